/* R-16 in transitions by transform: cancelled, they leave the screens where they
 * stood, whatever their completions set. */
#include "animator_scene.h"
#include "story_navigation.h"

static story told;

static void slide_out(void *user_data) {
  motus_view_set_transform(user_data, (motus_transform){1, 0, 0, 1, WIDTH, 0});
}

static void reset_and_complete(void *user_data, bool finished) {
  motus_view *from =
      motus_transition_context_view(user_data, MOTUS_TRANSITION_FROM);
  motus_transform identity = {1, 0, 0, 1, 0, 0};
  motus_view_set_transform(from, identity);
  story_finish(user_data, finished);
}

static void animate_by_transform(void *user_data,
                                 motus_transition_context *context) {
  story *s = user_data;
  motus_view *container = motus_transition_context_container_view(context);
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_animation_options options = lasting(.5);
  if (to != NULL)
    motus_view_insert_subview(container, to, 0);
  CHECK_EQUAL(motus_runtime_animate(s->runtime, &options, slide_out, from,
                                    reset_and_complete, context, NULL, NULL),
              MOTUS_OK);
}

static motus_property_animator *vended;

static void vended_completion(void *user_data,
                              motus_animating_position position) {
  reset_and_complete(user_data, position == MOTUS_POSITION_END);
}

static motus_property_animator *vend(void *user_data,
                                     motus_transition_context *context) {
  story *s = user_data;
  if (vended != NULL)
    return vended;
  motus_timing timing = linear();
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_property_animator_create(s->runtime, .5, &timing, &vended);
  motus_property_animator_add_animations(vended, slide_out, from, NULL);
  motus_property_animator_add_completion(vended, vended_completion, context,
                                         NULL);
  return vended;
}

static void start_vended(void *user_data, motus_transition_context *context) {
  motus_view *container = motus_transition_context_container_view(context);
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  if (to != NULL)
    motus_view_insert_subview(container, to, 0);
  motus_property_animator_start(vend(user_data, context));
}

static void reset_afterwards(void *user_data, bool completed) {
  (void)user_data, (void)completed;
  motus_view_set_transform(motus_view_controller_view(told.b),
                           (motus_transform){1, 0, 0, 1, 0, 0});
}

/* Where the screen stands by the model and by what is shown; who is touched. */
static void check_that_it_stands(motus_view_controller *controller) {
  motus_view *view = motus_view_controller_view(controller);
  double shown[6] = {0};
  motus_transform model = motus_view_transform(view);
  motus_view_property(view, MOTUS_PROPERTY_TRANSFORM, MOTUS_VALUE_SHOWN, shown,
                      6);
  CHECK_NEAR(model.tx, 0, 0);
  CHECK_NEAR(shown[4], 0, 0);
  for (int i = 0; i < 4; i++)
    CHECK(motus_view_hit_test(
              motus_runtime_window(told.runtime),
              (motus_point){WIDTH * (i + .5) / 4, HEIGHT / 2}) == view);
}

static void a_cancelled_pop_by_transform_stands_where_it_stood(void) {
  for (int way = 0; way < 3; way++) {
    motus_animation_controller_callbacks callbacks = story_animating();
    vended = NULL;
    story_open_navigation(&told);
    story_push(&told, told.b, false);
    story_tick(&told);
    callbacks.animate_transition =
        way == 1 ? start_vended : animate_by_transform;
    callbacks.interruptible_animator = way == 1 ? vend : NULL;
    callbacks.animation_ended = way == 2 ? reset_afterwards : NULL;
    story_animate_with(&told, &callbacks);
    motus_percent_driven_interaction_create(told.runtime, &told.hand);
    told.interaction = (motus_interaction_controller *)told.hand;
    story_pop(&told, true);
    story_tick(&told);
    story_drag(&told, .4);
    CHECK_EQUAL(motus_percent_driven_interaction_cancel(told.hand), MOTUS_OK);
    story_run(&told, 2);
    CHECK_TEXT(story_stack(&told), "A B");
    check_that_it_stands(told.b);
    CHECK(!motus_runtime_needs_tick(told.runtime));
    /* And again, to the end. */
    if (vended != NULL)
      motus_release(vended);
    vended = NULL;
    story_pop(&told, true);
    story_tick(&told);
    story_drag(&told, .4);
    CHECK_EQUAL(motus_percent_driven_interaction_finish(told.hand), MOTUS_OK);
    story_run(&told, 2);
    CHECK_TEXT(story_stack(&told), "A");
    check_that_it_stands(told.a);
    if (vended != NULL)
      motus_release(vended);
    story_close(&told);
  }
}

/* The container leaves the window while the pop goes back: that is cut off, and
 * rolled back before its completion sets anything. */
static void a_cancelled_pop_that_is_cut_off_stands_where_it_stood(void) {
  motus_animation_controller_callbacks callbacks = story_animating();
  story_open_navigation(&told);
  story_push(&told, told.b, false);
  story_tick(&told);
  callbacks.animate_transition = animate_by_transform;
  story_animate_with(&told, &callbacks);
  motus_percent_driven_interaction_create(told.runtime, &told.hand);
  told.interaction = (motus_interaction_controller *)told.hand;
  story_pop(&told, true);
  story_tick(&told);
  story_drag(&told, .4);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(told.hand), MOTUS_OK);
  story_tick(&told);
  motus_runtime_set_root_view_controller(told.runtime, NULL);
  story_run(&told, 1);
  CHECK_TEXT(story_stack(&told), "A B");
  CHECK_NEAR(motus_view_transform(motus_view_controller_view(told.b)).tx, 0, 0);
  motus_runtime_set_root_view_controller(
      told.runtime, (motus_view_controller *)told.navigation);
  story_tick(&told);
  check_that_it_stands(told.b);
  story_close(&told);
}

static motus_animation_controller *
dismissed_by(void *user_data, motus_view_controller *dismissed) {
  (void)dismissed;
  return ((story *)user_data)->animator;
}
static motus_interaction_controller *
driven_by(void *user_data, motus_animation_controller *animator) {
  (void)animator;
  return ((story *)user_data)->interaction;
}

static void a_cancelled_dismissal_by_transform_stands_where_it_stood(void) {
  motus_animation_controller_callbacks callbacks = story_animating();
  story_open_navigation(&told);
  callbacks.animate_transition = animate_by_transform;
  callbacks.animation_ended = NULL;
  story_animate_with(&told, &callbacks);
  motus_percent_driven_interaction_create(told.runtime, &told.hand);
  told.interaction = (motus_interaction_controller *)told.hand;
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller_for_dismissed = dismissed_by,
      .interaction_controller_for_dismissal = driven_by};
  motus_view_controller_set_transitioning_delegate(told.b, &delegate, &told,
                                                   NULL);
  motus_view_controller_set_presentation_style(
      told.b, MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  CHECK_EQUAL(motus_view_controller_present(story_root(&told), told.b, false,
                                            NULL, NULL, NULL),
              MOTUS_OK);
  story_run(&told, 1);
  CHECK_EQUAL(
      motus_view_controller_dismiss(story_root(&told), true, NULL, NULL, NULL),
      MOTUS_OK);
  story_tick(&told);
  story_drag(&told, .4);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(told.hand), MOTUS_OK);
  story_run(&told, 2);
  CHECK(motus_view_controller_presented_view_controller(story_root(&told)) ==
        told.b);
  check_that_it_stands(told.b);
  story_close(&told);
}

CHECK_MAIN(TEST(a_cancelled_pop_by_transform_stands_where_it_stood),
           TEST(a_cancelled_pop_that_is_cut_off_stands_where_it_stood),
           TEST(a_cancelled_dismissal_by_transform_stands_where_it_stood))
