/* A switch: its knob, its colour and its label glide, and the program only says
 * what is. It is turned back on its way, and taken under a finger.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

typedef struct app {
  motus_runtime *runtime;
  motus_view *track, *knob, *label;
  filmstrip *strip;
  double time;
  bool is_on;
} app;

static const motus_color grey = {.80, .81, .84, 1}, green = {.20, .72, .36, 1};

/* Everything that there is to say about a state; when does not matter. */
static void show(app *a) {
  motus_point knob = {a->is_on ? 76 : 36, 36};
  check(motus_view_set_center(a->knob, knob), "knob");
  check(motus_view_set_background_color(a->track, a->is_on ? green : grey),
        "track");
  check(motus_view_set_alpha(a->label, a->is_on), "label");
}

static void rests(void *data, motus_view *view, uint32_t property,
                  bool finished) {
  (void)view;
  (void)property;
  printf("%.2f s: the knob rests%s\n", ((app *)data)->time,
         finished ? "" : ", cut off");
}

static void run(app *a, int frames) {
  for (int i = 0; i < frames; i++) {
    a->time += 1 / 60.0;
    check(motus_runtime_tick(a->runtime, a->time), "tick");
  }
}

static void take(app *a, const char *caption) {
  motus_point knob;
  check(motus_view_convert_point_by(a->knob, (motus_point){28, 28}, a->track,
                                    MOTUS_VALUE_SHOWN, &knob),
        "where the knob is seen");
  printf("%.2f s: knob at %.1f, %s\n", a->time, knob.x, caption);
  filmstrip_add(a->strip, a->runtime, caption);
}

static motus_view *part(app *a, motus_view *parent, motus_rect frame,
                        motus_color color, double radius) {
  motus_view *view = NULL;
  check(motus_view_create(a->runtime, &view), "view");
  check(motus_view_add_subview(parent, view), "add");
  check(motus_view_set_frame(view, frame), "frame");
  check(motus_view_set_background_color(view, color), "colour");
  check(motus_view_set_corner_radius(view, radius), "radius");
  check(motus_release(view), "release");
  return view;
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){152, 140};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  a.strip = filmstrip_create(152, 140);
  motus_view *window = motus_runtime_window(a.runtime);
  motus_color white = {1, 1, 1, 1};
  check(motus_view_set_background_color(window, white), "window");
  a.track = part(&a, window, (motus_rect){20, 20, 112, 72}, grey, 36);
  a.knob = part(&a, a.track, (motus_rect){8, 8, 56, 56}, white, 28);
  a.label = part(&a, window, (motus_rect){46, 108, 60, 12}, green, 6);

  /* A spring for the knob, a curve for how things look. */
  motus_implicit_options glide;
  motus_implicit_options_init(&glide, sizeof glide);
  check(motus_view_set_implicit(a.track, MOTUS_PROPERTY_ALL, &glide), "track");
  check(motus_view_set_implicit(a.label, MOTUS_PROPERTY_ALL, &glide), "label");
  glide.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  glide.timing.spring_duration = .4;
  glide.timing.damping_ratio = .85;
  check(motus_view_set_implicit(a.knob, MOTUS_PROPERTY_CENTER, &glide), "knob");
  check(motus_view_set_settle(a.knob, MOTUS_PROPERTY_CENTER, rests, &a, NULL),
        "settle");

  show(&a); /* before the first frame: at once */
  run(&a, 1);
  take(&a, "off");
  a.is_on = true;
  show(&a);
  run(&a, 6);
  take(&a, "turned on");
  a.is_on = false;
  show(&a); /* it goes on for a while, and comes back */
  run(&a, 3);
  take(&a, "back again");
  run(&a, 60);
  /* Under the finger it must not lag. */
  for (int x = 36; x <= 66; x += 6) {
    check(motus_runtime_begin_without_animation(a.runtime), "begin");
    check(motus_view_set_center(a.knob, (motus_point){x, 36}), "finger");
    check(motus_runtime_commit_animation(a.runtime, NULL, NULL, NULL, NULL),
          "commit");
    run(&a, 1);
  }
  take(&a, "held");
  a.is_on = true;
  show(&a);
  run(&a, 60);
  take(&a, "on");
  if (!filmstrip_save(a.strip, argv[1], "switch.svg"))
    return 1;
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
