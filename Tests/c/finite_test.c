/* Nothing that is handed out is NaN or infinite, however large and small the
 * numbers are that were handed over. */
#include "dice.h"
#include "finite.h"
#include "report.h"
#include <float.h>
#include <math.h>

static void geometry_ends_at_1e60(void) {
  world w = world_open();
  const double far[] = {1.0000001e60, -1e61, DBL_MAX, -DBL_MAX};
  motus_transform_3d transform = {
      {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}};
  motus_point out;
  for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
    double x = far[i];
    CHECK_EQUAL(motus_view_set_center(w.view, (motus_point){x, 0}),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(motus_view_set_bounds(w.view, (motus_rect){x, 0, 1, 1}),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(motus_view_set_frame(w.view, (motus_rect){0, 0, 1, x}),
                MOTUS_ERROR_INVALID_ARGUMENT);
    transform.m[6] = x;
    CHECK_EQUAL(motus_view_set_transform_3d(w.view, &transform),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(
        motus_view_convert_point(w.view, (motus_point){0, x}, NULL, &out),
        MOTUS_ERROR_INVALID_ARGUMENT);
  }
  CHECK_EQUAL(motus_view_set_center(w.view, (motus_point){1e60, -1e60}),
              MOTUS_OK);
  world_close(&w);
}

/* Of transforms in transforms, and of one whose w is nearly 0. */
static void what_is_beyond_all_numbers_is_drawn_as_nothing(void) {
  for (int kind = 0; kind < 3; kind++) {
    world w = world_open();
    motus_view *chain[8] = {w.view};
    motus_transform_3d deep = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0,
                                kind == 1 ? DBL_MIN / 2 : 1}};
    const motus_draw_item *items;
    const motus_draw_effect *effects;
    size_t count, effect_count;
    motus_transform by;
    if (kind == 2)
      deep.m[3] = 1e-3, deep.m[0] = 1e60;
    for (int i = 0; i < 8; i++) {
      if (i > 0) {
        CHECK_EQUAL(motus_view_create(w.runtime, &chain[i]), MOTUS_OK);
        CHECK_EQUAL(motus_view_add_subview(chain[i - 1], chain[i]), MOTUS_OK);
      }
      CHECK_EQUAL(motus_view_set_frame(chain[i], (motus_rect){10, 20, 30, 40}),
                  MOTUS_OK);
      if (kind)
        CHECK_EQUAL(motus_view_set_transform_3d(chain[i], &deep), MOTUS_OK);
    }
    for (int round = 0; round < 3; round++) {
      /* The last round changes values only: they are brought up to date. */
      for (int i = 0; i < 8 && !kind && round; i++)
        CHECK_EQUAL(motus_view_set_transform(
                        chain[i],
                        (motus_transform){1e60 * round / 2, 0, 0, 1e60, 0, 0}),
                    MOTUS_OK);
      CHECK_EQUAL(motus_runtime_draw_list(w.runtime, &items, &count), MOTUS_OK);
      CHECK(count >= 9);
      int nothing = 0;
      for (size_t i = 0; i < count; i++) {
        CHECK(all_finite(&items[i].transform.a, 6));
        nothing += items[i].transform.a == 0 && items[i].transform.d == 0;
      }
      CHECK(nothing > 0 || !(kind || round));
      CHECK_EQUAL(
          motus_runtime_draw_effects(w.runtime, &effects, &effect_count),
          MOTUS_OK);
      CHECK_EQUAL(effect_count > 0, kind > 0);
      for (size_t i = 0; i < effect_count; i++)
        CHECK(all_finite(effects[i].transform.m, 16));
    }
    /* Eight in each other come to w = 0, which is read as 1. */
    CHECK_EQUAL(motus_view_transform_by(chain[kind == 1 ? 1 : 7],
                                        kind == 1 ? chain[0] : NULL,
                                        MOTUS_VALUE_SHOWN, &by),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK(by.a == 0 && by.tx == 0);
    for (int i = 7; i > 0; i--)
      motus_release(chain[i]);
    world_close(&w);
  }
}

static void a_spring_answers_what_is_finite(void) {
  double left = 9, speed = 9;
  CHECK_EQUAL(motus_spring_settle(10, DBL_MAX, 3, 1 / 60., &left, &speed),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(left == 0 && speed == 0);
}

/* R-14, and the conventions of the header: what is too large is refused, what
 * is too small counts as nothing. */
static bool all_in_reach(const double *numbers, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!(fabs(numbers[i]) <= 1e60))
      return false;
  return true;
}

/* What moves between two legal values is asked of everybody who tells of it, in
 * flight: turned round, held and let go. */
static void in_flight_all_is_in_reach(motus_runtime *runtime, motus_view *view,
                                      uint32_t property, size_t components,
                                      int frame) {
  const motus_change *changes;
  const motus_motion *motions;
  size_t count;
  double values[16];
  CHECK_EQUAL(motus_runtime_tick(runtime, frame / 60.), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_changes(runtime, &changes, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    CHECK(all_in_reach(changes[i].values, changes[i].component_count));
  CHECK_EQUAL(motus_runtime_motions(runtime, &motions, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    CHECK(all_in_reach(motions[i].velocity, motions[i].component_count));
  CHECK_EQUAL(motus_view_property(view, property, MOTUS_VALUE_SHOWN, values,
                                  components),
              MOTUS_OK);
  CHECK(all_in_reach(values, components));
  CHECK_EQUAL(motus_view_property_velocity(view, property, values, components),
              MOTUS_OK);
  CHECK(all_in_reach(values, components));
}

static void what_moves_between_legal_values_stays_in_reach(void) {
  static const double edges[] = {0,     -1,   1e60, -1e60, 1e30,
                                 1e-60, 1e59, 1,    -1e45, 1e15};
  static const struct {
    uint32_t property;
    size_t components;
  } kinds[] = {{MOTUS_PROPERTY_TRANSFORM_3D, 16},
               {MOTUS_PROPERTY_TRANSFORM, 6},
               {MOTUS_PROPERTY_CENTER, 2},
               {MOTUS_PROPERTY_BACKGROUND_COLOR, 4}};
  uint64_t dice = 5;
  for (int round = 0; round < 240; round++) {
    world w = world_open();
    uint32_t property = kinds[round & 3].property;
    size_t components = kinds[round & 3].components;
    double values[16];
    for (int part = 0; part < 3; part++) {
      motus_animation_options options;
      motus_animation_options_init(&options, sizeof options);
      if (round & 4) {
        options.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
        options.timing.bounce = .9;
      }
      if (part)
        CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &options),
                    MOTUS_OK);
      for (size_t i = 0; i < components; i++)
        values[i] = edges[dice_roll(&dice, 10)];
      motus_view_set_property(w.view, property, values, components);
      if (part)
        CHECK_EQUAL(
            motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
            MOTUS_OK);
      for (int frame = 0; frame < 7; frame++)
        in_flight_all_is_in_reach(w.runtime, w.view, property, components,
                                  part * 7 + frame);
    }
    report_clear();
    world_close(&w);
  }
}

static void settings_end_at_1e60(void) {
  const double far[] = {1.0000001e60, DBL_MAX, INFINITY, NAN};
  world w = world_open();
  motus_animation_options options;
  for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
    motus_animation_options_init(&options, sizeof options);
    options.duration = far[i];
    CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &options),
                MOTUS_ERROR_INVALID_ARGUMENT);
    options.duration = 1;
    options.delay = far[i];
    CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &options),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(motus_runtime_set_window_size(w.runtime,
                                              (motus_size){far[i], 100}, 0,
                                              NULL, NULL, NULL, NULL),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(motus_runtime_tick(w.runtime, far[i]),
                MOTUS_ERROR_INVALID_ARGUMENT);
  }
  world_close(&w);
}

static void move(void *view) {
  motus_view_set_center(view, (motus_point){100, 200});
}

/* Curves and springs, of no time and of as much as there is. */
static void what_is_shown_is_finite_in_the_shortest_and_longest_time(void) {
  const double times[] = {5e-324, 1e-310, 1e-60, 1e60};
  for (size_t i = 0; i < sizeof times / sizeof *times; i++)
    for (int type = MOTUS_TIMING_LINEAR; type <= MOTUS_TIMING_CUBIC; type++) {
      world w = world_open();
      motus_animation_options options;
      motus_animation_options_init(&options, sizeof options);
      options.duration = times[i];
      options.timing.type = (motus_timing_type)type;
      CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, move, w.view, NULL,
                                        NULL, NULL, NULL),
                  MOTUS_OK);
      for (int frame = 0; frame < 4; frame++) {
        const motus_change *changes;
        size_t count;
        CHECK_EQUAL(motus_runtime_tick(w.runtime, frame / 60.), MOTUS_OK);
        CHECK_EQUAL(motus_runtime_changes(w.runtime, &changes, &count),
                    MOTUS_OK);
        for (size_t j = 0; j < count; j++)
          CHECK(all_finite(changes[j].values, changes[j].component_count));
      }
      world_close(&w);
    }
}

/* All matrices of zeros, ones and what is next to nothing. */
static motus_transform flat;
static void shear(void *view) {
  CHECK_EQUAL(motus_view_set_transform(view, flat), MOTUS_OK);
}
static void rows_that_are_next_to_parallel_are_animated(void) {
  const double numbers[] = {0, 1, -1, 5e-324, 1e-310};
  for (int i = 0; i < 5 * 5 * 5 * 5; i++) {
    world w = world_open();
    flat = (motus_transform){numbers[i % 5],
                             numbers[i / 5 % 5],
                             numbers[i / 25 % 5],
                             numbers[i / 125],
                             1,
                             2};
    CHECK_EQUAL(motus_runtime_animate(w.runtime, NULL, shear, w.view, NULL,
                                      NULL, NULL, NULL),
                MOTUS_OK);
    for (int frame = 0; frame < 4; frame++) {
      double shown[6];
      CHECK_EQUAL(motus_runtime_tick(w.runtime, frame / 10.), MOTUS_OK);
      motus_view_property(w.view, MOTUS_PROPERTY_TRANSFORM, MOTUS_VALUE_SHOWN,
                          shown, 6);
      CHECK(all_finite(shown, 6));
    }
    world_close(&w);
  }
}

static void flatten(void *view) {
  motus_transform_3d transform = {
      {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 3, 4, 5, -5e-324}};
  motus_view_set_transform_3d(view, &transform);
}

static void a_transform_with_next_to_no_w_is_animated(void) {
  world w = world_open();
  CHECK_EQUAL(motus_runtime_animate(w.runtime, NULL, flatten, w.view, NULL,
                                    NULL, NULL, NULL),
              MOTUS_OK);
  for (int frame = 0; frame < 4; frame++) {
    const motus_change *changes;
    size_t count;
    CHECK_EQUAL(motus_runtime_tick(w.runtime, frame / 20.), MOTUS_OK);
    CHECK_EQUAL(motus_runtime_changes(w.runtime, &changes, &count), MOTUS_OK);
    CHECK(count > 0);
    for (size_t j = 0; j < count; j++)
      CHECK(all_finite(changes[j].values, changes[j].component_count));
  }
  world_close(&w);
}

static void a_frame_beyond_all_numbers_is_zero(void) {
  world w = world_open();
  motus_transform_3d transform = {
      {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1e-310}};
  CHECK_EQUAL(motus_view_set_frame(w.view, (motus_rect){10, 20, 30, 40}),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_transform_3d(w.view, &transform), MOTUS_OK);
  motus_rect frame = motus_view_frame(w.view);
  CHECK(frame.x == 0 && frame.y == 0 && frame.width == 0 && frame.height == 0);
  world_close(&w);
}

static double told;
static void tell(void *u, motus_display_link *link, double now, double target) {
  (void)u, (void)link, (void)now;
  told = target;
}

static void the_next_call_of_a_display_link_is_finite(void) {
  world w = world_open();
  motus_display_link *link = NULL;
  CHECK_EQUAL(motus_display_link_create(w.runtime, tell, NULL, NULL, &link),
              MOTUS_OK);
  CHECK_EQUAL(motus_display_link_set_frame_rates(
                  link, (motus_frame_rate_range){0, 0, 1e-310}),
              MOTUS_OK);
  told = NAN;
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 0), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 1), MOTUS_OK);
  CHECK(isfinite(told));
  motus_release(link);
  world_close(&w);
}

static int asked;
static double broken_clock(void *numbers) {
  return ((const double *)numbers)[asked++ % 4];
}

static void a_clock_without_numbers_adds_nothing(void) {
  world w = world_open();
  double numbers[] = {0, INFINITY, NAN, -INFINITY};
  motus_dynamic_animator *animator = NULL;
  motus_gravity_behavior *gravity = NULL;
  CHECK_EQUAL(motus_view_set_frame(w.view, (motus_rect){10, 20, 30, 40}),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_create(w.runtime, w.window, &animator),
              MOTUS_OK);
  motus_dynamic_item *item = (motus_dynamic_item *)w.view;
  CHECK_EQUAL(motus_gravity_behavior_create(w.runtime, &item, 1, &gravity),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(
                  animator, (motus_dynamic_behavior *)gravity),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_set_profile_clock(animator, broken_clock,
                                                       numbers, NULL),
              MOTUS_OK);
  for (int frame = 0; frame < 8; frame++)
    CHECK_EQUAL(motus_runtime_tick(w.runtime, frame / 60.), MOTUS_OK);
  CHECK(asked > 0);
  const motus_dynamic_stage_time *times;
  size_t count;
  CHECK_EQUAL(motus_dynamic_animator_stage_times(animator, &times, &count),
              MOTUS_OK);
  CHECK(count > 0);
  for (size_t i = 0; i < count; i++)
    CHECK(isfinite(times[i].seconds));
  motus_release(gravity);
  motus_release(animator);
  world_close(&w);
}

CHECK_MAIN(TEST(geometry_ends_at_1e60),
           TEST(what_moves_between_legal_values_stays_in_reach),
           TEST(what_is_beyond_all_numbers_is_drawn_as_nothing),
           TEST(a_spring_answers_what_is_finite), TEST(settings_end_at_1e60),
           TEST(what_is_shown_is_finite_in_the_shortest_and_longest_time),
           TEST(rows_that_are_next_to_parallel_are_animated),
           TEST(a_transform_with_next_to_no_w_is_animated),
           TEST(a_frame_beyond_all_numbers_is_zero),
           TEST(the_next_call_of_a_display_link_is_finite),
           TEST(a_clock_without_numbers_adds_nothing))
