/* Who has the finger on a row, and what goes away below it (docs/RULES.md, RA-6,
 * RA-8). */
#include "row_actions.h"

/* The world's list moves to a screen that is pushed onto another one. */
static motus_navigation_controller *push_the_list(rows *r) {
  motus_view_controller *first = NULL, *second = NULL;
  motus_navigation_controller *nav = NULL;
  motus_view_controller_create(r->runtime, NULL, NULL, NULL, &first);
  motus_view_controller_create(r->runtime, NULL, NULL, NULL, &second);
  motus_navigation_controller_create(r->runtime, first, &nav);
  motus_runtime_set_root_view_controller(r->runtime,
                                         (motus_view_controller *)nav);
  motus_navigation_controller_push(nav, second, false, NULL, NULL, NULL);
  motus_view_add_subview(motus_view_controller_view(second), r->list);
  motus_release(first);
  motus_release(second);
  rows_rest(r);
  return nav;
}

/* RA-8. A drag from the screen's edge pops, whatever the row could do; one that
 * begins further in swipes the row. */
static void an_edge_swipe_comes_first(void) {
  for (int i = 0; i < 2; i++) {
    rows r = rows_open("abcd");
    rows_listen(&r);
    motus_navigation_controller *nav = push_the_list(&r);
    motus_point at = rows_pull(&r, i ? 60 : 3, 90, 200);
    motus_view *open = motus_view_open_row_of(r.list);
    CHECK_EQUAL(open != NULL, i == 1);
    rows_throw(&r, at);
    rows_rest(&r);
    CHECK_EQUAL(motus_navigation_controller_view_controller_count(nav),
                i ? 2 : 1);
    motus_release(nav);
    rows_close(&r);
  }
}

/* RA-6. A row that is open, or held, when its screen is popped is closed once;
 * its content is back when the screen returns. */
static void a_screen_that_goes_closes_its_row(void) {
  for (int held = 0; held < 2; held++) {
    rows r = rows_open("abcd");
    rows_listen(&r);
    motus_navigation_controller *nav = push_the_list(&r);
    motus_view *b = rows_row(&r, 'b');
    motus_point at = {310, 90};
    if (held)
      at = rows_pull(&r, 310, 90, -90);
    else
      motus_view_open_row(b, MOTUS_ROW_TRAILING);
    rows_tick(&r);
    motus_retain(r.list);
    motus_navigation_controller_pop(nav, true, NULL, NULL, NULL, NULL);
    for (int i = 0; i < 100; i++)
      rows_tick(&r);
    if (held)
      rows_lift(&r, at);
    rows_rest(&r);
    CHECK(rows_told(&r, "?b<b~b"));
    CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSED);
    CHECK_NEAR(rows_aside(b), 0, 0);
    CHECK_EQUAL(motus_view_subview_count(b), 0);
    motus_release(r.list);
    motus_release(nav);
    rows_close(&r);
  }
}

static int pressed;
static void note_press(void *data, motus_gesture *gesture) {
  (void)data;
  pressed += motus_gesture_state(gesture) == MOTUS_RECOGNITION_ENDED;
}

/* RA-8. A button in a row acts when it is tapped, and not when the finger swipes
 * the row. */
static void a_button_in_a_row_is_not_pressed_by_a_swipe(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_gesture_options options;
  motus_gesture *press;
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_PRESS;
  motus_gesture_create(r.runtime, &options, &press);
  motus_gesture_set_action(press, note_press, NULL, NULL);
  motus_view_add_gesture(rows_row(&r, 'b'), press);
  pressed = 0;
  rows_tap(&r, 100, 90);
  rows_rest(&r);
  CHECK_EQUAL(pressed, 1);
  rows_lift(&r, rows_pull(&r, 200, 90, -40));
  rows_rest(&r);
  CHECK_EQUAL(pressed, 1);
  CHECK(rows_told(&r, "?b<b-b"));
  motus_release(press);
  rows_close(&r);
}

/* RA-8. What scrolls sideways in a row has the finger first. */
static void a_scroller_in_a_row_comes_first(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *strip;
  motus_scroller *scroller;
  motus_view_create(r.runtime, &strip);
  motus_view_set_frame(strip, (motus_rect){0, 0, 320, 60});
  motus_view_add_subview(rows_row(&r, 'b'), strip);
  motus_scroller_create(strip, NULL, &scroller);
  motus_scroller_set_content_size(scroller, (motus_size){900, 60});
  rows_lift(&r, rows_pull(&r, 200, 90, -100));
  rows_rest(&r);
  CHECK(rows_told(&r, ""));
  CHECK(motus_scroller_offset(scroller).x > 50);
  motus_release(strip);
  rows_close(&r);
}

/* RA-6. Two fingers on two rows swipe one. */
static void two_fingers_swipe_one_row(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  rows_touch(&r, 1, MOTUS_TOUCH_BEGAN, 300, 90, r.time);
  rows_touch(&r, 2, MOTUS_TOUCH_BEGAN, 300, 150, r.time);
  for (int i = 1; i < 6; i++) {
    rows_touch(&r, 1, MOTUS_TOUCH_MOVED, 300 - 20 * i, 90, r.time + STEP);
    rows_touch(&r, 2, MOTUS_TOUCH_MOVED, 300 - 20 * i, 150, r.time + STEP);
    rows_tick(&r);
  }
  CHECK(motus_view_open_row_of(r.list) == rows_row(&r, 'b'));
  CHECK_NEAR(rows_aside(rows_row(&r, 'c')), 0, 0);
  CHECK_NEAR(rows_aside(rows_row(&r, 'b')), -90, 1e-9);
  rows_touch(&r, 1, MOTUS_TOUCH_ENDED, 200, 90, r.time + STEP);
  rows_touch(&r, 2, MOTUS_TOUCH_CANCELLED, 200, 150, r.time + STEP);
  rows_tick(&r);
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(rows_row(&r, 'b')), MOTUS_ROW_OPEN);
  rows_close(&r);
}

/* Whatever a callback does to the row, the list and the runtime's views, what
 * has been told to open is told to be closed once. */
static rows *inside;
static int way;

static void undo(void *data, motus_view *list, motus_view *row,
                 motus_row_side side) {
  rows_opened(data, list, row, side);
  switch (way) {
  case 0:
    motus_view_set_row_options(list, NULL);
    break;
  case 1:
    motus_view_remove_from_superview(row);
    break;
  case 2:
    motus_view_remove_from_superview(list);
    break;
  case 3:
    motus_view_close_row(row);
    break;
  case 4:
    motus_view_set_row_delegate(list, NULL, NULL, NULL);
    break;
  case 5:
    motus_view_remove_from_superview(motus_view_row_action_view(row, 0));
    break;
  case 6:
    rows_list(inside, "acd");
    break;
  case 7:
    motus_view_open_row(rows_row(inside, 'c'), MOTUS_ROW_TRAILING);
    break;
  }
}

static void a_callback_may_undo_it_all(void) {
  for (way = 0; way < 8; way++)
    for (int by_program = 0; by_program < 2; by_program++) {
      rows r = rows_open("abcd");
      inside = &r;
      motus_row_delegate delegate = {
          sizeof delegate, rows_will_open, undo,
          rows_closed,     rows_armed,     rows_chosen};
      motus_view_set_row_delegate(r.list, &delegate, &r, NULL);
      motus_point at = {310, 90};
      if (by_program)
        motus_view_open_row(rows_row(&r, 'b'), MOTUS_ROW_TRAILING);
      else
        at = rows_pull(&r, 310, 90, -100);
      for (int i = 0; i < 4; i++)
        rows_tick(&r);
      if (!by_program)
        rows_lift(&r, at);
      rows_rest(&r);
      rows_close(&r);
    }
}

/* RA-6. A view that ends under a finger, or on its way, between two ticks is told
 * to be closed, and the finger has nothing any more. */
static void a_row_may_end_between_ticks(void) {
  for (int how = 0; how < 4; how++) {
    rows r = rows_open("a");
    motus_view *box, *card;
    motus_view_create(r.runtime, &box);
    motus_view_set_frame(box, (motus_rect){0, 300, 320, 100});
    motus_view_add_subview(motus_runtime_window(r.runtime), box);
    motus_view_create(r.runtime, &card);
    motus_view_set_frame(card, (motus_rect){0, 0, 320, 60});
    motus_view_add_subview(box, card);
    motus_release(card);
    motus_row_options options;
    motus_row_options_init(&options, sizeof options);
    motus_view_set_row_options(box, &options);
    motus_row_delegate delegate = {sizeof delegate, NULL, rows_opened,
                                   rows_closed,     NULL, NULL};
    motus_view_set_row_delegate(box, &delegate, &r, NULL);
    rows_offer(card);
    motus_point at = {310, 330};
    if (how < 2)
      at = rows_pull(&r, 310, 330, -120);
    else
      motus_view_open_row(card, MOTUS_ROW_TRAILING);
    rows_tick(&r);
    if (how % 2)
      motus_view_remove_from_superview(box);
    else
      motus_view_remove_from_superview(card);
    if (how % 2)
      motus_release(box);
    CHECK(!motus_is_alive(how % 2 ? box : card));
    motus_view *other; /* which may get its row */
    motus_view_create(r.runtime, &other);
    motus_view_add_subview(motus_runtime_window(r.runtime), other);
    if (how == 2)
      motus_view_set_row_options(box, NULL);
    if (how < 2)
      rows_drag(&r, &at, -30);
    rows_tick(&r);
    CHECK_NEAR(rows_aside(other), 0, 0);
    if (how < 2)
      rows_lift(&r, at);
    rows_rest(&r);
    CHECK(strchr(r.told, '~') != NULL || how % 2);
    motus_release(other);
    if (how % 2 == 0)
      motus_release(box);
    rows_close(&r);
  }
}

/* RA-6. A finger comes down on an open row; another one opens by program, and the
 * finger goes on with its own: one of them is open. */
static void a_finger_that_goes_on_closes_what_has_opened_meanwhile(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b'), *c = rows_row(&r, 'c');
  motus_view_open_row(b, MOTUS_ROW_TRAILING);
  rows_rest(&r);
  motus_point at = {100, 90};
  motus_runtime_send_touch(r.runtime, 1, MOTUS_TOUCH_BEGAN, at, r.time);
  rows_tick(&r);
  CHECK_EQUAL(motus_view_open_row(c, MOTUS_ROW_TRAILING), MOTUS_OK);
  rows_tick(&r);
  CHECK(motus_view_open_row_of(r.list) == c);
  for (int i = 0; i < 10; i++) {
    at.x += 6;
    motus_runtime_send_touch(r.runtime, 1, MOTUS_TOUCH_MOVED, at, r.time);
    rows_tick(&r);
    int open = 0;
    for (const char *key = "abcd"; *key; key++) {
      motus_row_state state = motus_view_row_state(rows_row(&r, *key));
      open += state >= MOTUS_ROW_HELD && state <= MOTUS_ROW_OPEN;
    }
    CHECK_EQUAL(open, 1);
  }
  CHECK(motus_view_open_row_of(r.list) == b);
  rows_lift(&r, at);
  rows_rest(&r);
  rows_close(&r);
}

CHECK_MAIN(TEST(an_edge_swipe_comes_first),
           TEST(a_screen_that_goes_closes_its_row),
           TEST(a_button_in_a_row_is_not_pressed_by_a_swipe),
           TEST(a_scroller_in_a_row_comes_first),
           TEST(two_fingers_swipe_one_row), TEST(a_callback_may_undo_it_all),
           TEST(a_finger_that_goes_on_closes_what_has_opened_meanwhile),
           TEST(a_row_may_end_between_ticks))
