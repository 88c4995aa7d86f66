/* Storms over containers in each other: tabs of navigation stacks with custom
 * containers in them, presentations in front, sizes, memory warnings. After
 * every step appearance is balanced; at rest exactly the right views stand in
 * the tree; at the end everything has gone, counted. */
#include "storm_nested.h"

/* ---- Steps ---- */

static void swap_children(tab *of) {
  if (swap_count == 256)
    return;
  swap *it = &swaps[swap_count];
  motus_view_controller *from = of->children[of->shown];
  motus_status status;
  it->of = of;
  it->to = 1 - of->shown;
  motus_animation_options options;
  motus_container_transition_options by;
  motus_animation_options_init(&options, sizeof options);
  options.duration = storm_dice(&s, 3) ? 0.25 : 0;
  options.flags = storm_dice(&s, 8) << 20;
  motus_container_transition_options_init(&by, sizeof by);
  by.animator = any_animator();
  by.interaction = by.animator ? any_interaction() : NULL;
  asked += 1;
  status =
      storm_dice(&s, 2)
          ? motus_view_controller_transition(of->root, from,
                                             of->children[it->to], &options,
                                             NULL, NULL, swapped, it, NULL)
          : motus_view_controller_transition_by(
                of->root, from, of->children[it->to], &by, swapped, it, NULL);
  if (status == MOTUS_OK)
    swap_count += 1;
  else
    asked -= 1;
}

static void push_or_pop(tab *of) {
  bool animated = storm_dice(&s, 4) > 0;
  asked += 1;
  if (storm_dice(&s, 2)) {
    motus_navigation_controller_pop(of->stack, animated, completed, NULL, NULL,
                                    NULL);
  } else if (motus_navigation_controller_push(
                 of->stack, of->others[storm_dice(&s, 2)], animated, completed,
                 NULL, NULL) != MOTUS_OK) {
    asked -= 1;
  }
}

static void select_tab(void) {
  asked += 1;
  if (storm_dice(&s, 2))
    motus_tab_bar_controller_select(
        tabs,
        motus_tab_bar_controller_view_controller_at(tabs, storm_dice(&s, TABS)),
        completed, NULL, NULL);
  else
    motus_tab_bar_controller_select_by_user(tabs, storm_dice(&s, TABS),
                                            completed, NULL, NULL, NULL);
}

static void present_or_dismiss(void) {
  motus_view_controller *sheet = sheets[storm_dice(&s, SHEETS)];
  bool animated = storm_dice(&s, 4) > 0;
  tab *of = &all[storm_dice(&s, TABS)];
  motus_view_controller *source = storm_dice(&s, 2)
                                      ? as_controller(of->stack)
                                      : (motus_view_controller *)tabs;
  if (storm_dice(&s, 4) == 0)
    source = sheets[storm_dice(&s, SHEETS)];
  if (storm_dice(&s, 2))
    motus_view_controller_present(source, sheet, animated, NULL, NULL, NULL);
  else
    motus_view_controller_dismiss(source, animated, NULL, NULL, NULL);
}

static void resize(void) {
  motus_size size = {300.0 + storm_dice(&s, 700), 300.0 + storm_dice(&s, 600)};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  asked += 1;
  bool animates = storm_dice(&s, 2);
  motus_runtime_set_window_size(s.runtime, size, (int)storm_dice(&s, 4) - 1,
                                animates ? &options : NULL, completed, NULL,
                                NULL);
}

static void look_away(void) {
  bool is_there = motus_runtime_root_view_controller(s.runtime) != NULL;
  motus_runtime_set_root_view_controller(
      s.runtime, is_there ? NULL : (motus_view_controller *)tabs);
}

static void step(void) {
  static const double ticks[] = {0, 1.0 / 64, 0.05, 0.3};
  tab *of = &all[storm_dice(&s, TABS)];
  switch (storm_dice(&s, 20)) {
  case 0:
  case 1:
    select_tab();
    break;
  case 2:
  case 3:
  case 4:
    push_or_pop(of);
    break;
  case 5:
  case 6:
    swap_children(of);
    break;
  case 7:
    present_or_dismiss();
    break;
  case 8:
    resize();
    break;
  case 9:
    motus_runtime_send_memory_warning(s.runtime);
    break;
  case 10:
    look_away();
    break;
  case 11:
    motus_percent_driven_interaction_update(hand, 0.4);
    break;
  case 12:
    motus_percent_driven_interaction_finish(hand);
    break;
  case 13:
    motus_percent_driven_interaction_cancel(hand);
    break;
  case 14:
    motus_percent_driven_interaction_pause(hand);
    break;
  default:
    storm_tick(&s, ticks[storm_dice(&s, 4)]);
    break;
  }
}

static void step_inside(storm *it) {
  if (storm_dice(it, 40))
    return;
  switch (storm_dice(it, 5)) {
  case 0:
    select_tab();
    break;
  case 3:
    present_or_dismiss();
    break;
  case 1:
    push_or_pop(&all[storm_dice(it, TABS)]);
    break;
  case 2:
    motus_percent_driven_interaction_cancel(hand);
    break;
  default:
    motus_percent_driven_interaction_finish(hand);
    break;
  }
}

static void give_view_back(void *user_data, motus_view_controller *it) {
  storm_screen *screen = user_data;
  if (motus_view_controller_view_if_loaded(it) && screen->is_free &&
      motus_view_controller_appearance_state(it) ==
          MOTUS_APPEARANCE_DISAPPEARED)
    motus_view_controller_unload_view(it);
}

/* ---- Checks ---- */

static void check(void) {
  if (storm_statistics(&s).transitions > 0)
    return;
  storm_check_screens(&s);
  storm_expect(&s, asked == answered, "every request has been answered");
}

/* Of the tabs one, of each stack that has been shown the top, of each root that
 * is shown the one child. */
static void check_tree(void) {
  for (int i = 0; i < TABS; i++) {
    tab *of = &all[i];
    motus_view_controller *stack = as_controller(of->stack);
    bool is_selected =
        motus_tab_bar_controller_selected_view_controller(tabs) == stack;
    motus_view_controller *whole = (motus_view_controller *)tabs;
    if (motus_view_controller_appearance_state(whole) !=
        MOTUS_APPEARANCE_APPEARED)
      continue;
    storm_expect(&s, stands_in(stack, whole) == is_selected,
                 "the selected tab stands in the tree, and no other");
    if (!is_selected)
      continue;
    motus_view_controller *top =
        motus_navigation_controller_top_view_controller(of->stack);
    storm_expect(&s, stands_in(top, stack), "the top stands in its stack");
    for (int j = 0; j < 2; j++)
      storm_expect(&s, stands_in(of->children[j], of->root) == (j == of->shown),
                   "of two children one stands in the container");
  }
}

/* ---- The scene ---- */

static void open_tab(tab *of) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  of->shown = 0;
  of->root = storm_create(&s, &callbacks);
  for (int i = 0; i < 2; i++)
    of->children[i] = storm_create(&s, &callbacks);
  callbacks.did_receive_memory_warning = give_view_back;
  for (int i = 0; i < 2; i++) {
    of->others[i] = storm_create(&s, &callbacks);
    storm_of(&s, of->others[i])->is_free = true;
  }
  for (int i = 0; i < 2; i++) {
    motus_view_controller_add_child(of->root, of->children[i]);
    motus_view_controller_did_move_to_parent(of->children[i], of->root);
  }
  motus_view_add_subview(motus_view_controller_view(of->root),
                         motus_view_controller_view(of->children[0]));
  motus_navigation_controller_create(s.runtime, of->root, &of->stack);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = stack_animation,
                                        .interaction_controller =
                                            stack_interaction};
  motus_navigation_controller_set_delegate(of->stack, &delegate, NULL, NULL);
  if (storm_dice(&s, 3) == 0)
    motus_view_controller_set_interruption_policy(as_controller(of->stack),
                                                  MOTUS_INTERRUPTION_FLUID);
}

static motus_presentation_style
adaptive_style(void *user_data, motus_presentation_controller *presentation,
               bool is_compact_in_width, bool is_compact_in_height) {
  (void)user_data, (void)presentation, (void)is_compact_in_height;
  return is_compact_in_width ? MOTUS_PRESENTATION_FULL_SCREEN
                             : MOTUS_PRESENTATION_NONE;
}

/* A style for each, and now and then another one in narrow windows. */
static void open_sheet(motus_view_controller *it) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_PAGE_SHEET, MOTUS_PRESENTATION_FORM_SHEET,
      MOTUS_PRESENTATION_POPOVER, MOTUS_PRESENTATION_OVER_FULL_SCREEN,
      MOTUS_PRESENTATION_FULL_SCREEN};
  motus_view_controller_set_presentation_style(it, styles[storm_dice(&s, 5)]);
  if (storm_dice(&s, 3) == 0)
    motus_view_controller_set_interruption_policy(it, MOTUS_INTERRUPTION_FLUID);
  if (storm_dice(&s, 4) == 0)
    motus_view_controller_set_modal_transition_style(
        it, MOTUS_MODAL_TRANSITION_FLIP_HORIZONTAL);
  if (storm_dice(&s, 2))
    return;
  motus_adaptive_presentation_delegate delegate = {
      .struct_size = sizeof delegate, .adaptive_style = adaptive_style};
  motus_presentation_controller_set_delegate(
      motus_view_controller_presentation_controller(it), &delegate, NULL, NULL);
}

static void open_scene(void) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  motus_view_controller *stacks[TABS];
  swap_count = asked = answered = 0;
  motus_animation_controller_callbacks by = {.struct_size = sizeof by,
                                             .animate_transition = animate};
  motus_animation_controller_create(s.runtime, &by, NULL, NULL, &animator);
  motus_percent_driven_interaction_create(s.runtime, &hand);
  for (int i = 0; i < TABS; i++) {
    open_tab(&all[i]);
    stacks[i] = as_controller(all[i].stack);
  }
  for (int i = 0; i < SHEETS; i++)
    open_sheet(sheets[i] = storm_create(&s, &callbacks));
  motus_tab_bar_controller_create(s.runtime, &tabs);
  motus_tab_bar_delegate delegate = {.struct_size = sizeof delegate,
                                     .animation_controller = tab_animation,
                                     .interaction_controller = tab_interaction};
  motus_tab_bar_controller_set_delegate(tabs, &delegate, NULL, NULL);
  motus_tab_bar_controller_set_view_controllers(tabs, stacks, TABS, false, NULL,
                                                NULL, NULL);
  if (storm_dice(&s, 3) == 0)
    motus_view_controller_set_interruption_policy((motus_view_controller *)tabs,
                                                  MOTUS_INTERRUPTION_FLUID);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)tabs);
  s.inside = storm_dice(&s, 3) == 0 ? step_inside : NULL;
}

static void close_scene(motus_statistics before) {
  s.inside = NULL;
  for (int i = 0; i < 400 && storm_statistics(&s).transitions > 0; i++) {
    motus_percent_driven_interaction_finish(hand);
    storm_tick(&s, 0.5);
  }
  storm_check_rest(&s);
  check();
  motus_view_controller_dismiss((motus_view_controller *)tabs, false, NULL,
                                NULL, NULL);
  storm_check_rest(&s);
  check();
  check_tree();
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  motus_release(tabs);
  motus_release(animator);
  motus_release(hand);
  for (int i = 0; i < TABS; i++)
    motus_release(all[i].stack);
  for (int i = 0; i < s.count; i++)
    motus_release(s.screens[i].controller);
  storm_close(&s, before);
}

static bool goes_well(uint64_t seed) {
  storm_open(&s, seed);
  motus_statistics before = storm_statistics(&s);
  open_scene();
  int steps = 15 + (int)storm_dice(&s, 40);
  for (int i = 0; i < steps && !s.is_wrong; i++) {
    step();
    check();
  }
  close_scene(before);
  return !s.is_wrong;
}

static void nothing_goes_wrong_in_nested_containers(void) {
  int count = storm_sequences(10000);
  for (int seed = storm_first(); count-- > 0; seed++)
    if (!CHECK(goes_well((uint64_t)seed))) {
      printf("    seed %d\n", seed);
      return;
    }
}

/* A presentation that is dismissed again while it goes, with what fills the
 * window, leaves no view behind (PR-2), and what leaves the window presents
 * nothing (PR-8). */
static void what_a_storm_has_found_stays_found(void) {
  CHECK(goes_well(60243));
  CHECK(goes_well(72664));
}

CHECK_MAIN(TEST(nothing_goes_wrong_in_nested_containers),
           TEST(what_a_storm_has_found_stays_found))
