/* Scenes: what they are made of. */
#include "stage.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double pi = 3.14159265358979323846;

static void *grown(void *list, int count, int *room, size_t size) {
  if (count < *room)
    return list;
  *room = *room ? 2 * *room : 64;
  return realloc(list, (size_t)*room * size);
}

stage *stage_open(const engine *e, const torture_scene *scene) {
  stage *s = calloc(1, sizeof *s);
  s->engine = e;
  s->scene = scene;
  s->gravity = 1000;
  s->random = 12345;
  s->min_x = s->min_y = -50000;
  s->max_x = s->max_y = 50000;
  s->world = e->create(1);
  scene->fill(s);
  e->finish(s->world);
  size_t count = (size_t)s->body_count + 1;
  s->states = calloc(count, sizeof *s->states);
  s->wanted = calloc(count, sizeof *s->wanted);
  s->is_driven = calloc(count, sizeof *s->is_driven);
  stage_read(s);
  memcpy(s->wanted, s->states, count * sizeof *s->states);
  return s;
}

void stage_close(stage *s) {
  s->engine->destroy(s->world);
  free(s->bodies);
  free(s->states);
  free(s->wanted);
  free(s->is_driven);
  free(s->joints);
  free(s->lines);
  free(s);
}

void stage_read(stage *s) {
  for (int i = 0; i < s->body_count; i++)
    s->states[i] = s->engine->state(s->world, i);
}

void no_gravity(stage *s) {
  s->engine->destroy(s->world);
  s->world = s->engine->create(0);
  s->gravity = 0;
}

void line(stage *s, double x0, double y0, double x1, double y1) {
  s->lines = grown(s->lines, s->line_count, &s->line_room, sizeof *s->lines);
  double *l = s->lines[s->line_count++];
  l[0] = x0, l[1] = y0, l[2] = x1, l[3] = y1;
  s->engine->line(s->world, x0, y0, x1, y1);
}

void ground(stage *s, double y) {
  line(s, -20000, y, 20000, y);
  s->max_y = y;
  s->min_x = -20000, s->max_x = 20000;
}

void room(stage *s, double x0, double y0, double x1, double y1) {
  line(s, x0, y0, x1, y0);
  line(s, x1, y0, x1, y1);
  line(s, x1, y1, x0, y1);
  line(s, x0, y1, x0, y0);
  s->min_x = x0, s->min_y = y0, s->max_x = x1, s->max_y = y1;
}

body_spec a_box(double x, double y, double width, double height) {
  body_spec spec;
  memset(&spec, 0, sizeof spec);
  spec.x = x, spec.y = y, spec.width = width, spec.height = height;
  spec.density = 1, spec.friction = .6;
  return spec;
}

body_spec a_disc(double x, double y, double width) {
  return a_box(x, y, width, 0);
}

int add(stage *s, body_spec spec) {
  s->bodies = grown(s->bodies, s->body_count, &s->body_room, sizeof *s->bodies);
  stage_body *b = &s->bodies[s->body_count];
  memset(b, 0, sizeof *b);
  b->spec = spec;
  double r = spec.width / 2, area, gyration;
  if (spec.sides) {
    double part = 2 * pi / spec.sides;
    area = spec.sides * r * r * sin(part) / 2;
    gyration = r * r * (2 + cos(part)) / 6;
    b->inradius = r * cos(part / 2);
    b->extent = r;
  } else if (spec.height > 0) {
    area = spec.width * spec.height;
    gyration = (spec.width * spec.width + spec.height * spec.height) / 12;
    b->inradius = fmin(spec.width, spec.height) / 2;
    b->extent = hypot(spec.width, spec.height) / 2;
  } else {
    area = pi * r * r;
    gyration = r * r / 2;
    b->inradius = b->extent = r;
  }
  b->mass = spec.anchored ? 0 : area / 1e4 * spec.density;
  b->inertia = b->mass * gyration;
  s->engine->body(s->world, &spec);
  return s->body_count++;
}

int box(stage *s, double x, double y, double width, double height) {
  return add(s, a_box(x, y, width, height));
}

int disc(stage *s, double x, double y, double width) {
  return add(s, a_disc(x, y, width));
}

/** A point of the plane as seen from a body, upright. */
static void local(const stage *s, int body, double x, double y, double *out_x,
                  double *out_y) {
  double dx = x, dy = y, a = 0;
  if (body >= 0) {
    const body_spec *b = &s->bodies[body].spec;
    dx -= b->x, dy -= b->y, a = b->angle;
  }
  *out_x = cos(a) * dx + sin(a) * dy;
  *out_y = cos(a) * dy - sin(a) * dx;
}

int join(stage *s, joint_spec spec) {
  s->joints =
      grown(s->joints, s->joint_count, &s->joint_room, sizeof *s->joints);
  stage_joint *j = &s->joints[s->joint_count];
  memset(j, 0, sizeof *j);
  if (spec.type != ROD && spec.type != ROPE && spec.type != SPRING)
    spec.other_x = spec.x, spec.other_y = spec.y;
  j->spec = spec;
  local(s, spec.body, spec.x, spec.y, &j->ax, &j->ay);
  local(s, spec.other, spec.other_x, spec.other_y, &j->bx, &j->by);
  j->length = hypot(spec.x - spec.other_x, spec.y - spec.other_y);
  double a = spec.other < 0 ? 0 : s->bodies[spec.other].spec.angle;
  j->axis_x = cos(a) * spec.axis_x + sin(a) * spec.axis_y;
  j->axis_y = cos(a) * spec.axis_y - sin(a) * spec.axis_x;
  s->engine->joint(s->world, &spec);
  return s->joint_count++;
}

static joint_spec between(joint_type type, int body, int other, double x,
                          double y) {
  joint_spec spec;
  memset(&spec, 0, sizeof spec);
  spec.type = type, spec.body = body, spec.other = other;
  spec.x = x, spec.y = y;
  return spec;
}

int pin(stage *s, int body, int other, double x, double y) {
  return join(s, between(PIN, body, other, x, y));
}

int limb(stage *s, int body, int other, double x, double y, double range) {
  joint_spec spec = between(PIN, body, other, x, y);
  spec.lower = -range, spec.upper = range;
  return join(s, spec);
}

int weld(stage *s, int body, int other, double x, double y) {
  return join(s, between(WELD, body, other, x, y));
}

int rod(stage *s, int body, int other) {
  const body_spec *a = &s->bodies[body].spec, *b = &s->bodies[other].spec;
  joint_spec spec = between(ROD, body, other, a->x, a->y);
  spec.other_x = b->x, spec.other_y = b->y;
  return join(s, spec);
}

int rope(stage *s, int body, double x, double y, int other, double other_x,
         double other_y) {
  joint_spec spec = between(ROPE, body, other, x, y);
  spec.other_x = other_x, spec.other_y = other_y;
  return join(s, spec);
}

int slide(stage *s, int body, int other, double x, double y, double axis_x,
          double axis_y, double lower, double upper) {
  joint_spec spec = between(SLIDE, body, other, x, y);
  spec.axis_x = axis_x, spec.axis_y = axis_y;
  spec.lower = lower, spec.upper = upper;
  return join(s, spec);
}

int spring(stage *s, int body, double x, double y, double length, double hertz,
           double damping) {
  const body_spec *b = &s->bodies[body].spec;
  joint_spec spec = between(SPRING, body, -1, b->x, b->y);
  spec.other_x = x, spec.other_y = y;
  spec.length = length, spec.hertz = hertz, spec.damping = damping;
  return join(s, spec);
}

int snap(stage *s, int body, double x, double y) {
  joint_spec spec = between(SNAP, body, -1, x, y);
  spec.hertz = 3, spec.damping = .5;
  return join(s, spec);
}

void drive(stage *s, int body, double vx, double vy, double spin) {
  s->engine->drive(s->world, body, vx, vy, spin);
  s->is_driven[body] = 1;
  s->wanted[body].vx = vx;
  s->wanted[body].vy = vy;
  s->wanted[body].spin = spin;
}

void ride(stage *s, int body, int carrier) {
  s->riders[s->rider_count][0] = body;
  s->riders[s->rider_count++][1] = carrier;
}

double random_in(stage *s, double low, double high) {
  s->random = s->random * 1664525u + 1013904223u;
  return low + (high - low) * (s->random >> 8) / 16777216.0;
}
