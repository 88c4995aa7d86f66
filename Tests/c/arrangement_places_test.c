/* Arrangements in space: where who comes and leaves stands, is drawn and
 * touched; and what is refused. */
#include "arrangement.h"

/* KL-5 */
static void a_scroll_is_no_move(void) {
  list l = open_list("abc");
  motus_child c[2] = {{.key = 'a', .tag = 'a', .frame = {0, -30, 100, 40}},
                      {.key = 'b', .tag = 'b', .frame = {0, 10, 100, 40}}};
  l.o.origin.y = -30;
  CHECK_EQUAL(arrange(&l, c, 2, sizeof *c), MOTUS_OK);
  run(&l, .1);
  CHECK_NEAR(y(&l, 'a'), -30, 0);
  CHECK_NEAR(y(&l, 'b'), 10, 0);
  CHECK_EQUAL(state(&l, 'a'), MOTUS_CHILD_RESTING);
  CHECK_NEAR(y(&l, 'c'), 50, 0); /* who leaves goes along */
  l.o.origin.y = 0;
  CHECK_EQUAL(set_list(&l, "ab"), MOTUS_OK);
  run(&l, .1);
  CHECK_NEAR(y(&l, 'c'), 80, 0);
  world_close(&l.w);
}

/* KL-14 */
static void leavers_keep_their_distance_to_a_corner(void) {
  list l = open_list("ab");
  l.o.leaver_anchor = (motus_point){0, 1};
  set_list(&l, "a");
  run(&l, .1);
  motus_view_set_bounds(l.parent, (motus_rect){0, 0, 200, 500});
  motus_view_set_center(l.parent, (motus_point){100, 250});
  run(&l, .1);
  CHECK_NEAR(y(&l, 'b'), 140, 1e-9);
  world_close(&l.w);
}

/* KL-15 */
static void leavers_stand_where_they_are_told_to(void) {
  list l = open_list("abcd");
  set_list(&l, "dca");
  run(&l, .1);
  CHECK_TEXT(order(&l), "dcab");
  run(&l, 2);
  CHECK_TEXT(order(&l), "dca");
  l.o.leaver_order = MOTUS_LEAVERS_BELOW;
  set_list(&l, "ad");
  run(&l, .1);
  CHECK_TEXT(order(&l), "cad");
  run(&l, 2);
  l.o.leaver_order = MOTUS_LEAVERS_ABOVE;
  set_list(&l, "d");
  run(&l, .1);
  CHECK_TEXT(order(&l), "da");
  world_close(&l.w);
}

/* KL-22 */
static void a_stagger_shrinks_to_its_limit(void) {
  list l = open_list("");
  l.o.flags = MOTUS_ARRANGEMENT_ENTER_ON_FIRST;
  l.o.stagger = 1;
  l.o.stagger_limit = .4;
  set_list(&l, "abc");
  run(&l, .1);
  run(&l, .5);
  CHECK_NEAR(item(&l, 'a')->alpha, .5, 1e-9);
  CHECK_NEAR(item(&l, 'b')->alpha, .3, 1e-9);
  CHECK_NEAR(item(&l, 'c')->alpha, .1, 1e-9);
  run(&l, 2);
  world_close(&l.w);
}

/* Whether the window has been shown before the list's view comes, or nothing
 * has (KL-6). */
static void rows_of_a_view_that_no_frame_has_shown_come_where_asked(void) {
  for (int mode = 0; mode < 8; mode++) {
    motus_runtime *runtime = NULL;
    motus_view *view = NULL, *row = NULL;
    motus_arrangement_options options;
    motus_presence enter;
    double time = 0, alpha = -1;
    const motus_draw_item *items = NULL;
    size_t count = 0;
    motus_runtime_create(NULL, &runtime);
    if (mode & 1)
      motus_runtime_tick(runtime, time += .1);
    motus_view_create(runtime, &view);
    motus_view_create(runtime, &row);
    motus_view_set_frame(view, (motus_rect){0, 0, 300, 500});
    motus_view_add_subview(motus_runtime_window(runtime), view);
    motus_arrangement_options_init(&options, sizeof options);
    motus_presence_init(&enter, sizeof enter);
    enter.timing.type = MOTUS_TIMING_LINEAR;
    enter.duration = 1;
    options.enter = &enter;
    if (mode & 2)
      options.flags = MOTUS_ARRANGEMENT_ENTER_ON_FIRST;
    if (mode & 4)
      motus_runtime_tick(runtime, time += .1);
    motus_child child = {.view = row, .key = 1, .frame = {0, 10, 300, 40}};
    motus_view_arrange(view, &child, 1, sizeof child, &options);
    motus_runtime_tick(runtime, time += .1);
    motus_runtime_tick(runtime, time += .5);
    motus_runtime_draw_list(runtime, &items, &count);
    for (size_t i = 0; i < count; i++)
      if (items[i].view == row)
        alpha = items[i].alpha;
    CHECK_NEAR(alpha, mode & 2 ? .5 : 1, 1e-9);
    motus_runtime_destroy(runtime);
  }
}

/* KL-23 */
static void far_away_nothing_moves(void) {
  list l = open_list("ab");
  motus_child c[2] = {{.key = 'a', .tag = 'a', .frame = {0, 0, 100, 40}},
                      {.key = 'z', .tag = 'z', .frame = {0, 5000, 100, 40}}};
  CHECK_EQUAL(arrange(&l, c, 2, sizeof *c), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERED, 'z'), 1);
  CHECK_EQUAL(arrange(&l, c, 1, sizeof *c), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'z'), 1);
  CHECK_EQUAL(detail, 1);
  world_close(&l.w);
}

/* KL-24 */
static void touches_reach_who_moves_where_it_is_seen(void) {
  list l = open_list("ab");
  set_list(&l, "ba");
  run(&l, .1);
  motus_view *a = view_of(&l, 'a');
  CHECK(motus_view_hit_test(l.parent, (motus_point){50, 5}) == a);
  set_list(&l, "b");
  run(&l, .1);
  CHECK(motus_view_hit_test(l.parent, (motus_point){50, 9}) != a);
  world_close(&l.w);
}

/* KL-2 */
static void a_wrong_list_leaves_the_one_before(void) {
  list l = open_list("ab");
  motus_child c[2] = {{.key = 7, .frame = {0, 0, 1, 1}},
                      {.key = 7, .frame = {0, 0, 1, 1}}};
  CHECK_REFUSED(arrange(&l, c, 2, sizeof *c), INVALID_ARGUMENT,
                "motus_view_arrange");
  CHECK_SAYS("0 and 1");
  c[1].key = 0;
  CHECK_REFUSED(arrange(&l, c, 2, sizeof *c), INVALID_ARGUMENT,
                "motus_view_arrange");
  c[1].key = 8;
  c[1].frame.width = -1;
  CHECK_REFUSED(arrange(&l, c, 2, sizeof *c), INVALID_ARGUMENT,
                "motus_view_arrange");
  c[1].frame.width = NAN;
  CHECK_REFUSED(arrange(&l, c, 2, sizeof *c), INVALID_ARGUMENT,
                "motus_view_arrange");
  c[1].frame.width = 1;
  c[1].view = l.w.window;
  CHECK_REFUSED(arrange(&l, c, 2, sizeof *c), INVALID_ARGUMENT,
                "motus_view_arrange");
  c[1].view = l.w.foreign;
  CHECK_REFUSED(arrange(&l, c, 2, sizeof *c), FOREIGN_HANDLE,
                "motus_view_arrange");
  CHECK_REFUSED(arrange(&l, c, 2, 8), STRUCT_SIZE, "motus_view_arrange");
  CHECK_REFUSED(motus_runtime_commit_arrangement(l.w.runtime), INVALID_STATE,
                "motus_runtime_commit_arrangement");
  motus_view_begin_arrangement(l.parent, NULL);
  CHECK_REFUSED(motus_runtime_tick(l.w.runtime, 1), INVALID_STATE,
                "motus_runtime_tick");
  c[0].key = 'b';
  motus_runtime_add_child(l.w.runtime, c);
  CHECK_EQUAL(motus_runtime_commit_arrangement(l.w.runtime), MOTUS_OK);
  motus_view *b = view_of(&l, 'b');
  run(&l, .1);
  CHECK_EQUAL(state(&l, 'a'), MOTUS_CHILD_LEAVING);
  CHECK(view_of(&l, 'b') == b);
  CHECK_REFUSED(motus_view_arrange(view_of(&l, 'a'), NULL, 0, sizeof *c, NULL),
                INVALID_STATE, "motus_view_arrange");
  double v = 0;
  CHECK_REFUSED(
      motus_view_set_property(b, MOTUS_PROPERTY_PRESENCE_ALPHA, &v, 1),
      NOT_FOUND, "motus_view_set_property");
  world_close(&l.w);
}

/* KL-7, KL-8 */
static void a_view_of_the_hosts_is_held_until_it_has_left(void) {
  list l = open_list("");
  motus_view *view = NULL, *other = NULL;
  motus_view_create(l.w.runtime, &view);
  motus_view_create(l.w.runtime, &other);
  motus_child c = {.key = 5, .tag = 5, .frame = {0, 0, 9, 9}, .view = view};
  arrange(&l, &c, 1, sizeof c);
  run(&l, .1);
  CHECK(motus_view_superview(view) == l.parent);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  c.view = other;
  arrange(&l, &c, 1, sizeof c);
  CHECK_EQUAL(motus_release(other), MOTUS_OK); /* the list holds it */
  run(&l, .1);
  CHECK_EQUAL(motus_view_child_state(view), MOTUS_CHILD_LEAVING);
  CHECK(motus_view_child_with_key(l.parent, 5, true) == other);
  run(&l, .1);
  CHECK(motus_is_alive(view));
  CHECK_EQUAL(motus_view_end_leavers(l.parent), MOTUS_OK);
  run(&l, .1);
  CHECK(!motus_is_alive(view));
  CHECK(motus_is_alive(other));
  world_close(&l.w);
}

CHECK_MAIN(TEST(a_scroll_is_no_move),
           TEST(leavers_keep_their_distance_to_a_corner),
           TEST(leavers_stand_where_they_are_told_to),
           TEST(a_stagger_shrinks_to_its_limit),
           TEST(rows_of_a_view_that_no_frame_has_shown_come_where_asked),
           TEST(far_away_nothing_moves),
           TEST(touches_reach_who_moves_where_it_is_seen),
           TEST(a_wrong_list_leaves_the_one_before),
           TEST(a_view_of_the_hosts_is_held_until_it_has_left))
