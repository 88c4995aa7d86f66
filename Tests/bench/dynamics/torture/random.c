/* Scenes of the dice: bodies of all shapes in a room, tied by joints of all
 * kinds, some of them moved, some thrown, some cut loose. */
#include "random.h"
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { COLUMNS = 7, ROWS = 5, CELL = 100 };

static uint32_t seed;
static torture_scene made;
static char name[32];

static int one_in(stage *s, int count) {
  return random_in(s, 0, count) < 1;
}

static body_spec any_body(stage *s, double x, double y) {
  double width = random_in(s, 12, 80);
  double height = random_in(s, 12, 80);
  double shape = random_in(s, 0, 3);
  body_spec spec = a_box(x, y, width, height);
  if (shape < 1)
    spec = a_disc(x, y, width);
  if (shape > 2) {
    spec.sides = 3 + (int)random_in(s, 0, 5);
    spec.height = 0;
  }
  spec.angle = random_in(s, -1.5, 1.5);
  spec.density = pow(10, random_in(s, -.7, .7));
  spec.friction = random_in(s, 0, 1);
  spec.elasticity = one_in(s, 3) ? random_in(s, 0, .5) : 0;
  spec.anchored = one_in(s, 12);
  if (!spec.anchored && one_in(s, 4)) {
    spec.vx = random_in(s, -600, 600);
    spec.vy = random_in(s, -600, 600);
    spec.spin = random_in(s, -10, 10);
  }
  return spec;
}

/** Ties a body to another, or to the plane. */
static void tie(stage *s, int body, int other) {
  const body_spec *a = &s->bodies[body].spec;
  double bx = a->x, by = a->y - 60;
  if (other >= 0) {
    bx = s->bodies[other].spec.x;
    by = s->bodies[other].spec.y;
  }
  double x = (a->x + bx) / 2, y = (a->y + by) / 2;
  int kind = (int)random_in(s, 0, 7);
  if (kind == 0)
    pin(s, body, other, x, y);
  if (kind == 1)
    limb(s, body, other, x, y, random_in(s, .1, 1.5));
  if (kind == 2)
    weld(s, body, other, x, y);
  if (kind == 3)
    slide(s, body, other, x, y, .6, .8, -40, 40);
  if (kind == 4)
    rope(s, body, a->x, a->y, other, bx, by);
  if (kind > 4) {
    joint_spec spec = {.type = ROD, .body = body, .other = other};
    spec.x = a->x, spec.y = a->y;
    spec.other_x = bx, spec.other_y = by;
    join(s, spec);
  }
}

static void fill(stage *s) {
  int at[ROWS][COLUMNS];
  s->random = seed;
  random_in(s, 0, 1);
  room(s, -50, -50, COLUMNS * CELL + 50, ROWS * CELL + 150);
  double share = random_in(s, .3, 1);
  double tied = random_in(s, 0, .7);
  for (int row = 0; row < ROWS; row++)
    for (int column = 0; column < COLUMNS; column++) {
      at[row][column] = -1;
      if (random_in(s, 0, 1) > share)
        continue;
      double x = (column + .5) * CELL, y = (row + .5) * CELL;
      int body = at[row][column] = add(s, any_body(s, x, y));
      int left = column > 0 ? at[row][column - 1] : -1;
      int above = row > 0 ? at[row - 1][column] : -1;
      bool moves = !s->bodies[body].spec.anchored;
      for (int k = 0; k < 2; k++) {
        int other = k ? above : left;
        bool other_moves = other >= 0 && !s->bodies[other].spec.anchored;
        if (other >= 0 && (moves || other_moves) && random_in(s, 0, 1) < tied)
          tie(s, body, other);
      }
      if (moves && one_in(s, 15))
        tie(s, body, -1);
    }
}

static int is_tied(const stage *s, int body) {
  for (int i = 0; i < s->joint_count; i++)
    if (s->joints[i].spec.body == body || s->joints[i].spec.other == body)
      return 1;
  return 0;
}

static void rewind_it(stage *s) {
  if (s->engine->rewind && !s->engine->rewind(s->world, 7))
    s->strays++;
}

/** What is left to itself is put back to where it is, twice in flight, and in
 *  one scene of four the host slows it down for a while. */
static void watch(stage *s, int frame) {
  if (frame == 25 || frame == 90)
    rewind_it(s);
  if (seed % 4 == 1 && s->engine->drag && s->body_count > 0 &&
      (frame == 30 || frame == 120))
    s->engine->drag(s->world, frame == 30 ? 2 : 0);
}

/** Of what comes and goes; what changes the world of others is undone again. */
static void trouble(stage *s, int frame, int body) {
  const engine *e = s->engine;
  if (frame == 30 && e->weigh)
    e->weigh(s->world, 0);
  if (frame == 50 && e->weigh)
    e->weigh(s->world, 1);
  if (frame == 70 && e->drag)
    e->drag(s->world, 3);
  if (frame == 110 && e->drag)
    e->drag(s->world, 0);
  if (frame % 40 == 10 && e->blink && !is_tied(s, body))
    e->blink(s->world, body);
  if (frame == 90)
    rewind_it(s);
}

/** Every second scene is left to itself. */
static void meddle(stage *s, int frame) {
  if (frame % 20 != 10 || frame > 150 || s->body_count == 0)
    return;
  int body = (int)random_in(s, 0, s->body_count);
  trouble(s, frame, body);
  double vx = random_in(s, -300, 300);
  double vy = random_in(s, -300, 300);
  double spin = random_in(s, -3, 3);
  if (s->bodies[body].spec.anchored)
    drive(s, body, vx / 10, vy / 10, spin);
  else if (s->joint_count == 0 || one_in(s, 2))
    s->engine->launch(s->world, body, vx, vy, spin);
  else {
    int joint = (int)random_in(s, 0, s->joint_count);
    if (!s->joints[joint].is_cut)
      s->engine->cut(s->world, joint);
    s->joints[joint].is_cut = 1;
  }
}

const torture_scene *random_scene(uint32_t number) {
  seed = number * 2654435761u + 1;
  snprintf(name, sizeof name, "random scene %u", (unsigned)number);
  made = (torture_scene){.name = name, .fill = fill, .seconds = 5};
  made.flags = number % 2 ? 0 : CLOSED;
  made.drive = number % 2 ? meddle : watch;
  return &made;
}
