/* Scenes that stand apart do not notice each other (DY-42): in one world each
 * moves by the same bits as alone, whatever the other one is. */
#include "dice.h"
#include "dynamics_bodies.h"
#include <stdlib.h>

enum { MOST_ITEMS = 40, APART = 5000, FRAMES = 100 };

typedef enum kind {
  PLAIN,
  STEEP,
  ELASTIC,
  JOINED,
  RODS,
  ASLEEP,
  HUGE_ONE,
  COMING_AND_GOING,
  KINDS
} kind;

typedef struct part {
  kind kind;
  double x;
  uint64_t dice;
  int32_t boundary;
  motus_dynamic_item *items[MOST_ITEMS];
  int count;
  /** What takes part in it. */
  motus_collision_behavior *collision;
  motus_gravity_behavior *weight;
} part;

static double between(part *p, double low, double high) {
  return low + (high - low) * dice_roll(&p->dice, 1 << 20) / (1 << 20);
}

static motus_dynamic_item *any_item(scene *s, part *p, double x, double y) {
  double width = between(p, 20, 60);
  double height = between(p, 20, 60);
  bool is_round = dice_roll(&p->dice, 3) == 0;
  double angle = between(p, -1, 1);
  motus_dynamic_item *made =
      turned(s, p->x + x, y, width, is_round ? width : height, angle);
  outline(made, is_round);
  return made;
}

static void set_out(scene *s, part *p) {
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

static void fill(scene *s, part *p) {
  int rows = p->kind == HUGE_ONE ? 5 : 4;
  int columns = p->kind == HUGE_ONE ? 8 : 6;
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++) {
      double x = (column - columns / 2) * 70 + between(p, -12, 12);
      double y = -40 - row * 70 - between(p, 0, 9);
      if (p->kind == ASLEEP)
        p->items[p->count++] = turned(s, p->x + x, -row * 60 - 30, 50, 60, 0);
      else
        p->items[p->count++] = any_item(s, p, x, y);
    }
  set_out(s, p);
  motus_item_behavior *all = properties(s, p->items, (size_t)p->count);
  CHECK_EQUAL(set_friction(all, between(p, 0, .8)), MOTUS_OK);
  if (p->kind == ELASTIC)
    CHECK_EQUAL(set_elasticity(all, between(p, .2, 1)), MOTUS_OK);
  if (p->kind == STEEP) {
    motus_item_behavior *heavy = properties(s, p->items + p->count - 1, 1);
    CHECK_EQUAL(set_density(heavy, 60), MOTUS_OK);
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

static void comes_or_goes(part *p, motus_dynamic_item *item, bool comes) {
  motus_dynamic_behavior *both[] = {(motus_dynamic_behavior *)p->collision,
                                    (motus_dynamic_behavior *)p->weight};
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(comes ? motus_dynamic_behavior_add_item(both[i], item)
                      : motus_dynamic_behavior_remove_item(both[i], item),
                MOTUS_OK);
}

/** Something goes and comes again; something that sleeps is hit. */
static void meddle(scene *s, part *p, int frame) {
  if (p->kind == COMING_AND_GOING && (frame == 20 || frame == 40))
    for (int i = 2; i < 6; i++)
      comes_or_goes(p, p->items[i], frame == 40);
  if (p->kind == ASLEEP && frame == 75)
    launch(s, p->items[p->count - 1], 300, 200, 3);
}

typedef struct trace {
  motus_dynamic_item_state last[2][MOST_ITEMS];
} trace;

/** Plays one part of a pair, or both; part `first` is made first. */
static void play_parts(const part *parts, const bool *plays, int first,
                       trace *out) {
  scene s = scene_open(false);
  part now[2] = {parts[0], parts[1]};
  for (int i = 0; i < 2; i++) {
    int which = first ? 1 - i : i;
    if (plays[which])
      fill(&s, &now[which]);
  }
  for (int frame = 0; frame < FRAMES; frame++) {
    for (int i = 0; i < 2; i++)
      if (plays[i])
        meddle(&s, &now[i], frame);
    run(&s, 1);
  }
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s.animator, &states, &count),
              MOTUS_OK);
  for (int i = 0; i < 2; i++)
    for (int item = 0; plays[i] && item < now[i].count; item++)
      for (size_t k = 0; k < count; k++)
        if (states[k].item == now[i].items[item]) {
          out->last[i][item] = states[k];
          out->last[i][item].item = NULL;
        }
  scene_close(&s);
}

static bool is_same(const motus_dynamic_item_state *a,
                    const motus_dynamic_item_state *b) {
  return a->center.x == b->center.x && a->center.y == b->center.y &&
         a->rotation == b->rotation && a->velocity.dx == b->velocity.dx &&
         a->velocity.dy == b->velocity.dy &&
         a->angular_velocity == b->angular_velocity &&
         a->is_sleeping == b->is_sleeping;
}

/** Returns whether both parts of a pair move as each does alone. */
static bool pair_holds(uint32_t number) {
  uint64_t dice = number * 2654435761u + 17;
  part parts[2] = {{0}, {0}};
  for (int i = 0; i < 2; i++) {
    parts[i].x = i * APART;
    parts[i].boundary = i + 1;
    parts[i].dice = dice_next(&dice);
  }
  /* The first is a plain one in every second pair, the second one of all. */
  uint32_t kind = dice_roll(&dice, KINDS);
  parts[0].kind = number % 2 ? PLAIN : (enum kind)kind;
  parts[1].kind = (enum kind)(number % KINDS);
  int first = dice_roll(&dice, 2) == 0;
  static trace together, alone;
  memset(&together, 0, sizeof together);
  memset(&alone, 0, sizeof alone);
  play_parts(parts, (bool[]){true, true}, first, &together);
  play_parts(parts, (bool[]){true, false}, 0, &alone);
  play_parts(parts, (bool[]){false, true}, 0, &alone);
  for (int i = 0; i < 2; i++)
    for (int item = 0; item < MOST_ITEMS; item++)
      if (!is_same(&together.last[i][item], &alone.last[i][item])) {
        printf("pair %u, kinds %d and %d: item %d of part %d\n",
               (unsigned)number, parts[0].kind, parts[1].kind, item, i);
        return false;
      }
  return true;
}

static void scenes_that_stand_apart_do_not_notice_each_other(void) {
  const char *said = getenv("MOTUS_STORM");
  const char *from = getenv("MOTUS_STORM_FROM");
  uint32_t count = said && atoi(said) > 0 ? (uint32_t)atoi(said) : 24;
  uint32_t begin = from && atoi(from) > 0 ? (uint32_t)atoi(from) : 0;
  uint32_t broken = 0;
  for (uint32_t number = begin; number < begin + count; number++)
    broken += !pair_holds(number);
  CHECK_EQUAL(broken, 0);
}

CHECK_MAIN(TEST(scenes_that_stand_apart_do_not_notice_each_other))
