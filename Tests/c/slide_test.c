/* What dims and what throws a shadow between the screens of the built-in slide:
 * as it is drawn. TR-20. */
#include "story_navigation.h"

static story s;

typedef struct seen {
  int count;
  /* All that dims, one over the other. */
  double veil, edge, edge_x, edge_height, shadow_alpha, radius;
  bool is_between;
} seen;

/* What the library has put between the views of two screens. */
static seen look(motus_view_controller *below, motus_view_controller *above) {
  seen it = {0, 0, 0, NAN, 0, 0, 0, true};
  const motus_draw_item *items = NULL;
  const motus_draw_detail *details = NULL;
  size_t count = 0, count_too = 0;
  CHECK_EQUAL(motus_runtime_draw_list(s.runtime, &items, &count), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_draw_details(s.runtime, &details, &count_too),
              MOTUS_OK);
  bool is_above = false, is_below = true;
  for (size_t i = 0; i < count; i++) {
    if (items[i].view == motus_view_controller_view_if_loaded(below))
      is_above = true;
    if (items[i].view == motus_view_controller_view_if_loaded(above))
      is_below = false;
    if (!(details[i].flags & MOTUS_DRAW_LIBRARY_OWNED))
      continue;
    it.count++;
    it.is_between &= is_above && is_below;
    if (details[i].shadow_color.alpha > 0) {
      it.edge = details[i].own_alpha;
      it.shadow_alpha = details[i].shadow_color.alpha;
      it.radius = details[i].shadow_radius;
      it.edge_x = items[i].transform.tx;
      it.edge_height = items[i].bounds.height;
    } else {
      it.veil += (1 - it.veil) * details[i].own_alpha;
      CHECK_NEAR(items[i].color.alpha, 1, 0);
      CHECK_NEAR(items[i].bounds.width,
                 motus_view_bounds(motus_view_superview(items[i].view)).width,
                 1e-9);
    }
  }
  return it;
}

static void color(motus_view_controller *it) {
  motus_color grey = {.5, .5, .5, 1};
  motus_view_set_background_color(motus_view_controller_view(it), grey);
}
static void open_two(void) {
  story_open_navigation(&s);
  color(s.a), color(s.b), color(s.c);
}

static void the_lower_screen_is_dimmed_and_the_upper_one_has_a_shadow(void) {
  open_two();
  story_push(&s, s.b, true);
  story_tick(&s);
  seen it = look(s.a, s.b);
  CHECK_EQUAL(it.count, 0); /* nothing is dimmed yet */
  double last = 0;
  for (int i = 0; i < 20; i++) {
    story_tick(&s);
    it = look(s.a, s.b);
    double way = 1.5 - story_x(s.b) / WIDTH;
    CHECK_EQUAL(it.count, 2);
    CHECK(it.is_between);
    CHECK_NEAR(it.veil, .1 * way, 1e-9);
    CHECK_NEAR(it.edge, way, 1e-9);
    CHECK_NEAR(it.shadow_alpha, .2, 1e-12);
    CHECK_NEAR(it.radius, 8, 1e-12);
    CHECK_NEAR(it.edge_x, story_x(s.b) - WIDTH / 2, 1e-6);
    CHECK_NEAR(it.edge_height, HEIGHT, 1e-9);
    CHECK(it.veil >= last);
    last = it.veil;
  }
  story_run(&s, .2);
  CHECK_EQUAL(look(s.a, s.b).count, 0);
  motus_view *container = motus_view_controller_view(story_root(&s));
  CHECK_EQUAL(motus_view_subview_count(container), 1);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  /* Back, by a finger that thinks better of it. */
  story_touch(&s, MOTUS_TOUCH_BEGAN, 2, 400);
  for (int i = 1; i <= 10; i++)
    story_touch(&s, MOTUS_TOUCH_MOVED, 2 + 15 * i, 400);
  it = look(s.a, s.b);
  double way = 1.5 - story_x(s.b) / WIDTH;
  CHECK(way < .7);
  CHECK_NEAR(it.veil, .1 * way, 1e-9);
  CHECK_NEAR(it.edge_x, story_x(s.b) - WIDTH / 2, 1e-6);
  CHECK(it.is_between);
  for (int i = 1; i <= 8; i++)
    story_touch(&s, MOTUS_TOUCH_MOVED, 30, 400);
  story_touch(&s, MOTUS_TOUCH_ENDED, 30, 400);
  story_run(&s, 1);
  CHECK_EQUAL(look(s.a, s.b).count, 0);
  CHECK_EQUAL(motus_view_subview_count(container), 1);
  story_close(&s);
}

static void the_options_say_how_it_looks(void) {
  open_two();
  motus_navigation_options options;
  CHECK_EQUAL(motus_navigation_options_init(&options, sizeof options),
              MOTUS_OK);
  options.parallax = .5;
  options.dimming = .4;
  options.shadow_alpha = 0;
  CHECK_EQUAL(motus_navigation_controller_set_options(s.navigation, &options),
              MOTUS_OK);
  story_push(&s, s.b, true);
  story_run(&s, .2);
  seen it = look(s.a, s.b);
  CHECK_EQUAL(it.count, 1);
  double way = 1.5 - story_x(s.b) / WIDTH;
  CHECK_NEAR(it.veil, .4 * way, 1e-9);
  CHECK_NEAR(story_x(s.a), WIDTH * (.5 - .5 * way), 1e-6);
  story_run(&s, 1);
  options.dimming = 0;
  CHECK_EQUAL(motus_navigation_controller_set_options(s.navigation, &options),
              MOTUS_OK);
  story_pop(&s, true);
  story_run(&s, .2);
  CHECK_EQUAL(look(s.a, s.b).count, 0);
  story_run(&s, 1);
  motus_navigation_options got = {0};
  got.struct_size = sizeof got;
  CHECK_EQUAL(motus_navigation_controller_get_options(s.navigation, &got),
              MOTUS_OK);
  CHECK_NEAR(got.parallax, .5, 0);
  CHECK_NEAR(got.shadow_radius, 8, 0);
  story_close(&s);
}

static void a_window_that_turns_takes_them_along(void) {
  open_two();
  story_push(&s, s.b, true);
  story_run(&s, .2);
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime, (motus_size){800, 400},
                                            0, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  story_tick(&s);
  seen it = look(s.a, s.b);
  CHECK_EQUAL(it.count, 2);
  CHECK_NEAR(it.edge_x, story_x(s.b) - 400, 1e-6);
  CHECK_NEAR(it.edge_height, 400, 1e-6);
  story_run(&s, 1);
  CHECK_EQUAL(look(s.a, s.b).count, 0);
  story_close(&s);
}

static void what_is_completed_ahead_leaves_nothing(void) {
  open_two();
  motus_view_controller_set_interruption_policy(story_root(&s),
                                                MOTUS_INTERRUPTION_FLUID);
  story_push(&s, s.b, true);
  story_run(&s, .2);
  story_push(&s, s.c, true);
  story_run(&s, .1);
  story_pop(&s, true);
  story_run(&s, 2);
  CHECK_EQUAL(look(s.a, s.b).count, 0);
  CHECK_EQUAL(
      motus_view_subview_count(motus_view_controller_view(story_root(&s))), 1);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  /* A container that leaves the window in mid-slide. */
  story_push(&s, s.c, true);
  story_run(&s, .2);
  motus_runtime_set_root_view_controller(s.runtime, s.d);
  story_run(&s, 1);
  CHECK_EQUAL(
      motus_view_subview_count(motus_view_controller_view(story_root(&s))), 1);
  story_close(&s);
}

/* what dims goes on from where it is, and dims once. */
static void a_fluid_pop_goes_on_with_what_dims(void) {
  for (int again = 0; again < 2; again++) {
    open_two();
    motus_view_controller_set_interruption_policy(story_root(&s),
                                                  MOTUS_INTERRUPTION_FLUID);
    story_push(&s, s.b, true);
    story_run(&s, .2);
    double veil = look(s.a, s.b).veil, last = veil;
    CHECK(veil > .04 && veil < .09);
    story_pop(&s, true);
    for (int i = 0; i < 40; i++) {
      story_tick(&s);
      if (again && i == 5)
        story_push(&s, s.b, true);
      seen it = look(s.a, s.b);
      CHECK(it.count == 2 || i > 15);
      CHECK(it.is_between);
      CHECK(it.veil <= .1 + 1e-9);
      CHECK(fabs(it.veil - last) < .015 || !it.count);
      last = it.veil;
      if (it.count == 2)
        CHECK_NEAR(it.edge_x, story_x(s.b) - WIDTH / 2,
                   again && i > 5 ? 35 : 1e-6);
    }
    story_run(&s, 1);
    CHECK_EQUAL(look(s.a, s.b).count, 0);
    CHECK_TEXT(story_stack(&s), again ? "A B" : "A");
    CHECK_EQUAL(
        motus_view_subview_count(motus_view_controller_view(story_root(&s))),
        1);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    story_close(&s);
  }
}

static void bad_options_are_refused(void) {
  open_two();
  motus_navigation_options options, got;
  const double bad[] = {-1, NAN, INFINITY, 1001};
  for (int i = 0; i < 16; i++) {
    motus_navigation_options_init(&options, sizeof options);
    *(&options.parallax + i / 4) = bad[i % 4];
    CHECK_REFUSED(
        motus_navigation_controller_set_options(s.navigation, &options),
        INVALID_ARGUMENT, "motus_navigation_controller_set_options");
  }
  options.struct_size = 3;
  CHECK_REFUSED(motus_navigation_controller_set_options(s.navigation, &options),
                STRUCT_SIZE, "motus_navigation_controller_set_options");
  CHECK_REFUSED(motus_navigation_controller_set_options(
                    (motus_navigation_controller *)s.a, NULL),
                WRONG_KIND, "motus_navigation_controller_set_options");
  CHECK_REFUSED(motus_navigation_controller_get_options(s.navigation, NULL),
                INVALID_ARGUMENT, "motus_navigation_controller_get_options");
  got.struct_size = sizeof got;
  CHECK_EQUAL(motus_navigation_controller_get_options(s.navigation, &got),
              MOTUS_OK);
  CHECK_NEAR(got.parallax, .3, 0);
  CHECK_NEAR(got.dimming, .1, 0);
  report_clear();
  story_close(&s);
}

CHECK_MAIN(TEST(the_lower_screen_is_dimmed_and_the_upper_one_has_a_shadow),
           TEST(the_options_say_how_it_looks),
           TEST(a_window_that_turns_takes_them_along),
           TEST(what_is_completed_ahead_leaves_nothing),
           TEST(a_fluid_pop_goes_on_with_what_dims),
           TEST(bad_options_are_refused))
