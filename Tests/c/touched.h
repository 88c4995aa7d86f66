/* At rest a touch reaches what is drawn on top: of the items at a point the
 * frontmost whose view takes touches, views of the library left out. */
#ifndef TOUCHED_H
#define TOUCHED_H
#include "dice.h"
#include <motus.h>

/* Whether an item, as it is clipped, is drawn at a point of the window. */
static inline bool touched_is_at(const motus_draw_item *items, int32_t index,
                                 motus_point at) {
  motus_transform t = items[index].transform;
  motus_rect r = items[index].bounds;
  double det = t.a * t.d - t.b * t.c, x = at.x - t.tx, y = at.y - t.ty;
  if (det == 0)
    return false;
  motus_point own = {(t.d * x - t.c * y) / det, (t.a * y - t.b * x) / det};
  if (own.x < r.x || own.y < r.y || own.x >= r.x + r.width ||
      own.y >= r.y + r.height)
    return false;
  return items[index].clip < 0 || touched_is_at(items, items[index].clip, at);
}

static inline bool touched_takes(motus_view *view) {
  for (; view; view = motus_view_superview(view))
    if (!motus_view_is_user_interaction_enabled(view) ||
        motus_view_alpha(view) < .01)
      return false;
  return true;
}

/* The view that should have the touches at a point. */
static inline motus_view *touched_expected(motus_runtime *runtime,
                                           motus_point at) {
  const motus_draw_item *items = NULL;
  const motus_draw_detail *details = NULL;
  size_t count = 0;
  motus_view *hit = motus_view_hit_test(motus_runtime_window(runtime), at);
  motus_runtime_draw_details(runtime, &details, &count);
  motus_runtime_draw_list(runtime, &items, &count);
  for (int32_t i = (int32_t)count - 1; i >= 0; i--)
    if (touched_is_at(items, i, at) &&
        (items[i].view == hit ||
         (!details[i].flags && touched_takes(items[i].view))))
      return items[i].view;
  return NULL;
}

/* Whether some points have been asked, and one is wrong. While something moves
 * touches go by model values, and nothing is said. */
static inline bool touched_is_wrong(motus_runtime *runtime) {
  static uint64_t seed = 1;
  const motus_motion *motions = NULL;
  size_t moving = 0;
  motus_view *window = motus_runtime_window(runtime);
  motus_rect room = motus_view_bounds(window);
  motus_runtime_motions(runtime, &motions, &moving);
  if (moving || motus_runtime_needs_tick(runtime))
    return false;
  for (int i = 0; i < 8; i++) {
    motus_point at = {room.width * (xorshift_roll(&seed, 1000) + .5) / 1000,
                      room.height * (xorshift_roll(&seed, 1000) + .5) / 1000};
    if (motus_view_hit_test(window, at) != touched_expected(runtime, at))
      return true;
  }
  return false;
}
#endif
