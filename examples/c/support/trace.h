/* Touch traces for the examples: a recorded finger, read from a file. */
#ifndef MOTUS_EXAMPLES_TRACE_H
#define MOTUS_EXAMPLES_TRACE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct touch_sample {
  double time;
  double x;
  double y;
} touch_sample;

typedef struct touch_trace {
  touch_sample samples[256];
  size_t count;
} touch_trace;

/* Reads "seconds x y" lines; '#' begins a comment. False when there is nothing
 * to read. */
bool trace_read(touch_trace *trace, const char *path);

/* How far the finger has gone at a time since it touched down, along the axis of
 * its movement: both traces are recorded vertically, the example plays them
 * horizontally. Between two samples on the line from one to the other. */
double trace_travel(const touch_trace *trace, double time);

/* Seconds from the first touch to the last. */
double trace_duration(const touch_trace *trace);

/* Points per second at lift-off: the slope of the least-squares line through the
 * last 40 ms. */
double trace_velocity(const touch_trace *trace);

#endif
