/* A card on its way is sent elsewhere, twice. It keeps its velocity: the new
 * motion is added to the old one, which dies away.
 * With a folder as argument it draws its curve there. */
#include "support/stage.h"

static void send(stage *s, double x) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.8;
  check(motus_runtime_begin_animation(s->runtime, &options), "begin");
  motus_view_set_center(s->card, (motus_point){x, 100});
  check(motus_runtime_commit_animation(s->runtime, NULL, NULL, NULL, NULL),
        "commit");
}

int main(int argc, char **argv) {
  stage s;
  stage_open(&s, "A card that changes its mind twice");
  stage_mark(&s, "to the right");
  send(&s, 330);
  stage_run(&s, 0.4);
  stage_mark(&s, "back to the left");
  send(&s, 50);
  stage_run(&s, 0.3);
  stage_mark(&s, "to the middle");
  send(&s, 190);
  stage_run(&s, 1);
  return stage_close(&s, argc > 1 ? argv[1] : NULL, "retarget");
}
