/* Dice and listeners for storms over scrollers: what begins ends once, and offsets
 * stay within reach. */
#ifndef SCROLL_STORM_H
#define SCROLL_STORM_H
#include "dice.h"
#include "scroll_wheels.h"

#include <stdlib.h>

enum { SCROLLERS = 4 };

typedef struct part {
  motus_scroller *scroller;
  motus_view *view, *photo;
  bool drags, decelerates, zooms, bounces;
  bool shrunk;
  int told, requests, completed;
} part;

static struct {
  motus_runtime *runtime;
  part parts[SCROLLERS];
  double time;
  bool down[3], pad;
  motus_point at[3];
  double last[3];
} w;

static uint64_t dice;
static inline unsigned rolled(unsigned below) {
  return dice_roll(&dice, below);
}
static inline double between(double low, double high) {
  return low + (high - low) * rolled(10001) / 10000.;
}

/* ---- What is told ---------------------------------------------------------- */

/* Beyond an edge it never shows more than the bounds are long, but where edges have
 * come nearer. */
static inline bool in_reach(part *p) {
  motus_scroller *x = p->scroller;
  motus_point o = motus_scroller_offset(x);
  motus_point low = motus_scroller_minimum_offset(x);
  motus_point high = motus_scroller_maximum_offset(x);
  if (o.x >= low.x && o.x <= high.x && o.y >= low.y && o.y <= high.y)
    p->shrunk = false;
  return p->shrunk || (o.x > low.x - 900 && o.x < high.x + 900 &&
                       o.y > low.y - 900 && o.y < high.y + 900);
}
static inline void did_scroll(void *p, motus_scroller *x, bool adjusted) {
  (void)adjusted;
  ((part *)p)->told++;
  CHECK(((part *)p)->told == 1);
  (void)x;
  CHECK(in_reach(p));
}
static inline void will_drag(void *p, motus_scroller *x) {
  CHECK(!((part *)p)->drags && motus_scroller_is_dragging(x));
  ((part *)p)->drags = true;
}
static inline void will_end(void *p, motus_scroller *x, double vx, double vy,
                            double *tx, double *ty) {
  (void)x;
  CHECK(((part *)p)->drags && isfinite(vx) && isfinite(vy));
  CHECK(isfinite(*tx) && isfinite(*ty));
  if (rolled(6) == 0)
    *ty += between(-500, 500);
}
static inline void did_drag(void *p, motus_scroller *x, bool goes_on) {
  (void)x, (void)goes_on;
  CHECK(((part *)p)->drags);
  ((part *)p)->drags = false;
}
static inline void will_decelerate(void *p, motus_scroller *x) {
  (void)x;
  CHECK(!((part *)p)->decelerates);
  ((part *)p)->decelerates = true;
}
static inline void did_decelerate(void *p, motus_scroller *x, bool finished) {
  (void)x, (void)finished;
  CHECK(((part *)p)->decelerates);
  ((part *)p)->decelerates = false;
}
static inline void will_zoom(void *p, motus_scroller *x) {
  (void)x;
  CHECK(!((part *)p)->zooms);
  ((part *)p)->zooms = true;
}
static inline void did_zoom(void *p, motus_scroller *x, double scale) {
  (void)x;
  CHECK(((part *)p)->zooms && scale >= .999 && scale <= 3.001);
  ((part *)p)->zooms = false;
}
static inline void completed(void *p, bool finished) {
  (void)finished;
  ((part *)p)->completed++;
}
#endif
