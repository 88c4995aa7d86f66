/* Screens in a terminal, over ssh too: a list, a page that is pushed in front of
 * it, a sheet. Arrow keys move the focus, enter opens, escape goes back, s shows
 * the sheet, q ends; the mouse taps, drags and turns its wheel.
 *
 *   terminal                 takes the terminal over
 *   terminal KEYS FRAMES     plays keys, "20:d 40:e" for frame and key (u, d, e,
 *                            x for escape, s), and prints frames: "30,60" */
#include "cells.h"
#include "host.h"

#include <stdlib.h>
#include <string.h>

/* A pixel is five points wide, so that fingers' distances fit a mouse's. */
enum {
  POINTS = 5,
  PLACES = 14,
  ROW = 40,
  TITLE = 100,
  STORY = 200,
  HELP = 300
};

static const char *const names[PLACES] = {
    "Grey Lady Ridge", "Ember Valley",  "Green Stairs",  "Night Pass",
    "Wheat and Chalk", "Three Tarns",   "Old Mine Road", "Gull Steps",
    "Harbour Ferry",   "Monks' Spring", "Redstone Inn",  "Larks' Field",
    "Lantern Hut",     "Fog's End"};
static const motus_color ink = {.92, .93, .95, 1}, night = {.08, .09, .13, 1},
                         slate = {.15, .18, .25, 1}, blue = {.2, .42, .75, 1},
                         sand = {.93, .78, .49, 1}, pine = {.1, .35, .3, 1};

static const char *text_of(uint64_t tag) {
  if (tag >= TITLE && tag < TITLE + PLACES)
    return names[tag - TITLE];
  if (tag == STORY)
    return "Follow the wall until it gives up, then the sheep.";
  return tag == HELP ? "Enter opens, escape goes back. Pull me down." : NULL;
}

typedef struct app {
  motus_runtime *runtime;
  motus_navigation_controller *stack;
  motus_view_controller *list, *sheet;
  int columns, rows;
  double wheel;
} app;

static motus_view *add(app *a, motus_view *parent, motus_rect frame,
                       motus_color color, double radius, uint64_t tag) {
  motus_view *view;
  motus_view_create(a->runtime, &view);
  motus_view_set_frame(view, frame);
  motus_view_set_background_color(view, color);
  motus_view_set_corner_radius(view, radius);
  motus_set_tag(view, tag);
  motus_view_add_subview(parent, view);
  motus_release(view); /* its parent keeps it */
  return view;
}

static double width_of(const app *a) {
  return a->columns * POINTS;
}

/* ---- Screens ---- */

static void open_place(void *data, motus_gesture *press) {
  app *a = data;
  motus_view_controller *page;
  uint64_t place = motus_tag(motus_gesture_view(press));
  if (motus_gesture_state(press) != MOTUS_RECOGNITION_ENDED)
    return;
  motus_view_controller_create(a->runtime, NULL, NULL, NULL, &page);
  motus_view *view = motus_view_controller_view(page);
  double width = width_of(a);
  motus_view_set_background_color(view, night);
  add(a, view, (motus_rect){20, 20, width - 40, 80},
      (motus_color){.2 + .05 * (double)place, .35, .6 - .03 * (double)place, 1},
      20, 0);
  add(a, view, (motus_rect){30, 110, width - 40, 10}, sand, 0, TITLE + place);
  add(a, view, (motus_rect){30, 130, width - 40, 10}, ink, 0, STORY);
  motus_navigation_controller_push(a->stack, page, true, NULL, NULL, NULL);
  motus_release(page);
}

static void add_place(app *a, motus_view *list, int place) {
  motus_focus_options focus;
  motus_gesture_options press;
  motus_gesture *gesture;
  motus_implicit_options glide;
  const double lit[4] = {blue.red, blue.green, blue.blue, 1};
  const double down[6] = {.96, 0, 0, .9, 0, 0};
  motus_view *row = add(
      a, list,
      (motus_rect){20, 10 + place * (double)ROW, width_of(a) - 40, ROW - 10},
      slate, 12, (uint64_t)place);
  add(a, row, (motus_rect){20, 10, 200, 10}, ink, 0, TITLE + (uint64_t)place);
  motus_focus_options_init(&focus, sizeof focus);
  focus.flags = MOTUS_FOCUS_FOCUSABLE;
  motus_view_set_focus_options(row, &focus);
  motus_gesture_options_init(&press, sizeof press);
  press.type = MOTUS_GESTURE_PRESS;
  motus_gesture_create(a->runtime, &press, &gesture);
  motus_gesture_set_action(gesture, open_place, a, NULL);
  motus_view_add_gesture(row, gesture);
  motus_release(gesture);
  motus_view_set_state_value(row, MOTUS_VIEW_FOCUSED,
                             MOTUS_PROPERTY_BACKGROUND_COLOR, lit, 4);
  motus_view_set_state_value(row, MOTUS_VIEW_HIGHLIGHTED,
                             MOTUS_PROPERTY_TRANSFORM, down, 6);
  motus_implicit_options_init(&glide, sizeof glide);
  motus_view_set_implicit(row, MOTUS_PROPERTY_ALL, &glide);
}

static void make_screens(app *a) {
  motus_scroller *scroller;
  motus_sheet_options sheet;
  motus_view_controller_create(a->runtime, NULL, NULL, NULL, &a->list);
  motus_view *view = motus_view_controller_view(a->list);
  motus_view_set_background_color(view, night);
  motus_view *list =
      add(a, view, motus_view_bounds(view), (motus_color){0, 0, 0, 0}, 0, 0);
  motus_scroller_create(list, NULL, &scroller);
  motus_scroller_set_content_size(
      scroller, (motus_size){width_of(a), 20 + PLACES * (double)ROW});
  motus_release(scroller);
  for (int place = 0; place < PLACES; place++)
    add_place(a, list, place);
  motus_navigation_controller_create(a->runtime, a->list, &a->stack);
  motus_runtime_set_root_view_controller(a->runtime,
                                         (motus_view_controller *)a->stack);
  motus_view_controller_create(a->runtime, NULL, NULL, NULL, &a->sheet);
  view = motus_view_controller_view(a->sheet);
  motus_view_set_background_color(view, pine);
  add(a, view, (motus_rect){30, 30, 300, 10}, sand, 0, HELP);
  motus_view_controller_set_presentation_style(a->sheet,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_sheet_options_init(&sheet, sizeof sheet);
  sheet.detents[0] = MOTUS_DETENT_MEDIUM;
  sheet.detents[1] = MOTUS_DETENT_LARGE;
  sheet.detent_count = 2;
  sheet.prefers_grabber_visible = true;
  sheet.preferred_corner_radius = 20;
  motus_sheet_set_options(
      motus_view_controller_presentation_controller(a->sheet), &sheet, NULL,
      NULL, NULL);
}

/* ---- Input ---- */

static void take_key(app *a, int key, double time) {
  motus_view_controller *root = (motus_view_controller *)a->stack;
  bool has_sheet =
      motus_view_controller_presented_view_controller(root) != NULL;
  if (key == KEY_UP || key == KEY_DOWN)
    motus_runtime_move_focus(
        a->runtime, key == KEY_UP ? MOTUS_FOCUS_UP : MOTUS_FOCUS_DOWN, NULL);
  else if (key == '\n' || key == '\r') {
    motus_runtime_send_press(a->runtime, MOTUS_TOUCH_BEGAN, time);
    motus_runtime_send_press(a->runtime, MOTUS_TOUCH_ENDED, time);
  } else if (key == KEY_ESCAPE && has_sheet)
    motus_view_controller_dismiss(root, true, NULL, NULL, NULL);
  else if (key == KEY_ESCAPE)
    motus_navigation_controller_pop(a->stack, true, NULL, NULL, NULL, NULL);
  else if (key == 's' && !has_sheet)
    motus_view_controller_present(root, a->sheet, true, NULL, NULL, NULL);
}

static void take_mouse(app *a, const event *e, double time) {
  motus_point at = {(e->column + .5) * POINTS, (e->row * 2 + 1.) * POINTS};
  if (e->kind == EVENT_WHEEL) {
    motus_wheel_event wheel;
    motus_wheel_event_init(&wheel, sizeof wheel);
    wheel.point = at, wheel.time = time, wheel.delta.dy = 120. * e->key;
    motus_runtime_send_wheel(a->runtime, &wheel);
    return;
  }
  motus_runtime_send_touch(a->runtime, 1,
                           e->is_new    ? MOTUS_TOUCH_BEGAN
                           : e->is_down ? MOTUS_TOUCH_MOVED
                                        : MOTUS_TOUCH_ENDED,
                           at, time);
}

/* ---- Time ---- */

static void run(app *a, cells *c) {
  double start = host_time(), due;
  for (;;) {
    double wait = -1, now;
    if (motus_runtime_needs_tick(a->runtime))
      wait = 1 / 60.; /* and not more: a terminal draws slowly */
    else if (motus_runtime_next_deadline(a->runtime, &due))
      wait = due - (host_time() - start) > 0 ? due - (host_time() - start) : 0;
    event e = host_wait(wait);
    now = host_time() - start;
    motus_runtime_tick(a->runtime, now);
    if (e.kind == EVENT_KEY && e.key == 'q')
      return;
    if (e.kind == EVENT_KEY)
      take_key(a, e.key, now);
    else if (e.kind != EVENT_NONE)
      take_mouse(a, &e, now);
    cells_draw(c, a->runtime);
    cells_write(c, stdout);
  }
}

/* Whether a list such as "20,40" names a frame. */
static bool names_frame(const char *list, int frame) {
  for (const char *at = list; *at; at++)
    if ((at == list || at[-1] == ',') && atoi(at) == frame)
      return true;
  return false;
}

static void play(app *a, cells *c, const char *keys, const char *shown) {
  static const int meant[128] = {['u'] = KEY_UP,
                                 ['d'] = KEY_DOWN,
                                 ['e'] = '\r',
                                 ['x'] = KEY_ESCAPE,
                                 ['s'] = 's'};
  int frame = 0;
  for (; frame < 400; frame++) {
    motus_runtime_tick(a->runtime, frame / 60.);
    for (const char *at = keys; at; at = strchr(at, ' ')) {
      char key;
      int when;
      at += *at == ' ';
      if (sscanf(at, "%d:%c", &when, &key) == 2 && when == frame)
        take_key(a, meant[key & 127], frame / 60.);
    }
    if (!names_frame(shown, frame))
      continue;
    cells_draw(c, a->runtime);
    printf("frame %d\n", frame);
    cells_print(c, stdout);
  }
  printf("%s\n", motus_runtime_needs_tick(a->runtime) ? "moves" : "sleeps");
}

int main(int argc, char **argv) {
  app a = {0};
  motus_runtime_options options;
  bool is_played = argc > 2;
  a.columns = 80, a.rows = 24;
  if (!is_played && !host_open()) {
    fputs("this is no terminal\n", stderr);
    return 1;
  }
  if (!is_played)
    host_size(&a.columns, &a.rows);
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){width_of(&a), a.rows * 2. * POINTS};
  if (motus_runtime_create(&options, &a.runtime) != MOTUS_OK)
    return 1;
  cells *c = cells_create(a.columns, a.rows, POINTS, text_of);
  if (c == NULL)
    return 1;
  make_screens(&a);
  if (is_played) {
    play(&a, c, argv[1], argv[2]);
  } else {
    run(&a, c);
    host_close();
  }
  cells_destroy(c);
  motus_release(a.list), motus_release(a.stack), motus_release(a.sheet);
  return motus_runtime_destroy(a.runtime) != MOTUS_OK;
}
