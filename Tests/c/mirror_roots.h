/* What the worlds of mirror.h have at their root: stacks, pages, columns and tabs,
 * in the whole window or in a room that a host moves in it. */
#ifndef MIRROR_ROOTS_H
#define MIRROR_ROOTS_H
#include "mirror.h"

static inline motus_view_controller *screen_at(mirror *m, int index) {
  return m->screens[index].controller;
}

/* ---- Roots ---- */

/* Puts the room where it belongs. */
static inline void place_room(void *world) {
  mirror *m = world;
  motus_rect room = m->area;
  if (m->is_mirrored)
    room.x = m->size.width - room.x - room.width;
  motus_view_set_frame(motus_view_controller_view(m->root), room);
}

/* Shows it in the window, or in the room that the world has in it. */
static inline void show_root(mirror *m, void *root) {
  m->root = root;
  if (m->area.width > 0) {
    motus_view_controller_create(m->runtime, NULL, NULL, NULL, &m->holder);
    motus_view_controller_add_child(m->holder, m->root);
    motus_view_add_subview(motus_view_controller_view(m->holder),
                           motus_view_controller_view(m->root));
    place_room(m);
    motus_view_controller_did_move_to_parent(m->root, m->holder);
  }
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  m->runtime, m->holder ? m->holder : m->root),
              MOTUS_OK);
  mirror_tick(m);
}

static inline motus_navigation_controller *open_stack(mirror *m) {
  motus_navigation_controller *stack = NULL;
  motus_navigation_controller_create(m->runtime, screen_at(m, 0), &stack);
  for (int i = 0; i < 2; i++) {
    motus_view_create(m->runtime, &m->bars[i]);
    motus_view_controller_set_bar((motus_view_controller *)stack,
                                  i ? MOTUS_EDGE_BOTTOM : MOTUS_EDGE_TOP,
                                  m->bars[i], 44);
  }
  motus_view_controller_set_hidden_bars(screen_at(m, 2), MOTUS_EDGE_TOP);
  show_root(m, stack);
  return stack;
}

static inline motus_page_view_controller *open_pages(mirror *m,
                                                     bool is_circular) {
  motus_page_view_controller *pages = NULL;
  motus_page_view_controller_options options;
  motus_view_controller *list[4];
  motus_page_view_controller_options_init(&options, sizeof options);
  options.spacing = 10;
  motus_page_view_controller_create(m->runtime, &options, &pages);
  for (int i = 0; i < 4; i++)
    list[i] = screen_at(m, i);
  motus_page_view_controller_set_pages(pages, list, 4, is_circular);
  show_root(m, pages);
  return pages;
}

static inline motus_split_view_controller *open_columns(mirror *m) {
  motus_split_view_controller *split = NULL;
  motus_split_view_controller_create(m->runtime, NULL, &split);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY,
                                         screen_at(m, 0));
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_SUPPLEMENTARY,
                                         screen_at(m, 1));
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY,
                                         screen_at(m, 2));
  show_root(m, split);
  return split;
}

static inline void push(mirror *m, motus_navigation_controller *stack,
                        int index, bool animated) {
  (void)m;
  motus_navigation_controller_push(stack, screen_at(m, index), animated, NULL,
                                   NULL, NULL);
}

static inline void pop(motus_navigation_controller *stack, bool animated) {
  motus_navigation_controller_pop(stack, animated, NULL, NULL, NULL, NULL);
}

static inline motus_animation_controller *
mirror_matches(void *world, motus_navigation_controller *stack,
               motus_navigation_operation operation,
               motus_view_controller *from, motus_view_controller *to) {
  (void)stack, (void)operation, (void)from, (void)to;
  return ((mirror *)world)->matched;
}

/* A view of each screen flies to that of the next one. */
static inline void let_pairs_fly(mirror *m,
                                 motus_navigation_controller *stack) {
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = mirror_matches};
  CHECK_EQUAL(
      motus_animation_controller_create_matched(m->runtime, NULL, &m->matched),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_navigation_controller_set_delegate(stack, &delegate, m, NULL),
      MOTUS_OK);
  for (int i = 0; i < 4; i++) {
    motus_view_controller_view(screen_at(m, i));
    motus_view_set_match_key(m->screens[i].boxes[i], 8, NULL);
  }
}

/* The guest will be a popover beside that view. */
static inline void make_a_popover(mirror *m, motus_view *source,
                                  uint32_t directions) {
  motus_popover_options options;
  motus_view_controller_set_presentation_style(screen_at(m, 4),
                                               MOTUS_PRESENTATION_POPOVER);
  motus_popover_options_init(&options, sizeof options);
  options.source_view = source;
  options.permitted_arrow_directions = directions;
  CHECK_EQUAL(
      motus_popover_set_options(
          motus_view_controller_presentation_controller(screen_at(m, 4)),
          &options),
      MOTUS_OK);
}

/* ---- Storms ---- */

enum { MIRROR_STEPS = 40 };

/* What a host does besides what the root itself can do. */
typedef void mirror_act(mirror *m);

static inline void storm_a_stack(mirror *m, motus_navigation_controller *stack,
                                 mirror_act *act) {
  for (int i = 0; i < MIRROR_STEPS; i++) {
    switch (mirror_roll(m, 6)) {
    case 0:
      pop(stack, mirror_roll(m, 4));
      break;
    case 1:
    case 2: {
      bool animated = mirror_roll(m, 4);
      push(m, stack, 1 + (int)mirror_roll(m, 3), animated);
      break;
    }
    default:
      act(m);
    }
    mirror_run(m, (int)mirror_roll(m, 20));
  }
}

static inline void storm_pages(mirror *m, motus_page_view_controller *pages,
                               mirror_act *act) {
  for (int i = 0; i < MIRROR_STEPS; i++) {
    if (mirror_roll(m, 4) == 0) {
      bool animated = mirror_roll(m, 4);
      motus_page_direction direction =
          mirror_roll(m, 2) ? MOTUS_PAGE_FORWARD : MOTUS_PAGE_BACKWARD;
      motus_page_view_controller_show_page(
          pages, screen_at(m, (int)mirror_roll(m, 4)), direction, animated,
          NULL, NULL, NULL);
    } else {
      act(m);
    }
    mirror_run(m, (int)mirror_roll(m, 20));
  }
}

static inline void storm_columns(mirror *m, motus_split_view_controller *split,
                                 mirror_act *act) {
  for (int i = 0; i < MIRROR_STEPS; i++) {
    switch (mirror_roll(m, 6)) {
    case 0: {
      bool animated = mirror_roll(m, 3);
      motus_split_mode mode = (motus_split_mode)mirror_roll(m, 6);
      motus_split_view_controller_set_mode(split, mode, animated, NULL, NULL,
                                           NULL);
      break;
    }
    case 1: {
      bool shows = mirror_roll(m, 2), animated = mirror_roll(m, 3);
      motus_split_column column = (motus_split_column)mirror_roll(m, 3);
      (shows ? motus_split_view_controller_show_column
             : motus_split_view_controller_hide_column)(split, column, animated,
                                                        NULL, NULL, NULL);
      break;
    }
    default:
      act(m);
    }
    mirror_run(m, (int)mirror_roll(m, 20));
  }
}

/* ---- A finger ---- */

static inline void play_a_finger(mirror *m) {
  double width = m->area.width > 0 ? m->area.width : m->size.width;
  double height = m->size.height;
  static const double starts[] = {3, 12, .3, .7, 1};
  double x = starts[mirror_roll(m, 5)], y = .1 + .2 * mirror_roll(m, 5);
  /* Never exactly as far as a finger wanders before it drags. */
  double dx = mirror_roll(m, 300) - 80.13, dy = mirror_roll(m, 60) - 30.;
  x = x < 1 ? x * width : x > 1 ? x : width - 4;
  /* On no edge of what stands in the window. */
  if (m->area.width > 0)
    x += m->area.x + .37;
  if (m->is_finger_down) {
    motus_touch_phase end =
        mirror_roll(m, 4) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED;
    if (mirror_roll(m, 2))
      mirror_drag(m, dx, dy, 1 + (int)mirror_roll(m, 10));
    else
      mirror_touch(m, end, m->finger_x, m->finger_y);
    return;
  }
  mirror_touch(m, MOTUS_TOUCH_BEGAN, x, y * height);
  mirror_tick(m);
  int frames = 2 + (int)mirror_roll(m, 8);
  mirror_drag(m, mirror_roll(m, 3) ? dx : -dx, dy, frames);
}

#endif
