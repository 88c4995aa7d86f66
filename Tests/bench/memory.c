/* That a frame allocates nothing once it is warm, and how many bytes a property
 * in motion takes: by the library's own account and by that of the allocator.
 * */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "bench.h"
#include "scene.h"

enum { COUNT = 10000, FRAMES = 30 };

/* ---- Bytes ---- */

static void bench_bytes(const char *name, int properties, int in_each) {
  scene s = scene_create(properties);
  motus_animation_options options;
  motus_statistics before = {.struct_size = sizeof before};
  motus_statistics after = before;
  char text[64];
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1000;
  s.target = 0.5;
  uint64_t live = bench_live_bytes;
  scene_need(motus_runtime_statistics(s.runtime, &before));
  for (int i = 0; i < properties; i += in_each)
    scene_animate(&s, &options, i, i + in_each);
  scene_tick(&s, 1);
  scene_expect_moving(&s, properties);
  scene_need(motus_runtime_statistics(s.runtime, &after));
  snprintf(text, sizeof text, "%s", name);
  bench_value(text,
              (double)(after.animation_bytes - before.animation_bytes) /
                  properties,
              "bytes", 130);
  bench_value("  counted at the allocator",
              (double)(bench_live_bytes - live) / properties, "bytes", 130);
  scene_destroy(&s);
}

/* ---- Frames ---- */

static void run_frames(void *context) {
  for (int i = 0; i < FRAMES; i++)
    scene_tick(context, 1.0 / 960);
}

static void run_and_read(void *context) {
  scene *s = context;
  for (int i = 0; i < FRAMES; i++) {
    const motus_change *changes;
    const motus_change_batch *batches;
    const motus_draw_item *items;
    size_t count;
    scene_tick(s, 1.0 / 960);
    scene_need(motus_runtime_changes(s->runtime, &changes, &count));
    scene_need(motus_runtime_change_batches(s->runtime, &batches, &count));
    scene_need(motus_runtime_draw_list(s->runtime, &items, &count));
  }
}

/* Counts the allocations of frames of the same kind as those just run. */
static void expect_none(const char *what, bench_fn frames, void *context) {
  frames(context);
  bench_zero(what, bench_allocations(frames, context));
}

static void bench_blocks(void) {
  scene s = scene_create(COUNT);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 10;
  s.target = 0.5;
  scene_animate(&s, &options, 0, COUNT / 2);
  for (int i = COUNT / 2; i < COUNT; i++) {
    options.timing.type =
        i % 2 ? MOTUS_TIMING_SPRING_RATIO : MOTUS_TIMING_EASE_OUT;
    scene_animate(&s, &options, i, i + 1);
  }
  expect_none("30 frames of block animations", run_frames, &s);
  expect_none("30 frames, changes and draw list read", run_and_read, &s);
  scene_expect_moving(&s, COUNT);
  scene_destroy(&s);
}

/* An animation starts and another one ends in every frame. */
static void start_and_end(void *context) {
  scene *s = context;
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.2;
  for (int i = 0; i < 10 * FRAMES; i++) {
    int view = i % s->count;
    s->target = s->target == 0.5 ? 0.25 : 0.5;
    scene_animate(s, &options, view, view + 1);
    scene_tick(s, 1.0 / 60);
  }
}

/* ---- Animators ---- */

typedef struct hand {
  scene *scene;
  motus_property_animator *animator;
  double fraction;
} hand;

static void scrub(void *context) {
  hand *h = context;
  for (int i = 0; i < FRAMES; i++) {
    h->fraction += 1.0 / 1024;
    scene_need(motus_property_animator_set_fraction_complete(h->animator,
                                                             h->fraction));
    scene_tick(h->scene, 1.0 / 960);
  }
}

static void bench_animator(void) {
  scene s = scene_create(100);
  hand h = {&s, NULL, 0.25};
  s.last = s.count;
  s.target = 0.5;
  scene_need(motus_property_animator_create(s.runtime, 10, NULL, &h.animator));
  scene_need(motus_property_animator_add_animations(h.animator, scene_change,
                                                    &s, NULL));
  scene_need(motus_property_animator_start(h.animator));
  expect_none("30 frames of a running animator", run_frames, &s);
  scene_expect_moving(&s, 100);
  scene_need(motus_property_animator_pause(h.animator));
  expect_none("30 frames of an animator that is scrubbed", scrub, &h);
  expect_none("30 frames of an animator that rests", run_frames, &s);
  scene_need(motus_release(h.animator));
  scene_destroy(&s);
}

/* ---- Transitions ---- */

static motus_view_controller *make_screen(scene *s) {
  motus_view_controller *controller;
  scene_need(
      motus_view_controller_create(s->runtime, NULL, NULL, NULL, &controller));
  return controller;
}

/* What the delegate answers: the library's slide, interactive. */
typedef struct interactive {
  scene *scene;
  motus_navigation_controller *navigation;
  motus_percent_driven_interaction *hand;
  motus_animation_controller *animator;
  double fraction;
} interactive;

static void slide(void *user_data) {
  motus_point center = {600, 400};
  motus_view_set_center(user_data, center);
}

static void slid(void *user_data, bool finished) {
  motus_transition_context *context = user_data;
  (void)finished;
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}

static void animate_transition(void *user_data,
                               motus_transition_context *context) {
  interactive *in = user_data;
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_view_insert_subview(motus_transition_context_container_view(context),
                            to, 0);
  motus_runtime_animate(
      in->scene->runtime, NULL, slide,
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM), slid,
      context, NULL, NULL);
}

static motus_animation_controller *
animation_controller(void *user_data, motus_navigation_controller *navigation,
                     motus_navigation_operation operation,
                     motus_view_controller *from, motus_view_controller *to) {
  interactive *in = user_data;
  (void)navigation, (void)from, (void)to;
  return operation == MOTUS_NAVIGATION_POP ? in->animator : NULL;
}

static motus_interaction_controller *
interaction_controller(void *user_data, motus_navigation_controller *navigation,
                       motus_animation_controller *animator) {
  (void)navigation, (void)animator;
  return (motus_interaction_controller *)(((interactive *)user_data)->hand);
}

static void drag(void *context) {
  interactive *in = context;
  for (int i = 0; i < FRAMES; i++) {
    in->fraction += 1.0 / 1024;
    scene_need(motus_percent_driven_interaction_update(in->hand, in->fraction));
    scene_tick(in->scene, 1.0 / 960);
  }
}

static void expect_transitions(scene *s, uint64_t count) {
  motus_statistics statistics = {.struct_size = sizeof statistics};
  scene_need(motus_runtime_statistics(s->runtime, &statistics));
  if (statistics.transitions == count)
    return;
  printf("%d transitions are under way\n", (int)statistics.transitions);
  exit(1);
}

static void bench_transitions(void) {
  scene s = scene_create(1);
  interactive in = {&s, NULL, NULL, NULL, 0.1};
  scene_need(motus_percent_driven_interaction_create(s.runtime, &in.hand));
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .animate_transition = animate_transition};
  scene_need(motus_animation_controller_create(s.runtime, &callbacks, &in, NULL,
                                               &in.animator));
  scene_need(motus_navigation_controller_create(s.runtime, make_screen(&s),
                                                &in.navigation));
  motus_navigation_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller = animation_controller,
      .interaction_controller = interaction_controller};
  scene_need(motus_navigation_controller_set_delegate(in.navigation, &delegate,
                                                      &in, NULL));
  scene_need(motus_runtime_set_root_view_controller(
      s.runtime, (motus_view_controller *)in.navigation));
  scene_need(motus_navigation_controller_push(in.navigation, make_screen(&s),
                                              true, NULL, NULL, NULL));
  expect_none("30 frames of a push", run_frames, &s);
  expect_transitions(&s, 1);
  scene_tick(&s, 5);
  scene_tick(&s, 5);
  expect_transitions(&s, 0);
  scene_need(motus_navigation_controller_pop(in.navigation, true, NULL, NULL,
                                             NULL, NULL));
  expect_none("30 frames of a pop that a finger drags", drag, &in);
  expect_transitions(&s, 1);
  scene_need(motus_percent_driven_interaction_cancel_with_velocity(in.hand, 0));
  expect_none("30 frames of a pop on its way back", run_frames, &s);
  expect_transitions(&s, 1);
  scene_destroy(&s);
}

int main(void) {
  bench_title("Memory");
  bench_bytes("a property, all in one block", COUNT, COUNT);
  bench_bytes("a property, each in a block of its own", COUNT, 1);
  bench_bytes("the same with 100,000", 10 * COUNT, 1);
  bench_blocks();
  scene s = scene_create(64);
  start_and_end(&s);
  expect_none("300 frames that start and end an animation", start_and_end, &s);
  expect_none("30 frames in which nothing moves", run_frames, &s);
  scene_destroy(&s);
  bench_animator();
  bench_transitions();
}
