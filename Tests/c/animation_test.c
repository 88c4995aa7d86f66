#include "animation_note.h"

static void the_defaults_are_a_quarter_of_a_second(void) {
  motus_animation_options options;
  memset(&options, 0xff, sizeof options);
  motus_animation_options_init(&options, sizeof options);
  CHECK_EQUAL(options.struct_size, sizeof options);
  CHECK_NEAR(options.duration, .25, 0);
  CHECK_NEAR(options.delay, 0, 0);
  CHECK_EQUAL(options.timing.type, MOTUS_TIMING_EASE_IN_OUT);
  CHECK_EQUAL(options.timing.struct_size, sizeof options.timing);
  CHECK_EQUAL(options.flags, 0);
  CHECK(isnan(options.repeat_count));
  motus_animation_options_init(NULL, sizeof(motus_animation_options));
  world w = world_open();
  note n = note_of(&w);
  CHECK_EQUAL(motus_runtime_animate(w.runtime, NULL, fade, &n, done, &n,
                                    destroyed, NULL),
              MOTUS_OK);
  tick(&w, .125);
  CHECK_NEAR(shown(w.view), .5, 1e-12);
  tick(&w, .25);
  CHECK_EQUAL(n.finished, 1);
  world_close(&w);
}

static void a_block_moves_what_it_changes(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation *animation = start(&w, &n, 2);
  CHECK_EQUAL(n.ran, 1);
  CHECK(motus_is_alive(animation));
  CHECK_NEAR(motus_view_alpha(w.view), 0, 0);
  CHECK_NEAR(shown(w.view), 1, 0);
  CHECK(motus_runtime_needs_tick(w.runtime));
  tick(&w, .5);
  CHECK_NEAR(shown(w.view), .75, 1e-12);
  double velocity = 0;
  CHECK_EQUAL(
      motus_view_property_velocity(w.view, MOTUS_PROPERTY_ALPHA, &velocity, 1),
      MOTUS_OK);
  CHECK_NEAR(velocity, -.5, 1e-12);
  CHECK_EQUAL(n.finished + n.destroyed, 0);
  tick(&w, 2);
  CHECK_NEAR(shown(w.view), 0, 0);
  CHECK_EQUAL(n.finished, 1);
  CHECK_EQUAL(n.destroyed, 1);
  CHECK(!motus_is_alive(animation));
  tick(&w, 2);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK_EQUAL(moving(&w), 0);
  world_close(&w);
  CHECK_EQUAL(n.finished, 1);
  CHECK_EQUAL(n.destroyed, 1);
}

static void begin_and_commit_do_the_same(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation_options options = options_of(1);
  motus_animation *animation = NULL;
  CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &options), MOTUS_OK);
  CHECK_NEAR(motus_runtime_inherited_animation_duration(w.runtime), 1, 0);
  CHECK_REFUSED(motus_runtime_tick(w.runtime, 1), INVALID_STATE,
                "motus_runtime_tick");
  CHECK_NEAR(motus_runtime_time(w.runtime), 0, 0);
  motus_view_set_alpha(w.view, 0);
  CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, NULL), MOTUS_OK);
  motus_view_set_corner_radius(w.view, 8);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, done, &n, destroyed,
                                             &animation),
              MOTUS_OK);
  CHECK_NEAR(motus_runtime_inherited_animation_duration(w.runtime), 0, 0);
  CHECK(motus_is_alive(animation));
  tick(&w, .5);
  CHECK_NEAR(shown(w.view), .5, 1e-12);
  double radius = 0;
  motus_view_property(w.view, MOTUS_PROPERTY_CORNER_RADIUS, MOTUS_VALUE_SHOWN,
                      &radius, 1);
  CHECK_NEAR(radius, 4, 1e-12);
  tick(&w, 1);
  CHECK_EQUAL(n.finished, 1);
  CHECK_EQUAL(n.destroyed, 1);
  world_close(&w);
}

static void what_moves_nothing_completes_with_the_next_tick(void) {
  world w = world_open();
  note n = note_of(&w), still = note_of(&w);
  still.alpha = 1;
  motus_animation_options options = options_of(0);
  motus_animation *animation = (motus_animation *)&n;
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, fade, &n, done, &n,
                                    destroyed, &animation),
              MOTUS_OK);
  CHECK(animation == NULL);
  CHECK_NEAR(shown(w.view), 0, 0);
  motus_view_set_alpha(w.view, 1);
  CHECK(start(&w, &still, 5) == NULL);
  CHECK_EQUAL(n.finished + still.finished, 0);
  CHECK(motus_runtime_needs_tick(w.runtime));
  tick(&w, 0);
  CHECK_EQUAL(n.order, 1);
  CHECK_EQUAL(still.order, 2);
  CHECK_EQUAL(n.destroyed + still.destroyed, 2);
  world_close(&w);
}

static void a_delay_is_the_next_deadline(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation_options options = options_of(1);
  options.delay = 2;
  double time = 5;
  CHECK(!motus_runtime_next_deadline(w.runtime, &time));
  CHECK_NEAR(time, 0, 0);
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, fade, &n, done, &n,
                                    NULL, NULL),
              MOTUS_OK);
  CHECK(motus_runtime_next_deadline(w.runtime, &time));
  CHECK_NEAR(time, 2, 0);
  tick(&w, 1);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK_NEAR(shown(w.view), 1, 0);
  tick(&w, 2.25);
  CHECK_NEAR(shown(w.view), .75, 1e-12);
  tick(&w, 3);
  CHECK_EQUAL(n.finished, 1);
  world_close(&w);
}

static void repeating_lasts_until_it_is_cancelled(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation_options options = options_of(1);
  options.flags = MOTUS_ANIMATION_REPEAT | MOTUS_ANIMATION_AUTOREVERSE;
  motus_animation *animation = NULL;
  motus_runtime_animate(w.runtime, &options, fade, &n, done, &n, destroyed,
                        &animation);
  tick(&w, 100.25);
  CHECK_NEAR(shown(w.view), .75, 1e-9);
  tick(&w, 101.25);
  CHECK_NEAR(shown(w.view), .25, 1e-9);
  CHECK_EQUAL(motus_animation_cancel(animation, MOTUS_POSITION_END), MOTUS_OK);
  CHECK_NEAR(shown(w.view), 0, 0);
  tick(&w, 102);
  CHECK_EQUAL(n.cut, 1);
  CHECK_EQUAL(n.destroyed, 1);
  options.repeat_count = 2;
  n.alpha = 1;
  motus_runtime_animate(w.runtime, &options, fade, &n, done, &n, NULL, NULL);
  tick(&w, 105.875);
  CHECK_EQUAL(n.finished, 0);
  tick(&w, 106);
  CHECK_EQUAL(n.finished, 1);
  world_close(&w);
}

/* UA-20: a count that happens to be 1 means once, whatever the flags say. */
static void a_repeat_count_of_one_is_once(void) {
  const uint32_t flags[] = {
      0, MOTUS_ANIMATION_REPEAT, MOTUS_ANIMATION_AUTOREVERSE,
      MOTUS_ANIMATION_REPEAT | MOTUS_ANIMATION_AUTOREVERSE};
  for (int i = 0; i < 8; i++) {
    world w = world_open();
    note outer = note_of(&w), n = note_of(&w);
    bool nested = i >= 4;
    motus_animation_options options = options_of(1), repeats = options_of(1);
    double end = flags[i % 4] & MOTUS_ANIMATION_AUTOREVERSE ? 2 : 1;
    repeats.repeat_count = 3;
    if (nested)
      motus_runtime_begin_animation(w.runtime, &repeats);
    options.flags = flags[i % 4];
    options.repeat_count = 1;
    motus_runtime_animate(w.runtime, &options, fade, &n, done, &n, NULL, NULL);
    if (nested)
      motus_runtime_commit_animation(w.runtime, done, &outer, NULL, NULL);
    tick(&w, end - .01);
    CHECK_EQUAL(n.finished, 0);
    tick(&w, end);
    CHECK_EQUAL(n.finished, 1);
    CHECK(!motus_runtime_needs_tick(w.runtime));
    world_close(&w);
  }
}

/* UA-20: without a count of its own a block takes that of the one around it. */
static void no_repeat_count_is_taken_from_the_block_around(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation_options repeats = options_of(1), options = options_of(1);
  repeats.repeat_count = 3;
  motus_runtime_begin_animation(w.runtime, &repeats);
  motus_runtime_animate(w.runtime, &options, fade, &n, done, &n, NULL, NULL);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  tick(&w, 2.9);
  CHECK_EQUAL(n.finished, 0);
  tick(&w, 3);
  CHECK_EQUAL(n.finished, 1);
  CHECK_REFUSED(
      motus_runtime_modify_animations(w.runtime, NAN, false, fade, &n),
      INVALID_ARGUMENT, "motus_runtime_modify_animations");
  world_close(&w);
}

static void cancelling_ends_at_the_target_or_here(void) {
  world w = world_open();
  note end = note_of(&w), here = note_of(&w);
  motus_animation *first = start(&w, &end, 1);
  tick(&w, .25);
  CHECK_REFUSED(motus_animation_cancel(first, MOTUS_POSITION_START),
                INVALID_ARGUMENT, "motus_animation_cancel");
  CHECK_REFUSED(motus_animation_cancel(first, (motus_animating_position)9),
                INVALID_ARGUMENT, "motus_animation_cancel");
  CHECK_EQUAL(motus_animation_cancel(first, MOTUS_POSITION_END), MOTUS_OK);
  CHECK_NEAR(shown(w.view), 0, 0);
  CHECK_REFUSED(motus_animation_cancel(first, MOTUS_POSITION_END), STALE_HANDLE,
                "motus_animation_cancel");
  here.alpha = 1;
  motus_animation *second = start(&w, &here, 1);
  tick(&w, .5);
  CHECK_EQUAL(end.cut, 1);
  CHECK_EQUAL(motus_animation_cancel(second, MOTUS_POSITION_CURRENT), MOTUS_OK);
  CHECK_NEAR(shown(w.view), .25, 1e-12);
  CHECK_NEAR(motus_view_alpha(w.view), .25, 1e-12);
  CHECK_EQUAL(here.cut, 0);
  tick(&w, .5);
  CHECK_EQUAL(here.cut, 1);
  CHECK_EQUAL(here.destroyed + end.destroyed, 2);
  CHECK_EQUAL(moving(&w), 0);
  world_close(&w);
}

static void removing_all_shows_the_model(void) {
  world w = world_open();
  note a = note_of(&w), b = note_of(&w);
  b.alpha = .5;
  start(&w, &a, 1);
  start(&w, &b, 2);
  tick(&w, .5);
  CHECK_EQUAL(motus_view_remove_all_animations(w.view), MOTUS_OK);
  CHECK_NEAR(shown(w.view), .5, 0);
  tick(&w, .5);
  CHECK_EQUAL(a.cut + b.cut, 2);
  CHECK_EQUAL(moving(&w), 0);
  CHECK_EQUAL(motus_view_remove_all_animations(w.view), MOTUS_OK);
  world_close(&w);
}

static void a_view_that_leaves_the_window_stops(void) {
  world w = world_open();
  note n = note_of(&w);
  start(&w, &n, 1);
  tick(&w, .5);
  CHECK_EQUAL(motus_view_remove_from_superview(w.view), MOTUS_OK);
  CHECK_NEAR(shown(w.view), 0, 0);
  tick(&w, .5);
  CHECK_EQUAL(n.cut, 1);
  world_close(&w);
}

static void a_view_that_ends_takes_its_animation_along(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_view_create(w.runtime, &n.view);
  motus_animation *animation = start(&w, &n, 1);
  CHECK_EQUAL(motus_release(n.view), MOTUS_OK);
  CHECK(!motus_is_alive(animation));
  tick(&w, .5);
  CHECK_EQUAL(n.cut, 1);
  CHECK_EQUAL(n.destroyed, 1);
  CHECK_EQUAL(moving(&w), 0);
  world_close(&w);
}

static void retarget(void *user_data) {
  note *n = user_data;
  motus_point center = {n->alpha, 0};
  CHECK_EQUAL(motus_view_set_center(n->view, center), MOTUS_OK);
}

/* UA-4: what moves keeps its velocity; completions stack. */
static void a_new_target_is_reached_without_a_jolt(void) {
  world w = world_open();
  note a = note_of(&w), b = note_of(&w);
  motus_animation_options options = options_of(1);
  options.timing.type = MOTUS_TIMING_EASE_IN_OUT;
  a.alpha = 100;
  b.alpha = -50;
  motus_runtime_animate(w.runtime, &options, retarget, &a, done, &a, NULL,
                        NULL);
  tick(&w, .4);
  double before[2], after[2], speed_before[2], speed_after[2];
  motus_view_property(w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, before,
                      2);
  motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, speed_before, 2);
  motus_runtime_animate(w.runtime, &options, retarget, &b, done, &b, NULL,
                        NULL);
  motus_view_property(w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, after,
                      2);
  motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, speed_after, 2);
  CHECK(speed_before[0] > 10);
  CHECK_NEAR(after[0], before[0], 1e-12);
  CHECK_NEAR(speed_after[0], speed_before[0], 1e-9);
  tick(&w, 1);
  CHECK_EQUAL(a.finished, 1);
  CHECK_EQUAL(b.finished, 0);
  tick(&w, 1.4);
  CHECK_EQUAL(b.finished, 1);
  world_close(&w);
}

static void completions_of_a_tick_come_in_the_order_of_the_ends(void) {
  world w = world_open();
  note notes[4];
  double durations[] = {.75, .25, .5, .25};
  for (int i = 0; i < 4; i++) {
    notes[i] = note_of(&w);
    notes[i].alpha = .1 * i;
    start(&w, &notes[i], durations[i]);
  }
  tick(&w, 3);
  CHECK_EQUAL(notes[1].order, 1);
  CHECK_EQUAL(notes[3].order, 2);
  CHECK_EQUAL(notes[2].order, 3);
  CHECK_EQUAL(notes[0].order, 4);
  world_close(&w);
}

/* ---- Without animation --------------------------------------------------- */

static void without(void *user_data) {
  note *n = user_data;
  CHECK_NEAR(motus_runtime_inherited_animation_duration(n->runtime), 1, 0);
  CHECK_EQUAL(motus_runtime_perform_without_animation(n->runtime, fade, n),
              MOTUS_OK);
}

static void changes_can_be_kept_out_of_a_block(void) {
  world w = world_open();
  note n = note_of(&w);
  motus_animation_options options = options_of(1);
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, without, &n, NULL,
                                    NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_NEAR(shown(w.view), 0, 0);
  CHECK_EQUAL(moving(&w), 0);
  world_close(&w);
}

static void animations_can_be_switched_off(void) {
  world w = world_open();
  note n = note_of(&w);
  CHECK(motus_runtime_is_animation_enabled(w.runtime));
  CHECK_EQUAL(motus_runtime_set_animation_enabled(w.runtime, false), MOTUS_OK);
  CHECK(!motus_runtime_is_animation_enabled(w.runtime));
  CHECK(start(&w, &n, 1) == NULL);
  CHECK_NEAR(shown(w.view), 0, 0);
  tick(&w, 0);
  CHECK_EQUAL(n.finished, 1);
  CHECK_EQUAL(motus_runtime_set_animation_enabled(w.runtime, true), MOTUS_OK);
  n.alpha = 1;
  CHECK(start(&w, &n, 1) != NULL);
  world_close(&w);
}

CHECK_MAIN(TEST(the_defaults_are_a_quarter_of_a_second),
           TEST(a_block_moves_what_it_changes),
           TEST(begin_and_commit_do_the_same),
           TEST(what_moves_nothing_completes_with_the_next_tick),
           TEST(a_delay_is_the_next_deadline),
           TEST(repeating_lasts_until_it_is_cancelled),
           TEST(a_repeat_count_of_one_is_once),
           TEST(no_repeat_count_is_taken_from_the_block_around),
           TEST(cancelling_ends_at_the_target_or_here),
           TEST(removing_all_shows_the_model),
           TEST(a_view_that_leaves_the_window_stops),
           TEST(a_view_that_ends_takes_its_animation_along),
           TEST(a_new_target_is_reached_without_a_jolt),
           TEST(completions_of_a_tick_come_in_the_order_of_the_ends),
           TEST(changes_can_be_kept_out_of_a_block),
           TEST(animations_can_be_switched_off))
