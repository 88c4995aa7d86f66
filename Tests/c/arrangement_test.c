/* Arrangements in time: who comes, moves and leaves, and what interrupts it. */
#include "arrangement.h"

/* KL-6, EV-2 */
static void the_first_list_comes_without_effect(void) {
  list l = open_list("abc");
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 0), 3);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERED, 0), 3);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_ARRANGEMENT_SETTLED, 0), 1);
  CHECK_NEAR(item(&l, 'b')->alpha, 1, 0);
  CHECK_NEAR(y(&l, 'c'), 80, 0);
  CHECK_EQUAL(state(&l, 'a'), MOTUS_CHILD_RESTING);
  CHECK_TEXT(order(&l), "abc");
  CHECK_EQUAL(motus_view_key(view_of(&l, 'a')), 'a');
  run(&l, .1);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  CHECK_EQUAL(reported.count, 0);
  world_close(&l.w);
}

/* KL-4, KL-9, KL-10 */
static void children_come_move_and_leave(void) {
  list l = open_list("abc");
  CHECK_EQUAL(set_list(&l, "xac"), MOTUS_OK);
  CHECK(view_of(&l, 'x') == NULL); /* seen and told with the next tick */
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 'x'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 'b'), 1);
  CHECK_EQUAL(state(&l, 'x'), MOTUS_CHILD_ENTERING);
  CHECK_EQUAL(state(&l, 'b'), MOTUS_CHILD_LEAVING);
  CHECK_EQUAL(state(&l, 'a'), MOTUS_CHILD_MOVING);
  CHECK(item(&l, 'x') == NULL); /* its first frame: alpha 0 */
  CHECK_NEAR(y(&l, 'a'), 0, 1e-9);
  CHECK_EQUAL(set_list(&l, "xac"), MOTUS_OK); /* nothing restarts */
  run(&l, .5);
  CHECK_NEAR(item(&l, 'x')->alpha, .5, 1e-9);
  CHECK_NEAR(item(&l, 'x')->transform.tx, 50, 1e-9);
  CHECK_NEAR(motus_view_alpha(view_of(&l, 'x')), 1, 0);
  CHECK_NEAR(item(&l, 'b')->alpha, .5, 1e-9);
  CHECK_NEAR(y(&l, 'a'), 20, 1e-9);
  CHECK_NEAR(y(&l, 'c'), 80, 1e-9);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 0), 0);
  motus_view *b = view_of(&l, 'b');
  run(&l, .5);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERED, 'x'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'b'), 1);
  CHECK_EQUAL(detail, 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_ARRANGEMENT_SETTLED, 0), 1);
  CHECK_EQUAL(detail, 1);
  CHECK_NEAR(y(&l, 'a'), 40, 0);
  CHECK_TEXT(order(&l), "xac");
  run(&l, .1);
  CHECK(!motus_is_alive(b));
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

/* KL-3 */
static void of_several_lists_the_last_counts(void) {
  list l = open_list("abc");
  CHECK_EQUAL(set_list(&l, "z"), MOTUS_OK);
  CHECK_EQUAL(set_list(&l, ""), MOTUS_OK);
  CHECK_EQUAL(set_list(&l, "abcd"), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 0), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 0), 0);
  CHECK(view_of(&l, 'z') == NULL);
  world_close(&l.w);
}

/* KL-11: entering, then left out; leaving, then listed again. */
static void an_interruption_keeps_the_picture(void) {
  list l = open_list("ab");
  set_list(&l, "abc");
  run(&l, .1);
  run(&l, .25);
  CHECK_NEAR(item(&l, 'c')->alpha, .25, 1e-9);
  motus_view *c = view_of(&l, 'c');
  set_list(&l, "ab");
  run(&l, 1e-6);
  CHECK_NEAR(item(&l, 'c')->alpha, .25, 1e-5);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 'c'), 1);
  double v[2] = {0};
  motus_view_property_velocity(c, MOTUS_PROPERTY_PRESENCE_ALPHA, v, 2);
  CHECK_NEAR(v[0], 1 - 1, 1e-9); /* the enter goes on under the exit */
  run(&l, .5);
  CHECK(view_of(&l, 'c') == c);
  set_list(&l, "abc");
  double before = item(&l, 'c')->alpha, x0 = item(&l, 'c')->transform.tx;
  run(&l, 1e-6);
  CHECK_NEAR(item(&l, 'c')->alpha, before, 1e-5);
  CHECK_NEAR(item(&l, 'c')->transform.tx, x0, 1e-3);
  CHECK(view_of(&l, 'c') == c);
  CHECK_EQUAL(state(&l, 'c'), MOTUS_CHILD_MOVING);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_RETURNED, 'c'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 0), 0);
  run(&l, 2);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERED, 0), 0);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 0), 0);
  CHECK_NEAR(item(&l, 'c')->alpha, 1, 0);
  CHECK_EQUAL(state(&l, 'c'), MOTUS_CHILD_RESTING);
  world_close(&l.w);
}

/* KL-11: whoever the host takes is no child any more. */
static void what_the_host_takes_is_over_at_once(void) {
  list l = open_list("abc");
  set_list(&l, "ab");
  run(&l, .1);
  motus_view *c = view_of(&l, 'c'), *a = view_of(&l, 'a');
  motus_retain(c);
  motus_view_add_subview(l.w.window, c);
  CHECK_EQUAL(motus_view_child_state(c), MOTUS_CHILD_NONE);
  motus_view_remove_from_superview(a);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'c'), 1);
  CHECK_EQUAL(detail, 0);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'a'), 1);
  CHECK_NEAR(item(&l, 'c')->alpha, 1, 0); /* nothing has to be cleaned up */
  CHECK(motus_is_alive(c));
  motus_release(c);
  set_list(&l, "ab");
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 'a'), 1);
  CHECK_EQUAL(motus_view_subview_count(l.parent), 2);
  world_close(&l.w);
}

/* KL-11, KL-33 */
static void the_end_of_a_parent_ends_its_leavers(void) {
  list l = open_list("abc");
  set_list(&l, "ab");
  run(&l, .1);
  motus_view *c = view_of(&l, 'c');
  motus_retain(l.parent);
  motus_view_remove_from_superview(l.parent);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'c'), 1);
  CHECK_EQUAL(detail, 0);
  run(&l, .1);
  CHECK(!motus_is_alive(c));
  motus_view_add_subview(l.w.window, l.parent);
  run(&l, .1);
  set_list(&l, "a");
  run(&l, .1);
  motus_release(l.parent);
  motus_view_remove_from_superview(l.parent);
  CHECK_EQUAL(motus_release(l.parent), MOTUS_OK); /* the test's own */
  CHECK(!motus_is_alive(l.parent));
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'a'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'b'), 1);
  run(&l, 2);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

/* KL-11: without animation everything happens in one tick. */
static void without_animation_everybody_jumps(void) {
  list l = open_list("abc");
  motus_runtime_begin_without_animation(l.w.runtime);
  CHECK_EQUAL(set_list(&l, "dab"), MOTUS_OK);
  motus_runtime_commit_animation(l.w.runtime, NULL, NULL, NULL, NULL);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERED, 'd'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'c'), 1);
  CHECK_EQUAL(detail, 1);
  CHECK_NEAR(y(&l, 'a'), 40, 0);
  CHECK_TEXT(order(&l), "dab");
  world_close(&l.w);
}

CHECK_MAIN(TEST(the_first_list_comes_without_effect),
           TEST(children_come_move_and_leave),
           TEST(of_several_lists_the_last_counts),
           TEST(an_interruption_keeps_the_picture),
           TEST(what_the_host_takes_is_over_at_once),
           TEST(the_end_of_a_parent_ends_its_leavers),
           TEST(without_animation_everybody_jumps))
