/* Scenes for budgets of solves, and what energy they have. */
#ifndef DYNAMICS_BUDGET_H
#define DYNAMICS_BUDGET_H
#include "dynamics_parts.h"
#include "seeds.h"

/** Scenes beside the heaps of dice. */
enum { BRIDGE = KINDS, STACK, LOAD, CHAIN, CRADLE, PHOTOS, SCENES };

static inline void set_budget(scene *s, uint32_t solves) {
  CHECK_EQUAL(motus_dynamic_animator_set_solve_budget(s->animator, solves),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_solve_budget(s->animator), solves);
}

static inline motus_dynamic_work work_of(scene *s) {
  motus_dynamic_work work;
  CHECK_EQUAL(motus_dynamic_animator_work(s->animator, &work), MOTUS_OK);
  return work;
}

static inline void set_densities(scene *s, part *p, int first, double density) {
  motus_item_behavior *some =
      properties(s, p->items + first, (size_t)(p->count - first));
  CHECK_EQUAL(set_density(some, density), MOTUS_OK);
}

/** Twelve planks between two banks, and loads of forty times their mass. */
static inline void build_bridge(scene *s, part *p) {
  for (int i = 0; i < 12; i++)
    part_add(s, p, -220 + i * 40, -300, (motus_size){40, 10}, 0, false);
  for (int i = 0; i < 3; i++)
    part_add(s, p, -80 + i * 80, -360 - i * 60, (motus_size){40, 40}, 0, false);
  part_set_out(s, p);
  set_densities(s, p, 12, 10);
  for (int i = 0; i <= 12; i++)
    pin(s, p->items[i < 12 ? i : 11], i > 0 && i < 12 ? p->items[i - 1] : NULL,
        p->x - 240 + i * 40, -300);
}

/** A heavy box that falls upon a stack of light ones. */
static inline void build_stack(scene *s, part *p) {
  for (int i = 0; i < 15; i++)
    part_add(s, p, 0, -15 - i * 30, (motus_size){60, 30}, 0, false);
  part_add(s, p, 4, -520, (motus_size){60, 60}, 0, false);
  part_set_out(s, p);
  set_densities(s, p, 15, 20);
}

/** A thousand times the mass falls by two points upon two boxes. */
static inline void build_load(scene *s, part *p) {
  for (int i = 0; i < 2; i++)
    part_add(s, p, i * 60 - 30, -20, (motus_size){40, 40}, 0, false);
  part_add(s, p, 0, -72, (motus_size){160, 60}, 0, false);
  part_set_out(s, p);
  set_densities(s, p, 2, 1000. / 6);
}

/** A chain that hangs on its end and swings against what lies there. */
static inline void build_chain(scene *s, part *p) {
  for (int i = 0; i < 16; i++)
    part_add(s, p, i * 24, -300, (motus_size){24, 10}, 0, false);
  for (int i = 0; i < 8; i++)
    part_add(s, p, -60 - i / 4 * 42, -20 - i % 4 * 40, (motus_size){40, 40}, 0,
             false);
  part_set_out(s, p);
  for (int i = 0; i < 16; i++)
    pin(s, p->items[i], i > 0 ? p->items[i - 1] : NULL, p->x - 12 + i * 24,
        -300);
}

static inline void build_cradle(scene *s, part *p) {
  for (int i = 0; i < 5; i++) {
    double angle = i == 0 ? 1 : 0;
    part_add(s, p, i * 40 - 200 * sin(angle), -500 + 200 * cos(angle),
             (motus_size){40, 40}, 0, true);
  }
  part_set_out(s, p);
  CHECK_EQUAL(set_elasticity(properties(s, p->items, 5), 1), MOTUS_OK);
  for (int i = 0; i < 5; i++)
    to_point(s, p->items[i], MIDDLE, p->x + i * 40, -500);
}

static inline void build_photos(scene *s, part *p) {
  for (int i = 0; i < MOST_ITEMS; i++)
    part_add(s, p, i % 5 * 80 - 160, -40 - i / 5 * 70, (motus_size){70, 50},
             part_between(p, -.3, .3), false);
  part_set_out(s, p);
  CHECK_EQUAL(set_elasticity(properties(s, p->items, MOST_ITEMS), .5),
              MOTUS_OK);
}

static inline void build(scene *s, part *p, int which) {
  p->kind = which < KINDS ? (enum kind)which : PLAIN;
  void (*const builders[])(scene *, part *) = {build_bridge, build_stack,
                                               build_load,   build_chain,
                                               build_cradle, build_photos};
  if (which < KINDS)
    part_fill(s, p);
  else
    builders[which - KINDS](s, p);
}

/** The states of a part's items, in their order. */
static inline int read_states(scene *s, const part *p,
                              motus_dynamic_item_state *out) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  int found = 0;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s->animator, &states, &count),
              MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    for (int item = 0; item < p->count; item++)
      if (states[i].item == p->items[item]) {
        out[item] = states[i];
        out[item].item = NULL;
        found++;
      }
  return found;
}

/** Energy of motion and height; that of springs, which begin without, would
 *  come on top. And the height alone, over the ground. */
static inline double energy_of(scene *s, const part *p, double *out_height) {
  motus_dynamic_item_state states[MOST_ITEMS];
  int count = read_states(s, p, states);
  double sum = 0, height = 0;
  for (int i = 0; i < count; i++) {
    const motus_dynamic_item_state *at = &states[i];
    double spin = at->angular_velocity * at->angular_velocity;
    height -= at->mass * 1000 * at->center.y;
    sum += at->mass * .5 *
           (at->velocity.dx * at->velocity.dx +
            at->velocity.dy * at->velocity.dy + p->inertias[i] * spin);
  }
  *out_height = height;
  return sum + height;
}
#endif
