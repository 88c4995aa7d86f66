/* A library with all functions of motus.h that hands every call on to the real
 * one and writes it down, with its answer and with the host's answers to
 * callbacks. It stands in the way as another libmotus.so.0: nothing of it is in
 * the library, so that a host that does not record pays nothing.
 *
 *   MOTUS_TRACE=run.trace LD_LIBRARY_PATH=/usr/lib/motus-record ./host
 *
 * The real library is MOTUS_RECORDED, or libmotus.so.0 one folder above this
 * one. Without MOTUS_TRACE nothing is written. Recorded is the thread whose call
 * comes first; calls of others go through. */
#define _GNU_SOURCE
#include "record.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static FILE *file;
static bool is_owned;
static pthread_t owner;
static unsigned last_id;
static int paused;
static struct held *bares;
static void *library;

static void *find(const char *name) {
  void *found = dlsym(library, name);
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
  char beside[4096];
  const struct record_name *one;
  Dl_info self;
  if (!path && dladdr(record_real, &self)) {
    const char *end = strrchr(self.dli_fname, '/');
    snprintf(beside, sizeof beside, "%.*s/../libmotus.so.0",
             end ? (int)(end - self.dli_fname) : 1, end ? self.dli_fname : ".");
    path = beside;
  }
  library = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!library) {
    fprintf(stderr, "motus-record: no library: %s\n", dlerror());
    abort();
  }
  for (one = record_names; one->name; one++) {
    void *found = find(one->name);
    memcpy((char *)record_real + one->offset, &found, sizeof found);
  }
  if (trace && *trace) {
    file = fopen(trace, "w");
    if (!file)
      fprintf(stderr, "motus-record: %s cannot be written\n", trace);
  }
  if (file) {
    const char *(*version)(void);
    void *found = find("motus_version_string");
    memcpy(&version, &found, sizeof found);
    fprintf(file, "motus trace 1, library %s\n", version());
  }
}

__attribute__((destructor)) static void unload(void) {
  if (file)
    fclose(file);
  file = NULL;
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

static bool is_mine(void) {
  if (!file)
    return false;
  if (!is_owned) {
    owner = pthread_self();
    is_owned = true;
  }
  return !paused && pthread_equal(owner, pthread_self());
}

void record_pause(int by) {
  if (is_owned && pthread_equal(owner, pthread_self()))
    paused += by;
}

bool record_begin(const char *name) {
  if (!is_mine())
    return false;
  trace_begin(name);
  return true;
}

void record_end(void) {
  size_t length;
  const char *line = trace_line(&length);
  fwrite(line, 1, length, file);
  fputc('\n', file);
}

void record_answer(void) {
  trace_begin("=");
}
void record_given(void) {
  trace_begin(">");
}
void record_flush(void) {
  fflush(file);
}

/* MARK: The host's functions */

struct held *record_hold(void *user_data, motus_destroy_fn destroy) {
  struct held *made = calloc(1, sizeof *made);
  if (!made)
    abort();
  made->id = ++last_id;
  made->user_data = user_data;
  made->destroy = destroy;
  return made;
}

struct held *record_bare(void *user_data, motus_destroy_fn destroy) {
  struct held *made = record_hold(user_data, destroy);
  made->next = bares;
  bares = made;
  return made;
}

struct held *record_block(motus_block_fn block, const char *label, void *data) {
  struct held *made = record_hold(data, NULL);
  made->function[0] = (any_function)block;
  made->label[0] = label;
  return made;
}

void *record_table(struct held *held, const void *table, size_t size) {
  size_t given;
  memcpy(&given, table, sizeof given);
  held->table = calloc(1, size);
  if (!held->table)
    abort();
  memcpy(held->table, table, given < size ? given : size);
  memcpy(held->table, &given, sizeof given);
  return held->table;
}

void record_destroy(struct held *held, struct held *bare, bool given) {
  if (!held && bare)
    trace_function(bare->id);
  else
    trace_word(given ? "!" : "-");
}

static void end(struct held *held) {
  if (held->destroy) {
    const bool kept = record_callback(held, "destroy");
    if (kept)
      record_end();
    held->destroy(held->user_data);
    if (kept) {
      record_given();
      record_end();
    }
  }
  free(held->table);
  free(held);
}

void record_freed(void *held) {
  end(held);
}

void record_bare_freed(void *user_data) {
  struct held **at = &bares;
  while (*at && (*at)->user_data != user_data)
    at = &(*at)->next;
  if (*at) {
    struct held *found = *at;
    *at = found->next;
    end(found);
  }
}

bool record_callback(struct held *held, const char *label) {
  if (!is_mine())
    return false;
  trace_begin("<");
  trace_unsigned(held->id);
  trace_word(label);
  return true;
}

/* MARK: Curves */

static double on_curve(void *data, double fraction) {
  const struct curve *curve = data;
  const bool kept = is_mine();
  double answer;
  if (kept) {
    trace_begin("< 0 curve");
    trace_number(fraction);
    record_end();
  }
  answer = curve->curve(curve->data, fraction);
  if (kept) {
    record_given();
    trace_number(answer);
    record_end();
  }
  return answer;
}

void record_curve(motus_curve_fn *curve, void **data, struct curve *memory) {
  if (!*curve)
    return;
  if (!memory && !(memory = malloc(sizeof *memory)))
    abort();
  memory->curve = *curve;
  memory->data = *data;
  *curve = on_curve;
  *data = memory;
}
