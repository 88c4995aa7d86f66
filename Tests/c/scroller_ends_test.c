/* What begins of a scroller ends once, and at rest it lies in its range: each
 * thing that moves it, and in each callback that comes of it each thing that a
 * host can ask for (R-23, SC-81). */
#include "check.h"
#include "motus.h"

enum { STARTS = 11, SLOTS = 12, ACTS = 23, SETS_BOUNDS = 10, WAIT = 60 };
enum { DRAG, SLOW, ZOOM, KINDS };

static struct {
  motus_runtime *runtime;
  motus_view *view, *zoomed;
  motus_scroller *scroller;
  double time;
  int slot, act, left; /* acts that are still to come */
  int open[KINDS], refreshes;
  int asked, completed;
  double minimum_zoom, maximum_zoom;
} s;

static void completed(void *u, bool finished) {
  (void)u, (void)finished;
  s.completed += 1;
}

static void change_options(int what) {
  motus_scroller_options options = {.struct_size = sizeof options};
  motus_snap_area area = {700, 0, MOTUS_SNAP_START, false};
  if (motus_scroller_get_options(s.scroller, &options))
    return;
  if (what == 0)
    options.snap_strictness = MOTUS_SNAP_MANDATORY;
  else if (what == 1)
    options.paging = MOTUS_AXES_VERTICAL;
  else if (what == 2)
    options.enabled = !options.enabled;
  else if (what == 3)
    options.maximum_zoom = s.maximum_zoom = 1.25;
  else if (what == 4)
    options.minimum_zoom = s.minimum_zoom = 1.5;
  else
    options.bounces = 0;
  motus_scroller_set_options(s.scroller, &options);
  if (what == 0)
    motus_scroller_set_snap_areas(s.scroller, MOTUS_AXIS_VERTICAL, &area, 1);
}

static void scroll_to(double y, bool animated) {
  s.asked += motus_scroller_scroll_to(s.scroller, (motus_point){0, y}, animated,
                                      completed, NULL, NULL) == MOTUS_OK;
}

static void finger(motus_touch_phase phase, uint64_t id, double y) {
  motus_runtime_send_touch(s.runtime, id, phase, (motus_point){100, y}, s.time);
}

static void act(int number) {
  motus_scroller *it = s.scroller;
  switch (number) {
  case 0:
    motus_scroller_stop(it);
    break;
  case 1:
    scroll_to(3000, true);
    break;
  case 2:
    scroll_to(500, false);
    break;
  case 3:
    motus_scroller_fling(it, (motus_vector){500, 2500});
    break;
  case 4:
    motus_scroller_fling(it, (motus_vector){0, -4000});
    break;
  case 5:
    motus_scroller_set_zoom(it, 1, (motus_point){0, 0}, false);
    break;
  case 6:
    motus_scroller_set_zoom(it, 2.5, (motus_point){50, 300}, true);
    break;
  case 7:
    motus_scroller_set_content_size(it, (motus_size){390, 300});
    break;
  case 8:
    motus_scroller_adjust(it, MOTUS_AXIS_VERTICAL, 0, 400);
    break;
  case 9:
    motus_view_set_frame(s.view, (motus_rect){0, 0, 300, 500});
    break;
  case SETS_BOUNDS:
    motus_view_set_bounds(s.view, (motus_rect){0, -77, 390, 844});
    break;
  case 11:
    motus_view_send_scroll_key(s.view, MOTUS_SCROLL_HOME, NULL);
    break;
  case 12:
    motus_scroller_set_zoom_view(it, NULL);
    break;
  case 13:
    motus_view_remove_from_superview(s.view);
    break;
  case 14:
    motus_scroller_end_refreshing(it);
    break;
  case 15:
    finger(MOTUS_TOUCH_BEGAN, 9, 300);
    finger(MOTUS_TOUCH_ENDED, 9, 300);
    break;
  case 16: /* its recognizer is taken away, and comes back */
    motus_view_add_gesture(s.zoomed, motus_scroller_pan_gesture(it));
    motus_view_add_gesture(s.view, motus_scroller_pan_gesture(it));
    break;
  default:
    change_options(number - 17);
  }
}

static void told(int slot) {
  if (slot != s.slot || s.left == 0)
    return;
  s.left -= 1;
  act(s.act);
}
static void began(int kind) {
  CHECK_EQUAL(s.open[kind], 0);
  s.open[kind] += 1;
}
static void ended(int kind) {
  CHECK_EQUAL(s.open[kind], 1);
  s.open[kind] -= 1;
}

static void on_drag(void *u, motus_scroller *x) {
  (void)u, (void)x;
  began(DRAG), told(0);
}
static void on_scroll(void *u, motus_scroller *x, bool adjusted) {
  (void)u, (void)x, (void)adjusted;
  told(1);
}
static void on_will_end(void *u, motus_scroller *x, double vx, double vy,
                        double *tx, double *ty) {
  (void)u, (void)x, (void)vx, (void)vy, (void)tx, (void)ty;
  CHECK_EQUAL(s.open[DRAG], 1);
  told(2);
}
static void on_drag_end(void *u, motus_scroller *x, bool goes_on) {
  (void)u, (void)x, (void)goes_on;
  CHECK_EQUAL(s.open[SLOW], 0);
  ended(DRAG), told(3);
}
static void on_slow(void *u, motus_scroller *x) {
  (void)u, (void)x;
  CHECK_EQUAL(s.open[DRAG], 0);
  began(SLOW), told(4);
}
static void on_slow_end(void *u, motus_scroller *x, bool finished) {
  (void)u, (void)x, (void)finished;
  ended(SLOW), told(5);
}
static void on_animated(void *u, motus_scroller *x, bool finished) {
  (void)u, (void)x, (void)finished;
  told(6);
}
static void on_page(void *u, motus_scroller *x, motus_axis axis,
                    uint32_t page) {
  (void)u, (void)x, (void)axis, (void)page;
  told(7);
}
static void on_refresh(void *u, motus_scroller *x) {
  (void)u, (void)x;
  s.refreshes += 1, told(8);
}
static void on_zoom_begins(void *u, motus_scroller *x) {
  (void)u, (void)x;
  began(ZOOM), told(9);
}
static void on_zoom(void *u, motus_scroller *x) {
  (void)u, (void)x;
  told(10);
}
static void on_zoom_ends(void *u, motus_scroller *x, double scale) {
  (void)u, (void)x;
  CHECK(scale >= s.minimum_zoom - 1e-9 && scale <= s.maximum_zoom + 1e-9);
  ended(ZOOM), told(11);
}

static void open_scene(int slot, int number) {
  motus_scroller_options options;
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate,
                                      .will_begin_dragging = on_drag,
                                      .did_scroll = on_scroll,
                                      .will_end_dragging = on_will_end,
                                      .did_end_dragging = on_drag_end,
                                      .will_begin_decelerating = on_slow,
                                      .did_end_decelerating = on_slow_end,
                                      .did_end_animation = on_animated,
                                      .did_change_page = on_page,
                                      .did_trigger_refresh = on_refresh,
                                      .will_begin_zooming = on_zoom_begins,
                                      .did_zoom = on_zoom,
                                      .did_end_zooming = on_zoom_ends};
  memset(&s, 0, sizeof s);
  s.slot = slot, s.act = number, s.left = 2;
  s.minimum_zoom = 1, s.maximum_zoom = 3;
  CHECK_EQUAL(motus_runtime_create(NULL, &s.runtime), MOTUS_OK);
  motus_view_create(s.runtime, &s.view);
  motus_view_set_frame(s.view, (motus_rect){0, 0, 390, 844});
  motus_view_add_subview(motus_runtime_window(s.runtime), s.view);
  motus_scroller_options_init(&options, sizeof options);
  options.maximum_zoom = 3;
  options.refresh_distance = 60;
  CHECK_EQUAL(motus_scroller_create(s.view, &options, &s.scroller), MOTUS_OK);
  motus_scroller_set_content_size(s.scroller, (motus_size){390, 5000});
  motus_view_create(s.runtime, &s.zoomed);
  motus_view_set_frame(s.zoomed, (motus_rect){0, 0, 390, 5000});
  motus_view_add_subview(s.view, s.zoomed);
  motus_scroller_set_zoom_view(s.scroller, s.zoomed);
  motus_scroller_set_delegate(s.scroller, &delegate, NULL, NULL);
  motus_runtime_tick(s.runtime, 0);
}

static void run(int frames) {
  for (int i = 0; i < frames; i++)
    CHECK_EQUAL(motus_runtime_tick(s.runtime, s.time += 1 / 30.), MOTUS_OK);
}

static void drag(double from, double step, int steps) {
  finger(MOTUS_TOUCH_BEGAN, 1, from);
  for (int i = 1; i <= steps; i++) {
    run(1);
    finger(MOTUS_TOUCH_MOVED, 1, from + i * step);
  }
  run(1);
  finger(MOTUS_TOUCH_ENDED, 1, from + steps * step);
}

static void start(int number) {
  switch (number) {
  case 0:
    motus_scroller_fling(s.scroller, (motus_vector){0, 1500});
    break;
  case 1:
    scroll_to(1500, true);
    break;
  case 2:
    motus_scroller_set_zoom(s.scroller, 2, (motus_point){100, 400}, true);
    break;
  case 3:
    drag(700, -40, 5);
    break;
  case 4: /* as far as a refresh */
    drag(100, 90, 6);
    break;
  case 5: /* against the far edge */
    scroll_to(4156, false);
    drag(700, -60, 6);
    break;
  case 6: /* momentum, then something else */
  case 7:
    motus_scroller_fling(s.scroller, (motus_vector){0, 3000});
    run(6);
    if (number == 6)
      scroll_to(3000, true);
    else
      motus_scroller_set_zoom(s.scroller, 2, (motus_point){9, 9}, true);
    break;
  case 8: /* under a finger that rests, then another one */
    change_options(1);
    finger(MOTUS_TOUCH_BEGAN, 1, 400);
    run(1);
    scroll_to(1500, true);
    run(3);
    scroll_to(3000, true);
    run(1);
    finger(MOTUS_TOUCH_ENDED, 1, 400);
    break;
  case 9: /* a zoom between pages, then another one */
    change_options(1);
    motus_scroller_set_zoom(s.scroller, 2, (motus_point){100, 400}, true);
    run(3);
    motus_scroller_set_zoom(s.scroller, 1.5, (motus_point){50, 50}, true);
    break;
  default: /* content becomes small on the way */
    scroll_to(1500, true);
    run(3);
    motus_scroller_set_content_size(s.scroller, (motus_size){390, 300});
  }
}

static bool is_in_range(void) {
  motus_point at = motus_scroller_offset(s.scroller),
              low = motus_scroller_minimum_offset(s.scroller),
              high = motus_scroller_maximum_offset(s.scroller);
  return at.x >= low.x - .01 && at.x <= high.x + .01 && at.y >= low.y - .01 &&
         at.y <= high.y + .01;
}

static void what_begins_ends_once_whatever_a_callback_asks_for(void) {
  for (int number = 0; number < ACTS; number++)
    for (int slot = 0; slot < SLOTS; slot++)
      for (int way = 0; way < STARTS; way++) {
        int before = check_failures;
        open_scene(slot, number);
        start(way);
        run(WAIT);
        motus_scroller_end_refreshing(s.scroller);
        for (int i = 0; i < 300 && motus_runtime_needs_tick(s.runtime); i++)
          run(1);
        CHECK(!motus_runtime_needs_tick(s.runtime));
        for (int kind = 0; kind < KINDS; kind++)
          CHECK_EQUAL(s.open[kind], 0);
        CHECK_EQUAL(s.completed, s.asked);
        /* Bounds that the host sets at rest stay as they are. */
        CHECK(is_in_range() || number == SETS_BOUNDS);
        CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
        if (check_failures > before)
          printf("  start %d, callback %d, act %d\n", way, slot, number);
        motus_runtime_destroy(s.runtime);
      }
}

static void a_refresh_is_told_where_the_end_of_its_drag_began_something(void) {
  for (int slot = 2; slot < 4; slot++) {
    open_scene(slot, 4);
    drag(100, 90, 6);
    run(3);
    CHECK(motus_scroller_is_refreshing(s.scroller));
    CHECK_EQUAL(s.refreshes, 1);
    motus_runtime_destroy(s.runtime);
  }
}

/* SC-81: a scroller says idle only when nothing that has begun is still to end,
 * and no finger is down. */
static void check_idle(void) {
  if (motus_scroller_get_state(s.scroller) != MOTUS_SCROLLER_IDLE)
    return;
  CHECK(!motus_scroller_is_tracking(s.scroller));
  for (int kind = 0; kind < KINDS; kind++)
    CHECK(s.open[kind] == 0 || motus_runtime_needs_tick(s.runtime));
}

static void two_fingers(motus_touch_phase phase, double apart) {
  finger(phase, 1, 400 - apart / 2);
  finger(phase, 2, 400 + apart / 2);
}

enum { HANDS = 7 };

/* Fingers that are left down, or a wheel. */
static void take(int hand) {
  if (hand < 3) {
    two_fingers(MOTUS_TOUCH_BEGAN, 100);
    for (int i = 1; i <= 6; i++, run(1))
      two_fingers(MOTUS_TOUCH_MOVED, 100 + (hand == 1 ? -12 : 20) * i);
    if (hand == 2)
      finger(MOTUS_TOUCH_ENDED, 2, 510);
  } else if (hand == 3) {
    finger(MOTUS_TOUCH_BEGAN, 1, 600);
    for (int i = 1; i <= 6; i++, run(1))
      finger(MOTUS_TOUCH_MOVED, 1, 600 - 30 * i);
  } else if (hand == 4) {
    drag(700, -40, 5);
    run(2);
    finger(MOTUS_TOUCH_BEGAN, 1, 300);
  } else if (hand == 5) {
    drag(700, -40, 5);
  } else {
    motus_wheel_event wheel;
    motus_wheel_event_init(&wheel, sizeof wheel);
    wheel.point = (motus_point){100, 400};
    wheel.delta.dy = 3;
    wheel.time = s.time;
    motus_runtime_send_wheel(s.runtime, &wheel);
  }
  run(1);
}

/* Each request while a hand or a wheel has the scroller; another one follows or
 * not. */
static void idle_means_that_all_has_ended(void) {
  for (int number = 0; number < ACTS; number++)
    for (int hand = 0; hand < HANDS; hand++)
      for (int wait = 0; wait < 2; wait++) {
        int before = check_failures;
        open_scene(-1, number);
        scroll_to(1000, false);
        take(hand);
        act(number);
        for (int i = 0; i < 60; i++, check_idle()) {
          run(1);
          if (wait && i == 6)
            act(1);
        }
        for (uint64_t id = 1; id <= 2; id++)
          finger(MOTUS_TOUCH_ENDED, id, 300);
        motus_scroller_end_refreshing(s.scroller);
        for (int i = 0; i < 300 && motus_runtime_needs_tick(s.runtime); i++)
          run(1);
        CHECK_EQUAL(motus_scroller_get_state(s.scroller), MOTUS_SCROLLER_IDLE);
        check_idle();
        CHECK_EQUAL(s.completed, s.asked);
        CHECK(is_in_range() || number == SETS_BOUNDS);
        if (check_failures > before)
          printf("  hand %d, act %d, wait %d\n", hand, number, wait);
        motus_runtime_destroy(s.runtime);
      }
}

CHECK_MAIN(TEST(what_begins_ends_once_whatever_a_callback_asks_for),
           TEST(idle_means_that_all_has_ended),
           TEST(a_refresh_is_told_where_the_end_of_its_drag_began_something))
