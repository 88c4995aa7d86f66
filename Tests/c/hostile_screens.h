/* Screens, delegates and controllers all of whose callbacks may be hostile. */
#ifndef HOSTILE_SCREENS_H
#define HOSTILE_SCREENS_H
#include "hostile.h"

/* What delegates answer with; NULL takes what is built in. */
static motus_animation_controller *an_animator;
static motus_interaction_controller *an_interaction;
static motus_percent_driven_interaction *a_hand;
static motus_presentation_style adapted;
static motus_view_controller *adapted_to;
static bool is_custom;

/* ---- View controllers ---- */

#define SCREEN(name)                                              \
  static void screen_##name(void *u, motus_view_controller *it) { \
    (void)u;                                                      \
    called(it);                                                   \
  }
#define APPEARANCE(name)                                                  \
  static void screen_##name(void *u, motus_view_controller *it, bool a) { \
    (void)u, (void)a;                                                     \
    called(it);                                                           \
  }
#define OTHER(name)                                             \
  static void screen_##name(void *u, motus_view_controller *it, \
                            motus_view_controller *other) {     \
    (void)u, (void)other;                                       \
    called(it);                                                 \
  }
SCREEN(load_view)
SCREEN(did_load)
APPEARANCE(will_appear)
APPEARANCE(is_appearing)
APPEARANCE(did_appear)
APPEARANCE(will_disappear)
APPEARANCE(did_disappear)
SCREEN(will_layout)
SCREEN(did_layout)
SCREEN(safe_area)
OTHER(will_move)
OTHER(did_move)
OTHER(preferred_changed)
static void screen_to_size(void *u, motus_view_controller *it, double w,
                           double h, motus_transition_coordinator *c) {
  (void)u, (void)w, (void)h, (void)c;
  called(it);
}
static void screen_to_traits(void *u, motus_view_controller *it,
                             motus_size_class h, motus_size_class v,
                             motus_transition_coordinator *c) {
  (void)u, (void)h, (void)v, (void)c;
  called(it);
}
static void screen_size_for_child(void *u, motus_view_controller *it,
                                  motus_view_controller *child, double *w,
                                  double *h) {
  (void)u, (void)child, (void)w, (void)h;
  called(it);
}

static void transitioning(motus_view_controller *screen);

static motus_view_controller *fresh(void) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.load_view = screen_load_view;
  callbacks.view_did_load = screen_did_load;
  callbacks.view_will_appear = screen_will_appear;
  callbacks.view_is_appearing = screen_is_appearing;
  callbacks.view_did_appear = screen_did_appear;
  callbacks.view_will_disappear = screen_will_disappear;
  callbacks.view_did_disappear = screen_did_disappear;
  callbacks.view_will_layout_subviews = screen_will_layout;
  callbacks.view_did_layout_subviews = screen_did_layout;
  callbacks.will_move_to_parent = screen_will_move;
  callbacks.did_move_to_parent = screen_did_move;
  callbacks.preferred_content_size_did_change_for_child =
      screen_preferred_changed;
  callbacks.view_will_transition_to_size = screen_to_size;
  callbacks.will_transition_to_traits = screen_to_traits;
  callbacks.size_for_child = screen_size_for_child;
  callbacks.view_safe_area_did_change = screen_safe_area;
  motus_view_controller *screen = NULL;
  CHECK_EQUAL(motus_view_controller_create(rt, &callbacks, OWNED, &screen),
              MOTUS_OK);
  return keep(screen);
}

/* ---- Animators of transitions ---- */

static double animator_duration(void *u, motus_transition_context *context) {
  (void)u;
  called(context);
  return .1;
}
static void animator_move(void *u) {
  motus_view_set_alpha(u, .5);
}
static void animator_done(void *u, bool finished) {
  (void)finished;
  called(u);
  motus_transition_context_complete(u,
                                    !motus_transition_context_was_cancelled(u));
}
static void animator_animate(void *u, motus_transition_context *context) {
  (void)u;
  called(context);
  motus_view *view =
      motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_view_add_subview(motus_transition_context_container_view(context),
                         view);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .1;
  motus_runtime_animate(rt, &options, animator_move, view, animator_done,
                        context, NULL, NULL);
}
static void animator_ended(void *u, bool completed) {
  (void)u, (void)completed;
  called(an_animator);
}
static void interaction_start(void *u, motus_transition_context *context) {
  (void)u;
  called(context);
  motus_transition_context_finish(context);
}
static bool interaction_wants(void *u) {
  (void)u;
  called(an_interaction);
  return true;
}
static double interaction_speed(void *u) {
  (void)u;
  called(an_interaction);
  return 2;
}
static void interaction_timing(void *u, motus_timing *timing) {
  (void)u, (void)timing;
  called(an_interaction);
}

static void make_animators(void) {
  motus_animation_controller_callbacks a = {.struct_size = sizeof a};
  a.transition_duration = animator_duration;
  a.animate_transition = animator_animate;
  a.animation_ended = animator_ended;
  motus_animation_controller_create(rt, &a, OWNED, &an_animator);
  keep(an_animator);
  motus_interaction_controller_callbacks i = {.struct_size = sizeof i};
  i.start_interactive_transition = interaction_start;
  i.wants_interactive_start = interaction_wants;
  i.completion_speed = interaction_speed;
  i.completion_timing = interaction_timing;
  motus_interaction_controller_create(rt, &i, OWNED, &an_interaction);
  keep(an_interaction);
}

static void along(void *u, motus_transition_coordinator *coordinator) {
  (void)u;
  called(coordinator);
}
static void animate_along(motus_view_controller *screen) {
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(screen);
  motus_transition_coordinator_animate_alongside(coordinator, NULL, along,
                                                 along, OWNED);
  motus_transition_coordinator_notify(
      coordinator, MOTUS_TRANSITION_INTERACTION_CHANGED, along, OWNED);
}

/* ---- Presentation ---- */

#define PRESENTATION(name)                                             \
  static void presentation_##name(void *u,                             \
                                  motus_presentation_controller *it) { \
    (void)u;                                                           \
    called(it);                                                        \
  }
#define PRESENTATION_ENDS(name)                                               \
  static void presentation_##name(void *u, motus_presentation_controller *it, \
                                  bool completed) {                           \
    (void)u, (void)completed;                                                 \
    called(it);                                                               \
  }
PRESENTATION(will_layout)
PRESENTATION(did_layout)
PRESENTATION(will_present)
PRESENTATION_ENDS(did_present)
PRESENTATION(will_dismiss)
PRESENTATION_ENDS(did_dismiss)
static bool presentation_fullscreen(void *u,
                                    motus_presentation_controller *it) {
  (void)u;
  called(it);
  return true;
}
static bool presentation_removes(void *u, motus_presentation_controller *it) {
  (void)u;
  called(it);
  return true;
}
static motus_view *presentation_view(void *u,
                                     motus_presentation_controller *it) {
  (void)u;
  called(it);
  return motus_view_controller_view_if_loaded(
      motus_presentation_controller_presented_view_controller(it));
}
static void presentation_frame(void *u, motus_presentation_controller *it,
                               motus_rect *frame) {
  (void)u;
  called(it);
  frame->height /= 2;
}
static motus_presentation_style
presentation_style(void *u, motus_presentation_controller *it, bool w, bool h) {
  (void)u, (void)h;
  called(it);
  return w ? adapted : MOTUS_PRESENTATION_NONE;
}
static void delegate_prepare(void *u, motus_presentation_controller *it,
                             motus_presentation_controller *other) {
  (void)u, (void)other;
  called(it);
}
static motus_view_controller *
delegate_controller(void *u, motus_presentation_controller *it,
                    motus_presentation_style style) {
  (void)u, (void)style;
  called(it);
  return adapted_to;
}
static void delegate_will(void *u, motus_presentation_controller *it,
                          motus_presentation_style style,
                          motus_transition_coordinator *coordinator) {
  (void)u, (void)style, (void)coordinator;
  called(it);
}
static bool delegate_should(void *u, motus_presentation_controller *it) {
  (void)u;
  called(it);
  return true;
}

/* A presentation controller's delegate that listens to everything. */
static void listen_to(motus_presentation_controller *presentation) {
  motus_adaptive_presentation_delegate d = {.struct_size = sizeof d};
  d.adaptive_style = presentation_style;
  d.prepare_adaptive = delegate_prepare;
  d.view_controller_for_adaptive_style = delegate_controller;
  d.will_present = delegate_will;
  d.should_dismiss = delegate_should;
  d.will_dismiss = presentation_will_dismiss;
  d.did_dismiss = presentation_will_dismiss;
  d.did_attempt_to_dismiss = presentation_will_dismiss;
  d.did_change_detent = presentation_will_dismiss;
  motus_presentation_controller_set_delegate(presentation, &d, OWNED);
}

static motus_animation_controller *present_animator(void *u,
                                                    motus_view_controller *a,
                                                    motus_view_controller *b,
                                                    motus_view_controller *c) {
  (void)u, (void)b, (void)c;
  called(a);
  return an_animator;
}
static motus_animation_controller *dismiss_animator(void *u,
                                                    motus_view_controller *a) {
  (void)u;
  called(a);
  return an_animator;
}
static motus_interaction_controller *
present_interaction(void *u, motus_animation_controller *animator) {
  (void)u;
  called(animator);
  return a_hand ? (motus_interaction_controller *)a_hand : an_interaction;
}
static motus_presentation_controller *
custom_presentation(void *u, motus_view_controller *presented,
                    motus_view_controller *presenting,
                    motus_view_controller *source) {
  (void)u, (void)source;
  motus_presentation_controller_callbacks c = {.struct_size = sizeof c};
  c.should_present_in_fullscreen = presentation_fullscreen;
  c.should_remove_presenters_view = presentation_removes;
  c.presented_view = presentation_view;
  c.frame_of_presented_view = presentation_frame;
  c.container_view_will_layout_subviews = presentation_will_layout;
  c.container_view_did_layout_subviews = presentation_did_layout;
  c.presentation_transition_will_begin = presentation_will_present;
  c.presentation_transition_did_end = presentation_did_present;
  c.dismissal_transition_will_begin = presentation_will_dismiss;
  c.dismissal_transition_did_end = presentation_did_dismiss;
  c.adaptive_style = presentation_style;
  motus_presentation_controller *made_now = NULL;
  motus_presentation_controller_create(presented, presenting, &c, OWNED,
                                       &made_now);
  keep(made_now);
  if (is_custom)
    listen_to(made_now);
  called(presented);
  return made_now;
}

static void transitioning(motus_view_controller *screen) {
  motus_transitioning_delegate d = {.struct_size = sizeof d};
  d.animation_controller_for_presented = present_animator;
  d.animation_controller_for_dismissed = dismiss_animator;
  d.interaction_controller_for_presentation = present_interaction;
  d.interaction_controller_for_dismissal = present_interaction;
  d.presentation_controller = custom_presentation;
  motus_view_controller_set_transitioning_delegate(screen, &d, OWNED);
}

static void open_screens(void) {
  an_animator = NULL;
  an_interaction = NULL;
  a_hand = NULL;
  adapted = MOTUS_PRESENTATION_NONE;
  adapted_to = NULL;
  is_custom = false;
  for (int i = 0; i < 4; i++)
    screens[i] = fresh();
  motus_navigation_controller_create(rt, screens[0], &nav);
  keep(nav);
  for (int i = 0; i < 2; i++) {
    motus_view *bar = NULL;
    motus_view_create(rt, &bar);
    motus_view_controller_set_bar((motus_view_controller *)nav,
                                  i ? MOTUS_EDGE_BOTTOM : MOTUS_EDGE_TOP,
                                  keep(bar), 44);
  }
  motus_view_controller_set_hidden_bars(screens[1], MOTUS_EDGE_BOTTOM);
  motus_runtime_set_root_view_controller(rt, (motus_view_controller *)nav);
  tick(2);
}
#endif
