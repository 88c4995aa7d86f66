/* Of the storm over animators: the dice, what is moved, who moves it and what
 * they have been told. */
#ifndef MOTION_STORM_H
#define MOTION_STORM_H
#include "animator_options.h"
#include "check.h"
#include "dice.h"
#include "virtual_clock.h"
#include <math.h>
#include <motus.h>
#include <stdint.h>
#include <stdlib.h>

enum {
  VIEWS = 2,
  ROOTS = 3,
  MOVERS = 160,
  NOTES = 400,
  PER_VIEW = 4,
  NUMBERS = VIEWS * PER_VIEW
};

typedef struct note {
  int called, destroyed;
} note;

typedef struct mover {
  motus_property_animator *animator;
  int values[3]; /* told last: state, running, reversed */
  int root;      /* index of its outermost group, or its own */
  int first_note, note_count;
  bool is_cut, is_released;
  bool may_rest; /* has been sent to a fraction, or to wait for animations */
} mover;

static struct storm {
  motus_runtime *runtime;
  motus_view *views[VIEWS];
  mover movers[MOVERS];
  note notes[NOTES];
  int mover_count, note_count, roots[ROOTS];
  motus_property property; /* what moves in this sequence, and its numbers */
  size_t size;
  uint64_t dice;
  double time;
  bool is_wrong;
  uint64_t seed;
  int step, events;
} s;

static inline uint32_t dice(uint32_t sides) {
  return xorshift_roll(&s.dice, sides);
}

static inline double number(double low, double high) {
  return low + (high - low) * dice(1 << 20) / (1 << 20);
}

static inline void expect(bool holds, const char *what) {
  if (holds || s.is_wrong)
    return;
  s.is_wrong = true;
  check_that(false, what, "storm", (int)s.seed);
  printf("    seed %d, step %d\n", (int)s.seed, s.step);
}

static inline void completed(void *user_data,
                             motus_animating_position position) {
  (void)position;
  ((note *)user_data)->called += 1;
  s.events += 1;
}

static inline void destroyed(void *user_data) {
  ((note *)user_data)->destroyed += 1;
}

static inline int value_of(motus_property_animator *animator, int aspect) {
  return aspect == MOTUS_ANIMATOR_CHANGE_STATE
             ? (int)motus_property_animator_state(animator)
         : aspect == MOTUS_ANIMATOR_CHANGE_RUNNING
             ? motus_property_animator_is_running(animator)
             : motus_property_animator_is_reversed(animator);
}

/* PA-19. */
static inline void changed(void *user_data, motus_property_animator *animator,
                           motus_animator_change change) {
  mover *m = user_data;
  int now = value_of(animator, change);
  expect(m->animator == animator, "the animator is told of itself");
  expect(now != m->values[change], "a change that is told is one");
  m->values[change] = now;
  s.events += 1;
}

static inline motus_timing any_timing(bool begins_at_rest) {
  static const motus_timing_type types[] = {
      MOTUS_TIMING_EASE_IN_OUT, MOTUS_TIMING_SPRING, MOTUS_TIMING_SPRING_BOUNCE,
      MOTUS_TIMING_LINEAR,      MOTUS_TIMING_CUBIC,  MOTUS_TIMING_COMPOSED};
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = types[dice(begins_at_rest ? 3 : 6)];
  timing.damping = number(6, 25);
  timing.stiffness = number(60, 300);
  timing.bounce = number(-.5, .4);
  if (!begins_at_rest) {
    timing.initial_velocity = number(0, 2);
    timing.control_1 = (motus_point){.3, .2};
    timing.control_2 = (motus_point){.4, 1.3};
  }
  return timing;
}

static inline void set_somewhere(void) {
  double there[PER_VIEW];
  for (int i = 0; i < PER_VIEW; i++)
    there[i] = number(-100, 100);
  /* Neither sizes nor radii are below 0, and alpha is within 0 and 1. */
  if (s.property == MOTUS_PROPERTY_BOUNDS)
    there[2] = fabs(there[2]), there[3] = fabs(there[3]);
  if (s.property == MOTUS_PROPERTY_ALPHA)
    there[0] = fabs(there[0]) / 100;
  if (s.property == MOTUS_PROPERTY_CORNER_RADII)
    for (int i = 0; i < 4; i++)
      there[i] = fmax(0, there[i]);
  expect(motus_view_set_property(s.views[dice(VIEWS)], s.property, there,
                                 s.size) == MOTUS_OK,
         "a value can be set");
}

static inline void move_block(void *user_data) {
  (void)user_data;
  if (dice(4) == 0) {
    motus_keyframes_options options;
    motus_keyframes_options_init(&options, sizeof options);
    options.calculation = (motus_keyframe_calculation)(uint32_t[]){
        MOTUS_KEYFRAMES_LINEAR, MOTUS_KEYFRAMES_PACED, MOTUS_KEYFRAMES_CUBIC,
        MOTUS_KEYFRAMES_CUBIC_PACED}[dice(4)];
    motus_runtime_begin_keyframes(s.runtime, &options);
    for (int i = 0; i < 3; i++) {
      motus_runtime_begin_keyframe(s.runtime, i / 3., 1 / 3.);
      set_somewhere();
      motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
    }
    motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
    return;
  }
  set_somewhere();
  double velocity[PER_VIEW];
  for (int i = 0; i < PER_VIEW; i++)
    velocity[i] = number(-300, 300);
  if (s.property == MOTUS_PROPERTY_ALPHA)
    velocity[0] /= 100;
  if (dice(2)) /* springs take it, others refuse */
    motus_view_set_property_velocity(s.views[0], s.property, velocity, s.size);
}

static inline void add_completion(mover *m) {
  if (s.note_count == NOTES)
    return;
  if (m->note_count == 0)
    m->first_note = s.note_count;
  if (m->first_note + m->note_count != s.note_count)
    return;
  note *n = &s.notes[s.note_count++];
  m->note_count += 1;
  motus_property_animator_add_completion(m->animator, completed, n, destroyed);
}

static inline int add_mover(motus_property_animator *animator) {
  mover *m = &s.movers[s.mover_count];
  m->animator = animator;
  m->root = s.mover_count;
  motus_property_animator_set_observer(animator, changed, m, NULL);
  add_completion(m);
  return s.mover_count++;
}

static inline int new_single(void) {
  motus_property_animator *animator = NULL;
  motus_timing timing = any_timing(false);
  motus_property_animator_create(s.runtime, number(.1, 1), &timing, &animator);
  motus_property_animator_add_animations(animator, move_block, NULL, NULL);
  ANIMATOR_SET(animator, scrubs_linearly, dice(3) != 0);
  return add_mover(animator);
}

static inline int new_group(int depth) {
  motus_property_animator *members[3], *group = NULL;
  int made[3], count = 2 + (int)dice(2);
  for (int i = 0; i < count; i++) {
    made[i] = depth > 0 && dice(3) == 0 ? new_group(depth - 1) : new_single();
    members[i] = s.movers[made[i]].animator;
  }
  motus_animator_arrangement arrangement = (motus_animator_arrangement)dice(3);
  motus_property_animator_create_group(s.runtime, arrangement, number(-.1, .3),
                                       members, (size_t)count, &group);
  int index = add_mover(group);
  for (int i = 0; i < s.mover_count; i++)
    for (int k = 0; k < count; k++)
      if (s.movers[i].root == made[k])
        s.movers[i].root = index;
  return index;
}

static inline int new_root(void) {
  if (s.mover_count > MOVERS - 12)
    return -1;
  int index = dice(3) == 0 ? new_group(1) : new_single();
  if (dice(4) == 0)
    ANIMATOR_SET(s.movers[index].animator, pauses_on_completion, true);
  return index;
}

static inline void cut(int root) {
  for (int i = 0; i < s.mover_count; i++)
    s.movers[i].is_cut = s.movers[i].is_cut || s.movers[i].root == root;
}

/* Members are released too: their groups hold them. */
static inline void let_go(int root) {
  motus_property_animator *animator = s.movers[root].animator;
  /* What would come to rest on its way ends there: it runs on instead. */
  if (s.movers[root].may_rest && motus_property_animator_is_running(animator)) {
    motus_property_animator_pause(animator);
    motus_property_animator_start(animator);
  }
  if (!motus_property_animator_is_running(animator))
    cut(root);
  for (int i = 0; i < s.mover_count; i++)
    if (s.movers[i].root == root && i != root) {
      motus_release(s.movers[i].animator);
      s.movers[i].is_released = true;
    }
  motus_release(s.movers[root].animator);
  s.movers[root].is_released = true;
}
#endif
