/* Values: numbers that move and belong to no view (docs/RULES.md, VL). */
#include "values.h"

static void a_number_moves_with_no_window_and_no_frame_before(void) { /* VL-2 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 20);
  CHECK_EQUAL(motus_handle_kind(v), MOTUS_KIND_VALUE);
  motus_animation_options o = value_linear(1);
  value_animate(&w, &o, v, 120);
  CHECK_NEAR(motus_value_number(v), 20, 0);
  CHECK_NEAR(value_model(v), 120, 0);
  value_tick(&w, .25);
  CHECK_NEAR(motus_value_number(v), 45, 1e-12);
  CHECK_NEAR(value_speed(v), 100, 1e-9);
  CHECK(motus_value_is_moving(v));
  value_tick(&w, 1);
  CHECK_NEAR(motus_value_number(v), 120, 0);
  CHECK_NEAR(value_speed(v), 0, 0);
  CHECK(!motus_value_is_moving(v));
  CHECK_EQUAL(w.ends, 1);
  CHECK_EQUAL(w.finished, 1);
  motus_release(v);
  CHECK(!motus_is_alive(v));
  value_world_close(&w);
}

static void outside_of_blocks_a_setter_applies_at_once(void) { /* VL-3 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  CHECK_EQUAL(motus_value_set_number(v, 7), MOTUS_OK);
  CHECK_NEAR(motus_value_number(v), 7, 0);
  CHECK_NEAR(value_model(v), 7, 0);
  CHECK(!motus_value_is_moving(v));
  value_world_close(&w);
}

/* Each kind goes where a property of a view of that kind goes. */
static void a_value_of_any_kind_moves_as_a_property_does(void) { /* VL-1 */
  static const struct {
    motus_property_kind kind;
    size_t count;
    double from[16], to[16];
  } rows[] = {
      {MOTUS_PROPERTY_KIND_LINEAR, 3, {1, 2, 3}, {4, -5, 9}},
      {MOTUS_PROPERTY_KIND_LINEAR, 16, {1}, {4, -5, 9, [15] = 3}},
      {MOTUS_PROPERTY_KIND_ANGLE, 2, {.1, 3}, {6.2, -3}},
      {MOTUS_PROPERTY_KIND_COLOR, 4, {1, 0, 0, 1}, {0, 0, 1, 1}},
      {MOTUS_PROPERTY_KIND_TRANSFORM, 6, {1, 0, 0, 1}, {0, 2, -2, 0, 30, 4}},
      {MOTUS_PROPERTY_KIND_TRANSFORM_3D,
       16,
       {1, [5] = 1, [10] = 1, [15] = 1},
       {1, [6] = 1, [9] = -1, [12] = 8, [15] = 1}},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    world w = world_open();
    uint32_t property;
    motus_value *v;
    motus_value_options o;
    motus_value_options_init(&o, sizeof o);
    o.kind = rows[i].kind;
    CHECK_EQUAL(motus_runtime_register_property(w.runtime, "p", rows[i].kind,
                                                rows[i].count, rows[i].from,
                                                &property),
                MOTUS_OK);
    CHECK_EQUAL(
        motus_value_create(w.runtime, &o, rows[i].from, rows[i].count, &v),
        MOTUS_OK);
    CHECK_EQUAL(motus_value_kind(v), rows[i].kind);
    CHECK_EQUAL(motus_value_component_count(v), rows[i].count);
    for (int step = 0; step < 60; step++) {
      const double *to = step == 0 ? rows[i].to : rows[i].from;
      if (step == 0 || step == 11) {
        motus_animation_options spring = value_spring(.4, .6);
        motus_runtime_begin_animation(w.runtime, &spring);
        CHECK_EQUAL(motus_value_set(v, to, rows[i].count), MOTUS_OK);
        motus_view_set_property(w.view, property, to, rows[i].count);
        motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
      }
      motus_runtime_tick(w.runtime, step / 60.);
      double own[16], its[16], speed[16], its_speed[16];
      motus_value_read(v, MOTUS_VALUE_SHOWN, own, 16);
      motus_view_property(w.view, property, MOTUS_VALUE_SHOWN, its, 16);
      motus_value_velocity(v, speed, 16);
      motus_view_property_velocity(w.view, property, its_speed, 16);
      for (size_t c = 0; c < rows[i].count; c++) {
        CHECK_NEAR(own[c], its[c], 0);
        CHECK_NEAR(speed[c], its_speed[c], 0);
      }
    }
    motus_release(v);
    world_close(&w);
  }
}

static void a_new_target_keeps_place_and_velocity(void) { /* VL-1, R-9 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_animation_options o = value_spring(.5, 1);
  value_animate(&w, &o, v, 100);
  value_tick(&w, .1);
  double place = motus_value_number(v), speed = value_speed(v);
  CHECK(speed > 100);
  value_animate(&w, &o, v, -50);
  CHECK_NEAR(motus_value_number(v), place, 1e-12);
  CHECK_NEAR(value_speed(v), speed, 1e-9);
  value_tick(&w, .1 + 1e-6);
  CHECK_NEAR(motus_value_number(v), place + 1e-6 * speed, 1e-7);
  value_tick(&w, 9);
  CHECK_NEAR(motus_value_number(v), -50, 0);
  CHECK_EQUAL(w.finished, 2);
  value_world_close(&w);
}

static void keyframes_and_animators_move_values(void) { /* VL-1 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_keyframes_options k;
  motus_keyframes_options_init(&k, sizeof k);
  k.duration = 1;
  motus_runtime_begin_keyframes(w.runtime, &k);
  motus_runtime_begin_keyframe(w.runtime, 0, .5);
  motus_value_set_number(v, 10);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  motus_runtime_begin_keyframe(w.runtime, .5, .5);
  motus_value_set_number(v, 0);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  motus_runtime_commit_animation(w.runtime, value_ended, &w, NULL, NULL);
  value_tick(&w, .25);
  CHECK_NEAR(motus_value_number(v), 5, 1e-12);
  value_tick(&w, .75);
  CHECK_NEAR(motus_value_number(v), 5, 1e-12);
  value_tick(&w, 1);
  CHECK_EQUAL(w.finished, 1);
  CHECK_NEAR(motus_value_number(v), 0, 0);
  value_world_close(&w);
}

static void set_to_eight(void *value) {
  motus_value_set_number(value, 8);
}

static void an_animator_scrubs_a_value_and_takes_it_back(void) { /* VL-1 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_property_animator *a;
  motus_property_animator_create(w.runtime, 1, NULL, &a);
  motus_property_animator_add_animations(a, set_to_eight, v, NULL);
  motus_property_animator_set_fraction_complete(a, .5);
  value_tick(&w, .1);
  CHECK_NEAR(motus_value_number(v), 4, 1e-12);
  motus_property_animator_set_reversed(a, true);
  motus_property_animator_start(a);
  for (int i = 1; i < 80; i++)
    value_tick(&w, .1 + i / 60.);
  CHECK_NEAR(motus_value_number(v), 0, 0);
  CHECK_NEAR(value_model(v), 0, 0);
  motus_release(a);
  value_world_close(&w);
}

static void a_place_follows_a_path(void) { /* VL-1 */
  value_world w = value_world_open();
  motus_value *v, *number = value_of(&w, 0);
  motus_path *path;
  motus_path_segment corner[2] = {{.kind = MOTUS_PATH_LINE, .end = {30, 0}},
                                  {.kind = MOTUS_PATH_LINE, .end = {30, 10}}};
  CHECK_EQUAL(motus_value_create(w.runtime, NULL, NULL, 2, &v), MOTUS_OK);
  CHECK_EQUAL(
      motus_path_create(w.runtime, (motus_point){0, 0}, corner, 2, &path),
      MOTUS_OK);
  motus_animation_options o = value_linear(1);
  motus_runtime_begin_animation(w.runtime, &o);
  CHECK_EQUAL(motus_value_follow_path(v, path, false), MOTUS_OK);
  CHECK_REFUSED(motus_value_follow_path(number, path, false), INVALID_ARGUMENT,
                "motus_value_follow_path");
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  double p[2], speed[2];
  value_tick(&w, .5);
  motus_value_read(v, MOTUS_VALUE_SHOWN, p, 2);
  CHECK_NEAR(p[0], 20, 1e-9);
  CHECK_NEAR(p[1], 0, 1e-9);
  motus_value_velocity(v, speed, 2);
  CHECK_NEAR(speed[0], 40, 1e-6);
  value_tick(&w, .9);
  motus_value_read(v, MOTUS_VALUE_SHOWN, p, 2);
  CHECK_NEAR(p[0], 30, 1e-9);
  CHECK_NEAR(p[1], 6, 1e-9);
  value_tick(&w, 1);
  motus_value_read(v, MOTUS_VALUE_SHOWN, p, 2);
  CHECK_NEAR(p[1], 10, 0);
  motus_release(path);
  motus_release(v);
  value_world_close(&w);
}

static struct heard {
  int count;
  double previous, current, velocity;
  double then; /* what it sets, when not 0 */
} heard;

static void hear(void *data, motus_value *value, double previous,
                 double current, double velocity) {
  (void)data;
  heard.count += 1;
  heard.previous = previous;
  heard.current = current;
  heard.velocity = velocity;
  if (heard.then != 0)
    motus_value_set_number(value, heard.then);
}

static void an_observer_hears_once_a_frame_of_what_has_changed(void) {
  /* VL-9 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  heard = (struct heard){0};
  CHECK_EQUAL(motus_value_set_observer(v, hear, NULL, NULL), MOTUS_OK);
  value_tick(&w, .1);
  CHECK_EQUAL(heard.count, 0);
  motus_value_set_number(v, 3);
  motus_value_set_number(v, 5);
  CHECK_EQUAL(heard.count, 0);
  CHECK(motus_runtime_needs_tick(w.runtime));
  value_tick(&w, .1);
  CHECK_EQUAL(heard.count, 1);
  CHECK_NEAR(heard.previous, 0, 0);
  CHECK_NEAR(heard.current, 5, 0);
  value_tick(&w, .2);
  CHECK_EQUAL(heard.count, 1);
  motus_animation_options o = value_linear(1);
  value_animate(&w, &o, v, 15);
  value_tick(&w, .7);
  CHECK_EQUAL(heard.count, 2);
  CHECK_NEAR(heard.previous, 5, 0);
  CHECK_NEAR(heard.current, 10, 1e-12);
  CHECK_NEAR(heard.velocity, 10, 1e-9);
  double previous;
  CHECK_EQUAL(motus_value_previous(v, &previous, 1), MOTUS_OK);
  CHECK_NEAR(previous, 5, 0);
  motus_value_set_observer(v, NULL, NULL, NULL);
  value_tick(&w, .8);
  CHECK_EQUAL(heard.count, 2);
  value_world_close(&w);
}

static void what_an_observer_sets_counts_from_its_frame_on(void) { /* VL-4 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_implicit_options glide;
  motus_implicit_options_init(&glide, sizeof glide);
  glide.duration = 1;
  glide.timing.type = MOTUS_TIMING_LINEAR;
  motus_value_set_implicit(v, &glide);
  heard = (struct heard){.then = -10};
  motus_value_set_observer(v, hear, NULL, NULL);
  motus_value_set_number(v, 10);
  value_tick(&w, .5);
  CHECK_NEAR(motus_value_number(v), 5, 1e-12);
  motus_value_set_observer(v, NULL, NULL, NULL);
  /* Half of the old way is added to the whole of the new one. */
  value_tick(&w, .75);
  CHECK_NEAR(motus_value_number(v), -10 + 20 * .75 - 10 * .25, 1e-12);
  value_world_close(&w);
}

static void an_implicit_timing_counts_from_the_first_setter_on(void) {
  /* VL-2 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_implicit_options glide;
  motus_implicit_options_init(&glide, sizeof glide);
  glide.duration = 1;
  glide.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_value_set_implicit(v, &glide), MOTUS_OK);
  motus_value_set_number(v, 8);
  CHECK_NEAR(motus_value_number(v), 0, 0);
  value_tick(&w, .5);
  CHECK_NEAR(motus_value_number(v), 4, 1e-12);
  motus_runtime_begin_without_animation(w.runtime);
  motus_value_set_number(v, 20);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  CHECK_NEAR(motus_value_number(v), 16, 1e-12);
  value_tick(&w, 1);
  const motus_event *events;
  size_t count;
  motus_runtime_events(w.runtime, &events, &count);
  REQUIRE(count == 1);
  CHECK_EQUAL(events[0].kind, MOTUS_EVENT_SETTLED);
  CHECK(events[0].subject == (void *)v);
  CHECK_NEAR(events[0].value, MOTUS_PROPERTY_VALUE, 0);
  CHECK_EQUAL(motus_value_clear_implicit(v), MOTUS_OK);
  motus_value_set_number(v, 1);
  CHECK_NEAR(motus_value_number(v), 1, 0);
  value_world_close(&w);
}

CHECK_MAIN(TEST(a_number_moves_with_no_window_and_no_frame_before),
           TEST(outside_of_blocks_a_setter_applies_at_once),
           TEST(a_value_of_any_kind_moves_as_a_property_does),
           TEST(a_new_target_keeps_place_and_velocity),
           TEST(keyframes_and_animators_move_values),
           TEST(an_animator_scrubs_a_value_and_takes_it_back),
           TEST(a_place_follows_a_path),
           TEST(an_observer_hears_once_a_frame_of_what_has_changed),
           TEST(what_an_observer_sets_counts_from_its_frame_on),
           TEST(an_implicit_timing_counts_from_the_first_setter_on))
