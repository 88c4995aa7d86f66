/* How a scene went: energy, rest, overlap, joints, escapes, time. */
#include "judge.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct outline {
  double x[32], y[32], radius, cx, cy, extent;
  int count;
} outline;

static outline outline_of(const stage *s, int body) {
  const body_spec *spec = &s->bodies[body].spec;
  const body_state *at = &s->states[body];
  double c = cos(at->angle), n = sin(at->angle);
  outline o;
  o.radius = 0, o.cx = at->x, o.cy = at->y, o.extent = s->bodies[body].extent;
  o.count = spec->sides ? spec->sides : spec->height > 0 ? 4 : 1;
  for (int i = 0; i < o.count; i++) {
    double x = 0, y = 0;
    if (spec->sides) {
      double part = 2 * 3.14159265358979323846 * i / spec->sides;
      x = spec->width / 2 * cos(part), y = spec->width / 2 * sin(part);
    } else if (spec->height > 0) {
      x = (i == 1 || i == 2 ? .5 : -.5) * spec->width;
      y = (i > 1 ? .5 : -.5) * spec->height;
    } else {
      o.radius = spec->width / 2;
    }
    o.x[i] = at->x + c * x - n * y;
    o.y[i] = at->y + n * x + c * y;
  }
  return o;
}

/** How far apart two outlines are in a direction of length 1. */
static double gap(const outline *a, const outline *b, double nx, double ny) {
  double far = -1e300, near = 1e300;
  for (int i = 0; i < a->count; i++)
    far = fmax(far, a->x[i] * nx + a->y[i] * ny);
  for (int i = 0; i < b->count; i++)
    near = fmin(near, b->x[i] * nx + b->y[i] * ny);
  return near - far - a->radius - b->radius;
}

/** The greatest gap over the normals of the faces of `a`, and towards the
 *  corners that are nearest to a disc. */
static double apart(const outline *a, const outline *b) {
  double most = -1e300;
  for (int i = 0; a->count > 1 && i < a->count; i++) {
    int j = (i + 1) % a->count;
    double dx = a->x[j] - a->x[i], dy = a->y[j] - a->y[i];
    double length = hypot(dx, dy);
    most = fmax(most, gap(a, b, dy / length, -dx / length));
  }
  for (int i = 0; b->count == 1 && i < a->count; i++) {
    double dx = b->x[0] - a->x[i], dy = b->y[0] - a->y[i];
    double length = hypot(dx, dy);
    if (length > 1e-9)
      most = fmax(most, gap(a, b, dx / length, dy / length));
  }
  return most;
}

static double overlap(const outline *a, const outline *b) {
  double x = a->cx - b->cx, y = a->cy - b->cy, r = a->extent + b->extent;
  if (x * x + y * y >= r * r)
    return 0;
  double most = fmax(apart(a, b), apart(b, a));
  return most < 0 ? -most : 0;
}

/** A line is sunk into by what reaches both sides of it, up to the middle. */
static double sunk(const outline *a, const double *l) {
  double dx = l[2] - l[0], dy = l[3] - l[1], length = hypot(dx, dy);
  double nx = dy / length, ny = -dx / length;
  double along =
      ((a->cx - l[0]) * dx + (a->cy - l[1]) * dy) / (length * length);
  if (along < 0 || along > 1)
    return 0;
  double high = -1e300, low = 1e300;
  for (int i = 0; i < a->count; i++) {
    double at = (a->x[i] - l[0]) * nx + (a->y[i] - l[1]) * ny;
    high = fmax(high, at + a->radius), low = fmin(low, at - a->radius);
  }
  return high > 0 && low < 0 ? fmin(high, -low) : 0;
}

static int are_tied(const stage *s, int a, int b) {
  for (int i = 0; i < s->joint_count; i++) {
    const joint_spec *j = &s->joints[i].spec;
    if (j->type != ROPE &&
        ((j->body == a && j->other == b) || (j->body == b && j->other == a)))
      return 1;
  }
  return 0;
}

static const stage *sorted;
static int by_left(const void *a, const void *b) {
  int i = *(const int *)a, j = *(const int *)b;
  double x = sorted->states[i].x - sorted->bodies[i].extent;
  double y = sorted->states[j].x - sorted->bodies[j].extent;
  return x < y ? -1 : x > y ? 1 : i - j;
}

static double deepest(const stage *s) {
  int count = s->body_count;
  int *order = malloc(sizeof *order * (size_t)(count + 1));
  outline *shapes = malloc(sizeof *shapes * (size_t)(count + 1));
  double most = 0;
  for (int i = 0; i < count; i++)
    order[i] = i, shapes[i] = outline_of(s, i);
  sorted = s;
  qsort(order, (size_t)count, sizeof *order, by_left);
  for (int i = 0; i < count; i++) {
    int a = order[i];
    const outline *oa = &shapes[a];
    for (int l = 0; l < s->line_count && !s->bodies[a].spec.anchored; l++)
      most = fmax(most, sunk(oa, s->lines[l]) / s->bodies[a].inradius);
    for (int k = i + 1; k < count; k++) {
      int b = order[k];
      const outline *ob = &shapes[b];
      if (ob->cx - ob->extent > oa->cx + oa->extent)
        break;
      if (s->bodies[a].spec.anchored && s->bodies[b].spec.anchored)
        continue;
      double depth = overlap(oa, ob);
      double thin = fmin(s->bodies[a].inradius, s->bodies[b].inradius);
      if (depth / thin > most && !are_tied(s, a, b))
        most = depth / thin;
    }
  }
  free(order);
  free(shapes);
  return most;
}

static void placed(const stage *s, int body, double x, double y, double *out_x,
                   double *out_y) {
  body_state at = {0, 0, 0, 0, 0, 0};
  if (body >= 0)
    at = s->states[body];
  *out_x = at.x + cos(at.angle) * x - sin(at.angle) * y;
  *out_y = at.y + sin(at.angle) * x + cos(at.angle) * y;
}

static double widest(const stage *s) {
  double most = 0;
  for (int i = 0; i < s->joint_count; i++) {
    const stage_joint *j = &s->joints[i];
    double x, y, other_x, other_y;
    if (j->is_cut || j->spec.type == SPRING || j->spec.type == SNAP)
      continue;
    placed(s, j->spec.body, j->ax, j->ay, &x, &y);
    placed(s, j->spec.other, j->bx, j->by, &other_x, &other_y);
    double dx = x - other_x, dy = y - other_y, error = hypot(dx, dy);
    if (j->spec.type == ROD)
      error = fabs(error - j->length);
    if (j->spec.type == ROPE)
      error = fmax(0, error - j->length);
    if (j->spec.type == SLIDE) {
      double a = j->spec.other < 0 ? 0 : s->states[j->spec.other].angle;
      double ux = cos(a) * j->axis_x - sin(a) * j->axis_y;
      double uy = sin(a) * j->axis_x + cos(a) * j->axis_y;
      error = fabs(dx * uy - dy * ux);
    }
    most = fmax(most, error);
  }
  return most;
}

/** What springs hold that tie middles to the plane. */
static double spring_energy(const stage *s) {
  double sum = 0;
  for (int i = 0; i < s->joint_count; i++) {
    const stage_joint *j = &s->joints[i];
    int is_snap = j->spec.type == SNAP;
    if (j->is_cut || (j->spec.type != SPRING && !is_snap))
      continue;
    const stage_body *b = &s->bodies[j->spec.body];
    const body_state *at = &s->states[j->spec.body];
    double omega = 2 * 3.14159265358979323846 * j->spec.hertz;
    double stretch = hypot(at->x - j->spec.other_x, at->y - j->spec.other_y) -
                     j->spec.length;
    double turn =
        is_snap ? remainder(at->angle, 2 * 3.14159265358979323846) : 0;
    sum += .5 * omega * omega *
           (b->mass * stretch * stretch + b->inertia * turn * turn);
  }
  return sum;
}

static double energy(const stage *s) {
  double sum = spring_energy(s);
  for (int i = 0; i < s->body_count; i++) {
    const stage_body *b = &s->bodies[i];
    const body_state *at = &s->states[i];
    sum += b->mass * (.5 * (at->vx * at->vx + at->vy * at->vy) -
                      s->gravity * (at->y - b->spec.y)) +
           .5 * b->inertia * at->spin * at->spin;
  }
  return sum;
}

static double height(const stage *s) {
  double sum = 0;
  for (int i = 0; i < s->body_count; i++)
    sum +=
        s->bodies[i].mass * s->gravity * (s->bodies[i].spec.y - s->states[i].y);
  return sum;
}

/** What it takes to lift everything by a hundredth of its size, and what was in
 *  motion or in springs at the start: no scene's fall counts as less. */
static double least_fall(const stage *s, double in_springs) {
  double sum = in_springs;
  for (int i = 0; i < s->body_count; i++) {
    const stage_body *b = &s->bodies[i];
    sum += b->mass * s->gravity * .01 * b->extent +
           .5 * b->mass * (b->spec.vx * b->spec.vx + b->spec.vy * b->spec.vy) +
           .5 * b->inertia * b->spec.spin * b->spec.spin;
  }
  return sum;
}

static int outside(const stage *s) {
  int count = 0;
  for (int i = 0; i < s->body_count; i++) {
    double x = s->states[i].x, y = s->states[i].y;
    if (s->bodies[i].spec.anchored)
      continue;
    count += !(x > s->min_x && x < s->max_x && y > s->min_y && y < s->max_y);
  }
  return count;
}

static void miss(verdict *v, char letter) {
  size_t length = strlen(v->missed);
  if (length + 1 < sizeof v->missed)
    v->missed[length] = letter, v->missed[length + 1] = 0;
}

static void compare(verdict *v, const torture_scene *scene, int has_joints) {
  int flags = scene->flags;
  double growth = flags & ELASTIC ? .02 : flags & HEAVY ? .5 : .1;
  if (flags & CLOSED && !(v->growth <= growth))
    miss(v, 'E');
  if (flags & ELASTIC && !(v->loss <= .05))
    miss(v, 'L');
  if (flags & RESTS && !(v->rest <= (scene->rest > 0 ? scene->rest : 5)))
    miss(v, 'R');
  if (!(flags & OVERLAPS) && !(v->overlap <= .2))
    miss(v, 'O');
  if (flags & RESTS && !(flags & OVERLAPS) && !(v->last_overlap <= .05))
    miss(v, 'o');
  if (has_joints && !(v->error <= 5))
    miss(v, 'J');
  if (has_joints && flags & RESTS && !(v->last_error <= .5))
    miss(v, 'j');
  if (v->escapes)
    miss(v, 'X');
  if (!(v->astray <= 5) || !(v->slip <= 20))
    miss(v, 'K');
}

static void look_at_riders(const stage *s, verdict *v) {
  for (int i = 0; i < s->body_count; i++) {
    body_state *want = &s->wanted[i];
    if (!s->is_driven[i])
      continue;
    want->x += want->vx / 60;
    want->y += want->vy / 60;
    v->astray = fmax(v->astray,
                     hypot(s->states[i].x - want->x, s->states[i].y - want->y));
  }
  for (int i = 0; i < s->rider_count; i++) {
    int a = s->riders[i][0], b = s->riders[i][1];
    const body_spec *p = &s->bodies[a].spec, *q = &s->bodies[b].spec;
    v->slip =
        fmax(v->slip, hypot(s->states[a].x - s->states[b].x - p->x + q->x,
                            s->states[a].y - s->states[b].y - p->y + q->y));
  }
}

int frames_of(const torture_scene *scene) {
  return (int)(scene->seconds * 60 + .5);
}

verdict judge(const engine *e, const torture_scene *scene,
              double (*clock)(void), double *least) {
  verdict v;
  memset(&v, 0, sizeof v);
  stage *s = stage_open(e, scene);
  int frames = frames_of(scene), impacts = 0;
  double first = energy(s), poorest = first, growth = 0, kept = first;
  double lowest = height(s);
  const double highest = lowest, in_springs = spring_energy(s);
  body_state *before = malloc(sizeof *before * (size_t)(s->body_count + 1));
  v.rest = INFINITY;
  for (int frame = 0; frame < frames; frame++) {
    s->time = frame / 60.0;
    if (scene->drive)
      scene->drive(s, frame);
    memcpy(before, s->states, sizeof *before * (size_t)s->body_count);
    double start = clock ? clock() : 0;
    e->step(s->world, 1.0 / 60);
    if (clock) {
      least[frame] = fmin(least[frame], clock() - start);
      v.mean += least[frame] / frames;
      v.worst = fmax(v.worst, least[frame]);
    }
    int runs = e->runs(s->world);
    double after = (frame + 1) / 60.0 - scene->input;
    if (runs)
      v.rest = INFINITY;
    else if (v.rest == INFINITY)
      v.rest = after > 0 ? after : 0;
    stage_read(s);
    double now = energy(s);
    if (!(now < 1e300))
      now = 1e300;
    growth = fmax(growth, now - (scene->flags & ELASTIC ? first : poorest));
    poorest = fmin(poorest, now);
    kept = now;
    lowest = fmin(lowest, height(s));
    for (int i = 0; scene->flags & ELASTIC && i < s->body_count; i++) {
      double dx = s->states[i].vx - before[i].vx;
      double dy = s->states[i].vy - before[i].vy - s->gravity / 60;
      double speed = hypot(before[i].vx, before[i].vy);
      impacts += hypot(dx, dy) > .02 * speed + 1;
    }
    look_at_riders(s, &v);
    int out = outside(s);
    v.escapes = out > v.escapes ? out : v.escapes;
    v.error = fmax(v.error, v.last_error = widest(s));
    int looks = frame + 1 == frames || (runs && frame % 2 == 0);
    if (!(scene->flags & OVERLAPS) && looks)
      v.overlap = fmax(v.overlap, v.last_overlap = deepest(s));
  }
  double scale = fmax(highest - lowest, least_fall(s, in_springs));
  if (scene->flags & ELASTIC) {
    scale = 0;
    for (int i = 0; i < s->body_count; i++) {
      const stage_body *b = &s->bodies[i];
      scale +=
          .5 * b->mass * (b->spec.vx * b->spec.vx + b->spec.vy * b->spec.vy);
      scale += .5 * b->inertia * b->spec.spin * b->spec.spin;
      if (s->gravity > 0)
        scale += b->mass * s->gravity * fmax(0, s->max_y - b->spec.y);
    }
  }
  v.growth = scale > 0 ? growth / scale : 0;
  /* Most impacts change two bodies. */
  v.loss =
      impacts > 1 ? fmax(0, first - kept) / scale * 100 / (impacts / 2.0) : 0;
  v.strays = s->strays;
  compare(&v, scene, s->joint_count > 0);
  free(before);
  stage_close(s);
  return v;
}
