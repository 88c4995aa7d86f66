/* Two buttons and a switch, as a table of values by state: pressed by a finger
 * that strays and comes back, and by a key where the focus is; what they look
 * like glides from wherever it is.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define WIDTH 240.0
#define HEIGHT 190.0

typedef struct app {
  motus_runtime *runtime;
  motus_view *play, *more, *knob;
  filmstrip *strip;
  double time;
} app;

static const motus_color blue = {.24, .47, .85, 1}, grey = {.78, .79, .82, 1},
                         white = {1, 1, 1, 1};

static void run(app *a, int frames) {
  for (int i = 0; i < frames; i++) {
    a->time += 1 / 60.0;
    check(motus_runtime_tick(a->runtime, a->time), "tick");
  }
}

static void finger(app *a, motus_touch_phase phase, double x, double y) {
  check(motus_runtime_send_touch(a->runtime, 1, phase, (motus_point){x, y},
                                 a->time + 1 / 60.0),
        "finger");
  run(a, 1);
}

static void take(app *a, const char *caption) {
  filmstrip_add(a->strip, a->runtime, caption);
}

/* All that a button is: who presses it, and what it looks like then. */
static motus_view *button(app *a, motus_rect frame, motus_gesture_fn action) {
  motus_view *view =
      add_rect(a->runtime, motus_runtime_window(a->runtime), frame, blue, 12);
  motus_gesture_options press;
  motus_gesture *gesture;
  motus_gesture_options_init(&press, sizeof press);
  press.type = MOTUS_GESTURE_PRESS;
  check(motus_gesture_create(a->runtime, &press, &gesture), "gesture");
  check(motus_gesture_set_action(gesture, action, a, NULL), "action");
  check(motus_view_add_gesture(view, gesture), "add");
  check(motus_release(gesture), "release");

  const double small[6] = {.9, 0, 0, .9, 0, 0};
  const double dark[4] = {.12, .28, .6, 1}, pale[4] = {.75, .78, .84, 1};
  const double wide = 4;
  check(motus_view_set_state_value(view, MOTUS_VIEW_HIGHLIGHTED,
                                   MOTUS_PROPERTY_TRANSFORM, small, 6),
        "smaller");
  check(motus_view_set_state_value(view, MOTUS_VIEW_HIGHLIGHTED,
                                   MOTUS_PROPERTY_BACKGROUND_COLOR, dark, 4),
        "darker");
  check(motus_view_set_state_value(view, MOTUS_VIEW_DISABLED,
                                   MOTUS_PROPERTY_BACKGROUND_COLOR, pale, 4),
        "paler");
  check(motus_view_set_state_value(view, MOTUS_VIEW_FOCUSED,
                                   MOTUS_PROPERTY_BORDER_WIDTH, &wide, 1),
        "a border");
  motus_implicit_options glide;
  motus_implicit_options_init(&glide, sizeof glide);
  glide.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  glide.timing.spring_duration = .3;
  glide.timing.damping_ratio = .7;
  check(motus_view_set_implicit(view, MOTUS_PROPERTY_ALL, &glide), "glide");
  motus_focus_options focus;
  motus_focus_options_init(&focus, sizeof focus);
  focus.flags = MOTUS_FOCUS_FOCUSABLE;
  check(motus_view_set_focus_options(view, &focus), "focus");
  return view;
}

static void pressed(void *data, motus_gesture *gesture) {
  app *a = data;
  if (motus_gesture_state(gesture) == MOTUS_RECOGNITION_ENDED)
    printf("%.2f s: pressed\n", a->time);
}

/* The switch is a button whose knob is selected, or not. */
static void toggled(void *data, motus_gesture *gesture) {
  app *a = data;
  if (motus_gesture_state(gesture) != MOTUS_RECOGNITION_ENDED)
    return;
  bool on = !(motus_view_states(a->knob) & MOTUS_VIEW_SELECTED);
  check(motus_view_set_selected(a->knob, on), "select");
  printf("%.2f s: %s\n", a->time, on ? "on" : "off");
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  check(motus_runtime_set_diagnostics(a.runtime, report, NULL, NULL), "report");
  a.strip = filmstrip_create(WIDTH, HEIGHT);
  check(motus_view_set_background_color(motus_runtime_window(a.runtime), white),
        "window");
  a.play = button(&a, (motus_rect){30, 24, 180, 56}, pressed);
  a.more = button(&a, (motus_rect){80, 110, 80, 48}, toggled);
  check(motus_view_set_background_color(a.more, grey), "grey");
  check(motus_view_set_corner_radius(a.more, 24), "round");
  a.knob = add_rect(a.runtime, a.more, (motus_rect){4, 4, 40, 40}, white, 20);
  const double right[2] = {56, 24};
  check(motus_view_set_state_value(a.knob, MOTUS_VIEW_SELECTED,
                                   MOTUS_PROPERTY_CENTER, right, 2),
        "on");
  motus_implicit_options slide;
  motus_implicit_options_init(&slide, sizeof slide);
  check(motus_view_set_implicit(a.knob, MOTUS_PROPERTY_CENTER, &slide),
        "slide");

  run(&a, 2);
  finger(&a, MOTUS_TOUCH_BEGAN, 120, 50);
  run(&a, 12);
  take(&a, "pressed");
  finger(&a, MOTUS_TOUCH_MOVED, 120, 160); /* more than 70 points away */
  run(&a, 6);
  take(&a, "strayed");
  finger(&a, MOTUS_TOUCH_MOVED, 120, 60);
  run(&a, 6);
  finger(&a, MOTUS_TOUCH_ENDED, 120, 60);
  run(&a, 40);
  /* By keys: to the switch, and on. */
  check(motus_runtime_set_focused_view(a.runtime, a.play), "focus");
  check(motus_runtime_move_focus(a.runtime, MOTUS_FOCUS_DOWN, NULL), "down");
  run(&a, 20);
  check(motus_runtime_send_press(a.runtime, MOTUS_TOUCH_BEGAN, a.time), "down");
  run(&a, 5);
  check(motus_runtime_send_press(a.runtime, MOTUS_TOUCH_ENDED, a.time), "up");
  run(&a, 8);
  take(&a, "by a key");
  run(&a, 60);
  check(motus_view_set_user_interaction_enabled(a.play, false), "disable");
  run(&a, 60);
  take(&a, "disabled");

  if (!filmstrip_save(a.strip, argv[1], "button.svg"))
    return 1;
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
