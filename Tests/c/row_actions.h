/* A window with a list that scrolls, whose rows are letters: 320 points wide,
 * 60 high, with two trailing actions of 80 points, 1 and 2, and a leading one
 * of 60, 3. What the list is told is a text: "?a" asked, "<a" or ">a" opened
 * with its trailing or leading side, "-a" closed, "~a" cut off, "!a" and ".a"
 * armed and not any more, "a1" action 1 chosen. */
#ifndef ROW_ACTIONS_H
#define ROW_ACTIONS_H
#include "begins.h"
#include "report.h"
#include "virtual_clock.h"
#include <math.h>

#define STEP (1.0 / 64)
enum { ROWS_MOST = 16 };

typedef struct rows {
  motus_runtime *runtime;
  motus_view *list;
  motus_scroller *scroller;
  double time;
  char told[256];
  bool silent; /* the delegate gives no actions */
  int finishes, removes;
} rows;

static inline char rows_letter(motus_view *row) {
  return (char)motus_tag(row);
}

static inline void rows_note(rows *r, char what, char letter) {
  CHECK_EQUAL(motus_runtime_tick(r->runtime, r->time + 1),
              MOTUS_ERROR_REENTRANT);
  size_t length = strlen(r->told);
  if (length + 3 < sizeof r->told) {
    r->told[length] = what;
    r->told[length + 1] = letter;
    r->told[length + 2] = 0;
  }
}

static inline bool rows_told(rows *r, const char *text) {
  bool same = strcmp(r->told, text) == 0;
  if (!same)
    printf("told \"%s\" instead of \"%s\"\n", r->told, text);
  r->told[0] = 0;
  return same;
}

static inline void rows_offer(motus_view *row) {
  motus_row_action trailing[2] = {{.key = 1,
                                   .width = 80,
                                   .tag = 101,
                                   .color = {1, 0, 0, 1},
                                   .flags = MOTUS_ROW_ACTION_DESTRUCTIVE},
                                  {.key = 2, .width = 80, .tag = 102}};
  motus_row_action leading = {.key = 3, .width = 60, .tag = 103};
  CHECK_EQUAL(motus_view_set_row_actions(row, MOTUS_ROW_TRAILING, trailing, 2),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_row_actions(row, MOTUS_ROW_LEADING, &leading, 1),
              MOTUS_OK);
}

static inline void rows_will_open(void *data, motus_view *list, motus_view *row,
                                  uint64_t key) {
  rows *r = data;
  CHECK(list == r->list);
  CHECK_EQUAL(key, motus_tag(row));
  rows_note(r, '?', rows_letter(row));
  if (!r->silent)
    rows_offer(row);
}

static inline void rows_opened(void *data, motus_view *list, motus_view *row,
                               motus_row_side side) {
  CHECK(motus_view_superview(motus_view_row_action_view(row, 0)) == row);
  (void)list;
  rows_note(data, side == MOTUS_ROW_LEADING ? '>' : '<', rows_letter(row));
}

static inline void rows_closed(void *data, motus_view *list, motus_view *row,
                               bool finished) {
  (void)list;
  rows_note(data, finished ? '-' : '~',
            motus_is_alive(row) ? rows_letter(row) : 'x');
}

static inline void rows_armed(void *data, motus_view *list, motus_view *row,
                              bool is_armed) {
  (void)list;
  rows_note(data, is_armed ? '!' : '.', rows_letter(row));
}

static inline void rows_chosen(void *data, motus_view *list, motus_view *row,
                               uint64_t action) {
  rows *r = data;
  (void)list;
  rows_note(r, rows_letter(row), (char)('0' + action));
  if (r->finishes > 0) {
    r->finishes--;
    CHECK_EQUAL(motus_view_finish_row_action(row, r->removes), MOTUS_OK);
  }
}

static inline void rows_list(rows *r, const char *letters) {
  motus_child children[ROWS_MOST];
  motus_arrangement_options options;
  size_t count = strlen(letters);
  memset(children, 0, sizeof children);
  for (size_t i = 0; i < count; i++) {
    children[i].key = children[i].tag = (uint64_t)letters[i];
    children[i].frame = (motus_rect){0, 60.0 * (double)i, 320, 60};
  }
  motus_arrangement_options_init(&options, sizeof options);
  CHECK_EQUAL(
      motus_view_arrange(r->list, children, count, sizeof *children, &options),
      MOTUS_OK);
}

static inline void rows_tick(rows *r) {
  CHECK_EQUAL(motus_runtime_tick(r->runtime, r->time += STEP), MOTUS_OK);
  CHECK(begins_note(r->runtime) == NULL);
}

static inline void rows_rest(rows *r) {
  for (int i = 0; i < 600 && motus_runtime_needs_tick(r->runtime); i++)
    rows_tick(r);
  CHECK(!motus_runtime_needs_tick(r->runtime));
  CHECK(begins_at_rest(r->runtime) == NULL);
}

static inline rows rows_open(const char *letters) {
  rows r = {0};
  begins_forget();
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  options.window_size = (motus_size){320, 480};
  CHECK_EQUAL(motus_runtime_create(&options, &r.runtime), MOTUS_OK);
  motus_runtime_set_draws_unseen(r.runtime, true);
  motus_runtime_set_diagnostics(r.runtime, report_note, NULL, NULL);
  report_clear();
  motus_view_create(r.runtime, &r.list);
  motus_view_set_frame(r.list, (motus_rect){0, 0, 320, 480});
  motus_view_add_subview(motus_runtime_window(r.runtime), r.list);
  motus_scroller_create(r.list, NULL, &r.scroller);
  motus_scroller_set_content_size(r.scroller, (motus_size){320, 960});
  motus_row_options rows;
  CHECK_EQUAL(motus_row_options_init(&rows, sizeof rows), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_row_options(r.list, &rows), MOTUS_OK);
  rows_list(&r, letters);
  rows_tick(&r);
  rows_rest(&r);
  return r;
}

/* The delegate is told from now on, in this world, which stays where it is. */
static inline void rows_listen(rows *r) {
  motus_row_delegate delegate = {sizeof delegate, rows_will_open, rows_opened,
                                 rows_closed,     rows_armed,     rows_chosen};
  CHECK_EQUAL(motus_view_set_row_delegate(r->list, &delegate, r, NULL),
              MOTUS_OK);
}

static inline void rows_close(rows *r) {
  CHECK_EQUAL(motus_runtime_destroy(r->runtime), MOTUS_OK);
}

static inline motus_view *rows_row(rows *r, char letter) {
  return motus_view_child_with_key(r->list, (uint64_t)letter, true);
}

static inline void rows_touch(rows *r, uint64_t finger, motus_touch_phase phase,
                              double x, double y, double time) {
  CHECK_EQUAL(motus_runtime_send_touch(r->runtime, finger, phase,
                                       (motus_point){x, y}, time),
              MOTUS_OK);
}

/* A finger comes down, goes to the right by `dx` in steps of at most 20 points,
 * one a frame, and stays. Answers where it is. */
static inline motus_point rows_pull(rows *r, double x, double y, double dx) {
  int steps = (int)ceil(fabs(dx) / 20);
  rows_touch(r, 1, MOTUS_TOUCH_BEGAN, x, y, r->time);
  for (int i = 1; i <= steps; i++) {
    rows_touch(r, 1, MOTUS_TOUCH_MOVED, x + dx * i / steps, y, r->time + STEP);
    rows_tick(r);
  }
  return (motus_point){x + dx, y};
}

static inline void rows_drag(rows *r, motus_point *at, double dx) {
  at->x += dx;
  rows_touch(r, 1, MOTUS_TOUCH_MOVED, at->x, at->y, r->time + STEP);
  rows_tick(r);
}

/* After .2 s at the same place: a release at rest. */
static inline void rows_lift(rows *r, motus_point at) {
  rows_touch(r, 1, MOTUS_TOUCH_ENDED, at.x, at.y, r->time + .2);
  for (int i = 0; i < 13; i++)
    rows_tick(r);
}

static inline void rows_throw(rows *r, motus_point at) {
  rows_touch(r, 1, MOTUS_TOUCH_ENDED, at.x, at.y, r->time);
  rows_tick(r);
}

static inline void rows_tap(rows *r, double x, double y) {
  rows_touch(r, 1, MOTUS_TOUCH_BEGAN, x, y, r->time);
  rows_touch(r, 1, MOTUS_TOUCH_ENDED, x, y, r->time + .01);
  rows_tick(r);
}

/* How far a row is aside, to the right. */
static inline double rows_aside(motus_view *row) {
  double x = NAN;
  motus_view_property(row, MOTUS_PROPERTY_ROW_ASIDE, MOTUS_VALUE_SHOWN, &x, 1);
  return x;
}

/* Where something with a tag is drawn in the window; of width NAN when nothing
 * is. */
static inline motus_rect rows_drawn(rows *r, uint64_t tag) {
  const motus_draw_item *items;
  size_t count;
  motus_runtime_draw_list(r->runtime, &items, &count);
  for (size_t i = 0; i < count; i++)
    if (items[i].tag == tag)
      return (motus_rect){items[i].bounds.x + items[i].transform.tx,
                          items[i].bounds.y + items[i].transform.ty,
                          items[i].bounds.width, items[i].bounds.height};
  return (motus_rect){NAN, NAN, NAN, NAN};
}
#endif
