/* Another size of the window, with coordinators and without; memory warnings;
 * and the will-call before a view is added (AP-3). */
#include "story_navigation.h"

static story s;
static motus_transition_coordinator *given;
static motus_view *bar;

static void will_transition(void *user_data, motus_view_controller *it,
                            double width, double height,
                            motus_transition_coordinator *coordinator) {
  char word[64];
  sprintf(word, "to_%gx%g", width, height);
  story_tell(user_data, it, word, coordinator != NULL);
  given = coordinator;
}

static motus_view_controller *screen(const char *name) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  callbacks.view_will_transition_to_size = will_transition;
  return story_screen_with(&s, name, &callbacks);
}

static motus_rect shown_frame(motus_view *view) {
  double c[2] = {NAN, NAN}, b[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, c, 2);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, b, 4);
  motus_rect frame = {c[0] - b[2] / 2, c[1] - b[3] / 2, b[2], b[3]};
  return frame;
}

static void check_frame(motus_view *view, double width, double height) {
  motus_rect frame = shown_frame(view);
  CHECK_NEAR(frame.x, 0, 1e-9);
  CHECK_NEAR(frame.y, 0, 1e-9);
  CHECK_NEAR(frame.width, width, 1e-9);
  CHECK_NEAR(frame.height, height, 1e-9);
}

/* A stack of A, and B upon it if asked for; C is a child of A that keeps its
 * size. */
static void open_stack(bool with_b) {
  story_open(&s);
  s.a = screen("A");
  s.b = screen("B");
  s.c = screen("C");
  motus_navigation_controller_create(s.runtime, s.a, &s.navigation);
  story_call(&s, "nav", s.navigation);
  story_show(&s);
  motus_view_controller_add_child(s.a, s.c);
  motus_rect small = {0, 0, 100, 50};
  motus_view_set_frame(motus_view_controller_view(s.c), small);
  motus_view_add_subview(motus_view_controller_view(s.a),
                         motus_view_controller_view(s.c));
  if (with_b)
    motus_navigation_controller_push(s.navigation, s.b, false, NULL, NULL,
                                     NULL);
  story_tick(&s);
  s.told[0] = 0;
}

static void turn(double width, double height, int32_t quarters,
                 double duration) {
  motus_size size = {width, height};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = duration;
  options.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime, size, quarters,
                                            duration > 0 ? &options : NULL,
                                            story_completed, &s, story_destroy),
              MOTUS_OK);
}

/* CN-6: who keeps his size is not told. */
static void a_new_size_reaches_everybody_at_once(void) {
  open_stack(false);
  turn(844, 390, 0, 0);
  CHECK_TOLD(&s, "A.to_844x390 completed");
  check_frame(motus_runtime_window(s.runtime), 844, 390);
  check_frame(motus_view_controller_view(story_root(&s)), 844, 390);
  check_frame(motus_view_controller_view(s.a), 844, 390);
  check_frame(motus_view_controller_view(s.c), 100, 50);
  story_tick(&s);
  CHECK(strstr(s.happened, "A.size") != NULL);
  turn(844, 390, 0, 0);
  CHECK_TOLD(&s, "completed");
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

static void move_the_bar(void *user_data,
                         motus_transition_coordinator *coordinator) {
  motus_transition_info info;
  memset(&info, 0, sizeof info);
  info.struct_size = sizeof info;
  (void)user_data;
  CHECK_EQUAL(motus_transition_coordinator_info(coordinator, &info), MOTUS_OK);
  /* CO-10: a quarter clockwise where y points down. */
  CHECK_NEAR(info.target_transform.a, 0, 0);
  CHECK_NEAR(info.target_transform.b, 1, 0);
  CHECK_NEAR(info.target_transform.c, -1, 0);
  CHECK_NEAR(info.target_transform.d, 0, 0);
  CHECK(info.is_animated && !info.is_interactive);
  CHECK(motus_transition_coordinator_view_controller(
            coordinator, MOTUS_TRANSITION_FROM) == story_root(&s));
  CHECK(motus_transition_coordinator_view_controller(
            coordinator, MOTUS_TRANSITION_TO) == story_root(&s));
  CHECK(motus_transition_coordinator_container_view(coordinator) ==
        motus_view_controller_view(story_root(&s)));
  motus_view_set_corner_radius(bar, 40);
}

static void the_bar_has_moved(void *user_data,
                              motus_transition_coordinator *coordinator) {
  (void)coordinator;
  story_say(user_data, "alongside_done");
}

/* CO-10, CO-3: everything moves along one line, the host's things too. */
static void a_rotation_is_a_transition_with_a_coordinator(void) {
  open_stack(true);
  motus_view_create(s.runtime, &bar);
  motus_view_add_subview(motus_view_controller_view(s.b), bar);
  turn(844, 390, 1, 0.5);
  CHECK_TOLD(&s, "");
  motus_transition_coordinator *it =
      motus_view_controller_transition_coordinator(s.b);
  CHECK(it != NULL);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  it, NULL, move_the_bar, the_bar_has_moved, &s, NULL),
              MOTUS_OK);
  story_tick(&s);
  /* A is not in the window, but its view is loaded. */
  CHECK(story_in_order(&s, "B.to_844x390~"));
  CHECK(given == it);
  s.told[0] = 0;
  for (int frame = 0; frame < 32; frame++) {
    double done = frame / 32.0, radius = 0;
    double width = 390 + 454 * done, height = 844 - 454 * done;
    check_frame(motus_view_controller_view(story_root(&s)), width, height);
    check_frame(motus_view_controller_view(s.b), width, height);
    motus_view_property(bar, MOTUS_PROPERTY_CORNER_RADIUS, MOTUS_VALUE_SHOWN,
                        &radius, 1);
    CHECK_NEAR(radius, 40 * done, 1e-9);
    story_tick(&s);
  }
  CHECK_TOLD(&s, "alongside_done completed");
  check_frame(motus_view_controller_view(s.b), 844, 390);
  CHECK(motus_view_controller_transition_coordinator(s.b) == NULL);
  motus_navigation_controller_pop(s.navigation, false, NULL, NULL, NULL, NULL);
  check_frame(motus_view_controller_view(s.a), 844, 390);
  story_tick(&s);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  motus_release(bar);
  story_close(&s);
}

static void answer_half(void *user_data, motus_view_controller *it,
                        motus_view_controller *child, double *width,
                        double *height) {
  (void)user_data, (void)it, (void)child;
  CHECK_NEAR(*width, 600, 0);
  *width /= 2;
  *height = 100;
}

/* CN-6: a container says what becomes of its children. */
static void a_container_gives_its_children_sizes(void) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  story_open(&s);
  callbacks.size_for_child = answer_half;
  motus_view_controller *p = story_screen_with(&s, "P", &callbacks);
  s.a = screen("A");
  motus_view_controller_add_child(p, s.a);
  motus_view_add_subview(motus_view_controller_view(p),
                         motus_view_controller_view(s.a));
  motus_runtime_set_root_view_controller(s.runtime, p);
  s.told[0] = 0;
  turn(600, 600, 0, 0);
  CHECK_TOLD(&s, "A.to_300x100 completed");
  story_close(&s);
}

/* */
static void a_rotation_waits_for_a_push(void) {
  open_stack(false);
  motus_navigation_controller_push(s.navigation, s.b, true, story_completed, &s,
                                   NULL);
  story_tick(&s);
  turn(844, 390, -1, 0.25);
  s.told[0] = 0;
  story_run(&s, 1);
  CHECK(story_in_order(&s, "B.did_appear~ B.to_844x390~"));
  check_frame(motus_view_controller_view(s.b), 844, 390);
  story_close(&s);
}

/* A size that comes at once in the middle of a push: at its end all is in
 * place. */
static void a_size_in_the_middle_of_a_push_counts(void) {
  open_stack(false);
  motus_navigation_controller_push(s.navigation, s.b, true, story_completed, &s,
                                   NULL);
  story_run(&s, 0.125);
  turn(844, 390, 0, 0);
  story_run(&s, 1);
  check_frame(motus_view_controller_view(s.b), 844, 390);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

static void warned(void *user_data, motus_view_controller *it) {
  story_tell(user_data, it, "warned", false);
  if (motus_view_controller_view_if_loaded(it) != NULL &&
      motus_view_controller_appearance_state(it) ==
          MOTUS_APPEARANCE_DISAPPEARED)
    CHECK_EQUAL(motus_view_controller_unload_view(it), MOTUS_OK);
}

static void a_memory_warning_frees_what_is_not_shown(void) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  story_open(&s);
  callbacks.did_receive_memory_warning = warned;
  s.a = story_screen_with(&s, "A", &callbacks);
  s.b = story_screen_with(&s, "B", &callbacks);
  motus_navigation_controller_create(s.runtime, s.a, &s.navigation);
  story_call(&s, "nav", s.navigation);
  story_show(&s);
  motus_navigation_controller_push(s.navigation, s.b, false, NULL, NULL, NULL);
  s.told[0] = 0;
  CHECK_EQUAL(motus_runtime_send_memory_warning(s.runtime), MOTUS_OK);
  CHECK_TOLD(&s, "A.warned B.warned");
  CHECK(motus_view_controller_view_if_loaded(s.a) == NULL);
  CHECK(motus_view_controller_view_if_loaded(s.b) != NULL);
  motus_navigation_controller_pop(s.navigation, false, NULL, NULL, NULL, NULL);
  CHECK(story_in_order(&s, "A.did_load A.did_appear"));
  story_close(&s);
}

static bool was_in_window;
static void note_window(void *user_data, motus_view_controller *it,
                        bool animated) {
  was_in_window = motus_view_is_in_window(motus_view_controller_view(it));
  story_tell(user_data, it, "will_appear", animated);
}
static void note_window_too(void *user_data, motus_view_controller *it,
                            bool animated) {
  was_in_window = motus_view_is_in_window(motus_view_controller_view(it));
  story_tell(user_data, it, "will_disappear", animated);
}

/* AP-3, AP-5: also when the host adds and removes the view itself. */
static void the_will_call_comes_before_the_view_moves(void) {
  motus_view_controller_callbacks callbacks = story_callbacks();
  story_open(&s);
  callbacks.view_will_appear = note_window;
  callbacks.view_will_disappear = note_window_too;
  motus_view_controller *p = story_screen(&s, "P");
  s.a = story_screen_with(&s, "A", &callbacks);
  motus_runtime_set_root_view_controller(s.runtime, p);
  motus_view_controller_add_child(p, s.a);
  motus_view *view = motus_view_controller_view(s.a);
  s.told[0] = 0;
  s.with_layout = true;
  was_in_window = true;
  motus_view_add_subview(motus_view_controller_view(p), view);
  CHECK_TOLD(&s, "A.will_appear A.is_appearing A.will_layout A.did_layout "
                 "A.did_appear");
  CHECK(!was_in_window && motus_view_is_in_window(view));
  motus_view_remove_from_superview(view);
  CHECK_TOLD(&s, "A.will_disappear A.did_disappear");
  CHECK(was_in_window && !motus_view_is_in_window(view));
  story_close(&s);
}

CHECK_MAIN(TEST(a_new_size_reaches_everybody_at_once),
           TEST(a_rotation_is_a_transition_with_a_coordinator),
           TEST(a_container_gives_its_children_sizes),
           TEST(a_rotation_waits_for_a_push),
           TEST(a_size_in_the_middle_of_a_push_counts),
           TEST(a_memory_warning_frees_what_is_not_shown),
           TEST(the_will_call_comes_before_the_view_moves))
