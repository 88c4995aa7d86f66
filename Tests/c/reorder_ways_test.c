/* Lists run where their places say: down, up, to the right or to the left, with
 * rows on demand, too. A finger means the same index in each. */
#include "arrangement.h"

enum { LENGTH = 400 };
typedef enum way { DOWN, UP, RIGHT, LEFT, WAYS } way;

static motus_reorder_axis axis_of(way w) {
  return w < RIGHT ? MOTUS_REORDER_VERTICAL : MOTUS_REORDER_HORIZONTAL;
}

static double physical(way w, double along) {
  return w == UP || w == LEFT ? LENGTH - along : along;
}

static motus_point point(way w, double along) {
  double at = physical(w, along);
  return w < RIGHT ? (motus_point){20, at} : (motus_point){at, 20};
}

static motus_rect place(way w, double along, double extent) {
  double low = fmin(physical(w, along), physical(w, along + extent));
  return w < RIGHT ? (motus_rect){0, low, 40, extent}
                   : (motus_rect){low, 0, extent, 40};
}

/* Lists letters one after another, "a" longer than the others. */
static void list_letters(list *l, way w, const char *letters) {
  motus_child children[8];
  double along = 0;
  size_t count = strlen(letters);
  memset(children, 0, sizeof children);
  for (size_t i = 0; i < count; i++) {
    double extent = letters[i] == 'a' ? 60 : 40;
    children[i].key = children[i].tag = (uint64_t)letters[i];
    children[i].frame = place(w, along, extent);
    along += extent;
  }
  CHECK_EQUAL(arrange(l, children, count, sizeof *children), MOTUS_OK);
  run(l, .02);
}

static list open_way(way w, const char *letters) {
  list l = open_list("");
  motus_view_set_frame(l.parent, (motus_rect){0, 0, LENGTH, LENGTH});
  list_letters(&l, w, letters);
  run(&l, 2);
  return l;
}

/* KL-30 */
static void a_finger_means_the_same_index_whichever_way_a_list_runs(void) {
  static const struct {
    double along;
    size_t index;
  } steps[] = {{30, 0},  {49, 0},  {51, 1},  {89, 1}, {91, 2}, {131, 3},
               {390, 3}, {111, 2}, {109, 2}, {71, 1}, {29, 0}, {-50, 0}};
  for (way w = DOWN; w < WAYS; w++)
    for (int is_turned = 0; is_turned < 2; is_turned++) {
      list l = open_way(w, "abcd");
      motus_reorder_options options;
      motus_reorder_options_init(&options, sizeof options);
      options.axis = axis_of(w);
      motus_runtime_set_layout_direction(
          l.w.runtime, is_turned ? MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT
                                 : MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT);
      CHECK_EQUAL(
          motus_view_begin_reorder(l.parent, 'a', point(w, 30), &options),
          MOTUS_OK);
      for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        size_t index = 9;
        char letters[5] = "bcd";
        CHECK_EQUAL(motus_view_update_reorder(l.parent,
                                              point(w, steps[i].along), &index),
                    MOTUS_OK);
        CHECK_EQUAL(index, steps[i].index);
        if (index > 3)
          break;
        memmove(letters + index + 1, letters + index, 3 - index);
        letters[index] = 'a';
        list_letters(&l, w, letters);
      }
      world_close(&l.w);
    }
}

/* KL-20, KL-30: a list of one child runs as its direction of layout does. */
static void a_guest_stands_before_the_first_one_behind_it(void) {
  for (way w = DOWN; w < WAYS; w++) {
    list home = open_way(w, ""), away = home;
    home.o.group = away.o.group = 7;
    away.parent = world_view(&home.w, home.w.window);
    motus_view_set_frame(away.parent, (motus_rect){0, 0, LENGTH, LENGTH});
    motus_runtime_set_layout_direction(
        home.w.runtime, w == LEFT ? MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT
                                  : MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT);
    list_letters(&home, w, "a");
    list_letters(&away, w, "bcd");
    away.time += .02;
    run(&away, 2);
    motus_reorder_options options;
    motus_reorder_options_init(&options, sizeof options);
    options.axis = axis_of(w);
    CHECK_EQUAL(
        motus_view_begin_reorder(home.parent, 'a', point(w, 30), &options),
        MOTUS_OK);
    static const double along[4] = {19, 21, 61, 101};
    for (size_t i = 0; i < 4; i++) {
      size_t index = 9;
      motus_view_update_reorder(away.parent, point(w, along[i]), &index);
      CHECK_EQUAL(index, i);
    }
    if (w != UP) {
      list_letters(&away, w, "b");
      for (size_t i = 0; i < 2; i++) {
        size_t index = 9;
        motus_view_update_reorder(away.parent, point(w, along[i]), &index);
        CHECK_EQUAL(index, i);
      }
    }
    world_close(&home.w);
  }
}

/* KL-31: over a third list a call would not say which of two children it means.
 */
static void a_group_has_one_drag(void) {
  list home = open_way(DOWN, ""), away = home, third = home;
  home.o.group = away.o.group = third.o.group = 7;
  away.parent = world_view(&home.w, home.w.window);
  third.parent = world_view(&home.w, home.w.window);
  list_letters(&home, DOWN, "a");
  list_letters(&away, DOWN, "b");
  away.time += .02;
  list_letters(&third, DOWN, "c");
  CHECK_EQUAL(motus_view_begin_reorder(home.parent, 'a', point(DOWN, 30), NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_begin_reorder(away.parent, 'b', point(DOWN, 30), NULL),
              MOTUS_ERROR_BUSY);
  size_t index = 9;
  CHECK_EQUAL(motus_view_update_reorder(third.parent, point(DOWN, 90), &index),
              MOTUS_OK);
  CHECK_EQUAL(index, 1);
  CHECK_EQUAL(motus_view_end_reorder(home.parent, (motus_vector){0, 0}, &index),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_begin_reorder(away.parent, 'b', point(DOWN, 30), NULL),
              MOTUS_OK);
  world_close(&home.w);
}

static motus_view *provide(void *user_data, motus_view *view, uint64_t key,
                           size_t index) {
  list *l = user_data;
  motus_view *row = NULL;
  (void)view, (void)key, (void)index;
  CHECK_EQUAL(motus_view_create(l->w.runtime, &row), MOTUS_OK);
  return row;
}

/* LZ-4: rows that have no views count. */
static void a_guest_means_an_index_among_all_rows(void) {
  for (way w = DOWN; w < WAYS; w++) {
    if (w == UP)
      continue;
    list home = open_way(w, "");
    motus_view *rows = world_view(&home.w, home.w.window);
    motus_scroller *scroller = NULL;
    motus_row_list_delegate delegate = {.struct_size = sizeof delegate,
                                        .provide = provide};
    motus_row_list_options options;
    static motus_row all[1000];
    motus_runtime_set_layout_direction(
        home.w.runtime, w == LEFT ? MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT
                                  : MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT);
    home.o.group = 7;
    list_letters(&home, w, "a");
    motus_view_set_frame(rows, (motus_rect){0, 0, LENGTH, LENGTH});
    CHECK_EQUAL(motus_scroller_create(rows, NULL, &scroller), MOTUS_OK);
    motus_view_set_row_list_delegate(rows, &delegate, &home, NULL);
    motus_row_list_options_init(&options, sizeof options);
    options.axis = w < RIGHT ? MOTUS_AXIS_VERTICAL : MOTUS_AXIS_HORIZONTAL;
    options.arrangement = &home.o;
    for (size_t i = 0; i < 1000; i++)
      all[i] = (motus_row){1000 + i, 50, 0};
    CHECK_EQUAL(motus_view_set_rows(rows, all, 1000, sizeof *all, &options),
                MOTUS_OK);
    run(&home, .02);
    double start = w == LEFT ? 50000 - 20000 - LENGTH : 20000;
    motus_scroller_scroll_to(
        scroller, w < RIGHT ? (motus_point){0, start} : (motus_point){start, 0},
        false, NULL, NULL, NULL);
    run(&home, 1);
    motus_reorder_options drag;
    motus_reorder_options_init(&drag, sizeof drag);
    drag.axis = axis_of(w);
    drag.scrolls = false;
    CHECK_EQUAL(motus_view_begin_reorder(home.parent, 'a', point(w, 30), &drag),
                MOTUS_OK);
    for (int i = 0; i < 3; i++) {
      size_t index = 9;
      motus_point at = point(w, 126 + 50 * i);
      if (w < RIGHT)
        at.y += start;
      else
        at.x += start;
      CHECK_EQUAL(motus_view_update_reorder(rows, at, &index), MOTUS_OK);
      CHECK_EQUAL(index, 403 + (size_t)i);
    }
    motus_release(scroller);
    world_close(&home.w);
  }
}

CHECK_MAIN(TEST(a_finger_means_the_same_index_whichever_way_a_list_runs),
           TEST(a_guest_stands_before_the_first_one_behind_it),
           TEST(a_group_has_one_drag),
           TEST(a_guest_means_an_index_among_all_rows))
