/* A window with screens in each kind of container, and what can begin there. */
#ifndef RESIZE_STAGE_H
#define RESIZE_STAGE_H
#include "drawn.h"
#include "seeds.h"
#include <math.h>

#define STEP (1.0 / 240)

enum { SCREENS = 8, TAGS = 64, BOX = 32, KEYED = 48, KEY = 7, ROOM = 63 };

typedef enum deed {
  PUSH,
  POP,
  SET,
  POP_TO_ROOT,
  TAB,
  OWN_PUSH,
  OWN_POP,
  QUEUE,
  FLUID,
  EDGE,
  ZOOM_IN,
  ZOOM_OUT,
  TURN_PAGE,
  HOLD_PAGE,
  PRESENT_FULL,
  PRESENT_PAGE,
  PRESENT_FORM,
  PRESENT_CONTEXT,
  PRESENT_OVER,
  PRESENT_OVER_CONTEXT,
  PRESENT_POPOVER,
  DISMISS_FULL,
  DISMISS_PAGE,
  DISMISS_FORM,
  DISMISS_CONTEXT,
  DISMISS_OVER,
  DISMISS_OVER_CONTEXT,
  DISMISS_POPOVER,
  HOLD_SHEET,
  CUSTOM,
  LIST,
  LIFT,
  HIDE_BARS,
  PUSH_WITHOUT_BARS,
  DEEDS,
  /* In a room only. */
  SHOW_COLUMN = DEEDS,
  HIDE_COLUMN,
  ROOM_DEEDS
} deed;

static const char *const names[ROOM_DEEDS] = {
    "push",         "pop",           "set",           "pop to root",
    "tab",          "own push",      "own pop",       "queue",
    "fluid",        "edge",          "zoom in",       "zoom out",
    "turn page",    "hold page",     "present full",  "present page",
    "present form", "present ctx",   "present over",  "present over ctx",
    "present pop",  "dismiss full",  "dismiss page",  "dismiss form",
    "dismiss ctx",  "dismiss over",  "dismiss o ctx", "dismiss pop",
    "hold sheet",   "custom",        "list",          "lift",
    "hide bars",    "push w/o bars", "show column",   "hide column"};

static const motus_size upright = {390, 844};
/* The root stands in a room of its own, in a greater window. */
static bool has_room;
/* Called when a screen has appeared or disappeared, or a block has ended. */
static void (*on_end)(void);

static struct {
  motus_runtime *runtime;
  motus_view_controller *screens[SCREENS], *shown, *root;
  motus_navigation_controller *navigation, *inner;
  motus_tab_bar_controller *tabs;
  motus_page_view_controller *pages;
  motus_split_view_controller *split;
  motus_animation_controller *own;
  motus_transition_context *context;
  motus_view *thumb, *comes;
  motus_rect place;
  double time, farthest;
  double lag; /* of a screen that comes, when its motion has ended */
  struct {
    motus_rect rect;
    bool is_there;
  } last[TAGS];
  int frame, finger;
  bool is_reordered;
  motus_rect flight; /* where the pair was last seen to fly */
  bool flies;
  bool has_pairs; /* a view of each screen has the key */
  motus_view *list, *bars[2];
  motus_view_controller *around, *holder;
} g;

static motus_view *view(int i) {
  return motus_view_controller_view(g.screens[i]);
}

/* Rows as wide as the list, in the order that was asked for last. */
static void arrange(motus_rect bounds) {
  motus_child rows[5] = {{0}};
  int count = g.is_reordered ? 4 : 5;
  for (int i = 0; i < count; i++) {
    rows[i].key = (uint64_t)(g.is_reordered ? 5 - i : 1 + i);
    rows[i].frame = (motus_rect){0, 60. * i, bounds.width, 50};
  }
  motus_view_arrange(g.list, rows, (size_t)count, sizeof *rows, NULL);
  for (int i = 0; i < count; i++) {
    motus_view *row = motus_view_child_with_key(g.list, rows[i].key, false);
    if (row) {
      motus_set_tag(row, 20 + rows[i].key);
      motus_view_set_background_color(row, (motus_color){0, 0, 1, 1});
    }
  }
}

/* The place of a keyed view: at the lower right of one screen, above in the
 * next. */
static motus_rect keyed_place(int i, motus_rect bounds) {
  return i % 2 ? (motus_rect){30, 40, .6 * bounds.width, .3 * bounds.height}
               : (motus_rect){bounds.width - 120, bounds.height - 160, 100, 80};
}

/* A box that keeps 20 points to the sides of its screen. */
static void did_load(void *user_data, motus_view_controller *c) {
  motus_view *box = NULL, *own = motus_view_controller_view(c);
  (void)user_data;
  motus_view_set_background_color(own, (motus_color){1, 1, 1, 1});
  motus_view_create(g.runtime, &box);
  motus_set_tag(box, motus_tag(c) + BOX);
  motus_set_tag(own, motus_tag(c));
  motus_view_set_background_color(box, (motus_color){1, 0, 0, 1});
  motus_view_add_subview(own, box);
  motus_release(box);
  if (g.has_pairs) {
    motus_view *keyed = NULL;
    motus_view_create(g.runtime, &keyed);
    motus_set_tag(keyed, motus_tag(c) + KEYED);
    motus_view_set_background_color(keyed, (motus_color){0, 1, 0, 1});
    motus_view_set_match_key(keyed, KEY, NULL);
    motus_view_add_subview(own, keyed);
    motus_release(keyed);
  }
}
static void did_layout(void *user_data, motus_view_controller *c) {
  motus_view *own = motus_view_controller_view(c);
  motus_rect bounds = motus_view_bounds(own);
  (void)user_data;
  if (g.list && motus_tag(c) == 1) {
    arrange(bounds);
    motus_view_set_frame(g.list, bounds);
  }
  motus_view_set_frame(motus_view_subview_at(own, 0),
                       (motus_rect){20, 20, fmax(0, bounds.width - 40),
                                    fmax(0, bounds.height - 40)});
  if (g.has_pairs)
    motus_view_set_frame(motus_view_subview_at(own, 1),
                         keyed_place((int)motus_tag(c) - 1, bounds));
}

static void screen_has_turned(void *user_data, motus_view_controller *c,
                              bool animated) {
  (void)user_data, (void)c, (void)animated;
  if (on_end)
    on_end();
}

static inline motus_view *if_loaded(void *controller) {
  return controller ? motus_view_controller_view_if_loaded(controller) : NULL;
}

/* The view of the root, which a host may move in its window. */
static inline motus_view *room_view(void) {
  return motus_view_controller_view(g.root);
}

/* ---- An animator of the host's, from below and back ---- */

static double own_duration(void *user_data, motus_transition_context *c) {
  (void)user_data, (void)c;
  return .3;
}
static void move(void *user_data) {
  (void)user_data;
  motus_view_set_frame(g.comes, g.place);
}
/* How far a screen is from where it fills what it stands in. */
static double lag_of(motus_view *v) {
  double center[2], outer[4];
  motus_view_property(v, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center, 2);
  motus_view_property(motus_view_superview(v), MOTUS_PROPERTY_BOUNDS,
                      MOTUS_VALUE_SHOWN, outer, 4);
  double x = fabs(center[0] - outer[2] / 2), y = fabs(center[1] - outer[3] / 2);
  return x > y ? x : y;
}
static void moved(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  if (g.comes == motus_transition_context_view(g.context, MOTUS_TRANSITION_TO))
    g.lag = lag_of(g.comes);
  motus_transition_context_complete(
      g.context, !motus_transition_context_was_cancelled(g.context));
  g.context = NULL;
  if (g.around)
    motus_view_set_frame(
        g.comes, motus_view_bounds(motus_view_controller_view(g.around)));
}
/* Adds the view that comes, and says which one moves, and where to. */
static void own_set_up(motus_transition_context *c) {
  g.context = c;
  motus_view *to = motus_transition_context_view(c, MOTUS_TRANSITION_TO);
  motus_view *from = motus_transition_context_view(c, MOTUS_TRANSITION_FROM);
  motus_view *container = motus_transition_context_container_view(c);
  motus_rect place =
      motus_transition_context_final_frame(c, MOTUS_TRANSITION_TO);
  motus_rect below = place;
  below.y += place.height;
  bool is_pop = from == view(1);
  motus_view_set_frame(to, is_pop ? place : below);
  if (is_pop)
    motus_view_insert_subview_below(container, to, from);
  else
    motus_view_add_subview(container, to);
  g.comes = is_pop ? from : to;
  g.place = is_pop ? below : place;
}
static void own_animate(void *user_data, motus_transition_context *c) {
  motus_animation_options options;
  (void)user_data;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  own_set_up(c);
  if (g.has_pairs)
    motus_transition_context_match(c, NULL, NULL);
  motus_runtime_animate(g.runtime, &options, move, NULL, moved, NULL, NULL,
                        NULL);
}
static motus_animation_controller *ask_own(void *user_data,
                                           motus_navigation_controller *n,
                                           motus_navigation_operation o,
                                           motus_view_controller *from,
                                           motus_view_controller *to) {
  (void)user_data, (void)n, (void)o, (void)from, (void)to;
  return g.own;
}

static motus_animation_controller *ask_own_of_tabs(void *user_data,
                                                   motus_tab_bar_controller *t,
                                                   motus_view_controller *from,
                                                   motus_view_controller *to) {
  (void)user_data, (void)t, (void)from, (void)to;
  return g.own;
}

/* A container of the host's: what stands in it fills it. */
static void around_did_layout(void *user_data, motus_view_controller *c) {
  motus_view *own = motus_view_controller_view(c);
  (void)user_data;
  for (int i = 0; i < 2; i++) {
    motus_view *child = motus_view_controller_view_if_loaded(g.screens[i]);
    if (child && motus_view_superview(child) == own && !g.context)
      motus_view_set_frame(child, motus_view_bounds(own));
  }
}

/* ---- The stage ---- */

static motus_view *source(void *user_data, motus_view_controller *c) {
  (void)user_data, (void)c;
  return g.thumb;
}

static bool is_zoom(deed d) {
  return d == ZOOM_IN || d == ZOOM_OUT;
}
static bool has_bars(deed d) {
  return d == HIDE_BARS || d == PUSH_WITHOUT_BARS;
}
static bool has_list(deed d) {
  return d == LIST || d == LIFT;
}
static bool is_own(deed d) {
  return d == OWN_PUSH || d == OWN_POP;
}
static bool is_pages(deed d) {
  return d == TURN_PAGE || d == HOLD_PAGE;
}
static bool is_split(deed d) {
  return d == SHOW_COLUMN || d == HIDE_COLUMN;
}
static bool presents(deed d) {
  return d >= PRESENT_FULL && d <= HOLD_SHEET;
}
static bool is_there_before(deed d) {
  return (d >= DISMISS_FULL && d <= HOLD_SHEET) || d == POP ||
         d == POP_TO_ROOT || d == OWN_POP || d == EDGE || d == ZOOM_OUT;
}
static motus_presentation_style style(deed d) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_FULL_SCREEN,
      MOTUS_PRESENTATION_PAGE_SHEET,
      MOTUS_PRESENTATION_FORM_SHEET,
      MOTUS_PRESENTATION_CURRENT_CONTEXT,
      MOTUS_PRESENTATION_OVER_FULL_SCREEN,
      MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT,
      MOTUS_PRESENTATION_POPOVER};
  if (d == HOLD_SHEET)
    return MOTUS_PRESENTATION_PAGE_SHEET;
  return styles[(d - PRESENT_FULL) % 7];
}

static void open_stage(deed d, bool is_uniform, bool has_pairs) {
  motus_runtime_options options;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  motus_view_controller *list[2];
  memset(&g, 0, sizeof g);
  g.has_pairs = has_pairs;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = has_room ? (motus_size){1200, 1200} : upright;
  motus_runtime_create(&options, &g.runtime);
  motus_runtime_set_uses_uniform_order(g.runtime, is_uniform);
  callbacks.view_did_load = did_load;
  callbacks.view_did_layout_subviews = did_layout;
  callbacks.view_did_appear = callbacks.view_did_disappear = screen_has_turned;
  for (int i = 0; i < SCREENS; i++) {
    motus_view_controller_create(g.runtime, &callbacks, NULL, NULL,
                                 &g.screens[i]);
    motus_set_tag(g.screens[i], (uint64_t)i + 1);
  }
  if (d == CUSTOM) {
    motus_view_controller_callbacks plain = {.struct_size = sizeof plain};
    plain.view_did_layout_subviews = around_did_layout;
    motus_animation_controller_callbacks own = {.struct_size = sizeof own};
    own.transition_duration = own_duration;
    own.animate_transition = own_animate;
    motus_animation_controller_create(g.runtime, &own, NULL, NULL, &g.own);
    motus_view_controller_create(g.runtime, &plain, NULL, NULL, &g.around);
    motus_view_controller_add_child(g.around, g.screens[0]);
    motus_view_controller_add_child(g.around, g.screens[1]);
    motus_view_set_frame(view(0), (motus_rect){0, 0, 390, 844});
    motus_view_add_subview(motus_view_controller_view(g.around), view(0));
    g.root = g.around;
  } else if (is_pages(d)) {
    motus_page_view_controller_create(g.runtime, NULL, &g.pages);
    motus_page_view_controller_set_pages(g.pages, g.screens, 3, false);
    g.root = (motus_view_controller *)g.pages;
  } else if (is_split(d)) {
    motus_split_view_controller_create(g.runtime, NULL, &g.split);
    motus_split_view_controller_set_column(g.split, MOTUS_SPLIT_PRIMARY,
                                           g.screens[0]);
    motus_split_view_controller_set_column(g.split, MOTUS_SPLIT_SECONDARY,
                                           g.screens[1]);
    g.root = (motus_view_controller *)g.split;
  } else {
    motus_navigation_controller_create(g.runtime, g.screens[0], &g.navigation);
    motus_tab_bar_controller_create(g.runtime, &g.tabs);
    list[0] = (motus_view_controller *)g.navigation;
    list[1] = g.screens[3];
    motus_tab_bar_controller_set_view_controllers(g.tabs, list, 2, false, NULL,
                                                  NULL, NULL);
    g.root = (motus_view_controller *)g.tabs;
  }
  if (has_room) {
    motus_view *view = motus_view_controller_view(g.root);
    motus_view_controller_create(g.runtime, NULL, NULL, NULL, &g.holder);
    motus_view_controller_add_child(g.holder, g.root);
    motus_view_set_frame(view, (motus_rect){0, 0, 390, 844});
    motus_set_tag(view, ROOM);
    motus_view_set_background_color(view, (motus_color){.5, .5, .5, 1});
    motus_view_add_subview(motus_view_controller_view(g.holder), view);
    motus_view_controller_did_move_to_parent(g.root, g.holder);
    motus_view_controller_set_modal_flags(g.root, MOTUS_MODAL_DEFINES_CONTEXT);
  }
  motus_runtime_set_root_view_controller(g.runtime,
                                         g.holder ? g.holder : g.root);
  motus_runtime_tick(g.runtime, 0);
  if (d == HIDE_COLUMN)
    motus_split_view_controller_show_column(g.split, MOTUS_SPLIT_PRIMARY, false,
                                            NULL, NULL, NULL);
  if (has_bars(d)) {
    for (int i = 0; i < 2; i++) {
      motus_view_create(g.runtime, &g.bars[i]);
      motus_set_tag(g.bars[i], (uint64_t)(30 + i));
      motus_view_set_background_color(g.bars[i], (motus_color){0, 1, 1, 1});
      motus_view_controller_set_bar(
          i ? (motus_view_controller *)g.navigation : g.root,
          i ? MOTUS_EDGE_TOP : MOTUS_EDGE_BOTTOM, g.bars[i], 50);
    }
    motus_view_controller_set_hidden_bars(
        g.screens[1], d == HIDE_BARS ? 0 : MOTUS_EDGE_TOP | MOTUS_EDGE_BOTTOM);
  }
  if (has_list(d)) {
    motus_view_create(g.runtime, &g.list);
    motus_view_add_subview(view(0), g.list);
    motus_view_set_frame(g.list, motus_view_bounds(view(0)));
    arrange(motus_view_bounds(view(0)));
  }
  if (is_own(d) || d == TAB) {
    motus_animation_controller_callbacks own = {.struct_size = sizeof own};
    motus_navigation_delegate delegate = {.struct_size = sizeof delegate};
    own.transition_duration = own_duration;
    own.animate_transition = own_animate;
    motus_animation_controller_create(g.runtime, &own, NULL, NULL, &g.own);
    delegate.animation_controller = ask_own;
    motus_navigation_controller_set_delegate(g.navigation, &delegate, NULL,
                                             NULL);
    motus_tab_bar_delegate tabs = {.struct_size = sizeof tabs};
    tabs.animation_controller = ask_own_of_tabs;
    motus_tab_bar_controller_set_delegate(g.tabs, &tabs, NULL, NULL);
  }
  if (is_zoom(d)) {
    motus_zoom_delegate delegate = {.struct_size = sizeof delegate};
    delegate.source_view = source;
    g.thumb = motus_view_subview_at(view(0), 0);
    motus_view_controller_set_zoom(g.screens[1], NULL, &delegate, NULL, NULL);
  }
  if (d == FLUID)
    motus_view_controller_set_interruption_policy(
        (motus_view_controller *)g.navigation, MOTUS_INTERRUPTION_FLUID);
  if (presents(d)) {
    g.shown = g.screens[1];
    if (style(d) == MOTUS_PRESENTATION_POPOVER) {
      motus_navigation_controller_create(g.runtime, g.screens[1], &g.inner);
      g.shown = (motus_view_controller *)g.inner;
    }
    motus_view_controller_set_presentation_style(g.shown, style(d));
    if (style(d) == MOTUS_PRESENTATION_POPOVER) {
      motus_popover_options popover;
      motus_popover_options_init(&popover, sizeof popover);
      popover.source_view = view(0);
      popover.source_rect = (motus_rect){100, 100, 40, 40};
      motus_popover_set_options(
          motus_view_controller_presentation_controller(g.shown), &popover);
    }
    if (is_there_before(d))
      motus_view_controller_present(g.screens[0], g.shown, false, NULL, NULL,
                                    NULL);
  } else if (is_there_before(d)) {
    motus_navigation_controller_push(g.navigation, g.screens[1], false, NULL,
                                     NULL, NULL);
    if (d == POP_TO_ROOT)
      motus_navigation_controller_push(g.navigation, g.screens[2], false, NULL,
                                       NULL, NULL);
  }
  motus_runtime_tick(g.runtime, g.time = STEP);
  motus_runtime_tick(g.runtime, g.time += STEP);
}

static void close_stage(void) {
  for (int i = 0; i < SCREENS; i++)
    motus_release(g.screens[i]);
  motus_release(g.navigation);
  motus_release(g.inner);
  motus_release(g.tabs);
  motus_release(g.pages);
  motus_release(g.own);
  motus_release(g.list);
  motus_release(g.bars[0]);
  motus_release(g.bars[1]);
  motus_release(g.around);
  motus_release(g.split);
  motus_release(g.holder);
  motus_runtime_destroy(g.runtime);
}

/* ---- Fingers ---- */

static void touch(motus_touch_phase phase, double x, double y) {
  motus_runtime_send_touch(g.runtime, 1, phase, (motus_point){x, y}, g.time);
}

/* 40 frames along a way, and 40 at rest. */
static inline void follow(deed d) {
  if (!g.finger)
    return;
  int n = g.finger++;
  double way = fmin(n, 40);
  motus_touch_phase phase = n == 1    ? MOTUS_TOUCH_BEGAN
                            : n == 80 ? MOTUS_TOUCH_ENDED
                                      : MOTUS_TOUCH_MOVED;
  if (n > 80)
    return;
  if (d == EDGE)
    touch(phase, 2 + 4 * way, 300);
  if (d == HOLD_PAGE)
    touch(phase, 300 - 4 * way, 200);
  if (d == HOLD_SHEET)
    touch(phase, 190, 200 + 3 * way);
  if (d == LIFT && n < 80)
    motus_view_update_reorder(g.list, (motus_point){100, 90 + 3 * way}, NULL);
  if (d == LIFT && n == 80)
    motus_view_end_reorder(g.list, (motus_vector){0, 400}, NULL);
}

static inline void act(deed d) {
  motus_view_controller *list[2] = {g.screens[0], g.screens[2]};
  switch (d) {
  case PUSH:
  case OWN_PUSH:
  case ZOOM_IN:
  case PUSH_WITHOUT_BARS:
    motus_navigation_controller_push(g.navigation, g.screens[1], true, NULL,
                                     NULL, NULL);
    break;
  case CUSTOM: {
    motus_container_transition_options options;
    motus_container_transition_options_init(&options, sizeof options);
    options.animator = g.own;
    motus_view_controller_transition_by(g.around, g.screens[0], g.screens[1],
                                        &options, NULL, NULL, NULL);
    break;
  }
  case LIST:
    g.is_reordered = true;
    arrange(motus_view_bounds(view(0)));
    break;
  case POP:
  case OWN_POP:
  case ZOOM_OUT:
    motus_navigation_controller_pop(g.navigation, true, NULL, NULL, NULL, NULL);
    break;
  case SET:
    motus_navigation_controller_set_view_controllers(g.navigation, list, 2,
                                                     true, NULL, NULL, NULL);
    break;
  case POP_TO_ROOT:
    motus_navigation_controller_pop_to(g.navigation, g.screens[0], true, NULL,
                                       NULL, NULL, NULL, 0, NULL);
    break;
  case TAB:
    motus_tab_bar_controller_select(g.tabs, g.screens[3], NULL, NULL, NULL);
    break;
  case QUEUE:
  case FLUID:
    for (int i = 1; i < 3; i++)
      motus_navigation_controller_push(g.navigation, g.screens[i], true, NULL,
                                       NULL, NULL);
    motus_navigation_controller_pop(g.navigation, true, NULL, NULL, NULL, NULL);
    break;
  case EDGE:
  case HOLD_PAGE:
  case HOLD_SHEET:
    g.finger = 1;
    break;
  case LIFT:
    motus_view_begin_reorder(g.list, 2, (motus_point){100, 90}, NULL);
    g.finger = 1;
    break;
  case HIDE_BARS: {
    motus_animation_options options;
    motus_animation_options_init(&options, sizeof options);
    options.duration = .3;
    motus_view_controller_set_bar_hidden(g.root, MOTUS_EDGE_BOTTOM, true,
                                         &options, NULL, NULL, NULL);
    break;
  }
  case SHOW_COLUMN:
  case HIDE_COLUMN:
    (d == SHOW_COLUMN ? motus_split_view_controller_show_column
                      : motus_split_view_controller_hide_column)(
        g.split, MOTUS_SPLIT_PRIMARY, true, NULL, NULL, NULL);
    break;
  case TURN_PAGE:
    motus_page_view_controller_show_page(
        g.pages, g.screens[1], MOTUS_PAGE_FORWARD, true, NULL, NULL, NULL);
    break;
  default:
    if (is_there_before(d))
      motus_view_controller_dismiss(g.shown, true, NULL, NULL, NULL);
    else
      motus_view_controller_present(g.screens[0], g.shown, true, NULL, NULL,
                                    NULL);
  }
}
#endif
