/* Three things under a finger, without a line that follows it: a slider, a
 * switch that is flicked, and a card with four places.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

#define FRAME (1 / 60.0)

static motus_runtime *runtime;
static motus_value *volume;
static motus_view *level, *knob, *card;
static motus_drag *slider, *toggle, *places;
static filmstrip *strip;
static double now;

static const motus_color grey = {.80, .81, .84, 1}, green = {.20, .72, .36, 1},
                         red = {.85, .30, .25, 1}, white = {1, 1, 1, 1};

static void run(int frames) {
  while (frames-- > 0)
    check(motus_runtime_tick(runtime, now += FRAME), "tick");
}

static void ended(void *data, motus_drag *drag, int32_t anchor) {
  (void)drag;
  printf("%.2f s: the %s goes to %d\n", now, (const char *)data, anchor);
}

static void settled(void *data, motus_drag *drag, int32_t anchor,
                    bool finished) {
  (void)drag, (void)anchor;
  printf("%.2f s: the %s %s\n", now, (const char *)data,
         finished ? "rests" : "is caught");
}

static motus_gesture *pan_on(motus_view *view) {
  motus_gesture *pan;
  check(motus_gesture_create(runtime, NULL, &pan), "pan");
  check(motus_view_add_gesture(view, pan), "on its view");
  motus_release(pan);
  return pan;
}

static void listen(motus_drag *drag, const char *name) {
  motus_drag_delegate delegate = {
      .struct_size = sizeof delegate, .did_end = ended, .did_settle = settled};
  check(motus_drag_set_delegate(drag, &delegate, (void *)name, NULL), "listen");
}

/* What is drawn follows the number. */
static void changed(void *data, motus_value *value, double previous,
                    double shown, double velocity) {
  (void)data, (void)value, (void)previous, (void)velocity;
  motus_view_set_frame(level, (motus_rect){0, 0, 200 * shown, 40});
}

/* From 0 to 1 on 200 points; it stays where it is let go. */
static void make_slider(motus_view *window) {
  motus_view *track =
      add_rect(runtime, window, (motus_rect){20, 20, 200, 40}, grey, 20);
  motus_drag_options options;
  level = add_rect(runtime, track, (motus_rect){0, 0, 0, 40}, green, 20);
  motus_drag_options_init(&options, sizeof options);
  options.axis = MOTUS_DRAG_HORIZONTAL;
  options.minimum.x = 0;
  options.maximum.x = 1;
  options.point = 1 / 200.;
  check(motus_value_create_number(runtime, 0, &volume), "a number");
  check(motus_value_set_observer(volume, changed, NULL, NULL), "look at it");
  check(motus_drag_create(pan_on(track), volume, &options, &slider), "slider");
  listen(slider, "slider");
}

/* A knob between two places. */
static void make_switch(motus_view *window) {
  static const motus_anchor ends[] = {{50, 0, 0}, {90, 0, 1}};
  motus_drag_options options;
  add_rect(runtime, window, (motus_rect){20, 90, 100, 60}, green, 30);
  knob = add_rect(runtime, window, (motus_rect){24, 94, 52, 52}, white, 26);
  motus_drag_options_init(&options, sizeof options);
  options.axis = MOTUS_DRAG_HORIZONTAL;
  options.minimum.x = 50;
  options.maximum.x = 90;
  options.resistance = MOTUS_DRAG_STOP;
  options.choice = MOTUS_DRAG_NEXT;
  check(motus_drag_create_for_view(pan_on(knob), knob, MOTUS_PROPERTY_CENTER,
                                   &options, &toggle),
        "switch");
  check(motus_drag_set_anchors(toggle, ends, 2), "its two places");
  listen(toggle, "switch");
}

/* A card that is thrown to the nearest of four places. */
static void make_card(motus_view *window) {
  static const motus_anchor corners[] = {
      {60, 220, 0}, {180, 220, 1}, {60, 380, 2}, {180, 380, 3}};
  motus_drag_options options;
  for (int i = 0; i < 4; i++)
    add_rect(runtime, window,
             (motus_rect){corners[i].x - 40, corners[i].y - 55, 80, 110}, grey,
             10);
  card = add_rect(runtime, window, (motus_rect){20, 165, 80, 110}, red, 10);
  motus_drag_options_init(&options, sizeof options);
  options.damping_ratio = .7;
  check(motus_drag_create_for_view(pan_on(card), card, MOTUS_PROPERTY_CENTER,
                                   &options, &places),
        "card");
  check(motus_drag_set_anchors(places, corners, 4), "its four places");
  listen(places, "card");
}

static motus_point finger;

static void touch(motus_touch_phase phase, double dx, double dy) {
  finger.x += dx, finger.y += dy;
  check(motus_runtime_send_touch(runtime, 1, phase, finger, now), "touch");
  run(1);
}

/* A finger that comes down, goes so far in so many frames, and lifts. */
static void swipe(motus_point from, int frames, double dx, double dy) {
  finger = from;
  touch(MOTUS_TOUCH_BEGAN, 0, 0);
  for (int i = 0; i < frames; i++)
    touch(MOTUS_TOUCH_MOVED, dx / frames, dy / frames);
  touch(MOTUS_TOUCH_ENDED, 0, 0);
}

int main(int argc, char **argv) {
  (void)argc;
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){240, 450};
  check(motus_runtime_create(&options, &runtime), "runtime");
  motus_view *window = motus_runtime_window(runtime);
  make_slider(window);
  make_switch(window);
  make_card(window);
  strip = filmstrip_create(240, 450);
  run(1);

  swipe((motus_point){30, 40}, 20, 110, 0);
  run(30);
  printf("%.2f s: the volume is %.2f\n", now, motus_value_number(volume));
  filmstrip_add(strip, runtime, "a slider");

  swipe((motus_point){50, 120}, 5, 16, 0); /* short, and fast enough */
  filmstrip_add(strip, runtime, "flicked");
  run(60);

  swipe((motus_point){60, 220}, 8, 60, 60);
  filmstrip_add(strip, runtime, "thrown");
  run(4);
  double shown[2];
  motus_view_property(card, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown, 2);
  finger = (motus_point){shown[0], shown[1]};
  touch(MOTUS_TOUCH_BEGAN, 0, 0); /* caught on its way */
  filmstrip_add(strip, runtime, "caught");
  for (int i = 0; i < 8; i++)
    touch(MOTUS_TOUCH_MOVED, -4, 2);
  touch(MOTUS_TOUCH_ENDED, 0, 0);
  run(90);
  filmstrip_add(strip, runtime, "at rest");
  check(motus_drag_step(places, (motus_vector){0, -1}), "arrow up");
  run(90);
  printf("%.2f s: the card is at place %d\n", now, motus_drag_anchor(places));

  if (!filmstrip_save(strip, argv[1], "drags.svg"))
    return 1;
  return motus_runtime_destroy(runtime);
}
