/* A runtime with one object of every kind and in every role that a function
 * asks for, and the same once more in another runtime. */
#ifndef OBJECTS_H
#define OBJECTS_H
#include "objects_in_motion.h"

typedef struct objects {
  motus_runtime *runtime;
  void *at[SLOT_COUNT];
  void *stale[SLOT_COUNT];
  bool is_interactive; /* whether the delegate answers the percent-driven one */
  int destroyed;
} objects;

static inline void objects_nothing(void *user_data) {
  (void)user_data;
}

static inline void objects_finished(void *user_data, bool finished) {
  (void)user_data, (void)finished;
}

static inline void objects_destroy(void *user_data) {
  if (user_data)
    *(int *)user_data += 1;
}

static inline void objects_move(void *user_data) {
  motus_view_set_alpha(user_data, motus_view_alpha(user_data) / 2);
}

static inline void objects_animate(void *user_data,
                                   motus_transition_context *context) {
  objects *o = user_data;
  o->at[SLOT_CONTEXT] = context;
  motus_view_add_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO));
}

static inline motus_animation_controller *
objects_animation(void *user_data, motus_navigation_controller *navigation,
                  motus_navigation_operation operation,
                  motus_view_controller *from, motus_view_controller *to) {
  (void)navigation, (void)operation, (void)from, (void)to;
  return ((objects *)user_data)->at[SLOT_ANIMATED];
}

static inline motus_interaction_controller *
objects_interaction(void *user_data, motus_navigation_controller *navigation,
                    motus_animation_controller *animator) {
  objects *o = user_data;
  (void)navigation, (void)animator;
  return o->is_interactive ? o->at[SLOT_PERCENT] : NULL;
}

static inline void objects_begin(void *user_data,
                                 motus_transition_context *context) {
  (void)user_data, (void)context;
}

static inline void *objects_controller(objects *o) {
  motus_view_controller *controller = NULL;
  CHECK_EQUAL(
      motus_view_controller_create(o->runtime, NULL, NULL, NULL, &controller),
      MOTUS_OK);
  return controller;
}

static inline void *objects_view(objects *o, motus_view *parent) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(o->runtime, &view), MOTUS_OK);
  if (parent)
    CHECK_EQUAL(motus_view_add_subview(parent, view), MOTUS_OK);
  return view;
}

static inline void *objects_animation_of(objects *o, motus_view *view,
                                         double duration) {
  motus_animation_options options;
  motus_animation *animation = NULL;
  motus_animation_options_init(&options, sizeof options);
  options.duration = duration;
  CHECK_EQUAL(motus_runtime_animate(o->runtime, &options, objects_move, view,
                                    NULL, NULL, NULL, &animation),
              MOTUS_OK);
  return animation;
}

static inline void *objects_animator(objects *o) {
  motus_property_animator *animator = NULL;
  CHECK_EQUAL(motus_property_animator_create(o->runtime, 1, NULL, &animator),
              MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_add_animations(animator, objects_nothing,
                                                     NULL, NULL),
              MOTUS_OK);
  return animator;
}

static inline void *objects_animated(objects *o) {
  motus_animation_controller *animated = NULL;
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .animate_transition = objects_animate};
  CHECK_EQUAL(motus_animation_controller_create(o->runtime, &callbacks, o, NULL,
                                                &animated),
              MOTUS_OK);
  return animated;
}

static inline void *objects_interactive(objects *o) {
  motus_interaction_controller *interactive = NULL;
  motus_interaction_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .start_interactive_transition = objects_begin};
  CHECK_EQUAL(motus_interaction_controller_create(o->runtime, &callbacks, NULL,
                                                  NULL, &interactive),
              MOTUS_OK);
  return interactive;
}

static inline void *objects_percent(objects *o) {
  motus_percent_driven_interaction *percent = NULL;
  CHECK_EQUAL(motus_percent_driven_interaction_create(o->runtime, &percent),
              MOTUS_OK);
  return percent;
}

static inline void *objects_gesture(objects *o, motus_gesture_type type) {
  motus_gesture_options options;
  motus_gesture *gesture = NULL;
  motus_gesture_options_init(&options, sizeof options);
  options.type = type;
  CHECK_EQUAL(motus_gesture_create(o->runtime, &options, &gesture), MOTUS_OK);
  return gesture;
}

static inline motus_view_controller *
objects_destination(void *user_data, motus_view_controller *source) {
  (void)source;
  return objects_controller(user_data);
}

static inline void objects_keep_segue(void *user_data, motus_segue *segue) {
  objects *o = user_data;
  CHECK_EQUAL(motus_retain(segue), MOTUS_OK);
  o->at[SLOT_SEGUE] = segue;
}

static inline void objects_open_tabs(objects *o) {
  motus_tab_bar_controller *tabs = NULL;
  motus_view_controller *tab = objects_controller(o);
  CHECK_EQUAL(motus_tab_bar_controller_create(o->runtime, &tabs), MOTUS_OK);
  CHECK_EQUAL(motus_tab_bar_controller_set_view_controllers(
                  tabs, &tab, 1, false, NULL, NULL, NULL),
              MOTUS_OK);
  o->at[SLOT_TABS] = tabs;
  o->at[SLOT_TAB] = tab;
  motus_segue_callbacks callbacks = {.struct_size = sizeof callbacks,
                                     .make_destination = objects_destination,
                                     .perform = objects_keep_segue};
  CHECK_EQUAL(
      motus_view_controller_add_segue(o->at[SLOT_CONTAINER], "test.property",
                                      MOTUS_SEGUE_CUSTOM, &callbacks, o, NULL),
      MOTUS_OK);
  for (int i = 0; i < 2; i++) {
    o->stale[SLOT_SEGUE] = o->at[SLOT_SEGUE];
    CHECK_EQUAL(motus_view_controller_perform_segue(o->at[SLOT_CONTAINER],
                                                    "test.property", o),
                MOTUS_OK);
  }
  motus_release(o->stale[SLOT_SEGUE]);
  CHECK_EQUAL(motus_tab_bar_controller_create(o->runtime, &tabs), MOTUS_OK);
  motus_release(tabs);
  o->stale[SLOT_TABS] = tabs;
}

static inline void *objects_link(objects *o) {
  motus_display_link *link = NULL;
  CHECK_EQUAL(motus_display_link_create(o->runtime, NULL, NULL, NULL, &link),
              MOTUS_OK);
  motus_display_link_set_paused(link, true);
  return link;
}

static inline void objects_open_presentations(objects *o) {
  motus_presentation_controller *gone = NULL;
  motus_view_controller *sheet = objects_controller(o);
  motus_view_controller *popover = objects_controller(o);
  motus_view_controller_set_presentation_style(popover,
                                               MOTUS_PRESENTATION_POPOVER);
  o->at[SLOT_SHEET] = motus_view_controller_presentation_controller(sheet);
  o->at[SLOT_POPOVER] = motus_view_controller_presentation_controller(popover);
  CHECK_EQUAL(motus_presentation_controller_create(sheet, NULL, NULL, NULL,
                                                   NULL, &gone),
              MOTUS_OK);
  motus_release(gone);
  o->stale[SLOT_SHEET] = gone;
}

/* One ended object of each kind: asks for navigation set up, and pushes. */
static inline void objects_end_some(objects *o) {
  motus_navigation_controller *navigation = NULL;
  o->stale[SLOT_VIEW] = objects_view(o, NULL);
  motus_release(o->stale[SLOT_VIEW]);
  o->stale[SLOT_CONTROLLER] = objects_controller(o);
  motus_release(o->stale[SLOT_CONTROLLER]);
  motus_navigation_controller_create(o->runtime, NULL, &navigation);
  motus_release(navigation);
  o->stale[SLOT_NAVIGATION] = navigation;
  o->stale[SLOT_ANIMATOR] = objects_animator(o);
  motus_release(o->stale[SLOT_ANIMATOR]);
  o->stale[SLOT_ANIMATED] = objects_animated(o);
  motus_release(o->stale[SLOT_ANIMATED]);
  o->stale[SLOT_INTERACTIVE] = objects_interactive(o);
  motus_release(o->stale[SLOT_INTERACTIVE]);
  o->stale[SLOT_PERCENT] = objects_percent(o);
  motus_release(o->stale[SLOT_PERCENT]);
  o->stale[SLOT_PAN] = objects_gesture(o, MOTUS_GESTURE_PAN);
  motus_release(o->stale[SLOT_PAN]);
  o->stale[SLOT_LINK] = objects_link(o);
  motus_release(o->stale[SLOT_LINK]);
  motus_view *view = objects_view(o, NULL);
  o->stale[SLOT_ANIMATION] = objects_animation_of(o, view, 0.1);
  motus_navigation_controller_push(o->at[SLOT_NAVIGATION], o->at[SLOT_TOP],
                                   true, NULL, NULL, NULL);
  o->stale[SLOT_COORDINATOR] =
      motus_view_controller_transition_coordinator(o->at[SLOT_TOP]);
  motion_open(o->runtime, o->at, o->stale);
  CHECK_EQUAL(motus_runtime_tick(o->runtime, 0), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(o->runtime, 0.2), MOTUS_OK);
  o->stale[SLOT_CONTEXT] = o->at[SLOT_CONTEXT];
  CHECK_EQUAL(motus_transition_context_complete(o->at[SLOT_CONTEXT], true),
              MOTUS_OK);
  motus_release(view);
  motus_runtime *gone = NULL;
  motus_runtime_create(NULL, &gone);
  motus_runtime_destroy(gone);
  o->stale[SLOT_RUNTIME] = gone;
  for (int i = 0; i < SLOT_COUNT; i++) {
    for (int j = 0; j < SLOT_COUNT && !o->stale[i]; j++)
      if (strcmp(slot_nouns[i], slot_nouns[j]) == 0)
        o->stale[i] = o->stale[j];
    CHECK(o->stale[i] != NULL);
    CHECK(!motus_is_alive(o->stale[i]));
  }
}

static inline void objects_open_navigation(objects *o) {
  motus_navigation_controller *navigation = NULL;
  o->at[SLOT_ROOT] = objects_controller(o);
  o->at[SLOT_TOP] = objects_controller(o);
  CHECK_EQUAL(motus_navigation_controller_create(o->runtime, o->at[SLOT_ROOT],
                                                 &navigation),
              MOTUS_OK);
  o->at[SLOT_NAVIGATION] = o->at[SLOT_BARRED] = navigation;
  motus_navigation_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller = objects_animation,
      .interaction_controller = objects_interaction};
  motus_navigation_controller_set_delegate(navigation, &delegate, o, NULL);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  o->runtime, (motus_view_controller *)navigation),
              MOTUS_OK);
}

/* Needs a place that does not move: callbacks are given it. */
static inline void objects_open(objects *o) {
  memset(o, 0, sizeof *o);
  CHECK_EQUAL(create_at_zero(&o->runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(o->runtime, report_note, NULL, NULL);
  o->at[SLOT_RUNTIME] = o->runtime;
  o->at[SLOT_WINDOW] = motus_runtime_window(o->runtime);
  o->at[SLOT_VIEW] = objects_view(o, o->at[SLOT_WINDOW]);
  o->at[SLOT_CHILD] = objects_view(o, o->at[SLOT_VIEW]);
  o->at[SLOT_SIBLING] = objects_view(o, o->at[SLOT_VIEW]);
  o->at[SLOT_LOOSE_VIEW] = objects_view(o, NULL);
  o->at[SLOT_ANIMATOR] = objects_animator(o);
  o->at[SLOT_PAUSED] = objects_animator(o);
  CHECK_EQUAL(motus_property_animator_pause(o->at[SLOT_PAUSED]), MOTUS_OK);
  o->at[SLOT_ANIMATED] = objects_animated(o);
  o->at[SLOT_INTERACTIVE] = objects_interactive(o);
  o->at[SLOT_PERCENT] = objects_percent(o);
  o->at[SLOT_PAN] = objects_gesture(o, MOTUS_GESTURE_PAN);
  o->at[SLOT_ATTACHED] = objects_gesture(o, MOTUS_GESTURE_PAN);
  CHECK_EQUAL(motus_view_add_gesture(o->at[SLOT_VIEW], o->at[SLOT_ATTACHED]),
              MOTUS_OK);
  o->at[SLOT_PINCH] = objects_gesture(o, MOTUS_GESTURE_PINCH);
  o->at[SLOT_TURN] = objects_gesture(o, MOTUS_GESTURE_ROTATION);
  o->at[SLOT_LINK] = objects_link(o);
  o->at[SLOT_CONTROLLER] = objects_controller(o);
  o->at[SLOT_LOADED] = objects_controller(o);
  CHECK(motus_view_controller_view(o->at[SLOT_LOADED]) != NULL);
  o->at[SLOT_APPEARING] = objects_controller(o);
  CHECK(motus_view_controller_view(o->at[SLOT_APPEARING]) != NULL);
  o->at[SLOT_CONTAINER] = objects_controller(o);
  o->at[SLOT_FROM] = objects_controller(o);
  o->at[SLOT_TO] = objects_controller(o);
  motus_view_controller_add_child(o->at[SLOT_CONTAINER], o->at[SLOT_FROM]);
  motus_view_controller_add_child(o->at[SLOT_CONTAINER], o->at[SLOT_TO]);
  motus_view_add_subview(motus_view_controller_view(o->at[SLOT_CONTAINER]),
                         motus_view_controller_view(o->at[SLOT_FROM]));
  objects_open_presentations(o);
  objects_open_tabs(o);
  objects_open_navigation(o);
  objects_end_some(o);
  o->is_interactive = true;
  motus_navigation_controller_pop(o->at[SLOT_NAVIGATION], true, NULL, NULL,
                                  NULL, NULL);
  o->at[SLOT_COORDINATOR] =
      motus_view_controller_transition_coordinator(o->at[SLOT_ROOT]);
  CHECK_EQUAL(motus_runtime_tick(o->runtime, 0.25), MOTUS_OK);
  motus_view_controller_begin_appearance_transition(o->at[SLOT_APPEARING], true,
                                                    false);
  o->at[SLOT_ANIMATION] = objects_animation_of(o, o->at[SLOT_CHILD], 3600);
  for (int i = 0; i < SLOT_COUNT; i++)
    CHECK(motus_is_alive(o->at[i]));
}

static inline void objects_close(objects *o) {
  if (motus_is_alive(o->runtime))
    CHECK_EQUAL(motus_runtime_destroy(o->runtime), MOTUS_OK);
}
#endif
