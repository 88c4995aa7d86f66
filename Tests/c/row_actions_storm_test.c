/* Rows that are swiped while the list scrolls, comes, goes and is reordered,
 * the window turns, the screen is popped under an edge swipe, options and
 * actions change, and callbacks do all of that too: what is opened is closed
 * once, one row of a list is open, and at rest a row is in its place or open
 * (RA-1 to RA-9). */
#include "row_actions_storm.h"

static void rows_in_storms(void) {
  play_seeds(30, play);
  if (storm_sequences(30) == 30)
    CHECK(seen.opened > 0 && seen.cut > 0 && seen.armed > 0 &&
          seen.chosen > 0 && seen.removed > 0 && seen.held > 0);
}

CHECK_MAIN(TEST(rows_in_storms))
