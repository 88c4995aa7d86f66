/* How long a host waits for the library, and how large it is.
 * Loaded again after it was unloaded: the files are in memory by then. */
#define _GNU_SOURCE
#include "bench.h"
#include <dlfcn.h>
#include <sys/stat.h>

static void load_and_call(void *context) {
  void *library = dlopen(context, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    printf("%s\n", dlerror());
    exit(1);
  }
  int32_t (*call)(void);
  *(void **)&call = dlsym(library, "motus_version_number");
  if (call)
    bench_keep(call());
  dlclose(library);
}

int main(int count, char **arguments) {
  if (count < 3)
    return 2;
  char *motus = arguments[1];
  char other[] = "libutil.so.1"; /* nothing is in it since glibc 2.34 */
  bench_title("Loading (against an empty library of libc's)");
  bench_value("the first dlopen and call",
              1e6 * bench_once(load_and_call, motus), "us", 0);
  bench_ratio("dlopen, call, dlclose",
              bench_compare(load_and_call, motus, load_and_call, other, 200), 1,
              0);
  struct stat file;
  if (stat(arguments[2], &file))
    return 1;
  bench_value("size without debug sections", (double)file.st_size / 1000, "kB",
              1000);
}
