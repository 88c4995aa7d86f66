/* A program that is looked at while it runs: an inspector holds, slows and
 * steps the clocks of its runtimes. The file that MOTUS_LIVE names has the
 * orders, a line each, and is read at the beginning of each tick, as far as it
 * has grown:
 *
 *   speed 250     the clocks run at 250 thousandths of the host's speed
 *   step 16667    they go on by so many microseconds, held or not
 *
 * Each order is a call of motus_runtime_set_clock_speed() or
 * motus_runtime_advance_clock() that stands in the trace, so that it plays
 * again. The times that the host ticks with stay its own. */
#ifndef MOTUS_LIVE_H
#define MOTUS_LIVE_H
#include <motus.h>

void live_open(const char *path);
void live_close(void);

/* ---- Called by the functions that are made from the header --------------- */

void live_made(motus_runtime *const *runtime, motus_status status);
void live_ended(motus_runtime *runtime, motus_status status);
/* Carries out what has been ordered since the tick before. */
void live_before_tick(motus_runtime *runtime);
/* The speed to set when the host asks for one. */
double live_given_speed(motus_runtime *runtime, double speed);
/* The speed that the host has set, when the library answers with another. */
double live_own_speed(motus_runtime *runtime, double speed);
/* Whether the host is to go on ticking: a host that sleeps reads no orders. */
bool live_needs_tick(bool answer);

#endif
