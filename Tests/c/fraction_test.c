/* fraction_complete is elapsed time over duration, within 0 and 1,
 * monotone in the direction of travel, and continuous. */
#include "animator_scene.h"

static motus_timing spring(double ratio) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_SPRING_RATIO;
  timing.damping_ratio = ratio;
  return timing;
}

static void to_100(void *user_data) {
  motus_view_set_center(((scene *)user_data)->w.view, (motus_point){100, 0});
}

static double x(scene *s) {
  double center[2] = {-9, -9};
  motus_view_property(s->w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                      center, 2);
  return center[0];
}

static void open_with(scene *s, motus_timing timing) {
  open(s);
  motus_release(s->animator);
  CHECK_EQUAL(
      motus_property_animator_create(s->w.runtime, 1, &timing, &s->animator),
      MOTUS_OK);
  motus_property_animator_add_animations(s->animator, to_100, s, NULL);
  motus_property_animator_add_completion(s->animator, ended, s, NULL);
}

static void turned_round_twice_beyond_its_end_it_goes_on(void) {
  scene s;
  motus_timing half = spring(.5);
  open_with(&s, linear());
  motus_property_animator_pause(s.animator);
  CHECK_EQUAL(motus_property_animator_continue(s.animator, &half, .5),
              MOTUS_OK);
  tick(&s, .18);
  double there = x(&s);
  CHECK(there > 111 && there < 112);
  CHECK_NEAR(fraction(&s), .36, 1e-12);
  motus_property_animator_pause(s.animator);
  CHECK_NEAR(fraction(&s), .36, 1e-12);
  motus_property_animator_continue(s.animator, NULL, .5);
  motus_property_animator_set_reversed(s.animator, true);
  CHECK_NEAR(fraction(&s), .64, 1e-12);
  motus_property_animator_set_reversed(s.animator, false);
  CHECK_NEAR(fraction(&s), .36, 1e-12);
  tick(&s, .18);
  CHECK_NEAR(x(&s), there, 1e-9);
  CHECK(runs(&s));
  CHECK_TEXT(words, "");
  double last = there;
  for (int i = 1; i < 60 && runs(&s); i++) {
    tick(&s, .18 + i / 60.);
    CHECK(fabs(x(&s) - last) < 5);
    last = x(&s);
  }
  CHECK_TEXT(words, "end");
  CHECK_NEAR(x(&s), 100, 0);
  CHECK_NEAR(motus_view_center(s.w.view).x, 100, 0);
  close(&s, 2);
}

/* Pauses, carries on and turns round; the fraction goes on as if nothing had
 * happened, never back, and the picture never jumps. */
static void a_spring_keeps_its_fraction(void) {
  const double ratios[] = {.2, .5, 1};
  for (int k = 0; k < 3; k++)
    for (int turn = 5; turn < 60; turn += 7) {
      scene s;
      open_with(&s, spring(ratios[k]));
      motus_property_animator_start(s.animator);
      double last = 0, time = 0;
      for (int i = 0; i < 400; i++) {
        double was = x(&s);
        if (i < 80 && i % 11 == 3) {
          motus_property_animator_pause(s.animator);
          CHECK_NEAR(fraction(&s), last, 1e-12);
          tick(&s, time);
          CHECK_NEAR(x(&s), was, 1e-9);
          motus_property_animator_set_fraction_complete(s.animator,
                                                        fraction(&s));
          tick(&s, time);
          CHECK_NEAR(x(&s), was, 1e-9);
          motus_property_animator_start(s.animator);
          CHECK_NEAR(fraction(&s), last, 1e-12);
        }
        if (i == turn) {
          motus_property_animator_set_reversed(s.animator, true);
          CHECK_NEAR(fraction(&s), 1 - last, 1e-12);
          last = 1 - last;
        }
        tick(&s, time += 1 / 60.);
        if (motus_property_animator_state(s.animator) != MOTUS_ANIMATING_ACTIVE)
          break;
        CHECK(fraction(&s) >= last && fraction(&s) <= 1);
        last = fraction(&s);
      }
      CHECK_TEXT(words, "start");
      CHECK_NEAR(motus_view_center(s.w.view).x, 0, 0);
      close(&s, 2);
    }
}

/* PA-4 counts where the visible progress is a fraction; beyond it the time
 * does. */
static void a_curve_in_its_overshoot_keeps_its_time(void) {
  scene s;
  motus_timing timing = linear();
  timing.type = MOTUS_TIMING_CUBIC;
  timing.control_1 = (motus_point){.3, .2};
  timing.control_2 = (motus_point){.4, 2};
  open_with(&s, timing);
  motus_property_animator_start(s.animator);
  tick(&s, .75);
  double there = x(&s);
  CHECK(there > 105);
  motus_property_animator_pause(s.animator);
  CHECK_NEAR(fraction(&s), .75, 1e-12);
  motus_property_animator_set_fraction_complete(s.animator, fraction(&s));
  tick(&s, 1);
  CHECK_NEAR(x(&s), there, 1e-9);
  motus_property_animator_set_fraction_complete(s.animator, 1);
  tick(&s, 1);
  CHECK_NEAR(x(&s), 100, 1e-9);
  motus_property_animator_set_fraction_complete(s.animator, 0);
  tick(&s, 1);
  CHECK_NEAR(x(&s), 0, 1e-9);
  close(&s, 2);
}

static void a_group_keeps_its_fraction(void) {
  scene s;
  motus_property_animator *group = NULL, *second = NULL;
  motus_timing timing = linear(), half = spring(.3);
  open_with(&s, timing);
  motus_property_animator_create(s.w.runtime, 1, &timing, &second);
  motus_property_animator_add_animations(second, fade, &s, NULL);
  motus_property_animator *members[] = {s.animator, second};
  CHECK_EQUAL(motus_property_animator_create_group(
                  s.w.runtime, MOTUS_ANIMATORS_SEQUENCE, 0, members, 2, &group),
              MOTUS_OK);
  motus_property_animator_start(group);
  tick(&s, .5);
  motus_property_animator_pause(group);
  motus_property_animator_continue(group, &half, .5);
  double last = .25;
  for (int i = 0; i < 40; i++) {
    tick(&s, .5 + i / 60.);
    double f = motus_property_animator_fraction_complete(group);
    CHECK(f >= last && f <= 1);
    last = f;
    if (i != 20)
      continue;
    double was = shown(&s);
    motus_property_animator_pause(group);
    CHECK_NEAR(motus_property_animator_fraction_complete(group), last, 1e-12);
    tick(&s, .5 + i / 60.);
    CHECK_NEAR(shown(&s), was, 1e-9);
    motus_property_animator_start(group);
  }
  motus_release(group);
  motus_release(second);
  close(&s, 2);
}

CHECK_MAIN(TEST(turned_round_twice_beyond_its_end_it_goes_on),
           TEST(a_spring_keeps_its_fraction),
           TEST(a_curve_in_its_overshoot_keeps_its_time),
           TEST(a_group_keeps_its_fraction))
