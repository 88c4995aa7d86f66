/* Scenes of the dice. */
#ifndef TORTURE_RANDOM_H
#define TORTURE_RANDOM_H
#include "stage.h"

/** The scene of a number, until the next one is asked for: the same on every
 *  target. Even ones are closed, odd ones are meddled with. */
const torture_scene *random_scene(uint32_t number);

#endif
