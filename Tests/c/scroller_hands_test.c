/* SC-66, SC-78, SC-80. Fingers on a scroller that others have a use for: what
 * refreshes, a keyboard on which a sheet stands, and a stack that a trackpad
 * swipes back. */
#include "hands_stage.h"

static void touch(motus_touch_phase phase, double x, double y) {
  motus_point point = {x, y};
  CHECK_EQUAL(motus_runtime_send_touch(runtime, 1, phase, point, now),
              MOTUS_OK);
}

/* ---- Refresh ---- */

static int triggered;

static void trigger(void *user_data, motus_scroller *it) {
  (void)user_data, (void)it;
  triggered += 1;
}

static void open_refreshing(void) {
  motus_scroller_options options;
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate,
                                      .did_trigger_refresh = trigger};
  open_runtime();
  thing = add_box(motus_runtime_window(runtime), 0, 0, 390, 844);
  motus_scroller_options_init(&options, sizeof options);
  options.refresh_distance = 80;
  motus_scroller_create(thing, &options, &scroller);
  motus_scroller_set_content_size(scroller, (motus_size){390, 3000});
  motus_scroller_set_delegate(scroller, &delegate, NULL, NULL);
  triggered = 0;
  tick(4 * BEAT);
}

/* SC-78: the pull under which a refresh ends asks for no other one, at whatever
 * depth it is held, and the next pull does. */
static void a_pull_asks_for_one_refresh(void) {
  for (int depth = 20; depth < 400; depth += 60) {
    open_refreshing();
    for (int pull = 1; pull <= 2; pull++) {
      touch(MOTUS_TOUCH_BEGAN, 195, 100);
      tick(4 * BEAT);
      for (int i = 1; i <= 30; i++) {
        touch(MOTUS_TOUCH_MOVED, 195, 100 + 12 * i);
        tick(4 * BEAT);
      }
      touch(MOTUS_TOUCH_ENDED, 195, 460);
      settle();
      CHECK_EQUAL(triggered, pull);
      CHECK(motus_scroller_is_refreshing(scroller));
      touch(MOTUS_TOUCH_BEGAN, 195, 100);
      for (int i = 0; i <= 10; i++) {
        touch(MOTUS_TOUCH_MOVED, 195, 100 + depth * i / 10.0);
        tick(4 * BEAT);
      }
      CHECK_EQUAL(motus_scroller_end_refreshing(scroller), MOTUS_OK);
      for (int i = 0; i < 10; i++)
        tick(4 * BEAT);
      touch(MOTUS_TOUCH_ENDED, 195, 100 + depth);
      settle();
      CHECK_EQUAL(triggered, pull);
      CHECK(!motus_scroller_is_refreshing(scroller));
      CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 1e-9);
    }
    motus_release(scroller);
    CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  }
}

/* ---- A keyboard ---- */

static void list_did_load(void *user_data, motus_view_controller *it) {
  motus_scroller_options options;
  (void)user_data;
  thing = add_box(motus_view_controller_view(it), 0, 0, 390, 600);
  motus_scroller_options_init(&options, sizeof options);
  options.keyboard_dismiss = MOTUS_KEYBOARD_DISMISS_INTERACTIVE;
  motus_scroller_create(thing, &options, &scroller);
  motus_scroller_set_content_size(scroller, (motus_size){390, 3000});
}

static double place_of_detent(void *user_data, int32_t detent, double most) {
  (void)user_data, (void)most;
  return detent == 10 ? 250 : 520;
}

static double row_place(void) {
  return sheet_top() - motus_scroller_offset(scroller).y;
}

/* SC-80: a row stays under the finger while that takes the keyboard along, and
 * the sheet with it; let go, both go on no faster than the finger. */
static void what_stands_on_the_keyboard_stays_under_the_finger(void) {
  motus_sheet_options options;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = list_did_load};
  motus_animation_options at_once;
  double y = 350;
  open_runtime();
  motus_runtime_set_root_view_controller(runtime, root);
  motus_view_controller_create(runtime, &callbacks, NULL, NULL, &screen);
  motus_view_controller_set_presentation_style(screen,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  sheet = motus_view_controller_presentation_controller(screen);
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = 10;
  options.detents[1] = 11;
  options.detents[2] = MOTUS_DETENT_LARGE;
  options.detent_count = 3;
  options.selected_detent = 11;
  motus_sheet_set_options(sheet, &options, place_of_detent, NULL, NULL);
  tick(4 * BEAT);
  motus_view_controller_present(root, screen, true, NULL, NULL, NULL);
  settle();
  motus_scroller_scroll_to(scroller, (motus_point){0, 400}, false, NULL, NULL,
                           NULL);
  motus_animation_options_init(&at_once, sizeof at_once);
  motus_runtime_set_window_insets(runtime, MOTUS_INSETS_KEYBOARD,
                                  (motus_insets){.bottom = 300}, &at_once, NULL,
                                  NULL, NULL);
  settle();
  double keyboard = sheet_top();
  touch(MOTUS_TOUCH_BEGAN, 195, y);
  tick(4 * BEAT);
  for (int i = 0; i < 30; i++) {
    double row = row_place();
    touch(MOTUS_TOUCH_MOVED, 195, y += 12);
    tick(4 * BEAT);
    if (i > 0)
      CHECK_NEAR(row_place() - row, 12, 1e-9);
  }
  CHECK(sheet_top() > keyboard + 100);
  double row = row_place();
  touch(MOTUS_TOUCH_ENDED, 195, y);
  for (int i = 0; i < 4; i++)
    tick(4 * BEAT);
  CHECK(row_place() - row > 20 && row_place() - row < 70);
  settle();
  motus_release(scroller);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

/* ---- A trackpad ---- */

static void swipe(double way, int steps) {
  motus_wheel_event event;
  motus_wheel_event_init(&event, sizeof event);
  event.point = (motus_point){195, 400};
  event.unit = MOTUS_WHEEL_PIXELS;
  event.phase = MOTUS_WHEEL_PHASE_BEGAN;
  for (int i = 0; i <= steps; i++) {
    event.delta = (motus_vector){i < steps ? -way / steps : 0, 0};
    event.time = now;
    if (i == steps)
      event.phase = MOTUS_WHEEL_PHASE_ENDED;
    CHECK_EQUAL(motus_runtime_send_wheel(runtime, &event), MOTUS_OK);
    event.phase = MOTUS_WHEEL_PHASE_CHANGED;
    tick(4 * BEAT);
  }
  settle();
}

/* SC-66: a page turns while there is one; at the first one fingers pop the stack
 * instead of pulling what cannot move; the other way they pull. */
static void a_trackpad_at_the_first_page_swipes_the_stack_back(void) {
  motus_view_controller *list[3];
  open_stack();
  for (int i = 0; i < 3; i++)
    list[i] = make_screen();
  motus_page_view_controller_create(runtime, NULL, &pages);
  motus_page_view_controller_set_pages(pages, list, 3, false);
  motus_navigation_controller_push(navigation, (motus_view_controller *)pages,
                                   false, NULL, NULL, NULL);
  tick(4 * BEAT);
  swipe(-300, 12);
  CHECK(motus_page_view_controller_current(pages) == list[1]);
  swipe(300, 12);
  CHECK(motus_page_view_controller_current(pages) == list[0]);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(navigation), 3);
  swipe(60, 30); /* too slow and too short: it stays */
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(navigation), 3);
  CHECK(motus_page_view_controller_current(pages) == list[0]);
  swipe(300, 12);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(navigation), 2);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

CHECK_MAIN(TEST(a_pull_asks_for_one_refresh),
           TEST(what_stands_on_the_keyboard_stays_under_the_finger),
           TEST(a_trackpad_at_the_first_page_swipes_the_stack_back))
