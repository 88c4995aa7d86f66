/* What the fuzzer needs of it where there is no C library: web.c. */
#ifndef FUZZ_WEB_STRING_H
#define FUZZ_WEB_STRING_H
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *one, const void *other, size_t size);
size_t strlen(const char *text);
int strcmp(const char *one, const char *other);
int strncmp(const char *one, const char *other, size_t length);
char *strchr(const char *text, int letter);
char *strstr(const char *text, const char *part);
char *strpbrk(const char *text, const char *set);
size_t strspn(const char *text, const char *set);
size_t strcspn(const char *text, const char *set);

#endif
