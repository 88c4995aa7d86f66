/* Notches of a wheel, and keys. */
#include "scroll_wheel_figures.h"
#include "scroll_wheels.h"

/* SC-64, SC-65. */
static void notches_move_on_a_spring(void) {
  for (size_t i = 0; i < COUNT(wheel_rows); i++) {
    const wheel_row *row = &wheel_rows[i];
    stage s;
    stage_open(&s, 9000, NULL);
    jump(&s, row->start);
    stage_tick(&s, .01);
    for (int n = 0; n < row->events; n++)
      if (n * row->step <= row->time)
        notch(&s, n ? row->more : row->units, .01 + n * row->step);
    stage_tick(&s, .01 + row->time);
    bool over =
        fabs(row->offset - row->target) < .1 && fabs(row->velocity) < 10;
    CHECK_NEAR(offset(&s), over ? row->target : row->offset, 1e-6);
    CHECK_NEAR(speed(&s), over ? 0 : row->velocity, 1e-3);
    CHECK_NEAR(target(&s), row->target, 1e-6);
    CHECK_EQUAL(state(&s), over ? MOTUS_SCROLLER_IDLE : MOTUS_SCROLLER_WHEEL);
    rest(&s);
    CHECK(strcmp(s.log, "s") == 0);
    stage_close(&s);
  }
}

/* SC-64. */
static void units_are_what_they_say(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.smooths_wheel = false;
  stage_open(&s, 9000, &options);
  static const double ways[] = {60, 40 * 120, 120, .875 * 800 * 120};
  for (int unit = 0; unit < 4; unit++) {
    motus_wheel_event e = event(unit == 1 || unit == 3 ? 1 : 120, s.time + .01);
    e.unit = (motus_wheel_unit)unit;
    jump(&s, 100);
    CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &e), MOTUS_OK);
    stage_tick(&s, s.time + .01);
    CHECK_NEAR(offset(&s) - 100, ways[unit] / (unit % 2 ? 120 : 1), 1e-9);
    CHECK_EQUAL(state(&s), MOTUS_SCROLLER_IDLE);
    stage_tick(&s, s.time + .3);
  }
  CHECK(!motus_runtime_needs_tick(s.runtime));
  stage_close(&s);
}

/* SC-65: what momentum has is taken on, and no edge is passed. */
static void a_notch_takes_momentum_on_and_stops_at_an_edge(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  motus_scroller_fling(s.scroller, (motus_vector){0, 1500});
  stage_tick(&s, .1);
  double before = speed(&s), there = offset(&s);
  notch(&s, 120, .1);
  stage_tick(&s, .1);
  CHECK_NEAR(offset(&s), there, 1e-9);
  CHECK_NEAR(speed(&s), before, 2e-3 * before);
  CHECK(strcmp(s.log, "dsx") == 0);
  CHECK_NEAR(target(&s), there + 60, 1e-9);
  rest(&s);
  jump(&s, 8150);
  stage_tick(&s, s.time + .1);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2500});
  double from = s.time;
  stage_tick(&s, from + .01);
  notch(&s, 120, from + .01);
  double highest = 0;
  for (int i = 1; i < 60; i++) {
    stage_tick(&s, from + .01 + i * .004);
    highest = fmax(highest, offset(&s));
    CHECK(offset(&s) <= 8200);
  }
  CHECK(highest == 8200);
  rest(&s);
  stage_close(&s);
}

/* SC-69, SC-52, SC-71. */
static void a_sequence_stays_with_who_has_begun_it(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  stage_open(&s, 3000, NULL);
  motus_scroller *inner = scroller_in(s.view, (motus_rect){0, 0, 400, 400},
                                      (motus_size){400, 500}, NULL, s.runtime);
  for (int i = 0; i < 4; i++)
    notch(&s, 120, .01 + i * .1);
  stage_tick(&s, .35);
  rest(&s);
  CHECK_NEAR(motus_scroller_offset(inner).y, 100, 0);
  CHECK_NEAR(offset(&s), 0, 0);
  notch(&s, 120, s.time + .3);
  stage_tick(&s, s.time + .3);
  rest(&s);
  CHECK_NEAR(offset(&s), 60, 0);
  options.vertical_chaining = MOTUS_CHAINING_NONE;
  motus_scroller_set_options(inner, &options);
  jump(&s, 0);
  notch(&s, 120, s.time + .3);
  stage_tick(&s, s.time + .3);
  rest(&s);
  CHECK_NEAR(offset(&s), 0, 0);
  motus_scroller_set_content_size(inner, (motus_size){900, 400});
  motus_scroller_set_content_size(s.scroller, (motus_size){400, 800});
  notch(&s, 120, s.time + .3);
  stage_tick(&s, s.time + .3);
  rest(&s);
  CHECK_NEAR(motus_scroller_offset(inner).x, 60, 0);
  motus_wheel_event e = event(120, s.time + .3);
  e.modifiers = MOTUS_WHEEL_ACROSS;
  motus_scroller_set_content_size(s.scroller, (motus_size){400, 8000});
  motus_runtime_send_wheel(s.runtime, &e);
  stage_tick(&s, s.time + .3);
  rest(&s);
  CHECK_NEAR(motus_scroller_offset(inner).x, 120, 0);
  motus_release(inner);
  stage_close(&s);
}

/* SC-70. */
static void notches_turn_pages(void) {
  stage s;
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.paging = MOTUS_AXES_VERTICAL;
  stage_open(&s, 8000, &options);
  notch(&s, 120, .1);
  notch(&s, 120, .2);
  notch(&s, 120, .26);
  stage_tick(&s, .3);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_SETTLING);
  CHECK_NEAR(target(&s), 1600, 0);
  CHECK_EQUAL(s.pages, 2);
  rest(&s);
  /* A notch in eighths is one page. */
  double start = s.time + .5;
  for (int i = 0; i < 8; i++)
    notch(&s, -15, start + i * .04);
  stage_tick(&s, start + .3);
  rest(&s);
  CHECK_NEAR(offset(&s), 800, 0);
  /* Less than half of one is none. */
  notch(&s, 50, s.time + .5);
  notch(&s, 50, s.time + .8);
  stage_tick(&s, s.time + 1);
  rest(&s);
  CHECK_NEAR(offset(&s), 800, 0);
  CHECK(strchr(s.log, 'b') == NULL);
  int begun = 0, ended = 0;
  for (const char *c = s.log; *c; c++) {
    begun += *c == 'd';
    ended += *c == 'D' || *c == 'x';
  }
  CHECK(begun == ended && begun > 0);
  stage_close(&s);
}

/* SC-70. */
static void a_notch_leaves_a_snap_position(void) {
  stage s;
  motus_scroller_options options;
  motus_snap_area areas[6];
  for (int i = 0; i < 6; i++)
    areas[i] = (motus_snap_area){i * 500, 500, MOTUS_SNAP_START, false};
  motus_scroller_options_init(&options, sizeof options);
  options.snap_strictness = MOTUS_SNAP_MANDATORY;
  stage_open(&s, 5000, &options);
  motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_VERTICAL, areas, 6);
  notch(&s, 120, .1);
  stage_tick(&s, .1);
  CHECK_NEAR(deadline(&s), .35, 1e-9);
  stage_tick(&s, .34);
  CHECK_NEAR(offset(&s), 60, .5);
  stage_tick(&s, .4);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_SETTLING);
  rest(&s);
  CHECK_NEAR(offset(&s), 500, 0);
  /* A quarter of one comes back. */
  notch(&s, 30, s.time + .1);
  stage_tick(&s, s.time + .2);
  stage_tick(&s, s.time + .3);
  rest(&s);
  CHECK_NEAR(offset(&s), 500, 0);
  stage_close(&s);
}

/* SC-72, SC-48. */
static void keys_scroll(void) {
  stage s;
  bool taken = false;
  stage_open(&s, 5000, NULL);
  motus_view_send_scroll_key(s.view, MOTUS_SCROLL_LINE_DOWN, &taken);
  CHECK(taken);
  motus_view_send_scroll_key(s.view, MOTUS_SCROLL_PAGE_DOWN, &taken);
  CHECK_NEAR(target(&s), 40 + 700, 0);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_WHEEL);
  rest(&s);
  motus_view_send_scroll_key(s.view, MOTUS_SCROLL_END, NULL);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_ANIMATING);
  rest(&s);
  CHECK_NEAR(offset(&s), 4200, 0);
  taken = true;
  motus_view_send_scroll_key(s.view, MOTUS_SCROLL_LINE_DOWN, &taken);
  CHECK(!taken);
  motus_view_send_scroll_key(s.view, MOTUS_SCROLL_LINE_RIGHT, &taken);
  CHECK(!taken);
  motus_view_send_scroll_key(s.view, MOTUS_SCROLL_HOME, &taken);
  rest(&s);
  CHECK_NEAR(offset(&s), 0, 0);
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.layout_direction = MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT;
  motus_scroller_set_options(s.scroller, &options);
  motus_scroller_set_content_size(s.scroller, (motus_size){2000, 800});
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 1600, 0);
  motus_view_send_scroll_key(s.view, MOTUS_SCROLL_PAGE_DOWN, &taken);
  CHECK(taken);
  rest(&s);
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 1600 - 350, 0);
  motus_view_send_scroll_key(s.view, MOTUS_SCROLL_END, &taken);
  rest(&s);
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 0, 0);
  stage_close(&s);
}

static void bad_events_are_refused(void) {
  stage s;
  stage_open(&s, 3000, NULL);
  motus_wheel_event good = event(120, .1);
  bool taken = true;
  CHECK_EQUAL(motus_runtime_send_wheel(NULL, &good),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_send_wheel((motus_runtime *)s.view, &good),
              MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  for (int i = 0; i < 8; i++) {
    motus_wheel_event e = good;
    i == 0   ? (void)(e.delta.dy = NAN)
    : i == 1 ? (void)(e.delta.dx = INFINITY)
    : i == 2 ? (void)(e.point.x = 1e10)
    : i == 3 ? (void)(e.time = NAN)
    : i == 4 ? (void)(e.unit = (motus_wheel_unit)4)
    : i == 5 ? (void)(e.phase = (motus_wheel_phase)6)
    : i == 6 ? (void)(e.momentum = (motus_wheel_momentum)4)
             : (void)(e.modifiers = 16);
    CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &e),
                MOTUS_ERROR_INVALID_ARGUMENT);
  }
  CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &good), MOTUS_OK);
  good.time = .05;
  CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &good),
              MOTUS_ERROR_INVALID_ARGUMENT);
  good.struct_size = 3;
  CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &good),
              MOTUS_ERROR_STRUCT_SIZE);
  CHECK_EQUAL(motus_wheel_event_init(NULL, sizeof good),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(motus_runtime_wheel_scroller(NULL) == NULL);
  CHECK_EQUAL(motus_view_send_scroll_key(NULL, MOTUS_SCROLL_HOME, &taken),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(!taken);
  CHECK_EQUAL(motus_view_send_scroll_key(s.view, (motus_scroll_key)8, &taken),
              MOTUS_ERROR_INVALID_ARGUMENT);
  stage_tick(&s, .2);
  rest(&s);
  CHECK_NEAR(offset(&s), 60, 0);
  /* A wheel over nothing, then over what ends under it. */
  good = event(120, s.time + 1);
  good.point = (motus_point){200, 850};
  CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &good), MOTUS_OK);
  stage_tick(&s, s.time + 1);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  pad(&s, MOTUS_WHEEL_PHASE_BEGAN, 20, s.time + .1);
  stage_tick(&s, s.time + .1);
  motus_view_remove_from_superview(s.view);
  pad(&s, MOTUS_WHEEL_PHASE_CHANGED, 20, s.time + .1);
  pad(&s, MOTUS_WHEEL_PHASE_ENDED, 0, s.time + .2);
  coast(&s, MOTUS_WHEEL_MOMENTUM_BEGAN, 20, s.time + .21);
  stage_tick(&s, s.time + .3);
  CHECK(s.log[strlen(s.log) - 1] == 'e');
  CHECK(motus_runtime_wheel_scroller(s.runtime) == NULL);
  stage_close(&s);
}

CHECK_MAIN(TEST(notches_move_on_a_spring), TEST(units_are_what_they_say),
           TEST(a_notch_takes_momentum_on_and_stops_at_an_edge),
           TEST(a_sequence_stays_with_who_has_begun_it),
           TEST(notches_turn_pages), TEST(a_notch_leaves_a_snap_position),
           TEST(keys_scroll), TEST(bad_events_are_refused))
