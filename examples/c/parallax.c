/* A list under a picture: the picture moves at half the pace, fades and, when the
 * list is pulled, grows; each card slides in as it appears. Nothing is computed by
 * the program while the finger is down: four kinds of motion are linked to the
 * offset, and stand where the offset is in the same frame. With a folder as
 * argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>
#include <string.h>

#define WIDTH 200.0
#define HEIGHT 320.0
#define PICTURE 140.0

static motus_runtime *runtime;
static motus_scroller *scroller;
static double now;

/* A property of a view goes from one value to another along a part of the way. */
static void link_to(motus_view *view, const motus_link_range *range,
                    motus_link_end end, uint32_t property, const double *from,
                    const double *to, size_t count) {
  static const double inputs[] = {0, 1};
  double outputs[12];
  motus_link_target target = {
      .kind = MOTUS_LINK_TARGET_PROPERTY, .property = property, .object = view};
  motus_link_source source = {.kind = MOTUS_LINK_SOURCE_RANGE,
                              .object = scroller,
                              .component = MOTUS_AXIS_VERTICAL,
                              .range = range};
  motus_link_options by;
  memcpy(outputs, from, count * sizeof *outputs);
  memcpy(outputs + count, to, count * sizeof *outputs);
  motus_link_options_init(&by, sizeof by);
  by.inputs = inputs;
  by.input_count = 2;
  by.outputs = outputs;
  by.output_count = 2 * count;
  by.before = by.after = end;
  check(motus_link_create(runtime, &target, &source, 1, &by, NULL), "link");
}

static void build(void) {
  motus_color paper = {.97, .97, .98, 1}, sky = {.42, .60, .82, 1};
  motus_color sun = {1, .96, .80, 1}, card = {.88, .90, .94, 1};
  motus_link_range part;
  motus_view *list, *picture;
  motus_view_set_background_color(motus_runtime_window(runtime), paper);
  list = add_rect(runtime, motus_runtime_window(runtime),
                  (motus_rect){0, 0, WIDTH, HEIGHT}, paper, 0);
  check(motus_scroller_create(list, NULL, &scroller), "scroller");
  picture = add_rect(runtime, list, (motus_rect){0, 0, WIDTH, PICTURE}, sky, 0);
  add_rect(runtime, picture, (motus_rect){130, 26, 44, 44}, sun, 22);
  for (int i = 0; i < 9; i++)
    add_rect(runtime, list, (motus_rect){12, 152 + 72. * i, WIDTH - 24, 60},
             card, 10);
  check(motus_scroller_set_content_size(scroller,
                                        (motus_size){WIDTH, 152 + 72 * 9}),
        "content");

  /* Down at half the pace, and gone when it is covered. */
  const double still[] = {1, 0, 0, 1, 0, 0}, late[] = {1, 0, 0, 1, 0, 70};
  const double opaque = 1, gone = 0;
  motus_link_range_init(&part, sizeof part);
  part.kind = MOTUS_SCROLL_RANGE_OFFSETS;
  part.end_offset = PICTURE;
  link_to(picture, &part, MOTUS_LINK_END_HOLD, MOTUS_PROPERTY_ALPHA, &opaque,
          &gone, 1);
  /* A pull makes it go up, back to the window's edge. */
  link_to(picture, &part, MOTUS_LINK_END_CONTINUE, MOTUS_PROPERTY_TRANSFORM,
          still, late, 6);
  /* Each card, while it appears. */
  for (size_t i = 1; i < motus_view_subview_count(list); i++) {
    const double aside[] = {.8, 0, 0, .8, 60, 0};
    motus_view *row = motus_view_subview_at(list, i);
    motus_link_range_init(&part, sizeof part);
    part.kind = MOTUS_SCROLL_RANGE_ENTRY;
    part.subject = row;
    link_to(row, &part, MOTUS_LINK_END_HOLD, MOTUS_PROPERTY_TRANSFORM, aside,
            still, 6);
    link_to(row, &part, MOTUS_LINK_END_HOLD, MOTUS_PROPERTY_ALPHA, &gone,
            &opaque, 1);
  }
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
  filmstrip_add(strip, runtime, "at rest");
  drag(100, 170, 8);
  filmstrip_add(strip, runtime, "pulled");
  finger(MOTUS_TOUCH_ENDED, 170);
  while (motus_runtime_needs_tick(runtime))
    tick();
  drag(300, 215, 8);
  filmstrip_add(strip, runtime, "dragged");
  finger(MOTUS_TOUCH_ENDED, 215);
  for (int i = 0; i < 3; i++) {
    for (int frame = 0; frame < 8; frame++)
      tick();
    printf("%.2f s: offset %.1f, %.0f points a second\n", now,
           motus_scroller_offset(scroller).y,
           motus_scroller_velocity(scroller).dy);
    filmstrip_add(strip, runtime, "glides");
  }
  if (!filmstrip_save(strip, argv[1], "parallax.svg"))
    return 1;
  motus_release(scroller);
  return motus_runtime_destroy(runtime);
}
