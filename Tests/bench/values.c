/* Glides by key that do what they should, and that move, against a table of C
 * that looks a key up and reads a number; and values that are set. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"
#include <motus.h>
#include <string.h>

enum { ROUNDS = 20, FEW = 1000, MANY = 100000, SLOTS = 1 << 18 };

/* ---- A table of C ---- */

static struct {
  uint64_t key;
  double shown;
} slots[SLOTS];

static uint64_t mixed(uint64_t key) {
  key ^= key >> 33;
  key *= UINT64_C(0xff51afd7ed558ccd);
  return key ^ key >> 33;
}

static double *plain(uint64_t key, size_t mask) {
  size_t slot = (size_t)mixed(key) & mask;
  while (slots[slot].key != key && slots[slot].key != 0)
    slot = (slot + 1) & mask;
  slots[slot].key = key;
  return &slots[slot].shown;
}

/* ---- Both ---- */

typedef struct glides {
  motus_runtime *runtime;
  int count;
  double target;
} glides;

static uint64_t key_of(int i) {
  return mixed((uint64_t)i + 1) | 1;
}

static void ask(void *context) {
  glides *g = context;
  double sum = 0;
  for (int i = 0; i < g->count; i++)
    sum +=
        motus_runtime_glide_number(g->runtime, key_of(i), 0, g->target, NULL);
  bench_keep(sum);
}

static void ask_plainly(void *context) {
  glides *g = context;
  size_t mask = g->count > FEW ? SLOTS - 1 : 4 * 1024 - 1;
  double sum = 0;
  for (int i = 0; i < g->count; i++)
    sum += *plain(key_of(i), mask);
  bench_keep(sum);
}

static void measure(int count) {
  glides g = {NULL, count, 1};
  char name[64];
  memset(slots, 0, sizeof slots);
  motus_runtime_create(NULL, &g.runtime);
  double now = 0;
  motus_runtime_tick(g.runtime, now);
  ask(&g);
  motus_runtime_tick(g.runtime, now);
  bench_pair warm = bench_compare(ask, &g, ask_plainly, &g, ROUNDS);
  snprintf(name, sizeof name, "glide at rest, %d keys", count);
  bench_limit(name, warm, count, count > FEW ? 100 : 60);
  g.target = 2;
  ask(&g);
  motus_runtime_tick(g.runtime, now += .01);
  bench_pair moving = bench_compare(ask, &g, ask_plainly, &g, ROUNDS);
  snprintf(name, sizeof name, "glide that moves, %d keys", count);
  bench_limit(name, moving, count, count > FEW ? 100 : 60);
  bench_pair tick = {1e300, 1e300};
  for (int i = 0; i < ROUNDS; i++) {
    ask(&g);
    double start = bench_seconds();
    motus_runtime_tick(g.runtime, now += .01);
    double took = bench_seconds() - start;
    tick.ours = took < tick.ours ? took : tick.ours;
  }
  tick.theirs = moving.theirs;
  snprintf(name, sizeof name, "its part of a tick, %d keys", count);
  bench_ratio(name, tick, count, 0);
  motus_runtime_destroy(g.runtime);
}

/* ---- Values against a property of views ---- */

typedef struct movers {
  motus_runtime *runtime;
  double time;
} movers;

/* As many as `FEW`, moving for long; of views the alpha. */
static movers make_movers(bool are_values) {
  movers m = {NULL, 0};
  motus_animation_options linear;
  motus_animation_options_init(&linear, sizeof linear);
  linear.duration = 1e6;
  linear.timing.type = MOTUS_TIMING_LINEAR;
  motus_runtime_create(NULL, &m.runtime);
  motus_value *values[FEW];
  motus_view *views[FEW];
  for (int i = 0; i < FEW; i++) {
    if (are_values) {
      motus_value_create_number(m.runtime, 0, &values[i]);
      continue;
    }
    motus_view_create(m.runtime, &views[i]);
    motus_view_add_subview(motus_runtime_window(m.runtime), views[i]);
  }
  motus_runtime_tick(m.runtime, 0);
  motus_runtime_begin_animation(m.runtime, &linear);
  for (int i = 0; i < FEW; i++) {
    if (are_values)
      motus_value_set_number(values[i], 1);
    else
      motus_view_set_alpha(views[i], 0);
  }
  motus_runtime_commit_animation(m.runtime, NULL, NULL, NULL, NULL);
  return m;
}

/* The host reads what has changed. */
static void move(void *context) {
  movers *m = context;
  for (int i = 0; i < 100; i++) {
    const motus_change_batch *batches;
    size_t count;
    motus_runtime_tick(m->runtime, m->time += .01);
    motus_runtime_change_batches(m->runtime, &batches, &count);
    bench_keep((double)count);
  }
}

int main(void) {
  bench_title("glides by key: a call");
  measure(FEW);
  measure(MANY);
  bench_title("values (against a property of views)");
  movers values = make_movers(true), views = make_movers(false);
  bench_ratio("a frame of one that moves",
              bench_compare(move, &values, move, &views, ROUNDS), 100. * FEW,
              1.2);
  motus_runtime_destroy(values.runtime);
  motus_runtime_destroy(views.runtime);
  return 0;
}
