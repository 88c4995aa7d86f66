/* One number that moves: no window, no view. It glides to 1, is turned round on
 * the way, and is nudged at the end.
 *
 *   cc values.c -lmotus && ./a.out
 */
#include <motus.h>
#include <stdio.h>

int main(void) {
  motus_runtime *runtime;
  motus_value *volume;
  motus_implicit_options glide;
  double push = 8;
  motus_runtime_create(NULL, &runtime);
  motus_value_create_number(runtime, 0, &volume);
  motus_implicit_options_init(&glide, sizeof glide);
  glide.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  motus_value_set_implicit(volume, &glide);
  motus_value_set_number(volume, 1);
  for (int frame = 0; frame < 180; frame++) {
    if (frame == 12)
      motus_value_set_number(volume, .25); /* it keeps its velocity */
    if (frame == 100)
      motus_value_nudge(volume, &push, 1, NULL, NULL, NULL, NULL, NULL);
    motus_runtime_tick(runtime, frame / 60.);
    if (frame % 6 == 0)
      printf("%4.1f s %*c\n", frame / 60.,
             (int)(40 * motus_value_number(volume) + 1.5), '*');
  }
  return motus_runtime_destroy(runtime);
}
