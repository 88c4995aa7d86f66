/* A photo grows out of a grid into its page, and is thrown back: a finger pulls
 * the page down, lets go too early, takes it again in mid-flight and throws it
 * home with its own velocity. The page has a zoom, and thumbnail and photo one
 * match key, so that the photo covers the thumbnail where both meet. With a folder
 * as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 180.0
#define HEIGHT 240.0
#define PHOTO 4

typedef struct app {
  motus_runtime *runtime;
  motus_navigation_controller *navigation;
  motus_view_controller *grid, *page;
  motus_view *thumbnail;
  filmstrip *strip;
  double time;
} app;

static const motus_color colors[] = {
    {.95, .77, .44, 1}, {.45, .69, .56, 1}, {.93, .53, .48, 1},
    {.42, .60, .82, 1}, {.62, .52, .76, 1}, {.90, .66, .72, 1},
    {.52, .72, .78, 1}, {.80, .73, .55, 1}, {.60, .66, .44, 1}};

/* A sky with a sun, as large as it is asked for, under the key of a photo. */
static motus_view *add_photo(app *a, motus_view *parent, motus_rect frame,
                             int photo, double radius) {
  motus_color sun = {1, .98, .85, 1};
  motus_view *view = add_rect(a->runtime, parent, frame, colors[photo], radius);
  double u = frame.width / 8;
  add_rect(a->runtime, view, (motus_rect){5 * u, u, 2 * u, 2 * u}, sun, u);
  check(motus_view_set_clips_to_bounds(view, true), "clip");
  check(motus_view_set_match_key(view, (uint64_t)photo + 1, NULL), "key");
  return view;
}

static void grid_did_load(void *user_data, motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color paper = {.97, .97, .98, 1};
  check(motus_view_set_background_color(view, paper), "paper");
  for (int i = 0; i < 9; i++) {
    motus_rect frame = {12 + 54. * (i % 3), 40 + 54. * (i / 3), 48, 48};
    motus_view *photo = add_photo(a, view, frame, i, 6);
    if (i == PHOTO)
      a->thumbnail = photo;
  }
}

static void page_did_load(void *user_data, motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color night = {.13, .14, .18, 1}, line = {.45, .47, .53, 1};
  check(motus_view_set_background_color(view, night), "night");
  add_photo(a, view, (motus_rect){0, 30, WIDTH, WIDTH}, PHOTO, 0);
  add_rect(a->runtime, view, (motus_rect){16, 220, 110, 5}, line, 4);
  add_rect(a->runtime, view, (motus_rect){16, 230, 70, 5}, line, 4);
}

static motus_view_controller *
create_screen(app *a, void (*did_load)(void *, motus_view_controller *)) {
  motus_view_controller *controller;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = did_load};
  check(motus_view_controller_create(a->runtime, &callbacks, a, NULL,
                                     &controller),
        "screen");
  return controller;
}

/* Asked anew for the way back: a pager would have moved on. */
static motus_view *thumbnail(void *user_data,
                             motus_view_controller *controller) {
  (void)controller;
  return ((app *)user_data)->thumbnail;
}

static void touch(app *a, motus_touch_phase phase, double y) {
  motus_point point = {WIDTH / 2, y};
  check(motus_runtime_send_touch(a->runtime, 1, phase, point, a->time),
        "touch");
}

/* A finger that goes down by some points a frame. */
static void pull(app *a, double *y, double step, int frames) {
  for (int i = 0; i < frames; i++) {
    touch(a, MOTUS_TOUCH_MOVED, *y += step);
    check(motus_runtime_tick(a->runtime, a->time), "tick");
    a->time += 1 / 60.0;
  }
}

static void run(app *a, int frames, const char *caption) {
  const motus_flight *flights;
  size_t count;
  for (int i = 0; i < frames; i++, a->time += 1 / 60.0)
    check(motus_runtime_tick(a->runtime, a->time), "tick");
  check(motus_runtime_draw_flights(a->runtime, &flights, &count), "flights");
  printf("%.2f s: %s:", a->time, caption);
  for (size_t i = 0; i < count; i++)
    printf(" the page is %.3f of its way", flights[i].progress);
  printf("%s\n", count ? "" : " nothing flies");
  filmstrip_add(a->strip, a->runtime, caption);
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  double y = 80;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  a.strip = filmstrip_create(WIDTH, HEIGHT);
  a.grid = create_screen(&a, grid_did_load);
  a.page = create_screen(&a, page_did_load);
  check(motus_navigation_controller_create(a.runtime, a.grid, &a.navigation),
        "navigation");
  motus_zoom_delegate zoom = {.struct_size = sizeof zoom,
                              .source_view = thumbnail};
  check(motus_view_controller_set_zoom(a.page, NULL, &zoom, &a, NULL), "zoom");
  check(motus_runtime_set_root_view_controller(
            a.runtime, (motus_view_controller *)a.navigation),
        "root");

  run(&a, 2, "the grid");
  check(motus_navigation_controller_push(a.navigation, a.page, true, NULL, NULL,
                                         NULL),
        "push");
  run(&a, 4, "takes off");
  run(&a, 5, "on its way");
  run(&a, 60, "the page");

  touch(&a, MOTUS_TOUCH_BEGAN, y);
  pull(&a, &y, 4, 9);
  run(&a, 1, "pulled");
  pull(&a, &y, -2, 9); /* back a little, and let go */
  touch(&a, MOTUS_TOUCH_ENDED, y);
  run(&a, 3, "springs back");
  touch(&a, MOTUS_TOUCH_BEGAN, y);
  pull(&a, &y, 6, 12);
  run(&a, 1, "taken again");
  pull(&a, &y, 6, 1);
  touch(&a, MOTUS_TOUCH_ENDED, y);
  run(&a, 7, "thrown");
  run(&a, 90, "home");
  if (!filmstrip_save(a.strip, argv[1], "hero.svg"))
    return 1;
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
