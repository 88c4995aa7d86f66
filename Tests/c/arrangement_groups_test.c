/* Children that go from one list to another, under a finger too, and that change
 * their view. */
#include "arrangement.h"

typedef struct pair {
  list a, b;
} pair;

/* Two lists side by side in one window. */
static pair open_pair(const char *first, const char *second) {
  pair p;
  p.a = open_list("");
  p.a.o.group = 7;
  p.a.o.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  p.a.o.timing.spring_duration = .4;
  p.a.o.timing.damping_ratio = 1;
  p.b = p.a;
  p.b.parent = world_view(&p.a.w, p.a.w.window);
  motus_view_set_frame(p.b.parent, (motus_rect){300, 50, 200, 400});
  run(&p.a, .01);
  set_list(&p.a, first);
  set_list(&p.b, second);
  run(&p.a, .01);
  run(&p.a, 2);
  run(&p.a, .01);
  return p;
}

static motus_point corner(pair *p, char letter) {
  const motus_draw_item *i = item(&p->a, letter);
  CHECK(i != NULL);
  return i ? (motus_point){i->transform.tx, i->transform.ty}
           : (motus_point){NAN, NAN};
}

static void check_corner(pair *p, char letter, motus_point want,
                         double within) {
  motus_point is = corner(p, letter);
  CHECK_NEAR(is.x, want.x, within);
  CHECK_NEAR(is.y, want.y, within);
}

static void check_summary(list *l, size_t came, size_t entered) {
  motus_arrangement_summary summary = {.struct_size = sizeof summary};
  CHECK_EQUAL(motus_view_arrangement_summary(l->parent, &summary), MOTUS_OK);
  CHECK_EQUAL(summary.came, came);
  CHECK_EQUAL(summary.entered, entered);
  CHECK_EQUAL(summary.left, 0);
}

/* KL-20, whichever list is given first */
static void a_key_that_another_list_has_moves_there(void) {
  for (int turn = 0; turn < 2; turn++) {
    pair p = open_pair("abc", "xy");
    motus_view *b = view_of(&p.a, 'b');
    motus_point before = corner(&p, 'b');
    set_list(turn ? &p.a : &p.b, turn ? "ac" : "xby");
    set_list(turn ? &p.b : &p.a, turn ? "xby" : "ac");
    run(&p.a, 1e-9);
    CHECK_EQUAL(events(&p.a, MOTUS_EVENT_CHILD_MOVED_PARENT, 'b'), 1);
    CHECK_EQUAL(events(&p.a, MOTUS_EVENT_CHILD_LEAVING, 0), 0);
    CHECK_EQUAL(events(&p.a, MOTUS_EVENT_CHILD_ENTERING, 0), 0);
    CHECK(view_of(&p.b, 'b') == b && view_of(&p.a, 'b') == NULL);
    CHECK(motus_view_superview(b) == p.b.parent);
    CHECK_TEXT(order(&p.b), "xby");
    CHECK_EQUAL(state(&p.b, 'b'), MOTUS_CHILD_MOVING);
    check_corner(&p, 'b', before, 1e-6);
    run(&p.a, .2);
    CHECK(corner(&p, 'b').x > before.x + 20);
    run(&p.a, 3);
    check_corner(&p, 'b', (motus_point){300, 90}, 0);
    CHECK_EQUAL(state(&p.b, 'b'), MOTUS_CHILD_RESTING);
    check_summary(&p.b, 1, 0);
    check_summary(&p.a, 0, 0);
    set_list(&p.b, "xbyz");
    run(&p.a, .01);
    check_summary(&p.b, 0, 1);
    world_close(&p.a.w);
  }
}

/* KL-20: back and forth on the way, and while it leaves. */
static void it_is_taken_over_wherever_it_is(void) {
  pair p = open_pair("ab", "x");
  set_list(&p.b, "xb");
  run(&p.a, .01);
  run(&p.a, .1);
  motus_point early = corner(&p, 'b');
  run(&p.a, 1e-4);
  motus_point before = corner(&p, 'b');
  double speed = (before.x - early.x) / 1e-4;
  CHECK(speed > 100);
  set_list(&p.a, "ab");
  set_list(&p.b, "x");
  run(&p.a, 1e-9);
  check_corner(&p, 'b', before, 1e-4);
  run(&p.a, 1e-4);
  CHECK_NEAR((corner(&p, 'b').x - before.x) / 1e-4, speed, 20);
  run(&p.a, 3);
  check_corner(&p, 'b', (motus_point){0, 40}, 0);
  /* It leaves here, and comes back there. */
  set_list(&p.a, "a");
  run(&p.a, .01);
  run(&p.a, .3);
  before = corner(&p, 'b');
  double alpha = item(&p.a, 'b')->alpha;
  set_list(&p.b, "xb");
  run(&p.a, 1e-9);
  CHECK_EQUAL(events(&p.a, MOTUS_EVENT_CHILD_MOVED_PARENT, 'b'), 1);
  CHECK_EQUAL(events(&p.a, MOTUS_EVENT_CHILD_RETURNED, 'b'), 1);
  check_corner(&p, 'b', before, 1e-4);
  CHECK_NEAR(item(&p.a, 'b')->alpha, alpha, 1e-6);
  run(&p.a, 3);
  CHECK_NEAR(item(&p.a, 'b')->alpha, 1, 0);
  CHECK_EQUAL(motus_view_leaver_count(p.a.parent), 0);
  world_close(&p.a.w);
}

/* KL-20: the new list moves, is scaled and turned. */
static void it_goes_on_as_fast_among_others_that_move(void) {
  for (int scaled = 0; scaled < 2; scaled++) {
    pair p = open_pair("ab", "x");
    p.b.o.sizing = scaled ? MOTUS_SIZING_SCALE : MOTUS_SIZING_REAL;
    motus_view_set_transform(p.b.parent,
                             (motus_transform){0, .5, -.5, 0, 0, 0});
    motus_animation_options o;
    motus_animation_options_init(&o, sizeof o);
    o.duration = 1;
    o.timing.type = MOTUS_TIMING_LINEAR;
    motus_runtime_begin_animation(p.a.w.runtime, &o);
    motus_view_set_center(p.b.parent, (motus_point){900, 250});
    motus_runtime_commit_animation(p.a.w.runtime, NULL, NULL, NULL, NULL);
    run(&p.a, .01);
    run(&p.a, .2);
    const motus_draw_item *i = item(&p.a, 'b');
    motus_transform was = i->transform;
    motus_rect bounds = i->bounds;
    set_list(&p.b, "xb");
    run(&p.a, 1e-9);
    i = item(&p.a, 'b');
    /* Its corners are where they were. */
    for (int c = 0; c < 4; c++) {
      double x = c & 1 ? bounds.width : 0, y = c & 2 ? bounds.height : 0;
      double u = i->bounds.x + (c & 1 ? i->bounds.width : 0);
      double v = i->bounds.y + (c & 2 ? i->bounds.height : 0);
      motus_transform t = i->transform;
      CHECK_NEAR(t.a * u + t.c * v + t.tx, was.a * x + was.c * y + was.tx,
                 1e-5);
      CHECK_NEAR(t.b * u + t.d * v + t.ty, was.b * x + was.d * y + was.ty,
                 1e-5);
    }
    double before = i->transform.tx;
    run(&p.a, 1e-5);
    CHECK_NEAR((item(&p.a, 'b')->transform.tx - before) / 1e-5, 0, 5);
    run(&p.a, 5);
    i = item(&p.a, 'b');
    CHECK_NEAR(i->transform.a, 0, 1e-12);
    CHECK_NEAR(i->transform.b, .5, 1e-12);
    CHECK_NEAR(i->bounds.width, 100, 0);
    world_close(&p.a.w);
  }
}

/* KL-20 */
static void of_a_key_in_two_lists_the_later_call_has_it(void) {
  pair p = open_pair("ab", "x");
  set_list(&p.b, "xb");
  set_list(&p.a, "ab");
  run(&p.a, .01);
  CHECK(view_of(&p.a, 'b') != NULL && view_of(&p.b, 'b') == NULL);
  CHECK_SAYS("stands in two lists");
  set_list(&p.a, "ab");
  set_list(&p.b, "xb");
  run(&p.a, .01);
  CHECK(view_of(&p.a, 'b') == NULL && view_of(&p.b, 'b') != NULL);
  /* Nothing can be carried out of a list that is flat. */
  motus_view_set_transform(p.a.parent, (motus_transform){1, 0, 0, 0, 0, 0});
  set_list(&p.a, "ab");
  set_list(&p.b, "x");
  run(&p.a, .01);
  CHECK_SAYS("jumps");
  CHECK_EQUAL(state(&p.a, 'b'), MOTUS_CHILD_MOVING);
  run(&p.a, .01);
  motus_view_set_transform(p.a.parent, (motus_transform){1, 0, 0, 1, 0, 0});
  run(&p.a, .01);
  check_corner(&p, 'b', (motus_point){0, 40}, 0);
  world_close(&p.a.w);
}

/* KL-29 to KL-31, across lists */
static void a_finger_takes_a_child_to_another_list(void) {
  pair p = open_pair("abc", "xyz");
  size_t index = 9;
  CHECK_EQUAL(
      motus_view_begin_reorder(p.a.parent, 'b', (motus_point){50, 60}, NULL),
      MOTUS_OK);
  run(&p.a, .3);
  /* Over the second row of the other list, which stands at 300, 50. */
  CHECK_EQUAL(
      motus_view_update_reorder(p.b.parent, (motus_point){50, 65}, &index),
      MOTUS_OK);
  CHECK_EQUAL(index, 2);
  CHECK_EQUAL(
      motus_view_update_reorder(p.b.parent, (motus_point){50, 55}, &index),
      MOTUS_OK);
  CHECK_EQUAL(index, 1);
  motus_point center = {0, 0};
  motus_view_convert_point_by(view_of(&p.a, 'b'), (motus_point){50, 20},
                              p.b.parent, MOTUS_VALUE_SHOWN, &center);
  CHECK_NEAR(center.x, 50, 1e-9);
  CHECK_NEAR(center.y, 55, 1e-9);
  set_list(&p.a, "ac");
  set_list(&p.b, "xbyz");
  run(&p.a, .01);
  CHECK_EQUAL(events(&p.a, MOTUS_EVENT_REORDER_ENDED, 0), 0);
  motus_view_convert_point_by(view_of(&p.b, 'b'), (motus_point){50, 20},
                              p.b.parent, MOTUS_VALUE_SHOWN, &center);
  CHECK_NEAR(center.x, 50, 1e-9);
  CHECK_NEAR(center.y, 55, 1e-9);
  CHECK_EQUAL(
      motus_view_update_reorder(p.b.parent, (motus_point){50, 140}, &index),
      MOTUS_OK);
  CHECK_EQUAL(index, 3);
  set_list(&p.b, "xyzb");
  run(&p.a, .01);
  CHECK_EQUAL(
      motus_view_end_reorder(p.b.parent, (motus_vector){0, 300}, &index),
      MOTUS_OK);
  CHECK_EQUAL(index, 3);
  run(&p.a, .01);
  CHECK_EQUAL(events(&p.a, MOTUS_EVENT_REORDER_ENDED, 'b'), 1);
  run(&p.a, 3);
  check_corner(&p, 'b', (motus_point){300, 170}, 1e-9);
  CHECK_EQUAL(motus_view_end_reorder(p.a.parent, (motus_vector){0, 0}, &index),
              MOTUS_ERROR_INVALID_STATE);
  world_close(&p.a.w);
}

/* KL-8 */
static void a_new_view_can_take_over_a_key(void) {
  list l = open_list("ab");
  l.o.flags = MOTUS_ARRANGEMENT_ADOPT;
  set_list(&l, "ba");
  run(&l, .01);
  run(&l, .5);
  double before = y(&l, 'a');
  motus_view *old = view_of(&l, 'a'), *view = NULL;
  CHECK_EQUAL(motus_view_create(l.w.runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_retain(old), MOTUS_OK);
  motus_child c[2] = {{.key = 'b', .tag = 'b', .frame = row(0)},
                      {.key = 'a', .tag = 'A', .frame = row(1), .view = view}};
  CHECK_EQUAL(arrange(&l, c, 2, sizeof *c), MOTUS_OK);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'a'), 1);
  CHECK_EQUAL(detail, 0);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 0), 0);
  CHECK(motus_view_superview(old) == NULL && view_of(&l, 'a') == view);
  CHECK_NEAR(y(&l, 'A'), before + 4, 1e-6); /* on its way, as fast */
  CHECK_EQUAL(motus_view_child_state(view), MOTUS_CHILD_MOVING);
  /* A leaver that returns as another view. */
  CHECK_EQUAL(arrange(&l, c, 1, sizeof *c), MOTUS_OK);
  run(&l, .01);
  run(&l, .5);
  CHECK_NEAR(item(&l, 'A')->alpha, .5, 1e-6);
  c[1].view = old;
  CHECK_EQUAL(arrange(&l, c, 2, sizeof *c), MOTUS_OK);
  run(&l, .01);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_RETURNED, 0), 1);
  CHECK(view_of(&l, 'a') == old);
  CHECK_NEAR(item(&l, 'A')->alpha, .49, 1e-6);
  CHECK_EQUAL(motus_view_leaver_count(l.parent), 0);
  CHECK_EQUAL(motus_release(old), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  run(&l, 3);
  CHECK_NEAR(item(&l, 'A')->alpha, 1, 0);
  world_close(&l.w);
}

/* KL-8: on its way along a path, too. */
static void a_path_goes_on_with_the_new_view(void) {
  list l = open_list("a");
  l.o.flags = MOTUS_ARRANGEMENT_ADOPT;
  motus_path_segment bow = {.kind = MOTUS_PATH_CUBIC,
                            .control_1 = {250, 220},
                            .control_2 = {250, 20},
                            .end = {50, 20}};
  motus_path *path = NULL;
  motus_view *view = NULL;
  motus_animation_options linear;
  motus_animation_options_init(&linear, sizeof linear);
  linear.duration = 1;
  linear.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(
      motus_path_create(l.w.runtime, (motus_point){50, 220}, &bow, 1, &path),
      MOTUS_OK);
  CHECK_EQUAL(motus_runtime_begin_animation(l.w.runtime, &linear), MOTUS_OK);
  CHECK_EQUAL(motus_view_follow_path(view_of(&l, 'a'), path, NULL), MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_commit_animation(l.w.runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
  run(&l, .5);
  CHECK_NEAR(item(&l, 'a')->transform.tx, 150, 1e-6);
  CHECK_EQUAL(motus_view_create(l.w.runtime, &view), MOTUS_OK);
  motus_child c = {.key = 'a', .tag = 'a', .frame = row(0), .view = view};
  CHECK_EQUAL(arrange(&l, &c, 1, sizeof c), MOTUS_OK);
  run(&l, 0);
  CHECK(view_of(&l, 'a') == view);
  CHECK_NEAR(item(&l, 'a')->transform.tx, 150, 1e-6);
  CHECK_NEAR(y(&l, 'a'), 100, 1e-6);
  run(&l, .25);
  CHECK_NEAR(y(&l, 'a'), 23, 10); /* on the path still */
  CHECK(item(&l, 'a')->transform.tx > 90);
  run(&l, .3);
  CHECK_NEAR(item(&l, 'a')->transform.tx, 0, 0);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  CHECK_EQUAL(motus_release(path), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  world_close(&l.w);
}

static void set_rows(list *l, motus_view *parent, uint32_t flags,
                     const char *text) {
  list inner = *l;
  inner.parent = parent;
  inner.o.flags = flags;
  inner.exit.duration = 2;
  set_list(&inner, text);
}

/* KL-16 */
static void children_of_a_leaver_can_leave_in_their_own_way(void) {
  for (uint32_t flag = 0; flag < 2; flag++) {
    uint32_t flags = flag * MOTUS_ARRANGEMENT_PROPAGATE_EXITS;
    list l = open_list("ab");
    motus_view *a = view_of(&l, 'a');
    set_rows(&l, a, flags, "xy");
    run(&l, .01);
    set_list(&l, "b");
    run(&l, .01);
    CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 'x'), (int)flag);
    motus_child none = {.key = 0};
    CHECK_EQUAL(motus_view_arrange(a, &none, 0, sizeof none, NULL),
                MOTUS_ERROR_INVALID_STATE);
    run(&l, .5);
    CHECK_NEAR(item(&l, 'x')->alpha, flag ? .375 : .5, 1e-6);
    run(&l, .6);
    CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'a'), flag ? 0 : 1);
    CHECK_EQUAL(state(&l, 'a'), flag ? MOTUS_CHILD_LEAVING : MOTUS_CHILD_NONE);
    if (flag) {
      /* It returns, and they with it; then all leave for good. */
      set_list(&l, "ab");
      set_rows(&l, a, flags, "xy");
      run(&l, .01);
      CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_RETURNED, 0), 3);
      CHECK_EQUAL(motus_view_leaver_count(a), 0);
      run(&l, 3);
      set_list(&l, "b");
      run(&l, .01);
      run(&l, 2.5);
      CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 0), 3);
      CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'a'), 1);
      CHECK_EQUAL(detail, 1);
      CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEFT, 'x'), 1);
      CHECK_EQUAL(detail, 1);
    }
    run(&l, 1);
    world_close(&l.w);
  }
}

CHECK_MAIN(TEST(a_key_that_another_list_has_moves_there),
           TEST(it_is_taken_over_wherever_it_is),
           TEST(it_goes_on_as_fast_among_others_that_move),
           TEST(of_a_key_in_two_lists_the_later_call_has_it),
           TEST(a_finger_takes_a_child_to_another_list),
           TEST(a_new_view_can_take_over_a_key),
           TEST(a_path_goes_on_with_the_new_view),
           TEST(children_of_a_leaver_can_leave_in_their_own_way))
