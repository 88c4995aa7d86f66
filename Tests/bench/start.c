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
  /* Scattered: neighbours in time are not neighbours in memory. */
  int *order;
} population;

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
    scene_need(motus_animation_begin(p->scene.runtime, &p->options));
    motus_view_set_alpha(p->scene.views[i], p->scene.target);
    scene_need(motus_animation_commit(p->scene.runtime, NULL, NULL, NULL,
                                      &p->animations[i]));
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
  motus_animation_options_init(&p.options);
  p.options.duration = 1;
  p.animations = calloc((size_t)count, sizeof *p.animations);
  p.nodes = calloc((size_t)count, sizeof *p.nodes);
  p.order = calloc((size_t)count, sizeof *p.order);
  /* 7,919 is a prime that divides none of the counts. */
  for (int i = 0; i < count; i++)
    p.order[i] = (int)((int64_t)i * 7919 % count);
  return p;
}

static void free_population(population *p) {
  scene_destroy(&p->scene);
  free(p->animations);
  free(p->nodes);
  free(p->order);
}

static void expect(const population *p, int count) {
  motus_statistics statistics = {sizeof statistics, 0, 0, 0, 0, 0, 0, 0};
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

int main(void) {
  const int counts[] = {1000, 10000, 100000};
  bench_title("Edges of animations (against malloc in a list)");
  for (int i = 0; i < 3; i++) {
    int count = counts[i], rounds = 300000 / count > 40 ? 40 : 300000 / count + 2;
    char text[64];
    population p = make_population(count);
    snprintf(text, sizeof text, "start with a block, %d running", count);
    bench_limit(text, times(&p, start_ours, cancel_ours, true, rounds), count,
                300);
    snprintf(text, sizeof text, "start by begin and commit, %d", count);
    bench_limit(text, times(&p, start_between, cancel_ours, true, rounds),
                count, 300);
    snprintf(text, sizeof text, "cancel at the end, scattered, %d", count);
    bench_limit(text, times(&p, start_ours, cancel_ours, false, rounds), count,
                150);
    snprintf(text, sizeof text, "cancel where it is, scattered, %d", count);
    bench_limit(text, times(&p, start_ours, freeze_ours, false, rounds), count,
                150);
    snprintf(text, sizeof text, "finish in the same frame, %d", count);
    bench_limit(text, times(&p, start_ours, finish_ours, false, rounds), count,
                150);
    free_population(&p);
  }
}
