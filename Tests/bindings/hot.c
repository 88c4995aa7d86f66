#include "hot.h"
#include <motus.h>

int main(void) {
  motus_runtime *runtime;
  motus_view *view;
  double sum = 0;
  int i;
  motus_runtime_create(NULL, &runtime);
  motus_view_create(runtime, &view);
  motus_view_add_subview(motus_runtime_window(runtime), view);
  for (i = 0; i < ROUNDS; i++) {
    motus_point center = {i, 2};
    if (motus_view_set_center(view, center) < 0)
      return 1;
    if (motus_view_set_alpha(view, .5) < 0)
      return 1;
    sum += motus_view_center(view).x;
    if (i % 100 == 0) {
      const motus_change *changes;
      size_t count, at;
      if (motus_runtime_tick(runtime, i) < 0)
        return 1;
      if (motus_runtime_changes(runtime, &changes, &count) < 0)
        return 1;
      for (at = 0; at < count; at++)
        sum += changes[at].values[0];
    }
  }
  motus_release(view);
  motus_runtime_destroy(runtime);
  return sum < 0;
}
