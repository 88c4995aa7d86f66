/* The length of a tick decides when a host learns where items are, and nothing
 * about where they go (DY-23). */
#include "dynamics_parts.h"
#include <stdlib.h>

enum { FRAMES = 100 };

typedef struct trace {
  motus_dynamic_item_state items[MOST_ITEMS];
} trace;

/** Notes the items of a heap, in their order. */
static void note(scene *s, const part *p, trace *out) {
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s->animator, &states, &count),
              MOTUS_OK);
  size_t noted = 0;
  for (size_t i = 0; i < count; i++)
    for (int item = 0; item < p->count; item++)
      if (states[i].item == p->items[item]) {
        out->items[item] = states[i];
        out->items[item].item = NULL;
        noted++;
      }
  CHECK(noted > 0);
}

/** Plays a heap in so many ticks a frame of 1/60 s; notes each frame. */
static void play_heap(part p, int ticks, trace *out) {
  scene s = scene_open(false);
  part_fill(&s, &p);
  for (int frame = 0; frame < FRAMES; frame++) {
    part_meddle(&s, &p, frame);
    for (int tick = 1; tick <= ticks; tick++)
      CHECK_EQUAL(
          motus_runtime_tick(s.w.runtime, (frame + (double)tick / ticks) / 60),
          MOTUS_OK);
    note(&s, &p, &out[frame]);
  }
  scene_close(&s);
}

static bool heap_holds(uint32_t number, int ticks) {
  static trace whole[FRAMES], parted[FRAMES];
  uint64_t dice = number * 2654435761u + 5;
  part p = {.kind = (enum kind)(number % KINDS), .boundary = 1};
  p.dice = dice_next(&dice);
  memset(whole, 0, sizeof whole);
  memset(parted, 0, sizeof parted);
  play_heap(p, 1, whole);
  play_heap(p, ticks, parted);
  for (int frame = 0; frame < FRAMES; frame++)
    for (int item = 0; item < MOST_ITEMS; item++)
      if (!state_is_same(&whole[frame].items[item],
                         &parted[frame].items[item])) {
        printf("heap %u of kind %d, %d ticks: item %d in frame %d\n",
               (unsigned)number, (int)p.kind, ticks, item, frame);
        return false;
      }
  return true;
}

static void ticks_of_any_length_give_the_same_places(void) {
  const char *said = getenv("MOTUS_STORM");
  const char *from = getenv("MOTUS_STORM_FROM");
  uint32_t count = said && atoi(said) > 0 ? (uint32_t)atoi(said) : 2 * KINDS;
  uint32_t begin = from && atoi(from) > 0 ? (uint32_t)atoi(from) : 0;
  uint32_t broken = 0;
  for (uint32_t number = begin; number < begin + count; number++)
    broken += !heap_holds(number, number % 2 ? 4 : 2);
  CHECK_EQUAL(broken, 0);
}

CHECK_MAIN(TEST(ticks_of_any_length_give_the_same_places))
