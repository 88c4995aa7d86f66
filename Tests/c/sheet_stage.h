/* A sheet on a telephone, a finger that drags it, and where it is seen. */
#ifndef SHEET_STAGE_H
#define SHEET_STAGE_H
#include "story.h"

static story s;
static motus_view_controller *r, *p;
static motus_presentation_controller *sheet;
static double custom_height;
static int asked;

/* What there is of a window: its height without the 30 points above. */
#define LARGE (HEIGHT - 30)
#define SPRING 18.25741858350554 /* sqrt(1000 / 3) */

static inline double heights(void *user_data, int32_t detent, double maximum) {
  (void)user_data;
  asked += 1;
  CHECK_EQUAL(detent, 7);
  return custom_height < maximum ? custom_height : maximum;
}

static inline motus_sheet_options options_with(int32_t first, int32_t second) {
  motus_sheet_options options;
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = first;
  options.detents[1] = second;
  options.detent_count = second ? 2 : 1;
  return options;
}

static inline void configure(const motus_sheet_options *options) {
  CHECK_EQUAL(
      motus_sheet_set_options(sheet, options, heights, &s, story_destroy),
      MOTUS_OK);
}

static inline void open_in(motus_size window, motus_presentation_style style,
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

static inline void present(bool animated) {
  CHECK_EQUAL(motus_view_controller_present(r, p, animated, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime)),
              MOTUS_OK);
}

static inline void open_phone(int32_t first, int32_t second) {
  motus_sheet_options options = options_with(first, second);
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(false);
}

static inline motus_view *card(void) {
  return motus_presentation_controller_presented_view(sheet);
}

static inline void value(motus_view *view, motus_property property, double *out,
                         size_t count) {
  CHECK_EQUAL(
      motus_view_property(view, property, MOTUS_VALUE_SHOWN, out, count),
      MOTUS_OK);
}

static inline double top(void) {
  double center[2] = {NAN, NAN}, bounds[4] = {NAN, NAN, NAN, NAN};
  value(card(), MOTUS_PROPERTY_CENTER, center, 2);
  value(card(), MOTUS_PROPERTY_BOUNDS, bounds, 4);
  return center[1] - bounds[3] / 2;
}

/* The dimming lies behind the card. */
static inline double dimming(void) {
  double alpha = NAN;
  value(motus_view_subview_at(
            motus_presentation_controller_container_view(sheet), 0),
        MOTUS_PROPERTY_ALPHA, &alpha, 1);
  return alpha;
}

static inline void step(double seconds) {
  CHECK_EQUAL(
      motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + seconds),
      MOTUS_OK);
}

static inline void pass(double seconds) {
  for (double t = 0; t < seconds - FRAME / 2; t += FRAME)
    step(FRAME);
}

static inline void touch_at(motus_touch_phase phase, double y, double seconds) {
  motus_point point = {100, 0};
  point.y = y;
  CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1, phase, point,
                                       motus_runtime_time(s.runtime) + seconds),
              MOTUS_OK);
  step(seconds);
}

/* A finger that goes at an even speed, in points per second, and stays down. */
static inline void drag(double from, double to, double speed) {
  double way = to > from ? to - from : from - to;
  int count = (int)(way / speed * 64) + 1;
  touch_at(MOTUS_TOUCH_BEGAN, from, FRAME);
  for (int i = 1; i <= count; i++)
    touch_at(MOTUS_TOUCH_MOVED, from + (to - from) * i / count,
             way / speed / count);
}
#endif
