/* What a scroller does at its edges and with several fingers, and who is told when:
 * rules that no other test holds. */
#include "scroll_stage.h"

#define COUNT(table) (sizeof table / sizeof table[0])

static void defaults(motus_scroller_options *o) {
  CHECK_EQUAL(motus_scroller_options_init(o, sizeof *o), MOTUS_OK);
}
static void jump(stage *s, double x, double y) {
  motus_scroller_scroll_to(s->scroller, (motus_point){x, y}, false, NULL, NULL,
                           NULL);
  stage_tick(s, s->time + .01);
  memset(s->log, 0, sizeof s->log);
}
static double speed(const stage *s) {
  return motus_scroller_velocity(s->scroller).dy;
}

/* SC-6: the two axes come to rest at different times, and one end is told. */
static void two_axes_have_one_end(void) {
  stage s;
  stage_open(&s, 90000, NULL);
  motus_scroller_set_content_size(s.scroller, (motus_size){90000, 90000});
  motus_scroller_fling(s.scroller, (motus_vector){200, 3000});
  int both = 0, one = 0;
  while (motus_runtime_needs_tick(s.runtime)) {
    stage_tick(&s, s.time + 1. / 60);
    motus_scroller_state x =
        motus_scroller_axis_state(s.scroller, MOTUS_AXIS_HORIZONTAL);
    motus_scroller_state y =
        motus_scroller_axis_state(s.scroller, MOTUS_AXIS_VERTICAL);
    both += x && y;
    one += !x && y;
    CHECK((strchr(s.log, 'D') != NULL) == (!x && !y));
  }
  CHECK(both > 10 && one > 10);
  CHECK(strcmp(s.log, "dsD") == 0);
  stage_close(&s);
}

static motus_scroller *outer_seen;
static double outer_place;
static void note_outer(void *user_data, motus_scroller *x, bool adjusted) {
  (void)user_data, (void)x, (void)adjusted;
  outer_place = motus_scroller_offset(outer_seen).y;
}

/* SC-10: the outer one first, and all in the frame that brings it. */
static void outer_scrollers_move_before_inner_ones(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroller *inner = scroller_in(s.view, (motus_rect){0, 0, 400, 400},
                                      (motus_size){400, 4000}, NULL, s.runtime);
  motus_scroller_delegate d = {.struct_size = sizeof d,
                               .did_scroll = note_outer};
  motus_scroller_set_delegate(inner, &d, NULL, NULL);
  outer_seen = s.scroller;
  motus_scroller_fling(inner, (motus_vector){0, 1000});
  motus_scroller_fling(s.scroller, (motus_vector){0, 1000});
  stage_tick(&s, .1);
  CHECK(offset(&s) > 10);
  CHECK_NEAR(outer_place, offset(&s), 0);
  CHECK_NEAR(motus_view_bounds(s.view).y, offset(&s), 0);
  motus_release(inner);
  stage_close(&s);
}

/* SC-15. */
static void what_does_not_bounce_ends_at_its_edge(void) {
  stage s;
  motus_scroller_options o;
  defaults(&o);
  o.bounces = 0;
  stage_open(&s, 1800, &o);
  jump(&s, 0, 100);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, .02);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 400, .03);
  stage_tick(&s, .03);
  CHECK_NEAR(offset(&s), 0, 0);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_DRAGGING);
  finger(&s, MOTUS_TOUCH_CANCELLED, 200, 400, .04);
  rest(&s);
  jump(&s, 0, 900);
  motus_scroller_fling(s.scroller, (motus_vector){0, 3000});
  stage_tick(&s, s.time + .1);
  CHECK_NEAR(offset(&s), 1000, 0);
  CHECK_NEAR(speed(&s), 0, 0);
  CHECK(strcmp(s.log, "dsD") == 0);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  stage_close(&s);
}

static void second(stage *s, motus_touch_phase phase, double y, double time) {
  CHECK_EQUAL(motus_runtime_send_touch(s->runtime, 2, phase,
                                       (motus_point){250, y}, time),
              MOTUS_OK);
}

/* SC-16: the middle counts; who comes and goes moves nothing. */
static void several_fingers_drag_by_their_middle(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  jump(&s, 0, 1000);
  double start = s.time;
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 600, start + .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 550, start + .02);
  stage_tick(&s, start + .02);
  CHECK_NEAR(offset(&s), 1040, 1e-9);
  second(&s, MOTUS_TOUCH_BEGAN, 300, start + .03);
  stage_tick(&s, start + .03);
  CHECK_NEAR(offset(&s), 1040, 1e-9);
  CHECK_NEAR(speed(&s), 0, 0);
  second(&s, MOTUS_TOUCH_MOVED, 280, start + .04);
  stage_tick(&s, start + .04);
  CHECK_NEAR(offset(&s), 1050, 1e-9);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 550, start + .05);
  stage_tick(&s, start + .05);
  CHECK_NEAR(offset(&s), 1050, 1e-9);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_DRAGGING);
  second(&s, MOTUS_TOUCH_MOVED, 260, start + .06);
  second(&s, MOTUS_TOUCH_ENDED, 260, start + .3);
  stage_tick(&s, start + .3);
  CHECK_NEAR(offset(&s), 1070, 1e-9);
  CHECK(strcmp(s.log, "bswe") == 0 || strcmp(s.log, "bswse") == 0);
  stage_close(&s);
}

/* SC-19. */
static void a_cancelled_finger_throws_nothing(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  jump(&s, 0, 1000);
  for (int i = 0; i < 9; i++)
    finger(&s, i ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN, 200, 600 - 20 * i,
           s.time + .01 + .008 * i);
  finger(&s, MOTUS_TOUCH_CANCELLED, 200, 440, s.time + .08);
  stage_tick(&s, s.time + .1);
  CHECK_NEAR(offset(&s), 1150, 1e-9);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK(strchr(s.log, 'e') && !strchr(s.log, 'd'));
  stage_close(&s);
}

/* SC-23, SC-24: both edges are the first one, and a pull that was held comes back
 * from rest. */
static void a_held_pull_comes_back_from_rest(void) {
  stage s;
  motus_scroller_options o;
  defaults(&o);
  o.always_bounces = MOTUS_AXES_VERTICAL;
  stage_open(&s, 300, &o);
  CHECK_NEAR(motus_scroller_maximum_offset(s.scroller).y, 0, 0);
  for (int up = 0; up < 2; up++) {
    double y = up ? 700 : 100;
    finger(&s, MOTUS_TOUCH_BEGAN, 200, y, s.time + .01);
    finger(&s, MOTUS_TOUCH_MOVED, 200, up ? 400 : 400, s.time + .05);
    finger(&s, MOTUS_TOUCH_ENDED, 200, 400, s.time + .3);
    double lift = s.time + .3;
    stage_tick(&s, lift);
    double pulled = offset(&s);
    CHECK(up ? pulled > 50 : pulled < -50);
    CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_BOUNCING);
    CHECK_NEAR(speed(&s), 0, 1e-9);
    stage_tick(&s, lift + .1);
    double rate = sqrt(120) * .1;
    CHECK_NEAR(offset(&s), pulled * (1 + rate) * exp(-rate), 1e-6);
    rest(&s);
    CHECK_NEAR(offset(&s), 0, 0);
  }
  stage_close(&s);
}

/* SC-29. */
static void the_innermost_that_moves_is_caught(void) {
  stage s;
  stage_open(&s, 50000, NULL);
  motus_scroller *inner =
      scroller_in(s.view, (motus_rect){0, 0, 400, 20000},
                  (motus_size){400, 90000}, NULL, s.runtime);
  for (int both = 0; both < 2; both++) {
    motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
    if (both)
      motus_scroller_fling(inner, (motus_vector){0, 2000});
    stage_tick(&s, s.time + .1);
    finger(&s, MOTUS_TOUCH_BEGAN, 200, 300, s.time);
    stage_tick(&s, s.time + .01);
    CHECK(motus_scroller_velocity(inner).dy == 0);
    CHECK((speed(&s) == 0) == !both);
    finger(&s, MOTUS_TOUCH_ENDED, 200, 300, s.time);
    stage_tick(&s, s.time + .01);
    motus_scroller_stop(s.scroller);
  }
  motus_release(inner);
  stage_close(&s);
}

/* SC-35. */
static void with_reduced_motion_the_program_jumps(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  motus_runtime_set_reduces_motion(s.runtime, true);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 400}, true,
                           on_completed, &s, NULL);
  CHECK_NEAR(offset(&s), 400, 0);
  stage_tick(&s, .01);
  CHECK(s.completed == 1 && s.finished == 1);
  flick(&s, 200, 600, 0, -200);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller),
              MOTUS_SCROLLER_DECELERATING);
  rest(&s);
  stage_close(&s);
}

/* SC-41: what orthogonal sections of a list are made of. */
static void sections_are_made_of_pages_and_snaps(void) {
  motus_snap_area areas[20];
  for (int kind = 0; kind < 4; kind++) {
    stage s;
    motus_scroller_options o;
    defaults(&o);
    o.axes = MOTUS_AXES_HORIZONTAL;
    if (kind < 2)
      o.snap_strictness = MOTUS_SNAP_MANDATORY;
    else {
      o.paging = MOTUS_AXES_HORIZONTAL;
      o.page_size = kind == 3 ? 150 : 0;
    }
    for (int i = 0; i < 20; i++)
      areas[i] = (motus_snap_area){
          i * 150, 150, kind == 1 ? MOTUS_SNAP_CENTER : MOTUS_SNAP_START,
          false};
    stage_open(&s, 800, &o);
    motus_scroller_set_content_size(s.scroller, (motus_size){3000, 800});
    motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_HORIZONTAL, areas, 20);
    flick(&s, 300, 400, -160, 0);
    rest(&s);
    double x = motus_scroller_offset(s.scroller).x;
    CHECK(kind == 0   ? x > 600 && fmod(x, 150) == 0
          : kind == 1 ? x > 600 && fmod(x + 125, 150) == 0
          : kind == 2 ? x == 400
                      : x == 150);
    stage_close(&s);
  }
}

static void correct(void *user_data, motus_scroller *x, bool adjusted) {
  stage *s = user_data;
  on_scroll(user_data, x, adjusted);
  if (++s->pages == 5)
    CHECK_EQUAL(motus_scroller_adjust(x, MOTUS_AXIS_VERTICAL, 0, 700),
                MOTUS_OK);
}

/* SC-45: a list that learns the height of a row above while it scrolls. */
static void content_is_corrected_while_it_scrolls(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  motus_scroller_delegate d = {.struct_size = sizeof d,
                               .did_scroll = correct,
                               .will_begin_decelerating = on_decelerate,
                               .did_end_decelerating = on_rest};
  CHECK_EQUAL(motus_scroller_set_delegate(s.scroller, &d, &s, NULL), MOTUS_OK);
  s.pages = 0;
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  double target = motus_scroller_target_offset(s.scroller).y, last = 2000;
  while (motus_runtime_needs_tick(s.runtime)) {
    stage_tick(&s, s.time + 1. / 60);
    CHECK(speed(&s) <= last);
    last = speed(&s);
  }
  CHECK(s.pages > 20);
  CHECK_NEAR(offset(&s), target + 700, 1e-9);
  CHECK(strcmp(s.log, "dsjsD") == 0);
  stage_close(&s);
}

static bool together(void *user_data, motus_gesture *gesture,
                     motus_gesture *other) {
  (void)user_data, (void)gesture, (void)other;
  return true;
}

/* SC-57: recognizers of the content and the scroller exclude each other, unless a
 * delegate lets both go. */
static void a_pan_inside_excludes_the_scroller(void) {
  for (int both = 0; both < 2; both++) {
    stage s;
    motus_view *card = NULL;
    motus_gesture *pan = NULL;
    motus_gesture_delegate d = {.struct_size = sizeof d,
                                .should_recognize_simultaneously = together};
    stage_open(&s, 5000, NULL);
    motus_view_create(s.runtime, &card);
    motus_view_set_frame(card, (motus_rect){100, 200, 200, 500});
    motus_view_add_subview(s.view, card);
    motus_gesture_create(s.runtime, NULL, &pan);
    motus_view_add_gesture(card, pan);
    if (both)
      motus_gesture_set_delegate(pan, &d, NULL, NULL);
    finger(&s, MOTUS_TOUCH_BEGAN, 200, 600, .01);
    finger(&s, MOTUS_TOUCH_MOVED, 200, 500, .02);
    stage_tick(&s, .02);
    CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_BEGAN);
    CHECK_NEAR(offset(&s), both ? 90 : 0, 0);
    finger(&s, MOTUS_TOUCH_CANCELLED, 200, 500, .03);
    rest(&s);
    motus_release(pan);
    motus_release(card);
    stage_close(&s);
  }
}

CHECK_MAIN(TEST(two_axes_have_one_end),
           TEST(outer_scrollers_move_before_inner_ones),
           TEST(what_does_not_bounce_ends_at_its_edge),
           TEST(several_fingers_drag_by_their_middle),
           TEST(a_cancelled_finger_throws_nothing),
           TEST(a_held_pull_comes_back_from_rest),
           TEST(the_innermost_that_moves_is_caught),
           TEST(with_reduced_motion_the_program_jumps),
           TEST(sections_are_made_of_pages_and_snaps),
           TEST(content_is_corrected_while_it_scrolls),
           TEST(a_pan_inside_excludes_the_scroller))
