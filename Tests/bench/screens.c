/* That the cost grows with what moves, not with what is there: frames of a
 * runtime in which nothing moves, and transitions in small and large trees and
 * on small and large stacks. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"
#include "scene.h"

enum { FRAMES = 20, ROUNDS = 20 };

/* ---- Nothing moves ---- */

static void (*volatile nothing)(void);

static void do_nothing(void) {
}

static void idle_frames(void *context) {
  for (int i = 0; i < 1000; i++)
    scene_tick(context, 1.0 / 64);
}

static void idle_questions(void *context) {
  scene *s = context;
  int moving = 0;
  for (int i = 0; i < 1000; i++)
    moving += motus_runtime_needs_tick(s->runtime);
  bench_keep(moving);
}

static void empty_calls(void *context) {
  (void)context;
  for (int i = 0; i < 1000; i++)
    nothing();
}

static void bench_idle(const char *name, scene *s) {
  char text[64];
  nothing = do_nothing;
  if (motus_runtime_needs_tick(s->runtime)) {
    printf("something moves\n");
    exit(1);
  }
  snprintf(text, sizeof text, "a frame, %s", name);
  bench_limit(text, bench_compare(idle_frames, s, empty_calls, NULL, 50), 1000,
              100);
  snprintf(text, sizeof text, "  asking whether one is needed");
  bench_limit(text, bench_compare(idle_questions, s, empty_calls, NULL, 50),
              1000, 20);
}

/* ---- Stacks ---- */

typedef struct stack {
  scene scene;
  motus_navigation_controller *navigation;
  motus_view_controller *next;
} stack;

/* A screen with views, all of them in the window when it is. */
static motus_view_controller *make_screen(motus_runtime *runtime, int views) {
  motus_view_controller *controller;
  scene_need(
      motus_view_controller_create(runtime, NULL, NULL, NULL, &controller));
  motus_view *root = motus_view_controller_view(controller);
  for (int i = 0; i < views; i++) {
    motus_view *view;
    scene_need(motus_view_create(runtime, &view));
    scene_need(motus_view_add_subview(root, view));
    scene_need(motus_release(view));
  }
  return controller;
}

static stack make_stack(int controllers, int views_in_each) {
  stack st = {scene_create(0), NULL, NULL};
  motus_runtime *runtime = st.scene.runtime;
  scene_need(motus_navigation_controller_create(
      runtime, make_screen(runtime, views_in_each), &st.navigation));
  scene_need(motus_runtime_set_root_view_controller(
      runtime, (motus_view_controller *)st.navigation));
  for (int i = 1; i < controllers; i++) {
    motus_view_controller *screen = make_screen(runtime, views_in_each);
    scene_need(motus_navigation_controller_push(st.navigation, screen, false,
                                                NULL, NULL, NULL));
    scene_need(motus_release(screen));
  }
  st.next = make_screen(runtime, views_in_each);
  /* Until everything that the building has started is over. */
  for (int i = 0; i < 4; i++)
    scene_tick(&st.scene, 1);
  return st;
}

/* Pushes, runs to the end, pops, runs to the end. */
static void push_and_pop(void *context) {
  stack *st = context;
  scene_need(motus_navigation_controller_push(st->navigation, st->next, true,
                                              NULL, NULL, NULL));
  for (int i = 0; i < FRAMES; i++)
    scene_tick(&st->scene, 1.0 / 64);
  scene_tick(&st->scene, 1);
  scene_need(motus_navigation_controller_pop(st->navigation, true, NULL, NULL,
                                             NULL, NULL));
  for (int i = 0; i < FRAMES; i++)
    scene_tick(&st->scene, 1.0 / 64);
  scene_tick(&st->scene, 1);
}

/* Only the frames in the middle of a push. */
static bench_pair frames_of_push(stack *large, stack *small) {
  bench_pair best = {1e300, 1e300};
  stack *stacks[] = {large, small};
  for (int round = 0; round < ROUNDS; round++) {
    for (int i = 0; i < 2; i++) {
      stack *st = stacks[i];
      double *least = i == 0 ? &best.ours : &best.theirs;
      scene_need(motus_navigation_controller_push(st->navigation, st->next,
                                                  true, NULL, NULL, NULL));
      scene_tick(&st->scene, 1.0 / 64);
      double start = bench_seconds();
      for (int frame = 0; frame < FRAMES; frame++)
        scene_tick(&st->scene, 1.0 / 1024);
      double took = bench_seconds() - start;
      *least = took < *least ? took : *least;
      scene_tick(&st->scene, 2);
      scene_need(motus_navigation_controller_pop(st->navigation, false, NULL,
                                                 NULL, NULL, NULL));
      scene_tick(&st->scene, 1);
    }
  }
  return best;
}

/* `most`: of a whole push and pop, as a multiple of that in a small tree. */
static void bench_transitions(const char *what, int controllers, int views,
                              double most) {
  stack large = make_stack(controllers, views), small = make_stack(2, 2);
  size_t count =
      motus_navigation_controller_view_controller_count(large.navigation);
  char text[64];
  snprintf(text, sizeof text, "a frame of a push, %s", what);
  bench_ratio(text, frames_of_push(&large, &small), FRAMES, 1.5);
  snprintf(text, sizeof text, "a push and a pop, %s", what);
  bench_ratio(text,
              bench_compare(push_and_pop, &large, push_and_pop, &small, ROUNDS),
              1, most);
  if (motus_navigation_controller_view_controller_count(large.navigation) !=
      count) {
    printf("the stack is another one\n");
    exit(1);
  }
  snprintf(text, sizeof text, "%s", what);
  bench_idle(text, &large.scene);
  scene_destroy(&large.scene);
  scene_destroy(&small.scene);
}

int main(void) {
  scene s = scene_create(10000);
  bench_title("Nothing moves (against an empty call)");
  bench_idle("10,000 views", &s);
  scene_destroy(&s);
  bench_title("Transitions (against a small tree)");
  bench_transitions("5,000 views a screen", 2, 5000, 4);
  bench_transitions("10,000 views a screen", 2, 10000, 4);
  /* The list of its controllers is copied twice. */
  bench_transitions("a stack of 1,000", 1000, 1, 3);
}
