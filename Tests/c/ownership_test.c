/* Who holds what. */
#include "counted.h"
#include "split_stage.h"

static story s;

static motus_interaction_controller *counted_interaction(int *ended) {
  motus_interaction_controller *interaction = NULL;
  motus_interaction_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .start_interactive_transition = begin_nothing};
  CHECK_EQUAL(motus_interaction_controller_create(s.runtime, &callbacks, ended,
                                                  count, &interaction),
              MOTUS_OK);
  return interaction;
}

static motus_statistics statistics(void) {
  motus_statistics now = {.struct_size = sizeof now};
  CHECK_EQUAL(motus_runtime_statistics(s.runtime, &now), MOTUS_OK);
  now.library_bytes = now.library_peak_bytes = 0; /* buffers may have grown */
  return now;
}

/* One of each kind that is created; `ended` counts those with user_data. */
static int create_all(void *all[8], int *ended) {
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks, .animate_transition = begin_nothing};
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate};
  motus_view_create(s.runtime, (motus_view **)&all[0]);
  motus_property_animator_create(s.runtime, 1, NULL,
                                 (motus_property_animator **)&all[1]);
  motus_property_animator_set_observer(all[1], NULL, ended, count);
  all[2] = counted(&s, ended);
  motus_navigation_controller_create(s.runtime, NULL,
                                     (motus_navigation_controller **)&all[3]);
  motus_navigation_controller_set_delegate(all[3], &delegate, ended, count);
  all[4] = counted_animator(&s, &callbacks, ended);
  all[5] = counted_interaction(ended);
  motus_percent_driven_interaction_create(
      s.runtime, (motus_percent_driven_interaction **)&all[6]);
  return 7;
}

static void every_kind_lasts_until_its_last_reference(void) {
  story_open(&s);
  motus_statistics before = statistics();
  void *all[8];
  int ended = 0, kinds = create_all(all, &ended);
  CHECK_EQUAL(ended, 1); /* that of an observer which is none */
  for (int i = 0; i < kinds; i++) {
    for (int hold = 0; hold < 3; hold++)
      CHECK_EQUAL(motus_retain(all[i]), MOTUS_OK);
    for (int hold = 0; hold < 3; hold++) {
      CHECK_EQUAL(motus_release(all[i]), MOTUS_OK);
      CHECK(motus_is_alive(all[i]));
    }
  }
  CHECK_EQUAL(ended, 1);
  for (int i = 0; i < kinds; i++) {
    CHECK_EQUAL(motus_release(all[i]), MOTUS_OK);
    CHECK(!motus_is_alive(all[i]));
    CHECK_REFUSED(motus_release(all[i]), STALE_HANDLE, "motus_release");
  }
  CHECK_EQUAL(ended, 5);
  motus_statistics after = statistics();
  CHECK(memcmp(&before, &after, sizeof before) == 0);
  report_clear();
  story_close(&s);
}

static void the_end_of_a_runtime_ends_everything_once(void) {
  story_open(&s);
  void *all[8];
  int ended = 0, kinds = create_all(all, &ended);
  motus_retain(all[2]);
  CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
  CHECK_EQUAL(ended, 5);
  for (int i = 0; i < kinds; i++)
    CHECK(!motus_is_alive(all[i]));
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

typedef struct given_back {
  motus_runtime *runtime;
  motus_view *view;
  motus_status released, again, retained;
  bool is_alive;
} given_back;

static void give_back(void *user_data) {
  given_back *one = user_data;
  one->is_alive = motus_is_alive(one->view);
  one->released = motus_release(one->view);
  one->again = motus_release(one->runtime);
  one->retained = motus_retain(one->view);
}

static int reports;

static void count_report(void *user_data, motus_status status,
                         const char *function, const char *message) {
  (void)user_data, (void)status, (void)message;
  if (strcmp(function, "motus_release") == 0)
    reports += 1;
}

/* R-22 */
static void destructors_give_back_what_ends_with_the_runtime(void) {
  given_back one = {0};
  motus_view *view = NULL;
  motus_view_controller *controller;
  motus_runtime *other;
  motus_runtime_create(NULL, &one.runtime);
  motus_runtime_create(NULL, &other);
  motus_view_create(one.runtime, &one.view);
  motus_view_create(other, &view);
  motus_view_controller_create(one.runtime, NULL, &one, give_back, &controller);
  reports = 0;
  motus_library_set_diagnostics(count_report, NULL, NULL);
  CHECK_EQUAL(motus_runtime_destroy(one.runtime), MOTUS_OK);
  CHECK(!one.is_alive);
  CHECK_EQUAL(one.released, MOTUS_OK);
  CHECK_EQUAL(one.again, MOTUS_OK);
  CHECK_EQUAL(one.retained, MOTUS_ERROR_STALE_HANDLE);
  CHECK_EQUAL(reports, 0);
  /* Afterwards it is as stale as ever. */
  CHECK_EQUAL(motus_release(one.view), MOTUS_ERROR_STALE_HANDLE);
  CHECK_EQUAL(reports, 1);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(other), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static void parents_hold_their_children_and_controllers_their_views(void) {
  int parent_ended = 0, child_ended = 0;
  story_open(&s);
  motus_view_controller *parent = counted(&s, &parent_ended),
                        *child = counted(&s, &child_ended);
  motus_view *view = motus_view_controller_view(child);
  motus_view_controller_add_child(parent, child);
  motus_release(child);
  CHECK(motus_is_alive(child) && motus_is_alive(view));
  CHECK_EQUAL(child_ended, 0);
  CHECK(motus_view_controller_child_at(parent, 0) == child);
  motus_release(parent);
  CHECK_EQUAL(parent_ended, 1);
  CHECK_EQUAL(child_ended, 1);
  CHECK(!motus_is_alive(child) && !motus_is_alive(view));
  story_close(&s);
}

static void a_child_that_leaves_is_let_go(void) {
  int ended = 0;
  story_open(&s);
  motus_view_controller *parent = story_screen(&s, "P"),
                        *child = counted(&s, &ended);
  motus_view_controller_add_child(parent, child);
  motus_release(child);
  CHECK_EQUAL(motus_view_controller_remove_from_parent(child), MOTUS_OK);
  CHECK_EQUAL(ended, 1);
  CHECK(!motus_is_alive(child));
  CHECK_EQUAL(motus_view_controller_child_count(parent), 0);
  story_close(&s);
}

static void the_runtime_holds_its_root(void) {
  int ended = 0;
  story_open(&s);
  motus_view_controller *root = counted(&s, &ended);
  motus_runtime_set_root_view_controller(s.runtime, root);
  motus_release(root);
  CHECK(motus_runtime_root_view_controller(s.runtime) == root);
  CHECK_EQUAL(ended, 0);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  CHECK_EQUAL(ended, 1);
  story_close(&s);
}

static void a_stack_holds_its_screens_until_they_have_gone(void) {
  int ended = 0;
  story_open_navigation(&s);
  motus_view_controller *screen = counted(&s, &ended), *popped = NULL;
  story_push(&s, screen, true);
  motus_release(screen);
  story_run(&s, 0.5);
  CHECK(motus_navigation_controller_top_view_controller(s.navigation) ==
        screen);
  motus_navigation_controller_pop(s.navigation, true, NULL, NULL, NULL,
                                  &popped);
  CHECK(popped == screen);
  story_tick(&s);
  CHECK(motus_is_alive(popped)); /* lent until the transition is over */
  CHECK_EQUAL(ended, 0);
  story_run(&s, 0.5);
  CHECK(!motus_is_alive(popped));
  CHECK_EQUAL(ended, 1);
  story_close(&s);
}

static void a_cancelled_screen_is_let_go(void) {
  int pushed = 0;
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  motus_view_controller *screen = counted(&s, &pushed);
  story_push(&s, screen, true);
  motus_release(screen);
  story_tick(&s);
  motus_percent_driven_interaction_update(s.hand, 0.5);
  motus_percent_driven_interaction_cancel(s.hand);
  CHECK(motus_is_alive(screen));
  story_run(&s, 1);
  CHECK(!motus_is_alive(screen));
  CHECK_EQUAL(pushed, 1);
  story_close(&s);
}

static void requests_that_wait_hold_what_they_name(void) {
  int pushed = 0, set = 0;
  story_open_navigation(&s);
  story_push(&s, s.b, true);
  story_tick(&s);
  motus_view_controller *screen = counted(&s, &pushed),
                        *other = counted(&s, &set);
  story_push(&s, screen, true);
  motus_navigation_controller_set_view_controllers(s.navigation, &other, 1,
                                                   false, NULL, NULL, NULL);
  motus_release(screen);
  motus_release(other);
  CHECK(motus_is_alive(screen) && motus_is_alive(other));
  story_run(&s, 0.6);
  CHECK(motus_is_alive(screen));
  story_run(&s, 1);
  CHECK(!motus_is_alive(screen));
  CHECK_EQUAL(pushed, 1);
  CHECK(motus_navigation_controller_top_view_controller(s.navigation) == other);
  CHECK_EQUAL(set, 0);
  story_close(&s);
  CHECK_EQUAL(set, 1);
}

/* ---- What a delegate answers ---- */

static motus_animation_controller_callbacks answer_callbacks;
static int answers_ended;

static motus_animation_controller *
answer_new(void *user_data, motus_navigation_controller *navigation,
           motus_navigation_operation operation, motus_view_controller *from,
           motus_view_controller *to) {
  (void)user_data, (void)navigation, (void)operation, (void)from, (void)to;
  s.animator = counted_animator(&s, &answer_callbacks, &answers_ended);
  return s.animator;
}

static motus_transition_context *answered_context;

static void animate_and_let_go(void *user_data,
                               motus_transition_context *context) {
  (void)user_data;
  answered_context = context;
  motus_view_add_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO));
  CHECK_EQUAL(motus_release(s.animator), MOTUS_OK);
  CHECK(motus_is_alive(s.animator));
}

static void an_answer_is_held_for_the_transition(void) {
  story_open_navigation(&s);
  answers_ended = 0;
  answer_callbacks = (motus_animation_controller_callbacks){
      .struct_size = sizeof answer_callbacks,
      .animate_transition = animate_and_let_go};
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = answer_new};
  motus_navigation_controller_set_delegate(s.navigation, &delegate, NULL, NULL);
  story_push(&s, s.b, true);
  story_tick(&s);
  CHECK(motus_is_alive(s.animator));
  CHECK_EQUAL(answers_ended, 0);
  CHECK_EQUAL(motus_transition_context_complete(answered_context, true),
              MOTUS_OK);
  CHECK(!motus_is_alive(s.animator));
  CHECK_EQUAL(answers_ended, 1);
  story_close(&s);
}

static void an_interaction_is_held_for_the_transition(void) {
  story_open_navigation(&s);
  story_animate_by_blocks(&s, true);
  story_push(&s, s.b, true);
  story_tick(&s);
  CHECK_EQUAL(motus_release(s.hand), MOTUS_OK);
  CHECK(motus_is_alive(s.hand));
  CHECK_EQUAL(motus_percent_driven_interaction_finish(s.hand), MOTUS_OK);
  s.interaction = NULL;
  story_run(&s, 1);
  CHECK(!motus_is_alive(s.hand));
  CHECK_TEXT(story_stack(&s), "A B");
  story_close(&s);
}

static void give_the_context_back(void *user_data,
                                  motus_transition_context *context) {
  motus_transition_coordinator *coordinator =
      motus_view_controller_transition_coordinator(s.b);
  *(int *)user_data += 1;
  CHECK_EQUAL(motus_release(context), MOTUS_ERROR_INVALID_STATE);
  CHECK_EQUAL(motus_release(coordinator), MOTUS_ERROR_INVALID_STATE);
  CHECK(motus_is_alive(context) && motus_is_alive(coordinator));
  CHECK_EQUAL(motus_retain(context), MOTUS_OK);
  CHECK_EQUAL(motus_release(context), MOTUS_OK);
  CHECK_EQUAL(motus_transition_context_complete(context, true), MOTUS_OK);
}

/* Its own reference is the library's: the host gives back what it has taken. */
static void what_is_lent_cannot_be_given_back(void) {
  int asked = 0;
  motus_animation_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .animate_transition = give_the_context_back};
  motus_animation_controller *animator = NULL;
  story_open_navigation(&s);
  CHECK_EQUAL(motus_animation_controller_create(s.runtime, &callbacks, &asked,
                                                NULL, &animator),
              MOTUS_OK);
  s.animator = animator;
  story_push(&s, s.b, true);
  story_run(&s, 0.5);
  CHECK_EQUAL(asked, 1);
  CHECK_EQUAL(reported.count, 2);
  reported.count = 0;
  story_close(&s);
}

/* The edge pans of stacks and split views, the pan of a sheet and the tap beside
 * it are the library's: the host gives back what it has taken, and no more. */
static void released_as_lent(motus_gesture *pan) {
  REQUIRE(pan != NULL);
  for (int i = 0; i < 2; i++) {
    CHECK_REFUSED(motus_release(pan), INVALID_STATE, "motus_release");
    CHECK_SAYS("held by the library alone");
    CHECK(motus_is_alive(pan));
    CHECK_EQUAL(motus_retain(pan), MOTUS_OK);
    CHECK_EQUAL(motus_release(pan), MOTUS_OK);
  }
  report_clear();
}

static void gestures_of_the_librarys_cannot_be_given_back(void) {
  story_open_navigation(&s);
  motus_gesture *edge =
      motus_navigation_controller_interactive_pop_gesture(s.navigation);
  released_as_lent(edge);
  CHECK_EQUAL(motus_retain(edge), MOTUS_OK);
  story_close(&s);
  CHECK(!motus_is_alive(edge));
  story_open(&s);
  motus_view_controller *r = story_screen(&s, "R"), *p = story_screen(&s, "P");
  motus_runtime_set_root_view_controller(s.runtime, r);
  motus_view_controller_set_presentation_style(p,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_view_controller_present(r, p, false, NULL, NULL, NULL);
  motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime));
  edge =
      motus_sheet_pan_gesture(motus_view_controller_presentation_controller(p));
  released_as_lent(edge);
  /* What dims the screens below has a tap. */
  motus_view *dimming =
      motus_view_hit_test(motus_runtime_window(s.runtime), (motus_point){5, 5});
  CHECK_EQUAL(motus_view_gesture_count(dimming), 1);
  released_as_lent(motus_view_gesture_at(dimming, 0));
  story_close(&s);
  split_open(&s, 1200, false, NULL);
  motus_view *view = motus_view_controller_view((motus_view_controller *)split);
  CHECK_EQUAL(motus_view_gesture_count(view), 1);
  edge = motus_view_gesture_at(view, 0);
  released_as_lent(edge);
  split_close(&s);
  CHECK(!motus_is_alive(edge));
}

static bool is_open; /* a callback of the runtime */
static int ends, early_ends;
static motus_runtime *host;
static motus_gesture *replaced;

static void note_end(void *user_data) {
  *(int *)user_data += 1;
  ends += 1;
  early_ends += is_open;
}

static void act(void *user_data, motus_gesture *gesture) {
  (void)user_data, (void)gesture;
}

/* Replaces, ends and is refused: each call gives data away. */
static void give_away(void *user_data) {
  motus_display_link *link = NULL;
  motus_view_controller *controller = NULL;
  motus_timer *timer = NULL;
  is_open = true;
  for (int i = 0; i < 2; i++)
    motus_gesture_set_action(replaced, act, user_data, note_end);
  motus_gesture_set_delegate(replaced, NULL, user_data, note_end);
  CHECK_EQUAL(
      motus_gesture_set_action((motus_gesture *)motus_runtime_window(host), act,
                               user_data, note_end),
      MOTUS_ERROR_WRONG_KIND);
  CHECK_EQUAL(motus_runtime_animate(host, NULL, NULL, NULL, NULL, user_data,
                                    note_end, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_runtime_after(host, -1, NULL, user_data, note_end, &timer),
              MOTUS_ERROR_INVALID_ARGUMENT);
  motus_display_link_create(host, NULL, user_data, note_end, &link);
  motus_release(link);
  motus_view_controller_create(host, NULL, user_data, note_end, &controller);
  motus_release(controller);
  is_open = false;
}

static void give_away_in_time(void *user_data, motus_timer *timer,
                              double time) {
  (void)timer, (void)time;
  give_away(user_data);
}

/* R-51. */
static void data_ends_when_no_callback_is_open(void) {
  int data = 0;
  ends = early_ends = 0;
  motus_runtime_create(NULL, &host);
  motus_runtime_tick(host, 0);
  motus_gesture_create(host, NULL, &replaced);
  motus_runtime_after(host, .1, give_away_in_time, &data, NULL, NULL);
  motus_runtime_tick(host, .2);
  CHECK_EQUAL(ends, 7); /* one action is in use */
  CHECK_EQUAL(motus_runtime_animate(host, NULL, give_away, &data, NULL, NULL,
                                    NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(ends, 15);
  CHECK_EQUAL(motus_release(replaced), MOTUS_OK);
  CHECK_EQUAL(ends, 16);
  CHECK_EQUAL(early_ends, 0);
  CHECK_EQUAL(data, 16);
  /* A call about nothing belongs to no runtime. */
  is_open = true;
  motus_gesture_set_action(NULL, act, &data, note_end);
  CHECK_EQUAL(early_ends, 1);
  is_open = false;
  CHECK_EQUAL(motus_runtime_destroy(host), MOTUS_OK);
}

/* The host drops what it likes where a getter asks it. */
static int dropped;
static void drop(void) {
  motus_release(counted(&s, &dropped));
  CHECK_EQUAL(dropped, 0);
}
static void drop_loaded(void *user_data, motus_view_controller *controller) {
  (void)user_data, (void)controller;
  drop();
}
static void drop_asked(void *user_data,
                       motus_presentation_controller *presentation,
                       motus_rect *out_frame) {
  (void)user_data, (void)presentation;
  out_frame->width = 100;
  drop();
}

static void data_ends_with_a_getter_that_asks_the_host(void) {
  motus_view_controller_callbacks screen = {.struct_size = sizeof screen,
                                            .view_did_load = drop_loaded};
  motus_presentation_controller_callbacks asked = {
      .struct_size = sizeof asked, .frame_of_presented_view = drop_asked};
  motus_view_controller *loaded = NULL;
  motus_presentation_controller *presentation = NULL;
  story_open(&s);
  dropped = 0;
  motus_view_controller_create(s.runtime, &screen, NULL, NULL, &loaded);
  CHECK(motus_view_controller_view(loaded) != NULL);
  CHECK_EQUAL(dropped, 1);
  CHECK_EQUAL(motus_presentation_controller_create(loaded, NULL, &asked, NULL,
                                                   NULL, &presentation),
              MOTUS_OK);
  dropped = 0;
  CHECK_NEAR(
      motus_presentation_controller_frame_of_presented_view(presentation).width,
      100, 0);
  CHECK_EQUAL(dropped, 1);
  motus_release(presentation);
  motus_release(loaded);
  story_close(&s);
}

CHECK_MAIN(TEST(data_ends_when_no_callback_is_open),
           TEST(data_ends_with_a_getter_that_asks_the_host),
           TEST(every_kind_lasts_until_its_last_reference),
           TEST(what_is_lent_cannot_be_given_back),
           TEST(gestures_of_the_librarys_cannot_be_given_back),
           TEST(the_end_of_a_runtime_ends_everything_once),
           TEST(destructors_give_back_what_ends_with_the_runtime),
           TEST(parents_hold_their_children_and_controllers_their_views),
           TEST(a_child_that_leaves_is_let_go),
           TEST(the_runtime_holds_its_root),
           TEST(a_stack_holds_its_screens_until_they_have_gone),
           TEST(a_cancelled_screen_is_let_go),
           TEST(requests_that_wait_hold_what_they_name),
           TEST(an_answer_is_held_for_the_transition),
           TEST(an_interaction_is_held_for_the_transition))
