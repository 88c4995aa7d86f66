/* The random numbers of tests: from a seed the same ones on every machine.
 *
 * New tests take `dice_roll`. The other two are here for those whose sequences
 * something holds on to: pinned traces, and storms that have found what they
 * have found with them. */
#ifndef DICE_H
#define DICE_H
#include <stdint.h>

/* MMIX's linear congruential generator (Knuth, The Art of Computer Programming,
 * volume 2, 3.3.4). Its upper bits are good, its lower ones are not. */
static inline uint64_t dice_next(uint64_t *state) {
  return *state = *state * 6364136223846793005u + 1442695040888963407u;
}

/* A number from 0 up to below `sides`. */
static inline uint32_t dice_roll(uint64_t *state, uint32_t sides) {
  return (uint32_t)(dice_next(state) >> 33) % sides;
}

/* The same by xorshift64 (Marsaglia, Xorshift RNGs, 2003). The state is not 0. */
static inline uint32_t xorshift_roll(uint64_t *state, uint32_t sides) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return (uint32_t)(*state >> 33) % sides;
}

/* The short one: a linear congruential generator of 32 bits (Press and others,
 * Numerical Recipes, 7.1). Answers its upper 24 bits. */
static inline uint32_t short_next(uint32_t *state) {
  return (*state = *state * 1664525u + 1013904223u) >> 8;
}

static inline uint32_t short_roll(uint32_t *state, uint32_t sides) {
  return short_next(state) % sides;
}

/* The same by a multiplication. */
static inline uint32_t short_scaled(uint32_t *state, uint32_t sides) {
  return (uint32_t)(((uint64_t)short_next(state) * sides) >> 24);
}
#endif
