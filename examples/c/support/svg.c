#include "svg.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCALE 0.32
#define GAP 14.0
#define CAPTION 22.0
/* A letter of a caption: wider than most are. */
#define LETTER 6.2

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
  double width = motus_view_bounds(motus_runtime_window(runtime)).width,
         written;
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
  /* Captions keep as clear of each other as pictures do. */
  written = 2 + LETTER * (double)strlen(caption);
  strip->left += (written > width ? written : width) + GAP;
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

int filmstrip_save(filmstrip *strip, const char *folder, const char *name) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", folder != NULL ? folder : "", name);
  return filmstrip_write(strip, folder != NULL ? path : "/dev/null");
}
