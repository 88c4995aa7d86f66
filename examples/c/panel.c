/* A panel on the lower half of the window, over a dimmed background.
 *
 * A presentation controller of the program's own adds the dimming view and the
 * panel, lets the dimming fade alongside and takes it away when the dismissal
 * has completed. A finger drags the panel down, lets go too early (the dismissal
 * is cancelled), takes it again in mid-flight and throws it off.
 *
 * Prints what happens and where the panel is, and writes two pictures into the
 * folder given as the first argument: filmstrip.svg and motion.svg. */
#include "motus.h"
#include "support/camera.h"
#include "support/scene.h"
#include "support/trace.h"

#include <math.h>
#include <stdio.h>

#define WIDTH 390.0
#define HEIGHT 844.0
#define FRAME (1.0 / 60.0)

typedef struct app {
  motus_runtime *runtime;
  motus_view_controller *map;
  motus_view_controller *panel;
  motus_view *dimming;
  motus_presentation_controller *presentation;
  motus_animation_controller *animator;
  motus_percent_driven_interaction *hand;
  double time;
  camera camera;
} app;

/* ---- The screens ---- */

static void map_did_load(void *user_data, motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color water = {0.62, 0.79, 0.91, 1};
  motus_view_set_background_color(view, (motus_color){0.86, 0.92, 0.84, 1});
  add_rect(a->runtime, view, (motus_rect){-40, 90, 260, 240}, water, 120);
}

static void panel_did_load(void *user_data, motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color grip = {0.75, 0.76, 0.8, 1};
  motus_view_set_background_color(view, (motus_color){1, 1, 1, 1});
  motus_view_set_corner_radius(view, 20);
  add_rect(a->runtime, view, (motus_rect){WIDTH / 2 - 18, 8, 36, 5}, grip, 2.5);
  add_rect(a->runtime, view, (motus_rect){24, 40, 220, 30}, grip, 10);
}

static motus_view_controller *
create_screen(app *a, void (*did_load)(void *, motus_view_controller *)) {
  motus_view_controller *controller;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = did_load};
  check(motus_view_controller_create(a->runtime, &callbacks, a, NULL,
                                     &controller),
        "create a view controller");
  return controller;
}

/* ---- The presentation controller: the lower half, and what dims the rest ----
 * */

static void lower_half(void *user_data, motus_presentation_controller *it,
                       motus_rect *frame) {
  (void)user_data, (void)it;
  frame->y += frame->height / 2;
  frame->height /= 2;
}

static void fade(void *user_data, motus_transition_coordinator *coordinator) {
  app *a = user_data;
  bool comes = motus_transition_coordinator_view_controller(
                   coordinator, MOTUS_TRANSITION_TO) == a->panel;
  motus_view_set_alpha(a->dimming, comes ? 0.4 : 0);
}

static void fade_alongside(app *a) {
  motus_transition_coordinator_animate_alongside(
      motus_view_controller_transition_coordinator(a->panel), NULL, fade, NULL,
      a, NULL);
}

static void presentation_will_begin(void *user_data,
                                    motus_presentation_controller *it) {
  app *a = user_data;
  motus_view *container = motus_presentation_controller_container_view(it);
  a->dimming = add_rect(a->runtime, container, motus_view_bounds(container),
                        (motus_color){0, 0, 0, 1}, 0);
  motus_view_set_alpha(a->dimming, 0);
  motus_view_add_subview(container,
                         motus_presentation_controller_presented_view(it));
  fade_alongside(a);
}

static void dismissal_will_begin(void *user_data,
                                 motus_presentation_controller *it) {
  (void)it;
  fade_alongside(user_data);
}

static void did_end(void *user_data, motus_presentation_controller *it,
                    bool completed) {
  app *a = user_data;
  (void)it, (void)completed;
  /* A presentation that was cancelled, a dismissal that has completed. */
  if (motus_view_controller_presented_view_controller(a->map) != NULL)
    return;
  printf("  %5.3f  the dimming goes\n", motus_runtime_time(a->runtime));
  motus_view_remove_from_superview(a->dimming);
}

static void container_will_layout(void *user_data,
                                  motus_presentation_controller *it) {
  app *a = user_data;
  motus_view *container = motus_presentation_controller_container_view(it);
  motus_rect bounds = motus_view_bounds(container);
  printf("  %5.3f  the container is laid out: %.0f x %.0f\n",
         motus_runtime_time(a->runtime), bounds.width, bounds.height);
  motus_view_set_frame(a->dimming, bounds);
}

/* ---- The animator of the dismissal, and the delegate ---- */

static void slide_down(void *user_data) {
  motus_rect frame = motus_view_frame(user_data);
  frame.y += frame.height;
  motus_view_set_frame(user_data, frame);
}

static void slid(void *user_data, bool finished) {
  motus_transition_context *context = user_data;
  (void)finished;
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}

/* What comes covers by itself; what goes by hand needs an animator. */
static void animate(void *user_data, motus_transition_context *context) {
  app *a = user_data;
  motus_animation_options options;
  motus_view *panel =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.4; /* as long as the transition says it is */
  motus_runtime_animate(a->runtime, &options, slide_down, panel, slid, context,
                        NULL, NULL);
}

static motus_presentation_controller *
presentation_controller(void *user_data, motus_view_controller *p,
                        motus_view_controller *q, motus_view_controller *r) {
  (void)p, (void)q, (void)r;
  return ((app *)user_data)->presentation;
}

static motus_animation_controller *
animation_for_dismissed(void *user_data, motus_view_controller *dismissed) {
  (void)dismissed;
  return ((app *)user_data)->animator;
}

static motus_interaction_controller *
interaction_for_dismissal(void *user_data,
                          motus_animation_controller *animator) {
  (void)animator;
  return (motus_interaction_controller *)(((app *)user_data)->hand);
}

/* ---- The clock ---- */

static void frame(app *a, const char *caption) {
  const motus_event *events;
  size_t count, index;
  double center[2] = {0, NAN}, y;
  motus_view *view = motus_view_controller_view_if_loaded(a->panel);
  check(motus_runtime_tick(a->runtime, a->time), "tick");
  motus_runtime_events(a->runtime, &events, &count);
  if (view != NULL && motus_view_is_in_window(view))
    motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                        2);
  y = center[1] - HEIGHT / 4;
  for (index = 0; index < count; index++) {
    printf("  %5.3f  %-22s %-6s", events[index].time,
           event_name(events[index].kind),
           events[index].subject == (void *)a->panel ? "panel" : "map");
    isnan(y) ? printf(" is not there\n") : printf(" y = %6.1f\n", y);
  }
  camera_frame(&a->camera, a->runtime, y, caption);
  a->time += FRAME;
}

static void run(app *a, double seconds, const char *caption) {
  int frames = (int)(seconds / FRAME + 0.5), index;
  for (index = 0; index < frames; index++)
    frame(a, index % 5 == 2 ? caption : NULL);
}

static void drag(app *a, const touch_trace *trace, const char *caption) {
  double began = a->time;
  double base = motus_percent_driven_interaction_percent_complete(a->hand);
  int index = 0;
  while (a->time - began <= trace_duration(trace)) {
    double travel = trace_travel(trace, a->time - began);
    motus_percent_driven_interaction_update(a->hand,
                                            base + travel / (HEIGHT / 2));
    frame(a, index++ % 5 == 2 ? caption : NULL);
  }
}

/* ---- The story ---- */

static void resize(app *a, double height) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.25;
  camera_mark(&a->camera, a->time, "another window");
  motus_runtime_set_window_size(a->runtime, (motus_size){WIDTH, height}, 0,
                                &options, NULL, NULL, NULL);
  run(a, 0.35, NULL);
}

static void set_up(app *a) {
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &a->runtime), "create a runtime");
  motus_runtime_set_diagnostics(a->runtime, report, NULL, NULL);
  a->map = create_screen(a, map_did_load);
  a->panel = create_screen(a, panel_did_load);
  motus_presentation_controller_callbacks presentation = {
      .struct_size = sizeof presentation,
      .frame_of_presented_view = lower_half,
      .presentation_transition_will_begin = presentation_will_begin,
      .presentation_transition_did_end = did_end,
      .dismissal_transition_will_begin = dismissal_will_begin,
      .dismissal_transition_did_end = did_end,
      .container_view_will_layout_subviews = container_will_layout};
  motus_presentation_controller_create(a->panel, NULL, &presentation, a, NULL,
                                       &a->presentation);
  motus_animation_controller_callbacks animator = {
      .struct_size = sizeof animator, .animate_transition = animate};
  check(motus_animation_controller_create(a->runtime, &animator, a, NULL,
                                          &a->animator),
        "create an animator");
  motus_percent_driven_interaction_create(a->runtime, &a->hand);
  motus_transitioning_delegate delegate = {
      .struct_size = sizeof delegate,
      .presentation_controller = presentation_controller,
      .animation_controller_for_dismissed = animation_for_dismissed,
      .interaction_controller_for_dismissal = interaction_for_dismissal};
  motus_view_controller_set_transitioning_delegate(a->panel, &delegate, a,
                                                   NULL);
  motus_view_controller_set_presentation_style(a->panel,
                                               MOTUS_PRESENTATION_CUSTOM);
  check(motus_runtime_set_root_view_controller(a->runtime, a->map),
        "fill the window");
}

int main(int argc, char **argv) {
  static app a;
  static touch_trace pull, fling;
  const char *folder = argc > 1 ? argv[1] : ".";
  if (!trace_read(&pull, "examples/c/traces/drag.txt") ||
      !trace_read(&fling, "examples/c/traces/fling.txt")) {
    fprintf(stderr, "run it where examples/c/traces is\n");
    return 1;
  }
  camera_open(&a.camera, WIDTH, HEIGHT,
              "The panel: presented, dragged, cancelled, taken again, thrown");
  set_up(&a);
  printf("   time  what happens           whose  position\n");
  run(&a, 0.1, NULL);
  camera_mark(&a.camera, a.time, "present");
  check(motus_view_controller_present(a.map, a.panel, true, NULL, NULL, NULL),
        "present");
  run(&a, 0.7, "presented");
  resize(&a, 700);
  resize(&a, HEIGHT);

  camera_mark(&a.camera, a.time, "finger down");
  motus_view_controller_dismiss(a.panel, true, NULL, NULL, NULL);
  drag(&a, &pull, "dragged");
  camera_mark(&a.camera, a.time, "finger up: cancel");
  check(motus_percent_driven_interaction_cancel(a.hand), "cancel");
  run(&a, 0.1, "cancelling");

  camera_mark(&a.camera, a.time, "taken again");
  motus_percent_driven_interaction_pause(a.hand);
  drag(&a, &fling, "dragged again");
  camera_mark(&a.camera, a.time, "finger up: finish");
  motus_percent_driven_interaction_finish_with_velocity(
      a.hand, trace_velocity(&fling) / (HEIGHT / 2));
  run(&a, 0.5, "finishing");
  printf("idle: %s, presented: %s, trace %016llx\n",
         motus_runtime_needs_tick(a.runtime) ? "no" : "yes",
         motus_view_controller_presented_view_controller(a.map) == NULL
             ? "nothing"
             : "a panel",
         (unsigned long long)motus_runtime_trace_hash(a.runtime));
  camera_close(&a.camera, folder);
  check(motus_runtime_destroy(a.runtime), "destroy the runtime");
  return 0;
}
