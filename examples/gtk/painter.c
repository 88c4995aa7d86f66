#include "painter.h"
#include "../sdl/letters.h"
#include "../sdl/look.h"
#include "../sdl/picture.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>
#include <string.h>

/* Images of pictures, symbols and lines of letters that are kept. */
enum { IMAGES = 128 };

typedef struct image {
  look_kind kind;
  int number, width, height;
  char *text;
  bool bold;
  cairo_surface_t *surface;
} image;

struct painter {
  bool plain_letters;
  PangoLayout *layout;
  image images[IMAGES];
  int image_count;
  /* While it draws: where, and the draw list, lent. */
  cairo_t *on;
  cairo_matrix_t window;
  double scale;
  const motus_draw_item *items;
  const motus_draw_detail *details;
  const motus_draw_group *groups;
  size_t group_count;
};

painter *painter_create(bool plain_letters) {
  painter *p = calloc(1, sizeof *p);
  if (p == NULL)
    abort();
  p->plain_letters = plain_letters;
  return p;
}

static void forget_images(painter *p) {
  while (p->image_count > 0) {
    image *one = &p->images[--p->image_count];
    cairo_surface_destroy(one->surface);
    free(one->text);
  }
}

void painter_destroy(painter *p) {
  forget_images(p);
  if (p->layout != NULL)
    g_object_unref(p->layout);
  free(p);
}

/* ---- Images ---- */

/* Cairo multiplies colours by their alpha, and has rows of its own length. */
static cairo_surface_t *surface_of(const uint32_t *pixels, int width,
                                   int height) {
  cairo_surface_t *made =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  unsigned char *rows = cairo_image_surface_get_data(made);
  int stride = cairo_image_surface_get_stride(made);
  for (int y = 0; rows != NULL && y < height; y++)
    for (int x = 0; x < width; x++) {
      uint32_t pixel = pixels[y * width + x], alpha = pixel >> 24, part = 0;
      for (int shift = 0; shift < 24; shift += 8)
        part |= ((pixel >> shift & 255) * alpha + 127) / 255 << shift;
      ((uint32_t *)(void *)(rows + y * stride))[x] = alpha << 24 | part;
    }
  cairo_surface_mark_dirty(made);
  return made;
}

static cairo_surface_t *keep(painter *p, image one, uint32_t *pixels) {
  if (pixels == NULL)
    return NULL;
  if (p->image_count == IMAGES)
    forget_images(p);
  one.surface = surface_of(pixels, one.width, one.height);
  if (one.text != NULL)
    one.text = g_strdup(one.text);
  p->images[p->image_count++] = one;
  free(pixels);
  return one.surface;
}

/* A landscape or a symbol, painted for the size at which it is drawn. */
static cairo_surface_t *picture(painter *p, look_kind kind, int number,
                                double points_wide, double points_high) {
  int width = (int)fmin(fmax(ceil(points_wide * p->scale), 1), 2048),
      height = (int)fmin(fmax(ceil(points_high * p->scale), 1), 2048);
  uint32_t *pixels;
  for (int index = 0; index < p->image_count; index++) {
    image *known = &p->images[index];
    if (known->kind == kind && known->number == number &&
        known->width == width && known->height == height)
      return known->surface;
  }
  pixels = malloc((size_t)width * (size_t)height * sizeof *pixels);
  if (pixels != NULL && kind == LOOK_SYMBOL)
    symbol_paint((symbol)number, pixels, width);
  else if (pixels != NULL)
    picture_paint(number, pixels, width, height);
  return keep(p, (image){kind, number, width, height, NULL, false, NULL},
              pixels);
}

static cairo_surface_t *letters(painter *p, const look *row) {
  int pixels = (int)fmin(fmax(floor(row->size * p->scale + .5), 4), 400), width,
      height;
  bool bold = row->weight == LOOK_BOLD;
  uint32_t *line;
  for (int index = 0; index < p->image_count; index++) {
    image *known = &p->images[index];
    if (known->kind == LOOK_TEXT && known->number == pixels &&
        known->bold == bold && strcmp(known->text, row->text) == 0)
      return known->surface;
  }
  line = letters_paint(row->text, pixels, bold, &width, &height);
  return keep(
      p,
      (image){LOOK_TEXT, pixels, width, height, (char *)row->text, bold, NULL},
      line);
}

/* ---- Shapes ---- */

static void set_color(cairo_t *on, motus_color color, double alpha) {
  cairo_set_source_rgba(on, color.red, color.green, color.blue,
                        color.alpha * alpha);
}

static void corner(cairo_t *on, double x, double y, double rx, double ry,
                   double from) {
  if (rx <= 0 || ry <= 0) {
    cairo_line_to(on, x, y);
    return;
  }
  cairo_save(on);
  cairo_translate(on, x, y);
  cairo_scale(on, rx, ry);
  cairo_arc(on, 0, 0, 1, from, from + M_PI_2);
  cairo_restore(on);
}

/* The outline of an item, `inset` points inside of it. */
static void trace(cairo_t *on, motus_rect r, const motus_draw_detail *d,
                  double inset) {
  double dx = inset / d->scale_x, dy = inset / d->scale_y;
  const motus_corner_radii *c = &d->corner_radii;
  double right = r.x + r.width - dx, bottom = r.y + r.height - dy;
  double rx[4], ry[4];
  const double radii[4] = {c->top_left, c->top_right, c->bottom_right,
                           c->bottom_left};
  for (int i = 0; i < 4; i++) {
    rx[i] = fmax(radii[i] - inset, 0) / d->scale_x;
    ry[i] = fmax(radii[i] - inset, 0) / d->scale_y;
  }
  r.x += dx, r.y += dy;
  cairo_new_sub_path(on);
  corner(on, r.x + rx[0], r.y + ry[0], rx[0], ry[0], M_PI);
  corner(on, right - rx[1], r.y + ry[1], rx[1], ry[1], 3 * M_PI_2);
  corner(on, right - rx[2], bottom - ry[2], rx[2], ry[2], 0);
  corner(on, r.x + rx[3], bottom - ry[3], rx[3], ry[3], M_PI_2);
  cairo_close_path(on);
}

/* From here on `on` draws in the coordinates of an item. */
static bool enter(painter *p, const motus_draw_item *item) {
  motus_transform t = item->transform;
  cairo_matrix_t matrix = {t.a, t.b, t.c, t.d, t.tx, t.ty};
  if (fabs(t.a * t.d - t.b * t.c) < 1e-9)
    return false; /* nothing of it is seen, and cairo inverts the matrix */
  cairo_set_matrix(p->on, &p->window);
  cairo_transform(p->on, &matrix);
  return true;
}

/* Clips by all items of a chain; false when nothing is left. */
static bool clip(painter *p, int32_t index) {
  cairo_reset_clip(p->on);
  for (; index >= 0; index = p->items[index].clip) {
    if (!enter(p, &p->items[index]))
      return false;
    trace(p->on, p->items[index].bounds, &p->details[index], 0);
    cairo_clip(p->on);
  }
  return true;
}

/* ---- Shadows ---- */

static double gauss(double x) {
  return .5 * (1 + erf(x * M_SQRT1_2));
}

/* The shadow of a box at a point: its blur across is exact; down it is a sum
 * over some lines, each as long as the corners leave it. */
static double shade(double x, double y, double width, double height,
                    double radius, double sigma) {
  enum { LINES = 12 };
  double sum = 0, weights = 0;
  for (int i = 0; i < LINES; i++) {
    double away = ((i + .5) / LINES - .5) * 6, at = y + away * sigma;
    double weight = exp(-away * away / 2), edge = fmin(at, height - at);
    double cut = 0;
    weights += weight;
    if (edge < 0)
      continue;
    if (edge < radius)
      cut = radius - sqrt(radius * radius - (radius - edge) * (radius - edge));
    sum += weight *
           (gauss((x - cut) / sigma) - gauss((x - (width - cut)) / sigma));
  }
  return sum / weights;
}

/* A shadow is soft: it has fewer pixels than what is drawn. */
static void draw_shadow(painter *p, const motus_draw_item *item,
                        const motus_draw_detail *d) {
  double width = item->bounds.width * d->scale_x,
         height = item->bounds.height * d->scale_y,
         sigma = fmax(d->shadow_radius / 2, .35), reach = 3 * sigma,
         grain = fmax(sigma / 2.5, 1 / p->scale), radius = 0;
  int columns = (int)ceil((width + 2 * reach) / grain),
      rows = (int)ceil((height + 2 * reach) / grain);
  cairo_surface_t *mask;
  unsigned char *pixels;
  const motus_corner_radii *c = &d->corner_radii;
  if (columns < 1 || rows < 1 || columns > 4096 || rows > 4096)
    return;
  radius = fmax(fmax(c->top_left, c->top_right),
                fmax(c->bottom_left, c->bottom_right));
  mask = cairo_image_surface_create(CAIRO_FORMAT_A8, columns, rows);
  pixels = cairo_image_surface_get_data(mask);
  for (int y = 0; pixels != NULL && y < rows; y++)
    for (int x = 0; x < columns; x++)
      pixels[y * cairo_image_surface_get_stride(mask) + x] =
          (unsigned char)(255 * shade((x + .5) * grain - reach,
                                      (y + .5) * grain - reach, width, height,
                                      radius, sigma) +
                          .5);
  cairo_surface_mark_dirty(mask);
  cairo_save(p->on);
  cairo_translate(p->on, item->bounds.x, item->bounds.y);
  cairo_scale(p->on, 1 / d->scale_x, 1 / d->scale_y);
  cairo_translate(p->on, d->shadow_offset.dx - reach,
                  d->shadow_offset.dy - reach);
  cairo_scale(p->on, grain, grain);
  set_color(p->on, d->shadow_color, d->group_alpha);
  cairo_mask_surface(p->on, mask, 0, 0);
  cairo_restore(p->on);
  cairo_surface_destroy(mask);
}

/* ---- Looks ---- */

/* Text and symbols stand on whole pixels, where nothing turns or scales them;
 * in the model they stand where they like. */
static void stand_on_pixels(painter *p, double *x, double *y) {
  cairo_matrix_t m;
  double at_x = *x, at_y = *y, pixel = p->window.xx / p->scale;
  cairo_get_matrix(p->on, &m);
  if (m.xy != 0 || m.yx != 0)
    return;
  cairo_user_to_device(p->on, &at_x, &at_y);
  *x += (floor(at_x / pixel + .5) * pixel - at_x) / m.xx;
  *y += (floor(at_y / pixel + .5) * pixel - at_y) / m.yy;
}

/* Lays an image over a part of an item, in a colour. */
static void stamp(painter *p, cairo_surface_t *surface, motus_rect part) {
  double width = cairo_image_surface_get_width(surface),
         height = cairo_image_surface_get_height(surface);
  stand_on_pixels(p, &part.x, &part.y);
  cairo_save(p->on);
  cairo_translate(p->on, part.x, part.y);
  cairo_scale(p->on, part.width / width, part.height / height);
  cairo_mask_surface(p->on, surface, 0, 0);
  cairo_restore(p->on);
}

/* A line that is longer than its view is drawn narrower. */
static void write_text(painter *p, motus_rect box, const look *row) {
  static const PangoWeight weights[] = {PANGO_WEIGHT_NORMAL,
                                        PANGO_WEIGHT_MEDIUM, PANGO_WEIGHT_BOLD};
  PangoFontDescription *font = pango_font_description_new();
  int width, height;
  double wide, narrower;
  if (p->layout == NULL) {
    PangoContext *context =
        pango_font_map_create_context(pango_cairo_font_map_get_default());
    p->layout = pango_layout_new(context);
    g_object_unref(context);
  }
  pango_font_description_set_family(font, "Inter,sans");
  pango_font_description_set_weight(font, weights[row->weight]);
  pango_font_description_set_absolute_size(font, row->size * PANGO_SCALE);
  pango_layout_set_font_description(p->layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(p->layout, row->text, -1);
  pango_layout_get_size(p->layout, &width, &height);
  wide = (double)width / PANGO_SCALE;
  narrower = wide > box.width ? box.width / wide : 1;
  box.x += (box.width - wide * narrower) * row->align;
  box.y += (box.height - (double)height / PANGO_SCALE) / 2;
  stand_on_pixels(p, &box.x, &box.y);
  cairo_save(p->on);
  cairo_translate(p->on, box.x, box.y);
  cairo_scale(p->on, narrower, 1);
  cairo_move_to(p->on, 0, 0);
  pango_cairo_show_layout(p->on, p->layout);
  cairo_restore(p->on);
}

static void draw_mark(painter *p, motus_rect box, const look *row) {
  cairo_surface_t *surface;
  motus_rect part = box;
  if (row->kind == LOOK_TEXT && row->text[0] == 0)
    return;
  if (row->kind == LOOK_TEXT && !p->plain_letters) {
    write_text(p, box, row);
    return;
  }
  surface = row->kind == LOOK_SYMBOL
                ? picture(p, LOOK_SYMBOL, row->number, row->size, row->size)
                : letters(p, row);
  if (surface == NULL)
    return;
  part.width = part.height = row->size;
  if (row->kind == LOOK_TEXT) {
    part.width =
        fmin(cairo_image_surface_get_width(surface) / p->scale, box.width);
    part.height = cairo_image_surface_get_height(surface) / p->scale;
  }
  part.x +=
      (box.width - part.width) * (row->kind == LOOK_SYMBOL ? .5 : row->align);
  part.y += (box.height - part.height) / 2;
  stamp(p, surface, part);
}

/* Fills the outline of an item with a picture. */
static void fill_with(painter *p, const motus_draw_item *item,
                      const motus_draw_detail *d, cairo_surface_t *surface) {
  motus_rect box = item->bounds;
  cairo_save(p->on);
  trace(p->on, box, d, 0);
  cairo_clip(p->on);
  cairo_translate(p->on, box.x, box.y);
  cairo_scale(p->on, box.width / cairo_image_surface_get_width(surface),
              box.height / cairo_image_surface_get_height(surface));
  cairo_set_source_surface(p->on, surface, 0, 0);
  cairo_pattern_set_extend(cairo_get_source(p->on), CAIRO_EXTEND_PAD);
  cairo_paint_with_alpha(p->on, d->group_alpha);
  cairo_restore(p->on);
}

static void draw_item(painter *p, size_t index) {
  const motus_draw_item *item = &p->items[index];
  const motus_draw_detail *d = &p->details[index];
  const look *row = look_with_tag(item->tag);
  if (!clip(p, item->clip) || !enter(p, item))
    return;
  if (d->shadow_color.alpha > 0)
    draw_shadow(p, item, d);
  set_color(p->on, item->color, d->group_alpha);
  if (row != NULL && row->kind == LOOK_PICTURE) {
    cairo_surface_t *surface = picture(p, LOOK_PICTURE, row->number,
                                       item->bounds.width, item->bounds.height);
    if (surface != NULL && d->group_alpha > 0)
      fill_with(p, item, d, surface);
  } else if (row != NULL && row->kind != LOOK_FILL) {
    draw_mark(p, item->bounds, row);
  } else if (item->color.alpha * d->group_alpha > 0) {
    trace(p->on, item->bounds, d, 0);
    cairo_fill(p->on);
  }
  if (d->border_width > 0) {
    set_color(p->on, d->border_color, d->group_alpha);
    cairo_set_fill_rule(p->on, CAIRO_FILL_RULE_EVEN_ODD);
    trace(p->on, item->bounds, d, 0);
    trace(p->on, item->bounds, d, d->border_width);
    cairo_fill(p->on);
    cairo_set_fill_rule(p->on, CAIRO_FILL_RULE_WINDING);
  }
}

/* Draws a part of the list; `group` is the first that may begin in it. */
static size_t draw_items(painter *p, size_t index, size_t end, size_t group) {
  while (index < end) {
    const motus_draw_group *g = &p->groups[group];
    if (group >= p->group_count || (size_t)g->first != index) {
      draw_item(p, index++);
      continue;
    }
    cairo_set_matrix(p->on, &p->window);
    cairo_reset_clip(p->on);
    cairo_push_group(p->on);
    index = (size_t)g->end;
    group = draw_items(p, (size_t)g->first, index, group + 1);
    cairo_reset_clip(p->on);
    cairo_set_matrix(p->on, &p->window);
    cairo_pop_group_to_source(p->on);
    cairo_paint_with_alpha(p->on, g->alpha);
  }
  return group;
}

void painter_draw(painter *p, motus_runtime *runtime, cairo_t *on,
                  double scale) {
  size_t count = 0, details = 0;
  if (scale != p->scale)
    forget_images(p);
  p->on = on;
  p->scale = scale;
  if (motus_runtime_draw_list(runtime, &p->items, &count) != MOTUS_OK ||
      motus_runtime_draw_details(runtime, &p->details, &details) != MOTUS_OK ||
      motus_runtime_draw_groups(runtime, &p->groups, &p->group_count) !=
          MOTUS_OK)
    return;
  cairo_save(on);
  cairo_get_matrix(on, &p->window);
  draw_items(p, 0, count, 0);
  cairo_restore(on);
}
