/* Animators of transitions: what they are told, how they end. */
#include "story_navigation.h"

static story s;
static motus_transition_context *context;

static void check_rect(motus_rect got, double x, double width, double height) {
  CHECK_NEAR(got.x, x, 0);
  CHECK_NEAR(got.width, width, 0);
  CHECK_NEAR(got.height, height, 0);
}

static void look_around(void *user_data, motus_transition_context *it) {
  const motus_transition_side from = MOTUS_TRANSITION_FROM,
                              to = MOTUS_TRANSITION_TO;
  context = it;
  CHECK(motus_transition_context_container_view(it) ==
        motus_view_controller_view(story_root(&s)));
  CHECK(motus_transition_context_view_controller(it, from) == s.a);
  CHECK(motus_transition_context_view_controller(it, to) == s.b);
  CHECK(motus_transition_context_view(it, from) ==
        motus_view_controller_view_if_loaded(s.a));
  CHECK(motus_transition_context_view(it, to) ==
        motus_view_controller_view_if_loaded(s.b));
  check_rect(motus_transition_context_initial_frame(it, from), 0, WIDTH,
             HEIGHT);
  check_rect(motus_transition_context_initial_frame(it, to), 0, 0, 0);
  /* TR-7: zero says that it leaves. */
  check_rect(motus_transition_context_final_frame(it, from), 0, 0, 0);
  check_rect(motus_transition_context_final_frame(it, to), 0, WIDTH, HEIGHT);
  motus_transition_info info = {.struct_size = sizeof info};
  CHECK_EQUAL(motus_transition_coordinator_info(
                  motus_transition_context_coordinator(it), &info),
              MOTUS_OK);
  CHECK(info.is_animated);
  CHECK(!motus_transition_context_is_interactive(it));
  CHECK(!motus_transition_context_was_cancelled(it));
  CHECK_EQUAL(motus_transition_context_operation(it), MOTUS_NAVIGATION_PUSH);
  story_animate(user_data, it);
}

static void an_animator_sees_both_sides(void) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = look_around;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_tick(&s);
  CHECK(motus_is_alive(context));
  double began = motus_runtime_time(s.runtime);
  for (int frame = 0; frame < 31; frame++) {
    story_tick(&s);
    CHECK_NEAR(story_x(s.b),
               WIDTH / 2 +
                   WIDTH * (1 - (motus_runtime_time(s.runtime) - began) / 0.5),
               1e-9);
  }
  story_tick(&s);
  CHECK(!motus_is_alive(context));
  CHECK_NEAR(story_x(s.b), WIDTH / 2, 0);
  /* R-1, and LC-1. */
  CHECK(story_in_order(&s, "nav.will_show(B)~ animate B.is_appearing~ ended "
                           "A.did_disappear~ B.did_appear~ B.did_move(nav) "
                           "nav.did_show(B)~ completed"));
  CHECK(motus_view_superview(motus_view_controller_view(s.a)) == NULL);
  story_close(&s);
}

static void an_ended_context_is_stale(void) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = look_around;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_run(&s, 1);
  CHECK_REFUSED(motus_transition_context_complete(context, true), STALE_HANDLE,
                "motus_transition_context_complete");
  CHECK_REFUSED(motus_transition_context_pause(context), STALE_HANDLE,
                "motus_transition_context_pause");
  CHECK_ZERO(motus_transition_context_container_view(context) == NULL,
             STALE_HANDLE, "motus_transition_context_container_view");
  CHECK_SAYS("transition context");
  report_clear();
  story_close(&s);
}

static void remember(void *user_data, motus_transition_context *it) {
  story_say(user_data, "animate");
  context = it;
  motus_view_add_subview(
      motus_transition_context_container_view(it),
      motus_transition_context_view(it, MOTUS_TRANSITION_TO));
}

/* TR-1 and R-12: everything waits for the animator, which is named when it
 * takes too long. */
static void an_animator_that_never_completes_is_reported(void) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = remember;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_push(&s, s.c, true);
  double deadline = 0;
  story_run(&s, 1);
  CHECK_EQUAL(reported.count, 0);
  CHECK(motus_runtime_next_deadline(s.runtime, &deadline));
  CHECK(deadline > motus_runtime_time(s.runtime));
  story_run(&s, 2);
  report_check(MOTUS_ERROR_INVALID_STATE, "motus_transition_context_complete",
               __FILE__, __LINE__);
  char name[32];
  sprintf(name, "0x%llx", (unsigned long long)(uintptr_t)s.animator);
  CHECK_SAYS(name);
  CHECK_TEXT(story_stack(&s), "A B");
  report_clear();
  CHECK_EQUAL(motus_transition_context_complete(context, true), MOTUS_OK);
  story_tick(&s);
  CHECK_TEXT(story_stack(&s), "A B C");
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_DISAPPEARING);
  CHECK_EQUAL(motus_transition_context_complete(context, true), MOTUS_OK);
  story_close(&s);
}

static void an_animator_may_say_that_it_was_cancelled(void) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = remember;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_tick(&s);
  s.told[0] = 0;
  CHECK_EQUAL(motus_transition_context_complete(context, false), MOTUS_OK);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(story_in_order(&s, "ended_cancelled B.will_disappear~ A.will_appear~ "
                           "B.did_disappear~ A.is_appearing~ A.did_appear~ "
                           "B.did_move(-) not_completed"));
  CHECK(motus_view_superview(motus_view_controller_view(s.b)) == NULL);
  CHECK(motus_view_is_in_window(motus_view_controller_view(s.a)));
  story_close(&s);
}

static double complete_too_early(void *user_data,
                                 motus_transition_context *it) {
  (void)user_data;
  CHECK_REFUSED(motus_transition_context_complete(it, true), INVALID_STATE,
                "motus_transition_context_complete");
  CHECK_SAYS("transition");
  CHECK_REFUSED(motus_transition_context_pause(it), INVALID_STATE,
                "motus_transition_context_pause");
  report_clear();
  return 0.5;
}

static void what_has_not_begun_cannot_be_completed(void) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.transition_duration = complete_too_early;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "completed"));
  story_close(&s);
}

static void complete_at_once(void *user_data, motus_transition_context *it) {
  remember(user_data, it);
  CHECK_EQUAL(motus_transition_context_complete(it, true), MOTUS_OK);
  CHECK_REFUSED(motus_transition_context_complete(it, true), STALE_HANDLE,
                "motus_transition_context_complete");
  report_clear();
}

static void an_animator_may_complete_while_it_sets_up(void) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = complete_at_once;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_tick(&s);
  CHECK(story_in_order(&s, "animate ended A.did_disappear~ B.did_appear~ "
                           "completed"));
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_APPEARED);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
              MOTUS_APPEARANCE_DISAPPEARED);
  story_close(&s);
}

/* TR-11: what has left leaves and what has come stays, whatever the animator
 * does. */
static void do_nothing(void *user_data, motus_transition_context *it) {
  story_say(user_data, "animate");
  motus_transition_context_complete(it, true);
}

static void the_hierarchy_is_put_right_whatever_the_animator_does(void) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = do_nothing;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_tick(&s);
  CHECK(motus_view_is_in_window(motus_view_controller_view(s.b)));
  CHECK(!motus_view_is_in_window(motus_view_controller_view(s.a)));
  CHECK_NEAR(story_x(s.b), WIDTH / 2, 0);
  story_close(&s);
}

static double strange_duration;

static double answer_strangely(void *user_data, motus_transition_context *it) {
  (void)user_data, (void)it;
  return strange_duration;
}

static void a_duration_that_is_none_is_the_kinds_own(void) {
  const double durations[] = {NAN, INFINITY, -INFINITY};
  for (int i = 0; i < 3; i++) {
    motus_transition_info info = {.struct_size = sizeof info};
    strange_duration = durations[i];
    story_open_navigation(&s);
    motus_animation_controller_callbacks callbacks = story_animating();
    callbacks.transition_duration = answer_strangely;
    story_animate_with(&s, &callbacks);
    story_push(&s, s.b, true);
    story_tick(&s);
    CHECK_EQUAL(motus_transition_coordinator_info(
                    motus_view_controller_transition_coordinator(s.b), &info),
                MOTUS_OK);
    CHECK_NEAR(info.transition_duration, 0.35, 0);
    story_run(&s, 1);
    CHECK(story_in_order(&s, "completed"));
    report_clear();
    story_close(&s);
  }
}

/* ---- An interruptible animator: TR-5 ---- */

static motus_property_animator *vended;
static int vendings;

static void vend_move(void *user_data) {
  motus_point middle = {WIDTH / 2, HEIGHT / 2};
  motus_view_set_center(user_data, middle);
}

static void vend_done(void *user_data, motus_animating_position position) {
  CHECK_EQUAL(motus_transition_context_complete(user_data,
                                                position == MOTUS_POSITION_END),
              MOTUS_OK);
}

static motus_property_animator *vend(void *user_data,
                                     motus_transition_context *it) {
  story *told = user_data;
  vendings += 1;
  if (!vended) {
    motus_view *to = motus_transition_context_view(it, MOTUS_TRANSITION_TO);
    motus_timing timing;
    motus_timing_init(&timing, sizeof timing);
    timing.type = MOTUS_TIMING_LINEAR;
    CHECK_EQUAL(
        motus_property_animator_create(told->runtime, 0.5, &timing, &vended),
        MOTUS_OK);
    motus_property_animator_add_animations(vended, vend_move, to, NULL);
    motus_property_animator_add_completion(vended, vend_done, it, NULL);
  }
  return vended;
}

static void start_vended(void *user_data, motus_transition_context *it) {
  motus_point right = {WIDTH * 1.5, HEIGHT / 2};
  motus_view *to = motus_transition_context_view(it, MOTUS_TRANSITION_TO);
  context = it;
  story_say(user_data, "animate");
  motus_view_add_subview(motus_transition_context_container_view(it), to);
  motus_view_set_center(to, right);
  motus_property_animator_start(vend(user_data, it));
}

static void open_vended(bool by_hand) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = start_vended;
  callbacks.interruptible_animator = vend;
  vended = NULL;
  vendings = 0;
  story_animate_with(&s, &callbacks);
  motus_percent_driven_interaction_create(s.runtime, &s.hand);
  s.interaction = (motus_interaction_controller *)s.hand;
  motus_percent_driven_interaction_set_wants_interactive_start(s.hand, by_hand);
}

static void an_interruptible_animator_carries_the_transition(void) {
  open_vended(false);
  story_push(&s, s.b, true);
  story_run(&s, 1);
  CHECK(vendings >= 2);
  CHECK(story_in_order(&s, "animate ended B.did_appear~ completed"));
  CHECK_NEAR(story_x(s.b), WIDTH / 2, 0);
  motus_release(vended);
  story_close(&s);
}

static void it_is_paused_scrubbed_and_carried_on_through_it(void) {
  open_vended(false);
  story_push(&s, s.b, true);
  story_tick(&s);
  story_run(&s, 0.125);
  CHECK_NEAR(story_x(s.b), WIDTH * 1.25, 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_pause(s.hand), MOTUS_OK);
  CHECK(motus_transition_context_is_interactive(context));
  CHECK(!motus_property_animator_is_running(vended));
  CHECK_NEAR(motus_percent_driven_interaction_percent_complete(s.hand), 0.25,
             1e-9);
  story_tick(&s);
  CHECK_NEAR(story_x(s.b), WIDTH * 1.25, 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_update(s.hand, 0.5), MOTUS_OK);
  story_tick(&s);
  CHECK_NEAR(story_x(s.b), WIDTH, 1e-9);
  CHECK_NEAR(motus_property_animator_fraction_complete(vended), 0.5, 1e-12);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  CHECK(motus_property_animator_is_running(vended));
  story_run(&s, 1);
  CHECK(story_in_order(&s, "animate ended B.did_appear~ completed"));
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK_EQUAL(motus_property_animator_state(vended), MOTUS_ANIMATING_INACTIVE);
  motus_release(vended);
  story_close(&s);
}

static void it_is_turned_around_by_a_cancel(void) {
  open_vended(true);
  story_push(&s, s.b, true);
  story_tick(&s);
  CHECK(motus_transition_context_is_interactive(context));
  CHECK_EQUAL(motus_percent_driven_interaction_update(s.hand, 0.5), MOTUS_OK);
  story_tick(&s);
  CHECK_NEAR(story_x(s.b), WIDTH, 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(s.hand), MOTUS_OK);
  CHECK(motus_property_animator_is_reversed(vended));
  double before = story_x(s.b);
  for (int frame = 0; frame < 8; frame++) {
    story_tick(&s);
    CHECK(story_x(s.b) >= before);
    before = story_x(s.b);
  }
  story_run(&s, 1);
  CHECK(story_in_order(&s, "ended_cancelled B.will_disappear~ A.will_appear~ "
                           "B.did_disappear~ A.did_appear~ not_completed"));
  CHECK_TEXT(story_stack(&s), "A");
  motus_release(vended);
  story_close(&s);
}

CHECK_MAIN(TEST(an_animator_sees_both_sides), TEST(an_ended_context_is_stale),
           TEST(an_animator_that_never_completes_is_reported),
           TEST(an_animator_may_say_that_it_was_cancelled),
           TEST(what_has_not_begun_cannot_be_completed),
           TEST(an_animator_may_complete_while_it_sets_up),
           TEST(the_hierarchy_is_put_right_whatever_the_animator_does),
           TEST(a_duration_that_is_none_is_the_kinds_own),
           TEST(an_interruptible_animator_carries_the_transition),
           TEST(it_is_paused_scrubbed_and_carried_on_through_it),
           TEST(it_is_turned_around_by_a_cancel))
