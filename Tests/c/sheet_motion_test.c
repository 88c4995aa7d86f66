/* A sheet in motion: whoever has it, program, finger or spring, takes it over
 * as it is shown, and what is laid out in it moves along. */
#include "story.h"

#define STEP (1.0 / 256)
#define BAR 50.0

static story s;
static motus_view_controller *r, *p, *over;
static motus_presentation_controller *sheet;
static motus_view *bar;

/* ---- The scene: a sheet with a toolbar at its bottom ---- */

static void did_load(void *user_data, motus_view_controller *it) {
  (void)user_data;
  motus_view_create(s.runtime, &bar);
  motus_view_set_background_color(bar, (motus_color){0, 0, 1, 1});
  motus_view_add_subview(motus_view_controller_view(it), bar);
  motus_release(bar);
}

static void did_layout(void *user_data, motus_view_controller *it) {
  motus_rect bounds = motus_view_bounds(motus_view_controller_view(it));
  (void)user_data;
  motus_view_set_frame(bar,
                       (motus_rect){0, bounds.height - BAR, bounds.width, BAR});
}

static void configure(int32_t first, int32_t second, int32_t selected) {
  motus_sheet_options options;
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = first;
  options.detents[1] = second;
  options.detent_count = second ? 2 : 1;
  options.selected_detent = selected;
  options.prefers_grabber_visible = true;
  CHECK_EQUAL(motus_sheet_set_options(sheet, &options, NULL, NULL, NULL),
              MOTUS_OK);
}

static void open_sheet(int32_t first, int32_t second, int32_t selected) {
  story_open(&s);
  motus_runtime_set_window_size(s.runtime, (motus_size){WIDTH, HEIGHT}, 0, NULL,
                                NULL, NULL, NULL);
  r = story_screen(&s, "R");
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = did_load,
                                               .view_did_layout_subviews =
                                                   did_layout};
  p = story_screen_with(&s, "P", &callbacks);
  over = story_screen(&s, "Q");
  motus_runtime_set_root_view_controller(s.runtime, r);
  sheet = motus_view_controller_presentation_controller(p);
  configure(first, second, selected);
}

static void step(double seconds) {
  CHECK_EQUAL(
      motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + seconds),
      MOTUS_OK);
}

/* ---- What is drawn ---- */

static motus_view *card(void) {
  return motus_presentation_controller_presented_view(sheet);
}

static const motus_draw_item *item_of(motus_view *view, int *clip) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(s.runtime, &items, &count);
  for (size_t i = 0; i < count; i++)
    if (items[i].view == view) {
      if (clip)
        *clip = items[i].clip;
      return &items[i];
    }
  return NULL;
}

static motus_rect drawn(const motus_draw_item *item) {
  motus_rect place = {NAN, NAN, NAN, NAN};
  if (item)
    place = (motus_rect){item->bounds.x + item->transform.tx,
                         item->bounds.y + item->transform.ty,
                         item->bounds.width, item->bounds.height};
  return place;
}

static double top(void) {
  return drawn(item_of(card(), NULL)).y;
}

static double bottom(motus_view *view) {
  motus_rect place = drawn(item_of(view, NULL));
  return place.y + place.height;
}

static double dimming(void) {
  double alpha = NAN;
  motus_view_property(
      motus_view_subview_at(motus_presentation_controller_container_view(sheet),
                            0),
      MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha, 1);
  return alpha;
}

static void present(void) {
  CHECK_EQUAL(motus_view_controller_present(r, p, true, NULL, NULL, NULL),
              MOTUS_OK);
  step(0);
}

/* ---- Time, watched ---- */

static double last_top, last_dimming;

static void watch(void) {
  last_top = top();
  last_dimming = dimming();
}

/* Nothing goes faster than the spring over the whole window, or a finger that
 * goes at 2000 points per second; the toolbar stands at the bottom. */
static void glide(double seconds) {
  for (double t = 0; t < seconds; t += STEP) {
    step(STEP);
    if (motus_view_controller_presented_view_controller(r) == NULL)
      return;
    if (!CHECK_NEAR(top(), last_top, 26) ||
        !CHECK_NEAR(dimming(), last_dimming, 0.006) ||
        !CHECK_NEAR(bottom(bar), bottom(card()), 1e-6)) {
      printf("    at %.4f, after %.4f\n", motus_runtime_time(s.runtime), t);
      watch();
      return;
    }
    watch();
  }
}

static double finger;

static void touch(motus_touch_phase phase, double y) {
  motus_point point = {100, 0};
  finger = point.y = y;
  CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1, phase, point,
                                       motus_runtime_time(s.runtime) + STEP),
              MOTUS_OK);
  glide(STEP / 2);
}

/* Goes at an even speed, and stays down. */
static void drag(double to, double speed) {
  double from = finger, way = to > from ? to - from : from - to;
  int count = (int)(way / (speed * STEP)) + 1;
  for (int i = 1; i <= count; i++)
    touch(MOTUS_TOUCH_MOVED, from + (to - from) * i / count);
}

/* All rests where layout says. */
static void rests_at(double expected, double level) {
  glide(2);
  CHECK_NEAR(top(), expected, 1e-9);
  CHECK_NEAR(dimming(), level, 1e-9);
  CHECK_NEAR(motus_presentation_controller_frame_of_presented_view(sheet).y,
             expected, 1e-9);
  CHECK_NEAR(motus_view_frame(card()).y, expected, 1e-9);
  CHECK(!motus_runtime_needs_tick(s.runtime));
}

#define LARGE 30.0
#define MEDIUM (HEIGHT - 456)

static void select_large(void *user_data) {
  (void)user_data;
  motus_sheet_select_detent(sheet, MOTUS_DETENT_LARGE);
}
static void select_medium(void *user_data) {
  (void)user_data;
  motus_sheet_select_detent(sheet, MOTUS_DETENT_MEDIUM);
}

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

/* R-19. */
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
           TEST(a_held_sheet_is_dismissed_by_the_program),
           TEST(a_sheet_is_caught_in_flight),
           TEST(a_detent_chosen_on_the_way_is_reached_without_a_jump),
           TEST(a_detent_chosen_during_a_drag_leaves_it_with_the_finger),
           TEST(a_sheet_that_is_held_is_covered),
           TEST(the_window_changes_in_every_state),
           TEST(a_finger_that_goes_back_keeps_the_sheet),
           TEST(a_detent_is_chosen_by_where_the_throw_would_rest))
