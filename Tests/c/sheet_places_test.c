/* Where sheets stand, what is dimmed and touched around them (SH-1, SH-2), and
 * which events tell of them. */
#include "sheet_stage.h"

/* 36 by 5, radius 2.5, 5 below the top, in the middle. */
static void the_grabber_has_its_size(void) {
  motus_sheet_options options = options_with(MOTUS_DETENT_LARGE, 0);
  double radius = NAN;
  motus_view *grabber;
  options.prefers_grabber_visible = true;
  options.preferred_corner_radius = 24;
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(false);
  CHECK_EQUAL(motus_view_subview_count(card()), 2);
  grabber = motus_view_subview_at(card(), 1);
  motus_rect frame = motus_view_frame(grabber);
  CHECK_NEAR(frame.x, (WIDTH - 36) / 2, 0);
  CHECK_NEAR(frame.y, 5, 0);
  CHECK_NEAR(frame.width, 36, 0);
  CHECK_NEAR(frame.height, 5, 0);
  value(grabber, MOTUS_PROPERTY_CORNER_RADIUS, &radius, 1);
  CHECK_NEAR(radius, 2.5, 0);
  value(card(), MOTUS_PROPERTY_CORNER_RADIUS, &radius, 1);
  CHECK_NEAR(radius, 24, 0);
  options.prefers_grabber_visible = false;
  options.preferred_corner_radius = -1;
  configure(&options);
  step(FRAME);
  CHECK_EQUAL(motus_view_subview_count(card()), 1);
  value(card(), MOTUS_PROPERTY_CORNER_RADIUS, &radius, 1);
  CHECK_NEAR(radius, 10, 0);
  story_close(&s);
}

/* Up to the largest undimmed detent nothing is dimmed, and what lies below has
 * its touches; beyond, along a line to the next one. */
static void the_largest_undimmed_detent_lets_touches_through(void) {
  motus_sheet_options options =
      options_with(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  motus_view *window;
  options.largest_undimmed_detent = MOTUS_DETENT_MEDIUM;
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(false);
  window = motus_runtime_window(s.runtime);
  CHECK_NEAR(dimming(), 0, 0);
  CHECK(motus_view_hit_test(window, (motus_point){100, 100}) ==
        motus_view_controller_view(r));
  drag(500, 311, 200); /* 179 of 358 points between both */
  CHECK_NEAR(top(), HEIGHT - 456 - 179, 1e-9);
  CHECK_NEAR(dimming(), 0.1, 1e-9);
  touch_at(MOTUS_TOUCH_ENDED, 290, FRAME);
  motus_sheet_select_detent(sheet, MOTUS_DETENT_LARGE);
  pass(1);
  CHECK_NEAR(dimming(), 0.2, 0);
  CHECK(motus_view_hit_test(window, (motus_point){100, 10}) !=
        motus_view_controller_view(r));
  story_close(&s);
}

/* In a wide window a form sheet is 580 by 650 in the middle, or over its source
 * view as far as there is room. */
static void a_card_stands_over_its_source_view(void) {
  motus_sheet_options options = options_with(MOTUS_DETENT_LARGE, 0), read;
  motus_view *source = NULL;
  motus_rect frame;
  open_in((motus_size){1200, 1000}, MOTUS_PRESENTATION_FORM_SHEET, &options);
  present(false);
  frame = motus_presentation_controller_frame_of_presented_view(sheet);
  CHECK_NEAR(frame.x, 310, 0);
  CHECK_NEAR(frame.y, 175, 0);
  CHECK_NEAR(frame.width, 580, 0);
  CHECK_NEAR(frame.height, 650, 0);
  REQUIRE(motus_view_create(s.runtime, &source) == MOTUS_OK);
  motus_view_set_bounds(source, (motus_rect){0, 0, 100, 100});
  motus_view_set_center(source, (motus_point){400, 600});
  motus_view_add_subview(motus_view_controller_view(r), source);
  options.source_view = source;
  configure(&options);
  step(FRAME);
  frame = motus_view_frame(card());
  CHECK_NEAR(frame.x, 400 - 290, 0);
  CHECK_NEAR(frame.y, 600 - 325, 0);
  motus_view_set_center(source, (motus_point){1100, 50});
  motus_presentation_controller_set_needs_layout(sheet);
  step(FRAME);
  frame = motus_view_frame(card());
  CHECK_NEAR(frame.x, 1200 - 580, 0);
  CHECK_NEAR(frame.y, 0, 0);
  /* nor into what the device keeps at the sides, from either of them */
  options.safe_area = (motus_insets){50, 20, 24, 40};
  configure(&options);
  step(FRAME);
  CHECK_NEAR(motus_view_frame(card()).x, 1200 - 40 - 580, 0);
  CHECK_NEAR(motus_view_frame(card()).y, 50, 0);
  motus_view_set_center(source, (motus_point){100, 950});
  motus_presentation_controller_set_needs_layout(sheet);
  step(FRAME);
  CHECK_NEAR(motus_view_frame(card()).x, 20, 0);
  CHECK_NEAR(motus_view_frame(card()).y, 1000 - 24 - 650, 0);
  options.safe_area = (motus_insets){0, 0, 0, 0};
  configure(&options);
  read.struct_size = sizeof read;
  CHECK_EQUAL(motus_sheet_get_options(sheet, &read), MOTUS_OK);
  CHECK(read.source_view == source);
  /* retained, until others are set */
  motus_view_remove_from_superview(source);
  motus_release(source);
  CHECK(motus_is_alive(source));
  options.source_view = NULL;
  configure(&options);
  CHECK(!motus_is_alive(source));
  step(FRAME);
  CHECK_NEAR(motus_view_frame(card()).x, 310, 0);
  /* an older host's struct is shorter */
  read.struct_size = offsetof(motus_sheet_options, source_view);
  CHECK_EQUAL(motus_sheet_get_options(sheet, &read), MOTUS_OK);
  configure(&read);
  story_close(&s);
}

/* In a low window a sheet covers everything, or stands at the edge, as wide as
 * it is asked to be; the medium detent is none there. */
static void a_low_window_has_rules_of_its_own(void) {
  motus_sheet_options options =
      options_with(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  open_in((motus_size){HEIGHT, WIDTH}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  motus_view_controller_set_preferred_content_size(p, (motus_size){300, 100});
  present(false);
  motus_rect frame = motus_view_frame(card());
  CHECK_NEAR(frame.width, HEIGHT, 0);
  CHECK_NEAR(frame.height, WIDTH, 0);
  CHECK(motus_sheet_detent_value(sheet, MOTUS_DETENT_MEDIUM) < 0);
  options.prefers_edge_attached_in_compact_height = true;
  configure(&options);
  step(FRAME);
  frame = motus_view_frame(card());
  CHECK_NEAR(frame.y, 30, 0);
  CHECK_NEAR(frame.width, HEIGHT, 0);
  options.width_follows_preferred_content_size = true;
  configure(&options);
  step(FRAME);
  frame = motus_view_frame(card());
  CHECK_NEAR(frame.x, (HEIGHT - 300) / 2, 0);
  CHECK_NEAR(frame.width, 300, 0);
  story_close(&s);
}

/* Contents at their beginning leave the drag to the sheet, scrolled ones keep
 * it; upwards the option says who goes first. */
static void contents_that_scroll_share_the_finger(void) {
  motus_sheet_options options =
      options_with(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  double start = top();
  motus_sheet_set_scroll_offset(sheet, 20);
  drag(600, 700, 400);
  CHECK_NEAR(top(), start, 0);
  touch_at(MOTUS_TOUCH_ENDED, 700, FRAME);
  motus_sheet_set_scroll_offset(sheet, 0);
  drag(600, 500, 400);
  CHECK_NEAR(top(), start - 90, 1e-9);
  touch_at(MOTUS_TOUCH_CANCELLED, 500, FRAME);
  pass(1);
  options.prefers_scrolling_expands = false;
  options.selected_detent = MOTUS_DETENT_MEDIUM;
  configure(&options);
  step(FRAME);
  drag(600, 500, 400);
  CHECK_NEAR(top(), start, 1e-9);
  touch_at(MOTUS_TOUCH_CANCELLED, 500, FRAME);
  story_close(&s);
}

static int count_events(uint32_t kind, int32_t *detail, double *speed) {
  const motus_event *events = NULL;
  size_t count = 0;
  int found = 0;
  motus_runtime_events(s.runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    if (events[i].kind == kind) {
      CHECK(events[i].subject == sheet && events[i].other == p);
      *detail = events[i].detail;
      *speed = events[i].value;
      found++;
    }
  return found;
}

/* What the user does is told by events, what the program does is not. */
static void drags_and_detents_are_events(void) {
  int32_t detail = -1;
  double speed = NAN;
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  touch_at(MOTUS_TOUCH_BEGAN, 600, FRAME);
  touch_at(MOTUS_TOUCH_MOVED, 580, FRAME);
  CHECK_EQUAL(count_events(MOTUS_EVENT_SHEET_DRAG_BEGAN, &detail, &speed) +
                  count_events(MOTUS_EVENT_SHEET_DRAG_ENDED, &detail, &speed),
              1);
  for (int i = 1; i <= 10; i++)
    touch_at(MOTUS_TOUCH_MOVED, 580 - 30.0 * i, FRAME);
  touch_at(MOTUS_TOUCH_ENDED, 280, FRAME);
  CHECK_EQUAL(count_events(MOTUS_EVENT_SHEET_DETENT_CHANGED, &detail, &speed),
              1);
  CHECK_EQUAL(detail, MOTUS_DETENT_LARGE);
  CHECK_EQUAL(count_events(MOTUS_EVENT_SHEET_DRAG_ENDED, &detail, &speed), 1);
  CHECK_EQUAL(detail, 1);
  CHECK(speed < -1000);
  pass(1);
  motus_sheet_select_detent(sheet, MOTUS_DETENT_MEDIUM);
  step(FRAME);
  CHECK_EQUAL(count_events(MOTUS_EVENT_SHEET_DETENT_CHANGED, &detail, &speed),
              0);
  story_close(&s);
}

CHECK_MAIN(TEST(the_grabber_has_its_size),
           TEST(the_largest_undimmed_detent_lets_touches_through),
           TEST(a_card_stands_over_its_source_view),
           TEST(a_low_window_has_rules_of_its_own),
           TEST(contents_that_scroll_share_the_finger),
           TEST(drags_and_detents_are_events))
