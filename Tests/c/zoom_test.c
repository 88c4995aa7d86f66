/* Screens that zoom, by themselves: HZ-11, HZ-13, HZ-15, HZ-16, HZ-21. */
#include "zoom_stage.h"

/* §F.2: ω 19 ζ 1. */
static double entrance(double t) {
  double a, b;
  zoom_spring(19, 1, t, &a, &b);
  return 1 - a;
}

static double landing(double t) {
  double a, b;
  zoom_spring(15, .75, t, &a, &b);
  return 1 - a;
}

/* The left and right edges lag. */
static motus_rect bent(motus_rect from, motus_rect to, double p, double bend) {
  motus_rect r = stage_between(from, to, p);
  motus_rect q = stage_between(from, to, p + bend * sin(acos(-1) * p));
  r.x = q.x;
  r.width = q.width;
  return r;
}

static void a_push_grows_out_of_its_source(void) {
  zoom_stage z;
  size_t n = 0;
  zoom_open(&z);
  story_push(&z.g.s, z.g.s.b, true);
  stage_tick(&z.g);
  CHECK_EQUAL(z.asked, 1);
  CHECK_EQUAL(z.g.began, 1);
  CHECK_RECT(stage_frame(&z.g), stage_small, 1e-9);
  for (int i = 1; i <= 20; i++) {
    stage_tick(&z.g);
    double p = entrance(i * FRAME);
    const motus_flight *f = stage_flight(&z.g);
    REQUIRE(f);
    CHECK(f->source == z.g.cell &&
          f->destination == motus_view_controller_view(z.g.s.b));
    CHECK_RECT(stage_frame(&z.g), bent(stage_small, zoom_screen, p, -.05),
               1e-9);
    CHECK_NEAR(f->progress, p, 1e-12);
    CHECK_NEAR(f->source_weight, fmax(0, 1 - p / .55), 1e-12);
    const motus_draw_item *items = stage_items(&z.g, &n);
    /* What lies behind: dimmed, and smaller. */
    CHECK_NEAR(items[f->item - 1].color.alpha, .15 * p, 1e-12);
    const motus_draw_item *a = NULL;
    REQUIRE(stage_drawn(&z.g, motus_view_controller_view(z.g.s.a), &a) == 1);
    CHECK_NEAR(a->transform.a, 1 - .086 * p, 1e-12);
    CHECK_NEAR(a->transform.tx, .086 * p * WIDTH / 2, 1e-9);
  }
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 0);
  stage_run(&z.g, 30);
  CHECK_EQUAL(z.g.landed, 1);
  CHECK(stage_flight(&z.g) == NULL);
  CHECK_EQUAL(stage_drawn(&z.g, motus_view_controller_view(z.g.s.b), NULL), 1);
  CHECK_RECT(motus_view_frame(motus_view_controller_view(z.g.s.b)), zoom_screen,
             0);
  zoom_close(&z);
}

static void a_pop_goes_back_into_it(void) {
  zoom_stage z;
  zoom_shown(&z);
  story_pop(&z.g.s, true);
  stage_tick(&z.g);
  CHECK_EQUAL(z.asked, 1);
  for (int i = 1; i <= 30; i++) {
    stage_tick(&z.g);
    double p = landing(i * FRAME), a, b;
    const motus_flight *f = stage_flight(&z.g);
    REQUIRE(f);
    motus_rect r = stage_between(zoom_screen, stage_small, p);
    motus_rect q = stage_between(stage_small, zoom_screen,
                                 1 - p + .03 * sin(acos(-1) * (1 - p)));
    r.x = q.x;
    r.width = q.width;
    CHECK_RECT(stage_frame(&z.g), r, 1e-9);
    const motus_draw_item *under = NULL;
    REQUIRE(stage_drawn(&z.g, motus_view_controller_view(z.g.s.a), &under));
    zoom_spring(15, 1, i * FRAME, &a, &b);
    CHECK_NEAR(under->transform.a, 1 - .086 * a, 1e-9);
  }
  stage_run(&z.g, 60);
  CHECK_EQUAL(z.g.landed, 2);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  zoom_close(&z);
}

CHECK_MAIN(TEST(a_push_grows_out_of_its_source), TEST(a_pop_goes_back_into_it))
