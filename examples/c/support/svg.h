/* Pictures for the examples: a strip of frames, and curves over time. */
#ifndef MOTUS_EXAMPLES_SVG_H
#define MOTUS_EXAMPLES_SVG_H

#include "motus.h"

/* ---- A strip of frames: what the draw list said at chosen moments ---- */

typedef struct filmstrip filmstrip;

filmstrip *filmstrip_create(double width, double height);
/* Adds the runtime's present frame, with a caption below. */
void filmstrip_add(filmstrip *strip, motus_runtime *runtime,
                   const char *caption);
/* Writes the strip and ends it; 0 when the file cannot be written. */
int filmstrip_write(filmstrip *strip, const char *path);
/* The same, by a name in a folder; without one, NULL, the strip only ends. */
int filmstrip_save(filmstrip *strip, const char *folder, const char *name);

/* ---- Curves over time, one panel below the other ---- */

typedef struct plot plot;

plot *plot_create(const char *title);
/* Adds a panel; answers its number. */
int plot_panel(plot *p, const char *label);
void plot_point(plot *p, int panel, double time, double value);
/* Marks a moment in all panels. */
void plot_mark(plot *p, double time, const char *label);
/* Writes the curves and ends the plot; 0 when the file cannot be written. */
int plot_write(plot *p, const char *path);
/* The same, by a name in a folder; without one, NULL, the plot only ends. */
int plot_save(plot *p, const char *folder, const char *name);

#endif
