/* Objects that end at awkward moments: inside of their own callbacks, or with
 * their runtime. */
#include "counted.h"

static story s;

static motus_statistics statistics(void) {
  motus_statistics now = {.struct_size = sizeof now};
  CHECK_EQUAL(motus_runtime_statistics(s.runtime, &now), MOTUS_OK);
  return now;
}

static void a_runtime_that_ends_in_mid_flight_ends_everything_once(void) {
  int pushed = 0, waiting = 0, animator_ended = 0;
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = begin_nothing;
  callbacks.animation_ended = NULL;
  callbacks.transition_duration = NULL;
  s.animator = counted_animator(&s, &callbacks, &animator_ended);
  motus_view_controller *screen = counted(&s, &pushed),
                        *next = counted(&s, &waiting);
  story_push(&s, screen, true);
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(screen);
  motus_transition_coordinator_animate_alongside(coordinator, NULL, NULL, NULL,
                                                 &s, story_destroy);
  motus_transition_coordinator_notify(
      coordinator, MOTUS_TRANSITION_CANCELLED,
      (motus_coordinator_fn)(void (*)(void))NULL, &s, story_destroy);
  report_clear();
  story_tick(&s);
  story_push(&s, next, true);
  motus_release(screen);
  motus_release(next);
  motus_release(s.animator);
  CHECK_EQUAL(s.destroyed, 2);
  motus_runtime_destroy(s.runtime);
  CHECK_EQUAL(pushed, 1);
  CHECK_EQUAL(waiting, 1);
  CHECK_EQUAL(animator_ended, 1);
  /* Four screens, the delegate, two completions, two of the coordinator's. */
  CHECK_EQUAL(s.destroyed, 9);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static motus_transition_context *answered_context;

static void animate_and_let_go(void *user_data,
                               motus_transition_context *context) {
  (void)user_data;
  answered_context = context;
  motus_view_add_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO));
  CHECK_EQUAL(motus_release(s.animator), MOTUS_OK);
  CHECK(motus_is_alive(s.animator));
}

static void a_context_that_is_held_outlives_its_transition_as_a_name(void) {
  story_open_navigation(&s);
  motus_animation_controller_callbacks callbacks = story_animating();
  int ended = 0;
  callbacks.animate_transition = animate_and_let_go;
  callbacks.transition_duration = NULL;
  callbacks.animation_ended = NULL;
  s.animator = counted_animator(&s, &callbacks, &ended);
  motus_retain(s.animator);
  story_push(&s, s.b, true);
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(s.b);
  story_tick(&s);
  motus_transition_context *context = answered_context;
  CHECK_EQUAL(motus_retain(context), MOTUS_OK);
  CHECK_EQUAL(motus_retain(coordinator), MOTUS_OK);
  CHECK_EQUAL(motus_transition_context_complete(context, true), MOTUS_OK);
  motus_transition_info info = {.struct_size = sizeof info};
  CHECK_REFUSED(motus_transition_context_complete(context, true), STALE_HANDLE,
                "motus_transition_context_complete");
  CHECK_REFUSED(motus_transition_coordinator_info(coordinator, &info),
                STALE_HANDLE, "motus_transition_coordinator_info");
  CHECK_REFUSED(motus_transition_coordinator_animate_alongside(
                    coordinator, NULL, NULL, NULL, &s, story_destroy),
                STALE_HANDLE, "motus_transition_coordinator_animate_alongside");
  report_clear();
  CHECK_EQUAL(motus_release(context), MOTUS_OK);
  CHECK_EQUAL(motus_release(coordinator), MOTUS_OK);
  CHECK(!motus_is_alive(context) && !motus_is_alive(coordinator));
  story_close(&s);
}

/* ---- Objects that end inside of their own callbacks ---- */

static void let_go(void *user_data, motus_view_controller *it) {
  (void)user_data;
  CHECK_EQUAL(motus_release(it), MOTUS_OK);
}

static void let_go_of(void *user_data, motus_view_controller *it,
                      bool animated) {
  (void)animated;
  let_go(user_data, it);
}

static void a_screen_may_end_while_it_loads(void) {
  for (int when = 0; when < 2; when++) {
    int ended = 0;
    story_open(&s);
    motus_statistics before = statistics();
    motus_view_controller *screen = NULL;
    motus_view_controller_callbacks callbacks = {.struct_size =
                                                     sizeof callbacks};
    if (when == 0)
      callbacks.load_view = let_go;
    else
      callbacks.view_did_load = let_go;
    motus_view_controller_create(s.runtime, &callbacks, &ended, count, &screen);
    motus_view_controller_view(screen);
    CHECK(!motus_is_alive(screen));
    CHECK_EQUAL(ended, 1);
    motus_statistics after = statistics();
    CHECK_EQUAL(after.views, before.views);
    CHECK_EQUAL(after.objects, before.objects);
    report_clear();
    story_close(&s);
  }
}

static void a_screen_may_be_let_go_in_any_of_its_calls(void) {
  for (int call = 0; call < 5; call++) {
    int ended = 0;
    story_open_navigation(&s);
    motus_statistics before = statistics();
    motus_view_controller *screen = NULL;
    motus_view_controller_callbacks callbacks = {.struct_size =
                                                     sizeof callbacks};
    void (**calls[])(void *, motus_view_controller *, bool) = {
        &callbacks.view_will_appear, &callbacks.view_is_appearing,
        &callbacks.view_did_appear, &callbacks.view_will_disappear,
        &callbacks.view_did_disappear};
    *calls[call] = let_go_of;
    motus_view_controller_create(s.runtime, &callbacks, &ended, count, &screen);
    story_push(&s, screen, true);
    story_run(&s, 0.5);
    story_pop(&s, true);
    story_run(&s, 0.5);
    CHECK(!motus_is_alive(screen));
    CHECK_EQUAL(ended, 1);
    motus_statistics after = statistics();
    CHECK_EQUAL(after.views, before.views);
    CHECK_EQUAL(after.objects, before.objects);
    CHECK_TEXT(story_stack(&s), "A");
    story_close(&s);
  }
}

static void end_navigation(void *user_data, bool completed) {
  (void)user_data, (void)completed;
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  CHECK_EQUAL(motus_release(s.navigation), MOTUS_OK);
}

static void a_stack_may_end_when_its_push_has_completed(void) {
  story_open_navigation(&s);
  motus_release(s.b);
  CHECK(!motus_is_alive(s.b));
  motus_view_controller *screen = story_screen(&s, "E");
  CHECK_EQUAL(motus_navigation_controller_push(s.navigation, screen, true,
                                               end_navigation, NULL, NULL),
              MOTUS_OK);
  motus_release(screen);
  story_run(&s, 1);
  CHECK(!motus_is_alive(s.navigation) && !motus_is_alive(screen));
  CHECK(motus_is_alive(s.a)); /* the test holds it */
  CHECK(motus_view_controller_parent(s.a) == NULL);
  story_close(&s);
}

static void replace_delegate(void *user_data,
                             motus_navigation_controller *navigation,
                             motus_view_controller *controller, bool animated) {
  (void)controller, (void)animated;
  CHECK_EQUAL(
      motus_navigation_controller_set_delegate(navigation, NULL, NULL, NULL),
      MOTUS_OK);
  CHECK_EQUAL(*(int *)user_data, 0); /* it lives while it is called */
}

static void a_delegate_may_be_replaced_while_it_is_asked(void) {
  int ended = 0;
  story_open_navigation(&s);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .will_show = replace_delegate};
  motus_navigation_controller_set_delegate(s.navigation, &delegate, &ended,
                                           count);
  story_push(&s, s.b, true);
  CHECK_EQUAL(ended, 0);
  story_run(&s, 1);
  CHECK_EQUAL(ended, 1);
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

static void make_more(void *user_data) {
  motus_view_controller *late = NULL;
  int *ended = user_data;
  *ended += 1;
  CHECK_EQUAL(
      motus_view_controller_create(s.runtime, NULL, ended, count, &late),
      MOTUS_ERROR_STALE_HANDLE);
  CHECK(late == NULL);
}

static void a_runtime_that_ends_takes_nothing_new(void) {
  int ended = 0;
  motus_view_controller *screen = NULL;
  story_open(&s);
  motus_view_controller_create(s.runtime, NULL, &ended, make_more, &screen);
  CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
  CHECK_EQUAL(ended, 2);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static void a_thousand_screens_leave_nothing_behind(void) {
  story_open_navigation(&s);
  motus_statistics before = statistics();
  for (int i = 0; i < 1000; i++) {
    motus_view_controller *screen = NULL;
    motus_view_controller_create(s.runtime, NULL, NULL, NULL, &screen);
    motus_navigation_controller_push(s.navigation, screen, i % 2, NULL, NULL,
                                     NULL);
    motus_release(screen);
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + 0.2);
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + 0.4);
    motus_navigation_controller_pop(s.navigation, i % 3, NULL, NULL, NULL,
                                    NULL);
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + 0.2);
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + 0.4);
  }
  motus_statistics after = statistics();
  CHECK_EQUAL(after.views, before.views);
  CHECK_EQUAL(after.objects, before.objects);
  CHECK_EQUAL(after.transitions, 0);
  CHECK_EQUAL(after.animations, 0);
  CHECK_EQUAL(after.animated_properties, 0);
  CHECK_TEXT(story_stack(&s), "A");
  story_close(&s);
}

CHECK_MAIN(TEST(a_runtime_that_ends_in_mid_flight_ends_everything_once),
           TEST(a_context_that_is_held_outlives_its_transition_as_a_name),
           TEST(a_screen_may_end_while_it_loads),
           TEST(a_screen_may_be_let_go_in_any_of_its_calls),
           TEST(a_stack_may_end_when_its_push_has_completed),
           TEST(a_delegate_may_be_replaced_while_it_is_asked),
           TEST(a_runtime_that_ends_takes_nothing_new),
           TEST(a_thousand_screens_leave_nothing_behind))
