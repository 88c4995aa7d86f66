/* The library under test, by its public functions. */
#include "../../scene.h"
#include "engine.h"
#include <math.h>
#include <string.h>

typedef struct world {
  motus_runtime *runtime;
  motus_dynamic_animator *animator;
  motus_collision_behavior *collision;
  motus_dynamic_item **items;
  body_spec *specs;
  motus_dynamic_behavior **joints;
  motus_item_behavior **kinds;
  /** Of each body, its behavior among `kinds`. */
  int *kind;
  motus_gravity_behavior *weight;
  motus_field_behavior *field;
  double drag;
  int count, room, joint_count, joint_room, lines;
  double time, gravity;
  const motus_dynamic_item_state *states;
  size_t state_count;
  /** Of each body, where its item stands among the states. */
  size_t *places;
} world;

static void *create(double gravity) {
  world *w = calloc(1, sizeof *w);
  w->gravity = gravity;
  scene_need(motus_runtime_create(NULL, &w->runtime));
  scene_need(motus_dynamic_animator_create(w->runtime, NULL, &w->animator));
  scene_need(
      motus_collision_behavior_create(w->runtime, NULL, 0, &w->collision));
  scene_need(motus_runtime_tick(w->runtime, 0));
  return w;
}

static void destroy(void *context) {
  world *w = context;
  scene_need(motus_runtime_destroy(w->runtime));
  free(w->places);
  free(w->kinds);
  free(w->kind);
  free(w->items);
  free(w->specs);
  free(w->joints);
  free(w);
}

static void line(void *context, double x0, double y0, double x1, double y1) {
  world *w = context;
  scene_need(motus_collision_behavior_add_boundary(
      w->collision, w->lines++, (motus_point[]){{x0, y0}, {x1, y1}}, 2, false));
}

static void body(void *context, const body_spec *spec) {
  world *w = context;
  if (w->count == w->room) {
    w->room = w->room ? 2 * w->room : 64;
    w->items = realloc(w->items, (size_t)w->room * sizeof *w->items);
    w->specs = realloc(w->specs, (size_t)w->room * sizeof *w->specs);
  }
  w->specs[w->count] = *spec;
  double height = spec->height > 0 ? spec->height : spec->width;
  motus_dynamic_item **item = &w->items[w->count++];
  scene_need(motus_dynamic_item_create(
      w->runtime, (motus_point){spec->x, spec->y},
      (motus_size){spec->width, height}, spec->angle, item));
  motus_point corners[32];
  for (int i = 0; i < spec->sides; i++) {
    double part = 2 * 3.14159265358979323846 * i / spec->sides;
    corners[i] =
        (motus_point){spec->width / 2 * cos(part), spec->width / 2 * sin(part)};
  }
  if (spec->sides)
    scene_need(motus_dynamic_item_set_outline(*item, MOTUS_OUTLINE_POLYGON,
                                              corners, (size_t)spec->sides));
  else if (spec->height <= 0)
    scene_need(
        motus_dynamic_item_set_outline(*item, MOTUS_OUTLINE_ELLIPSE, NULL, 0));
}

static void play(world *w, motus_dynamic_behavior *behavior) {
  scene_need(motus_dynamic_animator_add_behavior(w->animator, behavior));
  scene_need(motus_release(behavior));
}

/** A point of the plane as seen from the middle of an item, upright. */
static motus_vector offset(const body_spec *b, double x, double y) {
  double c = cos(b->angle), n = sin(b->angle);
  return (motus_vector){c * (x - b->x) + n * (y - b->y),
                        c * (y - b->y) - n * (x - b->x)};
}

static motus_dynamic_behavior *snap(world *w, const joint_spec *j) {
  motus_snap_behavior *made = NULL;
  scene_need(motus_snap_behavior_create(w->runtime, w->items[j->body],
                                        (motus_point){j->x, j->y}, &made));
  return (motus_dynamic_behavior *)made;
}

static motus_dynamic_behavior *tie(world *w, const joint_spec *j) {
  motus_attachment_behavior *made = NULL;
  motus_runtime *rt = w->runtime;
  motus_dynamic_item *item = w->items[j->body];
  motus_dynamic_item *other = j->other < 0 ? NULL : w->items[j->other];
  motus_point at = {j->x, j->y};
  static const motus_attachment_type types[] = {
      [PIN] = MOTUS_ATTACHMENT_PIN,       [WELD] = MOTUS_ATTACHMENT_FIXED,
      [SLIDE] = MOTUS_ATTACHMENT_SLIDING, [ROD] = MOTUS_ATTACHMENT_ITEMS,
      [ROPE] = MOTUS_ATTACHMENT_LIMIT,    [SPRING] = MOTUS_ATTACHMENT_ITEMS};
  motus_attachment_options options;
  scene_need(motus_attachment_options_init(&options, sizeof options));
  options.type = types[j->type];
  options.item = item;
  options.other = other;
  if (j->type == ROD || j->type == ROPE || j->type == SPRING) {
    options.offset = offset(&w->specs[j->body], j->x, j->y);
    if (other) {
      options.other_offset =
          offset(&w->specs[j->other], j->other_x, j->other_y);
    } else {
      options.type = MOTUS_ATTACHMENT_ANCHOR;
      options.anchor = (motus_point){j->other_x, j->other_y};
    }
  } else {
    options.anchor = at;
  }
  if (j->type == SLIDE)
    options.axis = (motus_vector){j->axis_x, j->axis_y};
  if (j->type == SPRING) {
    options.length = j->length;
    options.frequency = j->hertz;
    options.damping_ratio = j->damping;
  }
  if (j->lower < j->upper) {
    options.lower_limit = j->lower;
    options.upper_limit = j->upper;
  }
  scene_need(motus_attachment_behavior_create(rt, &options, &made));
  return (motus_dynamic_behavior *)made;
}

static void joint(void *context, const joint_spec *j) {
  world *w = context;
  if (w->joint_count == w->joint_room) {
    w->joint_room = w->joint_room ? 2 * w->joint_room : 64;
    w->joints = realloc(w->joints, (size_t)w->joint_room * sizeof *w->joints);
  }
  w->joints[w->joint_count++] = j->type == SNAP ? snap(w, j) : tie(w, j);
}

/** Items that are alike share a behavior. */
static int are_alike(const body_spec *a, const body_spec *b) {
  return a->density == b->density && a->friction == b->friction &&
         a->elasticity == b->elasticity && a->resistance == b->resistance &&
         a->anchored == b->anchored;
}

static void finish(void *context) {
  world *w = context;
  size_t count = (size_t)w->count;
  motus_dynamic_behavior *collision = (motus_dynamic_behavior *)w->collision;
  motus_item_behavior **kinds = w->kinds = calloc(count + 1, sizeof *kinds);
  w->kind = calloc(count + 1, sizeof *w->kind);
  int *first = calloc(count + 1, sizeof *first), known = 0;
  for (int i = 0; i < w->count; i++) {
    const body_spec *b = &w->specs[i];
    int kind = 0;
    while (kind < known && !are_alike(&w->specs[first[kind]], b))
      kind++;
    if (kind == known) {
      motus_item_behavior *made = NULL;
      motus_item_behavior_options options;
      scene_need(motus_item_behavior_options_init(&options, sizeof options));
      options.density = b->density;
      options.friction = b->friction;
      options.elasticity = b->elasticity;
      options.resistance = b->resistance;
      options.is_anchored = b->anchored ? MOTUS_CHOICE_YES : MOTUS_CHOICE_NO;
      scene_need(
          motus_item_behavior_create(w->runtime, &options, NULL, 0, &made));
      kinds[known] = made, first[known++] = i;
    }
    scene_need(motus_dynamic_behavior_add_item(
        (motus_dynamic_behavior *)kinds[kind], w->items[i]));
    w->kind[i] = kind;
    scene_need(motus_dynamic_behavior_add_item(collision, w->items[i]));
  }
  for (int kind = 0; kind < known; kind++)
    play(w, (motus_dynamic_behavior *)kinds[kind]);
  free(first);
  motus_gravity_behavior *gravity = NULL;
  scene_need(
      motus_gravity_behavior_create(w->runtime, w->items, count, &gravity));
  scene_need(motus_gravity_behavior_set_direction(
      gravity, (motus_vector){0, w->gravity}));
  w->weight = gravity;
  scene_need(motus_dynamic_animator_add_behavior(
      w->animator, (motus_dynamic_behavior *)gravity));
  play(w, collision);
  for (int i = 0; i < w->joint_count; i++)
    play(w, w->joints[i]);
  for (int i = 0; i < w->count; i++) {
    const body_spec *b = &w->specs[i];
    motus_dynamic_item_state state;
    memset(&state, 0, sizeof state);
    state.item = w->items[i];
    state.center = (motus_point){b->x, b->y};
    state.rotation = b->angle;
    state.velocity = (motus_vector){b->vx, b->vy};
    state.angular_velocity = b->spin;
    if (b->vx != 0 || b->vy != 0 || b->spin != 0)
      scene_need(
          motus_dynamic_animator_set_item_states(w->animator, &state, 1));
  }
}

static void cut(void *context, int joint) {
  world *w = context;
  scene_need(
      motus_dynamic_animator_remove_behavior(w->animator, w->joints[joint]));
}

/** Items stand among the states in the order in which behaviors name them. */
static void look(world *w) {
  if (w->states)
    return;
  scene_need(motus_dynamic_animator_item_states(w->animator, &w->states,
                                                &w->state_count));
  if (!w->places)
    w->places = calloc((size_t)w->room + 1, sizeof *w->places);
  for (int i = 0; i < w->count; i++) {
    size_t place = w->places[i], tried = 0;
    while (tried++ < w->state_count &&
           (place >= w->state_count || w->states[place].item != w->items[i]))
      place = place + 1 < w->state_count ? place + 1 : 0;
    w->places[i] = place;
  }
}

static const motus_dynamic_item_state *state_of(world *w, int body) {
  look(w);
  return &w->states[w->places[body]];
}

static void launch(void *context, int body, double vx, double vy, double spin) {
  world *w = context;
  motus_dynamic_item_state state = *state_of(w, body);
  state.velocity = (motus_vector){vx, vy};
  state.angular_velocity = spin;
  scene_need(motus_dynamic_animator_set_item_states(w->animator, &state, 1));
}

static void drive(void *context, int body, double vx, double vy, double spin) {
  launch(context, body, vx, vy, spin);
}

static void step(void *context, double seconds) {
  world *w = context;
  w->time += seconds;
  w->states = NULL;
  scene_need(motus_runtime_tick(w->runtime, w->time));
}

static body_state state(void *context, int body) {
  world *w = context;
  const motus_dynamic_item_state *s = state_of(w, body);
  return (body_state){s->center.x,    s->center.y,    s->rotation,
                      s->velocity.dx, s->velocity.dy, s->angular_velocity};
}

static void field(void *context, field_type type, double x, double y,
                  double strength) {
  world *w = context;
  motus_field_behavior *made = NULL;
  motus_field_options options;
  scene_need(motus_field_options_init(&options, sizeof options));
  options.type =
      type == TOWARDS ? MOTUS_FIELD_RADIAL_GRAVITY : MOTUS_FIELD_VORTEX;
  options.position = (motus_point){x, y};
  options.strength = strength / 100;
  scene_need(motus_field_behavior_create(w->runtime, &options, w->items,
                                         (size_t)w->count, &made));
  play(w, (motus_dynamic_behavior *)made);
}

static int runs(void *context) {
  return motus_dynamic_animator_is_running(((world *)context)->animator);
}

/* ---- What comes and goes in flight ---- */

static void brake(void *context, motus_field_behavior *field,
                  const motus_field_probe *probe, motus_vector *out_force) {
  (void)field;
  double share = ((world *)context)->drag * probe->mass / 100;
  out_force->dx = -share * probe->velocity.dx;
  out_force->dy = -share * probe->velocity.dy;
}

static void drag(void *context, double rate) {
  world *w = context;
  w->drag = rate;
  if (!w->field) {
    motus_field_options options;
    scene_need(motus_field_options_init(&options, sizeof options));
    options.type = MOTUS_FIELD_CUSTOM;
    scene_need(motus_field_behavior_create(w->runtime, &options, w->items,
                                           (size_t)w->count, &w->field));
    scene_need(motus_field_behavior_set_evaluator(w->field, brake, w, NULL));
  }
  motus_dynamic_behavior *field = (motus_dynamic_behavior *)w->field;
  scene_need(rate > 0
                 ? motus_dynamic_animator_add_behavior(w->animator, field)
                 : motus_dynamic_animator_remove_behavior(w->animator, field));
}

static void weigh(void *context, int has_weight) {
  world *w = context;
  motus_dynamic_behavior *weight = (motus_dynamic_behavior *)w->weight;
  scene_need(has_weight
                 ? motus_dynamic_animator_add_behavior(w->animator, weight)
                 : motus_dynamic_animator_remove_behavior(w->animator, weight));
}

static void blink(void *context, int body) {
  world *w = context;
  motus_dynamic_item *item = w->items[body];
  motus_dynamic_behavior *all[] = {
      (motus_dynamic_behavior *)w->kinds[w->kind[body]],
      (motus_dynamic_behavior *)w->collision,
      (motus_dynamic_behavior *)w->weight, (motus_dynamic_behavior *)w->field};
  int count = w->field ? 4 : 3;
  for (int i = 0; i < count; i++)
    scene_need(motus_dynamic_behavior_remove_item(all[i], item));
  step(w, 1.0 / 60);
  for (int i = 0; i < count; i++)
    scene_need(motus_dynamic_behavior_add_item(all[i], item));
  w->states = NULL;
}

/** A snapshot; the caller frees it. */
static void *taken(world *w, size_t *out_size) {
  size_t room = motus_dynamic_animator_snapshot_size(w->animator);
  void *bytes = malloc(room + 1);
  scene_need(
      motus_dynamic_animator_snapshot(w->animator, bytes, room, out_size));
  return bytes;
}

static int rewind_world(void *context, int frames) {
  world *w = context;
  size_t size, size_again, bytes = (size_t)w->count * sizeof(body_state);
  void *start = taken(w, &size);
  body_state *ends[2];
  int same = 1;
  for (int way = 0; way < 2; way++) {
    for (int frame = 0; frame < frames; frame++)
      step(w, 1.0 / 60);
    ends[way] = malloc(bytes + 1);
    for (int i = 0; i < w->count; i++)
      ends[way][i] = state(w, i);
    scene_need(motus_dynamic_animator_restore(w->animator, start, size));
    w->states = NULL;
    void *again = taken(w, &size_again);
    same = same && size_again == size && !memcmp(again, start, size);
    free(again);
  }
  same = same && !memcmp(ends[0], ends[1], bytes);
  free(start);
  free(ends[0]);
  free(ends[1]);
  return same;
}

const engine motus_torture = {
    "Motus", create, destroy, line, body,  joint, finish, cut,   launch,
    drive,   step,   state,   runs, field, drag,  weigh,  blink, rewind_world};
