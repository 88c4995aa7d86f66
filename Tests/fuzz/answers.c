/* A fingerprint of all that the library answers. Handles go in by the order in
 * which they were first seen: two runs of one input agree, whatever number a
 * runtime had. */
#include "fuzz.h"

enum { NAMES = 1 << 15 };
static const void *names[NAMES];
static int orders[NAMES], named, used[NAMES];

void fold(const void *bytes, size_t size) {
  const unsigned char *byte = bytes;
  for (size_t i = 0; i < size; i++)
    f.hash = (f.hash ^ byte[i]) * 0x100000001b3u;
}

void fold_integer(long long integer) {
  f.hash = mixed(f.hash ^ (uint64_t)integer);
}

/* Nothing that is handed out is NaN or infinite. */
void fold_number(double number) {
  uint64_t bits;
  if (!(number - number == 0)) /* neither infinite nor NaN */
    found("a number that is not finite", f.doing);
  memcpy(&bits, &number, sizeof bits);
  f.hash = mixed(f.hash ^ bits);
}

void fold_handle(const void *handle) {
  if (!handle) {
    fold_integer(-1);
    return;
  }
  uint32_t at = (uint32_t)mixed((uintptr_t)handle) % NAMES;
  while (names[at] && names[at] != handle)
    at = (at + 1) % NAMES;
  if (!names[at] && named < NAMES / 2) {
    names[at] = handle;
    used[named] = (int)at;
    orders[at] = named++;
  }
  fold_integer(orders[at]);
}

void fold_forget(void) {
  while (named > 0)
    names[used[--named]] = NULL;
  f.hash = 0xcbf29ce484222325u;
}

/* The same number wherever a size_t is as wide as a pointer: SIZE_MAX is -1. */
static long long integer_of(const void *bytes, size_t size, const char *type) {
  long long wide = 0;
  if (strncmp(type, "size_t", 6) == 0) {
    ptrdiff_t here;
    memcpy(&here, bytes, sizeof here);
    return here;
  }
  memcpy(&wide, bytes, size < sizeof wide ? size : sizeof wide);
  return wide;
}

bool is_untouched(const void *bytes, size_t size) {
  const unsigned char *byte = bytes;
  while (size > 0 && *byte == UNTOUCHED)
    byte++, size--;
  return size == 0;
}

/* Values of a type that stand behind each other, as far as they are written. */
void fold_list(const parameter *p, const void *list, size_t count) {
  const unsigned char *at = list;
  for (; count > 0 && !is_untouched(at, p->size); count--, at += p->size) {
    const void *handle;
    if (p->of == SORT_VALUE) {
      fold_value(&shapes[p->index], at);
    } else if (p->of == SORT_HANDLE) {
      memcpy(&handle, at, sizeof handle);
      fold_handle(handle);
    } else if (p->of == SORT_INTEGER) {
      fold_integer(integer_of(at, p->size, p->type));
    } else {
      double number;
      memcpy(&number, at, sizeof number);
      fold_number(number);
    }
  }
  fold_integer((long long)count);
}

void fold_value(const shape *of, const void *value) {
  const unsigned char *bytes = value;
  for (int i = 0; i < of->field_count; i++) {
    const field *fi = &of->fields[i];
    size_t one = fi->size / (size_t)fi->count;
    for (int j = 0; j < fi->count; j++) {
      const unsigned char *at = bytes + fi->offset + (size_t)j * one;
      const void *pointer = NULL;
      double number;
      float single;
      if (one == sizeof pointer)
        memcpy(&pointer, at, sizeof pointer);
      switch (fi->sort) {
      case SORT_NUMBER:
        if (one == sizeof single) {
          memcpy(&single, at, sizeof single);
          number = single;
        } else {
          memcpy(&number, at, sizeof number);
        }
        fold_number(number);
        break;
      case SORT_INTEGER:
      case SORT_CHOICE:
      case SORT_BOOL:
        fold_integer(integer_of(at, one, fi->type));
        break;
      case SORT_VALUE:
        fold_value(&shapes[fi->index], at);
        break;
      case SORT_HANDLE:
        fold_handle(pointer);
        break;
      case SORT_POINTER: /* a subject, a mover: handles of any kind */
        if (strcmp(fi->type, "void *") == 0)
          fold_handle(pointer);
        break;
      case SORT_TEXT:
        if (pointer)
          fold(pointer, strlen(pointer));
        break;
      case SORT_NUMBERS: /* `component_count` of them */
        for (int k = 0; k < of->field_count; k++)
          if (strcmp(of->fields[k].name, "component_count") == 0 && pointer) {
            long long count =
                integer_of(bytes + of->fields[k].offset, of->fields[k].size,
                           of->fields[k].type);
            for (long long c = 0; c < count; c++)
              fold_number(((const double *)pointer)[c]);
          }
        break;
      default:
        break;
      }
    }
  }
}
