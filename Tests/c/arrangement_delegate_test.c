/* What the host is told of children, what it may change of those that come and
 * go, and lists that belong to a block. */
#include "arrangement.h"

typedef struct notes {
  char text[256];
  motus_view *kept;
  list *l;
  int mode;
} notes;

static void add(notes *n, char what, uint64_t key) {
  size_t length = strlen(n->text);
  if (length + 3 < sizeof n->text) {
    n->text[length] = what;
    n->text[length + 1] = (char)key;
    n->text[length + 2] = 0;
  }
}

static void enter(void *data, motus_view *view, uint64_t key) {
  notes *n = data;
  add(n, '+', key);
  CHECK_EQUAL(motus_view_set_background_color(view, (motus_color){1, 0, 0, 1}),
              MOTUS_OK);
}

static void leave(void *data, motus_view *view, uint64_t key) {
  notes *n = data;
  add(n, '-', key);
  if (n->mode == 3) {
    /* The library's own view; the host's reference, and no more. */
    CHECK_EQUAL(motus_release(view), MOTUS_ERROR_INVALID_STATE);
    CHECK_EQUAL(motus_retain(view), MOTUS_OK);
    CHECK_EQUAL(motus_release(view), MOTUS_OK);
    CHECK_EQUAL(motus_release(view), MOTUS_ERROR_INVALID_STATE);
  }
  CHECK_EQUAL(motus_view_set_background_color(view, (motus_color){0, 1, 0, 1}),
              MOTUS_OK);
}

static void left(void *data, motus_view *view, uint64_t key, uint64_t tag,
                 bool finished) {
  notes *n = data;
  add(n, finished ? '!' : '?', key);
  CHECK_EQUAL(tag, key);
  CHECK(motus_view_superview(view) == NULL);
  if (n->mode == 1) {
    n->kept = view;
    CHECK_EQUAL(motus_retain(view), MOTUS_OK);
  }
  if (n->mode == 2) {
    n->mode = 0;
    CHECK_EQUAL(motus_view_remove_from_superview(n->l->parent), MOTUS_OK);
  }
}

static void settled(void *data, motus_view *view, bool finished) {
  (void)view;
  add(data, finished ? '=' : '/', '.');
}

static int destroyed;
static void destroy(void *data) {
  (void)data;
  destroyed += 1;
}

static const char *told(notes *n) {
  static char text[256];
  strcpy(text, n->text);
  n->text[0] = 0;
  return text;
}

static void listen(list *l, notes *n) {
  motus_arrangement_delegate d;
  memset(&d, 0, sizeof d);
  d.struct_size = sizeof d;
  d.enter = enter;
  d.exit = leave;
  d.left = left;
  d.settled = settled;
  n->l = l;
  CHECK_EQUAL(motus_view_set_arrangement_delegate(l->parent, &d, n, destroy),
              MOTUS_OK);
}

/* KL-9, KL-27, KL-28 */
static void the_delegate_is_told_and_changes_looks(void) {
  list l = open_list("");
  notes n = {.mode = 0};
  l.parent = world_view(&l.w, l.w.window);
  motus_view_set_frame(l.parent, (motus_rect){0, 0, 200, 400});
  listen(&l, &n);
  run(&l, .01);
  set_list(&l, "a");
  run(&l, .01);
  CHECK_TEXT(told(&n), "=.");
  set_list(&l, "ab");
  run(&l, .01);
  CHECK_TEXT(told(&n), "+b");
  run(&l, .25);
  CHECK_NEAR(item(&l, 'b')->color.red, 1 - .25, 1e-9);
  CHECK_NEAR(item(&l, 'b')->color.alpha, 1 - .25, 1e-9);
  run(&l, 2);
  CHECK_TEXT(told(&n), "=.");
  CHECK_NEAR(item(&l, 'b')->color.alpha, 0, 0);
  /* Leaves, comes back in the middle, and leaves for good. */
  set_list(&l, "a");
  run(&l, .01);
  CHECK_TEXT(told(&n), "-b");
  run(&l, .5);
  CHECK_NEAR(item(&l, 'b')->color.green, .5, 1e-9);
  set_list(&l, "ab");
  run(&l, 1e-9);
  CHECK_NEAR(item(&l, 'b')->color.green, .5, 1e-6);
  run(&l, 2);
  CHECK_TEXT(told(&n), "=.");
  CHECK_NEAR(item(&l, 'b')->color.green, 0, 0);
  n.mode = 1;
  set_list(&l, "a");
  run(&l, .01);
  run(&l, 2);
  CHECK_TEXT(told(&n), "-b!b=.");
  CHECK(motus_view_superview(n.kept) == NULL);
  CHECK_EQUAL(motus_release(n.kept), MOTUS_OK);
  /* What the host takes, and what ends at once. */
  n.mode = 0;
  set_list(&l, "abc");
  run(&l, .01);
  motus_view_remove_from_superview(view_of(&l, 'c'));
  CHECK_EQUAL(motus_view_end_leavers(l.parent), MOTUS_OK);
  run(&l, .01);
  CHECK_TEXT(told(&n), "+b+c?c");
  run(&l, 2);
  CHECK_TEXT(told(&n), "/.");
  /* A delegate that gives back what is not its own. */
  set_list(&l, "abc");
  run(&l, .01);
  run(&l, 2);
  CHECK_TEXT(told(&n), "+c=.");
  n.mode = 3;
  set_list(&l, "ab");
  run(&l, .01);
  run(&l, 2);
  CHECK_TEXT(told(&n), "-c!c=.");
  /* A delegate that ends the parent. */
  n.mode = 2;
  set_list(&l, "");
  run(&l, .01);
  run(&l, 2);
  CHECK_TEXT(told(&n), "-a-b!a");
  run(&l, .01);
  CHECK_EQUAL(destroyed, 1);
  world_close(&l.w);
  CHECK_EQUAL(destroyed, 1);
}

/* KL-28 */
static void a_summary_says_what_a_list_has_meant(void) {
  list l = open_list("abcd");
  motus_arrangement_summary s = {.struct_size = sizeof s};
  set_list(&l, "bax");
  run(&l, .01);
  CHECK_EQUAL(motus_view_arrangement_summary(l.parent, &s), MOTUS_OK);
  CHECK_EQUAL(s.entered, 1);
  CHECK_EQUAL(s.left, 2);
  CHECK_EQUAL(s.moved, 2);
  CHECK_EQUAL(s.resized, 0);
  set_list(&l, "baxc");
  run(&l, .01);
  CHECK_EQUAL(motus_view_arrangement_summary(l.parent, &s), MOTUS_OK);
  CHECK_EQUAL(s.returned, 1);
  CHECK_EQUAL(s.entered + s.left, 0);
  set_list(&l, "baxc");
  run(&l, .01);
  CHECK_EQUAL(motus_view_arrangement_summary(l.parent, &s), MOTUS_OK);
  CHECK_EQUAL(s.returned + s.moved, 0);
  CHECK_EQUAL(motus_view_arrangement_summary(l.w.window, &s), MOTUS_OK);
  CHECK_EQUAL(s.entered + s.moved + s.left, 0);
  motus_arrangement_delegate d = {.struct_size = 1};
  CHECK_REFUSED(motus_view_set_arrangement_delegate(l.parent, &d, NULL, NULL),
                STRUCT_SIZE, "motus_view_set_arrangement_delegate");
  world_close(&l.w);
}

static list *subject;
static void shorter(void *data) {
  (void)data;
  CHECK_EQUAL(set_list(subject, "bax"), MOTUS_OK);
}

/* KL-25: as the block goes, so does the list. */
static void a_list_in_a_block_belongs_to_it(void) {
  list l = open_list("abc");
  motus_animation_options o;
  motus_animation_options_init(&o, sizeof o);
  o.duration = .5;
  o.timing.type = MOTUS_TIMING_LINEAR;
  CHECK_EQUAL(motus_runtime_begin_animation(l.w.runtime, &o), MOTUS_OK);
  CHECK_EQUAL(set_list(&l, "bax"), MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_commit_animation(l.w.runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
  run(&l, 1e-9);
  CHECK_EQUAL(state(&l, 'c'), MOTUS_CHILD_LEAVING);
  run(&l, .25);
  CHECK_NEAR(y(&l, 'a'), 20, 1e-6);
  CHECK_NEAR(item(&l, 'x')->alpha, .5, 1e-6);
  CHECK_NEAR(item(&l, 'c')->alpha, .5, 1e-6);
  run(&l, .3);
  run(&l, .01);
  CHECK_EQUAL(state(&l, 'c'), MOTUS_CHILD_NONE);
  CHECK_EQUAL(state(&l, 'x'), MOTUS_CHILD_RESTING);
  CHECK_TEXT(order(&l), "bax");
  run(&l, .01);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

static void an_animator_scrubs_a_list(void) {
  for (int back = 0; back < 2; back++) {
    list l = open_list("abc");
    subject = &l;
    motus_timing linear;
    motus_timing_init(&linear, sizeof linear);
    linear.type = MOTUS_TIMING_LINEAR;
    motus_property_animator *a = NULL;
    CHECK_EQUAL(motus_property_animator_create(l.w.runtime, 1, &linear, &a),
                MOTUS_OK);
    CHECK_EQUAL(motus_property_animator_add_animations(a, shorter, NULL, NULL),
                MOTUS_OK);
    CHECK_EQUAL(motus_property_animator_pause(a), MOTUS_OK);
    run(&l, .01);
    CHECK_EQUAL(state(&l, 'x'), MOTUS_CHILD_ENTERING);
    for (int step = 1; step < 4; step++) {
      CHECK_EQUAL(motus_property_animator_set_fraction_complete(a, step / 4.),
                  MOTUS_OK);
      run(&l, .01);
      CHECK_NEAR(y(&l, 'a'), 10. * step, 1e-6);
      CHECK_NEAR(item(&l, 'c')->alpha, 1 - step / 4., 1e-6);
    }
    run(&l, 5);
    CHECK_EQUAL(state(&l, 'c'), MOTUS_CHILD_LEAVING);
    CHECK(motus_runtime_is_idle(l.w.runtime));
    if (back)
      CHECK_EQUAL(motus_property_animator_set_reversed(a, true), MOTUS_OK);
    CHECK_EQUAL(motus_property_animator_start(a), MOTUS_OK);
    int lost = 0, returned = 0;
    for (int step = 0; step < 12; step++) {
      run(&l, .1);
      lost += events(&l, MOTUS_EVENT_CHILD_LEFT, back ? 'x' : 'c');
      if (lost == 1 && step < 12)
        CHECK(detail == 1 || back || lost == 1);
      returned += events(&l, MOTUS_EVENT_CHILD_RETURNED, 'c');
    }
    CHECK_EQUAL(lost, 1);
    CHECK_EQUAL(returned, back);
    CHECK_TEXT(order(&l), back ? "abc" : "bax");
    CHECK_NEAR(y(&l, 'a'), back ? 0 : 40, 1e-9);
    CHECK_NEAR(y(&l, 'b'), back ? 40 : 0, 1e-9);
    CHECK_NEAR(item(&l, 'b')->alpha, 1, 0);
    if (back) {
      CHECK_NEAR(item(&l, 'c')->alpha, 1, 1e-9);
      CHECK_NEAR(item(&l, 'c')->transform.tx, 0, 1e-9);
      /* The list before is in force again. */
      set_list(&l, "abc");
      run(&l, .01);
      motus_arrangement_summary s = {.struct_size = sizeof s};
      motus_view_arrangement_summary(l.parent, &s);
      CHECK_EQUAL(s.moved + s.entered + s.left + s.returned, 0);
    }
    CHECK_EQUAL(motus_release(a), MOTUS_OK);
    world_close(&l.w);
  }
}

/* KL-25 and KL-11: a later list counts, whichever way the block goes. */
static void a_later_list_counts(void) {
  list l = open_list("abc");
  subject = &l;
  motus_timing linear;
  motus_timing_init(&linear, sizeof linear);
  linear.type = MOTUS_TIMING_LINEAR;
  motus_property_animator *a = NULL;
  motus_property_animator_create(l.w.runtime, 1, &linear, &a);
  motus_property_animator_add_animations(a, shorter, NULL, NULL);
  motus_property_animator_pause(a);
  motus_property_animator_set_fraction_complete(a, .5);
  run(&l, .01);
  set_list(&l, "xcb");
  run(&l, .01);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_CHILD_RETURNED, 'c'), 1);
  run(&l, 3);
  motus_property_animator_stop(a, false);
  motus_property_animator_finish(a, MOTUS_POSITION_START);
  run(&l, .01);
  run(&l, 3);
  CHECK_TEXT(order(&l), "xcb");
  for (int i = 0; i < 3; i++) {
    CHECK_NEAR(y(&l, "xcb"[i]), 40 * i, 1e-9);
    CHECK_NEAR(item(&l, "xcb"[i])->alpha, 1, 1e-9);
    CHECK_NEAR(item(&l, "xcb"[i])->transform.tx, 0, 1e-9);
  }
  CHECK_EQUAL(motus_release(a), MOTUS_OK);
  run(&l, .01);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

CHECK_MAIN(TEST(the_delegate_is_told_and_changes_looks),
           TEST(a_summary_says_what_a_list_has_meant),
           TEST(a_list_in_a_block_belongs_to_it),
           TEST(an_animator_scrubs_a_list), TEST(a_later_list_counts))
