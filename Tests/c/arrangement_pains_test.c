/* What users of keyed lists elsewhere suffer from: that it cannot happen here.
 * Ghosts and lost children are sought by the storms. */
#include "arrangement.h"
#include <stdlib.h>

static double x(list *l, char letter) {
  const motus_draw_item *it = item(l, letter);
  return it ? it->transform.tx : NAN;
}

/* KL-11: toggled in every frame, each child is there or gone in the end. */
static void fast_toggling_leaves_no_ghost(void) {
  list l = open_list("AB");
  for (int i = 0; i < 500; i++) {
    CHECK_EQUAL(set_list(&l, i % 2 ? "AB" : "A"), MOTUS_OK);
    run(&l, i % 7 ? .016 : .3);
  }
  CHECK_EQUAL(set_list(&l, "A"), MOTUS_OK);
  run(&l, .01);
  run(&l, 3);
  run(&l, .01);
  CHECK_TEXT(order(&l), "A");
  CHECK(item(&l, 'B') == NULL);
  CHECK_EQUAL(set_list(&l, "AB"), MOTUS_OK);
  run(&l, .01);
  run(&l, 3);
  CHECK_TEXT(order(&l), "AB");
  CHECK_NEAR(item(&l, 'B')->alpha, 1, 0);
  CHECK_NEAR(x(&l, 'B'), 0, 0);
  world_close(&l.w);
}

/* KL-10, KL-11: every change sets out from what is shown. */
static void a_second_change_does_not_jump(void) {
  list l = open_list("ABC");
  const char *lists[] = {"CBA", "BAC", "AC", "ACB", "CAB", "B", "ABC"};
  for (int i = 0; i < 7; i++) {
    double a = y(&l, 'A'), b = y(&l, 'B'), c = y(&l, 'C');
    CHECK_EQUAL(set_list(&l, lists[i]), MOTUS_OK);
    run(&l, 1e-9);
    CHECK_NEAR(y(&l, 'A'), a, 1e-5);
    CHECK_NEAR(y(&l, 'B'), b, 1e-5);
    CHECK_NEAR(y(&l, 'C'), c, 1e-5);
    run(&l, .13);
  }
  world_close(&l.w);
}

/* KL-14: several leavers stay apart, each where it stood. */
static void leavers_do_not_slide_to_one_place(void) {
  list l = open_list("ABCD");
  CHECK_EQUAL(set_list(&l, "D"), MOTUS_OK);
  for (int i = 0; i < 9; i++) {
    run(&l, .1);
    CHECK_NEAR(y(&l, 'A'), 0, 0);
    CHECK_NEAR(y(&l, 'B'), 40, 0);
    CHECK_NEAR(y(&l, 'C'), 80, 0);
  }
  world_close(&l.w);
}

/* KL-12: who makes room begins with who leaves. */
static void moves_begin_with_the_exits(void) {
  list l = open_list("AB");
  CHECK_EQUAL(set_list(&l, "B"), MOTUS_OK);
  run(&l, 0);
  run(&l, .1);
  CHECK_NEAR(y(&l, 'B'), 36, 1e-9);
  CHECK_NEAR(item(&l, 'A')->alpha, .9, 1e-9);
  world_close(&l.w);
}

/* KL-15: a leaver does not come to stand above later children. */
static void leavers_stay_behind_who_was_in_front(void) {
  list l = open_list("ABC");
  CHECK_EQUAL(set_list(&l, "AC"), MOTUS_OK);
  run(&l, .1);
  CHECK_TEXT(order(&l), "ABC");
  CHECK_EQUAL(set_list(&l, "ACD"), MOTUS_OK);
  run(&l, .1);
  CHECK_TEXT(order(&l), "ABCD");
  world_close(&l.w);
}

/* KL-11: an exit ends once, whatever else of the view ends before or after. */
static void an_exit_ends_once(void) {
  list l = open_list("AB");
  motus_view *b = view_of(&l, 'B');
  motus_animation_options o;
  motus_animation_options_init(&o, sizeof o);
  CHECK_EQUAL(set_list(&l, "A"), MOTUS_OK);
  run(&l, .01);
  for (int i = 1; i <= 3; i++) {
    o.duration = .3 * i; /* one of them ends after the exit */
    motus_runtime_begin_animation(l.w.runtime, &o);
    motus_view_set_alpha(b, .1 * i);
    motus_view_set_center(b, (motus_point){i, i});
    motus_runtime_commit_animation(l.w.runtime, NULL, NULL, NULL, NULL);
    run(&l, .05);
  }
  motus_view_remove_all_animations(b);
  int left = 0;
  for (int i = 0; i < 30; i++) {
    run(&l, .1);
    left += events(&l, MOTUS_EVENT_CHILD_LEFT, 'B');
  }
  CHECK_EQUAL(left, 1);
  CHECK_TEXT(order(&l), "A");
  world_close(&l.w);
}

/* KL-11: a list that is hung elsewhere keeps its motion, and replays nothing. */
static void a_list_that_is_hung_elsewhere_goes_on(void) {
  list l = open_list("AB");
  motus_view *other = world_view(&l.w, l.w.window);
  CHECK_EQUAL(set_list(&l, "BAC"), MOTUS_OK);
  run(&l, 0);
  run(&l, .25);
  double a = y(&l, 'A'), alpha = item(&l, 'C')->alpha;
  CHECK_NEAR(a, 10, 1e-9);
  CHECK_NEAR(alpha, .25, 1e-9);
  CHECK_EQUAL(motus_view_add_subview(other, l.parent), MOTUS_OK);
  run(&l, 0);
  CHECK_NEAR(y(&l, 'A'), a, 1e-9);
  CHECK_NEAR(item(&l, 'C')->alpha, alpha, 1e-9);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 0), 0);
  run(&l, .25);
  CHECK_NEAR(y(&l, 'A'), 20, 1e-9);
  CHECK_NEAR(item(&l, 'C')->alpha, .5, 1e-9);
  run(&l, 1);
  CHECK_EQUAL(motus_view_add_subview(l.w.window, l.parent), MOTUS_OK);
  run(&l, .1);
  CHECK_NEAR(item(&l, 'C')->alpha, 1, 0);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 0), 0);
  world_close(&l.w);
}

/* KL-17: a child that grows is as round, and its border as wide, all the way. */
static void corners_and_borders_do_not_distort(void) {
  list l = open_list("A");
  motus_view *a = view_of(&l, 'A');
  motus_view_set_corner_radius(a, 8);
  motus_view_set_border_width(a, 2);
  motus_child child = {.key = 'A', .tag = 'A', .frame = {0, 0, 200, 120}};
  CHECK_EQUAL(arrange(&l, &child, 1, sizeof child), MOTUS_OK);
  run(&l, 0);
  for (int i = 1; i <= 10; i++) {
    run(&l, .1);
    const motus_draw_detail *d = NULL;
    const motus_draw_item *it = NULL;
    size_t count = 0;
    motus_runtime_draw_details(l.w.runtime, &d, &count);
    motus_runtime_draw_list(l.w.runtime, &it, &count);
    while (count > 0 && it->tag != 'A')
      it++, d++, count--;
    CHECK_NEAR(it->bounds.width, 100 + 10 * i, 1e-6);
    CHECK_NEAR(it->transform.a, 1, 0);
    CHECK_NEAR(it->transform.d, 1, 0);
    CHECK_NEAR(d->corner_radii.bottom_right, 8, 0);
    CHECK_NEAR(d->border_width, 2, 0);
    CHECK_NEAR(d->scale_x, 1, 0);
  }
  world_close(&l.w);
}

/* KL-23, KL-6: where nobody sees it nothing moves, and comes into sight at
 * rest. */
static void nothing_moves_where_nobody_sees_it(void) {
  list l = open_list("AB");
  motus_view_set_frame(l.parent, (motus_rect){0, 5000, 200, 400});
  run(&l, .1);
  CHECK_EQUAL(set_list(&l, "BC"), MOTUS_OK);
  run(&l, .01);
  CHECK_EQUAL(motus_view_leaver_count(l.parent), 0);
  CHECK_NEAR(y(&l, 'B'), 5000, 0);
  CHECK_NEAR(item(&l, 'C')->alpha, 1, 0);
  run(&l, .01);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

/* KL-26 */
static void with_reduced_motion_moves_dissolve(void) {
  list l = open_list("AB");
  CHECK_EQUAL(motus_runtime_set_reduces_motion(l.w.runtime, true), MOTUS_OK);
  CHECK_EQUAL(set_list(&l, "BAC"), MOTUS_OK);
  run(&l, 0);
  run(&l, .25);
  CHECK_NEAR(y(&l, 'A'), 0, 0);
  CHECK_NEAR(item(&l, 'A')->alpha, .5, 1e-9);
  CHECK_NEAR(x(&l, 'C'), 0, 0); /* its presence has its alpha alone */
  CHECK_NEAR(item(&l, 'C')->alpha, .25, 1e-9);
  run(&l, .5);
  CHECK_NEAR(y(&l, 'A'), 40, 0);
  CHECK_NEAR(item(&l, 'A')->alpha, .5, 1e-9);
  run(&l, .3);
  CHECK_NEAR(item(&l, 'A')->alpha, 1, 0);
  l.o.flags = MOTUS_ARRANGEMENT_KEEP_MOTION;
  CHECK_EQUAL(set_list(&l, "AB"), MOTUS_OK);
  run(&l, 0);
  run(&l, .25);
  CHECK_NEAR(y(&l, 'A'), 30, 1e-9);
  CHECK_NEAR(x(&l, 'C'), 25, 1e-9);
  world_close(&l.w);
}

/* KL-32: so many leavers end at once, in the order of their ends. */
static void many_leavers_end_in_one_frame(void) {
  enum { MANY = 3000 };
  list l = open_list("");
  motus_child *c = calloc(MANY, sizeof *c);
  for (int i = 0; i < MANY; i++) {
    c[i].key = c[i].tag = (uint64_t)i + 1000;
    c[i].frame = (motus_rect){i % 50, i % 90, 10, 10};
  }
  l.exit.delay = 0;
  l.o.stagger = .0001;
  l.o.stagger_from = MOTUS_STAGGER_LAST;
  CHECK_EQUAL(arrange(&l, c, MANY, sizeof *c), MOTUS_OK);
  run(&l, .1);
  run(&l, 5);
  CHECK_EQUAL(arrange(&l, NULL, 0, sizeof *c), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(motus_view_leaver_count(l.parent), MANY);
  run(&l, 5);
  const motus_event *e = NULL;
  size_t count = 0, left = 0;
  uint64_t last = MANY + 1000;
  motus_runtime_events(l.w.runtime, &e, &count);
  for (size_t i = 0; i < count; i++)
    if (e[i].kind == MOTUS_EVENT_CHILD_LEFT) {
      CHECK(e[i].tag < last);
      last = e[i].tag;
      left += 1;
    }
  CHECK_EQUAL(left, MANY);
  CHECK_EQUAL(motus_view_subview_count(l.parent), 0);
  CHECK_EQUAL(arrange(&l, c, MANY, sizeof *c), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(arrange(&l, c, 1, sizeof *c), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(motus_view_end_leavers(l.parent), MOTUS_OK);
  CHECK_EQUAL(motus_view_leaver_count(l.parent), 0);
  CHECK_EQUAL(motus_view_subview_count(l.parent), 1);
  free(c);
  world_close(&l.w);
}

CHECK_MAIN(TEST(fast_toggling_leaves_no_ghost),
           TEST(a_second_change_does_not_jump),
           TEST(leavers_do_not_slide_to_one_place),
           TEST(moves_begin_with_the_exits),
           TEST(leavers_stay_behind_who_was_in_front), TEST(an_exit_ends_once),
           TEST(a_list_that_is_hung_elsewhere_goes_on),
           TEST(corners_and_borders_do_not_distort),
           TEST(nothing_moves_where_nobody_sees_it),
           TEST(with_reduced_motion_moves_dissolve),
           TEST(many_leavers_end_in_one_frame))
