/* Letters that need no font: five by seven dots each. */
#ifndef LETTERS_H
#define LETTERS_H

#include <SDL.h>

#include <stdbool.h>

/** Draws a line in white on nothing, `pixels` from line to line. */
SDL_Surface *letters_draw(const char *text, int pixels, bool bold);

#endif
