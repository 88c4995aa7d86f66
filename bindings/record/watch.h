/* What happened in a run, for an inspector: after each tick the events, what
 * moves, and what is drawn where. docs/TRACE.md has the lines. */
#ifndef MOTUS_WATCH_H
#define MOTUS_WATCH_H
#include <motus.h>
#include <stdio.h>

/* Writes the frame of a runtime that has just ticked. */
void watch_frame(motus_runtime *runtime, FILE *out);

#endif
