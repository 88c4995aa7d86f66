/* Pages that are asked for one after the other, and pages among sheets, sizes
 * and bars in a storm. LC-13, R-6. */
#include "pages_stage.h"
#include "balance.h"
#include "seeds.h"

static story s;

static void show(motus_view_controller *page, motus_page_direction direction) {
  CHECK_EQUAL(motus_page_view_controller_show_page(pages, page, direction, true,
                                                   story_completed, &s,
                                                   story_destroy),
              MOTUS_OK);
}

/* What a scroller leads is not completed ahead: requests wait for its arrival,
 * whatever the policy. */
static void pages_that_are_asked_for_wait_their_turn(void) {
  for (int fluid = 0; fluid < 2; fluid++) {
    pages_open(&s, NULL, false);
    if (fluid)
      motus_view_controller_set_interruption_policy(
          (motus_view_controller *)pages, MOTUS_INTERRUPTION_FLUID);
    show(s.b, MOTUS_PAGE_FORWARD);
    story_run(&s, .1);
    show(s.c, MOTUS_PAGE_FORWARD);
    show(s.a, MOTUS_PAGE_BACKWARD);
    CHECK(motus_page_view_controller_pending(pages) == s.b);
    CHECK(motus_page_view_controller_position(pages) > .05);
    s.told[0] = 0;
    double last = seen_at(s.b);
    for (int i = 0; i < 14; i++) {
      story_tick(&s);
      if (motus_page_view_controller_current(pages) == s.a)
        CHECK(seen_at(s.b) <= last + 1e-9);
      last = seen_at(s.b);
    }
    story_run(&s, 1.5);
    CHECK(story_in_order(&s, "A.did_disappear~ C.will_appear~ "
                             "B.will_disappear~ C.did_appear~ "
                             "B.did_disappear~ A.will_appear~ "
                             "C.will_disappear~ A.did_appear~ "
                             "C.did_disappear~"));
    CHECK(motus_page_view_controller_current(pages) == s.a);
    CHECK_NEAR(seen_at(s.a), 0, 1e-9);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    pages_close(&s);
  }
}

static void pages_sheets_bars_and_sizes_in_a_storm(void) {
  unsigned end = storm_end(60);
  for (unsigned run = storm_first(); run < end && !check_failures; run++) {
    pages_open(&s, NULL, run % 2);
    balance_seed = run;
    balance_make(&s);
    /* In a stack with a bar, which the pages are clear of. */
    motus_runtime_set_root_view_controller(s.runtime, NULL);
    motus_view_controller *root = (motus_view_controller *)pages;
    motus_navigation_controller *stack = NULL;
    motus_view *bar = NULL;
    motus_view_create(s.runtime, &bar);
    CHECK_EQUAL(motus_navigation_controller_create(s.runtime, root, &stack),
                MOTUS_OK);
    motus_view_controller *around = (motus_view_controller *)stack;
    motus_view_controller_set_bar(around, MOTUS_EDGE_TOP, bar, 44);
    motus_page_view_controller_set_pages(pages, balanced, 4, run % 2);
    motus_runtime_set_root_view_controller(s.runtime, around);
    motus_animation_options slow;
    motus_animation_options_init(&slow, sizeof slow);
    if (run % 3 == 0)
      motus_view_controller_set_interruption_policy(root,
                                                    MOTUS_INTERRUPTION_FLUID);
    for (int step = 0; step < 50; step++) {
      motus_size size = {roll(2) ? WIDTH : 844, roll(2) ? 390 : HEIGHT};
      switch (roll(7)) {
      case 0: {
        bool animated = roll(4);
        motus_page_direction way = (motus_page_direction)(1 + roll(2));
        motus_page_view_controller_show_page(pages, balanced[roll(4)], way,
                                             animated, NULL, NULL, NULL);
        break;
      }
      case 1:
        flick_by(&s, roll(2) ? 120 : -120);
        break;
      case 2:
        down(&s, 200);
        slide(&s, roll(300) - 150.);
        if (roll(2))
          let_go(&s);
        else
          up(&s);
        break;
      case 3:
        motus_runtime_set_window_size(s.runtime, size, 0,
                                      roll(2) ? &slow : NULL, NULL, NULL, NULL);
        break;
      case 4:
        if (motus_view_controller_presented_view_controller(around)) {
          motus_view_controller_dismiss(around, roll(3), NULL, NULL, NULL);
        } else {
          motus_view_controller_set_presentation_style(
              s.d, MOTUS_PRESENTATION_PAGE_SHEET);
          motus_view_controller_present(around, s.d, roll(3), NULL, NULL, NULL);
        }
        break;
      case 5: {
        bool animates = roll(2), hidden = roll(2);
        motus_view_controller_set_bar_hidden(around, MOTUS_EDGE_TOP, hidden,
                                             animates ? &slow : NULL, NULL,
                                             NULL, NULL);
        break;
      }
      default:
        break;
      }
      for (unsigned i = roll(25); i > 0; i--)
        story_go_on(&s);
    }
    motus_view_controller_dismiss(around, false, NULL, NULL, NULL);
    for (int i = 0; i < 300; i++)
      story_go_on(&s);
    report_clear();
    motus_view_controller *shown = motus_page_view_controller_current(pages);
    CHECK(shown && !motus_page_view_controller_pending(pages));
    CHECK_NEAR(motus_page_view_controller_position(pages), 0, 1e-9);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    story_check_ends(&s);
    CHECK_EQUAL(motus_view_subview_count(motus_view_controller_view(root)), 1);
    bool is_in = !motus_view_controller_is_bar_hidden(around, MOTUS_EDGE_TOP);
    CHECK((motus_view_superview(bar) != NULL) == is_in);
    CHECK_NEAR(motus_view_controller_safe_area(shown).top, is_in ? 44 : 0,
               1e-9);
    balance_is(shown);
    if (check_failures)
      printf("    run %u\n", run);
    balance_release();
    motus_release(bar);
    motus_release(stack);
    pages_close(&s);
  }
}

CHECK_MAIN(TEST(pages_that_are_asked_for_wait_their_turn),
           TEST(pages_sheets_bars_and_sizes_in_a_storm))
