/* Interactive transitions: thrown, and driven by a controller of the host's own. */
#include "story_navigation.h"

static story s;

/* The rest of a throw: x(t) = (x0 + (v0 + w x0) t) exp(-w t), where x0 is what
 * is left, v0 its velocity and w the sheet's frequency (TR-18), or the
 * one at which the throw just does not go past its end. */
static void throw_it(double from, double velocity, bool finishes) {
  story_open_pop(&s, true);
  story_drag(&s, from);
  CHECK_EQUAL(finishes ? motus_percent_driven_interaction_finish_with_velocity(
                             s.hand, velocity)
                       : motus_percent_driven_interaction_cancel_with_velocity(
                             s.hand, velocity),
              MOTUS_OK);
  double end = finishes ? 1 : 0, x0 = from - end, w = sqrt(1000.0 / 3);
  if (velocity / -x0 > w)
    w = velocity / -x0;
  double before = from;
  for (int frame = 0; motus_view_controller_transition_coordinator(s.b);
       frame++) {
    double t = frame * FRAME;
    double x = (x0 + (velocity + w * x0) * t) * exp(-w * t);
    double v = (velocity - (velocity + w * x0) * w * t) * exp(-w * t);
    CHECK_NEAR(story_shown(&s), end + x, 1e-9);
    CHECK_NEAR(story_velocity(s.b), v * WIDTH, 1e-6);
    CHECK(finishes ? story_shown(&s) <= 1 + 1e-12 : story_shown(&s) >= -1e-12);
    if (velocity == 0 || velocity / -x0 > 0)
      CHECK(finishes ? story_shown(&s) >= before : story_shown(&s) <= before);
    before = story_shown(&s);
    story_tick(&s);
  }
  CHECK(s.told[0]);
  CHECK_TEXT(story_stack(&s), finishes ? "A" : "A B");
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

static void a_throw_goes_on_with_its_velocity(void) {
  throw_it(0.5, 2, true);
  throw_it(0.5, 0, true);
  throw_it(0.25, 13, true);
}

static void a_throw_back_goes_on_with_its_velocity(void) {
  throw_it(0.5, -2, false);
  throw_it(0.75, 0, false);
}

static void a_hard_throw_never_goes_past_its_end(void) {
  throw_it(0.9, 30, true);
  throw_it(0.1, -40, false);
}

static void a_throw_the_wrong_way_turns_around(void) {
  throw_it(0.5, -1, true);
  throw_it(0.5, 1, false);
}

static void a_throw_at_its_end_is_over(void) {
  story_open_pop(&s, true);
  story_drag(&s, 1);
  CHECK_EQUAL(motus_percent_driven_interaction_finish_with_velocity(s.hand, 5),
              MOTUS_OK);
  story_run(&s, 0.125);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(story_in_order(&s, "completed"));
  story_close(&s);
}

/* ---- Interaction controllers of the host's own ---- */

static motus_transition_context *context;
static bool wants = true;

static void begin_by_hand(void *user_data, motus_transition_context *it) {
  motus_view *to = motus_transition_context_view(it, MOTUS_TRANSITION_TO);
  context = it;
  story_say(user_data, "begin");
  CHECK_EQUAL(motus_transition_context_is_interactive(it), wants);
  motus_view_insert_subview(motus_transition_context_container_view(it), to, 0);
}

static bool begins_by_hand(void *user_data) {
  (void)user_data;
  return wants;
}

static void open_custom(void) {
  story_open_navigation(&s);
  story_push(&s, s.b, false);
  story_animate_by_blocks(&s, false);
  motus_interaction_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .start_interactive_transition = begin_by_hand,
      .wants_interactive_start = begins_by_hand};
  CHECK_EQUAL(motus_interaction_controller_create(
                  s.runtime, &callbacks, &s, story_destroy, &s.interaction),
              MOTUS_OK);
  story_pop(&s, true);
  story_tick(&s);
}

/* TR-16: it begins instead of the animator. */
static void a_custom_interaction_begins_instead_of_the_animator(void) {
  wants = true;
  open_custom();
  CHECK(story_in_order(&s, "A.will_appear~ begin"));
  CHECK(strstr(s.told, "animate") == NULL);
  CHECK_EQUAL(motus_transition_context_update(context, 0.5), MOTUS_OK);
  story_tick(&s);
  CHECK_EQUAL(motus_transition_context_finish(context), MOTUS_OK);
  CHECK(!motus_transition_context_is_interactive(context));
  CHECK(!motus_transition_context_was_cancelled(context));
  CHECK_REFUSED(motus_transition_context_cancel(context), INVALID_STATE,
                "motus_transition_context_cancel");
  CHECK_REFUSED(motus_transition_context_update(context, 0.6), INVALID_STATE,
                "motus_transition_context_update");
  report_clear();
  CHECK_EQUAL(motus_transition_context_complete(context, true), MOTUS_OK);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(story_in_order(&s, "begin ended completed") ||
        strstr(s.told, "ended B.did_disappear~"));
  story_close(&s);
}

static void a_custom_interaction_cancels(void) {
  wants = true;
  open_custom();
  CHECK_EQUAL(motus_transition_context_update(context, 0.5), MOTUS_OK);
  CHECK_EQUAL(motus_transition_context_cancel(context), MOTUS_OK);
  CHECK(motus_transition_context_was_cancelled(context));
  CHECK_EQUAL(motus_transition_context_complete(context, false), MOTUS_OK);
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

static void a_custom_interaction_may_let_it_run_and_take_it_later(void) {
  wants = false;
  open_custom();
  CHECK(strstr(s.told, "animate") != NULL);
  CHECK_REFUSED(motus_transition_context_update(context, 0.5), INVALID_STATE,
                "motus_transition_context_update");
  report_clear();
  story_run(&s, 0.125);
  CHECK_EQUAL(motus_transition_context_pause(context), MOTUS_OK);
  CHECK(motus_transition_context_is_interactive(context));
  CHECK_NEAR(story_shown(&s), 0.25, 1e-9);
  CHECK_EQUAL(motus_transition_context_update(context, 0.5), MOTUS_OK);
  story_tick(&s);
  CHECK_NEAR(story_shown(&s), 0.5, 1e-9);
  CHECK_EQUAL(motus_transition_context_finish(context), MOTUS_OK);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "A");
  story_close(&s);
}

CHECK_MAIN(TEST(a_throw_goes_on_with_its_velocity),
           TEST(a_throw_back_goes_on_with_its_velocity),
           TEST(a_hard_throw_never_goes_past_its_end),
           TEST(a_throw_the_wrong_way_turns_around),
           TEST(a_throw_at_its_end_is_over),
           TEST(a_custom_interaction_begins_instead_of_the_animator),
           TEST(a_custom_interaction_cancels),
           TEST(a_custom_interaction_may_let_it_run_and_take_it_later))
