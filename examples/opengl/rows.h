/* Draws the rows of a draw list with OpenGL 3.3 or OpenGL ES 3: one call for
 * all of them, and nothing is copied but rows that have changed. Rounded boxes,
 * borders, shadows and clips are found in the shader, by distances. Copy it,
 * and make it yours. */
#ifndef ROWS_H
#define ROWS_H

#include <motus.h>

#include <stdbool.h>

typedef struct row_painter row_painter;

/** What a frame has cost. */
typedef struct row_costs {
  int draw_calls;
  /** Bytes that went to the GPU. */
  size_t bytes;
} row_costs;

/** Makes a painter for the context that is current. NULL when the context is
 *  too old; a sentence is on stderr.
 *
 *  @param load finds a function of OpenGL, as SDL_GL_GetProcAddress does. */
row_painter *row_painter_create(void *(*load)(const char *name));
void row_painter_destroy(row_painter *p);

/** Draws rows, back to front, over what is there.
 *
 *  @param ranges which rows differ from those of the last call; NULL for all.
 *  @param width, height of the target, in pixels.
 *  @param scale how many pixels a point has. */
row_costs row_painter_draw(row_painter *p, const motus_draw_row *rows,
                           size_t count, const motus_draw_row_range *ranges,
                           size_t range_count, int width, int height,
                           double scale);

#endif
