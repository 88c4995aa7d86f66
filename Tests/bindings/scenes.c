/* Scenes whose hashes are the same wherever they run; scenes.mjs has the same.
 * Prints a line for each. */
#include <motus.h>
#include <stdio.h>

static motus_runtime *runtime;
static motus_view *window;
static int frame;

static void begin(void) {
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){390, 844};
  motus_runtime_create(&options, &runtime);
  motus_runtime_set_traces_changes(runtime, true);
  window = motus_runtime_window(runtime);
  frame = 0;
}

static void run(int frames) {
  while (frames--)
    motus_runtime_tick(runtime, frame++ / 60.0);
}

static void end(const char *name) {
  printf("%s %016llx\n", name,
         (unsigned long long)motus_runtime_trace_hash(runtime));
  motus_runtime_destroy(runtime);
}

static motus_view *box(motus_view *parent, double x, double y, double side) {
  motus_view *view;
  motus_view_create(runtime, &view);
  motus_view_set_bounds(view, (motus_rect){0, 0, side, side});
  motus_view_set_center(view, (motus_point){x, y});
  motus_view_add_subview(parent, view);
  return view;
}

static void drag(double x, double from, double to, int steps) {
  int step;
  motus_runtime_send_touch(runtime, 7, MOTUS_TOUCH_BEGAN,
                           (motus_point){x, from}, frame / 60.0);
  for (step = 1; step <= steps; step++) {
    run(1);
    motus_runtime_send_touch(
        runtime, 7, MOTUS_TOUCH_MOVED,
        (motus_point){x, from + (to - from) * step / steps}, frame / 60.0);
  }
  motus_runtime_send_touch(runtime, 7, MOTUS_TOUCH_ENDED, (motus_point){x, to},
                           frame / 60.0);
}

/* Springs that are turned round in flight, a paused and reversed animator. */
static void springs(void) {
  motus_view *views[40];
  motus_property_animator *animator;
  motus_animation_options options;
  motus_timing timing;
  int index, round;
  begin();
  for (index = 0; index < 40; index++)
    views[index] = box(window, index * 9, index * 17, 20);
  run(1);
  for (round = 0; round < 4; round++) {
    for (index = 0; index < 40; index++) {
      motus_animation_options_init(&options, sizeof options);
      options.delay = index % 3 * 0.05;
      options.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
      options.timing.bounce = index * 0.02;
      options.timing.spring_duration = 0.4;
      motus_runtime_begin_animation(runtime, &options);
      motus_view_set_center(views[index],
                            (motus_point){390 - index * 9, 100.0 + 90 * round});
      motus_view_set_alpha(views[index], round % 2 ? 1 : 0.25);
      motus_view_set_transform(
          views[index], (motus_transform){0.6, 0.8, -0.8, 0.6, index, round});
      motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
    }
    run(9);
  }
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_EASE_IN;
  motus_property_animator_create(runtime, 0.7, &timing, &animator);
  motus_view_set_corner_radius(views[0], 1);
  motus_property_animator_start(animator);
  run(10);
  motus_property_animator_pause(animator);
  run(3);
  motus_property_animator_set_reversed(animator, true);
  motus_property_animator_start(animator);
  run(150);
  end("springs");
}

/* A pile, a chain that hangs, a card that snaps. */
static void dynamics(void) {
  motus_dynamic_animator *animator;
  motus_dynamic_behavior *all[20];
  motus_dynamic_item *items[30];
  motus_gravity_behavior *gravity;
  motus_collision_behavior *edges;
  motus_item_behavior_options bounce;
  motus_item_behavior *bouncy;
  motus_snap_behavior *snap;
  int count = 0, index;
  begin();
  motus_dynamic_animator_create(runtime, window, &animator);
  for (index = 0; index < 30; index++)
    items[index] = (motus_dynamic_item *)box(
        window, 60 + index * 37 % 260, 60 + index * 11, 24 + index % 4 * 6);
  motus_gravity_behavior_create(runtime, items, 30, &gravity);
  motus_collision_behavior_create(runtime, items, 30, &edges);
  motus_collision_behavior_set_reference_bounds(edges,
                                                &(motus_insets){0, 0, 0, 0});
  motus_item_behavior_options_init(&bounce, sizeof bounce);
  bounce.elasticity = 0.5;
  bounce.friction = 0.4;
  motus_item_behavior_create(runtime, &bounce, items, 30, &bouncy);
  all[count++] = (motus_dynamic_behavior *)gravity;
  all[count++] = (motus_dynamic_behavior *)edges;
  all[count++] = (motus_dynamic_behavior *)bouncy;
  for (index = 0; index < 8; index++) {
    motus_attachment_options tie;
    motus_attachment_behavior *link;
    motus_attachment_options_init(&tie, sizeof tie);
    tie.type = index ? MOTUS_ATTACHMENT_ITEMS : MOTUS_ATTACHMENT_ANCHOR;
    tie.item = items[index];
    if (index)
      tie.other = items[index - 1];
    else
      tie.anchor = (motus_point){195, 40};
    tie.length = 40;
    motus_attachment_behavior_create(runtime, &tie, &link);
    all[count++] = (motus_dynamic_behavior *)link;
  }
  for (index = 0; index < count; index++)
    motus_dynamic_animator_add_behavior(animator, all[index]);
  run(120);
  motus_snap_behavior_create(runtime, items[20], (motus_point){200, 300},
                             &snap);
  motus_snap_behavior_set_damping_ratio(snap, 0.6);
  motus_dynamic_animator_add_behavior(animator, (motus_dynamic_behavior *)snap);
  run(240);
  end("dynamics");
}

/* A sheet: presented, drawn up, caught, thrown away. */
static void sheet(void) {
  motus_view_controller *below, *above;
  motus_sheet_options options;
  begin();
  motus_view_controller_create(runtime, NULL, NULL, NULL, &below);
  motus_view_controller_create(runtime, NULL, NULL, NULL, &above);
  motus_runtime_set_root_view_controller(runtime, below);
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = MOTUS_DETENT_MEDIUM;
  options.detents[1] = MOTUS_DETENT_LARGE;
  options.detent_count = 2;
  motus_sheet_set_options(motus_view_controller_presentation_controller(above),
                          &options, NULL, NULL, NULL);
  run(2);
  motus_view_controller_present(below, above, true, NULL, NULL, NULL);
  run(50);
  drag(195, 600, 380, 10);
  run(12);
  drag(195, 300, 420, 8);
  run(60);
  drag(195, 300, 800, 7);
  run(60);
  end("sheet");
}

/* A list that is thrown, bounces, and is stopped by a finger. */
static void scroller(void) {
  motus_view *view, *row;
  motus_scroller *scroller;
  int index;
  begin();
  motus_view_create(runtime, &view);
  motus_view_set_frame(view, (motus_rect){0, 0, 390, 844});
  motus_view_add_subview(window, view);
  motus_scroller_create(view, NULL, &scroller);
  motus_scroller_set_content_size(scroller, (motus_size){390, 3000});
  for (index = 0; index < 30; index++)
    row = box(view, 195, 50 + 100 * index, 90);
  motus_view_set_alpha(row, 0.5);
  run(2);
  drag(195, 700, 200, 6);
  run(40);
  drag(195, 300, 310, 3);
  run(20);
  drag(195, 200, 820, 5);
  run(200);
  end("scroller");
}

int main(void) {
  springs();
  dynamics();
  sheet();
  scroller();
  return 0;
}
