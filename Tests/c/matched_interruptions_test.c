/* Flights that are cut short, taken over, or lose an end: HZ-3, HZ-6, HZ-7,
 * HZ-14. */
#include "matched_stage.h"

#define TINY 1e-5

static motus_rect half_way(double p) {
  return stage_between(stage_small, stage_large, p);
}

/* ---- Ends that go ---- */

static void scroll_far(void *view) {
  motus_view_set_bounds(view, (motus_rect){100, 0, 80, 60});
}

/* HZ-3, HZ-14: the source may go, its picture stays; also that of a colour which
 * was on its way, and of what an animator scrolls, which the end of the view
 * takes from it: flights hear of that first. */
static void a_source_that_ends_is_drawn_as_it_was(void) {
  stage g;
  size_t n = 0;
  motus_animation_options slow;
  motus_color red = {1, 0, 0, 1};
  motus_property_animator *animator = NULL;
  stage_open(&g);
  motus_property_animator_create(g.s.runtime, 10, NULL, &animator);
  motus_property_animator_add_animations(animator, scroll_far, g.cell, NULL);
  motus_property_animator_start(animator);
  motus_animation_options_init(&slow, sizeof slow);
  slow.duration = 10;
  motus_runtime_begin_animation(g.s.runtime, &slow);
  motus_view_set_background_color(g.cell, red);
  motus_runtime_commit_animation(g.s.runtime, NULL, NULL, NULL, NULL);
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
  CHECK(frame[2].bounds.x > 0 && frame[2].bounds.x < 1);
  CHECK(frame->color.red > 0 && frame->color.red < .1);
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

/* ---- The next transition ---- */

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

/* HZ-14: caught on its way in by a finger that goes back, in a fluid stack: the
 * push is complete, and the pop begins under the finger from what is seen. */
static void a_finger_that_comes_early_takes_the_flight_back(void) {
  stage g;
  stage_open(&g);
  story_animate_by_blocks(&g.s, true);
  g.s.interaction = NULL;
  CHECK_EQUAL(motus_animation_controller_create_matched(g.s.runtime, NULL,
                                                        &g.s.animator),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_set_interruption_policy(
                  story_root(&g.s), MOTUS_INTERRUPTION_FLUID),
              MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  motus_rect seen = stage_frame(&g);
  g.s.interaction = (motus_interaction_controller *)g.s.hand;
  g.s.told[0] = 0;
  story_pop(&g.s, true);
  CHECK(strstr(g.s.told, "B.did_appear~") != NULL);
  stage_step(&g, 0);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  CHECK(f->source == g.cell && f->destination == g.picture);
  CHECK_RECT(stage_frame(&g), seen, 1e-7);
  for (int i = 1; i <= 40; i++)
    stage_tick(&g); /* what it had of velocity is gone by now */
  motus_rect held = stage_frame(&g);
  CHECK_RECT(held, seen, .2);
  motus_percent_driven_interaction_update(g.s.hand, .5);
  stage_tick(&g);
  CHECK_RECT(stage_frame(&g), stage_between(held, stage_small, .5), .2);
  CHECK_EQUAL(
      motus_percent_driven_interaction_finish_with_velocity(g.s.hand, 1),
      MOTUS_OK);
  stage_run(&g, 60);
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 1);
  CHECK_EQUAL(stage_drawn(&g, g.picture, NULL), 0);
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

/* ---- Take-off ---- */

static void go_right(void *view) {
  motus_rect there = {300, 100, 80, 60};
  CHECK_EQUAL(motus_view_set_frame(view, there), MOTUS_OK);
}

/* HZ-6: it takes off from where its source is seen, as fast as that moves. */
static void a_moving_source_hands_its_velocity_on(void) {
  stage g;
  motus_animation_options o;
  stage_open(&g);
  motus_animation_options_init(&o, sizeof o);
  o.duration = 1;
  o.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_runtime_animate(g.s.runtime, &o, go_right, g.cell, NULL,
                                    NULL, NULL, NULL),
              MOTUS_OK);
  stage_run(&g, 32);
  story_push(&g.s, g.s.b, true);
  stage_step(&g, 0);
  double from = 20 + 280 * (32 * FRAME);
  CHECK_NEAR(stage_frame(&g).x, from, 1e-6);
  stage_step(&g, TINY);
  CHECK_NEAR((stage_frame(&g).x - from) / TINY, 280, 2);
  stage_run(&g, 60);
  CHECK_EQUAL(g.landed, 1);
  stage_close(&g);
}

/* HZ-7: what has no inverse has no place to fly from. */
static void a_flat_source_goes_with_its_screen(void) {
  stage g;
  motus_transform flat = {1, 0, 0, 0, 0, 0};
  stage_open(&g);
  CHECK_EQUAL(motus_view_set_transform(g.cell, flat), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 3);
  CHECK(!stage_flight(&g));
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-1: near is as far outside as the container is large. */
static void a_source_far_away_goes_with_its_screen(void) {
  for (int far = 0; far < 2; far++) {
    stage g;
    motus_rect away = {20, far ? -1000 : -800, 80, 60};
    stage_open(&g);
    CHECK_EQUAL(motus_view_set_frame(g.cell, away), MOTUS_OK);
    story_push(&g.s, g.s.b, true);
    stage_run(&g, 3);
    CHECK(far ? !stage_flight(&g) : stage_flight(&g) != NULL);
    stage_run(&g, 60);
    stage_close(&g);
  }
}

/* HZ-6: on a screen that is stretched and scrolled its place is what is seen. */
static void places_are_seen_through_scales_and_scrolls(void) {
  stage g;
  motus_transform half = {.5, 0, 0, .5, 0, 0};
  motus_rect scrolled = {0, 40, 390, 844};
  stage_open(&g);
  motus_view *grid = motus_view_controller_view(g.s.a);
  CHECK_EQUAL(motus_view_set_bounds(grid, scrolled), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_transform(g.cell, half), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_corner_radius(g.cell, 8), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  motus_rect seen = {40, 75, 40, 30};
  CHECK_RECT(stage_frame(&g), seen, 1e-9);
  size_t n = 0;
  CHECK_NEAR(stage_items(&g, &n)[stage_flight(&g)->item].corner_radius, 4,
             1e-12);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-14: whatever the host does, the end is in order. */
static void a_runtime_may_end_in_mid_flight(void) {
  stage g;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 5);
  CHECK(stage_flight(&g) != NULL);
  CHECK_EQUAL(motus_view_remove_from_superview(g.cell), MOTUS_OK);
  g.landed = g.began;
  stage_close(&g);
}

/* HZ-14: keys count from the next transition on. */
static void a_key_that_changes_in_flight_counts_later(void) {
  stage g;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 5);
  CHECK_EQUAL(motus_view_set_match_key(g.cell, 0, NULL), MOTUS_OK);
  stage_tick(&g);
  CHECK(stage_flight(&g) != NULL);
  stage_run(&g, 60);
  story_pop(&g.s, true);
  stage_run(&g, 5);
  CHECK(!stage_flight(&g));
  stage_run(&g, 60);
  CHECK_EQUAL(g.landed, 1);
  stage_close(&g);
}

/* HZ-14: the window's contents go, and the flights with them. */
static void a_container_that_leaves_takes_its_flights_along(void) {
  stage g;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 5);
  motus_view_controller *other = story_screen(&g.s, "D2");
  CHECK_EQUAL(motus_runtime_set_root_view_controller(g.s.runtime, other),
              MOTUS_OK);
  stage_run(&g, 3);
  CHECK(!stage_flight(&g));
  CHECK_EQUAL(g.began, g.landed + g.cut);
  stage_run(&g, 60);
  stage_close(&g);
}

/* ---- Two at once ---- */

/* HZ-9, HZ-14: a presentation over a push that is under way. */
static void flights_of_two_transitions_go_side_by_side(void) {
  stage g;
  const motus_flight *flights = NULL;
  motus_rect low = {10, 600, 100, 100}, high = {100, 20, 200, 200};
  stage_open(&g);
  stage_add(&g, g.s.b, low, KEY + 1);
  stage_add(&g, g.s.c, high, KEY + 1);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 4);
  CHECK_EQUAL(motus_view_controller_present(story_root(&g.s), g.s.c, true, NULL,
                                            NULL, NULL),
              MOTUS_OK);
  stage_run(&g, 4);
  CHECK_EQUAL((int)stage_flights(&g, &flights), 2);
  for (int i = 0; i < 2; i++)
    CHECK(flights[i].item >= 0);
  CHECK(flights[0].item < flights[1].item);
  stage_run(&g, 80);
  CHECK_EQUAL(g.landed, 2);
  stage_close(&g);
}

CHECK_MAIN(TEST(a_source_that_ends_is_drawn_as_it_was),
           TEST(a_flight_without_destination_fades),
           TEST(a_frozen_source_does_not_change),
           TEST(a_fluid_push_takes_the_flight_over),
           TEST(a_finger_that_comes_early_takes_the_flight_back),
           TEST(a_fluid_push_without_the_key_fades),
           TEST(a_resized_window_moves_the_target),
           TEST(a_moving_source_hands_its_velocity_on),
           TEST(a_flat_source_goes_with_its_screen),
           TEST(a_source_far_away_goes_with_its_screen),
           TEST(places_are_seen_through_scales_and_scrolls),
           TEST(a_runtime_may_end_in_mid_flight),
           TEST(a_key_that_changes_in_flight_counts_later),
           TEST(a_container_that_leaves_takes_its_flights_along),
           TEST(flights_of_two_transitions_go_side_by_side))
