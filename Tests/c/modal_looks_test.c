/* How controllers come and go by themselves: flips with depth, half a curl. */
#include "story.h"

static story s;
static motus_view_controller *r, *p;

static void completed(void *user_data, bool done) {
  story_say(user_data, done ? "completed" : "not_completed");
}

static void open_with(motus_modal_transition_style style) {
  story_open(&s);
  r = story_screen(&s, "R");
  p = story_screen(&s, "P");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_controller_set_presentation_style(p,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_set_modal_transition_style(p, style);
  motus_view_controller_view(p);
  story_tick(&s);
  s.told[0] = 0;
}

static void present(bool animated) {
  CHECK_EQUAL(
      motus_view_controller_present(r, p, animated, completed, &s, NULL),
      MOTUS_OK);
}

static void matrix(motus_view_controller *controller, double *out) {
  motus_view_property(motus_view_controller_view(controller),
                      MOTUS_PROPERTY_TRANSFORM_3D, MOTUS_VALUE_SHOWN, out, 16);
}

static double curl(motus_view_controller *controller) {
  double value[2] = {NAN, NAN};
  motus_view_property(motus_view_controller_view(controller),
                      MOTUS_PROPERTY_CURL, MOTUS_VALUE_SHOWN, value, 2);
  return value[0];
}

/* The rotation by an angle about y, then an eye at a distance d: the fourth
 * column is -1/d times the third. Source: the product of both matrices. */
static void check_turned(motus_view_controller *controller, double angle) {
  double m[16], d = 2 * HEIGHT;
  matrix(controller, m);
  CHECK_NEAR(m[0], cos(angle), 1e-9);
  CHECK_NEAR(m[2], -sin(angle), 1e-9);
  CHECK_NEAR(m[8], sin(angle), 1e-9);
  CHECK_NEAR(m[10], cos(angle), 1e-9);
  CHECK_NEAR(m[3], sin(angle) / d, 1e-12);
  CHECK_NEAR(m[11], -cos(angle) / d, 1e-12);
  CHECK_NEAR(m[7], 0, 1e-12);
  CHECK_NEAR(m[15], 1, 1e-12);
}

static double bezier(double x1, double x2, double time) {
  double low = 0, high = 1;
  for (int i = 0; i < 60; i++) {
    double a = (low + high) / 2, b = 1 - a;
    if (3 * b * b * a * x1 + 3 * b * a * a * x2 + a * a * a < time)
      low = a;
    else
      high = a;
  }
  return low;
}

/* Half of the way of each half: ease-in for what goes, ease-out for what
 * comes. */
static void a_modal_flip_has_depth(void) {
  const double quarter = 1.5707963267948966;
  double m[16], t;
  const double own[] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1};
  open_with(MOTUS_MODAL_TRANSITION_FLIP_HORIZONTAL);
  present(true);
  story_tick(&s);
  check_turned(r, 0);
  check_turned(p, -quarter);
  story_run(&s, 0.1875);
  /* the cubic (.42, 0, 1, 1) */
  t = bezier(.42, 1, 0.5);
  check_turned(r, quarter * (3 * (1 - t) * t * t + t * t * t));
  story_run(&s, 0.375);
  /* the cubic (0, 0, .58, 1) */
  t = bezier(0, .58, 0.5);
  check_turned(p, -quarter * (1 - (3 * (1 - t) * t * t + t * t * t)));
  story_run(&s, 1);
  CHECK_TOLD(&s, "R.will_disappear~ P.will_appear~ P.is_appearing~ "
                 "P.did_appear~ R.did_disappear~ completed");
  matrix(p, m);
  CHECK_NEAR(m[0], 1, 0);
  CHECK_NEAR(m[11], 0, 0);
  /* The way back goes the other way round; a transform of the host's stays. */
  motus_view_set_property(motus_view_controller_view(r),
                          MOTUS_PROPERTY_TRANSFORM_3D, own, 16);
  motus_view_controller_dismiss(r, true, completed, &s, NULL);
  story_tick(&s);
  story_run(&s, 0.1875);
  t = bezier(.42, 1, 0.5);
  check_turned(p, -quarter * (3 * (1 - t) * t * t + t * t * t));
  story_run(&s, 1);
  matrix(r, m);
  CHECK_NEAR(m[0], 1, 0);
  CHECK_NEAR(m[12], 5, 0);
  story_close(&s);
}

static void touch(motus_touch_phase phase, double x, double y) {
  story_touch(&s, phase, x, y);
}

/* PR-4: the page stops half-way, in front; the presenter is told what full
 * screen tells it; the dismissal unrolls it. */
static void a_partial_curl_stops_half_way(void) {
  motus_view *page, *content;
  open_with(MOTUS_MODAL_TRANSITION_PARTIAL_CURL);
  page = motus_view_controller_view(r);
  content = motus_view_controller_view(p);
  present(true);
  story_tick(&s);
  CHECK_NEAR(curl(r), 0, 0);
  story_run(&s, 0.375);
  CHECK_NEAR(curl(r), 0.25, 1e-9);
  story_run(&s, 1);
  CHECK_TOLD(&s, "R.will_disappear~ P.will_appear~ P.is_appearing~ "
                 "P.did_appear~ R.did_disappear~ completed");
  CHECK_NEAR(curl(r), 0.5, 0);
  CHECK(motus_view_superview(page) == motus_runtime_window(s.runtime));
  /* In front, and it takes no touches: below its edge they are P's. */
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){100, 800}) == content);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){100, 100}) != content);
  motus_view_controller_dismiss(p, true, completed, &s, NULL);
  story_tick(&s);
  story_run(&s, 0.375);
  CHECK_NEAR(curl(r), 0.25, 1e-9);
  story_run(&s, 1);
  CHECK_TOLD(&s, "P.will_disappear~ R.will_appear~ R.is_appearing~ "
                 "R.did_appear~ P.did_disappear~ completed");
  CHECK_NEAR(curl(r), 0, 0);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){100, 100}) == page);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  /* Without animation it stands the same; a tap on the page dismisses. */
  present(false);
  CHECK_TOLD(&s, "R.will_disappear P.will_appear P.is_appearing P.did_appear "
                 "R.did_disappear completed");
  story_tick(&s);
  CHECK_NEAR(curl(r), 0.5, 0);
  touch(MOTUS_TOUCH_BEGAN, 100, 800);
  touch(MOTUS_TOUCH_ENDED, 100, 800);
  story_run(&s, 1);
  CHECK_TOLD(&s, "");
  touch(MOTUS_TOUCH_BEGAN, 100, 100);
  touch(MOTUS_TOUCH_ENDED, 100, 100);
  for (int frame = 0; frame < 64; frame++)
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
  CHECK_TOLD(&s, "P.will_disappear~ R.will_appear~ R.is_appearing~ "
                 "R.did_appear~ P.did_disappear~");
  CHECK_NEAR(curl(r), 0, 0);
  story_close(&s);
}

/* What comes in front of it is not in its way, and all goes at once. */
static void a_curled_page_lies_flat_whatever_ends_it(void) {
  motus_view_controller *q;
  open_with(MOTUS_MODAL_TRANSITION_PARTIAL_CURL);
  q = story_screen(&s, "Q");
  present(false);
  motus_view_controller_set_presentation_style(q,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  motus_view_controller_present(p, q, true, NULL, NULL, NULL);
  story_run(&s, 1);
  CHECK(motus_view_hit_test(motus_runtime_window(s.runtime),
                            (motus_point){100, 100}) ==
        motus_view_controller_view(q));
  motus_view_controller_dismiss(r, true, NULL, NULL, NULL);
  story_run(&s, 1);
  CHECK_NEAR(curl(r), 0, 0);
  CHECK_EQUAL(motus_view_controller_appearance_state(r),
              MOTUS_APPEARANCE_APPEARED);
  CHECK(motus_view_is_user_interaction_enabled(motus_view_controller_view(r)));
  present(true);
  story_run(&s, 0.3);
  motus_runtime_set_root_view_controller(s.runtime, q);
  story_run(&s, 1);
  CHECK_NEAR(curl(r), 0, 0);
  CHECK_EQUAL(motus_view_controller_appearance_state(p),
              MOTUS_APPEARANCE_DISAPPEARED);
  CHECK_EQUAL(motus_view_controller_appearance_state(r),
              MOTUS_APPEARANCE_DISAPPEARED);
  story_close(&s);
}

CHECK_MAIN(TEST(a_modal_flip_has_depth), TEST(a_partial_curl_stops_half_way),
           TEST(a_curled_page_lies_flat_whatever_ends_it))
