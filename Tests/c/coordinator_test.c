/* The coordinator: who animates along, who is told, and what it knows. */
#include "story_navigation.h"

static story s;
static motus_view *badge;

static motus_transition_coordinator *coordinator(void) {
  return motus_view_controller_transition_coordinator(s.b);
}

/* A is in the stack and a badge outside of it, in the window. */
static void open_badge(bool by_hand) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, by_hand);
  motus_view_create(s.runtime, &badge);
  motus_view_add_subview(motus_runtime_window(s.runtime), badge);
}

static double shown_alpha(void) {
  double alpha = NAN;
  motus_view_property(badge, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                      1);
  return alpha;
}

static void fade(void *user_data, motus_transition_coordinator *it) {
  (void)it;
  story_say(user_data, "fade");
  motus_view_set_alpha(badge, 0);
}

static void over(void *user_data, motus_transition_coordinator *it) {
  motus_transition_info info = {.struct_size = sizeof info};
  CHECK_EQUAL(motus_transition_coordinator_info(it, &info), MOTUS_OK);
  story_say(user_data, info.was_cancelled ? "over_cancelled" : "over");
}

static void join(void) {
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  coordinator(), NULL, fade, over, &s, story_destroy),
              MOTUS_OK);
}

/* CO-1. */
static void it_lasts_as_long_as_the_transition(void) {
  open_badge(false);
  CHECK(motus_view_controller_transition_coordinator(s.a) == NULL);
  story_push(&s, s.b, true);
  motus_transition_coordinator *it = coordinator();
  CHECK(it != NULL);
  CHECK(motus_view_controller_transition_coordinator(s.a) == it);
  CHECK(motus_view_controller_transition_coordinator(story_root(&s)) == it);
  CHECK(motus_view_controller_transition_coordinator(s.c) == NULL);
  CHECK(motus_transition_coordinator_container_view(it) ==
        motus_view_controller_view(story_root(&s)));
  story_tick(&s);
  CHECK(motus_transition_coordinator_container_view(it) ==
        motus_view_controller_view(story_root(&s)));
  CHECK(motus_transition_coordinator_view_controller(
            it, MOTUS_TRANSITION_FROM) == s.a);
  CHECK(motus_transition_coordinator_view_controller(it, MOTUS_TRANSITION_TO) ==
        s.b);
  CHECK(motus_transition_coordinator_view(it, MOTUS_TRANSITION_FROM) ==
        motus_view_controller_view(s.a));
  CHECK(motus_transition_coordinator_view(it, MOTUS_TRANSITION_TO) ==
        motus_view_controller_view(s.b));
  story_run(&s, 1);
  CHECK(coordinator() == NULL);
  CHECK(!motus_is_alive(it));
  CHECK_REFUSED(motus_transition_coordinator_animate_alongside(
                    it, NULL, fade, NULL, &s, story_destroy),
                STALE_HANDLE, "motus_transition_coordinator_animate_alongside");
  CHECK_EQUAL(s.destroyed, 2); /* that, and the completion of the push */
  report_clear();
  story_close(&s);
}

/* CO-2. */
static void without_animation_there_is_none(void) {
  open_badge(false);
  story_push(&s, s.b, false);
  CHECK(coordinator() == NULL);
  CHECK_EQUAL(reported.count, 0);
  story_close(&s);
}

/* CO-3, CO-5: with the duration and the timing of the transition. */
static void others_animate_along(void) {
  open_badge(false);
  story_push(&s, s.b, true);
  join();
  CHECK_TOLD(&s, "B.will_move(nav)");
  story_tick(&s);
  CHECK(story_in_order(&s, "B.will_appear~ animate fade B.is_appearing~"));
  for (int frame = 0; frame < 32; frame++) {
    CHECK_NEAR(shown_alpha(), 1 - frame * FRAME / 0.5, 1e-9);
    story_tick(&s);
  }
  CHECK(story_in_order(&s, "ended B.did_appear~ B.did_move(nav) over "
                           "nav.did_show(B)~ completed"));
  CHECK_NEAR(shown_alpha(), 0, 0);
  CHECK_NEAR(motus_view_alpha(badge), 0, 0);
  story_close(&s);
}

static void late_ones_move_for_the_rest(void) {
  open_badge(false);
  story_push(&s, s.b, true);
  story_tick(&s);
  story_run(&s, 0.25);
  join();
  CHECK(story_in_order(&s, "fade"));
  double before = shown_alpha();
  CHECK_NEAR(before, 1, 0);
  for (int frame = 0; frame < 16; frame++) {
    CHECK(shown_alpha() <= before);
    before = shown_alpha();
    story_tick(&s);
  }
  CHECK_NEAR(shown_alpha(), 0, 1e-12);
  CHECK(story_in_order(&s, "over completed") ||
        story_in_order(&s, "over nav.did_show(B)~ completed"));
  story_close(&s);
}

/* CO-8. */
static void they_are_scrubbed_and_carried_back(void) {
  open_badge(true);
  story_push(&s, s.b, true);
  join();
  story_tick(&s);
  const double fractions[] = {0.5, 0.25, 0.75};
  for (int i = 0; i < 3; i++) {
    motus_percent_driven_interaction_update(s.hand, fractions[i]);
    story_tick(&s);
    CHECK_NEAR(shown_alpha(), 1 - fractions[i], 1e-12);
  }
  motus_percent_driven_interaction_cancel(s.hand);
  for (int frame = 0; frame < 24; frame++) {
    CHECK_NEAR(shown_alpha(), 0.25 + 0.75 * ease_in_out(frame * FRAME / 0.375),
               1e-9);
    story_tick(&s);
  }
  CHECK_NEAR(shown_alpha(), 1, 0);
  CHECK_NEAR(motus_view_alpha(badge), 1, 0);
  CHECK(story_in_order(&s, "ended_cancelled over_cancelled not_completed"));
  story_close(&s);
}

/* CO-3. A presentation moves on a spring, which goes by seconds: in those that are
 * left it has come to rest. */
static void late_ones_arrive_on_a_spring(void) {
  for (int before = 1; before < 36; before++) {
    double last = 1;
    open_badge(false);
    motus_view_controller_present(s.a, s.b, true, NULL, NULL, NULL);
    for (int i = 0; i < before; i++)
      story_tick(&s);
    join();
    int frames = 0;
    for (; frames < 60 && coordinator(); frames++) {
      last = shown_alpha();
      story_tick(&s);
    }
    CHECK(story_in_order(&s, "fade over"));
    CHECK_NEAR(shown_alpha(), 0, 0);
    if (frames > 4 && !CHECK(last < .05))
      printf("    %d frames after %d it stands at %g\n", frames, before, last);
    story_close(&s);
  }
}

static void animation_and_completion_may_each_be_missing(void) {
  open_badge(false);
  story_push(&s, s.b, true);
  motus_transition_coordinator *it = coordinator();
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  it, NULL, fade, NULL, &s, story_destroy),
              MOTUS_OK);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  it, NULL, NULL, over, &s, story_destroy),
              MOTUS_OK);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  it, NULL, NULL, NULL, &s, story_destroy),
              MOTUS_OK);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "fade over"));
  CHECK_EQUAL(s.destroyed, 4);
  story_close(&s);
}

/* CO-11. */
static void one(void *user_data, motus_transition_coordinator *it) {
  (void)it;
  story_say(user_data, "one");
}
static void two(void *user_data, motus_transition_coordinator *it) {
  (void)it;
  story_say(user_data, "two");
}
static void three(void *user_data, motus_transition_coordinator *it) {
  (void)it;
  story_say(user_data, "three");
}

static void they_run_in_the_order_in_which_they_came(void) {
  open_badge(false);
  story_push(&s, s.b, true);
  motus_transition_coordinator *it = coordinator();
  motus_transition_coordinator_animate_alongside(it, NULL, one, NULL, &s, NULL);
  motus_transition_coordinator_animate_alongside(it, NULL, two, NULL, &s, NULL);
  motus_transition_coordinator_animate_alongside(it, NULL, NULL, three, &s,
                                                 NULL);
  story_tick(&s);
  CHECK(story_in_order(&s, "animate one two"));
  s.told[0] = 0;
  motus_transition_coordinator_animate_alongside(it, NULL, NULL, one, &s, NULL);
  motus_transition_coordinator_animate_alongside(it, NULL, NULL, two, &s, NULL);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "three one two"));
  story_close(&s);
}

static void lift(void *user_data, motus_transition_coordinator *it) {
  (void)it;
  motus_view_set_corner_radius(user_data, 8);
}

/* CO-4. */
static void views_elsewhere_are_named_by_their_ancestor(void) {
  open_badge(true);
  story_push(&s, s.b, true);
  motus_view *window = motus_runtime_window(s.runtime);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  coordinator(), window, lift, over, badge, NULL) == MOTUS_OK,
              1);
  motus_percent_driven_interaction_cancel(s.hand);
  story_close(&s);
  open_badge(true);
  story_push(&s, s.b, true);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  coordinator(), motus_runtime_window(s.runtime), lift, NULL,
                  badge, NULL),
              MOTUS_OK);
  story_tick(&s);
  motus_percent_driven_interaction_update(s.hand, 0.5);
  story_tick(&s);
  double radius = 0;
  motus_view_property(badge, MOTUS_PROPERTY_CORNER_RADIUS, MOTUS_VALUE_SHOWN,
                      &radius, 1);
  CHECK_NEAR(radius, 4, 1e-12);
  story_close(&s);
}

/* ---- Interaction ---- */

static motus_transition_info last;
static double last_progress;

static void note(motus_transition_coordinator *it) {
  last.struct_size = sizeof last;
  CHECK_EQUAL(motus_transition_coordinator_info(it, &last), MOTUS_OK);
  last_progress = motus_transition_coordinator_completion_progress(it, 0.25);
}
static void ends(void *user_data, motus_transition_coordinator *it) {
  note(it);
  story_say(user_data, last.was_cancelled ? "ends_cancelled" : "ends");
}
static void changes(void *user_data, motus_transition_coordinator *it) {
  note(it);
  story_say(user_data, last.is_interactive ? "by_hand" : "by_itself");
}
static void cancelled(void *user_data, motus_transition_coordinator *it) {
  note(it);
  story_say(user_data, "on_cancel");
}

static void listen_to_all(void) {
  motus_transition_coordinator *it = coordinator();
  CHECK_EQUAL(
      motus_transition_coordinator_notify(
          it, MOTUS_TRANSITION_INTERACTION_ENDED, ends, &s, story_destroy),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_transition_coordinator_notify(
          it, MOTUS_TRANSITION_INTERACTION_CHANGED, changes, &s, story_destroy),
      MOTUS_OK);
  CHECK_EQUAL(motus_transition_coordinator_notify(
                  it, MOTUS_TRANSITION_CANCELLED, cancelled, &s, story_destroy),
              MOTUS_OK);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  it, NULL, NULL, over, &s, story_destroy),
              MOTUS_OK);
}

/* CO-6: before the corrective calls, with all values valid. */
static void handlers_run_when_the_hand_lets_go(void) {
  open_badge(true);
  story_push(&s, s.b, true);
  listen_to_all();
  story_tick(&s);
  motus_transition_info info = {.struct_size = sizeof info};
  motus_transition_coordinator_info(coordinator(), &info);
  CHECK(info.is_animated && info.is_initially_interactive &&
        info.is_interactive);
  CHECK(info.is_interruptible && !info.was_cancelled);
  CHECK_EQUAL(info.presentation_style, -1);
  CHECK_NEAR(info.transition_duration, 0.5, 0);
  CHECK_NEAR(info.target_transform.a, 1, 0);
  CHECK_NEAR(info.target_transform.d, 1, 0);
  CHECK_NEAR(info.target_transform.b + info.target_transform.c +
                 info.target_transform.tx + info.target_transform.ty,
             0, 0);
  CHECK_NEAR(motus_transition_coordinator_completion_progress(coordinator(), 1),
             1, 0);
  motus_percent_driven_interaction_update(s.hand, 0.375);
  s.told[0] = 0;
  motus_percent_driven_interaction_cancel(s.hand);
  CHECK_TOLD(&s, "ends_cancelled by_itself");
  CHECK(!last.is_interactive && last.was_cancelled &&
        last.is_initially_interactive);
  CHECK_NEAR(last.percent_complete, 0.375, 0);
  CHECK_NEAR(last.completion_velocity, 1, 0);
  CHECK_NEAR(last_progress, ease_in_out(0.25), 1e-9);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "ended_cancelled B.will_disappear~ A.will_appear~ "
                           "A.did_appear~ on_cancel over_cancelled "
                           "not_completed"));
  CHECK_EQUAL(s.destroyed, 5);
  story_close(&s);
}

static void a_throw_says_its_velocity(void) {
  open_badge(true);
  story_push(&s, s.b, true);
  listen_to_all();
  story_tick(&s);
  motus_percent_driven_interaction_update(s.hand, 0.5);
  s.told[0] = 0;
  motus_percent_driven_interaction_finish_with_velocity(s.hand, 3);
  CHECK_TOLD(&s, "ends by_itself");
  CHECK_NEAR(last.completion_velocity, 3, 0);
  CHECK(!last.was_cancelled);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "ended over completed") ||
        story_in_order(&s, "ended over nav.did_show(B)~ completed"));
  CHECK(strstr(s.told, "on_cancel") == NULL);
  story_close(&s);
}

/* CO-7. */
static void nobody_hears_of_a_transition_that_runs_by_itself(void) {
  open_badge(false);
  story_push(&s, s.b, true);
  listen_to_all();
  story_run(&s, 1);
  CHECK(strstr(s.told, "ends") == NULL);
  CHECK(strstr(s.told, "by_itself") == NULL);
  CHECK(story_in_order(&s, "over completed") || strstr(s.told, "over"));
  CHECK_EQUAL(s.destroyed, 5);
  story_close(&s);
}

/* PD-7, TR-6. */
static void every_change_of_hands_is_told(void) {
  open_badge(true);
  motus_percent_driven_interaction_set_wants_interactive_start(s.hand, false);
  story_push(&s, s.b, true);
  listen_to_all();
  story_tick(&s);
  s.told[0] = 0;
  motus_transition_info info = {.struct_size = sizeof info};
  story_run(&s, 0.125);
  motus_percent_driven_interaction_pause(s.hand);
  motus_transition_coordinator_info(coordinator(), &info);
  CHECK(!info.is_initially_interactive && info.is_interactive);
  CHECK_NEAR(info.percent_complete, 0.25, 1e-9);
  motus_percent_driven_interaction_cancel(s.hand);
  story_run(&s, 0.0625);
  motus_percent_driven_interaction_pause(s.hand);
  motus_transition_coordinator_info(coordinator(), &info);
  CHECK(!info.was_cancelled && info.is_interactive);
  motus_percent_driven_interaction_finish(s.hand);
  CHECK_TOLD(&s, "by_hand ends_cancelled by_itself by_hand ends by_itself");
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

static void a_younger_hosts_struct_is_filled_as_far_as_it_goes(void) {
  open_badge(true);
  story_push(&s, s.b, true);
  story_tick(&s);
  struct {
    motus_transition_info info;
    unsigned char later[32];
  } room;
  memset(&room, 0xff, sizeof room);
  room.info.struct_size = sizeof room;
  CHECK_EQUAL(motus_transition_coordinator_info(coordinator(), &room.info),
              MOTUS_OK);
  CHECK_EQUAL(room.info.struct_size, sizeof room);
  CHECK(room.info.is_interactive);
  for (size_t i = 0; i < sizeof room.later; i++)
    CHECK_EQUAL(room.later[i], 0);
  story_close(&s);
}

CHECK_MAIN(TEST(it_lasts_as_long_as_the_transition),
           TEST(without_animation_there_is_none), TEST(others_animate_along),
           TEST(late_ones_move_for_the_rest),
           TEST(late_ones_arrive_on_a_spring),
           TEST(they_are_scrubbed_and_carried_back),
           TEST(animation_and_completion_may_each_be_missing),
           TEST(they_run_in_the_order_in_which_they_came),
           TEST(views_elsewhere_are_named_by_their_ancestor),
           TEST(handlers_run_when_the_hand_lets_go),
           TEST(a_throw_says_its_velocity),
           TEST(nobody_hears_of_a_transition_that_runs_by_itself),
           TEST(every_change_of_hands_is_told),
           TEST(a_younger_hosts_struct_is_filled_as_far_as_it_goes))
