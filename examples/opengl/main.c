/* Ten thousand cards go where one clicks. This thread has the window's input
 * and the motion; another one draws what it publishes, with OpenGL.
 *
 *   cards                 opens a window
 *   cards --frames N      draws N frames of a recorded click and says what they
 *                         have cost, without showing the window
 *   cards --cards N       so many cards */
#include "rows.h"

#include <SDL.h>
#include <SDL_opengl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 960, HEIGHT = 640 };

/* ---- Handing frames over ---- */

/* A place for the newest frame. */
typedef struct mailbox {
  SDL_mutex *mutex;
  SDL_cond *changed;
  uint64_t frame; /* 0 when it is empty */
  bool is_over;
} mailbox;

/* A frame that nobody has taken is passed over. */
static void put(mailbox *m, uint64_t frame) {
  SDL_LockMutex(m->mutex);
  if (m->frame != 0)
    motus_frame_give_back(m->frame);
  m->frame = frame;
  SDL_CondSignal(m->changed);
  SDL_UnlockMutex(m->mutex);
}

/* Waits for a frame; 0 at the end. */
static uint64_t take(mailbox *m) {
  uint64_t frame;
  SDL_LockMutex(m->mutex);
  while (m->frame == 0 && !m->is_over)
    SDL_CondWait(m->changed, m->mutex);
  frame = m->frame;
  m->frame = 0;
  SDL_CondSignal(m->changed);
  SDL_UnlockMutex(m->mutex);
  return frame;
}

/* Waits until the frame has been taken, for some milliseconds at most. */
static void wait_until_taken(mailbox *m, Uint32 milliseconds) {
  SDL_LockMutex(m->mutex);
  if (m->frame != 0)
    SDL_CondWaitTimeout(m->changed, m->mutex, milliseconds);
  SDL_UnlockMutex(m->mutex);
}

/* ---- The thread that draws ---- */

typedef struct drawing {
  mailbox *mailbox;
  SDL_Window *window;
  SDL_GLContext context;
  double points; /* the width of the window, in points */
  int frames, calls;
  size_t bytes, rows;
  bool has_failed;
} drawing;

static void draw_frame(drawing *d, row_painter *painter, uint64_t frame,
                       uint64_t *last) {
  motus_frame_info info = {.struct_size = sizeof info};
  const motus_draw_row *rows = NULL;
  const motus_draw_row_range *ranges = NULL;
  size_t count = 0, range_count = 0;
  row_costs costs;
  int width, height;
  motus_frame_get_info(frame, &info);
  motus_frame_draw_rows(frame, &rows, &count);
  motus_frame_draw_row_changes(frame, &ranges, &range_count);
  if (info.number != *last + 1)
    ranges = NULL; /* of a frame that was passed over nothing was copied */
  *last = info.number;
  SDL_GL_GetDrawableSize(d->window, &width, &height);
  costs = row_painter_draw(painter, rows, count, ranges, range_count, width,
                           height, width / d->points);
  motus_frame_give_back(frame);
  SDL_GL_SwapWindow(d->window);
  d->frames += 1;
  d->calls += costs.draw_calls;
  d->bytes += costs.bytes;
  d->rows += count;
}

static int draw(void *data) {
  drawing *d = data;
  row_painter *painter;
  uint64_t frame, last = 0;
  SDL_GL_MakeCurrent(d->window, d->context);
  painter = row_painter_create(SDL_GL_GetProcAddress);
  d->has_failed = painter == NULL;
  while ((frame = take(d->mailbox)) != 0) {
    if (painter != NULL)
      draw_frame(d, painter, frame, &last);
    else
      motus_frame_give_back(frame);
  }
  if (painter != NULL)
    row_painter_destroy(painter);
  SDL_GL_MakeCurrent(d->window, NULL);
  return 0;
}

/* ---- The cards ---- */

static motus_view **make_cards(motus_runtime *runtime, int count) {
  motus_view *window = motus_runtime_window(runtime);
  motus_view **cards = calloc((size_t)count, sizeof(motus_view *));
  motus_view_set_background_color(window, (motus_color){.06, .07, .13, 1});
  for (int i = 0; cards != NULL && i < count; i++) {
    double hue = i * 6.28 / count;
    motus_view_create(runtime, &cards[i]);
    motus_view_set_frame(cards[i],
                         (motus_rect){WIDTH / 2.0, HEIGHT / 2.0, 14, 18});
    motus_view_set_background_color(
        cards[i], (motus_color){.6 + .4 * cos(hue), .6 + .4 * cos(hue - 2.1),
                                .6 + .4 * cos(hue + 2.1), .9});
    motus_view_set_corner_radius(cards[i], 4);
    motus_view_set_border_width(cards[i], 1);
    motus_view_set_border_color(cards[i], (motus_color){1, 1, 1, .25});
    motus_view_add_subview(window, cards[i]);
    motus_release(cards[i]); /* the window keeps it */
  }
  return cards;
}

/* Each finds its place in a spiral around a point, by a spring. */
static void gather(motus_runtime *runtime, motus_view **cards, int count,
                   motus_point point) {
  motus_animation_options spring;
  motus_animation_options_init(&spring, sizeof spring);
  spring.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
  spring.timing.spring_duration = .9;
  spring.timing.bounce = .35;
  motus_runtime_begin_animation(runtime, &spring);
  for (int i = 0; i < count; i++) {
    double angle = i * 2.4, far = 4.2 * sqrt(i);
    motus_view_set_center(cards[i], (motus_point){point.x + far * cos(angle),
                                                  point.y + far * sin(angle)});
  }
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
}

/* ---- The thread that moves ---- */

/* False when the drawing thread has not given frames back: the next one has
 * what this one would have had. */
static bool publish(motus_runtime *runtime, mailbox *m) {
  uint64_t frame;
  if (motus_runtime_publish(runtime, MOTUS_FRAME_ROWS, &frame) != MOTUS_OK)
    return false;
  put(m, frame);
  return true;
}

static void run(motus_runtime *runtime, mailbox *m, motus_view **cards,
                int count) {
  SDL_Event event;
  uint64_t shown = 0;
  for (;;) {
    if (!motus_runtime_needs_tick(runtime) &&
        shown == motus_runtime_picture_generation(runtime))
      SDL_WaitEvent(NULL); /* nothing moves: sleep */
    while (SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT)
        return;
      if (event.type == SDL_WINDOWEVENT)
        shown = 0; /* it may have been uncovered */
      if (event.type == SDL_MOUSEBUTTONDOWN)
        gather(runtime, cards, count,
               (motus_point){event.button.x, event.button.y});
    }
    motus_runtime_tick(runtime, (double)SDL_GetTicks64() / 1000);
    if (publish(runtime, m))
      shown = motus_runtime_picture_generation(runtime);
    wait_until_taken(m, 100); /* the display sets the pace */
  }
}

/* Each frame is drawn: none is passed over. */
static void run_recorded(motus_runtime *runtime, mailbox *m, motus_view **cards,
                         int count, int frames) {
  for (int i = 0; i < frames; i++) {
    if (i == 2)
      gather(runtime, cards, count, (motus_point){300, 300});
    motus_runtime_tick(runtime, i / 60.0);
    publish(runtime, m);
    wait_until_taken(m, 10000);
  }
}

static SDL_Window *open_window(bool is_hidden, SDL_GLContext *context) {
  SDL_Window *window;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  window = SDL_CreateWindow("Ten thousand cards", SDL_WINDOWPOS_CENTERED,
                            SDL_WINDOWPOS_CENTERED, WIDTH, HEIGHT,
                            SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI |
                                (is_hidden ? SDL_WINDOW_HIDDEN : 0u));
  *context = window != NULL ? SDL_GL_CreateContext(window) : NULL;
  if (*context == NULL)
    fprintf(stderr, "no window with OpenGL 3.3: %s\n", SDL_GetError());
  else
    SDL_GL_MakeCurrent(window, NULL); /* the other thread's from now on */
  return *context != NULL ? window : NULL;
}

int main(int argc, char **argv) {
  motus_runtime *runtime = NULL;
  motus_runtime_options options;
  motus_view **cards;
  drawing d = {.points = WIDTH};
  mailbox box = {NULL, NULL, 0, false};
  SDL_Thread *thread;
  int frames = 0, count = 10000, i;
  for (i = 1; i + 1 < argc; i += 2) {
    if (strcmp(argv[i], "--frames") == 0)
      frames = atoi(argv[i + 1]);
    else if (strcmp(argv[i], "--cards") == 0)
      count = atoi(argv[i + 1]);
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0 ||
      (d.window = open_window(frames > 0, &d.context)) == NULL)
    return 1;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  motus_runtime_create(&options, &runtime);
  cards = make_cards(runtime, count);
  box.mutex = SDL_CreateMutex();
  box.changed = SDL_CreateCond();
  d.mailbox = &box;
  thread = SDL_CreateThread(draw, "drawing", &d);
  if (frames > 0)
    run_recorded(runtime, &box, cards, count, frames);
  else
    run(runtime, &box, cards, count);
  motus_runtime_destroy(runtime); /* frames that are out live on */
  SDL_LockMutex(box.mutex);
  box.is_over = true;
  SDL_CondSignal(box.changed);
  SDL_UnlockMutex(box.mutex);
  SDL_WaitThread(thread, NULL);
  if (frames > 0)
    printf("%d frames, %d draw calls, %zu of %zu rows copied\n", d.frames,
           d.calls, d.bytes / sizeof(motus_draw_row), d.rows);
  SDL_GL_DeleteContext(d.context);
  SDL_DestroyWindow(d.window);
  SDL_DestroyCond(box.changed);
  SDL_DestroyMutex(box.mutex);
  SDL_Quit();
  free(cards);
  return d.has_failed || (frames > 0 && d.calls != frames);
}
