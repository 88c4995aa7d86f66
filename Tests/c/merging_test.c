/* Glides along eases that are set while others are on their way: one motion,
 * which keeps place and velocity (docs/RULES.md, IM-1, IM-14). */
#include "dice.h"
#include "report.h"
#include <math.h>

static double now;
static int settled, finished;

static void settle(void *u, motus_view *view, uint32_t property, bool done) {
  (void)u, (void)view, (void)property;
  settled += 1, finished += done;
}

static void tick(world *w, double seconds) {
  CHECK_EQUAL(motus_runtime_tick(w->runtime, now += seconds), MOTUS_OK);
}

static motus_view *glider(world *w, motus_timing_type type, double duration) {
  motus_implicit_options options;
  motus_implicit_options_init(&options, sizeof options);
  options.duration = duration;
  options.timing.type = type;
  CHECK_EQUAL(motus_view_set_implicit(w->view, MOTUS_PROPERTY_ALPHA, &options),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_view_set_settle(w->view, MOTUS_PROPERTY_ALPHA, settle, NULL, NULL),
      MOTUS_OK);
  motus_view_add_subview(w->window, w->view);
  settled = finished = 0;
  return w->view;
}

static double velocity(motus_view *view) {
  double value = NAN;
  CHECK_EQUAL(
      motus_view_property_velocity(view, MOTUS_PROPERTY_ALPHA, &value, 1),
      MOTUS_OK);
  return value;
}

static double shown(motus_view *view) {
  double value = NAN;
  CHECK_EQUAL(motus_view_property(view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN,
                                  &value, 1),
              MOTUS_OK);
  return value;
}

static const struct ease {
  motus_timing_type type;
  double slope; /* of its start, in mean slopes */
} eases[] = {{MOTUS_TIMING_EASE, .4},
             {MOTUS_TIMING_EASE_IN_OUT, 0},
             {MOTUS_TIMING_EASE_OUT, 1 / .58},
             {MOTUS_TIMING_EASE_IN, 0}};

/* Set at any time: the place stays, and the velocity changes by that with which
 * the new ease begins and nothing else. */
static void a_glide_that_is_set_anew_keeps_place_and_velocity(void) {
  for (uint64_t seed = 1; seed <= 200; seed++) {
    uint64_t dice = seed;
    const struct ease *ease = &eases[dice_roll(&dice, 4)];
    double duration = .2 + dice_roll(&dice, 10) / 10., target = .5;
    world w = world_open();
    now = 0;
    motus_view *view = glider(&w, ease->type, duration);
    motus_view_set_alpha(view, .5);
    tick(&w, 0), tick(&w, .1);
    for (int i = 0; i < 30; i++) {
      double place = shown(view), before = velocity(view);
      double old = target;
      target =
          .3 + dice_roll(&dice, 400) / 1000.; /* within 0 and 1 all the way */
      motus_view_set_alpha(view, target);
      CHECK_NEAR(shown(view), place, 1e-12);
      CHECK_NEAR(velocity(view),
                 before + (target - old) * ease->slope / duration, 1e-9);
      tick(&w, 1e-7);
      CHECK_NEAR(shown(view), place, 1e-5);
      tick(&w, (1 + dice_roll(&dice, 100)) * duration / 160);
    }
    world_close(&w);
  }
}

/* However long the glides before it had been. */
static void the_last_glide_says_when_it_is_over(void) {
  world w = world_open();
  now = 0;
  motus_view *view = glider(&w, MOTUS_TIMING_EASE, 5);
  tick(&w, 0), tick(&w, .1);
  motus_view_set_alpha(view, 0);
  tick(&w, .5);
  glider(&w, MOTUS_TIMING_EASE_IN_OUT, .25);
  motus_view_set_alpha(view, .75);
  tick(&w, .24);
  CHECK_EQUAL(settled, 0);
  CHECK(fabs(shown(view) - .75) > 1e-6);
  tick(&w, .011);
  CHECK_EQUAL(settled, 1);
  CHECK_EQUAL(finished, 1);
  CHECK_NEAR(shown(view), .75, 0);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  world_close(&w);
}

/* A steep start would carry what is left of the others beyond: these are added
 * up as springs of different kinds are. */
static void under_a_steep_ease_nothing_swings_back(void) {
  for (int steep = 0; steep < 2; steep++) {
    world w = world_open();
    motus_implicit_options options;
    now = 0;
    motus_view *view = glider(&w, MOTUS_TIMING_EASE, 1);
    motus_implicit_options_init(&options, sizeof options);
    options.duration = 1;
    options.timing.type = MOTUS_TIMING_CUBIC;
    options.timing.control_1 = (motus_point){.05, steep ? .9 : .1};
    options.timing.control_2 = (motus_point){.3, 1};
    motus_view_set_implicit(view, MOTUS_PROPERTY_ALPHA, &options);
    motus_view_set_alpha(view, 0);
    tick(&w, 0), tick(&w, .1);
    motus_view_set_alpha(view, .5);
    tick(&w, .02);
    motus_view_set_alpha(view, 1);
    double last = shown(view);
    for (int i = 0; i < 60; i++) {
      tick(&w, 1 / 60.);
      CHECK(shown(view) >= last - 1e-12 && shown(view) <= 1);
      last = shown(view);
    }
    world_close(&w);
  }
}

/* A motion however often it is set: its memory does not grow, and the frame in
 * which it is set adds none. */
static void a_glide_that_is_set_in_every_frame_takes_no_memory(void) {
  world w = world_open();
  uint64_t bytes = 0;
  now = 0;
  motus_view *view = glider(&w, MOTUS_TIMING_EASE, .5);
  tick(&w, 0);
  for (int i = 0; i < 600; i++) {
    motus_statistics s = {.struct_size = sizeof s};
    motus_view_set_alpha(view, .5 + .5 * ((i * 7) % 11) / 11);
    tick(&w, 1 / 120.);
    motus_runtime_statistics(w.runtime, &s);
    if (i == 100)
      bytes = s.library_bytes;
    else if (i > 100)
      CHECK_EQUAL(s.library_bytes, bytes);
  }
  CHECK_EQUAL(settled, 0);
  tick(&w, .5);
  CHECK_EQUAL(settled, 1);
  world_close(&w);
}

CHECK_MAIN(TEST(a_glide_that_is_set_anew_keeps_place_and_velocity),
           TEST(the_last_glide_says_when_it_is_over),
           TEST(under_a_steep_ease_nothing_swings_back),
           TEST(a_glide_that_is_set_in_every_frame_takes_no_memory))
