/* A presentation that adapts to its room, and what is told of it. */
#ifndef ADAPTATION_STAGE_H
#define ADAPTATION_STAGE_H
#include "story.h"

static story s;
static motus_view_controller *r, *p, *q;
static motus_presentation_controller *original;
static motus_presentation_style in_compact;
static motus_view_controller *stand_in;
/* What a host does when it is asked for another controller; none: nothing. */
static void (*meanwhile)(void);

static const motus_size wide = {1024, 768}, narrow = {390, 844};

static inline const char *size_class(motus_size_class it) {
  return it == MOTUS_SIZE_CLASS_COMPACT ? "compact" : "regular";
}

static inline void will_transition(void *user_data, motus_view_controller *it,
                                   motus_size_class horizontal,
                                   motus_size_class vertical,
                                   motus_transition_coordinator *coordinator) {
  char word[64];
  snprintf(word, sizeof word, "traits_%s_%s", size_class(horizontal),
           size_class(vertical));
  story_tell(user_data, it, word, coordinator != NULL);
  /* Told before anything has changed. */
  CHECK(motus_view_controller_horizontal_size_class(it) != horizontal ||
        motus_view_controller_vertical_size_class(it) != vertical);
}

static inline void will_resize(void *user_data, motus_view_controller *it,
                               double width, double height,
                               motus_transition_coordinator *coordinator) {
  char word[64];
  snprintf(word, sizeof word, "size_%gx%g", width, height);
  story_tell(user_data, it, word, coordinator != NULL);
}

static inline void wants_size(void *user_data, motus_view_controller *it,
                              motus_view_controller *child) {
  story_tell_of(user_data, it, "child_wants", child, false);
}

static inline void fits_size(void *user_data, motus_view_controller *it,
                             motus_view_controller *child) {
  story_tell_of(user_data, it, "child_fits", child, false);
}

static inline motus_view_controller *screen(const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.will_transition_to_traits = will_transition;
  callbacks.view_will_transition_to_size = will_resize;
  callbacks.preferred_content_size_did_change_for_child = wants_size;
  callbacks.system_layout_fitting_size_did_change_for_child = fits_size;
  return story_screen_with(&s, name, &callbacks);
}

static inline void completed(void *user_data, bool done) {
  story_say(user_data, done ? "completed" : "not_completed");
}

static inline void resize(motus_size size, bool animated) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  options.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime, size, 0,
                                            animated ? &options : NULL, NULL,
                                            NULL, NULL),
              MOTUS_OK);
}

static inline motus_presentation_style
adaptive_style(void *user_data, motus_presentation_controller *it,
               bool is_compact_in_width, bool is_compact_in_height) {
  (void)is_compact_in_height;
  CHECK(it == original);
  story_say(user_data, is_compact_in_width ? "style?compact" : "style?regular");
  return is_compact_in_width ? in_compact : MOTUS_PRESENTATION_NONE;
}

static inline void prepare(void *user_data, motus_presentation_controller *it,
                           motus_presentation_controller *adaptive) {
  CHECK(it == original && motus_is_alive(it));
  CHECK_EQUAL(motus_presentation_controller_adaptive_style(adaptive),
              in_compact);
  story_say(user_data, "prepare");
}

static inline motus_view_controller *
other_controller(void *user_data, motus_presentation_controller *it,
                 motus_presentation_style style) {
  (void)it;
  CHECK_EQUAL(style, in_compact);
  story_say(user_data, "other?");
  if (meanwhile)
    meanwhile();
  return stand_in;
}

static inline void will_present(void *user_data,
                                motus_presentation_controller *it,
                                motus_presentation_style style,
                                motus_transition_coordinator *coordinator) {
  (void)it;
  CHECK(coordinator == NULL || motus_is_alive(coordinator));
  char word[32];
  snprintf(word, sizeof word, "as_%d%s", style, coordinator ? "~" : "");
  story_say(user_data, word);
}

/* R in a wide window presents P in a style; P's delegate takes another one in
 * a narrow window. */
static inline void open_presented(motus_presentation_style style,
                                  motus_presentation_style compact) {
  story_open(&s);
  in_compact = compact;
  stand_in = NULL;
  meanwhile = NULL;
  resize(wide, false);
  r = screen("R");
  p = screen("P");
  q = screen("Q");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_controller_set_presentation_style(p, style);
  motus_view_controller_set_preferred_content_size(p, (motus_size){300, 200});
  original = motus_view_controller_presentation_controller(p);
  motus_adaptive_presentation_delegate delegate = {
      .struct_size = sizeof delegate,
      .adaptive_style = adaptive_style,
      .prepare_adaptive = prepare,
      .view_controller_for_adaptive_style = other_controller,
      .will_present = will_present};
  motus_presentation_controller_set_delegate(original, &delegate, &s,
                                             story_destroy);
  CHECK_EQUAL(motus_view_controller_present(r, p, false, completed, &s, NULL),
              MOTUS_OK);
  CHECK(story_in_order(&s, "style?regular as_-1 P.did_appear completed"));
  story_tick(&s);
  s.told[0] = s.happened[0] = 0;
}

static inline motus_presentation_controller *now(motus_view_controller *it) {
  return motus_view_controller_active_presentation_controller(it);
}

static inline double shown_width(motus_view *view) {
  double bounds[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  return bounds[2];
}
#endif
