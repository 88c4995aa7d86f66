/* Rows on demand that move as their list changes. LZ-4. */
#include "row_headings.h"

static rows r;
static headed h;

/* Plain rows 50 high, at an offset. */
static void open_at(size_t count, double offset) {
  headed_open(&h, &r);
  for (size_t i = 0; i < count; i++)
    h.rows[i] = (motus_row){i + 1, 50, 0};
  h.count = count;
  headed_give(&h);
  rows_scroll(&r, offset);
  rows_rest(&r);
  r.provided = 0;
}

static void finish(void) {
  rows_rest(&r);
  headed_check(&h);
  rows_close(&r);
}

static void move_row(size_t from, size_t to) {
  motus_row row = h.rows[from];
  headed_replace(&h, from, 1, NULL, 0);
  headed_replace(&h, to, 0, &row, 1);
}

/* 12 rows, 600 points, go: what was 1200 below comes from there, all of it in
 * one motion. */
static void what_comes_into_sight_comes_from_where_it_was(void) {
  open_at(1000, 0);
  CHECK(isnan(headed_seen(&h, 30)));
  headed_replace(&h, 2, 12, NULL, 0);
  rows_tick(&r);
  double last = headed_seen(&h, 30);
  CHECK(last > 1400 && last <= 1450);
  CHECK_EQUAL(motus_view_child_state(rows_view(&r, 30)), MOTUS_CHILD_MOVING);
  while (motus_runtime_needs_tick(r.runtime)) {
    rows_tick(&r);
    double now = headed_seen(&h, 30);
    CHECK(now <= last + 1e-9 && now > last - 80);
    CHECK_NEAR(headed_seen(&h, 20), now - 500, 1e-6);
    last = now;
  }
  CHECK_NEAR(last, 850, 1e-6);
  CHECK_EQUAL(r.lived, 24);
  finish();
}

/* From far away: one visible part, so that it is out of sight at first. */
static void the_way_is_no_longer_than_what_is_visible(void) {
  open_at(100000, 2500000);
  move_row(90, 50003);
  rows_tick(&r);
  double last = headed_seen(&h, 91);
  CHECK(last < -550 && last >= 150 - 800);
  rows_rest(&r);
  CHECK_NEAR(headed_seen(&h, 91), 150, 1e-6);
  /* The others have come with the row that went, all at once. */
  headed_replace(&h, 1000, 40000, NULL, 0);
  CHECK_NEAR(motus_scroller_offset(r.scroller).y, 2500000, 0);
  rows_tick(&r);
  double first = headed_seen(&h, h.rows[50003].key);
  CHECK(first > 150 && first <= 150 + 800);
  rows_rest(&r);
  finish();
}

/* It goes out of sight, is given back there, and stands far away. */
static void what_goes_far_away_leaves_the_sight_and_is_given_back(void) {
  open_at(100000, 0);
  motus_view *view = rows_view(&r, 4);
  move_row(3, 60000);
  int recycled = 0;
  double last = 150;
  for (int i = 0; i < 200 && motus_runtime_needs_tick(r.runtime); i++) {
    rows_tick(&r);
    if (r.recycled > 0) {
      CHECK_EQUAL(r.last_recycled, 4);
      CHECK(last >= 800);
      recycled += r.recycled;
    } else if (!recycled) {
      CHECK(rows_view(&r, 4) == view);
      last = headed_seen(&h, 4);
      CHECK(last < 150 + 800 + 1);
    }
  }
  CHECK_EQUAL(recycled, 1);
  motus_rect frame;
  motus_view_row_place(r.list, 4, NULL, &frame);
  CHECK_NEAR(frame.y, 3e6, 0);
  rows_scroll(&r, 3e6 - 100);
  rows_tick(&r);
  CHECK_NEAR(headed_seen(&h, 4), 100, 1e-6);
  finish();
}

static void what_is_removed_fades_and_is_given_back_once(void) {
  open_at(1000, 500);
  motus_view *view = rows_view(&r, 14);
  headed_replace(&h, 13, 1, NULL, 0);
  rows_tick(&r);
  CHECK_EQUAL(motus_view_child_state(view), MOTUS_CHILD_LEAVING);
  CHECK(motus_view_superview(view) == r.list);
  int recycled = 0;
  for (int i = 0; i < 200 && motus_runtime_needs_tick(r.runtime); i++) {
    rows_tick(&r);
    recycled += r.recycled;
  }
  CHECK_EQUAL(recycled, 1);
  CHECK_EQUAL(r.last_recycled, 14);
  CHECK(motus_view_superview(view) == NULL);
  finish();
}

/* Turned round on its way a row goes on from where it is, as fast as it is. */
static void a_change_of_mind_goes_on_with_the_velocity(void) {
  open_at(1000, 5000);
  motus_row some[6];
  memcpy(some, h.rows + 102, sizeof some);
  headed_replace(&h, 102, 6, NULL, 0);
  double before = headed_seen(&h, 112), speed = 0, jolt = 0;
  for (int i = 0; i < 70; i++) {
    if (i == 7)
      headed_replace(&h, 102, 0, some, 6);
    if (i == 13)
      headed_replace(&h, 102, 5, NULL, 0);
    rows_tick(&r);
    double now = headed_seen(&h, 112);
    if (i > 0)
      jolt = fmax(jolt, fabs(now - before - speed));
    speed = now - before;
    before = now;
  }
  CHECK(jolt < 20);
  finish();
}

/* What is seen moves when the content ends before it: with the rows, not at
 * once. */
static void the_end_of_the_content_comes_up_with_the_rows(void) {
  open_at(100, 100 * 50 - 800);
  double seen[100];
  for (int key = 86; key < 94; key++)
    seen[key] = headed_seen(&h, (uint64_t)key);
  headed_replace(&h, 94, 6, NULL, 0);
  for (int i = 0; i < 60; i++) {
    rows_tick(&r);
    for (int key = 86; key < 94; key++) {
      double now = headed_seen(&h, (uint64_t)key);
      CHECK(now >= seen[key] - 1e-9 && now < seen[key] + 40);
      seen[key] = now;
    }
  }
  CHECK_NEAR(seen[93], 800 - 100, 1e-6);
  CHECK_NEAR(motus_scroller_content_size(r.scroller).height, 94 * 50, 0);
  finish();
}

static void rows_from_right_to_left_keep_their_distance_from_the_right(void) {
  headed_open(&h, &r);
  h.options.axis = MOTUS_AXIS_HORIZONTAL;
  h.is_turned = true;
  motus_runtime_set_layout_direction(r.runtime,
                                     MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  headed_fill(&h, 1000, 99);
  rows_rest(&r);
  motus_row some[3] = {{7001, 70, 0}, {7002, 80, 0}, {7003, 90, 0}};
  double fourth = headed_seen(&h, 4), twentieth = headed_seen(&h, 8);
  /* Far behind what is seen, where the left is, and then before it. */
  headed_replace(&h, 500, 1, some, 3);
  for (int i = 0; i < 20; i++) {
    rows_tick(&r);
    CHECK_NEAR(headed_seen(&h, 4), fourth, 1e-6);
  }
  motus_view_set_row_extent(r.list, h.rows[900].key, h.rows[900].extent = 200);
  for (int i = 0; i < 20; i++) {
    rows_tick(&r);
    CHECK_NEAR(headed_seen(&h, 4), fourth, 1e-6);
  }
  headed_replace(&h, 4, 3, NULL, 0);
  for (int i = 0; i < 60; i++) {
    rows_tick(&r);
    double now = headed_seen(&h, 8);
    CHECK(now <= twentieth + 1e-9 && now > twentieth - 20);
    twentieth = now;
    CHECK_NEAR(headed_seen(&h, 4), fourth, 1e-6);
  }
  rows_scroll(&r, 0);
  motus_scroller_scroll_to(r.scroller, (motus_point){20000, 0}, false, NULL,
                           NULL, NULL);
  rows_tick(&r);
  uint64_t key = 0;
  for (size_t i = 0; i < h.count; i++) {
    double at = headed_seen(&h, h.rows[i].key);
    if (!h.rows[i].flags && at > 100 && at < 200)
      key = h.rows[i].key;
  }
  /* A row before what is seen gets longer: that stays. */
  double there = headed_seen(&h, key);
  motus_view_set_row_extent(r.list, 3, h.rows[2].extent = 250);
  rows_tick(&r);
  CHECK_NEAR(headed_seen(&h, key), there, 1e-6);
  finish();
}

/* ---- Blocks ---- */

static void remove_twelve(void *unused) {
  (void)unused;
  headed_replace(&h, 2, 12, NULL, 0);
  CHECK(rows_view(&r, 30) != NULL);
  r.provided = 0;
}

static void a_block_moves_rows_with_its_timing(void) {
  open_at(1000, 0);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  r.provided = 0;
  CHECK_EQUAL(motus_runtime_animate(r.runtime, &options, remove_twelve, NULL,
                                    NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_NEAR(headed_seen(&h, 30), 1450, 1e-6);
  double began = r.time;
  while (r.time < began + .5 - 1e-9)
    rows_tick(&r);
  CHECK_NEAR(headed_seen(&h, 30), 1450 - 600 * (r.time - began), 1e-6);
  CHECK_NEAR(headed_seen(&h, 16), 750 - 600 * (r.time - began), 1e-6);
  finish();
}

static void measure_twenty(void *unused) {
  (void)unused;
  motus_view_set_row_extent(r.list, 20, h.rows[19].extent = 120);
}

static void go_to_the_start(void *unused) {
  (void)unused;
  rows_scroll(&r, 0);
}

/* LZ-3: neither in a block, nor while one scrolls. */
static void a_row_is_measured_beside_a_block_without_a_jump(void) {
  open_at(1000, 5000);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  options.timing.type = MOTUS_TIMING_LINEAR;
  double there = headed_seen(&h, 105);
  motus_runtime_animate(r.runtime, &options, measure_twenty, NULL, NULL, NULL,
                        NULL, NULL);
  for (int i = 0; i < 70; i++) {
    rows_tick(&r);
    CHECK_NEAR(headed_seen(&h, 105), there, 1e-6);
  }
  motus_runtime_animate(r.runtime, &options, go_to_the_start, NULL, NULL, NULL,
                        NULL, NULL);
  rows_tick(&r);
  for (int i = 0; i < 14; i++) {
    double before = headed_seen(&h, 105);
    if (i == 7)
      motus_view_set_row_extent(r.list, 30, h.rows[29].extent = 200);
    rows_tick(&r);
    CHECK_NEAR(headed_seen(&h, 105) - before, 5070 / 60., 1e-6);
  }
  finish();
}

static void an_animator_scrubs_rows_and_takes_them_back(void) {
  for (int scrolls = 0; scrolls < 2; scrolls++)
    for (int all = 0; all < 2; all++) {
      open_at(1000, 0);
      static motus_row before[1000];
      memcpy(before, h.rows, sizeof before);
      motus_property_animator *animator;
      motus_timing timing;
      motus_timing_init(&timing, sizeof timing);
      timing.type = MOTUS_TIMING_LINEAR;
      CHECK_EQUAL(
          motus_property_animator_create(r.runtime, 1, &timing, &animator),
          MOTUS_OK);
      CHECK_EQUAL(motus_property_animator_add_animations(
                      animator, remove_twelve, NULL, NULL),
                  MOTUS_OK);
      motus_property_animator_start(animator);
      motus_property_animator_pause(animator);
      for (int i = 0; i <= 20; i++) {
        motus_property_animator_set_fraction_complete(animator, i / 20.);
        rows_tick(&r);
        CHECK_NEAR(headed_seen(&h, 30), 1450 - 600 * i / 20., 1e-6);
      }
      if (scrolls) {
        motus_property_animator_set_fraction_complete(animator, .5);
        rows_scroll(&r, 2000);
        rows_tick(&r);
        rows_scroll(&r, 300);
        rows_tick(&r);
      }
      if (all) {
        motus_property_animator_set_reversed(animator, true);
        motus_property_animator_continue(animator, NULL, 0);
      } else {
        motus_property_animator_stop(animator, false);
        motus_property_animator_finish(animator, MOTUS_POSITION_START);
      }
      rows_rest(&r);
      memcpy(h.rows, before, sizeof before);
      h.count = 1000;
      CHECK_EQUAL(motus_view_row_count(r.list), 1000);
      CHECK(!motus_view_row_place(r.list, 5, NULL, NULL));
      motus_release(animator);
      finish();
    }
}

CHECK_MAIN(TEST(what_comes_into_sight_comes_from_where_it_was),
           TEST(the_way_is_no_longer_than_what_is_visible),
           TEST(what_goes_far_away_leaves_the_sight_and_is_given_back),
           TEST(what_is_removed_fades_and_is_given_back_once),
           TEST(a_change_of_mind_goes_on_with_the_velocity),
           TEST(the_end_of_the_content_comes_up_with_the_rows),
           TEST(rows_from_right_to_left_keep_their_distance_from_the_right),
           TEST(a_block_moves_rows_with_its_timing),
           TEST(a_row_is_measured_beside_a_block_without_a_jump),
           TEST(an_animator_scrubs_rows_and_takes_them_back))
