/* What begins ends once: the events of each frame tell it, whatever callbacks
 * have been replaced meanwhile. */
#include "fuzz.h"

typedef struct pair {
  const char *name;
  motus_event_kind begins, ends[3];
  bool names_other; /* it is told apart by both of its objects */
  bool may_end;     /* also where nothing has begun */
} pair;

static const pair pairs[] = {
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
     true,
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
     true}};
enum {
  PAIRS = sizeof pairs / sizeof *pairs,
  DRAG = 0,
  ZOOM = 2,
  SHEET = 3,
  DYNAMICS = 6,
  MOST_OPEN = 1 << 12
};

static struct begun {
  const motus_runtime *runtime;
  const void *subject, *other;
  int pair;
} begun[MOST_OPEN];
static int begun_count;

void begins_forget(void) {
  begun_count = 0;
}

static int place_of(int of, const motus_event *event) {
  for (int i = 0; i < begun_count; i++)
    if (begun[i].pair == of && begun[i].subject == event->subject &&
        (!pairs[of].names_other || begun[i].other == event->other))
      return i;
  return -1;
}

static void note(const motus_runtime *runtime, const motus_event *event) {
  for (int i = 0; i < PAIRS; i++) {
    bool ends = false;
    for (int j = 0; j < 3; j++)
      ends |= pairs[i].ends[j] == event->kind;
    if (!ends && pairs[i].begins != event->kind)
      continue;
    int at = place_of(i, event);
    if (ends && at < 0 && !pairs[i].may_end)
      found("ends without having begun", pairs[i].name);
    else if (ends && at >= 0)
      begun[at] = begun[--begun_count];
    else if (!ends && at >= 0)
      found("begins twice", pairs[i].name);
    else if (!ends && begun_count < MOST_OPEN)
      begun[begun_count++] =
          (struct begun){runtime, event->subject, event->other, i};
  }
}

/* After each frame. */
void begins_note(motus_runtime *runtime) {
  const motus_event *events = NULL;
  size_t count = 0;
  if (motus_runtime_events(runtime, &events, &count) != MOTUS_OK)
    return;
  for (size_t i = 0; i < count; i++)
    note(runtime, &events[i]);
}

/* Where nothing moves a finger may still hold something. */
static bool may_be_held(const struct begun *it) {
  /* Dynamics whose animator has ended, or whose clock stands, say no more. */
  if (it->pair == SHEET || it->pair == DYNAMICS)
    return true;
  if (it->pair != DRAG && it->pair != ZOOM)
    return false;
  motus_scroller *scroller = (void *)(uintptr_t)it->subject;
  return motus_is_alive(scroller) &&
         motus_scroller_get_state(scroller) != MOTUS_SCROLLER_IDLE;
}

void begins_check_rest(const motus_runtime *runtime) {
  for (int i = 0; i < begun_count; i++)
    if (begun[i].runtime == runtime && !may_be_held(&begun[i]))
      found("has begun and rests without an end", pairs[begun[i].pair].name);
}
