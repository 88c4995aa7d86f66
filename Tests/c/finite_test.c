/* Nothing that is handed out is NaN or infinite, however large and small the
 * numbers are that were handed over. */
#include "report.h"
#include <float.h>
#include <math.h>

static bool all_finite(const double *numbers, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!isfinite(numbers[i]))
      return false;
  return true;
}

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

CHECK_MAIN(TEST(geometry_ends_at_1e60),
           TEST(what_is_beyond_all_numbers_is_drawn_as_nothing),
           TEST(a_spring_answers_what_is_finite))
