/* Sheets and popovers: where they stand, what a finger does, what is refused.
 * */
#include "story.h"

static story s;
static motus_view_controller *r, *p;
static motus_presentation_controller *sheet;

static void completed(void *user_data, bool done) {
  story_say(user_data, done ? "completed" : "not_completed");
}

static double heights(void *user_data, int32_t detent, double maximum) {
  (void)user_data;
  CHECK_NEAR(maximum, HEIGHT - 30, 0);
  return detent == 7 ? 200 : -1;
}

static void told_detent(void *user_data, motus_presentation_controller *it) {
  motus_sheet_options options;
  options.struct_size = sizeof options;
  CHECK_EQUAL(motus_sheet_get_options(it, &options), MOTUS_OK);
  story_say(user_data,
            options.selected_detent == MOTUS_DETENT_LARGE ? "large" : "other");
}

/* R in the window; P as a sheet with a small, the medium and the large detent.
 * */
static void open_sheet(void) {
  motus_sheet_options options;
  story_open(&s);
  r = story_screen(&s, "R");
  p = story_screen(&s, "P");
  motus_runtime_set_root_view_controller(s.runtime, r);
  story_tick(&s);
  sheet = motus_view_controller_presentation_controller(p);
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = MOTUS_DETENT_LARGE;
  options.detents[1] = 7;
  options.detents[2] = MOTUS_DETENT_MEDIUM;
  options.detents[3] = 9; /* inactive */
  options.detent_count = 4;
  CHECK_EQUAL(
      motus_sheet_set_options(sheet, &options, heights, &s, story_destroy),
      MOTUS_OK);
  motus_adaptive_presentation_delegate delegate = {
      .struct_size = sizeof delegate, .did_change_detent = told_detent};
  motus_presentation_controller_set_delegate(sheet, &delegate, &s, NULL);
  motus_view_controller_present(r, p, true, completed, &s, NULL);
  story_run(&s, 1);
  s.told[0] = 0;
}

static double top(void) {
  double center[2] = {NAN, NAN}, bounds[4] = {NAN, NAN, NAN, NAN};
  motus_view *card = motus_presentation_controller_presented_view(sheet);
  motus_view_property(card, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  motus_view_property(card, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  return center[1] - bounds[3] / 2;
}

/* Events of gestures are no part of a story. */
static void pass(double seconds) {
  double end = motus_runtime_time(s.runtime) + seconds;
  while (motus_runtime_time(s.runtime) < end - FRAME / 2)
    CHECK_EQUAL(
        motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME),
        MOTUS_OK);
}

static void touch(motus_touch_phase phase, double y) {
  story_touch(&s, phase, 100, y);
}

static void a_sheet_rests_at_its_smallest_detent(void) {
  open_sheet();
  CHECK_NEAR(top(), HEIGHT - 200, 0);
  CHECK(motus_sheet_pan_gesture(sheet) != NULL);
  CHECK_EQUAL(motus_sheet_select_detent(sheet, MOTUS_DETENT_MEDIUM), MOTUS_OK);
  pass(FRAME);
  /* .56 of the largest, to a whole point */
  CHECK_NEAR(top(), HEIGHT - 456, 0);
  CHECK_TOLD(&s, "");
  story_close(&s);
  CHECK_EQUAL(s.destroyed, 3);
}

static void select_large(void *user_data) {
  motus_sheet_select_detent(user_data, MOTUS_DETENT_LARGE);
}

static void changes_are_animated_on_a_spring(void) {
  open_sheet();
  CHECK_EQUAL(motus_sheet_animate_changes(sheet, select_large, sheet),
              MOTUS_OK);
  CHECK_NEAR(motus_presentation_controller_frame_of_presented_view(sheet).y, 30,
             0);
  CHECK_NEAR(top(), HEIGHT - 200, 0);
  story_run(&s, 8 * FRAME);
  /* x(t) = x0 (1 + w t) e^(-w t), w = sqrt(1000 / 3), t = .125 */
  CHECK_NEAR((top() - 30) / (HEIGHT - 230), 0.33507, 1e-3);
  pass(1);
  CHECK_NEAR(top(), 30, 0);
  story_close(&s);
}

static void a_finger_lifts_it_and_throws_it_out(void) {
  int frame;
  open_sheet();
  touch(MOTUS_TOUCH_BEGAN, 700);
  for (frame = 1; frame <= 10; frame++)
    touch(MOTUS_TOUCH_MOVED, 700 - 55.0 * frame);
  CHECK_NEAR(top(), HEIGHT - 200 - 540, 1e-9);
  touch(MOTUS_TOUCH_ENDED, 150);
  pass(1);
  CHECK_NEAR(top(), 30, 0);
  CHECK_TOLD(&s, "large");
  motus_sheet_select_detent(sheet, 7);
  pass(FRAME);
  touch(MOTUS_TOUCH_BEGAN, 700);
  for (frame = 1; frame <= 6; frame++)
    touch(MOTUS_TOUCH_MOVED, 700 + 20.0 * frame);
  CHECK_NEAR(top(), HEIGHT - 200 + 110, 1e-9);
  touch(MOTUS_TOUCH_ENDED, 820);
  pass(1);
  CHECK_TOLD(&s, "P.will_disappear~ P.did_disappear~");
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

static void bad_options_are_refused(void) {
  motus_sheet_options options;
  motus_presentation_controller *other;
  open_sheet();
  motus_sheet_options_init(&options, sizeof options);
  options.detent_count = 0;
  CHECK_REFUSED(motus_sheet_set_options(sheet, &options, NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_sheet_set_options");
  options.detent_count = 9;
  CHECK_REFUSED(motus_sheet_set_options(sheet, &options, NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_sheet_set_options");
  options.detent_count = 1;
  options.detents[0] = -1;
  CHECK_REFUSED(motus_sheet_set_options(sheet, &options, NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_sheet_set_options");
  options.detents[0] = 1;
  options.safe_area.top = NAN;
  CHECK_REFUSED(motus_sheet_set_options(sheet, &options, NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_sheet_set_options");
  options.struct_size = 3;
  CHECK_REFUSED(motus_sheet_set_options(sheet, &options, NULL, NULL, NULL),
                STRUCT_SIZE, "motus_sheet_set_options");
  CHECK_REFUSED(motus_sheet_get_options(sheet, NULL), INVALID_ARGUMENT,
                "motus_sheet_get_options");
  CHECK_REFUSED(motus_sheet_animate_changes(sheet, NULL, NULL),
                INVALID_ARGUMENT, "motus_sheet_animate_changes");
  CHECK_REFUSED(motus_sheet_set_scroll_offset(sheet, NAN), INVALID_ARGUMENT,
                "motus_sheet_set_scroll_offset");
  CHECK_REFUSED(motus_sheet_select_detent(NULL, 1), INVALID_ARGUMENT,
                "motus_sheet_select_detent");
  CHECK_REFUSED(motus_popover_set_options(sheet, NULL), WRONG_KIND,
                "motus_popover_set_options");
  CHECK_REFUSED(motus_popover_get_options(sheet, NULL), WRONG_KIND,
                "motus_popover_get_options");
  CHECK_REFUSED(motus_popover_placement(sheet, NULL, NULL, NULL), WRONG_KIND,
                "motus_popover_placement");
  motus_view_controller_set_presentation_style(r, MOTUS_PRESENTATION_POPOVER);
  other = motus_view_controller_presentation_controller(r);
  CHECK_REFUSED(motus_sheet_select_detent(other, 1), WRONG_KIND,
                "motus_sheet_select_detent");
  CHECK_ZERO(motus_sheet_pan_gesture(other) == NULL, WRONG_KIND,
             "motus_sheet_pan_gesture");
  report_clear();
  story_close(&s);
}

static void a_popover_stands_beside_its_source(void) {
  motus_popover_options options, read;
  motus_runtime_options window;
  motus_presentation_controller *popover;
  motus_arrow_direction direction;
  motus_rect frame;
  motus_point tip;
  motus_runtime *runtime;
  motus_view_controller *root, *menu;
  motus_runtime_options_init(&window, sizeof window);
  window.window_size = (motus_size){1000, 800};
  REQUIRE(motus_runtime_create(&window, &runtime) == MOTUS_OK);
  motus_runtime_set_diagnostics(runtime, report_note, NULL, NULL);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &root);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &menu);
  motus_runtime_set_root_view_controller(runtime, root);
  motus_view_controller_set_presentation_style(menu,
                                               MOTUS_PRESENTATION_POPOVER);
  motus_view_controller_set_preferred_content_size(menu,
                                                   (motus_size){200, 100});
  popover = motus_view_controller_presentation_controller(menu);
  motus_popover_options_init(&options, sizeof options);
  options.source_view = motus_view_controller_view(root);
  options.source_rect = (motus_rect){500, 700, 40, 40};
  CHECK_EQUAL(motus_popover_set_options(popover, &options), MOTUS_OK);
  motus_popover_options_init(&read, sizeof read);
  CHECK_EQUAL(motus_popover_get_options(popover, &read), MOTUS_OK);
  CHECK(memcmp(&read, &options, sizeof read) == 0);
  CHECK_EQUAL(
      motus_view_controller_present(root, menu, false, NULL, NULL, NULL),
      MOTUS_OK);
  CHECK_EQUAL(motus_popover_placement(popover, &frame, &direction, &tip),
              MOTUS_OK);
  /* No room below: above, with the arrow down. */
  CHECK_EQUAL(direction, MOTUS_ARROW_DOWN);
  CHECK_NEAR(frame.x, 420, 0);
  CHECK_NEAR(frame.y, 700 - 13 - 100, 0);
  CHECK_NEAR(tip.x, 520, 0);
  CHECK_NEAR(tip.y, 700, 0);
  options.permitted_arrow_directions = 16;
  CHECK_REFUSED(motus_popover_set_options(popover, &options), INVALID_ARGUMENT,
                "motus_popover_set_options");
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

CHECK_MAIN(TEST(a_sheet_rests_at_its_smallest_detent),
           TEST(changes_are_animated_on_a_spring),
           TEST(a_finger_lifts_it_and_throws_it_out),
           TEST(bad_options_are_refused),
           TEST(a_popover_stands_beside_its_source))
