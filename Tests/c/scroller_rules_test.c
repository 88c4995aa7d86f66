/* What an axis takes, what changes on the way, and what the program asks for. */
#include "scroll_stage.h"

static void pull(stage *s, double dx, double dy) {
  finger(s, MOTUS_TOUCH_BEGAN, 200, 400, s->time + .01);
  finger(s, MOTUS_TOUCH_MOVED, 200 + dx, 400 + dy, s->time + .02);
  stage_tick(s, s->time + .02);
}
static void let_go(stage *s) {
  finger(s, MOTUS_TOUCH_CANCELLED, 200, 400, s->time + .01);
  stage_tick(s, s->time + .01);
}

/* SC-14, SC-7. */
static void content_that_fits_does_not_scroll(void) {
  stage s;
  motus_scroller_options options;
  stage_open(&s, 700, NULL);
  pull(&s, 0, 100);
  CHECK_NEAR(offset(&s), 0, 0);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_TRACKING);
  let_go(&s);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
  motus_scroller_options_init(&options, sizeof options);
  options.always_bounces = MOTUS_AXES_VERTICAL;
  CHECK_EQUAL(motus_scroller_set_options(s.scroller, &options), MOTUS_OK);
  pull(&s, 0, 100);
  CHECK(offset(&s) < -20);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_DRAGGING);
  options.enabled = false;
  CHECK_EQUAL(motus_scroller_set_options(s.scroller, &options), MOTUS_OK);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
  CHECK_NEAR(offset(&s), 0, 0);
  let_go(&s);
  stage_close(&s);
}

/* SC-17. */
static void a_locked_drag_keeps_to_its_axis(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.locks_direction = true;
  stage_open(&s, 5000, &options);
  motus_scroller_set_content_size(s.scroller, (motus_size){2000, 5000});
  pull(&s, -20, -100);
  CHECK(offset(&s) > 80);
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 0, 0);
  let_go(&s);
  pull(&s, -100, -100);
  CHECK(motus_scroller_offset(s.scroller).x > 80);
  let_go(&s);
  stage_close(&s);
}

/* SC-33. */
static void a_rectangle_is_shown_by_the_smallest_move(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  struct {
    double y, height, from, shown;
  } rows[] = {{100, 50, 0, 0},
              {1000, 50, 0, 250},
              {1000, 50, 2000, 1000},
              {1000, 900, 0, 1000},
              {-50, 10, 500, 0}};
  for (int i = 0; i < 5; i++) {
    motus_rect rect = {0, rows[i].y, 10, rows[i].height};
    motus_scroller_scroll_to(s.scroller, (motus_point){0, rows[i].from}, false,
                             NULL, NULL, NULL);
    CHECK_EQUAL(motus_scroller_scroll_to_rect(s.scroller, rect, false, NULL,
                                              NULL, NULL),
                MOTUS_OK);
    CHECK_NEAR(offset(&s), rows[i].shown, 0);
  }
  stage_tick(&s, 1);
  stage_close(&s);
}

/* SC-44. */
static void other_bounds_keep_the_page_and_the_end(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  stage_open(&s, 4000, &options);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 3200}, false, NULL,
                           NULL, NULL);
  motus_view_set_frame(s.view, (motus_rect){0, 0, 400, 500});
  CHECK_NEAR(offset(&s), 3500, 0);
  motus_view_set_frame(s.view, (motus_rect){0, 0, 400, 800});
  options.paging = MOTUS_AXES_VERTICAL;
  motus_scroller_set_options(s.scroller, &options);
  motus_scroller_scroll_to_page(s.scroller, MOTUS_AXIS_VERTICAL, 2, false, NULL,
                                NULL, NULL);
  motus_view_set_frame(s.view, (motus_rect){0, 0, 400, 500});
  CHECK_NEAR(offset(&s), 1000, 0);
  CHECK_EQUAL(motus_scroller_page(s.scroller, MOTUS_AXIS_VERTICAL), 2);
  rest(&s);
  stage_close(&s);
}

/* SC-25, SC-47. */
static void another_rate_counts_from_here_on(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  stage_open(&s, 9000, &options);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  CHECK(strchr(s.log, 'w') == NULL);
  stage_tick(&s, .2);
  double there = offset(&s), speed = motus_scroller_velocity(s.scroller).dy;
  options.deceleration_rate = .99;
  motus_scroller_set_options(s.scroller, &options);
  CHECK_NEAR(offset(&s), there, 0);
  CHECK_NEAR(motus_scroller_velocity(s.scroller).dy, speed, 1e-9);
  CHECK_NEAR(motus_scroller_target_offset(s.scroller).y,
             there + .099 * (speed - 10), 1e-6);
  rest(&s);
  CHECK(strchr(s.log, 'x') == NULL);
  stage_close(&s);
}

/* SC-48. */
static void from_right_to_left_the_right_edge_is_the_first(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.layout_direction = MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT;
  options.paging = MOTUS_AXES_HORIZONTAL;
  stage_open(&s, 800, &options);
  motus_scroller_set_content_size(s.scroller, (motus_size){1200, 800});
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 800, 0);
  CHECK_EQUAL(motus_scroller_page(s.scroller, MOTUS_AXIS_HORIZONTAL), 0);
  motus_scroller_scroll_to_page(s.scroller, MOTUS_AXIS_HORIZONTAL, 1, false,
                                NULL, NULL, NULL);
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 400, 0);
  motus_scroller_set_content_size(s.scroller, (motus_size){2000, 800});
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 1200, 0);
  CHECK_EQUAL(motus_scroller_page(s.scroller, MOTUS_AXIS_HORIZONTAL), 1);
  rest(&s);
  stage_close(&s);
}

/* SC-22: what comes back fast goes on inside. */
static void what_comes_back_fast_goes_on_inside(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, .001);
  for (int i = 1; i <= 20; i++) {
    double y = i <= 10 ? 100 + 30 * i : 400 - 25 * (i - 10);
    finger(&s, MOTUS_TOUCH_MOVED, 200, y, .001 + .01 * i);
    stage_tick(&s, .001 + .01 * i);
  }
  CHECK(offset(&s) < -10);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 150, .202);
  stage_tick(&s, .202);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_BOUNCING);
  double target = motus_scroller_target_offset(s.scroller).y;
  CHECK(target > 100);
  CHECK_NEAR(target, s.target, 1e-9);
  rest(&s);
  CHECK_NEAR(offset(&s), target, 1e-9);
  stage_close(&s);
}

static void ask_once(void *user_data, motus_scroller *scroller, bool adjusted) {
  stage *s = user_data;
  (void)adjusted;
  if (s->refusals++ == 0)
    CHECK_EQUAL(motus_scroller_scroll_to(scroller, (motus_point){0, 2000}, true,
                                         on_completed, s, NULL),
                MOTUS_OK);
}

/* SC-32, SC-81: bounds that the host sets end the motion under way, and none of
 * those that are asked for when that is told. */
static void set_bounds_do_not_end_the_motion_that_follows(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  stage_tick(&s, .1);
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate,
                                      .did_scroll = ask_once};
  motus_scroller_set_delegate(s.scroller, &delegate, &s, NULL);
  CHECK_EQUAL(motus_view_set_bounds(s.view, (motus_rect){0, 500, 400, 800}),
              MOTUS_OK);
  rest(&s);
  CHECK_NEAR(offset(&s), 2000, 0);
  CHECK_EQUAL(s.completed, 1);
  CHECK(s.finished);
  stage_close(&s);
}

CHECK_MAIN(TEST(content_that_fits_does_not_scroll),
           TEST(a_locked_drag_keeps_to_its_axis),
           TEST(a_rectangle_is_shown_by_the_smallest_move),
           TEST(other_bounds_keep_the_page_and_the_end),
           TEST(another_rate_counts_from_here_on),
           TEST(from_right_to_left_the_right_edge_is_the_first),
           TEST(what_comes_back_fast_goes_on_inside),
           TEST(set_bounds_do_not_end_the_motion_that_follows))
