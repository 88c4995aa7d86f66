#include "fingers.h"
#include "links.h"

/* ---- An edge swipe with recorded fingers ---- */

/* Seconds and points of travel. Recorded on devices: traces 0, its first
 * 0.25 s, and 11 of the Flutter project's velocity tracker tests
 * (packages/flutter/test/gestures/velocity_tracker_data.dart, BSD 3-clause),
 * played from left to right. */
static const double drag[][2] = {
    {0, 0},          {.010, 0},       {.055, 7.429},   {.063, 11.429},
    {.071, 16.857},  {.079, 22.857},  {.087, 31.429},  {.095, 42.286},
    {.102, 55.143},  {.110, 68.572},  {.118, 81.429},  {.125, 94.572},
    {.133, 106.572}, {.140, 117.143}, {.148, 125.715}, {.156, 133.715},
    {.164, 141.715}, {.172, 148.286}, {.179, 153.429}, {.187, 158},
    {.195, 162},     {.202, 165.143}, {.210, 168},     {.218, 170.572},
    {.225, 172.286}, {.234, 173.715}, {.241, 174.572}, {.249, 175.429}};
static const double fling[][2] = {
    {0, 0},          {.031, 6.857},   {.038, 13.998}, {.046, 24.571},
    {.054, 39.714},  {.062, 57.142},  {.070, 77.96},  {.077, 100.571},
    {.085, 126.571}, {.093, 155.438}, {.100, 186.285}};

typedef struct swipe {
  world w;
  motus_navigation_controller *navigation;
  motus_view_controller *screens[2];
  double x;     /* where the upper screen is shown, from its place */
  double speed; /* in the last frame, points per second */
} swipe;

static swipe swipe_open(void) {
  swipe s;
  int index;
  memset(&s, 0, sizeof s);
  s.w = gestures_open();
  for (index = 0; index < 2; index++)
    motus_view_controller_create(s.w.runtime, NULL, NULL, NULL,
                                 &s.screens[index]);
  motus_navigation_controller_create(s.w.runtime, s.screens[0], &s.navigation);
  motus_runtime_set_root_view_controller(s.w.runtime,
                                         (motus_view_controller *)s.navigation);
  motus_navigation_controller_push(s.navigation, s.screens[1], false, NULL,
                                   NULL, NULL);
  motus_release(s.screens[0]);
  tick(&s.w, 0);
  return s;
}

/* A frame of a 60th of a second. The screen never jumps: between two frames it
 * goes no further than the fastest of the two speeds that there are, that of
 * the finger and that of the spring, allows. */
static void swipe_frame(swipe *s, double fastest) {
  motus_view *view = motus_view_controller_view_if_loaded(s->screens[1]);
  double center[2] = {0, 0}, x = s->x;
  tick(&s->w, 1.0 / 60);
  if (view == NULL || motus_view_superview(view) == NULL)
    return;
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  s->x = center[0] - 195;
  s->speed = (s->x - x) * 60;
  CHECK_NEAR(s->speed, 0, fastest);
}

static void swipe_play(swipe *s, const double (*samples)[2], size_t count) {
  double began = now;
  size_t next = 0;
  while (next < count) {
    motus_touch touches[16];
    size_t fed = 0;
    while (next < count && samples[next][0] <= now - began + 1.0 / 60) {
      motus_touch t = {1, MOTUS_TOUCH_MOVED, {4, 400}, 0};
      if (next == 0)
        t.phase = MOTUS_TOUCH_BEGAN;
      if (next + 1 == count)
        t.phase = MOTUS_TOUCH_ENDED;
      t.point.x += samples[next][1];
      t.time = began + samples[next][0];
      touches[fed++] = t;
      next++;
    }
    CHECK_EQUAL(motus_runtime_send_touches(s->w.runtime, touches, fed),
                MOTUS_OK);
    /* GR-13: in the frame of the lift the screen goes as far as the finger has
     * gone since the last one, and on for the time since the lift. */
    swipe_frame(s, next < count ? 4500 : 6000);
  }
}

static void recorded_fingers_swipe_cancel_take_again_and_finish(void) {
  swipe s = swipe_open();
  motus_gesture *gesture =
      motus_navigation_controller_interactive_pop_gesture(s.navigation);
  motus_view_controller *upper = s.screens[1];
  double before;
  int frame;
  CHECK(motus_gesture_view(gesture) ==
        motus_view_controller_view((motus_view_controller *)s.navigation));
  /* The drag comes to rest short of half the way. */
  swipe_play(&s, drag, sizeof drag / sizeof *drag);
  CHECK_NEAR(s.x, 165.402, .01);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(s.navigation),
              1);
  for (frame = 0; frame < 6; frame++)
    swipe_frame(&s, 1500);
  CHECK(s.x > 10 && s.x < 150 && s.speed < 0);
  /* A finger that does not move far takes nothing. The next one takes the
   * screen again on its way back, from where it is. */
  before = s.x;
  swipe_play(&s, fling, 2);
  CHECK(s.x < before);
  swipe_play(&s, fling, sizeof fling / sizeof *fling);
  CHECK(s.x > 176 && s.speed > 1000);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(s.navigation),
              1);
  /* Thrown off with the velocity of the finger. */
  swipe_frame(&s, 4500);
  CHECK(s.speed > 2000);
  for (frame = 0; frame < 60 && motus_runtime_needs_tick(s.w.runtime); frame++)
    swipe_frame(&s, 4500);
  swipe_frame(&s, 4500);
  CHECK(!motus_runtime_needs_tick(s.w.runtime));
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(s.navigation),
              1);
  CHECK(motus_view_controller_parent(upper) == NULL);
  /* NV-7: with one screen there is nothing to swipe. */
  swipe_play(&s, fling, sizeof fling / sizeof *fling);
  CHECK(motus_view_controller_transition_coordinator(
            motus_navigation_controller_top_view_controller(s.navigation)) ==
        NULL);
  CHECK_EQUAL(reported.count, 0);
  motus_release(upper);
  motus_release(s.navigation);
  world_close(&s.w);
}

/* A finger at an even speed, from one place to another, that lets go there. */
static void swipe_move(swipe *s, double from, double to, double speed) {
  double x = from, step = (to > from ? speed : -speed) / 60;
  while ((to - x) * step > step * step) {
    motus_touch moved = {1, MOTUS_TOUCH_MOVED, {4, 400}, 0};
    x += step;
    moved.point.x = x;
    moved.time = now + 1.0 / 60;
    CHECK_EQUAL(motus_runtime_send_touches(s->w.runtime, &moved, 1), MOTUS_OK);
    swipe_frame(s, 4500);
  }
}

/* what counts is where the finger throws it: back at 180 points per
 * second from beyond the half it stays, forth from short of the half it goes.
 * */
static void a_finger_is_judged_by_where_it_throws(void) {
  static const struct {
    double turn, release, speed;
    int left; /* screens in the stack afterwards */
  } fingers[] = {{260, 215, 180, 2},
                 {260, 250, 60, 1},
                 {150, 150, 0, 2},
                 {100, 165, 180, 1},
                 {100, 120, 60, 2}};
  for (size_t i = 0; i < sizeof fingers / sizeof *fingers; i++) {
    swipe s = swipe_open();
    motus_touch touch = {1, MOTUS_TOUCH_BEGAN, {4, 400}, 0};
    double end = fingers[i].release;
    touch.time = now;
    motus_runtime_send_touches(s.w.runtime, &touch, 1);
    swipe_frame(&s, 0);
    swipe_move(&s, 4, 4 + fingers[i].turn + 10, 300);
    if (fingers[i].speed > 0)
      swipe_move(&s, 4 + fingers[i].turn + 10, 4 + end + 10, fingers[i].speed);
    else
      for (int frame = 0; frame < 12; frame++)
        swipe_frame(&s, 300); /* it rests */
    touch.phase = MOTUS_TOUCH_ENDED;
    touch.point.x = 4 + end + 10;
    touch.time = now + 1.0 / 60;
    motus_runtime_send_touches(s.w.runtime, &touch, 1);
    for (int frame = 0; frame < 90; frame++)
      swipe_frame(&s, 4500);
    if (!CHECK_EQUAL(
            motus_navigation_controller_view_controller_count(s.navigation),
            fingers[i].left))
      printf("    finger %d\n", (int)i);
    CHECK_EQUAL(reported.count, 0);
    motus_release(s.screens[1]);
    motus_release(s.navigation);
    world_close(&s.w);
  }
}

/* LK-1, LK-7. A screen of 390 points that a finger pulls at 390 points a second
 * goes one way in a second, and none while the finger rests. */
static void what_a_finger_pulls_is_as_fast_for_links(void) {
  swipe s = swipe_open();
  motus_touch touch = {1, MOTUS_TOUCH_BEGAN, {4, 400}, 0};
  motus_value *places[2];
  touch.time = now;
  motus_runtime_send_touches(s.w.runtime, &touch, 1);
  swipe_frame(&s, 0);
  swipe_move(&s, 4, 69, 390);
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(
          (motus_view_controller *)s.navigation);
  CHECK(coordinator != NULL);
  for (int i = 0; i < 2; i++) {
    motus_link_source source = {.kind = MOTUS_LINK_SOURCE_PROGRESS,
                                .measure = (motus_link_measure)i,
                                .object = coordinator};
    motus_value_create_number(s.w.runtime, 0, &places[i]);
    motus_link_target target = to_value(places[i]);
    CHECK_EQUAL(motus_link_create(s.w.runtime, &target, &source, 1, NULL, NULL),
                MOTUS_OK);
  }
  double speed = 0;
  swipe_move(&s, 69, 199, 390);
  CHECK_NEAR(motus_value_number(places[1]), 1, 1e-6);
  motus_value_velocity(places[0], &speed, 1);
  CHECK_NEAR(speed, 1, 1e-6);
  for (int frame = 0; frame < 12; frame++)
    swipe_frame(&s, 400);
  CHECK_NEAR(motus_value_number(places[1]), 0, 0);
  motus_value_velocity(places[0], &speed, 1);
  CHECK_NEAR(speed, 0, 0);
  CHECK(motus_value_number(places[0]) > .4);
  CHECK_EQUAL(reported.count, 0);
  motus_release(s.screens[1]);
  motus_release(s.navigation);
  world_close(&s.w);
}

/* ---- A binding of the host's own ---- */

typedef struct pages {
  swipe s;
  motus_percent_driven_interaction *hand;
  motus_animation_controller *slide;
  int asked;
} pages;

static void go(void *user_data, motus_transition_context *context) {
  (void)user_data;
  motus_view_add_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO));
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}

static motus_animation_controller *
with_animator(void *user_data, motus_navigation_controller *navigation,
              motus_navigation_operation operation, motus_view_controller *from,
              motus_view_controller *to) {
  (void)navigation, (void)operation, (void)from, (void)to;
  return ((pages *)user_data)->slide;
}

static motus_interaction_controller *
with_hand(void *user_data, motus_navigation_controller *navigation,
          motus_animation_controller *animator) {
  (void)navigation, (void)animator;
  return (motus_interaction_controller *)(((pages *)user_data)->hand);
}

static void ask(void *user_data, motus_gesture *gesture) {
  pages *p = user_data;
  CHECK_EQUAL(motus_gesture_state(gesture), MOTUS_RECOGNITION_BEGAN);
  p->asked += 1;
  motus_navigation_controller_pop(p->s.navigation, true, NULL, NULL, NULL,
                                  NULL);
}

static motus_gesture *bind_open(pages *p) {
  motus_gesture_binding_options options;
  memset(p, 0, sizeof *p);
  p->s = swipe_open();
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .animate_transition = go};
  CHECK_EQUAL(motus_animation_controller_create(p->s.w.runtime, &callbacks,
                                                NULL, NULL, &p->slide),
              MOTUS_OK);
  motus_percent_driven_interaction_create(p->s.w.runtime, &p->hand);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = with_animator,
                                        .interaction_controller = with_hand};
  motus_navigation_controller_set_delegate(p->s.navigation, &delegate, p, NULL);
  motus_gesture *pan = gesture_add(
      &p->s.w,
      motus_view_controller_view((motus_view_controller *)p->s.navigation),
      MOTUS_GESTURE_PAN);
  motus_gesture_binding_options_init(&options, sizeof options);
  CHECK_NEAR(options.direction.dx, 0, 0);
  options.direction.dx = 0;
  options.direction.dy = 3;
  options.extent = 100;
  CHECK_EQUAL(motus_gesture_bind(pan, p->hand, &options, ask, p, NULL),
              MOTUS_OK);
  return pan;
}

static void bind_close(pages *p) {
  CHECK_EQUAL(reported.count, 0);
  motus_release(p->hand);
  motus_release(p->slide);
  motus_release(p->s.screens[1]);
  motus_release(p->s.navigation);
  world_close(&p->s.w);
}

static void a_bound_pan_asks_for_its_transition(void) {
  pages p;
  bind_open(&p);
  touch(&p.s.w, MOTUS_TOUCH_BEGAN, 200, 200);
  touch(&p.s.w, MOTUS_TOUCH_MOVED, 200, 235);
  CHECK_EQUAL(p.asked, 1);
  touch(&p.s.w, MOTUS_TOUCH_ENDED, 200, 250);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(p.s.navigation),
              1);
  bind_close(&p);
}

/* PD-11: while the window turns the pop waits. The finger lets go meanwhile:
 * below half of the way, beyond it, or it is cancelled. */
static void what_still_waits_ends_as_the_finger_has_said(void) {
  for (int way = 0; way < 3; way++) {
    pages p;
    motus_animation_options slow;
    bind_open(&p);
    motus_animation_options_init(&slow, sizeof slow);
    slow.duration = 1;
    motus_runtime_set_window_size(p.s.w.runtime, (motus_size){844, 390}, false,
                                  &slow, NULL, NULL, NULL);
    touch(&p.s.w, MOTUS_TOUCH_BEGAN, 200, 200);
    for (int i = 1; i < 10; i++)
      touch(&p.s.w, MOTUS_TOUCH_MOVED, 200, 200 + (way ? 12 : 3) * i);
    for (int i = 0; i < 10; i++)
      touch(&p.s.w, MOTUS_TOUCH_MOVED, 200, way ? 308 : 227);
    touch(&p.s.w, way == 2 ? MOTUS_TOUCH_CANCELLED : MOTUS_TOUCH_ENDED, 200,
          way ? 308 : 227);
    CHECK_EQUAL(p.asked, 1);
    CHECK_EQUAL(
        motus_navigation_controller_view_controller_count(p.s.navigation), 2);
    for (int i = 0; i < 300; i++)
      tick(&p.s.w, .01);
    CHECK_EQUAL(
        motus_navigation_controller_view_controller_count(p.s.navigation),
        way == 1 ? 1 : 2);
    CHECK(motus_runtime_is_idle(p.s.w.runtime));
    bind_close(&p);
  }
}

CHECK_MAIN(TEST(recorded_fingers_swipe_cancel_take_again_and_finish),
           TEST(a_finger_is_judged_by_where_it_throws),
           TEST(what_a_finger_pulls_is_as_fast_for_links),
           TEST(a_bound_pan_asks_for_its_transition),
           TEST(what_still_waits_ends_as_the_finger_has_said))
