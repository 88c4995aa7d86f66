/* Controllers, containers, coordinators, insets, segues. */
#include "growth.h"

static motus_view_controller *root;
static motus_navigation_controller *navigation;

static void begin_root(void) {
  must(motus_runtime_set_root_view_controller(rt, root = screen()));
}
static void release(int i) {
  must(motus_release(things[i]));
}
static void make_loose(int i) {
  things[i] = screen();
  motus_view_controller_view(things[i]);
}
static void begin_navigation(void) {
  must(motus_navigation_controller_create(rt, NULL, &navigation));
  must(motus_runtime_set_root_view_controller(
      rt, (motus_view_controller *)navigation));
}
static void push(int i) {
  things[i] = screen();
  must(motus_navigation_controller_push(navigation, things[i], false, NULL,
                                        NULL, NULL));
}
static void push_later(int i) {
  things[i] = screen();
  must(motus_navigation_controller_push(navigation, things[i], true, NULL, NULL,
                                        NULL));
}
static void pop(int i) {
  (void)i;
  must(motus_navigation_controller_pop(navigation, false, NULL, NULL, NULL,
                                       NULL));
}
static void read_stack(int i) {
  motus_navigation_controller_view_controller_at(navigation, (size_t)i);
}
static void pop_all(void) {
  must(motus_navigation_controller_pop_to(navigation, NULL, false, NULL, NULL,
                                          NULL, NULL, 0, NULL));
  tick(.1);
  for (int i = 0; i < total; i++)
    release(i);
}
static void settle(void) {
  for (int i = 0; i < 8; i++)
    tick(1);
}
static void give_stack(void) {
  begin_navigation();
  for (int i = 0; i < total; i++)
    things[i] = screen();
  must(motus_navigation_controller_set_view_controllers(
      navigation, (motus_view_controller **)things, (size_t)total, false, NULL,
      NULL, NULL));
}
static void turn_stack(void) {
  motus_view_controller **turned = calloc((size_t)total, sizeof *turned);
  for (int i = 0; i < total; i++)
    turned[i] = things[total - 1 - i];
  must(motus_navigation_controller_set_view_controllers(
      navigation, turned, (size_t)total, false, NULL, NULL, NULL));
  tick(.1);
  must(motus_navigation_controller_set_view_controllers(
      navigation, turned, (size_t)total / 2, true, NULL, NULL, NULL));
  tick(.1);
  tick(1);
  free(turned);
}

/* Tabs and pages. */
static motus_tab_bar_controller *tabs;
static motus_page_view_controller *pages;
static void begin_tabs(void) {
  must(motus_tab_bar_controller_create(rt, &tabs));
  must(motus_runtime_set_root_view_controller(rt,
                                              (motus_view_controller *)tabs));
  for (int i = 0; i < total; i++)
    things[i] = screen();
  must(motus_tab_bar_controller_set_view_controllers(
      tabs, (motus_view_controller **)things, (size_t)total, false, NULL, NULL,
      NULL));
}
static void select_tab(int i) {
  must(motus_tab_bar_controller_select(tabs, things[i], NULL, NULL, NULL));
}
static void drop_tabs(void) {
  must(motus_tab_bar_controller_set_view_controllers(
      tabs, (motus_view_controller **)things, (size_t)total / 2, false, NULL,
      NULL, NULL));
}
static void begin_pages(void) {
  must(motus_page_view_controller_create(rt, NULL, &pages));
  must(motus_runtime_set_root_view_controller(rt,
                                              (motus_view_controller *)pages));
  for (int i = 0; i < total; i++)
    things[i] = screen();
  must(motus_page_view_controller_set_pages(
      pages, (motus_view_controller **)things, (size_t)total, false));
}
static void show_page(int i) {
  must(motus_page_view_controller_show_page(
      pages, things[i], MOTUS_PAGE_FORWARD, false, NULL, NULL, NULL));
}

/* Children of one controller. */
static void add_child(int i) {
  things[i] = screen();
  must(motus_view_controller_add_child(root, things[i]));
  must(motus_view_add_subview(motus_view_controller_view(root),
                              motus_view_controller_view(things[i])));
  must(motus_view_controller_did_move_to_parent(things[i], root));
}
static void override(int i) {
  must(motus_view_controller_override_child_traits(
      root, things[i], MOTUS_SIZE_CLASS_REGULAR, MOTUS_SIZE_CLASS_COMPACT));
  must(motus_view_controller_set_preferred_content_size(things[i],
                                                        (motus_size){i, i}));
  must(motus_view_controller_set_additional_safe_area(
      things[i], (motus_insets){1, 1, 1, 1}));
  motus_view_controller_safe_area(things[i]);
}
static void remove_child(int i) {
  must(motus_view_remove_from_superview(motus_view_controller_view(things[i])));
  must(motus_view_controller_remove_from_parent(things[i]));
  must(motus_release(things[i]));
}
static void resize(void) {
  must(motus_runtime_set_window_size(rt, (motus_size){700, 500}, 0, NULL, NULL,
                                     NULL, NULL));
  tick(.1);
  must(motus_runtime_set_window_insets(rt, MOTUS_INSETS_SAFE_AREA,
                                       (motus_insets){9, 0, 9, 0}, NULL, NULL,
                                       NULL, NULL));
  tick(.1);
  must(motus_runtime_override_traits(rt, MOTUS_SIZE_CLASS_COMPACT,
                                     MOTUS_SIZE_CLASS_COMPACT));
  must(motus_runtime_send_memory_warning(rt));
}

/* Names: titles, segues, zooms. */
static void name(char *text, int i) {
  snprintf(text, 16, "segue%d", i);
}
static motus_view_controller *destination(void *user_data,
                                          motus_view_controller *source) {
  (void)user_data;
  return source;
}
static void go(void *user_data, motus_segue *segue) {
  (void)user_data, (void)segue;
}
static void add_segue(int i) {
  char text[16];
  name(text, i);
  motus_segue_callbacks callbacks = {.struct_size = sizeof callbacks,
                                     .make_destination = destination,
                                     .perform = go};
  must(motus_view_controller_add_segue(root, text, MOTUS_SEGUE_CUSTOM,
                                       &callbacks, NULL, NULL));
  must(motus_view_controller_add_unwind_action(root, text, go, NULL, NULL));
}
static void add_zoom(int i) {
  motus_zoom_options options;
  defaults(motus_zoom_options, options);
  options.source_key = (uint64_t)i + 1;
  things[i] = screen();
  must(motus_view_controller_set_title(things[i], "a screen"));
  must(motus_view_controller_set_zoom(things[i], &options, NULL, NULL, NULL));
}
static void clear_zoom(int i) {
  must(motus_view_controller_clear_zoom(things[i]));
}

/* What goes along with a change of screens. */
static motus_transition_coordinator *coordinator;
static void along(void *user_data, motus_transition_coordinator *of) {
  (void)of;
  if (user_data)
    must(motus_view_set_alpha(user_data, .5));
}
static void begin_change(void) {
  begin_navigation();
  motus_view_controller *one = screen(), *two = screen();
  must(motus_navigation_controller_push(navigation, one, false, NULL, NULL,
                                        NULL));
  tick(.1);
  must(motus_navigation_controller_push(navigation, two, true, NULL, NULL,
                                        NULL));
  coordinator = motus_view_controller_transition_coordinator(two);
}
static void go_along(int i) {
  motus_view *view = view_in(window(), i);
  must(motus_transition_coordinator_animate_alongside(coordinator, view, along,
                                                      along, view, NULL));
  must(motus_transition_coordinator_notify(
      coordinator, MOTUS_TRANSITION_INTERACTION_CHANGED, along, NULL, NULL));
}
static void inset(void *user_data, motus_runtime *runtime,
                  motus_inset_source source) {
  (void)user_data, (void)runtime, (void)source;
}
static void begin_insets(void) {
  motus_animation_options options;
  defaults(motus_animation_options, options);
  must(motus_runtime_set_window_insets(rt, MOTUS_INSETS_KEYBOARD,
                                       (motus_insets){0, 0, 300, 0}, &options,
                                       NULL, NULL, NULL));
}
static void go_along_insets(int i) {
  (void)i;
  must(motus_runtime_animate_alongside_insets(rt, MOTUS_INSETS_KEYBOARD, inset,
                                              inset, NULL, NULL));
}

/* Views that fly from screen to screen. */
static void begin_flights(void) {
  begin_navigation();
  motus_view_controller *from = screen(), *to = screen();
  for (int i = 0; i < total; i++) {
    must(motus_view_set_match_key(view_in(motus_view_controller_view(from), i),
                                  (uint64_t)i + 1, NULL));
    must(motus_view_set_match_key(view_in(motus_view_controller_view(to), i),
                                  (uint64_t)i + 1, NULL));
  }
  must(motus_navigation_controller_push(navigation, from, false, NULL, NULL,
                                        NULL));
  tick(.1);
  motus_matched_options options;
  defaults(motus_matched_options, options);
  (void)options;
  must(
      motus_navigation_controller_push(navigation, to, true, NULL, NULL, NULL));
}

/* Bars: of many containers. */
static void add_bar(int i) {
  motus_navigation_controller *made = NULL;
  must(motus_navigation_controller_create(rt, NULL, &made));
  things[i] = made;
  others[i] = view_in(NULL, 0);
  must(motus_view_controller_set_bar(things[i], MOTUS_EDGE_TOP, others[i], 44));
  must(motus_view_controller_add_child(root, things[i]));
  must(motus_view_add_subview(motus_view_controller_view(root),
                              motus_view_controller_view(things[i])));
}
static void hide_bar(int i) {
  must(motus_view_controller_set_bar_hidden(things[i], MOTUS_EDGE_TOP, true,
                                            NULL, NULL, NULL, NULL));
}

const scene screen_scenes[] = {
    {"controllers", 200, 0, make_loose, 0, release, 0},
    {"stack", 100, begin_navigation, push, read_stack, pop, 0},
    {"stack_left", 100, begin_navigation, push, 0, 0, pop_all},
    {"stack_given", 100, give_stack, 0, 0, release, turn_stack},
    {"waiting", 100, begin_navigation, push_later, 0, 0, settle},
    {"tabs", 100, begin_tabs, 0, select_tab, 0, drop_tabs},
    {"pages", 100, begin_pages, 0, show_page, 0, 0},
    {"children", 100, begin_root, add_child, override, remove_child, resize},
    {"children_kept", 100, begin_root, add_child, override, 0, resize},
    {"segues", 200, begin_root, add_segue, 0, 0, 0},
    {"zooms", 200, 0, add_zoom, clear_zoom, release, 0},
    {"coordinator", 200, begin_change, go_along, 0, 0, settle},
    {"inset_blocks", 200, begin_insets, go_along_insets, 0, 0, settle},
    {"flights", 100, begin_flights, 0, 0, 0, settle},
    {"bars", 100, begin_root, add_bar, hide_bar, 0, resize},
    {0}};
