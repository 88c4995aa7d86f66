/* What it costs a host to learn what a frame has changed: the call that makes
 * the list, and reading it to the end. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"
#include "scene.h"
#include <string.h>

enum { COUNT = 10000, ROUNDS = 200 };

typedef enum way { BATCHES, RECORDS, DRAW_LIST, EACH_PROPERTY } way;

/* What a C program would keep: columns that it copies for its renderer. */
typedef struct columns {
  uint64_t views[COUNT];
  uint16_t properties[COUNT];
  double values[4 * COUNT];
} columns;

static columns source, target;

static double sum_of(const double *values, size_t count) {
  double sum = 0;
  for (size_t i = 0; i < count; i++)
    sum += values[i];
  return sum;
}

/* Asks for the changes and reads every one of them. */
static double read_changes(scene *s, way w) {
  const motus_change_batch *batches;
  const motus_change *changes;
  const motus_draw_item *items;
  size_t count;
  double sum = 0;
  switch (w) {
  case BATCHES:
    scene_need(motus_runtime_change_batches(s->runtime, &batches, &count));
    for (size_t i = 0; i < count; i++)
      sum += sum_of(batches[i].values,
                    batches[i].count * batches[i].component_count) +
             batches[i].properties[0];
    break;
  case RECORDS:
    scene_need(motus_runtime_changes(s->runtime, &changes, &count));
    for (size_t i = 0; i < count; i++)
      sum += sum_of(changes[i].values, changes[i].component_count);
    break;
  case DRAW_LIST:
    scene_need(motus_runtime_draw_list(s->runtime, &items, &count));
    for (size_t i = 0; i < count; i++)
      sum += items[i].alpha;
    break;
  case EACH_PROPERTY:
    for (int i = 0; i < COUNT; i++) {
      double value;
      scene_need(motus_view_property(s->views[i], MOTUS_PROPERTY_ALPHA,
                                     MOTUS_VALUE_SHOWN, &value, 1));
      sum += value;
    }
    break;
  }
  return sum;
}

static double copy_columns(int width) {
  memcpy(target.views, source.views, sizeof source.views);
  memcpy(target.properties, source.properties, sizeof source.properties);
  memcpy(target.values, source.values, sizeof(double) * COUNT * (size_t)width);
  return sum_of(target.values, COUNT * (size_t)width);
}

/* Only the reading is measured; the frame before it is not. As long as the same
 * properties move, the lists keep their names; with something else in every
 * frame they are made anew. */
static bench_pair measure_among(scene *s, way w, int width, bool others) {
  bench_pair best = {1e300, 1e300};
  for (int i = 0; i < ROUNDS; i++) {
    if (others)
      scene_need(motus_view_set_corner_radius(s->views[0], i + 1));
    scene_tick(s, 1e-3);
    double start = bench_seconds();
    bench_keep(read_changes(s, w));
    double took = bench_seconds() - start;
    best.ours = took < best.ours ? took : best.ours;
    start = bench_seconds();
    bench_keep(copy_columns(width));
    took = bench_seconds() - start;
    best.theirs = took < best.theirs ? took : best.theirs;
  }
  return best;
}

static bench_pair measure(scene *s, way w, int width) {
  return measure_among(s, w, width, false);
}

static scene moving(scene_property property) {
  scene s = scene_create(COUNT);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1000;
  s.property = property;
  s.target = 0.5;
  scene_animate(&s, &options, 0, COUNT);
  scene_tick(&s, 1);
  scene_expect_moving(&s, COUNT);
  return s;
}

int main(void) {
  scene s = moving(SCENE_ALPHA);
  bench_title("Reading 10,000 changes (against memcpy)");
  bench_ratio("as columns, one number each", measure(&s, BATCHES, 1), COUNT,
              1.1);
  bench_ratio("as records, one number each", measure(&s, RECORDS, 1), COUNT,
              1.5);
  bench_ratio("as columns, where others change too",
              measure_among(&s, BATCHES, 1, true), COUNT, 2.5);
  bench_ratio("as records, where others change too",
              measure_among(&s, RECORDS, 1, true), COUNT, 2.5);
  bench_ratio("one by one, a call for each", measure(&s, EACH_PROPERTY, 1),
              COUNT, 0);
  bench_ratio("as a draw list", measure(&s, DRAW_LIST, 1), COUNT, 0);
  scene_destroy(&s);
  s = moving(SCENE_CENTER);
  bench_ratio("as columns, points", measure(&s, BATCHES, 2), COUNT, 1.1);
  bench_ratio("as records, points", measure(&s, RECORDS, 2), COUNT, 1.1);
  scene_destroy(&s);
  s = moving(SCENE_COLOR);
  bench_ratio("as columns, colours", measure(&s, BATCHES, 4), COUNT, 1.1);
  bench_ratio("as records, colours", measure(&s, RECORDS, 4), COUNT, 1.1);
  scene_destroy(&s);
}
