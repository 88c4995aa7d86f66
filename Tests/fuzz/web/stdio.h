/* What the fuzzer needs of it where there is no C library: web.c. */
#ifndef FUZZ_WEB_STDIO_H
#define FUZZ_WEB_STDIO_H

typedef struct nowhere FILE;
#define stderr ((FILE *)0)
int printf(const char *text, ...);
int fprintf(FILE *file, const char *text, ...);

#endif
