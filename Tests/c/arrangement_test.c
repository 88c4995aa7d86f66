#include "report.h"
#include <math.h>

typedef struct list {
  world w;
  motus_view *parent;
  motus_arrangement_options o;
  motus_presence enter, exit;
  double time;
} list;

static motus_rect row(int place) {
  motus_rect frame = {0, place * 40.0, 100, 40};
  return frame;
}

static motus_status arrange(list *l, const motus_child *children, size_t count,
                            size_t size) {
  l->o.enter = &l->enter;
  l->o.exit = &l->exit;
  return motus_view_arrange(l->parent, children, count, size, &l->o);
}

/* The children are letters; each stands at its place in the text. */
static motus_status set_list(list *l, const char *text) {
  motus_child children[32];
  size_t count = strlen(text);
  memset(children, 0, sizeof children);
  for (size_t i = 0; i < count; i++) {
    children[i].key = children[i].tag = (uint64_t)text[i];
    children[i].frame = row((int)i);
  }
  return arrange(l, children, count, sizeof *children);
}

static void run(list *l, double seconds) {
  CHECK_EQUAL(motus_runtime_tick(l->w.runtime, l->time += seconds), MOTUS_OK);
}

static list open_list(const char *text) {
  list l;
  memset(&l, 0, sizeof l);
  l.w = world_open();
  l.parent = l.w.view;
  motus_view_set_frame(l.parent, (motus_rect){0, 0, 200, 400});
  motus_arrangement_options_init(&l.o, sizeof l.o);
  motus_presence_init(&l.enter, sizeof l.enter);
  motus_presence_init(&l.exit, sizeof l.exit);
  l.enter.duration = l.exit.duration = l.o.duration = 1;
  l.enter.timing.type = l.exit.timing.type = l.o.timing.type =
      MOTUS_TIMING_LINEAR;
  l.enter.offset.dx = l.exit.offset.dx = 1;
  l.enter.offset_is_relative = l.exit.offset_is_relative = true;
  CHECK_EQUAL(motus_runtime_tick(l.w.runtime, 0), MOTUS_OK);
  CHECK_EQUAL(set_list(&l, text), MOTUS_OK);
  run(&l, .01);
  return l;
}

/* How many events of a kind the last tick had for a letter, 0 for all; the
 * detail of the last of them. */
static int detail;
static int events(list *l, motus_event_kind kind, char letter) {
  const motus_event *e = NULL;
  size_t count = 0;
  int found = 0;
  motus_runtime_events(l->w.runtime, &e, &count);
  for (size_t i = 0; i < count; i++)
    if (e[i].kind == kind && (letter == 0 || e[i].tag == (uint64_t)letter)) {
      found += 1;
      detail = e[i].detail;
    }
  return found;
}

static const motus_draw_item *item(list *l, char letter) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(l->w.runtime, &items, &count);
  for (size_t i = 0; i < count; i++)
    if (items[i].tag == (uint64_t)letter)
      return &items[i];
  return NULL;
}

static double y(list *l, char letter) {
  const motus_draw_item *it = item(l, letter);
  return it ? it->transform.ty : NAN;
}

static motus_view *view_of(list *l, char letter) {
  return motus_view_child_with_key(l->parent, (uint64_t)letter, true);
}

static motus_child_state state(list *l, char letter) {
  motus_view *view = view_of(l, letter);
  return view ? motus_view_child_state(view) : MOTUS_CHILD_NONE;
}

/* The drawn order of the children, as a text. */
static const char *order(list *l) {
  static char text[64];
  size_t count = motus_view_subview_count(l->parent), length = 0;
  for (size_t i = 0; i < count && length < 63; i++)
    text[length++] = (char)motus_tag(motus_view_subview_at(l->parent, i));
  text[length] = 0;
  return text;
}

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

CHECK_MAIN(TEST(the_first_list_comes_without_effect),
           TEST(children_come_move_and_leave),
           TEST(of_several_lists_the_last_counts),
           TEST(an_interruption_keeps_the_picture),
           TEST(what_the_host_takes_is_over_at_once),
           TEST(the_end_of_a_parent_ends_its_leavers),
           TEST(without_animation_everybody_jumps), TEST(a_scroll_is_no_move),
           TEST(leavers_keep_their_distance_to_a_corner),
           TEST(leavers_stand_where_they_are_told_to),
           TEST(a_stagger_shrinks_to_its_limit), TEST(far_away_nothing_moves),
           TEST(touches_reach_who_moves_where_it_is_seen),
           TEST(a_wrong_list_leaves_the_one_before),
           TEST(a_view_of_the_hosts_is_held_until_it_has_left))
