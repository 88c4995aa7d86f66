/* What a coordinator is worth at every moment of a transition, for everybody
 * who can ask: in each call of appearance, in stacks that come as a whole, in
 * the presentation controller, and after the end. */
#include "story_navigation.h"

#define coordinator_of motus_view_controller_transition_coordinator

static story s;
static motus_view *badge;
static motus_navigation_controller *inner; /* a stack that comes as a whole */
static motus_view_controller *r;           /* its root, which joins */
static motus_transition_coordinator *kept;
static bool joins;

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

static void appear(void *user_data, motus_transition_coordinator *it) {
  (void)it;
  story_say(user_data, "appear");
  motus_view_set_alpha(badge, 0.5);
}

/* CO-1: until the last of its own callbacks has run; nobody can join there. */
static void over(void *user_data, motus_transition_coordinator *it) {
  motus_transition_info info = {.struct_size = sizeof info};
  CHECK_EQUAL(motus_transition_coordinator_info(it, &info), MOTUS_OK);
  CHECK(!info.is_interactive);
  CHECK(coordinator_of(r) == it);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(it, NULL, fade,
                                                             over, &s, NULL),
              MOTUS_ERROR_STALE_HANDLE);
  report_clear();
  story_say(user_data, info.was_cancelled ? "over_cancelled" : "over");
}

/* Inside of every call of appearance there is one, the same. */
static void look(motus_view_controller *it, bool animated) {
  motus_transition_info info = {.struct_size = sizeof info};
  motus_transition_coordinator *now = coordinator_of(it);
  CHECK_EQUAL(now != NULL, animated);
  if (!animated)
    return;
  CHECK(!kept || kept == now);
  kept = now;
  CHECK_EQUAL(motus_transition_coordinator_info(now, &info), MOTUS_OK);
  CHECK(info.is_animated);
}

static void will_appear(void *user_data, motus_view_controller *it,
                        bool animated) {
  story_view_will_appear(user_data, it, animated);
  look(it, animated);
  if (!joins || !animated)
    return;
  motus_transition_info info = {.struct_size = sizeof info};
  motus_transition_coordinator_info(coordinator_of(it), &info);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  coordinator_of(it), NULL, info.was_cancelled ? appear : fade,
                  over, &s, NULL),
              MOTUS_OK);
}
static void is_appearing(void *user_data, motus_view_controller *it,
                         bool animated) {
  story_view_is_appearing(user_data, it, animated);
  look(it, animated);
}
static void did_appear(void *user_data, motus_view_controller *it,
                       bool animated) {
  story_view_did_appear(user_data, it, animated);
  look(it, animated);
}
static void will_disappear(void *user_data, motus_view_controller *it,
                           bool animated) {
  story_view_will_disappear(user_data, it, animated);
  look(it, animated);
}
static void did_disappear(void *user_data, motus_view_controller *it,
                          bool animated) {
  story_view_did_disappear(user_data, it, animated);
  look(it, animated);
}

static motus_view_controller *watcher(const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.view_will_appear = will_appear;
  callbacks.view_is_appearing = is_appearing;
  callbacks.view_did_appear = did_appear;
  callbacks.view_will_disappear = will_disappear;
  callbacks.view_did_disappear = did_disappear;
  return story_screen_with(&s, name, &callbacks);
}

static void done(void *user_data, bool completed) {
  CHECK(coordinator_of(r) == NULL);
  story_completed(user_data, completed);
}

static void open_inner(bool by_hand) {
  story_open_navigation(&s);
  if (by_hand)
    story_animate_by_blocks(&s, true);
  kept = NULL;
  joins = true;
  r = watcher("R");
  CHECK_EQUAL(motus_navigation_controller_create(s.runtime, r, &inner),
              MOTUS_OK);
  motus_view_create(s.runtime, &badge);
  motus_view_add_subview(motus_runtime_window(s.runtime), badge);
  s.told[0] = 0;
}

static motus_view_controller *whole(void) {
  return (motus_view_controller *)inner;
}

static void check_after_the_end(void) {
  motus_transition_info info = {.struct_size = sizeof info};
  CHECK(kept && !motus_is_alive(kept));
  CHECK_REFUSED(motus_transition_coordinator_info(kept, &info), STALE_HANDLE,
                "motus_transition_coordinator_info");
  CHECK_REFUSED(motus_transition_coordinator_notify(
                    kept, MOTUS_TRANSITION_CANCELLED, over, &s, NULL),
                STALE_HANDLE, "motus_transition_coordinator_notify");
  CHECK_REFUSED(motus_transition_coordinator_notify(
                    kept, MOTUS_TRANSITION_INTERACTION_CHANGED, over, &s, NULL),
                STALE_HANDLE, "motus_transition_coordinator_notify");
  CHECK_ZERO(motus_transition_coordinator_container_view(kept) == NULL,
             STALE_HANDLE, "motus_transition_coordinator_container_view");
  CHECK_ZERO(motus_transition_coordinator_completion_progress(kept, 1) == 0,
             STALE_HANDLE, "motus_transition_coordinator_completion_progress");
  report_clear();
}

/* US-11: what the root of a stack that comes as a whole wants to animate
 * along runs and moves, with every style. */
static void the_root_of_a_presented_stack_joins(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_AUTOMATIC,
      MOTUS_PRESENTATION_FULL_SCREEN,
      MOTUS_PRESENTATION_PAGE_SHEET,
      MOTUS_PRESENTATION_FORM_SHEET,
      MOTUS_PRESENTATION_CURRENT_CONTEXT,
      MOTUS_PRESENTATION_OVER_FULL_SCREEN,
      MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT};
  for (size_t i = 0; i < sizeof styles / sizeof *styles; i++) {
    open_inner(false);
    motus_view_controller_set_presentation_style(whole(), styles[i]);
    CHECK_EQUAL(
        motus_view_controller_present(s.a, whole(), true, done, &s, NULL),
        MOTUS_OK);
    story_run(&s, 0.2);
    CHECK(story_in_order(&s, "R.will_appear~ fade R.is_appearing~"));
    CHECK(shown_alpha() < 0.99 && shown_alpha() > 0.01);
    story_run(&s, 1.5);
    CHECK(story_in_order(&s, "fade R.did_appear~ over completed"));
    CHECK_NEAR(shown_alpha(), 0, 0);
    check_after_the_end();
    story_close(&s);
  }
}

/* In tabs, and pushed: nested stacks have no coordinator of their own. */
static motus_animation_controller *tab_animation(void *user_data,
                                                 motus_tab_bar_controller *tabs,
                                                 motus_view_controller *from,
                                                 motus_view_controller *to) {
  (void)tabs, (void)from, (void)to;
  return ((story *)user_data)->animator;
}

static void the_root_of_a_stack_in_a_tab_joins(void) {
  motus_tab_bar_controller *tabs = NULL;
  open_inner(true);
  motus_view_controller *both[] = {s.c, whole()};
  CHECK_EQUAL(motus_tab_bar_controller_create(s.runtime, &tabs), MOTUS_OK);
  motus_tab_bar_delegate delegate = {.struct_size = sizeof delegate,
                                     .animation_controller = tab_animation};
  motus_tab_bar_controller_set_delegate(tabs, &delegate, &s, NULL);
  motus_tab_bar_controller_set_view_controllers(tabs, both, 2, false, NULL,
                                                NULL, NULL);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)tabs);
  s.told[0] = 0;
  CHECK_EQUAL(motus_tab_bar_controller_select(
                  tabs, motus_tab_bar_controller_view_controller_at(tabs, 1),
                  done, &s, NULL),
              MOTUS_OK);
  story_run(&s, 0.25);
  CHECK(shown_alpha() < 0.9);
  story_run(&s, 1);
  CHECK(story_in_order(&s, "R.will_appear~ animate fade R.is_appearing~ ended "
                           "R.did_appear~ over completed"));
  check_after_the_end();
  story_close(&s);
}

/* CO-1, AP-1: also in the calls that correct a cancel, where whoever comes back
 * may join as ever: what it changes is changed at once, and its completion
 * called. */
static void who_comes_back_after_a_cancel_joins(void) {
  open_inner(true);
  motus_view_controller *top = watcher("W");
  r = watcher("R");
  story_push(&s, r, false);
  s.told[0] = 0;
  CHECK_EQUAL(
      motus_navigation_controller_push(s.navigation, top, true, done, &s, NULL),
      MOTUS_OK);
  story_tick(&s);
  story_drag(&s, 0.5);
  CHECK_NEAR(shown_alpha(), 0.5, 1e-9);
  motus_percent_driven_interaction_cancel(s.hand);
  story_run(&s, 1);
  /* W has joined while it came, R while it came back. */
  CHECK(story_in_order(&s, "W.will_appear~ animate fade W.is_appearing~ "
                           "ended_cancelled W.will_disappear~ appear "
                           "W.did_disappear~ R.is_appearing~ R.did_appear~"));
  CHECK(strstr(s.told, "over_cancelled over_cancelled not_completed") != NULL);
  CHECK_NEAR(shown_alpha(), 0.5, 0);
  check_after_the_end();
  story_close(&s);
}

/* ---- Presentation controllers ---- */

static void will_begin(void *user_data, motus_presentation_controller *it) {
  story_say(user_data, "will_begin");
  CHECK_EQUAL(
      motus_transition_coordinator_animate_alongside(
          coordinator_of(
              motus_presentation_controller_presented_view_controller(it)),
          NULL, fade, over, &s, NULL),
      MOTUS_OK);
}

static motus_presentation_controller *
make_presentation(void *user_data, motus_view_controller *presented,
                  motus_view_controller *presenting,
                  motus_view_controller *source) {
  motus_presentation_controller *made = NULL;
  (void)source;
  motus_presentation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .presentation_transition_will_begin = will_begin};
  CHECK_EQUAL(motus_presentation_controller_create(
                  presented, presenting, &callbacks, user_data, NULL, &made),
              MOTUS_OK);
  return made;
}

static motus_animation_controller *
presented_animation(void *user_data, motus_view_controller *presented,
                    motus_view_controller *presenting,
                    motus_view_controller *source) {
  (void)presented, (void)presenting, (void)source;
  return ((story *)user_data)->animator;
}
static motus_interaction_controller *
presented_interaction(void *user_data, motus_animation_controller *animator) {
  (void)animator;
  return ((story *)user_data)->interaction;
}

/* CO-9, US-11: what is joined when the presentation will begin runs forward
 * and follows the hand, as what is joined later. */
static void what_begins_with_the_presentation_runs_forward(void) {
  for (int finishes = 0; finishes < 2; finishes++) {
    open_inner(true);
    joins = false;
    motus_transitioning_delegate delegate = {
        .struct_size = sizeof delegate,
        .animation_controller_for_presented = presented_animation,
        .interaction_controller_for_presentation = presented_interaction,
        .presentation_controller = make_presentation};
    r = watcher("P");
    motus_view_controller_set_presentation_style(r, MOTUS_PRESENTATION_CUSTOM);
    motus_view_controller_set_transitioning_delegate(r, &delegate, &s, NULL);
    CHECK_EQUAL(motus_view_controller_present(s.a, r, true, done, &s, NULL),
                MOTUS_OK);
    story_tick(&s);
    CHECK(story_in_order(&s, "P.will_appear~ will_begin animate fade "
                             "P.is_appearing~"));
    for (int i = 1; i < 8; i++) {
      story_drag(&s, i / 8.0);
      CHECK_NEAR(shown_alpha(), 1 - i / 8.0, 1e-12);
    }
    if (finishes)
      motus_percent_driven_interaction_finish(s.hand);
    else
      motus_percent_driven_interaction_cancel(s.hand);
    double last = shown_alpha();
    for (int i = 0; i < 40; i++) {
      story_tick(&s);
      CHECK(finishes ? shown_alpha() <= last : shown_alpha() >= last);
      last = shown_alpha();
    }
    CHECK_NEAR(last, finishes ? 0 : 1, 0);
    CHECK(story_in_order(&s, finishes ? "ended P.did_appear~ over completed"
                                      : "ended_cancelled P.did_disappear~ "
                                        "over_cancelled not_completed"));
    check_after_the_end();
    story_close(&s);
  }
}

/* ---- What it is worth ---- */

static motus_transition_info seen[4];
static int changes;

static void change(void *user_data, motus_transition_coordinator *it) {
  (void)user_data;
  if (changes < 4) {
    seen[changes].struct_size = sizeof seen[changes];
    motus_transition_coordinator_info(it, &seen[changes]);
  }
  changes += 1;
}

/* CO-12, CO-6, PD-7: percent and velocity at every turn of the way. */
static void percent_and_velocity_are_those_of_the_last_turn(void) {
  open_inner(true);
  joins = false;
  changes = 0;
  r = watcher("R");
  story_push(&s, r, true);
  CHECK_EQUAL(motus_transition_coordinator_notify(
                  coordinator_of(r), MOTUS_TRANSITION_INTERACTION_CHANGED,
                  change, NULL, NULL),
              MOTUS_OK);
  story_tick(&s);
  story_drag(&s, 0.375);
  motus_percent_driven_interaction_finish_with_velocity(s.hand, 1.5);
  story_run(&s, 0.05);
  motus_percent_driven_interaction_pause(s.hand);
  double taken = motus_percent_driven_interaction_percent_complete(s.hand);
  story_drag(&s, 0.25);
  motus_percent_driven_interaction_set_completion_speed(s.hand, 2);
  motus_percent_driven_interaction_cancel(s.hand);
  CHECK_EQUAL(changes, 3);
  CHECK(!seen[0].is_interactive && !seen[0].was_cancelled);
  CHECK_NEAR(seen[0].percent_complete, 0.375, 0);
  CHECK_NEAR(seen[0].completion_velocity, 1.5, 0);
  CHECK(seen[1].is_interactive && !seen[1].was_cancelled);
  CHECK(taken > 0.375 && taken < 1);
  CHECK_NEAR(seen[1].percent_complete, taken, 0);
  CHECK(!seen[2].is_interactive && seen[2].was_cancelled);
  CHECK_NEAR(seen[2].percent_complete, 0.25, 0);
  CHECK_NEAR(seen[2].completion_velocity, 2, 0); /* the speed: none was given */
  for (int i = 0; i < 3; i++) {
    CHECK(seen[i].is_initially_interactive && seen[i].is_interruptible);
    CHECK_NEAR(seen[i].transition_duration, 0.5, 0);
  }
  story_run(&s, 1);
  CHECK_EQUAL(changes, 3);
  CHECK_TEXT(story_stack(&s), "A");
  story_close(&s);
}

CHECK_MAIN(TEST(the_root_of_a_presented_stack_joins),
           TEST(the_root_of_a_stack_in_a_tab_joins),
           TEST(who_comes_back_after_a_cancel_joins),
           TEST(what_begins_with_the_presentation_runs_forward),
           TEST(percent_and_velocity_are_those_of_the_last_turn))
