/* Views on paths in keyframes, repeated, delayed and with reduced motion; and
 * what is refused. */
#include "paths.h"

/* XT-10 in keyframes, repeated, delayed, with reduced motion. */
static void it_belongs_to_whatever_block_is_open(void) {
  open();
  motus_path *path = hop();
  motus_keyframes_options k;
  motus_keyframes_options_init(&k, sizeof k);
  k.duration = 2;
  CHECK_EQUAL(motus_runtime_begin_keyframes(w.runtime, &k), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_begin_keyframe(w.runtime, 0, .5), MOTUS_OK);
  follow(path, NULL);
  commit();
  CHECK_EQUAL(motus_runtime_begin_keyframe(w.runtime, .5, .5), MOTUS_OK);
  motus_view_set_center(w.view, (motus_point){100, 100});
  commit();
  commit();
  run(.5);
  expect_at(50, 75, 1e-3);
  run(1);
  expect_at(100, 50, 1e-3);
  run(1);
  expect_at(100, 100, 0);
  motus_animation_options o;
  motus_animation_options_init(&o, sizeof o);
  o.duration = 1;
  o.delay = .5;
  o.timing.type = MOTUS_TIMING_LINEAR;
  o.flags = MOTUS_ANIMATION_AUTOREVERSE;
  o.repeat_count = 1;
  CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &o), MOTUS_OK);
  follow(path, NULL);
  commit();
  run(.25);
  expect_at(0, 0, 1e-9); /* waits at the start */
  run(.75);
  expect_at(50, 75, 1e-3);
  run(.75);
  expect_at(89.411, 48.352, 1);
  motus_view_remove_all_animations(w.view);
  expect_at(100, 0, 0);
  CHECK_EQUAL(motus_runtime_set_reduces_motion(w.runtime, true), MOTUS_OK);
  begin(MOTUS_TIMING_LINEAR);
  follow(path, NULL);
  commit();
  run(.25);
  expect_at(0, 0, 1e-9);
  run(.5);
  expect_at(100, 0, 1e-9);
  run(1);
  motus_release(path);
  CHECK(motus_runtime_is_idle(w.runtime));
  world_close(&w);
}

/* XT-9, XT-10: misuse. */
static void misuse_changes_nothing(void) {
  open();
  motus_path *path = hop(), *none = (motus_path *)&w;
  motus_path_segment s = line(1, 1);
  motus_point p = {9, 9};
  double a = 9;
  CHECK_EQUAL(motus_handle_kind(path), MOTUS_KIND_PATH);
#define CREATE(...)         \
  (none = (motus_path *)&w, \
   motus_path_create(w.runtime, (motus_point){0, 0}, __VA_ARGS__))
  CHECK_REFUSED(CREATE(NULL, 1, &none), INVALID_ARGUMENT, "motus_path_create");
  CHECK(none == NULL);
  CHECK_REFUSED(CREATE(&s, 0, &none), INVALID_ARGUMENT, "motus_path_create");
  CHECK_REFUSED(CREATE(&s, 1, NULL), INVALID_ARGUMENT, "motus_path_create");
  CHECK_REFUSED(CREATE(&s, 5000, &none), LIMIT, "motus_path_create");
  CHECK_REFUSED(CREATE(&s, (size_t)-1, &none), LIMIT, "motus_path_create");
  s.end.x = NAN;
  CHECK_REFUSED(CREATE(&s, 1, &none), INVALID_ARGUMENT, "motus_path_create");
  s.end.x = 1e300;
  CHECK_REFUSED(CREATE(&s, 1, &none), INVALID_ARGUMENT, "motus_path_create");
  s = line(1, 1);
  s.kind = (motus_path_segment_kind)4;
  CHECK_REFUSED(CREATE(&s, 1, &none), INVALID_ARGUMENT, "motus_path_create");
  s = line(1, 1);
  s.reserved = 1;
  CHECK_REFUSED(CREATE(&s, 1, &none), STRUCT_SIZE, "motus_path_create");
  s = arc(0, 0, INFINITY);
  CHECK_REFUSED(CREATE(&s, 1, &none), INVALID_ARGUMENT, "motus_path_create");
  CHECK_REFUSED(motus_path_point_at(path, NAN, &p, &a), INVALID_ARGUMENT,
                "motus_path_point_at");
  CHECK(p.x == 0 && a == 0);
  CHECK_REFUSED(motus_path_point_at(path, 0, NULL, &a), INVALID_ARGUMENT,
                "motus_path_point_at");
  CHECK_EQUAL(motus_path_point_at(path, 0, &p, NULL), MOTUS_OK);
  CHECK_ZERO(motus_path_length(NULL) == 0, INVALID_ARGUMENT,
             "motus_path_length");
  CHECK_ZERO(motus_path_length((motus_path *)w.view) == 0, WRONG_KIND,
             "motus_path_length");
  CHECK_SUBJECT(w, motus_view_follow_path(subject, path, NULL),
                "motus_view_follow_path");
  CHECK_REFUSED(motus_view_follow_path(w.view, NULL, NULL), INVALID_ARGUMENT,
                "motus_view_follow_path");
  CHECK_REFUSED(motus_view_follow_path(w.foreign, path, NULL), FOREIGN_HANDLE,
                "motus_view_follow_path");
  motus_follow_options o;
  motus_follow_options_init(&o, sizeof o);
  o.orientation = (motus_orientation)3;
  CHECK_REFUSED(motus_view_follow_path(w.view, path, &o), INVALID_ARGUMENT,
                "motus_view_follow_path");
  o.orientation = MOTUS_ORIENT_NONE;
  o.angle = NAN;
  CHECK_REFUSED(motus_view_follow_path(w.view, path, &o), INVALID_ARGUMENT,
                "motus_view_follow_path");
  o.struct_size = 3;
  CHECK_REFUSED(motus_view_follow_path(w.view, path, &o), STRUCT_SIZE,
                "motus_view_follow_path");
  motus_release(path);
  CHECK_REFUSED(motus_view_follow_path(w.view, path, NULL), STALE_HANDLE,
                "motus_view_follow_path");
  CHECK_NEAR(motus_view_center(w.view).x, 10, 0);
  world_close(&w);
}

CHECK_MAIN(TEST(it_belongs_to_whatever_block_is_open),
           TEST(misuse_changes_nothing))
