/* A flight that the next screen has no part in: it goes on and fades, and stays
 * when that screen does not come. HZ-12, HZ-14. */
#include "matched_stage.h"

/* B comes, and is left for C, which a hand has, with the flight half-way. */
static void open_fading(stage *g, bool matched) {
  stage_open(g);
  story_animate_by_blocks(&g->s, true);
  CHECK_EQUAL(motus_view_controller_set_interruption_policy(
                  story_root(&g->s), MOTUS_INTERRUPTION_FLUID),
              MOTUS_OK);
  motus_animation_controller *own = g->s.animator;
  g->s.interaction = NULL;
  g->s.animator = NULL;
  story_push(&g->s, g->s.b, true);
  stage_run(g, 9);
  CHECK(stage_flight(g) != NULL);
  if (matched) {
    CHECK_EQUAL(motus_release(own), MOTUS_OK);
    CHECK_EQUAL(
        motus_animation_controller_create_matched(g->s.runtime, NULL, &own),
        MOTUS_OK);
  }
  g->s.animator = own;
  g->s.interaction = (motus_interaction_controller *)g->s.hand;
}

typedef struct seen {
  motus_rect frame;
  double alpha, source_weight;
} seen;

static seen look(stage *g) {
  size_t n = 0;
  const motus_flight *f = stage_flight(g);
  seen s = {{NAN, NAN, NAN, NAN}, 0, 0};
  if (f && f->item >= 0) {
    s.frame = stage_frame(g);
    s.alpha = stage_items(g, &n)[f->item].alpha;
    s.source_weight = f->source_weight;
  }
  return s;
}

static void stays(bool matched) {
  stage g;
  open_fading(&g, matched);
  seen before = look(&g);
  story_push(&g.s, g.s.c, true);
  stage_step(&g, 0);
  seen now = look(&g);
  CHECK_RECT(now.frame, before.frame, 1e-7);
  CHECK_NEAR(now.alpha, 1, 1e-9);
  CHECK_NEAR(now.source_weight, before.source_weight, 1e-9);
  for (int i = 1; i <= 10; i++) {
    before = now;
    motus_percent_driven_interaction_update(g.s.hand, .04 * i);
    stage_tick(&g);
    now = look(&g);
    CHECK(now.alpha < before.alpha && before.alpha - now.alpha < .1);
  }
  motus_percent_driven_interaction_cancel(g.s.hand);
  bool ended = false;
  for (int i = 0; i < 60 && !ended; i++) {
    before = now;
    stage_tick(&g);
    ended = stage_flight(&g) == NULL;
    if (ended)
      break;
    now = look(&g);
    CHECK(now.alpha >= before.alpha - 1e-9 && now.alpha - before.alpha < .2);
    CHECK_RECT(now.frame, before.frame, 60);
  }
  CHECK(ended);
  CHECK_RECT(now.frame, stage_large, 25);
  CHECK(now.alpha > .9);
  const motus_draw_item *picture = NULL;
  REQUIRE(stage_drawn(&g, g.picture, &picture) == 1);
  CHECK_RECT(stage_place(picture), stage_large, 1e-9);
  stage_run(&g, 60);
  stage_close(&g);
}

/* Whoever animates it. */
static void what_fades_stays_when_the_next_screen_does_not_come(void) {
  stays(true);
  stays(false);
}

static void what_fades_is_gone_when_the_next_screen_comes(void) {
  stage g;
  open_fading(&g, true);
  story_push(&g.s, g.s.c, true);
  stage_step(&g, 0);
  motus_percent_driven_interaction_update(g.s.hand, .2);
  stage_tick(&g);
  motus_percent_driven_interaction_cancel(g.s.hand);
  stage_run(&g, 2);
  seen before = look(&g);
  motus_percent_driven_interaction_pause(g.s.hand);
  motus_percent_driven_interaction_finish(g.s.hand);
  stage_step(&g, 0);
  CHECK_RECT(look(&g).frame, before.frame, 1e-6);
  CHECK_NEAR(look(&g).alpha, before.alpha, 1e-9);
  seen now = before;
  for (int i = 0; i < 60; i++) {
    stage_tick(&g);
    if (stage_flight(&g) == NULL)
      break;
    now = look(&g);
    CHECK(now.alpha <= before.alpha + 1e-9);
    before = now;
  }
  CHECK(now.alpha < .2);
  stage_run(&g, 60);
  stage_close(&g);
}

CHECK_MAIN(TEST(what_fades_stays_when_the_next_screen_does_not_come),
           TEST(what_fades_is_gone_when_the_next_screen_comes))
