/* What scrolling is known to get wrong elsewhere. */
#include "scroll_wheels.h"

static void settle_at(stage *s, double y) {
  jump(s, y);
  stage_tick(s, s->time + .01);
  memset(s->log, 0, sizeof s->log);
}

/* The lift comes with the last movement: its velocity counts. SC-13. */
static void a_lift_in_the_same_batch_keeps_its_velocity(void) {
  stage s;
  motus_touch batch[11];
  stage_open(&s, 9000, NULL);
  for (int i = 0; i < 11; i++)
    batch[i] = (motus_touch){1,
                             i == 0   ? MOTUS_TOUCH_BEGAN
                             : i < 10 ? MOTUS_TOUCH_MOVED
                                      : MOTUS_TOUCH_ENDED,
                             {200, 600 - 16 * (i < 10 ? i : 9)},
                             .01 + .008 * (i < 10 ? i : 9)};
  CHECK_EQUAL(motus_runtime_send_touches(s.runtime, batch, 11), MOTUS_OK);
  stage_tick(&s, .1);
  CHECK_NEAR(s.velocity, 2000, 1);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller),
              MOTUS_SCROLLER_DECELERATING);
  stage_close(&s);
}

/* A second touch somewhere else does not throw the content there. SC-26, SC-27. */
static void the_second_touch_does_not_jump(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  flick(&s, 200, 700, 0, -150);
  stage_tick(&s, s.time + .1);
  double there = offset(&s);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, s.time);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 90, s.time + .01);
  stage_tick(&s, s.time + .01);
  CHECK_NEAR(offset(&s), there, 1e-9);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 85, s.time + .01);
  stage_tick(&s, s.time + .01);
  CHECK_NEAR(offset(&s), there + 5, 1e-9);
  stage_close(&s);
}

/* A button with a tap of its own is dragged along. SC-18. */
static void a_drag_may_begin_on_a_control(void) {
  stage s;
  motus_view *button = NULL;
  motus_gesture *tap = NULL;
  motus_gesture_options options;
  stage_open(&s, 9000, NULL);
  motus_view_create(s.runtime, &button);
  motus_view_set_frame(button, (motus_rect){100, 400, 200, 200});
  motus_view_add_subview(s.view, button);
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_TAP;
  motus_gesture_create(s.runtime, &options, &tap);
  motus_view_add_gesture(button, tap);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 500, .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 400, .05);
  stage_tick(&s, .05);
  CHECK_NEAR(offset(&s), 90, 1e-9);
  CHECK(motus_runtime_touch_gesture(s.runtime, 1) ==
        motus_scroller_pan_gesture(s.scroller));
  finger(&s, MOTUS_TOUCH_ENDED, 200, 400, .3);
  rest(&s);
  /* At rest the button has every finger: nothing eats it. */
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 450, s.time + .1);
  stage_tick(&s, s.time + .1);
  CHECK(motus_runtime_touch_gesture(s.runtime, 1) == NULL);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 450, s.time + .05);
  stage_tick(&s, s.time + .05);
  const motus_event *events;
  size_t count, taps = 0;
  motus_runtime_events(s.runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    taps += events[i].kind == MOTUS_EVENT_GESTURE &&
            events[i].subject == (void *)tap;
  CHECK_EQUAL(taps, 1);
  motus_release(tap);
  motus_release(button);
  stage_close(&s);
}

/* A page is turned in half a second, to a thousandth, and is caught meanwhile. The
 * last did_scroll shows the page exactly, also far out. SC-36, SC-38. */
static void pages_turn_quickly_and_exactly(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.paging = MOTUS_AXES_VERTICAL;
  stage_open(&s, 1e9, &options);
  settle_at(&s, 800. * 1249990);
  flick(&s, 200, 600, 0, -60);
  double lift = s.time, page = 800. * 1249991;
  CHECK_NEAR(motus_scroller_target_offset(s.scroller).y, page, 0);
  stage_tick(&s, lift + .51);
  CHECK_NEAR(offset(&s), page, .8);
  rest(&s);
  CHECK_NEAR(offset(&s), page, 0);
  CHECK_EQUAL(motus_scroller_page(s.scroller, MOTUS_AXIS_VERTICAL), 1249991);
  flick(&s, 200, 600, 0, -60);
  stage_tick(&s, s.time + .1);
  double there = offset(&s);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 600, s.time);
  stage_tick(&s, s.time + .1);
  CHECK_NEAR(offset(&s), there, 0);
  stage_close(&s);
}

/* Snaps leave the ends elastic. SC-39, SC-22. */
static void snaps_leave_the_ends_elastic(void) {
  stage s;
  motus_scroller_options options;
  motus_snap_area areas[] = {{0, 300, MOTUS_SNAP_START, false},
                             {300, 300, MOTUS_SNAP_START, false}};
  motus_scroller_options_init(&options, sizeof options);
  options.snap_strictness = MOTUS_SNAP_MANDATORY;
  stage_open(&s, 3000, &options);
  motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_VERTICAL, areas, 2);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 300, .02);
  stage_tick(&s, .02);
  CHECK(offset(&s) < -50);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 300, .3);
  stage_tick(&s, .3);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_BOUNCING);
  rest(&s);
  CHECK_NEAR(offset(&s), 0, 0);
  stage_close(&s);
}

/* Rows above vanish in mid-flight, and what is read stays, until the edge comes.
 * SC-42. */
static void rows_above_vanish_in_flight(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  settle_at(&s, 3000);
  motus_scroller_fling(s.scroller, (motus_vector){0, 1500});
  stage_tick(&s, s.time + .1);
  double there = offset(&s), fast = speed(&s);
  CHECK_EQUAL(motus_scroller_adjust(s.scroller, MOTUS_AXIS_VERTICAL, 0, -2000),
              MOTUS_OK);
  CHECK_NEAR(offset(&s), there - 2000, 0);
  CHECK_NEAR(speed(&s), fast, 1e-9);
  rest(&s);
  CHECK(strchr(s.log, 'x') == NULL && strchr(s.log, 'a') == NULL);
  stage_close(&s);
}

/* The refreshing edge comes and goes without a jump. SC-78. */
static void refreshing_does_not_jump(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.refresh_distance = 60;
  stage_open(&s, 3000, &options);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, .01);
  for (int i = 1; i <= 20; i++) {
    finger(&s, MOTUS_TOUCH_MOVED, 200, 100 + 12 * i, .01 + .01 * i);
    stage_tick(&s, .01 + .01 * i);
  }
  double last = offset(&s);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 340, .35);
  for (int i = 0; i < 200; i++) {
    stage_tick(&s, .35 + i * .005);
    CHECK(fabs(offset(&s) - last) < 8);
    last = offset(&s);
    if (i == 120)
      motus_scroller_end_refreshing(s.scroller);
  }
  rest(&s);
  CHECK_NEAR(offset(&s), 0, 0);
  stage_close(&s);
}

/* Only notches are smoothed: trackpads and programs are not delayed. SC-66. */
static void only_notches_are_smoothed(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  pad(&s, MOTUS_WHEEL_PHASE_BEGAN, 37, .01);
  stage_tick(&s, .01);
  CHECK_NEAR(offset(&s), 37, 1e-9);
  pad(&s, MOTUS_WHEEL_PHASE_CANCELLED, 0, .02);
  stage_tick(&s, .02);
  settle_at(&s, 500);
  CHECK_NEAR(offset(&s), 500, 0);
  notch(&s, 120, s.time + .01);
  stage_tick(&s, s.time + .01);
  CHECK_NEAR(offset(&s), 500, 1);
  /* Nothing is lost of what is small. */
  for (int i = 0; i < 120; i++)
    notch(&s, 1, s.time + .02);
  stage_tick(&s, s.time + .02);
  rest(&s);
  CHECK_NEAR(offset(&s), 620, 1e-9);
  stage_close(&s);
}

/* The last word of every motion shows where it ends, exactly, and comes before its
 * end. SC-4, SC-8. */
static double said;
static void say(void *user_data, motus_scroller *x, bool adjusted) {
  (void)user_data, (void)adjusted;
  said = motus_scroller_offset(x).y;
}
static void check_end(void *user_data, motus_scroller *x, bool finished) {
  stage *s = user_data;
  CHECK(finished);
  CHECK_NEAR(said, motus_scroller_offset(x).y, 0);
  CHECK_NEAR(said, s->target, 0);
  s->completed++;
}
static void the_last_word_is_the_target(void) {
  stage s;
  motus_scroller_delegate d = {.struct_size = sizeof d,
                               .did_scroll = say,
                               .did_end_decelerating = check_end,
                               .did_end_animation = check_end};
  stage_open(&s, 3000, NULL);
  motus_scroller_set_delegate(s.scroller, &d, &s, NULL);
  for (int i = 0; i < 4; i++) {
    if (i % 2)
      motus_scroller_scroll_to(s.scroller, (motus_point){0, 500.3 * i}, true,
                               NULL, NULL, NULL);
    else
      motus_scroller_fling(s.scroller, (motus_vector){0, i ? 7777 : 777});
    s.target = motus_scroller_target_offset(s.scroller).y;
    while (motus_runtime_needs_tick(s.runtime))
      stage_tick(&s, s.time + 1. / 60);
    CHECK_EQUAL(s.completed, i + 1);
  }
  stage_close(&s);
}

CHECK_MAIN(TEST(a_lift_in_the_same_batch_keeps_its_velocity),
           TEST(the_second_touch_does_not_jump),
           TEST(a_drag_may_begin_on_a_control),
           TEST(pages_turn_quickly_and_exactly),
           TEST(snaps_leave_the_ends_elastic),
           TEST(rows_above_vanish_in_flight), TEST(refreshing_does_not_jump),
           TEST(only_notches_are_smoothed), TEST(the_last_word_is_the_target))
