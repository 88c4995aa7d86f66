/* A published frame that has been advanced beside the tick of that time: items,
 * rows and changes, to 1e-9. */
#ifndef ADVANCED_H
#define ADVANCED_H
#include "check.h"
#include "painter.h"

/* All that a frame can have. */
enum { ALL = 127 };

static inline motus_frame_info info_of(uint64_t frame) {
  motus_frame_info info = {.struct_size = sizeof info};
  CHECK_EQUAL(motus_frame_get_info(frame, &info), MOTUS_OK);
  return info;
}

typedef struct picture {
  painter_list list;
  const motus_draw_row *rows;
  const motus_change *changes;
  size_t row_count, change_count;
} picture;

static inline picture picture_of_frame(uint64_t frame) {
  picture p = {0};
  size_t count = 0;
  CHECK_EQUAL(motus_frame_draw_list(frame, &p.list.items, &p.list.count),
              MOTUS_OK);
  CHECK_EQUAL(motus_frame_draw_details(frame, &p.list.details, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, p.list.count);
  CHECK_EQUAL(
      motus_frame_draw_effects(frame, &p.list.effects, &p.list.effect_count),
      MOTUS_OK);
  CHECK_EQUAL(motus_frame_draw_rows(frame, &p.rows, &p.row_count), MOTUS_OK);
  CHECK_EQUAL(motus_frame_changes(frame, &p.changes, &p.change_count),
              MOTUS_OK);
  return p;
}

static inline bool near(double one, double other) {
  return fabs(one - other) <= 1e-9 * (1 + fabs(other));
}

static inline bool near_all(const void *one, const void *other, size_t count) {
  const double *a = one, *b = other;
  for (size_t i = 0; i < count; i++)
    if (!near(a[i], b[i]))
      return false;
  return true;
}

static size_t compared_items, compared_rows, compared_changes, tick_items;

/* The same item: where it is, what it looks like, and what is above it. */
static inline bool same_item(const painter_list *one, size_t i,
                             const painter_list *other, size_t k) {
  const motus_draw_item *a = &one->items[i], *b = &other->items[k];
  const motus_draw_detail *d = &one->details[i], *e = &other->details[k];
  return a->view == b->view && a->tag == b->tag && a->depth == b->depth &&
         (a->clip < 0) == (b->clip < 0) &&
         (a->clip < 0 ||
          one->items[a->clip].tag == other->items[b->clip].tag) &&
         near_all(&a->transform, &b->transform, 6) &&
         near_all(&a->bounds, &b->bounds, 4) &&
         near_all(&a->color, &b->color, 4) && near(a->alpha, b->alpha) &&
         near(a->corner_radius, b->corner_radius) &&
         near(d->own_alpha, e->own_alpha) &&
         near(d->group_alpha, e->group_alpha) &&
         near_all(&d->corner_radii, &e->corner_radii, 4) &&
         near(d->border_width, e->border_width) &&
         near_all(&d->border_color, &e->border_color, 4) &&
         near_all(&d->shadow_color, &e->shadow_color, 4) &&
         near_all(&d->shadow_offset, &e->shadow_offset, 2) &&
         near(d->shadow_radius, e->shadow_radius);
}

/* What the tick lists is in the frame, as it is there and in the same order;
 * what only one of them lists is not seen. */
static inline void compare_items(const painter_list *frame,
                                 const painter_list *tick, double side) {
  size_t at = 0;
  for (size_t i = 0; i < tick->count; i++) {
    size_t found = at;
    while (found < frame->count &&
           frame->items[found].view != tick->items[i].view)
      found++;
    tick_items += 1;
    if (found >= frame->count)
      continue;
    CHECK(same_item(frame, found, tick, i));
    compared_items += 1;
    at = found + 1;
  }
  static painter one, other;
  one.step = other.step = side / PAINTER_SIDE;
  painter_paint(&one, frame);
  painter_paint(&other, tick);
  /* An edge in the middle of a pixel falls on either side of it. */
  int others = 0;
  for (int y = 0; y < PAINTER_SIDE; y++)
    for (int x = 0; x < PAINTER_SIDE; x++)
      others += fabsf(one.pixels[y][x][1] - other.pixels[y][x][1]) > 1e-5f;
  CHECK(others <= 2);
}

static inline const motus_change *change_like(const picture *p,
                                              const motus_change *other) {
  for (size_t i = 0; i < p->change_count; i++)
    if (p->changes[i].view == other->view &&
        p->changes[i].property == other->property)
      return &p->changes[i];
  return NULL;
}

/* A record of what has not changed after all says what is shown. */
static inline bool is_shown(const motus_change *change) {
  double numbers[16];
  size_t count = change->component_count;
  if (!motus_is_alive(change->view))
    return true;
  motus_status status =
      change->property == MOTUS_PROPERTY_VALUE
          ? motus_value_read((motus_value *)change->view, MOTUS_VALUE_SHOWN,
                             numbers, count)
          : motus_view_property(change->view, change->property,
                                MOTUS_VALUE_SHOWN, numbers, count);
  return status == MOTUS_OK && near_all(numbers, change->values, count);
}

/* All that changes with the tick is there; what has ended with it has left. */
static inline void compare_changes(const picture *frame, const picture *tick) {
  for (size_t i = 0; i < tick->change_count; i++)
    CHECK(!motus_is_alive(tick->changes[i].view) ||
          change_like(frame, &tick->changes[i]));
  for (size_t i = 0; i < frame->change_count; i++) {
    const motus_change *a = &frame->changes[i], *b = change_like(tick, a);
    if (!b) {
      CHECK(is_shown(a));
      continue;
    }
    CHECK(a->tag == b->tag && a->component_count == b->component_count);
    CHECK(near_all(a->values, b->values, a->component_count));
    compared_changes += 1;
  }
}

/* Rows have single precision, and what is in front of them is the same. */
static inline void compare_rows(const picture *frame, const picture *tick) {
  if (frame->row_count != tick->row_count)
    return;
  for (size_t i = 0; i < frame->row_count; i++) {
    const float *a = (const float *)&frame->rows[i];
    const float *b = (const float *)&tick->rows[i];
    for (int k = 0; k < 25; k++)
      CHECK(fabsf(a[k] - b[k]) <= 1e-5f * (1 + fabsf(b[k])));
    compared_rows += 1;
  }
}

static inline picture picture_of_tick(motus_runtime *runtime) {
  picture p = {.list = painter_read(runtime)};
  motus_runtime_draw_rows(runtime, &p.rows, &p.row_count);
  motus_runtime_changes(runtime, &p.changes, &p.change_count);
  return p;
}
#endif
