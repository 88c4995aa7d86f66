/* A sheet in motion has one owner at a time: whoever takes it over, program,
 * finger or spring, takes it as it is shown. */
#include "sheet_motion.h"

/* ---- One owner at a time: SH-9 ---- */

/* The program dismisses while a finger has the edge: the finger loses it. */
static void a_held_sheet_is_dismissed_by_the_program(void) {
  open_sheet(MOTUS_DETENT_LARGE, 0, 0);
  configure(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, MOTUS_DETENT_LARGE);
  present();
  watch();
  glide(1);
  touch(MOTUS_TOUCH_BEGAN, 300);
  drag(500, 600);
  CHECK_NEAR(top(), LARGE + 190, 1e-6);
  motus_view_controller_dismiss(p, true, NULL, NULL, NULL);
  drag(560, 600);
  CHECK(top() < HEIGHT && top() > LARGE);
  /* Another finger takes it out of the air and pulls it up again: it stays. */
  touch(MOTUS_TOUCH_ENDED, 560);
  double y = top() + 20;
  CHECK(y < HEIGHT);
  touch(MOTUS_TOUCH_BEGAN, y);
  drag(y - 60, 1500);
  double held = top();
  glide(0.2);
  CHECK_NEAR(top(), held, 1e-6);
  drag(120, 1500);
  touch(MOTUS_TOUCH_ENDED, 120);
  glide(1);
  CHECK(motus_view_controller_presented_view_controller(r) == p);
  rests_at(top() < 200 ? LARGE : MEDIUM, 0.2);
  story_close(&s);
}

/* A spring, or what a program has begun, is taken where it is seen. */
static void a_sheet_is_caught_in_flight(void) {
  open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
  present();
  watch();
  glide(1);
  motus_sheet_animate_changes(sheet, select_large, NULL);
  glide(0.06);
  CHECK(top() > LARGE + 100 && top() < MEDIUM - 50);
  touch(MOTUS_TOUCH_BEGAN, 600);
  touch(MOTUS_TOUCH_MOVED, 611);
  double held = top();
  glide(0.3);
  CHECK_NEAR(top(), held, 1e-6);
  drag(661, 400);
  CHECK_NEAR(top(), held + 50, 1e-6);
  touch(MOTUS_TOUCH_MOVED, 655);
  touch(MOTUS_TOUCH_ENDED, 655);
  glide(0.04);
  touch(MOTUS_TOUCH_BEGAN, 600);
  touch(MOTUS_TOUCH_MOVED, 589);
  held = top();
  glide(0.3);
  CHECK_NEAR(top(), held, 1e-6);
  touch(MOTUS_TOUCH_ENDED, 589);
  glide(1);
  rests_at(top() < 200 ? LARGE : MEDIUM, 0.2);
  story_close(&s);
}

/* A detent that is chosen while the sheet comes is where it comes to. */
static void a_detent_chosen_on_the_way_is_reached_without_a_jump(void) {
  for (int animated = 0; animated < 2; animated++) {
    open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
    present();
    watch();
    glide(0.12);
    if (animated)
      motus_sheet_animate_changes(sheet, select_large, NULL);
    else
      select_large(NULL);
    rests_at(LARGE, 0.2);
    motus_view_controller_dismiss(p, true, NULL, NULL, NULL);
    glide(0.08);
    motus_sheet_animate_changes(sheet, select_medium, NULL);
    glide(0.7);
    CHECK(last_top > HEIGHT - 3);
    CHECK(motus_view_controller_presented_view_controller(r) == NULL);
    story_close(&s);
  }
}

/* One that is chosen while a finger has it is where it goes when it is let go
 * there; meanwhile it stays with the finger. */
static void a_detent_chosen_during_a_drag_leaves_it_with_the_finger(void) {
  open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
  present();
  watch();
  glide(1);
  touch(MOTUS_TOUCH_BEGAN, 600);
  drag(500, 400);
  double held = top();
  select_large(NULL);
  glide(0.1);
  CHECK_NEAR(top(), held, 1e-9);
  motus_sheet_animate_changes(sheet, select_medium, NULL);
  glide(0.1);
  CHECK_NEAR(top(), held, 1e-9);
  configure(MOTUS_DETENT_LARGE, 0, 0);
  glide(0.1);
  CHECK_NEAR(top(), held, 1e-9);
  touch(MOTUS_TOUCH_MOVED, 495);
  glide(0.2);
  CHECK_NEAR(top(), held - 5, 1e-9);
  touch(MOTUS_TOUCH_ENDED, 495);
  rests_at(LARGE, 0.2);
  story_close(&s);
}

static void a_sheet_that_is_held_is_covered(void) {
  open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
  present();
  watch();
  glide(1);
  touch(MOTUS_TOUCH_BEGAN, 600);
  drag(420, 600);
  motus_view_controller_set_presentation_style(
      over, MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  CHECK_EQUAL(motus_view_controller_present(p, over, true, NULL, NULL, NULL),
              MOTUS_OK);
  drag(300, 600);
  glide(1);
  touch(MOTUS_TOUCH_ENDED, 300);
  glide(1);
  CHECK(motus_view_controller_presented_view_controller(p) == over);
  motus_view_controller_dismiss(p, true, NULL, NULL, NULL);
  glide(1);
  CHECK(top() == LARGE || top() == MEDIUM);
  story_close(&s);
}

CHECK_MAIN(TEST(a_held_sheet_is_dismissed_by_the_program),
           TEST(a_sheet_is_caught_in_flight),
           TEST(a_detent_chosen_on_the_way_is_reached_without_a_jump),
           TEST(a_detent_chosen_during_a_drag_leaves_it_with_the_finger),
           TEST(a_sheet_that_is_held_is_covered))
