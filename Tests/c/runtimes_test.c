/* Runtimes: their clock, their number, their independence. */
#include "story_navigation.h"
#include <pthread.h>

static void options_say_size_and_start(void) {
  motus_runtime_options options;
  motus_runtime *runtime = NULL;
  motus_runtime_options_init(&options, sizeof options);
  CHECK_EQUAL(options.struct_size, sizeof options);
  CHECK_NEAR(options.window_size.width, WIDTH, 0);
  CHECK_NEAR(options.window_size.height, HEIGHT, 0);
  CHECK(isnan(options.start_time)); /* the first tick's */
  CHECK_NEAR(options.longest_step, 0, 0);
  options.window_size.width = 100;
  options.window_size.height = 50;
  options.start_time = -5;
  CHECK_EQUAL(motus_runtime_create(&options, &runtime), MOTUS_OK);
  CHECK_NEAR(motus_runtime_time(runtime), -5, 0);
  motus_rect frame = motus_view_frame(motus_runtime_window(runtime));
  CHECK_NEAR(frame.width, 100, 0);
  CHECK_NEAR(frame.height, 50, 0);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

static void time_does_not_go_back(void) {
  world w = world_open();
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 2), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 2), MOTUS_OK);
  CHECK_REFUSED(motus_runtime_tick(w.runtime, 1.5), INVALID_ARGUMENT,
                "motus_runtime_tick");
  CHECK_SAYS("1.5");
  CHECK_NEAR(motus_runtime_time(w.runtime), 2, 0);
  CHECK_NEAR(motus_runtime_time(w.other), 0, 0);
  world_close(&w);
}

static void an_open_block_keeps_the_time(void) {
  world w = world_open();
  CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, NULL), MOTUS_OK);
  CHECK_REFUSED(motus_runtime_tick(w.runtime, 1), INVALID_STATE,
                "motus_runtime_tick");
  CHECK_NEAR(motus_runtime_time(w.runtime), 0, 0);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(w.runtime, 1), MOTUS_OK);
  world_close(&w);
}

static void fade(void *view) {
  motus_view_set_alpha(view, 0);
}

static void an_idle_runtime_needs_no_tick(void) {
  world w = world_open();
  motus_animation_options options;
  double deadline = 7;
  motus_runtime_tick(w.runtime, 0);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK(!motus_runtime_next_deadline(w.runtime, &deadline));
  CHECK_NEAR(deadline, 0, 0);
  motus_animation_options_init(&options, sizeof options);
  options.delay = 3;
  CHECK_EQUAL(motus_runtime_animate(w.runtime, &options, fade, w.view, NULL,
                                    NULL, NULL, NULL),
              MOTUS_OK);
  motus_runtime_tick(w.runtime, 0.5);
  CHECK(motus_runtime_next_deadline(w.runtime, &deadline));
  CHECK_NEAR(deadline, 3, 1e-12);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  motus_runtime_tick(w.runtime, 3.01);
  CHECK(motus_runtime_needs_tick(w.runtime));
  motus_runtime_tick(w.runtime, 4);
  motus_runtime_tick(w.runtime, 4);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK(!motus_runtime_needs_tick(w.other));
  world_close(&w);
}

/* Whatever runs: every kind of timing, forward and back, for ever and delayed,
 * an animator and a transition. */
static void start_everything(story *s) {
  const double durations[] = {0.5, 1e-300, 1e9, 1e60};
  motus_property_animator *animator = NULL;
  for (int type = 0; type <= MOTUS_TIMING_STEPS; type++)
    for (int i = 0; i < 16; i++) {
      motus_animation_options options;
      motus_view *view = NULL;
      motus_view_create(s->runtime, &view);
      motus_animation_options_init(&options, sizeof options);
      options.timing.type = (motus_timing_type)type;
      options.timing.step_count = 3;
      options.duration = durations[i % 4];
      options.delay = i & 4 ? durations[(i + 1) % 4] : 0;
      options.flags =
          i & 8 ? MOTUS_ANIMATION_REPEAT | MOTUS_ANIMATION_AUTOREVERSE : 0;
      options.repeat_count = i & 2 ? 1e18 : 1;
      CHECK_EQUAL(motus_runtime_animate(s->runtime, &options, fade, view, NULL,
                                        NULL, NULL, NULL),
                  MOTUS_OK);
    }
  motus_property_animator_create(s->runtime, 1e60, NULL, &animator);
  motus_property_animator_add_animations(
      animator, fade, motus_runtime_window(s->runtime), NULL);
  motus_property_animator_start(animator);
  motus_view_controller *screen = story_screen(s, "screen");
  story_push(s, screen, true);
  motus_release(screen);
}

static void a_clock_may_jump_as_far_as_it_likes(void) {
  const double starts[] = {0, -1e60, 1e15};
  const double steps[] = {1e-300, 0.25, 1e6, 1e17, 1e30, 1e59};
  for (int i = 0; i < 3; i++) {
    story s;
    motus_runtime_options options;
    memset(&s, 0, sizeof s);
    motus_library_set_diagnostics(report_note, NULL, NULL);
    motus_runtime_options_init(&options, sizeof options);
    options.start_time = starts[i];
    CHECK_EQUAL(motus_runtime_create(&options, &s.runtime), MOTUS_OK);
    story_navigate(&s);
    story_show(&s);
    start_everything(&s);
    for (int j = 0; j < 6; j++) {
      double time = motus_runtime_time(s.runtime) + steps[j];
      if (!isfinite(time))
        continue;
      CHECK_EQUAL(motus_runtime_tick(s.runtime, time), MOTUS_OK);
      CHECK_EQUAL(motus_runtime_tick(s.runtime, time), MOTUS_OK);
      start_everything(&s);
      story_pop(&s, false);
    }
    CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
    motus_library_set_diagnostics(NULL, NULL, NULL);
  }
}

/* Also across the reuse of their numbers. */
static void two_hundred_in_turn_leave_no_living_handle(void) {
  static void *old[200][4];
  motus_library_set_diagnostics(NULL, NULL, NULL);
  for (int i = 0; i < 200; i++) {
    motus_runtime *runtime = NULL;
    motus_view *view = NULL;
    motus_view_controller *controller = NULL;
    REQUIRE(motus_runtime_create(NULL, &runtime) == MOTUS_OK);
    motus_view_create(runtime, &view);
    motus_view_controller_create(runtime, NULL, NULL, NULL, &controller);
    for (int j = 0; j < i; j++)
      for (int k = 0; k < 4; k++) {
        REQUIRE(!motus_is_alive(old[j][k]));
        REQUIRE(old[j][k] != view && old[j][k] != (void *)controller);
      }
    CHECK_EQUAL(motus_view_set_alpha(i ? old[i - 1][1] : NULL, 0),
                i ? MOTUS_ERROR_STALE_HANDLE : MOTUS_ERROR_INVALID_ARGUMENT);
    old[i][0] = runtime;
    old[i][1] = view;
    old[i][2] = controller;
    old[i][3] = motus_runtime_window(runtime);
    REQUIRE(motus_runtime_destroy(runtime) == MOTUS_OK);
  }
}

static void note_elsewhere(void *user_data, motus_status status,
                           const char *function, const char *message) {
  (void)status, (void)function, (void)message;
  *(int *)user_data += 1;
}

static void a_stale_handle_is_no_business_of_the_next_with_its_number(void) {
  motus_runtime *first = NULL, *second = NULL;
  int told = 0;
  motus_library_set_diagnostics(report_note, NULL, NULL);
  motus_runtime_create(NULL, &first);
  motus_view *window = motus_runtime_window(first);
  motus_runtime_destroy(first);
  motus_runtime_create(NULL, &second);
  motus_runtime_set_diagnostics(second, note_elsewhere, &told, NULL);
  CHECK_REFUSED(motus_view_set_alpha(window, 0), STALE_HANDLE,
                "motus_view_set_alpha");
  CHECK_REFUSED(motus_runtime_tick(first, 1), STALE_HANDLE,
                "motus_runtime_tick");
  CHECK_EQUAL(told, 0);
  CHECK_EQUAL(motus_view_add_subview(motus_runtime_window(second), window),
              MOTUS_ERROR_STALE_HANDLE);
  CHECK_EQUAL(told, 1);
  motus_runtime_destroy(second);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

/* Half of them go and come back while the other half lives. */
static void numbers_are_used_again_beside_the_living(void) {
  motus_runtime *living[100], *gone[50];
  motus_view *views[100];
  for (int i = 0; i < 100; i++) {
    REQUIRE(motus_runtime_create(NULL, &living[i]) == MOTUS_OK);
    motus_view_create(living[i], &views[i]);
  }
  for (int i = 0; i < 100; i += 2) {
    gone[i / 2] = living[i];
    motus_runtime_destroy(living[i]);
  }
  for (int i = 0; i < 100; i += 2)
    REQUIRE(motus_runtime_create(NULL, &living[i]) == MOTUS_OK);
  for (int i = 0; i < 100; i++) {
    CHECK(motus_is_alive(living[i]));
    CHECK_EQUAL(motus_is_alive(views[i]), i % 2);
    CHECK(!motus_is_alive(gone[i / 2]));
    CHECK_EQUAL(motus_runtime_destroy(living[i]), MOTUS_OK);
  }
}

static void a_hundred_and_twenty_seven_live_at_once(void) {
  motus_runtime *some[127], *beyond = NULL;
  motus_library_set_diagnostics(report_note, NULL, NULL);
  for (int i = 0; i < 127; i++)
    REQUIRE(motus_runtime_create(NULL, &some[i]) == MOTUS_OK);
  CHECK_REFUSED(motus_runtime_create(NULL, &beyond), LIMIT,
                "motus_runtime_create");
  CHECK_SAYS("127");
  for (int i = 0; i < 127; i++) {
    CHECK_EQUAL(motus_runtime_tick(some[i], i), MOTUS_OK);
    CHECK_NEAR(motus_runtime_time(some[i]), i, 0);
  }
  for (int i = 0; i < 127; i++)
    CHECK_EQUAL(motus_runtime_destroy(some[i]), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static void runtimes_are_held_like_everything_else(void) {
  motus_runtime *runtime = NULL;
  int destroyed = 0;
  motus_runtime_create(NULL, &runtime);
  for (int i = 0; i < 5; i++)
    CHECK_EQUAL(motus_retain(runtime), MOTUS_OK);
  for (int i = 0; i < 5; i++) {
    CHECK_EQUAL(motus_release(runtime), MOTUS_OK);
    CHECK_EQUAL(motus_runtime_tick(runtime, i), MOTUS_OK);
  }
  CHECK_EQUAL(motus_release(runtime), MOTUS_OK);
  CHECK(!motus_is_alive(runtime));
  CHECK_EQUAL(motus_runtime_tick(runtime, 9), MOTUS_ERROR_STALE_HANDLE);
  (void)destroyed;
}

/* ---- Two threads, each with a world of its own ---- */

typedef struct job {
  int kind;
  uint64_t trace;
  int failures;
} job;

static motus_view_controller *quiet_screen(motus_runtime *runtime) {
  motus_view_controller *controller = NULL;
  motus_view_controller_create(runtime, NULL, NULL, NULL, &controller);
  return controller;
}

static uint64_t animate_for_a_while(int kind, int *failures) {
  motus_runtime *runtime = NULL;
  motus_navigation_controller *navigation = NULL;
  if (motus_runtime_create(NULL, &runtime) != MOTUS_OK)
    *failures += 1;
  motus_runtime_set_traces_changes(runtime, true);
  motus_view_controller *root = quiet_screen(runtime);
  motus_navigation_controller_create(runtime, root, &navigation);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)navigation);
  for (int round = 0; round < 20; round++) {
    motus_view_controller *top = quiet_screen(runtime);
    if (motus_navigation_controller_push(navigation, top, true, NULL, NULL,
                                         NULL) != MOTUS_OK)
      *failures += 1;
    motus_release(top);
    for (int frame = 0; frame < 30 + kind; frame++) {
      motus_view *window = motus_runtime_window(runtime);
      if (frame == 3)
        motus_runtime_animate(runtime, NULL, fade, window, NULL, NULL, NULL,
                              NULL);
      if (motus_runtime_tick(runtime, motus_runtime_time(runtime) + 0.016) !=
          MOTUS_OK)
        *failures += 1;
      motus_view_set_alpha(window, 1);
    }
  }
  if (motus_navigation_controller_view_controller_count(navigation) != 21)
    *failures += 1;
  uint64_t trace = motus_runtime_trace_hash(runtime);
  if (motus_runtime_destroy(runtime) != MOTUS_OK)
    *failures += 1;
  return trace;
}

static void *work(void *data) {
  job *j = data;
  for (int i = 0; i < 5; i++) {
    uint64_t trace = animate_for_a_while(j->kind, &j->failures);
    if (i > 0 && trace != j->trace)
      j->failures += 1;
    j->trace = trace;
  }
  return NULL;
}

static void threads_with_runtimes_of_their_own_do_not_meet(void) {
  pthread_t threads[4];
  job jobs[4];
  int failures = 0;
  uint64_t alone[2];
  motus_library_set_diagnostics(NULL, NULL, NULL);
  alone[0] = animate_for_a_while(0, &failures);
  alone[1] = animate_for_a_while(1, &failures);
  CHECK_EQUAL(failures, 0);
  CHECK(alone[0] != alone[1]);
  for (int i = 0; i < 4; i++) {
    jobs[i].kind = i % 2;
    jobs[i].trace = 0;
    jobs[i].failures = 0;
    REQUIRE(pthread_create(&threads[i], NULL, work, &jobs[i]) == 0);
  }
  for (int i = 0; i < 4; i++) {
    pthread_join(threads[i], NULL);
    CHECK_EQUAL(jobs[i].failures, 0);
    CHECK(jobs[i].trace == alone[i % 2]);
  }
}

CHECK_MAIN(TEST(options_say_size_and_start), TEST(time_does_not_go_back),
           TEST(an_open_block_keeps_the_time),
           TEST(an_idle_runtime_needs_no_tick),
           TEST(a_clock_may_jump_as_far_as_it_likes),
           TEST(two_hundred_in_turn_leave_no_living_handle),
           TEST(a_stale_handle_is_no_business_of_the_next_with_its_number),
           TEST(numbers_are_used_again_beside_the_living),
           TEST(a_hundred_and_twenty_seven_live_at_once),
           TEST(runtimes_are_held_like_everything_else),
           TEST(threads_with_runtimes_of_their_own_do_not_meet))
