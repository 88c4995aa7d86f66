/* Rows that are swiped aside (docs/RULES.md, RA). */
#include "row_actions.h"

/* RA-1. The list is asked when a swipe begins, not before, and a row whose
 * side has no actions is not swiped. */
static void the_delegate_is_asked_when_a_swipe_begins(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  rows_touch(&r, 1, MOTUS_TOUCH_BEGAN, 200, 90, r.time);
  rows_tick(&r);
  CHECK(rows_told(&r, ""));
  rows_touch(&r, 1, MOTUS_TOUCH_MOVED, 180, 91, r.time + STEP);
  rows_tick(&r);
  CHECK(rows_told(&r, "?b<b"));
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_HELD);
  CHECK(motus_view_open_row_of(r.list) == b);
  rows_lift(&r, (motus_point){180, 91});
  rows_rest(&r);
  CHECK(rows_told(&r, "-b"));
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSED);
  r.silent = true;
  CHECK_EQUAL(motus_view_set_row_actions(b, MOTUS_ROW_TRAILING, NULL, 0),
              MOTUS_OK);
  motus_point at = rows_pull(&r, 200, 90, -100);
  CHECK(rows_told(&r, "?b"));
  CHECK_NEAR(rows_aside(b), 0, 0);
  rows_lift(&r, at);
  rows_close(&r);
}

/* RA-2, RA-3. It follows the finger, and opens at the sum of the widths; the
 * first action stands at the outer end, and each has its share. */
static void a_row_opens_at_the_sum_of_its_widths(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_point at = rows_pull(&r, 300, 90, -130);
  CHECK_NEAR(rows_aside(b), -120, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 'b').x, -120, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 101).x, 260, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 101).width, 60, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 102).x, 200, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 102).width, 60, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 102).y, 60, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 102).height, 60, 1e-9);
  CHECK_NEAR(motus_view_background_color(motus_view_row_action_view(b, 0)).red,
             1, 0);
  rows_lift(&r, at);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_OPENING);
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_OPEN);
  CHECK_NEAR(rows_aside(b), -160, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 102).x, 160, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 102).width, 80, 1e-9);
  CHECK_NEAR(motus_view_center(b).x, 160, 0);
  CHECK(rows_told(&r, "?b<b"));
  rows_close(&r);
}

/* RA-1. The leading side opens to the right. */
static void the_leading_side_opens_to_the_right(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_point at = rows_pull(&r, 100, 90, 60);
  CHECK_NEAR(rows_drawn(&r, 'b').x, 50, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 103).x, 0, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 103).width, 50, 1e-9);
  rows_lift(&r, at);
  rows_rest(&r);
  CHECK(rows_told(&r, "?b>b"));
  CHECK_NEAR(rows_aside(b), 60, 1e-9);
  rows_close(&r);
}

/* RA-3. Where a full swipe is not allowed a rubber band holds the row back
 * beyond its open place; behind its closed place one always does. */
static void a_rubber_band_holds_a_row_back(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_row_options options;
  motus_row_options_init(&options, sizeof options);
  options.flags = MOTUS_ROW_TRAILING_NOT_FULL;
  CHECK_EQUAL(motus_view_set_row_options(r.list, &options), MOTUS_OK);
  motus_point at = rows_pull(&r, 310, 90, -290);
  double pull = 120, beyond = (1 - 1 / (.55 * pull / 320 + 1)) * 320;
  CHECK_NEAR(rows_aside(b), -160 - beyond, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 101).width, (160 + beyond) / 2, 1e-9);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_HELD);
  rows_drag(&r, &at, 290);
  beyond = (1 - 1 / (.55 * 10 / 320 + 1)) * 320;
  CHECK_NEAR(rows_aside(b), beyond, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 101).width, 0, 0);
  rows_lift(&r, at);
  rows_rest(&r);
  CHECK(rows_told(&r, "?b<b-b"));
  rows_close(&r);
}

/* RA-4. It arms beyond half of its width and 40 points beyond its open place,
 * 200 here, and disarms 20 points before that place. The first action takes all
 * the room in a critical spring with a response of .25 s, and gives it back. */
static void a_row_arms_and_disarms(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_point at = rows_pull(&r, 310, 90, -210);
  CHECK_NEAR(rows_aside(b), -200, 1e-9);
  CHECK(rows_told(&r, "?b<b"));
  rows_drag(&r, &at, -1);
  CHECK(rows_told(&r, "!b"));
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_HELD_ARMED);
  rows_tick(&r);
  double w = 2 * 3.14159265358979 / .25, t = STEP,
         fill = 1 - (1 + w * t) * exp(-w * t);
  CHECK_NEAR(rows_drawn(&r, 101).width, 100.5 + fill * 100.5, 1e-6);
  CHECK_NEAR(rows_drawn(&r, 102).width, 100.5 * (1 - fill), 1e-6);
  rows_rest(&r);
  CHECK_NEAR(rows_drawn(&r, 101).width, 201, 1e-9);
  rows_drag(&r, &at, 21);
  CHECK(rows_told(&r, ""));
  rows_drag(&r, &at, 1);
  CHECK(rows_told(&r, ".b"));
  rows_rest(&r);
  CHECK_NEAR(rows_drawn(&r, 101).width, 179.0 / 2, 1e-9);
  rows_drag(&r, &at, -30);
  CHECK(rows_told(&r, "!b"));
  rows_touch(&r, 1, MOTUS_TOUCH_CANCELLED, at.x, at.y, r.time);
  rows_tick(&r);
  CHECK(rows_told(&r, ".b"));
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_OPEN);
  rows_close(&r);
}

/* RA-5. What was not armed is not done, however fast it is thrown. */
static void no_throw_does_an_action(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  rows_touch(&r, 1, MOTUS_TOUCH_BEGAN, 300, 90, r.time);
  for (int i = 1; i <= 3; i++) {
    rows_touch(&r, 1, MOTUS_TOUCH_MOVED, 300 - 60 * i, 90, r.time + STEP);
    rows_tick(&r);
  }
  rows_throw(&r, (motus_point){120, 90});
  CHECK(rows_told(&r, "?b<b"));
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_OPENING);
  rows_rest(&r);
  CHECK_NEAR(rows_aside(b), -160, 1e-9);
  rows_close(&r);
}

/* RA-5. What is armed and thrown back is not done either: it closes, or opens,
 * whichever is nearer to where it would come to rest. */
static void what_is_armed_can_be_thrown_back(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_point at = rows_pull(&r, 310, 90, -260);
  rows_drag(&r, &at, 15);
  rows_drag(&r, &at, 15);
  rows_throw(&r, at);
  CHECK(rows_told(&r, "?b<b!b.b"));
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSING);
  rows_rest(&r);
  CHECK(rows_told(&r, "-b"));
  rows_close(&r);
}

/* RA-5, GR-13. The frame of the lift goes on moving with the finger's velocity.
 */
static void a_release_keeps_the_velocity(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_point at = rows_pull(&r, 300, 90, -70);
  at = (motus_point){at.x - 10, 90};
  rows_touch(&r, 1, MOTUS_TOUCH_MOVED, at.x, at.y, r.time + STEP);
  rows_tick(&r);
  double before = rows_aside(b), velocity = -70.0 / 4 / STEP;
  rows_throw(&r, at);
  CHECK(rows_aside(b) < before - 4);
  CHECK(rows_aside(b) > before + velocity * STEP * 1.5);
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_OPEN);
  rows_close(&r);
}

/* RA-2, RA-7. A full swipe does the first action. Until the host is done the
 * row stays, and the action has all the room; then it closes. */
static void a_full_swipe_does_the_first_action(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_point at = rows_pull(&r, 310, 90, -250);
  rows_lift(&r, at);
  CHECK(rows_told(&r, "?b<b!bb1"));
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CHOSEN);
  rows_rest(&r);
  CHECK_NEAR(rows_aside(b), -240, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 101).width, 240, 1e-9);
  rows_tap(&r, 20, 200);
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CHOSEN);
  CHECK_EQUAL(motus_view_close_row(b), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_view_finish_row_action(b, false), MOTUS_OK);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSING);
  CHECK_EQUAL(motus_view_finish_row_action(b, false),
              MOTUS_ERROR_INVALID_STATE);
  rows_rest(&r);
  CHECK(rows_told(&r, "-b"));
  CHECK_NEAR(rows_aside(b), 0, 0);
  CHECK_EQUAL(motus_view_subview_count(b), 0);
  rows_close(&r);
}

/* RA-7. What removes goes on in its direction while the others close up. */
static void a_removed_row_goes_on_out_of_sight(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  r.finishes = 1;
  r.removes = true;
  motus_view *b = rows_row(&r, 'b');
  motus_point at = rows_pull(&r, 310, 90, -250);
  double before = rows_aside(b);
  rows_throw(&r, at);
  CHECK(rows_told(&r, "?b<b!bb1"));
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_LEAVING);
  rows_list(&r, "acd");
  bool closing = false;
  for (int i = 0; i < 100 && motus_runtime_needs_tick(r.runtime); i++) {
    rows_tick(&r);
    if (!motus_is_alive(b) || !motus_view_superview(b))
      break;
    double now = rows_aside(b), c = rows_drawn(&r, 'c').y;
    /* a spring that ends leaves a thousandth of what it had */
    CHECK(now <= before + .1);
    closing |= now > -319 && c > 60 && c < 119;
    before = now;
    double x = rows_drawn(&r, 'b').x;
    CHECK(isnan(x) || fabs(x - now) < 1e-9);
  }
  CHECK(closing);
  rows_rest(&r);
  CHECK_NEAR(rows_drawn(&r, 'c').y, 60, 1e-9);
  CHECK(rows_told(&r, "-b") || rows_told(&r, "~x"));
  CHECK(rows_row(&r, 'b') == NULL);
  rows_close(&r);
}

/* RA-7. A list that has the row again brings it back; so does a call. */
static void a_row_that_is_not_taken_away_comes_back(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  r.finishes = 1;
  r.removes = true;
  motus_view *b = rows_row(&r, 'b');
  rows_lift(&r, rows_pull(&r, 310, 90, -250));
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_AWAY);
  CHECK(rows_told(&r, "?b<b!bb1-b"));
  CHECK_NEAR(rows_aside(b), -320, 1e-9);
  CHECK_EQUAL(motus_view_close_row(b), MOTUS_OK);
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSED);
  CHECK(rows_told(&r, ""));
  r.finishes = 1;
  rows_lift(&r, rows_pull(&r, 310, 90, -250));
  rows_list(&r, "acd");
  rows_tick(&r);
  rows_list(&r, "abcd");
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSED);
  CHECK_NEAR(rows_aside(b), 0, 0);
  rows_close(&r);
}

/* RA-7. A tap does the action that it hits; the row stays open until the host is
 * done. */
static void a_tap_does_an_action(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  CHECK_EQUAL(motus_view_open_row(b, MOTUS_ROW_TRAILING), MOTUS_OK);
  rows_rest(&r);
  CHECK(rows_told(&r, "?b<b"));
  CHECK(motus_view_hit_test(motus_runtime_window(r.runtime),
                            (motus_point){200, 90}) ==
        motus_view_row_action_view(b, 1));
  CHECK(motus_view_hit_test(motus_runtime_window(r.runtime),
                            (motus_point){100, 90}) == b);
  rows_tap(&r, 200, 90);
  CHECK(rows_told(&r, "b2"));
  rows_rest(&r);
  CHECK_NEAR(rows_aside(b), -160, 1e-9);
  CHECK_EQUAL(motus_view_finish_row_action(b, false), MOTUS_OK);
  rows_rest(&r);
  CHECK(rows_told(&r, "-b"));
  rows_close(&r);
}

static int taps;
static void tapped(void *data, motus_gesture *gesture) {
  (void)data, (void)gesture;
  taps++;
}

/* RA-6. A touch elsewhere in the list closes the row that is open, and does
 * nothing else; on the row itself it closes it, too. */
static void a_touch_elsewhere_closes_a_row(void) {
  static const double places[] = {200, 90};
  for (int i = 0; i < 2; i++) {
    rows r = rows_open("abcd");
    rows_listen(&r);
    motus_view *b = rows_row(&r, 'b'), *d = rows_row(&r, 'd');
    motus_gesture_options options;
    motus_gesture *tap;
    motus_gesture_options_init(&options, sizeof options);
    options.type = MOTUS_GESTURE_TAP;
    motus_gesture_create(r.runtime, &options, &tap);
    motus_gesture_set_action(tap, tapped, NULL, NULL);
    motus_view_add_gesture(i ? b : d, tap);
    taps = 0;
    motus_view_open_row(b, MOTUS_ROW_TRAILING);
    rows_rest(&r);
    rows_tap(&r, 20, places[i]);
    CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSING);
    rows_rest(&r);
    CHECK(rows_told(&r, "?b<b-b"));
    CHECK_EQUAL(taps, 0);
    rows_tap(&r, 20, places[i]);
    CHECK_EQUAL(taps, 1);
    rows_close(&r);
  }
}

/* RA-6. The touch that closes may begin another swipe. */
static void a_swipe_of_another_row_closes_the_first(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b'), *c = rows_row(&r, 'c');
  motus_view_open_row(b, MOTUS_ROW_TRAILING);
  rows_rest(&r);
  motus_point at = rows_pull(&r, 310, 150, -110);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSING);
  CHECK(motus_view_open_row_of(r.list) == c);
  rows_lift(&r, at);
  rows_rest(&r);
  CHECK(rows_told(&r, "?b<b?c<c-b"));
  CHECK_EQUAL(motus_view_row_state(c), MOTUS_ROW_OPEN);
  CHECK_EQUAL(motus_view_open_row(b, MOTUS_ROW_LEADING), MOTUS_OK);
  rows_rest(&r);
  CHECK(rows_told(&r, "?b>b-c"));
  rows_close(&r);
}

/* RA-6. Scrolling closes it: by a finger, and by the program. */
static void scrolling_closes_a_row(void) {
  for (int i = 0; i < 2; i++) {
    rows r = rows_open("abcdefgh");
    rows_listen(&r);
    motus_view *b = rows_row(&r, 'b');
    motus_view_open_row(b, MOTUS_ROW_TRAILING);
    rows_rest(&r);
    if (i == 0) {
      rows_touch(&r, 1, MOTUS_TOUCH_BEGAN, 40, 300, r.time);
      for (int j = 1; j < 6; j++) {
        rows_touch(&r, 1, MOTUS_TOUCH_MOVED, 40, 300 - 20 * j, r.time + STEP);
        rows_tick(&r);
      }
      CHECK(motus_scroller_offset(r.scroller).y > 50);
      rows_lift(&r, (motus_point){40, 200});
    } else {
      motus_scroller_scroll_to(r.scroller, (motus_point){0, 100}, true, NULL,
                               NULL, NULL);
      rows_tick(&r);
      CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSING);
    }
    rows_rest(&r);
    CHECK(rows_told(&r, "?b<b-b"));
    rows_close(&r);
  }
}

/* RA-6. A row that its list lets go closes while it leaves; one that goes at
 * once, or whose list goes, is cut off. */
static void a_row_that_goes_is_closed(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view_open_row(rows_row(&r, 'b'), MOTUS_ROW_TRAILING);
  rows_rest(&r);
  rows_list(&r, "acd");
  rows_rest(&r);
  CHECK(strcmp(r.told, "?b<b-b") == 0 || strcmp(r.told, "?b<b~x") == 0);
  r.told[0] = 0;
  motus_view_open_row(rows_row(&r, 'c'), MOTUS_ROW_TRAILING);
  rows_tick(&r);
  motus_view_remove_from_superview(r.list);
  rows_tick(&r);
  CHECK(rows_told(&r, "?c<c~c"));
  CHECK_EQUAL(motus_view_subview_count(rows_row(&r, 'c')), 0);
  rows_rest(&r);
  rows_close(&r);
}

/* RA-8. A drag along the list scrolls it; at the edge of a stack the edge swipe
 * has the finger; a row that is being reordered is not swiped. */
static void a_swipe_wins_along_its_axis_only(void) {
  static const double ways[][2] = {{30, 2}, {30, 16}, {30, 19}, {3, 30}};
  for (int i = 0; i < 4; i++) {
    rows r = rows_open("abcdefgh");
    rows_listen(&r);
    rows_touch(&r, 1, MOTUS_TOUCH_BEGAN, 200, 210, r.time);
    rows_touch(&r, 1, MOTUS_TOUCH_MOVED, 200 - ways[i][0], 210 - ways[i][1],
               r.time + STEP);
    rows_tick(&r);
    CHECK_EQUAL(motus_view_open_row_of(r.list) != NULL, i < 2);
    CHECK_EQUAL(motus_scroller_get_state(r.scroller) == MOTUS_SCROLLER_DRAGGING,
                i >= 2);
    rows_lift(&r, (motus_point){200 - ways[i][0], 210 - ways[i][1]});
    rows_rest(&r);
    rows_close(&r);
  }
}

static void a_row_that_is_reordered_is_not_swiped(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_view_open_row(b, MOTUS_ROW_TRAILING);
  rows_rest(&r);
  CHECK_EQUAL(
      motus_view_begin_reorder(r.list, 'b', (motus_point){100, 90}, NULL),
      MOTUS_OK);
  rows_tick(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSING);
  rows_rest(&r);
  CHECK(rows_told(&r, "?b<b-b"));
  CHECK_EQUAL(motus_view_open_row(b, MOTUS_ROW_TRAILING),
              MOTUS_ERROR_INVALID_STATE);
  motus_point at = rows_pull(&r, 300, 90, -100);
  CHECK_NEAR(rows_aside(b), 0, 0);
  rows_lift(&r, at);
  size_t index;
  CHECK_EQUAL(motus_view_end_reorder(r.list, (motus_vector){0, 0}, &index),
              MOTUS_OK);
  rows_rest(&r);
  rows_close(&r);
}

/* RA-6, DG-6. A finger catches a row on its way where it is, and goes on with
 * it. A second one joins without a jump. */
static void a_finger_catches_a_row(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_view_open_row(b, MOTUS_ROW_TRAILING);
  for (int i = 0; i < 6; i++)
    rows_tick(&r);
  double there = rows_aside(b);
  CHECK(there < -10 && there > -150);
  rows_touch(&r, 1, MOTUS_TOUCH_BEGAN, 100, 90, r.time);
  rows_tick(&r);
  CHECK_NEAR(rows_aside(b), there, 1e-9);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_HELD);
  rows_touch(&r, 1, MOTUS_TOUCH_MOVED, 85, 90, r.time + STEP);
  rows_tick(&r);
  CHECK_NEAR(rows_aside(b), there - 5, 1e-9);
  rows_touch(&r, 2, MOTUS_TOUCH_BEGAN, 150, 92, r.time);
  rows_tick(&r);
  CHECK_NEAR(rows_aside(b), there - 5, 1e-9);
  rows_touch(&r, 2, MOTUS_TOUCH_ENDED, 150, 92, r.time);
  rows_tick(&r);
  CHECK_NEAR(rows_aside(b), there - 5, 1e-9);
  CHECK_EQUAL(motus_view_open_row(b, MOTUS_ROW_TRAILING), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_view_close_row(b), MOTUS_ERROR_BUSY);
  rows_lift(&r, (motus_point){85, 90});
  rows_rest(&r);
  rows_close(&r);
}

/* RA-9. Arrow keys lead from one side over the closed row to the other. */
static void keys_open_and_close_a_row(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_vector right = {1, 0}, left = {-1, 0};
  CHECK_EQUAL(motus_view_step_row(b, right), MOTUS_OK);
  rows_rest(&r);
  CHECK_NEAR(rows_aside(b), 60, 1e-9);
  CHECK_EQUAL(motus_view_step_row(b, left), MOTUS_OK);
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSED);
  CHECK_EQUAL(motus_view_step_row(b, left), MOTUS_OK);
  rows_rest(&r);
  CHECK_NEAR(rows_aside(b), -160, 1e-9);
  CHECK_EQUAL(motus_view_choose_row_action(b, 9), MOTUS_ERROR_NOT_FOUND);
  CHECK_EQUAL(motus_view_choose_row_action(b, 2), MOTUS_OK);
  CHECK_EQUAL(motus_view_choose_row_action(b, 1), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_view_finish_row_action(b, false), MOTUS_OK);
  rows_rest(&r);
  CHECK(rows_told(&r, "?b>b-b?b<bb2-b"));
  rows_close(&r);
}

typedef struct image {
  char told[256];
  double aside[512], left[512];
  int count;
} image;

/* Where "b" is, and where its first action begins, mirrored back. */
static void take_image(rows *r, image *i, bool is_turned) {
  motus_rect first = {NAN, 0, 0, 0};
  for (uint64_t tag = 101; tag <= 103 && isnan(first.x); tag += 2)
    if (!isnan(rows_drawn(r, tag).width))
      first = rows_drawn(r, tag);
  double x = is_turned ? 320 - first.x - first.width : first.x;
  i->aside[i->count] = rows_aside(rows_row(r, 'b')) * (is_turned ? -1 : 1);
  i->left[i->count++] = isnan(x) ? -1 : x;
}

/* Swiped open at both sides, all the way, thrown, and by keys. */
static void play_rows(image *i, bool is_turned) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  r.finishes = 9;
  motus_runtime_set_layout_direction(
      r.runtime, is_turned ? MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT
                           : MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT);
  static const double ways[] = {-120, 100, -300, 60, 200};
  for (int way = 0; way < 5; way++) {
    double dx = is_turned ? -ways[way] : ways[way];
    motus_point at = rows_pull(&r, is_turned ? 320 - 160 : 160, 90, dx / 5);
    for (int step = 0; step < 8; step++) {
      rows_drag(&r, &at, dx / 10);
      take_image(&r, i, is_turned);
    }
    if (way % 2)
      rows_throw(&r, at);
    else
      rows_lift(&r, at);
    for (int step = 0; step < 40; step++) {
      rows_tick(&r);
      take_image(&r, i, is_turned);
    }
  }
  motus_view_step_row(rows_row(&r, 'b'), (motus_vector){is_turned ? 1 : -1, 0});
  rows_rest(&r);
  take_image(&r, i, is_turned);
  memcpy(i->told, r.told, sizeof r.told);
  rows_close(&r);
}

/* RA-9, RL-3 */
static void from_right_to_left_rows_are_their_mirror_image(void) {
  static image images[2];
  for (int turn = 0; turn < 2; turn++)
    play_rows(&images[turn], turn);
  CHECK_TEXT(images[1].told, images[0].told);
  CHECK(strchr(images[0].told, '<') && strchr(images[0].told, '>'));
  CHECK_EQUAL(images[0].count, images[1].count);
  for (int i = 0; i < images[0].count; i++) {
    CHECK_NEAR(images[1].aside[i], images[0].aside[i], 1e-9);
    CHECK_NEAR(images[1].left[i], images[0].left[i], 1e-9);
  }
}

/* RA-9 */
static void a_row_that_is_open_closes_when_the_direction_turns(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  CHECK_EQUAL(motus_view_open_row(b, MOTUS_ROW_LEADING), MOTUS_OK);
  rows_rest(&r);
  CHECK_NEAR(rows_aside(b), 60, 1e-9);
  motus_runtime_set_layout_direction(r.runtime,
                                     MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  rows_tick(&r);
  CHECK(rows_aside(b) > 50); /* not at once */
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_CLOSED);
  CHECK_EQUAL(motus_view_open_row(b, MOTUS_ROW_LEADING), MOTUS_OK);
  rows_rest(&r);
  CHECK_NEAR(rows_aside(b), -60, 1e-9);
  CHECK(rows_told(&r, "?b>b-b?b>b"));
  rows_close(&r);
}

/* RA-9. With reduced motion the actions fade in with the room that is seen, and
 * the first one has it all at once. */
static void with_reduced_motion_actions_fade(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_runtime_set_reduces_motion(r.runtime, true);
  motus_point at = rows_pull(&r, 310, 90, -50);
  double alpha = NAN;
  motus_view_property(motus_view_row_action_view(b, 0),
                      MOTUS_PROPERTY_PRESENCE_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                      1);
  CHECK_NEAR(alpha, 40.0 / 160, 1e-9);
  for (int i = 0; i < 10; i++)
    rows_drag(&r, &at, -17);
  CHECK_EQUAL(motus_view_row_state(b), MOTUS_ROW_HELD_ARMED);
  CHECK_NEAR(rows_drawn(&r, 101).width, 210, 1e-9);
  rows_lift(&r, at);
  rows_close(&r);
}

/* A row may stand in any view, without an arrangement and without a delegate.
 */
static void a_plain_subview_is_swiped(void) {
  rows r = rows_open("a");
  motus_view *box = NULL, *card = NULL;
  motus_view_create(r.runtime, &box);
  motus_view_create(r.runtime, &card);
  motus_view_set_frame(box, (motus_rect){0, 300, 320, 100});
  motus_view_set_frame(card, (motus_rect){20, 20, 280, 60});
  motus_view_add_subview(motus_runtime_window(r.runtime), box);
  motus_view_add_subview(box, card);
  CHECK_EQUAL(motus_view_open_row(card, MOTUS_ROW_LEADING),
              MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_view_set_row_options(box, NULL), MOTUS_OK);
  motus_row_options options;
  motus_row_options_init(&options, sizeof options);
  motus_view_set_row_options(box, &options);
  CHECK_EQUAL(motus_view_open_row(card, MOTUS_ROW_LEADING),
              MOTUS_ERROR_NOT_FOUND);
  rows_offer(card);
  rows_lift(&r, rows_pull(&r, 200, 350, -110));
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(card), MOTUS_ROW_OPEN);
  CHECK_NEAR(rows_drawn(&r, 101).x, 220, 1e-9);
  CHECK_EQUAL(motus_view_set_row_options(box, NULL), MOTUS_OK);
  rows_rest(&r);
  CHECK_EQUAL(motus_view_row_state(card), MOTUS_ROW_CLOSED);
  rows_lift(&r, rows_pull(&r, 200, 350, -110));
  CHECK_EQUAL(motus_view_row_state(card), MOTUS_ROW_CLOSED);
  motus_release(card);
  motus_release(box);
  rows_close(&r);
}

/* A window that turns changes neither the place of an open row nor what its
 * finger holds; what is away stays away. */
static void a_row_outlives_a_turn_of_the_window(void) {
  rows r = rows_open("abcd");
  rows_listen(&r);
  motus_view *b = rows_row(&r, 'b');
  motus_view_open_row(b, MOTUS_ROW_TRAILING);
  rows_rest(&r);
  motus_view_set_frame(r.list, (motus_rect){0, 0, 480, 320});
  motus_view_set_frame(b, (motus_rect){0, 60, 480, 60});
  rows_tick(&r);
  CHECK_NEAR(rows_aside(b), -160, 1e-9);
  CHECK_NEAR(rows_drawn(&r, 101).x, 400, 1e-9);
  r.finishes = 1;
  r.removes = true;
  CHECK_EQUAL(motus_view_choose_row_action(b, 1), MOTUS_OK);
  rows_rest(&r);
  CHECK_NEAR(rows_aside(b), -480, 1e-9);
  motus_view_set_frame(b, (motus_rect){0, 60, 600, 60});
  rows_tick(&r);
  CHECK_NEAR(rows_aside(b), -600, 1e-9);
  rows_close(&r);
}

/* What is wrong is refused with a sentence, and changes nothing. */
static void what_is_wrong_is_refused(void) {
  rows r = rows_open("ab");
  motus_view *a = rows_row(&r, 'a');
  motus_row_action action = {.width = 10};
  double widths[] = {0, -1, NAN, INFINITY, 1e9};
  for (int i = 0; i < 5; i++) {
    action.width = widths[i];
    CHECK_EQUAL(motus_view_set_row_actions(a, MOTUS_ROW_LEADING, &action, 1),
                MOTUS_ERROR_INVALID_ARGUMENT);
  }
  action = (motus_row_action){.width = 10, .flags = 2};
  CHECK_EQUAL(motus_view_set_row_actions(a, MOTUS_ROW_LEADING, &action, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  action = (motus_row_action){.width = 10, .color = {NAN, 0, 0, 0}};
  CHECK_EQUAL(motus_view_set_row_actions(a, MOTUS_ROW_LEADING, &action, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_view_set_row_actions(a, (motus_row_side)2, &action, 0),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_view_set_row_actions(a, MOTUS_ROW_LEADING, &action, 9),
              MOTUS_ERROR_LIMIT);
  CHECK_EQUAL(motus_view_set_row_actions(a, MOTUS_ROW_LEADING, NULL, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  motus_row_options options;
  motus_row_options_init(&options, sizeof options);
  options.flags = 4;
  CHECK_EQUAL(motus_view_set_row_options(r.list, &options),
              MOTUS_ERROR_INVALID_ARGUMENT);
  motus_row_options_init(&options, sizeof options);
  options.damping_ratio = 2;
  CHECK_EQUAL(motus_view_set_row_options(r.list, &options),
              MOTUS_ERROR_INVALID_ARGUMENT);
  motus_row_delegate delegate = {sizeof delegate, NULL, NULL, NULL, NULL, NULL};
  CHECK_EQUAL(motus_view_set_row_delegate(a, &delegate, NULL, NULL),
              MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_view_finish_row_action(a, true), MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_view_close_row(a), MOTUS_OK);
  CHECK(motus_view_row_action_view(a, 0) == NULL);
  CHECK(motus_view_open_row_of(r.list) == NULL);
  rows_close(&r);
}

CHECK_MAIN(
    TEST(the_delegate_is_asked_when_a_swipe_begins),
    TEST(a_row_opens_at_the_sum_of_its_widths),
    TEST(the_leading_side_opens_to_the_right),
    TEST(a_rubber_band_holds_a_row_back), TEST(a_row_arms_and_disarms),
    TEST(no_throw_does_an_action), TEST(what_is_armed_can_be_thrown_back),
    TEST(a_release_keeps_the_velocity),
    TEST(a_full_swipe_does_the_first_action),
    TEST(a_removed_row_goes_on_out_of_sight),
    TEST(a_row_that_is_not_taken_away_comes_back), TEST(a_tap_does_an_action),
    TEST(a_touch_elsewhere_closes_a_row),
    TEST(a_swipe_of_another_row_closes_the_first), TEST(scrolling_closes_a_row),
    TEST(a_row_that_goes_is_closed), TEST(a_swipe_wins_along_its_axis_only),
    TEST(a_row_that_is_reordered_is_not_swiped), TEST(a_finger_catches_a_row),
    TEST(keys_open_and_close_a_row),
    TEST(from_right_to_left_rows_are_their_mirror_image),
    TEST(a_row_that_is_open_closes_when_the_direction_turns),
    TEST(with_reduced_motion_actions_fade), TEST(a_plain_subview_is_swiped),
    TEST(a_row_outlives_a_turn_of_the_window), TEST(what_is_wrong_is_refused))
