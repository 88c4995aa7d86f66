/* An engine of rigid bodies as the torture bench sees it: points, y down,
 * seconds, radians; a mass of 1 is 100 by 100 points at a density of 1, and
 * gravity 1 is 1000 points/s² (100 points are a metre where an engine counts in
 * metres). */
#ifndef TORTURE_ENGINE_H
#define TORTURE_ENGINE_H
#ifdef __cplusplus
extern "C" {
#endif

typedef struct body_spec {
  double x, y;
  /** A disc as wide as `width` when `height` is 0, or with `sides` a regular
   *  polygon within that disc; else a box. */
  double width, height;
  int sides;
  double angle, density, friction, elasticity, resistance;
  double vx, vy, spin;
  /** Moved by nothing but drive(). */
  int anchored;
} body_spec;

/** A spring is a rod that gives way; a snap draws a middle to a point of the
 *  plane and turns it upright, with 3 hertz and a damping ratio of .5. */
typedef enum joint_type {
  PIN,
  ROD,
  ROPE,
  WELD,
  SLIDE,
  SPRING,
  SNAP
} joint_type;

typedef struct joint_spec {
  joint_type type;
  /** `other` is -1 for the plane. */
  int body, other;
  /** Of a rod, a rope or a spring the end on `body`, of others the common
   *  point; and the end on `other`. In the plane. */
  double x, y, other_x, other_y;
  /** Of a slide. */
  double axis_x, axis_y;
  /** A range when `lower` is below `upper`. */
  double lower, upper;
  /** Of a spring: its length at rest, undamped frequency and damping ratio. */
  double length, hertz, damping;
} joint_spec;

/** An acceleration of all bodies, by `strength` points/s²: towards a point,
 *  where it is at most 5184 times the distance, or around it clockwise, there
 *  for a mass of 1 and divided by the mass squared. */
typedef enum field_type { TOWARDS, AROUND } field_type;

typedef struct body_state {
  double x, y, angle, vx, vy, spin;
} body_state;

typedef struct engine {
  const char *name;
  void *(*create)(double gravity);
  void (*destroy)(void *world);
  void (*line)(void *world, double x0, double y0, double x1, double y1);
  /** Bodies and joints are counted from 0. */
  void (*body)(void *world, const body_spec *spec);
  void (*joint)(void *world, const joint_spec *spec);
  /** Whatever takes what was added: no bodies and lines are added any more. */
  void (*finish)(void *world);
  void (*cut)(void *world, int joint);
  /** Sets the velocity of a body that moves. */
  void (*launch)(void *world, int body, double vx, double vy, double spin);
  /** An anchored body goes with this velocity from now on. */
  void (*drive)(void *world, int body, double vx, double vy, double spin);
  void (*step)(void *world, double seconds);
  body_state (*state)(void *world, int body);
  /** Whether anything still costs time. */
  int (*runs)(void *world);
  /** Adds a field after all bodies. NULL in engines without springs, snaps and
   *  fields. */
  void (*field)(void *world, field_type type, double x, double y,
                double strength);

  /* Of ours alone; NULL elsewhere. */

  /** A function of the host's gives what moves a force against its velocity,
   *  which takes this share of it a second; 0 ends that. */
  void (*drag)(void *world, double rate);
  /** Takes gravity away, or brings it back. */
  void (*weigh)(void *world, int has_weight);
  /** Takes a body without joints out of all behaviors for a frame. */
  void (*blink)(void *world, int body);
  /** Takes a snapshot, goes on for so many frames, back, and the same way
   *  again, and back. Answers whether the ways were the same and all is as it
   *  was. */
  int (*rewind)(void *world, int frames);
} engine;

extern const engine motus_torture;
#ifdef HAVE_BOX2D
extern const engine box2d_torture;
#endif
#ifdef HAVE_CHIPMUNK
extern const engine chipmunk_torture;
#endif
#ifdef HAVE_BOX2D3
extern const engine box2d3_torture;
#endif

#ifdef __cplusplus
}
#endif
#endif
