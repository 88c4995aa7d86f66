/* SH-9, SH-10. A sheet that a finger has below its place, on its way in or out,
 * is let go, wanted again or sent elsewhere: it goes on from where it is seen. */
#include "sheet_stage.h"

static void open_held(motus_interruption_policy policy) {
  motus_sheet_options options =
      options_with(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  options.selected_detent = MOTUS_DETENT_LARGE;
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  motus_view_controller_set_interruption_policy(r, policy);
  motus_view_controller_set_interruption_policy(p, policy);
  present(false);
}

/* Down to where a finger has pushed it with a dismissal. */
static void pull_to(double place) {
  drag(60, place + 30, 1500);
  CHECK_EQUAL(motus_view_controller_appearance_state(p),
              MOTUS_APPEARANCE_DISAPPEARING);
}

static void glides(double seconds) {
  for (double t = 0; t < seconds; t += 1.0 / 240) {
    double last = fmin(top(), HEIGHT);
    step(1.0 / 240);
    if (!card() || !motus_view_is_in_window(card()))
      return;
    CHECK_NEAR(fmin(top(), HEIGHT), last, 40);
  }
}

/* Asked for while the finger has it, presented when that has thrown it out,
 * whatever waits with that. */
static void what_is_thrown_out_comes_back_from_where_it_is(void) {
  for (int others = 0; others < 4; others++) {
    int before = check_failures;
    double last;
    open_held(MOTUS_INTERRUPTION_FLUID);
    pull_to(500);
    if (others & 1)
      motus_runtime_set_window_size(s.runtime, (motus_size){WIDTH, 700}, 0,
                                    NULL, NULL, NULL, NULL);
    CHECK_EQUAL(motus_view_controller_present(r, p, true, NULL, NULL, NULL),
                MOTUS_OK);
    if (others & 2)
      motus_view_controller_dismiss(p, true, NULL, NULL, NULL);
    step(0);
    touch_at(MOTUS_TOUCH_MOVED, 560, FRAME);
    last = top();
    touch_at(MOTUS_TOUCH_ENDED, 560, 0);
    CHECK_NEAR(top(), last, 1e-6);
    glides(0.1);
    pass(2);
    if (check_failures != before)
      printf("    with %d\n", others);
    story_close(&s);
  }
}

/* Pulled all the way out, with another place to come back to. */
static void what_is_out_comes_back_to_another_place(void) {
  motus_sheet_options options = options_with(7, 0);
  open_held(MOTUS_INTERRUPTION_QUEUE);
  pull_to(HEIGHT + 60);
  CHECK(top() >= HEIGHT);
  custom_height = 300;
  configure(&options);
  step(FRAME);
  touch_at(MOTUS_TOUCH_MOVED, HEIGHT + 50, 0.2);
  touch_at(MOTUS_TOUCH_CANCELLED, HEIGHT + 50, 0);
  CHECK(top() >= HEIGHT - 1e-6);
  glides(0.4);
  pass(2);
  CHECK_NEAR(top(),
             motus_presentation_controller_frame_of_presented_view(sheet).y, 0);
  CHECK_NEAR(dimming(), 0.2, 1e-9);
  story_close(&s);
}

/* The finger has come down before something has been presented over the sheet:
 * it has nothing of it any more. */
static void a_covered_sheet_is_not_taken(void) {
  open_held(MOTUS_INTERRUPTION_QUEUE);
  touch_at(MOTUS_TOUCH_BEGAN, 60, FRAME);
  motus_view_controller *over = story_screen(&s, "Q");
  CHECK_EQUAL(motus_view_controller_present(p, over, false, NULL, NULL, NULL),
              MOTUS_OK);
  step(FRAME);
  touch_at(MOTUS_TOUCH_MOVED, 100, FRAME);
  touch_at(MOTUS_TOUCH_MOVED, 300, FRAME);
  motus_recognition_state state =
      motus_gesture_state(motus_sheet_pan_gesture(sheet));
  CHECK(state == MOTUS_RECOGNITION_FAILED ||
        state == MOTUS_RECOGNITION_POSSIBLE);
  CHECK_EQUAL(motus_view_controller_presented_view_controller(r) == p, true);
  CHECK_EQUAL(motus_view_controller_appearance_state(over),
              MOTUS_APPEARANCE_APPEARED);
  touch_at(MOTUS_TOUCH_ENDED, 300, FRAME);
  pass(1);
  CHECK_EQUAL(motus_view_controller_presented_view_controller(p) == over, true);
  story_close(&s);
}

CHECK_MAIN(TEST(a_covered_sheet_is_not_taken),
           TEST(what_is_thrown_out_comes_back_from_where_it_is),
           TEST(what_is_out_comes_back_to_another_place))
