/* Draws what Motus shows into the cells of a terminal: a cell is two pixels,
 * one above the other, in 24-bit colours; a line of text takes cells whole. */
#ifndef CELLS_H
#define CELLS_H
#include <motus.h>
#include <stdio.h>

typedef struct cells cells;
/* The text of a view with a tag; NULL for none. It is written in the view's
 * background colour, which is not filled then. */
typedef const char *(*cells_text)(uint64_t tag);

/* `points` is how many points of the window a pixel is wide. */
cells *cells_create(int columns, int rows, double points, cells_text text);
void cells_destroy(cells *c);
void cells_draw(cells *c, motus_runtime *runtime);
/* Writes the cells that differ from those that were written last. */
void cells_write(cells *c, FILE *out);
/* Writes all of them without colours, as brightness. */
void cells_print(const cells *c, FILE *out);
#endif
