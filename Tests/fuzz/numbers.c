/* Bytes to numbers, choices and texts: mostly good ones, now and then such as
 * nobody should hand over. */
#include "fuzz.h"
#include <math.h>

double draw_number(dice *d, bool is_calm, hint hint, int world) {
  static const double everyday[] = {0,  1,   .5, 2,   .25, .1,   10,
                                    -1, 100, .9, 1.5, 3,   .001, 44};
  static const double seconds[] = {.25, .1, .5, 1, 0, .2, .35, 2};
  static const double units[] = {0, 1, .5, .25, .75, .1, .9, .999};
  static const double strange[] = {
      NAN,    INFINITY, -INFINITY, 1e300, -1e300,      1.7976931348623157e308,
      5e-324, -5e-324,  -0.0,      1e17,  -1e17,       3.5e38,
      1e9,    -1e9,     1e-12,     1e6,   2147483648., 9007199254740993.,
      9.3e18, -9.3e18,  1.9e19,    1e15,  1e-300,      -1};
  bool is_strange = !is_calm && roll(d, 4) == 0;
  if (hint == HINT_TIME) {
    static const double steps[] = {0,        1 / 60., 1 / 60., 1 / 60.,
                                   1 / 120., 1 / 30., .1,      .25};
    static const double leaps[] = {1, 30, 1e4, -1, NAN, 1e7, 1e-9, 0};
    return f.now[world] + (is_strange && roll(d, 4) == 0 ? leaps[roll(d, 8)]
                                                         : steps[roll(d, 8)]);
  }
  if (is_strange)
    return strange[roll(d, sizeof strange / sizeof *strange)];
  switch (hint) {
  case HINT_SECONDS:
    return seconds[roll(d, 8)];
  case HINT_PLACE:
    return (double)roll(d, 44) * 10 - (roll(d, 6) == 0 ? 40 : 0);
  case HINT_UNIT:
    return units[roll(d, 8)];
  default:
    return everyday[roll(d, sizeof everyday / sizeof *everyday)];
  }
}

long long draw_integer(dice *d, bool is_calm, hint hint) {
  static const long long strange[] = {
      -1, INT32_MAX,       INT32_MIN, UINT32_MAX, INT64_MAX, INT64_MIN,
      64, 1ll << 32,       65535,     65536,      -2,        1000000,
      33, (1ll << 31) + 1, 127,       128};
  static const long long properties[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 64, 65, 66};
  if (hint == HINT_SEED)
    return roll(d, 1u << 31);
  if (!is_calm && roll(d, 5) == 0)
    return strange[roll(d, sizeof strange / sizeof *strange)];
  switch (hint) {
  case HINT_PROPERTY:
    return properties[roll(d, 12)];
  case HINT_FINGER:
    return roll(d, 3);
  case HINT_FLAGS:
    if (roll(d, 3))
      return roll(d, 2) ? 0 : 1ll << roll(d, 10);
    return (long long)(1u << roll(d, 31) | 1u << roll(d, 10) |
                       roll(d, 8) << 20);
  default:
    return roll(d, 6);
  }
}

int draw_choice(dice *d, bool is_calm, const choice *of) {
  if (!is_calm && roll(d, 16) == 0)
    return (int)draw_integer(d, false, HINT_NONE);
  return of->values[roll(d, (uint32_t)of->count)];
}

const char *draw_text(dice *d, bool is_calm, bool nullable) {
  static char long_text[4000];
  if (nullable && roll(d, 6) == 0)
    return NULL;
  if (!is_calm && roll(d, 6) == 0) {
    memset(long_text, 'm', sizeof long_text - 1);
    const char *strange[] = {"", "\xff\xfe\x80", long_text, NULL, "%s%n"};
    return strange[roll(d, 5)];
  }
  const char *names[] = {"next", "back", "home"};
  return names[roll(d, 3)];
}

/* As near as a size_t comes to it: what is large stays large, what is negative
 * stays so for those who read it as such. */
size_t size_of(long long integer) {
  return (size_t)(integer > PTRDIFF_MAX   ? PTRDIFF_MAX
                  : integer < PTRDIFF_MIN ? PTRDIFF_MIN
                                          : integer);
}

/* A struct's size as a host may have it wrong: its first fields, some more. */
size_t draw_size(dice *d, const shape *of) {
  uint32_t at = roll(d, (uint32_t)of->field_count + 4), more = roll(d, 4);
  if (at < (uint32_t)of->field_count)
    return of->fields[at].offset + (more == 0);
  return of->size + 8 * more;
}

/* Of a list that is not there. How many objects there can be differs with the
 * width of pointers. */
long long draw_length(dice *d) {
  long long length = draw_integer(d, false, HINT_NONE);
  return length > 65535 ? PTRDIFF_MAX : length;
}
