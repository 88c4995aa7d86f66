/* SH-4, SH-6, SH-10. A sheet under a finger, or on its way out, while its
 * detents or its window change: nothing that is shown jumps. */
#include "sheet_stage.h"

/* The finger goes on alone above the highest place. When there is a higher one
 * the sheet follows from where it is, not from where the finger has gone. */
static void new_room_above_begins_where_the_sheet_is(void) {
  motus_sheet_options options = options_with(7, 0);
  custom_height = 200;
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(false);
  motus_view_controller_dismiss(p, true, NULL, NULL, NULL);
  step(FRAME);
  step(1.0 / 240);
  touch_at(MOTUS_TOUCH_BEGAN, 760, 0);
  touch_at(MOTUS_TOUCH_MOVED, 740, FRAME);
  touch_at(MOTUS_TOUCH_MOVED, 720, FRAME);
  CHECK_EQUAL(motus_gesture_state(motus_sheet_pan_gesture(sheet)),
              MOTUS_RECOGNITION_CHANGED);
  CHECK_NEAR(top(), HEIGHT - 200, 1e-9);
  options = options_with(7, MOTUS_DETENT_LARGE);
  configure(&options);
  step(0);
  touch_at(MOTUS_TOUCH_MOVED, 720, FRAME);
  CHECK_NEAR(top(), HEIGHT - 200, 1e-9);
  touch_at(MOTUS_TOUCH_MOVED, 700, FRAME);
  CHECK_NEAR(top(), HEIGHT - 220, 1e-9);
  touch_at(MOTUS_TOUCH_ENDED, 700, 0);
  CHECK_NEAR(top(), HEIGHT - 220, 1e-9);
  pass(1);
  story_close(&s);
}

/* It goes out of the new window as it went out of the old one, and not first
 * up, to a place that it has been given meanwhile. */
static void what_leaves_goes_out_of_the_new_window(void) {
  for (int animated = 0; animated < 2; animated++) {
    motus_sheet_options options = options_with(7, MOTUS_DETENT_LARGE);
    motus_animation_options timing;
    double last;
    custom_height = 200;
    open_in((motus_size){WIDTH, 700}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
    present(false);
    motus_view_controller_dismiss(p, true, NULL, NULL, NULL);
    step(FRAME);
    while (dimming() > 0.04)
      step(1.0 / 240);
    last = top();
    options.selected_detent = MOTUS_DETENT_LARGE;
    configure(&options);
    motus_animation_options_init(&timing, sizeof timing);
    timing.duration = 0.25;
    motus_runtime_set_window_size(s.runtime, (motus_size){430, 800}, 0,
                                  animated ? &timing : NULL, NULL, NULL, NULL);
    step(0);
    CHECK_NEAR(top(), animated ? last : last + 100, 1e-6);
    while (card() && motus_view_is_in_window(card())) {
      last = top();
      step(1.0 / 240);
      if (!card() || !motus_view_is_in_window(card()))
        break;
      CHECK(top() >= last - 1e-6 && top() - last < 20);
    }
    CHECK_NEAR(last, 800, 4);
    story_close(&s);
  }
}

/* The window has become so low that the sheet is nearly out of it: a point of
 * the finger's is no way. */
static void a_point_does_not_take_it_all_the_way(void) {
  motus_sheet_options options = options_with(MOTUS_DETENT_MEDIUM, 0);
  motus_animation_options timing;
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(false);
  motus_animation_options_init(&timing, sizeof timing);
  timing.duration = 0.25;
  motus_runtime_set_window_size(s.runtime, (motus_size){844, 390}, 0, &timing,
                                NULL, NULL, NULL);
  touch_at(MOTUS_TOUCH_BEGAN, 420, 0);
  for (int i = 1; i <= 20; i++) {
    double before = dimming();
    touch_at(MOTUS_TOUCH_MOVED, 420 + 3 * i, 1.0 / 1000);
    CHECK(fabs(dimming() - before) < 0.02);
  }
  CHECK_EQUAL(motus_gesture_state(motus_sheet_pan_gesture(sheet)),
              MOTUS_RECOGNITION_CHANGED);
  CHECK(top() > 400);
  CHECK(dimming() < 0.19);
  touch_at(MOTUS_TOUCH_CANCELLED, 480, 0);
  pass(1.5);
  CHECK_NEAR(dimming(), 0.2, 1e-12);
  CHECK_NEAR(top(), 0, 0);
  story_close(&s);
}

/* Held where it has not come yet, and let go upwards to another detent: it comes
 * from below the window. */
static void it_comes_to_another_detent_from_outside(void) {
  motus_sheet_options options = options_with(MOTUS_DETENT_MEDIUM, 0);
  open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET, &options);
  present(true);
  double finger = 0, last;
  step(0.1);
  finger = top() + 10;
  touch_at(MOTUS_TOUCH_BEGAN, finger, 0);
  for (int i = 0; i < 20; i++)
    touch_at(MOTUS_TOUCH_MOVED, finger += 30, 1.0 / 240);
  CHECK(top() >= HEIGHT);
  options = options_with(MOTUS_DETENT_LARGE, 0);
  configure(&options);
  step(0);
  for (int i = 0; i < 8; i++)
    touch_at(MOTUS_TOUCH_MOVED, finger -= 15, 1.0 / 240);
  last = top();
  CHECK(last >= HEIGHT);
  touch_at(MOTUS_TOUCH_ENDED, finger, 0);
  CHECK_NEAR(top(), last, 1);
  for (int i = 0; i < 240 && motus_runtime_needs_tick(s.runtime); i++) {
    last = top();
    step(1.0 / 240);
    CHECK_NEAR(top(), last, 60);
  }
  story_close(&s);
}

/* SH-4. What may not leave gives way to the finger by as much as its room is
 * high: in another room, or with a lower detent, it goes on from where it is. */
static void what_gives_way_goes_on_in_another_room(void) {
  for (int change = 0; change < 3; change++) {
    motus_sheet_options options = options_with(7, MOTUS_DETENT_LARGE);
    motus_animation_options timing;
    double last, finger;
    custom_height = 400;
    open_in((motus_size){WIDTH, HEIGHT}, MOTUS_PRESENTATION_PAGE_SHEET,
            &options);
    present(false);
    motus_view_controller_set_modal_flags(p, MOTUS_MODAL_IN_PRESENTATION);
    drag(HEIGHT - 380, finger = HEIGHT - 180, 800);
    CHECK(top() > HEIGHT - 400 + 80 && top() < HEIGHT - 400 + 110);
    last = top();
    motus_animation_options_init(&timing, sizeof timing);
    timing.duration = 0.25;
    if (change == 0) {
      options = options_with(7, 0);
      custom_height = 360; /* the edge is seen below it */
      configure(&options);
    } else {
      motus_runtime_set_window_size(s.runtime,
                                    change == 1 ? (motus_size){WIDTH, 700}
                                                : (motus_size){HEIGHT, WIDTH},
                                    0, &timing, NULL, NULL, NULL);
    }
    step(0);
    CHECK_NEAR(top(), last, 1e-6);
    touch_at(MOTUS_TOUCH_MOVED, finger, 0);
    CHECK_NEAR(top(), last, 1e-6);
    pass(1);
    last = top();
    touch_at(MOTUS_TOUCH_MOVED, finger, 0);
    CHECK_NEAR(top(), last, 1e-6);
    touch_at(MOTUS_TOUCH_MOVED, finger + 1, 0);
    CHECK(top() > last + 0.2 && top() < last + 0.55);
    touch_at(MOTUS_TOUCH_ENDED, finger, FRAME);
    pass(2);
    CHECK_EQUAL(
        top() == motus_presentation_controller_frame_of_presented_view(sheet).y,
        true);
    story_close(&s);
  }
}

CHECK_MAIN(TEST(new_room_above_begins_where_the_sheet_is),
           TEST(what_gives_way_goes_on_in_another_room),
           TEST(what_leaves_goes_out_of_the_new_window),
           TEST(a_point_does_not_take_it_all_the_way),
           TEST(it_comes_to_another_detent_from_outside))
