/* How long a host waits for the library until it has a first frame to draw, and
 * how large the library is. Loaded again after it was unloaded: the files are
 * in memory by then. */
#define _GNU_SOURCE
#include "bench.h"
#include <dlfcn.h>
#include <motus.h>
#include <sys/stat.h>

static void *library;

/* The address of a function; its type is that of the place it is put into. */
static void find(const char *name, void *function) {
  *(void **)function = dlsym(library, name);
  if (*(void **)function)
    return;
  printf("%s\n", dlerror());
  exit(1);
}

static void load(const char *path) {
  library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library)
    return;
  printf("%s\n", dlerror());
  exit(1);
}

static void load_and_call(void *context) {
  int32_t (*version)(void);
  load(context);
  *(void **)&version = dlsym(library, "motus_version_number");
  if (version)
    bench_keep(version());
  dlclose(library);
}

/* A view fades in, and what is to be drawn is read. */
static void load_and_draw(void *context) {
  motus_status (*create)(const motus_runtime_options *, motus_runtime **);
  motus_status (*create_view)(motus_runtime *, motus_view **);
  motus_status (*add)(motus_view *, motus_view *);
  motus_view *(*window)(motus_runtime *);
  motus_status (*begin)(motus_runtime *, const motus_animation_options *);
  motus_status (*commit)(motus_runtime *, motus_completion_fn, void *,
                         motus_destroy_fn, motus_animation **);
  motus_status (*set_alpha)(motus_view *, double);
  motus_status (*tick)(motus_runtime *, double);
  motus_status (*draw)(motus_runtime *, const motus_draw_item **, size_t *);
  motus_status (*destroy)(motus_runtime *);
  motus_runtime *runtime;
  motus_view *view;
  const motus_draw_item *items;
  size_t count;
  load(context);
  find("motus_runtime_create", &create);
  find("motus_view_create", &create_view);
  find("motus_view_add_subview", &add);
  find("motus_runtime_window", &window);
  find("motus_runtime_begin_animation", &begin);
  find("motus_runtime_commit_animation", &commit);
  find("motus_view_set_alpha", &set_alpha);
  find("motus_runtime_tick", &tick);
  find("motus_runtime_draw_list", &draw);
  find("motus_runtime_destroy", &destroy);
  if (create(NULL, &runtime) || create_view(runtime, &view) ||
      add(window(runtime), view) || begin(runtime, NULL) ||
      set_alpha(view, 0.5) || commit(runtime, NULL, NULL, NULL, NULL) ||
      tick(runtime, 0.1) || draw(runtime, &items, &count) || count != 2) {
    printf("there is no first frame\n");
    exit(1);
  }
  bench_keep(items[1].alpha);
  destroy(runtime);
  dlclose(library);
}

int main(int count, char **arguments) {
  if (count < 3)
    return 2;
  char *motus = arguments[1];
  char other[] = "libutil.so.1"; /* nothing is in it since glibc 2.34 */
  bench_title("Loading (against an empty library of libc's)");
  bench_value("the first dlopen, frame and dlclose",
              1e6 * bench_once(load_and_draw, motus), "us", 10000);
  bench_ratio("dlopen, call, dlclose",
              bench_compare(load_and_call, motus, load_and_call, other, 200), 1,
              0);
  bench_ratio("dlopen to the first frame, dlclose",
              bench_compare(load_and_draw, motus, load_and_call, other, 200), 1,
              0);
  struct stat file;
  if (stat(arguments[2], &file))
    return 1;
  bench_value("size without debug sections", (double)file.st_size / 1000, "kB",
              2200);
}
