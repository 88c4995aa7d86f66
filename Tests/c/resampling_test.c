/* Fingers that are shown between their samples, and how they touch. */
#include <math.h>

#include "dice.h"
#include "fingers.h"

static motus_point at(double x, double y) {
  motus_point point = {0, 0};
  point.x = x;
  point.y = y;
  return point;
}

static void feed_at(world *w, uint64_t finger, motus_touch_phase phase,
                    double x, double y, double time) {
  CHECK_EQUAL(
      motus_runtime_send_touch(w->runtime, finger, phase, at(x, y), time),
      MOTUS_OK);
}

static void feed(world *w, uint64_t finger, motus_touch_phase phase, double x,
                 double time) {
  feed_at(w, finger, phase, x, 200, time);
}

static void tick_at(world *w, double time) {
  now = time > now ? time : now;
  CHECK_EQUAL(motus_runtime_tick(w->runtime, now), MOTUS_OK);
}

/* A pan that has begun with a finger at 0, whose samples at -8 and 0 ms are 8
 * points apart. The next tick is later than 0. */
static motus_gesture *dragging(world *w) {
  motus_gesture *pan = gesture_add(w, w->window, MOTUS_GESTURE_PAN);
  CHECK_EQUAL(motus_runtime_set_resamples_touches(w->runtime, true), MOTUS_OK);
  feed(w, 1, MOTUS_TOUCH_BEGAN, 60, .98);
  feed(w, 1, MOTUS_TOUCH_MOVED, 92, .992);
  feed(w, 1, MOTUS_TOUCH_MOVED, 100, 1);
  return pan;
}

static double shown(motus_gesture *gesture) {
  return motus_gesture_location(gesture, NULL).x;
}

/* ---- Where fingers are shown ---- */

/* RS-1: on a display of 60 Hz a device of 125 Hz makes even steps. */
static void a_steady_finger_makes_even_steps(void) {
  double worst[2] = {0, 0};
  for (int resamples = 0; resamples < 2; resamples++) {
    world w = gestures_open();
    motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
    double last = 0;
    int sample = 0;
    CHECK(!motus_runtime_resamples_touches(w.runtime));
    CHECK_EQUAL(motus_runtime_set_resamples_touches(w.runtime, resamples != 0),
                MOTUS_OK);
    CHECK(motus_runtime_resamples_touches(w.runtime) == (resamples != 0));
    for (int frame = 1; frame <= 60; frame++) {
      double time = frame / 60.0;
      for (; sample / 125.0 <= time; sample++)
        feed(&w, 1, sample ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN,
             8.0 * sample, sample / 125.0);
      tick_at(&w, time);
      if (frame > 3) {
        double off = fabs(shown(pan) - last - 1000 / 60.0);
        if (off > worst[resamples])
          worst[resamples] = off;
      }
      last = shown(pan);
    }
    world_close(&w);
  }
  CHECK(worst[0] > 7);
  CHECK(worst[1] < .5);
}

/* RS-1: 5 ms before the frame, between samples; beyond the last one by half of
 * the last interval; after 20 ms at that one again. */
static void beyond_its_samples_a_finger_goes_on_a_little_and_returns(void) {
  static const struct {
    double tick, x;
  } moments[] = {{1.001, 96},  {1.003, 98},  {1.007, 102}, {1.008, 103},
                 {1.011, 104}, {1.024, 104}, {1.026, 100}, {1.03, 100}};
  world w = gestures_open();
  motus_gesture *pan = dragging(&w);
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture_set_action(pan, note_pan, &t, NULL);
  for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
    tick_at(&w, moments[i].tick);
    CHECK_NEAR(shown(pan), moments[i].x, 1e-9);
    CHECK_NEAR(motus_gesture_touch_location(pan, 0, NULL).x, moments[i].x,
               1e-9);
    CHECK_NEAR(motus_gesture_translation(pan, NULL).dx, moments[i].x - 70,
               1e-9);
    /* What is shown elsewhere than it is still moves, and then rests. */
    CHECK(motus_runtime_needs_tick(w.runtime) == (moments[i].x != 100));
  }
  /* Told once a frame in which it has moved. */
  CHECK_TEXT(t.calls, "bcccccc");
  world_close(&w);
}

/* RS-1: 8 ms at most, of intervals up to 20 ms. */
static void long_intervals_lead_a_finger_no_further(void) {
  static const struct {
    double interval, tick, x;
  } cases[] = {{.020, 1.019, 108}, {.018, 1.019, 108}, {.012, 1.019, 106},
               {.021, 1.019, 100}, {.021, 1.003, 98},  {.0019, 1.004, 100},
               {.002, 1.004, 99},  {.002, 1.008, 101}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    world w = gestures_open();
    motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
    motus_runtime_set_resamples_touches(w.runtime, true);
    feed(&w, 1, MOTUS_TOUCH_BEGAN, 20, .9);
    feed(&w, 1, MOTUS_TOUCH_MOVED, 100 - 1000 * cases[i].interval,
         1 - cases[i].interval);
    feed(&w, 1, MOTUS_TOUCH_MOVED, 100, 1);
    tick_at(&w, cases[i].tick);
    CHECK_NEAR(shown(pan), cases[i].x, 1e-6);
    world_close(&w);
  }
}

/* RS-1: a lift is where it was, and so is a finger that is not resampled any
 * more. */
static void a_lift_is_where_it_was(void) {
  world w = gestures_open();
  motus_gesture *pan = dragging(&w);
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture_set_action(pan, note_pan, &t, NULL);
  tick_at(&w, 1.008);
  CHECK_NEAR(shown(pan), 103, 1e-9);
  feed(&w, 1, MOTUS_TOUCH_ENDED, 101, 1.01);
  tick_at(&w, 1.016);
  CHECK_TEXT(t.calls, "bce");
  CHECK_NEAR(t.translation.dx, 31, 1e-9);
  CHECK_NEAR(shown(pan), 101, 0);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  world_close(&w);
}

static void a_finger_that_is_resampled_no_more_is_at_its_sample(void) {
  world w = gestures_open();
  motus_gesture *pan = dragging(&w);
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture_set_action(pan, note_pan, &t, NULL);
  tick_at(&w, 1.008);
  motus_runtime_set_resamples_touches(w.runtime, false);
  CHECK_NEAR(shown(pan), 103, 1e-9);
  CHECK(motus_runtime_needs_tick(w.runtime));
  tick_at(&w, 1.016);
  CHECK_NEAR(shown(pan), 100, 0);
  CHECK_TEXT(t.calls, "bcc");
  CHECK(!motus_runtime_needs_tick(w.runtime));
  /* Switched on amidst a drag, it needs two samples. */
  motus_runtime_set_resamples_touches(w.runtime, true);
  feed(&w, 1, MOTUS_TOUCH_MOVED, 110, 1.02);
  tick_at(&w, 1.028);
  CHECK_NEAR(shown(pan), 110, 0);
  feed(&w, 1, MOTUS_TOUCH_MOVED, 118, 1.028);
  tick_at(&w, 1.032);
  CHECK_NEAR(shown(pan), 117, 1e-9);
  world_close(&w);
}

/* RS-1: pinches, rotations, scrollers and links go by the same places. */
static void whatever_follows_fingers_follows_them_there(void) {
  world w = gestures_open();
  motus_gesture *pinch = gesture_add(&w, w.window, MOTUS_GESTURE_PINCH);
  motus_runtime_set_resamples_touches(w.runtime, true);
  feed(&w, 1, MOTUS_TOUCH_BEGAN, 100, .9);
  feed(&w, 2, MOTUS_TOUCH_BEGAN, 200, .9);
  feed(&w, 2, MOTUS_TOUCH_MOVED, 292, .992);
  feed(&w, 2, MOTUS_TOUCH_MOVED, 300, 1);
  tick_at(&w, 1.001);
  CHECK_NEAR(motus_gesture_scale(pinch), 196 / 110.0, 1e-9);
  CHECK_NEAR(shown(pinch), 198, 1e-9);
  tick_at(&w, 1.007);
  CHECK_NEAR(motus_gesture_scale(pinch), 202 / 110.0, 1e-9);
  CHECK_NEAR(motus_gesture_scale_velocity(pinch), 1000 / 110.0, 1e-6);
  feed(&w, 2, MOTUS_TOUCH_ENDED, 300, 1.008);
  tick_at(&w, 1.02);
  CHECK_NEAR(shown(pinch), 200, 0);
  world_close(&w);
}

/* ---- What is made of them ---- */

enum { SAMPLES = 60 };

typedef struct outcome {
  char calls[64];
  double ways[64], speeds[64];
  int count;
  double rest;
} outcome;

/* What recognizers are told but changes, and what they measure then. */
static void note_outcome(outcome *o, motus_gesture *gesture,
                         const char *letters, double way, double speed) {
  motus_recognition_state state = motus_gesture_state(gesture);
  if (state == MOTUS_RECOGNITION_CHANGED || o->count == 63)
    return;
  o->calls[o->count] = letters[state];
  o->ways[o->count] = way;
  o->speeds[o->count] = speed;
  o->count += 1;
}

static void note_drag(void *data, motus_gesture *pan) {
  note_outcome(data, pan, "-bcex!", motus_gesture_translation(pan, NULL).dx,
               motus_gesture_velocity(pan, NULL).dx);
}

static void note_pinch(void *data, motus_gesture *pinch) {
  note_outcome(data, pinch, "-BCEX!", motus_gesture_scale(pinch),
               motus_gesture_scale_velocity(pinch));
}

static void note_turn(void *data, motus_gesture *rotation) {
  note_outcome(data, rotation, "-12345", motus_gesture_rotation(rotation),
               motus_gesture_rotation_velocity(rotation));
}

static bool together(void *data, motus_gesture *gesture, motus_gesture *other) {
  (void)data, (void)gesture, (void)other;
  return true;
}

/* One or two fingers in a scroller, whose samples come by chance. */
static outcome play(uint64_t seed, bool resamples) {
  static const motus_gesture_delegate delegate = {
      .struct_size = sizeof delegate,
      .should_recognize_simultaneously = together};
  outcome o;
  world w = gestures_open();
  uint64_t random = seed;
  motus_view *list = world_view(&w, w.window);
  motus_scroller *scroller = NULL;
  motus_gesture *pan, *pinch, *turn;
  double time = 0, x[2] = {100, 250}, speed[2] = {0, 0};
  bool down[2] = {false, false};
  memset(&o, 0, sizeof o);
  motus_runtime_set_resamples_touches(w.runtime, resamples);
  motus_view_set_frame(list, (motus_rect){0, 0, 390, 400});
  CHECK_EQUAL(motus_scroller_create(list, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){3000, 400});
  motus_scroller_scroll_to(scroller, (motus_point){1000, 0}, false, NULL, NULL,
                           NULL);
  pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  pinch = gesture_add(&w, w.window, MOTUS_GESTURE_PINCH);
  motus_gesture_set_delegate(pan, &delegate, NULL, NULL);
  motus_gesture_set_delegate(pinch, &delegate, NULL, NULL);
  turn = gesture_add(&w, w.window, MOTUS_GESTURE_ROTATION);
  motus_gesture_set_delegate(turn, &delegate, NULL, NULL);
  motus_gesture_set_action(turn, note_turn, &o, NULL);
  motus_gesture_set_action(pan, note_drag, &o, NULL);
  motus_gesture_set_action(pinch, note_pinch, &o, NULL);
  for (int i = 0; i < SAMPLES; i++) {
    uint64_t finger = dice_roll(&random, 2);
    motus_touch_phase phase = MOTUS_TOUCH_MOVED;
    time += .001 + .000012 * dice_roll(&random, 1000);
    if (!down[finger])
      phase = MOTUS_TOUCH_BEGAN, speed[finger] = 0;
    else if (dice_roll(&random, 12) == 0)
      phase = MOTUS_TOUCH_ENDED;
    down[finger] = phase != MOTUS_TOUCH_ENDED;
    speed[finger] += 8 * (dice_roll(&random, 1000) / 1000.0 - .4);
    x[finger] += speed[finger];
    feed_at(&w, finger, phase, x[finger], 200 + 30 * (double)finger, time);
    if (dice_roll(&random, 2))
      tick_at(&w, time + .000004 * dice_roll(&random, 1000));
  }
  for (int finger = 0; finger < 2; finger++)
    if (down[finger])
      feed_at(&w, (uint64_t)finger, MOTUS_TOUCH_ENDED, x[finger],
              200 + 30.0 * finger, time + .004);
  tick_at(&w, time + .005);
  for (int i = 0; i < 2000 && motus_runtime_needs_tick(w.runtime); i++)
    tick(&w, 1 / 60.0);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  o.rest = motus_scroller_offset(scroller).x;
  motus_release(scroller);
  world_close(&w);
  return o;
}

/* RS-2 */
static void what_fingers_come_to_does_not_depend_on_it(void) {
  int calls = 0, moved = 0;
  for (uint64_t seed = 1; seed <= 300; seed++) {
    outcome plain = play(seed, false), other = play(seed, true);
    CHECK_TEXT(other.calls, plain.calls);
    for (int i = 0; i < plain.count && i < other.count; i++) {
      CHECK_NEAR(other.ways[i], plain.ways[i], 1e-9);
      CHECK_NEAR(other.speeds[i], plain.speeds[i], 1e-6);
    }
    CHECK_NEAR(other.rest, plain.rest, 1e-6);
    calls += plain.count;
    moved += plain.rest != 1000;
  }
  CHECK(calls > 600);
  CHECK(moved > 30);
}

/* ---- How they touch ---- */

/* RS-3 */
static void a_recognizer_reads_how_its_fingers_touch(void) {
  world w = gestures_open();
  motus_gesture *press = gesture_add(&w, w.window, MOTUS_GESTURE_LONG_PRESS);
  motus_touch_contact contacts[2] = {
      pen_contact(7, MOTUS_TOUCH_BEGAN, .25, 0),
      pen_contact(7, MOTUS_TOUCH_MOVED, .75, .01)};
  motus_touch_contact read;
  CHECK_EQUAL(motus_runtime_send_touch_contacts(w.runtime, contacts, 2),
              MOTUS_OK);
  tick_at(&w, .01);
  CHECK_EQUAL(motus_gesture_touch_contact(press, 0, &read), MOTUS_OK);
  CHECK_EQUAL(read.touch.id, 7);
  CHECK_EQUAL(read.touch.phase, MOTUS_TOUCH_MOVED);
  CHECK_NEAR(read.touch.point.x, 100, 0);
  CHECK_NEAR(read.touch.time, .01, 0);
  CHECK_EQUAL(read.tool, MOTUS_TOUCH_TOOL_PEN);
  CHECK_NEAR(read.pressure, .75, 0);
  CHECK_NEAR(read.tilt.dx, .5, 0);
  CHECK_NEAR(read.tilt.dy, -.25, 0);
  CHECK_NEAR(read.twist, 3, 0);
  CHECK_EQUAL(motus_gesture_touch_contact(press, 1, &read),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_NEAR(read.pressure, 0, 0);
  /* One that is fed without is a finger. */
  feed(&w, 7, MOTUS_TOUCH_MOVED, 101, .02);
  tick_at(&w, .02);
  CHECK_EQUAL(motus_gesture_touch_contact(press, 0, &read), MOTUS_OK);
  CHECK_EQUAL(read.tool, MOTUS_TOUCH_TOOL_FINGER);
  CHECK_NEAR(read.pressure, 1, 0);
  CHECK_NEAR(read.tilt.dx, 0, 0);
  CHECK_TEXT(motus_touch_tool_name(MOTUS_TOUCH_TOOL_ERASER),
             "MOTUS_TOUCH_TOOL_ERASER");
  CHECK_TEXT(motus_touch_tool_name((motus_touch_tool)9),
             "MOTUS_TOUCH_TOOL_UNKNOWN");
  world_close(&w);
}

/* RS-3: a thousand samples a second, of which all count for the velocity. */
static void devices_of_a_thousand_hertz_are_followed(void) {
  world w = gestures_open();
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_runtime_set_resamples_touches(w.runtime, true);
  for (int i = 0; i <= 1000; i++) {
    feed(&w, 1, i ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN, .3 * i, i / 1000.0);
    if (i % 16 == 0)
      tick_at(&w, i / 1000.0);
  }
  tick_at(&w, 1);
  CHECK_NEAR(motus_gesture_velocity(pan, NULL).dx, 300, 1e-6);
  CHECK_NEAR(shown(pan), 300, 1e-9);
  world_close(&w);
}

CHECK_MAIN(TEST(a_steady_finger_makes_even_steps),
           TEST(beyond_its_samples_a_finger_goes_on_a_little_and_returns),
           TEST(long_intervals_lead_a_finger_no_further),
           TEST(a_lift_is_where_it_was),
           TEST(a_finger_that_is_resampled_no_more_is_at_its_sample),
           TEST(whatever_follows_fingers_follows_them_there),
           TEST(what_fingers_come_to_does_not_depend_on_it),
           TEST(a_recognizer_reads_how_its_fingers_touch),
           TEST(devices_of_a_thousand_hertz_are_followed))
