/* What users of such systems suffer from (CONTRACT 4), seen from C: that it
 * cannot happen here. The others are held where their subject is. */
#include "story_navigation.h"

static story s;

static void fade(void *user_data) {
  motus_view_set_alpha(user_data, 0);
}

static double shown_alpha(motus_view *view) {
  double alpha = NAN;
  motus_view_property(view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha, 1);
  return alpha;
}

static void arrived(void *user_data, motus_animating_position position) {
  story_say(user_data,
            position == MOTUS_POSITION_START ? "at_start" : "at_end");
}

/* Pain 9, PA-10: one rule for reversed and fraction. The fraction is measured
 * in the direction of travel, and turning round does not move the picture. */
static void a_fraction_goes_with_the_direction_of_travel(void) {
  motus_property_animator *animator = NULL;
  motus_view *view = NULL;
  motus_timing timing;
  story_open(&s);
  motus_timing_init(&timing);
  timing.type = MOTUS_TIMING_LINEAR;
  motus_view_create(s.runtime, &view);
  motus_view_add_subview(motus_runtime_window(s.runtime), view);
  CHECK_EQUAL(motus_property_animator_create(s.runtime, 1, &timing, &animator),
              MOTUS_OK);
  motus_property_animator_add_animations(animator, fade, view, NULL);
  motus_property_animator_add_completion(animator, arrived, &s, NULL);
  motus_property_animator_set_fraction_complete(animator, 0.25);
  story_tick(&s);
  CHECK_NEAR(shown_alpha(view), 0.75, 1e-12);
  motus_property_animator_set_reversed(animator, true);
  story_tick(&s);
  CHECK_NEAR(shown_alpha(view), 0.75, 1e-12);
  CHECK_NEAR(motus_property_animator_fraction_complete(animator), 0.75, 1e-12);
  motus_property_animator_set_fraction_complete(animator, 0.5);
  story_tick(&s);
  CHECK_NEAR(shown_alpha(view), 0.5, 1e-12);
  motus_property_animator_start(animator);
  story_tick(&s);
  story_run(&s, 0.25);
  CHECK(motus_property_animator_fraction_complete(animator) > 0.7);
  CHECK(shown_alpha(view) > 0.7);
  story_run(&s, 0.5);
  CHECK_TOLD(&s, "at_start");
  CHECK_NEAR(shown_alpha(view), 1, 0);
  motus_release(animator);
  motus_release(view);
  story_close(&s);
}

/* Pains 1, 2 and 8: a cancel shows no frame of the end, and goes back all the
 * way instead of jumping. */
static void a_cancel_goes_back_frame_by_frame(void) {
  story_open_pop(&s, true);
  story_drag(&s, 0.5);
  double last = story_shown(&s);
  CHECK_NEAR(last, 0.5, 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(s.hand), MOTUS_OK);
  for (int frame = 0; frame < 40; frame++) {
    story_tick(&s);
    double now = story_shown(&s);
    CHECK(now <= last + 1e-12 && now >= last - 0.25 && now >= -1e-12);
    last = now;
  }
  CHECK_NEAR(last, 0, 1e-12);
  CHECK(story_in_order(&s, "ended_cancelled B.did_appear~ not_completed"));
  story_close(&s);
}

/* Pain 3, TR-10: a finger that is gone before the transition has begun. */
static void a_finger_can_leave_before_the_beginning(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "B.did_appear~ completed"));
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

/* Pain 6, TR-14: a second gesture while the first one's transition completes. */
static void a_second_gesture_waits_its_turn(void) {
  story_open_pop(&s, true);
  story_drag(&s, 0.8);
  motus_percent_driven_interaction_finish(s.hand);
  story_tick(&s);
  motus_view_controller *popped = story_pop(&s, true);
  CHECK(popped == NULL); /* it waits */
  story_push(&s, s.c, true);
  story_run(&s, 0.5);
  motus_percent_driven_interaction_finish(s.hand);
  story_run(&s, 1.5);
  CHECK_TEXT(story_stack(&s), "A C");
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(motus_view_controller_appearance(s.c), MOTUS_APPEARANCE_APPEARED);
  story_close(&s);
}

/* Pain 15: who heard that A will be shown can hear that it was not. */
static void a_cancelled_transition_is_told(void) {
  story_open_pop(&s, true);
  s.happened[0] = 0;
  story_drag(&s, 0.3);
  motus_percent_driven_interaction_cancel(s.hand);
  story_run(&s, 1);
  CHECK(strstr(s.happened, "nav.cancelling(A)") != NULL);
  CHECK(strstr(s.happened, "nav.ended(A)") != NULL);
  CHECK(strstr(s.happened, "did_show") == NULL);
  CHECK(story_in_order(&s, "A.will_disappear~ A.did_disappear~"));
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

/* Pain 20, NV-4: nothing is left of a stack that was cancelled. */
static void a_cancelled_stack_is_the_old_one(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  story_animate_by_blocks(&s, true);
  motus_view_controller *new_stack[] = {s.d, s.b, s.c};
  CHECK_EQUAL(motus_navigation_controller_set_view_controllers(
                  s.navigation, new_stack, 3, true, story_completed, &s, NULL),
              MOTUS_OK);
  story_tick(&s);
  story_drag(&s, 0.4);
  motus_percent_driven_interaction_cancel(s.hand);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK_EQUAL(motus_view_controller_child_count(story_root(&s)), 2);
  CHECK(motus_view_controller_parent(s.c) == NULL);
  CHECK(motus_view_controller_parent(s.d) == NULL);
  CHECK(story_in_order(&s, "ended_cancelled not_completed"));
  story_close(&s);
}

CHECK_MAIN(TEST(a_fraction_goes_with_the_direction_of_travel),
           TEST(a_cancel_goes_back_frame_by_frame),
           TEST(a_finger_can_leave_before_the_beginning),
           TEST(a_second_gesture_waits_its_turn),
           TEST(a_cancelled_transition_is_told),
           TEST(a_cancelled_stack_is_the_old_one))
