// Box2D 2.4.1 as Debian has it, with its own defaults: 8 and 3 iterations.
#include "engine.h"
#include <box2d/box2d.h>
#include <vector>

namespace {
struct World {
  b2World world{b2Vec2(0, 10)};
  b2Body *ground;
  std::vector<b2Body *> bodies;
  bool collides = true;
};

World &of(void *world) {
  return *static_cast<World *>(world);
}

void *create(int sleeps) {
  World *w = new World;
  w->world.SetAllowSleeping(sleeps != 0);
  // The rain would take it fifty times as long.
  w->world.SetContinuousPhysics(false);
  b2BodyDef def;
  w->ground = w->world.CreateBody(&def);
  return w;
}

void destroy(void *world) {
  delete &of(world);
}

void line(void *world, double x0, double y0, double x1, double y1) {
  b2EdgeShape edge;
  edge.SetTwoSided(b2Vec2(float(x0 / 100), float(y0 / 100)),
                   b2Vec2(float(x1 / 100), float(y1 / 100)));
  of(world).ground->CreateFixture(&edge, 0)->SetFriction(0.6f);
}

void body(void *world, double x, double y, double width, double height,
          double angle) {
  b2BodyDef def;
  def.type = b2_dynamicBody;
  def.position.Set(float(x / 100), float(y / 100));
  def.angle = float(angle);
  b2Body *made = of(world).world.CreateBody(&def);
  b2FixtureDef fixture;
  b2PolygonShape box;
  b2CircleShape disc;
  box.SetAsBox(float(width / 200), float(height > 0 ? height / 200 : 1));
  disc.m_radius = float(width / 200);
  fixture.shape = height > 0 ? static_cast<b2Shape *>(&box) : &disc;
  fixture.density = 1;
  fixture.friction = 0.6f;
  if (!of(world).collides)
    fixture.filter.maskBits = 0;
  made->CreateFixture(&fixture);
  of(world).bodies.push_back(made);
}

void collide(void *world, int collide) {
  of(world).collides = collide != 0;
}

void pin(void *world, int body) {
  of(world).bodies[size_t(body)]->SetType(b2_staticBody);
}

void tie(void *world, int body, int other, double hertz) {
  b2Body *a = of(world).bodies[size_t(body)];
  b2Body *b = of(world).bodies[size_t(other)];
  b2DistanceJointDef def;
  def.Initialize(a, b, a->GetPosition(), b->GetPosition());
  if (hertz > 0)
    b2LinearStiffness(def.stiffness, def.damping, float(hertz), 0.5f, a, b);
  of(world).world.CreateJoint(&def);
}

void finish(void *) {
}

void step(void *world) {
  of(world).world.Step(1.0f / 60, 8, 3);
}

double height(void *world, int body) {
  return 100 * of(world).bodies[size_t(body)]->GetPosition().y;
}
} // namespace

extern "C" const engine box2d_engine = {"Box2D 2.4.1", create,  destroy, line,
                                        body,          collide, pin,     tie,
                                        finish,        step,    height};
