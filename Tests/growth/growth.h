/* Work that a host can make, with `total` of something. A scene makes them one by one, uses each and ends
 * each, in an order; every step's instructions are counted apart. */
#ifndef GROWTH_H
#define GROWTH_H

#include <motus.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct scene {
  const char *name;
  int size;
  /** Before and after the steps; those that there are. */
  void (*begin)(void), (*make)(int), (*use)(int), (*end)(int), (*last)(void);
} scene;

extern const scene view_scenes[], motion_scenes[], list_scenes[],
    screen_scenes[], body_scenes[], contact_scenes[];

extern motus_runtime *rt;
/** How many there are, and a place for each. */
extern int total;
extern void **things, **others;

void tick(double seconds);
motus_view *view_in(motus_view *parent, double x);
motus_view_controller *screen(void);
motus_view *window(void);
/** Stops the program with a sentence: a scene that is refused measures nothing. */
void must_be(motus_status status, const char *call);
#define must(call) must_be(call, #call)
/** Sets a struct up. */
#define defaults(name, value) must(name##_init(&(value), sizeof(value)))

#endif
