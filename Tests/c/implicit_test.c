#include "report.h"
#include <math.h>
#include <stdlib.h>

static struct told {
  int count, finished;
  motus_view *view;
  uint32_t property;
} told;

static void settled(void *data, motus_view *view, uint32_t property,
                    bool finished) {
  (void)data;
  told.count += 1;
  told.finished += finished;
  told.view = view;
  told.property = property;
}

static motus_implicit_options linear(double duration) {
  motus_implicit_options o;
  CHECK_EQUAL(motus_implicit_options_init(&o, sizeof o), MOTUS_OK);
  o.duration = duration;
  o.timing.type = MOTUS_TIMING_LINEAR;
  return o;
}

static motus_implicit_options spring(void) {
  motus_implicit_options o = linear(0);
  o.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  o.timing.spring_duration = .4;
  o.timing.damping_ratio = .85;
  return o;
}

static double shown(motus_view *view, uint32_t property) {
  double v[16] = {0};
  CHECK_EQUAL(motus_view_property(view, property, MOTUS_VALUE_SHOWN, v, 16),
              MOTUS_OK);
  return v[0];
}

static double velocity(motus_view *view, uint32_t property) {
  double v[16] = {0};
  CHECK_EQUAL(motus_view_property_velocity(view, property, v, 16), MOTUS_OK);
  return v[0];
}

static double x(motus_view *view) {
  return shown(view, MOTUS_PROPERTY_CENTER);
}

static void to(motus_view *view, double x) {
  CHECK_EQUAL(motus_view_set_center(view, (motus_point){x, 0}), MOTUS_OK);
}

static void tick(world *w, double time) {
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

/* A view that a frame has shown at 0, whose center glides. */
static world scene(const motus_implicit_options *o) {
  world w = world_open();
  memset(&told, 0, sizeof told);
  CHECK_EQUAL(motus_view_set_implicit(w.view, MOTUS_PROPERTY_CENTER, o),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_view_set_settle(w.view, MOTUS_PROPERTY_CENTER, settled, NULL, NULL),
      MOTUS_OK);
  tick(&w, 0);
  return w;
}

/* IM-1, IM-3, IM-4, IM-14 */
static void a_plain_setter_glides_and_is_told_once(void) {
  motus_implicit_options o = linear(1);
  world w = scene(&o);
  to(w.view, 100);
  CHECK_NEAR(motus_view_center(w.view).x, 100, 0);
  CHECK_NEAR(x(w.view), 0, 0);
  to(w.view, 50);
  to(w.view, 200); /* several sets between two frames are one glide */
  to(w.view, 200);
  tick(&w, .5);
  CHECK_NEAR(x(w.view), 100, 1e-12);
  CHECK_NEAR(velocity(w.view, MOTUS_PROPERTY_CENTER), 200, 1e-9);
  to(w.view, 200); /* the model has it already */
  tick(&w, .75);
  CHECK_NEAR(x(w.view), 150, 1e-12);
  to(w.view, 150); /* shown, but not the model: a retarget like any other */
  tick(&w, 1);
  CHECK_EQUAL(told.count, 0);
  CHECK_NEAR(x(w.view), 200 - 37.5 - .25 * 50 + 37.5, 1e-9);
  tick(&w, 1.75);
  CHECK_NEAR(x(w.view), 150, 1e-12);
  CHECK_EQUAL(told.count, 1);
  CHECK_EQUAL(told.finished, 1);
  CHECK(told.view == w.view && told.property == MOTUS_PROPERTY_CENTER);
  const motus_event *events = NULL;
  size_t count = 0, found = 0;
  motus_runtime_events(w.runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    if (events[i].kind == MOTUS_EVENT_SETTLED) {
      found += 1;
      CHECK(events[i].subject == w.view && events[i].detail == 1);
      CHECK_NEAR(events[i].value, MOTUS_PROPERTY_CENTER, 0);
    }
  CHECK_EQUAL(found, 1);
  tick(&w, 5);
  CHECK_EQUAL(told.count, 1);
  CHECK(motus_runtime_is_idle(w.runtime));
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

/* IM-1: springs keep value and velocity; the closed form of a spring that sets
 * out from x0 with v0 is what is shown, whenever it was retargeted. */
static void springs_are_taken_over_with_their_velocity(void) {
  motus_implicit_options o = spring();
  world w = scene(&o);
  double t = 0, pi = 3.14159265358979323846;
  double omega = 2 * pi / .4, zeta = .85, damped;
  damped = omega * sqrt(1 - zeta * zeta);
  to(w.view, 100);
  for (int i = 0; i < 40; i++) {
    tick(&w, t += .013);
    double x0 = x(w.view), v0 = velocity(w.view, MOTUS_PROPERTY_CENTER);
    double target = i % 3 ? 100 : -50;
    to(w.view, target);
    CHECK_NEAR(x(w.view), x0, 1e-9);
    CHECK_NEAR(velocity(w.view, MOTUS_PROPERTY_CENTER), v0, 1e-7);
    double s = .009, off = x0 - target;
    double e = exp(-zeta * omega * s);
    double due =
        target + e * (off * cos(damped * s) +
                      (v0 + zeta * omega * off) / damped * sin(damped * s));
    tick(&w, t += s);
    CHECK_NEAR(x(w.view), due, 1e-6);
    /* One record, however often. */
    const motus_motion *motions = NULL;
    size_t count = 0;
    motus_runtime_motions(w.runtime, &motions, &count);
    CHECK_EQUAL(count, 1);
    CHECK_EQUAL(motions[0].kind, MOTUS_MOVER_IMPLICIT);
    CHECK(motions[0].mover == NULL);
  }
  CHECK_EQUAL(told.count, 0);
  tick(&w, t + 5);
  CHECK_EQUAL(told.count, 1);
  world_close(&w);
}

/* IM-1: a setter called each frame does not grow a list; value and velocity
 * stay continuous where the oldest are folded. */
static void at_most_eight_curves_are_added_up(void) {
  motus_implicit_options o = linear(2);
  o.timing.type = MOTUS_TIMING_EASE_IN_OUT; /* begins at rest */
  world w = scene(&o);
  double t = 0;
  for (int i = 0; i < 100; i++) {
    double x0 = x(w.view), v0 = velocity(w.view, MOTUS_PROPERTY_CENTER);
    to(w.view, i % 7 * 30);
    CHECK_NEAR(x(w.view), x0, 1e-9);
    CHECK_NEAR(velocity(w.view, MOTUS_PROPERTY_CENTER), v0, 1e-6);
    tick(&w, t += 1 / 60.0);
    const motus_motion *motions = NULL;
    size_t count = 0;
    motus_runtime_motions(w.runtime, &motions, &count);
    CHECK(count <= 8);
  }
  tick(&w, t + 10);
  CHECK_NEAR(x(w.view), motus_view_center(w.view).x, 0);
  CHECK_EQUAL(told.count, 1);
  world_close(&w);
}

/* IM-2 */
static void the_most_specific_timing_counts(void) {
  world w = world_open();
  motus_view *child = world_view(&w, w.view), *leaf = world_view(&w, child);
  motus_implicit_options o = linear(1), out;
  out.struct_size = sizeof out;
  CHECK_REFUSED(motus_view_implicit(leaf, MOTUS_PROPERTY_ALPHA, &out),
                NOT_FOUND, "motus_view_implicit");
  o.flags = MOTUS_IMPLICIT_SUBTREE;
  motus_view_set_implicit(w.view, MOTUS_PROPERTY_ALL, &o);
  o.duration = 2;
  motus_view_set_implicit(w.view, MOTUS_PROPERTY_ALPHA, &o);
  motus_view_implicit(leaf, MOTUS_PROPERTY_ALPHA, &out);
  CHECK_NEAR(out.duration, 2, 0);
  motus_view_implicit(leaf, MOTUS_PROPERTY_CENTER, &out);
  CHECK_NEAR(out.duration, 1, 0);
  CHECK_EQUAL(out.timing.type, MOTUS_TIMING_LINEAR);
  o.duration = 3;
  o.flags = 0; /* for the child alone */
  motus_view_set_implicit(child, MOTUS_PROPERTY_ALPHA, &o);
  motus_view_implicit(leaf, MOTUS_PROPERTY_ALPHA, &out);
  CHECK_NEAR(out.duration, 2, 0);
  motus_view_implicit(child, MOTUS_PROPERTY_ALPHA, &out);
  CHECK_NEAR(out.duration, 3, 0);
  o.flags = MOTUS_IMPLICIT_NONE;
  motus_view_set_implicit(leaf, MOTUS_PROPERTY_ALL, &o);
  tick(&w, 0);
  motus_view_set_alpha(leaf, .5);
  CHECK_NEAR(shown(leaf, MOTUS_PROPERTY_ALPHA), .5, 0);
  motus_view_set_alpha(child, .5);
  motus_view_clear_implicit(child, MOTUS_PROPERTY_ALPHA); /* it runs on */
  tick(&w, 1.5);
  CHECK_NEAR(shown(child, MOTUS_PROPERTY_ALPHA), .75, 1e-12);
  world_close(&w);
}

/* IM-5 */
static void nothing_glides_that_no_frame_has_shown(void) {
  motus_implicit_options o = linear(1);
  world w = world_open();
  o.flags = MOTUS_IMPLICIT_SUBTREE;
  motus_view_set_implicit(w.window, MOTUS_PROPERTY_ALL, &o);
  to(w.view, 10);
  CHECK_NEAR(x(w.view), 10, 0);
  tick(&w, 0);
  to(w.view, 20);
  CHECK_NEAR(x(w.view), 10, 0);
  tick(&w, 2);
  motus_view *inner = world_view(&w, w.view);
  to(inner, 5);
  CHECK_NEAR(x(inner), 5, 0);
  motus_view_set_hidden(w.view, true);
  tick(&w, 5);
  to(inner, 6);
  CHECK_NEAR(x(inner), 6, 0);
  motus_view_set_hidden(w.view, false);
  to(inner, 7);
  CHECK_NEAR(x(inner), 7, 0);
  tick(&w, 6);
  to(inner, 8);
  CHECK_NEAR(x(inner), 7, 0);
  /* Coming back into the window is new; going elsewhere in it is not. */
  motus_view_add_subview(w.window, inner);
  to(inner, 9);
  CHECK_NEAR(x(inner), 7, 0);
  motus_retain(inner);
  motus_view_remove_from_superview(inner);
  motus_view_add_subview(w.view, inner);
  to(inner, 3);
  CHECK_NEAR(x(inner), 3, 0);
  motus_release(inner);
  world_close(&w);
}

/* IM-5 */
static void a_starting_value_is_what_the_first_frame_shows(void) {
  motus_implicit_options o = linear(1);
  world w = world_open();
  double zero = 0, wrong = NAN;
  motus_view_set_implicit(w.view, MOTUS_PROPERTY_ALPHA, &o);
  CHECK_EQUAL(
      motus_view_set_starting_value(w.view, MOTUS_PROPERTY_ALPHA, &zero, 1),
      MOTUS_OK);
  CHECK_REFUSED(
      motus_view_set_starting_value(w.view, MOTUS_PROPERTY_ALPHA, &wrong, 1),
      INVALID_ARGUMENT, "motus_view_set_starting_value");
  tick(&w, 0);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_ALPHA), 0, 0);
  CHECK_NEAR(motus_view_alpha(w.view), 1, 0);
  tick(&w, .25);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_ALPHA), .25, 1e-12);
  tick(&w, 2);
  motus_view_remove_from_superview(w.view);
  tick(&w, 3);
  motus_view_add_subview(w.window, w.view);
  tick(&w, 4);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_ALPHA), 0, 0);
  tick(&w, 5);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_ALPHA), 1, 0);
  motus_view_set_starting_value(w.view, MOTUS_PROPERTY_ALPHA, NULL, 0);
  motus_view_set_hidden(w.view, true);
  tick(&w, 6);
  motus_view_set_hidden(w.view, false);
  tick(&w, 7);
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_ALPHA), 1, 0);
  world_close(&w);
}

static bool is_drawn(world *w, motus_view *view) {
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_draw_list(w->runtime, &items, &count);
  for (size_t i = 0; i < count; i++)
    if (items[i].view == view)
      return true;
  return false;
}

/* IM-6 */
static void a_view_that_is_hidden_is_drawn_for_a_while(void) {
  motus_implicit_options o = linear(1);
  world w = scene(&o);
  motus_view_set_implicit(w.view, MOTUS_PROPERTY_HIDDEN, &o);
  motus_view_set_settle(w.view, MOTUS_PROPERTY_HIDDEN, settled, NULL, NULL);
  motus_view_set_hidden(w.view, true);
  CHECK(motus_view_is_hidden(w.view));
  CHECK(is_drawn(&w, w.view));
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_HIDDEN), 0, 0);
  tick(&w, .5);
  double when = 0;
  CHECK(motus_runtime_next_deadline(w.runtime, &when));
  CHECK_NEAR(when, 1, 1e-9);
  CHECK(is_drawn(&w, w.view));
  motus_view_set_hidden(w.view, false);
  tick(&w, .6);
  CHECK_EQUAL(told.count, 1);
  CHECK_EQUAL(told.finished, 0);
  CHECK(is_drawn(&w, w.view));
  motus_view_set_hidden(w.view, true);
  tick(&w, 1.5);
  CHECK(is_drawn(&w, w.view));
  tick(&w, 1.6);
  CHECK(!is_drawn(&w, w.view));
  CHECK_NEAR(shown(w.view, MOTUS_PROPERTY_HIDDEN), 1, 0);
  CHECK_EQUAL(told.count, 2);
  CHECK_EQUAL(told.finished, 1);
  CHECK(motus_runtime_is_idle(w.runtime));
  world_close(&w);
}

/* IM-7 */
static void a_delay_lets_what_runs_go_on(void) {
  motus_implicit_options o = linear(1);
  o.delay = .5;
  world w = scene(&o);
  to(w.view, 100);
  CHECK_NEAR(motus_view_center(w.view).x, 100, 0);
  tick(&w, .5);
  CHECK_NEAR(x(w.view), 0, 1e-9);
  tick(&w, 1);
  CHECK_NEAR(x(w.view), 50, 1e-9);
  to(w.view, 0);
  tick(&w, 1.25);
  CHECK_NEAR(x(w.view), 75, 1e-9);
  tick(&w, 2);
  CHECK_NEAR(x(w.view), 50, 1e-9);
  tick(&w, 2.5);
  CHECK_NEAR(x(w.view), 0, 1e-9);
  CHECK_EQUAL(told.count, 1);
  world_close(&w);
}

CHECK_MAIN(TEST(a_plain_setter_glides_and_is_told_once),
           TEST(springs_are_taken_over_with_their_velocity),
           TEST(at_most_eight_curves_are_added_up),
           TEST(the_most_specific_timing_counts),
           TEST(nothing_glides_that_no_frame_has_shown),
           TEST(a_starting_value_is_what_the_first_frame_shows),
           TEST(a_view_that_is_hidden_is_drawn_for_a_while),
           TEST(a_delay_lets_what_runs_go_on))
