/* A sheet with a stack and a toolbar in it, for storms: its options at random,
 * and where it is shown. */
#ifndef SHEET_STORM_H
#define SHEET_STORM_H
#include "storm.h"

#define WIDTH 390.0
#define HEIGHT 844.0
#define FASTEST 12000.0 /* points per second */

typedef struct sheet_storm {
  storm storm;
  motus_view_controller *root, *first, *over;
  motus_navigation_controller *stack;
  motus_view_controller *held; /* the stack as the controller that it is */
  motus_presentation_controller *sheet;
  motus_view *bar;
  double finger, height;
  double touched;
  bool is_down, dims_always;
  bool is_fluid; /* requests go first, in the middle of others */
  bool hurries;  /* the window has another size while it moves out, or in */
  bool is_lost;  /* the program has taken the sheet from the finger */
  const char *last;
} sheet_storm;

static sheet_storm world;

/* ---- Screens ---- */

static inline void bar_did_load(void *user_data, motus_view_controller *it) {
  (void)user_data;
  motus_view_create(world.storm.runtime, &world.bar);
  motus_view_add_subview(motus_view_controller_view(it), world.bar);
  motus_release(world.bar);
}

static inline void bar_did_layout(void *user_data, motus_view_controller *it) {
  motus_rect bounds = motus_view_bounds(motus_view_controller_view(it));
  (void)user_data;
  motus_view_set_frame(world.bar,
                       (motus_rect){0, bounds.height - 50, bounds.width, 50});
}

static inline double heights(void *user_data, int32_t detent, double maximum) {
  (void)user_data, (void)maximum;
  return detent == 7 ? 200 : -1;
}

static inline void random_options(motus_sheet_options *options) {
  static const int32_t all[] = {MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 7};
  storm *s = &world.storm;
  motus_sheet_options_init(options, sizeof *options);
  options->detent_count = 0;
  for (int i = 0; i < 3; i++)
    if (storm_dice(s, 2))
      options->detents[options->detent_count++] = all[i];
  if (options->detent_count == 0) {
    options->detents[0] = MOTUS_DETENT_LARGE;
    options->detent_count = 1;
  }
  options->selected_detent =
      options->detents[storm_dice(s, (uint32_t)options->detent_count)];
  if (!world.dims_always && storm_dice(s, 2))
    options->largest_undimmed_detent = options->detents[0];
  options->prefers_grabber_visible = storm_dice(s, 2);
  options->preferred_corner_radius = storm_dice(s, 2) ? -1 : 20;
}

static inline void configure(void *user_data) {
  motus_sheet_options options;
  (void)user_data;
  random_options(&options);
  motus_sheet_set_options(world.sheet, &options, heights, NULL, NULL);
}

static inline void choose(void *user_data) {
  static const int32_t all[] = {MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE, 7, 0};
  (void)user_data;
  motus_sheet_select_detent(world.sheet, all[storm_dice(&world.storm, 4)]);
}

/* ---- What is shown ---- */

typedef struct look {
  bool is_there;
  motus_size window;
  double top, bottom, left, width, dimming;
} look;

static inline motus_view *card(void) {
  return motus_view_controller_presented_view_controller(world.root) ==
                 world.held
             ? motus_presentation_controller_presented_view(world.sheet)
             : NULL;
}

static inline motus_view *backdrop(void) {
  motus_view *view = motus_presentation_controller_container_view(world.sheet);
  return view && motus_view_subview_count(view) > 0
             ? motus_view_subview_at(view, 0)
             : NULL;
}

static inline look see(void) {
  look it;
  double center[2], bounds[4];
  motus_view *view = card();
  memset(&it, 0, sizeof it);
  if (!view || !motus_view_is_in_window(view) || !backdrop())
    return it;
  it.is_there = true;
  /* A size that has been asked for may still wait for its turn. */
  motus_rect window =
      motus_view_bounds(motus_runtime_window(world.storm.runtime));
  it.window.width = window.width;
  world.height = it.window.height = window.height;
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  /* What goes on below the window is not seen. */
  it.top = fmin(center[1] - bounds[3] / 2, world.height);
  it.bottom = center[1] + bounds[3] / 2;
  it.left = center[0] - bounds[2] / 2;
  it.width = bounds[2];
  motus_view_property(backdrop(), MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN,
                      &it.dimming, 1);
  return it;
}
#endif
