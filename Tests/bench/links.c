/* Links: frames in which a scroller moves, and what goes by how it is seen; many
 * links on one number that moves, and on one that is still; chains; and as many
 * numbers that the host sets. */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "../c/links.h"
#include "bench.h"
#include "scene.h"

enum { FRAMES = 200, LINKS = 100, MANY = 10000, ROUNDS = 20 };

typedef struct list {
  scene scene;
  motus_scroller *scroller;
} list;

static list make_list(int links) {
  static const double small[] = {.5, 0, 0, .5, 0, 0},
                      whole[] = {1, 0, 0, 1, 0, 0};
  list l = {scene_create(LINKS + 1), NULL};
  link_way by = link_way_of(MOTUS_SCROLL_RANGE_COVER);
  motus_view *view = l.scene.views[LINKS];
  scene_need(motus_view_set_frame(view, (motus_rect){0, 0, 400, 800}));
  scene_need(motus_scroller_create(view, NULL, &l.scroller));
  scene_need(
      motus_scroller_set_content_size(l.scroller, (motus_size){400, 1000000}));
  for (int i = 0; i < LINKS; i++) {
    motus_rect row = {0, 100. * i, 400, 90};
    scene_need(motus_view_set_frame(l.scene.views[i], row));
    scene_need(motus_view_add_subview(view, l.scene.views[i]));
    if (i < links)
      scene_need(link_property(l.scene.runtime, l.scroller, &by,
                               l.scene.views[i], MOTUS_PROPERTY_TRANSFORM,
                               small, whole, 6, NULL, NULL));
  }
  scene_tick(&l.scene, 1.0 / 64);
  return l;
}

/* A throw, and back. */
static void frames_of_a_throw(void *context) {
  list *l = context;
  scene_need(motus_scroller_scroll_to(l->scroller, (motus_point){0, 0}, false,
                                      NULL, NULL, NULL));
  scene_need(motus_scroller_fling(l->scroller, (motus_vector){0, 10000}));
  for (int i = 0; i < FRAMES; i++)
    scene_tick(&l->scene, 1.0 / 64);
}

/* Something else moves. */
static void frames_beside(void *context) {
  list *l = context;
  for (int i = 0; i < FRAMES; i++)
    scene_tick(&l->scene, 1.0 / 64);
}

/* Values of which one moves the others: all of them, or each the next one. */
typedef struct crowd {
  motus_runtime *runtime;
  motus_value *values[MANY + 1], *other;
  double time;
} crowd;

static void make_crowd(crowd *c, int links, bool is_chain, bool follows) {
  static const double inputs[] = {0, 1}, outputs[] = {0, 100};
  motus_link_options by = link_through(inputs, outputs, 2, 1);
  by.before = by.after = MOTUS_LINK_END_CONTINUE;
  by.follow = follows ? MOTUS_LINK_FOLLOW_SPRING : MOTUS_LINK_FOLLOW_AT_ONCE;
  c->time = 0;
  if (is_chain)
    by.input_count = by.output_count = 0;
  scene_need(motus_runtime_create(NULL, &c->runtime));
  scene_need(motus_value_create_number(c->runtime, 0, &c->other));
  for (int i = 0; i <= MANY; i++)
    scene_need(motus_value_create_number(c->runtime, 0, &c->values[i]));
  for (int i = 0; i < links; i++) {
    motus_link_source source = from_value(c->values[is_chain ? i : 0]);
    motus_link_target target = to_value(c->values[i + 1]);
    scene_need(motus_link_create(c->runtime, &target, &source, 1, &by, NULL));
  }
  scene_need(motus_runtime_tick(c->runtime, 0));
}

static void crowd_frames(crowd *c, motus_value *value) {
  motus_animation_options linear;
  scene_need(motus_animation_options_init(&linear, sizeof linear));
  linear.duration = FRAMES / 64.;
  linear.timing.type = MOTUS_TIMING_LINEAR;
  scene_need(motus_runtime_begin_animation(c->runtime, &linear));
  scene_need(
      motus_value_set_number(value, motus_value_number(value) > 50 ? 0 : 100));
  scene_need(
      motus_runtime_commit_animation(c->runtime, NULL, NULL, NULL, NULL));
  for (int i = 0; i <= FRAMES; i++)
    scene_need(motus_runtime_tick(c->runtime, c->time += 1 / 64.));
}
static void all_move(void *crowd) {
  crowd_frames(crowd, ((struct crowd *)crowd)->values[0]);
}
static void another_moves(void *crowd) {
  crowd_frames(crowd, ((struct crowd *)crowd)->other);
}

/* The host sets every number itself. */
static void all_are_set(void *context) {
  crowd *c = context;
  for (int i = 0; i <= FRAMES; i++) {
    for (int k = 1; k <= MANY; k++)
      scene_need(motus_value_set_number(c->values[k], i + k));
    scene_need(motus_runtime_tick(c->runtime, c->time += 1 / 64.));
  }
}

static crowd one, none, chain, following;

static void per_link(const char *what, void (*frames)(void *), crowd *with,
                     double nanoseconds) {
  bench_pair pair = bench_compare(frames, with, another_moves, &none, ROUNDS);
  bench_limit(what, (bench_pair){pair.ours - pair.theirs, pair.ours},
              (double)FRAMES * MANY, nanoseconds);
}

int main(void) {
  list linked = make_list(LINKS), plain = make_list(0);
  bench_title("Links (against the same without links)");
  bench_pair pair = bench_compare(frames_of_a_throw, &linked, frames_of_a_throw,
                                  &plain, ROUNDS);
  bench_ratio("a frame of a throw, 100 links", pair, FRAMES, 0);
  pair.theirs = pair.ours - pair.theirs;
  bench_limit("  for each link", (bench_pair){pair.theirs, pair.ours},
              (double)FRAMES * LINKS, 400);
  bench_ratio(
      "a frame at rest, 100 links",
      bench_compare(frames_beside, &linked, frames_beside, &plain, ROUNDS),
      FRAMES, 1.5);
  make_crowd(&one, MANY, false, false);
  make_crowd(&none, 0, false, false);
  make_crowd(&chain, MANY, true, false);
  make_crowd(&following, MANY, false, true);
  per_link("10,000 on one number that moves, each", all_move, &one, 30);
  per_link("10,000 on one that is still, each", another_moves, &one, 1);
  per_link("a chain of 10,000, each", all_move, &chain, 0);
  per_link("10,000 that follow by a spring, each", all_move, &following, 0);
  per_link("10,000 that the host sets, each", all_are_set, &none, 0);
  uint64_t count[3] = {0, 0, 0};
  for (int i = 0; i < 3; i++) {
    uint64_t before = bench_allocation_count;
    frames_of_a_throw(i == 1 ? &linked : &plain);
    count[i] = bench_allocation_count - before;
  }
  bench_zero("allocations of links in 200 frames of a throw",
             count[1] > count[2] ? count[1] - count[2] : 0);
  for (int i = 0; i < 2; i++) {
    uint64_t before = bench_allocation_count;
    all_move(i ? &following : &none);
    count[i] = bench_allocation_count - before;
  }
  bench_zero("allocations of links in 200 frames of a crowd",
             count[1] > count[0] ? count[1] - count[0] : 0);
  crowd *crowds[] = {&one, &none, &chain, &following};
  for (int i = 0; i < 4; i++)
    scene_need(motus_runtime_destroy(crowds[i]->runtime));
  scene_destroy(&linked.scene);
  scene_destroy(&plain.scene);
  return 0;
}
