/* A library with all functions of motus.h that hands every call on to the real
 * one and writes it down, with its answer and with the host's answers to
 * callbacks. It stands in the way as another libmotus.so.0: nothing of it is in
 * the library, so that a host that does not record pays nothing.
 *
 *   MOTUS_TRACE=run.trace LD_LIBRARY_PATH=/usr/lib/motus-record ./host
 *
 * The real library is MOTUS_RECORDED, or libmotus.so.0 one folder above this
 * one; on Windows, where both are a motus.dll, this one stands beside the host.
 * Without MOTUS_TRACE nothing is written. Recorded is the thread whose call
 * comes first; calls of others go through. MOTUS_LIVE is explained in live.h.
 */
#define _GNU_SOURCE
#include "record.h"
#include "loader.h"
#include <stdio.h>

static FILE *file;
static bool is_owned;
static loader_thread owner;
static loader_library library;

static void *find(const char *name) {
  void *found = loader_find(library, name);
  if (!found) {
    fprintf(stderr,
            "motus-record: the library has no %s: both must be of one "
            "version\n",
            name);
    abort();
  }
  return found;
}

__attribute__((constructor)) static void load(void) {
  const char *path = getenv("MOTUS_RECORDED"), *trace = getenv("MOTUS_TRACE");
  const char *orders = getenv("MOTUS_LIVE");
  char beside[4096];
  const struct record_name *one;
  if (!path) {
    loader_folder(record_real, beside, sizeof beside - sizeof LOADER_ABOVE);
    path = strcat(beside, LOADER_ABOVE);
  }
  library = loader_open(path);
  if (!library) {
    fprintf(stderr, "motus-record: no library: %s\n", loader_error());
    abort();
  }
  for (one = record_names; one->name; one++) {
    void *found = find(one->name);
    memcpy((char *)record_real + one->offset, &found, sizeof found);
  }
  if (trace && *trace) {
    file = fopen(trace, "wb");
    if (!file)
      fprintf(stderr, "motus-record: %s cannot be written\n", trace);
  }
  if (file) {
    const char *(*version)(void);
    void *found = find("motus_version_string");
    memcpy(&version, &found, sizeof found);
    fprintf(file, "motus trace 1, library %s\n", version());
    fflush(file); /* a live inspector waits for it */
    if (orders && *orders)
      live_open(orders);
  }
}

__attribute__((destructor)) static void unload(void) {
  if (file)
    fclose(file);
  file = NULL;
  live_close();
}

/* The process's memory is the host's business: these calls go through. */
motus_status motus_library_set_memory(const motus_memory_source *source) {
  motus_status (*call)(const motus_memory_source *);
  void *found = find("motus_library_set_memory");
  memcpy(&call, &found, sizeof found);
  return call(source);
}

motus_status motus_library_set_memory_budget(size_t bytes) {
  motus_status (*call)(size_t);
  void *found = find("motus_library_set_memory_budget");
  memcpy(&call, &found, sizeof found);
  return call(bytes);
}

bool record_owns(bool claims) {
  if (!file)
    return false;
  if (!is_owned && claims) {
    owner = loader_this_thread();
    is_owned = true;
  }
  return is_owned && loader_is_same(owner, loader_this_thread());
}

void record_write(const char *line, size_t length) {
  fwrite(line, 1, length, file);
  fputc('\n', file);
}

void record_flush(void) {
  fflush(file);
}

void record_wait(unsigned milliseconds) {
  loader_wait(milliseconds);
}
