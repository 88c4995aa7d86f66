#include "svg.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCALE 0.32
#define GAP 14.0
#define CAPTION 22.0

struct filmstrip {
  double width;
  double height;
  /* Where the next frame stands. */
  double left;
  int blurs, clips;
  char *text;
  size_t length;
  size_t capacity;
};

static void append(filmstrip *strip, const char *text) {
  size_t length = strlen(text);
  if (strip->length + length + 1 > strip->capacity) {
    strip->capacity = (strip->length + length + 1) * 2;
    strip->text = realloc(strip->text, strip->capacity);
    if (strip->text == NULL)
      abort();
  }
  memcpy(strip->text + strip->length, text, length + 1);
  strip->length += length;
}

filmstrip *filmstrip_create(double width, double height) {
  filmstrip *strip = calloc(1, sizeof *strip);
  if (strip == NULL)
    abort();
  strip->width = width;
  strip->height = height;
  return strip;
}

static int channel(double value) {
  double bounded = value < 0 ? 0 : value > 1 ? 1 : value;
  return (int)floor(bounded * 255 + 0.5);
}

/* The outline of an item, brought in by some distance: its corners, from the top
 * left clockwise, may differ. */
static void append_outline(filmstrip *strip, const motus_draw_item *item,
                           const motus_draw_detail *detail, double inset) {
  char line[512];
  const motus_corner_radii *radii = &detail->corner_radii;
  const double all[4] = {radii->top_left, radii->top_right, radii->bottom_right,
                         radii->bottom_left};
  double dx = inset / detail->scale_x, dy = inset / detail->scale_y;
  double left = item->bounds.x + dx, top = item->bounds.y + dy;
  double width = item->bounds.width - 2 * dx;
  double height = item->bounds.height - 2 * dy;
  double x[4], y[4];
  int corner, is_round = 1;
  for (corner = 0; corner < 4; corner++) {
    double radius = all[corner] > inset ? all[corner] - inset : 0;
    x[corner] = radius / detail->scale_x;
    y[corner] = radius / detail->scale_y;
    is_round = is_round && all[corner] == all[0];
  }
  sprintf(line, "<%s transform='matrix(%.5f %.5f %.5f %.5f %.3f %.3f)' ",
          is_round ? "rect" : "path", item->transform.a, item->transform.b,
          item->transform.c, item->transform.d, item->transform.tx,
          item->transform.ty);
  append(strip, line);
  if (is_round) {
    sprintf(line, "x='%.3f' y='%.3f' width='%.3f' height='%.3f' rx='%.2f' ",
            left, top, width > 0 ? width : 0, height > 0 ? height : 0, x[0]);
    append(strip, line);
    if (y[0] != x[0]) {
      sprintf(line, "ry='%.2f' ", y[0]);
      append(strip, line);
    }
    return;
  }
  sprintf(line, "d='M%.3f %.3fh%.3fa%.3f %.3f 0 0 1 %.3f %.3fv%.3f",
          left + x[0], top, width - x[0] - x[1], x[1], y[1], x[1], y[1],
          height - y[1] - y[2]);
  append(strip, line);
  sprintf(line, "a%.3f %.3f 0 0 1 %.3f %.3fh%.3fa%.3f %.3f 0 0 1 %.3f %.3f",
          x[2], y[2], -x[2], y[2], x[2] + x[3] - width, x[3], y[3], -x[3],
          -y[3]);
  append(strip, line);
  sprintf(line, "v%.3fa%.3f %.3f 0 0 1 %.3f %.3fZ' ", y[3] + y[0] - height,
          x[0], y[0], x[0], -y[0]);
  append(strip, line);
}

static void append_color(filmstrip *strip, const char *what, motus_color color,
                         double alpha) {
  char line[120];
  sprintf(line, "%s='rgb(%d,%d,%d)' %s-opacity='%.4f' ", what,
          channel(color.red), channel(color.green), channel(color.blue), what,
          color.alpha * alpha);
  append(strip, line);
}

/* Shadow, rectangle and border of an item. */
static void append_item(filmstrip *strip, const motus_draw_item *item,
                        const motus_draw_detail *detail) {
  char line[200];
  double alpha = detail->group_alpha;
  if (detail->shadow_color.alpha > 0) {
    sprintf(line,
            "<filter id='b%d' x='-100%%' y='-100%%' width='300%%' "
            "height='300%%'><feGaussianBlur stdDeviation='%.2f'/></filter>\n",
            ++strip->blurs, detail->shadow_radius / 2);
    append(strip, line);
    sprintf(line, "<g transform='translate(%.3f %.3f)'>",
            item->transform.a * detail->shadow_offset.dx / detail->scale_x +
                item->transform.c * detail->shadow_offset.dy / detail->scale_y,
            item->transform.b * detail->shadow_offset.dx / detail->scale_x +
                item->transform.d * detail->shadow_offset.dy / detail->scale_y);
    append(strip, line);
    append_outline(strip, item, detail, 0);
    append_color(strip, "fill", detail->shadow_color, alpha);
    sprintf(line, "filter='url(#b%d)'/></g>\n", strip->blurs);
    append(strip, line);
  }
  append_outline(strip, item, detail, 0);
  append_color(strip, "fill", item->color, alpha);
  append(strip, "/>\n");
  if (detail->border_width > 0) {
    append_outline(strip, item, detail, detail->border_width / 2);
    append_color(strip, "stroke", detail->border_color, alpha);
    sprintf(line, "fill='none' stroke-width='%.3f'/>\n",
            detail->border_width / sqrt(detail->scale_x * detail->scale_y));
    append(strip, line);
  }
}

/* Defines what clips an item, and what clips that; answers its number. */
static int append_clip(filmstrip *strip, const motus_draw_item *items,
                       const motus_draw_detail *details, int index,
                       int *numbers) {
  char line[80];
  int outer = -1;
  if (numbers[index] > 0)
    return numbers[index];
  if (items[index].clip >= 0)
    outer = append_clip(strip, items, details, items[index].clip, numbers);
  numbers[index] = ++strip->clips;
  sprintf(line, "<clipPath id='c%d'", numbers[index]);
  append(strip, line);
  if (outer >= 0) {
    sprintf(line, " clip-path='url(#c%d)'", outer);
    append(strip, line);
  }
  append(strip, ">");
  append_outline(strip, &items[index], &details[index], 0);
  append(strip, "/></clipPath>\n");
  return numbers[index];
}

void filmstrip_add(filmstrip *strip, motus_runtime *runtime,
                   const char *caption) {
  const motus_draw_item *items;
  const motus_draw_detail *details;
  const motus_draw_group *groups;
  size_t count, group_count, index, group = 0, open;
  char line[512];
  int *numbers;
  /* A window may have become narrower. */
  double width = motus_view_bounds(motus_runtime_window(runtime)).width;
  if (motus_runtime_draw_details(runtime, &details, &count) != MOTUS_OK ||
      motus_runtime_draw_groups(runtime, &groups, &group_count) != MOTUS_OK ||
      motus_runtime_draw_list(runtime, &items, &count) != MOTUS_OK)
    return;
  numbers = calloc(count + 1, sizeof *numbers);
  if (numbers == NULL)
    return;
  sprintf(line,
          "<g transform='translate(%.2f 0)'><g clip-path='url(#screen)'>"
          "<g transform='scale(%.3f)'>\n",
          strip->left, SCALE);
  append(strip, line);
  width = (width < strip->width ? width : strip->width) * SCALE;
  for (index = 0; index < count; index++) {
    for (; group < group_count && groups[group].first == (int32_t)index;
         group++) {
      sprintf(line, "<g opacity='%.4f'>\n", groups[group].alpha);
      append(strip, line);
    }
    if (items[index].clip >= 0) {
      sprintf(line, "<g clip-path='url(#c%d)'>\n",
              append_clip(strip, items, details, items[index].clip, numbers));
      append(strip, line);
    }
    append_item(strip, &items[index], &details[index]);
    if (items[index].clip >= 0)
      append(strip, "</g>\n");
    for (open = 0; open < group_count; open++)
      if (groups[open].end == (int32_t)index + 1)
        append(strip, "</g>\n");
  }
  sprintf(line,
          "</g></g><rect width='%.2f' height='%.2f' fill='none' "
          "stroke='#888'/><text x='2' y='%.2f'>%.80s</text></g>\n",
          width, strip->height * SCALE, strip->height * SCALE + 15, caption);
  append(strip, line);
  strip->left += width + GAP;
  free(numbers);
}

int filmstrip_write(filmstrip *strip, const char *path) {
  FILE *file = fopen(path, "w");
  double width = strip->left - GAP + 4;
  if (file != NULL) {
    fprintf(file,
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-2 -2 %.2f %.2f' "
            "width='%.0f' font-family='sans-serif' font-size='11'>\n"
            "<rect x='-2' y='-2' width='100%%' height='100%%' fill='white'/>\n"
            "<clipPath id='screen'><rect width='%.2f' height='%.2f'/>"
            "</clipPath>\n%s</svg>\n",
            width, strip->height * SCALE + CAPTION, width, strip->width * SCALE,
            strip->height * SCALE, strip->text != NULL ? strip->text : "");
    fclose(file);
  }
  free(strip->text);
  free(strip);
  return file != NULL;
}

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
    if (isnan(value) == is_open)
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

void plot_discard(plot *p) {
  free(p);
}
