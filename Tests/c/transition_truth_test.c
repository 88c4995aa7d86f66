/* What a coordinator and a context say is true from the request on, or from the
 * moment that the header names. */
#include "story_navigation.h"

static story s;

typedef struct sight {
  motus_transition_info info;
  bool context_interactive, has_container, has_both;
  double progress; /* of the completion curve, at half of its time */
  int seen;
} sight;

static sight asked, will_appear, will_show, is_appearing, begun;
static motus_transition_context *context;
static motus_transition_coordinator *through_context;

static void look(sight *it) {
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(s.b);
  it->info.struct_size = sizeof it->info;
  if (!CHECK(coordinator != NULL))
    return;
  CHECK_EQUAL(motus_transition_coordinator_info(coordinator, &it->info),
              MOTUS_OK);
  it->has_container =
      motus_transition_coordinator_container_view(coordinator) != NULL;
  it->has_both = motus_transition_coordinator_view_controller(
                     coordinator, MOTUS_TRANSITION_FROM) == s.a &&
                 motus_transition_coordinator_view_controller(
                     coordinator, MOTUS_TRANSITION_TO) == s.b;
  it->progress =
      motus_transition_coordinator_completion_progress(coordinator, 0.25);
  it->seen += 1;
}

static void b_will_appear(void *user_data, motus_view_controller *it,
                          bool animated) {
  (void)user_data, (void)it, (void)animated;
  look(&will_appear);
}
static void b_is_appearing(void *user_data, motus_view_controller *it,
                           bool animated) {
  (void)user_data, (void)it, (void)animated;
  look(&is_appearing);
}
static void nav_will_show(void *user_data, motus_navigation_controller *it,
                          motus_view_controller *shown, bool animated) {
  (void)user_data, (void)it, (void)animated;
  if (shown == s.b)
    look(&will_show);
}

static void animate_seen(void *user_data, motus_transition_context *it) {
  context = it;
  through_context = motus_transition_context_coordinator(it);
  look(&begun);
  begun.context_interactive = motus_transition_context_is_interactive(it);
  story_animate(user_data, it);
}

static int durations_asked;
static double wanted_duration = 0.5;
static double count_duration(void *user_data, motus_transition_context *it) {
  durations_asked += 1;
  CHECK(motus_transition_context_container_view(it) != NULL);
  (void)user_data;
  return wanted_duration;
}

static void open_push(bool by_hand) {
  motus_animation_controller_callbacks callbacks = story_animating();
  story_open_navigation(&s);
  memset(&asked, 0, sizeof asked);
  will_appear = will_show = is_appearing = begun = asked;
  durations_asked = 0;
  motus_view_controller_callbacks screen = {.struct_size = sizeof screen,
                                            .view_will_appear = b_will_appear,
                                            .view_is_appearing =
                                                b_is_appearing};
  CHECK_EQUAL(
      motus_view_controller_create(s.runtime, &screen, NULL, NULL, &s.b),
      MOTUS_OK);
  callbacks.animate_transition = animate_seen;
  callbacks.transition_duration = count_duration;
  story_animate_with(&s, &callbacks);
  motus_percent_driven_interaction_create(s.runtime, &s.hand);
  motus_percent_driven_interaction_set_wants_interactive_start(s.hand, by_hand);
  motus_timing out;
  motus_timing_init(&out, sizeof out);
  out.type = MOTUS_TIMING_LINEAR;
  motus_percent_driven_interaction_set_completion_timing(s.hand, &out);
  s.interaction = (motus_interaction_controller *)s.hand;
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .will_show = nav_will_show,
                                        .animation_controller = story_animation,
                                        .interaction_controller =
                                            story_interaction};
  motus_navigation_controller_set_delegate(s.navigation, &delegate, &s, NULL);
  story_push(&s, s.b, true);
  look(&asked);
  story_tick(&s);
}

/* */
static void a_duration_below_0_is_none(void) {
  wanted_duration = -1;
  open_push(false);
  wanted_duration = 0.5;
  CHECK_NEAR(asked.info.transition_duration, 0, 0);
  CHECK_NEAR(begun.info.transition_duration, 0, 0);
  story_run(&s, 2);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(s.navigation),
              2);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  report_clear();
  story_close(&s);
}

static void check_sight(const sight *it, bool by_hand, const char *where) {
  int before = check_failures;
  CHECK_EQUAL(it->seen, 1);
  CHECK(it->info.is_animated && it->info.is_interruptible);
  CHECK_EQUAL(it->info.is_initially_interactive, by_hand);
  CHECK_EQUAL(it->info.is_interactive, by_hand);
  CHECK_NEAR(it->info.transition_duration, 0.5, 0);
  CHECK_NEAR(it->info.completion_velocity, 1, 0);
  CHECK_NEAR(it->info.percent_complete, 0, 0);
  CHECK_NEAR(it->progress, 0.25, 1e-9);
  CHECK(!it->info.was_cancelled && it->has_container && it->has_both);
  if (check_failures > before)
    printf("    %s\n", where);
}

static void everything_is_said_from_the_request_on(void) {
  for (int by_hand = 0; by_hand < 2; by_hand++) {
    open_push(by_hand);
    check_sight(&asked, by_hand, "right after the request");
    check_sight(&will_appear, by_hand, "in will_appear");
    check_sight(&will_show, by_hand, "in will_show");
    check_sight(&begun, by_hand, "in animate_transition");
    check_sight(&is_appearing, by_hand, "in is_appearing");
    CHECK_EQUAL(begun.context_interactive, by_hand);
    CHECK_EQUAL(durations_asked, 1);
    CHECK_NEAR(motus_percent_driven_interaction_duration(s.hand), 0.5, 0);
    report_clear();
    story_close(&s);
  }
}

/* Before the beginning the hand's duration is still 0 (PD-10). */
static void a_context_leads_to_its_coordinator(void) {
  open_push(true);
  CHECK(through_context != NULL);
  CHECK(through_context == motus_view_controller_transition_coordinator(s.b));
  CHECK(motus_transition_context_coordinator(context) == through_context);
  motus_percent_driven_interaction_finish(s.hand);
  story_run(&s, 1);
  report_clear();
  CHECK(motus_transition_context_coordinator(context) == NULL);
  CHECK_EQUAL(reported.status, MOTUS_ERROR_STALE_HANDLE);
  report_clear();
  story_close(&s);
}

/* Until somebody gives another it is 1. */
static void the_completion_velocity_is_what_was_given(void) {
  sight seen;
  open_push(true);
  story_drag(&s, 0.5);
  CHECK_EQUAL(motus_percent_driven_interaction_finish_with_velocity(s.hand, 2),
              MOTUS_OK);
  memset(&seen, 0, sizeof seen);
  look(&seen);
  CHECK_NEAR(seen.info.completion_velocity, 2, 0);
  CHECK_NEAR(seen.info.percent_complete, 0.5, 0);
  CHECK(!seen.info.is_interactive && seen.info.is_initially_interactive);
  report_clear();
  story_close(&s);
}

/* An update is a word for the next frame: what is shown follows with it. */
static void an_update_is_seen_with_the_next_tick(void) {
  open_push(true);
  double before = story_x(s.b);
  CHECK_EQUAL(motus_percent_driven_interaction_update(s.hand, 0.5), MOTUS_OK);
  CHECK_NEAR(motus_percent_driven_interaction_percent_complete(s.hand), 0.5, 0);
  CHECK_NEAR(story_x(s.b), before, 0);
  CHECK(motus_runtime_needs_tick(s.runtime));
  story_tick(&s);
  CHECK_NEAR(story_x(s.b), WIDTH, 1e-9);
  CHECK_EQUAL(motus_transition_context_update(context, 0.25), MOTUS_OK);
  CHECK_NEAR(story_x(s.b), WIDTH, 1e-9);
  story_tick(&s);
  CHECK_NEAR(story_x(s.b), WIDTH * 1.25, 1e-9);
  report_clear();
  story_close(&s);
}

/* What can be set can be read. */
static void both_timings_of_a_hand_can_be_read(void) {
  motus_timing given, read;
  story_open(&s);
  motus_percent_driven_interaction_create(s.runtime, &s.hand);
  memset(&read, 0, sizeof read);
  read.struct_size = sizeof read;
  CHECK_EQUAL(motus_percent_driven_interaction_completion_timing(s.hand, &read),
              MOTUS_OK);
  CHECK_EQUAL(read.type, MOTUS_TIMING_EASE_IN_OUT);
  read.struct_size = sizeof read;
  CHECK_EQUAL(motus_percent_driven_interaction_timing_curve(s.hand, &read),
              MOTUS_OK);
  CHECK_EQUAL(read.type, MOTUS_TIMING_EASE_IN_OUT);
  motus_timing_init(&given, sizeof given);
  given.type = MOTUS_TIMING_CUBIC;
  given.control_1.x = 0.25, given.control_1.y = -0.5;
  given.control_2.x = 0.75, given.control_2.y = 1.5;
  CHECK_EQUAL(
      motus_percent_driven_interaction_set_completion_timing(s.hand, &given),
      MOTUS_OK);
  read.struct_size = sizeof read;
  CHECK_EQUAL(motus_percent_driven_interaction_completion_timing(s.hand, &read),
              MOTUS_OK);
  CHECK_EQUAL(read.type, MOTUS_TIMING_CUBIC);
  CHECK_NEAR(read.control_1.x, 0.25, 0);
  CHECK_NEAR(read.control_1.y, -0.5, 0);
  CHECK_NEAR(read.control_2.x, 0.75, 0);
  CHECK_NEAR(read.control_2.y, 1.5, 0);
  given.type = MOTUS_TIMING_SPRING;
  given.stiffness = 250;
  given.damping = 20;
  CHECK_EQUAL(motus_percent_driven_interaction_set_timing_curve(s.hand, &given),
              MOTUS_OK);
  read.struct_size = sizeof read;
  CHECK_EQUAL(motus_percent_driven_interaction_timing_curve(s.hand, &read),
              MOTUS_OK);
  CHECK_EQUAL(read.type, MOTUS_TIMING_SPRING);
  CHECK_NEAR(read.stiffness, 250, 1e-9);
  CHECK_NEAR(read.damping, 20, 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_set_timing_curve(s.hand, NULL),
              MOTUS_OK);
  read.struct_size = sizeof read;
  CHECK_EQUAL(motus_percent_driven_interaction_timing_curve(s.hand, &read),
              MOTUS_OK);
  CHECK_EQUAL(read.type, MOTUS_TIMING_CUBIC);
  CHECK_EQUAL(motus_percent_driven_interaction_completion_timing(s.hand, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  report_clear();
  motus_release(s.hand);
  story_close(&s);
}

CHECK_MAIN(TEST(everything_is_said_from_the_request_on),
           TEST(a_duration_below_0_is_none),
           TEST(a_context_leads_to_its_coordinator),
           TEST(the_completion_velocity_is_what_was_given),
           TEST(an_update_is_seen_with_the_next_tick),
           TEST(both_timings_of_a_hand_can_be_read))
