/* A finger that catches a sheet in a transition has it one to one, whatever has
 * become of its place on the way: other detents, other options, another window.
 */
#include "sheet_stage.h"

enum { SELECT, CONFIGURE, RESIZE, NOTHING, CHANGES };

static void make(int change) {
  motus_sheet_options options = options_with(MOTUS_DETENT_MEDIUM, 0);
  motus_size smaller = {WIDTH, 700};
  switch (change) {
  case SELECT:
    motus_sheet_select_detent(sheet, MOTUS_DETENT_LARGE);
    break;
  case CONFIGURE:
    motus_sheet_set_options(sheet, &options, NULL, NULL, NULL);
    break;
  case RESIZE:
    motus_runtime_set_window_size(s.runtime, smaller, 0, NULL, NULL, NULL,
                                  NULL);
    break;
  default:
    break;
  }
}

/* Catches it, pulls it about and looks whether it follows. What still moves by
 * itself has come to rest under the finger before. */
static void pull(void) {
  double finger = top() + 20, was, height;
  touch_at(MOTUS_TOUCH_BEGAN, finger, FRAME);
  touch_at(MOTUS_TOUCH_MOVED, finger += 12, FRAME);
  touch_at(MOTUS_TOUCH_MOVED, finger, FRAME);
  CHECK_EQUAL(motus_gesture_state(motus_sheet_pan_gesture(sheet)),
              MOTUS_RECOGNITION_CHANGED);
  pass(2);
  was = top() - finger;
  height = motus_view_bounds(motus_runtime_window(s.runtime)).height;
  for (int i = 0; i < 12; i++) {
    double before = dimming();
    touch_at(MOTUS_TOUCH_MOVED, finger += i % 4 == 3 ? -25 : 10, FRAME);
    CHECK_NEAR(top() - finger, was, 1e-6);
    CHECK(fabs(dimming() - before) < .05);
    CHECK(top() < height);
  }
}

static void caught(bool dismissing, int change) {
  motus_sheet_options options =
      options_with(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(!dismissing);
  if (dismissing)
    motus_view_controller_dismiss(p, true, NULL, NULL, NULL);
  step(FRAME);
  pass(.08);
  make(change);
  step(FRAME);
  pass(.06);
  pull();
  story_close(&s);
}

static void a_finger_has_what_it_catches_one_to_one(void) {
  for (int k = 0; k < 2 * CHANGES; k++) {
    int before = check_failures;
    caught(k % 2, k / 2);
    if (check_failures != before)
      printf("    dismissing %d, change %d\n", k % 2, k / 2);
  }
}

CHECK_MAIN(TEST(a_finger_has_what_it_catches_one_to_one))
