/* needs: ecore
 * EFL's animators, ticked from here, each with a Bezier curve of its own. They
 * take no other time than the machine's. */
#define _POSIX_C_SOURCE 200809L
#include <Ecore.h>
#include <stdbool.h>
#include <stdlib.h>

#include "peer.h"

static double *values;
static Ecore_Animator **animators;
static int count;

static Eina_Bool move(void *data, double position) {
  double curve[] = {0.25, 0.1, 0.25, 1};
  *(double *)data =
      ecore_animator_pos_map_n(position, ECORE_POS_MAP_CUBIC_BEZIER, 4, curve);
  return ECORE_CALLBACK_RENEW;
}

static void nothing(void *data) {
  (void)data;
}

static bool open_efl(int wanted) {
  /* Without a bus it has much to say. */
  setenv("EINA_LOG_LEVEL", "-1", 1);
  setenv("EINA_LOG_BACKTRACE", "-1", 1);
  if (!ecore_init())
    return false;
  count = wanted;
  values = calloc((size_t)count, sizeof *values);
  animators = calloc((size_t)count, sizeof *animators);
  /* Otherwise it looks for a clock of its own. */
  ecore_animator_custom_source_tick_begin_callback_set(nothing, NULL);
  ecore_animator_custom_source_tick_end_callback_set(nothing, NULL);
  ecore_animator_source_set(ECORE_ANIMATOR_SOURCE_CUSTOM);
  return true;
}

static void start(void) {
  for (int i = 0; i < count; i++)
    animators[i] = ecore_animator_timeline_add(100, move, &values[i]);
}

static void frame(void) {
  ecore_loop_time_set(ecore_time_get());
  ecore_animator_custom_tick();
}

static void cancel(void) {
  for (int i = 0; i < count; i++)
    ecore_animator_del(animators[i]);
  /* What is deleted is taken out with the next tick. */
  frame();
}

static double value(int index) {
  return values[index];
}

static void close_efl(void) {
  free(values);
  free(animators);
  ecore_shutdown();
}

const peer other = {"EFL animator", open_efl, start,    frame,
                    cancel,         value,    close_efl};
