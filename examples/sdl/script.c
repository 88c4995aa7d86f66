#include "script.h"
#include "steady.h"

#include <string.h>

typedef struct player {
  host *host;
  motus_runtime *runtime;
  const script_options *options;
  steady *steady;
  motus_point at;
  uint64_t finger;
  int frame, complaints;
  bool may_jump; /* in the next frame: the window has been resized */
} player;

static double time_of(const player *p) {
  return p->frame / p->options->rate;
}

static void picture(player *p, const char *name) {
  char path[512];
  if (p->options->pictures == NULL)
    return;
  snprintf(path, sizeof path, "%s/%s.ppm", p->options->pictures, name);
  host_draw(p->host);
  if (!host_save(p->host, path)) {
    printf("cannot write %s\n", path);
    p->complaints++;
  }
}

static void step(player *p) {
  double seconds = 1 / p->options->rate;
  p->frame++;
  if (motus_runtime_tick(p->runtime, time_of(p)) != MOTUS_OK)
    p->complaints++;
  if (p->options->is_steady)
    p->complaints +=
        steady_look(p->steady, p->runtime, p->may_jump ? 1e9 : seconds);
  p->may_jump = false;
  if (p->options->film > 0 && p->frame % p->options->film == 0) {
    char name[32];
    snprintf(name, sizeof name, "%04d", p->frame / p->options->film);
    picture(p, name);
  }
  if (p->options->in_real_time) {
    host_draw(p->host);
    host_wait(p->host, seconds);
    if (host_is_closed(p->host))
      p->complaints++;
  }
}

static void wait(player *p, double seconds) {
  int frames = (int)(seconds * p->options->rate + .5);
  while (frames-- > 0)
    step(p);
}

static void touch(player *p, motus_touch_phase phase, double x, double y) {
  p->at = (motus_point){x, y};
  if (motus_runtime_send_touch(p->runtime, p->finger, phase, p->at,
                               time_of(p)) != MOTUS_OK)
    p->complaints++;
}

static void move(player *p, double x, double y, double seconds) {
  int frames = (int)(seconds * p->options->rate + .5), index;
  motus_point from = p->at;
  for (index = 1; index <= frames; index++) {
    double part = (double)index / frames;
    touch(p, MOTUS_TOUCH_MOVED, from.x + (x - from.x) * part,
          from.y + (y - from.y) * part);
    step(p);
  }
}

static void wheel(player *p, double x, double y, double notches) {
  motus_wheel_event event;
  motus_wheel_event_init(&event, sizeof event);
  event.point = (motus_point){x, y};
  event.time = time_of(p);
  event.delta.dy = 120 * notches;
  if (motus_runtime_send_wheel(p->runtime, &event) != MOTUS_OK)
    p->complaints++;
}

static void rest(player *p, double seconds) {
  double end = time_of(p) + seconds;
  while (motus_runtime_needs_tick(p->runtime) && time_of(p) < end)
    step(p);
  if (motus_runtime_needs_tick(p->runtime)) {
    printf("at %.3f s it still moves\n", time_of(p));
    p->complaints++;
  }
}

/* One command; false when it is none. */
static bool perform(player *p, const char *line) {
  char name[32] = "", word[64] = "";
  double a = 0, b = 0, c = 0;
  int numbers;
  if (sscanf(line, " %31s", name) != 1 || name[0] == '#')
    return true;
  numbers = sscanf(line, " %*s %lf %lf %lf", &a, &b, &c);
  if (strcmp(name, "picture") == 0 && sscanf(line, " %*s %63s", word) == 1)
    picture(p, word);
  else if (strcmp(name, "up") == 0)
    touch(p, MOTUS_TOUCH_ENDED, p->at.x, p->at.y);
  else if (strcmp(name, "wait") == 0 && numbers == 1)
    wait(p, a);
  else if (strcmp(name, "rest") == 0 && numbers == 1)
    rest(p, a);
  else if (strcmp(name, "finger") == 0 && numbers == 1)
    p->finger = (uint64_t)a;
  else if (strcmp(name, "down") == 0 && numbers == 2)
    touch(p, MOTUS_TOUCH_BEGAN, a, b);
  else if (strcmp(name, "wheel") == 0 && numbers == 3)
    wheel(p, a, b, c);
  else if (strcmp(name, "move") == 0 && numbers == 3)
    move(p, a, b, c);
  else if (strcmp(name, "resize") == 0 && numbers == 2) {
    motus_runtime_set_window_size(p->runtime, (motus_size){a, b}, 0, NULL, NULL,
                                  NULL, NULL);
    p->may_jump = true;
  } else if (strcmp(name, "tap") == 0 && numbers == 2) {
    touch(p, MOTUS_TOUCH_BEGAN, a, b);
    wait(p, .1);
    touch(p, MOTUS_TOUCH_ENDED, a, b);
    step(p);
  } else
    return false;
  return true;
}

int script_play(host *h, motus_runtime *runtime, FILE *script,
                const script_options *options) {
  player p = {0};
  char line[256];
  p.host = h;
  p.runtime = runtime;
  p.options = options;
  p.steady = steady_create();
  p.finger = 1;
  step(&p);
  while (fgets(line, sizeof line, script) != NULL)
    if (!perform(&p, line)) {
      printf("no command: %s", line);
      p.complaints++;
    }
  steady_destroy(p.steady);
  printf("%.2f s in %d frames, %d complaints, trace %016llx\n", time_of(&p),
         p.frame, p.complaints,
         (unsigned long long)motus_runtime_trace_hash(runtime));
  return p.complaints;
}
