#include "steady.h"
#include "look.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* What is faster than this has jumped: a finger throws with 4,000 points per
 * second at most, a photo that grows over the window has corners of 11,000, and
 * fades take at least a tenth of a second. The frames that are compared must be
 * short, or everything is so fast. */
#define FASTEST 12000.0
#define FASTEST_FADE 16.0
#define SLACK 1.0 /* points */

typedef struct item {
  motus_view *view;
  int copy; /* a snapshot shows a view once more */
  uint64_t tag;
  motus_point corners[4];
  double alpha;
} item;

struct steady {
  item *before, *after;
  size_t before_count, after_count, capacity;
};

steady *steady_create(void) {
  steady *s = calloc(1, sizeof *s);
  if (s == NULL)
    abort();
  return s;
}

void steady_destroy(steady *s) {
  free(s->before);
  free(s->after);
  free(s);
}

static int by_view(const void *one, const void *other) {
  const item *a = one, *b = other;
  if (a->view != b->view)
    return (uintptr_t)a->view < (uintptr_t)b->view ? -1 : 1;
  return a->copy - b->copy;
}

static void note(steady *s, const motus_draw_item *items, size_t count) {
  size_t index, corner, noted = 0;
  if (count > s->capacity) {
    s->capacity = 2 * count;
    s->before = realloc(s->before, s->capacity * sizeof *s->before);
    s->after = realloc(s->after, s->capacity * sizeof *s->after);
    if (s->before == NULL || s->after == NULL)
      abort();
  }
  for (index = 0; index < count; index++) {
    const motus_transform *t = &items[index].transform;
    motus_rect b = items[index].bounds;
    item *i = &s->after[noted];
    if (items[index].view == NULL)
      continue; /* a frame of a flight: what is in it has views */
    noted++;
    i->view = items[index].view;
    i->copy = (int)index; /* for now: keeps the order of equals */
    i->tag = items[index].tag;
    i->alpha = items[index].alpha;
    for (corner = 0; corner < 4; corner++) {
      double x = b.x + (corner % 2 ? b.width : 0);
      double y = b.y + (corner / 2 ? b.height : 0);
      i->corners[corner] = (motus_point){t->a * x + t->c * y + t->tx,
                                         t->b * x + t->d * y + t->ty};
    }
  }
  s->after_count = noted;
  qsort(s->after, noted, sizeof *s->after, by_view);
  for (index = 0; index < noted; index++)
    s->after[index].copy =
        index > 0 && s->after[index].view == s->after[index - 1].view
            ? s->after[index - 1].copy + 1
            : 0;
}

static int compare(const item *a, const item *b, double time, double seconds) {
  const look *row = look_with_tag(b->tag);
  double way = 0;
  int corner;
  for (corner = 0; corner < 4; corner++)
    way = fmax(way, hypot(b->corners[corner].x - a->corners[corner].x,
                          b->corners[corner].y - a->corners[corner].y));
  if (way <= FASTEST * seconds + SLACK &&
      fabs(b->alpha - a->alpha) <= FASTEST_FADE * seconds + .01)
    return 0;
  printf("jump at %.3f s: \"%s\" (tag %d) from %.1f, %.1f to %.1f, %.1f, alpha "
         "%.2f to %.2f\n",
         time, row != NULL && row->text != NULL ? row->text : "", (int)b->tag,
         a->corners[0].x, a->corners[0].y, b->corners[0].x, b->corners[0].y,
         a->alpha, b->alpha);
  return 1;
}

int steady_look(steady *s, motus_runtime *runtime, double seconds) {
  const motus_draw_item *items;
  size_t count, from = 0, index;
  int jumps = 0;
  item *swapped;
  motus_runtime_draw_list(runtime, &items, &count);
  note(s, items, count);
  for (index = 0; index < s->after_count; index++) {
    const item *now = &s->after[index];
    while (from < s->before_count && by_view(&s->before[from], now) < 0)
      from++;
    if (from < s->before_count && by_view(&s->before[from], now) == 0)
      jumps +=
          compare(&s->before[from], now, motus_runtime_time(runtime), seconds);
  }
  swapped = s->before;
  s->before = s->after;
  s->after = swapped;
  s->before_count = s->after_count;
  return jumps;
}
