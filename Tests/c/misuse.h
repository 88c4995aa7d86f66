/* Every function of the header with its parameters, and what a good argument
 * of each is. The rows are written by Tests/abi/misuse.py. */
#ifndef MISUSE_H
#define MISUSE_H
#include "objects.h"
#include <math.h>

typedef union argument_bits {
  double numbers[16];
  char bytes[8192];
} argument_bits;

typedef struct argument {
  void *pointer;
  double number;
  long long integer;
  void (*function)(void);
  argument_bits room; /* what pointer leads to, when it is no handle */
} argument;

typedef struct outcome {
  bool is_status;
  motus_status status;
  bool is_value;
  bool is_zero;
} outcome;

typedef enum sort {
  SORT_END,
  SORT_HANDLE,
  SORT_HANDLES,
  SORT_NUMBER,
  SORT_NUMBERS,
  SORT_INTEGER,
  SORT_ENUMERATOR,
  SORT_TEXT,
  SORT_FUNCTION,
  SORT_DATA,
  SORT_DESTROY,
  SORT_SIZED,
  SORT_LISTED,
  SORT_SIZED_OUT,
  SORT_FILLED,
  SORT_OUT
} sort;

typedef enum need { NEEDED, MAY_BE_NULL, BY_VALUE } need;

typedef struct parameter {
  sort sort;
  const char *name;
  need need;
  slot slot;
  size_t size; /* of a struct or an output; the count of numbers */
  long long good;
  void (*function)(void);
  void (*fill)(argument *a);
} parameter;

/* Of a function, and the end of the list. */
enum { MOST_PARAMETERS = 12 };

typedef struct function_row {
  const char *name;
  motus_status good; /* what it comes to with good arguments */
  void (*call)(const argument *a, outcome *o);
  parameter parameters[MOST_PARAMETERS];
} function_row;

static inline bool misuse_is_zero(const void *bytes, size_t size) {
  const unsigned char *byte = bytes;
  for (size_t i = 0; i < size; i++)
    if (byte[i])
      return false;
  return true;
}

/* Callbacks of every type, that do nothing. */
static inline void misuse_on_diagnostics(void *user_data, motus_status status,
                                         const char *function,
                                         const char *message) {
  (void)user_data, (void)status, (void)function, (void)message;
}
static inline void misuse_on_block(void *user_data) {
  (void)user_data;
}
static inline void misuse_on_completion(void *user_data, bool finished) {
  (void)user_data, (void)finished;
}
static inline void
misuse_on_animator_completion(void *user_data,
                              motus_animating_position position) {
  (void)user_data, (void)position;
}
static inline void misuse_on_animator(void *user_data,
                                      motus_property_animator *animator,
                                      motus_animator_change change) {
  (void)user_data, (void)animator, (void)change;
}
static inline void
misuse_on_coordinator(void *user_data,
                      motus_transition_coordinator *coordinator) {
  (void)user_data, (void)coordinator;
}
static inline void misuse_on_gesture(void *user_data, motus_gesture *gesture) {
  (void)user_data, (void)gesture;
}
static inline motus_view_controller *
misuse_no_destination(void *user_data, motus_view_controller *source) {
  (void)user_data, (void)source;
  return NULL;
}
static inline void misuse_on_segue(void *user_data, motus_segue *segue) {
  (void)user_data, (void)segue;
}
static inline double misuse_on_detent(void *user_data, int32_t detent,
                                      double maximum) {
  (void)user_data, (void)detent;
  return maximum;
}
#define function_motus_detent_fn misuse_on_detent
#define function_motus_segue_fn misuse_on_segue
static inline void misuse_on_display_link(void *user_data,
                                          motus_display_link *link,
                                          double timestamp,
                                          double target_timestamp) {
  (void)user_data, (void)link, (void)timestamp, (void)target_timestamp;
}
static inline void misuse_on_settle(void *user_data, motus_view *view,
                                    uint32_t property, bool finished) {
  (void)user_data, (void)view, (void)property, (void)finished;
}
#define function_motus_settle_fn misuse_on_settle
static inline void misuse_on_value(void *user_data, motus_value *value,
                                   double previous, double current,
                                   double velocity) {
  (void)user_data, (void)value, (void)previous, (void)current, (void)velocity;
}
static inline void misuse_on_value_settle(void *user_data, motus_value *value,
                                          bool finished) {
  (void)user_data, (void)value, (void)finished;
}
static inline void misuse_on_gesture_begin(void *user_data,
                                           motus_gesture *gesture, bool back) {
  (void)user_data, (void)gesture, (void)back;
}
static inline void misuse_on_timer(void *user_data, motus_timer *timer,
                                   double time) {
  (void)user_data, (void)timer, (void)time;
}
static inline void misuse_on_cue(void *user_data,
                                 motus_property_animator *animator,
                                 uint32_t cue, bool forward) {
  (void)user_data, (void)animator, (void)cue, (void)forward;
}
#define function_motus_value_observer_fn misuse_on_value
#define function_motus_value_settle_fn misuse_on_value_settle
#define function_motus_gesture_begin_fn misuse_on_gesture_begin
#define function_motus_timer_fn misuse_on_timer
#define function_motus_cue_fn misuse_on_cue
#define function_motus_diagnostics_fn misuse_on_diagnostics
#define function_motus_block_fn misuse_on_block
#define function_motus_completion_fn misuse_on_completion
#define function_motus_animator_completion_fn misuse_on_animator_completion
#define function_motus_animator_observer_fn misuse_on_animator
#define function_motus_coordinator_fn misuse_on_coordinator
#define function_motus_display_link_fn misuse_on_display_link
#define function_motus_gesture_fn misuse_on_gesture

/* Structs that say their own size, filled in so that they are accepted. */
#define FILL(type)                                            \
  static inline void fill_##type(argument *a) {               \
    type##_init((type *)(void *)a->room.bytes, sizeof(type)); \
  }
/* Callbacks: NULL, but for what the rest fills in. */
#define FILL_CALLBACKS(type)                                              \
  static inline void fill_##type(argument *a) {                           \
    *(type *)(void *)a->room.bytes = (type){.struct_size = sizeof(type)}; \
  }
#define FILL_CALLBACKS_AND_REST(type)                \
  static inline void fill_##type(argument *a) {      \
    type *filled = (type *)(void *)a->room.bytes;    \
    *filled = (type){.struct_size = sizeof *filled}; \
    fill_rest_of_##type(filled);                     \
  }
#define FILL_REST(type) static inline void fill_rest_of_##type(type *filled)
FILL_REST(motus_animation_controller_callbacks) {
  filled->animate_transition = objects_begin;
}
FILL_REST(motus_interaction_controller_callbacks) {
  filled->start_interactive_transition = objects_begin;
}
FILL_REST(motus_segue_callbacks) {
  filled->make_destination = misuse_no_destination;
  filled->perform = misuse_on_segue;
}
FILL(motus_paging)
FILL(motus_snapping)
FILL(motus_navigation_options)
FILL(motus_look_options)
FILL(motus_focus_options)
FILL(motus_focus_ring_options)
FILL_CALLBACKS(motus_focus_delegate)
FILL_CALLBACKS(motus_tab_bar_delegate)
FILL_CALLBACKS(motus_arrangement_delegate)
FILL_CALLBACKS(motus_transitioning_delegate)
FILL_CALLBACKS(motus_presentation_controller_callbacks)
FILL_CALLBACKS(motus_adaptive_presentation_delegate)
FILL(motus_sheet_options)
FILL(motus_popover_options)
FILL_CALLBACKS_AND_REST(motus_segue_callbacks)
FILL(motus_container_transition_options)
FILL(motus_runtime_options)
FILL(motus_timing)
FILL(motus_implicit_options)
FILL(motus_presence)
FILL(motus_arrangement_options)
FILL(motus_reorder_options)
FILL(motus_value_options)
FILL(motus_fling_options)
FILL(motus_property_animator_options)
FILL(motus_glide_options)
FILL(motus_presence_options)
FILL(motus_match_options)
FILL(motus_matched_options)
FILL(motus_animation_options)
FILL(motus_keyframes_options)
FILL_CALLBACKS(motus_view_controller_callbacks)
FILL_CALLBACKS(motus_navigation_delegate)
FILL_CALLBACKS_AND_REST(motus_animation_controller_callbacks)
FILL_CALLBACKS_AND_REST(motus_interaction_controller_callbacks)
FILL(motus_gesture_options)
FILL_CALLBACKS(motus_gesture_delegate)
FILL(motus_gesture_binding_options)
#include "misuse_in_motion.h"

/* What is given as a list: its one element. */
static inline void fill_motus_touch(argument *a) {
  motus_touch *touch = (motus_touch *)(void *)a->room.bytes;
  touch->id = 1;
  touch->phase = MOTUS_TOUCH_BEGAN;
  touch->time = 0.5;
}
static inline void fill_motus_touch_contact(argument *a) {
  motus_touch_contact *contact = (motus_touch_contact *)(void *)a->room.bytes;
  fill_motus_touch(a);
  contact->pressure = 1;
}

static inline void fill_motus_snap_position(argument *a) {
  motus_snap_position *position = (motus_snap_position *)(void *)a->room.bytes;
  position->offset = 1;
}

#define STATUS(call) o->status = call, o->is_status = true;
#define NOTHING(call) (void)o, call;
#define VALUE(type, call) \
  type value = call;      \
  o->is_value = true;     \
  o->is_zero = misuse_is_zero(&value, sizeof value);
#define ROW(function, good, call, ...)                                \
  static inline void call_##function(const argument *a, outcome *o) { \
    call                                                              \
  }
#include "misuse_table.h"
#undef ROW

/* sort, name, need, slot, size, good, function, fill */
#define HANDLE(name, which, need) \
  { SORT_HANDLE, #name, need, SLOT_##which, 0, 0, NULL, NULL }
#define HANDLES(name, which) \
  { SORT_HANDLES, #name, NEEDED, SLOT_##which, 0, 0, NULL, NULL }
#define NUMBER(name) \
  { SORT_NUMBER, #name, BY_VALUE, SLOT_RUNTIME, 1, 0, NULL, NULL }
#define NUMBERS(name, count, need) \
  { SORT_NUMBERS, #name, need, SLOT_RUNTIME, count, 0, NULL, NULL }
#define INTEGER(name, good) \
  { SORT_INTEGER, #name, BY_VALUE, SLOT_RUNTIME, 0, good, NULL, NULL }
#define ENUMERATOR(name, good) \
  { SORT_ENUMERATOR, #name, BY_VALUE, SLOT_RUNTIME, 0, good, NULL, NULL }
#define TEXT(name) \
  { SORT_TEXT, #name, NEEDED, SLOT_RUNTIME, 0, 0, NULL, NULL }
#define TEXT_OR_NULL(name) \
  { SORT_TEXT, #name, MAY_BE_NULL, SLOT_RUNTIME, 0, 0, NULL, NULL }
#define FUNCTION(name, type, need)                  \
  {                                                 \
    SORT_FUNCTION, #name, need, SLOT_RUNTIME, 0, 0, \
        (void (*)(void))function_##type, NULL       \
  }
#define DATA(name) \
  { SORT_DATA, #name, MAY_BE_NULL, SLOT_RUNTIME, 0, 0, NULL, NULL }
#define DESTROY(name) \
  { SORT_DESTROY, #name, MAY_BE_NULL, SLOT_RUNTIME, 0, 0, NULL, NULL }
#define SIZED(name, type, need) \
  { SORT_SIZED, #name, need, SLOT_RUNTIME, sizeof(type), 0, NULL, fill_##type }
#define LISTED(name, type, need) \
  { SORT_LISTED, #name, need, SLOT_RUNTIME, sizeof(type), 0, NULL, fill_##type }
#define SIZED_OUT(name, type) \
  { SORT_SIZED_OUT, #name, NEEDED, SLOT_RUNTIME, sizeof(type), 0, NULL, NULL }
#define FILLED(name, type) \
  { SORT_FILLED, #name, NEEDED, SLOT_RUNTIME, sizeof(type), 0, NULL, NULL }
#define OUT(name, size, need) \
  { SORT_OUT, #name, need, SLOT_RUNTIME, size, 0, NULL, NULL }
#define ROW(function, good, call, ...) \
  {#function, MOTUS_##good, call_##function, {__VA_ARGS__}},
#define MOTUS_INVALID_STATE MOTUS_ERROR_INVALID_STATE
#define MOTUS_NOT_FOUND MOTUS_ERROR_NOT_FOUND
#define MOTUS_INVALID_ARGUMENT MOTUS_ERROR_INVALID_ARGUMENT
static const function_row functions[] = {
#include "misuse_table.h"
};
#undef ROW
enum { FUNCTION_COUNT = sizeof functions / sizeof functions[0] };

/* Fills in a good argument. `destroyed` counts the ends of its user_data. */
static inline void misuse_good(const parameter *p, argument *a,
                               const objects *o, int *destroyed) {
  misuse_item = o->at[SLOT_ITEM];
  memset(a, 0, offsetof(argument, room));
  switch (p->sort) {
  case SORT_END:
  case SORT_HANDLE:
    a->pointer = o->at[p->slot];
    break;
  case SORT_NUMBER:
    a->number = 0.5;
    break;
  case SORT_INTEGER:
  case SORT_ENUMERATOR:
    a->integer = p->good;
    break;
  case SORT_FUNCTION:
    a->function = p->function;
    break;
  case SORT_DESTROY:
    a->function = (void (*)(void))objects_destroy;
    break;
  case SORT_DATA:
    a->pointer = strcmp(p->name, "user_data") == 0 ? destroyed : NULL;
    break;
  case SORT_HANDLES:
  case SORT_NUMBERS:
  case SORT_TEXT:
  case SORT_SIZED:
  case SORT_LISTED:
  case SORT_SIZED_OUT:
  case SORT_FILLED:
  case SORT_OUT:
    a->pointer = a->room.bytes;
    memset(a->room.bytes, 0, sizeof a->room.bytes);
    if (p->sort == SORT_HANDLES)
      memcpy(a->room.bytes, &o->at[p->slot], sizeof(void *));
    else if (p->sort == SORT_NUMBERS)
      for (size_t i = 0; i < p->size; i++)
        a->room.numbers[i] = i == 1 || i == 2 ? 0.25 : 0.5;
    else if (p->sort == SORT_TEXT)
      strcpy(a->room.bytes, "test.property");
    else if (p->sort == SORT_SIZED || p->sort == SORT_LISTED)
      p->fill(a);
    else if (p->sort == SORT_SIZED_OUT) {
      memset(a->room.bytes, 0xa5, p->size);
      memcpy(a->room.bytes, &p->size, sizeof p->size);
    } else
      memset(a->room.bytes, 0xa5, p->size);
    break;
  }
}
#endif
