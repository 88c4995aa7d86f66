/* What is shown stays within what a property allows while a motion overshoots,
 * and what becomes the model is what the setter would take. */
#include "animator_scene.h"

static double one(scene *s, uint32_t property, int component) {
  double values[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(s->w.view, property, MOTUS_VALUE_SHOWN, values,
                      property == MOTUS_PROPERTY_BOUNDS ? 4 : 1);
  return values[component];
}

static double rate(scene *s, uint32_t property, int component) {
  double values[4] = {NAN, NAN, NAN, NAN};
  motus_view_property_velocity(s->w.view, property, values,
                               property == MOTUS_PROPERTY_BOUNDS ? 4 : 1);
  return values[component];
}

static void vanish(void *user_data) {
  scene *s = user_data;
  motus_view_set_bounds(s->w.view, (motus_rect){0, 0, 0, 5});
  motus_view_set_corner_radius(s->w.view, 0);
  motus_view_set_alpha(s->w.view, 0);
}

static void appear(void *user_data) {
  scene *s = user_data;
  motus_view_set_bounds(s->w.view, (motus_rect){0, 0, 100, 100});
  motus_view_set_corner_radius(s->w.view, 20);
  motus_view_set_alpha(s->w.view, 1);
}

static void check_within(scene *s) {
  CHECK(one(s, MOTUS_PROPERTY_BOUNDS, 2) >= 0);
  CHECK(one(s, MOTUS_PROPERTY_BOUNDS, 3) >= 0);
  CHECK(one(s, MOTUS_PROPERTY_CORNER_RADIUS, 0) >= 0);
  CHECK(shown(s) >= 0 && shown(s) <= 1);
  const motus_change *changes = NULL;
  size_t count = 0;
  motus_runtime_changes(s->w.runtime, &changes, &count);
  for (size_t i = 0; i < count; i++) {
    const double *v = changes[i].values;
    if (changes[i].property == MOTUS_PROPERTY_BOUNDS)
      CHECK(v[2] >= 0 && v[3] >= 0);
    if (changes[i].property == MOTUS_PROPERTY_ALPHA)
      CHECK(v[0] >= 0 && v[0] <= 1);
    if (changes[i].property == MOTUS_PROPERTY_CORNER_RADIUS)
      CHECK(v[0] >= 0);
  }
}

static motus_timing bouncy(void) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_SPRING_RATIO;
  timing.damping_ratio = .2;
  return timing;
}

/* Blocks of one and of many groups, animators, two motions on one property. */
static void a_spring_draws_nothing_impossible(void) {
  for (int way = 0; way < 4; way++) {
    scene s;
    motus_view *others[12];
    open(&s);
    appear(&s);
    motus_animation_options options;
    motus_animation_options_init(&options, sizeof options);
    options.timing = bouncy();
    options.duration = 1;
    motus_property_animator *animator = NULL;
    if (way == 1)
      for (int i = 0; i < 12; i++) { /* each a group of its own */
        others[i] = world_view(&s.w, s.w.window);
        motus_runtime_begin_animation(s.w.runtime, &options);
        motus_view_set_alpha(others[i], 0);
        motus_runtime_commit_animation(s.w.runtime, NULL, NULL, NULL, NULL);
      }
    if (way == 2) {
      motus_property_animator_create(s.w.runtime, 1, &options.timing,
                                     &animator);
      motus_property_animator_add_animations(animator, vanish, &s, NULL);
      motus_property_animator_start(animator);
    } else {
      motus_runtime_animate(s.w.runtime, &options, vanish, &s, NULL, NULL, NULL,
                            NULL);
    }
    bool has_met = false;
    for (int i = 1; i < 120; i++) {
      if (way == 3 && i % 9 == 0)
        motus_runtime_animate(s.w.runtime, &options, i % 2 ? vanish : appear,
                              &s, NULL, NULL, NULL, NULL);
      tick(&s, i / 60.);
      check_within(&s);
      if (way == 1)
        for (int k = 0; k < 12; k++) {
          double alpha = -1;
          motus_view_property(others[k], MOTUS_PROPERTY_ALPHA,
                              MOTUS_VALUE_SHOWN, &alpha, 1);
          CHECK(alpha >= 0 && alpha <= 1);
        }
      if (i < 40 && one(&s, MOTUS_PROPERTY_BOUNDS, 2) == 0) {
        has_met = true;
        CHECK_NEAR(rate(&s, MOTUS_PROPERTY_BOUNDS, 2), 0, 0);
      }
    }
    CHECK(has_met);
    if (animator)
      motus_release(animator);
    close(&s, 2);
  }
}

/* Stopped or cancelled there, the model is one that can be set. */
static void what_becomes_the_model_could_have_been_set(void) {
  scene s;
  motus_property_animator *animator = NULL;
  motus_timing timing = bouncy();
  open(&s);
  appear(&s);
  motus_property_animator_create(s.w.runtime, 1, &timing, &animator);
  motus_property_animator_add_animations(animator, vanish, &s, NULL);
  motus_property_animator_start(animator);
  double time = 0;
  while (one(&s, MOTUS_PROPERTY_BOUNDS, 2) > 0)
    tick(&s, time += 1 / 60.);
  motus_property_animator_stop(animator, true);
  motus_rect bounds = motus_view_bounds(s.w.view);
  CHECK_NEAR(bounds.width, 0, 0);
  CHECK_EQUAL(motus_view_set_bounds(s.w.view, bounds), MOTUS_OK);
  double radius = motus_view_corner_radius(s.w.view);
  CHECK(radius >= 0);
  motus_release(animator);
  close(&s, 2);
}

/* Set by somebody else while it goes back: the sum is brought to what is
 * possible. */
static void a_rollback_stays_within_what_is_possible(void) {
  scene s;
  open(&s);
  motus_property_animator_start(s.animator); /* alpha 1 to 0 */
  tick(&s, .5);
  motus_view_set_alpha(s.w.view, .8);
  motus_property_animator_set_reversed(s.animator, true);
  for (int i = 1; i < 5; i++) {
    tick(&s, .5 + i * .2);
    CHECK(shown(&s) >= 0 && shown(&s) <= 1);
  }
  CHECK_TEXT(words, "start");
  CHECK_NEAR(motus_view_alpha(s.w.view), 1, 0);
  CHECK_NEAR(shown(&s), 1, 0);
  close(&s, 2);
}

static void go_10(void *user_data) {
  motus_view_set_center(((scene *)user_data)->w.view, (motus_point){10, 0});
}
static void go_20(void *user_data) {
  motus_view_set_center(((scene *)user_data)->w.view, (motus_point){20, 0});
}
static void half(void *user_data) {
  motus_view_set_alpha(((scene *)user_data)->w.view, .5);
}

/* a second dissolve during the first one. */
static void dissolves_meet_without_a_jump(void) {
  for (int way = 0; way < 3; way++) {
    scene s;
    open(&s);
    motus_animation_options options;
    motus_animation_options_init(&options, sizeof options);
    options.duration = 1;
    motus_runtime_set_reduces_motion(s.w.runtime, true);
    motus_runtime_animate(s.w.runtime, &options, go_10, &s, NULL, NULL, NULL,
                          NULL);
    double last = 1, place = 0;
    for (int i = 1; i < 400; i++) {
      if (i == 60)
        motus_runtime_animate(s.w.runtime, &options, go_20, &s, NULL, NULL,
                              NULL, NULL);
      if (i == 80 && way == 1)
        motus_runtime_animate(s.w.runtime, &options, half, &s, NULL, NULL, NULL,
                              NULL);
      if (i == 80 && way == 2) { /* stopped by somebody else's stop */
        motus_property_animator_start(s.animator);
        tick(&s, i / 200.);
        motus_property_animator_stop(s.animator, true);
        CHECK_NEAR(motus_view_alpha(s.w.view), .995, 1e-12);
      }
      double rate = 0;
      motus_view_property_velocity(s.w.view, MOTUS_PROPERTY_ALPHA, &rate, 1);
      tick(&s, i / 200.);
      double now = shown(&s), center[2];
      CHECK(now >= 0 && now <= 1);
      CHECK(fabs(now - last) < .03);
      if (i != 60 && i != 80)
        CHECK(fabs((now - last) * 200 - rate) < .6);
      motus_view_property(s.w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                          center, 2);
      if (center[0] != place)
        CHECK(now < .02 && last < .02); /* nobody sees it move */
      place = center[0];
      last = now;
    }
    CHECK_NEAR(place, 20, 0);
    CHECK_NEAR(last, motus_view_alpha(s.w.view), 0);
    CHECK_NEAR(last, way == 0 ? 1 : way == 1 ? .5 : .995, 1e-12);
    CHECK(!motus_runtime_needs_tick(s.w.runtime));
    close(&s, 2);
  }
}

/* What is seen of one that dissolves twice at once: the one of the other. */
static void dissolves(bool first, bool second, double *seen, double *rates) {
  scene s;
  motus_animation_options options;
  open(&s);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  motus_runtime_set_reduces_motion(s.w.runtime, true);
  if (first)
    motus_runtime_animate(s.w.runtime, &options, go_10, &s, NULL, NULL, NULL,
                          NULL);
  for (int i = 1; i < 400; i++) {
    if (i == 60 && second)
      motus_runtime_animate(s.w.runtime, &options, go_20, &s, NULL, NULL, NULL,
                            NULL);
    tick(&s, i / 200.);
    seen[i] = shown(&s);
    motus_view_property_velocity(s.w.view, MOTUS_PROPERTY_ALPHA, rates + i, 1);
  }
  close(&s, 2);
}

static void dissolves_that_meet_multiply(void) {
  static double seen[3][400], rates[3][400];
  dissolves(true, false, seen[0], rates[0]);
  dissolves(false, true, seen[1], rates[1]);
  dissolves(true, true, seen[2], rates[2]);
  for (int i = 1; i < 400; i++) {
    CHECK_NEAR(seen[2][i], seen[0][i] * seen[1][i], 1e-12);
    CHECK_NEAR(rates[2][i], rates[0][i] * seen[1][i] + seen[0][i] * rates[1][i],
               1e-9);
  }
}

/* PA-4, R-11: paused on its way a dissolve is scrubbed along lines to both ends,
 * from where it was paused; its view jumps where nobody sees it. */
static void a_paused_dissolve_follows_the_hand_along_a_line(void) {
  static const double scrubs[] = {.3, .15, .02, .29, .31, .5, .65, .9, .7, .3};
  scene s;
  open(&s);
  motus_property_animator *mover = NULL;
  motus_timing timing = linear();
  timing.type = MOTUS_TIMING_EASE_IN;
  motus_runtime_set_reduces_motion(s.w.runtime, true);
  motus_property_animator_create(s.w.runtime, 1, &timing, &mover);
  motus_property_animator_add_animations(mover, go_10, &s, NULL);
  motus_property_animator_start(mover);
  tick(&s, .3);
  double there = (1 - shown(&s)) / 2, center[2];
  CHECK(there > .05 && there < .2); /* what the curve says at .3 */
  motus_property_animator_pause(mover);
  tick(&s, .3);
  CHECK_NEAR(shown(&s), 1 - 2 * there, 1e-12);
  for (int i = 0; i < 10; i++) {
    double f = scrubs[i];
    double at = f < .3 ? there * f / .3 : 1 - (1 - there) * (1 - f) / .7;
    motus_property_animator_set_fraction_complete(mover, f);
    tick(&s, .3);
    CHECK_NEAR(shown(&s), fabs(2 * at - 1), 1e-9);
    motus_view_property(s.w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                        center, 2);
    CHECK_NEAR(center[0], at < .5 ? 0 : 10, 0);
  }
  motus_property_animator_start(mover);
  double last = shown(&s), place = 0;
  for (int i = 1; i < 400; i++) {
    tick(&s, .3 + i / 200.);
    CHECK(fabs(shown(&s) - last) < .03);
    last = shown(&s);
    motus_view_property(s.w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                        center, 2);
    if (center[0] != place)
      CHECK(last < .03);
    place = center[0];
  }
  CHECK_NEAR(last, 1, 0);
  CHECK_NEAR(place, 10, 0);
  motus_release(mover);
  close(&s, 2);
}

CHECK_MAIN(TEST(a_spring_draws_nothing_impossible),
           TEST(a_paused_dissolve_follows_the_hand_along_a_line),
           TEST(what_becomes_the_model_could_have_been_set),
           TEST(a_rollback_stays_within_what_is_possible),
           TEST(dissolves_meet_without_a_jump),
           TEST(dissolves_that_meet_multiply))
