/* A finger, or two on a trackpad, that a sheet and its content share: the same
 * places at the same times, to the last bit, however frames come. */
#include "sheet_stage.h"

enum { TWELFTHS = 30, WAYS = 5 };

typedef struct film {
  double shown[TWELFTHS][3];
} film;

static motus_scroller *scroller;
static motus_view *list;
static double start, fed;

static unsigned long long dice = 1;
static double roll(void) {
  dice = dice * 6364136223846793005ull + 1442695040888963407ull;
  return (double)(dice >> 11) / 9007199254740992.;
}

/* Where the hand is: up, over the highest place and back, up again. */
static double path(double t) {
  return t < .5   ? 900 * t
         : t < .8 ? 450 - 800 * (t - .5)
                  : 210 + 900 * (t - .8);
}

/* From a quarter of a second on, every 7 ms; it lifts with a frame of all. */
static void feed(bool is_pad, double until) {
  const double begin = .25, end = 17. / 12;
  for (int i = 0;; i++) {
    double t = begin + .007 * i, before = i ? path(.007 * (i - 1)) : 0;
    bool lifts = t >= end;
    if (lifts)
      t = end;
    if (t > until)
      break;
    double way = path(lifts ? end - begin : .007 * i);
    if (t > fed && is_pad) {
      motus_wheel_event e;
      motus_wheel_event_init(&e, sizeof e);
      e.point = (motus_point){100, 700};
      e.time = start + t;
      e.delta.dy = lifts ? 0 : way - before;
      e.unit = MOTUS_WHEEL_PIXELS;
      e.phase = i == 0  ? MOTUS_WHEEL_PHASE_BEGAN
                : lifts ? MOTUS_WHEEL_PHASE_ENDED
                        : MOTUS_WHEEL_PHASE_CHANGED;
      CHECK_EQUAL(motus_runtime_send_wheel(s.runtime, &e), MOTUS_OK);
    } else if (t > fed) {
      CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1,
                                           i == 0  ? MOTUS_TOUCH_BEGAN
                                           : lifts ? MOTUS_TOUCH_ENDED
                                                   : MOTUS_TOUCH_MOVED,
                                           (motus_point){100, 700 - way},
                                           start + t),
                  MOTUS_OK);
    }
    if (lifts)
      break;
  }
  fed = until;
}

static void show(bool is_pad, double t) {
  feed(is_pad, t);
  CHECK_EQUAL(motus_runtime_tick(s.runtime, start + t), MOTUS_OK);
}

static void play(bool is_pad, int way, film *f) {
  static const int steps[] = {1, 2, 5, 10, 0};
  open_phone(MOTUS_DETENT_MEDIUM, MOTUS_DETENT_LARGE);
  CHECK_EQUAL(motus_view_create(s.runtime, &list), MOTUS_OK);
  motus_view_set_frame(list, (motus_rect){0, 0, WIDTH, HEIGHT});
  motus_view_add_subview(motus_view_controller_view(p), list);
  CHECK_EQUAL(motus_scroller_create(list, NULL, &scroller), MOTUS_OK);
  motus_scroller_set_content_size(scroller, (motus_size){WIDTH, 5000});
  step(FRAME);
  start = motus_runtime_time(s.runtime);
  fed = 0;
  for (int i = 1; i <= TWELFTHS; i++) {
    double from = (i - 1) / 12., end = i / 12.;
    for (int n = 1; n < steps[way]; n++)
      show(is_pad, ((i - 1) * steps[way] + n) / (12. * steps[way]));
    if (!steps[way])
      for (double t = from + roll() * .04; t < end; t += roll() * .04)
        show(is_pad, t);
    show(is_pad, end);
    f->shown[i - 1][0] = top();
    f->shown[i - 1][1] = motus_scroller_offset(scroller).y;
    f->shown[i - 1][2] = motus_scroller_velocity(scroller).dy;
  }
  motus_release(list);
  motus_release(scroller);
  story_close(&s);
}

/* SC-20, SC-56, SC-66. */
static void frames_at_odd_moments_show_the_same(void) {
  for (int is_pad = 0; is_pad < 2; is_pad++) {
    film first, other;
    play(is_pad, 0, &first);
    double highest = HEIGHT, farthest = 0;
    for (int i = 0; i < TWELFTHS; i++) {
      highest = fmin(highest, first.shown[i][0]);
      farthest = fmax(farthest, first.shown[i][1]);
    }
    CHECK_NEAR(highest, HEIGHT - LARGE, 1e-9);
    CHECK(farthest > 200);
    for (int way = 1; way < WAYS + 5; way++) {
      play(is_pad, way < WAYS ? way : WAYS - 1, &other);
      for (int i = 0; i < TWELFTHS; i++)
        for (int n = 0; n < 3; n++)
          CHECK_NEAR(other.shown[i][n], first.shown[i][n], 0);
    }
  }
}

CHECK_MAIN(TEST(frames_at_odd_moments_show_the_same))
