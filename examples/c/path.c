/* A paper plane on a path: it flies along a curve with a loop at one speed and
 * looks where it goes; on its way it is called back, sent on again, and in the
 * end a spring takes it home from wherever it is. The dots are the path, asked
 * for by its length.
 * With a folder as argument it draws its pictures there. */
#include "support/scene.h"
#include "support/svg.h"
#include <stdio.h>

enum { DOTS = 26 };

typedef struct app {
  motus_runtime *runtime;
  motus_view *plane;
  motus_path *path;
  motus_property_animator *flight;
  filmstrip *strip;
  double time;
} app;

static const motus_color blue = {.16, .38, .86, 1}, dot = {.66, .70, .78, 1};

static void run(app *a, int frames) {
  for (int i = 0; i < frames; i++) {
    a->time += 1 / 60.0;
    check(motus_runtime_tick(a->runtime, a->time), "tick");
  }
}

static void take(app *a, const char *caption) {
  double center[2];
  check(motus_view_property(a->plane, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                            center, 2),
        "where the plane is seen");
  printf("%.2f s: plane at (%.1f, %.1f), %s\n", a->time, center[0], center[1],
         caption);
  filmstrip_add(a->strip, a->runtime, caption);
}

/* A line, a loop, and a curve down to the right. */
static void make_path(app *a) {
  motus_path_segment segments[] = {{.kind = MOTUS_PATH_CUBIC,
                                    .control_1 = {75, 195},
                                    .control_2 = {105, 195},
                                    .end = {142.5, 180}},
                                   {.kind = MOTUS_PATH_ARC,
                                    .control_1 = {122.4465, 129.867},
                                    .angle = -6.2832},
                                   {.kind = MOTUS_PATH_CUBIC,
                                    .control_1 = {225, 147},
                                    .control_2 = {240, 60},
                                    .end = {307.5, 60}}};
  check(motus_path_create(a->runtime, (motus_point){30, 150}, segments, 3,
                          &a->path),
        "path");
  printf("the path is %.1f points long\n", motus_path_length(a->path));
}

static void fly(void *data) {
  app *a = data;
  motus_follow_options along;
  motus_follow_options_init(&along, sizeof along);
  along.orientation = MOTUS_ORIENT_TANGENT;
  along.keeps_orientation = true;
  check(motus_view_follow_path(a->plane, a->path, &along), "follow");
}

static void go_home(app *a) {
  motus_animation_options spring;
  motus_animation_options_init(&spring, sizeof spring);
  spring.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  spring.timing.spring_duration = .6;
  spring.timing.damping_ratio = .7;
  check(motus_runtime_begin_animation(a->runtime, &spring), "begin");
  check(motus_view_set_center(a->plane, (motus_point){30, 150}), "home");
  check(motus_view_set_transform(a->plane, (motus_transform){1, 0, 0, 1, 0, 0}),
        "upright");
  check(motus_runtime_commit_animation(a->runtime, NULL, NULL, NULL, NULL),
        "commit");
}

int main(int argc, char **argv) {
  (void)argc;
  app a = {0};
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){340, 225};
  options.start_time = 0;
  check(motus_runtime_create(&options, &a.runtime), "runtime");
  a.strip = filmstrip_create(340, 225);
  motus_view *window = motus_runtime_window(a.runtime);
  motus_color white = {1, 1, 1, 1};
  check(motus_view_set_background_color(window, white), "window");
  make_path(&a);
  for (int i = 0; i <= DOTS; i++) {
    motus_point at;
    check(motus_path_point_at(a.path, (double)i / DOTS, &at, NULL), "point");
    add_rect(a.runtime, window, (motus_rect){at.x - 3, at.y - 3, 6, 6}, dot, 3);
  }
  a.plane = add_rect(a.runtime, window, (motus_rect){6, 138, 48, 24}, blue, 0);
  check(
      motus_view_set_corner_radii(a.plane, (motus_corner_radii){0, 24, 24, 0}),
      "nose");
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_EASE_IN_OUT;
  check(motus_property_animator_create(a.runtime, 2, &timing, &a.flight),
        "flight");
  check(motus_property_animator_add_animations(a.flight, fly, &a, NULL), "fly");
  check(motus_property_animator_start(a.flight), "start");
  run(&a, 1);
  run(&a, 35);
  take(&a, "up into the loop");
  run(&a, 24);
  take(&a, "down again");
  check(motus_property_animator_set_reversed(a.flight, true), "call it back");
  run(&a, 18);
  take(&a, "called back");
  check(motus_property_animator_set_reversed(a.flight, false), "send it on");
  run(&a, 72);
  take(&a, "sent on");
  go_home(&a);
  run(&a, 10);
  take(&a, "a spring takes it");
  run(&a, 120);
  take(&a, "home");
  if (!filmstrip_save(a.strip, argv[1], "path.svg"))
    return 1;
  check(motus_release(a.flight), "release");
  check(motus_release(a.path), "release");
  check(motus_runtime_destroy(a.runtime), "destroy");
  return 0;
}
