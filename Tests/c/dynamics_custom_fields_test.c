/* Fields with a law of the host, which may change everything in the middle of a
 * step (DY-17). */
#include "dynamics.h"

typedef void law(void *, motus_field_behavior *, const motus_field_probe *,
                 motus_vector *);

/* A field over the items, in play. */
static motus_field_behavior *field_with(scene *s, law *evaluator, void *data,
                                        motus_dynamic_item **items,
                                        size_t count) {
  motus_field_options options;
  motus_field_behavior *field = NULL;
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_CUSTOM;
  CHECK_EQUAL(
      motus_field_behavior_create(s->w.runtime, &options, items, count, &field),
      MOTUS_OK);
  CHECK_EQUAL(motus_field_behavior_set_evaluator(field, evaluator, data, NULL),
              MOTUS_OK);
  play(s, (motus_dynamic_behavior *)field);
  return field;
}

/* A spring to (100, 0): force 1 is 100 points/s² at a mass of 1. */
static void spring(void *user_data, motus_field_behavior *field,
                   const motus_field_probe *probe, motus_vector *out_force) {
  double *w = user_data;
  CHECK(field != NULL && probe->item != NULL);
  CHECK_NEAR(probe->time_step, 1.0 / 240, 0);
  CHECK_NEAR(probe->mass, .04, 1e-12);
  CHECK_NEAR(probe->charge, 3, 0);
  out_force->dx = -probe->mass * *w * *w * (probe->position.x - 100) / 100;
}

static void a_custom_field_has_the_law_of_the_host(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 150, 0, 20, 20);
  motus_field_options options;
  motus_field_behavior *other = NULL;
  double w = 8;
  set_charge(properties(&s, &item, 1), 3);
  motus_field_behavior *field = field_with(&s, spring, &w, &item, 1);
  for (int frame = 1; frame <= 60; frame++) {
    run(&s, 1);
    CHECK_NEAR(x_of(item), 100 + 50 * cos(w * frame / 60), .05);
  }
  /* Nothing without a law; another field has one of its own. */
  motus_field_behavior_set_evaluator(field, NULL, NULL, NULL);
  double x = x_of(item);
  run(&s, 1);
  double step = x_of(item) - x;
  run(&s, 30);
  CHECK_NEAR(x_of(item), x + 31 * step, .01);
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_DRAG;
  motus_field_behavior_create(s.w.runtime, &options, NULL, 0, &other);
  CHECK_REFUSED(motus_field_behavior_set_evaluator(other, spring, &w, NULL),
                INVALID_STATE, "motus_field_behavior_set_evaluator");
  report_clear();
  scene_close(&s);
}

static scene *stage;
static motus_dynamic_item *victims[6];

/* Asked in the middle of a step, it ends items, behaviors and itself. */
static void rampage(void *user_data, motus_field_behavior *field,
                    const motus_field_probe *probe, motus_vector *out_force) {
  int *calls = user_data;
  char bytes[8];
  size_t size;
  *calls += 1;
  out_force->dy = NAN;
  CHECK_EQUAL(motus_runtime_tick(stage->w.runtime, 1e3), MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(motus_dynamic_animator_snapshot(stage->animator, bytes, 8, &size),
              MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(motus_dynamic_animator_restore(stage->animator, bytes, 8),
              MOTUS_ERROR_REENTRANT);
  if (*calls == 2)
    motus_view_remove_from_superview((motus_view *)probe->item);
  if (*calls == 4)
    motus_dynamic_animator_remove_behavior(
        stage->animator,
        motus_dynamic_animator_behavior_at(stage->animator, 0));
  if (*calls == 6) {
    motus_dynamic_item *item = box(stage, 900, 900, 30, 30);
    gravity(stage, &item, 1);
    motus_view_remove_from_superview((motus_view *)victims[5]);
  }
  if (*calls == 9)
    motus_dynamic_animator_remove_behavior(stage->animator,
                                           (motus_dynamic_behavior *)field);
}

static void a_custom_field_may_change_everything_within_a_step(void) {
  scene s = scene_open(false);
  int calls = 0;
  stage = &s;
  for (int index = 0; index < 6; index++)
    victims[index] = box(&s, 120 * index, 0, 100, 100);
  gravity(&s, victims, 6);
  floor_at(&s, 60, victims, 6);
  motus_field_behavior *field = field_with(&s, rampage, &calls, victims, 6);
  run(&s, 30);
  CHECK_EQUAL(calls >= 9, 1);
  CHECK(!motus_is_alive(field));
  CHECK(!motus_is_alive(victims[5]));
  run(&s, 100);
  report_clear();
  scene_close(&s);
}

/* Asked in the middle of a step, it ends the animator whose step it is. */
static void suicide(void *user_data, motus_field_behavior *field,
                    const motus_field_probe *probe, motus_vector *out_force) {
  int *calls = user_data;
  (void)field, (void)probe, (void)out_force;
  if (++*calls == 3)
    CHECK_EQUAL(motus_release(stage->animator), MOTUS_OK);
}

/* The other animator goes on in the same frame: it falls gt²/2 in all. */
static void a_custom_field_may_end_its_animator_within_a_step(void) {
  scene s = scene_open(false), other = s;
  motus_dynamic_item *doomed = box(&s, 0, 0, 100, 100);
  motus_dynamic_item *falling = box(&s, 500, 0, 100, 100);
  int calls = 0;
  stage = &s;
  motus_field_behavior *field = field_with(&s, suicide, &calls, &doomed, 1);
  CHECK_EQUAL(motus_dynamic_animator_create(s.w.runtime, NULL, &other.animator),
              MOTUS_OK);
  gravity(&other, &falling, 1);
  run(&s, 30);
  CHECK(!motus_is_alive(s.animator));
  CHECK(!motus_is_alive(field));
  CHECK_NEAR(y_of(falling), 125, 1e-3);
  CHECK_NEAR(y_of(doomed), 0, 1e-9);
  /* What is left is the other's alone: it takes the item up. */
  gravity(&other, &doomed, 1);
  run(&s, 30);
  CHECK_NEAR(y_of(doomed), 125, 1e-3);
  scene_close(&s);
}

CHECK_MAIN(TEST(a_custom_field_has_the_law_of_the_host),
           TEST(a_custom_field_may_change_everything_within_a_step),
           TEST(a_custom_field_may_end_its_animator_within_a_step))
