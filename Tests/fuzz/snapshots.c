/* The bytes of a snapshot: the last one that a call has written, and what of it
 * the next call is given. */
#include "fuzz.h"

static unsigned char snapshot[1 << 18];
static size_t snapshot_size;

void *snapshot_room(size_t *size) {
  *size = sizeof snapshot;
  return snapshot;
}

/* What the call has written into the snapshot's room. */
void remember_snapshot(size_t size) {
  snapshot_size = size <= sizeof snapshot ? size : 0;
}

/* Copies it. What is damaged or cut short is so however wide numbers are: a bit
 * is turned in each of some quarters, or the last byte is missing at least. */
void *draw_snapshot(unsigned char *bytes, size_t room, dice *d, bool is_calm,
                    uint32_t *size) {
  *size = (uint32_t)(snapshot_size < room ? snapshot_size : room);
  memcpy(bytes, snapshot, *size);
  if (!is_calm && *size >= 4 && roll(d, 2))
    for (uint32_t i = 1 + roll(d, 4); i > 0; i--) {
      uint32_t quarter = *size / 4;
      uint32_t at = (i - 1) * quarter + roll(d, quarter);
      bytes[at] ^= (unsigned char)(1u << roll(d, 8));
    }
  if (!is_calm && *size && roll(d, 6) == 0)
    *size = roll(d, *size);
  return bytes;
}
