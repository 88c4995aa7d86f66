/* What an animator tells of its inside: states, touches, joints, steps. */
#include "dynamics.h"

static const motus_dynamic_item_state *state_of(scene *s,
                                                motus_dynamic_item *item) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s->animator, &states, &count),
              MOTUS_OK);
  for (size_t index = 0; index < count; index++)
    if (states[index].item == item)
      return &states[index];
  return NULL;
}

static void states_tell_places_velocities_and_masses(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 100, 100),
                                  box(&s, 300, 0, 200, 50)};
  const motus_dynamic_item_state *states = NULL;
  size_t count = 9;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s.animator, &states, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 0);
  gravity(&s, items, 2);
  motus_item_behavior *heavy = properties(&s, &items[1], 1);
  set_density(heavy, 4);
  motus_item_behavior_add_angular_velocity(heavy, items[1], 2);
  CHECK_EQUAL(motus_dynamic_animator_step_count(s.animator), 0);
  run(&s, 15);
  /* A frame of 1/60 s is four steps of 1/240 s. */
  CHECK_EQUAL(motus_dynamic_animator_step_count(s.animator), 60);
  motus_dynamic_animator_item_states(s.animator, &states, &count);
  REQUIRE(count == 2);
  CHECK(states[0].item == items[0]);
  CHECK_NEAR(states[0].center.y, y_of(items[0]), 0);
  CHECK_NEAR(states[0].velocity.dy, 250, .01);
  CHECK_NEAR(states[0].mass, 1, 1e-12);
  CHECK_NEAR(states[1].mass, 4, 1e-12);
  CHECK_NEAR(states[1].rotation, .5, 1e-4);
  CHECK_NEAR(states[1].angular_velocity, 2, 1e-6);
  CHECK_EQUAL(states[0].is_sleeping, 0);
  CHECK_EQUAL(states[0].contact_count, 0);
  scene_close(&s);
}

/* Three boxes of mass 1 on a floor: under g = 1000 points/s² each layer carries
 * m g for every box from there up, and a step's impulse is a 240th of it. */
static void touches_tell_who_carries_what(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[3];
  const motus_dynamic_contact *touches = NULL;
  size_t count = 0;
  double floor = 0, between[2] = {0, 0};
  for (int row = 0; row < 3; row++)
    items[row] = box(&s, 0, -50 - 100 * row, 100, 100);
  gravity(&s, items, 3);
  motus_collision_behavior *collision = floor_at(&s, 0, items, 3);
  run(&s, 20);
  CHECK_EQUAL(motus_dynamic_animator_contacts(s.animator, &touches, &count),
              MOTUS_OK);
  REQUIRE(count == 3);
  for (size_t index = 0; index < count; index++) {
    const motus_dynamic_contact *touch = &touches[index];
    CHECK(touch->behavior == collision);
    CHECK_EQUAL(touch->point_count, 2);
    CHECK_NEAR(touch->points[0].x + touch->points[1].x, 0, .1);
    CHECK_NEAR(touch->friction_impulse, 0, .01);
    if (touch->other == NULL) {
      CHECK_EQUAL(touch->boundary, 7);
      CHECK(touch->item == items[0]);
      CHECK_NEAR(touch->normal.dy, 1, 1e-6); /* down, away from the box */
      CHECK_NEAR(touch->points[0].y, 0, .1);
      floor = touch->impulse;
    } else {
      bool lower = touch->item == items[0];
      CHECK_EQUAL(touch->boundary, 0);
      CHECK(touch->item == items[lower ? 0 : 1]);
      CHECK(touch->other == items[lower ? 1 : 2]);
      CHECK_NEAR(touch->normal.dy, -1, 1e-6);
      between[lower ? 0 : 1] = touch->impulse;
    }
  }
  CHECK_NEAR(floor * 240, 3000, 30);
  CHECK_NEAR(between[0] * 240, 2000, 30);
  CHECK_NEAR(between[1] * 240, 1000, 30);
  const motus_dynamic_item_state *middle = state_of(&s, items[1]);
  REQUIRE(middle != NULL);
  CHECK_EQUAL(middle->contact_count, 2);
  /* Asleep they still touch, and still say so. */
  run(&s, 60);
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  middle = state_of(&s, items[1]);
  CHECK_EQUAL(middle->is_sleeping, 1);
  motus_dynamic_animator_contacts(s.animator, &touches, &count);
  CHECK_EQUAL(count, 3);
  scene_close(&s);
}

/* On a slope of 30 degrees with a friction of 1 a box stays: along the slope
 * the friction is m g sin 30. */
static void friction_is_told_along_the_slope(void) {
  scene s = scene_open(false);
  motus_collision_behavior *slope = NULL;
  const motus_dynamic_contact *touches = NULL;
  size_t count = 0;
  double c = sqrt(3) / 2;
  motus_dynamic_item *item = box(&s, -.5 * 50.0, -c * 50, 100, 100);
  motus_view_set_transform((motus_view *)item,
                           (motus_transform){c, -.5, .5, c, 0, 0});
  gravity(&s, &item, 1);
  set_friction(properties(&s, &item, 1), 1);
  motus_collision_behavior_create(s.w.runtime, &item, 1, &slope);
  motus_collision_behavior_add_boundary(
      slope, 3, (motus_point[]){{-1000 * c, 500}, {1000 * c, -500}}, 2, false);
  play(&s, (motus_dynamic_behavior *)slope);
  run(&s, 20);
  motus_dynamic_animator_contacts(s.animator, &touches, &count);
  REQUIRE(count == 1);
  CHECK_NEAR(touches[0].normal.dx, .5, 1e-3);
  CHECK_NEAR(touches[0].normal.dy, c, 1e-3);
  CHECK_NEAR(touches[0].impulse * 240, 1000 * c, 10);
  CHECK_NEAR(fabs(touches[0].friction_impulse) * 240, 500, 10);
  scene_close(&s);
}

/* A weight of mass 1 that hangs still: every tie pulls it up by m g. */
static void joints_tell_what_they_bear(void) {
  scene s = scene_open(false);
  motus_vector none = {0, 0};
  motus_dynamic_item *items[4];
  motus_attachment_behavior *ties[4] = {NULL, NULL, NULL, NULL};
  const motus_dynamic_joint *joints = NULL;
  size_t count = 0;
  for (int index = 0; index < 4; index++)
    items[index] = box(&s, 300 * index, 100, 100, 100);
  tie_to_anchor(s.w.runtime, items[0], none, (motus_point){0, 0}, &ties[0]);
  tie_to_anchor(s.w.runtime, items[1], none, (motus_point){300, 0}, &ties[1]);
  /* A spring of 2 Hz gives way by g/(2 pi f)²: that is where it hangs still. */
  double sag = 1000 / pow(4 * acos(-1), 2);
  set_tie_frequency(ties[1], 2);
  set_tie_damping(ties[1], .5);
  set_tie_length(ties[1], 100 - sag);
  tie_fixed(s.w.runtime, items[2], NULL, (motus_point){600, 0}, &ties[2]);
  tie_sliding(s.w.runtime, items[3], NULL, (motus_point){900, 100},
              (motus_vector){3, 0}, &ties[3]);
  for (int index = 0; index < 4; index++)
    play(&s, (motus_dynamic_behavior *)ties[index]);
  gravity(&s, items, 4);
  run(&s, 10);
  CHECK_EQUAL(motus_dynamic_animator_joints(s.animator, &joints, &count),
              MOTUS_OK);
  REQUIRE(count == 4);
  for (int index = 0; index < 4; index++) {
    CHECK(joints[index].behavior == (motus_dynamic_behavior *)ties[index]);
    CHECK(joints[index].item == items[index]);
    CHECK(joints[index].other == NULL);
    CHECK_NEAR(joints[index].force.dx, 0, 1);
    CHECK_NEAR(joints[index].force.dy, -1000, 10);
  }
  CHECK_NEAR(joints[0].anchor.y, 100, .05);
  CHECK_NEAR(joints[0].other_anchor.y, 0, 0);
  CHECK_NEAR(joints[1].anchor.y, 100, .05);
  scene_close(&s);
}

static void lists_are_refused_without_a_place_for_them(void) {
  scene s = scene_open(false);
  const motus_dynamic_item_state *states = NULL;
  const motus_dynamic_contact *touches = NULL;
  const motus_dynamic_joint *joints = NULL;
  size_t count = 1;
  CHECK_REFUSED(motus_dynamic_animator_item_states(s.animator, NULL, &count),
                INVALID_ARGUMENT, "motus_dynamic_animator_item_states");
  CHECK_EQUAL(count, 0);
  CHECK_REFUSED(motus_dynamic_animator_contacts(s.animator, &touches, NULL),
                INVALID_ARGUMENT, "motus_dynamic_animator_contacts");
  CHECK_REFUSED(motus_dynamic_animator_joints(NULL, &joints, &count),
                INVALID_ARGUMENT, "motus_dynamic_animator_joints");
  CHECK_EQUAL(motus_release(s.animator), MOTUS_OK);
  CHECK_REFUSED(motus_dynamic_animator_item_states(s.animator, &states, &count),
                STALE_HANDLE, "motus_dynamic_animator_item_states");
  CHECK_EQUAL(motus_dynamic_animator_step_count(s.animator), 0);
  CHECK_EQUAL(reported.count, 2);
  report_clear();
  scene_close(&s);
}

CHECK_MAIN(TEST(states_tell_places_velocities_and_masses),
           TEST(touches_tell_who_carries_what),
           TEST(friction_is_told_along_the_slope),
           TEST(joints_tell_what_they_bear),
           TEST(lists_are_refused_without_a_place_for_them))
