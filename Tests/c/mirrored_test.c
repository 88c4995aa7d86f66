/* Right to left is left to right seen in a mirror: scenes of stacks, zooms,
 * pages, columns, sheets and popovers, and storms of all of them. RL-2, RL-3. */
#include "mirror_roots.h"

/* ---- Scenes ---- */

static void play_pushes(mirror *m) {
  motus_navigation_controller *stack = open_stack(m);
  push(m, stack, 1, true);
  mirror_rest(m);
  push(m, stack, 2, true);
  mirror_run(m, 9);
  motus_view_controller_set_interruption_policy(m->root,
                                                MOTUS_INTERRUPTION_FLUID);
  pop(stack, true);
  mirror_run(m, 9);
  push(m, stack, 3, true);
  mirror_rest(m);
  pop(stack, false);
  mirror_rest(m);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack), 2);
}

static void play_edge_swipes(mirror *m) {
  motus_navigation_controller *stack = open_stack(m);
  push(m, stack, 1, false);
  push(m, stack, 2, false);
  mirror_rest(m);
  /* Not from the other edge. */
  mirror_swipe(m, m->size.width - 2, 400, -250, 0, 10);
  mirror_rest(m);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack), 3);
  /* Too short, and caught on its way back. */
  mirror_swipe(m, 2, 400, 90, 0, 30);
  mirror_run(m, 4);
  mirror_swipe(m, 3, 400, 40, 4, 24);
  mirror_rest(m);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack), 3);
  /* Thrown. */
  mirror_swipe(m, 4, 400, 120, 0, 4);
  mirror_rest(m);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack), 2);
}

static void play_a_zoom(mirror *m) {
  motus_navigation_controller *stack = open_stack(m);
  motus_zoom_options options;
  motus_zoom_options_init(&options, sizeof options);
  options.source_key = 7;
  motus_view_set_match_key(m->screens[0].boxes[2], 7, 0);
  motus_view_controller_set_zoom(screen_at(m, 1), &options, NULL, NULL, NULL);
  push(m, stack, 1, true);
  mirror_rest(m);
  mirror_swipe(m, 2, 400, 60, 20, 20);
  mirror_run(m, 3);
  mirror_swipe(m, 6, 500, 90, -20, 9);
  mirror_rest(m);
  mirror_swipe(m, 2, 400, 150, 20, 5);
  mirror_rest(m);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack), 1);
}

static void play_pages(mirror *m) {
  motus_page_view_controller *pages = open_pages(m, false);
  mirror_swipe(m, 300, 600, -150, 0, 5);
  mirror_run(m, 5);
  mirror_swipe(m, 300, 600, -90, 0, 9);
  mirror_rest(m);
  CHECK(motus_page_view_controller_current(pages) != screen_at(m, 0));
  mirror_swipe(m, 100, 600, 140, 0, 30);
  mirror_rest(m);
  motus_page_view_controller_show_page(
      pages, screen_at(m, 3), MOTUS_PAGE_FORWARD, true, NULL, NULL, NULL);
  mirror_run(m, 8);
  motus_page_view_controller_show_page(
      pages, screen_at(m, 0), MOTUS_PAGE_BACKWARD, true, NULL, NULL, NULL);
  mirror_rest(m);
  CHECK(motus_page_view_controller_current(pages) == screen_at(m, 0));
  /* Beyond the first one. */
  mirror_swipe(m, 100, 600, 200, 0, 12);
  mirror_rest(m);
}

static void play_columns(mirror *m) {
  motus_split_view_controller *split = open_columns(m);
  mirror_swipe(m, 2, 600, 300, 0, 12);
  mirror_rest(m);
  CHECK(motus_split_view_controller_mode(split) != MOTUS_SPLIT_SECONDARY_ONLY);
  motus_split_view_controller_set_mode(split, MOTUS_SPLIT_TWO_OVER, true, NULL,
                                       NULL, NULL);
  mirror_run(m, 6);
  motus_split_view_controller_hide_column(split, MOTUS_SPLIT_PRIMARY, true,
                                          NULL, NULL, NULL);
  mirror_rest(m);
  motus_split_view_controller_show_column(split, MOTUS_SPLIT_PRIMARY, false,
                                          NULL, NULL, NULL);
  mirror_rest(m);
  motus_split_view_controller_set_mode(split, MOTUS_SPLIT_SECONDARY_ONLY, true,
                                       NULL, NULL, NULL);
  mirror_rest(m);
}

static void play_a_popover(mirror *m) {
  open_columns(m);
  make_a_popover(m, m->screens[2].boxes[1],
                 MOTUS_ARROW_LEFT | MOTUS_ARROW_RIGHT);
  motus_view_controller_present(m->root, screen_at(m, 4), true, NULL, NULL,
                                NULL);
  mirror_rest(m);
  motus_view_controller_dismiss(m->root, true, NULL, NULL, NULL);
  mirror_rest(m);
}

static void scenes_are_their_mirror_images(void) {
  CHECK(mirror_plays(play_pushes, 1, 390, 844));
  CHECK(mirror_plays(play_edge_swipes, 1, 390, 844));
  CHECK(mirror_plays(play_a_zoom, 1, 390, 844));
  CHECK(mirror_plays(play_pages, 1, 390, 844));
  CHECK(mirror_plays(play_columns, 1, 1100, 800));
  CHECK(mirror_plays(play_a_popover, 1, 1100, 800));
}

/* ---- Storms ---- */

/* What can be asked of any root. The window changes its size at once, as what
 * grows with it grows from its left edge in both directions, and with no finger
 * down, whose distance from one of the two edges would change. */
static void play_anything(mirror *m) {
  motus_view_controller *guest = screen_at(m, 4);
  motus_size size = m->size;
  switch (mirror_roll(m, 8)) {
  case 0:
    if (m->is_finger_down ||
        (m->resizes_at_rest && motus_runtime_needs_tick(m->runtime)))
      break;
    m->size.width = size.height, m->size.height = size.width;
    motus_runtime_set_window_size(m->runtime, m->size, 0, NULL, NULL, NULL,
                                  NULL);
    break;
  case 1:
    motus_view_controller_set_interruption_policy(
        m->root, mirror_roll(m, 2) ? MOTUS_INTERRUPTION_FLUID
                                   : MOTUS_INTERRUPTION_QUEUE);
    break;
  case 2:
    if (!m->resizes_at_rest)
      break;
    if (motus_view_controller_presented_view_controller(m->root))
      motus_view_controller_dismiss(m->root, mirror_roll(m, 3), NULL, NULL,
                                    NULL);
    else
      motus_view_controller_present(m->root, guest, mirror_roll(m, 3), NULL,
                                    NULL, NULL);
    break;
  default:
    play_a_finger(m);
  }
}

static void play_a_stack_in_a_storm(mirror *m) {
  motus_navigation_controller *stack = open_stack(m);
  motus_zoom_options zoom;
  motus_zoom_options_init(&zoom, sizeof zoom);
  zoom.source_key = 7;
  motus_view_set_match_key(m->screens[0].boxes[1], 7, 0);
  m->resizes_at_rest = true;
  if (mirror_roll(m, 2))
    motus_view_controller_set_zoom(screen_at(m, 3), &zoom, NULL, NULL, NULL);
  if (mirror_roll(m, 2))
    let_pairs_fly(m, stack);
  if (mirror_roll(m, 2))
    make_a_popover(m, m->bars[1], 15);
  storm_a_stack(m, stack, play_anything);
  mirror_touch(m, MOTUS_TOUCH_CANCELLED, m->finger_x, m->finger_y);
  mirror_rest(m);
}

static void play_pages_in_a_storm(mirror *m) {
  motus_page_view_controller *pages = open_pages(m, mirror_roll(m, 2));
  m->resizes_at_rest = mirror_roll(m, 2);
  storm_pages(m, pages, play_anything);
  mirror_touch(m, MOTUS_TOUCH_CANCELLED, m->finger_x, m->finger_y);
  mirror_rest(m);
}

static void play_columns_in_a_storm(mirror *m) {
  m->resizes_at_rest = true;
  motus_split_view_controller *split = open_columns(m);
  storm_columns(m, split, play_anything);
  mirror_touch(m, MOTUS_TOUCH_CANCELLED, m->finger_x, m->finger_y);
  mirror_rest(m);
}

static void play_a_storm(unsigned seed) {
  CHECK(mirror_plays(play_a_stack_in_a_storm, seed, 390, 844));
  CHECK(mirror_plays(play_pages_in_a_storm, seed, 390, 844));
  CHECK(mirror_plays(play_columns_in_a_storm, seed, 1100, 800));
}

static void storms_are_their_mirror_images(void) {
  play_seeds(8, play_a_storm);
}

CHECK_MAIN(TEST(scenes_are_their_mirror_images),
           TEST(storms_are_their_mirror_images))
