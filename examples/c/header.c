/* A header that collapses as its list scrolls, stretches when the list is pulled,
 * and a dot that runs after it: three links, one hanging on the other. The list's
 * offset leads the height of the header; that leads the place of the title; and
 * the dot follows the title by a spring, so it is behind while the list moves.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 200.0
#define HEIGHT 320.0
#define TALL 120.0
#define LOW 44.0

static motus_runtime *runtime;
static motus_scroller *scroller;
static motus_view *header, *title, *dot;
static double now;

/* One component of a property goes through pairs by what a source says. */
static void link_to(motus_view *view, uint32_t property, uint32_t component,
                    motus_link_source source, const double *inputs,
                    const double *outputs, motus_link_options *options) {
  motus_link_target target = {.kind = MOTUS_LINK_TARGET_PROPERTY,
                              .property = property,
                              .object = view,
                              .component = component,
                              .is_component = true};
  options->inputs = inputs;
  options->outputs = outputs;
  options->input_count = options->output_count = 2;
  check(motus_link_create(runtime, &target, &source, 1, options, NULL), "link");
}

static void build(void) {
  motus_color paper = {.97, .97, .98, 1}, sky = {.42, .60, .82, 1};
  motus_color white = {1, 1, 1, 1}, card = {.88, .90, .94, 1};
  motus_color red = {.90, .35, .30, 1};
  motus_view *window = motus_runtime_window(runtime), *list;
  motus_link_options options;
  motus_view_set_background_color(window, paper);
  list = add_rect(runtime, window, (motus_rect){0, 0, WIDTH, HEIGHT}, paper, 0);
  check(motus_scroller_create(list, NULL, &scroller), "scroller");
  /* The content rests below the header. */
  check(motus_scroller_set_content_inset(scroller, (motus_insets){.top = TALL}),
        "inset");
  for (int i = 0; i < 9; i++)
    add_rect(runtime, list, (motus_rect){12, 12 + 72. * i, WIDTH - 24, 60},
             card, 10);
  check(motus_scroller_set_content_size(scroller,
                                        (motus_size){WIDTH, 12 + 72 * 9}),
        "content");
  header = add_rect(runtime, window, (motus_rect){0, 0, WIDTH, TALL}, sky, 0);
  title = add_rect(runtime, header, (motus_rect){16, 80, 110, 20}, white, 4);
  dot = add_rect(runtime, header, (motus_rect){150, 80, 20, 20}, red, 10);

  /* The header grows from its upper edge, which stays. */
  check(motus_view_set_bounds(header, (motus_rect){0, 0, WIDTH, TALL}), "size");
  const double scrolled[] = {0, TALL - LOW}, height[] = {TALL, LOW},
               middle[] = {TALL / 2, LOW / 2};
  motus_link_source offset = {.kind = MOTUS_LINK_SOURCE_OFFSET_FROM_REST,
                              .object = scroller,
                              .component = MOTUS_AXIS_VERTICAL};
  motus_link_options_init(&options, sizeof options);
  options.before = MOTUS_LINK_END_CONTINUE; /* a pull stretches it */
  link_to(header, MOTUS_PROPERTY_BOUNDS, 3, offset, scrolled, height, &options);
  link_to(header, MOTUS_PROPERTY_CENTER, 1, offset, scrolled, middle, &options);

  /* The title stands at the lower edge, and moves up a little as that does. */
  const double heights[] = {LOW, TALL}, places[] = {LOW / 2, TALL - 30};
  motus_link_source lower = {.kind = MOTUS_LINK_SOURCE_PROPERTY,
                             .object = header,
                             .property = MOTUS_PROPERTY_BOUNDS,
                             .component = 3};
  motus_link_options_init(&options, sizeof options);
  options.after = MOTUS_LINK_END_CONTINUE;
  link_to(title, MOTUS_PROPERTY_CENTER, 1, lower, heights, places, &options);

  /* The dot is to be where the title is, and takes its time. */
  const double same[] = {0, 100};
  motus_link_source place = {.kind = MOTUS_LINK_SOURCE_PROPERTY,
                             .object = title,
                             .property = MOTUS_PROPERTY_CENTER,
                             .component = 1};
  motus_link_options_init(&options, sizeof options);
  options.before = options.after = MOTUS_LINK_END_CONTINUE;
  options.follow = MOTUS_LINK_FOLLOW_SPRING;
  link_to(dot, MOTUS_PROPERTY_CENTER, 1, place, same, same, &options);
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

static void show(filmstrip *strip, const char *caption) {
  printf("%-10s header %5.1f, title at %5.1f, dot at %5.1f\n", caption,
         motus_view_bounds(header).height, motus_view_center(title).y,
         motus_view_center(dot).y);
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
  build();
  tick();
  show(strip, "at rest");
  drag(180, 260, 10);
  show(strip, "pulled");
  finger(MOTUS_TOUCH_ENDED, 260);
  while (motus_runtime_needs_tick(runtime))
    tick();
  drag(280, 180, 8);
  show(strip, "dragged");
  finger(MOTUS_TOUCH_ENDED, 180);
  for (int i = 0; i < 12; i++)
    tick();
  show(strip, "let go");
  while (motus_runtime_needs_tick(runtime))
    tick();
  show(strip, "at rest");
  if (!filmstrip_save(strip, argv[1], "header.svg"))
    return 1;
  motus_release(scroller);
  return motus_runtime_destroy(runtime);
}
