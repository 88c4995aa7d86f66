/* An immediate-mode program: it keeps nothing about motion. In each frame it
 * says what should be, by key, and draws what is. It sleeps when nothing moves.
 *
 *   cc immediate.c -lmotus && ./a.out
 */
#include <motus.h>
#include <stdio.h>

enum { X, HEIGHT };

static void card(motus_runtime *runtime, const char *name, bool there,
                 bool open) {
  uint64_t id = motus_id(name);
  double amount;
  if (!motus_runtime_presence(runtime, id, there, NULL, &amount))
    return; /* it has never come, or has gone */
  double x = motus_runtime_glide_number(runtime, id, X, open ? 300 : 20, NULL),
         height = motus_runtime_glide_number(runtime, id, HEIGHT,
                                             open ? 240 : 60, NULL);
  printf("  %s x %5.1f  height %5.1f  alpha %.2f\n", name, x, height, amount);
}

int main(void) {
  motus_runtime *runtime;
  int drawn = 0;
  motus_runtime_create(NULL, &runtime);
  for (int frame = 0; frame < 240; frame++) {
    bool is_input = frame == 0 || frame == 20 || frame == 120;
    if (!is_input && !motus_runtime_needs_tick(runtime))
      continue; /* nothing moves: this frame would look like the last one */
    motus_runtime_tick(runtime, frame / 60.);
    printf("frame %d\n", frame);
    card(runtime, "inbox", true, frame >= 20);
    card(runtime, "draft", frame < 120, frame >= 20);
    drawn += 1;
  }
  printf("%d of 240 frames were drawn\n", drawn);
  return motus_runtime_destroy(runtime);
}
