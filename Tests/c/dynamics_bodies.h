/* Items without views, what an animator says of them, and ties between them. */
#ifndef DYNAMICS_BODIES_H
#define DYNAMICS_BODIES_H
#include "dynamics.h"

static const double PI = 3.14159265358979323846;
static const motus_vector MIDDLE = {0, 0};

static inline motus_dynamic_item *turned(scene *s, double x, double y,
                                         double width, double height,
                                         double rotation) {
  motus_dynamic_item *made = NULL;
  CHECK_EQUAL(motus_dynamic_item_create(s->w.runtime, (motus_point){x, y},
                                        (motus_size){width, height}, rotation,
                                        &made),
              MOTUS_OK);
  return made;
}

/* Of mass 1. */
static inline motus_dynamic_item *body(scene *s, double x, double y) {
  return turned(s, x, y, 100, 100, 0);
}

static inline motus_dynamic_item_state state_of(scene *s,
                                                motus_dynamic_item *item) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s->animator, &states, &count),
              MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    if (states[i].item == item)
      return states[i];
  CHECK(!"the animator knows the item");
  motus_dynamic_item_state none;
  memset(&none, 0, sizeof none);
  return none;
}

/* Gives an item a velocity and a spin. */
static inline void launch(scene *s, motus_dynamic_item *item, double dx,
                          double dy, double spin) {
  motus_dynamic_item_state state = state_of(s, item);
  state.velocity = (motus_vector){dx, dy};
  state.angular_velocity = spin;
  CHECK_EQUAL(motus_dynamic_animator_set_item_states(s->animator, &state, 1),
              MOTUS_OK);
}

static inline double apart(motus_dynamic_item *a, motus_dynamic_item *b) {
  motus_point p = motus_dynamic_item_center(a);
  motus_point q = motus_dynamic_item_center(b);
  return hypot(p.x - q.x, p.y - q.y);
}

static inline void check_place(motus_dynamic_item *item, double x, double y,
                               double tolerance) {
  CHECK_NEAR(motus_dynamic_item_center(item).x, x, tolerance);
  CHECK_NEAR(motus_dynamic_item_center(item).y, y, tolerance);
}

static inline bool running(scene *s) {
  return motus_dynamic_animator_is_running(s->animator);
}

/* Runs until the animator pauses. */
static inline void run_to_rest(scene *s, int most) {
  for (int frame = 0; frame < most && running(s); frame++)
    run(s, 1);
  CHECK(!running(s));
}

static inline motus_attachment_behavior *tied(scene *s,
                                              motus_attachment_behavior *made) {
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

static inline motus_attachment_behavior *to_point(scene *s,
                                                  motus_dynamic_item *item,
                                                  motus_vector offset, double x,
                                                  double y) {
  motus_attachment_behavior *made = NULL;
  CHECK_EQUAL(
      tie_to_anchor(s->w.runtime, item, offset, (motus_point){x, y}, &made),
      MOTUS_OK);
  return tied(s, made);
}

static inline motus_attachment_behavior *
to_item(scene *s, motus_dynamic_item *item, motus_vector offset,
        motus_dynamic_item *other, motus_vector other_offset) {
  motus_attachment_behavior *made = NULL;
  CHECK_EQUAL(
      tie_to_item(s->w.runtime, item, offset, other, other_offset, &made),
      MOTUS_OK);
  return tied(s, made);
}

static inline motus_attachment_behavior *pin(scene *s, motus_dynamic_item *item,
                                             motus_dynamic_item *other,
                                             double x, double y) {
  motus_attachment_behavior *made = NULL;
  CHECK_EQUAL(tie_pinned(s->w.runtime, item, other, (motus_point){x, y}, &made),
              MOTUS_OK);
  return tied(s, made);
}

static inline motus_attachment_behavior *
slide(scene *s, motus_dynamic_item *item, motus_dynamic_item *other, double x,
      double y, motus_vector axis) {
  motus_attachment_behavior *made = NULL;
  CHECK_EQUAL(
      tie_sliding(s->w.runtime, item, other, (motus_point){x, y}, axis, &made),
      MOTUS_OK);
  return tied(s, made);
}

static inline void soften(motus_attachment_behavior *tie, double frequency,
                          double damping) {
  CHECK_EQUAL(set_tie_frequency(tie, frequency), MOTUS_OK);
  CHECK_EQUAL(set_tie_damping(tie, damping), MOTUS_OK);
}

static inline motus_push_behavior *push(scene *s, motus_dynamic_item *item,
                                        motus_push_mode mode,
                                        motus_vector direction) {
  motus_push_behavior *made = NULL;
  CHECK_EQUAL(motus_push_behavior_create(s->w.runtime, &item, item != NULL,
                                         mode, &made),
              MOTUS_OK);
  CHECK_EQUAL(motus_push_behavior_set_direction(made, direction), MOTUS_OK);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

static inline motus_field_options field_of(motus_field_type type) {
  motus_field_options options;
  CHECK_EQUAL(motus_field_options_init(&options, sizeof options), MOTUS_OK);
  options.type = type;
  return options;
}

static inline motus_field_behavior *field(scene *s, motus_field_options options,
                                          motus_dynamic_item **items,
                                          size_t count) {
  motus_field_behavior *made = NULL;
  CHECK_EQUAL(
      motus_field_behavior_create(s->w.runtime, &options, items, count, &made),
      MOTUS_OK);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

static inline motus_snap_behavior *snap(scene *s, motus_dynamic_item *item,
                                        double x, double y) {
  motus_snap_behavior *made = NULL;
  CHECK_EQUAL(motus_snap_behavior_create(s->w.runtime, item,
                                         (motus_point){x, y}, &made),
              MOTUS_OK);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}
#endif
