/* Scenes that users build, on ours and on the engines that are installed:
 *
 *   torture                 the whole table
 *   torture WORD            the scenes with that word in their name
 *
 * A row for each engine; letters name the goals that it misses: E energy grows
 * by more than a tenth of the fall (a half under heavy loads, 2 % with
 * elasticity 1), L elasticity 1 loses more than 5 % a hundred impacts, R does
 * not rest in time, O overlaps by more than .2 inradii in motion or o by .05 at
 * the end, J joints open by more than 5 points in motion or j by .5 at the end,
 * X leaves its room, K a driven body is not where it was sent or a rider slips by
 * more than 20 points; and of ours alone, beside the first peer, C a mean frame
 * above half of its time, W a worst one above 3/4, or beside Box2D 3, c a mean
 * frame above its time, w a worst one above 1.5 of it.
 *
 * A scene is played RUNS times, in turns, unless that takes more than LONG
 * seconds; a frame takes as long as in the quickest of them, which leaves out
 * what other programs take from it. */
#define _POSIX_C_SOURCE 200809L
#include "judge.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef PEERS
#define PEERS
#endif

static const engine *const engines[] = {&motus_torture, PEERS};
enum { ENGINES = sizeof engines / sizeof *engines, RUNS = 3, LONG = 20 };

static const torture_scene *const lists[] = {chain_scenes, machine_scenes,
                                             pile_scenes,  gas_scenes,
                                             mover_scenes, interface_scenes};

static int is_box2d3(const engine *e) {
#ifdef HAVE_BOX2D3
  return e == &box2d3_torture;
#else
  (void)e;
  return 0;
#endif
}

/** Engines without springs, snaps and fields leave their scenes out. */
static int plays(const engine *e, const torture_scene *s) {
  return e->field || !(s->flags & SPRUNG);
}

static double cpu(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static double *unmeasured(int frames) {
  double *least = malloc(sizeof *least * (size_t)frames);
  for (int frame = 0; frame < frames; frame++)
    least[frame] = INFINITY;
  return least;
}

static void print(const char *name, const engine *e, const verdict *v,
                  const char *cost) {
  printf("%-26s %-12s", name, e->name);
  if (v->growth < 1000)
    printf(" %8.1f%%", 100 * v->growth);
  else
    printf(" %9.0e", v->growth);
  if (isinf(v->rest))
    printf("  never");
  else
    printf(" %5.1fs", v->rest);
  printf(" %7.2f %7.3f %8.2f %7.2f %4d %8.1f %9.1f  %s%s\n", v->overlap,
         v->last_overlap, v->error, v->last_error, v->escapes, 1e6 * v->mean,
         1e6 * v->worst, v->missed, cost);
  fflush(stdout);
}

/** Notes which of both times are above their shares of a peer's. */
static void rate(char *cost, const verdict *ours, const verdict *peer,
                 double mean, double worst, const char letters[2]) {
  char *end = cost + strlen(cost);
  if (ours->mean > mean * peer->mean)
    *end++ = letters[0];
  if (ours->worst > worst * peer->worst)
    *end++ = letters[1];
  *end = 0;
}

int main(int count, char **arguments) {
  int scenes = 0, kept[ENGINES] = {0}, whole = 0;
  printf("%-26s %-12s %9s %6s %7s %7s %8s %7s %4s %8s %9s  %s\n", "scene",
         "engine", "energy", "rest", "overlap", "at end", "joints", "at end",
         "out", "us", "worst", "misses");
  for (size_t list = 0; list < sizeof lists / sizeof *lists; list++)
    for (const torture_scene *s = lists[list]; s->name; s++) {
      if (count > 1 && !strstr(s->name, arguments[1]))
        continue;
      verdict v[ENGINES];
      double *least[ENGINES];
      double began = cpu();
      for (int run = 0; run == 0 || (run < RUNS && cpu() - began < LONG); run++)
        for (int k = ENGINES - 1; k >= 0; k--) {
          if (run == 0)
            least[k] = unmeasured(frames_of(s));
          if (plays(engines[k], s))
            v[k] = judge(engines[k], s, cpu, least[k]);
        }
      scenes++;
      for (int k = 0; k < ENGINES; k++) {
        char cost[8] = "";
        if (!plays(engines[k], s)) {
          printf("%-26s %-12s SKIPPED: no springs, snaps and fields\n", "",
                 engines[k]->name);
          free(least[k]);
          continue;
        }
        for (int peer = 1; k == 0 && peer < ENGINES; peer++) {
          if (!plays(engines[peer], s))
            continue;
          if (is_box2d3(engines[peer]))
            rate(cost, &v[0], v + peer, 1, 1.5, "cw");
          else if (peer == 1)
            rate(cost, &v[0], v + peer, .5, .75, "CW");
        }
        kept[k] += !v[k].missed[0];
        whole += k == 0 && !v[k].missed[0] && !cost[0];
        print(k ? "" : s->name, engines[k], &v[k], cost);
        free(least[k]);
      }
    }
  printf("\nof %d scenes without a miss but for cost:", scenes);
  for (int k = 0; k < ENGINES; k++)
    printf("  %s %d", engines[k]->name, kept[k]);
  if (ENGINES > 1)
    printf("; ours with cost %d", whole);
  printf("\n");
  return 0;
}
