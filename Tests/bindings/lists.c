/* Settings that have lists of numbers and of points in them, recorded. */
#include <motus.h>
#include <stdio.h>

int main(void) {
  const double rests[] = {0, 100, 200}, least = -5, most = 300, start = 3,
               velocity = 500;
  const motus_point points[] = {{0, 0}, {.5, .8}, {1, 1}};
  motus_runtime *runtime;
  motus_value *value;
  motus_view *view;
  motus_fling_options fling;
  motus_glide_options glide;
  motus_animation_options options;
  if (motus_runtime_create(NULL, &runtime))
    return 1;
  motus_value_create_number(runtime, 0, &value);
  motus_view_create(runtime, &view);
  motus_fling_options_init(&fling, sizeof fling);
  fling.rests = rests;
  fling.rest_count = 3;
  fling.minimums = &least;
  fling.maximums = &most;
  fling.minimum_count = fling.maximum_count = 1;
  motus_value_fling(value, &velocity, 1, &fling, NULL, NULL, NULL, NULL);
  motus_glide_options_init(&glide, sizeof glide);
  glide.starts = &start;
  glide.start_count = 1;
  motus_runtime_glide_number(runtime, 5, 0, 9, &glide);
  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_POINTS;
  options.timing.points = points;
  options.timing.point_count = 3;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_alpha(view, 0);
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  for (int i = 0; i < 90; i++)
    motus_runtime_tick(runtime, i / 60.);
  printf("%016llx\n", (unsigned long long)motus_runtime_trace_hash(runtime));
  motus_release(view);
  motus_release(value);
  return motus_runtime_destroy(runtime);
}
