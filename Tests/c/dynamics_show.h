/* A scene with something of everything, and snapshots of it. */
#ifndef DYNAMICS_SHOW_H
#define DYNAMICS_SHOW_H
#include "dynamics.h"
#include <stdlib.h>

#define ITEMS 10

/* Something of everything: a pile that bounces and rubs, a chain, a spring, a
 * rope, a snap, a hinge with a range, a push, fields, a moved anchor. */
typedef struct show {
  scene s;
  motus_dynamic_item *items[ITEMS];
  motus_gravity_behavior *gravity;
  motus_collision_behavior *walls;
  motus_item_behavior *stuff;
  motus_attachment_behavior *finger;
  motus_attachment_behavior *rope;
  motus_snap_behavior *snap;
  motus_push_behavior *push;
  motus_field_behavior *noise;
} show;

static inline void tie(show *it, motus_attachment_behavior *tie) {
  play(&it->s, (motus_dynamic_behavior *)tie);
}

static inline show show_open(void) {
  show it;
  motus_attachment_behavior *made = NULL;
  motus_vector none = {0, 0};
  motus_field_options field;
  memset(&it, 0, sizeof it);
  it.s = scene_open(true);
  motus_runtime *runtime = it.s.w.runtime;
  for (int index = 0; index < ITEMS; index++)
    it.items[index] =
        box(&it.s, 60 + 60 * (index % 5), 100 + 90 * (index / 5), 40, 30);
  motus_dynamic_item_set_outline(it.items[2], MOTUS_OUTLINE_ELLIPSE, NULL, 0);
  it.gravity = gravity(&it.s, it.items, 8);
  it.stuff = properties(&it.s, it.items, ITEMS);
  set_elasticity(it.stuff, .4);
  set_friction(it.stuff, .3);
  set_resistance(it.stuff, .2);
  motus_collision_behavior_create(runtime, it.items, ITEMS, &it.walls);
  motus_collision_behavior_set_reference_bounds(
      it.walls, &(motus_insets){10, 10, 10, 10});
  motus_collision_behavior_add_boundary(
      it.walls, 4, (motus_point[]){{0, 500}, {300, 560}}, 2, false);
  play(&it.s, (motus_dynamic_behavior *)it.walls);
  tie_to_anchor(runtime, it.items[5], (motus_vector){10, 0},
                (motus_point){60, 120}, &it.finger);
  set_tie_frequency(it.finger, 3);
  set_tie_damping(it.finger, .4);
  tie(&it, it.finger);
  tie_pinned(runtime, it.items[6], it.items[5], (motus_point){90, 190}, &made);
  set_tie_range(made, -.5, .5);
  set_tie_friction(made, .05);
  tie(&it, made);
  tie_by_rope(runtime, it.items[7], none, it.items[6], none, &it.rope);
  tie(&it, it.rope);
  tie_fixed(runtime, it.items[3], it.items[4], (motus_point){270, 100}, &made);
  tie(&it, made);
  motus_snap_behavior_create(runtime, it.items[8], (motus_point){300, 700},
                             &it.snap);
  play(&it.s, (motus_dynamic_behavior *)it.snap);
  motus_push_behavior_create(runtime, &it.items[0], 1, MOTUS_PUSH_CONTINUOUS,
                             &it.push);
  motus_push_behavior_set_direction(it.push, (motus_vector){1, 0});
  motus_push_behavior_set_target_offset(it.push, it.items[0],
                                        (motus_vector){0, 5});
  play(&it.s, (motus_dynamic_behavior *)it.push);
  motus_field_options_init(&field, sizeof field);
  field.type = MOTUS_FIELD_NOISE;
  field.animation_speed = 2;
  field.strength = 3;
  motus_field_behavior_create(runtime, &field, &it.items[9], 1, &it.noise);
  play(&it.s, (motus_dynamic_behavior *)it.noise);
  return it;
}

/* A frame of the finger's way and the host's whims. */
static inline void show_turn(show *it, int frame) {
  motus_attachment_behavior_set_anchor_point(
      it->finger, (motus_point){60 + 3 * (frame % 40), 120 + 2 * (frame % 40)});
  if (frame % 25 == 0)
    motus_push_behavior_set_direction(
        it->push, (motus_vector){.5 * cos(frame), .5 * sin(frame)});
  if (frame % 40 == 10)
    motus_item_behavior_add_linear_velocity(it->stuff, it->items[frame % 5],
                                            (motus_vector){300, -200});
}

static inline void show_frame(show *it, int frame) {
  show_turn(it, frame);
  run(&it->s, 1);
}

static inline void show_tick(show *it, double time) {
  it->s.time = time;
  CHECK_EQUAL(motus_runtime_tick(it->s.w.runtime, time), MOTUS_OK);
}

static inline void *snapshot(scene *s, size_t *size) {
  void *bytes;
  *size = motus_dynamic_animator_snapshot_size(s->animator);
  CHECK(*size > 0);
  bytes = malloc(*size);
  CHECK_EQUAL(motus_dynamic_animator_snapshot(s->animator, bytes, *size, size),
              MOTUS_OK);
  return bytes;
}
#endif
