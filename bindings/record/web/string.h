/* What the recorder needs of it where there is no C library: web.c. */
#ifndef MOTUS_WEB_STRING_H
#define MOTUS_WEB_STRING_H
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
size_t strlen(const char *text);
int strncmp(const char *one, const char *other, size_t length);

#endif
