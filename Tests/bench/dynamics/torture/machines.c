/* What is built of hinges, slides and welds: cars, lifts, seesaws, cradles. */
#include "stage.h"
#include <math.h>
#include <stddef.h>

static void car_at(stage *s, double x, double y, double axle) {
  int body = box(s, x, y, 130, 36);
  for (int side = -1; side <= 1; side += 2) {
    int wheel = disc(s, x + side * 42, y + axle, 46);
    pin(s, wheel, body, x + side * 42, y + axle);
  }
}
static void car_19(stage *s) {
  ground(s, 300);
  car_at(s, 0, 200, 19);
}
static void car_26(stage *s) {
  ground(s, 300);
  car_at(s, 0, 200, 26);
}
static void car_40(stage *s) {
  ground(s, 300);
  car_at(s, 0, 200, 40);
}
static void car_hills(stage *s) {
  ground(s, 600);
  for (int i = 0; i < 24; i++)
    line(s, i * 80 - 400, 400 + 40 * sin(i * .9) + i * 4, i * 80 - 320,
         400 + 40 * sin((i + 1) * .9) + (i + 1) * 4);
  car_at(s, -300, 300, 26);
}
static void car_drives(stage *s, int frame) {
  if (frame == 0)
    for (int i = 0; i < 3; i++)
      s->engine->launch(s->world, i, 500, 0, i ? 500 / 23.0 : 0);
}
static void cars_piled(stage *s) {
  room(s, -300, -1600, 300, 400);
  for (int i = 0; i < 8; i++)
    car_at(s, -120 + i % 2 * 200, 300 - i * 160, 26);
}

static void scissor(stage *s) {
  ground(s, 600);
  int below[2] = {-1, -1};
  double w = 80, h = 50;
  for (int i = 0; i < 5; i++) {
    int arm[2];
    double y = 590 - h / 2 - i * h;
    for (int k = 0; k < 2; k++) {
      body_spec bar = a_box(0, y, hypot(w, h), 8);
      bar.angle = k ? atan2(h, w) : -atan2(h, w);
      arm[k] = add(s, bar);
    }
    pin(s, arm[1], arm[0], 0, y);
    for (int k = 0; k < 2 && i > 0; k++)
      pin(s, arm[k], below[k ? 0 : 1], (k ? 1 : -1) * w / 2, y + h / 2);
    below[0] = arm[0], below[1] = arm[1];
  }
}

static void seesaw(stage *s) {
  ground(s, 400);
  pin(s, box(s, 0, 340, 300, 14), -1, 0, 340);
  box(s, -120, 310, 40, 40);
  body_spec heavy = a_box(120, 60, 50, 50);
  heavy.density = 3;
  add(s, heavy);
}
static void seesaw_loose(stage *s) {
  ground(s, 400);
  body_spec wedge = a_box(0, 385, 40, 0);
  wedge.sides = 3, wedge.width = 60, wedge.angle = -3.14159265 / 2;
  wedge.anchored = 1;
  add(s, wedge);
  box(s, 0, 345, 260, 10);
  box(s, -110, 320, 36, 36);
  box(s, 110, 150, 36, 36);
}

static void cradle(stage *s) {
  for (int i = 0; i < 5; i++) {
    body_spec ball = a_disc(i * 40, 0, 40);
    ball.elasticity = 1, ball.friction = 0;
    if (i == 0)
      ball.x = -120, ball.y = -40;
    int b = add(s, ball);
    joint_spec hanger = {.type = ROD, .body = b, .other = -1};
    hanger.x = ball.x, hanger.y = ball.y;
    hanger.other_x = i * 40, hanger.other_y = -200;
    join(s, hanger);
  }
  s->max_y = 100;
}

static void sliders(stage *s) {
  ground(s, 500);
  for (int i = 0; i < 6; i++) {
    int b = box(s, i * 70, 100, 40, 40);
    slide(s, b, -1, i * 70, 100, .2 * (i % 3 - 1), 1, -50, 250);
    box(s, i * 70, 20, 30, 30);
  }
}
static void piston(stage *s) {
  ground(s, 700);
  int wheel = disc(s, 0, 200, 120);
  pin(s, wheel, -1, 0, 200);
  int arm = box(s, 50 + 75, 200, 150, 10);
  pin(s, arm, wheel, 50, 200);
  int head = box(s, 200, 200, 40, 40);
  pin(s, head, arm, 200, 200);
  slide(s, head, -1, 200, 200, 1, 0, -300, 300);
}

static void frame_of_welds(stage *s) {
  ground(s, 500);
  int a = box(s, 0, 100, 120, 16), b = box(s, 0, 200, 120, 16);
  int c = box(s, -52, 150, 16, 84), d = box(s, 52, 150, 16, 84);
  weld(s, c, a, -52, 108);
  weld(s, d, a, 52, 108);
  weld(s, c, b, -52, 192);
  weld(s, d, b, 52, 192);
}
static void welded_cross(stage *s) {
  ground(s, 400);
  for (int i = 0; i < 5; i++) {
    body_spec bar = a_box(i * 120, 200, 90, 14);
    bar.angle = .3 * i;
    int a = add(s, bar);
    bar.angle += 1.57;
    weld(s, add(s, bar), a, i * 120, 200);
  }
}
static void tower_of_rods(stage *s) {
  ground(s, 500);
  for (int i = 0; i < 12; i++)
    disc(s, i % 2 * 60, 480 - i / 2 * 60, 24);
  for (int i = 0; i < 12; i++) {
    if (i % 2 == 0)
      rod(s, i + 1, i);
    if (i + 2 < 12)
      rod(s, i + 2, i);
    if (i + 3 < 12 && i % 2 == 0)
      rod(s, i + 3, i);
  }
}
static void windmill(stage *s) {
  ground(s, 700);
  int hub = box(s, 0, 300, 300, 16);
  pin(s, hub, -1, 0, 300);
  int other = box(s, 0, 300, 16, 300);
  weld(s, other, hub, 0, 300);
  for (int i = 0; i < 12; i++)
    box(s, -100 + i % 3 * 40, -60 * i - 50, 26, 26);
}
static void doors(stage *s) {
  room(s, -400, -200, 400, 400);
  for (int i = 0; i < 4; i++)
    limb(s, box(s, -300 + i * 180, 340, 10, 110), -1, -300 + i * 180, 288, 1);
  body_spec ball = a_disc(-370, 340, 50);
  ball.vx = 900;
  add(s, ball);
}
static void gallows(stage *s) {
  ground(s, 600);
  int post = box(s, 0, 500, 20, 200);
  int foot = box(s, 0, 590, 160, 20);
  weld(s, post, foot, 0, 595);
  int beam = box(s, 60, 400, 140, 14);
  weld(s, beam, post, 0, 400);
  int load = box(s, 120, 480, 30, 30);
  rope(s, load, 120, 465, beam, 120, 407);
}
static void stretched(stage *s) {
  ground(s, 500);
  for (int i = 0; i < 6; i++)
    box(s, i * 60, 400, 40, 40);
  for (int i = 0; i < 5; i++)
    pin(s, i + 1, i, i * 60 + 30, 400);
}
static void throw_it(stage *s, int frame) {
  if (frame % 30 == 0 && frame < 300)
    s->engine->launch(s->world, (frame / 30) % 6, 0, -700, 8);
}

const torture_scene machine_scenes[] = {
    {"car, axle 19 below", car_19, 8, CLOSED | RESTS, NULL, 0, 0},
    {"car, axle 26 below", car_26, 8, CLOSED | RESTS, NULL, 0, 0},
    {"car, axle 40 below", car_40, 8, CLOSED | RESTS, NULL, 0, 0},
    {"car over hills", car_hills, 10, 0, car_drives, 0, 0},
    {"8 cars in a heap", cars_piled, 10, CLOSED | RESTS | ROOM, NULL, 0, 8},
    {"scissor lift of 5", scissor, 8, CLOSED | RESTS, NULL, 0, 0},
    {"seesaw", seesaw, 8, CLOSED, NULL, 0, 0},
    {"seesaw on a wedge", seesaw_loose, 8, CLOSED | RESTS, NULL, 0, 0},
    {"cradle", cradle, 8, CLOSED, NULL, 0, 0},
    {"slides with ranges", sliders, 8, CLOSED | RESTS, NULL, 0, 0},
    {"piston", piston, 8, CLOSED, NULL, 0, 0},
    {"frame of welds", frame_of_welds, 6, CLOSED | RESTS, NULL, 0, 0},
    {"welded crosses", welded_cross, 6, CLOSED | RESTS, NULL, 0, 0},
    {"tower of rods", tower_of_rods, 8, CLOSED | RESTS, NULL, 0, 0},
    {"windmill", windmill, 8, CLOSED, NULL, 0, 0},
    {"doors", doors, 8, CLOSED | ROOM, NULL, 0, 0},
    {"gallows", gallows, 8, CLOSED, NULL, 0, 0},
    {"a chain is thrown", stretched, 12, RESTS, throw_it, 5, 0},
    {NULL, NULL, 0, 0, NULL, 0, 0}};
