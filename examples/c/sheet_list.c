/* A list in a sheet, and one finger for both. It pulls the sheet up to its top,
 * scrolls on in the same drag, comes back the same way; a flick glides, and
 * bounces at the end of the list. The program only says what scrolls.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"

#include <stdio.h>

#define WIDTH 390.0
#define HEIGHT 844.0
#define ROWS 24

static motus_runtime *runtime;
static motus_scroller *scroller;
static motus_presentation_controller *sheet;
static double now;

static void list_did_load(void *user_data, motus_view_controller *controller) {
  motus_view *view = motus_view_controller_view(controller), *list;
  motus_scroller_options options;
  (void)user_data;
  motus_view_set_background_color(view, (motus_color){1, 1, 1, 1});
  list = add_rect(runtime, view, (motus_rect){0, 0, WIDTH, 600},
                  (motus_color){1, 1, 1, 1}, 0);
  motus_scroller_options_init(&options, sizeof options);
  options.indicators = MOTUS_AXES_VERTICAL;
  check(motus_scroller_create(list, &options, &scroller), "scroller");
  check(motus_scroller_set_content_size(scroller,
                                        (motus_size){WIDTH, 20 + 80.0 * ROWS}),
        "content");
  for (int i = 0; i < ROWS; i++)
    add_rect(runtime, list, (motus_rect){16, 20 + 80.0 * i, WIDTH - 32, 68},
             (motus_color){.3 + .02 * i, .55, .9 - .02 * i, 1}, 8);
}

/* The list fills what there is of the sheet, however high it is. */
static void list_did_layout(void *user_data,
                            motus_view_controller *controller) {
  (void)user_data;
  motus_rect bounds = motus_view_bounds(motus_view_controller_view(controller));
  motus_view_set_frame(motus_scroller_view(scroller),
                       (motus_rect){0, 0, bounds.width, bounds.height});
}

static void tick(void) {
  check(motus_runtime_tick(runtime, now), "tick");
  now += 1 / 60.0;
}

static void rest(void) {
  while (motus_runtime_needs_tick(runtime))
    tick();
}

static void touch(motus_touch_phase phase, double y) {
  check(motus_runtime_send_touch(runtime, 1, phase, (motus_point){WIDTH / 2, y},
                                 now),
        "touch");
}

static void move(double from, double to, int frames) {
  for (int i = 1; i <= frames; i++) {
    touch(MOTUS_TOUCH_MOVED, from + (to - from) * i / frames);
    tick();
  }
}

static void say(filmstrip *strip, const char *what) {
  double center[2] = {0, 0}, bounds[4] = {0, 0, 0, 0};
  motus_view *card = motus_presentation_controller_presented_view(sheet);
  motus_view_property(card, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  motus_view_property(card, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  printf("%.2f s: %-16s sheet from %5.1f, list at %6.1f, %6.0f points a "
         "second\n",
         now, what, center[1] - bounds[3] / 2,
         motus_scroller_offset(scroller).y,
         motus_scroller_velocity(scroller).dy);
  filmstrip_add(strip, runtime, what);
}

static void present(void) {
  motus_view_controller *map, *list;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = list_did_load,
                                               .view_did_layout_subviews =
                                                   list_did_layout};
  motus_sheet_options options;
  check(motus_view_controller_create(runtime, NULL, NULL, NULL, &map), "map");
  motus_view_set_background_color(motus_view_controller_view(map),
                                  (motus_color){.82, .9, .8, 1});
  check(motus_runtime_set_root_view_controller(runtime, map), "root");
  check(motus_view_controller_create(runtime, &callbacks, NULL, NULL, &list),
        "list");
  motus_view_controller_set_presentation_style(list,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  sheet = motus_view_controller_presentation_controller(list);
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = MOTUS_DETENT_MEDIUM;
  options.detents[1] = MOTUS_DETENT_LARGE;
  options.detent_count = 2;
  check(motus_sheet_set_options(sheet, &options, NULL, NULL, NULL), "detents");
  check(motus_view_controller_present(map, list, false, NULL, NULL, NULL),
        "present");
  motus_release(map);
  motus_release(list);
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  filmstrip *strip = filmstrip_create(WIDTH, HEIGHT);
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  options.start_time = 0;
  check(motus_runtime_create(&options, &runtime), "runtime");
  motus_runtime_set_diagnostics(runtime, report, NULL, NULL);
  present();
  rest();
  tick();
  say(strip, "half way");
  touch(MOTUS_TOUCH_BEGAN, 800);
  move(800, 600, 8);
  say(strip, "pulled up");
  move(600, 240, 12);
  say(strip, "scrolls on");
  move(240, 500, 12);
  say(strip, "and comes back");
  move(500, 100, 6);
  touch(MOTUS_TOUCH_ENDED, 100);
  for (int i = 0; i < 12; i++)
    tick();
  say(strip, "glides");
  rest();
  check(motus_scroller_fling(scroller, (motus_vector){0, 6000}), "fling");
  while (motus_scroller_get_state(scroller) != MOTUS_SCROLLER_BOUNCING)
    tick();
  for (int i = 0; i < 4; i++)
    tick();
  say(strip, "bounces");
  rest();
  if (!filmstrip_save(strip, argv[1], "sheet_list.svg"))
    return 1;
  motus_release(scroller);
  return motus_runtime_destroy(runtime) == MOTUS_OK ? 0 : 1;
}
