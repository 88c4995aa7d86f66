/* A compositor with three buffers in turn: of each frame it draws only the pixels
 * that may differ from what stands in the buffer, and nothing when nothing that
 * is seen has changed. */
#include "support/scene.h"
#include <stdio.h>

enum { BUFFERS = 3, SCALE = 2 };

typedef struct output {
  int frame;             /* frames that have been drawn */
  int drawn_in[BUFFERS]; /* the last frame in each buffer; 0 for none */
  long pixels;           /* that have been drawn */
} output;

/* Here a compositor would set a scissor and draw the items that it touches. */
static void draw_inside(output *out, const motus_pixel_rect *rect) {
  out->pixels += (long)rect->width * rect->height;
}

static void present(motus_runtime *runtime, output *out) {
  const motus_pixel_rect *rects;
  size_t count;
  if (!motus_runtime_needs_draw(runtime))
    return;
  int *drawn_in = &out->drawn_in[++out->frame % BUFFERS];
  int age = *drawn_in ? out->frame - *drawn_in : 0;
  check(motus_runtime_damage(runtime, (uint32_t)age, &rects, &count), "damage");
  for (size_t i = 0; i < count; i++)
    draw_inside(out, &rects[i]);
  *drawn_in = out->frame;
}

int main(void) {
  motus_runtime *runtime;
  motus_view *card;
  output out = {0};
  check(motus_runtime_create(NULL, &runtime), "runtime");
  check(motus_runtime_set_pixel_scale(runtime, SCALE), "scale");
  check(motus_view_create(runtime, &card), "card");
  check(motus_view_add_subview(motus_runtime_window(runtime), card), "add");
  check(motus_view_set_frame(card, (motus_rect){20, 20, 80, 50}), "frame");
  check(motus_view_set_background_color(card, (motus_color){1, .5, 0, 1}),
        "colour");
  check(motus_runtime_begin_animation(runtime, NULL), "begin");
  check(motus_view_set_center(card, (motus_point){300, 600}), "center");
  check(motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL), "go");
  int ticks = 0;
  for (; ticks < 60; ticks++) {
    check(motus_runtime_tick(runtime, ticks / 60.0), "tick");
    present(runtime, &out);
  }
  printf("%d ticks, %d frames, %.0f %% of their pixels drawn\n", ticks,
         out.frame,
         100. * out.pixels / (out.frame * 390. * 844 * SCALE * SCALE));
  motus_release(card);
  check(motus_runtime_destroy(runtime), "end");
  return 0;
}
