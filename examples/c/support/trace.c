#include "trace.h"

#include <math.h>
#include <stdio.h>

/* What of a trace counts for its velocity at the end, in seconds. */
#define WINDOW 0.04

bool trace_read(touch_trace *trace, const char *path) {
  FILE *file = fopen(path, "r");
  char line[256];
  trace->count = 0;
  if (file == NULL)
    return false;
  while (fgets(line, sizeof line, file) != NULL && trace->count < 256) {
    touch_sample *sample = &trace->samples[trace->count];
    if (line[0] != '#' &&
        sscanf(line, "%lf %lf %lf", &sample->time, &sample->x, &sample->y) == 3)
      trace->count++;
  }
  fclose(file);
  return trace->count > 1;
}

static double travel_of(const touch_trace *trace, size_t index) {
  return fabs(trace->samples[index].y - trace->samples[0].y);
}

double trace_duration(const touch_trace *trace) {
  return trace->samples[trace->count - 1].time - trace->samples[0].time;
}

double trace_travel(const touch_trace *trace, double time) {
  double origin = trace->samples[0].time, span;
  size_t index = 0;
  while (index + 1 < trace->count &&
         trace->samples[index + 1].time - origin <= time)
    index++;
  if (index + 1 == trace->count)
    return travel_of(trace, index);
  span = trace->samples[index + 1].time - trace->samples[index].time;
  return travel_of(trace, index) +
         (travel_of(trace, index + 1) - travel_of(trace, index)) *
             (time + origin - trace->samples[index].time) / span;
}

double trace_velocity(const touch_trace *trace) {
  double end = trace->samples[trace->count - 1].time;
  double n = 0, t = 0, s = 0, tt = 0, ts = 0, divisor;
  size_t index;
  for (index = 0; index < trace->count; index++) {
    double time = trace->samples[index].time - end;
    double travel = travel_of(trace, index);
    if (time < -WINDOW)
      continue;
    n += 1;
    t += time;
    s += travel;
    tt += time * time;
    ts += time * travel;
  }
  divisor = n * tt - t * t;
  return divisor > 0 ? (n * ts - t * s) / divisor : 0;
}
