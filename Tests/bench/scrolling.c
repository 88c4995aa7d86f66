/* What a frame of scrolling costs: one scroller that glides, with a thousand that
 * rest, and that neither allocates. */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "bench.h"
#include "scene.h"

enum { FRAMES = 1000 };

static motus_scroller *add_scroller(scene *s) {
  motus_scroller *scroller = NULL;
  motus_scroller_options options;
  motus_view *view = NULL;
  scene_need(motus_view_create(s->runtime, &view));
  scene_need(motus_view_set_frame(view, (motus_rect){0, 0, 300, 600}));
  scene_need(motus_view_add_subview(motus_runtime_window(s->runtime), view));
  scene_need(motus_scroller_options_init(&options, sizeof options));
  options.deceleration_rate = .99999;
  scene_need(motus_scroller_create(view, &options, &scroller));
  scene_need(motus_scroller_set_content_size(scroller, (motus_size){300, 1e9}));
  scene_need(motus_release(view));
  return scroller;
}

static void frames(void *context) {
  for (int i = 0; i < FRAMES; i++)
    scene_tick(context, 1e-3);
}

static void notches(void *context) {
  scene *s = context;
  motus_wheel_event event;
  scene_need(motus_wheel_event_init(&event, sizeof event));
  event.point = (motus_point){10, 10};
  event.delta.dy = 12;
  for (int i = 0; i < FRAMES; i++) {
    event.time = s->time + 1e-3;
    scene_need(motus_runtime_send_wheel(s->runtime, &event));
    scene_tick(s, 1e-3);
  }
}

/* A finger to and fro in the middle of a turn. */
static void turning(void *context) {
  scene *s = context;
  for (int i = 0; i < FRAMES; i++) {
    motus_point point = {i % 2 ? 150 : 140, 300};
    scene_need(motus_runtime_send_touch(s->runtime, 1, MOTUS_TOUCH_MOVED, point,
                                        s->time + 1e-3));
    scene_tick(s, 1e-3);
  }
}

static void bench_pages(void) {
  scene still = scene_create(0), moving = scene_create(0);
  motus_page_view_controller *pages = NULL;
  motus_view_controller *list[3];
  for (int i = 0; i < 3; i++)
    scene_need(motus_view_controller_create(moving.runtime, NULL, NULL, NULL,
                                            &list[i]));
  scene_need(motus_page_view_controller_create(moving.runtime, NULL, &pages));
  scene_need(motus_page_view_controller_set_pages(pages, list, 3, false));
  scene_need(motus_runtime_set_root_view_controller(
      moving.runtime, (motus_view_controller *)pages));
  scene_tick(&moving, 1e-3);
  scene_need(motus_runtime_send_touch(moving.runtime, 1, MOTUS_TOUCH_BEGAN,
                                      (motus_point){300, 300}, moving.time));
  turning(&moving);
  if (!motus_page_view_controller_pending(pages)) {
    printf("no page turns\n");
    exit(1);
  }
  bench_ratio("a page that a finger turns",
              bench_compare(turning, &moving, frames, &still, 20), FRAMES, 0);
  for (int i = 0; i < 3; i++)
    scene_need(motus_release(list[i]));
  scene_need(motus_release(pages));
  scene_destroy(&moving);
  scene_destroy(&still);
}

int main(void) {
  scene still = scene_create(0), moving = scene_create(0);
  motus_scroller *one = add_scroller(&moving);
  bench_title("A frame of scrolling (against one in which nothing moves)");
  for (int idle = 0; idle < 2; idle++) {
    const char *name =
        idle ? "one that glides, 1,000 that rest" : "one that glides";
    if (idle)
      for (int i = 0; i < 1000; i++)
        scene_need(motus_release(add_scroller(&still)));
    if (idle)
      bench_limit("1,000 that rest",
                  bench_compare(frames, &still, frames, &still, 20), FRAMES,
                  100);
    if (idle)
      for (int i = 0; i < 1000; i++)
        scene_need(motus_release(add_scroller(&moving)));
    scene_tick(&moving, 1e-3);
    scene_tick(&still, 1e-3);
    scene_need(motus_scroller_fling(one, (motus_vector){0, 20000}));
    frames(&moving);
    bench_limit(name, bench_compare(frames, &moving, frames, &still, 20),
                FRAMES, 300);
    scene_need(motus_scroller_fling(one, (motus_vector){0, 20000}));
    bench_zero("  allocations of 1,000 frames",
               bench_allocations(frames, &moving));
  }
  notches(&moving);
  bench_limit("with a notch of a wheel in each frame",
              bench_compare(notches, &moving, frames, &still, 10), FRAMES,
              1600);
  bench_zero("  allocations of 1,000 notches",
             bench_allocations(notches, &moving));
  scene_need(motus_release(one));
  scene_destroy(&moving);
  scene_destroy(&still);
  bench_pages();
}
