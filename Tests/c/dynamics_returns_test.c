/* Items that leave and come back within a frame, hosts that reach into what an
 * animator moves, and what is told around a pause (DY-4, DY-7, DY-22). */
#include "dynamics.h"

static motus_dynamic_item_state state_of(scene *s, motus_dynamic_item *item) {
  motus_dynamic_item_state none;
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  memset(&none, 0, sizeof none);
  motus_dynamic_animator_item_states(s->animator, &states, &count);
  for (size_t index = 0; index < count; index++)
    if (states[index].item == item)
      return states[index];
  return none;
}

static motus_dynamic_behavior *as_behavior(motus_gravity_behavior *g) {
  return (motus_dynamic_behavior *)g;
}

/* "Read once, when the first behavior that names it joins": after it has left,
 * that is once more, in the same frame as well. */
static void an_item_that_comes_back_has_the_size_that_it_has_now(void) {
  for (int way = 0; way < 4; way++) {
    scene s = scene_open(true);
    motus_dynamic_item *item = box(&s, 100, 100, 100, 100);
    motus_gravity_behavior *g = gravity(&s, &item, 1);
    run(&s, 30);
    CHECK_NEAR(state_of(&s, item).velocity.dy, 500, .01);
    CHECK_EQUAL(motus_retain(g), MOTUS_OK);
    if (way == 0)
      motus_dynamic_animator_remove_all_behaviors(s.animator);
    else
      motus_dynamic_behavior_remove_item(as_behavior(g), item);
    /* Nobody names it: it is in no list. */
    size_t count = 9;
    CHECK(state_of(&s, item).item == NULL);
    CHECK_EQUAL(motus_dynamic_animator_items_in_rect(
                    s.animator, (motus_rect){0, 0, 900, 900}, NULL, 0, &count),
                MOTUS_OK);
    CHECK_EQUAL(count, 0);
    if (way < 3)
      motus_view_set_bounds((motus_view *)item, (motus_rect){0, 0, 200, 200});
    if (way == 2)
      motus_view_set_center((motus_view *)item, (motus_point){400, 50});
    if (way == 3)
      motus_dynamic_item_set_outline(item, MOTUS_OUTLINE_ELLIPSE, NULL, 0);
    if (way == 0)
      motus_dynamic_animator_add_behavior(s.animator, as_behavior(g));
    else
      motus_dynamic_behavior_add_item(as_behavior(g), item);
    motus_dynamic_item_state now = state_of(&s, item);
    CHECK_NEAR(now.mass, way < 3 ? 4 : acos(-1) / 4, .001);
    /* Its velocity is that of before, unless it was moved. */
    CHECK_NEAR(now.velocity.dy, way == 2 ? 0 : 500, .01);
    CHECK_NEAR(now.center.y, way == 2 ? 50 : 225, .01);
    run(&s, 6);
    CHECK_NEAR(y_of(item), way == 2 ? 55 : 225 + 50 + 5, .01);
    motus_release(g);
    scene_close(&s);
  }
}

/* DY-22. A group that has lost a member comes back at once; a new view that is
 * known by the lost one's number is none of the group's. */
static void a_group_comes_back_without_the_member_that_it_has_lost(void) {
  scene s = scene_open(true);
  motus_dynamic_item *members[3] = {box(&s, 100, 100, 20, 20),
                                    box(&s, 140, 100, 20, 20),
                                    box(&s, 180, 120, 20, 20)};
  motus_dynamic_item *group = NULL;
  CHECK_EQUAL(motus_dynamic_item_create_group(s.w.runtime, members, 3, &group),
              MOTUS_OK);
  /* The middle of 90…190 by 90…130, before any animator. */
  CHECK_NEAR(motus_dynamic_item_center(group).x, 140, 1e-9);
  CHECK_NEAR(motus_dynamic_item_center(group).y, 110, 1e-9);
  motus_gravity_behavior *g = gravity(&s, &group, 1);
  run(&s, 6);
  CHECK_NEAR(state_of(&s, group).mass, .12, 1e-6);
  CHECK_EQUAL(motus_view_remove_from_superview((motus_view *)members[1]),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_item_count(as_behavior(g)), 0);
  CHECK_EQUAL(motus_dynamic_behavior_add_item(as_behavior(g), group), MOTUS_OK);
  CHECK_NEAR(state_of(&s, group).mass, .08, 1e-6);
  run(&s, 6);
  CHECK_NEAR(y_of(members[0]), 120, .01); /* .2 s of free fall */
  motus_dynamic_item *fresh = box(&s, 300, 300, 30, 30);
  CHECK_EQUAL(motus_dynamic_behavior_add_item(as_behavior(g), fresh), MOTUS_OK);
  run(&s, 6);
  CHECK_NEAR(x_of(fresh), 300, 0);
  CHECK_NEAR(y_of(fresh), 305, .01);
  CHECK_NEAR(state_of(&s, fresh).mass, .09, 1e-6);
  const motus_dynamic_pose *places;
  size_t count;
  motus_dynamic_animator_moved_items(s.animator, &places, &count);
  CHECK_EQUAL(count, 4); /* the group, two members, and the new one */
  for (size_t index = 0; index < count; index++)
    CHECK(motus_is_alive(places[index].item));
  motus_release(group);
  scene_close(&s);
}

/* A group that comes back is measured by its members as they are then. */
static void a_group_comes_back_as_its_members_stand(void) {
  scene s = scene_open(true);
  motus_dynamic_item *members[2] = {box(&s, 100, 100, 20, 20),
                                    box(&s, 140, 100, 20, 20)};
  motus_dynamic_item *group = NULL;
  motus_dynamic_item_create_group(s.w.runtime, members, 2, &group);
  motus_gravity_behavior *g = gravity(&s, &group, 1);
  run(&s, 6);
  motus_dynamic_behavior_remove_item(as_behavior(g), group);
  motus_view_set_center((motus_view *)members[1], (motus_point){240, 105});
  motus_dynamic_behavior_add_item(as_behavior(g), group);
  CHECK_NEAR(state_of(&s, group).center.x, 170, 1e-4);
  CHECK_NEAR(state_of(&s, group).velocity.dy, 0, 0); /* it was moved */
  run(&s, 6);
  CHECK_NEAR(x_of(members[0]), 100, 1e-4);
  CHECK_NEAR(x_of(members[1]), 240, 1e-4);
  CHECK_NEAR(y_of(members[1]), 110, .01);
  motus_release(group);
  scene_close(&s);
}

static int finished = -1;

static void on_end(void *user_data, bool is_finished) {
  (void)user_data;
  finished = is_finished;
}

/* DY-4: an animation of an item in play is a change from outside. It is
 * overwritten, not added, and its completion hears so. */
static void an_animation_of_an_item_in_play_is_overwritten(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 100, 100, 20, 20);
  motus_item_behavior *flight = properties(&s, &item, 1);
  motus_item_behavior_add_linear_velocity(flight, item, (motus_vector){300, 0});
  motus_item_behavior_add_angular_velocity(flight, item, 1);
  run(&s, 6);
  CHECK_EQUAL(motus_runtime_begin_animation(s.w.runtime, NULL), MOTUS_OK);
  motus_view_set_center((motus_view *)item, (motus_point){0, 400});
  motus_view_set_transform((motus_view *)item,
                           (motus_transform){2, 0, 0, 2, 0, 0});
  CHECK_EQUAL(
      motus_runtime_commit_animation(s.w.runtime, on_end, NULL, NULL, NULL),
      MOTUS_OK);
  for (int frame = 1; frame <= 12; frame++) {
    double shown[6];
    run(&s, 1);
    motus_view_property((motus_view *)item, MOTUS_PROPERTY_CENTER,
                        MOTUS_VALUE_SHOWN, shown, 2);
    CHECK_NEAR(shown[0], 130 + 5 * frame, .01);
    CHECK_NEAR(shown[1], 100, .01);
    motus_view_property((motus_view *)item, MOTUS_PROPERTY_TRANSFORM,
                        MOTUS_VALUE_SHOWN, shown, 6);
    CHECK_NEAR(shown[0], cos(.1 + frame / 60.), 1e-5);
  }
  CHECK_EQUAL(finished, 0);
  CHECK(!motus_view_set_alpha((motus_view *)item, .5)); /* others are free */
  scene_close(&s);
}

/* ---- Around a pause ---- */

static struct log {
  scene *s;
  motus_dynamic_item *item;
  char calls[32];
  double y;
  bool pulls;
} told;

static void will_resume(void *user_data, motus_dynamic_animator *animator) {
  (void)user_data;
  strcat(told.calls, "r");
  told.y = y_of(told.item);
  CHECK(motus_dynamic_animator_is_running(animator));
  if (told.pulls)
    motus_dynamic_animator_remove_all_behaviors(animator);
}

static void did_pause(void *user_data, motus_dynamic_animator *animator) {
  (void)user_data;
  strcat(told.calls, "p");
  CHECK(!motus_dynamic_animator_is_running(animator));
}

static void did_leave(void *user_data, motus_dynamic_animator *animator,
                      motus_dynamic_item *item) {
  (void)user_data, (void)animator, (void)item;
  strcat(told.calls, "l");
}

static void listen(scene *s, motus_dynamic_item *item) {
  motus_dynamic_animator_delegate delegate = {.struct_size = sizeof delegate};
  delegate.will_resume = will_resume;
  delegate.did_pause = did_pause;
  delegate.item_did_leave = did_leave;
  memset(&told, 0, sizeof told);
  told.s = s;
  told.item = item;
  motus_dynamic_animator_set_delegate(s->animator, &delegate, NULL, NULL);
}

/* DY-7: will_resume precedes the first step, and may prevent it. */
static void will_resume_is_told_before_anything_moves(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 100, 100, 100, 100);
  listen(&s, item);
  motus_gravity_behavior *g = gravity(&s, &item, 1);
  CHECK_TEXT(told.calls, ""); /* not within the call */
  CHECK_EQUAL(motus_runtime_tick(s.w.runtime, 0), MOTUS_OK);
  CHECK_TEXT(told.calls, ""); /* no time has passed, no step is taken */
  run(&s, 1);
  CHECK_TEXT(told.calls, "r");
  CHECK_NEAR(told.y, 100, 0);
  CHECK(y_of(item) > 100);
  motus_dynamic_animator_remove_all_behaviors(s.animator);
  CHECK(motus_dynamic_animator_is_running(s.animator)); /* it owes the pause */
  run(&s, 1);
  CHECK_TEXT(told.calls, "rp");
  /* What comes and goes between two frames sets nothing going. */
  motus_gravity_behavior_create(s.w.runtime, &item, 1, &g);
  motus_dynamic_animator_add_behavior(s.animator, as_behavior(g));
  CHECK(motus_dynamic_animator_is_running(s.animator));
  motus_dynamic_animator_remove_behavior(s.animator, as_behavior(g));
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  run(&s, 2);
  CHECK_TEXT(told.calls, "rp");
  /* One that takes everything away as it is told: nothing has moved. */
  double y = y_of(item);
  told.pulls = true;
  motus_dynamic_animator_add_behavior(s.animator, as_behavior(g));
  run(&s, 2);
  CHECK_TEXT(told.calls, "rprp");
  CHECK_NEAR(y_of(item), y, 0);
  motus_release(g);
  scene_close(&s);
}

/* DY-27: what rests from the beginning pauses with the 31st frame, whatever it
 * is that holds it still. */
static void what_rests_pauses_with_the_thirty_first_frame(void) {
  for (int way = 0; way < 3; way++) {
    scene s = scene_open(true);
    motus_dynamic_item *item = box(&s, 100, 100, 100, 100);
    listen(&s, item);
    if (way == 0)
      properties(&s, &item, 1);
    if (way == 1)
      motus_gravity_behavior_set_direction(gravity(&s, &item, 1),
                                           (motus_vector){0, 0});
    if (way == 2) {
      gravity(&s, &item, 1);
      floor_at(&s, 150, &item, 1);
    }
    run(&s, 30);
    CHECK_TEXT(told.calls, "r");
    run(&s, 1);
    CHECK_TEXT(told.calls, "rp");
    CHECK_NEAR(motus_dynamic_animator_elapsed_time(s.animator), 31 / 60., 1e-9);
    run(&s, 10);
    CHECK_TEXT(told.calls, "rp");
    CHECK_NEAR(motus_dynamic_animator_elapsed_time(s.animator), 31 / 60., 1e-9);
    scene_close(&s);
  }
}

/* US-27. Each watch begins anew: who is outside then is told, too. */
static void another_watched_rect_watches_anew(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 100, 100, 20, 20);
  motus_rect far = {0, 0, 400, 300}, near = {0, 0, 400, 200};
  listen(&s, item);
  gravity(&s, &item, 1);
  motus_dynamic_animator_set_watched_rect(s.animator, &far);
  run(&s, 60);
  CHECK_TEXT(told.calls, "rl");
  motus_dynamic_animator_set_watched_rect(s.animator, &far);
  run(&s, 2);
  CHECK_TEXT(told.calls, "rl"); /* the same one */
  motus_dynamic_animator_set_watched_rect(s.animator, &near);
  run(&s, 2);
  CHECK_TEXT(told.calls, "rll");
  motus_view_set_center((motus_view *)item, (motus_point){100, 0});
  motus_dynamic_animator_update_item(s.animator, item, true);
  run(&s, 60);
  CHECK_TEXT(told.calls, "rlll"); /* it has been back */
  motus_dynamic_animator_set_watched_rect(s.animator, NULL);
  run(&s, 2);
  CHECK_TEXT(told.calls, "rlll");
  scene_close(&s);
}

CHECK_MAIN(TEST(an_item_that_comes_back_has_the_size_that_it_has_now),
           TEST(a_group_comes_back_without_the_member_that_it_has_lost),
           TEST(a_group_comes_back_as_its_members_stand),
           TEST(an_animation_of_an_item_in_play_is_overwritten),
           TEST(will_resume_is_told_before_anything_moves),
           TEST(what_rests_pauses_with_the_thirty_first_frame),
           TEST(another_watched_rect_watches_anew))
