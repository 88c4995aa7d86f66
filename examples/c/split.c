/* Columns with bars: a list beside a message where there is room, and a stack of
 * the two where there is none. The list leaves and comes back under a finger,
 * over the message; the window becomes narrow, and a message that hides the bar
 * at the bottom is pushed: bar and screens go together. With a folder as
 * argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 720.0
#define NARROW 300.0
#define HEIGHT 400.0

typedef struct app {
  motus_runtime *runtime;
  motus_split_view_controller *split;
  motus_view_controller *list, *message;
  filmstrip *strip;
  double time;
} app;

/* A screen is laid out in its safe area: clear of what is in front of it. */
static void lay_out(void *user_data, motus_view_controller *it) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(it);
  motus_insets area = motus_view_controller_safe_area(it);
  motus_rect room = motus_view_bounds(view);
  double height = it == a->list ? 44 : 120;
  for (size_t i = 0; i < motus_view_subview_count(view); i++) {
    motus_rect row = {14, area.top + 10 + (height + 10) * i, room.width - 28,
                      height};
    motus_view_set_frame(motus_view_subview_at(view, i), row);
  }
}

static motus_view_controller *screen(app *a, motus_color ground,
                                     motus_color rows, int count) {
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .view_did_layout_subviews = lay_out};
  motus_view_controller *it = NULL;
  check(motus_view_controller_create(a->runtime, &callbacks, a, NULL, &it),
        "screen");
  motus_view *view = motus_view_controller_view(it);
  check(motus_view_set_background_color(view, ground), "ground");
  check(motus_view_set_clips_to_bounds(view, true), "clip");
  for (int i = 0; i < count; i++)
    add_rect(a->runtime, view, (motus_rect){0, 0, 10, 10}, rows, 8);
  return it;
}

static void add_bar(app *a, motus_view_controller *container, motus_edge edge,
                    double height, motus_color color) {
  motus_view *bar = NULL;
  check(motus_view_create(a->runtime, &bar), "bar");
  motus_view_set_background_color(bar, color);
  check(motus_view_controller_set_bar(container, edge, bar, height), "set bar");
  motus_release(bar);
}

static void run(app *a, double seconds) {
  for (double end = a->time + seconds; a->time < end; a->time += 1 / 60.0)
    check(motus_runtime_tick(a->runtime, a->time), "tick");
}

static void take(app *a, const char *caption) {
  printf("%.2f s: %-18s %s, list inset %.0f, message inset %.0f\n", a->time,
         caption,
         motus_split_view_controller_is_collapsed(a->split) ? "stack"
                                                            : "columns",
         motus_view_controller_safe_area(a->list).bottom,
         motus_view_controller_safe_area(a->message).bottom);
  filmstrip_add(a->strip, a->runtime, caption);
}

static void finger(app *a, motus_touch_phase phase, double x) {
  check(motus_runtime_send_touch(a->runtime, 1, phase, (motus_point){x, 250},
                                 a->time),
        "touch");
  run(a, .001);
}

static void resize(app *a, double width) {
  check(motus_runtime_set_window_size(a->runtime, (motus_size){width, HEIGHT},
                                      0, NULL, NULL, NULL, NULL),
        "size");
  run(a, .1);
}

int main(int argc, char **argv) {
  app a = {0};
  motus_runtime_options options;
  motus_split_view_controller_options columns;
  char path[512];
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  motus_runtime_set_diagnostics(a.runtime, report, NULL, NULL);
  motus_split_view_controller_options_init(&columns, sizeof columns);
  columns.primary_width.preferred = 240;
  columns.dimming = .25;
  check(motus_split_view_controller_create(a.runtime, &columns, &a.split),
        "split");
  a.list = screen(&a, (motus_color){.93, .94, .97, 1},
                  (motus_color){.78, .82, .92, 1}, 5);
  a.message = screen(&a, (motus_color){1, .98, .94, 1},
                     (motus_color){.96, .82, .62, 1}, 2);
  check(motus_split_view_controller_set_column(a.split, MOTUS_SPLIT_PRIMARY,
                                               a.list),
        "list");
  check(motus_split_view_controller_set_column(a.split, MOTUS_SPLIT_SECONDARY,
                                               a.message),
        "message");
  motus_view_controller *stack =
      (motus_view_controller *)motus_split_view_controller_stack(a.split);
  add_bar(&a, stack, MOTUS_EDGE_TOP, 40, (motus_color){.24, .32, .52, 1});
  add_bar(&a, stack, MOTUS_EDGE_BOTTOM, 44, (motus_color){.30, .42, .62, 1});
  check(motus_view_controller_set_hidden_bars(a.message, MOTUS_EDGE_BOTTOM),
        "hide");
  check(motus_runtime_set_root_view_controller(
            a.runtime, (motus_view_controller *)a.split),
        "root");
  a.strip = filmstrip_create(WIDTH, HEIGHT);
  run(&a, .1);
  take(&a, "side by side");
  check(motus_split_view_controller_set_mode(
            a.split, MOTUS_SPLIT_SECONDARY_ONLY, true, NULL, NULL, NULL),
        "mode");
  run(&a, .2);
  take(&a, "the list leaves");
  run(&a, .5);
  columns.secondary_minimum_width = 600; /* there is no room beside it now */
  check(motus_split_view_controller_set_options(a.split, &columns), "options");
  finger(&a, MOTUS_TOUCH_BEGAN, 2);
  for (int i = 1; i <= 12; i++)
    finger(&a, MOTUS_TOUCH_MOVED, 2 + 14 * i);
  take(&a, "a finger brings it");
  finger(&a, MOTUS_TOUCH_ENDED, 170);
  run(&a, .5);
  resize(&a, NARROW);
  check(motus_split_view_controller_show_column(a.split, MOTUS_SPLIT_PRIMARY,
                                                false, NULL, NULL, NULL),
        "list");
  run(&a, .1);
  take(&a, "a stack");
  check(motus_split_view_controller_show_column(a.split, MOTUS_SPLIT_SECONDARY,
                                                true, NULL, NULL, NULL),
        "message");
  run(&a, .2);
  take(&a, "pushed, without bar");
  run(&a, .5);
  resize(&a, WIDTH);
  take(&a, "columns again");
  snprintf(path, sizeof path, "%s/split.svg", argc > 1 ? argv[1] : ".");
  if (!filmstrip_write(a.strip, argc > 1 ? path : "/dev/null"))
    return 1;
  motus_release(a.split);
  motus_release(a.list);
  motus_release(a.message);
  return motus_runtime_destroy(a.runtime);
}
