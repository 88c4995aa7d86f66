/* A scene on one engine: what it is made of, and the judge's notes. */
#ifndef TORTURE_STAGE_H
#define TORTURE_STAGE_H
#include "engine.h"
#include <stdint.h>

/** What a scene is judged by. */
enum {
  /** Nothing is put in after the start: energy must not grow. */
  CLOSED = 1,
  /** Elasticity 1: energy stays. */
  ELASTIC = 2,
  /** Everything comes to rest. */
  RESTS = 4,
  /** Loads of 20 : 1 and more. */
  HEAVY = 8,
  /** Nothing may leave the room. */
  ROOM = 16,
  /** Items are put into one another, or meant to: overlap tells nothing. */
  OVERLAPS = 32,
  /** Has springs, snaps or fields. */
  SPRUNG = 64,
};

typedef struct stage stage;

typedef struct torture_scene {
  const char *name;
  void (*fill)(stage *s);
  double seconds;
  int flags;
  /** Called before each frame, for what the host does. */
  void (*drive)(stage *s, int frame);
  /** When the last input ends, and how long afterwards it may take to rest, s;
   *  0 for 5 s. */
  double input, rest;
} torture_scene;

typedef struct stage_body {
  body_spec spec;
  double mass, inertia, inradius, extent;
} stage_body;

typedef struct stage_joint {
  joint_spec spec;
  /** As seen from the middles of both; the length of a rod. */
  double ax, ay, bx, by, length, axis_x, axis_y;
  int is_cut;
} stage_joint;

struct stage {
  const engine *engine;
  void *world;
  const torture_scene *scene;
  double gravity;
  stage_body *bodies;
  body_state *states;
  stage_joint *joints;
  double (*lines)[4];
  int body_count, joint_count, line_count, body_room, joint_room, line_room;
  /** Beyond these nothing may get. */
  double min_x, min_y, max_x, max_y;
  /** The scene's own. */
  double time;
  /** What the host has asked driven bodies to be, and who rides on whom. */
  body_state *wanted;
  int *is_driven, riders[8][2], rider_count;
  uint32_t random;
  /** Strengths of the fields to come. */
  double pull, turn;
  /** Rewinds that did not lead back. */
  int strays;
};

/** Opens a stage and fills it with a scene. */
stage *stage_open(const engine *e, const torture_scene *scene);
void stage_close(stage *s);
/** Reads where everything is. */
void stage_read(stage *s);

/* What scenes are made of. */
void no_gravity(stage *s);
void line(stage *s, double x0, double y0, double x1, double y1);
/** A line to both sides at `y`. */
void ground(stage *s, double y);
/** Four lines. */
void room(stage *s, double x0, double y0, double x1, double y1);
body_spec a_box(double x, double y, double width, double height);
body_spec a_disc(double x, double y, double width);
int add(stage *s, body_spec spec);
int box(stage *s, double x, double y, double width, double height);
int disc(stage *s, double x, double y, double width);
int join(stage *s, joint_spec spec);
/** A hinge at a point; -1 is the plane. */
int pin(stage *s, int body, int other, double x, double y);
int limb(stage *s, int body, int other, double x, double y, double range);
int weld(stage *s, int body, int other, double x, double y);
int rod(stage *s, int body, int other);
int rope(stage *s, int body, double x, double y, int other, double other_x,
         double other_y);
int slide(stage *s, int body, int other, double x, double y, double axis_x,
          double axis_y, double lower, double upper);
/** Ties the middle of a body to a point of the plane. */
int spring(stage *s, int body, double x, double y, double length, double hertz,
           double damping);
int snap(stage *s, int body, double x, double y);
void drive(stage *s, int body, double vx, double vy, double spin);
/** Notes that a body is to stay where it is on another one that is driven. */
void ride(stage *s, int body, int carrier);
/** From `low` up to `high`, the same numbers in every run. */
double random_in(stage *s, double low, double high);

/** The lists of scenes; the last name is NULL. */
extern const torture_scene chain_scenes[], machine_scenes[], pile_scenes[],
    gas_scenes[], mover_scenes[], interface_scenes[];
#endif
