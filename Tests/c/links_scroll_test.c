/* Links: properties, animators and transitions that go by an offset. */
#include "links.h"
#include "scroll_stage.h"

static link_way by(motus_scroll_range_kind range) {
  link_way options = link_way_of(MOTUS_SCROLL_RANGE_SCROLL);
  options.range.kind = range;
  return options;
}
static link_way between(double begin, double end) {
  link_way options = by(MOTUS_SCROLL_RANGE_OFFSETS);
  options.range.begin_offset = begin;
  options.range.end_offset = end;
  return options;
}
static motus_view *view_in(stage *s, motus_view *parent, motus_rect frame) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(s->runtime, &view), MOTUS_OK);
  motus_view_set_frame(view, frame);
  motus_view_add_subview(parent, view);
  motus_release(view);
  return view;
}
static void go(stage *s, double y) {
  CHECK_EQUAL(motus_scroller_scroll_to(s->scroller, (motus_point){0, y}, false,
                                       NULL, NULL, NULL),
              MOTUS_OK);
  stage_tick(s, s->time + 1. / 60);
}
static motus_link *alpha_link(stage *s, const link_way *options,
                              motus_view *view) {
  static const double from = 0, to = 1;
  motus_link *link = NULL;
  CHECK_EQUAL(link_property(s->runtime, s->scroller, options, view,
                            MOTUS_PROPERTY_ALPHA, &from, &to, 1, NULL, &link),
              MOTUS_OK);
  return link;
}

/* SC-58, SC-62: a view of 200 points at 1500, in a window of 800 whose upper 100
 * and lower 50 points are covered. */
static void a_link_goes_by_the_place_of_a_view(void) {
  static const struct {
    motus_scroll_range_kind kind;
    double begin, end;
  } ranges[] = {{MOTUS_SCROLL_RANGE_SCROLL, 0, 4200},
                {MOTUS_SCROLL_RANGE_COVER, 750, 1600},
                {MOTUS_SCROLL_RANGE_CONTAIN, 950, 1400},
                {MOTUS_SCROLL_RANGE_ENTRY, 750, 950},
                {MOTUS_SCROLL_RANGE_EXIT, 1400, 1600},
                {MOTUS_SCROLL_RANGE_ENTRY_CROSSING, 750, 950},
                {MOTUS_SCROLL_RANGE_EXIT_CROSSING, 1400, 1600}};
  for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
    stage s;
    stage_open(&s, 5000, NULL);
    motus_view *group = view_in(&s, s.view, (motus_rect){0, 1000, 400, 900});
    motus_view *row = view_in(&s, group, (motus_rect){0, 500, 400, 200});
    link_way options = by(ranges[i].kind);
    options.range.inset_start = 100;
    options.range.inset_end = 50;
    motus_link *link = alpha_link(&s, &options, row);
    CHECK(motus_link_is_active(link));
    CHECK_NEAR(motus_view_alpha(row), 0, 0);
    for (int part = 0; part <= 4; part++) {
      double length = ranges[i].end - ranges[i].begin;
      go(&s, ranges[i].begin + length * part / 4);
      CHECK_NEAR(motus_link_input(link), part / 4., 1e-12);
      CHECK_NEAR(motus_view_alpha(row), part / 4., 1e-12);
    }
    go(&s, 4200);
    CHECK_NEAR(motus_view_alpha(row), 1, 0);
    /* Its group moves, and with it the range. */
    if (i > 0) {
      go(&s, ranges[i].begin);
      motus_view_set_frame(group, (motus_rect){0, 1000 - 25, 400, 900});
      stage_tick(&s, s.time + .1);
      CHECK_NEAR(motus_view_alpha(row), 25 / (ranges[i].end - ranges[i].begin),
                 1e-12);
      /* It leaves: the last value stays, and the link comes back with it. */
      motus_retain(group);
      motus_view_remove_from_superview(group);
      go(&s, 4000);
      CHECK(!motus_link_is_active(link));
      CHECK_NEAR(motus_view_alpha(row), 25 / (ranges[i].end - ranges[i].begin),
                 1e-12);
      motus_view_add_subview(s.view, group);
      stage_tick(&s, s.time + .1);
      CHECK(motus_link_is_active(link));
      CHECK_NEAR(motus_view_alpha(row), 1, 0);
      motus_release(group);
    }
    motus_release(link);
    stage_close(&s);
  }
}

static struct seen {
  motus_view *view;
  double alpha, offset;
  int calls;
} seen;
static void on_seen(void *user_data, motus_scroller *x, bool adjusted) {
  (void)user_data, (void)adjusted;
  seen.alpha = motus_view_alpha(seen.view);
  seen.offset = motus_scroller_offset(x).y;
  CHECK_NEAR(seen.alpha, seen.offset / 1000 > 1 ? 1 : seen.offset / 1000,
             1e-12);
  seen.calls++;
}

/* SC-58: no frame late, whoever moves the offset; nothing at rest. */
static void no_frame_is_late(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  link_way options = between(0, 1000);
  motus_view *view =
      view_in(&s, motus_runtime_window(s.runtime), (motus_rect){0, 0, 9, 9});
  motus_release(alpha_link(&s, &options, view));
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate,
                                      .did_scroll = on_seen};
  motus_scroller_set_delegate(s.scroller, &delegate, NULL, NULL);
  seen.view = view;
  seen.calls = 0;
  stage_tick(&s, .1);
  /* A finger and its momentum. */
  flick(&s, 200, 600, 0, -200);
  for (int i = 0; i < 200; i++) {
    stage_tick(&s, s.time + 1. / 60);
    double there = offset(&s) / 1000;
    CHECK_NEAR(motus_view_alpha(view), there > 1 ? 1 : there, 1e-12);
  }
  CHECK(seen.calls > 20);
  rest(&s);
  /* A block that moves the offset: what is shown counts. */
  go(&s, 0);
  motus_animation_options block;
  motus_animation_options_init(&block, sizeof block);
  block.duration = 1;
  motus_runtime_begin_animation(s.runtime, &block);
  motus_scroller_set_delegate(s.scroller, NULL, NULL, NULL);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 900}, false, NULL, NULL,
                           NULL);
  motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
  double start = s.time;
  for (int i = 1; i <= 20; i++) {
    double bounds[4];
    stage_tick(&s, start + i / 16.);
    motus_view_property(s.view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN,
                        bounds, 4);
    CHECK(i >= 16 ? bounds[1] == 900 : bounds[1] > 0 && bounds[1] < 900);
    CHECK_NEAR(motus_view_alpha(view), bounds[1] / 1000, 1e-12);
  }
  CHECK(!motus_runtime_needs_tick(s.runtime));
  stage_close(&s);
}

/* SC-59: the offset's velocity by the length of the range, and by the slope. */
static void a_linked_value_has_a_velocity(void) {
  stage s;
  stage_open(&s, 50000, NULL);
  link_way options = between(0, 10000);
  motus_view *view =
      view_in(&s, motus_runtime_window(s.runtime), (motus_rect){0, 0, 9, 9});
  motus_view *eased =
      view_in(&s, motus_runtime_window(s.runtime), (motus_rect){0, 0, 9, 9});
  static const double from[] = {0, 0}, to[] = {100, -300};
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  motus_link *link = NULL;
  CHECK_EQUAL(link_property(s.runtime, s.scroller, &options, view,
                            MOTUS_PROPERTY_CENTER, from, to, 2, NULL, &link),
              MOTUS_OK);
  CHECK_EQUAL(link_property(s.runtime, s.scroller, &options, eased,
                            MOTUS_PROPERTY_CENTER, from, to, 2, &timing, NULL),
              MOTUS_OK);
  motus_scroller_fling(s.scroller, (motus_vector){0, 3000});
  stage_tick(&s, .5);
  double speed = motus_scroller_velocity(s.scroller).dy, v[2], c[2], d[2];
  CHECK(speed > 1000);
  CHECK_NEAR(motus_link_input_velocity(link), speed / 10000, 1e-12);
  motus_view_property_velocity(view, MOTUS_PROPERTY_CENTER, v, 2);
  CHECK_NEAR(v[0], speed / 100, 1e-6);
  CHECK_NEAR(v[1], -speed * 3 / 100, 1e-6);
  motus_view_property_velocity(eased, MOTUS_PROPERTY_CENTER, v, 2);
  motus_view_property(eased, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, c, 2);
  stage_tick(&s, .5001);
  motus_view_property(eased, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, d, 2);
  CHECK_NEAR((d[1] - c[1]) / 1e-4 / v[1], 1, 5e-3);
  /* SC-61: ended, it stays where it is. */
  CHECK_EQUAL(motus_link_remove(link), MOTUS_OK);
  CHECK_EQUAL(motus_link_remove(link), MOTUS_OK);
  motus_point there = motus_view_center(view);
  stage_tick(&s, .6);
  CHECK(motus_view_center(view).y == there.y && there.y < 0);
  CHECK(!motus_link_is_active(link));
  CHECK_NEAR(motus_link_input_velocity(link), 0, 0);
  motus_view_property_velocity(view, MOTUS_PROPERTY_CENTER, v, 2);
  CHECK_NEAR(v[0], 0, 0);
  motus_release(link);
  stage_close(&s);
}

/* SC-60: content that is pulled beyond its edge stretches a header. */
static void a_pull_goes_beyond_the_range_when_asked(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  link_way options = between(0, 100);
  motus_view *held = view_in(&s, s.view, (motus_rect){0, 0, 9, 9});
  motus_view *free = view_in(&s, s.view, (motus_rect){0, 0, 9, 9});
  static const double from[] = {1, 0, 0, 1, 0, 0}, to[] = {1, 0, 0, 1, 0, 50};
  double shown[6];
  CHECK_EQUAL(link_property(s.runtime, s.scroller, &options, held,
                            MOTUS_PROPERTY_TRANSFORM, from, to, 6, NULL, NULL),
              MOTUS_OK);
  options.goes_beyond = true;
  CHECK_EQUAL(link_property(s.runtime, s.scroller, &options, free,
                            MOTUS_PROPERTY_TRANSFORM, from, to, 6, NULL, NULL),
              MOTUS_OK);
  finger(&s, MOTUS_TOUCH_BEGAN, 200, 100, .1);
  finger(&s, MOTUS_TOUCH_MOVED, 200, 250, .11);
  stage_tick(&s, .11);
  CHECK(offset(&s) < -50);
  motus_view_property(free, MOTUS_PROPERTY_TRANSFORM, MOTUS_VALUE_SHOWN, shown,
                      6);
  CHECK_NEAR(shown[5], offset(&s) / 2, 1e-9);
  motus_view_property(held, MOTUS_PROPERTY_TRANSFORM, MOTUS_VALUE_SHOWN, shown,
                      6);
  CHECK_NEAR(shown[5], 0, 0);
  finger(&s, MOTUS_TOUCH_ENDED, 200, 250, .3);
  rest(&s);
  stage_close(&s);
}

static void move_right(void *view) {
  motus_view_set_center((motus_view *)view, (motus_point){100, 0});
}

/* SC-58, SC-61. */
static void an_animator_is_scrubbed_and_by_nobody_else(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  motus_view *view = view_in(&s, s.view, (motus_rect){0, 0, 0, 0});
  motus_property_animator *animator = NULL;
  motus_link *link = NULL, *second = NULL;
  link_way options = between(1000, 0);
  motus_property_animator_create(s.runtime, 1, NULL, &animator);
  motus_property_animator_add_animations(animator, move_right, view, NULL);
  motus_property_animator_start(animator);
  stage_tick(&s, .25);
  CHECK_EQUAL(link_animator(s.runtime, s.scroller, &options, animator, &link),
              MOTUS_OK);
  double last = 101;
  for (int i = 0; i <= 4; i++) {
    double shown[2];
    go(&s, 250 * i);
    CHECK_NEAR(motus_property_animator_fraction_complete(animator), 1 - i / 4.,
               1e-12);
    motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown,
                        2);
    CHECK(i > 0 && i < 4 ? shown[0] < last && shown[0] > 0
                         : shown[0] == (i ? 0 : 100));
    last = shown[0];
  }
  CHECK_EQUAL(motus_property_animator_start(animator), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_property_animator_pause(animator), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_property_animator_set_fraction_complete(animator, .5),
              MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_property_animator_stop(animator, true), MOTUS_ERROR_BUSY);
  CHECK_EQUAL(motus_property_animator_continue(animator, NULL, 0),
              MOTUS_ERROR_BUSY);
  CHECK_NEAR(motus_property_animator_fraction_complete(animator), 0, 0);
  /* The last link counts. */
  options = between(0, 4000);
  CHECK_EQUAL(link_animator(s.runtime, s.scroller, &options, animator, &second),
              MOTUS_OK);
  CHECK(!motus_link_is_active(link));
  CHECK_NEAR(motus_property_animator_fraction_complete(animator), .25, 1e-12);
  CHECK_EQUAL(motus_property_animator_start(animator), MOTUS_ERROR_BUSY);
  motus_link_remove(second);
  CHECK_NEAR(motus_property_animator_fraction_complete(animator), .25, 1e-12);
  /* It goes on from there by itself. */
  CHECK_EQUAL(motus_property_animator_start(animator), MOTUS_OK);
  stage_tick(&s, s.time + 1);
  stage_tick(&s, s.time + 1);
  CHECK_NEAR(motus_view_center(view).x, 100, 0);
  motus_release(link);
  motus_release(second);
  motus_release(animator);
  stage_close(&s);
}

/* SC-61: either end takes the link with it. */
static void a_link_ends_with_either_end(void) {
  stage s;
  stage_open(&s, 5000, NULL);
  link_way options = between(0, 1000);
  motus_view *view =
      view_in(&s, motus_runtime_window(s.runtime), (motus_rect){0, 0, 9, 9});
  motus_scroller *other =
      scroller_in(motus_runtime_window(s.runtime), (motus_rect){0, 0, 99, 99},
                  (motus_size){99, 5000}, NULL, s.runtime);
  motus_link *first = alpha_link(&s, &options, view), *last = NULL;
  static const double from = 1, to = 0;
  CHECK_EQUAL(link_property(s.runtime, other, &options, view,
                            MOTUS_PROPERTY_ALPHA, &from, &to, 1, NULL, &last),
              MOTUS_OK);
  CHECK(!motus_link_is_active(first));
  go(&s, 500);
  CHECK_NEAR(motus_view_alpha(view), 1, 0);
  motus_view_remove_from_superview(motus_scroller_view(other));
  CHECK(!motus_link_is_active(last));
  stage_tick(&s, s.time + .1);
  motus_release(last);
  CHECK(!motus_is_alive(last));
  motus_release(first);
  first = alpha_link(&s, &options, view);
  CHECK_NEAR(motus_view_alpha(view), .5, 1e-12);
  motus_view_remove_from_superview(view);
  CHECK(!motus_link_is_active(first));
  go(&s, 600);
  motus_release(first);
  CHECK(!motus_is_alive(first));
  motus_release(other);
  stage_close(&s);
}

CHECK_MAIN(TEST(a_link_goes_by_the_place_of_a_view), TEST(no_frame_is_late),
           TEST(a_linked_value_has_a_velocity),
           TEST(a_pull_goes_beyond_the_range_when_asked),
           TEST(an_animator_is_scrubbed_and_by_nobody_else),
           TEST(a_link_ends_with_either_end))
