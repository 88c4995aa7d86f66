/* An immediate-mode program: it keeps nothing about motion. In each frame it
 * says what should be, by key, and draws what is. It sleeps when nothing moves.
 * With a folder as argument it draws its curves there. */
#include "support/svg.h"
#include <stdio.h>

enum { X, HEIGHT };

static void card(motus_runtime *runtime, plot *curves, int panel, bool there,
                 bool open) {
  uint64_t id = motus_id_in(motus_id("card"), panel ? "draft" : "inbox");
  double amount;
  if (!motus_runtime_presence(runtime, id, there, NULL, &amount))
    return; /* it has never come, or has gone */
  double x = motus_runtime_glide_number(runtime, id, X, open ? 300 : 20, NULL),
         height = motus_runtime_glide_number(runtime, id, HEIGHT,
                                             open ? 240 : 60, NULL);
  printf("  card %d: x %5.1f  height %5.1f  alpha %.2f\n", panel, x, height,
         amount);
  plot_point(curves, panel, motus_runtime_time(runtime), amount * height);
}

int main(int argc, char **argv) {
  motus_runtime *runtime;
  plot *curves = plot_create("Two cards by key: one stays, one goes");
  int drawn = 0;
  plot_panel(curves, "inbox: height x alpha");
  plot_panel(curves, "draft: height x alpha");
  motus_runtime_create(NULL, &runtime);
  for (int frame = 0; frame < 240; frame++) {
    bool is_input = frame == 0 || frame == 20 || frame == 120;
    if (!is_input && !motus_runtime_needs_tick(runtime))
      continue; /* nothing moves: this frame would look like the last one */
    motus_runtime_tick(runtime, frame / 60.);
    printf("frame %d\n", frame);
    card(runtime, curves, 0, true, frame >= 20);
    card(runtime, curves, 1, frame < 120, frame >= 20);
    drawn += 1;
  }
  printf("%d of 240 frames were drawn\n", drawn);
  motus_runtime_destroy(runtime);
  return plot_save(curves, argc > 1 ? argv[1] : NULL, "immediate.svg") ? 0 : 1;
}
