/* Reduced motion: what would move fades out and in again, as fast as it would have
 * moved. */
#include "report.h"

static double x(motus_view *view) {
  double v[2] = {0};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, v, 2);
  return v[0];
}

static void to(motus_view *view, double x) {
  CHECK_EQUAL(motus_view_set_center(view, (motus_point){x, 0}), MOTUS_OK);
}

static void tick(world *w, double time) {
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

/* When the view is seen elsewhere, in frames; -1 for never. */
static int frames_until_it_is_elsewhere(motus_timing timing, bool glides) {
  world w = world_open();
  motus_implicit_options o;
  motus_animation_options b;
  motus_implicit_options_init(&o, sizeof o);
  motus_animation_options_init(&b, sizeof b);
  o.duration = b.duration = .5;
  o.timing = b.timing = timing;
  o.delay = b.delay = .125;
  motus_runtime_set_reduces_motion(w.runtime, true);
  tick(&w, 0);
  if (glides)
    motus_view_set_implicit(w.view, MOTUS_PROPERTY_CENTER, &o);
  else
    motus_runtime_begin_animation(w.runtime, &b);
  to(w.view, 100);
  if (!glides)
    motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  int found = -1;
  for (int i = 0; i < 400 && found < 0; i++) {
    tick(&w, i / 240.);
    double there = x(w.view);
    CHECK(there == 0 || there == 100);
    if (there == 100)
      found = i;
  }
  world_close(&w);
  return found;
}

/* IM-11: the way out and in again is as fast as the timing is; a block and a
 * glide of one timing change their place together. */
static void reduced_motion_keeps_the_timing(void) {
  motus_timing timings[6];
  for (int i = 0; i < 6; i++)
    motus_timing_init(&timings[i], sizeof timings[i]);
  timings[0].type = MOTUS_TIMING_LINEAR;
  timings[1].type = MOTUS_TIMING_EASE_IN;
  timings[2].type = MOTUS_TIMING_EASE_OUT;
  timings[3].type = MOTUS_TIMING_SPRING_RESPONSE;
  timings[3].spring_duration = .5;
  timings[3].damping_ratio = 1;
  timings[4].type = MOTUS_TIMING_SPRING_BOUNCE;
  timings[4].bounce = .4;
  timings[5].type = MOTUS_TIMING_STEPS;
  timings[5].step_count = 4;
  int places[6];
  for (int i = 0; i < 6; i++) {
    places[i] = frames_until_it_is_elsewhere(timings[i], true);
    CHECK(places[i] > 0);
    CHECK_EQUAL(places[i], frames_until_it_is_elsewhere(timings[i], false));
  }
  CHECK(places[1] > places[0] && places[0] > places[2]);
}

CHECK_MAIN(TEST(reduced_motion_keeps_the_timing))
