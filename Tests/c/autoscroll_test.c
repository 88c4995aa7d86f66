/* Scrolling while something is dragged near an edge (docs/RULES.md, AU). */
#include "begins.h"
#include "report.h"
#include <math.h>

#define STEP (1.0 / 64)
enum { ROWS = 30 };

/* A list of 30 rows, 60 points high, in a window of 320 by 480 points, inside
 * of a larger scroller. The host does what the events say. */
typedef struct world_of_rows {
  motus_runtime *runtime;
  motus_view *outer_view, *list;
  motus_scroller *outer, *scroller;
  uint64_t keys[ROWS];
  double time;
  int changes;
} board;

static void give(board *b) {
  motus_child children[ROWS];
  memset(children, 0, sizeof children);
  for (int i = 0; i < ROWS; i++) {
    children[i].key = b->keys[i];
    children[i].frame = (motus_rect){0, 60.0 * i, 320, 60};
  }
  CHECK_EQUAL(
      motus_view_arrange(b->list, children, ROWS, sizeof *children, NULL),
      MOTUS_OK);
}

static void move(board *b, uint64_t key, int index) {
  int from = 0;
  while (b->keys[from] != key)
    from++;
  memmove(b->keys + from, b->keys + from + 1,
          (size_t)(ROWS - 1 - from) * sizeof *b->keys);
  memmove(b->keys + index + 1, b->keys + index,
          (size_t)(ROWS - 1 - index) * sizeof *b->keys);
  b->keys[index] = key;
  give(b);
}

static void tick(board *b) {
  const motus_event *events;
  size_t count;
  CHECK_EQUAL(motus_runtime_tick(b->runtime, b->time += STEP), MOTUS_OK);
  CHECK(begins_note(b->runtime) == NULL);
  motus_runtime_events(b->runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    if (events[i].kind == MOTUS_EVENT_REORDER_CHANGED) {
      b->changes++;
      move(b, 3, events[i].detail);
    }
}

static board open(void) {
  board b = {0};
  motus_runtime_options options;
  begins_forget();
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  options.window_size = (motus_size){320, 480};
  CHECK_EQUAL(motus_runtime_create(&options, &b.runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(b.runtime, report_note, NULL, NULL);
  motus_view_create(b.runtime, &b.outer_view);
  motus_view_create(b.runtime, &b.list);
  motus_view_set_frame(b.outer_view, (motus_rect){0, 0, 320, 480});
  motus_view_set_frame(b.list, (motus_rect){0, 0, 320, 480});
  motus_view_add_subview(motus_runtime_window(b.runtime), b.outer_view);
  motus_view_add_subview(b.outer_view, b.list);
  motus_scroller_create(b.outer_view, NULL, &b.outer);
  motus_scroller_create(b.list, NULL, &b.scroller);
  motus_scroller_set_content_size(b.outer, (motus_size){320, 580});
  motus_scroller_set_content_size(b.scroller, (motus_size){320, ROWS * 60.0});
  for (int i = 0; i < ROWS; i++)
    b.keys[i] = (uint64_t)i + 1;
  give(&b);
  for (int i = 0; i < 8; i++)
    tick(&b);
  return b;
}

static void close(board *b) {
  CHECK_EQUAL(motus_runtime_destroy(b->runtime), MOTUS_OK);
}

static double offset(motus_scroller *scroller) {
  return motus_scroller_offset(scroller).y;
}

/* The finger is at a height of the window. */
static void lead(board *b, double y) {
  size_t index;
  motus_point point = {160, y}, inside;
  CHECK_EQUAL(motus_view_convert_point(motus_runtime_window(b->runtime), point,
                                       b->list, &inside),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_update_reorder(b->list, inside, &index), MOTUS_OK);
}

static void take(board *b, const motus_reorder_options *options) {
  CHECK_EQUAL(
      motus_view_begin_reorder(b->list, 3, (motus_point){160, 150}, options),
      MOTUS_OK);
}

static double drawn(board *b, uint64_t key) {
  double center[2];
  motus_point point;
  motus_view *row = motus_view_child_with_key(b->list, key, true);
  motus_view_property(row, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center, 2);
  point = (motus_point){center[0], center[1]};
  motus_view_convert_point(b->list, point, motus_runtime_window(b->runtime),
                           &point);
  return point.y;
}

/* AU-1. Within 80 points of the edge it begins after .25 s, with 900 pt/s times
 * the square of the depth's part; the frames' times make no difference. */
static void near_an_edge_it_scrolls_after_a_while(void) {
  board b = open();
  double due;
  take(&b, NULL);
  lead(&b, 440);
  double since = b.time;
  CHECK(motus_runtime_next_deadline(b.runtime, &due));
  CHECK_NEAR(due, since + .25, 1e-9);
  for (int i = 0; i < 16; i++)
    tick(&b);
  CHECK_NEAR(offset(b.scroller), 0, 1e-9);
  CHECK_EQUAL(motus_scroller_get_state(b.scroller),
              MOTUS_SCROLLER_AUTOSCROLLING);
  tick(&b);
  CHECK_NEAR(offset(b.scroller), 225 * STEP, 1e-9);
  CHECK_EQUAL(motus_runtime_tick(b.runtime, b.time += 7.3 * STEP), MOTUS_OK);
  CHECK_NEAR(offset(b.scroller), 225 * 8.3 * STEP, 1e-9);
  CHECK_NEAR(motus_scroller_velocity(b.scroller).dy, 225, 1e-9);
  close(&b);
}

/* AU-1. The speed of a sample holds until the next one; beyond the edge it
 * begins at once, and no faster than at it. Away from the edge it stops. */
static void the_finger_says_how_fast(void) {
  board b = open();
  take(&b, NULL);
  lead(&b, 500);
  double since = b.time, at = 0;
  tick(&b);
  CHECK_NEAR(offset(b.scroller), 900 * (b.time - since), 1e-9);
  at = offset(b.scroller);
  lead(&b, 420);
  tick(&b);
  CHECK_NEAR(offset(b.scroller), at + 900 * .0625 * STEP, 1e-9);
  at = offset(b.scroller);
  lead(&b, 240);
  tick(&b);
  CHECK_NEAR(offset(b.scroller), at, 1e-9);
  CHECK_EQUAL(motus_scroller_get_state(b.scroller), MOTUS_SCROLLER_IDLE);
  lead(&b, -3);
  tick(&b);
  CHECK_NEAR(offset(b.scroller), at - 900 * STEP, 1e-9);
  close(&b);
}

/* AU-1. What bars cover does not count: the zone is a sixth of what is visible,
 * from its edge. */
static void the_zone_lies_in_what_is_visible(void) {
  board b = open();
  motus_scroller_set_content_inset(b.scroller, (motus_insets){0, 0, 240, 0});
  take(&b, NULL);
  lead(&b, 220); /* 20 of 40 points */
  for (int i = 0; i < 20; i++)
    tick(&b);
  CHECK_NEAR(offset(b.scroller), 225 * 4 * STEP, 1e-9);
  close(&b);
}

/* AU-2. The row stays under the finger, the index goes on with the content; at
 * the end it stops, without a bounce, and a lift leaves no momentum. */
static void the_row_stays_under_the_finger(void) {
  board b = open();
  motus_scroller_set_content_size(b.outer, (motus_size){320, 480});
  take(&b, NULL);
  lead(&b, 500);
  double there = drawn(&b, 3);
  for (int i = 0; i < 64; i++) {
    tick(&b);
    CHECK_NEAR(drawn(&b, 3), there, 1e-6);
  }
  CHECK(b.changes > 8);
  CHECK_NEAR(offset(b.scroller), 900, 1e-6);
  for (int i = 0; i < 40; i++)
    tick(&b);
  CHECK_NEAR(offset(b.scroller), ROWS * 60 - 480, 0);
  CHECK_EQUAL(b.keys[ROWS - 1], 3);
  lead(&b, 100);
  lead(&b, 10);
  for (int i = 0; i < 24; i++)
    tick(&b);
  double at = offset(b.scroller);
  CHECK(at < ROWS * 60 - 490);
  size_t index;
  CHECK_EQUAL(motus_view_end_reorder(b.list, (motus_vector){0, 0}, &index),
              MOTUS_OK);
  for (int i = 0; i < 64; i++)
    tick(&b);
  CHECK_NEAR(offset(b.scroller), at, 1e-9);
  CHECK_EQUAL(motus_scroller_get_state(b.scroller), MOTUS_SCROLLER_IDLE);
  CHECK(!motus_runtime_needs_tick(b.runtime));
  close(&b);
}

/* AU-2. Of scrollers in one another the innermost one scrolls that has something
 * left there; then the next one goes on. */
static void an_outer_scroller_goes_on(void) {
  board b = open();
  motus_scroller_scroll_to(b.scroller, (motus_point){0, ROWS * 60 - 480 - 30},
                           false, NULL, NULL, NULL);
  CHECK_EQUAL(motus_view_begin_reorder(b.list, 27,
                                       (motus_point){160, 26 * 60 + 30}, NULL),
              MOTUS_OK);
  lead(&b, 490);
  tick(&b);
  CHECK_NEAR(offset(b.outer), 0, 0);
  CHECK_NEAR(offset(b.scroller), ROWS * 60 - 480 - 30 + 900 * STEP, 1e-9);
  for (int i = 0; i < 30; i++)
    tick(&b);
  CHECK_NEAR(offset(b.scroller), ROWS * 60 - 480, 1e-9);
  CHECK(offset(b.outer) > 20);
  for (int i = 0; i < 30; i++)
    tick(&b);
  CHECK_NEAR(offset(b.outer), 100, 1e-9);
  close(&b);
}

/* AU-3. An option turns it off. */
static void an_option_turns_it_off(void) {
  board b = open();
  motus_reorder_options options;
  motus_reorder_options_init(&options, sizeof options);
  CHECK(options.scrolls);
  options.scrolls = false;
  take(&b, &options);
  lead(&b, 500);
  for (int i = 0; i < 30; i++)
    tick(&b);
  CHECK_NEAR(offset(b.scroller), 0, 0);
  close(&b);
}

/* AU-3. What catches a scroller stops it, for .25 s. */
static void what_catches_the_scroller_stops_it(void) {
  board b = open();
  take(&b, NULL);
  lead(&b, 500);
  for (int i = 0; i < 8; i++)
    tick(&b);
  motus_runtime_send_touch(b.runtime, 9, MOTUS_TOUCH_BEGAN,
                           (motus_point){50, 100}, b.time);
  tick(&b);
  double at = offset(b.scroller);
  for (int i = 0; i < 14; i++) {
    lead(&b, 500);
    tick(&b);
  }
  CHECK_NEAR(offset(b.scroller), at, 1e-9);
  for (int i = 0; i < 8; i++)
    tick(&b);
  CHECK(offset(b.scroller) > at + 20);
  /* A finger that scrolls has it alone. */
  for (int i = 0; i < 4; i++) {
    motus_runtime_send_touch(b.runtime, 9, MOTUS_TOUCH_MOVED,
                             (motus_point){50, 120 + 20 * i}, b.time);
    tick(&b);
  }
  CHECK_EQUAL(motus_scroller_get_state(b.scroller), MOTUS_SCROLLER_DRAGGING);
  motus_runtime_send_touch(b.runtime, 9, MOTUS_TOUCH_ENDED,
                           (motus_point){50, 180}, b.time);
  tick(&b);
  close(&b);
}

/* What is taken away in the middle lets the scroller rest. */
static void a_drag_that_ends_otherwise_stops_it(void) {
  for (int how = 0; how < 3; how++) {
    board b = open();
    take(&b, NULL);
    lead(&b, 500);
    for (int i = 0; i < 4; i++)
      tick(&b);
    size_t index;
    if (how == 0)
      motus_view_cancel_reorder(b.list, &index);
    else if (how == 1)
      motus_view_arrange(b.list, NULL, 0, sizeof(motus_child), NULL);
    else
      motus_view_remove_from_superview(b.list);
    for (int i = 0; i < 3; i++) {
      CHECK_EQUAL(motus_runtime_tick(b.runtime, b.time += STEP), MOTUS_OK);
      CHECK(begins_note(b.runtime) == NULL);
    }
    double at = offset(b.scroller);
    for (int i = 0; i < 64; i++)
      CHECK_EQUAL(motus_runtime_tick(b.runtime, b.time += STEP), MOTUS_OK);
    CHECK_NEAR(offset(b.scroller), at, 0);
    CHECK(!motus_runtime_needs_tick(b.runtime));
    close(&b);
  }
}

/* AU-1, AU-2. A drag of a view that asks for it. */
static void a_drag_scrolls_and_keeps_its_view(void) {
  board b = open();
  motus_view *card;
  motus_gesture *pan;
  motus_drag *drag;
  motus_drag_options options;
  motus_view_create(b.runtime, &card);
  motus_view_set_frame(card, (motus_rect){100, 200, 80, 80});
  motus_view_add_subview(b.list, card);
  motus_gesture_create(b.runtime, NULL, &pan);
  motus_view_add_gesture(card, pan);
  motus_drag_options_init(&options, sizeof options);
  CHECK(!options.scrolls);
  options.scrolls = true;
  CHECK_EQUAL(motus_drag_create_for_view(pan, card, MOTUS_PROPERTY_CENTER,
                                         &options, &drag),
              MOTUS_OK);
  motus_point at = {140, 240};
  motus_runtime_send_touch(b.runtime, 1, MOTUS_TOUCH_BEGAN, at, b.time);
  for (int i = 1; i <= 10; i++) {
    at.x += 21; /* along the scroller's other axis first */
    if (i > 5)
      at.x -= 21, at.y += 46;
    motus_runtime_send_touch(b.runtime, 1, MOTUS_TOUCH_MOVED, at, b.time);
    tick(&b);
  }
  motus_point seen;
  CHECK(motus_drag_is_held(drag));
  motus_view_convert_point(b.list, motus_view_center(card),
                           motus_runtime_window(b.runtime), &seen);
  for (int i = 0; i < 40; i++) {
    motus_point now;
    tick(&b);
    motus_view_convert_point(b.list, motus_view_center(card),
                             motus_runtime_window(b.runtime), &now);
    CHECK_NEAR(now.y, seen.y, 1e-6);
    CHECK_NEAR(now.x, seen.x, 1e-6);
  }
  CHECK(offset(b.scroller) > 100);
  double rests = offset(b.scroller);
  motus_runtime_send_touch(b.runtime, 1, MOTUS_TOUCH_ENDED, at, b.time);
  tick(&b);
  for (int i = 0; i < 64; i++)
    tick(&b);
  CHECK_NEAR(offset(b.scroller), rests, 900 * STEP);
  CHECK(!motus_runtime_needs_tick(b.runtime));
  motus_release(pan);
  motus_release(card);
  close(&b);
}

CHECK_MAIN(TEST(near_an_edge_it_scrolls_after_a_while),
           TEST(the_finger_says_how_fast),
           TEST(the_zone_lies_in_what_is_visible),
           TEST(the_row_stays_under_the_finger),
           TEST(an_outer_scroller_goes_on), TEST(an_option_turns_it_off),
           TEST(what_catches_the_scroller_stops_it),
           TEST(a_drag_that_ends_otherwise_stops_it),
           TEST(a_drag_scrolls_and_keeps_its_view))
