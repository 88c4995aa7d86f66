/* What begins while a transition is set up moves with it, whoever sets it up
 * and by whatever means; touches come back with its end; who forgets it is
 * named. */
#include "story_navigation.h"

static story s;
static motus_property_animator *mover;
static motus_transition_context *context;
static int mover_ended;
static motus_animating_position mover_position;
static double mover_delay;

static void move_away(void *view) {
  motus_point right = {WIDTH * 1.5, HEIGHT / 2};
  motus_view_set_center(view, right);
}

static void mover_done(void *user_data, motus_animating_position position) {
  mover_ended += 1;
  mover_position = position;
  if (user_data)
    story_finish(user_data, true);
}

/* A pop by a property animator that is not handed over. */
static void animate_by_animator(void *user_data, motus_transition_context *it) {
  motus_timing timing;
  (void)user_data;
  context = it;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_LINEAR;
  motus_view_insert_subview(
      motus_transition_context_container_view(it),
      motus_transition_context_view(it, MOTUS_TRANSITION_TO), 0);
  CHECK_EQUAL(motus_property_animator_create(s.runtime, 0.25, &timing, &mover),
              MOTUS_OK);
  motus_property_animator_add_animations(
      mover, move_away,
      motus_transition_context_view(it, MOTUS_TRANSITION_FROM), NULL);
  motus_property_animator_add_completion(mover, mover_done, it, NULL);
  CHECK_EQUAL(mover_delay > 0 ? motus_property_animator_start_after_delay(
                                    mover, mover_delay)
                              : motus_property_animator_start(mover),
              MOTUS_OK);
}

static void open_pop(bool by_hand, double delay) {
  motus_animation_controller_callbacks callbacks = story_animating();
  mover = NULL;
  mover_ended = 0;
  mover_delay = delay;
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  callbacks.animate_transition = animate_by_animator;
  story_animate_with(&s, &callbacks);
  motus_percent_driven_interaction_create(s.runtime, &s.hand);
  motus_percent_driven_interaction_set_wants_interactive_start(s.hand, by_hand);
  s.interaction = (motus_interaction_controller *)s.hand;
  story_pop(&s, true);
  story_tick(&s);
  s.told[0] = 0;
}

/* Its window is the half of the transition that it takes. */
static void an_animator_that_is_not_handed_over_follows_the_hand(void) {
  open_pop(true, 0);
  CHECK_EQUAL(motus_property_animator_state(mover), MOTUS_ANIMATING_ACTIVE);
  CHECK(!motus_property_animator_is_running(mover));
  story_run(&s, 1);
  CHECK_NEAR(story_shown(&s), 0, 0);
  CHECK_EQUAL(mover_ended, 0);
  for (int i = 0; i <= 20; i++) {
    double fraction = (i * 7 % 20) / 20.0;
    story_drag(&s, fraction);
    CHECK_NEAR(story_shown(&s), fraction < 0.5 ? fraction * 2 : 1, 1e-9);
    CHECK_NEAR(motus_property_animator_fraction_complete(mover),
               fraction < 0.5 ? fraction * 2 : 1, 1e-9);
  }
  story_drag(&s, 0.25);
  CHECK_REFUSED(motus_property_animator_start(mover), INVALID_STATE,
                "motus_property_animator_start");
  CHECK_REFUSED(motus_property_animator_stop(mover, true), INVALID_STATE,
                "motus_property_animator_stop");
  CHECK_REFUSED(motus_property_animator_set_fraction_complete(mover, 1),
                INVALID_STATE, "motus_property_animator_set_fraction_complete");
  report_clear();
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  story_run(&s, 1);
  CHECK_EQUAL(mover_ended, 1);
  CHECK_EQUAL(mover_position, MOTUS_POSITION_END);
  CHECK_EQUAL(motus_property_animator_state(mover), MOTUS_ANIMATING_INACTIVE);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(!motus_runtime_needs_tick(s.runtime));
  motus_release(mover);
  story_close(&s);
}

static void it_goes_back_with_a_cancel(void) {
  for (int released = 0; released < 2; released++) {
    open_pop(true, 0);
    story_drag(&s, 0.375);
    CHECK_NEAR(story_shown(&s), 0.75, 1e-9);
    if (released)
      CHECK_EQUAL(motus_release(mover), MOTUS_OK);
    CHECK_EQUAL(motus_percent_driven_interaction_cancel(s.hand), MOTUS_OK);
    story_run(&s, 1);
    CHECK_EQUAL(mover_ended, 1);
    CHECK_EQUAL(mover_position, MOTUS_POSITION_START);
    CHECK_TEXT(story_stack(&s), "A B");
    CHECK_NEAR(story_shown(&s), 0, 0);
    CHECK_NEAR(motus_view_center(motus_view_controller_view(s.b)).x, WIDTH / 2,
               0);
    if (!released)
      motus_release(mover);
    story_close(&s);
  }
}

/* One that waits is where the transition is, too; taken in mid-flight it stands
 * still. */
static void one_that_waits_for_its_start_is_taken_along(void) {
  open_pop(false, 0.25);
  CHECK(motus_property_animator_is_running(mover));
  story_run(&s, 0.25);
  CHECK_NEAR(story_shown(&s), 0, 1e-9);
  CHECK_REFUSED(motus_property_animator_pause(mover), INVALID_STATE,
                "motus_property_animator_pause");
  report_clear();
  story_run(&s, 0.125);
  CHECK_NEAR(story_shown(&s), 0.5, 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_pause(s.hand), MOTUS_OK);
  story_run(&s, 0.5);
  CHECK_NEAR(story_shown(&s), 0.5, 1e-9);
  CHECK(!motus_property_animator_is_running(mover));
  CHECK_EQUAL(mover_ended, 0);
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  story_run(&s, 1);
  CHECK_EQUAL(mover_ended, 1);
  CHECK_TEXT(story_stack(&s), "A");
  motus_release(mover);
  story_close(&s);
}

/* ---- An interactor that is not percent-driven ---- */

static void start_by_blocks(void *user_data, motus_transition_context *it) {
  motus_animation_options options;
  story_move move = {motus_transition_context_view(it, MOTUS_TRANSITION_FROM),
                     WIDTH * 1.5};
  (void)user_data;
  context = it;
  motus_view_insert_subview(
      motus_transition_context_container_view(it),
      motus_transition_context_view(it, MOTUS_TRANSITION_TO), 0);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  options.timing.type = MOTUS_TIMING_LINEAR;
  motus_runtime_animate(s.runtime, &options, story_do_move, &move, story_finish,
                        it, NULL, NULL);
}

static void open_custom(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  story_animate_by_blocks(&s, true);
  motus_interaction_controller_callbacks by = {.struct_size = sizeof by,
                                               .start_interactive_transition =
                                                   start_by_blocks};
  CHECK_EQUAL(motus_interaction_controller_create(s.runtime, &by, &s, NULL,
                                                  &s.interaction),
              MOTUS_OK);
  story_pop(&s, true);
  story_tick(&s);
  s.told[0] = 0;
}

static void what_an_interactor_begins_moves_with_the_transition(void) {
  for (int finishes = 0; finishes < 2; finishes++) {
    open_custom();
    story_run(&s, 1);
    CHECK_NEAR(story_shown(&s), 0, 0);
    CHECK_TOLD(&s, "");
    CHECK_EQUAL(motus_transition_context_update(context, 0.375), MOTUS_OK);
    story_tick(&s);
    CHECK_NEAR(story_shown(&s), 0.375, 1e-9);
    CHECK_EQUAL(finishes ? motus_transition_context_finish(context)
                         : motus_transition_context_cancel(context),
                MOTUS_OK);
    story_run(&s, 1);
    CHECK_TEXT(story_stack(&s), finishes ? "A" : "A B");
    if (!finishes)
      CHECK_NEAR(story_shown(&s), 0, 0);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    CHECK_EQUAL(reported.count, 0);
    motus_release(s.interaction);
    story_close(&s);
  }
}

/* */
static void an_interactor_that_says_nothing_is_reported(void) {
  open_custom();
  story_run(&s, 9);
  motus_transition_context_update(context, 0.5);
  story_run(&s, 9.5);
  CHECK_EQUAL(reported.count, 0);
  double due = 0;
  CHECK(motus_runtime_next_deadline(s.runtime, &due));
  CHECK_NEAR(due - motus_runtime_time(s.runtime), 0.5, 0.05);
  story_run(&s, 1);
  CHECK_EQUAL(reported.count, 1);
  CHECK_EQUAL(reported.status, MOTUS_ERROR_INVALID_STATE);
  CHECK_TEXT(reported.function, "motus_transition_context_finish");
  CHECK_SAYS("interaction controller");
  story_run(&s, 30);
  CHECK_EQUAL(reported.count, 1);
  motus_transition_context_finish(context);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A");
  report_clear();
  motus_release(s.interaction);
  story_close(&s);
}

/* ---- Touches ---- */

static void fade_in(void *view) {
  motus_view_set_alpha(view, 1);
}

static void animate_short(void *user_data, motus_transition_context *it) {
  motus_animation_options options;
  motus_view *to = motus_transition_context_view(it, MOTUS_TRANSITION_TO);
  (void)user_data;
  motus_view_add_subview(motus_transition_context_container_view(it), to);
  motus_view_set_alpha(to, 0.5);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.25;
  motus_runtime_animate(s.runtime, &options, fade_in, to, story_finish, it,
                        NULL, NULL);
}

static motus_view *hit(void) {
  motus_point middle = {WIDTH / 2, HEIGHT / 2};
  return motus_view_hit_test(motus_runtime_window(s.runtime), middle);
}

/* The kind's own .35 s have nothing to do with it. */
static void touches_follow_the_end_of_the_transition(void) {
  motus_animation_controller_callbacks callbacks = story_animating();
  story_open_navigation(&s);
  callbacks.transition_duration = NULL;
  callbacks.animate_transition = animate_short;
  story_animate_with(&s, &callbacks);
  story_push(&s, s.b, true);
  story_tick(&s);
  motus_view *b = motus_view_controller_view(s.b);
  CHECK(hit() != b);
  story_run(&s, 0.25 - FRAME);
  CHECK(hit() != b);
  story_run(&s, FRAME);
  CHECK(motus_view_controller_transition_coordinator(s.b) == NULL);
  CHECK(hit() == b);
  story_run(&s, 0.25);
  CHECK(hit() == b);
  story_close(&s);
}

CHECK_MAIN(TEST(an_animator_that_is_not_handed_over_follows_the_hand),
           TEST(it_goes_back_with_a_cancel),
           TEST(one_that_waits_for_its_start_is_taken_along),
           TEST(what_an_interactor_begins_moves_with_the_transition),
           TEST(an_interactor_that_says_nothing_is_reported),
           TEST(touches_follow_the_end_of_the_transition))
