/* Three controls of some twenty lines each: a stepper, a list that is pulled
 * down to act, and toasts that wait for their turn.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define FRAME (1 / 60.0)

static motus_runtime *runtime;
static motus_view *toasts;
static motus_drag *stepper, *pull;
static double now;
static int oldest, newest; /* toasts are numbered as they come */

static const motus_color grey = {.80, .81, .84, 1}, green = {.20, .72, .36, 1},
                         blue = {.26, .55, .85, 1}, white = {1, 1, 1, 1};

static void run(int frames) {
  while (frames-- > 0)
    check(motus_runtime_tick(runtime, now += FRAME), "tick");
}

static motus_gesture *pan_on(motus_view *view) {
  motus_gesture *pan;
  check(motus_gesture_create(runtime, NULL, &pan), "pan");
  check(motus_view_add_gesture(view, pan), "on its view");
  motus_release(pan);
  return pan;
}

/* ---- A stepper: five places in a row, for a finger and for arrow keys ---- */

static void make_stepper(motus_view *window) {
  motus_anchor steps[5];
  motus_drag_options options;
  for (int i = 0; i < 5; i++) {
    steps[i] = (motus_anchor){40. + 40 * i, 0, (uint64_t)i};
    add_rect(runtime, window, (motus_rect){steps[i].x - 4, 36, 8, 8}, grey, 4);
  }
  motus_view *knob =
      add_rect(runtime, window, (motus_rect){24, 24, 32, 32}, green, 16);
  motus_drag_options_init(&options, sizeof options);
  options.axis = MOTUS_DRAG_HORIZONTAL;
  options.minimum.x = steps[0].x;
  options.maximum.x = steps[4].x;
  check(motus_drag_create_for_view(pan_on(knob), knob, MOTUS_PROPERTY_CENTER,
                                   &options, &stepper),
        "stepper");
  check(motus_drag_set_anchors(stepper, steps, 5), "its steps");
}

/* ---- Pulled down by 50 points and let go, the list stays there and acts ---- */

static void done(void *data, motus_timer *timer, double time) {
  (void)data, (void)timer, (void)time;
  printf("%.2f s: done\n", now);
  check(motus_drag_go_to(pull, 0), "back up");
}

static void pulled(void *data, motus_drag *drag, int32_t anchor,
                   bool finished) {
  (void)data, (void)drag;
  if (anchor != 1 || !finished)
    return;
  printf("%.2f s: it acts\n", now);
  check(motus_runtime_after(runtime, .4, done, NULL, NULL, NULL), "wait");
}

static void make_pull(motus_view *window) {
  static const motus_anchor ends[] = {{0, 85, 0}, {0, 135, 1}};
  motus_drag_delegate delegate = {.struct_size = sizeof delegate,
                                  .did_settle = pulled};
  motus_drag_options options;
  motus_view *frame =
      add_rect(runtime, window, (motus_rect){20, 80, 200, 170}, grey, 10);
  check(motus_view_set_clips_to_bounds(frame, true), "clip");
  motus_view *mark =
      add_rect(runtime, frame, (motus_rect){88, 13, 24, 24}, blue, 12);
  motus_view *list =
      add_rect(runtime, frame, (motus_rect){0, 0, 200, 170}, white, 10);
  motus_drag_options_init(&options, sizeof options);
  options.axis = MOTUS_DRAG_VERTICAL;
  options.minimum.y = ends[0].y;
  options.maximum.y = ends[1].y;
  check(motus_drag_create_for_view(pan_on(list), list, MOTUS_PROPERTY_CENTER,
                                   &options, &pull),
        "pull");
  check(motus_drag_set_anchors(pull, ends, 2), "up and down");
  check(motus_drag_set_delegate(pull, &delegate, NULL, NULL), "listen");
  /* The mark comes as the list goes down, under the finger and without it. */
  motus_link_source source = {.kind = MOTUS_LINK_SOURCE_ANCHORS,
                              .object = pull};
  motus_link_target target = {.kind = MOTUS_LINK_TARGET_PROPERTY,
                              .object = mark,
                              .property = MOTUS_PROPERTY_ALPHA};
  check(motus_link_create(runtime, &target, &source, 1, NULL, NULL), "link");
}

/* ---- Toasts: two at a time, each for a second; the others wait ---- */

static void show_toasts(void);

static void toast_ends(void *data, motus_timer *timer, double time) {
  (void)data, (void)timer, (void)time;
  oldest += 1;
  show_toasts();
}

static void show_toasts(void) {
  motus_arrangement_options options;
  motus_presence left, below;
  motus_arrangement_options_init(&options, sizeof options);
  motus_presence_init(&left, sizeof left);
  motus_presence_init(&below, sizeof below);
  left.offset.dx = -80;
  below.offset.dy = 40;
  options.enter = &left;
  options.exit = &below;
  check(motus_view_begin_arrangement(toasts, &options), "begin");
  for (int i = oldest; i < newest && i < oldest + 2; i++) {
    motus_child toast = {.key = (uint64_t)i + 1};
    toast.frame = (motus_rect){0, 44 - 44. * (i - oldest), 200, 36};
    check(motus_runtime_add_child(runtime, &toast), "toast");
  }
  check(motus_runtime_commit_arrangement(runtime), "commit");
}

static void add_toast(void) {
  newest += 1;
  check(motus_runtime_after(runtime, .8 * (newest - oldest), toast_ends, NULL,
                            NULL, NULL),
        "its time");
  show_toasts();
}

/* A host would draw a toast by its tag; this one gives its view a colour. */
static void paint_toasts(void) {
  for (int i = oldest; i < newest; i++) {
    motus_view *view =
        motus_view_child_with_key(toasts, (uint64_t)i + 1, false);
    if (view) {
      check(motus_view_set_background_color(view, i % 2 ? blue : green), "hue");
      check(motus_view_set_corner_radius(view, 18), "round");
    }
  }
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){240, 360};
  check(motus_runtime_create(&options, &runtime), "runtime");
  motus_view *window = motus_runtime_window(runtime);
  filmstrip *strip = filmstrip_create(240, 360);
  make_stepper(window);
  make_pull(window);
  motus_color none = {0, 0, 0, 0};
  toasts = add_rect(runtime, window, (motus_rect){20, 264, 200, 80}, none, 0);
  run(1);

  check(motus_drag_step(stepper, (motus_vector){1, 0}), "right");
  check(motus_drag_step(stepper, (motus_vector){1, 0}), "right");
  motus_point finger = {120, 160};
  check(motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_BEGAN, finger, now),
        "down");
  for (int i = 0; i < 12; i++) {
    finger.y += 5;
    check(motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_MOVED, finger,
                                   now + FRAME),
          "pull");
    run(1);
    if (i == 6)
      filmstrip_add(strip, runtime, "a pull");
  }
  check(motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_ENDED, finger, now),
        "lift");
  run(30);
  printf("%.2f s: the stepper is at %d\n", now, motus_drag_anchor(stepper));
  add_toast();
  add_toast();
  add_toast();
  run(1);
  paint_toasts();
  run(5);
  filmstrip_add(strip, runtime, "it acts");
  run(40);
  filmstrip_add(strip, runtime, "two of three");
  run(8);
  paint_toasts();
  filmstrip_add(strip, runtime, "the next");
  run(240);
  filmstrip_add(strip, runtime, "at rest");
  printf("%.2f s: %d toasts were seen\n", now, oldest);
  if (!filmstrip_save(strip, argv[1], "controls.svg"))
    return 1;
  return motus_runtime_destroy(runtime);
}
