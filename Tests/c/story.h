/* A runtime whose screens and delegates write down what they are told, a clock,
 * and the curve of the built-in transitions. What is told is a text:
 *
 *   "B.will_move(nav) B.did_load A.will_disappear~ B.will_appear~"
 *
 * where ~ says that it is animated and - that there is nobody. */
#ifndef STORY_H
#define STORY_H
#include "begins.h"
#include "drawn.h"
#include "report.h"
#include "touched.h"
#include <math.h>

#define FRAME (1.0 / 64) /* a sum of these is exact */
#define WIDTH 390.0
#define HEIGHT 844.0

typedef struct story {
  motus_runtime *runtime;
  motus_navigation_controller *navigation;
  motus_view_controller *a, *b, *c, *d;
  motus_animation_controller *animator;
  motus_interaction_controller *interaction;
  motus_percent_driven_interaction *hand;
  bool with_layout; /* whether layout is written down too */
  char told[8192];
  char happened[8192]; /* the same from the events */
  int destroyed;
  struct {
    const void *handle;
    const char *name;
  } names[24];
  int name_count;
} story;

static inline const char *story_name(const story *s, const void *handle) {
  for (int i = 0; i < s->name_count; i++)
    if (s->names[i].handle == handle)
      return s->names[i].name;
  return handle ? "?" : "-";
}

static inline void story_call(story *s, const char *name, const void *handle) {
  s->names[s->name_count].handle = handle;
  s->names[s->name_count++].name = name;
}

static inline void story_write(char *text, size_t size, const char *subject,
                               const char *what, const char *other,
                               const char *end) {
  size_t at = strlen(text);
  if (at + 96 < size)
    sprintf(text + at, "%s%s%s%s%s%s%s%s", at ? " " : "", subject,
            *subject ? "." : "", what, other ? "(" : "", other ? other : "",
            other ? ")" : "", end);
}

static inline void story_tell(story *s, const void *subject, const char *what,
                              bool animated) {
  story_write(s->told, sizeof s->told, story_name(s, subject), what, NULL,
              animated ? "~" : "");
}

static inline void story_tell_of(story *s, const void *subject,
                                 const char *what, const void *other,
                                 bool animated) {
  story_write(s->told, sizeof s->told, story_name(s, subject), what,
              story_name(s, other), animated ? "~" : "");
}

/* A word of the test's own. */
static inline void story_say(story *s, const char *word) {
  story_write(s->told, sizeof s->told, "", word, NULL, "");
}

/* What has been told since the last time. */
#define CHECK_TOLD(s, expected)      \
  do {                               \
    CHECK_TEXT((s)->told, expected); \
    (s)->told[0] = 0;                \
  } while (0)

/* Whether these words have been told, once each, in this order, with whatever
 * between them. */
static inline bool story_in_order(const story *s, const char *words) {
  const char *from = s->told;
  while (*words) {
    char word[96] = {0};
    size_t length = strcspn(words, " ");
    memcpy(word, words, length);
    words += length + (words[length] == ' ');
    const char *found = from;
    while ((found = strstr(found, word)) && found[length] &&
           found[length] != ' ')
      found++;
    if (!found)
      return false;
    from = found + length;
    const char *again = from;
    while ((again = strstr(again, word)) != NULL) {
      if (again[-1] == ' ' && (!again[length] || again[length] == ' '))
        return false;
      again++;
    }
  }
  return true;
}

/* ---- Screens ---- */

#define STORY_APPEARANCE(name)                                     \
  static inline void story_view_##name(                            \
      void *user_data, motus_view_controller *it, bool animated) { \
    story_tell(user_data, it, #name, animated);                    \
  }
STORY_APPEARANCE(will_appear)
STORY_APPEARANCE(is_appearing)
STORY_APPEARANCE(did_appear)
STORY_APPEARANCE(will_disappear)
STORY_APPEARANCE(did_disappear)

static inline void story_did_load(void *user_data, motus_view_controller *it) {
  story_tell(user_data, it, "did_load", false);
}
static inline void story_will_layout(void *user_data,
                                     motus_view_controller *it) {
  if (((story *)user_data)->with_layout)
    story_tell(user_data, it, "will_layout", false);
}
static inline void story_did_layout(void *user_data,
                                    motus_view_controller *it) {
  if (((story *)user_data)->with_layout)
    story_tell(user_data, it, "did_layout", false);
}
static inline void story_will_move(void *user_data, motus_view_controller *it,
                                   motus_view_controller *parent) {
  story_tell_of(user_data, it, "will_move", parent, false);
}
static inline void story_did_move(void *user_data, motus_view_controller *it,
                                  motus_view_controller *parent) {
  story_tell_of(user_data, it, "did_move", parent, false);
}

static inline motus_view_controller_callbacks story_callbacks(void) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_did_load = story_did_load;
  callbacks.view_will_appear = story_view_will_appear;
  callbacks.view_is_appearing = story_view_is_appearing;
  callbacks.view_did_appear = story_view_did_appear;
  callbacks.view_will_disappear = story_view_will_disappear;
  callbacks.view_did_disappear = story_view_did_disappear;
  callbacks.view_will_layout_subviews = story_will_layout;
  callbacks.view_did_layout_subviews = story_did_layout;
  callbacks.will_move_to_parent = story_will_move;
  callbacks.did_move_to_parent = story_did_move;
  return callbacks;
}

static inline void story_destroy(void *user_data) {
  ((story *)user_data)->destroyed += 1;
}

static inline motus_view_controller *
story_screen_with(story *s, const char *name,
                  const motus_view_controller_callbacks *callbacks) {
  motus_view_controller *controller = NULL;
  CHECK_EQUAL(motus_view_controller_create(s->runtime, callbacks, s,
                                           story_destroy, &controller),
              MOTUS_OK);
  story_call(s, name, controller);
  return controller;
}

static inline motus_view_controller *story_screen(story *s, const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  return story_screen_with(s, name, &callbacks);
}

/* ---- The clock ---- */

static inline void story_read_events(story *s) {
  static const char *const words[] = {NULL,
                                      "did_load",
                                      "will_appear",
                                      "is_appearing",
                                      "did_appear",
                                      "will_disappear",
                                      "did_disappear",
                                      "will_move",
                                      "did_move",
                                      "will_show",
                                      "did_show",
                                      "did_select",
                                      "size",
                                      "traits",
                                      NULL,
                                      NULL,
                                      "began",
                                      "by_hand",
                                      "finishing",
                                      "cancelling",
                                      "ended",
                                      NULL,
                                      NULL,
                                      NULL,
                                      "adapted",
                                      "detent",
                                      "drag_began",
                                      "drag_ended",
                                      "completed",
                                      "will_dismiss",
                                      "did_dismiss",
                                      "did_attempt"};
  const motus_event *events = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_events(s->runtime, &events, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++) {
    const motus_event *e = &events[i];
    bool has_other = e->kind >= 7;
    /* Fingers and scrollers tell no story of screens. */
    if (e->kind == MOTUS_EVENT_GESTURE ||
        e->kind == MOTUS_EVENT_SAFE_AREA_CHANGED ||
        e->kind >= MOTUS_EVENT_SCROLL_WILL_BEGIN_DRAGGING)
      continue;
    REQUIRE(e->kind < sizeof words / sizeof *words && words[e->kind]);
    story_write(s->happened, sizeof s->happened, story_name(s, e->subject),
                words[e->kind], has_other ? story_name(s, e->other) : NULL,
                e->detail == 1 && e->kind < 16 ? "~" : "");
  }
}

/* Of stories whose frames are all made here: what begins ends once. */
static bool story_follows;

static inline void story_go_on(story *s) {
  CHECK_EQUAL(
      motus_runtime_tick(s->runtime, motus_runtime_time(s->runtime) + FRAME),
      MOTUS_OK);
  const char *wrong = story_follows ? begins_note(s->runtime) : NULL;
  if (!CHECK(!wrong))
    printf("    %s %s\n", wrong, begins_what);
}

/* Where everything rests. */
static inline void story_check_ends(const story *s) {
  const char *wrong = story_follows ? begins_at_rest(s->runtime) : NULL;
  if (!CHECK(!wrong))
    printf("    %s %s\n", wrong, begins_what);
}

/* One frame, and what is seen and touched after it. */
static inline void story_tick(story *s) {
  story_go_on(s);
  CHECK(drawn_not(s->runtime) == NULL);
  CHECK(!touched_is_wrong(s->runtime));
  story_read_events(s);
}

/* A finger in the next frame, whose events stay unread. */
static inline void story_touch(story *s, motus_touch_phase phase, double x,
                               double y) {
  double time = motus_runtime_time(s->runtime) + FRAME;
  motus_point point = {0, 0};
  point.x = x;
  point.y = y;
  CHECK_EQUAL(motus_runtime_send_touch(s->runtime, 1, phase, point, time),
              MOTUS_OK);
  story_go_on(s);
}

static inline void story_run(story *s, double seconds) {
  double end = motus_runtime_time(s->runtime) + seconds;
  while (motus_runtime_time(s->runtime) < end - FRAME / 2)
    story_tick(s);
}

static inline void story_open(story *s) {
  memset(s, 0, sizeof *s);
  motus_library_set_diagnostics(report_note, NULL, NULL);
  CHECK_EQUAL(create_at_zero(&s->runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(s->runtime, report_note, NULL, NULL);
  motus_runtime_set_traces_changes(s->runtime, true);
  story_call(s, "window", motus_runtime_window(s->runtime));
  report_clear();
}

/* A story of its own ends without a report. Its trace is printed: what a story
 * comes to is the same in every build, to the last bit (determinism.txt). */
static inline void story_close(story *s) {
  printf("    trace %016llx\n",
         (unsigned long long)motus_runtime_trace_hash(s->runtime));
  if (!CHECK_EQUAL(reported.count, 0))
    printf("    %s: %s\n", reported.function, reported.message);
  CHECK_EQUAL(motus_runtime_destroy(s->runtime), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

/* ---- Values ---- */

/* What is shown of a view's center. */
static inline double story_x(motus_view_controller *controller) {
  double center[2] = {NAN, NAN};
  motus_view_property(motus_view_controller_view_if_loaded(controller),
                      MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center, 2);
  return center[0];
}

static inline double story_velocity(motus_view_controller *controller) {
  double velocity[2] = {NAN, NAN};
  motus_view_property_velocity(motus_view_controller_view_if_loaded(controller),
                               MOTUS_PROPERTY_CENTER, velocity, 2);
  return velocity[0];
}

/* Slow at both ends: the cubic Bezier (.42, 0, .58, 1) by bisection. */
static inline double ease_in_out(double time) {
  double low = 0, high = 1;
  if (time <= 0 || time >= 1)
    return time <= 0 ? 0 : 1;
  for (int i = 0; i < 60; i++) {
    double s = (low + high) / 2, r = 1 - s;
    double x = 3 * r * r * s * .42 + 3 * r * s * s * .58 + s * s * s;
    if (x < time)
      low = s;
    else
      high = s;
  }
  return low * low * (3 - 2 * low);
}
/* Where a screen stands, by its center and bounds. */
static inline motus_rect story_frame(motus_view_controller *screen,
                                     motus_value_source source) {
  double center[2] = {NAN, NAN}, bounds[4] = {NAN, NAN, NAN, NAN};
  motus_view *view = motus_view_controller_view(screen);
  motus_rect frame;
  motus_view_property(view, MOTUS_PROPERTY_CENTER, source, center, 2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, source, bounds, 4);
  frame.x = center[0] - bounds[2] / 2;
  frame.y = center[1] - bounds[3] / 2;
  frame.width = bounds[2];
  frame.height = bounds[3];
  return frame;
}

#endif
