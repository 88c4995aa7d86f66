/* A tabbed container of one's own: three pages, of which one is shown.
 *
 * The container is an ordinary view controller. It swaps its children with
 * motus_view_controller_transition(): the first swap curls the old page away,
 * the second flips it over, the third dissolves it. Each page's view is loaded
 * when it is first shown. A memory warning lets the pages that are not shown
 * give their views back; they are loaded anew when their turn comes. A tap in
 * the middle of a swap waits for its end, and the bar's mark moves along with
 * every swap.
 *
 * Prints what happens, and writes container.svg into the folder given as the
 * first argument. */
#include "motus.h"
#include "support/scene.h"
#include "support/svg.h"

#include <stdio.h>

#define WIDTH 390.0
#define HEIGHT 844.0
#define BAR 90.0
#define FRAME (1.0 / 60.0)

enum { PAGES = 3 };

typedef struct app {
  motus_runtime *runtime;
  motus_view_controller *container;
  motus_view_controller *pages[PAGES];
  motus_view_controller *shown;
  motus_view *stage; /* where the pages stand */
  motus_view *mark;  /* below the tab of the page that is shown */
  filmstrip *strip;
  double time;
} app;

/* One swap, from the request to its completion. */
typedef struct swap {
  app *app;
  motus_view_controller *to;
} swap;

static int index_of(const app *a, const void *page) {
  int index = 0;
  while (index < PAGES && (const void *)a->pages[index] != page)
    index++;
  return index;
}

static const char *name_of(const app *a, const void *object) {
  static const char *const names[] = {"letters", "map", "notes", "container"};
  return names[index_of(a, object)];
}

/* ---- The pages ---- */

static void page_did_load(void *user_data, motus_view_controller *page) {
  static const motus_color papers[] = {
      {0.96, 0.93, 0.86, 1}, {0.75, 0.88, 0.82, 1}, {0.83, 0.84, 0.95, 1}};
  static const motus_color inks[] = {
      {0.75, 0.45, 0.3, 1}, {0.2, 0.5, 0.4, 1}, {0.3, 0.32, 0.65, 1}};
  app *a = user_data;
  int index = index_of(a, page), row;
  motus_view *view = motus_view_controller_view(page);
  motus_view_set_background_color(view, papers[index]);
  motus_view_set_frame(view, (motus_rect){0, 0, WIDTH, HEIGHT - BAR});
  for (row = 0; row < 3 + 2 * index; row++)
    add_rect(a->runtime, view,
             (motus_rect){30, 60 + row * 90, WIDTH - 60 - row * 20, 60},
             inks[index], 14);
}

static void page_has_no_memory(void *user_data, motus_view_controller *page) {
  app *a = user_data;
  bool is_shown = motus_view_controller_appearance_state(page) !=
                  MOTUS_APPEARANCE_DISAPPEARED;
  if (is_shown || motus_view_controller_view_if_loaded(page) == NULL)
    return;
  check(motus_view_controller_unload_view(page), "give a view back");
  printf("  %5.3f  %-22s %s\n", a->time, "gives its view back",
         name_of(a, page));
}

/* ---- The container ---- */

static void move_the_mark(void *user_data, motus_transition_coordinator *c) {
  app *a = user_data;
  int index = index_of(a, c ? motus_transition_coordinator_view_controller(
                                  c, MOTUS_TRANSITION_TO)
                            : a->shown);
  motus_point center = {WIDTH * (index + 0.5) / PAGES, HEIGHT - BAR / 2};
  motus_view_set_center(a->mark, center);
}

static void container_did_load(void *user_data, motus_view_controller *it) {
  app *a = user_data;
  motus_color bar = {0.2, 0.22, 0.28, 1}, mark = {1, 1, 1, 0.3};
  motus_view *view = motus_view_controller_view(it);
  a->stage = add_rect(a->runtime, view, (motus_rect){0, 0, WIDTH, HEIGHT - BAR},
                      bar, 0);
  add_rect(a->runtime, view, (motus_rect){0, HEIGHT - BAR, WIDTH, BAR}, bar, 0);
  a->mark = add_rect(a->runtime, view, (motus_rect){0, 0, 90, 50}, mark, 25);
  motus_view_add_subview(a->stage, motus_view_controller_view(a->shown));
  move_the_mark(a, NULL);
}

/* ---- The swaps ---- */

static void done(void *user_data, bool completed) {
  const swap *s = user_data;
  printf("  %5.3f  %-22s %s\n", s->app->time,
         completed ? "has come" : "has not come", name_of(s->app, s->to));
}

static void show(swap *s, app *a, int index, motus_animation_flag style) {
  motus_view_controller *from = a->shown;
  motus_animation_options options;
  s->app = a;
  s->to = a->shown = a->pages[index];
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.6;
  options.flags = style;
  check(motus_view_controller_transition(a->container, from, s->to, &options,
                                         NULL, NULL, done, s, NULL),
        "swap");
  motus_transition_coordinator_animate_alongside(
      motus_view_controller_transition_coordinator(a->container), NULL,
      move_the_mark, NULL, a, NULL);
}

/* ---- The clock ---- */

static void run(app *a, double seconds, const char *caption) {
  double end = a->time + seconds;
  int frame = 0;
  while (a->time < end) {
    const motus_event *events;
    size_t count, index;
    a->time += FRAME;
    check(motus_runtime_tick(a->runtime, a->time), "tick");
    motus_runtime_events(a->runtime, &events, &count);
    for (index = 0; index < count; index++)
      printf("  %5.3f  %-22s %s\n", events[index].time,
             event_name(events[index].kind), name_of(a, events[index].subject));
    if (frame++ % 12 == 5)
      filmstrip_add(a->strip, a->runtime, caption);
  }
}

static void print_views(const app *a) {
  int index;
  printf("  loaded:");
  for (index = 0; index < PAGES; index++)
    if (motus_view_controller_view_if_loaded(a->pages[index]) != NULL)
      printf(" %s", name_of(a, a->pages[index]));
  printf("\n");
}

static motus_view_controller *create(app *a, bool is_page) {
  motus_view_controller *controller;
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .view_did_load = is_page ? page_did_load : container_did_load,
      .did_receive_memory_warning = is_page ? page_has_no_memory : NULL};
  check(motus_view_controller_create(a->runtime, &callbacks, a, NULL,
                                     &controller),
        "create a view controller");
  return controller;
}

int main(int argc, char **argv) {
  static app a;
  static swap swaps[4];
  int index;
  check(motus_runtime_create(NULL, &a.runtime), "create a runtime");
  motus_runtime_set_diagnostics(a.runtime, report, NULL, NULL);
  a.strip = filmstrip_create(WIDTH, HEIGHT);
  a.container = create(&a, false);
  for (index = 0; index < PAGES; index++) {
    a.pages[index] = create(&a, true);
    check(motus_view_controller_add_child(a.container, a.pages[index]), "add");
    motus_view_controller_did_move_to_parent(a.pages[index], a.container);
  }
  a.shown = a.pages[0];
  check(motus_runtime_set_root_view_controller(a.runtime, a.container),
        "fill the window");
  printf("letters are shown\n");
  run(&a, 0.2, "letters");
  print_views(&a);
  printf("the map: the letters are curled away\n");
  show(&swaps[0], &a, 1, MOTUS_ANIMATION_TRANSITION_CURL_UP);
  run(&a, 0.8, "curl");
  print_views(&a);
  printf("the notes: the map is flipped; a tap in between waits\n");
  show(&swaps[1], &a, 2, MOTUS_ANIMATION_TRANSITION_FLIP_FROM_RIGHT);
  run(&a, 0.3, "flip");
  show(&swaps[2], &a, 0, MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE);
  run(&a, 1.1, "flip, dissolve");
  print_views(&a);
  printf("memory is short\n");
  check(motus_runtime_send_memory_warning(a.runtime), "warn");
  print_views(&a);
  printf("the map again: it is loaded anew\n");
  show(&swaps[3], &a, 1, MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE);
  run(&a, 0.8, "dissolve");
  print_views(&a);
  printf("%s\n",
         motus_runtime_needs_tick(a.runtime) ? "it moves" : "all rests");
  for (index = 0; index < PAGES; index++)
    motus_release(a.pages[index]);
  motus_release(a.container);
  index = filmstrip_save(a.strip, argc > 1 ? argv[1] : ".", "container.svg");
  check(motus_runtime_destroy(a.runtime), "end");
  return index ? 0 : 1;
}
