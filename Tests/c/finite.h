/* Whether numbers that are handed out are numbers. */
#ifndef FINITE_H
#define FINITE_H
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

static inline bool all_finite(const double *numbers, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!isfinite(numbers[i]))
      return false;
  return true;
}
#endif
