#include "arrangement.h"

/* A child that a finger takes to another place: the host lists its children in
 * the order that the library names. */

static char rows[8];

/* Puts a letter at an index of the list without it. */
static void put(char letter, size_t index) {
  char rest[8];
  size_t count = 0, at = 0;
  for (const char *c = rows; *c; c++)
    if (*c != letter)
      rest[count++] = *c;
  for (size_t i = 0; i <= count; i++)
    rows[i] = i == index ? letter : rest[at++];
  rows[count + 1] = 0;
}

static size_t drag(list *l, double to) {
  size_t index = 99;
  CHECK_EQUAL(
      motus_view_update_reorder(l->parent, (motus_point){50, to}, &index),
      MOTUS_OK);
  put('a', index);
  set_list(l, rows);
  run(l, .01);
  return index;
}

static list open_rows(void) {
  strcpy(rows, "abcd");
  return open_list(rows);
}

/* KL-29, KL-30, KL-31 */
static void a_finger_takes_a_child_to_another_place(void) {
  list l = open_rows();
  motus_reorder_options o;
  motus_presence lift;
  motus_reorder_options_init(&o, sizeof o);
  motus_presence_init(&lift, sizeof lift);
  lift.alpha = .5;
  lift.duration = .1;
  o.lift = &lift;
  size_t index = 0;
  CHECK_EQUAL(
      motus_view_begin_reorder(l.parent, 'a', (motus_point){50, 10}, &o),
      MOTUS_OK);
  CHECK_TEXT(order(&l), "bcda");
  /* Grabbed 10 below its top: that stays under the finger. */
  CHECK_EQUAL(drag(&l, 29), 0);
  CHECK_NEAR(y(&l, 'a'), 19, 1e-12);
  CHECK_EQUAL(drag(&l, 31), 1); /* its lower edge is beyond 60 */
  CHECK_EQUAL(events(&l, MOTUS_EVENT_REORDER_CHANGED, 'a'), 1);
  CHECK_EQUAL(detail, 1);
  CHECK_EQUAL(drag(&l, 31), 1); /* no flicker */
  CHECK_EQUAL(drag(&l, 29), 0);
  CHECK_EQUAL(drag(&l, 300), 3);
  CHECK_TEXT(rows, "bcda");
  run(&l, .5);
  CHECK_NEAR(item(&l, 'a')->alpha, .5, 1e-9);
  CHECK_NEAR(y(&l, 'a'), 290, 1e-12);
  CHECK_EQUAL(drag(&l, 100), 2);
  run(&l, 2);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_ARRANGEMENT_SETTLED, 0), 0);
  CHECK(
      motus_runtime_is_idle(l.w.runtime)); /* a finger at rest costs nothing */
  double before = y(&l, 'a'), v[2] = {0};
  CHECK_EQUAL(motus_view_end_reorder(l.parent, (motus_vector){0, 500}, &index),
              MOTUS_OK);
  CHECK_EQUAL(index, 2);
  CHECK_TEXT(order(&l), "bcda"); /* it falls in front */
  motus_view_property_velocity(view_of(&l, 'a'), MOTUS_PROPERTY_CENTER, v, 2);
  CHECK_NEAR(v[1], 500, 1e-6);
  run(&l, 1e-6);
  CHECK_NEAR(y(&l, 'a'), before + 500e-6, 1e-6);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_REORDER_ENDED, 'a'), 1);
  CHECK_EQUAL(detail, 2);
  run(&l, 2);
  CHECK_NEAR(y(&l, 'a'), 80, 0);
  CHECK_NEAR(item(&l, 'a')->alpha, 1, 0);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_ARRANGEMENT_SETTLED, 0), 1);
  CHECK_TEXT(order(&l), "bcad");
  run(&l, .1);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  CHECK_EQUAL(reported.count, 0);
  world_close(&l.w);
}

/* KL-30: neighbours of unequal sizes do not flicker. */
static void unequal_rows_do_not_flicker(void) {
  list l = open_list("");
  const double heights[3] = {80, 20, 50};
  int at[3] = {0, 1, 2};
  size_t index = 0, old = 0;
  int changes = 0;
  for (int step = 0; step <= 140; step++) {
    motus_child c[3];
    double top = 0;
    memset(c, 0, sizeof c);
    for (int i = 0; i < 3; i++) {
      c[i].key = c[i].tag = (uint64_t)('a' + at[i]);
      c[i].frame = (motus_rect){0, top, 100, heights[at[i]]};
      top += heights[at[i]];
    }
    arrange(&l, c, 3, sizeof *c);
    run(&l, .02);
    if (step == 0) {
      motus_view_begin_reorder(l.parent, 'a', (motus_point){5, 40}, NULL);
      continue;
    }
    motus_view_update_reorder(l.parent, (motus_point){5, 40. + step * .5},
                              &index);
    changes += index != old;
    CHECK(index >= old);
    old = index;
    int others[2] = {1, 2}, other = 0;
    for (int i = 0; i < 3; i++)
      at[i] = (size_t)i == index ? 0 : others[other++];
  }
  CHECK_EQUAL(index, 2);
  CHECK_EQUAL(changes, 2);
  world_close(&l.w);
}

/* KL-30 */
static void in_a_grid_the_nearest_place_counts(void) {
  list l = open_list("");
  motus_reorder_options o;
  motus_child c[4];
  size_t index = 9;
  memset(c, 0, sizeof c);
  for (int i = 0; i < 4; i++) {
    c[i].key = c[i].tag = (uint64_t)('a' + i);
    c[i].frame = (motus_rect){i % 2 * 40., i / 2 * 40., 40, 40};
  }
  arrange(&l, c, 4, sizeof *c);
  run(&l, .1);
  run(&l, 2); /* they have come */
  motus_reorder_options_init(&o, sizeof o);
  o.axis = MOTUS_REORDER_GRID;
  motus_view_begin_reorder(l.parent, 'a', (motus_point){20, 20}, &o);
  motus_view_update_reorder(l.parent, (motus_point){44, 20}, &index);
  motus_view *a = view_of(&l, 'a');
  motus_rect seen;
  CHECK_EQUAL(motus_view_convert_rect_by(a, motus_view_bounds(a), l.parent,
                                         MOTUS_VALUE_SHOWN, &seen),
              MOTUS_OK);
  CHECK_NEAR(seen.x + seen.width / 2, 44, 1e-9); /* it is under the finger */
  CHECK_EQUAL(index, 0);                         /* nearer by 8 only */
  motus_view_update_reorder(l.parent, (motus_point){46, 20}, &index);
  CHECK_EQUAL(index, 1);
  motus_view_update_reorder(l.parent, (motus_point){55, 58}, &index);
  CHECK_EQUAL(index, 3);
  world_close(&l.w);
}

/* KL-29: a child that moves is taken where it is seen. */
static void a_child_is_taken_in_mid_flight(void) {
  list l = open_rows();
  size_t index = 0;
  set_list(&l, "bcda");
  run(&l, .1);
  run(&l, .5);
  double before = y(&l, 'a');
  CHECK_NEAR(before, 60, 1e-9);
  CHECK_EQUAL(
      motus_view_begin_reorder(l.parent, 'a', (motus_point){50, 80}, NULL),
      MOTUS_OK);
  CHECK_NEAR(y(&l, 'a'), before, 1e-9);
  run(&l, 1);
  motus_view *a = view_of(&l, 'a');
  CHECK_NEAR(motus_view_center(a).y, 80, 1e-9); /* the finger is at rest */
  CHECK_REFUSED(
      motus_view_begin_reorder(l.parent, 'b', (motus_point){0, 0}, NULL), BUSY,
      "motus_view_begin_reorder");
  CHECK_EQUAL(motus_view_cancel_reorder(l.parent, &index), MOTUS_OK);
  CHECK_EQUAL(index, 3);
  run(&l, 2);
  CHECK_NEAR(y(&l, 'a'), 120, 0);
  CHECK_REFUSED(motus_view_cancel_reorder(l.parent, &index), INVALID_STATE,
                "motus_view_cancel_reorder");
  world_close(&l.w);
}

/* KL-31 */
static void a_drag_ends_with_its_child(void) {
  list l = open_rows();
  size_t index = 4;
  motus_view_begin_reorder(l.parent, 'a', (motus_point){50, 20}, NULL);
  motus_view_update_reorder(l.parent, (motus_point){50, 100}, &index);
  run(&l, .5);
  set_list(&l, "bcd");
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_REORDER_ENDED, 'a'), 1);
  CHECK_EQUAL(detail, -1);
  CHECK_EQUAL(state(&l, 'a'), MOTUS_CHILD_LEAVING);
  CHECK_NEAR(motus_view_center(view_of(&l, 'a')).y, 100, 0);
  CHECK_REFUSED(
      motus_view_update_reorder(l.parent, (motus_point){0, 0}, &index),
      INVALID_STATE, "motus_view_update_reorder");
  CHECK_EQUAL(index, 0);
  run(&l, 2);
  CHECK_EQUAL(motus_view_subview_count(l.parent), 3);
  /* So with a child that the host takes, and a parent that goes. */
  motus_view_begin_reorder(l.parent, 'b', (motus_point){50, 20}, NULL);
  motus_view_remove_from_superview(view_of(&l, 'b'));
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_REORDER_ENDED, 'b'), 1);
  motus_view_begin_reorder(l.parent, 'c', (motus_point){50, 20}, NULL);
  motus_retain(l.parent);
  motus_view_remove_from_superview(l.parent);
  run(&l, .1);
  CHECK_EQUAL(events(&l, MOTUS_EVENT_REORDER_ENDED, 'c'), 1);
  motus_view_add_subview(l.w.window, l.parent);
  motus_view_begin_reorder(l.parent, 'c', (motus_point){50, 20}, NULL);
  motus_view_remove_from_superview(l.parent);
  motus_release(l.parent);
  motus_release(l.parent);
  run(&l, .1);
  CHECK(motus_runtime_is_idle(l.w.runtime));
  world_close(&l.w);
}

static void bad_input_is_refused(void) {
  list l = open_rows();
  motus_reorder_options o;
  size_t index = 0;
  motus_reorder_options_init(&o, sizeof o);
  CHECK_REFUSED(
      motus_view_begin_reorder(l.parent, 'z', (motus_point){0, 0}, NULL),
      NOT_FOUND, "motus_view_begin_reorder");
  CHECK_REFUSED(
      motus_view_begin_reorder(l.w.window, 'a', (motus_point){0, 0}, NULL),
      NOT_FOUND, "motus_view_begin_reorder");
  CHECK_REFUSED(
      motus_view_begin_reorder(l.parent, 'a', (motus_point){NAN, 0}, NULL),
      INVALID_ARGUMENT, "motus_view_begin_reorder");
  o.axis = (motus_reorder_axis)9;
  CHECK_REFUSED(
      motus_view_begin_reorder(l.parent, 'a', (motus_point){0, 0}, &o),
      INVALID_ARGUMENT, "motus_view_begin_reorder");
  set_list(&l, "bcd");
  run(&l, .1);
  CHECK_REFUSED(
      motus_view_begin_reorder(l.parent, 'a', (motus_point){0, 0}, NULL),
      NOT_FOUND, "motus_view_begin_reorder");
  CHECK_EQUAL(
      motus_view_begin_reorder(l.parent, 'b', (motus_point){0, 0}, NULL),
      MOTUS_OK);
  CHECK_REFUSED(
      motus_view_end_reorder(l.parent, (motus_vector){0, INFINITY}, &index),
      INVALID_ARGUMENT, "motus_view_end_reorder");
  CHECK_EQUAL(motus_view_cancel_reorder(l.parent, &index), MOTUS_OK);
  world_close(&l.w);
}

/* KL-11: the host takes a child for itself, and drags another one. */
static void a_child_that_was_taken_away_stays_away(void) {
  list l = open_rows();
  motus_view *b = view_of(&l, 'b');
  CHECK_EQUAL(motus_view_add_subview(l.w.window, b), MOTUS_OK);
  CHECK_EQUAL(
      motus_view_begin_reorder(l.parent, 'a', (motus_point){50, 10}, NULL),
      MOTUS_OK);
  CHECK(motus_view_superview(b) == l.w.window);
  CHECK_TEXT(order(&l), "cda");
  run(&l, 1);
  world_close(&l.w);
}

CHECK_MAIN(TEST(a_child_that_was_taken_away_stays_away),
           TEST(a_finger_takes_a_child_to_another_place),
           TEST(unequal_rows_do_not_flicker),
           TEST(in_a_grid_the_nearest_place_counts),
           TEST(a_child_is_taken_in_mid_flight),
           TEST(a_drag_ends_with_its_child), TEST(bad_input_is_refused))
