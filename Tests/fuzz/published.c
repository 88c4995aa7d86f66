/* Published frames: each says what its runtime shows, stays what it is until
 * it is given back, and outlives the runtime. */
#include "fuzz.h"

void habit_publish(const argument *a, answer *r);

enum { MOST_FRAMES = 8 };
static struct { uint64_t frame, hash; } out[MOST_FRAMES];

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size) {
  const unsigned char *at = bytes;
  for (size_t i = 0; i < size; i++)
    hash = (hash ^ at[i]) * 0x100000001b3;
  return hash;
}

/* A frame's parts: those that it was published without are empty. */
static uint64_t hash_frame(uint64_t frame) {
  const motus_draw_item *items = NULL;
  const motus_draw_effect *effects = NULL;
  const motus_draw_detail *details = NULL;
  const motus_draw_group *groups = NULL;
  const motus_draw_row *rows = NULL;
  const motus_draw_row_range *ranges = NULL;
  const motus_pixel_rect *rects = NULL;
  const motus_change *changes = NULL;
  const motus_event *events = NULL;
  size_t count = 0;
  uint64_t hash = 1;
#define ADD(call, list) \
  if (call == MOTUS_OK) \
  hash = hash_bytes(hash, list, sizeof *list * count)
  ADD(motus_frame_draw_list(frame, &items, &count), items);
  ADD(motus_frame_draw_effects(frame, &effects, &count), effects);
  ADD(motus_frame_draw_details(frame, &details, &count), details);
  ADD(motus_frame_draw_groups(frame, &groups, &count), groups);
  ADD(motus_frame_draw_rows(frame, &rows, &count), rows);
  ADD(motus_frame_draw_row_changes(frame, &ranges, &count), ranges);
  for (uint32_t age = 0; age < 10; age++) {
    ADD(motus_frame_damage(frame, age, &rects, &count), rects);
    if (count > 16)
      found("more than 16 rectangles", "motus_frame_damage");
  }
  ADD(motus_frame_changes(frame, &changes, &count), changes);
  for (size_t i = 0; changes && i < count; i++)
    hash = hash_bytes(hash, changes[i].values,
                      sizeof(double) * changes[i].component_count);
  ADD(motus_frame_events(frame, &events, &count), events);
  return hash;
}

/* Reads what a frame shows at other times, and takes it back to its own. */
static void advance(uint64_t frame) {
  const double ways[] = {.02, 1e9, .007, -1e9};
  motus_frame_info info = {.struct_size = sizeof info};
  bool was_muted = f.is_muted;
  /* Those that were published without motion refuse it. */
  f.is_muted = true;
  motus_frame_get_info(frame, &info);
  for (int i = 0; i < 4; i++) {
    motus_status status = motus_frame_advance(frame, info.time + ways[i]);
    if ((status == MOTUS_OK) != ((info.contents & MOTUS_FRAME_MOTION) != 0))
      found("a frame goes on that cannot", "motus_frame_advance");
    hash_frame(frame);
  }
  f.is_muted = was_muted;
}

static void give_back(int place) {
  advance(out[place].frame);
  if (hash_frame(out[place].frame) != out[place].hash)
    found("a published frame has changed", "motus_frame_give_back");
  if (motus_frame_give_back(out[place].frame) != MOTUS_OK)
    found("a frame is not given back", "motus_frame_give_back");
  if (motus_frame_give_back(out[place].frame) != MOTUS_ERROR_STALE_HANDLE)
    found("a frame is given back twice", "motus_frame_give_back");
  out[place].frame = 0;
}

/* Frames of the run that ends, whose runtimes have ended. */
void give_frames_back(void) {
  for (int i = 0; i < MOST_FRAMES; i++)
    if (out[i].frame)
      give_back(i);
}

void habit_publish(const argument *a, answer *r) {
  (void)r;
  motus_runtime *runtime = a[0].pointer;
  int place = (int)(a[1].integer & (MOST_FRAMES - 1));
  uint32_t contents = (uint32_t)(a[2].integer & 127);
  uint64_t frame = 0;
  bool was_muted = f.is_muted;
  /* Refusals here are meant. */
  f.is_muted = true;
  if (out[place].frame)
    give_back(place);
  motus_status status = motus_runtime_publish(runtime, contents, &frame);
  if ((status == MOTUS_OK) != (frame != 0))
    found("a frame without a name", "motus_runtime_publish");
  if (status == MOTUS_OK) {
    const motus_draw_item *of_frame = NULL, *of_runtime = NULL;
    size_t count = 0, other = 0;
    out[place].frame = frame;
    out[place].hash = hash_frame(frame);
    if ((contents & MOTUS_FRAME_ITEMS) &&
        (motus_frame_draw_list(frame, &of_frame, &count) != MOTUS_OK ||
         motus_runtime_draw_list(runtime, &of_runtime, &other) != MOTUS_OK ||
         count != other ||
         memcmp(of_frame, of_runtime, sizeof *of_frame * count) != 0))
      found("a frame is not what its runtime shows", "motus_runtime_publish");
  }
  f.is_muted = was_muted;
}
