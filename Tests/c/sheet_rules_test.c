/* The measured rules of sheets (SH-2 to SH-5) and every option of theirs
 * (SH-1), as numbers. */
#include "sheet_stage.h"

/* .56 of the maximum, rounded; the maximum is what the insets leave. */
static void detents_have_the_measured_heights(void) {
  motus_sheet_options options =
      options_with(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  custom_height = 222;
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  CHECK_NEAR(motus_sheet_detent_value(sheet, MOTUS_DETENT_LARGE), LARGE, 0);
  CHECK_NEAR(motus_sheet_detent_value(sheet, MOTUS_DETENT_MEDIUM), 456, 0);
  CHECK_NEAR(motus_sheet_detent_value(sheet, 7), 222, 0);
  CHECK_NEAR(top(), HEIGHT - 456, 0);
  options.safe_area.top = 59;
  options.safe_area.bottom = 34;
  configure(&options);
  step(FRAME);
  /* 844 - 59 - 34 = 751, .56 of it is 420.56; the card goes on to the edge */
  CHECK_NEAR(motus_sheet_detent_value(sheet, MOTUS_DETENT_MEDIUM), 421, 0);
  CHECK_NEAR(top(), HEIGHT - 34 - 421, 0);
  CHECK_NEAR(
      motus_presentation_controller_frame_of_presented_view(sheet).height,
      34 + 421, 0);
  motus_sheet_select_detent(sheet, MOTUS_DETENT_LARGE);
  step(FRAME);
  CHECK_NEAR(top(), 59, 0);
  CHECK_NEAR(dimming(), 0.2, 0);
  story_close(&s);
}

static void invalidate(void *user_data) {
  custom_height = 300;
  CHECK_EQUAL(motus_sheet_invalidate_detents(user_data), MOTUS_OK);
}

/* The host is asked once, until it says that the height is another. */
static void a_detent_of_the_hosts_is_resolved_again_when_it_says_so(void) {
  custom_height = 200;
  asked = 0;
  open_phone(7, 0);
  CHECK_EQUAL(asked, 1);
  CHECK_NEAR(top(), HEIGHT - 200, 0);
  motus_presentation_controller_set_needs_layout(sheet);
  step(FRAME);
  custom_height = 250;
  step(FRAME);
  CHECK_EQUAL(asked, 1);
  CHECK_NEAR(top(), HEIGHT - 200, 0);
  CHECK_EQUAL(motus_sheet_invalidate_detents(sheet), MOTUS_OK);
  step(FRAME);
  CHECK_NEAR(top(), HEIGHT - 250, 0);
  CHECK_EQUAL(asked, 2);
  /* with animation, on the spring */
  CHECK_EQUAL(motus_sheet_animate_changes(sheet, invalidate, sheet), MOTUS_OK);
  CHECK_NEAR(motus_presentation_controller_frame_of_presented_view(sheet).y,
             HEIGHT - 300, 0);
  step(0.1);
  CHECK_NEAR((top() - (HEIGHT - 300)) / 50,
             (1 + SPRING * 0.1) * exp(-SPRING * 0.1), 1e-6);
  /* What its contents come to is a reason, too. */
  custom_height = 280;
  motus_view_controller_system_layout_fitting_size_did_change(p);
  pass(1);
  CHECK_NEAR(top(), HEIGHT - 280, 0);
  story_close(&s);
}

/* x(t) = x0 (1 + w t) e^(-w t): .455 .242 .120 .059 .027 of the way are left at
 * .10 .15 .20 .25 .30 s, .1 % at .5057 s. */
static void it_comes_on_the_measured_spring(void) {
  static const double left[] = {0.455, 0.242, 0.120, 0.059, 0.027};
  motus_sheet_options options = options_with(MOTUS_DETENT_LARGE, 0);
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(true);
  for (int i = 0; i < 5; i++) {
    double t = 0.1 + 0.05 * i;
    step(i ? 0.05 : 0.1);
    CHECK_NEAR((top() - 30) / LARGE, (1 + SPRING * t) * exp(-SPRING * t), 1e-6);
    CHECK_NEAR((top() - 30) / LARGE, left[i], 2e-3);
    CHECK_NEAR(dimming(), 0.2 * (1 - (top() - 30) / LARGE), 1e-9);
  }
  step(0.5057 - 0.3);
  CHECK_NEAR((top() - 30) / LARGE, 0.001, 2e-5);
  story_close(&s);
}

/* After 10 points of travel it follows 1:1, less these; above the top detent
 * there is nothing to pull. */
static void it_follows_after_ten_points(void) {
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  double start = top();
  touch_at(MOTUS_TOUCH_BEGAN, 500, FRAME);
  touch_at(MOTUS_TOUCH_MOVED, 491, FRAME);
  CHECK_NEAR(top(), start, 0);
  touch_at(MOTUS_TOUCH_MOVED, 488, FRAME);
  CHECK_NEAR(top(), start - 2, 1e-9);
  touch_at(MOTUS_TOUCH_MOVED, 388, FRAME);
  CHECK_NEAR(top(), start - 102, 1e-9);
  touch_at(MOTUS_TOUCH_MOVED, 2, FRAME);
  CHECK_NEAR(top(), 30, 1e-9);
  touch_at(MOTUS_TOUCH_MOVED, -300, FRAME);
  CHECK_NEAR(top(), 30, 1e-9);
  /* The finger goes back, and so does the sheet where it left it. */
  touch_at(MOTUS_TOUCH_MOVED, 388, FRAME);
  CHECK_NEAR(top(), start - 102, 1e-9);
  touch_at(MOTUS_TOUCH_CANCELLED, 388, FRAME);
  pass(1);
  CHECK_NEAR(top(), start, 1e-9);
  story_close(&s);
}

/* x(t) = x0 (1 + (w - v) t) e^(-w t): the release has the finger's velocity. */
static void a_release_goes_on_with_the_fingers_velocity(void) {
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  double start = top();
  drag(600, 410, 400); /* up, 180 points, at 400 a second: a throw */
  CHECK_NEAR(top(), start - 180, 1e-9);
  double way = start - 180 - 30;
  touch_at(MOTUS_TOUCH_ENDED, 410, 0.001);
  double v = 400 / way, begin = top();
  CHECK_NEAR(begin, start - 180, 1);
  for (int i = 1; i <= 8; i++) {
    step(0.02);
    double t = 0.02 * i;
    CHECK_NEAR((top() - 30) / way, (1 + (SPRING - v) * t) * exp(-SPRING * t),
               5e-3);
  }
  story_close(&s);
}

/* SH-4, R-19: what would come to rest beyond half of the height, .499 s times
 * its speed further on. */
static void dismissal(double travel, double speed, bool leaves) {
  open_phone(MOTUS_DETENT_MEDIUM, 0);
  drag(400, 400 + travel + 10, speed);
  CHECK_NEAR(top(), HEIGHT - 456 + travel, 1e-6);
  /* The dimming goes with it along a line. */
  CHECK_NEAR(dimming(), 0.2 * (1 - travel / 456), 1e-6);
  touch_at(MOTUS_TOUCH_ENDED, 400 + travel + 10, 0.001);
  pass(1);
  CHECK_EQUAL(motus_view_controller_presented_view_controller(r) == NULL,
              leaves);
  if (!leaves)
    CHECK_NEAR(top(), HEIGHT - 456, 0);
  story_close(&s);
}

static void what_would_rest_beyond_half_of_the_height_leaves(void) {
  dismissal(120, 200, false);
  dismissal(145, 200, true);
  dismissal(50, 330, false);
  dismissal(50, 400, true);
}

/* A thrown dismissal goes on with its velocity, too. */
static void a_thrown_sheet_leaves_with_its_velocity(void) {
  open_phone(MOTUS_DETENT_MEDIUM, 0);
  drag(400, 510, 1500);
  double left = 456 - 100;
  touch_at(MOTUS_TOUCH_ENDED, 510, 0.001);
  double v = 1500 / left;
  for (int i = 1; i <= 6; i++) {
    step(0.02);
    double t = 0.02 * i;
    CHECK_NEAR((HEIGHT - top()) / left,
               (1 + (SPRING - v) * t) * exp(-SPRING * t), 1e-2);
  }
  story_close(&s);
}

CHECK_MAIN(TEST(detents_have_the_measured_heights),
           TEST(a_detent_of_the_hosts_is_resolved_again_when_it_says_so),
           TEST(it_comes_on_the_measured_spring),
           TEST(it_follows_after_ten_points),
           TEST(a_release_goes_on_with_the_fingers_velocity),
           TEST(what_would_rest_beyond_half_of_the_height_leaves),
           TEST(a_thrown_sheet_leaves_with_its_velocity))
