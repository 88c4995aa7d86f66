#include "report.h"

static void the_last_reference_ends_an_object(void) {
  world w = world_open();
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(w.runtime, &view), MOTUS_OK);
  CHECK(motus_is_alive(view));
  CHECK_EQUAL(motus_retain(view), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  CHECK(motus_is_alive(view));
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  CHECK(!motus_is_alive(view));
  CHECK_EQUAL(reported.count, 0);
  CHECK_REFUSED(motus_release(view), STALE_HANDLE, "motus_release");
  CHECK_SAYS("view");
  CHECK_REFUSED(motus_retain(view), STALE_HANDLE, "motus_retain");
  world_close(&w);
}

static void null_can_be_released_but_not_retained(void) {
  motus_library_set_diagnostics(report_note, NULL, NULL);
  report_clear();
  CHECK_EQUAL(motus_release(NULL), MOTUS_OK);
  CHECK(!motus_is_alive(NULL));
  CHECK_EQUAL(reported.count, 0);
  CHECK_REFUSED(motus_retain(NULL), INVALID_ARGUMENT, "motus_retain");
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static void a_made_up_handle_is_reported_and_never_followed(void) {
  world w = world_open();
  uintptr_t bits = (uintptr_t)w.view;
  CHECK(bits >> 47 == 0);
  for (int bit = 0; bit < 64; bit++) {
    void *handle = (void *)(bits ^ (uintptr_t)1 << bit);
    report_clear();
    if (motus_is_alive(handle)) {
      /* Another object has this very name. */
      CHECK(handle == w.window || handle == w.runtime || handle == w.foreign);
      continue;
    }
    CHECK_EQUAL(reported.count, 0);
    CHECK(motus_retain(handle) != MOTUS_OK);
    CHECK(motus_release(handle) != MOTUS_OK);
    CHECK(motus_view_set_alpha(handle, 0) != MOTUS_OK);
    CHECK_EQUAL(reported.count, 3);
  }
  CHECK_NEAR(motus_view_alpha(w.view), 1, 0);
  CHECK_REFUSED(motus_retain(&w), STALE_HANDLE, "motus_retain");
  CHECK_REFUSED(motus_release((void *)(uintptr_t)1), STALE_HANDLE,
                "motus_release");
  CHECK_REFUSED(motus_release((void *)UINTPTR_MAX), STALE_HANDLE,
                "motus_release");
  world_close(&w);
}

static void the_window_is_the_runtimes_own(void) {
  world w = world_open();
  CHECK_REFUSED(motus_release(w.window), INVALID_STATE, "motus_release");
  CHECK_SAYS("window");
  CHECK_EQUAL(motus_retain(w.window), MOTUS_OK);
  CHECK_EQUAL(motus_release(w.window), MOTUS_OK);
  CHECK_REFUSED(motus_release(w.window), INVALID_STATE, "motus_release");
  CHECK(motus_is_alive(w.window));
  world_close(&w);
}

/* What a container holds stays its own, however often a host releases it. */
static void the_reference_of_a_container_is_not_the_hosts_to_give(void) {
  world w = world_open();
  motus_tab_bar_controller *tabs = NULL;
  motus_view_controller *screen = NULL;
  motus_tab_bar_controller_create(w.runtime, &tabs);
  motus_view_controller_create(w.runtime, NULL, NULL, NULL, &screen);
  CHECK_EQUAL(motus_tab_bar_controller_set_view_controllers(
                  tabs, &screen, 1, false, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_release(screen), MOTUS_OK);
  CHECK_REFUSED(motus_release(screen), INVALID_STATE, "motus_release");
  CHECK_SAYS("the library alone");
  CHECK(motus_is_alive(screen));
  CHECK_EQUAL(motus_retain(screen), MOTUS_OK);
  CHECK_EQUAL(motus_release(tabs), MOTUS_OK);
  CHECK(motus_is_alive(screen));
  CHECK_EQUAL(motus_release(screen), MOTUS_OK);
  CHECK(!motus_is_alive(screen));
  world_close(&w);
}

static void the_reference_of_a_superview_is_not_the_hosts_to_give(void) {
  world w = world_open();
  motus_view *view = world_view(&w, w.view);
  CHECK_REFUSED(motus_release(view), INVALID_STATE, "motus_release");
  CHECK(motus_view_superview(view) == w.view);
  CHECK_EQUAL(motus_view_subview_count(w.view), 1);
  world_close(&w);
}

static void the_last_reference_of_a_runtime_destroys_it(void) {
  motus_runtime *runtime = NULL;
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  motus_view *window = motus_runtime_window(runtime);
  CHECK_EQUAL(motus_retain(runtime), MOTUS_OK);
  CHECK_EQUAL(motus_release(runtime), MOTUS_OK);
  CHECK(motus_is_alive(runtime) && motus_is_alive(window));
  CHECK_EQUAL(motus_release(runtime), MOTUS_OK);
  CHECK(!motus_is_alive(runtime) && !motus_is_alive(window));
  CHECK_EQUAL(motus_release(runtime), MOTUS_ERROR_STALE_HANDLE);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_ERROR_STALE_HANDLE);
}

static void destroying_a_runtime_ends_it_however_often_it_is_held(void) {
  world w = world_open();
  motus_runtime *runtime = NULL;
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  motus_retain(runtime);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  CHECK(!motus_is_alive(runtime));
  CHECK_REFUSED(motus_runtime_destroy(runtime), STALE_HANDLE,
                "motus_runtime_destroy");
  CHECK_REFUSED(motus_runtime_destroy(NULL), INVALID_ARGUMENT,
                "motus_runtime_destroy");
  CHECK_REFUSED(motus_runtime_destroy((motus_runtime *)w.view), WRONG_KIND,
                "motus_runtime_destroy");
  world_close(&w);
}

static void old_handles_stay_stale_in_the_next_runtime(void) {
  motus_view *old[32];
  for (int round = 0; round < 32; round++) {
    motus_runtime *runtime = NULL;
    REQUIRE(motus_runtime_create(NULL, &runtime) == MOTUS_OK);
    REQUIRE(motus_view_create(runtime, &old[round]) == MOTUS_OK);
    for (int before = 0; before < round; before++) {
      CHECK(!motus_is_alive(old[before]));
      CHECK_EQUAL(motus_view_set_alpha(old[before], 0),
                  MOTUS_ERROR_STALE_HANDLE);
    }
    CHECK_NEAR(motus_view_alpha(old[round]), 1, 0);
    CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  }
}

static void a_name_is_not_given_again_while_old_copies_may_be_about(void) {
  world w = world_open();
  for (int round = 0; round < 20000; round++) {
    motus_view *view = NULL;
    REQUIRE(motus_view_create(w.runtime, &view) == MOTUS_OK);
    REQUIRE(view != w.stale);
    REQUIRE(motus_release(view) == MOTUS_OK);
  }
  CHECK(!motus_is_alive(w.stale));
  world_close(&w);
}

static void no_more_than_127_runtimes_live_at_once(void) {
  motus_runtime *some[127];
  motus_library_set_diagnostics(report_note, NULL, NULL);
  for (int i = 0; i < 127; i++)
    CHECK_EQUAL(motus_runtime_create(NULL, &some[i]), MOTUS_OK);
  motus_runtime *beyond = some[0];
  CHECK_REFUSED(motus_runtime_create(NULL, &beyond), LIMIT,
                "motus_runtime_create");
  CHECK(beyond == NULL);
  CHECK_EQUAL(motus_runtime_destroy(some[60]), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_create(NULL, &some[60]), MOTUS_OK);
  for (int i = 0; i < 127; i++)
    CHECK_EQUAL(motus_runtime_destroy(some[i]), MOTUS_OK);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static void count_destroy(void *user_data) {
  *(int *)user_data += 1;
}

static void user_data_is_destroyed_once_also_when_the_call_fails(void) {
  world w = world_open();
  int kept = 0, replaced = 0, refused = 0;
  CHECK_EQUAL(motus_runtime_set_diagnostics(w.runtime, report_note, &replaced,
                                            count_destroy),
              MOTUS_OK);
  CHECK_EQUAL(replaced, 0);
  CHECK_EQUAL(motus_runtime_set_diagnostics(w.runtime, report_note, &kept,
                                            count_destroy),
              MOTUS_OK);
  CHECK_EQUAL(replaced, 1);
  motus_runtime *wrong[] = {NULL, (motus_runtime *)w.made_up,
                            (motus_runtime *)w.stale, (motus_runtime *)w.view};
  for (int i = 0; i < 4; i++) {
    CHECK(motus_runtime_set_diagnostics(wrong[i], report_note, &refused,
                                        count_destroy) != MOTUS_OK);
    CHECK_EQUAL(refused, i + 1);
  }
  CHECK_EQUAL(
      motus_runtime_set_diagnostics(w.other, NULL, &refused, count_destroy),
      MOTUS_OK);
  CHECK_EQUAL(refused, 5);
  CHECK_EQUAL(kept, 0);
  world_close(&w);
  CHECK_EQUAL(kept, 1);
  CHECK_EQUAL(replaced, 1);
  CHECK_EQUAL(motus_library_set_diagnostics(report_note, &kept, count_destroy),
              MOTUS_OK);
  CHECK_EQUAL(kept, 1);
  CHECK_EQUAL(motus_library_set_diagnostics(NULL, NULL, NULL), MOTUS_OK);
  CHECK_EQUAL(kept, 2);
}

/* Misuse inside of a diagnostics callback; what comes of it is kept here. */
static struct inside {
  motus_runtime *runtime;
  int depth;
  motus_status tick, destroy, release, alpha;
  int destroyed_inside;
  int destroyed;
} inside;

static void misuse(void *user_data, motus_status status, const char *function,
                   const char *message) {
  (void)status, (void)function, (void)message;
  if (inside.depth++ == 0) {
    inside.tick = motus_runtime_tick(inside.runtime, 1);
    inside.destroy = motus_runtime_destroy(inside.runtime);
    inside.release = motus_release(inside.runtime);
    inside.alpha =
        motus_view_set_alpha(motus_runtime_window(inside.runtime), .5);
    motus_runtime_set_diagnostics(inside.runtime, NULL, NULL, NULL);
    inside.destroyed_inside = *(int *)user_data;
  }
  inside.depth--;
}

static void a_callback_may_call_anything_but_tick_and_the_end(void) {
  memset(&inside, 0, sizeof inside);
  CHECK_EQUAL(motus_runtime_create(NULL, &inside.runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(inside.runtime, misuse, &inside.destroyed,
                                count_destroy);
  motus_view *window = motus_runtime_window(inside.runtime);
  CHECK_EQUAL(motus_view_set_corner_radius(window, -1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(inside.tick, MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(inside.destroy, MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(inside.release, MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(inside.alpha, MOTUS_OK);
  CHECK_NEAR(motus_view_alpha(window), .5, 0);
  /* The callback that was at work kept its user_data to its end. */
  CHECK_EQUAL(inside.destroyed_inside, 0);
  CHECK_EQUAL(inside.destroyed, 1);
  CHECK_EQUAL(motus_runtime_destroy(inside.runtime), MOTUS_OK);
  CHECK_EQUAL(inside.destroyed, 1);
}

static void destroy_and_misuse(void *user_data) {
  struct inside *data = user_data;
  data->destroyed += 1;
  data->tick = motus_runtime_tick(data->runtime, 1);
  data->destroy = motus_runtime_destroy(data->runtime);
}

static void a_destructor_cannot_end_the_runtime_from_under_a_call(void) {
  memset(&inside, 0, sizeof inside);
  CHECK_EQUAL(motus_runtime_create(NULL, &inside.runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(inside.runtime, report_note, &inside,
                                destroy_and_misuse);
  CHECK_EQUAL(motus_runtime_set_diagnostics(inside.runtime, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(inside.destroyed, 1);
  CHECK_EQUAL(inside.tick, MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(inside.destroy, MOTUS_ERROR_REENTRANT);
  motus_runtime_set_diagnostics(inside.runtime, report_note, &inside,
                                destroy_and_misuse);
  CHECK_EQUAL(motus_runtime_destroy(inside.runtime), MOTUS_OK);
  CHECK_EQUAL(inside.destroyed, 2);
  CHECK_EQUAL(inside.tick, MOTUS_ERROR_STALE_HANDLE);
  CHECK_EQUAL(inside.destroy, MOTUS_ERROR_STALE_HANDLE);
}

static void misuse_of_a_dead_runtime_is_told_to_the_process(void) {
  world w = world_open();
  motus_runtime *gone = NULL;
  CHECK_EQUAL(motus_runtime_create(NULL, &gone), MOTUS_OK);
  motus_view *view = motus_runtime_window(gone);
  CHECK_EQUAL(motus_runtime_destroy(gone), MOTUS_OK);
  CHECK_REFUSED(motus_view_set_alpha(view, 0), STALE_HANDLE,
                "motus_view_set_alpha");
  CHECK_REFUSED(motus_runtime_tick(gone, 0), STALE_HANDLE,
                "motus_runtime_tick");
  motus_library_set_diagnostics(NULL, NULL, NULL);
  report_clear();
  CHECK_EQUAL(motus_view_set_alpha(view, 0), MOTUS_ERROR_STALE_HANDLE);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

CHECK_MAIN(TEST(the_last_reference_ends_an_object),
           TEST(null_can_be_released_but_not_retained),
           TEST(a_made_up_handle_is_reported_and_never_followed),
           TEST(the_window_is_the_runtimes_own),
           TEST(the_reference_of_a_container_is_not_the_hosts_to_give),
           TEST(the_reference_of_a_superview_is_not_the_hosts_to_give),
           TEST(the_last_reference_of_a_runtime_destroys_it),
           TEST(destroying_a_runtime_ends_it_however_often_it_is_held),
           TEST(old_handles_stay_stale_in_the_next_runtime),
           TEST(a_name_is_not_given_again_while_old_copies_may_be_about),
           TEST(no_more_than_127_runtimes_live_at_once),
           TEST(user_data_is_destroyed_once_also_when_the_call_fails),
           TEST(a_callback_may_call_anything_but_tick_and_the_end),
           TEST(a_destructor_cannot_end_the_runtime_from_under_a_call),
           TEST(misuse_of_a_dead_runtime_is_told_to_the_process))
