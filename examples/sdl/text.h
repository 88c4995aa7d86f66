/* Lines of text as textures: by SDL2_ttf when the program is built with it and
 * a font is found, else in letters of our own, so that it always runs. */
#ifndef TEXT_H
#define TEXT_H

#include "look.h"

#include <SDL.h>

typedef struct text_store text_store;

/** @param plain true for the letters of our own, whatever fonts there are. */
text_store *text_store_create(SDL_Renderer *renderer, bool plain);
void text_store_destroy(text_store *store);

/** A line in white, so many pixels high from line to line, owned by the store;
 *  NULL for an empty one. */
SDL_Texture *text_line(text_store *store, const char *text, double pixels,
                       look_weight weight, int *out_width, int *out_height);

#endif
