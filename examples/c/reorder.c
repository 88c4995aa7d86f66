/* Rows that a finger takes to another place. The program owns the order; the
 * library says which index the finger means, and moves the others out of the
 * way. Let go, the row falls into its place with the finger's velocity.
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
  char rows[8]; /* one letter each */
} app;

static const motus_color colors[] = {{.93, .35, .36, 1},
                                     {.98, .67, .24, 1},
                                     {.35, .70, .45, 1},
                                     {.26, .55, .85, 1},
                                     {.58, .43, .79, 1}};

static void frame(app *a) {
  motus_child rows[8] = {{0}};
  size_t count = strlen(a->rows);
  for (size_t i = 0; i < count; i++) {
    rows[i].key = rows[i].tag = (uint64_t)a->rows[i];
    rows[i].frame = (motus_rect){20, 10 + 34 * (double)i, 140, 28};
  }
  check(motus_view_arrange(a->list, rows, count, sizeof *rows, NULL), "list");
  check(motus_runtime_tick(a->runtime, a->time), "tick");
  a->time += 1 / 60.0;
}

/* Puts a row at an index among the others. */
static void put(app *a, char row, size_t index) {
  char rest[8];
  size_t count = 0, at = 0, i;
  for (const char *c = a->rows; *c; c++)
    if (*c != row)
      rest[count++] = *c;
  for (i = 0; i <= count; i++)
    a->rows[i] = i == index ? row : rest[at++];
}

static void drag(app *a, char row, double from, double to, int frames) {
  for (int i = 1; i <= frames; i++) {
    motus_point finger = {90, from + (to - from) * i / frames};
    size_t index;
    check(motus_view_update_reorder(a->list, finger, &index), "update");
    put(a, row, index);
    frame(a);
  }
}

static void show(app *a, const char *caption) {
  const motus_draw_item *items;
  size_t count;
  check(motus_runtime_draw_list(a->runtime, &items, &count), "draw list");
  printf("%.2f s: %s, %s:", a->time, caption, a->rows);
  for (size_t i = 0; i < count; i++)
    if (items[i].tag)
      printf(" %c %.0f", (int)items[i].tag, items[i].transform.ty);
  printf("\n");
  filmstrip_add(a->strip, a->runtime, caption);
}

int main(int argc, char **argv) {
  app a = {0};
  motus_runtime_options options;
  motus_color white = {1, 1, 1, 1}, shade = {0, 0, 0, .4};
  motus_vector below = {0, 3};
  size_t index;
  char path[512];
  check(motus_runtime_options_init(&options, sizeof options), "options");
  options.window_size = (motus_size){180, 190};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  a.strip = filmstrip_create(180, 190);
  a.list = motus_runtime_window(a.runtime);
  check(motus_view_set_background_color(a.list, white), "window");
  strcpy(a.rows, "ABCDE");
  frame(&a);
  for (const char *c = a.rows; *c; c++) {
    motus_view *row = motus_view_child_with_key(a.list, (uint64_t)*c, false);
    check(motus_view_set_background_color(row, colors[*c - 'A']), "colour");
    check(motus_view_set_corner_radius(row, 6), "radius");
  }
  frame(&a);
  show(&a, "taken");
  motus_view *row = motus_view_child_with_key(a.list, 'B', false);
  check(motus_view_begin_reorder(a.list, 'B', (motus_point){90, 58}, NULL),
        "begin");
  check(motus_view_set_shadow_color(row, shade), "shadow");
  check(motus_view_set_shadow_offset(row, below), "offset");
  check(motus_view_set_shadow_radius(row, 8), "blur");
  drag(&a, 'B', 58, 94, 12);
  drag(&a, 'B', 94, 94, 5);
  show(&a, "over green");
  drag(&a, 'B', 94, 135, 14);
  show(&a, "over blue");
  check(motus_view_end_reorder(a.list, (motus_vector){0, 200}, &index), "end");
  check(motus_view_set_shadow_color(row, (motus_color){0, 0, 0, 0}), "shadow");
  put(&a, 'B', index);
  for (int i = 0; i < 5; i++)
    frame(&a);
  show(&a, "it falls");
  for (int i = 0; i < 60; i++)
    frame(&a);
  show(&a, "at rest");
  snprintf(path, sizeof path, "%s/reorder.svg", argc > 1 ? argv[1] : ".");
  if (!filmstrip_write(a.strip, argc > 1 ? path : "/dev/null"))
    return 1;
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
