/* One view gives way to another, or shows something else. */
#include "report.h"
#include <math.h>

static const double pi = 3.14159265358979323846;

static int completions;
static void note(void *user_data, bool finished) {
  (void)user_data;
  CHECK(finished);
  completions += 1;
}
static int destroyed;
static void destroy(void *user_data) {
  (void)user_data;
  destroyed += 1;
}

static motus_animation_options with(uint32_t flags) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  options.flags = flags;
  return options;
}

/* A page in the window and one beside the tree, which the test holds. */
static motus_view *other_page(world *w) {
  motus_view *page = NULL;
  motus_rect frame = {100, 100, 100, 100};
  motus_view_set_frame(w->view, frame);
  motus_view_create(w->runtime, &page);
  motus_view_set_frame(page, frame);
  completions = destroyed = 0;
  return page;
}

static double shown(motus_view *view, uint32_t property, int component) {
  double values[16];
  CHECK_EQUAL(
      motus_view_property(view, property, MOTUS_VALUE_SHOWN, values, 16),
      MOTUS_OK);
  return values[component];
}

static void a_cross_dissolve_is_alpha(void) {
  world w = world_open();
  motus_view *page = other_page(&w);
  motus_animation *animation = NULL;
  motus_animation_options o = with(MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE);
  CHECK_EQUAL(motus_view_transition_to(w.view, page, &o, note, NULL, destroy,
                                       &animation),
              MOTUS_OK);
  CHECK(animation != NULL);
  motus_runtime_tick(w.runtime, .25);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_ALPHA, 0), .75, 1e-12);
  CHECK_NEAR(shown(page, MOTUS_PROPERTY_ALPHA, 0), .25, 1e-12);
  motus_runtime_tick(w.runtime, 1);
  CHECK_EQUAL(completions, 1);
  CHECK_EQUAL(destroyed, 1);
  CHECK(motus_view_superview(w.view) == NULL);
  CHECK(motus_view_superview(page) == w.window);
  CHECK_NEAR(motus_view_alpha(w.view), 1, 0);
  world_close(&w);
}

/* Which view is seen, and how it is turned, whatever edge comes first. */
static void flips_turn_one_away_and_the_other_here(void) {
  const uint32_t flips[] = {MOTUS_ANIMATION_TRANSITION_FLIP_FROM_LEFT,
                            MOTUS_ANIMATION_TRANSITION_FLIP_FROM_RIGHT,
                            MOTUS_ANIMATION_TRANSITION_FLIP_FROM_TOP,
                            MOTUS_ANIMATION_TRANSITION_FLIP_FROM_BOTTOM};
  for (int i = 0; i < 4; i++) {
    world w = world_open();
    motus_view *page = other_page(&w);
    motus_animation_options o = with(flips[i]);
    CHECK_EQUAL(
        motus_view_transition_to(w.view, page, &o, note, NULL, NULL, NULL),
        MOTUS_OK);
    int sides[] = {0, 5, 10};
    for (int step = 1; step < 4; step += 2) {
      const motus_draw_effect *effects = NULL;
      const motus_draw_item *items = NULL;
      size_t count = 0, item_count = 0;
      motus_runtime_tick(w.runtime, step / 4.0);
      motus_runtime_draw_effects(w.runtime, &effects, &count);
      motus_runtime_draw_list(w.runtime, &items, &item_count);
      REQUIRE(count == 1 && item_count == 2);
      CHECK(items[1].view == (step == 1 ? w.view : page));
      /* About y the x axis shrinks to cos 45°, about x the y axis. */
      motus_view *seen = step == 1 ? w.view : page;
      CHECK_NEAR(shown(seen, MOTUS_PROPERTY_TRANSFORM_3D, sides[i / 2]),
                 cos(pi / 4), 1e-5);
      CHECK_NEAR(shown(seen, MOTUS_PROPERTY_TRANSFORM_3D, sides[1 - i / 2]), 1,
                 1e-5);
      CHECK_NEAR(shown(seen, MOTUS_PROPERTY_TRANSFORM_3D, 11),
                 -cos(pi / 4) / 200, 1e-5);
    }
    motus_runtime_tick(w.runtime, 1);
    motus_transform_3d t;
    motus_view_transform_3d(page, &t);
    CHECK_NEAR(t.m[0], 1, 0);
    CHECK_NEAR(t.m[11], 0, 0);
    CHECK(motus_view_superview(w.view) == NULL && completions == 1);
    world_close(&w);
  }
}

static void curls_are_a_number_and_a_direction(void) {
  world w = world_open();
  motus_view *page = other_page(&w);
  motus_animation_options up = with(MOTUS_ANIMATION_TRANSITION_CURL_UP);
  motus_animation_options down = with(MOTUS_ANIMATION_TRANSITION_CURL_DOWN);
  motus_view_transition_to(w.view, page, &up, NULL, NULL, NULL, NULL);
  CHECK(motus_view_subview_at(w.window, 0) == page);
  motus_runtime_tick(w.runtime, .5);
  const motus_draw_effect *effects = NULL;
  size_t count = 0;
  motus_runtime_draw_effects(w.runtime, &effects, &count);
  REQUIRE(count > 0);
  CHECK_NEAR(effects[count - 1].curl, .5, 1e-12);
  CHECK_NEAR(effects[count - 1].curl_direction, -pi / 2, 1e-12);
  motus_runtime_tick(w.runtime, 1);
  CHECK(motus_view_subview_count(w.window) == 1);
  motus_view_transition_to(page, w.view, &down, NULL, NULL, NULL, NULL);
  CHECK(motus_view_subview_at(w.window, 1) == w.view);
  motus_runtime_tick(w.runtime, 1.25);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_CURL, 0), .75, 1e-12);
  motus_runtime_tick(w.runtime, 2);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_CURL, 0), 0, 0);
  world_close(&w);
}

static void show_and_hide_leaves_the_tree_alone(void) {
  world w = world_open();
  motus_view *page = other_page(&w);
  motus_animation_options o = with(MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE |
                                   MOTUS_ANIMATION_SHOW_HIDE_TRANSITION_VIEWS);
  CHECK_REFUSED(
      motus_view_transition_to(w.view, page, &o, note, NULL, destroy, NULL),
      INVALID_STATE, "motus_view_transition_to");
  CHECK_EQUAL(destroyed, 1);
  motus_view_add_subview(w.window, page);
  motus_view_set_hidden(page, true);
  motus_view_transition_to(w.view, page, &o, note, NULL, NULL, NULL);
  CHECK(!motus_view_is_hidden(page));
  motus_runtime_tick(w.runtime, 1);
  CHECK(motus_view_is_hidden(w.view) &&
        motus_view_subview_count(w.window) == 2);
  world_close(&w);
}

static motus_view *child;
static void enlarge(void *user_data) {
  (void)user_data;
  motus_rect large = {0, 0, 50, 50};
  motus_view_set_bounds(child, large);
}

static void a_view_changes_behind_its_picture(void) {
  world w = world_open();
  other_page(&w);
  child = world_view(&w, w.view);
  motus_animation_options o = with(MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE);
  CHECK_EQUAL(motus_view_transition(w.view, &o, enlarge, NULL, note, NULL,
                                    destroy, NULL),
              MOTUS_OK);
  CHECK_NEAR(shown(child, MOTUS_PROPERTY_BOUNDS, 2), 50, 0);
  motus_view *picture = motus_view_subview_at(w.window, 1);
  CHECK(motus_view_snapshot_source(picture) == w.view);
  motus_runtime_tick(w.runtime, .25);
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(w.runtime, &items, &count);
  REQUIRE(count == 5);
  CHECK(items[2].view == child && items[4].view == child);
  CHECK_NEAR(items[2].bounds.width, 50, 0);
  CHECK_NEAR(items[4].bounds.width, 0, 0);
  CHECK_NEAR(items[2].alpha, .25, 1e-12);
  CHECK_NEAR(items[4].alpha, .75, 1e-12);
  motus_runtime_tick(w.runtime, 1);
  CHECK(completions == 1 && destroyed == 1);
  CHECK(!motus_is_alive(picture));
  /* The content may move along. */
  o.flags |= MOTUS_ANIMATION_ALLOW_ANIMATED_CONTENT;
  motus_rect none = {0, 0, 0, 0};
  motus_view_set_bounds(child, none);
  motus_view_transition(w.view, &o, enlarge, NULL, NULL, NULL, NULL, NULL);
  motus_runtime_tick(w.runtime, 1.5);
  CHECK_NEAR(shown(child, MOTUS_PROPERTY_BOUNDS, 2), 25, 1e-12);
  world_close(&w);
}

static void it_can_be_turned_round_at_any_time(void) {
  world w = world_open();
  motus_view *page = other_page(&w);
  motus_animation_options there =
      with(MOTUS_ANIMATION_TRANSITION_FLIP_FROM_LEFT);
  motus_animation_options back =
      with(MOTUS_ANIMATION_TRANSITION_FLIP_FROM_RIGHT);
  motus_view_transition_to(w.view, page, &there, note, NULL, NULL, NULL);
  motus_runtime_tick(w.runtime, .4);
  double before = shown(w.view, MOTUS_PROPERTY_TRANSFORM_3D, 0);
  motus_view_transition_to(page, w.view, &back, note, NULL, NULL, NULL);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_TRANSFORM_3D, 0), before, 1e-9);
  motus_runtime_tick(w.runtime, .401);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_TRANSFORM_3D, 0), before, .01);
  for (double t = .5; t < 2; t += .1)
    motus_runtime_tick(w.runtime, t);
  CHECK_EQUAL(completions, 2);
  CHECK(motus_view_superview(w.view) == w.window);
  CHECK(motus_view_superview(page) == NULL);
  world_close(&w);
}

static void what_means_nothing_is_refused(void) {
  world w = world_open();
  motus_view *page = other_page(&w);
  motus_animation_options o = with(MOTUS_ANIMATION_TRANSITION_CURL_UP);
  CHECK_REFUSED(motus_runtime_begin_animation(w.runtime, &o), INVALID_ARGUMENT,
                "motus_runtime_begin_animation");
  CHECK_REFUSED(
      motus_view_transition_to(w.view, w.view, &o, NULL, NULL, NULL, NULL),
      INVALID_ARGUMENT, "motus_view_transition_to");
  CHECK_REFUSED(
      motus_view_transition_to(page, w.view, &o, NULL, NULL, NULL, NULL),
      INVALID_STATE, "motus_view_transition_to");
  CHECK_REFUSED(
      motus_view_transition_to(w.view, w.window, &o, NULL, NULL, NULL, NULL),
      INVALID_ARGUMENT, "motus_view_transition_to");
  CHECK_ARGUMENT(
      w, motus_view_transition_to(w.view, argument, &o, NULL, NULL, NULL, NULL),
      "motus_view_transition_to");
  world_close(&w);
}

CHECK_MAIN(TEST(a_cross_dissolve_is_alpha),
           TEST(flips_turn_one_away_and_the_other_here),
           TEST(curls_are_a_number_and_a_direction),
           TEST(show_and_hide_leaves_the_tree_alone),
           TEST(a_view_changes_behind_its_picture),
           TEST(it_can_be_turned_round_at_any_time),
           TEST(what_means_nothing_is_refused))
