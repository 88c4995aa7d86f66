/* What it costs to start, to cancel and to finish an animation while 1,000,
 * 10,000 and 100,000 run: the same, however many. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"
#include "scene.h"
#include <string.h>

/* The least that a C program would do for each: a block of memory in a list. */
typedef struct node {
  struct node *previous, *next;
  double start, duration, from, to;
  void *target, *completion;
  int curve, property;
} node;

typedef struct population {
  scene scene;
  motus_animation_options options;
  motus_animation **animations;
  node **nodes;
  node head;
  /* In which order they are cancelled: as they were started, or scattered, so
   * that neighbours in time are not neighbours in memory. */
  int *order;
} population;

/* 7,919 is a prime that divides none of the counts. */
static void set_order(population *p, int64_t stride) {
  for (int64_t i = 0; i < p->scene.count; i++)
    p->order[i] = (int)(i * stride % p->scene.count);
}

static void start_ours(void *context) {
  population *p = context;
  p->scene.target = p->scene.target == 0.5 ? 0.75 : 0.5;
  for (int i = 0; i < p->scene.count; i++)
    p->animations[i] = scene_animate(&p->scene, &p->options, i, i + 1);
}

static void start_between(void *context) {
  population *p = context;
  p->scene.target = p->scene.target == 0.5 ? 0.75 : 0.5;
  for (int i = 0; i < p->scene.count; i++) {
    scene_need(motus_runtime_begin_animation(p->scene.runtime, &p->options));
    motus_view_set_alpha(p->scene.views[i], p->scene.target);
    scene_need(motus_runtime_commit_animation(p->scene.runtime, NULL, NULL,
                                              NULL, &p->animations[i]));
  }
}

static void start_theirs(void *context) {
  population *p = context;
  for (int i = 0; i < p->scene.count; i++) {
    node *n = malloc(sizeof *n);
    memset(n, 0, sizeof *n);
    n->next = p->head.next;
    n->previous = &p->head;
    n->next->previous = n;
    p->head.next = n;
    p->nodes[i] = n;
  }
}

static void cancel_theirs(void *context) {
  population *p = context;
  for (int i = 0; i < p->scene.count; i++) {
    node *n = p->nodes[p->order[i]];
    n->previous->next = n->next;
    n->next->previous = n->previous;
    free(n);
  }
}

static void cancel_at(population *p, motus_animating_position position) {
  for (int i = 0; i < p->scene.count; i++)
    scene_need(motus_animation_cancel(p->animations[p->order[i]], position));
}

static void cancel_ours(void *context) {
  cancel_at(context, MOTUS_POSITION_END);
}

static void freeze_ours(void *context) {
  cancel_at(context, MOTUS_POSITION_CURRENT);
}

/* The frame in which all arrive, and the one that forgets them. */
static void finish_ours(void *context) {
  population *p = context;
  scene_tick(&p->scene, p->options.duration);
  scene_tick(&p->scene, 0);
}

static population make_population(int count) {
  population p;
  memset(&p, 0, sizeof p);
  p.scene = scene_create(count);
  p.scene.property = SCENE_ALPHA;
  motus_animation_options_init(&p.options, sizeof p.options);
  p.options.duration = 1;
  p.animations = calloc((size_t)count, sizeof *p.animations);
  p.nodes = calloc((size_t)count, sizeof *p.nodes);
  p.order = calloc((size_t)count, sizeof *p.order);
  return p;
}

static void free_population(population *p) {
  scene_destroy(&p->scene);
  free(p->animations);
  free(p->nodes);
  free(p->order);
}

static void expect(const population *p, int count) {
  motus_statistics statistics = {.struct_size = sizeof statistics};
  scene_need(motus_runtime_statistics(p->scene.runtime, &statistics));
  if (statistics.animations == (uint64_t)count)
    return;
  printf("%d animations should run\n", count);
  exit(1);
}

/* Starts all, lets them run a frame, and ends all; the shortest of a few. */
static bench_pair times(population *p, bench_fn start, bench_fn end,
                        bool of_start, int rounds) {
  bench_pair best = {1e300, 1e300};
  for (int i = 0; i < rounds; i++) {
    double began, ended;
    p->head.next = p->head.previous = &p->head;
    began = bench_once(start, p);
    expect(p, p->scene.count);
    scene_tick(&p->scene, 0.01);
    ended = bench_once(end, p);
    expect(p, 0);
    scene_tick(&p->scene, 0.01);
    scene_tick(&p->scene, 0.01);
    if ((of_start ? began : ended) < best.ours)
      best.ours = of_start ? began : ended;
    began = bench_once(start_theirs, p);
    ended = bench_once(cancel_theirs, p);
    if ((of_start ? began : ended) < best.theirs)
      best.theirs = of_start ? began : ended;
  }
  return best;
}

static void bench_edges(int count) {
  const struct {
    const char *name;
    bench_fn start, end;
    int stride;
    bool of_start;
    double most;
  } rows[] = {
      {"start with a block", start_ours, cancel_ours, 1, true, 150},
      {"start by begin and commit", start_between, cancel_ours, 1, true, 150},
      {"cancel at the end", start_ours, cancel_ours, 1, false, 100},
      {"cancel where it is", start_ours, freeze_ours, 1, false, 120},
      {"finish in the same frame", start_ours, finish_ours, 1, false, 100},
      {"cancel at the end, scattered", start_ours, cancel_ours, 7919, false, 0},
      {"finish, where all is scattered", start_ours, finish_ours, 1, false, 0}};
  int rounds = 500000 / count > 40 ? 40 : 500000 / count;
  population p = make_population(count);
  char text[64];
  set_order(&p, 1);
  p.head.next = p.head.previous = &p.head;
  double first = bench_once(start_ours, &p);
  cancel_ours(&p);
  scene_tick(&p.scene, 0.01);
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    set_order(&p, rows[i].stride);
    snprintf(text, sizeof text, "%s, %d", rows[i].name, count);
    bench_pair pair =
        times(&p, rows[i].start, rows[i].end, rows[i].of_start, rounds);
    if (rows[i].most > 0)
      bench_limit(text, pair, count, rows[i].most);
    else
      bench_ratio(text, pair, count, 0);
  }
  snprintf(text, sizeof text, "the first time, with growing tables, %d", count);
  bench_value(text, 1e9 * first / count, "ns", 0);
  free_population(&p);
}

int main(void) {
  bench_title("Edges of animations (against malloc in a list)");
  bench_edges(1000);
  bench_edges(10000);
  bench_edges(100000);
}
