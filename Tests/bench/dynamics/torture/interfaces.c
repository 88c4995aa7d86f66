/* What moves on the screens of programs, a phone's of 390 by 844 points. */
#include "stage.h"
#include <math.h>
#include <stddef.h>

enum { WIDTH = 390, HEIGHT = 844 };

static void screen(stage *s) {
  room(s, 0, 0, WIDTH, HEIGHT);
}

static void icons(stage *s) {
  screen(s);
  for (int i = 0; i < 24; i++) {
    body_spec icon = a_box(60 + i % 4 * 90, 60 + i / 4 * 90, 60, 60);
    icon.angle = random_in(s, -.2, .2), icon.elasticity = .3;
    icon.vx = random_in(s, -60, 60);
    add(s, icon);
  }
}

static void card(stage *s) {
  no_gravity(s);
  screen(s);
  body_spec thrown = a_box(195, 700, 300, 180);
  thrown.vx = 500, thrown.vy = -2600, thrown.spin = 3, thrown.friction = 0;
  snap(s, add(s, thrown), 195, 300);
  for (int i = 0; i < 2; i++) {
    body_spec other = a_disc(100 + i * 190, 120, 80);
    other.resistance = 3, other.friction = 0;
    add(s, other);
  }
}

static void lock_screen(stage *s) {
  line(s, -500, HEIGHT, WIDTH + 500, HEIGHT);
  body_spec sheet = a_box(WIDTH / 2.0, HEIGHT / 2.0 - 1, WIDTH, HEIGHT);
  sheet.vy = -900, sheet.elasticity = .5;
  int whole = add(s, sheet);
  slide(s, whole, -1, sheet.x, sheet.y, 0, 1, 0, 0);
}

static void bubbles(stage *s) {
  no_gravity(s);
  screen(s);
  for (int i = 0; i < 12; i++) {
    double x = 75 + i % 3 * 120, y = 160 + i / 3 * 150;
    body_spec bubble = a_disc(x, y, 70 + i % 4 * 12);
    bubble.x = WIDTH - 60 - i % 3 * 135, bubble.y = 110 + (11 - i) / 3 * 180;
    bubble.friction = 0, bubble.elasticity = .2;
    snap(s, add(s, bubble), x, y);
  }
}

static void menu(stage *s) {
  ground(s, HEIGHT);
  for (int i = 0; i < 7; i++) {
    int entry = box(s, 60 + i * 46 + 22, 100, 44, 130);
    pin(s, entry, i ? entry - 1 : -1, 60 + i * 46, 100);
  }
}

static void tags(stage *s) {
  no_gravity(s);
  screen(s);
  for (int i = 0; i < 20; i++) {
    body_spec tag =
        a_box(60 + i % 4 * 90, 100 + i / 4 * 150, 40 + i % 5 * 10, 28);
    tag.resistance = 2, tag.friction = .3;
    add(s, tag);
  }
  s->pull = 700;
}

static void slingshot(stage *s) {
  ground(s, 600);
  body_spec ball = a_disc(-120, 560, 40);
  ball.density = 2;
  spring(s, add(s, ball), 0, 520, 1, 3, 0);
  for (int i = 0; i < 6; i++)
    box(s, 420 + i % 2 * 52, 575 - i / 2 * 50, 50, 50);
}
/** A quarter of a swing after it was let go. */
static void let_fly(stage *s, int frame) {
  if (frame != 5)
    return;
  s->engine->cut(s->world, 0);
  s->joints[0].is_cut = 1;
}

static void sheet(stage *s) {
  ground(s, 2000);
  body_spec whole = a_box(195, 620, WIDTH, 500);
  int moved = add(s, whole);
  slide(s, moved, -1, 195, 620, 0, 1, 0, 0);
  spring(s, moved, 195, 500, 1, 1.5, .8);
  for (int i = 0; i < 3; i++)
    box(s, 75 + i * 120, 349, 80, 40);
}

static void photos(stage *s, double elasticity) {
  room(s, 0, -1200, WIDTH, HEIGHT);
  for (int i = 0; i < 60; i++) {
    body_spec photo =
        a_box(45 + i % 5 * 75, 780 - i / 5 * 100, 48 + i % 3 * 6, 64);
    photo.angle = random_in(s, -.3, .3), photo.elasticity = elasticity;
    photo.spin = random_in(s, -2, 2);
    add(s, photo);
  }
}
static void photos_0(stage *s) {
  photos(s, 0);
}
static void photos_5(stage *s) {
  photos(s, .5);
}

static void tearing(stage *s) {
  ground(s, 700);
  for (int i = 0; i < 10; i++)
    pin(s, box(s, 11 + i * 22, 100, 22, 10), i ? i - 1 : -1, i * 22, 100);
  pin(s, box(s, 220 + 40, 100, 80, 110), 9, 220, 100);
}
static void tear(stage *s, int frame) {
  if (frame != 60)
    return;
  s->engine->cut(s->world, 5);
  s->joints[5].is_cut = 1;
}

static void vortex(stage *s) {
  no_gravity(s);
  screen(s);
  for (int i = 0; i < 30; i++) {
    body_spec icon = a_disc(45 + i % 5 * 75, 120 + i / 5 * 120, 44);
    icon.resistance = 1.5, icon.friction = 0;
    add(s, icon);
  }
  double mass = s->bodies[0].mass;
  s->turn = 500 * mass * mass;
  s->pull = 900;
}

/** Fields come when all bodies are there. */
static void to_middle(stage *s, int frame) {
  if (frame)
    return;
  s->engine->field(s->world, TOWARDS, WIDTH / 2.0, HEIGHT / 2.0, s->pull);
  if (s->turn > 0)
    s->engine->field(s->world, AROUND, WIDTH / 2.0, HEIGHT / 2.0, s->turn);
}

enum { FALLS = CLOSED | RESTS };

/** The cradle of `machine_scenes` is one of them. */
const torture_scene interface_scenes[] = {
    {"icons fall", icons, 6, FALLS | ROOM, NULL, 0, 0},
    {"card to its snap", card, 5, FALLS | ROOM | SPRUNG, NULL, 0, 0},
    {"lock screen", lock_screen, 6, FALLS, NULL, 0, 0},
    {"bubbles to their snaps", bubbles, 8, CLOSED | ROOM | SPRUNG, NULL, 0, 0},
    {"menu on a chain", menu, 8, CLOSED, NULL, 0, 0},
    {"tags in a field", tags, 8, ROOM | SPRUNG, to_middle, 0, 0},
    {"slingshot", slingshot, 5, CLOSED | SPRUNG, let_fly, 0, 0},
    {"sheet on a spring", sheet, 6, FALLS | SPRUNG, NULL, 0, 0},
    {"60 photos", photos_0, 8, FALLS | ROOM, NULL, 0, 0},
    {"60 photos, elastic", photos_5, 10, FALLS | ROOM, NULL, 0, 8},
    {"a chain tears", tearing, 8, CLOSED, tear, 1, 0},
    {"vortex", vortex, 8, ROOM | SPRUNG, to_middle, 0, 0},
    {NULL, NULL, 0, 0, NULL, 0, 0}};
