#include "check.h"
#include <motus.h>

static void the_version_is_at_least_the_first(void) {
  CHECK(motus_version_number() >= 100);
}

static void the_library_speaks_the_first_major_version(void) {
  CHECK_EQUAL(motus_version_number() / 10000, 0);
}

CHECK_MAIN(TEST(the_version_is_at_least_the_first),
           TEST(the_library_speaks_the_first_major_version))
