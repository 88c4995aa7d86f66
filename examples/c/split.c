/* Mail in columns: a stack of the inbox beside a stack of the message where there
 * is room, and one stack of the two where there is none. The inbox leaves and
 * comes back under a finger, over the message; the window becomes narrow, the
 * message is pushed, and the bar at the bottom goes with the inbox, which wants
 * it alone; the window becomes wide, and the two come apart. With a folder as
 * argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 640.0
#define NARROW 280.0
#define HEIGHT 420.0
#define ROWS 6

static const motus_color white = {1, 1, 1, 1}, ink = {.2, .22, .3, 1},
                         grey = {.8, .82, .86, 1}, ground = {.94, .95, .97, 1},
                         blue = {.22, .42, .78, 1}, chosen = {.86, .91, 1, 1};
static const motus_color faces[ROWS] = {{.93, .48, .38, 1}, {.97, .72, .32, 1},
                                        {.45, .71, .48, 1}, {.30, .66, .72, 1},
                                        {.42, .50, .82, 1}, {.70, .47, .76, 1}};

typedef struct app {
  motus_runtime *runtime;
  motus_split_view_controller *split;
  motus_view_controller *inbox, *message;
  filmstrip *strip;
  double time;
} app;

static motus_rect rect(double x, double y, double width, double height) {
  motus_rect it = {x, y, width, height};
  return it;
}

/* A screen is laid out in its safe area: clear of what is in front of it. */
static void lay_out_inbox(void *user_data, motus_view_controller *it) {
  motus_view *view = motus_view_controller_view(it);
  motus_insets area = motus_view_controller_safe_area(it);
  double width = motus_view_bounds(view).width;
  (void)user_data;
  for (size_t i = 0; i < ROWS; i++)
    motus_view_set_frame(motus_view_subview_at(view, i),
                         rect(8, area.top + 8 + 58 * i, width - 16, 52));
}

static void lay_out_message(void *user_data, motus_view_controller *it) {
  motus_view *view = motus_view_controller_view(it);
  motus_insets area = motus_view_controller_safe_area(it);
  double width = motus_view_bounds(view).width - 40;
  size_t count = motus_view_subview_count(view);
  (void)user_data;
  motus_view_set_frame(motus_view_subview_at(view, 0),
                       rect(20, area.top + 20, 40, 40));
  motus_view_set_frame(motus_view_subview_at(view, 1),
                       rect(70, area.top + 24, .4 * width, 12));
  motus_view_set_frame(motus_view_subview_at(view, 2),
                       rect(70, area.top + 44, .25 * width, 9));
  for (size_t i = 3; i < count; i++)
    motus_view_set_frame(motus_view_subview_at(view, i),
                         rect(20, area.top + 80 + 20 * (double)(i - 3),
                              i % 4 == 2 ? .55 * width : width, 9));
}

static motus_view_controller *
screen(app *a, void (*lay_out)(void *, motus_view_controller *),
       motus_color color) {
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .view_did_layout_subviews = lay_out};
  motus_view_controller *it = NULL;
  check(motus_view_controller_create(a->runtime, &callbacks, a, NULL, &it),
        "screen");
  motus_view *view = motus_view_controller_view(it);
  check(motus_view_set_background_color(view, color), "ground");
  check(motus_view_set_clips_to_bounds(view, true), "clip");
  return it;
}

static void fill(app *a) {
  motus_view *inbox = motus_view_controller_view(a->inbox);
  motus_view *message = motus_view_controller_view(a->message);
  for (int i = 0; i < ROWS; i++) {
    motus_view *row = add_rect(a->runtime, inbox, rect(0, 0, 200, 52),
                               i == 1 ? chosen : white, 10);
    add_rect(a->runtime, row, rect(10, 10, 32, 32), faces[i], 16);
    add_rect(a->runtime, row, rect(52, 13, 70 + 13 * (i * 7 % 5), 10), ink, 5);
    add_rect(a->runtime, row, rect(52, 30, 100 + 9 * (i * 5 % 7), 8), grey, 4);
  }
  add_rect(a->runtime, message, rect(0, 0, 40, 40), faces[1], 20);
  add_rect(a->runtime, message, rect(0, 0, 90, 12), ink, 6);
  for (int i = 0; i < 13; i++)
    add_rect(a->runtime, message, rect(0, 0, 90, 9), grey, 4.5);
}

/* A stack whose bar has a title, as a line, or buttons. */
static motus_navigation_controller *stack_of(app *a,
                                             motus_view_controller *root) {
  motus_navigation_controller *stack = NULL;
  check(motus_navigation_controller_create(a->runtime, root, &stack), "stack");
  return stack;
}

static void add_bar(app *a, void *container, motus_edge edge, double height,
                    int buttons) {
  motus_view *bar = NULL;
  check(motus_view_create(a->runtime, &bar), "bar");
  check(motus_view_set_background_color(bar, blue), "its colour");
  for (int i = 0; i < buttons; i++)
    add_rect(a->runtime, bar, rect(24 + 57 * i, 12, 22, 22), white, 7);
  if (!buttons)
    add_rect(a->runtime, bar, rect(16, 15, 74, 12), white, 6);
  check(motus_view_controller_set_bar(container, edge, bar, height), "set bar");
  motus_release(bar);
}

static void run(app *a, double seconds) {
  for (double end = a->time + seconds; a->time < end; a->time += 1 / 60.0)
    check(motus_runtime_tick(a->runtime, a->time), "tick");
}

static void take(app *a, const char *caption) {
  motus_navigation_controller *stack =
      motus_split_view_controller_stack(a->split);
  printf("%.2f s: %-20s %s, %d in the stack, message inset %.0f\n", a->time,
         caption,
         motus_split_view_controller_is_collapsed(a->split) ? "one stack"
                                                            : "columns",
         (int)motus_navigation_controller_view_controller_count(stack),
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

static void show(app *a, motus_split_column column, bool animated) {
  check(motus_split_view_controller_show_column(a->split, column, animated,
                                                NULL, NULL, NULL),
        "column");
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  motus_split_view_controller_options columns;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  motus_runtime_set_diagnostics(a.runtime, report, NULL, NULL);
  motus_split_view_controller_options_init(&columns, sizeof columns);
  columns.primary_width.preferred = 240;
  columns.dimming = .25;
  check(motus_split_view_controller_create(a.runtime, &columns, &a.split),
        "split");
  a.inbox = screen(&a, lay_out_inbox, ground);
  a.message = screen(&a, lay_out_message, white);
  fill(&a);
  motus_navigation_controller *list = stack_of(&a, a.inbox);
  motus_navigation_controller *detail = stack_of(&a, a.message);
  add_bar(&a, list, MOTUS_EDGE_TOP, 42, 0);
  add_bar(&a, list, MOTUS_EDGE_BOTTOM, 46, 4);
  add_bar(&a, detail, MOTUS_EDGE_TOP, 42, 0);
  check(motus_view_controller_set_hidden_bars(a.message, MOTUS_EDGE_BOTTOM),
        "hide");
  check(motus_split_view_controller_set_column(a.split, MOTUS_SPLIT_PRIMARY,
                                               (motus_view_controller *)list),
        "list");
  check(motus_split_view_controller_set_column(a.split, MOTUS_SPLIT_SECONDARY,
                                               (motus_view_controller *)detail),
        "detail");
  check(motus_runtime_set_root_view_controller(
            a.runtime, (motus_view_controller *)a.split),
        "root");
  a.strip = filmstrip_create(WIDTH, HEIGHT);
  run(&a, .1);
  take(&a, "side by side");
  columns.secondary_minimum_width = 600; /* there is no room beside it now */
  check(motus_split_view_controller_set_options(a.split, &columns), "options");
  check(motus_split_view_controller_set_mode(
            a.split, MOTUS_SPLIT_SECONDARY_ONLY, true, NULL, NULL, NULL),
        "mode");
  run(&a, .5);
  finger(&a, MOTUS_TOUCH_BEGAN, 2);
  for (int i = 1; i <= 12; i++)
    finger(&a, MOTUS_TOUCH_MOVED, 2 + 14 * i);
  take(&a, "a finger brings it");
  finger(&a, MOTUS_TOUCH_ENDED, 170);
  run(&a, .5);
  resize(&a, NARROW);
  show(&a, MOTUS_SPLIT_PRIMARY, false);
  run(&a, .1);
  take(&a, "one stack");
  show(&a, MOTUS_SPLIT_SECONDARY, true);
  run(&a, .2);
  take(&a, "pushed");
  run(&a, .5);
  take(&a, "the message");
  columns.secondary_minimum_width = 320;
  check(motus_split_view_controller_set_options(a.split, &columns), "options");
  check(motus_split_view_controller_set_mode(a.split, MOTUS_SPLIT_AUTOMATIC,
                                             false, NULL, NULL, NULL),
        "mode");
  resize(&a, WIDTH);
  take(&a, "columns again");
  if (!filmstrip_save(a.strip, argv[1], "split.svg"))
    return 1;
  motus_release(list);
  motus_release(detail);
  motus_release(a.split);
  motus_release(a.inbox);
  motus_release(a.message);
  return motus_runtime_destroy(a.runtime);
}
