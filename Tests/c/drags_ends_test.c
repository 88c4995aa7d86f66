/* Drags: pinches and rotations, other motions, callbacks, and what ends
 * (docs/RULES.md, DG-1, DG-2, DG-6, DG-7). */
#include "drags.h"
#include "links.h"

static motus_gesture *two_fingers(drag_world *w, motus_gesture_type type) {
  motus_gesture_options options;
  motus_gesture *gesture = NULL;
  /* Else that is the first to recognize, and the other one fails. */
  motus_view_remove_gesture(w->knob, w->pan);
  motus_gesture_options_init(&options, sizeof options);
  options.type = type;
  CHECK_EQUAL(motus_gesture_create(w->runtime, &options, &gesture), MOTUS_OK);
  motus_view_add_gesture(w->knob, gesture);
  return gesture;
}

static void fingers(drag_world *w, motus_touch_phase phase, double apart,
                    double angle) {
  double x = cos(angle) * apart / 2, y = sin(angle) * apart / 2;
  drag_touch(w, 1, phase, 200 - x, 400 - y, w->now);
  drag_touch(w, 2, phase, 200 + x, 400 + y, w->now);
  drag_tick(w, STEP);
}

/* DG-1. A pinch multiplies; beyond a bound its logarithm gives way:
 * ln shown = ln bound + (1 - 1 / (c ln(raw / bound) / ln 2 + 1)) ln 2. */
static void a_pinch_moves_a_scale(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_FREE);
  o.minimum.x = .5;
  o.maximum.x = 4;
  w.pan = two_fingers(&w, MOTUS_GESTURE_PINCH);
  motus_value_set_number(w.value, 2);
  drag_value(&w, &o);
  fingers(&w, MOTUS_TOUCH_BEGAN, 100, 0);
  fingers(&w, MOTUS_TOUCH_MOVED, 110, 0);
  CHECK_EQUAL(w.begins, 0);
  fingers(&w, MOTUS_TOUCH_MOVED, 165, 0);
  CHECK_NEAR(drag_number(&w), 3, 1e-9); /* 165 of 110 */
  fingers(&w, MOTUS_TOUCH_MOVED, 440, 0);
  double pull = log(8. / 4), ln2 = log(2);
  CHECK_NEAR(drag_number(&w), 4 * exp((1 - 1 / (.55 * pull / ln2 + 1)) * ln2),
             1e-9);
  fingers(&w, MOTUS_TOUCH_MOVED, 165, 0);
  CHECK_NEAR(drag_number(&w), 3, 1e-9);
  fingers(&w, MOTUS_TOUCH_MOVED, 440, 0);
  fingers(&w, MOTUS_TOUCH_ENDED, 440, 0);
  drag_settle(&w);
  CHECK_NEAR(drag_number(&w), 4, 0);
  CHECK_EQUAL(w.settles, 1);
  drag_world_close(&w);
}

/* DG-1. */
static void a_rotation_moves_an_angle(void) {
  static const double places[] = {0, 1};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_FREE);
  o.maximum.x = 1;
  w.pan = two_fingers(&w, MOTUS_GESTURE_ROTATION);
  drag_value(&w, &o);
  drag_anchors(&w, 2, places);
  fingers(&w, MOTUS_TOUCH_BEGAN, 200, 0);
  fingers(&w, MOTUS_TOUCH_MOVED, 200, .6);
  double slop = 3.14159265358979 / 18, quarter = 3.14159265358979 / 2;
  CHECK_NEAR(drag_number(&w), .6 - slop, 1e-9);
  fingers(&w, MOTUS_TOUCH_MOVED, 200, 1.8);
  double pull = 1.8 - slop - 1;
  CHECK_NEAR(drag_number(&w),
             1 + (1 - 1 / (.55 * pull / quarter + 1)) * quarter, 1e-9);
  fingers(&w, MOTUS_TOUCH_ENDED, 200, 1.8);
  CHECK_EQUAL(w.ended_at, 1);
  drag_settle(&w);
  CHECK_NEAR(drag_number(&w), 1, 0);
  drag_world_close(&w);
}

/* DG-6. Whatever moves it is caught. */
static void a_motion_of_the_hosts_is_caught(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  motus_animation_options block;
  drag_value(&w, &o);
  motus_animation_options_init(&block, sizeof block);
  block.duration = 1;
  block.timing.type = MOTUS_TIMING_LINEAR;
  motus_runtime_begin_animation(w.runtime, &block);
  motus_value_set_number(w.value, 64);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  drag_tick(&w, 16 * STEP);
  drag_touch(&w, 1, MOTUS_TOUCH_BEGAN, 50, 50, w.now + STEP / 2);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 16.5, 1e-9);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 16.5, 1e-9);
  drag_touch(&w, 1, MOTUS_TOUCH_ENDED, 50, 50, w.now);
  drag_tick(&w, STEP);
  drag_settle(&w);
  CHECK_NEAR(drag_number(&w), 16.5, 1e-9);
  CHECK_EQUAL(w.begins, 0);
  drag_world_close(&w);
}

/* DG-7. Each begin has one end, each end one settling, whatever comes. */
static void what_is_set_while_it_settles_is_no_arrival(void) {
  static const double places[] = {0, 300};
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  drag_value(&w, &o);
  drag_anchors(&w, 2, places);
  drag_lift(&w, drag_pull(&w, (motus_point){10, 400}, 12, 10, 0), 0);
  CHECK_EQUAL(motus_value_stop(w.value), MOTUS_OK);
  drag_tick(&w, STEP);
  CHECK_EQUAL(w.settles, 1);
  CHECK_EQUAL(w.finished, 0);
  drag_settle(&w);
  CHECK_EQUAL(w.settles, 1);
  drag_world_close(&w);
}

/* DG-7. */
static void a_drag_that_is_taken_away_is_over(void) {
  for (int i = 0; i < 6; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    motus_drag *other = NULL;
    drag_value(&w, &o);
    motus_point at = drag_pull(&w, (motus_point){100, 400}, 4, 10, 0);
    switch (i) {
    case 0:
      CHECK_EQUAL(motus_drag_end(w.drag), MOTUS_OK);
      break;
    case 1:
      motus_release(w.value);
      break;
    case 2:
      motus_gesture_set_enabled(w.pan, false);
      break;
    case 3:
      motus_view_remove_from_superview(w.knob);
      break;
    case 4:
      CHECK_EQUAL(motus_drag_create_for_view(w.pan, w.knob,
                                             MOTUS_PROPERTY_CENTER, &o, &other),
                  MOTUS_OK);
      break;
    case 5:
      motus_view_remove_gesture(w.knob, w.pan);
      motus_release(w.pan);
      break;
    }
    drag_lift(&w, at, 0);
    drag_settle(&w);
    CHECK_EQUAL(w.begins, 1);
    CHECK_EQUAL(w.ends, 1);
    CHECK_EQUAL(w.settles, 1);
    if (i != 1) {
      CHECK_NEAR(drag_number(&w), 30, 1e-9);
      CHECK_EQUAL(motus_value_set_number(w.value, 1), MOTUS_OK);
    } else {
      CHECK_EQUAL(motus_drag_go_to(w.drag, 0), MOTUS_ERROR_INVALID_STATE);
    }
    drag_world_close(&w);
  }
}

/* DG-1, LK-5. */
static void one_drag_moves_a_property(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  motus_gesture *pan = NULL;
  motus_drag *other = NULL;
  motus_gesture_create(w.runtime, NULL, &pan);
  drag_value(&w, &o);
  CHECK_EQUAL(motus_drag_create(pan, w.value, &o, &other), MOTUS_ERROR_BUSY);
  CHECK(other == NULL);
  CHECK_EQUAL(motus_drag_end(w.drag), MOTUS_OK);
  CHECK_EQUAL(motus_drag_end(w.drag), MOTUS_OK);
  CHECK_EQUAL(motus_drag_create(pan, w.value, &o, &other), MOTUS_OK);
  motus_release(other);
  CHECK(motus_is_alive(other));
  motus_release(pan);
  CHECK(!motus_is_alive(other));
  drag_world_close(&w);
}

/* LK-5, DG-1. A drag and a link exclude each other: the later call is refused,
 * whether a finger is down or not. */
static void a_drag_and_a_link_exclude_each_other(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
  motus_value *source = NULL;
  motus_link *link = NULL;
  motus_drag *other = NULL;
  motus_value_create_number(w.runtime, 3, &source);
  motus_link_source from = from_value(source);
  motus_link_target to = to_value(w.value);
  drag_value(&w, &o);
  CHECK_EQUAL(motus_link_create(w.runtime, &to, &from, 1, NULL, &link),
              MOTUS_ERROR_BUSY);
  motus_point at = drag_pull(&w, (motus_point){100, 400}, 3, 10, 0);
  CHECK_EQUAL(motus_link_create(w.runtime, &to, &from, 1, NULL, &link),
              MOTUS_ERROR_BUSY);
  CHECK_NEAR(drag_number(&w), 20, 1e-9);
  drag_lift(&w, at, .1);
  CHECK_EQUAL(motus_drag_end(w.drag), MOTUS_OK);
  CHECK_EQUAL(motus_link_create(w.runtime, &to, &from, 1, NULL, &link),
              MOTUS_OK);
  drag_tick(&w, STEP);
  CHECK_NEAR(drag_number(&w), 3, 1e-9);
  CHECK_EQUAL(motus_drag_create(w.pan, w.value, &o, &other), MOTUS_ERROR_BUSY);
  /* What a drag moves may lead something else. */
  CHECK_EQUAL(motus_drag_create(w.pan, source, &o, &other), MOTUS_OK);
  (void)drag_pull(&w, (motus_point){100, 400}, 3, 10, 0);
  CHECK_NEAR(drag_number(&w), 23, 1e-9);
  drag_world_close(&w);
}

/* DG-1. */
static void what_cannot_be_dragged_is_refused(void) {
  drag_world w = drag_world_open();
  motus_drag_options o = drag_along(MOTUS_DRAG_FREE);
  motus_value_options color;
  motus_value *value = NULL;
  motus_value_options_init(&color, sizeof color);
  color.kind = MOTUS_PROPERTY_KIND_COLOR;
  motus_value_create(w.runtime, &color, NULL, 4, &value);
  CHECK_EQUAL(motus_drag_create(w.pan, value, &o, &w.drag),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_drag_create_for_view(w.pan, w.knob, MOTUS_PROPERTY_HIDDEN,
                                         &o, &w.drag),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_drag_create_for_view(w.pan, w.knob, 4711, &o, &w.drag),
              MOTUS_ERROR_NOT_FOUND);
  motus_gesture *tap = two_fingers(&w, MOTUS_GESTURE_TAP);
  CHECK_EQUAL(motus_drag_create(tap, w.value, &o, &w.drag),
              MOTUS_ERROR_WRONG_KIND);
  o.axis = MOTUS_DRAG_VERTICAL;
  o.y_component = 1;
  CHECK_EQUAL(motus_drag_create(w.pan, w.value, &o, &w.drag),
              MOTUS_ERROR_INVALID_ARGUMENT);
  o.y_component = -1;
  o.maximum.y = -1;
  o.minimum.y = 1;
  CHECK_EQUAL(motus_drag_create(w.pan, w.value, &o, &w.drag),
              MOTUS_ERROR_INVALID_ARGUMENT);
  o.maximum.y = NAN;
  CHECK_EQUAL(motus_drag_create(w.pan, w.value, &o, &w.drag),
              MOTUS_ERROR_INVALID_ARGUMENT);
  o.maximum.y = INFINITY;
  CHECK_EQUAL(motus_drag_create(w.pan, w.value, &o, &w.drag), MOTUS_OK);
  o.axis = MOTUS_DRAG_HORIZONTAL;
  o.y_component = 0;
  CHECK_EQUAL(motus_drag_set_options(w.drag, &o), MOTUS_ERROR_INVALID_ARGUMENT);
  motus_anchor anchor = {0, NAN, 0};
  CHECK_EQUAL(motus_drag_set_anchors(w.drag, &anchor, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_drag_set_anchors(w.drag, &anchor, 257), MOTUS_ERROR_LIMIT);
  CHECK_EQUAL(motus_drag_go_to(w.drag, 0), MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_drag_get_options(w.drag, &o), MOTUS_OK);
  CHECK_EQUAL(o.axis, MOTUS_DRAG_VERTICAL);
  CHECK(isinf(o.maximum.y));
  drag_world_close(&w);
}

/* DG-4, VL-11, UA-9. Its motion is the user's own; without animations it is
 * there at once. */
static void reduced_motion_keeps_it_and_no_animations_end_it(void) {
  static const double places[] = {0, 300};
  for (int i = 0; i < 2; i++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    motus_anchor anchors[] = {{200, 0, 0}, {500, 0, 0}};
    if (i == 0)
      motus_runtime_set_reduces_motion(w.runtime, true);
    else
      motus_runtime_set_animation_enabled(w.runtime, false);
    drag_center(&w, &o);
    motus_drag_set_anchors(w.drag, anchors, 2);
    (void)places;
    motus_point at = drag_pull(&w, (motus_point){10, 400}, 12, 10, 0);
    CHECK_NEAR(drag_center_of(w.knob).x, 310, 1e-9);
    drag_lift(&w, at, 0);
    if (i == 0)
      CHECK(drag_center_of(w.knob).x > 315 && drag_center_of(w.knob).x < 330);
    else
      CHECK_NEAR(drag_center_of(w.knob).x, 500, 0);
    drag_settle(&w);
    CHECK_NEAR(drag_center_of(w.knob).x, 500, 0);
    CHECK_EQUAL(w.finished, 1);
    drag_world_close(&w);
  }
}

/* Callbacks that take everything apart. */
static drag_world *apart;
static int act, when;
static bool has_acted;

static void take_apart(int moment) {
  if (moment != when || has_acted)
    return;
  has_acted = true;
  switch (act) {
  case 0:
    motus_drag_end(apart->drag);
    break;
  case 1:
    motus_release(apart->value);
    break;
  case 2:
    motus_gesture_set_enabled(apart->pan, false);
    break;
  case 3:
    motus_view_remove_gesture(apart->knob, apart->pan);
    break;
  case 4:
    motus_drag_set_delegate(apart->drag, NULL, NULL, NULL);
    break;
  case 5:
    motus_drag_set_anchors(apart->drag, NULL, 0);
    break;
  case 6:
    motus_drag_go_to(apart->drag, 0);
    break;
  case 7:
    motus_value_set_number(apart->value, 7);
    break;
  case 8:
    motus_release(apart->drag);
    break;
  case 9:
    CHECK_EQUAL(motus_runtime_tick(apart->runtime, 99), MOTUS_ERROR_REENTRANT);
    CHECK_EQUAL(motus_runtime_destroy(apart->runtime), MOTUS_ERROR_REENTRANT);
    break;
  }
}

static void apart_began(void *data, motus_drag *drag) {
  (void)data, (void)drag;
  take_apart(0);
}
static void apart_changed(void *data, motus_drag *drag) {
  (void)data, (void)drag;
  take_apart(1);
}
static int32_t apart_choose(void *data, motus_drag *drag, double velocity_x,
                            double velocity_y, double end_x, double end_y,
                            int32_t anchor) {
  (void)data, (void)drag, (void)velocity_x, (void)velocity_y, (void)end_x;
  (void)end_y;
  take_apart(2);
  return anchor;
}
static void apart_ended(void *data, motus_drag *drag, int32_t anchor) {
  (void)data, (void)drag, (void)anchor;
  take_apart(3);
}
static void apart_settled(void *data, motus_drag *drag, int32_t anchor,
                          bool finished) {
  (void)data, (void)drag, (void)anchor, (void)finished;
  take_apart(4);
}

/* DG-7. */
static void callbacks_may_take_everything_apart(void) {
  static const double places[] = {0, 300};
  motus_drag_delegate delegate = {.struct_size = sizeof delegate,
                                  .did_begin = apart_began,
                                  .did_change = apart_changed,
                                  .choose = apart_choose,
                                  .did_end = apart_ended,
                                  .did_settle = apart_settled};
  for (act = 0; act < 10; act++)
    for (when = 0; when < 5; when++) {
      drag_world w = drag_world_open();
      motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
      apart = &w;
      has_acted = false;
      drag_value(&w, &o);
      drag_anchors(&w, 2, places);
      motus_drag_set_delegate(w.drag, &delegate, NULL, NULL);
      motus_point at = drag_pull(&w, (motus_point){10, 400}, 3, 15, 0);
      drag_touch(&w, 1, MOTUS_TOUCH_ENDED, at.x, at.y, w.now);
      drag_settle(&w);
      /* A callback that sends it somewhere lets it settle once more. */
      CHECK_EQUAL(w.told, 1 + (act == 6 && when > 2));
      drag_world_close(&w);
    }
}

/* A finger that catches what settles ends the drag before: whoever is told so
 * takes the next one apart before it has begun. DG-6, DG-7. */
static void what_a_catch_ends_takes_the_next_drag_apart(void) {
  static const double places[] = {0, 300};
  motus_drag_delegate delegate = {.struct_size = sizeof delegate,
                                  .did_settle = apart_settled};
  for (act = 0, when = 4; act < 10; act++) {
    drag_world w = drag_world_open();
    motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
    apart = &w;
    has_acted = false;
    drag_value(&w, &o);
    drag_anchors(&w, 2, places);
    motus_drag_set_delegate(w.drag, &delegate, NULL, NULL);
    drag_lift(&w, drag_pull(&w, (motus_point){10, 400}, 3, 15, 0), 0);
    CHECK(!has_acted);
    motus_point at = drag_pull(&w, (motus_point){10, 400}, 3, 15, 0);
    CHECK(has_acted);
    drag_lift(&w, at, 0);
    drag_settle(&w);
    drag_world_close(&w);
  }
}

/* DG-7. */
static void nobody_is_told_at_the_end_of_the_runtime(void) {
  for (int lifts = 0; lifts < 2; lifts++)
    for (int released = 0; released < 2; released++) {
      static const double places[] = {0, 300};
      drag_world w = drag_world_open();
      motus_drag_options o = drag_along(MOTUS_DRAG_HORIZONTAL);
      drag_value(&w, &o);
      drag_anchors(&w, 2, places);
      motus_point at = drag_pull(&w, (motus_point){10, 400}, 3, 15, 0);
      if (lifts)
        drag_touch(&w, 1, MOTUS_TOUCH_ENDED, at.x, at.y, w.now);
      drag_tick(&w, STEP);
      CHECK_EQUAL(w.ends, lifts);
      if (released)
        motus_release(w.drag);
      drag_world_close(&w);
      CHECK_EQUAL(w.begins, 1);
      CHECK_EQUAL(w.ends, lifts);
      CHECK_EQUAL(w.settles, 0);
    }
}

/* Nor of a drag whose recognizer stands in no view. */
static void nobody_is_told_of_a_loose_drag_at_the_end(void) {
  drag_world w = drag_world_open();
  motus_gesture *loose;
  motus_gesture_create(w.runtime, NULL, &loose);
  CHECK_EQUAL(motus_drag_create(loose, w.value, NULL, &w.drag), MOTUS_OK);
  drag_listen(&w);
  drag_anchors(&w, 2, (const double[]){0, 100});
  CHECK_EQUAL(motus_drag_go_to(w.drag, 1), MOTUS_OK);
  drag_world_close(&w);
  CHECK_EQUAL(w.settles, 0);
}

CHECK_MAIN(TEST(a_pinch_moves_a_scale), TEST(a_rotation_moves_an_angle),
           TEST(a_motion_of_the_hosts_is_caught),
           TEST(what_is_set_while_it_settles_is_no_arrival),
           TEST(a_drag_that_is_taken_away_is_over),
           TEST(one_drag_moves_a_property),
           TEST(a_drag_and_a_link_exclude_each_other),
           TEST(what_cannot_be_dragged_is_refused),
           TEST(reduced_motion_keeps_it_and_no_animations_end_it),
           TEST(callbacks_may_take_everything_apart),
           TEST(what_a_catch_ends_takes_the_next_drag_apart),
           TEST(nobody_is_told_at_the_end_of_the_runtime),
           TEST(nobody_is_told_of_a_loose_drag_at_the_end))
