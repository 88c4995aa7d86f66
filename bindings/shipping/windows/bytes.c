/* The four functions of bytes that compilers call by themselves, for a library
 * that has no C runtime below it. */
#include <stddef.h>
#include <stdint.h>

/* Loads and stores at any address, of any object. */
#define ANYWHERE __attribute__((aligned(1), may_alias))
typedef uint64_t ANYWHERE eight;
typedef uint32_t ANYWHERE four;
typedef uint16_t ANYWHERE two;
typedef float __attribute__((vector_size(16), aligned(1), may_alias)) sixteen;

/* Up to 16 bytes, from both ends: all is read before anything is written. */
static void move_few(char *to, const char *from, size_t count) {
  if (count >= 8) {
    uint64_t first = *(const eight *)from;
    uint64_t last = *(const eight *)(from + count - 8);
    *(eight *)to = first;
    *(eight *)(to + count - 8) = last;
  } else if (count >= 4) {
    uint32_t first = *(const four *)from;
    uint32_t last = *(const four *)(from + count - 4);
    *(four *)to = first;
    *(four *)(to + count - 4) = last;
  } else if (count >= 2) {
    uint16_t first = *(const two *)from;
    uint16_t last = *(const two *)(from + count - 2);
    *(two *)to = first;
    *(two *)(to + count - 2) = last;
  } else if (count) {
    *to = *from;
  }
}

void *memmove(void *start, const void *source, size_t count) {
  char *to = start;
  const char *from = source;
  sixteen first, last;
  size_t at;
  if (count <= 16) {
    move_few(to, from, count);
    return start;
  }
  first = *(const sixteen *)from;
  last = *(const sixteen *)(from + count - 16);
  if ((uintptr_t)to - (uintptr_t)from >= count) {
#ifdef __x86_64__
    if (count >= 2048) {
      __asm__ volatile("rep movsb"
                       : "+D"(to), "+S"(from), "+c"(count)
                       :
                       : "memory");
      return start;
    }
#endif
    for (at = 16; at + 16 < count; at += 16)
      *(sixteen *)(to + at) = *(const sixteen *)(from + at);
  } else {
    for (at = count - 16; at > 16; at -= 16)
      *(sixteen *)(to + at - 16) = *(const sixteen *)(from + at - 16);
  }
  *(sixteen *)to = first;
  *(sixteen *)(to + count - 16) = last;
  return start;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return memmove(to, from, count);
}

void *memset(void *start, int value, size_t count) {
  char *to = start;
#ifdef __x86_64__
  __asm__ volatile("rep stosb" : "+D"(to), "+c"(count) : "a"(value) : "memory");
#else
  for (; count >= 8; count -= 8, to += 8)
    *(eight *)to = 0x0101010101010101u * (unsigned char)value;
  for (; count; count--)
    *to++ = (char)value;
#endif
  return start;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (; count; count--, a++, b++)
    if (*a != *b)
      return *a - *b;
  return 0;
}
