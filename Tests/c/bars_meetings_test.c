/* Bars that meet other things: delegates, windows that turn, tabs, sheets, fluid
 * pops. CN-9 to CN-12. */
#include "bars_stage.h"

static story s;

static void hide_top(void *user_data, motus_view_controller *it,
                     bool animated) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  story_view_will_appear(user_data, it, animated);
  CHECK_EQUAL(motus_view_controller_set_bar_hidden(
                  story_root(&s), MOTUS_EDGE_TOP, it == s.b, &options,
                  story_completed, user_data, story_destroy),
              MOTUS_OK);
}

/* As hosts of the original do it: in will_appear of both. */
static void what_will_appear_says_moves_along(void) {
  bars_open(&s);
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_will_appear = hide_top;
  s.b = story_screen_with(&s, "B2", &callbacks);
  s.c = story_screen_with(&s, "C2", &callbacks);
  story_push(&s, s.c, false);
  story_push(&s, s.b, true);
  story_tick(&s);
  bars_area(s.b, 50, 34 + BOTTOM);
  bars_area(s.c, 50 + TOP, 34 + BOTTOM);
  story_run(&s, .2);
  CHECK_NEAR(bars_shown(top_bar).x + WIDTH, story_x(s.b) - WIDTH / 2, 1e-6);
  story_run(&s, .5);
  CHECK(!bars_is_in(top_bar));
  /* Popped by a finger, and not. */
  story_touch(&s, MOTUS_TOUCH_BEGAN, 2, 400);
  for (int i = 1; i <= 10; i++)
    story_touch(&s, MOTUS_TOUCH_MOVED, 2 + 15 * i, 400);
  CHECK(bars_is_in(top_bar));
  for (int i = 1; i <= 8; i++)
    story_touch(&s, MOTUS_TOUCH_MOVED, 30, 400);
  story_touch(&s, MOTUS_TOUCH_ENDED, 30, 400);
  story_run(&s, 1);
  CHECK(!bars_is_in(top_bar));
  CHECK(motus_view_controller_is_bar_hidden(story_root(&s), MOTUS_EDGE_TOP));
  bars_area(s.b, 50, 34 + BOTTOM);
  CHECK(story_pop(&s, true) == s.b);
  story_run(&s, 1);
  bars_stand();
  bars_close(&s);
}

static int completed, destroyed;

static void complete(void *user_data, bool finished) {
  (void)user_data;
  CHECK(finished);
  completed += 1;
}
static void destroy(void *user_data) {
  (void)user_data;
  CHECK_EQUAL(completed, 1);
  destroyed += 1;
}

/* Without options a bar takes what is left of a push: told once, at its end. */
static void a_bar_hidden_on_the_way_completes_once(void) {
  bars_open(&s);
  completed = destroyed = 0;
  story_push(&s, s.b, true);
  story_run(&s, .2);
  CHECK_EQUAL(motus_view_controller_set_bar_hidden(story_root(&s),
                                                   MOTUS_EDGE_TOP, true, NULL,
                                                   complete, &s, destroy),
              MOTUS_OK);
  CHECK_EQUAL(completed, 0);
  story_run(&s, 2);
  CHECK_EQUAL(completed, 1);
  CHECK_EQUAL(destroyed, 1);
  bars_close(&s);
}

static int outcomes[2];
static void tell(void *user_data, bool finished) {
  *(int *)user_data = finished ? 1 : -1;
}

/* Both tell of the push, which has completed. */
static void a_bar_that_turns_on_the_way_tells_of_the_push(void) {
  bars_open(&s);
  outcomes[0] = outcomes[1] = 0;
  story_push(&s, s.b, true);
  for (int i = 0; i < 2; i++) {
    story_run(&s, .1);
    CHECK_EQUAL(motus_view_controller_set_bar_hidden(
                    story_root(&s), MOTUS_EDGE_TOP, i == 0, NULL, tell,
                    &outcomes[i], NULL),
                MOTUS_OK);
  }
  story_run(&s, 2);
  CHECK_EQUAL(outcomes[0], 1);
  CHECK_EQUAL(outcomes[1], 1);
  bars_close(&s);
}

/* The window turns while a bar is on its way. */
/* One hidden while a finger pops goes in the time that the pop had left, and
 * has arrived whatever becomes of the pop: told while the finger holds, or while
 * the screens go back. */
static void a_bar_hidden_in_a_pop_that_is_cancelled(void) {
  for (int held = 0; held < 2; held++) {
    bars_open(&s);
    outcomes[0] = 0;
    story_push(&s, s.b, false);
    story_touch(&s, MOTUS_TOUCH_BEGAN, 2, 400);
    for (int i = 1; i <= 10; i++)
      story_touch(&s, MOTUS_TOUCH_MOVED, 2 + 15 * i, 400);
    CHECK_EQUAL(motus_view_controller_set_bar_hidden(story_root(&s),
                                                     MOTUS_EDGE_TOP, true, NULL,
                                                     tell, &outcomes[0], NULL),
                MOTUS_OK);
    for (int i = 0; i < 20 * held; i++)
      story_touch(&s, MOTUS_TOUCH_MOVED, 152, 400);
    CHECK_EQUAL(outcomes[0], held);
    story_touch(&s, MOTUS_TOUCH_CANCELLED, 152, 400);
    story_run(&s, 2);
    CHECK(story_x(s.b) == WIDTH / 2);
    CHECK_EQUAL(outcomes[0], 1);
    CHECK(!bars_is_in(top_bar));
    bars_close(&s);
  }
}

static void bars_go_on_in_a_window_that_turns(void) {
  bars_open(&s);
  bars_hide(s.b, MOTUS_EDGE_BOTTOM);
  story_push(&s, s.b, true);
  story_run(&s, .2);
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime, (motus_size){800, 400},
                                            0, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  story_tick(&s);
  motus_rect at = bars_shown(tab_bar);
  CHECK_NEAR(at.y, 400 - 34 - BOTTOM, 1e-6);
  CHECK_NEAR(at.width, 800, 1e-6);
  CHECK_NEAR(at.x + 800, story_x(s.b) - 400, 1e-6);
  bars_are_at(top_bar, 0, 0, 800, 50 + TOP);
  story_run(&s, 1);
  CHECK(!bars_is_in(tab_bar));
  CHECK(story_pop(&s, false) == s.b);
  bars_are_at(tab_bar, 0, 400 - 34 - BOTTOM, 800, 34 + BOTTOM);
  bars_close(&s);
}

/* Without an animator a tab comes at once, and its bars do. */
static void a_tab_brings_its_own_bars(void) {
  bars_open(&s);
  motus_view_controller *list[] = {story_root(&s), s.d};
  bars_hide(s.d, MOTUS_EDGE_BOTTOM);
  CHECK_EQUAL(motus_tab_bar_controller_set_view_controllers(
                  tabs, list, 2, false, NULL, NULL, NULL),
              MOTUS_OK);
  bars_stand();
  CHECK_EQUAL(motus_tab_bar_controller_select(tabs, s.d, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK(!bars_is_in(tab_bar));
  bars_area(s.d, 50, 34);
  CHECK_EQUAL(
      motus_tab_bar_controller_select(tabs, story_root(&s), NULL, NULL, NULL),
      MOTUS_OK);
  bars_stand();
  bars_area(s.a, 50 + TOP, 34 + BOTTOM);
  /* What has been hidden in a tab that is not seen is so when it comes. */
  bars_hide(s.d, 0);
  bars_stand();
  motus_tab_bar_controller_select(tabs, s.d, NULL, NULL, NULL);
  CHECK(bars_is_in(tab_bar));
  bars_area(s.d, 50, 34 + BOTTOM);
  bars_close(&s);
}

static void a_stack_in_a_sheet_has_its_bar_in_the_sheet(void) {
  bars_open(&s);
  motus_navigation_controller *inner = NULL;
  CHECK_EQUAL(motus_navigation_controller_create(s.runtime, s.d, &inner),
              MOTUS_OK);
  motus_view_controller *it = (motus_view_controller *)inner;
  story_call(&s, "inner", inner);
  motus_view *bar = bars_make(&s, it, MOTUS_EDGE_TOP, 56);
  motus_view_controller_set_presentation_style(it,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  CHECK_EQUAL(motus_view_controller_present((motus_view_controller *)tabs, it,
                                            true, NULL, NULL, NULL),
              MOTUS_OK);
  story_run(&s, 1);
  motus_rect room = motus_view_bounds(motus_view_controller_view(it));
  double over = motus_view_controller_safe_area(it).top;
  bars_are_at(bar, 0, 0, room.width, 56 + over);
  CHECK_NEAR(motus_view_controller_safe_area(s.d).top, 56 + over, 1e-9);
  motus_point point = {WIDTH / 2, 0}, there;
  motus_view_convert_point(bar, (motus_point){9, 9}, NULL, &there);
  point.y = there.y;
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime), point) == bar);
  bars_stand();
  motus_release(bar);
  motus_release(inner);
  bars_close(&s);
}

/* One that has been completed ahead leaves its bar in the picture. */
static void a_fluid_pop_takes_the_bar_over(void) {
  bars_open(&s);
  motus_view_controller_set_interruption_policy(story_root(&s),
                                                MOTUS_INTERRUPTION_FLUID);
  bars_hide(s.b, MOTUS_EDGE_BOTTOM);
  story_push(&s, s.b, true);
  story_run(&s, .2);
  double x = bars_shown(tab_bar).x;
  CHECK(x < -50 && x > -WIDTH + 50);
  story_pop(&s, true);
  CHECK_NEAR(bars_shown(tab_bar).x, x, 1e-6);
  double last = x;
  for (int i = 0; i < 20; i++) {
    story_tick(&s);
    CHECK(bars_is_in(tab_bar));
    double now = bars_shown(tab_bar).x;
    CHECK_NEAR(now, last, 60);
    last = now;
  }
  story_run(&s, 1);
  bars_stand();
  CHECK(!motus_runtime_needs_tick(s.runtime));
  bars_close(&s);
}

CHECK_MAIN(TEST(what_will_appear_says_moves_along),
           TEST(a_bar_hidden_on_the_way_completes_once),
           TEST(a_bar_that_turns_on_the_way_tells_of_the_push),
           TEST(a_bar_hidden_in_a_pop_that_is_cancelled),
           TEST(bars_go_on_in_a_window_that_turns),
           TEST(a_tab_brings_its_own_bars),
           TEST(a_stack_in_a_sheet_has_its_bar_in_the_sheet),
           TEST(a_fluid_pop_takes_the_bar_over))
