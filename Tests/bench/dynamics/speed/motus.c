/* The library under test, by its public functions. */
#include "engine.h"
#include "../../scene.h"

typedef struct world {
  motus_runtime *runtime;
  motus_dynamic_animator *animator;
  motus_dynamic_item **items;
  motus_collision_behavior *collision;
  int count, room, lines;
  double time;
} world;

static void *create(int sleeps) {
  world *w = calloc(1, sizeof *w);
  (void)sleeps; /* it always may: what is measured must not come to rest */
  scene_need(motus_runtime_create(NULL, &w->runtime));
  scene_need(motus_dynamic_animator_create(w->runtime, NULL, &w->animator));
  scene_need(
      motus_collision_behavior_create(w->runtime, NULL, 0, &w->collision));
  scene_need(motus_runtime_tick(w->runtime, 0));
  /* Room from the start: a list of ours is nothing that an item takes. */
  w->room = 128;
  w->items = malloc((size_t)w->room * sizeof *w->items);
  return w;
}

static void destroy(void *context) {
  world *w = context;
  scene_need(motus_runtime_destroy(w->runtime));
  free(w->items);
  free(w);
}

static void line(void *context, double x0, double y0, double x1, double y1) {
  world *w = context;
  scene_need(motus_collision_behavior_add_boundary(
      w->collision, w->lines++, (motus_point[]){{x0, y0}, {x1, y1}}, 2, false));
}

static void body(void *context, double x, double y, double width, double height,
                 double angle) {
  world *w = context;
  motus_size size = {width, height > 0 ? height : width};
  if (w->count == w->room) {
    w->room *= 2;
    w->items = realloc(w->items, (size_t)w->room * sizeof *w->items);
  }
  motus_dynamic_item **item = &w->items[w->count++];
  scene_need(motus_dynamic_item_create(w->runtime, (motus_point){x, y}, size,
                                       angle, item));
  if (height <= 0)
    scene_need(
        motus_dynamic_item_set_outline(*item, MOTUS_OUTLINE_ELLIPSE, NULL, 0));
}

static void collide(void *context, int collide) {
  world *w = context;
  if (collide)
    return;
  scene_need(motus_release(w->collision));
  w->collision = NULL;
}

static void play(world *w, motus_dynamic_behavior *behavior) {
  scene_need(motus_dynamic_animator_add_behavior(w->animator, behavior));
  scene_need(motus_release(behavior));
}

static void pin(void *context, int body) {
  world *w = context;
  motus_item_behavior *item = NULL;
  motus_item_behavior_options options;
  scene_need(motus_item_behavior_options_init(&options, sizeof options));
  options.is_anchored = MOTUS_CHOICE_YES;
  scene_need(motus_item_behavior_create(w->runtime, &options, &w->items[body],
                                        1, &item));
  play(w, (motus_dynamic_behavior *)item);
}

static void tie(void *context, int body, int other, double hertz) {
  world *w = context;
  motus_attachment_behavior *tie = NULL;
  motus_attachment_options options;
  scene_need(motus_attachment_options_init(&options, sizeof options));
  options.type = MOTUS_ATTACHMENT_ITEMS;
  options.item = w->items[body];
  options.other = w->items[other];
  if (hertz > 0) {
    options.frequency = hertz;
    options.damping_ratio = .5;
  }
  scene_need(motus_attachment_behavior_create(w->runtime, &options, &tie));
  play(w, (motus_dynamic_behavior *)tie);
}

static void finish(void *context) {
  world *w = context;
  size_t count = (size_t)w->count;
  motus_gravity_behavior *gravity = NULL;
  motus_item_behavior *item = NULL;
  motus_item_behavior_options options;
  scene_need(motus_item_behavior_options_init(&options, sizeof options));
  options.friction = .6;
  scene_need(
      motus_item_behavior_create(w->runtime, &options, w->items, count, &item));
  play(w, (motus_dynamic_behavior *)item);
  scene_need(
      motus_gravity_behavior_create(w->runtime, w->items, count, &gravity));
  play(w, (motus_dynamic_behavior *)gravity);
  if (!w->collision)
    return;
  motus_dynamic_behavior *collision = (motus_dynamic_behavior *)w->collision;
  for (size_t i = 0; i < count; i++)
    scene_need(motus_dynamic_behavior_add_item(collision, w->items[i]));
  play(w, collision);
}

static void step(void *context) {
  world *w = context;
  w->time += 1.0 / 60;
  scene_need(motus_runtime_tick(w->runtime, w->time));
}

static double height(void *context, int body) {
  return motus_dynamic_item_center(((world *)context)->items[body]).y;
}

int motus_engine_runs(void *context) {
  return motus_dynamic_animator_is_running(((world *)context)->animator);
}

const engine motus_engine = {"Motus", create, destroy, line, body,  collide,
                             pin,     tie,    finish,  step, height};
