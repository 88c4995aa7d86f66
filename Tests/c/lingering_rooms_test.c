/* What a dismissal that was overtaken has left in the picture, in a room that
 * gets another size: it goes along, as large as what it fills. CN-22, CN-23. */
#include "check.h"
#include "misfit.h"
#include "seeds.h"
#include <math.h>
#include <motus.h>

#define STEP (1.0 / 120)

typedef enum root_kind { PLAIN, STACK, TABS, COLUMNS, ROOTS } root_kind;
typedef enum timing { AT_ONCE, EASE, SPRING, TIMINGS } timing;

static const char *const roots[] = {"plain", "stack", "tabs", "columns"};
static const char *const timings[] = {"at once", "ease", "spring"};

static const motus_presentation_style styles[] = {
    MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT, MOTUS_PRESENTATION_CURRENT_CONTEXT,
    MOTUS_PRESENTATION_FULL_SCREEN, MOTUS_PRESENTATION_PAGE_SHEET,
    MOTUS_PRESENTATION_FORM_SHEET};
enum { STYLES = sizeof styles / sizeof *styles };

static struct {
  motus_runtime *runtime;
  motus_view_controller *holder, *root, *screen, *guests[2];
  motus_rect goal;
  double time;
} g;

static motus_view_controller *make_screen(void) {
  motus_view_controller *c = NULL;
  motus_color color = {.5, .5, .5, 1};
  motus_view_controller_create(g.runtime, NULL, NULL, NULL, &c);
  motus_view_set_background_color(motus_view_controller_view(c), color);
  return c;
}

static void make_root(root_kind kind) {
  motus_navigation_controller *stack = NULL;
  motus_tab_bar_controller *tabs = NULL;
  motus_split_view_controller *split = NULL;
  g.screen = make_screen();
  switch (kind) {
  case STACK:
    motus_navigation_controller_create(g.runtime, g.screen, &stack);
    g.root = (motus_view_controller *)stack;
    break;
  case TABS:
    motus_tab_bar_controller_create(g.runtime, &tabs);
    motus_tab_bar_controller_set_view_controllers(tabs, &g.screen, 1, false,
                                                  NULL, NULL, NULL);
    g.root = (motus_view_controller *)tabs;
    break;
  case COLUMNS:
    motus_split_view_controller_create(g.runtime, NULL, &split);
    motus_split_view_controller_set_column(split, MOTUS_SPLIT_SECONDARY,
                                           g.screen);
    g.root = (motus_view_controller *)split;
    break;
  default:
    g.root = g.screen;
    motus_retain(g.root);
  }
}

static void open_room(root_kind kind, motus_presentation_style style) {
  motus_runtime_options options;
  memset(&g, 0, sizeof g);
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){1200, 900};
  CHECK_EQUAL(motus_runtime_create(&options, &g.runtime), MOTUS_OK);
  motus_runtime_set_draws_unseen(g.runtime, true);
  make_root(kind);
  g.holder = make_screen();
  motus_view_controller_add_child(g.holder, g.root);
  motus_view_add_subview(motus_view_controller_view(g.holder),
                         motus_view_controller_view(g.root));
  g.goal = (motus_rect){40, 0, 400, 600};
  motus_view_set_frame(motus_view_controller_view(g.root), g.goal);
  motus_view_controller_did_move_to_parent(g.root, g.holder);
  motus_view_controller_set_interruption_policy(g.root,
                                                MOTUS_INTERRUPTION_FLUID);
  motus_runtime_set_root_view_controller(g.runtime, g.holder);
  motus_view_controller_set_modal_flags(g.root, MOTUS_MODAL_DEFINES_CONTEXT);
  for (int i = 0; i < 2; i++) {
    g.guests[i] = make_screen();
    motus_view_controller_set_presentation_style(g.guests[i], style);
  }
}

static void close_room(void) {
  motus_runtime_set_root_view_controller(g.runtime, NULL);
  motus_release(g.guests[0]);
  motus_release(g.guests[1]);
  motus_release(g.root);
  motus_release(g.screen);
  motus_release(g.holder);
  motus_runtime_destroy(g.runtime);
}

static void run(int frames) {
  while (frames-- > 0)
    motus_runtime_tick(g.runtime, g.time += STEP);
}

static void set_room(void *user_data) {
  (void)user_data;
  motus_view_set_frame(motus_view_controller_view(g.root), g.goal);
}

static void options_of(timing timing, motus_animation_options *options) {
  motus_animation_options_init(options, sizeof *options);
  options->duration = .3;
  if (timing == SPRING) {
    options->timing.type = MOTUS_TIMING_SPRING_RATIO;
    options->timing.damping_ratio = 1;
  }
}

static void move_room(timing timing, motus_size size) {
  motus_animation_options options;
  options_of(timing, &options);
  g.goal = (motus_rect){20, 0, size.width, size.height};
  if (timing == AT_ONCE)
    set_room(NULL);
  else
    motus_runtime_animate(g.runtime, &options, set_room, NULL, NULL, NULL, NULL,
                          NULL);
}

/* What a presentation of that style covers: the room, or all. */
static motus_view *covered_by(motus_presentation_style style) {
  return motus_view_controller_view(
      style == MOTUS_PRESENTATION_CURRENT_CONTEXT ||
              style == MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT
          ? g.root
          : g.holder);
}

/* How far the first guest's view is from the size of the sheet that it stands in,
 * or of the container view, and that from the size of what it covers; below 0 if
 * the guest is not to be seen. */
static double worst_misfit(motus_presentation_style style) {
  motus_view *v = motus_view_controller_view_if_loaded(g.guests[0]);
  bool is_sheet = style == MOTUS_PRESENTATION_PAGE_SHEET ||
                  style == MOTUS_PRESENTATION_FORM_SHEET;
  if (!v || !motus_view_is_in_window(v))
    return -1;
  motus_view *around = motus_view_superview(v);
  if (is_sheet) /* The view around it hangs over the lower edge of the sheet. */
    around = motus_view_superview(around);
  double worst = misfit(v, around);
  if (is_sheet)
    around = motus_view_superview(around);
  return fmax(worst, misfit(around, covered_by(style)));
}

static bool play(root_kind kind, motus_presentation_style style, timing timing,
                 int instant, motus_size size, bool is_window) {
  open_room(kind, style);
  run(2);
  motus_view_controller_present(g.root, g.guests[0], true, NULL, NULL, NULL);
  run(200);
  motus_view_controller_dismiss(g.root, true, NULL, NULL, NULL);
  run(6);
  motus_view_controller_present(g.root, g.guests[1], true, NULL, NULL, NULL);
  run(1 + instant);
  double worst = 0;
  int seen = 0;
  for (int i = 0; i < 60; i++) {
    if (i == 1) {
      if (is_window) {
        motus_animation_options options;
        options_of(timing, &options);
        motus_runtime_set_window_size(g.runtime, size, 0,
                                      timing == AT_ONCE ? NULL : &options, NULL,
                                      NULL, NULL);
      } else
        move_room(timing, size);
    }
    run(1);
    double now = worst_misfit(style);
    if (now < 0)
      continue;
    seen += i > 1;
    worst = fmax(worst, now);
  }
  bool holds = seen > 0 && worst < 1e-6;
  if (!holds)
    printf("    %s, style %d, %s, instant %d, %s: misfit %g, seen in %d "
           "frames\n",
           roots[kind], style, timings[timing], instant,
           is_window ? "window" : "room", worst, seen);
  close_room();
  return holds;
}

static void what_lingers_goes_along(bool is_window) {
  static const motus_size sizes[] = {
      {844, 390}, {600, 844}, {300, 500}, {1000, 700}};
  int failures = 0, round = 0;
  for (int kind = 0; kind < ROOTS; kind++)
    for (int style = 0; style < STYLES; style++)
      for (int timing = 0; timing < TIMINGS; timing++)
        for (int instant = 0; instant < 20; instant += 6)
          if (round++ % (storm_is_watched() ? 9 : 1) == 0)
            failures +=
                !play((root_kind)kind, styles[style], (enum timing)timing,
                      instant, sizes[round % 4], is_window);
  CHECK_EQUAL(failures, 0);
}

static void what_lingers_goes_along_with_a_room(void) {
  what_lingers_goes_along(false);
}

static void what_lingers_goes_along_with_the_window(void) {
  what_lingers_goes_along(true);
}

CHECK_MAIN(TEST(what_lingers_goes_along_with_a_room),
           TEST(what_lingers_goes_along_with_the_window))
