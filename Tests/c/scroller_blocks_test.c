/* A scroller that an animation block moves: what is asked and told is what is
 * shown. SC-3, SC-4. */
#include "scroll_stage.h"

typedef struct told {
  stage *s;
  int calls;
  double last;
} told;

static void shown_bounds(const stage *s, double bounds[4]) {
  CHECK_EQUAL(motus_view_property(s->view, MOTUS_PROPERTY_BOUNDS,
                                  MOTUS_VALUE_SHOWN, bounds, 4),
              MOTUS_OK);
}

static void did_scroll(void *user_data, motus_scroller *scroller,
                       bool adjusted) {
  told *t = user_data;
  double bounds[4], offset = motus_scroller_offset(scroller).y;
  shown_bounds(t->s, bounds);
  CHECK_NEAR(offset, bounds[1], 0);
  CHECK(!adjusted);
  CHECK(offset != t->last);
  t->last = offset;
  t->calls++;
}

static void open(stage *s, told *t) {
  motus_scroller_options options;
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate,
                                      .did_scroll = did_scroll};
  CHECK_EQUAL(motus_scroller_options_init(&options, sizeof options), MOTUS_OK);
  options.indicators = MOTUS_AXES_VERTICAL;
  stage_open(s, 3200, &options);
  *t = (told){s, 0, 0};
  CHECK_EQUAL(motus_scroller_set_delegate(s->scroller, &delegate, t, NULL),
              MOTUS_OK);
}

/* By each way in which a block can move the offset. */
static void move(const stage *s, int way) {
  motus_scroller *scroller = s->scroller;
  motus_point there = {0, 600};
  if (way == 0)
    CHECK_EQUAL(
        motus_scroller_scroll_to(scroller, there, false, NULL, NULL, NULL),
        MOTUS_OK);
  else if (way == 1)
    CHECK_EQUAL(
        motus_scroller_set_content_inset(scroller, (motus_insets){.top = 200}),
        MOTUS_OK);
  else if (way == 2)
    CHECK_EQUAL(motus_scroller_scroll_to_rect(scroller,
                                              (motus_rect){0, 2000, 10, 10},
                                              false, NULL, NULL, NULL),
                MOTUS_OK);
  else
    CHECK_EQUAL(
        motus_scroller_set_content_size(scroller, (motus_size){400, 900}),
        MOTUS_OK);
}

static void in_a_block_the_offset_is_what_is_shown(void) {
  for (int way = 0; way < 4; way++) {
    stage s;
    told t;
    motus_animation_options options;
    double before[4], start;
    open(&s, &t);
    if (way == 3)
      motus_scroller_scroll_to(s.scroller, (motus_point){0, 2000}, false, NULL,
                               NULL, NULL);
    stage_tick(&s, .5);
    motus_animation_options_init(&options, sizeof options);
    options.duration = .5;
    shown_bounds(&s, before);
    t.last = before[1];
    t.calls = 0;
    start = before[1];
    motus_runtime_begin_animation(s.runtime, &options);
    move(&s, way);
    CHECK_NEAR(motus_scroller_offset(s.scroller).y, start, 0);
    motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
    double target = motus_scroller_target_offset(s.scroller).y;
    CHECK(target != start);
    for (int i = 1; i <= 32; i++) {
      double bounds[4], velocity[4];
      stage_tick(&s, .5 + i / 60.);
      shown_bounds(&s, bounds);
      motus_view_property_velocity(s.view, MOTUS_PROPERTY_BOUNDS, velocity, 4);
      CHECK_NEAR(motus_scroller_offset(s.scroller).y, bounds[1], 0);
      CHECK_NEAR(motus_scroller_visible_rect(s.scroller).y, bounds[1], 0);
      CHECK_NEAR(motus_scroller_velocity(s.scroller).dy, velocity[1], 0);
      CHECK_NEAR(motus_scroller_target_offset(s.scroller).y, target, 0);
      motus_indicator bar =
          motus_scroller_indicator(s.scroller, MOTUS_AXIS_VERTICAL);
      double minimum = motus_scroller_minimum_offset(s.scroller).y,
             maximum = motus_scroller_maximum_offset(s.scroller).y,
             top = way == 1 ? 200 : 0, room = 800 - 6 - top;
      if (bounds[1] >= minimum && bounds[1] <= maximum)
        CHECK_NEAR(bar.position,
                   3 + top +
                       (room - bar.length) * (bounds[1] - minimum) /
                           (maximum - minimum),
                   1e-9);
      CHECK_EQUAL(t.calls, i < 30 ? i : 30);
    }
    CHECK(!motus_runtime_needs_tick(s.runtime));
    CHECK_NEAR(t.last, target, 0);
    stage_close(&s);
  }
}

/* A paused animator that holds the offset lets the host sleep. */
static void hold(void *scroller) {
  motus_scroller_scroll_to(scroller, (motus_point){0, 600}, false, NULL, NULL,
                           NULL);
}

static void a_paused_animator_needs_no_frames(void) {
  stage s;
  told t;
  motus_property_animator *animator = NULL;
  open(&s, &t);
  stage_tick(&s, .5);
  motus_property_animator_create(s.runtime, 1, NULL, &animator);
  motus_property_animator_add_animations(animator, hold, s.scroller, NULL);
  motus_property_animator_set_fraction_complete(animator, .5);
  for (int i = 0; i < 3; i++)
    stage_tick(&s, 1 + i);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(t.calls, 1);
  CHECK(t.last > 0 && t.last < 600);
  motus_property_animator_set_fraction_complete(animator, .75);
  stage_tick(&s, 4);
  CHECK_EQUAL(t.calls, 2);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(motus_property_animator_stop(animator, true), MOTUS_OK);
  CHECK_EQUAL(motus_release(animator), MOTUS_OK);
  stage_tick(&s, 5);
  stage_close(&s);
}

/* At the end of its content, a block makes the view lower by half. */
static void open_in_block(stage *s, told *t, uint32_t flags) {
  motus_animation_options options;
  open(s, t);
  motus_scroller_set_delegate(s->scroller, NULL, NULL, NULL);
  motus_scroller_scroll_to(s->scroller, (motus_point){0, 2400}, false, NULL,
                           NULL, NULL);
  stage_tick(s, .5);
  motus_animation_options_init(&options, sizeof options);
  options.duration = .5;
  options.flags = flags;
  motus_runtime_begin_animation(s->runtime, &options);
  motus_view_set_frame(s->view, (motus_rect){0, 0, 400, 400});
  motus_runtime_commit_animation(s->runtime, NULL, NULL, NULL, NULL);
}

/* SC-43: a block moves size and offset; the content changes on the way. */
static void other_edges_end_no_block_that_moves_the_size(void) {
  double heights[2][32];
  for (int changes = 0; changes < 2; changes++) {
    stage s;
    told t;
    open_in_block(&s, &t, 0);
    CHECK_NEAR(motus_scroller_target_offset(s.scroller).y, 2800, 0);
    for (int i = 1; i <= 32; i++) {
      double bounds[4];
      stage_tick(&s, .5 + i / 60.);
      if (changes && i == 12)
        motus_scroller_set_content_size(s.scroller, (motus_size){400, 4000});
      shown_bounds(&s, bounds);
      heights[changes][i - 1] = bounds[3];
    }
    CHECK_NEAR(motus_scroller_offset(s.scroller).y, 2800, 0);
    stage_close(&s);
  }
  CHECK(heights[0][15] > 410 && heights[0][15] < 790);
  for (int i = 0; i < 32; i++)
    CHECK_NEAR(heights[1][i], heights[0][i], 1e-9);
}

/* SC-26. A finger, a wheel and momentum take the offset alone: where the view
 * ends goes on, and its upper edge stays. */
static void what_catches_the_offset_leaves_the_size_in_motion(void) {
  double heights[4][32];
  for (int way = 0; way < 4; way++) {
    stage s;
    told t;
    open_in_block(&s, &t, MOTUS_ANIMATION_ALLOW_USER_INTERACTION);
    double last = 0;
    for (int i = 1; i <= 32; i++) {
      double bounds[4], center[2], time = .5 + i / 60.;
      motus_wheel_event wheel;
      motus_wheel_event_init(&wheel, sizeof wheel);
      wheel.point = (motus_point){200, 100};
      wheel.time = time;
      wheel.delta.dy = -120;
      if (i == 12 && way == 1)
        motus_runtime_send_touch(s.runtime, 1, MOTUS_TOUCH_BEGAN, wheel.point,
                                 time);
      if (i == 12 && way == 2)
        motus_runtime_send_wheel(s.runtime, &wheel);
      if (i == 12 && way == 3)
        motus_scroller_fling(s.scroller, (motus_vector){0, -600});
      stage_tick(&s, time);
      shown_bounds(&s, bounds);
      motus_view_property(s.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                          center, 2);
      heights[way][i - 1] = bounds[3];
      CHECK_NEAR(center[1] - bounds[3] / 2, 0, 1e-9);
      CHECK(i == 1 || fabs(bounds[1] - last) < 40);
      last = bounds[1];
    }
    stage_close(&s);
  }
  CHECK(heights[0][15] > 410 && heights[0][15] < 790);
  for (int i = 0; i < 32; i++)
    for (int way = 1; way < 4; way++)
      CHECK_NEAR(heights[way][i], heights[0][i], 1e-9);
}

CHECK_MAIN(TEST(what_catches_the_offset_leaves_the_size_in_motion),
           TEST(other_edges_end_no_block_that_moves_the_size),
           TEST(in_a_block_the_offset_is_what_is_shown),
           TEST(a_paused_animator_needs_no_frames))
