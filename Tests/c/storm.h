/* What storms have in common: dice, screens that follow the state machine of
 * appearance from outside, and what must hold when nothing is under way. */
#ifndef STORM_H
#define STORM_H
#include "begins.h"
#include "check.h"
#include "dice.h"
#include "drawn.h"
#include "seeds.h"
#include "virtual_clock.h"
#include <math.h>
#include <motus.h>
#include <stdlib.h>

enum { SCREENS = 24 };

typedef struct storm storm;

typedef struct storm_screen {
  storm *storm;
  motus_view_controller *controller;
  motus_appearance_state state;
  bool has_been_appearing;
  int moves;    /* will-moves without their did-moves */
  bool is_free; /* for the test that makes it */
} storm_screen;

struct storm {
  motus_runtime *runtime;
  storm_screen screens[SCREENS];
  int count;
  uint64_t dice;
  double time;
  int created, destroyed;
  bool is_wrong;
  void (*inside)(storm *s); /* in every callback */
  int depth;
};

static inline uint32_t storm_dice(storm *s, uint32_t sides) {
  return xorshift_roll(&s->dice, sides);
}

static inline double storm_number(storm *s, double low, double high) {
  return low + (high - low) * storm_dice(s, 1 << 20) / (1 << 20);
}

static inline void storm_expect(storm *s, bool holds, const char *what) {
  if (holds || s->is_wrong)
    return;
  s->is_wrong = true;
  check_that(false, what, "storm", 0);
}

static inline void storm_inside(storm *s) {
  if (!s->inside || s->depth > 0)
    return;
  s->depth += 1;
  s->inside(s);
  s->depth -= 1;
}

/* AP-9: who may be told what, and when. */
static inline void storm_told(storm_screen *it, motus_appearance_state from,
                              motus_appearance_state or_from,
                              motus_appearance_state to, const char *call) {
  storm_expect(it->storm, it->state == from || it->state == or_from, call);
  it->state = to;
  storm_inside(it->storm);
}

static inline void storm_will_appear(void *user_data, motus_view_controller *c,
                                     bool animated) {
  storm_screen *it = user_data;
  (void)c, (void)animated;
  it->has_been_appearing = false;
  storm_told(it, MOTUS_APPEARANCE_DISAPPEARED, MOTUS_APPEARANCE_DISAPPEARING,
             MOTUS_APPEARANCE_APPEARING, "will_appear is balanced");
}
static inline void storm_is_appearing(void *user_data, motus_view_controller *c,
                                      bool animated) {
  storm_screen *it = user_data;
  (void)animated;
  storm_expect(it->storm, !it->has_been_appearing, "is_appearing comes once");
  it->has_been_appearing = true;
  storm_expect(it->storm,
               motus_view_is_in_window(motus_view_controller_view_if_loaded(c)),
               "is_appearing comes in the window");
  storm_told(it, MOTUS_APPEARANCE_APPEARING, MOTUS_APPEARANCE_APPEARING,
             MOTUS_APPEARANCE_APPEARING, "is_appearing is balanced");
}
static inline void storm_did_appear(void *user_data, motus_view_controller *c,
                                    bool animated) {
  storm_screen *it = user_data;
  (void)c, (void)animated;
  storm_expect(it->storm, it->has_been_appearing, "is_appearing before did");
  storm_told(it, MOTUS_APPEARANCE_APPEARING, MOTUS_APPEARANCE_APPEARING,
             MOTUS_APPEARANCE_APPEARED, "did_appear is balanced");
}
static inline void
storm_will_disappear(void *user_data, motus_view_controller *c, bool animated) {
  (void)c, (void)animated;
  storm_told(user_data, MOTUS_APPEARANCE_APPEARED, MOTUS_APPEARANCE_APPEARING,
             MOTUS_APPEARANCE_DISAPPEARING, "will_disappear is balanced");
}
static inline void
storm_did_disappear(void *user_data, motus_view_controller *c, bool animated) {
  (void)c, (void)animated;
  storm_told(user_data, MOTUS_APPEARANCE_DISAPPEARING,
             MOTUS_APPEARANCE_DISAPPEARING, MOTUS_APPEARANCE_DISAPPEARED,
             "did_disappear is balanced");
}
static inline void storm_will_move(void *user_data, motus_view_controller *c,
                                   motus_view_controller *parent) {
  storm_screen *it = user_data;
  (void)c, (void)parent;
  it->moves += 1;
  storm_inside(it->storm);
}
static inline void storm_did_move(void *user_data, motus_view_controller *c,
                                  motus_view_controller *parent) {
  storm_screen *it = user_data;
  it->moves -= 1;
  storm_expect(it->storm, motus_view_controller_parent(c) == parent,
               "did_move tells the parent that there is");
  storm_inside(it->storm);
}

static inline void storm_destroy(void *user_data) {
  ((storm_screen *)user_data)->storm->destroyed += 1;
}

static inline motus_view_controller_callbacks storm_callbacks(void) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_will_appear = storm_will_appear;
  callbacks.view_is_appearing = storm_is_appearing;
  callbacks.view_did_appear = storm_did_appear;
  callbacks.view_will_disappear = storm_will_disappear;
  callbacks.view_did_disappear = storm_did_disappear;
  callbacks.will_move_to_parent = storm_will_move;
  callbacks.did_move_to_parent = storm_did_move;
  return callbacks;
}

static inline motus_view_controller *
storm_create(storm *s, const motus_view_controller_callbacks *callbacks) {
  storm_screen *it = &s->screens[s->count++];
  it->storm = s;
  s->created += 1;
  motus_view_controller_create(s->runtime, callbacks, it, storm_destroy,
                               &it->controller);
  return it->controller;
}

static inline storm_screen *storm_of(storm *s,
                                     motus_view_controller *controller) {
  for (int i = 0; i < s->count; i++)
    if (s->screens[i].controller == controller)
      return &s->screens[i];
  return NULL;
}

static inline void storm_open(storm *s, uint64_t seed) {
  memset(s, 0, sizeof *s);
  s->dice = seed * 0x9e3779b97f4a7c15u + 1;
  for (int i = 0; i < 8; i++)
    storm_dice(s, 2);
  create_at_zero(&s->runtime);
  begins_forget();
}

static inline void storm_tick(storm *s, double seconds) {
  s->time += seconds;
  storm_expect(s, motus_runtime_tick(s->runtime, s->time) == MOTUS_OK, "tick");
  storm_expect(s, drawn_not(s->runtime) == NULL, "what is seen is drawn");
  storm_expect(s, !begins_note(s->runtime), "what begins ends once");
}

static inline motus_statistics storm_statistics(storm *s) {
  motus_statistics statistics;
  memset(&statistics, 0, sizeof statistics);
  statistics.struct_size = sizeof statistics;
  motus_runtime_statistics(s->runtime, &statistics);
  return statistics;
}

/* US-16: whether a presentation that leaves its presenter in the window counts
 * as one that covers it, and what it stands in does. */
static inline bool storm_may_be_covered(storm *s, motus_view_controller *it) {
  bool presents = false;
  for (; it; it = motus_view_controller_parent(it))
    presents |= motus_view_controller_presented_view_controller(it) != NULL;
  return presents && motus_runtime_uses_uniform_order(s->runtime);
}

/* AP-1, AP-8, CO-1: appeared is what stands in the window, told is
 * what is, nobody has a coordinator, every move has been completed. */
static inline void storm_check_screens(storm *s) {
  for (int i = 0; i < s->count; i++) {
    storm_screen *it = &s->screens[i];
    if (!motus_is_alive(it->controller))
      continue;
    motus_view *view = motus_view_controller_view_if_loaded(it->controller);
    bool is_there = view != NULL && motus_view_is_in_window(view);
    motus_appearance_state state =
        motus_view_controller_appearance_state(it->controller);
    storm_expect(s, state == it->state, "the state is what was told");
    storm_expect(s,
                 state == (is_there ? MOTUS_APPEARANCE_APPEARED
                                    : MOTUS_APPEARANCE_DISAPPEARED) ||
                     (state == MOTUS_APPEARANCE_DISAPPEARED &&
                      storm_may_be_covered(s, it->controller)),
                 "appeared is what stands in the window");
    storm_expect(
        s, motus_view_controller_transition_coordinator(it->controller) == NULL,
        "no coordinator when nothing runs");
    storm_expect(s, it->moves == 0, "every will_move has its did_move");
  }
}

/* Ticks until nothing moves and nothing is waited for. */
static inline void storm_settle(storm *s) {
  for (int i = 0; i < 600; i++) {
    double due = 0;
    if (motus_runtime_needs_tick(s->runtime)) {
      storm_tick(s, 1.0 / 16);
    } else if (motus_runtime_next_deadline(s->runtime, &due)) {
      storm_expect(s, due > s->time, "what is due has been done");
      storm_tick(s, due > s->time ? due - s->time : 1.0 / 16);
    } else {
      return;
    }
  }
}

/* Nothing moves and nothing is left of what has moved. */
static inline void storm_check_rest(storm *s) {
  storm_settle(s);
  storm_tick(s, 1.0 / 16);
  motus_statistics now = storm_statistics(s);
  storm_expect(s, now.transitions == 0, "no transition is left");
  storm_expect(s, now.animations == 0, "no animation is left");
  storm_expect(s, now.animated_properties == 0, "no property moves");
  storm_expect(s, !motus_runtime_needs_tick(s->runtime), "all rests");
  storm_expect(s, !begins_at_rest(s->runtime), "what has begun has ended");
  double due;
  storm_expect(s, !motus_runtime_next_deadline(s->runtime, &due),
               "nothing is waited for");
}

/* What was there when the storm began is what is there at its end. */
static inline void storm_close(storm *s, motus_statistics before) {
  storm_tick(s, 1.0 / 16);
  motus_statistics after = storm_statistics(s);
  storm_expect(s, after.objects == before.objects, "all objects have gone");
  storm_expect(s, after.views == before.views, "all views have gone");
  motus_runtime_destroy(s->runtime);
  storm_expect(s, s->destroyed == s->created, "all user data has gone");
}

static inline double storm_shown(motus_view *view, double *velocity) {
  double center[2] = {0, 0}, speed[2] = {0, 0};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  motus_view_property_velocity(view, MOTUS_PROPERTY_CENTER, speed, 2);
  *velocity = speed[0];
  return center[0];
}
#endif
