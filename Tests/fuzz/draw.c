/* Bytes to arguments: every argument follows from its step's bytes alone, but
 * for handles, which are whatever stands at a place of the pools. */
#include "fuzz.h"
#include <math.h>
#include <stdlib.h>

void *scratch(frame *fr, size_t size) {
  size = (size + 15) & ~(size_t)15;
  if (fr->used + size > sizeof fr->scratch)
    abort(); /* more room is needed: the interface has grown */
  void *room = fr->scratch + fr->used;
  fr->used += size;
  memset(room, 0, size);
  return room;
}

/* A struct, and zeros behind it: a strange size may say that there is more. */
static void *scratch_struct(frame *fr, size_t size) {
  return scratch(fr, 2 * size + 32);
}

/* MARK: Handles */

static void note_origin(frame *fr, const void *stands_in, int kind, int world,
                        int place) {
  if (fr->origin_count < (int)(sizeof fr->origins / sizeof *fr->origins))
    fr->origins[fr->origin_count++] = (origin){stands_in, kind, world, place};
}

/* What stands at a place, or at the next one that has anything; that lives,
 * when the host means well. */
static void *at_place(frame *fr, const void *stands_in, int kind, int world,
                      uint32_t place, bool is_calm) {
  for (uint32_t i = 0; i < 2 * PLACES; i++) {
    int at = (int)((place + i) % PLACES);
    void *handle = f.pool[world][kind][at];
    if (handle && (!is_calm || i >= PLACES || motus_is_alive(handle))) {
      note_origin(fr, stands_in, kind, world, at);
      return handle;
    }
  }
  note_origin(fr, stands_in, -1, 0, 0);
  return NULL;
}

/* Names that nothing has; the same parts of a name are wrong however many bits
 * a pointer has. */
static void *made_up(dice *d) {
#if UINTPTR_MAX > UINT32_MAX
  static const uintptr_t names[] = {
      1, 8, 0x7fffffffffffu, UINTPTR_MAX, 0x100000001u, 0x400000000001u};
#else
  static const uintptr_t names[] = {1,           8,        UINTPTR_MAX - 1,
                                    UINTPTR_MAX, 0x800001, 0x80000001};
#endif
  return (void *)names[roll(d, 6)];
}

void *draw_handle(frame *fr, dice *d, bool is_calm, int kind, bool nullable,
                  const void *stands_in, int world) {
  const struct kind *of = &kinds[kind];
  uint32_t die = roll(d, 64), place = roll(d, PLACES);
  if (nullable && roll(d, 4) == 0) {
    note_origin(fr, stands_in, -1, 0, 0);
    return NULL;
  }
  if (!is_calm && die < 12) {
    if (die < 4)
      return at_place(fr, stands_in, kind, !world, place, false);
    if (die < 8)
      return at_place(fr, stands_in, (int)roll(d, (uint32_t)kind_count), world,
                      place, false);
    if (die < 10) {
      note_origin(fr, stands_in, -1, 0, 0);
      return NULL;
    }
    note_origin(fr, stands_in, -2, 0, 0);
    return made_up(d);
  }
  /* One world has one runtime, nearly always. */
  if (kind == RUNTIME)
    return at_place(fr, stands_in, kind, world, roll(d, 32) == 0 ? place : 0,
                    false);
  int fits = kind;
  if (of->fit_count > 1 && roll(d, 2))
    fits = of->fits[roll(d, (uint32_t)of->fit_count)];
  for (int i = 0; i < PLACES && fits != kind; i++)
    if (f.pool[world][fits][i])
      return at_place(fr, stands_in, fits, world, place, is_calm);
  return at_place(fr, stands_in, kind, world, place, is_calm);
}

/* MARK: Structs */

static void put_integer(void *into, size_t size, long long value) {
  if (size == 8)
    memcpy(into, &value, 8);
  else if (size == 4)
    memcpy(into, &(int32_t){(int32_t)value}, 4);
  else if (size == 2)
    memcpy(into, &(int16_t){(int16_t)value}, 2);
  else
    *(unsigned char *)into = value != 0;
}

/* The kind of object that the other fields of an end of a link ask for, mostly. */
static int kind_asked_for(dice *d, const shape *of, const unsigned char *into) {
  static const char *const sources[] = {"value",
                                        "view",
                                        "view",
                                        "scroller",
                                        "scroller",
                                        "scroller",
                                        "gesture",
                                        "gesture",
                                        "gesture",
                                        "gesture",
                                        "property_animator",
                                        "percent_driven_interaction",
                                        NULL,
                                        NULL,
                                        "drag"};
  static const char *const targets[] = {"value", "view", "property_animator",
                                        "percent_driven_interaction"};
  const bool is_target = strcmp(of->name, "motus_link_target") == 0;
  const uint32_t count = is_target ? 4 : 15;
  int32_t said = 0;
  if (!is_target && strcmp(of->name, "motus_link_source") != 0)
    return 1 + (int)roll(d, (uint32_t)kind_count - 1);
  memcpy(&said, into, sizeof said);
  if (said < 0 || (uint32_t)said >= count || roll(d, 8) == 0)
    said = (int32_t)roll(d, count);
  const char *const wanted = is_target ? targets[said] : sources[said];
  for (int i = 0; i < kind_count; i++)
    if (wanted && strcmp(kinds[i].name + strlen("motus_"), wanted) == 0)
      return i;
  return 0;
}

static void draw_field(frame *fr, dice *d, bool is_calm, const shape *of,
                       const field *fi, unsigned char *into, cell *behind) {
  unsigned char *at = into + fi->offset;
  int world = step_world(fr->step);
  if (fi->hint == HINT_STRUCT_SIZE) {
    if (!is_calm && roll(d, 12) == 0) {
      size_t strange[] = {0, 1, SIZE_MAX, draw_size(d, of)},
             size = strange[roll(d, 4)];
      memcpy(at, &size, sizeof size);
    }
    return;
  }
  /* Defaults are there. A struct of callbacks has most of them. */
  if (fi->hint == HINT_KEPT ||
      (of->init && roll(d, 4) == (fi->sort == SORT_FUNCTION ? 0 : 1)))
    return;
  if (of->init && !of->is_table && step_is_sparing(fr->step) && roll(d, 8))
    return;
  size_t one = fi->size / (size_t)fi->count;
  for (int i = 0; i < fi->count; i++, at += one) {
    switch (fi->sort) {
    case SORT_NUMBER: {
      double number = draw_number(d, is_calm, fi->hint, world);
      memcpy(at, &number, sizeof number);
      break;
    }
    case SORT_INTEGER: {
      long long integer = draw_integer(d, is_calm, fi->hint);
      if (strcmp(fi->type, "size_t") == 0)
        integer = (long long)size_of(integer);
      put_integer(at, one, integer);
      break;
    }
    case SORT_BOOL:
      *at = roll(d, 2);
      break;
    case SORT_CHOICE:
      put_integer(at, one, draw_choice(d, is_calm, &choices[fi->index]));
      break;
    case SORT_VALUE:
      for (int j = 0; j < shapes[fi->index].field_count; j++)
        draw_field(fr, d, is_calm, &shapes[fi->index],
                   &shapes[fi->index].fields[j], at, behind);
      break;
    case SORT_ANY_HANDLE: {
      void *handle = draw_handle(fr, d, is_calm, kind_asked_for(d, of, into),
                                 true, at, world);
      memcpy(at, &handle, sizeof handle);
      break;
    }
    case SORT_HANDLE: {
      void *handle = draw_handle(fr, d, is_calm, fi->index, true, at, world);
      memcpy(at, &handle, sizeof handle);
      break;
    }
    case SORT_FUNCTION:
      memcpy(at, &slots[fi->index].function, sizeof(void (*)(void)));
      break;
    case SORT_DATA: {
      cell *data = give(fr, d, is_calm);
      memcpy(at, &data, sizeof data);
      break;
    }
    case SORT_STRUCTS: {
      const shape *element = &shapes[fi->index];
      if (fi->length < 0) { /* one, with an _init function */
        if (roll(d, 2)) {
          unsigned char *one = scratch_struct(fr, element->size);
          draw_struct(fr, d, is_calm, element, one, behind);
          memcpy(at, &one, sizeof one);
        }
        break;
      }
      uint32_t count = roll(d, MOST_ELEMENTS + 1);
      unsigned char *list = scratch(fr, element->size * MOST_ELEMENTS);
      for (uint32_t j = 0; j < count; j++)
        for (int k = 0; k < element->field_count; k++)
          draw_field(fr, d, is_calm, element, &element->fields[k],
                     list + j * element->size, behind);
      memcpy(at, &list, sizeof list);
      const field *length = &of->fields[fi->length];
      put_integer(into + length->offset, length->size, count);
      break;
    }
    default: /* NULL, as the _init function leaves it */
      break;
    }
  }
}

void draw_struct(frame *fr, dice *d, bool is_calm, const shape *of, void *into,
                 cell *behind) {
  if (of->init)
    of->init(into);
  /* All that appearance is told, or nothing of it: it is followed. */
  for (int i = 0; i < of->field_count; i++)
    draw_field(fr, d, is_calm, of, &of->fields[i], into, behind);
  if (behind && strcmp(of->name, "motus_view_controller_callbacks") == 0) {
    const size_t told[] = {
        offsetof(motus_view_controller_callbacks, view_will_appear),
        offsetof(motus_view_controller_callbacks, view_is_appearing),
        offsetof(motus_view_controller_callbacks, view_did_appear),
        offsetof(motus_view_controller_callbacks, view_will_disappear),
        offsetof(motus_view_controller_callbacks, view_did_disappear)};
    for (int i = 0; i < 5; i++)
      for (int j = 0; j < of->field_count; j++)
        if (of->fields[j].offset == told[i])
          memcpy((char *)into + told[i], &slots[of->fields[j].index].function,
                 sizeof(void (*)(void)));
    behind->has_appearance = true;
  }
}

/* MARK: Arguments */

static void draw_array(frame *fr, dice *d, bool is_calm, const parameter *p,
                       argument *a, uint32_t *count) {
  int world = step_world(fr->step);
  *count = roll(d, 4) ? 1 + roll(d, 4) : roll(d, MOST_ELEMENTS + 1);
  if (p->sort == SORT_BYTES) {
    a->pointer = draw_snapshot(scratch(fr, 4096), 4096, d, is_calm, count);
    return;
  }
  size_t one = p->sort == SORT_HANDLES   ? sizeof(void *)
               : p->sort == SORT_NUMBERS ? sizeof(double)
                                         : p->size;
  uint32_t most = p->sort == SORT_NUMBERS ? 16 : MOST_ELEMENTS;
  if (p->sort == SORT_NUMBERS && roll(d, 4) == 0)
    *count = 16;
  unsigned char *list = scratch(fr, (one + 32) * most); /* longer ones too */
  a->pointer = list;
  for (uint32_t i = 0; i < *count; i++) {
    if (p->sort == SORT_HANDLES) {
      void *handle =
          draw_handle(fr, d, is_calm, p->index, false, list + i * one, world);
      memcpy(list + i * one, &handle, one);
    } else if (p->sort == SORT_NUMBERS) {
      double number = draw_number(d, is_calm, HINT_UNIT, world);
      memcpy(list + i * one, &number, one);
    } else {
      draw_struct(fr, d, is_calm, &shapes[p->index], list + i * one, NULL);
    }
  }
}

static const shape *element_shape(const function *of) {
  int at = 0;
  while (of->parameters[at].sort != SORT_STRUCTS)
    at += 1;
  return &shapes[of->parameters[at].index];
}

static void draw_one(frame *fr, int at) {
  const parameter *p = &fr->function->parameters[at];
  argument *a = &fr->arguments[at];
  const step *s = fr->step;
  int world = step_world(s);
  bool is_calm = step_is_calm(s);
  dice dealt = {mixed((uint64_t)s->bytes[at % 8] | (uint64_t)at << 16 |
                      (uint64_t)s->bytes[(at + 3) % 8] << 8 |
                      (uint64_t)fr->attempt << 32)};
  dice *d = &dealt;
  switch (p->sort) {
  case SORT_HANDLE:
    a->pointer = instead_of(
        draw_handle(fr, d, is_calm, p->index, p->nullable, a, world), p->index);
    break;
  case SORT_ANY_HANDLE:
    a->pointer =
        draw_handle(fr, d, is_calm,
                    roll(d, 3) ? 1 + (int)roll(d, (uint32_t)kind_count - 1)
                               : (int)roll(d, 8),
                    p->nullable, a, world);
    a->pointer = instead_of(a->pointer, -1);
    break;
  case SORT_NUMBER:
    a->number = draw_number(d, is_calm, p->hint, world);
    break;
  case SORT_INTEGER:
    if (p->hint == HINT_STRUCT_SIZE)
      a->integer =
          (long long)(!is_calm && roll(d, 3) == 0
                          ? draw_size(
                                d, &shapes[fr->function->parameters[0].index])
                          : fr->function->parameters[0].size);
    else if (p->hint == HINT_ELEMENT_SIZE)
      a->integer = (long long)(is_calm || roll(d, 4)
                                   ? element_shape(fr->function)->size
                                   : draw_size(d, element_shape(fr->function)));
    else if (p->hint != HINT_LENGTH)
      a->integer = draw_integer(d, is_calm, p->hint);
    break;
  case SORT_BOOL:
    a->integer = roll(d, 2);
    break;
  case SORT_CHOICE:
    a->integer = draw_choice(d, is_calm, &choices[p->index]);
    break;
  case SORT_TEXT:
    a->pointer = (void *)draw_text(d, is_calm, p->nullable);
    break;
  case SORT_VALUE:
    a->pointer = scratch(fr, p->size);
    draw_struct(fr, d, is_calm, &shapes[p->index], a->pointer, NULL);
    break;
  case SORT_FILLED:
    a->pointer = scratch_struct(fr, p->size);
    break;
  case SORT_STRUCT:
    if (!(p->nullable && roll(d, 4) == 0) && (is_calm || roll(d, 24))) {
      cell *behind = p->data >= 0 ? fr->arguments[p->data].pointer : NULL;
      a->pointer = scratch_struct(fr, p->size);
      draw_struct(fr, d, is_calm, &shapes[p->index], a->pointer, behind);
    }
    break;
  case SORT_FUNCTION:
    if (is_calm ? !p->nullable || roll(d, 8) : roll(d, 8))
      a->function = slots[p->index].function;
    break;
  case SORT_HANDLES:
  case SORT_NUMBERS:
  case SORT_STRUCTS:
  case SORT_BYTES: {
    uint32_t count = 0;
    bool is_null = is_calm ? p->nullable && roll(d, 8) == 0 : roll(d, 12) == 0;
    if (!is_null)
      draw_array(fr, d, is_calm, p, a, &count);
    if (p->length >= 0)
      fr->arguments[p->length].integer =
          !is_null || is_calm ? (long long)count : draw_length(d);
    break;
  }
  case SORT_OUT:
  case SORT_LENT:
    if (!(p->nullable && roll(d, 4) == 0) && (is_calm || roll(d, 24)))
      a->pointer =
          scratch(fr, p->sort == SORT_LENT ? sizeof(void *) : 2 * p->size + 32);
    break;
  case SORT_OUT_ARRAY: {
    uint32_t capacity = roll(d, 3) ? 16 : roll(d, 17);
    if (!(p->nullable && roll(d, 4) == 0) && (is_calm || roll(d, 24)))
      a->pointer = scratch(fr, p->size * 16);
    if (p->length >= 0 &&
        fr->function->parameters[p->length].sort == SORT_INTEGER)
      fr->arguments[p->length].integer = capacity;
    break;
  }
  case SORT_OUT_BYTES: {
    size_t room;
    void *bytes = snapshot_room(&room);
    a->pointer = is_calm || roll(d, 24) ? bytes : NULL;
    if (p->length >= 0)
      fr->arguments[p->length].integer =
          roll(d, 4) ? (long long)room : roll(d, 300);
    break;
  }
  default:
    break;
  }
}

void draw(frame *fr) {
  const function *by = fr->function;
  memset(fr->arguments, 0, sizeof fr->arguments);
  fr->used = 0;
  fr->origin_count = 0;
  fr->cell_count = 0;
  dice d = {mixed((uint64_t)fr->step->bytes[7] << 8 | fr->step->bytes[6])};
  /* user_data first: what is called knows it. */
  for (int i = 0; i < by->count; i++)
    if (by->parameters[i].sort == SORT_DATA) {
      cell *data = give(fr, &d, step_is_calm(fr->step));
      fr->arguments[i].pointer = data;
    }
  for (int i = 0; i < by->count; i++)
    if (by->parameters[i].sort == SORT_DESTROY && roll(&d, 12))
      fr->arguments[i].function = (void (*)(void))end_cell;
  for (int i = 0; i < by->count; i++)
    draw_one(fr, i);
}
