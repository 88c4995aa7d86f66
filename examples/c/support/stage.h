/* The stage of the small examples: a runtime with one card, and a curve of where
 * the card is. */
#ifndef MOTUS_EXAMPLES_STAGE_H
#define MOTUS_EXAMPLES_STAGE_H

#include "scene.h"
#include "svg.h"

typedef struct stage {
  motus_runtime *runtime;
  motus_view *card;
  double time;
  plot *plot;
  int position;
} stage;

/* Puts a card of 60 × 60 points at x = 50, and draws it as a curve with a title. */
void stage_open(stage *s, const char *title);
/* Runs for some seconds at 60 frames a second, printing every sixth frame. */
void stage_run(stage *s, double seconds);
/* Marks a moment in the curve, and says so. */
void stage_mark(stage *s, const char *label);
/* Where the card is shown. */
double stage_x(const stage *s);
/* Writes the curve to folder/name.svg when there is a folder, and ends. */
int stage_close(stage *s, const char *folder, const char *name);

#endif
