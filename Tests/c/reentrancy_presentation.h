/* Every callback of presentation, for reentrancy_test.c. */
#ifndef REENTRANCY_PRESENTATION_H
#define REENTRANCY_PRESENTATION_H

static motus_presentation_controller *presentation;
static bool may_dismiss;

static motus_animation_controller *animation_controller_for_presented(
    void *user_data, motus_view_controller *presented,
    motus_view_controller *presenting, motus_view_controller *source) {
  (void)user_data, (void)presented, (void)presenting, (void)source;
  visit("animation_controller_for_presented");
  return scene.animator;
}
static motus_animation_controller *
animation_controller_for_dismissed(void *user_data,
                                   motus_view_controller *dismissed) {
  (void)user_data, (void)dismissed;
  visit("animation_controller_for_dismissed");
  return scene.animator;
}
static motus_interaction_controller *
interaction_controller_for_presentation(void *user_data,
                                        motus_animation_controller *animator) {
  (void)user_data, (void)animator;
  visit("interaction_controller_for_presentation");
  return NULL;
}
static motus_interaction_controller *
interaction_controller_for_dismissal(void *user_data,
                                     motus_animation_controller *animator) {
  (void)user_data, (void)animator;
  visit("interaction_controller_for_dismissal");
  return NULL;
}
static motus_presentation_controller *
presentation_controller(void *user_data, motus_view_controller *presented,
                        motus_view_controller *presenting,
                        motus_view_controller *source) {
  (void)user_data, (void)presented, (void)presenting, (void)source;
  visit("presentation_controller");
  return presentation;
}

#define ON_PRESENTATION(name)                                            \
  static void name(void *user_data, motus_presentation_controller *it) { \
    (void)user_data, (void)it;                                           \
    visit(#name);                                                        \
  }
#define ON_PRESENTATION_END(name)                                      \
  static void name(void *user_data, motus_presentation_controller *it, \
                   bool completed) {                                   \
    (void)user_data, (void)it, (void)completed;                        \
    visit(#name);                                                      \
  }
#define ON_PRESENTATION_QUESTION(name, answer)                           \
  static bool name(void *user_data, motus_presentation_controller *it) { \
    (void)user_data, (void)it;                                           \
    visit(#name);                                                        \
    return answer;                                                       \
  }
ON_PRESENTATION_QUESTION(should_present_in_fullscreen, true)
ON_PRESENTATION_QUESTION(should_remove_presenters_view, false)
ON_PRESENTATION_QUESTION(should_dismiss, may_dismiss)
ON_PRESENTATION(container_view_will_layout_subviews)
ON_PRESENTATION(container_view_did_layout_subviews)
ON_PRESENTATION(presentation_transition_will_begin)
ON_PRESENTATION(dismissal_transition_will_begin)
ON_PRESENTATION(will_dismiss)
ON_PRESENTATION(did_dismiss)
ON_PRESENTATION(did_attempt_to_dismiss)
ON_PRESENTATION(did_change_detent)
ON_PRESENTATION_END(presentation_transition_did_end)
ON_PRESENTATION_END(dismissal_transition_did_end)

static motus_view *presented_view(void *user_data,
                                  motus_presentation_controller *it) {
  (void)user_data;
  visit("presented_view");
  return motus_view_controller_view(
      motus_presentation_controller_presented_view_controller(it));
}
static void frame_of_presented_view(void *user_data,
                                    motus_presentation_controller *it,
                                    motus_rect *frame) {
  (void)user_data, (void)it;
  visit("frame_of_presented_view");
  frame->height /= 2;
}
static motus_presentation_style
adaptive_style(void *user_data, motus_presentation_controller *it,
               bool is_compact_in_width, bool is_compact_in_height) {
  (void)it, (void)is_compact_in_width, (void)is_compact_in_height;
  visit("adaptive_style");
  return user_data ? MOTUS_PRESENTATION_PAGE_SHEET : MOTUS_PRESENTATION_NONE;
}
static void prepare_adaptive(void *user_data, motus_presentation_controller *it,
                             motus_presentation_controller *adaptive) {
  (void)user_data, (void)it, (void)adaptive;
  visit("prepare_adaptive");
}
static motus_view_controller *
view_controller_for_adaptive_style(void *user_data,
                                   motus_presentation_controller *it,
                                   motus_presentation_style style) {
  (void)user_data, (void)it, (void)style;
  visit("view_controller_for_adaptive_style");
  return NULL;
}
static void will_present(void *user_data, motus_presentation_controller *it,
                         motus_presentation_style style,
                         motus_transition_coordinator *coordinator) {
  (void)user_data, (void)it, (void)style, (void)coordinator;
  visit("will_present");
}
static void presentation_traits(void *user_data,
                                motus_presentation_controller *it,
                                motus_size_class horizontal,
                                motus_size_class vertical,
                                motus_transition_coordinator *coordinator) {
  (void)user_data, (void)it, (void)horizontal, (void)vertical;
  (void)coordinator;
  visit("will_transition_to_traits");
}
static void presentation_size(void *user_data,
                              motus_presentation_controller *it, double width,
                              double height,
                              motus_transition_coordinator *coordinator) {
  (void)user_data, (void)it, (void)width, (void)height, (void)coordinator;
  visit("view_will_transition_to_size");
}
static void presentation_size_for_child(void *user_data,
                                        motus_presentation_controller *it,
                                        motus_view_controller *presented,
                                        double *width, double *height) {
  (void)user_data, (void)it, (void)presented, (void)width, (void)height;
  visit("size_for_child");
}
static void presentation_preferred(void *user_data,
                                   motus_presentation_controller *it,
                                   motus_view_controller *presented) {
  (void)user_data, (void)it, (void)presented;
  visit("preferred_content_size_did_change_for_child");
}
static void presentation_fitting(void *user_data,
                                 motus_presentation_controller *it,
                                 motus_view_controller *presented) {
  (void)user_data, (void)it, (void)presented;
  visit("system_layout_fitting_size_did_change_for_child");
}
static double detent_height(void *user_data, int32_t detent, double maximum) {
  (void)user_data, (void)detent;
  visit("motus_detent_fn");
  return maximum / 4;
}

static motus_presentation_controller_callbacks presentation_callbacks(void) {
  motus_presentation_controller_callbacks callbacks = {.struct_size =
                                                           sizeof callbacks};
  callbacks.should_present_in_fullscreen = should_present_in_fullscreen;
  callbacks.should_remove_presenters_view = should_remove_presenters_view;
  callbacks.presented_view = presented_view;
  callbacks.frame_of_presented_view = frame_of_presented_view;
  callbacks.container_view_will_layout_subviews =
      container_view_will_layout_subviews;
  callbacks.container_view_did_layout_subviews =
      container_view_did_layout_subviews;
  callbacks.presentation_transition_will_begin =
      presentation_transition_will_begin;
  callbacks.presentation_transition_did_end = presentation_transition_did_end;
  callbacks.dismissal_transition_will_begin = dismissal_transition_will_begin;
  callbacks.dismissal_transition_did_end = dismissal_transition_did_end;
  callbacks.adaptive_style = adaptive_style;
  callbacks.will_transition_to_traits = presentation_traits;
  callbacks.view_will_transition_to_size = presentation_size;
  callbacks.size_for_child = presentation_size_for_child;
  callbacks.preferred_content_size_did_change_for_child =
      presentation_preferred;
  callbacks.system_layout_fitting_size_did_change_for_child =
      presentation_fitting;
  return callbacks;
}

/* A custom presentation, and a popover that becomes a sheet. */
static void present_and_dismiss(void) {
  motus_presentation_controller_callbacks callbacks = presentation_callbacks();
  motus_sheet_options options;
  motus_view_controller *root = controller(), *panel = controller(),
                        *menu = controller();
  const double ys[] = {760, 740, 500, 200};
  const motus_size size = {390, 844};
  motus_runtime_set_window_size(scene.runtime, size, 0, NULL, NULL, NULL, NULL);
  motus_runtime_set_root_view_controller(scene.runtime, root);
  motus_presentation_controller_create(panel, NULL, &callbacks, NULL,
                                       on_destroy, &presentation);
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller_for_presented = animation_controller_for_presented,
      .animation_controller_for_dismissed = animation_controller_for_dismissed,
      .interaction_controller_for_presentation =
          interaction_controller_for_presentation,
      .interaction_controller_for_dismissal =
          interaction_controller_for_dismissal,
      .presentation_controller = presentation_controller};
  motus_view_controller_set_transitioning_delegate(panel, &delegate, NULL,
                                                   on_destroy);
  motus_view_controller_set_presentation_style(panel,
                                               MOTUS_PRESENTATION_CUSTOM);
  CHECK_EQUAL(motus_view_controller_present(root, panel, true,
                                            on_transition_completion, NULL,
                                            on_destroy),
              MOTUS_OK);
  run(0.5);
  motus_view_controller *part = controller();
  motus_view_controller_add_child(panel, part);
  for (int i = 0; i < 2; i++) {
    motus_view_controller *it = i ? part : panel;
    motus_view_controller_set_preferred_content_size(it, (motus_size){9, 9});
    motus_view_controller_system_layout_fitting_size_did_change(it);
  }
  motus_runtime_set_window_size(scene.runtime, (motus_size){900, 844}, 0, NULL,
                                NULL, NULL, NULL);
  motus_runtime_set_window_size(scene.runtime, size, 0, NULL, NULL, NULL, NULL);
  motus_view_controller_remove_from_parent(part);
  motus_release(part);
  motus_view_controller_dismiss(panel, true, on_transition_completion, NULL,
                                on_destroy);
  run(0.5);
  motus_view_controller_set_presentation_style(menu,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_adaptive_presentation_delegate adaptive = {
      .struct_size = sizeof adaptive,
      .adaptive_style = adaptive_style,
      .prepare_adaptive = prepare_adaptive,
      .view_controller_for_adaptive_style = view_controller_for_adaptive_style,
      .will_present = will_present,
      .should_dismiss = should_dismiss,
      .will_dismiss = will_dismiss,
      .did_dismiss = did_dismiss,
      .did_attempt_to_dismiss = did_attempt_to_dismiss,
      .did_change_detent = did_change_detent};
  motus_view_controller_set_presentation_style(menu,
                                               MOTUS_PRESENTATION_POPOVER);
  motus_presentation_controller_set_delegate(
      motus_view_controller_presentation_controller(menu), &adaptive, &adaptive,
      NULL);
  CHECK_EQUAL(
      motus_view_controller_present(root, menu, false, NULL, NULL, NULL),
      MOTUS_OK);
  CHECK(motus_view_controller_presented_view_controller(root) == menu);
  motus_presentation_controller *sheet =
      motus_view_controller_active_presentation_controller(menu);
  motus_sheet_options_init(&options, sizeof options);
  options.detent_count = 2;
  options.detents[1] = 7;
  CHECK_EQUAL(
      motus_sheet_set_options(sheet, &options, detent_height, NULL, on_destroy),
      MOTUS_OK);
  run(0.1);
  for (int i = 0; i < 4; i++) {
    motus_point point = {100, 0};
    point.y = ys[i];
    motus_runtime_send_touch(scene.runtime, 1,
                             i == 0 ? MOTUS_TOUCH_BEGAN : MOTUS_TOUCH_MOVED,
                             point, motus_runtime_time(scene.runtime) + 0.01);
    run(0.05);
    if (i == 3)
      motus_runtime_send_touch(scene.runtime, 1, MOTUS_TOUCH_ENDED, point,
                               motus_runtime_time(scene.runtime) + 0.01);
  }
  run(1);
  motus_presentation_controller_dismiss_by_user(sheet, false, NULL, NULL, NULL);
  may_dismiss = true;
  motus_presentation_controller_dismiss_by_user(sheet, false, NULL, NULL, NULL);
  motus_runtime_set_root_view_controller(scene.runtime, NULL);
  motus_release(presentation);
  motus_release(root);
  motus_release(panel);
  motus_release(menu);
}
#endif
