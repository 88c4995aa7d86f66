/* The header's table of limits: what can be had, and one more. Rows whose test
 * needs a scene stand in the tests of that; checks/limits.py knows all. */
#include "report.h"
#include <stdlib.h>

#define IS_NARROW (sizeof(void *) == 4)

static motus_runtime *rt;

static void open_one(void) {
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  CHECK_EQUAL(motus_runtime_create(&options, &rt), MOTUS_OK);
  motus_runtime_set_diagnostics(rt, report_note, NULL, NULL);
}
static void close_one(void) {
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_OK);
}

/* One more than there may be is refused, with nothing as the answer. */
#define NOT_ONE_MORE(call, out, name) \
  do {                                \
    CHECK_REFUSED(call, LIMIT, name); \
    CHECK((out) == NULL);             \
  } while (0)

/* Limit: living runtimes in the process 127 */
static void runtimes(void) {
  motus_runtime *all[128] = {NULL};
  int most = IS_NARROW ? 7 : 127;
  motus_library_set_diagnostics(report_note, NULL, NULL);
  for (int i = 0; i < most; i++)
    CHECK_EQUAL(motus_runtime_create(NULL, &all[i]), MOTUS_OK);
  NOT_ONE_MORE(motus_runtime_create(NULL, &all[most]), all[most],
               "motus_runtime_create");
  for (int i = 0; i < most; i++)
    CHECK_EQUAL(motus_runtime_destroy(all[i]), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

/* Limit: living objects in a runtime: views, animations, and all others
 * together, each
 * 2,097,152: one view is the window. Not where every step is watched. */
static void objects(void) {
  const long most = IS_NARROW ? 65536 : 2097152;
  motus_dynamic_item *item = NULL, *first = NULL;
  motus_view *view = NULL, *last = NULL;
  if (getenv("MOTUS_STORM"))
    return;
  open_one();
  long made = 0;
  while (motus_dynamic_item_create(rt, (motus_point){0, 0}, (motus_size){1, 1},
                                   0, &item) == MOTUS_OK) {
    first = first ? first : item;
    made += 1;
  }
  CHECK_TEXT(reported.function, "motus_dynamic_item_create");
  CHECK_EQUAL(reported.status, MOTUS_ERROR_LIMIT);
  CHECK(item == NULL);
  /* What the runtime made for itself counts, too. */
  CHECK(made <= most && made > most - 16);
  motus_property_animator *animator = NULL;
  NOT_ONE_MORE(motus_property_animator_create(rt, 1, NULL, &animator), animator,
               "motus_property_animator_create");
  CHECK_EQUAL(motus_release(first), MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_create(rt, 1, NULL, &animator), MOTUS_OK);
  close_one();
  open_one();
  made = 1;
  while (motus_view_create(rt, &view) == MOTUS_OK) {
    last = view;
    made += 1;
  }
  CHECK_EQUAL(reported.status, MOTUS_ERROR_LIMIT);
  CHECK(view == NULL);
  CHECK_EQUAL(made, most);
  CHECK_EQUAL(motus_release(last), MOTUS_OK);
  CHECK_EQUAL(motus_view_create(rt, &view), MOTUS_OK);
  close_one();
}

/* Limit: views that a runtime's snapshots show, each with itself 262,144: a
 * view that takes up its own snapshots shows twice as much with each. */
static void snapshots(void) {
  motus_view *view = NULL, *other = NULL, *last = NULL, *none = NULL;
  open_one();
  CHECK_EQUAL(motus_view_create(rt, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_create(rt, &other), MOTUS_OK);
  for (int i = 0; i < 18; i++) {
    CHECK_EQUAL(motus_view_create_snapshot(view, &last), MOTUS_OK);
    CHECK_EQUAL(motus_view_add_subview(view, last), MOTUS_OK);
    CHECK_EQUAL(motus_release(last), MOTUS_OK);
  }
  CHECK_EQUAL(motus_view_create_snapshot(other, &last), MOTUS_OK);
  NOT_ONE_MORE(motus_view_create_snapshot(other, &none), none,
               "motus_view_create_snapshot");
  NOT_ONE_MORE(motus_view_create_snapshot(view, &none), none,
               "motus_view_create_snapshot");
  CHECK_EQUAL(motus_release(last), MOTUS_OK);
  CHECK_EQUAL(motus_view_create_snapshot(other, &last), MOTUS_OK);
  close_one();
}

/* Limit: registered properties of a runtime 4,096 */
static void properties(void) {
  char name[16];
  uint32_t property = 0;
  open_one();
  for (int i = 0; i < 4096; i++) {
    snprintf(name, sizeof name, "p%d", i);
    CHECK_EQUAL(motus_runtime_register_property(
                    rt, name, MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, &property),
                MOTUS_OK);
    CHECK_EQUAL(property, MOTUS_PROPERTY_CUSTOM + i);
  }
  CHECK_REFUSED(motus_runtime_register_property(rt, "another",
                                                MOTUS_PROPERTY_KIND_LINEAR, 1,
                                                NULL, &property),
                LIMIT, "motus_runtime_register_property");
  CHECK_EQUAL(property, 0);
  CHECK_EQUAL(motus_runtime_register_property(
                  rt, "p4095", MOTUS_PROPERTY_KIND_LINEAR, 1, NULL, &property),
              MOTUS_OK);
  close_one();
}

/* Limit: segments of a path 4,096
 * Limit: eighths of a turn in the arcs of a path, with its other segments
 * 16,384: a thousand radians are 1,274 eighths. */
static void paths(void) {
  static motus_path_segment segments[4097];
  motus_path *path = NULL;
  motus_point start = {0, 0};
  open_one();
  for (int i = 0; i < 4097; i++)
    segments[i] = (motus_path_segment){.end = {i + 1, 0}};
  CHECK_EQUAL(motus_path_create(rt, start, segments, 4096, &path), MOTUS_OK);
  CHECK_NEAR(motus_path_length(path), 4096, 1e-9);
  NOT_ONE_MORE(motus_path_create(rt, start, segments, 4097, &path), path,
               "motus_path_create");
  for (int i = 0; i < 12; i++) {
    segments[i].kind = MOTUS_PATH_ARC;
    segments[i].angle = 1000;
  }
  size_t lines = 16384 - 12 * 1274;
  CHECK_EQUAL(motus_path_create(rt, start, segments, 12 + lines, &path),
              MOTUS_OK);
  NOT_ONE_MORE(motus_path_create(rt, start, segments, 13 + lines, &path), path,
               "motus_path_create");
  close_one();
}

/* Limit: children of an arrangement 1,000,000
 * Limit: arrangements that are open in each other 64 */
static void arrangements(void) {
  motus_child child = {.key = 1};
  motus_view *view = NULL;
  open_one();
  CHECK_EQUAL(motus_view_create(rt, &view), MOTUS_OK);
  CHECK_REFUSED(motus_view_arrange(view, &child, 1000001, sizeof child, NULL),
                LIMIT, "motus_view_arrange");
  if (!getenv("MOTUS_STORM")) {
    CHECK_EQUAL(motus_view_begin_arrangement(view, NULL), MOTUS_OK);
    for (uint64_t i = 1; i <= 1000000; i++) {
      child.key = i;
      if (motus_runtime_add_child(rt, &child) != MOTUS_OK)
        CHECK(!"refused");
    }
    child.key += 1;
    CHECK_EQUAL(motus_runtime_add_child(rt, &child), MOTUS_OK);
    CHECK_REFUSED(motus_runtime_commit_arrangement(rt), LIMIT,
                  "motus_runtime_commit_arrangement");
    CHECK_EQUAL(motus_view_subview_count(view), 0);
    motus_runtime_destroy(rt);
    open_one();
  }
  for (int i = 0; i < 65; i++) {
    CHECK_EQUAL(motus_view_create(rt, &view), MOTUS_OK);
    if (i < 64)
      CHECK_EQUAL(motus_view_begin_arrangement(view, NULL), MOTUS_OK);
  }
  CHECK_REFUSED(motus_view_begin_arrangement(view, NULL), LIMIT,
                "motus_view_begin_arrangement");
  for (int i = 0; i < 64; i++)
    CHECK_EQUAL(motus_runtime_commit_arrangement(rt), MOTUS_OK);
  close_one();
}

/* Limit: positions and areas at which a scroller rests 1,000,000 */
static void rests(void) {
  const size_t most = 1000000;
  motus_snap_position *positions = calloc(most + 1, sizeof *positions);
  motus_snap_area *areas = calloc(most + 1, sizeof *areas);
  motus_scroller *scroller = NULL;
  motus_view *view = NULL;
  double target = 0;
  open_one();
  motus_view_create(rt, &view);
  CHECK_EQUAL(motus_scroller_create(view, NULL, &scroller), MOTUS_OK);
  CHECK_EQUAL(
      motus_scroller_set_snap_areas(scroller, MOTUS_AXIS_VERTICAL, areas, most),
      MOTUS_OK);
  CHECK_REFUSED(motus_scroller_set_snap_areas(scroller, MOTUS_AXIS_VERTICAL,
                                              areas, most + 1),
                LIMIT, "motus_scroller_set_snap_areas");
  CHECK_EQUAL(motus_snap_target(NULL, positions, most, 0, 0, &target),
              MOTUS_OK);
  CHECK_EQUAL(motus_snap_target(NULL, positions, most + 1, 0, 0, &target),
              MOTUS_ERROR_LIMIT);
  close_one();
  free(positions);
  free(areas);
}

/* Limit: boundaries of a collision behavior 65,536
 * Limit: simple regions and operations in a region 256: of 128 and their 127
 * unions, turned inside out */
static void boundaries_and_regions(void) {
  motus_collision_behavior *collision = NULL;
  motus_region *region = NULL, *grown = NULL, *next = NULL;
  motus_point line[] = {{0, 0}, {1, 1}};
  open_one();
  motus_collision_behavior_create(rt, NULL, 0, &collision);
  for (int32_t i = 0; i < 65536; i++)
    if (motus_collision_behavior_add_boundary(collision, i, line, 2, false) !=
        MOTUS_OK)
      CHECK(!"refused");
  CHECK_REFUSED(
      motus_collision_behavior_add_boundary(collision, 65536, line, 2, false),
      LIMIT, "motus_collision_behavior_add_boundary");
  CHECK_EQUAL(motus_collision_behavior_boundary_count(collision), 65536);
  CHECK_EQUAL(
      motus_region_create(rt, MOTUS_REGION_DISC, (motus_size){5, 5}, &region),
      MOTUS_OK);
  grown = region;
  for (int simple = 2; simple <= 128; simple++) {
    CHECK_EQUAL(motus_region_combine(grown, MOTUS_REGION_UNION, region, &next),
                MOTUS_OK);
    grown = next;
  }
  CHECK_EQUAL(motus_region_combine(grown, MOTUS_REGION_INVERSE, NULL, &next),
              MOTUS_OK);
  grown = next;
  NOT_ONE_MORE(motus_region_combine(grown, MOTUS_REGION_INVERSE, NULL, &next),
               next, "motus_region_combine");
  close_one();
}

/* Limit: fingers that are down 32
 * Limit: touches that wait for a tick 65,536
 * Limit: hovers that wait for a tick 65,536
 * Limit: events of wheels that wait for a tick 65,536
 * Limit: events of trackpads that wait for a tick 65,536 */
static void what_waits_for_a_tick(void) {
  motus_point point = {1, 1};
  motus_wheel_event wheel;
  motus_trackpad_event pad;
  motus_wheel_event_init(&wheel, sizeof wheel);
  motus_trackpad_event_init(&pad, sizeof pad);
  pad.gesture = MOTUS_TRACKPAD_SMART_ZOOM;
  open_one();
  for (uint64_t id = 0; id < 32; id++)
    CHECK_EQUAL(motus_runtime_send_touch(rt, id, MOTUS_TOUCH_BEGAN, point, 0),
                MOTUS_OK);
  CHECK_REFUSED(motus_runtime_send_touch(rt, 32, MOTUS_TOUCH_BEGAN, point, 0),
                LIMIT, "motus_runtime_send_touch");
  for (int i = 32; i < 65536; i++)
    if (motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_MOVED, point, 0))
      CHECK(!"refused");
  CHECK_REFUSED(motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_MOVED, point, 0),
                LIMIT, "motus_runtime_send_touch");
  for (int i = 0; i < 65536; i++)
    if (motus_runtime_send_hover(rt, point, true, 0) ||
        motus_runtime_send_wheel(rt, &wheel) ||
        motus_runtime_send_trackpad(rt, &pad))
      CHECK(!"refused");
  CHECK_REFUSED(motus_runtime_send_hover(rt, point, true, 0), LIMIT,
                "motus_runtime_send_hover");
  CHECK_REFUSED(motus_runtime_send_wheel(rt, &wheel), LIMIT,
                "motus_runtime_send_wheel");
  CHECK_REFUSED(motus_runtime_send_trackpad(rt, &pad), LIMIT,
                "motus_runtime_send_trackpad");
  CHECK_EQUAL(motus_runtime_tick(rt, 1), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_send_hover(rt, point, true, 1), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_MOVED, point, 1),
              MOTUS_OK);
  close_one();
}

CHECK_MAIN(TEST(runtimes), TEST(objects), TEST(snapshots), TEST(properties),
           TEST(paths), TEST(arrangements), TEST(rests),
           TEST(boundaries_and_regions), TEST(what_waits_for_a_tick))
