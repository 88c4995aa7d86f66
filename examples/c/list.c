/* A list in immediate mode: each frame the program says which rows there are and
 * where, and keeps nothing else. Rows come, go and return on their way out.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>
#include <string.h>

typedef struct app {
  motus_runtime *runtime;
  motus_view *list;
  filmstrip *strip;
  double time;
  const char *rows; /* one letter each */
} app;

static const motus_color colors[] = {{.93, .35, .36, 1},
                                     {.98, .67, .24, 1},
                                     {.35, .70, .45, 1},
                                     {.26, .55, .85, 1},
                                     {.58, .43, .79, 1}};

static void frame(app *a) {
  motus_arrangement_options options;
  motus_presence outside;
  check(motus_arrangement_options_init(&options, sizeof options), "options");
  check(motus_presence_init(&outside, sizeof outside), "presence");
  outside.offset.dx = .4; /* of a row's width */
  outside.offset_is_relative = true;
  options.enter = options.exit = &outside;
  options.stagger = .03;
  check(motus_view_begin_arrangement(a->list, &options), "begin");
  for (size_t i = 0; i < strlen(a->rows); i++) {
    motus_child row = {0};
    row.key = row.tag = (uint64_t)a->rows[i];
    row.frame = (motus_rect){10, 10 + 34 * (double)i, 130, 28};
    check(motus_runtime_add_child(a->runtime, &row), "row");
  }
  check(motus_runtime_commit_arrangement(a->runtime), "commit");
  check(motus_runtime_tick(a->runtime, a->time), "tick");
  a->time += 1 / 60.0;
  /* A host would draw each row by its tag. This one lets the view have the
   * colour, as soon as there is a view. */
  for (const char *c = "ABCDE"; *c; c++) {
    motus_view *view = motus_view_child_with_key(a->list, (uint64_t)*c, true);
    if (view) {
      check(motus_view_set_background_color(view, colors[*c - 'A']), "colour");
      check(motus_view_set_corner_radius(view, 6), "radius");
    }
  }
}

static void run(app *a, const char *rows, int frames, const char *caption) {
  a->rows = rows;
  for (int i = 0; i < frames; i++)
    frame(a);
  const motus_draw_item *items;
  size_t count;
  check(motus_runtime_draw_list(a->runtime, &items, &count), "draw list");
  printf("%.2f s: %s:", a->time, caption);
  for (size_t i = 0; i < count; i++)
    if (items[i].tag)
      printf(" %c %.0f,%.0f %.2f", (int)items[i].tag, items[i].transform.tx,
             items[i].transform.ty, items[i].alpha);
  printf("\n");
  filmstrip_add(a->strip, a->runtime, caption);
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){190, 190};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  a.strip = filmstrip_create(190, 190);
  a.list = motus_runtime_window(a.runtime);
  motus_color white = {1, 1, 1, 1};
  check(motus_view_set_background_color(a.list, white), "window");

  a.rows = "";
  frame(&a); /* nothing yet: what comes later comes with its effect */
  run(&a, "ABCDE", 9, "they come");
  run(&a, "ABCDE", 60, "there");
  run(&a, "AED", 7, "B and C go");
  run(&a, "AEBD", 7, "B returns");
  run(&a, "AEBD", 60, "at rest");
  if (!filmstrip_save(a.strip, argv[1], "list.svg"))
    return 1;
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
