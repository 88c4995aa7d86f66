/* Odd moments of sheets: the window, another sheet, a delegate or a controller
 * changes or goes while a finger drags. */
#include "presentation_stage.h"

static void touch(motus_touch_phase phase, double y) {
  story_touch(&s, phase, 100, y);
}

static void wait(double seconds) {
  double end = motus_runtime_time(s.runtime) + seconds;
  while (motus_runtime_time(s.runtime) < end)
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
}

static double card_top(motus_view_controller *of) {
  return motus_view_frame(
             motus_presentation_controller_presented_view(
                 motus_view_controller_active_presentation_controller(of)))
      .y;
}

static motus_presentation_controller *open_sheet(void) {
  motus_sheet_options options;
  motus_presentation_controller *sheet;
  open_screens(MOTUS_PRESENTATION_PAGE_SHEET);
  sheet = motus_view_controller_presentation_controller(p);
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = MOTUS_DETENT_MEDIUM;
  options.detents[1] = MOTUS_DETENT_LARGE;
  options.detent_count = 2;
  motus_sheet_set_options(sheet, &options, NULL, NULL, NULL);
  present(r, p, false);
  wait(FRAME);
  s.told[0] = 0;
  return sheet;
}

/* The window gets another size under the finger, at once, animated, and so that
 * the sheet is a card. */
static void a_sheet_can_be_dragged_while_the_window_changes(void) {
  const motus_size sizes[] = {{390, 700}, {500, 900}, {1000, 800}, {844, 390}};
  motus_animation_options animation;
  motus_animation_options_init(&animation, sizeof animation);
  animation.duration = 0.25;
  for (int size = 0; size < 4; size++)
    for (int animated = 0; animated < 2; animated++)
      for (int down = 0; down < 2; down++) {
        open_sheet();
        touch(MOTUS_TOUCH_BEGAN, 500);
        touch(MOTUS_TOUCH_MOVED, 470);
        touch(MOTUS_TOUCH_MOVED, down ? 560 : 440);
        motus_runtime_set_window_size(s.runtime, sizes[size], 0,
                                      animated ? &animation : NULL, NULL, NULL,
                                      NULL);
        wait(0.1);
        touch(MOTUS_TOUCH_MOVED, down ? 580 : 430);
        wait(0.3);
        touch(MOTUS_TOUCH_ENDED, down ? 580 : 430);
        wait(1);
        CHECK(motus_view_controller_presented_view_controller(r) == p);
        motus_rect frame =
            motus_view_frame(motus_presentation_controller_presented_view(
                motus_view_controller_active_presentation_controller(p)));
        motus_rect wanted =
            motus_presentation_controller_frame_of_presented_view(
                motus_view_controller_active_presentation_controller(p));
        CHECK_NEAR(frame.y, wanted.y, 0);
        CHECK_NEAR(frame.height, wanted.height, 0);
        CHECK_NEAR(frame.width, wanted.width, 0);
        CHECK(frame.y + frame.height <= sizes[size].height);
        motus_view_controller_dismiss(r, true, NULL, NULL, NULL);
        wait(1);
        CHECK(!motus_runtime_needs_tick(s.runtime));
        story_close(&s);
      }
}

/* Each has its own card, dimming and finger; the upper one is dragged. */
static void a_sheet_stands_in_front_of_a_sheet(void) {
  open_sheet();
  CHECK_EQUAL(present(p, q, true), MOTUS_OK);
  story_run(&s, 1);
  double lower = card_top(p);
  CHECK_NEAR(lower, HEIGHT - 456, 0);
  CHECK_NEAR(card_top(q), 30, 0);
  touch(MOTUS_TOUCH_BEGAN, 200);
  for (int i = 1; i <= 10; i++)
    touch(MOTUS_TOUCH_MOVED, 200 + 50.0 * i);
  touch(MOTUS_TOUCH_ENDED, 700);
  wait(1);
  CHECK(motus_view_controller_presented_view_controller(r) == p);
  CHECK(motus_view_controller_presented_view_controller(p) == NULL);
  CHECK_NEAR(card_top(p), lower, 0);
  touch(MOTUS_TOUCH_BEGAN, 500);
  for (int i = 1; i <= 10; i++)
    touch(MOTUS_TOUCH_MOVED, 500 + 30.0 * i);
  touch(MOTUS_TOUCH_ENDED, 800);
  wait(1);
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  s.told[0] = 0;
  check_rest();
  story_close(&s);
}

static void delegate_destroyed(void *user_data) {
  *(int *)user_data += 1;
}

static bool may_always(void *user_data, motus_presentation_controller *it) {
  motus_adaptive_presentation_delegate none = {.struct_size = sizeof none};
  CHECK_EQUAL(*(int *)user_data, 0);
  /* Replaces itself in the middle of the question. */
  motus_presentation_controller_set_delegate(it, &none, NULL, NULL);
  CHECK_EQUAL(*(int *)user_data, 0);
  return true;
}

/* The delegate goes in the middle of a drag, from outside and from inside. */
static void a_delegate_can_go_in_the_middle_of_a_drag(void) {
  for (int from_inside = 0; from_inside < 2; from_inside++) {
    int destroyed = 0;
    motus_presentation_controller *sheet = open_sheet();
    motus_adaptive_presentation_delegate delegate = {
        .struct_size = sizeof delegate, .should_dismiss = may_always};
    CHECK_EQUAL(motus_presentation_controller_set_delegate(
                    sheet, &delegate, &destroyed, delegate_destroyed),
                MOTUS_OK);
    touch(MOTUS_TOUCH_BEGAN, 500);
    touch(MOTUS_TOUCH_MOVED, 480);
    if (!from_inside) {
      motus_presentation_controller_set_delegate(sheet, NULL, NULL, NULL);
      CHECK_EQUAL(destroyed, 1);
    }
    for (int i = 1; i <= 10; i++)
      touch(MOTUS_TOUCH_MOVED, 480 + 30.0 * i);
    CHECK_EQUAL(destroyed, 1);
    touch(MOTUS_TOUCH_ENDED, 800);
    wait(1);
    CHECK(motus_view_controller_presented_view_controller(r) == NULL);
    story_close(&s);
  }
}

CHECK_MAIN(TEST(a_sheet_can_be_dragged_while_the_window_changes),
           TEST(a_sheet_stands_in_front_of_a_sheet),
           TEST(a_delegate_can_go_in_the_middle_of_a_drag))
