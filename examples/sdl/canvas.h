/* Draws what Motus shows, as its draw list and the table of looks say: back to
 * front, with the chain of clips, and with groups that fade as one. */
#ifndef CANVAS_H
#define CANVAS_H

#include <motus.h>

#include <SDL.h>
#include <stdbool.h>

typedef struct canvas canvas;

/** @param plain_letters text in letters of our own, whatever fonts there are. */
canvas *canvas_create(SDL_Renderer *renderer, bool plain_letters);
void canvas_destroy(canvas *c);

/** Draws the picture of the last tick and presents it.
 *
 *  @param scale how many pixels a point has. */
void canvas_draw(canvas *c, motus_runtime *runtime, double scale);

/** Writes the picture that was drawn last as a PPM file. */
bool canvas_save(canvas *c, const char *path);

#endif
