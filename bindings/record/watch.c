#include "watch.h"
#include "trace.h"
#include <stdlib.h>
#include <string.h>

/* What was last written of each object that is drawn, by its number. */
struct drawn {
  motus_runtime *runtime;
  double values[16];
  bool is_known;
};
static struct drawn *drawn;
static unsigned drawn_count;
static char *order;
static size_t order_room;

/* Objects that the host has never met have numbers of the watcher's own. */
static void *strangers[4096];

static void name_of(const void *handle, char *text, size_t size) {
  unsigned known = trace_number_of(handle), at;
  if (!handle) {
    snprintf(text, size, "-");
    return;
  }
  if (known) {
    snprintf(text, size, "#%u", known);
    return;
  }
  for (at = 0; at < 4096 && strangers[at] && strangers[at] != handle; at++)
    ;
  if (at < 4096)
    strangers[at] = (void *)handle;
  snprintf(text, size, "~%u", at + 1);
}

static unsigned place_of(const void *handle) {
  char name[24];
  unsigned number;
  name_of(handle, name, sizeof name);
  number = (unsigned)strtoul(name + 1, NULL, 10);
  return name[0] == '#' ? 2 * number : 2 * number + 1;
}

static struct drawn *last_of(const void *handle) {
  const unsigned at = place_of(handle);
  if (at >= drawn_count) {
    drawn = realloc(drawn, (at + 256) * sizeof *drawn);
    if (!drawn)
      abort();
    memset(drawn + drawn_count, 0, (at + 256 - drawn_count) * sizeof *drawn);
    drawn_count = at + 256;
  }
  return &drawn[at];
}

static void write_events(motus_runtime *runtime, FILE *out) {
  const motus_event *events;
  size_t count, at;
  char subject[24], other[24];
  if (motus_runtime_events(runtime, &events, &count))
    return;
  for (at = 0; at < count; at++) {
    const motus_event *one = &events[at];
    name_of(one->subject, subject, sizeof subject);
    if (one->kind == MOTUS_EVENT_COMPLETED) /* a user_data, whatever it is */
      snprintf(other, sizeof other, "-");
    else
      name_of(one->other, other, sizeof other);
    fprintf(out, "! %s %s %s %d %.9g %llu\n",
            motus_event_kind_name(one->kind) + strlen("MOTUS_EVENT_"), subject,
            other, (int)one->detail, one->value, (unsigned long long)one->tag);
  }
}

static void write_motions(motus_runtime *runtime, FILE *out) {
  static const char *const kinds[] = {"animation",  "keyframes", "animator",
                                      "transition", "implicit",  "other",
                                      "flight"};
  const motus_motion *motions;
  size_t count, at;
  uint32_t part;
  char mover[24], view[24];
  if (motus_runtime_motions(runtime, &motions, &count))
    return;
  for (at = 0; at < count; at++) {
    const motus_motion *one = &motions[at];
    const char *name = motus_runtime_property_name(runtime, one->property);
    name_of(one->mover, mover, sizeof mover);
    name_of(one->view, view, sizeof view);
    fprintf(out, "%% %s %s %d %.5g %s %s",
            (unsigned)one->kind < 7 ? kinds[one->kind] : "other", mover,
            (int)one->state, one->fraction, view, name ? name : "?");
    for (part = 0; part < one->component_count; part++)
      fprintf(out, " %.6g", one->velocity[part]);
    fputc('\n', out);
  }
}

static void write_picture(motus_runtime *runtime, FILE *out) {
  const motus_draw_item *items;
  size_t count, at, length = 0;
  char view[24];
  /* Also what is out of sight: it may jump into it. */
  bool draws_unseen = motus_runtime_draws_unseen(runtime);
  motus_runtime_set_draws_unseen(runtime, true);
  motus_status status = motus_runtime_draw_list(runtime, &items, &count);
  motus_runtime_set_draws_unseen(runtime, draws_unseen);
  if (status)
    return;
  if (32 * count + 2 > order_room) {
    order_room = 64 * count + 64;
    order = realloc(order, 2 * order_room);
    if (!order)
      abort();
    order[0] = order[order_room] = 0;
  }
  order[order_room] = 0;
  for (at = 0; at < count; at++) {
    const motus_draw_item *one = &items[at];
    struct drawn *last;
    double values[16] = {
        one->transform.a,   one->transform.b,  one->transform.c,
        one->transform.d,   one->transform.tx, one->transform.ty,
        one->bounds.x,      one->bounds.y,     one->bounds.width,
        one->bounds.height, one->color.red,    one->color.green,
        one->color.blue,    one->color.alpha,  one->alpha,
        one->corner_radius};
    name_of(one->view, view, sizeof view);
    length += (size_t)snprintf(order + order_room + length, 32, " %s:%d", view,
                               (int)one->clip);
    if (!one->view)
      continue; /* the frame of a flight has no colour of its own */
    last = last_of(one->view);
    if (last->is_known && last->runtime == runtime &&
        !memcmp(last->values, values, sizeof values))
      continue;
    last->is_known = true;
    last->runtime = runtime;
    memcpy(last->values, values, sizeof values);
    fprintf(out, "~ %s %llu", view, (unsigned long long)one->tag);
    for (int part = 0; part < 16; part++)
      fprintf(out, " %.7g", values[part]);
    fputc('\n', out);
  }
  if (strcmp(order, order + order_room)) {
    fprintf(out, "|%s\n", order + order_room);
    memcpy(order, order + order_room, length + 1);
  }
}

void watch_frame(motus_runtime *runtime, FILE *out) {
  char name[24];
  name_of(runtime, name, sizeof name);
  fprintf(out, "@ %s %.9g %.9g %016llx\n", name, motus_runtime_time(runtime),
          motus_runtime_clock_time(runtime),
          (unsigned long long)motus_runtime_trace_hash(runtime));
  write_events(runtime, out);
  write_motions(runtime, out);
  write_picture(runtime, out);
}
