/* Where the library's memory comes from: the host's own, an allocator that
 * fails, and a budget. Each test is a process of its own, since the memory is
 * set once in a process. A build that takes the system's memory says so. */
#define _POSIX_C_SOURCE 200809L
#include "host_memory.h"
#include "misuse_driver.h"

/* One object of every kind, transitions, a sheet, tabs, gestures, dynamics:
 * what the tests of misuse have, brought to rest and ended. */
static uint64_t play(void) {
  objects_open(&here);
  for (int frame = 0; frame < 90; frame++)
    motus_runtime_tick(here.runtime, 10 + frame / 60.);
  uint64_t trace = motus_runtime_trace_hash(here.runtime);
  objects_close(&here);
  return trace;
}

static void with_memory_of_the_host(void) {
  motus_memory_source source = source_of_host();
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_OK);
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_ERROR_INVALID_STATE);
  uint64_t first = play();
  long blocks = host.blocks, bytes = host.bytes;
  CHECK(host.asked > 500);
  for (int round = 0; round < 3; round++)
    CHECK(play() == first);
  CHECK_EQUAL(host.blocks, blocks); /* what is left is the process's */
  CHECK_EQUAL(host.bytes, bytes);
  CHECK(blocks < 32);
  CHECK(!host.has_wrong_sizes && !host.has_wrong_alignments);
  motus_runtime *runtime = NULL;
  motus_statistics s = {.struct_size = sizeof s};
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_statistics(runtime, &s), MOTUS_OK);
  CHECK(s.library_bytes > 0 && (long)s.library_bytes <= host.bytes);
  CHECK(s.library_peak_bytes > s.library_bytes);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

static void all_memory_comes_from_the_host_and_goes_back(void) {
  holds_apart(with_memory_of_the_host, 0);
}

static void after_a_runtime(void) {
  motus_memory_source source = source_of_host();
  motus_runtime *runtime = NULL;
  motus_memory_source half = {.struct_size = sizeof half, .allocate = give};
  CHECK_EQUAL(motus_library_set_memory(NULL), MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_library_set_memory(&half), MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(host.asked, 0);
}

static void memory_is_not_set_after_a_runtime(void) {
  holds_apart(after_a_runtime, 0);
}

static void after_diagnostics(void) {
  motus_memory_source source = source_of_host();
  report_clear();
  motus_library_set_diagnostics(report_note, NULL, NULL);
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_ERROR_INVALID_STATE);
  CHECK_TEXT(reported.message,
             "the library holds memory already: set it before other calls");
  motus_library_set_diagnostics(NULL, NULL, NULL);
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_OK);
}

static void memory_is_set_before_other_calls(void) {
  holds_apart(after_diagnostics, 0);
}

/* Every allocation fails once; the host makes room, and all goes on. */
static void every_first_time(void) {
  motus_memory_source source = source_of_host();
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_OK);
  uint64_t good = play();
  host.fails_once = true;
  host.asked = host.refused = 0;
  CHECK(play() == good);
  CHECK(host.refused > 500);
  CHECK_EQUAL(host.refused, host.room_made);
  CHECK_EQUAL(host.asked, 2 * host.refused);
}

static void every_allocation_fails_once_and_all_goes_on(void) {
  holds_apart(every_first_time, 0);
}

static void for_good(void) {
  motus_memory_source source = source_of_host();
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_OK);
  objects_open(&here);
  host.fails_for_good = true;
  play();
}

static void without_memory_the_host_has_the_last_word(void) {
  holds_apart(for_good, 42);
}

/* Every function of the header with a budget that is used up: it does what it
 * does, or refuses, has changed nothing, and does it once there is room. */
static void with_a_budget(void) {
  int refusals = 0;
  for (int f = 0; f < FUNCTION_COUNT; f++) {
    const function_row *row = &functions[f];
    outcome o = {false, MOTUS_OK, false, false};
    int failures = check_failures;
    bool owns = false;
    objects_open(&here);
    motus_library_set_diagnostics(report_note, NULL, NULL);
    for (int i = 0; row->parameters[i].sort != SORT_END; i++)
      owns = owns || row->parameters[i].sort == SORT_DESTROY;
    fill(row);
    state before = state_of(here.runtime);
    CHECK_EQUAL(motus_library_set_memory_budget(1), MOTUS_OK);
    report_clear();
    row->call(arguments, &o);
    CHECK_EQUAL(motus_library_set_memory_budget(0), MOTUS_OK);
    if (o.is_status && o.status == MOTUS_ERROR_OUT_OF_MEMORY) {
      refusals += 1;
      state after = state_of(here.runtime);
      CHECK(memcmp(&before, &after, sizeof before) == 0);
      CHECK_EQUAL(destroyed, owns);
      CHECK_EQUAL(reported.count, 1);
      CHECK_TEXT(reported.function, row->name);
      results_are_cleared(row);
      fill(row);
      row->call(arguments, &o);
      CHECK_EQUAL(o.status, row->good);
    } else if (o.is_status) {
      CHECK_EQUAL(o.status, row->good);
      CHECK(!strstr(row->name, "_create"));
    }
    if (strcmp(row->name, "motus_runtime_create") == 0) {
      motus_runtime *created;
      memcpy(&created, arguments[1].room.bytes, sizeof created);
      motus_runtime_destroy(created);
    }
    if (check_failures > failures)
      printf("    %s\n", row->name);
    objects_close(&here);
    motus_library_set_diagnostics(NULL, NULL, NULL);
  }
  CHECK(refusals >= 34);
  printf("%d functions refuse\n", refusals);
}

static void a_budget_refuses_what_begins_and_changes_nothing(void) {
  holds_apart(with_a_budget, 0);
}

/* What a call makes for a moment has a bound, which the header says. */
static void within_a_call(void) {
  motus_memory_source source = source_of_host();
  CHECK_EQUAL(motus_library_set_memory(&source), MOTUS_OK);
  for (int f = 0; f < FUNCTION_COUNT; f++) {
    outcome o = {false, MOTUS_OK, false, false};
    objects_open(&here);
    fill(&functions[f]);
    long before = host.peak = host.bytes;
    functions[f].call(arguments, &o);
    if (host.peak - before > 2 * before + 65536) {
      printf("    %s: %ld bytes, %ld were held\n", functions[f].name,
             host.peak - before, before);
      CHECK(false);
    }
    if (strcmp(functions[f].name, "motus_runtime_create") == 0) {
      motus_runtime *created;
      memcpy(&created, arguments[1].room.bytes, sizeof created);
      motus_runtime_destroy(created);
    }
    objects_close(&here);
  }
}

static void the_peak_of_a_call_is_bounded(void) {
  holds_apart(within_a_call, 0);
}

CHECK_MAIN(TEST(all_memory_comes_from_the_host_and_goes_back),
           TEST(memory_is_not_set_after_a_runtime),
           TEST(memory_is_set_before_other_calls),
           TEST(every_allocation_fails_once_and_all_goes_on),
           TEST(without_memory_the_host_has_the_last_word),
           TEST(a_budget_refuses_what_begins_and_changes_nothing),
           TEST(the_peak_of_a_call_is_bounded))
