/* Indicators, the way to the top, the keyboard, and whose a touch is. */
#include "scroll_stage.h"

static motus_indicator bar(const stage *s) {
  return motus_scroller_indicator(s->scroller, MOTUS_AXIS_VERTICAL);
}
static void defaults(motus_scroller_options *options) {
  CHECK_EQUAL(motus_scroller_options_init(options, sizeof *options), MOTUS_OK);
}
static void jump(stage *s, double y) {
  motus_scroller_scroll_to(s->scroller, (motus_point){0, y}, false, NULL, NULL,
                           NULL);
}

/* SC-79: where it stands, and how long it is. */
static void an_indicator_says_where_content_stands(void) {
  stage s;
  motus_scroller_options options;
  defaults(&options);
  options.indicators = MOTUS_AXES_VERTICAL;
  options.indicator_inset = (motus_insets){10, 0, 20, 0};
  stage_open(&s, 3200, &options);
  /* 800 of 3200 are seen; the bar has 764 points to go. */
  CHECK_NEAR(bar(&s).length, 191, 1e-9);
  CHECK_NEAR(bar(&s).position, 13, 1e-9);
  jump(&s, 1200);
  CHECK_NEAR(bar(&s).position, 13 + (764 - 191) / 2., 1e-9);
  jump(&s, 2400);
  CHECK_NEAR(bar(&s).position, 13 + 764 - 191, 1e-9);
  motus_scroller_set_content_size(s.scroller, (motus_size){400, 1e6});
  CHECK_NEAR(bar(&s).length, 36, 0);
  motus_scroller_set_content_size(s.scroller, (motus_size){400, 3200});
  jump(&s, 0);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 310, .02);
  stage_tick(&s, .02);
  CHECK(offset(&s) < -50);
  CHECK_NEAR(bar(&s).length, 191 + offset(&s), 1e-9);
  CHECK_NEAR(bar(&s).position, 13, 1e-9);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 9000, .03);
  stage_tick(&s, .03);
  CHECK_NEAR(bar(&s).length, 8, 0);
  finger(&s, MOTUS_TOUCH_CANCELLED, 200, 9000, .04);
  rest(&s);
  motus_scroller_set_content_size(s.scroller, (motus_size){400, 300});
  CHECK_NEAR(bar(&s).length, 0, 0);
  CHECK_NEAR(motus_scroller_indicator(s.scroller, MOTUS_AXIS_HORIZONTAL).length,
             0, 0);
  stage_close(&s);
}

/* SC-79: its track ends where bars do; here those of a content inset. That of a
 * safe area: bars_test. */
static void an_indicator_keeps_clear_of_what_covers_the_edges(void) {
  stage s;
  motus_scroller_options options;
  defaults(&options);
  options.indicators = MOTUS_AXES_VERTICAL;
  options.indicator_inset = (motus_insets){10, 0, 20, 0};
  stage_open(&s, 3200, &options);
  motus_scroller_set_content_inset(s.scroller, (motus_insets){100, 0, 50, 0});
  CHECK_NEAR(offset(&s), -100, 0);
  CHECK_NEAR(bar(&s).position, 100 + 13, 1e-9);
  jump(&s, 1e6);
  CHECK_NEAR(bar(&s).position + bar(&s).length, 800 - 50 - 23, 1e-9);
  stage_close(&s);
}

/* SC-79: the same at the same times, however frames come. */
static void an_indicator_comes_and_goes(void) {
  for (int rate = 0; rate < 3; rate++) {
    stage s;
    motus_scroller_options options;
    defaults(&options);
    options.indicators = MOTUS_AXES_VERTICAL;
    stage_open(&s, 9000, &options);
    CHECK_NEAR(bar(&s).alpha, 0, 0);
    double step = rate == 0 ? .05 : rate == 1 ? .025 : .0125;
    motus_scroller_scroll_to(s.scroller, (motus_point){0, 500}, true, NULL,
                             NULL, NULL);
    for (int i = 1; i * step <= 1.001; i++) {
      double t = i * step;
      stage_tick(&s, t);
      double alpha = t < .1 ? t / .1 : t < .6 ? 1 : 1 - (t - .6) / .25;
      CHECK_NEAR(bar(&s).alpha, alpha > 0 ? alpha : 0, 1e-9);
    }
    CHECK(!motus_runtime_needs_tick(s.runtime));
    CHECK_EQUAL(motus_scroller_flash_indicators(s.scroller), MOTUS_OK);
    CHECK(motus_runtime_needs_tick(s.runtime));
    stage_tick(&s, s.time + .2);
    CHECK_NEAR(bar(&s).alpha, 1, 0);
    rest(&s);
    CHECK_NEAR(bar(&s).alpha, 0, 0);
    stage_close(&s);
  }
}

/* SC-34. */
static void the_frontmost_scroller_goes_to_its_top(void) {
  stage s;
  bool taken = false;
  stage_open(&s, 5000, NULL);
  jump(&s, 2000);
  stage_tick(&s, .01);
  memset(s.log, 0, sizeof s.log);
  s.refusals = 1;
  CHECK_EQUAL(motus_runtime_scroll_to_top(s.runtime, &taken), MOTUS_OK);
  CHECK(!taken);
  s.refusals = 0;
  CHECK_EQUAL(motus_runtime_scroll_to_top(s.runtime, &taken), MOTUS_OK);
  CHECK(taken);
  rest(&s);
  CHECK_NEAR(offset(&s), 0, 0);
  CHECK(strcmp(s.log, "sAt") == 0);
  /* Two beside each other: neither. */
  motus_scroller *other = scroller_in(motus_runtime_window(s.runtime),
                                      (motus_rect){0, 800, 400, 99},
                                      (motus_size){400, 500}, NULL, s.runtime);
  jump(&s, 2000);
  CHECK_EQUAL(motus_runtime_scroll_to_top(s.runtime, &taken), MOTUS_OK);
  CHECK(!taken);
  motus_view_set_hidden(motus_scroller_view(other), true);
  CHECK_EQUAL(motus_runtime_scroll_to_top(s.runtime, NULL), MOTUS_OK);
  rest(&s);
  CHECK_NEAR(offset(&s), 0, 0);
  jump(&s, 100);
  CHECK_EQUAL(motus_scroller_scroll_to_top(s.scroller), MOTUS_OK);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, s.time + .1);
  stage_tick(&s, s.time + .1);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 100, s.time + .1);
  rest(&s);
  CHECK(strchr(s.log, 'a') != NULL);
  CHECK(strrchr(s.log, 't') < strchr(s.log, 'a'));
  motus_release(other);
  stage_close(&s);
}

/* SC-80. */
static void a_drag_asks_the_keyboard_to_go(void) {
  for (int mode = 0; mode < 3; mode++) {
    stage s;
    motus_scroller_options options;
    defaults(&options);
    options.keyboard_dismiss = (motus_keyboard_dismiss)mode;
    stage_open(&s, 5000, &options);
    flick(&s, 200, 600, 0, -100);
    CHECK(mode == 0   ? s.keyboards == 0
          : mode == 1 ? s.keyboards == 1
                      : s.keyboards > 4);
    rest(&s);
    stage_close(&s);
  }
}

/* SC-7, SC-18: content has a finger after .15 s, or when it lifts sooner; a drag
 * takes it, unless somebody says no. */
static void fingers_are_kept_from_the_content_for_a_moment(void) {
  for (int mode = 0; mode < 4; mode++) {
    stage s;
    motus_scroller_options options;
    motus_view *button = NULL;
    defaults(&options);
    options.delays_content_touches = mode != 1;
    options.cancels_content_touches = mode != 2;
    stage_open(&s, 5000, &options);
    s.refusals = mode == 3;
    motus_view_create(s.runtime, &button);
    motus_view_set_frame(button, (motus_rect){100, 300, 200, 200});
    motus_view_add_subview(s.view, button);
    motus_release(button);
    finger(&s, MOTUS_TOUCH_BEGAN, 200, 400, .01);
    stage_tick(&s, .02);
    CHECK(motus_runtime_touch_is_delayed(s.runtime, 1) == (mode != 1));
    CHECK(motus_scroller_is_tracking(s.scroller));
    /* A drag within the moment is always the scroller's, but where there is
     * none. */
    finger(&s, MOTUS_TOUCH_MOVED, 200, 370, .05);
    stage_tick(&s, .05);
    CHECK(motus_scroller_is_dragging(s.scroller));
    CHECK(!motus_runtime_touch_is_delayed(s.runtime, 1));
    finger(&s, MOTUS_TOUCH_CANCELLED, 200, 370, .06);
    rest(&s);
    CHECK(!motus_scroller_is_tracking(s.scroller));
    finger(&s, MOTUS_TOUCH_BEGAN, 200, 400, 1);
    stage_tick(&s, 1.14);
    CHECK(motus_runtime_touch_is_delayed(s.runtime, 1) == (mode != 1));
    stage_tick(&s, 1.151);
    CHECK(!motus_runtime_touch_is_delayed(s.runtime, 1));
    finger(&s, MOTUS_TOUCH_MOVED, 200, 370, 1.2);
    stage_tick(&s, 1.2);
    CHECK(motus_scroller_is_dragging(s.scroller) == (mode < 2));
    finger(&s, MOTUS_TOUCH_ENDED, 200, 370, 1.5);
    rest(&s);
    /* A tap is delivered at its lift, and leaves nothing behind. */
    finger(&s, MOTUS_TOUCH_BEGAN, 200, 400, 2);
    finger(&s, MOTUS_TOUCH_ENDED, 200, 400, 2.05);
    stage_tick(&s, 2.06);
    CHECK(!motus_runtime_touch_is_delayed(s.runtime, 1));
    CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
    double next = 0;
    CHECK(!motus_runtime_next_deadline(s.runtime, &next));
    stage_close(&s);
  }
}

/* SC-30: flick, catch, flick. */
static void a_caught_flick_makes_the_next_one_faster(void) {
  double speeds[2];
  for (int carries = 0; carries < 2; carries++) {
    stage s;
    motus_scroller_options options;
    defaults(&options);
    options.carries_momentum = carries;
    stage_open(&s, 90000, &options);
    motus_scroller_fling(s.scroller, (motus_vector){0, 4000});
    stage_tick(&s, .1);
    flick(&s, 200, 600, 0, -100);
    speeds[carries] = motus_scroller_velocity(s.scroller).dy;
    rest(&s);
    stage_close(&s);
  }
  double caught = 4000 * exp(-2.002002671 * .101);
  CHECK_NEAR(speeds[1] - speeds[0], .000816 * pow(caught, 1.967), 60);
}

/* SC-53: momentum goes on in the scroller around it. */
static void momentum_goes_on_outside(void) {
  for (int chains = 0; chains < 2; chains++) {
    stage s;
    motus_scroller_options options;
    defaults(&options);
    options.chains_momentum = chains;
    stage_open(&s, 5000, NULL);
    motus_scroller *inner =
        scroller_in(s.view, (motus_rect){0, 0, 400, 400},
                    (motus_size){400, 500}, &options, s.runtime);
    motus_scroller_fling(inner, (motus_vector){0, 2000});
    stage_tick(&s, .08);
    if (chains) {
      CHECK_NEAR(motus_scroller_offset(inner).y, 100, 0);
      /* As one way: what is beyond the inner edge is outside. */
      CHECK_NEAR(offset(&s), .499 * 2000 * (1 - exp(-2.002002671 * .08)) - 100,
                 1e-6);
      CHECK(strcmp(s.log, "ds") == 0);
    } else {
      CHECK(motus_scroller_offset(inner).y > 100);
      CHECK_NEAR(offset(&s), 0, 0);
    }
    rest(&s);
    motus_release(inner);
    stage_close(&s);
  }
}

/* SC-50: a scroller that is shown at half its size shares a drag in its own
 * points. */
static void a_scaled_scroller_shares_the_drag(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_scroller *inner = scroller_in(s.view, (motus_rect){0, 0, 400, 400},
                                      (motus_size){400, 500}, NULL, s.runtime);
  motus_view_set_transform(motus_scroller_view(inner),
                           (motus_transform){.5, 0, 0, .5, 0, 0});
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 250, .01);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 160, .02);
  stage_tick(&s, .02);
  /* 80 points of the finger: 50 scroll the inner one by 100, 30 are left. */
  CHECK_NEAR(motus_scroller_offset(inner).y, 100, 1e-9);
  CHECK_NEAR(offset(&s), 30, 1e-9);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 200, .03);
  stage_tick(&s, .03);
  CHECK_NEAR(motus_scroller_offset(inner).y, 20, 1e-9);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 200, .3);
  rest(&s);
  motus_release(inner);
  stage_close(&s);
}

CHECK_MAIN(TEST(an_indicator_says_where_content_stands),
           TEST(an_indicator_keeps_clear_of_what_covers_the_edges),
           TEST(an_indicator_comes_and_goes),
           TEST(the_frontmost_scroller_goes_to_its_top),
           TEST(a_drag_asks_the_keyboard_to_go),
           TEST(fingers_are_kept_from_the_content_for_a_moment),
           TEST(a_caught_flick_makes_the_next_one_faster),
           TEST(momentum_goes_on_outside),
           TEST(a_scaled_scroller_shares_the_drag))
