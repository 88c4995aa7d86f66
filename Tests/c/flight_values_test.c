/* What is shown of flights, and how fast it moves, against closed forms: in
 * built-in pushes and presentations, by an animation controller of the library's
 * and of the host's, scrubbed, and let go. HZ-4, HZ-12. */
#include "zoom_stage.h"

#define EXACT 1e-9

static const double round_small = 6, round_large = 24;

typedef struct value {
  motus_rect frame;
  double radius;
} value;

static value between(double p) {
  value v = {stage_between(stage_small, stage_large, p),
             round_small + (round_large - round_small) * p};
  return v;
}

/* The velocities of the middle and the size of the one flight. */
static void velocities(stage *g, double middle[2], double size[2]) {
  const motus_motion *m = NULL;
  size_t n = 0;
  int found = 0;
  CHECK_EQUAL(motus_runtime_motions(g->s.runtime, &m, &n), MOTUS_OK);
  for (size_t i = 0; i < n; i++) {
    if (m[i].kind != MOTUS_MOVER_FLIGHT)
      continue;
    CHECK(m[i].view == g->picture && !m[i].mover);
    double *out = m[i].property == MOTUS_PROPERTY_CENTER ? middle : size;
    const double *in =
        m[i].velocity + (m[i].property == MOTUS_PROPERTY_CENTER ? 0 : 2);
    out[0] = in[0];
    out[1] = in[1];
    found += 1;
  }
  CHECK_EQUAL(found, 2);
}

/* At p of the way, which grows by a rate. */
static void check_at(stage *g, double p, double rate) {
  size_t n = 0;
  const motus_flight *f = stage_flight(g);
  REQUIRE(f && f->item >= 0);
  value want = between(p);
  CHECK_RECT(stage_frame(g), want.frame, EXACT);
  CHECK_NEAR(stage_items(g, &n)[f->item].corner_radius, want.radius, EXACT);
  double middle[2] = {NAN, NAN}, size[2] = {NAN, NAN};
  velocities(g, middle, size);
  motus_rect way = {stage_large.x - stage_small.x,
                    stage_large.y - stage_small.y,
                    stage_large.width - stage_small.width,
                    stage_large.height - stage_small.height};
  double close = EXACT * fmax(1, fabs(rate)) * 100;
  CHECK_NEAR(middle[0], (way.x + way.width / 2) * rate, close);
  CHECK_NEAR(middle[1], (way.y + way.height / 2) * rate, close);
  CHECK_NEAR(size[0], way.width * rate, close);
  CHECK_NEAR(size[1], way.height * rate, close);
}

static void open_round(stage *g) {
  stage_open(g);
  CHECK_EQUAL(motus_view_set_corner_radius(g->cell, round_small), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_corner_radius(g->picture, round_large), MOTUS_OK);
}

/* The rate of the curve that eases in and out, by a look to either side. */
static double eased_rate(double t) {
  return (ease_in_out(t + 1e-6) - ease_in_out(t - 1e-6)) / 2e-6;
}

static void a_built_in_push(void) {
  stage g;
  open_round(&g);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  for (int i = 1; i < 22; i++) {
    stage_tick(&g);
    double t = i * FRAME / SECONDS;
    size_t n = 0;
    const motus_flight *f = stage_flight(&g);
    REQUIRE(f);
    value want = between(ease_in_out(t));
    CHECK_RECT(stage_frame(&g), want.frame, 1e-7); /* the tests' curve is */
    CHECK_NEAR(stage_items(&g, &n)[f->item].corner_radius, want.radius, 1e-8);
    double middle[2] = {NAN, NAN}, size[2] = {NAN, NAN};
    velocities(&g, middle, size);
    CHECK_NEAR(size[0], 310 * eased_rate(t) / SECONDS, 1e-3);
    /* Exact, as far as the library says itself how far it is. */
    CHECK_RECT(stage_frame(&g), between(f->progress).frame, EXACT);
  }
  stage_run(&g, 60);
  stage_close(&g);
}

/* A spring without bounce, in closed form. */
static void a_push_on_a_spring(void) {
  stage g;
  motus_matched_options o;
  open_round(&g);
  story_animate_by_blocks(&g.s, true);
  g.s.interaction = NULL;
  CHECK_EQUAL(motus_release(g.s.animator), MOTUS_OK);
  CHECK_EQUAL(motus_matched_options_init(&o, sizeof o), MOTUS_OK);
  o.style = MOTUS_MATCHED_NONE;
  o.timing.type = MOTUS_TIMING_SPRING;
  o.timing.mass = 1;
  o.timing.stiffness = 400;
  o.timing.damping = 24;
  CHECK_EQUAL(
      motus_animation_controller_create_matched(g.s.runtime, &o, &g.s.animator),
      MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  for (int i = 1; i < 28; i++) {
    double t = i * FRAME, a, b;
    stage_tick(&g);
    zoom_spring(20, .6, t, &a, &b);
    check_at(&g, 1 - a, 400 * b);
  }
  stage_run(&g, 120);
  stage_close(&g);
}

/* Under a hand along a line, and let go: the library's spring with the hand's
 * velocity. */
static void scrubbed_and_let_go(void) {
  stage g;
  double w = sqrt(1000. / 3), a, b;
  open_round(&g);
  story_animate_by_blocks(&g.s, true);
  CHECK_EQUAL(motus_release(g.s.animator), MOTUS_OK);
  CHECK_EQUAL(motus_animation_controller_create_matched(g.s.runtime, NULL,
                                                        &g.s.animator),
              MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  for (int i = 1; i <= 12; i++) {
    CHECK_EQUAL(motus_percent_driven_interaction_update(g.s.hand, .03 * i),
                MOTUS_OK);
    stage_tick(&g);
    check_at(&g, .03 * i, 0);
  }
  CHECK_EQUAL(
      motus_percent_driven_interaction_finish_with_velocity(g.s.hand, 2),
      MOTUS_OK);
  for (int i = 0; i < 14; i++) {
    zoom_spring(w, 1, i * FRAME, &a, &b);
    double rest = .64 * a - 2 * b;
    /* x' = −ω² b x₀ + (1 − ωt) e^(−ωt) v₀ */
    double rate =
        .64 * w * w * b + 2 * (1 - w * i * FRAME) * exp(-w * i * FRAME);
    stage_step(&g, i ? FRAME : 0);
    check_at(&g, 1 - rest, rate);
  }
  stage_run(&g, 60);
  stage_close(&g);
}

CHECK_MAIN(TEST(a_built_in_push), TEST(a_push_on_a_spring),
           TEST(scrubbed_and_let_go))
