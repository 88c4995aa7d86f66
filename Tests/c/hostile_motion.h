/* Scrollers, pages, zooms and lists all of whose callbacks may be hostile, and
 * what a host can do to them in any call. */
#ifndef HOSTILE_MOTION_H
#define HOSTILE_MOTION_H

static void stop_scrolling(void);
static void scroll_away(void);
static void take_scroller_away(void);
static void other_scrolling(void);
static void zoom_nothing(void);
static void turn_page(void);
static void other_pages(void);
static void end_links(void);
static void clear_zooms(void);
static void other_list(void);
static void raise_keyboard(void);
#define MORE_ACTS                                                           \
  {"stop scrolling", stop_scrolling}, {"scroll away", scroll_away},         \
      {"take scroller away", take_scroller_away},                           \
      {"other scrolling", other_scrolling}, {"zoom nothing", zoom_nothing}, \
      {"turn page", turn_page}, {"other pages", other_pages},               \
      {"end links", end_links}, {"clear zooms", clear_zooms},               \
      {"other list", other_list}, {"raise keyboard", raise_keyboard},
#include "hostile_screens.h"
#include "links.h"

static motus_scroller *scroller;
static motus_view *moved, *content, *list_view;
static motus_page_view_controller *pages;
static motus_link *scroll_links[3];

static void forget_motion(void) {
  scroller = NULL;
  moved = content = list_view = NULL;
  pages = NULL;
  memset(scroll_links, 0, sizeof scroll_links);
}

/* ---- Acts ---- */

static void stop_scrolling(void) {
  motus_scroller_stop(scroller);
  motus_scroller_end_refreshing(scroller);
}
static void scroll_away(void) {
  motus_scroller_scroll_to(scroller, (motus_point){0, 700}, true, done, OWNED);
  motus_scroller_fling(scroller, (motus_vector){0, 900});
}
static void take_scroller_away(void) {
  motus_view_remove_from_superview(motus_scroller_view(scroller));
  motus_release(motus_scroller_view(scroller));
  motus_release(scroller);
}
static void other_scrolling(void) {
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.axes = 1;
  options.enabled = false;
  motus_scroller_set_options(scroller, &options);
  motus_scroller_set_content_size(scroller, (motus_size){50, 20});
  motus_scroller_set_delegate(scroller, NULL, NULL, NULL);
}
static void zoom_nothing(void) {
  motus_scroller_set_zoom(scroller, 3, (motus_point){9, 9}, true);
  motus_scroller_set_zoom_view(scroller, NULL);
  motus_view_remove_from_superview(content);
}
static void turn_page(void) {
  motus_page_view_controller_show_page(pages, fresh(), MOTUS_PAGE_BACKWARD,
                                       true, done, OWNED);
}
static void other_pages(void) {
  motus_view_controller *one[] = {fresh()};
  motus_page_view_controller_reload(pages);
  motus_page_view_controller_set_pages(pages, one, 1, true);
}
static void end_links(void) {
  for (int i = 0; i < 3; i++)
    motus_link_remove(scroll_links[i]);
}
static void clear_zooms(void) {
  for (int i = 0; i < 8; i++)
    if (screens[i])
      motus_view_controller_clear_zoom(screens[i]);
}
static void arrange(int from, int to) {
  motus_child children[16];
  int count = 0;
  for (int key = from; key < to; key++)
    children[count++] =
        (motus_child){.key = (uint64_t)key, .frame = {0, 44. * key, 390, 44}};
  motus_view_arrange(list_view, children, (size_t)count, sizeof *children,
                     NULL);
}
static void other_list(void) {
  arrange(3, 5);
  motus_view_end_leavers(list_view);
  motus_view_cancel_reorder(list_view, NULL);
}
static void raise_keyboard(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  motus_runtime_set_window_insets(rt, MOTUS_INSETS_KEYBOARD,
                                  (motus_insets){0, 0, 300, 0}, &options, done,
                                  OWNED);
}

/* ---- Callbacks ---- */

#define SCROLLED(name)                                       \
  static void scrolled_##name(void *u, motus_scroller *it) { \
    (void)u;                                                 \
    called(it);                                              \
  }
#define SCROLLED_BOOL(name)                                          \
  static void scrolled_##name(void *u, motus_scroller *it, bool b) { \
    (void)u, (void)b;                                                \
    called(it);                                                      \
  }
SCROLLED_BOOL(did)
SCROLLED(begins)
SCROLLED_BOOL(lifted)
SCROLLED(slows)
SCROLLED_BOOL(rests)
SCROLLED_BOOL(arrives)
SCROLLED(refreshes)
SCROLLED(on_top)
SCROLLED(zooms)
SCROLLED(zoomed)
static void scrolled_ends(void *u, motus_scroller *it, double vx, double vy,
                          double *x, double *y) {
  (void)u, (void)vx, (void)vy, (void)x, (void)y;
  called(it);
}
static void scrolled_page(void *u, motus_scroller *it, motus_axis axis,
                          uint32_t page) {
  (void)u, (void)axis, (void)page;
  called(it);
}
static bool scrolled_to_top(void *u, motus_scroller *it) {
  (void)u;
  called(it);
  return true;
}
static void scrolled_zoom_ends(void *u, motus_scroller *it, double scale) {
  (void)u, (void)scale;
  called(it);
}
static bool scrolled_cancels(void *u, motus_scroller *it, motus_view *view) {
  (void)u, (void)view;
  called(it);
  return true;
}
static void scrolled_keyboard(void *u, motus_scroller *it, double y) {
  (void)u, (void)y;
  called(it);
}

static void hear_scroller(motus_scroller *it) {
  motus_scroller_delegate d = {.struct_size = sizeof d};
  d.did_scroll = scrolled_did;
  d.will_begin_dragging = scrolled_begins;
  d.will_end_dragging = scrolled_ends;
  d.did_end_dragging = scrolled_lifted;
  d.will_begin_decelerating = scrolled_slows;
  d.did_end_decelerating = scrolled_rests;
  d.did_end_animation = scrolled_arrives;
  d.did_change_page = scrolled_page;
  d.did_trigger_refresh = scrolled_refreshes;
  d.should_scroll_to_top = scrolled_to_top;
  d.did_scroll_to_top = scrolled_on_top;
  d.will_begin_zooming = scrolled_zooms;
  d.did_zoom = scrolled_zoomed;
  d.did_end_zooming = scrolled_zoom_ends;
  d.should_cancel_touches_in = scrolled_cancels;
  d.wants_keyboard_away = scrolled_keyboard;
  motus_scroller_set_delegate(it, &d, OWNED);
}

static void moved_to(void *u, motus_animating_position position) {
  (void)u, (void)position;
  called(moving);
}

/* ---- Stages ---- */

static motus_view *view_in(motus_view *parent, motus_rect frame) {
  motus_view *made_now = NULL;
  motus_view_create(rt, &made_now);
  motus_view_set_frame(made_now, frame);
  motus_view_add_subview(parent, made_now);
  return keep(made_now);
}

static void finger_of(uint64_t id, motus_touch_phase phase, double x,
                      double y) {
  motus_runtime_send_touch(rt, id, phase, (motus_point){x, y}, now + FRAME);
}
static void drag(double x, double y, double dx, double dy, int frames) {
  finger_of(1, MOTUS_TOUCH_BEGAN, x, y);
  for (int i = 1; i <= frames; i++) {
    finger_of(1, MOTUS_TOUCH_MOVED, x + dx * i / frames, y + dy * i / frames);
    tick(1);
  }
  finger_of(1, MOTUS_TOUCH_ENDED, x + dx, y + dy);
  tick(1);
}
static void pinch(double by, int frames) {
  for (int finger = 0; finger < 2; finger++)
    finger_of((uint64_t)finger + 1, MOTUS_TOUCH_BEGAN, 195, finger ? 400 : 500);
  for (int i = 1; i <= frames; i++) {
    finger_of(1, MOTUS_TOUCH_MOVED, 195, 500 + by * i / frames);
    finger_of(2, MOTUS_TOUCH_MOVED, 195, 400 - by * i / frames);
    tick(1);
  }
  finger_of(1, MOTUS_TOUCH_ENDED, 195, 500 + by);
  finger_of(2, MOTUS_TOUCH_ENDED, 195, 400 - by);
  tick(1);
}

/* A scroller with content that can be zoomed, in the root's view. */
static void open_scroller(const motus_scroller_options *options) {
  forget_motion();
  open_screens();
  motus_view *root = motus_view_controller_view(screens[0]);
  motus_view *view = view_in(root, (motus_rect){0, 0, 390, 844});
  content = view_in(view, (motus_rect){0, 0, 390, 4000});
  moved = view_in(content, (motus_rect){40, 1200, 100, 100});
  motus_scroller_create(view, options, &scroller);
  keep(scroller);
  motus_scroller_set_content_size(scroller, (motus_size){390, 4000});
  hear_scroller(scroller);
}
#endif
