/* One scroller: a finger, momentum, edges, the program. */
#include "scroll_figures.h"
#include "scroll_motion_figures.h"
#include "scroll_stage.h"

#define COUNT(table) (sizeof table / sizeof table[0])

/* SC-11, SC-12. */
static void content_follows_the_finger_and_resists_beyond_its_edges(void) {
  for (size_t i = 0; i < COUNT(pulls); i++) {
    stage s;
    stage_open(&s, 5000, NULL);
    motus_view_set_frame(s.view, (motus_rect){0, 0, 400, pulls[i].dimension});
    motus_scroller_scroll_to(
        s.scroller, (motus_point){0, pulls[i].raw + pulls[i].travel - 10},
        false, NULL, NULL, NULL);
    finger(&s, MOTUS_TOUCH_BEGAN, 100, 100, .1);
    finger(&s, MOTUS_TOUCH_MOVED, 100, 100 + pulls[i].travel + 1, .11);
    finger(&s, MOTUS_TOUCH_MOVED, 100, 100 + pulls[i].travel, .12);
    stage_tick(&s, .12);
    CHECK_NEAR(offset(&s), pulls[i].shown, 1e-6);
    CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_DRAGGING);
    stage_close(&s);
  }
}

/* SC-1, SC-2, SC-4, SC-5, SC-13: the middle four in the tick of the lift. */
static void a_drag_with_a_flick_tells_its_story_in_order(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  flick(&s, 200, 600, 0, -200);
  CHECK(strcmp(s.log, "bswEd") == 0);
  CHECK(s.velocity > 2000 && s.velocity < 3000);
  CHECK_NEAR(s.target,
             offset(&s) + .499 * (motus_scroller_velocity(s.scroller).dy - 10),
             1e-6);
  CHECK_NEAR(s.target, motus_scroller_target_offset(s.scroller).y, 1e-6);
  rest(&s);
  CHECK(strcmp(s.log, "bswEdsD") == 0);
  CHECK_NEAR(offset(&s), s.target, 1e-9);
  memset(s.log, 0, sizeof s.log);
  /* A finger that rests before it lifts throws nothing. */
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 600, s.time + .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 500, s.time + .02);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 500, s.time + .3);
  stage_tick(&s, s.time + .3);
  CHECK(strcmp(s.log, "bwse") == 0);
  CHECK(s.velocity == 0);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  stage_close(&s);
}

/* SC-3: the delegate chooses where it stops. */
static void the_delegate_chooses_the_target(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  s.answer = 1000;
  flick(&s, 200, 600, 0, -200);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_SETTLING);
  CHECK_NEAR(motus_scroller_target_offset(s.scroller).y, 1000, 0);
  rest(&s);
  CHECK_NEAR(offset(&s), 1000, 0);
  stage_close(&s);
}

/* SC-20, SC-21: the same at the same times, to the last bit, over an edge. */
static void frames_at_any_rate_show_the_same(void) {
  static const double rates[] = {24, 60, 120, 12};
  static double seen[4][48], speed[4][48];
  static const double touches[][2] = {{.01, 700}, {.02, 690},  {.03, 675},
                                      {.04, 650}, {.05, 620},  {.06, 590},
                                      {.07, 560}, {.0713, 556}};
  for (int r = 0; r < 4; r++) {
    stage s;
    size_t fed = 0;
    stage_open(&s, 2100, NULL);
    for (int i = 1; i <= 4 * rates[r]; i++) {
      double time = i / rates[r];
      for (; fed < COUNT(touches) && touches[fed][0] <= time; fed++)
        finger(&s,
               fed == 0                   ? MOTUS_TOUCH_BEGAN
               : fed + 1 < COUNT(touches) ? MOTUS_TOUCH_MOVED
                                          : MOTUS_TOUCH_ENDED,
               200, touches[fed][1], touches[fed][0]);
      stage_tick(&s, time);
      int twelfth = (int)(i * 12 / (int)rates[r]);
      if (i * 12 % (int)rates[r] == 0 && twelfth <= 48) {
        seen[r][twelfth - 1] = offset(&s);
        speed[r][twelfth - 1] = motus_scroller_velocity(s.scroller).dy;
      }
    }
    CHECK_NEAR(offset(&s), 1300, 0);
    stage_close(&s);
  }
  int moved = 0;
  for (int r = 1; r < 4; r++) {
    CHECK(memcmp(seen[0], seen[r], sizeof seen[0]) == 0);
    CHECK(memcmp(speed[0], speed[r], sizeof speed[0]) == 0);
  }
  for (int i = 0; i < 48; i++)
    moved += seen[0][i] > 1300;
  CHECK(moved > 2);
}

/* SC-21: 3125 points a second, 60 points before the edge. */
static void momentum_bounces_at_an_edge(void) {
  for (size_t i = 0; i < COUNT(impacts); i++) {
    stage s;
    motus_scroller_options options;
    motus_scroller_options_init(&options, sizeof options);
    options.deceleration_rate = impacts[i].rate;
    stage_open(&s, 60000, &options);
    bool down = impacts[i].velocity > 0;
    double content = down ? impacts[i].edge + 800 : 60000;
    motus_scroller_set_content_inset(
        s.scroller, (motus_insets){down ? 100000 : -impacts[i].edge, 0, 0, 0});
    motus_scroller_set_content_size(s.scroller, (motus_size){400, content});
    motus_scroller_scroll_to(s.scroller, (motus_point){0, impacts[i].start},
                             false, NULL, NULL, NULL);
    stage_tick(&s, 0);
    CHECK_EQUAL(motus_scroller_fling(s.scroller,
                                     (motus_vector){0, impacts[i].velocity}),
                MOTUS_OK);
    CHECK_NEAR(motus_scroller_target_offset(s.scroller).y, impacts[i].edge, 0);
    stage_tick(&s, impacts[i].peak_time);
    CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_BOUNCING);
    CHECK_NEAR(offset(&s) - impacts[i].edge, impacts[i].peak, 1e-5);
    CHECK_NEAR(motus_scroller_velocity(s.scroller).dy, 0, 1e-3);
    stage_tick(&s, impacts[i].settled - 2e-4);
    CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_BOUNCING);
    stage_tick(&s, impacts[i].settled + 2e-4);
    CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
    CHECK_NEAR(offset(&s), impacts[i].edge, 0);
    stage_close(&s);
  }
}

/* SC-26, SC-27, SC-28, SC-5. */
static void a_finger_catches_what_moves(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  stage_tick(&s, .2);
  double there = offset(&s);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 600, .2);
  stage_tick(&s, .22);
  CHECK_NEAR(offset(&s), there, 0);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_TRACKING);
  CHECK(motus_scroller_velocity(s.scroller).dy == 0);
  CHECK(motus_runtime_touch_gesture(s.runtime, 1) ==
        motus_scroller_pan_gesture(s.scroller));
  CHECK(strcmp(s.log, "dsx") == 0);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  finger(&s, MOTUS_TOUCH_ENDED, 200, 600, .3);
  stage_tick(&s, .4);
  CHECK_NEAR(offset(&s), there, 0);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
  /* Beyond an edge: no jump as the drag begins. */
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 0}, false, NULL, NULL,
                           NULL);
  stage_tick(&s, .5);
  motus_scroller_fling(s.scroller, (motus_vector){0, -3000});
  stage_tick(&s, .58);
  there = offset(&s);
  CHECK(there < -50);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 300, .58);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 310.001, .59);
  stage_tick(&s, .6);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_DRAGGING);
  CHECK_NEAR(offset(&s), there, .01);
  finger(&s, MOTUS_TOUCH_CANCELLED, 200, 310.001, .61);
  rest(&s);
  CHECK_NEAR(offset(&s), 0, 0);
  stage_close(&s);
}

/* SC-8, SC-32. */
static void the_program_animates(void) {
  for (size_t i = 0; i < COUNT(eases); i++) {
    stage s;
    stage_open(&s, 5000, NULL);
    motus_scroller_scroll_to(s.scroller, (motus_point){0, eases[i].start},
                             false, NULL, NULL, NULL);
    stage_tick(&s, 0);
    if (eases[i].velocity)
      motus_scroller_fling(s.scroller, (motus_vector){0, eases[i].velocity});
    motus_scroller_scroll_to(s.scroller, (motus_point){0, eases[i].target},
                             true, on_completed, &s, NULL);
    stage_tick(&s, eases[i].time);
    CHECK_NEAR(offset(&s), eases[i].offset, 1e-6);
    CHECK_NEAR(motus_scroller_velocity(s.scroller).dy, eases[i].speed, 1e-3);
    rest(&s);
    CHECK(s.completed == 1 && s.finished == 1);
    CHECK_NEAR(offset(&s), eases[i].target, 0);
    stage_close(&s);
  }
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 0}, true, on_completed,
                           &s, NULL);
  stage_tick(&s, .01);
  CHECK(s.completed == 1 && s.finished == 1);
  CHECK(strcmp(s.log, "A") == 0);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 500}, true,
                           on_completed, &s, NULL);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 700}, false,
                           on_completed, &s, NULL);
  stage_tick(&s, .02);
  CHECK(s.completed == 3);
  CHECK(strcmp(s.log, "Aas") == 0);
  CHECK_NEAR(motus_view_bounds(s.view).y, 700, 0);
  stage_close(&s);
}

/* SC-9: the host sets the bounds itself, and a block animates the offset. */
static void the_latest_word_counts(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  stage_tick(&s, .1);
  motus_view_set_bounds(s.view, (motus_rect){0, 250, 400, 800});
  stage_tick(&s, .2);
  CHECK_NEAR(offset(&s), 250, 0);
  CHECK(strcmp(s.log, "dsx") == 0);
  rest(&s);
  stage_close(&s);
}

/* SC-31, SC-46. */
static void stopping_and_ending_are_balanced(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroller_fling(s.scroller, (motus_vector){0, -3000});
  stage_tick(&s, .05);
  CHECK(offset(&s) < 0);
  CHECK_EQUAL(motus_scroller_stop(s.scroller), MOTUS_OK);
  CHECK_NEAR(offset(&s), 0, 0);
  CHECK(strcmp(s.log, "dsx") == 0);
  rest(&s);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  stage_tick(&s, s.time + .05);
  motus_view_remove_from_superview(s.view);
  stage_tick(&s, s.time + .05);
  CHECK(s.log[strlen(s.log) - 1] == 'x');
  CHECK(motus_scroller_view(s.scroller) == NULL);
  CHECK_EQUAL(motus_scroller_stop(s.scroller), MOTUS_ERROR_INVALID_STATE);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  stage_close(&s);
}

CHECK_MAIN(TEST(content_follows_the_finger_and_resists_beyond_its_edges),
           TEST(a_drag_with_a_flick_tells_its_story_in_order),
           TEST(the_delegate_chooses_the_target),
           TEST(frames_at_any_rate_show_the_same),
           TEST(momentum_bounces_at_an_edge), TEST(a_finger_catches_what_moves),
           TEST(the_program_animates), TEST(the_latest_word_counts),
           TEST(stopping_and_ending_are_balanced))
