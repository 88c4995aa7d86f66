/* How many runs a storm has, and which of them it plays. */
#ifndef SEEDS_H
#define SEEDS_H
#include "check.h"

#include <stdbool.h>
#include <stdlib.h>

/* How many sequences: fewer where every instruction is watched, as MOTUS_STORM
 * says; more of them, MOTUS_STORM_TIMES as many, when somebody hunts. */
static inline int storm_sequences(int usually) {
  const char *said = getenv("MOTUS_STORM"),
             *times = getenv("MOTUS_STORM_TIMES");
  int count = said ? atoi(said) : usually;
  if (times && atoi(times) > 1 && atoi(times) <= 10000)
    return usually * atoi(times);
  return count < usually ? count : usually;
}

/* Whether every instruction is watched, so that sweeps take some of their steps
 * alone. */
static inline bool storm_is_watched(void) {
  return getenv("MOTUS_STORM") != NULL;
}

/* The first of them: MOTUS_STORM_FROM goes on where an earlier hunt has ended. */
static inline int storm_first(void) {
  const char *from = getenv("MOTUS_STORM_FROM");
  return from && atoi(from) > 0 ? atoi(from) : 1;
}

/* Behind the last of them. */
static inline unsigned storm_end(int usually) {
  return (unsigned)(storm_first() + storm_sequences(usually));
}

/* A storm for each of many seeds, until one fails. */
static inline void play_seeds(int usually, void (*play)(unsigned seed)) {
  unsigned end = storm_end(usually);
  for (unsigned seed = (unsigned)storm_first(); seed < end; seed++) {
    int before = check_failures;
    play(seed);
    if (check_failures != before) {
      printf("    seed %u\n", seed);
      break;
    }
  }
}
#endif
