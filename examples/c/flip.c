/* A card is turned over: two views, one transition, and half way the card is
 * turned back. What the host draws is the draw list; here from far away, the
 * draw effects would add the perspective.
 * With a folder as argument it draws a strip of frames there. */
#include "support/scene.h"
#include "support/svg.h"

#include <stdio.h>

static motus_runtime *runtime;
static motus_view *front, *back;
static filmstrip *strip;

/* One flip, as long as it is let. */
static void flip(motus_view *from, motus_view *to, uint32_t edge) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.8;
  options.flags = edge;
  check(motus_view_transition_to(from, to, &options, NULL, NULL, NULL, NULL),
        "begin the transition");
}

static double play(double from, double to) {
  double time;
  for (time = from; time < to + 1e-9; time += 0.1) {
    double m[16];
    char caption[32];
    check(motus_runtime_tick(runtime, time), "tick");
    motus_view_property(front, MOTUS_PROPERTY_TRANSFORM_3D, MOTUS_VALUE_SHOWN,
                        m, 16);
    printf("  %.1f s  the front is %4.0f %% wide, %s\n", time, 100 * m[0],
           motus_view_superview(front) ? "in the window" : "gone");
    sprintf(caption, "%.1f s", time);
    filmstrip_add(strip, runtime, caption);
  }
  return time;
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  motus_rect frame = {50, 40, 200, 280};
  motus_color blue = {0.1, 0.4, 0.8, 1}, red = {0.8, 0.2, 0.2, 1};
  double time;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){300, 360};
  check(motus_runtime_create(&options, &runtime), "create a runtime");
  front = add_rect(runtime, motus_runtime_window(runtime), frame, blue, 20);
  check(motus_view_create(runtime, &back), "create the back");
  check(motus_retain(front), "keep the front");
  motus_view_set_frame(back, frame);
  motus_view_set_background_color(back, red);
  motus_view_set_corner_radius(back, 20);
  strip = filmstrip_create(300, 360);

  flip(front, back, MOTUS_ANIMATION_TRANSITION_FLIP_FROM_LEFT);
  time = play(0, 0.5);
  printf("  -- and back again\n");
  flip(back, front, MOTUS_ANIMATION_TRANSITION_FLIP_FROM_RIGHT);
  time = play(time, 1.5);

  filmstrip_save(strip, argv[1], "flip.svg");
  motus_release(front);
  motus_release(back);
  return motus_runtime_destroy(runtime);
}
