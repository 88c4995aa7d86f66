/* What is seen is drawn: a view that stands in the window, is not hidden and
 * not transparent, as its superviews are not, has an item in the draw list. */
#ifndef DRAWN_H
#define DRAWN_H
#include <motus.h>

/* Whether a view's own values let it be seen, as they are shown. */
static inline bool drawn_shows(motus_view *view) {
  double alpha = 0, presence = 0;
  motus_view_property(view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha, 1);
  motus_view_property(view, MOTUS_PROPERTY_PRESENCE_ALPHA, MOTUS_VALUE_SHOWN,
                      &presence, 1);
  return !motus_view_is_hidden(view) && alpha > 0 && presence > 0 &&
         motus_view_is_double_sided(view);
}

/* The first view below one that is seen and not drawn; NULL for none. Below 64
 * superviews nobody looks. */
static inline motus_view *drawn_missing(motus_view *view,
                                        const motus_draw_item *items,
                                        size_t count, int depth) {
  size_t at = 0;
  if (depth == 64 || !drawn_shows(view))
    return NULL;
  while (at < count && items[at].view != view)
    at++;
  if (at == count)
    return view;
  for (size_t i = 0; i < motus_view_subview_count(view); i++) {
    motus_view *below = motus_view_subview_at(view, i);
    motus_view *found = drawn_missing(below, items, count, depth + 1);
    if (found)
      return found;
  }
  return NULL;
}

/* To be asked right after a tick, of all views, also beside the window. What
 * flies is drawn in its flight instead: then nothing is said. */
static inline motus_view *drawn_not(motus_runtime *runtime) {
  const motus_draw_item *items = NULL;
  const motus_flight *flights = NULL;
  size_t count = 0, flying = 0;
  bool draws_unseen = motus_runtime_draws_unseen(runtime);
  motus_runtime_set_draws_unseen(runtime, true);
  motus_runtime_draw_flights(runtime, &flights, &flying);
  motus_runtime_draw_list(runtime, &items, &count);
  motus_view *missing =
      flying ? NULL
             : drawn_missing(motus_runtime_window(runtime), items, count, 0);
  motus_runtime_set_draws_unseen(runtime, draws_unseen);
  return missing;
}
#endif
