/* Where a zoomed screen comes from and goes: HZ-11, HZ-13, HZ-14, HZ-15, HZ-16,
 * HZ-17. */
#include "zoom_stage.h"

static const motus_rect other_place = {200, 600, 60, 60};
static double middle(motus_rect r) {
  return r.y + r.height / 2;
}

/* HZ-11. */
static void without_source_it_grows_a_little(void) {
  zoom_stage z;
  zoom_open(&z);
  z.source = NULL;
  story_push(&z.g.s, z.g.s.b, true);
  stage_tick(&z.g);
  const motus_flight *f = stage_flight(&z.g);
  REQUIRE(f);
  CHECK_EQUAL((int)f->flags, MOTUS_FLIGHT_FALLBACK);
  CHECK_EQUAL(f->item, -1); /* unseen */
  CHECK_NEAR(f->destination_weight, 0, 0);
  stage_run(&z.g, 4);
  double a, b;
  zoom_spring(19, 1, 4 * FRAME, &a, &b);
  motus_rect r = stage_frame(&z.g);
  CHECK_NEAR(r.height, HEIGHT * (1 - .1 * a), 1e-9);
  CHECK_NEAR(stage_flight(&z.g)->destination_weight, 1 - a, 1e-12);
  stage_run(&z.g, 60);
  z.source = motus_view_controller_view(z.g.s.b); /* no view to go to */
  story_pop(&z.g.s, true);
  stage_run(&z.g, 2);
  CHECK_EQUAL((int)stage_flight(&z.g)->flags, MOTUS_FLIGHT_FALLBACK);
  stage_run(&z.g, 80);
  CHECK_EQUAL(z.g.landed, 2);
  zoom_close(&z);
}

/* HZ-11: out of sight by more than the container is large. */
static void far_away_is_no_source(void) {
  zoom_stage z;
  zoom_open(&z);
  CHECK_EQUAL(motus_view_set_frame(z.g.cell, (motus_rect){0, -1000, 50, 50}),
              MOTUS_OK);
  story_push(&z.g.s, z.g.s.b, true);
  stage_tick(&z.g);
  CHECK_EQUAL((int)stage_flight(&z.g)->flags, MOTUS_FLIGHT_FALLBACK);
  stage_run(&z.g, 60);
  CHECK_EQUAL(motus_view_set_frame(z.g.cell, (motus_rect){0, -300, 50, 50}),
              MOTUS_OK);
  story_pop(&z.g.s, true);
  stage_run(&z.g, 2);
  CHECK(stage_flight(&z.g)->source == z.g.cell);
  stage_run(&z.g, 80);
  zoom_close(&z);
}

/* HZ-13. */
static void on_the_way_back_it_goes_where_the_host_says_now(void) {
  zoom_stage z;
  zoom_shown(&z);
  motus_view *other = stage_add(&z.g, z.g.s.a, other_place, 0);
  z.source = other;
  story_pop(&z.g.s, true);
  stage_run(&z.g, 2);
  CHECK(stage_flight(&z.g)->source == other);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1); /* seen again */
  stage_run(&z.g, 30);
  CHECK_RECT(stage_frame(&z.g), other_place, 12);
  stage_run(&z.g, 60);
  CHECK_EQUAL(stage_drawn(&z.g, other, NULL), 1);
  zoom_close(&z);
}

/* HZ-13: asked again when the finger lets go. */
static void let_go_it_goes_where_the_host_says_now(void) {
  zoom_stage z;
  zoom_shown(&z);
  motus_view *other = stage_add(&z.g, z.g.s.a, other_place, 0);
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z.g);
  zoom_drag(&z, 200, 300, 0, 300, 10);
  CHECK(stage_flight(&z.g)->source == z.g.cell);
  CHECK_EQUAL(stage_drawn(&z.g, other, NULL), 1);
  z.source = other;
  motus_rect seen = stage_frame(&z.g);
  /* Where the finger has had it, in a frame just after the lift. */
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 600);
  stage_step(&z.g, 1e-12);
  CHECK_NEAR(stage_frame(&z.g).height, seen.height, 1e-6);
  CHECK(stage_flight(&z.g)->source == other);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  stage_run(&z.g, 30);
  CHECK_RECT(stage_frame(&z.g), other_place, 25);
  stage_run(&z.g, 60);
  CHECK_EQUAL(z.g.landed, 2);
  CHECK_EQUAL(stage_drawn(&z.g, other, NULL), 1);
  zoom_close(&z);
}

/* HZ-14: the source goes while the screen goes back to it. */
static void a_lost_source_is_asked_for_again(void) {
  for (int by_hand = 0; by_hand < 2; by_hand++) {
    zoom_stage z;
    zoom_shown(&z);
    if (by_hand) {
      zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
      stage_tick(&z.g);
      zoom_drag(&z, 200, 300, 0, 300, 10);
      zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 600);
    } else {
      story_pop(&z.g.s, true);
    }
    stage_run(&z.g, 6);
    int asked = z.asked;
    motus_rect one = stage_frame(&z.g);
    stage_step(&z.g, 1e-5);
    motus_rect two = stage_frame(&z.g);
    z.source = NULL;
    CHECK_EQUAL(motus_view_remove_from_superview(z.g.cell), MOTUS_OK);
    stage_step(&z.g, 0);
    CHECK_EQUAL(z.asked, asked + 1);
    CHECK_EQUAL((int)stage_flight(&z.g)->flags, MOTUS_FLIGHT_FALLBACK);
    CHECK_RECT(stage_frame(&z.g), two, 1e-6);
    stage_step(&z.g, 1e-5);
    motus_rect three = stage_frame(&z.g);
    CHECK_NEAR((three.height - two.height) / 1e-5,
               (two.height - one.height) / 1e-5, 20);
    CHECK_NEAR((middle(three) - middle(two)) / 1e-5,
               (middle(two) - middle(one)) / 1e-5, 20);
    stage_run(&z.g, 80);
    CHECK_EQUAL(z.asked, asked + 1);
    CHECK(strcmp(story_stack(&z.g.s), "A") == 0);
    zoom_close(&z);
  }
}

static void align(void *user_data, motus_view_controller *controller,
                  motus_view *source, motus_rect *out_rect) {
  (void)controller, (void)source;
  *out_rect = *(motus_rect *)user_data;
}

static motus_view *lend(void *user_data, motus_view_controller *controller) {
  (void)user_data;
  (void)controller;
  return NULL;
}

/* HZ-16: k = max(80/390, 60/300), its top left on the source's. */
static void the_alignment_rectangle_covers_the_source(void) {
  zoom_stage z;
  motus_zoom_options o;
  motus_rect part = {0, 200, 390, 300};
  zoom_open(&z);
  z.g.picture = stage_add(&z.g, z.g.s.b, part, 0);
  CHECK_EQUAL(motus_zoom_options_init(&o, sizeof o), MOTUS_OK);
  o.source_key = 9;
  for (int by_key = 0; by_key < 2; by_key++) {
    motus_zoom_delegate d = {.struct_size = sizeof d, .source_view = lend};
    d.alignment_rect = by_key ? NULL : align;
    CHECK_EQUAL(motus_view_set_match_key(z.g.cell, 9, NULL), MOTUS_OK);
    CHECK_EQUAL(motus_view_set_match_key(z.g.picture, by_key ? 9 : 0, NULL),
                MOTUS_OK);
    CHECK_EQUAL(motus_view_controller_set_zoom(z.g.s.b, &o, &d, &part, NULL),
                MOTUS_OK);
    story_push(&z.g.s, z.g.s.b, true);
    stage_tick(&z.g);
    const motus_flight *f = stage_flight(&z.g);
    REQUIRE(f);
    CHECK(f->source == z.g.cell);
    CHECK_EQUAL((int)f->key, 9);
    motus_rect r = f->destination_rect;
    double k = 80. / 390;
    CHECK_RECT(r, ((motus_rect){0, -200 * k, WIDTH * k, HEIGHT * k}), 1e-9);
    stage_run(&z.g, 10);
    r = stage_flight(&z.g)->destination_rect;
    CHECK_NEAR(r.height / r.width, HEIGHT / (double)WIDTH, 1e-9);
    stage_run(&z.g, 60);
    story_pop(&z.g.s, false);
    stage_run(&z.g, 2);
  }
  stage_close(&z.g);
  CHECK_EQUAL(z.gone, 1);
}

/* HZ-16: the source lies on the alignment rectangle and grows with it; it is
 * never stretched over the page. */
static void the_source_grows_with_the_alignment_rectangle(void) {
  const motus_rect parts[] = {{0, 200, 390, 300}, {95, 100, 40, 40}};
  for (int i = 0; i < 2; i++)
    for (int back = 0; back < 2; back++) {
      zoom_stage z;
      motus_rect part = parts[i];
      motus_zoom_delegate d = {.struct_size = sizeof d,
                               .source_view = zoom_source,
                               .alignment_rect = NULL};
      zoom_open(&z);
      z.g.picture = stage_add(&z.g, z.g.s.b, part, 0);
      CHECK_EQUAL(motus_view_set_match_key(z.g.cell, 9, NULL), MOTUS_OK);
      CHECK_EQUAL(motus_view_set_match_key(z.g.picture, 9, NULL), MOTUS_OK);
      CHECK_EQUAL(motus_view_controller_set_zoom(z.g.s.b, NULL, &d, &z, NULL),
                  MOTUS_OK);
      story_push(&z.g.s, z.g.s.b, true);
      if (back) {
        stage_run(&z.g, 80);
        story_pop(&z.g.s, true);
      }
      int seen = 0;
      double shape = stage_small.width / stage_small.height;
      double k = fmax(stage_small.width / part.width,
                      stage_small.height / part.height);
      for (int frame = 0; frame < 80; frame++) {
        stage_tick(&z.g);
        const motus_flight *f = stage_flight(&z.g);
        if (!f || f->source_weight == 0)
          continue;
        seen++;
        motus_rect a = f->source_rect, b = f->destination_rect;
        double scale = b.width / WIDTH;
        CHECK_NEAR(a.width / a.height, shape, 1e-9);
        CHECK_NEAR(a.x, b.x + part.x * scale, 1e-9);
        CHECK_NEAR(a.y, b.y + part.y * scale, 1e-9);
        CHECK_NEAR(a.width, stage_small.width * scale / k, 1e-9);
      }
      CHECK(seen > 3);
      stage_close(&z.g);
    }
}

/* HZ-14, the other policy: the finger cancels the push itself. */
static void a_push_may_be_cancelled_by_the_finger(void) {
  zoom_stage z;
  motus_zoom_options o;
  zoom_open(&z);
  CHECK_EQUAL(motus_zoom_options_init(&o, sizeof o), MOTUS_OK);
  o.policy = MOTUS_ZOOM_CANCEL;
  zoom_set(&z, &o);
  z.gone = 0;
  story_push(&z.g.s, z.g.s.b, true);
  stage_run(&z.g, 8);
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z.g);
  motus_rect seen = stage_frame(&z.g);
  zoom_finger(&z, 1, MOTUS_TOUCH_MOVED, 200, 310.0001);
  stage_step(&z.g, 0);
  CHECK_RECT(stage_frame(&z.g), seen, .001);
  CHECK_EQUAL(z.g.cut, 0);
  zoom_drag(&z, 200, 310, 0, 200, 8);
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 510);
  stage_run(&z.g, 80);
  CHECK(strcmp(story_stack(&z.g.s), "A") == 0);
  CHECK_EQUAL(z.g.landed, 1);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  zoom_close(&z);
}

/* HZ-17. */
static void the_host_may_keep_the_finger(void) {
  zoom_stage z;
  zoom_shown(&z);
  z.refuses = true;
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z.g);
  zoom_drag(&z, 200, 300, 0, 300, 10);
  CHECK(stage_flight(&z.g) == NULL);
  CHECK_EQUAL(z.gesture, MOTUS_ZOOM_PAN);
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 600);
  stage_run(&z.g, 10);
  z.refuses = false;
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z.g);
  zoom_drag(&z, 200, 300, 0, -200, 10); /* upwards */
  CHECK(stage_flight(&z.g) == NULL);
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 100);
  stage_run(&z.g, 10);
  zoom_close(&z);
}

/* HZ-14: with reduced motion the screens dissolve. */
static void with_reduced_motion_it_dissolves(void) {
  zoom_stage z;
  const motus_draw_item *b = NULL;
  zoom_open(&z);
  CHECK_EQUAL(motus_runtime_set_reduces_motion(z.g.s.runtime, true), MOTUS_OK);
  story_push(&z.g.s, z.g.s.b, true);
  stage_run(&z.g, 5);
  CHECK(stage_flight(&z.g) == NULL);
  REQUIRE(stage_drawn(&z.g, motus_view_controller_view(z.g.s.b), &b) == 1);
  CHECK_NEAR(b->alpha, ease_in_out(4 * FRAME / .14), 1e-9);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  stage_run(&z.g, 20);
  CHECK_NEAR(motus_view_alpha(motus_view_controller_view(z.g.s.b)), 1, 0);
  CHECK_EQUAL(z.g.began, 0);
  CHECK_EQUAL(z.asked, 0);
  zoom_close(&z);
}

/* HZ-15, and the way back of a presentation. */
static void a_presented_screen_zooms_too(void) {
  zoom_stage z;
  zoom_open(&z);
  CHECK_EQUAL(motus_view_controller_set_presentation_style(
                  z.g.s.b, MOTUS_PRESENTATION_OVER_FULL_SCREEN),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_present(story_root(&z.g.s), z.g.s.b, true,
                                            NULL, NULL, NULL),
              MOTUS_OK);
  stage_run(&z.g, 2);
  REQUIRE(stage_flight(&z.g));
  CHECK(stage_flight(&z.g)->source == z.g.cell);
  stage_run(&z.g, 60);
  CHECK(stage_flight(&z.g) == NULL);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 0); /* as long as B is there */
  zoom_finger(&z, 1, MOTUS_TOUCH_BEGAN, 200, 300);
  stage_tick(&z.g);
  zoom_drag(&z, 200, 300, 0, 300, 10);
  REQUIRE(stage_flight(&z.g));
  CHECK(stage_frame(&z.g).height < 700);
  zoom_finger(&z, 1, MOTUS_TOUCH_ENDED, 200, 600);
  stage_run(&z.g, 80);
  CHECK(motus_view_controller_presented_view_controller(story_root(&z.g.s)) ==
        NULL);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  CHECK_EQUAL(z.g.landed, 2);
  zoom_close(&z);
}

/* HZ-15: what is not seen stands in front of nothing. */
static void the_source_is_drawn_when_the_screen_is_hidden(void) {
  zoom_stage z;
  zoom_open(&z);
  motus_view_controller_set_presentation_style(
      z.g.s.b, MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  CHECK_EQUAL(
      motus_view_controller_present(z.g.s.a, z.g.s.b, true, NULL, NULL, NULL),
      MOTUS_OK);
  stage_run(&z.g, 80);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 0);
  motus_view_set_hidden(motus_view_controller_view(z.g.s.b), true);
  stage_tick(&z.g);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  motus_view_set_hidden(motus_view_controller_view(z.g.s.b), false);
  motus_view_controller_dismiss(z.g.s.a, true, NULL, NULL, NULL);
  stage_run(&z.g, 80);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  zoom_close(&z);
}

/* HZ-14: where nothing moves there is nothing to wait for. */
static void without_animation_it_is_over_at_once(void) {
  zoom_stage z;
  zoom_open(&z);
  motus_runtime *runtime = z.g.s.runtime;
  motus_runtime_set_animation_enabled(runtime, false);
  story_push(&z.g.s, z.g.s.b, true);
  stage_tick(&z.g);
  CHECK_TEXT(story_stack(&z.g.s), "A B");
  CHECK_EQUAL(motus_view_controller_appearance_state(z.g.s.b),
              MOTUS_APPEARANCE_APPEARED);
  CHECK(!motus_view_is_in_window(motus_view_controller_view(z.g.s.a)));
  story_pop(&z.g.s, true);
  stage_tick(&z.g);
  CHECK_EQUAL(motus_view_controller_appearance_state(z.g.s.b),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  /* A screen that has come by a zoom goes at once, and its source is seen. */
  motus_runtime_set_animation_enabled(runtime, true);
  story_push(&z.g.s, z.g.s.b, true);
  stage_run(&z.g, 60);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 0);
  motus_runtime_set_animation_enabled(runtime, false);
  story_pop(&z.g.s, true);
  stage_tick(&z.g);
  CHECK_EQUAL(motus_view_controller_appearance_state(z.g.s.b),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK_EQUAL(stage_drawn(&z.g, z.g.cell, NULL), 1);
  zoom_close(&z);
}

/* HZ-14: pairs as well, whatever moves the screens. */
static void without_animation_pairs_are_over_at_once(void) {
  for (int style = MOTUS_MATCHED_SLIDE; style <= MOTUS_MATCHED_NONE; style++) {
    stage g;
    motus_matched_options o;
    stage_open(&g);
    motus_matched_options_init(&o, sizeof o);
    o.style = (motus_matched_style)style;
    motus_animation_controller_create_matched(g.s.runtime, &o, &g.s.animator);
    motus_runtime_set_animation_enabled(g.s.runtime, false);
    story_push(&g.s, g.s.b, true);
    stage_tick(&g);
    CHECK_EQUAL(motus_view_controller_appearance_state(g.s.b),
                MOTUS_APPEARANCE_APPEARED);
    CHECK(!motus_view_is_in_window(motus_view_controller_view(g.s.a)));
    stage_close(&g);
  }
}

/* An animation controller of the delegate's comes first. */
static void an_animator_of_the_hosts_comes_first(void) {
  zoom_stage z;
  zoom_open(&z);
  story_animate_by_blocks(&z.g.s, true);
  z.g.s.interaction = NULL;
  story_push(&z.g.s, z.g.s.b, true);
  stage_run(&z.g, 4);
  CHECK(stage_flight(&z.g) == NULL);
  CHECK_EQUAL(z.asked, 0);
  stage_run(&z.g, 60);
  zoom_close(&z);
}

/* ---- In a split view ---- */

static motus_view *split_thumb;
static motus_view *thumb_of(void *user_data, motus_view_controller *page) {
  (void)user_data, (void)page;
  return split_thumb;
}
static motus_split_column list_first(void *user_data,
                                     motus_split_view_controller *split,
                                     motus_split_column proposed) {
  (void)user_data, (void)split, (void)proposed;
  return MOTUS_SPLIT_PRIMARY;
}
static bool is_drawn(story *s, motus_view *view) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_draw_list(s->runtime, &items, &count), MOTUS_OK);
  for (size_t i = 0; i < count; i++)
    if (items[i].view == view)
      return true;
  return false;
}

static void go_on(story *s, double seconds) {
  double end = motus_runtime_time(s->runtime) + seconds;
  while (motus_runtime_time(s->runtime) < end)
    CHECK_EQUAL(
        motus_runtime_tick(s->runtime, motus_runtime_time(s->runtime) + FRAME),
        MOTUS_OK);
}

/* HZ-16. What has come out of a thumbnail stands beside it once the columns
 * come apart: nothing is in front of the source any more. */
static void the_source_is_drawn_when_the_columns_come_apart(void) {
  story s;
  motus_split_view_controller *split = NULL;
  motus_split_delegate delegate = {.struct_size = sizeof delegate,
                                   .top_column = list_first};
  motus_zoom_delegate zoom = {.struct_size = sizeof zoom,
                              .source_view = thumb_of};
  story_open(&s);
  motus_view_controller *list = story_screen(&s, "list");
  motus_view_controller *empty = story_screen(&s, "empty");
  motus_view_controller *page = story_screen(&s, "page");
  CHECK_EQUAL(motus_split_view_controller_create(s.runtime, NULL, &split),
              MOTUS_OK);
  motus_split_view_controller_set_delegate(split, &delegate, NULL, NULL);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY, list);
  motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY, empty);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)split);
  motus_view_create(s.runtime, &split_thumb);
  motus_view_set_frame(split_thumb, stage_small);
  motus_view_add_subview(motus_view_controller_view(list), split_thumb);
  CHECK_EQUAL(motus_view_controller_set_zoom(page, NULL, &zoom, NULL, NULL),
              MOTUS_OK);
  go_on(&s, .5);
  CHECK(is_drawn(&s, split_thumb));
  CHECK_EQUAL(motus_view_controller_show_detail(list, page, NULL), MOTUS_OK);
  go_on(&s, 2);
  CHECK(motus_split_view_controller_is_collapsed(split));
  CHECK(!is_drawn(&s, split_thumb));
  motus_runtime_set_window_size(s.runtime, (motus_size){1024, 768}, 0, NULL,
                                NULL, NULL, NULL);
  go_on(&s, 1);
  CHECK(!motus_split_view_controller_is_collapsed(split));
  CHECK(is_drawn(&s, split_thumb));
  CHECK_EQUAL(motus_view_controller_show_detail(list, empty, NULL), MOTUS_OK);
  go_on(&s, 1);
  CHECK(is_drawn(&s, split_thumb));
  motus_release(split_thumb);
  motus_release(split);
  motus_release(list);
  motus_release(empty);
  motus_release(page);
  story_close(&s);
}

CHECK_MAIN(TEST(without_source_it_grows_a_little), TEST(far_away_is_no_source),
           TEST(on_the_way_back_it_goes_where_the_host_says_now),
           TEST(let_go_it_goes_where_the_host_says_now),
           TEST(a_lost_source_is_asked_for_again),
           TEST(the_alignment_rectangle_covers_the_source),
           TEST(the_source_grows_with_the_alignment_rectangle),
           TEST(a_push_may_be_cancelled_by_the_finger),
           TEST(the_host_may_keep_the_finger),
           TEST(with_reduced_motion_it_dissolves),
           TEST(a_presented_screen_zooms_too),
           TEST(the_source_is_drawn_when_the_screen_is_hidden),
           TEST(without_animation_it_is_over_at_once),
           TEST(without_animation_pairs_are_over_at_once),
           TEST(an_animator_of_the_hosts_comes_first),
           TEST(the_source_is_drawn_when_the_columns_come_apart))
