/* Navigation: what is told in which order, and the built-in slide. */
#include "story_navigation.h"

static story s;

static void a_stack_is_made_without_a_view(void) {
  story_open(&s);
  story_navigate(&s);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(motus_navigation_controller_top_view_controller(s.navigation) == s.a);
  CHECK(motus_navigation_controller_view_controller_at(s.navigation, 1) ==
        NULL);
  CHECK((void *)story_root(&s) == (void *)s.navigation);
  CHECK(motus_view_controller_parent(s.a) == story_root(&s));
  CHECK(motus_view_controller_view_if_loaded(story_root(&s)) == NULL);
  CHECK(motus_view_controller_view_if_loaded(s.a) == NULL);
  motus_navigation_controller *empty = NULL;
  CHECK_EQUAL(motus_navigation_controller_create(s.runtime, NULL, &empty),
              MOTUS_OK);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(empty), 0);
  CHECK(motus_navigation_controller_top_view_controller(empty) == NULL);
  story_close(&s);
}

/* LC-4: also for the very first one. */
static void the_first_screen_appears_with_its_stack(void) {
  story_open(&s);
  story_navigate(&s);
  story_show(&s);
  CHECK(story_in_order(&s, "A.did_load A.will_appear nav.will_show(A) "
                           "A.is_appearing A.did_appear nav.did_show(A)"));
  motus_rect frame = motus_view_frame(motus_view_controller_view(s.a));
  CHECK_NEAR(frame.width, WIDTH, 0);
  CHECK_NEAR(frame.height, HEIGHT, 0);
  CHECK(motus_view_is_in_window(motus_view_controller_view(s.a)));
  story_close(&s);
}

/* LC-1, LC-4, AP-2: the old one is the first to be told. */
static void an_animated_push_tells_everybody_in_order(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, true);
  CHECK_TOLD(&s, "B.will_move(nav)");
  CHECK_TEXT(story_stack(&s), "A B");
  story_tick(&s);
  CHECK_TOLD(&s, "B.did_load A.will_disappear~ B.will_appear~ "
                 "nav.will_show(B)~ B.is_appearing~");
  CHECK_EQUAL(motus_view_controller_appearance_state(s.a),
              MOTUS_APPEARANCE_DISAPPEARING);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_APPEARING);
  story_run(&s, 0.25);
  CHECK_TOLD(&s, "");
  story_run(&s, 0.25);
  CHECK_TOLD(&s, "A.did_disappear~ B.did_appear~ B.did_move(nav) "
                 "nav.did_show(B)~ completed");
  CHECK(motus_view_superview(motus_view_controller_view(s.a)) == NULL);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

/* LC-2: it leaves its parent when it is over. */
static void an_animated_pop_tells_everybody_in_order(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  s.told[0] = 0;
  CHECK(story_pop(&s, true) == s.b);
  CHECK_TOLD(&s, "B.will_move(-)");
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(motus_view_controller_parent(s.b) == story_root(&s));
  story_tick(&s);
  CHECK_TOLD(&s, "B.will_disappear~ A.will_appear~ nav.will_show(A)~ "
                 "A.is_appearing~");
  story_run(&s, 0.5);
  CHECK_TOLD(&s, "B.did_disappear~ A.did_appear~ B.did_move(-) "
                 "nav.did_show(A)~ completed");
  CHECK(motus_view_controller_parent(s.b) == NULL);
  story_close(&s);
}

/* LC-3. */
static void without_animation_all_happens_in_the_call(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  CHECK_TOLD(&s, "B.will_move(nav) B.did_load A.will_disappear B.will_appear "
                 "nav.will_show(B) B.is_appearing A.did_disappear "
                 "B.did_appear B.did_move(nav) nav.did_show(B) completed");
  CHECK(story_pop(&s, false) == s.b);
  CHECK_TOLD(&s, "B.will_move(-) B.will_disappear A.will_appear "
                 "nav.will_show(A) A.is_appearing B.did_disappear "
                 "A.did_appear B.did_move(-) nav.did_show(A) completed");
  story_close(&s);
}

/* AP-8. */
static void without_a_window_only_the_stack_changes(void) {
  story_open(&s);
  story_navigate(&s);
  story_push(&s, s.b, true);
  CHECK_TOLD(&s, "B.will_move(nav) B.did_move(nav) completed");
  story_push(&s, s.c, false);
  CHECK_TEXT(story_stack(&s), "A B C");
  s.told[0] = 0;
  CHECK(story_pop(&s, true) == s.c);
  CHECK_TOLD(&s, "C.will_move(-) C.did_move(-) completed");
  CHECK(motus_view_controller_view_if_loaded(s.b) == NULL);
  CHECK(!motus_runtime_needs_tick(s.runtime) || s.told[0] == 0);
  story_close(&s);
}

/* The upper screen over the whole width, the lower one over 30 % of it, slow at
 * both ends, in .35 s. */
static void the_slide_goes_along_its_curve(void) {
  story_open_navigation(&s);
  double middle = WIDTH / 2;
  for (int turn = 0; turn < 2; turn++) {
    bool is_push = turn == 0;
    is_push ? story_push(&s, s.b, true) : (void)story_pop(&s, true);
    double began = motus_runtime_time(s.runtime) + FRAME;
    for (int frame = 0; frame < 23; frame++) {
      story_tick(&s);
      double t = (motus_runtime_time(s.runtime) - began) / 0.35;
      double way = is_push ? 1 - ease_in_out(t) : ease_in_out(t);
      CHECK_NEAR(story_x(s.b), middle + WIDTH * way, 1e-9);
      CHECK_NEAR(story_x(s.a), middle - 0.3 * WIDTH * (1 - way), 1e-9);
    }
    story_tick(&s);
    CHECK_NEAR(story_x(is_push ? s.b : s.a), middle, 0);
    story_run(&s, 0.1);
  }
  CHECK_TEXT(story_stack(&s), "A");
  story_close(&s);
}

/* PR-15: what a screen presents in context covers its stack alone. */
static void a_stack_is_a_context_of_presentations(void) {
  story_open_navigation(&s);
  CHECK_EQUAL(motus_view_controller_set_presentation_style(
                  s.b, MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_present(s.a, s.b, false, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK(motus_view_controller_presenting_view_controller(s.b) ==
        story_root(&s));
  CHECK(motus_view_controller_presented_view_controller(s.a) == s.b);
  story_close(&s);
}

CHECK_MAIN(TEST(a_stack_is_made_without_a_view),
           TEST(the_first_screen_appears_with_its_stack),
           TEST(an_animated_push_tells_everybody_in_order),
           TEST(an_animated_pop_tells_everybody_in_order),
           TEST(without_animation_all_happens_in_the_call),
           TEST(without_a_window_only_the_stack_changes),
           TEST(the_slide_goes_along_its_curve),
           TEST(a_stack_is_a_context_of_presentations))
