#include "live.h"
#include "record.h"
#include <stdio.h>

enum { MOST_RUNTIMES = 128, FASTEST = 10000, LONGEST = 1000000, WHOLE = 1000 };
/* Ticks of held clocks show the same picture: a host that waits for no display
 * would write as many as it can. */
enum { HELD_TICK = 4 };

/* The clock of a runtime: how fast the host wants it, and what of the orders
 * it has had. */
struct clock {
  motus_runtime *runtime;
  double own_speed;
  int speed;
  long long stepped;
};
static struct clock clocks[MOST_RUNTIMES];
static size_t clock_count;

static FILE *orders;
static char line[32];
static size_t length;
static int ordered_speed = WHOLE;
static long long ordered_steps; /* in all, in microseconds */

void live_open(const char *path) {
  orders = fopen(path, "rb");
  if (!orders)
    fprintf(stderr, "motus-record: the orders in %s cannot be read\n", path);
}

void live_close(void) {
  if (orders)
    fclose(orders);
  orders = NULL;
}

/* MARK: Orders */

/* Nothing but digits: what a locale has for a point is no part of it. */
static bool take_order(const char *word, int most, int *out) {
  const size_t word_length = strlen(word);
  const char *at = line + word_length;
  if (strncmp(line, word, word_length) || !*at)
    return false;
  for (*out = 0; *at >= '0' && *at <= '9' && *out <= most; at++)
    *out = *out * 10 + (*at - '0');
  return !*at && *out <= most;
}

static void obey(void) {
  int value;
  line[length] = 0;
  if (take_order("speed ", FASTEST, &value)) {
    ordered_speed = value;
  } else if (take_order("step ", LONGEST, &value)) {
    ordered_steps += value;
  } else {
    fprintf(stderr,
            "motus-record: the file of orders has a line that is none; it is "
            "read no further, and the clocks run as the host wants\n");
    ordered_speed = WHOLE;
    live_close();
  }
  length = 0;
}

static void read_orders(void) {
  int byte;
  clearerr(orders); /* it may have grown since its end was met */
  while (orders && (byte = getc(orders)) != EOF) {
    if (byte == '\n')
      obey();
    else if (length + 1 < sizeof line)
      line[length++] = byte ? (char)byte : '?';
    else
      line[0] = '?'; /* too long for an order */
  }
}

/* MARK: Clocks */

static struct clock *clock_of(motus_runtime *runtime) {
  size_t at;
  if (!clock_count || !record_owns(false))
    return NULL;
  for (at = 0; at < clock_count; at++)
    if (clocks[at].runtime == runtime)
      return &clocks[at];
  return NULL;
}

void live_made(motus_runtime *const *runtime, motus_status status) {
  if (!orders || status || !record_owns(false) || clock_count == MOST_RUNTIMES)
    return;
  clocks[clock_count++] = (struct clock){*runtime, 1, WHOLE, ordered_steps};
}

void live_ended(motus_runtime *runtime, motus_status status) {
  struct clock *clock = status ? NULL : clock_of(runtime);
  if (clock)
    *clock = clocks[--clock_count];
}

void live_before_tick(motus_runtime *runtime) {
  struct clock *clock = clock_of(runtime);
  if (!clock)
    return;
  if (orders)
    read_orders();
  if (clock->speed != ordered_speed) {
    clock->speed = ordered_speed;
    motus_runtime_set_clock_speed(runtime, clock->own_speed);
  }
  if (clock->stepped != ordered_steps) {
    const double seconds = (double)(ordered_steps - clock->stepped) / 1e6;
    clock->stepped = ordered_steps;
    motus_runtime_advance_clock(runtime, seconds);
  } else if (!clock->speed) {
    record_wait(HELD_TICK);
  }
}

double live_given_speed(motus_runtime *runtime, double speed) {
  struct clock *clock = clock_of(runtime);
  if (!clock || !(speed >= 0 && speed <= 1e6))
    return speed;
  clock->own_speed = speed;
  if (clock->speed == WHOLE)
    return speed;
  speed *= clock->speed / (double)WHOLE;
  return speed < 1e6 ? speed : 1e6;
}

double live_own_speed(motus_runtime *runtime, double speed) {
  struct clock *clock = clock_of(runtime);
  return clock ? clock->own_speed : speed;
}

bool live_needs_tick(bool answer) {
  return answer || (orders && ordered_speed != WHOLE);
}
