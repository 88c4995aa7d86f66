/* Everything that presenting refuses stands in the header: what it answers, that
 * nobody is called and that nothing is left of it (PR-8, R-10, R-13). */
#include "presentation_stage.h"

static void check_refused(motus_view_controller *from,
                          motus_view_controller *what, motus_status status) {
  motus_view_controller *before =
      motus_view_controller_presented_view_controller(from);
  motus_view_controller *by =
      motus_view_controller_presenting_view_controller(what);
  int destroyed = s.destroyed;
  for (int animated = 0; animated < 2; animated++) {
    s.told[0] = 0;
    CHECK_EQUAL(present(from, what, animated), status);
    CHECK_EQUAL(reported.count, 1);
    CHECK_EQUAL(reported.status, status);
    CHECK_TEXT(reported.function, "motus_view_controller_present");
    report_clear();
    CHECK_TEXT(s.told, "");
    CHECK_EQUAL(s.destroyed, ++destroyed);
    CHECK(motus_view_controller_presented_view_controller(from) == before);
    CHECK(motus_view_controller_presenting_view_controller(what) == by);
  }
}

static void who_has_another_place_is_refused(void) {
  open_screens(MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_add_child(q, t);
  check_refused(r, t, MOTUS_ERROR_INVALID_STATE);
  motus_view_controller_remove_from_parent(t);
  check_refused(r, r, MOTUS_ERROR_INVALID_ARGUMENT);
  motus_view_controller_add_child(r, t);
  check_refused(t, r, MOTUS_ERROR_INVALID_ARGUMENT);
  motus_view_controller_remove_from_parent(t);
  /* The root is not above what never stood in it. */
  CHECK_EQUAL(present(r, p, false), MOTUS_OK);
  check_refused(p, r, MOTUS_ERROR_INVALID_ARGUMENT);
  check_refused(q, r, MOTUS_ERROR_INVALID_STATE);
  check_refused(r, p, MOTUS_ERROR_INVALID_STATE);
  check_refused(p, p, MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(present(p, q, false), MOTUS_OK);
  check_refused(q, p, MOTUS_ERROR_INVALID_ARGUMENT);
  check_refused(r, t, MOTUS_ERROR_BUSY);
  check_refused(p, t, MOTUS_ERROR_BUSY);
  check_rest();
  story_close(&s);
}

static void who_is_not_in_the_window_presents_nothing(void) {
  open_screens(MOTUS_PRESENTATION_FULL_SCREEN);
  check_refused(q, p, MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(present(r, q, false), MOTUS_OK);
  /* Full screen has taken R away, but it presents already. */
  check_refused(r, p, MOTUS_ERROR_BUSY);
  dismiss(r, false);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  check_refused(r, p, MOTUS_ERROR_INVALID_STATE);
  check_rest();
  story_close(&s);
}

static motus_presentation_controller *answer;

static motus_presentation_controller *
answer_presentation(void *user_data, motus_view_controller *presented,
                    motus_view_controller *presenting,
                    motus_view_controller *source) {
  (void)user_data, (void)presented, (void)presenting, (void)source;
  return answer;
}

static bool in_full_screen(void *user_data, motus_presentation_controller *it) {
  (void)user_data, (void)it;
  motus_release(answer);
  return true;
}

/* One that ends while it is asked. One of somebody else's is told, and one of the
 * library's takes its place. */
static void a_presentation_controller_has_to_be_there(void) {
  motus_presentation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .should_present_in_fullscreen = in_full_screen};
  motus_transitioning_delegate delegate = {.struct_size = sizeof delegate,
                                           .presentation_controller =
                                               answer_presentation};
  open_screens(MOTUS_PRESENTATION_CUSTOM);
  motus_view_controller_set_transitioning_delegate(p, &delegate, NULL, NULL);
  CHECK_EQUAL(motus_presentation_controller_create(q, NULL, &callbacks, NULL,
                                                   NULL, &answer),
              MOTUS_OK);
  CHECK_EQUAL(present(r, p, false), MOTUS_OK);
  CHECK_EQUAL(reported.status, MOTUS_ERROR_INVALID_ARGUMENT);
  report_clear();
  CHECK(motus_view_controller_presentation_controller(p) != answer);
  dismiss(r, false);
  motus_release(answer);
  check_rest();
  story_close(&s);
}

static void a_curl_is_for_full_screen(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_PAGE_SHEET, MOTUS_PRESENTATION_CURRENT_CONTEXT,
      MOTUS_PRESENTATION_OVER_FULL_SCREEN, MOTUS_PRESENTATION_POPOVER};
  for (int i = 0; i < 4; i++) {
    open_screens(styles[i]);
    motus_view_controller_set_modal_transition_style(
        p, MOTUS_MODAL_TRANSITION_PARTIAL_CURL);
    check_refused(r, p, MOTUS_ERROR_INVALID_STATE);
    motus_view_controller_set_modal_transition_style(
        p, MOTUS_MODAL_TRANSITION_CROSS_DISSOLVE);
    CHECK_EQUAL(present(r, p, true), MOTUS_OK);
    story_run(&s, 1);
    CHECK(motus_view_controller_presented_view_controller(r) == p);
    check_rest();
    story_close(&s);
  }
}

/* R-13: a fluid request completes what is under way, and so is accepted. */
static void who_has_completed_another_request_is_not_refused(void) {
  open_screens(MOTUS_PRESENTATION_PAGE_SHEET);
  motus_view_controller_set_interruption_policy(r, MOTUS_INTERRUPTION_FLUID);
  motus_view_controller_set_modal_transition_style(
      q, MOTUS_MODAL_TRANSITION_PARTIAL_CURL);
  CHECK_EQUAL(present(r, p, false), MOTUS_OK);
  dismiss(r, true);
  story_run(&s, .1);
  s.told[0] = 0;
  CHECK_EQUAL(present(r, q, true), MOTUS_OK);
  CHECK(strstr(s.told, "not_completed") != NULL);
  CHECK_EQUAL(reported.status, MOTUS_ERROR_INVALID_STATE);
  CHECK_SAYS("a partial curl is for full screen only");
  report_clear();
  CHECK(!motus_view_controller_presented_view_controller(r));
  check_rest();
  story_close(&s);
}

static void nobody_stands_deeper_than_128(void) {
  motus_view_controller *chain[130] = {NULL};
  story_open(&s);
  r = p = q = t = story_screen(&s, "R");
  motus_runtime_set_root_view_controller(s.runtime, r);
  chain[0] = r;
  for (int i = 1; i < 130; i++) {
    motus_view_controller_create(s.runtime, NULL, NULL, NULL, &chain[i]);
    motus_view_controller_set_presentation_style(
        chain[i], MOTUS_PRESENTATION_OVER_FULL_SCREEN);
    motus_status status = motus_view_controller_present(
        chain[i - 1], chain[i], false, NULL, NULL, NULL);
    CHECK_EQUAL(status, i < 128    ? MOTUS_OK
                        : i == 128 ? MOTUS_ERROR_LIMIT
                                   : MOTUS_ERROR_INVALID_STATE);
  }
  report_clear();
  motus_view_controller_dismiss(r, false, NULL, NULL, NULL);
  for (int i = 1; i < 130; i++)
    motus_release(chain[i]);
  story_close(&s);
}

CHECK_MAIN(TEST(who_has_another_place_is_refused),
           TEST(who_is_not_in_the_window_presents_nothing),
           TEST(a_presentation_controller_has_to_be_there),
           TEST(a_curl_is_for_full_screen),
           TEST(who_has_completed_another_request_is_not_refused),
           TEST(nobody_stands_deeper_than_128))
