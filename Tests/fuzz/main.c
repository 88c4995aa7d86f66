/* The fuzzer by itself: inputs from files and from seeds, each run twice. The
 * same seeds do the same on every machine. An input that crashes ends its child
 * process; the next one goes on behind it.
 *
 *   fuzz [--from N] [--count N] [FILE…]   runs files, then seeds
 *   fuzz --hashes …                       what each comes to, for other machines
 *   fuzz --acts [--every N] [--from N]    every function in every callback
 *   fuzz --storms [--every N] [--from N]  some calls at once in a callback
 *   fuzz --numbers [--every N] [--from N] hostile numbers in every place
 *   fuzz --make SEED                      writes the input of a seed
 *   fuzz --unroll FILE                    writes its steps without a scene
 *   fuzz --print FILE                     writes it as a C program */
#define _GNU_SOURCE
#include "plays.h"
#include "memory.h"
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_BYTES = HEAD_BYTES + MOST_STEPS * STEP_BYTES, MOST_SECONDS = 20 };

static struct shared {
  long at; /* the input under way */
  counts reached;
  char what[256];
} * shared;

static uint8_t input[MOST_BYTES];
static pid_t looks; /* the process that looks for inputs, and tells itself */

void found(const char *what, const char *where) {
  if (getpid() == looks)
    printf("an input by itself: %s: %s\n", what, where), fflush(stdout);
  snprintf(shared->what, sizeof shared->what, "%s: %s", what, where);
  shared->reached = reached;
  if (prints) {
    print_program(stdout);
    fflush(stdout);
  }
  if (getenv("FUZZ_ABORT"))
    abort();
  _exit(70);
}

static void on_signal(int number) {
  static const char *const text[] = {[SIGSEGV] = "invalid memory",
                                     [SIGBUS] = "invalid memory",
                                     [SIGILL] = "trap",
                                     [SIGTRAP] = "trap",
                                     [SIGFPE] = "arithmetic",
                                     [SIGABRT] = "abort",
                                     [SIGPROF] = "does not end"};
  found(text[number], f.doing ? f.doing : "nothing");
}

static void catch_signals(void) {
  static char stack[1 << 16];
  const int numbers[] = {SIGSEGV, SIGBUS,  SIGILL, SIGTRAP,
                         SIGFPE,  SIGABRT, SIGPROF};
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
  for (int i = 0; i < 7; i++)
    sigaction(numbers[i],
              &(struct sigaction){.sa_handler = on_signal,
                                  .sa_flags = SA_ONSTACK | SA_NODEFER},
              NULL);
}

/* Of the processor: what else the machine does has no part in it. */
static void limit_time(int seconds) {
  setitimer(ITIMER_PROF, &(struct itimerval){.it_value = {seconds, 0}}, NULL);
}

static size_t read_file(const char *path) {
  FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
  if (!file) {
    printf("cannot read %s\n", path);
    exit(2);
  }
  size_t size = fread(input, 1, sizeof input, file);
  fclose(file);
  return size;
}

static void run_twice(size_t size) {
  limit_time(MOST_SECONDS);
  run_input(input, size);
  uint64_t first = f.hash;
  long before = living_allocations();
  run_input(input, size);
  if (f.hash != first)
    found("two runs answer differently", "the input");
  if (living_allocations() != before)
    found("allocations are left", "the input");
  limit_time(0);
}

typedef struct work {
  char **files;
  long file_count, from, count;
} work;

static size_t take(const work *w, long at) {
  return at < w->file_count
             ? read_file(w->files[at])
             : make_input((uint64_t)(w->from + at - w->file_count), input,
                          sizeof input);
}

static void add_counts(counts *to, const counts *of) {
  const uint64_t *more = (const uint64_t *)of;
  uint64_t *sum = (uint64_t *)to;
  for (size_t i = 0; i < sizeof *to / sizeof *sum; i++)
    sum[i] += more[i];
}

static void name_input(const work *w, long at) {
  if (at < w->file_count)
    printf("%s", w->files[at]);
  else
    printf("seed %ld", w->from + at - w->file_count);
}

/* What was never called: the generator does not reach it. */
static int print_reached(const counts *all) {
  int slots_reached = 0, functions_good = 0;
  for (int i = 0; i < function_count; i++) {
    functions_good += all->good[i] > 0;
    if (!all->good[i])
      printf("%s: %s\n", all->calls[i] ? "never succeeds" : "never called",
             functions[i].name);
  }
  for (int i = 0; i < slot_count; i++) {
    slots_reached += all->visits[i] > 0;
    if (!all->visits[i])
      printf("never called back: %s\n", slots[i].name);
  }
  printf("%llu inputs, %llu calls; %d of %d functions succeed, %d of %d "
         "callback slots are called\n",
         (unsigned long long)all->inputs, (unsigned long long)all->steps,
         functions_good, function_count, slots_reached, slot_count);
  return functions_good < function_count || slots_reached < slot_count;
}

static int run_all(const work *w, bool asks_reach) {
  counts all;
  int failures = 0;
  memset(&all, 0, sizeof all);
  for (long at = 0; at < w->file_count + w->count;) {
    shared->at = at;
    shared->what[0] = 0;
    memset(&shared->reached, 0, sizeof shared->reached);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      catch_signals();
      for (; at < w->file_count + w->count; at++) {
        shared->at = at;
        run_twice(take(w, at));
      }
      shared->reached = reached;
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    add_counts(&all, &shared->reached);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
      break;
    failures += 1;
    name_input(w, shared->at);
    printf(": %s\n", shared->what[0] ? shared->what : "ends the process");
    at = shared->at + 1;
  }
  int missing = print_reached(&all);
  return failures > 0 || (asks_reach && missing);
}

/* What each input comes to, to be compared with other machines. One that ends
 * the process is told by a line that is missing. Each has a process of its own:
 * what made-up handles are taken for differs with the runtimes that were. */
static void print_hashes(const work *w) {
  check_plans(); /* aimed once, not in each process */
  for (long at = 0; at < w->file_count + w->count; at++) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      limit_time(MOST_SECONDS * 10);
      run_input(input, take(w, at));
      name_input(w, at);
      printf(": %016llx\n", (unsigned long long)f.hash);
      fflush(stdout);
      _exit(0);
    }
    waitpid(child, NULL, 0);
  }
}

/* One input with one thing done to it, and the next: each is called by its
 * number, which --from takes. */
typedef struct plays {
  long (*prepare)(void);
  void (*play)(long number);
  void (*name)(long number, char *text, size_t room);
} plays;

static int run_plays(const plays *of, long from, long every, long most) {
  char text[256];
  int failures = 0;
  looks = getpid();
  long count = of->prepare(), done = 0;
  for (long at = from < 1 ? 1 : from; at <= count && done < most;) {
    shared->at = at;
    shared->what[0] = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      catch_signals();
      for (; at <= count && done < most; at += every, done++) {
        shared->at = at;
        limit_time(MOST_SECONDS);
        of->play(at - 1);
      }
      shared->at = at;
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    done += (shared->at - at) / every;
    at = shared->at;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
      break;
    of->name(at - 1, text, sizeof text);
    printf("play %ld: %s: %s\n", at, text,
           shared->what[0] ? shared->what : "ends the process");
    failures += 1, done += 1, at += every;
  }
  printf("%ld of %ld plays, %d failures\n", done, count, failures);
  return count == 0 || failures > 0;
}

int main(int count, char **words) {
  work w = {NULL, 0, 1, 0};
  bool asks_reach = false, asks_hashes = false;
  long every = 1;
  const plays *playing = NULL;
  static const plays acts = {prepare_acts, play_act, name_act};
  static const plays storms = {prepare_storms, play_storm, name_storm};
  static const plays numbers = {prepare_numbers, play_number, name_number};
  static char *files[4096];
  w.files = files;
  shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE,
                MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  for (int i = 1; i < count; i++) {
    const char *next = i + 1 < count ? words[i + 1] : "";
    if (strcmp(words[i], "--from") == 0) {
      w.from = atol(next), i++;
    } else if (strcmp(words[i], "--count") == 0) {
      w.count = atol(next), i++;
    } else if (strcmp(words[i], "--reach") == 0) {
      asks_reach = true;
    } else if (strcmp(words[i], "--hashes") == 0) {
      asks_hashes = true;
    } else if (strcmp(words[i], "--acts") == 0) {
      playing = &acts;
    } else if (strcmp(words[i], "--storms") == 0) {
      playing = &storms;
    } else if (strcmp(words[i], "--numbers") == 0) {
      playing = &numbers;
    } else if (strcmp(words[i], "--every") == 0) {
      every = atol(next), i++;
    } else if (strcmp(words[i], "--plans") == 0) {
      return !check_plans();
    } else if (strcmp(words[i], "--trace") == 0) {
      traces = true;
    } else if (strcmp(words[i], "--make") == 0) {
      size_t size = make_input((uint64_t)atol(next), input, sizeof input);
      return fwrite(input, 1, size, stdout) != size;
    } else if (strcmp(words[i], "--unroll") == 0) {
      static uint8_t out[MOST_BYTES];
      size_t size = unroll(input, read_file(next), out, sizeof out);
      return fwrite(out, 1, size, stdout) != size;
    } else if (strcmp(words[i], "--print") == 0) {
      size_t size = read_file(next);
      prints = true;
      pid_t child = fork();
      if (child == 0) {
        catch_signals();
        if (freopen("/dev/null", "w", stderr) == NULL)
          _exit(1);
        run_input(input, size);
        print_program(stdout);
        fflush(stdout);
        _exit(0);
      }
      waitpid(child, NULL, 0);
      return 0;
    } else if (w.file_count < 4096) {
      files[w.file_count++] = words[i];
    }
  }
  if (playing)
    return run_plays(playing, w.from, every, w.count ? w.count : LONG_MAX);
  if (asks_hashes) {
    print_hashes(&w);
    return 0;
  }
  return run_all(&w, asks_reach);
}
