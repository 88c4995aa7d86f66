#include "painter.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#define ARC 24               /* steps of a corner, at most */
#define RING (4 * (ARC + 1)) /* corners of an outline */
#define CORNERS (2 * RING)   /* of a shape that has been clipped, at most */
#define SHADOW_RINGS 7
#define MAX_CLIPS 16

typedef struct corner {
  double x, y, u, v, alpha;
} corner;

/* The edges of a clip as half planes: inside, a x + b y + c is positive. */
typedef struct clip_region {
  int count;
  double feather;
  double a[RING], b[RING], c[RING];
} clip_region;

struct painter {
  SDL_Renderer *renderer;
  SDL_Texture *texture;
  SDL_Vertex *vertices;
  int count, capacity;
  clip_region clips[MAX_CLIPS];
  int clip_count;
  SDL_Color color;
  double alpha;
  double feather; /* half of the soft edge of what is painted, in pixels */
  bool is_software;
};

pixel_map pixel_map_of_transform(motus_transform t, double scale) {
  pixel_map map = {{t.a * scale, t.b * scale, 0, t.c * scale, t.d * scale, 0,
                    t.tx * scale, t.ty * scale, 1}};
  return map;
}

pixel_map pixel_map_of_transform_3d(const motus_transform_3d *t, double scale) {
  const double *m = t->m;
  pixel_map map = {{m[0] * scale, m[1] * scale, m[3], m[4] * scale,
                    m[5] * scale, m[7], m[12] * scale, m[13] * scale, m[15]}};
  return map;
}

motus_point pixel_map_point(const pixel_map *map, double x, double y) {
  const double *m = map->m;
  double w = m[2] * x + m[5] * y + m[8];
  motus_point point;
  w = w > 1e-6 ? w : 1e-6; /* behind the eye */
  point.x = (m[0] * x + m[3] * y + m[6]) / w;
  point.y = (m[1] * x + m[4] * y + m[7]) / w;
  return point;
}

double pixel_map_scale(const pixel_map *map) {
  const double *m = map->m;
  return sqrt(fmax(fabs(m[0] * m[4] - m[1] * m[3]), 1e-12));
}

painter *painter_create(SDL_Renderer *renderer) {
  painter *p = calloc(1, sizeof *p);
  SDL_RendererInfo info;
  if (p == NULL)
    abort();
  p->renderer = renderer;
  SDL_GetRendererInfo(renderer, &info);
  p->is_software = (info.flags & SDL_RENDERER_SOFTWARE) != 0;
  return p;
}

void painter_destroy(painter *p) {
  free(p->vertices);
  free(p);
}

void painter_flush(painter *p) {
  if (p->count > 0)
    SDL_RenderGeometry(p->renderer, p->texture, p->vertices, p->count, NULL, 0);
  p->count = 0;
}

/* ---- Outlines ---- */

/* The corners of a rounded rectangle that is grown by an offset on all sides,
 * as many for every offset: outlines of one shape can be joined point by
 * point. */
static void outline(const shape *s, double offset, int steps,
                    motus_point *out) {
  static const int side[4][2] = {{1, 1}, {0, 1}, {0, 0}, {1, 0}};
  double radii[4], width = fmax(s->bounds.width * s->scale_x + 2 * offset, 0);
  double height = fmax(s->bounds.height * s->scale_y + 2 * offset, 0);
  double x = s->bounds.x + s->bounds.width / 2;
  double y = s->bounds.y + s->bounds.height / 2;
  int quarter, step;
  radii[0] = s->radii.bottom_right, radii[1] = s->radii.bottom_left;
  radii[2] = s->radii.top_left, radii[3] = s->radii.top_right;
  for (quarter = 0; quarter < 4; quarter++) {
    double radius = fmin(fmax(radii[quarter] + offset, 0), fmin(width, height));
    double across = (side[quarter][0] - .5) * width;
    double down = (side[quarter][1] - .5) * height;
    across += side[quarter][0] ? -radius : radius;
    down += side[quarter][1] ? -radius : radius;
    for (step = 0; step <= steps; step++) {
      double angle = (quarter + (double)step / steps) * acos(0);
      *out++ = (motus_point){x + (across + radius * cos(angle)) / s->scale_x,
                             y + (down + radius * sin(angle)) / s->scale_y};
    }
  }
}

static double largest_radius(const shape *s) {
  return fmax(fmax(s->radii.top_left, s->radii.top_right),
              fmax(s->radii.bottom_left, s->radii.bottom_right));
}

static int steps_of(const shape *s, double offset) {
  double pixels = (largest_radius(s) + offset) * pixel_map_scale(&s->map);
  return pixels < 1 ? 1 : (int)fmin(ceil(sqrt(pixels) * 1.6) + 1, ARC);
}

/* Edges fade within a pixel. SDL's software renderer cuts places to whole
 * pixels: there, what is upright and has no round corners stays sharp. */
static double feather_of(const painter *p, const shape *s) {
  const double *m = s->map.m;
  bool is_upright = m[1] == 0 && m[2] == 0 && m[3] == 0 && m[5] == 0;
  return p->is_software && is_upright && largest_radius(s) == 0 ? 0 : .5;
}

/* ---- Clips ---- */

void painter_set_clips(painter *p, const shape *const *clips, int count) {
  int index, edge;
  p->clip_count = count < MAX_CLIPS ? count : MAX_CLIPS;
  for (index = 0; index < p->clip_count; index++) {
    const shape *s = clips[index];
    clip_region *region = &p->clips[index];
    motus_point points[RING];
    int steps = steps_of(s, 0), corners = 4 * (steps + 1);
    double area = 0;
    outline(s, 0, steps, points);
    for (edge = 0; edge < corners; edge++)
      points[edge] = pixel_map_point(&s->map, points[edge].x, points[edge].y);
    for (edge = 0; edge < corners; edge++) {
      motus_point from = points[edge], to = points[(edge + 1) % corners];
      area += from.x * to.y - to.x * from.y;
    }
    region->count = 0;
    region->feather = feather_of(p, s);
    for (edge = 0; edge < corners; edge++) {
      motus_point from = points[edge], to = points[(edge + 1) % corners];
      double x = to.x - from.x, y = to.y - from.y;
      double length = sqrt(x * x + y * y) * (area < 0 ? -1 : 1);
      if (fabs(length) < 1e-9)
        continue;
      region->a[region->count] = -y / length;
      region->b[region->count] = x / length;
      region->c[region->count++] = (y * from.x - x * from.y) / length;
    }
  }
}

static void emit(painter *p, const corner *corners, int count) {
  double shift = p->is_software && p->feather == 0 ? .5 : 0;
  int index, each;
  if (p->count + 3 * count > p->capacity) {
    p->capacity = 2 * p->capacity + 3 * count + 1024;
    p->vertices = realloc(p->vertices, p->capacity * sizeof *p->vertices);
    if (p->vertices == NULL)
      abort();
  }
  for (index = 1; index + 1 < count; index++)
    for (each = 0; each < 3; each++) {
      const corner *c = &corners[each == 0 ? 0 : index + each - 1];
      SDL_Vertex *v = &p->vertices[p->count++];
      v->position = (SDL_FPoint){(float)(c->x + shift), (float)(c->y + shift)};
      v->tex_coord = (SDL_FPoint){(float)c->u, (float)c->v};
      v->color = p->color;
      v->color.a = (Uint8)(c->alpha * p->alpha * 255 + 0.5);
    }
}

/* The part of a polygon in which the distance to an edge is at least `least`,
 * or with a negative sign at most. */
static int cut(const corner *in, int count, const double *distance,
               double least, double sign, corner *out) {
  int index, kept = 0;
  for (index = 0; index < count; index++) {
    int next = (index + 1) % count;
    double here = (distance[index] - least) * sign;
    double there = (distance[next] - least) * sign;
    if (here >= 0 && kept < CORNERS)
      out[kept++] = in[index];
    if ((here > 0 && there < 0) || (here < 0 && there > 0)) {
      const corner *a = &in[index], *b = &in[next];
      double part = here / (here - there);
      if (kept < CORNERS)
        out[kept++] =
            (corner){a->x + (b->x - a->x) * part, a->y + (b->y - a->y) * part,
                     a->u + (b->u - a->u) * part, a->v + (b->v - a->v) * part,
                     a->alpha + (b->alpha - a->alpha) * part};
    }
  }
  return kept;
}

/* The strip of a polygon along an edge of a clip, in which it fades out. */
static int fade(const clip_region *r, int edge, const corner *in, int count,
                const double *distance, corner *out) {
  corner below[CORNERS];
  double again[CORNERS];
  int kept = cut(in, count, distance, r->feather, -1, below), index;
  for (index = 0; index < kept; index++)
    again[index] =
        r->a[edge] * below[index].x + r->b[edge] * below[index].y + r->c[edge];
  kept = r->feather > 0 ? cut(below, kept, again, -r->feather, 1, out) : 0;
  for (index = 0; index < kept; index++) {
    double inside = r->a[edge] * out[index].x + r->b[edge] * out[index].y +
                    r->c[edge] + r->feather;
    out[index].alpha *= fmin(fmax(inside, 0), 1);
  }
  return kept;
}

/* Clips by an edge of a clip, and by all that follow. What lies within half a
 * pixel of the edge becomes a strip that fades out: clips are as smooth as
 * shapes. */
static void clip(painter *p, const corner *in, int count, int region,
                 int edge) {
  corner part[CORNERS];
  double distance[CORNERS], nearest = 1e30, farthest = -1e30;
  const clip_region *r;
  int index, kept;
  for (; region < p->clip_count; region++, edge = 0) {
    r = &p->clips[region];
    for (; edge < r->count; edge++) {
      nearest = 1e30, farthest = -1e30;
      for (index = 0; index < count; index++) {
        distance[index] =
            r->a[edge] * in[index].x + r->b[edge] * in[index].y + r->c[edge];
        nearest = fmin(nearest, distance[index]);
        farthest = fmax(farthest, distance[index]);
      }
      if (farthest <= -r->feather)
        return;
      if (nearest >= r->feather)
        continue;
      kept = cut(in, count, distance, r->feather, 1, part);
      if (kept > 2)
        clip(p, part, kept, region, edge + 1);
      kept = fade(r, edge, in, count, distance, part);
      if (kept > 2)
        clip(p, part, kept, region, edge + 1);
      return;
    }
  }
  emit(p, in, count);
}

/* ---- Painting ---- */

static void begin(painter *p, SDL_Texture *texture, motus_color color) {
  if (texture != p->texture)
    painter_flush(p);
  p->texture = texture;
  p->color.r = (Uint8)(fmin(fmax(color.red, 0), 1) * 255 + 0.5);
  p->color.g = (Uint8)(fmin(fmax(color.green, 0), 1) * 255 + 0.5);
  p->color.b = (Uint8)(fmin(fmax(color.blue, 0), 1) * 255 + 0.5);
  p->alpha = fmin(fmax(color.alpha, 0), 1);
}

/* A corner in pixels, with its place in the texture. */
static corner corner_at(const shape *s, motus_point point, double alpha,
                        const motus_rect *source) {
  motus_point at = pixel_map_point(&s->map, point.x, point.y);
  corner c = {at.x, at.y, 0, 0, alpha};
  if (source != NULL && s->bounds.width > 0 && s->bounds.height > 0) {
    c.u = source->x + source->width * (point.x - s->bounds.x) / s->bounds.width;
    c.v =
        source->y + source->height * (point.y - s->bounds.y) / s->bounds.height;
    c.u = fmin(fmax(c.u, 0), 1); /* SDL draws nothing beyond */
    c.v = fmin(fmax(c.v, 0), 1);
  }
  return c;
}

/* The band between two outlines. */
static void band(painter *p, const corner *inner, const corner *outer,
                 int corners) {
  int index;
  for (index = 0; index < corners; index++) {
    int next = (index + 1) % corners;
    corner four[4];
    four[0] = inner[index], four[1] = outer[index];
    four[2] = outer[next], four[3] = inner[next];
    clip(p, four, 4, 0, 0);
  }
}

static void ring(const shape *s, double offset, int steps, double alpha,
                 const motus_rect *source, corner *out) {
  motus_point points[RING];
  int index;
  outline(s, offset, steps, points);
  for (index = 0; index < 4 * (steps + 1); index++)
    out[index] = corner_at(s, points[index], alpha, source);
}

void painter_fill(painter *p, const shape *s, motus_color color,
                  SDL_Texture *texture, const motus_rect *source) {
  corner inner[RING], outer[RING];
  int steps = steps_of(s, 0), corners = 4 * (steps + 1);
  double soft = feather_of(p, s) / pixel_map_scale(&s->map);
  if (color.alpha <= 0 || s->bounds.width <= 0 || s->bounds.height <= 0)
    return;
  begin(p, texture, color);
  p->feather = feather_of(p, s);
  ring(s, -soft, steps, 1, source, inner);
  ring(s, soft, steps, 0, source, outer);
  clip(p, inner, corners, 0, 0);
  if (soft > 0)
    band(p, inner, outer, corners);
}

void painter_border(painter *p, const shape *s, double width,
                    motus_color color) {
  corner one[RING] = {{0, 0, 0, 0, 0}}, other[RING] = {{0, 0, 0, 0, 0}};
  int steps = steps_of(s, 0), corners = 4 * (steps + 1);
  double soft = .5 / pixel_map_scale(&s->map);
  begin(p, NULL, color);
  p->feather = .5;
  ring(s, soft, steps, 0, NULL, one);
  ring(s, -soft, steps, 1, NULL, other);
  band(p, other, one, corners);
  ring(s, -fmax(width - soft, soft), steps, 1, NULL, one);
  band(p, one, other, corners);
  ring(s, -fmax(width + soft, soft), steps, 0, NULL, other);
  band(p, other, one, corners);
}

void painter_shadow(painter *p, const shape *s, motus_color color,
                    motus_vector offset, double radius) {
  corner rings[SHADOW_RINGS][RING];
  shape low = *s;
  int steps = steps_of(s, radius), index;
  low.bounds.x += offset.dx / s->scale_x;
  low.bounds.y += offset.dy / s->scale_y;
  begin(p, NULL, color);
  p->feather = .5;
  for (index = 0; index < SHADOW_RINGS; index++) {
    double way = 2.0 * index / (SHADOW_RINGS - 1) - 1; /* inside to outside */
    double part = (1 - way) / 2;
    ring(&low, way * radius, steps, part * part * (3 - 2 * part), NULL,
         rings[index]);
    if (index > 0)
      band(p, rings[index - 1], rings[index], 4 * (steps + 1));
  }
  clip(p, rings[0], 4 * (steps + 1), 0, 0);
}
