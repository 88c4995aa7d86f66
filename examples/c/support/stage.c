#include "stage.h"

#include <stdio.h>

void stage_open(stage *s, const char *title) {
  motus_rect frame = {20, 70, 60, 60};
  motus_color blue = {0.1, 0.4, 0.8, 1};
  check(motus_runtime_create(NULL, &s->runtime), "create a runtime");
  motus_runtime_set_diagnostics(s->runtime, report, NULL, NULL);
  s->card =
      add_rect(s->runtime, motus_runtime_window(s->runtime), frame, blue, 12);
  s->time = 0;
  s->plot = plot_create(title);
  s->position = plot_panel(s->plot, "x, points");
  printf("%s\n", title);
}

double stage_x(const stage *s) {
  double center[2] = {0, 0};
  motus_view_property(s->card, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  return center[0];
}

void stage_run(stage *s, double seconds) {
  int frames = (int)(seconds * 60 + 0.5), frame;
  for (frame = 0; frame < frames; frame++) {
    check(motus_runtime_tick(s->runtime, s->time), "tick");
    plot_point(s->plot, s->position, s->time, stage_x(s));
    if (frame % 6 == 0)
      printf("  %.3f s  x = %6.2f\n", s->time, stage_x(s));
    s->time += 1.0 / 60;
  }
}

void stage_mark(stage *s, const char *label) {
  printf("  -- %s\n", label);
  plot_mark(s->plot, motus_runtime_time(s->runtime), label);
}

int stage_close(stage *s, const char *folder, const char *name) {
  char file[128];
  snprintf(file, sizeof file, "%s.svg", name);
  plot_save(s->plot, folder, file);
  return motus_runtime_destroy(s->runtime);
}
