/* One motion in four parts: a card hops along a smooth curve through its
 * keyframes, then an animator plays the same and is scrubbed back by hand.
 * With a folder as argument it draws its curve there. */
#include "support/stage.h"

#include <stdio.h>

static void hop(stage *s) {
  static const double stops[] = {150, 110, 290, 330};
  motus_keyframes_options options;
  int part;
  motus_keyframes_options_init(&options, sizeof options);
  options.duration = 1.2;
  options.calculation = MOTUS_KEYFRAMES_CUBIC;
  check(motus_runtime_begin_keyframes(s->runtime, &options), "begin");
  for (part = 0; part < 4; part++) {
    check(motus_runtime_begin_keyframe(s->runtime, part * 0.25, 0.25),
          "keyframe");
    motus_view_set_center(s->card, (motus_point){stops[part], 100});
    motus_runtime_commit_animation(s->runtime, NULL, NULL, NULL, NULL);
  }
  check(motus_runtime_commit_animation(s->runtime, NULL, NULL, NULL, NULL),
        "commit");
}

static void hop_again(void *user_data) {
  stage *s = user_data;
  motus_view_set_center(s->card, (motus_point){50, 100});
  hop(s);
}

int main(int argc, char **argv) {
  stage s;
  motus_property_animator *animator;
  int step;
  stage_open(&s, "Keyframes along a smooth curve, played and scrubbed");
  hop(&s);
  stage_run(&s, 1.3);

  stage_mark(&s, "in an animator");
  check(motus_property_animator_create(s.runtime, 1.2, NULL, &animator),
        "create an animator");
  motus_property_animator_add_animations(animator, hop_again, &s, NULL);
  motus_property_animator_start(animator);
  stage_run(&s, 0.7);
  stage_mark(&s, "by hand");
  motus_property_animator_pause(animator);
  for (step = 0; step < 30; step++) {
    double fraction = motus_property_animator_fraction_complete(animator);
    motus_property_animator_set_fraction_complete(animator, fraction - 0.015);
    stage_run(&s, 1.0 / 60);
  }
  stage_mark(&s, "let go");
  motus_property_animator_start(animator);
  stage_run(&s, 1.3);
  motus_release(animator);
  return stage_close(&s, argc > 1 ? argv[1] : NULL, "keyframes");
}
