/* A card swings to and fro on a spring, sixty ticks a second, for as many
 * seconds as are asked for; with a second argument it dies in the middle. */
#define _POSIX_C_SOURCE 199309L
#include <motus.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char **argv) {
  const struct timespec pause = {0, 16000000};
  const int frames = 60 * (argc > 1 ? atoi(argv[1]) : 1);
  motus_runtime *runtime;
  motus_view *card;
  motus_animation_options spring;
  motus_runtime_create(NULL, &runtime);
  motus_view_create(runtime, &card);
  motus_view_add_subview(motus_runtime_window(runtime), card);
  motus_view_set_bounds(card, (motus_rect){0, 0, 120, 80});
  motus_view_set_background_color(card, (motus_color){.2, .5, .9, 1});
  motus_view_set_center(card, (motus_point){90, 400});
  motus_runtime_tick(runtime, 0);
  motus_animation_options_init(&spring, sizeof spring);
  spring.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
  spring.timing.bounce = .3;
  for (int frame = 1; frame <= frames; frame++) {
    if (frame % 60 == 1) {
      motus_runtime_begin_animation(runtime, &spring);
      motus_view_set_center(card,
                            (motus_point){frame / 60 % 2 ? 90 : 300, 400});
      motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
    }
    motus_runtime_tick(runtime, frame / 60.0);
    if (argc > 2 && frame == frames / 2)
      abort();
    nanosleep(&pause, NULL);
  }
  return motus_runtime_destroy(runtime);
}
