/* Pairs of views that fly in a stack: HZ-1 to HZ-12. */
#include "matched_stage.h"

/* HZ-2, HZ-6: both leave their places, and one picture goes along the curve of
 * the transition from one to the other. */
static void a_pair_flies_from_place_to_place(void) {
  stage g;
  const motus_flight *f;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  f = stage_flight(&g);
  REQUIRE(f);
  CHECK(f->source == g.cell && f->destination == g.picture);
  CHECK_EQUAL((int)f->key, KEY);
  CHECK_EQUAL(g.began, 1);
  CHECK_NEAR(f->progress, 0, 0);
  CHECK_RECT(stage_frame(&g), stage_small, 1e-9);
  for (int i = 1; i * FRAME < SECONDS; i++) {
    double p = ease_in_out(i * FRAME / SECONDS);
    stage_tick(&g);
    REQUIRE(stage_flight(&g));
    CHECK_NEAR(stage_flight(&g)->progress, p, 1e-9);
    CHECK_RECT(stage_frame(&g), stage_between(stage_small, stage_large, p),
               1e-7);
    CHECK_EQUAL(stage_drawn(&g, g.picture, NULL), 1);
    CHECK_EQUAL(stage_drawn(&g, g.cell, NULL),
                stage_flight(&g)->source_weight > 0);
  }
  stage_tick(&g);
  CHECK(!stage_flight(&g));
  CHECK_EQUAL(g.landed, 1);
  const motus_draw_item *item = NULL;
  CHECK_EQUAL(stage_drawn(&g, g.picture, &item), 1);
  CHECK_RECT(stage_place(item), stage_large, 0);
  stage_close(&g);
}

/* HZ-2: in front of both screens, clipped by its frame alone. */
static void a_flight_is_drawn_last_and_clips_its_contents(void) {
  stage g;
  size_t n = 0;
  stage_open(&g);
  CHECK_EQUAL(
      motus_view_set_clips_to_bounds(motus_view_controller_view(g.s.a), true),
      MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 4);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  const motus_draw_item *items = stage_items(&g, &n);
  REQUIRE((size_t)f->item + 3 == n);
  CHECK(!items[f->item].view && items[f->item].tag == 0);
  CHECK_EQUAL(items[f->item].clip, -1);
  CHECK(items[f->item + 1].view == g.picture);
  CHECK(items[f->item + 2].view == g.cell);
  for (int i = 1; i < 3; i++) {
    CHECK_EQUAL(items[f->item + i].clip, f->item);
    CHECK_RECT(stage_place(&items[f->item + i]),
               stage_place(&items[f->item + i]), 0);
  }
  CHECK_NEAR(items[f->item + 1].alpha, 1, 0);
  CHECK_NEAR(items[f->item + 2].alpha, 1 - f->progress / .55, 1e-12);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-4: the way back is the way in from the other end. */
static void a_pop_flies_back_to_the_source(void) {
  stage g;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 60);
  story_pop(&g.s, true);
  stage_tick(&g);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  CHECK(f->source == g.cell && f->destination == g.picture);
  CHECK_NEAR(f->progress, 1, 0);
  CHECK_RECT(stage_frame(&g), stage_large, 1e-9);
  stage_run(&g, 8);
  double p = 1 - ease_in_out(8 * FRAME / SECONDS);
  CHECK_RECT(stage_frame(&g), stage_between(stage_small, stage_large, p), 1e-7);
  stage_run(&g, 40);
  CHECK(!stage_flight(&g));
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 1);
  CHECK_EQUAL(g.landed, 2);
  stage_close(&g);
}

/* HZ-4: two views with one tag are one picture. */
static void views_with_one_tag_do_not_fade(void) {
  stage g;
  stage_open(&g);
  CHECK_EQUAL(motus_set_tag(g.cell, 3), MOTUS_OK);
  CHECK_EQUAL(motus_set_tag(g.picture, 3), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  CHECK_NEAR(f->source_weight, 0, 0);
  CHECK_NEAR(f->destination_weight, 1, 0);
  CHECK_EQUAL((int)f->source_tag, 3);
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 0);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-4: look and angle go along, the angle the short way round. */
static void colour_radius_alpha_and_angle_go_along(void) {
  stage g;
  size_t n = 0;
  motus_color red = {1, 0, 0, 1};
  motus_transform turned = {0, 1, -1, 0, 0, 0};
  stage_open(&g);
  CHECK_EQUAL(motus_view_set_background_color(g.cell, red), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_corner_radius(g.cell, 12), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_alpha(g.picture, .5), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_transform(g.cell, turned), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  double p = ease_in_out(8 * FRAME / SECONDS);
  const motus_draw_item *frame = &stage_items(&g, &n)[f->item];
  CHECK_NEAR(frame->corner_radius, 12 * (1 - p), 1e-9);
  CHECK_NEAR(frame->alpha, 1 - .5 * p, 1e-9);
  CHECK_NEAR(frame->color.red, 1, 0); /* it only fades */
  CHECK_NEAR(frame->color.alpha, 1 - p, 1e-9);
  CHECK_NEAR(atan2(frame->transform.b, frame->transform.a),
             (1 - p) * 1.5707963267948966, 1e-9);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-6: the target is read anew in each frame, and the flight goes on to it from
 * where it is. */
static void a_flight_lands_where_its_target_has_gone(void) {
  stage g;
  motus_rect lower = stage_large;
  stage_open(&g);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  lower.y += 40;
  CHECK_EQUAL(motus_view_set_frame(g.picture, lower), MOTUS_OK);
  stage_tick(&g);
  double p = ease_in_out(9 * FRAME / SECONDS);
  motus_rect moved = stage_between(stage_small, stage_large, p);
  CHECK_RECT(stage_frame(&g), moved, 1e-7);
  double last = stage_frame(&g).y;
  for (int i = 10; i * FRAME < SECONDS - FRAME; i++) {
    stage_tick(&g);
    CHECK_NEAR(stage_frame(&g).y, last, 25);
    last = stage_frame(&g).y;
  }
  CHECK_NEAR(last, lower.y, 3);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-10: a quarter of an ellipse, the longer axis first. */
static void an_arc_leaves_along_its_longer_axis(void) {
  stage g;
  motus_match_options o;
  stage_open(&g);
  CHECK_EQUAL(motus_match_options_init(&o, sizeof o), MOTUS_OK);
  o.flags = MOTUS_MATCH_ARC;
  CHECK_EQUAL(motus_view_set_match_key(g.cell, KEY, &o), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  double p = ease_in_out(8 * FRAME / SECONDS), q = 1 - p, h = .5523;
  double first = 3 * h * p * q * q + 3 * p * p * q + p * p * p;
  double second = 3 * (1 - h) * p * p * q + p * p * p;
  motus_rect r = stage_frame(&g);
  /* From (60, 130) to (195, 350): down first. */
  CHECK_NEAR(r.x + r.width / 2, 60 + 135 * second, 1e-7);
  CHECK_NEAR(r.y + r.height / 2, 130 + 220 * first, 1e-7);
  CHECK_NEAR(r.width, 80 + 310 * p, 1e-7);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-5: a filled thumbnail turns into a fitted picture. */
static void contents_go_from_their_place_to_their_place(void) {
  stage g;
  motus_match_options o;
  stage_open(&g);
  CHECK_EQUAL(motus_match_options_init(&o, sizeof o), MOTUS_OK);
  o.content_size.width = 200;
  o.content_size.height = 100;
  CHECK_EQUAL(motus_view_set_match_key(g.cell, KEY, &o), MOTUS_OK);
  o.content = MOTUS_MATCH_FIT;
  CHECK_EQUAL(motus_view_set_match_key(g.picture, KEY, &o), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f);
  motus_rect filled = {-20, 0, 120, 60}, fitted = {0, 52.5, 390, 195};
  motus_rect want = stage_between(filled, fitted, f->progress);
  CHECK_RECT(f->source_rect, want, 1e-7);
  CHECK_RECT(f->destination_rect, want, 1e-7);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-8: what its ancestors hid opens on the way. */
static void a_clipped_source_opens(void) {
  stage g;
  motus_match_options o;
  motus_view *box = NULL;
  motus_rect frame = {0, 130, 390, 400}, inner = {20, -30, 80, 60};
  stage_open(&g);
  CHECK_EQUAL(motus_view_create(g.s.runtime, &box), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_frame(box, frame), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_clips_to_bounds(box, true), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(motus_view_controller_view(g.s.a), box),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(box, g.cell), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_frame(g.cell, inner), MOTUS_OK);
  CHECK_EQUAL(motus_match_options_init(&o, sizeof o), MOTUS_OK);
  o.flags = MOTUS_MATCH_CLIP_SOURCE;
  CHECK_EQUAL(motus_view_set_match_key(g.cell, KEY, &o), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  REQUIRE(stage_flight(&g));
  motus_rect half = {0, 30, 80, 30};
  CHECK_RECT(stage_flight(&g)->clip, half, 1e-9);
  stage_run(&g, 8);
  const motus_flight *f = stage_flight(&g);
  double height = 60 + 240 * f->progress;
  CHECK_NEAR(f->clip.y, .5 * (1 - f->progress) * height, 1e-7);
  CHECK_NEAR(f->clip.y + f->clip.height, height, 1e-7);
  stage_run(&g, 60);
  CHECK_EQUAL(motus_release(box), MOTUS_OK);
  stage_close(&g);
}

/* HZ-9: what is keyed in a keyed view flies by itself. */
static void a_keyed_view_in_a_keyed_view_flies_by_itself(void) {
  stage g;
  motus_view *inner[2] = {NULL, NULL};
  const motus_flight *flights = NULL;
  motus_rect badge = {10, 10, 20, 20};
  stage_open(&g);
  for (int i = 0; i < 2; i++) {
    CHECK_EQUAL(motus_view_create(g.s.runtime, &inner[i]), MOTUS_OK);
    CHECK_EQUAL(motus_view_set_frame(inner[i], badge), MOTUS_OK);
    CHECK_EQUAL(motus_view_add_subview(i ? g.picture : g.cell, inner[i]),
                MOTUS_OK);
    CHECK_EQUAL(motus_view_set_match_key(inner[i], KEY + 1, NULL), MOTUS_OK);
  }
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 4);
  REQUIRE(stage_flights(&g, &flights) == 2);
  CHECK(flights[0].destination == g.picture);
  CHECK(flights[1].destination == inner[1]);
  CHECK_EQUAL(stage_drawn(&g, inner[1], NULL), 1);
  stage_run(&g, 60);
  CHECK_EQUAL(stage_drawn(&g, inner[1], NULL), 1);
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_release(inner[i]), MOTUS_OK);
  stage_close(&g);
}

/* HZ-1: hidden and lonely keys go with their screens. */
static void a_key_on_one_side_goes_with_its_screen(void) {
  stage g;
  stage_open(&g);
  CHECK_EQUAL(motus_view_set_hidden(g.cell, true), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 3);
  CHECK(!stage_flight(&g));
  CHECK_EQUAL(stage_drawn(&g, g.picture, NULL), 1);
  stage_run(&g, 60);
  CHECK_EQUAL(g.began, 0);
  stage_close(&g);
}

/* HZ-1: of two views with one key the first in sight flies. */
static void of_two_views_with_one_key_the_first_in_sight_flies(void) {
  stage g;
  motus_rect away = {20, -300, 80, 60}, second = {200, 100, 80, 60};
  stage_open(&g);
  motus_view *other = stage_add(&g, g.s.a, second, KEY);
  CHECK_EQUAL(motus_view_set_frame(g.cell, away), MOTUS_OK);
  report_clear();
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  REQUIRE(stage_flight(&g));
  CHECK(stage_flight(&g)->source == other);
  CHECK_EQUAL(reported.count, 1);
  CHECK_TEXT(reported.function, "motus_view_set_match_key");
  CHECK_EQUAL(stage_drawn(&g, g.cell, NULL), 1);
  stage_run(&g, 60);
  stage_close(&g);
}

/* HZ-1: a key that no view of the other screen has pairs nothing, and nobody is
 * warned of it; as often as it is carried. */
static void a_key_that_pairs_nothing_is_no_mistake(void) {
  stage g;
  stage_open(&g);
  for (int i = 0; i < 3; i++)
    stage_add(&g, g.s.a, (motus_rect){100. * i, 300, 50, 50}, KEY + 1);
  stage_add(&g, g.s.b, (motus_rect){0, 300, 50, 50}, KEY + 2);
  stage_add(&g, g.s.b, (motus_rect){99, 300, 50, 50}, KEY + 2);
  report_clear();
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  REQUIRE(stage_flight(&g));
  CHECK_EQUAL(reported.count, 0);
  stage_run(&g, 60);
  story_pop(&g.s, true);
  stage_run(&g, 60);
  CHECK_EQUAL(reported.count, 0);
  CHECK_EQUAL(g.landed, 2);
  stage_close(&g);
}

/* HZ-4, XT-2: border and shadow go along, and a flight is blended as one. */
static void details_go_along(void) {
  stage g;
  const motus_draw_detail *details = NULL;
  const motus_draw_group *groups = NULL;
  size_t n = 0, m = 0;
  motus_color blue = {0, 0, 1, 1};
  stage_open(&g);
  CHECK_EQUAL(motus_view_set_border_width(g.cell, 4), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_border_color(g.cell, blue), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_alpha(g.picture, .5), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_run(&g, 9);
  CHECK_EQUAL(motus_runtime_draw_details(g.s.runtime, &details, &n), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_draw_groups(g.s.runtime, &groups, &m), MOTUS_OK);
  const motus_flight *f = stage_flight(&g);
  REQUIRE(f && (size_t)f->item + 3 == n && m == 1);
  const motus_draw_detail *frame = &details[f->item];
  CHECK_NEAR(frame->border_width, 4 * (1 - f->progress), 1e-9);
  CHECK_EQUAL(frame->flags, MOTUS_DRAW_FLYING);
  CHECK_EQUAL(frame[1].flags, MOTUS_DRAW_FLYING);
  CHECK_NEAR(frame->own_alpha, 1 - .5 * f->progress, 1e-9);
  CHECK_NEAR(frame[1].group_alpha, 1, 0);
  CHECK_NEAR(frame[2].group_alpha, f->source_weight, 1e-12);
  CHECK_EQUAL(groups[0].first, f->item);
  CHECK_EQUAL(groups[0].end, (int)n);
  CHECK_NEAR(groups[0].alpha, frame->own_alpha, 0);
  stage_run(&g, 60);
  stage_close(&g);
}

CHECK_MAIN(TEST(a_pair_flies_from_place_to_place),
           TEST(a_flight_is_drawn_last_and_clips_its_contents),
           TEST(a_pop_flies_back_to_the_source),
           TEST(views_with_one_tag_do_not_fade),
           TEST(colour_radius_alpha_and_angle_go_along),
           TEST(a_flight_lands_where_its_target_has_gone),
           TEST(an_arc_leaves_along_its_longer_axis),
           TEST(contents_go_from_their_place_to_their_place),
           TEST(a_clipped_source_opens),
           TEST(a_keyed_view_in_a_keyed_view_flies_by_itself),
           TEST(a_key_on_one_side_goes_with_its_screen), TEST(details_go_along),
           TEST(of_two_views_with_one_key_the_first_in_sight_flies),
           TEST(a_key_that_pairs_nothing_is_no_mistake))
