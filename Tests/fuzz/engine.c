/* The fuzzer under libFuzzer: `make fuzz`. What is found aborts, which keeps
 * the input. */
#include "fuzz.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

void found(const char *what, const char *where) {
  fprintf(stderr, "found: %s: %s\n", what, where);
  abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  run_input(bytes, size);
  uint64_t first = f.hash;
  run_input(bytes, size);
  if (f.hash != first)
    found("two runs answer differently", "the input");
  return 0;
}
