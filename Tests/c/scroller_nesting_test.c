/* Pages, snap areas, refreshing, content that changes, and one in another. */
#include "scroll_stage.h"

/* SC-36, SC-38. */
static void a_flick_turns_a_page(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.paging = MOTUS_AXES_VERTICAL;
  stage_open(&s, 4000, &options);
  flick(&s, 200, 600, 0, -60);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_SETTLING);
  CHECK_NEAR(motus_scroller_target_offset(s.scroller).y, 800, 0);
  CHECK_EQUAL(motus_scroller_page(s.scroller, MOTUS_AXIS_VERTICAL), 1);
  CHECK_EQUAL(s.pages, 1);
  double lifted = s.time;
  rest(&s);
  CHECK(s.time - lifted < .8);
  CHECK_NEAR(offset(&s), 800, 0);
  CHECK_EQUAL(motus_scroller_scroll_to_page(s.scroller, MOTUS_AXIS_VERTICAL, 9,
                                            false, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_NEAR(offset(&s), 3200, 0);
  CHECK_EQUAL(motus_scroller_scroll_to_page(s.scroller, MOTUS_AXIS_HORIZONTAL,
                                            0, false, NULL, NULL, NULL),
              MOTUS_ERROR_INVALID_STATE);
  stage_close(&s);
}

/* SC-39, SC-40. */
static void content_rests_at_its_areas(void) {
  stage s;
  motus_scroller_options options;
  motus_snap_area areas[] = {{0, 300, MOTUS_SNAP_START, false},
                             {300, 300, MOTUS_SNAP_START, false},
                             {600, 300, MOTUS_SNAP_START, false},
                             {900, 300, MOTUS_SNAP_START, true}};
  motus_scroller_options_init(&options, sizeof options);
  options.snap_strictness = MOTUS_SNAP_MANDATORY;
  stage_open(&s, 4000, &options);
  CHECK_EQUAL(
      motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_VERTICAL, areas, 4),
      MOTUS_OK);
  flick(&s, 200, 600, 0, -100);
  double target = motus_scroller_target_offset(s.scroller).y;
  CHECK(target == 600 || target == 900);
  rest(&s);
  CHECK_NEAR(offset(&s), target, 0);
  options.snap_padding.top = 40;
  CHECK_EQUAL(motus_scroller_set_options(s.scroller, &options), MOTUS_OK);
  rest(&s);
  CHECK_NEAR(offset(&s), target - 40, 0);
  CHECK_EQUAL(
      motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_VERTICAL, NULL, 1),
      MOTUS_ERROR_INVALID_ARGUMENT);
  stage_close(&s);
}

/* SC-42: what is seen stays, velocity and way with it. */
static void content_grows_before_what_is_seen(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 1000}, false, NULL,
                           NULL, NULL);
  stage_tick(&s, .01);
  motus_scroller_fling(s.scroller, (motus_vector){0, 1500});
  stage_tick(&s, .11);
  double before = offset(&s), speed = motus_scroller_velocity(s.scroller).dy;
  double target = motus_scroller_target_offset(s.scroller).y;
  memset(s.log, 0, sizeof s.log);
  CHECK_EQUAL(motus_scroller_adjust(s.scroller, MOTUS_AXIS_VERTICAL, 0, 300),
              MOTUS_OK);
  CHECK_NEAR(offset(&s), before + 300, 0);
  CHECK_NEAR(motus_scroller_velocity(s.scroller).dy, speed, 1e-9);
  CHECK_NEAR(motus_scroller_target_offset(s.scroller).y, target + 300, 1e-9);
  CHECK_NEAR(motus_scroller_content_size(s.scroller).height, 5300, 0);
  rest(&s);
  CHECK(s.log[0] == 'j' && s.log[strlen(s.log) - 1] == 'D');
  CHECK(strchr(s.log, 'x') == NULL);
  CHECK_NEAR(offset(&s), target + 300, 1e-9);
  stage_close(&s);
}

/* SC-43. */
static void the_edge_comes_nearer(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  stage_tick(&s, .1);
  double speed = motus_scroller_velocity(s.scroller).dy, there = offset(&s);
  motus_scroller_set_content_size(s.scroller, (motus_size){400, 1200});
  CHECK_NEAR(offset(&s), there, 0);
  CHECK_NEAR(motus_scroller_velocity(s.scroller).dy, speed, 1e-9);
  rest(&s);
  CHECK_NEAR(offset(&s), 400, 0);
  motus_scroller_set_content_size(s.scroller, (motus_size){400, 900});
  CHECK_NEAR(offset(&s), 100, 0);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 0}, false, NULL, NULL,
                           NULL);
  motus_scroller_set_content_inset(s.scroller, (motus_insets){60, 0, 0, 0});
  CHECK_NEAR(offset(&s), -60, 0);
  stage_close(&s);
}

/* SC-78. */
static void a_pull_refreshes(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.refresh_distance = 60;
  stage_open(&s, 3000, &options);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 300, .05);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 300, .2);
  stage_tick(&s, .2);
  CHECK(motus_scroller_is_refreshing(s.scroller));
  CHECK(strchr(s.log, 'r') != NULL);
  rest(&s);
  CHECK_NEAR(offset(&s), -60, 0);
  CHECK_EQUAL(motus_scroller_end_refreshing(s.scroller), MOTUS_OK);
  CHECK(!motus_scroller_is_refreshing(s.scroller));
  rest(&s);
  CHECK_NEAR(offset(&s), 0, 0);
  stage_close(&s);
}

/* SC-49, SC-50, SC-53: the inner one first, then the outer one, in one drag. */
static void a_drag_goes_on_in_the_outer_scroller(void) {
  stage s;
  stage_open(&s, 3000, NULL);
  motus_scroller *inner = scroller_in(s.view, (motus_rect){0, 0, 400, 400},
                                      (motus_size){400, 500}, NULL, s.runtime);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 390, .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 330, .02);
  stage_tick(&s, .02);
  CHECK_NEAR(motus_scroller_offset(inner).y, 50, 0);
  CHECK_NEAR(offset(&s), 0, 0);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 230, .03);
  stage_tick(&s, .03);
  CHECK_NEAR(motus_scroller_offset(inner).y, 100, 0);
  CHECK_NEAR(offset(&s), 50, 0);
  CHECK(strcmp(s.log, "bs") == 0);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 260, .04);
  stage_tick(&s, .04);
  CHECK_NEAR(motus_scroller_offset(inner).y, 70, 0);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 260, .3);
  stage_tick(&s, .3);
  CHECK_EQUAL(motus_scroller_get_state(inner), MOTUS_SCROLLER_IDLE);
  CHECK(strcmp(s.log, "bswe") == 0 || strcmp(s.log, "bswse") == 0);
  motus_release(inner);
  rest(&s);
  stage_close(&s);
}

/* SC-51, SC-54: readers at the end of a page do not fall into the next one, and
 * a drag across goes to the one that goes across. */
static void a_list_in_a_pager_keeps_its_drag(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.paging = MOTUS_AXES_VERTICAL;
  stage_open(&s, 3200, &options);
  motus_scroller *inner = scroller_in(s.view, (motus_rect){0, 0, 400, 400},
                                      (motus_size){400, 450}, NULL, s.runtime);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 390, .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 230, .02);
  stage_tick(&s, .02);
  CHECK(motus_scroller_offset(inner).y > 50);
  CHECK_NEAR(offset(&s), 0, 0);
  finger(&s, MOTUS_TOUCH_CANCELLED, 200, 230, .03);
  rest(&s);
  motus_scroller_stop(inner);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 390, s.time + .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 330, s.time + .02);
  stage_tick(&s, s.time + .02);
  CHECK_NEAR(offset(&s), 50, 0);
  finger(&s, MOTUS_TOUCH_CANCELLED, 200, 330, s.time + .01);
  rest(&s);
  motus_release(inner);
  stage_close(&s);
}

/* SC-55. */
static void an_edge_pan_comes_first(void) {
  stage s;
  motus_gesture_options options;
  motus_gesture *edge = NULL;
  stage_open(&s, 3000, NULL);
  motus_scroller_set_content_size(s.scroller, (motus_size){2000, 3000});
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_SCREEN_EDGE_PAN;
  motus_gesture_create(s.runtime, &options, &edge);
  motus_view_add_gesture(motus_runtime_window(s.runtime), edge);
  motus_release(edge);
  finger(&s, MOTUS_TOUCH_BEGAN, 5, 300, .01);
  finger(&s, MOTUS_TOUCH_MOVED, 60, 300, .02);
  stage_tick(&s, .02);
  CHECK_EQUAL(motus_gesture_state(edge), MOTUS_RECOGNITION_BEGAN);
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 0, 0);
  finger(&s, MOTUS_TOUCH_ENDED, 60, 300, .03);
  rest(&s);
  CHECK(strcmp(s.log, "") == 0);
  stage_close(&s);
}

/* SC-85, SC-48: what has been appended at the left leaves in its place what is
 * seen, before the new areas are given and after. */
static void areas_from_right_to_left_go_along(void) {
  for (int extra = -30; extra <= 400; extra += 43) {
    stage s;
    motus_scroller_options options;
    motus_snap_area areas[5];
    motus_scroller_options_init(&options, sizeof options);
    options.snap_strictness = MOTUS_SNAP_MANDATORY;
    stage_open(&s, 800, &options);
    motus_runtime_set_layout_direction(s.runtime,
                                       MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
    /* Areas first: they count for the length that comes with them. */
    for (int i = 0; i < 5; i++)
      areas[i] =
          (motus_snap_area){1600 - 200 * (i + 2), 400, MOTUS_SNAP_START, false};
    motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_HORIZONTAL, areas, 5);
    motus_scroller_set_content_size(s.scroller, (motus_size){1600, 800});
    motus_scroller_scroll_to(s.scroller, (motus_point){800, 0}, false, NULL,
                             NULL, NULL);
    rest(&s);
    CHECK_NEAR(motus_scroller_offset(s.scroller).x, 800, 0);
    motus_scroller_set_content_size(s.scroller,
                                    (motus_size){1600 + extra, 800});
    CHECK_NEAR(motus_scroller_offset(s.scroller).x, 800 + extra, 0);
    CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
    for (int i = 0; i < 5; i++)
      areas[i].start += extra;
    motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_HORIZONTAL, areas, 5);
    CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
    rest(&s);
    CHECK_NEAR(motus_scroller_offset(s.scroller).x, 800 + extra, 0);
    stage_close(&s);
  }
}

/* SC-29: a finger catches the list inside, also one at rest beside it; the block
 * that scrolls what is around goes on. */
static void a_finger_inside_leaves_the_block_around_it(void) {
  double last[2] = {0, 0};
  for (int touches = 0; touches < 2; touches++) {
    stage s;
    motus_animation_options options;
    stage_open(&s, 3200, NULL);
    motus_scroller *inner =
        scroller_in(s.view, (motus_rect){0, 0, 400, 1600},
                    (motus_size){400, 9000}, NULL, s.runtime);
    stage_tick(&s, .5);
    motus_animation_options_init(&options, sizeof options);
    options.duration = 1;
    options.flags = MOTUS_ANIMATION_ALLOW_USER_INTERACTION;
    motus_runtime_begin_animation(s.runtime, &options);
    CHECK_EQUAL(motus_scroller_scroll_to(s.scroller, (motus_point){0, 600},
                                         false, NULL, NULL, NULL),
                MOTUS_OK);
    motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
    CHECK_EQUAL(motus_scroller_fling(inner, (motus_vector){0, 2000}), MOTUS_OK);
    for (int i = 1; i <= 75; i++) {
      if (i == 20 && touches)
        finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, s.time);
      stage_tick(&s, .5 + i / 60.);
      double now = offset(&s);
      if (i == 40) {
        CHECK(now > 200 && now < 590);
        last[touches] = now;
        CHECK((motus_scroller_get_state(inner) ==
               MOTUS_SCROLLER_DECELERATING) == !touches);
      }
    }
    CHECK_NEAR(offset(&s), 600, 1e-9);
    if (touches)
      finger(&s, MOTUS_TOUCH_ENDED, 200, 100, s.time + .01);
    motus_release(inner);
    stage_close(&s);
  }
  CHECK_NEAR(last[1], last[0], 1e-9);
}

CHECK_MAIN(TEST(a_flick_turns_a_page), TEST(content_rests_at_its_areas),
           TEST(content_grows_before_what_is_seen), TEST(the_edge_comes_nearer),
           TEST(a_pull_refreshes), TEST(a_drag_goes_on_in_the_outer_scroller),
           TEST(a_list_in_a_pager_keeps_its_drag),
           TEST(an_edge_pan_comes_first),
           TEST(a_finger_inside_leaves_the_block_around_it),
           TEST(areas_from_right_to_left_go_along))
