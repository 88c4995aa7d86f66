/* Scenes of interfaces, on ours and on Box2D 3 in one run:
 *
 *   interfaces [WORD]       all of them, or those with a word in their name
 *
 * A row has the mean and the worst frame of both, in microseconds of the
 * processor, and ours as a multiple of theirs beside its goal; and the letters
 * of what each misses, see torture/torture.c. A scene is played RUNS times in
 * turns; a frame takes as long as in the quickest of them. */
#define _POSIX_C_SOURCE 200809L
#include "torture/judge.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const engine *const engines[] = {
    &motus_torture,
#ifdef HAVE_BOX2D3
    &box2d3_torture,
#endif
};
enum { ENGINES = sizeof engines / sizeof *engines, RUNS = 5 };

/** Ours divided by theirs may be so much, of a mean and of a worst frame. */
typedef struct goal {
  double mean, worst;
} goal;

static const goal usual = {1, 1.5}, of_elastic_photos = {1.2, 2};

static double cpu(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void print_ratio(double ours, double theirs, double most, double *sum) {
  double ratio = ours / theirs;
  *sum += log(ratio);
  printf(" %6.2f <= %-3g %-6s", ratio, most, ratio <= most ? "ok" : "MISSED");
}

/** Adds to the sums of the logarithms of both ratios. */
static void compare(const torture_scene *s, double *means, double *worsts) {
  verdict v[ENGINES];
  size_t frames = (size_t)frames_of(s);
  double *least = malloc(sizeof *least * ENGINES * frames);
  for (size_t frame = 0; frame < ENGINES * frames; frame++)
    least[frame] = INFINITY;
  for (int run = 0; run < RUNS; run++)
    for (int k = ENGINES - 1; k >= 0; k--)
      v[k] = judge(engines[k], s, cpu, least + (size_t)k * frames);
  free(least);
  printf("%-22s", s->name);
  for (int k = 0; k < ENGINES; k++)
    printf(" %8.1f %8.1f", 1e6 * v[k].mean, 1e6 * v[k].worst);
  if (ENGINES > 1) {
    const goal *g =
        strcmp(s->name, "60 photos, elastic") ? &usual : &of_elastic_photos;
    const verdict *theirs = &v[ENGINES - 1];
    print_ratio(v[0].mean, theirs->mean, g->mean, means);
    print_ratio(v[0].worst, theirs->worst, g->worst, worsts);
  }
  for (int k = 0; k < ENGINES; k++)
    printf(" %6s", v[k].missed[0] ? v[k].missed : "-");
  printf("\n");
  fflush(stdout);
}

int main(int count, char **arguments) {
  const torture_scene *const lists[] = {machine_scenes, interface_scenes};
  double means = 0, worsts = 0;
  int scenes = 0;
  printf("\n%-22s", "interfaces");
  for (int k = 0; k < ENGINES; k++)
    printf(" %8.8s %8s", engines[k]->name, "worst");
  printf("%s", ENGINES > 1 ? "        mean              worst        " : "");
  printf("  misses\n");
  for (int list = 0; list < 2; list++)
    for (const torture_scene *s = lists[list]; s->name; s++) {
      if (list == 0 && strcmp(s->name, "cradle"))
        continue;
      if (count > 1 && !strstr(s->name, arguments[1]))
        continue;
      compare(s, &means, &worsts);
      scenes++;
    }
  if (ENGINES > 1 && scenes)
    printf("%d scenes, geometric means: mean frames %.2f, worst frames %.2f\n",
           scenes, exp(means / scenes), exp(worsts / scenes));
  return 0;
}
