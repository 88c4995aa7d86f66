/* Four screens of which one presents another, for tests of odd moments. */
#ifndef PRESENTATION_STAGE_H
#define PRESENTATION_STAGE_H
#include "story.h"

static story s;
static motus_view_controller *r, *p, *q, *t;
static void (*inside)(void);

static inline void completed(void *user_data, bool done) {
  story_say(user_data, done ? "completed" : "not_completed");
}

static inline void now_and_then(void) {
  void (*call)(void) = inside;
  inside = NULL;
  if (call)
    call();
}

static inline void will_appear(void *user_data, motus_view_controller *it,
                               bool animated) {
  story_view_will_appear(user_data, it, animated);
  if (it == p)
    now_and_then();
}

static inline motus_view_controller *screen(const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.view_will_appear = will_appear;
  return story_screen_with(&s, name, &callbacks);
}

static inline void open_screens(motus_presentation_style style) {
  story_open(&s);
  inside = NULL;
  r = screen("R");
  p = screen("P");
  q = screen("Q");
  t = screen("T");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_controller_set_presentation_style(p, style);
  motus_view_controller_set_presentation_style(q, style);
  motus_view_controller_set_presentation_style(t, style);
  story_tick(&s);
  s.told[0] = 0;
}

static inline motus_status present(motus_view_controller *from,
                                   motus_view_controller *what, bool animated) {
  return motus_view_controller_present(from, what, animated, completed, &s,
                                       story_destroy);
}

static inline void dismiss(motus_view_controller *from, bool animated) {
  CHECK_EQUAL(motus_view_controller_dismiss(from, animated, completed, &s,
                                            story_destroy),
              MOTUS_OK);
}

/* Nothing is under way, and who is in the window has appeared. */
static inline void check_rest(void) {
  motus_view_controller *all[] = {r, p, q, t};
  story_run(&s, 2);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  for (int i = 0; i < 4; i++) {
    motus_view *view = motus_view_controller_view_if_loaded(all[i]);
    motus_view *top = view;
    while (top && motus_view_superview(top))
      top = motus_view_superview(top);
    CHECK_EQUAL(motus_view_controller_appearance_state(all[i]),
                top && top == motus_runtime_window(s.runtime)
                    ? MOTUS_APPEARANCE_APPEARED
                    : MOTUS_APPEARANCE_DISAPPEARED);
    CHECK(motus_view_controller_transition_coordinator(all[i]) == NULL);
  }
}
#endif
