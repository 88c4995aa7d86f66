/* DY-13: whoever is told that a touch began is told that it ended, whatever the
 * host takes away meanwhile; and both are told where it happened. */
#include "dynamics.h"

/* What was told of one behavior, a letter each: B and E of items, b and e of
 * boundaries, and where the last one began. */
typedef struct ear {
  char heard[32];
  motus_dynamic_item *item, *other;
  motus_point at;
} ear;

static void hear(ear *e, char letter) {
  size_t length = strlen(e->heard);
  if (length + 1 < sizeof e->heard)
    e->heard[length] = letter;
}

static void began(void *user_data, motus_collision_behavior *behavior,
                  motus_dynamic_item *item, motus_dynamic_item *other, double x,
                  double y) {
  ear *e = user_data;
  (void)behavior;
  hear(e, 'B');
  e->at = (motus_point){x, y};
  e->item = item;
  e->other = other;
}

static void ended(void *user_data, motus_collision_behavior *behavior,
                  motus_dynamic_item *item, motus_dynamic_item *other) {
  ear *e = user_data;
  (void)behavior;
  hear(e, 'E');
  e->item = item;
  e->other = other;
}

static void began_with_boundary(void *user_data,
                                motus_collision_behavior *behavior,
                                motus_dynamic_item *item, int32_t boundary,
                                double x, double y) {
  ear *e = user_data;
  (void)behavior, (void)item, (void)boundary;
  hear(e, 'b');
  e->at = (motus_point){x, y};
}

static void ended_with_boundary(void *user_data,
                                motus_collision_behavior *behavior,
                                motus_dynamic_item *item, int32_t boundary) {
  (void)behavior, (void)item, (void)boundary;
  hear(user_data, 'e');
}

static void listen(motus_collision_behavior *collision, ear *e) {
  motus_collision_delegate delegate = {.struct_size = sizeof delegate};
  delegate.began = began;
  delegate.ended = ended;
  delegate.began_with_boundary = began_with_boundary;
  delegate.ended_with_boundary = ended_with_boundary;
  memset(e, 0, sizeof *e);
  CHECK_EQUAL(
      motus_collision_behavior_set_delegate(collision, &delegate, e, NULL),
      MOTUS_OK);
}

static motus_dynamic_behavior *as_behavior(motus_collision_behavior *c) {
  return (motus_dynamic_behavior *)c;
}

static motus_collision_behavior *meeting(scene *s, motus_dynamic_item **items,
                                         size_t count, ear *e) {
  motus_collision_behavior *made = NULL;
  CHECK_EQUAL(
      motus_collision_behavior_create(s->w.runtime, items, count, &made),
      MOTUS_OK);
  play(s, as_behavior(made));
  listen(made, e);
  return made;
}

static void rest(scene *s) {
  for (int frame = 0; frame < 300; frame++) {
    if (!motus_dynamic_animator_is_running(s->animator))
      return;
    run(s, 1);
  }
  CHECK(!"it comes to rest");
}

/* One box on another one, which stands on the floor 7. */
typedef struct stack {
  scene s;
  motus_dynamic_item *items[2]; /* the upper one, the lower one */
  motus_collision_behavior *collision;
  ear e;
} stack;

static void open_stack(stack *k) {
  k->s = scene_open(true);
  k->items[0] = box(&k->s, 100, 100, 100, 100);
  k->items[1] = box(&k->s, 100, 205, 100, 100);
  gravity(&k->s, k->items, 2);
  k->collision = floor_at(&k->s, 260, k->items, 2);
  listen(k->collision, &k->e);
  rest(&k->s);
  CHECK_TEXT(k->e.heard, "bB");
  memset(&k->e, 0, sizeof k->e);
}

static void whatever_is_taken_away_ends_its_touches(void) {
  for (int way = 0; way < 6; way++) {
    stack k;
    open_stack(&k);
    motus_dynamic_item *upper = k.items[0];
    switch (way) {
    case 0:
      motus_dynamic_behavior_remove_item(as_behavior(k.collision), upper);
      break;
    case 1:
      motus_collision_behavior_set_mode(k.collision,
                                        MOTUS_COLLISION_BOUNDARIES);
      break;
    case 2: /* It ends: its name is told once more. */
      CHECK_EQUAL(motus_view_remove_from_superview((motus_view *)upper),
                  MOTUS_OK);
      break;
    case 3:
      motus_collision_behavior_set_mode(k.collision, MOTUS_COLLISION_ITEMS);
      break;
    case 4: /* The lower one leaves both its touches. */
      motus_dynamic_behavior_remove_item(as_behavior(k.collision), k.items[1]);
      break;
    default: /* It is not in the animator any more, and is told nevertheless. */
      CHECK_EQUAL(motus_retain(k.collision), MOTUS_OK);
      motus_dynamic_animator_remove_behavior(k.s.animator,
                                             as_behavior(k.collision));
    }
    CHECK_TEXT(k.e.heard, ""); /* not within the call */
    run(&k.s, 1);
    if (way < 3) {
      CHECK_TEXT(k.e.heard, "E");
      CHECK(k.e.item == upper && k.e.other == k.items[1]);
    } else if (way == 3) {
      CHECK_TEXT(k.e.heard, "e");
    } else {
      CHECK(strcmp(k.e.heard, "eE") == 0 || strcmp(k.e.heard, "Ee") == 0);
    }
    run(&k.s, 3);
    CHECK_EQUAL(strlen(k.e.heard), way < 4 ? 1 : 2);
    if (way == 5)
      motus_release(k.collision);
    scene_close(&k.s);
  }
}

static void what_comes_back_at_once_ends_before_it_begins(void) {
  stack k;
  const motus_dynamic_contact_event *contacts;
  size_t count;
  open_stack(&k);
  /* An item goes on as if it had stayed. */
  motus_dynamic_behavior_remove_item(as_behavior(k.collision), k.items[1]);
  motus_dynamic_behavior_add_item(as_behavior(k.collision), k.items[1]);
  run(&k.s, 1);
  CHECK_TEXT(k.e.heard, "");
  /* A boundary in the place of another one, of the same name. */
  CHECK_EQUAL(
      motus_collision_behavior_add_boundary(
          k.collision, 7, (motus_point[]){{-500, 260}, {500, 260}}, 2, false),
      MOTUS_OK);
  run(&k.s, 1);
  CHECK_TEXT(k.e.heard, "eb");
  CHECK_EQUAL(
      motus_dynamic_animator_contact_events(k.s.animator, &contacts, &count),
      MOTUS_OK);
  REQUIRE(count == 2);
  CHECK(!contacts[0].has_begun && contacts[1].has_begun);
  CHECK_EQUAL(contacts[0].boundary, 7);
  /* The behavior itself. */
  memset(&k.e, 0, sizeof k.e);
  CHECK_EQUAL(motus_retain(k.collision), MOTUS_OK);
  motus_dynamic_animator_remove_behavior(k.s.animator,
                                         as_behavior(k.collision));
  motus_dynamic_animator_add_behavior(k.s.animator, as_behavior(k.collision));
  motus_release(k.collision);
  run(&k.s, 1);
  CHECK(strlen(k.e.heard) == 4);
  CHECK(strchr(k.e.heard, 'e') < strchr(k.e.heard, 'b'));
  CHECK(strchr(k.e.heard, 'E') < strchr(k.e.heard, 'B'));
  rest(&k.s);
  CHECK_NEAR(y_of(k.items[0]), 110, .05);
  scene_close(&k.s);
}

/* Boundaries that stay are not touched anew. */
static void a_boundary_that_comes_or_goes_leaves_the_others(void) {
  stack k;
  open_stack(&k);
  motus_collision_behavior_add_boundary(
      k.collision, 8, (motus_point[]){{0, 500}, {10, 500}}, 2, false);
  motus_collision_behavior_set_reference_bounds(k.collision,
                                                &(motus_insets){0, 0, 0, 0});
  run(&k.s, 2);
  motus_collision_behavior_remove_boundary(k.collision, 8);
  motus_view_set_bounds(k.s.w.window, (motus_rect){0, 0, 500, 900});
  rest(&k.s);
  CHECK_TEXT(k.e.heard, "");
  motus_collision_behavior_remove_all_boundaries(k.collision);
  run(&k.s, 1);
  CHECK_TEXT(k.e.heard, "e");
  scene_close(&k.s);
}

/* Each behavior has its own beginnings and ends of a pair that it shares. */
static void behaviors_that_share_a_pair_hear_for_themselves(void) {
  scene s = scene_open(true);
  motus_dynamic_item *items[2] = {box(&s, 100, 100, 100, 100),
                                  box(&s, 100, 250, 100, 100)};
  ear first, second, third;
  gravity(&s, items, 1);
  set_anchored(properties(&s, items + 1, 1), true);
  motus_collision_behavior *one = meeting(&s, items, 2, &first);
  meeting(&s, items, 2, &second);
  rest(&s);
  CHECK_TEXT(first.heard, "B");
  CHECK_TEXT(second.heard, "B");
  motus_dynamic_behavior_remove_item(as_behavior(one), items[0]);
  run(&s, 1);
  CHECK_TEXT(first.heard, "BE");
  motus_dynamic_behavior_add_item(as_behavior(one), items[0]);
  meeting(&s, items, 2, &third);
  run(&s, 1);
  CHECK_TEXT(first.heard, "BEB");
  CHECK_TEXT(third.heard, "B");
  CHECK_NEAR(third.at.x, 100, .1);
  CHECK_NEAR(third.at.y, 200, .1);
  CHECK_TEXT(second.heard, "B");
  motus_view_set_center((motus_view *)items[0], (motus_point){500, 100});
  motus_dynamic_animator_update_item(s.animator, items[0], true);
  run(&s, 1);
  CHECK_TEXT(first.heard, "BEBE");
  CHECK_TEXT(second.heard, "BE");
  CHECK_TEXT(third.heard, "BE");
  scene_close(&s);
}

/* However fast and large: a touch is told where the surfaces meet. */
static void touches_are_told_where_they_are(void) {
  const double sizes[] = {20, 100, 300};
  for (int index = 0; index < 3; index++) {
    scene s = scene_open(true);
    double size = sizes[index];
    ear e;
    motus_dynamic_item *item = box(&s, 100, 100, size, size);
    gravity(&s, &item, 1);
    listen(floor_at(&s, 260 + size / 2, &item, 1), &e);
    motus_item_behavior_add_linear_velocity(properties(&s, &item, 1), item,
                                            (motus_vector){240, 0});
    const motus_dynamic_contact *touches;
    size_t count;
    while (!e.heard[0] && s.time < 2)
      run(&s, 1);
    CHECK_NEAR(e.at.y, 260 + size / 2, .001);
    CHECK_NEAR(e.at.x, x_of(item), 4); /* a frame's way */
    CHECK_EQUAL(motus_dynamic_animator_contacts(s.animator, &touches, &count),
                MOTUS_OK);
    REQUIRE(count == 1 && touches[0].point_count == 2);
    CHECK_NEAR(touches[0].points[0].y, 260 + size / 2, .001);
    CHECK_NEAR(touches[0].points[1].y, 260 + size / 2, .001);
    scene_close(&s);
  }
  /* Two items, one of them hit by the other in flight. */
  scene s = scene_open(true);
  ear e;
  motus_dynamic_item *items[2] = {box(&s, 100, 100, 100, 100),
                                  box(&s, 300, 100, 100, 100)};
  meeting(&s, items, 2, &e);
  motus_item_behavior_add_linear_velocity(properties(&s, items, 2), items[0],
                                          (motus_vector){700, 0});
  run(&s, 10);
  CHECK_TEXT(e.heard, "B");
  CHECK_NEAR(e.at.x, 250, 1.5);
  CHECK_NEAR(e.at.y, 100, .1);
  scene_close(&s);
}

/* Two items that fall on a floor, out of the watched rectangle. The first one
 * that is told of ends the other. */
typedef struct pair {
  motus_dynamic_item *items[2];
  int began, left;
  bool ends_when_left;
} pair;

static void end_the_other(pair *p, motus_dynamic_item *item) {
  motus_dynamic_item *other = p->items[item == p->items[0]];
  CHECK(motus_is_alive(item));
  CHECK_EQUAL(motus_view_remove_from_superview((motus_view *)other), MOTUS_OK);
  CHECK(!motus_is_alive(other));
}

static void one_has_begun(void *user_data, motus_collision_behavior *behavior,
                          motus_dynamic_item *item, int32_t boundary, double x,
                          double y) {
  pair *p = user_data;
  (void)behavior, (void)boundary, (void)x, (void)y;
  p->began += 1;
  if (p->ends_when_left)
    return;
  if (p->began == 1)
    end_the_other(p, item);
  else
    CHECK(!motus_is_alive(item));
}

static void one_has_ended(void *user_data, motus_collision_behavior *behavior,
                          motus_dynamic_item *item, int32_t boundary) {
  (void)behavior, (void)item, (void)boundary;
  ((pair *)user_data)->began -= 1;
}

static void one_has_left(void *user_data, motus_dynamic_animator *animator,
                         motus_dynamic_item *item) {
  pair *p = user_data;
  (void)animator;
  CHECK(motus_is_alive(item));
  p->left += 1;
  if (p->ends_when_left)
    end_the_other(p, item);
}

/* DY-13: what a callback of the same frame has ended begins to touch, and ends;
 * it is not told to leave the watched rectangle. */
static void what_has_ended_in_a_callback_is_told_in_pairs(void) {
  for (int way = 0; way < 2; way++) {
    scene s = scene_open(true);
    pair p = {.items = {box(&s, 100, 100, 40, 40), box(&s, 300, 100, 40, 40)},
              .ends_when_left = way};
    motus_collision_behavior *floor = floor_at(&s, 260, p.items, 2);
    motus_collision_delegate delegate = {.struct_size = sizeof delegate};
    motus_dynamic_animator_delegate leaving = {.struct_size = sizeof leaving};
    delegate.began_with_boundary = one_has_begun;
    delegate.ended_with_boundary = one_has_ended;
    leaving.item_did_leave = one_has_left;
    motus_collision_behavior_set_delegate(floor, &delegate, &p, NULL);
    motus_dynamic_animator_set_delegate(s.animator, &leaving, &p, NULL);
    motus_dynamic_animator_set_watched_rect(s.animator,
                                            &(motus_rect){0, 0, 390, 219});
    gravity(&s, p.items, 2);
    while (p.began == 0 && p.left == 0 && s.time < 3)
      run(&s, 1);
    CHECK(p.began == 2 || way);
    run(&s, 2);
    CHECK_EQUAL(p.left, 1); /* the one that lives */
    CHECK_EQUAL(p.began, 1);
    scene_close(&s);
  }
}

CHECK_MAIN(TEST(whatever_is_taken_away_ends_its_touches),
           TEST(what_comes_back_at_once_ends_before_it_begins),
           TEST(a_boundary_that_comes_or_goes_leaves_the_others),
           TEST(behaviors_that_share_a_pair_hear_for_themselves),
           TEST(touches_are_told_where_they_are),
           TEST(what_has_ended_in_a_callback_is_told_in_pairs))
