/* What a frame costs for each property that moves: in one group, where a frame
 * is a multiply-add a number, and in groups of their own, where a curve is
 * evaluated for each. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"
#include "scene.h"
#include <math.h>

enum { COUNT = 10000, ROUNDS = 60, TICKS = 20 };

/* ---- One group ---- */

/* The same arithmetic on arrays of the same length. */
typedef struct arrays {
  double *value, *model, *delta;
  int count;
  double factor;
  void (*step)(struct arrays *);
} arrays;

static __attribute__((noinline)) void add_scaled(arrays *a) {
  double *restrict value = a->value;
  const double *model = a->model, *delta = a->delta, factor = a->factor;
  for (int i = 0; i < a->count; i++)
    value[i] = model[i] + delta[i] * factor;
}

#if defined(__x86_64__)
static __attribute__((noinline, target("avx2"))) void
add_scaled_avx2(arrays *a) {
  double *restrict value = a->value;
  const double *model = a->model, *delta = a->delta, factor = a->factor;
  for (int i = 0; i < a->count; i++)
    value[i] = model[i] + delta[i] * factor;
}
#endif

static arrays make_arrays(int count) {
  arrays a = {0};
  a.value = calloc((size_t)count, sizeof(double));
  a.model = calloc((size_t)count, sizeof(double));
  a.delta = calloc((size_t)count, sizeof(double));
  a.count = count;
  a.factor = 1;
  a.step = add_scaled;
  for (int i = 0; i < count; i++) {
    a.model[i] = i;
    a.delta[i] = 1.0 / (i + 1);
  }
  return a;
}

static void free_arrays(arrays *a) {
  free(a->value);
  free(a->model);
  free(a->delta);
}

static void step_arrays(void *context) {
  arrays *a = context;
  for (int i = 0; i < TICKS; i++) {
    a->factor *= 0.99999;
    a->step(a);
  }
  bench_keep(a->value[a->count / 2]);
}

static void tick_scene(void *context) {
  for (int i = 0; i < TICKS; i++)
    scene_tick(context, 1e-3);
}

static void bench_group(const char *name, scene_property property, int width) {
  scene s = scene_create(COUNT);
  arrays a = make_arrays(COUNT * width);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1000;
  s.property = property;
  s.target = 0.5;
  scene_animate(&s, &options, 0, COUNT);
  scene_tick(&s, 1);
  scene_expect_moving(&s, COUNT);
  char text[64];
  snprintf(text, sizeof text, "%s", name);
  bench_ratio(text, bench_compare(tick_scene, &s, step_arrays, &a, ROUNDS),
              (double)COUNT * TICKS, 2);
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    a.step = add_scaled_avx2;
    snprintf(text, sizeof text, "  against the loop with AVX2");
    bench_ratio(text, bench_compare(tick_scene, &s, step_arrays, &a, ROUNDS),
                (double)COUNT * TICKS, 0);
  }
#endif
  free_arrays(&a);
  scene_destroy(&s);
}

/* ---- Groups of their own ---- */

typedef struct motions {
  double *start, *duration, *model, *delta, *velocity, *value;
  double time;
} motions;

static motions make_motions(double span, double duration) {
  motions m = {0};
  double **columns[] = {&m.start, &m.duration, &m.model,
                        &m.delta, &m.velocity, &m.value};
  for (int i = 0; i < 6; i++)
    *columns[i] = calloc(COUNT, sizeof(double));
  for (int i = 0; i < COUNT; i++) {
    m.start[i] = span * i / COUNT;
    m.duration[i] = duration;
    m.delta[i] = 1.0 / (i + 1);
    m.velocity[i] = 0.25 / (i + 1);
  }
  m.time = span;
  return m;
}

static void free_motions(motions *m) {
  double *columns[] = {m->start, m->duration, m->model,
                       m->delta, m->velocity, m->value};
  for (int i = 0; i < 6; i++)
    free(columns[i]);
}

/* Ease in and out, solved by Newton's method to 1e-6, as peers do at best. */
static double cubic(double time) {
  const double x1 = 0.42, y1 = 0, x2 = 0.58, y2 = 1;
  const double cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx;
  const double cy = 3 * y1, by = 3 * (y2 - y1) - cy, ay = 1 - cy - by;
  double s = time;
  for (int i = 0; i < 8; i++) {
    double error = ((ax * s + bx) * s + cx) * s - time;
    if (fabs(error) < 1e-6)
      break;
    s -= error / ((3 * ax * s + 2 * bx) * s + cx);
  }
  return ((ay * s + by) * s + cy) * s;
}

static void step_cubics(void *context) {
  motions *m = context;
  for (int tick = 0; tick < TICKS; tick++) {
    m->time += 1e-3;
    for (int i = 0; i < COUNT; i++) {
      double a = 1 - cubic((m->time - m->start[i]) / m->duration[i]);
      m->value[i] = m->model[i] + m->delta[i] * a;
    }
  }
  bench_keep(m->value[COUNT / 2]);
}

/* mass 1, stiffness 10, damping 1. */
static void step_springs(void *context) {
  const double decay = 0.5, rate = sqrt(10 - decay * decay);
  motions *m = context;
  for (int tick = 0; tick < TICKS; tick++) {
    m->time += 1e-3;
    for (int i = 0; i < COUNT; i++) {
      double t = m->time - m->start[i];
      double envelope = exp(-decay * t);
      double b = envelope * sin(rate * t) / rate;
      double a = envelope * cos(rate * t) + decay * b;
      m->value[i] = m->model[i] + m->delta[i] * a + m->velocity[i] * b;
    }
  }
  bench_keep(m->value[COUNT / 2]);
}

/* Each view in a block of its own, the starts spread over `span` seconds. */
static void bench_separate(const char *name, motus_animation_options *options,
                           double span, bench_fn reference, double target) {
  scene s = scene_create(COUNT);
  motions m = make_motions(span, options->duration);
  const int batches = 100;
  s.property = SCENE_ALPHA;
  s.target = 0.5;
  for (int batch = 0; batch < batches; batch++) {
    for (int i = 0; i < COUNT / batches; i++) {
      int view = batch * (COUNT / batches) + i;
      scene_animate(&s, options, view, view + 1);
    }
    scene_tick(&s, span / batches);
  }
  scene_expect_moving(&s, COUNT);
  bench_limit(name, bench_compare(tick_scene, &s, reference, &m, ROUNDS),
              (double)COUNT * TICKS, target);
  scene_expect_moving(&s, COUNT);
  free_motions(&m);
  scene_destroy(&s);
}

int main(void) {
  motus_animation_options options;
  bench_title("A frame, for each of 10,000 properties");
  bench_group("in one group, one number each", SCENE_ALPHA, 1);
  bench_group("in one group, points", SCENE_CENTER, 2);
  bench_group("in one group, colours", SCENE_COLOR, 4);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 20;
  bench_separate("each with a cubic of its own (Newton, 1e-6)", &options, 10,
                 step_cubics, 5);
  options.timing.type = MOTUS_TIMING_SPRING;
  options.timing.stiffness = 10;
  options.timing.damping = 1;
  bench_separate("each with a spring of its own (libm)", &options, 5,
                 step_springs, 7.5);
}
