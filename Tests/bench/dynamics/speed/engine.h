/* One engine of rigid bodies as the bench of speed sees it: points, y down,
 * gravity 1000 points/s², friction .6 (100 points are a metre where an engine
 * counts in metres). */
#ifndef ENGINE_H
#define ENGINE_H
#ifdef __cplusplus
extern "C" {
#endif

typedef struct engine {
  const char *name;
  /** Makes an empty world; it may let bodies sleep or not. */
  void *(*create)(int sleeps);
  void (*destroy)(void *world);
  void (*line)(void *world, double x0, double y0, double x1, double y1);
  /** Adds a box, or a disc as wide as `width` when `height` is 0; bodies are
   *  counted from 0. Those of a cloth collide with nothing. */
  void (*body)(void *world, double x, double y, double width, double height,
               double angle);
  void (*collide)(void *world, int collide);
  void (*pin)(void *world, int body);
  /** Ties two middles: a rod, or with a frequency a spring (damping .5). */
  void (*tie)(void *world, int body, int other, double hertz);
  /** Whatever takes what was added; afterwards nothing is added any more. */
  void (*finish)(void *world);
  /** One frame of 1/60 s. */
  void (*step)(void *world);
  double (*height)(void *world, int body);
} engine;

extern const engine motus_engine;
/** Whether ours still runs: what has come to rest costs nothing. */
int motus_engine_runs(void *world);
#ifdef HAVE_BOX2D
extern const engine box2d_engine;
#endif
#ifdef HAVE_CHIPMUNK
extern const engine chipmunk_engine;
#endif

#ifdef __cplusplus
}
#endif
#endif
