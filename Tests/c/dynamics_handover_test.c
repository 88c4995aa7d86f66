/* From finger to dynamics to animation and back: nothing jumps, neither in
 * place nor in velocity. */
#include "dynamics.h"

typedef struct hand {
  scene s;
  motus_dynamic_item *item;
  motus_gesture *pan;
  motus_attachment_behavior *finger;
  motus_item_behavior *flight;
  double clock;
} hand;

static hand h;

static void tick(double seconds) {
  h.clock += seconds;
  CHECK_EQUAL(motus_runtime_tick(h.s.w.runtime, h.clock), MOTUS_OK);
}

static void touch(motus_touch_phase phase, double x, double y) {
  CHECK_EQUAL(motus_runtime_send_touch(h.s.w.runtime, 1, phase,
                                       (motus_point){x, y}, h.clock + 1.0 / 60),
              MOTUS_OK);
  tick(1.0 / 60);
}

static void open_hand(motus_gesture_fn fn) {
  motus_gesture_options options;
  memset(&h, 0, sizeof h);
  h.s = scene_open(true);
  h.item = box(&h.s, 100, 100, 80, 80);
  h.flight = properties(&h.s, &h.item, 1);
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_PAN;
  CHECK_EQUAL(motus_gesture_create(h.s.w.runtime, &options, &h.pan), MOTUS_OK);
  motus_view_add_gesture((motus_view *)h.item, h.pan);
  motus_gesture_set_action(h.pan, fn, NULL, NULL);
  motus_release(h.pan);
}

/* The finger moves the view itself; when it lets go, dynamics has the rest. */
static void move_and_throw(void *user_data, motus_gesture *gesture) {
  motus_vector way = motus_gesture_translation(gesture, NULL);
  (void)user_data;
  motus_view_set_center((motus_view *)h.item,
                        (motus_point){100 + way.dx, 100 + way.dy});
  motus_dynamic_animator_update_item(h.s.animator, h.item, true);
  if (motus_gesture_state(gesture) == MOTUS_RECOGNITION_ENDED)
    motus_item_behavior_add_linear_velocity(
        h.flight, h.item, motus_gesture_velocity(gesture, NULL));
}

static void a_thrown_item_has_the_velocity_of_the_pan(void) {
  open_hand(move_and_throw);
  touch(MOTUS_TOUCH_BEGAN, 100, 100);
  for (int frame = 1; frame <= 12; frame++)
    touch(MOTUS_TOUCH_MOVED, 100 + 10 * frame, 100 - 5 * frame);
  touch(MOTUS_TOUCH_ENDED, 220, 40);
  motus_vector velocity = motus_item_behavior_linear_velocity(h.flight, h.item);
  CHECK_NEAR(velocity.dx, 600, 1); /* 10 points in each frame of 1/60 s */
  CHECK_NEAR(velocity.dy, -300, 1);
  double x = x_of(h.item), y = y_of(h.item);
  for (int frame = 1; frame <= 30; frame++) {
    tick(1.0 / 60);
    CHECK_NEAR(x_of(h.item), x + velocity.dx * frame / 60, .01);
    CHECK_NEAR(y_of(h.item), y + velocity.dy * frame / 60, .01);
  }
  scene_close(&h.s);
}

/* The finger holds the item by an attachment, where it took it. */
static void hold(void *user_data, motus_gesture *gesture) {
  motus_point at = motus_gesture_location(gesture, NULL);
  (void)user_data;
  switch (motus_gesture_state(gesture)) {
  case MOTUS_RECOGNITION_BEGAN: {
    motus_point middle = motus_view_center((motus_view *)h.item);
    CHECK_EQUAL(tie_to_anchor(h.s.w.runtime, h.item,
                              (motus_vector){at.x - middle.x, at.y - middle.y},
                              at, &h.finger),
                MOTUS_OK);
    play(&h.s, (motus_dynamic_behavior *)h.finger);
    break;
  }
  case MOTUS_RECOGNITION_CHANGED:
    CHECK_EQUAL(motus_attachment_behavior_set_anchor_point(h.finger, at),
                MOTUS_OK);
    break;
  default:
    motus_dynamic_animator_remove_behavior(h.s.animator,
                                           (motus_dynamic_behavior *)h.finger);
    break;
  }
}

static void an_item_is_taken_by_the_finger_and_given_back(void) {
  open_hand(hold);
  set_allows_rotation(h.flight, false);
  touch(MOTUS_TOUCH_BEGAN, 110, 100);
  touch(MOTUS_TOUCH_MOVED, 122, 100);
  double grip = x_of(h.item) - 122;
  for (int frame = 1; frame <= 20; frame++) {
    double x = 122 + 8 * frame;
    touch(MOTUS_TOUCH_MOVED, x, 100 + 4 * frame);
    /* It is where the finger is, in the same frame. */
    CHECK_NEAR(x_of(h.item), x + grip, .25);
    CHECK_NEAR(y_of(h.item), 100 + 4 * frame, .25);
  }
  touch(MOTUS_TOUCH_ENDED, 282, 180);
  CHECK(!motus_is_alive(h.finger));
  motus_vector velocity = motus_item_behavior_linear_velocity(h.flight, h.item);
  CHECK_NEAR(velocity.dx, 480, 5);
  CHECK_NEAR(velocity.dy, 240, 5);
  double x = x_of(h.item);
  for (int frame = 0; frame < 10; frame++)
    tick(1.0 / 60);
  CHECK_NEAR(x_of(h.item), x + velocity.dx / 6, .5);
  scene_close(&h.s);
}

/* Begins an animation of the center by a critically damped spring of w = 10:
 * x(t) = (x0 + (v0 + w x0) t) exp(-w t). */
static void spring_to(scene *s, motus_dynamic_item *item, double x, double y) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_SPRING;
  options.timing.mass = 1;
  options.timing.stiffness = 100;
  options.timing.damping = 20;
  CHECK_EQUAL(motus_runtime_begin_animation(s->w.runtime, &options), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_center((motus_view *)item, (motus_point){x, y}),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_commit_animation(s->w.runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
}

static double on_spring(double from, double to, double v0, double t) {
  double x0 = from - to;
  return to + (x0 + (v0 + 10 * x0) * t) * exp(-10 * t);
}

static void a_spring_goes_on_with_the_velocity_of_dynamics(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 100, 400, 80, 80);
  motus_view *view = (motus_view *)item;
  double shown[2], velocity[2];
  motus_item_behavior *flight = properties(&s, &item, 1);
  motus_item_behavior_add_linear_velocity(flight, item,
                                          (motus_vector){600, -900});
  run(&s, 10);
  double x = x_of(item), y = y_of(item);
  CHECK_NEAR(x, 200, .01);
  motus_dynamic_animator_remove_all_behaviors(s.animator);
  spring_to(&s, item, 300, 500);
  /* It stands still where it is, at full speed. */
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown, 2);
  CHECK_NEAR(shown[0], x, 1e-9);
  for (int frame = 1; frame <= 40; frame++) {
    double t = frame / 60.0;
    run(&s, 1);
    motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown,
                        2);
    CHECK_NEAR(shown[0], on_spring(x, 300, 600, t), .01);
    CHECK_NEAR(shown[1], on_spring(y, 500, -900, t), .01);
    motus_view_property_velocity(view, MOTUS_PROPERTY_CENTER, velocity, 2);
    double h = 1e-6, slope = (on_spring(x, 300, 600, t + h) -
                              on_spring(x, 300, 600, t - h)) /
                             (2 * h);
    CHECK_NEAR(velocity[0], slope, .1);
  }
  CHECK_NEAR(motus_view_center(view).x, 300, 0); /* its target all the while */
  run(&s, 120);
  CHECK(!motus_runtime_needs_tick(s.w.runtime));
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown, 2);
  CHECK_NEAR(shown[0], 300, 0);
  CHECK_NEAR(shown[1], 500, 0);
  /* Later, the velocity is nobody's business any more. */
  spring_to(&s, item, 0, 0);
  run(&s, 6);
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown, 2);
  CHECK_NEAR(shown[0], on_spring(300, 0, 0, .1), .01);
  scene_close(&s);
}

/* Animation, dynamics, animation, dynamics: at each seam place and velocity go
 * on, to a frame's acceleration. */
static void seams_are_smooth_both_ways(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 0, 0, 80, 80);
  motus_view *view = (motus_view *)item;
  double at[2], velocity[2];
  spring_to(&s, item, 300, 600);
  for (int round = 0; round < 3; round++) {
    run(&s, 6);
    motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, at, 2);
    motus_view_property_velocity(view, MOTUS_PROPERTY_CENTER, velocity, 2);
    motus_item_behavior *free_item = properties(&s, &item, 1);
    motus_vector taken = motus_item_behavior_linear_velocity(free_item, item);
    CHECK_NEAR(x_of(item), at[0], 1e-9);
    CHECK_NEAR(y_of(item), at[1], 1e-9);
    CHECK_NEAR(taken.dx, velocity[0], .01);
    CHECK_NEAR(taken.dy, velocity[1], .01);
    run(&s, 3);
    CHECK_NEAR(x_of(item), at[0] + taken.dx / 20, .01);
    double x = x_of(item);
    motus_dynamic_animator_remove_all_behaviors(s.animator);
    spring_to(&s, item, round % 2 ? 300 : 0, 100);
    motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, at, 2);
    CHECK_NEAR(at[0], x, 1e-9);
    run(&s, 1);
    motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, at, 2);
    CHECK_NEAR(at[0], on_spring(x, round % 2 ? 300 : 0, taken.dx, 1.0 / 60),
               .01);
  }
  scene_close(&s);
}

CHECK_MAIN(TEST(a_thrown_item_has_the_velocity_of_the_pan),
           TEST(an_item_is_taken_by_the_finger_and_given_back),
           TEST(a_spring_goes_on_with_the_velocity_of_dynamics),
           TEST(seams_are_smooth_both_ways))
