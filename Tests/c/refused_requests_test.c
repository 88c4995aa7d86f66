/* Every request to change what is shown, made to and with every pair of
 * controllers, at rest and amidst others, queued and fluid. One that is refused
 * runs nothing but destroy, and leaves nothing that can be observed as it was not
 * before; one that is accepted completes once. */
#include "check.h"
#include "report.h"
#include "seeds.h"

enum {
  TABS,   /* the root */
  NAV,    /* a tab */
  SPLIT,  /* a tab */
  PAGES,  /* a tab */
  BOTTOM, /* of the stack */
  CHILD,  /* of BOTTOM, a context for presentations, not in the window */
  TAB,
  PAGE,
  NEXT_PAGE,
  PRIMARY,
  SECONDARY,
  CURL,    /* a sheet that wants to curl */
  CONTEXT, /* to be presented in a context */
  FREE,
  OTHER,
  PARENT, /* of LOOSE, without a window */
  LOOSE,
  COUNT
};

enum { NO_STATE, PUSHING, PRESENTING, DISMISSING, QUEUED, SWITCHING, STATES };
enum {
  PRESENT,
  DISMISS,
  PUSH,
  SET,
  SET_TWICE,
  POP_TO,
  SELECT,
  SET_TABS,
  SHOW_PAGE,
  SET_PAGES,
  SET_COLUMN,
  SHOW_DETAIL,
  SHOW,
  SHOW_THERE,
  ADD_CHILD,
  TRANSITION,
  SET_ROOT,
  SHOW_COLUMN,
  HIDE_COLUMN,
  SET_MODE,
  SEGUE,
  SEGUE_DETAIL,
  SEGUE_PRESENT,
  REQUESTS
};

static const char *const names[REQUESTS] = {"present",
                                            "dismiss",
                                            "push",
                                            "set",
                                            "set twice",
                                            "pop to",
                                            "select",
                                            "set tabs",
                                            "show page",
                                            "set pages",
                                            "set column",
                                            "show",
                                            "show detail",
                                            "show there",
                                            "add child",
                                            "transition to",
                                            "set root",
                                            "show column",
                                            "hide column",
                                            "set mode",
                                            "segue",
                                            "segue to detail",
                                            "segue that presents"};

static struct {
  motus_runtime *runtime;
  motus_view_controller *all[COUNT];
  int told, completed, destroyed;
} g;

static void tell(void *user_data, motus_view_controller *it) {
  (void)user_data, (void)it;
  g.told++;
}
static void tell_animated(void *user_data, motus_view_controller *it,
                          bool animated) {
  (void)user_data, (void)it, (void)animated;
  g.told++;
}
static void tell_parent(void *user_data, motus_view_controller *it,
                        motus_view_controller *parent) {
  (void)user_data, (void)it, (void)parent;
  g.told++;
}
static void completed(void *user_data, bool done) {
  (void)user_data, (void)done;
  g.completed++;
}
static motus_view_controller *destination(void *user_data,
                                          motus_view_controller *source) {
  (void)source;
  motus_retain(user_data);
  return user_data;
}
static void destroyed(void *user_data) {
  (void)user_data;
  g.destroyed++;
}

/* ---- What can be observed ---- */

static uint64_t fold(uint64_t hash, const void *bytes, size_t count) {
  const unsigned char *at = bytes;
  while (count--)
    hash = (hash ^ *at++) * 1099511628211u;
  return hash;
}
#define FOLD(value)                              \
  do {                                           \
    uint64_t folded_ = (uint64_t)(value);        \
    hash = fold(hash, &folded_, sizeof folded_); \
  } while (0)

static uint64_t fold_views(uint64_t hash, motus_view *view) {
  double numbers[4];
  FOLD((uintptr_t)view);
  for (int shown = 0; shown < 2; shown++) {
    motus_view_property(view, MOTUS_PROPERTY_CENTER,
                        shown ? MOTUS_VALUE_SHOWN : MOTUS_VALUE_MODEL, numbers,
                        4);
    hash = fold(hash, numbers, 2 * sizeof *numbers);
    motus_view_property(view, MOTUS_PROPERTY_BOUNDS,
                        shown ? MOTUS_VALUE_SHOWN : MOTUS_VALUE_MODEL, numbers,
                        4);
    hash = fold(hash, numbers, sizeof numbers);
  }
  for (size_t i = 0; i < motus_view_subview_count(view); i++)
    hash = fold_views(hash, motus_view_subview_at(view, i));
  return hash;
}

static uint64_t observe(void) {
  uint64_t hash = 14695981039346656037u;
  motus_statistics all = {.struct_size = sizeof all};
  motus_navigation_controller *nav = (void *)g.all[NAV];
  motus_tab_bar_controller *tabs = (void *)g.all[TABS];
  motus_split_view_controller *split = (void *)g.all[SPLIT];
  motus_page_view_controller *pages = (void *)g.all[PAGES];
  motus_runtime_statistics(g.runtime, &all);
  FOLD(all.views);
  FOLD(all.objects);
  FOLD(all.animations);
  FOLD(all.animated_properties);
  FOLD(all.transitions);
  FOLD(motus_runtime_trace_hash(g.runtime));
  FOLD(motus_runtime_needs_tick(g.runtime));
  FOLD(g.told);
  FOLD(g.completed);
  for (int i = 0; i < COUNT; i++) {
    motus_view_controller *c = g.all[i];
    FOLD((uintptr_t)motus_view_controller_parent(c));
    FOLD((uintptr_t)motus_view_controller_presented_view_controller(c));
    FOLD((uintptr_t)motus_view_controller_presenting_view_controller(c));
    FOLD((uintptr_t)motus_view_controller_view_if_loaded(c));
    FOLD((uintptr_t)motus_view_controller_transition_coordinator(c));
    FOLD(motus_view_controller_appearance_state(c));
    FOLD(motus_view_controller_child_count(c));
    for (size_t k = 0; k < motus_view_controller_child_count(c); k++)
      FOLD((uintptr_t)motus_view_controller_child_at(c, k));
  }
  for (size_t i = 0; i < motus_navigation_controller_view_controller_count(nav);
       i++)
    FOLD((uintptr_t)motus_navigation_controller_view_controller_at(nav, i));
  for (size_t i = 0; i < motus_tab_bar_controller_view_controller_count(tabs);
       i++)
    FOLD((uintptr_t)motus_tab_bar_controller_view_controller_at(tabs, i));
  FOLD(motus_tab_bar_controller_selected_index(tabs));
  FOLD((uintptr_t)motus_page_view_controller_current(pages));
  for (int i = 0; i < 3; i++)
    FOLD((uintptr_t)motus_split_view_controller_column(split,
                                                       (motus_split_column)i));
  FOLD(motus_split_view_controller_mode(split));
  FOLD(motus_split_view_controller_is_collapsed(split));
  return fold_views(hash, motus_runtime_window(g.runtime));
}

/* ---- The stage ---- */

static void open_stage(int tab, int state, bool is_fluid) {
  motus_view_controller_callbacks callbacks = {.struct_size = sizeof callbacks};
  memset(&g, 0, sizeof g);
  CHECK_EQUAL(create_at_zero(&g.runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(g.runtime, report_note, NULL, NULL);
  motus_runtime_set_traces_changes(g.runtime, true);
  callbacks.view_did_load = tell;
  callbacks.view_will_appear = tell_animated;
  callbacks.view_did_appear = tell_animated;
  callbacks.view_will_disappear = tell_animated;
  callbacks.view_did_disappear = tell_animated;
  callbacks.view_did_layout_subviews = tell;
  callbacks.will_move_to_parent = tell_parent;
  callbacks.did_move_to_parent = tell_parent;
  for (int i = BOTTOM; i < COUNT; i++)
    motus_view_controller_create(g.runtime, &callbacks, NULL, NULL, &g.all[i]);
  motus_tab_bar_controller_create(g.runtime, (void *)&g.all[TABS]);
  motus_navigation_controller_create(g.runtime, g.all[BOTTOM],
                                     (void *)&g.all[NAV]);
  motus_split_view_controller_create(g.runtime, NULL, (void *)&g.all[SPLIT]);
  motus_page_view_controller_create(g.runtime, NULL, (void *)&g.all[PAGES]);
  motus_split_view_controller_set_column((void *)g.all[SPLIT],
                                         MOTUS_SPLIT_PRIMARY, g.all[PRIMARY]);
  motus_split_view_controller_set_column(
      (void *)g.all[SPLIT], MOTUS_SPLIT_SECONDARY, g.all[SECONDARY]);
  motus_page_view_controller_set_pages((void *)g.all[PAGES], &g.all[PAGE], 2,
                                       false);
  motus_view_controller *tabs[] = {g.all[NAV], g.all[SPLIT], g.all[PAGES],
                                   g.all[TAB]};
  motus_tab_bar_controller_set_view_controllers((void *)g.all[TABS], tabs, 4,
                                                false, NULL, NULL, NULL);
  motus_view_controller_add_child(g.all[BOTTOM], g.all[CHILD]);
  motus_view_controller_add_child(g.all[PARENT], g.all[LOOSE]);
  motus_view_controller_set_modal_flags(g.all[CHILD],
                                        MOTUS_MODAL_DEFINES_CONTEXT);
  motus_view_controller_set_presentation_style(g.all[CURL],
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_view_controller_set_modal_transition_style(
      g.all[CURL], MOTUS_MODAL_TRANSITION_PARTIAL_CURL);
  motus_view_controller_set_presentation_style(
      g.all[CONTEXT], MOTUS_PRESENTATION_CURRENT_CONTEXT);
  if (is_fluid)
    for (int i = 0; i < COUNT; i++)
      motus_view_controller_set_interruption_policy(g.all[i],
                                                    MOTUS_INTERRUPTION_FLUID);
  motus_runtime_set_root_view_controller(g.runtime, g.all[TABS]);
  motus_tab_bar_controller_select((void *)g.all[TABS], tabs[tab], NULL, NULL,
                                  NULL);
  motus_runtime_tick(g.runtime, 0);
  motus_view_controller *top = tab ? tabs[tab] : g.all[BOTTOM];
  switch (state) {
  case PUSHING:
  case QUEUED:
    for (int i = 0; i < (state == QUEUED ? 2 : 1); i++)
      motus_navigation_controller_push(
          (void *)g.all[NAV], g.all[i ? OTHER : FREE], true, NULL, NULL, NULL);
    break;
  case PRESENTING:
    motus_view_controller_present(top, g.all[FREE], true, NULL, NULL, NULL);
    break;
  case DISMISSING:
    motus_view_controller_present(top, g.all[FREE], false, NULL, NULL, NULL);
    motus_view_controller_dismiss(top, true, NULL, NULL, NULL);
    break;
  case SWITCHING:
    motus_page_view_controller_show_page((void *)g.all[PAGES], g.all[NEXT_PAGE],
                                         MOTUS_PAGE_FORWARD, true, NULL, NULL,
                                         NULL);
    motus_split_view_controller_show_column(
        (void *)g.all[SPLIT], MOTUS_SPLIT_PRIMARY, true, NULL, NULL, NULL);
    break;
  }
  motus_runtime_tick(g.runtime, .05);
  motus_runtime_tick(g.runtime, .1);
}

static motus_status ask(int request, int one, int other) {
  motus_view_controller *a = g.all[one], *b = g.all[other];
  motus_view_controller *both[] = {a, b};
  switch (request) {
  case PRESENT:
    return motus_view_controller_present(a, b, true, completed, NULL,
                                         destroyed);
  case DISMISS:
    return motus_view_controller_dismiss(a, true, completed, NULL, destroyed);
  case PUSH:
    return motus_navigation_controller_push((void *)a, b, true, completed, NULL,
                                            destroyed);
  case SET:
    return motus_navigation_controller_set_view_controllers(
        (void *)a, &b, 1, true, completed, NULL, destroyed);
  case SET_TWICE:
    return motus_navigation_controller_set_view_controllers(
        (void *)g.all[NAV], both, 2, true, completed, NULL, destroyed);
  case POP_TO:
    return motus_navigation_controller_pop_to((void *)a, b, true, completed,
                                              NULL, destroyed, NULL, 0, NULL);
  case SELECT:
    return motus_tab_bar_controller_select((void *)a, b, completed, NULL,
                                           destroyed);
  case SET_TABS:
    return motus_tab_bar_controller_set_view_controllers(
        (void *)g.all[TABS], both, 2, true, completed, NULL, destroyed);
  case SHOW_PAGE:
    return motus_page_view_controller_show_page(
        (void *)a, b, MOTUS_PAGE_FORWARD, true, completed, NULL, destroyed);
  case SET_PAGES:
    return motus_page_view_controller_set_pages((void *)g.all[PAGES], both, 2,
                                                false);
  case SET_COLUMN:
    return motus_split_view_controller_set_column((void *)a,
                                                  MOTUS_SPLIT_PRIMARY, b);
  case SHOW_DETAIL:
    return motus_split_view_controller_show_detail((void *)a, b, true,
                                                   completed, NULL, destroyed);
  case SHOW:
    return motus_view_controller_show(a, b, NULL);
  case SHOW_THERE:
    return motus_view_controller_show_detail(a, b, NULL);
  case ADD_CHILD:
    return motus_view_controller_add_child(a, b);
  case TRANSITION:
    return motus_view_controller_transition_by(a, b, g.all[FREE], NULL,
                                               completed, NULL, destroyed);
  case SET_ROOT:
    return motus_runtime_set_root_view_controller(g.runtime, a);
  case SHOW_COLUMN:
    return motus_split_view_controller_show_column(
        (void *)a, (motus_split_column)(other % 3), true, completed, NULL,
        destroyed);
  case HIDE_COLUMN:
    return motus_split_view_controller_hide_column(
        (void *)a, (motus_split_column)(other % 3), true, completed, NULL,
        destroyed);
  case SET_MODE:
    return motus_split_view_controller_set_mode(
        (void *)a, (motus_split_mode)(other % 6), true, completed, NULL,
        destroyed);
  case SEGUE:
  case SEGUE_DETAIL:
  case SEGUE_PRESENT:
    return motus_view_controller_perform_segue(a, "on", NULL);
  }
  return MOTUS_OK;
}

/* Answers whether the request was refused. */
static bool is_refused(const char *where, int request, int one, int other) {
  static const motus_segue_callbacks segue = {.struct_size = sizeof segue,
                                              .make_destination = destination};
  if (request >= SEGUE)
    motus_view_controller_add_segue(g.all[one], "on",
                                    (motus_segue_kind)(request - SEGUE), &segue,
                                    g.all[other], NULL);
  uint64_t before = observe();
  g.destroyed = 0;
  report_clear();
  motus_status status = ask(request, one, other);
  bool has_completion = request != SET_PAGES && request != SET_COLUMN &&
                        request != SHOW && request != SHOW_THERE &&
                        request != ADD_CHILD && request != SET_ROOT &&
                        request < SEGUE;
  if (status == MOTUS_OK) {
    for (int i = 1; i < 8; i++)
      motus_runtime_tick(g.runtime, .1 + i);
    if (!CHECK(g.completed == has_completion && g.destroyed == has_completion))
      printf("    %s, %s %d with %d: completed %d times, destroyed %d times\n",
             where, names[request], one, other, g.completed, g.destroyed);
    report_clear();
    return false;
  }
  bool is_same = observe() == before;
  if (!CHECK(is_same && reported.count == 1 && reported.status == status &&
             g.destroyed == has_completion))
    printf("    %s, %s %d with %d: %s, %d reports, destroyed %d times: %s\n",
           where, names[request], one, other,
           is_same ? "nothing changed" : "something changed", reported.count,
           g.destroyed, reported.message);
  report_clear();
  return true;
}

static void what_is_refused_changes_nothing(void) {
  /* Where every instruction is watched, a part that still has each request in
   * each state, in each tab, and with each controller. */
  bool is_watched = storm_is_watched();
  int refused = 0, asked = 0, skips = is_watched ? 19 : 31;
  if (storm_sequences(2) > 2)
    skips = 1;
  for (int n = 0; n < STATES * 4 * 2 * REQUESTS; n += is_watched ? 5 : 1) {
    int state = n % STATES, tab = n / STATES % 4, fluid = n / STATES / 4 % 2;
    int request = n / STATES / 8;
    char where[64];
    snprintf(where, sizeof where, "state %d, tab %d%s", state, tab,
             fluid ? ", fluid" : "");
    open_stage(tab, state, fluid);
    for (int pair = n % skips; pair < COUNT * COUNT; pair += skips, asked++)
      if (is_refused(where, request, pair / COUNT, pair % COUNT)) {
        refused++;
      } else {
        for (int i = 0; i < COUNT; i++)
          motus_release(g.all[i]);
        motus_runtime_destroy(g.runtime);
        open_stage(tab, state, fluid);
      }
    for (int i = 0; i < COUNT; i++)
      motus_release(g.all[i]);
    CHECK_EQUAL(motus_runtime_destroy(g.runtime), MOTUS_OK);
    if (check_failures > 20)
      break;
  }
  CHECK(refused > asked / 3);
}

CHECK_MAIN(TEST(what_is_refused_changes_nothing))
