/* Columns that are stacks become one stack where there is no room for columns,
 * and come apart where there is. CN-20. */
#include "seeds.h"
#include "split_storm.h"

static story s;
static motus_navigation_controller *list, *detail;
static motus_view_controller *e;

static motus_navigation_controller *stack_of(const char *name,
                                             motus_view_controller *root,
                                             motus_view_controller *top) {
  motus_navigation_controller *made = NULL;
  CHECK_EQUAL(motus_navigation_controller_create(s.runtime, root, &made),
              MOTUS_OK);
  story_call(&s, name, made);
  if (top)
    CHECK_EQUAL(
        motus_navigation_controller_push(made, top, false, NULL, NULL, NULL),
        MOTUS_OK);
  return made;
}

/* "A B", from the root to the top. */
static const char *in(motus_navigation_controller *it) {
  s.navigation = it;
  return story_stack(&s);
}
static motus_navigation_controller *stack(void) {
  return motus_split_view_controller_stack(split);
}
static void set(motus_split_column column, void *controller) {
  CHECK_EQUAL(motus_split_view_controller_set_column(split, column, controller),
              MOTUS_OK);
}

/* Columns: a stack of A and B, and one of C and D; E is none. */
static void open_stacks(double width) {
  split_open(&s, 1200, false, NULL);
  e = story_screen(&s, "E");
  set(MOTUS_SPLIT_PRIMARY, NULL);
  set(MOTUS_SPLIT_SECONDARY, NULL);
  list = stack_of("list", s.a, s.b);
  detail = stack_of("detail", s.c, s.d);
  set(MOTUS_SPLIT_PRIMARY, list);
  set(MOTUS_SPLIT_SECONDARY, detail);
  split_resize(&s, width, 800);
  s.told[0] = 0;
}
static void close_stacks(void) {
  s.navigation = NULL;
  motus_release(e);
  motus_release(list);
  motus_release(detail);
  split_close(&s);
}
static void pop(motus_navigation_controller *from, bool animated) {
  CHECK_EQUAL(
      motus_navigation_controller_pop(from, animated, NULL, NULL, NULL, NULL),
      MOTUS_OK);
  story_run(&s, .5);
}
static bool is_in(motus_view_controller *controller,
                  motus_navigation_controller *parent) {
  return motus_view_controller_parent(controller) ==
         (motus_view_controller *)parent;
}

static void stacks_become_one_and_come_apart(void) {
  open_stacks(1200);
  CHECK(stack() == list);
  split_resize(&s, 400, 800);
  CHECK(motus_split_view_controller_is_collapsed(split));
  CHECK(stack() == list);
  CHECK_TEXT(in(list), "A B C D");
  CHECK_TEXT(in(detail), "");
  CHECK(story_in_order(&s, "C.will_move(list) D.will_move(list) "
                           "B.will_disappear B.did_disappear C.did_move(list) "
                           "D.did_move(list) split.collapsed"));
  CHECK(!strstr(s.told, "D.will_disappear") &&
        !strstr(s.told, "D.will_appear") && !strstr(s.told, "A.will"));
  CHECK(is_in(s.d, list));
  split_is_at(s.d, 0, 400);
  CHECK(motus_view_controller_split_view_controller(s.d) == split);
  CHECK(motus_split_view_controller_column(split, MOTUS_SPLIT_SECONDARY) ==
        (motus_view_controller *)detail);
  /* What is asked of the one is asked of both. */
  CHECK_EQUAL(
      motus_navigation_controller_push(detail, e, true, NULL, NULL, NULL),
      MOTUS_OK);
  story_run(&s, .5);
  CHECK_TEXT(in(list), "A B C D E");
  pop(detail, true);
  CHECK_TEXT(in(list), "A B C D");
  CHECK_EQUAL(
      motus_navigation_controller_push(list, e, false, NULL, NULL, NULL),
      MOTUS_OK);
  s.told[0] = 0;
  split_resize(&s, 1200, 800);
  CHECK(!motus_split_view_controller_is_collapsed(split));
  CHECK_TEXT(in(list), "A B");
  CHECK_TEXT(in(detail), "C D E");
  CHECK(is_in(e, detail) && is_in(s.b, list));
  CHECK(!strstr(s.told, "E.will_appear") &&
        !strstr(s.told, "E.will_disappear"));
  CHECK(story_in_order(&s, "C.did_move(detail) D.did_move(detail) "
                           "E.did_move(detail) split.expanded"));
  CHECK(strstr(s.told, "B.did_appear"));
  split_is_at((motus_view_controller *)list, 0, 320);
  split_is_at((motus_view_controller *)detail, 320, 880);
  split_is_at(s.b, 0, 320);
  split_is_at(e, 0, 880);
  pop(detail, true);
  CHECK_TEXT(in(detail), "C D");
  CHECK(!motus_runtime_needs_tick(s.runtime));
  close_stacks();
}

/* Popped is not forgotten. */
static void a_column_that_is_popped_comes_back_as_it_was(void) {
  open_stacks(400);
  CHECK_TEXT(in(list), "A B C D");
  pop(list, true);
  CHECK_TEXT(in(list), "A B C");
  split_resize(&s, 1200, 800);
  CHECK_TEXT(in(detail), "C");
  split_resize(&s, 400, 800);
  CHECK_EQUAL(motus_navigation_controller_pop_to(list, NULL, true, NULL, NULL,
                                                 NULL, NULL, 0, NULL),
              MOTUS_OK);
  story_run(&s, .5);
  CHECK_TEXT(in(list), "A");
  CHECK(is_in(s.c, NULL));
  s.told[0] = 0;
  split_resize(&s, 1200, 800);
  CHECK_TEXT(in(list), "A");
  CHECK_TEXT(in(detail), "C");
  CHECK(is_in(s.c, detail));
  CHECK(story_in_order(&s, "C.will_appear C.did_appear"));
  CHECK(!strstr(s.told, "A.will_disappear"));
  split_is_at(s.c, 0, 880);
  /* And is shown by name. */
  split_resize(&s, 400, 800);
  split_show(&s, MOTUS_SPLIT_PRIMARY, true, true);
  story_run(&s, .5);
  CHECK_TEXT(in(list), "A");
  split_show(&s, MOTUS_SPLIT_SECONDARY, true, true);
  story_run(&s, .5);
  CHECK_TEXT(in(list), "A C");
  close_stacks();
}

static void parts_can_be_replaced(void) {
  open_stacks(400);
  motus_view_controller *some[] = {e, s.d};
  CHECK_EQUAL(motus_navigation_controller_set_view_controllers(
                  detail, some, 2, true, NULL, NULL, NULL),
              MOTUS_OK);
  story_run(&s, .5);
  CHECK_TEXT(in(list), "A B E D");
  CHECK(is_in(s.c, NULL));
  /* Another detail comes by a push, and the old one has again what it had. */
  motus_navigation_controller *other = stack_of("other", s.c, NULL);
  s.told[0] = 0;
  CHECK_EQUAL(motus_split_view_controller_show_detail(
                  split, (motus_view_controller *)other, true, story_completed,
                  &s, story_destroy),
              MOTUS_OK);
  story_run(&s, .5);
  CHECK(story_in_order(&s, "D.will_disappear~ C.will_appear~ "
                           "D.did_disappear~ C.did_appear~ completed"));
  CHECK_TEXT(in(list), "A B C");
  CHECK_TEXT(in(detail), "E D");
  CHECK(motus_view_controller_parent((motus_view_controller *)detail) == NULL);
  /* A lowest column that is none, and one that is another stack. */
  CHECK_EQUAL(motus_release(detail), MOTUS_OK);
  detail = NULL;
  set(MOTUS_SPLIT_PRIMARY, e);
  CHECK(stack() != list);
  CHECK_TEXT(in(stack()), "E C");
  CHECK_TEXT(in(list), "A B");
  set(MOTUS_SPLIT_PRIMARY, list);
  CHECK(stack() == list);
  CHECK_TEXT(in(list), "A B C");
  split_is_at(s.c, 0, 400);
  split_resize(&s, 1200, 800);
  CHECK_TEXT(in(list), "A B");
  CHECK_TEXT(in(other), "C");
  motus_release(other);
  close_stacks();
}

/* What waits while they come apart is for the column that was on top. */
static void what_waits_is_for_the_column_on_top(void) {
  open_stacks(400);
  motus_navigation_controller_pop(list, true, NULL, NULL, NULL, NULL);
  split_resize(&s, 1200, 800);
  CHECK_EQUAL(motus_navigation_controller_push(list, e, true, NULL, NULL, NULL),
              MOTUS_OK);
  story_run(&s, 1);
  CHECK_TEXT(in(list), "A B");
  CHECK_TEXT(in(detail), "C E");
  split_is_at(e, 0, 880);
  split_resize(&s, 400, 800);
  motus_navigation_controller_push(list, s.d, true, NULL, NULL, NULL);
  split_resize(&s, 1200, 800);
  pop(list, false);
  story_run(&s, 1);
  CHECK_TEXT(in(list), "A B");
  CHECK_TEXT(in(detail), "C E");
  /* A stack of the split view's own has nothing then. */
  set(MOTUS_SPLIT_PRIMARY, s.d);
  split_resize(&s, 400, 800);
  motus_navigation_controller *own = stack();
  CHECK_TEXT(in(own), "D C E");
  motus_navigation_controller_pop(own, true, NULL, NULL, NULL, NULL);
  split_resize(&s, 1200, 800);
  motus_navigation_controller_push(own, e, true, NULL, NULL, NULL);
  story_run(&s, 1);
  CHECK_TEXT(in(own), "");
  CHECK_TEXT(in(detail), "C E");
  close_stacks();
}

/* The bar of the one is that of both. */
static void the_lowest_columns_bar_serves_all(void) {
  open_stacks(1200);
  motus_view *bar = NULL;
  motus_view_create(s.runtime, &bar);
  CHECK_EQUAL(motus_view_controller_set_bar((motus_view_controller *)list,
                                            MOTUS_EDGE_TOP, bar, 44),
              MOTUS_OK);
  CHECK_NEAR(motus_view_controller_safe_area(s.d).top, 0, 0);
  split_resize(&s, 400, 800);
  CHECK_NEAR(motus_view_controller_safe_area(s.d).top, 44, 0);
  CHECK_NEAR(motus_view_bounds(bar).width, 400, 1e-9);
  split_resize(&s, 1200, 800);
  CHECK_NEAR(motus_view_controller_safe_area(s.d).top, 0, 0);
  CHECK_NEAR(motus_view_controller_safe_area(s.b).top, 44, 0);
  CHECK_NEAR(motus_view_bounds(bar).width, 320, 1e-9);
  motus_release(bar);
  close_stacks();
}

/* ---- A storm ---- */

static void act(void);
static int calls;
static void act_sometimes(void) {
  if (++calls % 9 == 0)
    act();
}

static void act(void) {
  motus_split_column column = (motus_split_column)roll(3);
  motus_navigation_controller *stacks[] = {list, detail, stack()};
  motus_navigation_controller *it = stacks[roll(3)];
  motus_view_controller *some = balanced[roll(BALANCED)];
  motus_animation_options slow;
  motus_animation_options_init(&slow, sizeof slow);
  motus_size size = {roll(2) ? 400 : 1200, 800};
  bool animated;
  switch (roll(9)) {
  case 0:
    animated = roll(4);
    motus_split_view_controller_set_mode(split, (motus_split_mode)roll(6),
                                         animated, NULL, NULL, NULL);
    break;
  case 1:
    animated = roll(4);
    (roll(2) ? motus_split_view_controller_show_column
             : motus_split_view_controller_hide_column)(split, column, animated,
                                                        NULL, NULL, NULL);
    break;
  case 2: {
    void *any[] = {list, detail, some, NULL};
    motus_split_view_controller_set_column(split, column, any[roll(4)]);
    break;
  }
  case 3:
    animated = roll(4);
    motus_split_view_controller_show_detail(
        split, roll(2) ? (motus_view_controller *)detail : some, animated, NULL,
        NULL, NULL);
    break;
  case 4:
  case 5:
    motus_runtime_set_window_size(s.runtime, size, 0, roll(2) ? &slow : NULL,
                                  NULL, NULL, NULL);
    break;
  case 6:
    motus_navigation_controller_push(it, some, roll(3), NULL, NULL, NULL);
    break;
  case 7:
    motus_navigation_controller_pop(it, roll(3), NULL, NULL, NULL, NULL);
    break;
  default:
    if (roll(3))
      motus_view_controller_remove_from_parent(some);
    else
      motus_navigation_controller_set_view_controllers(it, &some, 1, roll(2),
                                                       NULL, NULL, NULL);
    break;
  }
}

/* Who is seen has appeared, and nobody else; who stands in a stack is its. */
static bool stands_in_window(motus_view *view) {
  while (view && view != motus_runtime_window(s.runtime))
    view = motus_view_superview(view);
  return view;
}
static void check_rest(unsigned run) {
  for (int i = 0; i < BALANCED; i++) {
    motus_view *own = motus_view_controller_view_if_loaded(balanced[i]);
    bool is_seen = own && stands_in_window(own);
    CHECK_EQUAL(balance[i], is_seen ? THERE : GONE);
  }
  motus_navigation_controller *stacks[] = {list, detail, stack()};
  for (int n = 0; n < 3; n++) {
    size_t count = motus_navigation_controller_view_controller_count(stacks[n]);
    for (size_t i = 0; i < count; i++)
      CHECK(is_in(motus_navigation_controller_view_controller_at(stacks[n], i),
                  stacks[n]));
    motus_view *own = motus_view_controller_view_if_loaded(
        (motus_view_controller *)stacks[n]);
    motus_view_controller *top =
        motus_navigation_controller_top_view_controller(stacks[n]);
    if (top && own && stands_in_window(own))
      CHECK(motus_view_superview(motus_view_controller_view_if_loaded(top)) ==
            own);
  }
  if (check_failures)
    printf("    run %u, collapsed %d\n", run,
           motus_split_view_controller_is_collapsed(split));
}

static void stacks_in_a_storm(void) {
  unsigned end = storm_end(60);
  for (unsigned run = storm_first(); run < end && !check_failures; run++) {
    split_open(&s, 1200, run % 2, NULL);
    balance_seed = run;
    balance_make(&s);
    list = stack_of("list", balanced[0], balanced[1]);
    detail = stack_of("detail", balanced[2], run % 3 ? balanced[3] : NULL);
    set(MOTUS_SPLIT_PRIMARY, list);
    set(MOTUS_SPLIT_SECONDARY, detail);
    balance_act = run % 4 == 3 ? act_sometimes : NULL;
    split_live(&s, act);
    check_rest(run);
    balance_release();
    motus_release(list);
    motus_release(detail);
    split_close(&s);
  }
}

CHECK_MAIN(TEST(stacks_become_one_and_come_apart),
           TEST(a_column_that_is_popped_comes_back_as_it_was),
           TEST(parts_can_be_replaced),
           TEST(what_waits_is_for_the_column_on_top),
           TEST(the_lowest_columns_bar_serves_all), TEST(stacks_in_a_storm))
