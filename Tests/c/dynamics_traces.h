/* Fingerprints of what items do, bit by bit, and of what is reported of them.
 * */
#ifndef DYNAMICS_TRACES_H
#define DYNAMICS_TRACES_H
#include "dice.h"
#include "dynamics_bodies.h"

/* FNV-1a over 64-bit words. */
static inline void trace_word(uint64_t *trace, uint64_t word) {
  *trace = (*trace ^ word) * 1099511628211u;
}

static inline void trace_number(uint64_t *trace, double number) {
  uint64_t word;
  memcpy(&word, &number, sizeof word);
  trace_word(trace, word);
}

static inline void trace_point(uint64_t *trace, motus_point point) {
  trace_number(trace, point.x);
  trace_number(trace, point.y);
}

static inline void trace_states(uint64_t *trace, scene *s) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s->animator, &states, &count),
              MOTUS_OK);
  trace_word(trace, count);
  for (size_t i = 0; i < count; i++) {
    trace_point(trace, states[i].center);
    trace_number(trace, states[i].rotation);
    trace_number(trace, states[i].velocity.dx);
    trace_number(trace, states[i].velocity.dy);
    trace_number(trace, states[i].angular_velocity);
    trace_number(trace, states[i].mass);
    trace_word(trace, states[i].is_sleeping);
    trace_word(trace, states[i].contact_count);
  }
}

static inline void trace_events(uint64_t *trace, scene *s) {
  const motus_dynamic_contact_event *contacts = NULL;
  size_t count = 0;
  CHECK_EQUAL(
      motus_dynamic_animator_contact_events(s->animator, &contacts, &count),
      MOTUS_OK);
  trace_word(trace, count);
  for (size_t i = 0; i < count; i++) {
    trace_point(trace, contacts[i].point);
    trace_word(trace, (uint64_t)(int64_t)contacts[i].boundary);
    trace_word(trace, (uint64_t)contacts[i].has_begun);
    trace_word(trace, contacts[i].other != NULL);
  }
}

static inline void trace_touches(uint64_t *trace, scene *s) {
  const motus_dynamic_contact *touches = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_contacts(s->animator, &touches, &count),
              MOTUS_OK);
  trace_word(trace, count);
  for (size_t i = 0; i < count; i++) {
    trace_point(trace, touches[i].points[0]);
    trace_point(trace, touches[i].points[1]);
    trace_number(trace, touches[i].normal.dx);
    trace_number(trace, touches[i].normal.dy);
    trace_number(trace, touches[i].impulse);
    trace_number(trace, touches[i].friction_impulse);
    trace_word(trace, (uint64_t)(int64_t)touches[i].boundary);
    trace_word(trace, touches[i].point_count);
  }
}

static inline void trace_joints(uint64_t *trace, scene *s) {
  const motus_dynamic_joint *joints = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_joints(s->animator, &joints, &count),
              MOTUS_OK);
  trace_word(trace, count);
  for (size_t i = 0; i < count; i++) {
    trace_point(trace, joints[i].anchor);
    trace_point(trace, joints[i].other_anchor);
    trace_number(trace, joints[i].force.dx);
    trace_number(trace, joints[i].force.dy);
    trace_number(trace, joints[i].torque);
  }
}

/* Adds the present frame to a trace. */
static inline void trace_frame(uint64_t *trace, scene *s) {
  trace_states(trace, s);
  trace_events(trace, s);
  trace_touches(trace, s);
  trace_joints(trace, s);
  trace_word(trace, motus_dynamic_animator_is_running(s->animator));
}

/* Frames of a scene, each added to its trace. */
static inline void follow(uint64_t *trace, scene *s, int frames) {
  for (int frame = 0; frame < frames; frame++) {
    run(s, 1);
    trace_frame(trace, s);
  }
}

/* Whole numbers in no order that repeats soon. */
static uint32_t trace_dice;

static inline uint32_t below(uint32_t count) {
  return short_roll(&trace_dice, count);
}

/* A scene with its items and its trace. */
enum { MOST_ITEMS = 1000 };

typedef struct traced {
  scene s;
  motus_dynamic_item *items[MOST_ITEMS];
  size_t count;
  uint64_t trace;
} traced;

static traced here;

static inline scene *begin(bool has_reference) {
  memset(&here, 0, sizeof here);
  here.trace = 14695981039346656037u;
  trace_dice = 1;
  here.s = scene_open(has_reference);
  return &here.s;
}

static inline void frames(int count) {
  follow(&here.trace, &here.s, count);
}

/* Ends a scene, whose trace must be the pinned one. */
static inline void pinned(uint64_t trace, const char *name) {
  printf("%s: trace %016llx\n", name, (unsigned long long)here.trace);
  CHECK(here.trace == trace);
  scene_close(&here.s);
}

static inline motus_dynamic_item *keep(motus_dynamic_item *item) {
  here.items[here.count++] = item;
  return item;
}

static inline motus_dynamic_item *add_box(double x, double y, double width,
                                          double height, double rotation) {
  return keep(turned(&here.s, x, y, width, height, rotation));
}

static inline motus_dynamic_item *add_disc(double x, double y,
                                           double diameter) {
  motus_dynamic_item *item = add_box(x, y, diameter, diameter, 0);
  outline(item, true);
  return item;
}

/* Corners of a polygon on a circle of 100, by thirds, quarters, … of a turn;
 * no function of a library whose last bit differs from system to system. */
static inline motus_dynamic_item *add_polygon(double x, double y, int corners,
                                              double radius) {
  static const motus_point triangle[] = {{0, -1}, {.866, .5}, {-.866, .5}};
  static const motus_point pentagon[] = {
      {0, -1}, {.951, -.309}, {.588, .809}, {-.588, .809}, {-.951, -.309}};
  static const motus_point hexagon[] = {{1, 0},  {.5, .866},   {-.5, .866},
                                        {-1, 0}, {-.5, -.866}, {.5, -.866}};
  const motus_point *unit = corners == 3   ? triangle
                            : corners == 5 ? pentagon
                                           : hexagon;
  motus_point points[6];
  for (int i = 0; i < corners; i++)
    points[i] = (motus_point){radius * unit[i].x, radius * unit[i].y};
  motus_dynamic_item *item = add_box(x, y, 2 * radius, 2 * radius, 0);
  CHECK_EQUAL(motus_dynamic_item_set_outline(item, MOTUS_OUTLINE_POLYGON,
                                             points, (size_t)corners),
              MOTUS_OK);
  return item;
}

/* What all items of the scene are made of. */
static inline motus_item_behavior *matter(double friction, double elasticity) {
  motus_item_behavior *made = properties(&here.s, here.items, here.count);
  CHECK_EQUAL(set_friction(made, friction), MOTUS_OK);
  CHECK_EQUAL(set_elasticity(made, elasticity), MOTUS_OK);
  return made;
}

/* All items collide, also with an upright room from (0, 0) on. */
static inline motus_collision_behavior *room(double width, double height) {
  const motus_point corners[] = {
      {0, 0}, {width, 0}, {width, height}, {0, height}};
  motus_collision_behavior *made = NULL;
  CHECK_EQUAL(motus_collision_behavior_create(here.s.w.runtime, here.items,
                                              here.count, &made),
              MOTUS_OK);
  CHECK_EQUAL(motus_collision_behavior_add_boundary(made, 1, corners, 4, true),
              MOTUS_OK);
  play(&here.s, (motus_dynamic_behavior *)made);
  return made;
}

static inline void fall(void) {
  gravity(&here.s, here.items, here.count);
}
#endif
