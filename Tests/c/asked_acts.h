/* What a host does in a callback: acts that end or replace what it is about. */
#ifndef ASKED_ACTS_H
#define ASKED_ACTS_H
#include "asked_containers.h"

static const motus_size wide = {1024, 768}, narrow = {390, 844};

static inline void resize_to(motus_size size, bool animated) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.4;
  motus_runtime_set_window_size(s.runtime, size, 0, animated ? &options : NULL,
                                done, data(), destroyed);
}
static inline void traits_to(motus_size_class horizontal) {
  motus_runtime_override_traits(s.runtime, horizontal,
                                MOTUS_SIZE_CLASS_UNSPECIFIED);
}
static inline void present_from(motus_view_controller *from,
                                motus_view_controller *what, bool animated) {
  motus_view_controller_present(from, what, animated, done, data(), destroyed);
}
static inline void dismiss_from(motus_view_controller *from, bool animated) {
  motus_view_controller_dismiss(from, animated, done, data(), destroyed);
}
static inline void end_delegate(void) {
  motus_presentation_controller_set_delegate(original, NULL, NULL, NULL);
  if (custom)
    motus_presentation_controller_set_delegate(custom, NULL, NULL, NULL);
  motus_view_controller_set_transitioning_delegate(shown, NULL, NULL, NULL);
  motus_navigation_controller_set_delegate(nav, NULL, NULL, NULL);
  motus_tab_bar_controller_set_delegate(tabs, NULL, NULL, NULL);
  motus_page_view_controller_set_delegate(pages, NULL, NULL, NULL);
  motus_page_view_controller_set_data_source(pages, NULL, NULL, NULL);
  motus_split_view_controller_set_delegate(split, NULL, NULL, NULL);
  motus_view_controller_clear_zoom(shown);
}
static inline void new_view_of(motus_view_controller *it) {
  motus_view *view = NULL;
  if (motus_view_create(s.runtime, &view) == MOTUS_OK) {
    motus_view_controller_set_view(it, view);
    motus_release(view);
  }
}
static inline void remove_child(motus_view_controller *it);
/* Out of its old parent first: only then does it hear of both moves (CN-1). */
static inline void add(motus_view_controller *to, motus_view_controller *it) {
  remove_child(it);
  if (motus_is_alive(it) && motus_view_controller_parent(it))
    return;
  if (motus_view_controller_add_child(to, it) == MOTUS_OK &&
      motus_view_controller_parent(it) == to)
    motus_view_controller_did_move_to_parent(it, to);
}
static inline void remove_child(motus_view_controller *it) {
  motus_view_controller *parent =
      motus_is_alive(it) ? motus_view_controller_parent(it) : NULL;
  if (motus_handle_kind(parent) == MOTUS_KIND_VIEW_CONTROLLER) {
    motus_view_controller_will_move_to_parent(it, NULL);
    if (motus_view_controller_parent(it) == parent)
      motus_view_controller_remove_from_parent(it);
    else
      motus_view_controller_did_move_to_parent(
          it, motus_view_controller_parent(it));
  }
}
static inline motus_view_controller *top_controller(void) {
  return motus_runtime_root_view_controller(s.runtime);
}
static inline void touch(motus_touch_phase phase, double x, double y) {
  motus_point point = {x, y};
  motus_runtime_send_touch(s.runtime, 1, phase, point,
                           motus_runtime_time(s.runtime));
}

#define ACT(name, ...)           \
  static void act_##name(void) { \
    __VA_ARGS__;                 \
  }
#define PUSH(what, animated) \
  motus_navigation_controller_push(nav, what, animated, done, data(), destroyed)
#define POP(animated) \
  motus_navigation_controller_pop(nav, animated, done, data(), destroyed, NULL)
#define STACK(animated, ...)                                         \
  motus_view_controller *list[] = {__VA_ARGS__};                     \
  motus_navigation_controller_set_view_controllers(                  \
      nav, list, sizeof list / sizeof *list, animated, done, data(), \
      destroyed)
#define TABS(animated, ...)                                           \
  motus_view_controller *list[] = {__VA_ARGS__};                      \
  motus_tab_bar_controller_set_view_controllers(                      \
      tabs, list, sizeof list / sizeof *list, animated, done, data(), \
      destroyed)
#define PAGE(what, animated)                                            \
  motus_page_view_controller_show_page(pages, what, MOTUS_PAGE_FORWARD, \
                                       animated, done, data(), destroyed)
#define COLUMN(what, column)                                             \
  motus_split_view_controller_##what##_column(split, column, true, done, \
                                              data(), destroyed)

ACT(dismiss_root, dismiss_from(top_controller(), false))
ACT(dismiss_root_slowly, dismiss_from(top_controller(), true))
ACT(dismiss_shown, dismiss_from(shown, false))
ACT(dismiss_shown_slowly, dismiss_from(shown, true))
ACT(dismiss_by_user,
    motus_presentation_controller_dismiss_by_user(original, true, done, data(),
                                                  destroyed))
ACT(no_root, motus_runtime_set_root_view_controller(s.runtime, NULL))
ACT(other_root, motus_runtime_set_root_view_controller(s.runtime, other))
ACT(spare_root, motus_runtime_set_root_view_controller(s.runtime, spare))
ACT(shown_is_root, motus_runtime_set_root_view_controller(s.runtime, shown))
ACT(present_other, present_from(top_controller(), other, false))
ACT(present_other_slowly, present_from(top_controller(), other, true))
ACT(shown_presents, present_from(shown, spare, false))
ACT(shown_presents_slowly, present_from(shown, spare, true))
ACT(present_shown, present_from(top_controller(), shown, true))
ACT(other_presents_shown, present_from(other, shown, false))
ACT(end_shown, let_go(shown))
ACT(end_root, let_go(root))
ACT(end_other, let_go(other))
ACT(end_container, let_go(nav); let_go(tabs); let_go(pages); let_go(split))
ACT(end_custom, let_go(custom))
ACT(end_animator, let_go(animator))
ACT(end_hand, let_go(hand))
ACT(end_source, let_go(source))
ACT(view_of_shown, new_view_of(shown))
ACT(view_of_root, new_view_of(root))
ACT(view_of_other, new_view_of(other))
ACT(unload_shown, motus_view_controller_unload_view(shown))
ACT(take_view_out, motus_view_remove_from_superview(
                       motus_view_controller_view_if_loaded(shown)))
ACT(take_root_out, motus_view_remove_from_superview(
                       motus_view_controller_view_if_loaded(top_controller())))
ACT(take_container_out,
    motus_view_remove_from_superview(
        motus_presentation_controller_container_view(
            motus_view_controller_active_presentation_controller(shown))))
ACT(narrow_at_once, resize_to(narrow, false))
ACT(narrow_slowly, resize_to(narrow, true))
ACT(wide_at_once, resize_to(wide, false))
ACT(wide_slowly, resize_to(wide, true))
ACT(compact, traits_to(MOTUS_SIZE_CLASS_COMPACT))
ACT(regular, traits_to(MOTUS_SIZE_CLASS_REGULAR))
ACT(override_shown,
    motus_view_controller_override_child_traits(top_controller(), shown,
                                                MOTUS_SIZE_CLASS_COMPACT,
                                                MOTUS_SIZE_CLASS_COMPACT))
ACT(override_presentation,
    motus_presentation_controller_override_traits(
        motus_view_controller_active_presentation_controller(shown),
        MOTUS_SIZE_CLASS_COMPACT, MOTUS_SIZE_CLASS_COMPACT))
ACT(end_delegates, end_delegate())
ACT(other_style,
    motus_view_controller_set_presentation_style(shown,
                                                 MOTUS_PRESENTATION_PAGE_SHEET))
ACT(full_style, motus_view_controller_set_presentation_style(
                    shown, MOTUS_PRESENTATION_FULL_SCREEN))
ACT(wants_size,
    motus_view_controller_set_preferred_content_size(shown,
                                                     (motus_size){123, 321}))
ACT(fits_size,
    motus_view_controller_system_layout_fitting_size_did_change(shown))
ACT(add_to_root, add(top_controller(), shown))
ACT(add_to_shown, add(shown, other))
ACT(add_to_spare, add(spare, shown))
ACT(add_other, add(root, other))
ACT(remove_shown, remove_child(shown))
ACT(remove_root, remove_child(root))
ACT(cancel, motus_transition_context_cancel(context))
ACT(finish, motus_transition_context_finish(context))
ACT(complete, motus_transition_context_complete(context, true))
ACT(fail, motus_transition_context_complete(context, false))
ACT(cancel_hand, motus_percent_driven_interaction_cancel(hand))
ACT(finish_hand, motus_percent_driven_interaction_finish(hand))
ACT(no_animations, motus_runtime_set_animation_enabled(s.runtime, false))
ACT(animations, motus_runtime_set_animation_enabled(s.runtime, true))
ACT(turn_round,
    motus_runtime_set_layout_direction(s.runtime,
                                       MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT))
ACT(lay_out, motus_presentation_controller_set_needs_layout(
                 motus_view_controller_active_presentation_controller(shown)))
ACT(uniform, motus_runtime_set_uses_uniform_order(s.runtime, true))
ACT(push, PUSH(other, false))
ACT(push_slowly, PUSH(other, true))
ACT(push_shown, PUSH(shown, true))
ACT(pop, POP(false))
ACT(pop_slowly, POP(true))
ACT(shorten_stack, STACK(false, root))
ACT(other_stack, STACK(true, other, spare))
ACT(same_stack, STACK(true, shown, root))
ACT(select_other,
    motus_tab_bar_controller_select(tabs, other, done, data(), destroyed))
ACT(select_root,
    motus_tab_bar_controller_select(tabs, root, done, data(), destroyed))
ACT(fewer_tabs, TABS(false, root))
ACT(other_tabs, TABS(true, spare, other))
ACT(turn_to_other, PAGE(other, true))
ACT(turn_to_spare, PAGE(spare, false))
ACT(turn_to_root, PAGE(root, true))
ACT(reload, motus_page_view_controller_reload(pages))
ACT(show_primary, COLUMN(show, MOTUS_SPLIT_PRIMARY))
ACT(hide_primary, COLUMN(hide, MOTUS_SPLIT_PRIMARY))
ACT(hide_middle, COLUMN(hide, MOTUS_SPLIT_SUPPLEMENTARY))
ACT(other_column,
    motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY, spare))
ACT(no_column,
    motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY, NULL))
ACT(no_primary,
    motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY, NULL))
ACT(show_detail,
    motus_split_view_controller_show_detail(split, spare, true, done, data(),
                                            destroyed))
ACT(columns_alone,
    motus_split_view_controller_set_mode(split, MOTUS_SPLIT_SECONDARY_ONLY,
                                         true, done, data(), destroyed))
ACT(columns_over,
    motus_split_view_controller_set_mode(split, MOTUS_SPLIT_TWO_OVER, false,
                                         done, data(), destroyed))
ACT(lift, touch(MOTUS_TOUCH_ENDED, 60, 400))
ACT(lose_touch, touch(MOTUS_TOUCH_CANCELLED, 60, 400))
ACT(select_detent,
    motus_sheet_select_detent(
        motus_view_controller_active_presentation_controller(shown),
        MOTUS_DETENT_LARGE))

static const struct {
  const char *name;
  asked_act run;
} acts[] = {
#define NAMED(name) \
  { #name, act_##name }
    NAMED(dismiss_root),
    NAMED(dismiss_root_slowly),
    NAMED(dismiss_shown),
    NAMED(dismiss_shown_slowly),
    NAMED(dismiss_by_user),
    NAMED(no_root),
    NAMED(other_root),
    NAMED(spare_root),
    NAMED(shown_is_root),
    NAMED(present_other),
    NAMED(present_other_slowly),
    NAMED(shown_presents),
    NAMED(shown_presents_slowly),
    NAMED(present_shown),
    NAMED(other_presents_shown),
    NAMED(end_shown),
    NAMED(end_root),
    NAMED(end_other),
    NAMED(end_container),
    NAMED(end_custom),
    NAMED(end_animator),
    NAMED(end_hand),
    NAMED(end_source),
    NAMED(view_of_shown),
    NAMED(view_of_root),
    NAMED(view_of_other),
    NAMED(unload_shown),
    NAMED(take_view_out),
    NAMED(take_root_out),
    NAMED(take_container_out),
    NAMED(narrow_at_once),
    NAMED(narrow_slowly),
    NAMED(wide_at_once),
    NAMED(wide_slowly),
    NAMED(compact),
    NAMED(regular),
    NAMED(override_shown),
    NAMED(override_presentation),
    NAMED(end_delegates),
    NAMED(other_style),
    NAMED(full_style),
    NAMED(wants_size),
    NAMED(fits_size),
    NAMED(add_to_root),
    NAMED(add_to_shown),
    NAMED(add_to_spare),
    NAMED(add_other),
    NAMED(remove_shown),
    NAMED(remove_root),
    NAMED(cancel),
    NAMED(finish),
    NAMED(complete),
    NAMED(fail),
    NAMED(cancel_hand),
    NAMED(finish_hand),
    NAMED(no_animations),
    NAMED(animations),
    NAMED(turn_round),
    NAMED(lay_out),
    NAMED(uniform),
    NAMED(push),
    NAMED(push_slowly),
    NAMED(push_shown),
    NAMED(pop),
    NAMED(pop_slowly),
    NAMED(shorten_stack),
    NAMED(other_stack),
    NAMED(same_stack),
    NAMED(select_other),
    NAMED(select_root),
    NAMED(fewer_tabs),
    NAMED(other_tabs),
    NAMED(turn_to_other),
    NAMED(turn_to_spare),
    NAMED(turn_to_root),
    NAMED(reload),
    NAMED(show_primary),
    NAMED(hide_primary),
    NAMED(hide_middle),
    NAMED(other_column),
    NAMED(no_column),
    NAMED(no_primary),
    NAMED(show_detail),
    NAMED(columns_alone),
    NAMED(columns_over),
    NAMED(lift),
    NAMED(lose_touch),
    NAMED(select_detent)};
enum { ACTS = sizeof acts / sizeof *acts };
#endif
