/* Random worlds under random calls, in closed frames: every number stays
 * finite and nothing gets out (DY-32). SOAK_WORLDS=20000 makes it ten
 * million steps; as a test it is a taste of that. */
#include "dice.h"
#include "dynamics.h"
#include "seeds.h"
#include <stdlib.h>

enum { ITEMS = 24, TIES = 10, STEPS = 500 };
static const double WIDTH = 800, HEIGHT = 600;

static uint64_t seed;
static bool angle_first;

static uint32_t dice(uint32_t sides) {
  return dice_roll(&seed, sides);
}

static double unit(void) {
  return dice(1 << 24) / (double)(1 << 24);
}

/* An item, what is known of it, and what it may reach beyond the frame. */
typedef struct piece {
  motus_dynamic_item *item;
  motus_item_behavior *own;
  double slack;
} piece;

typedef struct soak {
  scene s;
  motus_gravity_behavior *gravity;
  motus_collision_behavior *collision;
  piece pieces[ITEMS];
  int count;
  motus_dynamic_behavior *ties[TIES];
  int tie_count;
  long escapes;
} soak;

static void join(soak *w, int at) {
  motus_dynamic_item *item = w->pieces[at].item;
  CHECK_EQUAL(motus_dynamic_behavior_add_item(
                  (motus_dynamic_behavior *)w->gravity, item),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_add_item(
                  (motus_dynamic_behavior *)w->collision, item),
              MOTUS_OK);
}

static motus_point somewhere(void) {
  double x = 60 + unit() * (WIDTH - 120);
  double y = 60 + unit() * (HEIGHT - 120);
  return (motus_point){x, y};
}

/* A place and an angle, in either order of the dice: two worlds a seed. */
static motus_point somehow(double *angle) {
  double first = angle_first ? unit() * 6 : 0;
  motus_point place = somewhere();
  *angle = angle_first ? first : unit() * 6;
  return place;
}

static void add_piece(soak *w) {
  if (w->count == ITEMS)
    return;
  piece *p = &w->pieces[w->count];
  motus_size size;
  size.width = 4 + unit() * 40;
  size.height = 4 + unit() * 40;
  double angle;
  motus_point place = somehow(&angle);
  CHECK_EQUAL(
      motus_dynamic_item_create(w->s.w.runtime, place, size, angle, &p->item),
      MOTUS_OK);
  p->slack = 1;
  switch (dice(3)) {
  case 0:
    motus_dynamic_item_set_outline(p->item, MOTUS_OUTLINE_ELLIPSE, NULL, 0);
    break;
  case 1: {
    motus_point corners[5];
    for (int i = 0; i < 5; i++) {
      corners[i].x = size.width / 2 * cos(i * 1.2566370614359172);
      corners[i].y = size.height / 2 * sin(i * 1.2566370614359172 + .2);
    }
    motus_dynamic_item_set_outline(p->item, MOTUS_OUTLINE_POLYGON, corners, 5);
    p->slack = 25; /* its centre of mass is not its middle */
    break;
  }
  default:
    break;
  }
  p->own = properties(&w->s, &p->item, 1);
  set_elasticity(p->own, dice(3) * .5);
  set_friction(p->own, dice(3) * .4);
  set_density(p->own, dice(4) ? 1 : 50);
  w->count += 1;
  join(w, w->count - 1);
}

static void drop_ties(soak *w) {
  while (w->tie_count > 0)
    CHECK_EQUAL(motus_dynamic_animator_remove_behavior(w->s.animator,
                                                       w->ties[--w->tie_count]),
                MOTUS_OK);
}

static void remove_piece(soak *w, int at) {
  piece p = w->pieces[at];
  if (w->count <= 4)
    return;
  drop_ties(w);
  motus_dynamic_behavior_remove_item((motus_dynamic_behavior *)w->gravity,
                                     p.item);
  motus_dynamic_behavior_remove_item((motus_dynamic_behavior *)w->collision,
                                     p.item);
  motus_dynamic_animator_remove_behavior(w->s.animator,
                                         (motus_dynamic_behavior *)p.own);
  CHECK_EQUAL(motus_release(p.item), MOTUS_OK);
  w->pieces[at] = w->pieces[--w->count];
}

static void tie(soak *w, int at, int other) {
  motus_runtime *runtime = w->s.w.runtime;
  motus_dynamic_item *a = w->pieces[at].item, *b = w->pieces[other].item;
  motus_attachment_behavior *made = NULL;
  motus_snap_behavior *snap = NULL;
  motus_vector none = {0, 0};
  motus_point there = motus_dynamic_item_center(b);
  if (at == other || w->tie_count == TIES)
    return;
  switch (dice(7)) {
  case 0:
    tie_to_anchor(runtime, a, none, somewhere(), &made);
    break;
  case 1:
    tie_to_item(runtime, a, none, b, none, &made);
    break;
  case 2:
    tie_by_rope(runtime, a, none, b, none, &made);
    break;
  case 3:
    tie_fixed(runtime, a, b, there, &made);
    break;
  case 4:
    tie_pinned(runtime, a, b, there, &made);
    break;
  case 5:
    tie_sliding(runtime, a, b, there, (motus_vector){unit() - .5, 1}, &made);
    break;
  default:
    motus_snap_behavior_create(runtime, a, somewhere(), &snap);
  }
  if (made && dice(2)) {
    set_tie_frequency(made, dice(12));
    set_tie_damping(made, unit());
  }
  motus_dynamic_behavior *tied = made   ? (motus_dynamic_behavior *)made
                                 : snap ? (motus_dynamic_behavior *)snap
                                        : NULL;
  if (!tied)
    return;
  play(&w->s, tied);
  w->ties[w->tie_count++] = tied;
}

static void push(soak *w, int at) {
  motus_push_behavior *made = NULL;
  motus_push_behavior_create(w->s.w.runtime, &w->pieces[at].item, 1,
                             MOTUS_PUSH_INSTANTANEOUS, &made);
  motus_push_behavior_set_direction(
      made, (motus_vector){unit() * 80 - 40, unit() * 80 - 40});
  motus_push_behavior_set_target_offset(made, w->pieces[at].item,
                                        (motus_vector){unit() * 9, 0});
  play(&w->s, (motus_dynamic_behavior *)made);
}

static void do_something(soak *w) {
  int at = (int)dice((uint32_t)w->count);
  piece *p = &w->pieces[at];
  switch (dice(40)) {
  case 0:
    add_piece(w);
    break;
  case 1:
    remove_piece(w, at);
    break;
  case 2:
  case 3:
    /* An anchored one would go through walls with it. */
    if (properties_of(p->own).is_anchored == MOTUS_CHOICE_YES)
      break;
    motus_item_behavior_add_linear_velocity(
        p->own, p->item,
        (motus_vector){(unit() - .5) * 8000, (unit() - .5) * 8000});
    motus_item_behavior_add_angular_velocity(p->own, p->item,
                                             (unit() - .5) * 100);
    break;
  case 4:
    set_anchored(p->own, dice(2) == 0);
    break;
  case 5:
    set_allows_rotation(p->own, dice(2) == 0);
    break;
  case 6:
  case 7:
    tie(w, at, (int)dice((uint32_t)w->count));
    break;
  case 8:
    drop_ties(w);
    break;
  case 9: {
    double angle;
    motus_point place = somehow(&angle);
    motus_dynamic_item_set_pose(p->item, place, angle);
    motus_dynamic_animator_update_item(w->s.animator, p->item, dice(2) == 0);
    break;
  }
  case 10:
    push(w, at);
    break;
  case 11:
    motus_gravity_behavior_set_direction(
        w->gravity, (motus_vector){unit() * 6 - 3, unit() * 6 - 3});
    break;
  case 12:
    set_resistance(p->own, dice(3));
    break;
  default:
    break;
  }
}

static void look(soak *w, uint64_t with, int step) {
  for (int i = 0; i < w->count; i++) {
    piece *p = &w->pieces[i];
    motus_point at = motus_dynamic_item_center(p->item);
    bool is_inside = at.x > -p->slack && at.x < WIDTH + p->slack &&
                     at.y > -p->slack && at.y < HEIGHT + p->slack;
    bool turns = isfinite(motus_dynamic_item_rotation(p->item));
    if (is_inside && turns)
      continue;
    /* NaN is not inside either. */
    printf("world %llu%s, step %d: an item is at (%g, %g)\n",
           (unsigned long long)with, angle_first ? "" : " by place", step, at.x,
           at.y);
    w->escapes += 1;
    motus_dynamic_item_set_pose(p->item, somewhere(), 0);
    motus_dynamic_animator_update_item(w->s.animator, p->item, true);
  }
}

static long live(uint64_t with) {
  soak w;
  memset(&w, 0, sizeof w);
  seed = with * 7919 + 17;
  w.s = scene_open(false);
  w.gravity = gravity(&w.s, NULL, 0);
  CHECK_EQUAL(
      motus_collision_behavior_create(w.s.w.runtime, NULL, 0, &w.collision),
      MOTUS_OK);
  const motus_point frame[] = {
      {0, 0}, {WIDTH, 0}, {WIDTH, HEIGHT}, {0, HEIGHT}};
  motus_collision_behavior_add_boundary(w.collision, 1, frame, 4, true);
  if (dice(2)) {
    motus_point hills[9];
    for (int i = 0; i < 9; i++)
      hills[i] = (motus_point){i * 100, HEIGHT - 50 + (unit() - .5) * 80};
    motus_collision_behavior_add_boundary(w.collision, 2, hills, 9, false);
  }
  play(&w.s, (motus_dynamic_behavior *)w.collision);
  for (int i = 0; i < 10; i++)
    add_piece(&w);
  for (int step = 0; step < STEPS; step++) {
    do_something(&w);
    w.s.time += dice(8) ? 1 / 60.0 : unit() * .1;
    CHECK_EQUAL(motus_runtime_tick(w.s.w.runtime, w.s.time), MOTUS_OK);
    look(&w, with, step);
  }
  for (int i = 0; i < w.count; i++)
    motus_release(w.pieces[i].item);
  reported.count = 0; /* some calls make no sense, and are told so */
  scene_close(&w.s);
  return w.escapes;
}

static void nothing_escapes_from_a_random_world(void) {
  const char *wish = getenv("SOAK_WORLDS");
  int worlds = wish ? atoi(wish) : storm_is_watched() ? 4 : 12;
  long escapes = 0;
  for (int with = 0; with < 2 * worlds; with++) {
    angle_first = with % 2 == 0;
    escapes += live((uint64_t)(with / 2));
  }
  if (wish)
    printf("%d worlds, %ld steps, %ld escapes\n", 2 * worlds,
           2L * worlds * STEPS, escapes);
  CHECK_EQUAL(escapes, 0);
}

CHECK_MAIN(TEST(nothing_escapes_from_a_random_world))
