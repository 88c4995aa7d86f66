/* Packing: a list by keys. The screen says which rows there are and where; who
 * comes, moves, leaves and returns is the library's concern. A tap packs, a
 * swipe to the left shows what removes a row, or removes it when it goes on; a
 * long press lifts a row to another place, and the list scrolls below it. */
#include "kit.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 14, FIRST = 8, TOP = 92, ROW = 58, GAP = 10, REMOVE = 1 };

static const char *const names[ROWS] = {
    "Boots",       "Rain jacket",    "Map and compass",  "Water, two litres",
    "Head torch",  "First-aid kit",  "Bread and cheese", "Wool socks",
    "Sun hat",     "Pocket knife",   "Thermos of tea",   "Camera",
    "Dry matches", "Swimming things"};

typedef struct row {
  motus_view *view, *ring, *tick, *label;
  bool is_packed;
} row;

typedef struct packing_screen {
  motus_view *list, *count, *plus;
  row rows[ROWS];
  int order[ROWS], used; /* rows in the list, from the top */
  int made;              /* rows that have been asked for so far */
  char text[40];
} packing_screen;

typedef struct row_data {
  packing_screen *screen;
  int row;
} row_data;

static motus_rect row_frame(packing_screen *s, int place) {
  double width = motus_view_bounds(s->list).width - 40;
  return (motus_rect){20, TOP + place * (double)(ROW + GAP), width, ROW};
}

static void arrange(packing_screen *s) {
  motus_arrangement_options options;
  motus_presence away, above;
  motus_child children[ROWS];
  size_t count = 0;
  int place, packed = 0;
  motus_arrangement_options_init(&options, sizeof options);
  motus_presence_init(&away, sizeof away);
  motus_presence_init(&above, sizeof above);
  away.offset.dx = -1.1;
  away.offset_is_relative = true;
  away.duration = .28;
  above.transform = (motus_transform){.8, 0, 0, .8, 0, 0};
  options.enter = &above;
  options.exit = &away;
  options.stagger = .012;
  for (place = 0; place < s->used; place++) {
    int index = s->order[place];
    motus_child child = {0};
    child.key = (uint64_t)index + 1;
    child.view = s->rows[index].view;
    child.tag = motus_tag(child.view);
    child.frame = row_frame(s, place);
    packed += s->rows[index].is_packed;
    children[count++] = child;
  }
  check(motus_view_arrange(s->list, children, count, sizeof children[0],
                           &options));
  check(motus_scroller_set_content_size(
      motus_view_scroller(s->list),
      (motus_size){motus_view_bounds(s->list).width,
                   TOP + s->used * (double)(ROW + GAP)}));
  sprintf(s->text, "%d of %d packed", packed, s->used);
  set_text(s->count, s->text);
}

static void move_in_order(packing_screen *s, int from, int to) {
  int index;
  if (from < 0 || to < 0 || from >= s->used || to >= s->used)
    return;
  index = s->order[from];
  for (; from < to; from++)
    s->order[from] = s->order[from + 1];
  for (; from > to; from--)
    s->order[from] = s->order[from - 1];
  s->order[to] = index;
}

static int place_of(packing_screen *s, int index) {
  int place = 0;
  while (place < s->used && s->order[place] != index)
    place++;
  return place;
}

static void show_packed(row *r) {
  check(motus_view_set_alpha(r->ring, r->is_packed ? 0 : 1));
  check(motus_view_set_alpha(r->tick, r->is_packed ? 1 : 0));
  check(motus_view_set_transform(
      r->tick, r->is_packed ? (motus_transform){1, 0, 0, 1, 0, 0}
                            : (motus_transform){.4, 0, 0, .4, 0, 0}));
  check(motus_view_set_background_color(
      r->label, r->is_packed ? with_alpha(grey, .8) : ink));
}

/* A tap: what is packed goes below what is not. */
static void toggle(void *data, int index) {
  packing_screen *s = data;
  row *r = &s->rows[index];
  int open = 0, place, from = place_of(s, index);
  if (from == s->used)
    return; /* it is leaving */
  r->is_packed = !r->is_packed;
  for (place = 0; place < s->used; place++)
    open += !s->rows[s->order[place]].is_packed;
  begin_spring(.35, .35);
  show_packed(r);
  commit();
  move_in_order(s, from, r->is_packed ? open : open - 1);
  arrange(s);
}

/* A swipe begins: what can be done with the row. */
static void row_opens(void *data, motus_view *list, motus_view *row,
                      uint64_t key) {
  motus_row_action remove = {.key = REMOVE, .width = 84};
  (void)data, (void)list;
  remove.color = ember;
  remove.flags = MOTUS_ROW_ACTION_DESTRUCTIVE;
  check(motus_view_set_row_actions(row, MOTUS_ROW_TRAILING, &remove, key != 0));
}

static void row_removed(void *data, motus_view *list, motus_view *row,
                        uint64_t action) {
  packing_screen *s = data;
  int from = 0;
  (void)list, (void)action;
  while (from < s->used && s->rows[s->order[from]].view != row)
    from++;
  if (from < s->used) {
    move_in_order(s, from, s->used - 1);
    s->used--;
    arrange(s);
  }
  check(motus_view_finish_row_action(row, true));
}

/* The row stays under the finger, in front of the others; they give way to it in
 * the order that the library names. */
static void pressed(void *user_data, motus_gesture *gesture) {
  row_data *d = user_data;
  packing_screen *s = d->screen;
  motus_view *view = s->rows[d->row].view;
  motus_point point = motus_gesture_location(gesture, s->list);
  motus_recognition_state state = motus_gesture_state(gesture);
  size_t to = 0;
  if (place_of(s, d->row) == s->used)
    return;
  if (state == MOTUS_RECOGNITION_BEGAN) {
    if (motus_view_begin_reorder(s->list, (uint64_t)d->row + 1, point, NULL))
      return;
    begin_spring(.3, .2);
    set_shadow(view, 24, 12, .18);
    commit();
    return;
  }
  if (state == MOTUS_RECOGNITION_CHANGED) {
    if (motus_view_update_reorder(s->list, point, &to))
      return;
  } else {
    motus_vector none = {0, 0};
    begin_spring(.35, .2);
    set_shadow(view, 9, 3, .07);
    commit();
    if (motus_view_end_reorder(s->list, none, &to))
      return;
  }
  move_in_order(s, place_of(s, d->row), (int)to);
  arrange(s);
}

static void make_row(packing_screen *s, int index) {
  row *r = &s->rows[index];
  row_data *data = malloc(sizeof *data);
  motus_gesture *press;
  motus_view *grip;
  if (data == NULL)
    abort();
  *data = (row_data){s, index};
  r->view = make_box(row_frame(s, 0), white, 16);
  check(motus_view_set_groups_opacity(r->view, true));
  set_shadow(r->view, 9, 3, .07);
  r->ring = add_symbol(r->view, (motus_rect){12, 0, 40, ROW}, SYMBOL_RING, 25,
                       with_alpha(grey, .55));
  r->tick = add_symbol(r->view, (motus_rect){12, 0, 40, ROW}, SYMBOL_CHECK, 26,
                       forest);
  r->label = add_label(r->view, (motus_rect){62, 0, 220, ROW}, names[index],
                       16.5, LOOK_MEDIUM, ink, 0);
  grip = add_box(r->view, (motus_rect){312, ROW / 2 - 4, 20, 2},
                 with_alpha(ink, .16), 1);
  add_box(grip, (motus_rect){0, 6, 20, 2}, with_alpha(ink, .16), 1);
  show_packed(r);
  on_tap(r->view, toggle, s, index);
  press = add_gesture(r->view, MOTUS_GESTURE_LONG_PRESS, NULL, NULL);
  check(motus_gesture_set_action(press, pressed, data, free));
}

static void add_row(void *data, int number) {
  packing_screen *s = data;
  (void)number;
  if (s->made == ROWS)
    return;
  make_row(s, s->made);
  s->order[s->used++] = s->made++;
  move_in_order(s, s->used - 1, 0);
  arrange(s);
}

static void packing_did_load(void *user_data,
                             motus_view_controller *controller) {
  packing_screen *s = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_row_delegate delegate;
  motus_row_options options;
  int index;
  check(motus_view_set_background_color(view, paper));
  s->list = add_box(view, motus_view_bounds(view), clear, 0);
  s->count = add_label(s->list, (motus_rect){20, 12, 300, 18}, "", 13.5,
                       LOOK_MEDIUM, grey, 0);
  add_label(s->list, (motus_rect){20, 32, 300, 44}, "Packing", 34, LOOK_BOLD,
            ink, 0);
  s->plus = add_box(s->list, (motus_rect){326, 34, 44, 44}, forest, 22);
  set_shadow(s->plus, 10, 4, .2);
  add_symbol(s->plus, (motus_rect){0, 0, 44, 44}, SYMBOL_PLUS, 22, white);
  on_tap(s->plus, add_row, s, 0);
  make_scroller(s->list, 0, (motus_insets){0, 0, 10, 0});
  check(motus_row_options_init(&options, sizeof options));
  check(motus_view_set_row_options(s->list, &options));
  delegate = (motus_row_delegate){.struct_size = sizeof delegate};
  delegate.will_open = row_opens;
  delegate.chosen = row_removed;
  check(motus_view_set_row_delegate(s->list, &delegate, s, NULL));
  for (index = 0; index < FIRST; index++) {
    s->rows[index].is_packed = index >= FIRST - 2;
    make_row(s, index);
    s->order[s->used++] = s->made++;
  }
  arrange(s);
}

static void packing_did_layout(void *user_data,
                               motus_view_controller *controller) {
  packing_screen *s = user_data;
  motus_rect all = motus_view_bounds(motus_view_controller_view(controller));
  motus_rect bounds = motus_view_bounds(s->list);
  bounds.width = all.width, bounds.height = all.height;
  check(motus_view_set_bounds(s->list, bounds));
  check(motus_view_set_center(s->list,
                              (motus_point){all.width / 2, all.height / 2}));
  check(motus_view_set_center(s->plus, (motus_point){all.width - 42, 56}));
  arrange(s);
}

motus_view_controller *packing_create(void) {
  return make_screen("Packing", calloc(1, sizeof(packing_screen)),
                     packing_did_load, packing_did_layout);
}
