/* Pages that a finger or the program turns. */
#include "pages_stage.h"

static story s;

/* LC-13. */
static void a_flick_turns_a_page(void) {
  pages_open(&s, NULL, false);
  CHECK(motus_page_view_controller_current(pages) == s.a);
  CHECK(motus_view_controller_view_if_loaded(s.b) == NULL);
  flick_by(&s, -120);
  CHECK(motus_page_view_controller_pending(pages) == s.b);
  CHECK_TOLD(&s, "pages.will_turn(B) B.will_move(pages) A.will_move(-) "
                 "B.did_load B.will_appear~ A.will_disappear~ "
                 "B.is_appearing~");
  story_run(&s, 1);
  CHECK_TOLD(&s, "B.did_appear~ A.did_disappear~ B.did_move(pages) "
                 "A.did_move(-) pages.did_turn(A)");
  CHECK(motus_page_view_controller_current(pages) == s.b);
  CHECK(motus_page_view_controller_pending(pages) == NULL);
  CHECK_NEAR(motus_page_view_controller_position(pages), 0, 0);
  CHECK_NEAR(seen_at(s.b), 0, 0);
  CHECK(isnan(seen_at(s.a)));
  CHECK(motus_view_controller_parent(s.a) == NULL);
  CHECK(motus_view_controller_page_view_controller(s.b) == pages);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  pages_close(&s);
}

/* LC-13: the old page is all back before the new one has left. */
static void a_drag_that_goes_back_is_cancelled(void) {
  pages_open(&s, NULL, false);
  down(&s, 300);
  slide(&s, -120);
  double there = motus_page_view_controller_position(pages);
  CHECK_NEAR(there, 110 / WIDTH, 1e-9);
  CHECK_NEAR(seen_at(s.a), -there, 1e-9);
  CHECK_NEAR(seen_at(s.b), 1 - there, 1e-9);
  s.told[0] = 0;
  let_go(&s);
  CHECK_TOLD(&s, "");
  story_run(&s, 1);
  CHECK_TOLD(&s, "A.will_appear~ A.is_appearing~ A.did_appear~ "
                 "B.will_disappear~ B.did_disappear~ A.did_move(pages) "
                 "B.did_move(-) pages.did_not_turn(A)");
  CHECK(motus_page_view_controller_current(pages) == s.a);
  CHECK_NEAR(seen_at(s.a), 0, 0);
  CHECK(isnan(seen_at(s.b)));
  /* The same under the finger: over to the other side, where there is none. */
  down(&s, 200);
  slide(&s, -100);
  CHECK(motus_page_view_controller_pending(pages) == s.b);
  slide(&s, 250);
  CHECK(motus_page_view_controller_pending(pages) == NULL);
  CHECK(story_in_order(&s, "B.did_disappear~ pages.did_not_turn(A)"));
  CHECK(seen_at(s.a) > 0);
  let_go(&s);
  story_run(&s, 1);
  CHECK_NEAR(seen_at(s.a), 0, 0);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  pages_close(&s);
}

static void show(motus_view_controller *to, motus_page_direction direction,
                 bool animated) {
  CHECK_EQUAL(motus_page_view_controller_show_page(pages, to, direction,
                                                   animated, story_completed,
                                                   &s, story_destroy),
              MOTUS_OK);
}

static void the_program_turns_pages(void) {
  pages_open(&s, NULL, false);
  show(s.c, MOTUS_PAGE_BACKWARD, true);
  double last = 0;
  for (int i = 0; i < 19; i++) {
    story_tick(&s);
    double now = motus_page_view_controller_position(pages);
    CHECK(now <= last && now > -1);
    CHECK(i == 0 || fabs(seen_at(s.c) + 1 + now) < 1e-9);
    last = now;
  }
  story_run(&s, .1);
  CHECK_TOLD(&s, "C.will_move(pages) A.will_move(-) C.did_load C.will_appear~ "
                 "A.will_disappear~ C.is_appearing~ C.did_appear~ "
                 "A.did_disappear~ C.did_move(pages) A.did_move(-) completed");
  /* Its neighbours are those of the list again. */
  flick_by(&s, 120);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.b);
  s.told[0] = 0;
  /* At once, and once more. */
  show(s.a, MOTUS_PAGE_FORWARD, false);
  CHECK_TOLD(&s, "A.will_move(pages) B.will_move(-) A.will_appear "
                 "B.will_disappear A.is_appearing A.did_appear "
                 "B.did_disappear A.did_move(pages) B.did_move(-) completed");
  show(s.a, MOTUS_PAGE_FORWARD, true);
  CHECK_TOLD(&s, "completed");
  CHECK_NEAR(seen_at(s.a), 0, 0);
  /* One after the other. */
  show(s.b, MOTUS_PAGE_FORWARD, true);
  show(s.c, MOTUS_PAGE_FORWARD, true);
  story_run(&s, .2);
  CHECK(motus_page_view_controller_pending(pages) == s.b);
  story_run(&s, .8);
  CHECK(motus_page_view_controller_current(pages) == s.c);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  pages_close(&s);
}

/* SC-26: caught, turned back, and no jump anywhere. */
static void a_finger_catches_a_turn(void) {
  pages_open(&s, NULL, false);
  show(s.b, MOTUS_PAGE_FORWARD, true);
  story_run(&s, 10 * FRAME);
  double there = motus_page_view_controller_position(pages);
  CHECK(there > .2 && there < .8);
  down(&s, 100);
  there = motus_page_view_controller_position(pages);
  story_run(&s, .2);
  CHECK_NEAR(motus_page_view_controller_position(pages), there, 0);
  slide(&s, 200);
  CHECK(motus_page_view_controller_position(pages) < there);
  up(&s);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.a);
  CHECK(story_in_order(&s, "A.did_appear~ B.did_disappear~ "
                           "pages.did_not_turn(A) not_completed"));
  pages_close(&s);
}

static int replaces, requests;

static void will_and_more(void *data, motus_page_view_controller *it,
                          motus_view_controller *to) {
  pages_will(data, it, to);
  if (requests)
    show(s.c, MOTUS_PAGE_FORWARD, false);
  if (replaces) {
    motus_page_delegate next = {.struct_size = sizeof next,
                                .will_transition = pages_will,
                                .did_transition = pages_did};
    CHECK_EQUAL(motus_page_view_controller_set_delegate(pages, &next, &s, NULL),
                MOTUS_OK);
  }
}

/* A turn by request, caught on its way where `is_caught` and let go by that. */
static void turn_by_request(bool is_caught, double by) {
  motus_page_delegate delegate = {.struct_size = sizeof delegate,
                                  .will_transition = will_and_more,
                                  .did_transition = pages_did};
  pages_open(&s, NULL, false);
  CHECK_EQUAL(
      motus_page_view_controller_set_delegate(pages, &delegate, &s, NULL),
      MOTUS_OK);
  s.told[0] = 0;
  show(s.b, MOTUS_PAGE_FORWARD, true);
  story_run(&s, 10 * FRAME);
  CHECK(!strstr(s.told, "turn"));
  if (is_caught) {
    down(&s, 200);
    slide(&s, by / 2);
    slide(&s, by / 2);
    up(&s);
  }
  story_run(&s, 1);
}

/* LC-16: whoever is told that a page comes is told of its end, and nobody else. */
static void a_delegate_hears_of_both_ends_of_a_turn(void) {
  turn_by_request(false, 0);
  CHECK(!strstr(s.told, "turn"));
  pages_close(&s);
  turn_by_request(true, 180);
  CHECK(story_in_order(&s, "A.will_disappear~ pages.will_turn(B) "
                           "A.did_appear~ pages.did_not_turn(A) "
                           "not_completed"));
  pages_close(&s);
  turn_by_request(true, -180);
  CHECK(story_in_order(&s, "A.will_disappear~ pages.will_turn(B) "
                           "B.did_appear~ pages.did_turn(A) completed"));
  pages_close(&s);
  replaces = 1;
  turn_by_request(true, -180);
  CHECK(story_in_order(&s, "pages.will_turn(B) B.did_appear~ completed"));
  CHECK(!strstr(s.told, "did_turn(A)"));
  pages_close(&s);
  replaces = 0;
  /* The turn gives way to a request of the delegate. */
  requests = 1;
  turn_by_request(false, 0);
  s.told[0] = 0;
  flick_by(&s, 120);
  requests = 0;
  story_run(&s, 1);
  CHECK(story_in_order(&s, "pages.will_turn(A) pages.did_not_turn(B)"));
  CHECK(motus_page_view_controller_current(pages) == s.c);
  pages_close(&s);
}

/* SC-36: a second flick turns on, without a word in between. */
static void two_flicks_turn_two_pages(void) {
  pages_open(&s, NULL, false);
  flick_by(&s, -120);
  s.told[0] = 0;
  flick_by(&s, -120);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.c);
  CHECK(story_in_order(&s, "B.did_appear~ A.did_disappear~ pages.did_turn(A) "
                           "pages.will_turn(C) C.will_appear~ "
                           "B.will_disappear~ C.did_appear~ B.did_disappear~ "
                           "pages.did_turn(B)"));
  /* At the end there is no more. */
  flick_by(&s, -120);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.c);
  CHECK_NEAR(seen_at(s.c), 0, 0);
  pages_close(&s);
}

static void pages_can_be_a_circle(void) {
  motus_page_view_controller_options options;
  motus_page_view_controller_options_init(&options, sizeof options);
  options.spacing = 20;
  pages_open(&s, &options, true);
  const char *order = "CBACB";
  for (int i = 0; i < 5; i++) {
    flick_by(&s, 120);
    CHECK(i > 0 || fabs(seen_at(s.c) - seen_at(s.a) + 410 / WIDTH) < 1e-9);
    story_run(&s, 1);
    CHECK(*story_name(&s, motus_page_view_controller_current(pages)) ==
          order[i]);
  }
  motus_view_controller *two[] = {s.b, s.a};
  CHECK_EQUAL(motus_page_view_controller_set_pages(pages, two, 2, true),
              MOTUS_OK);
  flick_by(&s, -120);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.a);
  flick_by(&s, -120);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.b);
  pages_close(&s);
}

static void pages_can_follow_to_the_left(void) {
  motus_page_view_controller_options options;
  motus_page_view_controller_options_init(&options, sizeof options);
  options.layout_direction = MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT;
  pages_open(&s, &options, false);
  flick_by(&s, -120);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.a);
  flick_by(&s, 120);
  CHECK(motus_page_view_controller_position(pages) > 0);
  CHECK(seen_at(s.b) < 0);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.b);
  flick_by(&s, 120);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.c);
  pages_close(&s);
}

static bool is_interactive(motus_transition_coordinator *coordinator) {
  motus_transition_info info;
  info.struct_size = sizeof info;
  CHECK_EQUAL(motus_transition_coordinator_info(coordinator, &info), MOTUS_OK);
  return info.is_interactive;
}

static void fade(void *user_data, motus_transition_coordinator *c) {
  (void)c;
  motus_view_set_alpha(user_data, 0);
}

/* CO-3, PD-2: what moves along stands where the content does. */
static void others_go_along_with_the_content(void) {
  pages_open(&s, NULL, false);
  motus_view *bar = NULL;
  motus_view_create(s.runtime, &bar);
  motus_view_add_subview(motus_runtime_window(s.runtime), bar);
  down(&s, 300);
  slide(&s, -60);
  motus_transition_coordinator *along =
      motus_view_controller_transition_coordinator(
          (motus_view_controller *)pages);
  CHECK(is_interactive(along));
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(along, NULL, fade,
                                                             NULL, bar, NULL),
              MOTUS_OK);
  slide(&s, -100);
  double alpha, there = motus_page_view_controller_position(pages);
  double before = 50 / WIDTH;
  motus_view_property(bar, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha, 1);
  CHECK_NEAR(alpha, 1 - (there - before) / (1 - before), 1e-6);
  up(&s);
  CHECK(!is_interactive(along));
  for (int i = 0; i < 10; i++) {
    story_tick(&s);
    there = motus_page_view_controller_position(pages);
    motus_view_property(bar, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                        1);
    if (motus_page_view_controller_pending(pages))
      CHECK_NEAR(alpha, 1 - (there - before) / (1 - before), 1e-6);
  }
  story_run(&s, 1);
  CHECK_NEAR(motus_view_alpha(bar), 0, 0);
  CHECK(motus_page_view_controller_current(pages) == s.b);
  motus_release(bar);
  pages_close(&s);
}

static void resize(double width, double height) {
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime,
                                            (motus_size){width, height}, 0,
                                            NULL, NULL, NULL, NULL),
              MOTUS_OK);
}

/* SC-44: wherever it is on its way. */
static void another_size_keeps_the_page(void) {
  pages_open(&s, NULL, false);
  flick_by(&s, -120);
  story_run(&s, 1);
  resize(800, 600);
  story_tick(&s);
  CHECK_NEAR(seen_at(s.b), 0, 0);
  CHECK_NEAR(motus_view_bounds(motus_view_controller_view(s.b)).width, 800, 0);
  CHECK_NEAR(motus_page_view_controller_position(pages), 0, 0);
  show(s.c, MOTUS_PAGE_FORWARD, true);
  story_run(&s, 10 * FRAME);
  double there = motus_page_view_controller_position(pages);
  resize(WIDTH, HEIGHT);
  story_tick(&s);
  CHECK(fabs(motus_page_view_controller_position(pages) - there) < .2);
  story_run(&s, 1);
  CHECK(motus_page_view_controller_current(pages) == s.c);
  CHECK_NEAR(seen_at(s.c), 0, 0);
  CHECK(story_in_order(&s, "C.did_appear~ B.did_disappear~"));
  pages_close(&s);
}

/* A block leads a page as a finger does: what goes along is where the content
 * is, in every frame, and it has arrived in the last one. */
static void lead(void *user_data) {
  (void)user_data;
  CHECK_EQUAL(motus_scroller_scroll_to(
                  motus_page_view_controller_scroller(pages),
                  (motus_point){WIDTH, 0}, false, NULL, NULL, NULL),
              MOTUS_OK);
}
static void a_block_leads_a_turn(void) {
  pages_open(&s, NULL, false);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .5;
  CHECK_EQUAL(motus_runtime_animate(s.runtime, &options, lead, NULL, NULL, NULL,
                                    NULL, NULL),
              MOTUS_OK);
  motus_view *bar = NULL;
  motus_view_create(s.runtime, &bar);
  motus_view_add_subview(motus_runtime_window(s.runtime), bar);
  story_tick(&s);
  CHECK(motus_page_view_controller_pending(pages) == s.b);
  CHECK_EQUAL(motus_transition_coordinator_animate_alongside(
                  motus_view_controller_transition_coordinator(
                      (motus_view_controller *)pages),
                  NULL, fade, NULL, bar, NULL),
              MOTUS_OK);
  int frames = 1;
  for (; frames < 100; frames++) {
    story_tick(&s);
    if (motus_page_view_controller_current(pages) != s.a)
      break;
    double x[4] = {NAN, NAN, NAN, NAN}, alpha = NAN;
    motus_view_property(
        motus_view_controller_view((motus_view_controller *)pages),
        MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, x, 4);
    motus_view_property(bar, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                        1);
    CHECK_NEAR(motus_page_view_controller_position(pages), x[0] / WIDTH, 1e-9);
    CHECK_NEAR(alpha, 1 - x[0] / WIDTH, 1e-6);
  }
  CHECK_NEAR(frames, .5 / FRAME, 1);
  CHECK(motus_page_view_controller_current(pages) == s.b);
  CHECK_NEAR(seen_at(s.b), 0, 1e-9);
  CHECK_NEAR(motus_view_alpha(bar), 0, 0);
  story_run(&s, .1);
  CHECK_NEAR(motus_page_view_controller_position(pages), 0, 0);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  motus_release(bar);
  pages_close(&s);
}

/* LC-13: a turn has one of two ends, wherever a host leaves the content. */
static void what_stops_between_pages_goes_to_one(void) {
  for (int is_far = 0; is_far < 2; is_far++) {
    pages_open(&s, NULL, false);
    motus_view *view =
        motus_view_controller_view((motus_view_controller *)pages);
    show(s.b, MOTUS_PAGE_FORWARD, true);
    story_run(&s, .1);
    motus_rect bounds = motus_view_bounds(view);
    bounds.x = (is_far ? .75 : .25) * WIDTH;
    s.told[0] = 0;
    motus_view_set_bounds(view, bounds);
    story_run(&s, 1);
    CHECK(motus_page_view_controller_current(pages) == (is_far ? s.b : s.a));
    CHECK(strstr(s.told, is_far ? "B.did_appear" : "A.did_appear"));
    CHECK_NEAR(motus_page_view_controller_position(pages), 0, 0);
    CHECK_NEAR(seen_at(is_far ? s.b : s.a), 0, 0);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    CHECK(motus_view_controller_transition_coordinator(
              (motus_view_controller *)pages) == NULL);
    pages_close(&s);
  }
}

CHECK_MAIN(TEST(a_flick_turns_a_page), TEST(a_drag_that_goes_back_is_cancelled),
           TEST(the_program_turns_pages), TEST(a_finger_catches_a_turn),
           TEST(a_delegate_hears_of_both_ends_of_a_turn),
           TEST(two_flicks_turn_two_pages), TEST(pages_can_be_a_circle),
           TEST(pages_can_follow_to_the_left),
           TEST(others_go_along_with_the_content), TEST(a_block_leads_a_turn),
           TEST(another_size_keeps_the_page),
           TEST(what_stops_between_pages_goes_to_one))
