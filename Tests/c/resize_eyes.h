/* How far what is drawn on the stage goes from frame to frame. */
#ifndef RESIZE_EYES_H
#define RESIZE_EYES_H
#include "misfit.h"
#include "resize_stage.h"

static motus_rect on_screen(const motus_draw_item *it) {
  double x0 = INFINITY, y0 = INFINITY, x1 = -INFINITY, y1 = -INFINITY;
  for (int corner = 0; corner < 4; corner++) {
    double x = it->bounds.x + (corner & 1 ? it->bounds.width : 0);
    double y = it->bounds.y + (corner & 2 ? it->bounds.height : 0);
    double u = it->transform.a * x + it->transform.c * y + it->transform.tx;
    double v = it->transform.b * x + it->transform.d * y + it->transform.ty;
    x0 = fmin(x0, u), y0 = fmin(y0, v), x1 = fmax(x1, u), y1 = fmax(y1, v);
  }
  return (motus_rect){x0, y0, x1 - x0, y1 - y0};
}

static double apart(motus_rect a, motus_rect b) {
  return fmax(fmax(fabs(a.x - b.x), fabs(a.y - b.y)),
              fmax(fabs(a.x + a.width - b.x - b.width),
                   fabs(a.y + a.height - b.y - b.height)));
}

/* What of a rectangle is in sight. */
static motus_rect in_sight(motus_rect r) {
  double b[4] = {0};
  motus_view_property(motus_view_controller_view(g.root), MOTUS_PROPERTY_BOUNDS,
                      MOTUS_VALUE_SHOWN, b, 4);
  double x0 = fmin(fmax(r.x, 0), b[2]), y0 = fmin(fmax(r.y, 0), b[3]);
  double x1 = fmin(fmax(r.x + r.width, 0), b[2]);
  double y1 = fmin(fmax(r.y + r.height, 0), b[3]);
  return (motus_rect){x0, y0, x1 - x0, y1 - y0};
}

/* Boxes are laid out by the host, at once. */
static bool leaves_boxes;

/* How far the edges of what is drawn have gone in a frame, and of what. */
static double look(int *who) {
  const motus_draw_item *items;
  size_t count;
  double most = 0;
  bool is_there[TAGS] = {false};
  motus_runtime_draw_list(g.runtime, &items, &count);
  for (size_t i = 0; i < count; i++) {
    uint64_t tag = items[i].tag;
    if (!tag || tag >= TAGS || items[i].alpha <= 0 ||
        (leaves_boxes && tag > BOX && tag < ROOM))
      continue;
    motus_rect rect = on_screen(&items[i]);
    if (g.last[tag].is_there && !is_there[tag] &&
        apart(in_sight(rect), in_sight(g.last[tag].rect)) > most) {
      most = apart(in_sight(rect), in_sight(g.last[tag].rect));
      *who = (int)tag;
    }
    g.last[tag].rect = rect;
    is_there[tag] = true;
  }
  for (int tag = 0; tag < TAGS; tag++)
    g.last[tag].is_there = is_there[tag];
  return most;
}

/* How far the pair that flies has gone in a frame: it goes on from one of its
 * views, and lands on one. */
static inline double look_at_pairs(void) {
  const motus_flight *flights;
  const motus_draw_item *items;
  size_t count, drawn;
  motus_rect now = {0}, last = g.flight;
  bool did_fly = g.flies;
  motus_runtime_draw_list(g.runtime, &items, &drawn);
  motus_runtime_draw_flights(g.runtime, &flights, &count);
  g.flies = count && flights[0].key == KEY && flights[0].item >= 0;
  if (g.flies)
    now = g.flight = on_screen(&items[flights[0].item]);
  if (g.flies && did_fly)
    return apart(in_sight(now), in_sight(last));
  double least = INFINITY;
  for (size_t i = 0; did_fly && i < drawn; i++)
    if (items[i].tag > KEYED && items[i].tag < TAGS)
      least =
          fmin(least, apart(in_sight(on_screen(&items[i])), in_sight(last)));
  return least < INFINITY ? least : 0;
}

static bool is_at_rest(motus_view *v) {
  static const uint32_t all[] = {MOTUS_PROPERTY_CENTER, MOTUS_PROPERTY_BOUNDS,
                                 MOTUS_PROPERTY_TRANSFORM,
                                 MOTUS_PROPERTY_ALPHA};
  static const int counts[] = {2, 4, 6, 1};
  for (int i = 0; i < 4; i++) {
    double shown[6], model[6];
    motus_view_property(v, all[i], MOTUS_VALUE_SHOWN, shown, 6);
    motus_view_property(v, all[i], MOTUS_VALUE_MODEL, model, 6);
    for (int k = 0; k < counts[i]; k++)
      if (shown[k] != model[k])
        return false;
  }
  return true;
}
#endif
