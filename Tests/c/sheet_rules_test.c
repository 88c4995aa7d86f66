/* The measured rules of sheets (SH-2 to SH-5) and every option of theirs
 * (SH-1), as numbers. */
#include "story.h"

static story s;
static motus_view_controller *r, *p;
static motus_presentation_controller *sheet;
static double custom_height;
static int asked;

/* What there is of a window: its height without the 30 points above. */
#define LARGE (HEIGHT - 30)
#define SPRING 18.25741858350554 /* sqrt(1000 / 3) */

static double heights(void *user_data, int32_t detent, double maximum) {
  (void)user_data;
  asked += 1;
  CHECK_EQUAL(detent, 7);
  return custom_height < maximum ? custom_height : maximum;
}

static motus_sheet_options options_with(int32_t first, int32_t second) {
  motus_sheet_options options;
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = first;
  options.detents[1] = second;
  options.detent_count = second ? 2 : 1;
  return options;
}

static void configure(const motus_sheet_options *options) {
  CHECK_EQUAL(
      motus_sheet_set_options(sheet, options, heights, &s, story_destroy),
      MOTUS_OK);
}

static void open_in(motus_size window, motus_presentation_style style,
                    const motus_sheet_options *options) {
  story_open(&s);
  motus_runtime_set_window_size(s.runtime, window, 0, NULL, NULL, NULL, NULL);
  r = story_screen(&s, "R");
  p = story_screen(&s, "P");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_controller_set_presentation_style(p, style);
  sheet = motus_view_controller_presentation_controller(p);
  configure(options);
}

static void present(bool animated) {
  CHECK_EQUAL(motus_view_controller_present(r, p, animated, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime)),
              MOTUS_OK);
}

static void open_phone(int32_t first, int32_t second) {
  motus_sheet_options options = options_with(first, second);
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(false);
}

static motus_view *card(void) {
  return motus_presentation_controller_presented_view(sheet);
}

static void value(motus_view *view, motus_property property, double *out,
                  size_t count) {
  CHECK_EQUAL(
      motus_view_property(view, property, MOTUS_VALUE_SHOWN, out, count),
      MOTUS_OK);
}

static double top(void) {
  double center[2] = {NAN, NAN}, bounds[4] = {NAN, NAN, NAN, NAN};
  value(card(), MOTUS_PROPERTY_CENTER, center, 2);
  value(card(), MOTUS_PROPERTY_BOUNDS, bounds, 4);
  return center[1] - bounds[3] / 2;
}

/* The dimming lies behind the card. */
static double dimming(void) {
  double alpha = NAN;
  value(motus_view_subview_at(
            motus_presentation_controller_container_view(sheet), 0),
        MOTUS_PROPERTY_ALPHA, &alpha, 1);
  return alpha;
}

static void step(double seconds) {
  CHECK_EQUAL(
      motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + seconds),
      MOTUS_OK);
}

static void pass(double seconds) {
  for (double t = 0; t < seconds - FRAME / 2; t += FRAME)
    step(FRAME);
}

static void touch_at(motus_touch_phase phase, double y, double seconds) {
  motus_point point = {100, 0};
  point.y = y;
  CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1, phase, point,
                                       motus_runtime_time(s.runtime) + seconds),
              MOTUS_OK);
  step(seconds);
}

/* A finger that goes at an even speed, in points per second, and stays down. */
static void drag(double from, double to, double speed) {
  double way = to > from ? to - from : from - to;
  int count = (int)(way / speed * 64) + 1;
  touch_at(MOTUS_TOUCH_BEGAN, from, FRAME);
  for (int i = 1; i <= count; i++)
    touch_at(MOTUS_TOUCH_MOVED, from + (to - from) * i / count,
             way / speed / count);
}

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
  options.top_inset = 59;
  options.bottom_inset = 34;
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

/* More than half of the height, or 1000 points a second downwards. */
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

static void half_of_the_height_or_a_throw_dismisses(void) {
  dismissal(226, 200, false);
  dismissal(230, 200, true);
  dismissal(100, 940, false);
  dismissal(100, 1060, true);
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

CHECK_MAIN(TEST(detents_have_the_measured_heights),
           TEST(a_detent_of_the_hosts_is_resolved_again_when_it_says_so),
           TEST(it_comes_on_the_measured_spring),
           TEST(it_follows_after_ten_points),
           TEST(a_release_goes_on_with_the_fingers_velocity),
           TEST(half_of_the_height_or_a_throw_dismisses),
           TEST(a_thrown_sheet_leaves_with_its_velocity),
           TEST(the_grabber_has_its_size),
           TEST(the_largest_undimmed_detent_lets_touches_through),
           TEST(a_card_stands_over_its_source_view),
           TEST(a_low_window_has_rules_of_its_own),
           TEST(contents_that_scroll_share_the_finger),
           TEST(drags_and_detents_are_events))
