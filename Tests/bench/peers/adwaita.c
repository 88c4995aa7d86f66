/* needs: libadwaita-1
 * libadwaita's timed animations. They live on a widget's frame clock, so a
 * display is needed, and its signal stands for the tick: every animation hears
 * it. Time is the machine's, hence the pause before each frame. */
#define _POSIX_C_SOURCE 200809L
#include <adwaita.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "peer.h"

static GtkWidget *window;
static AdwAnimation **animations;
static double *values;
static int count, frames;

static void move(double value, gpointer data) {
  *(double *)data = value;
}

static void painted(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  frames += 1;
}

static bool open_adwaita(int wanted) {
  if (!window && !gtk_init_check()) {
    printf("SKIPPED: bench against libadwaita: no display\n");
    return false;
  }
  if (!window) {
    adw_init();
    window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 8, 8);
    gtk_window_present(GTK_WINDOW(window));
    while (!gtk_widget_get_mapped(window))
      g_main_context_iteration(NULL, true);
    g_signal_connect(gtk_widget_get_frame_clock(window), "update",
                     G_CALLBACK(painted), NULL);
  }
  count = wanted;
  values = calloc((size_t)count, sizeof *values);
  animations = calloc((size_t)count, sizeof(AdwAnimation *));
  return true;
}

static void start(void) {
  for (int i = 0; i < count; i++) {
    AdwAnimationTarget *target =
        adw_callback_animation_target_new(move, &values[i], NULL);
    animations[i] = adw_timed_animation_new(window, 0, 1, 100000, target);
    adw_timed_animation_set_easing(ADW_TIMED_ANIMATION(animations[i]),
                                   ADW_EASE_IN_OUT_CUBIC);
    adw_animation_play(animations[i]);
  }
}

/* One tick of the clock: the processor's time is measured, not the wait. */
static void frame(void) {
  int before = frames;
  while (frames == before)
    g_main_context_iteration(NULL, true);
}

static void cancel(void) {
  for (int i = 0; i < count; i++) {
    adw_animation_reset(animations[i]);
    g_object_unref(animations[i]);
  }
}

static double value(int index) {
  return values[index];
}

static void close_adwaita(void) {
  free(values);
  free(animations);
}

const peer other = {"libadwaita timed animation",
                    open_adwaita,
                    start,
                    frame,
                    cancel,
                    value,
                    close_adwaita};
