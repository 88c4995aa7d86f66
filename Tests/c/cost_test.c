/* What screens cost that do nothing, and what is left of those that have gone:
 * nothing. */
#include "story_navigation.h"
#include <malloc.h>

static story s;

/* ---- Idle screens ---- */

/* A stack of so many controllers in the window, all views loaded. */
static motus_runtime *stack_of(int count) {
  motus_runtime *runtime = NULL;
  motus_navigation_controller *stack = NULL;
  motus_view_controller *controller = NULL;
  CHECK_EQUAL(create_at_zero(&runtime), MOTUS_OK);
  CHECK_EQUAL(motus_navigation_controller_create(runtime, NULL, &stack),
              MOTUS_OK);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)stack);
  for (int i = 0; i < count; i++) {
    motus_view_controller_create(runtime, NULL, NULL, NULL, &controller);
    CHECK(motus_view_controller_view(controller) != NULL);
    motus_navigation_controller_push(stack, controller, false, NULL, NULL,
                                     NULL);
    motus_release(controller);
  }
  motus_release(stack);
  for (int i = 0; i < 4; i++)
    motus_runtime_tick(runtime, 0);
  return runtime;
}

/* How long such a frame takes is for the bench to say; here is counted what it
 * does. */
static void a_thousand_idle_screens_ask_for_nothing_and_hold_nothing(void) {
  motus_runtime *thousand = stack_of(1000);
  double deadline = 0;
  CHECK(motus_runtime_is_idle(thousand));
  CHECK(!motus_runtime_needs_tick(thousand));
  CHECK(!motus_runtime_next_deadline(thousand, &deadline));
  size_t held = mallinfo2().uordblks;
  for (int i = 0; i < 500; i++) {
    const motus_change *changes = NULL;
    const motus_event *events = NULL;
    size_t count = 1;
    motus_runtime_tick(thousand, motus_runtime_time(thousand) + FRAME);
    CHECK_EQUAL(motus_runtime_changes(thousand, &changes, &count), MOTUS_OK);
    CHECK_EQUAL(count, 0);
    CHECK_EQUAL(motus_runtime_events(thousand, &events, &count), MOTUS_OK);
    CHECK_EQUAL(count, 0);
    CHECK(!motus_runtime_needs_tick(thousand));
  }
  CHECK_EQUAL(mallinfo2().uordblks, held);
  motus_runtime_destroy(thousand);
}

/* ---- Memory ---- */

enum { WARM = 40, ROUNDS = 70 };

/* Everything once: stacks, tabs, interactive transitions, cancelled and finished,
 * presentations, segues of their objects; all of it goes. */
static void live_and_go(motus_runtime *runtime) {
  motus_view_controller *screens[4], *whole;
  motus_navigation_controller *stack = NULL;
  motus_tab_bar_controller *tabs = NULL;
  motus_gesture *edge;
  for (int i = 0; i < 4; i++) {
    motus_view_controller_create(runtime, NULL, NULL, NULL, &screens[i]);
    motus_view_controller_set_title(screens[i], "screen");
  }
  motus_navigation_controller_create(runtime, screens[0], &stack);
  motus_tab_bar_controller_create(runtime, &tabs);
  whole = (motus_view_controller *)stack;
  motus_tab_bar_controller_set_view_controllers(tabs, &whole, 1, false, NULL,
                                                NULL, NULL);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)tabs);
  double time = motus_runtime_time(runtime);
  motus_navigation_controller_push(stack, screens[1], true, NULL, NULL, NULL);
  for (int i = 0; i < 40; i++)
    motus_runtime_tick(runtime, time += FRAME);
  edge = motus_navigation_controller_interactive_pop_gesture(stack);
  CHECK(motus_is_alive(edge));
  motus_point at = {5, 100};
  motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_BEGAN, at, time);
  for (int i = 0; i < 12; i++) {
    at.x += 10;
    motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_MOVED, at, time);
    motus_runtime_tick(runtime, time += FRAME);
  }
  motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_CANCELLED, at, time);
  motus_view_controller_present(screens[1], screens[2], true, NULL, NULL, NULL);
  for (int i = 0; i < 80; i++)
    motus_runtime_tick(runtime, time += FRAME);
  motus_view_controller_present(screens[2], screens[3], false, NULL, NULL,
                                NULL);
  motus_view_controller_dismiss(whole, true, NULL, NULL, NULL);
  for (int i = 0; i < 20; i++)
    motus_runtime_tick(runtime, time += FRAME);
  motus_runtime_set_root_view_controller(runtime, NULL); /* under way */
  motus_release(tabs);
  motus_release(stack);
  for (int i = 0; i < 4; i++)
    motus_release(screens[i]);
  for (int i = 0; i < 80; i++)
    motus_runtime_tick(runtime, time += FRAME);
}

static motus_statistics statistics_of(motus_runtime *runtime) {
  motus_statistics statistics;
  memset(&statistics, 0, sizeof statistics);
  statistics.struct_size = sizeof statistics;
  motus_runtime_statistics(runtime, &statistics);
  return statistics;
}

static void what_has_gone_leaves_nothing(void) {
  motus_runtime *runtime = NULL;
  size_t warm = 0;
  CHECK_EQUAL(create_at_zero(&runtime), MOTUS_OK);
  motus_statistics before = statistics_of(runtime);
  for (int round = 0; round < ROUNDS; round++) {
    live_and_go(runtime);
    motus_statistics after = statistics_of(runtime);
    CHECK_EQUAL(after.views, before.views);
    CHECK_EQUAL(after.objects, before.objects);
    CHECK_EQUAL(after.animations, 0);
    CHECK_EQUAL(after.animated_properties, 0);
    CHECK_EQUAL(after.transitions, 0);
    CHECK(!motus_runtime_needs_tick(runtime));
    /* Counted: what a warm runtime holds does not grow. */
    size_t held = mallinfo2().uordblks;
    if (round == WARM)
      warm = held;
    if (round > WARM && !CHECK(held <= warm)) {
      printf("    round %d: %zu bytes, %zu when warm\n", round, held, warm);
      break;
    }
  }
  motus_runtime_destroy(runtime);
}

/* ---- A push among many views ---- */

static uint64_t changes_of_a_push(int views) {
  motus_view *view = NULL;
  uint64_t changes = 0;
  story_open_navigation(&s);
  for (int i = 0; i < views; i++) {
    motus_view_create(s.runtime, &view);
    motus_view_add_subview(motus_view_controller_view(s.a), view);
    motus_release(view);
  }
  story_run(&s, 0.1);
  story_push(&s, s.b, true);
  for (int i = 0; i < 32; i++) {
    const motus_change *list = NULL;
    size_t count = 0;
    motus_runtime_tick(s.runtime, motus_runtime_time(s.runtime) + FRAME);
    motus_runtime_changes(s.runtime, &list, &count);
    changes += count;
    CHECK(statistics_of(s.runtime).moving_properties <= 8);
  }
  story_close(&s);
  return changes;
}

static void a_push_costs_what_moves(void) {
  uint64_t few = changes_of_a_push(10), many = changes_of_a_push(10000);
  CHECK_EQUAL(many, few);
}

CHECK_MAIN(TEST(a_thousand_idle_screens_ask_for_nothing_and_hold_nothing),
           TEST(what_has_gone_leaves_nothing), TEST(a_push_costs_what_moves))
