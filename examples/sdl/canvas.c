#include "canvas.h"
#include "look.h"
#include "painter.h"
#include "picture.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define LAYERS 8    /* groups that fade inside of each other */
#define PICTURES 64 /* textures of pictures and symbols that are kept */

typedef struct picture {
  look_kind kind;
  int number, width, height;
  SDL_Texture *texture;
} picture;

struct canvas {
  SDL_Renderer *renderer;
  SDL_Texture *layers[LAYERS];
  int width, height; /* of the layers, in pixels */
  double scale;      /* pixels in a point */
  painter *painter;
  text_store *text;
  picture pictures[PICTURES];
  int picture_count;
  /* The draw list, lent, and where its items stand in pixels. */
  const motus_draw_item *items;
  const motus_draw_detail *details;
  const motus_draw_group *groups;
  size_t group_count;
  shape *shapes;
  size_t shape_capacity;
};

canvas *canvas_create(SDL_Renderer *renderer, bool plain_letters) {
  canvas *c = calloc(1, sizeof *c);
  if (c == NULL)
    abort();
  c->renderer = renderer;
  c->painter = painter_create(renderer);
  c->text = text_store_create(renderer, plain_letters);
  return c;
}

static void forget_pictures(canvas *c) {
  while (c->picture_count > 0)
    SDL_DestroyTexture(c->pictures[--c->picture_count].texture);
}

static void forget_layers(canvas *c) {
  int index;
  for (index = 0; index < LAYERS; index++) {
    if (c->layers[index] != NULL)
      SDL_DestroyTexture(c->layers[index]);
    c->layers[index] = NULL;
  }
}

void canvas_destroy(canvas *c) {
  painter_destroy(c->painter);
  text_store_destroy(c->text);
  forget_pictures(c);
  forget_layers(c);
  free(c->shapes);
  free(c);
}

/* A landscape or a symbol, painted for the size at which it is drawn. */
static SDL_Texture *picture_texture(canvas *c, look_kind kind, int number,
                                    double points_wide, double points_high) {
  int width = (int)fmin(fmax(ceil(points_wide * c->scale), 1), 2048), index;
  int height = (int)fmin(fmax(ceil(points_high * c->scale), 1), 2048);
  picture *made;
  uint32_t *pixels;
  for (index = 0; index < c->picture_count; index++) {
    made = &c->pictures[index];
    if (made->kind == kind && made->number == number && made->width == width &&
        made->height == height)
      return made->texture;
  }
  pixels = malloc((size_t)width * height * sizeof *pixels);
  if (pixels == NULL)
    return NULL;
  if (kind == LOOK_SYMBOL)
    symbol_paint((symbol)number, pixels, width);
  else
    picture_paint(number, pixels, width, height);
  if (c->picture_count == PICTURES) {
    painter_flush(c->painter);
    forget_pictures(c);
  }
  made = &c->pictures[c->picture_count++];
  *made = (picture){kind, number, width, height, NULL};
  made->texture = SDL_CreateTexture(c->renderer, SDL_PIXELFORMAT_ARGB8888,
                                    SDL_TEXTUREACCESS_STATIC, width, height);
  SDL_UpdateTexture(made->texture, NULL, pixels, width * 4);
  SDL_SetTextureBlendMode(made->texture, SDL_BLENDMODE_BLEND);
  free(pixels);
  return made->texture;
}

/* Text and symbols stand on whole pixels, where nothing turns or scales them;
 * in the model they stand where they like. */
static void stand_on_pixels(shape *s) {
  double *m = s->map.m;
  motus_point corner = pixel_map_point(&s->map, s->bounds.x, s->bounds.y);
  if (m[1] != 0 || m[2] != 0 || m[3] != 0 || m[5] != 0)
    return;
  m[6] += floor(corner.x + .5) - corner.x;
  m[7] += floor(corner.y + .5) - corner.y;
}

/* Draws what a look says into a part of the item's rectangle. */
static void draw_mark(canvas *c, const shape *item, const look *row,
                      motus_color color) {
  static const motus_rect whole = {0, 0, 1, 1};
  shape mark = *item;
  SDL_Texture *texture;
  int width = 0, height = 0;
  mark.radii = (motus_corner_radii){0, 0, 0, 0};
  mark.scale_x = mark.scale_y = 1;
  if (row->kind == LOOK_SYMBOL) {
    mark.bounds.width = mark.bounds.height = row->size;
    texture =
        picture_texture(c, LOOK_SYMBOL, row->number, row->size, row->size);
  } else {
    texture = text_line(c->text, row->text, row->size * c->scale, row->weight,
                        &width, &height);
    /* A line that is longer than its view is drawn narrower. */
    mark.bounds.width = fmin(width / c->scale, item->bounds.width);
    mark.bounds.height = height / c->scale;
  }
  mark.bounds.x += (item->bounds.width - mark.bounds.width) *
                   (row->kind == LOOK_SYMBOL ? .5 : row->align);
  mark.bounds.y += (item->bounds.height - mark.bounds.height) / 2;
  stand_on_pixels(&mark);
  if (texture != NULL)
    painter_fill(c->painter, &mark, color, texture, &whole);
}

static motus_color faded(motus_color color, double alpha) {
  color.alpha *= alpha;
  return color;
}

static void draw_item(canvas *c, const motus_draw_item *item,
                      const motus_draw_detail *detail, const shape *s) {
  static const motus_rect whole = {0, 0, 1, 1};
  static const motus_color white = {1, 1, 1, 1};
  const look *row = look_with_tag(item->tag);
  double alpha = detail->group_alpha;
  motus_color color = faded(item->color, alpha);
  if (detail->shadow_color.alpha > 0)
    painter_shadow(c->painter, s, faded(detail->shadow_color, alpha),
                   detail->shadow_offset, detail->shadow_radius);
  if (row == NULL || row->kind == LOOK_FILL)
    painter_fill(c->painter, s, color, NULL, NULL);
  else if (row->kind == LOOK_PICTURE)
    painter_fill(c->painter, s, faded(white, alpha),
                 picture_texture(c, LOOK_PICTURE, row->number, s->bounds.width,
                                 s->bounds.height),
                 &whole);
  else
    draw_mark(c, s, row, color);
  if (detail->border_width > 0)
    painter_border(c->painter, s, detail->border_width,
                   faded(detail->border_color, alpha));
}

/* Collects the chain of clips of an item for the painter. */
static void set_clips(canvas *c, int32_t clip) {
  const shape *chain[16];
  int count = 0;
  for (; clip >= 0 && count < 16; clip = c->items[clip].clip)
    chain[count++] = &c->shapes[clip];
  painter_set_clips(c->painter, chain, count);
}

static SDL_Texture *layer(canvas *c, int level) {
  if (c->layers[level] == NULL)
    c->layers[level] =
        SDL_CreateTexture(c->renderer, SDL_PIXELFORMAT_ARGB8888,
                          SDL_TEXTUREACCESS_TARGET, c->width, c->height);
  return c->layers[level];
}

/* Draws a part of the list. A group is drawn as if opaque onto a copy of what is
 * below it, and that is laid over with the group's alpha: so groups need no
 * blending but the plainest. `group` is the first that may begin here. */
static size_t draw_items(canvas *c, size_t first, size_t end, size_t group,
                         int level) {
  size_t index = first;
  while (index < end) {
    if (group < c->group_count && (size_t)c->groups[group].first == index &&
        level + 1 < LAYERS && layer(c, level + 1) != NULL) {
      const motus_draw_group *g = &c->groups[group];
      SDL_Texture *below = layer(c, level), *above = layer(c, level + 1);
      painter_flush(c->painter);
      SDL_SetRenderTarget(c->renderer, above);
      SDL_SetTextureBlendMode(below, SDL_BLENDMODE_NONE);
      SDL_SetTextureAlphaMod(below, 255);
      SDL_RenderCopy(c->renderer, below, NULL, NULL);
      group = draw_items(c, index, (size_t)g->end, group + 1, level + 1);
      painter_flush(c->painter);
      SDL_SetRenderTarget(c->renderer, below);
      SDL_SetTextureBlendMode(above, SDL_BLENDMODE_BLEND);
      SDL_SetTextureAlphaMod(above, (Uint8)(g->alpha * 255 + .5));
      SDL_RenderCopy(c->renderer, above, NULL, NULL);
      index = (size_t)g->end;
    } else {
      set_clips(c, c->items[index].clip);
      draw_item(c, &c->items[index], &c->details[index], &c->shapes[index]);
      index++;
    }
  }
  return group;
}

/* Pixels may have come or gone with the window, or with another screen. */
static void measure(canvas *c, double scale) {
  int width, height;
  SDL_GetRendererOutputSize(c->renderer, &width, &height);
  if (width != c->width || height != c->height || scale != c->scale) {
    forget_layers(c);
    forget_pictures(c);
  }
  c->width = width;
  c->height = height;
  c->scale = scale;
}

/* Asks for the picture of the last tick. */
static size_t read_list(canvas *c, motus_runtime *runtime) {
  const motus_draw_effect *effects;
  size_t count, effect_count, index;
  motus_runtime_draw_list(runtime, &c->items, &count);
  motus_runtime_draw_details(runtime, &c->details, &count);
  motus_runtime_draw_groups(runtime, &c->groups, &c->group_count);
  motus_runtime_draw_effects(runtime, &effects, &effect_count);
  if (count > c->shape_capacity) {
    shape *larger = realloc(c->shapes, 2 * count * sizeof *larger);
    if (larger == NULL)
      return 0;
    c->shapes = larger;
    c->shape_capacity = 2 * count;
  }
  for (index = 0; index < count; index++)
    c->shapes[index] =
        (shape){pixel_map_of_transform(c->items[index].transform, c->scale),
                c->items[index].bounds, c->details[index].corner_radii,
                c->details[index].scale_x, c->details[index].scale_y};
  for (index = 0; index < effect_count; index++)
    c->shapes[effects[index].item].map =
        pixel_map_of_transform_3d(&effects[index].transform, c->scale);
  return count;
}

void canvas_draw(canvas *c, motus_runtime *runtime, double scale) {
  size_t count;
  measure(c, scale);
  count = read_list(c, runtime);
  if (layer(c, 0) == NULL)
    return;
  SDL_SetRenderTarget(c->renderer, layer(c, 0));
  SDL_SetRenderDrawBlendMode(c->renderer, SDL_BLENDMODE_NONE);
  SDL_SetRenderDrawColor(c->renderer, 0, 0, 0, 255);
  SDL_RenderClear(c->renderer);
  SDL_SetRenderDrawBlendMode(c->renderer, SDL_BLENDMODE_BLEND);
  draw_items(c, 0, count, 0, 0);
  painter_flush(c->painter);
  SDL_SetRenderTarget(c->renderer, NULL);
  SDL_SetTextureBlendMode(layer(c, 0), SDL_BLENDMODE_NONE);
  SDL_SetTextureAlphaMod(layer(c, 0), 255);
  SDL_RenderCopy(c->renderer, layer(c, 0), NULL, NULL);
  SDL_RenderPresent(c->renderer);
}

bool canvas_save(canvas *c, const char *path) {
  size_t size = (size_t)c->width * c->height, index;
  unsigned char *pixels = malloc(size * 3);
  FILE *file = fopen(path, "wb");
  bool done = pixels != NULL && file != NULL && layer(c, 0) != NULL;
  if (done) {
    SDL_SetRenderTarget(c->renderer, layer(c, 0));
    done = SDL_RenderReadPixels(c->renderer, NULL, SDL_PIXELFORMAT_RGB24,
                                pixels, c->width * 3) == 0;
    SDL_SetRenderTarget(c->renderer, NULL);
    fprintf(file, "P6\n%d %d\n255\n", c->width, c->height);
    for (index = 0; done && index < size; index += 4096)
      done = fwrite(pixels + index * 3, 3,
                    size - index < 4096 ? size - index : 4096, file) > 0;
  }
  if (file != NULL)
    fclose(file);
  free(pixels);
  return done;
}
