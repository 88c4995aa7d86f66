/* Gestures that a trackpad recognizes itself, for the recognizers that follow
 * fingers. */
#include <math.h>

#include "fingers.h"

static void send(world *w, motus_trackpad_event e) {
  CHECK_EQUAL(motus_runtime_send_trackpad(w->runtime, &e), MOTUS_OK);
}

static void plain(world *w, motus_trackpad_gesture gesture,
                  motus_touch_phase phase, double time) {
  send(w, pad_event(gesture, phase, time));
}

static void pinch_to(world *w, double scale, double turn, double time) {
  motus_trackpad_event e =
      pad_event(MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_MOVED, time);
  e.scale = scale;
  e.rotation = turn;
  send(w, e);
}

static void move_by(world *w, motus_trackpad_gesture gesture, double dx,
                    double dy, double time) {
  motus_trackpad_event e = pad_event(gesture, MOTUS_TOUCH_MOVED, time);
  e.delta = (motus_vector){dx, dy};
  send(w, e);
}

static void tick_at(world *w, double time) {
  now = time;
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

static void rest(world *w) {
  for (int i = 0; i < 2000 && motus_runtime_needs_tick(w->runtime); i++)
    tick(w, 1 / 60.0);
  CHECK(!motus_runtime_needs_tick(w->runtime));
}

static bool together(void *data, motus_gesture *gesture, motus_gesture *other) {
  (void)data, (void)gesture, (void)other;
  return true;
}

static const motus_gesture_delegate beside = {
    .struct_size = sizeof beside, .should_recognize_simultaneously = together};

static motus_gesture *pan_of(world *w, uint32_t least, uint32_t most) {
  motus_gesture_options options;
  motus_gesture *pan = NULL;
  motus_gesture_options_init(&options, sizeof options);
  options.minimum_touches = least;
  options.maximum_touches = most;
  CHECK_EQUAL(motus_gesture_create(w->runtime, &options, &pan), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_gesture(w->window, pan), MOTUS_OK);
  CHECK_EQUAL(motus_release(pan), MOTUS_OK);
  return pan;
}

/* ---- Pinches ---- */

/* TP-1: the scale is the trackpad's from the first event on, a rotation begins
 * at ten degrees, the middle moves. */
static void a_pinch_is_recognized_at_once(void) {
  world w = gestures_open();
  motus_gesture *pinch = gesture_add(&w, w.window, MOTUS_GESTURE_PINCH);
  motus_gesture *turn = gesture_add(&w, w.window, MOTUS_GESTURE_ROTATION);
  motus_gesture *tap = gesture_add(&w, w.window, MOTUS_GESTURE_TAP);
  motus_gesture *press = gesture_add(&w, w.window, MOTUS_GESTURE_LONG_PRESS);
  told pinched = {{0}, {0, 0}, {0, 0}, 0}, turned = pinched, other = pinched;
  motus_gesture_set_delegate(pinch, &beside, NULL, NULL);
  motus_gesture_set_action(pinch, note, &pinched, NULL);
  motus_gesture_set_action(turn, note, &turned, NULL);
  motus_gesture_set_action(tap, note, &other, NULL);
  motus_gesture_set_action(press, note, &other, NULL);
  plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_BEGAN, 1);
  tick_at(&w, 1);
  CHECK_EQUAL(motus_gesture_touch_count(pinch), 2);
  CHECK_EQUAL(motus_gesture_state(pinch), MOTUS_RECOGNITION_POSSIBLE);
  for (int i = 1; i <= 10; i++) {
    pinch_to(&w, 1 + i / 64.0, .0625, 1 + i / 100.0);
    move_by(&w, MOTUS_TRACKPAD_PINCH, 3, 0, 1 + i / 100.0);
    pinch_to(&w, 1 + i / 64.0, 0, 1 + i / 100.0);
    tick_at(&w, 1 + i / 100.0);
    CHECK_NEAR(motus_gesture_scale(pinch), 1 + i / 64.0, 1e-12);
    CHECK_NEAR(motus_gesture_location(pinch, NULL).x, 200 + 3 * i, 1e-9);
    CHECK_NEAR(motus_gesture_rotation(turn),
               i < 3 ? 0 : .0625 * i - acos(-1) / 18, 1e-9);
  }
  CHECK_NEAR(motus_gesture_scale_velocity(pinch), 100 / 64.0, 1e-6);
  CHECK_NEAR(motus_gesture_rotation_velocity(turn), 6.25, 1e-6);
  plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_ENDED, 1.1);
  tick_at(&w, 1.1);
  CHECK_TEXT(pinched.calls, "bcccccccccce");
  CHECK_TEXT(turned.calls, "bcccccccce");
  CHECK_TEXT(other.calls, "");
  rest(&w);
  world_close(&w);
}

/* TP-1: a cancelled one undoes as a cancelled touch does. */
static void a_cancelled_pinch_is_cancelled(void) {
  world w = gestures_open();
  motus_gesture *pinch = gesture_add(&w, w.window, MOTUS_GESTURE_PINCH);
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture_set_action(pinch, note, &t, NULL);
  plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_BEGAN, 1);
  pinch_to(&w, 1.5, 0, 1.01);
  tick_at(&w, 1.01);
  plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_CANCELLED, 1.02);
  tick_at(&w, 1.02);
  CHECK_TEXT(t.calls, "bcx");
  CHECK_EQUAL(motus_gesture_touch_count(pinch), 0);
  world_close(&w);
}

/* A view that is zoomed, 400 x 800, in a scroller of that size. */
static motus_scroller *photo(world *w, motus_view **zoomed, double most) {
  motus_scroller_options options;
  motus_scroller *scroller = NULL;
  motus_view *frame = world_view(w, w->window);
  motus_scroller_options_init(&options, sizeof options);
  options.maximum_zoom = most;
  motus_view_set_frame(frame, (motus_rect){0, 0, 400, 800});
  CHECK_EQUAL(motus_scroller_create(frame, &options, &scroller), MOTUS_OK);
  *zoomed = world_view(w, frame);
  motus_view_set_frame(*zoomed, (motus_rect){0, 0, 400, 800});
  CHECK_EQUAL(motus_scroller_set_zoom_view(scroller, *zoomed), MOTUS_OK);
  tick_at(w, now);
  return scroller;
}

/* TP-1, SC-73, SC-75: about the pointer, and back into the limits. */
static void a_pinch_zooms_a_scroller(void) {
  world w = gestures_open();
  motus_view *zoomed;
  motus_scroller *scroller = photo(&w, &zoomed, 2);
  plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_BEGAN, 1);
  pinch_to(&w, 1.5, 0, 1.01);
  tick_at(&w, 1.01);
  CHECK_NEAR(motus_scroller_zoom(scroller), 1.5, 1e-9);
  CHECK_NEAR(motus_scroller_offset(scroller).x, 100, 1e-9);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 150, 1e-9);
  pinch_to(&w, 3, 0, 1.02);
  tick_at(&w, 1.02);
  CHECK(motus_scroller_zoom(scroller) > 2.1);
  plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_ENDED, 1.1);
  rest(&w);
  CHECK_NEAR(motus_scroller_zoom(scroller), 2, 0);
  motus_release(scroller);
  world_close(&w);
}

/* TP-1: fingers on a screen at the same places come to the same. */
static void two_fingers_on_a_screen_come_to_the_same(void) {
  double rest_at[2], zoom[2], x[2], shown[2];
  for (int screen = 0; screen < 2; screen++) {
    world w = gestures_open();
    motus_view *zoomed;
    motus_scroller *scroller = photo(&w, &zoomed, 8);
    motus_gesture *pinch = motus_scroller_pinch_gesture(scroller);
    for (int i = 0; i <= 30; i++) {
      double time = 1 + i / 100.0, scale = 1 + i / 20.0, middle = 200 + 2 * i;
      motus_touch_phase phase = i == 0    ? MOTUS_TOUCH_BEGAN
                                : i == 30 ? MOTUS_TOUCH_ENDED
                                          : MOTUS_TOUCH_MOVED;
      if (i == 30)
        scale = 1 + 29 / 20.0, middle = 258;
      if (screen) {
        /* Both move before anybody measures, as on a trackpad. */
        motus_touch both[2] = {{1, phase, {middle - 128 * scale, 300}, time},
                               {2, phase, {middle + 128 * scale, 300}, time}};
        CHECK_EQUAL(motus_runtime_send_touches(w.runtime, both, 2), MOTUS_OK);
      } else {
        motus_trackpad_event e = pad_event(MOTUS_TRACKPAD_PINCH, phase, time);
        e.scale = scale;
        e.delta.dx = 2;
        send(&w, e);
      }
      tick_at(&w, time);
    }
    zoom[screen] = motus_scroller_zoom(scroller);
    x[screen] = motus_scroller_offset(scroller).x;
    shown[screen] = motus_gesture_location(pinch, NULL).x;
    rest(&w);
    rest_at[screen] = motus_scroller_offset(scroller).x;
    motus_release(scroller);
    world_close(&w);
  }
  CHECK_NEAR(shown[0], shown[1], 1e-9);
  /* A screen's fingers begin with what is beyond ten points. */
  CHECK_NEAR(zoom[1] * (256 + 10) / 256, zoom[0], 1e-9);
  CHECK(fabs(x[0] - x[1]) < 60);
  CHECK(rest_at[0] > 0 && rest_at[1] > 0);
}

/* ---- Swipes ---- */

/* TP-1: as many fingers as swipe, for pans of such a number. */
static void a_swipe_moves_pans_of_its_number(void) {
  world w = gestures_open();
  motus_gesture *one = pan_of(&w, 1, 1), *three = pan_of(&w, 3, 3);
  motus_gesture *four = pan_of(&w, 4, 0);
  told ones = {{0}, {0, 0}, {0, 0}, 0}, threes = ones, fours = ones;
  motus_gesture_set_action(one, note, &ones, NULL);
  motus_gesture_set_action(three, note_pan, &threes, NULL);
  motus_gesture_set_action(four, note, &fours, NULL);
  plain(&w, MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_BEGAN, 1);
  for (int i = 1; i <= 10; i++) {
    move_by(&w, MOTUS_TRACKPAD_SWIPE, 8, 0, 1 + i / 100.0);
    tick_at(&w, 1 + i / 100.0);
  }
  CHECK_EQUAL(motus_gesture_touch_count(three), 3);
  plain(&w, MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_ENDED, 1.1);
  tick_at(&w, 1.1);
  CHECK_TEXT(threes.calls, "bccccccccce");
  CHECK_NEAR(threes.translation.dx, 70, 1e-9);
  CHECK_NEAR(threes.velocity.dx, 800, 1e-6);
  CHECK_TEXT(ones.calls, "");
  CHECK_TEXT(fours.calls, "");
  world_close(&w);
}

/* TP-1: a drag goes on with the fingers' velocity, to its anchor. */
static void a_swipe_drags(void) {
  world w = gestures_open();
  motus_gesture *three = pan_of(&w, 3, 0);
  motus_view *card = world_view(&w, w.window);
  motus_drag *drag = NULL;
  motus_anchor anchors[2] = {{.x = 50, .y = 50}, {.x = 350, .y = 50}};
  motus_view_set_frame(card, (motus_rect){0, 0, 100, 100});
  CHECK_EQUAL(motus_drag_create_for_view(three, card, MOTUS_PROPERTY_CENTER,
                                         NULL, &drag),
              MOTUS_OK);
  CHECK_EQUAL(motus_drag_set_anchors(drag, anchors, 2), MOTUS_OK);
  plain(&w, MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_BEGAN, 1);
  for (int i = 1; i <= 10; i++)
    move_by(&w, MOTUS_TRACKPAD_SWIPE, 10, 0, 1 + i / 100.0);
  tick_at(&w, 1.1);
  CHECK_NEAR(motus_view_center(card).x, 140, 1e-9);
  plain(&w, MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_ENDED, 1.1);
  tick_at(&w, 1.11);
  /* What rests somewhere is caught by fingers that rest. */
  plain(&w, MOTUS_TRACKPAD_HOLD, MOTUS_TOUCH_BEGAN, 1.12);
  tick_at(&w, 1.12);
  rest(&w);
  CHECK_NEAR(motus_view_center(card).x, 350, 0);
  motus_release(drag);
  world_close(&w);
}

/* TP-1: what scrolls leaves swipes to others, what has pages turns them. */
static void swipes_turn_pages_and_scroll_nothing_else(void) {
  for (int pages = 0; pages < 2; pages++) {
    world w = gestures_open();
    motus_scroller_options options;
    motus_scroller *scroller = NULL;
    motus_view *list = world_view(&w, w.window);
    motus_gesture *three = pan_of(&w, 3, 0);
    told t = {{0}, {0, 0}, {0, 0}, 0};
    motus_gesture_set_action(three, note, &t, NULL);
    motus_scroller_options_init(&options, sizeof options);
    options.paging = pages ? MOTUS_AXES_HORIZONTAL : 0;
    motus_view_set_frame(list, (motus_rect){0, 0, 400, 800});
    CHECK_EQUAL(motus_scroller_create(list, &options, &scroller), MOTUS_OK);
    motus_scroller_set_content_size(scroller, (motus_size){4000, 800});
    tick_at(&w, .9);
    plain(&w, MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_BEGAN, 1);
    for (int i = 1; i <= 10; i++)
      move_by(&w, MOTUS_TRACKPAD_SWIPE, -15, 0, 1 + i / 100.0);
    plain(&w, MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_ENDED, 1.1);
    tick_at(&w, 1.1);
    rest(&w);
    CHECK_NEAR(motus_scroller_offset(scroller).x, pages ? 400 : 0, 1e-9);
    CHECK_TEXT(t.calls, pages ? "" : "be");
    motus_release(scroller);
    world_close(&w);
  }
}

/* TP-1: swipe recognizers follow a swipe of as many fingers. */
static void a_swipe_is_a_swipe(void) {
  world w = gestures_open();
  motus_gesture_options options;
  motus_gesture *swipe = NULL;
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_SWIPE;
  options.touches = 3;
  motus_gesture_create(w.runtime, &options, &swipe);
  motus_view_add_gesture(w.window, swipe);
  motus_gesture_set_action(swipe, note, &t, NULL);
  plain(&w, MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_BEGAN, 1);
  for (int i = 1; i <= 6; i++)
    move_by(&w, MOTUS_TRACKPAD_SWIPE, 10, 0, 1 + i / 100.0);
  plain(&w, MOTUS_TRACKPAD_SWIPE, MOTUS_TOUCH_ENDED, 1.1);
  tick_at(&w, 1.1);
  CHECK_TEXT(t.calls, "e");
  motus_release(swipe);
  world_close(&w);
}

/* ---- Holds ---- */

/* TP-1: fingers that rest stop what moves where it is, and tap nothing. */
static void a_hold_catches_what_moves(void) {
  world w = gestures_open();
  motus_scroller *scroller = NULL;
  motus_view *list = world_view(&w, w.window);
  motus_gesture *tap = gesture_add(&w, w.window, MOTUS_GESTURE_TAP);
  told t = {{0}, {0, 0}, {0, 0}, 0};
  double there;
  motus_gesture_set_action(tap, note, &t, NULL);
  motus_view_set_frame(list, (motus_rect){0, 0, 400, 800});
  CHECK_EQUAL(motus_scroller_create(list, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){400, 9000});
  tick_at(&w, 1);
  motus_scroller_fling(scroller, (motus_vector){0, 2000});
  tick_at(&w, 1.1);
  there = motus_scroller_offset(scroller).y;
  CHECK(there > 100);
  plain(&w, MOTUS_TRACKPAD_HOLD, MOTUS_TOUCH_BEGAN, 1.1);
  tick_at(&w, 1.2);
  CHECK_NEAR(motus_scroller_offset(scroller).y, there, 1e-9);
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_TRACKING);
  plain(&w, MOTUS_TRACKPAD_HOLD, MOTUS_TOUCH_ENDED, 1.3);
  rest(&w);
  CHECK_NEAR(motus_scroller_offset(scroller).y, there, 1e-9);
  CHECK_TEXT(t.calls, "");
  motus_release(scroller);
  world_close(&w);
}

/* ---- Both at once ---- */

/* TP-2: whoever came first has the recognizer. */
static void a_screen_and_a_trackpad_make_no_gesture_together(void) {
  for (int screen = 0; screen < 2; screen++) {
    world w = gestures_open();
    motus_gesture *pinch = gesture_add(&w, w.window, MOTUS_GESTURE_PINCH);
    motus_touch fingers[2] = {{1, MOTUS_TOUCH_BEGAN, {100, 300}, 1},
                              {2, MOTUS_TOUCH_BEGAN, {200, 300}, 1}};
    if (screen)
      motus_runtime_send_touches(w.runtime, fingers, 2);
    plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_BEGAN, 1.001);
    if (!screen) {
      fingers[0].time = fingers[1].time = 1.002;
      motus_runtime_send_touches(w.runtime, fingers, 2);
    }
    tick_at(&w, 1.01);
    CHECK_EQUAL(motus_gesture_touch_count(pinch), 2);
    fingers[1] = (motus_touch){2, MOTUS_TOUCH_MOVED, {310, 300}, 1.02};
    motus_runtime_send_touches(w.runtime, fingers + 1, 1);
    pinch_to(&w, 3, 0, 1.02);
    tick_at(&w, 1.02);
    CHECK_NEAR(motus_gesture_scale(pinch), screen ? 210 / 110.0 : 3, 1e-9);
    world_close(&w);
  }
}

/* TP-1: events of wheels, trackpads and fingers come in the order of their
 * times, whenever frames come. */
static void frames_make_no_difference(void) {
  double at[2] = {0, 0};
  for (int often = 0; often < 2; often++) {
    world w = gestures_open();
    motus_view *zoomed;
    motus_scroller *scroller = photo(&w, &zoomed, 8);
    motus_wheel_event wheel;
    motus_wheel_event_init(&wheel, sizeof wheel);
    wheel.point = (motus_point){200, 300};
    wheel.unit = MOTUS_WHEEL_PIXELS;
    for (int round = 0; round < 3; round++) {
      double start = 1 + round;
      plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_BEGAN, start);
      pinch_to(&w, 1.5, 0, start + .01);
      plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_ENDED, start + .02);
      if (often)
        tick_at(&w, start + .02);
      for (int i = 0; i < 5; i++) {
        wheel.phase = i ? MOTUS_WHEEL_PHASE_CHANGED : MOTUS_WHEEL_PHASE_BEGAN;
        wheel.time = start + .1 + .01 * i;
        wheel.delta.dy = 9;
        motus_runtime_send_wheel(w.runtime, &wheel);
        if (often)
          tick_at(&w, wheel.time);
      }
      wheel.phase = MOTUS_WHEEL_PHASE_ENDED;
      wheel.delta.dy = 0;
      wheel.time = start + .2;
      motus_runtime_send_wheel(w.runtime, &wheel);
      tick_at(&w, start + .2);
    }
    rest(&w);
    at[often] = motus_scroller_offset(scroller).y;
    motus_release(scroller);
    world_close(&w);
  }
  CHECK_NEAR(at[0], at[1], 1e-9);
  CHECK(at[0] > 100);
}

/* ---- Smart zoom ---- */

typedef struct named {
  motus_rect rect;
  motus_point asked;
} named;

static void name_rect(void *data, motus_scroller *scroller, double x, double y,
                      motus_rect *out) {
  named *n = data;
  (void)scroller;
  n->asked = (motus_point){x, y};
  if (n->rect.width != 0)
    *out = n->rect;
}

/* TP-3: twice the scale about the point, and back to the least one. */
static void a_smart_zoom_doubles_the_scale_and_goes_back(void) {
  world w = gestures_open();
  motus_view *zoomed;
  motus_scroller *scroller = photo(&w, &zoomed, 8);
  plain(&w, MOTUS_TRACKPAD_SMART_ZOOM, MOTUS_TOUCH_BEGAN, 1);
  tick_at(&w, 1);
  CHECK(motus_runtime_needs_tick(w.runtime));
  rest(&w);
  CHECK_NEAR(motus_scroller_zoom(scroller), 2, 0);
  CHECK_NEAR(motus_scroller_offset(scroller).x, 200, 1e-9);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 300, 1e-9);
  plain(&w, MOTUS_TRACKPAD_SMART_ZOOM, MOTUS_TOUCH_ENDED, now);
  rest(&w);
  CHECK_NEAR(motus_scroller_zoom(scroller), 1, 0);
  motus_release(scroller);
  world_close(&w);
}

/* TP-3: the rectangle that the delegate names for the point. */
static void a_smart_zoom_shows_what_the_delegate_names(void) {
  static const motus_scroller_delegate delegate = {
      .struct_size = sizeof delegate, .zoom_rect = name_rect};
  world w = gestures_open();
  motus_view *zoomed;
  motus_scroller *scroller = photo(&w, &zoomed, 8);
  named n = {{100, 100, 100, 200}, {0, 0}};
  motus_scroller_set_delegate(scroller, &delegate, &n, NULL);
  plain(&w, MOTUS_TRACKPAD_SMART_ZOOM, MOTUS_TOUCH_BEGAN, 1);
  tick_at(&w, 1);
  rest(&w);
  CHECK_NEAR(motus_scroller_zoom(scroller), 4, 0);
  CHECK_NEAR(motus_scroller_offset(scroller).x, 400, 1e-9);
  CHECK_NEAR(n.asked.x, 200, 1e-9);
  CHECK_NEAR(n.asked.y, 300, 1e-9);
  /* Left empty: back to the least scale. */
  n.rect.width = 0;
  plain(&w, MOTUS_TRACKPAD_SMART_ZOOM, MOTUS_TOUCH_BEGAN, now);
  rest(&w);
  CHECK_NEAR(motus_scroller_zoom(scroller), 1, 0);
  /* What is no rectangle is none. */
  n.rect = (motus_rect){NAN, 0, 10, 10};
  plain(&w, MOTUS_TRACKPAD_SMART_ZOOM, MOTUS_TOUCH_BEGAN, now);
  report_clear();
  rest(&w);
  CHECK_NEAR(motus_scroller_zoom(scroller), 2, 0);
  CHECK_TEXT(reported.function, "zoom_rect");
  motus_release(scroller);
  world_close(&w);
}

/* TP-1, GR-12: views that go take their recognizers along. */
static void a_view_may_go_under_a_pinch(void) {
  world w = gestures_open();
  motus_view *card = world_view(&w, w.window);
  motus_gesture *pinch;
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_view_set_frame(card, (motus_rect){100, 200, 200, 200});
  pinch = gesture_add(&w, card, MOTUS_GESTURE_PINCH);
  motus_gesture_set_action(pinch, note, &t, NULL);
  plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_BEGAN, 1);
  pinch_to(&w, 1.5, 0, 1.01);
  tick_at(&w, 1.01);
  motus_view_set_hidden(card, true);
  CHECK(motus_runtime_needs_tick(w.runtime));
  tick_at(&w, 1.02);
  CHECK_TEXT(t.calls, "bcx");
  pinch_to(&w, 1.6, 0, 1.03);
  plain(&w, MOTUS_TRACKPAD_PINCH, MOTUS_TOUCH_ENDED, 1.04);
  rest(&w);
  CHECK_TEXT(t.calls, "bcx");
  world_close(&w);
}

CHECK_MAIN(TEST(a_pinch_is_recognized_at_once),
           TEST(a_cancelled_pinch_is_cancelled), TEST(a_pinch_zooms_a_scroller),
           TEST(two_fingers_on_a_screen_come_to_the_same),
           TEST(a_swipe_moves_pans_of_its_number), TEST(a_swipe_drags),
           TEST(swipes_turn_pages_and_scroll_nothing_else),
           TEST(a_swipe_is_a_swipe), TEST(a_hold_catches_what_moves),
           TEST(a_screen_and_a_trackpad_make_no_gesture_together),
           TEST(frames_make_no_difference),
           TEST(a_smart_zoom_doubles_the_scale_and_goes_back),
           TEST(a_smart_zoom_shows_what_the_delegate_names),
           TEST(a_view_may_go_under_a_pinch))
