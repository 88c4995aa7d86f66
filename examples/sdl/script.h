/* Plays a recorded finger to the app, on a clock of its own: no window is
 * needed, nothing waits, and every run is the same. A script has a command a
 * line; lengths are points, times seconds.
 *
 *   wait S          lets time pass
 *   down X Y        a finger comes down
 *   move X Y S      it goes there in that time, evenly
 *   up              it leaves
 *   tap X Y         down, .1 s, up
 *   wheel X Y N     N notches of a wheel, downwards
 *   finger N        the commands that follow are of another finger
 *   rest S          waits until nothing moves; fails when that takes longer
 *   resize W H      the window gets another size
 *   picture NAME    writes NAME.ppm into the folder of pictures
 *   # …             a remark */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "host.h"

#include <stdio.h>

typedef struct script_options {
  /** Ticks a second. */
  double rate;
  /** Where pictures go; NULL for none. */
  const char *pictures;
  /** Writes every so many-th frame, too, as 0001.ppm and so on; 0 for none. */
  int film;
  /** Whether everything that is drawn must move without a jump. */
  bool is_steady;
  /** Whether the script is played as fast as a user would see it. */
  bool in_real_time;
} script_options;

/** Plays a script; returns the number of complaints, which are printed. */
int script_play(host *h, motus_runtime *runtime, FILE *script,
                const script_options *options);

#endif
