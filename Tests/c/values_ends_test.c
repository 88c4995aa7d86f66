/* How values come to rest, are told of and end (docs/RULES.md, VL). */
#include "values.h"

static void stop_leaves_a_value_and_finish_brings_it_there(void) { /* VL-7 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_animation_options o = value_linear(1);
  value_animate(&w, &o, v, 10);
  value_tick(&w, .3);
  CHECK_EQUAL(motus_value_stop(v), MOTUS_OK);
  CHECK_NEAR(motus_value_number(v), 3, 1e-12);
  CHECK_NEAR(value_model(v), 3, 1e-12);
  CHECK_NEAR(value_speed(v), 0, 0);
  value_tick(&w, .4);
  CHECK_EQUAL(w.ends, 1);
  CHECK_EQUAL(w.finished, 0);
  CHECK_NEAR(motus_value_number(v), 3, 1e-12);
  value_animate(&w, &o, v, 10);
  value_tick(&w, .5);
  CHECK_EQUAL(motus_value_finish(v), MOTUS_OK);
  CHECK_NEAR(motus_value_number(v), 10, 0);
  value_tick(&w, .6);
  CHECK_EQUAL(w.ends, 2);
  CHECK_EQUAL(w.finished, 0);
  value_animate(&w, &o, v, 0);
  value_tick(&w, .7);
  double there = 4;
  CHECK_EQUAL(motus_value_jump(v, &there, 1), MOTUS_OK);
  CHECK_NEAR(motus_value_number(v), 4, 0);
  value_tick(&w, 3);
  CHECK_EQUAL(w.ends, 3);
  CHECK_NEAR(motus_value_number(v), 4, 0);
  value_world_close(&w);
}

static void stopping_one_value_leaves_the_rest_of_its_block(void) { /* VL-7 */
  value_world w = value_world_open();
  motus_value *a = value_of(&w, 0), *b = value_of(&w, 0);
  motus_animation_options o = value_linear(1);
  motus_runtime_begin_animation(w.runtime, &o);
  motus_value_set_number(a, 10);
  motus_value_set_number(b, 10);
  motus_runtime_commit_animation(w.runtime, value_ended, &w, NULL, NULL);
  value_tick(&w, .5);
  motus_value_stop(a);
  value_tick(&w, .75);
  CHECK_NEAR(motus_value_number(a), 5, 1e-12);
  CHECK_NEAR(motus_value_number(b), 7.5, 1e-12);
  CHECK_EQUAL(w.ends, 0);
  value_tick(&w, 1);
  CHECK_EQUAL(w.finished, 1);
  value_world_close(&w);
}

static void changes_of_values_stand_in_the_lists(void) { /* VL-8 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0), *still;
  double two[2] = {1, 2};
  motus_value_create(w.runtime, NULL, two, 2, &still);
  motus_set_tag(v, 77);
  motus_set_tag(still, 88);
  value_tick(&w, 0);
  const motus_change *changes;
  const motus_change_batch *batches;
  const motus_motion *motions;
  size_t count;
  motus_runtime_changes(w.runtime, &changes, &count);
  CHECK_EQUAL(count, 0);
  motus_animation_options o = value_linear(1);
  value_animate(&w, &o, v, 10);
  two[0] = 5;
  motus_value_set(still, two, 2);
  value_tick(&w, .5);
  motus_runtime_changes(w.runtime, &changes, &count);
  REQUIRE(count == 2);
  CHECK((void *)changes[0].view == (void *)v);
  CHECK_EQUAL(changes[0].property, MOTUS_PROPERTY_VALUE);
  CHECK_EQUAL(changes[0].tag, 77);
  CHECK_EQUAL(changes[0].component_count, 1);
  CHECK_NEAR(changes[0].values[0], 5, 1e-12);
  CHECK_EQUAL(changes[1].tag, 88);
  CHECK_NEAR(changes[1].values[0], 5, 0);
  CHECK_NEAR(changes[1].values[1], 2, 0);
  motus_runtime_change_batches(w.runtime, &batches, &count);
  REQUIRE(count == 2);
  CHECK_EQUAL(batches[0].properties[0], MOTUS_PROPERTY_VALUE);
  CHECK_EQUAL(batches[0].tags[0], 77);
  motus_runtime_motions(w.runtime, &motions, &count);
  REQUIRE(count == 1);
  CHECK((void *)motions[0].view == (void *)v);
  CHECK_EQUAL(motions[0].property, MOTUS_PROPERTY_VALUE);
  CHECK_NEAR(motions[0].velocity[0], 10, 1e-9);
  CHECK(motus_runtime_needs_tick(w.runtime));
  value_tick(&w, 1);
  value_tick(&w, 1.1);
  motus_runtime_changes(w.runtime, &changes, &count);
  CHECK_EQUAL(count, 0);
  CHECK(motus_runtime_is_idle(w.runtime));
  value_world_close(&w);
}

static void a_value_that_ends_in_motion_ends_its_animation(void) { /* VL-10 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_animation_options o = value_linear(1);
  value_animate(&w, &o, v, 10);
  value_tick(&w, .5);
  motus_release(v);
  CHECK(!motus_is_alive(v));
  CHECK_REFUSED(motus_value_set_number(v, 1), STALE_HANDLE,
                "motus_value_set_number");
  value_tick(&w, .6);
  CHECK_EQUAL(w.ends, 1);
  CHECK_EQUAL(w.finished, 0);
  value_tick(&w, 3);
  CHECK_EQUAL(w.ends, 1);
  value_world_close(&w);
}

static void reduced_motion_moves_numbers_and_lets_places_jump(void) {
  /* VL-11 */
  static const struct {
    motus_property_kind kind;
    size_t count;
    uint32_t flags;
    bool moves;
  } rows[] = {
      {MOTUS_PROPERTY_KIND_LINEAR, 1, 0, true},
      {MOTUS_PROPERTY_KIND_ANGLE, 1, 0, true},
      {MOTUS_PROPERTY_KIND_LINEAR, 2, MOTUS_VALUE_PLACE, false},
      {MOTUS_PROPERTY_KIND_LINEAR, 2,
       MOTUS_VALUE_PLACE | MOTUS_VALUE_KEEP_MOTION, true},
      {MOTUS_PROPERTY_KIND_TRANSFORM, 6, 0, false},
      {MOTUS_PROPERTY_KIND_TRANSFORM, 6, MOTUS_VALUE_KEEP_MOTION, true},
      {MOTUS_PROPERTY_KIND_TRANSFORM_3D, 16, 0, false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (int glides = 0; glides < 2; glides++) {
      value_world w = value_world_open();
      motus_value *v;
      motus_value_options o;
      motus_value_options_init(&o, sizeof o);
      o.kind = rows[i].kind;
      o.flags = rows[i].flags;
      CHECK_EQUAL(motus_value_create(w.runtime, &o, NULL, rows[i].count, &v),
                  MOTUS_OK);
      motus_runtime_set_reduces_motion(w.runtime, true);
      double at[16], start, target;
      motus_value_read(v, MOTUS_VALUE_MODEL, at, 16);
      start = at[0];
      at[0] = target = start + 1;
      if (glides) {
        motus_implicit_options g;
        motus_implicit_options_init(&g, sizeof g);
        g.duration = 1;
        g.timing.type = MOTUS_TIMING_LINEAR;
        motus_value_set_implicit(v, &g);
        motus_value_set(v, at, rows[i].count);
      } else {
        motus_animation_options linear = value_linear(1);
        motus_runtime_begin_animation(w.runtime, &linear);
        motus_value_set(v, at, rows[i].count);
        motus_runtime_commit_animation(w.runtime, value_ended, &w, NULL, NULL);
      }
      value_tick(&w, .4);
      motus_value_read(v, MOTUS_VALUE_SHOWN, at, 16);
      CHECK_NEAR(at[0], rows[i].moves ? start + .4 : start, 1e-9);
      value_tick(&w, .6);
      motus_value_read(v, MOTUS_VALUE_SHOWN, at, 16);
      CHECK_NEAR(at[0], rows[i].moves ? start + .6 : target, 1e-9);
      value_tick(&w, 1);
      CHECK_EQUAL(w.finished, !glides);
      motus_release(v);
      value_world_close(&w);
    }
}

static void what_a_value_does_not_take_is_refused(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 1), *none;
  motus_view *window = motus_runtime_window(w.runtime);
  double two[2] = {1, NAN};
  CHECK_REFUSED(motus_value_set(v, two, 2), INVALID_ARGUMENT,
                "motus_value_set");
  CHECK_REFUSED(motus_value_set(v, two + 1, 1), INVALID_ARGUMENT,
                "motus_value_set");
  CHECK_REFUSED(motus_value_set_number(v, INFINITY), INVALID_ARGUMENT,
                "motus_value_set_number");
  CHECK_REFUSED(motus_value_set_number((motus_value *)window, 1), WRONG_KIND,
                "motus_value_set_number");
  CHECK_REFUSED(motus_view_set_alpha((motus_view *)v, 1), WRONG_KIND,
                "motus_view_set_alpha");
  CHECK_REFUSED(motus_view_set_property(window, MOTUS_PROPERTY_VALUE, two, 1),
                NOT_FOUND, "motus_view_set_property");
  CHECK_REFUSED(motus_view_set_property(window, 0x8000, two, 1), NOT_FOUND,
                "motus_view_set_property");
  CHECK_REFUSED(motus_value_create(w.runtime, NULL, NULL, 17, &none),
                INVALID_ARGUMENT, "motus_value_create");
  CHECK(none == NULL);
  motus_value_options o;
  motus_value_options_init(&o, sizeof o);
  o.kind = MOTUS_PROPERTY_KIND_COLOR;
  CHECK_REFUSED(motus_value_create(w.runtime, &o, NULL, 3, &none),
                INVALID_ARGUMENT, "motus_value_create");
  CHECK_REFUSED(motus_value_previous(v, two, 1), NOT_FOUND,
                "motus_value_previous");
  CHECK_NEAR(motus_value_number(v), 1, 0);
  value_world_close(&w);
}

CHECK_MAIN(TEST(stop_leaves_a_value_and_finish_brings_it_there),
           TEST(stopping_one_value_leaves_the_rest_of_its_block),
           TEST(changes_of_values_stand_in_the_lists),
           TEST(a_value_that_ends_in_motion_ends_its_animation),
           TEST(reduced_motion_moves_numbers_and_lets_places_jump),
           TEST(what_a_value_does_not_take_is_refused))
