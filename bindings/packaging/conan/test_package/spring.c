/* A number springs to where it is set. */
#include <motus.h>
#include <stdio.h>

int main(void) {
  motus_runtime *runtime;
  motus_value *x;
  motus_animation_options spring;
  int frame;
  motus_runtime_create(NULL, &runtime);
  motus_value_create_number(runtime, 0, &x);
  motus_animation_options_init(&spring, sizeof spring);
  motus_runtime_begin_animation(runtime, &spring);
  motus_value_set_number(x, 300);
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  for (frame = 0; motus_runtime_needs_tick(runtime); frame++)
    motus_runtime_tick(runtime, frame / 60.0);
  printf("Motus %s: x = %.2f after %d frames\n", motus_version_string(),
         motus_value_number(x), frame);
  return motus_runtime_destroy(runtime);
}
