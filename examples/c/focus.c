/* A grid of tiles and the keys of a remote control: the tile with the focus grows
 * by a glide, a ring flies to it, the grid scrolls it into sight, and keys that
 * come faster than all that turn it in mid-flight.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 300.0
#define HEIGHT 230.0

typedef struct app {
  motus_runtime *runtime;
  motus_view *ring;
  filmstrip *strip;
  double time;
} app;

static const motus_color colors[4] = {{.30, .47, .71, 1},
                                      {.44, .62, .46, 1},
                                      {.78, .60, .35, 1},
                                      {.62, .44, .62, 1}};

/* Called during the tick after the focus has moved. */
static void did_move(void *data, motus_view *from, motus_view *to,
                     motus_focus_direction direction) {
  const motus_transform plain = {1, 0, 0, 1, 0, 0};
  const motus_transform grown = {1.08, 0, 0, 1.08, 0, 0};
  printf("%.2f s: %s, to tile %d\n", ((app *)data)->time,
         motus_focus_direction_name(direction), to ? (int)motus_tag(to) : -1);
  if (from)
    check(motus_view_set_transform(from, plain), "shrink");
  if (to)
    check(motus_view_set_transform(to, grown), "grow");
}

static void run(app *a, int frames) {
  for (int i = 0; i < frames; i++) {
    a->time += 1 / 60.0;
    check(motus_runtime_tick(a->runtime, a->time), "tick");
  }
}

static void press(app *a, motus_focus_direction key) {
  bool moved;
  check(motus_runtime_move_focus(a->runtime, key, &moved), "move the focus");
  if (!moved)
    printf("%.2f s: nothing lies there\n", a->time);
}

static void take(app *a, const char *caption) {
  filmstrip_add(a->strip, a->runtime, caption);
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  check(motus_runtime_set_diagnostics(a.runtime, report, NULL, NULL), "report");
  a.strip = filmstrip_create(WIDTH, HEIGHT);
  motus_view *window = motus_runtime_window(a.runtime);
  const motus_color night = {.11, .12, .15, 1}, white = {1, 1, 1, .9};
  check(motus_view_set_background_color(window, night), "window");

  motus_view *grid =
      add_rect(a.runtime, window, (motus_rect){0, 0, WIDTH, HEIGHT}, night, 0);
  motus_scroller *scroller;
  check(motus_scroller_create(grid, NULL, &scroller), "scroller");
  check(motus_scroller_set_content_size(scroller, (motus_size){WIDTH, 430}),
        "content");
  motus_focus_options focus;
  motus_focus_options_init(&focus, sizeof focus);
  focus.flags = MOTUS_FOCUS_FOCUSABLE;
  focus.margin = 24;
  motus_implicit_options glide;
  motus_implicit_options_init(&glide, sizeof glide);
  glide.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  glide.timing.spring_duration = .35;
  glide.timing.damping_ratio = .8;
  for (int i = 0; i < 12; i++) {
    motus_rect frame = {24 + i % 3 * 88.0, 24 + i / 3 * 100.0, 76, 88};
    motus_view *tile = add_rect(a.runtime, grid, frame, colors[i % 4], 10);
    check(motus_set_tag(tile, (uint64_t)i), "number");
    check(motus_view_set_focus_options(tile, &focus), "focusable");
    check(motus_view_set_implicit(tile, MOTUS_PROPERTY_TRANSFORM, &glide),
          "glide");
  }

  /* The ring is a view of ours; only its place is the library's. */
  motus_focus_ring_options around;
  motus_focus_ring_options_init(&around, sizeof around);
  around.outset = (motus_insets){5, 5, 5, 5};
  check(motus_view_create(a.runtime, &a.ring), "ring");
  check(motus_view_set_corner_radius(a.ring, 15), "ring");
  check(motus_view_set_border_width(a.ring, 3), "ring");
  check(motus_view_set_border_color(a.ring, white), "ring");
  check(motus_runtime_set_focus_ring(a.runtime, a.ring, &around), "ring");
  check(motus_release(a.ring), "release");
  motus_focus_delegate delegate = {.struct_size = sizeof delegate,
                                   .did_move = did_move};
  check(motus_runtime_set_focus_delegate(a.runtime, &delegate, &a, NULL),
        "delegate");

  run(&a, 1);
  press(&a, MOTUS_FOCUS_NEXT);
  run(&a, 40);
  take(&a, "first");
  press(&a, MOTUS_FOCUS_RIGHT);
  run(&a, 5);
  take(&a, "right");
  press(&a, MOTUS_FOCUS_DOWN); /* before the ring is there */
  run(&a, 5);
  take(&a, "and down");
  run(&a, 40);
  press(&a, MOTUS_FOCUS_DOWN);
  run(&a, 6);
  press(&a, MOTUS_FOCUS_DOWN);
  run(&a, 7);
  take(&a, "down, down");
  run(&a, 60);
  take(&a, "there");
  press(&a, MOTUS_FOCUS_DOWN);
  printf("scrolled by %.0f\n", motus_scroller_offset(scroller).y);

  if (!filmstrip_save(a.strip, argv[1], "focus.svg"))
    return 1;
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
