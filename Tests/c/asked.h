/* Screens whose every callback notes that it is called, checks what it is
 * given, and, when its turn comes, does an act that ends or replaces what it is
 * about. */
#ifndef ASKED_H
#define ASKED_H
#include "storm.h"

static storm s;
static motus_view_controller *root, *shown, *other, *spare;
static motus_presentation_controller *original, *custom;
static motus_navigation_controller *nav;
static motus_tab_bar_controller *tabs;
static motus_page_view_controller *pages;
static motus_split_view_controller *split;
static motus_animation_controller *animator;
static motus_percent_driven_interaction *hand;
static motus_transition_context *context; /* the last one that was given */
static motus_transition_coordinator *coordinator;
static motus_view *source;
static motus_presentation_style in_compact;
static bool by_hand, stands_in, may_not_dismiss;

/* ---- What is called, and when something is done there ---- */

enum { SLOTS = 96, OWNED = 24 };
typedef void (*asked_act)(void);

static const char *slots[SLOTS];
static int slot_calls[SLOTS], slot_count;
static const char *wanted_slot;
static int wanted_call, acted;
static asked_act first_act, second_act;
static bool is_acting;
static const char *playing = "";
static int plays_wrong;

static inline void wrong(const char *what, const char *slot) {
  s.is_wrong = true;
  check_that(false, what, slot, 0);
}

static inline void asked(const char *slot) {
  int i = 0;
  if (is_acting)
    return;
  while (i < slot_count && strcmp(slots[i], slot) != 0)
    i++;
  if (i == slot_count && slot_count < SLOTS)
    slots[slot_count++] = slot;
  slot_calls[i] += 1;
  if (!wanted_slot || strcmp(wanted_slot, slot) != 0 ||
      slot_calls[i] != wanted_call)
    return;
  is_acting = true;
  acted += 1;
  first_act();
  if (second_act)
    second_act();
  is_acting = false;
}

/* Until an act, the scene stands as it is meant. */
static inline void must(motus_status status) {
  if (!acted)
    CHECK_EQUAL(status, MOTUS_OK);
}

/* A callback is given what lives, of its kind. */
static inline void given(const char *slot, const void *handle,
                         motus_kind kind) {
  if (motus_handle_kind(handle) != kind ||
      motus_handle_runtime(handle) != s.runtime)
    wrong("a callback is given a handle of what lives", slot);
}
static inline void given_controller(const char *slot, const void *handle) {
  motus_view_controller *it = (motus_view_controller *)handle;
  if (!motus_is_alive(handle) || motus_view_controller_horizontal_size_class(
                                     it) == MOTUS_SIZE_CLASS_UNSPECIFIED)
    wrong("a callback is given a controller that lives", slot);
}
static inline void given_presentation(const char *slot, const void *handle) {
  given(slot, handle, MOTUS_KIND_PRESENTATION_CONTROLLER);
}
static inline void given_coordinator(const char *slot,
                                     motus_transition_coordinator *handle) {
  if (!handle)
    return;
  coordinator = handle;
  given(slot, handle, MOTUS_KIND_TRANSITION_COORDINATOR);
}
static inline void given_context(const char *slot,
                                 motus_transition_context *handle) {
  context = handle;
  given(slot, handle, MOTUS_KIND_TRANSITION_CONTEXT);
}
static inline void given_animator(const char *slot, const void *handle) {
  if (handle)
    given(slot, handle, MOTUS_KIND_ANIMATION_CONTROLLER);
}

/* ---- What the host owns ---- */

static void *owned[OWNED];
static int owned_count;

static inline void *own(void *handle) {
  if (owned_count < OWNED)
    owned[owned_count++] = handle;
  return handle;
}
static inline void let_go(void *handle) {
  for (int i = 0; i < owned_count; i++)
    if (handle && owned[i] == handle) {
      owned[i] = NULL;
      motus_release(handle);
    }
}

static inline void destroyed(void *user_data) {
  (void)user_data;
  s.destroyed += 1;
}
/* The user data of a request or a delegate that is accepted, to be destroyed
 * once. */
static inline void *data(void) {
  s.created += 1;
  return &s;
}
static inline void done(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  asked("completion");
}

/* ---- Controllers ---- */

#define ASKED_APPEARANCE(name)                                            \
  static inline void c_##name(void *user_data, motus_view_controller *it, \
                              bool animated) {                            \
    given_controller("view_" #name, it);                                  \
    storm_##name(user_data, it, animated);                                \
    asked("view_" #name);                                                 \
  }
ASKED_APPEARANCE(will_appear)
ASKED_APPEARANCE(is_appearing)
ASKED_APPEARANCE(did_appear)
ASKED_APPEARANCE(will_disappear)
ASKED_APPEARANCE(did_disappear)

#define ASKED_PLAIN(name)                                                   \
  static inline void c_##name(void *user_data, motus_view_controller *it) { \
    (void)user_data;                                                        \
    given_controller(#name, it);                                            \
    asked(#name);                                                           \
  }
ASKED_PLAIN(view_did_load)
ASKED_PLAIN(view_will_layout_subviews)
ASKED_PLAIN(view_did_layout_subviews)
ASKED_PLAIN(view_safe_area_did_change)

#define ASKED_MOVE(name)                                                  \
  static inline void c_##name(void *user_data, motus_view_controller *it, \
                              motus_view_controller *parent) {            \
    given_controller(#name, it);                                          \
    if (parent)                                                           \
      given_controller(#name, parent);                                    \
    storm_##name(user_data, it, parent);                                  \
    asked(#name "_to_parent");                                            \
  }
ASKED_MOVE(will_move)
ASKED_MOVE(did_move)

#define ASKED_CHILD(name)                                                 \
  static inline void c_##name(void *user_data, motus_view_controller *it, \
                              motus_view_controller *child) {             \
    (void)user_data;                                                      \
    given_controller(#name, it);                                          \
    given_controller(#name, child);                                       \
    asked(#name);                                                         \
  }
ASKED_CHILD(preferred_content_size_did_change_for_child)
ASKED_CHILD(system_layout_fitting_size_did_change_for_child)

static inline void c_size(void *user_data, motus_view_controller *it,
                          double width, double height,
                          motus_transition_coordinator *c) {
  (void)user_data, (void)width, (void)height;
  given_controller("controller size", it);
  given_coordinator("controller size", c);
  asked("controller size");
}
static inline void c_size_for_child(void *user_data, motus_view_controller *it,
                                    motus_view_controller *child, double *width,
                                    double *height) {
  (void)user_data;
  given_controller("size_for_child", it);
  given_controller("size_for_child", child);
  asked("size_for_child");
  *width /= 2, *height /= 2;
}
static inline void c_traits(void *user_data, motus_view_controller *it,
                            motus_size_class horizontal,
                            motus_size_class vertical,
                            motus_transition_coordinator *c) {
  (void)user_data, (void)horizontal, (void)vertical;
  given_controller("controller traits", it);
  given_coordinator("controller traits", c);
  asked("controller traits");
}

static inline motus_view_controller *screen(void) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_did_load = c_view_did_load;
  callbacks.view_will_appear = c_will_appear;
  callbacks.view_is_appearing = c_is_appearing;
  callbacks.view_did_appear = c_did_appear;
  callbacks.view_will_disappear = c_will_disappear;
  callbacks.view_did_disappear = c_did_disappear;
  callbacks.view_will_layout_subviews = c_view_will_layout_subviews;
  callbacks.view_did_layout_subviews = c_view_did_layout_subviews;
  callbacks.view_safe_area_did_change = c_view_safe_area_did_change;
  callbacks.will_move_to_parent = c_will_move;
  callbacks.did_move_to_parent = c_did_move;
  callbacks.view_will_transition_to_size = c_size;
  callbacks.size_for_child = c_size_for_child;
  callbacks.will_transition_to_traits = c_traits;
  callbacks.preferred_content_size_did_change_for_child =
      c_preferred_content_size_did_change_for_child;
  callbacks.system_layout_fitting_size_did_change_for_child =
      c_system_layout_fitting_size_did_change_for_child;
  return own(storm_create(&s, &callbacks));
}

/* ---- Presentations ---- */

#define ASKED_PRESENTATION(name)                                   \
  static inline void p_##name(void *user_data,                     \
                              motus_presentation_controller *it) { \
    (void)user_data;                                               \
    given_presentation(#name, it);                                 \
    asked(#name);                                                  \
  }
ASKED_PRESENTATION(container_view_will_layout_subviews)
ASKED_PRESENTATION(container_view_did_layout_subviews)
ASKED_PRESENTATION(presentation_transition_will_begin)
ASKED_PRESENTATION(dismissal_transition_will_begin)
ASKED_PRESENTATION(will_dismiss)
ASKED_PRESENTATION(did_dismiss)
ASKED_PRESENTATION(did_attempt_to_dismiss)
ASKED_PRESENTATION(did_change_detent)

#define ASKED_PRESENTATION_END(name)                                        \
  static inline void p_##name(                                              \
      void *user_data, motus_presentation_controller *it, bool completed) { \
    (void)user_data, (void)completed;                                       \
    given_presentation(#name, it);                                          \
    asked(#name);                                                           \
  }
ASKED_PRESENTATION_END(presentation_transition_did_end)
ASKED_PRESENTATION_END(dismissal_transition_did_end)

#define ASKED_PRESENTATION_QUESTION(name, answer)                  \
  static inline bool p_##name(void *user_data,                     \
                              motus_presentation_controller *it) { \
    (void)user_data;                                               \
    given_presentation(#name, it);                                 \
    asked(#name);                                                  \
    return answer;                                                 \
  }
ASKED_PRESENTATION_QUESTION(should_present_in_fullscreen, true)
ASKED_PRESENTATION_QUESTION(should_remove_presenters_view, true)
ASKED_PRESENTATION_QUESTION(should_dismiss, !may_not_dismiss)

#define ASKED_PRESENTATION_CHILD(name)                            \
  static inline void p_##name(void *user_data,                    \
                              motus_presentation_controller *it,  \
                              motus_view_controller *presented) { \
    (void)user_data;                                              \
    given_presentation("presentation " #name, it);                \
    given_controller("presentation " #name, presented);           \
    asked("presentation " #name);                                 \
  }
ASKED_PRESENTATION_CHILD(preferred_size)
ASKED_PRESENTATION_CHILD(fitting_size)

static inline motus_view *p_view(void *user_data,
                                 motus_presentation_controller *it) {
  (void)user_data;
  given_presentation("presented_view", it);
  asked("presented_view");
  return motus_view_controller_view_if_loaded(
      motus_presentation_controller_presented_view_controller(it));
}
static inline void p_frame(void *user_data, motus_presentation_controller *it,
                           motus_rect *frame) {
  (void)user_data;
  given_presentation("frame_of_presented_view", it);
  asked("frame_of_presented_view");
  frame->height /= 2;
}
static inline motus_presentation_style
p_style(void *user_data, motus_presentation_controller *it, bool narrow,
        bool low) {
  (void)low;
  given_presentation(user_data ? "delegate style" : "own style", it);
  asked(user_data ? "delegate style" : "own style");
  return narrow ? in_compact : MOTUS_PRESENTATION_NONE;
}
static inline void p_traits(void *user_data, motus_presentation_controller *it,
                            motus_size_class horizontal,
                            motus_size_class vertical,
                            motus_transition_coordinator *c) {
  (void)user_data, (void)horizontal, (void)vertical;
  given_presentation("presentation traits", it);
  given_coordinator("presentation traits", c);
  asked("presentation traits");
}
static inline void p_size(void *user_data, motus_presentation_controller *it,
                          double width, double height,
                          motus_transition_coordinator *c) {
  (void)user_data, (void)width, (void)height;
  given_presentation("presentation size", it);
  given_coordinator("presentation size", c);
  asked("presentation size");
}
static inline void p_size_for_child(void *user_data,
                                    motus_presentation_controller *it,
                                    motus_view_controller *presented,
                                    double *width, double *height) {
  (void)user_data;
  given_presentation("presentation size_for_child", it);
  given_controller("presentation size_for_child", presented);
  asked("presentation size_for_child");
  *width /= 2, *height /= 2;
}

static inline motus_presentation_controller *
custom_of(motus_view_controller *presented) {
  motus_presentation_controller_callbacks callbacks = {.struct_size =
                                                           sizeof callbacks};
  motus_presentation_controller *made = NULL;
  callbacks.should_present_in_fullscreen = p_should_present_in_fullscreen;
  callbacks.should_remove_presenters_view = p_should_remove_presenters_view;
  callbacks.presented_view = p_view;
  callbacks.frame_of_presented_view = p_frame;
  callbacks.container_view_will_layout_subviews =
      p_container_view_will_layout_subviews;
  callbacks.container_view_did_layout_subviews =
      p_container_view_did_layout_subviews;
  callbacks.presentation_transition_will_begin =
      p_presentation_transition_will_begin;
  callbacks.presentation_transition_did_end = p_presentation_transition_did_end;
  callbacks.dismissal_transition_will_begin = p_dismissal_transition_will_begin;
  callbacks.dismissal_transition_did_end = p_dismissal_transition_did_end;
  callbacks.adaptive_style = p_style;
  callbacks.will_transition_to_traits = p_traits;
  callbacks.view_will_transition_to_size = p_size;
  callbacks.size_for_child = p_size_for_child;
  callbacks.preferred_content_size_did_change_for_child = p_preferred_size;
  callbacks.system_layout_fitting_size_did_change_for_child = p_fitting_size;
  if (motus_presentation_controller_create(presented, NULL, &callbacks, NULL,
                                           NULL, &made) == MOTUS_OK)
    own(made);
  return made;
}

static inline void p_prepare(void *user_data, motus_presentation_controller *it,
                             motus_presentation_controller *adaptive) {
  (void)user_data;
  given_presentation("prepare_adaptive", it);
  given_presentation("prepare_adaptive", adaptive);
  asked("prepare_adaptive");
}
static inline motus_view_controller *p_other(void *user_data,
                                             motus_presentation_controller *it,
                                             motus_presentation_style style) {
  (void)user_data, (void)style;
  given_presentation("view_controller_for_adaptive_style", it);
  asked("view_controller_for_adaptive_style");
  return stands_in ? other : NULL;
}
static inline void p_will_present(void *user_data,
                                  motus_presentation_controller *it,
                                  motus_presentation_style style,
                                  motus_transition_coordinator *c) {
  (void)user_data, (void)style;
  given_presentation("will_present", it);
  given_coordinator("will_present", c);
  asked("will_present");
}

static inline void delegate_of(motus_presentation_controller *it) {
  motus_adaptive_presentation_delegate delegate = {
      .struct_size = sizeof delegate,
      .adaptive_style = p_style,
      .prepare_adaptive = p_prepare,
      .view_controller_for_adaptive_style = p_other,
      .will_present = p_will_present,
      .should_dismiss = p_should_dismiss,
      .will_dismiss = p_will_dismiss,
      .did_dismiss = p_did_dismiss,
      .did_attempt_to_dismiss = p_did_attempt_to_dismiss,
      .did_change_detent = p_did_change_detent};
  must(motus_presentation_controller_set_delegate(it, &delegate, data(),
                                                  destroyed));
}

/* ---- Animators and hands ---- */

static inline double a_duration(void *user_data, motus_transition_context *it) {
  (void)user_data;
  given_context("transition_duration", it);
  asked("transition_duration");
  return 0.25;
}
static inline void a_changes(void *user_data) {
  motus_view_set_alpha(user_data, 0.75);
}
static inline void a_moved(void *user_data, bool finished) {
  (void)finished;
  if (motus_is_alive(user_data))
    motus_transition_context_complete(
        user_data, !motus_transition_context_was_cancelled(user_data));
}
static inline void a_animate(void *user_data, motus_transition_context *it) {
  motus_animation_options options;
  (void)user_data;
  given_context("animate_transition", it);
  asked("animate_transition");
  if (!motus_is_alive(it))
    return;
  motus_view *view = motus_transition_context_view(it, MOTUS_TRANSITION_TO);
  if (view)
    motus_view_add_subview(motus_transition_context_container_view(it), view);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.25;
  if (motus_runtime_animate(s.runtime, &options, view ? a_changes : NULL, view,
                            a_moved, it, NULL, NULL) != MOTUS_OK)
    a_moved(it, true);
}
static inline motus_property_animator *
a_interruptible(void *user_data, motus_transition_context *it) {
  (void)user_data;
  given_context("interruptible_animator", it);
  asked("interruptible_animator");
  return NULL;
}
static inline void a_ended(void *user_data, bool completed) {
  (void)user_data, (void)completed;
  asked("animation_ended");
}

static inline void make_animator(void) {
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .transition_duration = a_duration,
      .animate_transition = a_animate,
      .interruptible_animator = a_interruptible,
      .animation_ended = a_ended};
  must(motus_animation_controller_create(s.runtime, &callbacks, data(),
                                         destroyed, &animator));
  own(animator);
  must(motus_percent_driven_interaction_create(s.runtime, &hand));
  own(hand);
}
static inline motus_animation_controller *the_animator(void) {
  return motus_is_alive(animator) ? animator : NULL;
}
static inline motus_interaction_controller *the_hand(void) {
  return by_hand && motus_is_alive(hand) ? (motus_interaction_controller *)hand
                                         : NULL;
}

static inline motus_animation_controller *
t_presented(void *user_data, motus_view_controller *presented,
            motus_view_controller *presenting, motus_view_controller *from) {
  (void)user_data;
  given_controller("animation_controller_for_presented", presented);
  given_controller("animation_controller_for_presented", presenting);
  given_controller("animation_controller_for_presented", from);
  asked("animation_controller_for_presented");
  return the_animator();
}
static inline motus_animation_controller *
t_dismissed(void *user_data, motus_view_controller *dismissed) {
  (void)user_data;
  given_controller("animation_controller_for_dismissed", dismissed);
  asked("animation_controller_for_dismissed");
  return the_animator();
}
static inline motus_interaction_controller *
t_hand_for_presentation(void *user_data, motus_animation_controller *it) {
  (void)user_data;
  given_animator("interaction_controller_for_presentation", it);
  asked("interaction_controller_for_presentation");
  return the_hand();
}
static inline motus_interaction_controller *
t_hand_for_dismissal(void *user_data, motus_animation_controller *it) {
  (void)user_data;
  given_animator("interaction_controller_for_dismissal", it);
  asked("interaction_controller_for_dismissal");
  return the_hand();
}
static inline motus_presentation_controller *
t_presentation(void *user_data, motus_view_controller *presented,
               motus_view_controller *presenting, motus_view_controller *from) {
  (void)user_data;
  given_controller("presentation_controller", presented);
  if (presenting)
    given_controller("presentation_controller", presenting);
  given_controller("presentation_controller", from);
  asked("presentation_controller");
  return motus_is_alive(custom) ? custom : NULL;
}
static inline void transitioning_of(motus_view_controller *it) {
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller_for_presented = t_presented,
      .animation_controller_for_dismissed = t_dismissed,
      .interaction_controller_for_presentation = t_hand_for_presentation,
      .interaction_controller_for_dismissal = t_hand_for_dismissal,
      .presentation_controller = t_presentation};
  must(motus_view_controller_set_transitioning_delegate(it, &delegate, data(),
                                                        destroyed));
}
#endif
