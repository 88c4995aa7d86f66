/* What begins ends once: drags, decelerations and zooms of scrollers, drags of
 * sheets, transitions, flights, the steps of dynamics, the coming and leaving
 * of children, drags and their settling, the focus of views, rows aside,
 * gestures. The events of each frame tell it, whatever callbacks there are; no
 * frame may be left out. */
#ifndef BEGINS_H
#define BEGINS_H
#include <motus.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct begins_pair {
  const char *name;
  motus_event_kind begins, ends[3];
  bool names_other; /* it is told apart by both of its objects */
  bool may_end;     /* also where nothing has begun */
} begins_pair;

static const begins_pair begins_pairs[] = {
    {"a drag of a scroller",
     MOTUS_EVENT_SCROLL_WILL_BEGIN_DRAGGING,
     {MOTUS_EVENT_SCROLL_DID_END_DRAGGING},
     false,
     false},
    {"a deceleration",
     MOTUS_EVENT_SCROLL_WILL_BEGIN_DECELERATING,
     {MOTUS_EVENT_SCROLL_DID_END_DECELERATING},
     false,
     false},
    {"a zoom of a scroller",
     MOTUS_EVENT_SCROLL_WILL_BEGIN_ZOOMING,
     {MOTUS_EVENT_SCROLL_DID_END_ZOOMING},
     false,
     false},
    {"a drag of a sheet",
     MOTUS_EVENT_SHEET_DRAG_BEGAN,
     {MOTUS_EVENT_SHEET_DRAG_ENDED},
     false,
     false},
    {"a transition",
     MOTUS_EVENT_TRANSITION_BEGAN,
     {MOTUS_EVENT_TRANSITION_ENDED},
     true,
     true},
    {"a flight",
     MOTUS_EVENT_FLIGHT_BEGAN,
     {MOTUS_EVENT_FLIGHT_ENDED},
     false,
     false},
    {"dynamics",
     MOTUS_EVENT_DYNAMICS_WILL_RESUME,
     {MOTUS_EVENT_DYNAMICS_DID_PAUSE},
     false,
     false},
    {"the coming of a child",
     MOTUS_EVENT_CHILD_ENTERING,
     {MOTUS_EVENT_CHILD_ENTERED, MOTUS_EVENT_CHILD_LEAVING,
      MOTUS_EVENT_CHILD_LEFT},
     false,
     true},
    {"the leaving of a child",
     MOTUS_EVENT_CHILD_LEAVING,
     {MOTUS_EVENT_CHILD_LEFT, MOTUS_EVENT_CHILD_RETURNED},
     false,
     true},
    {"a drag", MOTUS_EVENT_DRAG_BEGAN, {MOTUS_EVENT_DRAG_ENDED}, false, false},
    {"the settling of a drag",
     MOTUS_EVENT_DRAG_ENDED,
     {MOTUS_EVENT_DRAG_SETTLED},
     false,
     true},
    {"the focus of a view",
     MOTUS_EVENT_FOCUS_GAINED,
     {MOTUS_EVENT_FOCUS_LOST},
     false,
     false},
    {"a row that is aside",
     MOTUS_EVENT_ROW_OPENED,
     {MOTUS_EVENT_ROW_CLOSED},
     false,
     false},
    {"a row that is armed",
     MOTUS_EVENT_ROW_ARMED,
     {MOTUS_EVENT_ROW_DISARMED, MOTUS_EVENT_ROW_CHOSEN, MOTUS_EVENT_ROW_CLOSED},
     false,
     true},
    /* By its details; what recognizes at one moment ends only. */
    {"a gesture", MOTUS_EVENT_GESTURE, {0}, false, true}};
enum {
  BEGINS_PAIRS = sizeof begins_pairs / sizeof *begins_pairs,
  BEGINS_DRAG = 0,
  BEGINS_ZOOM = 2,
  BEGINS_SHEET = 3,
  BEGINS_DYNAMICS = 6,
  BEGINS_OF_DRAG = 9,
  BEGINS_SETTLING = 10,
  BEGINS_FOCUS = 11,
  BEGINS_ROW = 12,
  BEGINS_ARMED = 13,
  BEGINS_GESTURE = 14,
  BEGINS_MOST = 1 << 12
};

static struct begins_open {
  const motus_runtime *runtime;
  const void *subject, *other;
  int pair;
} begins_open[BEGINS_MOST];
static int begins_count;
static const char *begins_what = ""; /* what is wrong with it */

static inline void begins_forget(void) {
  begins_count = 0;
}

static inline const char *begins_wrong(const char *what, int pair) {
  begins_what = what;
  return begins_pairs[pair].name;
}

static inline int begins_place(int pair, const motus_event *event) {
  for (int i = 0; i < begins_count; i++)
    if (begins_open[i].pair == pair &&
        begins_open[i].subject == event->subject &&
        (!begins_pairs[pair].names_other ||
         begins_open[i].other == event->other))
      return i;
  return -1;
}

static inline const char *begins_note_event(const motus_runtime *runtime,
                                            const motus_event *event) {
  const char *wrong = NULL;
  for (int i = 0; i < BEGINS_PAIRS; i++) {
    bool ends = false, begins = begins_pairs[i].begins == event->kind,
         may_end = begins_pairs[i].may_end;
    for (int j = 0; j < 3; j++)
      ends |= begins_pairs[i].ends[j] == event->kind;
    if (i == BEGINS_GESTURE && begins) {
      begins = event->detail == MOTUS_RECOGNITION_BEGAN;
      ends = event->detail == MOTUS_RECOGNITION_ENDED ||
             event->detail == MOTUS_RECOGNITION_CANCELLED;
      may_end = event->detail == MOTUS_RECOGNITION_ENDED;
    }
    if (!ends && !begins)
      continue;
    int at = begins_place(i, event);
    if (ends && at < 0 && !may_end)
      wrong = begins_wrong("ends without having begun", i);
    else if (ends && at >= 0)
      begins_open[at] = begins_open[--begins_count];
    else if (!ends && at >= 0)
      wrong = begins_wrong("begins twice", i);
    else if (!ends && begins_count < BEGINS_MOST)
      begins_open[begins_count++] =
          (struct begins_open){runtime, event->subject, event->other, i};
  }
  return wrong;
}

/* After each frame: whose beginnings and ends are wrong; NULL where none are.
 */
static inline const char *begins_note(motus_runtime *runtime) {
  const motus_event *events = NULL;
  const char *wrong = NULL;
  size_t count = 0;
  if (motus_runtime_events(runtime, &events, &count) != MOTUS_OK)
    return NULL;
  for (size_t i = 0; i < count; i++) {
    const char *found = begins_note_event(runtime, &events[i]);
    if (found)
      wrong = found;
  }
  return wrong;
}

/* Where nothing moves a finger may still hold something, a row is open, and a
 * view has the focus. Dynamics whose animator has ended, or whose clock stands, say no more.
 */
static inline bool begins_may_be_held(const struct begins_open *it) {
  if (it->pair == BEGINS_SHEET || it->pair == BEGINS_DYNAMICS ||
      it->pair == BEGINS_FOCUS || it->pair == BEGINS_ROW ||
      it->pair == BEGINS_ARMED)
    return true;
  if (it->pair == BEGINS_GESTURE) {
    const motus_recognition_state state =
        motus_gesture_state((motus_gesture *)it->subject);
    return state == MOTUS_RECOGNITION_BEGAN ||
           state == MOTUS_RECOGNITION_CHANGED;
  }
  if (it->pair == BEGINS_OF_DRAG || it->pair == BEGINS_SETTLING)
    return motus_is_alive(it->subject) &&
           motus_drag_is_held((motus_drag *)it->subject);
  if (it->pair != BEGINS_DRAG && it->pair != BEGINS_ZOOM)
    return false;
  motus_scroller *scroller = (motus_scroller *)it->subject;
  return motus_is_alive(scroller) &&
         motus_scroller_get_state(scroller) != MOTUS_SCROLLER_IDLE;
}

/* Where nothing moves: what has no end, NULL where all has. */
static inline const char *begins_at_rest(const motus_runtime *runtime) {
  for (int i = 0; i < begins_count; i++)
    if (begins_open[i].runtime == runtime &&
        !begins_may_be_held(&begins_open[i]))
      return begins_wrong("has begun and rests without an end",
                          begins_open[i].pair);
  return NULL;
}
#endif
