/* Pages with a list, a strip and a photo, a badge that goes by the list's offset,
 * and what they are told: for storms over all of it. */
#ifndef SCROLL_SCREENS_H
#define SCROLL_SCREENS_H
#include "links.h"
#include "scroll_listeners.h"

enum { PAGES = 3, PARTS = 4 };

static struct {
  motus_page_view_controller *pages;
  motus_view_controller *page[PAGES];
  motus_appearance_state state[PAGES];
  motus_view *list, *badge, *photo;
  part parts[PARTS];
  motus_link *link;
  /* Frames since the last change of a layout. */
  int steady;
  int requests, completed, joined, heard, contexts, destroyed;
} w;

static inline void hear(part *p, motus_scroller *x) {
  motus_scroller_delegate d = listener();
  p->scroller = x;
  CHECK_EQUAL(motus_scroller_set_delegate(x, &d, p, NULL), MOTUS_OK);
}
static inline int number(motus_view_controller *page) {
  for (int i = 0; i < PAGES; i++)
    if (w.page[i] == page)
      return i;
  return -1;
}
#define APPEARANCE(name, from, or_from, to)                                   \
  static inline void name(void *u, motus_view_controller *c, bool animated) { \
    motus_appearance_state *state = &w.state[number(c)];                      \
    (void)u, (void)animated;                                                  \
    CHECK(*state == MOTUS_APPEARANCE_##from ||                                \
          *state == MOTUS_APPEARANCE_##or_from);                              \
    *state = MOTUS_APPEARANCE_##to;                                           \
  }
APPEARANCE(will_appear, DISAPPEARED, DISAPPEARING, APPEARING)
APPEARANCE(did_appear, APPEARING, APPEARING, APPEARED)
APPEARANCE(will_disappear, APPEARED, APPEARING, DISAPPEARING)
APPEARANCE(did_disappear, DISAPPEARING, DISAPPEARING, DISAPPEARED)

static inline void fill(motus_view *outer, motus_view *view) {
  motus_rect b = motus_view_bounds(outer);
  motus_view_set_frame(view, (motus_rect){0, 0, b.width, b.height});
}
/* The list and the photo fill their pages; the strip is as wide as the list. */
static inline void did_layout(void *u, motus_view_controller *c) {
  motus_view *view = motus_view_controller_view(c);
  (void)u;
  if (c == w.page[0]) {
    motus_rect b = motus_view_bounds(view);
    fill(view, w.list);
    motus_view_set_frame(motus_scroller_view(w.parts[1].scroller),
                         (motus_rect){0, 200, b.width, 120});
    motus_scroller_set_content_size(w.parts[0].scroller,
                                    (motus_size){b.width, 3000});
  } else if (c == w.page[1]) {
    fill(view, motus_scroller_view(w.parts[2].scroller));
  }
}
static inline void completed(void *u, bool finished) {
  (void)u, (void)finished;
  w.completed++;
}
static inline void over(void *u, motus_runtime *runtime,
                        motus_inset_source source) {
  (void)u, (void)runtime, (void)source;
  w.heard++;
}
static inline void destroy(void *u) {
  (void)u;
  w.destroyed++;
}

/* ---- The scene ------------------------------------------------------------- */

static inline void link_badge(void) {
  static const double from = 0, to = 1;
  motus_link *link = NULL;
  CHECK_EQUAL(link_property(scene.runtime, w.parts[0].scroller, NULL, w.badge,
                            MOTUS_PROPERTY_ALPHA, &from, &to, 1, NULL, &link),
              MOTUS_OK);
  if (w.link)
    motus_release(w.link);
  w.link = link;
}
static inline void open(unsigned seed) {
  motus_page_view_controller_options paging;
  motus_view_controller_callbacks calls = {
      .struct_size = sizeof calls,
      .view_will_appear = will_appear,
      .view_did_appear = did_appear,
      .view_will_disappear = will_disappear,
      .view_did_disappear = did_disappear,
      .view_did_layout_subviews = did_layout};
  memset(&w, 0, sizeof w);
  open_scene(seed, (motus_size){400, 800});
  motus_page_view_controller_options_init(&paging, sizeof paging);
  CHECK_EQUAL(
      motus_page_view_controller_create(scene.runtime, &paging, &w.pages),
      MOTUS_OK);
  for (int i = 0; i < PAGES; i++)
    CHECK_EQUAL(motus_view_controller_create(scene.runtime, &calls, NULL, NULL,
                                             &w.page[i]),
                MOTUS_OK);
  motus_scroller_options o;
  motus_scroller_options_init(&o, sizeof o);
  o.keyboard_dismiss = (motus_keyboard_dismiss)rolled(3);
  o.layout_direction = rolled(3) ? MOTUS_LAYOUT_DIRECTION_INHERIT
                                 : MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT;
  motus_rect whole = {0, 0, 400, 800};
  motus_view *first = motus_view_controller_view(w.page[0]);
  hear(&w.parts[0],
       scroller_in(first, whole, (motus_size){400, 3000}, &o, scene.runtime));
  w.list = motus_scroller_view(w.parts[0].scroller);
  o.paging = rolled(2) ? MOTUS_AXES_HORIZONTAL : 0;
  hear(&w.parts[1], scroller_in(w.list, (motus_rect){0, 200, 400, 120},
                                (motus_size){1600, 120}, &o, scene.runtime));
  motus_view_create(scene.runtime, &w.badge);
  motus_view_set_frame(w.badge, (motus_rect){10, 10, 50, 50});
  motus_view_add_subview(w.list, w.badge);
  o.paging = 0;
  o.maximum_zoom = 3;
  o.centers_content = true;
  hear(&w.parts[2], scroller_in(motus_view_controller_view(w.page[1]), whole,
                                (motus_size){400, 300}, &o, scene.runtime));
  motus_view_create(scene.runtime, &w.photo);
  motus_view_set_frame(w.photo, (motus_rect){0, 0, 400, 300});
  motus_view_add_subview(motus_scroller_view(w.parts[2].scroller), w.photo);
  motus_scroller_set_zoom_view(w.parts[2].scroller, w.photo);
  CHECK_EQUAL(motus_page_view_controller_set_pages(w.pages, w.page, PAGES,
                                                   rolled(3) == 0),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  scene.runtime, (motus_view_controller *)w.pages),
              MOTUS_OK);
  hear(&w.parts[3], motus_page_view_controller_scroller(w.pages));
  motus_retain(w.parts[3].scroller);
  link_badge();
}
#endif
