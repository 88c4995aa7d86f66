/* What a call through the border costs, and that it allocates nothing. */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "bench.h"
#include <motus.h>

enum { CALLS = 1000000 };

static int32_t plain(void) {
  return 100;
}
/* Called through a pointer that the compiler cannot see through, as the
 * library is. */
static int32_t (*volatile plain_pointer)(void) = plain;

static void call_motus(void *context) {
  (void)context;
  int32_t sum = 0;
  for (int i = 0; i < CALLS; i++)
    sum += motus_version_number();
  bench_keep(sum);
}

static void call_plain(void *context) {
  (void)context;
  int32_t sum = 0;
  for (int i = 0; i < CALLS; i++)
    sum += plain_pointer();
  bench_keep(sum);
}

static void allocate_twice(void *context) {
  void **blocks = context;
  blocks[0] = malloc(100);
  if (posix_memalign(&blocks[1], 64, 256))
    abort();
}

int main(void) {
  bench_title("Border (against a call through a pointer)");
  bench_ratio("an empty call",
              bench_compare(call_motus, NULL, call_plain, NULL, 30), CALLS, 2);
  bench_zero("allocations of a million calls",
             bench_allocations(call_motus, NULL));
  /* The counter counts: otherwise the zeros of every bench say nothing. */
  void *blocks[2];
  uint64_t before = bench_live_bytes;
  if (bench_allocations(allocate_twice, blocks) != 2 ||
      bench_live_bytes - before < 356) {
    printf("the allocation counter does not work\n");
    return 1;
  }
  free(blocks[0]);
  free(blocks[1]);
}
