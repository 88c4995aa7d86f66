/* The handles that a host keeps, by world, kind and place. */
#include "fuzz.h"

static int living_runtimes(void) {
  int living = 0;
  for (int i = 0; i < f.runtime_count; i++)
    living += motus_is_alive(f.runtimes[i]);
  return living;
}

void keep(int world, int kind, int place, void *handle) {
  if (!handle)
    return;
  if (kind == RUNTIME) {
    for (int i = 0; i < f.runtime_count; i++)
      if (f.runtimes[i] == handle)
        return;
    if (f.runtime_count == (int)(sizeof f.runtimes / sizeof *f.runtimes) ||
        living_runtimes() == MOST_RUNTIMES) {
      motus_runtime_destroy(handle);
      return;
    }
    f.runtimes[f.runtime_count++] = handle;
    place = f.pool[world][kind][0] ? 1 + place % (PLACES - 1) : 0;
  }
  f.pool[world][kind][place] = handle;
}

/* What is lent fills places, and drives out nothing that lives. */
void keep_lent(int world, int kind, int place, void *handle) {
  void **places = f.pool[world][kind];
  for (int i = 0; i < PLACES; i++)
    if (places[i] == handle)
      return;
  for (int i = 0; i < PLACES; i++)
    if (!motus_is_alive(places[(place + i) % PLACES])) {
      keep(world, kind, (place + i) % PLACES, handle);
      return;
    }
}
