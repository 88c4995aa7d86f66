/* Tabs around a stack of A, both with bars, in a window whose edges are
 * covered: 50 above, 34 below. */
#ifndef BARS_STAGE_H
#define BARS_STAGE_H
#include "scroll_stage.h"
#include "story_navigation.h"

#define TOP 44.0
#define BOTTOM 49.0

static motus_tab_bar_controller *tabs;
static motus_view *top_bar, *tab_bar;

static inline motus_view *bars_make(story *s, motus_view_controller *container,
                                    motus_edge edge, double height) {
  motus_view *view = NULL;
  motus_view_create(s->runtime, &view);
  CHECK_EQUAL(motus_view_controller_set_bar(container, edge, view, height),
              MOTUS_OK);
  return view;
}

static inline void bars_cover(story *s, motus_inset_source source, double top,
                              double bottom) {
  motus_insets by = {0, 0, 0, 0};
  by.top = top, by.bottom = bottom;
  CHECK_EQUAL(motus_runtime_set_window_insets(s->runtime, source, by, NULL,
                                              NULL, NULL, NULL),
              MOTUS_OK);
}

static inline void bars_open(story *s) {
  story_open(s);
  story_navigate(s);
  CHECK_EQUAL(motus_tab_bar_controller_create(s->runtime, &tabs), MOTUS_OK);
  story_call(s, "tabs", tabs);
  motus_view_controller *list[] = {story_root(s)};
  motus_tab_bar_controller_set_view_controllers(tabs, list, 1, false, NULL,
                                                NULL, NULL);
  top_bar = bars_make(s, story_root(s), MOTUS_EDGE_TOP, TOP);
  tab_bar =
      bars_make(s, (motus_view_controller *)tabs, MOTUS_EDGE_BOTTOM, BOTTOM);
  bars_cover(s, MOTUS_INSETS_SAFE_AREA, 50, 34);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  s->runtime, (motus_view_controller *)tabs),
              MOTUS_OK);
  story_tick(s);
  s->told[0] = 0;
}

static inline void bars_close(story *s) {
  motus_release(top_bar);
  motus_release(tab_bar);
  motus_release(tabs);
  story_close(s);
}

static inline motus_rect bars_shown(motus_view *view) {
  double c[2] = {NAN, NAN}, b[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, c, 2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, b, 4);
  motus_rect rect = {0, 0, 0, 0};
  rect.x = c[0] - b[2] / 2, rect.y = c[1] - b[3] / 2;
  rect.width = b[2], rect.height = b[3];
  return rect;
}

static inline bool bars_are_at(motus_view *view, double x, double y,
                               double width, double height) {
  motus_rect at = bars_shown(view);
  bool stands = CHECK_NEAR(at.x, x, 1e-6);
  stands = CHECK_NEAR(at.y, y, 1e-6) && stands;
  stands = CHECK_NEAR(at.width, width, 1e-6) && stands;
  return CHECK_NEAR(at.height, height, 1e-6) && stands;
}

static inline bool bars_stand(void) {
  bool stands = bars_are_at(top_bar, 0, 0, WIDTH, 50 + TOP);
  return bars_are_at(tab_bar, 0, HEIGHT - 34 - BOTTOM, WIDTH, 34 + BOTTOM) &&
         stands;
}

static inline bool bars_area(motus_view_controller *controller, double top,
                             double bottom) {
  motus_insets area = motus_view_controller_safe_area(controller);
  bool is_so = CHECK_NEAR(area.top, top, 1e-9);
  return CHECK_NEAR(area.bottom, bottom, 1e-9) && is_so;
}

static inline void bars_hide(motus_view_controller *controller,
                             uint32_t edges) {
  CHECK_EQUAL(motus_view_controller_set_hidden_bars(controller, edges),
              MOTUS_OK);
}

static inline bool bars_is_in(motus_view *view) {
  return motus_view_superview(view) != NULL;
}
#endif
