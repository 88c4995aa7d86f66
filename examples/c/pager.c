/* Pages with depth: a finger turns from one page to the next. Each page's moon is
 * linked to how its page is seen and lags behind it, so that it seems to stand
 * far away; dots below go along with the transition by its coordinator. The
 * finger turns a page half, lets go, catches it on its way and turns it back.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 180.0
#define HEIGHT 270.0
#define PAGES 3

typedef struct app {
  motus_runtime *runtime;
  motus_page_view_controller *pages;
  motus_view_controller *page[PAGES];
  motus_view *dots[PAGES];
  filmstrip *strip;
  double time;
} app;

static const motus_color skies[PAGES] = {
    {.16, .20, .36, 1}, {.36, .22, .38, 1}, {.15, .36, .38, 1}};
static const motus_color hills[PAGES] = {
    {.24, .32, .52, 1}, {.55, .33, .47, 1}, {.24, .54, .50, 1}};

static int number(const app *a, motus_view_controller *page) {
  for (int i = 0; i < PAGES; i++)
    if (a->page[i] == page)
      return i;
  return 0;
}

static void page_did_load(void *user_data, motus_view_controller *controller) {
  app *a = user_data;
  int i = number(a, controller);
  motus_color moon_color = {.98, .95, .82, 1};
  motus_view *view = motus_view_controller_view(controller);
  motus_view *moon, *hill;
  check(motus_view_set_background_color(view, skies[i]), "sky");
  check(motus_view_set_clips_to_bounds(view, true), "clip");
  moon =
      add_rect(a->runtime, view, (motus_rect){62, 50, 56, 56}, moon_color, 28);
  hill = add_rect(a->runtime, view, (motus_rect){-40, 170, 260, 260}, hills[i],
                  130);
  /* Over the whole time that the page is seen: the moon keeps two thirds of the
   * way back, the hill a third. */
  const double ends[2][12] = {
      {1, 0, 0, 1, -WIDTH * 2 / 3, 0, 1, 0, 0, 1, WIDTH * 2 / 3, 0},
      {1, 0, 0, 1, -WIDTH / 3, 0, 1, 0, 0, 1, WIDTH / 3, 0}};
  const double inputs[] = {0, 1};
  motus_link_range seen;
  motus_link_options by;
  motus_link_range_init(&seen, sizeof seen);
  seen.kind = MOTUS_SCROLL_RANGE_COVER;
  seen.subject = view;
  motus_link_options_init(&by, sizeof by);
  by.inputs = inputs;
  by.input_count = 2;
  by.output_count = 12;
  motus_link_source source = {.kind = MOTUS_LINK_SOURCE_RANGE,
                              .object =
                                  motus_page_view_controller_scroller(a->pages),
                              .component = MOTUS_AXIS_HORIZONTAL,
                              .range = &seen};
  for (int far = 0; far < 2; far++) {
    motus_link_target target = {.kind = MOTUS_LINK_TARGET_PROPERTY,
                                .property = MOTUS_PROPERTY_TRANSFORM,
                                .object = far ? hill : moon};
    by.outputs = ends[far];
    check(motus_link_create(a->runtime, &target, &source, 1, &by, NULL),
          "link");
  }
}

static void light_dot(void *user_data,
                      motus_transition_coordinator *coordinator) {
  app *a = user_data;
  motus_view_controller *to = motus_page_view_controller_pending(a->pages);
  (void)coordinator;
  for (int i = 0; i < PAGES; i++)
    motus_view_set_alpha(a->dots[i], a->page[i] == to ? 1 : .35);
}

/* The page that comes lights its dot, along with the finger. */
static void page_will_appear(void *user_data, motus_view_controller *controller,
                             bool animated) {
  app *a = user_data;
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(controller);
  if (animated && coordinator &&
      motus_page_view_controller_pending(a->pages) == controller)
    check(motus_transition_coordinator_animate_alongside(
              coordinator, NULL, light_dot, NULL, a, NULL),
          "along");
}

static void tick(app *a) {
  check(motus_runtime_tick(a->runtime, a->time), "tick");
  a->time += 1 / 60.0;
}

static void take(app *a, const char *caption) {
  printf("%.2f s: %-12s page %d, %+.3f from its place\n", a->time, caption,
         number(a, motus_page_view_controller_current(a->pages)) + 1,
         motus_page_view_controller_position(a->pages));
  filmstrip_add(a->strip, a->runtime, caption);
}

static void finger(app *a, motus_touch_phase phase, double x) {
  check(motus_runtime_send_touch(a->runtime, 1, phase, (motus_point){x, 120},
                                 a->time),
        "touch");
}

static void drag(app *a, double from, double to, int frames) {
  finger(a, MOTUS_TOUCH_BEGAN, from);
  for (int i = 1; i <= frames; i++) {
    finger(a, MOTUS_TOUCH_MOVED, from + (to - from) * i / frames);
    tick(a);
  }
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  motus_color white = {1, 1, 1, 1};
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  motus_runtime_set_diagnostics(a.runtime, report, NULL, NULL);
  check(motus_page_view_controller_create(a.runtime, NULL, &a.pages), "pages");
  for (int i = 0; i < PAGES; i++) {
    motus_view_controller_callbacks callbacks = {
        .struct_size = sizeof callbacks,
        .view_did_load = page_did_load,
        .view_will_appear = page_will_appear};
    check(motus_view_controller_create(a.runtime, &callbacks, &a, NULL,
                                       &a.page[i]),
          "page");
  }
  check(motus_page_view_controller_set_pages(a.pages, a.page, PAGES, false),
        "set pages");
  check(motus_runtime_set_root_view_controller(
            a.runtime, (motus_view_controller *)a.pages),
        "root");
  for (int i = 0; i < PAGES; i++) {
    a.dots[i] = add_rect(a.runtime, motus_runtime_window(a.runtime),
                         (motus_rect){72 + 16. * i, 250, 6, 6}, white, 3);
    motus_view_set_alpha(a.dots[i], i ? .35 : 1);
  }
  a.strip = filmstrip_create(WIDTH, HEIGHT);

  tick(&a);
  take(&a, "at rest");
  drag(&a, 160, 95, 8);
  take(&a, "dragged");
  finger(&a, MOTUS_TOUCH_ENDED, 95);
  for (int i = 0; i < 4; i++)
    tick(&a);
  take(&a, "let go");
  drag(&a, 60, 140, 8);
  take(&a, "caught");
  finger(&a, MOTUS_TOUCH_ENDED, 140);
  for (int i = 0; i < 60; i++)
    tick(&a);
  take(&a, "turned back");
  drag(&a, 160, 60, 4);
  finger(&a, MOTUS_TOUCH_ENDED, 60);
  for (int i = 0; i < 60; i++)
    tick(&a);
  take(&a, "turned");
  if (!filmstrip_save(a.strip, argv[1], "pager.svg"))
    return 1;
  motus_release(a.pages);
  for (int i = 0; i < PAGES; i++)
    motus_release(a.page[i]);
  return motus_runtime_destroy(a.runtime);
}
