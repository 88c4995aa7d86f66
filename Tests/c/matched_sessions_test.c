/* Flights in every kind of transition, by hand and cut short: HZ-1 to HZ-15. */
#include "matched_stage.h"

static motus_rect half_way(double p) {
  return stage_between(stage_small, stage_large, p);
}

/* HZ-12: scrubbed, let go and cancelled with its transition. */
static void a_hand_scrubs_a_flight_along_a_line(void) {
  stage g;
  stage_open(&g);
  story_animate_by_blocks(&g.s, true);
  motus_animation_controller *matched = NULL;
  CHECK_EQUAL(
      motus_animation_controller_create_matched(g.s.runtime, NULL, &matched),
      MOTUS_OK);
  g.s.animator = matched;
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  CHECK_RECT(stage_frame(&g), stage_small, 1e-9);
  for (int i = 1; i <= 6; i++) {
    motus_percent_driven_interaction_update(g.s.hand, i / 10.);
    stage_tick(&g);
    CHECK_RECT(stage_frame(&g), half_way(i / 10.), 1e-9);
  }
  CHECK_EQUAL(
      motus_percent_driven_interaction_cancel_with_velocity(g.s.hand, 2),
      MOTUS_OK);
  double before = stage_frame(&g).y, step = 2 * FRAME * 100;
  for (int i = 0; i < 60 && stage_flight(&g); i++) {
    stage_tick(&g);
    if (!stage_flight(&g))
      break;
    double y = stage_frame(&g).y;
    CHECK(fabs(y - before) < 1.5 * step + 3); /* nothing jumps */
    before = y;
  }
  CHECK_NEAR(before, stage_small.y, 1);
  CHECK(!stage_flight(&g));
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 1);
  CHECK_EQUAL(stage_drawn(&g, g.picture, NULL), 0);
  CHECK_EQUAL(motus_release(matched), MOTUS_OK);
  stage_close(&g);
}

/* HZ-12: caught on its way and cancelled it goes back from where it is. */
static void a_cancelled_flight_lands_on_a_source_that_has_moved(void) {
  stage g;
  motus_rect moved = {20, 160, 80, 60};
  stage_open(&g);
  story_animate_by_blocks(&g.s, true);
  g.s.animator = NULL;
  motus_animation_controller *matched = NULL;
  CHECK_EQUAL(
      motus_animation_controller_create_matched(g.s.runtime, NULL, &matched),
      MOTUS_OK);
  g.s.animator = matched;
  story_push(&g.s, g.s.b, true);
  motus_percent_driven_interaction_update(g.s.hand, .5);
  stage_tick(&g);
  stage_tick(&g);
  CHECK_RECT(stage_frame(&g), half_way(.5), 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(g.s.hand), MOTUS_OK);
  stage_tick(&g);
  CHECK_EQUAL(motus_view_set_frame(g.cell, moved), MOTUS_OK);
  motus_rect last = stage_frame(&g);
  for (int i = 0; i < 60 && stage_flight(&g); i++) {
    last = stage_frame(&g);
    stage_tick(&g);
  }
  CHECK_NEAR(last.y, moved.y, 2);
  CHECK_NEAR(last.width, moved.width, 12);
  CHECK_EQUAL(motus_release(matched), MOTUS_OK);
  stage_close(&g);
}

/* ---- The host's own animator ---- */

static size_t pairs;
static motus_status second;

static void animate(void *data, motus_transition_context *context) {
  CHECK_EQUAL(motus_transition_context_match(context, NULL, &pairs), MOTUS_OK);
  second = motus_transition_context_match(context, NULL, NULL);
  story_animate(data, context);
}

/* HZ-1, HZ-22. */
static void an_animator_of_the_host_lets_pairs_fly(void) {
  stage g;
  stage_open(&g);
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = animate;
  story_animate_with(&g.s, &callbacks);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  CHECK_EQUAL((int)pairs, 1);
  CHECK_EQUAL(second, MOTUS_ERROR_INVALID_STATE);
  stage_run(&g, 16);
  CHECK_RECT(stage_frame(&g), half_way(.5), 1e-9);
  stage_run(&g, 30);
  CHECK_EQUAL(g.landed, 1);
  stage_close(&g);
}

/* HZ-1: without its word its screens go alone. */
static void an_animator_that_does_not_ask_moves_screens_alone(void) {
  stage g;
  stage_open(&g);
  story_animate_by_blocks(&g.s, false);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 5);
  CHECK(!stage_flight(&g));
  stage_run(&g, 60);
  CHECK_EQUAL(g.began, 0);
  stage_close(&g);
}

/* ---- Ends that go ---- */

/* HZ-3, HZ-14: the source may go, its picture stays. */
static void a_source_that_ends_is_drawn_as_it_was(void) {
  stage g;
  size_t n = 0;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 4);
  CHECK_EQUAL(motus_view_remove_from_superview(g.cell), MOTUS_OK);
  stage_tick(&g);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  CHECK_EQUAL(f->flags, MOTUS_FLIGHT_SOURCE_GONE);
  double p = ease_in_out(4 * FRAME / SECONDS);
  CHECK_RECT(stage_frame(&g), half_way(p), 1e-7);
  const motus_draw_item *frame = &stage_items(&g, &n)[f->item];
  REQUIRE((size_t)f->item + 3 == n);
  CHECK_NEAR(frame->alpha, 1, 0);
  CHECK(frame[2].alpha > 0 && frame[2].view != g.cell);
  CHECK_RECT(stage_place(&frame[2]), stage_place(&frame[1]), 400);
  stage_run(&g, 60);
  CHECK_EQUAL(g.landed, 1);
  stage_close(&g);
}

/* HZ-14: without destination it goes to where that was seen last, and fades. */
static void a_flight_without_destination_fades(void) {
  stage g;
  size_t n = 0;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  double p = ease_in_out(8 * FRAME / SECONDS);
  CHECK_EQUAL(motus_view_remove_from_superview(g.picture), MOTUS_OK);
  double before = 1;
  for (int i = 9; i < 22; i++) {
    stage_tick(&g);
    const motus_flight *f = stage_flight(&g);
    REQUIRE(f);
    double alpha = stage_items(&g, &n)[f->item].alpha;
    CHECK_EQUAL(f->flags, MOTUS_FLIGHT_DESTINATION_GONE);
    CHECK(alpha <= before && before - alpha < .25);
    CHECK_RECT(stage_frame(&g), half_way(ease_in_out(i * FRAME / SECONDS)),
               1e-7);
    before = alpha;
  }
  CHECK(before < .1 && p < 1);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-3. */
static void a_frozen_source_does_not_change(void) {
  stage g;
  motus_match_options o;
  stage_open(&g);
  CHECK_EQUAL(motus_match_options_init(&o, sizeof o), MOTUS_OK);
  o.flags = MOTUS_MATCH_FROZEN_SOURCE;
  CHECK_EQUAL(motus_view_set_match_key(g.cell, KEY, &o), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 3);
  REQUIRE(stage_flight(&g));
  CHECK(stage_flight(&g)->source == g.cell);
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 0);
  stage_run(&g, 60);
  story_pop(&g.s, true);
  stage_run(&g, 60);
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 1);
  stage_close(&g);
}

/* ---- Other containers ---- */

static void flies_and_lands(stage *g, const char *what) {
  int began = g->began;
  stage_run(g, 4);
  if (!CHECK(stage_flight(g) != NULL))
    printf("    %s\n", what);
  stage_run(g, 80);
  CHECK(!stage_flight(g));
  CHECK_EQUAL(g->began, began + 1);
}

/* HZ-1: modal presentation and dismissal. */
static void pairs_fly_in_presentations(void) {
  stage g;
  stage_open(&g);
  CHECK_EQUAL(
      motus_view_controller_present(g.s.a, g.s.b, true, NULL, NULL, NULL),
      MOTUS_OK);
  flies_and_lands(&g, "present");
  CHECK_EQUAL(stage_drawn(&g, g.picture, NULL), 1);
  CHECK_EQUAL(motus_view_controller_dismiss(g.s.a, true, NULL, NULL, NULL),
              MOTUS_OK);
  flies_and_lands(&g, "dismiss");
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 1);
  stage_close(&g);
}

static motus_animation_controller *of_tabs(void *data,
                                           motus_tab_bar_controller *tabs,
                                           motus_view_controller *from,
                                           motus_view_controller *to) {
  (void)tabs, (void)from, (void)to;
  return data;
}

/* HZ-1: tabs, in each style of the matched controller. */
static void pairs_fly_between_tabs(void) {
  for (int style = 0; style < 3; style++) {
    stage g;
    motus_tab_bar_controller *tabs = NULL;
    motus_tab_bar_delegate delegate = {.struct_size = sizeof delegate};
    motus_matched_options o;
    motus_animation_controller *matched = NULL;
    memset(&g, 0, sizeof g);
    story_open(&g.s);
    g.s.a = story_screen(&g.s, "A");
    g.s.b = story_screen(&g.s, "B");
    motus_view_controller *both[] = {g.s.a, g.s.b};
    CHECK_EQUAL(motus_tab_bar_controller_create(g.s.runtime, &tabs), MOTUS_OK);
    CHECK_EQUAL(motus_tab_bar_controller_set_view_controllers(
                    tabs, both, 2, false, NULL, NULL, NULL),
                MOTUS_OK);
    CHECK_EQUAL(motus_matched_options_init(&o, sizeof o), MOTUS_OK);
    o.style = (motus_matched_style)style;
    CHECK_EQUAL(
        motus_animation_controller_create_matched(g.s.runtime, &o, &matched),
        MOTUS_OK);
    delegate.animation_controller = of_tabs;
    CHECK_EQUAL(
        motus_tab_bar_controller_set_delegate(tabs, &delegate, matched, NULL),
        MOTUS_OK);
    CHECK_EQUAL(motus_runtime_set_root_view_controller(
                    g.s.runtime, (motus_view_controller *)tabs),
                MOTUS_OK);
    g.cell = stage_add(&g, g.s.a, stage_small, KEY);
    g.picture = stage_add(&g, g.s.b, stage_large, KEY);
    stage_tick(&g);
    CHECK_EQUAL(motus_tab_bar_controller_select(tabs, g.s.b, NULL, NULL, NULL),
                MOTUS_OK);
    flies_and_lands(&g, "tabs");
    CHECK_EQUAL(stage_drawn(&g, g.picture, NULL), 1);
    CHECK_EQUAL(motus_tab_bar_controller_select(tabs, g.s.a, NULL, NULL, NULL),
                MOTUS_OK);
    flies_and_lands(&g, "tabs back");
    const motus_draw_item *item = NULL;
    CHECK_EQUAL(stage_drawn(&g, g.cell, &item), 1);
    CHECK_RECT(stage_place(item), stage_small, 0);
    CHECK_NEAR(item->alpha, 1, 0);
    stage_close(&g);
  }
}

/* HZ-15. */
static void a_source_stays_hidden_under_the_screen(void) {
  stage g;
  motus_matched_options o;
  stage_open(&g);
  CHECK_EQUAL(motus_matched_options_init(&o, sizeof o), MOTUS_OK);
  o.keep_source_hidden = true;
  o.style = MOTUS_MATCHED_NONE;
  CHECK_EQUAL(
      motus_animation_controller_create_matched(g.s.runtime, &o, &g.s.animator),
      MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 60);
  CHECK_EQUAL(motus_view_add_subview(motus_runtime_window(g.s.runtime), g.cell),
              MOTUS_OK);
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 0);
  motus_point inside = {60, 130};
  CHECK(motus_view_hit_test(motus_runtime_window(g.s.runtime), inside) !=
        g.cell);
  CHECK_EQUAL(motus_view_add_subview(motus_view_controller_view(g.s.a), g.cell),
              MOTUS_OK);
  story_pop(&g.s, true);
  stage_run(&g, 4);
  CHECK(stage_flight(&g) != NULL);
  stage_run(&g, 60);
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 1);
  CHECK_EQUAL(g.landed, 2);
  stage_close(&g);
}

#define TINY 1e-5

/* HZ-14: from what is seen, with its velocity, to the next screen. */
static void a_fluid_push_takes_the_flight_over(void) {
  stage g;
  motus_rect third = {100, 500, 200, 200};
  stage_open(&g);
  motus_view *last = stage_add(&g, g.s.c, third, KEY);
  CHECK_EQUAL(motus_view_controller_set_interruption_policy(
                  story_root(&g.s), MOTUS_INTERRUPTION_FLUID),
              MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  motus_rect one = stage_frame(&g);
  stage_step(&g, TINY);
  motus_rect two = stage_frame(&g);
  story_push(&g.s, g.s.c, true);
  CHECK_RECT(stage_frame(&g), two, 1e-9); /* until the next frame */
  stage_step(&g, 0);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  CHECK(f->source == g.picture && f->destination == last);
  CHECK_RECT(stage_frame(&g), two, 1e-7);
  stage_step(&g, TINY);
  motus_rect next = stage_frame(&g);
  CHECK_NEAR((next.width - two.width) / TINY, (two.width - one.width) / TINY,
             3);
  CHECK_NEAR((next.y - two.y) / TINY, (two.y - one.y) / TINY, 3);
  stage_run(&g, 80);
  CHECK_EQUAL(stage_drawn(&g, last, NULL), 1);
  CHECK_EQUAL(g.cut, 1);
  CHECK_EQUAL(g.landed, 1);
  stage_close(&g);
}

/* HZ-14: what the next screen lacks goes on and fades. */
static void a_fluid_push_without_the_key_fades(void) {
  stage g;
  size_t n = 0;
  stage_open(&g);
  CHECK_EQUAL(motus_view_controller_set_interruption_policy(
                  story_root(&g.s), MOTUS_INTERRUPTION_FLUID),
              MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  motus_rect before = stage_frame(&g);
  story_push(&g.s, g.s.c, true);
  stage_step(&g, 0);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  CHECK_RECT(stage_frame(&g), before, 1e-7);
  CHECK_NEAR(stage_items(&g, &n)[f->item].alpha, 1, 1e-9);
  stage_run(&g, 18);
  REQUIRE(stage_flight(&g));
  CHECK(stage_items(&g, &n)[stage_flight(&g)->item].alpha < .5);
  stage_run(&g, 80);
  CHECK(!stage_flight(&g));
  stage_close(&g);
}

/* HZ-2, HZ-14: no touches in flight, and none without motion. */
static void what_flies_takes_no_touches(void) {
  stage g;
  motus_point inside = {60, 130};
  stage_open(&g);
  motus_view *page = motus_view_controller_view(g.s.a);
  CHECK(motus_view_hit_test(page, inside) == g.cell);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 3);
  CHECK(motus_view_hit_test(page, inside) != g.cell);
  stage_run(&g, 60);
  CHECK_EQUAL(motus_runtime_set_reduces_motion(g.s.runtime, true), MOTUS_OK);
  story_pop(&g.s, true);
  stage_run(&g, 3);
  CHECK(!stage_flight(&g));
  stage_run(&g, 60);
  CHECK(motus_view_hit_test(page, inside) == g.cell);
  CHECK_EQUAL(g.began, 1);
  stage_close(&g);
}

/* HZ-14: the window may change its size. */
static void a_resized_window_moves_the_target(void) {
  stage g;
  motus_size wide = {600, 844};
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  CHECK_EQUAL(motus_runtime_set_window_size(g.s.runtime, wide, 0, NULL, NULL,
                                            NULL, NULL),
              MOTUS_OK);
  motus_rect last = stage_frame(&g);
  for (int i = 0; i < 40 && stage_flight(&g); i++) {
    last = stage_frame(&g);
    stage_tick(&g);
  }
  CHECK_NEAR(last.width, 390, 8);
  CHECK(!stage_flight(&g));
  stage_close(&g);
}

CHECK_MAIN(TEST(a_hand_scrubs_a_flight_along_a_line),
           TEST(a_cancelled_flight_lands_on_a_source_that_has_moved),
           TEST(an_animator_of_the_host_lets_pairs_fly),
           TEST(an_animator_that_does_not_ask_moves_screens_alone),
           TEST(a_source_that_ends_is_drawn_as_it_was),
           TEST(a_flight_without_destination_fades),
           TEST(a_frozen_source_does_not_change),
           TEST(pairs_fly_in_presentations), TEST(pairs_fly_between_tabs),
           TEST(a_source_stays_hidden_under_the_screen),
           TEST(a_fluid_push_takes_the_flight_over),
           TEST(a_fluid_push_without_the_key_fades),
           TEST(what_flies_takes_no_touches),
           TEST(a_resized_window_moves_the_target))
