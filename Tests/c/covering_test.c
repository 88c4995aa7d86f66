/* US-16: who presents is told that it disappears behind what it presents, with
 * every style, once the host wants one order for all. */
#include "story_navigation.h"

static story s;

/* A fills the window; B and C are to come. */
static void open_screens(bool uniform) {
  story_open(&s);
  s.a = story_screen(&s, "A");
  s.b = story_screen(&s, "B");
  s.c = story_screen(&s, "C");
  motus_view_controller_set_modal_flags(s.a, MOTUS_MODAL_DEFINES_CONTEXT);
  motus_view_controller_set_modal_flags(s.b, MOTUS_MODAL_DEFINES_CONTEXT);
  motus_runtime_set_root_view_controller(s.runtime, s.a);
  CHECK_EQUAL(motus_runtime_set_uses_uniform_order(s.runtime, uniform),
              MOTUS_OK);
  motus_view_controller_view(s.b);
  motus_view_controller_view(s.c);
  story_tick(&s);
  s.told[0] = 0;
}

static void present(motus_view_controller *by, motus_view_controller *it,
                    motus_presentation_style style, bool animated) {
  motus_view_controller_set_presentation_style(it, style);
  CHECK_EQUAL(motus_view_controller_present(by, it, animated, story_completed,
                                            &s, NULL),
              MOTUS_OK);
}

static void dismiss(motus_view_controller *by, bool animated) {
  CHECK_EQUAL(
      motus_view_controller_dismiss(by, animated, story_completed, &s, NULL),
      MOTUS_OK);
}

static const motus_presentation_style styles[] = {
    MOTUS_PRESENTATION_PAGE_SHEET, MOTUS_PRESENTATION_FORM_SHEET,
    MOTUS_PRESENTATION_OVER_FULL_SCREEN,
    MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT};
enum { STYLES = sizeof styles / sizeof *styles };

/* LC-9: by default it is not. */
static void by_default_only_what_comes_is_told(void) {
  for (int i = 0; i < STYLES; i++) {
    open_screens(false);
    present(s.a, s.b, styles[i], true);
    story_run(&s, 1.5);
    CHECK_TOLD(&s, "B.will_appear~ B.is_appearing~ B.did_appear~ completed");
    dismiss(s.a, true);
    story_run(&s, 1.5);
    CHECK_TOLD(&s, "B.will_disappear~ B.did_disappear~ completed");
    story_close(&s);
  }
}

static void with_one_order_who_presents_is_told_too(void) {
  for (int way = 0; way < 2 * STYLES; way++) {
    bool animated = way % 2 == 0;
    open_screens(true);
    present(s.a, s.b, styles[way / 2], animated);
    story_run(&s, 1.5);
    if (animated)
      CHECK_TOLD(&s, "A.will_disappear~ B.will_appear~ B.is_appearing~ "
                     "A.did_disappear~ B.did_appear~ completed");
    else
      CHECK_TOLD(&s, "A.will_disappear B.will_appear B.is_appearing "
                     "A.did_disappear B.did_appear completed");
    CHECK(motus_view_is_in_window(motus_view_controller_view(s.a)));
    CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
                MOTUS_APPEARANCE_DISAPPEARED);
    dismiss(s.a, animated);
    story_run(&s, 1.5);
    if (animated)
      CHECK_TOLD(&s, "B.will_disappear~ A.will_appear~ A.is_appearing~ "
                     "B.did_disappear~ A.did_appear~ completed");
    else
      CHECK_TOLD(&s, "B.will_disappear A.will_appear A.is_appearing "
                     "B.did_disappear A.did_appear completed");
    CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
                MOTUS_APPEARANCE_APPEARED);
    story_close(&s);
  }
}

/* ---- By hand ---- */

static void finish(void *context, bool finished) {
  story_finish(context, finished);
}

static void animate(void *user_data, motus_transition_context *context) {
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_animation_options options;
  (void)user_data;
  /* Telling is not giving: the presenter's view is nobody's to move. */
  CHECK((to == NULL) != (from == NULL));
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  if (to)
    motus_view_add_subview(motus_transition_context_container_view(context),
                           to);
  motus_runtime_begin_animation(s.runtime, &options);
  motus_view_set_alpha(to ? to : from, to ? 0.9 : 0.1);
  motus_runtime_commit_animation(s.runtime, finish, context, NULL, NULL);
}

static motus_animation_controller *coming(void *user_data,
                                          motus_view_controller *presented,
                                          motus_view_controller *presenting,
                                          motus_view_controller *source) {
  (void)user_data, (void)presented, (void)presenting, (void)source;
  return s.animator;
}
static motus_animation_controller *going(void *user_data,
                                         motus_view_controller *dismissed) {
  (void)user_data, (void)dismissed;
  return s.animator;
}
static motus_interaction_controller *
driving(void *user_data, motus_animation_controller *animator) {
  (void)user_data, (void)animator;
  return s.interaction;
}

/* AP-1, LC-6: turned round, both are told so, in this turn. */
static void a_cancel_is_told_to_who_presents(void) {
  open_screens(true);
  story_animate_by_blocks(&s, true);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = animate;
  story_animate_with(&s, &callbacks);
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller_for_presented = coming,
      .animation_controller_for_dismissed = going,
      .interaction_controller_for_presentation = driving,
      .interaction_controller_for_dismissal = driving};
  motus_view_controller_set_transitioning_delegate(s.b, &delegate, NULL, NULL);
  present(s.a, s.b, MOTUS_PRESENTATION_OVER_FULL_SCREEN, true);
  story_tick(&s);
  story_drag(&s, 0.5);
  motus_percent_driven_interaction_cancel(s.hand);
  story_run(&s, 1);
  CHECK_TOLD(&s, "A.will_disappear~ B.will_appear~ B.is_appearing~ "
                 "ended_cancelled B.will_disappear~ A.will_appear~ "
                 "B.did_disappear~ A.is_appearing~ A.did_appear~ "
                 "not_completed");
  present(s.a, s.b, MOTUS_PRESENTATION_OVER_FULL_SCREEN, false);
  s.told[0] = 0;
  dismiss(s.a, true);
  story_tick(&s);
  story_drag(&s, 0.5);
  motus_percent_driven_interaction_cancel(s.hand);
  story_run(&s, 1);
  CHECK_TOLD(&s, "B.will_disappear~ A.will_appear~ A.is_appearing~ "
                 "ended_cancelled A.will_disappear~ B.will_appear~ "
                 "A.did_disappear~ B.is_appearing~ B.did_appear~ "
                 "not_completed");
  dismiss(s.a, false);
  CHECK_TOLD(&s, "B.will_disappear A.will_appear A.is_appearing "
                 "B.did_disappear A.did_appear completed");
  story_close(&s);
}

/* ---- Several ---- */

static void several_levels_come_back_to_the_one_below(void) {
  for (int i = 0; i < STYLES; i++) {
    open_screens(true);
    present(s.a, s.b, styles[i], false);
    present(s.b, s.c, styles[i], false);
    CHECK(story_in_order(&s, "A.did_disappear B.did_appear B.will_disappear "
                             "C.will_appear B.did_disappear C.did_appear"));
    s.told[0] = 0;
    dismiss(s.b, false);
    CHECK_TOLD(&s, "C.will_disappear B.will_appear B.is_appearing "
                   "C.did_disappear B.did_appear completed");
    present(s.b, s.c, styles[i], false);
    s.told[0] = 0;
    dismiss(s.a, true); /* both at once; B is not seen to come back */
    story_run(&s, 1.5);
    CHECK_TOLD(&s, "C.will_disappear~ A.will_appear~ A.is_appearing~ "
                   "C.did_disappear~ A.did_appear~ completed");
    CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
                MOTUS_APPEARANCE_DISAPPEARED);
    story_close(&s);
  }
}

/* What covers goes with the window's contents, and is told first. */
static void what_is_covered_can_leave_the_window(void) {
  for (int i = 0; i < STYLES; i++) {
    open_screens(true);
    present(s.a, s.b, styles[i], false);
    s.told[0] = 0;
    motus_runtime_set_root_view_controller(s.runtime, s.c);
    CHECK(story_in_order(&s, "B.will_disappear A.will_appear B.did_disappear "
                             "A.did_appear A.will_disappear A.did_disappear "
                             "C.did_appear"));
    s.told[0] = 0;
    motus_runtime_set_root_view_controller(s.runtime, s.a);
    CHECK_TOLD(&s, "C.will_disappear C.did_disappear A.will_appear "
                   "A.is_appearing A.did_appear");
    story_close(&s);
  }
}

/* A stack presents, and its top is told with it; what it is asked for meanwhile
 * is told when it comes back. */
static void a_covered_stack_changes_unseen(void) {
  story_open_navigation(&s);
  motus_view_controller_view(s.c);
  motus_view_controller_view(s.b);
  s.told[0] = 0;
  motus_runtime_set_uses_uniform_order(s.runtime, true);
  present(s.a, s.c, MOTUS_PRESENTATION_OVER_FULL_SCREEN, false);
  CHECK_TOLD(&s, "A.will_disappear C.will_appear C.is_appearing "
                 "A.did_disappear C.did_appear completed");
  story_push(&s, s.b, true);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK(strstr(s.told, "appear") == NULL);
  CHECK(motus_view_is_in_window(motus_view_controller_view(s.b)));
  CHECK(!motus_view_is_in_window(motus_view_controller_view(s.a)));
  s.told[0] = 0;
  dismiss(s.a, false);
  CHECK(story_in_order(&s, "C.will_disappear B.will_appear B.is_appearing "
                           "C.did_disappear B.did_appear completed"));
  CHECK(strstr(s.told, "A.") == NULL);
  story_close(&s);
}

/* Wanted in between: what was not covered does not come back. */
static void the_wish_holds_for_the_presentation_that_follows(void) {
  open_screens(false);
  present(s.a, s.b, MOTUS_PRESENTATION_PAGE_SHEET, false);
  motus_runtime_set_uses_uniform_order(s.runtime, true);
  s.told[0] = 0;
  dismiss(s.a, false);
  CHECK_TOLD(&s, "B.will_disappear B.did_disappear completed");
  present(s.a, s.b, MOTUS_PRESENTATION_PAGE_SHEET, false);
  motus_runtime_set_uses_uniform_order(s.runtime, false);
  s.told[0] = 0;
  dismiss(s.a, false);
  CHECK_TOLD(&s, "B.will_disappear A.will_appear A.is_appearing A.did_appear "
                 "B.did_disappear completed");
  story_close(&s);
}

CHECK_MAIN(TEST(by_default_only_what_comes_is_told),
           TEST(with_one_order_who_presents_is_told_too),
           TEST(a_cancel_is_told_to_who_presents),
           TEST(several_levels_come_back_to_the_one_below),
           TEST(what_is_covered_can_leave_the_window),
           TEST(a_covered_stack_changes_unseen),
           TEST(the_wish_holds_for_the_presentation_that_follows))
