/* A window for Motus, with SDL2: it feeds fingers, mouse and wheel, ticks while
 * something moves, sleeps while nothing does, and draws what the draw list and
 * the table of looks say. Copy it, and make it yours. */
#ifndef HOST_H
#define HOST_H

#include <motus.h>

#include <stdbool.h>

typedef struct host host;

/** What a host is to be. All zero is a good beginning. */
typedef struct host_options {
  /** NULL for no window: it draws into memory. */
  const char *title;
  /** Pixels in a point, without a window; 1 for 0. */
  double scale;
  /** Text in letters of our own, whatever fonts there are. */
  bool plain_letters;
} host_options;

/** Makes a host for a runtime, which stays the caller's. NULL when SDL cannot
 *  open a window; a sentence is on stderr. */
host *host_create(motus_runtime *runtime, const host_options *options);
void host_destroy(host *h);

/** Runs until the window is closed. Does not return before. */
void host_run(host *h);

/** Draws the picture of the last tick, and shows it if there is a window. */
void host_draw(host *h);

/** Writes the picture that was drawn last as a PPM file. */
bool host_save(host *h, const char *path);

/** For programs with a loop of their own: lets the window live, and says
 *  whether it has been closed. Input is ignored. */
bool host_is_closed(host *h);

/** For programs with a loop of their own: waits. */
void host_wait(host *h, double seconds);

#endif
