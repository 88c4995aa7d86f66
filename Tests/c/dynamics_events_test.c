#include "dynamics.h"

/* What is called, in order, as letters. */
static struct record {
  char calls[512];
  size_t count;
  motus_dynamic_item *item, *other;
  int32_t boundary;
  double x, y;
  scene *scene;
  motus_dynamic_behavior *behavior;
} record;

static void note(char call) {
  if (record.count < sizeof record.calls - 1)
    record.calls[record.count++] = call;
}

static void clear_record(scene *s) {
  memset(&record, 0, sizeof record);
  record.scene = s;
}

static void began(void *user_data, motus_collision_behavior *behavior,
                  motus_dynamic_item *item, motus_dynamic_item *other, double x,
                  double y) {
  (void)user_data, (void)behavior;
  note('b');
  record.item = item, record.other = other, record.x = x, record.y = y;
}

static void ended(void *user_data, motus_collision_behavior *behavior,
                  motus_dynamic_item *item, motus_dynamic_item *other) {
  (void)user_data, (void)behavior, (void)item, (void)other;
  note('e');
}

static void began_with_boundary(void *user_data,
                                motus_collision_behavior *behavior,
                                motus_dynamic_item *item, int32_t boundary,
                                double x, double y) {
  (void)user_data, (void)behavior;
  note('B');
  record.item = item, record.boundary = boundary, record.x = x, record.y = y;
}

static void ended_with_boundary(void *user_data,
                                motus_collision_behavior *behavior,
                                motus_dynamic_item *item, int32_t boundary) {
  (void)user_data, (void)behavior, (void)item, (void)boundary;
  note('E');
}

static void will_resume(void *user_data, motus_dynamic_animator *animator) {
  (void)user_data, (void)animator;
  note('r');
}

static void did_pause(void *user_data, motus_dynamic_animator *animator) {
  (void)user_data, (void)animator;
  note('p');
}

static void item_did_leave(void *user_data, motus_dynamic_animator *animator,
                           motus_dynamic_item *item) {
  (void)user_data, (void)animator;
  note('l');
  record.item = item;
}

static void act(void *user_data, motus_dynamic_behavior *behavior) {
  (void)behavior;
  note(*(char *)user_data);
}

static void count_destroy(void *user_data) {
  *(int *)user_data += 1;
}

static void listen(scene *s, motus_collision_behavior *collision) {
  motus_collision_delegate delegate = {
      .struct_size = sizeof delegate,
      .began = began,
      .ended = ended,
      .began_with_boundary = began_with_boundary,
      .ended_with_boundary = ended_with_boundary};
  motus_dynamic_animator_delegate other = {.struct_size = sizeof other,
                                           .will_resume = will_resume,
                                           .did_pause = did_pause,
                                           .item_did_leave = item_did_leave};
  CHECK_EQUAL(
      motus_collision_behavior_set_delegate(collision, &delegate, NULL, NULL),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_dynamic_animator_set_delegate(s->animator, &other, NULL, NULL),
      MOTUS_OK);
}

static void contacts_are_told_by_callbacks_events_and_a_list(void) {
  scene s = scene_open(true);
  motus_dynamic_item *items[2] = {box(&s, 200, 740, 100, 100),
                                  box(&s, 200, 630, 100, 100)};
  motus_collision_behavior *collision = floor_at(&s, 800, items, 2);
  const motus_dynamic_contact_event *contacts;
  const motus_event *events;
  size_t count, index, told = 0;
  clear_record(&s);
  listen(&s, collision);
  gravity(&s, items, 2);
  motus_item_behavior *thrown = properties(&s, items, 2);
  set_friction(thrown, .5);
  for (int frame = 0; frame < 120; frame++) {
    run(&s, 1);
    motus_runtime_events(s.w.runtime, &events, &count);
    for (index = 0; index < count; index++) {
      if (events[index].kind != MOTUS_EVENT_CONTACT_BEGAN)
        continue;
      size_t contact_count;
      CHECK(events[index].subject == (void *)collision);
      CHECK_EQUAL(motus_dynamic_animator_contact_events(s.animator, &contacts,
                                                        &contact_count),
                  MOTUS_OK);
      REQUIRE((size_t)events[index].detail < contact_count);
      contacts += events[index].detail;
      CHECK(contacts->behavior == collision);
      CHECK(contacts->item == events[index].other);
      CHECK_EQUAL(contacts->has_begun, 1);
      told++;
      if (contacts->other == NULL) {
        CHECK(record.item == items[0]);
        CHECK_EQUAL(record.boundary, 7);
        CHECK_EQUAL(contacts->boundary, 7);
        CHECK_NEAR(record.y, 800, 1);
        CHECK_NEAR(contacts->point.y, record.y, 0);
      } else {
        CHECK(record.item == items[0] && record.other == items[1]);
        CHECK_NEAR(record.y, 700, 2);
      }
    }
  }
  CHECK(told >= 2);
  CHECK(strncmp(record.calls, "rBb", 3) == 0);
  CHECK_EQUAL(record.calls[record.count - 1], 'p');
  clear_record(&s);
  motus_item_behavior_add_linear_velocity(thrown, items[1],
                                          (motus_vector){0, -500});
  run(&s, 10);
  CHECK_TEXT(record.calls, "re");
  scene_close(&s);
}

static void events_of_an_animator_are_events_of_the_runtime(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 200, 750, 100, 100);
  const motus_event *events;
  size_t count;
  motus_collision_behavior *collision = NULL;
  motus_collision_behavior_create(s.w.runtime, &item, 1, &collision);
  motus_collision_behavior_set_reference_bounds(collision,
                                                &(motus_insets){0, 0, 10, 0});
  CHECK(motus_collision_behavior_reference_bounds(collision,
                                                  &(motus_insets){0, 0, 0, 0}));
  play(&s, (motus_dynamic_behavior *)collision);
  clear_record(&s);
  listen(&s, collision);
  gravity(&s, &item, 1);
  run(&s, 1);
  motus_runtime_events(s.w.runtime, &events, &count);
  REQUIRE(count == 1);
  CHECK_EQUAL(events[0].kind, MOTUS_EVENT_DYNAMICS_WILL_RESUME);
  CHECK(events[0].subject == (void *)s.animator);
  run(&s, 60);
  CHECK_EQUAL(record.boundary, MOTUS_BOUNDARY_REFERENCE);
  CHECK_NEAR(y_of(item), 784, .05);
  while (motus_runtime_needs_tick(s.w.runtime))
    run(&s, 1);
  CHECK_TEXT(record.calls, "rBp");
  /* The bounds follow the view. */
  motus_view_set_bounds(s.w.window, (motus_rect){0, 0, 390, 944});
  run(&s, 60);
  CHECK_NEAR(y_of(item), 884, .05);
  scene_close(&s);
}

/* DY-8, DY-26. */
static void actions_come_after_contacts_in_every_frame(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, -60, 100, 100);
  motus_collision_behavior *collision = floor_at(&s, 0, &item, 1);
  motus_dynamic_behavior *composite = NULL;
  motus_gravity_behavior *child = NULL;
  char first = '1', second = '2';
  int destroyed = 0;
  clear_record(&s);
  listen(&s, collision);
  CHECK_EQUAL(motus_dynamic_behavior_create(s.w.runtime, &composite), MOTUS_OK);
  CHECK_EQUAL(motus_gravity_behavior_create(s.w.runtime, &item, 1, &child),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_add_child(composite,
                                               (motus_dynamic_behavior *)child),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_set_action(composite, act, &first, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_set_action((motus_dynamic_behavior *)child,
                                                act, &second, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_child_count(composite), 1);
  CHECK(motus_dynamic_behavior_child_at(composite, 0) ==
        (motus_dynamic_behavior *)child);
  CHECK(motus_dynamic_behavior_child_at(composite, 1) == NULL);
  CHECK(motus_dynamic_behavior_animator(composite) == NULL);
  play(&s, composite);
  CHECK(motus_dynamic_behavior_animator((motus_dynamic_behavior *)child) ==
        s.animator);
  run(&s, 8);
  CHECK_TEXT(record.calls, "r1212121212121212");
  run(&s, 1);
  CHECK_TEXT(record.calls + 17, "B12");
  /* A call in place of NULL ends the old one. */
  motus_dynamic_behavior_set_action(composite, act, &first, NULL);
  motus_dynamic_behavior_set_action(composite, NULL, &destroyed, count_destroy);
  CHECK_EQUAL(destroyed, 1);
  clear_record(&s);
  run(&s, 1);
  CHECK_TEXT(record.calls, "2");
  CHECK_EQUAL(motus_release(child), MOTUS_OK);
  scene_close(&s);
}

/* Takes itself out of the animator, ends its item, and makes something new. */
static void upset(void *user_data, motus_dynamic_behavior *behavior) {
  scene *s = user_data;
  motus_dynamic_item *item = motus_dynamic_behavior_item_at(behavior, 0);
  note('u');
  CHECK_EQUAL(motus_runtime_tick(s->w.runtime, 99), MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(motus_dynamic_animator_remove_behavior(s->animator, behavior),
              MOTUS_OK);
  CHECK(!motus_is_alive(behavior));
  CHECK_EQUAL(motus_view_remove_from_superview((motus_view *)item), MOTUS_OK);
  CHECK(!motus_is_alive(item));
  item = box(s, 0, 0, 100, 100);
  record.item = item;
  gravity(s, &item, 1);
}

static void a_callback_may_change_everything(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 100, 100),
                                  box(&s, 300, 0, 100, 100)};
  clear_record(&s);
  motus_gravity_behavior *first = gravity(&s, &items[0], 1);
  gravity(&s, items, 2);
  motus_dynamic_behavior_set_action((motus_dynamic_behavior *)first, upset, &s,
                                    NULL);
  motus_runtime_set_diagnostics(s.w.runtime, NULL, NULL, NULL);
  run(&s, 30);
  CHECK_TEXT(record.calls, "u");
  CHECK_NEAR(y_of(items[1]), 125, .01);
  CHECK_NEAR(y_of(record.item), 500 * pow(29.0 / 60, 2), .01);
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 2);
  scene_close(&s);
}

static void an_item_that_leaves_the_watched_rect_is_told_once(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 200, 700, 100, 100);
  const motus_event *events;
  size_t count;
  motus_rect rect = {0, 0, 390, 844};
  clear_record(&s);
  listen(&s, floor_at(&s, 5000, NULL, 0));
  CHECK_EQUAL(motus_dynamic_animator_set_watched_rect(s.animator, &rect),
              MOTUS_OK);
  gravity(&s, &item, 1);
  while (y_of(item) < 894)
    run(&s, 1);
  motus_runtime_events(s.w.runtime, &events, &count);
  REQUIRE(count == 1);
  CHECK_EQUAL(events[0].kind, MOTUS_EVENT_DYNAMICS_ITEM_LEFT);
  CHECK(events[0].other == (void *)item);
  run(&s, 10);
  CHECK_TEXT(record.calls, "rl");
  CHECK(record.item == item);
  CHECK_EQUAL(motus_dynamic_animator_set_watched_rect(s.animator, NULL),
              MOTUS_OK);
  scene_close(&s);
}

static void user_data_of_dynamics_ends_once(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 10, 10);
  motus_collision_behavior *collision = floor_at(&s, 100, &item, 1);
  motus_dynamic_behavior *behavior = (motus_dynamic_behavior *)collision;
  int ends[4] = {0, 0, 0, 0};
  motus_collision_delegate delegate = {.struct_size = sizeof delegate};
  motus_dynamic_animator_delegate other = {.struct_size = sizeof other};
  motus_collision_behavior_set_delegate(collision, &delegate, &ends[0],
                                        count_destroy);
  motus_dynamic_animator_set_delegate(s.animator, &other, &ends[1],
                                      count_destroy);
  motus_dynamic_behavior_set_action(behavior, act, &ends[2], count_destroy);
  CHECK_EQUAL(
      motus_dynamic_behavior_set_action(NULL, act, &ends[3], count_destroy),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(ends[3], 1);
  report_clear();
  motus_dynamic_animator_remove_all_behaviors(s.animator);
  CHECK_EQUAL(ends[0], 1);
  CHECK_EQUAL(ends[2], 1);
  CHECK_EQUAL(motus_release(s.animator), MOTUS_OK);
  CHECK_EQUAL(ends[1], 1);
  scene_close(&s);
}

CHECK_MAIN(TEST(contacts_are_told_by_callbacks_events_and_a_list),
           TEST(events_of_an_animator_are_events_of_the_runtime),
           TEST(actions_come_after_contacts_in_every_frame),
           TEST(a_callback_may_change_everything),
           TEST(an_item_that_leaves_the_watched_rect_is_told_once),
           TEST(user_data_of_dynamics_ends_once))
