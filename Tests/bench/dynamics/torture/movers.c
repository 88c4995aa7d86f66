/* What the host moves: pushers, lifts, shelves, conveyors, mixers. */
#include "stage.h"
#include <math.h>
#include <stddef.h>

static int anchored(stage *s, double x, double y, double width, double height) {
  body_spec b = a_box(x, y, width, height);
  b.anchored = 1;
  return add(s, b);
}

static void pusher(stage *s) {
  room(s, -600, -600, 900, 0);
  anchored(s, -400, -30, 40, 50);
  box(s, 0, -20, 40, 40);
}
static void push_at(stage *s, int frame, double speed) {
  int frames = (int)(600 / speed * 60);
  if (frame == 90)
    drive(s, 0, speed, 0, 0);
  if (frame == 90 + frames)
    drive(s, 0, 0, 0, 0);
}
static void push_100(stage *s, int frame) {
  push_at(s, frame, 100);
}
static void push_300(stage *s, int frame) {
  push_at(s, frame, 300);
}
static void push_600(stage *s, int frame) {
  push_at(s, frame, 600);
}
static void pusher_pile(stage *s) {
  room(s, -600, -900, 900, 0);
  anchored(s, -400, -60, 40, 110);
  for (int row = 0; row < 8; row++)
    for (int i = 0; i < 8 - row; i++)
      box(s, (i + .5 * row) * 42, -20 - row * 40, 40, 40);
}

static void lift(stage *s) {
  ground(s, 0);
  anchored(s, 0, -50, 200, 20);
  ride(s, box(s, -40, -80, 40, 40), 0);
  ride(s, box(s, -40, -120, 40, 40), 0);
  box(s, 40, -80, 40, 40);
}
static void lift_goes(stage *s, int frame) {
  if (frame >= 90 && frame < 90 + 360)
    drive(s, 0, 0, -300 * sin((frame - 90) * .0174532925 * 2), 0);
  if (frame == 90 + 360)
    drive(s, 0, 0, 0, 0);
}
static void shelf(stage *s) {
  ground(s, 0);
  anchored(s, 0, -200, 200, 20);
  ride(s, box(s, 0, -230, 40, 40), 0);
  ride(s, box(s, 60, -230, 30, 40), 0);
}
static void shelf_goes(stage *s, int frame) {
  if (frame >= 60 && frame < 60 + 240)
    drive(s, 0, 200 * sin((frame - 60) * .0174532925 * 3), 0, 0);
  if (frame == 300)
    drive(s, 0, 0, 0, 0);
}
static void slow_lift(stage *s) {
  ground(s, 0);
  anchored(s, 0, -50, 200, 20);
  ride(s, box(s, 0, -80, 40, 40), 0);
}
static void slow_goes(stage *s, int frame) {
  if (frame == 60)
    drive(s, 0, 0, -4, 0);
  if (frame == 420)
    drive(s, 0, 0, 0, 0);
}
static void mixer(stage *s) {
  room(s, -300, -600, 300, 0);
  anchored(s, 0, -200, 300, 16);
  for (int i = 0; i < 40; i++)
    box(s, -200 + i % 8 * 56, -300 - i / 8 * 45, 36, 36);
}
static void mix(stage *s, int frame) {
  if (frame == 60)
    drive(s, 0, 0, 0, 3);
  if (frame == 480)
    drive(s, 0, 0, 0, 0);
}
static void conveyor(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 12; i++) {
    body_spec roller = a_disc(i * 42, -20, 40);
    roller.anchored = 1;
    add(s, roller);
  }
  for (int i = 0; i < 4; i++)
    box(s, 20 + i * 50, -70, 44, 40);
}
static void convey(stage *s, int frame) {
  for (int i = 0; i < 12 && frame == 30; i++)
    drive(s, i, 0, 0, 5);
  for (int i = 0; i < 12 && frame == 240; i++)
    drive(s, i, 0, 0, 0);
}
static void crusher(stage *s) {
  room(s, -300, -900, 300, 0);
  anchored(s, 0, -800, 580, 40);
  for (int i = 0; i < 30; i++)
    box(s, -240 + i % 10 * 52, -25 - i / 10 * 45, 40, 40);
}
static void crush(stage *s, int frame) {
  if (frame == 60)
    drive(s, 0, 0, 150, 0);
  if (frame == 60 + 240)
    drive(s, 0, 0, -150, 0);
  if (frame == 60 + 360)
    drive(s, 0, 0, 0, 0);
}
static void bat(stage *s) {
  room(s, -600, -600, 600, 0);
  anchored(s, -200, -100, 20, 120);
  for (int i = 0; i < 6; i++)
    disc(s, i * 60 - 60, -15, 30);
}
static void swing(stage *s, int frame) {
  if (frame == 60)
    drive(s, 0, 300, 100, 4);
  if (frame == 90)
    drive(s, 0, 0, 0, 0);
}
static void towed(stage *s) {
  ground(s, 600);
  anchored(s, 0, 0, 40, 20);
  for (int i = 0; i < 12; i++)
    pin(s, box(s, 0, 21 + i * 22, 8, 22), i ? i : 0, 0, 10 + i * 22);
}
static void tow(stage *s, int frame) {
  if (frame >= 30 && frame < 270)
    drive(s, 0, 300 * sin(frame * .0523598776), 0, 0);
  if (frame == 270)
    drive(s, 0, 0, 0, 0);
}
static void resisted(stage *s) {
  room(s, -300, -600, 300, 0);
  for (int i = 0; i < 20; i++) {
    body_spec b = a_box(-200 + i % 5 * 90, -40 - i / 5 * 80, 40, 40);
    b.resistance = 2, b.vx = i * 20;
    add(s, b);
  }
}
static void put_into(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 3; i++)
    box(s, i * 6, -20 - i * 4, 40, 40);
}

const torture_scene mover_scenes[] = {
    {"pusher, 100 pt/s", pusher, 12, RESTS | ROOM, push_100, 7.6, 2},
    {"pusher, 300 pt/s", pusher, 8, RESTS | ROOM, push_300, 3.6, 4},
    {"pusher, 600 pt/s", pusher, 8, RESTS | ROOM, push_600, 2.6, 5},
    {"pushed into a pile", pusher_pile, 10, RESTS | ROOM, push_300, 3.6, 5},
    {"lift", lift, 11, RESTS, lift_goes, 7.6, 3},
    {"slow lift", slow_lift, 10, RESTS, slow_goes, 7.1, 2},
    {"shelf", shelf, 8, RESTS, shelf_goes, 5.1, 3},
    {"mixer", mixer, 12, RESTS | ROOM, mix, 8.1, 4},
    {"conveyor of rollers", conveyor, 8, RESTS, convey, 4.1, 4},
    {"crusher", crusher, 11, RESTS | ROOM, crush, 7.1, 4},
    {"bat", bat, 8, RESTS | ROOM, swing, 1.6, 6},
    {"chain in tow", towed, 8, 0, tow, 4.6, 0},
    {"resisted", resisted, 6, CLOSED | RESTS | ROOM, NULL, 0, 0},
    {"put into one another", put_into, 4, RESTS | OVERLAPS, NULL, 0, 0},
    {NULL, NULL, 0, 0, NULL, 0, 0}};
