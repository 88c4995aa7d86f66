/* What calls dynamics as it must not be called: objects of every sort, and for
 * each function rows of handles and numbers that it refuses. */
#ifndef DYNAMICS_MISUSE_H
#define DYNAMICS_MISUSE_H
#include "dynamics.h"

typedef struct bench {
  scene s;
  motus_dynamic_item *item, *second, *strange;
  motus_gravity_behavior *gravity;
  motus_collision_behavior *collision;
  motus_attachment_behavior *rod, *pin, *rope;
  motus_snap_behavior *snap;
  motus_push_behavior *push;
  motus_item_behavior *properties;
  motus_field_behavior *field;
  motus_dynamic_behavior *composite;
  motus_region *region;
} bench;

/* Handles that cannot stand where a sort of object is needed: one that has
 * ended, and one of another sort. */
typedef struct wrong {
  void *ended;
  void *other;
} wrong;

static wrong runtimes, animators, behaviors, gravities, others, items, regions,
    views;

static bench b;
static const motus_vector zero = {0, 0}, not_a_vector = {NAN, 0},
                          far_vector = {0, 2e9};
static const motus_point origin = {0, 0}, not_a_point = {0, NAN},
                         far_point = {-INFINITY, 0};

static inline void open_wrong(motus_runtime *runtime) {
  motus_runtime *ended_runtime = NULL;
  motus_dynamic_animator *animator = NULL;
  motus_dynamic_behavior *behavior = NULL;
  motus_dynamic_item *item = NULL;
  motus_region *region = NULL;
  motus_runtime_create(NULL, &ended_runtime);
  motus_dynamic_animator_create(runtime, NULL, &animator);
  motus_dynamic_behavior_create(runtime, &behavior);
  motus_dynamic_item_create(runtime, (motus_point){0, 0}, (motus_size){1, 1}, 0,
                            &item);
  motus_region_create(runtime, MOTUS_REGION_INFINITE, (motus_size){0, 0},
                      &region);
  runtimes = (wrong){ended_runtime, b.s.w.window};
  animators = (wrong){animator, b.gravity};
  behaviors = (wrong){behavior, b.s.animator};
  gravities = (wrong){behavior, b.push};
  others = (wrong){behavior, b.composite};
  items = (wrong){item, b.region};
  regions = (wrong){region, b.item};
  views = (wrong){b.s.w.stale, b.s.animator};
  motus_release(ended_runtime);
  motus_release(animator);
  motus_release(behavior);
  motus_release(item);
  motus_release(region);
}

static inline void open_bench(void) {
  motus_field_options options;
  motus_runtime *runtime;
  memset(&b, 0, sizeof b);
  b.s = scene_open(false);
  runtime = b.s.w.runtime;
  b.item = box(&b.s, 0, 0, 100, 100);
  b.second = box(&b.s, 200, 0, 100, 100);
  b.strange = (motus_dynamic_item *)b.s.w.foreign;
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_VORTEX;
  motus_gravity_behavior_create(runtime, &b.item, 1, &b.gravity);
  motus_collision_behavior_create(runtime, &b.item, 1, &b.collision);
  tie_to_anchor(runtime, b.item, zero, (motus_point){0, 90}, &b.rod);
  tie_pinned(runtime, b.item, b.second, origin, &b.pin);
  tie_by_rope(runtime, b.item, zero, b.second, zero, &b.rope);
  motus_snap_behavior_create(runtime, b.item, origin, &b.snap);
  motus_push_behavior_create(runtime, &b.item, 1, MOTUS_PUSH_CONTINUOUS,
                             &b.push);
  motus_item_behavior_create(runtime, NULL, &b.item, 1, &b.properties);
  motus_field_behavior_create(runtime, &options, &b.item, 1, &b.field);
  motus_dynamic_behavior_create(runtime, &b.composite);
  motus_region_create(runtime, MOTUS_REGION_DISC, (motus_size){2 * 50, 2 * 50},
                      &b.region);
  open_wrong(runtime);
  CHECK_EQUAL(reported.count, 0);
}

static inline void close_bench(void) {
  report_clear();
  scene_close(&b.s);
}

/* A subject that is NULL, has ended, is made up, or of another sort. */
#define SUBJECTS(sort, statement)                                     \
  do {                                                                \
    void *subjects[] = {NULL, sort.ended, b.s.w.made_up, sort.other}; \
    for (int row = 0; row < 4; row++) {                               \
      void *subject = subjects[row];                                  \
      motus_status status = row == 0   ? MOTUS_ERROR_INVALID_ARGUMENT \
                            : row <= 2 ? MOTUS_ERROR_STALE_HANDLE     \
                                       : MOTUS_ERROR_WRONG_KIND;      \
      report_clear();                                                 \
      statement;                                                      \
    }                                                                 \
  } while (0)

#define REFUSES(sort, name, ...)                         \
  SUBJECTS(sort, CHECK_EQUAL(name(__VA_ARGS__), status); \
           report_check(status, #name, __FILE__, __LINE__))

#define ANSWERS_ZERO(sort, name, ...)         \
  SUBJECTS(sort, CHECK(!(name(__VA_ARGS__))); \
           report_check(status, #name, __FILE__, __LINE__))

#define VECTOR_ZERO(sort, name, ...)                     \
  SUBJECTS(sort, CHECK_NEAR(name(__VA_ARGS__).dx, 0, 0); \
           report_check(status, #name, __FILE__, __LINE__))

#define POINT_ZERO(sort, name, ...)                     \
  SUBJECTS(sort, CHECK_NEAR(name(__VA_ARGS__).x, 0, 0); \
           report_check(status, #name, __FILE__, __LINE__))

/* An argument that is wrong. */
#define WRONG(status, name, ...) CHECK_REFUSED(name(__VA_ARGS__), status, #name)
#define INVALID(name, ...) WRONG(INVALID_ARGUMENT, name, __VA_ARGS__)

/* A creator that takes a list of items: NAME(runtime, items, count, out). */
#define LIST_CREATOR(name, type, ...)                                \
  do {                                                               \
    type *made = NULL;                                               \
    motus_dynamic_item *bad[2] = {b.item, NULL};                     \
    REFUSES(runtimes, name, subject, NULL, 0, __VA_ARGS__);          \
    INVALID(name, b.s.w.runtime, NULL, 1, __VA_ARGS__);              \
    INVALID(name, b.s.w.runtime, bad, 2, __VA_ARGS__);               \
    INVALID(name, b.s.w.runtime, bad, SIZE_MAX, __VA_ARGS__);        \
    bad[1] = b.strange;                                              \
    WRONG(FOREIGN_HANDLE, name, b.s.w.runtime, bad, 2, __VA_ARGS__); \
    bad[1] = (motus_dynamic_item *)b.s.animator;                     \
    WRONG(WRONG_KIND, name, b.s.w.runtime, bad, 2, __VA_ARGS__);     \
    CHECK(made == NULL);                                             \
  } while (0)
#endif
