/* Measuring in one header: a clock, two functions timed in turns, a count of
 * allocations, and a table. Numbers of a shared machine are only worth their
 * ratio to something measured in the same minute, so a row has both. */
#ifndef BENCH_H
#define BENCH_H
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef void (*bench_fn)(void *context);

/** Seconds of the processor that this program has had: what others do on the
 *  machine counts little. */
static inline double bench_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static inline double bench_once(bench_fn run, void *context) {
  double start = bench_seconds();
  run(context);
  return bench_seconds() - start;
}

/** The shortest of several runs, in seconds. */
static inline double bench_best(bench_fn run, void *context, int rounds) {
  double best = 1e300;
  for (int i = 0; i < rounds; i++) {
    double took = bench_once(run, context);
    best = took < best ? took : best;
  }
  return best;
}

typedef struct bench_pair {
  double ours, theirs; /* seconds, the shortest of all rounds */
} bench_pair;

/** Times two functions in turns, so that a slow minute hits both alike. */
static inline bench_pair bench_compare(bench_fn ours, void *our_context,
                                       bench_fn theirs, void *their_context,
                                       int rounds) {
  bench_pair best = {1e300, 1e300};
  for (int i = 0; i < rounds; i++) {
    double a = bench_once(ours, our_context);
    double b = bench_once(theirs, their_context);
    best.ours = a < best.ours ? a : best.ours;
    best.theirs = b < best.theirs ? b : best.theirs;
  }
  return best;
}

/* Keeps a result alive that nobody reads, so that its loop is not removed. */
static inline void bench_keep(double value) {
  static volatile double kept;
  kept = value;
  (void)kept;
}

static inline void bench_title(const char *title) {
  printf("\n%-44s %10s %10s %7s  %s\n", title, "Motus", "reference", "ratio",
         "target");
}

/** One row against a reference: both in nanoseconds for each of `items`.
 *  A target of 0 is none. */
static inline void bench_ratio(const char *what, bench_pair pair, double items,
                               double target) {
  double ours = 1e9 * pair.ours / items, theirs = 1e9 * pair.theirs / items;
  int digits = ours < 1000 ? 2 : 0;
  printf("%-44s %7.*f ns %7.*f ns %6.2fx", what, digits, ours, digits, theirs,
         ours / theirs);
  if (target > 0)
    printf("  <= %gx %s", target, ours / theirs <= target ? "ok" : "MISSED");
  printf("\n");
}

/** The same where the target is a time: the most nanoseconds for each of
 *  `items`, whatever the reference takes; 0 for none. */
static inline void bench_limit(const char *what, bench_pair pair, double items,
                               double nanoseconds) {
  double ours = 1e9 * pair.ours / items, theirs = 1e9 * pair.theirs / items;
  int digits = ours < 1000 ? 2 : 0;
  printf("%-44s %7.*f ns %7.*f ns %6.2fx", what, digits, ours, digits, theirs,
         ours / theirs);
  if (nanoseconds > 0)
    printf("  <= %g ns %s", nanoseconds, ours <= nanoseconds ? "ok" : "MISSED");
  printf("\n");
}

/** One row of a plain number, with the most that it may be (0: no target). */
static inline void bench_value(const char *what, double value, const char *unit,
                               double target) {
  printf("%-44s %7.4g %-10s %10s", what, value, unit, "");
  if (target > 0)
    printf("  <= %g %s", target, value <= target ? "ok" : "MISSED");
  printf("\n");
}

/** One row of a count that has to be zero. */
static inline void bench_zero(const char *what, uint64_t count) {
  printf("%-44s %7llu %-10s %10s  == 0 %s\n", what, (unsigned long long)count,
         "", "", count ? "MISSED" : "ok");
}

#ifdef BENCH_COUNT_ALLOCATIONS
/* Define it before including: the memory functions here then stand before
 * libc's, for the library under test too. */
#include <malloc.h>
static uint64_t bench_allocation_count, bench_live_bytes;

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static inline void *bench_note(void *block) {
  bench_allocation_count += 1;
  bench_live_bytes += malloc_usable_size(block);
  return block;
}
void *malloc(size_t size) {
  return bench_note(__libc_malloc(size));
}
void *calloc(size_t count, size_t size) {
  return bench_note(__libc_calloc(count, size));
}
void *realloc(void *old, size_t size) {
  bench_live_bytes -= malloc_usable_size(old);
  return bench_note(__libc_realloc(old, size));
}
int posix_memalign(void **out, size_t alignment, size_t size) {
  *out = bench_note(__libc_memalign(alignment, size));
  return *out ? 0 : 12; /* ENOMEM */
}
void *aligned_alloc(size_t alignment, size_t size) {
  return bench_note(__libc_memalign(alignment, size));
}
void free(void *block) {
  bench_live_bytes -= malloc_usable_size(block);
  __libc_free(block);
}

/** How many allocations one call makes, wherever in the process. */
static inline uint64_t bench_allocations(bench_fn run, void *context) {
  uint64_t before = bench_allocation_count;
  run(context);
  return bench_allocation_count - before;
}
#endif
#endif
