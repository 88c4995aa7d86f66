#include "camera.h"

#include <math.h>
#include <stdio.h>

void camera_open(camera *c, double width, double height, const char *title) {
  c->strip = filmstrip_create(width, height);
  c->motion = plot_create(title);
  c->position = plot_panel(c->motion, "position, points");
  c->velocity = plot_panel(c->motion, "velocity, points per second");
  c->last_time = -1;
  c->last_value = 0;
}

void camera_frame(camera *c, motus_runtime *runtime, double value,
                  const char *caption) {
  double time = motus_runtime_time(runtime);
  double elapsed = time - c->last_time;
  plot_point(c->motion, c->position, time, value);
  plot_point(c->motion, c->velocity, time,
             c->last_time >= 0 ? (value - c->last_value) / elapsed : NAN);
  c->last_time = time;
  c->last_value = value;
  if (caption != NULL)
    filmstrip_add(c->strip, runtime, caption);
}

void camera_mark(camera *c, double time, const char *label) {
  plot_mark(c->motion, time, label);
}

void camera_close(camera *c, const char *folder) {
  char path[512];
  sprintf(path, "%.400s/filmstrip.svg", folder);
  filmstrip_write(c->strip, path);
  sprintf(path, "%.400s/motion.svg", folder);
  plot_write(c->motion, path);
}
