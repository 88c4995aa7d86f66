#include "text.h"
#include "letters.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef HAVE_TTF
#include <SDL_ttf.h>
#endif

#define MAX_LINES 512 /* textures that are kept */
#define MAX_FONTS 64  /* sizes times weights */

typedef struct line {
  char *text;
  int pixels;
  look_weight weight;
  int width, height;
  SDL_Texture *texture;
} line;

struct text_store {
  SDL_Renderer *renderer;
  line lines[MAX_LINES];
  int line_count;
  const char *files[3]; /* by weight; NULL without fonts */
#ifdef HAVE_TTF
  struct {
    int pixels;
    look_weight weight;
    TTF_Font *font;
  } fonts[MAX_FONTS];
  int font_count;
#endif
};

/* Families in the order of preference, as Debian installs them. */
static const char *const families[][3] = {
    {"/usr/share/fonts/opentype/inter/Inter-Regular.otf",
     "/usr/share/fonts/opentype/inter/Inter-Medium.otf",
     "/usr/share/fonts/opentype/inter/Inter-Bold.otf"},
    {"/usr/share/fonts/truetype/lato/Lato-Regular.ttf",
     "/usr/share/fonts/truetype/lato/Lato-Medium.ttf",
     "/usr/share/fonts/truetype/lato/Lato-Bold.ttf"},
    {"/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
     "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
     "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"}};

static bool can_read(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file != NULL)
    fclose(file);
  return file != NULL;
}

text_store *text_store_create(SDL_Renderer *renderer, bool plain) {
  text_store *store = calloc(1, sizeof *store);
  size_t index;
  if (store == NULL)
    abort();
  store->renderer = renderer;
#ifdef HAVE_TTF
  if (plain || TTF_Init() != 0)
    return store;
  for (index = 0; index < sizeof families / sizeof families[0]; index++)
    if (can_read(families[index][0]) && can_read(families[index][1]) &&
        can_read(families[index][2])) {
      memcpy(store->files, families[index], sizeof store->files);
      break;
    }
#else
  (void)plain, (void)index, (void)families, (void)can_read;
#endif
  return store;
}

static void forget_lines(text_store *store) {
  int index;
  for (index = 0; index < store->line_count; index++) {
    SDL_DestroyTexture(store->lines[index].texture);
    free(store->lines[index].text);
  }
  store->line_count = 0;
}

void text_store_destroy(text_store *store) {
  forget_lines(store);
#ifdef HAVE_TTF
  while (store->font_count > 0)
    TTF_CloseFont(store->fonts[--store->font_count].font);
  if (TTF_WasInit())
    TTF_Quit();
#endif
  free(store);
}

#ifdef HAVE_TTF
static TTF_Font *font(text_store *store, int pixels, look_weight weight) {
  int index;
  for (index = 0; index < store->font_count; index++)
    if (store->fonts[index].pixels == pixels &&
        store->fonts[index].weight == weight)
      return store->fonts[index].font;
  if (store->font_count == MAX_FONTS)
    TTF_CloseFont(store->fonts[--store->font_count].font);
  index = store->font_count;
  store->fonts[index].font = TTF_OpenFont(store->files[weight], pixels);
  if (store->fonts[index].font == NULL)
    return NULL;
  TTF_SetFontHinting(store->fonts[index].font, TTF_HINTING_LIGHT_SUBPIXEL);
  store->fonts[index].pixels = pixels;
  store->fonts[index].weight = weight;
  return store->fonts[store->font_count++].font;
}
#endif

/* A line in letters of our own. */
static SDL_Surface *letters(const char *text, int pixels, bool bold) {
  int width, height;
  uint32_t *line = letters_paint(text, pixels, bold, &width, &height);
  SDL_Surface *lent, *copy = NULL;
  if (line == NULL)
    return NULL;
  lent = SDL_CreateRGBSurfaceWithFormatFrom(line, width, height, 32, width * 4,
                                            SDL_PIXELFORMAT_ARGB8888);
  if (lent != NULL)
    copy = SDL_DuplicateSurface(lent);
  SDL_FreeSurface(lent);
  free(line);
  return copy;
}

static SDL_Surface *draw(text_store *store, const char *text, int pixels,
                         look_weight weight) {
#ifdef HAVE_TTF
  if (store->files[weight] != NULL) {
    SDL_Color white = {255, 255, 255, 255};
    TTF_Font *with = font(store, pixels, weight);
    SDL_Surface *drawn =
        with != NULL ? TTF_RenderUTF8_Blended(with, text, white) : NULL;
    if (drawn != NULL)
      return drawn;
  }
#endif
  (void)store;
  return letters(text, pixels, weight == LOOK_BOLD);
}

SDL_Texture *text_line(text_store *store, const char *text, double size,
                       look_weight weight, int *out_width, int *out_height) {
  int pixels = (int)fmin(fmax(floor(size + 0.5), 4), 400), index;
  SDL_Surface *drawn;
  line *made;
  for (index = 0; index < store->line_count; index++) {
    line *known = &store->lines[index];
    if (known->pixels == pixels && known->weight == weight &&
        strcmp(known->text, text) == 0) {
      *out_width = known->width, *out_height = known->height;
      return known->texture;
    }
  }
  if (text[0] == 0 || (drawn = draw(store, text, pixels, weight)) == NULL)
    return NULL;
  if (store->line_count == MAX_LINES)
    forget_lines(store);
  made = &store->lines[store->line_count++];
  made->text = malloc(strlen(text) + 1);
  if (made->text == NULL)
    abort();
  strcpy(made->text, text);
  made->pixels = pixels;
  made->weight = weight;
  *out_width = made->width = drawn->w;
  *out_height = made->height = drawn->h;
  made->texture = SDL_CreateTextureFromSurface(store->renderer, drawn);
  SDL_SetTextureBlendMode(made->texture, SDL_BLENDMODE_BLEND);
  SDL_FreeSurface(drawn);
  return made->texture;
}
