/* Zooms, insets and lists by key, for the callbacks of reentrancy_test.c. */
#ifndef REENTRANCY_LISTS_H
#define REENTRANCY_LISTS_H

static void zoom_and_inset(void) {
  motus_navigation_controller *stack = NULL;
  motus_view_controller *below = controller(), *above = controller();
  motus_view *source = NULL;
  CHECK_EQUAL(motus_navigation_controller_create(scene.runtime, below, &stack),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  scene.runtime, (motus_view_controller *)stack),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_create(scene.runtime, &source), MOTUS_OK);
  motus_view_set_frame(source, (motus_rect){20, 20, 60, 60});
  motus_view_add_subview(motus_view_controller_view(below), source);
  motus_zoom_delegate delegate = {.struct_size = sizeof delegate,
                                  .source_view = on_source_view,
                                  .alignment_rect = on_alignment_rect,
                                  .should_begin = on_zoom_begins};
  CHECK_EQUAL(
      motus_view_controller_set_zoom(above, NULL, &delegate, source, NULL),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_navigation_controller_push(stack, above, true, NULL, NULL, NULL),
      MOTUS_OK);
  run(1.5);
  CHECK_EQUAL(motus_runtime_set_window_insets(
                  scene.runtime, MOTUS_INSETS_SAFE_AREA,
                  (motus_insets){20, 0, 10, 0}, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  run(0.1);
  motus_release(source);
  motus_release(above);
  motus_release(below);
  motus_release(stack);
}

static void on_enter(void *user_data, motus_view *view, uint64_t key) {
  (void)user_data, (void)view, (void)key;
  visit("enter");
}
static void on_exit_of(void *user_data, motus_view *view, uint64_t key) {
  (void)user_data, (void)view, (void)key;
  visit("exit");
}
static void on_left(void *user_data, motus_view *view, uint64_t key,
                    uint64_t tag, bool finished) {
  (void)user_data, (void)view, (void)key, (void)tag, (void)finished;
  visit("left");
}
static void on_list_settled(void *user_data, motus_view *view, bool finished) {
  (void)user_data, (void)view, (void)finished;
  visit("settled");
}

static void give_list(motus_view *list, uint64_t first, int count) {
  motus_arrangement_options options;
  motus_presence presence;
  motus_presence_init(&presence, sizeof presence);
  motus_arrangement_options_init(&options, sizeof options);
  options.enter = options.exit = &presence;
  CHECK_EQUAL(motus_view_begin_arrangement(list, &options), MOTUS_OK);
  for (int i = 0; i < count; i++) {
    motus_child child = {.key = first + (uint64_t)i,
                         .frame = {0, 20. * i, 100, 20}};
    CHECK_EQUAL(motus_runtime_add_child(scene.runtime, &child), MOTUS_OK);
  }
  CHECK_EQUAL(motus_runtime_commit_arrangement(scene.runtime), MOTUS_OK);
  run(0.6);
}

static void arrange(void) {
  motus_arrangement_delegate delegate = {.struct_size = sizeof delegate,
                                         .enter = on_enter,
                                         .exit = on_exit_of,
                                         .left = on_left,
                                         .settled = on_list_settled};
  motus_view *list = NULL;
  CHECK_EQUAL(motus_view_create(scene.runtime, &list), MOTUS_OK);
  motus_view_add_subview(motus_runtime_window(scene.runtime), list);
  CHECK_EQUAL(motus_view_set_arrangement_delegate(list, &delegate, NULL, NULL),
              MOTUS_OK);
  give_list(list, 1, 3);
  give_list(list, 2, 3);
  motus_view_remove_from_superview(list);
  motus_release(list);
}
#endif
