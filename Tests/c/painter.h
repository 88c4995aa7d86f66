/* Paints draw lists in software: few pixels, each sampled in its middle, so that
 * two lists that look the same paint the same bits. Shadows are discs' falloffs
 * that end at 1.5 of their radius; clips have square corners. */
#ifndef PAINTER_H
#define PAINTER_H
#include <math.h>
#include <motus.h>
#include <stdbool.h>
#include <string.h>

enum { PAINTER_SIDE = 20 };

/* A picture of a window's upper left, a pixel for `step` points. */
typedef struct painter {
  double step;
  float pixels[PAINTER_SIDE][PAINTER_SIDE][3];
  /* Pixels that stay as they are. */
  bool is_kept[PAINTER_SIDE][PAINTER_SIDE];
} painter;

typedef struct painter_list {
  const motus_draw_item *items;
  const motus_draw_detail *details;
  const motus_draw_effect *effects;
  size_t count, effect_count;
} painter_list;

static inline painter_list painter_read(motus_runtime *runtime) {
  painter_list list = {0};
  size_t count;
  motus_runtime_draw_details(runtime, &list.details, &count);
  motus_runtime_draw_list(runtime, &list.items, &list.count);
  motus_runtime_draw_effects(runtime, &list.effects, &list.effect_count);
  return list;
}

/* A map of the plane: (x, y, 1) times it, column by column, over the third. */
typedef struct painter_map {
  double m[9];
} painter_map;

static inline painter_map painter_map_of(const painter_list *list,
                                         size_t item) {
  for (size_t i = 0; i < list->effect_count; i++)
    if ((size_t)list->effects[i].item == item) {
      const double *m = list->effects[i].transform.m;
      painter_map map = {
          {m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]}};
      return map;
    }
  motus_transform t = list->items[item].transform;
  painter_map map = {{t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1}};
  return map;
}

/* The point of the item's own plane that is seen at a point of the window. */
static inline bool painter_enter(const painter_map *map, double x, double y,
                                 double *u, double *v) {
  const double *m = map->m;
  double a = m[0] - x * m[2], b = m[3] - x * m[5], e = x * m[8] - m[6];
  double c = m[1] - y * m[2], d = m[4] - y * m[5], f = y * m[8] - m[7];
  double det = a * d - b * c;
  if (!(fabs(det) > 1e-12))
    return false;
  *u = (e * d - b * f) / det;
  *v = (a * f - e * c) / det;
  return m[2] * *u + m[5] * *v + m[8] > 0;
}

static inline bool painter_holds(motus_rect r, double u, double v) {
  return u >= r.x && u < r.x + r.width && v >= r.y && v < r.y + r.height;
}

static inline bool painter_is_clipped(const painter_list *list, size_t item,
                                      double x, double y) {
  for (int32_t clip = list->items[item].clip; clip >= 0;
       clip = list->items[clip].clip) {
    painter_map map = painter_map_of(list, (size_t)clip);
    double u, v;
    if (!painter_enter(&map, x, y, &u, &v) ||
        !painter_holds(list->items[clip].bounds, u, v))
      return true;
  }
  return false;
}

static inline void painter_blend(float pixel[3], motus_color color,
                                 double alpha) {
  const double parts[3] = {color.red, color.green, color.blue};
  for (int i = 0; i < 3; i++)
    pixel[i] = (float)(pixel[i] + (parts[i] - pixel[i]) * alpha);
}

/* How strong a shadow is at a point beside its shape. */
static inline double painter_shade(motus_rect r, double u, double v,
                                   double radius) {
  double dx = fmax(fmax(r.x - u, u - r.x - r.width), 0);
  double dy = fmax(fmax(r.y - v, v - r.y - r.height), 0);
  double far = sqrt(dx * dx + dy * dy);
  double reach = 1.5 * radius;
  return far <= 0 ? 1 : far < reach ? 1 - far / reach : 0;
}

static inline void painter_paint_item(painter *p, const painter_list *list,
                                      size_t item) {
  const motus_draw_item *it = &list->items[item];
  const motus_draw_detail *detail = &list->details[item];
  painter_map map = painter_map_of(list, item);
  /* What has no colour shows its tag, as a host's content would. */
  motus_color color = it->color;
  if (color.alpha == 0)
    color = (motus_color){(double)(it->tag * 37 % 100) / 100,
                          (double)(it->tag * 91 % 100) / 100, .5, .5};
  for (int py = 0; py < PAINTER_SIDE; py++)
    for (int px = 0; px < PAINTER_SIDE; px++) {
      double x = (px + .5) * p->step, y = (py + .5) * p->step, u, v;
      if (p->is_kept[py][px] || !painter_enter(&map, x, y, &u, &v))
        continue;
      double shade =
          detail->shadow_color.alpha <= 0
              ? 0
              : painter_shade(it->bounds,
                              u - detail->shadow_offset.dx / detail->scale_x,
                              v - detail->shadow_offset.dy / detail->scale_y,
                              detail->shadow_radius);
      bool inside = painter_holds(it->bounds, u, v);
      if ((shade <= 0 && !inside) || painter_is_clipped(list, item, x, y))
        continue;
      painter_blend(p->pixels[py][px], detail->shadow_color,
                    shade * detail->shadow_color.alpha * it->alpha);
      if (inside)
        painter_blend(p->pixels[py][px], color, color.alpha * it->alpha);
    }
}

static inline void painter_paint(painter *p, const painter_list *list) {
  for (int y = 0; y < PAINTER_SIDE; y++)
    for (int x = 0; x < PAINTER_SIDE; x++)
      if (!p->is_kept[y][x])
        memset(p->pixels[y][x], 0, sizeof p->pixels[y][x]);
  for (size_t i = 0; i < list->count; i++)
    painter_paint_item(p, list, i);
}

/* Keeps all pixels but those in the rectangles. Returns how many are left. */
static inline int painter_open(painter *p, const motus_pixel_rect *rects,
                               size_t count) {
  int open = 0;
  for (int y = 0; y < PAINTER_SIDE; y++)
    for (int x = 0; x < PAINTER_SIDE; x++) {
      bool is_in = false;
      for (size_t i = 0; i < count && !is_in; i++)
        is_in = x >= rects[i].x && x < rects[i].x + rects[i].width &&
                y >= rects[i].y && y < rects[i].y + rects[i].height;
      p->is_kept[y][x] = !is_in;
      open += is_in;
    }
  return open;
}
#endif
