/* Split view controllers: columns, how they come and go, collapsing and
 * expanding. CN-13 to CN-16. */
#include "split_stage.h"

static story s;

/* CN-13. */
static void columns_have_the_room_that_there_is(void) {
  split_open(&s, 1200, true, NULL);
  CHECK_EQUAL(motus_split_view_controller_mode(split), MOTUS_SPLIT_TWO_BESIDE);
  split_is_at(s.a, 0, 320);
  split_is_at(s.b, 320, 320);
  split_is_at(s.c, 640, 560);
  split_resize(&s, 900, 800);
  CHECK_EQUAL(motus_split_view_controller_mode(split), MOTUS_SPLIT_ONE_BESIDE);
  split_is_at(s.a, 0, 0);
  split_is_at(s.b, 0, 320);
  split_is_at(s.c, 320, 580);
  split_resize(&s, 620, 800);
  CHECK_EQUAL(motus_split_view_controller_mode(split),
              MOTUS_SPLIT_SECONDARY_ONLY);
  split_is_at(s.b, 0, 0);
  split_is_at(s.c, 0, 620);
  split_resize(&s, 1200, 800);
  split_is_at(s.a, 0, 320);
  /* Widths within their limits, from the right. */
  motus_split_view_controller_options options;
  motus_split_view_controller_options_init(&options, sizeof options);
  options.primary_width.maximum = 200;
  options.supplementary_width.minimum = 400;
  options.layout_direction = MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT;
  CHECK_EQUAL(motus_split_view_controller_set_options(split, &options),
              MOTUS_OK);
  split_is_at(s.a, 1000, 200);
  split_is_at(s.b, 600, 400);
  split_is_at(s.c, 0, 600);
  CHECK(motus_view_controller_split_view_controller(s.b) == split);
  split_close(&s);
}

/* CN-14. */
static void a_column_comes_and_goes_with_its_calls(void) {
  split_open(&s, 1200, false, NULL);
  split_is_at(s.a, 0, 320);
  s.told[0] = 0;
  split_show(&s, MOTUS_SPLIT_PRIMARY, false, true);
  CHECK_TOLD(&s, "split.mode_1 split.will_hide(A)");
  story_tick(&s);
  CHECK_TOLD(&s, "A.will_disappear~");
  split_is_at(s.a, 0, 320);
  story_run(&s, .175);
  double x = story_x(s.a) - 160;
  CHECK(x < -100 && x > -220);
  split_is_at(s.c, 320 + x, 880 - x);
  story_run(&s, .3);
  CHECK_TOLD(&s, "A.did_disappear~ completed");
  split_is_at(s.a, 0, 0);
  split_is_at(s.c, 0, 1200);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  split_show(&s, MOTUS_SPLIT_PRIMARY, true, true);
  story_tick(&s);
  CHECK_TOLD(&s, "split.mode_2 split.will_show(A) A.will_appear~ "
                 "A.is_appearing~");
  split_is_at(s.a, -320, 320);
  story_run(&s, .5);
  CHECK_TOLD(&s, "A.did_appear~ completed");
  split_is_at(s.a, 0, 320);
  split_is_at(s.c, 320, 880);
  /* At once. */
  split_show(&s, MOTUS_SPLIT_PRIMARY, false, false);
  CHECK_TOLD(&s, "split.mode_1 split.will_hide(A) A.will_disappear "
                 "A.did_disappear completed");
  split_is_at(s.c, 0, 1200);
  /* What is there already. */
  split_show(&s, MOTUS_SPLIT_SECONDARY, true, true);
  CHECK_TOLD(&s, "completed");
  split_close(&s);
}

static void two_columns_come_in_one_transition(void) {
  split_open(&s, 1200, true, NULL);
  split_mode(&s, MOTUS_SPLIT_SECONDARY_ONLY, false);
  split_is_at(s.c, 0, 1200);
  s.told[0] = 0;
  split_mode(&s, MOTUS_SPLIT_TWO_OVER, true);
  story_tick(&s);
  CHECK_TOLD(&s, "split.mode_5 split.will_show(A) split.will_show(B) "
                 "A.will_appear~ B.will_appear~ A.is_appearing~ "
                 "B.is_appearing~");
  split_is_at(s.a, -640, 320);
  split_is_at(s.b, -320, 320);
  story_run(&s, .5);
  CHECK_TOLD(&s, "A.did_appear~ B.did_appear~ completed");
  split_is_at(s.a, 0, 320);
  split_is_at(s.b, 320, 320);
  split_is_at(s.c, 0, 1200);
  /* What they stand over is dimmed, and a tap there takes them away. */
  motus_view *container =
      motus_view_controller_view((motus_view_controller *)split);
  CHECK_EQUAL(motus_view_subview_count(container), 4);
  motus_view *veil = motus_view_subview_at(container, 1);
  CHECK_NEAR(motus_view_alpha(veil), .1, 1e-9);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){900, 400}) == veil);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){100, 400}) ==
        motus_view_controller_view(s.a));
  story_touch(&s, MOTUS_TOUCH_BEGAN, 900, 400);
  story_touch(&s, MOTUS_TOUCH_ENDED, 900, 400);
  story_run(&s, 1);
  CHECK_TOLD(&s, "split.mode_1 split.will_hide(A) split.will_hide(B) "
                 "A.will_disappear~ B.will_disappear~ A.did_disappear~ "
                 "B.did_disappear~");
  CHECK_EQUAL(motus_view_subview_count(container), 1);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  split_close(&s);
}

/* CN-15: a finger from the edge, back and forth. */
static void a_finger_brings_the_next_column(void) {
  split_open(&s, 700, false, NULL);
  split_mode(&s, MOTUS_SPLIT_SECONDARY_ONLY, false);
  split_resize(&s, 620, 800);
  for (int turn = 0; turn < 2; turn++) {
    s.told[0] = 0;
    story_touch(&s, MOTUS_TOUCH_BEGAN, 2, 400);
    for (int i = 1; i <= 10; i++)
      story_touch(&s, MOTUS_TOUCH_MOVED, 2 + 10 * i, 400);
    CHECK(story_in_order(&s, "split.mode_3 split.will_show(A) A.will_appear~"));
    double x = story_x(s.a) - 160;
    CHECK(x > -240 && x < -200);
    split_is_at(s.c, 0, 620);
    double end = turn ? 300 : 20;
    for (int i = 1; i <= 8; i++)
      story_touch(&s, MOTUS_TOUCH_MOVED, end, 400);
    story_touch(&s, MOTUS_TOUCH_ENDED, end, 400);
    s.told[0] = 0;
    story_run(&s, 1);
    if (turn) {
      CHECK_TOLD(&s, "A.did_appear~");
      split_is_at(s.a, 0, 320);
      CHECK_EQUAL(motus_split_view_controller_mode(split),
                  MOTUS_SPLIT_ONE_OVER);
    } else {
      CHECK_TOLD(&s, "A.will_disappear~ A.did_disappear~");
      split_is_at(s.a, 0, 0);
      CHECK_EQUAL(motus_split_view_controller_mode(split),
                  MOTUS_SPLIT_SECONDARY_ONLY);
    }
    CHECK(!motus_runtime_needs_tick(s.runtime));
  }
  split_close(&s);
}

/* CN-15: each column goes as far as the finger, however wide the others are. */
static void the_edge_of_a_column_stays_under_the_finger(void) {
  motus_split_view_controller_options options;
  motus_split_view_controller_options_init(&options, sizeof options);
  options.primary_width.preferred = 200;
  options.supplementary_width.preferred = 400;
  for (int is_narrow = 0; is_narrow < 2; is_narrow++) {
    split_open(&s, is_narrow ? 620 : 1200, true, &options);
    split_mode(&s, MOTUS_SPLIT_SECONDARY_ONLY, false);
    story_tick(&s);
    for (int turn = 0; turn < 2; turn++) {
      motus_view_controller *column = turn ? s.a : s.b;
      double width = turn ? 200 : 400, apart = NAN;
      story_touch(&s, MOTUS_TOUCH_BEGAN, 2, 400);
      for (double x = 12; x < width; x += 10) {
        story_touch(&s, MOTUS_TOUCH_MOVED, x, 400);
        if (x == 52)
          apart = story_x(column) + width / 2 - x;
        if (x > 52)
          CHECK_NEAR(story_x(column) + width / 2 - x, apart, 1e-6);
      }
      story_touch(&s, MOTUS_TOUCH_ENDED, width, 400);
      story_run(&s, 1);
      split_is_at(column, 0, width);
    }
    split_close(&s);
  }
}

/* CN-14: what still moves, as another change has overtaken it, stands too. */
static void a_change_at_once_puts_moving_columns_in_their_places(void) {
  for (int shown = 0; shown < 2; shown++) {
    split_open(&s, 1200, true, NULL);
    motus_view_controller_set_interruption_policy(
        (motus_view_controller *)split, MOTUS_INTERRUPTION_FLUID);
    split_mode(&s, shown ? MOTUS_SPLIT_SECONDARY_ONLY : MOTUS_SPLIT_TWO_BESIDE,
               false);
    story_tick(&s);
    split_mode(&s, shown ? MOTUS_SPLIT_TWO_BESIDE : MOTUS_SPLIT_SECONDARY_ONLY,
               true);
    story_run(&s, .2);
    split_mode(&s, MOTUS_SPLIT_ONE_BESIDE, false);
    story_tick(&s);
    split_is_at(s.b, 0, 320);
    split_is_at(s.c, 320, 880);
    story_run(&s, 1);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    split_close(&s);
  }
}

/* CN-16. */
static void it_collapses_into_a_stack_and_expands(void) {
  split_open(&s, 1200, true, NULL);
  motus_navigation_controller *stack = motus_split_view_controller_stack(split);
  s.told[0] = 0;
  split_resize(&s, 400, 800);
  CHECK(motus_split_view_controller_is_collapsed(split));
  CHECK(story_in_order(&s, "split.top A.will_disappear A.did_disappear "
                           "B.will_disappear B.did_disappear A.did_move(stack) "
                           "C.did_move(stack) split.collapsed"));
  CHECK(!strstr(s.told, "C.will_disappear") &&
        !strstr(s.told, "C.will_appear"));
  s.navigation = stack;
  CHECK_TEXT(story_stack(&s), "A B C");
  split_is_at(s.c, 0, 400);
  CHECK(motus_view_controller_parent(s.c) == (motus_view_controller *)stack);
  CHECK(motus_view_controller_split_view_controller(s.c) == split);
  /* The columns are its screens. */
  s.told[0] = 0;
  split_show(&s, MOTUS_SPLIT_PRIMARY, true, true);
  story_run(&s, .5);
  CHECK_TEXT(story_stack(&s), "A");
  CHECK(story_in_order(&s, "C.will_disappear~ A.will_appear~ C.did_disappear~ "
                           "A.did_appear~ completed"));
  split_show(&s, MOTUS_SPLIT_SUPPLEMENTARY, true, true);
  story_run(&s, .5);
  CHECK_TEXT(story_stack(&s), "A B");
  CHECK_EQUAL(motus_split_view_controller_show_detail(
                  split, s.d, true, story_completed, &s, story_destroy),
              MOTUS_OK);
  story_run(&s, .5);
  CHECK_TEXT(story_stack(&s), "A B D");
  split_show(&s, MOTUS_SPLIT_SECONDARY, false, true);
  story_run(&s, .5);
  CHECK_TEXT(story_stack(&s), "A B");
  s.told[0] = 0;
  split_resize(&s, 1200, 800);
  CHECK(!motus_split_view_controller_is_collapsed(split));
  CHECK(story_in_order(&s, "A.did_move(split) B.did_move(split) "
                           "D.did_move(split) split.expanded"));
  CHECK(!strstr(s.told, "B.will_disappear"));
  split_is_at(s.a, 0, 320);
  split_is_at(s.b, 320, 320);
  split_is_at(s.d, 640, 560);
  CHECK_EQUAL(motus_navigation_controller_view_controller_count(stack), 0);
  CHECK(motus_view_controller_parent(s.c) == NULL);
  /* It waits for what is under way, and a mode does, too. */
  split_mode(&s, MOTUS_SPLIT_SECONDARY_ONLY, true);
  story_run(&s, .1);
  split_resize(&s, 400, 800);
  CHECK(!motus_split_view_controller_is_collapsed(split));
  story_run(&s, .5);
  CHECK(motus_split_view_controller_is_collapsed(split));
  CHECK_TEXT(story_stack(&s), "A B D");
  split_close(&s);
}

static void traits_alone_collapse_it_and_the_delegate_says_which(void) {
  split_open(&s, 1200, false, NULL);
  split_top = MOTUS_SPLIT_PRIMARY;
  CHECK_EQUAL(motus_runtime_override_traits(s.runtime, MOTUS_SIZE_CLASS_COMPACT,
                                            MOTUS_SIZE_CLASS_UNSPECIFIED),
              MOTUS_OK);
  story_tick(&s);
  CHECK(motus_split_view_controller_is_collapsed(split));
  s.navigation = motus_split_view_controller_stack(split);
  CHECK_TEXT(story_stack(&s), "A");
  split_is_at(s.a, 0, 1200);
  motus_runtime_override_traits(s.runtime, MOTUS_SIZE_CLASS_UNSPECIFIED,
                                MOTUS_SIZE_CLASS_UNSPECIFIED);
  story_tick(&s);
  CHECK(!motus_split_view_controller_is_collapsed(split));
  split_is_at(s.c, 320, 880);
  /* An answer that is no column counts as none. */
  split_top = (motus_split_column)9;
  motus_runtime_override_traits(s.runtime, MOTUS_SIZE_CLASS_COMPACT,
                                MOTUS_SIZE_CLASS_UNSPECIFIED);
  story_tick(&s);
  s.navigation = motus_split_view_controller_stack(split);
  CHECK_TEXT(story_stack(&s), "A C");
  split_top = MOTUS_SPLIT_SECONDARY;
  split_close(&s);
}

static void what_is_shown_in_it_shows_details(void) {
  split_open(&s, 1200, false, NULL);
  CHECK_EQUAL(motus_view_controller_show_detail(s.a, s.d, NULL), MOTUS_OK);
  CHECK(motus_split_view_controller_column(split, MOTUS_SPLIT_SECONDARY) ==
        s.d);
  split_is_at(s.d, 320, 880);
  CHECK(motus_view_controller_parent(s.c) == NULL);
  CHECK_EQUAL(
      motus_split_view_controller_set_column(split, MOTUS_SPLIT_PRIMARY, NULL),
      MOTUS_OK);
  split_is_at(s.d, 0, 1200);
  split_close(&s);
}

/* What waits while it expands finds no stack: who was to be pushed stands
 * nowhere, which its completion says. */
static void a_push_that_waits_for_a_stack_finds_columns(void) {
  split_open(&s, 400, false, NULL);
  s.navigation = motus_split_view_controller_stack(split);
  CHECK_TEXT(story_stack(&s), "A C");
  story_pop(&s, true);
  split_resize(&s, 1200, 800);
  s.told[0] = 0;
  story_push(&s, s.d, true);
  story_run(&s, 1);
  CHECK(!motus_split_view_controller_is_collapsed(split));
  CHECK_TEXT(story_stack(&s), "");
  CHECK(motus_view_controller_parent(s.d) == NULL);
  CHECK(strstr(s.told, "not_completed") && !strstr(s.told, "D."));
  /* Nor can anything be put into it now. */
  CHECK_REFUSED(motus_navigation_controller_push(s.navigation, s.d, false, NULL,
                                                 NULL, NULL),
                INVALID_STATE, "motus_navigation_controller_push");
  CHECK_REFUSED(motus_navigation_controller_set_view_controllers(
                    s.navigation, &s.d, 1, false, NULL, NULL, NULL),
                INVALID_STATE,
                "motus_navigation_controller_set_view_controllers");
  split_resize(&s, 400, 800);
  story_push(&s, s.d, false);
  CHECK_TEXT(story_stack(&s), "A C D");
  report_clear();
  split_close(&s);
}

CHECK_MAIN(TEST(a_push_that_waits_for_a_stack_finds_columns),
           TEST(columns_have_the_room_that_there_is),
           TEST(a_column_comes_and_goes_with_its_calls),
           TEST(two_columns_come_in_one_transition),
           TEST(a_finger_brings_the_next_column),
           TEST(the_edge_of_a_column_stays_under_the_finger),
           TEST(a_change_at_once_puts_moving_columns_in_their_places),
           TEST(it_collapses_into_a_stack_and_expands),
           TEST(traits_alone_collapse_it_and_the_delegate_says_which),
           TEST(what_is_shown_in_it_shows_details))
