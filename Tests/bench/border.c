/* What a call through the border costs, against a call of the same shape that C
 * makes through a pointer; and that it allocates nothing. */
#define _POSIX_C_SOURCE 200809L
#define BENCH_COUNT_ALLOCATIONS
#include "bench.h"
#include "scene.h"

enum { CALLS = 1000000, VIEWS = 64 };

/* The same object in C, behind a pointer: what a library without handles would
 * do. Called through pointers that the compiler cannot see through. */
typedef struct plain_view {
  double center_x, center_y, alpha;
} plain_view;

static int32_t plain_version(void) {
  return 100;
}
static double plain_alpha(plain_view *view) {
  return view ? view->alpha : 0;
}
static motus_point plain_center(plain_view *view) {
  motus_point center = {view->center_x, view->center_y};
  return center;
}
static int plain_set_alpha(plain_view *view, double alpha) {
  if (!view || alpha != alpha)
    return -1;
  view->alpha = alpha;
  return 0;
}
static int32_t (*volatile version_pointer)(void) = plain_version;
static double (*volatile alpha_pointer)(plain_view *) = plain_alpha;
static motus_point (*volatile center_pointer)(plain_view *) = plain_center;
static int (*volatile set_alpha_pointer)(plain_view *,
                                         double) = plain_set_alpha;

static plain_view plain_views[VIEWS];
static scene ours;

#define CALL(name, expression)      \
  static void name(void *context) { \
    double sum = 0;                 \
    (void)context;                  \
    for (int i = 0; i < CALLS; i++) \
      sum += expression;            \
    bench_keep(sum);                \
  }

CALL(our_version, motus_version_number())
CALL(their_version, version_pointer())
CALL(our_time, motus_runtime_time(ours.runtime))
CALL(our_alpha, motus_view_alpha(ours.views[i & (VIEWS - 1)]))
CALL(their_alpha, alpha_pointer(&plain_views[i & (VIEWS - 1)]))
CALL(our_center, motus_view_center(ours.views[i & (VIEWS - 1)]).x)
CALL(their_center, center_pointer(&plain_views[i & (VIEWS - 1)]).x)
CALL(our_hidden, motus_view_is_hidden(ours.views[i & (VIEWS - 1)]))
CALL(our_superview, (motus_view_superview(ours.views[i & (VIEWS - 1)]) != NULL))
CALL(our_life, motus_is_alive(ours.views[i & (VIEWS - 1)]))
CALL(our_setter, motus_view_set_alpha(ours.views[i & (VIEWS - 1)], 0.5))
CALL(our_changes, motus_view_set_alpha(ours.views[i & (VIEWS - 1)], i * 1e-6))
CALL(their_setter, set_alpha_pointer(&plain_views[i & (VIEWS - 1)], i * 1e-6))

static double shown(motus_view *view) {
  double value = 0;
  scene_need(motus_view_property(view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN,
                                 &value, 1));
  return value;
}
CALL(our_property, shown(ours.views[i & (VIEWS - 1)]))

/* C calls back. */
static void block(void *user_data) {
  *(int *)user_data += 1;
}
static void (*volatile block_pointer)(void *) = block;
static int calls_back;
static motus_status call_back(void) {
  return motus_runtime_perform_without_animation(ours.runtime, block,
                                                 &calls_back);
}
static int call_plainly(void) {
  block_pointer(&calls_back);
  return 0;
}
CALL(our_callback, call_back())
CALL(their_callback, call_plainly())

static void allocate_twice(void *context) {
  void **blocks = context;
  blocks[0] = malloc(100);
  if (posix_memalign(&blocks[1], 64, 256))
    abort();
}

static void compare(const char *what, bench_fn us, bench_fn them, double most) {
  bench_pair pair = bench_compare(us, NULL, them, NULL, 15);
  if (most > 0)
    bench_limit(what, pair, CALLS, most);
  else
    bench_ratio(what, pair, CALLS, 0);
}

int main(void) {
  ours = scene_create(VIEWS);
  bench_title("Border (against a call through a pointer)");
  bench_ratio("an empty call",
              bench_compare(our_version, NULL, their_version, NULL, 15), CALLS,
              2);
  compare("a runtime's time", our_time, their_alpha, 4);
  compare("a view's alpha", our_alpha, their_alpha, 4);
  compare("a view's center", our_center, their_center, 4);
  compare("whether a view is hidden", our_hidden, their_alpha, 4);
  compare("a view's superview", our_superview, their_alpha, 4);
  compare("whether a handle lives", our_life, their_alpha, 4);
  compare("any property by number", our_property, their_alpha, 0);
  compare("a setter with the value that it has", our_setter, their_setter, 0);
  compare("a setter with another value", our_changes, their_setter, 0);
  compare("a callback", our_callback, their_callback, 0);
  bench_zero("allocations of a million getters",
             bench_allocations(our_alpha, NULL));
  bench_zero("allocations of a million setters",
             bench_allocations(our_changes, NULL));
  /* The counter counts: otherwise the zeros of every bench say nothing. */
  void *blocks[2];
  uint64_t before = bench_live_bytes;
  if (bench_allocations(allocate_twice, blocks) != 2 ||
      bench_live_bytes - before < 356) {
    printf("the allocation counter does not work\n");
    return 1;
  }
  free(blocks[0]);
  free(blocks[1]);
  scene_destroy(&ours);
}
