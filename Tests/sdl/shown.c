/* Stands between a program of SDL2 and SDL, by LD_PRELOAD: its clock goes on by
 * a sixtieth of a second with each frame, recorded clicks come in, pictures go
 * out, and it is closed in the end.
 *
 *   SHOWN="folder frame,frame…"   the pictures that are wanted
 *   CLICKS="frame,x,y frame,x,y"  and when a mouse's button goes down where */
#define _GNU_SOURCE
#include <SDL.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int frame;

Uint64 SDL_GetTicks64(void) {
  return (Uint64)frame * 1000 / 60;
}

static void save(SDL_Renderer *renderer) {
  const char *shown = getenv("SHOWN"), *frames = strchr(shown, ' ');
  char name[512], wanted[16];
  int width, height;
  snprintf(wanted, sizeof wanted, "%d", frame);
  for (frames++; *frames; frames += strcspn(frames, ",") + 1) {
    const size_t length = strcspn(frames, ",");
    if (length == strlen(wanted) && !strncmp(frames, wanted, length))
      break;
    if (!frames[length])
      return;
  }
  SDL_GetRendererOutputSize(renderer, &width, &height);
  unsigned char *pixels = malloc((size_t)width * (size_t)height * 3);
  SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_RGB24, pixels,
                       width * 3);
  snprintf(name, sizeof name, "%.*s/frame%d.ppm", (int)strcspn(shown, " "),
           shown, frame);
  FILE *file = fopen(name, "wb");
  fprintf(file, "P6\n%d %d\n255\n", width, height);
  fwrite(pixels, 3, (size_t)width * (size_t)height, file);
  fclose(file);
  free(pixels);
}

/* Hands over the clicks of this frame; the first frame after it that has one, or
 * -1. */
static int click(void) {
  int at, x, y, read, next = -1;
  for (const char *clicks = getenv("CLICKS");
       sscanf(clicks, "%d,%d,%d%n", &at, &x, &y, &read) == 3; clicks += read) {
    SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                  .button = SDL_BUTTON_LEFT,
                                  .x = x,
                                  .y = y}};
    if (at == frame)
      SDL_PushEvent(&event);
    if (at > frame && next < 0)
      next = at;
  }
  return next;
}

static int next_click;

int SDL_WaitEvent(SDL_Event *event) {
  SDL_Event end = {.type = SDL_QUIT};
  if (!SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) && next_click > frame) {
    frame = next_click;
    next_click = click();
  } else if (!SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT)) {
    printf("sleeps after %d frames\n", frame);
    SDL_PushEvent(&end);
  }
  return event == NULL || SDL_PollEvent(event);
}

void SDL_RenderPresent(SDL_Renderer *renderer) {
  void (*present)(SDL_Renderer *);
  *(void **)&present = dlsym(RTLD_NEXT, "SDL_RenderPresent");
  save(renderer);
  present(renderer);
  frame++;
  next_click = click();
}
