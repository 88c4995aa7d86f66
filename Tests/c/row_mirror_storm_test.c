/* Rows side by side, once from left to right and once from right to left: in each
 * frame each row is seen where the other list's is, in the mirror (RL-3, LZ-4,
 * SC-48). */
#include "mirror_storm.h"

enum { MOST = 400, SPARE = 512 };

/* Rows that no list shows. */
typedef struct spares {
  motus_view *views[SPARE];
  int count;
} spares;

static spares spare[2];
static struct {
  motus_row rows[MOST];
  size_t count;
  uint64_t next;
} list;

static motus_view *provide(void *user_data, motus_view *view, uint64_t key,
                           size_t index) {
  spares *from = user_data;
  (void)view, (void)key, (void)index;
  if (from->count > 0)
    return from->views[--from->count];
  motus_view *row = NULL;
  motus_view_create(mirror.runtime, &row);
  return row;
}

static void recycle(void *user_data, motus_view *view, uint64_t key,
                    motus_view *row) {
  spares *to = user_data;
  (void)view, (void)key;
  if (to->count < SPARE)
    to->views[to->count++] = row;
}

static motus_row new_row(void) {
  uint64_t key = ++list.next;
  return (motus_row){key, 20 + roll(80), 0};
}

static void set_rows(bool is_new) {
  motus_row_list_options options;
  motus_row_list_options_init(&options, sizeof options);
  options.axis = MOTUS_AXIS_HORIZONTAL;
  if (is_new)
    list.count = 0;
  size_t wanted = roll(4) ? roll(60) : roll(6);
  while (is_new && list.count < wanted)
    list.rows[list.count++] = new_row();
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_view_set_rows(mirror.sides[i].view, list.rows, list.count,
                                    sizeof *list.rows, &options),
                MOTUS_OK);
}

static void replace(void) {
  size_t index = roll((uint32_t)list.count + 1), removed = roll(9),
         added = roll(6);
  if (roll(3) == 0)
    index = list.count > 8 ? list.count - roll(9) : 0;
  if (removed > list.count - index)
    removed = list.count - index;
  if (list.count + added > MOST)
    added = 0;
  motus_row rows[8];
  for (size_t i = 0; i < added; i++)
    rows[i] = new_row();
  memmove(list.rows + index + added, list.rows + index + removed,
          (list.count - index - removed) * sizeof *list.rows);
  memcpy(list.rows + index, rows, added * sizeof *rows);
  list.count += added - removed;
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_view_replace_rows(mirror.sides[i].view, index, removed,
                                        rows, added, sizeof *rows),
                MOTUS_OK);
}

static void measure(void) {
  if (list.count == 0)
    return;
  size_t index = roll((uint32_t)list.count);
  list.rows[index].extent = 20 + roll(120);
  for (int i = 0; i < 2; i++)
    motus_view_set_row_extent(mirror.sides[i].view, list.rows[index].key,
                              list.rows[index].extent);
}

static void change(void *unused) {
  (void)unused;
  switch (roll(8)) {
  case 0:
    set_rows(true);
    break;
  case 1:
  case 2:
  case 3:
  case 4:
    replace();
    break;
  case 5:
    measure();
    break;
  case 6:
    inset();
    break;
  default:
    resize();
    break;
  }
}

static void act(void) {
  switch (roll(9)) {
  case 0:
    scroll();
    break;
  case 1:
    fling();
    break;
  case 2:
  case 3:
    touch();
    break;
  case 4:
    animate(change);
    break;
  case 5:
    cancel();
    break;
  default:
    change(NULL);
    break;
  }
}

static bool seen(const side *s, uint64_t key, motus_rect *out) {
  motus_view *view = motus_view_child_with_key(s->view, key, false);
  return view && motus_view_convert_rect_by(view, motus_view_bounds(view), NULL,
                                            MOTUS_VALUE_SHOWN, out) == MOTUS_OK;
}

static void compare(void) {
  for (size_t i = 0; i < list.count; i++) {
    motus_rect rects[2];
    bool are_seen[2];
    for (int k = 0; k < 2; k++)
      are_seen[k] = seen(&mirror.sides[k], list.rows[i].key, &rects[k]);
    /* By rounding one may be near, and the other not. */
    for (int k = 0; k < 2; k++) {
      const side *s = &mirror.sides[k];
      double x = mirrored(s, rects[k].x, rects[k].width, WINDOW);
      CHECK(!are_seen[k] || are_seen[!k] || x >= MARGIN + width_of(s) ||
            x + rects[k].width <= MARGIN);
    }
    if (!are_seen[0] || !are_seen[1])
      continue;
    CHECK_NEAR(mirrored(&mirror.sides[1], rects[1].x, rects[1].width, WINDOW),
               rects[0].x, 1e-6);
    CHECK_NEAR(rects[1].width, rects[0].width, 1e-6);
  }
  CHECK_EQUAL(motus_scroller_get_state(mirror.sides[0].scroller),
              motus_scroller_get_state(mirror.sides[1].scroller));
}

static void play(unsigned seed) {
  memset(&list, 0, sizeof list);
  memset(spare, 0, sizeof spare);
  mirror_open(seed);
  for (int i = 0; i < 2; i++) {
    side *s = &mirror.sides[i];
    motus_row_list_delegate delegate = {
        .struct_size = sizeof delegate, .provide = provide, .recycle = recycle};
    motus_scroller_create(s->view, NULL, &s->scroller);
    motus_view_set_row_list_delegate(s->view, &delegate, &spare[i], NULL);
  }
  resize();
  set_rows(true);
  if (seed % 3 == 0)
    let_frames_glide();
  mirror_play(act, compare);
  for (int i = 0; i < 2; i++)
    while (spare[i].count > 0)
      motus_release(spare[i].views[--spare[i].count]);
  mirror_close();
}

static void rows_are_their_mirror_images(void) {
  play_seeds(100, play);
}

CHECK_MAIN(TEST(rows_are_their_mirror_images))
