// The scenes of WorldScenes.swift for Debian's Box2D 2.4.1 and Chipmunk 7, measured the same way:
// peers <scene> <steps>. 100 pt are 1 m for Box2D; Chipmunk counts in points.
#include <box2d/box2d.h>
#include <chipmunk/chipmunk.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

template <typename Step>
static void measure(const char *engine, const char *scene, int warm, int steps,
                    Step step) {
  for (int i = 0; i < warm; ++i) step();
  double best = 1e9, start = now();
  for (int i = 0; i < steps; ++i) {
    double t = now();
    step();
    t = now() - t;
    if (t < best) best = t;
  }
  double mean = (now() - start) / steps;
  std::printf("%s %s ms mean %.4f min %.4f\n", engine, scene, mean * 1e3,
              best * 1e3);
}

struct Box2D {
  b2World world{b2Vec2(0, 10)};
  b2Body *ground;
  Box2D() {
    world.SetAllowSleeping(false);
    b2BodyDef def;
    ground = world.CreateBody(&def);
  }
  void wall(float x0, float y0, float x1, float y1) {
    b2EdgeShape edge;
    edge.SetTwoSided(b2Vec2(x0 / 100, y0 / 100), b2Vec2(x1 / 100, y1 / 100));
    ground->CreateFixture(&edge, 0)->SetFriction(0.6f);
  }
  b2Body *add(const b2Shape &shape, float x, float y, float angle) {
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.position.Set(x / 100, y / 100);
    def.angle = angle;
    b2Body *body = world.CreateBody(&def);
    body->CreateFixture(&shape, 1)->SetFriction(0.6f);
    return body;
  }
  void box(float x, float y, float w, float h, float angle = 0) {
    b2PolygonShape shape;
    shape.SetAsBox(w / 200, h / 200);
    add(shape, x, y, angle);
  }
  void circle(float x, float y, float r) {
    b2CircleShape shape;
    shape.m_radius = r / 100;
    add(shape, x, y, 0);
  }
  void step() { world.Step(1.0f / 60, 8, 3); }
};

struct Chipmunk {
  cpSpace *space = cpSpaceNew();
  Chipmunk() {
    cpSpaceSetGravity(space, cpv(0, 1000));
    cpSpaceSetIterations(space, 10);
  }
  void wall(float x0, float y0, float x1, float y1) {
    cpShape *shape = cpSegmentShapeNew(cpSpaceGetStaticBody(space), cpv(x0, y0),
                                       cpv(x1, y1), 0);
    cpShapeSetFriction(shape, 0.6);
    cpSpaceAddShape(space, shape);
  }
  void add(cpBody *body, cpShape *shape, float x, float y, float angle) {
    cpBodySetPosition(body, cpv(x, y));
    cpBodySetAngle(body, angle);
    cpShapeSetFriction(shape, 0.6);
    cpSpaceAddBody(space, body);
    cpSpaceAddShape(space, shape);
  }
  void box(float x, float y, float w, float h, float angle = 0) {
    cpBody *body = cpBodyNew(1, cpMomentForBox(1, w, h));
    add(body, cpBoxShapeNew(body, w, h, 0), x, y, angle);
  }
  void circle(float x, float y, float r) {
    cpBody *body = cpBodyNew(1, cpMomentForCircle(1, 0, r, cpvzero));
    add(body, cpCircleShapeNew(body, r, cpvzero), x, y, 0);
  }
  void step() { cpSpaceStep(space, 1.0 / 60); }
};

template <typename World>
static void run(const char *engine, const char *scene, int steps) {
  World world;
  int warm = 0;
  if (!std::strcmp(scene, "pyramid")) {
    warm = 10;
    world.wall(-10000, 0, 10000, 0);
    for (int row = 0; row < 60; ++row)
      for (int column = 0; column < 60 - row; ++column)
        world.box((column + 0.5f * row - 30) * 52, -25 - row * 50.0f, 50, 50);
  } else if (!std::strcmp(scene, "small")) {
    world.wall(0, 0, 390, 0);
    world.wall(0, 844, 390, 844);
    world.wall(0, 0, 0, 844);
    world.wall(390, 0, 390, 844);
    for (int i = 0; i < 20; ++i)
      world.box(60 + i % 4 * 80, 40 + i / 4 * 70, 50, 50, i * 0.1f);
  } else {
    world.wall(0, -3000, 0, 1000);
    world.wall(1000, -3000, 1000, 1000);
    world.wall(0, 1000, 1000, 1000);
    for (int i = 0; i < 2000; ++i) {
      int row = i / 50, column = i % 50;
      world.circle(15 + column * 19.5f + (row & 1) * 5, 900 - row * 40.0f, 8);
    }
  }
  measure(engine, scene, warm, steps, [&] { world.step(); });
}

int main(int count, char **args) {
  const char *scene = count > 1 ? args[1] : "pyramid";
  int steps = count > 2 ? std::atoi(args[2]) : 200;
  const char *engine = count > 3 ? args[3] : "both";
  if (std::strcmp(engine, "chipmunk")) run<Box2D>("box2d-2.4.1", scene, steps);
  if (std::strcmp(engine, "box2d")) run<Chipmunk>("chipmunk", scene, steps);
}
