/* fraction_complete is elapsed time over duration, within 0 and 1,
 * monotone in the direction of travel, and continuous. */
#include "animator_options.h"
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

static motus_timing any_timing(int kind) {
  motus_timing timing = linear();
  switch (kind) {
  case 1:
    timing.type = MOTUS_TIMING_EASE_IN;
    break;
  case 2:
    timing.type = MOTUS_TIMING_EASE_OUT;
    break;
  case 3:
    timing.type = MOTUS_TIMING_CUBIC;
    timing.control_1 = (motus_point){.3, .2};
    timing.control_2 = (motus_point){.4, 2};
    break;
  case 4:
    return spring(.5);
  default:
    break;
  }
  return timing;
}

/* A call that moves nothing: neither the picture nor, but for its direction,
 * the fraction. */
static void check_calm(scene *s, double was_fraction, double was_x) {
  CHECK_NEAR(fraction(s), was_fraction, 1e-12);
  CHECK_NEAR(x(s), was_x, 1e-9);
}

/* Runs on to the end; the fraction grows evenly to 1 on the way. */
static void run_out(scene *s, double *time, bool pauses, bool reversed) {
  double last = fraction(s), shown_last = x(s);
  int frames = 0;
  while (runs(s) && frames++ < 400) {
    tick(s, *time += 1 / 120.);
    CHECK(fabs(x(s) - shown_last) < 25);
    shown_last = x(s);
    if (motus_property_animator_state(s->animator) == MOTUS_ANIMATING_ACTIVE) {
      CHECK(fraction(s) >= last - 1e-12 && fraction(s) <= 1);
      last = fraction(s);
    }
  }
  CHECK(frames < 400);
  CHECK_NEAR(x(s), reversed ? 0 : 100, 1e-9);
  if (pauses) {
    CHECK_EQUAL(motus_property_animator_state(s->animator),
                MOTUS_ANIMATING_ACTIVE);
    CHECK_NEAR(fraction(s), 1, 0);
    CHECK_TEXT(words, "");
    motus_property_animator_set_reversed(s->animator, !reversed);
    CHECK_NEAR(fraction(s), 0, 0);
    motus_property_animator_set_reversed(s->animator, reversed);
    CHECK_NEAR(fraction(s), 1, 0);
    ANIMATOR_SET(s->animator, pauses_on_completion, false);
    motus_property_animator_start(s->animator);
    tick(s, *time += 1);
    tick(s, *time += 1);
  }
  CHECK_TEXT(words, reversed ? "start" : "end");
  CHECK_NEAR(fraction(s), 0, 0);
}

static void a_course(motus_timing timing, bool linearly, bool pauses,
                     double scrub, bool reverses, int way) {
  scene s;
  motus_timing other = spring(.6);
  double time = 0, f, there;
  open_with(&s, timing);
  ANIMATOR_SET(s.animator, scrubs_linearly, linearly);
  ANIMATOR_SET(s.animator, pauses_on_completion, pauses);
  motus_property_animator_start(s.animator);
  tick(&s, time += .3);
  f = fraction(&s);
  there = x(&s);
  CHECK_NEAR(f, .3, 1e-12);
  motus_property_animator_pause(s.animator);
  check_calm(&s, f, there);
  tick(&s, time += .25);
  check_calm(&s, f, there);
  if (scrub >= 0) {
    double before = there;
    for (int i = 1; i <= 10; i++) {
      double to = f + (scrub - f) * i / 10;
      motus_property_animator_set_fraction_complete(s.animator, to);
      CHECK_NEAR(fraction(&s), to, 1e-12);
      tick(&s, time);
      CHECK(fabs(x(&s) - before) < 25);
      if (linearly && timing.type != MOTUS_TIMING_SPRING_RATIO)
        CHECK_NEAR(x(&s),
                   to < f ? there * to / f
                          : 100 - (100 - there) * (1 - to) / (1 - f),
                   1e-9);
      before = x(&s);
    }
    f = scrub;
    there = x(&s);
  }
  if (reverses) {
    motus_property_animator_set_reversed(s.animator, true);
    check_calm(&s, f = 1 - f, there);
  }
  CHECK_EQUAL(motus_property_animator_continue(
                  s.animator, way == 2 ? &other : NULL, way == 1 ? .5 : 0),
              MOTUS_OK);
  check_calm(&s, f, there);
  tick(&s, time += .05);
  motus_property_animator_pause(s.animator);
  f = fraction(&s);
  there = x(&s);
  motus_property_animator_start(s.animator);
  check_calm(&s, f, there);
  run_out(&s, &time, pauses, reverses);
  close(&s, 2);
}

/* PA-4, PA-5, PA-7, PA-8, PA-9, PA-10, R-17: timings, scrubbing along lines or
 * curves, not at all or to a fraction, there and back, on its own timing, in
 * half of the time or on a spring, with and without a pause at the end. */
static void every_course_keeps_its_fraction(void) {
  const double scrubs[] = {-1, .1, .8};
  for (int k = 0; k < 5 * 2 * 2 * 3 * 2 * 3; k++) {
    int rest = k, kind = rest % 5;
    bool linearly = (rest /= 5) % 2, pauses = (rest /= 2) % 2;
    double scrub = scrubs[(rest /= 2) % 3];
    bool reverses = (rest /= 3) % 2;
    int way = (rest /= 2) % 3, before = check_failures;
    a_course(any_timing(kind), linearly, pauses, scrub, reverses, way);
    if (check_failures != before) {
      printf("    timing %d, linearly %d, pauses %d, scrub %g, reverses %d, "
             "way %d\n",
             kind, linearly, pauses, scrub, reverses, way);
      return;
    }
  }
}

CHECK_MAIN(TEST(every_course_keeps_its_fraction),
           TEST(turned_round_twice_beyond_its_end_it_goes_on),
           TEST(a_spring_keeps_its_fraction),
           TEST(a_curve_in_its_overshoot_keeps_its_time),
           TEST(a_group_keeps_its_fraction))
