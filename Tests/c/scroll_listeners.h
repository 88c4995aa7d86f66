/* What storms over scrollers have in common: dice, fingers, and listeners that hold
 * that what begins ends once. */
#ifndef SCROLL_LISTENERS_H
#define SCROLL_LISTENERS_H
#include "begins.h"
#include "dice.h"
#include "scroll_wheels.h"
#include "seeds.h"

/* A scroller and what it has told; storms note the rest of it. */
typedef struct part {
  motus_scroller *scroller;
  motus_view *view, *photo;
  bool drags, decelerates, zooms, bounces;
  bool shrunk;
  int told, requests, completed;
} part;

static uint64_t dice;
static inline unsigned rolled(unsigned below) {
  return dice_roll(&dice, below);
}
static inline double between(double low, double high) {
  return low + (high - low) * rolled(10001) / 10000.;
}

/* ---- What is told ---------------------------------------------------------- */

/* Once a frame. */
static inline void did_scroll(void *p, motus_scroller *x, bool adjusted) {
  (void)x, (void)adjusted;
  CHECK_EQUAL(++((part *)p)->told, 1);
}
#define BEGINS(name, what)                              \
  static inline void name(void *p, motus_scroller *x) { \
    (void)x;                                            \
    CHECK(!((part *)p)->what);                          \
    ((part *)p)->what = true;                           \
  }
#define ENDS(name, what, type)                                       \
  static inline void name(void *p, motus_scroller *x, type detail) { \
    (void)x, (void)detail;                                           \
    CHECK(((part *)p)->what);                                        \
    ((part *)p)->what = false;                                       \
  }
BEGINS(will_drag, drags)
ENDS(did_drag, drags, bool)
BEGINS(will_decelerate, decelerates)
ENDS(did_decelerate, decelerates, bool)
BEGINS(will_zoom, zooms)
ENDS(did_zoom, zooms, double)
static inline motus_scroller_delegate listener(void) {
  return (motus_scroller_delegate){.struct_size =
                                       sizeof(motus_scroller_delegate),
                                   .did_scroll = did_scroll,
                                   .will_begin_dragging = will_drag,
                                   .did_end_dragging = did_drag,
                                   .will_begin_decelerating = will_decelerate,
                                   .did_end_decelerating = did_decelerate,
                                   .will_begin_zooming = will_zoom,
                                   .did_end_zooming = did_zoom};
}

/* ---- The scene and its fingers ---------------------------------------------------------------- */

static struct {
  motus_runtime *runtime;
  double time, last[3];
  motus_point at[3];
  bool down[3];
} scene;

static inline void open_scene(unsigned seed, motus_size size) {
  motus_runtime_options options;
  memset(&scene, 0, sizeof scene);
  begins_forget();
  dice = seed * 2654435761ull + 1;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  options.window_size = size;
  CHECK_EQUAL(motus_runtime_create(&options, &scene.runtime), MOTUS_OK);
}

static inline void touch(int i, motus_touch_phase phase, double dt) {
  scene.last[i] = fmax(scene.last[i], scene.time + dt);
  CHECK_EQUAL(motus_runtime_send_touch(scene.runtime, 1 + (uint64_t)i, phase,
                                       scene.at[i], scene.last[i]),
              MOTUS_OK);
  scene.down[i] = phase < MOTUS_TOUCH_ENDED;
}

/* One of three comes down, moves by up to `reach` in each of five steps, sometimes
 * not sideways, or goes up. */
static inline void fingers(double reach, bool may_be_straight) {
  int i = (int)rolled(3);
  if (!scene.down[i]) {
    scene.at[i] = (motus_point){between(0, 400), between(0, 800)};
    touch(i, MOTUS_TOUCH_BEGAN, .001);
    return;
  }
  if (rolled(4) == 0) {
    touch(i, rolled(5) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED, .001);
    return;
  }
  double dx = between(-reach, reach), dy = between(-reach, reach);
  for (int n = 1; n <= 5; n++) {
    scene.at[i].x += !may_be_straight || rolled(2) ? dx : 0;
    scene.at[i].y += dy;
    touch(i, MOTUS_TOUCH_MOVED, .003 * n);
  }
}

/* All that are down go up. */
static inline void lift_fingers(void) {
  for (int i = 0; i < 3; i++)
    if (scene.down[i])
      touch(i, MOTUS_TOUCH_ENDED, .002);
}
#endif
