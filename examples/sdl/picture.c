#include "picture.h"

#include <math.h>

/* ---- Landscapes: a sky, a sun, ridges that pale with distance ---- */

enum { RIDGES = 5 };

typedef struct scenery {
  uint32_t sky, horizon, sun, far, near;
  double sun_x, sun_y, sun_radius;
  double roughness, seed;
} scenery;

static const scenery sceneries[PICTURE_COUNT] = {
    {0x3b6ea8, 0xf6d5b0, 0xfff3d6, 0x8fa9c4, 0x1f3d4d, .70, .36, .075, 1, 1.3},
    {0xf08a5d, 0xffd9a0, 0xfff0c2, 0xd98a7b, 0x4a2545, .32, .44, .11, .7, 4.1},
    {0x6fc3d8, 0xe7f6ee, 0xffffff, 0x9cc9b2, 0x14523f, .78, .22, .06, .85, 7.7},
    {0x23305e, 0xb58bc0, 0xfbe8ff, 0x66609a, 0x151b3a, .64, .26, .055, 1.2,
     2.9},
    {0x8fb7e8, 0xfdf3e0, 0xfffbe8, 0xd9c3a0, 0x7a5a3a, .25, .28, .07, .45, 9.2},
    {0x4a8f8c, 0xf3efc9, 0xfff8d0, 0x84b29a, 0x203f36, .52, .40, .09, .9, 5.5}};

typedef struct rgb {
  double r, g, b;
} rgb;

static rgb rgb_of(uint32_t code) {
  return (rgb){(code >> 16 & 255) / 255.0, (code >> 8 & 255) / 255.0,
               (code & 255) / 255.0};
}

static rgb mix(rgb from, rgb to, double part) {
  part = part < 0 ? 0 : part > 1 ? 1 : part;
  return (rgb){from.r + (to.r - from.r) * part, from.g + (to.g - from.g) * part,
               from.b + (to.b - from.b) * part};
}

static uint32_t packed(rgb color) {
  return 0xff000000u | (uint32_t)(color.r * 255 + .5) << 16 |
         (uint32_t)(color.g * 255 + .5) << 8 | (uint32_t)(color.b * 255 + .5);
}

/* How far down a ridge's line stands at x, both 0 to 1. */
static double ridge_line(const scenery *s, int ridge, double x) {
  double depth = ridge / (RIDGES - 1.0), seed = s->seed + 2.7 * ridge;
  double line = 0, height = .10 * s->roughness * (1 - .35 * depth);
  double pitch = 4 + 2 * depth;
  int octave;
  for (octave = 0; octave < 5; octave++) {
    double wave = sin(x * pitch + seed * (octave + 1.7));
    line += height * (octave < 2 ? wave : 1 - 2 * fabs(wave));
    height *= .46, pitch *= 2.13;
  }
  return .50 + .105 * ridge + line;
}

void picture_paint(int number, uint32_t *pixels, int width, int height) {
  const scenery *s = &sceneries[(unsigned)number % PICTURE_COUNT];
  rgb sky = rgb_of(s->sky), horizon = rgb_of(s->horizon), sun = rgb_of(s->sun);
  rgb far = rgb_of(s->far), near = rgb_of(s->near);
  double aspect = (double)width / height;
  int x, y, ridge;
  for (x = 0; x < width; x++) {
    double lines[RIDGES];
    for (ridge = 0; ridge < RIDGES; ridge++)
      lines[ridge] = ridge_line(s, ridge, (x + .5) / width * aspect) * height;
    for (y = 0; y < height; y++) {
      double down = (y + .5) / height;
      double sx = ((x + .5) / width - s->sun_x) * aspect, sy = down - s->sun_y;
      double away = sqrt(sx * sx + sy * sy);
      double disc = (s->sun_radius - away) * height + .5;
      rgb color = mix(sky, horizon, down * 1.7);
      color = mix(color, sun, .55 * exp(-away * away * 22));
      color = mix(color, sun, disc);
      for (ridge = 0; ridge < RIDGES; ridge++) {
        double below = y + .5 - lines[ridge];
        double depth = ridge / (RIDGES - 1.0);
        rgb stone = mix(far, near, depth);
        rgb mist = mix(stone, horizon, .45 * (1 - depth) + .12);
        if (below > -1)
          color = mix(color, mix(stone, mist, below / height * 4), below + .5);
      }
      pixels[y * width + x] = packed(color);
    }
  }
}

/* ---- Symbols: distances to strokes and discs in a square of 24 ---- */

static double segment(double x, double y, double ax, double ay, double bx,
                      double by) {
  double dx = bx - ax, dy = by - ay;
  double t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  dx = x - ax - t * dx, dy = y - ay - t * dy;
  return sqrt(dx * dx + dy * dy);
}

static double path(double x, double y, const double *points, int count) {
  double nearest = 1e9;
  int index;
  for (index = 0; index + 1 < count; index++)
    nearest =
        fmin(nearest, segment(x, y, points[2 * index], points[2 * index + 1],
                              points[2 * index + 2], points[2 * index + 3]));
  return nearest;
}

static double disc(double x, double y, double cx, double cy, double radius) {
  return sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) - radius;
}

static double box(double x, double y, double cx, double cy, double half_width,
                  double half_height, double radius) {
  double dx = fabs(x - cx) - half_width + radius;
  double dy = fabs(y - cy) - half_height + radius;
  double ox = fmax(dx, 0), oy = fmax(dy, 0);
  return sqrt(ox * ox + oy * oy) + fmin(fmax(dx, dy), 0) - radius;
}

/* Below 0 inside. */
static double star(double x, double y) {
  double angle = atan2(x - 12, 12.6 - y), away = disc(x, y, 12, 12.6, 0);
  double turn = 2 * acos(-1.0) / 5;
  double px, py;
  angle = fabs(angle - turn * floor(angle / turn + .5));
  px = away * sin(angle), py = away * cos(angle);
  /* The edge from the tip (0, 9.6) to the notch between two tips. */
  {
    double nx = 4.1 * sin(turn / 2), ny = 4.1 * cos(turn / 2);
    double ex = nx, ey = ny - 9.6, length = sqrt(ex * ex + ey * ey);
    return (px * -ey + (py - 9.6) * ex) / length - .5;
  }
}

static double distance(symbol which, double x, double y) {
  static const double peaks[] = {2,    19,  9,  6.5, 13, 13,
                                 15.5, 9.5, 22, 19,  2,  19};
  static const double back[] = {15, 5, 8, 12, 15, 19};
  static const double forward[] = {9.5, 6, 15.5, 12, 9.5, 18};
  static const double check[] = {6.5, 12.5, 10.5, 16.5, 17.5, 8.5};
  static const double fold[] = {3,  6,  9,  4, 15,   6.5, 21,   4.5, 21,
                                18, 15, 20, 9, 17.5, 3,   19.5, 3,   6};
  static const double route[] = {6,  18, 13,  18,  15.5, 15.5, 13, 13,
                                 10, 12, 8.5, 9.5, 11,   7,    18, 7};
  static const double climb[] = {3, 18, 9, 12, 13, 15, 20, 7};
  static const double arrow[] = {15, 6.5, 20.5, 6.5, 20.5, 12};
  double d;
  switch (which) {
  case SYMBOL_PEAKS:
    return path(x, y, peaks, 6) - 1;
  case SYMBOL_MAP:
    d = path(x, y, fold, 9) - 1;
    d = fmin(d, segment(x, y, 9, 4, 9, 17.5) - .9);
    return fmin(d, segment(x, y, 15, 6.5, 15, 20) - .9);
  case SYMBOL_CARDS:
    d = fabs(box(x, y, 12, 14.5, 9, 6, 2)) - 1;
    d = fmin(d, segment(x, y, 6, 5.6, 18, 5.6) - .9);
    return fmin(d, segment(x, y, 4, 13, 20, 13) - .9);
  case SYMBOL_LIST:
    d = fmin(segment(x, y, 10.5, 6, 21, 6), segment(x, y, 10.5, 12, 21, 12));
    d = fmin(d, segment(x, y, 10.5, 18, 21, 18)) - 1;
    d = fmin(d, disc(x, y, 5, 6, 1.7));
    d = fmin(d, disc(x, y, 5, 12, 1.7));
    return fmin(d, disc(x, y, 5, 18, 1.7));
  case SYMBOL_BACK:
    return path(x, y, back, 3) - 1.3;
  case SYMBOL_FORWARD:
    return path(x, y, forward, 3) - 1.1;
  case SYMBOL_PLUS:
    return fmin(segment(x, y, 12, 5, 12, 19), segment(x, y, 5, 12, 19, 12)) -
           1.2;
  case SYMBOL_CHECK:
    return fmax(disc(x, y, 12, 12, 10.5), 1.2 - path(x, y, check, 3));
  case SYMBOL_RING:
    return fabs(disc(x, y, 12, 12, 9.6)) - .9;
  case SYMBOL_STAR:
    return star(x, y);
  case SYMBOL_CLOCK:
    d = fabs(disc(x, y, 12, 12, 9)) - 1;
    d = fmin(d, segment(x, y, 12, 7, 12, 12.3) - 1);
    return fmin(d, segment(x, y, 12, 12.3, 15.5, 14) - 1);
  case SYMBOL_ROUTE:
    d = path(x, y, route, 8) - 1;
    d = fmin(d, disc(x, y, 5.5, 18, 2.4));
    return fmin(d, disc(x, y, 18.5, 7, 2.4));
  case SYMBOL_CLIMB:
    return fmin(path(x, y, climb, 4), path(x, y, arrow, 3)) - 1.1;
  default: /* SYMBOL_PIN */
    d = disc(x, y, 12, 9.5, 7);
    {
      double side = fabs(x - 12) * .80 + (y - 22) * .60;
      d = fmin(d, fmax(side, 11.5 - y));
    }
    return fmax(d, 2.6 - disc(x, y, 12, 9.5, 0));
  }
}

void symbol_paint(symbol which, uint32_t *pixels, int size) {
  double dots = size / 24.0;
  int x, y;
  for (y = 0; y < size; y++)
    for (x = 0; x < size; x++) {
      double d = distance(which, (x + .5) / dots, (y + .5) / dots) * dots;
      double alpha = d < -.5 ? 1 : d > .5 ? 0 : .5 - d;
      pixels[y * size + x] = (uint32_t)(alpha * 255 + .5) << 24 | 0xffffff;
    }
}
