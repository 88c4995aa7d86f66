/* Links in a list whose rows come, go and change places while fingers, wheels
 * and blocks scroll it: each is where its row says, in every frame. SC-58, SC-62. */
#include "dice.h"
#include "links.h"
#include "scroll_wheels.h"
#include "storm.h"

enum { ROWS = 9 };

static uint64_t dice;
static unsigned rolled(unsigned below) {
  return dice_roll(&dice, below);
}

static stage s;
static motus_view *rows[ROWS], *echo[ROWS];
static motus_link *links[ROWS];
static motus_scroll_range_kind kinds[ROWS];
static bool was_there[ROWS];
static bool is_down, seen[ROWS]; /* whether a link has ever been active */
static double finger_y;

static void link_row(int i) {
  static const double from = 0, to = 1;
  link_way options;
  if (links[i])
    return;
  seen[i] = false;
  options = link_way_of(MOTUS_SCROLL_RANGE_SCROLL);
  kinds[i] = (motus_scroll_range_kind)(1 + rolled(6));
  options.range.kind = kinds[i];
  options.range.subject = rows[i];
  CHECK_EQUAL(link_property(s.runtime, s.scroller, &options, echo[i],
                            MOTUS_PROPERTY_ALPHA, &from, &to, 1, NULL,
                            &links[i]),
              MOTUS_OK);
}

/* Some rows, in some order, at once or on their way. */
static void arrange(void) {
  motus_arrangement_options options;
  motus_child child[ROWS];
  size_t count = 0;
  unsigned shift = rolled(ROWS);
  double y = 0;
  memset(child, 0, sizeof child);
  motus_arrangement_options_init(&options, sizeof options);
  options.duration = rolled(3) ? .3 : 0;
  for (unsigned k = 0; k < ROWS; k++) {
    unsigned i = (k + shift) % ROWS;
    if (!rolled(4))
      continue;
    double height = 80 + 40. * rolled(5);
    child[count].key = i + 1;
    child[count].view = rows[i];
    child[count].frame = (motus_rect){0, y, 400, height};
    y += height + 8;
    count++;
  }
  CHECK_EQUAL(motus_view_arrange(s.view, child, count, sizeof *child, &options),
              MOTUS_OK);
  motus_scroller_set_content_size(s.scroller, (motus_size){400, y});
}

static void touch(motus_touch_phase phase) {
  finger(&s, phase, 200, finger_y, s.time + .001);
}

static void scroll_in_block(void *user_data) {
  (void)user_data;
  motus_scroller_scroll_to(s.scroller, (motus_point){0, rolled(1200)}, false,
                           NULL, NULL, NULL);
}

static void act(void) {
  motus_animation_options options;
  int i = (int)rolled(ROWS);
  switch (rolled(10)) {
  case 0:
    arrange();
    return;
  case 1:
    if (links[i]) {
      motus_link_remove(links[i]);
      links[i] = NULL;
    } else {
      link_row(i);
    }
    return;
  case 2:
  case 3:
    if (!is_down)
      finger_y = 100 + rolled(600);
    else
      finger_y += (double)rolled(161) - 80;
    touch(is_down ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN);
    is_down = true;
    return;
  case 4:
    if (is_down)
      touch(rolled(5) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED);
    is_down = false;
    return;
  case 5:
    notch(&s, (double)rolled(480) - 240, s.time + .002);
    return;
  case 6:
    motus_scroller_fling(s.scroller,
                         (motus_vector){0, (double)rolled(6001) - 3000});
    return;
  case 7:
    motus_animation_options_init(&options, sizeof options);
    options.duration = .3;
    motus_runtime_animate(s.runtime, &options, scroll_in_block, NULL, NULL,
                          NULL, NULL, NULL);
    return;
  case 8: {
    double by = (double)rolled(301) - 150, at = rolled(500);
    motus_scroller_adjust(s.scroller, MOTUS_AXIS_VERTICAL, at, by);
    return;
  }
  default:
    motus_view_set_frame(s.view,
                         (motus_rect){0, 0, 400, rolled(4) ? 800 : 500});
  }
}

/* What is linked is where offset and row say. */
static void check_links(void) {
  double bounds[4] = {NAN, NAN, NAN, NAN};
  motus_view_property(s.view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, bounds,
                      4);
  for (int i = 0; i < ROWS; i++) {
    bool is_there = motus_view_superview(rows[i]) == s.view;
    bool is_known = is_there || was_there[i];
    was_there[i] = is_there;
    if (!links[i])
      continue;
    double progress = motus_link_input(links[i]), begin, end;
    progress = progress < 0 ? 0 : progress > 1 ? 1 : progress;
    CHECK(isfinite(motus_link_input_velocity(links[i])));
    seen[i] |= motus_link_is_active(links[i]);
    if (seen[i])
      CHECK_NEAR(motus_view_alpha(echo[i]), progress, 1e-12);
    /* A row that has left with the end of a frame is missed in the next. */
    CHECK(!motus_link_is_active(links[i]) || is_known);
    if (!motus_link_is_active(links[i]) || !is_there)
      continue;
    motus_rect at = motus_view_frame(rows[i]);
    CHECK_EQUAL(motus_scroll_range(kinds[i], at.y, at.height, bounds[3], 0, 0,
                                   &begin, &end),
                MOTUS_OK);
    double expected = (bounds[1] - begin) / (end - begin);
    expected = expected < 0 ? 0 : expected > 1 ? 1 : expected;
    if (!CHECK_NEAR(progress, expected, 1e-9))
      return;
  }
}

static void links_and_lists_in_a_storm(void) {
  int first = storm_first(), count = storm_sequences(40);
  for (int run = first; run < first + count && !check_failures; run++) {
    dice = (uint64_t)run;
    stage_open(&s, 2000, NULL);
    is_down = false;
    for (int i = 0; i < ROWS; i++) {
      motus_view_create(s.runtime, &rows[i]);
      motus_view_create(s.runtime, &echo[i]);
      motus_view_add_subview(motus_runtime_window(s.runtime), echo[i]);
      links[i] = NULL;
    }
    arrange();
    stage_tick(&s, s.time + .01);
    for (int i = 0; i < ROWS; i += 2)
      link_row(i);
    for (int i = 0; i < ROWS; i++)
      was_there[i] = motus_view_superview(rows[i]) == s.view;
    for (int step = 0; step < 200 && !check_failures; step++) {
      for (unsigned n = rolled(3); n > 0; n--)
        act();
      stage_tick(&s, s.time + .003 + .002 * rolled(10));
      check_links();
    }
    if (is_down)
      touch(MOTUS_TOUCH_ENDED);
    for (int i = 0; i < 400; i++)
      stage_tick(&s, s.time + 1. / 60);
    check_links();
    CHECK(!motus_runtime_needs_tick(s.runtime));
    motus_point at = motus_scroller_offset(s.scroller);
    CHECK(at.y >= motus_scroller_minimum_offset(s.scroller).y &&
          at.y <= motus_scroller_maximum_offset(s.scroller).y);
    for (int i = 0; i < ROWS; i++) {
      if (links[i])
        CHECK_EQUAL(motus_link_remove(links[i]), MOTUS_OK);
      motus_release(echo[i]);
      motus_release(rows[i]);
    }
    if (check_failures)
      printf("    run %d\n", run);
    stage_close(&s);
  }
}

CHECK_MAIN(TEST(links_and_lists_in_a_storm))
