/* Landscapes and symbols, computed: the app needs no files. Nothing here knows
 * SDL. */
#ifndef PICTURE_H
#define PICTURE_H

#include <stdint.h>

enum { PICTURE_COUNT = 6 };

typedef enum symbol {
  SYMBOL_PEAKS = 0,
  SYMBOL_MAP = 1,
  SYMBOL_CARDS = 2,
  SYMBOL_LIST = 3,
  SYMBOL_BACK = 4,
  SYMBOL_PLUS = 5,
  SYMBOL_CHECK = 6,
  SYMBOL_RING = 7,
  SYMBOL_STAR = 8,
  SYMBOL_CLOCK = 9,
  SYMBOL_ROUTE = 10,
  SYMBOL_PIN = 11,
  SYMBOL_FORWARD = 12,
  SYMBOL_CLIMB = 13
} symbol;

/** Paints a landscape, opaque, 0xAARRGGBB. */
void picture_paint(int number, uint32_t *pixels, int width, int height);

/** Paints a symbol in white of varying alpha, size by size pixels. */
void symbol_paint(symbol which, uint32_t *pixels, int size);

#endif
