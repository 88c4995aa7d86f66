/* Remembers the last thing that the library reported, and checks refusals:
 *
 *   CHECK_REFUSED(motus_view_set_alpha(view, NAN), INVALID_ARGUMENT,
 *                 "motus_view_set_alpha");
 *
 * says the status, that it was reported once, and by which call. */
#ifndef REPORT_H
#define REPORT_H
#include "check.h"
#include "virtual_clock.h"
#include <motus.h>

static struct report {
  int count;
  motus_status status;
  char function[64];
  char message[200];
} reported;

static inline void report_keep(char *to, size_t size, const char *text) {
  size_t length = strlen(text);
  if (length >= size)
    length = size - 1;
  memcpy(to, text, length);
  to[length] = 0;
}

static inline void report_note(void *user_data, motus_status status,
                               const char *function, const char *message) {
  (void)user_data;
  reported.count += 1;
  reported.status = status;
  report_keep(reported.function, sizeof reported.function, function);
  report_keep(reported.message, sizeof reported.message, message);
}

static inline void report_clear(void) {
  memset(&reported, 0, sizeof reported);
}

static inline void report_check(motus_status status, const char *function,
                                const char *file, int line) {
  check_integers(reported.count, 1, "one report", file, line);
  check_integers(reported.status, status, "its status", file, line);
  check_texts(reported.function, function, "its function", file, line);
  check_that(strlen(reported.message) > 8, "it has a sentence", file, line);
}

/* The last report has this word in its sentence. */
#define CHECK_SAYS(word) CHECK(strstr(reported.message, word) != NULL)

#define CHECK_REFUSED(call, status, name)                         \
  do {                                                            \
    report_clear();                                               \
    CHECK_EQUAL(call, MOTUS_ERROR_##status);                      \
    report_check(MOTUS_ERROR_##status, name, __FILE__, __LINE__); \
  } while (0)

/* A getter that answers its zero value and reports. */
#define CHECK_ZERO(condition, status, name)                       \
  do {                                                            \
    report_clear();                                               \
    CHECK(condition);                                             \
    report_check(MOTUS_ERROR_##status, name, __FILE__, __LINE__); \
  } while (0)

/* Two runtimes that report here, and handles of every sort. */
typedef struct world {
  motus_runtime *runtime;
  motus_runtime *other;
  motus_view *window;
  motus_view *view;    /* in the window; the test holds it */
  motus_view *foreign; /* of the other runtime */
  motus_view *stale;
  motus_view *made_up;
} world;

static inline world world_open(void) {
  world w;
  memset(&w, 0, sizeof w);
  motus_library_set_diagnostics(report_note, NULL, NULL);
  CHECK_EQUAL(create_at_zero(&w.runtime), MOTUS_OK);
  CHECK_EQUAL(create_at_zero(&w.other), MOTUS_OK);
  motus_runtime_set_diagnostics(w.runtime, report_note, NULL, NULL);
  motus_runtime_set_diagnostics(w.other, report_note, NULL, NULL);
  w.window = motus_runtime_window(w.runtime);
  CHECK_EQUAL(motus_view_create(w.runtime, &w.view), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(w.window, w.view), MOTUS_OK);
  CHECK_EQUAL(motus_view_create(w.other, &w.foreign), MOTUS_OK);
  CHECK_EQUAL(motus_view_create(w.runtime, &w.stale), MOTUS_OK);
  CHECK_EQUAL(motus_release(w.stale), MOTUS_OK);
  w.made_up = (motus_view *)(uintptr_t)0x123456789abcdef0;
  report_clear();
  return w;
}

static inline void world_close(world *w) {
  CHECK_EQUAL(motus_runtime_destroy(w->runtime), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(w->other), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static inline motus_view *world_view(world *w, motus_view *parent) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(w->runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(parent, view), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  return view;
}

/* A call whose subject, a view, is wrong in each of the ways. */
#define CHECK_SUBJECT(w, call, name)             \
  do {                                           \
    motus_view *subject = NULL;                  \
    CHECK_REFUSED(call, INVALID_ARGUMENT, name); \
    subject = (w).stale;                         \
    CHECK_REFUSED(call, STALE_HANDLE, name);     \
    subject = (w).made_up;                       \
    CHECK_REFUSED(call, STALE_HANDLE, name);     \
    subject = (motus_view *)(w).runtime;         \
    CHECK_REFUSED(call, WRONG_KIND, name);       \
  } while (0)

/* The same for a getter: the condition says that it answers zero. */
#define CHECK_SUBJECT_ZERO(w, condition, name)     \
  do {                                             \
    motus_view *subject = NULL;                    \
    CHECK_ZERO(condition, INVALID_ARGUMENT, name); \
    subject = (w).stale;                           \
    CHECK_ZERO(condition, STALE_HANDLE, name);     \
    subject = (w).made_up;                         \
    CHECK_ZERO(condition, STALE_HANDLE, name);     \
    subject = (motus_view *)(w).runtime;           \
    CHECK_ZERO(condition, WRONG_KIND, name);       \
  } while (0)

/* The same for another view that a call takes beside its subject. */
#define CHECK_ARGUMENT(w, call, name)            \
  do {                                           \
    motus_view *argument = NULL;                 \
    CHECK_REFUSED(call, INVALID_ARGUMENT, name); \
    argument = (w).stale;                        \
    CHECK_REFUSED(call, STALE_HANDLE, name);     \
    argument = (w).made_up;                      \
    CHECK_REFUSED(call, STALE_HANDLE, name);     \
    argument = (motus_view *)(w).runtime;        \
    CHECK_REFUSED(call, WRONG_KIND, name);       \
    argument = (w).foreign;                      \
    CHECK_REFUSED(call, FOREIGN_HANDLE, name);   \
  } while (0)
#endif
