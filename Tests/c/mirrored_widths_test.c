/* Screens in a room whose size changes, at once or in blocks, while they come and
 * go, are held, turned round and overtaken: from right to left they are in each
 * frame what they are from left to right, in a mirror. RL-3, CN-21, CN-23. */
#include "mirror_roots.h"

/* ---- Roots ---- */

static motus_tab_bar_controller *open_tabs(mirror *m) {
  motus_tab_bar_controller *tabs = NULL;
  motus_view_controller *list[4];
  for (int i = 0; i < 4; i++)
    list[i] = screen_at(m, i);
  motus_tab_bar_controller_create(m->runtime, &tabs);
  motus_tab_bar_controller_set_view_controllers(tabs, list, 4, false, NULL,
                                                NULL, NULL);
  show_root(m, tabs);
  return tabs;
}

/* ---- What a host does ---- */

/* Whether a block still moves the room. */
static bool is_room_moving(mirror *m) {
  double shown[4] = {0}, model[4] = {0};
  motus_view *view = motus_view_controller_view(m->root);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN, shown, 4);
  motus_view_property(view, MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_MODEL, model, 4);
  return memcmp(shown, model, sizeof shown) != 0;
}

/* At once, or where screens have no contents in a block: always there while one
 * moves it, as it could be shown narrower than nothing. Around pages at once: they
 * report their numbers by their offsets, which are others from right to left. */
static void move_room(mirror *m) {
  static const double widths[] = {320, 390, 600, 844, 1100};
  double x = 20 * mirror_roll(m, 3);
  double width = widths[mirror_roll(m, 5)];
  double height = mirror_roll(m, 3) ? 800 : 500;
  uint32_t timing = m->jumps ? 0 : mirror_roll(m, 4);
  uint32_t layout = m->jumps ? 0 : mirror_roll(m, 2);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  m->area = (motus_rect){x, 0, width, height};
  if (!m->is_plain || m->jumps || (timing < 2 && !is_room_moving(m))) {
    place_room(m);
    return;
  }
  options.duration = .3;
  if (timing == 3) {
    options.timing.type = MOTUS_TIMING_SPRING_RATIO;
    options.timing.damping_ratio = 1;
  }
  options.flags = layout ? MOTUS_ANIMATION_LAYOUT_SUBVIEWS : 0;
  motus_runtime_animate(m->runtime, &options, place_room, m, NULL, NULL, NULL,
                        NULL);
}

static void act(mirror *m) {
  switch (mirror_roll(m, 6)) {
  case 0:
  case 1:
    move_room(m);
    break;
  case 2:
    motus_view_controller_set_interruption_policy(
        m->root, mirror_roll(m, 2) ? MOTUS_INTERRUPTION_FLUID
                                   : MOTUS_INTERRUPTION_QUEUE);
    break;
  default:
    play_a_finger(m);
  }
}

/* The guest comes over the root, or over all, and goes. */
static void present_or_dismiss(mirror *m) {
  bool animated = mirror_roll(m, 4);
  if (motus_view_controller_presented_view_controller(m->root))
    motus_view_controller_dismiss(m->root, animated, NULL, NULL, NULL);
  else
    motus_view_controller_present(m->root, screen_at(m, 4), animated, NULL,
                                  NULL, NULL);
}

static void act_with_guest(mirror *m) {
  if (mirror_roll(m, 4) == 0)
    present_or_dismiss(m);
  else
    act(m);
}

static void choose_a_style(mirror *m) {
  static const motus_presentation_style styles[] = {
      MOTUS_PRESENTATION_CURRENT_CONTEXT,
      MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT, MOTUS_PRESENTATION_PAGE_SHEET,
      MOTUS_PRESENTATION_FORM_SHEET, MOTUS_PRESENTATION_FULL_SCREEN};
  uint32_t style = mirror_roll(m, 6);
  if (style == 5)
    make_a_popover(m, motus_view_controller_view(m->root), 15);
  else
    motus_view_controller_set_presentation_style(screen_at(m, 4),
                                                 styles[style]);
}

static void open_room(mirror *m) {
  m->area = (motus_rect){0, 0, 390, 800};
  m->is_plain = mirror_roll(m, 2);
}

/* The finger is lifted, and all comes to rest. */
static void close_room(mirror *m) {
  mirror_touch(m, MOTUS_TOUCH_CANCELLED, m->finger_x, m->finger_y);
  mirror_rest(m);
}

static void play_a_stack(mirror *m) {
  open_room(m);
  motus_navigation_controller *stack = open_stack(m);
  choose_a_style(m);
  storm_a_stack(m, stack, act_with_guest);
  close_room(m);
}

static void play_pages(mirror *m) {
  open_room(m);
  m->jumps = true;
  motus_page_view_controller *pages = open_pages(m, mirror_roll(m, 2));
  choose_a_style(m);
  storm_pages(m, pages, act_with_guest);
  close_room(m);
}

static void play_columns(mirror *m) {
  open_room(m);
  motus_split_view_controller *split = open_columns(m);
  choose_a_style(m);
  storm_columns(m, split, act_with_guest);
  close_room(m);
}

static void play_tabs(mirror *m) {
  open_room(m);
  motus_tab_bar_controller *tabs = open_tabs(m);
  choose_a_style(m);
  for (int i = 0; i < MIRROR_STEPS; i++) {
    if (mirror_roll(m, 4) == 0)
      motus_tab_bar_controller_select_by_user(tabs, mirror_roll(m, 4), NULL,
                                              NULL, NULL, NULL);
    else
      act_with_guest(m);
    mirror_run(m, (int)mirror_roll(m, 20));
  }
  close_room(m);
}

static void play(unsigned seed) {
  CHECK(mirror_plays(play_a_stack, seed, 1200, 900));
  CHECK(mirror_plays(play_pages, seed, 1200, 900));
  CHECK(mirror_plays(play_columns, seed, 1200, 900));
  CHECK(mirror_plays(play_tabs, seed, 1200, 900));
}

static void screens_are_their_mirror_images(void) {
  play_seeds(80, play);
}

CHECK_MAIN(TEST(screens_are_their_mirror_images))
