/* Rows of which most have no view. LZ-1, LZ-2, LZ-3, LZ-7. */
#include "row_lists.h"

static rows r;

static void of_a_million_rows_those_near_have_views(void) {
  rows_open(&r);
  rows_set(&r, 1000000, 50);
  CHECK_EQUAL(motus_view_row_count(r.list), 1000000);
  CHECK_NEAR(motus_scroller_content_size(r.scroller).height, 5e7, 0);
  rows_tick(&r);
  /* 800 are seen, and half of that below. */
  CHECK_EQUAL(r.provided, 24);
  CHECK_NEAR(rows_seen_at(&r, 1), 0, 0);
  CHECK_NEAR(rows_seen_at(&r, 24), 23 * 50, 0);
  rows_scroll(&r, 25e6);
  rows_tick(&r);
  CHECK_EQUAL(r.provided, 32);
  CHECK_EQUAL(r.recycled, 24);
  CHECK_EQUAL(r.lived, 32);
  CHECK_NEAR(rows_seen_at(&r, 500001), 0, 0);
  CHECK(isnan(rows_seen_at(&r, 1)));
  CHECK(r.made <= 32);
  size_t index = 0;
  motus_rect frame;
  CHECK_EQUAL(motus_view_row_place(r.list, 1000000, &index, &frame), MOTUS_OK);
  CHECK_EQUAL(index, 999999);
  CHECK_NEAR(frame.y, 5e7 - 50, 0);
  CHECK_NEAR(frame.width, 400, 0);
  rows_rest(&r);
  rows_close(&r);
}

/* Each row that is seen has its view, whatever the speed, and never many more. */
static void while_it_scrolls_what_is_seen_is_there(void) {
  rows_open(&r);
  rows_set(&r, 20000, 50);
  rows_tick(&r);
  for (int speed = 500; speed < 40000; speed *= 3) {
    motus_scroller_fling(r.scroller, (motus_vector){0, speed});
    for (int i = 0; i < 200; i++) {
      rows_tick(&r);
      CHECK(!r.gave_back_late);
      double offset = motus_scroller_offset(r.scroller).y;
      for (int row = (int)(offset / 50); row * 50 < offset + 800; row++)
        CHECK_NEAR(rows_seen_at(&r, (uint64_t)row + 1), row * 50 - offset,
                   1e-6);
      CHECK(r.lived <= 60);
    }
  }
  CHECK(r.made <= 60);
  rows_rest(&r);
  rows_close(&r);
}

static void rows_go_and_come_where_they_are(void) {
  rows_open(&r);
  rows_set(&r, 20000, 50);
  rows_tick(&r);
  rows_tick(&r);
  motus_view *fifth = rows_view(&r, 5);
  motus_row some[10];
  for (int i = 0; i < 10; i++)
    some[i] = (motus_row){2000000 + (uint64_t)i, 30, 0};
  /* Far away: nobody sees it. */
  CHECK_EQUAL(
      motus_view_replace_rows(r.list, 10000, 10, some, 10, sizeof *some),
      MOTUS_OK);
  rows_tick(&r);
  CHECK_EQUAL(r.provided + r.recycled, 0);
  CHECK_NEAR(motus_scroller_content_size(r.scroller).height, 1e6 - 200, 1e-6);
  /* Near: two go, and the others close up. */
  CHECK_EQUAL(motus_view_replace_rows(r.list, 1, 2, NULL, 0, sizeof *some),
              MOTUS_OK);
  rows_tick(&r);
  double last = rows_seen_at(&r, 5);
  CHECK(last > 195 && last <= 200);
  CHECK(motus_view_child_state(fifth) == MOTUS_CHILD_MOVING);
  for (int i = 0; i < 90; i++) {
    rows_tick(&r);
    double now = rows_seen_at(&r, 5);
    CHECK(now <= last + 1e-9 && now > last - 12);
    last = now;
  }
  CHECK_NEAR(last, 100, 1e-6);
  CHECK(rows_view(&r, 5) == fifth && !rows_view(&r, 2));
  rows_rest(&r);
  CHECK_EQUAL(r.lived, 24);
  CHECK_EQUAL(motus_view_row_place(r.list, 2, NULL, NULL),
              MOTUS_ERROR_NOT_FOUND);
  rows_close(&r);
}

/* Estimates that turn out otherwise before and in what is seen. */
static void corrected_extents_move_nothing_that_is_seen(void) {
  rows_open(&r);
  rows_set(&r, 1000, 50);
  rows_scroll(&r, 20000);
  rows_tick(&r);
  double before = rows_seen_at(&r, 405);
  CHECK_NEAR(before, 200, 0);
  CHECK_EQUAL(motus_view_set_row_extent(r.list, 3, 80), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_row_extent(r.list, 398, 10), MOTUS_OK);
  rows_tick(&r);
  CHECK_NEAR(rows_seen_at(&r, 405), before, 1e-9);
  CHECK_NEAR(motus_scroller_offset(r.scroller).y, 20000 + 30 - 40, 1e-9);
  /* Below it the others give way at once. */
  CHECK_EQUAL(motus_view_set_row_extent(r.list, 403, 90), MOTUS_OK);
  rows_tick(&r);
  CHECK_NEAR(rows_seen_at(&r, 403), 100, 1e-9);
  CHECK_NEAR(rows_seen_at(&r, 405), before + 40, 1e-9);
  CHECK_NEAR(motus_scroller_content_size(r.scroller).height,
             50000 + 30 - 40 + 40, 1e-9);
  rows_rest(&r);
  rows_close(&r);
}

static void measure(rows *it, uint64_t key) {
  CHECK_EQUAL(motus_view_set_row_extent(it->list, key, 20 + key % 7 * 15.),
              MOTUS_OK);
}

static void rows_may_be_measured_when_they_are_provided(void) {
  rows_open(&r);
  r.inside = measure;
  rows_set(&r, 5000, 50);
  rows_tick(&r);
  uint64_t watched = 1;
  for (int i = 0; i < 300; i++) {
    if (i % 60 == 0)
      motus_scroller_fling(r.scroller,
                           (motus_vector){0, i < 200 ? 2500 : -2000});
    double there = 0;
    uint64_t key = watched > 50 ? watched - 50 : 1;
    for (watched = 0; key <= 5000 && !watched; key++)
      if ((there = rows_seen_at(&r, key)) > 330 && there < 450)
        watched = key;
    rows_tick(&r);
    /* What is seen goes along with the content, and jumps nowhere. */
    double moved = rows_seen_at(&r, watched) - there;
    CHECK(watched && fabs(moved) < 60);
  }
  rows_rest(&r);
  rows_close(&r);
}

/* LZ-5. */
static void a_row_that_is_needed_keeps_its_view(void) {
  for (int way = 0; way < 3; way++) {
    rows_open(&r);
    rows_set(&r, 1000, 50);
    rows_tick(&r);
    motus_view *third = rows_view(&r, 3);
    size_t index = 0;
    motus_point finger = {200, 125};
    if (way == 0) {
      motus_focus_options options;
      motus_focus_options_init(&options, sizeof options);
      options.flags = MOTUS_FOCUS_FOCUSABLE;
      motus_view_set_focus_options(third, &options);
      CHECK_EQUAL(motus_runtime_set_focused_view(r.runtime, third), MOTUS_OK);
    } else if (way == 1) {
      CHECK_EQUAL(motus_view_begin_reorder(r.list, 3, finger, NULL), MOTUS_OK);
    } else {
      motus_runtime_send_touch(r.runtime, 1, MOTUS_TOUCH_BEGAN, finger, r.time);
      rows_tick(&r);
    }
    rows_scroll(&r, 20000);
    rows_tick(&r);
    rows_tick(&r);
    CHECK(rows_view(&r, 3) == third);
    CHECK(!rows_view(&r, 2));
    if (way == 0)
      motus_runtime_set_focused_view(r.runtime, NULL);
    else if (way == 1)
      CHECK_EQUAL(motus_view_cancel_reorder(r.list, &index), MOTUS_OK);
    else
      motus_runtime_send_touch(r.runtime, 1, MOTUS_TOUCH_ENDED, finger, r.time);
    rows_rest(&r);
    CHECK(!rows_view(&r, 3));
    rows_close(&r);
  }
}

/* ---- Bad answers ---- */

static motus_view *wrong;

static motus_view *answer_wrong(rows *it, uint64_t key) {
  return key % 2 ? rows_take(it) : wrong;
}

static void a_row_with_a_bad_answer_has_no_view(void) {
  for (int way = 0; way < 4; way++) {
    rows_open(&r);
    r.answer = answer_wrong;
    wrong = NULL;
    if (way == 1)
      wrong = r.list;
    if (way == 2)
      wrong = motus_runtime_window(r.runtime);
    if (way == 3) {
      motus_view_create(r.runtime, &wrong);
      motus_release(wrong);
    }
    rows_set(&r, 1000, 50);
    rows_tick(&r);
    CHECK_EQUAL(r.provided, 24);
    CHECK_EQUAL(r.warnings, 12);
    CHECK(!rows_view(&r, 2) && rows_view(&r, 3));
    rows_tick(&r);
    CHECK_EQUAL(r.provided, 0);
    /* Far away and back: they are asked for anew, and said once. */
    rows_scroll(&r, 30000);
    rows_tick(&r);
    int said = r.warnings;
    rows_scroll(&r, 0);
    rows_tick(&r);
    CHECK_EQUAL(r.provided, 24);
    CHECK_EQUAL(r.warnings, said);
    r.answer = NULL;
    CHECK_EQUAL(
        motus_view_replace_rows(r.list, 999, 1, NULL, 0, sizeof(motus_row)),
        MOTUS_OK);
    rows_tick(&r);
    CHECK_EQUAL(r.provided, 12);
    CHECK(rows_view(&r, 2) != NULL);
    rows_rest(&r);
    rows_close(&r);
  }
}

static motus_view *answer_same(rows *it, uint64_t key) {
  if (!wrong)
    wrong = rows_take(it);
  (void)key;
  return wrong;
}

static void one_view_is_not_two_rows(void) {
  rows_open(&r);
  wrong = NULL;
  r.answer = answer_same;
  rows_set(&r, 1000, 50);
  rows_tick(&r);
  CHECK_EQUAL(r.warnings, 23);
  CHECK(rows_view(&r, 1) == wrong && !rows_view(&r, 2));
  r.lived = 1;
  motus_set_tag(wrong, 1);
  rows_rest(&r);
  rows_close(&r);
}

/* ---- Callbacks that change the list ---- */

static int act;

static void change(rows *it, uint64_t key) {
  motus_row row = {5000000 + key, 40, 0};
  it->inside = NULL;
  switch (act) {
  case 0:
    rows_set(it, 0, 0);
    break;
  case 1:
    motus_view_replace_rows(it->list, 0, 5, &row, 1, sizeof row);
    break;
  case 2:
    rows_set(it, 3, 100);
    break;
  case 3:
    rows_scroll(it, 10000);
    break;
  case 4:
    motus_view_remove_from_superview(it->list);
    break;
  case 5:
    motus_view_set_row_list_delegate(it->list, NULL, NULL, NULL);
    break;
  default:
    motus_view_set_row_extent(it->list, key, 5);
    break;
  }
}

static void what_the_host_changes_inside_counts(void) {
  for (act = 0; act < 7; act++)
    for (int late = 0; late < 2; late++) {
      rows_open(&r);
      rows_set(&r, 1000, 50);
      if (late) {
        rows_tick(&r);
        rows_scroll(&r, 700);
      }
      r.inside = change;
      r.time += 1 / 60.;
      motus_runtime_tick(r.runtime, r.time);
      r.provided = 0;
      r.is_out_of_order = false;
      rows_rest(&r);
      if (act == 0)
        CHECK_EQUAL(r.lived, 0);
      if (act == 2)
        CHECK_EQUAL(r.lived, 3);
      if (act == 1)
        CHECK(motus_view_row_count(r.list) == 996);
      rows_close(&r);
    }
}

/* ---- Against a plain list ---- */

static void a_storm_of_changes_is_what_a_plain_list_says(void) {
  enum { MOST = 3000 };
  static motus_row model[MOST + 64];
  unsigned end = storm_end(storm_is_watched() ? 2 : 6);
  for (unsigned run = (unsigned)storm_first(); run < end && !check_failures;
       run++) {
    uint64_t dice = run, next = 1;
    size_t count = 0;
    rows_open(&r);
    rows_set(&r, 0, 0);
    for (int step = 0; step < 150; step++) {
      size_t index = dice_roll(&dice, (uint32_t)count + 1), removed = 0;
      size_t added = dice_roll(&dice, step % 9 ? 20 : 900);
      motus_row some[900];
      if (dice_roll(&dice, 2))
        removed = dice_roll(&dice, step % 7 ? 20 : 600);
      removed = removed < count - index ? removed : count - index;
      if (count - removed + added > MOST)
        added = 0;
      for (size_t i = 0; i < added; i++)
        some[i] = (motus_row){next++, dice_roll(&dice, 90), 0};
      CHECK_EQUAL(motus_view_replace_rows(r.list, index, removed, some, added,
                                          sizeof *some),
                  MOTUS_OK);
      memmove(model + index + added, model + index + removed,
              (count - index - removed) * sizeof *model);
      memcpy(model + index, some, added * sizeof *some);
      count = count - removed + added;
      if (count > 0 && dice_roll(&dice, 3) == 0) {
        size_t place = dice_roll(&dice, (uint32_t)count);
        model[place].extent = dice_roll(&dice, 120);
        motus_view_set_row_extent(r.list, model[place].key,
                                  model[place].extent);
      }
      CHECK_EQUAL(motus_view_row_count(r.list), count);
      double at = 0;
      for (size_t i = 0; i < count; at += model[i++].extent) {
        size_t place = 0;
        motus_rect frame;
        if (i % 37 && i + 1 < count)
          continue;
        CHECK_EQUAL(motus_view_row_place(r.list, model[i].key, &place, &frame),
                    MOTUS_OK);
        CHECK_EQUAL(place, i);
        CHECK_NEAR(frame.y, at, 1e-6);
        CHECK_NEAR(frame.height, model[i].extent, 0);
      }
      if (dice_roll(&dice, 3) == 0)
        rows_scroll(&r, dice_roll(&dice, (uint32_t)at + 1));
      rows_tick(&r);
    }
    rows_rest(&r);
    /* At rest the rows near, and no others but those just beyond, live. */
    double offset = motus_scroller_offset(r.scroller).y, at = 0;
    for (size_t i = 0; i < count; at += model[i++].extent) {
      bool is_seen = at < offset + 800 && at + model[i].extent > offset;
      bool is_far = at > offset + 1600 || at + model[i].extent < offset - 800;
      if (is_seen)
        CHECK_NEAR(rows_seen_at(&r, model[i].key), at - offset, 1e-6);
      if (is_far)
        CHECK(!rows_view(&r, model[i].key));
    }
    rows_close(&r);
  }
}

static void bad_rows_are_refused(void) {
  rows_open(&r);
  motus_row twice[] = {{1, 10, 0}, {2, 10, 0}, {1, 10, 0}},
            nameless = {0, 10, 0}, endless = {9, NAN, 0}, huge = {9, 2e6, 0},
            good = {9, 10, 0}, strange = {9, 10, 2};
  rows_set(&r, 10, 50);
#define REFUSED(call, status) CHECK_EQUAL(call, MOTUS_ERROR_##status)
  REFUSED(motus_view_set_rows(r.list, twice, 3, sizeof good, NULL),
          INVALID_ARGUMENT);
  REFUSED(motus_view_set_rows(r.list, &nameless, 1, sizeof good, NULL),
          INVALID_ARGUMENT);
  REFUSED(motus_view_set_rows(r.list, &endless, 1, sizeof good, NULL),
          INVALID_ARGUMENT);
  REFUSED(motus_view_set_rows(r.list, &huge, 1, sizeof good, NULL),
          INVALID_ARGUMENT);
  REFUSED(motus_view_set_rows(r.list, &strange, 1, sizeof good, NULL),
          INVALID_ARGUMENT);
  REFUSED(motus_view_set_rows(r.list, &good, 1, 8, NULL), STRUCT_SIZE);
  REFUSED(motus_view_set_rows(r.list, &good, 1000001, sizeof good, NULL),
          LIMIT);
  REFUSED(motus_view_replace_rows(r.list, 11, 0, &good, 1, sizeof good),
          INVALID_ARGUMENT);
  REFUSED(motus_view_replace_rows(r.list, 5, 6, &good, 1, sizeof good),
          INVALID_ARGUMENT);
  REFUSED(motus_view_replace_rows(r.list, (size_t)-1, (size_t)-1, &good, 1,
                                  sizeof good),
          INVALID_ARGUMENT);
  REFUSED(motus_view_replace_rows(r.list, 5, 1, twice, 1, sizeof good),
          INVALID_ARGUMENT);
  REFUSED(motus_view_set_row_extent(r.list, 77, 10), NOT_FOUND);
  REFUSED(motus_view_set_row_extent(r.list, 7, -1), INVALID_ARGUMENT);
  REFUSED(motus_view_arrange(r.list, NULL, 0, sizeof(motus_child), NULL),
          INVALID_STATE);
  motus_view *window = motus_runtime_window(r.runtime);
  REFUSED(motus_view_set_rows(window, &good, 1, sizeof good, NULL),
          INVALID_STATE);
  REFUSED(motus_view_replace_rows(window, 0, 0, &good, 1, sizeof good),
          INVALID_STATE);
  /* The same key may go and come in one call. */
  CHECK_EQUAL(motus_view_replace_rows(r.list, 8, 1, &good, 1, sizeof good),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_row_count(r.list), 10);
  CHECK_EQUAL(motus_view_row_count(window), 0);
  rows_rest(&r);
  rows_close(&r);
}

CHECK_MAIN(TEST(of_a_million_rows_those_near_have_views),
           TEST(while_it_scrolls_what_is_seen_is_there),
           TEST(rows_go_and_come_where_they_are),
           TEST(corrected_extents_move_nothing_that_is_seen),
           TEST(rows_may_be_measured_when_they_are_provided),
           TEST(a_row_that_is_needed_keeps_its_view),
           TEST(a_row_with_a_bad_answer_has_no_view),
           TEST(one_view_is_not_two_rows),
           TEST(what_the_host_changes_inside_counts),
           TEST(a_storm_of_changes_is_what_a_plain_list_says),
           TEST(bad_rows_are_refused))
