/* Anchored items that the host moves: they wake, push and carry, and nothing turns
 * them aside. And who collides with whom beside an attachment. */
#include "dynamics_bodies.h"

static double left_of(motus_dynamic_item *item) {
  return motus_dynamic_item_center(item).x;
}

static double top_of(motus_dynamic_item *item) {
  return motus_dynamic_item_center(item).y;
}

static motus_dynamic_item *anchored(scene *s, double x, double y, double width,
                                    double height) {
  motus_dynamic_item *made = turned(s, x, y, width, height, 0);
  CHECK_EQUAL(set_anchored(properties(s, &made, 1), true), MOTUS_OK);
  return made;
}

/* Puts an item where the host says, as motus_dynamic_animator_update_item()
 * reads it. */
static void place(scene *s, motus_dynamic_item *item, double x, double y) {
  CHECK_EQUAL(motus_dynamic_item_set_pose(item, (motus_point){x, y}, 0),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_update_item(s->animator, item, false),
              MOTUS_OK);
}

static void a_pusher_wakes_and_pushes_a_sleeper(void) {
  static const double speeds[] = {100, 300, 600};
  for (int i = 0; i < 3; i++)
    for (int is_placed = 0; is_placed < 2; is_placed++) {
      scene s = scene_open(false);
      motus_dynamic_item *items[2] = {anchored(&s, -200, -30, 40, 50),
                                      turned(&s, 0, -20, 40, 40, 0)};
      gravity(&s, items + 1, 1);
      floor_at(&s, 0, items, 2);
      CHECK_EQUAL(set_friction(properties(&s, items, 2), .6), MOTUS_OK);
      run_to_rest(&s, 120);
      double step = speeds[i] / 60, x = -200;
      if (!is_placed)
        launch(&s, items[0], speeds[i], 0, 0);
      for (int frame = 0; x < 100; frame++) {
        x += step;
        if (is_placed)
          place(&s, items[0], x, -30);
        run(&s, 1);
        check_place(items[0], x, -30, .001 + .001 * frame);
        /* A fifth of its inradius. */
        CHECK(left_of(items[1]) - left_of(items[0]) > 40 - 4);
      }
      CHECK(left_of(items[1]) > 136);
      if (!is_placed)
        launch(&s, items[0], 0, 0, 0);
      run_to_rest(&s, 600);
      check_place(items[0], x, -30, .1);
      scene_close(&s);
    }
}

static void a_lift_carries(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[3] = {anchored(&s, 0, -50, 200, 20),
                                  turned(&s, -40, -80, 40, 40, 0),
                                  turned(&s, -40, -120, 40, 40, 0)};
  gravity(&s, items + 1, 2);
  floor_at(&s, 0, items, 3);
  motus_item_behavior *all = properties(&s, items, 3);
  CHECK_EQUAL(set_friction(all, .6), MOTUS_OK);
  run(&s, 60);
  for (int frame = 0; frame < 240; frame++) {
    /* At most 400 points/s² up or aside, below what friction and gravity bear. */
    double way = 1 - cos(frame * PI / 120);
    place(&s, items[0], 100 * way, -50 - 100 * way);
    run(&s, 1);
    CHECK_NEAR(left_of(items[1]) - left_of(items[0]), -40, 2);
    CHECK_NEAR(top_of(items[1]) - top_of(items[0]), -30, .5);
    CHECK_NEAR(left_of(items[2]) - left_of(items[0]), -40, 4);
  }
  run_to_rest(&s, 300);
  scene_close(&s);
}

/* A slow lift is no rest, and what stands on it goes along. */
static void what_creeps_with_its_carrier_is_awake(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {anchored(&s, 0, 0, 200, 20),
                                  turned(&s, 0, -30, 40, 40, 0)};
  gravity(&s, items + 1, 1);
  floor_at(&s, 500, items, 2);
  run_to_rest(&s, 120);
  launch(&s, items[0], 0, -2, 0);
  run(&s, 300);
  check_place(items[0], 0, -10, .01);
  CHECK_NEAR(top_of(items[1]), -40, .1);
  scene_close(&s);
}

/* Further than 100 points it is put there at once; who sleeps there wakes. */
static void what_is_far_is_put_there(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {anchored(&s, -500, -30, 40, 50),
                                  turned(&s, 0, -20, 40, 40, 0)};
  gravity(&s, items + 1, 1);
  floor_at(&s, 0, items, 2);
  run_to_rest(&s, 120);
  place(&s, items[0], -30, -30);
  check_place(items[0], -30, -30, 0);
  run_to_rest(&s, 300);
  check_place(items[0], -30, -30, 0);
  CHECK(left_of(items[1]) - left_of(items[0]) > 39.9);
  scene_close(&s);
}

/* Two planks end to end, hinged where they meet: closely tied they fold into
 * each other; asked to collide they do not. */
static void closely_tied_items_collide_if_asked(void) {
  for (int asked = 0; asked < 2; asked++) {
    scene s = scene_open(false);
    motus_dynamic_item *items[2] = {turned(&s, -50, 0, 100, 20, 0),
                                    turned(&s, 50, 0, 100, 20, 0)};
    floor_at(&s, 1000, items, 2);
    CHECK_EQUAL(set_anchored(properties(&s, items, 1), true), MOTUS_OK);
    motus_attachment_behavior *hinge = pin(&s, items[1], items[0], 0, 0);
    CHECK_EQUAL(tie_options(hinge).collision,
                MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE);
    if (asked)
      CHECK_EQUAL(set_tie_collision(hinge, MOTUS_ATTACHMENT_COLLIDES_ALWAYS),
                  MOTUS_OK);
    CHECK_EQUAL(tie_options(hinge).collision,
                asked ? MOTUS_ATTACHMENT_COLLIDES_ALWAYS
                      : MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE);
    launch(&s, items[1], 0, 100, 2);
    run(&s, 90);
    double turn = motus_dynamic_item_rotation(items[1]);
    CHECK(asked ? fabs(turn) < .3 : turn > 2);
    scene_close(&s);
  }
}

static void items_on_a_rod_pass_if_asked(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {turned(&s, 0, 0, 40, 40, 0),
                                  turned(&s, 100, 0, 40, 40, 0)};
  floor_at(&s, 1000, items, 2);
  motus_attachment_behavior *rope = NULL;
  CHECK_EQUAL(
      tie_by_rope(s.w.runtime, items[0], MIDDLE, items[1], MIDDLE, &rope),
      MOTUS_OK);
  tied(&s, rope);
  CHECK_EQUAL(set_tie_collision(rope, MOTUS_ATTACHMENT_COLLIDES_NEVER),
              MOTUS_OK);
  launch(&s, items[1], -100, 0, 0);
  run(&s, 60);
  CHECK_NEAR(left_of(items[1]), 0, .1);
  CHECK_NEAR(left_of(items[0]), 0, .1);
  scene_close(&s);
}

/* How far a point is outside of a disc or a square of 80 around the middle. */
static double outside(bool is_round, double x, double y) {
  x = fabs(x), y = fabs(y);
  return (is_round ? sqrt(x * x + y * y) : x > y ? x : y) - 40;
}

/* DY-32: a pusher that goes on over everything, or the hand at the end of a rigid
 * attachment, moves a ball, or a group of two, across a disc or a square: the middle
 * of each ball stays outside. */
static void nothing_is_moved_across_what_is_fixed(void) {
  for (int kind = 0; kind < 16; kind++) {
    bool is_round = kind & 1, is_group = kind & 2, is_pulled = kind & 4;
    double speed = kind & 8 ? 1500 : 200;
    scene s = scene_open(false);
    motus_dynamic_item *items[3] = {
        anchored(&s, 0, 0, 80, 80),
        anchored(&s, 120, is_pulled ? 500 : 0, 20, 200),
        turned(&s, 60, is_group ? 9 : 0, 16, 16, 0)};
    outline(items[0], is_round), outline(items[2], true);
    if (is_group) {
      motus_dynamic_item *balls[2] = {items[2], turned(&s, 60, -9, 16, 16, 0)};
      outline(balls[1], true);
      CHECK_EQUAL(
          motus_dynamic_item_create_group(s.w.runtime, balls, 2, &items[2]),
          MOTUS_OK);
    }
    floor_at(&s, 1000, items, 3);
    motus_attachment_behavior *hand =
        is_pulled ? to_point(&s, items[2], MIDDLE, 60, 0) : NULL;
    run(&s, 1);
    launch(&s, items[1], -speed, 0, 0);
    launch(&s, items[2], 0, 0, 4);
    double least = 1e9;
    for (int frame = 0; frame < (int)(400 / speed * 60); frame++) {
      if (hand)
        CHECK_EQUAL(motus_attachment_behavior_set_anchor_point(
                        hand, (motus_point){60 - frame * speed / 60, 0}),
                    MOTUS_OK);
      run(&s, 1);
      motus_dynamic_item_state it = state_of(&s, items[2]);
      double arm = is_group ? 9 : 0;
      double x = -sin(it.rotation) * arm, y = cos(it.rotation) * arm;
      double one = outside(is_round, it.center.x + x, it.center.y + y);
      double two = outside(is_round, it.center.x - x, it.center.y - y);
      least = fmin(least, fmin(one, two));
    }
    CHECK(least > -.1);
    scene_close(&s);
  }
}

/* Of two attachments at an item the first one goes: the other one still wakes what
 * it ties when the item is moved. */
static void an_attachment_outlasts_the_one_before_it(void) {
  for (int is_second = 0; is_second < 2; is_second++) {
    scene s = scene_open(false);
    motus_dynamic_item *items[3] = {turned(&s, 0, 0, 40, 40, 0),
                                    turned(&s, 100, 0, 40, 40, 0),
                                    turned(&s, 0, 100, 40, 40, 0)};
    floor_at(&s, 1000, items, 3);
    motus_attachment_behavior *ties[2];
    for (int i = 0; i < 2; i++)
      ties[i] = is_second ? to_item(&s, items[i + 1], MIDDLE, items[0], MIDDLE)
                          : to_item(&s, items[0], MIDDLE, items[i + 1], MIDDLE);
    run_to_rest(&s, 120);
    CHECK_EQUAL(motus_dynamic_animator_remove_behavior(
                    s.animator, (motus_dynamic_behavior *)ties[0]),
                MOTUS_OK);
    run_to_rest(&s, 120);
    launch(&s, items[0], 0, -100, 0);
    run(&s, 120);
    CHECK_NEAR(apart(items[0], items[2]), 100, .5);
    CHECK_NEAR(left_of(items[1]), 100, .001);
    scene_close(&s);
  }
}

CHECK_MAIN(TEST(a_pusher_wakes_and_pushes_a_sleeper), TEST(a_lift_carries),
           TEST(what_creeps_with_its_carrier_is_awake),
           TEST(what_is_far_is_put_there),
           TEST(closely_tied_items_collide_if_asked),
           TEST(items_on_a_rod_pass_if_asked),
           TEST(an_attachment_outlasts_the_one_before_it),
           TEST(nothing_is_moved_across_what_is_fixed))
