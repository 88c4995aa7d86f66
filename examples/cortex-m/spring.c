/* A spring on a Cortex-M4F, printed through the debugger's semihosting: what
 * hello_spring.c prints on a desktop, to the last digit. */
#include <motus.h>
#include <stdio.h>

int main(void) {
  motus_runtime *runtime;
  motus_view *card;
  motus_animation_options spring;
  int frame;
  if (motus_runtime_create(NULL, &runtime))
    return 1;
  motus_runtime_set_traces_changes(runtime, true);
  motus_view_create(runtime, &card);
  motus_view_add_subview(motus_runtime_window(runtime), card);
  motus_animation_options_init(&spring, sizeof spring);
  spring.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
  spring.timing.bounce = 0.3;
  motus_runtime_begin_animation(runtime, &spring);
  motus_view_set_center(card, (motus_point){300, 100});
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  for (frame = 0; motus_runtime_needs_tick(runtime); frame++) {
    double shown[2];
    uint64_t bits[2];
    motus_runtime_tick(runtime, frame / 60.0);
    motus_view_property(card, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown,
                        2);
    bits[0] = (uint64_t)(shown[0] * 1000);
    bits[1] = (uint64_t)(shown[1] * 1000);
    printf("frame %d: %lu.%03lu, %lu.%03lu\n", frame,
           (unsigned long)(bits[0] / 1000), (unsigned long)(bits[0] % 1000),
           (unsigned long)(bits[1] / 1000), (unsigned long)(bits[1] % 1000));
  }
  printf("hash %08lx%08lx\n",
         (unsigned long)(motus_runtime_trace_hash(runtime) >> 32),
         (unsigned long)(motus_runtime_trace_hash(runtime) & 0xffffffff));
  return motus_runtime_destroy(runtime);
}
