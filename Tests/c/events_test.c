/* Events and the trace: the same that callbacks say, for hosts that read. */
#include "story_navigation.h"

static story s;

/* Leaves the words that are events as well: neither the test's own nor those of
 * transitions, of which no callback of a controller tells. */
static void keep_common(char *text) {
  static const char *const words[] = {
      "did_load",       "will_appear",   "is_appearing", "did_appear",
      "will_disappear", "did_disappear", "will_move",    "did_move",
      "will_show",      "did_show"};
  char kept[8192] = {0};
  for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
    const char *what = strchr(word, '.');
    /* The stack itself has no callbacks of a controller here. */
    if (what && strncmp(word, "nav.", 4) == 0 && !strstr(word, "_show("))
      what = NULL;
    for (size_t i = 0; what && i < sizeof words / sizeof *words; i++) {
      size_t length = strlen(words[i]);
      if (strncmp(what + 1, words[i], length) == 0 &&
          strchr("(~", what[1 + length]))
        sprintf(kept + strlen(kept), "%s%s", *kept ? " " : "", word);
    }
  }
  strcpy(text, kept);
}

static void events_say_what_callbacks_say(void) {
  story_open(&s);
  story_navigate(&s);
  story_read_events(&s);
  story_tick(&s);
  s.told[0] = s.happened[0] = 0; /* A had come to it before it had a name */
  story_show(&s);
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  story_tick(&s);
  motus_percent_driven_interaction_update(s.hand, 0.5);
  story_tick(&s);
  motus_percent_driven_interaction_cancel(s.hand);
  story_run(&s, 0.125);
  motus_percent_driven_interaction_pause(s.hand);
  motus_percent_driven_interaction_finish_with_velocity(s.hand, 2);
  story_run(&s, 1);
  s.interaction = NULL;
  s.animator = NULL;
  story_push(&s, s.c, false);
  story_push(&s, s.d, true);
  motus_view_controller *stack[] = {s.c, s.a};
  motus_navigation_controller_set_view_controllers(s.navigation, stack, 2, true,
                                                   NULL, NULL, NULL);
  story_run(&s, 2);
  motus_navigation_controller_pop_to(s.navigation, NULL, true, NULL, NULL, NULL,
                                     NULL, 0, NULL);
  story_run(&s, 0.1);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  story_run(&s, 1);
  CHECK_TEXT(story_stack(&s), "C");
  CHECK(strlen(s.told) > 800);
  keep_common(s.told);
  keep_common(s.happened);
  CHECK_TEXT(s.happened, s.told);
  story_close(&s);
}

/* The events of the last frame. */
static const motus_event *events(size_t count) {
  const motus_event *list = NULL;
  size_t got = 0;
  CHECK_EQUAL(motus_runtime_events(s.runtime, &list, &got), MOTUS_OK);
  CHECK_EQUAL(got, count);
  return got == count ? list : NULL;
}

static void check_event(const motus_event *e, motus_event_kind kind, int detail,
                        double value) {
  CHECK_EQUAL(e->kind, kind);
  CHECK_EQUAL(e->detail, detail);
  CHECK(e->subject == (void *)s.navigation);
  CHECK(e->other == (void *)s.b);
  CHECK_NEAR(e->time, motus_runtime_time(s.runtime), 1e-12);
  CHECK_NEAR(e->value, value, 1e-9);
}

static const motus_event *find(motus_event_kind kind) {
  static const motus_event none;
  const motus_event *list = NULL;
  size_t count = 0;
  motus_runtime_events(s.runtime, &list, &count);
  for (size_t i = 0; i < count; i++)
    if (list[i].kind == (uint32_t)kind)
      return &list[i];
  CHECK(false);
  return &none;
}

static void transitions_tell_their_turns(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  story_tick(&s);
  check_event(find(MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE),
              MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE, MOTUS_NAVIGATION_PUSH,
              0);
  motus_percent_driven_interaction_update(s.hand, 0.5);
  story_tick(&s);
  events(0);
  double time = motus_runtime_time(s.runtime);
  motus_percent_driven_interaction_cancel(s.hand);
  CHECK(motus_runtime_needs_tick(s.runtime));
  story_tick(&s);
  const motus_event *list = events(1);
  REQUIRE(list != NULL);
  CHECK_NEAR(list->time, time, 0); /* of the frame in which it was said */
  CHECK_EQUAL(list->kind, MOTUS_EVENT_TRANSITION_CANCELLING);
  CHECK_NEAR(list->value, 0.5, 1e-12);
  story_run(&s, 0.0625);
  motus_percent_driven_interaction_pause(s.hand);
  double percent = motus_percent_driven_interaction_percent_complete(s.hand);
  motus_percent_driven_interaction_finish(s.hand);
  story_tick(&s);
  list = events(2);
  REQUIRE(list != NULL);
  CHECK_EQUAL(list[0].kind, MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE);
  CHECK_NEAR(list[0].value, percent, 1e-12);
  CHECK_EQUAL(list[1].kind, MOTUS_EVENT_TRANSITION_FINISHING);
  CHECK_NEAR(list[1].value, percent, 1e-12);
  for (int i = 0; i < 64 && motus_view_controller_transition_coordinator(s.b);
       i++)
    story_tick(&s);
  check_event(find(MOTUS_EVENT_TRANSITION_ENDED), MOTUS_EVENT_TRANSITION_ENDED,
              1, find(MOTUS_EVENT_TRANSITION_ENDED)->value);
  s.interaction = NULL;
  story_pop(&s, true);
  story_tick(&s);
  CHECK_EQUAL(find(MOTUS_EVENT_TRANSITION_BEGAN)->detail, MOTUS_NAVIGATION_POP);
  story_close(&s);
}

static void a_cancelled_transition_ends_with_nothing(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  motus_percent_driven_interaction_cancel(s.hand);
  story_tick(&s);
  for (int i = 0; i < 64 && motus_view_controller_transition_coordinator(s.b);
       i++)
    story_tick(&s);
  CHECK_EQUAL(find(MOTUS_EVENT_TRANSITION_ENDED)->detail, 0);
  story_close(&s);
}

static void events_last_until_the_next_tick(void) {
  story_open(&s);
  motus_view_controller *a = story_screen(&s, "A");
  const motus_event *list = NULL;
  size_t count = 7;
  CHECK_EQUAL(motus_runtime_events(s.runtime, &list, &count), MOTUS_OK);
  CHECK_EQUAL(count, 0);
  motus_runtime_set_root_view_controller(s.runtime, a);
  CHECK_EQUAL(motus_runtime_events(s.runtime, &list, &count), MOTUS_OK);
  CHECK_EQUAL(count, 0);
  CHECK(motus_runtime_needs_tick(s.runtime));
  story_tick(&s);
  list = events(4);
  REQUIRE(list != NULL);
  CHECK_EQUAL(list[0].kind, MOTUS_EVENT_VIEW_DID_LOAD);
  CHECK_EQUAL(list[1].kind, MOTUS_EVENT_VIEW_WILL_APPEAR);
  CHECK_EQUAL(list[2].kind, MOTUS_EVENT_VIEW_IS_APPEARING);
  CHECK_EQUAL(list[3].kind, MOTUS_EVENT_VIEW_DID_APPEAR);
  for (int i = 0; i < 4; i++) {
    CHECK(list[i].subject == (void *)a && list[i].other == NULL);
    CHECK_EQUAL(list[i].detail, 0);
  }
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  CHECK_EQUAL(list[3].kind, MOTUS_EVENT_VIEW_DID_APPEAR);
  story_tick(&s);
  events(2);
  story_tick(&s);
  events(0);
  CHECK(!motus_runtime_needs_tick(s.runtime));
  story_close(&s);
}

/* ---- The trace ---- */

typedef enum variant {
  SAME,
  ANOTHER_REQUEST,
  ANOTHER_MOMENT,
  ANOTHER_FRACTION,
  ANOTHER_COLOUR
} variant;

static uint64_t trace_of(variant variant, bool traces_changes) {
  story_open_navigation(&s);
  CHECK_EQUAL(motus_runtime_set_traces_changes(s.runtime, traces_changes),
              MOTUS_OK);
  story_animate_by_blocks(&s, true);
  motus_color color = {1, variant == ANOTHER_COLOUR ? 0.25 : 0, 0, 1};
  motus_view_set_background_color(motus_view_controller_view(s.a), color);
  story_push(&s, variant == ANOTHER_REQUEST ? s.c : s.b, true);
  story_tick(&s);
  motus_percent_driven_interaction_update(
      s.hand, variant == ANOTHER_FRACTION ? 0.5000001 : 0.5);
  story_tick(&s);
  if (variant == ANOTHER_MOMENT)
    story_tick(&s);
  motus_percent_driven_interaction_finish(s.hand);
  story_run(&s, 1);
  uint64_t hash = motus_runtime_trace_hash(s.runtime);
  story_close(&s);
  return hash;
}

static void equal_runs_have_equal_traces(void) {
  uint64_t first = trace_of(SAME, false), with_changes = trace_of(SAME, true);
  /* Whatever else has lived in the process. */
  motus_runtime *others[3];
  for (int i = 0; i < 3; i++)
    motus_runtime_create(NULL, &others[i]);
  CHECK(trace_of(SAME, false) == first);
  CHECK(trace_of(SAME, true) == with_changes);
  CHECK(first != with_changes);
  for (int i = 0; i < 3; i++)
    motus_runtime_destroy(others[i]);
}

static void different_runs_have_different_traces(void) {
  uint64_t first = trace_of(SAME, false), with_changes = trace_of(SAME, true);
  for (int variant = ANOTHER_REQUEST; variant <= ANOTHER_FRACTION; variant++)
    CHECK(trace_of((enum variant)variant, false) != first);
  CHECK(trace_of(ANOTHER_COLOUR, false) == first);
  CHECK(trace_of(ANOTHER_COLOUR, true) != with_changes);
}

CHECK_MAIN(TEST(events_say_what_callbacks_say),
           TEST(transitions_tell_their_turns),
           TEST(a_cancelled_transition_ends_with_nothing),
           TEST(events_last_until_the_next_tick),
           TEST(equal_runs_have_equal_traces),
           TEST(different_runs_have_different_traces))
