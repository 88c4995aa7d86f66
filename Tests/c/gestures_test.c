#include "begins.h"
#include "fingers.h"

/* ---- Recognizers ---- */

static void a_pan_is_told_and_listed(void) {
  world w = gestures_open();
  told t = {{0}, {0, 0}, {0, 0}, 0};
  const motus_event *events = NULL;
  size_t count = 0, index, found = 0;
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  CHECK_EQUAL(motus_gesture_set_action(pan, note_pan, &t, destroyed), MOTUS_OK);
  CHECK(motus_gesture_view(pan) == w.window);
  CHECK_EQUAL(motus_view_gesture_count(w.window), 1);
  CHECK(motus_view_gesture_at(w.window, 0) == pan);
  CHECK(motus_view_gesture_at(w.window, 1) == NULL);
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  CHECK_EQUAL(motus_gesture_touch_count(pan), 1);
  CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_POSSIBLE);
  touch(&w, MOTUS_TOUCH_MOVED, 114, 100);
  CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_BEGAN);
  CHECK_NEAR(motus_gesture_translation(pan, NULL).dx, 4, 1e-12);
  motus_runtime_events(w.runtime, &events, &count);
  for (index = 0; index < count; index++)
    found += events[index].kind == MOTUS_EVENT_GESTURE &&
             events[index].subject == (void *)pan &&
             events[index].other == (void *)w.window &&
             events[index].detail == MOTUS_RECOGNITION_BEGAN;
  CHECK_EQUAL(found, 1);
  touch(&w, MOTUS_TOUCH_MOVED, 128, 100);
  CHECK_NEAR(motus_gesture_location(pan, NULL).x, 128, 0);
  CHECK_NEAR(motus_gesture_touch_location(pan, 0, NULL).x, 128, 0);
  CHECK_NEAR(motus_gesture_touch_location(pan, 1, NULL).x, 0, 0);
  touch(&w, MOTUS_TOUCH_ENDED, 142, 100);
  CHECK_TEXT(t.calls, "bce");
  CHECK_NEAR(t.translation.dx, 32, 1e-12);
  CHECK_NEAR(t.velocity.dx, 1400, 1e-9);
  CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_POSSIBLE);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK_EQUAL(motus_view_remove_gesture(w.window, pan), MOTUS_OK);
  CHECK(!motus_is_alive(pan));
  CHECK_EQUAL(t.destroyed, 1);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

static void coalesced_touches_count_one_by_one_and_are_told_once(void) {
  world w = gestures_open();
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_touch touches[9];
  int index;
  motus_gesture_set_action(pan, note_pan, &t, destroyed);
  for (index = 0; index < 9; index++) {
    touches[index].id = 7;
    touches[index].phase = index ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN;
    touches[index].point.x = 100 + 3.0 * index;
    touches[index].point.y = 100 - 6.0 * index;
    touches[index].time = .004 * index;
  }
  CHECK_EQUAL(motus_runtime_send_touches(w.runtime, touches, 9), MOTUS_OK);
  CHECK(motus_runtime_needs_tick(w.runtime));
  CHECK_TEXT(t.calls, "");
  tick(&w, .04);
  CHECK_TEXT(t.calls, "bc");
  CHECK_NEAR(t.velocity.dx, 750, 1e-6);
  CHECK_NEAR(t.velocity.dy, -1500, 1e-6);
  CHECK_EQUAL(motus_runtime_send_touches(w.runtime, NULL, 0), MOTUS_OK);
  /* All or none. */
  touches[0].phase = MOTUS_TOUCH_MOVED;
  touches[0].time = .05;
  touches[1].time = .04;
  CHECK_REFUSED(motus_runtime_send_touches(w.runtime, touches, 2),
                INVALID_ARGUMENT, "motus_runtime_send_touches");
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK_EQUAL(motus_gesture_set_enabled(pan, false), MOTUS_OK);
  CHECK_TEXT(t.calls, "bcx");
  CHECK(!motus_gesture_is_enabled(pan));
  world_close(&w);
  CHECK_EQUAL(t.destroyed, 1);
}

static void taps_wait_presses_need_time_swipes_need_speed(void) {
  world w = gestures_open();
  told single = {{0}, {0, 0}, {0, 0}, 0}, twice = single, press = single,
       swipe = single;
  motus_gesture_options options;
  motus_gesture *one = gesture_add(&w, w.window, MOTUS_GESTURE_TAP), *two;
  motus_gesture *long_press =
      gesture_add(&w, w.window, MOTUS_GESTURE_LONG_PRESS);
  motus_gesture *brush = gesture_add(&w, w.window, MOTUS_GESTURE_SWIPE);
  double deadline = 0;
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_TAP;
  options.taps = 2;
  CHECK_EQUAL(motus_gesture_create(w.runtime, &options, &two), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_gesture(w.window, two), MOTUS_OK);
  CHECK_EQUAL(motus_gesture_require_failure_of(one, two), MOTUS_OK);
  CHECK_REFUSED(motus_gesture_require_failure_of(two, one), INVALID_ARGUMENT,
                "motus_gesture_require_failure_of");
  motus_gesture_set_action(one, note, &single, NULL);
  motus_gesture_set_action(two, note, &twice, NULL);
  motus_gesture_set_action(long_press, note, &press, NULL);
  motus_gesture_set_action(brush, note, &swipe, NULL);

  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK(motus_runtime_next_deadline(w.runtime, &deadline));
  CHECK_NEAR(deadline, now + .35, 1e-12);
  CHECK_TEXT(single.calls, "");
  tick(&w, .35);
  CHECK_TEXT(single.calls, "e");
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  tick(&w, 1);
  CHECK_TEXT(single.calls, "e");
  CHECK_TEXT(twice.calls, "e");

  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  tick(&w, .5);
  CHECK_TEXT(press.calls, "b");
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  CHECK_TEXT(press.calls, "be");

  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_MOVED, 130, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 160, 100);
  CHECK_TEXT(swipe.calls, "e");
  CHECK_TEXT(single.calls, "e");
  motus_release(two);
  CHECK(motus_is_alive(two));
  world_close(&w);
}

static void two_fingers_pinch_and_turn_together(void) {
  world w = gestures_open();
  motus_gesture *pinch = gesture_add(&w, w.window, MOTUS_GESTURE_PINCH);
  motus_gesture *turn = gesture_add(&w, w.window, MOTUS_GESTURE_ROTATION);
  motus_point point = {100, 200};
  motus_gesture_delegate delegate = {.struct_size = sizeof delegate};
  CHECK_EQUAL(delegate.struct_size, sizeof delegate);
  CHECK_EQUAL(motus_gesture_set_delegate(pinch, &delegate, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_gesture_set_delegate(pinch, NULL, NULL, NULL), MOTUS_OK);
  touch(&w, MOTUS_TOUCH_BEGAN, 200, 200);
  CHECK_EQUAL(
      motus_runtime_send_touch(w.runtime, 2, MOTUS_TOUCH_BEGAN, point, now),
      MOTUS_OK);
  tick(&w, .01);
  touch(&w, MOTUS_TOUCH_MOVED, 320, 200);
  CHECK_EQUAL(motus_gesture_state(pinch), MOTUS_RECOGNITION_BEGAN);
  CHECK_EQUAL(motus_gesture_state(turn), MOTUS_RECOGNITION_FAILED);
  CHECK_NEAR(motus_gesture_scale(pinch), 2, 1e-12);
  CHECK_EQUAL(motus_gesture_set_scale(pinch, .5), MOTUS_OK);
  CHECK_NEAR(motus_gesture_scale(pinch), .5, 1e-12);
  CHECK_NEAR(motus_gesture_scale_velocity(pinch), 0, 0);
  CHECK_NEAR(motus_gesture_rotation(turn), 0, 0);
  CHECK_EQUAL(motus_gesture_set_rotation(turn, 0), MOTUS_OK);
  CHECK_NEAR(motus_gesture_rotation_velocity(turn), 0, 0);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

/* ---- Delegates ---- */

typedef struct answers {
  bool begin, receive, together;
  int asked;
} answers;

static bool should_begin(void *user_data, motus_gesture *gesture) {
  (void)gesture;
  ((answers *)user_data)->asked += 1;
  return ((answers *)user_data)->begin;
}

static bool should_receive(void *user_data, motus_gesture *gesture,
                           motus_view *view, double x, double y) {
  CHECK(motus_is_alive(gesture) && motus_is_alive(view));
  CHECK_NEAR(x, 100, 0);
  CHECK_NEAR(y, 100, 0);
  return ((answers *)user_data)->receive;
}

static bool should_go_together(void *user_data, motus_gesture *gesture,
                               motus_gesture *other) {
  CHECK(gesture != other);
  return ((answers *)user_data)->together;
}

static void a_delegate_is_asked(void) {
  world w = gestures_open();
  answers a = {true, true, false, 0};
  motus_gesture *first = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_gesture *second = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  int round;
  motus_gesture_delegate delegate = {.struct_size = sizeof delegate,
                                     .should_begin = should_begin,
                                     .should_receive_touch = should_receive,
                                     .should_recognize_simultaneously =
                                         should_go_together};
  CHECK_EQUAL(motus_gesture_set_delegate(first, &delegate, &a, NULL), MOTUS_OK);
  for (round = 0; round < 4; round++) {
    bool first_begins = round == 0 || round == 1;
    a.together = round == 1;
    a.begin = round != 2;
    a.receive = round != 3;
    touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
    touch(&w, MOTUS_TOUCH_MOVED, 150, 100);
    CHECK_EQUAL(motus_gesture_state(first) == MOTUS_RECOGNITION_BEGAN,
                first_begins);
    CHECK_EQUAL(motus_gesture_state(second) == MOTUS_RECOGNITION_BEGAN,
                round > 0);
    touch(&w, MOTUS_TOUCH_ENDED, 150, 100);
  }
  CHECK_EQUAL(a.asked, 3);
  world_close(&w);
}

static motus_view *view_in(world *w, double width, double height) {
  motus_view *view = NULL;
  motus_view_create(w->runtime, &view);
  motus_view_set_frame(view, (motus_rect){0, 0, width, height});
  motus_view_add_subview(w->window, view);
  motus_release(view);
  return view;
}

/* In which question, and how, a recognizer is taken away from itself. */
static struct taking {
  world *w;
  motus_gesture *pan;
  motus_view *elsewhere;
  int question, way;
} taking;

static void take_away(int question) {
  if (question != taking.question)
    return;
  if (taking.way == 0)
    motus_gesture_set_enabled(taking.pan, false);
  else if (taking.way == 1)
    motus_view_add_gesture(taking.elsewhere, taking.pan);
  else if (taking.way == 2)
    motus_view_remove_gesture(motus_gesture_view(taking.pan), taking.pan);
  else
    motus_view_set_hidden(motus_gesture_view(taking.pan), true);
}
static bool begin_taken(void *u, motus_gesture *g) {
  (void)u, (void)g;
  take_away(0);
  return true;
}
static bool together_taken(void *u, motus_gesture *g, motus_gesture *other) {
  (void)u, (void)g, (void)other;
  take_away(1);
  return false;
}
static bool failure_taken(void *u, motus_gesture *g, motus_gesture *other) {
  (void)u, (void)g, (void)other;
  take_away(2);
  return false;
}
static bool required_taken(void *u, motus_gesture *g, motus_gesture *other) {
  (void)u, (void)g, (void)other;
  take_away(3);
  return false;
}
static void action_taken(void *u, motus_gesture *g) {
  (void)u, (void)g;
  take_away(4);
}

/* What is taken away in a question of its own recognition has neither begun nor
 * ended, for its action and in the events (GR-2). */
static void what_is_taken_away_while_it_recognizes_has_not_begun(void) {
  motus_gesture_delegate delegate = {
      .struct_size = sizeof delegate,
      .should_begin = begin_taken,
      .should_recognize_simultaneously = together_taken,
      .should_require_failure_of = failure_taken,
      .should_be_required_to_fail_by = required_taken};
  for (int run = 0; run < 5 * 4 * 4; run++) {
    world w = gestures_open();
    told t = {{0}, {0, 0}, {0, 0}, 0};
    motus_view *box = view_in(&w, 390, 844), *elsewhere = view_in(&w, 10, 10);
    motus_gesture *first = gesture_add(&w, box, MOTUS_GESTURE_PAN);
    motus_gesture *second = gesture_add(&w, box, MOTUS_GESTURE_PAN);
    motus_gesture *pan = run % 2 ? first : second;
    motus_gesture *other = run % 2 ? second : first;
    taking = (struct taking){&w, pan, elsewhere, run / 16, run / 4 % 4};
    /* The questions are asked of the one's delegate, or of the other's. */
    motus_gesture_set_delegate(run / 2 % 2 ? other : pan, &delegate, NULL,
                               NULL);
    motus_gesture_set_action(pan, note_pan, &t, NULL);
    motus_gesture_set_action(other, action_taken, NULL, NULL);
    motus_retain(pan);
    begins_forget();
    touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
    CHECK_TEXT(begins_note(w.runtime) ? begins_what : "", "");
    for (int i = 1; i < 4; i++) {
      touch(&w, MOTUS_TOUCH_MOVED, 100 + i * 20, 100);
      CHECK_TEXT(begins_note(w.runtime) ? begins_what : "", "");
    }
    touch(&w, MOTUS_TOUCH_ENDED, 160, 100);
    CHECK_TEXT(begins_note(w.runtime) ? begins_what : "", "");
    CHECK_TEXT(begins_at_rest(w.runtime) ? begins_what : "", "");
    CHECK(t.calls[0] != 'e' && t.calls[0] != 'x');
    motus_release(pan);
    world_close(&w);
  }
}

static void tick_inside(void *user_data, motus_gesture *gesture) {
  world *w = user_data;
  (void)gesture;
  CHECK_REFUSED(motus_runtime_tick(w->runtime, now), REENTRANT,
                "motus_runtime_tick");
  CHECK_REFUSED(motus_runtime_destroy(w->runtime), REENTRANT,
                "motus_runtime_destroy");
}

static void end_inside(void *user_data, motus_gesture *gesture) {
  (void)user_data;
  motus_view_remove_gesture(motus_gesture_view(gesture), gesture);
}

static void an_action_may_do_anything_but_tick(void) {
  world w = gestures_open();
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_gesture_set_action(pan, tick_inside, &w, NULL);
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_MOVED, 150, 100);
  motus_gesture_set_action(pan, end_inside, NULL, NULL);
  touch(&w, MOTUS_TOUCH_MOVED, 160, 100);
  CHECK(!motus_is_alive(pan));
  touch(&w, MOTUS_TOUCH_ENDED, 160, 100);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  world_close(&w);
}

static void a_recognizer_goes_with_its_view(void) {
  world w = gestures_open();
  motus_view *card = world_view(&w, w.window);
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture *tap = gesture_add(&w, card, MOTUS_GESTURE_TAP);
  motus_gesture_set_action(tap, note, &t, destroyed);
  CHECK_EQUAL(motus_view_remove_from_superview(card), MOTUS_OK);
  CHECK(!motus_is_alive(card) && !motus_is_alive(tap));
  CHECK_EQUAL(t.destroyed, 1);
  world_close(&w);
}

CHECK_MAIN(TEST(a_pan_is_told_and_listed),
           TEST(coalesced_touches_count_one_by_one_and_are_told_once),
           TEST(taps_wait_presses_need_time_swipes_need_speed),
           TEST(two_fingers_pinch_and_turn_together), TEST(a_delegate_is_asked),
           TEST(what_is_taken_away_while_it_recognizes_has_not_begun),
           TEST(an_action_may_do_anything_but_tick),
           TEST(a_recognizer_goes_with_its_view))
