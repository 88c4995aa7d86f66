/* Filmstrips of torture scenes, to be looked at: strips FOLDER [name of a scene …]
 * writes an SVG file for each. Without names: ten of them. Bodies that drive others
 * are dark, of discs a radius is drawn, joints are dots where both bodies have
 * them: one that is open has two. */
#include "torture/judge.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { FRAMES = 8, WIDTH = 300, HEIGHT = 380 };

static const char *const ten[] = {"free chain, gap 0", "car, axle 26 below",
                                  "ragdoll",           "bridge, loads 12 : 1",
                                  "net with boxes",    "card house",
                                  "heap of 400 boxes", "200 sticks 3 x 60",
                                  "wrecking chain",    "mixer"};

static const torture_scene *const lists[] = {chain_scenes, machine_scenes,
                                             pile_scenes,  gas_scenes,
                                             mover_scenes, interface_scenes};

static const torture_scene *find(const char *name) {
  for (size_t list = 0; list < sizeof lists / sizeof *lists; list++)
    for (const torture_scene *s = lists[list]; s->name; s++)
      if (!strcmp(s->name, name))
        return s;
  return NULL;
}

typedef struct view {
  double left, top, right, bottom;
} view;

static void include(view *v, const stage *s) {
  for (int i = 0; i < s->body_count; i++) {
    const body_state *b = &s->states[i];
    double r = s->bodies[i].extent;
    v->left = fmin(v->left, b->x - r), v->right = fmax(v->right, b->x + r);
    v->top = fmin(v->top, b->y - r), v->bottom = fmax(v->bottom, b->y + r);
  }
}

static double within(double value, double low, double high) {
  return value < low ? low : value > high ? high : value;
}

static void draw_body(FILE *file, const stage *s, int body) {
  const body_spec *b = &s->bodies[body].spec;
  const body_state *at = &s->states[body];
  fprintf(file,
          "<g transform='translate(%.2f %.2f) rotate(%.2f)' fill='hsl(%d,%s)'>",
          at->x, at->y, at->angle * 57.29578, body * 47 % 360,
          b->anchored ? "0%,35%" : "60%,70%");
  double r = b->width / 2;
  if (b->sides) {
    fprintf(file, "<path d='M");
    for (int i = 0; i < b->sides; i++) {
      double part = 2 * 3.14159265358979 * i / b->sides;
      fprintf(file, "%s%.2f %.2f", i ? "L" : "", r * cos(part), r * sin(part));
    }
    fprintf(file, "Z'/>");
  } else if (b->height > 0) {
    fprintf(file, "<path d='M%.2f %.2fh%.2fv%.2fh%.2fZ'/>", -r, -b->height / 2,
            b->width, b->height, -b->width);
  } else {
    fprintf(file, "<circle r='%.2f'/><path d='M0 0H%.2f'/>", r, r);
  }
  fprintf(file, "</g>\n");
}

/** A point of a body, or of the plane. */
static void find_end(const stage *s, int body, double *x, double *y) {
  if (body < 0)
    return;
  const body_state *at = &s->states[body];
  double c = cos(at->angle), n = sin(at->angle), along = *x;
  *x = at->x + c * along - n * *y;
  *y = at->y + n * along + c * *y;
}

static void draw_joint(FILE *file, const stage *s, const stage_joint *j) {
  double ax = j->ax, ay = j->ay, bx = j->bx, by = j->by;
  find_end(s, j->spec.body, &ax, &ay);
  find_end(s, j->spec.other, &bx, &by);
  if (j->spec.type == ROD || j->spec.type == ROPE)
    fprintf(file, "<path d='M%.2f %.2fL%.2f %.2f'/>\n", ax, ay, bx, by);
  fprintf(file,
          "<circle class='end' cx='%.2f' cy='%.2f' r='2'/>\n"
          "<circle class='%s' cx='%.2f' cy='%.2f' r='2'/>\n",
          ax, ay, j->spec.other < 0 ? "held" : "end", bx, by);
}

static void draw(FILE *file, const stage *s, const view *v) {
  for (int i = 0; i < s->line_count; i++) {
    const double *l = s->lines[i];
    /* Lines reach far beyond the picture; nobody sees the ends move. */
    fprintf(file, "<path class='line' d='M%.2f %.2fL%.2f %.2f'/>\n",
            within(l[0], v->left - 1e3, v->right + 1e3),
            within(l[1], v->top - 1e3, v->bottom + 1e3),
            within(l[2], v->left - 1e3, v->right + 1e3),
            within(l[3], v->top - 1e3, v->bottom + 1e3));
  }
  for (int i = 0; i < s->body_count; i++)
    draw_body(file, s, i);
  for (int i = 0; i < s->joint_count; i++)
    if (!s->joints[i].is_cut)
      draw_joint(file, s, &s->joints[i]);
}

/** Plays a scene up to a frame. */
static void play(stage *s, int *frame, int end) {
  for (; *frame < end; ++*frame) {
    s->time = *frame / 60.0;
    if (s->scene->drive)
      s->scene->drive(s, *frame);
    s->engine->step(s->world, 1.0 / 60);
  }
  stage_read(s);
}

/** The first pictures follow one another closely: at the end all is at rest. */
static int frame_of(const torture_scene *scene, int picture) {
  double part = (double)picture / (FRAMES - 1);
  return (int)(scene->seconds * 60 * part * part + .5);
}

static int strip(const torture_scene *scene, const char *folder) {
  char path[512], name[64];
  size_t length = 0;
  for (const char *c = scene->name; *c && length + 1 < sizeof name; c++)
    if (strchr("abcdefghijklmnopqrstuvwxyz0123456789", *c))
      name[length++] = *c;
    else if (length && name[length - 1] != '_')
      name[length++] = '_';
  name[length] = 0;
  snprintf(path, sizeof path, "%s/%s.svg", folder, name);
  FILE *file = fopen(path, "w");
  if (!file)
    return 0;
  view v = {1e9, 1e9, -1e9, -1e9};
  stage *s = stage_open(&motus_torture, scene);
  int frame = 0;
  for (int picture = 0; picture < FRAMES; picture++) {
    play(s, &frame, frame_of(scene, picture));
    include(&v, s);
  }
  stage_close(s);
  v.left -= 10, v.top -= 10, v.right += 10, v.bottom += 10;
  double ratio = (v.bottom - v.top) / (v.right - v.left);
  double height = fmin(HEIGHT, WIDTH * ratio);
  fprintf(file,
          "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%.0f' "
          "font-family='sans-serif' font-size='12'>\n<style>path,circle{stroke:"
          "#333;stroke-width:.6}.line{stroke:#000;stroke-width:2}.end{fill:"
          "#d00;stroke:none}.held{fill:#00d;stroke:none}</style>\n"
          "<rect width='100%%' height='100%%' fill='#fff'/>\n",
          4 * (WIDTH + 8), 2 * (height + 26));
  s = stage_open(&motus_torture, scene);
  frame = 0;
  for (int picture = 0; picture < FRAMES; picture++) {
    play(s, &frame, frame_of(scene, picture));
    double x = picture % 4 * (WIDTH + 8), y = picture / 4 * (height + 26);
    fprintf(file,
            "<svg x='%.1f' y='%.1f' width='%d' height='%.1f' viewBox='%.2f %.2f"
            " %.2f %.2f'>\n",
            x, y, WIDTH, height, v.left, v.top, v.right - v.left,
            v.bottom - v.top);
    draw(file, s, &v);
    fprintf(file, "</svg>\n<text x='%.1f' y='%.1f'>%s, %.2f s</text>\n", x + 4,
            y + height + 16, scene->name, frame / 60.0);
  }
  stage_close(s);
  fprintf(file, "</svg>\n");
  return fclose(file) == 0;
}

int main(int count, char **arguments) {
  int named = count > 2 ? count - 2 : (int)(sizeof ten / sizeof *ten);
  for (int i = 0; i < named && count > 1; i++) {
    const char *name = count > 2 ? arguments[i + 2] : ten[i];
    const torture_scene *scene = find(name);
    if (!scene || !strip(scene, arguments[1])) {
      printf("no scene of that name, or no folder to write to: %s\n", name);
      return 1;
    }
  }
  return count > 1 ? 0 : 1;
}
