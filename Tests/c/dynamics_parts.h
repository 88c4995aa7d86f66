/* Heaps of thrown dice: items of all kinds that fall into a tray, as tests
 * play them alone, in pairs and in ticks of other lengths. */
#ifndef DYNAMICS_PARTS_H
#define DYNAMICS_PARTS_H
#include "dice.h"
#include "dynamics_bodies.h"

enum { MOST_ITEMS = 40 };

typedef enum kind {
  PLAIN,
  STEEP,
  ELASTIC,
  JOINED,
  RODS,
  ASLEEP,
  HUGE_ONE,
  COMING_AND_GOING,
  HEAVY,
  KINDS
} kind;

typedef struct part {
  kind kind;
  double x;
  uint64_t dice;
  int32_t boundary;
  motus_dynamic_item *items[MOST_ITEMS];
  /** Moments of inertia, of a mass of 1. */
  double inertias[MOST_ITEMS];
  int count;
  /** What takes part in it. */
  motus_collision_behavior *collision;
  motus_gravity_behavior *weight;
} part;

static inline double part_between(part *p, double low, double high) {
  return low + (high - low) * dice_roll(&p->dice, 1 << 20) / (1 << 20);
}

/** Adds an item to a part. */
static inline motus_dynamic_item *part_add(scene *s, part *p, double x,
                                           double y, motus_size size,
                                           double angle, bool is_round) {
  motus_dynamic_item *made =
      turned(s, p->x + x, y, size.width, size.height, angle);
  outline(made, is_round);
  double squares = size.width * size.width + size.height * size.height;
  p->inertias[p->count] = squares / (is_round ? 16 : 12);
  p->items[p->count++] = made;
  return made;
}

static inline void part_throw(scene *s, part *p, double x, double y) {
  double width = part_between(p, 20, 60);
  double height = part_between(p, 20, 60);
  bool is_round = dice_roll(&p->dice, 3) == 0;
  double angle = part_between(p, -1, 1);
  part_add(s, p, x, y, (motus_size){width, is_round ? width : height}, angle,
           is_round);
}

static inline void part_set_out(scene *s, part *p) {
  double room = p->kind == HUGE_ONE ? 1500 : 400;
  motus_point points[] = {{p->x - room, -600},
                          {p->x - room, 0},
                          {p->x + room, 0},
                          {p->x + room, -600}};
  CHECK_EQUAL(motus_collision_behavior_create(s->w.runtime, p->items,
                                              (size_t)p->count, &p->collision),
              MOTUS_OK);
  CHECK_EQUAL(motus_collision_behavior_add_boundary(p->collision, p->boundary,
                                                    points, 4, false),
              MOTUS_OK);
  play(s, (motus_dynamic_behavior *)p->collision);
  p->weight = gravity(s, p->items, (size_t)p->count);
}

static inline void part_fill(scene *s, part *p) {
  int rows = p->kind == HUGE_ONE ? 5 : 4;
  int columns = p->kind == HUGE_ONE ? 8 : 6;
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++) {
      double x = (column - columns / 2) * 70 + part_between(p, -12, 12);
      double y = -40 - row * 70 - part_between(p, 0, 9);
      if (p->kind == ASLEEP)
        part_add(s, p, x, -row * 60 - 30, (motus_size){50, 60}, 0, false);
      else
        part_throw(s, p, x, y);
    }
  part_set_out(s, p);
  motus_item_behavior *all = properties(s, p->items, (size_t)p->count);
  CHECK_EQUAL(set_friction(all, part_between(p, 0, .8)), MOTUS_OK);
  if (p->kind == ELASTIC)
    CHECK_EQUAL(set_elasticity(all, part_between(p, .2, 1)), MOTUS_OK);
  if (p->kind == STEEP) {
    motus_item_behavior *heavy = properties(s, p->items + p->count - 1, 1);
    CHECK_EQUAL(set_density(heavy, 60), MOTUS_OK);
  }
  for (int i = 0; p->kind == HEAVY && i < p->count; i++) {
    motus_item_behavior *one = properties(s, p->items + i, 1);
    CHECK_EQUAL(set_density(one, dice_roll(&p->dice, 3) ? 1 : 400), MOTUS_OK);
  }
  for (int i = 0; p->kind == JOINED && i + 1 < p->count; i++)
    if (i % columns != columns - 1 && dice_roll(&p->dice, 4))
      pin(s, p->items[i], p->items[i + 1], p->x - 175 + i % columns * 70,
          -40 - i / columns * 70);
  for (int i = 0; p->kind == RODS && i + 1 < p->count; i++) {
    motus_dynamic_item *other = p->items[(i * 7 + 3) % p->count];
    motus_attachment_behavior *tie = NULL;
    if (other != p->items[i] && dice_roll(&p->dice, 2))
      tie = to_item(s, p->items[i], MIDDLE, other, MIDDLE);
    if (tie && dice_roll(&p->dice, 2))
      soften(tie, 2, .3);
  }
}

static inline void part_comes_or_goes(part *p, motus_dynamic_item *item,
                                      bool comes) {
  motus_dynamic_behavior *both[] = {(motus_dynamic_behavior *)p->collision,
                                    (motus_dynamic_behavior *)p->weight};
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(comes ? motus_dynamic_behavior_add_item(both[i], item)
                      : motus_dynamic_behavior_remove_item(both[i], item),
                MOTUS_OK);
}

/** Something goes and comes again; something that sleeps is hit. */
static inline void part_meddle(scene *s, part *p, int frame) {
  if (p->kind == COMING_AND_GOING && (frame == 20 || frame == 40))
    for (int i = 2; i < 6; i++)
      part_comes_or_goes(p, p->items[i], frame == 40);
  if (p->kind == ASLEEP && frame == 75)
    launch(s, p->items[p->count - 1], 300, 200, 3);
}

static inline bool state_is_same(const motus_dynamic_item_state *a,
                                 const motus_dynamic_item_state *b) {
  return a->center.x == b->center.x && a->center.y == b->center.y &&
         a->rotation == b->rotation && a->velocity.dx == b->velocity.dx &&
         a->velocity.dy == b->velocity.dy &&
         a->angular_velocity == b->angular_velocity &&
         a->is_sleeping == b->is_sleeping;
}
#endif
