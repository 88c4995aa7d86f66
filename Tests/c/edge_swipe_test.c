/* The edge swipe that pops, as users do it: thrown, held, taken away, taken
 * again, beside other recognizers, while the ground goes. NV-7, GR-1, GR-2. */
#include "story_navigation.h"

static story s;
static motus_gesture *edge, *pan, *tap;

static void told_by(void *user_data, motus_gesture *gesture) {
  static const char *const words[] = {"possible", "began",     "changed",
                                      "ended",    "cancelled", "failed"};
  const char *word = words[motus_gesture_state(gesture)];
  if (motus_gesture_state(gesture) != MOTUS_RECOGNITION_CHANGED)
    story_tell(user_data, gesture, word, false);
}

static motus_gesture *add(motus_gesture_type type, const char *name) {
  motus_gesture *gesture = NULL;
  motus_gesture_options options;
  motus_gesture_options_init(&options, sizeof options);
  options.type = type;
  CHECK_EQUAL(motus_gesture_create(s.runtime, &options, &gesture), MOTUS_OK);
  motus_gesture_set_action(gesture, told_by, &s, NULL);
  motus_view_add_gesture(motus_view_controller_view(s.b), gesture);
  story_call(&s, name, gesture);
  motus_release(gesture);
  return gesture;
}

/* One frame with a touch in it. */
static void touch(motus_touch_phase phase, double x) {
  motus_point point = {x, 100};
  double time = motus_runtime_time(s.runtime) + FRAME;
  CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1, phase, point, time),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(s.runtime, time), MOTUS_OK);
}

static void run(double seconds) {
  double end = motus_runtime_time(s.runtime) + seconds;
  while (motus_runtime_time(s.runtime) < end)
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
}

/* A and B, with a pan and a tap in B. */
static void open_two(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  edge = motus_navigation_controller_interactive_pop_gesture(s.navigation);
  story_call(&s, "edge", edge);
  motus_gesture_set_action(edge, told_by, &s, NULL);
  pan = add(MOTUS_GESTURE_PAN, "pan");
  tap = add(MOTUS_GESTURE_TAP, "tap");
  run(FRAME);
  s.told[0] = 0;
}

/* From the edge to x, without haste. */
static void swipe_to(double x) {
  touch(MOTUS_TOUCH_BEGAN, 5);
  for (int i = 1; i <= 12; i++)
    touch(MOTUS_TOUCH_MOVED, 5 + (x - 5) * i / 12);
}

static void check_restored(void) {
  run(1);
  CHECK(story_in_order(&s, "A.will_disappear~ B.will_appear~ A.did_disappear~ "
                           "B.is_appearing~ B.did_appear~ B.did_move(nav)"));
  CHECK(strstr(s.told, "did_show") == NULL);
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK_NEAR(story_shown(&s), 0, 0);
  CHECK(!motus_runtime_needs_tick(s.runtime));
}

static void check_popped(void) {
  run(1);
  CHECK(story_in_order(&s, "B.did_disappear~ A.did_appear~ B.did_move(-) "
                           "nav.did_show(A)~"));
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(!motus_runtime_needs_tick(s.runtime));
}

static void the_picture_follows_the_finger(void) {
  open_two();
  swipe_to(200);
  /* 10 points were needed to recognize it. */
  CHECK_NEAR(story_shown(&s), 185 / WIDTH, 1e-9);
  touch(MOTUS_TOUCH_MOVED, 260);
  CHECK_NEAR(story_shown(&s), 245 / WIDTH, 1e-9);
  touch(MOTUS_TOUCH_ENDED, 260);
  check_popped();
  CHECK(strstr(s.told, "pan") == NULL && strstr(s.told, "tap") == NULL);
  story_close(&s);
}

/* A finger that has come to rest is at rest, whichever way it came: where it
 * lies decides. */
static void a_finger_that_rests_decides_by_its_place(void) {
  for (int rests = 1; rests < 12; rests++)
    for (int far = 0; far < 2; far++) {
      double x = far ? 260 : 120;
      open_two();
      touch(MOTUS_TOUCH_BEGAN, 5);
      touch(MOTUS_TOUCH_MOVED, 30);
      for (int i = 0; i < 6; i++) /* thrown, then slower and slower */
        touch(MOTUS_TOUCH_MOVED, x - (x - 30) / (1 << (2 * i + 1)));
      for (int i = 0; i < rests; i++)
        touch(MOTUS_TOUCH_MOVED, x);
      CHECK(motus_gesture_velocity(edge, NULL).dx > -1e-6);
      touch(MOTUS_TOUCH_ENDED, x);
      if (far)
        check_popped();
      else if (rests > 5)
        check_restored();
      report_clear();
      story_close(&s);
    }
}

static void a_throw_decides_by_its_way(void) {
  open_two();
  swipe_to(60);
  touch(MOTUS_TOUCH_MOVED, 90);
  touch(MOTUS_TOUCH_MOVED, 130);
  touch(MOTUS_TOUCH_ENDED, 130); /* 2,000 points per second */
  check_popped();
  story_close(&s);
  open_two();
  swipe_to(300);
  touch(MOTUS_TOUCH_MOVED, 280);
  touch(MOTUS_TOUCH_MOVED, 250);
  touch(MOTUS_TOUCH_MOVED, 215);
  touch(MOTUS_TOUCH_ENDED, 215); /* and back */
  check_restored();
  story_close(&s);
}

/* GR-2. */
static void what_is_taken_away_is_cancelled(void) {
  for (int way = 0; way < 3; way++) {
    open_two();
    swipe_to(250);
    if (way == 0)
      touch(MOTUS_TOUCH_CANCELLED, 250);
    else if (way == 1)
      CHECK_EQUAL(motus_gesture_set_enabled(edge, false), MOTUS_OK);
    else
      CHECK_EQUAL(motus_view_remove_gesture(motus_gesture_view(edge), edge),
                  MOTUS_OK);
    CHECK(story_in_order(&s, "edge.began edge.cancelled"));
    check_restored();
    if (way == 1) {
      touch(MOTUS_TOUCH_ENDED, 250);
      motus_gesture_set_enabled(edge, true);
      s.told[0] = 0;
      swipe_to(300);
      touch(MOTUS_TOUCH_ENDED, 300);
      check_popped();
    }
    story_close(&s);
  }
}

/* Another finger takes what the first one has thrown. */
static void it_is_taken_again_on_its_way(void) {
  open_two();
  swipe_to(200);
  touch(MOTUS_TOUCH_MOVED, 220);
  touch(MOTUS_TOUCH_ENDED, 220);
  run(3 * FRAME);
  double thrown = story_shown(&s);
  CHECK(thrown > 205 / WIDTH && thrown < 1);
  touch(MOTUS_TOUCH_BEGAN, 5);
  touch(MOTUS_TOUCH_MOVED, 16);
  double taken = story_shown(&s);
  CHECK(taken >= thrown && taken < 1);
  for (int i = 0; i < 8; i++)
    touch(MOTUS_TOUCH_MOVED, 16);
  CHECK_NEAR(story_shown(&s), taken, 1e-9); /* it waits for the finger */
  for (int i = 0; i < 8; i++)
    touch(MOTUS_TOUCH_MOVED, 16 - i);
  CHECK_NEAR(story_shown(&s), taken - 7 / WIDTH, 1e-9);
  touch(MOTUS_TOUCH_ENDED, 9);
  check_popped();
  CHECK(story_in_order(&s, "B.will_disappear~ A.will_appear~"));
  story_close(&s);
}

/* ---- Beside others ---- */

static void others_have_what_does_not_begin_at_the_edge(void) {
  open_two();
  touch(MOTUS_TOUCH_BEGAN, 150);
  touch(MOTUS_TOUCH_MOVED, 200);
  touch(MOTUS_TOUCH_ENDED, 200);
  CHECK_TOLD(&s, "pan.began pan.ended");
  touch(MOTUS_TOUCH_BEGAN, 5);
  touch(MOTUS_TOUCH_ENDED, 5);
  run(0.5);
  CHECK_TOLD(&s, "tap.ended");
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

static void it_waits_for_whom_it_is_told_to(void) {
  open_two();
  CHECK_EQUAL(motus_gesture_require_failure_of(edge, tap), MOTUS_OK);
  swipe_to(300);
  CHECK(story_in_order(&s, "edge.began")); /* the tap has failed by moving */
  touch(MOTUS_TOUCH_ENDED, 300);
  check_popped();
  story_close(&s);
}

/* ---- While the ground goes ---- */

static void a_request_meanwhile_waits(void) {
  open_two();
  swipe_to(100);
  story_push(&s, s.c, true);
  run(0.2);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(strstr(s.told, "C.will_appear") == NULL);
  for (int i = 0; i < 10; i++)
    touch(MOTUS_TOUCH_MOVED, 100 + 20 * i);
  touch(MOTUS_TOUCH_ENDED, 280);
  run(2);
  CHECK_TEXT(story_stack(&s), "A C");
  CHECK(story_in_order(&s, "nav.did_show(A)~ C.will_move(nav) C.did_appear~ "
                           "nav.did_show(C)~ completed"));
  story_close(&s);
}

static void the_window_can_change_hands(void) {
  open_two();
  swipe_to(100);
  motus_runtime_set_root_view_controller(s.runtime, s.d);
  touch(MOTUS_TOUCH_MOVED, 200);
  touch(MOTUS_TOUCH_ENDED, 200);
  run(1);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.d),
              MOTUS_APPEARANCE_APPEARED);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK(motus_view_controller_transition_coordinator(s.a) == NULL);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

static void what_is_covered_is_not_swiped(void) {
  open_two();
  motus_view_controller_present(s.b, s.d, false, NULL, NULL, NULL);
  run(FRAME);
  s.told[0] = 0;
  swipe_to(300);
  touch(MOTUS_TOUCH_ENDED, 300);
  run(1);
  CHECK_TOLD(&s, "");
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

static void a_root_is_not_swiped(void) {
  open_two();
  motus_navigation_controller_pop(s.navigation, false, NULL, NULL, NULL, NULL);
  s.told[0] = 0;
  swipe_to(300);
  touch(MOTUS_TOUCH_ENDED, 300);
  run(1);
  CHECK_TOLD(&s, "");
  story_close(&s);
}

/* A trackpad's fingers swipe from anywhere, over what scrolls the other way. */
static void two_fingers(motus_wheel_phase phase, double dx, double dy) {
  motus_wheel_event e;
  CHECK_EQUAL(motus_wheel_event_init(&e, sizeof e), MOTUS_OK);
  e.point = (motus_point){200, 300};
  e.unit = MOTUS_WHEEL_PIXELS;
  e.phase = phase;
  e.delta.dx = dx, e.delta.dy = dy;
  e.time = motus_runtime_time(s.runtime) + FRAME;
  CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &e), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(s.runtime, e.time), MOTUS_OK);
}

static motus_scroller *list_in_b(uint32_t axes) {
  motus_scroller *list = NULL;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.axes = axes;
  CHECK_EQUAL(
      motus_scroller_create(motus_view_controller_view(s.b), &options, &list),
      MOTUS_OK);
  motus_scroller_set_content_size(list, (motus_size){3 * WIDTH, 3 * HEIGHT});
  return list;
}

static void a_trackpad_swipes_too(void) {
  for (int pops = 0; pops < 2; pops++) {
    open_two();
    motus_scroller *list = list_in_b(MOTUS_AXES_VERTICAL);
    two_fingers(MOTUS_WHEEL_PHASE_BEGAN, -1, 0);
    for (int i = 0; i < 20; i++)
      two_fingers(MOTUS_WHEEL_PHASE_CHANGED, -6, 1);
    CHECK_NEAR(story_x(s.b) - WIDTH / 2, 121 - 10, .2);
    CHECK_NEAR(motus_scroller_offset(list).y, 0, 0);
    CHECK_EQUAL(motus_gesture_state(edge), MOTUS_RECOGNITION_CHANGED);
    for (int i = 0; i < 8 && !pops; i++)
      two_fingers(MOTUS_WHEEL_PHASE_CHANGED, 0, 0);
    two_fingers(MOTUS_WHEEL_PHASE_ENDED, 0, 0);
    story_read_events(&s);
    s.told[0] = 0;
    run(1);
    CHECK_TEXT(story_stack(&s), pops ? "A" : "A B");
    CHECK(!motus_runtime_needs_tick(s.runtime));
    motus_release(list);
    story_close(&s);
  }
}

/* SC-66: what can scroll that way has them until they leave, beyond its start
 * too; what stands at its start leaves the next ones to the stack. The other
 * way is nobody's but its own: the stack has nothing to push. */
static void what_can_scroll_that_way_has_a_trackpad_first(void) {
  open_two();
  motus_scroller *list = list_in_b(MOTUS_AXES_HORIZONTAL);
  motus_scroller_scroll_to(list, (motus_point){60, 0}, false, NULL, NULL, NULL);
  for (int i = 0; i < 12; i++)
    two_fingers(i ? MOTUS_WHEEL_PHASE_CHANGED : MOTUS_WHEEL_PHASE_BEGAN, -10,
                0);
  CHECK(motus_scroller_offset(list).x < -20);
  CHECK_NEAR(story_x(s.b), WIDTH / 2, 0);
  two_fingers(MOTUS_WHEEL_PHASE_ENDED, 0, 0);
  run(1);
  CHECK_NEAR(motus_scroller_offset(list).x, 0, 1e-9);
  two_fingers(MOTUS_WHEEL_PHASE_BEGAN, 20, 0);
  CHECK_NEAR(motus_scroller_offset(list).x, 20, 1e-9);
  two_fingers(MOTUS_WHEEL_PHASE_ENDED, -20, 0);
  run(1);
  CHECK_TEXT(story_stack(&s), "A B");
  motus_scroller_scroll_to(list, (motus_point){0, 0}, false, NULL, NULL, NULL);
  for (int i = 0; i < 12; i++)
    two_fingers(i ? MOTUS_WHEEL_PHASE_CHANGED : MOTUS_WHEEL_PHASE_BEGAN, -20,
                0);
  CHECK_NEAR(motus_scroller_offset(list).x, 0, 0);
  CHECK(story_x(s.b) > WIDTH / 2 + 100);
  two_fingers(MOTUS_WHEEL_PHASE_ENDED, 0, 0);
  run(1);
  CHECK_TEXT(story_stack(&s), "A");
  motus_release(list);
  story_close(&s);
}

/* A pan of the host's inside, that asks for trackpads, comes first. */
static void a_pan_inside_has_a_trackpad_first(void) {
  open_two();
  motus_gesture *own = NULL;
  motus_gesture_options options;
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_PAN;
  options.wheels = MOTUS_PAN_WHEEL_CONTINUOUS;
  CHECK_EQUAL(motus_gesture_create(s.runtime, &options, &own), MOTUS_OK);
  motus_view_add_gesture(motus_view_controller_view(s.b), own);
  for (int i = 0; i < 12; i++)
    two_fingers(i ? MOTUS_WHEEL_PHASE_CHANGED : MOTUS_WHEEL_PHASE_BEGAN, -10,
                0);
  CHECK_EQUAL(motus_gesture_state(own), MOTUS_RECOGNITION_CHANGED);
  CHECK_NEAR(story_x(s.b), WIDTH / 2, 0);
  two_fingers(MOTUS_WHEEL_PHASE_ENDED, 0, 0);
  run(1);
  CHECK_TEXT(story_stack(&s), "A B");
  motus_release(own);
  story_close(&s);
}

CHECK_MAIN(TEST(the_picture_follows_the_finger),
           TEST(a_pan_inside_has_a_trackpad_first), TEST(a_trackpad_swipes_too),
           TEST(what_can_scroll_that_way_has_a_trackpad_first),
           TEST(a_finger_that_rests_decides_by_its_place),
           TEST(a_throw_decides_by_its_way),
           TEST(what_is_taken_away_is_cancelled),
           TEST(it_is_taken_again_on_its_way),
           TEST(others_have_what_does_not_begin_at_the_edge),
           TEST(it_waits_for_whom_it_is_told_to),
           TEST(a_request_meanwhile_waits), TEST(the_window_can_change_hands),
           TEST(what_is_covered_is_not_swiped), TEST(a_root_is_not_swiped))
