/* Animations, animators, keyframes, paths, display links. */
#include "growth.h"

static double part(int i) {
  return (double)i / total;
}
static motus_view *view(int i) {
  return others[i] = view_in(window(), i);
}
static void fade(void *shown) {
  must(motus_view_set_alpha(shown, .25));
}
static void done(void *user_data, bool finished) {
  (void)user_data, (void)finished;
}
static motus_animation_options lasting(double duration) {
  motus_animation_options options;
  defaults(motus_animation_options, options);
  options.duration = duration;
  return options;
}
static void release(int i) {
  must(motus_release(things[i]));
}

/* Blocks: each with a view of its own, all with one, one with all. */
static void animate(int i, motus_view *shown) {
  motus_animation_options options = lasting(.2 + part(i) / 4);
  must(motus_runtime_animate(rt, &options, fade, shown, done, NULL, NULL,
                             (motus_animation **)&things[i]));
}
static void make_block(int i) {
  animate(i, view(i));
}
static void cancel(int i) {
  must(motus_animation_cancel(things[i], MOTUS_POSITION_END));
}
static void retarget(int i) {
  motus_animation_options options = lasting(.2 + part(i) / 4);
  must(motus_runtime_begin_animation(rt, &options));
  must(motus_view_set_alpha(others[0], part(i)));
  must(motus_view_set_center(others[0], (motus_point){i, i}));
  must(motus_runtime_commit_animation(rt, done, NULL, NULL,
                                      (motus_animation **)&things[i]));
}
static void begin_one(void) {
  view(0);
}
static void begin_open(void) {
  motus_animation_options options = lasting(.3);
  must(motus_runtime_begin_animation(rt, &options));
  for (int i = 0; i < total; i++)
    fade(view(i));
  must(motus_runtime_commit_animation(rt, done, NULL, NULL, NULL));
}
static void retarget_own(int i) {
  must(motus_view_set_alpha(others[i], .75));
}
static void remove_animations(int i) {
  must(motus_view_remove_all_animations(others[i]));
}
static void begin_deep(void) {
  motus_animation_options options = lasting(.3);
  for (int i = 0; i < total; i++) {
    must(motus_runtime_begin_animation(rt, &options));
    fade(view(i));
  }
  for (int i = 0; i < total; i++)
    must(motus_runtime_commit_animation(rt, done, NULL, NULL, NULL));
}
static void make_delayed(int i) {
  motus_animation_options options = lasting(.2);
  options.delay = .05 + .2 * part((int)((long long)i * 7919 % total));
  must(motus_runtime_animate(rt, &options, fade, view(i), done, NULL, NULL,
                             (motus_animation **)&things[i]));
}
static void remove_views(int i) {
  must(motus_view_remove_from_superview(others[i]));
}

/* Animators. */
static void make_animator(int i) {
  motus_property_animator *made = NULL;
  must(motus_property_animator_create(rt, .2 + part(i) / 4, NULL, &made));
  must(motus_property_animator_add_animations(made, fade, view(i), NULL));
  must(motus_property_animator_start(things[i] = made));
}
static void steer(int i) {
  must(motus_property_animator_pause(things[i]));
  must(motus_property_animator_set_fraction_complete(things[i], part(i) / 2));
  must(motus_property_animator_continue(things[i], NULL, 0));
}
static void stop(int i) {
  must(motus_property_animator_stop(things[i], false));
  must(motus_property_animator_finish(things[i], MOTUS_POSITION_CURRENT));
  must(motus_release(things[i]));
}
static void make_sleeper(int i) {
  motus_property_animator *made = NULL;
  must(motus_property_animator_create(rt, .2, NULL, &made));
  must(motus_property_animator_add_animations(made, fade, view(i), NULL));
  must(motus_property_animator_start_after_delay(
      things[i] = made, .1 + part((int)((long long)i * 7919 % total))));
}

/* Much in one animator. */
static motus_property_animator *animator;
static void told(void *user_data, motus_animating_position position) {
  (void)user_data, (void)position;
}
static void begin_animator(void) {
  must(motus_property_animator_create(rt, .5, NULL, &animator));
}
static void add_member(int i) {
  must(motus_property_animator_add_animations_delayed(animator, part(i), fade,
                                                      view(i), NULL));
  must(motus_property_animator_add_completion(animator, told, NULL, NULL));
  if (i == 0)
    must(motus_property_animator_start(animator));
}
static void scrub(int i) {
  if (i % (total / 8) == 0) {
    must(motus_property_animator_pause(animator));
    must(motus_property_animator_set_fraction_complete(animator, part(i)));
  }
}
static void end_animator(void) {
  must(motus_property_animator_continue(animator, NULL, 0));
  tick(1);
  must(motus_release(animator));
}

/* Groups of animators. */
static void make_inactive(int i) {
  motus_property_animator *made = NULL;
  must(motus_property_animator_create(rt, .2, NULL, &made));
  must(motus_property_animator_add_animations(made, fade, view(i), NULL));
  things[i] = made;
}
static void group(void) {
  must(motus_property_animator_create_group(rt, MOTUS_ANIMATORS_STAGGER, .0001,
                                            (motus_property_animator **)things,
                                            (size_t)total, &animator));
  must(motus_property_animator_start(animator));
  tick(.1);
  must(motus_property_animator_pause(animator));
  must(motus_property_animator_set_fraction_complete(animator, .5));
  tick(.1);
  must(motus_property_animator_continue(animator, NULL, 0));
  tick(5);
  must(motus_release(animator));
  for (int i = 0; i < total; i++)
    release(i);
}

/* Keyframes: many in one animation, many animations. */
static void keyframe(int i, motus_view *shown) {
  must(motus_runtime_begin_keyframe(rt, part(i), 1. / total));
  must(motus_view_set_alpha(shown, part(i)));
  must(motus_runtime_commit_animation(rt, NULL, NULL, NULL, NULL));
}
static void begin_keyframes(void) {
  motus_keyframes_options options;
  defaults(motus_keyframes_options, options);
  options.duration = .5;
  options.calculation = MOTUS_KEYFRAMES_CUBIC;
  must(motus_runtime_begin_keyframes(rt, &options));
}
static void one_of_many(void) {
  motus_view *shown = view(0);
  begin_keyframes();
  for (int i = 0; i < total; i++)
    keyframe(i, shown);
  must(motus_runtime_commit_animation(rt, done, NULL, NULL, NULL));
}
static void one_of_all(void) {
  begin_keyframes();
  for (int i = 0; i < total; i++)
    keyframe(i, view(i));
  must(motus_runtime_commit_animation(rt, done, NULL, NULL, NULL));
}
static void make_keyframes(int i) {
  begin_keyframes();
  keyframe(0, view(i));
  must(motus_runtime_commit_animation(rt, done, NULL, NULL, NULL));
}

/* Paths with many segments; many views on one. */
static motus_path *path;
static void begin_path(void) {
  motus_path_segment *segments = calloc((size_t)total, sizeof *segments);
  for (int i = 0; i < total; i++)
    segments[i] = (motus_path_segment){.kind = MOTUS_PATH_CUBIC,
                                       .control_1 = {i, 10},
                                       .control_2 = {i, 20},
                                       .end = {i + 1, i % 7}};
  must(motus_path_create(rt, (motus_point){0, 0}, segments, (size_t)total,
                         &path));
  free(segments);
}
static void follow(int i) {
  motus_animation_options options = lasting(.5 + part(i) / 4);
  must(motus_runtime_begin_animation(rt, &options));
  must(motus_view_follow_path(view(i), path, NULL));
  must(motus_runtime_commit_animation(rt, done, NULL, NULL, NULL));
}
static void ask_path(int i) {
  motus_point point;
  double angle;
  must(motus_path_point_at(path, part(i), &point, &angle));
}
static void end_path(void) {
  must(motus_release(path));
}

/* Display links. */
static void frame(void *user_data, motus_display_link *link, double time,
                  double target) {
  (void)user_data, (void)link, (void)time, (void)target;
}
static void make_link(int i) {
  must(motus_display_link_create(rt, frame, NULL, NULL,
                                 (motus_display_link **)&things[i]));
}
static void pause_link(int i) {
  must(motus_display_link_set_paused(things[i], i % 2));
}
static void end_link(int i) {
  must(motus_display_link_invalidate(things[i]));
  must(motus_release(things[i]));
}

/* Whole views changed or taken away. */
static void make_change(int i) {
  motus_animation_options options = lasting(.4);
  options.flags = MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE;
  motus_view *shown = view(i);
  must(motus_view_transition(shown, &options, fade, shown, done, NULL, NULL,
                             (motus_animation **)&things[i]));
}
static void take_away(void) {
  motus_animation_options options = lasting(.4);
  for (int i = 0; i < total; i++)
    view(i);
  must(motus_runtime_perform_system_animation(
      rt, MOTUS_SYSTEM_ANIMATION_DELETE, (motus_view **)others, (size_t)total,
      &options, NULL, NULL, done, NULL, NULL, NULL));
}

const scene motion_scenes[] = {
    {"blocks", 300, 0, make_block, 0, cancel, 0},
    {"blocks_of_one", 300, begin_one, retarget, 0, cancel, 0},
    {"block_of_all", 300, begin_open, 0, retarget_own, remove_animations, 0},
    {"blocks_in_blocks", 300, begin_deep, 0, 0, remove_animations, 0},
    {"delayed", 300, 0, make_delayed, 0, cancel, 0},
    {"animated_leave", 300, 0, make_block, 0, remove_views, 0},
    {"animators", 200, 0, make_animator, steer, stop, 0},
    {"animators_dropped", 200, 0, make_animator, 0, release, 0},
    {"sleepers", 200, 0, make_sleeper, 0, stop, 0},
    {"members", 200, begin_animator, add_member, scrub, 0, end_animator},
    {"group", 200, 0, make_inactive, 0, 0, group},
    {"inactive", 200, 0, make_inactive, 0, release, 0},
    {"keyframes_of_one", 200, one_of_many, 0, 0, 0, 0},
    {"keyframes_of_all", 200, one_of_all, 0, 0, remove_animations, 0},
    {"keyframes", 200, 0, make_keyframes, 0, remove_animations, 0},
    {"paths", 200, begin_path, follow, ask_path, remove_animations, end_path},
    {"links", 300, 0, make_link, pause_link, end_link, 0},
    {"transitions", 100, 0, make_change, 0, remove_animations, 0},
    {"taken_away", 200, take_away, 0, 0, 0, 0},
    {0}};
