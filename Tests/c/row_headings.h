/* Rows of which some are headings, as a plain list, and where each of them is
 * to be seen. */
#ifndef ROW_HEADINGS_H
#define ROW_HEADINGS_H
#include "row_lists.h"

enum { MOST_ROWS = 100100 };

typedef struct headed {
  rows *r;
  motus_row rows[MOST_ROWS];
  size_t count;
  motus_row_list_options options;
  motus_insets insets;
  bool is_turned;
} headed;

static inline void headed_open(headed *h, rows *r) {
  rows_open(r);
  h->r = r;
  h->count = 0;
  h->insets = (motus_insets){0, 0, 0, 0};
  h->is_turned = false;
  motus_row_list_options_init(&h->options, sizeof h->options);
}

static inline void headed_give(headed *h) {
  CHECK_EQUAL(motus_view_set_rows(h->r->list, h->rows, h->count,
                                  sizeof *h->rows, &h->options),
              MOTUS_OK);
}

/* Sections of a heading, 40 long, and so many rows of 50. */
static inline void headed_fill(headed *h, size_t count, size_t section) {
  for (size_t i = 0; i < count; i++)
    h->rows[i] = (motus_row){i + 1, i % (section + 1) ? 50 : 40,
                             i % (section + 1) ? 0 : MOTUS_ROW_LIST_HEADING};
  h->count = count;
  headed_give(h);
}

static inline void headed_replace(headed *h, size_t index, size_t removed,
                                  const motus_row *some, size_t count) {
  CHECK_EQUAL(motus_view_replace_rows(h->r->list, index, removed, some, count,
                                      sizeof *some),
              MOTUS_OK);
  memmove(h->rows + index + count, h->rows + index + removed,
          (h->count - index - removed) * sizeof *some);
  if (count > 0)
    memcpy(h->rows + index, some, count * sizeof *some);
  h->count += count - removed;
}

static inline bool headed_is_flat(const headed *h) {
  return h->options.axis == MOTUS_AXIS_HORIZONTAL;
}

static inline double headed_before(const headed *h) {
  return headed_is_flat(h) ? h->options.padding.left : h->options.padding.top;
}

static inline double headed_length(const headed *h) {
  motus_insets p = h->options.padding;
  double length = headed_is_flat(h) ? p.left + p.right : p.top + p.bottom;
  for (size_t i = 0; i < h->count; i++)
    length += h->rows[i].extent + (i > 0 ? h->options.gap : 0);
  return length;
}

/* Where what is seen begins in the content, counted from its start. */
static inline double headed_seen_from(const headed *h) {
  motus_point offset = motus_scroller_offset(h->r->scroller);
  if (!headed_is_flat(h))
    return offset.y + h->insets.top;
  return h->is_turned ? headed_length(h) - (offset.x + 400) + h->insets.right
                      : offset.x + h->insets.left;
}

/* Where a row is to be seen, from where what is seen begins. */
static inline double headed_expected(const headed *h, size_t index) {
  double gap = h->options.gap, at = headed_before(h);
  double from = headed_seen_from(h);
  for (size_t i = 0; i < index; i++)
    at += h->rows[i].extent + gap;
  if (!h->rows[index].flags)
    return at - from;
  double end = at;
  for (size_t i = index; i < h->count; i++) {
    if (i > index && h->rows[i].flags)
      break;
    end += h->rows[i].extent + gap;
  }
  double last = end - gap - h->rows[index].extent;
  return fmax(at, fmin(from, last)) - from;
}

/* Where it is seen; NaN when it has no view. */
static inline double headed_seen(const headed *h, uint64_t key) {
  motus_view *view = rows_view(h->r, key);
  motus_rect rect;
  if (!view)
    return NAN;
  motus_rect bounds = motus_view_bounds(view);
  CHECK_EQUAL(
      motus_view_convert_rect_by(view, bounds, NULL, MOTUS_VALUE_SHOWN, &rect),
      MOTUS_OK);
  if (!headed_is_flat(h))
    return rect.y - h->insets.top;
  return h->is_turned ? 400 - h->insets.right - (rect.x + rect.width)
                      : rect.x - h->insets.left;
}

/* At rest each row that is to be seen is where it belongs. */
static inline void headed_check(const headed *h) {
  double size = headed_is_flat(h) ? 400 : 800;
  double at = headed_before(h), from = headed_seen_from(h);
  size_t heading = MOST_ROWS;
  for (size_t i = 0; i < h->count && at - from < size; i++) {
    if (h->rows[i].flags)
      heading = i;
    bool is_seen = at + h->rows[i].extent > from;
    if (is_seen && heading < i)
      CHECK_NEAR(headed_seen(h, h->rows[heading].key),
                 headed_expected(h, heading), 1e-6);
    if (is_seen)
      CHECK_NEAR(headed_seen(h, h->rows[i].key), headed_expected(h, i), 1e-6);
    at += h->rows[i].extent + h->options.gap;
  }
}
#endif
