/* A room gets another size in every way that a host has, an animator that is
 * paused, scrubbed, turned round, continued or stopped among them, at instants
 * of everything that moves the screens in it, some of that in a hand. */
#include "begins.h"
#include "resize_eyes.h"

/* ---- What a host does with its room ---- */

typedef enum way {
  AT_ONCE,
  BLOCK,
  DELAYED_BLOCK,
  RUNS,
  STARTS_LATER,
  PAUSED,
  SCRUBBED,
  REVERSED,
  BACK_AND_FORTH,
  CONTINUED,
  STOPPED_AT_END,
  STOPPED_AT_START,
  STOPPED_WHERE_IT_IS,
  WAYS
} way;

static const char *const ways[WAYS] = {
    "at once",     "block",         "delayed block",   "animator",  "later",
    "paused",      "scrubbed",      "reversed",        "and forth", "continued",
    "stop at end", "stop at start", "stop where it is"};

/* What leads a transition: time, or a hand, to the end or back. */
typedef enum lead { ALONE, HELD, HELD_BACK, LEADS } lead;

static const char *const leads[LEADS] = {"alone", "held", "held back"};

static struct {
  way way;
  lead lead;
  motus_rect start, goal;
  motus_property_animator *animator, *own;
  motus_percent_driven_interaction *hand;
  int ends, begun;
  double fraction; /* at which a hand has taken something */
  double led;
  bool jumps; /* in this frame, as the host says so */
} room;

static void set_room(void *user_data) {
  (void)user_data;
  motus_view_set_frame(room_view(), room.goal);
}
static void block_has_ended(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  room.ends++;
}
static void animator_has_ended(void *user_data,
                               motus_animating_position position) {
  (void)user_data, (void)position;
  room.ends++;
}

static void begin_room(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  if (room.way == AT_ONCE) {
    room.jumps = true;
    set_room(NULL);
    return;
  }
  room.begun++;
  if (room.way <= DELAYED_BLOCK) {
    options.delay = room.way == DELAYED_BLOCK ? .1 : 0;
    motus_runtime_animate(g.runtime, &options, set_room, NULL, block_has_ended,
                          NULL, NULL, NULL);
    return;
  }
  motus_property_animator_create(g.runtime, .3, NULL, &room.animator);
  motus_property_animator_add_animations(room.animator, set_room, NULL, NULL);
  motus_property_animator_add_completion(room.animator, animator_has_ended,
                                         NULL, NULL);
  if (room.way == STARTS_LATER)
    motus_property_animator_start_after_delay(room.animator, .1);
  else
    motus_property_animator_start(room.animator);
}

/* 60 frames forth and back from a fraction, a hundredth a frame. */
static double scrubbed(double from, int frame) {
  int n = frame % 60;
  return fmin(1, from + .01 * (n < 30 ? n : 60 - n));
}

/* What happens to it `frame` frames after its beginning. */
static void follow_room(int frame) {
  static const motus_animating_position positions[] = {
      MOTUS_POSITION_END, MOTUS_POSITION_START, MOTUS_POSITION_CURRENT};
  motus_property_animator *it = room.animator;
  motus_timing spring;
  switch (room.way) {
  case PAUSED:
    if (frame == 20)
      motus_property_animator_pause(it);
    if (frame == 50)
      CHECK_EQUAL(motus_property_animator_continue(it, NULL, 0), MOTUS_OK);
    break;
  case SCRUBBED:
    if (frame == 10)
      motus_property_animator_pause(it);
    if (frame == 10)
      room.fraction = motus_property_animator_fraction_complete(it);
    if (frame > 10 && frame <= 100)
      motus_property_animator_set_fraction_complete(
          it, scrubbed(room.fraction, frame - 10));
    if (frame == 101)
      CHECK_EQUAL(motus_property_animator_continue(it, NULL, 0), MOTUS_OK);
    break;
  case REVERSED:
  case BACK_AND_FORTH:
    if (frame == 25)
      motus_property_animator_set_reversed(it, true);
    if (frame == 40 && room.way == BACK_AND_FORTH)
      motus_property_animator_set_reversed(it, false);
    break;
  case CONTINUED:
    motus_timing_init(&spring, sizeof spring);
    spring.type = MOTUS_TIMING_SPRING_RATIO;
    spring.damping_ratio = 1;
    if (frame == 20)
      motus_property_animator_pause(it);
    if (frame == 30)
      CHECK_EQUAL(motus_property_animator_continue(it, &spring, 1.5), MOTUS_OK);
    break;
  case STOPPED_AT_END:
  case STOPPED_AT_START:
  case STOPPED_WHERE_IT_IS:
    if (frame == 25)
      motus_property_animator_stop(it, false);
    if (frame == 40) {
      room.jumps = room.way != STOPPED_WHERE_IT_IS;
      CHECK_EQUAL(motus_property_animator_finish(
                      it, positions[room.way - STOPPED_AT_END]),
                  MOTUS_OK);
    }
    break;
  default:
    break;
  }
}

static bool ends_at_start(way way) {
  return way == REVERSED || way == STOPPED_AT_START;
}

/* Where its animator is stopped nothing else moves what follows the room (PA-3),
 * and where that goes back pages, and what lingers, are placed anew: there only
 * the rest is looked at. */
static bool goes_on(deed d, way way) {
  if (way == REVERSED)
    return !is_pages(d) && d != FLUID && d != DISMISS_CONTEXT &&
           d != DISMISS_OVER_CONTEXT;
  return way < STOPPED_AT_END;
}

/* How far edges go in a frame: across a room of 1000 points in .3 s, by a slide
 * that has as much to go; and what flies towards a place that is another one at
 * once has little time left. */
static double greatest_step(deed d, way way) {
  return is_zoom(d) && way == AT_ONCE ? 160 : 60;
}

/* ---- Transitions in a hand ---- */

static void own_moved(void *user_data, motus_animating_position position) {
  (void)user_data;
  moved(NULL, position == MOTUS_POSITION_END);
  motus_release(room.own);
  room.own = NULL;
}
/* The animator of own_animate() in the stage, as one that can be held. */
static motus_property_animator *own_animator(void *user_data,
                                             motus_transition_context *c) {
  (void)user_data;
  if (room.own)
    return room.own;
  own_set_up(c);
  motus_property_animator_create(g.runtime, .3, NULL, &room.own);
  motus_property_animator_add_animations(room.own, move, NULL, NULL);
  motus_property_animator_add_completion(room.own, own_moved, NULL, NULL);
  return room.own;
}
static void own_start(void *user_data, motus_transition_context *c) {
  motus_property_animator_start(own_animator(user_data, c));
}

static motus_interaction_controller *
ask_hand(void *user_data, motus_navigation_controller *n,
         motus_animation_controller *animator) {
  (void)user_data, (void)n, (void)animator;
  return (motus_interaction_controller *)room.hand;
}

static bool has_own(deed d) {
  return is_own(d) || d == TAB || d == CUSTOM;
}
static bool is_led(deed d) {
  return has_own(d) || d == PUSH || d == POP;
}

static void open_led_stage(deed d) {
  open_stage(d, false, false);
  if (!is_led(d))
    return;
  motus_release(g.own);
  if (has_own(d)) {
    motus_animation_controller_callbacks own = {.struct_size = sizeof own};
    own.transition_duration = own_duration;
    own.animate_transition = own_start;
    own.interruptible_animator = own_animator;
    motus_animation_controller_create(g.runtime, &own, NULL, NULL, &g.own);
    return;
  }
  g.own = NULL;
  if (room.lead == ALONE)
    return;
  motus_navigation_delegate delegate = {.struct_size = sizeof delegate};
  motus_animation_controller_create_matched(g.runtime, NULL, &g.own);
  motus_percent_driven_interaction_create(g.runtime, &room.hand);
  delegate.animation_controller = ask_own;
  delegate.interaction_controller = ask_hand;
  motus_navigation_controller_set_delegate(g.navigation, &delegate, NULL, NULL);
}

/* A hand leads for 60 frames, then lets go. */
static void follow_lead(deed d, int frame) {
  int begin = has_own(d) ? 15 : 1;
  if (room.lead == ALONE || !is_led(d) || frame < begin || frame > begin + 60)
    return;
  double fraction = scrubbed(room.led, frame - begin);
  bool lets_go = frame == begin + 60, is_back = room.lead == HELD_BACK;
  if (room.hand) {
    if (!lets_go)
      motus_percent_driven_interaction_update(room.hand, fraction);
    else if (is_back)
      motus_percent_driven_interaction_cancel(room.hand);
    else
      motus_percent_driven_interaction_finish(room.hand);
    return;
  }
  if (frame == begin) {
    motus_transition_info info = {.struct_size = sizeof info};
    motus_transition_context_pause(g.context);
    motus_transition_coordinator_info(
        motus_transition_context_coordinator(g.context), &info);
    room.led = info.percent_complete;
  } else if (!lets_go)
    motus_transition_context_update(g.context, fraction);
  else if (is_back)
    motus_transition_context_cancel(g.context);
  else
    motus_transition_context_finish(g.context);
}

/* ---- What is seen ---- */

/* How much what fills a container by the library's layout differs from that in
 * size; at rest in place, too. */
static double worst_misfit(bool is_at_rest) {
  motus_view *containers[3] = {if_loaded(g.navigation), if_loaded(g.tabs),
                               if_loaded(g.pages)};
  double worst = 0;
  for (int i = 0; i < SCREENS + 1; i++) {
    motus_view *v =
        if_loaded(i < SCREENS ? (void *)g.screens[i] : (void *)g.navigation);
    motus_view *around = v ? motus_view_superview(v) : NULL;
    if (!around || !motus_view_is_in_window(v) ||
        (around != containers[0] && around != containers[1] &&
         around != containers[2]))
      continue;
    worst = fmax(worst, misfit(v, around));
    if (is_at_rest && !g.pages)
      worst = fmax(worst, lag_of(v));
  }
  return worst;
}

static bool stands(void) {
  for (int i = 0; i < SCREENS; i++) {
    motus_view *screen = if_loaded(g.screens[i]);
    if (screen && motus_view_is_in_window(screen) &&
        (!is_at_rest(screen) || !is_at_rest(motus_view_subview_at(screen, 0))))
      return false;
  }
  return is_at_rest(room_view()) && worst_misfit(true) < 1e-6 &&
         drawn_not(g.runtime) == NULL;
}

static motus_statistics statistics(void) {
  motus_statistics now = {.struct_size = sizeof now};
  motus_runtime_statistics(g.runtime, &now);
  return now;
}

/* What a play comes to. */
typedef struct outcome {
  motus_rect rects[TAGS];
  bool is_there[TAGS];
  motus_statistics statistics;
  motus_rect room;
} outcome;

static outcome note(void) {
  motus_runtime_tick(g.runtime, g.time += STEP); /* lets go of what has ended */
  outcome it = {.statistics = statistics(),
                .room = motus_view_frame(room_view())};
  for (int i = 0; i < TAGS; i++) {
    it.is_there[i] = g.last[i].is_there;
    it.rects[i] = g.last[i].rect;
  }
  return it;
}

static void close_led_stage(void) {
  motus_release(room.animator);
  motus_release(room.own);
  motus_release(room.hand);
  close_stage();
}

/* The same where the room has had its size before. */
static outcome fresh(deed d, lead lead, motus_rect frame, bool is_room_first) {
  int who;
  memset(&room, 0, sizeof room);
  open_led_stage(d);
  /* Columns are beside one another or not as there is room when they come. */
  if (!is_split(d) || is_room_first)
    motus_view_set_frame(room_view(), frame);
  motus_runtime_tick(g.runtime, g.time += STEP);
  if (lead != HELD_BACK || !is_led(d))
    act(d);
  for (int i = 0; i < 1200; i++) {
    follow(d);
    motus_runtime_tick(g.runtime, g.time += STEP);
    if (i > 90 && !motus_runtime_needs_tick(g.runtime))
      break;
  }
  motus_view_set_frame(room_view(), frame);
  motus_runtime_tick(g.runtime, g.time += STEP);
  look(&who);
  outcome it = note();
  close_led_stage();
  return it;
}

/* Whose end depends on when a finger has lifted, the content was stopped, or
 * columns came. */
static bool may_end_elsewhere(deed d, way way) {
  return d == EDGE || d == HOLD_PAGE || d == HOLD_SHEET || d == LIFT ||
         ((is_pages(d) || is_split(d)) && way >= STOPPED_AT_END);
}

/* What differs from the fresh one: a tag, or TAGS and beyond for numbers. */
static int difference(const outcome *a, const outcome *b, bool is_back) {
  for (int i = 1; i < TAGS; i++)
    if (a->is_there[i] != b->is_there[i] ||
        (a->is_there[i] && apart(a->rects[i], b->rects[i]) > 1e-6))
      return i;
  /* What has come and gone is loaded. */
  if (a->statistics.views != b->statistics.views && !is_back)
    return TAGS;
  return a->statistics.animations || a->statistics.transitions ||
                 a->statistics.animated_properties
             ? TAGS + 1
             : 0;
}

/* Whether nothing will happen by itself. */
static bool is_over(void) {
  double due;
  return !motus_runtime_needs_tick(g.runtime) &&
         !motus_runtime_next_deadline(g.runtime, &due);
}

static bool play(deed d, int instant, motus_size to, way way, lead lead,
                 bool is_room_first) {
  int who = 0, whose = 0, when = 0, bad = -1, i;
  double most = 0, misfit = 0;
  const char *wrong = NULL, *found;
  memset(&room, 0, sizeof room);
  room.way = way, room.lead = lead;
  room.start = (motus_rect){0, 0, upright.width, upright.height};
  room.goal = (motus_rect){0, 0, to.width, to.height};
  begins_forget();
  has_room = leaves_boxes = true;
  on_end = NULL;
  open_led_stage(d);
  look(&who);
  int acts_at = is_room_first ? instant : 0;
  int begins_at = is_room_first ? 0 : instant;
  for (i = 0; i < 1500; i++) {
    room.jumps = false;
    if (i == acts_at)
      act(d);
    follow(d);
    follow_lead(d, i - acts_at);
    if (i == begins_at)
      begin_room();
    if (i > begins_at)
      follow_room(i - begins_at);
    motus_runtime_tick(g.runtime, g.time += STEP);
    if ((found = begins_note(g.runtime)))
      wrong = found;
    double step = look(&who);
    if (!room.jumps && step > most)
      most = step, when = i, whose = who;
    double now = worst_misfit(false);
    if (now > misfit)
      misfit = now, bad = i;
    if (i > 120 + instant && is_over())
      break;
  }
  if (!wrong)
    wrong = begins_at_rest(g.runtime);
  bool rests = i < 1500 && stands();
  motus_release(room.animator);
  room.animator = NULL;
  outcome end = note();
  int ends = room.ends, begun = room.begun, differs = 0;
  motus_rect goal = ends_at_start(way) ? room.start : room.goal;
  bool is_there = way == STOPPED_WHERE_IT_IS || apart(end.room, goal) < 1e-9;
  close_led_stage();
  if (!may_end_elsewhere(d, way)) {
    outcome other = fresh(d, lead, end.room, is_room_first);
    differs = difference(&end, &other, lead == HELD_BACK);
  }
  bool holds = rests && !wrong && ends == begun && is_there && !differs;
  if (goes_on(d, way))
    holds = holds && misfit < 1e-6 && most <= greatest_step(d, way);
  if (!holds)
    printf("    %s, %s, instant %d, %gx%g, %s%s: %s; misfit %.3f in frame %d; "
           "edges go %.1f in frame %d (tag %d); ends %d of %d; room %s; "
           "differs %d; %s\n",
           names[d], leads[lead], instant, to.width, to.height, ways[way],
           is_room_first ? ", room first" : "",
           rests ? "rests well" : "rests badly", misfit, bad, most, when, whose,
           ends, begun, is_there ? "there" : "elsewhere", differs,
           wrong ? wrong : "");
  has_room = leaves_boxes = false;
  return holds;
}

/* CN-23, PA-1 to PA-12. A host's own container lays out its children itself. */
static void a_room_may_be_resized_in_every_way(void) {
  static const motus_size sizes[] = {
      {844, 390}, {600, 844}, {390, 500}, {1000, 1100}};
  int plays = storm_sequences(ROOM_DEEDS * WAYS), failures = 0;
  for (int n = 0; n < plays && failures < 40; n++) {
    int d = n % ROOM_DEEDS, round = n / ROOM_DEEDS;
    if (d == CUSTOM)
      continue;
    way w = (way)((round + d) % WAYS);
    int instant = (round * 31 + d * 7) % 110;
    lead l = is_led((deed)d) ? (lead)((round + d / 3) % LEADS) : ALONE;
    if (!play((deed)d, instant, sizes[(round + d) % 4], w, l,
              (round / 2 + d) % 3 == 2))
      failures++;
  }
  CHECK_EQUAL(failures, 0);
}

/* CN-23: what comes goes back with its room, and arrives there. */
static void what_comes_goes_back_with_its_room(void) {
  for (int instant = 16; instant < 66; instant += 7) {
    CHECK(play(PRESENT_CONTEXT, instant, (motus_size){600, 844}, REVERSED,
               ALONE, false));
    CHECK(play(PRESENT_OVER_CONTEXT, instant, (motus_size){844, 390}, REVERSED,
               ALONE, false));
  }
}

/* CN-21, CN-23: what is almost gone, by a cancel, leaves with the edge. */
static void what_goes_back_leaves_with_the_edge(void) {
  static const deed deeds[] = {OWN_PUSH, TAB};
  for (int i = 0; i < 2; i++)
    for (int instant = 76; instant < 90; instant += 2)
      CHECK(play(deeds[i], instant, (motus_size){844, 390}, BLOCK, HELD_BACK,
                 false));
}

/* LC-13, PA-3: pages in a room that is stopped come to one of them. */
static void pages_turn_or_go_back_where_their_room_is_stopped(void) {
  for (int instant = 6; instant < 30; instant += 4) {
    CHECK(play(TURN_PAGE, instant, (motus_size){390, 500}, STOPPED_AT_START,
               ALONE, false));
    CHECK(play(TURN_PAGE, instant, (motus_size){390, 500}, STOPPED_AT_END,
               ALONE, true));
  }
}

CHECK_MAIN(TEST(a_room_may_be_resized_in_every_way),
           TEST(what_comes_goes_back_with_its_room),
           TEST(what_goes_back_leaves_with_the_edge),
           TEST(pages_turn_or_go_back_where_their_room_is_stopped))
