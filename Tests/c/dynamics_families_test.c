/* What attachments say of themselves, trees of behaviors, actions, and worlds
 * of everything at once (DY-1 to DY-3, DY-8, DY-23). */
#include "dynamics_bodies.h"
#include <stdlib.h>

/* DY-24: what each kind is told to be, and the defaults. */
static void attachments_say_what_they_are(void) {
  scene s = scene_open(false);
  motus_dynamic_item *a = body(&s, 0, 0), *b = body(&s, 300, 0);
  motus_attachment_behavior *rope = NULL, *weld = NULL;
  tie_by_rope(s.w.runtime, a, MIDDLE, b, MIDDLE, &rope);
  tie_fixed(s.w.runtime, a, NULL, (motus_point){1, 2}, &weld);
  motus_attachment_behavior *all[] = {
      to_point(&s, a, (motus_vector){10, 0}, 110, 0),
      to_item(&s, a, (motus_vector){50, 0}, b, (motus_vector){-50, 0}),
      tied(&s, rope),
      tied(&s, weld),
      pin(&s, a, b, 150, 5),
      slide(&s, b, NULL, 3, 4, (motus_vector){0, 9})};
  static const double facts[][5] = {{100, 1, 110, 0}, {200, 2, 0, 0},
                                    {300, 2, 0, 0},   {0, 1, 1, 2},
                                    {0, 2, 150, 5},   {0, 1, 3, 4}};
  static const motus_attachment_type types[] = {
      MOTUS_ATTACHMENT_ANCHOR, MOTUS_ATTACHMENT_ITEMS,
      MOTUS_ATTACHMENT_LIMIT,  MOTUS_ATTACHMENT_FIXED,
      MOTUS_ATTACHMENT_PIN,    MOTUS_ATTACHMENT_SLIDING};
  for (int i = 0; i < 6; i++) {
    motus_attachment_behavior *tie = all[i];
    motus_dynamic_behavior *as = (motus_dynamic_behavior *)tie;
    CHECK_EQUAL(tie_options(tie).type, types[i]);
    if (i < 3)
      CHECK_NEAR(tie_options(tie).length, facts[i][0], 1e-9);
    else
      CHECK(isnan(tie_options(tie).length));
    CHECK_EQUAL(motus_dynamic_behavior_item_count(as), facts[i][1]);
    CHECK(motus_dynamic_behavior_item_at(as, 0) == (i == 5 ? b : a));
    CHECK_NEAR(motus_attachment_behavior_anchor_point(tie).x, facts[i][2], 0);
    CHECK_NEAR(motus_attachment_behavior_anchor_point(tie).y, facts[i][3], 0);
    CHECK_NEAR(tie_options(tie).frequency, 0, 0);
    CHECK_NEAR(tie_options(tie).damping_ratio, 0, 0);
    CHECK_NEAR(tie_options(tie).friction_torque, 0, 0);
    CHECK(!tie_has_range(tie));
  }
  scene_close(&s);
}

/* DY-14: a length is that of the making, what an anchor holds is where the
 * items are when they join; added again it holds them anew. */
static void a_tie_takes_hold_when_it_joins(void) {
  scene s = scene_open(false);
  motus_dynamic_item *a = body(&s, 100, 0), *b = body(&s, 500, 0);
  motus_dynamic_item *c = body(&s, 600, 0);
  motus_dynamic_item *both[] = {b, c};
  properties(&s, both, 2);
  motus_attachment_behavior *rod = NULL, *hinge = NULL;
  tie_to_anchor(s.w.runtime, a, MIDDLE, (motus_point){0, 0}, &rod);
  CHECK_EQUAL(motus_dynamic_item_set_pose(a, (motus_point){0, 250}, 0),
              MOTUS_OK);
  tied(&s, rod);
  CHECK_NEAR(tie_options(rod).length, 100, 0);
  tie_pinned(s.w.runtime, b, c, (motus_point){550, 0}, &hinge);
  motus_dynamic_behavior *as = (motus_dynamic_behavior *)hinge;
  motus_dynamic_animator_add_behavior(s.animator, as);
  launch(&s, b, 0, 100, 0);
  launch(&s, c, 0, 100, 0);
  run(&s, 60);
  check_place(a, 0, 100, .1);
  const motus_dynamic_joint *joints = NULL;
  size_t count = 0;
  motus_dynamic_animator_joints(s.animator, &joints, &count);
  REQUIRE(count == 2);
  CHECK_NEAR(joints[1].anchor.y, 100, .01);
  CHECK_NEAR(motus_attachment_behavior_anchor_point(hinge).y, 0, 0);
  motus_dynamic_animator_remove_behavior(s.animator, as);
  motus_dynamic_animator_add_behavior(s.animator, as);
  run(&s, 1);
  motus_dynamic_animator_joints(s.animator, &joints, &count);
  REQUIRE(count == 2);
  CHECK_NEAR(joints[1].anchor.y, 100. / 60, .01);
  CHECK_EQUAL(motus_release(hinge), MOTUS_OK);
  scene_close(&s);
}

/* DY-14, R-18: two on a hinge inside both do not push each other; without it
 * they do.
 */
static void a_hinge_that_goes_lets_its_items_meet(void) {
  scene s = scene_open(false);
  motus_dynamic_item *both[] = {turned(&s, 30, 0, 80, 16, 0),
                                turned(&s, 90, 0, 80, 16, 0)};
  motus_collision_behavior *c = NULL;
  motus_collision_behavior_create(s.w.runtime, both, 2, &c);
  play(&s, (motus_dynamic_behavior *)c);
  run(&s, 1);
  CHECK(apart(both[0], both[1]) > 60);
  double start = apart(both[0], both[1]);
  motus_dynamic_behavior *hinge =
      (motus_dynamic_behavior *)pin(&s, both[0], both[1], 60, 0);
  run(&s, 60);
  CHECK_NEAR(apart(both[0], both[1]), start, .001);
  motus_dynamic_animator_remove_behavior(s.animator, hinge);
  run(&s, 60);
  CHECK(apart(both[0], both[1]) > start + .2);
  scene_close(&s);
}

static char story[64];

static void note(char who, char what) {
  size_t length = strlen(story);
  if (length + 3 < sizeof story)
    story[length] = who, story[length + 1] = what, story[length + 2] = 0;
}

static void act(void *user_data, motus_dynamic_behavior *behavior) {
  (void)behavior;
  note(*(char *)user_data, '!');
}

static void moved(void *user_data, motus_dynamic_behavior *behavior,
                  motus_dynamic_animator *animator) {
  CHECK(motus_dynamic_behavior_animator(behavior) == animator);
  note(*(char *)user_data, animator ? '+' : '-');
}

#define CHECK_STORY(told)    \
  do {                       \
    CHECK_TEXT(story, told); \
    story[0] = 0;            \
  } while (0)

/* DY-1, DY-2, DY-8: depth first, parents before children, within the call. */
static void a_tree_moves_and_acts_from_its_root(void) {
  static char names[] = "abcd";
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  motus_dynamic_behavior *tree[4];
  for (int i = 0; i < 3; i++)
    motus_dynamic_behavior_create(s.w.runtime, &tree[i]);
  motus_gravity_behavior *g = NULL;
  motus_gravity_behavior_create(s.w.runtime, &item, 1, &g);
  tree[3] = (motus_dynamic_behavior *)g;
  for (int i = 0; i < 4; i++) {
    motus_dynamic_behavior_set_action(tree[i], act, &names[i], NULL);
    motus_dynamic_behavior_set_did_move(tree[i], moved, &names[i], NULL);
  }
  /* a has b and c, b has d. */
  motus_dynamic_behavior_add_child(tree[0], tree[1]);
  motus_dynamic_behavior_add_child(tree[0], tree[2]);
  motus_dynamic_behavior_add_child(tree[1], tree[3]);
  CHECK_EQUAL(motus_dynamic_behavior_add_child(tree[1], tree[3]), MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_child_count(tree[1]), 1);
  CHECK_STORY("");
  motus_dynamic_animator_add_behavior(s.animator, tree[0]);
  CHECK_STORY("a+b+d+c+");
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 1);
  run(&s, 1);
  CHECK_STORY("a!b!d!c!");
  CHECK_REFUSED(motus_dynamic_animator_add_behavior(s.animator, tree[1]),
                INVALID_STATE, "motus_dynamic_animator_add_behavior");
  CHECK_REFUSED(motus_dynamic_behavior_add_child(tree[1], tree[0]),
                INVALID_STATE, "motus_dynamic_behavior_add_child");
  CHECK_REFUSED(motus_dynamic_behavior_add_child(tree[2], tree[1]),
                INVALID_STATE, "motus_dynamic_behavior_add_child");
  CHECK_REFUSED(motus_dynamic_behavior_add_child(tree[3], tree[2]),
                INVALID_STATE, "motus_dynamic_behavior_add_child");
  report_clear();
  CHECK_EQUAL(motus_dynamic_behavior_remove_child(tree[2], tree[1]), MOTUS_OK);
  motus_dynamic_animator_remove_behavior(s.animator, tree[1]);
  CHECK_STORY("");
  CHECK_EQUAL(motus_dynamic_behavior_remove_child(tree[0], tree[1]), MOTUS_OK);
  CHECK_STORY("b-d-");
  CHECK(motus_dynamic_behavior_animator(tree[3]) == NULL);
  CHECK_EQUAL(motus_dynamic_behavior_add_child(tree[2], tree[1]), MOTUS_OK);
  CHECK_STORY("b+d+");
  run(&s, 1);
  CHECK_STORY("a!c!b!d!");
  motus_dynamic_animator_remove_all_behaviors(s.animator);
  CHECK_STORY("a-c-b-d-");
  run(&s, 1);
  CHECK(!running(&s));
  CHECK_STORY("");
  scene_close(&s);
}

typedef struct change {
  scene *s;
  motus_dynamic_item *item;
  int calls;
} change;

/* Lets the item fall from the first call on, and puts it elsewhere. */
static void change_the_world(void *user_data,
                             motus_dynamic_behavior *behavior) {
  change *c = user_data;
  c->calls += 1;
  if (c->calls == 1) {
    motus_gravity_behavior *g = NULL;
    motus_gravity_behavior_create(c->s->w.runtime, &c->item, 1, &g);
    CHECK_EQUAL(
        motus_dynamic_behavior_add_child(behavior, (motus_dynamic_behavior *)g),
        MOTUS_OK);
    motus_release(g);
  }
  if (c->calls == 10) {
    motus_dynamic_item_set_pose(c->item, (motus_point){500, 500}, 0);
    CHECK_EQUAL(
        motus_dynamic_animator_update_item(c->s->animator, c->item, true),
        MOTUS_OK);
  }
}

/* DY-8: an action may change everything; it counts from the next step. Frames
 * that take no step have no action, long ones have one. */
static void an_action_changes_the_next_step(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  change c = {&s, item, 0};
  motus_item_behavior *p = properties(&s, &item, 1);
  motus_item_behavior_add_linear_velocity(p, item, (motus_vector){60, 0});
  motus_dynamic_behavior *b = NULL;
  motus_dynamic_behavior_create(s.w.runtime, &b);
  motus_dynamic_behavior_set_action(b, change_the_world, &c, NULL);
  play(&s, b);
  run(&s, 1);
  check_place(item, 1, 0, .001);
  run(&s, 1);
  check_place(item, 2, 1000. / 60 / 60 / 2, .001);
  run(&s, 8);
  check_place(item, 500, 500, 0);
  run(&s, 1);
  check_place(item, 500, 500 + 1000. / 60 / 60 / 2, .001);
  CHECK_EQUAL(c.calls, 11);
  CHECK_EQUAL(motus_runtime_tick(s.w.runtime, s.time), MOTUS_OK);
  CHECK_EQUAL(c.calls, 11);
  CHECK_EQUAL(motus_runtime_tick(s.w.runtime, s.time + .1), MOTUS_OK);
  CHECK_EQUAL(c.calls, 12);
  scene_close(&s);
}

/* Everything that ties, pushes, pulls and snaps, in one animator. */
typedef struct zoo {
  scene s;
  motus_dynamic_item *items[24];
  motus_attachment_behavior *rod;
  motus_push_behavior *blow;
  motus_snap_behavior *snap;
} zoo;

static void zoo_open(zoo *z) {
  z->s = scene_open(false);
  scene *s = &z->s;
  motus_dynamic_item **i = z->items;
  for (int k = 0; k < 24; k++)
    i[k] = turned(s, 150 * (k % 6), 150 * (k / 6), 40 + 3 * k, 60, .1 * k);
  z->rod = to_point(s, i[0], (motus_vector){10, 5}, -50, -50);
  soften(to_item(s, i[0], MIDDLE, i[1], (motus_vector){-5, 0}), 2, .2);
  soften(to_item(s, i[1], MIDDLE, i[2], MIDDLE), 3, 0);
  motus_attachment_behavior *hinge = pin(s, i[3], i[4], 500, 10);
  set_tie_range(hinge, -.5, .5);
  slide(s, i[4], i[5], 650, 0, (motus_vector){1, 1});
  hinge = pin(s, i[7], NULL, 130, 150);
  set_tie_friction(hinge, .1);
  to_item(s, i[12], MIDDLE, i[13], MIDDLE);
  to_item(s, i[13], MIDDLE, i[8], MIDDLE);
  to_item(s, i[8], MIDDLE, i[12], (motus_vector){0, 10});
  gravity(s, i, 14);
  motus_item_behavior *p = properties(s, i, 24);
  set_charge(p, 2);
  motus_push_behavior *wind =
      push(s, i[9], MOTUS_PUSH_CONTINUOUS, (motus_vector){1, 2});
  motus_push_behavior_set_target_offset(wind, i[9], (motus_vector){5, 5});
  z->blow = push(s, i[10], MOTUS_PUSH_INSTANTANEOUS, (motus_vector){-1, 2});
  z->snap = snap(s, i[11], 0, 0);
  for (int type = 0; type < 10; type++) {
    motus_field_options options = field_of((motus_field_type)type);
    options.strength = 2;
    options.falloff = type == MOTUS_FIELD_RADIAL_GRAVITY ? .5 : 0;
    options.position = (motus_point){100, 50};
    options.direction = (motus_vector){1, .5};
    options.smoothness = .4;
    options.animation_speed = 2;
    options.minimum_radius = 5;
    field(s, options, i + 14 + type, 1);
    launch(s, i[14 + type], 50, 20, .5);
  }
}

static void zoo_happens(zoo *z, int frame) {
  if (frame == 20)
    motus_push_behavior_set_active(z->blow, true);
  if (frame == 40)
    motus_snap_behavior_set_point(z->snap, (motus_point){300, 0});
  if (frame == 60)
    set_tie_length(z->rod, 90);
}

static void check_same(zoo *a, zoo *b) {
  for (int k = 0; k < 24; k++) {
    motus_dynamic_item_state p = state_of(&a->s, a->items[k]);
    motus_dynamic_item_state q = state_of(&b->s, b->items[k]);
    CHECK(p.center.x == q.center.x && p.center.y == q.center.y);
    CHECK(p.rotation == q.rotation && p.velocity.dx == q.velocity.dx);
    CHECK(p.angular_velocity == q.angular_velocity);
  }
}

/* DY-23: the same to the last bit at 60 and at 420 frames a second. */
static void no_force_depends_on_the_frame_rate(void) {
  zoo a, b;
  zoo_open(&a);
  zoo_open(&b);
  for (int frame = 0; frame < 120; frame++) {
    zoo_happens(&a, frame);
    zoo_happens(&b, frame);
    motus_runtime_tick(a.s.w.runtime, (frame + 1) / 60.);
    for (int part = 1; part < 7; part++)
      motus_runtime_tick(b.s.w.runtime, (frame + part / 7.) / 60);
    motus_runtime_tick(b.s.w.runtime, (frame + 1) / 60.);
  }
  check_same(&a, &b);
  scene_close(&a.s);
  scene_close(&b.s);
}

/* US-30, DY-23: from a snapshot in its middle, here and in another runtime,
 * the same calls bring the same places. */
static void a_snapshot_holds_every_tie_and_force(void) {
  zoo a, b;
  zoo_open(&a);
  zoo_open(&b);
  for (int frame = 0; frame < 50; frame++) {
    zoo_happens(&a, frame);
    run(&a.s, 1);
  }
  size_t size = motus_dynamic_animator_snapshot_size(a.s.animator);
  void *bytes = malloc(size);
  CHECK_EQUAL(motus_dynamic_animator_snapshot(a.s.animator, bytes, size, &size),
              MOTUS_OK);
  for (int frame = 50; frame < 100; frame++) {
    zoo_happens(&a, frame);
    run(&a.s, 1);
  }
  CHECK_EQUAL(motus_dynamic_animator_restore(b.s.animator, bytes, size),
              MOTUS_OK);
  CHECK_NEAR(motus_snap_behavior_point(b.snap).x, 300, 0);
  CHECK(!motus_push_behavior_is_active(b.blow));
  for (int frame = 50; frame < 100; frame++) {
    zoo_happens(&b, frame);
    run(&b.s, 1);
  }
  check_same(&a, &b);
  CHECK_EQUAL(motus_dynamic_animator_restore(a.s.animator, bytes, size),
              MOTUS_OK);
  for (int frame = 50; frame < 100; frame++) {
    zoo_happens(&a, frame);
    run(&a.s, 1);
  }
  check_same(&a, &b);
  free(bytes);
  scene_close(&a.s);
  scene_close(&b.s);
}

CHECK_MAIN(TEST(attachments_say_what_they_are),
           TEST(a_tie_takes_hold_when_it_joins),
           TEST(a_hinge_that_goes_lets_its_items_meet),
           TEST(a_tree_moves_and_acts_from_its_root),
           TEST(an_action_changes_the_next_step),
           TEST(no_force_depends_on_the_frame_rate),
           TEST(a_snapshot_holds_every_tie_and_force))
