/* Bars: what is refused, what a host may do to them, and a storm. */
#include "balance.h"
#include "bars_stage.h"

static story s;

#define SET "motus_view_controller_set_bar"
#define HIDE "motus_view_controller_set_bar_hidden"

static void what_cannot_be_a_bar_is_refused(void) {
  bars_open(&s);
  motus_view_controller *it = story_root(&s);
  motus_view *view = NULL;
  motus_view_create(s.runtime, &view);
  const double bad[] = {-1, NAN, INFINITY, 1e7};
  for (int i = 0; i < 4; i++)
    CHECK_REFUSED(
        motus_view_controller_set_bar(it, MOTUS_EDGE_TOP, view, bad[i]),
        INVALID_ARGUMENT, SET);
  const int edges[] = {0, 2, 5, 8, -1};
  for (int i = 0; i < 5; i++) {
    CHECK_REFUSED(
        motus_view_controller_set_bar(it, (motus_edge)edges[i], view, 10),
        INVALID_ARGUMENT, SET);
    CHECK_REFUSED(motus_view_controller_set_bar_hidden(it, (motus_edge)edges[i],
                                                       true, NULL, NULL, &s,
                                                       story_destroy),
                  INVALID_ARGUMENT, HIDE);
    CHECK_ZERO(!motus_view_controller_bar(it, (motus_edge)edges[i]),
               INVALID_ARGUMENT, "motus_view_controller_bar");
  }
  CHECK_REFUSED(motus_view_controller_set_bar(NULL, MOTUS_EDGE_TOP, view, 10),
                INVALID_ARGUMENT, SET);
  CHECK_REFUSED(motus_view_controller_set_bar(s.a, MOTUS_EDGE_TOP, view, 10),
                INVALID_ARGUMENT, SET);
  CHECK_REFUSED(motus_view_controller_set_bar((motus_view_controller *)view,
                                              MOTUS_EDGE_TOP, view, 10),
                WRONG_KIND, SET);
  CHECK_REFUSED(
      motus_view_controller_set_bar(it, MOTUS_EDGE_TOP, (motus_view *)s.a, 10),
      WRONG_KIND, SET);
  CHECK_REFUSED(motus_view_controller_set_bar(it, MOTUS_EDGE_TOP, tab_bar, 10),
                INVALID_STATE, SET);
  CHECK_REFUSED(motus_view_controller_set_bar(
                    it, MOTUS_EDGE_TOP, motus_runtime_window(s.runtime), 10),
                INVALID_STATE, SET);
  CHECK_REFUSED(motus_view_controller_set_bar(
                    it, MOTUS_EDGE_TOP, motus_view_controller_view(s.b), 10),
                INVALID_STATE, SET);
  motus_view *around = NULL;
  motus_view_create(s.runtime, &around);
  motus_view_add_subview(motus_runtime_window(s.runtime), around);
  CHECK(motus_view_controller_bar(it, MOTUS_EDGE_TOP) == top_bar);
  CHECK_NEAR(motus_view_controller_bar_height(it, MOTUS_EDGE_TOP), TOP, 0);
  CHECK_NEAR(motus_view_controller_bar_height(it, MOTUS_EDGE_BOTTOM), 0, 0);
  /* Without a bar there is nothing to hide. */
  CHECK_REFUSED(motus_view_controller_set_bar_hidden(
                    it, MOTUS_EDGE_BOTTOM, true, NULL, NULL, &s, story_destroy),
                NOT_FOUND, HIDE);
  CHECK(!motus_view_controller_is_bar_hidden(it, MOTUS_EDGE_BOTTOM));
  motus_animation_options options = {.struct_size = 3};
  CHECK_REFUSED(motus_view_controller_set_bar_hidden(it, MOTUS_EDGE_TOP, true,
                                                     &options, NULL, &s,
                                                     story_destroy),
                STRUCT_SIZE, HIDE);
  CHECK_REFUSED(motus_view_controller_set_hidden_bars(s.b, 2), INVALID_ARGUMENT,
                "motus_view_controller_set_hidden_bars");
  CHECK_EQUAL(motus_view_controller_hidden_bars(s.b), 0);
  bars_stand();
  motus_view_remove_from_superview(around);
  motus_release(around);
  motus_release(view);
  CHECK_REFUSED(motus_view_controller_set_bar(it, MOTUS_EDGE_TOP, view, 10),
                STALE_HANDLE, SET);
  report_clear();
  bars_close(&s);
}

/* It is held; where it stands is the container's business. */
static void a_bar_outlives_what_its_host_does(void) {
  bars_open(&s);
  motus_view *bar = NULL;
  motus_view_create(s.runtime, &bar);
  motus_view_controller_set_bar(story_root(&s), MOTUS_EDGE_BOTTOM, bar, 20);
  motus_release(bar);
  CHECK(motus_view_controller_bar(story_root(&s), MOTUS_EDGE_BOTTOM) == bar);
  motus_view_remove_from_superview(bar);
  story_push(&s, s.b, true);
  story_run(&s, 1);
  bars_are_at(bar, 0, HEIGHT - 34 - BOTTOM - 20, WIDTH, 34 + BOTTOM + 20);
  CHECK(bars_is_in(bar));
  /* Away with a block around it, and with its container. */
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .5;
  CHECK_EQUAL(motus_runtime_begin_animation(s.runtime, &options), MOTUS_OK);
  bars_hide(s.b, MOTUS_EDGE_BOTTOM);
  CHECK_EQUAL(motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  story_run(&s, .25);
  CHECK(bars_is_in(bar));
  double y = bars_shown(bar).y;
  CHECK(y > HEIGHT - 34 - BOTTOM - 20 + 10 && y < HEIGHT - 10);
  story_run(&s, .5);
  CHECK(!bars_is_in(bar) && !bars_is_in(tab_bar));
  CHECK(!motus_runtime_needs_tick(s.runtime));
  bars_close(&s);
}

/* ---- A storm ---- */

/* What is shown is what the model says, and screens are clear of it. */
static void check_rest(motus_view_controller *top, motus_size size) {
  uint32_t hidden = 0;
  size_t count =
      motus_navigation_controller_view_controller_count(s.navigation);
  for (size_t i = 0; i < count; i++) {
    uint32_t own = motus_view_controller_hidden_bars(
        motus_navigation_controller_view_controller_at(s.navigation, i));
    hidden |= i + 1 == count ? own : own & MOTUS_EDGE_BOTTOM;
  }
  bool has_top =
      !(hidden & MOTUS_EDGE_TOP) &&
      !motus_view_controller_is_bar_hidden(story_root(&s), MOTUS_EDGE_TOP);
  bool has_tab = !(hidden & MOTUS_EDGE_BOTTOM);
  CHECK(bars_is_in(top_bar) == has_top);
  CHECK(bars_is_in(tab_bar) == has_tab);
  if (has_top)
    bars_are_at(top_bar, 0, 0, size.width, 50 + TOP);
  if (has_tab)
    bars_are_at(tab_bar, 0, size.height - 34 - BOTTOM, size.width, 34 + BOTTOM);
  bars_area(top, 50 + (has_top ? TOP : 0), 34 + (has_tab ? BOTTOM : 0));
  motus_view *hit = motus_view_hit_test(motus_runtime_window(s.runtime),
                                        (motus_point){size.width / 2, 9});
  CHECK(hit == (has_top ? top_bar : motus_view_controller_view(top)));
  CHECK_EQUAL(
      motus_view_subview_count(motus_view_controller_view(story_root(&s))),
      1 + has_top);
}

static void bars_pushes_sheets_and_sizes_in_a_storm(void) {
  for (unsigned run = 1; run <= 30; run++) {
    balance_seed = run;
    bars_open(&s);
    balance_make(&s);
    motus_size size = {WIDTH, HEIGHT};
    motus_animation_options options;
    motus_animation_options_init(&options, sizeof options);
    if (run % 2)
      motus_view_controller_set_interruption_policy(story_root(&s),
                                                    MOTUS_INTERRUPTION_FLUID);
    for (int step = 0; step < 60; step++) {
      switch (roll(9)) {
      case 0:
      case 1: {
        motus_view_controller *it = balanced[roll(4)];
        if (!motus_view_controller_parent(it))
          motus_navigation_controller_push(s.navigation, it, roll(4), NULL,
                                           NULL, NULL);
        break;
      }
      case 2:
        story_pop(&s, roll(4));
        break;
      case 3: {
        unsigned edges = roll(2) * MOTUS_EDGE_TOP;
        edges |= roll(2) * MOTUS_EDGE_BOTTOM;
        bars_hide(balanced[roll(4)], edges);
        break;
      }
      case 4:
        size = roll(2) ? (motus_size){844, 390} : (motus_size){WIDTH, HEIGHT};
        motus_runtime_set_window_size(
            s.runtime, size, 0, roll(2) ? &options : NULL, NULL, NULL, NULL);
        break;
      case 5: {
        bool animates = roll(2), hidden = roll(2);
        motus_view_controller_set_bar_hidden(story_root(&s), MOTUS_EDGE_TOP,
                                             hidden, animates ? &options : NULL,
                                             NULL, NULL, NULL);
        break;
      }
      case 6:
        if (!motus_view_controller_presented_view_controller(
                (motus_view_controller *)tabs) &&
            !motus_view_controller_parent(s.d)) {
          motus_view_controller_set_presentation_style(
              s.d, MOTUS_PRESENTATION_PAGE_SHEET);
          motus_view_controller_present((motus_view_controller *)tabs, s.d,
                                        true, NULL, NULL, NULL);
        } else {
          motus_view_controller_dismiss((motus_view_controller *)tabs, true,
                                        NULL, NULL, NULL);
        }
        report_clear();
        break;
      case 7: {
        double x = 2;
        story_touch(&s, MOTUS_TOUCH_BEGAN, x, 200);
        for (unsigned i = roll(12); i > 0; i--)
          story_touch(&s, MOTUS_TOUCH_MOVED, x += 20, 200);
        story_touch(&s, MOTUS_TOUCH_ENDED, x, 200);
        break;
      }
      default:
        break;
      }
      for (unsigned i = roll(20); i > 0; i--)
        story_go_on(&s);
    }
    if (motus_view_controller_presented_view_controller(
            (motus_view_controller *)tabs))
      motus_view_controller_dismiss((motus_view_controller *)tabs, false, NULL,
                                    NULL, NULL);
    for (int i = 0; i < 200; i++)
      story_go_on(&s);
    report_clear();
    CHECK(!motus_runtime_needs_tick(s.runtime));
    motus_view_controller *top =
        motus_navigation_controller_top_view_controller(s.navigation);
    check_rest(top, size);
    balance_is(top == s.a ? NULL : top);
    if (check_failures) {
      printf("    run %u\n", run);
      return;
    }
    balance_release();
    bars_close(&s);
  }
}

CHECK_MAIN(TEST(what_cannot_be_a_bar_is_refused),
           TEST(a_bar_outlives_what_its_host_does),
           TEST(bars_pushes_sheets_and_sizes_in_a_storm))
