/* The root: the tabs, how they change, and the clock at the top. */
#include "kit.h"

#include <stdlib.h>

enum { TABS = 4 };

void color_status(motus_color color) {
  int index;
  for (index = 0; index < 3; index++) {
    motus_color own = color;
    own.alpha *= index == 1 ? .35 : 1;
    check(motus_view_set_background_color(the_app->status[index], own));
  }
}

/* ---- A switch of tabs: the new screen comes forward ---- */

static double switch_duration(void *user_data,
                              motus_transition_context *context) {
  (void)user_data, (void)context;
  return .28;
}

static void switch_is_over(void *user_data, bool finished) {
  motus_transition_context *context = user_data;
  (void)finished;
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}

static void animate_switch(void *user_data, motus_transition_context *context) {
  motus_view *to = motus_transition_context_view(context, MOTUS_TRANSITION_TO);
  motus_animation_options options;
  motus_transform whole = {1, 0, 0, 1, 0, 0},
                  smaller = {.965, 0, 0, .965, 0, 0};
  (void)user_data;
  check(motus_view_add_subview(motus_transition_context_container_view(context),
                               to));
  check(motus_view_set_groups_opacity(to, true));
  check(motus_view_set_alpha(to, 0));
  check(motus_view_set_transform(to, smaller));
  motus_animation_options_init(&options, sizeof options);
  options.duration = .28;
  options.timing.type = MOTUS_TIMING_EASE_OUT;
  options.flags = MOTUS_ANIMATION_ALLOW_USER_INTERACTION;
  check(motus_runtime_begin_animation(the_app->runtime, &options));
  check(motus_view_set_alpha(to, 1));
  check(motus_view_set_transform(to, whole));
  check(motus_runtime_commit_animation(the_app->runtime, switch_is_over,
                                       context, NULL, NULL));
}

static motus_animation_controller *answer_switch(void *user_data,
                                                 motus_tab_bar_controller *tabs,
                                                 motus_view_controller *from,
                                                 motus_view_controller *to) {
  (void)tabs, (void)from, (void)to;
  return user_data;
}

static void make_tabs(app *a) {
  motus_animation_controller_callbacks callbacks;
  motus_animation_controller *animator;
  motus_tab_bar_delegate delegate;
  motus_navigation_controller *stack;
  motus_view_controller *screens[TABS];
  int index;
  screens[0] = walks_create();
  check(motus_navigation_controller_create(a->runtime, screens[0], &stack));
  check(motus_release(screens[0]));
  screens[0] = (motus_view_controller *)stack;
  screens[1] = map_create();
  screens[2] = wallet_create();
  screens[3] = packing_create();
  check(motus_tab_bar_controller_create(a->runtime, &a->tabs));
  check(motus_tab_bar_controller_set_view_controllers(a->tabs, screens, TABS,
                                                      false, NULL, NULL, NULL));
  for (index = 0; index < TABS; index++)
    check(motus_release(screens[index]));
  callbacks =
      (motus_animation_controller_callbacks){.struct_size = sizeof callbacks};
  callbacks.transition_duration = switch_duration;
  callbacks.animate_transition = animate_switch;
  check(motus_animation_controller_create(a->runtime, &callbacks, NULL, NULL,
                                          &animator));
  delegate = (motus_tab_bar_delegate){.struct_size = sizeof delegate};
  delegate.animation_controller = answer_switch;
  /* The animator lives as long as the runtime: nobody releases it. */
  check(motus_tab_bar_controller_set_delegate(a->tabs, &delegate, animator,
                                              NULL));
}

/* ---- The root's view ---- */

static void make_status(app *a, motus_view *in) {
  a->status[0] = add_label(in, (motus_rect){28, 17, 60, 20}, "9:41", 16,
                           LOOK_BOLD, ink, 0);
  a->status[1] = add_box(in, (motus_rect){0, 21, 25, 12}, ink, 4);
  a->status[2] = add_box(in, (motus_rect){0, 23, 18, 8}, ink, 2);
}

static void root_did_load(void *user_data, motus_view_controller *controller) {
  app *a = the_app;
  motus_view *view = motus_view_controller_view(controller);
  motus_view_controller *tabs = (motus_view_controller *)a->tabs;
  (void)user_data;
  a->root_view = view;
  check(motus_view_set_background_color(view, paper));
  check(motus_view_controller_add_child(controller, tabs));
  check(motus_view_add_subview(view, motus_view_controller_view(tabs)));
  check(motus_view_controller_did_move_to_parent(tabs, controller));
  make_status(a, view);
}

static void root_did_layout(void *user_data,
                            motus_view_controller *controller) {
  app *a = the_app;
  motus_view *view = motus_view_controller_view(controller);
  motus_rect all = motus_view_bounds(view);
  (void)user_data;
  check(motus_view_set_frame(
      motus_view_controller_view((motus_view_controller *)a->tabs), all));
  check(motus_view_set_center(a->status[1], (motus_point){all.width - 38, 27}));
  check(
      motus_view_set_center(a->status[2], (motus_point){all.width - 38.5, 27}));
  bar_layout(a, all.width);
}

app *app_create(motus_runtime *runtime) {
  app *a = calloc(1, sizeof *a);
  if (a == NULL)
    abort();
  the_app = a;
  a->runtime = runtime;
  check(motus_runtime_set_window_insets(
      runtime, MOTUS_INSETS_SAFE_AREA,
      (motus_insets){STATUS_HEIGHT, 0, HOME_HEIGHT, 0}, NULL, NULL, NULL,
      NULL));
  make_tabs(a);
  bar_create(a);
  a->root = make_screen("Wander", NULL, root_did_load, root_did_layout);
  check(motus_runtime_set_root_view_controller(runtime, a->root));
  check(motus_release(a->root));
  check(motus_release(a->tabs));
  return a;
}

void app_destroy(app *a) {
  look_clear();
  the_app = NULL;
  free(a);
}
