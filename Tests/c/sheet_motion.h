/* A sheet with a toolbar at its bottom, watched frame by frame: nothing in it
 * jumps. */
#ifndef SHEET_MOTION_H
#define SHEET_MOTION_H
#include "story.h"

#define STEP (1.0 / 256)
#define BAR 50.0

static story s;
static motus_view_controller *r, *p, *over;
static motus_presentation_controller *sheet;
static motus_view *bar;

/* ---- The scene: a sheet with a toolbar at its bottom ---- */

static inline void did_load(void *user_data, motus_view_controller *it) {
  (void)user_data;
  motus_view_create(s.runtime, &bar);
  motus_view_set_background_color(bar, (motus_color){0, 0, 1, 1});
  motus_view_add_subview(motus_view_controller_view(it), bar);
  motus_release(bar);
}

static inline void did_layout(void *user_data, motus_view_controller *it) {
  motus_rect bounds = motus_view_bounds(motus_view_controller_view(it));
  (void)user_data;
  motus_view_set_frame(bar,
                       (motus_rect){0, bounds.height - BAR, bounds.width, BAR});
}

static inline void configure(int32_t first, int32_t second, int32_t selected) {
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

static inline void open_sheet(int32_t first, int32_t second, int32_t selected) {
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

static inline void step(double seconds) {
  CHECK_EQUAL(
      motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + seconds),
      MOTUS_OK);
}

/* ---- What is drawn ---- */

static inline motus_view *card(void) {
  return motus_presentation_controller_presented_view(sheet);
}

static inline const motus_draw_item *item_of(motus_view *view, int *clip) {
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

static inline motus_rect drawn(const motus_draw_item *item) {
  motus_rect place = {NAN, NAN, NAN, NAN};
  if (item)
    place = (motus_rect){item->bounds.x + item->transform.tx,
                         item->bounds.y + item->transform.ty,
                         item->bounds.width, item->bounds.height};
  return place;
}

static inline double top(void) {
  return drawn(item_of(card(), NULL)).y;
}

static inline double bottom(motus_view *view) {
  motus_rect place = drawn(item_of(view, NULL));
  return place.y + place.height;
}

static inline double dimming(void) {
  double alpha = NAN;
  motus_view_property(
      motus_view_subview_at(motus_presentation_controller_container_view(sheet),
                            0),
      MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha, 1);
  return alpha;
}

static inline void present(void) {
  CHECK_EQUAL(motus_view_controller_present(r, p, true, NULL, NULL, NULL),
              MOTUS_OK);
  step(0);
}

/* ---- Time, watched ---- */

static double last_top, last_dimming;

static inline void watch(void) {
  last_top = top();
  last_dimming = dimming();
}

/* Nothing goes faster than the spring over the whole window, or a finger that
 * goes at 2000 points per second; the toolbar stands at the bottom. */
static inline void glide(double seconds) {
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

static inline void touch(motus_touch_phase phase, double y) {
  motus_point point = {100, 0};
  finger = point.y = y;
  CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1, phase, point,
                                       motus_runtime_time(s.runtime) + STEP),
              MOTUS_OK);
  glide(STEP / 2);
}

/* Goes at an even speed, and stays down. */
static inline void drag(double to, double speed) {
  double from = finger, way = to > from ? to - from : from - to;
  int count = (int)(way / (speed * STEP)) + 1;
  for (int i = 1; i <= count; i++)
    touch(MOTUS_TOUCH_MOVED, from + (to - from) * i / count);
}

/* All rests where layout says. */
static inline void rests_at(double expected, double level) {
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

static inline void select_large(void *user_data) {
  (void)user_data;
  motus_sheet_select_detent(sheet, MOTUS_DETENT_LARGE);
}
static inline void select_medium(void *user_data) {
  (void)user_data;
  motus_sheet_select_detent(sheet, MOTUS_DETENT_MEDIUM);
}
#endif
