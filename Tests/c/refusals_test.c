/* Calls that are refused for what goes on, or for what two arguments are together: one of a kind
 * that the tables of misuse cannot know. */
#include "dynamics.h"

static void nothing(void *user_data) {
  (void)user_data;
}

static void two_arguments_that_are_the_same(void) {
  world w = world_open();
  motus_view *child = NULL, *views[2] = {NULL, NULL};
  motus_view_create(w.runtime, &child);
  motus_view_create(w.runtime, &views[0]);
  motus_view_add_subview(w.window, child);
  CHECK_REFUSED(motus_view_insert_subview_above(w.window, child, child),
                INVALID_ARGUMENT, "motus_view_insert_subview_above");
  CHECK_REFUSED(motus_view_insert_subview_below(w.window, child, child),
                INVALID_ARGUMENT, "motus_view_insert_subview_below");
  CHECK_REFUSED(motus_view_add_subview(child, child), INVALID_ARGUMENT,
                "motus_view_add_subview");
  CHECK_REFUSED(
      motus_view_transition_to(child, child, NULL, NULL, NULL, NULL, NULL),
      INVALID_ARGUMENT, "motus_view_transition_to");
  motus_child twice[2] = {{.key = 1, .view = views[0]},
                          {.key = 2, .view = views[0]}};
  CHECK_REFUSED(motus_view_arrange(child, twice, 2, sizeof *twice, NULL),
                INVALID_ARGUMENT, "motus_view_arrange");
  CHECK_SAYS("the same view");
  twice[1] = (motus_child){.key = 1};
  CHECK_REFUSED(motus_view_arrange(child, twice, 2, sizeof *twice, NULL),
                INVALID_ARGUMENT, "motus_view_arrange");
  CHECK_SAYS("the same key");
  motus_release(child);
  motus_release(views[0]);
  world_close(&w);
}

static void what_is_under_way(void) {
  world w = world_open();
  motus_property_animator *member = NULL, *group = NULL;
  motus_child one = {.key = 1};
  motus_keyframes_options options;
  motus_keyframes_options_init(&options, sizeof options);
  CHECK_EQUAL(motus_runtime_begin_keyframes(w.runtime, &options), MOTUS_OK);
  CHECK_REFUSED(motus_view_arrange(w.window, &one, 1, sizeof one, NULL),
                INVALID_STATE, "motus_view_arrange");
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  motus_property_animator_create(w.runtime, 1, NULL, &member);
  CHECK_REFUSED(
      motus_property_animator_add_completion(member, NULL, NULL, NULL),
      INVALID_ARGUMENT, "motus_property_animator_add_completion");
  motus_property_animator_add_animations(member, nothing, NULL, NULL);
  motus_property_animator_pause(member);
  CHECK_REFUSED(motus_property_animator_create_group(
                    w.runtime, MOTUS_ANIMATORS_SEQUENCE, 0, &member, 1, &group),
                INVALID_STATE, "motus_property_animator_create_group");
  CHECK(group == NULL);
  motus_release(member);
  world_close(&w);
}

static void no_page_of_none(void) {
  motus_paging paging;
  uint32_t page = 7;
  motus_paging_init(&paging, sizeof paging);
  paging.page_size = 100;
  paging.page_count = 0;
  CHECK_EQUAL(motus_page_target(&paging, 10, 0, &page, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(page, 0);
}

/* The list of the last frame is being written over. */
static void look_for_changes(void *user_data, motus_display_link *link,
                             double timestamp, double target) {
  const motus_change *changes = (const motus_change *)user_data;
  size_t count = 9;
  (void)link, (void)timestamp, (void)target;
  CHECK_EQUAL(motus_runtime_changes(user_data, &changes, &count), MOTUS_OK);
  CHECK(changes == NULL && count == 0);
}

static void no_changes_within_a_tick(void) {
  world w = world_open();
  motus_display_link *link = NULL;
  motus_view *view = NULL;
  motus_view_create(w.runtime, &view);
  motus_view_add_subview(w.window, view);
  motus_runtime_set_traces_changes(w.runtime, true);
  motus_display_link_create(w.runtime, look_for_changes, w.runtime, NULL,
                            &link);
  for (int i = 1; i < 4; i++) {
    motus_view_set_alpha(view, 1. / i);
    CHECK_EQUAL(motus_runtime_tick(w.runtime, i), MOTUS_OK);
  }
  motus_release(link);
  motus_release(view);
  world_close(&w);
}

/* A clock is not changed while it measures a step. */
static motus_status within_a_step;
static double clock_of_none(void *user_data) {
  (void)user_data;
  return 0;
}
static void change_clock(void *user_data, motus_field_behavior *field,
                         const motus_field_probe *probe, motus_vector *out) {
  (void)field, (void)probe, (void)out;
  within_a_step = motus_dynamic_animator_set_profile_clock(
      user_data, clock_of_none, NULL, NULL);
}

static void no_clock_within_a_step(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 150, 0, 20, 20);
  motus_field_options options;
  motus_field_behavior *field = NULL;
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_CUSTOM;
  motus_field_behavior_create(s.w.runtime, &options, &item, 1, &field);
  motus_field_behavior_set_evaluator(field, change_clock, s.animator, NULL);
  play(&s, (motus_dynamic_behavior *)field);
  motus_runtime_tick(s.w.runtime, 1. / 60);
  motus_runtime_tick(s.w.runtime, 2. / 60);
  CHECK_EQUAL(within_a_step, MOTUS_ERROR_REENTRANT);
  report_clear();
  scene_close(&s);
}

CHECK_MAIN(TEST(two_arguments_that_are_the_same), TEST(what_is_under_way),
           TEST(no_page_of_none), TEST(no_changes_within_a_tick),
           TEST(no_clock_within_a_step))
