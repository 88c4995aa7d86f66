#include "record.h"

static unsigned last_id;
static int paused;
static struct held *bares;

static bool is_mine(void) {
  return record_owns(true) && !paused;
}

void record_pause(int by) {
  if (record_owns(false))
    paused += by;
}

bool record_begin(const char *name) {
  if (!is_mine())
    return false;
  trace_begin(name);
  return true;
}

void record_end(void) {
  size_t length;
  const char *line = trace_line(&length);
  record_write(line, length);
}

void record_answer(void) {
  trace_begin("=");
}
void record_given(void) {
  trace_begin(">");
}

/* MARK: The host's functions */

struct held *record_hold(void *user_data, motus_destroy_fn destroy) {
  struct held *made = calloc(1, sizeof *made);
  if (!made)
    abort();
  made->id = ++last_id;
  made->user_data = user_data;
  made->destroy = destroy;
  return made;
}

struct held *record_bare(void *user_data, motus_destroy_fn destroy) {
  struct held *made = record_hold(user_data, destroy);
  made->next = bares;
  bares = made;
  return made;
}

struct held *record_block(motus_block_fn block, const char *label, void *data) {
  struct held *made = record_hold(data, NULL);
  made->function[0] = (any_function)block;
  made->label[0] = label;
  return made;
}

void *record_table(struct held *held, const void *table, size_t size) {
  size_t given;
  memcpy(&given, table, sizeof given);
  held->table = calloc(1, size);
  if (!held->table)
    abort();
  memcpy(held->table, table, given < size ? given : size);
  memcpy(held->table, &given, sizeof given);
  return held->table;
}

void record_destroy(struct held *held, struct held *bare, bool given) {
  if (!held && bare)
    trace_function(bare->id);
  else
    trace_word(given ? "!" : "-");
}

static void end(struct held *held) {
  if (held->destroy) {
    const bool kept = record_callback(held, "destroy");
    if (kept)
      record_end();
    held->destroy(held->user_data);
    if (kept) {
      record_given();
      record_end();
    }
  }
  free(held->table);
  free(held);
}

void record_freed(void *held) {
  end(held);
}

void record_bare_freed(void *user_data) {
  struct held **at = &bares;
  while (*at && (*at)->user_data != user_data)
    at = &(*at)->next;
  if (*at) {
    struct held *found = *at;
    *at = found->next;
    end(found);
  }
}

bool record_callback(struct held *held, const char *label) {
  if (!is_mine())
    return false;
  trace_begin("<");
  trace_unsigned(held->id);
  trace_word(label);
  return true;
}

/* MARK: Curves */

static double on_curve(void *data, double fraction) {
  const struct curve *curve = data;
  const bool kept = is_mine();
  double answer;
  if (kept) {
    trace_begin("< 0 curve");
    trace_number(fraction);
    record_end();
  }
  answer = curve->curve(curve->data, fraction);
  if (kept) {
    record_given();
    trace_number(answer);
    record_end();
  }
  return answer;
}

void record_curve(motus_curve_fn *curve, void **data, struct curve *memory) {
  if (!*curve)
    return;
  if (!memory && !(memory = malloc(sizeof *memory)))
    abort();
  memory->curve = *curve;
  memory->data = *data;
  *curve = on_curve;
  *data = memory;
}
