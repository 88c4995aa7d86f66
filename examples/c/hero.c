/* A photo flies from a grid into its page, and is thrown back: a finger pulls the
 * page, the photo goes along, and when the finger lets go it flies home with the
 * finger's velocity. Thumbnail and photo carry one match key; nothing else ties
 * them. With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 180.0
#define HEIGHT 240.0

typedef struct app {
  motus_runtime *runtime;
  motus_navigation_controller *navigation;
  motus_view_controller *grid, *page;
  motus_animation_controller *animator;
  motus_percent_driven_interaction *hand;
  bool pulled;
  filmstrip *strip;
  double time;
} app;

static const motus_color colors[] = {
    {.95, .77, .44, 1}, {.45, .69, .56, 1}, {.93, .53, .48, 1},
    {.42, .60, .82, 1}, {.62, .52, .76, 1}, {.90, .66, .72, 1},
    {.52, .72, .78, 1}, {.80, .73, .55, 1}, {.60, .66, .44, 1}};

/* A sky with a sun, as large as it is asked for, under the key of a photo. */
static void add_photo(app *a, motus_view *parent, motus_rect frame, int photo,
                      double radius) {
  motus_color sun = {1, .98, .85, 1};
  motus_view *view = add_rect(a->runtime, parent, frame, colors[photo], radius);
  double u = frame.width / 8;
  add_rect(a->runtime, view, (motus_rect){5 * u, u, 2 * u, 2 * u}, sun, u);
  check(motus_view_set_clips_to_bounds(view, true), "clip");
  check(motus_view_set_match_key(view, (uint64_t)photo + 1, NULL), "key");
}

static void grid_did_load(void *user_data, motus_view_controller *controller) {
  motus_view *view = motus_view_controller_view(controller);
  motus_color paper = {.97, .97, .98, 1};
  check(motus_view_set_background_color(view, paper), "paper");
  for (int i = 0; i < 9; i++) {
    motus_rect frame = {12 + 54. * (i % 3), 40 + 54. * (i / 3), 48, 48};
    add_photo(user_data, view, frame, i, 6);
  }
}

static void page_did_load(void *user_data, motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color night = {.13, .14, .18, 1}, line = {.45, .47, .53, 1};
  check(motus_view_set_background_color(view, night), "night");
  add_photo(a, view, (motus_rect){0, 30, WIDTH, 130}, 3, 0);
  add_rect(a->runtime, view, (motus_rect){16, 178, 120, 8}, line, 4);
  add_rect(a->runtime, view, (motus_rect){16, 196, 80, 8}, line, 4);
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

static motus_animation_controller *
animator(void *user_data, motus_navigation_controller *navigation,
         motus_navigation_operation operation, motus_view_controller *from,
         motus_view_controller *to) {
  (void)navigation, (void)operation, (void)from, (void)to;
  return ((app *)user_data)->animator;
}

static motus_interaction_controller *
interaction(void *user_data, motus_navigation_controller *navigation,
            motus_animation_controller *of) {
  app *a = user_data;
  (void)navigation, (void)of;
  return a->pulled ? (motus_interaction_controller *)a->hand : NULL;
}

static void run(app *a, int frames, const char *caption) {
  const motus_flight *flights;
  size_t count;
  for (int i = 0; i < frames; i++, a->time += 1 / 60.0)
    check(motus_runtime_tick(a->runtime, a->time), "tick");
  check(motus_runtime_draw_flights(a->runtime, &flights, &count), "flights");
  printf("%.2f s: %s:", a->time, caption);
  for (size_t i = 0; i < count; i++)
    printf(" photo %d is %.3f of its way", (int)flights[i].key,
           flights[i].progress);
  printf("%s\n", count ? "" : " nothing flies");
  filmstrip_add(a->strip, a->runtime, caption);
}

int main(int argc, char **argv) {
  app a = {0};
  motus_runtime_options options;
  motus_matched_options matched;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  a.strip = filmstrip_create(WIDTH, HEIGHT);
  a.grid = create_screen(&a, grid_did_load);
  a.page = create_screen(&a, page_did_load);
  check(motus_navigation_controller_create(a.runtime, a.grid, &a.navigation),
        "navigation");
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = animator,
                                        .interaction_controller = interaction};
  check(motus_navigation_controller_set_delegate(a.navigation, &delegate, &a,
                                                 NULL),
        "delegate");
  motus_matched_options_init(&matched, sizeof matched);
  matched.style = MOTUS_MATCHED_DISSOLVE;
  matched.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  matched.timing.spring_duration = .4;
  matched.timing.damping_ratio = .9;
  check(motus_animation_controller_create_matched(a.runtime, &matched,
                                                  &a.animator),
        "animator");
  check(motus_percent_driven_interaction_create(a.runtime, &a.hand), "hand");
  check(motus_runtime_set_root_view_controller(
            a.runtime, (motus_view_controller *)a.navigation),
        "root");

  run(&a, 2, "the grid");
  check(motus_navigation_controller_push(a.navigation, a.page, true, NULL, NULL,
                                         NULL),
        "push");
  run(&a, 5, "takes off");
  run(&a, 4, "on its way");
  run(&a, 60, "the page");

  a.pulled = true;
  check(motus_navigation_controller_pop(a.navigation, true, NULL, NULL, NULL,
                                        NULL),
        "pop");
  for (int i = 0; i < 8; i++) { /* 240 points a second, 120 for the whole way */
    check(motus_percent_driven_interaction_update(a.hand, i / 30.0), "pull");
    check(motus_runtime_tick(a.runtime, a.time), "tick");
    a.time += 1 / 60.0;
  }
  run(&a, 1, "pulled");
  check(motus_percent_driven_interaction_finish_with_velocity(a.hand, 2),
        "throw");
  run(&a, 5, "thrown");
  run(&a, 60, "home");
  char path[512];
  snprintf(path, sizeof path, "%s/hero.svg", argc > 1 ? argv[1] : ".");
  if (!filmstrip_write(a.strip, argc > 1 ? path : "/dev/null"))
    return 1;
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
