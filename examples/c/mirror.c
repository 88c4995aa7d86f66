/* From right to left: one call turns a stack of screens round. The one that is
 * pushed comes from the left, a finger at the right edge pulls it back, and lets
 * go of it too early; then it throws it away. The screens ask in which direction
 * they are laid out, and put their contents at the leading edge. With a folder
 * as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 180.0
#define HEIGHT 270.0
enum { ROWS = 5 };

typedef struct screen {
  motus_view_controller *controller;
  motus_view *rows[ROWS];
  motus_color paper, ink;
} screen;

typedef struct app {
  motus_runtime *runtime;
  motus_navigation_controller *navigation;
  screen list, detail;
  filmstrip *strip;
  double time;
} app;

static app it;

static void did_load(void *user_data, motus_view_controller *controller) {
  screen *s = user_data;
  motus_view *view = motus_view_controller_view(controller);
  check(motus_view_set_background_color(view, s->paper), "paper");
  for (int i = 0; i < ROWS; i++)
    s->rows[i] = add_rect(it.runtime, view, (motus_rect){0}, s->ink, 6);
}

/* Called again when the direction changes. */
static void lay_out(void *user_data, motus_view_controller *controller) {
  screen *s = user_data;
  motus_rect frame = {14, 24, 0, 22};
  bool from_right = motus_view_controller_layout_direction(controller) ==
                    MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT;
  for (int i = 0; i < ROWS; i++, frame.y += 40) {
    frame.width = 120 - 22. * (i % 3);
    frame.x = from_right ? WIDTH - 14 - frame.width : 14;
    check(motus_view_set_frame(s->rows[i], frame), "row");
  }
}

static void make(screen *s, motus_color paper, motus_color ink) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = did_load,
                                               .view_did_layout_subviews =
                                                   lay_out};
  s->paper = paper;
  s->ink = ink;
  check(motus_view_controller_create(it.runtime, &callbacks, s, NULL,
                                     &s->controller),
        "screen");
}

static void run(int frames) {
  while (frames-- > 0) {
    it.time += 1 / 60.0;
    check(motus_runtime_tick(it.runtime, it.time), "tick");
  }
}

static void take(const char *caption) {
  motus_view *view = motus_view_controller_view(it.detail.controller);
  double center[2] = {0, 0};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  printf("%.2f s: %-14s screens %d, the upper one at %+.1f\n", it.time, caption,
         (int)motus_navigation_controller_view_controller_count(it.navigation),
         center[0] - WIDTH / 2);
  filmstrip_add(it.strip, it.runtime, caption);
}

static void finger(motus_touch_phase phase, double x) {
  check(motus_runtime_send_touch(it.runtime, 1, phase, (motus_point){x, 150},
                                 it.time),
        "touch");
}

static void drag(double to, int frames) {
  finger(MOTUS_TOUCH_BEGAN, WIDTH - 2);
  for (int i = 1; i <= frames; i++) {
    finger(MOTUS_TOUCH_MOVED, WIDTH - 2 + (to - WIDTH + 2) * i / frames);
    run(1);
  }
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &it.runtime), "runtime");
  motus_runtime_set_diagnostics(it.runtime, report, NULL, NULL);
  check(motus_runtime_set_layout_direction(
            it.runtime, MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT),
        "direction");
  make(&it.list, (motus_color){.95, .93, .88, 1},
       (motus_color){.72, .56, .36, 1});
  make(&it.detail, (motus_color){.20, .33, .42, 1},
       (motus_color){.62, .78, .80, 1});
  check(motus_navigation_controller_create(it.runtime, it.list.controller,
                                           &it.navigation),
        "navigation");
  check(motus_runtime_set_root_view_controller(
            it.runtime, (motus_view_controller *)it.navigation),
        "root");
  it.strip = filmstrip_create(WIDTH, HEIGHT);

  run(1);
  take("at rest");
  check(motus_navigation_controller_push(it.navigation, it.detail.controller,
                                         true, NULL, NULL, NULL),
        "push");
  run(10);
  take("pushed");
  run(50);
  drag(120, 24);
  for (int i = 0; i < 12; i++) { /* it stays there */
    finger(MOTUS_TOUCH_MOVED, 120);
    run(1);
  }
  take("pulled back");
  finger(MOTUS_TOUCH_ENDED, 120);
  run(60);
  take("too early");
  drag(60, 5);
  take("thrown");
  finger(MOTUS_TOUCH_ENDED, 60);
  run(60);
  take("gone");

  if (!filmstrip_save(it.strip, argv[1], "mirror.svg"))
    return 1;
  motus_release(it.navigation);
  motus_release(it.list.controller);
  motus_release(it.detail.controller);
  return motus_runtime_destroy(it.runtime);
}
