/* Rows that are swiped aside: one opens and shows what can be done with it,
 * another one is swiped all the way and goes, and the others close up.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>
#include <string.h>

#define FRAME (1 / 60.0)
enum { ROWS = 6, REMOVE = 1, MARK = 2, PIN = 3 };

static motus_runtime *runtime;
static motus_view *list;
static char keys[ROWS + 1] = "abcdef";
static double now;
static motus_point finger;

static void run(int frames) {
  while (frames-- > 0)
    check(motus_runtime_tick(runtime, now += FRAME), "tick");
}

static void give(void) {
  motus_child children[ROWS];
  size_t count = strlen(keys);
  memset(children, 0, sizeof children);
  for (size_t i = 0; i < count; i++) {
    children[i].key = children[i].tag = (uint64_t)keys[i];
    children[i].frame = (motus_rect){0, 46. * (double)i, 240, 44};
  }
  check(motus_view_arrange(list, children, count, sizeof *children, NULL),
        "list");
}

/* What can be done with a row is said when its swipe begins. */
static void will_open(void *data, motus_view *view, motus_view *row,
                      uint64_t key) {
  static const motus_row_action trailing[] = {
      {REMOVE, 60, 0, {.85, .30, .25, 1}, MOTUS_ROW_ACTION_DESTRUCTIVE},
      {MARK, 60, 0, {.95, .62, .15, 1}, 0}};
  static const motus_row_action leading[] = {
      {PIN, 60, 0, {.20, .45, .85, 1}, 0}};
  (void)data, (void)view, (void)key;
  check(motus_view_set_row_actions(row, MOTUS_ROW_TRAILING, trailing, 2),
        "trailing");
  check(motus_view_set_row_actions(row, MOTUS_ROW_LEADING, leading, 1),
        "leading");
}

static void armed(void *data, motus_view *view, motus_view *row,
                  bool is_armed) {
  (void)data, (void)view;
  printf("%.2f s: %c is %s\n", now, (char)motus_tag(row),
         is_armed ? "armed: a click to feel" : "not armed any more");
}

static void closed(void *data, motus_view *view, motus_view *row,
                   bool finished) {
  (void)data, (void)view;
  if (finished)
    printf("%.2f s: %c is closed\n", now, (char)motus_tag(row));
}

static void chosen(void *data, motus_view *view, motus_view *row,
                   uint64_t action) {
  char *key = strchr(keys, (char)motus_tag(row));
  (void)data, (void)view;
  printf("%.2f s: %s %c\n", now, action == REMOVE ? "remove" : "mark", *key);
  if (action == REMOVE) {
    memmove(key, key + 1, strlen(key));
    give();
  }
  check(motus_view_finish_row_action(row, action == REMOVE), "done");
}

static void touch(motus_touch_phase phase, double dx) {
  finger.x += dx;
  check(motus_runtime_send_touch(runtime, 1, phase, finger, now), "touch");
  run(1);
}

/* A finger that comes down, and goes so far. */
static void pull(double x, double y, double dx) {
  finger = (motus_point){x, y};
  touch(MOTUS_TOUCH_BEGAN, 0);
  for (int i = 0; i < 20; i++)
    touch(MOTUS_TOUCH_MOVED, dx / 20);
}

static void lift(void) {
  run(6); /* at rest */
  touch(MOTUS_TOUCH_ENDED, 0);
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){240, 276};
  check(motus_runtime_create(&options, &runtime), "runtime");
  list = add_rect(runtime, motus_runtime_window(runtime),
                  (motus_rect){0, 0, 240, 276}, (motus_color){1, 1, 1, 1}, 0);
  motus_row_options rows;
  motus_row_options_init(&rows, sizeof rows);
  check(motus_view_set_row_options(list, &rows), "rows");
  motus_row_delegate delegate = {.struct_size = sizeof delegate,
                                 .will_open = will_open,
                                 .closed = closed,
                                 .armed = armed,
                                 .chosen = chosen};
  check(motus_view_set_row_delegate(list, &delegate, NULL, NULL), "delegate");
  give();
  run(1);
  for (size_t i = 0; i < ROWS; i++)
    motus_view_set_background_color(
        motus_view_subview_at(list, i),
        (motus_color){.86 - .02 * (double)i, .88, .92, 1});
  run(40);
  filmstrip *strip = filmstrip_create(240, 276);

  pull(220, 70, -90);
  filmstrip_add(strip, runtime, "swiped");
  lift();
  run(40);
  filmstrip_add(strip, runtime, "open");

  finger = (motus_point){150, 70}; /* the second action */
  touch(MOTUS_TOUCH_BEGAN, 0);
  touch(MOTUS_TOUCH_ENDED, 0);
  run(60);

  pull(20, 116, 55);
  filmstrip_add(strip, runtime, "the other side");
  lift();
  run(40);

  pull(230, 208, -200); /* this touch closes what is open */
  run(20);
  filmstrip_add(strip, runtime, "armed");
  lift();
  run(7);
  filmstrip_add(strip, runtime, "removed");
  run(90);
  filmstrip_add(strip, runtime, "at rest");
  printf("%.2f s: left are %s\n", now, keys);

  if (!filmstrip_save(strip, argv[1], "swipe.svg"))
    return 1;
  return motus_runtime_destroy(runtime);
}
