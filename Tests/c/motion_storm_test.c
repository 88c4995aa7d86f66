/* Random sequences of everything that can be done to animators of curves,
 * springs, keyframes and groups, and blocks that give what they move another
 * target: values and velocities are continuous where that is promised, what is
 * read as a velocity is one, every completion runs once at most and exactly
 * once unless it was cut off, and every real change is told once. */
#include "check.h"
#include "virtual_clock.h"
#include <math.h>
#include <motus.h>
#include <stdint.h>
#include <stdlib.h>

enum { VIEWS = 2, ROOTS = 3, MOVERS = 160, NOTES = 400, NUMBERS = VIEWS * 2 };

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
  uint64_t dice;
  double time;
  bool is_wrong;
  uint64_t seed;
  int step, events;
} s;

static uint32_t dice(uint32_t sides) {
  s.dice ^= s.dice << 13;
  s.dice ^= s.dice >> 7;
  s.dice ^= s.dice << 17;
  return (uint32_t)(s.dice >> 33) % sides;
}

static double number(double low, double high) {
  return low + (high - low) * dice(1 << 20) / (1 << 20);
}

static void expect(bool holds, const char *what) {
  if (holds || s.is_wrong)
    return;
  s.is_wrong = true;
  check_that(false, what, "storm", (int)s.seed);
  printf("    seed %d, step %d\n", (int)s.seed, s.step);
}

static void completed(void *user_data, motus_animating_position position) {
  (void)position;
  ((note *)user_data)->called += 1;
  s.events += 1;
}

static void destroyed(void *user_data) {
  ((note *)user_data)->destroyed += 1;
}

static int value_of(motus_property_animator *animator, int aspect) {
  return aspect == MOTUS_ANIMATOR_CHANGE_STATE
             ? (int)motus_property_animator_state(animator)
         : aspect == MOTUS_ANIMATOR_CHANGE_RUNNING
             ? motus_property_animator_is_running(animator)
             : motus_property_animator_is_reversed(animator);
}

/* PA-19. */
static void changed(void *user_data, motus_property_animator *animator,
                    motus_animator_change change) {
  mover *m = user_data;
  int now = value_of(animator, change);
  expect(m->animator == animator, "the animator is told of itself");
  expect(now != m->values[change], "a change that is told is one");
  m->values[change] = now;
  s.events += 1;
}

static motus_timing any_timing(bool begins_at_rest) {
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

static void set_somewhere(void) {
  motus_point there = {number(-100, 100), number(-100, 100)};
  motus_view_set_center(s.views[dice(VIEWS)], there);
}

static void move_block(void *user_data) {
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
  const double velocity[2] = {number(-300, 300), number(-300, 300)};
  if (dice(2)) /* springs take it, others refuse */
    motus_view_set_property_velocity(s.views[0], MOTUS_PROPERTY_CENTER,
                                     velocity, 2);
}

static void add_completion(mover *m) {
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

static int add_mover(motus_property_animator *animator) {
  mover *m = &s.movers[s.mover_count];
  m->animator = animator;
  m->root = s.mover_count;
  motus_property_animator_set_observer(animator, changed, m, NULL);
  add_completion(m);
  return s.mover_count++;
}

static int new_single(void) {
  motus_property_animator *animator = NULL;
  motus_timing timing = any_timing(false);
  motus_property_animator_create(s.runtime, number(.1, 1), &timing, &animator);
  motus_property_animator_add_animations(animator, move_block, NULL, NULL);
  motus_property_animator_set_scrubs_linearly(animator, dice(3) != 0);
  return add_mover(animator);
}

static int new_group(int depth) {
  motus_property_animator *members[3], *group = NULL;
  int made[3], count = 2 + (int)dice(2);
  for (int i = 0; i < count; i++) {
    made[i] = depth > 0 && dice(3) == 0 ? new_group(depth - 1) : new_single();
    members[i] = s.movers[made[i]].animator;
  }
  motus_property_animator_create_group(
      s.runtime, (motus_animator_arrangement)dice(3), number(-.1, .3), members,
      (size_t)count, &group);
  int index = add_mover(group);
  for (int i = 0; i < s.mover_count; i++)
    for (int k = 0; k < count; k++)
      if (s.movers[i].root == made[k])
        s.movers[i].root = index;
  return index;
}

static int new_root(void) {
  if (s.mover_count > MOVERS - 12)
    return -1;
  int index = dice(3) == 0 ? new_group(1) : new_single();
  if (dice(4) == 0)
    motus_property_animator_set_pauses_on_completion(s.movers[index].animator,
                                                     true);
  return index;
}

static void cut(int root) {
  for (int i = 0; i < s.mover_count; i++)
    s.movers[i].is_cut = s.movers[i].is_cut || s.movers[i].root == root;
}

/* Members are released too: their groups hold them. */
static void let_go(int root) {
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

static void read(motus_value_source source, double *out) {
  for (int i = 0; i < VIEWS; i++)
    motus_view_property(s.views[i], MOTUS_PROPERTY_CENTER, source, out + 2 * i,
                        2);
}

static void read_rates(double *out) {
  for (int i = 0; i < VIEWS; i++)
    motus_view_property_velocity(s.views[i], MOTUS_PROPERTY_CENTER, out + 2 * i,
                                 2);
}

static void tick(double time) {
  expect(motus_runtime_tick(s.runtime, time) == MOTUS_OK, "a tick");
  s.time = time;
}

static void expect_near(const double *a, const double *b, double tolerance,
                        const char *what) {
  for (int i = 0; i < NUMBERS; i++) {
    if (!s.is_wrong && !(fabs(a[i] - b[i]) <= tolerance))
      printf("    %g became %g\n", a[i], b[i]);
    expect(fabs(a[i] - b[i]) <= tolerance, what);
  }
}

/* A block gives a view another target: R-9. */
static void retarget(void) {
  motus_animation_options options;
  double before[NUMBERS], after[NUMBERS];
  motus_animation_options_init(&options, sizeof options);
  options.timing = any_timing(true);
  options.duration = number(.1, 1);
  read_rates(before);
  motus_runtime_begin_animation(s.runtime, &options);
  set_somewhere();
  motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
  read_rates(after);
  expect_near(before, after, 1e-6 * 1e3, "a new target takes no velocity");
}

/* Whether the picture may change with the next tick by what has been done. */
static bool act(mover *m, int root) {
  motus_property_animator *a = m->animator;
  bool is_reversed = motus_property_animator_is_reversed(a);
  bool is_active = motus_property_animator_state(a) == MOTUS_ANIMATING_ACTIVE;
  motus_timing timing = any_timing(false);
  switch (dice(16)) {
  case 0:
  case 1:
    motus_property_animator_start(a);
    return is_reversed && !is_active;
  case 2:
  case 3:
    motus_property_animator_pause(a);
    return is_reversed && !is_active;
  case 4:
    motus_property_animator_start_after_delay(a, number(0, .2));
    m->may_rest = true;
    return is_reversed && !is_active;
  case 5:
    motus_property_animator_set_fraction_complete(a, number(0, 1));
    return true;
  case 6:
  case 7:
    motus_property_animator_set_reversed(a, !is_reversed);
    return false;
  case 8:
    motus_property_animator_continue(a, dice(2) ? &timing : NULL,
                                     dice(2) ? 0 : number(.1, 1));
    return false;
  case 9:
    motus_property_animator_continue_until(a, number(0, 1));
    m->may_rest = true;
    return false;
  case 10:
    motus_property_animator_seek(a, number(0, 1));
    return true;
  case 11:
    motus_property_animator_set_speed(a, number(.3, 3));
    return false;
  case 12:
    if (motus_property_animator_stop(a, false) == MOTUS_OK && dice(2))
      motus_property_animator_finish(a, MOTUS_POSITION_CURRENT);
    return false;
  case 13:
    if (dice(2) && motus_property_animator_stop(a, true) == MOTUS_OK)
      cut(root);
    return false;
  case 14:
    if (motus_property_animator_state(a) == MOTUS_ANIMATING_INACTIVE) {
      motus_property_animator_add_animations(a, move_block, NULL, NULL);
      if (m->is_cut == false)
        add_completion(m);
    }
    return false;
  default:
    retarget();
    return false;
  }
}

static void mirror(void) {
  for (int i = 0; i < s.mover_count && !s.is_wrong; i++) {
    mover *m = &s.movers[i];
    for (int aspect = 0; aspect < 3 && !m->is_released; aspect++)
      expect(m->values[aspect] == value_of(m->animator, aspect),
             "every change has been told");
  }
}

/* What is read as a velocity is how fast the picture changes. Where that is not
 * even something ends: a spring jumps by the thousandth that is left, or by
 * five of them. */
static void check_velocity(void) {
  const double step = 1e-6;
  double first[NUMBERS], second[NUMBERS], third[NUMBERS], rates[NUMBERS];
  read(MOTUS_VALUE_SHOWN, first);
  read_rates(rates);
  tick(s.time + step);
  read(MOTUS_VALUE_SHOWN, second);
  tick(s.time + step);
  read(MOTUS_VALUE_SHOWN, third);
  expect_near(first, third, 2, "nothing jumps by the time");
  for (int i = 0; i < NUMBERS; i++) {
    double rate = (second[i] - first[i]) / step;
    double next = (third[i] - second[i]) / step;
    double tolerance = .5 + 1e-3 * fabs(rate);
    if (!(fabs(next - rate) <= tolerance))
      continue;
    if (!s.is_wrong && !(fabs(rate - rates[i]) <= tolerance))
      printf("    velocity %g, read %g\n", rate, rates[i]);
    expect(fabs(rate - rates[i]) <= tolerance, "a velocity is one");
  }
}

static void run(uint64_t seed, int steps) {
  memset(&s, 0, sizeof s);
  s.seed = seed;
  s.dice = seed * 0x9e3779b97f4a7c15u | 1;
  create_at_zero(&s.runtime);
  for (int i = 0; i < VIEWS; i++) {
    motus_view_create(s.runtime, &s.views[i]);
    motus_view_add_subview(motus_runtime_window(s.runtime), s.views[i]);
  }
  for (int i = 0; i < ROOTS; i++)
    s.roots[i] = new_root();
  for (s.step = 0; s.step < steps && !s.is_wrong; s.step++) {
    double before[NUMBERS], after[NUMBERS];
    int *root = &s.roots[dice(ROOTS)];
    read(MOTUS_VALUE_SHOWN, before);
    bool may_change = act(&s.movers[*root], *root);
    read(MOTUS_VALUE_SHOWN, after);
    expect_near(before, after, 1e-7, "what is shown stays until the next tick");
    tick(s.time);
    read(MOTUS_VALUE_SHOWN, after);
    if (!may_change)
      expect_near(before, after, 1e-7, "nothing jumps by itself");
    mirror();
    if (dice(3)) {
      tick(s.time + number(.001, .2));
      mirror();
      check_velocity();
    }
    if (dice(12) == 0) {
      let_go(*root);
      int fresh = new_root();
      if (fresh < 0)
        break;
      *root = fresh;
    }
  }
  for (int i = 0; i < s.mover_count; i++)
    if (s.movers[i].root == i && !s.movers[i].is_released)
      let_go(i);
  tick(s.time + 60);
  tick(s.time + 60);
  tick(s.time);
  for (int i = 0; i < s.mover_count; i++)
    for (int k = 0; k < s.movers[i].note_count; k++) {
      const note *n = &s.notes[s.movers[i].first_note + k];
      expect(n->called <= 1, "a completion runs once");
      expect(n->called == 1 || s.movers[i].is_cut, "a completion runs");
    }
  double shown[NUMBERS], model[NUMBERS];
  read(MOTUS_VALUE_SHOWN, shown);
  read(MOTUS_VALUE_MODEL, model);
  expect_near(shown, model, 0, "at rest the model is shown");
  expect(motus_runtime_is_idle(s.runtime), "all rests");
  motus_runtime_destroy(s.runtime);
  for (int i = 0; i < s.note_count; i++)
    expect(s.notes[i].destroyed == 1, "what was given is given back once");
}

static void whatever_is_done_nothing_jumps_and_all_is_told_once(void) {
  const char *said = getenv("MOTUS_STORM");
  int count = said ? atoi(said) : 2000;
  for (int seed = 1; seed <= count; seed++) {
    run((uint64_t)seed, 60);
    if (!CHECK(!s.is_wrong))
      return;
  }
}

CHECK_MAIN(TEST(whatever_is_done_nothing_jumps_and_all_is_told_once))
