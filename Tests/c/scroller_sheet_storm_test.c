/* Storms over a scroller in a sheet: fingers, wheels, other detents and sizes at
 * random. Drags are balanced, sheet and content follow one finger together, and
 * what is left alone comes to rest. */
#include "dice.h"
#include "seeds.h"
#include "sheet_stage.h"

static uint64_t dice;
static unsigned rolled(unsigned below) {
  return dice_roll(&dice, below);
}

static int drags, decelerations, told;
static void will_drag(void *u, motus_scroller *x) {
  (void)u, (void)x;
  CHECK_EQUAL(++drags, 1);
}
static void did_drag(void *u, motus_scroller *x, bool goes_on) {
  (void)u, (void)x, (void)goes_on;
  CHECK_EQUAL(--drags, 0);
}
static void will_decelerate(void *u, motus_scroller *x) {
  (void)u, (void)x;
  CHECK_EQUAL(++decelerations, 1);
}
static void did_decelerate(void *u, motus_scroller *x, bool finished) {
  (void)u, (void)x, (void)finished;
  CHECK_EQUAL(--decelerations, 0);
}
static void did_scroll(void *u, motus_scroller *x, bool adjusted) {
  (void)u, (void)x, (void)adjusted;
  CHECK_EQUAL(++told, 1);
}

static motus_scroller *scroller;
static motus_view *list;

static void open_storm(unsigned seed) {
  motus_scroller_delegate d = {.struct_size = sizeof d,
                               .did_scroll = did_scroll,
                               .will_begin_dragging = will_drag,
                               .did_end_dragging = did_drag,
                               .will_begin_decelerating = will_decelerate,
                               .did_end_decelerating = did_decelerate};
  dice = seed * 2654435761ull + 1;
  drags = decelerations = told = 0;
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  CHECK_EQUAL(motus_view_create(s.runtime, &list), MOTUS_OK);
  motus_view_set_frame(list, motus_view_bounds(motus_view_controller_view(p)));
  motus_view_add_subview(motus_view_controller_view(p), list);
  CHECK_EQUAL(motus_scroller_create(list, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){WIDTH, 3000});
  CHECK_EQUAL(motus_scroller_set_delegate(scroller, &d, NULL, NULL), MOTUS_OK);
  step(FRAME);
}

static void frame(double seconds) {
  told = 0;
  step(seconds);
}

static void touch(motus_touch_phase phase, double y) {
  CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1, phase,
                                       (motus_point){100, y},
                                       motus_runtime_time(s.runtime) + FRAME),
              MOTUS_OK);
  frame(FRAME);
}

static bool is_there(void) {
  return motus_view_controller_presented_view_controller(r) != NULL &&
         card() != NULL;
}

/* One finger that wanders. */
static void drag_about(void) {
  double y = 200 + rolled(600), held = 0;
  touch(MOTUS_TOUCH_BEGAN, y);
  for (int i = 0; i < 25; i++) {
    double before = motus_scroller_offset(scroller).y;
    double way = (int)rolled(81) - 40;
    y = y + way;
    touch(MOTUS_TOUCH_MOVED, y);
    double moved = motus_scroller_offset(scroller).y - before;
    held = motus_scroller_is_dragging(scroller) ? held + 1 : 0;
    /* Never more than the finger, whoever hands over to whom. */
    if (held > 2)
      CHECK(fabs(moved) <= fabs(way) + 1e-6);
    if (rolled(30) == 0)
      break;
  }
  touch(rolled(5) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED, y);
}

static void pad(motus_wheel_phase phase, double y, double way) {
  motus_wheel_event e;
  motus_wheel_event_init(&e, sizeof e);
  e.point = (motus_point){100, y};
  e.time = motus_runtime_time(s.runtime) + FRAME;
  e.delta.dy = way;
  e.unit = MOTUS_WHEEL_PIXELS;
  e.phase = phase;
  CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &e), MOTUS_OK);
}

/* Two fingers on a trackpad that wander, at times with one on the screen. */
static void pad_about(void) {
  double y = 200 + rolled(600), held = 0;
  bool down = false;
  pad(MOTUS_WHEEL_PHASE_BEGAN, y, 0);
  frame(FRAME);
  for (int i = 0; i < 25; i++) {
    double before = motus_scroller_offset(scroller).y;
    double way = (int)rolled(81) - 40;
    pad(MOTUS_WHEEL_PHASE_CHANGED, y, way);
    if (!down && rolled(60) == 0) {
      touch(MOTUS_TOUCH_BEGAN, y);
      down = true;
    } else {
      frame(FRAME);
    }
    double moved = motus_scroller_offset(scroller).y - before;
    held = !down && motus_scroller_is_dragging(scroller) ? held + 1 : 0;
    if (held > 2)
      CHECK(fabs(moved) <= fabs(way) + 1e-6);
    if (rolled(30) == 0)
      break;
  }
  if (rolled(6))
    pad(rolled(5) ? MOTUS_WHEEL_PHASE_ENDED : MOTUS_WHEEL_PHASE_CANCELLED, y,
        0);
  if (down)
    touch(MOTUS_TOUCH_ENDED, y);
  frame(FRAME);
}

static void something_else(void) {
  motus_wheel_event e;
  motus_sheet_options options;
  unsigned second;
  bool animated;
  switch (rolled(6)) {
  case 0:
    motus_wheel_event_init(&e, sizeof e);
    e.point = (motus_point){100, 700};
    e.time = motus_runtime_time(s.runtime) + FRAME;
    e.delta.dy = (int)rolled(480) - 240;
    motus_runtime_send_wheel(s.runtime, &e);
    break;
  case 1:
    motus_scroller_fling(scroller, (motus_vector){0, (int)rolled(6000) - 3000});
    break;
  case 2:
    motus_scroller_set_content_size(scroller,
                                    (motus_size){WIDTH, 300 + rolled(4000)});
    break;
  case 3:
    if (!is_there())
      break;
    second = rolled(2) ? MOTUS_DETENT_LARGE : 0;
    options = options_with(rolled(2) ? MOTUS_DETENT_MEDIUM : MOTUS_DETENT_LARGE,
                           second);
    options.prefers_scrolling_expands = rolled(3) != 0;
    configure(&options);
    break;
  case 4:
    animated = rolled(2) == 0;
    motus_scroller_scroll_to(scroller, (motus_point){0, rolled(2000)}, animated,
                             NULL, NULL, NULL);
    break;
  default:
    if (!motus_view_controller_presented_view_controller(r))
      motus_view_controller_present(r, p, rolled(2) == 0, NULL, NULL, NULL);
  }
}

static void play(unsigned seed) {
  open_storm(seed);
  for (int i = 0; i < 12; i++) {
    if (rolled(3))
      rolled(3) ? drag_about() : pad_about();
    else
      something_else();
    for (unsigned n = rolled(30); n > 0; n--)
      frame(FRAME);
  }
  pad(MOTUS_WHEEL_PHASE_CANCELLED, 700, 0);
  for (int i = 0; i < 900 && motus_runtime_needs_tick(s.runtime); i++)
    frame(FRAME);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  CHECK_EQUAL(drags, 0);
  CHECK_EQUAL(decelerations, 0);
  CHECK_EQUAL(motus_scroller_get_state(scroller), MOTUS_SCROLLER_IDLE);
  double y = motus_scroller_offset(scroller).y;
  CHECK(y >= motus_scroller_minimum_offset(scroller).y &&
        y <= motus_scroller_maximum_offset(scroller).y);
  motus_release(list);
  motus_release(scroller);
  story_close(&s);
}

/* SC-5, SC-56. */
static void storms_over_a_list_in_a_sheet_come_to_rest(void) {
  play_seeds(60, play);
}

CHECK_MAIN(TEST(storms_over_a_list_in_a_sheet_come_to_rest))
