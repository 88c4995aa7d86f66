/* Bars that answer to content: expanded at its start, minimized while it
 * scrolls, and moved between the two by transitions. BA-1 to BA-5. */
#include "bars_stage.h"

#define LARGE 96.0
#define SMALL 12.0
#define CONTENT 3000.0

static story s;

/* A scroller that fills a screen. */
static motus_scroller *fill(motus_view_controller *screen, double content) {
  motus_view *view = NULL;
  motus_scroller *scroller = NULL;
  CHECK_EQUAL(motus_view_create(s.runtime, &view), MOTUS_OK);
  motus_view_set_frame(view, (motus_rect){0, 0, WIDTH, HEIGHT});
  motus_view_add_subview(motus_view_controller_view(screen), view);
  CHECK_EQUAL(motus_scroller_create(view, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){WIDTH, content});
  motus_release(view);
  motus_release(scroller);
  return scroller;
}

static void answer(motus_view_controller *container, motus_edge edge,
                   double expanded, double minimized, motus_bar_minimizing when,
                   bool returns_at_end) {
  motus_bar_options options;
  CHECK_EQUAL(motus_bar_options_init(&options, sizeof options), MOTUS_OK);
  CHECK_NEAR(options.expanded_height, 0, 0);
  CHECK_EQUAL(options.minimizing, MOTUS_BAR_MINIMIZING_NEVER);
  options.expanded_height = expanded;
  options.minimized_height = minimized;
  options.minimizing = when;
  options.returns_at_end = returns_at_end;
  CHECK_EQUAL(motus_view_controller_set_bar_options(container, edge, &options),
              MOTUS_OK);
}

static motus_view_controller *tabs_of(void) {
  return (motus_view_controller *)tabs;
}

static motus_scroller *open_with(double expanded, double minimized,
                                 motus_bar_minimizing when) {
  bars_open(&s);
  motus_scroller *scroller = fill(s.a, CONTENT);
  answer(story_root(&s), MOTUS_EDGE_TOP, expanded, minimized, when, false);
  story_tick(&s);
  return scroller;
}

static void jump(motus_scroller *scroller, double offset) {
  CHECK_EQUAL(motus_scroller_scroll_to(scroller, (motus_point){0, offset},
                                       false, NULL, NULL, NULL),
              MOTUS_OK);
}

static double extent(void) {
  return motus_view_controller_bar_extent(story_root(&s), MOTUS_EDGE_TOP);
}
static double progress(void) {
  return motus_view_controller_bar_progress(story_root(&s), MOTUS_EDGE_TOP);
}
static double offset_of(motus_scroller *scroller) {
  return motus_scroller_offset(scroller).y;
}

/* The finger moves by so much a frame; pans take it after 10 points. */
static double finger_at;
static void down(double y) {
  finger_at = y;
  story_touch(&s, MOTUS_TOUCH_BEGAN, WIDTH / 2, y);
}
static void drag(double by, int frames) {
  for (int i = 0; i < frames; i++)
    story_touch(&s, MOTUS_TOUCH_MOVED, WIDTH / 2, finger_at += by);
}
static void up(void) {
  story_touch(&s, MOTUS_TOUCH_ENDED, WIDTH / 2, finger_at);
}
static void hold(void) {
  drag(0, 8);
}

/* Down to an offset, by a finger that then rests. */
static void drag_to(motus_scroller *scroller, double offset) {
  drag(offset > offset_of(scroller) ? -12 : 12, 1);
  for (int i = 0; i < 400 && fabs(offset_of(scroller) - offset) > 1e-9; i++) {
    double way = offset_of(scroller) - offset;
    drag(way > 8 ? 8 : way < -8 ? -8 : way, 1);
  }
  CHECK_NEAR(offset_of(scroller), offset, 1e-9);
  hold();
}

static void settle(motus_scroller *scroller) {
  for (int i = 0; i < 400 && motus_runtime_needs_tick(s.runtime); i++)
    story_tick(&s);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_IDLE);
}

/* The bar, the safe area and the extent say the same. */
static bool stands_at(double height) {
  bool is_so = CHECK_NEAR(extent(), height, 1e-6);
  is_so = bars_are_at(top_bar, 0, 0, WIDTH, 50 + height) && is_so;
  return bars_area(s.a, 50 + height, 34 + BOTTOM) && is_so;
}

/* BA-1, BA-2. */
static void a_bar_is_expanded_at_the_start_and_follows_the_content(void) {
  motus_scroller *scroller = open_with(LARGE, 0, MOTUS_BAR_MINIMIZING_NEVER);
  CHECK_NEAR(offset_of(scroller), -50 - LARGE, 1e-9);
  stands_at(LARGE);
  CHECK_NEAR(progress(), 0, 1e-9);
  down(400);
  for (double way = 10; way <= 80; way += 10) {
    drag_to(scroller, -50 - LARGE + way);
    stands_at(way < LARGE - TOP ? LARGE - way : TOP);
    CHECK_NEAR(progress(), way < LARGE - TOP ? way / (LARGE - TOP) : 1, 1e-9);
  }
  /* The range reaches to the expanded height all the time. */
  CHECK_NEAR(motus_scroller_minimum_offset(scroller).y, -50 - LARGE, 1e-9);
  drag_to(scroller, -50 - LARGE);
  stands_at(LARGE);
  /* Pulled beyond the start. */
  drag(10, 6);
  double pulled = -50 - LARGE - offset_of(scroller);
  CHECK(pulled > 5);
  stands_at(LARGE + pulled);
  up();
  settle(scroller);
  stands_at(LARGE);
  bars_close(&s);
}

static void a_release_in_between_goes_to_the_nearer_end(void) {
  motus_scroller *scroller = open_with(LARGE, 0, MOTUS_BAR_MINIMIZING_NEVER);
  double start = -50 - LARGE, end = -50 - TOP;
  for (double way = 4; way < end - start; way += 6) {
    down(400);
    drag_to(scroller, start + way);
    up();
    CHECK_NEAR(offset_of(scroller), start + way, 2);
    settle(scroller);
    double nearer = way < (end - start) / 2 ? start : end;
    CHECK_NEAR(offset_of(scroller), nearer, 1e-9);
    stands_at(nearer == start ? LARGE : TOP);
    jump(scroller, start);
    story_tick(&s);
  }
  /* What goes further on its own does so. */
  down(400);
  drag(-20, 6);
  up();
  settle(scroller);
  CHECK(offset_of(scroller) > end + 50);
  stands_at(TOP);
  bars_close(&s);
}

static void indicators_follow_the_height_that_is_shown(void) {
  motus_scroller *scroller = open_with(LARGE, 0, MOTUS_BAR_MINIMIZING_NEVER);
  motus_scroller_options options;
  options.struct_size = sizeof options;
  motus_scroller_get_options(scroller, &options);
  options.indicators = MOTUS_AXES_VERTICAL;
  CHECK_EQUAL(motus_scroller_set_options(scroller, &options), MOTUS_OK);
  story_tick(&s);
  motus_indicator at_start =
      motus_scroller_indicator(scroller, MOTUS_AXIS_VERTICAL);
  down(400);
  drag_to(scroller, -50 - TOP);
  motus_indicator below =
      motus_scroller_indicator(scroller, MOTUS_AXIS_VERTICAL);
  CHECK(at_start.position >= 50 + LARGE);
  CHECK(below.position < 50 + LARGE && below.position >= 50 + TOP);
  up();
  bars_close(&s);
}

/* BA-3. */
static void a_bar_is_minimized_after_24_points_and_comes_back_after_24(void) {
  motus_scroller *scroller =
      open_with(0, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  double start = -50 - TOP, length = TOP - SMALL;
  stands_at(TOP);
  down(700);
  drag_to(scroller, start + 23);
  stands_at(TOP);
  CHECK_NEAR(progress(), 1, 1e-9);
  for (double way = 30; way <= 100; way += 10) {
    drag_to(scroller, start + way);
    double away = way - 24 < length ? way - 24 : length;
    stands_at(TOP - away);
    CHECK_NEAR(progress(), 1 + away / length, 1e-9);
  }
  up();
  settle(scroller);
  stands_at(SMALL);
  /* Anywhere, 24 points back, and by no jump. */
  jump(scroller, 1000);
  story_tick(&s);
  jump(scroller, 900);
  story_tick(&s);
  stands_at(SMALL);
  down(300);
  drag_to(scroller, 880);
  stands_at(SMALL);
  drag_to(scroller, 860);
  stands_at(SMALL + 16);
  drag_to(scroller, 870);
  stands_at(SMALL + 6);
  drag_to(scroller, 800);
  stands_at(TOP);
  up();
  settle(scroller);
  stands_at(TOP);
  bars_close(&s);
}

static void a_bar_settles_at_the_nearer_height_to_the_projected_end(void) {
  for (int thrown = 0; thrown < 2; thrown++)
    for (double away = 4; away < TOP - SMALL; away += 4) {
      motus_scroller *scroller =
          open_with(0, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
      jump(scroller, 500);
      story_tick(&s);
      down(700);
      drag_to(scroller, 500 + 24 + away);
      stands_at(TOP - away);
      if (thrown)
        drag(-2, 1);
      up();
      double before = extent();
      int frames = 0;
      while (motus_runtime_needs_tick(s.runtime) && frames < 200) {
        story_tick(&s), frames++;
        CHECK(fabs(extent() - before) < 8);
        before = extent();
      }
      CHECK(frames > 5 && frames < 200);
      if (!thrown)
        stands_at(away > (TOP - SMALL) / 2 ? SMALL : TOP);
      bars_close(&s);
    }
}

/* After a lift the heights at a time do not depend on the frames before it. */
static void a_bar_is_as_high_at_any_rate_of_frames(void) {
  enum { SAMPLES = 60, WAYS = 5 };
  static const double steps[WAYS] = {-3, -5, -9, -20, 6};
  for (int way = 0; way < WAYS; way++) {
    double seen[SAMPLES] = {0};
    for (int rate = 30; rate <= 240; rate *= 2) {
      motus_scroller *scroller =
          open_with(LARGE, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
      jump(scroller, way == 4 ? 20 : 300);
      story_tick(&s);
      down(600);
      drag(steps[way], 12);
      double begin = motus_runtime_time(s.runtime);
      motus_runtime_send_touch(s.runtime, 1, MOTUS_TOUCH_ENDED,
                               (motus_point){WIDTH / 2, finger_at},
                               begin + .002);
      for (int i = 1; i <= SAMPLES * rate / 30; i++) {
        CHECK_EQUAL(motus_runtime_tick(s.runtime, begin + i / (double)rate),
                    MOTUS_OK);
        if (i * 30 % rate)
          continue;
        double *at = &seen[i * 30 / rate - 1];
        if (rate == 30)
          *at = extent();
        else
          CHECK_NEAR(extent(), *at, 1e-9);
      }
      bars_close(&s);
    }
  }
}

static void the_start_of_the_content_brings_a_bar_back(void) {
  motus_scroller *scroller =
      open_with(LARGE, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  double first = -50 - TOP;
  down(700);
  drag_to(scroller, first + 200);
  stands_at(SMALL);
  up();
  settle(scroller);
  /* In steps shorter than 24 points with jumps between them. */
  for (double at = first + 60; at >= first - 40; at -= 20) {
    jump(scroller, at);
    story_tick(&s);
    story_tick(&s);
    double most = at - first;
    if (most < 0)
      CHECK_NEAR(extent(), TOP - most, 1e-6);
    else
      CHECK(extent() >= TOP - most - 1e-9);
  }
  settle(scroller);
  CHECK(progress() <= 1);
  bars_close(&s);
}

static void the_end_brings_one_back_if_asked(void) {
  for (int asked = 0; asked < 2; asked++) {
    bars_open(&s);
    motus_scroller *scroller = fill(s.a, CONTENT);
    answer(tabs_of(), MOTUS_EDGE_BOTTOM, 0, SMALL,
           MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN, asked);
    story_tick(&s);
    double whole = CONTENT + 34 + BOTTOM - HEIGHT;
    CHECK_NEAR(motus_scroller_maximum_offset(scroller).y, whole, 1e-9);
    jump(scroller, whole - 300);
    story_tick(&s);
    down(700);
    drag_to(scroller, whole - 200);
    CHECK_NEAR(motus_view_controller_bar_extent(tabs_of(), MOTUS_EDGE_BOTTOM),
               SMALL, 1e-9);
    CHECK_NEAR(motus_view_controller_bar_progress(tabs_of(), MOTUS_EDGE_BOTTOM),
               2, 1e-9);
    bars_area(s.a, 50 + TOP, 34 + SMALL);
    bars_are_at(tab_bar, 0, HEIGHT - 34 - SMALL, WIDTH, 34 + SMALL);
    CHECK_NEAR(motus_scroller_maximum_offset(scroller).y,
               asked ? whole : whole - BOTTOM + SMALL, 1e-9);
    drag(-20, 12);
    up();
    settle(scroller);
    CHECK_NEAR(offset_of(scroller), asked ? whole : whole - BOTTOM + SMALL,
               1e-6);
    CHECK_NEAR(motus_view_controller_bar_extent(tabs_of(), MOTUS_EDGE_BOTTOM),
               asked ? BOTTOM : SMALL, 1e-9);
    /* At the end at rest the content goes along (BA-4). */
    if (!asked) {
      CHECK_EQUAL(motus_view_controller_set_bar_minimized(
                      tabs_of(), MOTUS_EDGE_BOTTOM, false),
                  MOTUS_OK);
      settle(scroller);
      CHECK_NEAR(offset_of(scroller), whole, 1e-6);
    }
    bars_close(&s);
  }
}

static void a_tap_brings_a_bar_back(void) {
  motus_scroller *scroller =
      open_with(0, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  down(700);
  drag_to(scroller, 300);
  up();
  settle(scroller);
  stands_at(SMALL);
  story_touch(&s, MOTUS_TOUCH_BEGAN, 100, 30);
  story_touch(&s, MOTUS_TOUCH_ENDED, 100, 30);
  CHECK(extent() < TOP);
  settle(scroller);
  stands_at(TOP);
  CHECK_NEAR(offset_of(scroller), 300, 1e-9);
  /* And by a call, there and back. */
  CHECK_EQUAL(motus_view_controller_set_bar_minimized(story_root(&s),
                                                      MOTUS_EDGE_TOP, true),
              MOTUS_OK);
  settle(scroller);
  stands_at(SMALL);
  CHECK_NEAR(offset_of(scroller), 300, 1e-9);
  bars_close(&s);
}

static void a_bar_minimized_on_the_way_to_the_start(void) {
  motus_scroller *scroller =
      open_with(0, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_UP);
  jump(scroller, 900);
  story_tick(&s);
  down(300);
  drag_to(scroller, 1000);
  stands_at(TOP);
  drag_to(scroller, 1000 - 24 - 10);
  stands_at(TOP - 10);
  drag_to(scroller, 900);
  stands_at(SMALL);
  drag_to(scroller, -50 - TOP);
  stands_at(TOP);
  up();
  bars_close(&s);
}

/* BA-4: content that grows above what is seen is no scrolling. */
static void growth_of_the_content_is_no_scrolling(void) {
  motus_scroller *scroller =
      open_with(0, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  jump(scroller, 500);
  story_tick(&s);
  down(600);
  drag_to(scroller, 520);
  CHECK_EQUAL(motus_scroller_adjust(scroller, MOTUS_AXIS_VERTICAL, 0, 200),
              MOTUS_OK);
  story_tick(&s);
  CHECK_NEAR(offset_of(scroller), 720, 1e-9);
  stands_at(TOP);
  up();
  settle(scroller);
  bars_close(&s);
}

static void a_link_reads_how_far_a_bar_has_answered(void) {
  motus_scroller *scroller =
      open_with(LARGE, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  motus_view *title = NULL;
  motus_view_create(s.runtime, &title);
  motus_view_add_subview(top_bar, title);
  motus_link_source source = {MOTUS_LINK_SOURCE_BAR,
                              MOTUS_LINK_MEASURE_VALUE,
                              story_root(&s),
                              0,
                              MOTUS_EDGE_TOP,
                              0,
                              NULL};
  motus_link_target target = {MOTUS_LINK_TARGET_PROPERTY, MOTUS_PROPERTY_ALPHA,
                              title, 0, false};
  CHECK_EQUAL(motus_link_create(s.runtime, &target, &source, 1, NULL, NULL),
              MOTUS_OK);
  story_tick(&s);
  down(700);
  for (double at = -50 - LARGE + 10; at < 100; at += 10) {
    drag_to(scroller, at);
    double alpha = -1;
    motus_view_property(title, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                        1);
    CHECK_NEAR(alpha, progress() < 1 ? progress() : 1, 1e-9);
  }
  up();
  motus_release(title);
  bars_close(&s);
}

/* BA-5. */
static void a_push_moves_a_bar_between_two_heights(void) {
  motus_scroller *scroller =
      open_with(LARGE, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  stands_at(LARGE);
  motus_scroller *other = fill(s.b, CONTENT);
  jump(other, 400);
  story_push(&s, s.b, true);
  story_tick(&s);
  double before = extent();
  CHECK_NEAR(before, LARGE, 4);
  for (int i = 0; i < 60; i++) {
    story_tick(&s);
    double part = 1 - (story_x(s.b) - WIDTH / 2) / WIDTH;
    CHECK_NEAR(extent(), LARGE + (TOP - LARGE) * part, 1e-6);
    bars_are_at(top_bar, 0, 0, WIDTH, 50 + extent());
  }
  CHECK_NEAR(extent(), TOP, 1e-9);
  CHECK_NEAR(progress(), 1, 1e-9);
  bars_area(s.b, 50 + TOP, 34 + BOTTOM);
  CHECK_NEAR(offset_of(other), 400, 1e-9);
  /* A finger that takes it back, and one that does not. */
  for (int done = 0; done < 2; done++) {
    story_touch(&s, MOTUS_TOUCH_BEGAN, 2, 400);
    for (int i = 1; i <= 20; i++) {
      story_touch(&s, MOTUS_TOUCH_MOVED, 2 + (done ? 15 : 6) * i, 400);
      if (i < 3)
        continue;
      double part = (story_x(s.b) - WIDTH / 2) / WIDTH;
      CHECK_NEAR(extent(), TOP + (LARGE - TOP) * part, 1e-6);
    }
    for (int i = 0; i < 10; i++)
      story_touch(&s, MOTUS_TOUCH_MOVED, done ? 302 : 40, 400);
    story_touch(&s, MOTUS_TOUCH_ENDED, done ? 302 : 40, 400);
    before = extent();
    for (int i = 0; i < 90; i++) {
      story_tick(&s);
      CHECK(fabs(extent() - before) < 8);
      before = extent();
    }
    CHECK_NEAR(extent(), done ? LARGE : TOP, 1e-9);
  }
  stands_at(LARGE);
  settle(scroller);
  bars_close(&s);
}

static void a_bar_that_is_minimized_comes_back_with_the_next_screen(void) {
  motus_scroller *scroller =
      open_with(0, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  answer(tabs_of(), MOTUS_EDGE_BOTTOM, 0, 0,
         MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN, false);
  down(700);
  drag_to(scroller, 400);
  up();
  settle(scroller);
  CHECK_NEAR(extent(), SMALL, 1e-9);
  CHECK_NEAR(motus_view_controller_bar_extent(tabs_of(), MOTUS_EDGE_BOTTOM), 0,
             1e-9);
  fill(s.b, CONTENT);
  story_push(&s, s.b, true);
  for (int i = 0; i < 90; i++) {
    double top = extent(),
           bottom =
               motus_view_controller_bar_extent(tabs_of(), MOTUS_EDGE_BOTTOM);
    story_tick(&s);
    CHECK(fabs(extent() - top) < 8);
    CHECK(fabs(motus_view_controller_bar_extent(tabs_of(), MOTUS_EDGE_BOTTOM) -
               bottom) < 8);
  }
  bars_area(s.b, 50 + TOP, 34 + BOTTOM);
  bars_stand();
  bars_close(&s);
}

static void a_screen_names_the_scroller_that_counts(void) {
  motus_scroller *first = open_with(LARGE, 0, MOTUS_BAR_MINIMIZING_NEVER);
  motus_scroller *second = fill(s.a, CONTENT);
  CHECK(motus_view_controller_content_scroller(s.a) == NULL);
  CHECK_EQUAL(motus_view_controller_set_content_scroller(s.a, second),
              MOTUS_OK);
  CHECK(motus_view_controller_content_scroller(s.a) == second);
  story_tick(&s);
  jump(second, 300);
  story_tick(&s);
  CHECK_NEAR(extent(), TOP, 1e-9);
  jump(first, 500);
  jump(second, -50 - LARGE);
  story_tick(&s);
  CHECK_NEAR(extent(), LARGE, 1e-9);
  bars_close(&s);
}

/* What is seen goes on when a push is completed ahead of its time. */
static void a_push_amid_a_push_lets_the_bar_go_on(void) {
  open_with(LARGE, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  motus_view_controller_set_interruption_policy(story_root(&s),
                                                MOTUS_INTERRUPTION_FLUID);
  jump(fill(s.b, CONTENT), 400);
  fill(s.c, CONTENT);
  story_push(&s, s.b, true);
  story_run(&s, .15);
  CHECK(extent() > TOP + 10 && extent() < LARGE - 10);
  story_push(&s, s.c, true);
  double before = extent();
  for (int i = 0; i < 60; i++) {
    story_tick(&s);
    CHECK(fabs(extent() - before) < 7);
    before = extent();
  }
  CHECK_NEAR(extent(), LARGE, 1e-9);
  bars_are_at(top_bar, 0, 0, WIDTH, 50 + LARGE);
  bars_close(&s);
}

static void what_cannot_be_is_refused(void) {
  open_with(LARGE, SMALL, MOTUS_BAR_MINIMIZING_ON_SCROLL_DOWN);
  motus_view_controller *nav = story_root(&s);
  motus_bar_options options;
  motus_bar_options_init(&options, sizeof options);
  options.expanded_height = 60;
  CHECK_REFUSED(motus_view_controller_set_bar_options(
                    tabs_of(), MOTUS_EDGE_BOTTOM, &options),
                INVALID_ARGUMENT, "motus_view_controller_set_bar_options");
  CHECK_REFUSED(motus_view_controller_set_bar_options(tabs_of(), MOTUS_EDGE_TOP,
                                                      &options),
                NOT_FOUND, "motus_view_controller_set_bar_options");
  options.minimized_height = NAN;
  CHECK_REFUSED(
      motus_view_controller_set_bar_options(nav, MOTUS_EDGE_TOP, &options),
      INVALID_ARGUMENT, "motus_view_controller_set_bar_options");
  options.minimized_height = 0;
  options.minimizing = (motus_bar_minimizing)3;
  CHECK_REFUSED(
      motus_view_controller_set_bar_options(nav, MOTUS_EDGE_TOP, &options),
      INVALID_ARGUMENT, "motus_view_controller_set_bar_options");
  CHECK_REFUSED(
      motus_view_controller_set_bar_minimized(nav, MOTUS_EDGE_TOP, true),
      INVALID_STATE, "motus_view_controller_set_bar_minimized");
  CHECK_REFUSED(
      motus_view_controller_set_bar_minimized(nav, MOTUS_EDGE_BOTTOM, true),
      NOT_FOUND, "motus_view_controller_set_bar_minimized");
  motus_link_source source = {.kind = MOTUS_LINK_SOURCE_BAR, .object = nav};
  motus_link_target target = {.kind = MOTUS_LINK_TARGET_PROPERTY,
                              .property = MOTUS_PROPERTY_ALPHA,
                              .object = top_bar};
  CHECK_REFUSED(motus_link_create(s.runtime, &target, &source, 1, NULL, NULL),
                INVALID_ARGUMENT, "motus_link_create");
  report_clear();
  stands_at(LARGE);
  CHECK_EQUAL(motus_view_controller_set_bar_options(nav, MOTUS_EDGE_TOP, NULL),
              MOTUS_OK);
  story_tick(&s);
  stands_at(TOP);
  /* A bar that is gone, and another one in its place. */
  answer(nav, MOTUS_EDGE_TOP, LARGE, 0, MOTUS_BAR_MINIMIZING_NEVER, false);
  motus_view_controller_set_bar(nav, MOTUS_EDGE_TOP, NULL, 0);
  story_tick(&s);
  CHECK_NEAR(progress(), 0, 0);
  CHECK_NEAR(extent(), 0, 0);
  motus_view_controller_set_bar(nav, MOTUS_EDGE_TOP, top_bar, TOP);
  story_tick(&s);
  CHECK_NEAR(progress(), 1, 0);
  stands_at(TOP);
  bars_close(&s);
}

CHECK_MAIN(TEST(a_bar_is_expanded_at_the_start_and_follows_the_content),
           TEST(a_release_in_between_goes_to_the_nearer_end),
           TEST(indicators_follow_the_height_that_is_shown),
           TEST(a_bar_is_minimized_after_24_points_and_comes_back_after_24),
           TEST(a_bar_settles_at_the_nearer_height_to_the_projected_end),
           TEST(a_bar_is_as_high_at_any_rate_of_frames),
           TEST(the_start_of_the_content_brings_a_bar_back),
           TEST(the_end_brings_one_back_if_asked),
           TEST(a_tap_brings_a_bar_back),
           TEST(a_bar_minimized_on_the_way_to_the_start),
           TEST(growth_of_the_content_is_no_scrolling),
           TEST(a_link_reads_how_far_a_bar_has_answered),
           TEST(a_push_moves_a_bar_between_two_heights),
           TEST(a_bar_that_is_minimized_comes_back_with_the_next_screen),
           TEST(a_push_amid_a_push_lets_the_bar_go_on),
           TEST(a_screen_names_the_scroller_that_counts),
           TEST(what_cannot_be_is_refused))
