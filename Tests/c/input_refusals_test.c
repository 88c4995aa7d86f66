/* Numbers that no clock, screen or trackpad gives are refused where they come in,
 * and change nothing. */
#include <math.h>

#include "fingers.h"

/* ---- Clocks ---- */

static void rates_that_no_display_has_are_refused(void) {
  static const double rates[] = {0, -60, NAN};
  world w = world_open();
  double rate = motus_runtime_maximum_rate(w.runtime);
  for (int i = 0; i < 3; i++) {
    CHECK_EQUAL(motus_runtime_set_maximum_rate(w.runtime, rates[i]),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_NEAR(motus_runtime_maximum_rate(w.runtime), rate, 0);
  }
  world_close(&w);
}

static void presents_that_do_not_ascend_are_refused(void) {
  double presents[2] = {2, 1}, next = 5;
  CHECK_EQUAL(motus_frame_pacing(presents, 2, 1, 0, &next),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_NEAR(next, 0, 0);
  presents[1] = NAN;
  CHECK_EQUAL(motus_frame_pacing(presents, 2, 1, 0, &next),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_frame_pacing(presents, 1, 0, 0, &next),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_frame_pacing(presents, 1, 1, INFINITY, &next),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_frame_pacing(NULL, 1, 1, 0, &next),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_frame_pacing(NULL, 0, 1, 0, &next), MOTUS_OK);
  CHECK_EQUAL(motus_frame_pacing(NULL, 0, 1, 0, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_frame_pacing(presents, 70000, 1, 0, &next),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

/* ---- Screens ---- */

/* RS-3: none is taken when one is refused. */
static void contacts_out_of_range_are_refused(void) {
  world w = gestures_open();
  for (int i = 0; i < 8; i++) {
    motus_touch_contact both[2] = {pen_contact(7, MOTUS_TOUCH_BEGAN, 1, 0),
                                   pen_contact(8, MOTUS_TOUCH_BEGAN, 1, 0)};
    motus_touch_contact *bad = &both[1];
    switch (i) {
    case 0:
      bad->tool = (motus_touch_tool)4;
      break;
    case 1:
      bad->pressure = -.1;
      break;
    case 2:
      bad->pressure = 1.1;
      break;
    case 3:
      bad->pressure = NAN;
      break;
    case 4:
      bad->tilt.dx = 1.6;
      break;
    case 5:
      bad->tilt.dy = NAN;
      break;
    case 6:
      bad->twist = INFINITY;
      break;
    default:
      bad->touch.id = 7;
    }
    CHECK_EQUAL(motus_runtime_send_touch_contacts(w.runtime, both, 2),
                i < 7 ? MOTUS_ERROR_INVALID_ARGUMENT
                      : MOTUS_ERROR_INVALID_STATE);
  }
  CHECK(!motus_runtime_needs_tick(w.runtime));
  world_close(&w);
}

/* ---- Trackpads ---- */

static void refuse(world *w, motus_trackpad_event e, motus_status status) {
  CHECK_EQUAL(motus_runtime_send_trackpad(w->runtime, &e), status);
}

/* TP-1 */
static void trackpad_events_that_do_not_follow_are_refused(void) {
  world w = gestures_open();
  motus_trackpad_event e =
      pad_event(MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_BEGAN, 1);
  refuse(&w, pad_event(MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_MOVED, 1),
         MOTUS_ERROR_INVALID_STATE);
  refuse(&w, pad_event(MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_ENDED, 1),
         MOTUS_ERROR_INVALID_STATE);
  e.scale = 0, refuse(&w, e, MOTUS_ERROR_INVALID_ARGUMENT);
  e.scale = NAN, refuse(&w, e, MOTUS_ERROR_INVALID_ARGUMENT);
  e.scale = 1, e.rotation = 3.2, refuse(&w, e, MOTUS_ERROR_INVALID_ARGUMENT);
  e.rotation = 0, e.delta.dx = 1e10;
  refuse(&w, e, MOTUS_ERROR_INVALID_ARGUMENT);
  e.delta.dx = 0, e.point.y = INFINITY;
  refuse(&w, e, MOTUS_ERROR_INVALID_ARGUMENT);
  e = pad_event(MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_BEGAN, 1);
  e.fingers = 2, refuse(&w, e, MOTUS_ERROR_INVALID_ARGUMENT);
  e.fingers = 11, refuse(&w, e, MOTUS_ERROR_INVALID_ARGUMENT);
  e.fingers = 10, e.gesture = (motus_trackpad_gesture)4;
  refuse(&w, e, MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  refuse(&w, pad_event(MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_BEGAN, 1), MOTUS_OK);
  refuse(&w, pad_event(MOTUS_TRACKPAD_HOLD, MOTUS_TOUCH_BEGAN, 1),
         MOTUS_ERROR_INVALID_STATE);
  refuse(&w, pad_event(MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_MOVED, 1),
         MOTUS_ERROR_INVALID_STATE);
  refuse(&w, pad_event(MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_MOVED, .5),
         MOTUS_ERROR_INVALID_ARGUMENT);
  refuse(&w, pad_event(MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_ENDED, 1), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 1), MOTUS_OK);
  world_close(&w);
}

CHECK_MAIN(TEST(rates_that_no_display_has_are_refused),
           TEST(presents_that_do_not_ascend_are_refused),
           TEST(contacts_out_of_range_are_refused),
           TEST(trackpad_events_that_do_not_follow_are_refused))
