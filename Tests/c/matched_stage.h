/* A grid with a cell and a page with a picture that carry one match key, and
 * what is drawn of the pair. */
#ifndef MATCHED_STAGE_H
#define MATCHED_STAGE_H
#include "story_navigation.h"
#include <stdlib.h>

#define KEY 7
#define SECONDS .35 /* of a built-in push */

typedef struct stage {
  story s;
  motus_view *cell, *picture;
  int began, landed, cut;
  bool by_hand; /* what begins is given to the hand */
} stage;

static inline motus_view *stage_add(stage *g, motus_view_controller *screen,
                                    motus_rect frame, uint64_t key) {
  motus_view *view = NULL;
  motus_view *page = motus_view_controller_view(screen);
  CHECK_EQUAL(motus_view_create(g->s.runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_frame(view, frame), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(page, view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_match_key(view, key, NULL), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  return view;
}

static inline void stage_step(stage *g, double seconds) {
  const motus_event *e = NULL;
  size_t n = 0;
  double time = motus_runtime_time(g->s.runtime) + seconds;
  CHECK_EQUAL(motus_runtime_tick(g->s.runtime, time), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_events(g->s.runtime, &e, &n), MOTUS_OK);
  for (size_t i = 0; i < n; i++) {
    g->began += e[i].kind == MOTUS_EVENT_FLIGHT_BEGAN;
    if (e[i].kind == MOTUS_EVENT_FLIGHT_ENDED)
      *(e[i].detail ? &g->landed : &g->cut) += 1;
  }
}

static inline void stage_tick(stage *g) {
  stage_step(g, FRAME);
}

static inline void stage_run(stage *g, int frames) {
  while (frames-- > 0)
    stage_tick(g);
}

static const motus_rect stage_small = {20, 100, 80, 60};
static const motus_rect stage_large = {0, 200, 390, 300};

/* Screens A and B of a stack have the pair; A is there. */
static inline void stage_open(stage *g) {
  memset(g, 0, sizeof *g);
  story_open_navigation(&g->s);
  g->cell = stage_add(g, g->s.a, stage_small, KEY);
  g->picture = stage_add(g, g->s.b, stage_large, KEY);
  stage_tick(g);
}

static inline void stage_close(stage *g) {
  CHECK_EQUAL(g->began, g->landed + g->cut);
  CHECK_EQUAL(motus_runtime_destroy(g->s.runtime), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static inline size_t stage_flights(stage *g, const motus_flight **flights) {
  size_t n = 0;
  CHECK_EQUAL(motus_runtime_draw_flights(g->s.runtime, flights, &n), MOTUS_OK);
  return n;
}

static inline const motus_flight *stage_flight(stage *g) {
  const motus_flight *flights = NULL;
  return stage_flights(g, &flights) ? flights : NULL;
}

static inline const motus_draw_item *stage_items(stage *g, size_t *n) {
  const motus_draw_item *items = NULL;
  CHECK_EQUAL(motus_runtime_draw_list(g->s.runtime, &items, n), MOTUS_OK);
  return items;
}

/* The items of a view. */
static inline int stage_drawn(stage *g, motus_view *view,
                              const motus_draw_item **last) {
  size_t n = 0;
  int count = 0;
  const motus_draw_item *items = stage_items(g, &n);
  for (size_t i = 0; i < n; i++)
    if (items[i].view == view) {
      count += 1;
      if (last)
        *last = &items[i];
    }
  return count;
}

/* Where an item is seen, when it is not turned. */
static inline motus_rect stage_place(const motus_draw_item *item) {
  motus_transform t = item->transform;
  motus_rect b = item->bounds;
  motus_rect r = {t.a * b.x + t.c * b.y + t.tx, t.b * b.x + t.d * b.y + t.ty,
                  t.a * b.width, t.d * b.height};
  return r;
}

/* The frame of the flight that is drawn first. */
static inline motus_rect stage_frame(stage *g) {
  const motus_flight *f = stage_flight(g);
  motus_rect none = {NAN, NAN, NAN, NAN};
  size_t n = 0;
  if (!f || f->item < 0)
    return none;
  return stage_place(&stage_items(g, &n)[f->item]);
}

static inline motus_rect stage_between(motus_rect a, motus_rect b, double p) {
  motus_rect r = {a.x + (b.x - a.x) * p, a.y + (b.y - a.y) * p,
                  a.width + (b.width - a.width) * p,
                  a.height + (b.height - a.height) * p};
  return r;
}

#define CHECK_RECT(got, expected, tolerance)          \
  do {                                                \
    motus_rect got_ = (got), want_ = (expected);      \
    CHECK_NEAR(got_.x, want_.x, tolerance);           \
    CHECK_NEAR(got_.y, want_.y, tolerance);           \
    CHECK_NEAR(got_.width, want_.width, tolerance);   \
    CHECK_NEAR(got_.height, want_.height, tolerance); \
  } while (0)
/* Whether a screen is in the stack. */
static inline bool stage_has(stage *g, motus_view_controller *screen) {
  motus_navigation_controller *nav = g->s.navigation;
  size_t n = motus_navigation_controller_view_controller_count(nav);
  for (size_t i = 0; i < n; i++)
    if (motus_navigation_controller_view_controller_at(nav, i) == screen)
      return true;
  return false;
}

/* Where a storm has the view with a key on one of its screens. */
static inline motus_rect stage_spot(int screen, int key) {
  motus_rect r = {10 + 70. * screen + 20 * key,
                  40 + 190. * ((screen + key) % 4),
                  60 + 40. * ((screen * 2 + key) % 3), 50 + 60. * (key % 2)};
  return r;
}

static inline motus_interaction_controller *
stage_hand(void *data, motus_navigation_controller *nav,
           motus_animation_controller *animator) {
  stage *g = data;
  (void)nav, (void)animator;
  return g->by_hand ? (motus_interaction_controller *)g->s.hand : NULL;
}

static inline motus_animation_controller *
stage_animator(void *data, motus_navigation_controller *nav,
               motus_navigation_operation operation,
               motus_view_controller *from, motus_view_controller *to) {
  (void)nav, (void)operation, (void)from, (void)to;
  return ((stage *)data)->s.animator;
}

typedef struct stage_move {
  motus_view *view;
  motus_rect frame;
} stage_move;

static inline void stage_go(void *data) {
  stage_move *m = data;
  motus_view_set_frame(m->view, m->frame);
}

/* Moves a view aside and back: it is seen to move, and is where it was at rest. */
static inline void stage_sway(stage *g, motus_view *view, motus_rect frame) {
  motus_animation_options o;
  stage_move m = {view, frame};
  motus_animation_options_init(&o, sizeof o);
  for (int i = 0; i < 2; i++) {
    o.duration = i ? .6 : .2;
    m.frame.x += i ? -60 : 60;
    m.frame.height += i ? -30 : 30;
    CHECK_EQUAL(motus_runtime_animate(g->s.runtime, &o, stage_go, &m, NULL,
                                      NULL, NULL, NULL),
                MOTUS_OK);
  }
}

/* Lets matched views fly in the stack's transitions, and a hand lead them, unless
 * the host `has_zooms` instead; `is_fluid`: what comes overtakes what goes on. */
static inline void stage_direct(stage *g, bool has_zooms, bool is_fluid) {
  CHECK_EQUAL(motus_animation_controller_create_matched(g->s.runtime, NULL,
                                                        &g->s.animator),
              MOTUS_OK);
  CHECK_EQUAL(motus_percent_driven_interaction_create(g->s.runtime, &g->s.hand),
              MOTUS_OK);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate};
  if (!has_zooms) {
    delegate.animation_controller = stage_animator;
    delegate.interaction_controller = stage_hand;
  }
  CHECK_EQUAL(motus_navigation_controller_set_delegate(g->s.navigation,
                                                       &delegate, g, NULL),
              MOTUS_OK);
  if (is_fluid)
    CHECK_EQUAL(motus_view_controller_set_interruption_policy(
                    story_root(&g->s), MOTUS_INTERRUPTION_FLUID),
                MOTUS_OK);
  stage_tick(g);
}

/* One of eight things that a host asks of a stack, and of the hand on it. */
static inline void stage_steer(stage *g, unsigned what,
                               motus_view_controller *screen, double velocity) {
  switch (what) {
  case 0:
  case 1:
  case 2:
    if (!stage_has(g, screen))
      motus_navigation_controller_push(g->s.navigation, screen, true, NULL,
                                       NULL, NULL);
    break;
  case 3:
  case 4:
    motus_navigation_controller_pop(g->s.navigation, true, NULL, NULL, NULL,
                                    NULL);
    break;
  case 5:
    motus_percent_driven_interaction_pause(g->s.hand);
    break;
  case 6:
    motus_percent_driven_interaction_finish_with_velocity(g->s.hand, velocity);
    break;
  default:
    motus_percent_driven_interaction_cancel_with_velocity(g->s.hand, velocity);
    break;
  }
}

#endif
