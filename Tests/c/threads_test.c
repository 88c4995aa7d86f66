/* Everything at once on several threads, a runtime for each: they share
 * nothing. A thread sanitizer (threads.sh) finds a race if they do. */
#define _POSIX_C_SOURCE 200809L
#include "check.h"
#include "motus.h"
#include <pthread.h>

typedef struct part {
  motus_runtime *rt;
  double now;
  int index, rounds, heard, made, ended, wrong;
  uint64_t trace;
} part;

static void count_end(void *user_data) {
  ((part *)user_data)->ended += 1;
}
#define OWNED(p) ((p)->made += 1, (void *)(p)), count_end

static void done(void *user_data, bool finished) {
  ((part *)user_data)->heard += 1 + finished;
}
static void fade(void *view) {
  motus_view_set_alpha(view, .25);
}
static void tick(part *p, int frames) {
  while (frames-- > 0)
    motus_runtime_tick(p->rt, p->now += 1.0 / 64);
}
static motus_view *view_in(part *p, motus_view *parent, double y) {
  motus_view *view = NULL;
  motus_view_create(p->rt, &view);
  motus_view_set_frame(view, (motus_rect){10, y, 100, 40});
  motus_view_add_subview(parent, view);
  motus_release(view);
  return view;
}
static motus_view_controller *screen(part *p) {
  motus_view_controller *made = NULL;
  motus_view_controller_create(p->rt, NULL, OWNED(p), &made);
  motus_view_controller_view(made);
  return made;
}

static void screens(part *p) {
  motus_navigation_controller *nav = NULL;
  motus_view_controller *one = screen(p), *two = screen(p), *three = screen(p);
  motus_navigation_controller_create(p->rt, one, &nav);
  motus_runtime_set_root_view_controller(p->rt, (motus_view_controller *)nav);
  motus_view *pair[] = {view_in(p, motus_view_controller_view(one), 100),
                        view_in(p, motus_view_controller_view(two), 400)};
  for (int i = 0; i < 2; i++)
    motus_view_set_match_key(pair[i], 7, NULL);
  motus_navigation_controller_push(nav, two, true, done, OWNED(p));
  tick(p, 30);
  motus_view_controller_set_presentation_style(three,
                                               MOTUS_PRESENTATION_PAGE_SHEET);
  motus_view_controller_present(one, three, true, done, OWNED(p));
  tick(p, 10);
  motus_view_controller_dismiss(one, true, done, OWNED(p));
  tick(p, 40);
  motus_release(one);
  motus_release(two);
  motus_release(three);
}

static void motion(part *p) {
  motus_view *window = motus_runtime_window(p->rt);
  motus_property_animator *animator = NULL;
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_SPRING_RATIO;
  timing.damping_ratio = .5;
  motus_property_animator_create(p->rt, .3, &timing, &animator);
  motus_property_animator_add_animations(animator, fade, view_in(p, window, 1),
                                         NULL);
  motus_property_animator_start(animator);
  motus_runtime_animate(p->rt, NULL, fade, view_in(p, window, 9), done,
                        OWNED(p), NULL);
  motus_view *list = view_in(p, window, 50);
  motus_child children[8];
  for (int i = 0; i < 8; i++)
    children[i] =
        (motus_child){.key = (uint64_t)i + 1, .frame = {0, 40. * i, 100, 40}};
  motus_view_arrange(list, children, 8, sizeof *children, NULL);
  tick(p, 4);
  motus_view_arrange(list, children + 2, 5, sizeof *children, NULL);
  tick(p, 20);
  motus_release(animator);
}

static void scrolling(part *p) {
  motus_view *view = view_in(p, motus_runtime_window(p->rt), 0);
  motus_scroller *scroller = NULL;
  motus_view_set_frame(view, (motus_rect){0, 0, 390, 844});
  motus_scroller_create(view, NULL, &scroller);
  motus_scroller_set_content_size(scroller, (motus_size){390, 4000});
  for (int i = 0; i < 6; i++) {
    motus_touch_phase phase = i == 0   ? MOTUS_TOUCH_BEGAN
                              : i == 5 ? MOTUS_TOUCH_ENDED
                                       : MOTUS_TOUCH_MOVED;
    motus_runtime_send_touch(p->rt, 1, phase, (motus_point){100, 600 - 70. * i},
                             p->now);
    tick(p, 1);
  }
  tick(p, 30);
  p->wrong += motus_scroller_offset(scroller).y <= 100;
  motus_release(scroller);
}

static void dynamics(part *p) {
  motus_dynamic_animator *animator = NULL;
  motus_dynamic_item *items[12];
  motus_gravity_behavior *gravity = NULL;
  motus_collision_behavior *collision = NULL;
  motus_dynamic_animator_create(p->rt, motus_runtime_window(p->rt), &animator);
  for (int i = 0; i < 12; i++)
    motus_dynamic_item_create(p->rt, (motus_point){100 + 3. * i, 100 + 45. * i},
                              (motus_size){40, 40}, .1 * i, &items[i]);
  motus_gravity_behavior_create(p->rt, items, 12, &gravity);
  motus_collision_behavior_create(p->rt, items, 12, &collision);
  motus_collision_behavior_set_reference_bounds(collision,
                                                &(motus_insets){0, 0, 0, 0});
  motus_dynamic_animator_add_behavior(animator,
                                      (motus_dynamic_behavior *)gravity);
  motus_dynamic_animator_add_behavior(animator,
                                      (motus_dynamic_behavior *)collision);
  tick(p, 60);
}

static void *play(void *data) {
  part *p = data;
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  for (int round = 0; round < p->rounds; round++) {
    p->now = 0;
    motus_runtime_create(&options, &p->rt);
    motus_runtime_set_traces_changes(p->rt, true);
    void (*parts[])(part *) = {screens, motion, scrolling, dynamics};
    /* Each begins with another one, so that all meet all. */
    for (int i = 0; i < 4; i++)
      parts[(i + p->index) % 4](p);
    uint64_t trace = motus_runtime_trace_hash(p->rt);
    motus_runtime_destroy(p->rt);
    p->wrong += round > 0 && trace != p->trace;
    p->trace = trace;
  }
  return NULL;
}

static void everything_plays_on_every_thread(void) {
  pthread_t threads[4];
  part parts[4], alone[4];
  memset(parts, 0, sizeof parts);
  memset(alone, 0, sizeof alone);
  for (int i = 0; i < 4; i++) {
    parts[i].index = i;
    parts[i].rounds = 2;
    CHECK_EQUAL(pthread_create(&threads[i], NULL, play, &parts[i]), 0);
  }
  for (int i = 0; i < 4; i++)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < 4; i++) {
    alone[i].index = i;
    alone[i].rounds = 1; /* to compare with */
    play(&alone[i]);
    CHECK(parts[i].heard > 0);
    CHECK_EQUAL(parts[i].wrong, 0); /* checks count for one thread alone */
    CHECK_EQUAL(parts[i].ended, parts[i].made);
    CHECK(parts[i].trace == alone[i].trace);
  }
}

CHECK_MAIN(TEST(everything_plays_on_every_thread))
