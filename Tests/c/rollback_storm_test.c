/* Random animators and blocks on few properties, with host code in every
 * callback: it sets properties, turns animators round, scrubs, stops and begins
 * others. At every moment values are such that setters would take them and
 * fractions go on; whenever nothing needs a tick and nobody is active, what is
 * shown is the model, and touches find what is drawn. */
#include "animator_options.h"
#include "check.h"
#include "dice.h"
#include "virtual_clock.h"
#include <math.h>
#include <motus.h>
#include <stdint.h>
#include <stdlib.h>

enum { VIEWS = 2, ANIMATORS = 4, NUMBERS = 8 };

static struct storm {
  motus_runtime *runtime;
  motus_view *views[VIEWS];
  motus_property_animator *animators[ANIMATORS];
  int touched[ANIMATORS];      /* how often something has been done to it */
  bool may_go_back[ANIMATORS]; /* on its way to a fraction */
  int seen[ANIMATORS];         /* the same, when the last tick began */
  int calls;                   /* how often host code has run in a callback */
  uint64_t dice;
  double time;
  int depth, kept, given;
  bool is_wrong;
  int seed, step;
} s;

static uint32_t dice(uint32_t sides) {
  return xorshift_roll(&s.dice, sides);
}

static double number(double low, double high) {
  return low + (high - low) * dice(1 << 20) / (1 << 20);
}

static void expect(bool holds, const char *what) {
  if (holds || s.is_wrong)
    return;
  s.is_wrong = true;
  check_that(false, what, "storm", s.seed);
  printf("    seed %d, step %d\n", s.seed, s.step);
}

static void read(motus_view *view, motus_value_source source, double *out) {
  motus_view_property(view, MOTUS_PROPERTY_CENTER, source, out, 2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, source, out + 2, 4);
  motus_view_property(view, MOTUS_PROPERTY_ALPHA, source, out + 6, 1);
  motus_view_property(view, MOTUS_PROPERTY_CORNER_RADIUS, source, out + 7, 1);
}

static void set_something(void) {
  motus_view *view = s.views[dice(VIEWS)];
  switch (dice(4)) {
  case 0:
    motus_view_set_center(view,
                          (motus_point){number(50, 300), number(50, 700)});
    break;
  case 1:
    motus_view_set_bounds(
        view, (motus_rect){0, 0, number(0, 90), dice(3) ? number(1, 90) : 0});
    break;
  case 2:
    motus_view_set_alpha(view, dice(3) ? number(0, 1) : dice(2));
    break;
  default:
    motus_view_set_corner_radius(view, dice(2) ? 0 : number(0, 30));
  }
}

static void host_code(void);

static void given_back(void *user_data) {
  (void)user_data, s.given += 1;
}

static void completed(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  host_code();
}

static void ended(void *user_data, motus_animating_position position) {
  (void)user_data, (void)position;
  host_code();
}

static void changed(void *user_data, motus_property_animator *animator,
                    motus_animator_change change) {
  (void)user_data, (void)animator, (void)change;
  if (dice(6) == 0)
    host_code();
}

static motus_timing any_timing(void) {
  static const motus_timing_type types[] = {
      MOTUS_TIMING_LINEAR, MOTUS_TIMING_EASE_IN_OUT,
      MOTUS_TIMING_CUBIC,  MOTUS_TIMING_SPRING_BOUNCE,
      MOTUS_TIMING_SPRING, MOTUS_TIMING_SPRING_RATIO};
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = types[dice(6)];
  timing.damping = number(4, 25);
  timing.damping_ratio = number(.2, 1);
  timing.bounce = number(-.5, .6);
  timing.control_1 = (motus_point){.3, .2};
  timing.control_2 = (motus_point){.4, number(.5, 2)};
  return timing;
}

static void move_some(void *user_data);

static void animate_some(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.timing = any_timing();
  options.duration = number(-.1, .8);
  options.delay = dice(4) ? 0 : number(0, .2);
  if (dice(8) == 0)
    options.flags |= MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE;
  s.kept += 1;
  motus_runtime_animate(s.runtime, &options, move_some, NULL, completed, NULL,
                        given_back, NULL);
}

static void move_some(void *user_data) {
  (void)user_data;
  if (s.depth > 3)
    return;
  s.depth += 1;
  for (uint32_t i = 0, count = 1 + dice(3); i < count; i++)
    set_something();
  if (dice(3) == 0)
    animate_some();
  s.depth -= 1;
}

static void renew(int index) {
  motus_property_animator **a = &s.animators[index];
  motus_timing timing = any_timing();
  if (*a == NULL) {
    motus_property_animator_create(s.runtime, number(.1, 1), &timing, a);
    ANIMATOR_SET(*a, scrubs_linearly, dice(3) != 0);
    motus_property_animator_set_observer(*a, changed, NULL, NULL);
  }
  if (motus_property_animator_state(*a) != MOTUS_ANIMATING_INACTIVE)
    return;
  s.may_go_back[index] = false;
  motus_property_animator_add_animations(*a, move_some, NULL, NULL);
  s.kept += 1;
  motus_property_animator_add_completion(*a, ended, NULL, given_back);
  ANIMATOR_SET(*a, pauses_on_completion, dice(6) == 0);
}

static void control(int index) {
  motus_property_animator *a = s.animators[index];
  motus_timing timing = any_timing();
  s.touched[index] += 1;
  switch (dice(12)) {
  case 0:
  case 1:
    motus_property_animator_start(a);
    break;
  case 2:
    motus_property_animator_pause(a);
    break;
  case 3: /* there and back, past the end too */
    for (uint32_t i = 0, count = 1 + dice(3); i < count; i++)
      motus_property_animator_set_reversed(
          a, !motus_property_animator_is_reversed(a));
    break;
  case 4:
    motus_property_animator_set_fraction_complete(a, number(0, 1));
    break;
  case 5: /* a gesture that changes and ends within a frame */
    motus_property_animator_set_fraction_complete(a, number(0, 1));
    motus_property_animator_stop(a, dice(2));
    break;
  case 6:
    if (motus_property_animator_stop(a, dice(2)) == MOTUS_OK && dice(2))
      motus_property_animator_finish(a, (motus_animating_position)dice(3));
    break;
  case 7:
  case 8: {
    double factor = dice(2) ? 0 : number(.1, 1);
    motus_property_animator_continue(a, dice(2) ? &timing : NULL, factor);
    break;
  }
  case 9:
    motus_property_animator_continue_until(a, number(0, 1));
    s.may_go_back[index] = true;
    break;
  case 10:
    motus_property_animator_seek(a, number(0, 1));
    break;
  default:
    motus_property_animator_set_speed(a, number(.3, 2));
  }
  if (motus_property_animator_state(a) == MOTUS_ANIMATING_STOPPED && dice(2))
    motus_property_animator_finish(a, (motus_animating_position)dice(3));
}

static void host_code(void) {
  if (s.depth > 2)
    return;
  s.depth += 1;
  s.calls += 1;
  switch (dice(6)) {
  case 0:
  case 1:
    set_something();
    break;
  case 2:
    animate_some();
    break;
  case 3:
    control((int)dice(ANIMATORS));
    break;
  case 4:
    if (dice(6) == 0)
      motus_view_remove_all_animations(s.views[dice(VIEWS)]);
    break;
  default:
    break;
  }
  s.depth -= 1;
}

static void check_values(const double *v) {
  expect(v[4] >= 0 && v[5] >= 0, "a size is not negative");
  expect(v[6] >= 0 && v[6] <= 1, "alpha is within 0 and 1");
  expect(v[7] >= 0, "a radius is not negative");
}

static void look(void) {
  bool rests = !motus_runtime_needs_tick(s.runtime);
  double deadline = 0;
  rests = rests && !motus_runtime_next_deadline(s.runtime, &deadline);
  for (int i = 0; i < ANIMATORS; i++) {
    double f = motus_property_animator_fraction_complete(s.animators[i]);
    expect(f >= 0 && f <= 1, "a fraction is within 0 and 1");
    rests = rests && motus_property_animator_state(s.animators[i]) !=
                         MOTUS_ANIMATING_ACTIVE;
  }
  for (int i = 0; i < VIEWS; i++) {
    double shown[NUMBERS], model[NUMBERS];
    read(s.views[i], MOTUS_VALUE_SHOWN, shown);
    read(s.views[i], MOTUS_VALUE_MODEL, model);
    check_values(shown);
    check_values(model);
    for (int k = 0; rests && k < NUMBERS; k++) {
      if (shown[k] != model[k] && !s.is_wrong)
        printf("    view %d, number %d: shown %.17g, model %.17g\n", i, k,
               shown[k], model[k]);
      expect(shown[k] == model[k], "at rest what is shown is the model");
    }
    if (rests && i == VIEWS - 1 && shown[4] > 1 && shown[5] > 1 &&
        shown[6] > .1 && shown[0] > 0 && shown[0] < 390 && shown[1] > 0 &&
        shown[1] < 844)
      expect(motus_view_hit_test(motus_runtime_window(s.runtime),
                                 (motus_point){shown[0], shown[1]}) ==
                 s.views[i],
             "touches find what is drawn");
  }
}

static void tick(double step) {
  double before[ANIMATORS];
  int touched[ANIMATORS];
  bool reversed[ANIMATORS], active[ANIMATORS];
  for (int i = 0; i < ANIMATORS; i++) {
    motus_property_animator *a = s.animators[i];
    before[i] = motus_property_animator_fraction_complete(a);
    touched[i] = s.seen[i] = s.touched[i];
    reversed[i] = motus_property_animator_is_reversed(a);
    active[i] = motus_property_animator_state(a) == MOTUS_ANIMATING_ACTIVE;
  }
  expect(motus_runtime_tick(s.runtime, s.time += step) == MOTUS_OK, "a tick");
  for (int i = 0; i < ANIMATORS; i++) {
    motus_property_animator *a = s.animators[i];
    if (active[i] && touched[i] == s.touched[i] && !s.may_go_back[i] &&
        motus_property_animator_state(a) == MOTUS_ANIMATING_ACTIVE &&
        motus_property_animator_is_running(a) &&
        motus_property_animator_is_reversed(a) == reversed[i])
      expect(motus_property_animator_fraction_complete(a) >= before[i] - 1e-12,
             "a fraction goes on");
  }
  look();
}

static void run(int seed, int steps) {
  memset(&s, 0, sizeof s);
  s.seed = seed;
  s.dice = (uint64_t)seed * 0x9e3779b97f4a7c15u | 1;
  create_at_zero(&s.runtime);
  for (int i = 0; i < VIEWS; i++) {
    motus_view_create(s.runtime, &s.views[i]);
    motus_view_add_subview(motus_runtime_window(s.runtime), s.views[i]);
  }
  for (int i = 0; i < ANIMATORS; i++)
    renew(i);
  for (s.step = 0; s.step < steps && !s.is_wrong; s.step++) {
    int index = (int)dice(ANIMATORS);
    double before[VIEWS * NUMBERS], after[VIEWS * NUMBERS];
    int calls = s.calls;
    for (int i = 0; i < VIEWS; i++)
      read(s.views[i], MOTUS_VALUE_SHOWN, before + i * NUMBERS);
    bool stops = dice(8) == 0;
    if (stops && s.touched[index] == s.seen[index]) { /* the picture stays */
      s.touched[index] += 1;
      motus_property_animator_stop(s.animators[index], true);
      for (int i = 0; i < VIEWS; i++)
        read(s.views[i], MOTUS_VALUE_SHOWN, after + i * NUMBERS);
      for (int i = 0; i < VIEWS * NUMBERS && calls == s.calls; i++)
        expect(fabs(before[i] - after[i]) < 1e-9, "a stop moves nothing");
    } else if (dice(3)) {
      control(index);
    } else if (dice(2)) {
      animate_some();
    } else {
      renew(index);
    }
    look();
    tick(dice(3) ? number(0, .12) : 0);
    if (dice(12) == 0) /* until all rests that does */
      for (int i = 0; i < 40 && motus_runtime_needs_tick(s.runtime); i++)
        tick(.1);
  }
  for (int i = 0; i < ANIMATORS; i++) {
    motus_property_animator_stop(s.animators[i], true);
    motus_release(s.animators[i]);
  }
  motus_runtime_destroy(s.runtime);
  expect(s.given == s.kept, "what was given is given back once");
}

static void whatever_a_callback_does_the_model_is_what_is_shown(void) {
  const char *said = getenv("MOTUS_STORM");
  int count = said ? atoi(said) : 2000;
  for (int seed = 1; seed <= count; seed++) {
    run(seed, 80);
    if (!CHECK(!s.is_wrong))
      return;
  }
}

CHECK_MAIN(TEST(whatever_a_callback_does_the_model_is_what_is_shown))
