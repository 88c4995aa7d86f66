#include "animator_options.h"
#include "animator_scene.h"

static void a_new_animator_is_inactive_with_the_defaults(void) {
  scene s;
  open(&s);
  motus_property_animator *a = s.animator;
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_INACTIVE);
  CHECK(!runs(&s) && !motus_property_animator_is_reversed(a));
  CHECK_NEAR(fraction(&s), 0, 0);
  CHECK_NEAR(motus_property_animator_duration(a), 1, 0);
  CHECK_NEAR(motus_property_animator_delay(a), 0, 0);
  CHECK(ANIMATOR_HAS(a, is_interruptible));
  CHECK(ANIMATOR_HAS(a, is_user_interaction_enabled));
  CHECK(ANIMATOR_HAS(a, scrubs_linearly));
  CHECK(!ANIMATOR_HAS(a, pauses_on_completion));
  CHECK_NEAR(motus_view_alpha(s.w.view), 1, 0);
  close(&s, 2);
}

static void it_runs_and_completes(void) {
  scene s;
  open(&s);
  CHECK_EQUAL(motus_property_animator_start(s.animator), MOTUS_OK);
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_ACTIVE);
  CHECK(runs(&s));
  CHECK_NEAR(motus_view_alpha(s.w.view), 0, 0);
  tick(&s, .25);
  CHECK_NEAR(shown(&s), .75, 1e-12);
  CHECK_NEAR(fraction(&s), .25, 1e-12);
  tick(&s, 1);
  CHECK_NEAR(shown(&s), 0, 0);
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_INACTIVE);
  CHECK_TEXT(words, "end");
  CHECK_EQUAL(s.destroyed, 2);
  close(&s, 2);
}

static void it_is_paused_scrubbed_and_carried_on(void) {
  scene s;
  open(&s);
  CHECK_EQUAL(motus_property_animator_set_fraction_complete(s.animator, .5),
              MOTUS_OK);
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_ACTIVE);
  CHECK(!runs(&s));
  tick(&s, 1);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  CHECK_EQUAL(motus_property_animator_set_fraction_complete(s.animator, -3),
              MOTUS_OK);
  CHECK_NEAR(fraction(&s), 0, 0);
  CHECK_EQUAL(motus_property_animator_set_fraction_complete(s.animator, 3),
              MOTUS_OK);
  CHECK_NEAR(fraction(&s), 1, 0);
  motus_property_animator_set_fraction_complete(s.animator, .25);
  CHECK_EQUAL(motus_property_animator_continue(s.animator, NULL, 0), MOTUS_OK);
  tick(&s, 1.25);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  CHECK_EQUAL(motus_property_animator_pause(s.animator), MOTUS_OK);
  tick(&s, 3);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  motus_timing timing = linear();
  CHECK_EQUAL(motus_property_animator_continue(s.animator, &timing, 2),
              MOTUS_OK);
  tick(&s, 4);
  CHECK_NEAR(shown(&s), .25, 1e-12);
  tick(&s, 5);
  CHECK_TEXT(words, "end");
  close(&s, 2);
}

static void a_spring_takes_over_with_its_own_time(void) {
  scene s;
  open(&s);
  motus_timing spring;
  motus_timing_init(&spring, sizeof spring);
  spring.type = MOTUS_TIMING_SPRING;
  motus_property_animator_set_fraction_complete(s.animator, .5);
  tick(&s, 0);
  CHECK_EQUAL(motus_property_animator_continue(s.animator, &spring, 0),
              MOTUS_OK);
  tick(&s, .2);
  CHECK_NEAR(shown(&s), .5 - .5 * .849426, 1e-6);
  tick(&s, .3);
  CHECK_NEAR(shown(&s), 0, 0); /* beyond: 1.124355 of the way */
  tick(&s, 1.4);
  CHECK_TEXT(words, "");
  tick(&s, 1.4728);
  CHECK_TEXT(words, "end");
  close(&s, 2);
}

/* A spring that is told its time settles within the time that it is given. */
static void a_spring_by_its_ratio_takes_the_time_of_the_factor(void) {
  scene s;
  open(&s);
  motus_timing spring;
  motus_timing_init(&spring, sizeof spring);
  spring.type = MOTUS_TIMING_SPRING_RATIO;
  spring.damping_ratio = .8;
  motus_property_animator_set_fraction_complete(s.animator, .5);
  CHECK_EQUAL(motus_property_animator_continue(s.animator, &spring, 2),
              MOTUS_OK);
  tick(&s, 1.99);
  CHECK_NEAR(shown(&s), 0, 1e-3);
  CHECK_TEXT(words, "");
  tick(&s, 2);
  CHECK_TEXT(words, "end");
  close(&s, 2);
}

static void it_goes_on_to_a_fraction_and_pauses_there(void) {
  scene s;
  open(&s);
  CHECK_EQUAL(motus_property_animator_pause(s.animator), MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_continue_until(s.animator, .5), MOTUS_OK);
  CHECK(runs(&s));
  tick(&s, .25);
  CHECK_NEAR(shown(&s), .75, 1e-12);
  tick(&s, 2);
  CHECK(!runs(&s));
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_ACTIVE);
  CHECK_NEAR(fraction(&s), .5, 1e-12);
  double bad[] = {-.1, 1.1, NAN, INFINITY};
  for (int i = 0; i < 4; i++)
    CHECK_REFUSED(motus_property_animator_continue_until(s.animator, bad[i]),
                  INVALID_ARGUMENT, "motus_property_animator_continue_until");
  motus_property_animator_stop(s.animator, true);
  CHECK_TEXT(words, "");
  close(&s, 2);
}

static void it_turns_around(void) {
  scene s;
  open(&s);
  motus_property_animator_start(s.animator);
  tick(&s, .75);
  CHECK_EQUAL(motus_property_animator_set_reversed(s.animator, true), MOTUS_OK);
  CHECK(motus_property_animator_is_reversed(s.animator));
  CHECK_NEAR(fraction(&s), .25, 1e-12);
  tick(&s, 1);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  tick(&s, 1.5);
  CHECK_NEAR(motus_view_alpha(s.w.view), 1, 0);
  CHECK_TEXT(words, "start");
  close(&s, 2);
}

static void it_starts_after_a_delay(void) {
  scene s;
  open(&s);
  CHECK_EQUAL(motus_property_animator_start_after_delay(s.animator, 2),
              MOTUS_OK);
  CHECK(runs(&s));
  CHECK_NEAR(motus_property_animator_delay(s.animator), 2, 0);
  double deadline = 0;
  CHECK(motus_runtime_next_deadline(s.w.runtime, &deadline));
  CHECK_NEAR(deadline, 2, 0);
  tick(&s, 2.5);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  tick(&s, 3);
  CHECK_TEXT(words, "end");
  close(&s, 2);
}

static void it_stops_and_finishes(void) {
  motus_animating_position positions[] = {
      MOTUS_POSITION_END, MOTUS_POSITION_START, MOTUS_POSITION_CURRENT};
  double values[] = {0, 1, .75};
  const char *said[] = {"end", "start", "current"};
  for (int i = 0; i < 3; i++) {
    scene s;
    open(&s);
    motus_property_animator_start(s.animator);
    tick(&s, .25);
    CHECK_EQUAL(motus_property_animator_stop(s.animator, false), MOTUS_OK);
    CHECK_EQUAL(state(&s), MOTUS_ANIMATING_STOPPED);
    CHECK_NEAR(motus_view_alpha(s.w.view), .75, 1e-12);
    CHECK_REFUSED(
        motus_property_animator_finish(s.animator, (motus_animating_position)7),
        INVALID_ARGUMENT, "motus_property_animator_finish");
    CHECK_EQUAL(motus_property_animator_finish(s.animator, positions[i]),
                MOTUS_OK);
    CHECK_EQUAL(state(&s), MOTUS_ANIMATING_INACTIVE);
    CHECK_NEAR(motus_view_alpha(s.w.view), values[i], 1e-12);
    CHECK_TEXT(words, said[i]);
    CHECK_EQUAL(s.destroyed, 2);
    close(&s, 2);
  }
}

static void grow(void *user_data) {
  motus_rect bounds = {0, 0, 300, 200};
  motus_view_set_bounds(user_data, bounds);
}

/* PA-3: the origin and the size of bounds are two, of which a host moves one and
 * a scroller the other. */
static void it_finishes_the_size_and_leaves_the_offset(void) {
  static const motus_animating_position positions[] = {
      MOTUS_POSITION_START, MOTUS_POSITION_CURRENT, MOTUS_POSITION_END};
  for (int i = 0; i < 3; i++) {
    scene s;
    open(&s);
    motus_view_set_bounds(s.w.view, (motus_rect){0, 0, 100, 100});
    motus_property_animator_add_animations(s.animator, grow, s.w.view, NULL);
    motus_property_animator_start(s.animator);
    tick(&s, .5);
    motus_property_animator_stop(s.animator, false);
    motus_rect bounds = motus_view_bounds(s.w.view);
    CHECK_NEAR(bounds.width, 200, 1e-9);
    bounds.y = 50;
    motus_view_set_bounds(s.w.view, bounds);
    motus_property_animator_finish(s.animator, positions[i]);
    bounds = motus_view_bounds(s.w.view);
    CHECK_NEAR(bounds.width, 100 + 100 * i, 1e-9);
    CHECK_NEAR(bounds.height, 100 + 50 * i, 1e-9);
    CHECK_NEAR(bounds.y, 50, 0);
    close(&s, 2);
  }
}

/* PA-3: before it is stopped others move the offset, too. */
static void it_leaves_the_offset_that_others_move_on_the_way(void) {
  for (int scrolls = 0; scrolls < 2; scrolls++)
    for (int i = 0; i < 3; i++) {
      scene s;
      motus_scroller *scroller = NULL;
      open(&s);
      motus_view_set_bounds(s.w.view, (motus_rect){0, 0, 100, 100});
      if (scrolls) {
        motus_scroller_create(s.w.view, NULL, &scroller);
        motus_scroller_set_content_size(scroller, (motus_size){1000, 1000});
      }
      motus_property_animator_add_animations(s.animator, grow, s.w.view, NULL);
      motus_property_animator_start(s.animator);
      tick(&s, .25);
      if (scrolls)
        motus_scroller_scroll_to(scroller, (motus_point){0, 50}, false, NULL,
                                 NULL, NULL);
      else
        motus_view_set_bounds(s.w.view, (motus_rect){0, 50, 300, 200});
      tick(&s, .5);
      motus_property_animator_stop(s.animator, false);
      motus_property_animator_finish(s.animator, (motus_animating_position)i);
      motus_rect bounds = motus_view_bounds(s.w.view);
      CHECK_NEAR(bounds.x, 0, 0);
      CHECK_NEAR(bounds.y, 50, 0);
      CHECK_NEAR(bounds.width,
                 i == MOTUS_POSITION_START ? 100
                 : i == MOTUS_POSITION_END ? 300
                                           : 200,
                 1e-9);
      if (scrolls)
        motus_release(scroller);
      close(&s, 2);
    }
}

static void go_there(void *view) {
  motus_view_set_bounds(view, (motus_rect){100, 0, 200, 100});
}

static void go_back(void *view) {
  motus_view_set_bounds(view, (motus_rect){0, 0, 100, 100});
}

/* PA-3: what two of its blocks move there and back ends where the first began. */
static void it_finishes_what_goes_there_and_back(void) {
  for (int i = 0; i < 3; i++) {
    scene s;
    open(&s);
    motus_view_set_bounds(s.w.view, (motus_rect){0, 0, 100, 100});
    motus_property_animator *a = s.animator;
    motus_property_animator_add_animations(a, go_there, s.w.view, NULL);
    motus_property_animator_add_animations(a, go_back, s.w.view, NULL);
    motus_property_animator_start(a);
    tick(&s, .5);
    motus_property_animator_stop(a, false);
    motus_property_animator_finish(a, (motus_animating_position)i);
    motus_rect bounds = motus_view_bounds(s.w.view);
    CHECK_NEAR(bounds.x, 0, 1e-9);
    CHECK_NEAR(bounds.width, 100, 1e-9);
    close(&s, 2);
  }
}

static void stopping_without_finishing_calls_nobody(void) {
  scene s;
  open(&s);
  motus_property_animator_start(s.animator);
  tick(&s, .25);
  CHECK_EQUAL(motus_property_animator_stop(s.animator, true), MOTUS_OK);
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_INACTIVE);
  CHECK_EQUAL(s.destroyed, 2);
  tick(&s, 5);
  CHECK_NEAR(shown(&s), .75, 1e-12);
  CHECK_TEXT(words, "");
  close(&s, 2);
}

static void animations_can_be_added_later(void) {
  scene s;
  open(&s);
  motus_property_animator *late = NULL;
  motus_timing timing = linear();
  CHECK_EQUAL(motus_property_animator_create(s.w.runtime, 2, &timing, &late),
              MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_add_animations_delayed(late, .25, fade,
                                                             &s, destroyed),
              MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_start(late), MOTUS_OK);
  CHECK_EQUAL(s.destroyed, 1);
  tick(&s, .5);
  CHECK_NEAR(shown(&s), 1, 1e-12);
  tick(&s, 1.25);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  tick(&s, 2);
  CHECK_NEAR(shown(&s), 0, 0);
  CHECK_REFUSED(motus_property_animator_add_animations_delayed(late, NAN, fade,
                                                               &s, destroyed),
                INVALID_ARGUMENT,
                "motus_property_animator_add_animations_delayed");
  CHECK_EQUAL(s.destroyed, 2);
  motus_release(late);
  close(&s, 4);
}

static void without_animations_it_waits_for_the_first(void) {
  scene s;
  open(&s);
  motus_property_animator *empty = NULL;
  motus_property_animator_create(s.w.runtime, 1, NULL, &empty);
  CHECK_EQUAL(motus_property_animator_start(empty), MOTUS_OK);
  CHECK(!motus_property_animator_is_running(empty));
  tick(&s, 5);
  CHECK_EQUAL(motus_property_animator_add_animations(empty, fade, &s, NULL),
              MOTUS_OK);
  CHECK(motus_property_animator_is_running(empty));
  tick(&s, 5.5);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  tick(&s, 6);
  motus_release(empty);
  close(&s, 2);
}

/* PA-19, PA-9. */
static void an_observer_hears_of_each_change_once(void) {
  scene s;
  open(&s);
  CHECK_EQUAL(
      motus_property_animator_set_observer(s.animator, changed, &s, destroyed),
      MOTUS_OK);
  CHECK_EQUAL(ANIMATOR_SET(s.animator, pauses_on_completion, true), MOTUS_OK);
  motus_property_animator_start(s.animator);
  motus_property_animator_start(s.animator);
  tick(&s, .5);
  motus_property_animator_pause(s.animator);
  motus_property_animator_set_reversed(s.animator, true);
  motus_property_animator_set_reversed(s.animator, false);
  motus_property_animator_start(s.animator);
  tick(&s, 1);
  CHECK_TEXT(words, "runs active rests reversed forward runs rests");
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_ACTIVE);
  CHECK_NEAR(fraction(&s), 1, 0);
  words[0] = 0;
  ANIMATOR_SET(s.animator, pauses_on_completion, false);
  motus_property_animator_start(s.animator);
  tick(&s, 2);
  CHECK_TEXT(words, "runs rests inactive end");
  /* Another observer takes its place. */
  CHECK_EQUAL(s.destroyed, 2);
  CHECK_EQUAL(
      motus_property_animator_set_observer(s.animator, NULL, &s, destroyed),
      MOTUS_OK);
  CHECK_EQUAL(s.destroyed, 4);
  close(&s, 4);
}

CHECK_MAIN(TEST(a_new_animator_is_inactive_with_the_defaults),
           TEST(it_runs_and_completes),
           TEST(it_is_paused_scrubbed_and_carried_on),
           TEST(a_spring_takes_over_with_its_own_time),
           TEST(a_spring_by_its_ratio_takes_the_time_of_the_factor),
           TEST(it_goes_on_to_a_fraction_and_pauses_there),
           TEST(it_turns_around), TEST(it_starts_after_a_delay),
           TEST(it_stops_and_finishes),
           TEST(it_finishes_the_size_and_leaves_the_offset),
           TEST(it_leaves_the_offset_that_others_move_on_the_way),
           TEST(it_finishes_what_goes_there_and_back),
           TEST(stopping_without_finishing_calls_nobody),
           TEST(animations_can_be_added_later),
           TEST(without_animations_it_waits_for_the_first),
           TEST(an_observer_hears_of_each_change_once))
