/* What begins ends once: see the header that storms share. */
#include "../c/begins.h"
#include "fuzz.h"

void forget_beginnings(void) {
  begins_forget();
}

void note_beginnings(motus_runtime *runtime) {
  const char *wrong = begins_note(runtime);
  if (wrong)
    found(begins_what, wrong);
}

void check_endings(const motus_runtime *runtime) {
  const char *wrong = begins_at_rest(runtime);
  if (wrong)
    found(begins_what, wrong);
}
