/* Callbacks of dynamics that change everything, and touches that end because
 * something was taken away. */
#include "dynamics.h"

static struct told {
  char calls[128];
  int32_t boundary;
  motus_dynamic_item *item;
} told;

static void note(char call) {
  size_t length = strlen(told.calls);
  if (length + 1 < sizeof told.calls)
    told.calls[length] = call;
}

static void began(void *user_data, motus_collision_behavior *behavior,
                  motus_dynamic_item *item, motus_dynamic_item *other, double x,
                  double y) {
  (void)user_data, (void)behavior, (void)item, (void)other, (void)x, (void)y;
  note('b');
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
  (void)user_data, (void)behavior, (void)item, (void)x, (void)y;
  note('B');
  told.boundary = boundary;
}

static void ended_with_boundary(void *user_data,
                                motus_collision_behavior *behavior,
                                motus_dynamic_item *item, int32_t boundary) {
  (void)user_data, (void)behavior, (void)item;
  note('E');
  told.boundary = boundary;
}

/* How many more of one call there were than of the other. */
static int balance(char more, char less) {
  int sum = 0;
  for (const char *call = told.calls; *call; call++)
    sum += (*call == more) - (*call == less);
  return sum;
}

static void listen(motus_collision_behavior *collision) {
  memset(&told, 0, sizeof told);
  motus_collision_delegate delegate = {
      .struct_size = sizeof delegate,
      .began = began,
      .ended = ended,
      .began_with_boundary = began_with_boundary,
      .ended_with_boundary = ended_with_boundary};
  motus_collision_behavior_set_delegate(collision, &delegate, NULL, NULL);
}

/* DY-13: who stands on two boundaries hears of the end of the one that goes, by
 * its name, and of nothing else. */
static void a_boundary_that_goes_ends_its_touch(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, -50, 100, 100);
  motus_collision_behavior *collision = floor_at(&s, 300, &item, 1);
  gravity(&s, &item, 1);
  motus_collision_behavior_add_boundary(
      collision, 4, (motus_point[]){{-300, 0}, {-10, 0}}, 2, false);
  motus_collision_behavior_add_boundary(
      collision, 5, (motus_point[]){{10, 0}, {300, 0}}, 2, false);
  listen(collision);
  run(&s, 100);
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  CHECK_TEXT(told.calls, "BB");
  /* One that it does not touch. */
  CHECK_EQUAL(motus_collision_behavior_remove_boundary(collision, 7), MOTUS_OK);
  run(&s, 20);
  CHECK_TEXT(told.calls, "BB");
  CHECK_EQUAL(motus_collision_behavior_remove_boundary(collision, 4), MOTUS_OK);
  run(&s, 1);
  CHECK_TEXT(told.calls, "BBE");
  CHECK_EQUAL(told.boundary, 4);
  /* Its last support: now it falls. */
  CHECK_EQUAL(motus_collision_behavior_remove_boundary(collision, 5), MOTUS_OK);
  run(&s, 20);
  CHECK_TEXT(told.calls, "BBEE");
  CHECK_EQUAL(told.boundary, 5);
  CHECK(y_of(item) > 0);
  scene_close(&s);
}

static void a_new_boundary_in_place_of_another_is_a_new_touch(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, -50, 100, 100);
  motus_collision_behavior *collision = floor_at(&s, 0, &item, 1);
  listen(collision);
  gravity(&s, &item, 1);
  run(&s, 30);
  motus_collision_behavior_remove_boundary(collision, 7);
  motus_collision_behavior_add_boundary(
      collision, 9, (motus_point[]){{-500, 0}, {500, 0}}, 2, false);
  run(&s, 10);
  CHECK(strcmp(told.calls, "BBE") == 0 || strcmp(told.calls, "BEB") == 0);
  CHECK_NEAR(y_of(item), -50, .1);
  scene_close(&s);
}

/* DY-20: nothing is lost, and nothing is told twice. */
static void a_behavior_that_comes_back_tells_again(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, -50, 100, 100),
                                  box(&s, 0, -150, 100, 100)};
  motus_collision_behavior *collision = floor_at(&s, 0, items, 2);
  motus_dynamic_behavior *behavior = (motus_dynamic_behavior *)collision;
  listen(collision);
  gravity(&s, items, 2);
  run(&s, 30);
  CHECK_EQUAL(strlen(told.calls), 2);
  CHECK_EQUAL(balance('B', 'E'), 1);
  CHECK_EQUAL(motus_retain(behavior), MOTUS_OK);
  motus_dynamic_animator_remove_behavior(s.animator, behavior);
  run(&s, 6);
  CHECK(y_of(items[0]) > -50);
  motus_view_set_center((motus_view *)items[0], (motus_point){0, -60});
  motus_view_set_center((motus_view *)items[1], (motus_point){0, -170});
  motus_dynamic_animator_update_item(s.animator, items[0], true);
  motus_dynamic_animator_update_item(s.animator, items[1], true);
  memset(&told, 0, sizeof told);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, behavior),
              MOTUS_OK);
  run(&s, 100);
  CHECK(told.calls[0] != 'e' && told.calls[0] != 'E');
  CHECK_EQUAL(balance('B', 'E'), 1);
  CHECK_EQUAL(balance('b', 'e'), 1);
  CHECK_NEAR(y_of(items[0]), -50, .05);
  motus_release(behavior);
  scene_close(&s);
}

/* ---- Callbacks that change everything ---- */

static scene *stage;

/* The floor goes while it is being told, and the item with it. */
static void pull_the_floor(void *user_data, motus_collision_behavior *behavior,
                           motus_dynamic_item *item, int32_t boundary, double x,
                           double y) {
  (void)user_data, (void)x, (void)y;
  note('B');
  CHECK_EQUAL(boundary, 7);
  CHECK_EQUAL(motus_collision_behavior_remove_all_boundaries(behavior),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_remove_behavior(
                  stage->animator, (motus_dynamic_behavior *)behavior),
              MOTUS_OK);
  if (item == told.item)
    CHECK_EQUAL(motus_view_remove_from_superview((motus_view *)item), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(stage->w.runtime, 1e3), MOTUS_ERROR_REENTRANT);
}

static void the_ground_may_go_while_it_is_hit(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[3] = {box(&s, -200, -60, 100, 100),
                                  box(&s, 0, -60, 100, 100),
                                  box(&s, 200, -60, 100, 100)};
  motus_collision_behavior *collision = floor_at(&s, 0, items, 3);
  stage = &s;
  memset(&told, 0, sizeof told);
  told.item = items[1];
  motus_collision_delegate delegate = {.struct_size = sizeof delegate,
                                       .began_with_boundary = pull_the_floor};
  motus_collision_behavior_set_delegate(collision, &delegate, NULL, NULL);
  gravity(&s, items, 3);
  run(&s, 60);
  /* The behavior has ended with its first call: the others are not told. */
  CHECK_TEXT(told.calls, "B");
  CHECK(!motus_is_alive(collision));
  CHECK(y_of(items[2]) > 200);
  report_clear();
  scene_close(&s);
}

/* Joins and leaves from within did_move. */
static void bounce_back(void *user_data, motus_dynamic_behavior *behavior,
                        motus_dynamic_animator *animator) {
  int *left = user_data;
  if (*left == 0)
    return;
  *left -= 1;
  if (animator)
    CHECK_EQUAL(motus_dynamic_animator_remove_behavior(animator, behavior),
                MOTUS_OK);
  else
    CHECK_EQUAL(motus_dynamic_animator_add_behavior(stage->animator, behavior),
                MOTUS_OK);
}

static void a_behavior_may_go_as_it_comes(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_gravity_behavior *g = NULL;
  int times = 9;
  stage = &s;
  motus_gravity_behavior_create(s.w.runtime, &item, 1, &g);
  motus_dynamic_behavior *behavior = (motus_dynamic_behavior *)g;
  motus_dynamic_behavior_set_did_move(behavior, bounce_back, &times, NULL);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, behavior),
              MOTUS_OK);
  CHECK_EQUAL(times, 0);
  CHECK(motus_dynamic_behavior_animator(behavior) == NULL);
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 0);
  times = 8;
  motus_dynamic_animator_add_behavior(s.animator, behavior);
  CHECK(motus_dynamic_behavior_animator(behavior) == s.animator);
  run(&s, 30);
  CHECK_NEAR(y_of(item), 125, .01);
  times = 0;
  scene_close(&s);
}

/* An object whose read ends the animator or the behavior that wants it, itself,
 * or takes the behavior out of its animator. */
static motus_dynamic_behavior *host;

static void spoil(void *user_data, motus_dynamic_item *item,
                  motus_point *center, motus_size *size, double *rotation) {
  int *mode = user_data;
  (void)rotation;
  *center = (motus_point){0, 0};
  *size = (motus_size){10, 10};
  if (*mode == 1)
    CHECK_EQUAL(motus_release(stage->animator), MOTUS_OK);
  if (*mode == 2)
    CHECK_EQUAL(motus_release(item), MOTUS_OK);
  if (*mode >= 3)
    motus_dynamic_animator_remove_behavior(stage->animator, host);
  if (*mode == 3)
    CHECK_EQUAL(motus_release(host), MOTUS_OK);
  *mode = 0;
}

static motus_dynamic_item *spoiler(scene *s, int *mode) {
  motus_dynamic_item *item = NULL;
  motus_dynamic_item_callbacks callbacks = {.struct_size = sizeof callbacks,
                                            .read = spoil};
  stage = s;
  CHECK_EQUAL(motus_dynamic_item_create_with_callbacks(s->w.runtime, &callbacks,
                                                       mode, NULL, &item),
              MOTUS_OK);
  return item;
}

static void an_object_may_spoil_its_own_welcome(void) {
  for (int kind = 1; kind <= 3; kind++) {
    scene s = scene_open(false);
    motus_gravity_behavior *g = NULL;
    int mode = 0;
    motus_dynamic_item *item = spoiler(&s, &mode);
    motus_gravity_behavior_create(s.w.runtime, &item, 1, &g);
    host = (motus_dynamic_behavior *)g;
    mode = kind;
    CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, host),
                MOTUS_ERROR_STALE_HANDLE);
    CHECK_EQUAL(motus_is_alive(host), kind != 3);
    if (kind != 3) {
      CHECK(motus_dynamic_behavior_animator(host) == NULL);
      CHECK_EQUAL(motus_dynamic_behavior_item_count(host), kind == 1 ? 1 : 0);
    }
    CHECK_EQUAL(motus_runtime_tick(s.w.runtime, 1), MOTUS_OK);
    report_clear();
    scene_close(&s);
  }
}

static void an_object_may_spoil_its_joining(void) {
  for (int kind = 1; kind <= 4; kind++) {
    scene s = scene_open(false);
    motus_gravity_behavior *g = NULL;
    int mode = 0;
    motus_dynamic_item *item = spoiler(&s, &mode);
    motus_gravity_behavior_create(s.w.runtime, NULL, 0, &g);
    host = (motus_dynamic_behavior *)g;
    CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, host),
                MOTUS_OK);
    mode = kind;
    motus_status status = motus_dynamic_behavior_add_item(host, item);
    bool is_fine = kind == 1 || kind == 4; /* it waits for an animator */
    CHECK_EQUAL(status, is_fine ? MOTUS_OK : MOTUS_ERROR_STALE_HANDLE);
    CHECK_EQUAL(motus_is_alive(host), kind != 3);
    if (kind != 3) {
      CHECK_EQUAL(motus_dynamic_behavior_item_count(host), is_fine ? 1 : 0);
      CHECK((motus_dynamic_behavior_animator(host) == NULL) == is_fine);
    }
    CHECK_EQUAL(motus_runtime_tick(s.w.runtime, 1), MOTUS_OK);
    report_clear();
    scene_close(&s);
  }
}

CHECK_MAIN(TEST(a_boundary_that_goes_ends_its_touch),
           TEST(a_new_boundary_in_place_of_another_is_a_new_touch),
           TEST(a_behavior_that_comes_back_tells_again),
           TEST(the_ground_may_go_while_it_is_hit),
           TEST(a_behavior_may_go_as_it_comes),
           TEST(an_object_may_spoil_its_own_welcome),
           TEST(an_object_may_spoil_its_joining))
