/* Snapshots: the same input after a restore gives the same bits. */
#include "dynamics_show.h"

typedef struct bits {
  double numbers[ITEMS * 6];
} bits;

static bits bits_of(show *it) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  bits all;
  memset(&all, 0, sizeof all);
  motus_dynamic_animator_item_states(it->s.animator, &states, &count);
  CHECK_EQUAL(count, ITEMS);
  for (size_t index = 0; index < count && index < ITEMS; index++)
    memcpy(&all.numbers[6 * index], &states[index].center, 48);
  return all;
}

static void the_same_input_after_a_restore_gives_the_same_bits(void) {
  show it = show_open();
  size_t size = 0, again = 0;
  bits first[3], second[3];
  uint64_t steps;
  for (int frame = 0; frame < 47; frame++)
    show_frame(&it, frame);
  void *bytes = snapshot(&it.s, &size);
  bits then = bits_of(&it);
  steps = motus_dynamic_animator_step_count(it.s.animator);
  double elapsed = motus_dynamic_animator_elapsed_time(it.s.animator);
  for (int part = 0; part < 3; part++) {
    for (int frame = 0; frame < 30; frame++)
      show_frame(&it, 47 + 30 * part + frame);
    first[part] = bits_of(&it);
  }
  CHECK(memcmp(&then, &first[2], sizeof then) != 0);
  CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, bytes, size),
              MOTUS_OK);
  second[0] = bits_of(&it);
  CHECK(memcmp(&then, &second[0], sizeof then) == 0);
  CHECK_EQUAL(motus_dynamic_animator_step_count(it.s.animator), steps);
  CHECK_NEAR(motus_dynamic_animator_elapsed_time(it.s.animator), elapsed, 0);
  CHECK_NEAR(y_of(it.items[0]), then.numbers[1], 0);
  /* A snapshot of it is the same again, byte by byte. */
  void *copy = snapshot(&it.s, &again);
  CHECK_EQUAL(again, size);
  CHECK(memcmp(bytes, copy, size) == 0);
  for (int part = 0; part < 3; part++) {
    for (int frame = 0; frame < 30; frame++)
      show_frame(&it, 47 + 30 * part + frame);
    second[part] = bits_of(&it);
    CHECK(memcmp(&first[part], &second[part], sizeof then) == 0);
  }
  free(bytes);
  free(copy);
  scene_close(&it.s);
}

/* DY-23: frames of 1/64 s end between two steps, and their seconds are the
 * same to the last bit whatever the time, as whole ones are. */
static void between_two_steps_the_same_seconds_show_the_same_bits(void) {
  static const double frame = 1 / 64.;
  enum { BEFORE = 47, AFTER = 90 };
  static bits first[AFTER + 1];
  show it = show_open();
  double time = 0;
  size_t size = 0;
  int between = 0;
  for (int at = 0; at < BEFORE; at++)
    show_turn(&it, at), show_tick(&it, time += frame);
  void *bytes = snapshot(&it.s, &size);
  for (int round = 0; round < 3; round++) {
    if (round) {
      /* Elsewhere in between: what was shown there is forgotten. */
      show_tick(&it, time += round / 512.);
      CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, bytes, size),
                  MOTUS_OK);
    }
    for (int at = 0; at <= AFTER; at++) {
      if (at)
        show_turn(&it, BEFORE + at), show_tick(&it, time += frame);
      bits shown = bits_of(&it);
      if (!round)
        first[at] = shown;
      else if (!CHECK(memcmp(&first[at], &shown, sizeof shown) == 0))
        break;
      double steps = motus_dynamic_animator_elapsed_time(it.s.animator) * 240;
      between += steps != floor(steps);
    }
  }
  CHECK(between > AFTER);
  free(bytes);
  scene_close(&it.s);
}

/* Seconds that differ in their last bits, as those of 1/144 s do from time to
 * time, are as many steps; what is shown between two is as near as they are. */
static void seconds_that_are_nearly_the_same_are_as_many_steps(void) {
  enum { FRAMES = 100 };
  static bits first[FRAMES];
  show it = show_open();
  double time = 0;
  size_t size = 0;
  for (int at = 0; at < 47; at++)
    show_turn(&it, at), show_tick(&it, time += 1 / 144.);
  void *bytes = snapshot(&it.s, &size);
  for (int round = 0; round < 2; round++) {
    if (round)
      CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, bytes, size),
                  MOTUS_OK);
    for (int at = 0; at < FRAMES; at++) {
      show_turn(&it, 47 + at), show_tick(&it, time += 1 / 144.);
      bits shown = bits_of(&it);
      if (!round)
        first[at] = shown;
      for (int item = 0; item < ITEMS; item++) {
        double *a = &first[at].numbers[6 * item], *b = &shown.numbers[6 * item];
        CHECK(memcmp(a + 3, b + 3, 3 * sizeof *a) == 0);
        for (int place = 0; place < 3; place++)
          CHECK_NEAR(b[place], a[place], 1e-9);
      }
    }
  }
  free(bytes);
  scene_close(&it.s);
}

static void settings_come_back_with_a_snapshot(void) {
  show it = show_open();
  size_t size = 0;
  show_frame(&it, 0);
  void *bytes = snapshot(&it.s, &size);
  size_t count = motus_collision_behavior_boundary_count(it.walls);
  motus_gravity_behavior_set_direction(it.gravity, (motus_vector){0, -3});
  set_elasticity(it.stuff, 1);
  set_anchored(it.stuff, true);
  set_tie_frequency(it.finger, 0);
  set_tie_length(it.rope, 5);
  motus_snap_behavior_set_point(it.snap, (motus_point){1, 2});
  motus_push_behavior_set_active(it.push, false);
  motus_collision_behavior_add_boundary(
      it.walls, 9, (motus_point[]){{0, 0}, {300, 0}}, 2, false);
  motus_collision_behavior_remove_boundary(it.walls, 4);
  motus_collision_behavior_set_reference_bounds(it.walls, NULL);
  run(&it.s, 3);
  CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, bytes, size),
              MOTUS_OK);
  CHECK_NEAR(motus_gravity_behavior_direction(it.gravity).dy, 1, 0);
  CHECK_NEAR(properties_of(it.stuff).elasticity, .4, 0);
  CHECK_EQUAL(properties_of(it.stuff).is_anchored, MOTUS_CHOICE_OPEN);
  CHECK_NEAR(tie_options(it.finger).frequency, 3, 0);
  CHECK(tie_options(it.rope).length > 20);
  CHECK_NEAR(motus_snap_behavior_point(it.snap).x, 300, 0);
  CHECK(motus_push_behavior_is_active(it.push));
  CHECK_EQUAL(motus_collision_behavior_boundary_count(it.walls), count);
  CHECK_EQUAL(motus_collision_behavior_boundary_at(it.walls, 0), 4);
  CHECK(motus_collision_behavior_reference_bounds(it.walls,
                                                  &(motus_insets){0, 0, 0, 0}));
  run(&it.s, 3);
  free(bytes);
  scene_close(&it.s);
}

/* In another runtime, set up by the same calls. */
static void a_snapshot_moves_to_another_runtime(void) {
  show it = show_open(), other = show_open();
  size_t size = 0;
  for (int frame = 0; frame < 60; frame++)
    show_frame(&it, frame);
  void *bytes = snapshot(&it.s, &size);
  CHECK_EQUAL(motus_dynamic_animator_restore(other.s.animator, bytes, size),
              MOTUS_OK);
  for (int frame = 60; frame < 90; frame++) {
    show_frame(&it, frame);
    show_frame(&other, frame);
  }
  bits one = bits_of(&it), two = bits_of(&other);
  CHECK(memcmp(&one, &two, sizeof one) == 0);
  free(bytes);
  world_close(&other.s.w);
  scene_close(&it.s);
}

static void damaged_and_foreign_bytes_change_nothing(void) {
  show it = show_open();
  size_t size = 0, used = 7;
  for (int frame = 0; frame < 30; frame++)
    show_frame(&it, frame);
  unsigned char *bytes = snapshot(&it.s, &size);
  unsigned char *bad = malloc(size + 8);
  show_frame(&it, 30);
  bits before = bits_of(&it);
  for (size_t place = 0; place < size; place += 1 + place / 7) {
    memcpy(bad, bytes, size);
    bad[place] ^= (unsigned char)(1 << place % 8);
    if (!CHECK_EQUAL(
            motus_dynamic_animator_restore(it.s.animator, bad, size) < 0, 1))
      printf("    byte %zu of %zu\n", place, size);
  }
  for (size_t cut = 0; cut < size; cut += 1 + cut / 3)
    CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, bytes, cut),
                MOTUS_ERROR_INVALID_ARGUMENT);
  memcpy(bad, bytes, size);
  CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, bad, size + 8),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, NULL, size),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_dynamic_animator_snapshot(it.s.animator, bad, size / 2, &used),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(used, 0);
  /* Other behaviors, or other items in them. */
  motus_dynamic_behavior *g = (motus_dynamic_behavior *)it.gravity;
  motus_dynamic_behavior_add_item(g, it.items[9]);
  CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, bytes, size),
              MOTUS_ERROR_INVALID_STATE);
  motus_dynamic_behavior_remove_item(g, it.items[9]);
  bits after = bits_of(&it);
  CHECK(memcmp(&before, &after, sizeof before) == 0);
  CHECK_EQUAL(motus_dynamic_animator_restore(it.s.animator, bytes, size),
              MOTUS_OK);
  free(bytes);
  free(bad);
  report_clear();
  scene_close(&it.s);
}

static int resumed, paused;

static void count_resume(void *user_data, motus_dynamic_animator *animator) {
  (void)user_data, (void)animator;
  resumed += 1;
}

static void count_pause(void *user_data, motus_dynamic_animator *animator) {
  (void)user_data, (void)animator;
  paused += 1;
}

/* DY-7: resume and pause alternate, also where a restore comes between. */
static void a_restore_into_rest_pauses_and_out_of_rest_resumes(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, -200, 100, 100);
  size_t flying_size = 0, resting_size = 0;
  resumed = paused = 0;
  motus_dynamic_animator_delegate delegate = {.struct_size = sizeof delegate,
                                              .will_resume = count_resume,
                                              .did_pause = count_pause};
  motus_dynamic_animator_set_delegate(s.animator, &delegate, NULL, NULL);
  gravity(&s, &item, 1);
  floor_at(&s, 0, &item, 1);
  run(&s, 10);
  void *flying = snapshot(&s, &flying_size);
  double y = y_of(item);
  run(&s, 120);
  CHECK_EQUAL(resumed, 1);
  CHECK_EQUAL(paused, 1);
  void *resting = snapshot(&s, &resting_size);
  motus_dynamic_animator_restore(s.animator, flying, flying_size);
  CHECK_NEAR(y_of(item), y, 0);
  CHECK(motus_dynamic_animator_is_running(s.animator));
  run(&s, 1);
  CHECK_EQUAL(resumed, 2);
  motus_dynamic_animator_restore(s.animator, resting, resting_size);
  CHECK_NEAR(y_of(item), -50, .05);
  CHECK(motus_runtime_needs_tick(s.w.runtime));
  run(&s, 2);
  CHECK_EQUAL(paused, 2);
  CHECK(!motus_runtime_needs_tick(s.w.runtime));
  free(flying);
  free(resting);
  scene_close(&s);
}

CHECK_MAIN(TEST(the_same_input_after_a_restore_gives_the_same_bits),
           TEST(between_two_steps_the_same_seconds_show_the_same_bits),
           TEST(seconds_that_are_nearly_the_same_are_as_many_steps),
           TEST(settings_come_back_with_a_snapshot),
           TEST(a_snapshot_moves_to_another_runtime),
           TEST(damaged_and_foreign_bytes_change_nothing),
           TEST(a_restore_into_rest_pauses_and_out_of_rest_resumes))
