/* Pressing: a finger, a pointer, the focus and a key, and what a view looks like
 * in its states (PS-1 to PS-3). */
#include "check.h"
#include "virtual_clock.h"
#include <math.h>
#include <motus.h>

typedef struct stage {
  motus_runtime *runtime;
  motus_view *window, *button;
  motus_gesture *press;
  double time;
  char told[256];
  int acted;
} stage;

static void note(void *user_data, motus_gesture *gesture) {
  stage *s = user_data;
  static const char marks[] = "?bc!xf";
  char mark[2] = {marks[motus_gesture_state(gesture)], 0};
  strcat(s->told, mark);
  s->acted += motus_gesture_state(gesture) == MOTUS_RECOGNITION_ENDED;
}

static motus_gesture *add_press(stage *s, motus_view *view) {
  motus_gesture_options options;
  motus_gesture *press = NULL;
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_PRESS;
  CHECK_EQUAL(motus_gesture_create(s->runtime, &options, &press), MOTUS_OK);
  CHECK_EQUAL(motus_gesture_set_action(press, note, s, NULL), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_gesture(view, press), MOTUS_OK);
  CHECK_EQUAL(motus_release(press), MOTUS_OK);
  return press;
}

static motus_view *add_view(stage *s, motus_view *parent, motus_rect frame) {
  motus_view *view = NULL;
  motus_view_create(s->runtime, &view);
  motus_view_set_frame(view, frame);
  motus_view_add_subview(parent, view);
  motus_release(view);
  return view;
}

static void open_in(stage *s, motus_view *(*parent)(stage *s)) {
  memset(s, 0, sizeof *s);
  CHECK_EQUAL(create_at_zero(&s->runtime), MOTUS_OK);
  s->window = motus_runtime_window(s->runtime);
  s->button = add_view(s, parent ? parent(s) : s->window,
                       (motus_rect){100, 100, 100, 40});
  s->press = add_press(s, s->button);
  motus_runtime_tick(s->runtime, 0);
}

static void close(stage *s) {
  CHECK_EQUAL(motus_release(s->runtime), MOTUS_OK);
}

/* One frame of a hundredth of a second. */
static void tick(stage *s) {
  s->time += .01;
  CHECK_EQUAL(motus_runtime_tick(s->runtime, s->time), MOTUS_OK);
}

static void touch(stage *s, motus_touch_phase phase, double x, double y) {
  CHECK_EQUAL(motus_runtime_send_touch(s->runtime, 1, phase,
                                       (motus_point){x, y}, s->time + .01),
              MOTUS_OK);
  tick(s);
}

static bool lit(const stage *s) {
  return motus_view_states(s->button) & MOTUS_VIEW_HIGHLIGHTED;
}

#define CHECK_TOLD(s, expected)      \
  do {                               \
    CHECK_TEXT((s)->told, expected); \
    (s)->told[0] = 0;                \
  } while (0)

/* PS-1: 70 points around it belong to it. */
static void a_finger_presses_as_long_as_it_is_near(void) {
  stage s;
  open_in(&s, NULL);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  CHECK(lit(&s));
  touch(&s, MOTUS_TOUCH_MOVED, 269, 120);
  CHECK(lit(&s));
  touch(&s, MOTUS_TOUCH_MOVED, 271, 120);
  CHECK(!lit(&s));
  touch(&s, MOTUS_TOUCH_MOVED, 150, 209);
  CHECK(lit(&s));
  touch(&s, MOTUS_TOUCH_MOVED, 150, 211);
  CHECK(!lit(&s));
  touch(&s, MOTUS_TOUCH_MOVED, 31, 31);
  CHECK(lit(&s));
  CHECK_TOLD(&s, "bcccc");
  touch(&s, MOTUS_TOUCH_ENDED, 31, 31);
  CHECK_TOLD(&s, "!");
  for (int i = 0; i < 10; i++)
    tick(&s);
  CHECK(!lit(&s));
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_MOVED, 280, 120);
  touch(&s, MOTUS_TOUCH_ENDED, 280, 120);
  CHECK_TOLD(&s, "bcx");
  CHECK_EQUAL(s.acted, 1);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_CANCELLED, 150, 120);
  CHECK_TOLD(&s, "bx");
  CHECK(!lit(&s));
  CHECK(motus_runtime_is_idle(s.runtime));
  close(&s);
}

/* PS-2: a tap is seen for a tenth of a second. */
static void a_tap_stays_highlighted_for_a_tenth_of_a_second(void) {
  stage s;
  open_in(&s, NULL);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_ENDED, 150, 120);
  CHECK_TOLD(&s, "b!");
  for (int i = 0; i < 8; i++) {
    CHECK(lit(&s));
    CHECK(!motus_runtime_is_idle(s.runtime));
    tick(&s);
  }
  tick(&s);
  tick(&s);
  CHECK(!lit(&s));
  CHECK(motus_runtime_is_idle(s.runtime));
  /* Pressed again meanwhile it acts again. */
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_ENDED, 150, 120);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_ENDED, 150, 120);
  CHECK_TOLD(&s, "b!b!");
  close(&s);
}

static motus_view *in_list(stage *s) {
  motus_view *list = add_view(s, s->window, (motus_rect){0, 0, 390, 800});
  motus_scroller *scroller = NULL;
  motus_scroller_create(list, NULL, &scroller);
  motus_scroller_set_content_size(scroller, (motus_size){390, 3000});
  return list;
}

/* PS-1: in a scroller it waits, and loses the finger to a drag. */
static void a_scroller_delays_a_press_and_takes_it(void) {
  stage s;
  open_in(&s, in_list);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  for (int i = 0; i < 14; i++) {
    CHECK(!lit(&s));
    tick(&s);
  }
  tick(&s);
  tick(&s);
  CHECK(lit(&s));
  CHECK_TOLD(&s, "b");
  touch(&s, MOTUS_TOUCH_MOVED, 150, 100);
  CHECK_TOLD(&s, "x");
  CHECK(!lit(&s));
  touch(&s, MOTUS_TOUCH_ENDED, 150, 100);
  for (int i = 0; i < 300; i++)
    tick(&s);
  /* A drag at once: never pressed. */
  motus_scroller_scroll_to(motus_view_scroller(motus_view_superview(s.button)),
                           (motus_point){0, 0}, false, NULL, NULL, NULL);
  tick(&s);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_MOVED, 150, 90);
  touch(&s, MOTUS_TOUCH_ENDED, 150, 90);
  CHECK_TOLD(&s, "");
  for (int i = 0; i < 300; i++)
    tick(&s);
  motus_scroller_scroll_to(motus_view_scroller(motus_view_superview(s.button)),
                           (motus_point){0, 0}, false, NULL, NULL, NULL);
  tick(&s);
  /* A tap before the delay is over: pressed and seen. */
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_ENDED, 150, 120);
  CHECK_TOLD(&s, "b!");
  CHECK(lit(&s));
  close(&s);
}

/* PS-1: others that recognize take it; taps around it do not see it. */
static void others_take_the_finger_and_taps_around_do_not_see_it(void) {
  stage s;
  open_in(&s, NULL);
  motus_gesture_options options;
  motus_gesture *tap = NULL, *hold = NULL;
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_TAP;
  motus_gesture_create(s.runtime, &options, &tap);
  motus_view_add_gesture(s.window, tap);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_ENDED, 150, 120);
  CHECK_TOLD(&s, "b!");
  const motus_event *events;
  size_t count;
  motus_runtime_events(s.runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    CHECK(events[i].subject != tap);
  options.type = MOTUS_GESTURE_LONG_PRESS;
  motus_gesture_create(s.runtime, &options, &hold);
  motus_view_add_gesture(s.button, hold);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  for (int i = 0; i < 60; i++)
    tick(&s);
  CHECK_TOLD(&s, "bx");
  touch(&s, MOTUS_TOUCH_ENDED, 150, 120);
  CHECK_TOLD(&s, "");
  /* It waits for a double tap to fail, and acts then. */
  motus_view_remove_gesture(s.button, hold);
  motus_view_remove_gesture(s.window, tap);
  motus_gesture *twice = NULL;
  options.type = MOTUS_GESTURE_TAP;
  options.taps = 2;
  motus_gesture_create(s.runtime, &options, &twice);
  motus_view_add_gesture(s.button, twice);
  motus_gesture_require_failure_of(s.press, twice);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  touch(&s, MOTUS_TOUCH_ENDED, 150, 120);
  CHECK_TOLD(&s, "");
  for (int i = 0; i < 50; i++)
    tick(&s);
  CHECK_TOLD(&s, "!");
  motus_release(tap);
  motus_release(hold);
  motus_release(twice);
  close(&s);
}

/* PS-1: the innermost one has the finger; what goes takes it away. */
static void presses_in_one_another_and_views_that_go(void) {
  for (int way = 0; way < 5; way++) {
    stage s;
    open_in(&s, NULL);
    motus_gesture *outer = add_press(&s, s.window);
    touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
    CHECK_TOLD(&s, "b");
    CHECK_EQUAL(motus_view_states(s.window), 0);
    motus_retain(s.button);
    if (way == 0)
      motus_view_remove_from_superview(s.button);
    if (way == 1)
      motus_view_set_hidden(s.button, true);
    if (way == 2)
      motus_view_set_user_interaction_enabled(s.button, false);
    if (way == 3)
      motus_gesture_set_enabled(s.press, false);
    if (way == 4)
      motus_view_remove_gesture(s.button, s.press);
    tick(&s);
    CHECK_TOLD(&s, way == 4 ? s.told : "x");
    CHECK(!lit(&s));
    touch(&s, MOTUS_TOUCH_ENDED, 150, 120);
    CHECK_EQUAL(s.acted, 0);
    motus_release(s.button);
    (void)outer;
    close(&s);
  }
}

static void key(stage *s, motus_touch_phase phase) {
  CHECK_EQUAL(motus_runtime_send_press(s->runtime, phase, s->time + .01),
              MOTUS_OK);
  tick(s);
}

static void make_focusable(motus_view *view) {
  motus_focus_options focus;
  motus_focus_options_init(&focus, sizeof focus);
  focus.flags = MOTUS_FOCUS_FOCUSABLE;
  motus_view_set_focus_options(view, &focus);
}

/* PS-2. */
static void keys_press_what_has_the_focus(void) {
  stage s;
  open_in(&s, NULL);
  key(&s, MOTUS_TOUCH_BEGAN);
  key(&s, MOTUS_TOUCH_ENDED);
  CHECK_TOLD(&s, "");
  make_focusable(s.button);
  motus_runtime_move_focus(s.runtime, MOTUS_FOCUS_NEXT, NULL);
  CHECK_EQUAL(motus_view_states(s.button), MOTUS_VIEW_FOCUSED);
  key(&s, MOTUS_TOUCH_BEGAN);
  CHECK(lit(&s));
  key(&s, MOTUS_TOUCH_BEGAN); /* held */
  key(&s, MOTUS_TOUCH_ENDED);
  CHECK_TOLD(&s, "b!");
  for (int i = 0; i < 10; i++)
    tick(&s);
  CHECK(!lit(&s));
  key(&s, MOTUS_TOUCH_BEGAN);
  key(&s, MOTUS_TOUCH_CANCELLED);
  CHECK_TOLD(&s, "bx");
  CHECK(!lit(&s));
  /* What goes on from under a key is not pressed. */
  key(&s, MOTUS_TOUCH_BEGAN);
  motus_runtime_set_focused_view(s.runtime, NULL);
  tick(&s);
  CHECK_TOLD(&s, "bx");
  CHECK_EQUAL(motus_view_states(s.button), 0);
  key(&s, MOTUS_TOUCH_ENDED);
  CHECK_TOLD(&s, "");
  CHECK_EQUAL(motus_runtime_send_press(s.runtime, MOTUS_TOUCH_MOVED, s.time),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(motus_runtime_is_idle(s.runtime));
  close(&s);
}

/* PS-2. */
static void a_pointer_hovers(void) {
  stage s;
  open_in(&s, NULL);
  motus_runtime_send_hover(s.runtime, (motus_point){150, 120}, true, .01);
  tick(&s);
  CHECK_EQUAL(motus_view_states(s.button), MOTUS_VIEW_HOVERED);
  motus_runtime_send_hover(s.runtime, (motus_point){50, 120}, true, .02);
  tick(&s);
  CHECK_EQUAL(motus_view_states(s.button), 0);
  close(&s);
}

static double alpha(stage *s, motus_value_source source) {
  double value = NAN;
  motus_view_property(s->button, MOTUS_PROPERTY_ALPHA, source, &value, 1);
  return value;
}

static void give(stage *s, uint32_t state, double value) {
  CHECK_EQUAL(motus_view_set_state_value(s->button, state, MOTUS_PROPERTY_ALPHA,
                                         &value, 1),
              MOTUS_OK);
}

/* PS-3. */
static void the_first_state_that_gives_a_value_counts(void) {
  stage s;
  open_in(&s, NULL);
  make_focusable(s.button);
  give(&s, MOTUS_VIEW_DISABLED, .1);
  give(&s, MOTUS_VIEW_SELECTED, .3);
  give(&s, MOTUS_VIEW_FOCUSED, .4);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), 1, 0);
  motus_runtime_move_focus(s.runtime, MOTUS_FOCUS_NEXT, NULL);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .4, 0);
  motus_view_set_selected(s.button, true);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .3, 0);
  give(&s, MOTUS_VIEW_HIGHLIGHTED, .2);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .2, 0);
  touch(&s, MOTUS_TOUCH_CANCELLED, 150, 120);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .3, 0);
  motus_view_set_user_interaction_enabled(s.button, false);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .1, 0);
  motus_view_set_user_interaction_enabled(s.button, true);
  motus_view_set_selected(s.button, false);
  tick(&s);
  motus_runtime_set_focused_view(s.runtime, NULL);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), 1, 0);
  give(&s, 0, .9);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .9, 0);
  CHECK_EQUAL(
      motus_view_set_state_value(s.button, 0, MOTUS_PROPERTY_ALPHA, NULL, 0),
      MOTUS_OK);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), 1, 0);
  close(&s);
}

/* PS-3: what the host sets meanwhile is what it goes back to. */
static void a_property_goes_back_to_what_the_host_has_set(void) {
  stage s;
  open_in(&s, NULL);
  motus_view_set_alpha(s.button, .8);
  give(&s, MOTUS_VIEW_SELECTED, .5);
  motus_view_set_selected(s.button, true);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .5, 0);
  motus_view_set_alpha(s.button, .7);
  motus_view_set_selected(s.button, false);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .7, 0);
  motus_view_set_selected(s.button, true);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .5, 0);
  CHECK_EQUAL(motus_view_set_state_value(s.button, MOTUS_VIEW_SELECTED,
                                         MOTUS_PROPERTY_ALPHA, NULL, 0),
              MOTUS_OK);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), .7, 0);
  close(&s);
}

/* PS-3: by the implicit timing of the view, and back from where it is. */
static void values_glide_with_their_velocity(void) {
  stage s;
  open_in(&s, NULL);
  motus_implicit_options glide;
  motus_implicit_options_init(&glide, sizeof glide);
  glide.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  glide.timing.spring_duration = .4;
  glide.timing.damping_ratio = 1;
  motus_view_set_implicit(s.button, MOTUS_PROPERTY_ALPHA, &glide);
  give(&s, MOTUS_VIEW_HIGHLIGHTED, .2);
  touch(&s, MOTUS_TOUCH_BEGAN, 150, 120);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_SHOWN), 1, 1e-3);
  double before = 1, step = 0;
  for (int i = 0; i < 200; i++) {
    if (i == 12)
      CHECK_EQUAL(motus_runtime_send_touch(s.runtime, 1, MOTUS_TOUCH_ENDED,
                                           (motus_point){150, 120},
                                           s.time + .01),
                  MOTUS_OK);
    tick(&s);
    double now = alpha(&s, MOTUS_VALUE_SHOWN);
    CHECK(fabs((now - before) - step) < .02);
    step = now - before;
    before = now;
    if (i == 11)
      CHECK(now < .7 && now > .2);
  }
  CHECK_NEAR(before, 1, 1e-9);
  CHECK(motus_runtime_is_idle(s.runtime));
  close(&s);
}

static void wrong_values_are_refused(void) {
  stage s;
  open_in(&s, NULL);
  double value = .5, bad = NAN;
  CHECK_EQUAL(
      motus_view_set_state_value(s.button, 3, MOTUS_PROPERTY_ALPHA, &value, 1),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_view_set_state_value(s.button, 32, MOTUS_PROPERTY_ALPHA, &value, 1),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_view_set_state_value(s.button, 1, MOTUS_PROPERTY_ALPHA, &value, 2),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(
      motus_view_set_state_value(s.button, 1, MOTUS_PROPERTY_ALPHA, &bad, 1),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_view_set_state_value(s.button, 1, 9999, &value, 1),
              MOTUS_ERROR_NOT_FOUND);
  CHECK_EQUAL(
      motus_view_set_state_value(s.button, 1, MOTUS_PROPERTY_HIDDEN, &value, 1),
      MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_NEAR(alpha(&s, MOTUS_VALUE_MODEL), 1, 0);
  close(&s);
}

CHECK_MAIN(TEST(a_finger_presses_as_long_as_it_is_near),
           TEST(a_tap_stays_highlighted_for_a_tenth_of_a_second),
           TEST(a_scroller_delays_a_press_and_takes_it),
           TEST(others_take_the_finger_and_taps_around_do_not_see_it),
           TEST(presses_in_one_another_and_views_that_go),
           TEST(keys_press_what_has_the_focus), TEST(a_pointer_hovers),
           TEST(the_first_state_that_gives_a_value_counts),
           TEST(a_property_goes_back_to_what_the_host_has_set),
           TEST(values_glide_with_their_velocity),
           TEST(wrong_values_are_refused))
