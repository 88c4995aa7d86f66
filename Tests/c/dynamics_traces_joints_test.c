/* What ties, fields and snapshots make items do is pinned, bit for bit. */
#include "dynamics_traces.h"
#include <stdlib.h>

static motus_attachment_behavior *rope(motus_dynamic_item *item,
                                       motus_dynamic_item *other) {
  motus_attachment_behavior *made = NULL;
  CHECK_EQUAL(tie_by_rope(here.s.w.runtime, item, MIDDLE, other, MIDDLE, &made),
              MOTUS_OK);
  return tied(&here.s, made);
}

static motus_attachment_behavior *
fixed(motus_dynamic_item *item, motus_dynamic_item *other, double x, double y) {
  motus_attachment_behavior *made = NULL;
  CHECK_EQUAL(
      tie_fixed(here.s.w.runtime, item, other, (motus_point){x, y}, &made),
      MOTUS_OK);
  return tied(&here.s, made);
}

/* Of pins, with a weight, over a floor that it is dropped on. */
static void chains_hang_swing_and_fall(void) {
  begin(false);
  for (int i = 0; i < 14; i++) {
    motus_dynamic_item *link = add_box(211 + i * 22., 100, 22, 8, 0);
    pin(&here.s, link, i ? here.items[i - 1] : NULL, 200 + i * 22., 100);
  }
  motus_dynamic_item *weight = add_box(200 + 14 * 22 + 30, 100, 60, 60, 0);
  pin(&here.s, weight, here.items[13], 200 + 14 * 22., 100);
  for (int i = 0; i < 8; i++) {
    motus_dynamic_item *link = add_box(700, 200 + i * 30., 12, 34, 0);
    if (i)
      pin(&here.s, link, here.items[14 + i], 700, 185 + i * 30.);
  }
  fall();
  matter(.6, 0);
  room(1200, 600);
  frames(240);
  pinned(0xc0fd851e9103225e, "chains");
}

static void a_cloth_of_rods_hangs_in_the_wind(void) {
  enum { SIDE = 10 };
  begin(false);
  for (int i = 0; i < SIDE * SIDE; i++)
    add_disc(100 + i % SIDE * 20, 100 + i / SIDE * 20, 8);
  for (int i = 0; i < SIDE * SIDE; i++) {
    if (i % SIDE + 1 < SIDE)
      to_item(&here.s, here.items[i], MIDDLE, here.items[i + 1], MIDDLE);
    if (i / SIDE + 1 < SIDE)
      to_item(&here.s, here.items[i], MIDDLE, here.items[i + SIDE], MIDDLE);
  }
  set_anchored(properties(&here.s, here.items, SIDE), true);
  fall();
  motus_field_options wind = field_of(MOTUS_FIELD_NOISE);
  wind.strength = 6;
  wind.smoothness = .4;
  wind.animation_speed = 1;
  field(&here.s, wind, here.items, here.count);
  frames(120);
  motus_dynamic_item *gone = here.items[0];
  set_anchored(properties(&here.s, &gone, 1), false);
  frames(60);
  pinned(0xabaa34095c525c29, "cloth");
}

static void springs_swing_alone_and_in_a_net(void) {
  enum { SIDE = 8 };
  begin(false);
  for (int i = 0; i < SIDE * SIDE; i++)
    add_disc(100 + i % SIDE * 25, 100 + i / SIDE * 25, 10);
  for (int i = 0; i < SIDE * SIDE; i++) {
    if (i % SIDE + 1 < SIDE)
      soften(to_item(&here.s, here.items[i], MIDDLE, here.items[i + 1], MIDDLE),
             6, .3);
    if (i / SIDE + 1 < SIDE)
      soften(
          to_item(&here.s, here.items[i], MIDDLE, here.items[i + SIDE], MIDDLE),
          8, .1);
  }
  motus_dynamic_item *hung = add_box(600, 100, 60, 40, 0);
  motus_attachment_behavior *finger =
      to_point(&here.s, hung, (motus_vector){20, -10}, 640, 60);
  soften(finger, 2, .2);
  motus_dynamic_item *other = add_box(600, 300, 50, 50, .4);
  soften(to_item(&here.s, other, (motus_vector){0, -25}, hung,
                 (motus_vector){0, 20}),
         3, .5);
  motus_dynamic_item *loose = add_box(900, 100, 40, 40, 0);
  soften(fixed(loose, hung, 750, 100), 4, .4);
  motus_snap_behavior *home =
      snap(&here.s, add_box(300, 500, 60, 60, 1), 320, 420);
  fall();
  matter(.3, .2);
  set_anchored(properties(&here.s, here.items, SIDE), true);
  room(1200, 900);
  for (int frame = 0; frame < 150; frame++) {
    if (frame > 40 && frame < 90)
      motus_attachment_behavior_set_anchor_point(
          finger,
          (motus_point){640 + 4. * (frame - 40), 60 + 2. * (frame % 7)});
    if (frame == 60)
      motus_snap_behavior_set_point(home, (motus_point){500, 500});
    frames(1);
  }
  pinned(0xc74804b60683edf0, "springs");
}

/* Ranges, friction, slides, ropes, welds, loops. */
static void attachments_have_their_limits(void) {
  begin(false);
  motus_dynamic_item *door = add_box(150, 200, 100, 20, 0);
  motus_attachment_behavior *hinge = pin(&here.s, door, NULL, 100, 200);
  set_tie_range(hinge, -.3, .7);
  set_tie_friction(hinge, .02);
  motus_dynamic_item *flap = add_box(230, 200, 60, 16, 0);
  motus_attachment_behavior *knee = pin(&here.s, flap, door, 200, 200);
  set_tie_range(knee, -.5, .5);
  motus_dynamic_item *cart = add_box(400, 150, 60, 30, 0);
  motus_attachment_behavior *rail =
      slide(&here.s, cart, NULL, 400, 150, (motus_vector){2, 1});
  set_tie_range(rail, -60, 90);
  motus_dynamic_item *bob = add_disc(430, 260, 30);
  motus_attachment_behavior *line = rope(bob, cart);
  motus_dynamic_item *tail = add_box(450, 330, 20, 50, 0);
  rope(tail, bob);
  motus_dynamic_item *beam = add_box(650, 200, 120, 20, 0);
  motus_dynamic_item *post = add_box(650, 260, 20, 100, 0);
  fixed(post, beam, 650, 210);
  to_point(&here.s, beam, (motus_vector){-50, 0}, 600, 100);
  to_point(&here.s, beam, (motus_vector){50, 0}, 700, 100);
  motus_dynamic_item *ring[6];
  static const double x[] = {60, 30, -30, -60, -30, 30};
  static const double y[] = {0, 52, 52, 0, -52, -52};
  for (int i = 0; i < 6; i++)
    ring[i] = add_disc(900 + x[i], 200 + y[i], 30);
  for (int i = 0; i < 6; i++)
    pin(&here.s, ring[i], ring[(i + 1) % 6], 900 + .5 * (x[i] + x[(i + 1) % 6]),
        200 + .5 * (y[i] + y[(i + 1) % 6]));
  fall();
  matter(.5, .1);
  room(1100, 600);
  frames(100);
  set_tie_length(line, 60);
  remove_tie_range(knee);
  set_tie_friction(knee, .01);
  launch(&here.s, cart, -900, 0, 0);
  launch(&here.s, door, 0, 0, 12);
  frames(100);
  motus_dynamic_animator_remove_behavior(here.s.animator,
                                         (motus_dynamic_behavior *)hinge);
  motus_dynamic_animator_remove_behavior(here.s.animator,
                                         (motus_dynamic_behavior *)rail);
  frames(80);
  pinned(0x9b69c9aaa0452984, "attachments");
}

/* Light rods under a weight; loops with slides, welds and ranges; hinges that
 * give way; what is tied and freed, leaves and comes on the way. */
static void trusses_bend_and_are_rebuilt(void) {
  begin(false);
  for (int i = 0; i < 5; i++) {
    motus_dynamic_item *knot = add_disc(100 + i * 40., 100, 8);
    if (i)
      to_item(&here.s, knot, MIDDLE, here.items[i - 1], MIDDLE);
    else
      to_point(&here.s, knot, MIDDLE, 60, 100);
  }
  motus_dynamic_item *rock = add_box(330, 100, 60, 60, 0);
  to_item(&here.s, rock, (motus_vector){-30, 0}, here.items[4], MIDDLE);
  motus_dynamic_item *base = add_box(600, 120, 160, 20, 0);
  motus_dynamic_item *left = add_box(540, 170, 16, 90, 0);
  motus_dynamic_item *right = add_box(660, 170, 16, 90, 0);
  motus_dynamic_item *tray = add_box(600, 220, 160, 16, 0);
  motus_attachment_behavior *joint = pin(&here.s, left, base, 540, 125);
  set_tie_range(joint, -.4, .2);
  set_tie_friction(joint, .01);
  slide(&here.s, base, NULL, 600, 120, (motus_vector){0, 1});
  joint = slide(&here.s, right, base, 660, 125, (motus_vector){0, 1});
  set_tie_range(joint, -20, 15);
  fixed(tray, right, 660, 215);
  pin(&here.s, left, tray, 540, 215);
  soften(pin(&here.s, add_box(600, 300, 20, 80, 0), tray, 600, 262), 3, .3);
  motus_dynamic_item *arm = add_box(900, 100, 80, 20, 0);
  fixed(arm, NULL, 860, 100);
  fixed(add_box(975, 100, 70, 14, 0), arm, 940, 100);
  motus_dynamic_item *drop = add_box(900, 400, 60, 60, .1);
  motus_dynamic_item *over = add_box(910, 330, 50, 50, 0);
  fall();
  matter(.5, .1);
  set_density(properties(&here.s, &rock, 1), 20);
  motus_collision_behavior *walls = room(1100, 500);
  frames(70);
  motus_dynamic_item_set_pose(over, (motus_point){905, 440}, 0);
  motus_dynamic_animator_update_item(here.s.animator, over, true);
  frames(2);
  motus_attachment_behavior *clamp = pin(&here.s, over, drop, 903, 450);
  frames(40);
  motus_dynamic_animator_remove_behavior(here.s.animator,
                                         (motus_dynamic_behavior *)clamp);
  motus_release(rock);
  frames(20);
  motus_dynamic_item *late = add_box(330, 100, 30, 30, 0);
  gravity(&here.s, &late, 1);
  motus_dynamic_behavior_add_item((motus_dynamic_behavior *)walls, late);
  pin(&here.s, late, here.items[4], 300, 100);
  frames(60);
  report_clear();
  pinned(0x91762acc865d9d3b, "trusses");
}

static void every_field_pulls(void) {
  begin(false);
  for (int i = 0; i < 60; i++)
    if (i % 2)
      add_disc(50 + i % 10 * 60, 60 + i / 10 * 60, 20);
    else
      add_box(50 + i % 10 * 60, 60 + i / 10 * 60, 24, 16, i);
  motus_item_behavior *stuff = matter(.2, .4);
  set_charge(stuff, 2);
  motus_region *disc = NULL;
  CHECK_EQUAL(motus_region_create(here.s.w.runtime, MOTUS_REGION_DISC,
                                  (motus_size){2 * 150, 2 * 150}, &disc),
              MOTUS_OK);
  for (int type = MOTUS_FIELD_DRAG; type <= MOTUS_FIELD_MAGNETIC; type++) {
    motus_field_options options = field_of((motus_field_type)type);
    options.position = (motus_point){80 + type * 50., 200};
    options.direction = (motus_vector){.5, -1};
    options.strength = type == MOTUS_FIELD_MAGNETIC ? 20 : 3;
    options.falloff = type % 3 ? .5 : 0;
    options.minimum_radius = 5;
    options.animation_speed = 2;
    options.region = type % 2 ? disc : NULL;
    field(&here.s, options, &here.items[type * 6], 6);
  }
  room(640, 420);
  frames(150);
  pinned(0x5da333db0ce31061, "fields");
  motus_release(disc);
}

/* The same frames again after a restore, then others; and at times that are no
 * whole steps. */
static void a_flight_goes_on_from_its_snapshot(void) {
  begin(false);
  for (int i = 0; i < 30; i++)
    if (i % 3)
      add_box(60 + i % 6 * 60, 60 + i / 6 * 70, 44, 30, i * .3);
    else
      add_disc(60 + i % 6 * 60, 60 + i / 6 * 70, 40);
  for (int i = 0; i < 5; i++)
    pin(&here.s, here.items[i + 1], here.items[i], 90 + i * 60., 60);
  soften(to_item(&here.s, here.items[12], MIDDLE, here.items[20],
                 (motus_vector){5, 5}),
         2, .3);
  fall();
  motus_item_behavior *flight = matter(.4, .5);
  motus_collision_behavior *walls = room(400, 700);
  frames(37);
  size_t size = motus_dynamic_animator_snapshot_size(here.s.animator);
  void *bytes = malloc(size);
  for (int again = 0; again < 3; again++) {
    if (again)
      CHECK_EQUAL(motus_dynamic_animator_restore(here.s.animator, bytes, size),
                  MOTUS_OK);
    else
      CHECK_EQUAL(
          motus_dynamic_animator_snapshot(here.s.animator, bytes, size, &size),
          MOTUS_OK);
    trace_frame(&here.trace, &here.s);
    for (int frame = 0; frame < 70; frame++) {
      if (again == 2 && frame % 9 == 0)
        motus_item_behavior_add_linear_velocity(flight, here.items[below(30)],
                                                (motus_vector){2500, -300});
      if (again == 2 && frame == 30)
        motus_collision_behavior_add_boundary(
            walls, 2, (motus_point[]){{0, 400}, {400, 420}}, 2, false);
      here.s.time += again == 2 ? 1. / 97 : 1. / 60;
      CHECK_EQUAL(motus_runtime_tick(here.s.w.runtime, here.s.time), MOTUS_OK);
      trace_frame(&here.trace, &here.s);
    }
    motus_collision_behavior_remove_boundary(walls, 2);
  }
  report_clear();
  free(bytes);
  pinned(0xba85def0050f1ba4, "snapshots");
}

CHECK_MAIN(TEST(chains_hang_swing_and_fall),
           TEST(a_cloth_of_rods_hangs_in_the_wind),
           TEST(springs_swing_alone_and_in_a_net),
           TEST(attachments_have_their_limits),
           TEST(trusses_bend_and_are_rebuilt), TEST(every_field_pulls),
           TEST(a_flight_goes_on_from_its_snapshot))
