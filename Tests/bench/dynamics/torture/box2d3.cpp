// Box2D 3 where it is installed or BOX2D says where it stands, with its own
// defaults and 4 sub-steps.
#include "engine.h"
#include <box2d/box2d.h>
#include <cmath>
#include <vector>

namespace {
constexpr double metre = 100;

struct Field {
  field_type type;
  double x, y, strength;
};

struct World {
  explicit World(double gravity) {
    b2WorldDef def = b2DefaultWorldDef();
    def.gravity = {0, float(10 * gravity)};
    id = b2CreateWorld(&def);
    b2BodyDef fixed = b2DefaultBodyDef();
    ground = b2CreateBody(id, &fixed);
  }
  ~World() {
    b2DestroyWorld(id);
  }
  b2WorldId id;
  b2BodyId ground;
  std::vector<b2BodyId> bodies;
  std::vector<b2JointId> joints;
  std::vector<Field> fields;
};

World &of(void *world) {
  return *static_cast<World *>(world);
}

b2Vec2 at(double x, double y) {
  return {float(x / metre), float(y / metre)};
}

void *create(double gravity) {
  return new World(gravity);
}

void destroy(void *world) {
  delete &of(world);
}

void line(void *world, double x0, double y0, double x1, double y1) {
  b2ShapeDef def = b2DefaultShapeDef();
  b2Segment segment = {at(x0, y0), at(x1, y1)};
  b2CreateSegmentShape(of(world).ground, &def, &segment);
}

void body(void *world, const body_spec *spec) {
  World &w = of(world);
  b2BodyDef def = b2DefaultBodyDef();
  def.type = spec->anchored ? b2_kinematicBody : b2_dynamicBody;
  const b2Vec2 place = at(spec->x, spec->y);
  def.position = {place.x, place.y};
  def.rotation = b2MakeRot(float(spec->angle));
  def.linearVelocity = at(spec->vx, spec->vy);
  def.angularVelocity = float(spec->spin);
  def.linearDamping = float(spec->resistance);
  b2BodyId made = b2CreateBody(w.id, &def);
  b2ShapeDef shape = b2DefaultShapeDef();
  shape.density = float(spec->density);
  shape.material.friction = float(spec->friction);
  shape.material.restitution = float(spec->elasticity);
  const float half = float(spec->width / 2 / metre);
  if (spec->sides) {
    b2Vec2 corners[8];
    for (int i = 0; i < spec->sides; i++) {
      double part = 2 * 3.14159265358979323846 * i / spec->sides;
      corners[i] = at(spec->width / 2 * std::cos(part),
                      spec->width / 2 * std::sin(part));
    }
    b2Hull hull = b2ComputeHull(corners, spec->sides);
    b2Polygon polygon = b2MakePolygon(&hull, 0);
    b2CreatePolygonShape(made, &shape, &polygon);
  } else if (spec->height > 0) {
    b2Polygon box = b2MakeBox(half, float(spec->height / 2 / metre));
    b2CreatePolygonShape(made, &shape, &box);
  } else {
    b2Circle circle = {{0, 0}, half};
    b2CreateCircleShape(made, &shape, &circle);
  }
  w.bodies.push_back(made);
}

// A frame at a point of the plane, turned to `q`, as seen from a body.
b2Transform frame(b2BodyId body, double x, double y, b2Rot q) {
  const b2Vec2 point = at(x, y);
  return {b2Body_GetLocalPoint(body, {point.x, point.y}),
          b2InvMulRot(b2Body_GetRotation(body), q)};
}

void joint(void *world, const joint_spec *spec) {
  World &w = of(world);
  b2BodyId a = spec->other < 0 ? w.ground : w.bodies[size_t(spec->other)];
  b2BodyId b = w.bodies[size_t(spec->body)];
  const bool ranges = spec->lower < spec->upper;
  const bool ties =
      spec->type == ROD || spec->type == ROPE || spec->type == SPRING;
  b2Rot q = b2Rot_identity;
  if (spec->type == SLIDE)
    q = b2MakeRot(float(std::atan2(spec->axis_y, spec->axis_x)));
  b2RevoluteJointDef pin = b2DefaultRevoluteJointDef();
  b2WeldJointDef weld = b2DefaultWeldJointDef();
  b2PrismaticJointDef slide = b2DefaultPrismaticJointDef();
  b2DistanceJointDef rod = b2DefaultDistanceJointDef();
  b2MotorJointDef motor = b2DefaultMotorJointDef();
  b2JointDef base = pin.base;
  base.bodyIdA = a;
  base.bodyIdB = b;
  base.localFrameA = ties ? frame(a, spec->other_x, spec->other_y, q)
                          : frame(a, spec->x, spec->y, q);
  base.localFrameB = frame(b, spec->x, spec->y, q);
  base.collideConnected = spec->type == ROPE;
  if (spec->type == SNAP) // to the point, whatever the place of the body
    base.localFrameB = b2Transform_identity;
  pin.base = weld.base = slide.base = rod.base = motor.base = base;
  b2JointId made = b2_nullJointId;
  switch (spec->type) {
  case PIN:
    pin.enableLimit = ranges;
    pin.lowerAngle = ranges ? float(spec->lower) : 0;
    pin.upperAngle = ranges ? float(spec->upper) : 0;
    made = b2CreateRevoluteJoint(w.id, &pin);
    break;
  case WELD:
    made = b2CreateWeldJoint(w.id, &weld);
    break;
  case SLIDE:
    slide.enableLimit = ranges;
    slide.lowerTranslation = ranges ? float(spec->lower / metre) : 0;
    slide.upperTranslation = ranges ? float(spec->upper / metre) : 0;
    made = b2CreatePrismaticJoint(w.id, &slide);
    break;
  case ROD:
  case ROPE:
    rod.length = float(
        std::hypot(spec->x - spec->other_x, spec->y - spec->other_y) / metre);
    // A spring without stiffness leaves a rope its limit.
    rod.enableSpring = rod.enableLimit = spec->type == ROPE;
    rod.minLength = 0;
    rod.maxLength = rod.length;
    made = b2CreateDistanceJoint(w.id, &rod);
    break;
  case SPRING:
    if (spec->length > 0) {
      rod.length = float(spec->length / metre);
      rod.enableSpring = true;
      rod.hertz = float(spec->hertz);
      rod.dampingRatio = float(spec->damping);
      made = b2CreateDistanceJoint(w.id, &rod);
      break;
    }
    [[fallthrough]];
  case SNAP:
    // A spring without a length, as its own samples drag things with.
    motor.linearHertz = float(spec->hertz);
    motor.linearDampingRatio = float(spec->damping);
    motor.maxSpringForce = 1e9f;
    if (spec->type == SNAP) {
      motor.angularHertz = motor.linearHertz;
      motor.angularDampingRatio = motor.linearDampingRatio;
      motor.maxSpringTorque = 1e9f;
    }
    made = b2CreateMotorJoint(w.id, &motor);
    break;
  }
  w.joints.push_back(made);
}

void finish(void *) {
}

void cut(void *world, int joint) {
  b2DestroyJoint(of(world).joints[size_t(joint)]);
}

void launch(void *world, int body, double vx, double vy, double spin) {
  b2BodyId b = of(world).bodies[size_t(body)];
  b2Body_SetLinearVelocity(b, at(vx, vy));
  b2Body_SetAngularVelocity(b, float(spin));
  b2Body_SetAwake(b, true);
}

void field(void *world, field_type type, double x, double y, double strength) {
  of(world).fields.push_back({type, x, y, strength});
}

// It has no fields: a host applies a force to each body before a step.
void apply(World &w, const Field &f) {
  for (b2BodyId b : w.bodies) {
    if (b2Body_GetType(b) != b2_dynamicBody)
      continue;
    const b2Pos place = b2Body_GetPosition(b);
    const double mass = b2Body_GetMass(b);
    const double dx = metre * place.x - f.x, dy = metre * place.y - f.y;
    const double r = std::hypot(dx, dy);
    if (r == 0)
      continue;
    double x = -dx / r, y = -dy / r, rate = std::fmin(f.strength, 5184 * r);
    if (f.type == AROUND)
      x = -dy / r, y = dx / r, rate = f.strength / (mass * mass);
    b2Body_ApplyForceToCenter(b, at(x * rate * mass, y * rate * mass), true);
  }
}

void step(void *world, double seconds) {
  for (const Field &f : of(world).fields)
    apply(of(world), f);
  b2World_Step(of(world).id, float(seconds), 4);
}

body_state state(void *world, int body) {
  b2BodyId b = of(world).bodies[size_t(body)];
  const b2Pos place = b2Body_GetPosition(b);
  const b2Vec2 speed = b2Body_GetLinearVelocity(b);
  return {
      metre * place.x, metre * place.y, b2Rot_GetAngle(b2Body_GetRotation(b)),
      metre * speed.x, metre * speed.y, b2Body_GetAngularVelocity(b)};
}

int runs(void *world) {
  for (b2BodyId b : of(world).bodies) {
    const b2Vec2 speed = b2Body_GetLinearVelocity(b);
    if (b2Body_IsAwake(b) && (b2Body_GetType(b) == b2_dynamicBody ||
                              speed.x * speed.x + speed.y * speed.y > 0))
      return 1;
  }
  return 0;
}
} // namespace

extern "C" const engine box2d3_torture = {
    "Box2D 3", create, destroy, line, body,  joint, finish,
    cut,       launch, launch,  step, state, runs,  field};
