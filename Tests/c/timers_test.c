/* Timers and cues (docs/RULES.md, TI). */
#include "values.h"

static struct called {
  int count, order[64], destroyed;
  double times[64];
} called;

typedef struct ring {
  int name;
  motus_runtime *runtime;
  int then; /* 1: asks for another call now; 2: ends itself */
} ring;

static void ring_it(void *data, motus_timer *timer, double time) {
  ring *r = data;
  if (called.count < 64) {
    called.order[called.count] = r->name;
    called.times[called.count] = time;
  }
  called.count += 1;
  if (r->then == 1)
    motus_runtime_after(r->runtime, 0, ring_it, r, NULL, NULL);
  if (r->then == 2)
    CHECK_EQUAL(motus_timer_cancel(timer), MOTUS_OK);
}

static void count_destroyed(void *data) {
  (void)data;
  called.destroyed += 1;
}

static void timers_are_called_in_the_order_of_their_times(void) { /* TI-1 */
  value_world w = value_world_open();
  ring a = {1, w.runtime, 0}, b = {2, w.runtime, 0}, c = {3, w.runtime, 0};
  motus_timer *timer;
  called = (struct called){0};
  CHECK_EQUAL(
      motus_runtime_after(w.runtime, 1, ring_it, &a, count_destroyed, &timer),
      MOTUS_OK);
  motus_runtime_after(w.runtime, .5, ring_it, &b, count_destroyed, NULL);
  motus_runtime_after(w.runtime, 1, ring_it, &c, count_destroyed, NULL);
  CHECK_EQUAL(motus_handle_kind(timer), MOTUS_KIND_TIMER);
  double deadline;
  CHECK(motus_runtime_next_deadline(w.runtime, &deadline));
  CHECK_NEAR(deadline, .5, 0);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  value_tick(&w, .4);
  CHECK_EQUAL(called.count, 0);
  value_tick(&w, 2);
  REQUIRE(called.count == 3);
  CHECK_EQUAL(called.order[0], 2);
  CHECK_EQUAL(called.order[1], 1);
  CHECK_EQUAL(called.order[2], 3);
  CHECK_NEAR(called.times[0], .5, 0);
  CHECK_NEAR(called.times[1], 1, 0);
  CHECK_EQUAL(called.destroyed, 3);
  CHECK(!motus_is_alive(timer));
  const motus_event *events;
  size_t count;
  motus_runtime_events(w.runtime, &events, &count);
  REQUIRE(count == 3);
  CHECK_EQUAL(events[0].kind, MOTUS_EVENT_TIMER);
  CHECK_NEAR(events[0].value, .5, 0);
  CHECK(!motus_runtime_next_deadline(w.runtime, &deadline));
  value_world_close(&w);
}

static void a_timer_goes_by_the_clock_of_the_runtime(void) { /* TI-1 */
  value_world w = value_world_open();
  ring a = {1, w.runtime, 0};
  called = (struct called){0};
  motus_runtime_set_clock_speed(w.runtime, .5);
  motus_runtime_after(w.runtime, 1, ring_it, &a, NULL, NULL);
  double deadline;
  CHECK(motus_runtime_next_deadline(w.runtime, &deadline));
  CHECK_NEAR(deadline, 2, 1e-12);
  value_tick(&w, 1.9);
  CHECK_EQUAL(called.count, 0);
  motus_runtime_set_clock_speed(w.runtime, 0);
  CHECK(!motus_runtime_next_deadline(w.runtime, &deadline));
  value_tick(&w, 50);
  CHECK_EQUAL(called.count, 0);
  motus_runtime_advance_clock(w.runtime, .06);
  value_tick(&w, 51);
  CHECK_EQUAL(called.count, 1);
  CHECK_NEAR(called.times[0], 1, 0);
  value_world_close(&w);
}

static void a_timer_of_no_time_is_called_in_the_next_tick(void) { /* TI-1 */
  value_world w = value_world_open();
  ring a = {1, w.runtime, 1};
  called = (struct called){0};
  motus_runtime_after(w.runtime, 0, ring_it, &a, NULL, NULL);
  CHECK_EQUAL(called.count, 0);
  CHECK(motus_runtime_needs_tick(w.runtime));
  for (int i = 1; i <= 5; i++) {
    value_tick(&w, i / 60.);
    CHECK_EQUAL(called.count, i);
  }
  CHECK_REFUSED(motus_runtime_every(w.runtime, 0, ring_it, &a, NULL, NULL),
                INVALID_ARGUMENT, "motus_runtime_every");
  CHECK_REFUSED(motus_runtime_after(w.runtime, -1, ring_it, &a, NULL, NULL),
                INVALID_ARGUMENT, "motus_runtime_after");
  value_world_close(&w);
}

static void a_timer_is_called_for_each_of_its_times(void) { /* TI-1 */
  value_world w = value_world_open();
  ring a = {1, w.runtime, 0};
  motus_timer *timer;
  called = (struct called){0};
  motus_runtime_every(w.runtime, .25, ring_it, &a, count_destroyed, &timer);
  value_tick(&w, 1);
  REQUIRE(called.count == 4);
  for (int i = 0; i < 4; i++)
    CHECK_NEAR(called.times[i], .25 * (i + 1), 0);
  value_tick(&w, 1.2);
  CHECK_EQUAL(called.count, 4);
  /* Sixteen of forty; the next is the next one to come. */
  value_tick(&w, 11.2);
  CHECK_EQUAL(called.count, 20);
  value_tick(&w, 11.3);
  CHECK_EQUAL(called.count, 21);
  CHECK_NEAR(called.times[20], 11.25, 0);
  CHECK_EQUAL(motus_timer_cancel(timer), MOTUS_OK);
  CHECK_EQUAL(called.destroyed, 1);
  CHECK_REFUSED(motus_timer_cancel(timer), STALE_HANDLE, "motus_timer_cancel");
  value_tick(&w, 20);
  CHECK_EQUAL(called.count, 21);
  value_world_close(&w);
}

static void a_timer_ends_itself_and_others_from_inside(void) {
  value_world w = value_world_open();
  ring a = {1, w.runtime, 2};
  called = (struct called){0};
  motus_runtime_every(w.runtime, .1, ring_it, &a, count_destroyed, NULL);
  value_tick(&w, 1);
  CHECK_EQUAL(called.count, 1);
  CHECK_EQUAL(called.destroyed, 1);
  motus_runtime_after(w.runtime, 9, ring_it, &a, count_destroyed, NULL);
  value_world_close(&w);
  CHECK_EQUAL(called.destroyed, 2);
}

/* What a timer changes shows in its frame. */
static void set_to_eight(void *value, motus_timer *timer, double time) {
  (void)timer;
  (void)time;
  motus_value_set_number(value, 8);
}

static void what_a_timer_changes_shows_in_its_frame(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_runtime_after(w.runtime, .1, set_to_eight, v, NULL, NULL);
  value_tick(&w, .1);
  const motus_change *changes;
  size_t count;
  motus_runtime_changes(w.runtime, &changes, &count);
  REQUIRE(count == 1);
  CHECK_NEAR(changes[0].values[0], 8, 0);
  value_world_close(&w);
}

static void passed(void *data, motus_property_animator *animator, uint32_t cue,
                   bool forward) {
  (void)data;
  (void)animator;
  if (called.count < 64)
    called.order[called.count] = forward ? (int)cue : -(int)cue;
  called.count += 1;
}

static void to_ten(void *value) {
  motus_value_set_number(value, 10);
}

static motus_property_animator *animator_of(value_world *w, motus_value *v) {
  motus_property_animator *a = NULL;
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_property_animator_create(w->runtime, 1, &timing, &a),
              MOTUS_OK);
  motus_property_animator_add_animations(a, to_ten, v, NULL);
  called = (struct called){0};
  return a;
}

static uint32_t cue_at(motus_property_animator *a, double place,
                       uint32_t flags) {
  uint32_t cue = 0;
  CHECK_EQUAL(motus_property_animator_add_cue(a, MOTUS_CUE_FRACTION, place,
                                              flags, passed, NULL,
                                              count_destroyed, &cue),
              MOTUS_OK);
  CHECK(cue > 0);
  return cue;
}

static void a_motion_passes_its_cues_in_order(void) { /* TI-2 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_property_animator *a = animator_of(&w, v);
  int end = (int)cue_at(a, 1, 0), late = (int)cue_at(a, .75, 0),
      start = (int)cue_at(a, 0, 0), early;
  uint32_t seconds;
  CHECK_EQUAL(motus_property_animator_add_cue(a, MOTUS_CUE_SECONDS, .25, 0,
                                              passed, NULL, NULL, &seconds),
              MOTUS_OK);
  early = (int)seconds;
  value_tick(&w, 0);
  CHECK_EQUAL(called.count, 0);
  motus_property_animator_start(a);
  value_tick(&w, .1);
  CHECK_EQUAL(called.count, 1);
  CHECK_EQUAL(called.order[0], start);
  value_tick(&w, .25);
  CHECK_EQUAL(called.count, 2);
  CHECK_EQUAL(called.order[1], early);
  const motus_event *events;
  size_t count;
  motus_runtime_events(w.runtime, &events, &count);
  REQUIRE(count >= 1);
  CHECK_EQUAL(events[0].kind, MOTUS_EVENT_CUE);
  CHECK(events[0].subject == (void *)a);
  CHECK_EQUAL(events[0].detail, 1);
  CHECK_NEAR(events[0].value, early, 0);
  value_tick(&w, 2);
  REQUIRE(called.count == 4);
  CHECK_EQUAL(called.order[2], late);
  CHECK_EQUAL(called.order[3], end);
  /* And again. */
  motus_property_animator_add_animations(a, to_ten, v, NULL);
  motus_property_animator_start(a);
  value_tick(&w, 2.1);
  CHECK_EQUAL(called.count, 5);
  CHECK_EQUAL(called.order[4], start);
  motus_release(a);
  value_tick(&w, 9);
  value_world_close(&w);
  CHECK_EQUAL(called.destroyed, 3);
}

static void a_hand_passes_cues_both_ways(void) { /* TI-2 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_property_animator *a = animator_of(&w, v);
  int half = (int)cue_at(a, .5, 0);
  motus_property_animator_pause(a);
  motus_property_animator_set_fraction_complete(a, .4);
  value_tick(&w, .1);
  CHECK_EQUAL(called.count, 0);
  motus_property_animator_set_fraction_complete(a, .5);
  value_tick(&w, .2);
  CHECK_EQUAL(called.count, 1);
  CHECK_EQUAL(called.order[0], half);
  /* Leaving it is no passing. */
  motus_property_animator_set_fraction_complete(a, .6);
  value_tick(&w, .3);
  CHECK_EQUAL(called.count, 1);
  motus_property_animator_set_fraction_complete(a, .1);
  value_tick(&w, .4);
  CHECK_EQUAL(called.count, 2);
  CHECK_EQUAL(called.order[1], -half);
  motus_property_animator_set_reversed(a, true);
  motus_property_animator_set_fraction_complete(a, .2);
  value_tick(&w, .5);
  CHECK_EQUAL(called.count, 3);
  CHECK_EQUAL(called.order[2], half);
  CHECK_EQUAL(motus_property_animator_remove_cue(a, (uint32_t)half), MOTUS_OK);
  CHECK_REFUSED(motus_property_animator_remove_cue(a, (uint32_t)half),
                NOT_FOUND, "motus_property_animator_remove_cue");
  motus_property_animator_stop(a, true);
  motus_release(a);
  value_world_close(&w);
}

static void a_jump_passes_the_cues_that_ask_for_it(void) { /* TI-2 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_property_animator *a = animator_of(&w, v);
  cue_at(a, .5, 0);
  int jumps = (int)cue_at(a, .75, MOTUS_CUE_JUMPS);
  motus_property_animator_start(a);
  value_tick(&w, .1);
  motus_property_animator_stop(a, false);
  motus_property_animator_finish(a, MOTUS_POSITION_END);
  CHECK_EQUAL(called.count, 0);
  value_tick(&w, .2);
  CHECK_EQUAL(called.count, 1);
  CHECK_EQUAL(called.order[0], jumps);
  motus_release(a);
  value_world_close(&w);
}

static void a_group_has_cues_too(void) { /* TI-2 */
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0), *u = value_of(&w, 0);
  motus_property_animator *members[2], *group;
  members[0] = animator_of(&w, v);
  members[1] = animator_of(&w, u);
  CHECK_EQUAL(motus_property_animator_create_group(
                  w.runtime, MOTUS_ANIMATORS_SEQUENCE, 0, members, 2, &group),
              MOTUS_OK);
  int half = (int)cue_at(group, .5, 0), inner = (int)cue_at(members[1], .5, 0);
  motus_property_animator_start(group);
  value_tick(&w, .9);
  CHECK_EQUAL(called.count, 0);
  value_tick(&w, 1);
  CHECK_EQUAL(called.count, 1);
  CHECK_EQUAL(called.order[0], half);
  value_tick(&w, 1.6);
  CHECK_EQUAL(called.count, 2);
  CHECK_EQUAL(called.order[1], inner);
  value_tick(&w, 3);
  CHECK_EQUAL(called.count, 2);
  motus_release(members[0]);
  motus_release(members[1]);
  motus_release(group);
  value_world_close(&w);
}

static struct repeating {
  motus_runtime *runtime;
  motus_value *value;
  uint32_t flags;
  double count;
  motus_status status;
} repeating;

static void repeat(void *data) {
  struct repeating *r = data;
  motus_animation_options o = value_linear(.2);
  o.flags = r->flags | MOTUS_ANIMATION_OVERRIDE_INHERITED_OPTIONS;
  o.repeat_count = r->count;
  r->status = motus_runtime_begin_animation(r->runtime, &o);
  if (r->status != MOTUS_OK)
    return;
  motus_value_set_number(r->value, 100);
  motus_runtime_commit_animation(r->runtime, NULL, NULL, NULL, NULL);
}

/* Three times forward and back in an animator of twice that time, which is then
 * scrubbed back. */
static void a_block_repeats_inside_an_animator(void) { /* TI-3 */
  value_world w = value_world_open();
  motus_property_animator *a;
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_LINEAR;
  repeating = (struct repeating){w.runtime, value_of(&w, 0),
                                 MOTUS_ANIMATION_AUTOREVERSE, 3, MOTUS_OK};
  motus_property_animator_create(w.runtime, 2.4, &timing, &a);
  motus_property_animator_add_animations(a, repeat, &repeating, NULL);
  motus_property_animator_start(a);
  for (int step = 0; step < 12; step++) {
    double part = step % 4 < 2 ? .25 + .5 * (step % 2) : .75 - .5 * (step % 2);
    value_tick(&w, .05 + .1 * step);
    CHECK_NEAR(motus_value_number(repeating.value), 100 * part, 1e-9);
    CHECK_NEAR(value_speed(repeating.value), step % 4 < 2 ? 500 : -500, 1e-6);
  }
  value_tick(&w, 1.3);
  CHECK_NEAR(motus_value_number(repeating.value), 100, 0);
  motus_property_animator_pause(a);
  motus_property_animator_set_fraction_complete(a, .25 / 2.4);
  value_tick(&w, 1.4);
  CHECK_NEAR(motus_value_number(repeating.value), 75, 1e-9);
  motus_property_animator_set_fraction_complete(a, .05 / 2.4);
  value_tick(&w, 1.5);
  CHECK_NEAR(motus_value_number(repeating.value), 25, 1e-9);
  motus_property_animator_stop(a, true);
  repeating.flags = MOTUS_ANIMATION_REPEAT;
  repeating.count = NAN; /* none */
  motus_property_animator_add_animations(a, repeat, &repeating, NULL);
  report_clear();
  motus_property_animator_start(a);
  CHECK_EQUAL(repeating.status, MOTUS_ERROR_INVALID_STATE);
  CHECK_SAYS("for ever");
  motus_property_animator_stop(a, true);
  motus_release(a);
  value_world_close(&w);
}

static void noted(void *data, motus_property_animator *animator, uint32_t cue,
                  bool forward) {
  (void)cue, (void)forward;
  CHECK(animator == *(motus_property_animator **)data);
  CHECK(animator == NULL || motus_is_alive(animator));
  called.count++;
}

/* TI-2: an animator that is released while it runs passes its cues without a
 * handle. */
static void a_released_animator_passes_its_cues(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_property_animator *a = animator_of(&w, v), *expected = a;
  called.count = 0;
  for (int i = 0; i < 3; i++)
    CHECK_EQUAL(motus_property_animator_add_cue(a, MOTUS_CUE_FRACTION, i * .5,
                                                0, noted, &expected, NULL,
                                                NULL),
                MOTUS_OK);
  value_tick(&w, 0);
  motus_property_animator_start(a);
  value_tick(&w, .1);
  CHECK_EQUAL(called.count, 1);
  motus_release(a);
  expected = NULL;
  value_tick(&w, 5);
  value_tick(&w, 6);
  CHECK_EQUAL(called.count, 3);
  value_world_close(&w);
}

CHECK_MAIN(TEST(timers_are_called_in_the_order_of_their_times),
           TEST(a_timer_goes_by_the_clock_of_the_runtime),
           TEST(a_timer_of_no_time_is_called_in_the_next_tick),
           TEST(a_timer_is_called_for_each_of_its_times),
           TEST(a_timer_ends_itself_and_others_from_inside),
           TEST(what_a_timer_changes_shows_in_its_frame),
           TEST(a_motion_passes_its_cues_in_order),
           TEST(a_hand_passes_cues_both_ways),
           TEST(a_jump_passes_the_cues_that_ask_for_it),
           TEST(a_group_has_cues_too),
           TEST(a_released_animator_passes_its_cues),
           TEST(a_block_repeats_inside_an_animator))
