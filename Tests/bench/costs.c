/* What users pay where they do not look: targets that change in every frame,
 * animators, depth, a first runtime, views that do nothing. Rounds are alike
 * and their mean counts: the least of unlike ones would hide what grows. */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "bench.h"
#include "scene.h"

enum { COUNT = 1000, FRAMES = 240, WARM = 60, SECOND = 59 };

static uint64_t bytes(const scene *s) {
  motus_statistics now = {.struct_size = sizeof now};
  scene_need(motus_runtime_statistics(s->runtime, &now));
  return now.library_bytes;
}

/* ---- Another target in every frame ---- */

typedef void (*retarget)(scene *s, void *options);

static void by_block(scene *s, void *options) {
  scene_animate(s, options, 0, COUNT);
}
static void by_setters(scene *s, void *options) {
  (void)options;
  s->first = 0, s->last = COUNT;
  scene_change(s);
}

/* The setters and the frame after them, each in the mean; and the memory. */
static void bench_targets(const char *name, retarget set, void *options,
                          double set_limit, double frame_limit,
                          double byte_limit) {
  scene s = scene_create(COUNT);
  motus_implicit_options *implicit = set == by_setters ? options : NULL;
  double setting = 0, running = 0;
  uint64_t before = bytes(&s);
  char text[64];
  for (int i = 0; i < COUNT && implicit; i++)
    scene_need(
        motus_view_set_implicit(s.views[i], MOTUS_PROPERTY_ALPHA, implicit));
  for (int i = 0; i < WARM + FRAMES; i++) {
    double start = bench_seconds();
    s.target = i % 2 ? .5 : .25 + .001 * i;
    set(&s, options);
    double middle = bench_seconds();
    scene_tick(&s, 1. / 60);
    if (i < WARM)
      continue;
    setting += middle - start;
    running += bench_seconds() - middle;
  }
  scene_expect_moving(&s, COUNT);
  snprintf(text, sizeof text, "%s: a setter", name);
  bench_value(text, 1e9 * setting / FRAMES / COUNT, "ns", set_limit);
  bench_value("  its part of a frame", 1e9 * running / FRAMES / COUNT, "ns",
              frame_limit);
  bench_value("  its memory", (double)(bytes(&s) - before) / COUNT, "bytes",
              byte_limit);
  scene_destroy(&s);
}

/* ---- Animators ---- */

static void bench_animators(bool retargets) {
  scene s = scene_create(COUNT);
  motus_property_animator *all[COUNT];
  double all_frames = 0;
  s.target = .5;
  for (int i = 0; i < COUNT; i++) {
    s.first = i, s.last = i + 1;
    scene_need(motus_property_animator_create(s.runtime, 1, NULL, &all[i]));
    scene_need(
        motus_property_animator_add_animations(all[i], scene_change, &s, NULL));
    scene_need(motus_property_animator_start(all[i]));
  }
  for (int i = 0; i < SECOND; i++) {
    s.target = .5 + .001 * i;
    for (int j = 0; j < COUNT && retargets && i % 10 == 5; j++) {
      s.first = j, s.last = j + 1;
      scene_need(motus_property_animator_add_animations(all[j], scene_change,
                                                        &s, NULL));
    }
    double start = bench_seconds();
    scene_tick(&s, 1. / 60);
    all_frames += bench_seconds() - start;
  }
  bench_value(retargets ? "  the same, retargeted every ten frames"
                        : "an animator with one property, a frame",
              1e9 * all_frames / SECOND / COUNT, "ns", retargets ? 300 : 120);
  scene_destroy(&s);
}

/* ---- Depth ---- */

static void bench_depth(int depth, double limit) {
  scene s = scene_create(depth);
  motus_view *window = motus_runtime_window(s.runtime), *found = NULL;
  motus_point point = {5, 5};
  double hits = 1e300, conversions = 1e300;
  char text[64];
  for (int i = 0; i < depth; i++) {
    scene_need(motus_view_set_frame(s.views[i], (motus_rect){0, 0, 100, 10}));
    if (i > 0)
      scene_need(motus_view_add_subview(s.views[i - 1], s.views[i]));
  }
  scene_tick(&s, .01);
  for (int i = 0; i < 200; i++) {
    double start = bench_seconds();
    found = motus_view_hit_test(window, point);
    double middle = bench_seconds();
    scene_need(motus_view_convert_point(s.views[depth - 1], point, NULL,
                                        &(motus_point){0, 0}));
    double end = bench_seconds();
    hits = middle - start < hits ? middle - start : hits;
    conversions = end - middle < conversions ? end - middle : conversions;
  }
  if (found != s.views[depth - 1])
    exit(1);
  snprintf(text, sizeof text, "a hit test at depth %d", depth);
  bench_value(text, hits * 1e6, "us", limit);
  snprintf(text, sizeof text, "a conversion at depth %d", depth);
  bench_value(text, conversions * 1e6, "us", limit);
  scene_destroy(&s);
}

/* ---- Runtimes and views ---- */

static void bench_runtime(void) {
  motus_runtime *runtime;
  uint64_t live = bench_live_bytes, count = bench_allocation_count;
  scene_need(motus_runtime_create(NULL, &runtime));
  bench_value("a runtime created: allocations",
              (double)(bench_allocation_count - count), "", 120);
  bench_value("  its memory", (double)(bench_live_bytes - live) / 1000, "kB",
              24);
  double start = bench_seconds();
  scene_need(motus_runtime_tick(runtime, 0));
  bench_value("  its first frame", 1e6 * (bench_seconds() - start), "us", 200);
  scene_need(motus_runtime_destroy(runtime));
}

static void bench_views(void) {
  enum { VIEWS = 100000 };
  const motus_draw_item *items;
  size_t count;
  uint64_t live = bench_live_bytes;
  scene s = scene_create(VIEWS);
  bench_value("a view that does nothing",
              (double)(bench_live_bytes - live) / VIEWS - sizeof *s.views,
              "bytes", 380);
  for (int i = 0; i < VIEWS; i++)
    scene_need(motus_view_set_frame(s.views[i], (motus_rect){0, 0, 10, 10}));
  scene_tick(&s, 1);
  live = bench_live_bytes;
  scene_need(motus_runtime_draw_list(s.runtime, &items, &count));
  if (count < VIEWS)
    exit(1);
  bench_value("  and for the draw list",
              (double)(bench_live_bytes - live) / VIEWS, "bytes", 360);
  scene_destroy(&s);
}

int main(void) {
  motus_animation_options options;
  motus_implicit_options implicit;
  bench_title("A runtime and its views");
  bench_runtime();
  bench_views();
  bench_title("Another target in every frame, a view");
  motus_animation_options_init(&options, sizeof options);
  options.duration = .5;
  options.timing.type = MOTUS_TIMING_SPRING_RATIO;
  options.timing.damping_ratio = .8;
  bench_targets("blocks of a spring", by_block, &options, 0, 10, 150);
  options.timing.type = MOTUS_TIMING_EASE_IN_OUT;
  bench_targets("blocks of an ease, which add up", by_block, &options, 0, 0, 0);
  options.flags = MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE;
  bench_targets("  from the current state", by_block, &options, 0, 15, 150);
  motus_implicit_options_init(&implicit, sizeof implicit);
  implicit.duration = .5;
  implicit.timing.type = MOTUS_TIMING_EASE_IN_OUT;
  bench_targets("an implicit ease", by_setters, &implicit, 150, 8, 400);
  implicit.timing.type = MOTUS_TIMING_SPRING_RATIO;
  implicit.timing.damping_ratio = .8;
  bench_targets("an implicit spring", by_setters, &implicit, 150, 8, 400);
  bench_title("Animators");
  bench_animators(false);
  bench_animators(true);
  bench_title("Depth");
  bench_depth(1000, 10);
  bench_depth(10000, 100);
}
