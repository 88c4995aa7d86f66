/* Rows that a finger takes to another place, in their list and in the next one.
 * The program owns the order; the library says which index the finger means,
 * and moves the others out of the way. Both lists have one group: a row that the
 * program lists in the other one goes there from where it is, under the finger.
 * Let go, it falls into its place with the finger's velocity.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>
#include <string.h>

typedef struct app {
  motus_runtime *runtime;
  motus_view *lists[2];
  filmstrip *strip;
  double time;
  char rows[2][8]; /* one letter each */
} app;

static const motus_color colors[] = {{.93, .35, .36, 1}, {.98, .67, .24, 1},
                                     {.35, .70, .45, 1}, {.26, .55, .85, 1},
                                     {.58, .43, .79, 1}, {.30, .70, .72, 1}};

static void frame(app *a) {
  motus_arrangement_options options;
  check(motus_arrangement_options_init(&options, sizeof options), "options");
  options.group = 1;
  for (int l = 0; l < 2; l++) {
    motus_child rows[8] = {{0}};
    size_t count = strlen(a->rows[l]);
    for (size_t i = 0; i < count; i++) {
      rows[i].key = rows[i].tag = (uint64_t)a->rows[l][i];
      rows[i].frame = (motus_rect){10, 10 + 34 * (double)i, 80, 28};
    }
    check(motus_view_arrange(a->lists[l], rows, count, sizeof *rows, &options),
          "list");
  }
  check(motus_runtime_tick(a->runtime, a->time), "tick");
  a->time += 1 / 60.0;
}

/* Puts a row at an index of a list, among the others, and into no other. */
static void put(app *a, char row, int list, size_t index) {
  for (int l = 0; l < 2; l++) {
    char rest[8] = {0};
    size_t count = 0, at = 0, end = 0;
    for (const char *c = a->rows[l]; *c; c++)
      if (*c != row)
        rest[count++] = *c;
    for (size_t i = 0; i <= count; i++) {
      if (l == list && i == index)
        a->rows[l][end++] = row;
      if (i < count)
        a->rows[l][end++] = rest[at++];
    }
    a->rows[l][end] = 0;
  }
}

/* The finger goes from one place of the window to another. */
static void drag(app *a, char row, motus_point from, motus_point to,
                 int frames) {
  for (int i = 1; i <= frames; i++) {
    double part = (double)i / frames;
    motus_point finger = {from.x + (to.x - from.x) * part,
                          from.y + (to.y - from.y) * part};
    int list = finger.x > 105;
    size_t index;
    finger.x -= list * 105;
    check(motus_view_update_reorder(a->lists[list], finger, &index), "update");
    put(a, row, list, index);
    frame(a);
  }
}

static void show(app *a, const char *caption) {
  const motus_draw_item *items;
  size_t count;
  check(motus_runtime_draw_list(a->runtime, &items, &count), "draw list");
  printf("%.2f s: %s, %s|%s:", a->time, caption, a->rows[0], a->rows[1]);
  for (size_t i = 0; i < count; i++)
    if (items[i].tag)
      printf(" %c %.0f,%.0f", (int)items[i].tag, items[i].transform.tx,
             items[i].transform.ty);
  printf("\n");
  filmstrip_add(a->strip, a->runtime, caption);
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  motus_color white = {1, 1, 1, 1}, shade = {0, 0, 0, .4};
  motus_color ground = {.94, .94, .96, 1};
  motus_vector below = {0, 3};
  size_t index;
  check(motus_runtime_options_init(&options, sizeof options), "options");
  options.window_size = (motus_size){215, 160};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  a.strip = filmstrip_create(215, 160);
  motus_view *window = motus_runtime_window(a.runtime);
  check(motus_view_set_background_color(window, white), "window");
  /* The grounds first: who is dragged is drawn in front of both. */
  for (int l = 0; l < 4; l++) {
    motus_view *view;
    motus_rect place = {5 + 105. * (l % 2), 5, 100, 150};
    check(motus_view_create(a.runtime, &view), "view");
    check(motus_view_set_frame(view, place), "frame");
    if (l < 2) {
      check(motus_view_set_background_color(view, ground), "colour");
      check(motus_view_set_corner_radius(view, 10), "radius");
    } else {
      a.lists[l - 2] = view;
    }
    check(motus_view_add_subview(window, view), "add");
    check(motus_release(view), "release");
  }
  strcpy(a.rows[0], "ABCD");
  strcpy(a.rows[1], "EF");
  frame(&a);
  for (int l = 0; l < 2; l++)
    for (const char *c = a.rows[l]; *c; c++) {
      motus_view *row = motus_view_child_with_key(a.lists[l], (uint64_t)*c, 0);
      check(motus_view_set_background_color(row, colors[*c - 'A']), "colour");
      check(motus_view_set_corner_radius(row, 6), "radius");
    }
  frame(&a);
  show(&a, "taken");
  motus_view *row = motus_view_child_with_key(a.lists[0], 'B', false);
  motus_point start = {55, 58}, down = {55, 96}, over = {152, 66};
  check(motus_view_begin_reorder(a.lists[0], 'B', start, NULL), "begin");
  check(motus_view_set_shadow_color(row, shade), "shadow");
  check(motus_view_set_shadow_offset(row, below), "offset");
  check(motus_view_set_shadow_radius(row, 8), "blur");
  drag(&a, 'B', start, down, 12);
  drag(&a, 'B', down, down, 5);
  show(&a, "over green");
  drag(&a, 'B', down, over, 16);
  show(&a, "in the other list");
  drag(&a, 'B', over, over, 12);
  show(&a, "there is room");
  check(motus_view_end_reorder(a.lists[1], (motus_vector){0, -200}, &index),
        "end");
  check(motus_view_set_shadow_color(row, (motus_color){0, 0, 0, 0}), "shadow");
  put(&a, 'B', 1, index);
  for (int i = 0; i < 60; i++)
    frame(&a);
  show(&a, "at rest");
  if (!filmstrip_save(a.strip, argv[1], "reorder.svg"))
    return 1;
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
