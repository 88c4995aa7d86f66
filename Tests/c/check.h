/* A test harness in one header. A test is a function without arguments whose
 * name is the sentence that it holds; a check that fails is reported with its
 * place and the test goes on. A program ends with its table:
 *
 *   CHECK_MAIN(TEST(a_new_view_is_opaque), TEST(a_stale_handle_is_reported))
 *
 * With an argument it runs the tests whose names contain it. */
#ifndef CHECK_H
#define CHECK_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

typedef struct check_test {
  const char *name;
  void (*run)(void);
} check_test;

static int check_failures; /* in the test that runs */
static int check_count;    /* in the whole program */

static inline bool check_that(bool holds, const char *what, const char *file,
                              int line) {
  check_count += 1;
  if (!holds) {
    check_failures += 1;
    printf("%s:%d: does not hold: %s\n", file, line, what);
  }
  return holds;
}

static inline bool check_integers(long long got, long long expected,
                                  const char *what, const char *file,
                                  int line) {
  bool holds = check_that(got == expected, what, file, line);
  if (!holds)
    printf("    got %lld, expected %lld\n", got, expected);
  return holds;
}

/* NaN is near nothing. */
static inline bool check_numbers(double got, double expected, double tolerance,
                                 const char *what, const char *file, int line) {
  double apart = got < expected ? expected - got : got - expected;
  bool holds =
      check_that(apart <= tolerance || got == expected, what, file, line);
  if (!holds)
    printf("    got %.17g, expected %.17g within %g: apart %g\n", got, expected,
           tolerance, apart);
  return holds;
}

static inline bool check_texts(const char *got, const char *expected,
                               const char *what, const char *file, int line) {
  bool holds = check_that(got && strcmp(got, expected) == 0, what, file, line);
  if (!holds)
    printf("    got \"%s\", expected \"%s\"\n", got ? got : "(null)", expected);
  return holds;
}

#define CHECK(condition) check_that(condition, #condition, __FILE__, __LINE__)
#define CHECK_EQUAL(got, expected)                        \
  check_integers((long long)(got), (long long)(expected), \
                 #got " == " #expected, __FILE__, __LINE__)
#define CHECK_NEAR(got, expected, tolerance)                          \
  check_numbers(got, expected, tolerance, #got " is near " #expected, \
                __FILE__, __LINE__)
#define CHECK_TEXT(got, expected) \
  check_texts(got, expected, #got " is " #expected, __FILE__, __LINE__)
/* Ends the test when it does not hold: for what the rest stands on. */
#define REQUIRE(condition) \
  do {                     \
    if (!CHECK(condition)) \
      return;              \
  } while (0)

#define TEST(function) \
  { #function, function }
#define CHECK_MAIN(...)                                     \
  int main(int count, char **arguments) {                   \
    const check_test tests[] = {__VA_ARGS__};               \
    return check_run(tests, sizeof tests / sizeof tests[0], \
                     count > 1 ? arguments[1] : "");        \
  }

static inline int check_run(const check_test *tests, size_t count,
                            const char *part) {
  int passed = 0, failed = 0;
  for (size_t i = 0; i < count; i++) {
    if (!strstr(tests[i].name, part))
      continue;
    check_failures = 0;
    tests[i].run();
    if (check_failures)
      printf("FAILED: %s\n", tests[i].name);
    check_failures ? failed++ : passed++;
    fflush(stdout);
  }
  printf("%d tests passed, %d failed, %d checks\n", passed, failed,
         check_count);
  fflush(stdout);
  return failed || passed == 0;
}
#endif
