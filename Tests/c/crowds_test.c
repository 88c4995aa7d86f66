/* Many in one place: what does not have room for all of its pairs gives some of
 * them up, and costs no more a piece than a few (DY-40). Counted are contacts,
 * never time. */
#include "dynamics.h"

enum { MOST = 96 }; /* of an item with such as are not smaller */

static size_t contacts(scene *s) {
  const motus_dynamic_contact *list = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_contacts(s->animator, &list, &count),
              MOTUS_OK);
  return count;
}

static motus_collision_behavior *colliding(scene *s, motus_dynamic_item **items,
                                           size_t count) {
  motus_collision_behavior *made = NULL;
  CHECK_EQUAL(
      motus_collision_behavior_create(s->w.runtime, items, count, &made),
      MOTUS_OK);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

/* So many that stand at one point; the most contacts that they had. */
static size_t contacts_in_one_place(int count, int frames) {
  static motus_dynamic_item *items[400];
  scene s = scene_open(false);
  for (int i = 0; i < count; i++)
    items[i] = box(&s, 200, 200, 40, 40);
  colliding(&s, items, (size_t)count);
  size_t most = 0;
  for (int i = 0; i < frames; i++) {
    run(&s, 1);
    size_t now = contacts(&s);
    most = now > most ? now : most;
  }
  for (int i = 0; i < count; i++)
    CHECK(isfinite(x_of(items[i])) && isfinite(y_of(items[i])));
  scene_close(&s);
  return most;
}

static void contacts_grow_with_the_items_not_with_their_pairs(void) {
  size_t some = contacts_in_one_place(130, 3);
  size_t more = contacts_in_one_place(260, 3);
  CHECK(some > 130 * 6);
  CHECK(some <= 130 * MOST);
  CHECK(more <= 260 * MOST);
  CHECK(more < some * 3);
}

/* What is larger carries any number: counted are those that are not smaller. */
static void a_large_item_carries_any_number_of_small_ones(void) {
  static motus_dynamic_item *items[201];
  scene s = scene_open(false);
  items[200] = box(&s, 1000, 200, 2000, 100);
  for (int i = 0; i < 200; i++)
    items[i] = box(&s, 5 + 10 * i, 150 - 2.9, 6, 6);
  colliding(&s, items, 201);
  gravity(&s, items, 200);
  run(&s, 3);
  CHECK_EQUAL(contacts(&s), 200);
  scene_close(&s);
}

/* Those that were left out meet when there is room again: in the end nobody
 * stands in anybody. */
static void a_crowd_comes_apart(void) {
  static motus_dynamic_item *items[90];
  scene s = scene_open(false);
  for (int i = 0; i < 90; i++)
    items[i] = box(&s, 200 + i % 10, 200 + i / 10, 20, 20);
  colliding(&s, items, 90);
  run(&s, 400);
  int inside = 0;
  for (int i = 0; i < 90; i++)
    for (int j = 0; j < i; j++)
      inside += fabs(x_of(items[i]) - x_of(items[j])) < 10 &&
                fabs(y_of(items[i]) - y_of(items[j])) < 10;
  CHECK_EQUAL(inside, 0);
  scene_close(&s);
}

CHECK_MAIN(TEST(contacts_grow_with_the_items_not_with_their_pairs),
           TEST(a_large_item_carries_any_number_of_small_ones),
           TEST(a_crowd_comes_apart))
