/* The fuzzer under libFuzzer: `make fuzz`. What is found aborts, which keeps
 * the input; what KNOWN names, a line each, is passed over. */
#include "fuzz.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static bool is_known(const char *text) {
  const char *path = getenv("KNOWN");
  FILE *file = path ? fopen(path, "r") : NULL;
  char line[256];
  bool known = false;
  while (file && !known && fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    known = line[0] && strstr(text, line);
  }
  if (file)
    fclose(file);
  return known;
}

void found(const char *what, const char *where) {
  char text[512];
  snprintf(text, sizeof text, "%s: %s", what, where);
  if (is_known(text))
    return;
  fprintf(stderr, "found: %s\n", text);
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
