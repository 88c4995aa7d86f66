/* Every callback in which the library asks or tells a host about screens, and
 * in each every act that ends or replaces what it is about: nobody is given a
 * handle of what has ended, what begins ends once, appearance calls are
 * balanced, and nothing is left. */
#include "asked_acts.h"
#include <signal.h>

/* ---- Scenes ---- */

static void frames(int count) {
  for (int i = 0; i < count; i++)
    storm_tick(&s, 1.0 / 32);
}
static void set_root(motus_view_controller *it) {
  motus_runtime_set_root_view_controller(s.runtime, it);
  frames(1);
}
static void style_of(motus_view_controller *it, motus_presentation_style style,
                     motus_presentation_style compact) {
  motus_view_controller_set_presentation_style(it, style);
  motus_view_controller_set_preferred_content_size(it, (motus_size){300, 200});
  in_compact = compact;
  original = motus_view_controller_presentation_controller(it);
  if (original)
    delegate_of(original);
}
static void drag(double x, double y, double dx, double dy, int steps) {
  touch(MOTUS_TOUCH_BEGAN, x, y);
  for (int i = 1; i <= steps; i++) {
    frames(1);
    touch(MOTUS_TOUCH_MOVED, x + dx * i / steps, y + dy * i / steps);
  }
  frames(1);
}
static void lift_at(double x, double y) {
  touch(MOTUS_TOUCH_ENDED, x, y);
  frames(1);
}

/* A popover adapts by size, back and forth, also in the middle. */
static void popover_by_size(void) {
  resize_to(wide, false);
  set_root(root);
  style_of(shown, MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_FULL_SCREEN);
  present_from(root, shown, true);
  frames(30);
  resize_to(narrow, true);
  frames(6);
  resize_to(wide, true);
  frames(4);
  resize_to(narrow, true);
  frames(20);
  resize_to(wide, false);
  frames(2);
  motus_presentation_controller_dismiss_by_user(original, true, done, data(),
                                                destroyed);
  frames(20);
}
/* By traits alone, with another controller in its place. */
static void stand_in_by_traits(void) {
  resize_to(wide, false);
  stands_in = true;
  set_root(root);
  style_of(shown, MOTUS_PRESENTATION_FORM_SHEET,
           MOTUS_PRESENTATION_OVER_FULL_SCREEN);
  present_from(root, shown, false);
  frames(2);
  traits_to(MOTUS_SIZE_CLASS_COMPACT);
  frames(3);
  traits_to(MOTUS_SIZE_CLASS_REGULAR);
  frames(3);
  resize_to(narrow, true);
  frames(20);
  dismiss_from(root, true);
  frames(3);
  resize_to(wide, true);
  frames(20);
}
/* The room changes while a presentation comes, and while it leaves. */
static void adapts_in_motion(void) {
  resize_to(wide, false);
  stands_in = true;
  set_root(root);
  style_of(shown, MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_PAGE_SHEET);
  present_from(root, shown, true);
  frames(3);
  resize_to(narrow, true);
  frames(30);
  traits_to(MOTUS_SIZE_CLASS_REGULAR);
  frames(4);
  dismiss_from(root, true);
  frames(4);
  traits_to(MOTUS_SIZE_CLASS_COMPACT);
  frames(30);
}
/* Presentations above one another, all of which adapt. */
static void chain_adapts(void) {
  resize_to(wide, false);
  set_root(root);
  style_of(shown, MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_PAGE_SHEET);
  present_from(root, shown, false);
  motus_view_controller_set_presentation_style(other,
                                               MOTUS_PRESENTATION_FULL_SCREEN);
  present_from(shown, other, false);
  frames(2);
  resize_to(narrow, true);
  frames(4);
  dismiss_from(shown, true);
  frames(30);
  resize_to(wide, false);
  frames(2);
  dismiss_from(root, false);
  frames(2);
}
/* A presentation controller and an animator of the host's own. */
static void custom_presentation(void) {
  resize_to(wide, false);
  make_animator();
  set_root(root);
  motus_view_controller_set_presentation_style(shown,
                                               MOTUS_PRESENTATION_CUSTOM);
  in_compact = MOTUS_PRESENTATION_FULL_SCREEN;
  custom = custom_of(shown);
  transitioning_of(shown);
  present_from(root, shown, true);
  frames(14);
  motus_view_controller_set_preferred_content_size(shown,
                                                   (motus_size){200, 100});
  motus_view_controller_system_layout_fitting_size_did_change(shown);
  frames(2);
  resize_to((motus_size){800, 700}, true);
  frames(20);
  resize_to(narrow, true);
  frames(20);
  resize_to(wide, true);
  frames(20);
  dismiss_from(root, true);
  frames(14);
}
/* The same in a hand, once back and once to its end. */
static void custom_by_hand(void) {
  make_animator();
  by_hand = true;
  set_root(root);
  motus_view_controller_set_presentation_style(shown,
                                               MOTUS_PRESENTATION_CUSTOM);
  custom = custom_of(shown);
  transitioning_of(shown);
  for (int i = 0; i < 4; i++) {
    if (i < 2)
      present_from(root, shown, true);
    else
      dismiss_from(root, true);
    frames(2);
    motus_percent_driven_interaction_update(hand, 0.4);
    frames(2);
    if (i % 2)
      motus_percent_driven_interaction_finish(hand);
    else
      motus_percent_driven_interaction_cancel(hand);
    frames(14);
  }
}
/* A sheet in a finger: between detents, held against its end, and away. */
static void sheet_by_finger(void) {
  motus_sheet_options options;
  resize_to(narrow, false);
  set_root(root);
  style_of(shown, MOTUS_PRESENTATION_PAGE_SHEET, MOTUS_PRESENTATION_NONE);
  motus_sheet_options_init(&options, sizeof options);
  options.detents[0] = MOTUS_DETENT_MEDIUM;
  options.detents[1] = MOTUS_DETENT_LARGE;
  options.detent_count = 2;
  motus_sheet_set_options(original, &options, NULL, NULL, NULL);
  present_from(root, shown, true);
  frames(30);
  drag(200, 500, 0, -300, 4);
  lift_at(200, 200);
  frames(20);
  may_not_dismiss = true;
  drag(200, 100, 0, 700, 3);
  lift_at(200, 800);
  frames(20);
  may_not_dismiss = false;
  drag(200, 500, 0, 100, 3);
  resize_to((motus_size){844, 390}, true);
  frames(4);
  lift_at(200, 380);
  resize_to(narrow, false);
  frames(20);
  drag(200, 500, 0, 340, 2);
  lift_at(200, 840);
  frames(20);
  dismiss_from(root, false);
}
/* Pushes and pops by the host's animator, some of them in a hand, in a stack
 * that is presented and changes its size. */
static void stack_of_screens(void) {
  resize_to(wide, false);
  make_animator();
  set_root(spare);
  motus_view_controller *stack = stack_of(root);
  style_of(stack, MOTUS_PRESENTATION_FORM_SHEET,
           MOTUS_PRESENTATION_FULL_SCREEN);
  present_from(spare, stack, true);
  frames(20);
  PUSH(shown, true);
  frames(3);
  resize_to(narrow, true);
  frames(14);
  by_hand = true;
  POP(true);
  frames(2);
  motus_percent_driven_interaction_update(hand, 0.4);
  frames(1);
  motus_percent_driven_interaction_cancel(hand);
  frames(10);
  by_hand = false;
  POP(true);
  PUSH(shown, true);
  frames(24);
  let_go(animator);
  POP(true);
  frames(20);
  dismiss_from(spare, true);
  frames(20);
}
/* A finger from the edge. */
static void edge_swipe(void) {
  resize_to(narrow, false);
  set_root(stack_of(root));
  PUSH(shown, true);
  frames(20);
  drag(5, 400, 100, 0, 3);
  traits_to(MOTUS_SIZE_CLASS_REGULAR);
  frames(1);
  touch(MOTUS_TOUCH_MOVED, 20, 400);
  frames(2);
  lift_at(20, 400);
  frames(20);
  drag(5, 400, 300, 0, 2);
  lift_at(305, 400);
  frames(20);
}
static void tabs_of_screens(void) {
  motus_view_controller *list[] = {root, shown, other};
  resize_to(wide, false);
  make_animator();
  set_root(tabs_of(list, 3));
  motus_tab_bar_controller_select_by_user(tabs, 1, done, data(), destroyed,
                                          NULL);
  frames(4);
  resize_to(narrow, true);
  frames(14);
  by_hand = true;
  motus_tab_bar_controller_select_by_user(tabs, 2, done, data(), destroyed,
                                          NULL);
  frames(2);
  motus_percent_driven_interaction_update(hand, 0.4);
  frames(1);
  motus_percent_driven_interaction_cancel(hand);
  frames(14);
  by_hand = false;
  motus_tab_bar_controller_select(tabs, root, done, data(), destroyed);
  traits_to(MOTUS_SIZE_CLASS_REGULAR);
  frames(14);
}
static void pages_of_screens(void) {
  resize_to(narrow, false);
  set_root(pages_of(root));
  frames(2);
  drag(300, 400, -200, 0, 3);
  lift_at(100, 400);
  frames(30);
  PAGE(other, true);
  frames(4);
  resize_to(wide, true);
  frames(30);
  drag(300, 400, 100, 0, 3);
  traits_to(MOTUS_SIZE_CLASS_COMPACT);
  frames(2);
  touch(MOTUS_TOUCH_MOVED, 310, 400);
  frames(1);
  lift_at(310, 400);
  frames(30);
}
static void columns(void) {
  resize_to((motus_size){1200, 800}, false);
  set_root(split_of(root, shown, other));
  COLUMN(show, MOTUS_SPLIT_PRIMARY);
  frames(16);
  COLUMN(hide, MOTUS_SPLIT_PRIMARY);
  frames(4);
  resize_to(narrow, true);
  frames(20);
  motus_split_view_controller_show_detail(split, spare, true, done, data(),
                                          destroyed);
  frames(5);
  resize_to((motus_size){1200, 800}, true);
  frames(30);
  traits_to(MOTUS_SIZE_CLASS_COMPACT);
  frames(3);
  traits_to(MOTUS_SIZE_CLASS_REGULAR);
  frames(3);
}
static void zoom_of_screens(void) {
  resize_to(narrow, false);
  set_root(stack_of(root));
  motus_view *view = motus_view_controller_view(root);
  if (view && motus_view_create(s.runtime, &source) == MOTUS_OK) {
    own(source);
    motus_view_add_subview(view, source);
    motus_view_set_bounds(source, (motus_rect){0, 0, 100, 100});
    motus_view_set_center(source, (motus_point){100, 100});
  }
  zooming_of(shown);
  PUSH(shown, true);
  frames(30);
  drag(200, 200, 30, 200, 3);
  resize_to((motus_size){844, 390}, true);
  frames(3);
  lift_at(230, 380);
  frames(30);
  PUSH(shown, true);
  frames(6);
  POP(true);
  frames(30);
  POP(false);
  present_from(nav ? (motus_view_controller *)nav : root, shown, true);
  frames(20);
  dismiss_from(root, true);
  frames(20);
}
/* Containers within containers, and a container of the host's own. */
static void containers_resize(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  resize_to(wide, false);
  motus_view_controller *list[] = {stack_of(root), spare};
  set_root(tabs_of(list, 2));
  add(root, shown);
  if (motus_view_controller_parent(shown) == root)
    motus_view_add_subview(motus_view_controller_view(root),
                           motus_view_controller_view(shown));
  add(root, other);
  frames(2);
  resize_to(narrow, true);
  frames(3);
  motus_view_controller_transition(root, shown, other, &options, NULL, NULL,
                                   done, data(), destroyed);
  frames(2);
  motus_view_controller_override_child_traits(
      root, other, MOTUS_SIZE_CLASS_REGULAR, MOTUS_SIZE_CLASS_REGULAR);
  frames(14);
  remove_child(shown);
  traits_to(MOTUS_SIZE_CLASS_REGULAR);
  frames(2);
  motus_view_controller_set_additional_safe_area(root,
                                                 (motus_insets){9, 9, 9, 9});
  frames(2);
}

static const struct {
  const char *name;
  void (*run)(void);
} scenes[] = {{"popover by size", popover_by_size},
              {"stand-in by traits", stand_in_by_traits},
              {"adapts in motion", adapts_in_motion},
              {"chain adapts", chain_adapts},
              {"custom presentation", custom_presentation},
              {"custom by hand", custom_by_hand},
              {"sheet by finger", sheet_by_finger},
              {"stack", stack_of_screens},
              {"edge swipe", edge_swipe},
              {"tabs", tabs_of_screens},
              {"pages", pages_of_screens},
              {"columns", columns},
              {"zoom", zoom_of_screens},
              {"containers", containers_resize}};
enum { SCENES = sizeof scenes / sizeof *scenes };

/* ---- One play ---- */

static void quiet(void *user_data, motus_status status, const char *function,
                  const char *message) {
  (void)user_data, (void)status, (void)function, (void)message;
}

static void play(int scene, const char *slot, int call, asked_act first,
                 asked_act second) {
  storm_open(&s, 1);
  motus_runtime_set_diagnostics(s.runtime, quiet, NULL, NULL);
  motus_statistics before = storm_statistics(&s);
  slot_count = 0;
  memset(slot_calls, 0, sizeof slot_calls);
  owned_count = acted = 0;
  wanted_slot = slot, wanted_call = call;
  first_act = first, second_act = second;
  in_compact = MOTUS_PRESENTATION_NONE;
  by_hand = stands_in = may_not_dismiss = false;
  original = custom = NULL;
  nav = NULL, tabs = NULL, pages = NULL, split = NULL;
  animator = NULL, hand = NULL, source = NULL;
  context = NULL, coordinator = NULL;
  root = screen(), shown = screen(), other = screen(), spare = screen();
  scenes[scene].run();
  is_acting = true; /* and nothing more is done */
  touch(MOTUS_TOUCH_CANCELLED, 0, 0);
  motus_percent_driven_interaction_cancel(hand);
  frames(2);
  motus_percent_driven_interaction_cancel(hand);
  if (motus_is_alive(context))
    a_moved(context, true);
  storm_check_rest(&s);
  storm_check_screens(&s);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  storm_settle(&s);
  for (int i = 0; i < owned_count; i++)
    if (owned[i])
      motus_release(owned[i]);
  storm_settle(&s);
  storm_close(&s, before);
  is_acting = false;
}

static void play_and_tell(int scene, const char *slot, int call, int first,
                          int second) {
  static char text[256];
  snprintf(text, sizeof text, "%s: %s, call %d: %s, %s", scenes[scene].name,
           slot ? slot : "nothing", call, first < 0 ? "-" : acts[first].name,
           second < 0 ? "-" : acts[second].name);
  playing = text;
  play(scene, slot, call, first < 0 ? NULL : acts[first].run,
       second < 0 ? NULL : acts[second].run);
  if (s.is_wrong) {
    plays_wrong += 1;
    printf("    %s\n", text);
    fflush(stdout);
  }
  if (slot)
    CHECK(acted == 1);
}

/* What each scene calls without an act. */
static struct {
  const char *slots[SLOTS];
  int calls[SLOTS], count;
} known[SCENES];

static void learn(void) {
  for (int scene = 0; scene < SCENES; scene++) {
    play_and_tell(scene, NULL, 0, -1, -1);
    memcpy(known[scene].slots, slots, sizeof slots);
    memcpy(known[scene].calls, slot_calls, sizeof slot_calls);
    known[scene].count = slot_count;
  }
}

/* The first call of a slot, the last, or one between. */
static int call_of(int scene, int slot, int which) {
  int last = known[scene].calls[slot];
  return which == 0 ? 1 : which == 1 ? last : last / 2 + 1;
}

/* Every slot, every act, in three of its calls: so many of these, evenly. */
static void each_act_in_each_callback(void) {
  long total = 0, at = 0, plays = 0;
  learn();
  for (int scene = 0; scene < SCENES; scene++) {
    CHECK(known[scene].count > 8);
    total += (long)known[scene].count * ACTS * 3;
  }
  long wanted = storm_sequences(6000);
  for (int scene = 0; scene < SCENES && plays_wrong < 20; scene++)
    for (int slot = 0; slot < known[scene].count; slot++)
      for (int which = 0; which < 3; which++)
        for (int act = 0; act < ACTS; act++) {
          bool is_due = at * wanted / total != (at + 1) * wanted / total;
          at++;
          if (!is_due)
            continue;
          play_and_tell(scene, known[scene].slots[slot],
                        call_of(scene, slot, which), act, -1);
          plays++;
        }
  CHECK(plays > 0);
}

/* Two acts in one call. */
static void two_acts(unsigned seed) {
  uint64_t dice = seed * 77 + 1;
  for (int i = 0; i < 10; i++) {
    int scene = (int)dice_roll(&dice, SCENES);
    int slot = (int)dice_roll(&dice, (uint32_t)known[scene].count);
    int call = 1 + (int)dice_roll(&dice, (uint32_t)known[scene].calls[slot]);
    int first = (int)dice_roll(&dice, ACTS);
    int second = (int)dice_roll(&dice, ACTS);
    play_and_tell(scene, known[scene].slots[slot], call, first, second);
  }
}
static void two_acts_in_a_callback(void) {
  learn();
  play_seeds(100, two_acts);
}

static int act_of(asked_act run) {
  for (int i = 0; i < (int)ACTS; i++)
    if (acts[i].run == run)
      return i;
  return -1;
}

/* Plays that few of the sweeps above come by. */
static void rare_plays_end_well(void) {
  static const struct {
    void (*scene)(void);
    const char *slot;
    int call;
    asked_act first, second;
  } plays[] = {
      /* CN-24: who is no root any more is not left in the window. */
      {columns, "mode_for_expanding", 2, act_other_root, act_add_other},
      {popover_by_size, "completion", 1, act_other_root, act_add_other},
      /* CN-2: the last call tells of the parent that there is. */
      {columns, "will_move_to_parent", 2, act_add_to_spare, NULL},
      {columns, "will_move_to_parent", 3, act_other_root, NULL},
      /* AP-2: a presentation that is out of the window. */
      {stack_of_screens, "transition_duration", 1, act_take_container_out,
       NULL},
      {stack_of_screens, "view_did_load", 3, act_take_container_out, NULL},
      /* HZ-14: a page does not stand still for the time of a zoom. */
      {zoom_of_screens, "did_show", 4, act_no_animations, NULL}};
  for (size_t i = 0; i < sizeof plays / sizeof *plays; i++) {
    int scene = 0;
    while (scene < (int)SCENES - 1 && scenes[scene].run != plays[i].scene)
      scene++;
    if (!CHECK(scenes[scene].run == plays[i].scene) ||
        !CHECK(act_of(plays[i].first) >= 0))
      continue;
    play_and_tell(scene, plays[i].slot, plays[i].call, act_of(plays[i].first),
                  act_of(plays[i].second));
  }
}

/* Where the process ends itself, in which play. */
static void tell_where(int signal_number) {
  printf("    signal %d: %s\n", signal_number, playing);
  fflush(stdout);
  _Exit(1);
}

int main(int count, char **arguments) {
  const check_test tests[] = {TEST(each_act_in_each_callback),
                              TEST(two_acts_in_a_callback),
                              TEST(rare_plays_end_well)};
  signal(SIGILL, tell_where);
  signal(SIGSEGV, tell_where);
  signal(SIGABRT, tell_where);
  return check_run(tests, sizeof tests / sizeof tests[0],
                   count > 1 ? arguments[1] : "");
}
