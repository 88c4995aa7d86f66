/* The scenario that every host of this folder runs, and its lines: numbers as
 * the bits of a double, so that all hosts print the same bytes. */
#include <motus.h>
#include <stdio.h>
#include <string.h>

static int ended;
static motus_animation_controller *animator;

static const char *bits(double value) {
  static char text[8][20];
  static int next;
  unsigned long long word;
  memcpy(&word, &value, sizeof word);
  next = (next + 1) % 8;
  sprintf(text[next], "%016llx", word);
  return text[next];
}

static void on_report(void *user_data, motus_status status,
                      const char *function, const char *message) {
  (void)user_data, (void)message;
  printf("refused %s %s\n", function, motus_status_name(status));
}

static void on_destroy(void *user_data) {
  (void)user_data;
  ended += 1;
}

static void on_finished(void *user_data, bool finished) {
  (void)user_data;
  printf("finished %d\n", finished);
}

static void print_changes(motus_runtime *runtime) {
  const motus_change_batch *batches;
  size_t count, i, row, at;
  motus_runtime_change_batches(runtime, &batches, &count);
  for (i = 0; i < count; i++)
    for (row = 0; row < batches[i].count; row++) {
      size_t width = batches[i].component_count;
      printf("change %d", batches[i].properties[row]);
      for (at = 0; at < width; at++)
        printf(" %s", bits(batches[i].values[row * width + at]));
      printf("\n");
    }
}

static motus_runtime *open_runtime(void) {
  motus_runtime_options options;
  motus_runtime *runtime;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size.width = 200;
  options.window_size.height = 100;
  motus_runtime_create(&options, &runtime);
  motus_runtime_set_diagnostics(runtime, on_report, NULL, on_destroy);
  motus_runtime_set_traces_changes(runtime, true);
  return runtime;
}

/* Structs by value in and out, a block between begin and commit, batches. */
static void animate(motus_runtime *runtime) {
  motus_rect frame = {10, 20, 100, 50}, got;
  motus_color color = {0.25, 0.5, 0.75, 1};
  motus_animation_options options;
  const motus_draw_item *items;
  motus_view *view;
  size_t count;
  int i;
  motus_view_create(runtime, &view);
  motus_view_add_subview(motus_runtime_window(runtime), view);
  motus_view_set_frame(view, frame);
  motus_view_set_background_color(view, color);
  motus_view_set_corner_radius(view, -1);
  got = motus_view_frame(view);
  printf("frame %s %s %s %s\n", bits(got.x), bits(got.y), bits(got.width),
         bits(got.height));
  motus_runtime_tick(runtime, 0);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_alpha(view, 0.25);
  motus_runtime_commit_animation(runtime, on_finished, NULL, on_destroy, NULL);
  for (i = 1; i <= 5; i++) {
    motus_runtime_tick(runtime, i * 0.125);
    print_changes(runtime);
  }
  motus_runtime_draw_list(runtime, &items, &count);
  printf("drawn %d %s %s\n", (int)count, bits(items[count - 1].alpha),
         bits(items[count - 1].color.blue));
  motus_release(view);
}

static void on_load(void *user_data, motus_view_controller *controller) {
  (void)controller;
  printf("%s did_load\n", (const char *)user_data);
}

static void on_appear(void *user_data, motus_view_controller *controller,
                      bool animated) {
  (void)controller;
  printf("%s did_appear %d\n", (const char *)user_data, animated);
}

static motus_view_controller *create_screen(motus_runtime *runtime,
                                            char *name) {
  motus_view_controller *screen;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = on_load,
                                               .view_did_appear = on_appear};
  motus_view_controller_create(runtime, &callbacks, name, on_destroy, &screen);
  return screen;
}

static double duration(void *user_data, motus_transition_context *context) {
  (void)user_data, (void)context;
  return 0.25;
}

static void set_up(void *user_data, motus_transition_context *context) {
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  (void)user_data;
  printf("animate %d\n", motus_transition_context_operation(context));
  motus_view_add_subview(motus_transition_context_container_view(context), to);
  motus_transition_context_complete(context, true);
}

static motus_animation_controller *
choose(void *user_data, motus_navigation_controller *navigation,
       motus_navigation_operation operation, motus_view_controller *from,
       motus_view_controller *to) {
  (void)user_data, (void)navigation, (void)from, (void)to;
  return operation == MOTUS_NAVIGATION_POP ? animator : NULL;
}

static void on_completed(void *user_data, bool completed) {
  (void)user_data;
  printf("completed %d\n", completed);
}

static void print_events(motus_runtime *runtime) {
  const motus_event *events;
  size_t count, i;
  motus_runtime_events(runtime, &events, &count);
  for (i = 0; i < count; i++)
    printf("event %d %d %s\n", (int)events[i].kind, (int)events[i].detail,
           bits(events[i].time));
}

/* Callbacks that are told, and one that answers with an object. */
static void navigate(motus_runtime *runtime) {
  motus_view_controller *list = create_screen(runtime, "list"),
                        *detail = create_screen(runtime, "detail");
  motus_navigation_controller *navigation;
  int i;
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .transition_duration = duration,
      .animate_transition = set_up};
  motus_animation_controller_create(runtime, &callbacks, NULL, on_destroy,
                                    &animator);
  motus_navigation_controller_create(runtime, list, &navigation);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = choose};
  motus_navigation_controller_set_delegate(navigation, &delegate, NULL,
                                           on_destroy);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)navigation);
  motus_navigation_controller_push(navigation, detail, true, on_completed, NULL,
                                   on_destroy);
  for (i = 0; i < 8; i++) {
    motus_runtime_tick(runtime, 1 + i * 0.0625);
    print_events(runtime);
    if (i == 3)
      print_changes(runtime);
  }
  motus_navigation_controller_pop(navigation, true, on_completed, NULL,
                                  on_destroy, NULL);
  motus_runtime_tick(runtime, 2);
  print_events(runtime);
  printf("stack %d\n",
         (int)motus_navigation_controller_view_controller_count(navigation));
}

int main(void) {
  motus_runtime *runtime = open_runtime();
  motus_status status;
  animate(runtime);
  navigate(runtime);
  printf("trace %016llx\n",
         (unsigned long long)motus_runtime_trace_hash(runtime));
  motus_runtime_destroy(runtime);
  status = motus_runtime_tick(runtime, 3);
  printf("destroyed %d %s\n", ended, motus_status_name(status));
  return 0;
}
