/* A child of a list is a controller's view, and what its controller is told of
 * its appearance changes the list that brings or takes it: every callback of
 * appearance, every way, in the frame and in a block (R-23, KL-34). */
#include "check.h"
#include "drawn.h"
#include "motus.h"

enum { KEYS = 8, WAYS = 16, SLOTS = 6, LISTINGS = 6 };

typedef struct scene {
  motus_runtime *runtime;
  motus_view_controller *root, *row;
  motus_view *list, *view;
  double time;
  int slot, way, calls;
  motus_appearance_state state;
  int leavings; /* that have begun and not ended */
} scene;
static scene s;

static void give(uint64_t first, int count, int at, motus_presence *presence) {
  motus_child children[KEYS] = {0};
  for (int i = 0; i < count; i++)
    children[i] = (motus_child){.key = first + (uint64_t)i,
                                .frame = {0, 50. * i, 300, 40},
                                .presence = i % 2 ? presence : NULL};
  if (at >= 0)
    children[at].view = s.view;
  CHECK_EQUAL(motus_view_arrange(s.list, children, (size_t)count,
                                 sizeof *children, NULL),
              MOTUS_OK);
}

static void give_in_block(void *first) {
  give(*(uint64_t *)first, KEYS, -1, NULL);
}

static void other_lists(void) {
  for (int i = 0; i < 40; i++) {
    motus_view *view = NULL;
    motus_child child = {.key = 7, .frame = {0, 0, 10, 10}};
    motus_view_create(s.runtime, &view);
    motus_view_add_subview(motus_runtime_window(s.runtime), view);
    motus_view_arrange(view, &child, 1, sizeof child, NULL);
    motus_release(view);
  }
}

/* What a host does in a callback; some of it is refused, some impossible. */
static void act(void) {
  uint64_t first = 100;
  motus_point point = {5, 60};
  motus_view *other = motus_view_child_with_key(s.list, 3, true);
  switch (s.way) {
  case 0:
    give(first, KEYS, -1, NULL);
    break;
  case 1:
    give(first, 1, 0, NULL);
    break;
  case 2:
    motus_view_arrange(s.list, NULL, 0, sizeof(motus_child), NULL);
    break;
  case 3:
    motus_view_end_leavers(s.list);
    break;
  case 4:
    motus_view_remove_from_superview(s.list);
    break;
  case 5:
    motus_view_remove_from_superview(s.list);
    motus_release(s.list);
    s.list = NULL;
    break;
  case 6:
    for (uint64_t key = 1; key <= KEYS; key++)
      motus_view_remove_from_superview(
          motus_view_child_with_key(s.list, key, true));
    break;
  case 7:
    motus_view_begin_reorder(s.list, 2, point, NULL);
    break;
  case 8:
    other_lists();
    break;
  case 9:
    motus_runtime_set_root_view_controller(s.runtime, NULL);
    break;
  case 10:
    motus_view_controller_remove_from_parent(s.row);
    break;
  case 11:
    motus_runtime_animate(s.runtime, NULL, give_in_block, &first, NULL, NULL,
                          NULL, NULL);
    break;
  case 12:
    motus_runtime_begin_animation(s.runtime, NULL);
    give(first, KEYS, -1, NULL);
    motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
    break;
  case 13:
    motus_view_remove_from_superview(s.view);
    break;
  case 14:
    if (other)
      motus_view_add_subview(other, s.list), motus_view_set_alpha(other, .5);
    break;
  default:
    give(1, KEYS, 0, NULL);
    motus_view_arrange(s.list, NULL, 0, sizeof(motus_child), NULL);
    give(4, KEYS, 1, NULL);
  }
}

/* AP-9: from `from`, or `from_too`, to `to`. */
static void told(int slot, motus_appearance_state from,
                 motus_appearance_state from_too, motus_appearance_state to) {
  CHECK(s.state == from || s.state == from_too);
  s.state = to;
  if (slot == s.slot && s.calls++ < 3 && s.list)
    act();
}
static void will_appear(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)c, (void)animated;
  told(0, MOTUS_APPEARANCE_DISAPPEARED, MOTUS_APPEARANCE_DISAPPEARING,
       MOTUS_APPEARANCE_APPEARING);
}
static void is_appearing(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)c, (void)animated;
  told(1, MOTUS_APPEARANCE_APPEARING, MOTUS_APPEARANCE_APPEARING,
       MOTUS_APPEARANCE_APPEARING);
}
static void did_appear(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)c, (void)animated;
  told(2, MOTUS_APPEARANCE_APPEARING, MOTUS_APPEARANCE_APPEARING,
       MOTUS_APPEARANCE_APPEARED);
}
static void will_disappear(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)c, (void)animated;
  told(3, MOTUS_APPEARANCE_APPEARED, MOTUS_APPEARANCE_APPEARING,
       MOTUS_APPEARANCE_DISAPPEARING);
}
static void did_disappear(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)c, (void)animated;
  told(4, MOTUS_APPEARANCE_DISAPPEARING, MOTUS_APPEARANCE_DISAPPEARING,
       MOTUS_APPEARANCE_DISAPPEARED);
}
static void lays_out(void *u, motus_view_controller *c) {
  (void)u, (void)c;
  told(5, s.state, s.state, s.state);
}

static void count_events(void) {
  const motus_event *events;
  size_t count;
  motus_runtime_events(s.runtime, &events, &count);
  for (size_t i = 0; i < count; i++) {
    s.leavings += (events[i].kind == MOTUS_EVENT_CHILD_LEAVING) -
                  (events[i].kind == MOTUS_EVENT_CHILD_RETURNED);
    if (events[i].kind == MOTUS_EVENT_CHILD_LEFT)
      s.leavings -= s.leavings > 0;
  }
}

static void run(int frames) {
  for (int i = 0; i < frames; i++) {
    CHECK_EQUAL(motus_runtime_tick(s.runtime, s.time += 1 / 20.), MOTUS_OK);
    count_events();
    CHECK(!drawn_not(s.runtime));
  }
}

static void open_scene(int slot, int way) {
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .view_will_appear = will_appear,
      .view_is_appearing = is_appearing,
      .view_did_appear = did_appear,
      .view_will_disappear = will_disappear,
      .view_did_disappear = did_disappear,
      .view_did_layout_subviews = lays_out};
  memset(&s, 0, sizeof s);
  s.slot = slot, s.way = way;
  CHECK_EQUAL(motus_runtime_create(NULL, &s.runtime), MOTUS_OK);
  motus_view_controller_create(s.runtime, NULL, NULL, NULL, &s.root);
  motus_view_controller_create(s.runtime, &callbacks, NULL, NULL, &s.row);
  motus_runtime_set_root_view_controller(s.runtime, s.root);
  motus_view_controller_add_child(s.root, s.row);
  s.view = motus_view_controller_view(s.row);
  motus_view_create(s.runtime, &s.list);
  motus_view_set_frame(s.list, (motus_rect){0, 0, 390, 800});
  motus_view_add_subview(motus_view_controller_view(s.root), s.list);
  run(1);
}

static void give_first(void *presence) {
  give(1, KEYS, 2, presence);
}

/* The row comes with the first list or a later one, goes again, and some of it
 * in a block. */
static void play(int listing) {
  motus_presence presence;
  motus_presence_init(&presence, sizeof presence);
  if (listing & 1) {
    give(1, KEYS, -1, &presence);
    run(3);
  }
  if (listing < 2)
    give_first(&presence);
  else if (listing < 4)
    motus_runtime_animate(s.runtime, NULL, give_first, &presence, NULL, NULL,
                          NULL, NULL);
  else
    give(4, KEYS, 7, &presence);
  run(8);
  if (s.list)
    give(5, 2, -1, &presence);
  run(18);
}

static void each_callback_of_appearance_changes_its_list(void) {
  for (int slot = 0; slot < SLOTS; slot++)
    for (int way = 0; way < WAYS; way++)
      for (int listing = 0; listing < LISTINGS; listing++) {
        open_scene(slot, way);
        play(listing);
        int before = check_failures;
        CHECK_EQUAL(s.state, motus_view_is_in_window(s.view)
                                 ? MOTUS_APPEARANCE_APPEARED
                                 : MOTUS_APPEARANCE_DISAPPEARED);
        CHECK_EQUAL(s.leavings, 0);
        if (check_failures > before)
          printf("  slot %d, way %d, listing %d\n", slot, way, listing);
        CHECK_EQUAL(motus_runtime_destroy(s.runtime), MOTUS_OK);
      }
}

/* AP-3, AP-2: as ever, in the frame that brings it. */
static char order[64];
static void letter(char c) {
  size_t length = strlen(order);
  if (length + 2 < sizeof order)
    order[length] = c, order[length + 1] = 0;
}
static void letter_will(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)animated;
  motus_view *view = motus_view_controller_view(c);
  letter(motus_view_is_in_window(view) ? 'W' : 'w');
}
static void letter_is(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)animated;
  motus_view *view = motus_view_controller_view(c);
  letter(motus_view_frame(view).width == 300 ? 'I' : 'i');
}
static void letter_did(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)c, (void)animated;
  letter('d');
}
static void letter_leaving(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)animated;
  motus_view *view = motus_view_controller_view(c);
  letter(motus_view_is_in_window(view) ? 'L' : 'l');
}
static void letter_gone(void *u, motus_view_controller *c, bool animated) {
  (void)u, (void)animated;
  motus_view *view = motus_view_controller_view(c);
  letter(motus_view_is_in_window(view) ? 'G' : 'g');
}

static void a_row_appears_with_its_place_and_disappears_before_it_goes(void) {
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .view_will_appear = letter_will,
      .view_is_appearing = letter_is,
      .view_did_appear = letter_did,
      .view_will_disappear = letter_leaving,
      .view_did_disappear = letter_gone};
  open_scene(-1, 0);
  motus_release(s.row);
  motus_view_controller_create(s.runtime, &callbacks, NULL, NULL, &s.row);
  motus_view_controller_add_child(s.root, s.row);
  s.view = motus_view_controller_view(s.row);
  order[0] = 0;
  give(1, KEYS, 2, NULL);
  run(1);
  CHECK_TEXT(order, "wId");
  give(10, 1, -1, NULL);
  run(60);
  CHECK_TEXT(order, "wIdLg");
  motus_runtime_destroy(s.runtime);
}

CHECK_MAIN(TEST(each_callback_of_appearance_changes_its_list),
           TEST(a_row_appears_with_its_place_and_disappears_before_it_goes))
