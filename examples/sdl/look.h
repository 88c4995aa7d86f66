/* What a view shows beside its rectangle: text, a symbol, a picture.
 *
 * Motus moves rectangles; what is on them is the host's. Here it stands in one
 * table, and the tag of a view is the row of its look. Nothing in this file
 * knows SDL: another host reads the same table. */
#ifndef LOOK_H
#define LOOK_H

#include <stdbool.h>
#include <stdint.h>

typedef enum look_kind {
  /** A rectangle in the view's background colour. */
  LOOK_FILL = 0,
  /** A line of text, in the view's background colour. */
  LOOK_TEXT = 1,
  /** A symbol in the middle, in the view's background colour. */
  LOOK_SYMBOL = 2,
  /** A picture that covers the rectangle. */
  LOOK_PICTURE = 3
} look_kind;

typedef enum look_weight {
  LOOK_REGULAR = 0,
  LOOK_MEDIUM = 1,
  LOOK_BOLD = 2
} look_weight;

typedef struct look {
  look_kind kind;
  /** UTF-8; not copied. */
  const char *text;
  /** Of text, in points; of symbols, their width. */
  double size;
  look_weight weight;
  /** Where text stands in its rectangle: 0 at the left, .5 in the middle, 1 at
   *  the right. */
  double align;
  /** Which symbol or picture. */
  int number;
} look;

/** Adds a row to the table and returns its number, the tag: 1 and up. */
uint64_t look_add(const look *row);

/** The row of a tag, to be read or changed; NULL when there is none. */
look *look_with_tag(uint64_t tag);

/** Empties the table. */
void look_clear(void);

#endif
