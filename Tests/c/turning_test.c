/* The direction of layout as a trait, and what happens when it turns while
 * something moves. RL-1, RL-2. */
#include "mirror.h"

static mirror stage;

static motus_layout_direction of_view(motus_view *view) {
  return motus_view_layout_direction(view);
}

static motus_layout_direction of(motus_view_controller *controller) {
  return motus_view_controller_layout_direction(controller);
}

#define INHERIT MOTUS_LAYOUT_DIRECTION_INHERIT
#define LTR MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT
#define RTL MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT

static void turn(mirror *m, motus_layout_direction direction) {
  CHECK_EQUAL(motus_runtime_set_layout_direction(m->runtime, direction),
              MOTUS_OK);
}

static void open_stack(mirror *m) {
  motus_navigation_controller *stack = NULL;
  mirror_open(m, false, 1, 390, 844);
  motus_navigation_controller_create(m->runtime, m->screens[0].controller,
                                     &stack);
  m->root = (motus_view_controller *)stack;
  motus_runtime_set_root_view_controller(m->runtime, m->root);
  mirror_rest(m);
}

static void open_columns(mirror *m) {
  motus_split_view_controller *split = NULL;
  mirror_open(m, false, 1, 1100, 800);
  motus_split_view_controller_create(m->runtime, NULL, &split);
  for (int i = 0; i < 3; i++)
    motus_split_view_controller_set_column(split, (motus_split_column)i,
                                           m->screens[i].controller);
  m->root = (motus_view_controller *)split;
  motus_runtime_set_root_view_controller(m->runtime, m->root);
  mirror_rest(m);
}

/* Closes a world whose text nobody compares. */
static void close_stage(mirror *m) {
  mirror_close(m);
  free(m->numbers);
}

static double seen_at(motus_view *view) {
  double center[2] = {NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  return center[0];
}

static motus_view *view_at(mirror *m, int index) {
  return motus_view_controller_view(m->screens[index].controller);
}

/* ---- The trait ---- */

static void a_direction_is_inherited_from_outside(void) {
  mirror *m = &stage;
  motus_view *above = NULL, *below = NULL;
  open_stack(m);
  motus_view_controller *screen = m->screens[0].controller,
                        *guest = m->screens[4].controller;
  motus_view_create(m->runtime, &above);
  motus_view_create(m->runtime, &below);
  motus_view_add_subview(above, below);
  CHECK_EQUAL(motus_runtime_layout_direction(m->runtime), LTR);
  CHECK_EQUAL(of(screen), LTR);
  CHECK_EQUAL(of_view(below), LTR);
  /* A view from its superview, and from the runtime when it has none. */
  CHECK_EQUAL(motus_view_override_layout_direction(above, RTL), MOTUS_OK);
  CHECK_EQUAL(of_view(below), RTL);
  motus_view_override_layout_direction(above, INHERIT);
  CHECK_EQUAL(of_view(below), LTR);
  /* A controller from the one around it, a view from the controller whose view
   * it is in. */
  CHECK_EQUAL(motus_view_controller_override_layout_direction(m->root, RTL),
              MOTUS_OK);
  motus_view_add_subview(view_at(m, 0), above);
  CHECK_EQUAL(of(screen), RTL);
  CHECK_EQUAL(of_view(below), RTL);
  CHECK_EQUAL(of(guest), LTR);
  motus_view_controller_present(m->root, guest, false, NULL, NULL, NULL);
  CHECK_EQUAL(of(guest), RTL);
  CHECK_EQUAL(of_view(view_at(m, 4)), RTL);
  /* The innermost one counts. */
  motus_view_controller_override_layout_direction(screen, LTR);
  turn(m, RTL);
  CHECK_EQUAL(of_view(below), LTR);
  CHECK_EQUAL(of(m->root), RTL);
  motus_view_controller_override_layout_direction(screen, INHERIT);
  CHECK_EQUAL(of_view(below), RTL);
  motus_release(above);
  motus_release(below);
  close_stage(m);
}

static void options_of_containers_count_before_what_is_around(void) {
  mirror *m = &stage;
  motus_page_view_controller_options pages_options;
  motus_page_view_controller *pages = NULL;
  motus_split_view_controller_options split_options;
  motus_split_view_controller *split = NULL;
  mirror_open(m, true, 1, 390, 844);
  motus_page_view_controller_options_init(&pages_options, sizeof pages_options);
  motus_split_view_controller_options_init(&split_options,
                                           sizeof split_options);
  CHECK_EQUAL(pages_options.layout_direction, INHERIT);
  CHECK_EQUAL(split_options.layout_direction, INHERIT);
  split_options.layout_direction = pages_options.layout_direction = LTR;
  motus_page_view_controller_create(m->runtime, &pages_options, &pages);
  motus_split_view_controller_create(m->runtime, &split_options, &split);
  motus_view_controller *controllers[] = {(motus_view_controller *)pages,
                                          (motus_view_controller *)split};
  for (int i = 0; i < 2; i++) {
    CHECK_EQUAL(of(controllers[i]), LTR);
    motus_view_controller_override_layout_direction(controllers[i], RTL);
    CHECK_EQUAL(of(controllers[i]), RTL);
    motus_view_controller_override_layout_direction(controllers[i], INHERIT);
    CHECK_EQUAL(of(controllers[i]), LTR);
    motus_release(controllers[i]);
  }
  close_stage(m);
}

static void what_is_no_direction_is_refused(void) {
  mirror *m = &stage;
  open_stack(m);
  motus_layout_direction none = (motus_layout_direction)3;
  CHECK_EQUAL(motus_runtime_set_layout_direction(m->runtime, INHERIT),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_set_layout_direction(m->runtime, none),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_view_override_layout_direction(view_at(m, 0), none),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_view_controller_override_layout_direction(m->root, none),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(of(m->root), LTR);
  CHECK_EQUAL(motus_view_layout_direction(NULL), INHERIT);
  close_stage(m);
}

/* ---- At rest ---- */

static void what_rests_is_laid_out_anew(void) {
  mirror *m = &stage;
  open_columns(m);
  double width = motus_view_bounds(view_at(m, 0)).width;
  CHECK_NEAR(seen_at(view_at(m, 0)), width / 2, 1e-9);
  CHECK_NEAR(seen_at(m->screens[0].boxes[0]), 16 + 40, 1e-9);
  turn(m, RTL);
  mirror_tick(m);
  CHECK_NEAR(seen_at(view_at(m, 0)), 1100 - width / 2, 1e-9);
  CHECK_NEAR(seen_at(m->screens[0].boxes[0]), width - 16 - 40, 1e-9);
  /* Content is seen from its start, and indicators are at the other side. */
  motus_scroller *strip = motus_view_scroller(m->screens[0].strip);
  CHECK_NEAR(motus_scroller_offset(strip).x, 900 - width, 1e-9);
  CHECK_EQUAL(motus_scroller_indicator(strip, MOTUS_AXIS_VERTICAL).edge,
              MOTUS_EDGE_LEFT);
  turn(m, LTR);
  mirror_tick(m);
  CHECK_NEAR(seen_at(view_at(m, 0)), width / 2, 1e-9);
  CHECK_NEAR(motus_scroller_offset(strip).x, 0, 1e-9);
  CHECK_EQUAL(motus_scroller_indicator(strip, MOTUS_AXIS_VERTICAL).edge,
              MOTUS_EDGE_RIGHT);
  CHECK(!motus_runtime_needs_tick(m->runtime));
  close_stage(m);
}

static void turn_in_block(void *user_data) {
  turn(user_data, RTL);
}

static void in_a_block_columns_move_to_their_places(void) {
  mirror *m = &stage;
  motus_animation_options options;
  open_columns(m);
  double last = seen_at(view_at(m, 0)), width = 2 * last, fastest = 0;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .5;
  motus_runtime_animate(m->runtime, &options, turn_in_block, m, NULL, NULL,
                        NULL, NULL);
  for (int i = 0; i < 40; i++) {
    mirror_tick(m);
    double now = seen_at(view_at(m, 0));
    CHECK(now >= last - 1e-9);
    fastest = now - last > fastest ? now - last : fastest;
    last = now;
  }
  CHECK(fastest < 60);
  CHECK_NEAR(last, 1100 - width / 2, 1e-9);
  CHECK_NEAR(seen_at(m->screens[0].boxes[0]), width - 16 - 40, 1e-9);
  close_stage(m);
}

/* ---- While something moves ---- */

/* A transition goes on as it began, at whatever instant the direction turns. */
static void a_transition_keeps_the_direction_in_which_it_began(void) {
  static double way[60];
  for (int instant = -1; instant < 26; instant++) {
    mirror *m = &stage;
    open_stack(m);
    motus_navigation_controller *stack = (motus_navigation_controller *)m->root;
    motus_navigation_controller_push(stack, m->screens[1].controller, true,
                                     NULL, NULL, NULL);
    for (int i = 0; i < 40; i++) {
      mirror_tick(m);
      double now = seen_at(view_at(m, 1));
      if (instant < 0)
        way[i] = now;
      else
        CHECK_NEAR(now, way[i], 1e-9);
      if (i == instant)
        turn(m, RTL);
    }
    /* The next one goes the other way. */
    motus_navigation_controller_pop(stack, true, NULL, NULL, NULL, NULL);
    mirror_run(m, 12);
    double now = seen_at(view_at(m, 1));
    CHECK(instant < 0 ? now > 200 : now < 190);
    mirror_rest(m);
    CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack), 1);
    CHECK_NEAR(seen_at(view_at(m, 0)), 195, 1e-9);
    close_stage(m);
  }
}

/* So does a finger; at rest the edge is the other one. */
static void a_finger_keeps_the_direction_in_which_it_began(void) {
  for (int instant = 0; instant < 16; instant++) {
    mirror *m = &stage;
    open_stack(m);
    motus_navigation_controller *stack = (motus_navigation_controller *)m->root;
    for (int i = 1; i < 4; i++)
      motus_navigation_controller_push(stack, m->screens[i].controller, false,
                                       NULL, NULL, NULL);
    mirror_rest(m);
    double x = 2, last = seen_at(view_at(m, 3));
    mirror_touch(m, MOTUS_TOUCH_BEGAN, x, 400);
    for (int i = 0; i < 14; i++) {
      if (i == instant)
        turn(m, RTL);
      mirror_tick(m);
      CHECK(seen_at(view_at(m, 3)) >= last - 1e-9);
      last = seen_at(view_at(m, 3));
      mirror_touch(m, MOTUS_TOUCH_MOVED, x += 22, 400);
    }
    mirror_touch(m, MOTUS_TOUCH_ENDED, x, 400);
    if (instant >= 14) /* while it settles */
      turn(m, RTL);
    mirror_rest(m);
    /* Before it was recognized the edge has become another one. */
    size_t count = motus_navigation_controller_view_controller_count(stack);
    CHECK_EQUAL(count, instant < 2 ? 4 : 3);
    mirror_swipe(m, 2, 400, 300, 0, 10);
    mirror_rest(m);
    CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack),
                count);
    mirror_swipe(m, 388, 400, -300, 0, 10);
    mirror_rest(m);
    CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack),
                count - 1);
    close_stage(m);
  }
}

/* Pages turn round once the selected one is in its place. */
static void pages_turn_round_at_rest(void) {
  for (int instant = 0; instant < 60; instant += 3) {
    mirror *m = &stage;
    motus_page_view_controller *pages = NULL;
    motus_view_controller *list[4];
    mirror_open(m, false, 1, 390, 844);
    motus_page_view_controller_create(m->runtime, NULL, &pages);
    for (int i = 0; i < 4; i++)
      list[i] = m->screens[i].controller;
    motus_page_view_controller_set_pages(pages, list, 4, false);
    m->root = (motus_view_controller *)pages;
    motus_runtime_set_root_view_controller(m->runtime, m->root);
    mirror_tick(m);
    mirror_touch(m, MOTUS_TOUCH_BEGAN, 300, 600);
    for (int i = 0; i < 100; i++) {
      if (i == instant)
        turn(m, RTL);
      if (i < 12)
        mirror_touch(m, MOTUS_TOUCH_MOVED, 300 - 18. * i, 600);
      else if (i == 12)
        mirror_touch(m, MOTUS_TOUCH_ENDED, m->finger_x, 600);
      double before = motus_page_view_controller_position(pages);
      mirror_tick(m);
      double after = motus_page_view_controller_position(pages);
      CHECK(fabs(after - before) < .3 ||
            motus_page_view_controller_current(pages) == list[1]);
    }
    int reached = instant > 0;
    CHECK(motus_page_view_controller_current(pages) == list[reached]);
    CHECK_NEAR(motus_page_view_controller_position(pages), 0, 1e-9);
    /* The next one is at the left now. */
    mirror_swipe(m, 60, 600, 200, 0, 8);
    mirror_rest(m);
    CHECK(motus_page_view_controller_current(pages) == list[reached + 1]);
    close_stage(m);
  }
}

CHECK_MAIN(TEST(a_direction_is_inherited_from_outside),
           TEST(options_of_containers_count_before_what_is_around),
           TEST(what_is_no_direction_is_refused),
           TEST(what_rests_is_laid_out_anew),
           TEST(in_a_block_columns_move_to_their_places),
           TEST(a_transition_keeps_the_direction_in_which_it_began),
           TEST(a_finger_keeps_the_direction_in_which_it_began),
           TEST(pages_turn_round_at_rest))
