/* What matched geometry refuses: HZ-22, and its limit: HZ-23. */
#include "matched_stage.h"

static void a_key_with_bad_options_is_refused(void) {
  world w = world_open();
  motus_match_options o;
  CHECK_EQUAL(motus_match_options_init(&o, sizeof o), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_match_key(w.view, 5, &o), MOTUS_OK);
  CHECK_REFUSED(motus_view_set_match_key(w.window, 5, &o), INVALID_ARGUMENT,
                "motus_view_set_match_key");
  o.gravity.x = NAN;
  CHECK_REFUSED(motus_view_set_match_key(w.view, 6, &o), INVALID_ARGUMENT,
                "motus_view_set_match_key");
  o.gravity.x = 0;
  o.content_size.width = -1;
  CHECK_REFUSED(motus_view_set_match_key(w.view, 6, &o), INVALID_ARGUMENT,
                "motus_view_set_match_key");
  o.content_size.width = 0;
  o.flags = 16;
  CHECK_REFUSED(motus_view_set_match_key(w.view, 6, &o), INVALID_ARGUMENT,
                "motus_view_set_match_key");
  o.flags = 0;
  o.content = (motus_match_content)4;
  CHECK_REFUSED(motus_view_set_match_key(w.view, 6, &o), INVALID_ARGUMENT,
                "motus_view_set_match_key");
  CHECK_REFUSED(motus_view_set_match_key(w.stale, 6, NULL), STALE_HANDLE,
                "motus_view_set_match_key");
  CHECK_EQUAL((int)motus_view_match_key(w.view), 5);
  CHECK_EQUAL(motus_view_set_match_key(w.view, 0, NULL), MOTUS_OK);
  CHECK_EQUAL((int)motus_view_match_key(w.view), 0);
  world_close(&w);
}

static void a_matched_controller_with_bad_options_is_refused(void) {
  world w = world_open();
  motus_matched_options o;
  motus_animation_controller *made = NULL;
  CHECK_EQUAL(motus_matched_options_init(&o, sizeof o), MOTUS_OK);
  o.cross_fade = 1.5;
  CHECK_REFUSED(motus_animation_controller_create_matched(w.runtime, &o, &made),
                INVALID_ARGUMENT, "motus_animation_controller_create_matched");
  o.cross_fade = 0;
  o.duration = -1;
  CHECK_REFUSED(motus_animation_controller_create_matched(w.runtime, &o, &made),
                INVALID_ARGUMENT, "motus_animation_controller_create_matched");
  o.duration = 1;
  o.style = (motus_matched_style)3;
  CHECK_REFUSED(motus_animation_controller_create_matched(w.runtime, &o, &made),
                INVALID_ARGUMENT, "motus_animation_controller_create_matched");
  CHECK(!made);
  o.style = MOTUS_MATCHED_NONE;
  CHECK_EQUAL(motus_animation_controller_create_matched(w.runtime, &o, &made),
              MOTUS_OK);
  CHECK_EQUAL(motus_release(made), MOTUS_OK);
  world_close(&w);
}

static motus_transition_context *kept;

static void animate(void *data, motus_transition_context *context) {
  kept = context;
  story_animate(data, context);
}

static void pairs_are_asked_for_inside_animate_transition(void) {
  stage g;
  size_t pairs = 9;
  stage_open(&g);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = animate;
  story_animate_with(&g.s, &callbacks);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 2);
  CHECK_REFUSED(motus_transition_context_match(kept, NULL, &pairs),
                INVALID_STATE, "motus_transition_context_match");
  CHECK_EQUAL((int)pairs, 0);
  stage_run(&g, 60);
  CHECK_REFUSED(motus_transition_context_match(kept, NULL, &pairs),
                STALE_HANDLE, "motus_transition_context_match");
  stage_close(&g);
}

/* HZ-23: 1,024 pairs fly, the others go with their screens.
 * Limit: pairs that fly with a transition 1,024 */
static void a_transition_has_at_most_1024_pairs(void) {
  stage g;
  const motus_flight *flights = NULL;
  stage_open(&g);
  for (uint64_t i = 1; i <= 1100; i++) {
    motus_rect small = {(double)(i % 30) * 10, (double)i / 30 * 10, 8, 8};
    stage_add(&g, g.s.a, small, i + 100);
    stage_add(&g, g.s.b, small, i + 100);
  }
  report_clear();
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  CHECK_EQUAL((int)stage_flights(&g, &flights), 1024);
  CHECK_EQUAL(reported.count, 1);
  CHECK_EQUAL(reported.status, MOTUS_ERROR_LIMIT);
  stage_run(&g, 60);
  CHECK_EQUAL((int)stage_flights(&g, &flights), 0);
  CHECK_EQUAL(g.landed, 1024);
  stage_close(&g);
}

CHECK_MAIN(TEST(a_key_with_bad_options_is_refused),
           TEST(a_matched_controller_with_bad_options_is_refused),
           TEST(pairs_are_asked_for_inside_animate_transition),
           TEST(a_transition_has_at_most_1024_pairs))
