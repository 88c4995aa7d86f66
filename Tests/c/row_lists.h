/* A list of rows 400 wide and 800 high in a window of that size, whose host
 * writes down what it is asked for and keeps views that come back. */
#ifndef ROW_LISTS_H
#define ROW_LISTS_H
#include "check.h"
#include "dice.h"
#include "seeds.h"

#include <math.h>
#include <motus.h>
#include <stdlib.h>

enum { SPARE = 4096 };

typedef struct rows rows;
struct rows {
  motus_runtime *runtime;
  motus_view *list;
  motus_scroller *scroller;
  double time;
  motus_view *spare[SPARE];
  int spare_count, made;
  /* By the order in which they came in this tick: + provided, - given back. */
  int provided, recycled, lived, warnings;
  uint64_t last_provided, last_recycled;
  size_t last_index;
  bool is_out_of_order, gave_back_late;
  motus_view *(*answer)(rows *r, uint64_t key);
  void (*inside)(rows *r, uint64_t key);
  void (*back)(rows *r, uint64_t key);
  int destroyed;
};

static inline motus_view *rows_take(rows *r) {
  motus_view *view = NULL;
  if (r->spare_count > 0)
    return r->spare[--r->spare_count];
  motus_view_create(r->runtime, &view);
  r->made += 1;
  return view;
}

static inline motus_view *rows_provide(void *user_data, motus_view *list,
                                       uint64_t key, size_t index) {
  rows *r = user_data;
  CHECK(list == r->list);
  r->is_out_of_order |= r->provided > 0 && index <= r->last_index;
  r->last_index = index;
  r->last_provided = key;
  r->provided += 1;
  if (r->inside)
    r->inside(r, key);
  motus_view *view = r->answer ? r->answer(r, key) : rows_take(r);
  r->lived += view != NULL;
  if (view)
    motus_set_tag(view, key);
  return view;
}

static inline void rows_recycle(void *user_data, motus_view *list, uint64_t key,
                                motus_view *row) {
  rows *r = user_data;
  CHECK(list == r->list);
  CHECK(motus_view_superview(row) == NULL);
  CHECK_EQUAL(motus_tag(row), key);
  r->gave_back_late |= r->provided > 0;
  r->last_recycled = key;
  r->recycled += 1;
  r->lived -= 1;
  if (r->back)
    r->back(r, key);
  if (r->spare_count < SPARE)
    r->spare[r->spare_count++] = row;
}

static inline void rows_destroyed(void *user_data) {
  ((rows *)user_data)->destroyed += 1;
}

static inline void rows_warn(void *user_data, motus_status status,
                             const char *function, const char *message) {
  rows *r = user_data;
  (void)status, (void)message;
  r->warnings += strcmp(function, "provide") == 0;
}

static inline motus_row *rows_make(size_t count, double extent) {
  motus_row *made = malloc((count + 1) * sizeof *made);
  for (size_t i = 0; i < count; i++)
    made[i] = (motus_row){i + 1, extent, 0};
  return made;
}

static inline void rows_tick(rows *r) {
  r->provided = r->recycled = 0;
  r->gave_back_late = false;
  r->time += 1 / 60.;
  CHECK_EQUAL(motus_runtime_tick(r->runtime, r->time), MOTUS_OK);
  CHECK(!r->is_out_of_order);
}

static inline void rows_rest(rows *r) {
  for (int i = 0; i < 400 && motus_runtime_needs_tick(r->runtime); i++)
    rows_tick(r);
  CHECK(!motus_runtime_needs_tick(r->runtime));
}

static inline void rows_open(rows *r) {
  motus_runtime_options options;
  motus_row_list_delegate delegate = {.struct_size = sizeof delegate,
                                      .provide = rows_provide,
                                      .recycle = rows_recycle};
  memset(r, 0, sizeof *r);
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){400, 800};
  CHECK_EQUAL(motus_runtime_create(&options, &r->runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(r->runtime, rows_warn, r, NULL);
  motus_view_create(r->runtime, &r->list);
  motus_view_set_frame(r->list, (motus_rect){0, 0, 400, 800});
  motus_view_add_subview(motus_runtime_window(r->runtime), r->list);
  motus_scroller_create(r->list, NULL, &r->scroller);
  CHECK_EQUAL(
      motus_view_set_row_list_delegate(r->list, &delegate, r, rows_destroyed),
      MOTUS_OK);
}

static inline void rows_set(rows *r, size_t count, double extent) {
  motus_row *made = rows_make(count, extent);
  CHECK_EQUAL(motus_view_set_rows(r->list, made, count, sizeof *made, NULL),
              MOTUS_OK);
  free(made);
}

static inline void rows_close(rows *r) {
  for (int i = 0; i < r->spare_count; i++)
    motus_release(r->spare[i]);
  motus_release(r->scroller);
  motus_release(r->list);
  CHECK_EQUAL(motus_runtime_destroy(r->runtime), MOTUS_OK);
  CHECK_EQUAL(r->destroyed, 1);
}

static inline void rows_scroll(rows *r, double y) {
  motus_scroller_scroll_to(r->scroller, (motus_point){0, y}, false, NULL, NULL,
                           NULL);
}

/* The view of a row; NULL when it has none. */
static inline motus_view *rows_view(rows *r, uint64_t key) {
  return motus_view_child_with_key(r->list, key, false);
}

/* Where a row is seen in the window; NaN when it has no view. */
static inline double rows_seen_at(rows *r, uint64_t key) {
  motus_view *view = rows_view(r, key);
  double center[2], bounds[4], list[4];
  if (!view)
    return NAN;
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  motus_view_property(r->list, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, list,
                      4);
  return center[1] - bounds[3] / 2 - list[1];
}
#endif
