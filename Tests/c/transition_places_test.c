/* Where screens stand while a transition runs: windows that change size, and
 * views that others cover. */
#include "story_navigation.h"

static story s;

static void resize(double width, double height, double seconds) {
  motus_size size = {0, 0};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = seconds;
  size.width = width;
  size.height = height;
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime, size, 0,
                                            seconds > 0 ? &options : NULL, NULL,
                                            NULL, NULL),
              MOTUS_OK);
}

static motus_rect shown(motus_view_controller *screen) {
  return story_frame(screen, MOTUS_VALUE_SHOWN);
}

static void check_fills(motus_view_controller *screen, double width,
                        double height) {
  motus_rect it = shown(screen);
  CHECK_NEAR(it.x, 0, 1e-9);
  CHECK_NEAR(it.y, 0, 1e-9);
  CHECK_NEAR(it.width, width, 1e-9);
  CHECK_NEAR(it.height, height, 1e-9);
}

/* ---- Another size on the way ---- */

enum { PREPARING, RUNNING, INTERACTIVE, FINISHING, CANCELLING, STATES };

static void open_push_in(int state) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, state > RUNNING);
  story_push(&s, s.b, true);
  if (state == PREPARING)
    return;
  story_tick(&s);
  if (state == RUNNING) {
    story_run(&s, 0.25);
    return;
  }
  story_drag(&s, 0.5);
  if (state == FINISHING)
    motus_percent_driven_interaction_finish(s.hand);
  if (state == CANCELLING)
    motus_percent_driven_interaction_cancel(s.hand);
  if (state != INTERACTIVE)
    story_run(&s, 2 * FRAME);
}

/* Item 17: at once, and in place in every frame from then on. */
static void the_arriving_screen_follows_a_window_that_changes_size(void) {
  for (int state = 0; state < STATES; state++) {
    open_push_in(state);
    double part = state == PREPARING ? 1 : shown(s.b).x / WIDTH;
    resize(590, 700, 0);
    if (state == PREPARING) {
      check_fills(s.a, 590, 700);
      story_tick(&s);
    }
    motus_rect it = shown(s.b);
    CHECK_NEAR(it.width, 590, 1e-9);
    CHECK_NEAR(it.height, 700, 1e-9);
    if (state != PREPARING) /* its animator has numbers of its own */
      CHECK_NEAR(it.x, part * 590, 1e-6);
    CHECK_NEAR(shown(s.a).width, 590, 1e-9);
    if (state == INTERACTIVE) {
      story_drag(&s, 0.75);
      CHECK_NEAR(shown(s.b).x, 0.25 * 590, 1e-6);
      motus_percent_driven_interaction_finish(s.hand);
    }
    double last = shown(s.b).x;
    while (motus_view_controller_transition_coordinator(s.b)) {
      story_tick(&s);
      if (!motus_view_controller_transition_coordinator(s.b))
        break;
      it = shown(s.b);
      CHECK_NEAR(it.width, 590, 1e-9);
      CHECK(state == CANCELLING ? it.x >= last - 1e-6 : it.x <= last + 1e-6);
      CHECK_NEAR(it.x, last, 90);
      last = it.x;
    }
    check_fills(state == CANCELLING ? s.a : s.b, 590, 700);
    story_run(&s, 0.1);
    check_fills(state == CANCELLING ? s.a : s.b, 590, 700);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    CHECK_EQUAL(reported.count, 0);
    story_close(&s);
  }
}

/* Animated, the picture goes over into the other one without a jump. */
static void it_moves_along_when_the_change_is_animated(void) {
  motus_tab_bar_controller *tabs = NULL;
  for (int built_in = 0; built_in < 2; built_in++)
    for (int cancels = 0; cancels < 2; cancels++) {
      story_open(&s);
      story_navigate(&s);
      motus_view_controller *root = story_root(&s);
      motus_tab_bar_controller_create(s.runtime, &tabs);
      motus_tab_bar_controller_set_view_controllers(tabs, &root, 1, false, NULL,
                                                    NULL, NULL);
      motus_runtime_set_root_view_controller(s.runtime,
                                             (motus_view_controller *)tabs);
      story_tick(&s);
      story_push(&s, s.b, false);
      if (!built_in)
        story_animate_by_blocks(&s, true);
      story_pop(&s, true);
      story_run(&s, 8 * FRAME);
      if (!built_in) {
        motus_percent_driven_interaction_update(s.hand, 0.4);
        story_tick(&s);
      }
      resize(700, 500, 0.3);
      motus_rect last = shown(s.b);
      for (int i = 0; i < 24; i++) {
        motus_rect it;
        if (i == 6 && !built_in)
          cancels ? motus_percent_driven_interaction_cancel(s.hand)
                  : motus_percent_driven_interaction_finish(s.hand);
        story_tick(&s);
        if (!motus_view_is_in_window(motus_view_controller_view(s.b)))
          break;
        it = shown(s.b);
        CHECK_NEAR(it.x, last.x, 70);
        CHECK_NEAR(it.y, last.y, 40);
        CHECK_NEAR(it.width, last.width, 60);
        CHECK_NEAR(it.height, last.height, 60);
        last = it;
      }
      story_run(&s, 1);
      check_fills(!built_in && cancels ? s.b : s.a, 700, 500);
      CHECK(!motus_runtime_needs_tick(s.runtime));
      CHECK_EQUAL(reported.count, 0);
      story_close(&s);
    }
}

/* ---- Only what has no window is not animated ---- */

/* Item 16: below a presentation that has begun the push is seen. */
static void what_is_still_seen_is_animated(void) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_FULL_SCREEN, MOTUS_PRESENTATION_PAGE_SHEET,
      MOTUS_PRESENTATION_OVER_FULL_SCREEN};
  for (int uniform = 0; uniform < 2; uniform++)
    for (int style = 0; style < 3; style++)
      for (int kind = 0; kind < 3; kind++) {
        story_open_navigation(&s);
        motus_runtime_set_uses_uniform_order(s.runtime, uniform);
        if (kind == 1)
          story_push(&s, s.b, false);
        motus_view_controller_set_presentation_style(s.d, styles[style]);
        motus_view_controller_present(s.a, s.d, true, NULL, NULL, NULL);
        story_run(&s, 2 * FRAME);
        if (kind == 0)
          story_push(&s, s.b, true);
        if (kind == 1)
          story_pop(&s, true);
        if (kind == 2)
          CHECK_EQUAL(motus_navigation_controller_set_view_controllers(
                          s.navigation, &s.c, 1, true, NULL, NULL, NULL),
                      MOTUS_OK);
        motus_view_controller *upper = kind == 2 ? s.c : s.b;
        CHECK(motus_view_controller_transition_coordinator(upper) != NULL);
        story_tick(&s);
        CHECK(motus_view_is_in_window(motus_view_controller_view(upper)));
        CHECK_NEAR(shown(upper).x, kind == 1 ? 0 : WIDTH, 1e-9);
        CHECK_NEAR(shown(s.a).x, kind == 1 ? -0.3 * WIDTH : 0, 1e-9);
        story_run(&s, 2);
        CHECK_TEXT(story_stack(&s), kind == 0 ? "A B" : kind == 1 ? "A" : "C");
        motus_view_controller_dismiss(s.a, false, NULL, NULL, NULL);
        story_run(&s, 0.1);
        check_fills(kind == 0 ? s.b : kind == 1 ? s.a : s.c, WIDTH, HEIGHT);
        CHECK(!motus_runtime_needs_tick(s.runtime));
        CHECK_EQUAL(reported.count, 0);
        story_close(&s);
      }
}

/* Without a window nothing is. */
static void what_has_no_window_is_not(void) {
  story_open_navigation(&s);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  s.told[0] = 0;
  story_push(&s, s.b, true);
  CHECK(motus_view_controller_transition_coordinator(s.b) == NULL);
  CHECK_TOLD(&s, "B.will_move(nav) B.did_move(nav) completed");
  story_close(&s);
}

CHECK_MAIN(TEST(the_arriving_screen_follows_a_window_that_changes_size),
           TEST(it_moves_along_when_the_change_is_animated),
           TEST(what_is_still_seen_is_animated),
           TEST(what_has_no_window_is_not))
