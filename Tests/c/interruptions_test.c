/* Interruption at every moment: a push is taken into the hand in every frame,
 * before and after it has been let go, moved, let go in all ways; nothing
 * jumps, and what it comes to is what was said last. */
#include "story_navigation.h"

static story s;

/* ---- Three kinds of animator ---- */

enum { BLOCKS, CUBIC, SPRING, KINDS };

static motus_property_animator *vended;
static motus_timing_type vended_timing;
static double said_duration;

static void move_to_middle(void *view) {
  motus_point middle = {WIDTH / 2, HEIGHT / 2};
  motus_view_set_center(view, middle);
}

static void vended_done(void *context, motus_animating_position position) {
  (void)position;
  story_finish(context, true);
}

static motus_property_animator *vend(void *user_data,
                                     motus_transition_context *context) {
  (void)user_data, (void)context;
  return vended;
}

static void animate_vended(void *user_data, motus_transition_context *context) {
  motus_point right = {WIDTH * 1.5, HEIGHT / 2};
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_timing timing;
  story_say(user_data, "animate");
  motus_view_add_subview(motus_transition_context_container_view(context), to);
  motus_view_set_center(to, right);
  motus_timing_init(&timing, sizeof timing);
  timing.type = vended_timing;
  timing.stiffness = 200;
  timing.damping = 28;
  CHECK_EQUAL(motus_property_animator_create(s.runtime, 0.5, &timing, &vended),
              MOTUS_OK);
  motus_property_animator_add_animations(vended, move_to_middle, to, NULL);
  motus_property_animator_add_completion(vended, vended_done, context, NULL);
  motus_property_animator_start(vended);
}

static void open_push(int kind, bool by_hand) {
  story_open_navigation(&s);
  vended = NULL;
  if (kind == BLOCKS) {
    story_animate_by_blocks(&s, true);
  } else {
    motus_animation_controller_callbacks callbacks = story_animating();
    callbacks.animate_transition = animate_vended;
    callbacks.interruptible_animator = vend;
    vended_timing = kind == CUBIC ? MOTUS_TIMING_EASE_IN : MOTUS_TIMING_SPRING;
    story_animate_with(&s, &callbacks);
    motus_percent_driven_interaction_create(s.runtime, &s.hand);
    s.interaction = (motus_interaction_controller *)s.hand;
  }
  motus_percent_driven_interaction_set_wants_interactive_start(s.hand, by_hand);
  story_push(&s, s.b, true);
  story_tick(&s);
}

static void close_push(void) {
  if (vended)
    motus_release(vended);
  CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
  report_clear();
}

/* How far B has come. */
static double come(void) {
  return 1 - story_shown(&s);
}

static double percent(void) {
  return motus_percent_driven_interaction_percent_complete(s.hand);
}

static bool is_under_way(void) {
  return motus_view_controller_transition_coordinator(s.b) != NULL;
}

static motus_status let_go(bool finishes, int how) {
  static const double velocities[] = {0, 2, -3, 1e6};
  if (how == 0)
    return finishes ? motus_percent_driven_interaction_finish(s.hand)
                    : motus_percent_driven_interaction_cancel(s.hand);
  return finishes ? motus_percent_driven_interaction_finish_with_velocity(
                        s.hand, velocities[how - 1])
                  : motus_percent_driven_interaction_cancel_with_velocity(
                        s.hand, velocities[how - 1]);
}

/* What has been let go arrives where it should, never leaping: in a frame the
 * fastest of these goes less than a third of the way. (One that is thrown away
 * from where it is to go turns at once near its other end, which it must not
 * pass.) */
static void check_rest(int kind, bool finishes, int how) {
  bool is_plain = how < 2 || how == (finishes ? 2 : 3);
  double last = come();
  for (int i = 0; i < 200 && is_under_way(); i++) {
    story_tick(&s);
    if (!is_under_way())
      break;
    CHECK(fabs(come() - last) < 0.34 || !is_plain);
    if (kind != SPRING && is_plain)
      CHECK(finishes ? come() >= last - 1e-9 : come() <= last + 1e-9);
    last = come();
  }
  CHECK(!is_under_way());
  CHECK_TEXT(story_stack(&s), finishes ? "A B" : "A");
  CHECK(story_in_order(&s, finishes ? "ended A.did_disappear~ B.did_appear~ "
                                      "B.did_move(nav) completed"
                                    : "ended_cancelled B.did_disappear~ "
                                      "A.did_appear~ B.did_move(-) "
                                      "not_completed"));
  story_run(&s, 2 * FRAME);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(reported.count, 0);
}

/* Takes it where it is, moves it, and lets it go again. */
static void take_and_let_go(int kind, bool moves, bool finishes, int how) {
  double before = come();
  if (!CHECK_EQUAL(motus_percent_driven_interaction_pause(s.hand), MOTUS_OK))
    return;
  CHECK_NEAR(come(), before, 1e-9);
  CHECK_NEAR(percent(), before < 0 ? 0 : before > 1 ? 1 : before, 1e-7);
  story_tick(&s);
  story_tick(&s);
  CHECK_NEAR(come(), before, 1e-9);
  if (moves) { /* PD-2 */
    story_drag(&s, 0.6);
    CHECK_NEAR(come(), 0.6, 1e-9);
    CHECK_NEAR(percent(), 0.6, 0);
  }
  CHECK_EQUAL(let_go(finishes, how), MOTUS_OK);
  check_rest(kind, finishes, how);
}

/* TR-6, PA-4, PD-7, US-2, US-7, US-8. */
static void one_that_runs_is_taken_in_every_frame(void) {
  for (int kind = 0; kind < KINDS; kind++)
    for (int frame = 0; frame < 32; frame += kind == SPRING ? 3 : 1)
      for (int way = 0; way < 4; way++) {
        open_push(kind, false);
        story_run(&s, frame * FRAME);
        take_and_let_go(kind, way & 1, way & 2, frame % 5);
        close_push();
      }
}

static void one_that_was_let_go_is_taken_in_every_frame(void) {
  for (int kind = 0; kind < KINDS; kind++)
    for (int frame = 0; frame < 15; frame++)
      for (int way = 0; way < 8; way++) {
        open_push(kind, true);
        story_drag(&s, 0.45);
        CHECK_NEAR(come(), 0.45, 1e-9);
        CHECK_EQUAL(let_go(way & 4, 0), MOTUS_OK);
        story_run(&s, frame * FRAME);
        if (is_under_way())
          take_and_let_go(kind, way & 1, way & 2, frame % 5);
        close_push();
      }
}

/* At both ends, and as near to them as numbers go. */
static void it_is_let_go_at_its_ends(void) {
  static const double ends[] = {0, 1, 1e-12, 1 - 1e-12};
  for (int kind = 0; kind < KINDS; kind++)
    for (int end = 0; end < 4; end++)
      for (int way = 0; way < 10; way++) {
        open_push(kind, true);
        story_drag(&s, ends[end]);
        CHECK_NEAR(come(), ends[end], 1e-9);
        CHECK(is_under_way());
        CHECK_EQUAL(let_go(way & 1, way / 2), MOTUS_OK);
        check_rest(kind, way & 1, way / 2);
        close_push();
      }
}

/* ---- Timing ---- */

static void read_info(motus_transition_info *info) {
  memset(info, 0, sizeof *info);
  info->struct_size = sizeof *info;
  CHECK_EQUAL(motus_transition_coordinator_info(
                  motus_view_controller_transition_coordinator(s.b), info),
              MOTUS_OK);
}

/* PD-7: the timing curve is for interruptible animators alone, and has the word
 * before the completion timing there. */
static void the_timing_curve_is_for_interruptible_animators(void) {
  for (int kind = BLOCKS; kind <= CUBIC; kind++) {
    motus_timing linear, out;
    motus_timing_init(&linear, sizeof linear);
    motus_timing_init(&out, sizeof out);
    linear.type = MOTUS_TIMING_LINEAR;
    out.type = MOTUS_TIMING_EASE_OUT;
    open_push(kind, true);
    CHECK_EQUAL(
        motus_percent_driven_interaction_set_completion_timing(s.hand, &out),
        MOTUS_OK);
    CHECK_EQUAL(
        motus_percent_driven_interaction_set_timing_curve(s.hand, &linear),
        MOTUS_OK);
    story_drag(&s, 0.5);
    CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
    double half = motus_transition_coordinator_completion_progress(
        motus_view_controller_transition_coordinator(s.b), 0.5);
    CHECK_NEAR(half, kind == CUBIC ? 0.5 : 0.684643, 1e-5);
    story_run(&s, 0.125); /* half of what is left */
    CHECK_NEAR(come(), 0.5 + 0.5 * half, 1e-9);
    close_push();
  }
}

static void without_a_timing_curve_the_completion_timing_counts(void) {
  motus_timing linear;
  motus_timing_init(&linear, sizeof linear);
  linear.type = MOTUS_TIMING_LINEAR;
  open_push(CUBIC, true);
  motus_percent_driven_interaction_set_completion_timing(s.hand, &linear);
  CHECK_EQUAL(motus_percent_driven_interaction_set_timing_curve(s.hand, NULL),
              MOTUS_OK);
  story_drag(&s, 0.5);
  motus_percent_driven_interaction_set_completion_speed(s.hand, 2);
  motus_percent_driven_interaction_finish(s.hand);
  story_run(&s, 0.0625); /* PD-3: .5 * .5 / 2, half of it */
  CHECK_NEAR(come(), 0.75, 1e-9);
  close_push();
}

static double say_duration(void *user_data, motus_transition_context *context) {
  (void)user_data, (void)context;
  return said_duration;
}

/* what a callback answers wrongly is told, and counts for nothing. */
static void a_wrong_duration_is_told(void) {
  static const double wrong[] = {-INFINITY, NAN, INFINITY};
  for (int i = 0; i < 3; i++) {
    motus_transition_info info;
    story_open_navigation(&s);
    motus_animation_controller_callbacks callbacks = story_animating();
    callbacks.transition_duration = say_duration;
    said_duration = wrong[i];
    story_animate_with(&s, &callbacks);
    story_push(&s, s.b, true);
    story_tick(&s);
    CHECK_EQUAL(reported.count, 1);
    CHECK_EQUAL(reported.status, MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_SAYS("transition_duration");
    read_info(&info);
    CHECK_NEAR(info.transition_duration, 0.35, 0);
    close_push();
  }
}

/* ---- Too early ---- */

/* TR-10: a cancel that comes before the beginning counts, also when the
 * transition does not begin interactively; a finish changes nothing there. */
static void an_early_cancel_counts_without_a_hand(void) {
  for (int finishes = 0; finishes < 2; finishes++) {
    story_open_navigation(&s);
    vended = NULL;
    story_animate_by_blocks(&s, true);
    motus_percent_driven_interaction_set_wants_interactive_start(s.hand, false);
    story_push(&s, s.b, true);
    motus_percent_driven_interaction_update(s.hand, 0.5);
    CHECK_EQUAL(let_go(finishes, 0), MOTUS_OK);
    story_tick(&s);
    CHECK_EQUAL(is_under_way(), finishes); /* no way back from 0 */
    check_rest(BLOCKS, finishes, 0);
    close_push();
  }
}

CHECK_MAIN(TEST(one_that_runs_is_taken_in_every_frame),
           TEST(one_that_was_let_go_is_taken_in_every_frame),
           TEST(it_is_let_go_at_its_ends),
           TEST(the_timing_curve_is_for_interruptible_animators),
           TEST(without_a_timing_curve_the_completion_timing_counts),
           TEST(a_wrong_duration_is_told),
           TEST(an_early_cancel_counts_without_a_hand))
