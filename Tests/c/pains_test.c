/* What users of such systems suffer from (US), seen from C: that it
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

/* US-9, PA-10, R-5: one rule for reversed and fraction. The fraction is
 * measured in the direction of travel, and turning round does not move the
 * picture. */
static void a_fraction_goes_with_the_direction_of_travel(void) {
  motus_property_animator *animator = NULL;
  motus_view *view = NULL;
  motus_timing timing;
  story_open(&s);
  motus_timing_init(&timing, sizeof timing);
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

/* US-1, US-2, US-8: a cancel shows no frame of the end, and goes back all the
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

/* US-3, TR-10: a finger that is gone before the transition has begun. */
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

/* US-6, TR-14: a second gesture while the first one's transition completes. */
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
  CHECK_EQUAL(motus_view_controller_appearance_state(s.c),
              MOTUS_APPEARANCE_APPEARED);
  story_close(&s);
}

/* US-15: who heard that A will be shown can hear that it was not. */
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

/* US-20, NV-4: nothing is left of a stack that was cancelled. */
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

static motus_percent_driven_interaction *hand;
static motus_animation_controller *sweeper;

static double sweep_duration(void *user_data,
                             motus_transition_context *context) {
  (void)user_data, (void)context;
  return 0.5;
}

static void sweep_ended(void *user_data, bool finished) {
  (void)finished;
  motus_transition_context_complete(
      user_data, !motus_transition_context_was_cancelled(user_data));
}

static void sweep_off(void *user_data) {
  motus_view_set_alpha(user_data, 0.5);
}

static void sweep(void *user_data, motus_transition_context *context) {
  (void)user_data;
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  /* LC-9: the presenter is told, its view is still nobody's to move. */
  CHECK((to == NULL) != (from == NULL));
  if (to)
    motus_view_add_subview(motus_transition_context_container_view(context),
                           to);
  motus_runtime_animate(s.runtime, &options, sweep_off, to ? to : from,
                        sweep_ended, context, NULL, NULL);
}

static motus_animation_controller *
sweeper_for(void *user_data, motus_view_controller *presented,
            motus_view_controller *presenting, motus_view_controller *source) {
  (void)user_data, (void)presented, (void)presenting, (void)source;
  return sweeper;
}

static motus_animation_controller *
sweeper_back(void *user_data, motus_view_controller *dismissed) {
  (void)user_data, (void)dismissed;
  return sweeper;
}

static motus_interaction_controller *
hand_for(void *user_data, motus_animation_controller *animator) {
  (void)user_data, (void)animator;
  return (motus_interaction_controller *)hand;
}

/* US-16: with one order for all, a presenter hears of styles that leave its
 * view in place, in balance, cancelled ones included. */
static void a_covered_presenter_can_hear_of_it(motus_presentation_style style) {
  motus_view_controller *r, *p, *c;
  story_open(&s);
  motus_runtime_set_uses_uniform_order(s.runtime, true);
  r = story_screen(&s, "R");
  p = story_screen(&s, "P");
  c = story_screen(&s, "C");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_controller_add_child(r, c);
  motus_view_add_subview(motus_view_controller_view(r),
                         motus_view_controller_view(c));
  motus_view_controller_did_move_to_parent(c, r);
  motus_view_controller_set_presentation_style(p, style);
  story_tick(&s);
  s.told[0] = 0;
  motus_view_controller_present(r, p, true, story_completed, &s, NULL);
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.did_load R.will_disappear~ C.will_disappear~ "
                 "P.will_appear~ P.is_appearing~ R.did_disappear~ "
                 "C.did_disappear~ P.did_appear~ completed");
  /* Its view is where it was; whoever comes below it is told when it is. */
  CHECK(motus_view_superview(motus_view_controller_view(r)) ==
        motus_runtime_window(s.runtime));
  motus_view_remove_from_superview(motus_view_controller_view(c));
  motus_view_add_subview(motus_view_controller_view(r),
                         motus_view_controller_view(c));
  CHECK_TOLD(&s, "");
  /* Cancelled in both directions. */
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .transition_duration = sweep_duration,
      .animate_transition = sweep};
  motus_animation_controller_create(s.runtime, &callbacks, NULL, NULL,
                                    &sweeper);
  motus_percent_driven_interaction_create(s.runtime, &hand);
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller_for_presented = sweeper_for,
      .animation_controller_for_dismissed = sweeper_back,
      .interaction_controller_for_presentation = hand_for,
      .interaction_controller_for_dismissal = hand_for};
  motus_view_controller_set_transitioning_delegate(p, &delegate, NULL, NULL);
  motus_view_controller_dismiss(r, true, story_completed, &s, NULL);
  story_tick(&s);
  motus_percent_driven_interaction_update(hand, 0.4);
  motus_percent_driven_interaction_cancel(hand);
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.will_disappear~ R.will_appear~ C.will_appear~ "
                 "R.is_appearing~ C.is_appearing~ R.will_disappear~ "
                 "C.will_disappear~ P.will_appear~ R.did_disappear~ "
                 "C.did_disappear~ P.is_appearing~ P.did_appear~ "
                 "not_completed");
  motus_view_controller_dismiss(r, false, story_completed, &s, NULL);
  CHECK_TOLD(&s, "P.will_disappear R.will_appear C.will_appear R.is_appearing "
                 "C.is_appearing P.did_disappear R.did_appear C.did_appear "
                 "completed");
  motus_view_controller_present(r, p, true, story_completed, &s, NULL);
  story_tick(&s);
  motus_percent_driven_interaction_update(hand, 0.4);
  motus_percent_driven_interaction_cancel(hand);
  story_run(&s, 1);
  CHECK_TOLD(&s, "R.will_disappear~ C.will_disappear~ P.will_appear~ "
                 "P.is_appearing~ P.will_disappear~ R.will_appear~ "
                 "C.will_appear~ P.did_disappear~ R.is_appearing~ "
                 "C.is_appearing~ R.did_appear~ C.did_appear~ not_completed");
  CHECK_EQUAL(motus_view_controller_appearance_state(c),
              MOTUS_APPEARANCE_APPEARED);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  motus_release(hand);
  motus_release(sweeper);
  story_close(&s);
}

static void a_presenter_under_a_sheet_can_hear_of_it(void) {
  a_covered_presenter_can_hear_of_it(MOTUS_PRESENTATION_PAGE_SHEET);
}

static void a_presenter_that_stays_can_hear_of_it(void) {
  a_covered_presenter_can_hear_of_it(MOTUS_PRESENTATION_OVER_FULL_SCREEN);
}

/* US-16: what is covered goes on moving. */
static void a_covered_stack_pushes_with_animation(void) {
  motus_view_controller *p;
  story_open_navigation(&s);
  motus_runtime_set_uses_uniform_order(s.runtime, true);
  p = story_screen(&s, "P");
  motus_view_controller_set_presentation_style(
      p, MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  motus_view_controller_present(s.a, p, false, NULL, NULL, NULL);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
              MOTUS_APPEARANCE_DISAPPEARED);
  s.told[0] = 0;
  story_push(&s, s.b, true);
  story_run(&s, 0.2);
  CHECK(story_x(s.b) > WIDTH / 2 && story_x(s.b) < 1.5 * WIDTH);
  story_run(&s, 0.5);
  CHECK(strstr(s.told, "appear") == NULL);
  CHECK(strstr(s.told, "completed") != NULL);
  s.told[0] = 0;
  motus_view_controller_dismiss(p, false, NULL, NULL, NULL);
  CHECK(story_in_order(&s, "B.will_appear B.is_appearing B.did_appear"));
  CHECK(strstr(s.told, "A.") == NULL);
  story_close(&s);
}

CHECK_MAIN(TEST(a_presenter_under_a_sheet_can_hear_of_it),
           TEST(a_presenter_that_stays_can_hear_of_it),
           TEST(a_covered_stack_pushes_with_animation),
           TEST(a_fraction_goes_with_the_direction_of_travel),
           TEST(a_cancel_goes_back_frame_by_frame),
           TEST(a_finger_can_leave_before_the_beginning),
           TEST(a_second_gesture_waits_its_turn),
           TEST(a_cancelled_transition_is_told),
           TEST(a_cancelled_stack_is_the_old_one))
