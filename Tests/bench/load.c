/* How long a host waits for the library, and how large it is.
 * Loaded again after it was unloaded: the files are in memory by then. */
#define _GNU_SOURCE
#include "bench.h"
#include <dlfcn.h>
#include <sys/stat.h>

typedef struct target {
  const char *path, *function;
} target;

static void load_and_call(void *context) {
  const target *it = context;
  void *library = dlopen(it->path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    printf("%s\n", dlerror());
    exit(1);
  }
  void *symbol = dlsym(library, it->function);
  int32_t (*call)(void);
  *(void **)&call = symbol;
  if (it->path[0] == '/')
    bench_keep(call());
  dlclose(library);
}

int main(int count, char **arguments) {
  if (count < 3)
    return 2;
  target motus = {arguments[1], "motus_version_number"};
  target other = {"libutil.so.1", "openpty"}; /* an empty library of libc's */
  bench_title("Loading (against an empty library of libc's)");
  bench_value("the first dlopen and call, in microseconds",
              1e6 * bench_once(load_and_call, &motus), "us", 0);
  bench_ratio("dlopen, call, dlclose",
              bench_compare(load_and_call, &motus, load_and_call, &other, 200),
              1, 0);
  struct stat file;
  if (stat(arguments[2], &file))
    return 1;
  bench_value("size without debug sections, in kB", (double)file.st_size / 1000,
              "kB", 1000);
}
