/* Columns A, B and C in a window of 1200 by 800. */
#ifndef SPLIT_STAGE_H
#define SPLIT_STAGE_H
#include "story_navigation.h"

static motus_split_view_controller *split;
static motus_split_column split_top = MOTUS_SPLIT_SECONDARY;

static inline motus_split_column
split_top_column(void *user_data, motus_split_view_controller *it,
                 motus_split_column proposed) {
  (void)proposed;
  story_tell(user_data, it, "top", false);
  return split_top;
}
static inline void split_will_change(void *user_data,
                                     motus_split_view_controller *it,
                                     motus_split_mode mode) {
  char word[32];
  sprintf(word, "mode_%d", (int)mode);
  story_tell(user_data, it, word, false);
}
static inline void split_tell_column(void *user_data, const void *it,
                                     const char *what,
                                     motus_split_column column) {
  story_tell_of(user_data, it, what,
                motus_split_view_controller_column(split, column), false);
}
static inline void split_will_show(void *user_data,
                                   motus_split_view_controller *it,
                                   motus_split_column column) {
  split_tell_column(user_data, it, "will_show", column);
}
static inline void split_will_hide(void *user_data,
                                   motus_split_view_controller *it,
                                   motus_split_column column) {
  split_tell_column(user_data, it, "will_hide", column);
}
static inline void split_did_collapse(void *user_data,
                                      motus_split_view_controller *it,
                                      bool collapsed) {
  story_tell(user_data, it, collapsed ? "collapsed" : "expanded", false);
}

static inline void split_resize(story *s, double width, double height) {
  motus_size size = {0, 0};
  size.width = width, size.height = height;
  CHECK_EQUAL(motus_runtime_set_window_size(s->runtime, size, 0, NULL, NULL,
                                            NULL, NULL),
              MOTUS_OK);
  story_tick(s);
}

static inline void
split_open(story *s, double width, bool is_triple,
           const motus_split_view_controller_options *options) {
  story_open(s);
  motus_size size = {0, 800};
  size.width = width;
  motus_runtime_set_window_size(s->runtime, size, 0, NULL, NULL, NULL, NULL);
  s->a = story_screen(s, "A");
  s->b = story_screen(s, "B");
  s->c = story_screen(s, "C");
  s->d = story_screen(s, "D");
  CHECK_EQUAL(motus_split_view_controller_create(s->runtime, options, &split),
              MOTUS_OK);
  story_call(s, "split", split);
  story_call(s, "stack", motus_split_view_controller_stack(split));
  motus_split_delegate delegate = {.struct_size = sizeof delegate,
                                   .top_column = split_top_column,
                                   .will_change_mode = split_will_change,
                                   .will_show_column = split_will_show,
                                   .will_hide_column = split_will_hide,
                                   .did_collapse = split_did_collapse};
  CHECK_EQUAL(motus_split_view_controller_set_delegate(split, &delegate, s,
                                                       story_destroy),
              MOTUS_OK);
  split_top = MOTUS_SPLIT_SECONDARY;
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY, s->a);
  if (is_triple)
    motus_split_view_controller_set_column(split, MOTUS_SPLIT_SUPPLEMENTARY,
                                           s->b);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY, s->c);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  s->runtime, (motus_view_controller *)split),
              MOTUS_OK);
  story_tick(s);
}

static inline void split_close(story *s) {
  motus_release(split);
  motus_release(s->a);
  motus_release(s->b);
  motus_release(s->c);
  motus_release(s->d);
  story_close(s);
}

/* Where a column is shown: its left edge and its width; NaN when nowhere. */
static inline bool split_is_at(motus_view_controller *it, double x,
                               double width) {
  motus_view *view = motus_view_controller_view_if_loaded(it);
  if (!view || !motus_view_superview(view))
    return CHECK(width == 0);
  double c[2] = {NAN, NAN}, b[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, c, 2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, b, 4);
  bool stands = CHECK_NEAR(c[0] - b[2] / 2, x, 1e-6);
  return CHECK_NEAR(b[2], width, 1e-6) && stands;
}

static inline void split_show(story *s, motus_split_column column, bool shown,
                              bool animated) {
  CHECK_EQUAL((shown ? motus_split_view_controller_show_column
                     : motus_split_view_controller_hide_column)(
                  split, column, animated, story_completed, s, story_destroy),
              MOTUS_OK);
}

static inline void split_mode(story *s, motus_split_mode mode, bool animated) {
  CHECK_EQUAL(motus_split_view_controller_set_mode(
                  split, mode, animated, story_completed, s, story_destroy),
              MOTUS_OK);
}
#endif
