/* Where children stand: under their parent alone, side by side, and in
 * containers that leave the window. */
#include "story_navigation.h"

static story s;

/* ---- Children under the wrong parent (CN-4) ---- */

static void a_child_stands_below_its_parent_s_view_alone(void) {
  motus_view *wrapper = NULL;
  story_open(&s);
  story_navigate(&s);
  story_show(&s);
  story_tick(&s);
  motus_view_controller_add_child(s.b, s.c);
  motus_view_controller_did_move_to_parent(s.c, s.b);
  motus_view *c = motus_view_controller_view(s.c);
  motus_view *a = motus_view_controller_view(s.a);
  s.told[0] = 0;
  CHECK_REFUSED(motus_view_add_subview(a, c), INVALID_STATE,
                "motus_view_add_subview");
  CHECK_SAYS("not its parent");
  CHECK(motus_view_superview(c) == NULL);
  CHECK_REFUSED(motus_view_insert_subview(a, c, 0), INVALID_STATE,
                "motus_view_insert_subview");
  CHECK_TOLD(&s, "");
  /* In something else it is the same, and with a wrapper. */
  motus_view_create(s.runtime, &wrapper);
  report_clear();
  CHECK_EQUAL(motus_view_add_subview(wrapper, c), MOTUS_OK);
  CHECK_REFUSED(motus_view_add_subview(a, wrapper), INVALID_STATE,
                "motus_view_add_subview");
  CHECK(motus_view_superview(wrapper) == NULL);
  CHECK_EQUAL(motus_view_controller_appearance_state(s.c),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK_TOLD(&s, "");
  report_clear();
  CHECK_EQUAL(motus_view_add_subview(motus_view_controller_view(s.b), wrapper),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_superview(wrapper) == motus_view_controller_view(s.b),
              true);
  motus_release(wrapper);
  story_close(&s);
}

/* CN-24. */
static void a_root_that_gets_a_parent_leaves_the_window(void) {
  story_open(&s);
  motus_view_controller *r = story_screen(&s, "R"), *p = story_screen(&s, "P");
  motus_view *window = motus_runtime_window(s.runtime);
  motus_runtime_set_root_view_controller(s.runtime, r);
  story_tick(&s);
  s.told[0] = 0;
  CHECK_EQUAL(motus_view_controller_add_child(p, r), MOTUS_OK);
  CHECK_TOLD(&s, "R.will_disappear R.did_disappear R.will_move(P)");
  CHECK(motus_runtime_root_view_controller(s.runtime) == NULL);
  CHECK_EQUAL(motus_view_subview_count(window), 0);
  /* The usual way goes on from there. */
  motus_view_add_subview(motus_view_controller_view(p),
                         motus_view_controller_view(r));
  motus_view_controller_did_move_to_parent(r, p);
  s.told[0] = 0;
  motus_runtime_set_root_view_controller(s.runtime, p);
  story_tick(&s);
  CHECK(story_in_order(&s, "P.will_appear R.will_appear P.did_appear"));
  CHECK_EQUAL(motus_view_controller_appearance_state(r),
              MOTUS_APPEARANCE_APPEARED);
  story_close(&s);
}

/* CN-24. */
static void what_is_dismissed_brings_no_child_back_into_the_window(void) {
  for (int i = 0; i < 4; i++) {
    bool context = i % 2, leaves = i / 2;
    story_open(&s);
    motus_view_controller *r = story_screen(&s, "R"),
                          *p = story_screen(&s, "P"),
                          *q = story_screen(&s, "Q");
    motus_view *window = motus_runtime_window(s.runtime);
    motus_runtime_set_root_view_controller(s.runtime, r);
    motus_view_controller_set_presentation_style(
        q, context ? MOTUS_PRESENTATION_CURRENT_CONTEXT
                   : MOTUS_PRESENTATION_FULL_SCREEN);
    motus_view_controller_present(r, q, false, NULL, NULL, NULL);
    story_tick(&s);
    CHECK_EQUAL(motus_view_controller_add_child(p, r), MOTUS_OK);
    motus_view_add_subview(motus_view_controller_view(p),
                           motus_view_controller_view(r));
    motus_view_controller_did_move_to_parent(r, p);
    /* Nor one that is a child no more. */
    if (leaves)
      motus_view_controller_remove_from_parent(r);
    motus_view_controller_dismiss(r, false, NULL, NULL, NULL);
    story_run(&s, 1);
    CHECK_EQUAL(motus_view_subview_count(window), 0);
    if (leaves) {
      story_close(&s);
      continue;
    }
    CHECK(motus_view_superview(motus_view_controller_view(r)) ==
          motus_view_controller_view(p));
    motus_runtime_set_root_view_controller(s.runtime, p);
    story_tick(&s);
    CHECK_EQUAL(motus_view_controller_appearance_state(r),
                MOTUS_APPEARANCE_APPEARED);
    story_close(&s);
  }
}

/* CN-24: what a callback has given another place stays there. */
static motus_view_controller *place_of_root;
static void give_place(void *user_data, motus_view_controller *it, bool a) {
  (void)user_data, (void)a;
  motus_view_controller *there = place_of_root;
  place_of_root = NULL;
  if (!there)
    return;
  CHECK_EQUAL(motus_view_controller_add_child(there, it), MOTUS_OK);
  motus_view_add_subview(motus_view_controller_view(there),
                         motus_view_controller_view(it));
  motus_view_controller_did_move_to_parent(it, there);
}
static void a_root_that_leaves_stays_where_its_callback_has_put_it(void) {
  story_open(&s);
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_will_disappear = give_place;
  motus_view_controller *r = story_screen_with(&s, "R", &callbacks),
                        *p = story_screen(&s, "P"), *q = story_screen(&s, "Q");
  motus_runtime_set_root_view_controller(s.runtime, r);
  story_tick(&s);
  place_of_root = q;
  CHECK_REFUSED(motus_view_controller_add_child(p, r), INVALID_STATE,
                "motus_view_controller_add_child");
  CHECK(motus_view_controller_parent(r) == q);
  CHECK(motus_view_superview(motus_view_controller_view(r)) ==
        motus_view_controller_view(q));
  CHECK_EQUAL(motus_view_controller_appearance_state(r),
              MOTUS_APPEARANCE_DISAPPEARED);
  report_clear();
  story_close(&s);
}

/* Ways outward end: nobody comes to stand in what stands in him, or is
 * presented by him. */
static void no_way_outward_is_a_circle(void) {
  motus_navigation_controller *stack = NULL;
  story_open(&s);
  motus_view_controller *r = story_screen(&s, "R"), *q = story_screen(&s, "Q");
  motus_view_controller *inner = story_screen(&s, "I");
  CHECK_EQUAL(motus_navigation_controller_create(s.runtime, NULL, &stack),
              MOTUS_OK);
  motus_view_controller *n = (motus_view_controller *)stack;
  motus_runtime_set_root_view_controller(s.runtime, r);
  story_tick(&s);
  CHECK_EQUAL(motus_view_controller_present(r, q, false, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_add_child(q, inner), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_add_child(inner, n), MOTUS_OK);
  CHECK_REFUSED(motus_view_controller_add_child(q, r), INVALID_ARGUMENT,
                "motus_view_controller_add_child");
  CHECK_REFUSED(motus_view_controller_add_child(inner, r), INVALID_ARGUMENT,
                "motus_view_controller_add_child");
  CHECK_REFUSED(
      motus_navigation_controller_push(stack, r, false, NULL, NULL, NULL),
      INVALID_STATE, "motus_navigation_controller_push");
  CHECK_REFUSED(motus_view_controller_present(n, q, false, NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_view_controller_present");
  CHECK_REFUSED(motus_view_controller_present(q, r, false, NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_view_controller_present");
  report_clear();
  motus_view_controller_horizontal_size_class(r);
  motus_view_controller_horizontal_size_class(n);
  CHECK(motus_view_controller_show_target(n, true) == NULL);
  CHECK(motus_runtime_root_view_controller(s.runtime) == r);
  motus_release(stack);
  story_close(&s);
}

/* ---- Custom containers ---- */

static motus_view_controller *p, *a, *b;

static void fade_in(void *user_data) {
  (void)user_data;
  motus_view_set_alpha(motus_view_controller_view(b), 1);
}

static void open_container(bool both) {
  story_open(&s);
  p = story_screen(&s, "P");
  a = story_screen(&s, "A");
  b = story_screen(&s, "B");
  motus_runtime_set_root_view_controller(s.runtime, p);
  motus_view_controller *children[] = {a, b};
  for (int i = 0; i < 2; i++) {
    motus_view_controller_add_child(p, children[i]);
    if (i == 0 || both)
      motus_view_add_subview(motus_view_controller_view(p),
                             motus_view_controller_view(children[i]));
    motus_view_controller_did_move_to_parent(children[i], p);
  }
  if (both)
    motus_view_set_hidden(motus_view_controller_view(b), true);
  story_tick(&s);
  s.told[0] = 0;
  report_clear();
}

static motus_status swap(motus_view_controller *from, motus_view_controller *to,
                         uint32_t flags) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.25;
  options.flags = flags;
  return motus_view_controller_transition(p, from, to, &options, fade_in, NULL,
                                          story_completed, &s, NULL);
}

/* Item 23. */
static void both_children_stay_and_are_shown_and_hidden(void) {
  static const uint32_t styles[] = {0,
                                    MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE,
                                    MOTUS_ANIMATION_TRANSITION_FLIP_FROM_LEFT};
  for (int i = 0; i < 3; i++) {
    uint32_t flags = styles[i] | MOTUS_ANIMATION_SHOW_HIDE_TRANSITION_VIEWS;
    open_container(true);
    motus_view *views[] = {motus_view_controller_view(a),
                           motus_view_controller_view(b)};
    for (int round = 0; round < 3; round++) {
      bool goes = round % 2 == 0;
      CHECK_EQUAL(goes ? swap(a, b, flags) : swap(b, a, flags), MOTUS_OK);
      story_tick(&s);
      if (styles[i]) /* else nothing moves, and it is over */
        CHECK(!motus_view_is_hidden(views[0]) &&
              !motus_view_is_hidden(views[1]));
      story_run(&s, 0.5);
      for (int k = 0; k < 2; k++) {
        CHECK(motus_view_superview(views[k]) == motus_view_controller_view(p));
        CHECK_EQUAL(motus_view_is_hidden(views[k]), (k == 0) == goes);
        CHECK_EQUAL(motus_view_controller_appearance_state(k ? b : a),
                    (k == 0) == goes ? MOTUS_APPEARANCE_DISAPPEARED
                                     : MOTUS_APPEARANCE_APPEARED);
      }
    }
    CHECK(story_in_order(&s, "A.will_appear~ B.will_disappear~ "));
    /* The container leaves and comes back: only who is shown hears of it. */
    s.told[0] = 0;
    motus_runtime_set_root_view_controller(s.runtime, NULL);
    motus_runtime_set_root_view_controller(s.runtime, p);
    story_tick(&s);
    CHECK(strstr(s.told, "A.") == NULL);
    CHECK(strstr(s.told, "B.did_appear") != NULL);
    story_close(&s);
  }
}

static void they_have_to_stand_side_by_side(void) {
  open_container(false);
  CHECK_REFUSED(swap(a, b, MOTUS_ANIMATION_SHOW_HIDE_TRANSITION_VIEWS),
                INVALID_STATE, "motus_view_controller_transition");
  report_clear();
  story_close(&s);
}

/* Item 23: who leaves the window in mid-flight has not finished. */
static void a_container_that_is_torn_off_has_not_finished(void) {
  open_container(false);
  motus_view_set_alpha(motus_view_controller_view(b), 0);
  CHECK_EQUAL(swap(a, b, 0), MOTUS_OK);
  story_run(&s, 0.1);
  motus_view_remove_from_superview(motus_view_controller_view(p));
  story_tick(&s);
  CHECK(story_in_order(&s, "B.will_appear~ not_completed"));
  CHECK(strstr(s.told, " completed") == NULL);
  CHECK(motus_view_superview(motus_view_controller_view(b)) ==
        motus_view_controller_view(p));
  CHECK(motus_view_superview(motus_view_controller_view(a)) == NULL);
  story_run(&s, 1);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

/* A stack keeps its word, and its animator is heard first. */
static void a_stack_that_is_torn_off_has_arrived(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, false);
  story_push(&s, s.b, true);
  story_run(&s, 0.1);
  s.told[0] = 0;
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  story_tick(&s);
  CHECK(story_in_order(&s, "ended B.did_move(nav) completed"));
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK_NEAR(story_frame(s.b, MOTUS_VALUE_MODEL).x, 0, 0);
  story_tick(&s);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(reported.count, 0);
  story_close(&s);
}

CHECK_MAIN(TEST(a_child_stands_below_its_parent_s_view_alone),
           TEST(a_root_that_gets_a_parent_leaves_the_window),
           TEST(what_is_dismissed_brings_no_child_back_into_the_window),
           TEST(a_root_that_leaves_stays_where_its_callback_has_put_it),
           TEST(no_way_outward_is_a_circle),
           TEST(both_children_stay_and_are_shown_and_hidden),
           TEST(they_have_to_stand_side_by_side),
           TEST(a_container_that_is_torn_off_has_not_finished),
           TEST(a_stack_that_is_torn_off_has_arrived))
