/* What stands in screens meets what moves them: lists that are arranged anew,
 * scrollers that are dragged and thrown, and views that fly from one screen to
 * the other, in stacks that push and pop, queued or fluid, by blocks of the
 * host's too, in sheets, in windows that change size, with host code in every
 * callback.
 *
 * When nothing needs a tick what is shown is the model, lists have the children
 * that were listed last, scrollers rest within their content, nothing flies,
 * touches find what is drawn, appearance is balanced, and in the end nothing is
 * left. */
#include "storm.h"

enum { KEYS = 8 };

typedef struct content {
  motus_view *view;  /* of the scroller, lent */
  motus_view *badge; /* that flies, lent */
  motus_scroller *scroller;
  size_t listed;
} content;

static storm s;
static content contents[SCREENS];
static motus_view_controller *root, *sheet;
static motus_navigation_controller *stack;
static motus_animation_controller *animator;
static motus_size size;
static motus_point finger;
static bool is_down;

static content *of(motus_view_controller *it) {
  storm_screen *screen = storm_of(&s, it);
  return screen ? &contents[screen - s.screens] : NULL;
}

/* ---- Screens ---- */

static bool arrange(content *it) {
  motus_child children[KEYS];
  motus_arrangement_options options;
  uint32_t first = storm_dice(&s, KEYS), step = storm_dice(&s, 2) ? 3 : 5;
  memset(children, 0, sizeof children);
  if (!it->view || !motus_is_alive(it->view))
    return true;
  motus_arrangement_options_init(&options, sizeof options);
  size_t listed = storm_dice(&s, KEYS + 1);
  for (size_t i = 0; i < listed; i++) {
    children[i].key = 1 + (first + i * step) % KEYS;
    children[i].frame = (motus_rect){10, 60. * (double)i, 200, 50};
    if (storm_dice(&s, 8) == 0)
      children[i].flags = MOTUS_CHILD_JUMP;
  }
  if (motus_view_arrange(it->view, children, listed, sizeof *children,
                         &options) != MOTUS_OK)
    return false;
  it->listed = listed;
  return true;
}

static void scroll(const content *it) {
  motus_point to = {0, storm_number(&s, 0, 900)};
  if (it->scroller && motus_is_alive(it->scroller))
    motus_scroller_scroll_to(it->scroller, to, storm_dice(&s, 2), NULL, NULL,
                             NULL);
}

static void place_badge(const content *it) {
  motus_rect place = {storm_number(&s, 0, 200), storm_number(&s, 0, 500),
                      storm_number(&s, 10, 90), 40};
  if (it->badge && motus_is_alive(it->badge))
    motus_view_set_frame(it->badge, place);
}

static void did_load(void *user_data, motus_view_controller *controller) {
  content *it = of(controller);
  (void)user_data;
  motus_view_create(s.runtime, &it->view);
  motus_view_add_subview(motus_view_controller_view(controller), it->view);
  motus_view_set_frame(it->view, (motus_rect){0, 0, 300, 400});
  motus_scroller_create(it->view, NULL, &it->scroller);
  motus_release(it->view);
  motus_scroller_set_content_size(it->scroller, (motus_size){300, 1200});
  motus_view_create(s.runtime, &it->badge);
  motus_view_add_subview(motus_view_controller_view(controller), it->badge);
  motus_view_set_user_interaction_enabled(it->badge, false);
  place_badge(it);
  motus_view_set_match_key(it->badge, 1, NULL);
  motus_release(it->badge);
  if (storm_dice(&s, 3) == 0)
    motus_view_set_match_key(it->view, 2, NULL);
  storm_expect(&s, arrange(it), "a list is taken");
}

static void did_layout(void *user_data, motus_view_controller *controller) {
  motus_view *view = motus_view_controller_view(controller);
  motus_rect bounds = motus_view_bounds(view);
  content *it = of(controller);
  (void)user_data;
  if (it->view && motus_is_alive(it->view))
    motus_view_set_frame(it->view,
                         (motus_rect){0, 0, bounds.width, bounds.height});
}

static motus_view_controller *screen(void) {
  motus_view_controller_callbacks callbacks = storm_callbacks();
  callbacks.view_did_load = did_load;
  callbacks.view_did_layout_subviews = did_layout;
  return storm_create(&s, &callbacks);
}

static content *any(void) {
  return &contents[storm_dice(&s, (uint32_t)s.count)];
}

static void request(void);

/* In every callback; where a block is open, no list is taken. */
static void inside(storm *it) {
  switch (storm_dice(it, 24)) {
  case 0:
    arrange(any());
    break;
  case 1:
    scroll(any());
    break;
  case 2:
    place_badge(any());
    break;
  case 3:
    if (storm_dice(it, 3) == 0)
      request();
    break;
  default:
    break;
  }
}

/* ---- Transitions by blocks ---- */

static void put_back(void *context, bool finished) {
  (void)finished;
  if (!motus_is_alive(context))
    return;
  motus_view_set_transform(
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM),
      (motus_transform){1, 0, 0, 1, 0, 0});
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}

static void move_out(void *view) {
  motus_view_set_transform(view, (motus_transform){.8, 0, 0, .8, 400, 0});
}

static void animate(void *user_data, motus_transition_context *context) {
  motus_animation_options options;
  (void)user_data;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  motus_view_insert_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO), 0);
  motus_runtime_animate(
      s.runtime, &options, move_out,
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM), put_back,
      context, NULL, NULL);
}

static motus_animation_controller *
give_animator(void *user_data, motus_navigation_controller *it,
              motus_navigation_operation operation, motus_view_controller *from,
              motus_view_controller *to) {
  (void)user_data, (void)it, (void)operation, (void)from, (void)to;
  return storm_dice(&s, 3) ? NULL : animator;
}

/* ---- Steps ---- */

static void touch(motus_touch_phase phase) {
  motus_runtime_send_touch(s.runtime, 1, phase, finger, s.time);
  is_down = phase == MOTUS_TOUCH_BEGAN || phase == MOTUS_TOUCH_MOVED;
}

static void arrange_some(void *user_data) {
  (void)user_data;
  content *it = any();
  if (it->scroller && motus_is_alive(it->scroller))
    motus_scroller_set_content_size(
        it->scroller, (motus_size){300, storm_number(&s, 100, 2000)});
}

static void request(void) {
  bool animated = storm_dice(&s, 4) != 0;
  switch (storm_dice(&s, 5)) {
  case 0:
  case 1:
    if (s.count < SCREENS &&
        motus_navigation_controller_view_controller_count(stack) < 4) {
      motus_view_controller *it = screen();
      motus_navigation_controller_push(stack, it, animated, NULL, NULL, NULL);
      motus_release(it);
    }
    return;
  case 2:
    motus_navigation_controller_pop(stack, animated, NULL, NULL, NULL, NULL);
    return;
  case 3:
    motus_view_controller_present(root, sheet, animated, NULL, NULL, NULL);
    return;
  default:
    motus_view_controller_dismiss(root, animated, NULL, NULL, NULL);
  }
}

static void step(void) {
  static const motus_size sizes[] = {{390, 844}, {844, 390}, {1024, 768}};
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .2;
  content *it = any();
  motus_interruption_policy policy;
  switch (storm_dice(&s, 14)) {
  case 0:
  case 1:
    request();
    break;
  case 2:
  case 3:
  case 4:
    storm_expect(&s, arrange(it), "a list is taken");
    break;
  case 5:
    finger.x = storm_number(&s, 10, 300);
    finger.y = storm_number(&s, 50, size.height);
    if (!is_down)
      touch(MOTUS_TOUCH_BEGAN);
    break;
  case 6:
  case 7:
  case 8:
    finger.y += storm_number(&s, -60, 60);
    if (is_down)
      touch(MOTUS_TOUCH_MOVED);
    break;
  case 9:
    if (is_down)
      touch(storm_dice(&s, 4) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED);
    break;
  case 10:
    scroll(it);
    break;
  case 11:
    size = sizes[storm_dice(&s, 3)];
    motus_runtime_set_window_size(s.runtime, size, 0,
                                  storm_dice(&s, 2) ? &options : NULL, NULL,
                                  NULL, NULL);
    break;
  case 12:
    motus_runtime_animate(s.runtime, &options, arrange_some, NULL, NULL, NULL,
                          NULL, NULL);
    break;
  default:
    policy =
        storm_dice(&s, 2) ? MOTUS_INTERRUPTION_FLUID : MOTUS_INTERRUPTION_QUEUE;
    motus_view_controller_set_interruption_policy(
        storm_dice(&s, 2) ? root : (motus_view_controller *)stack, policy);
  }
  storm_tick(&s, storm_dice(&s, 3) ? 1.0 / 60 : storm_number(&s, 0, .1));
}

/* ---- Checks ---- */

static void check_shown(motus_view *view) {
  static const motus_property all[] = {
      MOTUS_PROPERTY_CENTER, MOTUS_PROPERTY_BOUNDS, MOTUS_PROPERTY_ALPHA,
      MOTUS_PROPERTY_TRANSFORM};
  static const size_t counts[] = {2, 4, 1, 6};
  for (int i = 0; view && i < 4; i++) {
    double shown[6] = {0}, model[6] = {0};
    motus_view_property(view, all[i], MOTUS_VALUE_SHOWN, shown, counts[i]);
    motus_view_property(view, all[i], MOTUS_VALUE_MODEL, model, counts[i]);
    storm_expect(&s, memcmp(shown, model, sizeof shown) == 0,
                 "at rest what is shown is the model");
  }
}

static void check_content(const content *it) {
  motus_point offset, least, most;
  size_t count;
  if (!it->view || !motus_is_alive(it->view))
    return;
  count = motus_view_subview_count(it->view);
  check_shown(it->view);
  check_shown(it->badge);
  storm_expect(&s, count == it->listed, "the children are those of the list");
  for (size_t i = 0; i < count; i++)
    check_shown(motus_view_subview_at(it->view, i));
  offset = motus_scroller_offset(it->scroller);
  least = motus_scroller_minimum_offset(it->scroller);
  most = motus_scroller_maximum_offset(it->scroller);
  storm_expect(&s,
               motus_scroller_get_state(it->scroller) == MOTUS_SCROLLER_IDLE,
               "scrollers rest");
  if (motus_view_is_in_window(it->view))
    storm_expect(&s, offset.y >= least.y - 1e-9 && offset.y <= most.y + 1e-9,
                 "scrollers rest within their content");
}

static bool stands_in(motus_view *view, motus_view *above) {
  while (view && view != above)
    view = motus_view_superview(view);
  return view != NULL;
}

static void rest(void) {
  if (is_down)
    touch(MOTUS_TOUCH_CANCELLED);
  const motus_flight *flights = NULL;
  size_t flying = 0;
  s.inside = NULL;
  storm_check_rest(&s);
  storm_check_screens(&s);
  motus_runtime_draw_flights(s.runtime, &flights, &flying);
  storm_expect(&s, flying == 0, "nothing flies");
  for (int i = 0; i < s.count; i++) {
    if (!motus_is_alive(s.screens[i].controller))
      continue;
    check_shown(motus_view_controller_view_if_loaded(s.screens[i].controller));
    check_content(&contents[i]);
  }
  motus_view_controller *top =
      motus_navigation_controller_top_view_controller(stack);
  motus_rect window = motus_view_bounds(motus_runtime_window(s.runtime));
  motus_point middle = {window.width / 2, window.height - 5};
  if (motus_view_controller_presented_view_controller(root))
    top = sheet;
  storm_expect(
      &s,
      stands_in(motus_view_hit_test(motus_runtime_window(s.runtime), middle),
                top == sheet
                    ? motus_presentation_controller_container_view(
                          motus_view_controller_presentation_controller(sheet))
                    : motus_view_controller_view_if_loaded(top)),
      "touches find what is drawn");
  s.inside = inside;
}

static bool goes_well(uint64_t seed) {
  storm_open(&s, seed);
  memset(contents, 0, sizeof contents);
  motus_statistics before = storm_statistics(&s);
  is_down = false;
  size = (motus_size){390, 844};
  motus_runtime_set_window_size(s.runtime, size, 0, NULL, NULL, NULL, NULL);
  root = screen();
  sheet = screen();
  motus_view_controller_set_presentation_style(sheet,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_navigation_controller_create(s.runtime, root, &stack);
  motus_animation_controller_callbacks by = {.struct_size = sizeof by,
                                             .animate_transition = animate};
  motus_animation_controller_create(s.runtime, &by, NULL, NULL, &animator);
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate,
                                        .animation_controller = give_animator};
  motus_navigation_controller_set_delegate(stack, &delegate, NULL, NULL);
  motus_runtime_set_root_view_controller(s.runtime,
                                         (motus_view_controller *)stack);
  s.inside = inside;
  for (int i = 0; i < 150 && !s.is_wrong; i++) {
    step();
    if (storm_dice(&s, 30) == 0)
      rest();
  }
  rest();
  s.inside = NULL;
  motus_view_controller_dismiss(root, false, NULL, NULL, NULL);
  storm_check_rest(&s);
  motus_runtime_set_root_view_controller(s.runtime, NULL);
  for (int i = 0; i < s.count; i++)
    if (contents[i].scroller && motus_is_alive(contents[i].scroller))
      motus_release(contents[i].scroller);
  motus_release(animator);
  motus_release(stack);
  motus_release(root);
  motus_release(sheet);
  storm_close(&s, before);
  return !s.is_wrong;
}

static void contents_and_transitions_meet(void) {
  int count = storm_sequences(150);
  for (int seed = storm_first(); count-- > 0; seed++)
    if (!CHECK(goes_well((uint64_t)seed))) {
      printf("    seed %d\n", seed);
      return;
    }
}

CHECK_MAIN(TEST(contents_and_transitions_meet))
