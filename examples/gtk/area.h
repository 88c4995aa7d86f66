/* A widget of GTK 4 that shows a runtime: it feeds fingers, mouse, wheel and
 * trackpad, ticks with the frame clock while something moves, sleeps while
 * nothing does, and follows the size of its window, the pixels of its screen,
 * the settings for animations and the direction of reading. Copy it, and make
 * it yours. */
#ifndef AREA_H
#define AREA_H

#include "painter.h"

#include <gtk/gtk.h>

#define AREA_TYPE (area_get_type())
G_DECLARE_FINAL_TYPE(Area, area, EXAMPLE, AREA, GtkWidget)

/** Shows a runtime, which stays the caller's, with a painter that becomes the
 *  widget's. */
GtkWidget *area_new(motus_runtime *runtime, painter *with);

/** Begins to tick by itself and to take input. */
void area_run(Area *area);

/** Is to be called when the program itself has begun something that moves. */
void area_wake(Area *area);

#endif
