/* Chipmunk 7 as Debian has it, with its own default of 10 iterations. */
#include "engine.h"
#include <chipmunk/chipmunk.h>
#include <math.h>
#include <stdlib.h>

typedef struct world {
  cpSpace *space;
  cpBody **bodies;
  int count, room, collides;
} world;

static void *create(int sleeps) {
  world *w = calloc(1, sizeof *w);
  w->space = cpSpaceNew();
  w->collides = 1;
  cpSpaceSetGravity(w->space, cpv(0, 1000));
  cpSpaceSetIterations(w->space, 10);
  if (sleeps)
    cpSpaceSetSleepTimeThreshold(w->space, 0.5);
  return w;
}

static void destroy(void *context) {
  world *w = context;
  cpSpaceFree(w->space); /* what is in it goes with the program */
  free(w->bodies);
  free(w);
}

static void line(void *context, double x0, double y0, double x1, double y1) {
  world *w = context;
  cpShape *shape = cpSegmentShapeNew(cpSpaceGetStaticBody(w->space),
                                     cpv(x0, y0), cpv(x1, y1), 0);
  cpShapeSetFriction(shape, 0.6);
  cpSpaceAddShape(w->space, shape);
}

static void body(void *context, double x, double y, double width, double height,
                 double angle) {
  world *w = context;
  int is_box = height > 0;
  if (w->count == w->room) {
    w->room = w->room ? 2 * w->room : 64;
    w->bodies = realloc(w->bodies, (size_t)w->room * sizeof *w->bodies);
  }
  cpBody *made =
      cpBodyNew(1, is_box ? cpMomentForBox(1, width, height)
                          : cpMomentForCircle(1, 0, width / 2, cpvzero));
  cpShape *shape = is_box ? cpBoxShapeNew(made, width, height, 0)
                          : cpCircleShapeNew(made, width / 2, cpvzero);
  cpBodySetPosition(made, cpv(x, y));
  cpBodySetAngle(made, angle);
  cpShapeSetFriction(shape, 0.6);
  if (!w->collides)
    cpShapeSetFilter(shape, CP_SHAPE_FILTER_NONE);
  cpSpaceAddBody(w->space, made);
  cpSpaceAddShape(w->space, shape);
  w->bodies[w->count++] = made;
}

static void collide(void *context, int collide) {
  ((world *)context)->collides = collide;
}

static void pin(void *context, int body) {
  cpBodySetType(((world *)context)->bodies[body], CP_BODY_TYPE_STATIC);
}

static void tie(void *context, int body, int other, double hertz) {
  world *w = context;
  cpBody *a = w->bodies[body], *b = w->bodies[other];
  cpConstraint *made;
  if (hertz > 0) {
    double mass = 1 / ((cpBodyGetType(a) == CP_BODY_TYPE_STATIC ? 0 : 1) +
                       (cpBodyGetType(b) == CP_BODY_TYPE_STATIC ? 0 : 1.0));
    double omega = 2 * CP_PI * hertz;
    made =
        cpDampedSpringNew(a, b, cpvzero, cpvzero,
                          cpvdist(cpBodyGetPosition(a), cpBodyGetPosition(b)),
                          mass * omega * omega, mass * omega);
  } else {
    made = cpPinJointNew(a, b, cpvzero, cpvzero);
  }
  cpSpaceAddConstraint(w->space, made);
}

static void finish(void *context) {
  (void)context;
}

static void step(void *context) {
  cpSpaceStep(((world *)context)->space, 1.0 / 60);
}

static double height(void *context, int body) {
  return cpBodyGetPosition(((world *)context)->bodies[body]).y;
}

const engine chipmunk_engine = {"Chipmunk", create,  destroy, line,
                                body,       collide, pin,     tie,
                                finish,     step,    height};
