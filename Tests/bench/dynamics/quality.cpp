// The quality table of WorldQuality.swift for Debian's Box2D 2.4.1 and Chipmunk 7: the same scenes,
// rows and figures, 60 steps a second. 100 pt are 1 m for Box2D; Chipmunk counts in points.
#include <box2d/box2d.h>
#include <chipmunk/chipmunk.h>

#include <cmath>
#include <cstdio>
#include <vector>

struct Place {
  double x, y, vx, vy;
};

struct Box2D {
  typedef b2Body *Item;
  static const char *name() {
    return "box2d-2.4.1";
  }
  b2World world{b2Vec2(0, 10)};
  b2Body *ground;
  Box2D() {
    b2BodyDef def;
    ground = world.CreateBody(&def);
  }
  void gravity(double g) {
    world.SetGravity(b2Vec2(0, g / 100));
  }
  void wall(double x0, double y0, double x1, double y1) {
    b2EdgeShape edge;
    edge.SetTwoSided(b2Vec2(x0 / 100, y0 / 100), b2Vec2(x1 / 100, y1 / 100));
    ground->CreateFixture(&edge, 0)->SetFriction(.6f);
  }
  b2Body *add(const b2Shape &shape, double x, double y, double friction,
              double elasticity, double density, bool meets) {
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.position.Set(x / 100, y / 100);
    b2Body *body = world.CreateBody(&def);
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = density;
    fixture.friction = friction;
    fixture.restitution = elasticity;
    fixture.restitutionThreshold = 0;
    if (!meets)
      fixture.filter.groupIndex = -1;
    body->CreateFixture(&fixture);
    return body;
  }
  b2Body *box(double x, double y, double w, double h, double friction = .6,
              double elasticity = 0, double density = 1, bool meets = true) {
    b2PolygonShape shape;
    shape.SetAsBox(w / 200, h / 200);
    return add(shape, x, y, friction, elasticity, density, meets);
  }
  b2Body *circle(double x, double y, double r, double elasticity) {
    b2CircleShape shape;
    shape.m_radius = r / 100;
    return add(shape, x, y, .6, elasticity, 1, true);
  }
  /* One that moves as it likes. */
  b2Body *driven(double w, double h, double vx) {
    b2Body *body = box(0, 0, w, h);
    body->SetType(b2_kinematicBody);
    body->SetLinearVelocity(b2Vec2(vx / 100, 0));
    return body;
  }
  void shoot(b2Body *body, double vx, double angle) {
    body->SetTransform(body->GetPosition(), angle);
    body->SetLinearVelocity(b2Vec2(vx / 100, 0));
    body->SetBullet(true);
  }
  void pin(b2Body *a, b2Body *b, double x, double y) {
    b2RevoluteJointDef def;
    def.Initialize(a ? a : ground, b, b2Vec2(x / 100, y / 100));
    world.CreateJoint(&def);
  }
  void spring(b2Body *body, double length, double hertz, double damping) {
    b2DistanceJointDef def;
    def.bodyA = ground;
    def.bodyB = body;
    def.length = length / 100;
    def.minLength = 0;
    def.maxLength = 100;
    b2LinearStiffness(def.stiffness, def.damping, hertz, damping, ground, body);
    world.CreateJoint(&def);
  }
  Place place(b2Body *body) {
    b2Vec2 p = body->GetPosition(), v = body->GetLinearVelocity();
    return {p.x * 100, p.y * 100, v.x * 100, v.y * 100};
  }
  Place end(b2Body *body, double x) {
    b2Vec2 p = body->GetWorldPoint(b2Vec2(x / 100, 0));
    return {p.x * 100, p.y * 100, 0, 0};
  }
  void step() {
    world.Step(1.0f / 60, 8, 3);
  }
};

struct Chipmunk {
  typedef cpBody *Item;
  static const char *name() {
    return "chipmunk-7";
  }
  cpSpace *space = cpSpaceNew();
  Chipmunk() {
    cpSpaceSetIterations(space, 10);
    gravity(1000);
  }
  void gravity(double g) {
    cpSpaceSetGravity(space, cpv(0, g));
  }
  void wall(double x0, double y0, double x1, double y1) {
    cpShape *shape = cpSegmentShapeNew(cpSpaceGetStaticBody(space), cpv(x0, y0),
                                       cpv(x1, y1), 0);
    cpShapeSetFriction(shape, 1);
    cpShapeSetElasticity(shape, 1);
    cpSpaceAddShape(space, shape);
  }
  cpBody *add(cpBody *body, cpShape *shape, double x, double y, double friction,
              double elasticity, bool meets) {
    cpBodySetPosition(body, cpv(x, y));
    cpShapeSetFriction(shape, friction);
    cpShapeSetElasticity(shape, elasticity);
    if (!meets)
      cpShapeSetFilter(
          shape, cpShapeFilterNew(1, CP_ALL_CATEGORIES, CP_ALL_CATEGORIES));
    cpSpaceAddBody(space, body);
    cpSpaceAddShape(space, shape);
    return body;
  }
  cpBody *box(double x, double y, double w, double h, double friction = .6,
              double elasticity = 0, double density = 1, bool meets = true) {
    double mass = density * w * h / 10000;
    cpBody *body = cpBodyNew(mass, cpMomentForBox(mass, w, h));
    return add(body, cpBoxShapeNew(body, w, h, 0), x, y, friction, elasticity,
               meets);
  }
  cpBody *circle(double x, double y, double r, double elasticity) {
    cpBody *body = cpBodyNew(1, cpMomentForCircle(1, 0, r, cpvzero));
    return add(body, cpCircleShapeNew(body, r, cpvzero), x, y, .6, elasticity,
               true);
  }
  cpBody *driven(double w, double h, double vx) {
    cpBody *body = cpBodyNewKinematic();
    add(body, cpBoxShapeNew(body, w, h, 0), 0, 0, .6, 0, true);
    cpBodySetVelocity(body, cpv(vx, 0));
    return body;
  }
  void shoot(cpBody *body, double vx, double angle) {
    cpBodySetAngle(body, angle);
    cpBodySetVelocity(body, cpv(vx, 0));
  }
  void pin(cpBody *a, cpBody *b, double x, double y) {
    cpSpaceAddConstraint(
        space,
        cpPivotJointNew(a ? a : cpSpaceGetStaticBody(space), b, cpv(x, y)));
  }
  void spring(cpBody *body, double length, double hertz, double damping) {
    double m = cpBodyGetMass(body), w = 2 * CP_PI * hertz;
    cpSpaceAddConstraint(space,
                         cpDampedSpringNew(cpSpaceGetStaticBody(space), body,
                                           cpvzero, cpvzero, length, m * w * w,
                                           2 * damping * w * m));
  }
  Place place(cpBody *body) {
    cpVect p = cpBodyGetPosition(body), v = cpBodyGetVelocity(body);
    return {p.x, p.y, v.x, v.y};
  }
  Place end(cpBody *body, double x) {
    cpVect p = cpBodyLocalToWorld(body, cpv(x, 0));
    return {p.x, p.y, 0, 0};
  }
  void step() {
    cpSpaceStep(space, 1.0 / 60);
  }
};

template <typename World> static void row(const char *text) {
  std::printf("%s | %s |", World::name(), text);
}

template <typename World>
static void tower(const char *name, double friction, double top) {
  World w;
  std::vector<typename World::Item> items;
  w.wall(-5000, 0, 5000, 0);
  for (int i = 0; i < 10; ++i)
    items.push_back(
        w.box(0, -25 - i * 50, 50, 50, friction, 0, i == 9 ? top : 1));
  double worst = 0, drift = 0, overlap = 0, gap = 0;
  for (int frame = 0; frame < 600; ++frame) {
    w.step();
    for (int i = 1; i < 10; ++i)
      worst =
          std::fmax(worst, 50 - w.place(items[i - 1]).y + w.place(items[i]).y);
  }
  for (int i = 0; i < 10; ++i) {
    Place p = w.place(items[i]);
    double open = (i ? w.place(items[i - 1]).y : 25) - p.y - 50;
    drift = std::fmax(drift, std::hypot(p.x, p.y + 25 + i * 50));
    gap = std::fmax(gap, open);
    overlap = std::fmax(overlap, -open);
  }
  std::printf("%s | tower of 10, %s: drift, overlap, worst, gap |", w.name(),
              name);
  std::printf(" %.4f %.4f %.4f %.4f\n", drift, overlap, worst, gap);
}

template <typename World> static void pyramid() {
  World w;
  std::vector<typename World::Item> items;
  std::vector<Place> places;
  w.wall(-5000, 0, 5000, 0);
  for (int i = 0; i < 20; ++i)
    for (int k = 0; k < 20 - i; ++k) {
      places.push_back({(k + .5 * i) * 52, -25 - i * 50.0, 0, 0});
      items.push_back(w.box(places.back().x, places.back().y, 50, 50));
    }
  for (int frame = 0; frame < 600; ++frame)
    w.step();
  double drift = 0;
  for (size_t i = 0; i < items.size(); ++i) {
    Place p = w.place(items[i]);
    drift = std::fmax(drift, std::hypot(p.x - places[i].x, p.y - places[i].y));
  }
  row<World>("pyramid of 20 rows: drift");
  std::printf(" %.4f\n", drift);
}

template <typename World> static void bounces(double e) {
  double low = 1e9, high = 0;
  for (int i = 0; i < 40; ++i) {
    World w;
    double height = 50 + (i >> 1) * 37.3, before = 0;
    w.wall(-5000, 0, 5000, 0);
    typename World::Item item = i & 1 ? w.circle(0, -25 - height, 25, e)
                                      : w.box(0, -25 - height, 50, 50, .6, e);
    for (int frame = 0; frame < 600; ++frame) {
      w.step();
      Place p = w.place(item);
      if (p.vy < before - 10) {
        double ratio = (-25 - p.y + p.vy * p.vy / 2000) / height;
        low = std::fmin(low, ratio);
        high = std::fmax(high, ratio);
        break;
      }
      before = p.vy;
    }
  }
  std::printf("%s | bounce %.1f from 20 heights, first rebound ÷ h: least, "
              "most | %.4f %.4f\n",
              World::name(), e, low, high);
}

template <typename World> static void spring(double hertz, double damping) {
  World w;
  w.gravity(0);
  typename World::Item item = w.box(150, 0, 100, 100);
  w.spring(item, 100, hertz, damping);
  std::vector<double> x;
  for (int frame = 0; frame < 60; ++frame) {
    x.push_back(w.place(item).x - 100);
    w.step();
  }
  // As in WorldQuality.swift: least squares of x(n+1) = a x(n) + b x(n-1).
  double s00 = 0, s01 = 0, s11 = 0, r0 = 0, r1 = 0;
  for (size_t n = 1; n + 1 < x.size(); ++n) {
    s00 += x[n] * x[n];
    s01 += x[n] * x[n - 1];
    s11 += x[n - 1] * x[n - 1];
    r0 += x[n + 1] * x[n];
    r1 += x[n + 1] * x[n - 1];
  }
  double d = s00 * s11 - s01 * s01;
  double a = (r0 * s11 - r1 * s01) / d, b = (r1 * s00 - r0 * s01) / d;
  double decay = -std::log(-b) * 30,
         turn = std::acos(a / (2 * std::sqrt(-b))) * 60;
  double omega = std::hypot(decay, turn);
  std::printf("%s | spring %.1f Hz, damping asked %.1f: damping, Hz got | %.4f "
              "%.4f\n",
              World::name(), hertz, damping, decay / omega,
              omega / (2 * b2_pi));
}

template <typename World> static void chain(double weight) {
  World w;
  std::vector<typename World::Item> items;
  for (int i = 0; i < 20; ++i) {
    items.push_back(
        w.box(20 + i * 40, 0, 40, 10, .6, 0, i == 19 ? weight : 1, false));
    w.pin(i ? items[i - 1] : nullptr, items[i], i * 40, 0);
  }
  double sum = 0, stretch = 0;
  for (int frame = 0; frame < 600; ++frame) {
    w.step();
    for (int i = 0; i < 20; ++i) {
      Place b = w.end(items[i], -20), a = {0, 0, 0, 0};
      if (i)
        a = w.end(items[i - 1], 20);
      sum += std::hypot(b.x - a.x, b.y - a.y);
    }
    Place tip = w.end(items[19], 20);
    stretch = std::fmax(stretch, std::hypot(tip.x, tip.y) - 800);
  }
  std::printf("%s | chain of 20 links, end ×%.1f: mean pin error, stretch of "
              "800 | %.4f %.4f\n",
              World::name(), weight, sum / 12000, stretch);
}

template <typename World> static void bullets(bool moving) {
  int passes = 0;
  for (int i = 0; i < 100; ++i) {
    World w;
    w.gravity(0);
    if (moving)
      w.driven(1, 400, -200);
    else
      w.wall(0, -200, 0, 200);
    typename World::Item shot = w.box(-1000 - i * 3.33, 0, 4, 4);
    w.shoot(shot, 20000, i * .05);
    for (int frame = 0; frame < 60; ++frame)
      w.step();
    passes += w.place(shot).x > (moving ? -200 : 0) + 3;
  }
  std::printf("%s | 4-pt box at 20,000 pt/s, 1-pt wall %s: passes of 100 | "
              "%d\n",
              World::name(), moving ? "moving" : "still", passes);
}

template <typename World> static void seams() {
  double least = 1e9;
  for (double speed : {60., 300., 1500.}) {
    World w;
    for (int i = -10; i < 10; ++i)
      w.wall(i * 20, 0, i * 20 + 20, 0);
    w.wall(100, 0, 100, 400);
    w.wall(200, 0, 200, 400);
    typename World::Item item = w.box(-100, -25, 50, 50, 0);
    w.shoot(item, speed, 0);
    for (int frame = 0; frame < int(400 / speed * 60); ++frame) {
      w.step();
      least = std::fmin(least, w.place(item).vx / speed);
    }
  }
  row<World>("box over seams and off a ledge: least share of its speed");
  std::printf(" %.4f\n", least);
}

template <typename World> static void quality() {
  tower<World>("plain", .6, 1);
  tower<World>("frictionless", 0, 1);
  tower<World>("top x10", .6, 10);
  tower<World>("top x100", .6, 100);
  pyramid<World>();
  for (double e : {.2, .5, .8, 1.})
    bounces<World>(e);
  for (double hertz : {2., 10.})
    for (double damping : {.1, .3})
      spring<World>(hertz, damping);
  for (double weight : {1., 10., 100.})
    chain<World>(weight);
  bullets<World>(false);
  bullets<World>(true);
  seams<World>();
}

int main() {
  quality<Box2D>();
  quality<Chipmunk>();
}
