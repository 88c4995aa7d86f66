#include "svg.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PANELS 4
#define MAX_POINTS 4096
#define MAX_MARKS 24
#define PANEL_WIDTH 760.0
#define PANEL_HEIGHT 190.0
#define LEFT 70.0
#define TOP 104.0

struct plot {
  const char *title;
  int panels;
  int marks;
  const char *labels[MAX_PANELS];
  int counts[MAX_PANELS];
  double times[MAX_PANELS][MAX_POINTS];
  double values[MAX_PANELS][MAX_POINTS];
  double mark_times[MAX_MARKS];
  const char *mark_labels[MAX_MARKS];
};

plot *plot_create(const char *title) {
  plot *p = calloc(1, sizeof *p);
  if (p == NULL)
    abort();
  p->title = title;
  return p;
}

int plot_panel(plot *p, const char *label) {
  if (p->panels == MAX_PANELS)
    return MAX_PANELS - 1;
  p->labels[p->panels] = label;
  return p->panels++;
}

void plot_point(plot *p, int panel, double time, double value) {
  int index = p->counts[panel];
  if (index == MAX_POINTS)
    return;
  p->times[panel][index] = time;
  p->values[panel][index] = value;
  p->counts[panel] = index + 1;
}

void plot_mark(plot *p, double time, const char *label) {
  if (p->marks == MAX_MARKS)
    return;
  p->mark_times[p->marks] = time;
  p->mark_labels[p->marks++] = label;
}

/* The smallest of 1, 2, 5 times a power of ten that divides a range into at most
 * `parts` steps. */
static double step_of(double range, int parts) {
  static const double sizes[] = {1, 2, 5, 10};
  double power = pow(10, floor(log10(range / parts)));
  int index = 0;
  while (index < 3 && sizes[index] * power * parts < range * (1 - 1e-9))
    index++;
  return sizes[index] * power;
}

/* From a round number below all values to one above; 0 is among them. */
static double bounds_of(const double *values, int count, double *low,
                        double *high) {
  double step;
  int index;
  *low = *high = 0;
  for (index = 0; index < count; index++) {
    *low = values[index] < *low ? values[index] : *low;
    *high = values[index] > *high ? values[index] : *high;
  }
  if (*high - *low < 1e-9)
    *high = *low + 1;
  step = step_of(*high - *low, 5);
  *low = floor(*low / step + 1e-9) * step;
  *high = ceil(*high / step - 1e-9) * step;
  return step;
}

/* A line for each stretch without a gap. */
static void write_curve(FILE *file, const plot *p, int panel, double duration,
                        double low, double high) {
  bool is_open = false;
  int index;
  for (index = 0; index < p->counts[panel]; index++) {
    double value = p->values[panel][index];
    if ((isnan(value) != 0) == is_open)
      fprintf(file, is_open ? "'/>\n"
                            : "<polyline fill='none' stroke='#1666cc' "
                              "stroke-width='1.6' points='");
    is_open = !isnan(value);
    if (is_open)
      fprintf(file, "%.2f,%.2f ",
              p->times[panel][index] / duration * PANEL_WIDTH,
              (high - value) / (high - low) * PANEL_HEIGHT);
  }
  if (is_open)
    fprintf(file, "'/>\n");
}

static void write_panel(FILE *file, const plot *p, int panel, double duration) {
  double low, high, step, value, top = TOP + panel * (PANEL_HEIGHT + 30);
  int index;
  step = bounds_of(p->values[panel], p->counts[panel], &low, &high);
  fprintf(file,
          "<g transform='translate(%.0f %.0f)'><rect width='%.0f' "
          "height='%.0f' fill='#fafafa' stroke='#bbb'/>"
          "<text x='6' y='-6' font-weight='bold'>%s</text>\n",
          LEFT, top, PANEL_WIDTH, PANEL_HEIGHT, p->labels[panel]);
  for (value = low; value <= high + step / 2; value += step) {
    double y = (high - value) / (high - low) * PANEL_HEIGHT;
    fprintf(file,
            "<line x2='%.0f' y1='%.2f' y2='%.2f' stroke='%s'/>"
            "<text x='-6' y='%.2f' text-anchor='end'>%g</text>\n",
            PANEL_WIDTH, y, y, fabs(value) < step / 2 ? "#999" : "#e4e4e4",
            y + 4, fabs(value) < step / 2 ? 0 : value);
  }
  for (index = 0; index < p->marks; index++) {
    double x = p->mark_times[index] / duration * PANEL_WIDTH;
    fprintf(file,
            "<line x1='%.2f' x2='%.2f' y2='%.0f' stroke='#d33' "
            "stroke-dasharray='3 3'/>",
            x, x, PANEL_HEIGHT);
    if (panel == 0)
      fprintf(file,
              "<text transform='translate(%.2f -18) rotate(-38)' "
              "fill='#d33'>%s</text>\n",
              x, p->mark_labels[index]);
  }
  write_curve(file, p, panel, duration, low, high);
  fprintf(file, "</g>\n");
}

static void write_times(FILE *file, double duration, double y) {
  double step = step_of(duration, 8), time;
  for (time = 0; time <= duration * (1 + 1e-9); time += step)
    fprintf(file, "<text x='%.2f' y='%.0f' text-anchor='middle'>%g%s</text>",
            LEFT + time / duration * PANEL_WIDTH, y, time,
            time + step > duration * (1 + 1e-9) ? " s" : "");
}

int plot_write(plot *p, const char *path) {
  FILE *file = fopen(path, "w");
  double duration = 0;
  int panel, index;
  for (panel = 0; panel < p->panels; panel++)
    for (index = 0; index < p->counts[panel]; index++)
      if (p->times[panel][index] > duration)
        duration = p->times[panel][index];
  if (file != NULL) {
    double height = TOP + p->panels * (PANEL_HEIGHT + 30);
    fprintf(file,
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %.0f %.0f' "
            "width='%.0f' font-family='sans-serif' font-size='11'>"
            "<rect width='100%%' height='100%%' fill='white'/>"
            "<text x='%.0f' y='18' font-size='14'>%s</text>\n",
            LEFT + PANEL_WIDTH + 60, height, LEFT + PANEL_WIDTH + 60, LEFT,
            p->title);
    for (panel = 0; panel < p->panels; panel++)
      write_panel(file, p, panel, duration > 0 ? duration : 1);
    if (duration > 0)
      write_times(file, duration, height - 12);
    fprintf(file, "</svg>\n");
    fclose(file);
  }
  free(p);
  return file != NULL;
}

int plot_save(plot *p, const char *folder, const char *name) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", folder != NULL ? folder : "", name);
  return plot_write(p, folder != NULL ? path : "/dev/null");
}
