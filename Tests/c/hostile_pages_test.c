/* Hostile callbacks of pages, zooms, flights, lists and paths: each act in each
 * call of each scene. */
#include "hostile_motion.h"

static motus_view_controller *page_beside(void *u,
                                          motus_page_view_controller *it,
                                          motus_view_controller *page) {
  (void)u, (void)page;
  called(it);
  return fresh();
}
static void page_will(void *u, motus_page_view_controller *it,
                      motus_view_controller *to) {
  (void)u, (void)to;
  called(it);
}
static void page_did(void *u, motus_page_view_controller *it,
                     motus_view_controller *previous, bool completed) {
  (void)u, (void)previous, (void)completed;
  called(it);
}

static motus_view *zoom_source(void *u, motus_view_controller *it) {
  (void)u;
  called(it);
  return moved;
}
static void zoom_rect(void *u, motus_view_controller *it, motus_view *source,
                      motus_rect *rect) {
  (void)u, (void)source, (void)rect;
  called(it);
}
static bool zoom_begins(void *u, motus_view_controller *it,
                        motus_zoom_gesture gesture, double x, double y,
                        double vx, double vy, bool at_edge) {
  (void)u, (void)gesture, (void)x, (void)y, (void)vx, (void)vy, (void)at_edge;
  called(it);
  return true;
}
static void zoom(motus_view_controller *screen) {
  motus_zoom_delegate d = {.struct_size = sizeof d,
                           .source_view = zoom_source,
                           .alignment_rect = zoom_rect,
                           .should_begin = zoom_begins};
  motus_view_controller_set_zoom(screen, NULL, &d, OWNED);
}

static void settled(void *u, motus_view *view, uint32_t property, bool b) {
  (void)u, (void)property, (void)b;
  called(view);
}

static void open_pages(bool by_source) {
  forget_motion();
  open_screens();
  motus_page_view_controller_create(rt, NULL, &pages);
  keep(pages);
  motus_page_delegate d = {.struct_size = sizeof d,
                           .will_transition = page_will,
                           .did_transition = page_did};
  motus_page_view_controller_set_delegate(pages, &d, OWNED);
  motus_page_data_source source = {.struct_size = sizeof source,
                                   .before = page_beside,
                                   .after = page_beside};
  if (by_source)
    motus_page_view_controller_set_data_source(pages, &source, OWNED);
  else
    motus_page_view_controller_set_pages(pages, &screens[1], 3, true);
  scroller = motus_page_view_controller_scroller(pages);
  motus_view_controller_add_child(screens[0], (motus_view_controller *)pages);
  motus_view_add_subview(
      motus_view_controller_view(screens[0]),
      motus_view_controller_view((motus_view_controller *)pages));
  motus_view_controller_did_move_to_parent((motus_view_controller *)pages,
                                           screens[0]);
}

static void pages_of_a_source(void) {
  open_pages(true);
  motus_page_view_controller_show_page(pages, screens[1], MOTUS_PAGE_FORWARD,
                                       false, done, OWNED);
  tick(1);
  drag(350, 400, -300, 0, 4);
  tick(2);
  drag(100, 400, 200, 0, 3); /* caught, turned back */
  tick(10);
  motus_page_view_controller_show_page(pages, screens[2], MOTUS_PAGE_FORWARD,
                                       true, done, OWNED);
  tick(3);
  motus_page_view_controller_reload(pages);
  tick(4);
}

static void pages_in_a_circle(void) {
  open_pages(false);
  tick(1);
  drag(350, 400, -330, 0, 3);
  drag(350, 400, -330, 0, 3);
  tick(2);
  change_size_animated();
  tick(6);
  motus_page_view_controller_set_pages(pages, &screens[2], 2, false);
  tick(4);
}

/* Out of a view, caught and brought back into it by a finger and by two. */
static void zooms_of_screens(void) {
  open_scroller(NULL);
  moved = view_in(motus_view_controller_view(screens[0]),
                  (motus_rect){40, 120, 100, 100});
  zoom(screens[1]);
  zoom(screens[2]);
  motus_navigation_controller_push(nav, screens[1], true, done, OWNED);
  animate_along(screens[1]);
  tick(5);
  drag(195, 300, 10, 250, 4); /* caught */
  tick(20);
  motus_view_controller_present(screens[0], screens[2], true, done, OWNED);
  tick(40);
  pinch(-40, 3);
  tick(20);
  drag(3, 300, 320, 0, 4);
  tick(10);
  dismiss_animated();
  tick(6);
}

static void flights(void) {
  forget_motion();
  open_screens();
  make_animators();
  for (int i = 0; i < 3; i++) {
    motus_view *view = view_in(motus_view_controller_view(screens[i]),
                               (motus_rect){20. * i, 90. * i, 80, 60});
    motus_view_set_match_key(view, 7, NULL);
    moved = view;
  }
  motus_animation_controller_create_matched(rt, NULL, &an_animator);
  keep(an_animator);
  transitioning(screens[3]);
  motus_navigation_controller_push(nav, screens[1], true, done, OWNED);
  tick(4);
  motus_view_controller_set_presentation_style(screens[2],
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_transitioning_delegate d = {
      .struct_size = sizeof d,
      .animation_controller_for_presented = present_animator,
      .animation_controller_for_dismissed = dismiss_animator};
  motus_view_controller_set_transitioning_delegate(screens[2], &d, OWNED);
  motus_view_controller_present(screens[0], screens[2], true, done, OWNED);
  tick(25);
  motus_navigation_controller_pop(nav, true, done, OWNED, NULL);
  dismiss_animated();
  tick(5);
}

static void hear_children(void) {
  for (uint64_t key = 1; key < 8; key++) {
    motus_view *child = motus_view_child_with_key(list_view, key, false);
    for (uint32_t property = 0; property < 3; property++)
      motus_view_set_settle(child, property, settled, OWNED);
  }
}

static void lists(void) {
  open_screens();
  forget_motion();
  list_view = view_in(motus_view_controller_view(screens[0]),
                      (motus_rect){0, 0, 390, 600});
  arrange(1, 7);
  tick(1);
  hear_children();
  arrange(2, 8);
  hear_children();
  tick(3);
  motus_view_begin_reorder(list_view, 4, (motus_point){100, 180}, NULL);
  for (int i = 0; i < 3; i++) {
    size_t index = 0;
    motus_view_update_reorder(list_view, (motus_point){100, 180 + 40. * i},
                              &index);
    tick(1);
  }
  motus_view_end_reorder(list_view, (motus_vector){0, 200}, NULL);
  arrange(4, 6);
  tick(12);
}

static motus_path *way;

static void follow(void *view) {
  motus_view_follow_path(view, way, NULL);
}

static void paths(void) {
  motus_path_segment segments[] = {
      {.kind = MOTUS_PATH_LINE, .end = {100, 100}},
      {.kind = MOTUS_PATH_ARC, .control_1 = {150, 100}, .angle = 3}};
  open_screens();
  forget_motion();
  moved = view_in(motus_view_controller_view(screens[0]),
                  (motus_rect){0, 0, 20, 20});
  motus_path_create(rt, (motus_point){0, 0}, segments, 2, &way);
  keep(way);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .1;
  motus_runtime_animate(rt, &options, follow, moved, done, OWNED, NULL);
  motus_property_animator_create(rt, .1, NULL, &moving);
  keep(moving);
  motus_property_animator_add_animations(moving, follow, moved, NULL);
  motus_property_animator_add_completion(moving, moved_to, OWNED);
  motus_property_animator_start(moving);
  tick(2);
  motus_property_animator_pause(moving);
  motus_property_animator_set_fraction_complete(moving, .7);
  motus_property_animator_set_reversed(moving, true);
  motus_property_animator_start(moving);
  tick(10);
}

static void turns_of_pages(void) {
  play(pages_of_a_source, 20);
}
static void circles_of_pages(void) {
  play(pages_in_a_circle, 20);
}
static void zoom_transitions(void) {
  play(zooms_of_screens, 40);
}
static void matched_geometry(void) {
  play(flights, 30);
}
static void arrangements(void) {
  play(lists, 8);
}
static void views_on_paths(void) {
  play(paths, 8);
}

CHECK_MAIN(TEST(turns_of_pages), TEST(circles_of_pages), TEST(zoom_transitions),
           TEST(matched_geometry), TEST(arrangements), TEST(views_on_paths))
