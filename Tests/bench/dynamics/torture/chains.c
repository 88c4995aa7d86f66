/* What hangs together: chains, ropes, bridges, nets, ragdolls, trains. */
#include "stage.h"
#include <math.h>
#include <stddef.h>

/** Links in a row from (x, y) on, pinned half-way between two; the first one. */
static int chain_of(stage *s, int count, double x, double y, double width,
                    double height, double gap) {
  int first = s->body_count;
  double step = height + gap;
  for (int i = 0; i < count; i++) {
    int link = box(s, x, y + (i + .5) * step, width, height);
    if (i > 0)
      pin(s, link, link - 1, x, y + i * step);
  }
  return first;
}

static void free_chain(stage *s, int count, double width, double height,
                       double gap) {
  ground(s, 600);
  chain_of(s, count, 0, 580 - count * (height + gap), width, height, gap);
}

static void chain_gap_0(stage *s) {
  free_chain(s, 20, 8, 22, 0);
}
static void chain_gap_4(stage *s) {
  free_chain(s, 20, 8, 22, 4);
}
static void chain_within(stage *s) {
  free_chain(s, 20, 8, 22, -4);
}
static void chain_wide(stage *s) {
  free_chain(s, 20, 20, 22, 0);
}
static void chains_40(stage *s) {
  room(s, -800, -2000, 800, 600);
  for (int i = 0; i < 40; i++)
    chain_of(s, 20, -780 + i * 40, -20 - i % 4 * 5, 8, 22, 0);
}

/** A rope hung sideways from its first link, which swings down. */
static int hung(stage *s, int count, double width, double height, double gap) {
  int first = s->body_count;
  double step = width + gap;
  for (int i = 0; i < count; i++) {
    int link = box(s, (i + .5) * step, 0, width, height);
    pin(s, link, i > 0 ? link - 1 : -1, i * step, 0);
  }
  return first;
}

static void rope_gap_0(stage *s) {
  ground(s, 300);
  hung(s, 20, 22, 8, 0);
}
static void rope_gap_4(stage *s) {
  ground(s, 300);
  hung(s, 20, 22, 8, 4);
}
static void rope_within(stage *s) {
  ground(s, 300);
  hung(s, 20, 22, 8, -4);
}
static void rope_with_ball(stage *s) {
  ground(s, 700);
  int first = hung(s, 20, 22, 8, 0);
  int ball = disc(s, 20 * 22 + 30, 0, 60);
  pin(s, ball, first + 19, 20 * 22, 0);
}
static void rope_over_peg(stage *s) {
  ground(s, 700);
  body_spec peg = a_disc(60, 120, 50);
  peg.anchored = 1;
  add(s, peg);
  int first = hung(s, 24, 18, 6, 0);
  int ball = disc(s, 24 * 18 + 20, 0, 40);
  pin(s, ball, first + 23, 24 * 18, 0);
}
static void chain_100_to_1(stage *s) {
  ground(s, 1500);
  for (int i = 0; i < 20; i++)
    pin(s, box(s, 0, i * 40 + 20, 10, 40), i > 0 ? i - 1 : -1, 0, i * 40);
  body_spec weight = a_box(0, 840, 80, 80);
  weight.density = 100 * 400.0 / 6400;
  weight.vx = 200;
  pin(s, add(s, weight), 19, 0, 800);
}
static void chain_1000_to_1(stage *s) {
  ground(s, 1500);
  for (int i = 0; i < 20; i++)
    pin(s, box(s, (i + .5) * 20, 0, 20, 8), i > 0 ? i - 1 : -1, i * 20, 0);
  body_spec weight = a_box(440, 0, 80, 80);
  weight.density = 25;
  pin(s, add(s, weight), 19, 400, 0);
}

static void bridge(stage *s, double density) {
  ground(s, 900);
  double w = 30;
  for (int i = 0; i < 24; i++)
    pin(s, box(s, (i + .5) * w, 300, w, 10), i > 0 ? i - 1 : -1, i * w, 300);
  pin(s, 23, -1, 24 * w, 300);
  for (int i = 0; i < 5; i++) {
    body_spec load = a_box(150 + i * 105, 100 - i * 20, 60, 60);
    load.density = density;
    add(s, load);
  }
}
static void bridge_1_to_1(stage *s) {
  bridge(s, 300.0 / 3600);
}
static void bridge_loaded(stage *s) {
  bridge(s, 1);
}
static void bridge_20_to_1(stage *s) {
  bridge(s, 20 * 300.0 / 3600 * 2);
}

static void net_of(stage *s, int side, joint_type type, int pinned) {
  ground(s, 1200);
  for (int i = 0; i < side * side; i++) {
    body_spec knot = a_disc(i % side * 40, i / side * 40, 12);
    knot.anchored = pinned && i < side && i % (side - 1) == 0;
    add(s, knot);
  }
  for (int i = 0; i < side * side; i++)
    for (int k = 0; k < 2; k++) {
      int other = k ? i + side : i + 1;
      if (k ? other >= side * side : i % side == side - 1)
        continue;
      if (s->bodies[i].spec.anchored && s->bodies[other].spec.anchored)
        continue;
      const body_spec *a = &s->bodies[i].spec, *b = &s->bodies[other].spec;
      if (type == ROPE)
        rope(s, other, b->x, b->y, i, a->x, a->y);
      else
        rod(s, other, i);
    }
}
static void net(stage *s) {
  net_of(s, 12, ROPE, 1);
}
static void net_with_boxes(stage *s) {
  net_of(s, 9, ROPE, 1);
  for (int i = 0; i < 5; i++)
    box(s, 100 + i * 30, -60 - i * 50, 44, 44);
}
static void cloth_falls(stage *s) {
  net_of(s, 8, ROD, 0);
}

static void necklace(stage *s) {
  ground(s, 500);
  int count = 24;
  double r = 110;
  for (int i = 0; i < count; i++) {
    double a = 2 * 3.14159265358979 * i / count;
    disc(s, r * cos(a), r * sin(a), 20);
  }
  for (int i = 0; i < count; i++)
    rod(s, (i + 1) % count, i);
}
static void necklace_hung(stage *s) {
  ground(s, 700);
  body_spec peg = a_disc(0, -85, 40);
  peg.anchored = 1;
  int count = 24;
  for (int i = 0; i < count; i++) {
    double a = 2 * 3.14159265358979 * i / count;
    disc(s, 130 * cos(a), 130 * sin(a), 20);
  }
  for (int i = 0; i < count; i++) {
    const body_spec *p = &s->bodies[i].spec;
    const body_spec *q = &s->bodies[(i + 1) % count].spec;
    pin(s, (i + 1) % count, i, (p->x + q->x) / 2, (p->y + q->y) / 2);
  }
  add(s, peg);
}

/** Ten limbs: head, trunk, hips, arms and legs of two parts each. */
static void ragdoll(stage *s, double x, double y) {
  int head = disc(s, x, y - 62, 28);
  int chest = box(s, x, y - 25, 36, 44);
  int hips = box(s, x, y + 15, 32, 32);
  limb(s, head, chest, x, y - 48, .5);
  limb(s, hips, chest, x, y - 2, .4);
  for (int side = -1; side <= 1; side += 2) {
    int arm = box(s, x + side * 36, y - 40, 34, 10);
    int hand = box(s, x + side * 70, y - 40, 34, 8);
    limb(s, arm, chest, x + side * 20, y - 40, 1.4);
    limb(s, hand, arm, x + side * 53, y - 40, 1.2);
    int thigh = box(s, x + side * 10, y + 50, 13, 40);
    int shin = box(s, x + side * 10, y + 90, 11, 40);
    limb(s, thigh, hips, x + side * 10, y + 30, .9);
    limb(s, shin, thigh, x + side * 10, y + 70, .9);
  }
}
static void ragdoll_1(stage *s) {
  ground(s, 500);
  ragdoll(s, 0, 100);
}
static void ragdolls_12(stage *s) {
  room(s, -400, -2400, 400, 500);
  for (int i = 0; i < 12; i++)
    ragdoll(s, -260 + i % 3 * 260 + i % 2 * 20, 300 - i / 3 * 300);
}

static void tent(stage *s) {
  ground(s, 200);
  for (int side = -1; side <= 1; side += 2) {
    body_spec beam = a_box(side * 38, 150, 120, 14);
    beam.angle = side * .7;
    add(s, beam);
  }
  pin(s, 1, 0, 0, 118);
}

static void train(stage *s) {
  ground(s, 400);
  line(s, -600, 250, 0, 400);
  line(s, 700, 400, 1100, 200);
  for (int i = 0; i < 6; i++) {
    double x = -560 + i * 84, y = 200 + (x + 600) * .25 - 3;
    int wagon = box(s, x, y - 25, 70, 24);
    for (int side = -1; side <= 1; side += 2) {
      int wheel = disc(s, x + side * 22, y - 5, 20);
      pin(s, wheel, wagon, x + side * 22, y - 5);
    }
    if (i > 0)
      pin(s, wagon, wagon - 3, x - 42, y - 25);
  }
}

static void wrecker(stage *s) {
  ground(s, 600);
  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 3; column++)
      box(s, 60 + column * 41, 580 - row * 40, 40, 40);
  int first = s->body_count;
  for (int i = 0; i < 12; i++)
    pin(s, box(s, -10 - i * 24, 100, 24, 8), i > 0 ? first + i - 1 : -1,
        2 - i * 24.0, 100);
  body_spec ball = a_disc(2 - 12 * 24 - 35, 100, 70);
  ball.density = 8;
  pin(s, add(s, ball), first + 11, 2 - 12 * 24, 100);
}

static void discs_on_rods(stage *s) {
  ground(s, 300);
  disc(s, 0, 100, 60);
  disc(s, 40, 100, 60);
  disc(s, 20, 66, 60);
  rod(s, 1, 0);
  rod(s, 2, 1);
  rod(s, 0, 2);
}

static void pendulum(stage *s) {
  ground(s, 900);
  for (int i = 0; i < 3; i++)
    pin(s, box(s, 50 + i * 100, 0, 100, 12), i ? i - 1 : -1, i * 100, 0);
}

static void vine_cut(stage *s) {
  ground(s, 600);
  hung(s, 14, 22, 8, 0);
  body_spec ball = a_disc(14 * 22 + 25, 0, 50);
  pin(s, add(s, ball), 13, 14 * 22, 0);
}
static void cut_vine(stage *s, int frame) {
  if (frame != 60)
    return;
  s->engine->cut(s->world, 6);
  s->joints[6].is_cut = 1;
}

enum { FALLS = CLOSED | RESTS, HANGS = CLOSED };

const torture_scene chain_scenes[] = {
    {"free chain, gap 0", chain_gap_0, 10, FALLS, NULL, 0, 0},
    {"free chain, gap 4", chain_gap_4, 10, FALLS, NULL, 0, 0},
    {"free chain, gap -4", chain_within, 10, FALLS, NULL, 0, 0},
    {"free chain, 20 x 22", chain_wide, 10, FALLS, NULL, 0, 0},
    {"40 free chains", chains_40, 10, FALLS | ROOM, NULL, 0, 0},
    {"rope, gap 0", rope_gap_0, 10, HANGS, NULL, 0, 0},
    {"rope, gap 4", rope_gap_4, 10, HANGS, NULL, 0, 0},
    {"rope, gap -4", rope_within, 10, HANGS, NULL, 0, 0},
    {"rope with a ball", rope_with_ball, 10, HANGS, NULL, 0, 0},
    {"rope over a peg", rope_over_peg, 10, HANGS, NULL, 0, 0},
    {"chain, 100 : 1 at its end", chain_100_to_1, 8, HANGS | HEAVY, NULL, 0, 0},
    {"chain, 1000 : 1", chain_1000_to_1, 8, HANGS | HEAVY, NULL, 0, 0},
    {"bridge, loads 1 : 1", bridge_1_to_1, 10, FALLS, NULL, 0, 0},
    {"bridge, loads 12 : 1", bridge_loaded, 10, FALLS, NULL, 0, 0},
    {"bridge, loads 40 : 1", bridge_20_to_1, 15, FALLS | HEAVY, NULL, 0, 10},
    {"net 12 x 12", net, 8, HANGS, NULL, 0, 0},
    {"net with boxes", net_with_boxes, 8, HANGS, NULL, 0, 0},
    {"cloth of rods falls", cloth_falls, 8, FALLS, NULL, 0, 0},
    {"necklace", necklace, 8, FALLS, NULL, 0, 0},
    {"necklace on a peg", necklace_hung, 8, HANGS, NULL, 0, 0},
    {"ragdoll", ragdoll_1, 10, FALLS, NULL, 0, 0},
    {"12 ragdolls", ragdolls_12, 10, FALLS | ROOM, NULL, 0, 0},
    {"two limbs, a tent", tent, 8, FALLS, NULL, 0, 0},
    {"train down a slope", train, 10, HANGS, NULL, 0, 0},
    {"wrecking chain", wrecker, 10, HANGS, NULL, 0, 0},
    {"three discs on rods", discs_on_rods, 8, FALLS, NULL, 0, 0},
    {"pendulum of three", pendulum, 8, HANGS, NULL, 0, 0},
    {"a vine is cut", vine_cut, 8, HANGS, cut_vine, 1, 0},
    {NULL, NULL, 0, 0, NULL, 0, 0}};
