/* Work that a host can make: `growth SCENE N` does it with N of something, once.
 * growth.py counts the instructions for N, 2 N and 4 N. */
#include <motus.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static motus_runtime *rt;
static double now;

static void tick(double seconds) {
  motus_runtime_tick(rt, now += seconds);
}

static motus_view *view_in(motus_view *parent, double x) {
  motus_view *made = NULL;
  motus_view_create(rt, &made);
  motus_view_set_frame(made, (motus_rect){x, 0, 40, 40});
  motus_view_add_subview(parent, made);
  motus_release(made);
  return made;
}

static motus_view_controller *screen(void) {
  motus_view_controller *made = NULL;
  motus_view_controller_create(rt, NULL, NULL, NULL, &made);
  return made;
}

static void *many(int count, size_t size) {
  return calloc((size_t)count, size);
}

/* ---- Views ---- */

static void siblings(int n) {
  motus_view **all = many(n, sizeof *all);
  motus_view *window = motus_runtime_window(rt);
  for (int i = 0; i < n; i++)
    all[i] = view_in(window, i);
  tick(.1);
  for (int i = 0; i < n; i++)
    motus_view_bring_subview_to_front(window, all[i]);
  tick(.1);
  for (int i = 0; i < n; i++)
    motus_view_remove_from_superview(all[i]);
  tick(.1);
  free(all);
}

static void chain(int n) {
  motus_view *above = motus_runtime_window(rt);
  for (int i = 0; i < n; i++)
    above = view_in(above, 1);
  tick(.1);
  motus_view_remove_from_superview(
      motus_view_subview_at(motus_runtime_window(rt), 0));
  tick(.1);
}

/* ---- Motion ---- */

static void glides(int n) {
  motus_view **all = many(n, sizeof *all);
  for (int i = 0; i < n; i++) {
    motus_implicit_options options;
    motus_implicit_options_init(&options, sizeof options);
    options.duration = .2 + i * 1e-6;
    all[i] = view_in(motus_runtime_window(rt), i);
    motus_view_set_implicit(all[i], MOTUS_PROPERTY_ALPHA, &options);
  }
  tick(.1);
  tick(.1);
  for (int i = 0; i < n; i++)
    motus_view_set_alpha(all[i], 0);
  tick(.1);
  tick(.5);
  free(all);
}

static void blocks(int n) {
  for (int i = 0; i < n; i++) {
    motus_view *view = view_in(motus_runtime_window(rt), i);
    motus_animation_options options;
    motus_animation_options_init(&options, sizeof options);
    options.duration = .2 + i * 1e-6;
    motus_runtime_begin_animation(rt, &options);
    motus_view_set_alpha(view, 0);
    motus_runtime_commit_animation(rt, NULL, NULL, NULL, NULL);
  }
  tick(.1);
  tick(.5);
}

static void fade(void *view) {
  motus_view_set_alpha(view, 0);
}

static void animators(int n) {
  motus_property_animator **all = many(n, sizeof *all);
  for (int i = 0; i < n; i++) {
    motus_property_animator_create(rt, .2, NULL, &all[i]);
    motus_property_animator_add_animations(
        all[i], fade, view_in(motus_runtime_window(rt), i), NULL);
    motus_property_animator_start(all[i]);
  }
  tick(.1);
  tick(.5);
  for (int i = 0; i < n; i++)
    motus_release(all[i]);
  free(all);
}

static void members(int n) {
  motus_property_animator **all = many(n, sizeof *all), *group = NULL;
  for (int i = 0; i < n; i++) {
    motus_property_animator_create(rt, .2, NULL, &all[i]);
    motus_property_animator_add_animations(
        all[i], fade, view_in(motus_runtime_window(rt), i), NULL);
  }
  motus_property_animator_create_group(rt, MOTUS_ANIMATORS_STAGGER, .0001, all,
                                       (size_t)n, &group);
  motus_property_animator_start(group);
  tick(.1);
  tick(.1);
  tick(5);
  motus_release(group);
  for (int i = 0; i < n; i++)
    motus_release(all[i]);
  free(all);
}

static void leavers(int n) {
  motus_child *children = many(n, sizeof *children);
  motus_view *list = view_in(motus_runtime_window(rt), 0);
  for (int i = 0; i < n; i++)
    children[i] =
        (motus_child){.key = (uint64_t)i + 1, .frame = {0, 44. * i, 390, 44}};
  motus_view_arrange(list, children, (size_t)n, sizeof *children, NULL);
  tick(.1);
  tick(.1);
  motus_view_arrange(list, children, (size_t)n / 2, sizeof *children, NULL);
  tick(.1);
  motus_view_end_leavers(list);
  tick(.1);
  free(children);
}

static void keys(int n) {
  for (int i = 0; i < n; i++) {
    motus_view_set_match_key(view_in(motus_runtime_window(rt), i),
                             (uint64_t)i + 1, NULL);
  }
  tick(.1);
}

static void no_link(void *user_data, motus_display_link *link, double time,
                    double target) {
  (void)user_data, (void)link, (void)time, (void)target;
}

static void links(int n) {
  motus_display_link **all = many(n, sizeof *all);
  for (int i = 0; i < n; i++)
    motus_display_link_create(rt, no_link, NULL, NULL, &all[i]);
  tick(.1);
  for (int i = 0; i < n; i++)
    motus_display_link_invalidate(all[i]);
  tick(.1);
  for (int i = 0; i < n; i++)
    motus_release(all[i]);
  free(all);
}

/* ---- Screens ---- */

static void stack(int n) {
  motus_view_controller **all = many(n, sizeof *all);
  motus_navigation_controller *navigation = NULL;
  motus_navigation_controller_create(rt, NULL, &navigation);
  motus_runtime_set_root_view_controller(rt,
                                         (motus_view_controller *)navigation);
  for (int i = 0; i < n; i++) {
    all[i] = screen();
    motus_navigation_controller_push(navigation, all[i], false, NULL, NULL,
                                     NULL);
  }
  tick(.1);
  motus_navigation_controller_pop_to(navigation, NULL, false, NULL, NULL, NULL,
                                     NULL, 0, NULL);
  tick(.1);
  for (int i = 0; i < n; i++)
    motus_release(all[i]);
  free(all);
}

static void children(int n) {
  motus_view_controller *root = screen(), **all = many(n, sizeof *all);
  motus_runtime_set_root_view_controller(rt, root);
  for (int i = 0; i < n; i++) {
    all[i] = screen();
    motus_view_controller_add_child(root, all[i]);
    motus_view_add_subview(motus_view_controller_view(root),
                           motus_view_controller_view(all[i]));
  }
  tick(.1);
  motus_runtime_set_window_size(rt, (motus_size){700, 500}, 0, NULL, NULL, NULL,
                                NULL);
  tick(.1);
  for (int i = 0; i < n; i++) {
    motus_view_controller_remove_from_parent(all[i]);
    motus_release(all[i]);
  }
  tick(.1);
  free(all);
}

static void gestures(int n) {
  motus_view *view = view_in(motus_runtime_window(rt), 0);
  for (int i = 0; i < n; i++) {
    motus_gesture *gesture = NULL;
    motus_gesture_options options;
    motus_gesture_options_init(&options, sizeof options);
    options.type = MOTUS_GESTURE_TAP;
    motus_gesture_create(rt, &options, &gesture);
    motus_view_add_gesture(view, gesture);
    motus_release(gesture);
  }
  tick(.1);
  motus_view_remove_from_superview(view);
  tick(.1);
}

/* ---- Dynamics ---- */

static motus_dynamic_animator *world(int n, double spread, double size,
                                     motus_collision_behavior **collision) {
  motus_dynamic_animator *animator = NULL;
  motus_dynamic_item **items = many(n, sizeof *items);
  motus_dynamic_animator_create(rt, NULL, &animator);
  for (int i = 0; i < n; i++)
    motus_dynamic_item_create(
        rt, (motus_point){100 + spread * (i % 50), 100 + spread * (i / 50)},
        (motus_size){size, size}, 0, &items[i]);
  motus_collision_behavior_create(rt, items, (size_t)n, collision);
  motus_dynamic_animator_add_behavior(animator,
                                      (motus_dynamic_behavior *)*collision);
  free(items);
  return animator;
}

static void pile(int n) {
  motus_collision_behavior *collision = NULL;
  world(n, 0, 40, &collision);
  tick(1 / 60.);
  tick(1 / 60.);
}

static void taken_out(int n) {
  motus_collision_behavior *collision = NULL;
  world(n, 20, 20, &collision);
  tick(1 / 60.);
  tick(1 / 60.);
  motus_dynamic_behavior *behavior = (motus_dynamic_behavior *)collision;
  for (int i = 0; i < n; i++)
    motus_dynamic_behavior_remove_item(
        behavior, motus_dynamic_behavior_item_at(behavior, 0));
  tick(1 / 60.);
}

static const struct scene {
  const char *name;
  void (*play)(int n);
  int size;
} scenes[] = {{"siblings", siblings, 500},   {"chain", chain, 500},
              {"glides", glides, 400},       {"blocks", blocks, 400},
              {"animators", animators, 200}, {"members", members, 200},
              {"leavers", leavers, 400},     {"keys", keys, 400},
              {"links", links, 400},         {"stack", stack, 100},
              {"children", children, 100},   {"gestures", gestures, 400},
              {"pile", pile, 100},           {"taken_out", taken_out, 200}};

int main(int count, char **words) {
  if (count < 3) { /* which there are, with their sizes */
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
      printf("%s %d\n", scenes[i].name, scenes[i].size);
    return 0;
  }
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  motus_runtime_create(&options, &rt);
  for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
    if (strcmp(words[1], scenes[i].name) == 0)
      scenes[i].play(atoi(words[2]));
  motus_runtime_destroy(rt);
  return 0;
}
