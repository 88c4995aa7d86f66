/* The order of children, of what is told of them, and what glides cost. */
#include "arrangement.h"

/* KL-1: the list is the order, back to front; who has no key keeps the
 * neighbour behind it. */
static void the_list_is_the_order(void) {
  list l = open_list("abc");
  motus_view *own = NULL;
  CHECK_EQUAL(motus_view_create(l.w.runtime, &own), MOTUS_OK);
  motus_set_tag(own, '-');
  CHECK_EQUAL(motus_view_insert_subview_above(l.parent, own, view_of(&l, 'a')),
              MOTUS_OK);
  CHECK_TEXT(order(&l), "a-bc");
  set_list(&l, "cab");
  run(&l, .01);
  const char *is = order(&l);
  CHECK(strchr(is, 'c') < strchr(is, 'a') && strchr(is, 'a') < strchr(is, 'b'));
  CHECK_EQUAL(motus_view_subview_count(l.parent), 4);
  CHECK_EQUAL(motus_view_key(own), 0);
  set_list(&l, "");
  run(&l, .01);
  run(&l, 3);
  CHECK_TEXT(order(&l), "-");
  motus_release(own);
  world_close(&l.w);
}

/* KL-9, KL-3: no frame shows the end before the start. */
static void nobody_is_seen_at_its_end_first(void) {
  list l = open_list("ab");
  set_list(&l, "bax");
  CHECK_NEAR(y(&l, 'a'), 0, 0); /* nothing happens before the tick */
  CHECK(item(&l, 'x') == NULL);
  run(&l, .01);
  CHECK(item(&l, 'x') == NULL || item(&l, 'x')->alpha < 1e-9);
  CHECK_NEAR(y(&l, 'a'), 0, 1e-9);
  run(&l, .1);
  CHECK_NEAR(item(&l, 'x')->alpha, .1, 1e-9);
  CHECK_NEAR(y(&l, 'a'), 4, 1e-9);
  world_close(&l.w);
}

static char told[128];
static void note(char what) {
  size_t length = strlen(told);
  if (length + 1 < sizeof told) {
    told[length] = what;
    told[length + 1] = 0;
  }
}

static void block_ends(void *data, bool finished) {
  (void)data;
  (void)finished;
  note('B');
}

static void glide_ends(void *data, motus_view *view, uint32_t property,
                       bool finished) {
  (void)data;
  (void)view;
  (void)property;
  (void)finished;
  note('G');
}

static void child_left(void *data, motus_view *view, uint64_t key, uint64_t tag,
                       bool finished) {
  (void)data;
  (void)view;
  (void)tag;
  (void)finished;
  note((char)key);
}

static void rests(void *data, motus_view *view, bool finished) {
  (void)view;
  (void)finished;
  note('=');
  if (data)
    set_list(data, "az");
}

/* EV-1: what a list means is told by kind, in the order of the lists, parents
 * first; ends come after it. */
static void a_tick_tells_in_its_order(void) {
  list l = open_list("ab");
  motus_arrangement_delegate d;
  memset(&d, 0, sizeof d);
  d.struct_size = sizeof d;
  d.left = child_left;
  d.settled = rests;
  motus_view_set_arrangement_delegate(l.parent, &d, NULL, NULL);
  run(&l, .01);
  list inner = l;
  inner.parent = view_of(&l, 'a');
  set_list(&inner, "x");
  run(&l, .01);
  set_list(&l, "a");
  run(&l, .01);
  run(&l, .3);
  /* The inner list is given first, and found out about last. */
  set_list(&inner, "y");
  set_list(&l, "cbad");
  run(&l, .01);
  const motus_event *e = NULL;
  size_t count = 0, at = 0;
  motus_runtime_events(l.w.runtime, &e, &count);
  const struct {
    motus_event_kind kind;
    char letter;
  } want[] = {{MOTUS_EVENT_CHILD_RETURNED, 'b'},
              {MOTUS_EVENT_CHILD_ENTERING, 'c'},
              {MOTUS_EVENT_CHILD_ENTERING, 'd'},
              {MOTUS_EVENT_CHILD_LEAVING, 'x'},
              {MOTUS_EVENT_CHILD_ENTERING, 'y'}};
  for (size_t i = 0; i < count; i++)
    if (e[i].kind >= MOTUS_EVENT_CHILD_ENTERING &&
        e[i].kind <= MOTUS_EVENT_CHILD_MOVED_PARENT && at < 5) {
      CHECK_EQUAL(e[i].kind, want[at].kind);
      CHECK_EQUAL(e[i].tag, (uint64_t)want[at].letter);
      at += 1;
    }
  CHECK_EQUAL(at, 5);
  run(&l, 3);
  /* A glide, a block, an exit and a list end in one tick. */
  told[0] = 0;
  motus_implicit_options o;
  motus_implicit_options_init(&o, sizeof o);
  o.duration = 1;
  motus_view *view = view_of(&l, 'a');
  motus_view_set_implicit(view, MOTUS_PROPERTY_ALPHA, &o);
  motus_view_set_settle(view, MOTUS_PROPERTY_ALPHA, glide_ends, NULL, NULL);
  motus_animation_options b;
  motus_animation_options_init(&b, sizeof b);
  b.duration = 1;
  set_list(&l, "cba");
  run(&l, .01);
  motus_view_set_alpha(view, .5);
  motus_runtime_begin_animation(l.w.runtime, &b);
  motus_view_set_corner_radius(view, 3);
  motus_runtime_commit_animation(l.w.runtime, block_ends, NULL, NULL, NULL);
  run(&l, 1);
  CHECK_TEXT(told, "GBd=");
  world_close(&l.w);
}

/* EV-3: what is asked for in a callback is told with the next tick. */
static void a_callback_may_give_a_list(void) {
  list l = open_list("a");
  motus_arrangement_delegate d;
  memset(&d, 0, sizeof d);
  d.struct_size = sizeof d;
  d.settled = rests;
  motus_view_set_arrangement_delegate(l.parent, &d, &l, NULL);
  set_list(&l, "ab");
  run(&l, .01);
  run(&l, 2);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 0), 0);
  run(&l, .01);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_LEAVING, 'b'), 1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_ENTERING, 'z'), 1);
  motus_view_set_arrangement_delegate(l.parent, NULL, NULL, NULL);
  world_close(&l.w);
}

/* KL-21: on its way it stands in the order of the new list, and is clipped with
 * it. */
static void a_child_travels_among_its_new_neighbours(void) {
  list a = open_list("");
  a.o.group = 3;
  list b = a;
  b.parent = world_view(&a.w, a.w.window);
  motus_view_set_frame(b.parent, (motus_rect){300, 0, 200, 400});
  motus_view_set_clips_to_bounds(b.parent, true);
  set_list(&a, "a");
  set_list(&b, "xy");
  run(&a, .01);
  run(&a, 2);
  set_list(&a, "");
  set_list(&b, "xay");
  run(&a, .01);
  run(&a, .2);
  CHECK_TEXT(order(&b), "xay");
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(a.w.runtime, &items, &count);
  for (size_t i = 0; i < count; i++)
    if (items[i].tag == 'a') {
      CHECK(items[i].clip >= 0 && items[items[i].clip].view == b.parent);
      CHECK_EQUAL(items[i - 1].tag, 'x');
      CHECK_EQUAL(items[i + 1].tag, 'y');
    }
  /* In front, it is drawn before both lists, and nothing of theirs clips it. */
  motus_child c[3] = {{.key = 'x', .tag = 'x', .frame = row(0)},
                      {.key = 'y', .tag = 'y', .frame = row(1)},
                      {.key = 'a', .tag = 'a', .frame = row(2)}};
  c[2].flags = MOTUS_CHILD_ON_TOP;
  set_list(&b, "y");
  CHECK_EQUAL(arrange(&a, c, 3, sizeof *c), MOTUS_OK);
  motus_point before = {item(&a, 'a')->transform.tx,
                        item(&a, 'a')->transform.ty};
  run(&a, 1e-9);
  run(&a, 1e-9);
  motus_runtime_draw_list(a.w.runtime, &items, &count);
  CHECK_EQUAL(items[count - 1].tag, 'a');
  CHECK_EQUAL(items[count - 1].clip, -1);
  CHECK_NEAR(items[count - 1].transform.tx, before.x, 1e-6);
  CHECK_NEAR(items[count - 1].transform.ty, before.y, 1e-6);
  const motus_draw_detail *details = NULL;
  size_t detail_count = 0;
  motus_runtime_draw_details(a.w.runtime, &details, &detail_count);
  CHECK_EQUAL(detail_count, count);
  CHECK_EQUAL(details[count - 1].tag, 'a');
  run(&a, .9); /* what has brought it there has played out */
  motus_runtime_draw_list(a.w.runtime, &items, &count);
  CHECK_EQUAL(items[count - 1].tag, 'a');
  CHECK(items[count - 1].transform.tx < before.x - 1);
  run(&a, 3);
  run(&a, .01);
  motus_runtime_draw_list(a.w.runtime, &items, &count);
  CHECK(items[count - 1].tag != 'a');
  CHECK(item(&a, 'a') != NULL);
  world_close(&a.w);
}

/* IM-19: what begins in one frame with one timing is one motion, and costs no
 * memory once there is room. */
static void glides_of_a_frame_are_one_motion(void) {
  world w = world_open();
  motus_view *views[64];
  motus_implicit_options o;
  motus_implicit_options_init(&o, sizeof o);
  for (int i = 0; i < 64; i++) {
    views[i] = world_view(&w, w.view);
    motus_view_set_implicit(views[i], MOTUS_PROPERTY_ALL, &o);
  }
  double t = 0;
  motus_runtime_tick(w.runtime, t);
  motus_statistics s = {.struct_size = sizeof s};
  uint64_t bytes = 0;
  for (int round = 0; round < 20; round++) {
    for (int i = 0; i < 64; i++)
      motus_view_set_center(views[i], (motus_point){round + 1, i});
    motus_runtime_statistics(w.runtime, &s);
    CHECK_EQUAL(s.animations, 1);
    CHECK_EQUAL(s.animated_properties, 64);
    motus_runtime_tick(w.runtime, t += .1);
    motus_runtime_tick(w.runtime, t += .4);
    motus_runtime_tick(w.runtime, t += .1);
    motus_runtime_statistics(w.runtime, &s);
    if (round == 9)
      bytes = s.library_bytes;
    if (round > 9)
      CHECK_EQUAL(s.library_bytes, bytes);
  }
  world_close(&w);
}

/* KL-11: of springs that take over each other, each frame shows how far they
 * have come, that of the new list too. */
static void an_interruption_loses_no_frame(void) {
  const double w = 2 * 3.14159265358979312 / .35, t = .1 + 1 / 60.;
  list l = open_list("a");
  motus_arrangement_options_init(&l.o, sizeof l.o);
  set_list(&l, "ba");
  run(&l, .01);
  run(&l, .1);
  set_list(&l, "cba");
  run(&l, 1 / 60.);
  CHECK_NEAR(y(&l, 'a'), 40 * (1 - (1 + w * t) * exp(-w * t)), 1e-9);
  double before = y(&l, 'a');
  run(&l, 1e-6);
  CHECK_NEAR((y(&l, 'a') - before) * 1e6, 40 * w * w * t * exp(-w * t), .1);
  world_close(&l.w);
}

CHECK_MAIN(TEST(an_interruption_loses_no_frame), TEST(the_list_is_the_order),
           TEST(nobody_is_seen_at_its_end_first),
           TEST(a_tick_tells_in_its_order), TEST(a_callback_may_give_a_list),
           TEST(a_child_travels_among_its_new_neighbours),
           TEST(glides_of_a_frame_are_one_motion))
