/* Lists that are not there, counts and room beyond all that can be, and what may be NULL, in
 * every function. */
#include "misuse_driver.h"

static bool is_list(const parameter *p) {
  return p->sort == SORT_LISTED || p->sort == SORT_HANDLES ||
         (p->sort == SORT_NUMBERS && p->need != BY_VALUE);
}

/* The list that a parameter counts: the one before it. */
static bool counts(target t) {
  return t.at > 0 && is_list(&t.row->parameters[t.at - 1]) &&
         (strcmp(t.p->name, "count") == 0 || strcmp(t.p->name, "size") == 0);
}

static void give_no_list(target t) {
  /* Zeros, as many as are counted. */
  if (!counts(t) || strcmp(t.row->name, "motus_value_create") == 0)
    return;
  target list = {t.row, t.p - 1, t.at - 1, t.bad - 1};
  fill(t.row);
  list.bad->pointer = NULL;
  refuses(list, MOTUS_ERROR_INVALID_ARGUMENT, "no list");
}

static void a_count_without_a_list_is_refused(void) {
  each_parameter(give_no_list);
}

/* Some lists have a limit that the header names. */
static void give_counts(target t) {
  const long long numbers[] = {-1, INT64_MIN, 1LL << 40};
  for (int i = 0; i < 3 && counts(t) && !needs_a_state(t); i++) {
    outcome o = {false, MOTUS_OK, false, false};
    fill(t.row);
    t.bad->integer = numbers[i];
    t.row->call(arguments, &o);
    fill(t.row);
    t.bad->integer = numbers[i];
    refuses(t,
            o.status == MOTUS_ERROR_LIMIT ? MOTUS_ERROR_LIMIT
                                          : MOTUS_ERROR_INVALID_ARGUMENT,
            "a count beyond all");
  }
}

static void counts_beyond_all_are_refused(void) {
  each_parameter(give_counts);
}

/* Nothing is written where there cannot be so much room. The numbers of a property, a value or a
 * glide are few: they find theirs in any. */
static void give_room(target t) {
  const long long numbers[] = {-1, INT64_MIN};
  bool is_few = strstr(t.row->name, "view_property") ||
                strstr(t.row->name, "motus_value_") ||
                strstr(t.row->name, "_glide");
  for (int i = 0; i < 2 && strcmp(t.p->name, "capacity") == 0 && !is_few; i++) {
    fill(t.row);
    t.bad->integer = numbers[i];
    refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, "room beyond all");
  }
}

static void room_beyond_all_is_refused(void) {
  each_parameter(give_room);
}

/* A world of its own for each: the call may do something. */
static void what_may_be_null_may_be_null(void) {
  for (int f = 0; f < FUNCTION_COUNT; f++)
    for (int at = 0; functions[f].parameters[at].sort != SORT_END; at++) {
      const function_row *row = &functions[f];
      outcome o = {false, MOTUS_OK, false, false};
      int failures = check_failures, owns = 0;
      const parameter *p = &row->parameters[at];
      if (p->need != MAY_BE_NULL || p->sort == SORT_DATA ||
          p->sort == SORT_DESTROY)
        continue;
      objects_open(&here);
      fill(row);
      for (int i = 0; row->parameters[i].sort != SORT_END; i++)
        owns += row->parameters[i].sort == SORT_DESTROY;
      arguments[at].pointer = NULL;
      arguments[at].function = NULL;
      report_clear();
      row->call(arguments, &o);
      CHECK_EQUAL(reported.count, o.status != MOTUS_OK);
      CHECK(o.status == MOTUS_OK || o.status == row->good ||
            o.status == MOTUS_ERROR_INVALID_ARGUMENT);
      /* Without its functions nobody wants their data; a zoom keeps it. */
      if (p->sort == SORT_SIZED && strcmp(p->name, "options") != 0 &&
          strcmp(p->name, "timing") != 0)
        CHECK(destroyed == owns || strstr(row->name, "create") ||
              strstr(row->name, "set_zoom"));
      if (check_failures > failures)
        printf("    %s without %s: %d, \"%s\"\n", row->name, p->name, o.status,
               reported.message);
      objects_close(&here);
      CHECK_EQUAL(destroyed, owns);
    }
}

CHECK_MAIN(TEST(a_count_without_a_list_is_refused),
           TEST(counts_beyond_all_are_refused),
           TEST(room_beyond_all_is_refused), TEST(what_may_be_null_may_be_null))
