/* A navigation controller that is swiped back: the program feeds a recorded
 * finger as touches, the library does the rest. The finger pulls the screen and
 * rests: the pop is cancelled. It takes the screen again on its way back, and
 * flings it off the stack.
 * With a folder as argument it draws the curve there. */
#include "support/scene.h"
#include "support/svg.h"
#include "support/trace.h"

#include <math.h>
#include <stdio.h>

#define FRAME (1.0 / 60)
#define EDGE 4.0

typedef struct app {
  motus_runtime *runtime;
  motus_navigation_controller *navigation;
  motus_view_controller *detail;
  plot *plot;
  int position;
  double time;
} app;

static motus_view_controller *create_screen(app *a, motus_color color) {
  motus_view_controller *controller;
  check(motus_view_controller_create(a->runtime, NULL, NULL, NULL, &controller),
        "create a view controller");
  motus_view_set_background_color(motus_view_controller_view(controller),
                                  color);
  return controller;
}

/* Where the upper screen is shown, from its place. */
/* NAN when it is not there. */
static double position(const app *a) {
  motus_view *view = motus_view_controller_view_if_loaded(a->detail);
  double center[2] = {0, 0};
  if (view == NULL || !motus_view_is_in_window(view))
    return NAN;
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  return center[0] - 195;
}

static void swiped(void *user_data, motus_gesture *gesture) {
  app *a = user_data;
  motus_recognition_state state = motus_gesture_state(gesture);
  const char *label =
      state == MOTUS_RECOGNITION_BEGAN ? "the finger takes it" : "it lets go";
  if (state == MOTUS_RECOGNITION_CHANGED)
    return;
  printf("  %.3f s  %s at %.0f points, %.0f points a second\n", a->time, label,
         motus_gesture_translation(gesture, NULL).dx,
         motus_gesture_velocity(gesture, NULL).dx);
  plot_mark(a->plot, a->time, label);
}

static void frame(app *a) {
  const motus_event *events;
  size_t count, index;
  check(motus_runtime_tick(a->runtime, a->time), "tick");
  motus_runtime_events(a->runtime, &events, &count);
  for (index = 0; index < count; index++)
    if (events[index].kind >= MOTUS_EVENT_TRANSITION_BEGAN &&
        events[index].kind <= MOTUS_EVENT_TRANSITION_ENDED)
      printf("  %.3f s  %-18s x = %6.2f\n", a->time,
             event_name(events[index].kind), position(a));
  plot_point(a->plot, a->position, a->time, position(a));
  a->time += FRAME;
}

static void run(app *a, double seconds) {
  int frames = (int)(seconds / FRAME + 0.5);
  while (frames-- > 0)
    frame(a);
}

/* Feeds what the finger has done since the last frame, then makes one. The
 * traces are recorded vertically and played from the left edge to the right. */
static void play(app *a, const touch_trace *trace) {
  double began = a->time;
  size_t next = 0;
  while (next < trace->count) {
    for (; next < trace->count; next++) {
      const touch_sample *sample = &trace->samples[next];
      double time = began + sample->time - trace->samples[0].time;
      motus_point point = {EDGE, 400};
      if (time > a->time)
        break;
      point.x += trace_travel(trace, time - began);
      check(motus_runtime_send_touch(
                a->runtime, 1,
                next == 0 ? MOTUS_TOUCH_BEGAN : MOTUS_TOUCH_MOVED, point, time),
            "touch");
      if (next + 1 == trace->count)
        check(motus_runtime_send_touch(a->runtime, 1, MOTUS_TOUCH_ENDED, point,
                                       time),
              "lift");
    }
    frame(a);
  }
}

int main(int argc, char **argv) {
  static app a;
  static touch_trace drag, fling;
  const motus_color paper = {0.93, 0.94, 0.97, 1}, sky = {0.16, 0.35, 0.72, 1};
  motus_view_controller *list;
  if (!trace_read(&drag, "examples/c/traces/drag.txt") ||
      !trace_read(&fling, "examples/c/traces/fling.txt")) {
    fprintf(stderr, "run it where examples/c/traces is\n");
    return 1;
  }
  check(motus_runtime_create(NULL, &a.runtime), "create a runtime");
  motus_runtime_set_diagnostics(a.runtime, report, NULL, NULL);
  a.plot = plot_create("An edge swipe: pulled, cancelled, taken again, thrown");
  a.position = plot_panel(a.plot, "x, points");
  list = create_screen(&a, paper);
  a.detail = create_screen(&a, sky);
  check(motus_navigation_controller_create(a.runtime, list, &a.navigation),
        "create a navigation controller");
  motus_runtime_set_root_view_controller(a.runtime,
                                         (motus_view_controller *)a.navigation);
  motus_navigation_controller_push(a.navigation, a.detail, false, NULL, NULL,
                                   NULL);
  motus_gesture_set_action(
      motus_navigation_controller_interactive_pop_gesture(a.navigation), swiped,
      &a, NULL);

  run(&a, 0.1);
  play(&a, &drag);
  run(&a, 0.08);
  play(&a, &fling);
  run(&a, 0.6);
  printf("screens in the stack: %d, trace %016llx\n",
         (int)motus_navigation_controller_view_controller_count(a.navigation),
         (unsigned long long)motus_runtime_trace_hash(a.runtime));
  plot_save(a.plot, argc > 1 ? argv[1] : NULL, "edge_swipe.svg");
  return motus_runtime_destroy(a.runtime);
}
