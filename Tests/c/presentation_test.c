/* Presentation: who presents, what is told, custom presentation controllers. */
#include "story.h"

static story s;
static motus_view_controller *r, *p, *q;
static motus_presentation_controller *presentation;
static motus_view *backdrop;

static void completed(void *user_data, bool done) {
  story_say(user_data, done ? "completed" : "not_completed");
}

/* R fills the window; P and Q are there to be presented. */
static void open_screens(void) {
  story_open(&s);
  r = story_screen(&s, "R");
  p = story_screen(&s, "P");
  q = story_screen(&s, "Q");
  motus_runtime_set_root_view_controller(s.runtime, r);
  story_tick(&s);
  s.told[0] = 0;
}

static void present(motus_view_controller *from, motus_view_controller *what,
                    bool animated) {
  CHECK_EQUAL(motus_view_controller_present(from, what, animated, completed, &s,
                                            story_destroy),
              MOTUS_OK);
}

static void dismiss(motus_view_controller *from, bool animated) {
  CHECK_EQUAL(motus_view_controller_dismiss(from, animated, completed, &s,
                                            story_destroy),
              MOTUS_OK);
}

/* LC-8, LC-14, PR-9. */
static void full_screen_takes_the_presenter_away(void) {
  open_screens();
  motus_view_controller_set_presentation_style(p,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  present(r, p, true);
  CHECK(motus_view_controller_presented_view_controller(r) == p);
  CHECK(motus_view_controller_presenting_view_controller(p) == r);
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.did_load R.will_disappear~ P.will_appear~ P.is_appearing~ "
                 "P.did_appear~ R.did_disappear~ completed");
  CHECK(motus_view_superview(motus_view_controller_view(r)) == NULL);
  dismiss(p, true);
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.will_disappear~ R.will_appear~ R.is_appearing~ "
                 "R.did_appear~ P.did_disappear~ completed");
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  CHECK(motus_view_controller_presenting_view_controller(p) == NULL);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(s.destroyed, 2);
  story_close(&s);
}

/* LC-9, LC-3. */
static void over_full_screen_leaves_the_presenter_in_peace(void) {
  open_screens();
  motus_view_controller_set_presentation_style(
      p, MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  present(r, p, false);
  CHECK_TOLD(&s, "P.did_load P.will_appear P.is_appearing P.did_appear "
                 "completed");
  dismiss(p, false);
  CHECK_TOLD(&s, "P.will_disappear P.did_disappear completed");
  story_close(&s);
}

/* R-6, R-13, PR-8: BUSY, and nobody is called but destroy. */
static void presenting_while_presenting_is_busy(void) {
  open_screens();
  present(r, p, true);
  CHECK_REFUSED(
      motus_view_controller_present(r, q, true, completed, &s, story_destroy),
      BUSY, "motus_view_controller_present");
  report_clear();
  CHECK_TOLD(&s, "");
  CHECK_EQUAL(s.destroyed, 1);
  story_run(&s, 1);
  present(p, q, false);
  CHECK(motus_view_controller_presented_view_controller(p) == q);
  dismiss(r, false);
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  CHECK(motus_view_controller_presenting_view_controller(q) == NULL);
  story_close(&s);
}

/* PR-3: automatic reads back as what it comes to. */
static void settings_read_back(void) {
  open_screens();
  CHECK_EQUAL(motus_view_controller_presentation_style(p),
              MOTUS_PRESENTATION_PAGE_SHEET);
  motus_view_controller_set_presentation_style(p,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_set_presentation_style(p, MOTUS_PRESENTATION_AUTOMATIC);
  CHECK_EQUAL(motus_view_controller_presentation_style(p),
              MOTUS_PRESENTATION_PAGE_SHEET);
  motus_view_controller_set_presentation_style(p, MOTUS_PRESENTATION_POPOVER);
  CHECK_EQUAL(motus_view_controller_presentation_style(p),
              MOTUS_PRESENTATION_POPOVER);
  CHECK_REFUSED(motus_view_controller_set_presentation_style(
                    p, (motus_presentation_style)(99)),
                INVALID_ARGUMENT,
                "motus_view_controller_set_presentation_style");
  report_clear();
  CHECK_REFUSED(
      motus_view_controller_set_presentation_style(p, MOTUS_PRESENTATION_NONE),
      INVALID_ARGUMENT, "motus_view_controller_set_presentation_style");
  report_clear();
  motus_view_controller_set_modal_transition_style(
      p, MOTUS_MODAL_TRANSITION_CROSS_DISSOLVE);
  CHECK_EQUAL(motus_view_controller_modal_transition_style(p),
              MOTUS_MODAL_TRANSITION_CROSS_DISSOLVE);
  CHECK_EQUAL(motus_view_controller_modal_flags(p), 0);
  motus_view_controller_set_modal_flags(p, MOTUS_MODAL_DEFINES_CONTEXT |
                                               MOTUS_MODAL_IN_PRESENTATION);
  CHECK_EQUAL(motus_view_controller_modal_flags(p),
              MOTUS_MODAL_DEFINES_CONTEXT | MOTUS_MODAL_IN_PRESENTATION);
  motus_view_controller_set_preferred_content_size(p, (motus_size){300, 200});
  CHECK_NEAR(motus_view_controller_preferred_content_size(p).width, 300, 0);
  CHECK(motus_view_controller_active_presentation_controller(p) == NULL);
  CHECK(motus_view_controller_presentation_controller(p) != NULL);
  CHECK_EQUAL(motus_presentation_controller_style(
                  motus_view_controller_presentation_controller(p)),
              MOTUS_PRESENTATION_POPOVER);
  story_close(&s);
}

/* What a dissolve has faded has its own alpha again, each time. */
static void a_dissolved_view_keeps_its_alpha(void) {
  story s;
  story_open(&s);
  motus_view_controller *r = story_screen(&s, "R");
  motus_view_controller *p = story_screen(&s, "P");
  motus_view *view = motus_view_controller_view(p);
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_set_alpha(view, .8);
  motus_view_controller_set_presentation_style(p,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_set_modal_transition_style(
      p, MOTUS_MODAL_TRANSITION_CROSS_DISSOLVE);
  for (int time = 0; time < 2; time++) {
    motus_view_controller_present(r, p, true, NULL, NULL, NULL);
    story_run(&s, 1);
    CHECK_NEAR(motus_view_alpha(view), .8, 0);
    motus_view_controller_dismiss(r, true, NULL, NULL, NULL);
    story_run(&s, 1);
    CHECK(!motus_view_superview(view));
    CHECK_NEAR(motus_view_alpha(view), .8, 0);
  }
  motus_release(r);
  motus_release(p);
  story_close(&s);
}

/* ---- A presentation controller of the host's own ---- */

static motus_presentation_controller *
answer_presentation(void *user_data, motus_view_controller *presented,
                    motus_view_controller *presenting,
                    motus_view_controller *source) {
  (void)presented, (void)source;
  story_say(user_data, presenting ? "presentation?" : "presentation??");
  return presentation;
}

static void lower_half(void *user_data, motus_presentation_controller *it,
                       motus_rect *frame) {
  (void)user_data, (void)it;
  frame->y += frame->height / 2;
  frame->height /= 2;
}

static void fade(void *user_data, motus_transition_coordinator *coordinator) {
  (void)coordinator;
  motus_view_set_alpha(backdrop, *(double *)user_data);
}

static double shown = 1, gone = 0;

static void will_begin(void *user_data, motus_presentation_controller *it) {
  story_say(user_data, "will_begin");
  REQUIRE(motus_view_create(s.runtime, &backdrop) == MOTUS_OK);
  motus_view_set_alpha(backdrop, 0);
  motus_view_add_subview(motus_presentation_controller_container_view(it),
                         backdrop);
  motus_transition_coordinator_animate_alongside(
      motus_view_controller_transition_coordinator(p), NULL, fade, NULL, &shown,
      NULL);
}

static void did_end(void *user_data, motus_presentation_controller *it,
                    bool done) {
  (void)it;
  story_say(user_data, done ? "did_end" : "did_not_end");
}

static void will_dismiss(void *user_data, motus_presentation_controller *it) {
  (void)it;
  story_say(user_data, "will_dismiss");
  motus_transition_coordinator_animate_alongside(
      motus_view_controller_transition_coordinator(p), NULL, fade, NULL, &gone,
      NULL);
}

static void did_dismiss(void *user_data, motus_presentation_controller *it,
                        bool done) {
  (void)it;
  story_say(user_data, done ? "did_dismiss" : "did_not_dismiss");
  if (!done)
    return;
  motus_view_remove_from_superview(backdrop);
  motus_release(backdrop);
}

static void will_layout(void *user_data, motus_presentation_controller *it) {
  (void)it;
  story_say(user_data, "will_layout");
}

static double shown_alpha(void) {
  double alpha = NAN;
  motus_view_property(backdrop, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                      1);
  return alpha;
}

/* TR-15, PR-6, PR-10, TR-8. */
static void a_custom_presentation_dims_and_lays_out(void) {
  motus_rect frame;
  open_screens();
  motus_presentation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .frame_of_presented_view = lower_half,
      .presentation_transition_will_begin = will_begin,
      .presentation_transition_did_end = did_end,
      .dismissal_transition_will_begin = will_dismiss,
      .dismissal_transition_did_end = did_dismiss,
      .container_view_will_layout_subviews = will_layout};
  CHECK_EQUAL(motus_presentation_controller_create(
                  p, NULL, &callbacks, &s, story_destroy, &presentation),
              MOTUS_OK);
  motus_transitioning_delegate delegate = {.struct_size = sizeof delegate,
                                           .presentation_controller =
                                               answer_presentation};
  CHECK_EQUAL(motus_view_controller_set_transitioning_delegate(p, &delegate, &s,
                                                               story_destroy),
              MOTUS_OK);
  motus_view_controller_set_presentation_style(p, MOTUS_PRESENTATION_CUSTOM);
  present(r, p, true);
  story_tick(&s);
  CHECK_TOLD(&s, "presentation? P.did_load P.will_appear~ will_begin "
                 "will_layout P.is_appearing~");
  CHECK_NEAR(shown_alpha(), 0, 0);
  story_run(&s, 0.2);
  CHECK(shown_alpha() > 0.3);
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.did_appear~ did_end completed");
  CHECK_NEAR(shown_alpha(), 1, 0);
  frame = motus_presentation_controller_frame_of_presented_view(presentation);
  CHECK_NEAR(frame.y, HEIGHT / 2, 0);
  frame = motus_view_frame(motus_view_controller_view(p));
  CHECK_NEAR(frame.y, HEIGHT / 2, 0);
  CHECK_NEAR(frame.height, HEIGHT / 2, 0);
  CHECK(motus_presentation_controller_presenting_view_controller(
            presentation) == r);
  CHECK(motus_presentation_controller_presented_view_controller(presentation) ==
        p);
  CHECK(motus_presentation_controller_presented_view(presentation) ==
        motus_view_controller_view(p));
  motus_presentation_controller_set_needs_layout(presentation);
  story_tick(&s);
  CHECK_TOLD(&s, "will_layout");
  dismiss(p, true);
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.will_disappear~ will_dismiss P.did_disappear~ did_dismiss "
                 "completed");
  CHECK(motus_presentation_controller_container_view(presentation) == NULL);
  motus_release(presentation);
  CHECK_EQUAL(s.destroyed, 3);
  story_close(&s);
}

/* ---- The delegate ---- */

static bool may_dismiss;

static bool should_dismiss(void *user_data, motus_presentation_controller *it) {
  (void)it;
  story_say(user_data, "may?");
  return may_dismiss;
}
static void user_will(void *user_data, motus_presentation_controller *it) {
  (void)it;
  story_say(user_data, "user_will");
}
static void user_did(void *user_data, motus_presentation_controller *it) {
  (void)it;
  story_say(user_data, "user_did");
}
static void user_tried(void *user_data, motus_presentation_controller *it) {
  (void)it;
  story_say(user_data, "user_tried");
}

/* PR-7. */
static void the_user_may_or_may_not_dismiss(void) {
  motus_presentation_controller *it;
  open_screens();
  it = motus_view_controller_presentation_controller(p);
  motus_adaptive_presentation_delegate delegate = {
      .struct_size = sizeof delegate,
      .should_dismiss = should_dismiss,
      .will_dismiss = user_will,
      .did_dismiss = user_did,
      .did_attempt_to_dismiss = user_tried};
  CHECK_EQUAL(motus_presentation_controller_set_delegate(it, &delegate, &s,
                                                         story_destroy),
              MOTUS_OK);
  CHECK_REFUSED(motus_presentation_controller_dismiss_by_user(it, false, NULL,
                                                              NULL, NULL),
                INVALID_STATE, "motus_presentation_controller_dismiss_by_user");
  report_clear();
  present(r, p, false);
  s.told[0] = 0;
  CHECK_EQUAL(motus_presentation_controller_dismiss_by_user(
                  it, false, completed, &s, NULL),
              MOTUS_OK);
  CHECK_TOLD(&s, "may? user_tried not_completed");
  may_dismiss = true;
  motus_presentation_controller_dismiss_by_user(it, false, completed, &s, NULL);
  CHECK_TOLD(&s, "may? user_will P.will_disappear P.did_disappear user_did "
                 "completed");
  story_close(&s);
}

CHECK_MAIN(TEST(full_screen_takes_the_presenter_away),
           TEST(over_full_screen_leaves_the_presenter_in_peace),
           TEST(presenting_while_presenting_is_busy), TEST(settings_read_back),
           TEST(a_custom_presentation_dims_and_lays_out),
           TEST(the_user_may_or_may_not_dismiss),
           TEST(a_dissolved_view_keeps_its_alpha))
