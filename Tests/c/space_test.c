/* Views in space: their transform, what the draw list says of it, snapshots. */
#include "report.h"
#include <math.h>

static const double pi = 3.14159265358979323846;

/* A turn about y, seen by an eye at a distance. */
static motus_transform_3d leaning(double angle, double distance) {
  motus_transform_3d turn,
      eye = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}};
  eye.m[11] = -1 / distance;
  CHECK_EQUAL(motus_transform_3d_rotation(angle, 0, 1, 0, &turn), MOTUS_OK);
  CHECK_EQUAL(motus_transform_3d_concat(&turn, &eye, &turn), MOTUS_OK);
  return turn;
}

static void a_transform_in_space_is_set_and_read(void) {
  world w = world_open();
  motus_transform_3d t;
  CHECK_EQUAL(motus_view_transform_3d(w.view, &t), MOTUS_OK);
  for (int i = 0; i < 16; i++)
    CHECK_NEAR(t.m[i], i % 5 == 0, 0);
  motus_transform_3d lean = leaning(1, 500);
  CHECK_EQUAL(motus_view_set_transform_3d(w.view, &lean), MOTUS_OK);
  CHECK_EQUAL(motus_view_transform_3d(w.view, &t), MOTUS_OK);
  CHECK(memcmp(&t, &lean, sizeof t) == 0);
  CHECK_NEAR(t.m[0], cos(1), 1e-15);
  CHECK_NEAR(t.m[2], -sin(1), 1e-15);
  CHECK_NEAR(t.m[3], sin(1) / 500, 1e-15);
  double numbers[16];
  CHECK_EQUAL(motus_view_property(w.view, MOTUS_PROPERTY_TRANSFORM_3D,
                                  MOTUS_VALUE_SHOWN, numbers, 16),
              MOTUS_OK);
  CHECK(memcmp(numbers, &lean, sizeof numbers) == 0);
  lean.m[7] = NAN;
  CHECK_REFUSED(motus_view_set_transform_3d(w.view, &lean), INVALID_ARGUMENT,
                "motus_view_set_transform_3d");
  CHECK_SAYS("transform in space");
  CHECK_REFUSED(motus_transform_3d_concat(&lean, &t, &t), INVALID_ARGUMENT,
                "motus_transform_3d_concat");
  CHECK_NEAR(t.m[0], 0, 0);
  CHECK_EQUAL(motus_transform_3d_rotation(1, 0, 0, 0, &t), MOTUS_OK);
  CHECK_NEAR(t.m[0], 1, 0);
  world_close(&w);
}

static void it_turns_the_short_way_and_is_reported(void) {
  world w = world_open();
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  motus_transform_3d t = leaning(2.5, 500);
  motus_view_set_transform_3d(w.view, &t);
  motus_runtime_begin_animation(w.runtime, &options);
  t = leaning(-2.5, 500);
  motus_view_set_transform_3d(w.view, &t);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  motus_runtime_tick(w.runtime, .25);
  const motus_change *changes = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_runtime_changes(w.runtime, &changes, &count), MOTUS_OK);
  bool found = false;
  for (size_t i = 0; i < count; i++) {
    if (changes[i].property != MOTUS_PROPERTY_TRANSFORM_3D)
      continue;
    found = true;
    CHECK_EQUAL(changes[i].component_count, 16);
    double angle = 2.5 + (2 * pi - 5) / 4;
    CHECK_NEAR(changes[i].values[0], cos(angle), 1e-12);
    CHECK_NEAR(changes[i].values[3], sin(angle) / 500, 1e-12);
  }
  CHECK(found);
  double rate[16];
  CHECK_EQUAL(motus_view_property_velocity(w.view, MOTUS_PROPERTY_TRANSFORM_3D,
                                           rate, 16),
              MOTUS_OK);
  CHECK_NEAR(rate[0], -sin(2.5 + (2 * pi - 5) / 4) * (2 * pi - 5), 1e-6);
  world_close(&w);
}

static void the_draw_list_tells_what_stands_in_space(void) {
  world w = world_open();
  motus_rect frame = {100, 100, 200, 100}, small = {190, 40, 10, 20};
  motus_view_set_frame(w.view, frame);
  motus_view *inside = world_view(&w, w.view);
  motus_view_set_frame(inside, small);
  const motus_draw_effect *effects = NULL;
  const motus_draw_item *items = NULL;
  size_t count = 7, item_count = 0;
  CHECK_EQUAL(motus_runtime_draw_effects(w.runtime, &effects, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 0);
  motus_transform_3d t = leaning(pi / 3, 200);
  motus_view_set_transform_3d(w.view, &t);
  CHECK_EQUAL(motus_runtime_draw_effects(w.runtime, &effects, &count),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_draw_list(w.runtime, &items, &item_count),
              MOTUS_OK);
  REQUIRE(count == 2 && item_count == 3);
  CHECK(items[effects[0].item].view == w.view);
  CHECK(items[effects[1].item].view == inside);
  CHECK_NEAR(effects[0].curl, 0, 0);
  /* The right edge, 100 beside the middle: x' = 50, z = -86.6. */
  const double *m = effects[0].transform.m;
  double x = 200, y = 50, s = x * m[3] + y * m[7] + m[15];
  CHECK_NEAR((x * m[0] + y * m[4] + m[12]) / s,
             200 + 50 / (1 + 50 * sqrt(3) / 200), 1e-9);
  CHECK_NEAR(items[1].transform.a, .5, 1e-12);
  CHECK_NEAR(items[1].transform.tx, 150, 1e-9);
  motus_point spot = {200 + 51 / (1 + 50 * sqrt(3) / 200), 150};
  CHECK(motus_view_hit_test(w.window, spot) == w.window);
  spot.x -= 2;
  CHECK(motus_view_hit_test(w.window, spot) == inside);
  world_close(&w);
}

static void the_back_of_a_single_sided_view_is_not_drawn(void) {
  world w = world_open();
  const motus_draw_item *items = NULL;
  size_t count = 0;
  CHECK(motus_view_is_double_sided(w.view));
  CHECK_EQUAL(motus_view_set_double_sided(w.view, false), MOTUS_OK);
  CHECK(!motus_view_is_double_sided(w.view));
  motus_transform_3d t = leaning(3, 900);
  motus_view_set_transform_3d(w.view, &t);
  motus_runtime_draw_list(w.runtime, &items, &count);
  CHECK_EQUAL(count, 1);
  motus_view_set_double_sided(w.view, true);
  motus_runtime_draw_list(w.runtime, &items, &count);
  CHECK_EQUAL(count, 2);
  world_close(&w);
}

static void a_snapshot_keeps_what_was_shown(void) {
  world w = world_open();
  motus_view *child = world_view(&w, w.view), *picture = NULL;
  motus_rect frame = {10, 20, 100, 100}, small = {1, 2, 3, 4};
  motus_color red = {1, 0, 0, 1}, green = {0, 1, 0, 1};
  motus_view_set_frame(w.view, frame);
  motus_view_set_frame(child, small);
  motus_view_set_background_color(child, red);
  CHECK_EQUAL(motus_view_create_snapshot(w.view, &picture), MOTUS_OK);
  CHECK(motus_view_snapshot_source(picture) == w.view);
  CHECK(motus_view_snapshot_source(child) == NULL);
  CHECK(motus_view_superview(picture) == NULL);
  motus_view_add_subview(w.window, picture);
  motus_release(picture);
  motus_view_set_background_color(child, green);
  motus_view_remove_from_superview(w.view);
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(w.runtime, &items, &count);
  REQUIRE(count == 3);
  CHECK(items[1].view == picture && items[2].view == child);
  CHECK_NEAR(items[2].color.red, 1, 0);
  CHECK_NEAR(items[2].transform.tx, 11, 0);
  /* It goes on when what it shows has ended. */
  CHECK_EQUAL(motus_release(w.view), MOTUS_OK);
  CHECK(motus_view_snapshot_source(picture) == NULL);
  motus_runtime_draw_list(w.runtime, &items, &count);
  CHECK_EQUAL(count, 3);
  world_close(&w);
}

CHECK_MAIN(TEST(a_transform_in_space_is_set_and_read),
           TEST(it_turns_the_short_way_and_is_reported),
           TEST(the_draw_list_tells_what_stands_in_space),
           TEST(the_back_of_a_single_sided_view_is_not_drawn),
           TEST(a_snapshot_keeps_what_was_shown))
