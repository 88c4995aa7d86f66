/* The stage of the storms of lists: lists in each other, their options, what
 * hosts do to them at random, and what the events say of each child. */
#ifndef ARRANGEMENT_CHAOS_H
#define ARRANGEMENT_CHAOS_H
#include "dice.h"
#include "report.h"
#include <math.h>

enum { KEYS = 14, LISTS = 5, HOSTED = 6, STEPS = 160 };

static uint32_t state;
static inline uint32_t draw(uint32_t below) {
  return short_scaled(&state, below);
}

typedef struct stage {
  world w;
  motus_view *lists[LISTS];   /* the last two stand in the first */
  motus_view *hosted[HOSTED]; /* keys 1 to HOSTED may bring one of these */
  /* What the events say of each child: -1 gone, 0 coming, 1 there, 2 going. */
  int known[LISTS][KEYS + 1];
  bool is_dragging[LISTS];
  double time;
  uint32_t seed;
  bool is_cut;     /* something of this step may jump */
  bool is_pure;    /* nothing that may jump is asked for by lists */
  bool is_smooth;  /* and everything goes by springs, which keep velocities */
  bool is_grouped; /* lists share their keys */
  bool keeps_keys; /* another view takes over a key: no events tell all of it */
} stage;

static inline uint64_t tag_of(int list, uint64_t key) {
  return (uint64_t)(list + 1) * 1000 + key;
}

static inline int list_of(stage *s, const motus_view *parent) {
  int list = 0;
  while (list < LISTS && s->lists[list] != parent)
    list += 1;
  return list;
}

static inline int *known(stage *s, const motus_event *e) {
  int list = list_of(s, e->other);
  CHECK(list < LISTS);
  uint64_t key = e->tag % 1000;
  CHECK(key >= 1 && key <= KEYS);
  return list < LISTS && key <= KEYS ? &s->known[list][key] : &s->known[0][0];
}

/* KL-20: the child is known in another list, by what comes next of it. */
static inline void move_known(stage *s, const motus_event *e,
                              const motus_event *end) {
  int *old = known(s, e);
  const motus_view *parent = NULL;
  for (const motus_event *n = e + 1; n < end && !parent; n++)
    if (n->subject == e->subject && n->kind >= MOTUS_EVENT_CHILD_ENTERING &&
        n->kind <= MOTUS_EVENT_CHILD_MOVED_PARENT)
      parent = n->other;
  if (!parent)
    parent = motus_view_superview((motus_view *)e->subject);
  int list = list_of(s, parent);
  CHECK(list < LISTS);
  CHECK(*old >= 0);
  if (list < LISTS) {
    CHECK_EQUAL(s->known[list][e->tag % 1000], -1);
    s->known[list][e->tag % 1000] = *old;
  }
  *old = -1;
}

/* EV-2: coming, come, going, gone or back, in no other order. A host's view
 * that has wandered carries the tag of where it stands now. */
static inline void follow(stage *s) {
  const motus_event *e = NULL;
  size_t count = 0;
  motus_runtime_events(s->w.runtime, &e, &count);
  for (size_t i = 0; i < count; i++) {
    if (e[i].kind < MOTUS_EVENT_CHILD_ENTERING ||
        e[i].kind > MOTUS_EVENT_CHILD_MOVED_PARENT || s->keeps_keys)
      continue;
    int *now = known(s, &e[i]);
    switch (e[i].kind) {
    case MOTUS_EVENT_CHILD_ENTERING:
      CHECK(*now == -1);
      *now = 0;
      break;
    case MOTUS_EVENT_CHILD_ENTERED:
      CHECK(*now == 0);
      *now = 1;
      break;
    case MOTUS_EVENT_CHILD_LEAVING:
      CHECK(*now == 0 || *now == 1);
      *now = 2;
      break;
    case MOTUS_EVENT_CHILD_RETURNED:
      CHECK(*now == 2);
      *now = 1;
      break;
    case MOTUS_EVENT_CHILD_MOVED_PARENT:
      move_known(s, &e[i], e + count);
      break;
    default:
      CHECK(*now >= 0);
      *now = -1;
    }
  }
}

static inline bool is_in_sight(stage *s, motus_view *view) {
  while (view && view != s->w.window && !motus_view_is_hidden(view))
    view = motus_view_superview(view);
  return view == s->w.window;
}

static inline void options(stage *s, int list, motus_arrangement_options *o,
                           motus_presence *p) {
  motus_arrangement_options_init(o, sizeof *o);
  motus_presence_init(p, sizeof *p);
  p->offset.dx = 20;
  p->alpha = draw(3) * .25;
  p->duration = .1 + draw(4) * .1;
  p->delay = draw(5) ? 0 : .05;
  if (draw(2) || s->is_smooth) {
    p->timing.type = MOTUS_TIMING_SPRING_RESPONSE;
    p->timing.spring_duration = .3;
  }
  /* In a child that is scaled, a list has another scale for who comes. */
  bool is_plain = s->is_pure && s->is_grouped;
  if (draw(3) == 0 && !is_plain)
    p->transform = (motus_transform){.5, 0, 0, .5, 0, 0};
  o->enter = o->exit = p;
  o->stagger = draw(3) ? 0 : .03;
  o->stagger_from = (motus_stagger_origin)draw(4);
  o->leaver_order = (motus_leaver_order)draw(3);
  o->order = (motus_arrangement_order)(draw(3) ? 0 : draw(3));
  /* What stands in a child that is scaled anew has to be laid out anew. */
  o->sizing = (motus_sizing)draw(4);
  if (s->is_pure)
    o->sizing = is_plain || list == 0 || draw(2) ? MOTUS_SIZING_REAL
                                                 : MOTUS_SIZING_SCALE;
  o->leaver_anchor = (motus_point){draw(2), draw(2)};
  o->flags = draw(3) ? MOTUS_ARRANGEMENT_ENTER_ON_FIRST : 0;
  if (draw(2))
    o->flags |= MOTUS_ARRANGEMENT_PROPAGATE_EXITS;
  if (s->keeps_keys)
    o->flags |= MOTUS_ARRANGEMENT_ADOPT;
  o->group = s->is_grouped ? 1 + draw(8) / 7 : 0;
  o->origin = (motus_point){0, s->is_pure || draw(6) ? 0 : draw(3) * 10};
}

/* A list of some keys; `share` of 10 are in it. */
static inline void arrange(stage *s, int list, uint32_t share) {
  motus_child c[KEYS];
  motus_arrangement_options o;
  motus_presence p;
  size_t count = 0;
  uint32_t shift = draw(KEYS);
  memset(c, 0, sizeof c);
  options(s, list, &o, &p);
  for (uint32_t k = 0; k < KEYS; k++) {
    uint64_t key = (k + shift) % KEYS + 1;
    if (draw(10) >= share)
      continue;
    motus_child *child = &c[count];
    child->key = key;
    child->tag = tag_of(list, key);
    child->frame =
        (motus_rect){0, (double)count * 30 + o.origin.y, 90, draw(4) ? 30 : 20};
    /* One view wanders through all lists by the parity of the seed. */
    if (key <= HOSTED && (key + (uint64_t)list + s->seed) % LISTS == 0)
      child->view = s->hosted[key - 1];
    if (!s->is_pure && draw(12) == 0)
      child->flags |= MOTUS_CHILD_JUMP;
    if (draw(12) == 0)
      child->flags |= MOTUS_CHILD_ON_TOP;
    if (!s->is_pure && draw(16) == 0)
      child->flags |= MOTUS_CHILD_HELD;
    if (draw(16) == 0)
      child->flags |= MOTUS_CHILD_KEEP_LEAVING;
    if (draw(8) == 0)
      child->flags |= MOTUS_CHILD_COUNTER_SCALE;
    count += 1;
  }
  motus_animation_options block;
  motus_animation_options_init(&block, sizeof block);
  block.timing = p.timing;
  bool is_animated = draw(10) == 0;
  /* It takes keys at once, and nobody sees where they go on from. */
  if (is_animated && s->is_grouped && !is_in_sight(s, s->lists[list]))
    s->is_cut = true;
  if (is_animated)
    motus_runtime_begin_animation(s->w.runtime, &block);
  motus_status status =
      motus_view_arrange(s->lists[list], c, count, sizeof *c, &o);
  if (is_animated)
    motus_runtime_commit_animation(s->w.runtime, NULL, NULL, NULL, NULL);
  /* The inner lists stand in children of the first, which may be leaving, or
   * may be views that they are to hold. */
  CHECK(status == MOTUS_OK ||
        (list >= 3 && (status == MOTUS_ERROR_INVALID_STATE ||
                       status == MOTUS_ERROR_INVALID_ARGUMENT)));
  report_clear();
}

static inline void disturb(stage *s) {
  int list = (int)draw(LISTS);
  motus_view *parent = s->lists[list];
  uint64_t key = 1 + draw(KEYS);
  motus_view *child = motus_view_child_with_key(parent, key, draw(2) == 0);
  size_t index = 0;
  switch (draw(24)) {
  case 0:
    if (child)
      motus_view_remove_from_superview(child);
    break;
  case 1:
    CHECK_EQUAL(motus_view_end_leavers(parent), MOTUS_OK);
    break;
  case 2:
    if (child)
      motus_view_remove_all_animations(child);
    break;
  case 3:
    motus_view_set_bounds(parent, (motus_rect){0, draw(60), 100, 300});
    break;
  case 4:
    motus_view_set_bounds(parent, (motus_rect){0, 0, 100.0 + draw(50), 300});
    break;
  case 5:
    motus_view_set_center(parent, (motus_point){100.0 + draw(9), 250});
    break;
  case 6:
    motus_view_set_hidden(parent, draw(2) == 0);
    break;
  case 7:
    /* Out of the window with all of it, and back in with the next. */
    if (list < 3)
      motus_view_remove_from_superview(parent);
    break;
  case 8:
    if (!s->is_dragging[list] && child)
      s->is_dragging[list] =
          motus_view_begin_reorder(parent, key, (motus_point){40, 20}, NULL) ==
          MOTUS_OK;
    break;
  case 9:
  case 10:
    motus_view_update_reorder(parent, (motus_point){40, draw(300)}, &index);
    break;
  case 11:
    motus_view_end_reorder(parent, (motus_vector){0, draw(900)}, &index);
    s->is_dragging[list] = false;
    break;
  case 12:
    motus_view_cancel_reorder(parent, &index);
    s->is_dragging[list] = false;
    break;
  case 13:
    CHECK_EQUAL(motus_runtime_begin_without_animation(s->w.runtime), MOTUS_OK);
    arrange(s, list, 5);
    motus_runtime_commit_animation(s->w.runtime, NULL, NULL, NULL, NULL);
    break;
  case 14:
    motus_runtime_set_animation_enabled(s->w.runtime,
                                        s->is_pure || draw(3) > 0);
    break;
  case 15:
    if (child && !motus_view_is_descendant_of(s->w.view, child))
      motus_view_add_subview(s->w.view, child);
    break;
  case 16:
    motus_runtime_set_reduces_motion(s->w.runtime, !s->is_pure && draw(4) == 0);
    break;
  case 17:
    motus_runtime_set_window_size(s->w.runtime,
                                  (motus_size){390.0 + draw(2) * 40, 844}, 0,
                                  NULL, NULL, NULL, NULL);
    break;
  case 18:
    /* A list in a child of the first that is not the host's. */
    key = HOSTED + 1 + draw(KEYS - HOSTED);
    child = motus_view_child_with_key(s->lists[0], key, true);
    parent = s->lists[3 + draw(2)];
    if (child && !motus_view_is_descendant_of(child, parent))
      motus_view_add_subview(child, parent);
    break;
  default:
    return;
  }
  s->is_cut = true;
  report_clear();
}
#endif
