#include "cells.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLES = 2 }; /* of a pixel, along each axis */

typedef struct rgb {
  double red, green, blue;
} rgb;

/* A cell as it is written: its text, or 0 for half a block. */
typedef struct cell {
  unsigned char upper[3], lower[3], ink[3];
  char letter;
} cell;

struct cells {
  int columns, rows;
  double points;
  cells_text text;
  rgb *pixels;
  cell *now, *written;
};

cells *cells_create(int columns, int rows, double points, cells_text text) {
  cells *c = calloc(1, sizeof *c);
  size_t count = (size_t)columns * (size_t)rows;
  if (c == NULL)
    return NULL;
  c->columns = columns, c->rows = rows, c->points = points, c->text = text;
  c->pixels = calloc(2 * count, sizeof *c->pixels);
  c->now = calloc(count, sizeof *c->now);
  c->written = calloc(count, sizeof *c->written);
  if (c->pixels == NULL || c->now == NULL || c->written == NULL) {
    cells_destroy(c);
    return NULL;
  }
  memset(c->written, 1, count * sizeof *c->written); /* what nobody draws */
  return c;
}

void cells_destroy(cells *c) {
  if (c == NULL)
    return;
  free(c->pixels), free(c->now), free(c->written);
  free(c);
}

/* ---- Shapes ---- */

/* An item that is asked which points of the window it covers. */
typedef struct shape {
  motus_transform back; /* from the window to the item */
  motus_rect bounds;
  motus_corner_radii radii;
  bool is_flat;
} shape;

static shape shape_of(const motus_draw_item *item,
                      const motus_draw_detail *detail) {
  motus_transform t = item->transform;
  double area = t.a * t.d - t.b * t.c;
  shape s = {{0, 0, 0, 0, 0, 0}, item->bounds, detail->corner_radii, true};
  if (fabs(area) < 1e-9)
    return s;
  s.is_flat = false;
  s.back =
      (motus_transform){t.d / area, -t.b / area, -t.c / area, t.a / area, 0, 0};
  s.back.tx = -(s.back.a * t.tx + s.back.c * t.ty);
  s.back.ty = -(s.back.b * t.tx + s.back.d * t.ty);
  return s;
}

static bool covers(const shape *s, double window_x, double window_y) {
  motus_rect r = s->bounds;
  double x = s->back.a * window_x + s->back.c * window_y + s->back.tx - r.x,
         y = s->back.b * window_x + s->back.d * window_y + s->back.ty - r.y;
  if (s->is_flat || x < 0 || y < 0 || x >= r.width || y >= r.height)
    return false;
  bool is_left = x < r.width / 2, is_upper = y < r.height / 2;
  double radius = is_upper  ? is_left ? s->radii.top_left : s->radii.top_right
                  : is_left ? s->radii.bottom_left
                            : s->radii.bottom_right;
  double dx = radius - fmin(x, r.width - x),
         dy = radius - fmin(y, r.height - y);
  return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius;
}

typedef struct picture {
  const motus_draw_item *items;
  const motus_draw_detail *details;
  size_t count;
} picture;

static bool is_seen(const picture *p, int32_t clip, double x, double y) {
  for (; clip >= 0; clip = p->items[clip].clip) {
    shape s = shape_of(&p->items[clip], &p->details[clip]);
    if (!covers(&s, x, y))
      return false;
  }
  return true;
}

/* ---- Items ---- */

/* The pixels that an item can reach. */
static void find_reach(const cells *c, const motus_draw_item *item, int *left,
                       int *top, int *right, int *bottom) {
  double low_x = INFINITY, low_y = INFINITY, high_x = -INFINITY,
         high_y = -INFINITY;
  for (int corner = 0; corner < 4; corner++) {
    double x = item->bounds.x + (corner & 1) * item->bounds.width,
           y = item->bounds.y + (corner >> 1) * item->bounds.height;
    motus_transform t = item->transform;
    double at_x = (t.a * x + t.c * y + t.tx) / c->points,
           at_y = (t.b * x + t.d * y + t.ty) / c->points;
    low_x = fmin(low_x, at_x), high_x = fmax(high_x, at_x);
    low_y = fmin(low_y, at_y), high_y = fmax(high_y, at_y);
  }
  *left = (int)fmin(fmax(floor(low_x), 0), c->columns);
  *right = (int)fmin(fmax(ceil(high_x), 0), c->columns);
  *top = (int)fmin(fmax(floor(low_y), 0), 2 * c->rows);
  *bottom = (int)fmin(fmax(ceil(high_y), 0), 2 * c->rows);
}

static void fill(cells *c, const picture *p, size_t index) {
  const motus_draw_item *item = &p->items[index];
  shape s = shape_of(item, &p->details[index]);
  double alpha = item->alpha * item->color.alpha;
  int left, top, right, bottom;
  if (alpha <= 0)
    return;
  find_reach(c, item, &left, &top, &right, &bottom);
  for (int row = top; row < bottom; row++)
    for (int column = left; column < right; column++) {
      int inside = 0;
      for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        double x = (column + (i % SAMPLES + .5) / SAMPLES) * c->points,
               y = (row + (i / SAMPLES + .5) / SAMPLES) * c->points;
        inside += covers(&s, x, y) && is_seen(p, item->clip, x, y);
      }
      double part = alpha * inside / (SAMPLES * SAMPLES);
      rgb *pixel = &c->pixels[row * c->columns + column];
      pixel->red += (item->color.red - pixel->red) * part;
      pixel->green += (item->color.green - pixel->green) * part;
      pixel->blue += (item->color.blue - pixel->blue) * part;
      if (part > .5)
        c->now[row / 2 * c->columns + column].letter = 0;
    }
}

static unsigned char byte(double part) {
  return (unsigned char)(fmin(fmax(part, 0), 1) * 255 + .5);
}

static void write_text(cells *c, const picture *p, size_t index,
                       const char *text) {
  const motus_draw_item *item = &p->items[index];
  motus_transform t = item->transform;
  motus_rect r = item->bounds;
  double middle = r.y + r.height / 2, x = t.a * r.x + t.c * middle + t.tx,
         y = t.b * r.x + t.d * middle + t.ty;
  int column = (int)floor(x / c->points + .5),
      row = (int)floor(y / (2 * c->points));
  double alpha = item->alpha * item->color.alpha;
  if (row < 0 || row >= c->rows)
    return;
  for (; *text; text++, column++) {
    double at = (column + .5) * c->points;
    if (column < 0 || column >= c->columns || !is_seen(p, item->clip, at, y))
      continue;
    cell *it = &c->now[row * c->columns + column];
    const rgb *below = &c->pixels[2 * row * c->columns + column];
    if (*text == ' ' || alpha < .1)
      continue;
    it->letter = *text;
    it->ink[0] = byte(below->red + (item->color.red - below->red) * alpha);
    it->ink[1] =
        byte(below->green + (item->color.green - below->green) * alpha);
    it->ink[2] = byte(below->blue + (item->color.blue - below->blue) * alpha);
  }
}

void cells_draw(cells *c, motus_runtime *runtime) {
  size_t count = (size_t)c->columns * (size_t)c->rows, number;
  picture p;
  memset(c->pixels, 0, 2 * count * sizeof *c->pixels);
  memset(c->now, 0, count * sizeof *c->now);
  if (motus_runtime_draw_list(runtime, &p.items, &p.count) != MOTUS_OK ||
      motus_runtime_draw_details(runtime, &p.details, &number) != MOTUS_OK)
    return;
  for (size_t i = 0; i < p.count; i++) {
    const char *text = p.items[i].tag ? c->text(p.items[i].tag) : NULL;
    if (text)
      write_text(c, &p, i, text);
    else
      fill(c, &p, i);
  }
  for (size_t i = 0; i < count; i++) {
    size_t upper = i / (size_t)c->columns * 2 * (size_t)c->columns +
                   i % (size_t)c->columns;
    const rgb *two[2] = {&c->pixels[upper],
                         &c->pixels[upper + (size_t)c->columns]};
    for (int half = 0; half < 2; half++) {
      unsigned char *to = half ? c->now[i].lower : c->now[i].upper;
      to[0] = byte(two[half]->red);
      to[1] = byte(two[half]->green);
      to[2] = byte(two[half]->blue);
    }
  }
}

/* ---- Writing ---- */

static int mean(const cell *it, int channel) {
  return (it->upper[channel] + it->lower[channel]) / 2;
}

/* Colours that the terminal knows already are not said again. */
static void set_color(FILE *out, int which, int last[3], int red, int green,
                      int blue) {
  if (last[0] == red && last[1] == green && last[2] == blue)
    return;
  fprintf(out, "\033[%d;2;%d;%d;%dm", which, red, green, blue);
  last[0] = red, last[1] = green, last[2] = blue;
}

void cells_write(cells *c, FILE *out) {
  int front[3] = {-1, 0, 0}, back[3] = {-1, 0, 0};
  for (int row = 0; row < c->rows; row++)
    for (int column = 0, at = -1; column < c->columns; column++) {
      cell *it = &c->now[row * c->columns + column];
      cell *old = &c->written[row * c->columns + column];
      if (memcmp(it, old, sizeof *it) == 0)
        continue;
      if (at != column)
        fprintf(out, "\033[%d;%dH", row + 1, column + 1);
      at = column + 1;
      *old = *it;
      if (it->letter) {
        set_color(out, 38, front, it->ink[0], it->ink[1], it->ink[2]);
        set_color(out, 48, back, mean(it, 0), mean(it, 1), mean(it, 2));
        fputc(it->letter, out);
      } else {
        set_color(out, 38, front, it->upper[0], it->upper[1], it->upper[2]);
        set_color(out, 48, back, it->lower[0], it->lower[1], it->lower[2]);
        fputs("\xe2\x96\x80", out);
      }
    }
  fflush(out);
}

void cells_print(const cells *c, FILE *out) {
  static const char shades[] = "@#*+=-:. "; /* dark to light */
  for (int row = 0; row < c->rows; row++) {
    for (int column = 0; column < c->columns; column++) {
      const cell *it = &c->now[row * c->columns + column];
      int light = mean(it, 0) * 3 + mean(it, 1) * 6 + mean(it, 2);
      fputc(it->letter ? it->letter : shades[light * 8 / 2550], out);
    }
    fputc('\n', out);
  }
}
