/* Letters that need no font: five by seven dots each. Nothing here knows SDL. */
#ifndef LETTERS_H
#define LETTERS_H

#include <stdbool.h>
#include <stdint.h>

/** Paints a line in white on nothing, 0xAARRGGBB, for text of a size in pixels.
 *  It is the caller's, to be freed; NULL when there is no memory. */
uint32_t *letters_paint(const char *text, int pixels, bool bold, int *out_width,
                        int *out_height);

#endif
