/* A storm for each of many seeds, until one fails: SEED=7 plays that one, SEEDS=900
 * so many of them, from SEED on. */
#ifndef SEEDS_H
#define SEEDS_H
#include "check.h"

#include <stdlib.h>

static inline void play_seeds(unsigned count, void (*play)(unsigned seed)) {
  const char *seeds = getenv("SEEDS"), *first = getenv("SEED");
  unsigned start = first ? (unsigned)atoi(first) : 1;
  count = seeds ? (unsigned)atoi(seeds) : first ? 1 : count;
  for (unsigned seed = start; seed < start + count; seed++) {
    int before = check_failures;
    play(seed);
    if (check_failures != before) {
      printf("seed %u\n", seed);
      break;
    }
  }
}
#endif
