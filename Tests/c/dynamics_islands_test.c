/* Scenes that stand apart do not notice each other (DY-42): in one world each
 * moves by the same bits as alone, whatever the other one is. */
#include "dynamics_parts.h"
#include <stdlib.h>

enum { APART = 5000, FRAMES = 100 };

typedef struct trace {
  motus_dynamic_item_state last[2][MOST_ITEMS];
} trace;

/** Plays one part of a pair, or both; part `first` is made first. */
static void play_parts(const part *parts, const bool *plays, int first,
                       trace *out) {
  scene s = scene_open(false);
  part now[2] = {parts[0], parts[1]};
  for (int i = 0; i < 2; i++) {
    int which = first ? 1 - i : i;
    if (plays[which])
      part_fill(&s, &now[which]);
  }
  for (int frame = 0; frame < FRAMES; frame++) {
    for (int i = 0; i < 2; i++)
      if (plays[i])
        part_meddle(&s, &now[i], frame);
    run(&s, 1);
  }
  const motus_dynamic_item_state *states = NULL;
  size_t count = 0;
  CHECK_EQUAL(motus_dynamic_animator_item_states(s.animator, &states, &count),
              MOTUS_OK);
  for (int i = 0; i < 2; i++)
    for (int item = 0; plays[i] && item < now[i].count; item++)
      for (size_t k = 0; k < count; k++)
        if (states[k].item == now[i].items[item]) {
          out->last[i][item] = states[k];
          out->last[i][item].item = NULL;
        }
  scene_close(&s);
}

/** Returns whether both parts of a pair move as each does alone. */
static bool pair_holds(uint32_t number) {
  uint64_t dice = number * 2654435761u + 17;
  part parts[2] = {{0}, {0}};
  for (int i = 0; i < 2; i++) {
    parts[i].x = i * APART;
    parts[i].boundary = i + 1;
    parts[i].dice = dice_next(&dice);
  }
  /* The first is a plain one in every second pair, the second one of all. */
  uint32_t kind = dice_roll(&dice, KINDS);
  parts[0].kind = number % 2 ? PLAIN : (enum kind)kind;
  parts[1].kind = (enum kind)(number % KINDS);
  int first = dice_roll(&dice, 2) == 0;
  static trace together, alone;
  memset(&together, 0, sizeof together);
  memset(&alone, 0, sizeof alone);
  play_parts(parts, (bool[]){true, true}, first, &together);
  play_parts(parts, (bool[]){true, false}, 0, &alone);
  play_parts(parts, (bool[]){false, true}, 0, &alone);
  for (int i = 0; i < 2; i++)
    for (int item = 0; item < MOST_ITEMS; item++)
      if (!state_is_same(&together.last[i][item], &alone.last[i][item])) {
        printf("pair %u, kinds %d and %d: item %d of part %d\n",
               (unsigned)number, parts[0].kind, parts[1].kind, item, i);
        return false;
      }
  return true;
}

static void scenes_that_stand_apart_do_not_notice_each_other(void) {
  const char *said = getenv("MOTUS_STORM");
  const char *from = getenv("MOTUS_STORM_FROM");
  uint32_t count = said && atoi(said) > 0 ? (uint32_t)atoi(said) : 24;
  uint32_t begin = from && atoi(from) > 0 ? (uint32_t)atoi(from) : 0;
  uint32_t broken = 0;
  for (uint32_t number = begin; number < begin + count; number++)
    broken += !pair_holds(number);
  CHECK_EQUAL(broken, 0);
}

CHECK_MAIN(TEST(scenes_that_stand_apart_do_not_notice_each_other))
