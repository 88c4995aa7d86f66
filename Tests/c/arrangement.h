/* What the tests of arrangements share: a list whose children are letters. */
#ifndef ARRANGEMENT_H
#define ARRANGEMENT_H
#include "report.h"
#include <math.h>

typedef struct list {
  world w;
  motus_view *parent;
  motus_arrangement_options o;
  motus_presence enter, exit;
  double time;
} list;

static inline motus_rect row(int place) {
  motus_rect frame = {0, place * 40.0, 100, 40};
  return frame;
}

static inline motus_status arrange(list *l, const motus_child *children,
                                   size_t count, size_t size) {
  l->o.enter = &l->enter;
  l->o.exit = &l->exit;
  return motus_view_arrange(l->parent, children, count, size, &l->o);
}

/* The children are letters; each stands at its place in the text. */
static inline motus_status set_list(list *l, const char *text) {
  motus_child children[32];
  size_t count = strlen(text);
  memset(children, 0, sizeof children);
  for (size_t i = 0; i < count; i++) {
    children[i].key = children[i].tag = (uint64_t)text[i];
    children[i].frame = row((int)i);
  }
  return arrange(l, children, count, sizeof *children);
}

static inline void run(list *l, double seconds) {
  CHECK_EQUAL(motus_runtime_tick(l->w.runtime, l->time += seconds), MOTUS_OK);
}

static inline list open_list(const char *text) {
  list l;
  memset(&l, 0, sizeof l);
  l.w = world_open();
  l.parent = l.w.view;
  motus_view_set_frame(l.parent, (motus_rect){0, 0, 200, 400});
  motus_arrangement_options_init(&l.o, sizeof l.o);
  motus_presence_init(&l.enter, sizeof l.enter);
  motus_presence_init(&l.exit, sizeof l.exit);
  l.enter.duration = l.exit.duration = l.o.duration = 1;
  l.enter.timing.type = l.exit.timing.type = l.o.timing.type =
      MOTUS_TIMING_LINEAR;
  l.enter.offset.dx = l.exit.offset.dx = 1;
  l.enter.offset_is_relative = l.exit.offset_is_relative = true;
  CHECK_EQUAL(motus_runtime_tick(l.w.runtime, 0), MOTUS_OK);
  CHECK_EQUAL(set_list(&l, text), MOTUS_OK);
  run(&l, .01);
  return l;
}

/* How many events of a kind the last tick had for a letter, 0 for all; the
 * detail of the last of them. */
static int detail;
static inline int events(list *l, motus_event_kind kind, char letter) {
  const motus_event *e = NULL;
  size_t count = 0;
  int found = 0;
  motus_runtime_events(l->w.runtime, &e, &count);
  for (size_t i = 0; i < count; i++)
    if (e[i].kind == kind && (letter == 0 || e[i].tag == (uint64_t)letter)) {
      found += 1;
      detail = e[i].detail;
    }
  return found;
}

static inline const motus_draw_item *item(list *l, char letter) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(l->w.runtime, &items, &count);
  for (size_t i = 0; i < count; i++)
    if (items[i].tag == (uint64_t)letter)
      return &items[i];
  return NULL;
}

static inline double y(list *l, char letter) {
  const motus_draw_item *it = item(l, letter);
  return it ? it->transform.ty : NAN;
}

static inline motus_view *view_of(list *l, char letter) {
  return motus_view_child_with_key(l->parent, (uint64_t)letter, true);
}

static inline motus_child_state state(list *l, char letter) {
  motus_view *view = view_of(l, letter);
  return view ? motus_view_child_state(view) : MOTUS_CHILD_NONE;
}

/* The drawn order of the children, as a text. */
static inline const char *order(list *l) {
  static char text[64];
  size_t count = motus_view_subview_count(l->parent), length = 0;
  for (size_t i = 0; i < count && length < 63; i++)
    text[length++] = (char)motus_tag(motus_view_subview_at(l->parent, i));
  text[length] = 0;
  return text;
}
#endif
