/* Memory of the host for the tests: counted, checked, and failing on demand.
 * Each test is a process of its own, since the memory is set once in a process.
 * Wants _POSIX_C_SOURCE 200809L before anything else. */
#ifndef HOST_MEMORY_H
#define HOST_MEMORY_H
#include "report.h"
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* The host's memory: what is out, and when it fails. */
static struct {
  long blocks, bytes, peak, asked, refused, room_made;
  bool fails_once, fails_for_good, was_asked_again;
  bool has_wrong_sizes, has_wrong_alignments;
  long fails_from; /* for good, from the one of this number on */
} host;

/* What stands in front of each: a list, so that whoever looks for leaks finds
 * what is still in use when a process ends. */
typedef struct block {
  struct block *next, *previous;
  size_t size, alignment;
} block;

static block *all;

static inline size_t head_of(size_t alignment) {
  return alignment < 64 ? 64 : alignment;
}

static inline void *give(void *user_data, size_t size, size_t alignment) {
  void *whole = NULL;
  size_t head = head_of(alignment);
  (void)user_data;
  host.asked += 1;
  if (host.fails_from > 0 && host.asked >= host.fails_from)
    host.fails_for_good = true;
  if (host.fails_for_good || (host.fails_once && !host.was_asked_again)) {
    host.refused += 1;
    host.was_asked_again = true;
    return NULL;
  }
  host.was_asked_again = false;
  if (alignment < 16 || (alignment & (alignment - 1)))
    host.has_wrong_alignments = true;
  if (posix_memalign(&whole, alignment, size + head))
    return NULL;
  char *memory = (char *)whole + head;
  block *b = whole;
  *b = (block){all, NULL, size, alignment};
  if (all)
    all->previous = b;
  all = b;
  memset(memory, 0xA5, size);
  host.blocks += 1;
  host.bytes += (long)size;
  if (host.peak < host.bytes)
    host.peak = host.bytes;
  return memory;
}

static inline void take_back(void *user_data, void *memory, size_t size,
                             size_t alignment) {
  block *b = (block *)(void *)((char *)memory - head_of(alignment));
  (void)user_data;
  if (b->size != size || b->alignment != alignment)
    host.has_wrong_sizes = true;
  if (b->next)
    b->next->previous = b->previous;
  if (b->previous)
    b->previous->next = b->next;
  else
    all = b->next;
  memset(memory, 0x5A, size);
  host.blocks -= 1;
  host.bytes -= (long)size;
  free(b);
}

static inline bool make_room(void *user_data, size_t size) {
  (void)user_data, (void)size;
  host.room_made += 1;
  return !host.fails_for_good;
}

static inline void last_word(void *user_data, const char *message) {
  (void)user_data;
  _exit(strcmp(message, "Motus: there is no memory left") == 0 ? 42 : 43);
}

static inline motus_memory_source source_of_host(void) {
  motus_memory_source source = {.struct_size = sizeof source,
                                .allocate = give,
                                .free = take_back,
                                .make_room = make_room,
                                .fail = last_word};
  return source;
}

/* Runs a test in a process of its own; the number with which that ends. */
static inline int apart(void (*body)(void)) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    check_failures = 0;
    body();
    fflush(stdout);
    _exit(check_failures > 0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Builds for tests have the system's memory: they refuse, and say why. */
static inline void ask_whether_it_is_routed(void) {
  motus_memory_source source = {.struct_size = sizeof source};
  report_clear();
  if (motus_library_set_memory(&source) == MOTUS_OK)
    _exit(7);
  motus_library_set_diagnostics(report_note, NULL, NULL);
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_library_set_memory_budget(1), MOTUS_ERROR_INVALID_STATE);
  CHECK_TEXT(reported.message,
             "this build of the library takes the system's memory, uncounted");
}

static inline bool is_routed(void) {
  static int answer;
  if (!answer) {
    answer = apart(ask_whether_it_is_routed);
    CHECK(answer == 7 || answer == 0);
    if (answer == 0)
      printf("SKIPPED: this library takes the system's memory\n"), answer = 1;
  }
  return answer == 7;
}

static inline void holds_apart(void (*body)(void), int code) {
  if (is_routed())
    CHECK_EQUAL(apart(body), code);
}
#endif
