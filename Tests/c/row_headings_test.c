/* Headings of rows stay in sight while their sections pass. LZ-6. */
#include "row_headings.h"

static rows r;
static headed h;

static void scroll_to(double place) {
  motus_point offset = {0, place};
  if (headed_is_flat(&h))
    offset = (motus_point){place, 0};
  motus_scroller_scroll_to(r.scroller, offset, false, NULL, NULL, NULL);
  rows_tick(&r);
}

static void a_heading_stays_until_the_next_one_pushes_it_out(void) {
  headed_open(&h, &r);
  headed_fill(&h, 1000, 9); /* a section is 490 high */
  rows_tick(&r);
  headed_check(&h);
  scroll_to(100);
  CHECK_NEAR(headed_seen(&h, 1), 0, 1e-9);
  CHECK_NEAR(headed_seen(&h, 2), -60, 1e-9);
  scroll_to(450);
  CHECK_NEAR(headed_seen(&h, 1), 0, 1e-9);
  CHECK_NEAR(headed_seen(&h, 11), 40, 1e-9);
  scroll_to(475);
  CHECK_NEAR(headed_seen(&h, 1), -25, 1e-9);
  CHECK_NEAR(headed_seen(&h, 11), 15, 1e-9);
  scroll_to(491);
  CHECK_NEAR(headed_seen(&h, 11), 0, 1e-9);
  CHECK_NEAR(headed_seen(&h, 1), -41, 1e-9);
  /* Pulled beyond the start it goes along. */
  motus_view_set_bounds(r.list, (motus_rect){0, -30, 400, 800});
  rows_tick(&r);
  CHECK(headed_seen(&h, 1) > 10);
  rows_rest(&r);
  headed_check(&h);
  rows_close(&r);
}

/* At the end of the content there is no next one. */
static void the_last_section_ends_with_the_content(void) {
  headed_open(&h, &r);
  headed_fill(&h, 30, 9);
  scroll_to(3 * 490 - 800);
  motus_view_set_bounds(r.list, (motus_rect){0, 3 * 490 - 20, 400, 800});
  rows_tick(&r);
  CHECK(headed_seen(&h, 21) < -1);
  headed_check(&h);
  rows_rest(&r);
  rows_close(&r);
}

static void its_view_lives_while_its_section_is_near(void) {
  headed_open(&h, &r);
  headed_fill(&h, 6000, 2999);
  rows_tick(&r);
  motus_view *first = rows_view(&r, 1);
  for (double at = 0; at < 148000; at += 900) {
    scroll_to(at);
    CHECK(rows_view(&r, 1) == first);
    CHECK_NEAR(headed_seen(&h, 1), 0, 1e-9);
    CHECK(r.lived < 45);
  }
  CHECK_EQUAL(motus_view_child_state(first), MOTUS_CHILD_RESTING);
  scroll_to(152500);
  CHECK(!rows_view(&r, 1));
  CHECK(rows_view(&r, 3001) != NULL);
  /* Into the middle of a section from far away: its heading is asked for. */
  scroll_to(75000);
  CHECK_NEAR(headed_seen(&h, 1), 0, 1e-9);
  headed_check(&h);
  rows_rest(&r);
  rows_close(&r);
}

static void it_stays_behind_what_covers_the_start(void) {
  headed_open(&h, &r);
  h.insets = (motus_insets){64, 0, 30, 0};
  motus_scroller_set_content_inset(r.scroller, h.insets);
  headed_fill(&h, 1000, 9);
  scroll_to(200);
  headed_check(&h);
  CHECK_NEAR(rows_seen_at(&r, 1), 64, 1e-9);
  h.insets.top = 100;
  motus_scroller_set_content_inset(r.scroller, h.insets);
  rows_tick(&r);
  CHECK_NEAR(rows_seen_at(&r, 1), 100, 1e-9);
  rows_rest(&r);
  rows_close(&r);
}

static void it_stays_at_the_side_where_lines_begin(void) {
  for (int is_turned = 0; is_turned < 2; is_turned++) {
    headed_open(&h, &r);
    h.options.axis = MOTUS_AXIS_HORIZONTAL;
    h.options.gap = 7;
    h.options.padding = (motus_insets){1, 12, 2, 20};
    h.insets = (motus_insets){0, 30, 0, 44};
    motus_scroller_set_content_inset(r.scroller, h.insets);
    if (is_turned)
      motus_runtime_set_layout_direction(r.runtime,
                                         MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
    h.is_turned = is_turned;
    headed_fill(&h, 1000, 9);
    for (double at = 3000; at < 4200; at += 90) {
      scroll_to(at);
      headed_check(&h);
    }
    rows_rest(&r);
    /* Turned round at rest the same section is seen from its other side. */
    h.is_turned = !is_turned;
    motus_runtime_set_layout_direction(
        r.runtime, is_turned ? MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT
                             : MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
    scroll_to(3020);
    headed_check(&h);
    rows_rest(&r);
    rows_close(&r);
  }
}

static void sections_may_be_empty(void) {
  headed_open(&h, &r);
  for (size_t i = 0; i < 200; i++)
    h.rows[i] = (motus_row){i + 1, i % 5 == 2 ? 0 : 40,
                            i % 4 < 3 ? MOTUS_ROW_LIST_HEADING : 0};
  h.count = 200;
  headed_give(&h);
  for (double at = 0; at < 3000; at += 17) {
    scroll_to(at);
    headed_check(&h);
  }
  rows_rest(&r);
  rows_close(&r);
}

/* ---- Changes ---- */

static double watched, watched_step;

static void watch(uint64_t key) {
  double now = headed_seen(&h, key);
  watched_step = fmax(watched_step, fabs(now - watched));
  watched = now;
}

/* The heading that sticks goes: the one before it comes back from where it was
 * pushed out. */
static void what_takes_its_place_glides_there(void) {
  headed_open(&h, &r);
  headed_fill(&h, 1000, 9);
  scroll_to(600);
  rows_rest(&r);
  CHECK_NEAR(headed_seen(&h, 11), 0, 1e-9);
  watched = headed_seen(&h, 1);
  watched_step = 0;
  CHECK(watched < -39);
  headed_replace(&h, 10, 1, NULL, 0);
  for (int i = 0; i < 60; i++) {
    rows_tick(&r);
    watch(1);
  }
  CHECK_NEAR(watched, 0, 1e-6);
  CHECK(watched_step < 30 && watched_step > 1);
  rows_rest(&r);
  headed_check(&h);
  CHECK(!rows_view(&r, 11));
  rows_close(&r);
}

/* Rows come and go in the section of a heading, while it scrolls: that stays. */
static void changes_in_its_section_leave_it_where_it_is(void) {
  headed_open(&h, &r);
  headed_fill(&h, 1000, 99);
  scroll_to(600);
  rows_rest(&r);
  motus_scroller_fling(r.scroller, (motus_vector){0, 900});
  for (int i = 0; i < 90; i++) {
    motus_row row = {5000 + (uint64_t)i, 33, 0};
    if (i % 7 == 0)
      headed_replace(&h, 14, 1, &row, i % 14 ? 1 : 0);
    if (i % 10 == 3)
      motus_view_set_row_extent(r.list, h.rows[4].key,
                                h.rows[4].extent = 20 + i);
    rows_tick(&r);
    CHECK_NEAR(headed_seen(&h, 1), 0, 1e-6);
  }
  rows_rest(&r);
  headed_check(&h);
  rows_close(&r);
}

static void a_row_becomes_a_heading_and_is_one_no_more(void) {
  headed_open(&h, &r);
  headed_fill(&h, 1000, 99);
  scroll_to(300);
  rows_rest(&r);
  h.rows[3].flags = MOTUS_ROW_LIST_HEADING;
  headed_give(&h);
  watched = headed_seen(&h, 4), watched_step = 0;
  for (int i = 0; i < 60; i++) {
    rows_tick(&r);
    watch(4);
  }
  CHECK(watched_step < 40);
  rows_rest(&r);
  headed_check(&h);
  CHECK_NEAR(headed_seen(&h, 4), 0, 1e-9);
  h.rows[3].flags = 0;
  headed_give(&h);
  watched = headed_seen(&h, 4), watched_step = 0;
  for (int i = 0; i < 60 && rows_view(&r, 4); i++) {
    rows_tick(&r);
    if (rows_view(&r, 4))
      watch(4);
  }
  CHECK(watched_step < 40);
  rows_rest(&r);
  headed_check(&h);
  rows_close(&r);
}

/* ---- Others that move rows ---- */

static bool is_touched_in(motus_point point, motus_view *view) {
  motus_view *window = motus_runtime_window(r.runtime);
  return motus_view_hit_test(window, point) == view;
}

static void it_stands_in_front_of_its_rows_and_behind_a_dragged_one(void) {
  headed_open(&h, &r);
  headed_fill(&h, 1000, 9);
  scroll_to(520);
  rows_rest(&r);
  motus_view *heading = rows_view(&r, 11), *row = rows_view(&r, 12);
  CHECK(is_touched_in((motus_point){200, 20}, heading));
  size_t index;
  CHECK_EQUAL(
      motus_view_begin_reorder(r.list, 12, (motus_point){200, 565}, NULL),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_view_update_reorder(r.list, (motus_point){200, 550}, &index),
      MOTUS_OK);
  rows_tick(&r);
  CHECK(is_touched_in((motus_point){200, 20}, row));
  CHECK_EQUAL(motus_view_end_reorder(r.list, (motus_vector){0, 0}, &index),
              MOTUS_OK);
  rows_rest(&r);
  CHECK(is_touched_in((motus_point){200, 20}, heading));
  headed_check(&h);
  rows_close(&r);
}

/* A heading that is dragged stays under the finger, and falls back to where it
 * sticks. */
static void a_dragged_heading_falls_to_where_it_sticks(void) {
  headed_open(&h, &r);
  headed_fill(&h, 1000, 99);
  scroll_to(520);
  rows_rest(&r);
  motus_reorder_options options;
  motus_reorder_options_init(&options, sizeof options);
  options.scrolls = false;
  size_t index;
  CHECK_EQUAL(
      motus_view_begin_reorder(r.list, 1, (motus_point){200, 530}, &options),
      MOTUS_OK);
  for (int i = 0; i < 20; i++) {
    CHECK_EQUAL(motus_view_update_reorder(
                    r.list, (motus_point){200, 530 + 5 * i}, &index),
                MOTUS_OK);
    rows_tick(&r);
    CHECK_NEAR(headed_seen(&h, 1) + 20, 30 - 10 + 5 * i, 5);
  }
  CHECK_EQUAL(motus_view_end_reorder(r.list, (motus_vector){0, 0}, &index),
              MOTUS_OK);
  watched = headed_seen(&h, 1), watched_step = 0;
  for (int i = 0; i < 60; i++) {
    rows_tick(&r);
    watch(1);
  }
  CHECK(watched_step < 30);
  CHECK_NEAR(watched, 0, 1e-6);
  rows_rest(&r);
  headed_check(&h);
  rows_close(&r);
}

/* ---- Everything at random ---- */

static motus_row any_row(uint64_t *dice, uint64_t key) {
  uint32_t extent = dice_roll(dice, 90);
  bool is_heading = dice_roll(dice, 6) == 0;
  return (motus_row){key, extent, is_heading ? MOTUS_ROW_LIST_HEADING : 0};
}

static void change_rows(uint64_t *dice, uint64_t *next) {
  motus_row some[40];
  size_t count = dice_roll(dice, dice_roll(dice, 5) ? 4 : 40);
  size_t index = dice_roll(dice, (uint32_t)h.count + 1);
  size_t removed = dice_roll(dice, dice_roll(dice, 5) ? 4 : 40);
  if (removed > h.count - index)
    removed = h.count - index;
  if (h.count > 1000)
    count = 0;
  for (size_t i = 0; i < count; i++)
    some[i] = any_row(dice, (*next)++);
  headed_replace(&h, index, removed, some, count);
}

static void a_storm_leaves_each_heading_where_it_belongs(void) {
  unsigned end = storm_end(24);
  for (unsigned run = (unsigned)storm_first(); run < end && !check_failures;
       run++) {
    uint64_t dice = run, next = 1;
    headed_open(&h, &r);
    h.is_turned = dice_roll(&dice, 2);
    h.options.axis =
        dice_roll(&dice, 2) ? MOTUS_AXIS_HORIZONTAL : MOTUS_AXIS_VERTICAL;
    h.options.gap = dice_roll(&dice, 12);
    h.options.padding.top = h.options.padding.left = dice_roll(&dice, 30);
    if (h.is_turned)
      motus_runtime_set_layout_direction(r.runtime,
                                         MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
    for (h.count = 0; h.count < 300; h.count++)
      h.rows[h.count] = any_row(&dice, next++);
    headed_give(&h);
    for (int step = 0; step < 120 && !check_failures; step++) {
      uint32_t act = dice_roll(&dice, 8);
      double speed = (double)dice_roll(&dice, 4000) - 2000;
      size_t place = dice_roll(&dice, (uint32_t)h.count + 1);
      double extent = dice_roll(&dice, 120), top = dice_roll(&dice, 90);
      double at = dice_roll(&dice, 20000);
      if (act == 0)
        motus_scroller_fling(r.scroller, (motus_vector){speed, speed});
      else if (act == 1)
        change_rows(&dice, &next);
      else if (act == 2 && place < h.count)
        motus_view_set_row_extent(r.list, h.rows[place].key,
                                  h.rows[place].extent = extent);
      else if (act == 3) {
        h.insets = (motus_insets){top, top / 2, 0, top / 3};
        motus_scroller_set_content_inset(r.scroller, h.insets);
      } else if (act == 4)
        scroll_to(at);
      else if (act == 5 && place < h.count) {
        h.rows[place].flags ^= MOTUS_ROW_LIST_HEADING;
        headed_give(&h);
      }
      if (step % 20 == 19) {
        rows_rest(&r);
        headed_check(&h);
      } else {
        rows_tick(&r);
      }
    }
    rows_rest(&r);
    headed_check(&h);
    if (check_failures)
      printf("run %u\n", run);
    rows_close(&r);
  }
}

CHECK_MAIN(TEST(a_heading_stays_until_the_next_one_pushes_it_out),
           TEST(the_last_section_ends_with_the_content),
           TEST(its_view_lives_while_its_section_is_near),
           TEST(it_stays_behind_what_covers_the_start),
           TEST(it_stays_at_the_side_where_lines_begin),
           TEST(sections_may_be_empty), TEST(what_takes_its_place_glides_there),
           TEST(changes_in_its_section_leave_it_where_it_is),
           TEST(a_row_becomes_a_heading_and_is_one_no_more),
           TEST(it_stands_in_front_of_its_rows_and_behind_a_dragged_one),
           TEST(a_dragged_heading_falls_to_where_it_sticks),
           TEST(a_storm_leaves_each_heading_where_it_belongs))
