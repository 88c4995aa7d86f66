/* Pure functions of scrolling: no runtime. */
#include "check.h"
#include "motus.h"
#include "scroll_figures.h"
#include "scroll_rest_figures.h"

#include <math.h>

#define COUNT(table) (sizeof table / sizeof table[0])

/* SC-21: t = -ln q / l, v = v0 q with q = 1 - (edge - x0) / (f v0). */
static void momentum_crosses_an_edge(void) {
  for (size_t i = 0; i < COUNT(impacts); i++) {
    motus_decay decay = {impacts[i].rate, impacts[i].start,
                         impacts[i].velocity};
    bool crosses = false;
    double time = 0, velocity = 0, beyond = 0, position = 0;
    CHECK_EQUAL(motus_decay_crossing(&decay, impacts[i].edge, &crosses, &time,
                                     &velocity),
                MOTUS_OK);
    CHECK(crosses);
    CHECK_NEAR(time, impacts[i].time, 1e-6);
    CHECK_NEAR(velocity, impacts[i].left, 1e-6);
    CHECK_EQUAL(motus_decay_evaluate(&decay, time, &position, NULL), MOTUS_OK);
    CHECK_NEAR(position, impacts[i].edge, 1e-9);
    CHECK_EQUAL(motus_spring_settle(sqrt(120), 0, velocity,
                                    impacts[i].peak_time - time, &beyond, NULL),
                MOTUS_OK);
    CHECK_NEAR(beyond, impacts[i].peak, 1e-6);
  }
}

static void momentum_that_stops_before_an_edge_does_not_cross_it(void) {
  motus_decay decay = {.998, 0, 1000};
  bool crosses = true;
  double time = 1, velocity = 1;
  CHECK_EQUAL(motus_decay_crossing(&decay, 494.02, &crosses, &time, &velocity),
              MOTUS_OK);
  CHECK(!crosses && time == 0 && velocity == 0);
  CHECK_EQUAL(motus_decay_crossing(&decay, 494, &crosses, NULL, NULL),
              MOTUS_OK);
  CHECK(crosses);
  CHECK_EQUAL(motus_decay_crossing(&decay, -1, &crosses, NULL, NULL), MOTUS_OK);
  CHECK(!crosses);
  decay.velocity = 10;
  CHECK_EQUAL(motus_decay_crossing(&decay, 1, &crosses, NULL, NULL), MOTUS_OK);
  CHECK(!crosses);
  CHECK_EQUAL(motus_decay_crossing(&decay, NAN, &crosses, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_decay_crossing(&decay, 1, NULL, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_decay_crossing(NULL, 1, &crosses, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

static void a_critical_spring_settles(void) {
  for (size_t i = 0; i < COUNT(bounces); i++) {
    double left = 1, speed = 1;
    CHECK_EQUAL(motus_spring_settle(
                    bounces[i].frequency, bounces[i].displacement,
                    bounces[i].velocity, bounces[i].time, &left, &speed),
                MOTUS_OK);
    CHECK_NEAR(left, bounces[i].left, 1e-5);
    CHECK_NEAR(speed, bounces[i].speed, 1e-4);
  }
  CHECK_EQUAL(motus_spring_settle(0, 1, 1, 1, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_spring_settle(1, NAN, 1, 1, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_spring_settle(1, 1, 1, -1, NULL, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

/* SC-40: x0 + v (1 - e^(-l t)) / l, l = (|v| - 10) / |D|. */
static void momentum_is_bent_to_a_target_near_its_end(void) {
  int bent = 0;
  for (size_t i = 0; i < COUNT(settles); i++) {
    motus_decay decay = {.998, settles[i].start, settles[i].velocity};
    bool fits = false;
    double position = 0, velocity = 0;
    CHECK_EQUAL(motus_decay_to_target(&decay, settles[i].target,
                                      settles[i].time, &fits, &position,
                                      &velocity),
                MOTUS_OK);
    if (settles[i].is_snap)
      CHECK(fits == (settles[i].duration > 0));
    if (settles[i].duration > 0) {
      CHECK_NEAR(position, settles[i].offset, 1e-6);
      CHECK_NEAR(velocity, settles[i].speed, 1e-6);
      CHECK_EQUAL(motus_decay_to_target(&decay, settles[i].target,
                                        settles[i].duration + 1e-6, &fits,
                                        &position, &velocity),
                  MOTUS_OK);
      CHECK(position == settles[i].target && velocity == 0);
      bent++;
    }
  }
  CHECK(bent >= 20);
}

static void the_pull_is_the_inverse_of_the_rubber_band(void) {
  for (size_t i = 0; i < COUNT(pulls); i++) {
    double pull = pulls[i].raw < 0 ? -pulls[i].raw : 0, shown = 0, back = 0;
    CHECK_EQUAL(motus_rubber_band_offset(pull, pulls[i].dimension, &shown),
                MOTUS_OK);
    CHECK_NEAR(shown, pulls[i].shown < 0 ? -pulls[i].shown : 0, 1e-6);
    CHECK_EQUAL(motus_rubber_band_pull(shown, pulls[i].dimension, &back),
                MOTUS_OK);
    CHECK_NEAR(back, pull, 1e-9);
  }
  double pull = 1;
  CHECK_EQUAL(motus_rubber_band_pull(-100, 400, &pull), MOTUS_OK);
  CHECK_NEAR(pull, -100 / (.55 * .75), 1e-9);
  CHECK_EQUAL(motus_rubber_band_pull(400, 400, &pull),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(pull == 0);
  CHECK_EQUAL(motus_rubber_band_pull(1, 0, &pull),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

/* SC-36, SC-37. */
static void a_release_turns_pages(void) {
  motus_paging paging;
  uint32_t page = 0;
  double offset = 0;
  CHECK_EQUAL(motus_paging_init(&paging, sizeof paging), MOTUS_OK);
  for (size_t i = 0; i < COUNT(turns); i++) {
    paging.page_size = turns[i].size;
    paging.origin = turns[i].origin;
    paging.page_count = (uint32_t)turns[i].pages;
    paging.begin_page = (uint32_t)turns[i].begin;
    paging.maximum_pages = (uint32_t)turns[i].maximum;
    paging.rate = turns[i].rate;
    CHECK_EQUAL(motus_page_target(&paging, turns[i].offset, turns[i].velocity,
                                  &page, &offset),
                MOTUS_OK);
    CHECK_EQUAL(page, (uint32_t)turns[i].page);
    CHECK_NEAR(offset, turns[i].target, 0);
  }
  paging.page_size = 0;
  CHECK_EQUAL(motus_page_target(&paging, 0, 0, &page, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  paging.page_size = 1e-60;
  CHECK_EQUAL(motus_page_target(&paging, 1e60, -1e60, &page, NULL), MOTUS_OK);
  CHECK_EQUAL(motus_page_target(NULL, 3, 0, &page, NULL), MOTUS_OK);
  CHECK_EQUAL(page, 0);
}

/* SC-39. */
static void a_release_rests_at_a_snap_position(void) {
  motus_snapping snapping;
  double target = 0;
  CHECK_EQUAL(motus_snapping_init(&snapping, sizeof snapping), MOTUS_OK);
  for (size_t i = 0; i < COUNT(snaps); i++) {
    motus_snap_position positions[4] = {{0, 0, false}};
    for (int k = 0; k < snaps[i].count; k++) {
      double offset = snaps[i].positions[k];
      positions[k].offset = offset;
      positions[k].end = offset == 300 ? snaps[i].covered : 0;
      positions[k].stops = offset == snaps[i].stop;
    }
    snapping.strictness = (motus_snap_strictness)snaps[i].strictness;
    snapping.proximity = snaps[i].dimension / 3;
    snapping.minimum_offset = snaps[i].minimum;
    snapping.maximum_offset = snaps[i].maximum;
    snapping.begin_offset = snaps[i].begin;
    CHECK_EQUAL(motus_snap_target(&snapping, positions, (size_t)snaps[i].count,
                                  snaps[i].offset, snaps[i].velocity, &target),
                MOTUS_OK);
    CHECK_NEAR(target, snaps[i].target, 1e-6);
  }
  CHECK_EQUAL(motus_snap_target(&snapping, NULL, 0, 100, 1000, &target),
              MOTUS_OK);
  CHECK_NEAR(target, 100 + .499 * 990, 1e-9);
  CHECK_EQUAL(motus_snap_target(&snapping, NULL, 1, 100, 1000, &target),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_snap_target(&snapping, NULL, SIZE_MAX, 100, 1000, &target),
              MOTUS_ERROR_LIMIT);
  snapping.strictness = (motus_snap_strictness)3;
  CHECK_EQUAL(motus_snap_target(&snapping, NULL, 0, 100, 1000, &target),
              MOTUS_ERROR_INVALID_ARGUMENT);
  snapping.strictness = MOTUS_SNAP_NONE;
  snapping.minimum_offset = snapping.maximum_offset + 1;
  CHECK_EQUAL(motus_snap_target(&snapping, NULL, 0, 100, 1000, &target),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

/* SC-58. */
static void a_range_says_where_something_is_seen(void) {
  double begin = 0, end = 0;
  for (size_t i = 0; i < COUNT(ranges); i++) {
    CHECK_EQUAL(motus_scroll_range((motus_scroll_range_kind)ranges[i].kind,
                                   ranges[i].start, ranges[i].size,
                                   ranges[i].dimension, ranges[i].inset_start,
                                   ranges[i].inset_end, &begin, &end),
                MOTUS_OK);
    CHECK_NEAR(begin, ranges[i].begin, 1e-9);
    CHECK_NEAR(end, ranges[i].end, 1e-9);
    double progress = (ranges[i].offset - begin) / (end - begin);
    CHECK_NEAR(progress < 0   ? 0
               : progress > 1 ? 1
                              : progress,
               ranges[i].progress, 1e-9);
  }
  CHECK_EQUAL(motus_scroll_range((motus_scroll_range_kind)7, 0, 1, 1, 0, 0,
                                 &begin, &end),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroll_range(MOTUS_SCROLL_RANGE_COVER, 0, -1, 1, 0, 0,
                                 &begin, &end),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_scroll_range(MOTUS_SCROLL_RANGE_COVER, 1e308, 1e308, 1, 0,
                                 -1e308, &begin, &end),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(begin == 0 && end == 0);
}

CHECK_MAIN(TEST(momentum_crosses_an_edge),
           TEST(momentum_that_stops_before_an_edge_does_not_cross_it),
           TEST(a_critical_spring_settles),
           TEST(momentum_is_bent_to_a_target_near_its_end),
           TEST(the_pull_is_the_inverse_of_the_rubber_band),
           TEST(a_release_turns_pages),
           TEST(a_release_rests_at_a_snap_position),
           TEST(a_range_says_where_something_is_seen))
