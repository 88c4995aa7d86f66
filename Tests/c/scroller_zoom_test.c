/* Zooming about a point: two fingers, the program, a wheel. */
#include "scroll_stage.h"

/* Offset, where in the view, scales before and asked for, limits; what is shown,
 * and the offset before the edges say anything. */
static const struct {
  double offset, anchor, before, asked, least, most, shown, after;
} rows[] = {{100, 195, 1, 2, 1, 4, 2, 395},
            {100, 0, 1, 2, 1, 4, 2, 200},
            {0, 195, 1, .5, 1, 4, .781957059, -42.518373412},
            {300, 100, 2, 8, 1, 4, 5.115370405, 923.074081061},
            {300, 100, 4, 8, 1, 4, 5.115370405, 411.537040531},
            {50, 390, 1.5, 3, 1, 3, 3, 490}};

static motus_view *photo;

static void open_photo(stage *s, double width, double height, double least,
                       double most, bool centers) {
  motus_scroller_options options;
  CHECK_EQUAL(motus_scroller_options_init(&options, sizeof options), MOTUS_OK);
  options.minimum_zoom = least;
  options.maximum_zoom = most;
  options.centers_content = centers;
  stage_open(s, 800, &options);
  CHECK_EQUAL(motus_view_create(s->runtime, &photo), MOTUS_OK);
  motus_view_set_frame(photo, (motus_rect){0, 0, width, height});
  CHECK_EQUAL(motus_scroller_set_zoom_view(s->scroller, photo),
              MOTUS_ERROR_INVALID_ARGUMENT);
  motus_view_add_subview(s->view, photo);
  CHECK(motus_scroller_pinch_gesture(s->scroller) == NULL);
  CHECK_EQUAL(motus_scroller_set_zoom_view(s->scroller, photo), MOTUS_OK);
  CHECK(motus_scroller_zoom_view(s->scroller) == photo);
  CHECK(motus_scroller_pinch_gesture(s->scroller) != NULL);
  motus_release(photo);
  stage_tick(s, 0);
  memset(s->log, 0, sizeof s->log);
  s->zooms = 0;
}
static void two(stage *s, motus_touch_phase phase, double x, double y, double d,
                double time) {
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_runtime_send_touch(s->runtime, 7 + (uint64_t)i, phase,
                                         (motus_point){x + (i ? d : -d) / 2, y},
                                         time),
                MOTUS_OK);
}
/* Brings the fingers together or apart, so that the scale asked for is `ratio` of
 * the one before, about a point. */
static void pinch(stage *s, double x, double y, double ratio) {
  double first = ratio > 1 ? 100 : 200, unit = ratio > 1 ? 110 : 190;
  two(s, MOTUS_TOUCH_BEGAN, x, y, first, s->time + .01);
  for (int i = 1; i <= 8; i++) {
    double d = first + (unit * ratio - first) * i / 8;
    two(s, MOTUS_TOUCH_MOVED, x, y, d, s->time + .01);
    stage_tick(s, s->time + .01);
  }
}
static double zoom(const stage *s) {
  return motus_scroller_zoom(s->scroller);
}

/* SC-73: the point under the middle stays there, beyond a limit against a rubber
 * band. */
static void a_pinch_zooms_about_its_middle(void) {
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    stage s;
    open_photo(&s, 400, 5000, rows[i].least, rows[i].most, false);
    motus_scroller_set_zoom(s.scroller, rows[i].before, (motus_point){0, 0},
                            false);
    motus_scroller_scroll_to(s.scroller, (motus_point){0, rows[i].offset},
                             false, NULL, NULL, NULL);
    stage_tick(&s, .01);
    pinch(&s, 200, rows[i].anchor, rows[i].asked / rows[i].before);
    CHECK_NEAR(zoom(&s), rows[i].shown, 1e-6);
    CHECK_NEAR(motus_view_transform(photo).a, zoom(&s), 0);
    CHECK_NEAR(motus_view_center(photo).y, 2500 * zoom(&s), 1e-6);
    CHECK_NEAR(motus_scroller_content_size(s.scroller).height, 5000 * zoom(&s),
               1e-6);
    double raw = rows[i].after;
    CHECK_NEAR(offset(&s),
               raw < 0 ? -(1 - 1 / (.55 * -raw / 800 + 1)) * 800 : raw, 1e-5);
    CHECK(motus_scroller_is_zooming(s.scroller));
    double ratio = rows[i].asked / rows[i].before;
    two(&s, MOTUS_TOUCH_ENDED, 200, rows[i].anchor,
        (ratio > 1 ? 110 : 190) * ratio, s.time + .1);
    rest(&s);
    CHECK_NEAR(zoom(&s), fmin(fmax(rows[i].shown, rows[i].least), rows[i].most),
               0);
    CHECK(offset(&s) >= 0);
    stage_close(&s);
  }
}

static size_t letters(const char *log, const char *of) {
  size_t n = 0;
  for (; *log; log++)
    n += strchr(of, *log) != NULL;
  return n;
}

/* SC-74, SC-75: scale and offset come back together, without a jump. */
static void what_is_released_beyond_a_limit_comes_back(void) {
  stage s;
  open_photo(&s, 400, 800, 1, 3, false);
  pinch(&s, 300, 200, 5);
  CHECK(zoom(&s) > 3.2 && s.zooms > 3);
  two(&s, MOTUS_TOUCH_MOVED, 300, 200, 550, s.time + .1);
  stage_tick(&s, s.time + .1);
  double before = zoom(&s), x = motus_scroller_offset(s.scroller).x;
  double seen = (x + 300) / before;
  two(&s, MOTUS_TOUCH_ENDED, 300, 200, 550, s.time + .05);
  stage_tick(&s, s.time + .05);
  CHECK_NEAR(zoom(&s), before, 1e-9);
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, x, 1e-6);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_SETTLING);
  double start = s.time, last = before;
  for (int i = 1; i <= 20; i++) {
    stage_tick(&s, start + i * .01);
    CHECK(zoom(&s) <= last);
    last = zoom(&s);
    /* The point stays under the fingers that have left: it can. */
    CHECK_NEAR((motus_scroller_offset(s.scroller).x + 300) / zoom(&s), seen,
               1e-6);
  }
  rest(&s);
  CHECK_NEAR(zoom(&s), 3, 0);
  CHECK_NEAR(s.scale, 3, 0);
  CHECK(s.log[0] == 'Z' && s.log[strlen(s.log) - 1] == 'z');
  CHECK_EQUAL(letters(s.log, "Zz"), 2);
  CHECK_EQUAL(letters(s.log, "d"), letters(s.log, "Dx"));
  CHECK(!motus_scroller_is_zooming(s.scroller));
  stage_close(&s);
}

/* SC-73: a finger that stays drags on from where it is. */
static void one_finger_of_two_drags_on(void) {
  stage s;
  open_photo(&s, 400, 800, 1, 8, false);
  pinch(&s, 200, 400, 3);
  double there = offset(&s);
  CHECK_NEAR(there, 800, 1);
  motus_runtime_send_touch(s.runtime, 8, MOTUS_TOUCH_ENDED,
                           (motus_point){365, 400}, s.time + .01);
  stage_tick(&s, s.time + .01);
  CHECK_NEAR(offset(&s), there, 1e-6);
  for (int i = 1; i <= 5; i++)
    motus_runtime_send_touch(s.runtime, 7, MOTUS_TOUCH_MOVED,
                             (motus_point){35, 400 - 10 * i}, s.time + .01 * i);
  stage_tick(&s, s.time + .05);
  CHECK(offset(&s) > there + 39 && offset(&s) < there + 51);
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_DRAGGING);
  motus_runtime_send_touch(s.runtime, 7, MOTUS_TOUCH_ENDED,
                           (motus_point){35, 350}, s.time + .3);
  rest(&s);
  CHECK_EQUAL(letters(s.log, "Zz"), 2);
  stage_close(&s);
}

/* SC-76: straight ways on one clock. */
static void a_rectangle_is_zoomed_to(void) {
  stage s;
  open_photo(&s, 400, 800, 1, 4, false);
  motus_rect rect = {100, 200, 200, 100};
  CHECK_EQUAL(motus_scroller_zoom_to_rect(s.scroller, rect, true), MOTUS_OK);
  double x[2], y[2];
  for (int i = 0; i < 2; i++) {
    stage_tick(&s, .1 + .1 * i);
    motus_point o = motus_scroller_offset(s.scroller);
    x[i] = 250 * zoom(&s) - o.x;
    y[i] = 300 * zoom(&s) - o.y;
  }
  CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_ANIMATING);
  /* From (250, 300) to (300, 500) in the view. */
  for (int i = 0; i < 2; i++)
    CHECK_NEAR((x[i] - 250) * 200, (y[i] - 300) * 50, 1e-6);
  rest(&s);
  CHECK(s.time < .34);
  CHECK_NEAR(zoom(&s), 2, 1e-12);
  CHECK_NEAR(motus_scroller_offset(s.scroller).x, 200, 1e-9);
  CHECK_NEAR(offset(&s), 100, 1e-9);
  motus_rect seen = motus_scroller_visible_rect(s.scroller);
  CHECK_NEAR(seen.x, 100, 1e-9);
  CHECK_NEAR(seen.height, 400, 1e-9);
  CHECK(strcmp(s.log, "ZsAz") == 0);
  /* Back about a point, caught on the way. */
  memset(s.log, 0, sizeof s.log);
  motus_scroller_set_zoom(s.scroller, 1, (motus_point){200, 100}, true);
  stage_tick(&s, s.time + .15);
  double half = zoom(&s);
  CHECK(half > 1.2 && half < 1.8);
  finger(&s, MOTUS_TOUCH_BEGAN, 100, 100, s.time);
  stage_tick(&s, s.time + .1);
  CHECK_NEAR(zoom(&s), half, 1e-9);
  finger(&s, MOTUS_TOUCH_ENDED, 100, 100, s.time);
  rest(&s);
  CHECK_NEAR(zoom(&s), half, 1e-9);
  CHECK(strcmp(s.log, "Zsaz") == 0);
  stage_close(&s);
}

/* SC-77. */
static void smaller_content_stands_at_the_start_or_in_the_middle(void) {
  for (int centers = 0; centers < 2; centers++) {
    stage s;
    open_photo(&s, 400, 400, .5, 4, centers);
    CHECK_NEAR(offset(&s), centers ? -200 : 0, 0);
    CHECK_NEAR(motus_scroller_maximum_offset(s.scroller).y, offset(&s), 0);
    motus_scroller_set_zoom(s.scroller, 2, (motus_point){200, 200}, false);
    CHECK_NEAR(offset(&s), 0, 0);
    motus_scroller_set_zoom(s.scroller, 2.0001, (motus_point){0, 0}, false);
    CHECK_NEAR(offset(&s), 0, .05);
    motus_scroller_set_zoom(s.scroller, .5, (motus_point){0, 0}, true);
    rest(&s);
    CHECK_NEAR(offset(&s), centers ? -300 : 0, 0);
    CHECK_NEAR(motus_scroller_offset(s.scroller).x, centers ? -100 : 0, 0);
    stage_close(&s);
  }
}

/* SC-75, SC-74: without a bounce the limit holds, and a wheel zooms at once. */
static void a_wheel_zooms_about_the_pointer(void) {
  stage s;
  motus_scroller_options options;
  open_photo(&s, 400, 800, 1, 4, false);
  motus_scroller_options_init(&options, sizeof options);
  options.maximum_zoom = 4;
  options.bounces_zoom = false;
  CHECK_EQUAL(motus_scroller_set_options(s.scroller, &options), MOTUS_OK);
  pinch(&s, 200, 400, 6);
  CHECK_NEAR(zoom(&s), 4, 0);
  two(&s, MOTUS_TOUCH_CANCELLED, 200, 400, 600, s.time + .1);
  rest(&s);
  CHECK_EQUAL(letters(s.log, "Zz"), 2);
  motus_scroller_set_zoom(s.scroller, 1, (motus_point){0, 0}, false);
  motus_wheel_event e;
  motus_wheel_event_init(&e, sizeof e);
  e.point = (motus_point){100, 300};
  e.time = s.time + .1;
  e.delta.dy = -480;
  e.modifiers = MOTUS_WHEEL_ZOOMS;
  motus_runtime_send_wheel(s.runtime, &e);
  stage_tick(&s, s.time + .1);
  CHECK_NEAR(zoom(&s), 2, 1e-12);
  CHECK_NEAR(offset(&s), 300, 1e-9);
  rest(&s);
  stage_close(&s);
}

static void bad_zooms_are_refused(void) {
  stage s;
  motus_scroller_options options;
  open_photo(&s, 400, 800, 1, 4, false);
  static const double bad[] = {0, -1, NAN, INFINITY};
  for (int i = 0; i < 4; i++) {
    double b = bad[i];
    CHECK_EQUAL(
        motus_scroller_set_zoom(s.scroller, b, (motus_point){0, 0}, true),
        MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_EQUAL(
        motus_scroller_zoom_to_rect(s.scroller, (motus_rect){0, 0, b, 9}, true),
        MOTUS_ERROR_INVALID_ARGUMENT);
    motus_scroller_options_init(&options, sizeof options);
    options.minimum_zoom = b;
    CHECK_EQUAL(motus_scroller_set_options(s.scroller, &options),
                MOTUS_ERROR_INVALID_ARGUMENT);
  }
  CHECK_EQUAL(
      motus_scroller_set_zoom(s.scroller, 2, (motus_point){NAN, 0}, true),
      MOTUS_ERROR_INVALID_ARGUMENT);
  motus_scroller_options_init(&options, sizeof options);
  options.minimum_zoom = 2;
  CHECK_EQUAL(motus_scroller_set_options(s.scroller, &options),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroller_set_zoom_view(s.scroller, s.view),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_NEAR(zoom(&s), 1, 0);
  /* Fingers that meet, and leave at once. */
  pinch(&s, 200, 400, 3);
  for (int i = 1; i <= 4; i++)
    two(&s, MOTUS_TOUCH_MOVED, 200, 400, 330. - 82.5 * i, s.time + .0005 * i);
  two(&s, MOTUS_TOUCH_ENDED, 200, 400, 0, s.time + .002);
  for (int i = 0; i < 60; i++) {
    stage_tick(&s, s.time + .005);
    CHECK(zoom(&s) > .1 && zoom(&s) < 8 && fabs(offset(&s)) < 1e5);
  }
  rest(&s);
  CHECK_NEAR(zoom(&s), 1, 0);
  /* Its view leaves in the middle of a pinch. */
  pinch(&s, 200, 400, 3);
  motus_view_remove_from_superview(photo);
  CHECK(motus_scroller_zoom_view(s.scroller) == NULL);
  two(&s, MOTUS_TOUCH_MOVED, 200, 400, 90, s.time + .1);
  two(&s, MOTUS_TOUCH_ENDED, 200, 400, 90, s.time + .2);
  rest(&s);
  CHECK_EQUAL(motus_scroller_set_zoom(s.scroller, 2, (motus_point){0, 0}, true),
              MOTUS_OK);
  rest(&s);
  CHECK_EQUAL(letters(s.log, "Z"), letters(s.log, "z"));
  stage_close(&s);
}

CHECK_MAIN(TEST(a_pinch_zooms_about_its_middle),
           TEST(what_is_released_beyond_a_limit_comes_back),
           TEST(one_finger_of_two_drags_on), TEST(a_rectangle_is_zoomed_to),
           TEST(smaller_content_stands_at_the_start_or_in_the_middle),
           TEST(a_wheel_zooms_about_the_pointer), TEST(bad_zooms_are_refused))
