/* How a scene went. */
#ifndef TORTURE_JUDGE_H
#define TORTURE_JUDGE_H
#include "stage.h"

typedef struct verdict {
  /** Greatest growth of energy, as a share of the greatest fall, or of what was
   *  there in the beginning without one. */
  double growth;
  /** Of elastic scenes: what a hundred impacts lose. */
  double loss;
  /** Seconds from the last input to rest; infinite for never. */
  double rest;
  /** Greatest overlap in inradii of the smaller one, and in the end. */
  double overlap, last_overlap;
  /** Greatest error of a joint in points, and in the end. */
  double error, last_error;
  int escapes;
  /** Rewinds that did not lead back. */
  int strays;
  /** How far a driven body is from where it was sent, and a rider from its place
   *  on it, pt. */
  double astray, slip;
  /** Seconds of the processor, of a frame. */
  double mean, worst;
  /** The goals that it misses, as letters, see torture.c. */
  char missed[16];
} verdict;

/** Plays a scene of an engine from its beginning to its end.
 *
 *  @param clock tells the time of the processor; NULL to leave it out.
 *  @param least [frames of the scene, or NULL without a clock] of each frame the
 *               least time until now, which this run may lower. */
verdict judge(const engine *e, const torture_scene *scene,
              double (*clock)(void), double *least);

/** Returns the number of frames of a scene. */
int frames_of(const torture_scene *scene);
#endif
