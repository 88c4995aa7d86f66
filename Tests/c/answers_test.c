/* What hosts are told when a call is refused, when something
 * is cut off, and at the limits that the header gives. */
#include "presentation_stage.h"

/* ---- Present while presenting ---- */

static void who_presents_is_busy_and_no_completion_runs(void) {
  open_screens(MOTUS_PRESENTATION_FULL_SCREEN);
  CHECK_EQUAL(present(r, p, true), MOTUS_OK);
  for (int moment = 0; moment < 3; moment++) {
    int told = s.destroyed;
    s.told[0] = 0;
    CHECK_EQUAL(present(r, q, moment & 1), MOTUS_ERROR_BUSY);
    CHECK_EQUAL(s.destroyed, told + 1);
    CHECK_TEXT(s.told, "");
    CHECK(motus_view_controller_presenting_view_controller(q) == NULL);
    CHECK_EQUAL(reported.count, 1);
    reported.count = 0;
    story_run(&s, moment == 0 ? 0.1 : 2);
  }
  CHECK(motus_view_controller_presented_view_controller(r) == p);
  check_rest();
  story_close(&s);
}

/* Accepted, and nothing comes of it later. */
static void what_was_accepted_is_told_when_it_comes_to_nothing(void) {
  open_screens(MOTUS_PRESENTATION_FULL_SCREEN);
  CHECK_EQUAL(present(r, p, true), MOTUS_OK);
  story_run(&s, 0.1);
  dismiss(r, true);
  CHECK_EQUAL(present(p, q, true), MOTUS_OK);
  s.told[0] = 0;
  story_run(&s, 3);
  CHECK(story_in_order(&s, "P.did_disappear~ not_completed"));
  CHECK(motus_view_controller_presented_view_controller(p) == NULL);
  reported.count = 0;
  check_rest();
  story_close(&s);
}

/* ---- The order of what is cut off ---- */

static motus_view *box;
static char order[32];

static void to_side(void *user_data) {
  motus_view_set_center(box, (motus_point){*(double *)user_data, 0});
}
static void to_clear(void *user_data) {
  motus_view_set_alpha(box, *(double *)user_data);
}
static void note(void *user_data, bool finished) {
  size_t length = strlen(order);
  CHECK(!finished);
  REQUIRE(length + 1 < sizeof order);
  order[length] = *(const char *)user_data;
  order[length + 1] = 0;
}

static void what_is_cut_off_is_told_in_the_order_of_its_beginning(void) {
  static char names[] = "abcdef";
  for (int way = 0; way < 2; way++) {
    motus_animation_options options;
    double numbers[6];
    story_open(&s);
    order[0] = 0;
    motus_view_create(s.runtime, &box);
    motus_view_add_subview(motus_runtime_window(s.runtime), box);
    motus_animation_options_init(&options, sizeof options);
    for (int i = 0; i < 6; i++) {
      numbers[i] = i % 2 ? 0.1 * i : 10.0 * (i + 1);
      /* Curves of all sorts, of which each has a table of its own. */
      options.duration = 1 + (5 - i);
      options.timing.type = i % 3 == 0   ? MOTUS_TIMING_SPRING_RATIO
                            : i % 3 == 1 ? MOTUS_TIMING_LINEAR
                                         : MOTUS_TIMING_EASE_IN_OUT;
      motus_runtime_animate(s.runtime, &options, i % 2 ? to_clear : to_side,
                            &numbers[i], note, &names[i], NULL, NULL);
    }
    story_run(&s, 0.1);
    if (way == 0)
      motus_view_remove_from_superview(box);
    else
      motus_view_remove_all_animations(box);
    story_run(&s, 0.1);
    CHECK_TEXT(order, "abcdef");
    motus_release(box);
    story_close(&s);
  }
}

/* ---- At the limits ---- */

static motus_status make(const motus_timing *timing) {
  motus_property_animator *animator = NULL;
  motus_status status =
      motus_property_animator_create(s.runtime, 1, timing, &animator);
  if (status == MOTUS_OK)
    motus_release(animator);
  return status;
}

static void limits_of_timings_are_those_of_the_header(void) {
  motus_timing timing;
  story_open(&s);
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_CUBIC;
  timing.control_1 = (motus_point){0, -1000};
  timing.control_2 = (motus_point){1, 1000};
  CHECK_EQUAL(make(&timing), MOTUS_OK);
  CHECK_EQUAL(reported.count, 0);
  timing.control_1.y = -1000.001;
  CHECK_EQUAL(make(&timing), MOTUS_ERROR_INVALID_ARGUMENT);
  timing.control_1 = (motus_point){-0.001, 0};
  CHECK_EQUAL(make(&timing), MOTUS_ERROR_INVALID_ARGUMENT);
  timing.control_1 = (motus_point){0, 0};
  timing.control_2.x = 1.001;
  CHECK_EQUAL(make(&timing), MOTUS_ERROR_INVALID_ARGUMENT);
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_SPRING_RATIO;
  timing.damping_ratio = 0.0001;
  CHECK_EQUAL(make(&timing), MOTUS_OK);
  timing.damping_ratio = 0.00009;
  CHECK_EQUAL(make(&timing), MOTUS_ERROR_INVALID_ARGUMENT);
  timing.damping_ratio = 0.5;
  for (int sign = -1; sign <= 1; sign += 2) {
    timing.initial_velocity = 1e6 * sign;
    CHECK_EQUAL(make(&timing), MOTUS_OK);
    timing.initial_velocity = 1.000001e6 * sign;
    CHECK_EQUAL(make(&timing), MOTUS_ERROR_INVALID_ARGUMENT);
  }
  reported.count = 0;
  story_close(&s);
}

/* Below .01 the frequency is that of .01: the first quarter of a swing takes as
 * long, and its end is a jump. */
static void a_spring_of_a_small_ratio_has_the_frequency_of_a_hundredth(void) {
  const double ratios[] = {0.01, 0.009, 0.001, 0.0001};
  double crossing[4];
  for (int k = 0; k < 4; k++) {
    motus_timing timing;
    double value = 0, time = 0;
    motus_timing_init(&timing, sizeof timing);
    timing.type = MOTUS_TIMING_SPRING_RATIO;
    timing.damping_ratio = ratios[k];
    for (time = 0; value < 1 && time < 0.1; time += 1e-6)
      CHECK_EQUAL(motus_timing_evaluate(&timing, time, 1, &value, NULL),
                  MOTUS_OK);
    crossing[k] = time;
    CHECK_EQUAL(motus_timing_evaluate(&timing, 1, 1, &value, NULL), MOTUS_OK);
    CHECK_NEAR(value, 1, 0);
    motus_timing_evaluate(&timing, 1 - 1e-9, 1, &value, NULL);
    if (k > 1)
      CHECK(fabs(value - 1) < 1);
  }
  for (int k = 1; k < 4; k++)
    CHECK_NEAR(crossing[k], crossing[0], 0.01 * crossing[0]);
}

/* ---- Sentences of the header ---- */

static void what_never_was_in_a_window_is_animated(void) {
  motus_animation_options options;
  double numbers[2] = {100, 0}, shown[2] = {0, 0};
  story_open(&s);
  motus_view_create(s.runtime, &box);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  motus_runtime_animate(s.runtime, &options, to_side, numbers, NULL, NULL, NULL,
                        NULL);
  story_run(&s, 0.5);
  motus_view_property(box, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown, 2);
  CHECK(shown[0] > 45 && shown[0] < 55);
  motus_release(box);
  story_close(&s);
}

static double seen_time;

static void seen(void *user_data, motus_display_link *link, double timestamp,
                 double target) {
  (void)user_data, (void)link, (void)target;
  seen_time = timestamp;
}

/* The longest step limits the runtime's own clock. Display links and gestures
 * go by the host's, as touches do. */
static void the_longest_step_is_no_limit_for_fingers(void) {
  motus_runtime_options options;
  motus_runtime *runtime = NULL;
  motus_display_link *link = NULL;
  motus_gesture *pan = NULL;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  options.longest_step = 0.01;
  CHECK_EQUAL(motus_runtime_create(&options, &runtime), MOTUS_OK);
  motus_display_link_create(runtime, seen, NULL, NULL, &link);
  motus_gesture_options kind;
  motus_gesture_options_init(&kind, sizeof kind);
  kind.type = MOTUS_GESTURE_PAN;
  CHECK_EQUAL(motus_gesture_create(runtime, &kind, &pan), MOTUS_OK);
  motus_view_add_gesture(motus_runtime_window(runtime), pan);
  motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_BEGAN, (motus_point){0, 100},
                           0);
  motus_runtime_tick(runtime, 0);
  for (int i = 1; i <= 6; i++) {
    motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_MOVED,
                             (motus_point){40.0 * i, 100}, 0.1 * i);
    CHECK_EQUAL(motus_runtime_tick(runtime, 0.1 * i), MOTUS_OK);
    CHECK_NEAR(seen_time, 0.1 * i, 1e-12);
  }
  CHECK(motus_runtime_clock_time(runtime) < 0.07);
  CHECK_NEAR(motus_gesture_velocity(pan, NULL).dx, 400, 20);
  motus_release(pan);
  motus_release(link);
  motus_runtime_destroy(runtime);
}

CHECK_MAIN(TEST(who_presents_is_busy_and_no_completion_runs),
           TEST(what_was_accepted_is_told_when_it_comes_to_nothing),
           TEST(what_is_cut_off_is_told_in_the_order_of_its_beginning),
           TEST(limits_of_timings_are_those_of_the_header),
           TEST(a_spring_of_a_small_ratio_has_the_frequency_of_a_hundredth),
           TEST(what_never_was_in_a_window_is_animated),
           TEST(the_longest_step_is_no_limit_for_fingers))
