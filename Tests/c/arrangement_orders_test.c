#include "arrangement.h"

static double x(list *l, char letter) {
  const motus_draw_item *it = item(l, letter);
  return it ? it->transform.tx : NAN;
}

/* Who waits for whom, who begins first, who stands in front. */

/* KL-12 */
static void moves_and_enters_wait_for_exits(void) {
  list l = open_list("abc");
  l.o.order = MOTUS_ORDER_EXITS_FIRST;
  set_list(&l, "xac");
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 'b'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 'x'), 1);
  CHECK_EQUAL(state(&l, 'x'), MOTUS_CHILD_WAITING);
  run(&l, .5);
  CHECK(item(&l, 'x') == NULL);
  CHECK_NEAR(y(&l, 'a'), 0, 0);
  set_list(&l, "xac"); /* the wait is not begun anew */
  run(&l, .5);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'b'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_ARRANGEMENT_SETTLED, 0), 0);
  CHECK_EQUAL(state(&l, 'x'), MOTUS_CHILD_ENTERING);
  run(&l, .5);
  CHECK_NEAR(item(&l, 'x')->alpha, .5, 1e-9);
  CHECK_NEAR(y(&l, 'a'), 20, 1e-9);
  run(&l, .5);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERED, 'x'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_ARRANGEMENT_SETTLED, 0), 1);
  CHECK_NEAR(y(&l, 'a'), 40, 0);
  run(&l, .1);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  CHECK_EQUAL(reported.count, 0);
  world_close(&l.w);
}

/* KL-12 */
static void enters_wait_for_moves(void) {
  list l = open_list("abc");
  l.o.order = MOTUS_ORDER_EXITS_MOVES_ENTERS;
  set_list(&l, "xac");
  run(&l, .1);
  run(&l, 1);
  run(&l, .5);
  CHECK_NEAR(y(&l, 'a'), 20, 1e-9);
  CHECK_EQUAL(state(&l, 'x'), MOTUS_CHILD_WAITING);
  run(&l, .5);
  run(&l, .5);
  CHECK_NEAR(item(&l, 'x')->alpha, .5, 1e-9);
  run(&l, 1);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

/* KL-11, KL-12: while some wait the last list counts. */
static void a_new_list_replaces_what_waits(void) {
  list l = open_list("abc");
  l.o.order = MOTUS_ORDER_EXITS_FIRST;
  set_list(&l, "xac");
  run(&l, .1);
  set_list(&l, "zca");
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 'x'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'x'), 1); /* never shown */
  CHECK_EQUAL(detail, 1);
  run(&l, .9); /* b has left */
  run(&l, 1);
  CHECK_TEXT(order(&l), "zca");
  CHECK_NEAR(y(&l, 'z'), 0, 0);
  CHECK_NEAR(y(&l, 'c'), 40, 0);
  CHECK_NEAR(y(&l, 'a'), 80, 0);
  /* Who returns is waited for no more. */
  set_list(&l, "az");
  run(&l, .1);
  CHECK_NEAR(y(&l, 'a'), 80, 0);
  set_list(&l, "azc");
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_RETURNED, 'c'), 1);
  run(&l, .5);
  CHECK_NEAR(y(&l, 'a'), 40, 1e-9);
  run(&l, 2);
  /* Whoever ends the exits ends the wait. */
  set_list(&l, "za");
  run(&l, .1);
  CHECK_EQUAL(motus_view_end_leavers(l.parent), MOTUS_OK);
  run(&l, .1);
  run(&l, 1.1);
  CHECK_NEAR(y(&l, 'z'), 0, 0);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

/* KL-13 */
static void a_leaver_can_keep_its_room(void) {
  list l = open_list("abc");
  motus_child c[4] = {{.key = 'x', .tag = 'x', .frame = row(0)},
                      {.key = 'a', .tag = 'a', .frame = row(1)},
                      {.key = 'b', .tag = 'b', .frame = row(2)},
                      {.key = 'c', .tag = 'c', .frame = row(3)}};
  c[2].flags = MOTUS_CHILD_KEEP_LEAVING;
  CHECK_EQUAL(arrange(&l, c, 4, sizeof *c), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 'b'), 1);
  run(&l, .5);
  CHECK_NEAR(y(&l, 'b'), 60, 1e-9); /* it moves with the rest */
  CHECK_NEAR(item(&l, 'b')->alpha, .5, 1e-9);
  CHECK_NEAR(y(&l, 'a'), 20, 1e-9);
  arrange(&l, c, 4, sizeof *c); /* nothing restarts */
  c[2].flags = 0;
  arrange(&l, c, 4, sizeof *c);
  run(&l, 1e-6);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_RETURNED, 'b'), 1);
  CHECK_NEAR(y(&l, 'b'), 60, 1e-3);
  run(&l, 2);
  CHECK_NEAR(y(&l, 'b'), 80, 0);
  CHECK_EQUAL(state(&l, 'b'), MOTUS_CHILD_RESTING);
  motus_child n = {.key = 'n', .tag = 'n', .flags = MOTUS_CHILD_KEEP_LEAVING};
  c[3] = n; /* it was not there: nothing comes */
  arrange(&l, c, 4, sizeof *c);
  run(&l, .1);
  CHECK(view_of(&l, 'n') == NULL);
  CHECK_EQUAL(reported.count, 0);
  world_close(&l.w);
}

/* KL-22 */
static void the_nearest_begins_first(void) {
  list l = open_list("");
  l.o.flags = MOTUS_ARRANGEMENT_ENTER_ON_FIRST;
  l.o.stagger = .1;
  l.o.stagger_limit = 1;
  l.o.stagger_from = MOTUS_STAGGER_POINT;
  l.o.stagger_point = (motus_point){50, 100}; /* the middle of c */
  set_list(&l, "abcde");
  run(&l, .1);
  run(&l, .5);
  /* c, then b and d, then a and e; of equals the first in the list. */
  CHECK_NEAR(item(&l, 'c')->alpha, .5, 1e-9);
  CHECK_NEAR(item(&l, 'b')->alpha, .4, 1e-9);
  CHECK_NEAR(item(&l, 'd')->alpha, .3, 1e-9);
  CHECK_NEAR(item(&l, 'a')->alpha, .2, 1e-9);
  CHECK_NEAR(item(&l, 'e')->alpha, .1, 1e-9);
  run(&l, 2);
  l.o.stagger_from = MOTUS_STAGGER_CENTER; /* of the parent: y 200, below e */
  set_list(&l, "");
  run(&l, .1);
  run(&l, .5);
  CHECK_NEAR(item(&l, 'e')->alpha, .5, 1e-9);
  CHECK_NEAR(item(&l, 'a')->alpha, .9, 1e-9);
  run(&l, 2);
  CHECK_EQUAL(motus_view_subview_count(l.parent), 0);
  world_close(&l.w);
}

/* A child that is held stays where the host has it; let go, it goes to its
 * place. */
static void what_is_held_is_the_hosts(void) {
  list l = open_list("abc");
  motus_child c[3] = {{.key = 'b', .tag = 'b', .frame = row(0)},
                      {.key = 'a', .tag = 'a', .frame = row(1)},
                      {.key = 'c', .tag = 'c', .frame = row(2)}};
  c[1].flags = MOTUS_CHILD_HELD;
  arrange(&l, c, 3, sizeof *c);
  run(&l, .1);
  CHECK_TEXT(order(&l), "bca"); /* in front */
  motus_view_set_center(view_of(&l, 'a'), (motus_point){70, 30});
  run(&l, .5);
  CHECK_NEAR(y(&l, 'a'), 10, 0);
  CHECK_NEAR(y(&l, 'b'), 20, 1e-9);
  c[1].flags = 0;
  arrange(&l, c, 3, sizeof *c);
  run(&l, .1);
  CHECK_NEAR(y(&l, 'a'), 10, 1e-9);
  run(&l, .5);
  CHECK_NEAR(y(&l, 'a'), 25, 1e-9);
  run(&l, 1);
  CHECK_NEAR(y(&l, 'a'), 40, 0);
  CHECK_TEXT(order(&l), "bac");
  world_close(&l.w);
}

static void who_moves_can_stand_in_front(void) {
  list l = open_list("abc");
  motus_child c[3] = {{.key = 'c', .tag = 'c', .frame = row(0)},
                      {.key = 'a', .tag = 'a', .frame = row(1)},
                      {.key = 'b', .tag = 'b', .frame = row(2)}};
  c[0].flags = MOTUS_CHILD_ON_TOP;
  arrange(&l, c, 3, sizeof *c);
  run(&l, .1);
  CHECK_TEXT(order(&l), "abc");
  run(&l, .5);
  CHECK_TEXT(order(&l), "abc");
  run(&l, .6);
  CHECK_TEXT(order(&l), "cab");
  run(&l, .1);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

static void leavers_can_be_read(void) {
  list l = open_list("abc");
  CHECK_EQUAL(motus_view_leaver_count(l.w.window), 0);
  CHECK(motus_view_leaver_at(l.w.window, 0) == NULL);
  set_list(&l, "b");
  run(&l, .1);
  CHECK_EQUAL(motus_view_leaver_count(l.parent), 2);
  CHECK(motus_view_leaver_at(l.parent, 0) == view_of(&l, 'a'));
  CHECK(motus_view_leaver_at(l.parent, 1) == view_of(&l, 'c'));
  CHECK(motus_view_leaver_at(l.parent, 2) == NULL);
  CHECK(motus_view_leaver_at(l.parent, SIZE_MAX) == NULL);
  CHECK_EQUAL(reported.count, 0);
  CHECK_ZERO(motus_view_leaver_count(l.w.stale) == 0, STALE_HANDLE,
             "motus_view_leaver_count");
  world_close(&l.w);
}

/* KL-9: a child has a presence of its own, as it was listed last. */
static void a_child_can_come_and_go_in_its_own_way(void) {
  list l = open_list("AB");
  motus_presence right, up;
  motus_presence_init(&right, sizeof right);
  right.alpha = 1;
  right.offset.dx = 200;
  right.duration = 1;
  right.timing.type = MOTUS_TIMING_LINEAR;
  up = right;
  up.offset = (motus_vector){0, -100};
  motus_child c[3];
  memset(c, 0, sizeof c);
  for (int i = 0; i < 3; i++) {
    c[i].key = c[i].tag = (uint64_t)("ABC"[i]);
    c[i].frame = row(i);
  }
  c[1].presence = &right;
  c[2].presence = &up;
  CHECK_EQUAL(arrange(&l, c, 3, sizeof *c), MOTUS_OK);
  run(&l, 0);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 0), 1);
  CHECK_NEAR(y(&l, 'C'), -20, 1e-9);
  CHECK_NEAR(item(&l, 'C')->alpha, 1, 0);
  run(&l, .5);
  CHECK_NEAR(y(&l, 'C'), 30, 1e-9);
  CHECK_NEAR(x(&l, 'B'), 0, 0);
  CHECK_EQUAL(set_list(&l, ""), MOTUS_OK);
  run(&l, 0);
  run(&l, .25);
  CHECK_NEAR(x(&l, 'A'), 25, 1e-9); /* the arrangement's: its own width */
  CHECK_NEAR(item(&l, 'A')->alpha, .75, 1e-9);
  CHECK_NEAR(x(&l, 'B'), 50, 1e-9);
  CHECK_NEAR(item(&l, 'B')->alpha, 1, 0);
  /* Listed plainly it returns, and will go like the others. */
  CHECK_EQUAL(set_list(&l, "B"), MOTUS_OK);
  run(&l, 0);
  run(&l, 2);
  CHECK_NEAR(x(&l, 'B'), 0, 0);
  CHECK_EQUAL(set_list(&l, ""), MOTUS_OK);
  run(&l, 0);
  run(&l, .25);
  CHECK_NEAR(x(&l, 'B'), 25, 1e-9);
  run(&l, 2);
  /* One by one, too; and what is refused. */
  CHECK_EQUAL(motus_view_begin_arrangement(l.parent, &l.o), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_add_child(l.w.runtime, &c[0]), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_add_child(l.w.runtime, &c[1]), MOTUS_OK);
  right.alpha = NAN;
  CHECK_REFUSED(motus_runtime_add_child(l.w.runtime, &c[1]), INVALID_ARGUMENT,
                "motus_runtime_add_child");
  right.struct_size = 3;
  CHECK_REFUSED(arrange(&l, c, 2, sizeof *c), STRUCT_SIZE,
                "motus_view_arrange");
  CHECK_EQUAL(motus_runtime_commit_arrangement(l.w.runtime), MOTUS_OK);
  run(&l, 0);
  run(&l, .25);
  CHECK_NEAR(x(&l, 'B'), 150, 1e-9);
  CHECK_NEAR(x(&l, 'A'), 75, 1e-9);
  world_close(&l.w);
}

/* KL-12, KL-22: who has waited since an earlier list is counted with those that
 * are new; nobody begins before the time. */
static void who_waits_begins_in_its_turn(void) {
  list l = open_list("A");
  l.o.order = MOTUS_ORDER_EXITS_FIRST;
  l.o.stagger = .1;
  l.o.stagger_limit = 10;
  l.o.stagger_from = MOTUS_STAGGER_LAST;
  l.exit.duration = .5;
  CHECK_EQUAL(set_list(&l, "BCD"), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(set_list(&l, "BCDE"), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(state(&l, 'B'), MOTUS_CHILD_WAITING);
  run(&l, .4); /* A is gone */
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'A'), 1);
  const char *in_turn = "EDCB";
  for (int i = 0; i < 4; i++)
    CHECK_NEAR(item(&l, in_turn[i]) ? item(&l, in_turn[i])->alpha : 0, 0, 0);
  run(&l, .35);
  CHECK_NEAR(item(&l, 'E')->alpha, .35, 1e-9);
  CHECK_NEAR(item(&l, 'D')->alpha, .25, 1e-9);
  CHECK_NEAR(item(&l, 'C')->alpha, .15, 1e-9);
  CHECK_NEAR(item(&l, 'B')->alpha, .05, 1e-9);
  world_close(&l.w);
}

CHECK_MAIN(TEST(moves_and_enters_wait_for_exits), TEST(enters_wait_for_moves),
           TEST(a_new_list_replaces_what_waits),
           TEST(a_leaver_can_keep_its_room), TEST(the_nearest_begins_first),
           TEST(what_is_held_is_the_hosts), TEST(who_moves_can_stand_in_front),
           TEST(leavers_can_be_read), TEST(who_waits_begins_in_its_turn),
           TEST(a_child_can_come_and_go_in_its_own_way))
