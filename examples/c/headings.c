/* Headings that stick under a title that shrinks as its list scrolls: rows have
 * views while they are near, one of them is swiped aside, and its heading stays in
 * front of what opens. Then all of it from right to left. With a folder as
 * argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 200.0
#define HEIGHT 320.0
#define BAR 36.0
#define LARGE 76.0
enum { ROWS = 2000, SECTION = 5, SPARE = 64, REMOVE = 1 };

static motus_runtime *runtime;
static motus_navigation_controller *stack;
static motus_view *list;
static motus_view *spare[SPARE];
static int spare_count, made;
static double now;

static bool is_heading(uint64_t key) {
  return key % SECTION == 1;
}

/* A view for a row that comes near: one that is not needed any more, or a new
 * one. */
static motus_view *provide(void *data, motus_view *view, uint64_t key,
                           size_t index) {
  motus_view *row = NULL;
  double shade = .04 * (double)(key % SECTION);
  (void)data, (void)view, (void)index;
  if (spare_count > 0) {
    row = spare[--spare_count];
  } else {
    check(motus_view_create(runtime, &row), "row");
    made += 1;
  }
  motus_set_tag(row, key);
  motus_view_set_background_color(
      row, is_heading(key) ? (motus_color){.30, .35, .45, 1}
                           : (motus_color){.90 - shade, .92 - shade, .96, 1});
  return row;
}

static void recycle(void *data, motus_view *view, uint64_t key,
                    motus_view *row) {
  (void)data, (void)view, (void)key;
  if (spare_count < SPARE)
    spare[spare_count++] = row;
  else
    motus_release(row);
}

/* Headings have no actions, and are not swiped. */
static void will_open(void *data, motus_view *view, motus_view *row,
                      uint64_t key) {
  static const motus_row_action remove = {
      REMOVE, 60, 0, {.85, .30, .25, 1}, MOTUS_ROW_ACTION_DESTRUCTIVE};
  (void)data, (void)view, (void)key;
  if (!is_heading(motus_tag(row)))
    check(motus_view_set_row_actions(row, MOTUS_ROW_TRAILING, &remove, 1),
          "actions");
}

static void lay_out(void *data, motus_view_controller *controller) {
  (void)data, (void)controller;
  motus_view_set_center(list, (motus_point){WIDTH / 2, HEIGHT / 2});
}

static void build(void) {
  static motus_row rows[ROWS];
  static const motus_row_list_delegate views = {
      .struct_size = sizeof views, .provide = provide, .recycle = recycle};
  static const motus_row_delegate swipes = {.struct_size = sizeof swipes,
                                            .will_open = will_open};
  static const motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .view_did_layout_subviews = lay_out};
  motus_view_controller *screen;
  motus_scroller *scroller;
  motus_bar_options answers;
  motus_row_options sideways;
  motus_view *title;
  check(motus_view_controller_create(runtime, &callbacks, NULL, NULL, &screen),
        "screen");
  list = add_rect(runtime, motus_view_controller_view(screen),
                  (motus_rect){0, 0, WIDTH, HEIGHT},
                  (motus_color){.97, .97, .98, 1}, 0);
  check(motus_scroller_create(list, NULL, &scroller), "scroller");
  check(motus_view_set_row_list_delegate(list, &views, NULL, NULL), "views");
  motus_row_options_init(&sideways, sizeof sideways);
  check(motus_view_set_row_options(list, &sideways), "swipes");
  check(motus_view_set_row_delegate(list, &swipes, NULL, NULL), "swipes");
  for (int i = 0; i < ROWS; i++) {
    rows[i].key = (uint64_t)i + 1;
    rows[i].extent = is_heading(rows[i].key) ? 22 : 38;
    rows[i].flags = is_heading(rows[i].key) ? MOTUS_ROW_LIST_HEADING : 0;
  }
  check(motus_view_set_rows(list, rows, ROWS, sizeof *rows, NULL), "rows");
  check(motus_navigation_controller_create(runtime, screen, &stack), "stack");
  title = add_rect(runtime, motus_runtime_window(runtime), (motus_rect){0},
                   (motus_color){.42, .60, .82, 1}, 0);
  motus_view_controller *container = (motus_view_controller *)stack;
  check(motus_view_controller_set_bar(container, MOTUS_EDGE_TOP, title, BAR),
        "bar");
  motus_bar_options_init(&answers, sizeof answers);
  answers.expanded_height = LARGE;
  check(motus_view_controller_set_bar_options(container, MOTUS_EDGE_TOP,
                                              &answers),
        "answer");
  check(motus_runtime_set_root_view_controller(runtime, container), "root");
  motus_release(scroller);
  motus_release(screen);
}

static void tick(void) {
  check(motus_runtime_tick(runtime, now), "tick");
  now += 1 / 60.0;
}

static void rest(void) {
  while (motus_runtime_needs_tick(runtime))
    tick();
}

static void finger(motus_touch_phase phase, double x, double y) {
  check(motus_runtime_send_touch(runtime, 1, phase, (motus_point){x, y}, now),
        "touch");
}

static void drag(double x, double y, double to_x, double to_y) {
  finger(MOTUS_TOUCH_BEGAN, x, y);
  for (int i = 1; i <= 12; i++) {
    finger(MOTUS_TOUCH_MOVED, x + (to_x - x) * i / 12, y + (to_y - y) * i / 12);
    tick();
  }
  for (int i = 0; i < 8; i++) { /* it stays there */
    finger(MOTUS_TOUCH_MOVED, to_x, to_y);
    tick();
  }
}

static void lift(double x, double y) {
  finger(MOTUS_TOUCH_ENDED, x, y);
  rest();
}

static void show(filmstrip *strip, const char *caption) {
  printf("%-12s bar %4.1f, %d views of %d rows\n", caption,
         motus_view_controller_bar_extent((motus_view_controller *)stack,
                                          MOTUS_EDGE_TOP),
         made, ROWS);
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
  rest();
  show(strip, "at rest");
  drag(100, 200, 100, 170);
  show(strip, "dragged");
  lift(100, 170);
  drag(100, 260, 100, 120);
  lift(100, 120);
  show(strip, "it sticks");
  drag(180, 70, 120, 70); /* half of it is behind the heading */
  lift(120, 70);
  show(strip, "a row opens");
  drag(100, 260, 100, 226);
  show(strip, "and closes");
  lift(100, 226);
  check(motus_runtime_set_layout_direction(
            runtime, MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT),
        "direction");
  tick();
  rest();
  drag(20, 80, 80, 80);
  lift(80, 80);
  show(strip, "mirrored");
  if (!filmstrip_save(strip, argv[1], "headings.svg"))
    return 1;
  while (spare_count > 0)
    motus_release(spare[--spare_count]);
  motus_release(stack);
  return motus_runtime_destroy(runtime);
}
