/* The delegates of containers and of zooms, for asked_test.c. */
#ifndef ASKED_CONTAINERS_H
#define ASKED_CONTAINERS_H
#include "asked.h"

static inline void n_will_show(void *user_data, motus_navigation_controller *it,
                               motus_view_controller *controller,
                               bool animated) {
  (void)user_data, (void)animated;
  given("will_show", it, MOTUS_KIND_NAVIGATION_CONTROLLER);
  given_controller("will_show", controller);
  asked("will_show");
}
static inline void n_did_show(void *user_data, motus_navigation_controller *it,
                              motus_view_controller *controller,
                              bool animated) {
  (void)user_data, (void)animated;
  given("did_show", it, MOTUS_KIND_NAVIGATION_CONTROLLER);
  given_controller("did_show", controller);
  asked("did_show");
}
static inline motus_animation_controller *
n_animator(void *user_data, motus_navigation_controller *it,
           motus_navigation_operation operation, motus_view_controller *from,
           motus_view_controller *to) {
  (void)user_data, (void)operation;
  given("navigation animator", it, MOTUS_KIND_NAVIGATION_CONTROLLER);
  given_controller("navigation animator", from);
  given_controller("navigation animator", to);
  asked("navigation animator");
  return the_animator();
}
static inline motus_interaction_controller *
n_hand(void *user_data, motus_navigation_controller *it,
       motus_animation_controller *with) {
  (void)user_data;
  given("navigation hand", it, MOTUS_KIND_NAVIGATION_CONTROLLER);
  given_animator("navigation hand", with);
  asked("navigation hand");
  return the_hand();
}

static inline bool b_should_select(void *user_data,
                                   motus_tab_bar_controller *it,
                                   motus_view_controller *controller) {
  (void)user_data;
  given("should_select", it, MOTUS_KIND_TAB_BAR_CONTROLLER);
  given_controller("should_select", controller);
  asked("should_select");
  return true;
}
static inline void b_did_select(void *user_data, motus_tab_bar_controller *it,
                                motus_view_controller *controller) {
  (void)user_data;
  given("did_select", it, MOTUS_KIND_TAB_BAR_CONTROLLER);
  given_controller("did_select", controller);
  asked("did_select");
}
static inline motus_animation_controller *
b_animator(void *user_data, motus_tab_bar_controller *it,
           motus_view_controller *from, motus_view_controller *to) {
  (void)user_data;
  given("tab animator", it, MOTUS_KIND_TAB_BAR_CONTROLLER);
  given_controller("tab animator", from);
  given_controller("tab animator", to);
  asked("tab animator");
  return the_animator();
}
static inline motus_interaction_controller *
b_hand(void *user_data, motus_tab_bar_controller *it,
       motus_animation_controller *with) {
  (void)user_data;
  given("tab hand", it, MOTUS_KIND_TAB_BAR_CONTROLLER);
  given_animator("tab hand", with);
  asked("tab hand");
  return the_hand();
}

/* Root, shown, other, in this order. */
static inline motus_view_controller *g_neighbour(motus_view_controller *page,
                                                 int by) {
  motus_view_controller *list[] = {root, shown, other};
  for (int i = 0; i < 3; i++)
    if (list[i] == page && i + by >= 0 && i + by < 3)
      return motus_is_alive(list[i + by]) ? list[i + by] : NULL;
  return NULL;
}
#define ASKED_PAGE(name, by)                                   \
  static inline motus_view_controller *g_##name(               \
      void *user_data, motus_page_view_controller *it,         \
      motus_view_controller *page) {                           \
    (void)user_data;                                           \
    given("page " #name, it, MOTUS_KIND_PAGE_VIEW_CONTROLLER); \
    given_controller("page " #name, page);                     \
    asked("page " #name);                                      \
    return g_neighbour(page, by);                              \
  }
ASKED_PAGE(before, -1)
ASKED_PAGE(after, 1)
static inline void g_will(void *user_data, motus_page_view_controller *it,
                          motus_view_controller *to) {
  (void)user_data;
  given("will_transition", it, MOTUS_KIND_PAGE_VIEW_CONTROLLER);
  given_controller("will_transition", to);
  asked("will_transition");
}
static inline void g_did(void *user_data, motus_page_view_controller *it,
                         motus_view_controller *previous, bool completed) {
  (void)user_data, (void)completed;
  given("did_transition", it, MOTUS_KIND_PAGE_VIEW_CONTROLLER);
  given_controller("did_transition", previous);
  asked("did_transition");
}

static inline bool l_should_collapse(void *user_data,
                                     motus_split_view_controller *it) {
  (void)user_data;
  given("should_collapse", it, MOTUS_KIND_SPLIT_VIEW_CONTROLLER);
  asked("should_collapse");
  return true;
}
static inline motus_split_column l_top(void *user_data,
                                       motus_split_view_controller *it,
                                       motus_split_column proposed) {
  (void)user_data;
  given("top_column", it, MOTUS_KIND_SPLIT_VIEW_CONTROLLER);
  asked("top_column");
  return proposed;
}
static inline motus_split_mode l_expanding(void *user_data,
                                           motus_split_view_controller *it,
                                           motus_split_mode proposed) {
  (void)user_data;
  given("mode_for_expanding", it, MOTUS_KIND_SPLIT_VIEW_CONTROLLER);
  asked("mode_for_expanding");
  return proposed;
}
static inline void l_mode(void *user_data, motus_split_view_controller *it,
                          motus_split_mode mode) {
  (void)user_data, (void)mode;
  given("will_change_mode", it, MOTUS_KIND_SPLIT_VIEW_CONTROLLER);
  asked("will_change_mode");
}
#define ASKED_COLUMN(name)                                     \
  static inline void l_##name(void *user_data,                 \
                              motus_split_view_controller *it, \
                              motus_split_column column) {     \
    (void)user_data, (void)column;                             \
    given(#name, it, MOTUS_KIND_SPLIT_VIEW_CONTROLLER);        \
    asked(#name);                                              \
  }
ASKED_COLUMN(will_show_column)
ASKED_COLUMN(will_hide_column)
static inline void l_did_collapse(void *user_data,
                                  motus_split_view_controller *it,
                                  bool collapsed) {
  (void)user_data, (void)collapsed;
  given("did_collapse", it, MOTUS_KIND_SPLIT_VIEW_CONTROLLER);
  asked("did_collapse");
}

static inline motus_view *z_source(void *user_data, motus_view_controller *it) {
  (void)user_data;
  given_controller("source_view", it);
  asked("source_view");
  return motus_is_alive(source) ? source : NULL;
}
static inline void z_rect(void *user_data, motus_view_controller *it,
                          motus_view *from, motus_rect *rect) {
  (void)user_data, (void)rect;
  given_controller("alignment_rect", it);
  given("alignment_rect", from, MOTUS_KIND_VIEW);
  asked("alignment_rect");
}
static inline bool z_should_begin(void *user_data, motus_view_controller *it,
                                  motus_zoom_gesture gesture, double x,
                                  double y, double velocity_x,
                                  double velocity_y, bool at_edge) {
  (void)user_data, (void)gesture, (void)x, (void)y, (void)velocity_x;
  (void)velocity_y, (void)at_edge;
  given_controller("zoom should_begin", it);
  asked("zoom should_begin");
  return true;
}
static inline void zooming_of(motus_view_controller *it) {
  motus_zoom_options options;
  motus_zoom_delegate delegate = {.struct_size = sizeof delegate,
                                  .source_view = z_source,
                                  .alignment_rect = z_rect,
                                  .should_begin = z_should_begin};
  motus_zoom_options_init(&options, sizeof options);
  must(motus_view_controller_set_zoom(it, &options, &delegate, data(),
                                      destroyed));
}

static inline motus_view_controller *stack_of(motus_view_controller *first) {
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .will_show = n_will_show,
                                        .did_show = n_did_show,
                                        .animation_controller = n_animator,
                                        .interaction_controller = n_hand};
  must(motus_navigation_controller_create(s.runtime, first, &nav));
  must(motus_navigation_controller_set_delegate(nav, &delegate, data(),
                                                destroyed));
  return own(nav);
}
static inline motus_view_controller *tabs_of(motus_view_controller **list,
                                             size_t count) {
  motus_tab_bar_delegate delegate = {.struct_size = sizeof delegate,
                                     .should_select = b_should_select,
                                     .did_select = b_did_select,
                                     .animation_controller = b_animator,
                                     .interaction_controller = b_hand};
  must(motus_tab_bar_controller_create(s.runtime, &tabs));
  must(motus_tab_bar_controller_set_delegate(tabs, &delegate, data(),
                                             destroyed));
  must(motus_tab_bar_controller_set_view_controllers(tabs, list, count, false,
                                                     NULL, NULL, NULL));
  return own(tabs);
}
static inline motus_view_controller *pages_of(motus_view_controller *first) {
  motus_page_data_source asks = {
      .struct_size = sizeof asks, .before = g_before, .after = g_after};
  motus_page_delegate delegate = {.struct_size = sizeof delegate,
                                  .will_transition = g_will,
                                  .did_transition = g_did};
  must(motus_page_view_controller_create(s.runtime, NULL, &pages));
  must(motus_page_view_controller_set_data_source(pages, &asks, data(),
                                                  destroyed));
  must(motus_page_view_controller_set_delegate(pages, &delegate, data(),
                                               destroyed));
  must(motus_page_view_controller_show_page(pages, first, MOTUS_PAGE_FORWARD,
                                            false, NULL, NULL, NULL));
  return own(pages);
}
static inline motus_view_controller *split_of(motus_view_controller *a,
                                              motus_view_controller *b,
                                              motus_view_controller *c) {
  motus_split_delegate delegate = {.struct_size = sizeof delegate,
                                   .should_collapse = l_should_collapse,
                                   .top_column = l_top,
                                   .mode_for_expanding = l_expanding,
                                   .will_change_mode = l_mode,
                                   .will_show_column = l_will_show_column,
                                   .will_hide_column = l_will_hide_column,
                                   .did_collapse = l_did_collapse};
  must(motus_split_view_controller_create(s.runtime, NULL, &split));
  must(motus_split_view_controller_set_delegate(split, &delegate, data(),
                                                destroyed));
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY, a);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_SUPPLEMENTARY, b);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY, c);
  return own(split);
}
#endif
