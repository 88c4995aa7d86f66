/* what is cut off is rolled back first and told afterwards. A
 * completion sees the model that the user sees; what it sets stays, in whatever
 * way the motion has been cut off. */
#include "animator_options.h"
#include "animator_scene.h"

/* ---- Animators ---- */

static double seen; /* the model, in the completion */

static void show_again(void *user_data, bool finished) {
  scene *s = user_data;
  (void)finished;
  seen = motus_view_alpha(s->w.view);
  motus_view_set_alpha(s->w.view, .9);
  say("told");
}

static void dim(void *user_data) {
  motus_view_set_alpha(((scene *)user_data)->w.view, .2);
}

static void dim_by_a_block(void *user_data) {
  scene *s = user_data;
  motus_animation_options options = lasting(1);
  CHECK_EQUAL(motus_runtime_animate(s->w.runtime, &options, dim, s, show_again,
                                    s, NULL, NULL),
              MOTUS_OK);
}

static motus_property_animator *new_animator(scene *s, motus_block_fn block) {
  motus_property_animator *animator = NULL;
  motus_timing timing = linear();
  CHECK_EQUAL(
      motus_property_animator_create(s->w.runtime, 1, &timing, &animator),
      MOTUS_OK);
  CHECK_EQUAL(motus_property_animator_add_animations(animator, block, s, NULL),
              MOTUS_OK);
  return animator;
}

static void rest(scene *s) {
  double now = motus_runtime_time(s->w.runtime);
  for (int i = 0; i < 8 && motus_runtime_needs_tick(s->w.runtime); i++)
    tick(s, now += 1);
  CHECK(!motus_runtime_needs_tick(s->w.runtime));
  CHECK_NEAR(shown(s), motus_view_alpha(s->w.view), 0);
}

static void a_completion_sees_what_an_animator_has_brought_back(void) {
  for (int way = 0; way < 4; way++) {
    scene s;
    open(&s);
    seen = -1;
    motus_property_animator *animator = new_animator(&s, dim_by_a_block);
    motus_property_animator_add_completion(animator, ended, NULL, NULL);
    if (way == 3)
      ANIMATOR_SET(animator, pauses_on_completion, true);
    motus_property_animator_start(animator);
    tick(&s, .5);
    CHECK_NEAR(shown(&s), .6, 1e-12);
    if (way == 1)
      motus_property_animator_pause(animator);
    if (way == 2) /* nobody holds it while it goes back */
      motus_release(animator);
    else
      motus_property_animator_set_reversed(animator, true);
    if (way == 1)
      motus_property_animator_start(animator);
    if (way == 2) {
      rest(&s);
      CHECK_TEXT(words, "told end");
      CHECK_NEAR(seen, .2, 0);
    } else if (way == 3) {
      tick(&s, 1);
      tick(&s, 1);
      CHECK_TEXT(words, ""); /* it rests at its start and may go on */
      CHECK_NEAR(shown(&s), 1, 1e-12);
      motus_property_animator_set_reversed(animator, false);
      ANIMATOR_SET(animator, pauses_on_completion, false);
      motus_property_animator_start(animator);
      tick(&s, 1.5);
      CHECK_NEAR(shown(&s), .6, 1e-12);
      rest(&s);
      CHECK_TEXT(words, "told end");
      CHECK_NEAR(seen, .2, 0);
    } else {
      rest(&s);
      CHECK_TEXT(words, "told start");
      CHECK_NEAR(seen, 1, 0);
    }
    CHECK_NEAR(motus_view_alpha(s.w.view), .9, 0);
    if (way != 2)
      motus_release(animator);
    close(&s, 2);
  }
}

static motus_property_animator *turned;

static void turn_it_again(void *user_data, bool finished) {
  scene *s = user_data;
  (void)finished;
  CHECK_NEAR(motus_view_alpha(s->w.view), 1, 0);
  CHECK_EQUAL(motus_property_animator_set_reversed(turned, false), MOTUS_OK);
  CHECK(motus_property_animator_is_running(turned));
  CHECK_NEAR(motus_view_alpha(s->w.view), .2, 0);
}

static void dim_and_turn(void *user_data) {
  scene *s = user_data;
  motus_animation_options options = lasting(1);
  motus_runtime_animate(s->w.runtime, &options, dim, s, turn_it_again, s, NULL,
                        NULL);
}

static void what_has_come_back_can_still_turn_round(void) {
  scene s;
  open(&s);
  turned = new_animator(&s, dim_and_turn);
  motus_property_animator_add_completion(turned, ended, NULL, NULL);
  motus_property_animator_start(turned);
  tick(&s, .5);
  motus_property_animator_set_reversed(turned, true);
  tick(&s, 1);
  CHECK_TEXT(words, "");
  CHECK_NEAR(shown(&s), 1, 1e-12);
  tick(&s, 1.5);
  CHECK_NEAR(shown(&s), .6, 1e-12);
  rest(&s);
  CHECK_TEXT(words, "end");
  CHECK_NEAR(motus_view_alpha(s.w.view), .2, 0);
  motus_release(turned);
  close(&s, 2);
}

static void set_in_an_observer(void *user_data,
                               motus_property_animator *animator,
                               motus_animator_change change) {
  scene *s = user_data;
  if (change == MOTUS_ANIMATOR_CHANGE_STATE &&
      motus_property_animator_state(animator) == MOTUS_ANIMATING_INACTIVE)
    motus_view_set_alpha(s->w.view, .7);
}

/* Two animators come back in one frame: neither is told of before both are. */
static void all_that_comes_back_in_a_frame_has_come_back(void) {
  scene s;
  open(&s);
  motus_property_animator *first = new_animator(&s, dim_by_a_block);
  motus_property_animator *second = new_animator(&s, fade);
  motus_property_animator_start(first);
  motus_property_animator_start(second);
  motus_property_animator_set_observer(second, set_in_an_observer, &s, NULL);
  tick(&s, .5);
  motus_property_animator_set_reversed(first, true);
  motus_property_animator_set_reversed(second, true);
  tick(&s, 1);
  CHECK_NEAR(seen, 1, 1e-12);
  rest(&s);
  CHECK_NEAR(motus_view_alpha(s.w.view), .7, 1e-12);
  motus_release(first);
  motus_release(second);
  close(&s, 2);
}

/* ---- What is shown becomes the model ---- */

static void to_100(void *user_data) {
  motus_view_set_center(((scene *)user_data)->w.view, (motus_point){100, 0});
}
static void to_200(void *user_data) {
  motus_view_set_center(((scene *)user_data)->w.view, (motus_point){200, 0});
}
static double model_x(scene *s) {
  return motus_view_center(s->w.view).x;
}
static double shown_x(scene *s) {
  double center[2] = {-9, -9};
  motus_view_property(s->w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                      center, 2);
  return center[0];
}

static void a_scrub_and_a_stop_in_one_turn_keep_the_scrub(void) {
  for (int without = 0; without < 2; without++) {
    scene s;
    open(&s);
    motus_property_animator *animator = new_animator(&s, to_100);
    motus_property_animator_set_fraction_complete(animator, .5);
    motus_property_animator_stop(animator, without);
    CHECK_NEAR(model_x(&s), 50, 1e-12);
    CHECK_NEAR(shown_x(&s), 50, 1e-12);
    if (!without)
      motus_property_animator_finish(animator, MOTUS_POSITION_CURRENT);
    tick(&s, 1);
    CHECK_NEAR(model_x(&s), 50, 1e-12);
    motus_release(animator);
    close(&s, 2);
  }
}

static void of_two_animators_a_stop_keeps_what_is_shown(void) {
  for (int which = 0; which < 2; which++) {
    scene s;
    open(&s);
    motus_property_animator *p = new_animator(&s, to_100);
    motus_property_animator *q = new_animator(&s, to_200);
    motus_property_animator_start(p);
    tick(&s, .5);
    motus_property_animator_start(q);
    tick(&s, .75);
    CHECK_NEAR(shown_x(&s), 100, 1e-9);
    motus_property_animator_stop(which ? q : p, true);
    CHECK_NEAR(model_x(&s), 100, 1e-9);
    CHECK_NEAR(shown_x(&s), 100, 1e-9);
    tick(&s, 1);
    CHECK_NEAR(shown_x(&s), 100, 1e-9);
    for (int i = 2; i < 5; i++)
      tick(&s, i);
    CHECK_NEAR(model_x(&s), 100, 1e-9);
    CHECK_NEAR(shown_x(&s), 100, 1e-9);
    motus_release(p);
    motus_release(q);
    close(&s, 2);
  }
}

/* ---- The order of what is cut off ---- */

static void say_1(void *user_data, bool finished) {
  (void)user_data;
  say(finished ? "one" : "-one");
}
static void say_2(void *user_data, bool finished) {
  (void)user_data;
  say(finished ? "two" : "-two");
}
static void say_3(void *user_data, bool finished) {
  (void)user_data;
  say(finished ? "three" : "-three");
}
static void round_off(void *user_data) {
  motus_view_set_corner_radius(((scene *)user_data)->w.view, 9);
}

static void what_is_cut_off_completes_in_the_order_of_its_beginning(void) {
  for (int way = 0; way < 2; way++) {
    scene s;
    open(&s);
    motus_animation_options options = lasting(1);
    motus_runtime_animate(s.w.runtime, &options, round_off, &s, say_1, &s, NULL,
                          NULL);
    motus_runtime_animate(s.w.runtime, &options, to_100, &s, say_2, &s, NULL,
                          NULL);
    motus_runtime_animate(s.w.runtime, &options, dim, &s, say_3, &s, NULL,
                          NULL);
    if (way == 0)
      motus_view_remove_from_superview(s.w.view);
    else
      motus_view_remove_all_animations(s.w.view);
    tick(&s, 0);
    CHECK_TEXT(words, "-one -two -three");
    close(&s, 2);
  }
}

/* ---- Turns in space ---- */

/* A turn about an axis through the middle, as rows. */
static void turn_about(scene *s, double x, double y, double z, double angle) {
  double c = cos(angle), d = sin(angle), e = 1 - c;
  const double turn[16] = {c + x * x * e,
                           x * y * e + z * d,
                           x * z * e - y * d,
                           0,
                           x * y * e - z * d,
                           c + y * y * e,
                           y * z * e + x * d,
                           0,
                           x * z * e + y * d,
                           y * z * e - x * d,
                           c + z * z * e,
                           0,
                           0,
                           0,
                           0,
                           1};
  CHECK_EQUAL(
      motus_view_set_property(s->w.view, MOTUS_PROPERTY_TRANSFORM_3D, turn, 16),
      MOTUS_OK);
}

static void turn_first(void *user_data) {
  turn_about(user_data, 1, 0, 0, 1.2);
}
static void turn_second(void *user_data) {
  turn_about(user_data, .6, .8, 0, -1.5);
}
static void turn_third(void *user_data) {
  turn_about(user_data, 0, .6, .8, 2);
}

static double farthest(const double *a, const double *b) {
  double most = 0;
  for (int i = 0; i < 16; i++)
    most = fmax(most, fabs(a[i] - b[i]));
  return most;
}

/* Whichever of three goes back while the others go on, nothing jumps, and in
 * the end the last word counts. */
static void one_of_three_turns_goes_back_without_a_jump(void) {
  const motus_block_fn blocks[] = {turn_first, turn_second, turn_third};
  for (int back = 0; back < 3; back++)
    for (int twice = 0; twice < 2; twice++) {
      scene s;
      open(&s);
      motus_property_animator *turns[3];
      double last[16], now[16], model[16];
      for (int i = 0; i < 3; i++) {
        turns[i] = new_animator(&s, blocks[i]);
        motus_property_animator_start(turns[i]);
        tick(&s, (i + 1) * .125);
      }
      motus_property_animator_set_reversed(turns[back], true);
      motus_view_property(s.w.view, MOTUS_PROPERTY_TRANSFORM_3D,
                          MOTUS_VALUE_SHOWN, last, 16);
      for (int i = 1; i < 200; i++) {
        if (i == 20 && twice)
          motus_property_animator_set_reversed(turns[back], false);
        if (i == 30 && twice)
          motus_property_animator_set_reversed(turns[back], true);
        tick(&s, .375 + i / 128.);
        motus_view_property(s.w.view, MOTUS_PROPERTY_TRANSFORM_3D,
                            MOTUS_VALUE_SHOWN, now, 16);
        if (!CHECK(farthest(now, last) < .06))
          printf("    back %d, frame %d: %g\n", back, i, farthest(now, last));
        memcpy(last, now, sizeof last);
      }
      CHECK(!motus_runtime_needs_tick(s.w.runtime));
      motus_view_property(s.w.view, MOTUS_PROPERTY_TRANSFORM_3D,
                          MOTUS_VALUE_MODEL, model, 16);
      CHECK_NEAR(farthest(now, model), 0, 0);
      for (int i = 0; i < 3; i++)
        motus_release(turns[i]);
      close(&s, 2);
    }
}

CHECK_MAIN(TEST(a_completion_sees_what_an_animator_has_brought_back),
           TEST(one_of_three_turns_goes_back_without_a_jump),
           TEST(what_has_come_back_can_still_turn_round),
           TEST(all_that_comes_back_in_a_frame_has_come_back),
           TEST(a_scrub_and_a_stop_in_one_turn_keep_the_scrub),
           TEST(of_two_animators_a_stop_keeps_what_is_shown),
           TEST(what_is_cut_off_completes_in_the_order_of_its_beginning))
