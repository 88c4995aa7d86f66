/* What an animator has lent of a frame, contacts and places, stays what it is
 * until the next tick, whatever becomes of the animator. */
#include "dynamics.h"
#include <stdlib.h>

/* The rows that were lent, and what they said. */
typedef struct lent {
  const motus_dynamic_contact_event *events;
  const motus_dynamic_pose *poses;
  size_t event_count, pose_count;
  motus_dynamic_contact_event said[64];
  motus_dynamic_pose stood[64];
} lent;

typedef struct pile {
  scene s;
  motus_dynamic_item *items[9];
  motus_gravity_behavior *gravity;
  motus_collision_behavior *ground;
} pile;

/* Nine boxes that fall, up to the first frame in which some of them touch. */
static pile fall(lent *l) {
  pile p = {.s = scene_open(false)};
  memset(l, 0, sizeof *l);
  for (int i = 0; i < 9; i++)
    p.items[i] = box(&p.s, 60 + 15 * (i % 3), 40 * (double)(i / 3), 30, 30);
  p.gravity = gravity(&p.s, p.items, 9);
  p.ground = floor_at(&p.s, 200, p.items, 9);
  for (int frame = 0; frame < 120 && l->event_count < 3; frame++) {
    run(&p.s, 1);
    CHECK_EQUAL(motus_dynamic_animator_contact_events(p.s.animator, &l->events,
                                                      &l->event_count),
                MOTUS_OK);
  }
  CHECK_EQUAL(motus_dynamic_animator_moved_items(p.s.animator, &l->poses,
                                                 &l->pose_count),
              MOTUS_OK);
  CHECK(l->event_count >= 3 && l->event_count <= 64);
  CHECK_EQUAL(l->pose_count, 9);
  memcpy(l->said, l->events, l->event_count * sizeof *l->events);
  memcpy(l->stood, l->poses, l->pose_count * sizeof *l->poses);
  return p;
}

/* Row by row: what is behind the last field is nobody's. */
static void events_hold(const lent *l) {
  size_t size = offsetof(motus_dynamic_contact_event, has_begun) + 1;
  for (size_t i = 0; i < l->event_count; i++)
    CHECK(memcmp(&l->said[i], &l->events[i], size) == 0);
}

static void holds(const lent *l) {
  events_hold(l);
  CHECK(memcmp(l->stood, l->poses, l->pose_count * sizeof *l->poses) == 0);
}

/* Others that make and lend rows of their own meanwhile. */
static void use_memory(pile *p) {
  for (int i = 0; i < 4; i++) {
    scene other = {.w = p->s.w};
    CHECK_EQUAL(
        motus_dynamic_animator_create(p->s.w.runtime, NULL, &other.animator),
        MOTUS_OK);
    motus_dynamic_item *item = box(&other, 10, 10, 5, 5);
    gravity(&other, &item, 1);
    CHECK_EQUAL(motus_release(other.animator), MOTUS_OK);
  }
}

static void rows_outlive_the_animator(void) {
  lent l;
  pile p = fall(&l);
  CHECK_EQUAL(motus_release(p.s.animator), MOTUS_OK);
  holds(&l);
  use_memory(&p);
  holds(&l);
  run(&p.s, 1);
  world_close(&p.s.w);
}

static void rows_outlive_behaviors_and_items(void) {
  lent l;
  pile p = fall(&l);
  CHECK_EQUAL(motus_dynamic_animator_remove_all_behaviors(p.s.animator),
              MOTUS_OK);
  holds(&l);
  for (int i = 0; i < 9; i++)
    CHECK_EQUAL(motus_view_remove_from_superview((motus_view *)p.items[i]),
                MOTUS_OK);
  use_memory(&p);
  holds(&l);
  run(&p.s, 1);
  scene_close(&p.s);
}

static void rows_outlive_a_restore(void) {
  lent l;
  pile p = fall(&l);
  size_t size = motus_dynamic_animator_snapshot_size(p.s.animator), took = 0;
  char *bytes = malloc(size);
  CHECK_EQUAL(motus_dynamic_animator_snapshot(p.s.animator, bytes, size, &took),
              MOTUS_OK);
  run(&p.s, 5);
  CHECK_EQUAL(motus_dynamic_animator_contact_events(p.s.animator, &l.events,
                                                    &l.event_count),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_dynamic_animator_moved_items(p.s.animator, &l.poses, &l.pose_count),
      MOTUS_OK);
  memcpy(l.said, l.events, l.event_count * sizeof *l.events);
  memcpy(l.stood, l.poses, l.pose_count * sizeof *l.poses);
  CHECK_EQUAL(motus_dynamic_animator_restore(p.s.animator, bytes, took),
              MOTUS_OK);
  holds(&l);
  const motus_dynamic_pose *poses = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_moved_items(p.s.animator, &poses, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 9);
  CHECK_NEAR(poses[0].center.y, y_of(p.items[0]), 0);
  CHECK(poses != l.poses);
  /* Once more, with the rows of the restore lent as well. */
  CHECK_EQUAL(motus_dynamic_animator_restore(p.s.animator, bytes, took),
              MOTUS_OK);
  holds(&l);
  CHECK_EQUAL(motus_release(p.s.animator), MOTUS_OK);
  holds(&l);
  run(&p.s, 1);
  free(bytes);
  world_close(&p.s.w);
}

/* The animator ends inside the callback of the frame that made the rows. */
static motus_dynamic_animator *ending;

static void end_it(void *user_data, motus_collision_behavior *behavior,
                   motus_dynamic_item *item, motus_dynamic_item *other,
                   double x, double y) {
  lent *l = user_data;
  (void)behavior, (void)item, (void)other, (void)x, (void)y;
  if (!ending)
    return;
  CHECK_EQUAL(motus_dynamic_animator_contact_events(ending, &l->events,
                                                    &l->event_count),
              MOTUS_OK);
  memcpy(l->said, l->events, l->event_count * sizeof *l->events);
  CHECK_EQUAL(motus_release(ending), MOTUS_OK);
  ending = NULL;
  events_hold(l);
}

static void rows_outlive_an_end_inside_their_frame(void) {
  lent l;
  pile p = {.s = scene_open(false)};
  memset(&l, 0, sizeof l);
  for (int i = 0; i < 9; i++)
    p.items[i] = box(&p.s, 60 + 15 * (i % 3), 40 * (double)(i / 3), 30, 30);
  p.gravity = gravity(&p.s, p.items, 9);
  p.ground = floor_at(&p.s, 200, p.items, 9);
  motus_collision_delegate delegate = {.struct_size = sizeof delegate,
                                       .began = end_it};
  CHECK_EQUAL(
      motus_collision_behavior_set_delegate(p.ground, &delegate, &l, NULL),
      MOTUS_OK);
  ending = p.s.animator;
  run(&p.s, 60);
  CHECK(ending == NULL);
  world_close(&p.s.w);
}

CHECK_MAIN(TEST(rows_outlive_the_animator),
           TEST(rows_outlive_behaviors_and_items), TEST(rows_outlive_a_restore),
           TEST(rows_outlive_an_end_inside_their_frame))
