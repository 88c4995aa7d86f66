/* Lists that share their keys where one stands in a child of another, and where
 * a block that took a child is rolled back. */
#include "arrangement.h"

/* Two lists; the second stands beside the first. */
static list open_second(list *first) {
  first->o.group = 7;
  list l = *first;
  l.parent = world_view(&first->w, first->w.window);
  motus_view_set_frame(l.parent, (motus_rect){300, 50, 200, 400});
  return l;
}

/* KL-20: all go from where they are seen before the first one has gone. */
static void an_inner_list_loses_nothing_when_its_child_goes(void) {
  for (int turn = 0; turn < 2; turn++) {
    list a = open_list(""), b = open_second(&a), c = open_second(&a);
    list inner = open_second(&a);
    set_list(&a, "ab");
    run(&a, .01);
    motus_view_add_subview(view_of(&a, 'b'), inner.parent);
    run(&a, .01);
    set_list(&inner, "kl");
    run(&a, .01);
    run(&a, 2);
    const double before = y(&a, 'l');
    CHECK_NEAR(before, 40 + 50 + 40, 1e-9);
    /* "b" leaves the window, and "l" the list that goes with it. */
    motus_view_set_hidden(b.parent, true);
    set_list(turn ? &b : &c, turn ? "b" : "l");
    set_list(turn ? &c : &b, turn ? "l" : "b");
    run(&a, 1e-9);
    CHECK_EQUAL(events(&a, MOTUS_EVENT_CHILD_MOVED_PARENT, 0), 2);
    CHECK(view_of(&c, 'l') && view_of(&b, 'b'));
    CHECK_NEAR(y(&a, 'l'), before, 1e-6);
    CHECK(item(&a, 'b') == NULL);
    run(&a, 2);
    CHECK_NEAR(y(&a, 'l'), 50, 1e-9);
    world_close(&a.w);
  }
}

static list *lists[2];
static const char *texts[2];

static void arrange_both(void *user_data) {
  (void)user_data;
  for (int i = 0; i < 2; i++)
    if (texts[i])
      CHECK_EQUAL(set_list(lists[i], texts[i]), MOTUS_OK);
}

/* KL-25: whoever has taken a child from another list gives it back, whether that
 * has a list of its own in the block or not. */
static void a_block_that_is_rolled_back_gives_children_back(void) {
  for (int turn = 0; turn < 3; turn++) {
    list a = open_list(""), b = open_second(&a);
    motus_timing linear;
    motus_property_animator *animator = NULL;
    run(&a, .01);
    set_list(&a, "abcd");
    set_list(&b, "x");
    run(&a, .01);
    run(&a, 2);
    motus_view *child = view_of(&a, 'b');
    lists[turn == 2] = &b;
    lists[turn != 2] = &a;
    texts[turn == 2] = "xbd";
    texts[turn != 2] = turn ? "ac" : NULL;
    motus_timing_init(&linear, sizeof linear);
    linear.type = MOTUS_TIMING_LINEAR;
    CHECK_EQUAL(
        motus_property_animator_create(a.w.runtime, 1, &linear, &animator),
        MOTUS_OK);
    CHECK_EQUAL(motus_property_animator_add_animations(animator, arrange_both,
                                                       NULL, NULL),
                MOTUS_OK);
    CHECK_EQUAL(motus_property_animator_pause(animator), MOTUS_OK);
    run(&a, .01);
    CHECK(view_of(&b, 'b') == child);
    CHECK_TEXT(order(&a), "ac");
    CHECK_TEXT(order(&b), "xbd");
    CHECK_EQUAL(motus_property_animator_set_fraction_complete(animator, .5),
                MOTUS_OK);
    run(&a, .01);
    CHECK_NEAR(y(&a, 'b'), (40 + 90) / 2., 1e-6);
    CHECK_EQUAL(motus_property_animator_stop(animator, false), MOTUS_OK);
    CHECK_EQUAL(motus_property_animator_finish(animator, MOTUS_POSITION_START),
                MOTUS_OK);
    run(&a, .01);
    run(&a, 3);
    CHECK_TEXT(order(&a), "abcd");
    CHECK_TEXT(order(&b), "x");
    CHECK(view_of(&a, 'b') == child);
    CHECK_NEAR(y(&a, 'b'), 40, 1e-9);
    CHECK_NEAR(y(&a, 'd'), 120, 1e-9);
    CHECK_NEAR(item(&a, 'b')->alpha, 1, 1e-9);
    CHECK_EQUAL(state(&a, 'b'), MOTUS_CHILD_RESTING);
    CHECK_EQUAL(motus_release(animator), MOTUS_OK);
    run(&a, .01);
    CHECK(motus_runtime_is_idle(a.w.runtime));
    world_close(&a.w);
  }
}

static motus_view *hosts_own;

static void arrange_own(void *user_data) {
  list *l = user_data;
  motus_child child = {0};
  child.key = 77;
  child.frame = (motus_rect){0, 0, 40, 40};
  child.view = hosts_own;
  CHECK_EQUAL(arrange(l, &child, 1, sizeof child), MOTUS_OK);
}

/* KL-25: a view of the host's that came in the block is still the host's. */
static void a_block_that_is_rolled_back_leaves_the_host_its_views(void) {
  list l = open_list("");
  motus_property_animator *animator = NULL;
  run(&l, .01);
  set_list(&l, "ab");
  run(&l, .01);
  motus_view_create(l.w.runtime, &hosts_own);
  CHECK_EQUAL(motus_property_animator_create(l.w.runtime, 1, NULL, &animator),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_property_animator_add_animations(animator, arrange_own, &l, NULL),
      MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_pause(animator), MOTUS_OK);
  run(&l, .01);
  CHECK(motus_view_superview(hosts_own) == l.parent);
  CHECK_EQUAL(motus_property_animator_stop(animator, false), MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_finish(animator, MOTUS_POSITION_START),
              MOTUS_OK);
  run(&l, .01);
  CHECK_TEXT(order(&l), "ab");
  CHECK(motus_is_alive(hosts_own));
  CHECK(motus_view_superview(hosts_own) == NULL);
  CHECK_EQUAL(motus_release(hosts_own), MOTUS_OK);
  CHECK_EQUAL(motus_release(animator), MOTUS_OK);
  world_close(&l.w);
}

/* KL-20: a list inside a block is later than one that waits for the frame. */
static void a_list_in_a_block_is_later_than_one_that_waits(void) {
  list a = open_list(""), b = open_second(&a), c = open_second(&a);
  run(&a, .01);
  set_list(&a, "ab");
  run(&a, .01);
  motus_animation_options o;
  motus_animation_options_init(&o, sizeof o);
  set_list(&b, "b");
  CHECK_EQUAL(motus_runtime_begin_animation(a.w.runtime, &o), MOTUS_OK);
  CHECK_EQUAL(set_list(&c, "b"), MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_commit_animation(a.w.runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
  CHECK_EQUAL(reported.count, 1);
  CHECK_EQUAL(reported.status, MOTUS_ERROR_INVALID_ARGUMENT);
  report_clear();
  run(&a, 2);
  CHECK(view_of(&c, 'b') && !view_of(&b, 'b') && !view_of(&a, 'b'));
  world_close(&a.w);
}

/* KL-20: taken twice between two ticks, from lists that move. */
static void it_keeps_its_velocity_from_hand_to_hand(void) {
  list a = open_list("");
  motus_arrangement_options_init(&a.o, sizeof a.o);
  list b = open_second(&a), c = open_second(&a);
  motus_animation_options o;
  run(&a, .01);
  set_list(&a, "k");
  run(&a, .01);
  motus_animation_options_init(&o, sizeof o);
  o.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  o.timing.spring_duration = 1;
  CHECK_EQUAL(motus_runtime_begin_animation(a.w.runtime, &o), MOTUS_OK);
  motus_view_set_center(a.parent, (motus_point){400, 300});
  motus_view_set_center(b.parent, (motus_point){100, 900});
  CHECK_EQUAL(
      motus_runtime_commit_animation(a.w.runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
  run(&a, .2);
  double before = y(&a, 'k');
  run(&a, 1e-6);
  double velocity = (y(&a, 'k') - before) / 1e-6;
  CHECK(velocity > 50);
  set_list(&b, "k");
  run(&a, 1e-6);
  before = y(&a, 'k');
  motus_runtime_begin_animation(a.w.runtime, &o);
  CHECK_EQUAL(set_list(&c, "k"), MOTUS_OK);
  motus_runtime_commit_animation(a.w.runtime, NULL, NULL, NULL, NULL);
  run(&a, 1e-6);
  CHECK_NEAR((y(&a, 'k') - before) / 1e-6, velocity, 1);
  world_close(&a.w);
}

CHECK_MAIN(TEST(it_keeps_its_velocity_from_hand_to_hand),
           TEST(an_inner_list_loses_nothing_when_its_child_goes),
           TEST(a_block_that_is_rolled_back_gives_children_back),
           TEST(a_block_that_is_rolled_back_leaves_the_host_its_views),
           TEST(a_list_in_a_block_is_later_than_one_that_waits))
