/* A host under orders: it appends them to the file of its first argument
 * itself, between its ticks, and looks at what it hears. */
#include <math.h>
#include <motus.h>
#include <stdio.h>

static int failures;
#define HOLDS(condition) \
  ((condition)           \
       ? 0               \
       : (failures++, printf("line %d: not %s\n", __LINE__, #condition)))

static void order(const char *path, const char *text) {
  FILE *file = fopen(path, "ab");
  if (!file || fputs(text, file) < 0 || fclose(file))
    failures++;
}

static int is_near(double a, double b) {
  return fabs(a - b) < 1e-9;
}

int main(int argc, char **argv) {
  motus_runtime *first, *second, *third;
  if (argc < 2)
    return 2;
  motus_runtime_create(NULL, &first);
  motus_runtime_create(NULL, &second);
  motus_runtime_tick(first, 10);
  motus_runtime_tick(second, 20);
  HOLDS(!motus_runtime_needs_tick(first));

  /* A host's own speed is multiplied, and read back as it was set. */
  motus_runtime_set_clock_speed(first, 2);
  order(argv[1], "speed 500\n");
  motus_runtime_tick(first, 11);
  motus_runtime_tick(second, 21);
  HOLDS(is_near(motus_runtime_clock_time(first), 1));
  HOLDS(is_near(motus_runtime_clock_time(second), .5));
  HOLDS(motus_runtime_clock_speed(first) == 2);
  HOLDS(motus_runtime_clock_speed(second) == 1);
  HOLDS(motus_runtime_needs_tick(first)); /* or it would hear no more */
  motus_runtime_set_clock_speed(first, 4);
  motus_runtime_tick(first, 12);
  HOLDS(is_near(motus_runtime_clock_time(first), 3));
  HOLDS(motus_runtime_clock_speed(first) == 4);
  HOLDS(motus_runtime_set_clock_speed(first, -1) ==
        MOTUS_ERROR_INVALID_ARGUMENT);
  HOLDS(motus_runtime_set_clock_speed(first, NAN) ==
        MOTUS_ERROR_INVALID_ARGUMENT);
  HOLDS(motus_runtime_clock_speed(first) == 4);

  /* Half an order is none yet. A runtime that comes later is held and stepped as
   * well. */
  order(argv[1], "step 250000\nspeed 0\nspe");
  motus_runtime_create(NULL, &third);
  motus_runtime_tick(third, 0);
  motus_runtime_tick(first, 13);
  HOLDS(is_near(motus_runtime_clock_time(first), 3.25));
  motus_runtime_tick(third, 1);
  motus_runtime_tick(first, 14);
  HOLDS(is_near(motus_runtime_clock_time(first), 3.25));
  order(argv[1], "ed 1000\nstep 500000\n");
  motus_runtime_destroy(second);
  motus_runtime_tick(first, 15);
  motus_runtime_tick(third, 2);
  HOLDS(is_near(motus_runtime_clock_time(first), 3.25 + 4 + .5));
  HOLDS(is_near(motus_runtime_clock_time(third), .25 + 1 + .5));
  HOLDS(!motus_runtime_needs_tick(first));
  HOLDS(motus_runtime_tick(second, 30) == MOTUS_ERROR_STALE_HANDLE);

  /* The fastest that there is stays the fastest. */
  order(argv[1], "speed 10000\n");
  motus_runtime_set_clock_speed(third, 1e6);
  HOLDS(!motus_runtime_tick(third, 2));
  HOLDS(motus_runtime_clock_speed(third) == 1e6);
  HOLDS(!motus_runtime_destroy(first) && !motus_runtime_destroy(third));
  return failures != 0;
}
