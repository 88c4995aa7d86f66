/* A host whose buffers have more room than what is written to them, and one that
 * says so of more than there can be. Prints the hash. */
#include <motus.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  motus_runtime *runtime;
  motus_view *view;
  double values[64];
  motus_runtime_create(NULL, &runtime);
  motus_runtime_set_traces_changes(runtime, true);
  motus_view_create(runtime, &view);
  motus_view_add_subview(motus_runtime_window(runtime), view);
  for (int round = 0; round < 2; round++) {
    size_t capacity = round ? SIZE_MAX : 64;
    for (int i = 0; i < 64; i++) /* what nobody else has */
      values[i] = 7.123456 + i;
    motus_view_property(view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_MODEL, values,
                        capacity);
    motus_view_property_velocity(view, MOTUS_PROPERTY_CENTER, values, capacity);
    motus_view_property(view, 999, MOTUS_VALUE_SHOWN, values, capacity);
  }
  motus_runtime_tick(runtime, 0);
  printf("%016llx\n", (unsigned long long)motus_runtime_trace_hash(runtime));
  motus_runtime_destroy(runtime);
  return 0;
}
