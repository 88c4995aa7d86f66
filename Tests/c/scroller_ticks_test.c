/* The same input shows the same offsets at the same times, to the last bit, however
 * frames come: at 24, 60 and 120 a second, and at odd moments. */
#include "dice.h"
#include "scroll_wheels.h"

enum { TWELFTHS = 36, WAYS = 5 };

/* What a case has seen: offsets, velocities, scale and an indicator. */
typedef struct film {
  double shown[TWELFTHS][6];
} film;

typedef struct scene {
  stage s;
  motus_scroller *inner;
  double fed;
} scene;

static uint64_t dice = 1;
static double roll(void) {
  return (double)(dice_next(&dice) >> 11) / 9007199254740992.;
}

/* Touches of a hand: down at a time, eight steps of 9.7 ms, and up. */
static void hand(scene *c, double until, double start, double y, double dy,
                 double hold) {
  for (int i = 0; i <= 9; i++) {
    double t = start + .0097 * i + (i == 9 ? hold : 0);
    if (t > c->fed && t <= until)
      finger(&c->s,
             i == 0   ? MOTUS_TOUCH_BEGAN
             : i == 9 ? MOTUS_TOUCH_ENDED
                      : MOTUS_TOUCH_MOVED,
             200, y + dy * (i > 8 ? 8 : i) * (i > 8 ? 8 : i) / 64, t);
  }
}
static void notches(scene *c, double until, double start, int count,
                    double units, double step) {
  for (int i = 0; i < count; i++) {
    double t = start + step * i;
    if (t > c->fed && t <= until)
      notch(&c->s, units, t);
  }
}
static void trackpad(scene *c, double until, double start, double dy) {
  for (int i = 0; i <= 10; i++) {
    double t = start + .0083 * i;
    if (t > c->fed && t <= until)
      pad(&c->s,
          i == 0    ? MOTUS_WHEEL_PHASE_BEGAN
          : i == 10 ? MOTUS_WHEEL_PHASE_ENDED
                    : MOTUS_WHEEL_PHASE_CHANGED,
          i == 10 ? 0 : dy, t);
  }
}
static void fingers(scene *c, double until, double start, double from,
                    double to) {
  for (int i = 0; i <= 9; i++) {
    double t = start + .0113 * i, d = from + (to - from) * (i > 8 ? 8 : i) / 8;
    if (t <= c->fed || t > until)
      continue;
    for (int n = 0; n < 2; n++)
      CHECK_EQUAL(motus_runtime_send_touch(
                      c->s.runtime, 7 + (uint64_t)n,
                      i == 0   ? MOTUS_TOUCH_BEGAN
                      : i == 9 ? MOTUS_TOUCH_ENDED
                               : MOTUS_TOUCH_MOVED,
                      (motus_point){200 + (n ? d : -d) / 2, 300}, t),
                  MOTUS_OK);
  }
}
static void coasting(scene *c, double until, double start, double dy) {
  for (int i = 0; i <= 12; i++) {
    double t = start + .0167 * i;
    if (t > c->fed && t <= until)
      coast(&c->s,
            i == 0    ? MOTUS_WHEEL_MOMENTUM_BEGAN
            : i == 12 ? MOTUS_WHEEL_MOMENTUM_ENDED
                      : MOTUS_WHEEL_MOMENTUM_CHANGED,
            i == 12 ? 0 : dy * (13 - i) / 13, t);
  }
}

enum {
  FLICK,
  PULL,
  PAGES,
  SNAPS,
  REFLICK,
  NESTED,
  CHAINED,
  NOTCHES,
  WHEEL_PAGES,
  WHEEL_SNAPS,
  TRACKPAD,
  COASTING,
  PINCH,
  PROGRAM,
  RECTANGLE,
  SHRINKING,
  GROWING,
  REFRESH,
  CASES
};

static void options_of(int kind, motus_scroller_options *o) {
  motus_scroller_options_init(o, sizeof *o);
  o->indicators = MOTUS_AXES_VERTICAL;
  if (kind == PAGES || kind == WHEEL_PAGES)
    o->paging = MOTUS_AXES_VERTICAL;
  if (kind == SNAPS || kind == WHEEL_SNAPS)
    o->snap_strictness = MOTUS_SNAP_MANDATORY;
  o->carries_momentum = kind == REFLICK;
  o->chains_momentum = kind == CHAINED;
  o->refresh_distance = kind == REFRESH ? 60 : 0;
  if (kind == PINCH || kind == RECTANGLE)
    o->maximum_zoom = 3;
}

static void open_scene(scene *c, int kind) {
  motus_scroller_options o;
  motus_snap_area areas[20];
  memset(c, 0, sizeof *c);
  options_of(kind, &o);
  stage_open(&c->s, 5000, &o);
  for (int i = 0; i < 20; i++)
    areas[i] = (motus_snap_area){i * 250, 250, MOTUS_SNAP_START, false};
  motus_scroller_set_snap_areas(c->s.scroller, MOTUS_AXIS_VERTICAL, areas, 20);
  if (kind == NESTED || kind == CHAINED)
    c->inner = scroller_in(c->s.view, (motus_rect){0, 0, 400, 700},
                           (motus_size){400, 800}, &o, c->s.runtime);
  if (kind == PINCH || kind == RECTANGLE) {
    motus_view *photo = NULL;
    motus_view_create(c->s.runtime, &photo);
    motus_view_set_frame(photo, (motus_rect){0, 0, 400, 800});
    motus_view_add_subview(c->s.view, photo);
    motus_scroller_set_zoom_view(c->s.scroller, photo);
    motus_release(photo);
  }
  c->fed = 0;
}

/* What is fed up to a time, and what the program does at a twelfth. */
static void feed(scene *c, int kind, double until) {
  switch (kind) {
  case FLICK:
  case PAGES:
  case SNAPS:
  case NESTED:
  case CHAINED:
  case SHRINKING:
  case GROWING:
    hand(c, until, .013, 600, -190, 0);
    break;
  case PULL:
  case REFRESH:
    hand(c, until, .013, 200, 330, kind == PULL ? 0 : .2);
    break;
  case REFLICK:
    hand(c, until, .013, 600, -230, 0);
    hand(c, until, .311, 610, -170, 0);
    hand(c, until, .613, 610, 300, .1);
    break;
  case NOTCHES:
    notches(c, until, .0171, 9, 120, .057);
    notches(c, until, .71, 5, -120, .031);
    hand(c, until, 1.31, 300, 200, 0);
    break;
  case WHEEL_PAGES:
    notches(c, until, .0171, 5, 120, .111);
    notches(c, until, 1.071, 16, -15, .023);
    break;
  case WHEEL_SNAPS:
    notches(c, until, .0171, 3, 120, .057);
    break;
  case TRACKPAD:
    trackpad(c, until, .0117, 21);
    trackpad(c, until, .4117, -43);
    break;
  case COASTING:
    trackpad(c, until, .0117, 21);
    coasting(c, until, .1217, 19);
    trackpad(c, until, .6117, -30);
    coasting(c, until, .7117, -40);
    break;
  case PINCH:
    fingers(c, until, .017, 90, 399);
    fingers(c, until, .917, 300, 40);
    break;
  default:
    break;
  }
  c->fed = until;
}

static void at_twelfth(scene *c, int kind, int twelfth) {
  motus_scroller *x = c->s.scroller;
  if (kind == PROGRAM && twelfth == 1)
    motus_scroller_fling(x, (motus_vector){0, 1700});
  if (kind == PROGRAM && twelfth % 3 == 2)
    motus_scroller_scroll_to(x, (motus_point){0, twelfth * 50}, true, NULL,
                             NULL, NULL);
  if (kind == RECTANGLE && twelfth % 3 == 1)
    motus_scroller_zoom_to_rect(
        x, (motus_rect){twelfth * 7, twelfth * 11, 150, 90}, true);
  if (kind == SHRINKING && twelfth % 2 == 0)
    motus_scroller_set_content_size(x, (motus_size){400, 3000 - twelfth * 150});
  if (kind == GROWING && twelfth % 2 == 0)
    motus_scroller_adjust(x, MOTUS_AXIS_VERTICAL, 0, 75);
  if (kind == REFRESH && twelfth == 12)
    motus_scroller_end_refreshing(x);
}

static void note_twelfth(scene *c, double *shown) {
  shown[0] = offset(&c->s);
  shown[1] = motus_scroller_velocity(c->s.scroller).dy;
  shown[2] = motus_scroller_zoom(c->s.scroller);
  shown[3] = motus_scroller_indicator(c->s.scroller, MOTUS_AXIS_VERTICAL).alpha;
  shown[4] = motus_scroller_offset(c->s.scroller).x;
  shown[5] = c->inner ? motus_scroller_offset(c->inner).y : 0;
}

static void play(int kind, int way, film *f) {
  static const int steps[] = {1, 2, 5, 10, 0};
  scene c;
  open_scene(&c, kind);
  for (int i = 1; i <= TWELFTHS; i++) {
    double start = (i - 1) / 12., end = i / 12.;
    if (steps[way])
      for (int n = 1; n < steps[way]; n++) {
        double t = ((i - 1) * steps[way] + n) / (12. * steps[way]);
        feed(&c, kind, t);
        stage_tick(&c.s, t);
      }
    else
      for (double t = start + roll() * .04; t < end; t += roll() * .04) {
        feed(&c, kind, t);
        stage_tick(&c.s, t);
      }
    feed(&c, kind, end);
    stage_tick(&c.s, end);
    note_twelfth(&c, f->shown[i - 1]);
    at_twelfth(&c, kind, i);
  }
  if (c.inner)
    motus_release(c.inner);
  stage_close(&c.s);
}

/* SC-20, SC-21, SC-65, SC-75. */
static void frames_at_odd_moments_show_the_same(void) {
  for (int kind = 0; kind < CASES; kind++) {
    film first, other;
    play(kind, 0, &first);
    double moved = 0;
    for (int i = 1; i < TWELFTHS; i++)
      for (int n = 0; n < 6; n++)
        moved += fabs(first.shown[i][n] - first.shown[i - 1][n]);
    CHECK(moved > 1);
    for (int way = 1; way < WAYS + 7; way++) {
      play(kind, way < WAYS ? way : WAYS - 1, &other);
      if (memcmp(&first, &other, sizeof first) == 0)
        continue;
      for (int i = 0; i < TWELFTHS; i++)
        for (int n = 0; n < 6; n++)
          if (first.shown[i][n] != other.shown[i][n]) {
            printf("case %d way %d twelfth %d number %d: %.17g, %.17g\n", kind,
                   way, i + 1, n, first.shown[i][n], other.shown[i][n]);
            i = TWELFTHS - 1;
            break;
          }
      CHECK(memcmp(&first, &other, sizeof first) == 0);
    }
  }
}

CHECK_MAIN(TEST(frames_at_odd_moments_show_the_same))
