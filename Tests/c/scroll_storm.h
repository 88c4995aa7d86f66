/* Four scrollers in each other, whose offsets stay within reach. */
#ifndef SCROLL_STORM_H
#define SCROLL_STORM_H
#include "scroll_listeners.h"

enum { SCROLLERS = 4 };

static struct { part parts[SCROLLERS]; } w;

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
static inline void did_scroll_within(void *p, motus_scroller *x,
                                     bool adjusted) {
  did_scroll(p, x, adjusted);
  CHECK(in_reach(p));
}
static inline void will_end(void *p, motus_scroller *x, double vx, double vy,
                            double *tx, double *ty) {
  (void)x;
  CHECK(((part *)p)->drags && isfinite(vx) && isfinite(vy));
  CHECK(isfinite(*tx) && isfinite(*ty));
  if (rolled(6) == 0)
    *ty += between(-500, 500);
}
static inline void did_zoom_within(void *p, motus_scroller *x, double scale) {
  did_zoom(p, x, scale);
  CHECK(scale >= .999 && scale <= 3.001);
}
static inline void completed(void *p, bool finished) {
  (void)finished;
  ((part *)p)->completed++;
}
#endif
