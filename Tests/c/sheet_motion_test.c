/* A sheet in motion: what is laid out in it moves along, whatever happens to the
 * window, and it goes where the finger has thrown it. */
#include "sheet_motion.h"

/* ---- Layout is part of the motion: SH-10 ---- */

static void what_is_laid_out_comes_with_the_sheet(void) {
  open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
  present();
  motus_view *grabber = motus_view_subview_at(card(), 1);
  for (int i = 0; i < 200; i++) {
    motus_rect grip = drawn(item_of(grabber, NULL));
    CHECK_NEAR(grip.x, (WIDTH - 36) / 2, 1e-9);
    CHECK_NEAR(grip.y, top() + 5, 1e-6);
    CHECK_NEAR(bottom(bar), bottom(card()), 1e-6);
    if (check_failures)
      break;
    step(STEP);
  }
  story_close(&s);
}

static void what_is_laid_out_goes_with_the_sheet_to_a_detent(void) {
  open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
  present();
  watch();
  glide(1);
  CHECK_EQUAL(motus_sheet_animate_changes(sheet, select_large, NULL), MOTUS_OK);
  glide(0.1);
  CHECK_NEAR(bottom(bar), HEIGHT, 1e-6);
  rests_at(LARGE, 0.2);
  touch(MOTUS_TOUCH_BEGAN, 200);
  drag(420, 600);
  CHECK_NEAR(bottom(bar), HEIGHT, 1e-6);
  touch(MOTUS_TOUCH_ENDED, 420);
  glide(0.1);
  CHECK_NEAR(bottom(bar), HEIGHT, 1e-6);
  rests_at(MEDIUM, 0.2);
  CHECK_NEAR(bottom(bar), HEIGHT, 1e-6);
  story_close(&s);
}

/* What clips the contents is round at the top; its lower corners lie beyond the
 * edge of the window. */
static void a_sheet_has_no_corners_at_the_edge_of_the_window(void) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  int clip = -1;
  bool is_round = false;
  open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
  present();
  watch();
  glide(1);
  item_of(motus_view_controller_view(p), &clip);
  motus_runtime_draw_list(s.runtime, &items, &count);
  for (; clip >= 0; clip = items[clip].clip) {
    motus_rect place = drawn(&items[clip]);
    double radius = items[clip].corner_radius;
    if (radius == 0)
      continue;
    is_round = true;
    CHECK_NEAR(place.y, MEDIUM, 1e-9);
    CHECK(place.y + place.height - radius >= HEIGHT);
  }
  CHECK(is_round);
  /* What has a radius and a colour would show corners, too. */
  for (size_t i = 0; i < count; i++)
    if (items[i].corner_radius > 5 && items[i].color.alpha > 0)
      CHECK(drawn(&items[i]).y + drawn(&items[i]).height -
                items[i].corner_radius >=
            HEIGHT);
  story_close(&s);
}

/* ---- The window changes ---- */

static void resize(double width, double height) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.3;
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime,
                                            (motus_size){width, height}, 0,
                                            &options, NULL, NULL, NULL),
              MOTUS_OK);
}

static double width(void) {
  return drawn(item_of(card(), NULL)).width;
}

/* In no frame does the card get wider by more than the change of size does. */
static void grows(double seconds) {
  double last = width();
  for (double t = 0; t < seconds; t += STEP) {
    glide(STEP / 2);
    if (motus_view_controller_presented_view_controller(r) == NULL ||
        !CHECK_NEAR(width(), last, 8))
      return;
    last = width();
  }
}

static void the_window_changes_in_every_state(void) {
  for (int state = 0; state < 4; state++) {
    open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
    present();
    watch();
    if (state == 0) { /* while it comes */
      glide(0.1);
      resize(590, 950);
      grows(1);
    } else {
      glide(1);
      if (state == 1) { /* in a hand */
        touch(MOTUS_TOUCH_BEGAN, 600);
        drag(500, 400);
      } else if (state == 2) /* on a spring */
        motus_sheet_animate_changes(sheet, select_large, NULL);
      else /* while it goes */
        motus_view_controller_dismiss(p, true, NULL, NULL, NULL);
      glide(0.1);
      resize(590, 950);
      grows(0.4);
      if (state == 1) {
        CHECK_NEAR(top(), 950 - 456 + (950 - 844) * -0.56 - 90, 1);
        touch(MOTUS_TOUCH_ENDED, 500);
      }
      grows(1);
    }
    if (state == 3) {
      CHECK(last_top > 947);
      CHECK(motus_view_controller_presented_view_controller(r) == NULL);
    } else {
      CHECK_NEAR(width(), 590, 0);
      CHECK_NEAR(bottom(card()), 950, 1e-9);
      CHECK(!motus_runtime_needs_tick(s.runtime));
    }
    story_close(&s);
  }
}

/* ---- Where it goes when it is let go ---- */

/* */
static void a_finger_that_goes_back_keeps_the_sheet(void) {
  open_sheet(MOTUS_DETENT_LARGE, 0, 0);
  present();
  watch();
  glide(1);
  touch(MOTUS_TOUCH_BEGAN, 100);
  drag(620, 1000);
  drag(575, 180);
  CHECK(top() > LARGE + (HEIGHT - LARGE) / 2);
  touch(MOTUS_TOUCH_ENDED, 575);
  rests_at(LARGE, 0.2);
  /* Without a velocity it goes. */
  touch(MOTUS_TOUCH_BEGAN, 100);
  drag(575, 1000);
  glide(0.3);
  touch(MOTUS_TOUCH_ENDED, 575);
  glide(1);
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  story_close(&s);
}

static void a_detent_is_chosen_by_where_the_throw_would_rest(void) {
  open_sheet(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 0);
  present();
  watch();
  glide(1);
  /* 150 of 358 points up, and on at 200 a second: a hundred more. */
  touch(MOTUS_TOUCH_BEGAN, 600);
  drag(440, 200);
  touch(MOTUS_TOUCH_ENDED, 440);
  rests_at(LARGE, 0.2);
  /* Beyond the middle, but on the way back. */
  touch(MOTUS_TOUCH_BEGAN, 200);
  drag(500, 800);
  drag(420, 250);
  touch(MOTUS_TOUCH_ENDED, 420);
  rests_at(LARGE, 0.2);
  story_close(&s);
}

CHECK_MAIN(TEST(what_is_laid_out_comes_with_the_sheet),
           TEST(what_is_laid_out_goes_with_the_sheet_to_a_detent),
           TEST(a_sheet_has_no_corners_at_the_edge_of_the_window),
           TEST(the_window_changes_in_every_state),
           TEST(a_finger_that_goes_back_keeps_the_sheet),
           TEST(a_detent_is_chosen_by_where_the_throw_would_rest))
