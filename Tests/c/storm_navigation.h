/* Of the storm over a stack: the model that says what must be there, and
 * whoever animates and drives its transitions, at random. */
#ifndef STORM_NAVIGATION_H
#define STORM_NAVIGATION_H
#include "storm.h"

enum { NAMES = 6, REQUESTS = 128 };

typedef struct stack {
  int at[NAMES];
  int count;
} stack;

typedef enum request_kind { PUSH, POP, POP_TO, POP_TO_ROOT, SET } request_kind;

typedef struct request {
  request_kind kind;
  int name;
  stack set;
} request;

/* What the stack must be, from requests and completions alone: one after the
 * other, the new one at once or at the end (NV-3, NV-6), the old one
 * after a cancel (NV-4). */
static struct {
  request requests[REQUESTS];
  int asked, current; /* requests before `current` have been answered */
  bool runs, changes;
  stack settled, new_stack;
} model;

static storm s;
static motus_navigation_controller *navigation;
static motus_animation_controller *animator;
static motus_percent_driven_interaction *hand;
static bool by_animator, by_hand, completes;
static double duration;
static motus_timing timing;
static motus_transition_context *last;

/* ---- The model ---- */

static inline int place(const stack *of, int name) {
  for (int i = 0; i < of->count; i++)
    if (of->at[i] == name)
      return i;
  return -1;
}

static inline bool apply(const request *r, const stack *old, stack *new_stack) {
  *new_stack = *old;
  switch (r->kind) {
  case PUSH:
    if (place(old, r->name) >= 0)
      return false;
    new_stack->at[new_stack->count++] = r->name;
    return true;
  case POP:
    new_stack->count -= 1;
    return old->count > 1;
  case POP_TO:
    new_stack->count = place(old, r->name) + 1;
    return new_stack->count > 0 && new_stack->count < old->count;
  case POP_TO_ROOT:
    new_stack->count = 1;
    return old->count > 1;
  case SET:
    *new_stack = r->set;
    return true;
  }
  return false;
}

static inline void advance(void) {
  if (model.runs || model.current == model.asked)
    return;
  model.runs = true;
  model.changes =
      apply(&model.requests[model.current], &model.settled, &model.new_stack);
}

static inline const stack *expected(void) {
  bool is_new =
      model.runs && model.changes && model.requests[model.current].kind != SET;
  return is_new ? &model.new_stack : &model.settled;
}

static inline void completed(void *user_data, bool done) {
  int number = (int)(intptr_t)user_data - 1;
  storm_expect(&s, model.runs && number == model.current,
               "requests are answered in their order, once");
  storm_expect(&s, model.changes || !done,
               "what changes nothing does not complete");
  if (done)
    model.settled = model.new_stack;
  model.runs = false;
  model.current += 1;
  advance();
}

/* ---- Transitions ---- */

static inline void finish(void *context, bool finished) {
  (void)finished;
  if (completes && motus_is_alive(context))
    motus_transition_context_complete(
        context, !motus_transition_context_was_cancelled(context));
}

static inline double transition_duration(void *user_data,
                                         motus_transition_context *context) {
  (void)user_data, (void)context;
  return duration;
}

static inline void animate(void *user_data, motus_transition_context *context) {
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_point right = {585, 422}, middle = {195, 422}, left = {-195, 422};
  motus_animation_options options;
  (void)user_data;
  last = context;
  motus_animation_options_init(&options, sizeof options);
  options.duration = duration;
  options.timing = timing;
  motus_view_set_center(to, right);
  motus_view_add_subview(motus_transition_context_container_view(context), to);
  motus_runtime_begin_animation(s.runtime, &options);
  motus_view_set_center(to, middle);
  motus_view_set_center(from, left);
  motus_runtime_commit_animation(s.runtime, finish, context, NULL, NULL);
}

static inline motus_animation_controller *
animation_controller(void *user_data, motus_navigation_controller *it,
                     motus_navigation_operation operation,
                     motus_view_controller *from, motus_view_controller *to) {
  (void)user_data, (void)it, (void)operation, (void)from, (void)to;
  return by_animator ? animator : NULL;
}

static inline motus_interaction_controller *
interaction_controller(void *user_data, motus_navigation_controller *it,
                       motus_animation_controller *by) {
  (void)user_data, (void)it, (void)by;
  return by_hand ? (motus_interaction_controller *)hand : NULL;
}

static inline void choose_animator(void) {
  const motus_timing_type types[] = {MOTUS_TIMING_LINEAR, MOTUS_TIMING_EASE_IN,
                                     MOTUS_TIMING_EASE_IN_OUT};
  motus_timing_init(&timing, sizeof timing);
  timing.type = types[storm_dice(&s, 3)];
  duration = storm_number(&s, 0.1, 0.6);
  by_animator = storm_dice(&s, 4) > 0;
  by_hand = storm_dice(&s, 3) > 0;
  completes = storm_dice(&s, 12) > 0;
  motus_percent_driven_interaction_set_wants_interactive_start(
      hand, storm_dice(&s, 2) == 0);
  motus_percent_driven_interaction_set_completion_speed(
      hand, storm_number(&s, 0.5, 2));
}
#endif
