/* The scene of the storm over containers in each other: its screens, and whoever
 * animates and drives their transitions, at random. */
#ifndef STORM_NESTED_H
#define STORM_NESTED_H
#include "storm.h"

enum { TABS = 3, PER_TAB = 4, SHEETS = 3 };

/* Of each tab: a stack whose root swaps two children; two more screens. */
typedef struct tab {
  motus_navigation_controller *stack;
  motus_view_controller *root, *children[2], *others[2];
  int shown; /* which child, when all requests have been answered */
} tab;

typedef struct swap {
  tab *of;
  int to;
} swap;

static storm s;
static motus_tab_bar_controller *tabs;
static tab all[TABS];
static motus_view_controller *sheets[SHEETS];
static motus_animation_controller *animator;
static motus_percent_driven_interaction *hand;
static swap swaps[256];
static int swap_count, asked, answered;

static motus_view_controller *as_controller(motus_navigation_controller *it) {
  return (motus_view_controller *)it;
}

static void completed(void *user_data, bool done) {
  (void)user_data, (void)done;
  answered += 1;
  storm_inside(&s);
}

static bool stands_in(motus_view_controller *it, motus_view_controller *in) {
  motus_view *view = motus_view_controller_view_if_loaded(it);
  motus_view *superview = motus_view_controller_view_if_loaded(in);
  return view && superview && motus_view_superview(view) == superview;
}

/* Not done is what has been cancelled, or torn off: that has come all the same.
 */
static void swapped(void *user_data, bool done) {
  const swap *it = user_data;
  if (done || stands_in(it->of->children[it->to], it->of->root))
    it->of->shown = it->to;
  completed(NULL, done);
}

/* ---- Transitions ---- */

static void finish(void *context, bool finished) {
  (void)finished;
  if (motus_is_alive(context))
    motus_transition_context_complete(
        context, !motus_transition_context_was_cancelled(context));
}

static void animate(void *user_data, motus_transition_context *context) {
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_rect bounds =
      motus_view_bounds(motus_transition_context_container_view(context));
  motus_point middle = {bounds.width / 2, bounds.height / 2};
  motus_point right = {bounds.width * 1.5, bounds.height / 2};
  motus_animation_options options;
  (void)user_data;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.3;
  motus_view_add_subview(motus_transition_context_container_view(context), to);
  motus_view_set_center(to, right);
  motus_runtime_begin_animation(s.runtime, &options);
  motus_view_set_center(to, middle);
  motus_runtime_commit_animation(s.runtime, finish, context, NULL, NULL);
}

static motus_animation_controller *any_animator(void) {
  return storm_dice(&s, 2) ? animator : NULL;
}
static motus_interaction_controller *any_interaction(void) {
  return storm_dice(&s, 3) ? NULL : (motus_interaction_controller *)hand;
}
static motus_animation_controller *
stack_animation(void *user_data, motus_navigation_controller *it,
                motus_navigation_operation operation,
                motus_view_controller *from, motus_view_controller *to) {
  (void)user_data, (void)it, (void)operation, (void)from, (void)to;
  return any_animator();
}
static motus_interaction_controller *
stack_interaction(void *user_data, motus_navigation_controller *it,
                  motus_animation_controller *by) {
  (void)user_data, (void)it, (void)by;
  return any_interaction();
}
static motus_animation_controller *tab_animation(void *user_data,
                                                 motus_tab_bar_controller *it,
                                                 motus_view_controller *from,
                                                 motus_view_controller *to) {
  (void)user_data, (void)it, (void)from, (void)to;
  return any_animator();
}
static motus_interaction_controller *
tab_interaction(void *user_data, motus_tab_bar_controller *it,
                motus_animation_controller *by) {
  (void)user_data, (void)it, (void)by;
  return any_interaction();
}
#endif
