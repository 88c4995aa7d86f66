// A C++ program calls the library.
#include <motus.h>

#include <cstdio>

int main() {
  const auto version = motus_version_number();
  if (version < 100)
    return 1;
  std::printf("C++ %ld: Motus %d\n", __cplusplus, static_cast<int>(version));
}
