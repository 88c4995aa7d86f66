/* Steps of 1/60 s against other engines, in one run and in turns:
 *
 *   speed                        the whole table
 *   speed count SCENE ENGINE N   N steps inside counted_steps(), to be counted
 *                                by callgrind (see ../speed.sh) */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "../../bench.h"
#include "engine.h"
#include <math.h>
#include <string.h>

static const engine *const engines[] = {
    &motus_engine,
#ifdef HAVE_BOX2D
    &box2d_engine,
#endif
#ifdef HAVE_CHIPMUNK
    &chipmunk_engine,
#endif
};
enum { ENGINES = sizeof engines / sizeof *engines };

/* ---- Scenes ---- */

static void pyramid(const engine *e, void *world) {
  e->line(world, -10000, 0, 10000, 0);
  for (int row = 0; row < 60; row++)
    for (int column = 0; column < 60 - row; column++)
      e->body(world, (column + .5 * row - 30) * 52, -25 - row * 50.0, 50, 50,
              0);
}

static void small(const engine *e, void *world) {
  e->line(world, 0, 0, 390, 0);
  e->line(world, 0, 844, 390, 844);
  e->line(world, 0, 0, 0, 844);
  e->line(world, 390, 0, 390, 844);
  for (int i = 0; i < 20; i++)
    e->body(world, 60 + i % 4 * 80, 40 + i / 4 * 70, 50, 50, i * .1);
}

static void rain(const engine *e, void *world) {
  e->line(world, 0, -3000, 0, 1000);
  e->line(world, 1000, -3000, 1000, 1000);
  e->line(world, 0, 1000, 1000, 1000);
  for (int i = 0; i < 2000; i++) {
    int row = i / 50, column = i % 50;
    e->body(world, 15 + column * 19.5 + (row & 1) * 5, 900 - row * 40.0, 16, 0,
            0);
  }
}

static void cloth(const engine *e, void *world, double hertz) {
  e->collide(world, 0);
  for (int i = 0; i < 1600; i++)
    e->body(world, i % 40 * 20, i / 40 * 20, 8, 0, 0);
  for (int column = 0; column < 40; column++)
    e->pin(world, column);
  for (int i = 0; i < 1600; i++) {
    if (i % 40 < 39 && i >= 40)
      e->tie(world, i, i + 1, hertz);
    if (i < 1560)
      e->tie(world, i, i + 40, hertz);
  }
}

static void rods(const engine *e, void *world) {
  cloth(e, world, 0);
}

static void springs(const engine *e, void *world) {
  cloth(e, world, 10);
}

static void row(const engine *e, void *world) {
  e->line(world, -100000, 0, 100000, 0);
  for (int i = 0; i < 2000; i++)
    e->body(world, i * 60.0 - 60000, -25, 50, 50, 0);
}

/* Stacks of ten that fall 2 points each: so they are awake, and touch. */
static int stack_count;
static void stacks(const engine *e, void *world) {
  e->line(world, -100, 0, stack_count * 80.0, 0);
  for (int i = 0; i < 10 * stack_count; i++)
    e->body(world, i / 10 * 80.0, -27 - i % 10 * 52.0, 50, 50, 0);
}

typedef struct scene {
  const char *name;
  void (*fill)(const engine *e, void *world);
  int sleeps, warm, steps;
  /** Worlds of each engine, one after the other: what takes a millisecond has
   * to be taken often. */
  int runs;
  /** Of our time, what Box2D 2.4.1 may be divided by; 0 for no goal. */
  double goal;
} scene;

static const scene scenes[] = {
    {"pyramid", pyramid, 0, 10, 60, 1, 4}, {"small", small, 0, 0, 120, 50, 2},
    {"rain", rain, 0, 0, 200, 1, 6},       {"rods", rods, 0, 10, 60, 1, 1.2},
    {"springs", springs, 0, 10, 60, 1, 0}, {"asleep", row, 1, 120, 200, 1, 0},
};
enum { SCENES = sizeof scenes / sizeof *scenes };

static void *make(const scene *s, const engine *e) {
  void *world = e->create(s->sleeps);
  s->fill(e, world);
  e->finish(world);
  for (int i = 0; i < s->warm; i++)
    e->step(world);
  return world;
}

/* ---- Time ---- */

static void compare_once(const scene *s, int last, double *took) {
  void *worlds[ENGINES];
  for (int k = 0; k < ENGINES; k++)
    worlds[k] = make(s, engines[k]);
  /* In turns, ten steps each: a slow minute hits all alike. */
  for (int i = 0; i < s->steps; i += 10)
    for (int k = 0; k < ENGINES; k++) {
      double start = bench_seconds();
      for (int step = 0; step < 10; step++)
        engines[k]->step(worlds[k]);
      took[k] += bench_seconds() - start;
    }
  if (!s->sleeps && !motus_engine_runs(worlds[0])) {
    printf("  ours has come to rest: this row means nothing\n");
    exit(1);
  }
  if (last && s->fill == pyramid) {
    printf("  height of its 60 rows, 3000 points:");
    for (int k = 0; k < ENGINES; k++)
      printf("  %s %.1f", engines[k]->name,
             25 - engines[k]->height(worlds[k], 1829));
    printf("\n");
  }
  for (int k = 0; k < ENGINES; k++)
    engines[k]->destroy(worlds[k]);
}

static void compare(const scene *s) {
  double took[ENGINES] = {0};
  for (int run = 1; run <= s->runs; run++)
    compare_once(s, run == s->runs, took);
  printf("%-9s", s->name);
  for (int k = 0; k < ENGINES; k++)
    printf(" %12.2f us", 1e6 * took[k] / (s->steps * s->runs));
  for (int k = 1; k < ENGINES; k++)
    printf("  1/%-5.2f", took[k] / took[0]);
  if (s->goal > 0 && ENGINES > 1 && !strcmp(engines[1]->name, "Box2D 2.4.1"))
    printf("  <= 1/%g %s", s->goal,
           took[1] / took[0] >= s->goal ? "ok" : "MISSED");
  if (!strcmp(s->name, "asleep"))
    printf("  <= 1 us %s", took[0] / s->steps < 1e-6 ? "ok" : "MISSED");
  printf("\n");
}

/* ---- Growth, bytes, allocations ---- */

static void step_once(void *world) {
  motus_engine.step(world);
}

/* What stacks of ten take in memory, bytes; the world that takes it. */
static uint64_t stacked(int items, void **world) {
  scene s = {"stacks", stacks, 0, 0, 0, 0, 0};
  uint64_t before = bench_live_bytes;
  stack_count = items / 10;
  *world = make(&s, &motus_engine);
  for (int i = 0; i < 10; i++)
    motus_engine.step(*world);
  return bench_live_bytes - before;
}

static void grow(void) {
  double first = 0;
  void *world;
  /* A runtime with an animator, its behaviours and a boundary. */
  uint64_t once = stacked(0, &world);
  motus_engine.destroy(world);
  printf("\n%-18s %12s %10s %10s %12s   (bytes an item; %.0f kB once)\n",
         "stacks of ten", "us a step", "ns an item", "bytes", "allocations",
         once / 1e3);
  for (int items = 100; items <= 10000; items *= 10) {
    uint64_t bytes = stacked(items, &world) - once, allocations = 0;
    double start = bench_seconds();
    for (int i = 0; i < 15; i++)
      motus_engine.step(world);
    double took = (bench_seconds() - start) / 15;
    for (int i = 0; i < 5; i++)
      allocations += bench_allocations(step_once, world);
    double each = 1e9 * took / items;
    printf("%12d items %12.1f %10.0f %10.0f %12llu", items, 1e6 * took, each,
           (double)bytes / items, (unsigned long long)allocations);
    if (items == 100)
      first = each;
    else
      printf("  <= %g ns an item %s", 1.5 * first,
             each <= 1.5 * first ? "ok" : "MISSED");
    printf("  <= 1024 bytes %s  == 0 allocations %s\n",
           bytes <= 1024ull * (unsigned)items ? "ok" : "MISSED",
           allocations ? "MISSED" : "ok");
    motus_engine.destroy(world);
  }
}

__attribute__((noinline)) void counted_steps(const engine *e, void *world,
                                             int steps);
void counted_steps(const engine *e, void *world, int steps) {
  for (int i = 0; i < steps; i++)
    e->step(world);
}

int main(int count, char **arguments) {
  if (count > 4 && !strcmp(arguments[1], "count")) {
    for (int i = 0; i < SCENES; i++)
      for (int k = 0; k < ENGINES; k++)
        if (!strcmp(scenes[i].name, arguments[2]) &&
            !strcmp(engines[k]->name, arguments[3])) {
          void *world = make(&scenes[i], engines[k]);
          counted_steps(engines[k], world, atoi(arguments[4]));
          return 0;
        }
    return 1;
  }
  if (count > 1 && !strcmp(arguments[1], "engines")) {
    for (int k = 0; k < ENGINES; k++)
      printf("%s\n", engines[k]->name);
    return 0;
  }
  printf("\n%-9s", "dynamics");
  for (int k = 0; k < ENGINES; k++)
    printf(" %15s", engines[k]->name);
  printf("  of theirs\n");
  for (int i = 0; i < SCENES; i++)
    compare(&scenes[i]);
  grow();
  return 0;
}
