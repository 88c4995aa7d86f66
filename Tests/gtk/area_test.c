/* Holds: the widget of examples/gtk ticks while something moves and not after
 * it, wakes for a deadline, and gives the runtime the size of the window, the
 * setting for animations and the direction of reading. */
#include "../../examples/gtk/area.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int failures;

static void expect(bool condition, const char *words) {
  printf("%s  %s\n", condition ? "ok  " : "FAIL", words);
  failures += !condition;
}

/* Lets the widget live until a condition holds, ten seconds at most. */
static bool comes(bool (*condition)(motus_runtime *), motus_runtime *runtime) {
  gint64 end = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (!condition(runtime) && g_get_monotonic_time() < end)
    if (!g_main_context_iteration(NULL, FALSE))
      g_usleep(1000);
  return condition(runtime);
}

static bool is_wide(motus_runtime *runtime) {
  return motus_view_bounds(motus_runtime_window(runtime)).width == 500;
}

static bool is_at_rest(motus_runtime *runtime) {
  return !motus_runtime_needs_tick(runtime);
}

static bool is_halfway(motus_runtime *runtime) {
  motus_view *window = motus_runtime_window(runtime);
  double shown[1];
  return motus_view_property(window, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN,
                             shown, 1) == MOTUS_OK &&
         shown[0] < .9 && shown[0] > .1;
}

static bool has_rung;

static void ring(void *data, motus_timer *timer, double time) {
  (void)data, (void)timer, (void)time;
  has_rung = true;
}

static bool rings(motus_runtime *runtime) {
  (void)runtime;
  return has_rung;
}

int main(void) {
  motus_runtime *runtime;
  motus_animation_options options;
  GtkWidget *area, *window;
  GtkSettings *settings;
  uint64_t frames;
  motus_timer *timer;
  if (!gtk_init_check() || motus_runtime_create(NULL, &runtime) != MOTUS_OK)
    return 1;
  area = area_new(runtime, painter_create(true));
  area_run(EXAMPLE_AREA(area));
  window = gtk_window_new();
  gtk_window_set_child(GTK_WINDOW(window), area);
  gtk_window_set_default_size(GTK_WINDOW(window), 500, 600);
  gtk_window_present(GTK_WINDOW(window));
  expect(comes(is_wide, runtime), "the window gives its size");

  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_alpha(motus_runtime_window(runtime), 0);
  motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL);
  area_wake(EXAMPLE_AREA(area));
  expect(comes(is_halfway, runtime), "what the program begins moves");
  expect(comes(is_at_rest, runtime), "and comes to rest");
  g_usleep(50000);
  while (g_main_context_iteration(NULL, FALSE))
    ;
  frames = motus_runtime_picture_generation(runtime);
  expect(motus_runtime_after(runtime, .2, ring, NULL, NULL, &timer) == MOTUS_OK,
         "a timer waits");
  area_wake(EXAMPLE_AREA(area));
  expect(comes(rings, runtime), "the widget wakes for it");
  expect(frames == motus_runtime_picture_generation(runtime),
         "and draws nothing anew");

  settings = gtk_widget_get_settings(area);
  g_object_set(settings, "gtk-enable-animations", FALSE, NULL);
  expect(motus_runtime_reduces_motion(runtime), "animations are off");
  g_object_set(settings, "gtk-enable-animations", TRUE, NULL);
  expect(!motus_runtime_reduces_motion(runtime), "and on again");
  gtk_widget_set_direction(area, GTK_TEXT_DIR_RTL);
  expect(motus_runtime_layout_direction(runtime) ==
             MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT,
         "it reads from the right");
  gtk_window_destroy(GTK_WINDOW(window));
  motus_runtime_destroy(runtime);
  return failures > 0;
}
