/* IR-4. Holds: what OpenGL draws of the rows of a frame is what the renderer of
 * examples/sdl draws of its draw list, and costs one call and the rows that
 * have changed. Pictures may differ by two levels but at edges. */
#include "../../examples/opengl/rows.h"
#include "../../examples/sdl/painter.h"
#include "../c/dice.h"

#include <SDL_opengl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 390, HEIGHT = 400, CARDS = 40, MOST_CLIPS = 8, FRAMES = 12 };

static int failures;

static void fail(const char *what, double got, double most) {
  printf("%s: %g, %g at most\n", what, got, most);
  failures += 1;
}

/* ---- By the draw list ---- */

static shape shape_of(const motus_draw_item *item,
                      const motus_draw_detail *detail) {
  shape s = {pixel_map_of_transform(item->transform, 1), item->bounds,
             detail->corner_radii, detail->scale_x, detail->scale_y};
  return s;
}

static void draw_list(motus_runtime *runtime, SDL_Renderer *renderer,
                      painter *p) {
  const motus_draw_item *items;
  const motus_draw_detail *details;
  size_t count;
  motus_runtime_draw_details(runtime, &details, &count);
  motus_runtime_draw_list(runtime, &items, &count);
  SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
  SDL_RenderClear(renderer);
  for (size_t i = 0; i < count; i++) {
    shape clips[MOST_CLIPS], s = shape_of(&items[i], &details[i]);
    const shape *named[MOST_CLIPS];
    int clip_count = 0;
    for (int32_t at = items[i].clip; at >= 0 && clip_count < MOST_CLIPS;
         at = items[at].clip) {
      clips[clip_count] = shape_of(&items[at], &details[at]);
      named[clip_count] = &clips[clip_count];
      clip_count += 1;
    }
    painter_set_clips(p, named, clip_count);
    motus_color fill = items[i].color, edge = details[i].border_color,
                shade = details[i].shadow_color;
    fill.alpha *= items[i].alpha;
    edge.alpha *= items[i].alpha;
    shade.alpha *= items[i].alpha;
    if (shade.alpha > 0)
      painter_shadow(p, &s, shade, details[i].shadow_offset,
                     details[i].shadow_radius);
    painter_fill(p, &s, fill, NULL, NULL);
    if (details[i].border_width > 0)
      painter_border(p, &s, details[i].border_width, edge);
    painter_flush(p);
  }
}

/* ---- A scene ---- */

static motus_view *box(motus_runtime *runtime, motus_view *above, double x,
                       double y, double width, double height) {
  motus_view *view = NULL;
  motus_view_create(runtime, &view);
  motus_view_set_frame(view, (motus_rect){x, y, width, height});
  motus_view_add_subview(above, view);
  motus_release(view);
  return view;
}

/* Boxes with round corners, borders and shadows, some of them in a round clip,
 * some turned. They stand on whole pixels at first. */
static void make_scene(motus_runtime *runtime, uint64_t seed,
                       motus_view **cards) {
  uint64_t d = seed * 91 + 7;
  motus_view *window = motus_runtime_window(runtime);
  motus_view_set_background_color(window, (motus_color){.1, .12, .2, 1});
  motus_view *clip = box(runtime, window, 40, 60, 300, 260);
  motus_view_set_background_color(clip, (motus_color){.9, .9, .8, 1});
  motus_view_set_corner_radius(clip, 24);
  motus_view_set_clips_to_bounds(clip, true);
  for (int i = 0; i < CARDS; i++) {
    double width = 20 + dice_roll(&d, 100), height = 20 + dice_roll(&d, 80);
    double x = (double)dice_roll(&d, 360) - 30;
    double y = (double)dice_roll(&d, 380) - 30;
    motus_view *card = box(runtime, i % 3 ? window : clip, x, y, width, height);
    motus_view_set_background_color(
        card, (motus_color){dice_roll(&d, 9) / 8., dice_roll(&d, 9) / 8.,
                            dice_roll(&d, 9) / 8., 1});
    motus_view_set_corner_radii(
        card, (motus_corner_radii){dice_roll(&d, 20), dice_roll(&d, 20),
                                   dice_roll(&d, 20), dice_roll(&d, 20)});
    if (i % 4 == 0)
      motus_view_set_alpha(card, .5);
    if (i % 5 == 0) {
      motus_view_set_border_width(card, 1 + dice_roll(&d, 4));
      motus_view_set_border_color(card, (motus_color){0, 0, 0, .8});
    }
    if (i % 8 == 0) {
      motus_view_set_shadow_color(card, (motus_color){0, 0, 0, .25});
      motus_view_set_shadow_radius(card, 4 + dice_roll(&d, 12));
      motus_view_set_shadow_offset(card, (motus_vector){2, 5});
    }
    if (i % 7 == 0) {
      double angle = dice_roll(&d, 100) / 50.;
      motus_view_set_transform(card, (motus_transform){cos(angle), sin(angle),
                                                       -sin(angle), cos(angle),
                                                       0, 0});
    }
    cards[i] = card;
  }
}

/* ---- Pictures ---- */

typedef struct picture {
  unsigned char at[HEIGHT][WIDTH][4]; /* red, green, blue */
} picture;

static void save(const char *folder, const char *name, const picture *p) {
  char path[600];
  snprintf(path, sizeof path, "%s/%s.ppm", folder, name);
  FILE *file = fopen(path, "wb");
  if (file == NULL)
    return;
  fprintf(file, "P6\n%d %d\n255\n", WIDTH, HEIGHT);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      fwrite(p->at[y][x], 1, 3, file);
  fclose(file);
}

static int apart(const unsigned char *one, const unsigned char *other) {
  int most = 0;
  for (int i = 0; i < 3; i++)
    most = abs(one[i] - other[i]) > most ? abs(one[i] - other[i]) : most;
  return most;
}

/* Whether a pixel differs from one of its neighbours: an edge is near. */
static bool is_at_edge(const picture *p, int x, int y) {
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (y + dy >= 0 && y + dy < HEIGHT && x + dx >= 0 && x + dx < WIDTH &&
          apart(p->at[y][x], p->at[y + dy][x + dx]) > 6)
        return true;
  return false;
}

static void compare(const picture *one, const picture *other, int frame,
                    const char *folder) {
  int most = 0, most_at_edge = 0, edges = 0;
  double sum = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      int levels = apart(one->at[y][x], other->at[y][x]);
      bool at_edge = is_at_edge(one, x, y) || is_at_edge(other, x, y);
      int *place = at_edge ? &most_at_edge : &most;
      *place = levels > *place ? levels : *place;
      edges += at_edge;
      sum += levels;
    }
  double mean = sum / (WIDTH * HEIGHT);
  if (most > 2)
    fail("levels between the pictures", most, 2);
  if (mean > .5)
    fail("levels in the middle", mean, .5);
  if (edges > WIDTH * HEIGHT / 2)
    fail("pixels at edges", edges, WIDTH * HEIGHT / 2);
  if (most > 2 || mean > .5 || frame == 0) {
    save(folder, "opengl", one);
    save(folder, "sdl", other);
  }
  printf("frame %d: %d levels apart, %d at edges, %.3f in the middle\n", frame,
         most, most_at_edge, mean);
}

/* ---- A run ---- */

static void move(motus_runtime *runtime, motus_view **cards, uint64_t seed,
                 int frame) {
  uint64_t d = seed * 77 + (uint64_t)frame;
  for (int i = 0; i < 3; i++) {
    motus_view *card = cards[dice_roll(&d, CARDS)];
    double x = dice_roll(&d, 780) / 2., y = dice_roll(&d, 400);
    motus_view_set_center(card, (motus_point){x, y});
  }
  motus_runtime_tick(runtime, frame / 60.);
}

int main(int argc, char **argv) {
  typedef void(APIENTRY * read_pixels)(GLint, GLint, GLsizei, GLsizei, GLenum,
                                       GLenum, void *);
  static picture by_rows, by_list;
  static motus_view *cards[CARDS];
  const char *folder = argc > 1 ? argv[1] : ".";
  motus_runtime *runtime = NULL;
  motus_runtime_options options;
  read_pixels read = NULL;
  void *found;
  if (SDL_Init(SDL_INIT_VIDEO) != 0)
    return puts("SKIPPED: SDL finds no screen"), 0;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_Window *window = SDL_CreateWindow("rows", 0, 0, WIDTH, HEIGHT,
                                        SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
  SDL_GLContext context = window ? SDL_GL_CreateContext(window) : NULL;
  if (context == NULL)
    return printf("SKIPPED: no OpenGL 3.3: %s\n", SDL_GetError()), 0;
  row_painter *rows = row_painter_create(SDL_GL_GetProcAddress);
  if (rows == NULL)
    return 1;
  found = SDL_GL_GetProcAddress("glReadPixels");
  memcpy(&read, &found, sizeof read);
  /* The one in software puts corners on whole pixels. */
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl");
  SDL_Window *other = SDL_CreateWindow("draw list", 0, 0, WIDTH, HEIGHT,
                                       SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
  SDL_Renderer *renderer =
      SDL_CreateRenderer(other, -1, SDL_RENDERER_ACCELERATED);
  if (renderer == NULL)
    return printf("SKIPPED: no renderer of SDL: %s\n", SDL_GetError()), 0;
  painter *by_triangles = painter_create(renderer);
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  motus_runtime_create(&options, &runtime);
  make_scene(runtime, 3, cards);
  for (int frame = 0; frame < FRAMES; frame++) {
    const motus_draw_row *given;
    const motus_draw_row_range *ranges;
    size_t count, range_count, changed = 0;
    move(runtime, cards, 3, frame);
    motus_runtime_draw_rows(runtime, &given, &count);
    motus_runtime_draw_row_changes(runtime, &ranges, &range_count);
    for (size_t i = 0; i < range_count; i++)
      changed += (size_t)ranges[i].count;
    SDL_GL_MakeCurrent(window, context);
    row_costs costs = row_painter_draw(rows, given, count, ranges, range_count,
                                       WIDTH, HEIGHT, 1);
    if (costs.draw_calls != 1)
      fail("draw calls", costs.draw_calls, 1);
    if (costs.bytes != changed * sizeof *given)
      fail("bytes", (double)costs.bytes, (double)(changed * sizeof *given));
    if (frame > 0 && changed > count)
      fail("rows to be copied", (double)changed, (double)count);
    read(0, 0, WIDTH, HEIGHT, GL_RGBA, GL_UNSIGNED_BYTE, by_list.at);
    for (int y = 0; y < HEIGHT; y++)
      memcpy(by_rows.at[HEIGHT - 1 - y], by_list.at[y], sizeof by_list.at[y]);
    draw_list(runtime, renderer, by_triangles);
    SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_ABGR8888, by_list.at,
                         sizeof by_list.at[0]);
    compare(&by_rows, &by_list, frame, folder);
  }
  motus_runtime_destroy(runtime);
  painter_destroy(by_triangles);
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(other);
  SDL_GL_MakeCurrent(window, context);
  row_painter_destroy(rows);
  SDL_GL_DeleteContext(context);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return failures > 0;
}
