/* Two screens, one finger that changes its mind.
 *
 * A screen is pushed with a custom animator while a badge fades alongside. Then
 * a recorded finger pulls it back, lets go too early (the pop is cancelled),
 * takes it again in mid-flight and throws it off the stack with its own
 * velocity. Prints what happens and where the screen is, and writes two
 * pictures into the folder given as the first argument: filmstrip.svg and
 * motion.svg. */
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
  motus_navigation_controller *navigation;
  motus_view_controller *list;
  motus_view_controller *detail;
  motus_view *badge;
  motus_animation_controller *animator;
  motus_percent_driven_interaction *hand;
  bool interactive;
  double time;
  camera camera;
} app;

/* ---- The screens ---- */

static void list_did_load(void *user_data, motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color paper = {0.93, 0.94, 0.97, 1}, card = {1, 1, 1, 1};
  motus_color red = {0.9, 0.25, 0.3, 1};
  int row;
  motus_view_set_background_color(view, paper);
  for (row = 0; row < 7; row++) {
    motus_rect frame = {20, 0, WIDTH - 40, 88};
    frame.y = 110 + row * 100;
    add_rect(a->runtime, view, frame, card, 16);
  }
  a->badge =
      add_rect(a->runtime, view, (motus_rect){WIDTH - 76, 48, 48, 48}, red, 24);
}

static void detail_did_load(void *user_data,
                            motus_view_controller *controller) {
  app *a = user_data;
  motus_view *view = motus_view_controller_view(controller);
  motus_color sky = {0.16, 0.35, 0.72, 1}, cloud = {1, 1, 1, 0.85};
  motus_view_set_background_color(view, sky);
  motus_view_set_corner_radius(view, 24);
  add_rect(a->runtime, view, (motus_rect){40, 120, WIDTH - 80, 320}, cloud, 28);
  add_rect(a->runtime, view, (motus_rect){40, 480, WIDTH - 160, 40}, cloud, 12);
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

/* ---- The animator: the upper screen slides, the lower one steps back ---- */

typedef struct block {
  motus_view *upper;
  motus_view *lower;
  bool pop;
} block;

static void place(const block *b, bool covered) {
  motus_transform identity = {1, 0, 0, 1, 0, 0};
  motus_transform back = {0.92, 0, 0, 0.92, 0, 0};
  motus_point center = {WIDTH / 2, HEIGHT / 2};
  if (!covered)
    center.x += WIDTH;
  motus_view_set_center(b->upper, center);
  motus_view_set_transform(b->lower, covered ? back : identity);
  motus_view_set_alpha(b->lower, covered ? 0.6 : 1);
}

static void move(void *user_data) {
  const block *b = user_data;
  place(b, !b->pop);
}

static void moved(void *user_data, bool finished) {
  motus_transition_context *context = user_data;
  (void)finished;
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}

static void animate(void *user_data, motus_transition_context *context) {
  app *a = user_data;
  motus_view *from =
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM);
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_view *container = motus_transition_context_container_view(context);
  motus_animation_options options;
  block b;
  b.pop = motus_transition_context_operation(context) == MOTUS_NAVIGATION_POP;
  b.upper = b.pop ? from : to;
  b.lower = b.pop ? to : from;
  motus_view_insert_subview(container, to, b.pop ? 0 : 1);
  place(&b, b.pop);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.35; /* as long as the transition says it is */
  check(motus_runtime_animate(a->runtime, &options, move, &b, moved, context,
                              NULL, NULL),
        "animate");
}

/* ---- The delegate and the coordinator ---- */

static motus_animation_controller *
animation_controller(void *user_data, motus_navigation_controller *navigation,
                     motus_navigation_operation operation,
                     motus_view_controller *from, motus_view_controller *to) {
  (void)navigation, (void)operation, (void)from, (void)to;
  return ((app *)user_data)->animator;
}

static motus_interaction_controller *
interaction_controller(void *user_data, motus_navigation_controller *navigation,
                       motus_animation_controller *animator) {
  app *a = user_data;
  (void)navigation, (void)animator;
  if (!a->interactive)
    return NULL;
  return (motus_interaction_controller *)a->hand;
}

static void fade(void *user_data, motus_transition_coordinator *coordinator) {
  app *a = user_data;
  bool is_popping = motus_transition_coordinator_view_controller(
                        coordinator, MOTUS_TRANSITION_TO) == a->list;
  motus_view_set_alpha(a->badge, is_popping ? 1 : 0);
}

static void let_go(void *user_data, motus_transition_coordinator *coordinator) {
  app *a = user_data;
  motus_transition_info info;
  info.struct_size = sizeof info;
  motus_transition_coordinator_info(coordinator, &info);
  printf("  %5.3f  coordinator: the hand %s at %.0f %%\n",
         motus_runtime_time(a->runtime),
         info.is_interactive ? "takes it" : "lets go",
         info.percent_complete * 100);
}

static void join(app *a) {
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(a->detail);
  motus_transition_coordinator_animate_alongside(coordinator, NULL, fade, NULL,
                                                 a, NULL);
  motus_transition_coordinator_notify(
      coordinator, MOTUS_TRANSITION_INTERACTION_CHANGED, let_go, a, NULL);
}

/* ---- The clock ---- */

static const char *name_of(const app *a, const void *object) {
  if (object == (void *)a->list)
    return "list";
  if (object == (void *)a->detail)
    return "detail";
  return object == NULL ? "-" : "navigation";
}

/* How far the upper screen stands from its place; NAN while it is not there. */
static double position(const app *a) {
  motus_view *view = motus_view_controller_view_if_loaded(a->detail);
  double center[2];
  if (view == NULL || !motus_view_is_in_window(view))
    return NAN;
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  return center[0] - WIDTH / 2;
}

static void frame(app *a, const char *caption) {
  const motus_event *events;
  size_t count, index;
  double x;
  check(motus_runtime_tick(a->runtime, a->time), "tick");
  motus_runtime_events(a->runtime, &events, &count);
  x = position(a);
  for (index = 0; index < count; index++) {
    printf("  %5.3f  %-22s %-10s %-10s", events[index].time,
           event_name(events[index].kind), name_of(a, events[index].subject),
           name_of(a, events[index].other));
    isnan(x) ? printf(" is not there\n") : printf(" x = %6.1f\n", x);
  }
  camera_frame(&a->camera, a->runtime, x, caption);
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
    check(
        motus_percent_driven_interaction_update(a->hand, base + travel / WIDTH),
        "update");
    frame(a, index++ % 5 == 2 ? caption : NULL);
  }
}

/* ---- The story ---- */

static void set_up(app *a) {
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &a->runtime), "create a runtime");
  motus_runtime_set_diagnostics(a->runtime, report, NULL, NULL);
  motus_runtime_set_traces_changes(a->runtime, true);
  a->list = create_screen(a, list_did_load);
  a->detail = create_screen(a, detail_did_load);
  check(motus_navigation_controller_create(a->runtime, a->list, &a->navigation),
        "create a navigation controller");
  motus_navigation_delegate delegate = {
      .struct_size = sizeof delegate,
      .animation_controller = animation_controller,
      .interaction_controller = interaction_controller};
  motus_navigation_controller_set_delegate(a->navigation, &delegate, a, NULL);
  motus_animation_controller_callbacks animator = {
      .struct_size = sizeof animator, .animate_transition = animate};
  check(motus_animation_controller_create(a->runtime, &animator, a, NULL,
                                          &a->animator),
        "create an animator");
  check(motus_percent_driven_interaction_create(a->runtime, &a->hand),
        "create an interaction");
  check(motus_runtime_set_root_view_controller(
            a->runtime, (motus_view_controller *)a->navigation),
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
              "The upper screen: pushed, pulled back, cancelled, taken again, "
              "thrown off");
  set_up(&a);
  printf("   time  what happens           whose      other      position\n");
  run(&a, 0.1, NULL);

  camera_mark(&a.camera, a.time, "push");
  check(motus_navigation_controller_push(a.navigation, a.detail, true, NULL,
                                         NULL, NULL),
        "push");
  join(&a);
  run(&a, 0.6, "push");
  camera_mark(&a.camera, a.time, "finger down: pop");
  a.interactive = true;
  check(motus_navigation_controller_pop(a.navigation, true, NULL, NULL, NULL,
                                        NULL),
        "pop");
  join(&a);
  drag(&a, &pull, "pulled");
  camera_mark(&a.camera, a.time, "finger up: cancel");
  check(motus_percent_driven_interaction_cancel(a.hand), "cancel");
  run(&a, 0.1, "cancelling");

  camera_mark(&a.camera, a.time, "taken again");
  check(motus_percent_driven_interaction_pause(a.hand), "take it again");
  drag(&a, &fling, "pulled again");
  camera_mark(&a.camera, a.time, "finger up: finish");
  check(motus_percent_driven_interaction_finish_with_velocity(
            a.hand, trace_velocity(&fling) / WIDTH),
        "finish");
  run(&a, 0.4, "finishing");
  run(&a, 0.2, NULL);

  printf("idle: %s, screens in the stack: %d, trace %016llx\n",
         motus_runtime_needs_tick(a.runtime) ? "no" : "yes",
         (int)motus_navigation_controller_view_controller_count(a.navigation),
         (unsigned long long)motus_runtime_trace_hash(a.runtime));
  camera_close(&a.camera, folder);
  return motus_runtime_destroy(a.runtime);
}
