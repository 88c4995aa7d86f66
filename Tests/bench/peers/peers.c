/* The same work by Motus and by another library, in turns and in one process:
 * frames, starts and cancels of animations that each have a curve of their own.
 * Motus' side reads all changes of a frame, as a host would. */
#define _POSIX_C_SOURCE 200809L
#include "../bench.h"
#include "../scene.h"
#include <stdbool.h>

#include "peer.h"

enum { TICKS = 20, ROUNDS = 5 };

typedef struct ours {
  scene scene;
  motus_animation_options options;
  motus_animation **animations;
} ours;

static void start_ours(void *context) {
  ours *o = context;
  o->scene.target = o->scene.target == 0.5 ? 0.75 : 0.5;
  for (int i = 0; i < o->scene.count; i++)
    o->animations[i] = scene_animate(&o->scene, &o->options, i, i + 1);
}

static void cancel_ours(void *context) {
  ours *o = context;
  for (int i = 0; i < o->scene.count; i++)
    scene_need(motus_animation_cancel(o->animations[i], MOTUS_POSITION_END));
}

static void frames_ours(void *context) {
  ours *o = context;
  double sum = 0;
  for (int tick = 0; tick < TICKS; tick++) {
    const motus_change *changes;
    size_t count;
    scene_tick(&o->scene, 1e-3);
    scene_need(motus_runtime_changes(o->scene.runtime, &changes, &count));
    for (size_t i = 0; i < count; i++)
      sum += changes[i].values[0];
  }
  bench_keep(sum);
}

static void start_theirs(void *context) {
  (void)context;
  other.start();
}

static void cancel_theirs(void *context) {
  (void)context;
  other.cancel();
}

static void frames_theirs(void *context) {
  (void)context;
  for (int tick = 0; tick < TICKS; tick++)
    other.frame();
}

static double least(double a, double b) {
  return a < b ? a : b;
}

static bool compare(int count) {
  ours o = {scene_create(count), {0}, NULL};
  bench_pair start = {1e300, 1e300}, frame = start, cancel = start;
  char text[64];
  if (!other.open(count))
    return false;
  o.scene.property = SCENE_ALPHA;
  motus_animation_options_init(&o.options, sizeof o.options);
  o.options.duration = 1000;
  o.animations = calloc((size_t)count, sizeof *o.animations);
  for (int round = 0; round < ROUNDS; round++) {
    start.ours = least(start.ours, bench_once(start_ours, &o));
    start.theirs = least(start.theirs, bench_once(start_theirs, NULL));
    other.frame();
    double before = other.value(count - 1);
    frame.ours = least(frame.ours, bench_once(frames_ours, &o));
    scene_expect_moving(&o.scene, count);
    frame.theirs = least(frame.theirs, bench_once(frames_theirs, NULL));
    if (other.value(count - 1) == before) {
      printf("%s does not move\n", other.name);
      abort();
    }
    cancel.ours = least(cancel.ours, bench_once(cancel_ours, &o));
    cancel.theirs = least(cancel.theirs, bench_once(cancel_theirs, NULL));
    scene_tick(&o.scene, 1e-3);
    scene_tick(&o.scene, 1e-3);
  }
  snprintf(text, sizeof text, "a frame, for each of %d", count);
  bench_ratio(text, frame, (double)count * TICKS, 1);
  snprintf(text, sizeof text, "a start, of %d", count);
  bench_ratio(text, start, count, 0);
  snprintf(text, sizeof text, "a cancel, of %d", count);
  bench_ratio(text, cancel, count, 1);
  other.close();
  scene_destroy(&o.scene);
  free(o.animations);
  return true;
}

int main(void) {
  char title[64];
  snprintf(title, sizeof title, "Against %s", other.name);
  bench_title(title);
  for (int count = 1000; count <= 10000; count *= 10)
    if (!compare(count))
      return 0;
}
