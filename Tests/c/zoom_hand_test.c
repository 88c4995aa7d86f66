/* A finger has the screen: HZ-14, HZ-17, HZ-18, HZ-19, HZ-20. */
#include "zoom_stage.h"

#define G .67
#define KNEE .52
#define SMALLEST .37
#define FALL .45

static double depth(double t) {
  double reach = (1 - SMALLEST) / G - KNEE;
  return t <= KNEE ? t : KNEE + reach * (1 - 1 / ((t - KNEE) / reach + 1));
}

static double scale_at(double y) {
  return 1 - G * depth(y / HEIGHT);
}

static double fall(double y) {
  double t = y / HEIGHT;
  return HEIGHT * (t - FALL * t * t * t);
}

/* The middle and the height of the screen, in a pan of y from a point. */
static double middle_at(double grab, double y) {
  return grab + (HEIGHT / 2 - grab) * scale_at(y) + fall(y);
}

static double middle(motus_rect r) {
  return r.y + r.height / 2;
}

/* F.2. */
static void the_card_gives_way_as_the_table_says(void) {
  static const double table[][3] = {{.1, .933, .09955},
                                    {.3, .799, .28785},
                                    {.5, .665, .44375},
                                    {.52, .6516, .456726},
                                    {.8, .539008, .5696}};
  motus_size size = {402, 1000};
  motus_point grab = {0, 0};
  for (int i = 0; i < 5; i++) {
    motus_vector way = {0, table[i][0] * 1000};
    motus_rect r;
    double s;
    CHECK_EQUAL(
        motus_zoom_evaluate(NULL, MOTUS_ZOOM_PAN, way, size, grab, &r, &s),
        MOTUS_OK);
    CHECK_NEAR(s, table[i][1], 5e-7);
    CHECK_NEAR(r.y / 1000, table[i][2], 5e-7);
    CHECK_NEAR(r.width, 402 * s, 1e-9);
  }
  static const double across[][2] = {
      {50, 26}, {100, 48.5}, {150, 68.2}, {195, 83.9}};
  for (int i = 0; i < 4; i++) {
    motus_vector way = {-across[i][0], 0};
    motus_rect r;
    CHECK_EQUAL(
        motus_zoom_evaluate(NULL, MOTUS_ZOOM_PAN, way, size, grab, &r, NULL),
        MOTUS_OK);
    CHECK_NEAR(r.x, -across[i][1], .06);
  }
}

/* B is under a finger that came down at (200, 300) and has gone on to y. */
static void take(zoom_stage *z, double y) {
  zoom_finger(z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z->g);
  zoom_drag(z, 200, 300, 0, y + 10, 10);
}

static void a_pan_has_the_screen(void) {
  zoom_stage z;
  zoom_shown(&z);
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z.g);
  for (int i = 1; i <= 20; i++) {
    zoom_drag(&z, 200, 300 + 20 * (i - 1), 0, 20, 1);
    motus_rect r = stage_frame(&z.g);
    double y = 20 * i - 10;
    CHECK_NEAR(r.height, HEIGHT * scale_at(y), 1e-9);
    CHECK_NEAR(r.width, WIDTH * scale_at(y), 1e-9);
    CHECK_NEAR(middle(r), middle_at(310, y), 1e-9);
    CHECK_NEAR(stage_flight(&z.g)->progress, 1, 1e-12);
    CHECK_NEAR(stage_flight(&z.g)->source_weight, 0, 0);
  }
  CHECK_EQUAL(z.gesture, MOTUS_ZOOM_PAN);
  CHECK_NEAR(z.velocity.dy, 20 / FRAME, 1e-6);
  CHECK_EQUAL(z.g.began, 2);
  CHECK_EQUAL(z.asked, 1);
  zoom_finger(&z, 1, MOTUS_TOUCH_CANCELLED, 200, 700);
  stage_run(&z.g, 60);
  zoom_close(&z);
}

/* HZ-20, GR-13: each number has its own velocity, from the lift on. */
static void thrown_it_lands_in_its_source(void) {
  zoom_stage z;
  zoom_shown(&z);
  take(&z, 300);
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 610);
  double t = 300. / HEIGHT, v = 31 / FRAME, rate = v / HEIGHT;
  double s = scale_at(300), scale_rate = -G * rate;
  double middle_rate =
      HEIGHT * (1 - 3 * FALL * t * t) * rate + (HEIGHT / 2 - 310) * scale_rate;
  double goal = stage_small.y + stage_small.height / 2;
  for (int i = 1; i <= 25; i++) {
    double a, b;
    stage_tick(&z.g);
    motus_rect r = stage_frame(&z.g);
    zoom_spring(15, .75, i * FRAME, &a, &b);
    CHECK_NEAR(r.height,
               stage_small.height + a * (HEIGHT * s - stage_small.height) +
                   b * HEIGHT * scale_rate,
               1e-7);
    CHECK_NEAR(middle(r),
               goal + a * (middle_at(310, 300) - goal) + b * middle_rate, 1e-7);
  }
  CHECK_EQUAL(z.asked, 2);
  stage_run(&z.g, 60);
  CHECK(stage_flight(&z.g) == NULL);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  CHECK(strcmp(story_stack(&z.g.s), "A") == 0);
  CHECK_EQUAL(z.g.landed, 2);
  zoom_close(&z);
}

static void let_go_early_it_springs_back(void) {
  zoom_stage z;
  zoom_shown(&z);
  take(&z, 80);
  for (int i = 0; i < 20; i++) { /* it rests */
    zoom_finger(&z, 1, MOTUS_TOUCH_MOVED, 200, 390);
    stage_tick(&z.g);
  }
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 390);
  double from = HEIGHT * scale_at(80);
  for (int i = 1; i <= 15; i++) {
    double a, b;
    stage_tick(&z.g);
    zoom_spring(22, .9, i * FRAME, &a, &b);
    CHECK_NEAR(stage_frame(&z.g).height, HEIGHT + a * (from - HEIGHT), 1e-7);
  }
  stage_run(&z.g, 60);
  CHECK(stage_flight(&z.g) == NULL);
  CHECK(strcmp(story_stack(&z.g.s), "A B") == 0);
  CHECK_EQUAL(stage_drawn(&z.g, motus_view_controller_view(z.g.s.b), NULL), 1);
  zoom_close(&z);
}

/* HZ-14: the push is complete with the touch, the pop begins from there. */
static void caught_on_its_way_in_it_goes_back(void) {
  zoom_stage z;
  zoom_open(&z);
  story_push(&z.g.s, z.g.s.b, true);
  stage_run(&z.g, 8);
  z.g.s.told[0] = 0;
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z.g);
  CHECK(strstr(z.g.s.told, "B.did_appear~") == NULL);
  motus_rect one = stage_frame(&z.g);
  stage_step(&z.g, 1e-5);
  motus_rect two = stage_frame(&z.g);
  zoom_finger(&z, 1, MOTUS_TOUCH_MOVED, 200, 310.0001);
  stage_step(&z.g, 0);
  CHECK(strstr(z.g.s.told, "B.did_appear~") != NULL);
  CHECK_RECT(stage_frame(&z.g), two, .001);
  stage_step(&z.g, 1e-5);
  motus_rect three = stage_frame(&z.g);
  CHECK_NEAR((three.width - two.width) / 1e-5, (two.width - one.width) / 1e-5,
             20);
  CHECK_NEAR((middle(three) - middle(two)) / 1e-5,
             (middle(two) - middle(one)) / 1e-5, 40);
  CHECK_EQUAL(z.g.cut, 1);
  for (int i = 0; i < 20; i++) {
    zoom_finger(&z, 1, MOTUS_TOUCH_MOVED, 200, 310.0001);
    stage_tick(&z.g);
  }
  zoom_finger(&z, 1, MOTUS_TOUCH_CANCELLED, 200, 310);
  stage_run(&z.g, 60);
  CHECK(strcmp(story_stack(&z.g.s), "A B") == 0); /* cancelled: shown */
  CHECK(stage_flight(&z.g) == NULL);
  zoom_close(&z);
}

/* A finger catches what another one has thrown. */
static void caught_on_its_way_back_it_may_stay(void) {
  zoom_stage z;
  zoom_shown(&z);
  take(&z, 300);
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 610);
  stage_run(&z.g, 6);
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z.g);
  motus_rect one = stage_frame(&z.g);
  stage_step(&z.g, 1e-5);
  motus_rect two = stage_frame(&z.g);
  zoom_finger(&z, 1, MOTUS_TOUCH_MOVED, 200, 310.0001);
  stage_step(&z.g, 0);
  CHECK_RECT(stage_frame(&z.g), two, .001);
  stage_step(&z.g, 1e-5);
  motus_rect three = stage_frame(&z.g);
  CHECK_NEAR((three.width - two.width) / 1e-5, (two.width - one.width) / 1e-5,
             20);
  zoom_finger(&z, 1, MOTUS_TOUCH_CANCELLED, 200, 310);
  stage_run(&z.g, 80);
  CHECK(strcmp(story_stack(&z.g.s), "A B") == 0);
  CHECK_EQUAL(z.g.cut + z.g.landed, 2);
  zoom_close(&z);
}

static void an_edge_swipe_has_the_screen(void) {
  zoom_stage z;
  zoom_shown(&z);
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 5, 400);
  stage_tick(&z.g);
  zoom_drag(&z, 5, 400, 210, 0, 10);
  CHECK_EQUAL(z.gesture, MOTUS_ZOOM_EDGE);
  CHECK_NEAR(stage_frame(&z.g).height, HEIGHT * (1 - G * 200 / WIDTH), 1e-9);
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 215, 400);
  stage_run(&z.g, 80);
  CHECK(strcmp(story_stack(&z.g.s), "A") == 0);
  zoom_close(&z);
}

static void a_pinch_has_the_screen(void) {
  zoom_stage z;
  zoom_shown(&z);
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 100, 400);
  zoom_finger(&z, 2, MOTUS_TOUCH_BEGAN, 300, 400);
  stage_tick(&z.g);
  for (int i = 1; i <= 12; i++) {
    zoom_finger(&z, 1, MOTUS_TOUCH_MOVED, 100 + 5 * i, 400 + 3 * i);
    zoom_finger(&z, 2, MOTUS_TOUCH_MOVED, 300 - 5 * i, 400 - 3 * i);
    stage_tick(&z.g);
  }
  CHECK_EQUAL(z.gesture, MOTUS_ZOOM_PINCH);
  for (int i = 0; i < 60; i++) {
    zoom_finger(&z, 1, MOTUS_TOUCH_MOVED, 160, 436);
    zoom_finger(&z, 2, MOTUS_TOUCH_MOVED, 240, 364);
    stage_tick(&z.g);
  }
  size_t n = 0;
  const motus_flight *f = stage_flight(&z.g);
  REQUIRE(f);
  const motus_draw_item *frame = &stage_items(&z.g, &n)[f->item];
  double s = frame->bounds.width / WIDTH;
  CHECK(s > .5 && s < .62);
  CHECK_NEAR(frame->bounds.height, HEIGHT * s, 1e-3);
  CHECK(frame->transform.b < -.3); /* turned against the clock */
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 160, 436);
  stage_run(&z.g, 80);
  CHECK(strcmp(story_stack(&z.g.s), "A B") == 0);
  zoom_finger(&z, 2, MOTUS_TOUCH_ENDED, 240, 364);
  stage_tick(&z.g);
  zoom_close(&z);
}

static double bar_shown(motus_view *bar) {
  double center[2] = {NAN, NAN};
  motus_view_property(bar, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center, 2);
  return center[1];
}

/* HZ-17: what goes along is where it was when the screen is caught again. */
static void what_goes_along_does_not_jump_when_it_is_caught(void) {
  zoom_stage z;
  motus_view *bar;
  zoom_open(&z);
  CHECK_EQUAL(motus_view_create(z.g.s.runtime, &bar), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_set_bar(story_root(&z.g.s),
                                            MOTUS_EDGE_BOTTOM, bar, 80),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_set_hidden_bars(z.g.s.b, MOTUS_EDGE_BOTTOM),
              MOTUS_OK);
  story_push(&z.g.s, z.g.s.b, true);
  stage_run(&z.g, 60);
  take(&z, 130);
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 440);
  stage_tick(&z.g);
  for (int wait = 2; wait <= 8; wait += 3) {
    stage_run(&z.g, wait);
    zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 340);
    stage_tick(&z.g);
    /* Caught when the finger has gone ten points, it goes by it, slowly. */
    for (int i = 1; i <= 60; i++) {
      double last = bar_shown(bar);
      zoom_drag(&z, 200, 340 + 3 * (i - 1), 0, 3, 1);
      CHECK(i <= 3 || fabs(bar_shown(bar) - last) < 1);
    }
    zoom_finger(&z, 1, MOTUS_TOUCH_CANCELLED, 200, 520);
    stage_tick(&z.g);
  }
  stage_run(&z.g, 80);
  CHECK(strcmp(story_stack(&z.g.s), "A B") == 0);
  motus_release(bar);
  zoom_close(&z);
}

CHECK_MAIN(TEST(the_card_gives_way_as_the_table_says),
           TEST(a_pan_has_the_screen), TEST(thrown_it_lands_in_its_source),
           TEST(let_go_early_it_springs_back),
           TEST(caught_on_its_way_in_it_goes_back),
           TEST(caught_on_its_way_back_it_may_stay),
           TEST(what_goes_along_does_not_jump_when_it_is_caught),
           TEST(an_edge_swipe_has_the_screen), TEST(a_pinch_has_the_screen))
