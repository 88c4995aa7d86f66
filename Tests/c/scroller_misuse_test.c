/* Every function of scrollers: bad handles, numbers and structs are refused, and
 * change nothing. */
#include "scroll_stage.h"

static int destroyed;
static void on_destroy(void *user_data) {
  (void)user_data;
  destroyed++;
}

/* Every function that acts on a scroller, with good arguments otherwise. */
static int call_all(motus_scroller *x, motus_status *out) {
  int n = 0;
  motus_point point = {0, 0};
  motus_rect rect = {0, 0, 1, 1};
  out[n++] = motus_scroller_set_options(x, NULL);
  out[n++] = motus_scroller_set_content_size(x, (motus_size){400, 5000});
  out[n++] = motus_scroller_set_content_inset(x, (motus_insets){0, 0, 0, 0});
  out[n++] = motus_scroller_scroll_to(x, point, false, NULL, NULL, on_destroy);
  out[n++] =
      motus_scroller_scroll_to_rect(x, rect, false, NULL, NULL, on_destroy);
  out[n++] = motus_scroller_scroll_to_page(x, MOTUS_AXIS_VERTICAL, 0, false,
                                           NULL, NULL, on_destroy);
  out[n++] = motus_scroller_fling(x, (motus_vector){0, 0});
  out[n++] = motus_scroller_stop(x);
  out[n++] = motus_scroller_adjust(x, MOTUS_AXIS_VERTICAL, 0, 0);
  out[n++] = motus_scroller_end_refreshing(x);
  out[n++] = motus_scroller_set_snap_areas(x, MOTUS_AXIS_VERTICAL, NULL, 0);
  out[n++] = motus_scroller_set_delegate(x, NULL, NULL, on_destroy);
  out[n++] = motus_scroller_flash_indicators(x);
  out[n++] = motus_scroller_scroll_to_top(x);
  out[n++] = motus_scroller_set_zoom_view(x, NULL);
  out[n++] = motus_scroller_set_zoom(x, 1, point, false);
  out[n++] = motus_scroller_zoom_to_rect(x, rect, false);
  return n;
}

static void all_answer(motus_scroller *x, motus_status status) {
  motus_status out[32];
  int n = call_all(x, out);
  for (int i = 0; i < n; i++)
    CHECK_EQUAL(out[i], status);
}

static void getters_answer_zero(motus_scroller *x) {
  CHECK(motus_scroller_view(x) == NULL);
  CHECK(motus_scroller_pan_gesture(x) == NULL);
  CHECK(motus_scroller_content_size(x).height == 0);
  CHECK(motus_scroller_content_inset(x).top == 0);
  CHECK(motus_scroller_offset(x).y == 0);
  CHECK(motus_scroller_minimum_offset(x).y == 0);
  CHECK(motus_scroller_maximum_offset(x).y == 0);
  CHECK(motus_scroller_target_offset(x).y == 0);
  CHECK(motus_scroller_velocity(x).dy == 0);
  CHECK_EQUAL(motus_scroller_get_state(x), MOTUS_SCROLLER_IDLE);
  CHECK_EQUAL(motus_scroller_axis_state(x, MOTUS_AXIS_VERTICAL),
              MOTUS_SCROLLER_IDLE);
  CHECK_EQUAL(motus_scroller_page(x, MOTUS_AXIS_VERTICAL), 0);
  CHECK(!motus_scroller_is_refreshing(x));
  CHECK(!motus_scroller_is_tracking(x) && !motus_scroller_is_dragging(x));
  CHECK(!motus_scroller_is_decelerating(x) && !motus_scroller_is_zooming(x));
  CHECK(motus_scroller_visible_rect(x).width == 0);
  CHECK(motus_scroller_indicator(x, MOTUS_AXIS_VERTICAL).length == 0);
  CHECK(motus_scroller_zoom(x) == 0);
  CHECK(motus_scroller_zoom_view(x) == NULL);
  CHECK(motus_scroller_pinch_gesture(x) == NULL);
}

static void bad_handles_are_refused(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.paging = MOTUS_AXES_VERTICAL;
  stage_open(&s, 5000, NULL);
  motus_scroller *gone = scroller_in(s.view, (motus_rect){0, 0, 9, 9},
                                     (motus_size){9, 90}, &options, s.runtime);
  destroyed = 0;
  all_answer(NULL, MOTUS_ERROR_INVALID_ARGUMENT);
  all_answer((motus_scroller *)s.view, MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(destroyed, 8);
  getters_answer_zero(NULL);
  getters_answer_zero((motus_scroller *)s.view);
  /* Its view ends. */
  motus_view_remove_from_superview(motus_scroller_view(gone));
  all_answer(gone, MOTUS_ERROR_INVALID_STATE);
  CHECK(motus_scroller_view(gone) == NULL);
  stage_tick(&s, 1);
  motus_release(gone);
  all_answer(gone, MOTUS_ERROR_STALE_HANDLE);
  getters_answer_zero(gone);
  CHECK_EQUAL(destroyed, 16);
  CHECK(motus_view_scroller(NULL) == NULL);
  CHECK(motus_view_scroller((motus_view *)s.scroller) == NULL);
  CHECK(motus_view_scroller(s.view) == s.scroller);
  stage_close(&s);
}

/* What has been set is read again, byte for byte. */
static void options_are_read_again(void) {
  stage s;
  motus_scroller_options in, out;
  stage_open(&s, 5000, NULL);
  memset(&in, 0, sizeof in);
  motus_scroller_options_init(&in, sizeof in);
  memset(&out, 0, sizeof out);
  out.struct_size = sizeof out;
  CHECK_EQUAL(motus_scroller_get_options(s.scroller, &out), MOTUS_OK);
  CHECK(memcmp(&in, &out, sizeof in) == 0);
  in.axes = 1, in.bounces = 2, in.always_bounces = 1, in.locks_direction = true;
  in.deceleration_rate = .99, in.paging = 1, in.page_size = 7;
  in.page_spacing = 8, in.page_origin = 9, in.maximum_pages = 3;
  in.snap_strictness = MOTUS_SNAP_PROXIMITY, in.snap_proximity = 10;
  in.snap_padding.left = 2, in.vertical_chaining = MOTUS_CHAINING_FRESH;
  in.horizontal_chaining = MOTUS_CHAINING_NONE,
  in.layout_direction = MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT;
  in.refresh_distance = 11, in.wheel_notch = 12, in.line = 13;
  in.page_fraction = .5, in.smooths_wheel = false, in.indicators = 2;
  in.indicator_inset.bottom = 3, in.minimum_indicator = 14;
  in.scrolls_to_top = false, in.minimum_zoom = .5, in.maximum_zoom = 6;
  in.keyboard_dismiss = MOTUS_KEYBOARD_DISMISS_ON_DRAG;
  in.bounces_zoom = false, in.centers_content = true;
  in.carries_momentum = in.chains_momentum = true;
  in.delays_content_touches = in.cancels_content_touches = false;
  CHECK_EQUAL(motus_scroller_set_options(s.scroller, &in), MOTUS_OK);
  CHECK_EQUAL(motus_scroller_get_options(s.scroller, &out), MOTUS_OK);
  CHECK(memcmp(&in, &out, sizeof in) == 0);
  CHECK_EQUAL(motus_scroller_get_options(NULL, &out),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(out.axes == 0 && out.struct_size == sizeof out);
  CHECK_EQUAL(motus_scroller_get_options(s.scroller, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  out.struct_size = 3;
  CHECK_EQUAL(motus_scroller_get_options(s.scroller, &out),
              MOTUS_ERROR_STRUCT_SIZE);
  stage_close(&s);
}

static void bad_arguments_are_refused(void) {
  stage s;
  motus_scroller *other = (motus_scroller *)&s;
  motus_scroller_options o;
  stage_open(&s, 5000, NULL);
  CHECK_EQUAL(motus_scroller_create(s.view, NULL, &other),
              MOTUS_ERROR_INVALID_STATE);
  CHECK(other == NULL);
  CHECK_EQUAL(motus_scroller_create(s.view, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroller_create(NULL, NULL, &other),
              MOTUS_ERROR_INVALID_ARGUMENT);
  for (int i = 0; i < 22; i++) {
    motus_scroller_options_init(&o, sizeof o);
    i == 0    ? (void)(o.axes = 4)
    : i == 1  ? (void)(o.bounces = 4)
    : i == 2  ? (void)(o.always_bounces = 8)
    : i == 3  ? (void)(o.deceleration_rate = 1)
    : i == 4  ? (void)(o.deceleration_rate = NAN)
    : i == 5  ? (void)(o.paging = 5)
    : i == 6  ? (void)(o.page_size = -1)
    : i == 7  ? (void)(o.page_spacing = INFINITY)
    : i == 8  ? (void)(o.page_origin = NAN)
    : i == 9  ? (void)(o.snap_strictness = (motus_snap_strictness)3)
    : i == 10 ? (void)(o.snap_proximity = -1)
    : i == 11 ? (void)(o.vertical_chaining = (motus_chaining)4)
    : i == 12 ? (void)(o.refresh_distance = -1)
    : i == 13 ? (void)(o.wheel_notch = NAN)
    : i == 14 ? (void)(o.line = -1)
    : i == 15 ? (void)(o.page_fraction = 2)
    : i == 16 ? (void)(o.indicators = 4)
    : i == 17 ? (void)(o.indicator_inset.top = INFINITY)
    : i == 18 ? (void)(o.minimum_indicator = -1)
    : i == 19 ? (void)(o.keyboard_dismiss = (motus_keyboard_dismiss)3)
    : i == 20 ? (void)(o.minimum_zoom = 3)
              : (void)(o.maximum_zoom = NAN);
    CHECK_EQUAL(motus_scroller_set_options(s.scroller, &o),
                MOTUS_ERROR_INVALID_ARGUMENT);
  }
  o.struct_size = 3;
  CHECK_EQUAL(motus_scroller_set_options(s.scroller, &o),
              MOTUS_ERROR_STRUCT_SIZE);
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate};
  delegate.struct_size = 1;
  CHECK_EQUAL(motus_scroller_set_delegate(s.scroller, &delegate, NULL, NULL),
              MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(motus_scroller_options_init(NULL, sizeof o),
              MOTUS_ERROR_INVALID_ARGUMENT);
  static const double bad[] = {NAN, INFINITY, -INFINITY, 1e300};
  for (size_t i = 0; i < 4; i++) {
    double b = bad[i];
    CHECK_EQUAL(motus_scroller_set_content_size(s.scroller, (motus_size){1, b}),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(motus_scroller_set_content_inset(s.scroller,
                                                 (motus_insets){0, b, 0, 0}),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(motus_scroller_scroll_to(s.scroller, (motus_point){b, 0}, true,
                                         NULL, NULL, NULL),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(motus_scroller_adjust(s.scroller, MOTUS_AXIS_VERTICAL, 0, b),
                MOTUS_ERROR_INVALID_ARGUMENT);
    if (i < 3)
      CHECK_EQUAL(motus_scroller_fling(s.scroller, (motus_vector){0, b}),
                  MOTUS_ERROR_INVALID_ARGUMENT);
  }
  CHECK_EQUAL(motus_scroller_adjust(s.scroller, (motus_axis)2, 0, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_VERTICAL,
                                            NULL, SIZE_MAX),
              MOTUS_ERROR_LIMIT);
  CHECK_NEAR(motus_scroller_content_size(s.scroller).height, 5000, 0);
  CHECK_NEAR(offset(&s), 0, 0);
  CHECK_EQUAL(motus_handle_kind(s.scroller), MOTUS_KIND_SCROLLER);
  CHECK_EQUAL(motus_scroller_fling(s.scroller, (motus_vector){0, 1e60}),
              MOTUS_OK);
  stage_tick(&s, .01);
  CHECK(offset(&s) < 250);
  rest(&s);
  stage_close(&s);
}

CHECK_MAIN(TEST(bad_handles_are_refused), TEST(options_are_read_again),
           TEST(bad_arguments_are_refused))
