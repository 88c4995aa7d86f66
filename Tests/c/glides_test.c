/* Glides by key: a program that keeps nothing says what should be and reads
 * what is (docs/RULES.md, GL). */
#include "values.h"
#include <stdlib.h>

static motus_glide_options linear(double duration) {
  motus_glide_options o;
  CHECK_EQUAL(motus_glide_options_init(&o, sizeof o), MOTUS_OK);
  o.duration = duration;
  o.timing.type = MOTUS_TIMING_LINEAR;
  return o;
}

static double glide(value_world *w, uint64_t key, double target,
                    const motus_glide_options *o) {
  return motus_runtime_glide_number(w->runtime, key, 0, target, o);
}

/* FNV-1a with 64 bits: the published values of "" and "foobar". */
static void keys_are_made_of_texts(void) { /* GL-1 */
  CHECK(motus_id("") == UINT64_C(0xcbf29ce484222325));
  CHECK(motus_id("a") == UINT64_C(0xaf63dc4c8601ec8c));
  CHECK(motus_id("foobar") == UINT64_C(0x85944171f73967e8));
  CHECK(motus_id_in(motus_id("foo"), "bar") == motus_id("foobar"));
  CHECK(motus_id_in(7, "") == 7);
  CHECK(motus_id(NULL) == 0);
  CHECK(motus_id_in(7, NULL) == 7);
}

static void a_new_key_shows_its_target_and_a_new_target_glides(void) {
  /* GL-2 */
  value_world w = value_world_open();
  motus_glide_options o = linear(1);
  CHECK_NEAR(glide(&w, 0, 20, &o), 20, 0);
  value_tick(&w, 1);
  CHECK_NEAR(glide(&w, 0, 20, &o), 20, 0);
  CHECK(motus_runtime_is_idle(w.runtime));
  /* In its own frame a new target has not moved anything. */
  CHECK_NEAR(glide(&w, 0, 120, &o), 20, 0);
  CHECK_NEAR(glide(&w, 0, 120, &o), 20, 0);
  CHECK(motus_runtime_needs_tick(w.runtime));
  CHECK(!motus_runtime_glide_settled(w.runtime, 0, 0));
  value_tick(&w, 1.25);
  CHECK_NEAR(glide(&w, 0, 120, &o), 45, 1e-12);
  double speed;
  CHECK_EQUAL(motus_runtime_glide_velocity(w.runtime, 0, 0, &speed, 1),
              MOTUS_OK);
  CHECK_NEAR(speed, 100, 1e-9);
  value_tick(&w, 2);
  CHECK_NEAR(glide(&w, 0, 120, &o), 120, 0);
  CHECK(motus_runtime_glide_settled(w.runtime, 0, 0));
  value_world_close(&w);
}

static void a_new_glide_may_set_out_elsewhere(void) { /* GL-2 */
  value_world w = value_world_open();
  motus_glide_options o = linear(1);
  double start = 0;
  o.starts = &start;
  o.start_count = 1;
  CHECK_NEAR(glide(&w, 5, 10, &o), 0, 0);
  value_tick(&w, .5);
  CHECK_NEAR(glide(&w, 5, 10, &o), 5, 1e-12);
  start = 99;
  value_tick(&w, 1);
  CHECK_NEAR(glide(&w, 5, 10, &o), 10, 0);
  value_world_close(&w);
}

static void a_glide_that_turns_round_keeps_place_and_velocity(void) {
  value_world w = value_world_open();
  glide(&w, 1, 0, NULL);
  glide(&w, 1, 100, NULL);
  value_tick(&w, .1);
  double place = glide(&w, 1, 100, NULL), before, after;
  motus_runtime_glide_velocity(w.runtime, 1, 0, &before, 1);
  CHECK_NEAR(glide(&w, 1, -40, NULL), place, 0);
  motus_runtime_glide_velocity(w.runtime, 1, 0, &after, 1);
  CHECK_NEAR(after, before, 1e-9);
  CHECK(before > 100);
  for (int i = 1; i < 90; i++) {
    value_tick(&w, .1 + i / 60.);
    glide(&w, 1, -40, NULL);
  }
  CHECK_NEAR(glide(&w, 1, -40, NULL), -40, 0);
  value_world_close(&w);
}

static void what_is_not_asked_for_between_two_ticks_is_forgotten(void) {
  /* GL-3 */
  value_world w = value_world_open();
  motus_glide_options o = linear(1);
  motus_statistics s = {.struct_size = sizeof s};
  glide(&w, 1, 0, &o);
  glide(&w, 2, 0, &o);
  value_tick(&w, .1);
  motus_runtime_statistics(w.runtime, &s);
  CHECK_EQUAL(s.objects, 2);
  glide(&w, 1, 50, &o);
  value_tick(&w, .2);
  motus_runtime_statistics(w.runtime, &s);
  CHECK_EQUAL(s.objects, 1);
  /* It is new again: it shows its target. */
  CHECK_NEAR(glide(&w, 2, 30, &o), 30, 0);
  glide(&w, 1, 50, &o);
  value_tick(&w, .3);
  value_tick(&w, .4);
  motus_runtime_statistics(w.runtime, &s);
  CHECK_EQUAL(s.objects, 0);
  CHECK_EQUAL(s.animated_properties, 0);
  value_tick(&w, .5);
  CHECK(motus_runtime_is_idle(w.runtime));
  value_world_close(&w);
}

static void a_glide_may_be_kept_for_a_while(void) { /* GL-3 */
  value_world w = value_world_open();
  motus_glide_options o = linear(1);
  o.keep = .5;
  glide(&w, 1, 0, &o);
  glide(&w, 1, 100, &o);
  value_tick(&w, .25);
  value_tick(&w, .4);
  CHECK_NEAR(glide(&w, 1, 100, &o), 40, 1e-12);
  value_tick(&w, .9);
  value_tick(&w, .91);
  CHECK_NEAR(glide(&w, 1, 100, &o), 100, 0);
  CHECK(motus_runtime_glide_settled(w.runtime, 1, 0));
  value_world_close(&w);
}

static void kinds_glide_as_values_do(void) { /* GL-1 */
  value_world w = value_world_open();
  motus_glide_options o = linear(1);
  double color[4] = {1, 0, 0, 1}, angle = 3, shown[16];
  CHECK_EQUAL(motus_runtime_glide(w.runtime, 1, 2, MOTUS_PROPERTY_KIND_COLOR,
                                  color, 4, &o, shown, 16),
              MOTUS_OK);
  motus_runtime_glide(w.runtime, 1, 3, MOTUS_PROPERTY_KIND_ANGLE, &angle, 1, &o,
                      shown, 16);
  color[0] = 0;
  color[2] = 1;
  angle = -3;
  motus_runtime_glide(w.runtime, 1, 2, MOTUS_PROPERTY_KIND_COLOR, color, 4, &o,
                      shown, 16);
  motus_runtime_glide(w.runtime, 1, 3, MOTUS_PROPERTY_KIND_ANGLE, &angle, 1, &o,
                      shown, 16);
  value_tick(&w, .5);
  motus_runtime_glide(w.runtime, 1, 2, MOTUS_PROPERTY_KIND_COLOR, color, 4, &o,
                      shown, 16);
  CHECK_NEAR(shown[0], .5, 1e-12);
  CHECK_NEAR(shown[2], .5, 1e-12);
  /* The short way round. */
  motus_runtime_glide(w.runtime, 1, 3, MOTUS_PROPERTY_KIND_ANGLE, &angle, 1, &o,
                      shown, 16);
  CHECK_NEAR(fabs(shown[0]), pi, 1e-9);
  value_world_close(&w);
}

static void another_kind_takes_the_place_of_the_old_one(void) { /* GL-6 */
  value_world w = value_world_open();
  motus_glide_options o = linear(1);
  double two[2] = {7, 8}, shown[2];
  glide(&w, 1, 0, &o);
  glide(&w, 1, 100, &o);
  value_tick(&w, .5);
  report_clear();
  CHECK_EQUAL(motus_runtime_glide(w.runtime, 1, 0, MOTUS_PROPERTY_KIND_LINEAR,
                                  two, 2, &o, shown, 2),
              MOTUS_OK);
  CHECK_NEAR(shown[0], 7, 0);
  CHECK_NEAR(shown[1], 8, 0);
  CHECK_EQUAL(reported.count, 1);
  CHECK_TEXT(reported.function, "motus_runtime_glide");
  CHECK_NEAR(glide(&w, 1, 3, &o), 3, 0);
  CHECK_EQUAL(reported.count, 1);
  value_world_close(&w);
}

static void a_wrong_target_changes_nothing(void) { /* GL-2 */
  value_world w = value_world_open();
  motus_glide_options o = linear(1), wrong = linear(NAN);
  CHECK_ZERO(glide(&w, 1, NAN, &o) == 0, INVALID_ARGUMENT,
             "motus_runtime_glide_number");
  CHECK_NEAR(glide(&w, 1, 10, &o), 10, 0);
  glide(&w, 1, 20, &o);
  value_tick(&w, .5);
  CHECK_ZERO(glide(&w, 1, INFINITY, &o) == 15, INVALID_ARGUMENT,
             "motus_runtime_glide_number");
  CHECK_ZERO(glide(&w, 1, 30, &wrong) == 15, INVALID_ARGUMENT,
             "motus_runtime_glide_number");
  /* It has been asked for nevertheless. */
  value_tick(&w, .75);
  CHECK_NEAR(glide(&w, 1, 20, &o), 17.5, 1e-12);
  value_world_close(&w);
}

static void a_jump_ends_a_glide(void) { /* GL-5 */
  value_world w = value_world_open();
  motus_glide_options o = linear(1);
  double to = 4;
  CHECK_REFUSED(motus_runtime_glide_jump(w.runtime, 1, 0, &to, 1), NOT_FOUND,
                "motus_runtime_glide_jump");
  glide(&w, 1, 0, &o);
  glide(&w, 1, 10, &o);
  value_tick(&w, .5);
  CHECK_EQUAL(motus_runtime_glide_jump(w.runtime, 1, 0, &to, 1), MOTUS_OK);
  CHECK_NEAR(glide(&w, 1, 4, &o), 4, 0);
  CHECK(motus_runtime_glide_settled(w.runtime, 1, 0));
  value_tick(&w, .75);
  CHECK_NEAR(glide(&w, 1, 4, &o), 4, 0);
  value_world_close(&w);
}

static void a_presence_comes_from_nothing_and_goes_before_it_is_gone(void) {
  /* GL-5 */
  value_world w = value_world_open();
  motus_presence_options o;
  CHECK_EQUAL(motus_presence_options_init(&o, sizeof o), MOTUS_OK);
  o.enter.type = o.exit.type = MOTUS_TIMING_LINEAR;
  o.enter_duration = 1;
  o.exit_duration = .5;
  double amount = 9;
  CHECK(!motus_runtime_presence(w.runtime, 1, false, &o, &amount));
  CHECK_NEAR(amount, 0, 0);
  CHECK(motus_runtime_presence(w.runtime, 1, true, &o, &amount));
  CHECK_NEAR(amount, 0, 0);
  /* A glide has other keys. */
  CHECK_NEAR(glide(&w, 1, 33, NULL), 33, 0);
  value_tick(&w, .5);
  CHECK(motus_runtime_presence(w.runtime, 1, true, &o, &amount));
  CHECK_NEAR(amount, .5, 1e-12);
  value_tick(&w, 1);
  CHECK(motus_runtime_presence(w.runtime, 1, true, &o, &amount));
  CHECK_NEAR(amount, 1, 0);
  CHECK(motus_runtime_presence(w.runtime, 1, false, &o, &amount));
  value_tick(&w, 1.25);
  CHECK(motus_runtime_presence(w.runtime, 1, false, &o, &amount));
  CHECK_NEAR(amount, .5, 1e-12);
  value_tick(&w, 1.5);
  CHECK(!motus_runtime_presence(w.runtime, 1, false, &o, &amount));
  CHECK_NEAR(amount, 0, 0);
  value_world_close(&w);
}

static void glides_stand_in_the_changes_with_their_keys(void) {
  value_world w = value_world_open();
  motus_glide_options o = linear(1);
  glide(&w, 77, 0, &o);
  glide(&w, 77, 10, &o);
  value_tick(&w, .5);
  const motus_change *changes;
  size_t count;
  motus_runtime_changes(w.runtime, &changes, &count);
  REQUIRE(count == 1);
  CHECK(changes[0].view == NULL);
  CHECK_EQUAL(changes[0].property, MOTUS_PROPERTY_GLIDE);
  CHECK_EQUAL(changes[0].tag, 77);
  CHECK_NEAR(changes[0].values[0], 5, 1e-12);
  value_world_close(&w);
}

/* A program that draws only when the runtime needs a tick draws every frame in
 * which something is to be seen, and none of it is wrong: one that draws
 * always sees the same (GL-7). */
static void drawing_only_when_needed_shows_no_wrong_frame(void) {
  value_world eager = value_world_open(), lazy = value_world_open();
  double seen = 0;
  for (int frame = 0; frame < 400; frame++) {
    double target = frame % 100 < 50 ? 0 : 100, now = frame / 60.;
    value_tick(&eager, now);
    double truth = glide(&eager, 1, target, NULL);
    bool is_new = frame > 0 && frame % 50 == 0;
    if (frame == 0 || is_new || motus_runtime_needs_tick(lazy.runtime)) {
      value_tick(&lazy, now);
      seen = glide(&lazy, 1, target, NULL);
    }
    CHECK_NEAR(seen, truth, 0);
  }
  value_world_close(&eager);
  value_world_close(&lazy);
}

/* A thousand keys, in order and in another order, come to the same. */
static uint64_t play(int stride, uint64_t *trace) {
  value_world w = value_world_open();
  uint64_t hash = 0;
  for (int frame = 0; frame < 40; frame++) {
    for (int i = 0; i < 1000; i++) {
      int key = i * stride % 1000;
      if ((key + frame) % 7 == 0)
        continue;
      double target = (key * 37 + frame / 10 * 11) % 100,
             shown = motus_runtime_glide_number(
                 w.runtime, (uint64_t)key, (uint32_t)key % 3, target, NULL);
      union {
        double number;
        uint64_t bits;
      } word = {.number = shown};
      hash += (word.bits ^ (uint64_t)key) * UINT64_C(0x9e3779b97f4a7c15);
    }
    value_tick(&w, frame / 60.);
  }
  *trace = motus_runtime_trace_hash(w.runtime);
  value_world_close(&w);
  return hash;
}

static void the_order_of_keys_is_not_visible(void) { /* GL-4 */
  uint64_t one, other, traces[2];
  one = play(1, &traces[0]);
  other = play(389, &traces[1]);
  CHECK(one == other);
  CHECK(traces[0] == traces[1]);
}

static void a_warm_program_takes_no_memory(void) { /* GL-4 */
  value_world w = value_world_open();
  motus_statistics s = {.struct_size = sizeof s};
  uint64_t warm = 0;
  for (int frame = 0; frame < 3000; frame++) {
    for (int key = 0; key < 50; key++)
      glide(&w, (uint64_t)key, (frame / 20 * 7 + key) % 11, NULL);
    value_tick(&w, frame / 60.);
    motus_runtime_statistics(w.runtime, &s);
    /* Names of animations come back when there have been 65. */
    if (frame == 1500)
      warm = s.library_bytes;
  }
  CHECK_EQUAL(s.library_bytes, warm);
  value_world_close(&w);
}

CHECK_MAIN(TEST(keys_are_made_of_texts),
           TEST(a_new_key_shows_its_target_and_a_new_target_glides),
           TEST(a_new_glide_may_set_out_elsewhere),
           TEST(a_glide_that_turns_round_keeps_place_and_velocity),
           TEST(what_is_not_asked_for_between_two_ticks_is_forgotten),
           TEST(a_glide_may_be_kept_for_a_while),
           TEST(kinds_glide_as_values_do),
           TEST(another_kind_takes_the_place_of_the_old_one),
           TEST(a_wrong_target_changes_nothing), TEST(a_jump_ends_a_glide),
           TEST(a_presence_comes_from_nothing_and_goes_before_it_is_gone),
           TEST(glides_stand_in_the_changes_with_their_keys),
           TEST(drawing_only_when_needed_shows_no_wrong_frame),
           TEST(the_order_of_keys_is_not_visible),
           TEST(a_warm_program_takes_no_memory))
