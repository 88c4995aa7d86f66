/* What items do where they touch is pinned, bit for bit: whoever changes it
 * says so by changing a number here. (dynamics_traces_joints_test.c is about
 * what ties them.) */
#include "dynamics_traces.h"

static void a_pile_of_boxes_comes_to_rest_and_is_stirred(void) {
  begin(false);
  for (int i = 0; i < 40; i++)
    add_box(60 + i % 5 * 70, 40 + i / 5 * 60, 50 - i % 3 * 9., 50, i * .1);
  fall();
  matter(.5, 0);
  room(400, 600);
  frames(240);
  launch(&here.s, here.items[3], 0, -900, 8);
  launch(&here.s, here.items[37], 500, 0, 0);
  frames(200);
  pinned(0x7283e61083e23fb2, "boxes");
}

static void a_tower_a_pyramid_and_a_slab_stand(void) {
  begin(false);
  for (int i = 0; i < 20; i++)
    add_box(100, 1975 - i * 50., 50, 50, 0);
  for (int row = 0; row < 12; row++)
    for (int column = 0; column < 12 - row; column++)
      add_box(400 + column * 42. + row * 21., 1980 - row * 40., 40, 40, 0);
  for (int i = 0; i < 6; i++)
    add_box(1100 + i * 30., 1990, 20, 20, 0);
  motus_dynamic_item *slab = add_box(1175, 1940, 200, 80, 0);
  fall();
  matter(.6, 0);
  set_density(properties(&here.s, &slab, 1), 5);
  room(1500, 2000);
  frames(90);
  pinned(0xcc43819f3ac3d116, "towers");
}

/* Beyond the number of contacts up to which piles get more passes. */
static void a_great_pyramid_gives_way_slowly(void) {
  begin(false);
  for (int row = 0; row < 40; row++)
    for (int column = 0; column < 40 - row; column++)
      add_box(100 + column * 52. + row * 26., 2975 - row * 50., 50, 50, 0);
  fall();
  matter(.6, 0);
  room(2400, 3000);
  frames(24);
  pinned(0xdeb1a34840dd5219, "great pyramid");
}

static void discs_of_many_sizes_bounce_and_roll(void) {
  begin(false);
  for (int i = 0; i < 120; i++)
    add_disc(30 + i % 12 * 40 + i / 12 * 3, 30 + i / 12 * 40, 12 + i % 7 * 4);
  fall();
  matter(.4, .6);
  motus_collision_behavior *walls = room(520, 700);
  const motus_point bowl[] = {
      {0, 400}, {150, 600}, {260, 640}, {400, 560}, {520, 420}};
  motus_collision_behavior_add_boundary(walls, 2, bowl, 5, false);
  frames(260);
  pinned(0xf138f32a261c30a2, "discs");
}

static void polygons_tumble_down_slopes(void) {
  static const int corners[] = {3, 5, 6};
  begin(false);
  for (int i = 0; i < 45; i++)
    if (i % 4 == 3)
      add_box(40 + i % 9 * 45, 60 + i / 9 * 60, 36, 18, i * .3);
    else
      add_polygon(40 + i % 9 * 45, 60 + i / 9 * 60, corners[i % 3], 14 + i % 5);
  fall();
  matter(.3, .1);
  motus_collision_behavior *walls = room(440, 900);
  const motus_point steps[] = {{440, 420}, {300, 480}, {240, 480}, {180, 520}};
  motus_collision_behavior_add_boundary(walls, 2, steps, 4, false);
  motus_collision_behavior_add_boundary(
      walls, 3, (motus_point[]){{0, 600}, {200, 700}}, 2, false);
  frames(240);
  motus_collision_behavior_remove_boundary(walls, 2);
  frames(120);
  pinned(0x711219ddb89cf96a, "polygons");
}

static void shots_meet_thin_walls_and_each_other(void) {
  begin(false);
  for (int i = 0; i < 36; i++)
    if (i % 3 == 0)
      add_box(60 + i % 6 * 60, 60 + i / 6 * 60, 16, 10, i * .2);
    else if (i % 3 == 1)
      add_disc(60 + i % 6 * 60, 60 + i / 6 * 60, 12);
    else
      add_polygon(60 + i % 6 * 60, 60 + i / 6 * 60, i % 2 ? 3 : 6, 8);
  motus_item_behavior *flight = matter(.2, .9);
  motus_collision_behavior *walls = room(420, 420);
  motus_collision_behavior_add_boundary(
      walls, 2, (motus_point[]){{210, 20}, {210, 400}}, 2, false);
  frames(1);
  for (size_t i = 0; i < here.count; i++) {
    double speed = i % 5 == 0 ? 20000 : 600 + 700. * (i % 5);
    motus_item_behavior_add_linear_velocity(
        flight, here.items[i],
        (motus_vector){i % 2 ? speed : -speed, (below(2000) - 1000.) * .5});
    motus_item_behavior_add_angular_velocity(flight, here.items[i],
                                             i * 3. - 50);
  }
  frames(120);
  set_elasticity(flight, 1);
  frames(60);
  set_elasticity(flight, 0);
  frames(60);
  pinned(0xfcf99de9a30e5877, "shots");
}

/* Into wedges and hollows, under a weight; and what hardly begins to fall. */
static void hollows_are_filled(void) {
  begin(false);
  for (int i = 0; i < 18; i++)
    if (i % 3)
      add_box(160 + i % 6 * 18, 60 + i / 6 * 30, 16, 10, i * .5);
    else
      add_polygon(160 + i % 6 * 18, 60 + i / 6 * 30, 3 + i % 2 * 2, 8);
  motus_dynamic_item *weight = add_box(205, -60, 90, 60, .3);
  motus_dynamic_item *mote = add_disc(600, 100, 200);
  fall();
  matter(.1, 0);
  set_density(properties(&here.s, &weight, 1), 60);
  motus_item_behavior *air = properties(&here.s, &mote, 1);
  set_resistance(air, 900);
  motus_collision_behavior *walls = NULL;
  motus_collision_behavior_create(here.s.w.runtime, here.items, here.count,
                                  &walls);
  const motus_point hollow[] = {{60, 0},    {150, 200}, {200, 210}, {210, 180},
                                {220, 212}, {260, 200}, {350, 0}};
  motus_collision_behavior_add_boundary(walls, 1, hollow, 7, false);
  play(&here.s, (motus_dynamic_behavior *)walls);
  frames(30);
  motus_item_behavior_add_linear_velocity(air, mote, (motus_vector){1, 0});
  push(&here.s, weight, MOTUS_PUSH_CONTINUOUS, (motus_vector){300, 900});
  frames(150);
  pinned(0xadfa70b1d1da7995, "hollows");
}

/* Hardly any touches: resistance, pushes off the middle, no rotation. */
static void items_fly_freely(void) {
  begin(false);
  for (int i = 0; i < 60; i++)
    if (i % 2)
      add_disc(200 + i % 8 * 200, 200 + i / 8 * 200, 20 + i % 3 * 10);
    else
      add_box(200 + i % 8 * 200, 200 + i / 8 * 200, 40, 24, i);
  fall();
  motus_item_behavior *flight = matter(0, .8);
  set_resistance(flight, .3);
  set_angular_resistance(flight, .2);
  motus_item_behavior *stiff = properties(&here.s, here.items, 9);
  set_allows_rotation(stiff, false);
  motus_push_behavior_set_target_offset(push(&here.s, here.items[20],
                                             MOTUS_PUSH_CONTINUOUS,
                                             (motus_vector){.3, -.2}),
                                        here.items[20], (motus_vector){5, 9});
  push(&here.s, here.items[21], MOTUS_PUSH_INSTANTANEOUS,
       (motus_vector){1, -1});
  frames(2);
  for (size_t i = 0; i < here.count; i++)
    motus_item_behavior_add_linear_velocity(
        flight, here.items[i],
        (motus_vector){below(1200) - 600., -(double)below(1500)});
  room(1900, 2400);
  frames(200);
  pinned(0x409b80552007b142, "flights");
}

static void groups_are_one_body(void) {
  begin(true);
  motus_dynamic_item *ring[8], *tee[2], *parts[3];
  static const double x[] = {40, 28, 0, -28, -40, -28, 0, 28};
  for (int i = 0; i < 8; i++) {
    ring[i] = turned(&here.s, 150 + x[i], 100 + x[(i + 6) % 8], 16, 16, i * .4);
    outline(ring[i], i % 2);
  }
  tee[0] = turned(&here.s, 280, 120, 80, 14, 0);
  tee[1] = turned(&here.s, 280, 150, 14, 60, 0);
  CHECK_EQUAL(
      motus_dynamic_item_create_group(here.s.w.runtime, ring, 8, &parts[0]),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_dynamic_item_create_group(here.s.w.runtime, tee, 2, &parts[1]),
      MOTUS_OK);
  keep(parts[0]), keep(parts[1]);
  add_disc(150, 100, 24);
  for (int i = 0; i < 8; i++)
    add_box(40 + i * 40, 300, 30, 30, i);
  fall();
  matter(.5, .3);
  motus_collision_behavior *walls = room(390, 700);
  motus_collision_behavior_set_reference_bounds(walls,
                                                &(motus_insets){5, 5, 5, 5});
  frames(100);
  launch(&here.s, parts[0], 900, -1500, -6);
  launch(&here.s, parts[1], -6000, -9000, 20);
  frames(140);
  motus_release(tee[1]);
  frames(30);
  report_clear();
  pinned(0x4444c8ce62ae9511, "groups");
}

/* Anchored ones, moved ones, behaviors that come and go, frames of any length.
 * */
static void a_host_meddles(void) {
  begin(true);
  for (int i = 0; i < 24; i++)
    if (i % 3)
      add_box(50 + i % 6 * 55, 60 + i / 6 * 70, 40, 30, i * .2);
    else
      add_disc(50 + i % 6 * 55, 60 + i / 6 * 70, 34);
  fall();
  motus_item_behavior *flight = matter(.4, .3);
  motus_item_behavior *anchors = properties(&here.s, here.items, 3);
  set_anchored(anchors, true);
  motus_collision_behavior *walls = room(380, 800);
  motus_dynamic_behavior *collision = (motus_dynamic_behavior *)walls;
  motus_retain(walls);
  for (int i = 0; i < 300; i++) {
    motus_dynamic_item *item = here.items[below(24)];
    switch (below(12)) {
    case 0:
      motus_dynamic_behavior_remove_item(collision, item);
      break;
    case 1:
    case 2:
      motus_dynamic_behavior_add_item(collision, item);
      break;
    case 3:
      motus_collision_behavior_set_mode(walls, 1 + below(3));
      break;
    case 4:
      motus_dynamic_animator_remove_behavior(here.s.animator, collision);
      break;
    case 5:
    case 6:
      motus_dynamic_animator_add_behavior(here.s.animator, collision);
      break;
    case 7: {
      /* One draw a statement: compilers order arguments as they like. */
      motus_point to = {.y = 0};
      to.x = 200 + below(150);
      to.y = 200 + below(500);
      motus_point from = {.y = 0};
      from.x = below(150);
      from.y = 200 + below(500);
      int32_t line = 2 + (int32_t)below(3);
      motus_collision_behavior_add_boundary(
          walls, line, (motus_point[]){from, to}, 2, false);
      break;
    }
    case 8:
      set_anchored(anchors, below(2));
      break;
    case 9: {
      double angle = below(6);
      motus_point center = {.y = 0};
      center.x = 50 + below(280);
      center.y = 50 + below(500);
      motus_dynamic_item_set_pose(item, center, angle);
      motus_dynamic_animator_update_item(here.s.animator, item, below(2));
      break;
    }
    case 10: {
      double across = below(90), along = below(400) - 200.;
      launch(&here.s, here.items[below(3)], along, across, 1);
      break;
    }
    default:
      motus_item_behavior_add_linear_velocity(
          flight, item, (motus_vector){below(800) - 400., -600.});
    }
    here.s.time += below(4) ? 1. / 60 : below(2) ? 1. / 240 : 1. / 13;
    CHECK_EQUAL(motus_runtime_tick(here.s.w.runtime, here.s.time), MOTUS_OK);
    trace_frame(&here.trace, &here.s);
  }
  motus_release(walls);
  pinned(0x3cec5bf8bf6d4f31, "host");
}

CHECK_MAIN(TEST(a_pile_of_boxes_comes_to_rest_and_is_stirred),
           TEST(a_tower_a_pyramid_and_a_slab_stand),
           TEST(a_great_pyramid_gives_way_slowly),
           TEST(discs_of_many_sizes_bounce_and_roll),
           TEST(polygons_tumble_down_slopes),
           TEST(shots_meet_thin_walls_and_each_other), TEST(hollows_are_filled),
           TEST(items_fly_freely), TEST(groups_are_one_body),
           TEST(a_host_meddles))
