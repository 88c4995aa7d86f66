/* How many frames motion needs, and for which times they are made. */
#include <math.h>

#include "dice.h"
#include "fingers.h"

static void tick_at(world *w, double time) {
  now = time;
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

static double wanted(world *w) {
  return motus_runtime_wanted_rate(w->runtime);
}

static motus_animation_options over(double seconds) {
  motus_animation_options options;
  CHECK_EQUAL(motus_animation_options_init(&options, sizeof options), MOTUS_OK);
  options.duration = seconds;
  CHECK_EQUAL(motus_timing_init(&options.timing, sizeof options.timing),
              MOTUS_OK);
  options.timing.type = MOTUS_TIMING_LINEAR;
  return options;
}

static void begin(world *w, motus_animation_options options) {
  CHECK_EQUAL(motus_runtime_begin_animation(w->runtime, &options), MOTUS_OK);
}

static void commit(world *w) {
  CHECK_EQUAL(
      motus_runtime_commit_animation(w->runtime, NULL, NULL, NULL, NULL),
      MOTUS_OK);
}

/* Moves a view at a speed to the right, for ten seconds, and answers the rate
 * that is wanted once it goes on evenly. */
static double rate_of(world *w, motus_view *view, double speed) {
  motus_animation_options options = over(10);
  motus_point center = motus_view_center(view);
  begin(w, options);
  center.x += 10 * speed;
  motus_view_set_center(view, center);
  commit(w);
  tick_at(w, now + .01);
  /* What has begun has no speed yet. */
  CHECK_NEAR(wanted(w), motus_runtime_maximum_rate(w->runtime), 0);
  for (int i = 0; i < 3; i++) {
    tick_at(w, now + .01);
    wanted(w);
  }
  return wanted(w);
}

/* WF-1: a frame for each pixel, within 24 and what the display can show. */
static void the_rate_follows_the_speed(void) {
  static const struct {
    double speed, scale, most, rate;
  } rows[] = {{60, 1, 120, 60},    {60, 1.5, 120, 90}, {30, 1, 120, 30},
              {10, 1, 120, 24},    {10, 3, 120, 30},   {1000, 1, 120, 120},
              {1000, 1, 240, 240}, {100, 1, 90, 90},   {-60, 1, 120, 60},
              {10, 1, 15, 15}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    world w = gestures_open();
    motus_view *card = world_view(&w, w.window);
    motus_view_set_frame(card, (motus_rect){100, 100, 50, 50});
    motus_runtime_set_pixel_scale(w.runtime, rows[i].scale);
    CHECK_NEAR(motus_runtime_maximum_rate(w.runtime), 120, 0);
    CHECK_EQUAL(motus_runtime_set_maximum_rate(w.runtime, rows[i].most),
                MOTUS_OK);
    tick_at(&w, 1);
    wanted(&w);
    CHECK_NEAR(wanted(&w), 0, 0);
    CHECK_NEAR(rate_of(&w, card, rows[i].speed), rows[i].rate, 1e-6);
    /* The same again in the same frame, and none at rest. */
    CHECK_NEAR(wanted(&w), rows[i].rate, 1e-6);
    tick_at(&w, 20);
    tick_at(&w, 20.01);
    CHECK(!motus_runtime_needs_tick(w.runtime));
    CHECK_NEAR(wanted(&w), 0, 0);
    world_close(&w);
  }
}

/* WF-1: alpha and colours by 255ths; turns by their corners; what nobody sees
 * not at all. */
static void what_is_seen_counts(void) {
  for (int kind = 0; kind < 4; kind++) {
    world w = gestures_open();
    motus_animation_options options = over(4);
    motus_view *card = world_view(&w, w.window);
    static const double rates[4] = {127.5 / 4, 51, 50 * 3.14159265358979 / 8,
                                    24};
    motus_view_set_frame(card, (motus_rect){100, 100, 100, 1});
    motus_runtime_set_maximum_rate(w.runtime, 500);
    motus_runtime_set_draws_unseen(w.runtime, false);
    if (kind == 3)
      motus_view_set_frame(card, (motus_rect){9000, 100, 100, 100});
    tick_at(&w, 1);
    wanted(&w);
    begin(&w, options);
    if (kind == 0)
      motus_view_set_alpha(card, .5);
    else if (kind == 1)
      motus_view_set_background_color(card, (motus_color){.8, .1, 0, 1});
    else if (kind == 2)
      motus_view_set_transform(card, (motus_transform){0, 1, -1, 0, 0, 0});
    else
      motus_view_set_center(card, (motus_point){9900, 150});
    commit(&w);
    for (int i = 0; i < 5; i++) {
      tick_at(&w, now + .001);
      wanted(&w);
    }
    if (kind != 1)
      CHECK_NEAR(wanted(&w), rates[kind] < 24 ? 24 : rates[kind], .1);
    else
      CHECK(wanted(&w) > 50 && wanted(&w) < 70);
    world_close(&w);
  }
}

/* WF-1: what speeds up has the frames that it needs next. */
static void a_start_is_not_late(void) {
  world w = gestures_open();
  motus_animation_options options = over(1);
  motus_view *card = world_view(&w, w.window);
  options.timing.type = MOTUS_TIMING_EASE_IN;
  motus_view_set_frame(card, (motus_rect){100, 100, 50, 50});
  tick_at(&w, 1);
  wanted(&w);
  begin(&w, options);
  motus_view_set_center(card, (motus_point){300, 125});
  commit(&w);
  for (double last = 125; now < 1.3;) {
    tick_at(&w, now + 1 / fmax(24, wanted(&w)));
    double shown[2];
    motus_view_property(card, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown,
                        2);
    CHECK(shown[0] - last < 1.6);
    last = shown[0];
  }
  world_close(&w);
}

/* WF-1: no more than all that moves has said to be enough; values that the host
 * draws want all frames. */
static void what_has_said_enough_gets_no_more(void) {
  world w = gestures_open();
  motus_animation_options options = over(10);
  motus_view *card = world_view(&w, w.window);
  motus_value *value = NULL;
  motus_view_set_frame(card, (motus_rect){100, 100, 50, 50});
  options.flags = MOTUS_ANIMATION_PREFERRED_FPS_30;
  tick_at(&w, 1);
  wanted(&w);
  begin(&w, options);
  motus_view_set_center(card, (motus_point){3000, 125});
  commit(&w);
  tick_at(&w, 1.1);
  CHECK_NEAR(wanted(&w), 30, 0);
  CHECK_EQUAL(motus_value_create_number(w.runtime, 0, &value), MOTUS_OK);
  options.flags = 0;
  begin(&w, options);
  motus_value_set_number(value, 1);
  commit(&w);
  for (int i = 0; i < 4; i++) {
    tick_at(&w, now + .1);
    CHECK_NEAR(wanted(&w), 120, 0);
  }
  motus_release(value);
  world_close(&w);
}

/* ---- Pacing ---- */

/* WF-2: presents in units of the interval, the last tick, and the next one. */
static void ticks_are_made_for_the_grid_of_the_display(void) {
  static const struct {
    double presents[6];
    size_t count;
    double tick, next;
  } rows[] = {{{0}, 0, 7, 8},
              {{10}, 1, 10, 11},
              {{10, 11, 12}, 3, 12, 13},
              /* jitter, early and late */
              {{10, 11.2, 11.9}, 3, 12, 13},
              {{10, 10.8, 12.3}, 3, 12, 13},
              /* one is dropped, one told twice */
              {{10, 11, 13}, 3, 12, 14},
              {{10, 11, 11}, 3, 12, 13},
              {{10, 11, 11.1, 12}, 4, 12, 13},
              /* a step of more than half an interval, by little ones */
              {{10, 11.3, 12.6}, 3, 12, 13.6},
              {{10, 11.2, 12.4}, 3, 12, 13},
              /* frames that are on their way already */
              {{10, 11, 12}, 3, 14, 15},
              {{10, 11, 12}, 3, 13.4, 14},
              {{10, 11, 12}, 3, 13.6, 15},
              {{10, 11, 12}, 3, 3, 13}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    for (double interval = 1 / 64.0; interval < 2; interval *= 8) {
      double presents[6], next = 0;
      for (int j = 0; j < 6; j++)
        presents[j] = rows[i].presents[j] * interval;
      CHECK_EQUAL(motus_frame_pacing(presents, rows[i].count, interval,
                                     rows[i].tick * interval, &next),
                  MOTUS_OK);
      CHECK_NEAR(next / interval, rows[i].next, 1e-9);
    }
  }
}

/* WF-2: whatever the display does, ticks go on, and evenly while it jitters. */
static void ticks_never_step_back(void) {
  double presents[64] = {0}, tick = 0, present = 0;
  uint64_t random = 7;
  size_t count = 0;
  for (int i = 0; i < 5000; i++) {
    double next = 0, interval = i < 2500 ? 1 / 60.0 : 1 / 48.0;
    bool jitters = i > 100 && i < 2000;
    present += interval * (jitters ? 1 : 1 + dice_roll(&random, 3) % 2);
    if (count == 64)
      memmove(presents, presents + 1, 63 * sizeof *presents), count = 63;
    presents[count] =
        present +
        (jitters ? interval * (dice_roll(&random, 100) - 50.) / 500 : 0);
    if (count && presents[count] < presents[count - 1])
      presents[count] = presents[count - 1];
    count += 1;
    CHECK_EQUAL(motus_frame_pacing(presents, count, interval, tick, &next),
                MOTUS_OK);
    CHECK(next >= tick + interval / 2 - 1e-9);
    CHECK(next > presents[count - 1] - interval);
    if (jitters && i > 110)
      CHECK(fabs(next - tick - interval) < .45 * interval);
    tick = next;
  }
}

CHECK_MAIN(TEST(the_rate_follows_the_speed), TEST(what_is_seen_counts),
           TEST(a_start_is_not_late), TEST(what_has_said_enough_gets_no_more),
           TEST(ticks_are_made_for_the_grid_of_the_display),
           TEST(ticks_never_step_back))
