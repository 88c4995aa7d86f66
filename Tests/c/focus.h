/* A window of views that take the focus, whose names are their tags: letters.
 * What the focus does is a text of events: "-a +b" when it goes from a to b. */
#ifndef FOCUS_H
#define FOCUS_H
#include "begins.h"
#include "check.h"
#include "virtual_clock.h"
#include <motus.h>
#include <stdio.h>
#include <string.h>

typedef struct focus_stage {
  motus_runtime *runtime;
  motus_view *window;
  double time;
  char told[512];
} focus_stage;

static inline focus_stage focus_open(void) {
  focus_stage s = {0};
  CHECK_EQUAL(create_at_zero(&s.runtime), MOTUS_OK);
  s.window = motus_runtime_window(s.runtime);
  begins_forget();
  return s;
}

static inline void focus_close(focus_stage *s) {
  CHECK_EQUAL(motus_release(s->runtime), MOTUS_OK);
}

/* A view in a parent, which alone holds it. */
static inline motus_view *focus_view(focus_stage *s, motus_view *parent,
                                     char name, motus_rect frame,
                                     uint32_t flags) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(s->runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_frame(view, frame), MOTUS_OK);
  CHECK_EQUAL(motus_set_tag(view, (uint64_t)name), MOTUS_OK);
  if (parent)
    CHECK_EQUAL(motus_view_add_subview(parent, view), MOTUS_OK);
  motus_focus_options options;
  motus_focus_options_init(&options, sizeof options);
  options.flags = flags;
  CHECK_EQUAL(motus_view_set_focus_options(view, &options), MOTUS_OK);
  if (parent)
    CHECK_EQUAL(motus_release(view), MOTUS_OK);
  return view;
}

static inline motus_view *focus_tile(focus_stage *s, motus_view *parent,
                                     char name, double x, double y) {
  return focus_view(s, parent, name, (motus_rect){x, y, 80, 60},
                    MOTUS_FOCUS_FOCUSABLE);
}

static inline char focus_name(const focus_stage *s) {
  motus_view *view = motus_runtime_focused_view(s->runtime);
  return view ? (char)motus_tag(view) : '-';
}

/* One frame; events are added to what has been told. */
static inline void focus_tick(focus_stage *s) {
  s->time += 1.0 / 64;
  CHECK_EQUAL(motus_runtime_tick(s->runtime, s->time), MOTUS_OK);
  const motus_event *events;
  size_t count;
  motus_runtime_events(s->runtime, &events, &count);
  for (size_t i = 0; i < count; i++) {
    bool gains = events[i].kind == MOTUS_EVENT_FOCUS_GAINED;
    size_t at = strlen(s->told);
    if ((gains || events[i].kind == MOTUS_EVENT_FOCUS_LOST) &&
        at + 8 < sizeof s->told)
      sprintf(s->told + at, "%s%c%c", at ? " " : "", gains ? '+' : '-',
              (char)events[i].tag);
  }
  const char *wrong = begins_note(s->runtime);
  if (!CHECK(!wrong))
    printf("    %s %s\n", wrong, begins_what);
}

/* Frames until nothing moves. */
static inline void focus_rest(focus_stage *s) {
  for (int i = 0; i < 1000; i++) {
    focus_tick(s);
    if (motus_runtime_is_idle(s->runtime))
      return;
  }
  CHECK(!"it comes to rest");
}

static inline bool focus_move(focus_stage *s, motus_focus_direction direction) {
  bool moved = false;
  CHECK_EQUAL(motus_runtime_move_focus(s->runtime, direction, &moved),
              MOTUS_OK);
  return moved;
}

/* The names that the focus has while it goes along directions: "lrudnp" from
 * where it is, with '.' where it does not move. */
static inline const char *focus_walk(focus_stage *s, const char *way) {
  static const char keys[] = ".lrudnp";
  static char names[64];
  size_t count = 0;
  for (; *way && count + 1 < sizeof names; way++) {
    motus_focus_direction direction =
        (motus_focus_direction)(strchr(keys, *way) - keys);
    names[count++] = focus_move(s, direction) ? focus_name(s) : '.';
  }
  names[count] = 0;
  return names;
}

#define CHECK_FOCUS_TOLD(s, expected) \
  do {                                \
    CHECK_TEXT((s)->told, expected);  \
    (s)->told[0] = 0;                 \
  } while (0)
#endif
