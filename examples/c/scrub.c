/* An animator in the hand: started, paused, scrubbed back, let go, turned around.
 * Pausing moves neither the picture nor the fraction; from there it follows the
 * hand along a line.
 * With a folder as argument it draws its curve there. */
#include "support/stage.h"

#include <stdio.h>

static void go(void *user_data) {
  motus_view_set_center(((stage *)user_data)->card, (motus_point){330, 100});
}

static void ended(void *user_data, motus_animating_position position) {
  (void)user_data;
  printf("  -- ended at the %s\n",
         position == MOTUS_POSITION_START ? "start" : "end");
}

int main(int argc, char **argv) {
  stage s;
  motus_timing ease_in;
  motus_property_animator *animator;
  double fraction;
  int step;
  stage_open(&s, "An animator that is paused, scrubbed and turned around");
  motus_timing_init(&ease_in, sizeof ease_in);
  ease_in.type = MOTUS_TIMING_EASE_IN;
  check(motus_property_animator_create(s.runtime, 1, &ease_in, &animator),
        "create an animator");
  motus_property_animator_add_animations(animator, go, &s, NULL);
  motus_property_animator_add_completion(animator, ended, NULL, NULL);

  motus_property_animator_start(animator);
  stage_run(&s, 0.5);
  stage_mark(&s, "paused");
  motus_property_animator_pause(animator);
  fraction = motus_property_animator_fraction_complete(animator);
  printf("  the fraction is %.3f\n", fraction);
  for (step = 1; step <= 20; step++) {
    motus_property_animator_set_fraction_complete(animator,
                                                  fraction + step * 0.02);
    stage_run(&s, 1.0 / 60);
  }
  stage_mark(&s, "let go");
  motus_property_animator_start(animator);
  stage_run(&s, 0.1);
  stage_mark(&s, "turned around");
  motus_property_animator_set_reversed(animator, true);
  stage_run(&s, 1.1);
  motus_release(animator);
  return stage_close(&s, argc > 1 ? argv[1] : NULL, "scrub");
}
