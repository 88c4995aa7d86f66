/* DY-13: behaviors, items and boundaries that come and go at any time, and for
 * each beginning of a touch one end. */
#include "dice.h"
#include "dynamics.h"

static motus_dynamic_behavior *as_behavior(motus_collision_behavior *c) {
  return (motus_dynamic_behavior *)c;
}

/* How often each pair began more often than it ended, for each behavior. */
static struct pair {
  void *behavior, *item, *other;
  int32_t boundary;
  int open;
} pairs[512];
static int pair_count;
static uint32_t dice;

static uint32_t below(uint32_t count) {
  return short_roll(&dice, count);
}

static void balance(const motus_dynamic_contact_event *c) {
  int index = 0;
  while (index < pair_count &&
         (pairs[index].behavior != c->behavior ||
          pairs[index].item != c->item || pairs[index].other != c->other ||
          pairs[index].boundary != c->boundary))
    index++;
  REQUIRE(index < 512);
  if (index == pair_count)
    pairs[pair_count++] =
        (struct pair){c->behavior, c->item, c->other, c->boundary, 0};
  pairs[index].open += c->has_begun ? 1 : -1;
  CHECK(pairs[index].open == 0 || pairs[index].open == 1);
}

static void step(scene *s, double seconds) {
  const motus_dynamic_contact_event *contacts;
  size_t count;
  s->time += seconds;
  CHECK_EQUAL(motus_runtime_tick(s->w.runtime, s->time), MOTUS_OK);
  motus_dynamic_animator_contact_events(s->animator, &contacts, &count);
  for (size_t index = 0; index < count; index++)
    balance(contacts + index);
}

static void meddle(scene *s, motus_dynamic_item *item,
                   motus_collision_behavior *collision,
                   motus_item_behavior *flight) {
  motus_dynamic_behavior *behavior = as_behavior(collision);
  motus_point from = {below(300), below(800)}, to = {below(400), below(800)};
  switch (below(10)) {
  case 0:
    motus_dynamic_behavior_remove_item(behavior, item);
    break;
  case 1:
  case 2:
    motus_dynamic_behavior_add_item(behavior, item);
    break;
  case 3:
    motus_collision_behavior_set_mode(collision, 1 + below(3));
    break;
  case 4:
    motus_dynamic_animator_remove_behavior(s->animator, behavior);
    break;
  case 5:
  case 6:
    motus_dynamic_animator_add_behavior(s->animator, behavior);
    break;
  case 7:
    motus_collision_behavior_add_boundary(collision, (int32_t)below(3),
                                          (motus_point[]){from, to}, 2, false);
    break;
  case 8:
    if (below(4) == 0)
      motus_collision_behavior_remove_all_boundaries(collision);
    else if (below(9) == 0)
      motus_view_remove_from_superview((motus_view *)item);
    break;
  default:
    motus_item_behavior_add_linear_velocity(
        flight, item, (motus_vector){below(800) - 400., -(double)below(900)});
  }
}

static void whatever_a_host_does_the_books_balance(void) {
  for (uint32_t seed = 1; seed < 7; seed++) {
    dice = seed;
    scene s = scene_open(true);
    motus_dynamic_item *items[9];
    motus_collision_behavior *collisions[3];
    pair_count = 0;
    for (int i = 0; i < 8; i++)
      items[i] = box(&s, 60 + i % 4 * 70, 100 + i / 4 * 100, 50, 50);
    motus_dynamic_item *members[2] = {box(&s, 60, 400, 30, 30),
                                      box(&s, 110, 400, 30, 30)};
    motus_dynamic_item_create_group(s.w.runtime, members, 2, &items[8]);
    gravity(&s, items, 9);
    motus_item_behavior *flight = properties(&s, items, 9);
    set_elasticity(flight, .4);
    for (int i = 0; i < 3; i++) {
      motus_collision_behavior_create(s.w.runtime, items, 9, collisions + i);
      motus_collision_behavior_set_reference_bounds(
          collisions[i], &(motus_insets){0, 0, 0, 0});
      motus_dynamic_animator_add_behavior(s.animator,
                                          as_behavior(collisions[i]));
    }
    for (int frame = 0; frame < 200; frame++) {
      for (uint32_t deeds = below(3); deeds > 0; deeds--) {
        motus_dynamic_item *item = items[below(9)];
        meddle(&s, item, collisions[below(3)], flight);
      }
      step(&s, below(4) ? 1. / 60 : below(2) ? 1. / 240 : 1. / 13);
    }
    CHECK(pair_count > 10);
    motus_dynamic_animator_remove_all_behaviors(s.animator);
    step(&s, .1);
    for (int index = 0; index < pair_count; index++)
      CHECK_EQUAL(pairs[index].open, 0);
    for (int i = 0; i < 3; i++)
      motus_release(collisions[i]);
    report_clear(); /* items that had ended were refused */
    scene_close(&s);
  }
}

CHECK_MAIN(TEST(whatever_a_host_does_the_books_balance))
