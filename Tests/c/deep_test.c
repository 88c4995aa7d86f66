/* What stands deep in each other, on the small stack of a thread: a limit with
 * a status, or no limit and no recursion. */
#define _POSIX_C_SOURCE 200809L
#include "check.h"
#include "motus.h"
#include <pthread.h>
#include <stdlib.h>

#define STACK (512 * 1024)
#define DEEPEST 128 /* controllers in each other */
#define VIEWS 30000

static motus_runtime *rt;
static int ended, appeared, vanished;

static void count_end(void *user_data) {
  (void)user_data;
  ended += 1;
}
static void did_appear(void *u, motus_view_controller *it, bool animated) {
  (void)u, (void)it, (void)animated;
  appeared += 1;
}
static void did_disappear(void *u, motus_view_controller *it, bool animated) {
  (void)u, (void)it, (void)animated;
  vanished += 1;
}

static motus_view_controller *screen(void) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  callbacks.view_did_appear = did_appear;
  callbacks.view_did_disappear = did_disappear;
  motus_view_controller *made = NULL;
  CHECK_EQUAL(
      motus_view_controller_create(rt, &callbacks, NULL, count_end, &made),
      MOTUS_OK);
  return made;
}

static void open_runtime(void) {
  ended = appeared = vanished = 0;
  CHECK_EQUAL(motus_runtime_create(NULL, &rt), MOTUS_OK);
}

static void nest(motus_view_controller *parent, motus_view_controller *child) {
  CHECK_EQUAL(motus_view_controller_add_child(parent, child), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(motus_view_controller_view(parent),
                                     motus_view_controller_view(child)),
              MOTUS_OK);
}

/* Limit: controllers in each other, by parents and presenters 128
 * Outermost first, and with the whole chain under a new outermost one. */
static void children(void) {
  open_runtime();
  motus_view_controller *chain[DEEPEST + 1];
  for (int i = 0; i <= DEEPEST; i++)
    chain[i] = screen();
  for (int i = 1; i < DEEPEST; i++)
    nest(chain[i - 1], chain[i]);
  CHECK_EQUAL(
      motus_view_controller_add_child(chain[DEEPEST - 1], chain[DEEPEST]),
      MOTUS_ERROR_LIMIT);
  CHECK_EQUAL(motus_view_controller_add_child(chain[DEEPEST], chain[0]),
              MOTUS_ERROR_LIMIT);
  CHECK_EQUAL(motus_view_controller_child_count(chain[DEEPEST]), 0);
  CHECK(motus_view_controller_parent(chain[0]) == NULL);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(rt, chain[0]), MOTUS_OK);
  CHECK_EQUAL(appeared, DEEPEST);
  CHECK_EQUAL(motus_view_controller_present(chain[DEEPEST - 1], chain[DEEPEST],
                                            false, NULL, NULL, NULL),
              MOTUS_ERROR_LIMIT);
  motus_runtime_override_traits(rt, MOTUS_SIZE_CLASS_REGULAR,
                                MOTUS_SIZE_CLASS_COMPACT);
  motus_runtime_set_window_size(rt, (motus_size){700, 500}, 0, NULL, NULL, NULL,
                                NULL);
  motus_runtime_tick(rt, 1);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(rt, NULL), MOTUS_OK);
  CHECK_EQUAL(vanished, DEEPEST);
  for (int i = DEEPEST; i >= 0; i--)
    motus_release(chain[i]);
  CHECK_EQUAL(ended, DEEPEST + 1);
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_OK);
}

static void presented(void) {
  open_runtime();
  motus_view_controller *chain[DEEPEST + 1];
  for (int i = 0; i <= DEEPEST; i++) {
    chain[i] = screen();
    motus_view_controller_set_presentation_style(
        chain[i], MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  }
  motus_runtime_set_root_view_controller(rt, chain[0]);
  for (int i = 1; i < DEEPEST; i++)
    CHECK_EQUAL(motus_view_controller_present(chain[i - 1], chain[i], false,
                                              NULL, NULL, NULL),
                MOTUS_OK);
  CHECK_EQUAL(motus_view_controller_present(chain[DEEPEST - 1], chain[DEEPEST],
                                            false, NULL, NULL, NULL),
              MOTUS_ERROR_LIMIT);
  /* The refused one has no presentation controller that would be in the way. */
  CHECK(motus_view_controller_presenting_view_controller(chain[DEEPEST]) ==
        NULL);
  motus_runtime_tick(rt, 1);
  CHECK_EQUAL(motus_view_controller_dismiss(chain[0], false, NULL, NULL, NULL),
              MOTUS_OK);
  motus_runtime_tick(rt, 2);
  CHECK_EQUAL(vanished, DEEPEST - 1);
  for (int i = 0; i <= DEEPEST; i++)
    motus_release(chain[i]);
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_OK);
  CHECK_EQUAL(ended, DEEPEST + 1);
}

/* A refused presentation leaves no object behind. */
static void refused(void) {
  open_runtime();
  motus_view_controller *a = screen(), *b = screen();
  motus_statistics before = {.struct_size = sizeof before}, after = before;
  motus_view_controller_set_presentation_style(
      b, MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  motus_view_controller_set_modal_transition_style(
      b, MOTUS_MODAL_TRANSITION_PARTIAL_CURL);
  motus_runtime_set_root_view_controller(rt, a);
  motus_runtime_statistics(rt, &before);
  CHECK_EQUAL(motus_view_controller_present(a, b, false, NULL, NULL, NULL),
              MOTUS_ERROR_INVALID_STATE);
  motus_runtime_statistics(rt, &after);
  CHECK_EQUAL(after.objects, before.objects);
  CHECK_EQUAL(after.views, before.views);
  CHECK_EQUAL(after.transitions, before.transitions);
  motus_release(a);
  motus_release(b);
  motus_runtime_destroy(rt);
}

/* Views have no limit: adding, moving, drawing, hit testing, converting and
 * ending them is done without recursion. */
static void views(void) {
  open_runtime();
  motus_view *above = motus_runtime_window(rt), *first = NULL, *last = NULL;
  for (int i = 0; i < VIEWS; i++) {
    CHECK(motus_view_create(rt, &last) == MOTUS_OK);
    motus_view_set_bounds(last, (motus_rect){0, 0, 100, 100});
    motus_view_set_center(last, (motus_point){50, 50});
    if (!first)
      first = last;
    CHECK(motus_view_add_subview(above, last) == MOTUS_OK);
    motus_release(last);
    above = last;
  }
  CHECK_EQUAL(motus_view_add_subview(last, first),
              MOTUS_ERROR_INVALID_ARGUMENT);
  const motus_draw_item *items = NULL;
  size_t count = 0;
  motus_runtime_tick(rt, 1);
  CHECK_EQUAL(motus_runtime_draw_list(rt, &items, &count), MOTUS_OK);
  CHECK(count >= VIEWS);
  CHECK(motus_view_hit_test(motus_runtime_window(rt), (motus_point){50, 50}) ==
        last);
  motus_point point;
  CHECK_EQUAL(motus_view_convert_point(last, (motus_point){1, 2},
                                       motus_runtime_window(rt), &point),
              MOTUS_OK);
  CHECK(point.x == 1 && point.y == 2);
  CHECK_EQUAL(motus_view_remove_from_superview(first), MOTUS_OK);
  CHECK(!motus_is_alive(last));
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_OK);
}

static void *on_thread(void *test) {
  (*(void (**)(void))test)();
  return NULL;
}

static void on_a_small_stack(void (*test)(void)) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  CHECK_EQUAL(pthread_attr_setstacksize(&attributes, STACK), 0);
  CHECK_EQUAL(pthread_create(&thread, &attributes, on_thread, &test), 0);
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
}

static void controllers_stand_128_deep_in_each_other(void) {
  on_a_small_stack(children);
}
static void controllers_present_128_deep(void) {
  on_a_small_stack(presented);
}
static void a_refused_presentation_leaves_nothing(void) {
  on_a_small_stack(refused);
}
static void views_stand_as_deep_as_there_are(void) {
  on_a_small_stack(views);
}

CHECK_MAIN(TEST(controllers_stand_128_deep_in_each_other),
           TEST(controllers_present_128_deep),
           TEST(a_refused_presentation_leaves_nothing),
           TEST(views_stand_as_deep_as_there_are))
