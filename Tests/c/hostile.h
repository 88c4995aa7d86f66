/* A host whose callbacks end, move or ask for something in the midst of
 * everything. A scene is played once to count the calls that it gets; then, for
 * each call and each act, it is played again and the act happens in that call.
 * Whatever comes of it: each destroy runs once, and nothing crashes or hangs. */
#ifndef HOSTILE_H
#define HOSTILE_H
#include "check.h"
#include "motus.h"
#include <stdlib.h>

#define FRAME (1.0 / 64)

typedef void hostile_fn(void);

static motus_runtime *rt;
static motus_navigation_controller *nav;
static motus_tab_bar_controller *tabs;
static motus_view_controller *screens[8]; /* nav's root first; no holes */
static void *pool[64];                    /* held once each by the host */
static int pool_count, made, ended;
static motus_property_animator *moving;
static long calls, target;
static int act, depth;
static double now;

static void count_end(void *user_data) {
  (void)user_data;
  ended += 1;
}

/* user_data and destroy of a registration. */
#define OWNED (made += 1, (void *)&made), count_end

static void *keep(void *handle) {
  if (handle && pool_count < 64)
    pool[pool_count++] = handle;
  return handle;
}

static void let_go_of_all(void) {
  while (pool_count > 0)
    motus_release(pool[--pool_count]);
}

static void done(void *user_data, bool completed);

/* ---- Acts: whatever a host can do, right or wrong. ---- */

static void *lent; /* what the call was about */

static void release_all(void) {
  let_go_of_all();
}
static void release_too_often(void) {
  for (int i = 0; i < 4; i++)
    motus_release(lent);
}
static motus_view_controller *fresh(void);
static void present_over(bool animated) {
  motus_view_controller *top = motus_runtime_root_view_controller(rt);
  while (top && motus_view_controller_presented_view_controller(top))
    top = motus_view_controller_presented_view_controller(top);
  motus_view_controller_present(top, fresh(), animated, done, OWNED);
}
static void present_at_once(void) {
  present_over(false);
}
static void present_animated(void) {
  present_over(true);
}
static void dismiss_at_once(void) {
  motus_view_controller_dismiss(motus_runtime_root_view_controller(rt), false,
                                done, OWNED);
}
static void dismiss_animated(void) {
  motus_view_controller_dismiss(motus_runtime_root_view_controller(rt), true,
                                done, OWNED);
}
static void push_one(void) {
  motus_navigation_controller_push(nav, fresh(), true, done, OWNED);
}
static void pop_all(void) {
  motus_view_controller *popped[8];
  size_t count = 0;
  motus_navigation_controller_pop_to(nav, NULL, false, done, OWNED, popped, 8,
                                     &count);
}
static void fluid_push(void) {
  motus_view_controller_set_interruption_policy((motus_view_controller *)nav,
                                                MOTUS_INTERRUPTION_FLUID);
  push_one();
}
static void remove_screens(void) {
  for (int i = 0; i < 8; i++)
    if (screens[i])
      motus_view_controller_remove_from_parent(screens[i]);
  motus_view_controller_remove_from_parent((motus_view_controller *)nav);
}
static void remove_views(void) {
  for (int i = 0; i < 8; i++)
    motus_view_remove_from_superview(
        motus_view_controller_view_if_loaded(screens[i]));
}
static void unload_views(void) {
  for (int i = 0; i < 8; i++)
    motus_view_controller_unload_view(screens[i]);
}
static void change_size(void) {
  motus_runtime_set_window_size(rt, (motus_size){900, 390}, 1, NULL, done,
                                OWNED);
}
static void change_size_animated(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  motus_runtime_set_window_size(rt, (motus_size){320, 900}, 1, &options, done,
                                OWNED);
}
static void other_traits(void) {
  motus_runtime_override_traits(rt, MOTUS_SIZE_CLASS_REGULAR,
                                MOTUS_SIZE_CLASS_COMPACT);
}
static void no_root(void) {
  motus_runtime_set_root_view_controller(rt, NULL);
}
static void other_root(void) {
  motus_runtime_set_root_view_controller(rt, fresh());
}
static void select_tab(void) {
  motus_tab_bar_controller_select(
      tabs, motus_tab_bar_controller_view_controller_at(tabs, 1), done, OWNED);
}
static void cancel_touch(void) {
  motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_CANCELLED,
                           (motus_point){100, 100}, now);
}
static void stop_animator(void) {
  motus_property_animator_stop(moving, false);
}
static void take_children(void) {
  motus_view_controller *parent = fresh();
  for (int i = 0; i < 8; i++)
    if (screens[i])
      motus_view_controller_add_child(parent, screens[i]);
}
/* Another bar above, the one below away or back, and screens that hide them. */
static void change_bars(void) {
  motus_view_controller *it = (motus_view_controller *)nav;
  motus_view *bar = NULL;
  motus_view_create(rt, &bar);
  motus_view_controller_set_bar(it, MOTUS_EDGE_TOP, bar, 30);
  motus_release(bar);
  motus_view_controller_set_bar_hidden(
      it, MOTUS_EDGE_BOTTOM,
      !motus_view_controller_is_bar_hidden(it, MOTUS_EDGE_BOTTOM), NULL, done,
      OWNED);
  for (int i = 0; i < 8 && screens[i]; i++)
    motus_view_controller_set_hidden_bars(
        screens[i], motus_view_controller_hidden_bars(screens[i]) ^
                        (i % 2 ? MOTUS_EDGE_TOP : MOTUS_EDGE_BOTTOM));
}
static void end_runtime(void) {
  CHECK_EQUAL(motus_runtime_tick(rt, now + 1), MOTUS_ERROR_REENTRANT);
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_ERROR_REENTRANT);
}

static const struct {
  const char *name;
  hostile_fn *run;
} acts[] = {{"release all", release_all},
            {"release too often", release_too_often},
            {"present", present_at_once},
            {"present animated", present_animated},
            {"dismiss", dismiss_at_once},
            {"dismiss animated", dismiss_animated},
            {"push", push_one},
            {"pop all", pop_all},
            {"fluid push", fluid_push},
            {"remove screens", remove_screens},
            {"remove views", remove_views},
            {"unload views", unload_views},
            {"change size", change_size},
            {"change size animated", change_size_animated},
            {"other traits", other_traits},
            {"no root", no_root},
            {"other root", other_root},
            {"select tab", select_tab},
            {"cancel touch", cancel_touch},
            {"stop animator", stop_animator},
            {"take children", take_children},
            {"change bars", change_bars},
            {"end runtime", end_runtime},
#ifdef MORE_ACTS
            MORE_ACTS
#endif
};
#define ACTS (int)(sizeof acts / sizeof *acts)

/* Every callback begins here. */
static void called(const void *about) {
  if (depth)
    return;
  if (calls++ != target)
    return;
  depth += 1;
  lent = (void *)(size_t)about;
  acts[act].run();
  depth -= 1;
}

static void done(void *user_data, bool completed) {
  (void)user_data, (void)completed;
  called(nav);
}

static void tick(int frames) {
  while (frames-- > 0)
    motus_runtime_tick(rt, now += FRAME);
}

static void open_runtime(void) {
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){390, 844};
  CHECK_EQUAL(motus_runtime_create(&options, &rt), MOTUS_OK);
  now = 0;
  pool_count = made = ended = depth = 0;
  nav = NULL;
  tabs = NULL;
  moving = NULL;
  lent = NULL;
  memset(screens, 0, sizeof screens);
}

/* ---- The loop ---- */

static void play_once(hostile_fn *scene, long at, int what) {
  calls = 0;
  target = at;
  act = what;
  open_runtime();
  scene();
  target = -1;
  tick(70);
  let_go_of_all();
  tick(3);
  CHECK_EQUAL(motus_runtime_destroy(rt), MOTUS_OK);
  CHECK_EQUAL(ended, made);
}

/* HOSTILE=call.act plays one alone. Where every step is watched some stand for
 * all. */
static void play(hostile_fn *scene, int at_least) {
  const char *only = getenv("HOSTILE");
  play_once(scene, -1, 0);
  long count = calls;
  CHECK(count >= at_least);
  if (only) {
    char *rest = NULL;
    long at = strtol(only, &rest, 10);
    play_once(scene, at, *rest ? atoi(rest + 1) : 0);
    return;
  }
  int step = getenv("MOTUS_STORM") ? 37 : 1;
  for (int what = 0; what < ACTS; what++)
    for (long at = what % step; at < count; at += step) {
      int before = check_failures;
      if (getenv("HOSTILE_LOUD"))
        fprintf(stderr, "HOSTILE=%ld.%d (%s)\n", at, what, acts[what].name);
      play_once(scene, at, what);
      if (check_failures > before)
        printf("    HOSTILE=%ld.%d: %s\n", at, what, acts[what].name);
    }
}
#endif
