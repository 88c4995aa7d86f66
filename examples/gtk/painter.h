/* Draws what Motus shows with cairo, onto anything that cairo draws on: back to
 * front, with the chain of clips, shadows, borders, and groups that fade as
 * one. What lies out of the plane is drawn without perspective; nothing is
 * blurred but shadows. */
#ifndef PAINTER_H
#define PAINTER_H

#include <motus.h>

#include <cairo.h>
#include <stdbool.h>

typedef struct painter painter;

/** @param plain_letters text in letters of our own, whatever fonts there are. */
painter *painter_create(bool plain_letters);
void painter_destroy(painter *p);

/** Draws the picture of the last tick, a point of which is a unit of `on`.
 *
 *  @param scale how many pixels a point has: pictures have as many. */
void painter_draw(painter *p, motus_runtime *runtime, cairo_t *on,
                  double scale);

#endif
