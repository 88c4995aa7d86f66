/* Lines of a trace: words in order, objects by the number in which they were
 * first met. Who records writes them; who replays makes the same ones and
 * compares. docs/TRACE.md has the format. */
#ifndef MOTUS_TRACE_H
#define MOTUS_TRACE_H
#include <motus.h>

/* Begins a line; what stood there is gone. */
void trace_begin(const char *word);
void trace_word(const char *word);
void trace_integer(long long value);
void trace_unsigned(unsigned long long value);
void trace_number(double value);
void trace_text(const char *text);
void trace_bytes(const void *bytes, size_t size);
/* `#n` of an object that has been met, `-` for NULL, `?address` otherwise. */
void trace_handle(const void *handle);
/* As trace_handle, but an object that is met for the first time gets a number.
 */
void trace_met(const void *handle);
/* An object that the call has made: always a new number. */
void trace_made(const void *handle);
/* One of many handles in a result: `k#n` when it is met for the first time,
 * where k counts those of this line, and nothing otherwise. */
void trace_see(const void *handle);
/* The function of a callback: `@id`; nothing else names it. */
void trace_function(unsigned id);
/* The line, without its end, and with a zero byte behind it. */
const char *trace_line(size_t *length);

/* The number of an object, 0 when it has not been met. */
unsigned trace_number_of(const void *handle);
/* The object of a number, NULL when there is none. */
void *trace_object(unsigned number);
/* Objects that are met from here on have the numbers that the line has them
 * meet, in that order, and none when it has no more; NULL: the next numbers. */
void trace_expect(const char *line);
/* Forgets all objects. */
void trace_reset(void);

#endif
