/* Rows on demand while everything happens to them: changes in blocks and
 * outside, scrolling, fingers, rows that are measured, another size, another
 * direction, answers that are none. LZ-1 to LZ-7, KL-25. */
#include "begins.h"
#include "row_headings.h"

enum { KEYS = 30000 };

static rows r;
static headed h;
static uint64_t dice, next_key, dragged;
static bool is_alive[KEYS]; /* has been provided, and not been given back */
static int alive;
static bool is_touched;

static uint32_t roll(uint32_t sides) {
  return dice_roll(&dice, sides);
}

static motus_view *answer(rows *it, uint64_t key) {
  if (!CHECK(key < KEYS && !is_alive[key]) || key % 41 == 0)
    return NULL;
  is_alive[key] = true;
  alive += 1;
  return rows_take(it);
}

static void back(rows *it, uint64_t key) {
  (void)it;
  CHECK(key < KEYS && is_alive[key]);
  is_alive[key] = false;
  alive -= 1;
}

static motus_row any_row(uint64_t key) {
  uint32_t extent = roll(90);
  bool is_heading = roll(8) == 0;
  return (motus_row){key, extent, is_heading ? MOTUS_ROW_LIST_HEADING : 0};
}

/* Rows go, come, or are moved elsewhere. */
static void change(void *unused) {
  (void)unused;
  motus_row some[60];
  size_t most = roll(4) ? 5 : 60;
  size_t index = roll((uint32_t)h.count + 1), removed = roll((uint32_t)most);
  size_t count = roll((uint32_t)most), to = roll((uint32_t)h.count + 1);
  bool moves = roll(3) == 0;
  removed = removed < h.count - index ? removed : h.count - index;
  if (moves) {
    memcpy(some, h.rows + index, removed * sizeof *some);
    headed_replace(&h, index, removed, NULL, 0);
    headed_replace(&h, to < h.count ? to : h.count, 0, some, removed);
    return;
  }
  if (h.count > 1500 || next_key + count >= KEYS)
    count = 0;
  for (size_t i = 0; i < count; i++)
    some[i] = any_row(next_key++);
  headed_replace(&h, index, removed, some, count);
}

static void shuffle(void) {
  size_t index = roll((uint32_t)h.count + 1);
  headed_replace(&h, index, 0, NULL, 0);
  for (size_t i = h.count; i > 1; i--) {
    size_t j = roll((uint32_t)i);
    motus_row row = h.rows[i - 1];
    h.rows[i - 1] = h.rows[j];
    h.rows[j] = row;
  }
  headed_give(&h);
}

static void in_block(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = roll(5) * .1;
  motus_runtime_animate(r.runtime, &options, change, NULL, NULL, NULL, NULL,
                        NULL);
}

/* An animator changes the rows, is scrubbed, and ends at its start or its end.
 */
static motus_property_animator *animator;
static motus_row before[KEYS];
static size_t count_before;
static bool may_go_back;

static void begin_animator(void) {
  if (animator)
    return;
  memcpy(before, h.rows, h.count * sizeof *before);
  count_before = h.count;
  motus_property_animator_create(r.runtime, .4, NULL, &animator);
  motus_property_animator_add_animations(animator, change, NULL, NULL);
  motus_property_animator_start(animator);
  motus_property_animator_pause(animator);
  may_go_back = true;
}

static void end_animator(void) {
  bool goes_back = roll(2);
  if (!animator)
    return;
  motus_property_animator_stop(animator, false);
  motus_property_animator_finish(animator, goes_back ? MOTUS_POSITION_START
                                                     : MOTUS_POSITION_END);
  motus_release(animator);
  animator = NULL;
  /* Whether it counts is the library's to say: another list may have come. */
  if (goes_back && may_go_back) {
    memcpy(h.rows, before, count_before * sizeof *before);
    h.count = count_before;
  }
}

static void drag(void) {
  uint32_t place = roll(1000), x = roll(400), y = roll(800);
  size_t index;
  motus_point inside, point = {x, y};
  motus_view_convert_point(motus_runtime_window(r.runtime), point, r.list,
                           &inside);
  if (dragged && roll(3)) {
    motus_view_update_reorder(r.list, inside, &index);
  } else if (dragged) {
    motus_view_end_reorder(r.list, (motus_vector){0, 500}, &index);
    dragged = 0;
  } else if (place < h.count && rows_view(&r, h.rows[place].key)) {
    dragged = h.rows[place].key;
    if (motus_view_begin_reorder(r.list, dragged, inside, NULL) != MOTUS_OK)
      dragged = 0;
  }
}

static void touch(void) {
  motus_point point = {roll(400), roll(800)};
  motus_touch_phase phase = !is_touched ? MOTUS_TOUCH_BEGAN
                            : roll(2)   ? MOTUS_TOUCH_MOVED
                                        : MOTUS_TOUCH_ENDED;
  motus_runtime_send_touch(r.runtime, 1, phase, point, r.time);
  is_touched = phase != MOTUS_TOUCH_ENDED;
}

static void act(void) {
  uint32_t what = roll(16), place = roll((uint32_t)h.count + 1);
  double speed = (double)roll(6000) - 3000, at = roll(30000);
  double extent = roll(120), top = roll(90);
  if (what < 4)
    change(NULL), may_go_back = false;
  else if (what == 4)
    in_block(), may_go_back = false;
  else if (what == 5 && roll(4) == 0)
    shuffle(), may_go_back = false;
  else if (what == 6)
    motus_scroller_fling(r.scroller, (motus_vector){speed, speed});
  else if (what == 7)
    motus_scroller_scroll_to(r.scroller, (motus_point){at, at}, roll(2), NULL,
                             NULL, NULL);
  else if (what == 8 && place < h.count && !animator)
    motus_view_set_row_extent(r.list, h.rows[place].key,
                              h.rows[place].extent = extent);
  else if (what == 9) {
    h.insets = (motus_insets){top, top / 2, 0, top / 3};
    motus_scroller_set_content_inset(r.scroller, h.insets);
  } else if (what == 10)
    touch();
  else if (what == 11 || what == 12)
    drag();
  else if (what == 13)
    motus_view_set_frame(r.list, (motus_rect){0, 0, 200 + at / 100, 400});
  else if (what == 14)
    begin_animator();
  else if (animator && roll(3))
    motus_property_animator_set_fraction_complete(animator, extent / 120);
  else
    end_animator();
}

static void tick(void) {
  /* Not rows_tick(): a block that is undone lays out rows once more. */
  r.provided = r.recycled = 0;
  r.time += 1 / 60.;
  CHECK_EQUAL(motus_runtime_tick(r.runtime, r.time), MOTUS_OK);
  CHECK_EQUAL(r.lived, alive);
  CHECK(begins_note(r.runtime) == NULL);
}

static void come_to_rest(void) {
  size_t index;
  end_animator();
  if (dragged)
    motus_view_cancel_reorder(r.list, &index);
  if (is_touched)
    motus_runtime_send_touch(r.runtime, 1, MOTUS_TOUCH_CANCELLED,
                             (motus_point){0, 0}, r.time);
  dragged = is_touched = false;
  motus_view_set_frame(r.list, (motus_rect){0, 0, 400, 800});
  for (int i = 0; i < 600 && motus_runtime_needs_tick(r.runtime); i++)
    tick();
  CHECK(!motus_runtime_needs_tick(r.runtime));
  CHECK(begins_at_rest(r.runtime) == NULL);
}

/* What lives is what is near; each row has its model's value. */
static void check_rest(void) {
  double at = headed_before(&h), from = headed_seen_from(&h);
  double size = headed_is_flat(&h) ? 400 : 800;
  CHECK_EQUAL(motus_view_row_count(r.list), h.count);
  for (size_t i = 0; i < h.count; i++) {
    motus_row row = h.rows[i];
    bool is_seen = at + row.extent > from && at < from + size;
    bool is_far = at > from + 2.1 * size || at + row.extent < from - 1.3 * size;
    if (is_seen && row.key % 41)
      CHECK_NEAR(headed_seen(&h, row.key), headed_expected(&h, i), 1e-6);
    if (is_far && !row.flags)
      CHECK(!rows_view(&r, row.key));
    at += row.extent + h.options.gap;
  }
}

static void whatever_happens_what_is_near_lives_where_it_belongs(void) {
  unsigned end = storm_end(30);
  for (unsigned run = (unsigned)storm_first(); run < end && !check_failures;
       run++) {
    dice = run;
    next_key = 1;
    alive = 0;
    memset(is_alive, 0, sizeof is_alive);
    headed_open(&h, &r);
    begins_forget();
    r.answer = answer;
    r.back = back;
    h.is_turned = roll(3) == 0;
    h.options.axis = roll(3) ? MOTUS_AXIS_VERTICAL : MOTUS_AXIS_HORIZONTAL;
    h.options.gap = roll(12);
    h.options.padding.top = h.options.padding.left = roll(30);
    if (h.is_turned)
      motus_runtime_set_layout_direction(r.runtime,
                                         MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
    for (h.count = 0; h.count < 300; h.count++)
      h.rows[h.count] = any_row(next_key++);
    headed_give(&h);
    for (int step = 0; step < 150 && !check_failures; step++) {
      act();
      if (step % 30 == 29) {
        come_to_rest();
        check_rest();
      } else {
        tick();
      }
    }
    come_to_rest();
    check_rest();
    h.count = 0;
    headed_give(&h);
    come_to_rest();
    CHECK_EQUAL(alive, 0);
    if (check_failures)
      printf("run %u\n", run);
    rows_close(&r);
  }
}

CHECK_MAIN(TEST(whatever_happens_what_is_near_lives_where_it_belongs))
