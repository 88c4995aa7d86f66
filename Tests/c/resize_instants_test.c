/* The window changes its size at every instant of everything that moves screens,
 * and everything begins at every instant of a change of size. What is drawn goes
 * on from frame to frame, and at rest stands where it belongs. */
#include "drawn.h"
#include "seeds.h"
#include <math.h>

#define STEP (1.0 / 240)

enum { SCREENS = 8, TAGS = 64, BOX = 32 };

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
  DEEDS
} deed;

static const char *const names[DEEDS] = {
    "push",         "pop",          "set",           "pop to root",
    "tab",          "own push",     "own pop",       "queue",
    "fluid",        "edge",         "zoom in",       "zoom out",
    "turn page",    "hold page",    "present full",  "present page",
    "present form", "present ctx",  "present over",  "present over ctx",
    "present pop",  "dismiss full", "dismiss page",  "dismiss form",
    "dismiss ctx",  "dismiss over", "dismiss o ctx", "dismiss pop",
    "hold sheet"};

static const motus_size upright = {390, 844};

static struct {
  motus_runtime *runtime;
  motus_view_controller *screens[SCREENS], *shown, *root;
  motus_navigation_controller *navigation, *inner;
  motus_tab_bar_controller *tabs;
  motus_page_view_controller *pages;
  motus_animation_controller *own;
  motus_transition_context *context;
  motus_view *thumb, *comes;
  motus_rect place;
  double time, farthest;
  struct {
    motus_rect rect;
    bool is_there;
  } last[TAGS];
  int frame, finger;
} g;

static motus_view *view(int i) {
  return motus_view_controller_view(g.screens[i]);
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
}
static void did_layout(void *user_data, motus_view_controller *c) {
  motus_view *own = motus_view_controller_view(c);
  motus_rect bounds = motus_view_bounds(own);
  (void)user_data;
  motus_view_set_frame(motus_view_subview_at(own, 0),
                       (motus_rect){20, 20, fmax(0, bounds.width - 40),
                                    fmax(0, bounds.height - 40)});
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
static void moved(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  motus_transition_context_complete(
      g.context, !motus_transition_context_was_cancelled(g.context));
}
static void own_animate(void *user_data, motus_transition_context *c) {
  motus_animation_options options;
  (void)user_data;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
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

/* ---- The stage ---- */

static motus_view *source(void *user_data, motus_view_controller *c) {
  (void)user_data, (void)c;
  return g.thumb;
}

static bool is_zoom(deed d) {
  return d == ZOOM_IN || d == ZOOM_OUT;
}
static bool is_own(deed d) {
  return d == OWN_PUSH || d == OWN_POP;
}
static bool is_pages(deed d) {
  return d == TURN_PAGE || d == HOLD_PAGE;
}
static bool presents(deed d) {
  return d >= PRESENT_FULL;
}
static bool is_there_before(deed d) {
  return d >= DISMISS_FULL || d == POP || d == POP_TO_ROOT || d == OWN_POP ||
         d == EDGE || d == ZOOM_OUT;
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

static void open_stage(deed d, bool is_uniform) {
  motus_runtime_options options;
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  motus_view_controller *list[2];
  memset(&g, 0, sizeof g);
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = upright;
  motus_runtime_create(&options, &g.runtime);
  motus_runtime_set_uses_uniform_order(g.runtime, is_uniform);
  callbacks.view_did_load = did_load;
  callbacks.view_did_layout_subviews = did_layout;
  for (int i = 0; i < SCREENS; i++) {
    motus_view_controller_create(g.runtime, &callbacks, NULL, NULL,
                                 &g.screens[i]);
    motus_set_tag(g.screens[i], (uint64_t)i + 1);
  }
  if (is_pages(d)) {
    motus_page_view_controller_create(g.runtime, NULL, &g.pages);
    motus_page_view_controller_set_pages(g.pages, g.screens, 3, false);
    g.root = (motus_view_controller *)g.pages;
  } else {
    motus_navigation_controller_create(g.runtime, g.screens[0], &g.navigation);
    motus_tab_bar_controller_create(g.runtime, &g.tabs);
    list[0] = (motus_view_controller *)g.navigation;
    list[1] = g.screens[3];
    motus_tab_bar_controller_set_view_controllers(g.tabs, list, 2, false, NULL,
                                                  NULL, NULL);
    g.root = (motus_view_controller *)g.tabs;
  }
  motus_runtime_set_root_view_controller(g.runtime, g.root);
  motus_runtime_tick(g.runtime, 0);
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
  motus_runtime_destroy(g.runtime);
}

/* ---- Fingers ---- */

static void touch(motus_touch_phase phase, double x, double y) {
  motus_runtime_send_touch(g.runtime, 1, phase, (motus_point){x, y}, g.time);
}

/* 40 frames along a way, and 40 at rest. */
static void follow(deed d) {
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
}

static void act(deed d) {
  motus_view_controller *list[2] = {g.screens[0], g.screens[2]};
  switch (d) {
  case PUSH:
  case OWN_PUSH:
  case ZOOM_IN:
    motus_navigation_controller_push(g.navigation, g.screens[1], true, NULL,
                                     NULL, NULL);
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

/* ---- What is seen ---- */

static motus_rect on_screen(const motus_draw_item *it) {
  double x0 = INFINITY, y0 = INFINITY, x1 = -INFINITY, y1 = -INFINITY;
  for (int corner = 0; corner < 4; corner++) {
    double x = it->bounds.x + (corner & 1 ? it->bounds.width : 0);
    double y = it->bounds.y + (corner & 2 ? it->bounds.height : 0);
    double u = it->transform.a * x + it->transform.c * y + it->transform.tx;
    double v = it->transform.b * x + it->transform.d * y + it->transform.ty;
    x0 = fmin(x0, u), y0 = fmin(y0, v), x1 = fmax(x1, u), y1 = fmax(y1, v);
  }
  return (motus_rect){x0, y0, x1 - x0, y1 - y0};
}

static double apart(motus_rect a, motus_rect b) {
  return fmax(fmax(fabs(a.x - b.x), fabs(a.y - b.y)),
              fmax(fabs(a.x + a.width - b.x - b.width),
                   fabs(a.y + a.height - b.y - b.height)));
}

/* What of a rectangle is in sight. */
static motus_rect in_sight(motus_rect r) {
  double b[4] = {0};
  motus_view_property(motus_view_controller_view(g.root), MOTUS_PROPERTY_BOUNDS,
                      MOTUS_VALUE_SHOWN, b, 4);
  double x0 = fmin(fmax(r.x, 0), b[2]), y0 = fmin(fmax(r.y, 0), b[3]);
  double x1 = fmin(fmax(r.x + r.width, 0), b[2]);
  double y1 = fmin(fmax(r.y + r.height, 0), b[3]);
  return (motus_rect){x0, y0, x1 - x0, y1 - y0};
}

/* How far the edges of what is drawn have gone in a frame, and of what. */
static double look(int *who) {
  const motus_draw_item *items;
  size_t count;
  double most = 0;
  bool is_there[TAGS] = {false};
  motus_runtime_draw_list(g.runtime, &items, &count);
  for (size_t i = 0; i < count; i++) {
    uint64_t tag = items[i].tag;
    if (!tag || tag >= TAGS || items[i].alpha <= 0)
      continue;
    motus_rect rect = on_screen(&items[i]);
    if (g.last[tag].is_there && !is_there[tag] &&
        apart(in_sight(rect), in_sight(g.last[tag].rect)) > most) {
      most = apart(in_sight(rect), in_sight(g.last[tag].rect));
      *who = (int)tag;
    }
    g.last[tag].rect = rect;
    is_there[tag] = true;
  }
  for (int tag = 0; tag < TAGS; tag++)
    g.last[tag].is_there = is_there[tag];
  return most;
}

static bool is_at_rest(motus_view *v) {
  static const uint32_t all[] = {MOTUS_PROPERTY_CENTER, MOTUS_PROPERTY_BOUNDS,
                                 MOTUS_PROPERTY_TRANSFORM,
                                 MOTUS_PROPERTY_ALPHA};
  static const int counts[] = {2, 4, 6, 1};
  for (int i = 0; i < 4; i++) {
    double shown[6], model[6];
    motus_view_property(v, all[i], MOTUS_VALUE_SHOWN, shown, 6);
    motus_view_property(v, all[i], MOTUS_VALUE_MODEL, model, 6);
    if (memcmp(shown, model, sizeof(double) * (size_t)counts[i]) != 0)
      return false;
  }
  return true;
}

/* Screens of a stack are as large as what they stand in, whatever moves that. */
static bool fills(deed d) {
  if (!g.navigation || is_zoom(d) || is_own(d) || d == TAB || d == FLUID)
    return true;
  for (int i = 0; i < 3; i++) {
    motus_view *v = motus_view_controller_view_if_loaded(g.screens[i]);
    motus_view *around = v ? motus_view_superview(v) : NULL;
    double own[4], outer[4];
    if (!around || !motus_view_is_in_window(v) ||
        around != motus_view_controller_view_if_loaded(
                      (motus_view_controller *)g.navigation))
      continue;
    motus_view_property(v, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, own, 4);
    motus_view_property(around, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, outer,
                        4);
    if (fabs(own[2] - outer[2]) > 1 || fabs(own[3] - outer[3]) > 1)
      return false;
  }
  return true;
}

/* A screen lies in the window, its box in the screen, and all are where their
 * models are. */
static bool stands_well(motus_size window) {
  for (int i = 0; i < SCREENS; i++) {
    motus_view *v = motus_view_controller_view_if_loaded(g.screens[i]);
    if (!v || !motus_view_is_in_window(v))
      continue;
    motus_rect frame = g.last[i + 1].rect, box = g.last[i + 1 + BOX].rect;
    motus_rect own = motus_view_bounds(v);
    if (!is_at_rest(v) || !is_at_rest(motus_view_subview_at(v, 0)))
      return false;
    if (!g.last[i + 1].is_there)
      continue;
    if (g.last[i + 1 + BOX].is_there &&
        (fabs(box.x - frame.x - 20) > 1e-6 ||
         fabs(box.width + 40 - own.width) > 1e-6))
      return false;
    if (frame.x < -1e-6 || frame.y < -1e-6 ||
        frame.x + frame.width > window.width + 1e-6 ||
        frame.y + frame.height > window.height + 1e-6)
      return false;
  }
  return drawn_not(g.runtime) == NULL;
}

static bool play(deed d, int instant, motus_size to, bool is_animated,
                 bool is_resize_first, bool is_uniform) {
  motus_animation_options options;
  int who = 0, i;
  double most = 0;
  int when = 0, whose = 0, small = -1;
  open_stage(d, is_uniform);
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  look(&who);
  for (i = 0; i < 900; i++) {
    if (i == (is_resize_first ? instant : 0))
      act(d);
    follow(d);
    if (i == (is_resize_first ? 0 : instant))
      motus_runtime_set_window_size(g.runtime, to, to.width > to.height,
                                    is_animated ? &options : NULL, NULL, NULL,
                                    NULL);
    motus_runtime_tick(g.runtime, g.time += STEP);
    double step = look(&who);
    if (step > most)
      most = step, when = i, whose = who;
    if (small < 0 && !fills(d))
      small = i;
    if (i > 90 + instant && !motus_runtime_needs_tick(g.runtime))
      break;
  }
  bool holds =
      i < 900 && stands_well(to) && (!is_animated || (most <= 60 && small < 0));
  if (!holds)
    printf("    %s, instant %d, %gx%g, %s, %s%s: %s; edges go %.1f in frame "
           "%d (tag %d); a screen does not fill in frame %d\n",
           names[d], instant, to.width, to.height,
           is_animated ? "animated" : "at once",
           is_resize_first ? "resized first" : "resized later",
           is_uniform ? ", uniform" : "",
           i == 900          ? "never rests"
           : stands_well(to) ? "rests well"
                             : "rests badly",
           most, when, whose, small);
  close_stage();
  return holds;
}

/* CO-10, CN-21, SC-85: each kind at some instants; all thirty of them, and all
 * sizes, when somebody hunts. */
static void a_resize_at_any_instant_goes_on_and_ends_well(void) {
  static const motus_size sizes[] = {{844, 390}, {600, 844}, {390, 500}};
  int plays = storm_sequences(DEEDS * 4), failures = 0;
  bool is_hunt = plays > DEEDS * 4;
  for (int n = 0; n < (is_hunt ? DEEDS * 30 * 24 : plays); n++) {
    int d = n % DEEDS, round = n / DEEDS;
    int instant = is_hunt ? 4 * (round % 30) : 4 + (round * 31 + d * 7) % 110;
    int way = is_hunt ? round / 30 : round % 2 * 12 + round % 4 / 2 * 4;
    if (!play((deed)d, instant, sizes[way % 3], way / 3 % 4 != 3, way / 12 % 2,
              way / 6 % 2) &&
        ++failures > 40)
      break;
  }
  CHECK_EQUAL(failures, 0);
}

CHECK_MAIN(TEST(a_resize_at_any_instant_goes_on_and_ends_well))
