/* What the fuzzer has found, as hosts would meet it. */
#include "check.h"
#include "virtual_clock.h"
#include <motus.h>

static motus_runtime *runtime;
static motus_view *view;
static size_t count_inside;

static void hide(void *data) {
  (void)data;
  motus_view_set_alpha(view, 0);
}

/* What was lent of the last frame is being written over. */
static void read_changes(void *data, motus_animating_position position) {
  (void)data, (void)position;
  const motus_change_batch *batches = NULL;
  const motus_change *changes = NULL;
  size_t batch_count = 9, change_count = 9;
  CHECK_EQUAL(motus_runtime_change_batches(runtime, &batches, &batch_count),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_changes(runtime, &changes, &change_count),
              MOTUS_OK);
  for (size_t i = 0; i < batch_count; i++)
    CHECK(batches[i].values != NULL);
  count_inside = batch_count + change_count;
}

static void inside_of_a_tick_there_are_no_changes(void) {
  motus_property_animator *animator;
  motus_animation_options options;
  count_inside = 99;
  create_at_zero(&runtime);
  motus_view_create(runtime, &view);
  motus_view_add_subview(motus_runtime_window(runtime), view);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.02;
  motus_property_animator_create_running(runtime, &options, hide, NULL,
                                         read_changes, NULL, NULL, &animator);
  for (int i = 1; i < 5; i++) {
    const motus_change_batch *batches;
    size_t count;
    CHECK_EQUAL(motus_runtime_tick(runtime, i / 60.0), MOTUS_OK);
    motus_runtime_change_batches(runtime, &batches, &count);
  }
  CHECK_EQUAL(count_inside, 0);
  motus_runtime_destroy(runtime);
}

static void lists_of_dynamics_are_cleared_when_the_call_fails(void) {
  motus_collision_behavior *collision;
  motus_dynamic_animator *animator;
  create_at_zero(&runtime);
  motus_collision_behavior_create(runtime, NULL, 0, &collision);
  motus_dynamic_animator_create(runtime, motus_runtime_window(runtime),
                                &animator);
  motus_point points[2] = {{1, 2}, {3, 4}};
  size_t count = 7;
  CHECK_EQUAL(
      motus_collision_behavior_boundary_points(collision, 5, points, 2, &count),
      MOTUS_ERROR_NOT_FOUND);
  CHECK(points[0].x == 0 && points[1].y == 0 && count == 0);
  motus_dynamic_item *items[2] = {(void *)&runtime, (void *)&runtime};
  CHECK_EQUAL(motus_dynamic_animator_items_in_rect(
                  NULL, (motus_rect){0, 0, 1, 1}, items, 2, &count),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(items[0] == NULL && items[1] == NULL);
  motus_runtime_destroy(runtime);
}

static void finished(void *data, bool done) {
  (void)done;
  *(int *)data += 100;
}
static void count_end(void *data) {
  *(int *)data += 1;
}
static int inner;
static void animate_within(void *data) {
  (void)data;
  motus_runtime_animate(runtime, NULL, hide, NULL, finished, &inner, count_end,
                        NULL);
}

/* The completions of what its block began have ended before the animator. */
static void a_runtime_ends_with_a_paused_animator(void) {
  motus_property_animator *animator;
  inner = 0;
  create_at_zero(&runtime);
  motus_view_create(runtime, &view);
  motus_view_add_subview(motus_runtime_window(runtime), view);
  motus_property_animator_create(runtime, 1, NULL, &animator);
  motus_property_animator_add_animations(animator, animate_within, NULL, NULL);
  motus_property_animator_start(animator);
  motus_runtime_tick(runtime, 0.1);
  CHECK_EQUAL(motus_property_animator_pause(animator), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  CHECK_EQUAL(inner, 1);
}

static motus_view_controller *given_away;
static int lent;

/* A reference that is not the host's: it lives as long as others hold it. */
static motus_view_controller *itself(void *data, motus_view_controller *it) {
  (void)data, (void)it;
  return given_away;
}
static void does_nothing(void *data, motus_segue *segue) {
  (void)data, (void)segue;
}
static void goes_back(void *data, motus_view_controller *it, bool animated) {
  (void)data, (void)animated;
  lent += 1;
  CHECK(motus_is_alive(it));
  if (motus_is_alive(it))
    motus_view_controller_perform_segue(it, "back", NULL);
}
static void has_moved(void *data, motus_view_controller *it,
                      motus_view_controller *parent) {
  (void)parent;
  goes_back(data, it, false);
}

static void what_others_hold_is_not_given_away(void) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  motus_segue_callbacks segue = {.struct_size = sizeof segue,
                                 .make_destination = itself,
                                 .perform = does_nothing};
  motus_navigation_controller *stack;
  inner = lent = 0;
  create_at_zero(&runtime);
  callbacks.view_will_appear = callbacks.view_is_appearing = goes_back;
  callbacks.view_did_appear = callbacks.view_will_disappear = goes_back;
  callbacks.view_did_disappear = goes_back;
  callbacks.will_move_to_parent = callbacks.did_move_to_parent = has_moved;
  motus_view_controller_create(runtime, &callbacks, &inner, count_end,
                               &given_away);
  motus_view_controller_add_segue(given_away, "back", MOTUS_SEGUE_CUSTOM,
                                  &segue, NULL, NULL);
  motus_navigation_controller_create(runtime, NULL, &stack);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)stack);
  motus_navigation_controller_push(stack, given_away, false, NULL, NULL, NULL);
  motus_runtime_tick(runtime, 0.1);
  motus_runtime_tick(runtime, 0.2);
  CHECK(lent > 1);
  CHECK(motus_is_alive(given_away));
  CHECK_EQUAL(motus_release(given_away), MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(inner, 0);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  CHECK_EQUAL(inner, 1);
}

/* A presentation controller that the library has made is lent. */
static void a_presentation_that_is_lent_is_not_given_back(void) {
  motus_view_controller *controller = NULL;
  create_at_zero(&runtime);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &controller);
  motus_presentation_controller *lent_one =
      motus_view_controller_presentation_controller(controller);
  CHECK_EQUAL(motus_release(lent_one), MOTUS_ERROR_INVALID_STATE);
  CHECK(motus_is_alive(lent_one));
  CHECK_EQUAL(motus_release(controller), MOTUS_OK);
  CHECK(!motus_is_alive(lent_one));
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

/* The scroller of pages is lent; what it has begun ends. */
static void the_scroller_of_pages_is_not_given_back(void) {
  motus_page_view_controller_options options;
  motus_page_view_controller *pages = NULL;
  create_at_zero(&runtime);
  motus_page_view_controller_options_init(&options, sizeof options);
  motus_page_view_controller_create(runtime, &options, &pages);
  motus_scroller *scroller = motus_page_view_controller_scroller(pages);
  CHECK_EQUAL(motus_scroller_fling(scroller, (motus_vector){140, 360}),
              MOTUS_OK);
  CHECK_EQUAL(motus_release(scroller), MOTUS_ERROR_INVALID_STATE);
  motus_runtime_tick(runtime, .1);
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_SETTLING);
  CHECK_EQUAL(motus_retain(scroller), MOTUS_OK);
  CHECK_EQUAL(motus_release(scroller), MOTUS_OK);
  CHECK_EQUAL(motus_release(scroller), MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

/* ---- Handlers of one interaction, of which the first ends the transition ----
 * */

static motus_animation_controller *mover;
static motus_percent_driven_interaction *hand;
static motus_transition_context *under_way;
static int heard;

static motus_animation_controller *moves(void *data,
                                         motus_view_controller *presented,
                                         motus_view_controller *presenting,
                                         motus_view_controller *source) {
  (void)data, (void)presented, (void)presenting, (void)source;
  return mover;
}
static motus_interaction_controller *drives(void *data,
                                            motus_animation_controller *it) {
  (void)data, (void)it;
  return (motus_interaction_controller *)hand;
}
static void takes_its_time(void *data, motus_transition_context *context) {
  (void)data;
  under_way = context;
}
static void completes(void *data, motus_transition_coordinator *coordinator) {
  (void)data;
  heard += 1;
  CHECK(motus_is_alive(coordinator));
  motus_transition_context_complete(under_way, true);
}

/* A presentation under way that an interaction drives; who is presented. */
static motus_view_controller *
present_driven(const motus_animation_controller_callbacks *callbacks) {
  motus_view_controller *root, *screen;
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller_for_presented = moves,
      .interaction_controller_for_presentation = drives};
  motus_animation_controller_create(runtime, callbacks, NULL, NULL, &mover);
  motus_percent_driven_interaction_create(runtime, &hand);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &root);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &screen);
  motus_runtime_set_root_view_controller(runtime, root);
  motus_view_controller_set_presentation_style(screen,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_set_transitioning_delegate(screen, &delegate, NULL,
                                                   NULL);
  motus_view_controller_present(root, screen, true, NULL, NULL, NULL);
  motus_runtime_tick(runtime, 0.1);
  return screen;
}

static void a_handler_that_ends_the_transition_is_the_last(void) {
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .animate_transition = takes_its_time};
  heard = 0;
  create_at_zero(&runtime);
  motus_view_controller *screen = present_driven(&callbacks);
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(screen);
  CHECK(coordinator != NULL);
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_transition_coordinator_notify(
                    coordinator, MOTUS_TRANSITION_INTERACTION_ENDED, completes,
                    NULL, NULL),
                MOTUS_OK);
  motus_percent_driven_interaction_finish(hand);
  CHECK_EQUAL(heard, 1);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

/* ---- Two that go back together, without anything that moves ---- */

static motus_property_animator *vended;

static motus_property_animator *vends(void *data,
                                      motus_transition_context *context) {
  (void)data, (void)context;
  return vended;
}

/* What is left of it is for those to see who look for leaks. */
static void a_runtime_ends_with_an_animator_that_goes_back(void) {
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .animate_transition = takes_its_time,
      .interruptible_animator = vends};
  create_at_zero(&runtime);
  motus_property_animator_create(runtime, 1, NULL, &vended);
  present_driven(&callbacks);
  CHECK_EQUAL(motus_percent_driven_interaction_update(hand, .5), MOTUS_OK);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(hand), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  CHECK(!motus_is_alive(vended));
}

static int ended;
static void report(void *data, motus_status status, const char *function,
                   const char *message) {
  (void)data, (void)status, (void)function, (void)message;
}
static void end_and_set_another(void *data) {
  if (ended++ == 0) {
    motus_library_set_diagnostics(report, data, end_and_set_another);
    motus_view_alpha(NULL);
  }
}

static void the_end_of_diagnostics_may_set_others(void) {
  ended = 0;
  motus_library_set_diagnostics(report, &ended, end_and_set_another);
  motus_library_set_diagnostics(NULL, NULL, NULL);
  CHECK_EQUAL(ended, 1);
  motus_library_set_diagnostics(NULL, NULL, NULL);
  CHECK_EQUAL(ended, 2);
  /* Data without a function end at once, and what they set with the call. */
  ended = 0;
  motus_library_set_diagnostics(NULL, &ended, end_and_set_another);
  CHECK_EQUAL(ended, 2);
}

/* Controllers' views that stand where no others may be added change their order
 * all the same. */
static void who_stands_there_changes_the_order(void) {
  motus_runtime *rt = NULL;
  motus_view *outer = NULL, *inner = NULL;
  motus_view_controller *one = NULL, *two = NULL;
  motus_navigation_controller *stack = NULL;
  CHECK_EQUAL(motus_runtime_create(NULL, &rt), MOTUS_OK);
  motus_view_create(rt, &outer);
  motus_view_create(rt, &inner);
  motus_view_controller_create(rt, NULL, NULL, NULL, &one);
  motus_view_controller_create(rt, NULL, NULL, NULL, &two);
  motus_navigation_controller_create(rt, two, &stack);
  motus_view_add_subview(outer, inner);
  CHECK_EQUAL(motus_view_controller_set_view(one, outer), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_set_view(two, inner), MOTUS_OK);
  CHECK(motus_view_superview(inner) == outer);
  CHECK_EQUAL(motus_view_insert_subview(outer, inner, 0), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(outer, inner), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_OK);
}

typedef struct columns {
  motus_runtime *rt;
  motus_view_controller *second;
  int asked;
} columns;

static void become_root(void *user_data, motus_view_controller *controller,
                        motus_view_controller *parent) {
  columns *c = user_data;
  if (controller == c->second && parent && c->asked == 1) {
    c->asked = 2;
    CHECK_EQUAL(motus_runtime_set_root_view_controller(c->rt, controller),
                MOTUS_OK);
  }
}

/* A column that takes the window while the columns come apart is no column any
 * more: nobody stands in themselves. */
static void a_column_may_take_the_window(void) {
  columns c = {NULL, NULL, 0};
  motus_view_controller *first = NULL;
  motus_split_view_controller *split = NULL;
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .will_move_to_parent = become_root};
  CHECK_EQUAL(motus_runtime_create(NULL, &c.rt), MOTUS_OK);
  motus_view_controller_create(c.rt, NULL, NULL, NULL, &first);
  motus_view_controller_create(c.rt, &callbacks, &c, NULL, &c.second);
  motus_split_view_controller_create(c.rt, NULL, &split);
  motus_runtime_override_traits(c.rt, MOTUS_SIZE_CLASS_COMPACT,
                                MOTUS_SIZE_CLASS_REGULAR);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY, first);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY,
                                         c.second);
  motus_runtime_set_root_view_controller(c.rt, (motus_view_controller *)split);
  motus_runtime_tick(c.rt, 0);
  CHECK(motus_split_view_controller_is_collapsed(split));
  motus_split_view_controller_show_column(split, MOTUS_SPLIT_PRIMARY, false,
                                          NULL, NULL, NULL);
  motus_runtime_tick(c.rt, 1);
  CHECK(motus_view_controller_parent(c.second) == NULL);
  c.asked = 1;
  motus_runtime_override_traits(c.rt, MOTUS_SIZE_CLASS_REGULAR,
                                MOTUS_SIZE_CLASS_REGULAR);
  motus_runtime_tick(c.rt, 2);
  CHECK_EQUAL(c.asked, 2);
  CHECK(motus_runtime_root_view_controller(c.rt) == c.second);
  CHECK(motus_view_controller_parent(c.second) == NULL);
  CHECK(motus_view_superview(motus_view_controller_view(c.second)) ==
        motus_runtime_window(c.rt));
  CHECK_EQUAL(motus_runtime_destroy(c.rt), MOTUS_OK);
}

CHECK_MAIN(TEST(a_column_may_take_the_window),
           TEST(a_handler_that_ends_the_transition_is_the_last),
           TEST(a_runtime_ends_with_an_animator_that_goes_back),
           TEST(a_runtime_ends_with_a_paused_animator),
           TEST(inside_of_a_tick_there_are_no_changes),
           TEST(lists_of_dynamics_are_cleared_when_the_call_fails),
           TEST(what_others_hold_is_not_given_away),
           TEST(a_presentation_that_is_lent_is_not_given_back),
           TEST(the_scroller_of_pages_is_not_given_back),
           TEST(the_end_of_diagnostics_may_set_others),
           TEST(who_stands_there_changes_the_order))
