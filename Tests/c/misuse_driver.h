/* Calls every function once for each bad value of each parameter, and checks
 * that the call is refused, said, and without effect. */
#ifndef MISUSE_DRIVER_H
#define MISUSE_DRIVER_H
#include "misuse.h"

static objects here, there;
static argument arguments[MOST_PARAMETERS];
static int destroyed;

typedef struct state {
  motus_statistics statistics;
  uint64_t trace;
  bool needs_tick;
} state;

static state state_of(motus_runtime *runtime) {
  state s;
  memset(&s, 0, sizeof s);
  s.statistics.struct_size = sizeof s.statistics;
  motus_runtime_statistics(runtime, &s.statistics);
  /* A report needs a little itself. */
  s.statistics.library_bytes = s.statistics.library_peak_bytes = 0;
  s.trace = motus_runtime_trace_hash(runtime);
  s.needs_tick = motus_runtime_needs_tick(runtime);
  return s;
}

static void fill(const function_row *row) {
  destroyed = 0;
  for (int i = 0; row->parameters[i].sort != SORT_END; i++)
    misuse_good(&row->parameters[i], &arguments[i], &here, &destroyed);
}

/* Whether the last report says which parameter or field is wrong, or of what
 * object. */
static bool names(const function_row *row, const parameter *p,
                  const char *field) {
  const char *message = reported.message;
  if (p->sort == SORT_SIZED || p->sort == SORT_LISTED) {
    /* `point` for point.x */
    char whole[64] = {0};
    strncat(whole, field, strcspn(field, "."));
    if (strstr(message, whole) || strstr(message, "timing"))
      return true;
  }
  bool is_handle = p->sort == SORT_HANDLE || p->sort == SORT_HANDLES;
  if (strstr(message, p->name))
    return true;
  if (is_handle || row->parameters[0].sort == SORT_HANDLE)
    return NULL !=
           strstr(message,
                  slot_nouns[is_handle ? p->slot : row->parameters[0].slot]);
  return false;
}

/* What an array has no room for cannot be cleared. */
static void results_are_cleared(const function_row *row) {
  for (int i = 0; row->parameters[i].sort != SORT_END; i++) {
    const parameter *p = &row->parameters[i];
    const char *bytes = arguments[i].room.bytes;
    if (arguments[i].pointer != bytes)
      continue;
    if (p->sort == SORT_OUT)
      CHECK(misuse_is_zero(bytes, p->size));
    if (p->sort == SORT_SIZED_OUT && memcmp(bytes, &p->size, 8) == 0)
      CHECK(misuse_is_zero(bytes + 8, p->size - 8));
  }
}

/* One parameter of a function, and the argument to be spoiled. */
typedef struct target {
  const function_row *row;
  const parameter *p;
  int at;
  argument *bad;
} target;

/* Calls a function with the arguments as they are: it has to refuse. */
static inline void refuses(target t, motus_status status, const char *what) {
  const function_row *row = t.row;
  outcome o = {false, MOTUS_OK, false, false};
  state before = state_of(here.runtime), before_there = state_of(there.runtime);
  int failures = check_failures;
  bool owns = false;
  for (int i = 0; row->parameters[i].sort != SORT_END; i++)
    owns = owns || row->parameters[i].sort == SORT_DESTROY;
  report_clear();
  row->call(arguments, &o);
  if (o.is_status)
    CHECK_EQUAL(o.status, status);
  if (o.is_value)
    CHECK(o.is_zero);
  CHECK_EQUAL(reported.count, 1);
  CHECK_EQUAL(reported.status, status);
  CHECK_TEXT(reported.function, row->name);
  CHECK(names(row, t.p, what));
  if (strcmp(t.p->name, "capacity") != 0)
    results_are_cleared(row);
  CHECK_EQUAL(destroyed, owns);
  state after = state_of(here.runtime), after_there = state_of(there.runtime);
  CHECK(memcmp(&before, &after, sizeof before) == 0);
  CHECK(memcmp(&before_there, &after_there, sizeof before) == 0);
  if (check_failures > failures)
    printf("    %s, parameter %d (%s): %s; the report was \"%s\"\n", row->name,
           t.at, t.p->name, what, reported.message);
}

/* Whether a function asks first whether it can be called: what it does else is looked at where a
 * list is open, or an attachment is made. */
static inline bool needs_a_state(target t) {
  return strcmp(t.row->name, "motus_runtime_add_child") == 0 ||
         strcmp(t.row->name, "motus_runtime_glide_jump") == 0 ||
         strcmp(t.row->name, "motus_attachment_behavior_set_options") == 0;
}

static inline void each_parameter(void (*body)(target t)) {
  objects_open(&here);
  objects_open(&there);
  motus_library_set_diagnostics(report_note, NULL, NULL);
  for (int f = 0; f < FUNCTION_COUNT; f++)
    for (int at = 0; functions[f].parameters[at].sort != SORT_END; at++) {
      target t = {&functions[f], &functions[f].parameters[at], at,
                  &arguments[at]};
      fill(t.row);
      body(t);
    }
  objects_close(&here);
  objects_close(&there);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

#endif
