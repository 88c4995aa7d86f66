/* Pages A, B and C in the window, a finger on them, and a delegate that tells. */
#ifndef PAGES_STAGE_H
#define PAGES_STAGE_H
#include "story_navigation.h"

static motus_page_view_controller *pages;

static inline void pages_will(void *user_data, motus_page_view_controller *it,
                              motus_view_controller *to) {
  story_tell_of(user_data, it, "will_turn", to, false);
}
static inline void pages_did(void *user_data, motus_page_view_controller *it,
                             motus_view_controller *previous, bool completed) {
  story_tell_of(user_data, it, completed ? "did_turn" : "did_not_turn",
                previous, false);
}

static inline void pages_open(story *s,
                              const motus_page_view_controller_options *options,
                              bool circular) {
  story_open(s);
  s->a = story_screen(s, "A");
  s->b = story_screen(s, "B");
  s->c = story_screen(s, "C");
  CHECK_EQUAL(motus_page_view_controller_create(s->runtime, options, &pages),
              MOTUS_OK);
  story_call(s, "pages", pages);
  motus_page_delegate delegate = {.struct_size = sizeof delegate,
                                  .will_transition = pages_will,
                                  .did_transition = pages_did};
  CHECK_EQUAL(motus_page_view_controller_set_delegate(pages, &delegate, s,
                                                      story_destroy),
              MOTUS_OK);
  motus_view_controller *list[] = {s->a, s->b, s->c};
  CHECK_EQUAL(motus_page_view_controller_set_pages(pages, list, 3, circular),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  s->runtime, (motus_view_controller *)pages),
              MOTUS_OK);
  story_tick(s);
  s->told[0] = 0;
}

static inline void pages_close(story *s) {
  motus_release(pages);
  motus_release(s->a);
  motus_release(s->b);
  motus_release(s->c);
  story_close(s);
}

/* Where a page is seen, in pages. */
static inline double seen_at(motus_view_controller *controller) {
  motus_view *view = motus_view_controller_view_if_loaded(controller);
  motus_point there = {NAN, NAN}, origin = {0, 0};
  if (!view || !motus_view_superview(view))
    return NAN;
  motus_view_convert_point(view, origin, NULL, &there);
  return there.x / WIDTH;
}

static double finger_x;
static inline void down(story *s, double x) {
  finger_x = x;
  story_touch(s, MOTUS_TOUCH_BEGAN, x, 400);
}
/* A tenth of the way a frame. */
static inline void slide(story *s, double by) {
  double from = finger_x;
  for (int i = 1; i <= 10; i++)
    story_touch(s, MOTUS_TOUCH_MOVED, finger_x = from + by * i / 10, 400);
}
static inline void up(story *s) {
  story_touch(s, MOTUS_TOUCH_ENDED, finger_x, 400);
}
/* The finger rests before it lifts. */
static inline void let_go(story *s) {
  for (int i = 0; i < 8; i++)
    story_touch(s, MOTUS_TOUCH_MOVED, finger_x, 400);
  up(s);
}
static inline void flick_by(story *s, double by) {
  double from = finger_x = by < 0 ? 300 : 90;
  story_touch(s, MOTUS_TOUCH_BEGAN, from, 400);
  for (int i = 1; i <= 3; i++)
    story_touch(s, MOTUS_TOUCH_MOVED, finger_x = from + by * i / 3, 400);
  up(s);
}
#endif
