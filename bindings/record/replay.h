/* Plays a trace: makes its calls again, gives the host's answers to callbacks,
 * and compares all that the library says with what it said then. Needs memory
 * and nothing else of a system. */
#ifndef MOTUS_REPLAY_H
#define MOTUS_REPLAY_H
#include "trace.h"
#include <stdlib.h>
#include <string.h>

/* Plays a trace, text that ends with a zero byte. Answers whether it could;
 * when not, replay_problem() says why, and at which line. */
bool replay_play(const char *text);
/* Answers the lines that follow, whole ones, when those there were have been
 * played; NULL at the end. It may overwrite the lines before. NULL when
 * replay_play() gets all. */
extern const char *(*replay_more)(void);
const char *replay_problem(void);
unsigned replay_line(void);
/* Calls that have been made, and the hash of the runtime that ticked last. */
unsigned long replay_count(void);
uint64_t replay_hash(void);
/* Of all that the pictures of its ticks had: two libraries that move otherwise
 * differ in it, though the same things happen. */
uint64_t replay_shown_hash(void);

/* Whether the library may do otherwise than the trace says, since its text has
 * been changed: what would have happened. The host answers a callback as it did
 * when the same one came, in their order, whenever it comes now, and does not
 * answer more of them than there were. Needs the whole text at once. */
extern bool replay_is_free;

/* Called with each line that has been played, and after each tick. */
extern void (*replay_each_line)(const char *line, size_t length);
extern void (*replay_each_tick)(motus_runtime *runtime);

/* ---- Between replay.c and the calls that are made from the header -------- */

struct held {
  unsigned id;
  const char *label[2];
  bool destroys;
  void *user_data;
  struct held *next; /* of those without a function */
};

struct replay_call {
  const char *name;
  void (*play)(void);
};
extern const struct replay_call replay_calls[];
extern const size_t replay_call_count;

/* Where the next word begins, and where it does when blanks are passed. */
extern const char *take_at;
const char *take_word(void);
bool take_blank(char c);
unsigned long long take_natural(unsigned base);
bool take_peek_none(void);
bool take_none(void);
bool take_skip_none(void);
bool take_ended(void);
bool take_is(const char *word);
void take_skip(void);
long long take_integer(void);
unsigned long long take_unsigned(void);
double take_number(void);
const char *take_text(void);
const void *take_bytes(size_t *size);
void *take_handle(void);
size_t take_size(size_t known);
size_t take_length(void);
/* The library reads as much of a struct as this says. */
void take_known_size(size_t size, size_t known);
enum { MOST_STRUCT_SIZE = 4096 }; /* what is larger it refuses unread */
/* A list with fewer items than the call is to read of it is no list. */
void take_count(const void *list, size_t count, size_t length, size_t most);

/* Zeroed memory that lasts until the end. */
void *replay_room(size_t count, size_t size);
struct held *replay_function(struct held *held, int which, const char *label);
motus_destroy_fn replay_destroy(struct held *held, void *user_data);
/* Before and after the comparison of a result. */
bool replay_answer(void);
void replay_compare(void);
/* The line is not one that a recorder writes: nothing is called. */
void replay_malformed(const char *why);
/* Whether nothing has failed yet. */
bool replay_goes_on(void);
void replay_callback(struct held *held, const char *label);
bool replay_called(void);
double replay_curve(void *data, double fraction);
void replay_ticked(motus_runtime *runtime);

#endif
