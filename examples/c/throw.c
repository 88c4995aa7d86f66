/* A thrown card: gesture, dynamics, snap, animation.
 *
 * A finger drags a card by the spot where it took it and lets go; the card
 * flies on with the finger's velocity, turns, bounces off the edges and is
 * slowed down. As soon as it is slow it snaps to the nearest of four places,
 * and where the snap has done its work an animation makes it opaque again.
 * Three throws.
 *
 * Writes filmstrip.svg, and motion.svg with the card's place across, into the
 * folder given as the first argument. */
#include "motus.h"
#include "support/camera.h"
#include "support/scene.h"

#include <math.h>
#include <stdio.h>

#define WIDTH 390.0
#define HEIGHT 620.0
#define FRAME (1.0 / 60.0)
#define SLOW 420.0

static motus_runtime *runtime;
static motus_dynamic_animator *animator;
static motus_dynamic_item *card;
static motus_item_behavior *flight;
static motus_attachment_behavior *finger;
static motus_snap_behavior *snap;

static motus_view *card_view(void) {
  return (motus_view *)card;
}

static void play(motus_dynamic_behavior *behavior) {
  check(motus_dynamic_animator_add_behavior(animator, behavior), "add it");
  check(motus_release(behavior), "hand it over");
}

static void stop(motus_dynamic_behavior *behavior) {
  check(motus_dynamic_animator_remove_behavior(animator, behavior), "remove");
}

static void fade_to(double alpha) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  check(motus_runtime_begin_animation(runtime, &options), "begin");
  motus_view_set_alpha(card_view(), alpha);
  check(motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL),
        "commit");
}

/* The finger holds the card by an attachment where it touches it. */
static void drag(void *user_data, motus_gesture *gesture) {
  motus_point at = motus_gesture_location(gesture, NULL);
  (void)user_data;
  switch (motus_gesture_state(gesture)) {
  case MOTUS_RECOGNITION_BEGAN: {
    motus_point middle = motus_view_center(card_view());
    motus_attachment_options hold;
    double turn = motus_dynamic_item_rotation(card);
    double x = at.x - middle.x, y = at.y - middle.y;
    if (snap)
      stop((motus_dynamic_behavior *)snap);
    snap = NULL;
    motus_attachment_options_init(&hold, sizeof hold);
    hold.type = MOTUS_ATTACHMENT_ANCHOR;
    hold.item = card;
    hold.offset.dx = x * cos(turn) + y * sin(turn);
    hold.offset.dy = y * cos(turn) - x * sin(turn);
    hold.anchor = at;
    check(motus_attachment_behavior_create(runtime, &hold, &finger), "hold it");
    play((motus_dynamic_behavior *)finger);
    fade_to(0.75);
    break;
  }
  case MOTUS_RECOGNITION_CHANGED:
    motus_attachment_behavior_set_anchor_point(finger, at);
    break;
  default: {
    motus_vector v;
    stop((motus_dynamic_behavior *)finger);
    finger = NULL;
    v = motus_item_behavior_linear_velocity(flight, card);
    printf("  %6.3f  let go with (%5.0f, %5.0f) points/s\n",
           motus_runtime_time(runtime), v.dx, v.dy);
  }
  }
}

/* Called in every frame while something moves: is it slow enough to snap? */
static void watch(void *user_data, motus_dynamic_behavior *behavior) {
  motus_vector v = motus_item_behavior_linear_velocity(flight, card);
  motus_point at = motus_dynamic_item_center(card), place;
  (void)user_data, (void)behavior;
  if (finger || snap || hypot(v.dx, v.dy) > SLOW)
    return;
  place.x = at.x < WIDTH / 2 ? 90 : WIDTH - 90;
  place.y = at.y < HEIGHT / 2 ? 130 : HEIGHT - 130;
  check(motus_snap_behavior_create(runtime, card, place, &snap), "snap");
  motus_snap_behavior_set_damping_ratio(snap, 0.6);
  play((motus_dynamic_behavior *)snap);
  printf("  %6.3f  snaps to (%3.0f, %3.0f)\n", motus_runtime_time(runtime),
         place.x, place.y);
}

static void did_pause(void *user_data, motus_dynamic_animator *paused) {
  motus_point at = motus_dynamic_item_center(card);
  (void)user_data, (void)paused;
  printf("  %6.3f  lies at (%5.1f, %5.1f), turned by %.3f\n",
         motus_runtime_time(runtime), at.x, at.y,
         motus_dynamic_item_rotation(card));
  fade_to(1);
}

static void make_card(void) {
  motus_view *window = motus_runtime_window(runtime);
  motus_color paper = {0.94, 0.95, 0.97, 1}, slot = {0.85, 0.87, 0.92, 1};
  motus_color red = {0.85, 0.3, 0.25, 1};
  motus_item_behavior_options light;
  motus_collision_behavior *edges;
  motus_gesture_options options;
  motus_gesture *pan;
  int index;
  motus_view_set_background_color(window, paper);
  for (index = 0; index < 4; index++) {
    motus_rect frame = {45, 65, 90, 130};
    frame.x += index % 2 * (WIDTH - 180);
    frame.y += index / 2 * (HEIGHT - 260);
    add_rect(runtime, window, frame, slot, 10);
  }
  card = (motus_dynamic_item *)(add_rect(
      runtime, window, (motus_rect){45, 425, 90, 130}, red, 10));
  check(motus_dynamic_animator_create(runtime, window, &animator), "animate");
  motus_dynamic_animator_delegate delegate = {.struct_size = sizeof delegate,
                                              .did_pause = did_pause};
  motus_dynamic_animator_set_delegate(animator, &delegate, NULL, NULL);
  motus_item_behavior_options_init(&light, sizeof light);
  light.resistance = 1.5;
  light.angular_resistance = 3;
  light.elasticity = 0.5;
  check(motus_item_behavior_create(runtime, &light, &card, 1, &flight), "fly");
  motus_dynamic_behavior_set_action((motus_dynamic_behavior *)flight, watch,
                                    NULL, NULL);
  play((motus_dynamic_behavior *)flight);
  check(motus_collision_behavior_create(runtime, &card, 1, &edges), "bounce");
  motus_collision_behavior_set_reference_bounds(edges,
                                                &(motus_insets){0, 0, 0, 0});
  play((motus_dynamic_behavior *)edges);
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_PAN;
  check(motus_gesture_create(runtime, &options, &pan), "pan");
  check(motus_view_add_gesture(card_view(), pan), "touch it");
  motus_gesture_set_action(pan, drag, NULL, NULL);
  motus_release(pan);
}

/* A finger that takes the card near a corner and moves ever faster. */
static const struct {
  int start;
  double x, y;
} throws[] = {{6, 26, -42}, {150, -30, 30}, {300, 8, -56}};

static void touch(int frame) {
  static motus_point at;
  int index;
  for (index = 0; index < 3; index++) {
    int since = frame - throws[index].start;
    motus_touch_phase phase = MOTUS_TOUCH_MOVED;
    if (since < 0 || since > 9)
      continue;
    if (since == 0) {
      at = motus_view_center(card_view());
      at.x += 24, at.y += 36;
      phase = MOTUS_TOUCH_BEGAN;
    } else if (since == 9) {
      phase = MOTUS_TOUCH_ENDED;
    }
    if (since > 0) {
      at.x += throws[index].x * since / 9, at.y += throws[index].y * since / 9;
    }
    check(motus_runtime_send_touch(runtime, 1, phase, at, frame * FRAME),
          "touch");
  }
}

int main(int argc, char **argv) {
  motus_runtime_options options;
  static camera film;
  int frame;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WIDTH, HEIGHT};
  check(motus_runtime_create(&options, &runtime), "create a runtime");
  motus_runtime_set_diagnostics(runtime, report, NULL, NULL);
  make_card();
  camera_open(&film, WIDTH, HEIGHT,
              "The card, across: thrown, slowed, snapped");
  for (frame = 0; frame < 450; frame++) {
    char caption[16];
    sprintf(caption, "%.2f s", frame * FRAME);
    touch(frame);
    check(motus_runtime_tick(runtime, frame * FRAME), "tick");
    camera_frame(&film, runtime, motus_dynamic_item_center(card).x,
                 frame % 6 == 0 && frame <= 78 ? caption : NULL);
  }
  camera_close(&film, argc > 1 ? argv[1] : ".");
  return motus_runtime_destroy(runtime);
}
