/* A window with whatever can stand in one, and a host that changes it at random:
 * what two worlds are told by the same dice is the same. */
#ifndef LIFE_H
#define LIFE_H
#include "dice.h"
#include "report.h"

enum { VIEWS = 30, ROWS = 130, SIDE = 60 };

/* ---- One world ---- */

typedef struct life {
  motus_runtime *runtime;
  motus_view *window, *views[VIEWS], *scroller, *content, *rows[ROWS];
  int row_count;
  double time;
  uint64_t dice;
} life;

static inline uint32_t roll(life *l, uint32_t sides) {
  return dice_roll(&l->dice, sides);
}

static inline double place(life *l) {
  return (double)roll(l, 3 * SIDE) - SIDE;
}

static inline motus_view *make_view(life *l, motus_view *above, uint64_t tag) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(l->runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(above, view), MOTUS_OK);
  motus_set_tag(view, tag);
  return view;
}

static inline void add_row(life *l, int place) {
  motus_view *row = make_view(l, l->content, 1000 + (uint64_t)l->row_count);
  double y = 9.0 * l->row_count;
  motus_view_set_bounds(row, (motus_rect){0, 0, SIDE, 8});
  motus_view_set_center(row, (motus_point){SIDE / 2.0, y + 4});
  motus_view *badge = make_view(l, row, 2000 + (uint64_t)l->row_count);
  motus_view_set_bounds(badge, (motus_rect){0, 0, 6, 5});
  motus_view_set_center(badge, (motus_point){SIDE - 5.0, 3});
  if (place >= 0)
    motus_view_insert_subview(l->content, row, (size_t)place);
  l->rows[l->row_count++] = row;
}

static inline life life_begin(uint64_t seed, bool draws_unseen, int rows) {
  life l = {.dice = seed * 77 + 5};
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){SIDE, SIDE};
  CHECK_EQUAL(motus_runtime_create(&options, &l.runtime), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_draws_unseen(l.runtime, draws_unseen),
              MOTUS_OK);
  l.window = motus_runtime_window(l.runtime);
  for (int i = 0; i < VIEWS; i++) {
    motus_view *above =
        i && roll(&l, 3) ? l.views[roll(&l, (uint32_t)i)] : l.window;
    l.views[i] = make_view(&l, above, 10 + (uint64_t)i);
    motus_view_set_bounds(l.views[i],
                          (motus_rect){0, 0, roll(&l, 40), roll(&l, 40)});
    motus_view_set_center(l.views[i], (motus_point){place(&l), place(&l)});
    motus_view_set_clips_to_bounds(l.views[i], roll(&l, 4) == 0);
  }
  l.scroller = make_view(&l, l.views[roll(&l, 4)], 1);
  motus_view_set_bounds(l.scroller, (motus_rect){0, 0, SIDE, 50});
  motus_view_set_center(l.scroller, (motus_point){20, 20});
  motus_view_set_clips_to_bounds(l.scroller, true);
  l.content = make_view(&l, l.scroller, 2);
  while (l.row_count < rows)
    add_row(&l, -1);
  motus_runtime_tick(l.runtime, 0);
  return l;
}

static inline motus_view *any(life *l) {
  uint32_t which = roll(l, VIEWS + 14);
  if (which < VIEWS)
    return l->views[which];
  if (which < VIEWS + 2 || l->row_count == 0)
    return which % 2 ? l->scroller : l->content;
  return l->rows[roll(l, (uint32_t)l->row_count)];
}

static inline void set_place(life *l, motus_view *view) {
  double x = place(l), y = place(l);
  switch (roll(l, 9)) {
  case 0:
    motus_view_set_bounds(view, (motus_rect){x, y, roll(l, 50), roll(l, 50)});
    break;
  case 1:
    motus_view_set_transform(
        view, (motus_transform){1, x / 90, -y / 90, 1, x / 9, y / 9});
    break;
  case 2:
    motus_view_set_bounds(l->scroller,
                          (motus_rect){0, 9.5 * roll(l, ROWS), SIDE, 50});
    break;
  case 3:
    motus_view_set_transform(view, (motus_transform){1, 0, 0, 1, 0, 0});
    break;
  default:
    motus_view_set_center(view, (motus_point){x, y});
    break;
  }
}

static inline void set_look(life *l, motus_view *view) {
  switch (roll(l, 9)) {
  case 0:
    motus_view_set_alpha(view, roll(l, 3) / 2.0);
    break;
  case 1:
    motus_view_set_hidden(view, roll(l, 3) == 0);
    break;
  case 2:
    motus_view_set_clips_to_bounds(view, roll(l, 3) == 0);
    break;
  case 3:
    motus_view_set_shadow_color(view, (motus_color){0, 0, 1, roll(l, 2)});
    motus_view_set_shadow_radius(view, roll(l, 20));
    break;
  case 4:
    motus_view_set_shadow_offset(view,
                                 (motus_vector){place(l) / 4, place(l) / 4});
    break;
  case 5: {
    motus_transform_3d deep = {
        {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}};
    if (roll(l, 2)) {
      deep.m[0] = .6, deep.m[2] = -.8, deep.m[8] = .8, deep.m[10] = .6;
      deep.m[3] = .003;
    }
    motus_view_set_transform_3d(view, &deep);
    break;
  }
  default:
    motus_view_set_background_color(
        view, (motus_color){roll(l, 9) / 8.0, .5, roll(l, 9) / 8.0, 1});
    break;
  }
}

static inline void animate(life *l) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .02 * (1 + roll(l, 6));
  options.delay = roll(l, 3) ? 0 : .03;
  if (roll(l, 2))
    options.timing.type = MOTUS_TIMING_SPRING;
  CHECK_EQUAL(motus_runtime_begin_animation(l->runtime, &options), MOTUS_OK);
  for (int i = 0; i < 3; i++) {
    motus_view *view = any(l);
    if (roll(l, 3))
      set_place(l, view);
    else
      set_look(l, view);
  }
  motus_runtime_commit_animation(l->runtime, NULL, NULL, NULL, NULL);
}

static inline void move_in_tree(life *l) {
  motus_view *view = any(l), *above = any(l);
  if (view == l->scroller || view == l->content)
    return;
  if (motus_view_insert_subview(above, view, roll(l, 9)) != MOTUS_OK)
    report_clear();
}

static inline void arrange(life *l) {
  motus_child children[4];
  memset(children, 0, sizeof children);
  size_t count = 0;
  for (uint64_t key = 1; key <= 4; key++) {
    if (roll(l, 3) == 0)
      continue;
    children[count].key = children[count].tag = key;
    children[count++].frame = (motus_rect){place(l), place(l), 20, 14};
  }
  motus_view_arrange(l->views[3], children, count, sizeof *children, NULL);
}

static inline void take_snapshot(life *l) {
  motus_view *snapshot = NULL, *view = any(l);
  if (view == l->window ||
      motus_view_create_snapshot(view, &snapshot) != MOTUS_OK) {
    report_clear();
    return;
  }
  if (motus_view_add_subview(l->views[5], snapshot) != MOTUS_OK)
    report_clear();
  motus_release(snapshot);
}

static inline void act(life *l) {
  switch (roll(l, 16)) {
  case 0:
  case 1:
  case 2:
    animate(l);
    break;
  case 3:
  case 4:
    move_in_tree(l);
    break;
  case 5:
    arrange(l);
    break;
  case 6:
    motus_view_remove_all_animations(any(l));
    break;
  case 7:
    if (l->row_count < ROWS)
      add_row(l, (int)roll(l, 40));
    break;
  case 8:
    if (roll(l, 12) == 0)
      take_snapshot(l);
    break;
  case 9:
  case 10:
    set_look(l, any(l));
    break;
  default:
    set_place(l, any(l));
    break;
  }
}

static inline void live(life *l) {
  for (uint32_t n = roll(l, 5); n > 0; n--)
    act(l);
  if (roll(l, 3))
    motus_runtime_tick(l->runtime, l->time += .001 * roll(l, 30));
}

static inline void life_end(life *l) {
  for (int i = 0; i < VIEWS; i++)
    motus_release(l->views[i]);
  for (int i = 0; i < l->row_count; i++)
    motus_release(l->rows[i]);
  motus_release(l->scroller);
  motus_release(l->content);
  CHECK_EQUAL(motus_runtime_destroy(l->runtime), MOTUS_OK);
}
#endif
