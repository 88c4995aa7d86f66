/* The fuzzer in WebAssembly, where there is neither a C library nor a process:
 * what a seed comes to. hashes.js asks. */
#include "../fuzz.h"
#include <stdlib.h>

enum { MOST_BYTES = HEAD_BYTES + MOST_STEPS * STEP_BYTES };

uint64_t fuzz_hash(uint32_t seed);

uint64_t fuzz_hash(uint32_t seed) {
  static uint8_t input[MOST_BYTES];
  run_input(input, make_input(seed, input, sizeof input));
  return f.hash;
}

void found(const char *what, const char *where) {
  (void)what, (void)where;
  abort();
}

void print_step(const frame *fr) {
  (void)fr;
}

/* MARK: Of a C library */

void abort(void) {
  __builtin_trap();
}
void exit(int status) {
  (void)status;
  __builtin_trap();
}
int printf(const char *text, ...) {
  (void)text;
  return 0;
}
int fprintf(FILE *file, const char *text, ...) {
  (void)file, (void)text;
  return 0;
}

void *memcpy(void *to, const void *from, size_t size) {
  for (size_t i = 0; i < size; i++)
    ((char *)to)[i] = ((const char *)from)[i];
  return to;
}
void *memset(void *to, int byte, size_t size) {
  for (size_t i = 0; i < size; i++)
    ((char *)to)[i] = (char)byte;
  return to;
}
int memcmp(const void *one, const void *other, size_t size) {
  const unsigned char *a = one, *b = other;
  for (; size > 0; a++, b++, size--)
    if (*a != *b)
      return *a < *b ? -1 : 1;
  return 0;
}
size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length])
    length++;
  return length;
}
int strncmp(const char *one, const char *other, size_t length) {
  for (; length > 0; one++, other++, length--)
    if (*one != *other || !*one)
      return (unsigned char)*one - (unsigned char)*other;
  return 0;
}
int strcmp(const char *one, const char *other) {
  return strncmp(one, other, SIZE_MAX);
}
char *strchr(const char *text, int letter) {
  for (;; text++)
    if (*text == (char)letter || !*text)
      return *text == (char)letter ? (char *)text : NULL;
}
char *strstr(const char *text, const char *part) {
  for (; *text; text++)
    if (strncmp(text, part, strlen(part)) == 0)
      return (char *)text;
  return NULL;
}
static bool is_in(const char *set, char letter) {
  return letter && strchr(set, letter);
}
size_t strspn(const char *text, const char *set) {
  size_t length = 0;
  while (is_in(set, text[length]))
    length++;
  return length;
}
size_t strcspn(const char *text, const char *set) {
  size_t length = 0;
  while (text[length] && !is_in(set, text[length]))
    length++;
  return length;
}
char *strpbrk(const char *text, const char *set) {
  text += strcspn(text, set);
  return *text ? (char *)text : NULL;
}

/* As plans write numbers down: a few digits, no exponent. */
double strtod(const char *text, char **end) {
  (void)end;
  bool is_negative = *text == '-';
  double digits = 0, scale = 1, point = 1;
  for (text += is_negative; *text == '.' || (*text >= '0' && *text <= '9');
       text++) {
    if (*text == '.') {
      point = 10;
      continue;
    }
    digits = digits * 10 + (*text - '0');
    scale *= point;
  }
  return (is_negative ? -digits : digits) / scale;
}
int atoi(const char *text) {
  return (int)strtod(text, NULL);
}
