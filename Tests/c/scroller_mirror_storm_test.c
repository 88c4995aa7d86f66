/* Content from left to right and the same from right to left: in each frame it
 * stands where the other one's stands, in the mirror, and has told the same (RL-3,
 * SC-48). */
#include "mirror_storm.h"

enum { BOXES = 8, TOLD = 64 };

static motus_view *boxes[2][BOXES];
static double length;

/* What the content rests at, by the seed. */
static enum { ANYWHERE, PAGES, SMALL_PAGES, AREAS, AREAS_NEARBY, KINDS } kind;

/* Areas at the boxes, which keep their distance from where the content begins. */
static void set_areas(void) {
  motus_snap_area areas[BOXES];
  for (int i = 0; i < 2; i++) {
    const side *s = &mirror.sides[i];
    for (int k = 0; k < BOXES; k++) {
      areas[k] = (motus_snap_area){0};
      areas[k].start = mirrored(s, k * length / BOXES, 50, length);
      areas[k].size = 50;
      areas[k].alignment = k % 3 == 1                     ? MOTUS_SNAP_CENTER
                           : (k % 3 == 2) != s->is_turned ? MOTUS_SNAP_END
                                                          : MOTUS_SNAP_START;
    }
    motus_scroller_set_snap_areas(s->scroller, MOTUS_AXIS_HORIZONTAL, areas,
                                  BOXES);
  }
}

static void set_length(void) {
  length = roll(4) ? 300 + roll(1500) : roll(300);
  for (int i = 0; i < 2; i++) {
    const side *s = &mirror.sides[i];
    motus_scroller_set_content_size(s->scroller, (motus_size){length, 100});
    for (int k = 0; k < BOXES; k++) {
      motus_rect frame = {0, 10, 50, 50};
      frame.x = mirrored(s, k * length / BOXES, 50, length);
      motus_view_set_frame(boxes[i][k], frame);
    }
  }
  if (kind >= AREAS)
    set_areas();
}

/* Whether the last block changes the content's length. */
static bool grows_in_block;

/* With areas the content keeps its length: they count from the left, and come in a
 * call of their own. */
static void change(void *in_block) {
  switch (roll(5)) {
  case 0:
    kind >= AREAS ? resize() : set_length();
    grows_in_block = grows_in_block || (in_block && kind < AREAS);
    break;
  case 1:
    inset();
    break;
  case 2:
    scroll();
    break;
  default:
    resize();
    break;
  }
}

/* Half-way the content would have another length than the scroller's. */
static void cancel_block(void) {
  grows_in_block ? cancel_at_end() : cancel();
}

static void animate_change(void) {
  grows_in_block = false;
  animate(change);
}

static void act(void) {
  switch (roll(8)) {
  case 0:
    fling();
    break;
  case 1:
  case 2:
    touch();
    break;
  case 3:
  case 4:
    animate_change();
    break;
  case 5:
    cancel_block();
    break;
  default:
    change(NULL);
    break;
  }
}

/* What both have told, but for scrolling: offsets count from the left. */
static void compare_news(void) {
  const motus_event *events = NULL;
  size_t count = 0;
  int told[2][TOLD], told_count[2] = {0, 0};
  motus_runtime_events(mirror.runtime, &events, &count);
  for (int i = 0; i < 2; i++) {
    const side *s = &mirror.sides[i];
    for (size_t k = 0; k < count; k++)
      if (events[k].subject == (void *)s->scroller && told_count[i] < TOLD &&
          events[k].kind != MOTUS_EVENT_SCROLL_DID_SCROLL)
        told[i][told_count[i]++] = (int)events[k].kind * 16 + events[k].detail;
  }
  CHECK_EQUAL(told_count[0], told_count[1]);
  for (int k = 0; k < told_count[0]; k++)
    CHECK_EQUAL(told[0][k], told[1][k]);
}

static void compare(void) {
  motus_indicator bars[2];
  for (int k = 0; k < BOXES; k++) {
    double xs[2];
    for (int i = 0; i < 2; i++) {
      const side *s = &mirror.sides[i];
      motus_rect rect = motus_view_bounds(boxes[i][k]), seen;
      CHECK_EQUAL(motus_view_convert_rect_by(boxes[i][k], rect, NULL,
                                             MOTUS_VALUE_SHOWN, &seen),
                  MOTUS_OK);
      xs[i] = mirrored(s, seen.x, seen.width, WINDOW);
    }
    CHECK_NEAR(xs[1], xs[0], 1e-6);
  }
  for (int i = 0; i < 2; i++)
    bars[i] = motus_scroller_indicator(mirror.sides[i].scroller,
                                       MOTUS_AXIS_HORIZONTAL);
  CHECK_NEAR(bars[1].length, bars[0].length, 1e-6);
  if (bars[0].length > 0)
    CHECK_NEAR(mirrored(&mirror.sides[1], bars[1].position, bars[1].length,
                        width_of(&mirror.sides[1])),
               bars[0].position, 1e-6);
  CHECK_EQUAL(motus_scroller_get_state(mirror.sides[0].scroller),
              motus_scroller_get_state(mirror.sides[1].scroller));
  compare_news();
}

static void open_side(int i) {
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.axes = MOTUS_AXES_HORIZONTAL;
  options.indicators = MOTUS_AXES_HORIZONTAL;
  if (kind == PAGES || kind == SMALL_PAGES)
    options.paging = MOTUS_AXES_HORIZONTAL;
  if (kind == SMALL_PAGES)
    options.page_size = 150, options.maximum_pages = 1;
  if (kind >= AREAS)
    options.snap_strictness =
        kind == AREAS ? MOTUS_SNAP_MANDATORY : MOTUS_SNAP_PROXIMITY;
  for (int k = 0; k < BOXES; k++) {
    motus_view_create(mirror.runtime, &boxes[i][k]);
    motus_view_add_subview(mirror.sides[i].view, boxes[i][k]);
  }
  motus_scroller_create(mirror.sides[i].view, &options,
                        &mirror.sides[i].scroller);
}

static void play(unsigned seed) {
  mirror_open(seed);
  kind = seed / 3 % KINDS;
  grows_in_block = false;
  for (int i = 0; i < 2; i++)
    open_side(i);
  resize();
  set_length();
  if (seed % 3 == 0)
    let_frames_glide();
  mirror_play(act, compare);
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < BOXES; k++)
      motus_release(boxes[i][k]);
  mirror_close();
}

static void contents_are_their_mirror_images(void) {
  play_seeds(300, play);
}

CHECK_MAIN(TEST(contents_are_their_mirror_images))
