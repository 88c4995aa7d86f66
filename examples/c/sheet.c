/* A sheet with a toolbar at its bottom.
 *
 * The toolbar is placed by the sheet's layout callback alone, and stands at the
 * bottom in every frame: while the sheet comes, while a finger drags it from
 * detent to detent and while a spring takes it on. The sheet is caught in
 * flight where it is seen.
 *
 * Prints where the sheet and the toolbar are, and writes two pictures into the
 * folder given as the first argument: filmstrip.svg and motion.svg. */
#include "motus.h"
#include "support/camera.h"
#include "support/scene.h"

#include <math.h>
#include <stdio.h>

#define WIDTH 390.0
#define HEIGHT 844.0
#define BAR 64.0
#define FRAME (1.0 / 60.0)

typedef struct app {
  motus_runtime *runtime;
  motus_view_controller *map;
  motus_view_controller *places;
  motus_presentation_controller *sheet;
  motus_view *toolbar;
  double time;
  double finger;
  double step; /* how far it goes in a frame */
  camera camera;
} app;

/* ---- The screens ---- */

static void map_did_load(void *user_data, motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color water = {0.62, 0.79, 0.91, 1};
  motus_view_set_background_color(view, (motus_color){0.86, 0.92, 0.84, 1});
  add_rect(a->runtime, view, (motus_rect){-40, 90, 260, 240}, water, 120);
}

static void places_did_load(void *user_data,
                            motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color line = {0.9, 0.91, 0.93, 1};
  int row;
  motus_view_set_background_color(view, (motus_color){1, 1, 1, 1});
  for (row = 0; row < 12; row++)
    add_rect(a->runtime, view, (motus_rect){24, 40 + 60.0 * row, 220, 24}, line,
             6);
  a->toolbar = add_rect(a->runtime, view, (motus_rect){0, 0, WIDTH, BAR},
                        (motus_color){0.2, 0.45, 0.9, 1}, 0);
}

/* Called whenever the view has another size. */
static void places_did_layout(void *user_data,
                              motus_view_controller *controller) {
  app *a = user_data;
  motus_rect bounds = motus_view_bounds(motus_view_controller_view(controller));
  motus_view_set_frame(a->toolbar,
                       (motus_rect){0, bounds.height - BAR, bounds.width, BAR});
}

static motus_view_controller *
create_screen(app *a, void (*did_load)(void *, motus_view_controller *),
              void (*did_layout)(void *, motus_view_controller *)) {
  motus_view_controller *controller;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = did_load,
                                               .view_did_layout_subviews =
                                                   did_layout};
  check(motus_view_controller_create(a->runtime, &callbacks, a, NULL,
                                     &controller),
        "create a view controller");
  return controller;
}

/* ---- Where things are shown ---- */

/* The edges of a view in the coordinates of what it stands in. */
static void shown(motus_view *view, double *top, double *bottom) {
  double center[2] = {0, 0}, bounds[4] = {0, 0, 0, 0};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  *top = center[1] - bounds[3] / 2;
  *bottom = center[1] + bounds[3] / 2;
}

static void frame(app *a, const char *caption) {
  double top = NAN, bottom = NAN, bar_top = 0, bar_bottom = 0;
  motus_view *card;
  check(motus_runtime_tick(a->runtime, a->time), "tick");
  card = motus_presentation_controller_presented_view(a->sheet);
  if (card != NULL && motus_view_is_in_window(card)) {
    shown(card, &top, &bottom);
    shown(a->toolbar, &bar_top, &bar_bottom);
  }
  if (caption != NULL && !isnan(top))
    printf("  %5.3f  %-18s sheet %6.1f to %6.1f, toolbar ends at %6.1f\n",
           a->time, caption, top, bottom, top + bar_bottom);
  camera_frame(&a->camera, a->runtime, top, caption);
  a->time += FRAME;
}

static void run(app *a, double seconds, const char *caption) {
  int frames = (int)(seconds / FRAME + 0.5), index;
  for (index = 0; index < frames; index++)
    frame(a, index % 6 == 2 ? caption : NULL);
}

/* ---- The finger ---- */

static void touch(app *a, motus_touch_phase phase, double y) {
  motus_point point = {WIDTH / 2, 0};
  a->finger = point.y = y;
  check(motus_runtime_send_touch(a->runtime, 1, phase, point, a->time),
        "touch");
}

static void drag(app *a, double to, int frames, const char *caption) {
  double from = a->finger;
  int index;
  a->step = (to - from) / frames;
  for (index = 1; index <= frames; index++) {
    touch(a, MOTUS_TOUCH_MOVED, from + (to - from) * index / frames);
    frame(a, index % 6 == 3 ? caption : NULL);
  }
}

/* A finger goes on until it is lifted. */
static void lift(app *a) {
  camera_mark(&a->camera, a->time, "finger up");
  touch(a, MOTUS_TOUCH_ENDED, a->finger + a->step);
}

/* ---- The story ---- */

static void expand(void *user_data) {
  motus_sheet_select_detent(user_data, MOTUS_DETENT_LARGE);
}

static void set_up(app *a) {
  motus_runtime_options options;
  motus_sheet_options sheet;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &a->runtime), "create a runtime");
  motus_runtime_set_diagnostics(a->runtime, report, NULL, NULL);
  a->map = create_screen(a, map_did_load, NULL);
  a->places = create_screen(a, places_did_load, places_did_layout);
  a->sheet = motus_view_controller_presentation_controller(a->places);
  motus_sheet_options_init(&sheet, sizeof sheet);
  sheet.detents[0] = MOTUS_DETENT_MEDIUM;
  sheet.detents[1] = MOTUS_DETENT_LARGE;
  sheet.detent_count = 2;
  sheet.prefers_grabber_visible = true;
  sheet.preferred_corner_radius = 24;
  check(motus_sheet_set_options(a->sheet, &sheet, NULL, NULL, NULL),
        "configure the sheet");
  check(motus_runtime_set_root_view_controller(a->runtime, a->map),
        "fill the window");
}

int main(int argc, char **argv) {
  static app a;
  const char *folder = argc > 1 ? argv[1] : ".";
  camera_open(&a.camera, WIDTH, HEIGHT,
              "A sheet: presented, dragged up, caught in flight, thrown off");
  set_up(&a);
  run(&a, 0.05, NULL);
  camera_mark(&a.camera, a.time, "present");
  check(motus_view_controller_present(a.map, a.places, true, NULL, NULL, NULL),
        "present");
  run(&a, 0.6, "presented");

  camera_mark(&a.camera, a.time, "finger down");
  touch(&a, MOTUS_TOUCH_BEGAN, 600);
  drag(&a, 480, 16, "dragged up");
  lift(&a);
  run(&a, 0.5, "settling");
  camera_mark(&a.camera, a.time, "finger down");
  touch(&a, MOTUS_TOUCH_BEGAN, 200);
  drag(&a, 480, 14, "dragged down");
  lift(&a);
  run(&a, 0.6, "settling");

  camera_mark(&a.camera, a.time, "expand");
  check(motus_sheet_animate_changes(a.sheet, expand, a.sheet), "expand");
  run(&a, 0.1, "expanding");
  camera_mark(&a.camera, a.time, "caught");
  touch(&a, MOTUS_TOUCH_BEGAN, 500);
  drag(&a, 515, 6, "caught");
  drag(&a, 815, 12, "thrown");
  lift(&a);
  run(&a, 0.6, "leaving");
  printf("idle: %s, presented: %s\n",
         motus_runtime_needs_tick(a.runtime) ? "no" : "yes",
         motus_view_controller_presented_view_controller(a.map) == NULL
             ? "nothing"
             : "the sheet");
  camera_close(&a.camera, folder);
  check(motus_runtime_destroy(a.runtime), "destroy the runtime");
  return 0;
}
