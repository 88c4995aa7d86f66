#include "host.h"
#include "canvas.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define FINGERS 32
#define MOUSE UINT64_MAX /* the mouse's name as a finger */
#define FRAME (1 / 60.0) /* where the display does not set the pace */

struct host {
  motus_runtime *runtime;
  SDL_Window *window;   /* NULL in memory */
  SDL_Surface *surface; /* NULL with a window */
  SDL_Renderer *renderer;
  canvas *canvas;
  double scale; /* pixels in a point */
  uint64_t fingers[FINGERS];
  motus_point points[FINGERS];
  int finger_count;
  uint64_t drawn_generation;
  bool has_vsync, is_closed;
};

/* ---- Beginning and end ---- */

static bool failed(const char *what) {
  fprintf(stderr, "%s: %s\n", what, SDL_GetError());
  return false;
}

static bool open_window(host *h, const char *title) {
  motus_rect bounds = motus_view_bounds(motus_runtime_window(h->runtime));
  SDL_RendererInfo info;
  if (SDL_Init(SDL_INIT_VIDEO) != 0)
    return failed("SDL_Init");
  h->window = SDL_CreateWindow(
      title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, (int)bounds.width,
      (int)bounds.height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (h->window == NULL)
    return failed("SDL_CreateWindow");
  h->renderer = SDL_CreateRenderer(
      h->window, -1, SDL_RENDERER_PRESENTVSYNC | SDL_RENDERER_TARGETTEXTURE);
  if (h->renderer == NULL)
    h->renderer = SDL_CreateRenderer(h->window, -1, 0);
  if (h->renderer == NULL)
    return failed("SDL_CreateRenderer");
  SDL_GetRendererInfo(h->renderer, &info);
  h->has_vsync = (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;
  return true;
}

static bool open_memory(host *h, double scale) {
  motus_rect bounds = motus_view_bounds(motus_runtime_window(h->runtime));
  h->scale = scale > 0 ? scale : 1;
  h->surface = SDL_CreateRGBSurfaceWithFormat(
      0, (int)(bounds.width * h->scale + .5),
      (int)(bounds.height * h->scale + .5), 32, SDL_PIXELFORMAT_ARGB8888);
  if (h->surface == NULL)
    return failed("SDL_CreateRGBSurfaceWithFormat");
  h->renderer = SDL_CreateSoftwareRenderer(h->surface);
  return h->renderer != NULL || failed("SDL_CreateSoftwareRenderer");
}

host *host_create(motus_runtime *runtime, const host_options *options) {
  host *h = calloc(1, sizeof *h);
  bool is_open;
  if (h == NULL)
    return NULL;
  h->runtime = runtime;
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1"); /* signals wake no sleeper */
  is_open = options->title != NULL ? open_window(h, options->title)
                                   : open_memory(h, options->scale);
  if (is_open)
    h->canvas = canvas_create(h->renderer, options->plain_letters);
  else
    host_destroy(h);
  return is_open ? h : NULL;
}

void host_destroy(host *h) {
  if (h->canvas != NULL)
    canvas_destroy(h->canvas);
  if (h->renderer != NULL)
    SDL_DestroyRenderer(h->renderer);
  if (h->window != NULL)
    SDL_DestroyWindow(h->window);
  if (h->surface != NULL)
    SDL_FreeSurface(h->surface);
  free(h);
  SDL_Quit();
}

/* ---- Input ---- */

static double now(void) {
  return (double)SDL_GetPerformanceCounter() /
         (double)SDL_GetPerformanceFrequency();
}

/* When an event happened, on the clock of now(). */
static double time_of(Uint32 timestamp) {
  return now() - (Uint32)(SDL_GetTicks() - timestamp) / 1000.0;
}

/* Motus refuses fingers that begin twice or move without having begun; so does
 * this, without a complaint. */
static void touch(host *h, uint64_t id, motus_touch_phase phase,
                  motus_point point, Uint32 timestamp) {
  double time = fmax(time_of(timestamp), motus_runtime_time(h->runtime));
  int index = 0;
  while (index < h->finger_count && h->fingers[index] != id)
    index++;
  if ((phase == MOTUS_TOUCH_BEGAN) != (index == h->finger_count) ||
      index == FINGERS)
    return;
  if (phase == MOTUS_TOUCH_BEGAN)
    h->fingers[h->finger_count++] = id;
  h->points[index] = point;
  if (phase == MOTUS_TOUCH_ENDED || phase == MOTUS_TOUCH_CANCELLED) {
    h->fingers[index] = h->fingers[--h->finger_count];
    h->points[index] = h->points[h->finger_count];
  }
  motus_runtime_send_touch(h->runtime, id, phase, point, time);
}

static void cancel_touches(host *h) {
  while (h->finger_count > 0)
    touch(h, h->fingers[0], MOTUS_TOUCH_CANCELLED, h->points[0],
          SDL_GetTicks());
}

/* The wheel scrolls what is below the pointer, across with Shift, and zooms with
 * Control. */
static void wheel(host *h, const SDL_MouseWheelEvent *wheel) {
  motus_wheel_event event;
  double notches = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -120 : 120;
  int x, y;
  SDL_GetMouseState(&x, &y);
  motus_wheel_event_init(&event, sizeof event);
  event.point = (motus_point){x, y};
  event.time = fmax(time_of(wheel->timestamp), motus_runtime_time(h->runtime));
  event.delta.dx = notches * (double)wheel->preciseX;
  event.delta.dy = -notches * (double)wheel->preciseY;
  event.modifiers = (SDL_GetModState() & KMOD_SHIFT ? MOTUS_WHEEL_ACROSS : 0) |
                    (SDL_GetModState() & KMOD_CTRL ? MOTUS_WHEEL_ZOOMS : 0);
  motus_runtime_send_wheel(h->runtime, &event);
}

/* The pointer of a mouse whose button is up. */
static void hover(host *h, motus_point point, bool inside, Uint32 timestamp) {
  motus_runtime_send_hover(
      h->runtime, point, inside,
      fmax(time_of(timestamp), motus_runtime_time(h->runtime)));
}

static void resize(host *h) {
  int width, height;
  SDL_GetWindowSize(h->window, &width, &height);
  motus_runtime_tick(h->runtime, now());
  motus_runtime_set_window_size(h->runtime, (motus_size){width, height}, 0,
                                NULL, NULL, NULL, NULL);
}

static void handle(host *h, const SDL_Event *event) {
  motus_rect window = motus_view_bounds(motus_runtime_window(h->runtime));
  const SDL_TouchFingerEvent *finger = &event->tfinger;
  motus_point at = {finger->x * window.width, finger->y * window.height};
  motus_point button = {event->button.x, event->button.y};
  motus_point motion = {event->motion.x, event->motion.y};
  switch (event->type) {
  case SDL_QUIT:
    h->is_closed = true;
    break;
  case SDL_FINGERDOWN:
    touch(h, (uint64_t)finger->fingerId, MOTUS_TOUCH_BEGAN, at,
          finger->timestamp);
    break;
  case SDL_FINGERMOTION:
    touch(h, (uint64_t)finger->fingerId, MOTUS_TOUCH_MOVED, at,
          finger->timestamp);
    break;
  case SDL_FINGERUP:
    touch(h, (uint64_t)finger->fingerId, MOTUS_TOUCH_ENDED, at,
          finger->timestamp);
    break;
  case SDL_MOUSEBUTTONDOWN: /* a mouse is a finger while its button is down */
  case SDL_MOUSEBUTTONUP:
    if (event->button.which != SDL_TOUCH_MOUSEID &&
        event->button.button == SDL_BUTTON_LEFT)
      touch(h, MOUSE,
            event->type == SDL_MOUSEBUTTONDOWN ? MOTUS_TOUCH_BEGAN
                                               : MOTUS_TOUCH_ENDED,
            button, event->button.timestamp);
    break;
  case SDL_MOUSEMOTION:
    if (event->motion.which != SDL_TOUCH_MOUSEID)
      event->motion.state &SDL_BUTTON_LMASK
          ? touch(h, MOUSE, MOTUS_TOUCH_MOVED, motion, event->motion.timestamp)
          : hover(h, motion, true, event->motion.timestamp);
    break;
  case SDL_MOUSEWHEEL:
    wheel(h, &event->wheel);
    break;
  case SDL_WINDOWEVENT:
    if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED)
      resize(h);
    else if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST)
      cancel_touches(h);
    else if (event->window.event == SDL_WINDOWEVENT_LEAVE)
      hover(h, (motus_point){0, 0}, false, event->window.timestamp);
    h->drawn_generation = 0; /* it may have been uncovered */
    break;
  case SDL_RENDER_TARGETS_RESET:
    h->drawn_generation = 0;
    break;
  default:
    break;
  }
}

/* ---- The loop ---- */

/* Sleeps until an event comes, or until Motus needs a tick. */
static void sleep_until_needed(host *h) {
  double due;
  if (motus_runtime_needs_tick(h->runtime) || h->drawn_generation == 0)
    return;
  if (!motus_runtime_next_deadline(h->runtime, &due))
    SDL_WaitEvent(NULL);
  else if (due > now())
    SDL_WaitEventTimeout(NULL, (int)fmin(ceil((due - now()) * 1000), 1e9));
}

void host_run(host *h) {
  SDL_Event event;
  while (!h->is_closed) {
    double began = now(), left;
    while (SDL_PollEvent(&event))
      handle(h, &event);
    motus_runtime_tick(h->runtime, now());
    if (h->drawn_generation != motus_runtime_picture_generation(h->runtime))
      host_draw(h);
    left = FRAME - (now() - began);
    if (motus_runtime_needs_tick(h->runtime) && left > 0 &&
        (!h->has_vsync || left > FRAME / 2))
      SDL_Delay((Uint32)(left * 1000));
    sleep_until_needed(h);
  }
}

void host_draw(host *h) {
  int pixels, points;
  if (h->window != NULL) {
    SDL_GetRendererOutputSize(h->renderer, &pixels, NULL);
    SDL_GetWindowSize(h->window, &points, NULL);
    h->scale = points > 0 ? (double)pixels / points : 1;
  }
  canvas_draw(h->canvas, h->runtime, h->scale);
  h->drawn_generation = motus_runtime_picture_generation(h->runtime);
}

bool host_save(host *h, const char *path) {
  return canvas_save(h->canvas, path);
}

void host_wait(host *h, double seconds) {
  (void)h;
  SDL_Delay((Uint32)(seconds * 1000));
}

bool host_is_closed(host *h) {
  SDL_Event event;
  while (SDL_PollEvent(&event))
    h->is_closed |= event.type == SDL_QUIT;
  return h->is_closed;
}
