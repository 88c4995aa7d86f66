/* Bars of navigation and tab bar controllers: where they stand, what is clear
 * of them, and how they come and go with the screens. CN-9 to CN-12. */
#include "bars_stage.h"

static story s;

/* CN-9. */
static void bars_stand_at_their_edges_and_screens_are_clear_of_them(void) {
  bars_open(&s);
  bars_stand();
  bars_area(s.a, 50 + TOP, 34 + BOTTOM);
  bars_area(story_root(&s), 50, 34 + BOTTOM);
  bars_area((motus_view_controller *)tabs, 50, 34);
  /* A keyboard reaches over the bar, which stays. */
  bars_cover(&s, MOTUS_INSETS_KEYBOARD, 0, 300);
  bars_area(s.a, 50 + TOP, 300);
  bars_stand();
  bars_cover(&s, MOTUS_INSETS_KEYBOARD, 0, 60);
  bars_area(s.a, 50 + TOP, 34 + BOTTOM);
  bars_cover(&s, MOTUS_INSETS_KEYBOARD, 0, 0);
  /* Another height, and what the device covers. */
  CHECK_EQUAL(motus_view_controller_set_bar(story_root(&s), MOTUS_EDGE_TOP,
                                            top_bar, 96),
              MOTUS_OK);
  bars_are_at(top_bar, 0, 0, WIDTH, 50 + 96);
  bars_area(s.a, 50 + 96, 34 + BOTTOM);
  bars_cover(&s, MOTUS_INSETS_SAFE_AREA, 0, 0);
  bars_are_at(top_bar, 0, 0, WIDTH, 96);
  bars_are_at(tab_bar, 0, HEIGHT - BOTTOM, WIDTH, BOTTOM);
  /* A second bar at the bottom stands above the first. */
  motus_view *tools = bars_make(&s, story_root(&s), MOTUS_EDGE_BOTTOM, 30);
  bars_are_at(tools, 0, HEIGHT - BOTTOM - 30, WIDTH, BOTTOM + 30);
  bars_area(s.a, 96, BOTTOM + 30);
  CHECK_EQUAL(
      motus_view_controller_set_bar(story_root(&s), MOTUS_EDGE_BOTTOM, NULL, 0),
      MOTUS_OK);
  CHECK(!bars_is_in(tools));
  bars_area(s.a, 96, BOTTOM);
  motus_release(tools);
  bars_close(&s);
}

static void scrollers_inside_keep_clear_of_bars(void) {
  bars_open(&s);
  motus_scroller *list = scroller_in(
      motus_view_controller_view(s.b), (motus_rect){0, 0, WIDTH, HEIGHT},
      (motus_size){WIDTH, 2000}, NULL, s.runtime);
  story_push(&s, s.b, true);
  story_tick(&s);
  /* From its first picture on. */
  CHECK_NEAR(motus_scroller_offset(list).y, -(50 + TOP), 0);
  story_run(&s, 1);
  CHECK_NEAR(motus_scroller_offset(list).y, -(50 + TOP), 0);
  CHECK_NEAR(motus_scroller_adjusted_inset(list).bottom, 34 + BOTTOM, 0);
  motus_release(list);
  bars_close(&s);
}

/* How often a view is drawn, and how many items come after it. */
static size_t times_drawn(const story *s, const motus_view *view,
                          size_t *out_in_front) {
  const motus_draw_item *items = NULL;
  size_t count = 0, found = 0;
  motus_runtime_draw_list(s->runtime, &items, &count);
  for (size_t i = 0; i < count; i++)
    if (items[i].view == view)
      found++, *out_in_front = count - 1 - i;
  return found;
}

static void bars_are_drawn(const story *s) {
  size_t in_front = 9;
  CHECK_EQUAL(times_drawn(s, tab_bar, &in_front), 1);
  CHECK_EQUAL(in_front, 0);
  CHECK_EQUAL(times_drawn(s, top_bar, &in_front), 1);
  CHECK_EQUAL(in_front, 1);
}

static void bars_are_drawn_in_front_of_what_slides(void) {
  bars_open(&s);
  bars_are_drawn(&s);
  story_push(&s, s.b, true);
  for (int i = 0; i < 20; i++) {
    story_tick(&s);
    bars_are_drawn(&s);
  }
  story_run(&s, 1);
  bars_are_drawn(&s);
  bars_close(&s);
}

/* Screens come in front of screens, not of bars. */
static void bars_stay_in_front(void) {
  bars_open(&s);
  story_animate_by_blocks(&s, false);
  motus_view *container = motus_view_controller_view(story_root(&s));
  story_push(&s, s.b, true);
  story_run(&s, .25);
  CHECK_EQUAL(motus_view_subview_count(container), 3);
  CHECK(motus_view_subview_at(container, 2) == top_bar);
  motus_view *more = NULL;
  motus_view_create(s.runtime, &more);
  motus_view_add_subview(container, more);
  CHECK(motus_view_subview_at(container, 2) == more);
  CHECK(motus_view_subview_at(container, 3) == top_bar);
  motus_view_insert_subview(container, more, 9);
  CHECK(motus_view_subview_at(container, 3) == top_bar);
  motus_view_remove_from_superview(more);
  motus_release(more);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){9, 9}) == top_bar);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){9, HEIGHT - 9}) == tab_bar);
  story_run(&s, 1);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){9, 9}) == top_bar);
  bars_close(&s);
}

/* CN-10, CN-11: the slide takes the bar of the tabs to the left, and brings it
 * back from there. */
static void a_bar_goes_with_the_screen_that_hides_it(void) {
  bars_open(&s);
  bars_hide(s.b, MOTUS_EDGE_BOTTOM);
  story_push(&s, s.b, true);
  story_tick(&s);
  bars_area(s.b, 50 + TOP, 34);
  bars_area(s.a, 50 + TOP, 34 + BOTTOM);
  for (int i = 0; i < 20; i++) {
    story_tick(&s);
    motus_rect at = bars_shown(tab_bar);
    CHECK_NEAR(at.x + WIDTH, story_x(s.b) - WIDTH / 2, 1e-6);
    CHECK_NEAR(at.y, HEIGHT - 34 - BOTTOM, 1e-9);
    bars_are_at(top_bar, 0, 0, WIDTH, 50 + TOP);
    bars_area(s.a, 50 + TOP, 34 + BOTTOM);
  }
  story_run(&s, .2);
  CHECK(!bars_is_in(tab_bar));
  CHECK(!motus_runtime_needs_tick(s.runtime));
  bars_area(s.b, 50 + TOP, 34);
  /* It stays away for what is pushed above. */
  story_push(&s, s.c, true);
  story_run(&s, .2);
  bars_area(s.c, 50 + TOP, 34);
  CHECK(!bars_is_in(tab_bar));
  story_run(&s, .3);
  CHECK(!bars_is_in(tab_bar));
  CHECK_EQUAL(motus_navigation_controller_pop_to(s.navigation, NULL, true, NULL,
                                                 NULL, NULL, NULL, 0, NULL),
              MOTUS_OK);
  story_tick(&s);
  for (int i = 0; i < 20; i++) {
    story_tick(&s);
    CHECK_NEAR(bars_shown(tab_bar).x + WIDTH, story_x(s.c) - WIDTH / 2, 1e-6);
    bars_area(s.c, 50 + TOP, 34);
  }
  story_run(&s, .2);
  bars_stand();
  bars_area(s.a, 50 + TOP, 34 + BOTTOM);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  bars_close(&s);
}

/* A finger pops it, thinks better of it, and pops it. */
static void it_follows_the_finger_and_goes_back(void) {
  bars_open(&s);
  bars_hide(s.b, MOTUS_EDGE_BOTTOM | MOTUS_EDGE_TOP);
  story_push(&s, s.b, false);
  CHECK(!bars_is_in(tab_bar) && !bars_is_in(top_bar));
  bars_area(s.b, 50, 34);
  for (int turn = 0; turn < 2; turn++) {
    story_touch(&s, MOTUS_TOUCH_BEGAN, 2, 400);
    for (int i = 1; i <= 10; i++)
      story_touch(&s, MOTUS_TOUCH_MOVED, 2 + 15 * i, 400);
    double x = story_x(s.b) - WIDTH / 2;
    CHECK(x > 100 && x < 160);
    CHECK_NEAR(bars_shown(tab_bar).x + WIDTH, x, 1e-6);
    CHECK_NEAR(bars_shown(top_bar).x + WIDTH, x, 1e-6);
    bars_area(s.b, 50, 34);
    bars_area(s.a, 50 + TOP, 34 + BOTTOM);
    for (int i = 1; i <= 8; i++)
      story_touch(&s, MOTUS_TOUCH_MOVED, turn ? 300 : 40, 400);
    story_touch(&s, MOTUS_TOUCH_ENDED, turn ? 300 : 40, 400);
    story_run(&s, 1);
    CHECK(bars_is_in(tab_bar) == turn);
    CHECK(bars_is_in(top_bar) == turn);
  }
  bars_stand();
  CHECK_TEXT(story_stack(&s), "A");
  bars_close(&s);
}

/* CN-12: velocity is kept when it turns. */
static void a_bar_is_hidden_by_itself_and_turns_on_its_way(void) {
  bars_open(&s);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .5;
  motus_view_controller *it = story_root(&s);
  CHECK_EQUAL(motus_view_controller_set_bar_hidden(it, MOTUS_EDGE_TOP, true,
                                                   &options, story_completed,
                                                   &s, story_destroy),
              MOTUS_OK);
  CHECK(motus_view_controller_is_bar_hidden(it, MOTUS_EDGE_TOP));
  bars_area(s.a, 50, 34 + BOTTOM);
  story_run(&s, .25);
  double y = bars_shown(top_bar).y, v[2] = {0, 0}, w[2] = {0, 0};
  CHECK(y < -20 && y > -80);
  motus_view_property_velocity(top_bar, MOTUS_PROPERTY_CENTER, v, 2);
  CHECK_EQUAL(motus_view_controller_set_bar_hidden(it, MOTUS_EDGE_TOP, false,
                                                   &options, story_completed,
                                                   &s, story_destroy),
              MOTUS_OK);
  CHECK_NEAR(bars_shown(top_bar).y, y, 1e-9);
  motus_view_property_velocity(top_bar, MOTUS_PROPERTY_CENTER, w, 2);
  CHECK_NEAR(v[1], w[1], 1e-6);
  CHECK(v[1] < -100);
  s.told[0] = 0;
  story_run(&s, 1);
  bars_stand();
  CHECK_TOLD(&s, "completed completed");
  motus_view_controller_set_bar_hidden(it, MOTUS_EDGE_TOP, true, &options, NULL,
                                       NULL, NULL);
  story_run(&s, 1);
  CHECK(!bars_is_in(top_bar));
  CHECK(!motus_runtime_needs_tick(s.runtime));
  motus_view_controller_set_bar_hidden(it, MOTUS_EDGE_TOP, false, NULL, NULL,
                                       NULL, NULL);
  bars_stand();
  bars_close(&s);
}

/* CN-12: without a word on how, in the time that is left of the transition. */
static void one_that_is_hidden_on_the_way_of_screens_does_not_jump(void) {
  for (int kind = 0; kind < 2; kind++) {
    bars_open(&s);
    bars_hide(s.b, MOTUS_EDGE_TOP);
    story_push(&s, s.b, true);
    story_run(&s, .1);
    if (kind) {
      bars_hide(s.b, 0);
      bars_hide(s.b, MOTUS_EDGE_BOTTOM);
    } else {
      CHECK_EQUAL(motus_view_controller_set_bar_hidden(
                      story_root(&s), MOTUS_EDGE_TOP, true, NULL,
                      story_completed, &s, story_destroy),
                  MOTUS_OK);
      motus_view_controller_set_bar_hidden((motus_view_controller *)tabs,
                                           MOTUS_EDGE_BOTTOM, true, NULL, NULL,
                                           NULL, NULL);
    }
    motus_rect top = bars_shown(top_bar), bottom = bars_shown(tab_bar);
    for (int i = 0; i < 60; i++) {
      story_tick(&s);
      motus_rect a = bars_shown(top_bar), b = bars_shown(tab_bar);
      if (bars_is_in(top_bar) && !CHECK(fabs(a.x - top.x) < 50))
        break;
      if (bars_is_in(tab_bar) && !CHECK(fabs(b.y - bottom.y) < 20))
        break;
      CHECK(i > 3 || bars_is_in(tab_bar));
      top = a, bottom = b;
    }
    CHECK(bars_is_in(top_bar) == kind && !bars_is_in(tab_bar));
    if (!kind)
      CHECK(strstr(s.told, "completed"));
    CHECK(!motus_runtime_needs_tick(s.runtime));
    bars_close(&s);
  }
}

CHECK_MAIN(TEST(bars_stand_at_their_edges_and_screens_are_clear_of_them),
           TEST(scrollers_inside_keep_clear_of_bars),
           TEST(bars_are_drawn_in_front_of_what_slides),
           TEST(bars_stay_in_front),
           TEST(a_bar_goes_with_the_screen_that_hides_it),
           TEST(it_follows_the_finger_and_goes_back),
           TEST(a_bar_is_hidden_by_itself_and_turns_on_its_way),
           TEST(one_that_is_hidden_on_the_way_of_screens_does_not_jump))
