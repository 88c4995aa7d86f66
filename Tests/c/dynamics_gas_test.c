/* DY-13, DY-23, DY-32: elastic items that go farther than their size between
 * two steps, together with what else can happen to items meanwhile. */
#include "dynamics_traces.h"
#include <stdlib.h>

enum { SIDE = 6, COUNT = SIDE * SIDE, WIDTH = SIDE * 70 };

/* What meddles with the gas that is here. */
static struct {
  motus_item_behavior *matter;
  motus_attachment_behavior *tie;
  bool from_callbacks;
} hand;

/* Discs of 24 points in a closed room, each in a direction of its own. */
static void begin_gas(double speed) {
  static const motus_vector ways[] = {{1, .1}, {-.6, .8}, {.28, -.96}, {-1, 0}};
  begin(false);
  memset(&hand, 0, sizeof hand);
  for (int i = 0; i < COUNT; i++)
    add_disc(35 + i % SIDE * 70, 35 + i / SIDE * 70, 24);
  hand.matter = matter(0, 1);
  frames(1);
  for (int i = 0; i < COUNT; i++) {
    motus_vector way = ways[i % 4];
    CHECK_EQUAL(motus_item_behavior_add_linear_velocity(
                    hand.matter, here.items[i],
                    (motus_vector){speed * way.dx, speed * way.dy}),
                MOTUS_OK);
  }
}

/* A frame of any length: most end between two searches for contacts. */
static void odd_frame(void) {
  here.s.time += (1 + below(9)) / 240.;
  CHECK_EQUAL(motus_runtime_tick(here.s.w.runtime, here.s.time), MOTUS_OK);
}

static void check_inside(void) {
  for (size_t i = 0; i < here.count; i++) {
    motus_point at = motus_dynamic_item_center(here.items[i]);
    CHECK(at.x > 0 && at.x < WIDTH && at.y > 0 && at.y < WIDTH);
  }
}

static uint64_t flight_of(int count) {
  uint64_t trace = 14695981039346656037u;
  trace_dice = 7;
  for (int i = 0; i < count; i++) {
    odd_frame();
    trace_frame(&trace, &here.s);
  }
  return trace;
}

static void a_gas_goes_on_from_its_snapshot(void) {
  static const double speeds[] = {2500, 6000, 20000};
  for (int each = 0; each < 3; each++) {
    begin_gas(speeds[each]);
    room(WIDTH, WIDTH);
    for (int moment = 0; moment < 12; moment++) {
      trace_dice = (uint32_t)moment + 1;
      for (int i = 0; i <= moment % 3; i++)
        odd_frame();
      size_t size = motus_dynamic_animator_snapshot_size(here.s.animator);
      void *bytes = malloc(size);
      CHECK_EQUAL(
          motus_dynamic_animator_snapshot(here.s.animator, bytes, size, &size),
          MOTUS_OK);
      uint64_t first = flight_of(8);
      CHECK_EQUAL(motus_dynamic_animator_restore(here.s.animator, bytes, size),
                  MOTUS_OK);
      CHECK(flight_of(8) == first);
      check_inside();
      free(bytes);
    }
    scene_close(&here.s);
  }
}

static void meddle(motus_dynamic_item *item) {
  static const double elasticities[] = {0, .5, .95, 1, 1, 1};
  switch (below(8)) {
  case 0:
    set_elasticity(hand.matter, elasticities[below(6)]);
    break;
  case 1:
    set_friction(hand.matter, below(2) * .6);
    break;
  case 2:
    if (hand.tie) {
      motus_dynamic_animator_remove_behavior(
          here.s.animator, (motus_dynamic_behavior *)hand.tie);
      hand.tie = NULL;
    } else if (item != here.items[0]) {
      hand.tie = to_item(&here.s, item, (motus_vector){0, 0}, here.items[0],
                         (motus_vector){5, 5});
    }
    break;
  case 3:
    set_anchored(hand.matter, below(4) == 0);
    break;
  default:
    /* What is anchored would go with a velocity, through walls as well. */
    if (properties_of(hand.matter).is_anchored == MOTUS_CHOICE_YES)
      break;
    motus_item_behavior_add_linear_velocity(
        hand.matter, item,
        (motus_vector){below(40000) - 20000., below(40000) - 20000.});
  }
}

static void began(void *user_data, motus_collision_behavior *behavior,
                  motus_dynamic_item *item, motus_dynamic_item *other, double x,
                  double y) {
  (void)user_data, (void)behavior, (void)other, (void)x, (void)y;
  if (hand.from_callbacks && below(12) == 0)
    meddle(item);
}

/* Also from the callbacks of what is changed. */
static void whatever_is_done_to_a_gas_it_stays_in_its_room_and_rests(void) {
  for (uint32_t seed = 1; seed <= 6; seed++) {
    begin_gas(seed % 2 ? 20000 : 6000);
    trace_dice = seed;
    hand.from_callbacks = seed > 2;
    motus_collision_behavior *walls = room(WIDTH, WIDTH);
    motus_collision_delegate delegate = {.struct_size = sizeof delegate,
                                         .began = began};
    CHECK_EQUAL(
        motus_collision_behavior_set_delegate(walls, &delegate, NULL, NULL),
        MOTUS_OK);
    for (int frame = 0; frame < 240; frame++) {
      if (frame % 2)
        meddle(here.items[below(COUNT)]);
      odd_frame();
      check_inside();
    }
    hand.from_callbacks = false;
    if (hand.tie)
      motus_dynamic_animator_remove_behavior(
          here.s.animator, (motus_dynamic_behavior *)hand.tie);
    set_anchored(hand.matter, false);
    set_elasticity(hand.matter, 0);
    set_resistance(hand.matter, 4);
    set_angular_resistance(hand.matter, 4);
    run_to_rest(&here.s, 600);
    check_inside();
    for (int i = 0; i < COUNT; i++) {
      motus_dynamic_item_state state = state_of(&here.s, here.items[i]);
      check_place(here.items[i], state.center.x, state.center.y, 0);
      CHECK_NEAR(state.velocity.dx, 0, 0);
      CHECK_NEAR(state.velocity.dy, 0, 0);
    }
    report_clear();
    scene_close(&here.s);
  }
}

CHECK_MAIN(TEST(a_gas_goes_on_from_its_snapshot),
           TEST(whatever_is_done_to_a_gas_it_stays_in_its_room_and_rests))
