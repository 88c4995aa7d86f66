/* Frames in which a scroller moves, and what goes by its offset: links by how
 * their views are seen, and pages that turn. */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "bench.h"
#include "scene.h"

enum { FRAMES = 200, LINKS = 100, ROUNDS = 20 };

typedef struct list {
  scene scene;
  motus_scroller *scroller;
} list;

static list make_list(int links) {
  static const double small[] = {.5, 0, 0, .5, 0, 0},
                      whole[] = {1, 0, 0, 1, 0, 0};
  list l = {scene_create(LINKS + 1), NULL};
  motus_scroll_link_options by;
  motus_view *view = l.scene.views[LINKS];
  scene_need(motus_view_set_frame(view, (motus_rect){0, 0, 400, 800}));
  scene_need(motus_scroller_create(view, NULL, &l.scroller));
  scene_need(
      motus_scroller_set_content_size(l.scroller, (motus_size){400, 1000000}));
  scene_need(motus_scroll_link_options_init(&by, sizeof by));
  by.range = MOTUS_SCROLL_RANGE_COVER;
  for (int i = 0; i < LINKS; i++) {
    motus_rect row = {0, 100. * i, 400, 90};
    scene_need(motus_view_set_frame(l.scene.views[i], row));
    scene_need(motus_view_add_subview(view, l.scene.views[i]));
    if (i < links)
      scene_need(motus_scroller_link_property(l.scroller, &by, l.scene.views[i],
                                              MOTUS_PROPERTY_TRANSFORM, small,
                                              whole, 6, NULL, NULL));
  }
  scene_tick(&l.scene, 1.0 / 64);
  return l;
}

/* A throw, and back. */
static void frames_of_a_throw(void *context) {
  list *l = context;
  scene_need(motus_scroller_scroll_to(l->scroller, (motus_point){0, 0}, false,
                                      NULL, NULL, NULL));
  scene_need(motus_scroller_fling(l->scroller, (motus_vector){0, 10000}));
  for (int i = 0; i < FRAMES; i++)
    scene_tick(&l->scene, 1.0 / 64);
}

/* Something else moves. */
static void frames_beside(void *context) {
  list *l = context;
  for (int i = 0; i < FRAMES; i++)
    scene_tick(&l->scene, 1.0 / 64);
}

int main(void) {
  list linked = make_list(LINKS), plain = make_list(0);
  bench_title("Scrollers (against one without links)");
  bench_pair pair = bench_compare(frames_of_a_throw, &linked, frames_of_a_throw,
                                  &plain, ROUNDS);
  bench_ratio("a frame of a throw, 100 links", pair, FRAMES, 0);
  pair.theirs = pair.ours - pair.theirs;
  bench_limit("  for each link", (bench_pair){pair.theirs, pair.ours},
              (double)FRAMES * LINKS, 400);
  bench_ratio(
      "a frame at rest, 100 links",
      bench_compare(frames_beside, &linked, frames_beside, &plain, ROUNDS),
      FRAMES, 1.5);
  uint64_t count[3] = {0, 0, 0};
  for (int i = 0; i < 3; i++) {
    uint64_t before = bench_allocation_count;
    frames_of_a_throw(i == 1 ? &linked : &plain);
    count[i] = bench_allocation_count - before;
  }
  bench_zero("allocations of links in 200 frames of a throw",
             count[1] > count[2] ? count[1] - count[2] : 0);
  scene_destroy(&linked.scene);
  scene_destroy(&plain.scene);
  return 0;
}
