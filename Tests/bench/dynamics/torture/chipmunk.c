/* Chipmunk 7 as Debian has it, with its own default of 10 iterations. */
#include "engine.h"
#include <chipmunk/chipmunk.h>
#include <math.h>
#include <stdlib.h>

typedef struct world {
  cpSpace *space;
  cpBody **bodies;
  cpConstraint **joints;
  int count, room, joint_count, joint_room;
} world;

static void *create(double gravity) {
  world *w = calloc(1, sizeof *w);
  w->space = cpSpaceNew();
  cpSpaceSetGravity(w->space, cpv(0, 1000 * gravity));
  cpSpaceSetIterations(w->space, 10);
  cpSpaceSetSleepTimeThreshold(w->space, 0.5);
  return w;
}

static void destroy(void *context) {
  world *w = context;
  cpSpaceFree(w->space); /* what is in it goes with the program */
  free(w->bodies);
  free(w->joints);
  free(w);
}

static void line(void *context, double x0, double y0, double x1, double y1) {
  world *w = context;
  cpShape *shape = cpSegmentShapeNew(cpSpaceGetStaticBody(w->space),
                                     cpv(x0, y0), cpv(x1, y1), 0);
  cpShapeSetFriction(shape, .6);
  cpShapeSetElasticity(shape, 1);
  cpSpaceAddShape(w->space, shape);
}

static void body(void *context, const body_spec *spec) {
  world *w = context;
  cpVect corners[32];
  int count = 0;
  if (w->count == w->room) {
    w->room = w->room ? 2 * w->room : 64;
    w->bodies = realloc(w->bodies, (size_t)w->room * sizeof *w->bodies);
  }
  for (; count < spec->sides; count++)
    corners[count] =
        cpvmult(cpvforangle(2 * CP_PI * count / spec->sides), spec->width / 2);
  for (; spec->height > 0 && count < 4; count++)
    corners[count] = cpv((count == 1 || count == 2 ? .5 : -.5) * spec->width,
                         (count > 1 ? .5 : -.5) * spec->height);
  cpBody *made = spec->anchored ? cpBodyNewKinematic() : cpBodyNew(1, 1);
  cpShape *shape =
      count ? cpPolyShapeNew(made, count, corners, cpTransformIdentity, 0)
            : cpCircleShapeNew(made, spec->width / 2, cpvzero);
  cpBodySetPosition(made, cpv(spec->x, spec->y));
  cpBodySetAngle(made, spec->angle);
  cpBodySetVelocity(made, cpv(spec->vx, spec->vy));
  cpBodySetAngularVelocity(made, spec->spin);
  cpShapeSetFriction(shape, spec->friction);
  cpShapeSetElasticity(shape, spec->elasticity);
  cpSpaceAddBody(w->space, made);
  cpSpaceAddShape(w->space, shape);
  if (!spec->anchored)
    cpShapeSetDensity(shape, spec->density / 1e4);
  w->bodies[w->count++] = made;
}

static void keep(world *w, cpConstraint *made, int collides) {
  if (w->joint_count == w->joint_room) {
    w->joint_room = w->joint_room ? 2 * w->joint_room : 64;
    w->joints = realloc(w->joints, (size_t)w->joint_room * sizeof *w->joints);
  }
  cpConstraintSetCollideBodies(made, collides ? cpTrue : cpFalse);
  w->joints[w->joint_count++] = cpSpaceAddConstraint(w->space, made);
}

static void joint(void *context, const joint_spec *spec) {
  world *w = context;
  cpBody *a =
      spec->other < 0 ? cpSpaceGetStaticBody(w->space) : w->bodies[spec->other];
  cpBody *b = w->bodies[spec->body];
  cpVect at = cpv(spec->x, spec->y), to = cpv(spec->other_x, spec->other_y);
  cpVect in_a = cpBodyWorldToLocal(a, to), in_b = cpBodyWorldToLocal(b, at);
  cpVect axis = cpv(spec->axis_x, spec->axis_y);
  double turn = cpBodyGetAngle(b) - cpBodyGetAngle(a);
  int ranges = spec->lower < spec->upper;
  switch (spec->type) {
  case PIN:
    keep(w, cpPivotJointNew(a, b, at), 0);
    if (ranges)
      cpSpaceAddConstraint(
          w->space,
          cpRotaryLimitJointNew(a, b, turn + spec->lower, turn + spec->upper));
    break;
  case WELD:
    keep(w, cpPivotJointNew(a, b, at), 0);
    cpSpaceAddConstraint(w->space, cpGearJointNew(a, b, turn, 1));
    break;
  case ROD:
    keep(w, cpPinJointNew(a, b, in_a, in_b), 0);
    break;
  case ROPE:
    keep(w, cpSlideJointNew(a, b, in_a, in_b, 0, cpvdist(at, to)), 1);
    break;
  case SPRING: /* no scene of springs is played here */
  case SNAP:
    break;
  case SLIDE:
    axis = cpvnormalize(axis);
    keep(w,
         cpGrooveJointNew(
             a, b,
             cpBodyWorldToLocal(
                 a, cpvadd(at, cpvmult(axis, ranges ? spec->lower : -1e4))),
             cpBodyWorldToLocal(
                 a, cpvadd(at, cpvmult(axis, ranges ? spec->upper : 1e4))),
             in_b),
         0);
    cpSpaceAddConstraint(w->space, cpGearJointNew(a, b, turn, 1));
    break;
  }
}

static void finish(void *context) {
  (void)context;
}

static void cut(void *context, int joint) {
  world *w = context;
  cpSpaceRemoveConstraint(w->space, w->joints[joint]);
}

static void launch(void *context, int body, double vx, double vy, double spin) {
  cpBody *b = ((world *)context)->bodies[body];
  cpBodySetVelocity(b, cpv(vx, vy));
  cpBodySetAngularVelocity(b, spin);
}

static void step(void *context, double seconds) {
  cpSpaceStep(((world *)context)->space, seconds);
}

static body_state state(void *context, int body) {
  const cpBody *b = ((world *)context)->bodies[body];
  cpVect place = cpBodyGetPosition(b), speed = cpBodyGetVelocity(b);
  body_state out = {place.x, place.y, cpBodyGetAngle(b),
                    speed.x, speed.y, cpBodyGetAngularVelocity(b)};
  return out;
}

static int runs(void *context) {
  const world *w = context;
  for (int i = 0; i < w->count; i++) {
    const cpBody *b = w->bodies[i];
    int is_dynamic = cpBodyGetType((cpBody *)b) == CP_BODY_TYPE_DYNAMIC;
    if (is_dynamic ? !cpBodyIsSleeping(b)
                   : cpvlengthsq(cpBodyGetVelocity(b)) > 0)
      return 1;
  }
  return 0;
}

const engine chipmunk_torture = {"Chipmunk", create, destroy, line,   body,
                                 joint,      finish, cut,     launch, launch,
                                 step,       state,  runs};
