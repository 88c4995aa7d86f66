/* Split view controllers: what is refused, hostile delegates, and a storm. */
#include "seeds.h"
#include "split_storm.h"

static story s;

#define P "motus_split_view_controller_"

static void what_cannot_be_is_refused(void) {
  split_open(&s, 1200, false, NULL);
  const int columns[] = {3, -1, 99};
  for (int i = 0; i < 3; i++) {
    motus_split_column column = (motus_split_column)columns[i];
    CHECK_REFUSED(motus_split_view_controller_set_column(split, column, s.d),
                  INVALID_ARGUMENT, P "set_column");
    CHECK_REFUSED(motus_split_view_controller_show_column(
                      split, column, true, NULL, &s, story_destroy),
                  INVALID_ARGUMENT, P "show_column");
    CHECK_ZERO(!motus_split_view_controller_column(split, column),
               INVALID_ARGUMENT, P "column");
  }
  CHECK_REFUSED(motus_split_view_controller_set_mode(
                    split, (motus_split_mode)6, true, NULL, &s, story_destroy),
                INVALID_ARGUMENT, P "set_mode");
  CHECK_REFUSED(
      motus_split_view_controller_hide_column(split, MOTUS_SPLIT_SUPPLEMENTARY,
                                              true, NULL, &s, story_destroy),
      NOT_FOUND, P "hide_column");
  CHECK_REFUSED(motus_split_view_controller_set_column(
                    split, MOTUS_SPLIT_SUPPLEMENTARY, s.a),
                INVALID_ARGUMENT, P "set_column");
  CHECK_REFUSED(motus_split_view_controller_set_column(
                    split, MOTUS_SPLIT_PRIMARY, (motus_view_controller *)split),
                INVALID_ARGUMENT, P "set_column");
  CHECK_REFUSED(motus_split_view_controller_show_detail(split, NULL, true, NULL,
                                                        &s, story_destroy),
                INVALID_ARGUMENT, P "show_detail");
  CHECK_REFUSED(
      motus_split_view_controller_set_column((motus_split_view_controller *)s.a,
                                             MOTUS_SPLIT_PRIMARY, s.d),
      WRONG_KIND, P "set_column");
  CHECK_REFUSED(motus_release(motus_split_view_controller_stack(split)),
                INVALID_STATE, "motus_release");
  motus_view_controller *other = story_screen(&s, "E");
  motus_view_controller_add_child(s.d, other);
  CHECK_REFUSED(
      motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY, other),
      INVALID_STATE, P "set_column");
  motus_split_view_controller_options options;
  const double bad[] = {-1, NAN, INFINITY, 1e7};
  for (int i = 0; i < 32; i++) {
    motus_split_view_controller_options_init(&options, sizeof options);
    (&options.primary_width.minimum)[i / 4] = bad[i % 4];
    motus_split_view_controller *made = split;
    CHECK_REFUSED(
        motus_split_view_controller_create(s.runtime, &options, &made),
        INVALID_ARGUMENT, P "create");
    CHECK(!made);
    CHECK_REFUSED(motus_split_view_controller_set_options(split, &options),
                  INVALID_ARGUMENT, P "set_options");
  }
  motus_split_view_controller_options_init(&options, sizeof options);
  options.primary_width.minimum = 10, options.primary_width.maximum = 5;
  CHECK_REFUSED(motus_split_view_controller_set_options(split, &options),
                INVALID_ARGUMENT, P "set_options");
  CHECK(motus_split_view_controller_column(split, MOTUS_SPLIT_PRIMARY) == s.a);
  split_is_at(s.a, 0, 320);
  report_clear();
  motus_release(other);
  split_close(&s);
}

/* CN-17: the stack of a split view controller is nobody else's, in whatever
 * order somebody tries to make it stand in itself. */
static void its_stack_stands_in_it_alone(void) {
  split_open(&s, 1200, false, NULL);
  motus_view_controller *stack =
      (motus_view_controller *)motus_split_view_controller_stack(split);
  motus_view_controller *other = story_screen(&s, "E"), *box = NULL;
  motus_navigation_controller *navigation = NULL;
  motus_tab_bar_controller *tabs = NULL;
  motus_page_view_controller *pages = NULL;
  motus_navigation_controller_create(s.runtime, other, &navigation);
  motus_tab_bar_controller_create(s.runtime, &tabs);
  motus_page_view_controller_create(s.runtime, NULL, &pages);
  for (int is_column = 0; is_column < 2; is_column++) {
    CHECK_REFUSED(motus_navigation_controller_push(navigation, stack, false,
                                                   NULL, &s, story_destroy),
                  INVALID_STATE, "motus_navigation_controller_push");
    CHECK_REFUSED(motus_navigation_controller_set_view_controllers(
                      navigation, &stack, 1, false, NULL, &s, story_destroy),
                  INVALID_STATE,
                  "motus_navigation_controller_set_view_controllers");
    CHECK_REFUSED(motus_split_view_controller_set_column(
                      split, MOTUS_SPLIT_PRIMARY, stack),
                  INVALID_STATE, P "set_column");
    CHECK_REFUSED(motus_split_view_controller_show_detail(
                      split, stack, true, NULL, &s, story_destroy),
                  INVALID_STATE, P "show_detail");
    CHECK_REFUSED(motus_page_view_controller_set_pages(pages, &stack, 1, false),
                  INVALID_STATE, "motus_page_view_controller_set_pages");
    CHECK_REFUSED(motus_tab_bar_controller_set_view_controllers(
                      tabs, &stack, 1, false, NULL, &s, story_destroy),
                  INVALID_STATE,
                  "motus_tab_bar_controller_set_view_controllers");
    CHECK_REFUSED(motus_view_controller_add_child(other, stack), INVALID_STATE,
                  "motus_view_controller_add_child");
    CHECK_REFUSED(motus_view_controller_present(other, stack, true, NULL, &s,
                                                story_destroy),
                  INVALID_STATE, "motus_view_controller_present");
    CHECK_REFUSED(motus_runtime_set_root_view_controller(s.runtime, stack),
                  INVALID_STATE, "motus_runtime_set_root_view_controller");
    if (!is_column)
      CHECK_EQUAL(motus_split_view_controller_set_column(
                      split, MOTUS_SPLIT_SECONDARY,
                      (motus_view_controller *)navigation),
                  MOTUS_OK);
  }
  /* Nor does what it stands in come to stand in it. */
  motus_view_controller_create(s.runtime, NULL, NULL, NULL, &box);
  CHECK_EQUAL(motus_view_controller_add_child(stack, box), MOTUS_OK);
  CHECK_REFUSED(
      motus_view_controller_add_child(box, (motus_view_controller *)split),
      INVALID_ARGUMENT, "motus_view_controller_add_child");
  CHECK_EQUAL(motus_view_controller_remove_from_parent(box), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_set_window_size(s.runtime, (motus_size){390, 844},
                                            0, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  for (int i = 0; i < 30; i++)
    story_tick(&s);
  CHECK(motus_split_view_controller_is_collapsed(split));
  report_clear();
  motus_release(box);
  motus_release(other);
  motus_release(navigation);
  motus_release(tabs);
  motus_release(pages);
  split_close(&s);
}

/* ---- A storm ---- */

static void act(void);
static int calls;
static void act_sometimes(void) {
  if (++calls % 7 == 0)
    act();
}

static void act(void) {
  motus_split_column column = (motus_split_column)roll(3);
  motus_animation_options slow;
  motus_animation_options_init(&slow, sizeof slow);
  static const double widths[] = {400, 620, 900, 1200};
  motus_size size = {widths[roll(4)], 800};
  bool animated;
  switch (roll(9)) {
  case 0:
    animated = roll(4);
    motus_split_view_controller_set_mode(split, (motus_split_mode)roll(6),
                                         animated, NULL, NULL, NULL);
    break;
  case 1:
    motus_split_view_controller_show_column(split, column, roll(4), NULL, NULL,
                                            NULL);
    break;
  case 2:
    motus_split_view_controller_hide_column(split, column, roll(4), NULL, NULL,
                                            NULL);
    break;
  case 3:
    motus_split_view_controller_set_column(split, column,
                                           roll(4) ? balanced[roll(6)] : NULL);
    break;
  case 4:
    animated = roll(4);
    motus_split_view_controller_show_detail(split, balanced[roll(6)], animated,
                                            NULL, NULL, NULL);
    break;
  case 5:
    motus_runtime_set_window_size(s.runtime, size, 0, roll(2) ? &slow : NULL,
                                  NULL, NULL, NULL);
    break;
  case 6: {
    motus_navigation_controller *stack =
        motus_split_view_controller_stack(split);
    if (motus_navigation_controller_view_controller_count(stack) > 1)
      motus_navigation_controller_pop(stack, roll(3), NULL, NULL, NULL, NULL);
    else if (motus_navigation_controller_view_controller_count(stack) &&
             !motus_view_controller_parent(balanced[5]))
      motus_navigation_controller_push(stack, balanced[5], roll(3), NULL, NULL,
                                       NULL);
    break;
  }
  case 7:
    motus_view_controller_remove_from_parent(balanced[roll(6)]);
    break;
  default:
    break;
  }
}

/* What is shown is what the model says, and nobody else has appeared. */
static void check_rest(unsigned run) {
  motus_view *view = motus_view_controller_view((motus_view_controller *)split);
  bool collapsed = motus_split_view_controller_is_collapsed(split);
  motus_split_mode mode = motus_split_view_controller_mode(split);
  motus_navigation_controller *stack = motus_split_view_controller_stack(split);
  bool is_compact = motus_view_bounds(view).width < 600, has_any = false;
  int leading = 0, count = (int)mode / 2;
  for (int i = 0; i < 3; i++)
    if (motus_split_view_controller_column(split, (motus_split_column)i)) {
      has_any = true;
      leading += i < 2;
    }
  CHECK(collapsed == (is_compact && has_any) || !has_any);
  for (int i = 0; i < 6; i++) {
    motus_view *own = motus_view_controller_view_if_loaded(balanced[i]);
    bool is_in = own && motus_view_superview(own), is_shown = false;
    if (collapsed)
      is_shown =
          motus_navigation_controller_top_view_controller(stack) == balanced[i];
    else
      for (int c = 0, seen = 0; c < 3; c++) {
        if (motus_split_view_controller_column(split, (motus_split_column)c) ==
            balanced[i])
          is_shown = c == 2 || seen >= leading - count;
        seen += motus_split_view_controller_column(
                    split, (motus_split_column)c) != NULL;
      }
    CHECK(is_in == is_shown);
    CHECK_EQUAL(balance[i], is_shown ? THERE : GONE);
  }
  if (check_failures)
    printf("    run %u, collapsed %d, mode %d\n", run, collapsed, (int)mode);
}

static void columns_sizes_and_stacks_in_a_storm(void) {
  unsigned end = storm_end(80);
  for (unsigned run = storm_first(); run < end && !check_failures; run++) {
    split_open(&s, 1200, run % 2, NULL);
    balance_seed = run;
    balance_make(&s);
    balance_act = run % 4 == 3 ? act_sometimes : NULL;
    for (int i = 0; i < 3; i++)
      motus_split_view_controller_set_column(
          split, (motus_split_column)i,
          i == 1 && !(run % 2) ? NULL : balanced[i]);
    split_live(&s, act);
    check_rest(run);
    balance_release();
    split_close(&s);
  }
}

static void options_and_delegates_are_checked(void) {
  motus_split_view_controller_options options = {.struct_size = sizeof options};
  split_open(&s, 1200, false, NULL);
  CHECK_EQUAL(motus_split_view_controller_get_options(split, &options),
              MOTUS_OK);
  options.secondary_minimum_width = 410;
  options.dimming = .25;
  CHECK_EQUAL(motus_split_view_controller_set_options(split, &options),
              MOTUS_OK);
  motus_split_view_controller_options read = {.struct_size = sizeof read};
  CHECK_EQUAL(motus_split_view_controller_get_options(split, &read), MOTUS_OK);
  CHECK_NEAR(read.secondary_minimum_width, 410, 0);
  CHECK_NEAR(read.dimming, .25, 0);
  CHECK_ZERO(!motus_view_controller_split_view_controller(NULL),
             INVALID_ARGUMENT, "motus_view_controller_split_view_controller");
  CHECK_REFUSED(motus_split_view_controller_get_options(split, NULL),
                INVALID_ARGUMENT, P "get_options");
  CHECK_REFUSED(motus_split_view_controller_get_options(
                    (motus_split_view_controller *)s.a, &read),
                WRONG_KIND, P "get_options");
  motus_split_delegate delegate = {.struct_size = 1};
  CHECK_REFUSED(
      motus_split_view_controller_set_delegate(split, &delegate, NULL, NULL),
      STRUCT_SIZE, P "set_delegate");
  CHECK(motus_view_controller_split_view_controller(s.a) == split);
  report_clear();
  split_close(&s);
}

CHECK_MAIN(TEST(what_cannot_be_is_refused), TEST(its_stack_stands_in_it_alone),
           TEST(options_and_delegates_are_checked),
           TEST(columns_sizes_and_stacks_in_a_storm))
