/* Random sequences of everything that can be done to animators of curves,
 * springs, keyframes and groups, and blocks that give what they move another
 * target: values and velocities are continuous where that is promised, what is
 * read as a velocity is one, every completion runs once at most and exactly
 * once unless it was cut off, and every real change is told once. */
#include "motion_storm.h"

static void read(motus_value_source source, double *out) {
  memset(out, 0, NUMBERS * sizeof *out);
  for (int i = 0; i < VIEWS; i++)
    motus_view_property(s.views[i], s.property, source, out + PER_VIEW * i,
                        s.size);
}

static void read_rates(double *out) {
  memset(out, 0, NUMBERS * sizeof *out);
  for (int i = 0; i < VIEWS; i++)
    motus_view_property_velocity(s.views[i], s.property, out + PER_VIEW * i,
                                 s.size);
}

/* Nothing is drawn that could not be set. */
static void check_limits(void) {
  double shown[NUMBERS];
  int first = s.property == MOTUS_PROPERTY_BOUNDS ? 2 : 0;
  if (s.property == MOTUS_PROPERTY_CENTER)
    return;
  read(MOTUS_VALUE_SHOWN, shown);
  for (int i = 0; i < NUMBERS; i++)
    expect(i % PER_VIEW < first || shown[i] >= 0, "nothing is below 0");
  expect(s.property != MOTUS_PROPERTY_ALPHA ||
             (shown[0] <= 1 && shown[PER_VIEW] <= 1),
         "alpha is 1 at most");
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
  case 8: {
    double factor = dice(2) ? 0 : number(.1, 1);
    motus_property_animator_continue(a, dice(2) ? &timing : NULL, factor);
    return false;
  }
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
  static const motus_property properties[] = {
      MOTUS_PROPERTY_CENTER, MOTUS_PROPERTY_CENTER, MOTUS_PROPERTY_ALPHA,
      MOTUS_PROPERTY_BOUNDS, MOTUS_PROPERTY_CORNER_RADII};
  static const size_t sizes[] = {2, 2, 1, 4, 4};
  memset(&s, 0, sizeof s);
  s.property = properties[seed % 5];
  s.size = sizes[seed % 5];
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
      check_limits();
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
