/* A runtime ends while animators stand in any of their states and hold lists,
 * glides and completions: every destroy function runs once, and the library
 * keeps nothing (UA-3, R-22, R-23). No controller is notified of it. */
#include "check.h"
#include "motus.h"

enum { STATES = 9, BLOCKS = 5 };

static motus_runtime *runtime;
static motus_view *list, *box;
static int given, ended, block_number;

static void end(void *user_data) {
  (void)user_data;
  ended += 1;
}
static void completed(void *u, bool finished) {
  (void)u, (void)finished;
}
static void at_position(void *u, motus_animating_position position) {
  (void)u, (void)position;
}
static void settled(void *u, motus_view *view, uint32_t property, bool end) {
  (void)u, (void)view, (void)property, (void)end;
}
static void left(void *u, motus_view *view, uint64_t key, uint64_t tag,
                 bool finished) {
  (void)u, (void)view, (void)key, (void)tag, (void)finished;
}

static void give_list(size_t count) {
  motus_child children[3] = {{.key = 1, .frame = {0, 0, 10, 10}},
                             {.key = 2, .frame = {0, 20, 10, 10}},
                             {.key = 3, .frame = {0, 40, 10, 10}}};
  motus_view_arrange(list, children, count, sizeof *children, NULL);
}

static void block(void *user_data) {
  (void)user_data;
  switch (block_number) {
  case 0:
    break;
  case 1:
    motus_view_set_alpha(box, .5);
    break;
  case 2:
    give_list(1);
    give_list(0);
    break;
  case 3:
    give_list(3);
    give_list(1);
    give_list(2);
    motus_view_set_alpha(box, .5);
    break;
  default:
    give_list(2);
    given += 1;
    block_number = 1;
    motus_runtime_animate(runtime, NULL, block, NULL, completed, NULL, end,
                          NULL);
  }
}

static void open_scene(void) {
  motus_arrangement_delegate delegate = {.struct_size = sizeof delegate,
                                         .left = left};
  motus_implicit_options timing;
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  motus_view_create(runtime, &list);
  motus_view_create(runtime, &box);
  motus_view_add_subview(motus_runtime_window(runtime), list);
  motus_view_add_subview(motus_runtime_window(runtime), box);
  motus_view_set_arrangement_delegate(list, &delegate, NULL, end);
  motus_implicit_options_init(&timing, sizeof timing);
  motus_view_set_implicit(box, MOTUS_PROPERTY_CENTER, &timing);
  motus_view_set_settle(box, MOTUS_PROPERTY_CENTER, settled, NULL, end);
  given = 2, ended = 0;
  motus_runtime_tick(runtime, 0);
}

/* Inactive, running, paused, waiting, scrubbed, stopped, reversed, on again
 * after a pause, and without a holder. */
static void bring(motus_property_animator *it, int state) {
  if (state == 0)
    return;
  if (state == 3)
    motus_property_animator_start_after_delay(it, .5);
  else
    motus_property_animator_start(it);
  motus_runtime_tick(runtime, .1);
  if (state == 2 || state == 7 || state == 4)
    motus_property_animator_pause(it);
  if (state == 4)
    motus_property_animator_set_fraction_complete(it, .7);
  if (state == 5)
    motus_property_animator_stop(it, false);
  if (state == 6)
    motus_property_animator_set_reversed(it, true);
  if (state == 7)
    motus_property_animator_start(it);
  if (state == 8)
    motus_release(it);
}

static uint64_t bytes(motus_runtime *keeper) {
  motus_statistics now = {.struct_size = sizeof now};
  motus_runtime_statistics(keeper, &now);
  return now.library_bytes;
}

static void each_state_of_an_animator_leaves_nothing_behind(void) {
  motus_runtime *keeper = NULL;
  CHECK_EQUAL(motus_runtime_create(NULL, &keeper), MOTUS_OK);
  for (int state = 0; state < STATES; state++)
    for (int number = 0; number < BLOCKS; number++)
      for (int frames = 0; frames < 3; frames++) {
        motus_property_animator *animator = NULL;
        uint64_t before = bytes(keeper);
        int failures = check_failures;
        open_scene();
        block_number = number;
        motus_property_animator_create(runtime, 1, NULL, &animator);
        given += 2;
        motus_property_animator_add_animations(animator, block, NULL, end);
        motus_property_animator_add_completion(animator, at_position, NULL,
                                               end);
        motus_view_set_center(box, (motus_point){50, 50});
        bring(animator, state);
        for (int i = 0; i < frames; i++)
          motus_runtime_tick(runtime, .2 + i / 60.);
        motus_view_set_center(box, (motus_point){80, 80});
        CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
        CHECK_EQUAL(ended, given);
        CHECK_EQUAL(bytes(keeper), before);
        if (check_failures > failures)
          printf("  state %d, block %d, %d frames\n", state, number, frames);
      }
  motus_runtime_destroy(keeper);
}

static int notified;
static void notify(void *u, motus_view_controller *controller, bool animated) {
  (void)u, (void)controller, (void)animated;
  notified += 1;
}

/* A controller without a parent follows its view, which stands somewhere in
 * what goes with the runtime. */
static void the_end_of_a_runtime_notifies_no_controller(void) {
  enum { IN_WINDOW, IN_BAR, IN_LIST, IN_SCREEN, IN_PRESENTED, PLACES };
  const motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .view_will_appear = notify,
      .view_did_appear = notify,
      .view_will_disappear = notify,
      .view_did_disappear = notify};
  for (int place = 0; place < PLACES * 2; place++) {
    motus_navigation_controller *stack = NULL;
    motus_view_controller *guest = NULL, *page = NULL;
    motus_view *outer = NULL, *view = NULL;
    motus_runtime_create(NULL, &runtime);
    motus_navigation_controller_create(runtime, NULL, &stack);
    motus_view_controller *root = (motus_view_controller *)stack;
    /* Whether the handle of the guest is before or behind that of its host. */
    if (place % 2)
      motus_view_controller_create(runtime, &callbacks, NULL, NULL, &guest);
    motus_view_controller_create(runtime, NULL, NULL, NULL, &page);
    if (!guest)
      motus_view_controller_create(runtime, &callbacks, NULL, NULL, &guest);
    motus_runtime_set_root_view_controller(runtime, root);
    motus_runtime_tick(runtime, 0);
    motus_view_create(runtime, &outer);
    motus_view_create(runtime, &view);
    motus_view_controller_set_view(guest, view);
    motus_view_add_subview(outer, view);
    motus_child child = {.view = outer, .key = 1, .frame = {0, 0, 10, 10}};
    switch (place / 2) {
    case IN_WINDOW:
      motus_view_add_subview(motus_runtime_window(runtime), outer);
      break;
    case IN_BAR:
      motus_view_controller_set_bar(root, MOTUS_EDGE_TOP, outer, 40);
      break;
    case IN_LIST:
      motus_view_arrange(motus_runtime_window(runtime), &child, 1, sizeof child,
                         NULL);
      break;
    case IN_SCREEN:
      motus_navigation_controller_push(stack, page, false, NULL, NULL, NULL);
      motus_view_add_subview(motus_view_controller_view(page), outer);
      break;
    default:
      motus_view_controller_present(root, page, false, NULL, NULL, NULL);
      motus_view_add_subview(motus_view_controller_view(page), outer);
    }
    motus_release(outer), motus_release(view);
    motus_runtime_tick(runtime, 1);
    CHECK_EQUAL(motus_view_controller_appearance_state(guest),
                MOTUS_APPEARANCE_APPEARED);
    notified = 0;
    CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
    CHECK_EQUAL(notified, 0);
  }
}

static void drag_began(void *u, motus_drag *drag) {
  (void)u, (void)drag;
  notified += 1;
}
static void drag_ended(void *u, motus_drag *drag, int32_t anchor) {
  (void)u, (void)drag, (void)anchor;
  notified += 1;
}
static void drag_settled(void *u, motus_drag *drag, int32_t anchor, bool end) {
  (void)u, (void)drag, (void)anchor, (void)end;
  notified += 1;
}

enum { OWN, SCROLLER, PAGES, POP, SHEET, RECOGNIZERS };

/* A recognizer of the host's or of the library's, somewhere. */
static motus_gesture *recognizer(int which, motus_view *view) {
  motus_view_controller *root = NULL, *page = NULL;
  motus_navigation_controller *stack = NULL;
  motus_page_view_controller *pages = NULL;
  motus_presentation_controller *sheet = NULL;
  motus_scroller *scroller = NULL;
  motus_gesture_options options;
  motus_gesture *own = NULL;
  switch (which) {
  case OWN:
    motus_gesture_options_init(&options, sizeof options);
    options.type = MOTUS_GESTURE_PAN;
    motus_gesture_create(runtime, &options, &own);
    motus_view_add_gesture(view, own);
    return own;
  case SCROLLER:
    motus_scroller_create(view, NULL, &scroller);
    return motus_scroller_pan_gesture(scroller);
  case PAGES:
    motus_page_view_controller_create(runtime, NULL, &pages);
    return motus_scroller_pan_gesture(
        motus_page_view_controller_scroller(pages));
  case POP:
    motus_navigation_controller_create(runtime, NULL, &stack);
    return motus_navigation_controller_interactive_pop_gesture(stack);
  default:
    motus_view_controller_create(runtime, NULL, NULL, NULL, &root);
    motus_view_controller_create(runtime, NULL, NULL, NULL, &page);
    motus_runtime_set_root_view_controller(runtime, root);
    motus_view_controller_set_presentation_style(page,
                                                 MOTUS_PRESENTATION_PAGE_SHEET);
    motus_view_controller_present(root, page, false, NULL, NULL, NULL);
    motus_runtime_tick(runtime, 0);
    sheet = motus_view_controller_presentation_controller(page);
    return motus_sheet_pan_gesture(sheet);
  }
}

/* What a recognizer moves notifies nobody when the recognizer goes with its
 * runtime, whose ever it is: by then the drag's handle is stale. */
static void the_end_of_a_runtime_notifies_no_drag(void) {
  const motus_drag_delegate delegate = {.struct_size = sizeof delegate,
                                        .did_begin = drag_began,
                                        .did_end = drag_ended,
                                        .did_settle = drag_settled};
  for (int which = 0; which < RECOGNIZERS; which++)
    for (int settles = 0; settles < 2; settles++) {
      motus_view *view = NULL;
      motus_value *value = NULL;
      motus_drag *drag = NULL;
      motus_runtime_create(NULL, &runtime);
      motus_view_create(runtime, &view);
      motus_view_set_frame(view, (motus_rect){0, 0, 100, 100});
      motus_view_add_subview(motus_runtime_window(runtime), view);
      motus_value_create_number(runtime, 0, &value);
      motus_gesture *gesture = recognizer(which, view);
      CHECK(gesture != NULL);
      CHECK_EQUAL(motus_drag_create(gesture, value, NULL, &drag), MOTUS_OK);
      motus_drag_set_delegate(drag, &delegate, NULL, NULL);
      motus_drag_set_anchors(drag, (motus_anchor[]){{0, 0, 1}, {200, 0, 2}}, 2);
      if (settles)
        CHECK_EQUAL(motus_drag_step(drag, (motus_vector){200, 0}), MOTUS_OK);
      notified = 0;
      CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
      CHECK_EQUAL(notified, 0);
    }
}

CHECK_MAIN(TEST(each_state_of_an_animator_leaves_nothing_behind),
           TEST(the_end_of_a_runtime_notifies_no_controller),
           TEST(the_end_of_a_runtime_notifies_no_drag))
