#include "look.h"

#include <stdlib.h>

static look *rows;
static uint64_t row_count, row_capacity;

uint64_t look_add(const look *row) {
  if (row_count == row_capacity) {
    uint64_t capacity = row_capacity ? row_capacity * 2 : 64;
    look *larger = realloc(rows, capacity * sizeof *rows);
    if (larger == NULL)
      abort();
    rows = larger;
    row_capacity = capacity;
  }
  rows[row_count++] = *row;
  return row_count;
}

look *look_with_tag(uint64_t tag) {
  return tag >= 1 && tag <= row_count ? &rows[tag - 1] : NULL;
}

void look_clear(void) {
  free(rows);
  rows = NULL;
  row_count = row_capacity = 0;
}
