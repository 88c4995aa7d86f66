/* Every function of the header, every parameter of it, every bad value: each
 * gives its status and one report, clears its results, changes nothing and
 * keeps nothing. The functions are those of misuse_table.h. */
#include "misuse_driver.h"
#include "seeds.h"

static bool is_handle(target t) {
  return t.p->sort == SORT_HANDLE || t.p->sort == SORT_HANDLES;
}

/* Gives it a handle, alone or as the first of a list. */
static void give(target t, void *handle, motus_status status,
                 const char *what) {
  fill(t.row);
  if (t.p->sort == SORT_HANDLES)
    memcpy(t.bad->room.bytes, &handle, sizeof handle);
  else
    t.bad->pointer = handle;
  refuses(t, status, what);
}

static void give_null(target t) {
  if (t.p->need != NEEDED)
    return;
  t.bad->pointer = NULL;
  t.bad->function = NULL;
  refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, "NULL");
  if (t.p->sort == SORT_HANDLES)
    give(t, NULL, MOTUS_ERROR_INVALID_ARGUMENT, "NULL in the list");
}

static void null_is_refused_where_something_is_needed(void) {
  each_parameter(give_null);
}

/* Beside handles of this runtime one of another runtime is foreign, whether its
 * object lives or not. */
static void give_stale_and_made_up(target t) {
  void *stale = here.stale[t.p->slot];
  void *stale_there = there.stale[t.p->slot];
  void *bits[] = {stale,
                  stale_there,
                  (void *)(uintptr_t)1,
                  (void *)(uintptr_t)0x7fffdeadbee8,
                  (void *)(uintptr_t)0x123456789abcdef0,
                  (void *)UINTPTR_MAX,
                  &here};
  for (int i = 0; i < 7 && is_handle(t); i++)
    give(t, bits[i],
         i == 1 && t.at > 0 ? MOTUS_ERROR_FOREIGN_HANDLE
                            : MOTUS_ERROR_STALE_HANDLE,
         i < 2 ? "stale" : "made up");
}

static void stale_and_made_up_handles_are_reported(void) {
  each_parameter(give_stale_and_made_up);
}

/* Where every instruction is watched, each parameter gets some of the kinds. */
static void give_other_kinds(target t) {
  int step = storm_is_watched() ? 8 : 1;
  for (int other = (t.at + (int)strlen(t.row->name)) % step;
       other < SLOT_COUNT && is_handle(t); other += step)
    if (!slot_fits((slot)other, t.p->slot))
      give(t, here.at[other], MOTUS_ERROR_WRONG_KIND, slot_nouns[other]);
}

static void handles_of_another_kind_are_reported(void) {
  each_parameter(give_other_kinds);
}

static void give_foreign(target t) {
  if (is_handle(t) && t.at > 0)
    give(t, there.at[t.p->slot], MOTUS_ERROR_FOREIGN_HANDLE, "foreign");
}

static void handles_of_another_runtime_are_foreign(void) {
  each_parameter(give_foreign);
}

static void give_what_is_not_finite(target t) {
  const double numbers[] = {NAN, -NAN, INFINITY, -INFINITY};
  if (t.p->sort != SORT_NUMBER && t.p->sort != SORT_NUMBERS)
    return;
  /* It asks first whether there is a glide. */
  if (strcmp(t.row->name, "motus_runtime_glide_jump") == 0)
    return;
  for (size_t i = 0; i < 4 * t.p->size; i++) {
    fill(t.row);
    t.bad->number = numbers[i % 4];
    t.bad->room.numbers[i / 4] = numbers[i % 4];
    refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, "not finite");
  }
}

static void numbers_that_are_not_finite_are_refused(void) {
  each_parameter(give_what_is_not_finite);
}

static void give_integers(target t, const long long *integers, int count,
                          motus_status status, const char *what) {
  for (int i = 0; i < count; i++) {
    fill(t.row);
    t.bad->integer = integers[i];
    refuses(t, status, what);
  }
}

static void give_wrong_sizes(target t) {
  /* The last two end within a pointer, or a number. */
  const size_t sizes[] = {
      0, 1, 8, 16, 4097, SIZE_MAX, t.p->size - 1, t.p->size + 1};
  const long long told[] = {0, 1, 8, 16, 4097, -1};
  if (strcmp(t.p->name, "struct_size") == 0)
    give_integers(t, told, 6, MOTUS_ERROR_STRUCT_SIZE, "a wrong size");
  if (t.p->sort != SORT_SIZED && t.p->sort != SORT_SIZED_OUT)
    return;
  for (int i = 0; i < 8; i++) {
    fill(t.row);
    memcpy(t.bad->room.bytes, &sizes[i], sizeof sizes[i]);
    refuses(t, MOTUS_ERROR_STRUCT_SIZE, "a wrong size");
  }
  if (t.p->sort == SORT_SIZED_OUT)
    return;
  /* A later version's struct, with something in it that we do not know. */
  fill(t.row);
  size_t larger = t.p->size + 24;
  memcpy(t.bad->room.bytes, &larger, sizeof larger);
  t.bad->room.bytes[t.p->size + 23] = 1;
  refuses(t, MOTUS_ERROR_STRUCT_SIZE, "something unknown");
}

static void struct_sizes_that_no_version_has_are_refused(void) {
  each_parameter(give_wrong_sizes);
}

static void give_what_is_out_of_range(target t) {
  const long long enumerators[] = {99, -1};
  const long long properties[] = {39, 40, 63, 65, 99999, 0xffffffffLL};
  const long long counts[] = {0, 17, -1}, turns[] = {-2, 3};
  if (t.p->sort == SORT_ENUMERATOR)
    give_integers(t, enumerators, 2, MOTUS_ERROR_INVALID_ARGUMENT,
                  "no enumerator");
  /* A key is made of any text. */
  if (t.p->sort == SORT_TEXT && strncmp(t.row->name, "motus_id", 8) != 0) {
    memset(t.bad->room.bytes, 'x', 4000);
    refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, "too long");
  }
  if (strcmp(t.p->name, "property") == 0)
    give_integers(t, properties, 6, MOTUS_ERROR_NOT_FOUND, "no such property");
  if (strcmp(t.p->name, "quarter_turns") == 0)
    give_integers(t, turns, 2, MOTUS_ERROR_INVALID_ARGUMENT, "too many turns");
  /* A list may be asked how long it is; a value needs its room. */
  if (strcmp(t.p->name, "capacity") == 0 && strstr(t.row->name, "property"))
    give_integers(t, counts, 1, MOTUS_ERROR_INVALID_ARGUMENT, "no room");
  if (strcmp(t.p->name, "component_count") == 0 ||
      strcmp(t.row->name, "motus_view_set_property") == 0)
    if (strstr(t.p->name, "count"))
      give_integers(t, counts, 3, MOTUS_ERROR_INVALID_ARGUMENT,
                    "a wrong count");
}

static void other_arguments_out_of_range_are_refused(void) {
  each_parameter(give_what_is_out_of_range);
}

/* The proof that the rest of a refused call was good. */
static void every_function_takes_its_good_arguments(void) {
  for (int f = 0; f < FUNCTION_COUNT; f++) {
    const function_row *row = &functions[f];
    outcome o = {false, MOTUS_OK, false, false};
    int failures = check_failures, owns = 0;
    objects_open(&here);
    fill(row);
    for (int i = 0; row->parameters[i].sort != SORT_END; i++)
      owns += row->parameters[i].sort == SORT_DESTROY;
    motus_library_set_diagnostics(report_note, NULL, NULL);
    report_clear();
    row->call(arguments, &o);
    CHECK_EQUAL(o.status, row->good);
    CHECK_EQUAL(reported.count, row->good != MOTUS_OK);
    if (check_failures > failures)
      printf("    %s; the report was \"%s\"\n", row->name, reported.message);
    objects_close(&here);
    CHECK_EQUAL(destroyed, owns);
    if (strcmp(row->name, "motus_runtime_create") == 0) {
      motus_runtime *created;
      memcpy(&created, arguments[1].room.bytes, sizeof created);
      CHECK_EQUAL(motus_runtime_destroy(created), MOTUS_OK);
    }
    motus_library_set_diagnostics(NULL, NULL, NULL);
  }
}

/* Whatever one bit of a handle becomes: reported, or another living object. */
static void bend(target t) {
  for (int bit = 0; bit < 64 && t.p->sort == SORT_HANDLE; bit++) {
    outcome o = {false, MOTUS_OK, false, false};
    uintptr_t bits = (uintptr_t)here.at[t.p->slot] ^ (uintptr_t)1 << bit;
    fill(t.row);
    t.bad->pointer = (void *)bits;
    if (motus_is_alive(t.bad->pointer))
      continue;
    report_clear();
    t.row->call(arguments, &o);
    CHECK(!o.is_status || o.status == MOTUS_ERROR_STALE_HANDLE ||
          o.status == MOTUS_ERROR_WRONG_KIND);
    CHECK(!o.is_value || o.is_zero);
    CHECK_EQUAL(reported.count, 1);
  }
}

static void a_bent_handle_is_never_followed(void) {
  each_parameter(bend);
}

static void nothing_at_all_can_be_initialised(void) {
  motus_runtime_options_init(NULL, sizeof(motus_runtime_options));
  motus_timing_init(NULL, sizeof(motus_timing));
  motus_animation_options_init(NULL, sizeof(motus_animation_options));
  motus_gesture_options_init(NULL, sizeof(motus_gesture_options));
  motus_gesture_binding_options_init(NULL,
                                     sizeof(motus_gesture_binding_options));
  CHECK(true);
}

static void statuses_have_names(void) {
  CHECK_TEXT(motus_status_name(MOTUS_OK), "MOTUS_OK");
  CHECK_TEXT(motus_status_name(MOTUS_ERROR_BUSY), "MOTUS_ERROR_BUSY");
  CHECK_TEXT(motus_status_name(MOTUS_ERROR_LIMIT), "MOTUS_ERROR_LIMIT");
  CHECK_TEXT(motus_status_name((motus_status)7), "MOTUS_ERROR_UNKNOWN");
  CHECK_TEXT(motus_status_name((motus_status)-12), "MOTUS_ERROR_UNKNOWN");
  for (int status = -11; status <= 0; status++)
    CHECK(strcmp(motus_status_name((motus_status)status),
                 "MOTUS_ERROR_UNKNOWN") != 0);
  CHECK_TEXT(motus_version_string(), MOTUS_VERSION_STRING);
}

CHECK_MAIN(TEST(null_is_refused_where_something_is_needed),
           TEST(stale_and_made_up_handles_are_reported),
           TEST(handles_of_another_kind_are_reported),
           TEST(handles_of_another_runtime_are_foreign),
           TEST(numbers_that_are_not_finite_are_refused),
           TEST(struct_sizes_that_no_version_has_are_refused),
           TEST(other_arguments_out_of_range_are_refused),
           TEST(every_function_takes_its_good_arguments),
           TEST(a_bent_handle_is_never_followed),
           TEST(nothing_at_all_can_be_initialised), TEST(statuses_have_names))
