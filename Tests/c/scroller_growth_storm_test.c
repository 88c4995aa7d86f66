/* A finger on content, and blocks that change its length, grow it before or behind
 * what is seen, and change insets and the view's length: the point under the finger
 * stays under it in each frame. Afterwards all is where the model says (SC-26,
 * SC-42, SC-48). */
#include "begins.h"
#include "check.h"
#include "dice.h"
#include "seeds.h"
#include <motus.h>

enum { WINDOW = 1000, START = 100, MARKS = 40, MARK = 20, FRAMES = 240 };

/* Frames after which a velocity knows of one speed only: longer than the 100 ms
 * that it is found from. */
enum { KNOWN = 8 };

/* The longest block, in seconds. */
static const double LONGEST = .5;
/* By then a spring has come to rest, too. */
static const double SETTLED = 2;

static struct {
  motus_runtime *runtime;
  motus_view *view, *marks[MARKS];
  motus_scroller *scroller;
  motus_animation *block;
  uint64_t dice;
  bool is_upright, is_turned;
  double starts[MARKS]; /* from where the content begins */
  double flies[MARKS];  /* until when a block moves it within the content */
  double length, extent, time;
  /* The finger, from where the window begins. */
  bool is_down, was_down;
  bool is_left;   /* nothing has been changed since it came down */
  bool is_inside; /* ever since it came down content has been at no edge */
  int frames_left,
      steady; /* of the present step; frames in range at its speed */
  double finger, step, thrown;
  bool is_thrown;
} w;

/* Frames, of all runs, in which content has been compared with a finger that drags
 * it, and with one that holds it, and throws whose velocity has been. */
static long dragged, held, thrown;

static uint32_t roll(uint32_t sides) {
  return dice_roll(&w.dice, sides);
}

static double along(double x, double y) {
  return w.is_upright ? y : x;
}

/* What begins there and is so long, in something that is that long. */
static double mirrored(double start, double extent, double in) {
  return w.is_turned ? in - start - extent : start;
}

static motus_rect rect(double start, double extent, double in) {
  double at = mirrored(start, extent, in);
  return w.is_upright ? (motus_rect){START, at, MARK, extent}
                      : (motus_rect){at, START, extent, MARK};
}

static void place_marks(void) {
  for (int i = 0; i < MARKS; i++)
    motus_view_set_frame(w.marks[i], rect(w.starts[i], MARK, w.length));
}

/* Where a mark is seen, from where the window begins. */
static double seen(int mark, motus_value_source kind) {
  motus_rect place = {0, 0, MARK, MARK};
  CHECK_EQUAL(
      motus_view_convert_rect_by(w.marks[mark], place, NULL, kind, &place),
      MOTUS_OK);
  return mirrored(along(place.x, place.y), MARK, WINDOW);
}

/* The mark nearest to the finger, of those that are seen and keep their place in the
 * content; −1 where there is none. */
static int nearest(void) {
  int found = -1;
  double least = 1e9;
  for (int i = 0; i < MARKS; i++) {
    double at = seen(i, MOTUS_VALUE_SHOWN);
    double apart = at < w.finger ? w.finger - at : at - w.finger;
    if (apart < least && w.flies[i] <= w.time && at >= START &&
        at <= START + w.extent - MARK)
      least = apart, found = i;
  }
  return found;
}

/* How far the content is beyond its edges where it is shown, by a mark. */
static double excess(int mark) {
  motus_point low = motus_scroller_minimum_offset(w.scroller),
              high = motus_scroller_maximum_offset(w.scroller);
  double begin = w.starts[mark] - seen(mark, MOTUS_VALUE_SHOWN) + START;
  double offset = mirrored(begin, w.extent, w.length);
  double before = along(low.x, low.y) - offset,
         behind = offset - along(high.x, high.y);
  return before > behind ? before : behind;
}

/* ---- What a block does ---- */

static void set_length(void) {
  motus_size size = {WINDOW, WINDOW};
  int most = roll(3) ? 2500 : 800;
  w.length = 600 + roll((uint32_t)most);
  if (w.is_upright)
    size.height = w.length;
  else
    size.width = w.length;
  CHECK_EQUAL(motus_scroller_set_content_size(w.scroller, size), MOTUS_OK);
  place_marks();
}

/* Before all that is seen, or behind it. */
static void grow(void) {
  int mark = nearest();
  double begin, delta = 20 + roll(300), at = 0;
  bool before = roll(2);
  if (roll(3) == 0)
    delta = -delta;
  if (mark < 0)
    return;
  begin = w.starts[mark] - seen(mark, MOTUS_VALUE_SHOWN) + START;
  if (before) {
    double room = begin - 10 - (delta < 0 ? -delta : 0);
    if (room < 1)
      return;
    at = roll((uint32_t)room);
  } else {
    at = begin + w.extent + 50 + roll(50);
    if (at - (delta < 0 ? delta : 0) > w.length)
      return;
  }
  w.length += delta;
  for (int i = 0; i < MARKS; i++) {
    bool is_behind = w.starts[i] >= at,
         is_removed = is_behind && w.starts[i] + delta < at;
    if (is_behind != before || is_removed)
      w.flies[i] = w.time + SETTLED;
    if (is_behind)
      w.starts[i] = is_removed ? at : w.starts[i] + delta;
  }
  CHECK_EQUAL(motus_scroller_adjust(w.scroller,
                                    w.is_upright ? MOTUS_AXIS_VERTICAL
                                                 : MOTUS_AXIS_HORIZONTAL,
                                    at, delta),
              MOTUS_OK);
  place_marks();
}

static void set_extent(void) {
  w.extent = 250 + roll(250);
  motus_view_set_frame(
      w.view, w.is_upright ? (motus_rect){0, START, WINDOW, w.extent}
                           : (motus_rect){mirrored(START, w.extent, WINDOW), 0,
                                          w.extent, WINDOW});
}

static void set_insets(void) {
  double start = roll(3) * 20, end = roll(3) * 20;
  motus_insets insets = {0};
  if (w.is_upright)
    insets.top = start, insets.bottom = end;
  else
    insets.left = w.is_turned ? end : start,
    insets.right = w.is_turned ? start : end;
  motus_scroller_set_content_inset(w.scroller, insets);
}

static void scroll(void) {
  double start = roll(1500);
  double at = mirrored(start, w.extent, w.length);
  motus_scroller_scroll_to(
      w.scroller, w.is_upright ? (motus_point){0, at} : (motus_point){at, 0},
      false, NULL, NULL, NULL);
}

static void change(void *user_data) {
  (void)user_data;
  switch (roll(8)) {
  case 0:
  case 1:
    set_length();
    break;
  case 2:
    set_extent();
    break;
  case 3:
    set_insets();
    break;
  case 4:
    if (!w.is_down)
      scroll();
    break;
  default:
    grow();
    break;
  }
}

static void animate(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = LONGEST - .1 * roll(4);
  options.flags = MOTUS_ANIMATION_ALLOW_USER_INTERACTION;
  if (roll(3) == 0)
    options.timing.type = MOTUS_TIMING_SPRING;
  if (w.block)
    motus_release(w.block);
  w.block = NULL;
  motus_runtime_animate(w.runtime, &options, change, NULL, NULL, NULL, NULL,
                        &w.block);
}

static void fling(void) {
  double speed = roll(6000) - 3000.;
  if (!w.is_down)
    motus_scroller_fling(w.scroller, w.is_upright ? (motus_vector){0, speed}
                                                  : (motus_vector){speed, 0});
}

static void act(void) {
  w.is_left = false;
  switch (roll(8)) {
  case 0:
    if (w.block)
      motus_animation_cancel(w.block, MOTUS_POSITION_END);
    break;
  case 1:
  case 2:
    change(NULL);
    break;
  case 3:
    fling();
    break;
  default:
    animate();
    break;
  }
}

/* ---- The finger ---- */

static void send(motus_touch_phase phase) {
  double at = mirrored(w.finger, 0, WINDOW);
  motus_runtime_send_touch(
      w.runtime, 1, phase,
      w.is_upright ? (motus_point){150, at} : (motus_point){at, 150}, w.time);
}

/* Goes on with a step, or begins another; returns how far the finger has moved. */
static double move_finger(void) {
  if (!w.is_down) {
    if (roll(8))
      return 0;
    w.is_down = w.is_left = true;
    w.finger = START + 130.37 + roll(60);
    w.step = 0, w.frames_left = 3, w.steady = 0;
    send(MOTUS_TOUCH_BEGAN);
    return 0;
  }
  if (w.frames_left-- == 0) {
    if (roll(4) == 0) {
      w.is_down = false;
      w.finger += w.step;
      send(MOTUS_TOUCH_ENDED);
      return w.step;
    }
    w.frames_left = 4 + roll(12);
    w.step = roll(3) ? roll(30) - 15. : 0;
    w.steady = 0;
  }
  w.finger += w.step;
  if (w.step != 0)
    send(MOTUS_TOUCH_MOVED);
  return w.step;
}

static void will_end(void *user_data, motus_scroller *scroller, double x,
                     double y, double *to_x, double *to_y) {
  (void)user_data, (void)scroller, (void)to_x, (void)to_y;
  w.is_thrown = true;
  w.thrown = along(x, y) * (w.is_turned ? 1 : -1);
}

/* ---- A run ---- */

static void open(unsigned seed) {
  motus_runtime_options world;
  motus_scroller_options options;
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate,
                                      .will_end_dragging = will_end};
  memset(&w, 0, sizeof w);
  w.dice = seed * 2654435761u + 1;
  w.is_upright = seed % 3 == 0;
  w.is_turned = seed % 3 == 1;
  motus_runtime_options_init(&world, sizeof world);
  world.window_size = (motus_size){WINDOW, WINDOW};
  CHECK_EQUAL(motus_runtime_create(&world, &w.runtime), MOTUS_OK);
  motus_view_create(w.runtime, &w.view);
  motus_view_add_subview(motus_runtime_window(w.runtime), w.view);
  if (w.is_turned)
    motus_view_override_layout_direction(w.view,
                                         MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  for (int i = 0; i < MARKS; i++) {
    motus_view_create(w.runtime, &w.marks[i]);
    motus_view_add_subview(w.view, w.marks[i]);
    w.starts[i] = 75 * i;
  }
  motus_scroller_options_init(&options, sizeof options);
  options.axes = w.is_upright ? MOTUS_AXES_VERTICAL : MOTUS_AXES_HORIZONTAL;
  set_extent();
  CHECK_EQUAL(motus_scroller_create(w.view, &options, &w.scroller), MOTUS_OK);
  motus_scroller_set_delegate(w.scroller, &delegate, NULL, NULL);
  set_length();
  scroll();
  motus_runtime_tick(w.runtime, 0);
}

/* One frame. What is under the finger moves as it does: as far within the edges, and
 * no farther and not back beyond them. */
static void step(void) {
  int mark = nearest();
  double before = mark < 0 ? 0 : seen(mark, MOTUS_VALUE_SHOWN), moved, apart;
  bool was_dragging =
      motus_scroller_get_state(w.scroller) == MOTUS_SCROLLER_DRAGGING;
  double had = mark < 0 ? 0 : excess(mark), has;
  bool is_dragging, stays, was_down;
  const char *wrong;
  w.is_thrown = false;
  moved = move_finger();
  w.time += 1 / 60.;
  CHECK_EQUAL(motus_runtime_tick(w.runtime, w.time), MOTUS_OK);
  wrong = begins_note(w.runtime);
  if (wrong)
    printf("%s %s\n", wrong, begins_what);
  CHECK(!wrong);
  w.steady = was_dragging ? w.steady + 1 : 0;
  was_down = w.was_down;
  w.was_down = w.is_down;
  if (mark < 0) {
    w.steady = 0;
    return;
  }
  apart = seen(mark, MOTUS_VALUE_SHOWN) - before;
  is_dragging = motus_scroller_get_state(w.scroller) == MOTUS_SCROLLER_DRAGGING;
  has = excess(mark);
  stays = had < -1e-6 && has < -1e-6;
  /* A rubber band is no longer than the view. */
  if (had > w.extent / 2 || has > w.extent / 2) {
    w.steady = 0;
  } else if (was_dragging && is_dragging) {
    dragged++;
    if (stays)
      CHECK_NEAR(apart, moved, 1e-6);
    else
      CHECK(moved < 0 ? apart <= 1e-6 && apart >= moved - 1e-6
                      : apart >= -1e-6 && apart <= moved + 1e-6);
  } else if (w.is_down && was_down && !is_dragging &&
             (w.is_left || (w.is_inside && stays))) {
    held++;
    CHECK_NEAR(apart, 0, 1e-6);
  }
  w.is_inside = has < -1e-6 && (w.is_inside || !was_down);
  if (!stays)
    w.steady = 0;
  if (w.is_thrown && w.steady > KNOWN && w.step != 0) {
    thrown++;
    CHECK_NEAR(w.thrown, w.step * 60, 1e-3);
  }
}

/* Nothing moves: all is where the model says, within the edges. */
static void rest(void) {
  motus_point at, low, high;
  double begin;
  const char *open;
  if (w.is_down)
    send(MOTUS_TOUCH_ENDED);
  for (int i = 0; i < 1200 && (i == 0 || motus_runtime_needs_tick(w.runtime));
       i++) {
    const char *wrong;
    w.time += 1 / 60.;
    motus_runtime_tick(w.runtime, w.time);
    wrong = begins_note(w.runtime);
    if (wrong)
      printf("%s %s\n", wrong, begins_what);
    CHECK(!wrong);
  }
  CHECK(!motus_runtime_needs_tick(w.runtime));
  open = begins_at_rest(w.runtime);
  if (open)
    printf("%s\n", open);
  CHECK(!open);
  at = motus_scroller_offset(w.scroller);
  low = motus_scroller_minimum_offset(w.scroller);
  high = motus_scroller_maximum_offset(w.scroller);
  CHECK(along(at.x, at.y) >= along(low.x, low.y) - 1e-6);
  CHECK(along(at.x, at.y) <= along(high.x, high.y) + 1e-6);
  begin = mirrored(along(at.x, at.y), w.extent, w.length);
  for (int i = 0; i < MARKS; i++) {
    CHECK_NEAR(seen(i, MOTUS_VALUE_SHOWN), seen(i, MOTUS_VALUE_MODEL), 1e-9);
    CHECK_NEAR(seen(i, MOTUS_VALUE_SHOWN), START + w.starts[i] - begin, 1e-6);
  }
}

static void play(unsigned seed) {
  int before = check_failures;
  open(seed);
  for (int i = 0; i < FRAMES && check_failures == before; i++) {
    if (roll(10) == 0)
      act();
    step();
  }
  if (check_failures == before)
    rest();
  if (w.block)
    motus_release(w.block);
  motus_release(w.scroller);
  for (int i = 0; i < MARKS; i++)
    motus_release(w.marks[i]);
  motus_release(w.view);
  begins_forget();
  CHECK_EQUAL(motus_runtime_destroy(w.runtime), MOTUS_OK);
}

static void content_stays_under_a_finger(void) {
  int runs = storm_sequences(300);
  play_seeds(300, play);
  if (runs < 20)
    return; /* A few may come by none. */
  /* Of FRAMES in each: half of what there are all in all. */
  CHECK(dragged > 60 * runs);
  CHECK(held > 20 * runs);
  CHECK(thrown > runs / 2);
}

CHECK_MAIN(TEST(content_stays_under_a_finger))
