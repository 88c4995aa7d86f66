#include "animator_options.h"
#include "animator_scene.h"

/* ---- Refusals ------------------------------------------------------------ */

static void settings_change_only_while_it_is_inactive(void) {
  scene s;
  open(&s);
  motus_property_animator *a = s.animator;
  CHECK_EQUAL(ANIMATOR_SET(a, is_interruptible, true), MOTUS_OK);
  CHECK_EQUAL(ANIMATOR_SET(a, scrubs_linearly, false), MOTUS_OK);
  CHECK(!ANIMATOR_HAS(a, scrubs_linearly));
  CHECK_EQUAL(ANIMATOR_SET(a, is_user_interaction_enabled, false), MOTUS_OK);
  CHECK(!ANIMATOR_HAS(a, is_user_interaction_enabled));
  for (int i = 0; i < 3; i++) {
    if (i == 0)
      motus_property_animator_start(a);
    else if (i == 1)
      motus_property_animator_pause(a);
    else
      motus_property_animator_stop(a, false);
    CHECK_REFUSED(ANIMATOR_SET(a, is_interruptible, false), INVALID_STATE,
                  "motus_property_animator_set_options");
    CHECK_REFUSED(ANIMATOR_SET(a, scrubs_linearly, true), INVALID_STATE,
                  "motus_property_animator_set_options");
    CHECK_REFUSED(ANIMATOR_SET(a, is_user_interaction_enabled, true),
                  INVALID_STATE, "motus_property_animator_set_options");
    CHECK(ANIMATOR_HAS(a, is_interruptible));
    CHECK_EQUAL(ANIMATOR_SET(a, pauses_on_completion, i != 1), MOTUS_OK);
    CHECK_EQUAL(ANIMATOR_HAS(a, pauses_on_completion), i != 1);
  }
  motus_property_animator_finish(a, MOTUS_POSITION_CURRENT);
  close(&s, 2);
}

/* PA-22, the errors of the table. */
static void wrong_states_are_refused(void) {
  scene s;
  open(&s);
  motus_property_animator *a = s.animator;
  CHECK_REFUSED(motus_property_animator_stop(a, true), INVALID_STATE,
                "motus_property_animator_stop");
  CHECK_SAYS("inactive");
  CHECK_REFUSED(motus_property_animator_stop(a, false), INVALID_STATE,
                "motus_property_animator_stop");
  CHECK_REFUSED(motus_property_animator_finish(a, MOTUS_POSITION_END),
                INVALID_STATE, "motus_property_animator_finish");
  CHECK_REFUSED(motus_property_animator_continue(a, NULL, 0), INVALID_STATE,
                "motus_property_animator_continue");
  CHECK_REFUSED(motus_property_animator_continue_until(a, 1), INVALID_STATE,
                "motus_property_animator_continue_until");
  motus_property_animator_start(a);
  CHECK_REFUSED(motus_property_animator_finish(a, MOTUS_POSITION_END),
                INVALID_STATE, "motus_property_animator_finish");
  CHECK_SAYS("running");
  CHECK_REFUSED(motus_property_animator_continue(a, NULL, 0), INVALID_STATE,
                "motus_property_animator_continue");
  motus_property_animator_pause(a);
  CHECK_REFUSED(motus_property_animator_finish(a, MOTUS_POSITION_END),
                INVALID_STATE, "motus_property_animator_finish");
  CHECK_SAYS("paused");
  motus_property_animator_stop(a, false);
  CHECK_REFUSED(motus_property_animator_start(a), INVALID_STATE,
                "motus_property_animator_start");
  CHECK_SAYS("stopped");
  CHECK_REFUSED(motus_property_animator_start_after_delay(a, 0), INVALID_STATE,
                "motus_property_animator_start_after_delay");
  CHECK_REFUSED(motus_property_animator_pause(a), INVALID_STATE,
                "motus_property_animator_pause");
  CHECK_REFUSED(motus_property_animator_continue(a, NULL, 0), INVALID_STATE,
                "motus_property_animator_continue");
  CHECK_REFUSED(motus_property_animator_add_animations(a, fade, &s, destroyed),
                INVALID_STATE, "motus_property_animator_add_animations");
  CHECK_EQUAL(s.destroyed, 2);
  CHECK_EQUAL(motus_property_animator_set_fraction_complete(a, .5), MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_set_reversed(a, true), MOTUS_OK);
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_STOPPED);
  CHECK(!motus_property_animator_is_reversed(a));
  motus_property_animator_finish(a, MOTUS_POSITION_END);
  close(&s, 3);
}

static void what_is_not_interruptible_runs_to_its_end(void) {
  scene s;
  open(&s);
  motus_property_animator *a = s.animator;
  ANIMATOR_SET(a, is_interruptible, false);
  CHECK_REFUSED(motus_property_animator_pause(a), INVALID_STATE,
                "motus_property_animator_pause");
  CHECK_REFUSED(motus_property_animator_set_fraction_complete(a, .5),
                INVALID_STATE, "motus_property_animator_set_fraction_complete");
  motus_property_animator_start(a);
  CHECK_REFUSED(motus_property_animator_pause(a), INVALID_STATE,
                "motus_property_animator_pause");
  CHECK_REFUSED(motus_property_animator_stop(a, true), INVALID_STATE,
                "motus_property_animator_stop");
  tick(&s, 1);
  CHECK_TEXT(words, "end");
  close(&s, 2);
}

static void numbers_are_checked(void) {
  scene s;
  open(&s);
  motus_property_animator *out = s.animator;
  double bad[] = {-1, NAN, INFINITY};
  for (int i = 0; i < 3; i++) {
    if (bad[i] != -1) { /* a duration below 0 is none */
      CHECK_REFUSED(
          motus_property_animator_create(s.w.runtime, bad[i], NULL, &out),
          INVALID_ARGUMENT, "motus_property_animator_create");
      CHECK(out == NULL);
    }
    CHECK_REFUSED(motus_property_animator_start_after_delay(s.animator, bad[i]),
                  INVALID_ARGUMENT,
                  "motus_property_animator_start_after_delay");
  }
  CHECK_REFUSED(motus_property_animator_set_fraction_complete(s.animator, NAN),
                INVALID_ARGUMENT,
                "motus_property_animator_set_fraction_complete");
  motus_property_animator_pause(s.animator);
  for (int i = 0; i < 3; i++)
    CHECK_REFUSED(motus_property_animator_continue(s.animator, NULL, bad[i]),
                  INVALID_ARGUMENT, "motus_property_animator_continue");
  motus_timing timing = linear();
  timing.struct_size = 1;
  CHECK_REFUSED(motus_property_animator_continue(s.animator, &timing, 1),
                STRUCT_SIZE, "motus_property_animator_continue");
  CHECK(!runs(&s));
  motus_property_animator_stop(s.animator, true);
  close(&s, 2);
}

/* ---- Life ---------------------------------------------------------------- */

/* US-22: whatever it does when the last reference goes, nothing
 * crashes, and what is wrong is said. */
static void releasing_it_in_any_state_is_safe(void) {
  for (int i = 0; i < 5; i++) {
    scene s;
    open(&s);
    if (i == 1 || i == 3 || i == 4)
      motus_property_animator_start(s.animator);
    if (i == 2)
      motus_property_animator_start_after_delay(s.animator, .5);
    tick(&s, .25);
    if (i == 3)
      motus_property_animator_pause(s.animator);
    if (i == 4)
      motus_property_animator_stop(s.animator, false);
    report_clear();
    CHECK_EQUAL(motus_release(s.animator), MOTUS_OK);
    CHECK(!motus_is_alive(s.animator));
    CHECK_EQUAL(reported.count, i >= 3);
    if (i >= 3) {
      CHECK_EQUAL(reported.status, MOTUS_ERROR_INVALID_STATE);
      CHECK_SAYS(i == 3 ? "paused" : "stopped");
    }
    CHECK_REFUSED(motus_property_animator_start(s.animator), STALE_HANDLE,
                  "motus_property_animator_start");
    tick(&s, 2);
    CHECK_TEXT(words, i == 1 || i == 2 ? "end" : "");
    CHECK_NEAR(shown(&s), i == 0 ? 1 : i >= 3 ? .75 : 0, 1e-12);
    CHECK_EQUAL(s.destroyed, 2);
    close(&s, 2);
  }
}

static void the_runtime_may_end_first(void) {
  for (int i = 0; i < 5; i++) {
    scene s;
    open(&s);
    motus_property_animator_set_observer(s.animator, changed, &s, destroyed);
    if (i == 1 || i == 3 || i == 4)
      motus_property_animator_start(s.animator);
    if (i == 2)
      motus_property_animator_start_after_delay(s.animator, .5);
    tick(&s, .25);
    if (i == 3)
      motus_property_animator_pause(s.animator);
    if (i == 4)
      motus_property_animator_stop(s.animator, false);
    words[0] = 0;
    report_clear();
    world_close(&s.w);
    CHECK_EQUAL(reported.count, 0);
    CHECK(!motus_is_alive(s.animator));
    CHECK_EQUAL(s.destroyed, 3);
    CHECK_TEXT(words, "");
  }
}

/* */
static void refused_calls_destroy_their_data(void) {
  scene s;
  open(&s);
  CHECK_REFUSED(
      motus_property_animator_add_animations(s.animator, NULL, &s, destroyed),
      INVALID_ARGUMENT, "motus_property_animator_add_animations");
  CHECK_EQUAL(s.destroyed, 1);
  motus_property_animator *wrong = (motus_property_animator *)s.w.view;
  CHECK_REFUSED(
      motus_property_animator_add_completion(wrong, ended, &s, destroyed),
      WRONG_KIND, "motus_property_animator_add_completion");
  CHECK_EQUAL(s.destroyed, 2);
  CHECK_REFUSED(
      motus_property_animator_add_completion(NULL, ended, &s, destroyed),
      INVALID_ARGUMENT, "motus_property_animator_add_completion");
  CHECK_EQUAL(s.destroyed, 3);
  CHECK_REFUSED(
      motus_property_animator_add_animations(wrong, fade, &s, destroyed),
      WRONG_KIND, "motus_property_animator_add_animations");
  CHECK_EQUAL(s.destroyed, 4);
  CHECK_REFUSED(
      motus_property_animator_set_observer(wrong, changed, &s, destroyed),
      WRONG_KIND, "motus_property_animator_set_observer");
  CHECK_EQUAL(s.destroyed, 5);
  close(&s, 7);
}

/* ---- Callbacks ----------------------------------------------------------- */

static void stop_inside(void *user_data) {
  scene *s = user_data;
  fade(s);
  CHECK_EQUAL(motus_runtime_tick(s->w.runtime, 9), MOTUS_ERROR_REENTRANT);
  s->status = motus_property_animator_stop(s->animator, true);
}

static void a_block_may_stop_its_animator(void) {
  scene s;
  open(&s);
  motus_property_animator_add_animations(s.animator, stop_inside, &s,
                                         destroyed);
  CHECK_EQUAL(motus_property_animator_start(s.animator), MOTUS_OK);
  CHECK_EQUAL(s.status, MOTUS_OK);
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_INACTIVE);
  tick(&s, 5);
  CHECK_TEXT(words, "");
  close(&s, 3);
}

static void release_at_end(void *user_data, motus_animating_position position) {
  scene *s = user_data;
  ended(s, position);
  CHECK_EQUAL(motus_release(s->animator), MOTUS_OK);
}

static void a_completion_may_release_its_animator(void) {
  scene s;
  open(&s);
  motus_property_animator_add_completion(s.animator, release_at_end, &s,
                                         destroyed);
  motus_property_animator_add_completion(s.animator, ended, &s, destroyed);
  motus_property_animator_start(s.animator);
  tick(&s, 1);
  CHECK_TEXT(words, "end end end");
  CHECK(!motus_is_alive(s.animator));
  close(&s, 4);
}

static void start_again(void *user_data, motus_animating_position position) {
  scene *s = user_data;
  ended(s, position);
  motus_view_set_alpha(s->w.view, 1);
  CHECK_EQUAL(
      motus_property_animator_add_animations(s->animator, fade, s, destroyed),
      MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_start(s->animator), MOTUS_OK);
}

static void a_completion_may_start_its_animator_again(void) {
  scene s;
  open(&s);
  motus_property_animator_add_completion(s.animator, start_again, &s,
                                         destroyed);
  motus_property_animator_start(s.animator);
  tick(&s, 1);
  CHECK(runs(&s));
  CHECK_NEAR(shown(&s), 1, 0);
  tick(&s, 1.5);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  tick(&s, 2);
  CHECK_TEXT(words, "end end");
  close(&s, 4);
}

CHECK_MAIN(TEST(settings_change_only_while_it_is_inactive),
           TEST(wrong_states_are_refused),
           TEST(what_is_not_interruptible_runs_to_its_end),
           TEST(numbers_are_checked), TEST(releasing_it_in_any_state_is_safe),
           TEST(the_runtime_may_end_first),
           TEST(refused_calls_destroy_their_data),
           TEST(a_block_may_stop_its_animator),
           TEST(a_completion_may_release_its_animator),
           TEST(a_completion_may_start_its_animator_again))
