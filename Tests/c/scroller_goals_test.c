/* What a scroller goes to, or rests at, while sizes change around it. */
#include "scroll_stage.h"

enum { NARROW = 400, WIDE = 700, HIGH = 800, PAGES = 5 };

typedef enum moment { RESTING, ANIMATED, FLUNG, HELD } moment;

static void set_frame(stage *s, double width, double height) {
  motus_view_set_frame(s->view, (motus_rect){0, 0, width, height});
}

static void open_pages(stage *s, uint32_t page) {
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.paging = MOTUS_AXES_HORIZONTAL;
  stage_open(s, HIGH, &options);
  motus_scroller_set_content_size(s->scroller,
                                  (motus_size){PAGES * NARROW, HIGH});
  motus_scroller_scroll_to_page(s->scroller, MOTUS_AXIS_HORIZONTAL, page, false,
                                NULL, NULL, NULL);
  stage_tick(s, s->time + .01);
}

static void run(stage *s, double seconds) {
  for (double end = s->time + seconds; s->time < end;)
    stage_tick(s, s->time + 1 / 120.);
}

static double left(stage *s) {
  return motus_scroller_offset(s->scroller).x;
}

/* SC-44, SC-85: frame and content come in any order, in one frame or from one to
 * the next. */
static void pages_keep_their_page(void) {
  for (int round = 0; round < 48; round++) {
    stage s;
    moment m = (moment)(round % 4);
    bool content_first = round / 4 % 2, between = round / 8 % 2;
    uint32_t page = (uint32_t)(round / 16 * 2), want = page;
    open_pages(&s, page);
    if (m != RESTING && page < PAGES - 1)
      want = page + 1;
    if (m == ANIMATED)
      motus_scroller_scroll_to_page(s.scroller, MOTUS_AXIS_HORIZONTAL, want,
                                    true, NULL, NULL, NULL);
    if (m == FLUNG)
      motus_scroller_fling(s.scroller, (motus_vector){900, 0});
    if (m == HELD) {
      finger(&s, MOTUS_TOUCH_BEGAN, 380, 400, s.time + .01);
      for (int i = 1; i < 26; i++) {
        finger(&s, MOTUS_TOUCH_MOVED, 380 - 12 * i, 400, s.time + .01);
        stage_tick(&s, s.time + .01);
      }
    }
    run(&s, .05);
    if (content_first)
      motus_scroller_set_content_size(s.scroller,
                                      (motus_size){PAGES * WIDE, HIGH});
    if (between && content_first)
      run(&s, .008);
    set_frame(&s, WIDE, HIGH);
    if (between && !content_first)
      run(&s, .008);
    if (!content_first)
      motus_scroller_set_content_size(s.scroller,
                                      (motus_size){PAGES * WIDE, HIGH});
    if (m == RESTING)
      CHECK_NEAR(left(&s), want * WIDE, 0);
    if (m == HELD) {
      run(&s, .5);
      finger(&s, MOTUS_TOUCH_ENDED, 80, 400, s.time);
    }
    run(&s, 2);
    if (!CHECK_NEAR(left(&s), want * WIDE, 1e-6))
      printf("    round %d\n", round);
    CHECK_EQUAL(motus_scroller_page(s.scroller, MOTUS_AXIS_HORIZONTAL), want);
    stage_close(&s);
  }
}

static void begin_block(stage *s) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  CHECK_EQUAL(motus_runtime_begin_animation(s->runtime, &options), MOTUS_OK);
}

static void commit_block(stage *s) {
  CHECK_EQUAL(
      motus_runtime_commit_animation(s->runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
}

/* SC-44, SC-85: sizes that move over in a block, both or one of them, and a
 * window that has no room for a while. */
static void pages_keep_their_page_in_blocks_and_without_room(void) {
  for (int round = 0; round < 72; round++) {
    stage s;
    bool is_moving = round % 2, content_first = round / 2 % 2;
    int blocks = round / 4 % 6; /* 4: without room, 5: that in a block */
    uint32_t page = (uint32_t)(round / 24 * 2), want = page;
    open_pages(&s, page);
    if (is_moving && page < PAGES - 1) {
      want = page + 1;
      motus_scroller_scroll_to_page(s.scroller, MOTUS_AXIS_HORIZONTAL, want,
                                    true, NULL, NULL, NULL);
    }
    run(&s, .05);
    if (blocks >= 4) {
      if (blocks == 5)
        begin_block(&s);
      set_frame(&s, 0, 0);
      if (blocks == 5)
        commit_block(&s);
      run(&s, .5);
    }
    for (int i = 0; i < 2; i++) {
      bool is_in_block = blocks < 4 && (blocks == 0 || blocks == 1 + i);
      if (is_in_block || (blocks == 3 && i == 0))
        begin_block(&s);
      if (content_first == (i == 0))
        motus_scroller_set_content_size(s.scroller,
                                        (motus_size){PAGES * WIDE, HIGH});
      else
        set_frame(&s, WIDE, HIGH);
      if (is_in_block || (blocks == 3 && i == 1))
        commit_block(&s);
    }
    run(&s, 2);
    if (!CHECK_NEAR(left(&s), want * WIDE, 1e-6))
      printf("    round %d\n", round);
    CHECK_EQUAL(motus_scroller_page(s.scroller, MOTUS_AXIS_HORIZONTAL), want);
    CHECK(motus_runtime_is_idle(s.runtime));
    stage_close(&s);
  }
}

/* SC-85: a page for which no content comes is given up. */
static void a_page_without_content_is_given_up(void) {
  for (int is_moving = 0; is_moving < 2; is_moving++) {
    stage s;
    open_pages(&s, 3);
    if (is_moving)
      motus_scroller_scroll_to_page(s.scroller, MOTUS_AXIS_HORIZONTAL, 4, true,
                                    NULL, NULL, NULL);
    run(&s, .05);
    motus_scroller_set_content_size(s.scroller, (motus_size){2 * NARROW, HIGH});
    run(&s, 3);
    CHECK_NEAR(left(&s), NARROW, 1e-6);
    motus_scroller_set_content_size(s.scroller,
                                    (motus_size){PAGES * NARROW, HIGH});
    run(&s, 1);
    CHECK_NEAR(left(&s), NARROW, 1e-6);
    stage_close(&s);
  }
}

/* SC-85: with position and velocity. */
static void a_way_goes_on_to_the_same_snap_area(void) {
  motus_snap_area areas[6];
  motus_scroller_options options;
  stage s;
  motus_scroller_options_init(&options, sizeof options);
  options.snap_strictness = MOTUS_SNAP_MANDATORY;
  stage_open(&s, 3000, &options);
  for (int i = 0; i < 6; i++)
    areas[i] = (motus_snap_area){500. * i, 300, MOTUS_SNAP_CENTER, false};
  motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_VERTICAL, areas, 6);
  run(&s, 1);
  motus_scroller_fling(s.scroller, (motus_vector){0, 1500});
  run(&s, .1);
  double target = motus_scroller_target_offset(s.scroller).y;
  int chosen = (int)lround((target + HIGH / 2. - 150) / 500);
  double at = offset(&s), speed = motus_scroller_velocity(s.scroller).dy;
  CHECK(chosen > 0 && chosen < 5 && speed > 100);
  set_frame(&s, NARROW, 600);
  CHECK_NEAR(motus_scroller_target_offset(s.scroller).y,
             500. * chosen + 150 - 300, 1e-6);
  for (int i = 0; i < 6; i++)
    areas[i].start = 480. * i;
  motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_VERTICAL, areas, 6);
  CHECK_NEAR(offset(&s), at, 0);
  CHECK_NEAR(motus_scroller_velocity(s.scroller).dy, speed, 1e-6);
  run(&s, 3);
  CHECK_NEAR(offset(&s), 480. * chosen + 150 - 300, 1e-6);
  stage_close(&s);
}

/* SC-85: a rectangle, to either side, and the edges. */
static void a_way_to_something_in_the_content_follows_it(void) {
  stage s;
  stage_open(&s, 3000, NULL);
  motus_scroller_scroll_to_rect(s.scroller, (motus_rect){0, 1500, 10, 100},
                                true, NULL, NULL, NULL);
  run(&s, .1);
  set_frame(&s, NARROW, 500);
  CHECK_NEAR(motus_scroller_target_offset(s.scroller).y, 1100, 1e-9);
  motus_scroller_adjust(s.scroller, MOTUS_AXIS_VERTICAL, 1400, 200);
  run(&s, 1);
  CHECK_NEAR(offset(&s), 1300, 1e-9);
  motus_scroller_set_content_inset(s.scroller, (motus_insets){.top = 50});
  motus_scroller_scroll_to_rect(s.scroller, (motus_rect){0, 400, 10, 100}, true,
                                NULL, NULL, NULL);
  run(&s, .1);
  motus_scroller_set_content_inset(s.scroller, (motus_insets){.top = 120});
  run(&s, 1);
  CHECK_NEAR(offset(&s), 280, 1e-9);
  motus_scroller_scroll_to_top(s.scroller);
  run(&s, .1);
  motus_scroller_set_content_inset(s.scroller, (motus_insets){.top = 200});
  run(&s, 1);
  CHECK_NEAR(offset(&s), -200, 1e-9);
  motus_scroller_scroll_to(s.scroller, (motus_point){0, 600}, true, NULL, NULL,
                           NULL);
  run(&s, .1);
  set_frame(&s, NARROW, 700);
  run(&s, 1);
  CHECK_NEAR(offset(&s), 600, 1e-9);
  stage_close(&s);
}

CHECK_MAIN(TEST(pages_keep_their_page),
           TEST(pages_keep_their_page_in_blocks_and_without_room),
           TEST(a_page_without_content_is_given_up),
           TEST(a_way_goes_on_to_the_same_snap_area),
           TEST(a_way_to_something_in_the_content_follows_it))
