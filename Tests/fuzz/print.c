/* An input as a C program: each step as the call that it came to when it first
 * ran, scripts as functions, callbacks as what runs their script. */
#include "fuzz.h"
#include <math.h>
#include <stdlib.h>

static char *texts[MOST_STEPS]; /* of each step */
static bool visited[512];

typedef struct buffer {
  char *bytes;
  size_t size;
  FILE *file;
} buffer;

static void print_number(FILE *out, double number) {
  if (isnan(number))
    fprintf(out, "NAN");
  else if (isinf(number))
    fprintf(out, number > 0 ? "INFINITY" : "-INFINITY");
  else
    fprintf(out, "%.17g", number);
}

static const char *noun(int kind) {
  return kinds[kind].name + strlen("motus_");
}

static void print_handle(const frame *fr, FILE *out, const void *stands_in) {
  for (int i = 0; i < fr->origin_count; i++) {
    const origin *o = &fr->origins[i];
    if (o->stands_in != stands_in)
      continue;
    if (o->kind == -1)
      fprintf(out, "NULL");
    else if (o->kind == -2)
      fprintf(out, "(void *)0x100000001u");
    else
      fprintf(out, "(void *)%s.%s[%d]", o->world ? "there" : "here",
              noun(o->kind), o->place);
    return;
  }
  fprintf(out, "NULL");
}

static void print_choice(FILE *out, const choice *of, int value) {
  for (int i = 0; i < of->count; i++)
    if (of->values[i] == value) {
      fprintf(out, "%s", of->names[i]);
      return;
    }
  fprintf(out, "(%s)%d", of->name, value);
}

static long long integer_at(const void *at, size_t size) {
  int64_t wide = 0;
  int32_t half = 0;
  if (size == 8)
    memcpy(&wide, at, 8);
  else if (size == 4)
    memcpy(&half, at, 4), wide = half;
  else
    wide = *(const unsigned char *)at;
  return wide;
}

static void print_function(FILE *out, int slot) {
  visited[slot] = true;
  fprintf(out, "on_%d", slot);
}

static void print_cell(const frame *fr, FILE *out, const void *data) {
  for (int i = 0; i < fr->cell_count; i++)
    if (fr->cells[i] == data) {
      fprintf(out, "&cells[%d]", 4 * fr->step_index + i);
      return;
    }
  fprintf(out, "NULL");
}

/* `{…}` of a plain struct. */
static void print_value(const frame *fr, FILE *out, const shape *of,
                        const unsigned char *value) {
  fprintf(out, "{");
  for (int i = 0; i < of->field_count; i++) {
    const field *fi = &of->fields[i];
    const unsigned char *at = value + fi->offset;
    size_t one = fi->size / (size_t)fi->count;
    double number;
    fprintf(out, "%s", i ? ", " : "");
    if (fi->count > 1)
      fprintf(out, "{");
    for (int j = 0; j < fi->count; j++, at += one) {
      fprintf(out, "%s", j ? ", " : "");
      if (fi->sort == SORT_NUMBER) {
        memcpy(&number, at, sizeof number);
        print_number(out, number);
      } else if (fi->sort == SORT_VALUE) {
        print_value(fr, out, &shapes[fi->index], at);
      } else if (fi->sort == SORT_HANDLE) {
        print_handle(fr, out, at);
      } else if (fi->sort == SORT_CHOICE) {
        print_choice(out, &choices[fi->index], (int)integer_at(at, one));
      } else {
        fprintf(out, "%lld", integer_at(at, one));
      }
    }
    if (fi->count > 1)
      fprintf(out, "}");
  }
  fprintf(out, "}");
}

/* Lines that fill a struct beyond what its defaults are. */
static void print_filled(const frame *fr, FILE *out, const char *name,
                         const shape *of, const unsigned char *value) {
  unsigned char plain[1024];
  memset(plain, 0, sizeof plain);
  if (of->init)
    of->init(plain);
  if (of->is_table)
    fprintf(out, "  %s %s = {.struct_size = sizeof %s};\n", of->name, name,
            name);
  else if (of->init)
    fprintf(out, "  %s %s;\n  %s_init(&%s, sizeof %s);\n", of->name, name,
            of->name, name, name);
  else
    fprintf(out, "  %s %s = {0};\n", of->name, name);
  for (int i = 0; i < of->field_count; i++) {
    const field *fi = &of->fields[i];
    const unsigned char *at = value + fi->offset;
    size_t one = fi->size / (size_t)fi->count;
    if (memcmp(at, plain + fi->offset, fi->size) == 0)
      continue;
    if (fi->sort == SORT_VALUE && shapes[fi->index].is_sized) {
      fprintf(out, "  { /* %s */\n", fi->name);
      print_filled(fr, out, fi->name, &shapes[fi->index], at);
      fprintf(out, "  %s.%s = %s;\n  }\n", name, fi->name, fi->name);
      continue;
    }
    for (int j = 0; j < fi->count; j++, at += one) {
      double number;
      fprintf(out, "  %s.%s", name, fi->name);
      if (fi->count > 1)
        fprintf(out, "[%d]", j);
      fprintf(out, " = ");
      if (fi->sort == SORT_NUMBER) {
        memcpy(&number, at, sizeof number);
        print_number(out, number);
      } else if (fi->sort == SORT_FUNCTION) {
        print_function(out, fi->index);
      } else if (fi->sort == SORT_HANDLE) {
        print_handle(fr, out, at);
      } else if (fi->sort == SORT_CHOICE) {
        print_choice(out, &choices[fi->index], (int)integer_at(at, one));
      } else if (fi->sort == SORT_VALUE) {
        fprintf(out, "(%s)", shapes[fi->index].name);
        print_value(fr, out, &shapes[fi->index], at);
      } else if (fi->sort == SORT_DATA) {
        const void *data;
        memcpy(&data, at, sizeof data);
        print_cell(fr, out, data);
      } else if (fi->sort == SORT_STRUCTS) {
        fprintf(out, "NULL /* a list */");
      } else {
        fprintf(out, "%lld", integer_at(at, one));
      }
      fprintf(out, ";\n");
    }
  }
}

static void print_before(const frame *fr, FILE *out, int at) {
  const parameter *p = &fr->function->parameters[at];
  const argument *a = &fr->arguments[at];
  long long count =
      p->length >= 0 ? fr->arguments[p->length].integer : MOST_ELEMENTS;
  if (!a->pointer)
    return;
  if (p->sort == SORT_STRUCT) {
    print_filled(fr, out, p->name, &shapes[p->index], a->pointer);
  } else if (p->sort == SORT_FILLED) {
    fprintf(out, "  %s %s;\n", shapes[p->index].name, p->name);
  } else if (p->sort == SORT_OUT_ARRAY) {
    fprintf(out, "  static char %s[4096];\n", p->name);
  } else if (p->sort == SORT_OUT || p->sort == SORT_LENT) {
    if (p->of == SORT_HANDLE && p->sort == SORT_OUT)
      fprintf(out, "  %s *%s = NULL;\n", kinds[p->index].name, p->name);
    else
      fprintf(out, "  static char %s[1024];\n", p->name);
  } else if (p->sort == SORT_HANDLES) {
    fprintf(out, "  %s *const %s[] = {", kinds[p->index].name, p->name);
    for (long long i = 0; i < count; i++) {
      fprintf(out, "%s", i ? ", " : "");
      print_handle(fr, out, (char *)a->pointer + i * (long)sizeof(void *));
    }
    fprintf(out, "%s};\n", count ? "" : "NULL");
  } else if (p->sort == SORT_NUMBERS) {
    fprintf(out, "  double %s[16] = {", p->name);
    for (long long i = 0; i < count && i < 16; i++) {
      fprintf(out, "%s", i ? ", " : "");
      print_number(out, ((double *)a->pointer)[i]);
    }
    fprintf(out, "};\n");
  } else if (p->sort == SORT_STRUCTS) {
    fprintf(out, "  %s %s[] = {", shapes[p->index].name, p->name);
    for (long long i = 0; i < count && i < MOST_ELEMENTS; i++) {
      fprintf(out, "%s", i ? ", " : "");
      print_value(fr, out, &shapes[p->index],
                  (unsigned char *)a->pointer + (size_t)i * p->size);
    }
    fprintf(out, "};\n");
  }
}

static void print_argument(const frame *fr, FILE *out, int at) {
  const parameter *p = &fr->function->parameters[at];
  const argument *a = &fr->arguments[at];
  switch (p->sort) {
  case SORT_HANDLE:
  case SORT_ANY_HANDLE:
    print_handle(fr, out, a);
    break;
  case SORT_NUMBER:
    print_number(out, a->number);
    break;
  case SORT_INTEGER:
    if (p->hint == HINT_STRUCT_SIZE)
      fprintf(out, "(size_t)%lld", a->integer);
    else
      fprintf(out, "(%s)%lld", p->type, a->integer);
    break;
  case SORT_BOOL:
    fprintf(out, a->integer ? "true" : "false");
    break;
  case SORT_CHOICE:
    print_choice(out, &choices[p->index], (int)a->integer);
    break;
  case SORT_TEXT:
    if (a->pointer && strlen(a->pointer) < 40)
      fprintf(out, "\"%s\"", (const char *)a->pointer);
    else
      fprintf(out, a->pointer ? "long_text" : "NULL");
    break;
  case SORT_VALUE:
    fprintf(out, "(%s)", shapes[p->index].name);
    print_value(fr, out, &shapes[p->index], a->pointer);
    break;
  case SORT_FUNCTION:
    if (a->function)
      print_function(out, p->index);
    else
      fprintf(out, "NULL");
    break;
  case SORT_DESTROY:
    fprintf(out, a->function ? "on_destroy" : "NULL");
    break;
  case SORT_DATA:
    print_cell(fr, out, a->pointer);
    break;
  case SORT_POINTER:
    fprintf(out, "NULL");
    break;
  case SORT_BYTES:
  case SORT_OUT_BYTES:
    fprintf(out, "snapshot");
    break;
  case SORT_STRUCT:
  case SORT_FILLED:
  case SORT_OUT:
    fprintf(out, a->pointer ? "(void *)&%s" : "NULL", p->name);
    break;
  default:
    fprintf(out, a->pointer ? "(void *)%s" : "NULL", p->name);
  }
}

void print_step(const frame *fr) {
  buffer b = {0};
  const function *by = fr->function;
  if (texts[fr->step_index] && fr->attempt == 0)
    return;
  free(texts[fr->step_index]);
  b.file = open_memstream(&b.bytes, &b.size);
  bool is_block = false;
  for (int i = 0; i < by->count; i++)
    is_block |=
        fr->arguments[i].pointer && (by->parameters[i].sort >= SORT_HANDLES ||
                                     by->parameters[i].sort == SORT_STRUCT ||
                                     by->parameters[i].sort == SORT_FILLED);
  fprintf(b.file, "  %s/* step %d */\n", is_block ? "{ " : "", fr->step_index);
  for (int i = 0; i < fr->cell_count; i++)
    fprintf(b.file, "  cells[%d] = (cell){%d, %u};\n", 4 * fr->step_index + i,
            fr->cells[i]->script, fr->cells[i]->seed);
  for (int i = 0; i < by->count; i++)
    print_before(fr, b.file, i);
  fprintf(b.file, "  ");
  if (by->result == SORT_HANDLE)
    fprintf(b.file, "%s.%s[%d] = ", step_world(fr->step) ? "there" : "here",
            noun(by->result_index), fr->step->to % PLACES);
  fprintf(b.file, "%s(", by->name);
  for (int i = 0; i < by->count; i++) {
    fprintf(b.file, "%s", i ? ", " : "");
    print_argument(fr, b.file, i);
  }
  fprintf(b.file, ");\n");
  for (int i = 0; i < by->count; i++)
    if (by->parameters[i].sort == SORT_OUT &&
        by->parameters[i].of == SORT_HANDLE && fr->arguments[i].pointer)
      fprintf(b.file, "  %s.%s[%d] = %s;\n",
              step_world(fr->step) ? "there" : "here",
              noun(by->parameters[i].index), fr->step->to % PLACES,
              by->parameters[i].name);
  if (is_block)
    fprintf(b.file, "  }\n");
  fclose(b.file);
  texts[fr->step_index] = b.bytes;
}

static void print_script(FILE *out, int script) {
  for (int i = 0; i < f.step_count; i++)
    if (step_script(&f.steps[i]) == script && texts[i])
      fputs(texts[i], out);
}

void print_program(FILE *out) {
  fprintf(out,
          "/* Written by the fuzzer (make fuzz): a start, not yet a test."
          " */\n#include <math.h>\n#include <motus.h>\n"
          "#include <stdio.h>\n\n"
          "typedef struct cell {\n  int script;\n  unsigned seed;\n"
          "} cell;\nstatic cell cells[%d];\n"
          "static char snapshot[1 << 18], long_text[4000];\n"
          "static struct {\n",
          4 * MOST_STEPS);
  for (int i = 0; i < kind_count; i++)
    fprintf(out, "  %s *%s[%d];\n", kinds[i].name, noun(i), PLACES);
  fprintf(out, "} here, there;\n\n"
               "static void run(const void *data, int calls);\n"
               "static void on_destroy(void *data) {\n  run(data, 0);\n}\n");
  for (int i = 0; i < slot_count; i++)
    if (visited[i]) {
      fprintf(out, "/* %s */\nstatic %s on_%d(%s) {\n  run(user_data, 1);\n",
              slots[i].name, slots[i].result, i, slots[i].parameters);
      if (strcmp(slots[i].result, "void") != 0)
        fprintf(out, "  return 0;\n");
      fprintf(out, "}\n");
    }
  for (int i = 1; i < SCRIPTS; i++) {
    fprintf(out, "static void script_%d(void) {\n", i);
    print_script(out, i);
    fprintf(out, "}\n");
  }
  fprintf(out,
          "static void run(const void *data, int calls) {\n"
          "  static int depth;\n  const cell *it = data;\n"
          "  if (!it || depth == %d || (!calls && it->seed %% 8))\n"
          "    return;\n  depth += 1;\n",
          MOST_DEPTH);
  for (int i = 1; i < SCRIPTS; i++)
    fprintf(out, "  if (it->script == %d)\n    script_%d();\n", i, i);
  fprintf(out, "  depth -= 1;\n}\n\nint main(void) {\n"
               "  motus_runtime_options at_zero;\n"
               "  motus_runtime_options_init(&at_zero, sizeof at_zero);\n"
               "  at_zero.start_time = 0;\n"
               "  motus_runtime_create(&at_zero, &here.runtime[0]);\n"
               "  motus_runtime_create(&at_zero, &there.runtime[0]);\n");
  print_script(out, 0);
  fprintf(out, "  motus_runtime_destroy(here.runtime[0]);\n"
               "  motus_runtime_destroy(there.runtime[0]);\n"
               "  (void)snapshot, (void)long_text, (void)on_destroy;\n"
               "  puts(\"the end\");\n  return 0;\n}\n");
}
