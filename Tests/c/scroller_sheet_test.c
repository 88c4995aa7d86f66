/* A scroller in a sheet shares the finger with it, and nobody reports it. */
#include "sheet_stage.h"

/* A list of 5,000 points that fills a sheet with two detents. */
static motus_scroller *open_list(motus_view **list) {
  motus_scroller *scroller = NULL;
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  motus_rect frame = motus_view_bounds(motus_view_controller_view(p));
  CHECK_EQUAL(motus_view_create(s.runtime, list), MOTUS_OK);
  motus_view_set_frame(*list, frame);
  motus_view_add_subview(motus_view_controller_view(p), *list);
  CHECK_EQUAL(motus_scroller_create(*list, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){frame.width, 5000});
  step(FRAME);
  return scroller;
}

/* SC-56: at its start it leaves a drag downwards to the sheet, and one upwards
 * while the sheet can grow; what is scrolled keeps its finger. */
static void a_scroller_in_a_sheet_shares_the_finger(void) {
  motus_view *list = NULL;
  motus_scroller *scroller = open_list(&list);
  double start = top();
  drag(600, 500, 400);
  CHECK_NEAR(top(), start - 90, 1e-9);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 0);
  touch_at(MOTUS_TOUCH_CANCELLED, 500, FRAME);
  pass(1);
  motus_scroller_scroll_to(scroller, (motus_point){0, 300}, false, NULL, NULL,
                           NULL);
  step(FRAME);
  start = top();
  drag(600, 700, 400);
  CHECK_NEAR(top(), start, 0);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 210, 1e-9);
  touch_at(MOTUS_TOUCH_ENDED, 700, .2);
  pass(1);
  motus_scroller_scroll_to(scroller, (motus_point){0, 0}, false, NULL, NULL,
                           NULL);
  step(FRAME);
  drag(600, 700, 400);
  CHECK(top() > start);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 0);
  touch_at(MOTUS_TOUCH_CANCELLED, 700, FRAME);
  pass(1);
  motus_release(list);
  motus_release(scroller);
  story_close(&s);
}

/* SC-56: the finger that has brought the sheet to its highest place scrolls on, and
 * back, without a jump or another threshold; thrown, the content goes on. */
static void the_finger_scrolls_on_at_the_highest_place(void) {
  motus_view *list = NULL;
  motus_scroller *scroller = open_list(&list);
  double start = top(), room = start - (HEIGHT - LARGE);
  CHECK(room > 100);
  touch_at(MOTUS_TOUCH_BEGAN, 700, FRAME);
  double seen = 0;
  for (int i = 1; i <= 40; i++) {
    touch_at(MOTUS_TOUCH_MOVED, 700 - 15 * i, FRAME);
    /* Sheet and content together go as far as the finger. */
    seen = start - top() + motus_scroller_offset(scroller).y;
    CHECK_NEAR(seen, 15 * i > 10 ? 15 * i - 10 : 0, 1e-6);
    CHECK(top() >= HEIGHT - LARGE - 1e-9);
  }
  CHECK(motus_scroller_offset(scroller).y > 100);
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_DRAGGING);
  CHECK_NEAR(motus_scroller_velocity(scroller).dy, 15 / FRAME, 1);
  double there = motus_scroller_offset(scroller).y;
  touch_at(MOTUS_TOUCH_MOVED, 150, FRAME);
  CHECK_NEAR(motus_scroller_offset(scroller).y, there - 50, 1e-6);
  touch_at(MOTUS_TOUCH_MOVED, 600, FRAME);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 1e-6);
  CHECK_NEAR(start - top(), 90, 1e-6);
  for (int i = 1; i <= 12; i++)
    touch_at(MOTUS_TOUCH_MOVED, 600 - 45 * i, FRAME);
  touch_at(MOTUS_TOUCH_ENDED, 60, FRAME / 8);
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_DECELERATING);
  CHECK(motus_scroller_target_offset(scroller).y > 900);
  for (int i = 0; i < 300 && motus_runtime_needs_tick(s.runtime); i++)
    step(FRAME);
  CHECK_NEAR(top(), HEIGHT - LARGE, 1e-6);
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_IDLE);
  motus_release(list);
  motus_release(scroller);
  story_close(&s);
}

static double pad_y;
static void pad(motus_wheel_phase phase, double dy, double seconds) {
  motus_wheel_event event;
  CHECK_EQUAL(motus_wheel_event_init(&event, sizeof event), MOTUS_OK);
  event.point = (motus_point){100, pad_y};
  event.time = motus_runtime_time(s.runtime) + seconds;
  event.delta.dy = dy;
  event.unit = MOTUS_WHEEL_PIXELS;
  event.phase = phase;
  CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &event), MOTUS_OK);
  step(seconds);
}

/* SC-56, SC-66: two fingers on a trackpad have a sheet as one on the screen has
 * it, at once; scrolled content keeps them. */
static void a_trackpad_drags_the_sheet(void) {
  motus_view *list = NULL;
  motus_scroller *scroller = open_list(&list);
  double start = top(), room = start - (HEIGHT - LARGE);
  pad_y = 600;
  pad(MOTUS_WHEEL_PHASE_BEGAN, 0, FRAME);
  for (int i = 1; i <= 40; i++) {
    pad(MOTUS_WHEEL_PHASE_CHANGED, 12, FRAME);
    CHECK_NEAR(start - top() + motus_scroller_offset(scroller).y, 12 * i, 1e-6);
  }
  CHECK_NEAR(top(), HEIGHT - LARGE, 1e-9);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 480 - room, 1e-6);
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_DRAGGING);
  CHECK_NEAR(motus_scroller_velocity(scroller).dy, 12 / FRAME, 1);
  pad(MOTUS_WHEEL_PHASE_ENDED, 0, FRAME / 8);
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_DECELERATING);
  pass(4);
  CHECK_NEAR(top(), HEIGHT - LARGE, 1e-6);
  /* What is scrolled scrolls back, and no further than to its rubber band. */
  motus_scroller_scroll_to(scroller, (motus_point){0, 100}, false, NULL, NULL,
                           NULL);
  step(FRAME);
  pad_y = 200;
  pad(MOTUS_WHEEL_PHASE_BEGAN, 0, FRAME);
  for (int i = 1; i <= 20; i++) {
    pad(MOTUS_WHEEL_PHASE_CHANGED, -8, FRAME);
    if (i <= 12)
      CHECK_NEAR(motus_scroller_offset(scroller).y, 100 - 8 * i, 1e-9);
  }
  CHECK(motus_scroller_offset(scroller).y < -10);
  CHECK_NEAR(top(), HEIGHT - LARGE, 1e-6);
  pad(MOTUS_WHEEL_PHASE_CANCELLED, 0, FRAME);
  pass(2);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 0);
  /* The next drag downwards is the sheet's, at once and with its velocity. */
  pad(MOTUS_WHEEL_PHASE_BEGAN, 0, FRAME);
  pad(MOTUS_WHEEL_PHASE_CHANGED, -4, FRAME);
  CHECK_NEAR(top(), HEIGHT - LARGE + 4, 1e-6);
  for (int i = 0; i < 10; i++)
    pad(MOTUS_WHEEL_PHASE_CHANGED, -30, FRAME);
  CHECK_NEAR(top(), HEIGHT - LARGE + 304, 1e-6);
  CHECK_NEAR(motus_scroller_offset(scroller).y, 0, 0);
  /* Cancelled it settles. */
  pad(MOTUS_WHEEL_PHASE_CANCELLED, 0, FRAME);
  pass(2);
  CHECK(top() > HEIGHT - LARGE + 100);
  /* Thrown down it leaves. */
  pad_y = 600;
  pad(MOTUS_WHEEL_PHASE_BEGAN, 0, FRAME);
  for (int i = 0; i < 12; i++)
    pad(MOTUS_WHEEL_PHASE_CHANGED, -40, FRAME);
  pad(MOTUS_WHEEL_PHASE_ENDED, 0, FRAME / 8);
  pass(2);
  CHECK(motus_view_controller_presented_view_controller(r) == NULL);
  motus_release(list);
  motus_release(scroller);
  story_close(&s);
}

CHECK_MAIN(TEST(a_scroller_in_a_sheet_shares_the_finger),
           TEST(the_finger_scrolls_on_at_the_highest_place),
           TEST(a_trackpad_drags_the_sheet))
