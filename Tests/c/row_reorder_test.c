/* A row that is dragged across rows that have no views. LZ-4, AU-2, KL-30. */
#include "row_headings.h"

static rows r;
static headed h;
static bool obeys;
static long meant; /* the index that was told last */

static void move_row(uint64_t key, size_t to) {
  size_t from = 0;
  while (h.rows[from].key != key)
    from++;
  motus_row row = h.rows[from];
  headed_replace(&h, from, 1, NULL, 0);
  headed_replace(&h, to, 0, &row, 1);
}

static void tick(uint64_t key) {
  const motus_event *events;
  size_t count;
  rows_tick(&r);
  motus_runtime_events(r.runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    if (events[i].kind == MOTUS_EVENT_REORDER_CHANGED) {
      meant = events[i].detail;
      if (obeys)
        move_row(key, (size_t)meant);
    }
}

static void lead(double y) {
  motus_point inside;
  size_t index;
  CHECK_EQUAL(motus_view_convert_point(motus_runtime_window(r.runtime),
                                       (motus_point){200, y}, r.list, &inside),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_update_reorder(r.list, inside, &index), MOTUS_OK);
  meant = (long)index;
}

static void open_rows(void) {
  headed_open(&h, &r);
  for (size_t i = 0; i < 10000; i++)
    h.rows[i] = (motus_row){i + 1, 50, 0};
  h.count = 10000;
  headed_give(&h);
  rows_rest(&r);
  CHECK_EQUAL(
      motus_view_begin_reorder(r.list, 3, (motus_point){200, 125}, NULL),
      MOTUS_OK);
}

/* The finger stays at the lower edge for so many frames. */
static void drag_down(int frames) {
  motus_view *row = rows_view(&r, 3);
  lead(790);
  for (int i = 0; i < frames; i++) {
    tick(3);
    CHECK(rows_view(&r, 3) == row);
    CHECK_NEAR(headed_seen(&h, 3), 790 - 25, 1.3); /* it is lifted */
    double at = motus_scroller_offset(r.scroller).y + 790 - 25;
    /* Half of the row below is covered before it counts as passed. */
    CHECK(labs(meant - lround(at / 50)) <= 1);
    CHECK(r.lived < 60);
  }
  CHECK(motus_scroller_offset(r.scroller).y > 1500);
}

static void the_finger_means_rows_that_came_on_the_way(void) {
  for (int i = 0; i < 2; i++) {
    obeys = i;
    open_rows();
    drag_down(200);
    size_t index;
    CHECK_EQUAL(motus_view_end_reorder(r.list, (motus_vector){0, 0}, &index),
                MOTUS_OK);
    CHECK_EQUAL(index, (size_t)meant);
    if (!obeys)
      move_row(3, index);
    double last = headed_seen(&h, 3);
    for (int frame = 0; frame < 60; frame++) {
      tick(3);
      double now = headed_seen(&h, 3);
      CHECK(fabs(now - last) < 20);
      last = now;
    }
    CHECK(last > 650 && last < 850);
    rows_rest(&r);
    headed_check(&h);
    CHECK_EQUAL(h.rows[index].key, 3);
    rows_close(&r);
  }
}

/* Let go without a change it leaves for its place far away, no farther than what
 * is visible, and is given back there. */
static void taken_back_it_leaves_the_sight(void) {
  obeys = false;
  open_rows();
  drag_down(200);
  size_t index;
  CHECK_EQUAL(motus_view_cancel_reorder(r.list, &index), MOTUS_OK);
  CHECK_EQUAL(index, 2);
  double last = headed_seen(&h, 3);
  int recycled = 0;
  for (int i = 0; i < 200 && motus_runtime_needs_tick(r.runtime); i++) {
    tick(3);
    recycled += r.recycled;
    if (!rows_view(&r, 3))
      continue;
    double now = headed_seen(&h, 3);
    CHECK(now <= last + 3 && now >= 765 - 800 - 60);
    last = now;
  }
  CHECK(last < 0);
  CHECK_EQUAL(recycled, 1);
  CHECK(!rows_view(&r, 3));
  headed_check(&h);
  rows_scroll(&r, 0);
  rows_rest(&r);
  CHECK_NEAR(headed_seen(&h, 3), 100, 1e-6);
  rows_close(&r);
}

/* Rows at the right come first there. */
static void rows_from_right_to_left_are_passed_to_the_left(void) {
  headed_open(&h, &r);
  h.options.axis = MOTUS_AXIS_HORIZONTAL;
  h.is_turned = true;
  motus_runtime_set_layout_direction(r.runtime,
                                     MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  for (size_t i = 0; i < 100; i++)
    h.rows[i] = (motus_row){i + 1, 50, 0};
  h.count = 100;
  headed_give(&h);
  rows_rest(&r);
  motus_reorder_options options;
  motus_reorder_options_init(&options, sizeof options);
  options.axis = MOTUS_REORDER_HORIZONTAL;
  options.scrolls = false;
  double right = motus_scroller_offset(r.scroller).x + 400;
  size_t index = 9;
  CHECK_EQUAL(motus_view_begin_reorder(
                  r.list, 3, (motus_point){right - 125, 100}, &options),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_update_reorder(
                  r.list, (motus_point){right - 125 - 110, 100}, &index),
              MOTUS_OK);
  CHECK_EQUAL(index, 4);
  CHECK_EQUAL(motus_view_update_reorder(
                  r.list, (motus_point){right - 125 + 60, 100}, &index),
              MOTUS_OK);
  CHECK_EQUAL(index, 1);
  CHECK_EQUAL(motus_view_cancel_reorder(r.list, &index), MOTUS_OK);
  CHECK_EQUAL(index, 2);
  rows_rest(&r);
  headed_check(&h);
  rows_close(&r);
}

CHECK_MAIN(TEST(the_finger_means_rows_that_came_on_the_way),
           TEST(taken_back_it_leaves_the_sight),
           TEST(rows_from_right_to_left_are_passed_to_the_left))
