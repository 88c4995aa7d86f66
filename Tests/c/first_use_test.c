/* Layers of a runtime come with their first use: which one comes when makes no
 * other difference, and a runtime in use takes in each one at any time. */
#include "report.h"

/* Each makes a layer and changes nothing. */
static void use(motus_runtime *runtime, motus_view *view, char layer) {
  motus_arrangement_summary summary = {.struct_size = sizeof summary};
  switch (layer) {
  case 'a':
    motus_view_arrangement_summary(view, &summary);
    break;
  case 'f':
    CHECK_EQUAL(motus_view_match_key(view), 0);
    break;
  case 'g':
    CHECK_EQUAL(motus_view_gesture_count(view), 0);
    break;
  case 's':
    CHECK(!motus_view_scroller(view));
    break;
  case 'c':
    CHECK(!motus_runtime_root_view_controller(runtime));
    break;
  }
}

static motus_view *add(motus_runtime *runtime, motus_view *parent,
                       motus_rect frame, uint64_t key) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_frame(view, frame), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(parent, view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_match_key(view, key, NULL), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  return view;
}

static void run(motus_runtime *runtime, int frames) {
  while (frames-- > 0)
    CHECK_EQUAL(motus_runtime_tick(runtime, motus_runtime_time(runtime) + .01),
                MOTUS_OK);
}

/* One after the other, from what few programs use to what many do. */
static void meet(motus_runtime *runtime, motus_view *view) {
  motus_dynamic_animator *animator = NULL;
  motus_gravity_behavior *gravity = NULL;
  motus_dynamic_item *item = (motus_dynamic_item *)view;
  CHECK_EQUAL(motus_dynamic_animator_create(
                  runtime, motus_runtime_window(runtime), &animator),
              MOTUS_OK);
  CHECK_EQUAL(motus_gravity_behavior_create(runtime, &item, 1, &gravity),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(
                  animator, (motus_dynamic_behavior *)gravity),
              MOTUS_OK);
  run(runtime, 3);

  motus_view_controller *first = NULL, *second = NULL;
  motus_navigation_controller *navigation = NULL;
  motus_rect small = {20, 100, 80, 60}, large = {0, 200, 390, 300};
  motus_view_controller_create(runtime, NULL, NULL, NULL, &first);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &second);
  CHECK_EQUAL(motus_navigation_controller_create(runtime, first, &navigation),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(
                  runtime, (motus_view_controller *)navigation),
              MOTUS_OK);
  add(runtime, motus_view_controller_view(first), small, 7);
  motus_view *page = add(runtime, motus_view_controller_view(second), large, 7);
  run(runtime, 2);
  motus_navigation_controller_push(navigation, second, true, NULL, NULL, NULL);
  run(runtime, 5);

  motus_scroller *scroller = NULL;
  motus_size content = {390, 5000};
  motus_point finger = {100, 400};
  CHECK_EQUAL(motus_scroller_create(view, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, content);
  motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_BEGAN, finger,
                           motus_runtime_time(runtime));
  for (int step = 0; step < 9; step++) {
    finger.y -= 20;
    motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_MOVED, finger,
                             motus_runtime_time(runtime) + .01);
    run(runtime, 1);
  }

  motus_child children[2] = {{.key = 1, .frame = small},
                             {.key = 2, .frame = large}};
  CHECK_EQUAL(motus_view_arrange(view, children, 2, sizeof *children, NULL),
              MOTUS_OK);
  run(runtime, 3);
  CHECK_EQUAL(motus_view_arrange(page, children, 1, sizeof *children, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_arrange(view, children, 1, sizeof *children, NULL),
              MOTUS_OK);
  run(runtime, 3);
  /* All of them hear that it goes, in the middle of what it does. */
  CHECK_EQUAL(motus_view_remove_from_superview(view), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  CHECK_EQUAL(motus_view_remove_from_superview(page), MOTUS_OK);
  run(runtime, 60);
}

static uint64_t scene(const char *layers) {
  motus_runtime *runtime = NULL;
  motus_view *view = NULL;
  CHECK_EQUAL(create_at_zero(&runtime), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_traces_changes(runtime, true), MOTUS_OK);
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_frame(view, (motus_rect){0, 0, 390, 844}),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(motus_runtime_window(runtime), view),
              MOTUS_OK);
  for (; *layers; layers++)
    use(runtime, view, *layers);
  meet(runtime, view);
  uint64_t trace = motus_runtime_trace_hash(runtime);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  return trace;
}

static void the_order_of_first_uses_makes_no_difference(void) {
  static const char *orders[] = {"afgsc", "csgfa", "c", "s", "af", "fa", "sa"};
  uint64_t trace = scene("");
  for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
    if (!CHECK(scene(orders[i]) == trace))
      printf("    after %s\n", orders[i]);
}

static void count_call(void *calls, motus_display_link *link, double timestamp,
                       double target) {
  (void)link, (void)timestamp, (void)target;
  *(int *)calls += 1;
}

static motus_runtime *ticking;
static void make_more(void *user_data, motus_display_link *link,
                      double timestamp, double target) {
  (void)link, (void)timestamp, (void)target;
  motus_display_link *more = NULL;
  motus_view_controller *screen = NULL;
  if (*(int *)user_data)
    return;
  motus_display_link_create(ticking, count_call, user_data, NULL, &more);
  motus_view_controller_create(ticking, NULL, NULL, NULL, &screen);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(ticking, screen),
              MOTUS_OK);
}

static void a_callback_of_a_frame_may_be_the_first_to_use_a_layer(void) {
  int calls = 0;
  motus_display_link *link = NULL;
  CHECK_EQUAL(create_at_zero(&ticking), MOTUS_OK);
  run(ticking, 3);
  CHECK_EQUAL(
      motus_display_link_create(ticking, make_more, &calls, NULL, &link),
      MOTUS_OK);
  CHECK(motus_runtime_needs_tick(ticking));
  run(ticking, 1);
  CHECK_EQUAL(calls, 0);
  /* One frame of the host's lies between the last one and this. */
  CHECK_NEAR(motus_display_link_target_timestamp(link), .05, 1e-12);
  run(ticking, 1);
  CHECK_EQUAL(calls, 1);
  CHECK(motus_view_controller_view_if_loaded(
      motus_runtime_root_view_controller(ticking)));
  CHECK_EQUAL(motus_runtime_destroy(ticking), MOTUS_OK);
}

CHECK_MAIN(TEST(the_order_of_first_uses_makes_no_difference),
           TEST(a_callback_of_a_frame_may_be_the_first_to_use_a_layer))
