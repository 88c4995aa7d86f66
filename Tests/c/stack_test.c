/* Navigation: the stack, requests that wait or are refused, the delegate. */
#include "story_navigation.h"

static story s;

/* NV-2. */
static void the_root_is_never_popped(void) {
  story_open_navigation(&s);
  CHECK(story_pop(&s, true) == NULL);
  size_t count = 7;
  CHECK_EQUAL(motus_navigation_controller_pop_to(s.navigation, NULL, true, NULL,
                                                 NULL, NULL, NULL, 0, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 0);
  CHECK_TEXT(story_stack(&s), "A");
  story_run(&s, 0.5);
  CHECK(strstr(s.told, "A.") == NULL);
  CHECK(story_in_order(&s, "not_completed"));
  story_close(&s);
}

static void several_are_popped_by_one_transition(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  story_push(&s, s.c, false);
  story_push(&s, s.d, false);
  s.told[0] = 0;
  size_t count = 0;
  CHECK_EQUAL(motus_navigation_controller_pop_to(s.navigation, s.b, true,
                                                 story_completed, &s, NULL,
                                                 NULL, 0, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 2);
  CHECK_TEXT(story_stack(&s), "A B");
  story_run(&s, 0.5);
  CHECK(story_in_order(&s, "C.will_move(-) D.will_move(-) D.will_disappear~ "
                           "B.will_appear~ D.did_disappear~ B.did_appear~ "
                           "C.did_move(-) D.did_move(-) nav.did_show(B)~ "
                           "completed"));
  CHECK(strstr(s.told, "C.will_appear") == NULL);
  CHECK(strstr(s.told, "C.will_disappear") == NULL);
  story_push(&s, s.c, false);
  s.told[0] = 0;
  CHECK_EQUAL(motus_navigation_controller_pop_to(s.navigation, NULL, true,
                                                 story_completed, &s, NULL,
                                                 NULL, 0, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 2);
  story_run(&s, 0.5);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(story_in_order(&s, "C.will_disappear~ A.will_appear~ "
                           "C.did_disappear~ A.did_appear~ completed"));
  story_close(&s);
}

static void popping_to_the_top_or_to_a_stranger_does_nothing(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  s.told[0] = 0;
  motus_view_controller *targets[] = {s.b, s.c};
  for (int i = 0; i < 2; i++) {
    size_t count = 7;
    CHECK_EQUAL(motus_navigation_controller_pop_to(s.navigation, targets[i],
                                                   true, story_completed, &s,
                                                   NULL, NULL, 0, &count),
                MOTUS_OK);
    CHECK_EQUAL(count, 0);
    story_run(&s, 0.5);
    CHECK_TOLD(&s, "not_completed");
    CHECK_TEXT(story_stack(&s), "A B");
  }
  story_close(&s);
}

static void set_stack(motus_view_controller *const *controllers, size_t count,
                      bool animated) {
  CHECK_EQUAL(motus_navigation_controller_set_view_controllers(
                  s.navigation, controllers, count, animated, story_completed,
                  &s, story_destroy),
              MOTUS_OK);
}

/* NV-3, with its documented example: [A, B, C] to [D, A, B] goes back. */
static void a_new_stack_whose_top_was_below_goes_back(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  story_push(&s, s.c, false);
  s.told[0] = 0;
  motus_view_controller *stack[] = {s.d, s.a, s.b};
  set_stack(stack, 3, true);
  CHECK_TEXT(story_stack(&s), "A B C");
  story_tick(&s);
  CHECK(((motus_view_controller_appearance_reasons(s.c) &
          MOTUS_APPEARANCE_LEAVES_PARENT) != 0) ||
        story_in_order(&s, "C.will_disappear~ B.will_appear~"));
  story_run(&s, 0.25);
  CHECK(story_x(s.c) > WIDTH / 2);
  CHECK(story_x(s.b) < WIDTH / 2);
  story_run(&s, 0.25);
  CHECK_TEXT(story_stack(&s), "D A B");
  CHECK(story_in_order(&s, "C.will_disappear~ B.will_appear~ "
                           "nav.will_show(B)~ C.did_disappear~ B.did_appear~ "
                           "nav.did_show(B)~ completed"));
  CHECK(story_in_order(&s, "D.will_move(nav) D.did_move(nav)"));
  CHECK(story_in_order(&s, "C.will_move(-) C.did_move(-)"));
  CHECK(strstr(s.told, "A.will") == NULL);
  CHECK(motus_view_controller_parent(s.c) == NULL);
  story_close(&s);
}

static void a_new_stack_with_a_new_top_goes_forward(void) {
  story_open_navigation(&s);
  motus_view_controller *stack[] = {s.b, s.c};
  set_stack(stack, 2, true);
  story_tick(&s);
  story_run(&s, 0.25);
  CHECK(story_x(s.c) > WIDTH / 2);
  CHECK(story_x(s.a) < WIDTH / 2);
  story_run(&s, 0.25);
  CHECK_TEXT(story_stack(&s), "B C");
  CHECK(story_in_order(&s, "A.will_disappear~ C.will_appear~ "
                           "A.did_disappear~ C.did_appear~ completed"));
  CHECK(strstr(s.told, "B.did_load") == NULL);
  story_close(&s);
}

static void a_new_stack_with_the_same_top_moves_nothing(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  s.told[0] = 0;
  motus_view_controller *stack[] = {s.c, s.d, s.b};
  set_stack(stack, 3, true);
  CHECK_TEXT(story_stack(&s), "C D B");
  CHECK(story_in_order(&s, "completed"));
  CHECK(strstr(s.told, "appear") == NULL);
  story_run(&s, 0.5);
  CHECK(strstr(s.told, "appear") == NULL);
  CHECK(motus_view_controller_parent(s.a) == NULL);
  story_close(&s);
}

static void a_stack_can_be_emptied(void) {
  story_open_navigation(&s);
  set_stack(NULL, 0, true);
  story_run(&s, 0.5);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(s.navigation),
              0);
  CHECK(story_in_order(&s, "A.will_disappear A.did_disappear"));
  story_push(&s, s.b, true);
  story_run(&s, 0.5);
  CHECK_TEXT(story_stack(&s), "B");
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_APPEARED);
  story_close(&s);
}

static void a_wrong_stack_is_refused_as_a_whole(void) {
  story_open_navigation(&s);
  motus_view_controller *twice[] = {s.b, s.c, s.b};
  motus_view_controller *elsewhere[] = {s.b, s.d};
  CHECK_REFUSED(motus_navigation_controller_set_view_controllers(
                    s.navigation, twice, 3, true, NULL, NULL, NULL),
                INVALID_ARGUMENT,
                "motus_navigation_controller_set_view_controllers");
  CHECK_EQUAL(motus_view_controller_add_child(s.c, s.d), MOTUS_OK);
  s.told[0] = 0;
  CHECK_REFUSED(
      motus_navigation_controller_set_view_controllers(
          s.navigation, elsewhere, 2, true, story_completed, &s, story_destroy),
      INVALID_STATE, "motus_navigation_controller_set_view_controllers");
  CHECK_SAYS("another parent");
  CHECK_TOLD(&s, "");
  CHECK_EQUAL(s.destroyed, 1);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(motus_view_controller_parent(s.b) == NULL);
  report_clear();
  story_close(&s);
}

/* NV-1. */
static void what_cannot_be_pushed_is_refused(void) {
  story_open_navigation(&s);
  const char *push = "motus_navigation_controller_push";
#define PUSH(which) \
  motus_navigation_controller_push(s.navigation, which, true, NULL, NULL, NULL)
  CHECK_REFUSED(PUSH(s.a), INVALID_ARGUMENT, push);
  CHECK_SAYS("stack");
  CHECK_REFUSED(PUSH(story_root(&s)), INVALID_ARGUMENT, push);
  motus_view_controller_add_child(s.c, s.d);
  CHECK_REFUSED(PUSH(s.d), INVALID_STATE, push);
  motus_navigation_controller *other = NULL;
  motus_navigation_controller_create(s.runtime, s.b, &other);
  CHECK_REFUSED(PUSH(s.b), INVALID_STATE, push);
  motus_view_controller *root = story_root(&s);
  CHECK_REFUSED(
      motus_navigation_controller_push(other, root, false, NULL, NULL, NULL),
      INVALID_STATE, push);
  CHECK_REFUSED(motus_navigation_controller_create(s.runtime, s.d, &other),
                INVALID_STATE, "motus_navigation_controller_create");
  CHECK(other == NULL);
  CHECK_TEXT(story_stack(&s), "A");
  report_clear();
  story_close(&s);
}

/* */
static void a_request_waits_for_the_transition_under_way(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, true);
  story_tick(&s);
  s.told[0] = 0;
  story_push(&s, s.c, true);
  motus_view_controller *popped = s.a;
  CHECK_EQUAL(motus_navigation_controller_pop(
                  s.navigation, true, story_completed, &s, NULL, &popped),
              MOTUS_OK);
  CHECK(popped == NULL);
  story_push(&s, s.d, false);
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK_TOLD(&s, "");
  motus_statistics statistics = {.struct_size = sizeof statistics};
  motus_runtime_statistics(s.runtime, &statistics);
  CHECK_EQUAL(statistics.transitions, 4);
  story_run(&s, 1.5);
  CHECK_TEXT(story_stack(&s), "A B D");
  CHECK(story_in_order(&s, "B.did_move(nav) C.will_move(nav) C.did_appear~ "
                           "C.did_move(nav) nav.did_show(C)~ C.will_move(-) "
                           "C.did_disappear~ C.did_move(-) D.will_move(nav) "
                           "D.did_appear nav.did_show(D)"));
  motus_runtime_statistics(s.runtime, &statistics);
  CHECK_EQUAL(statistics.transitions, 0);
  story_close(&s);
}

/* What waits and is not possible any more says so, and the queue goes on. */
static void a_request_that_has_become_impossible_says_so(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, true);
  story_push(&s, s.c, true);
  story_push(&s, s.c, true);
  story_push(&s, s.d, true);
  story_run(&s, 2);
  CHECK_TEXT(story_stack(&s), "A B C D");
  CHECK(story_in_order(&s, "not_completed"));
  story_close(&s);
}

static int asked;
static motus_navigation_operation asked_operation;
static void *asked_from, *asked_to, *answer;

static motus_animation_controller *ask(void *user_data,
                                       motus_navigation_controller *navigation,
                                       motus_navigation_operation operation,
                                       motus_view_controller *from,
                                       motus_view_controller *to) {
  (void)user_data, (void)navigation;
  asked += 1;
  asked_operation = operation;
  asked_from = from;
  asked_to = to;
  return answer;
}

static motus_interaction_controller *
never(void *user_data, motus_navigation_controller *navigation,
      motus_animation_controller *animator) {
  (void)user_data, (void)navigation, (void)animator;
  CHECK(false);
  return NULL;
}

/* TR-13. */
static void the_delegate_is_asked_what_animates(void) {
  story_open_navigation(&s);
  asked = 0;
  answer = NULL;
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = ask,
                                        .interaction_controller = never};
  motus_navigation_controller_set_delegate(s.navigation, &delegate, NULL, NULL);
  story_push(&s, s.b, true);
  CHECK_EQUAL(asked, 1);
  CHECK_EQUAL(asked_operation, MOTUS_NAVIGATION_PUSH);
  CHECK(asked_from == s.a && asked_to == s.b);
  story_run(&s, 0.5);
  story_pop(&s, true);
  CHECK_EQUAL(asked, 2);
  CHECK_EQUAL(asked_operation, MOTUS_NAVIGATION_POP);
  CHECK(asked_from == s.b && asked_to == s.a);
  story_run(&s, 0.5);
  story_push(&s, s.c, false);
  CHECK_EQUAL(asked, 2);
  motus_navigation_controller_set_delegate(s.navigation, NULL, NULL, NULL);
  story_pop(&s, true);
  CHECK_EQUAL(asked, 2);
  story_run(&s, 0.5);
  CHECK_TEXT(story_stack(&s), "A");
  story_close(&s);
}

static void a_wrong_answer_is_reported_and_counts_as_none(void) {
  world w = world_open();
  story_open_navigation(&s);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = ask,
                                        .interaction_controller = never};
  motus_navigation_controller_set_delegate(s.navigation, &delegate, NULL, NULL);
  void *answers[] = {w.made_up, w.view, s.a, w.stale};
  const motus_status statuses[] = {
      MOTUS_ERROR_STALE_HANDLE, MOTUS_ERROR_WRONG_KIND, MOTUS_ERROR_WRONG_KIND,
      MOTUS_ERROR_WRONG_KIND};
  for (int i = 0; i < 4; i++) {
    answer = answers[i];
    report_clear();
    story_push(&s, s.b, true);
    report_check(statuses[i], "animation_controller", __FILE__, __LINE__);
    story_run(&s, 0.5);
    CHECK_TEXT(story_stack(&s), "A B");
    story_pop(&s, false);
  }
  report_clear();
  story_close(&s);
  world_close(&w);
}

CHECK_MAIN(TEST(the_root_is_never_popped),
           TEST(several_are_popped_by_one_transition),
           TEST(popping_to_the_top_or_to_a_stranger_does_nothing),
           TEST(a_new_stack_whose_top_was_below_goes_back),
           TEST(a_new_stack_with_a_new_top_goes_forward),
           TEST(a_new_stack_with_the_same_top_moves_nothing),
           TEST(a_stack_can_be_emptied),
           TEST(a_wrong_stack_is_refused_as_a_whole),
           TEST(what_cannot_be_pushed_is_refused),
           TEST(a_request_waits_for_the_transition_under_way),
           TEST(a_request_that_has_become_impossible_says_so),
           TEST(the_delegate_is_asked_what_animates),
           TEST(a_wrong_answer_is_reported_and_counts_as_none))
