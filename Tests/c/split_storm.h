/* A life of a split view in a storm: acts, fingers from its left edge, frames. */
#ifndef SPLIT_STORM_H
#define SPLIT_STORM_H
#include "balance.h"
#include "split_stage.h"

/* Sixty steps, with what balance_act does inside of callbacks; then nobody acts
 * any more, and what is under way comes to rest. */
static void split_live(story *s, void (*act)(void)) {
  for (int step = 0; step < 60; step++) {
    act();
    if (!roll(6)) {
      double x = 2;
      story_touch(s, MOTUS_TOUCH_BEGAN, x, 200);
      for (unsigned i = roll(12); i > 0; i--)
        story_touch(s, MOTUS_TOUCH_MOVED, x += 25, 200);
      story_touch(s, MOTUS_TOUCH_ENDED, x, 200);
    }
    for (unsigned i = roll(25); i > 0; i--)
      story_go_on(s);
  }
  balance_act = NULL;
  for (int i = 0; i < 300; i++)
    story_go_on(s);
  report_clear();
  CHECK(!motus_runtime_needs_tick(s->runtime));
  story_check_ends(s);
}
#endif
