/* Five cards go where one clicks, each on a spring of its own. */
#include <SDL.h>
#include <motus.h>

int main(int argc, char **argv) {
  SDL_Window *window;
  SDL_Renderer *renderer;
  SDL_Event event;
  motus_runtime *runtime;
  motus_view *cards[5];
  motus_animation_options spring;
  const motus_draw_item *items;
  size_t count;
  (void)argc, (void)argv;
  SDL_Init(SDL_INIT_VIDEO);
  SDL_SetHint(SDL_HINT_RENDER_VSYNC, "1");
  SDL_CreateWindowAndRenderer(390, 844, 0, &window, &renderer);
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  motus_runtime_create(NULL, &runtime); /* 390 × 844 points */
  for (int i = 0; i < 5; i++) {
    motus_view_create(runtime, &cards[i]);
    motus_view_set_frame(cards[i], (motus_rect){145, 352, 100, 140});
    motus_view_set_background_color(
        cards[i], (motus_color){0.95, 0.3 + 0.13 * i, 0.25, 0.4 + 0.15 * i});
    motus_view_add_subview(motus_runtime_window(runtime), cards[i]);
  }
  for (;;) {
    if (!motus_runtime_needs_tick(runtime))
      SDL_WaitEvent(NULL); /* nothing moves: sleep */
    motus_runtime_tick(runtime, (double)SDL_GetTicks64() / 1000);
    while (SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT)
        return motus_runtime_destroy(runtime);
      for (int i = 0; i < 5 && event.type == SDL_MOUSEBUTTONDOWN; i++) {
        motus_animation_options_init(&spring, sizeof spring);
        spring.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
        spring.timing.spring_duration = 0.8 - 0.12 * i;
        spring.timing.bounce = 0.3;
        motus_runtime_begin_animation(runtime, &spring);
        motus_view_set_center(cards[i],
                              (motus_point){event.button.x, event.button.y});
        motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
      }
    }
    motus_runtime_draw_list(runtime, &items, &count);
    SDL_SetRenderDrawColor(renderer, 20, 22, 40, 255);
    SDL_RenderClear(renderer);
    for (size_t i = 1; i < count; i++) { /* back to front; 0 is the window */
      motus_rect b = items[i].bounds;
      motus_color c = items[i].color;
      SDL_FRect place = {b.x + items[i].transform.tx,
                         b.y + items[i].transform.ty, b.width, b.height};
      SDL_SetRenderDrawColor(renderer, 255 * c.red, 255 * c.green, 255 * c.blue,
                             255 * c.alpha * items[i].alpha);
      SDL_RenderFillRectF(renderer, &place);
    }
    SDL_RenderPresent(renderer);
  }
}
