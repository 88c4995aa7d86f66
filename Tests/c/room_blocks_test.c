/* A room, which is the view of a root that a host moves in its window, gets other
 * sizes inside animation blocks, at every instant of everything that moves the
 * screens in it. What follows the room by the library's layout moves with the
 * same animation: in each frame a screen is as large as what it stands in. */
#include "begins.h"
#include "resize_eyes.h"

/* ---- What a host does with its room ---- */

typedef enum timing { EASE, SPRING, ANIMATOR, TIMINGS } timing;

static struct {
  timing timing;
  uint32_t flags;
  motus_rect goal;
  motus_property_animator *animators[8];
  int animator_count, ends, blocks;
  bool acts_inside; /* what begins does so in the block */
  deed deed;
} room;

static void set_room(void *user_data) {
  (void)user_data;
  motus_view_set_frame(room_view(), room.goal);
  if (room.acts_inside)
    act(room.deed);
  room.acts_inside = false;
}

static void block_has_ended(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  room.ends++;
  if (on_end)
    on_end();
}

static void move_room(motus_size to) {
  motus_timing timing;
  motus_animation_options options;
  motus_timing_init(&timing, sizeof timing);
  motus_animation_options_init(&options, sizeof options);
  room.goal = (motus_rect){0, 0, to.width, to.height};
  if (room.timing == SPRING) {
    timing.type = MOTUS_TIMING_SPRING_RATIO;
    timing.damping_ratio = 1;
  }
  options.duration = .3;
  options.timing = timing;
  options.flags = room.flags;
  if (room.timing == ANIMATOR) {
    motus_property_animator *animator = NULL;
    motus_property_animator_create(g.runtime, .3, &timing, &animator);
    motus_property_animator_add_animations(animator, set_room, NULL, NULL);
    motus_property_animator_start(animator);
    room.animators[room.animator_count++ % 8] = animator;
    return;
  }
  room.blocks++;
  motus_runtime_animate(g.runtime, &options, set_room, NULL, block_has_ended,
                        NULL, NULL, NULL);
}

static void resize_at_an_end(void) {
  on_end = NULL;
  move_room((motus_size){500, 700});
}

/* ---- What is seen ---- */

/* How far what fills its container by the library's layout is from that. */
static double worst_misfit(deed d, bool is_moving) {
  motus_view *containers[4] = {if_loaded(g.navigation), if_loaded(g.tabs),
                               if_loaded(g.pages), NULL};
  double worst = 0;
  for (int i = 0; i < SCREENS + 1; i++) {
    motus_view *v =
        i < SCREENS ? if_loaded(g.screens[i]) : if_loaded(g.navigation);
    motus_view *around = v ? motus_view_superview(v) : NULL;
    if (!around || !motus_view_is_in_window(v))
      continue;
    for (int k = 0; k < 3; k++)
      if (around == containers[k]) {
        double size = misfit(v, around), lag = lag_of(v);
        /* Pages go over to where their offset shows them with the room. */
        bool is_whole =
            (!is_moving && !is_pages(d)) || (i == SCREENS && d != TAB);
        worst = fmax(worst, is_whole ? fmax(size, lag) : size);
      }
  }
  return worst;
}

/* Whether a transition moves the screens. */
static bool is_moving(void) {
  void *all[] = {g.navigation, g.tabs, g.pages, g.split, g.around};
  for (int i = 0; i < 5; i++)
    if (all[i] && motus_view_controller_transition_coordinator(all[i]))
      return true;
  return false;
}

static bool stands(void) {
  motus_rect frame = motus_view_frame(room_view());
  for (int i = 0; i < SCREENS; i++) {
    motus_view *screen = if_loaded(g.screens[i]);
    if (screen && motus_view_is_in_window(screen) &&
        (!is_at_rest(screen) || !is_at_rest(motus_view_subview_at(screen, 0))))
      return false;
  }
  return is_at_rest(room_view()) && worst_misfit(PUSH, false) < 1e-6 &&
         memcmp(&frame, &room.goal, sizeof frame) == 0 &&
         drawn_not(g.runtime) == NULL;
}

typedef enum order {
  ROOM_LATER,
  ROOM_FIRST,
  SAME_BLOCK,
  TWO_ROOMS,
  AT_ENDS,
  ORDERS
} order;

static bool play(deed d, int instant, motus_size to, timing timing,
                 uint32_t flags, order order) {
  static const char *const orders[] = {"room later", "room first", "in a block",
                                       "two rooms", "at ends"};
  static const char *const timings[] = {"ease", "spring", "animator"};
  int who = 0, whose = 0, when = 0, bad = -1, i;
  double most = 0, misfit = 0;
  const char *wrong = NULL, *found;
  memset(&room, 0, sizeof room);
  room.timing = timing, room.flags = flags, room.deed = d;
  begins_forget();
  on_end = NULL;
  has_room = true;
  leaves_boxes =
      timing == ANIMATOR || !(flags & MOTUS_ANIMATION_LAYOUT_SUBVIEWS);
  open_stage(d, false, false);
  room.goal = (motus_rect){0, 0, 390, 844};
  look(&who);
  for (i = 0; i < 1200; i++) {
    if (order == SAME_BLOCK && i == 0) {
      room.acts_inside = true;
      move_room(to);
    } else if (i == (order == ROOM_FIRST ? instant : 0))
      act(d);
    if (order == AT_ENDS && i == 0)
      on_end = resize_at_an_end;
    follow(d);
    if (order != SAME_BLOCK && i == (order == ROOM_FIRST ? 0 : instant))
      move_room(to);
    if (order == TWO_ROOMS && i == instant + 24)
      move_room((motus_size){390 + instant, 700});
    motus_runtime_tick(g.runtime, g.time += STEP);
    if ((found = begins_note(g.runtime)))
      wrong = found;
    double step = look(&who);
    if (step > most)
      most = step, when = i, whose = who;
    double now = worst_misfit(d, is_moving());
    if (now > misfit)
      misfit = now, bad = i;
    if (i > 90 + instant && !motus_runtime_needs_tick(g.runtime))
      break;
  }
  if (!wrong)
    wrong = begins_at_rest(g.runtime);
  bool rests = i < 1200 && stands();
  bool holds = rests && !wrong && misfit < 1e-6 && most <= 60 &&
               room.ends == room.blocks;
  if (!holds)
    printf(
        "    %s, instant %d, %gx%g, %s%s%s, %s: %s; misfit %.3f in frame %d; "
        "edges go %.1f in frame %d (tag %d); ends %d of %d; %s\n",
        names[d], instant, to.width, to.height, timings[timing],
        flags & MOTUS_ANIMATION_LAYOUT_SUBVIEWS ? " layout" : "",
        flags & MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE ? " current" : "",
        orders[order], rests ? "rests well" : "rests badly", misfit, bad, most,
        when, whose, room.ends, room.blocks, wrong ? wrong : "");
  on_end = NULL;
  for (i = 0; i < 8; i++)
    motus_release(room.animators[i]);
  close_stage();
  has_room = false;
  return holds;
}

/* CN-23. A host's own container lays out its children itself. */
static void what_fills_a_room_moves_with_its_block(void) {
  static const motus_size sizes[] = {
      {844, 390}, {600, 844}, {390, 500}, {1000, 1100}};
  int plays = storm_sequences(ROOM_DEEDS * 12), failures = 0;
  for (int n = 0; n < plays && failures < 400; n++) {
    int d = n % ROOM_DEEDS, round = n / ROOM_DEEDS;
    if (d == CUSTOM)
      continue;
    int instant = (round * 31 + d * 7) % 110;
    uint32_t flags = round % 2 ? MOTUS_ANIMATION_LAYOUT_SUBVIEWS : 0;
    if (round / 2 % 3 == 2)
      flags |= MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE;
    if (!play((deed)d, instant, sizes[(round + d) % 4],
              (timing)((round / 2 + d) % TIMINGS), flags,
              (order)((round + d / 3) % ORDERS)))
      failures++;
  }
  CHECK_EQUAL(failures, 0);
}

/* CN-23. The presenter of a full screen is out of the window until that goes. */
static void what_comes_back_has_gone_along(void) {
  static const uint32_t flags[] = {0, MOTUS_ANIMATION_LAYOUT_SUBVIEWS};
  for (int i = 0; i < 2; i++) {
    CHECK(play(DISMISS_FULL, 0, (motus_size){390, 500}, EASE, flags[i],
               ROOM_LATER));
    CHECK(play(DISMISS_FULL, 30, (motus_size){844, 390}, SPRING, flags[i],
               SAME_BLOCK));
  }
}

/* CN-23. A spring of the room goes by seconds: where it changes how far a screen
 * is from its place, it has done so when the transition ends. */
static void screens_arrive_in_a_room_on_a_spring(void) {
  for (int instant = 8; instant < 76; instant += 4) {
    double center[2], bounds[4], last = 0;
    memset(&room, 0, sizeof room);
    room.timing = SPRING;
    on_end = NULL;
    has_room = true;
    open_stage(PUSH, false, false);
    act(PUSH);
    for (int i = 0; i < 240 && (i < 2 || is_moving()); i++) {
      if (i == instant)
        move_room((motus_size){1000, 844});
      motus_view_property(view(1), MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                          center, 2);
      motus_view_property(view(1), MOTUS_PROPERTY_BOUNDS, MOTUS_VALUE_SHOWN,
                          bounds, 4);
      last = center[0] - bounds[2] / 2;
      motus_runtime_tick(g.runtime, g.time += STEP);
    }
    CHECK(!is_moving());
    if (!CHECK(fabs(last) < 2))
      printf("    at instant %d it was still %g away\n", instant, last);
    close_stage();
    has_room = false;
  }
}

CHECK_MAIN(TEST(what_fills_a_room_moves_with_its_block),
           TEST(what_comes_back_has_gone_along),
           TEST(screens_arrive_in_a_room_on_a_spring))
