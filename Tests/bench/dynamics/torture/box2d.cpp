// Box2D 2.4.1 as Debian has it, with its own defaults: 8 and 3 iterations.
#include "engine.h"
#include <box2d/box2d.h>
#include <cmath>
#include <vector>

namespace {
constexpr double metre = 100;

struct World {
  explicit World(double gravity) : world(b2Vec2(0, float(10 * gravity))) {
    b2BodyDef def;
    ground = world.CreateBody(&def);
  }
  b2World world;
  b2Body *ground;
  std::vector<b2Body *> bodies;
  std::vector<b2Joint *> joints;
};

World &of(void *world) {
  return *static_cast<World *>(world);
}

b2Vec2 at(double x, double y) {
  return b2Vec2(float(x / metre), float(y / metre));
}

void *create(double gravity) {
  return new World(gravity);
}

void destroy(void *world) {
  delete &of(world);
}

void line(void *world, double x0, double y0, double x1, double y1) {
  b2EdgeShape edge;
  edge.SetTwoSided(at(x0, y0), at(x1, y1));
  b2FixtureDef fixture;
  fixture.shape = &edge;
  of(world).ground->CreateFixture(&fixture);
}

void body(void *world, const body_spec *spec) {
  b2BodyDef def;
  def.type = spec->anchored ? b2_kinematicBody : b2_dynamicBody;
  def.position = at(spec->x, spec->y);
  def.angle = float(spec->angle);
  def.linearVelocity = at(spec->vx, spec->vy);
  def.angularVelocity = float(spec->spin);
  def.linearDamping = float(spec->resistance);
  b2Body *made = of(world).world.CreateBody(&def);
  b2PolygonShape polygon;
  b2CircleShape disc;
  b2FixtureDef fixture;
  fixture.shape = &polygon;
  if (spec->sides) {
    b2Vec2 corners[8];
    for (int i = 0; i < spec->sides; i++) {
      double part = 2 * 3.14159265358979323846 * i / spec->sides;
      corners[i] = at(spec->width / 2 * std::cos(part),
                      spec->width / 2 * std::sin(part));
    }
    polygon.Set(corners, spec->sides);
  } else if (spec->height > 0) {
    polygon.SetAsBox(float(spec->width / 2 / metre),
                     float(spec->height / 2 / metre));
  } else {
    disc.m_radius = float(spec->width / 2 / metre);
    fixture.shape = &disc;
  }
  fixture.density = float(spec->density);
  fixture.friction = float(spec->friction);
  fixture.restitution = float(spec->elasticity);
  made->CreateFixture(&fixture);
  of(world).bodies.push_back(made);
}

void joint(void *world, const joint_spec *spec) {
  World &w = of(world);
  b2Body *a = spec->other < 0 ? w.ground : w.bodies[size_t(spec->other)];
  b2Body *b = w.bodies[size_t(spec->body)];
  const bool ranges = spec->lower < spec->upper;
  const b2Vec2 point = at(spec->x, spec->y);
  b2RevoluteJointDef pin;
  b2WeldJointDef weld;
  b2PrismaticJointDef slide;
  b2DistanceJointDef rod;
  b2JointDef *def = nullptr;
  switch (spec->type) {
  case PIN:
    pin.Initialize(a, b, point);
    pin.enableLimit = ranges;
    pin.lowerAngle = float(spec->lower);
    pin.upperAngle = float(spec->upper);
    def = &pin;
    break;
  case WELD:
    weld.Initialize(a, b, point);
    def = &weld;
    break;
  case SLIDE: {
    const double size = std::hypot(spec->axis_x, spec->axis_y);
    slide.Initialize(
        a, b, point,
        b2Vec2(float(spec->axis_x / size), float(spec->axis_y / size)));
    slide.enableLimit = ranges;
    slide.lowerTranslation = float(spec->lower / metre);
    slide.upperTranslation = float(spec->upper / metre);
    def = &slide;
    break;
  }
  case ROD:
  case ROPE:
    rod.Initialize(a, b, at(spec->other_x, spec->other_y), point);
    if (spec->type == ROPE) {
      rod.minLength = 0;
      rod.collideConnected = true;
    }
    def = &rod;
    break;
  default: // no scene of springs is played here
    return;
  }
  w.joints.push_back(w.world.CreateJoint(def));
}

void finish(void *) {
}

void cut(void *world, int joint) {
  of(world).world.DestroyJoint(of(world).joints[size_t(joint)]);
}

void launch(void *world, int body, double vx, double vy, double spin) {
  b2Body *b = of(world).bodies[size_t(body)];
  b->SetLinearVelocity(at(vx, vy));
  b->SetAngularVelocity(float(spin));
  b->SetAwake(true);
}

void step(void *world, double seconds) {
  of(world).world.Step(float(seconds), 8, 3);
}

body_state state(void *world, int body) {
  const b2Body *b = of(world).bodies[size_t(body)];
  const b2Vec2 place = b->GetPosition(), speed = b->GetLinearVelocity();
  return {metre * place.x, metre * place.y, b->GetAngle(),
          metre * speed.x, metre * speed.y, b->GetAngularVelocity()};
}

int runs(void *world) {
  for (const b2Body *b : of(world).bodies)
    if (b->IsAwake() && (b->GetType() == b2_dynamicBody ||
                         b->GetLinearVelocity().LengthSquared() > 0))
      return 1;
  return 0;
}
} // namespace

extern "C" const engine box2d_torture = {
    "Box2D 2.4.1", create, destroy, line, body,  joint, finish,
    cut,           launch, launch,  step, state, runs};
