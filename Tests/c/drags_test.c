/* Drags: what a finger holds, how it gives way, and where it lets go
 * (docs/RULES.md, DG-1 to DG-7, DG-9). */
#include "drags.h"

static const double F = .499; /* of the rate .998 */

/* DG-2. The first 10 points decide that it is a drag; what is beyond counts. */
static void a_value_follows_the_finger(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  motus_value_set_number(w.value, 50);
  drag_value(&w, &o);
  motus_point at = drag_pull(&w, (motus_point){100, 400}, 1, 14, 0);
  CHECK_EQUAL(w.begins, 1);
  CHECK(motus_drag_is_held(w.drag));
  CHECK_NEAR(drag_number(&w), 54, 1e-12);
  drag_touch(&w, 1, MOTUS_TOUCH_MOVED, at.x + 3, at.y + 90, w.now + STEP);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 57, 1e-12);
  CHECK_NEAR(drag_model(&w), 57, 1e-12);
  CHECK_EQUAL(w.changes, 1);
  drag_world_close(&w);
}

/* DG-2. */
static void what_is_held_is_not_the_hosts(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  double one = 1;
  drag_value(&w, &o);
  CHECK_EQUAL(motus_value_set_number(w.value, 5), MOTUS_OK);
  motus_point at = drag_pull(&w, (motus_point){100, 400}, 2, 14, 0);
  report_clear();
  CHECK_EQUAL(motus_value_set_number(w.value, 5), MOTUS_ERROR_BUSY);
  CHECK(strstr(reported.message, "finger") != NULL);
  CHECK_EQUAL(motus_value_set(w.value, &one, 1), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_jump(w.value, &one, 1), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_stop(w.value), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_finish(w.value), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_nudge(w.value, &one, 1, NULL, NULL, NULL, NULL, NULL),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_value_fling(w.value, &one, 1, NULL, NULL, NULL, NULL, NULL),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_drag_go_to(w.drag, 0), MOTUS_ERROR_BUSY);
  CHECK_NEAR(drag_number(&w), 23, 1e-12);
  drag_lift(&w, at, .1);
  CHECK_EQUAL(motus_value_set_number(w.value, 5), MOTUS_OK);
  CHECK_NEAR(drag_number(&w), 5, 1e-12);
  drag_world_close(&w);
}

/* DG-2. The same of a property of a view, by each of its setters. */
static void what_is_held_of_a_view_is_not_the_hosts(void) {
  drag_world w = drag_world_open();
  double two[2] = {1, 1};
  drag_center(&w, NULL);
  (void)drag_pull(&w, (motus_point){100, 400}, 2, 14, 0);
  CHECK_EQUAL(motus_view_set_center(w.knob, (motus_point){1, 1}),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_view_set_property(w.knob, MOTUS_PROPERTY_CENTER, two, 2),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_view_set_frame(w.knob, (motus_rect){1, 1, 1, 1}),
              MOTUS_ERROR_BUSY);
  CHECK_NEAR(motus_view_bounds(w.knob).width, 400, 0);
  CHECK_EQUAL(motus_view_fling(w.knob, MOTUS_PROPERTY_CENTER, two, 2, NULL,
                               NULL, NULL, NULL, NULL),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_view_set_alpha(w.knob, .5), MOTUS_OK);
  CHECK_NEAR(drag_center_of(w.knob).x, 218, 1e-12);
  drag_world_close(&w);
}

/* DG-1. offset = (1 - 1 / (c pull / d + 1)) d with d the width of the view. */
static void beyond_its_bounds_it_gives_way(void) {
  static const motus_drag_resistance ways[] = {
      MOTUS_DRAG_RUBBER_BAND, MOTUS_DRAG_STOP, MOTUS_DRAG_FOLLOW};
  double pull = 50,
         shown[] = {100 + (1 - 1 / (.55 * pull / 400 + 1)) * 400, 100, 150};
  for (int i = 0; i < 3; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    o.minimum.x = 0;
    o.maximum.x = 100;
    o.resistance = ways[i];
    drag_value(&w, &o);
    motus_point at = drag_pull(&w, (motus_point){100, 400}, 16, 10, 0);
    CHECK_NEAR(drag_number(&w), shown[i], 1e-9);
    drag_lift(&w, at, .1);
    CHECK_EQUAL(w.ended_at, -1);
    drag_settle(&w);
    CHECK_NEAR(drag_number(&w), 100, 1e-9);
    CHECK_EQUAL(w.finished, 1);
    drag_world_close(&w);
  }
}

/* DG-1, VL-12. A slider of 200 points: one point is .005. */
static void a_point_is_what_the_options_say(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_VERTICAL);
  o.point = .005;
  o.reversed = MOTUS_AXES_VERTICAL;
  o.minimum.y = 0;
  o.maximum.y = 1;
  drag_value(&w, &o);
  (void)drag_pull(&w, (motus_point){100, 400}, 11, 0, -10);
  CHECK_NEAR(drag_number(&w), .5, 1e-12);
  drag_world_close(&w);
}

/* DG-3, DG-4. The shown velocity and the projected end, at the time of the
 * lift, and the spring from there: critical, response .4. */
static void a_release_goes_on_with_the_velocity_at_the_lift(void) {
  static const double places[] = {0, 300, 600};
  static const double lates[] = {0, STEP / 2};
  for (int i = 0; i < 2; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    drag_value(&w, &o);
    drag_anchors(&w, 3, places);
    motus_point at = drag_pull(&w, (motus_point){10, 400}, 12, 10, 0);
    CHECK_NEAR(drag_number(&w), 110, 1e-9);
    double v = 640, lift = w.now + lates[i], omega = 2 * 3.14159265358979 / .4;
    drag_lift(&w, at, lates[i]);
    CHECK_NEAR(w.velocity.dx, v, 1e-6);
    CHECK_NEAR(w.projected.x, 110 + F * (v - 10), 1e-6);
    CHECK_EQUAL(w.ended_at, 1);
    CHECK_NEAR(drag_model(&w), 300, 0);
    for (int frame = 0; frame < 8; frame++) {
      double t = w.now - lift, d = 110 - 300;
      CHECK_NEAR(drag_number(&w),
                 300 + (d + (v + omega * d) * t) * exp(-omega * t), 1e-6);
      drag_tick(&w, STEP);
    }
    CHECK_EQUAL(w.settles, 0);
    drag_settle(&w);
    CHECK_NEAR(drag_number(&w), 300, 0);
    CHECK_EQUAL(w.finished, 1);
    CHECK_EQUAL(w.settled_at, 1);
    CHECK_EQUAL(motus_drag_anchor_tag(w.drag, 1), 101);
    drag_world_close(&w);
  }
}

/* DG-3. 125 points a second lead to the next one, less to the nearest. */
static void next_is_the_next_one_of_a_flick(void) {
  static const double places[] = {0, 100, 200};
  static const struct {
    double step;
    int steps;
    int32_t anchor;
  } rows[] = {{2, 12, 1},  /* 128 a second, from 14 */
              {1, 40, 0},  /* 64 a second, from 30 */
              {1, 65, 1},  /* from 55 */
              {-2, 12, 0}, /* nothing lies there */
              {10, 12, 2}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    o.choice = MOTUS_DRAG_NEXT;
    drag_value(&w, &o);
    drag_anchors(&w, 3, places);
    motus_point at =
        drag_pull(&w, (motus_point){200, 400}, rows[i].steps, rows[i].step, 0);
    drag_lift(&w, at, 0);
    CHECK_EQUAL(w.ended_at, rows[i].anchor);
    drag_world_close(&w);
  }
}

/* DG-3. Of two as near the one further along the motion; at rest the first. */
static void a_tie_goes_with_the_motion(void) {
  static const double places[] = {60, 0}, twice[] = {40, 40};
  for (int i = 0; i < 2; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    drag_value(&w, &o);
    drag_anchors(&w, 2, i ? twice : places);
    motus_point at = drag_pull(&w, (motus_point){100, 400}, 4, 10, 0);
    CHECK_NEAR(drag_number(&w), 30, 1e-12);
    drag_lift(&w, at, .1);
    CHECK_EQUAL(w.ended_at, 0);
    drag_world_close(&w);
  }
}

/* DG-3. */
static void the_host_may_choose(void) {
  static const double places[] = {0, 100, 200};
  static const int32_t answers[] = {2, -1, 3, -7};
  static const int32_t ends[] = {2, -1, 0, 0};
  for (int i = 0; i < 4; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    drag_value(&w, &o);
    drag_anchors(&w, 3, places);
    w.answer = answers[i];
    drag_lift(&w, drag_pull(&w, (motus_point){100, 400}, 4, 10, 0), .1);
    CHECK_EQUAL(w.asked, 1);
    CHECK_EQUAL(w.ended_at, ends[i]);
    drag_settle(&w);
    CHECK_NEAR(drag_number(&w), ends[i] < 0 ? 30 : places[ends[i]], 1e-9);
    drag_world_close(&w);
  }
}

/* DG-1. As a fling: it stops at x + F (v - 10), or bounces at a bound. */
static void decay_goes_on_by_itself(void) {
  static const double place = 400;
  for (int i = 0; i < 3; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    o.settling = MOTUS_DRAG_DECAY;
    if (i == 1)
      o.maximum.x = 200;
    drag_value(&w, &o);
    if (i == 2)
      drag_anchors(&w, 1, &place);
    motus_point at = drag_pull(&w, (motus_point){100, 400}, 12, 10, 0);
    drag_lift(&w, at, 0);
    double ends[] = {110 + F * 630, 200, place};
    CHECK_NEAR(drag_model(&w), ends[i], 1e-6);
    CHECK(drag_number(&w) > 115);
    drag_settle(&w);
    CHECK_NEAR(drag_number(&w), ends[i], 1e-6);
    CHECK_EQUAL(w.settled_at, i == 2 ? 0 : -1);
    drag_world_close(&w);
  }
}

/* DG-6. It stands where it was at the time of the touch, between two frames. */
static void what_is_caught_holds_where_it_was(void) {
  static const double places[] = {0, 300};
  static const motus_drag_settling ways[] = {MOTUS_DRAG_SPRING,
                                             MOTUS_DRAG_DECAY};
  for (int i = 0; i < 2; i++) {
    double shown[2];
    for (int caught = 0; caught < 2; caught++) {
      drag_world w = drag_world_open();
      motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
      o.settling = ways[i];
      drag_value(&w, &o);
      drag_anchors(&w, 2, places);
      motus_point at = drag_pull(&w, (motus_point){10, 400}, 12, 10, 0);
      drag_lift(&w, at, 0);
      drag_tick(&w, 4 * STEP);
      if (caught) {
        drag_touch(&w, 2, MOTUS_TOUCH_BEGAN, 50, 50, w.now + STEP / 2);
        drag_tick(&w, STEP);
        CHECK(motus_drag_is_held(w.drag));
        CHECK_EQUAL(w.begins, 1);
        shown[1] = drag_number(&w);
        drag_tick(&w, STEP);
        CHECK_NEAR(drag_number(&w), shown[1], 0);
        drag_touch(&w, 2, MOTUS_TOUCH_MOVED, 75, 50, w.now);
        drag_tick(&w, STEP);
        CHECK_EQUAL(w.begins, 2);
        CHECK_EQUAL(w.settles, 1);
        CHECK_EQUAL(w.finished, 0);
        CHECK_NEAR(drag_number(&w), shown[1] + 15, 1e-9);
      } else {
        drag_tick(&w, STEP / 2);
        shown[0] = drag_number(&w);
      }
      drag_world_close(&w);
    }
    CHECK_NEAR(shown[1], shown[0], 1e-9);
  }
}

/* DG-6. A finger finds it where it is seen, not where it goes. */
static void what_moves_is_touched_where_it_is_seen(void) {
  static const motus_drag_settling ways[] = {MOTUS_DRAG_SPRING,
                                             MOTUS_DRAG_DECAY};
  static const motus_anchor places[] = {{50, 50, 0}, {350, 750, 1}};
  for (int i = 0; i < 2; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_FREE);
    o.settling = ways[i];
    motus_view_set_frame(w.knob, (motus_rect){0, 0, 100, 100});
    drag_center(&w, &o);
    motus_drag_set_anchors(w.drag, places, 2);
    drag_lift(&w, drag_pull(&w, (motus_point){50, 50}, 12, 10, 20), 0);
    CHECK_EQUAL(w.ended_at, 1);
    drag_tick(&w, 2 * STEP);
    motus_point seen = drag_center_of(w.knob);
    CHECK(seen.y < 600);
    drag_touch(&w, 2, MOTUS_TOUCH_BEGAN, seen.x, seen.y, w.now);
    drag_tick(&w, STEP);
    CHECK(motus_drag_is_held(w.drag));
    CHECK_NEAR(drag_center_of(w.knob).y, seen.y, 1e-9);
    drag_world_close(&w);
  }
}

/* DG-6. A tap on what moves sends it where a release at rest leads. */
static void what_is_tapped_goes_on_to_the_nearest(void) {
  static const double places[] = {0, 1000};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  drag_value(&w, &o);
  drag_anchors(&w, 2, places);
  CHECK_EQUAL(motus_drag_go_to(w.drag, 1), MOTUS_OK);
  drag_tick(&w, STEP);
  drag_tick(&w, 2 * STEP);
  drag_touch(&w, 1, MOTUS_TOUCH_BEGAN, 50, 50, w.now);
  drag_touch(&w, 1, MOTUS_TOUCH_ENDED, 50, 50, w.now + STEP);
  drag_tick(&w, STEP);
  CHECK(!motus_drag_is_held(w.drag));
  drag_settle(&w);
  CHECK_NEAR(drag_number(&w), 0, 0);
  CHECK_EQUAL(w.begins, 0);
  CHECK_EQUAL(w.settles, 1);
  CHECK_EQUAL(w.settled_at, 0);
  drag_world_close(&w);
}

/* DG-6. Without catching it goes on until the drag begins. */
static void what_is_not_to_be_caught_goes_on(void) {
  static const double places[] = {0, 1000};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  o.catches = false;
  drag_value(&w, &o);
  drag_anchors(&w, 2, places);
  motus_drag_go_to(w.drag, 1);
  drag_tick(&w, STEP);
  drag_touch(&w, 1, MOTUS_TOUCH_BEGAN, 50, 50, w.now);
  double before = drag_number(&w);
  drag_tick(&w, STEP);
  CHECK(!motus_drag_is_held(w.drag));
  CHECK(drag_number(&w) > before + 1);
  before = drag_number(&w);
  drag_touch(&w, 1, MOTUS_TOUCH_MOVED, 64, 50, w.now);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), before + 4, 1e-9);
  drag_world_close(&w);
}

/* DG-2. What is caught beyond a bound has the raw place that shows it. */
static void nothing_jumps_where_a_band_is_caught(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  o.minimum.x = -1000;
  o.maximum.x = 0;
  drag_value(&w, &o);
  motus_value_set_number(w.value, 80);
  motus_point at = drag_pull(&w, (motus_point){10, 400}, 1, 10.5, 0);
  CHECK(drag_number(&w) > 80 && drag_number(&w) < 80.5);
  drag_touch(&w, 1, MOTUS_TOUCH_MOVED, at.x - .5, 400, w.now);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 80, 1e-9);
  /* A bound that moves under the finger moves nothing. */
  o.maximum.x = 30;
  CHECK_EQUAL(motus_drag_set_options(w.drag, &o), MOTUS_OK);
  drag_touch(&w, 1, MOTUS_TOUCH_MOVED, at.x - .5, 401, w.now);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 80, 1e-9);
  drag_world_close(&w);
}

/* DG-5. */
static void a_second_finger_ends_no_drag_and_moves_nothing(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  drag_value(&w, &o);
  motus_point at = drag_pull(&w, (motus_point){100, 400}, 4, 10, 0);
  drag_touch(&w, 2, MOTUS_TOUCH_BEGAN, 300, 100, w.now);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 30, 1e-9);
  drag_touch(&w, 2, MOTUS_TOUCH_MOVED, 320, 100, w.now);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 40, 1e-9);
  drag_touch(&w, 1, MOTUS_TOUCH_ENDED, at.x, at.y, w.now);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 40, 1e-9);
  CHECK_EQUAL(w.ends, 0);
  drag_touch(&w, 2, MOTUS_TOUCH_ENDED, 320, 100, w.now);
  drag_tick(&w, STEP);
  CHECK_EQUAL(w.ends, 1);
  drag_world_close(&w);
}

/* DG-1. */
static void a_locked_drag_keeps_the_axis_of_its_begin(void) {
  for (int i = 0; i < 2; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_LOCKED);
    drag_center(&w, &o);
    motus_point at =
        drag_pull(&w, (motus_point){100, 300}, 1, i ? 6 : 14, i ? 14 : 6);
    drag_touch(&w, 1, MOTUS_TOUCH_MOVED, at.x + 40, at.y + 40, w.now);
    drag_tick(&w, STEP);
    motus_point center = drag_center_of(w.knob);
    CHECK((center.x != 200) == (i == 0));
    CHECK((center.y != 400) == (i == 1));
    drag_world_close(&w);
  }
}

/* DG-1, DG-3. On two axes distances are those in the plane. */
static void a_card_goes_to_the_nearest_of_four_corners(void) {
  static const motus_anchor corners[] = {
      {100, 100, 1}, {300, 100, 2}, {100, 700, 3}, {300, 700, 4}};
  drag_world w = drag_world_open();
  motus_view_set_center(w.knob, (motus_point){100, 100});
  drag_center(&w, NULL);
  motus_drag_set_anchors(w.drag, corners, 4);
  CHECK_EQUAL(motus_drag_anchor(w.drag), 0);
  CHECK_EQUAL(motus_drag_anchor_count(w.drag), 4);
  motus_point at = drag_pull(&w, (motus_point){50, 50}, 12, 5, 12);
  CHECK_EQUAL(motus_drag_anchor(w.drag), 0);
  drag_lift(&w, at, 0);
  CHECK_EQUAL(w.ended_at, 3);
  drag_settle(&w);
  CHECK_NEAR(drag_center_of(w.knob).x, 300, 0);
  CHECK_NEAR(drag_center_of(w.knob).y, 700, 0);
  CHECK_EQUAL(motus_drag_anchor(w.drag), 3);
  CHECK_NEAR(motus_drag_progress(w.drag), 0, 0);
  drag_world_close(&w);
}

/* DG-7. */
static void progress_counts_to_the_neighbours(void) {
  static const double places[] = {0, 100, 300};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  drag_value(&w, &o);
  drag_anchors(&w, 3, places);
  motus_value_set_number(w.value, 100);
  CHECK_EQUAL(motus_drag_anchor(w.drag), 1);
  CHECK_NEAR(motus_drag_progress(w.drag), 0, 0);
  motus_point at = drag_pull(&w, (motus_point){100, 400}, 6, 10, 0);
  CHECK_EQUAL(motus_drag_anchor(w.drag), 1);
  CHECK_NEAR(motus_drag_progress(w.drag), .25, 1e-12);
  static const struct {
    double x, progress;
  } rows[] = {{35, -.75}, {-100, -1}, {350, 1}};
  for (int i = 0; i < 3; i++) {
    drag_touch(&w, 1, MOTUS_TOUCH_MOVED, rows[i].x, at.y, w.now);
    drag_tick(&w, STEP);
    CHECK_NEAR(motus_drag_progress(w.drag), rows[i].progress, 1e-12);
  }
  drag_world_close(&w);
}

/* DG-9. */
static void arrow_keys_step_between_anchors(void) {
  static const double places[] = {0, 100, 300};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  drag_value(&w, &o);
  drag_anchors(&w, 3, places);
  CHECK_EQUAL(motus_drag_step(w.drag, (motus_vector){1, 0}), MOTUS_OK);
  CHECK_EQUAL(motus_drag_anchor(w.drag), 1);
  CHECK_EQUAL(motus_drag_step(w.drag, (motus_vector){1, 0}), MOTUS_OK);
  CHECK_EQUAL(motus_drag_anchor(w.drag), 2);
  CHECK_EQUAL(motus_drag_step(w.drag, (motus_vector){1, 0}), MOTUS_OK);
  CHECK_EQUAL(motus_drag_step(w.drag, (motus_vector){0, 1}), MOTUS_OK);
  CHECK_EQUAL(motus_drag_anchor(w.drag), 2);
  drag_settle(&w);
  CHECK_NEAR(drag_number(&w), 300, 0);
  CHECK_EQUAL(motus_drag_step(w.drag, (motus_vector){-1, 0}), MOTUS_OK);
  drag_settle(&w);
  CHECK_NEAR(drag_number(&w), 100, 0);
  CHECK_EQUAL(w.settles, 3);
  CHECK_EQUAL(w.finished, 2);
  drag_world_close(&w);
}

/* DG-9, SC-64. A notch is 60 points, against the offset of content; a quarter of
 * a second of silence is a release at rest. */
static void a_wheel_moves_it_at_once(void) {
  static const double places[] = {0, 100};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  motus_gesture_options g;
  motus_wheel_event event;
  motus_gesture *pan = NULL;
  motus_gesture_options_init(&g, sizeof g);
  g.wheels = MOTUS_PAN_WHEEL_NOTCHES;
  CHECK_EQUAL(motus_gesture_create(w.runtime, &g, &pan), MOTUS_OK);
  motus_view_add_gesture(w.knob, pan);
  w.pan = pan;
  drag_value(&w, &o);
  drag_anchors(&w, 2, places);
  motus_wheel_event_init(&event, sizeof event);
  event.point = (motus_point){100, 400};
  event.unit = MOTUS_WHEEL_NOTCHES_120;
  event.delta = (motus_vector){-12, 0};
  for (int i = 0; i < 9; i++) {
    event.time = w.now;
    CHECK_EQUAL(motus_runtime_send_wheel(w.runtime, &event), MOTUS_OK);
    drag_tick(&w, STEP);
    CHECK_NEAR(drag_number(&w), 6 * (i + 1), 1e-9);
  }
  CHECK_EQUAL(w.begins, 1);
  drag_tick(&w, .2);
  CHECK_EQUAL(w.ends, 0);
  drag_tick(&w, .1);
  CHECK_EQUAL(w.ends, 1);
  CHECK_NEAR(w.velocity.dx, 0, 0);
  drag_settle(&w);
  CHECK_NEAR(drag_number(&w), 100, 0);
  drag_world_close(&w);
}

CHECK_MAIN(
    TEST(a_value_follows_the_finger), TEST(what_is_held_is_not_the_hosts),
    TEST(what_is_held_of_a_view_is_not_the_hosts),
    TEST(beyond_its_bounds_it_gives_way), TEST(a_point_is_what_the_options_say),
    TEST(a_release_goes_on_with_the_velocity_at_the_lift),
    TEST(next_is_the_next_one_of_a_flick), TEST(a_tie_goes_with_the_motion),
    TEST(the_host_may_choose), TEST(decay_goes_on_by_itself),
    TEST(what_is_caught_holds_where_it_was),
    TEST(what_moves_is_touched_where_it_is_seen),
    TEST(what_is_tapped_goes_on_to_the_nearest),
    TEST(what_is_not_to_be_caught_goes_on),
    TEST(nothing_jumps_where_a_band_is_caught),
    TEST(a_second_finger_ends_no_drag_and_moves_nothing),
    TEST(a_locked_drag_keeps_the_axis_of_its_begin),
    TEST(a_card_goes_to_the_nearest_of_four_corners),
    TEST(progress_counts_to_the_neighbours),
    TEST(arrow_keys_step_between_anchors), TEST(a_wheel_moves_it_at_once))
