/* What the fuzzer needs of it where there is no C library: web.c. */
#ifndef FUZZ_WEB_STDLIB_H
#define FUZZ_WEB_STDLIB_H

int atoi(const char *text);
double strtod(const char *text, char **end);
void abort(void) __attribute__((noreturn));
void exit(int status) __attribute__((noreturn));

#endif
