/* What the sweeps share. */
#ifndef PLAYS_H
#define PLAYS_H
#include "fuzz.h"

/* acts.c: every function in every callback. sweep.c: hostile numbers in every
 * place. A play is one input with one thing done to it. */
long prepare_acts(void);
void play_act(long number);
void name_act(long number, char *text, size_t room);
long prepare_numbers(void);
void play_number(long number);
void name_number(long number, char *text, size_t room);
long plain_input_count(void);
size_t plain_input(long number, uint8_t *out, size_t room);

/* storms.c: some calls at once in a callback, of what it is about. */
long prepare_storms(void);
void play_storm(long number);
void name_storm(long number, char *text, size_t room);

/* acts.c: inputs that call a callback, and calls inside of it. */
typedef struct caller {
  long input;
  long calls; /* of the callback in it */
} caller;
bool look_for_places(void);
const caller *caller_in(int slot, int number); /* NULL where there is none */
void call_function(int function, int slot, int world, uint64_t seed);
int world_of_visit(const visit *v);

#endif
