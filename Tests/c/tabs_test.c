/* Tab bar controllers: selection by a program and by the user, orders, lazy
 * views, animated and interactive switches. */
#include "story_navigation.h"

static story s;
static motus_tab_bar_controller *tabs;
static bool is_allowed;

static motus_view_controller *root(void) {
  return (motus_view_controller *)tabs;
}

static bool should_select(void *user_data, motus_tab_bar_controller *it,
                          motus_view_controller *controller) {
  story_tell_of(user_data, it, "should_select", controller, false);
  return is_allowed;
}
static void did_select(void *user_data, motus_tab_bar_controller *it,
                       motus_view_controller *controller) {
  story_tell_of(user_data, it, "did_select", controller, false);
}
static motus_animation_controller *animation(void *user_data,
                                             motus_tab_bar_controller *it,
                                             motus_view_controller *from,
                                             motus_view_controller *to) {
  (void)it, (void)from, (void)to;
  return ((story *)user_data)->animator;
}
static motus_interaction_controller *
interaction(void *user_data, motus_tab_bar_controller *it,
            motus_animation_controller *animator) {
  (void)it, (void)animator;
  return ((story *)user_data)->interaction;
}

static void set(size_t count, motus_view_controller *const *controllers,
                bool animated) {
  CHECK_EQUAL(motus_tab_bar_controller_set_view_controllers(
                  tabs, controllers, count, animated, story_completed, &s,
                  story_destroy),
              MOTUS_OK);
}

/* Tabs A, B and C in the window, A selected; D beside them. */
static void open_tabs(bool in_window) {
  story_open(&s);
  s.a = story_screen(&s, "A");
  s.b = story_screen(&s, "B");
  s.c = story_screen(&s, "C");
  s.d = story_screen(&s, "D");
  is_allowed = true;
  CHECK_EQUAL(motus_tab_bar_controller_create(s.runtime, &tabs), MOTUS_OK);
  story_call(&s, "tabs", tabs);
  motus_tab_bar_delegate delegate = {.struct_size = sizeof delegate,
                                     .should_select = should_select,
                                     .did_select = did_select,
                                     .animation_controller = animation,
                                     .interaction_controller = interaction};
  CHECK_EQUAL(
      motus_tab_bar_controller_set_delegate(tabs, &delegate, &s, story_destroy),
      MOTUS_OK);
  motus_view_controller *all[] = {s.a, s.b, s.c};
  CHECK_EQUAL(motus_tab_bar_controller_selected_index(tabs), SIZE_MAX);
  set(3, all, false);
  if (in_window) {
    motus_runtime_set_root_view_controller(s.runtime, root());
    story_tick(&s);
    s.told[0] = 0;
    s.happened[0] = 0;
  }
}

static void select_index(size_t index) {
  CHECK_EQUAL(motus_tab_bar_controller_select(
                  tabs,
                  motus_tab_bar_controller_view_controller_at(tabs, index),
                  story_completed, &s, story_destroy),
              MOTUS_OK);
}

static bool tap(size_t index) {
  bool selected = false;
  CHECK_EQUAL(motus_tab_bar_controller_select_by_user(
                  tabs, index, story_completed, &s, story_destroy, &selected),
              MOTUS_OK);
  return selected;
}

static void tabs_become_children_and_load_nothing(void) {
  open_tabs(false);
  CHECK_TOLD(&s, "A.will_move(tabs) B.will_move(tabs) C.will_move(tabs) "
                 "A.did_move(tabs) B.did_move(tabs) C.did_move(tabs) "
                 "completed");
  CHECK_EQUAL(motus_tab_bar_controller_view_controller_count(tabs), 3);
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.a);
  CHECK(motus_tab_bar_controller_view_controller_at(tabs, 2) == s.c);
  CHECK(motus_tab_bar_controller_view_controller_at(tabs, 3) == NULL);
  CHECK(motus_view_controller_parent(s.c) == root());
  motus_runtime_set_root_view_controller(s.runtime, root());
  CHECK(motus_view_controller_view_if_loaded(s.a) != NULL);
  CHECK(motus_view_controller_view_if_loaded(s.b) == NULL);
  CHECK(story_in_order(&s, "A.did_load A.will_appear A.is_appearing "
                           "A.did_appear"));
  story_close(&s);
}

/* LC-11, TB-3: the new will-call first, the old did-call first; TB-1: a program
 * asks nobody. */
static void a_program_selects_at_once(void) {
  open_tabs(true);
  select_index(1);
  CHECK_TOLD(&s, "B.did_load B.will_appear A.will_disappear B.is_appearing "
                 "A.did_disappear B.did_appear completed");
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.b);
  CHECK_EQUAL(motus_tab_bar_controller_selected_index(tabs), 1);
  CHECK(motus_view_superview(motus_view_controller_view(s.a)) == NULL);
  CHECK(motus_view_superview(motus_view_controller_view(s.b)) ==
        motus_view_controller_view(root()));
  CHECK(motus_view_controller_view_if_loaded(s.c) == NULL);
  CHECK_EQUAL(
      motus_tab_bar_controller_select(tabs, s.a, story_completed, &s, NULL),
      MOTUS_OK);
  CHECK_TOLD(&s, "A.will_appear B.will_disappear A.is_appearing "
                 "B.did_disappear A.did_appear completed");
  select_index(0);
  CHECK_TOLD(&s, "completed");
  story_close(&s);
}

/* TB-1. */
static void the_user_is_asked_for_and_told(void) {
  open_tabs(true);
  CHECK(tap(1));
  CHECK_TOLD(&s, "tabs.should_select(B) B.did_load B.will_appear "
                 "A.will_disappear B.is_appearing A.did_disappear B.did_appear "
                 "completed tabs.did_select(B)");
  CHECK(tap(1));
  CHECK_TOLD(&s, "tabs.should_select(B) completed tabs.did_select(B)");
  is_allowed = false;
  CHECK(!tap(2));
  CHECK_TOLD(&s, "tabs.should_select(C) not_completed");
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.b);
  story_tick(&s);
  CHECK(strstr(s.happened, "tabs.did_select(B)") != NULL);
  CHECK(strstr(s.happened, "tabs.did_select(C)") == NULL);
  story_close(&s);
}

/* R-8, US-17. */
static void one_order_for_all_containers_can_be_had(void) {
  open_tabs(true);
  CHECK(!motus_runtime_uses_uniform_order(s.runtime));
  CHECK_EQUAL(motus_runtime_set_uses_uniform_order(s.runtime, true), MOTUS_OK);
  CHECK(motus_runtime_uses_uniform_order(s.runtime));
  select_index(2);
  CHECK_TOLD(&s, "C.did_load A.will_disappear C.will_appear C.is_appearing "
                 "A.did_disappear C.did_appear completed");
  story_close(&s);
}

/* LC-12. */
static void an_animator_makes_it_a_transition(void) {
  open_tabs(true);
  story_animate_by_blocks(&s, false);
  CHECK(tap(1));
  CHECK_TOLD(&s, "tabs.should_select(B) tabs.did_select(B)");
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.b);
  CHECK(motus_view_controller_transition_coordinator(s.a) != NULL);
  story_tick(&s);
  CHECK_TOLD(&s, "B.did_load B.will_appear~ A.will_disappear~ animate "
                 "B.is_appearing~");
  story_run(&s, 0.25);
  CHECK_NEAR(story_x(s.b), WIDTH, 1e-9);
  /* A second tap waits. */
  select_index(2);
  CHECK_TOLD(&s, "");
  story_run(&s, 1.5);
  CHECK(story_in_order(&s, "A.did_disappear~ B.did_appear~ C.will_appear~ "
                           "B.will_disappear~ B.did_disappear~ C.did_appear~"));
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.c);
  CHECK(motus_view_controller_transition_coordinator(s.a) == NULL);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

static void a_switch_that_is_cancelled_takes_the_selection_back(void) {
  open_tabs(true);
  story_animate_by_blocks(&s, true);
  select_index(1);
  story_tick(&s);
  story_drag(&s, 0.5);
  CHECK_NEAR(story_x(s.b), WIDTH, 1e-9);
  CHECK_TOLD(&s, "B.did_load B.will_appear~ A.will_disappear~ animate "
                 "B.is_appearing~");
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(s.hand), MOTUS_OK);
  story_run(&s, 1);
  CHECK_TOLD(&s, "ended_cancelled B.will_disappear~ A.will_appear~ "
                 "B.did_disappear~ A.is_appearing~ A.did_appear~ "
                 "not_completed");
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.a);
  CHECK(motus_view_superview(motus_view_controller_view(s.b)) == NULL);
  CHECK(strstr(s.happened, "tabs.cancelling(B)") != NULL);
  story_close(&s);
}

/* TB-2. */
static void new_tabs_keep_the_selection_if_they_can(void) {
  open_tabs(true);
  select_index(1);
  s.told[0] = 0;
  motus_view_controller *moved[] = {s.d, s.a, s.b};
  set(3, moved, false);
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.b);
  CHECK_EQUAL(motus_tab_bar_controller_selected_index(tabs), 2);
  CHECK_TOLD(&s, "D.will_move(tabs) C.will_move(-) D.did_move(tabs) "
                 "C.did_move(-) completed");
  /* B goes: the one at its place, here none, so the first. */
  set(2, moved, false);
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.d);
  CHECK(story_in_order(&s, "B.will_move(-) D.will_appear B.will_disappear "
                           "B.did_disappear D.did_appear B.did_move(-)"));
  s.told[0] = 0;
  motus_view_controller *other[] = {s.c, s.a};
  set(2, other, false);
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.c);
  set(0, NULL, false);
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == NULL);
  CHECK_EQUAL(motus_tab_bar_controller_view_controller_count(tabs), 0);
  CHECK(motus_view_controller_parent(s.a) == NULL);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.c),
              MOTUS_APPEARANCE_DISAPPEARED);
  story_close(&s);
}

static void a_tab_that_is_taken_away_leaves_by_a_request(void) {
  open_tabs(true);
  CHECK_REFUSED(motus_view_controller_add_child(s.d, s.b), INVALID_STATE,
                "motus_view_controller_add_child");
  report_clear();
  CHECK_EQUAL(motus_view_controller_remove_from_parent(s.a), MOTUS_OK);
  CHECK_TOLD(&s, "A.will_move(-) B.did_load B.will_appear A.will_disappear "
                 "B.is_appearing A.did_disappear B.did_appear A.did_move(-)");
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.b);
  CHECK_EQUAL(motus_tab_bar_controller_view_controller_count(tabs), 2);
  story_close(&s);
}

/* TB-4 and the others. */
static void what_is_no_tab_is_refused(void) {
  open_tabs(true);
  CHECK_REFUSED(motus_tab_bar_controller_select(tabs, s.d, story_completed, &s,
                                                story_destroy),
                NOT_FOUND, "motus_tab_bar_controller_select");
  CHECK(motus_tab_bar_controller_view_controller_at(tabs, 3) == NULL);
  CHECK_REFUSED(motus_tab_bar_controller_select(tabs, NULL, story_completed, &s,
                                                story_destroy),
                INVALID_ARGUMENT, "motus_tab_bar_controller_select");
  bool selected = true;
  CHECK_REFUSED(
      motus_tab_bar_controller_select_by_user(tabs, SIZE_MAX, story_completed,
                                              &s, story_destroy, &selected),
      NOT_FOUND, "motus_tab_bar_controller_select_by_user");
  CHECK(!selected);
  motus_view_controller *twice[] = {s.d, s.d};
  const char *set_all = "motus_tab_bar_controller_set_view_controllers";
  CHECK_REFUSED(motus_tab_bar_controller_set_view_controllers(
                    tabs, twice, 2, false, story_completed, &s, story_destroy),
                INVALID_ARGUMENT, set_all);
  motus_view_controller *self[] = {root()};
  CHECK_REFUSED(motus_tab_bar_controller_set_view_controllers(
                    tabs, self, 1, false, story_completed, &s, story_destroy),
                INVALID_ARGUMENT, set_all);
  CHECK_EQUAL(s.destroyed, 6);
  CHECK_TOLD(&s, "");
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.a);
  report_clear();
  story_close(&s);
}

/* A stack in a tab keeps its own transitions. */
static void a_stack_in_a_tab_moves_by_itself(void) {
  open_tabs(true);
  story_navigate(&s);
  motus_view_controller *all[] = {story_root(&s), s.d};
  set(2, all, false);
  story_tick(&s);
  s.told[0] = 0;
  story_push(&s, s.b, true);
  CHECK(motus_view_controller_transition_coordinator(s.b) != NULL);
  CHECK(motus_view_controller_transition_coordinator(s.d) == NULL);
  story_tick(&s);
  story_run(&s, 0.1);
  /* The tab is left in the middle of the push: what is away is disappeared. */
  select_index(1);
  story_run(&s, 1);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.d),
              MOTUS_APPEARANCE_APPEARED);
  CHECK_TEXT(story_stack(&s), "A B");
  select_index(0);
  story_tick(&s);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.b),
              MOTUS_APPEARANCE_APPEARED);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.d),
              MOTUS_APPEARANCE_DISAPPEARED);
  story_close(&s);
}

/* A context that was completed ahead has ended. */
static void finish_if_alive(void *user_data, bool finished) {
  (void)finished;
  if (motus_is_alive(user_data))
    motus_transition_context_complete(user_data, true);
}

static void come_if_alive(void *user_data, motus_transition_context *context) {
  story_move move = {
      motus_transition_context_view(context, MOTUS_TRANSITION_TO), 0};
  motus_animation_options options;
  (void)user_data;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  motus_view_add_subview(motus_transition_context_container_view(context),
                         move.view);
  motus_runtime_animate(s.runtime, &options, story_do_move, &move,
                        finish_if_alive, context, NULL, NULL);
}

/* */
static void fluid_tabs_do_not_wait(void) {
  motus_animation_controller_callbacks callbacks = story_animating();
  open_tabs(true);
  CHECK_EQUAL(motus_view_controller_interruption_policy(root()),
              MOTUS_INTERRUPTION_QUEUE);
  CHECK_EQUAL(motus_view_controller_set_interruption_policy(
                  root(), MOTUS_INTERRUPTION_FLUID),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_interruption_policy(root()),
              MOTUS_INTERRUPTION_FLUID);
  callbacks.animate_transition = come_if_alive;
  story_animate_with(&s, &callbacks);
  select_index(1);
  story_run(&s, 0.25);
  s.told[0] = 0;
  select_index(2);
  CHECK(story_in_order(&s, "ended A.did_disappear~ B.did_appear~ completed"));
  story_run(&s, 1);
  CHECK(motus_tab_bar_controller_selected_view_controller(tabs) == s.c);
  CHECK_REFUSED(motus_view_controller_set_interruption_policy(
                    root(), (motus_interruption_policy)7),
                INVALID_ARGUMENT,
                "motus_view_controller_set_interruption_policy");
  report_clear();
  story_close(&s);
}

CHECK_MAIN(TEST(tabs_become_children_and_load_nothing),
           TEST(a_program_selects_at_once),
           TEST(the_user_is_asked_for_and_told),
           TEST(one_order_for_all_containers_can_be_had),
           TEST(an_animator_makes_it_a_transition),
           TEST(a_switch_that_is_cancelled_takes_the_selection_back),
           TEST(new_tabs_keep_the_selection_if_they_can),
           TEST(a_tab_that_is_taken_away_leaves_by_a_request),
           TEST(what_is_no_tab_is_refused),
           TEST(a_stack_in_a_tab_moves_by_itself), TEST(fluid_tabs_do_not_wait))
