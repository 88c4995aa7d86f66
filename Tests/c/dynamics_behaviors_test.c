/* Trees of behaviors: where they stand, what they are told, how they end. */
#include "dynamics.h"

/* DY-1. */
static void behaviors_stand_in_one_place(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_gravity_behavior *g = NULL, *stranger = NULL;
  motus_dynamic_behavior *parent = composite(&s), *child;
  motus_gravity_behavior_create(s.w.runtime, &item, 1, &g);
  motus_gravity_behavior_create(s.w.runtime, &item, 1, &stranger);
  child = (motus_dynamic_behavior *)g;
  CHECK_EQUAL(motus_dynamic_behavior_add_child(parent, child), MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_add_child(parent, child), MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, parent),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, parent),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 1);
  CHECK_EQUAL(motus_dynamic_behavior_child_count(parent), 1);
  CHECK_REFUSED(motus_dynamic_animator_add_behavior(s.animator, child),
                INVALID_STATE, "motus_dynamic_animator_add_behavior");
  CHECK_REFUSED(motus_dynamic_animator_add_behavior(s.animator, NULL),
                INVALID_ARGUMENT, "motus_dynamic_animator_add_behavior");
  report_clear();
  CHECK_EQUAL(motus_dynamic_animator_remove_behavior(
                  s.animator, (motus_dynamic_behavior *)stranger),
              MOTUS_OK);
  /* Not a top-level behavior either. */
  CHECK_EQUAL(motus_dynamic_animator_remove_behavior(s.animator, child),
              MOTUS_OK);
  run(&s, 30);
  CHECK_NEAR(y_of(item), 125, .01); /* once, not twice */
  scene_close(&s);
}

static char moves[64];

static void note_move(void *user_data, motus_dynamic_behavior *behavior,
                      motus_dynamic_animator *animator) {
  size_t length = strlen(moves);
  CHECK(behavior != NULL);
  if (length + 2 < sizeof moves) {
    moves[length] = *(char *)user_data;
    moves[length + 1] = animator ? '+' : '-';
  }
}

/* DY-2. */
static void behaviors_are_told_where_they_go(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_dynamic_behavior *parent = composite(&s), *child = composite(&s);
  motus_gravity_behavior *g = NULL;
  motus_snap_behavior *snap = NULL;
  char names[4] = {'p', 'c', 'g', 's'};
  memset(moves, 0, sizeof moves);
  motus_gravity_behavior_create(s.w.runtime, &item, 1, &g);
  motus_snap_behavior_create(s.w.runtime, item, (motus_point){0, 0}, &snap);
  motus_dynamic_behavior *leaf = (motus_dynamic_behavior *)g;
  motus_dynamic_behavior_set_did_move(parent, note_move, &names[0], NULL);
  motus_dynamic_behavior_set_did_move(child, note_move, &names[1], NULL);
  motus_dynamic_behavior_set_did_move(leaf, note_move, &names[2], NULL);
  motus_dynamic_behavior_set_did_move((motus_dynamic_behavior *)snap, note_move,
                                      &names[3], NULL);
  motus_dynamic_behavior_add_child(parent, child);
  CHECK_TEXT(moves, ""); /* no animator yet */
  motus_dynamic_animator_add_behavior(s.animator, parent);
  CHECK_TEXT(moves, "p+c+");
  motus_dynamic_behavior_add_child(child, leaf);
  CHECK_TEXT(moves, "p+c+g+");
  motus_dynamic_animator_remove_behavior(s.animator, parent);
  CHECK_TEXT(moves, "p+c+g+p-c-g-");
  memset(moves, 0, sizeof moves);
  motus_dynamic_animator_add_behavior(s.animator, parent);
  motus_dynamic_behavior_remove_child(child, leaf);
  CHECK_TEXT(moves, "p+c+g+g-");
  memset(moves, 0, sizeof moves);
  motus_dynamic_animator_add_behavior(s.animator,
                                      (motus_dynamic_behavior *)snap);
  run(&s, 1);
  /* A view that ends may be in the middle of something: told with the frame. */
  motus_view_remove_from_superview((motus_view *)item);
  CHECK_TEXT(moves, "s+");
  CHECK(motus_runtime_needs_tick(s.w.runtime));
  run(&s, 1);
  CHECK_TEXT(moves, "s+s-");
  CHECK_REFUSED(motus_dynamic_behavior_add_child(leaf, child), INVALID_STATE,
                "motus_dynamic_behavior_add_child");
  CHECK_REFUSED(motus_dynamic_behavior_add_child(child, parent), INVALID_STATE,
                "motus_dynamic_behavior_add_child");
  report_clear();
  scene_close(&s);
}

/* DY-19, DY-21: the host holds the animator; what it played is free after it.
 * */
static void behaviors_outlive_their_animator(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_gravity_behavior *g = NULL;
  motus_dynamic_animator *other = NULL;
  motus_gravity_behavior_create(s.w.runtime, &item, 1, &g);
  motus_dynamic_behavior *behavior = (motus_dynamic_behavior *)g;
  motus_dynamic_animator_add_behavior(s.animator, behavior);
  run(&s, 30);
  CHECK_EQUAL(motus_release(s.animator), MOTUS_OK);
  CHECK(motus_is_alive(behavior));
  CHECK(motus_dynamic_behavior_animator(behavior) == NULL);
  run(&s, 30);
  CHECK_NEAR(y_of(item), 125, .01);
  motus_dynamic_animator_create(s.w.runtime, NULL, &other);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(other, behavior), MOTUS_OK);
  run(&s, 30);
  CHECK_NEAR(y_of(item), 250, .01);
  scene_close(&s);
}

/* What an animator, a parent and a field hold is not the host's to give. */
static void behaviors_are_given_back_once(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_dynamic_behavior *parent = composite(&s), *child = composite(&s);
  motus_field_behavior *field = NULL;
  motus_region *region = NULL;
  motus_field_options options = {.struct_size = sizeof options};
  CHECK_EQUAL(motus_region_create(s.w.runtime, MOTUS_REGION_DISC,
                                  (motus_size){20, 20}, &region),
              MOTUS_OK);
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_DRAG;
  options.region = region;
  CHECK_EQUAL(
      motus_field_behavior_create(s.w.runtime, &options, &item, 1, &field),
      MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_add_child(parent, child), MOTUS_OK);
  CHECK_EQUAL(
      motus_dynamic_behavior_add_child(child, (motus_dynamic_behavior *)field),
      MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, parent),
              MOTUS_OK);
  void *held[] = {parent, child, field, region};
  for (int index = 0; index < 4; index++) {
    CHECK_EQUAL(motus_release(held[index]), MOTUS_OK);
    CHECK_REFUSED(motus_release(held[index]), INVALID_STATE, "motus_release");
    CHECK_SAYS("held by the library alone");
    CHECK(motus_is_alive(held[index]));
  }
  report_clear();
  CHECK_EQUAL(motus_dynamic_animator_remove_behavior(s.animator, parent),
              MOTUS_OK);
  for (int index = 0; index < 4; index++)
    CHECK(!motus_is_alive(held[index]));
  scene_close(&s);
}

CHECK_MAIN(TEST(behaviors_are_given_back_once),
           TEST(behaviors_stand_in_one_place),
           TEST(behaviors_are_told_where_they_go),
           TEST(behaviors_outlive_their_animator))
