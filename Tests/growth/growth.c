/* `growth SCENE SIZE` plays a scene with SIZE, 2 SIZE and 4 SIZE of its things, each time ending them in
 * order, in reverse, in no order and not at all; growth.py counts the instructions between the marks. */
#include "growth.h"

motus_runtime *rt;
int total;
void **things, **others;
static double now;

static const scene *const lists[] = {view_scenes, motion_scenes,
                                     list_scenes, screen_scenes,
                                     body_scenes, contact_scenes};
static const char *const orders[] = {"in order", "in reverse", "in no order",
                                     "all at once"};
enum { ORDERS = 4, MARKS = 256 };
static char marks[MARKS][48];
static int mark_count;

/** Between two calls of this stands one step: valgrind writes down its cost. */
__attribute__((noinline)) void mark(void) {
  __asm__ volatile("");
}

static void step(const char *order, const char *name) {
  snprintf(marks[mark_count++], sizeof *marks, "%s %s", name, order);
  mark();
}

void must_be(motus_status status, const char *call) {
  if (status == MOTUS_OK)
    return;
  fprintf(stderr, "%s: %s\n", call, motus_status_name(status));
  exit(1);
}

void tick(double seconds) {
  must(motus_runtime_tick(rt, now += seconds));
}

motus_view *window(void) {
  return motus_runtime_window(rt);
}

motus_view *view_in(motus_view *parent, double x) {
  motus_view *made = NULL;
  must(motus_view_create(rt, &made));
  must(motus_view_set_frame(made, (motus_rect){x, 0, 40, 40}));
  if (parent) {
    must(motus_view_add_subview(parent, made));
    motus_release(made);
  }
  return made;
}

motus_view_controller *screen(void) {
  motus_view_controller *made = NULL;
  must(motus_view_controller_create(rt, NULL, NULL, NULL, &made));
  return made;
}

static void say(void *user_data, motus_status status, const char *function,
                const char *message) {
  (void)user_data;
  fprintf(stderr, "%s %s: %s\n", motus_status_name(status), function, message);
}

/** The i-th in an order. */
static int pick(int order, int i) {
  if (order == 2) /* 7919 is a prime that divides no total */
    return (int)((long long)i * 7919 % total);
  return order == 1 ? total - 1 - i : i;
}

static void play(const scene *scene, int size, int order) {
  total = size;
  things = calloc((size_t)size, sizeof *things);
  others = calloc((size_t)size, sizeof *others);
  now = 0;
  motus_runtime_options options;
  defaults(motus_runtime_options, options);
  options.start_time = 0;
  must(motus_runtime_create(&options, &rt));
  must(motus_runtime_set_diagnostics(rt, say, NULL, NULL));
  const char *name = orders[order];
  step("", "");
  if (scene->begin)
    scene->begin();
  step(name, "begin");
  for (int i = 0; i < size && scene->make; i++)
    scene->make(i);
  step(name, "make");
  tick(1 / 64.);
  step(name, "first tick");
  tick(1 / 64.);
  step(name, "tick");
  for (int i = 0; i < size && scene->use; i++)
    scene->use(pick(order, i));
  step(name, "use");
  tick(1 / 64.);
  step(name, "tick after use");
  for (int i = 0; i < size && scene->end && order < ORDERS - 1; i++)
    scene->end(pick(order, i));
  step(name, "end");
  tick(1 / 64.);
  step(name, "tick after end");
  if (scene->last)
    scene->last();
  tick(1);
  step(name, "last");
  must(motus_runtime_destroy(rt));
  step(name, "destroy");
  free(things);
  free(others);
}

int main(int count, char **words) {
  for (size_t l = 0; l < sizeof lists / sizeof *lists; l++)
    for (const scene *scene = lists[l]; scene->name; scene++) {
      if (count < 3) { /* which there are, with their sizes */
        printf("%s %d\n", scene->name, scene->size);
      } else if (strcmp(words[1], scene->name) == 0) {
        for (int times = 1; times <= 4; times *= 2)
          for (int order = 0; order < ORDERS; order++)
            play(scene, times * atoi(words[2]), order);
      }
    }
  for (int i = 0; i < mark_count; i++)
    printf("%s\n", marks[i]);
  return 0;
}
