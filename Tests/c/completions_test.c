/* Every request that was accepted is answered, once: by its function, or, where
 * there is only a user_data, by an event. Whatever becomes of it: done, refused
 * later, nothing to do, waiting, overtaken, asked for from inside of another
 * answer, its container gone. */
#include "story_navigation.h"

enum { REQUESTS = 14, NOBODY = 0 };

static story s;
static motus_tab_bar_controller *tabs;
static motus_view_controller *t1, *t2, *parts[2], *sheet;
static bool by_events;
static int answers[REQUESTS], completions[REQUESTS];
static char places[REQUESTS]; /* their addresses are the user_data */
static void (*inside)(void);

static void answered(void *user_data, bool completed) {
  size_t i = (size_t)((char *)user_data - places);
  if (!CHECK(i < REQUESTS))
    return;
  answers[i] += 1;
  completions[i] += completed;
  if (inside) {
    void (*run)(void) = inside;
    inside = NULL;
    run();
  }
}

static void read_events(void) {
  const motus_event *events = NULL;
  size_t count = 0;
  motus_runtime_events(s.runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    if (events[i].kind == MOTUS_EVENT_COMPLETED) {
      CHECK(events[i].subject == NULL);
      answered(events[i].other, events[i].detail == 1);
    }
}

static void run(double seconds) {
  double end = motus_runtime_time(s.runtime) + seconds;
  while (motus_runtime_time(s.runtime) < end) {
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
    if (by_events)
      read_events();
  }
}

static void fade(void *user_data) {
  motus_view_set_alpha(user_data, 0.5);
}

/* Request number i, in its own way. */
static motus_status ask(size_t i, bool animated) {
  motus_completion_fn fn = by_events ? NULL : answered;
  void *data = &places[i];
  motus_navigation_controller *nav = s.navigation;
  motus_view_controller *stack[] = {s.a, s.d};
  motus_view_controller *both[] = {story_root(&s), t2};
  motus_animation_options options;
  motus_container_transition_options by;
  motus_size size = {600, 600};
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.2;
  switch (i) {
  case 0:
    return motus_navigation_controller_push(nav, s.b, animated, fn, data, NULL);
  case 1:
    return motus_navigation_controller_push(nav, s.c, animated, fn, data, NULL);
  case 2:
    return motus_navigation_controller_pop(nav, animated, fn, data, NULL, NULL);
  case 3:
    return motus_navigation_controller_pop_to(nav, s.a, animated, fn, data,
                                              NULL, NULL, 0, NULL);
  case 4:
    return motus_navigation_controller_set_view_controllers(
        nav, stack, 2, animated, fn, data, NULL);
  case 5:
    return motus_navigation_controller_pop_to(nav, NULL, animated, fn, data,
                                              NULL, NULL, 0, NULL);
  case 6:
    return motus_tab_bar_controller_select(
        tabs, motus_tab_bar_controller_view_controller_at(tabs, 1), fn, data,
        NULL);
  case 7:
    return motus_tab_bar_controller_select_by_user(tabs, 0, fn, data, NULL,
                                                   NULL);
  case 8:
    return motus_tab_bar_controller_set_view_controllers(
        tabs, both, 2, animated, fn, data, NULL);
  case 9:
    return motus_view_controller_transition(
        t1, parts[0], parts[1], &options, fade,
        motus_view_controller_view(parts[1]), fn, data, NULL);
  case 10:
    motus_container_transition_options_init(&by, sizeof by);
    by.animator = animated ? s.animator : NULL;
    return motus_view_controller_transition_by(t1, parts[1], parts[0], &by, fn,
                                               data, NULL);
  case 11:
    return motus_view_controller_present((motus_view_controller *)tabs, sheet,
                                         animated, fn, data, NULL);
  case 12:
    return motus_view_controller_dismiss((motus_view_controller *)tabs,
                                         animated, fn, data, NULL);
  default:
    return motus_runtime_set_window_size(
        s.runtime, size, 0, animated ? &options : NULL, fn, data, NULL);
  }
}

/* A fluid request ends the transition before its animation does. */
static void finish_if_alive(void *context, bool finished) {
  if (motus_is_alive(context))
    story_finish(context, finished);
}

static void animate(void *user_data, motus_transition_context *context) {
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_animation_options options;
  (void)user_data;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  motus_view_add_subview(motus_transition_context_container_view(context), to);
  motus_view_set_alpha(to, 0);
  motus_runtime_animate(s.runtime, &options, fade, to, finish_if_alive, context,
                        NULL, NULL);
}

static motus_animation_controller *tab_animation(void *user_data,
                                                 motus_tab_bar_controller *it,
                                                 motus_view_controller *from,
                                                 motus_view_controller *to) {
  (void)user_data, (void)it, (void)from, (void)to;
  return s.animator;
}

/* Three tabs: a stack, a custom container of two parts, a plain one. */
static void open_all(void) {
  motus_animation_controller_callbacks callbacks = story_animating();
  callbacks.animate_transition = animate;
  memset(answers, 0, sizeof answers);
  memset(completions, 0, sizeof completions);
  inside = NULL;
  story_open(&s);
  story_navigate(&s);
  story_animate_with(&s, &callbacks);
  t1 = story_screen(&s, "t1");
  t2 = story_screen(&s, "t2");
  sheet = story_screen(&s, "sheet");
  for (int i = 0; i < 2; i++) {
    parts[i] = story_screen(&s, i ? "y" : "x");
    motus_view_controller_add_child(t1, parts[i]);
    motus_view_controller_did_move_to_parent(parts[i], t1);
  }
  motus_view_add_subview(motus_view_controller_view(t1),
                         motus_view_controller_view(parts[0]));
  motus_view_controller *all[] = {story_root(&s), t1, t2};
  motus_tab_bar_controller_create(s.runtime, &tabs);
  motus_tab_bar_delegate delegate = {.struct_size = sizeof delegate,
                                     .animation_controller = tab_animation};
  motus_tab_bar_controller_set_delegate(tabs, &delegate, &s, NULL);
  motus_tab_bar_controller_set_view_controllers(tabs, all, 3, false, NULL, NULL,
                                                NULL);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)tabs);
  run(2 * FRAME);
}

static void check_answers(size_t i, int expected) {
  if (!CHECK_EQUAL(answers[i], expected))
    printf("    request %d, %s\n", (int)i,
           by_events ? "by events" : "by functions");
}

/* One at a time, animated and not. */
static void each_request_is_answered_once(void) {
  for (int way = 0; way < 4; way++)
    for (size_t i = 0; i < REQUESTS; i++) {
      by_events = way & 1;
      open_all();
      motus_status status = ask(i, way & 2);
      run(1.5);
      check_answers(i, status == MOTUS_OK);
      CHECK(!motus_runtime_needs_tick(s.runtime));
      report_clear();
      story_close(&s);
    }
}

/* All at once: what waits, and what has become impossible while it waited. */
static void all_requests_at_once_are_answered_once(void) {
  for (int way = 0; way < 8; way++) {
    motus_status status[REQUESTS];
    by_events = way & 1;
    open_all();
    if (way & 4)
      motus_view_controller_set_interruption_policy(story_root(&s),
                                                    MOTUS_INTERRUPTION_FLUID);
    for (size_t i = 0; i < REQUESTS; i++) {
      size_t which = way & 2 ? REQUESTS - 1 - i : i;
      status[which] = ask(which, true);
      if (i % 3 == 2)
        run(FRAME);
    }
    run(12);
    for (size_t i = 0; i < REQUESTS; i++)
      check_answers(i, status[i] == MOTUS_OK);
    CHECK(!motus_runtime_needs_tick(s.runtime));
    report_clear();
    story_close(&s);
  }
}

/* From inside of an answer. */
static size_t follower;
static motus_status follower_status;

static void ask_follower(void) {
  follower_status = ask(follower, true);
}

static void a_request_from_inside_of_an_answer_is_answered(void) {
  by_events = false;
  for (size_t first = 0; first < REQUESTS; first += 3)
    for (size_t next = 0; next < REQUESTS; next++) {
      if (first == next)
        continue;
      open_all();
      follower = next;
      follower_status = MOTUS_ERROR_NOT_FOUND;
      inside = ask_follower;
      motus_status status = ask(first, true);
      run(3);
      check_answers(first, status == MOTUS_OK);
      check_answers(next, follower_status == MOTUS_OK);
      report_clear();
      story_close(&s);
    }
}

/* The window is emptied, the last references go: what is under way and what
 * waits is answered all the same. */
static void requests_outlive_their_containers(void) {
  for (int way = 0; way < 4; way++)
    for (int when = 0; when < 3; when++) {
      motus_status status[REQUESTS];
      by_events = way & 1;
      open_all();
      for (size_t i = 0; i < REQUESTS; i++)
        status[i] = ask(i, true);
      run(when * 8 * FRAME);
      motus_runtime_set_root_view_controller(s.runtime, NULL);
      if (way & 2) {
        motus_release(tabs);
        motus_release(s.navigation);
        motus_release(t1);
        motus_release(sheet);
      }
      run(12);
      for (size_t i = 0; i < REQUESTS; i++)
        check_answers(i, status[i] == MOTUS_OK);
      report_clear();
      story_close(&s);
    }
}

/* With the runtime everything ends: nobody is called, all data is disposed
 * of. */
static void count(void *user_data) {
  *(int *)user_data += 1;
}
static void never(void *user_data, bool completed) {
  (void)user_data, (void)completed;
  CHECK(false);
}

static void with_the_runtime_only_data_is_told(void) {
  int gone = 0;
  by_events = false;
  open_all();
  motus_navigation_controller_push(s.navigation, s.b, true, never, &gone,
                                   count);
  motus_navigation_controller_push(s.navigation, s.c, true, never, &gone,
                                   count);
  motus_view_controller_present((motus_view_controller *)tabs, sheet, true,
                                never, &gone, count);
  run(4 * FRAME);
  story_close(&s);
  CHECK_EQUAL(gone, 3);
}

/* ---- Animations ---- */

static int found[3]; /* events by detail */

static void find(void *token) {
  const motus_event *events = NULL;
  size_t number = 0;
  motus_runtime_events(s.runtime, &events, &number);
  for (size_t i = 0; i < number; i++)
    if (events[i].kind == MOTUS_EVENT_COMPLETED && events[i].other == token)
      found[events[i].detail] += 1;
}

static void animations_without_a_function_are_told_by_an_event(void) {
  motus_view *view = NULL;
  motus_animation *animation = NULL;
  motus_property_animator *animator = NULL;
  motus_animation_options options;
  int token = 0, gone = 0;
  story_open(&s);
  memset(found, 0, sizeof found);
  motus_view_create(s.runtime, &view);
  motus_view_add_subview(motus_runtime_window(s.runtime), view);
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.1;
  motus_runtime_animate(s.runtime, &options, fade, view, NULL, &gone, count,
                        NULL);
  for (int i = 0; i < 12; i++) {
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
    find(&gone);
  }
  CHECK_EQUAL(found[1], 1); /* it has finished */
  CHECK_EQUAL(gone, 1);
  motus_view_set_alpha(view, 1);
  motus_runtime_animate(s.runtime, &options, fade, view, NULL, &token, NULL,
                        &animation);
  motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
  motus_animation_cancel(animation, MOTUS_POSITION_CURRENT);
  for (int i = 0; i < 4; i++) {
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
    find(&token);
  }
  CHECK_EQUAL(found[0], 1); /* it was cut off */
  memset(found, 0, sizeof found);
  motus_view_set_alpha(view, 1);
  motus_property_animator_create(s.runtime, 0.1, NULL, &animator);
  motus_property_animator_add_animations(animator, fade, view, NULL);
  CHECK_EQUAL(
      motus_property_animator_add_completion(animator, NULL, &token, NULL),
      MOTUS_OK);
  motus_property_animator_set_fraction_complete(animator, 0.5);
  motus_property_animator_set_reversed(animator, true);
  motus_property_animator_start(animator);
  for (int i = 0; i < 12; i++) {
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
    find(&token);
  }
  CHECK_EQUAL(found[MOTUS_POSITION_START], 1);
  CHECK_EQUAL(found[MOTUS_POSITION_END], 0);
  motus_release(animator);
  motus_release(view);
  story_close(&s);
}

CHECK_MAIN(TEST(each_request_is_answered_once),
           TEST(all_requests_at_once_are_answered_once),
           TEST(a_request_from_inside_of_an_answer_is_answered),
           TEST(requests_outlive_their_containers),
           TEST(with_the_runtime_only_data_is_told),
           TEST(animations_without_a_function_are_told_by_an_event))
