/* Plain setters that glide, together with everything else that moves views. */
#include "report.h"
#include <math.h>

static int told, finished;

static void settled(void *data, motus_view *view, uint32_t property, bool ok) {
  (void)view;
  (void)property;
  told += 1;
  finished += ok;
  if (data)
    *(int *)data += 1;
}

static int ended[2];
static void completed(void *data, bool ok) {
  (void)data;
  ended[ok] += 1;
}

static motus_implicit_options linear(double duration) {
  motus_implicit_options o;
  motus_implicit_options_init(&o, sizeof o);
  o.duration = duration;
  o.timing.type = MOTUS_TIMING_LINEAR;
  return o;
}

static motus_animation_options block(double duration) {
  motus_animation_options o;
  motus_animation_options_init(&o, sizeof o);
  o.duration = duration;
  o.timing.type = MOTUS_TIMING_LINEAR;
  return o;
}

static double x(motus_view *view) {
  double v[2] = {0};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, v, 2);
  return v[0];
}

static void to(motus_view *view, double x) {
  CHECK_EQUAL(motus_view_set_center(view, (motus_point){x, 0}), MOTUS_OK);
}

static void tick(world *w, double time) {
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

static world scene(void) {
  world w = world_open();
  told = finished = ended[0] = ended[1] = 0;
  motus_implicit_options o = linear(1);
  motus_view_set_implicit(w.view, MOTUS_PROPERTY_CENTER, &o);
  motus_view_set_settle(w.view, MOTUS_PROPERTY_CENTER, settled, NULL, NULL);
  tick(&w, 0);
  return w;
}

/* IM-8 */
static void blocks_decide_for_themselves(void) {
  world w = scene();
  motus_runtime_begin_without_animation(w.runtime);
  to(w.view, 10);
  CHECK_NEAR(x(w.view), 10, 0);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  motus_animation_options o = block(0);
  motus_runtime_begin_animation(w.runtime, &o);
  to(w.view, 20);
  CHECK_NEAR(x(w.view), 20, 0);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  motus_runtime_set_animation_enabled(w.runtime, false);
  to(w.view, 30);
  CHECK_NEAR(x(w.view), 30, 0);
  motus_runtime_set_animation_enabled(w.runtime, true);
  o.duration = 2;
  motus_runtime_begin_animation(w.runtime, &o);
  to(w.view, 230);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  tick(&w, 1);
  CHECK_NEAR(x(w.view), 130, 1e-9);
  tick(&w, 3);
  CHECK_EQUAL(told, 0);
  /* What glides goes on beside a block without animation. */
  to(w.view, 0);
  tick(&w, 3.5);
  motus_runtime_begin_without_animation(w.runtime);
  to(w.view, 100);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  tick(&w, 3.75);
  CHECK_NEAR(x(w.view), 100 + 230 * .25, 1e-9);
  CHECK_REFUSED(
      motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
      INVALID_STATE, "motus_runtime_commit_animation");
  world_close(&w);
}

/* IM-9 */
static void explicit_motion_is_added_or_cuts_a_glide_off(void) {
  world w = scene();
  motus_animation_options o = block(1);
  to(w.view, 100);
  tick(&w, .5);
  motus_runtime_begin_animation(w.runtime, &o);
  to(w.view, 200);
  motus_runtime_commit_animation(w.runtime, completed, NULL, NULL, NULL);
  tick(&w, .75);
  CHECK_NEAR(x(w.view), 200 - 25 - 75, 1e-9);
  to(w.view, 0); /* on top of both */
  CHECK_NEAR(x(w.view), 100, 1e-9);
  tick(&w, 1.5);
  CHECK_EQUAL(ended[1], 1);
  CHECK_EQUAL(told, 0);
  tick(&w, 1.75);
  CHECK_EQUAL(told, 1);
  CHECK_EQUAL(finished, 1);
  to(w.view, 50);
  tick(&w, 2);
  o.flags = MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE;
  motus_runtime_begin_animation(w.runtime, &o);
  to(w.view, 100);
  motus_runtime_commit_animation(w.runtime, completed, NULL, NULL, NULL);
  CHECK_NEAR(x(w.view), 12.5, 1e-9);
  tick(&w, 2.5);
  CHECK_EQUAL(told, 2);
  CHECK_EQUAL(finished, 1);
  CHECK_NEAR(x(w.view), 56.25, 1e-9);
  world_close(&w);
}

static void carry(void *data) {
  to(data, 100);
}

/* IM-9 */
static void a_glide_goes_on_over_a_rollback(void) {
  world w = scene();
  motus_property_animator *animator = NULL;
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_LINEAR;
  motus_property_animator_create(w.runtime, 1, &timing, &animator);
  motus_property_animator_add_animations(animator, carry, w.view, NULL);
  motus_property_animator_start(animator);
  motus_property_animator_pause(animator);
  motus_property_animator_set_fraction_complete(animator, .5);
  tick(&w, .1);
  CHECK_NEAR(x(w.view), 50, 1e-9);
  to(w.view, 200); /* its glide is added to what the animator holds */
  CHECK_NEAR(x(w.view), 50, 1e-9);
  tick(&w, .6);
  CHECK_NEAR(x(w.view), 100, 1e-9);
  motus_property_animator_stop(animator, false);
  motus_property_animator_finish(animator, MOTUS_POSITION_START);
  tick(&w, .7);
  tick(&w, 3);
  CHECK_NEAR(x(w.view), motus_view_center(w.view).x, 1e-9);
  motus_release(animator);
  world_close(&w);
}

/* IM-11 */
static void reduced_motion_dissolves(void) {
  world w = scene();
  motus_runtime_set_reduces_motion(w.runtime, true);
  to(w.view, 100);
  double alpha = 1;
  tick(&w, .25);
  motus_view_property(w.view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                      1);
  CHECK_NEAR(alpha, .5, 1e-9);
  CHECK_NEAR(x(w.view), 0, 0);
  to(w.view, 60); /* only the place to come */
  tick(&w, .49);
  CHECK_NEAR(x(w.view), 0, 0);
  tick(&w, .51);
  motus_view_property(w.view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                      1);
  CHECK_NEAR(alpha, .02, 1e-9);
  CHECK_NEAR(x(w.view), 60, 0);
  to(w.view, 0); /* another dissolve, from the present factor */
  motus_view_property(w.view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                      1);
  CHECK_NEAR(alpha, .02, 1e-9);
  CHECK_NEAR(x(w.view), 60, 0);
  tick(&w, 2);
  motus_view_property(w.view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, &alpha,
                      1);
  CHECK_NEAR(alpha, 1, 0);
  CHECK_NEAR(x(w.view), 0, 0);
  CHECK_EQUAL(told, 1);
  CHECK_EQUAL(finished, 1);
  motus_implicit_options o = linear(1);
  o.flags = MOTUS_IMPLICIT_KEEP_MOTION;
  motus_view_set_implicit(w.view, MOTUS_PROPERTY_CENTER, &o);
  to(w.view, 100);
  tick(&w, 2.5);
  CHECK_NEAR(x(w.view), 50, 1e-9);
  world_close(&w);
}

/* IM-13 */
static void a_shortened_reversal_takes_what_css_says(void) {
  world w = scene();
  motus_implicit_options o = linear(.5);
  o.timing.type = MOTUS_TIMING_EASE;
  o.flags = MOTUS_IMPLICIT_SHORTEN_REVERSAL;
  motus_view_set_implicit(w.view, MOTUS_PROPERTY_CENTER, &o);
  to(w.view, 100);
  tick(&w, .25);
  CHECK_NEAR(x(w.view), 80.24034, 1e-4);
  to(w.view, 0);
  CHECK_NEAR(x(w.view), 80.24034, 1e-4);
  tick(&w, .25 + .4012016);
  CHECK_EQUAL(told, 0);
  tick(&w, .25 + .4012018);
  CHECK_EQUAL(told, 1);
  CHECK_NEAR(x(w.view), 0, 0);
  world_close(&w);
}

static void again(void *data, motus_view *view, uint32_t property, bool ok) {
  settled(NULL, view, property, ok);
  if (*(int *)data > 0) {
    *(int *)data -= 1;
    to(view, told * 100);
  }
}

/* IM-15 */
static void what_the_callback_sets_is_a_new_episode(void) {
  world w = scene();
  int times = 2;
  motus_view_set_settle(w.view, MOTUS_PROPERTY_CENTER, again, &times, NULL);
  to(w.view, 50);
  tick(&w, 1);
  CHECK_EQUAL(told, 1);
  CHECK_NEAR(x(w.view), 50, 0);
  tick(&w, 1.5);
  CHECK_NEAR(x(w.view), 75, 1e-9);
  tick(&w, 2);
  tick(&w, 3);
  CHECK_EQUAL(told, 3);
  CHECK_EQUAL(finished, 3);
  world_close(&w);
}

static int order[4], ordered;
static void first(void *d, motus_view *v, uint32_t p, bool ok) {
  (void)d, (void)v, (void)p, (void)ok;
  order[ordered++] = 1;
}
static void second(void *d, bool ok) {
  (void)d, (void)ok;
  order[ordered++] = 2;
}

/* IM-16 */
static void ends_come_by_time_then_by_beginning(void) {
  world w = scene();
  motus_view *late = world_view(&w, w.view);
  tick(&w, .01);
  ordered = 0;
  motus_implicit_options o = linear(1);
  motus_view_set_implicit(late, MOTUS_PROPERTY_ALPHA, &o);
  motus_view_set_settle(late, MOTUS_PROPERTY_ALPHA, first, NULL, NULL);
  motus_animation_options b = block(1);
  motus_runtime_begin_animation(w.runtime, &b);
  motus_view_set_bounds(late, (motus_rect){0, 0, 9, 9});
  motus_runtime_commit_animation(w.runtime, second, NULL, NULL, NULL);
  motus_view_set_alpha(late, 0);
  tick(&w, 2);
  CHECK_EQUAL(ordered, 2);
  CHECK(order[0] == 2 && order[1] == 1);
  world_close(&w);
}

static void count_up(void *data) {
  *(int *)data += 1;
}

/* IM-14, IM-18 */
static void the_end_of_a_view_cuts_its_glides_off(void) {
  world w = scene();
  int destroyed = 0;
  motus_view *view = world_view(&w, w.window);
  tick(&w, .01);
  motus_implicit_options o = linear(1);
  motus_view_set_implicit(view, MOTUS_PROPERTY_CENTER, &o);
  motus_view_set_settle(view, MOTUS_PROPERTY_CENTER, settled, &destroyed,
                        count_up);
  to(view, 10);
  motus_view_remove_from_superview(view);
  CHECK(!motus_is_alive(view));
  CHECK_EQUAL(told, 0);
  tick(&w, .1);
  CHECK_EQUAL(told, 1);
  CHECK_EQUAL(finished, 0);
  CHECK_EQUAL(destroyed, 2); /* the call, then the end of its data */
  /* Leaving the window is such an end too. */
  to(w.view, 10);
  tick(&w, .2);
  motus_view_remove_from_superview(w.view);
  CHECK_NEAR(x(w.view), 10, 0);
  tick(&w, .3);
  CHECK_EQUAL(told, 2);
  CHECK_EQUAL(finished, 0);
  motus_view_add_subview(w.window, w.view);
  tick(&w, .4);
  destroyed = 0;
  motus_view_set_settle(w.view, MOTUS_PROPERTY_CENTER, settled, &destroyed,
                        count_up);
  to(w.view, 20);
  motus_view *snapshot = NULL;
  motus_view_create_snapshot(w.view, &snapshot);
  motus_view_add_subview(w.window, snapshot);
  tick(&w, .5);
  to(snapshot, 77); /* a snapshot has no attachments */
  CHECK_NEAR(x(snapshot), 77, 0);
  motus_release(snapshot);
  world_close(&w);
  CHECK_EQUAL(told, 2);
  CHECK_EQUAL(destroyed, 1); /* with the runtime nobody is called */
}

/* IM-17 */
static void wrong_options_are_refused(void) {
  world w = scene();
  motus_implicit_options o = linear(1);
  o.delay = -1;
  CHECK_REFUSED(motus_view_set_implicit(w.view, MOTUS_PROPERTY_CENTER, &o),
                INVALID_ARGUMENT, "motus_view_set_implicit");
  o.delay = 0;
  o.flags = 1 << 5;
  CHECK_REFUSED(motus_view_set_implicit(w.view, MOTUS_PROPERTY_CENTER, &o),
                INVALID_ARGUMENT, "motus_view_set_implicit");
  o.flags = 0;
  o.duration = NAN;
  CHECK_REFUSED(motus_view_set_implicit(w.view, MOTUS_PROPERTY_CENTER, &o),
                INVALID_ARGUMENT, "motus_view_set_implicit");
  CHECK_REFUSED(motus_view_set_implicit(w.view, 63, NULL), NOT_FOUND,
                "motus_view_set_implicit");
  CHECK_REFUSED(
      motus_view_set_settle(w.view, MOTUS_PROPERTY_ALL, settled, NULL, NULL),
      NOT_FOUND, "motus_view_set_settle");
  double value = 0;
  CHECK_REFUSED(motus_view_set_property(w.view, MOTUS_PROPERTY_ALL, &value, 1),
                NOT_FOUND, "motus_view_set_property");
  CHECK_REFUSED(
      motus_view_set_starting_value(w.view, MOTUS_PROPERTY_HIDDEN, &value, 1),
      INVALID_ARGUMENT, "motus_view_set_starting_value");
  to(w.view, 100); /* the old one counts */
  tick(&w, .5);
  CHECK_NEAR(x(w.view), 50, 1e-9);
  world_close(&w);
}

CHECK_MAIN(TEST(blocks_decide_for_themselves),
           TEST(explicit_motion_is_added_or_cuts_a_glide_off),
           TEST(a_glide_goes_on_over_a_rollback),
           TEST(reduced_motion_dissolves),
           TEST(a_shortened_reversal_takes_what_css_says),
           TEST(what_the_callback_sets_is_a_new_episode),
           TEST(ends_come_by_time_then_by_beginning),
           TEST(the_end_of_a_view_cuts_its_glides_off),
           TEST(wrong_options_are_refused))
