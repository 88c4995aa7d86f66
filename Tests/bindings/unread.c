/* Lists that the library refuses for their length, unread: the recorder reads
 * none of them either. Prints the hash. */
#include <motus.h>
#include <stdint.h>
#include <stdio.h>

/* Nobody can read there. */
#define NOWHERE ((const void *)(uintptr_t)64)

int main(void) {
  const size_t lengths[] = {17, 4097, 65537, 1000001, SIZE_MAX / 2, SIZE_MAX};
  const double number = 1;
  int refused = 0;
  motus_runtime *runtime;
  motus_view *view;
  motus_value *value;
  motus_path *path;
  motus_scroller *scroller;
  motus_fling_options fling;
  motus_animation_options options;
  if (motus_runtime_create(NULL, &runtime))
    return 1;
  motus_view_create(runtime, &view);
  motus_scroller_create(view, NULL, &scroller);
  motus_value_create(runtime, NULL, &number, 1, &value);
  motus_fling_options_init(&fling, sizeof fling);
  motus_animation_options_init(&options, sizeof options);
  options.timing.type = MOTUS_TIMING_POINTS;
  options.timing.points = NOWHERE;
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    const size_t count = lengths[i];
    refused += motus_view_set_property(view, MOTUS_PROPERTY_ALPHA, NOWHERE,
                                       count) != MOTUS_OK;
    refused += motus_value_set(value, NOWHERE, count) != MOTUS_OK;
    fling.rates = NOWHERE;
    fling.rate_count = count;
    refused += motus_value_fling(value, &number, 1, &fling, NULL, NULL, NULL,
                                 NULL) != MOTUS_OK;
    if (i < 1)
      continue;
    options.timing.point_count = count;
    refused += motus_runtime_begin_animation(runtime, &options) != MOTUS_OK;
    refused += motus_path_create(runtime, (motus_point){0, 0}, NOWHERE, count,
                                 &path) != MOTUS_OK;
    if (i < 2)
      continue;
    refused += motus_runtime_send_touches(runtime, NOWHERE, count) != MOTUS_OK;
    if (i < 3)
      continue;
    refused += motus_scroller_set_snap_areas(scroller, MOTUS_AXIS_VERTICAL,
                                             NOWHERE, count) != MOTUS_OK;
    refused += motus_view_arrange(view, NOWHERE, count, sizeof(motus_child),
                                  NULL) != MOTUS_OK;
  }
  motus_runtime_tick(runtime, 0);
  printf("%016llx\n", (unsigned long long)motus_runtime_trace_hash(runtime));
  motus_release(scroller);
  motus_release(value);
  motus_release(view);
  motus_runtime_destroy(runtime);
  return refused != 6 * 3 + 5 * 2 + 4 + 3 * 2;
}
