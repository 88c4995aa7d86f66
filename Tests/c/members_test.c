/* Members that only say something: titles and names, who a controller stands
 * in, what a transition is, whose a finger is. */
#include "story_navigation.h"

static story s;

static void a_controller_has_a_title(void) {
  char long_title[300];
  story_open_navigation(&s);
  CHECK(motus_view_controller_title(s.b) == NULL);
  CHECK_EQUAL(motus_view_controller_set_title(s.b, "B's own"), MOTUS_OK);
  CHECK_TEXT(motus_view_controller_title(s.b), "B's own");
  memset(long_title, 'x', sizeof long_title);
  long_title[255] = 0;
  CHECK_EQUAL(motus_view_controller_set_title(s.b, long_title), MOTUS_OK);
  CHECK_EQUAL(strlen(motus_view_controller_title(s.b)), 255);
  long_title[255] = 'x', long_title[256] = 0;
  CHECK_REFUSED(motus_view_controller_set_title(s.b, long_title),
                INVALID_ARGUMENT, "motus_view_controller_set_title");
  CHECK_REFUSED(motus_view_controller_set_title(s.b, ""), INVALID_ARGUMENT,
                "motus_view_controller_set_title");
  CHECK_EQUAL(strlen(motus_view_controller_title(s.b)), 255);
  CHECK_EQUAL(motus_view_controller_set_title(s.b, NULL), MOTUS_OK);
  CHECK(motus_view_controller_title(s.b) == NULL);
  /* Diagnostics use it. */
  motus_view_controller_set_title(s.a, "inbox");
  CHECK_EQUAL(motus_navigation_controller_push(s.navigation, s.a, true, NULL,
                                               NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_SAYS("inbox");
  report_clear();
  story_close(&s);
}

/* NV-8, TB-5, LC-2: who it stands in, until it has left. */
static void a_controller_knows_what_it_stands_in(void) {
  motus_tab_bar_controller *tabs = NULL;
  story_open_navigation(&s);
  motus_view_controller *stack = story_root(&s);
  CHECK(motus_view_controller_navigation_controller(s.a) == s.navigation);
  CHECK(motus_view_controller_navigation_controller(s.b) == NULL);
  CHECK(motus_view_controller_navigation_controller(stack) == NULL);
  CHECK(motus_view_controller_tab_bar_controller(s.a) == NULL);
  motus_tab_bar_controller_create(s.runtime, &tabs);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_tab_bar_controller_set_view_controllers(tabs, &stack, 1, false, NULL,
                                                NULL, NULL);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)tabs);
  CHECK(motus_view_controller_tab_bar_controller(s.a) == tabs);
  CHECK(motus_view_controller_tab_bar_controller(stack) == tabs);
  motus_view_controller_add_child(s.a, s.c);
  CHECK(motus_view_controller_navigation_controller(s.c) == s.navigation);
  CHECK(motus_view_controller_tab_bar_controller(s.c) == tabs);
  story_push(&s, s.b, false);
  CHECK(story_pop(&s, true) == s.b);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(motus_view_controller_navigation_controller(s.b) == s.navigation);
  story_run(&s, 1);
  CHECK(motus_view_controller_navigation_controller(s.b) == NULL);
  story_close(&s);
}

/* NV-1: tabs hold stacks, not the other way round. */
static void tabs_cannot_be_pushed(void) {
  motus_tab_bar_controller *tabs = NULL;
  motus_navigation_controller *other = NULL;
  story_open_navigation(&s);
  motus_tab_bar_controller_create(s.runtime, &tabs);
  motus_view_controller *it = (motus_view_controller *)tabs;
  motus_view_controller *both[] = {s.a, it};
  CHECK_REFUSED(motus_navigation_controller_push(s.navigation, it, true, NULL,
                                                 NULL, NULL),
                INVALID_ARGUMENT, "motus_navigation_controller_push");
  CHECK_REFUSED(motus_navigation_controller_set_view_controllers(
                    s.navigation, both, 2, false, NULL, NULL, NULL),
                INVALID_ARGUMENT,
                "motus_navigation_controller_set_view_controllers");
  CHECK_REFUSED(motus_view_controller_show(s.a, it, NULL), INVALID_ARGUMENT,
                "motus_view_controller_show");
  CHECK_REFUSED(motus_navigation_controller_create(s.runtime, it, &other),
                INVALID_ARGUMENT, "motus_navigation_controller_create");
  CHECK(other == NULL);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(motus_view_controller_parent(it) == NULL);
  CHECK_TOLD(&s, "");
  report_clear();
  story_close(&s);
}

/* ---- What a transition is ---- */

static int style_seen;

static void see_style(void *user_data, motus_transition_context *context) {
  motus_transition_info info = {.struct_size = sizeof info};
  motus_transition_coordinator_info(
      motus_transition_context_coordinator(context), &info);
  style_seen = info.presentation_style;
  story_say(user_data, "animate");
  motus_transition_context_complete(context, true);
}

static motus_animation_controller *
presented_animation(void *user_data, motus_view_controller *presented,
                    motus_view_controller *presenting,
                    motus_view_controller *source) {
  (void)presented, (void)presenting, (void)source;
  return ((story *)user_data)->animator;
}

/* TR-19, R-15. */
static void a_context_knows_its_presentation_style(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_FULL_SCREEN, MOTUS_PRESENTATION_CURRENT_CONTEXT,
      MOTUS_PRESENTATION_OVER_FULL_SCREEN};
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = see_style;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_tick(&s);
  CHECK_EQUAL(style_seen, -1);
  motus_transitioning_delegate delegate = {.struct_size = sizeof delegate,
                                           .animation_controller_for_presented =
                                               presented_animation};
  motus_view_controller_set_transitioning_delegate(s.c, &delegate, &s, NULL);
  for (int i = 0; i < 3; i++) {
    motus_view_controller_set_presentation_style(s.c, styles[i]);
    CHECK_EQUAL(motus_view_controller_present(s.b, s.c, true, NULL, NULL, NULL),
                MOTUS_OK);
    story_tick(&s);
    CHECK_EQUAL(style_seen, styles[i]);
    motus_view_controller_dismiss(s.b, false, NULL, NULL, NULL);
    story_tick(&s);
  }
  story_close(&s);
}

/* ---- Fingers ---- */

/* One frame with a touch in it. */
static void touch(motus_touch_phase phase, double x) {
  motus_point point = {x, 100};
  double time = motus_runtime_time(s.runtime);
  CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 7, phase, point, time),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(s.runtime, time + FRAME), MOTUS_OK);
}

/* GR-8. */
static void a_finger_belongs_to_the_gesture_that_is_under_way(void) {
  motus_gesture *pan = NULL;
  motus_gesture_options options;
  story_open(&s);
  motus_gesture_options_init(&options, sizeof options);
  CHECK_EQUAL(motus_gesture_create(s.runtime, &options, &pan), MOTUS_OK);
  story_call(&s, "pan", pan);
  motus_view_add_gesture(motus_runtime_window(s.runtime), pan);
  CHECK(motus_gesture_cancels_touches(pan));
  for (int round = 0; round < 2; round++) {
    motus_gesture *owner = round == 0 ? pan : NULL;
    CHECK(motus_runtime_touch_gesture(s.runtime, 7) == NULL);
    touch(MOTUS_TOUCH_BEGAN, 100);
    CHECK(motus_runtime_touch_gesture(s.runtime, 7) == NULL);
    touch(MOTUS_TOUCH_MOVED, 130);
    CHECK(motus_runtime_touch_gesture(s.runtime, 7) == owner);
    CHECK(motus_runtime_touch_gesture(s.runtime, 8) == NULL);
    touch(MOTUS_TOUCH_ENDED, 130);
    CHECK(motus_runtime_touch_gesture(s.runtime, 7) == NULL);
    CHECK_EQUAL(motus_gesture_set_cancels_touches(pan, false), MOTUS_OK);
    CHECK(!motus_gesture_cancels_touches(pan));
  }
  CHECK(motus_gesture_name(pan) == NULL);
  CHECK_EQUAL(motus_gesture_set_name(pan, "drawer"), MOTUS_OK);
  CHECK_TEXT(motus_gesture_name(pan), "drawer");
  CHECK_EQUAL(motus_gesture_set_name(pan, NULL), MOTUS_OK);
  CHECK(motus_gesture_name(pan) == NULL);
  motus_release(pan);
  story_close(&s);
}

CHECK_MAIN(TEST(a_controller_has_a_title),
           TEST(a_controller_knows_what_it_stands_in),
           TEST(tabs_cannot_be_pushed),
           TEST(a_context_knows_its_presentation_style),
           TEST(a_finger_belongs_to_the_gesture_that_is_under_way))
