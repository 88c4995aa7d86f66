/* A room that gets other sizes in blocks, springs and animators, one over the
 * other, while screens in it are pushed, popped, caught by a finger and let go,
 * and blocks and requests begun where others end. */
#include "begins.h"
#include "dice.h"
#include "resize_eyes.h"

enum { STEPS = 60, MOTIONS = 16, FRAMES = 2048 };

/* A spring without bounce settles when its rate times its duration is this. */
#define SETTLED 9.23341

static struct {
  uint64_t dice;
  motus_rect goal;
  int begun, ended;     /* blocks and requests */
  int begins_from_ends; /* how many more may begin where one ends */
  struct {
    double begun, rate, reach; /* rate is 0 for an ease, which lasts .4 s */
  } motions[MOTIONS];
  int motion;
  bool is_down, is_held;
  double x, last[2], speed[2];
  bool has_last, has_speed;
  /* Since the transition under way has begun: how far edges have gone in each
   * frame, and which rooms were asked for in which. */
  motus_transition_coordinator *transition;
  double steps[FRAMES];
  int frame;
  struct {
    int frame;
    double reach;
  } rooms[MOTIONS];
  int room_count;
} s;

static uint32_t roll(uint32_t sides) {
  return dice_roll(&s.dice, sides);
}

static void has_ended(void *user_data, bool finished);

static void set_room(void *user_data) {
  (void)user_data;
  motus_view_set_frame(motus_view_controller_view(g.root), s.goal);
}

static void move_room(void) {
  static const double lengths[] = {390, 500, 700, 844, 1000};
  motus_animation_options options;
  motus_timing_init(&options.timing, sizeof options.timing);
  motus_animation_options_init(&options, sizeof options);
  motus_rect old = s.goal;
  s.goal.width = lengths[roll(5)];
  s.goal.height = lengths[roll(5)];
  options.duration = .4;
  double reach =
      fmax(fabs(s.goal.width - old.width), fabs(s.goal.height - old.height));
  double rate = 0;
  if (roll(2)) {
    options.timing.type = MOTUS_TIMING_SPRING_RATIO;
    options.timing.damping_ratio = 1;
    rate = SETTLED / options.duration;
    if (roll(2)) {
      options.flags |= MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE;
      reach = 610 + 2 * fmax(fabs(s.speed[0]), fabs(s.speed[1])) / STEP / rate;
    }
  }
  s.motions[s.motion].begun = g.time + STEP;
  s.motions[s.motion].rate = rate;
  s.motions[s.motion].reach = reach;
  s.motion = (s.motion + 1) % MOTIONS;
  if (s.transition && s.room_count < MOTIONS) {
    s.rooms[s.room_count].frame = s.frame;
    s.rooms[s.room_count++].reach =
        fmax(fabs(s.goal.width - old.width), fabs(s.goal.height - old.height));
  }
  if (roll(2))
    options.flags |= MOTUS_ANIMATION_LAYOUT_SUBVIEWS;
  s.begun++;
  if (motus_runtime_animate(g.runtime, &options, set_room, NULL, has_ended,
                            NULL, NULL, NULL) != MOTUS_OK)
    s.begun--;
}

static void ask(void) {
  uint32_t what = roll(3), which = 1 + roll(3);
  s.begun++;
  if ((what ? motus_navigation_controller_push(g.navigation, g.screens[which],
                                               true, has_ended, NULL, NULL)
            : motus_navigation_controller_pop(g.navigation, true, has_ended,
                                              NULL, NULL, NULL)) != MOTUS_OK)
    s.begun--;
}

static void has_ended(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  s.ended++;
  if (s.begins_from_ends-- > 0)
    roll(3) ? move_room() : ask();
}

/* A finger from the edge, which takes over what moves the screens. */
static void play_a_finger(void) {
  if (!s.is_down) {
    s.is_down = true;
    s.x = 3;
    touch(MOTUS_TOUCH_BEGAN, s.x, 200);
  } else if (roll(3)) {
    s.is_held = true;
  } else {
    uint32_t is_cancelled = roll(5) == 0;
    s.is_down = s.is_held = false;
    touch(is_cancelled ? MOTUS_TOUCH_CANCELLED : MOTUS_TOUCH_ENDED, s.x, 200);
  }
}

/* How much the least fitting screen differs from the stack in size. */
static double worst_misfit(void) {
  motus_view *around = motus_view_controller_view((void *)g.navigation);
  double worst = 0;
  for (int i = 0; i < SCREENS; i++) {
    motus_view *v = motus_view_controller_view_if_loaded(g.screens[i]);
    if (!v || motus_view_superview(v) != around)
      continue;
    worst = fmax(worst, misfit(v, around));
  }
  return worst;
}

/* How much speeds can change in a frame: of an ease over a length by less than 8
 * lengths in the square of its time, of a spring without bounce from its start
 * by its rate squared, and less and less; and by what is left where it ends. */
static double greatest_change(void) {
  double sum = 1e-6;
  for (int i = 0; i < MOTIONS; i++) {
    double time = fmax(0, g.time - STEP - s.motions[i].begun);
    double rate = s.motions[i].rate, reach = s.motions[i].reach;
    if (rate > 0)
      sum += reach * rate * rate * (1 + rate * time) * exp(-rate * time);
    else if (time <= .4 + 2 * STEP)
      sum += 8 * reach / (.4 * .4);
  }
  return sum * STEP * STEP + 1;
}

/* How much the speed of the room's edges has changed in a frame, beyond what it
 * can. */
static double change_of_speed(void) {
  double bounds[4], most = 0;
  motus_view_property(motus_view_controller_view(g.root), MOTUS_PROPERTY_BOUNDS,
                      MOTUS_VALUE_SHOWN, bounds, 4);
  for (int i = 0; i < 2; i++) {
    double speed = bounds[2 + i] - s.last[i];
    if (s.has_speed)
      most = fmax(most, fabs(speed - s.speed[i]));
    s.speed[i] = speed;
    s.last[i] = bounds[2 + i];
  }
  s.has_speed = s.has_last;
  s.has_last = true;
  return most - greatest_change();
}

/* How much faster an ease from rest to rest is amidst than all in all. */
#define EASE_AT_MOST 1.75

/* How far edges have gone at most in a frame of the transition that is over. A
 * room that is asked for shortly before the end changes by its reach at most how
 * far a screen is from its place, and that arrives with the transition (CN-23):
 * as much of the way does not count. */
static double greatest_step(void) {
  enum { SHORTLY = 16 };
  double most = 0;
  for (int i = 0; i < s.frame; i++) {
    double step = s.steps[i];
    for (int k = 0; k < s.room_count; k++) {
      int left = s.frame - s.rooms[k].frame;
      if (s.rooms[k].frame <= i && left < SHORTLY)
        step -= EASE_AT_MOST * s.rooms[k].reach / left;
    }
    most = fmax(most, step);
  }
  return most;
}

/* Notes how far edges have gone in a frame; says how far they have at most in the
 * transition that has ended with it, or without one in the frame. */
static double note_step(double step) {
  motus_transition_coordinator *now =
      motus_view_controller_transition_coordinator((void *)g.navigation);
  if (CHECK(s.frame < FRAMES))
    s.steps[s.frame++] = step;
  if (now && now == s.transition)
    return 0;
  double most = greatest_step();
  s.transition = now;
  s.frame = s.room_count = 0;
  return most;
}

static void tick(const char **wrong, double *misfit, double *step,
                 double *change, int *who) {
  const char *found;
  int whose = 0;
  if (s.is_held)
    touch(MOTUS_TOUCH_MOVED, s.x += 1 + roll(4), 200);
  motus_runtime_tick(g.runtime, g.time += STEP);
  if ((found = begins_note(g.runtime)))
    *wrong = found;
  double edges = note_step(look(&whose));
  if (edges > *step)
    *step = edges, *who = whose;
  *misfit = fmax(*misfit, worst_misfit());
  *change = fmax(*change, change_of_speed());
}

static void play(unsigned seed) {
  const char *wrong = NULL;
  double misfit = 0, step = 0, change = 0;
  int who = 0, i;
  memset(&s, 0, sizeof s);
  s.dice = seed;
  s.goal = (motus_rect){0, 0, 390, 844};
  s.begins_from_ends = 6;
  begins_forget();
  on_end = NULL;
  has_room = leaves_boxes = true;
  open_stage(PUSH, false, false);
  look(&who);
  motus_view_controller_set_interruption_policy(
      (void *)g.navigation,
      roll(2) ? MOTUS_INTERRUPTION_FLUID : MOTUS_INTERRUPTION_QUEUE);
  for (i = 0; i < STEPS; i++) {
    switch (roll(5)) {
    case 0:
    case 1:
      move_room();
      break;
    case 2:
      ask();
      break;
    default:
      play_a_finger();
    }
    for (int frames = (int)roll(24); frames-- > 0;)
      tick(&wrong, &misfit, &step, &change, &who);
  }
  if (s.is_down)
    touch(MOTUS_TOUCH_ENDED, s.x, 200);
  s.is_down = s.is_held = false;
  for (i = 0; i < 1500 && (i < 8 || motus_runtime_needs_tick(g.runtime)); i++)
    tick(&wrong, &misfit, &step, &change, &who);
  step = fmax(step, greatest_step()); /* of one that has not ended */
  if (!wrong)
    wrong = begins_at_rest(g.runtime);
  bool rests = i < 1500 && is_at_rest(motus_view_controller_view(g.root));
  bool is_well = CHECK(rests) && CHECK(!wrong);
  is_well = CHECK_EQUAL(s.ended, s.begun) && is_well;
  is_well = CHECK(misfit < 1e-6) && CHECK(change <= 0) && is_well;
  is_well = CHECK(step <= 80) && is_well;
  if (!is_well)
    printf("    misfit %g, edges go %g (tag %d), speeds change by %g too much, "
           "ends %d "
           "of %d, %s\n",
           misfit, step, who, change, s.ended, s.begun, wrong ? wrong : "");
  close_stage();
  has_room = leaves_boxes = false;
}

/* CN-23, R-9. */
static void what_is_taken_over_in_a_room_goes_on(void) {
  play_seeds(40, play);
}

CHECK_MAIN(TEST(what_is_taken_over_in_a_room_goes_on))
