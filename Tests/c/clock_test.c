/* The runtime's clock and that of single animators, what is in flight, reduced
 * motion and display links. */
#include "animator_options.h"
#include "animator_scene.h"

static void fade_block(scene *s, double duration, double delay) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = duration;
  options.delay = delay;
  options.timing = linear();
  CHECK_EQUAL(motus_runtime_animate(s->w.runtime, &options, fade, s, NULL, NULL,
                                    NULL, NULL),
              MOTUS_OK);
}

static void slow_motion_slows_everything(void) {
  scene s;
  open(&s);
  CHECK_NEAR(motus_runtime_clock_speed(s.w.runtime), 1, 0);
  CHECK_EQUAL(motus_runtime_set_clock_speed(s.w.runtime, .5), MOTUS_OK);
  fade_block(&s, 1, 1);
  double deadline = 0;
  CHECK(motus_runtime_next_deadline(s.w.runtime, &deadline));
  CHECK_NEAR(deadline, 2, 0);
  tick(&s, 3);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  CHECK_NEAR(motus_runtime_time(s.w.runtime), 3, 0);
  CHECK_NEAR(motus_runtime_clock_time(s.w.runtime), 1.5, 0);
  motus_runtime_set_clock_speed(s.w.runtime, 0);
  CHECK(!motus_runtime_needs_tick(s.w.runtime));
  CHECK(!motus_runtime_is_idle(s.w.runtime));
  tick(&s, 50);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  motus_runtime_set_clock_speed(s.w.runtime, 1);
  tick(&s, 50.25);
  CHECK_NEAR(shown(&s), .25, 1e-12);
  tick(&s, 51);
  tick(&s, 51);
  CHECK(motus_runtime_is_idle(s.w.runtime));
  CHECK_REFUSED(motus_runtime_set_clock_speed(s.w.runtime, -1),
                INVALID_ARGUMENT, "motus_runtime_set_clock_speed");
  close(&s, 2);
}

static void the_clock_is_taken_forward(void) {
  scene s;
  open(&s);
  fade_block(&s, 2, 0);
  CHECK_EQUAL(motus_runtime_advance_clock(s.w.runtime, 1.5), MOTUS_OK);
  CHECK(motus_runtime_needs_tick(s.w.runtime));
  tick(&s, 0);
  CHECK_NEAR(shown(&s), .25, 1e-12);
  CHECK_REFUSED(motus_runtime_advance_clock(s.w.runtime, -1), INVALID_ARGUMENT,
                "motus_runtime_advance_clock");
  close(&s, 2);
}

static void an_animator_has_a_speed_and_is_taken_to_times(void) {
  scene s;
  open(&s);
  CHECK_NEAR(motus_property_animator_speed(s.animator), 1, 0);
  motus_property_animator_start(s.animator);
  tick(&s, .25);
  CHECK_EQUAL(motus_property_animator_set_speed(s.animator, .5), MOTUS_OK);
  tick(&s, .25);
  CHECK_NEAR(shown(&s), .75, 1e-12);
  tick(&s, .75);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  CHECK_EQUAL(motus_property_animator_seek(s.animator, .25), MOTUS_OK);
  tick(&s, .75);
  CHECK_NEAR(shown(&s), .75, 1e-12);
  tick(&s, 2.25);
  CHECK_TEXT(words, "end");
  close(&s, 2);
}

static void what_is_in_flight_is_one_array(void) {
  scene s;
  open(&s);
  const motus_motion *motions = NULL;
  size_t count = 9;
  CHECK_EQUAL(motus_runtime_motions(s.w.runtime, &motions, &count), MOTUS_OK);
  CHECK_EQUAL(count, 0);
  motus_property_animator_start(s.animator);
  tick(&s, .25);
  CHECK_EQUAL(motus_runtime_motions(s.w.runtime, &motions, &count), MOTUS_OK);
  REQUIRE(count == 1);
  CHECK(motions[0].mover == s.animator && motions[0].view == s.w.view);
  CHECK_EQUAL(motions[0].property, MOTUS_PROPERTY_ALPHA);
  CHECK_EQUAL(motions[0].kind, MOTUS_MOVER_ANIMATOR);
  CHECK_EQUAL(motions[0].state, MOTUS_MOTION_RUNNING);
  CHECK_EQUAL(motions[0].component_count, 1);
  CHECK_NEAR(motions[0].fraction, .25, 1e-12);
  CHECK_NEAR(motions[0].velocity[0], -1, 1e-12);
  motus_property_animator_pause(s.animator);
  CHECK_EQUAL(motus_runtime_motions(s.w.runtime, &motions, &count), MOTUS_OK);
  CHECK(count == 1 && motions[0].state == MOTUS_MOTION_PAUSED);
  CHECK_NEAR(motions[0].velocity[0], 0, 0);
  close(&s, 2);
}

static void move(void *user_data) {
  scene *s = user_data;
  CHECK_EQUAL(motus_view_set_center(s->w.view, (motus_point){10, 0}), MOTUS_OK);
}

static double x(scene *s) {
  double center[2] = {-9, -9};
  motus_view_property(s->w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                      center, 2);
  return center[0];
}

static void reduced_motion_dissolves(void) {
  scene s;
  open(&s);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 2;
  options.timing = linear();
  CHECK(!motus_runtime_reduces_motion(s.w.runtime));
  CHECK_EQUAL(motus_runtime_set_reduces_motion(s.w.runtime, true), MOTUS_OK);
  motus_runtime_animate(s.w.runtime, &options, move, &s, NULL, NULL, NULL,
                        NULL);
  tick(&s, .5);
  CHECK_NEAR(x(&s), 0, 0);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  tick(&s, 1.5);
  CHECK_NEAR(x(&s), 10, 0);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  tick(&s, 2);
  CHECK_NEAR(shown(&s), 1, 0);
  motus_view_set_center(s.w.view, (motus_point){0, 0});
  options.flags = MOTUS_ANIMATION_KEEP_MOTION;
  motus_runtime_animate(s.w.runtime, &options, move, &s, NULL, NULL, NULL,
                        NULL);
  tick(&s, 3);
  CHECK_NEAR(x(&s), 5, 1e-12);
  CHECK_EQUAL(ANIMATOR_SET(s.animator, keeps_motion, true), MOTUS_OK);
  CHECK(ANIMATOR_HAS(s.animator, keeps_motion));
  close(&s, 2);
}

static void to_10(void *user_data) {
  motus_view_set_center(user_data, (motus_point){10, 0});
}

static double center_x(motus_view *view) {
  double center[2] = {-9, -9};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  return center[0];
}

static motus_view *open_with(motus_runtime **runtime,
                             const motus_runtime_options *options) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_runtime_create(options, runtime), MOTUS_OK);
  motus_view_create(*runtime, &view);
  motus_view_add_subview(motus_runtime_window(*runtime), view);
  return view;
}

static void glide_10(motus_runtime *runtime, motus_view *view, double delay) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.delay = delay;
  options.timing = linear();
  motus_runtime_animate(runtime, &options, to_10, view, NULL, NULL, NULL, NULL);
}

/* A host that lives by a wall clock and has said no start. */
static void the_clock_starts_with_the_first_tick(void) {
  for (int way = 0; way < 4; way++) {
    const double wall = way == 3 ? -1e6 : 1.7e9;
    motus_runtime *runtime = NULL;
    motus_view *view = open_with(&runtime, NULL);
    double deadline = -1;
    CHECK_NEAR(motus_runtime_time(runtime), 0, 0);
    if (way == 1) /* before the first tick, too */
      motus_runtime_set_clock_speed(runtime, .5);
    glide_10(runtime, view, way == 2 ? 1 : 0);
    CHECK(motus_runtime_needs_tick(runtime)); /* it says when the delay ends */
    CHECK(!motus_runtime_next_deadline(runtime, &deadline));
    CHECK_EQUAL(motus_runtime_tick(runtime, wall), MOTUS_OK);
    CHECK_NEAR(motus_runtime_time(runtime), wall, 0);
    CHECK_NEAR(motus_runtime_clock_time(runtime), 0, 0);
    CHECK_NEAR(center_x(view), 0, 0);
    double begin = wall;
    if (way == 2) {
      CHECK(motus_runtime_next_deadline(runtime, &deadline));
      CHECK_NEAR(deadline, wall + 1, 0);
      motus_runtime_tick(runtime, begin = deadline);
    }
    CHECK_EQUAL(motus_runtime_tick(runtime, begin + .5), MOTUS_OK);
    CHECK_NEAR(center_x(view), way == 1 ? 2.5 : 5, 1e-6);
    motus_runtime_tick(runtime, begin + 2.5);
    CHECK_NEAR(center_x(view), 10, 0);
    motus_release(view);
    motus_runtime_destroy(runtime);
  }
}

/* A pause in a debugger is not a long frame; the sleep of a host that has
 * nothing to do is one. */
static void one_tick_takes_no_more_time_than_the_host_allows(void) {
  motus_runtime_options options;
  motus_runtime *runtime = NULL;
  double deadline = 0;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 100;
  options.longest_step = .25;
  motus_view *view = open_with(&runtime, &options);
  glide_10(runtime, view, 0);
  motus_runtime_tick(runtime, 100.1);
  CHECK_NEAR(center_x(view), 1, 1e-12);
  motus_runtime_tick(runtime, 1000);
  CHECK_NEAR(center_x(view), 3.5, 1e-9);
  CHECK_NEAR(motus_runtime_clock_time(runtime), 100.35, 1e-9);
  CHECK_NEAR(motus_runtime_time(runtime), 1000, 0);
  motus_runtime_set_clock_speed(runtime, 2);
  motus_runtime_tick(runtime, 1000.1);
  CHECK_NEAR(center_x(view), 5.5, 1e-9);
  motus_runtime_tick(runtime, 2000);
  CHECK_NEAR(center_x(view), 10, 1e-9);
  motus_runtime_set_clock_speed(runtime, 1);
  motus_runtime_tick(runtime, 2000);
  motus_view_set_center(view, (motus_point){0, 0});
  motus_runtime_tick(runtime, 2000);
  glide_10(runtime, view, 60);
  motus_runtime_tick(runtime, 2000);
  CHECK(!motus_runtime_needs_tick(runtime));
  CHECK(motus_runtime_next_deadline(runtime, &deadline));
  CHECK_NEAR(deadline, 2060, 1e-9);
  motus_runtime_tick(runtime, 2060.125);
  CHECK_NEAR(center_x(view), 1.25, 1e-9);
  motus_runtime_tick(runtime, 3000);
  CHECK_NEAR(center_x(view), 3.75, 1e-9);
  motus_release(view);
  motus_runtime_destroy(runtime);
}

static int finished_calls;

static void is_finished(void *user_data, bool finished) {
  (void)user_data;
  CHECK(finished);
  finished_calls += 1;
}

/* */
static void what_lasts_no_time_or_less_is_done_at_once(void) {
  const double durations[] = {0, -1e-300, -1, -1e60};
  for (int i = 0; i < 4; i++) {
    scene s;
    open(&s);
    motus_animation_options options;
    motus_animation_options_init(&options, sizeof options);
    options.duration = durations[i];
    finished_calls = 0;
    CHECK_EQUAL(motus_runtime_animate(s.w.runtime, &options, move, &s,
                                      is_finished, NULL, NULL, NULL),
                MOTUS_OK);
    CHECK_NEAR(x(&s), 10, 0);
    CHECK_EQUAL(finished_calls, 0);
    tick(&s, 0);
    CHECK_EQUAL(finished_calls, 1);
    motus_property_animator *animator = NULL;
    CHECK_EQUAL(motus_property_animator_create(s.w.runtime, durations[i], NULL,
                                               &animator),
                MOTUS_OK);
    CHECK_NEAR(motus_property_animator_duration(animator), 0, 0);
    motus_property_animator_add_animations(animator, fade, &s, NULL);
    motus_property_animator_add_completion(animator, ended, &s, NULL);
    motus_property_animator_start(animator);
    tick(&s, 0);
    CHECK_NEAR(shown(&s), 0, 0);
    CHECK_TEXT(words, "end");
    motus_release(animator);
    close(&s, 2);
  }
}

static int calls;
static double last_target;

static void called(void *user_data, motus_display_link *link, double timestamp,
                   double target) {
  (void)user_data;
  calls += 1;
  last_target = target;
  CHECK_NEAR(motus_display_link_timestamp(link), timestamp, 0);
  CHECK_NEAR(motus_display_link_target_timestamp(link), target, 0);
}

static void a_display_link_calls_with_frames(void) {
  scene s;
  open(&s);
  motus_display_link *link = NULL;
  calls = 0;
  CHECK_EQUAL(
      motus_display_link_create(s.w.runtime, called, &s, destroyed, &link),
      MOTUS_OK);
  CHECK(motus_runtime_needs_tick(s.w.runtime));
  tick(&s, 1);
  tick(&s, 1.5);
  CHECK_EQUAL(calls, 2);
  CHECK_NEAR(last_target, 2, 0);
  const motus_event *events = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_events(s.w.runtime, &events, &count), MOTUS_OK);
  REQUIRE(count == 1);
  CHECK_EQUAL(events[0].kind, MOTUS_EVENT_DISPLAY_LINK);
  CHECK(events[0].subject == link);
  CHECK_NEAR(events[0].value, 2, 0);
  motus_frame_rate_range rates = {0, 0, 2};
  CHECK_EQUAL(motus_display_link_set_frame_rates(link, rates), MOTUS_OK);
  CHECK_NEAR(motus_display_link_frame_rates(link).preferred, 2, 0);
  for (int i = 1; i <= 10; i++)
    tick(&s, 1.5 + i * .125);
  CHECK_EQUAL(calls, 5);
  rates.minimum = -1;
  CHECK_REFUSED(motus_display_link_set_frame_rates(link, rates),
                INVALID_ARGUMENT, "motus_display_link_set_frame_rates");
  CHECK_EQUAL(motus_display_link_set_paused(link, true), MOTUS_OK);
  CHECK(motus_display_link_is_paused(link));
  tick(&s, 9);
  CHECK_EQUAL(calls, 5);
  CHECK_EQUAL(s.destroyed, 0);
  CHECK_EQUAL(motus_display_link_invalidate(link), MOTUS_OK);
  CHECK_EQUAL(s.destroyed, 1);
  CHECK_EQUAL(motus_display_link_set_paused(link, false), MOTUS_OK);
  tick(&s, 10);
  CHECK_EQUAL(calls, 5);
  CHECK_EQUAL(motus_release(link), MOTUS_OK);
  CHECK_REFUSED(motus_display_link_invalidate(link), STALE_HANDLE,
                "motus_display_link_invalidate");
  close(&s, 3);
}

static void noted(void *user_data, motus_display_link *link, double time,
                  double target) {
  (void)link;
  CHECK_NEAR(target - time, .05, 1e-12);
  ((scene *)user_data)->destroyed += 1;
}

/* A host that has nothing else to do sleeps between the calls of a link that
 * prefers few of them. */
static void a_preferred_rate_is_a_deadline(void) {
  scene s;
  motus_display_link *link = NULL;
  double deadline = 0;
  open(&s);
  CHECK_EQUAL(motus_display_link_create(s.w.runtime, noted, &s, NULL, &link),
              MOTUS_OK);
  motus_display_link_set_frame_rates(link, (motus_frame_rate_range){0, 0, 20});
  CHECK(motus_runtime_needs_tick(s.w.runtime));
  tick(&s, 1);
  for (int calls = 1; calls < 20; calls++) {
    CHECK_EQUAL(s.destroyed, calls);
    CHECK(!motus_runtime_needs_tick(s.w.runtime));
    CHECK(!motus_runtime_is_idle(s.w.runtime));
    CHECK(motus_runtime_next_deadline(s.w.runtime, &deadline));
    CHECK_NEAR(deadline, 1 + calls * .05 - .005, 1e-9);
    /* A tick before that is none of its. */
    tick(&s, deadline - .01);
    CHECK_EQUAL(s.destroyed, calls);
    tick(&s, deadline);
  }
  motus_release(link);
  CHECK(!motus_runtime_needs_tick(s.w.runtime));
  close(&s, 22);
}

CHECK_MAIN(TEST(the_clock_starts_with_the_first_tick),
           TEST(one_tick_takes_no_more_time_than_the_host_allows),
           TEST(what_lasts_no_time_or_less_is_done_at_once),
           TEST(a_preferred_rate_is_a_deadline),
           TEST(slow_motion_slows_everything), TEST(the_clock_is_taken_forward),
           TEST(an_animator_has_a_speed_and_is_taken_to_times),
           TEST(what_is_in_flight_is_one_array), TEST(reduced_motion_dissolves),
           TEST(a_display_link_calls_with_frames))
