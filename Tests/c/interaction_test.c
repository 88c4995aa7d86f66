/* Interactive transitions: scrubbed, let go, taken again. */
#include "story_navigation.h"

static story s;

static double percent(void) {
  return motus_percent_driven_interaction_percent_complete(s.hand);
}

/* PD-1, PD-2. */
static void a_fraction_is_shown_as_it_is(void) {
  story_open_pop(&s, true);
  const double fractions[] = {0.1, 0.5, 0.25, 1, 0};
  for (int i = 0; i < 5; i++) {
    story_drag(&s, fractions[i]);
    CHECK_NEAR(story_shown(&s), fractions[i], 1e-12);
    CHECK_NEAR(percent(), fractions[i], 0);
  }
  story_drag(&s, 1.5);
  CHECK_NEAR(story_shown(&s), 1, 1e-12);
  CHECK_NEAR(percent(), 1, 0);
  story_drag(&s, -3);
  CHECK_NEAR(story_shown(&s), 0, 1e-12);
  CHECK_NEAR(percent(), 0, 0);
  story_run(&s, 2); /* it stays in the hand */
  CHECK_NEAR(story_shown(&s), 0, 1e-12);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A");
  story_close(&s);
}

/* PD-3: (1 - p) * duration along the completion curve. */
static void the_rest_runs_to_the_end_when_the_hand_lets_go(void) {
  story_open_pop(&s, true);
  story_drag(&s, 0.25);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  for (int frame = 0; frame < 24; frame++) {
    double t = frame * FRAME / (0.75 * 0.5);
    CHECK_NEAR(story_shown(&s), 0.25 + 0.75 * ease_in_out(t), 1e-9);
    story_tick(&s);
  }
  CHECK(story_in_order(&s, "ended B.did_disappear~ A.did_appear~ B.did_move(-) "
                           "nav.did_show(A)~ completed"));
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

/* LC-5, LC-6, NV-4, CO-8: p * duration back, and everything is as before. */
static void a_cancel_runs_back_and_restores_everything(void) {
  story_open_pop(&s, true);
  story_drag(&s, 0.5);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(s.hand), MOTUS_OK);
  CHECK_TOLD(&s, ""); /* the corrective calls come when it is over */
  for (int frame = 0; frame < 16; frame++) {
    double t = frame * FRAME / (0.5 * 0.5);
    CHECK_NEAR(story_shown(&s), 0.5 - 0.5 * ease_in_out(t), 1e-9);
    CHECK_TOLD(&s, "");
    story_tick(&s);
  }
  CHECK_TOLD(&s, "ended_cancelled A.will_disappear~ B.will_appear~ "
                 "A.did_disappear~ B.is_appearing~ B.did_appear~ "
                 "B.did_move(nav) not_completed");
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK_NEAR(story_shown(&s), 0, 0);
  CHECK_NEAR(motus_view_center(motus_view_controller_view(s.b)).x, WIDTH / 2,
             0);
  CHECK(motus_view_superview(motus_view_controller_view(s.a)) == NULL);
  CHECK(motus_view_controller_parent(s.b) == story_root(&s));
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_APPEARED);
  story_close(&s);
}

static void speed_and_curve_of_the_rest_can_be_chosen(void) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_LINEAR;
  story_open_pop(&s, true);
  CHECK_NEAR(motus_percent_driven_interaction_completion_speed(s.hand), 1, 0);
  CHECK_EQUAL(motus_percent_driven_interaction_set_completion_speed(s.hand, 2),
              MOTUS_OK);
  CHECK_NEAR(motus_percent_driven_interaction_completion_speed(s.hand), 2, 0);
  CHECK_EQUAL(
      motus_percent_driven_interaction_set_completion_timing(s.hand, &timing),
      MOTUS_OK);
  story_drag(&s, 0.5);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  for (int frame = 0; frame < 8; frame++) {
    CHECK_NEAR(story_shown(&s), 0.5 + 0.5 * frame * FRAME / (0.5 * 0.5 / 2),
               1e-9);
    story_tick(&s);
  }
  CHECK(story_in_order(&s, "completed"));
  story_close(&s);
}

/* PD-9. */
static void a_speed_that_is_none_keeps_the_old_one(void) {
  const double speeds[] = {0, -1};
  story_open_pop(&s, true);
  motus_percent_driven_interaction_set_completion_speed(s.hand, 3);
  for (int i = 0; i < 2; i++)
    CHECK_REFUSED(motus_percent_driven_interaction_set_completion_speed(
                      s.hand, speeds[i]),
                  INVALID_ARGUMENT,
                  "motus_percent_driven_interaction_set_completion_speed");
  CHECK_NEAR(motus_percent_driven_interaction_completion_speed(s.hand), 3, 0);
  report_clear();
  story_close(&s);
}

/* PD-10. */
static void the_duration_is_known_when_it_has_begun(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  CHECK_NEAR(motus_percent_driven_interaction_duration(s.hand), 0, 0);
  CHECK(motus_percent_driven_interaction_wants_interactive_start(s.hand));
  story_push(&s, s.b, true);
  CHECK_NEAR(motus_percent_driven_interaction_duration(s.hand), 0, 0);
  story_tick(&s);
  CHECK_NEAR(motus_percent_driven_interaction_duration(s.hand), 0.5, 0);
  motus_percent_driven_interaction_finish(s.hand);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

/* PD-4: the first word counts, and after it nothing is scrubbed. */
static void the_first_of_finish_and_cancel_counts(void) {
  story_open_pop(&s, true);
  story_drag(&s, 0.5);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  CHECK_EQUAL(motus_percent_driven_interaction_update(s.hand, 0), MOTUS_OK);
  CHECK_REFUSED(motus_percent_driven_interaction_cancel(s.hand), INVALID_STATE,
                "motus_percent_driven_interaction_cancel");
  CHECK_SAYS("percent-driven interaction");
  story_tick(&s);
  CHECK(story_shown(&s) > 0.5);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A");
  report_clear();
  story_close(&s);
}

static void a_free_hand_has_nothing_to_end(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  CHECK_EQUAL(motus_percent_driven_interaction_update(s.hand, 0.5), MOTUS_OK);
  CHECK_REFUSED(motus_percent_driven_interaction_finish(s.hand), INVALID_STATE,
                "motus_percent_driven_interaction_finish");
  CHECK_REFUSED(motus_percent_driven_interaction_cancel(s.hand), INVALID_STATE,
                "motus_percent_driven_interaction_cancel");
  CHECK_REFUSED(
      motus_percent_driven_interaction_finish_with_velocity(s.hand, 1),
      INVALID_STATE, "motus_percent_driven_interaction_finish_with_velocity");
  CHECK_REFUSED(
      motus_percent_driven_interaction_cancel_with_velocity(s.hand, 1),
      INVALID_STATE, "motus_percent_driven_interaction_cancel_with_velocity");
  CHECK_REFUSED(motus_percent_driven_interaction_pause(s.hand), INVALID_STATE,
                "motus_percent_driven_interaction_pause");
  report_clear();
  story_close(&s);
}

/* TR-10: what comes before the beginning is kept. */
static void an_early_finish_is_kept(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  story_tick(&s);
  story_tick(&s);
  CHECK(story_shown(&s) < 1 && story_shown(&s) > 0.9);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK(story_in_order(&s, "animate ended B.did_appear~ completed"));
  story_close(&s);
}

static void an_early_cancel_is_kept(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  CHECK_EQUAL(motus_percent_driven_interaction_update(s.hand, 0), MOTUS_OK);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(s.hand), MOTUS_OK);
  CHECK_EQUAL(motus_percent_driven_interaction_update(s.hand, 0.9), MOTUS_OK);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(story_in_order(&s, "B.will_move(nav) animate ended_cancelled "
                           "B.will_disappear~ B.did_disappear~ B.did_move(-) "
                           "not_completed"));
  CHECK(story_in_order(&s, "A.will_disappear~ A.will_appear~ A.did_appear~"));
  story_close(&s);
}

static void an_early_fraction_is_kept(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  CHECK_EQUAL(motus_percent_driven_interaction_update(s.hand, 0.25), MOTUS_OK);
  story_tick(&s);
  CHECK_NEAR(1 - story_shown(&s), 0.25, 1e-12);
  CHECK_NEAR(percent(), 0.25, 0);
  story_close(&s);
}

/* TR-4: it runs by itself, and can be taken. */
static void a_transition_that_runs_can_be_taken_into_the_hand(void) {
  story_open_pop(&s, false);
  CHECK(!motus_percent_driven_interaction_wants_interactive_start(s.hand));
  story_run(&s, 0.125);
  CHECK_NEAR(story_shown(&s), 0.25, 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_pause(s.hand), MOTUS_OK);
  CHECK_NEAR(story_shown(&s), 0.25, 1e-9);
  CHECK_NEAR(percent(), 0.25, 1e-9);
  story_tick(&s);
  CHECK_NEAR(story_shown(&s), 0.25, 1e-9);
  story_drag(&s, 0.75);
  CHECK_NEAR(story_shown(&s), 0.75, 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(s.hand), MOTUS_OK);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

/* TR-6: whatever was said holds only if nobody takes it again. */
static void a_cancelled_transition_can_be_taken_again_and_finished(void) {
  story_open_pop(&s, true);
  story_drag(&s, 0.75);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(s.hand), MOTUS_OK);
  story_run(&s, 0.125);
  double x = story_shown(&s);
  CHECK(x < 0.75 && x > 0);
  CHECK_EQUAL(motus_percent_driven_interaction_pause(s.hand), MOTUS_OK);
  CHECK_NEAR(percent(), x, 1e-12);
  story_tick(&s);
  CHECK_NEAR(story_shown(&s), x, 1e-12);
  CHECK_REFUSED(motus_percent_driven_interaction_pause(s.hand), INVALID_STATE,
                "motus_percent_driven_interaction_pause");
  report_clear();
  story_drag(&s, x + 0.1);
  CHECK_NEAR(story_shown(&s), x + 0.1, 1e-12);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(story_in_order(&s, "ended B.did_disappear~ A.did_appear~ completed"));
  story_close(&s);
}

static void a_hand_does_one_transition_after_the_other(void) {
  story_open_pop(&s, true);
  story_drag(&s, 0.5);
  motus_percent_driven_interaction_cancel(s.hand);
  story_run(&s, 1);
  for (int round = 0; round < 3; round++) {
    CHECK(story_pop(&s, true) == s.b);
    story_tick(&s);
    CHECK_NEAR(percent(), 0, 0);
    story_drag(&s, 0.5);
    motus_percent_driven_interaction_finish(s.hand);
    story_run(&s, 1);
    CHECK_TEXT(story_stack(&s), "A");
    story_push(&s, s.b, false);
  }
  story_close(&s);
}

CHECK_MAIN(TEST(a_fraction_is_shown_as_it_is),
           TEST(the_rest_runs_to_the_end_when_the_hand_lets_go),
           TEST(a_cancel_runs_back_and_restores_everything),
           TEST(speed_and_curve_of_the_rest_can_be_chosen),
           TEST(a_speed_that_is_none_keeps_the_old_one),
           TEST(the_duration_is_known_when_it_has_begun),
           TEST(the_first_of_finish_and_cancel_counts),
           TEST(a_free_hand_has_nothing_to_end), TEST(an_early_finish_is_kept),
           TEST(an_early_cancel_is_kept), TEST(an_early_fraction_is_kept),
           TEST(a_transition_that_runs_can_be_taken_into_the_hand),
           TEST(a_cancelled_transition_can_be_taken_again_and_finished),
           TEST(a_hand_does_one_transition_after_the_other))
