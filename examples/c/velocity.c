/* A finger drags a card and lets go in full flight: a spring takes over its
 * velocity, to where the card would have slid. On its way the card is caught by
 * another, stiffer spring, which takes the velocity over once more.
 * With a folder as argument it draws its curves there. */
#include "support/stage.h"

/* How fast the card moves, as the library tells it. */
static double speed(stage *s) {
  double velocity[2] = {0, 0};
  motus_view_property_velocity(s->card, MOTUS_PROPERTY_CENTER, velocity, 2);
  return velocity[0];
}

static void run(stage *s, double seconds, int panel) {
  double end = s->time + seconds;
  while (s->time < end - 1e-9) {
    stage_run(s, 1.0 / 60);
    plot_point(s->plot, panel, s->time - 1.0 / 60, speed(s));
  }
}

int main(int argc, char **argv) {
  stage s;
  motus_animation_options options;
  motus_decay slide = {0.99, 0, 0};
  double finger[2] = {900, 0}, x, end;
  int panel;
  stage_open(&s, "A velocity handed from a finger to a spring to a spring");
  panel = plot_panel(s.plot, "velocity, points per second");

  stage_mark(&s, "the finger");
  for (x = 50; x < 200; x += finger[0] / 60) {
    motus_view_set_center(s.card, (motus_point){x, 100});
    stage_run(&s, 1.0 / 60);
  }

  stage_mark(&s, "lets go");
  slide.start = x;
  slide.velocity = finger[0];
  check(motus_decay_projected_end(&slide, &end, NULL), "project");
  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_SPRING; /* its settling time is its own */
  check(motus_runtime_begin_animation(s.runtime, &options), "begin");
  motus_view_set_center(s.card, (motus_point){end, 100});
  check(motus_view_set_property_velocity(s.card, MOTUS_PROPERTY_CENTER, finger,
                                         2),
        "hand the velocity over");
  check(motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL),
        "commit");
  run(&s, 0.25, panel);

  stage_mark(&s, "caught");
  options.timing.stiffness = 400;
  options.timing.damping = 40;
  options.flags = MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE;
  check(motus_runtime_begin_animation(s.runtime, &options), "begin");
  motus_view_set_center(s.card, (motus_point){120, 100});
  check(motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL),
        "commit");
  run(&s, 0.8, panel);
  return stage_close(&s, argc > 1 ? argv[1] : NULL, "velocity");
}
