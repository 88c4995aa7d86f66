/* Runtimes on threads that get each other's handles by mistake: refused by
 * their numbers, with nothing of the other runtime read. A thread sanitizer
 * finds a race here if something is.
 *
 * Three faults of the numbers themselves have not been found this way, and
 * schedules do not help. What a runtime keeps for life may be read by everybody:
 * that is no race. The highest generation is written when a name is used more
 * often than any before: a plain read of it must meet that among the last few
 * accesses which the sanitizer keeps. And a load that is relaxed where it must
 * acquire is the same instruction on x86-64, and an atomic one to the sanitizer.
 * handles_test and runtimes_test hold what the numbers come to. */
#define _POSIX_C_SOURCE 200809L
#include "check.h"
#include "motus.h"
#include <pthread.h>
#include <sched.h>
#include <stdint.h>

#define ROUNDS 300
#define THREADS 4
#define ENDINGS 10

/* Nothing follows from these for the order of anything else: a thread that
 * reads what another one wrote has nothing but the library to save it. */
#define TELL(place, value) __atomic_store_n(&(place), value, __ATOMIC_RELAXED)
#define HEAR(place) __atomic_load_n(&(place), __ATOMIC_RELAXED)

static motus_view *theirs; /* of a runtime that lives while the threads run */
static motus_view *gone;   /* of one that has ended */
static motus_view *passing[ROUNDS]; /* their owner ends one after the other */
static motus_view *last[ENDINGS];   /* of runtimes that end meanwhile */

static int asked, is_done;

/* All have asked before the owner changes and ends what they asked for, and no
 * lock stands between: who has read anything of it has raced. */
static void wait_for_owner(void) {
  __atomic_fetch_add(&asked, 1, __ATOMIC_RELAXED);
  while (!HEAR(is_done))
    sched_yield();
}

static void *use(void *unused) {
  (void)unused;
  intptr_t wrong = 0;
  for (int round = 0; round < ROUNDS; round++) {
    motus_runtime *rt = NULL;
    motus_view *view = NULL;
    wrong += motus_runtime_create(NULL, &rt) != MOTUS_OK;
    wrong += motus_view_create(rt, &view) != MOTUS_OK;
    wrong += motus_view_add_subview(motus_runtime_window(rt), view) != MOTUS_OK;
    wrong += motus_view_add_subview(view, theirs) != MOTUS_ERROR_FOREIGN_HANDLE;
    wrong += motus_view_add_subview(view, passing[round]) !=
             MOTUS_ERROR_FOREIGN_HANDLE;
    /* Of runtimes that may be ending now: no more is known. */
    for (int i = 0; i < ENDINGS; i++)
      wrong += motus_view_add_subview(view, last[i]) == MOTUS_OK;
    if (round == 0)
      wait_for_owner();
    wrong += motus_view_add_subview(view, gone) != MOTUS_ERROR_STALE_HANDLE;
    wrong += motus_view_set_alpha(gone, .5) != MOTUS_ERROR_STALE_HANDLE;
    motus_view_set_alpha(view, .5);
    wrong += motus_runtime_tick(rt, round) != MOTUS_OK;
    wrong += motus_runtime_destroy(rt) != MOTUS_OK;
    wrong += motus_view_set_alpha(view, 1) != MOTUS_ERROR_STALE_HANDLE;
  }
  return (void *)wrong;
}

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int waiting, is_made;

/* Nobody goes on before all have come: five ask and make at one time. */
static void meet(void) {
  pthread_mutex_lock(&gate);
  waiting += 1;
  pthread_cond_broadcast(&changed);
  while (waiting < 5)
    pthread_cond_wait(&changed, &gate);
  pthread_mutex_unlock(&gate);
}

/* Bits that no runtime has given, as of the fifth one in the process. */
static void *ask(void *unused) {
  (void)unused;
  intptr_t wrong = 0;
  meet();
  for (int i = 0, after = 0; i < 2000 || after < 100; i++) {
    after += HEAR(is_made);
    uintptr_t bits = (uintptr_t)MOTUS_KIND_VIEW
                     << (sizeof bits * 8 > 46 ? 42 : 27);
    bits |= (uintptr_t)5 << (sizeof bits * 8 > 46 ? 35 : 24);
    wrong += motus_view_set_alpha((motus_view *)(bits + (uintptr_t)i), .5) !=
             MOTUS_ERROR_STALE_HANDLE;
  }
  return (void *)wrong;
}

/* Of the process: what all runtimes have in common is made with it. */
static void made_up_handles_meet_the_first_runtime(void) {
  motus_runtime *rt = NULL;
  pthread_t threads[4];
  for (int i = 0; i < 4; i++)
    CHECK_EQUAL(pthread_create(&threads[i], NULL, ask, NULL), 0);
  meet();
  CHECK_EQUAL(motus_runtime_create(NULL, &rt), MOTUS_OK);
  TELL(is_made, 1);
  for (int i = 0; i < 4; i++) {
    void *wrong = NULL;
    pthread_join(threads[i], &wrong);
    CHECK_EQUAL((intptr_t)wrong, 0);
  }
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_OK);
}

static void handles_of_other_threads_are_refused(void) {
  motus_runtime *rt = NULL, *ends = NULL;
  CHECK_EQUAL(motus_runtime_create(NULL, &rt), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_create(NULL, &ends), MOTUS_OK);
  CHECK_EQUAL(motus_view_create(rt, &theirs), MOTUS_OK);
  CHECK_EQUAL(motus_view_create(ends, &gone), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(ends), MOTUS_OK);
  for (int i = 0; i < ROUNDS; i++)
    CHECK_EQUAL(motus_view_create(rt, &passing[i]), MOTUS_OK);
  motus_runtime *endings[ENDINGS];
  for (int i = 0; i < ENDINGS; i++) {
    CHECK_EQUAL(motus_runtime_create(NULL, &endings[i]), MOTUS_OK);
    CHECK_EQUAL(motus_view_create(endings[i], &last[i]), MOTUS_OK);
  }
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++)
    CHECK_EQUAL(pthread_create(&threads[i], NULL, use, NULL), 0);
  while (HEAR(asked) < THREADS)
    sched_yield();
  /* Its owner goes on using it, ends what the others hold, and makes more:
   * where names are looked up changes. */
  for (int i = 0; i < ROUNDS; i++) {
    motus_view *beside[8] = {NULL};
    motus_view_set_alpha(theirs, i % 2);
    motus_release(passing[i]);
    for (int j = 0; j < 8; j++)
      motus_view_create(rt, &beside[j]);
    for (int j = 0; j < 8; j++)
      motus_release(beside[j]);
    motus_runtime_tick(rt, i);
    if (i % (ROUNDS / ENDINGS) == 0)
      CHECK_EQUAL(motus_runtime_destroy(endings[i * ENDINGS / ROUNDS]),
                  MOTUS_OK);
    if (i == ROUNDS / 2)
      TELL(is_done, 1);
  }
  for (int i = 0; i < THREADS; i++) {
    void *wrong = NULL;
    pthread_join(threads[i], &wrong);
    CHECK_EQUAL((intptr_t)wrong, 0);
  }
  motus_release(theirs);
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_OK);
}

CHECK_MAIN(TEST(made_up_handles_meet_the_first_runtime),
           TEST(handles_of_other_threads_are_refused))
