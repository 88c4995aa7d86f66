/* What lies on one another: piles, heaps, towers, mixed sizes and masses. */
#include "stage.h"
#include <math.h>
#include <stddef.h>

static void pyramid(stage *s) {
  ground(s, 0);
  for (int row = 0; row < 25; row++)
    for (int i = 0; i < 25 - row; i++)
      box(s, (i + .5 * row - 12) * 42, -20 - row * 40, 40, 40);
}
static void stack_50(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 50; i++)
    box(s, 0, -20 - i * 41, 40, 40);
}
static void sticks(stage *s) {
  room(s, -200, -3000, 200, 0);
  for (int i = 0; i < 200; i++) {
    body_spec stick = a_box(-155 + i % 6 * 62, -40 - i / 6 * 62, 3, 60);
    stick.angle = random_in(s, 0, 3);
    add(s, stick);
  }
}
static void slabs(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 40; i++)
    box(s, -585 + i * 30, -5, 10, 10);
  box(s, 0, -30, 1200, 20);
}
static void slab_2000(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 40; i++)
    box(s, -975 + i * 50, -5, 10, 10);
  box(s, 0, -30, 2000, 20);
}
static void slab_stack(stage *s) {
  ground(s, 0);
  for (int layer = 0; layer < 5; layer++) {
    for (int i = 0; i < 12; i++)
      box(s, -275 + i * 50, -10 - layer * 40, 20, 20);
    box(s, 0, -30 - layer * 40, 600, 20);
  }
}
static void heap_of(stage *s, int count, double width) {
  room(s, -width / 2, -6000, width / 2, 0);
  int columns = (int)(width / 66);
  for (int i = 0; i < count; i++) {
    body_spec b = a_box(
        (i % columns + .5) * 66 - width / 2 + i / columns % 2 * 2 - 1,
        -40 - i / columns * 64, random_in(s, 14, 44), random_in(s, 14, 44));
    b.angle = random_in(s, 0, 3);
    add(s, b);
  }
}
static void heap_400(stage *s) {
  heap_of(s, 400, 900);
}
static void heap_550(stage *s) {
  heap_of(s, 550, 900);
}
static void boxes_1200(stage *s) {
  heap_of(s, 1200, 1600);
}
static void hexagons(stage *s) {
  room(s, -500, -6000, 500, 0);
  for (int i = 0; i < 900; i++) {
    body_spec b =
        a_disc(-480 + i % 30 * 32 + i / 30 % 2 * 8, -40 - i / 30 * 36, 28);
    b.sides = 6;
    add(s, b);
  }
}
static void mass_on(stage *s, double density, double size, int count,
                    double drop) {
  ground(s, 0);
  for (int i = 0; i < count; i++)
    box(s, 0, -20 - i * 40, 40, 40);
  body_spec heavy = a_box(0, -40 * count - size / 2 - drop, size, size);
  heavy.density = density;
  add(s, heavy);
}
static void mass_75(stage *s) {
  mass_on(s, 75 * 1600.0 / 10000, 100, 1, 2);
}
static void mass_7600(stage *s) {
  mass_on(s, 7600 * 1600.0 / 10000, 100, 1, 2);
}
static void mass_100_on_5(stage *s) {
  mass_on(s, 100, 40, 5, 2);
}
static void mass_1000_on_2(stage *s) {
  mass_on(s, 1000, 40, 2, 2);
}
static void wedge_discs(stage *s) {
  ground(s, 0);
  line(s, -200, -200, 0, 0);
  line(s, 200, -200, 0, 0);
  for (int i = 0; i < 8; i++) {
    body_spec d = a_disc(i % 2 * 10 - 5, -60 - i * 42, 40);
    d.density = i % 2 ? 20 : 1;
    add(s, d);
  }
}
static void densities(stage *s) {
  room(s, -200, -3000, 200, 0);
  for (int i = 0; i < 60; i++) {
    body_spec b = a_box(-150 + i % 6 * 60, -30 - i / 6 * 50, 40, 40);
    b.density = pow(10, i % 4);
    add(s, b);
  }
}
static void sizes(stage *s) {
  ground(s, 0);
  s->min_y = -4000;
  box(s, 0, -110, 2000, 200);
  double size = 2;
  for (int i = 0; i < 24; i++) {
    box(s, -600 + i * 50, -220 - size, size, size);
    size = size > 40 ? 2 : size * 1.6;
  }
  box(s, 0, -500, 300, 300);
}
static void tiny(stage *s) {
  ground(s, 0);
  for (int row = 0; row < 8; row++)
    for (int i = 0; i < 8 - row; i++)
      box(s, (i + .5 * row) * 2.1, -1.2 - row * 2.1, 2, 2);
}
static void dominoes(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 40; i++)
    box(s, i * 24, -30, 8, 60);
  body_spec ball = a_disc(-80, -50, 30);
  ball.vx = 300;
  add(s, ball);
}
static void card_house(stage *s) {
  ground(s, 0);
  for (int row = 0; row < 4; row++) {
    for (int i = 0; i < 4 - row; i++)
      for (int side = -1; side <= 1; side += 2) {
        body_spec card =
            a_box((i + .5 * row) * 66 + side * 15, -39 - row * 82.0, 4, 80);
        card.angle = side * -.32;
        card.friction = .9;
        add(s, card);
      }
    for (int i = 0; i + 1 < 4 - row; i++) {
      body_spec floor =
          a_box((i + .5 * row + .5) * 66, -80 - row * 82.0, 64, 4);
      floor.friction = .9;
      add(s, floor);
    }
  }
}
static void tower_shot(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 20; i++)
    box(s, 0, -15 - i * 30, 30, 30);
  body_spec ball = a_disc(-500, -200, 40);
  ball.vx = 1500, ball.density = 4;
  add(s, ball);
}
static void shot_pyramid(stage *s) {
  ground(s, 0);
  for (int row = 0; row < 12; row++)
    for (int i = 0; i < 12 - row; i++)
      box(s, (i + .5 * row) * 42, -20 - row * 40, 40, 40);
  body_spec ball = a_box(-600, -100, 60, 60);
  ball.vx = 2500, ball.density = 2;
  add(s, ball);
}
static void rain_bowl(stage *s) {
  ground(s, 0);
  for (int i = 0; i < 12; i++)
    line(s, 300 * cos(3.14159265 * i / 12),
         -310 + 300 * sin(3.14159265 * i / 12),
         300 * cos(3.14159265 * (i + 1) / 12),
         -310 + 300 * sin(3.14159265 * (i + 1) / 12));
  for (int i = 0; i < 150; i++)
    disc(s, -150 + i % 13 * 25, -320 - i / 13 * 30, 20);
}
static void icy(stage *s) {
  room(s, -200, -2000, 200, 0);
  for (int i = 0; i < 60; i++) {
    body_spec b = a_box(-150 + i % 6 * 60, -30 - i / 6 * 50, 40, 40);
    b.friction = 0, b.angle = i * .3;
    add(s, b);
  }
}
static void rolling(stage *s) {
  ground(s, 0);
  body_spec d = a_disc(0, -10, 20);
  d.vx = .9, d.spin = .09;
  add(s, d);
  d.x = 100, d.y = -30, d.width = 60, d.vx = 5.5, d.spin = 5.5 / 30;
  add(s, d);
}
static void rolling_polygon(stage *s) {
  ground(s, 0);
  body_spec d = a_disc(0, -30, 60);
  d.sides = 12 > 8 ? 8 : 12, d.vx = 200, d.spin = 6;
  add(s, d);
}
static void slanted(stage *s) {
  room(s, -300, -900, 300, 0);
  line(s, -300, -300, 0, -100);
  line(s, 300, -300, 60, -140);
  line(s, -200, -600, 150, -500);
  for (int i = 0; i < 100; i++) {
    body_spec d = a_disc(-200 + i % 15 * 27, -640 - i / 15 * 27, 20);
    d.vx = random_in(s, -300, 300), d.vy = random_in(s, -300, 300);
    add(s, d);
  }
}
static void shaken(stage *s) {
  room(s, -250, -500, 250, 0);
  for (int i = 0; i < 200; i++) {
    double x = -230 + i % 16 * 29, y = -20 - i / 16 * 30;
    if (i % 2)
      box(s, x, y, 22, 22);
    else
      disc(s, x, y, 24);
  }
}
static void shake(stage *s, int frame) {
  if (frame % 45 == 0 && frame < 300)
    for (int i = 0; i < s->body_count; i++)
      s->engine->launch(s->world, i, random_in(s, -400, 400),
                        random_in(s, -600, 0), random_in(s, -5, 5));
}
static void asleep(stage *s) {
  line(s, -100000, 0, 700000, 0);
  s->max_y = 0, s->max_x = 1e6;
  for (int i = 0; i < 10000; i++)
    box(s, i * 60, -20, 40, 40);
}
static void hop(stage *s, int frame) {
  if (frame > 90 && frame % 30 == 0)
    for (int i = 0; i < 10; i++)
      s->engine->launch(s->world, i * 1000, 0, -300, 0);
}
static void bouncy(stage *s) {
  room(s, -250, -1500, 250, 0);
  for (int i = 0; i < 60; i++) {
    body_spec b = i % 2 ? a_box(-180 + i % 8 * 50, -60 - i / 8 * 60, 36, 36)
                        : a_disc(-180 + i % 8 * 50, -60 - i / 8 * 60, 36);
    b.elasticity = .5;
    add(s, b);
  }
}

enum { FALLS = CLOSED | RESTS };

const torture_scene pile_scenes[] = {
    {"pyramid of 25 rows", pyramid, 5, FALLS, NULL, 0, 0},
    {"stack of 50", stack_50, 6, FALLS, NULL, 0, 0},
    {"200 sticks 3 x 60", sticks, 12, FALLS | ROOM, NULL, 0, 5},
    {"slab on 40 boxes", slabs, 8, FALLS, NULL, 0, 0},
    {"slab of 2000 on 40", slab_2000, 10, FALLS, NULL, 0, 0},
    {"slabs, five layers", slab_stack, 8, FALLS, NULL, 0, 0},
    {"heap of 400 boxes", heap_400, 10, FALLS | ROOM, NULL, 0, 8},
    {"heap of 550 boxes", heap_550, 10, FALLS | ROOM, NULL, 0, 8},
    {"heap of 1200 boxes", boxes_1200, 10, FALLS | ROOM, NULL, 0, 8},
    {"900 hexagons", hexagons, 8, FALLS | ROOM, NULL, 0, 8},
    {"75 : 1, dropped 2 pt", mass_75, 5, FALLS | HEAVY, NULL, 0, 0},
    {"7600 : 1, dropped 2 pt", mass_7600, 5, FALLS | HEAVY, NULL, 0, 0},
    {"100 : 1 on five", mass_100_on_5, 6, FALLS | HEAVY, NULL, 0, 0},
    {"1000 : 1 on two", mass_1000_on_2, 6, FALLS | HEAVY, NULL, 0, 0},
    {"discs 20 : 1 in a wedge", wedge_discs, 8, FALLS, NULL, 0, 0},
    {"densities 1 to 1000", densities, 8, FALLS | HEAVY | ROOM, NULL, 0, 0},
    {"sizes 2 to 2000 pt", sizes, 6, FALLS | HEAVY, NULL, 0, 0},
    {"items of 2 pt", tiny, 5, FALLS, NULL, 0, 0},
    {"dominoes", dominoes, 10, CLOSED, NULL, 0, 0},
    {"card house", card_house, 8, FALLS, NULL, 0, 0},
    {"tower is shot at", tower_shot, 8, CLOSED, NULL, 0, 0},
    {"pyramid is shot at", shot_pyramid, 8, CLOSED, NULL, 0, 0},
    {"rain into a bowl", rain_bowl, 10, FALLS, NULL, 0, 6},
    {"60 boxes on ice", icy, 10, FALLS | ROOM, NULL, 0, 8},
    {"rolling discs", rolling, 5, FALLS, NULL, 0, 2},
    {"rolling polygon", rolling_polygon, 8, FALLS, NULL, 0, 5},
    /* They flow through a gap, 9 to 14 a second: docs/DYNAMICS.md. */
    {"100 discs on slants", slanted, 12, FALLS | ROOM, NULL, 0, 11},
    {"discs and boxes shaken", shaken, 12, RESTS | ROOM, shake, 5, 5},
    {"10,000 asleep, ten hop", asleep, 4, 0, hop, 4, 0},
    {"bouncy pile", bouncy, 10, FALLS | ROOM, NULL, 0, 8},
    {NULL, NULL, 0, 0, NULL, 0, 0}};
