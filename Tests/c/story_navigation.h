/* Navigation for stories: a stack of A in the window, screens B, C and D beside
 * it, a delegate that tells, and transitions by blocks and interactively. */
#ifndef STORY_NAVIGATION_H
#define STORY_NAVIGATION_H
#include "story.h"

/* ---- Navigation ---- */

static inline void story_will_show(void *user_data,
                                   motus_navigation_controller *navigation,
                                   motus_view_controller *controller,
                                   bool animated) {
  story_tell_of(user_data, navigation, "will_show", controller, animated);
}
static inline void story_did_show(void *user_data,
                                  motus_navigation_controller *navigation,
                                  motus_view_controller *controller,
                                  bool animated) {
  story_tell_of(user_data, navigation, "did_show", controller, animated);
}
static inline motus_animation_controller *
story_animation(void *user_data, motus_navigation_controller *navigation,
                motus_navigation_operation operation,
                motus_view_controller *from, motus_view_controller *to) {
  story *s = user_data;
  (void)navigation, (void)operation, (void)from, (void)to;
  return s->animator;
}
static inline motus_interaction_controller *
story_interaction(void *user_data, motus_navigation_controller *navigation,
                  motus_animation_controller *animator) {
  story *s = user_data;
  (void)navigation, (void)animator;
  return s->interaction;
}

/* Fills the window with a stack of A. */
static inline void story_navigate(story *s) {
  s->a = story_screen(s, "A");
  s->b = story_screen(s, "B");
  s->c = story_screen(s, "C");
  s->d = story_screen(s, "D");
  CHECK_EQUAL(
      motus_navigation_controller_create(s->runtime, s->a, &s->navigation),
      MOTUS_OK);
  story_call(s, "nav", s->navigation);
  s->told[0] = 0; /* it had no name yet when A moved to it */
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .will_show = story_will_show,
                                        .did_show = story_did_show,
                                        .animation_controller = story_animation,
                                        .interaction_controller =
                                            story_interaction};
  CHECK_EQUAL(motus_navigation_controller_set_delegate(s->navigation, &delegate,
                                                       s, story_destroy),
              MOTUS_OK);
}

static inline motus_view_controller *story_root(story *s) {
  return (motus_view_controller *)s->navigation;
}

static inline void story_show(story *s) {
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s->runtime, story_root(s)),
              MOTUS_OK);
}

/* "A B", from the root to the top. */
static inline const char *story_stack(story *s) {
  static char text[64];
  text[0] = 0;
  for (size_t i = 0;
       i < motus_navigation_controller_view_controller_count(s->navigation);
       i++)
    sprintf(text + strlen(text), "%s%s", i ? " " : "",
            story_name(s, motus_navigation_controller_view_controller_at(
                              s->navigation, i)));
  return text;
}

static inline void story_completed(void *user_data, bool completed) {
  story_say(user_data, completed ? "completed" : "not_completed");
}

static inline void story_push(story *s, motus_view_controller *controller,
                              bool animated) {
  CHECK_EQUAL(motus_navigation_controller_push(s->navigation, controller,
                                               animated, story_completed, s,
                                               story_destroy),
              MOTUS_OK);
}

static inline motus_view_controller *story_pop(story *s, bool animated) {
  motus_view_controller *popped = NULL;
  CHECK_EQUAL(motus_navigation_controller_pop(s->navigation, animated,
                                              story_completed, s, story_destroy,
                                              &popped),
              MOTUS_OK);
  return popped;
}

/* ---- Transitions ---- */

static inline void story_finish(void *user_data, bool finished) {
  (void)finished;
  CHECK_EQUAL(
      motus_transition_context_complete(
          user_data, !motus_transition_context_was_cancelled(user_data)),
      MOTUS_OK);
}

typedef struct story_move {
  motus_view *view;
  double x;
} story_move;

static inline void story_do_move(void *user_data) {
  const story_move *move = user_data;
  motus_point center = {move->x, HEIGHT / 2};
  motus_view_set_center(move->view, center);
}

/* The screen that is above comes from the right or goes there, for as long as
 * the context says, along a line. */
static inline void story_animate(void *user_data,
                                 motus_transition_context *context) {
  story *s = user_data;
  bool is_pop =
      motus_transition_context_operation(context) == MOTUS_NAVIGATION_POP;
  motus_view *container = motus_transition_context_container_view(context);
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_point right = {WIDTH * 1.5, HEIGHT / 2},
              middle = {WIDTH / 2, HEIGHT / 2};
  story_move move = {is_pop ? from : to, is_pop ? right.x : middle.x};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  options.timing.type = MOTUS_TIMING_LINEAR;
  story_say(s, "animate");
  CHECK_EQUAL(motus_view_insert_subview(container, to, is_pop ? 0 : 1),
              MOTUS_OK);
  motus_view_set_center(to, is_pop ? middle : right);
  CHECK_EQUAL(motus_runtime_animate(s->runtime, &options, story_do_move, &move,
                                    story_finish, context, NULL, NULL),
              MOTUS_OK);
}

static inline double story_duration(void *user_data,
                                    motus_transition_context *context) {
  (void)user_data, (void)context;
  return 0.5;
}

static inline void story_ended(void *user_data, bool completed) {
  story_say(user_data, completed ? "ended" : "ended_cancelled");
}

static inline motus_animation_controller_callbacks story_animating(void) {
  motus_animation_controller_callbacks callbacks = {.struct_size =
                                                        sizeof callbacks};
  callbacks.transition_duration = story_duration;
  callbacks.animate_transition = story_animate;
  callbacks.animation_ended = story_ended;
  return callbacks;
}

static inline void
story_animate_with(story *s,
                   const motus_animation_controller_callbacks *callbacks) {
  CHECK_EQUAL(motus_animation_controller_create(s->runtime, callbacks, s,
                                                story_destroy, &s->animator),
              MOTUS_OK);
  story_call(s, "animator", s->animator);
}

/* From now on transitions are half a second long, along a line, and interactive
 * when asked for. */
static inline void story_animate_by_blocks(story *s, bool by_hand) {
  motus_animation_controller_callbacks callbacks = story_animating();
  story_animate_with(s, &callbacks);
  CHECK_EQUAL(motus_percent_driven_interaction_create(s->runtime, &s->hand),
              MOTUS_OK);
  if (by_hand)
    s->interaction = (motus_interaction_controller *)s->hand;
}

/* The whole of it: a stack of A in the window, one frame long. */
static inline void story_open_navigation(story *s) {
  story_open(s);
  story_navigate(s);
  story_show(s);
  story_tick(s);
  s->told[0] = 0;
  s->happened[0] = 0;
}

/* A pop of B along a line of half a second, one frame long. */
static inline void story_open_pop(story *s, bool by_hand) {
  story_open_navigation(s);
  story_push(s, s->b, false);
  story_animate_by_blocks(s, true);
  CHECK_EQUAL(motus_percent_driven_interaction_set_wants_interactive_start(
                  s->hand, by_hand),
              MOTUS_OK);
  CHECK(story_pop(s, true) == s->b);
  story_tick(s);
  s->told[0] = 0;
}

/* How far B has gone. */
static inline double story_shown(const story *s) {
  return (story_x(s->b) - WIDTH / 2) / WIDTH;
}

static inline void story_drag(story *s, double fraction) {
  CHECK_EQUAL(motus_percent_driven_interaction_update(s->hand, fraction),
              MOTUS_OK);
  story_tick(s);
}
#endif
