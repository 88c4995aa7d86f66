/* What bounces and what is fast: elasticity 1, gases, shots. */
#include "stage.h"
#include <math.h>
#include <stddef.h>

static body_spec bouncing(body_spec b) {
  b.elasticity = 1, b.friction = 0;
  return b;
}

static void elastic_box(stage *s) {
  no_gravity(s);
  room(s, 0, 0, 300, 300);
  body_spec b = bouncing(a_box(150, 100, 24, 24));
  b.vx = 137, b.vy = 331, b.spin = 7;
  add(s, b);
}
static void elastic_drop(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 4; i++) {
    body_spec b = bouncing(i % 2 ? a_box(i * 80, -200 - i * 50, 24, 24)
                                 : a_disc(i * 80, -200 - i * 50, 24));
    add(s, b);
  }
}
static void elastic_spun(stage *s) {
  ground(s, 0);
  body_spec b = bouncing(a_box(0, -200, 24, 24));
  b.angle = .3, b.spin = 5;
  add(s, b);
}

static void gas_of(stage *s, int count, double size, double speed,
                   int corners) {
  no_gravity(s);
  int side = (int)ceil(sqrt(count));
  double width = side * 3 * size;
  room(s, 0, 0, width, width);
  for (int i = 0; i < count; i++) {
    double x = (i % side + .5) * 3 * size, y = (i / side + .5) * 3 * size;
    double a = random_in(s, 0, 6.2831853);
    body_spec b =
        bouncing(corners ? a_box(x, y, size, size) : a_disc(x, y, size));
    b.vx = speed * cos(a), b.vy = speed * sin(a);
    add(s, b);
  }
}
static void ten_discs(stage *s) {
  no_gravity(s);
  room(s, 0, 0, 300, 300);
  for (int i = 0; i < 10; i++) {
    double a = random_in(s, 0, 6.2831853);
    body_spec b = bouncing(a_disc(40 + i % 4 * 70, 50 + i / 4 * 80, 24));
    b.vx = 6000 * cos(a), b.vy = 6000 * sin(a);
    add(s, b);
  }
}
static void gas_300(stage *s) {
  gas_of(s, 300, 16, 300, 0);
}
static void gas_1000(stage *s) {
  gas_of(s, 300, 16, 1000, 0);
}
static void gas_2500(stage *s) {
  gas_of(s, 200, 16, 2500, 0);
}
static void gas_6000(stage *s) {
  gas_of(s, 200, 16, 6000, 0);
}
static void gas_20000(stage *s) {
  gas_of(s, 50, 24, 20000, 0);
}
static void gas_boxes(stage *s) {
  gas_of(s, 100, 20, 600, 1);
}

static void bullets(stage *s) {
  room(s, -1000, -600, 1000, 0);
  for (int i = 0; i < 8; i++) {
    for (int k = 0; k < 3; k++)
      box(s, 100 + i * 30, -12 - k * 24, 24, 24);
    body_spec b = a_disc(-900 + i * 10, -30 - i * 40, 8);
    b.vx = 20000 + i * 5700;
    add(s, b);
  }
}
static void shots(stage *s) {
  no_gravity(s);
  line(s, 400, -10000, 400, 10000);
  s->min_x = -2000, s->max_x = 400;
  for (int i = 0; i < 300; i++) {
    body_spec b = a_box(-1000 + i % 7 * 13, -6000 + i * 40, 4, 4);
    b.vx = 2000 + 60 * i, b.vy = random_in(s, -300, 300);
    b.angle = random_in(s, 0, 3), b.spin = random_in(s, -20, 20);
    add(s, b);
  }
}
static void head_on(stage *s) {
  no_gravity(s);
  room(s, -3000, -200, 3000, 3200);
  for (int i = 0; i < 40; i++) {
    body_spec a = a_disc(-900, i * 80, 20), b = a_disc(900 + i, i * 80, 20);
    a.vx = 500 + 250 * i, b.vx = -a.vx;
    add(s, a);
    add(s, b);
  }
}
static void fast_spin(stage *s) {
  room(s, -400, -400, 400, 0);
  for (int i = 0; i < 12; i++) {
    body_spec b = a_box(-330 + i * 60, -60, 40, 8);
    b.spin = 40 + 10 * i;
    add(s, b);
  }
}
static void pin_ball(stage *s) {
  room(s, -200, -900, 200, 0);
  for (int i = 0; i < 24; i++) {
    body_spec peg =
        a_disc(-160 + i % 5 * 80 + i / 5 % 2 * 40, -150 - i / 5 * 120, 20);
    peg.anchored = 1, peg.elasticity = .8;
    add(s, peg);
  }
  for (int i = 0; i < 20; i++) {
    body_spec ball = a_disc(-150 + i * 15, -860 + i % 3 * 20, 12);
    ball.elasticity = .5;
    add(s, ball);
  }
}

enum { GAS = CLOSED | ELASTIC | ROOM };

const torture_scene gas_scenes[] = {
    {"elastic box that spins", elastic_box, 20, GAS, NULL, 0, 0},
    {"elastic boxes dropped", elastic_drop, 20, CLOSED | ELASTIC, NULL, 0, 0},
    {"elastic box on a corner", elastic_spun, 20, CLOSED | ELASTIC, NULL, 0, 0},
    {"ten discs, 6000 pt/s", ten_discs, 10, GAS, NULL, 0, 0},
    {"gas of 300, 300 pt/s", gas_300, 8, GAS, NULL, 0, 0},
    {"gas of 300, 1000 pt/s", gas_1000, 5, GAS, NULL, 0, 0},
    {"gas of 200, 2500 pt/s", gas_2500, 4, GAS, NULL, 0, 0},
    {"gas of 200, 6000 pt/s", gas_6000, 2, GAS, NULL, 0, 0},
    {"gas of 50, 20,000 pt/s", gas_20000, 2, GAS, NULL, 0, 0},
    {"gas of 100 boxes", gas_boxes, 6, GAS, NULL, 0, 0},
    {"8 bullets", bullets, 8, CLOSED | RESTS | ROOM, NULL, 0, 6},
    {"300 shots at a line", shots, 2, CLOSED | ROOM, NULL, 0, 0},
    {"fast discs head-on", head_on, 4, CLOSED | ROOM, NULL, 0, 0},
    {"fast spins", fast_spin, 8, CLOSED | RESTS | ROOM, NULL, 0, 0},
    {"pin ball", pin_ball, 12, CLOSED | RESTS | ROOM, NULL, 0, 8},
    {NULL, NULL, 0, 0, NULL, 0, 0}};
