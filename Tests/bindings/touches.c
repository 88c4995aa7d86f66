/* Recorded touches swipe a page back, slowly in vain, then for good, while a
 * card moves on a spring. Prints the hash of everything that happened; the
 * hosts beside this one print the same. */
#include <motus.h>
#include <stdio.h>

int main(int argc, char **argv) {
  FILE *touches = fopen(argc > 1 ? argv[1] : "touches.txt", "r");
  motus_runtime *runtime;
  motus_view_controller *list, *page;
  motus_navigation_controller *stack;
  motus_view *card;
  motus_animation_options spring;
  char line[100];
  int next = -1, finger = 0, phase = 0, frame;
  double x = 0, y = 0;
  if (!touches || !fgets(line, sizeof line, touches))
    return 1;
  motus_runtime_create(NULL, &runtime);
  motus_runtime_set_traces_changes(runtime, true);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &list);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &page);
  motus_navigation_controller_create(runtime, list, &stack);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)stack);
  motus_navigation_controller_push(stack, page, false, NULL, NULL, NULL);
  motus_navigation_controller_interactive_pop_gesture(stack);
  motus_view_create(runtime, &card);
  motus_view_add_subview(motus_view_controller_view(page), card);
  motus_runtime_tick(runtime, 0);
  motus_animation_options_init(&spring, sizeof spring);
  spring.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
  spring.timing.bounce = 0.3;
  motus_runtime_begin_animation(runtime, &spring);
  motus_view_set_center(card, (motus_point){300, 100});
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  for (frame = 1; frame <= 120; frame++) {
    while (next <= frame) {
      if (next == frame)
        motus_runtime_send_touch(runtime, (uint64_t)finger,
                                 (motus_touch_phase)phase, (motus_point){x, y},
                                 frame / 60.0);
      if (fscanf(touches, "%d %d %d %lf %lf", &next, &finger, &phase, &x, &y) !=
          5)
        next = 1000;
    }
    motus_runtime_tick(runtime, frame / 60.0);
  }
  printf("%016llx %d\n", (unsigned long long)motus_runtime_trace_hash(runtime),
         (int)motus_navigation_controller_view_controller_count(stack));
  fclose(touches);
  return motus_runtime_destroy(runtime);
}
