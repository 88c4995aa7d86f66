/* View controllers: appearance, containment. */
#include "story_navigation.h"

static story s;

/* AP-3, without animation: all in one turn. */
static void the_root_appears_at_once(void) {
  story_open(&s);
  s.with_layout = true;
  motus_view_controller *a = story_screen(&s, "A"), *b = story_screen(&s, "B");
  CHECK(motus_runtime_root_view_controller(s.runtime) == NULL);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, a), MOTUS_OK);
  CHECK_TOLD(&s, "A.did_load A.will_appear A.is_appearing A.will_layout "
                 "A.did_layout A.did_appear");
  CHECK(motus_runtime_root_view_controller(s.runtime) == a);
  CHECK(motus_view_superview(motus_view_controller_view(a)) ==
        motus_runtime_window(s.runtime));
  CHECK_EQUAL(motus_view_controller_appearance_state(a),
              MOTUS_APPEARANCE_APPEARED);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, a), MOTUS_OK);
  CHECK_TOLD(&s, "");
  s.with_layout = false;
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, b), MOTUS_OK);
  CHECK(story_in_order(&s, "A.will_disappear A.did_disappear"));
  CHECK(story_in_order(&s, "B.will_appear B.is_appearing B.did_appear"));
  s.told[0] = 0;
  CHECK(motus_view_superview(motus_view_controller_view(a)) == NULL);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, NULL),
              MOTUS_OK);
  CHECK_TOLD(&s, "B.will_disappear B.did_disappear");
  CHECK(motus_runtime_root_view_controller(s.runtime) == NULL);
  CHECK_EQUAL(motus_view_subview_count(motus_runtime_window(s.runtime)), 0);
  story_close(&s);
}

static void a_child_cannot_fill_the_window(void) {
  story_open(&s);
  motus_view_controller *a = story_screen(&s, "A"), *b = story_screen(&s, "B");
  CHECK_EQUAL(motus_view_controller_add_child(a, b), MOTUS_OK);
  CHECK_REFUSED(motus_runtime_set_root_view_controller(s.runtime, b),
                INVALID_STATE, "motus_runtime_set_root_view_controller");
  CHECK_SAYS("parent");
  CHECK(motus_runtime_root_view_controller(s.runtime) == NULL);
  report_clear();
  story_close(&s);
}

static int states_seen;

static void see(motus_view_controller *it, motus_appearance_state appearance) {
  states_seen += 1;
  CHECK_EQUAL(motus_view_controller_appearance_state(it), appearance);
}
static void see_will_appear(void *user_data, motus_view_controller *it,
                            bool animated) {
  (void)user_data, (void)animated;
  see(it, MOTUS_APPEARANCE_APPEARING);
}
static void see_did_appear(void *user_data, motus_view_controller *it,
                           bool animated) {
  (void)user_data, (void)animated;
  see(it, MOTUS_APPEARANCE_APPEARED);
}
static void see_will_disappear(void *user_data, motus_view_controller *it,
                               bool animated) {
  (void)user_data, (void)animated;
  see(it, MOTUS_APPEARANCE_DISAPPEARING);
}
static void see_did_disappear(void *user_data, motus_view_controller *it,
                              bool animated) {
  (void)user_data, (void)animated;
  see(it, MOTUS_APPEARANCE_DISAPPEARED);
}

static void the_state_is_the_new_one_inside_of_each_call(void) {
  story_open(&s);
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_will_appear = callbacks.view_is_appearing = see_will_appear;
  callbacks.view_did_appear = see_did_appear;
  callbacks.view_will_disappear = see_will_disappear;
  callbacks.view_did_disappear = see_did_disappear;
  motus_view_controller *a = story_screen_with(&s, "A", &callbacks);
  states_seen = 0;
  motus_runtime_set_root_view_controller(s.runtime, a);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  CHECK_EQUAL(states_seen, 5);
  story_close(&s);
}

/* CN-1, CN-2, CN-5. */
static void children_are_told_where_they_move(void) {
  story_open(&s);
  motus_view_controller *a = story_screen(&s, "A"), *b = story_screen(&s, "B"),
                        *c = story_screen(&s, "C"), *p = story_screen(&s, "P");
  CHECK_EQUAL(motus_view_controller_add_child(p, a), MOTUS_OK);
  CHECK_TOLD(&s, "A.will_move(P)");
  CHECK_EQUAL(motus_view_controller_did_move_to_parent(a, p), MOTUS_OK);
  CHECK_TOLD(&s, "A.did_move(P)");
  CHECK_EQUAL(motus_view_controller_add_child(p, b), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_child_count(p), 2);
  CHECK(motus_view_controller_child_at(p, 0) == a);
  CHECK(motus_view_controller_child_at(p, 1) == b);
  CHECK(motus_view_controller_child_at(p, 2) == NULL);
  CHECK(motus_view_controller_parent(a) == p);
  CHECK(motus_view_controller_parent(p) == NULL);
  s.told[0] = 0;
  CHECK_EQUAL(motus_view_controller_add_child(p, a), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_child_count(p), 2);
  CHECK(motus_view_controller_child_at(p, 1) == a);
  s.told[0] = 0;
  CHECK_EQUAL(motus_view_controller_add_child(c, a), MOTUS_OK);
  CHECK_TOLD(&s, "A.did_move(-) A.will_move(C)");
  CHECK(motus_view_controller_parent(a) == c);
  CHECK_EQUAL(motus_view_controller_child_count(p), 1);
  CHECK_EQUAL(motus_view_controller_will_move_to_parent(a, NULL), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_remove_from_parent(a), MOTUS_OK);
  CHECK_TOLD(&s, "A.will_move(-) A.did_move(-)");
  CHECK(motus_view_controller_parent(a) == NULL);
  CHECK_EQUAL(motus_view_controller_remove_from_parent(a), MOTUS_OK);
  CHECK_TOLD(&s, "");
  story_close(&s);
}

/* A child that presents itself when it is told where it moves. */
static motus_view_controller *presenter;
static motus_status presented;
static bool presents_itself;

static void present_itself(void *user_data, motus_view_controller *it,
                           motus_view_controller *parent) {
  (void)user_data, (void)parent;
  if (presents_itself)
    presented =
        motus_view_controller_present(presenter, it, true, NULL, NULL, NULL);
}

/* CN-5: a child that is added again stays a child meanwhile, also the member of
 * a container: nothing can present it in its own parent. */
static void a_child_that_moves_to_the_end_stays_a_child(void) {
  for (int kind = 0; kind < 2; kind++) {
    story_open(&s);
    presents_itself = false;
    motus_view_controller_callbacks callbacks = story_callbacks();
    callbacks.will_move_to_parent = present_itself;
    motus_view_controller *child = story_screen_with(&s, "C", &callbacks),
                          *other = story_screen(&s, "O");
    motus_split_view_controller *split = NULL;
    CHECK_EQUAL(motus_split_view_controller_create(s.runtime, NULL, &split),
                MOTUS_OK);
    presenter = kind == 0 ? story_screen(&s, "P") : (void *)split;
    CHECK_EQUAL(motus_runtime_set_root_view_controller(s.runtime, presenter),
                MOTUS_OK);
    /* Wide enough for columns side by side, which are children. */
    CHECK_EQUAL(motus_runtime_set_window_size(s.runtime,
                                              (motus_size){1024, 768}, 0, NULL,
                                              NULL, NULL, NULL),
                MOTUS_OK);
    if (kind == 0) {
      CHECK_EQUAL(motus_view_controller_add_child(presenter, child), MOTUS_OK);
      CHECK_EQUAL(motus_view_controller_add_child(presenter, other), MOTUS_OK);
    } else {
      CHECK_EQUAL(motus_split_view_controller_set_column(
                      split, MOTUS_SPLIT_PRIMARY, child),
                  MOTUS_OK);
    }
    story_run(&s, 1);
    presents_itself = true;
    presented = MOTUS_OK;
    CHECK_EQUAL(motus_view_controller_add_child(presenter, child), MOTUS_OK);
    CHECK_EQUAL(presented, MOTUS_ERROR_INVALID_STATE);
    report_clear();
    CHECK(motus_view_controller_parent(child) == presenter);
    CHECK(motus_view_controller_presented_view_controller(presenter) == NULL);
    CHECK(motus_view_controller_child_at(
              presenter, (size_t)motus_view_controller_child_count(presenter) -
                             1) == child);
    presents_itself = false;
    story_run(&s, 1);
    story_close(&s);
  }
}

static void nobody_stands_below_himself(void) {
  story_open(&s);
  motus_view_controller *a = story_screen(&s, "A"), *b = story_screen(&s, "B"),
                        *c = story_screen(&s, "C");
  motus_view_controller_add_child(a, b);
  motus_view_controller_add_child(b, c);
  s.told[0] = 0;
  CHECK_REFUSED(motus_view_controller_add_child(a, a), INVALID_ARGUMENT,
                "motus_view_controller_add_child");
  CHECK_REFUSED(motus_view_controller_add_child(c, a), INVALID_ARGUMENT,
                "motus_view_controller_add_child");
  CHECK_TOLD(&s, "");
  CHECK(motus_view_controller_parent(a) == NULL);
  CHECK_EQUAL(motus_view_controller_child_count(c), 0);
  report_clear();
  story_close(&s);
}

/* A container in the window, and a child that is not in it. */
static void open_container(motus_view_controller **p,
                           motus_view_controller **a) {
  story_open(&s);
  *p = story_screen(&s, "P");
  *a = story_screen(&s, "A");
  motus_runtime_set_root_view_controller(s.runtime, *p);
  motus_view_controller_add_child(*p, *a);
  motus_view_controller_did_move_to_parent(*a, *p);
  s.told[0] = 0;
}

/* AP-5, AP-6. */
static void appearance_follows_the_views(void) {
  motus_view_controller *p, *a;
  open_container(&p, &a);
  CHECK(motus_view_controller_forwards_appearance(p));
  motus_view_add_subview(motus_view_controller_view(p),
                         motus_view_controller_view(a));
  CHECK_TOLD(&s, "A.did_load A.will_appear A.is_appearing A.did_appear");
  motus_view_remove_from_superview(motus_view_controller_view(a));
  CHECK_TOLD(&s, "A.will_disappear A.did_disappear");
  motus_view_add_subview(motus_view_controller_view(p),
                         motus_view_controller_view(a));
  s.told[0] = 0;
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  CHECK(story_in_order(&s, "P.will_disappear P.did_disappear"));
  CHECK(story_in_order(&s, "A.will_disappear A.did_disappear"));
  CHECK(story_in_order(&s, "P.will_disappear A.did_disappear"));
  s.told[0] = 0;
  motus_runtime_set_root_view_controller(s.runtime, p);
  CHECK(story_in_order(&s, "P.will_appear A.will_appear P.is_appearing "
                           "A.is_appearing P.did_appear"));
  CHECK(story_in_order(&s, "A.is_appearing A.did_appear"));
  story_close(&s);
}

/* AP-4, AP-5. */
static void a_container_that_forwards_nothing_does_it_itself(void) {
  motus_view_controller *p, *a;
  open_container(&p, &a);
  CHECK_EQUAL(motus_view_controller_set_forwards_appearance(p, false),
              MOTUS_OK);
  CHECK(!motus_view_controller_forwards_appearance(p));
  motus_view_controller_view(a);
  s.told[0] = 0;
  CHECK_EQUAL(motus_view_controller_begin_appearance_transition(a, true, true),
              MOTUS_OK);
  CHECK_TOLD(&s, "A.will_appear~");
  motus_view_add_subview(motus_view_controller_view(p),
                         motus_view_controller_view(a));
  CHECK_EQUAL(motus_view_controller_appearance_state(a),
              MOTUS_APPEARANCE_APPEARING);
  CHECK_EQUAL(motus_view_controller_end_appearance_transition(a), MOTUS_OK);
  CHECK_TOLD(&s, "A.is_appearing~ A.did_appear~");
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  CHECK_TOLD(&s, "P.will_disappear P.did_disappear");
  /* The other way round is a cancel: AP-1. */
  motus_view_controller_begin_appearance_transition(a, false, true);
  motus_view_controller_begin_appearance_transition(a, true, true);
  motus_view_controller_end_appearance_transition(a);
  CHECK_TOLD(&s,
             "A.will_disappear~ A.will_appear~ A.is_appearing~ A.did_appear~");
  story_close(&s);
}

static void unbalanced_appearance_is_reported_and_does_nothing(void) {
  motus_view_controller *p, *a;
  open_container(&p, &a);
  motus_view_controller_set_forwards_appearance(p, false);
  const char *begin = "motus_view_controller_begin_appearance_transition";
  const char *end = "motus_view_controller_end_appearance_transition";
  CHECK_EQUAL(motus_view_controller_end_appearance_transition(a), MOTUS_OK);
  report_check(MOTUS_ERROR_INVALID_STATE, end, __FILE__, __LINE__);
  report_clear();
  CHECK_EQUAL(motus_view_controller_begin_appearance_transition(a, false, true),
              MOTUS_OK);
  report_check(MOTUS_ERROR_INVALID_STATE, begin, __FILE__, __LINE__);
  report_clear();
  CHECK_TOLD(&s, "");
  motus_view_controller_begin_appearance_transition(a, true, false);
  CHECK_EQUAL(reported.count, 0);
  CHECK_EQUAL(motus_view_controller_begin_appearance_transition(a, true, false),
              MOTUS_OK);
  report_check(MOTUS_ERROR_INVALID_STATE, begin, __FILE__, __LINE__);
  CHECK_SAYS("appearing");
  CHECK_TOLD(&s, "A.will_appear");
  report_clear();
  story_close(&s);
}

static bool moving_to, moving_from;

static void note_why(void *user_data, motus_view_controller *it,
                     bool animated) {
  (void)user_data, (void)animated;
  moving_to = ((motus_view_controller_appearance_reasons(it) &
                MOTUS_APPEARANCE_JOINS_PARENT) != 0);
  moving_from = ((motus_view_controller_appearance_reasons(it) &
                  MOTUS_APPEARANCE_LEAVES_PARENT) != 0);
}

/* AP-7. */
static void inside_of_appearance_calls_it_is_known_why(void) {
  story_open_navigation(&s);
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_will_appear = callbacks.view_did_appear = note_why;
  callbacks.view_will_disappear = callbacks.view_did_disappear = note_why;
  motus_view_controller *e = story_screen_with(&s, "E", &callbacks);
  story_push(&s, e, true);
  story_tick(&s);
  CHECK(moving_to && !moving_from);
  moving_to = false;
  story_run(&s, 0.5);
  CHECK(moving_to && !moving_from);
  CHECK(!((motus_view_controller_appearance_reasons(e) &
           MOTUS_APPEARANCE_JOINS_PARENT) != 0));
  story_pop(&s, true);
  story_tick(&s);
  CHECK(!moving_to && moving_from);
  moving_from = false;
  story_run(&s, 0.5);
  CHECK(!moving_to && moving_from);
  CHECK(!((motus_view_controller_appearance_reasons(e) &
           MOTUS_APPEARANCE_LEAVES_PARENT) != 0));
  CHECK_EQUAL(motus_view_controller_appearance_state(e),
              MOTUS_APPEARANCE_DISAPPEARED);
  story_close(&s);
}

static void a_controller_lays_out_when_its_view_has_another_size(void) {
  story_open(&s);
  motus_view_controller *a = story_screen(&s, "A");
  motus_runtime_set_root_view_controller(s.runtime, a);
  story_tick(&s);
  s.told[0] = 0;
  s.with_layout = true;
  story_tick(&s);
  CHECK_TOLD(&s, "");
  motus_rect bounds = {0, 0, 200, 200};
  motus_view_set_bounds(motus_view_controller_view(a), bounds);
  CHECK_TOLD(&s, "");
  story_tick(&s);
  CHECK_TOLD(&s, "A.will_layout A.did_layout");
  story_tick(&s);
  CHECK_TOLD(&s, "");
  story_close(&s);
}

CHECK_MAIN(TEST(the_root_appears_at_once), TEST(a_child_cannot_fill_the_window),
           TEST(the_state_is_the_new_one_inside_of_each_call),
           TEST(children_are_told_where_they_move),
           TEST(a_child_that_moves_to_the_end_stays_a_child),
           TEST(nobody_stands_below_himself),
           TEST(appearance_follows_the_views),
           TEST(a_container_that_forwards_nothing_does_it_itself),
           TEST(unbalanced_appearance_is_reported_and_does_nothing),
           TEST(inside_of_appearance_calls_it_is_known_why),
           TEST(a_controller_lays_out_when_its_view_has_another_size))
