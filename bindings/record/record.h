/* Between record.c and the functions that are made from the header. */
#ifndef MOTUS_RECORD_H
#define MOTUS_RECORD_H
#include "live.h"
#include "trace.h"
#include <stdlib.h>
#include <string.h>

typedef void (*any_function)(void);

/* A function of the host's, or a table of them, in whose place ours stand. */
struct held {
  unsigned id;
  any_function function[2];
  const char *label[2];
  void *table;
  void *user_data;
  motus_destroy_fn destroy;
  struct held *next; /* of those without a function */
};

struct curve {
  motus_curve_fn curve;
  void *data;
};

struct record_name {
  const char *name;
  size_t offset;
};
extern const struct record_name record_names[];
extern void *const record_real;

/* Begins the line of a call; false when it is not recorded. */
bool record_begin(const char *name);
/* Calls that are no part of a trace, with all that they lead to. */
void record_pause(int by);
/* Writes the line. */
void record_end(void);
/* Begins the line of what a call has returned; flushes the file. */
void record_answer(void);

/* Where the lines go, file.c or web.c. Whether the calls of this thread are
 * recorded; the first that claims it has it. */
bool record_owns(bool claims);
void record_write(const char *line, size_t length);
/* A tick is over: what has been written is whole. */
void record_flush(void);
void record_wait(unsigned milliseconds);

struct held *record_hold(void *user_data, motus_destroy_fn destroy);
struct held *record_bare(void *user_data, motus_destroy_fn destroy);
struct held *record_block(motus_block_fn block, const char *label, void *data);
/* The host's table, as large as this header knows it. */
void *record_table(struct held *held, const void *table, size_t size);
void record_destroy(struct held *held, struct held *bare, bool given);
void record_freed(void *held);
void record_bare_freed(void *user_data);
/* Puts the recorder between the library and a curve; without memory for it, in
 * memory that stays. */
void record_curve(motus_curve_fn *curve, void **data, struct curve *memory);

/* Begins the line of a callback; false when it is not recorded. */
bool record_callback(struct held *held, const char *label);
/* Begins the line of what the host has answered. */
void record_given(void);

#endif
