/* Flights in every kind of transition, interactive and cut short: HZ-1 to HZ-15. */
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

/* HZ-2, HZ-9, HZ-12: a screen grows out of its thumbnail under the finger, and
 * what is keyed in it flies by itself. */
static void a_whole_screen_grows_out_of_its_thumbnail(void) {
  stage g;
  motus_matched_options o;
  motus_match_options m;
  motus_rect whole = {0, 0, 390, 844}, small = {40, 300, 100, 100};
  const motus_flight *flights = NULL;
  const motus_draw_item *item = NULL;
  size_t n = 0;
  stage_open(&g);
  story_animate_by_blocks(&g.s, true);
  CHECK_EQUAL(motus_matched_options_init(&o, sizeof o), MOTUS_OK);
  o.style = MOTUS_MATCHED_NONE;
  CHECK_EQUAL(
      motus_animation_controller_create_matched(g.s.runtime, &o, &g.s.animator),
      MOTUS_OK);
  motus_view *page = motus_view_controller_view(g.s.b);
  stage_add(&g, g.s.a, small, KEY + 1);
  CHECK_EQUAL(motus_match_options_init(&m, sizeof m), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_match_key(page, KEY + 1, &m), MOTUS_OK);
  story_push(&g.s, g.s.b, true);
  stage_tick(&g);
  for (int i = 1; i < 8; i++) {
    motus_percent_driven_interaction_update(g.s.hand, i / 8.);
    stage_tick(&g);
    REQUIRE(stage_flights(&g, &flights) == 2);
    CHECK(flights[0].destination == page);
    CHECK(flights[1].destination == g.picture);
    motus_rect frame = stage_place(&stage_items(&g, &n)[flights[0].item]);
    CHECK_RECT(frame, stage_between(small, whole, i / 8.), 1e-9);
    CHECK_EQUAL(stage_drawn(&g, page, &item), 1);
    /* It fills its frame, in the middle. */
    motus_rect drawn = stage_place(item);
    CHECK_NEAR(drawn.width / drawn.height, 390. / 844, 1e-9);
    CHECK_NEAR(drawn.width, fmax(frame.width, frame.height * 390 / 844), 1e-9);
    CHECK_NEAR(drawn.y + drawn.height / 2, frame.y + frame.height / 2, 1e-9);
    CHECK_EQUAL(stage_drawn(&g, g.picture, NULL), 1);
  }
  CHECK_EQUAL(motus_percent_driven_interaction_finish(g.s.hand), MOTUS_OK);
  stage_run(&g, 60);
  CHECK_EQUAL(stage_drawn(&g, page, &item), 1);
  CHECK_RECT(stage_place(item), whole, 0);
  story_pop(&g.s, true);
  stage_tick(&g);
  motus_percent_driven_interaction_update(g.s.hand, .5);
  stage_tick(&g);
  CHECK_RECT(stage_place(&stage_items(&g, &n)[stage_flight(&g)->item]),
             stage_between(small, whole, .5), 1e-9);
  CHECK_EQUAL(motus_percent_driven_interaction_cancel(g.s.hand), MOTUS_OK);
  stage_run(&g, 60);
  CHECK_EQUAL(stage_drawn(&g, page, &item), 1);
  CHECK_RECT(stage_place(item), whole, 0);
  CHECK_EQUAL(g.landed, 4);
  stage_close(&g);
}

/* ---- The custom container ---- */

static void at_once(void *data) {
  stage *g = data;
  motus_point middle = {195, 422};
  motus_view_set_center(motus_view_controller_view(g->s.d), middle);
}

/* HZ-1: between children of a custom container, by its own block. */
static void pairs_fly_in_a_custom_container(void) {
  stage g;
  motus_animation_options o;
  motus_rect frame = {0, 0, 390, 844}, outside = {390, 0, 390, 844};
  stage_open(&g);
  motus_view_controller *box = story_screen(&g.s, "box");
  motus_view_controller *one = g.s.c, *two = g.s.d;
  CHECK_EQUAL(motus_view_controller_add_child(box, one), MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_add_child(box, two), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(g.s.runtime, box),
              MOTUS_OK);
  motus_view *cell = stage_add(&g, one, stage_small, KEY + 2);
  motus_view *picture = stage_add(&g, two, stage_large, KEY + 2);
  CHECK_EQUAL(motus_view_set_frame(motus_view_controller_view(one), frame),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(motus_view_controller_view(box),
                                     motus_view_controller_view(one)),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_frame(motus_view_controller_view(two), outside),
              MOTUS_OK);
  stage_tick(&g);
  motus_animation_options_init(&o, sizeof o);
  o.duration = .5;
  o.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_view_controller_transition(box, one, two, &o, at_once, &g,
                                               NULL, NULL, NULL),
              MOTUS_OK);
  stage_tick(&g);
  REQUIRE(stage_flight(&g));
  CHECK(stage_flight(&g)->source == cell);
  CHECK(stage_flight(&g)->destination == picture);
  stage_run(&g, 16);
  CHECK_RECT(stage_frame(&g), half_way(.5), 1e-9);
  stage_run(&g, 60);
  CHECK(!stage_flight(&g));
  CHECK_EQUAL(g.landed, 1);
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

CHECK_MAIN(TEST(a_hand_scrubs_a_flight_along_a_line),
           TEST(a_cancelled_flight_lands_on_a_source_that_has_moved),
           TEST(an_animator_of_the_host_lets_pairs_fly),
           TEST(an_animator_that_does_not_ask_moves_screens_alone),
           TEST(pairs_fly_in_presentations), TEST(pairs_fly_between_tabs),
           TEST(a_source_stays_hidden_under_the_screen),
           TEST(a_whole_screen_grows_out_of_its_thumbnail),
           TEST(pairs_fly_in_a_custom_container),
           TEST(what_flies_takes_no_touches))
