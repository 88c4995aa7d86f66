/* In every frame that is drawn, what fills its parent has the size of that: also
 * where transitions, completions and turns of others end with it. Screens of all
 * containers and presentations, while the window and their rooms change their
 * sizes, and a host that sleeps as soon as no frame is needed. CN-22. */
#include "check.h"
#include "dice.h"
#include "seeds.h"
#include <motus.h>

enum { SCREENS = 6, STEPS = 60 };

typedef struct screen {
  motus_view_controller *controller;
  motus_view *contents, *inner;
} screen;

typedef struct world {
  motus_runtime *runtime;
  motus_view_controller *root, *holder;
  motus_navigation_controller *stack;
  motus_tab_bar_controller *tabs;
  motus_page_view_controller *pages;
  motus_split_view_controller *split;
  screen screens[SCREENS];
  motus_view *bar;
  motus_size size;
  motus_point finger;
  bool is_down;
  unsigned next_cut; /* the screen that the next completion resizes */
} world;

static uint64_t dice;

static unsigned draw(unsigned sides) {
  return dice_roll(&dice, sides);
}

static motus_rect bounds_of(motus_view *view) {
  motus_rect bounds = motus_view_bounds(view);
  return (motus_rect){0, 0, bounds.width, bounds.height};
}

/* Contents fill the screen by its controller's layout, what is in them by a
 * layout of theirs. */
static void lay_out(void *data, motus_view_controller *controller) {
  screen *s = data;
  motus_view_set_frame(s->contents,
                       bounds_of(motus_view_controller_view(controller)));
}

static void lay_out_contents(void *data, motus_view *view) {
  motus_view_set_frame(((screen *)data)->inner, bounds_of(view));
}

static void did_load(void *data, motus_view_controller *controller) {
  screen *s = data;
  motus_view_add_subview(motus_view_controller_view(controller), s->contents);
}

static void add_screen(world *w, int index) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks,
                                               .view_did_load = did_load,
                                               .view_will_layout_subviews =
                                                   lay_out};
  screen *s = &w->screens[index];
  CHECK_EQUAL(motus_view_create(w->runtime, &s->contents), MOTUS_OK);
  CHECK_EQUAL(motus_view_create(w->runtime, &s->inner), MOTUS_OK);
  motus_view_add_subview(s->contents, s->inner);
  motus_view_set_layout(s->contents, lay_out_contents, s, NULL);
  CHECK_EQUAL(motus_view_controller_create(w->runtime, &callbacks, s, NULL,
                                           &s->controller),
              MOTUS_OK);
}

static bool fills(motus_view *view, motus_view *parent) {
  motus_rect a = motus_view_bounds(view), b = motus_view_bounds(parent);
  return CHECK_NEAR(a.width, b.width, 1e-9) &&
         CHECK_NEAR(a.height, b.height, 1e-9);
}

static void check_sizes(world *w) {
  for (int i = 0; i < SCREENS; i++) {
    screen *s = &w->screens[i];
    motus_view *view = motus_view_controller_view_if_loaded(s->controller);
    if (view && motus_view_is_in_window(view) &&
        (!fills(s->contents, view) || !fills(s->inner, s->contents)))
      printf("    screen %d at %g\n", i, motus_runtime_time(w->runtime));
  }
}

static void tick(world *w) {
  CHECK_EQUAL(
      motus_runtime_tick(w->runtime, motus_runtime_time(w->runtime) + 1 / 60.),
      MOTUS_OK);
  check_sizes(w);
}

/* A host that makes no frame that is not needed. */
static void run(world *w, unsigned frames) {
  while (frames-- > 0 && motus_runtime_needs_tick(w->runtime))
    tick(w);
}

static motus_view_controller *at(world *w, unsigned index) {
  return w->screens[index].controller;
}

/* ---- Roots ---- */

static motus_view_controller *open_stack(world *w, unsigned first) {
  motus_navigation_controller_create(w->runtime, at(w, first), &w->stack);
  motus_view_controller_set_bar((motus_view_controller *)w->stack,
                                MOTUS_EDGE_TOP, w->bar, 44);
  motus_view_controller_set_hidden_bars(at(w, 2), MOTUS_EDGE_TOP);
  return (motus_view_controller *)w->stack;
}

static motus_view_controller *open_tabs(world *w) {
  motus_view_controller *list[] = {open_stack(w, 0), at(w, 3), at(w, 4)};
  motus_tab_bar_controller_create(w->runtime, &w->tabs);
  motus_tab_bar_controller_set_view_controllers(w->tabs, list, 3, false, NULL,
                                                NULL, NULL);
  return (motus_view_controller *)w->tabs;
}

static motus_view_controller *open_pages(world *w) {
  motus_view_controller *list[] = {at(w, 0), at(w, 1), at(w, 2), at(w, 3)};
  motus_page_view_controller_create(w->runtime, NULL, &w->pages);
  motus_page_view_controller_set_pages(w->pages, list, 4, draw(2));
  return (motus_view_controller *)w->pages;
}

static motus_view_controller *open_columns(world *w) {
  motus_split_view_controller_create(w->runtime, NULL, &w->split);
  motus_split_view_controller_set_column(w->split, MOTUS_SPLIT_PRIMARY,
                                         at(w, 3));
  motus_split_view_controller_set_column(w->split, MOTUS_SPLIT_SUPPLEMENTARY,
                                         at(w, 4));
  motus_split_view_controller_set_column(w->split, MOTUS_SPLIT_SECONDARY,
                                         open_stack(w, 0));
  return (motus_view_controller *)w->split;
}

static void open_world(world *w, unsigned seed) {
  motus_runtime_options options;
  memset(w, 0, sizeof *w);
  dice = seed * 2654435761u + 1;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = w->size = (motus_size){1100, 800};
  CHECK_EQUAL(motus_runtime_create(&options, &w->runtime), MOTUS_OK);
  for (int i = 0; i < SCREENS; i++)
    add_screen(w, i);
  CHECK_EQUAL(motus_view_create(w->runtime, &w->bar), MOTUS_OK);
  switch (seed % 4) {
  case 0:
    w->root = open_stack(w, 0);
    break;
  case 1:
    w->root = open_tabs(w);
    break;
  case 2:
    w->root = open_pages(w);
    break;
  default:
    w->root = open_columns(w);
  }
  if (draw(2))
    motus_view_controller_set_interruption_policy(w->root,
                                                  MOTUS_INTERRUPTION_FLUID);
  CHECK_EQUAL(motus_runtime_set_root_view_controller(w->runtime, w->root),
              MOTUS_OK);
  tick(w);
}

static void close_world(world *w) {
  motus_runtime_set_root_view_controller(w->runtime, NULL);
  CHECK_EQUAL(motus_runtime_destroy(w->runtime), MOTUS_OK);
}

/* ---- What a host does ---- */

static void resize(world *w) {
  static const double lengths[] = {320, 390, 600, 844, 1100};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  w->size.width = lengths[draw(5)];
  w->size.height = lengths[draw(5)];
  motus_runtime_set_window_size(w->runtime, w->size, 0,
                                draw(2) ? &options : NULL, NULL, NULL, NULL);
}

/* Gives a screen another size, as an end of something else. */
static void cut(void *data, bool finished) {
  world *w = data;
  motus_view *view = motus_view_controller_view_if_loaded(at(w, w->next_cut));
  double width = 300 + 10 * draw(20);
  (void)finished;
  if (view)
    motus_view_set_frame(view, (motus_rect){0, 0, width, 500});
}

static void fade(void *data) {
  motus_view_set_alpha(((world *)data)->bar, draw(2) ? .5 : .7);
}

static void cut_later(world *w, unsigned index) {
  motus_animation_options options;
  w->next_cut = index;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .1;
  CHECK_EQUAL(
      motus_runtime_animate(w->runtime, &options, fade, w, cut, w, NULL, NULL),
      MOTUS_OK);
}

static void present(world *w) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_FULL_SCREEN,      MOTUS_PRESENTATION_PAGE_SHEET,
      MOTUS_PRESENTATION_FORM_SHEET,       MOTUS_PRESENTATION_CURRENT_CONTEXT,
      MOTUS_PRESENTATION_OVER_FULL_SCREEN, MOTUS_PRESENTATION_POPOVER};
  unsigned style = draw(6);
  bool animated = draw(4);
  if (motus_view_controller_presented_view_controller(w->root)) {
    motus_view_controller_dismiss(w->root, animated, NULL, NULL, NULL);
    return;
  }
  motus_view_controller_set_presentation_style(at(w, 5), styles[style]);
  motus_view_controller_present(w->root, at(w, 5), animated, NULL, NULL, NULL);
}

static void move_a_stack(world *w) {
  unsigned index = 1 + draw(2);
  bool animated = draw(4);
  if (draw(2))
    motus_navigation_controller_pop(w->stack, animated, NULL, NULL, NULL, NULL);
  else
    motus_navigation_controller_push(w->stack, at(w, index), animated, NULL,
                                     NULL, NULL);
}

static void move_columns(world *w) {
  motus_split_mode mode = (motus_split_mode)draw(6);
  motus_split_column column = (motus_split_column)draw(3);
  bool animated = draw(3);
  if (draw(2))
    motus_split_view_controller_set_mode(w->split, mode, animated, NULL, NULL,
                                         NULL);
  else if (draw(2))
    motus_split_view_controller_show_column(w->split, column, animated, NULL,
                                            NULL, NULL);
  else
    motus_split_view_controller_hide_column(w->split, column, animated, NULL,
                                            NULL, NULL);
}

static void turn_a_page(world *w) {
  unsigned index = draw(4);
  motus_page_direction direction =
      draw(2) ? MOTUS_PAGE_FORWARD : MOTUS_PAGE_BACKWARD;
  motus_page_view_controller_show_page(w->pages, at(w, index), direction,
                                       draw(4), NULL, NULL, NULL);
}

static void touch(world *w, motus_touch_phase phase) {
  motus_runtime_send_touch(w->runtime, 1, phase, w->finger,
                           motus_runtime_time(w->runtime));
  w->is_down = phase == MOTUS_TOUCH_BEGAN || phase == MOTUS_TOUCH_MOVED;
  tick(w);
}

static void use_a_finger(world *w) {
  if (!w->is_down) {
    w->finger.x = draw(2) ? 3 : draw(300);
    w->finger.y = 100 + draw(300);
    touch(w, MOTUS_TOUCH_BEGAN);
  } else if (draw(3) == 0) {
    touch(w, draw(4) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED);
    return;
  }
  double step = draw(2) ? 25 : -15;
  for (int i = 0; i < 4; i++) {
    w->finger.x += step;
    touch(w, MOTUS_TOUCH_MOVED);
  }
}

static void act(world *w) {
  switch (draw(8)) {
  case 0:
    resize(w);
    break;
  case 1:
    present(w);
    break;
  case 2:
    use_a_finger(w);
    break;
  case 3:
    cut_later(w, draw(SCREENS));
    break;
  case 4:
    if (w->tabs) {
      motus_tab_bar_controller_select_by_user(w->tabs, draw(3), NULL, NULL,
                                              NULL, NULL);
      break;
    }
    /* fallthrough */
  default:
    if (w->pages)
      turn_a_page(w);
    else if (w->split && draw(2))
      move_columns(w);
    else
      move_a_stack(w);
  }
}

static void live(unsigned seed) {
  world w;
  int before = check_failures;
  open_world(&w, seed);
  for (int i = 0; i < STEPS && check_failures == before; i++) {
    act(&w);
    run(&w, draw(25));
  }
  if (w.is_down)
    touch(&w, MOTUS_TOUCH_CANCELLED);
  run(&w, 300);
  close_world(&w);
}

/* CN-22. */
static void what_fills_its_parent_has_its_size_in_every_frame(void) {
  play_seeds(40, live);
}

/* CN-22: the completion is the last thing that happens. */
static void a_host_that_sleeps_has_seen_the_last_layout(void) {
  world w;
  open_world(&w, 4);
  run(&w, 100);
  cut_later(&w, 0);
  run(&w, 100);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  close_world(&w);
}

CHECK_MAIN(TEST(what_fills_its_parent_has_its_size_in_every_frame),
           TEST(a_host_that_sleeps_has_seen_the_last_layout))
