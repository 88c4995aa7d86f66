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

/* ---- A stack in the sheet, with a toolbar at the bottom of its root ---- */

static motus_view *bar;

static void bar_did_load(void *user_data, motus_view_controller *it) {
  (void)user_data;
  motus_view_create(s.runtime, &bar);
  motus_view_add_subview(motus_view_controller_view(it), bar);
  motus_release(bar);
}

static void bar_did_layout(void *user_data, motus_view_controller *it) {
  motus_rect bounds = motus_view_bounds(motus_view_controller_view(it));
  (void)user_data;
  motus_view_set_frame(bar,
                       (motus_rect){0, bounds.height - 50, bounds.width, 50});
}

static double shown_bottom(motus_view *view) {
  double center[2] = {NAN, NAN}, bounds[4] = {NAN, NAN, NAN, NAN};
  value(view, MOTUS_PROPERTY_CENTER, center, 2);
  value(view, MOTUS_PROPERTY_BOUNDS, bounds, 4);
  return center[1] + bounds[3] / 2;
}

static double shown_width(motus_view *view) {
  double bounds[4] = {NAN, NAN, NAN, NAN};
  value(view, MOTUS_PROPERTY_BOUNDS, bounds, 4);
  return bounds[2];
}

static void choose_large(void *user_data) {
  (void)user_data;
  motus_sheet_select_detent(sheet, MOTUS_DETENT_LARGE);
}

/* SH-10. What is caught on its way inside the sheet, of a change that is over
 * for the sheet itself, is laid out again, and goes there; so does a card whose
 * size changes, whether it was on a spring of its own or not. */
static void caught_in_a_change_of_size(bool is_on_its_way) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  motus_navigation_controller *stack = NULL;
  motus_sheet_options options =
      options_with(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  motus_animation_options timing;
  double last, finger;
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  callbacks.view_did_load = bar_did_load;
  callbacks.view_did_layout_subviews = bar_did_layout;
  motus_view_controller *first = story_screen_with(&s, "F", &callbacks);
  motus_navigation_controller_create(s.runtime, first, &stack);
  p = (motus_view_controller *)stack;
  sheet = motus_view_controller_presentation_controller(p);
  configure(&options);
  present(false);
  motus_navigation_controller_push(stack, story_screen(&s, "G"), false, NULL,
                                   NULL, NULL);
  step(FRAME);
  motus_navigation_controller_pop(stack, true, NULL, NULL, NULL, NULL);
  step(FRAME);
  if (is_on_its_way)
    motus_sheet_animate_changes(sheet, choose_large, NULL);
  step(FRAME);
  pass(0.05);
  touch_at(MOTUS_TOUCH_BEGAN, finger = top() + 20, 0);
  motus_animation_options_init(&timing, sizeof timing);
  timing.duration = 0.25;
  motus_runtime_set_window_size(s.runtime, (motus_size){1024, 768}, 0, &timing,
                                NULL, NULL, NULL);
  step(0);
  step(FRAME);
  touch_at(MOTUS_TOUCH_MOVED, finger + 12, 0);
  CHECK_EQUAL(motus_gesture_state(motus_sheet_pan_gesture(sheet)),
              MOTUS_RECOGNITION_BEGAN);
  last = shown_bottom(bar);
  double held = top() - finger;
  step(0);
  CHECK_NEAR(shown_bottom(bar), last, 1e-6);
  for (int i = 0; i < 40; i++) {
    double width = shown_width(card());
    last = shown_bottom(bar);
    touch_at(MOTUS_TOUCH_MOVED, finger + 12 + i, FRAME);
    CHECK_NEAR(top() - finger - i, held, 1e-6);
    CHECK_NEAR(shown_bottom(bar), last, 40);
    CHECK_NEAR(shown_width(card()), width, 80);
  }
  CHECK_NEAR(shown_width(card()), 704, 1);
  touch_at(MOTUS_TOUCH_ENDED, finger + 51, 0);
  pass(2);
  CHECK_NEAR(shown_bottom(bar), motus_view_bounds(card()).height, 0);
  CHECK_NEAR(shown_width(card()), 704, 0);
  motus_release(stack);
  story_close(&s);
}

static void what_is_caught_inside_is_laid_out_again(void) {
  caught_in_a_change_of_size(true);
  caught_in_a_change_of_size(false);
}

/* What is chosen before anything of it has been seen is where it comes to, on
 * the way that it has from there. */
static void chosen_before_it_is_seen(void) {
  motus_sheet_options options =
      options_with(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(true);
  motus_sheet_select_detent(sheet, MOTUS_DETENT_LARGE);
  step(0);
  CHECK_NEAR(motus_view_frame(card()).y, HEIGHT - LARGE, 0);
  CHECK_NEAR(motus_view_frame(card()).height, LARGE, 0);
  CHECK_NEAR(motus_view_bounds(motus_view_controller_view(p)).height, LARGE, 0);
  CHECK_NEAR(top(), HEIGHT, 1e-6);
  for (double last = top(); last > HEIGHT - LARGE + 1e-3; last = top()) {
    step(FRAME);
    CHECK(top() < last);
  }
  story_close(&s);
}

CHECK_MAIN(TEST(a_finger_has_what_it_catches_one_to_one),
           TEST(what_is_caught_inside_is_laid_out_again),
           TEST(chosen_before_it_is_seen))
