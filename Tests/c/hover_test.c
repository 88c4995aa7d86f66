/* A pointer that touches nothing. */
#include "fingers.h"

#include <math.h>

static void hover(world *w, double x, double y, bool inside) {
  CHECK_EQUAL(motus_runtime_send_hover(w->runtime, (motus_point){x, y}, inside,
                                       now + .01),
              MOTUS_OK);
  CHECK(motus_runtime_needs_tick(w->runtime));
  tick(w, .01);
}

static motus_view *add_view(world *w, motus_view *parent, motus_rect frame) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(w->runtime, &view), MOTUS_OK);
  motus_view_set_frame(view, frame);
  motus_view_add_subview(parent, view);
  motus_release(view);
  return view;
}

/* GR-10: views in each other, each from where the pointer comes to where it
 * leaves. */
static void a_pointer_enters_and_leaves_views(void) {
  world w = gestures_open();
  told outer_told = {0}, inner_told = {0};
  motus_view *outer = add_view(&w, w.window, (motus_rect){10, 10, 80, 80});
  motus_view *inner = add_view(&w, outer, (motus_rect){20, 20, 20, 20});
  motus_gesture *a = gesture_add(&w, outer, MOTUS_GESTURE_HOVER);
  motus_gesture *b = gesture_add(&w, inner, MOTUS_GESTURE_HOVER);
  motus_gesture_set_action(a, note, &outer_told, NULL);
  motus_gesture_set_action(b, note, &inner_told, NULL);
  hover(&w, 5, 5, true);
  CHECK(strcmp(outer_told.calls, "") == 0);
  hover(&w, 15, 15, true);
  CHECK(strcmp(outer_told.calls, "b") == 0);
  CHECK_EQUAL(motus_gesture_touch_count(a), 0);
  hover(&w, 35, 35, true);
  CHECK(strcmp(outer_told.calls, "bc") == 0);
  CHECK(strcmp(inner_told.calls, "b") == 0);
  CHECK_NEAR(motus_gesture_location(b, inner).x, 5, 1e-9);
  hover(&w, 85, 15, true);
  CHECK(strcmp(outer_told.calls, "bcc") == 0);
  CHECK(strcmp(inner_told.calls, "be") == 0);
  CHECK_EQUAL(motus_gesture_state(b), MOTUS_RECOGNITION_POSSIBLE);
  hover(&w, 85, 15, false);
  CHECK(strcmp(outer_told.calls, "bcce") == 0);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  /* Two words in a frame are one change. */
  memset(&outer_told, 0, sizeof outer_told);
  hover(&w, 15, 15, true);
  for (int i = 0; i < 3; i++)
    motus_runtime_send_hover(w.runtime, (motus_point){15, 16 + i}, true,
                             now + .001 * i);
  tick(&w, .01);
  CHECK(strcmp(outer_told.calls, "bc") == 0);
  world_close(&w);
}

/* GR-10: a finger is nobody's rival of it; what is disabled or gone is told. */
static void a_hover_keeps_nobody_from_recognizing(void) {
  world w = gestures_open();
  told hovers = {0}, pans = {0};
  motus_view *view = add_view(&w, w.window, (motus_rect){0, 0, 90, 90});
  motus_gesture *a = gesture_add(&w, view, MOTUS_GESTURE_HOVER);
  motus_gesture *pan = gesture_add(&w, view, MOTUS_GESTURE_PAN);
  motus_gesture_set_action(a, note, &hovers, NULL);
  motus_gesture_set_action(pan, note, &pans, NULL);
  hover(&w, 15, 15, true);
  touch(&w, MOTUS_TOUCH_BEGAN, 15, 15);
  touch(&w, MOTUS_TOUCH_MOVED, 15, 60);
  CHECK(strcmp(pans.calls, "b") == 0);
  hover(&w, 15, 60, true);
  CHECK(strcmp(hovers.calls, "bc") == 0);
  touch(&w, MOTUS_TOUCH_ENDED, 15, 60);
  motus_gesture_set_enabled(a, false);
  CHECK(strcmp(hovers.calls, "bcx") == 0);
  hover(&w, 16, 60, true);
  CHECK(strcmp(hovers.calls, "bcx") == 0);
  motus_gesture_set_enabled(a, true);
  hover(&w, 17, 60, true);
  CHECK(strcmp(hovers.calls, "bcxb") == 0);
  motus_view_remove_from_superview(view);
  tick(&w, .01);
  hover(&w, 18, 60, true);
  CHECK(hovers.calls[4] == 'x');
  world_close(&w);
}

static void bad_places_are_refused(void) {
  world w = gestures_open();
  motus_point place = {1, 1}, bad = {NAN, 0};
  CHECK_EQUAL(motus_runtime_send_hover(NULL, place, true, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_send_hover(w.runtime, bad, true, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_send_hover(w.runtime, place, true, INFINITY),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK_EQUAL(motus_runtime_send_hover(w.runtime, place, true, 1), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_send_hover(w.runtime, place, true, .5),
              MOTUS_ERROR_INVALID_ARGUMENT);
  world_close(&w);
}

CHECK_MAIN(TEST(a_pointer_enters_and_leaves_views),
           TEST(a_hover_keeps_nobody_from_recognizing),
           TEST(bad_places_are_refused))
