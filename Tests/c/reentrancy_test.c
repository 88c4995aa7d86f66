/* From inside of every kind of callback: no tick and no end of the runtime, but
 * everything else. */
#include "reentrancy.h"
#include "reentrancy_controllers.h"

static void will_show(void *user_data, motus_navigation_controller *navigation,
                      motus_view_controller *controller, bool animated) {
  (void)user_data, (void)navigation, (void)controller, (void)animated;
  visit("will_show");
}
static void did_show(void *user_data, motus_navigation_controller *navigation,
                     motus_view_controller *controller, bool animated) {
  (void)user_data, (void)navigation, (void)controller, (void)animated;
  visit("did_show");
}
static motus_animation_controller *
animation_controller(void *user_data, motus_navigation_controller *navigation,
                     motus_navigation_operation operation,
                     motus_view_controller *from, motus_view_controller *to) {
  (void)user_data, (void)navigation, (void)operation, (void)from, (void)to;
  visit("animation_controller");
  return scene.animator;
}
static motus_interaction_controller *
interaction_controller(void *user_data, motus_navigation_controller *navigation,
                       motus_animation_controller *animator) {
  (void)user_data, (void)navigation, (void)animator;
  visit("interaction_controller");
  return scene.by_custom ? scene.custom
                         : (motus_interaction_controller *)scene.hand;
}

static double transition_duration(void *user_data,
                                  motus_transition_context *context) {
  (void)user_data, (void)context;
  visit("transition_duration");
  return 0.25;
}
static void moved(void *user_data, bool finished) {
  on_completion(NULL, finished);
  motus_transition_context_complete(
      user_data, !motus_transition_context_was_cancelled(user_data));
}
static void animate_transition(void *user_data,
                               motus_transition_context *context) {
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  (void)user_data;
  visit("animate_transition");
  if (!to) /* a dismissal */
    to = motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_view_add_subview(motus_transition_context_container_view(context), to);
  motus_runtime_animate(scene.runtime, NULL, on_block, to, moved, context, NULL,
                        NULL);
}
static motus_property_animator *
interruptible_animator(void *user_data, motus_transition_context *context) {
  (void)user_data, (void)context;
  visit("interruptible_animator");
  return NULL;
}
static void animation_ended(void *user_data, bool completed) {
  (void)user_data, (void)completed;
  visit("animation_ended");
}
static void start_interactive_transition(void *user_data,
                                         motus_transition_context *context) {
  (void)user_data;
  visit("start_interactive_transition");
  motus_transition_context_update(context, 0.5);
  scene.context = context;
}
static bool wants_interactive_start(void *user_data) {
  (void)user_data;
  visit("wants_interactive_start");
  return true;
}

static double completion_speed(void *user_data) {
  (void)user_data;
  visit("completion_speed");
  return 2;
}
static void completion_timing(void *user_data, motus_timing *timing) {
  (void)user_data, (void)timing;
  visit("completion_timing");
}

static void on_display_link(void *user_data, motus_display_link *link,
                            double timestamp, double target_timestamp) {
  (void)user_data, (void)link, (void)timestamp, (void)target_timestamp;
  visit("motus_display_link_fn");
}
static void on_layout(void *user_data, motus_view *view) {
  (void)user_data, (void)view;
  visit("motus_view_layout_fn");
}
static void on_gesture(void *user_data, motus_gesture *gesture) {
  (void)user_data, (void)gesture;
  visit("motus_gesture_fn");
}
static void on_gesture_begin(void *user_data, motus_gesture *gesture,
                             bool back) {
  (void)user_data, (void)gesture, (void)back;
  visit("motus_gesture_begin_fn");
}
static bool should_begin(void *user_data, motus_gesture *gesture) {
  (void)user_data, (void)gesture;
  visit("should_begin");
  return true;
}
static bool should_receive_touch(void *user_data, motus_gesture *gesture,
                                 motus_view *view, double x, double y) {
  (void)user_data, (void)gesture, (void)view, (void)x, (void)y;
  visit("should_receive_touch");
  return true;
}
#define ON_OTHER(name)                                      \
  static bool name(void *user_data, motus_gesture *gesture, \
                   motus_gesture *other) {                  \
    (void)user_data, (void)gesture, (void)other;            \
    visit(#name);                                           \
    return false;                                           \
  }
ON_OTHER(should_recognize_simultaneously)
ON_OTHER(should_require_failure_of)
ON_OTHER(should_be_required_to_fail_by)

static void run(double seconds) {
  double end = motus_runtime_time(scene.runtime) + seconds;
  while (motus_runtime_time(scene.runtime) < end)
    CHECK_EQUAL(motus_runtime_tick(scene.runtime,
                                   motus_runtime_time(scene.runtime) + 0.05),
                MOTUS_OK);
}

static void join(motus_view_controller *controller) {
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(controller);
  CHECK_EQUAL(
      motus_transition_coordinator_animate_alongside(
          coordinator, NULL, on_coordinator, on_coordinator, NULL, on_destroy),
      MOTUS_OK);
  CHECK_EQUAL(motus_transition_coordinator_notify(
                  coordinator, MOTUS_TRANSITION_INTERACTION_ENDED,
                  on_coordinator, NULL, on_destroy),
              MOTUS_OK);
  CHECK_EQUAL(motus_transition_coordinator_notify(
                  coordinator, MOTUS_TRANSITION_INTERACTION_CHANGED,
                  on_coordinator, NULL, on_destroy),
              MOTUS_OK);
  CHECK_EQUAL(motus_transition_coordinator_notify(
                  coordinator, MOTUS_TRANSITION_CANCELLED, on_coordinator, NULL,
                  on_destroy),
              MOTUS_OK);
}

static void create_transitionings(void) {
  motus_animation_controller_callbacks animated = {
      .struct_size = sizeof animated,
      .transition_duration = transition_duration,
      .animate_transition = animate_transition,
      .interruptible_animator = interruptible_animator,
      .animation_ended = animation_ended};
  motus_interaction_controller_callbacks interactive = {
      .struct_size = sizeof interactive,
      .start_interactive_transition = start_interactive_transition,
      .wants_interactive_start = wants_interactive_start,
      .completion_speed = completion_speed,
      .completion_timing = completion_timing};
  CHECK_EQUAL(motus_animation_controller_create(scene.runtime, &animated, NULL,
                                                on_destroy, &scene.animator),
              MOTUS_OK);
  CHECK_EQUAL(motus_interaction_controller_create(
                  scene.runtime, &interactive, NULL, on_destroy, &scene.custom),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_percent_driven_interaction_create(scene.runtime, &scene.hand),
      MOTUS_OK);
}

static void navigate(void) {
  motus_navigation_controller *navigation = NULL;
  motus_view_controller *first = controller(), *second = controller();
  motus_navigation_delegate delegate = {
      .struct_size = sizeof delegate,
      .will_show = will_show,
      .did_show = did_show,
      .animation_controller = animation_controller,
      .interaction_controller = interaction_controller};
  motus_navigation_controller_create(scene.runtime, first, &navigation);
  motus_navigation_controller_set_delegate(navigation, &delegate, NULL,
                                           on_destroy);
  motus_runtime_set_root_view_controller(scene.runtime,
                                         (motus_view_controller *)navigation);
  motus_navigation_controller_push(navigation, second, true,
                                   on_transition_completion, NULL, on_destroy);
  join(second);
  run(0.1);
  motus_percent_driven_interaction_update(scene.hand, 0.5);
  run(0.1);
  motus_percent_driven_interaction_cancel(scene.hand);
  run(0.5);
  scene.by_custom = true;
  motus_navigation_controller_push(navigation, second, true,
                                   on_transition_completion, NULL, on_destroy);
  run(0.1);
  /* Between two ticks, where the calls of the host alone hold the guard. */
  motus_transition_context_cancel(scene.context);
  motus_transition_context_complete(scene.context, false);
  run(0.1);
  motus_release(navigation);
  motus_release(first);
  motus_release(second);
}

static bool should_select(void *user_data, motus_tab_bar_controller *tabs,
                          motus_view_controller *controller) {
  (void)user_data, (void)tabs, (void)controller;
  visit("should_select");
  return true;
}
static void did_select(void *user_data, motus_tab_bar_controller *tabs,
                       motus_view_controller *controller) {
  (void)user_data, (void)tabs, (void)controller;
  visit("did_select");
}
static motus_view_controller *make_destination(void *user_data,
                                               motus_view_controller *source) {
  (void)user_data, (void)source;
  visit("make_destination");
  return controller();
}
static void perform(void *user_data, motus_segue *segue) {
  (void)user_data, (void)segue;
  visit("perform");
}
static void on_segue(void *user_data, motus_segue *segue) {
  (void)user_data, (void)segue;
  visit("motus_segue_fn");
}

static void select_and_segue(void) {
  motus_tab_bar_controller *tabs = NULL;
  motus_view_controller *both[] = {controller(), controller()};
  motus_view_controller *child = controller();
  motus_size size = {320, 480};
  motus_tab_bar_delegate delegate = {.struct_size = sizeof delegate,
                                     .should_select = should_select,
                                     .did_select = did_select};
  motus_tab_bar_controller_create(scene.runtime, &tabs);
  motus_tab_bar_controller_set_delegate(tabs, &delegate, NULL, on_destroy);
  motus_tab_bar_controller_set_view_controllers(tabs, both, 2, false, NULL,
                                                NULL, NULL);
  motus_runtime_set_root_view_controller(scene.runtime,
                                         (motus_view_controller *)tabs);
  motus_tab_bar_controller_select_by_user(tabs, 1, on_transition_completion,
                                          NULL, on_destroy, NULL);
  motus_view_controller_add_child(both[1], child);
  motus_view_add_subview(motus_view_controller_view(both[1]),
                         motus_view_controller_view(child));
  motus_runtime_send_memory_warning(scene.runtime);
  motus_runtime_set_window_size(scene.runtime, size, 0, NULL,
                                on_transition_completion, NULL, on_destroy);
  motus_segue_callbacks segue = {.struct_size = sizeof segue,
                                 .make_destination = make_destination,
                                 .perform = perform};
  motus_view_controller_add_segue(child, "custom", MOTUS_SEGUE_CUSTOM, &segue,
                                  NULL, on_destroy);
  motus_view_controller_perform_segue_by_user(child, "custom", NULL, NULL);
  motus_view_controller_show(child, both[0], NULL);
  motus_view_controller_show_detail(child, both[0], NULL);
  scene.unwinds_to = both[1];
  motus_view_controller_add_unwind_action(both[1], "back", on_segue, NULL,
                                          on_destroy);
  motus_view_controller_unwind(child, "back", NULL, NULL);
  scene.unwinds_to = child;
  motus_view_controller_add_child(both[1], both[0]);
  motus_view_controller *other = controller();
  motus_view_controller_add_child(both[1], other);
  motus_view_controller_unwind(other, "back", NULL, NULL);
  motus_runtime_set_root_view_controller(scene.runtime, NULL);
  motus_release(tabs);
  motus_release(both[0]);
  motus_release(both[1]);
  motus_release(child);
  motus_release(other);
}

/* Two pans that follow one finger, and ask about each other. */
static void drag(motus_view *view) {
  const motus_point points[] = {{10, 10}, {60, 10}, {110, 10}};
  motus_percent_driven_interaction *hand = NULL;
  motus_gesture_delegate delegate = {.struct_size = sizeof delegate};
  delegate.should_begin = should_begin;
  delegate.should_receive_touch = should_receive_touch;
  delegate.should_recognize_simultaneously = should_recognize_simultaneously;
  delegate.should_require_failure_of = should_require_failure_of;
  delegate.should_be_required_to_fail_by = should_be_required_to_fail_by;
  motus_percent_driven_interaction_create(scene.runtime, &hand);
  for (int i = 0; i < 2; i++) {
    motus_gesture *pan = NULL;
    CHECK_EQUAL(motus_gesture_create(scene.runtime, NULL, &pan), MOTUS_OK);
    motus_gesture_bind_both(pan, hand, NULL, on_gesture_begin, NULL,
                            on_destroy);
    motus_gesture_set_delegate(pan, &delegate, NULL, on_destroy);
    motus_gesture_set_action(pan, on_gesture, NULL, on_destroy);
    motus_view_add_gesture(view, pan);
    motus_release(pan);
  }
  motus_release(hand);
  for (int i = 0; i < 3; i++) {
    CHECK_EQUAL(motus_runtime_send_touch(
                    scene.runtime, 1,
                    i == 0 ? MOTUS_TOUCH_BEGAN : MOTUS_TOUCH_MOVED, points[i],
                    motus_runtime_time(scene.runtime) + 0.01),
                MOTUS_OK);
    run(0.05);
  }
}

#include "reentrancy_presentation.h"

/* A view whose radius glides to what it is set to. */
static void glide(motus_view *window) {
  motus_view *view = NULL;
  motus_implicit_options options;
  motus_implicit_options_init(&options, sizeof options);
  CHECK_EQUAL(motus_view_create(scene.runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(window, view), MOTUS_OK);
  run(0.1);
  CHECK_EQUAL(
      motus_view_set_implicit(view, MOTUS_PROPERTY_CORNER_RADIUS, &options),
      MOTUS_OK);
  CHECK_EQUAL(motus_view_set_settle(view, MOTUS_PROPERTY_CORNER_RADIUS,
                                    on_settled, NULL, on_destroy),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_corner_radius(view, 8), MOTUS_OK);
  run(0.5);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
}

/* A number that glides, a timer, and an animator with a cue. */
static void without_views(void) {
  motus_value *value = NULL;
  motus_property_animator *animator = NULL;
  CHECK_EQUAL(motus_value_create_number(scene.runtime, 0, &value), MOTUS_OK);
  CHECK_EQUAL(motus_value_set_implicit(value, NULL), MOTUS_OK);
  motus_value_set_observer(value, on_value, NULL, on_destroy);
  motus_value_set_settle(value, on_value_settled, NULL, on_destroy);
  motus_value_set_number(value, 8);
  motus_runtime_after(scene.runtime, .1, on_timer, NULL, on_destroy, NULL);
  motus_property_animator_create(scene.runtime, .1, NULL, &animator);
  motus_property_animator_add_cue(animator, MOTUS_CUE_FRACTION, .5, 0, on_cue,
                                  NULL, on_destroy, NULL);
  motus_property_animator_add_animations(
      animator, on_block, motus_runtime_window(scene.runtime), on_destroy);
  motus_property_animator_start(animator);
  run(.5);
  motus_release(animator);
  motus_release(value);
}

static bool should_move(void *user_data, motus_view *from, motus_view *to,
                        motus_focus_direction direction) {
  (void)user_data, (void)from, (void)to, (void)direction;
  visit("should_move");
  return true;
}
static void did_move(void *user_data, motus_view *from, motus_view *to,
                     motus_focus_direction direction) {
  (void)user_data, (void)from, (void)to, (void)direction;
  visit("did_move");
}

/* Two views, and a key that leads from one to the other. */
static void focus(motus_view *window) {
  motus_focus_delegate delegate = {.struct_size = sizeof delegate,
                                   .should_move = should_move,
                                   .did_move = did_move};
  motus_focus_options options;
  motus_focus_options_init(&options, sizeof options);
  options.flags = MOTUS_FOCUS_FOCUSABLE;
  motus_view *views[2] = {NULL, NULL};
  CHECK_EQUAL(motus_runtime_set_focus_delegate(scene.runtime, &delegate, NULL,
                                               on_destroy),
              MOTUS_OK);
  for (int i = 0; i < 2; i++) {
    motus_view_create(scene.runtime, &views[i]);
    motus_view_set_frame(views[i], (motus_rect){20 + 100. * i, 20, 80, 40});
    motus_view_add_subview(window, views[i]);
    CHECK_EQUAL(motus_view_set_focus_options(views[i], &options), MOTUS_OK);
  }
  CHECK_EQUAL(motus_runtime_set_focused_view(scene.runtime, views[0]),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_move_focus(scene.runtime, MOTUS_FOCUS_RIGHT, NULL),
              MOTUS_OK);
  run(.1);
  for (int i = 0; i < 2; i++)
    motus_release(views[i]);
}

/* A screen that grows out of a view, and a window whose insets change. */
#include "reentrancy_lists.h"

static void no_callback_may_tick_or_end_the_runtime(void) {
  motus_property_animator *animator = NULL;
  memset(&scene, 0, sizeof scene);
  CHECK_EQUAL(create_at_zero(&scene.runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(scene.runtime, on_report, NULL, NULL);
  motus_view *window = motus_runtime_window(scene.runtime);
  CHECK_REFUSED(motus_view_set_corner_radius(window, -1), INVALID_ARGUMENT,
                "motus_view_set_corner_radius");
  create_transitionings();
  navigate();
  select_and_segue();
  present_and_dismiss();
  motus_animation_options curved;
  motus_animation_options_init(&curved, sizeof curved);
  curved.timing.type = MOTUS_TIMING_CUSTOM;
  curved.timing.curve = on_curve;
  motus_runtime_animate(scene.runtime, &curved, on_block, window, on_completion,
                        NULL, on_destroy, NULL);
  motus_display_link *link = NULL;
  motus_display_link_create(scene.runtime, on_display_link, NULL, on_destroy,
                            &link);
  motus_view_set_layout(window, on_layout, NULL, on_destroy);
  motus_property_animator_create(scene.runtime, 0.1, NULL, &animator);
  motus_property_animator_set_observer(animator, on_animator, NULL, on_destroy);
  motus_property_animator_add_animations(animator, on_block, window,
                                         on_destroy);
  motus_property_animator_add_completion(animator, on_animator_completion, NULL,
                                         on_destroy);
  motus_property_animator_start(animator);
  run(0.5);
  glide(window);
  without_views();
  focus(window);
  drag(window);
  zoom_and_inset();
  arrange();
  for (int i = 0; i < KIND_COUNT; i++)
    if (!CHECK(scene.visits[i] > 0))
      printf("    %s was never called\n", kinds[i]);
  /* The destructors of the end are callbacks of a runtime that is no more. */
  scene.is_inside = true;
  CHECK_EQUAL(motus_runtime_destroy(scene.runtime), MOTUS_OK);
}

CHECK_MAIN(TEST(no_callback_may_tick_or_end_the_runtime))
