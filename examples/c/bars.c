/* A title that is large at the start of the content and shrinks as that scrolls,
 * and a tab bar that gets out of its way and comes back with the next screen. The
 * host draws a bar and what stands in it: a link moves the title by how far the
 * bar has come. With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 200.0
#define HEIGHT 320.0
#define BAR 36.0
#define LARGE 76.0
#define TABS 40.0

static motus_runtime *runtime;
static motus_navigation_controller *stack;
static motus_tab_bar_controller *tabs;
static motus_view *title;
static double now;

/* A list of cards; the bars find its scroller. */
static motus_view_controller *screen(motus_color paper, motus_color card) {
  motus_view_controller *controller;
  motus_scroller *scroller;
  check(motus_view_controller_create(runtime, NULL, NULL, NULL, &controller),
        "screen");
  motus_view *view = motus_view_controller_view(controller);
  motus_view_set_background_color(view, paper);
  motus_view *list =
      add_rect(runtime, view, (motus_rect){0, 0, WIDTH, HEIGHT}, paper, 0);
  check(motus_scroller_create(list, NULL, &scroller), "scroller");
  for (int i = 0; i < 14; i++)
    add_rect(runtime, list, (motus_rect){12, 10 + 62. * i, WIDTH - 24, 52},
             card, 10);
  check(motus_scroller_set_content_size(scroller,
                                        (motus_size){WIDTH, 10 + 62 * 14}),
        "content");
  motus_release(scroller);
  return controller;
}

static motus_view *bar(void *container, motus_edge edge, double height,
                       motus_color color, const motus_bar_options *options) {
  motus_view *view = add_rect(runtime, motus_runtime_window(runtime),
                              (motus_rect){0, 0, 0, 0}, color, 0);
  check(motus_view_controller_set_bar(container, edge, view, height), "bar");
  check(motus_view_controller_set_bar_options(container, edge, options),
        "answer");
  return view;
}

static void link_title(uint32_t property, uint32_t component, double expanded,
                       double standard) {
  const double heights[] = {0, 1};
  double places[] = {expanded, standard};
  motus_link_source source = {.kind = MOTUS_LINK_SOURCE_BAR,
                              .object = stack,
                              .component = MOTUS_EDGE_TOP};
  motus_link_target target = {.kind = MOTUS_LINK_TARGET_PROPERTY,
                              .property = property,
                              .object = title,
                              .component = component,
                              .is_component = true};
  motus_link_options options;
  motus_link_options_init(&options, sizeof options);
  options.inputs = heights;
  options.outputs = places;
  options.input_count = options.output_count = 2;
  check(motus_link_create(runtime, &target, &source, 1, &options, NULL),
        "link");
}

static void build(motus_view_controller *first) {
  motus_color sky = {.42, .60, .82, 1}, slate = {.30, .35, .45, 1};
  motus_color white = {1, 1, 1, 1};
  motus_bar_options options;
  check(motus_navigation_controller_create(runtime, first, &stack), "stack");
  check(motus_tab_bar_controller_create(runtime, &tabs), "tabs");
  motus_view_controller *only = (motus_view_controller *)stack;
  check(motus_tab_bar_controller_set_view_controllers(tabs, &only, 1, false,
                                                      NULL, NULL, NULL),
        "tab");
  motus_bar_options_init(&options, sizeof options);
  options.expanded_height = LARGE;
  motus_view *top = bar(stack, MOTUS_EDGE_TOP, BAR, sky, &options);
  motus_bar_options_init(&options, sizeof options);
  options.minimizing = MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN;
  options.minimized_height = 8;
  motus_view *bottom = bar(tabs, MOTUS_EDGE_BOTTOM, TABS, slate, &options);
  for (int i = 0; i < 3; i++)
    add_rect(runtime, bottom, (motus_rect){35 + 50. * i, 12, 30, 16}, white, 8);
  motus_view_set_clips_to_bounds(bottom, true);
  title = add_rect(runtime, top, (motus_rect){12, 44, 120, 22}, white, 4);
  link_title(MOTUS_PROPERTY_CENTER, 0, 72, WIDTH / 2);
  link_title(MOTUS_PROPERTY_CENTER, 1, LARGE - 21, BAR / 2);
  link_title(MOTUS_PROPERTY_BOUNDS, 2, 120, 70);
  link_title(MOTUS_PROPERTY_BOUNDS, 3, 22, 12);
  check(motus_runtime_set_root_view_controller(runtime,
                                               (motus_view_controller *)tabs),
        "root");
}

static void tick(void) {
  check(motus_runtime_tick(runtime, now), "tick");
  now += 1 / 60.0;
}

static void finger(motus_touch_phase phase, double y) {
  check(motus_runtime_send_touch(runtime, 1, phase, (motus_point){100, y}, now),
        "touch");
}

static void drag(double from, double to, int frames) {
  finger(MOTUS_TOUCH_BEGAN, from);
  for (int i = 1; i <= frames; i++) {
    finger(MOTUS_TOUCH_MOVED, from + (to - from) * i / frames);
    tick();
  }
}

static void rest(void) {
  while (motus_runtime_needs_tick(runtime))
    tick();
}

static void show(filmstrip *strip, const char *caption) {
  motus_view_controller *s = (motus_view_controller *)stack;
  motus_view_controller *t = (motus_view_controller *)tabs;
  printf("%-12s title bar %4.1f (%.2f), tab bar %4.1f (%.2f)\n", caption,
         motus_view_controller_bar_extent(s, MOTUS_EDGE_TOP),
         motus_view_controller_bar_progress(s, MOTUS_EDGE_TOP),
         motus_view_controller_bar_extent(t, MOTUS_EDGE_BOTTOM),
         motus_view_controller_bar_progress(t, MOTUS_EDGE_BOTTOM));
  filmstrip_add(strip, runtime, caption);
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  filmstrip *strip = filmstrip_create(WIDTH, HEIGHT);
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &runtime), "runtime");
  motus_runtime_set_diagnostics(runtime, report, NULL, NULL);
  motus_view_controller *first =
      screen((motus_color){.97, .97, .98, 1}, (motus_color){.86, .89, .94, 1});
  motus_view_controller *second =
      screen((motus_color){.98, .96, .92, 1}, (motus_color){.94, .86, .78, 1});
  build(first);
  tick();
  tick();
  show(strip, "at rest");
  drag(200, 250, 8);
  show(strip, "pulled");
  finger(MOTUS_TOUCH_ENDED, 250);
  rest();
  drag(260, 206, 10);
  show(strip, "dragged");
  finger(MOTUS_TOUCH_ENDED, 206);
  rest();
  drag(260, 120, 12);
  finger(MOTUS_TOUCH_ENDED, 120);
  rest();
  show(strip, "scrolled");
  check(motus_navigation_controller_push(stack, second, true, NULL, NULL, NULL),
        "push");
  for (int i = 0; i < 10; i++)
    tick();
  show(strip, "pushed");
  rest();
  show(strip, "there");
  if (!filmstrip_save(strip, argv[1], "bars.svg"))
    return 1;
  motus_release(first);
  motus_release(second);
  motus_release(stack);
  motus_release(tabs);
  return motus_runtime_destroy(runtime);
}
