/* A photo that is zoomed: two fingers pull it beyond its limit, it comes back; a
 * double tap shows a part of it, another one all of it. Content that is smaller
 * than the window stands in its middle.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"

#include <stdio.h>

#define WIDTH 200.0
#define HEIGHT 300.0

static motus_runtime *runtime;
static motus_scroller *scroller;
static double now;

static void tick(void) {
  check(motus_runtime_tick(runtime, now), "tick");
  now += 1 / 60.0;
}

/* A double tap: nearer about the finger, or all of it. */
static void tapped(void *user_data, motus_gesture *tap) {
  (void)user_data;
  bool is_near = motus_scroller_zoom(scroller) > 1;
  check(motus_scroller_set_zoom(
            scroller, is_near ? 1 : 3,
            motus_gesture_location(tap, motus_scroller_view(scroller)), true),
        "zoom");
}

static void zoom_ended(void *user_data, motus_scroller *x, double scale) {
  motus_rect seen = motus_scroller_visible_rect(x);
  (void)user_data;
  printf("%.2f s: at %.2f, shows %.0f, %.0f to %.0f, %.0f\n", now, scale,
         seen.x, seen.y, seen.x + seen.width, seen.y + seen.height);
}

static motus_view *paint(motus_view *parent) {
  const motus_color sky = {.62, .79, .95, 1}, sun = {.99, .82, .35, 1},
                    hill = {.36, .6, .42, 1}, near_hill = {.24, .47, .34, 1},
                    house = {.88, .36, .31, 1}, door = {.35, .2, .17, 1};
  motus_view *photo =
      add_rect(runtime, parent, (motus_rect){0, 0, 200, 150}, sky, 0);
  add_rect(runtime, photo, (motus_rect){140, 16, 32, 32}, sun, 16);
  add_rect(runtime, photo, (motus_rect){10, 70, 120, 80}, hill, 40);
  add_rect(runtime, photo, (motus_rect){90, 84, 110, 66}, near_hill, 33);
  add_rect(runtime, photo, (motus_rect){0, 116, 200, 34}, near_hill, 0);
  add_rect(runtime, photo, (motus_rect){52, 84, 26, 32}, house, 2);
  add_rect(runtime, photo, (motus_rect){61, 99, 8, 17}, door, 1);
  return photo;
}

static void build(void) {
  motus_scroller_options options;
  motus_gesture_options twice;
  motus_gesture *tap;
  motus_scroller_delegate delegate = {.struct_size = sizeof delegate,
                                      .did_end_zooming = zoom_ended};
  motus_view *view = add_rect(runtime, motus_runtime_window(runtime),
                              (motus_rect){0, 0, WIDTH, HEIGHT},
                              (motus_color){.1, .1, .12, 1}, 0);
  motus_scroller_options_init(&options, sizeof options);
  options.minimum_zoom = 1;
  options.maximum_zoom = 4;
  options.centers_content = true;
  check(motus_scroller_create(view, &options, &scroller), "scroller");
  check(motus_scroller_set_delegate(scroller, &delegate, NULL, NULL),
        "delegate");
  check(motus_scroller_set_zoom_view(scroller, paint(view)), "zoomed view");
  motus_gesture_options_init(&twice, sizeof twice);
  twice.type = MOTUS_GESTURE_TAP;
  twice.taps = 2;
  check(motus_gesture_create(runtime, &twice, &tap), "tap");
  check(motus_gesture_set_action(tap, tapped, NULL, NULL), "action");
  check(motus_view_add_gesture(view, tap), "attach");
  motus_release(tap);
}

static void finger(uint64_t id, motus_touch_phase phase, double x, double y) {
  check(motus_runtime_send_touch(runtime, id, phase, (motus_point){x, y}, now),
        "touch");
}

/* Two fingers about a point, from one distance to another. */
static void pinch(double x, double y, double from, double to, int frames) {
  for (int i = 0; i <= frames; i++) {
    double half = (from + (to - from) * i / frames) / 2;
    for (int n = 0; n < 2; n++)
      finger(1 + (uint64_t)n, i ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN,
             x + (n ? half : -half), y);
    tick();
  }
}

static void let_go(double x, double y, double apart) {
  for (int n = 0; n < 2; n++)
    finger(1 + (uint64_t)n, MOTUS_TOUCH_ENDED, x + (n ? apart : -apart) / 2, y);
}

static void tap_twice(double x, double y) {
  for (int i = 0; i < 2; i++) {
    finger(3, MOTUS_TOUCH_BEGAN, x, y);
    tick();
    finger(3, MOTUS_TOUCH_ENDED, x, y);
    tick();
  }
}

static void rest(void) {
  while (motus_runtime_needs_tick(runtime))
    tick();
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  filmstrip *strip = filmstrip_create(WIDTH, HEIGHT);
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  options.start_time = 0;
  check(motus_runtime_create(&options, &runtime), "runtime");
  motus_runtime_set_diagnostics(runtime, report, NULL, NULL);
  build();
  tick();
  filmstrip_add(strip, runtime, "in the middle");
  pinch(66, 168, 40, 120, 10);
  filmstrip_add(strip, runtime, "two fingers");
  for (int i = 1; i <= 10; i++) {
    finger(1, MOTUS_TOUCH_MOVED, 66 - 60 - 12 * i, 168);
    finger(2, MOTUS_TOUCH_MOVED, 66 + 60 + 12 * i, 168);
    tick();
  }
  filmstrip_add(strip, runtime, "beyond it");
  let_go(66, 168, 360);
  rest();
  filmstrip_add(strip, runtime, "at the limit");
  tap_twice(100, 150);
  for (int i = 0; i < 8; i++)
    tick();
  filmstrip_add(strip, runtime, "tapped twice");
  rest();
  tap_twice(150, 100);
  rest();
  filmstrip_add(strip, runtime, "and again");
  if (!filmstrip_save(strip, argv[1], "photo.svg"))
    return 1;
  motus_release(scroller);
  return motus_runtime_destroy(runtime) == MOTUS_OK ? 0 : 1;
}
