/* One call, and what must hold after each. */
#include "fuzz.h"

const function *function_of(uint16_t op) {
  int low = 0, high = ring_count;
  while (low < high) {
    int middle = (low + high) / 2;
    if (ring[middle].at < op)
      low = middle + 1;
    else
      high = middle;
  }
  return &functions[ring[low % ring_count].function];
}

/* MARK: Before */

static bool is_out(const parameter *p) {
  return p->sort == SORT_OUT || p->sort == SORT_OUT_ARRAY ||
         p->sort == SORT_LENT;
}

static bool is_sized(const parameter *p) {
  return p->sort == SORT_OUT && p->of == SORT_VALUE &&
         shapes[p->index].is_sized;
}

static size_t out_size(const frame *fr, const parameter *p) {
  if (p->sort == SORT_LENT)
    return sizeof(void *);
  if (p->sort == SORT_OUT)
    return p->size;
  long long capacity =
      p->length >= 0 && fr->function->parameters[p->length].sort == SORT_INTEGER
          ? fr->arguments[p->length].integer
          : 16;
  return p->size * (size_t)(capacity < 0 || capacity > 16 ? 16 : capacity);
}

/* Outputs are filled with what must not stay, and what is behind stays. */
static void dirty(frame *fr) {
  for (int i = 0; i < fr->function->count; i++) {
    const parameter *p = &fr->function->parameters[i];
    const argument *a = &fr->arguments[i];
    if (!is_out(p) || !a->pointer)
      continue;
    memset(a->pointer, UNTOUCHED, out_size(fr, p));
    if (is_sized(p)) {
      size_t size = p->size;
      dice d = {mixed(fr->step->bytes[i % 8])};
      if (!step_is_calm(fr->step) && roll(&d, 4) == 0)
        size = draw_size(&d, &shapes[p->index]);
      memset(a->pointer, UNTOUCHED, 2 * p->size + 32);
      memcpy(a->pointer, &size, sizeof size);
    }
  }
}

static void prepare_cells(frame *fr) {
  for (int i = 0; i < fr->function->count; i++) {
    const parameter *p = &fr->function->parameters[i];
    if (p->sort == SORT_DESTROY && fr->arguments[i].function) {
      cell *it = i > 0 ? fr->arguments[i - 1].pointer : NULL;
      if (it)
        it->has_destroy = true;
      else
        f.given_nothing += 1;
    }
    cell *it = p->data >= 0 ? fr->arguments[p->data].pointer : NULL;
    if (!it || (p->sort == SORT_FUNCTION && !fr->arguments[i].function))
      continue;
    /* Of two callbacks with one user_data the one that lives longer counts. */
    if (p->scope > it->scope)
      it->scope = p->scope;
    if (p->scope == SCOPE_ONCE)
      it->most_calls = (it->most_calls < 0 ? 0 : it->most_calls) + 1;
  }
}

/* MARK: After */

static bool is_clear(const unsigned char *bytes, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (bytes[i])
      return false;
  return true;
}

/* NaN is what is left open, an infinity no limit: the header says where. */
static bool may_be_open(const shape *of, const field *fi) {
  return strcmp(of->name, "motus_item_behavior_options") == 0 ||
         strcmp(of->name, "motus_look_options") == 0 ||
         (strcmp(of->name, "motus_drag_options") == 0 &&
          (strcmp(fi->name, "minimum") == 0 ||
           strcmp(fi->name, "maximum") == 0)) ||
         (strcmp(of->name, "motus_attachment_options") == 0 &&
          (strcmp(fi->name, "length") == 0 || strstr(fi->name, "_limit")));
}

/* Of a struct that a call has filled as far as it goes. */
static void check_numbers(const shape *of, const unsigned char *bytes,
                          size_t size) {
  /* How many fields a size holds differs with the width of pointers. */
  uint64_t before = f.hash;
  for (int i = 0; i < of->field_count; i++) {
    const field *fi = &of->fields[i];
    double number;
    if (fi->offset + fi->size > size || may_be_open(of, fi))
      continue;
    if (fi->sort == SORT_VALUE)
      fold_value(&shapes[fi->index], bytes + fi->offset);
    if (fi->sort != SORT_NUMBER)
      continue;
    memcpy(&number, bytes + fi->offset, sizeof number);
    fold_number(number);
  }
  f.hash = before;
}

static void check_outputs(const frame *fr) {
  const function *by = fr->function;
  bool failed = fr->answer.integer < 0;
  for (int i = 0; i < by->count; i++) {
    const parameter *p = &by->parameters[i];
    unsigned char *bytes = fr->arguments[i].pointer;
    if (!is_out(p) || !bytes)
      continue;
    if (is_sized(p)) {
      size_t size;
      memcpy(&size, bytes, sizeof size);
      for (size_t j = size; j < 2 * p->size + 32; j++)
        if (bytes[j] != UNTOUCHED && j >= sizeof size)
          found("a struct is written beyond its size", by->name);
      if (!failed || by->result != SORT_STATUS)
        check_numbers(&shapes[p->index], bytes, size);
    } else if (failed && by->result == SORT_STATUS &&
               !is_clear(bytes, out_size(fr, p))) {
      found("an output is not cleared on failure", by->name);
    }
  }
}

static void check_status(const frame *fr) {
  motus_status status = (motus_status)fr->answer.integer;
  if (status > MOTUS_OK || status < MOTUS_ERROR_LIMIT)
    found("a status that there is not", fr->function->name);
  /* The conventions allow these everywhere, and inside of some callbacks
   * nothing can be asked for. */
  uint32_t always =
      1u << -MOTUS_ERROR_STALE_HANDLE | 1u << -MOTUS_ERROR_INVALID_ARGUMENT |
      1u << -MOTUS_ERROR_WRONG_KIND | 1u << -MOTUS_ERROR_FOREIGN_HANDLE |
      1u << -MOTUS_ERROR_STRUCT_SIZE |
      (f.innermost ? 1u << -MOTUS_ERROR_REENTRANT : 0);
  if (status < 0 && !((fr->function->statuses | always) >> -status & 1))
    found(motus_status_name(status), fr->function->name);
}

static void check_cells(frame *fr) {
  bool refused = fr->function->result == SORT_STATUS && fr->answer.integer < 0;
  for (int i = 0; i < fr->cell_count; i++) {
    cell *it = fr->cells[i];
    it->has_returned = true;
    if (!refused || it->scope == SCOPE_DURING_THE_CALL)
      continue;
    it->is_refused = true;
    /* Inside a callback, it ends with the outermost call. */
    if (it->has_destroy && !it->has_ended && !f.innermost)
      found("user_data outlives its refused call", fr->function->name);
  }
}

/* A getter that reports answers nothing. */
/* A glide by key that is asked for wrongly answers where it is. */
static void check_getter(const frame *fr) {
  const answer *r = &fr->answer;
  if (fr->reported >= MOTUS_OK || fr->function->result == SORT_STATUS ||
      strcmp(fr->function->name, "motus_runtime_glide_number") == 0)
    return;
  bool is_nothing = r->integer == 0 && r->number == 0 && !r->pointer &&
                    is_clear(r->value, fr->function->result_size);
  if (!is_nothing && fr->function->result != SORT_TEXT)
    found("a getter reports a failure and answers something",
          fr->function->name);
}

/* Handles that come out take part from now on. */
static void collect(const frame *fr) {
  const function *by = fr->function;
  int world = step_world(fr->step);
  if (by->result == SORT_HANDLE)
    keep_lent(world, by->result_index, fr->step->to % PLACES,
              (void *)fr->answer.pointer);
  if (by->result == SORT_STATUS && fr->answer.integer < 0)
    return;
  for (int i = 0; i < by->count; i++) {
    const parameter *p = &by->parameters[i];
    if (p->sort != SORT_OUT || p->of != SORT_HANDLE ||
        !fr->arguments[i].pointer)
      continue;
    void *handle;
    memcpy(&handle, fr->arguments[i].pointer, sizeof handle);
    if (!handle && by->creates)
      found("nothing is created", by->name);
    if (by->creates)
      keep(world, p->index, fr->step->to % PLACES, handle);
    else
      keep_lent(world, p->index, fr->step->to % PLACES, handle);
  }
}

static void fold_lent(const frame *fr, int at) {
  const parameter *p = &fr->function->parameters[at];
  const void *list = NULL;
  size_t count = 0;
  if (!fr->arguments[at].pointer || p->length < 0 ||
      !fr->arguments[p->length].pointer)
    return;
  memcpy(&list, fr->arguments[at].pointer, sizeof list);
  memcpy(&count, fr->arguments[p->length].pointer, sizeof count);
  if (count && !list)
    found("a list of nothing", fr->function->name);
  for (size_t i = 0; i < count && i < 4096; i++)
    fold_value(&shapes[p->index], (const char *)list + i * p->size);
}

/* What a frame has changed is finite, whether the host asks or not. */
static void check_changes(const frame *fr) {
  const motus_change *changes;
  size_t count;
  uint64_t before = f.hash;
  if (strcmp(fr->function->name, "motus_runtime_tick") != 0 ||
      fr->answer.integer < 0 ||
      motus_runtime_changes(fr->arguments[0].pointer, &changes, &count))
    return;
  note_beginnings(fr->arguments[0].pointer);
  for (size_t i = 0; i < count; i++)
    for (uint32_t j = 0; j < changes[i].component_count; j++)
      fold_number(changes[i].values[j]);
  f.hash = before;
}

/* How many bytes a state takes differs with the width of numbers. */
static bool tells_bytes(const function *by) {
  return strncmp(by->name, "motus_dynamic_animator_snapshot", 31) == 0;
}

static void fold_answer(const frame *fr) {
  const function *by = fr->function;
  const answer *r = &fr->answer;
  fold_integer(by - functions);
  fold_integer(tells_bytes(by) ? r->integer > 0 : r->integer);
  fold_number(r->number);
  if (by->result == SORT_TEXT && r->pointer)
    fold(r->pointer, strlen(r->pointer));
  else if (by->result == SORT_HANDLE)
    fold_handle(r->pointer);
  else if (by->result == SORT_VALUE)
    fold_value(&shapes[by->result_index], r->value);
  if (by->result == SORT_STATUS && r->integer < 0)
    return;
  for (int i = 0; i < by->count; i++) {
    const parameter *p = &by->parameters[i];
    const unsigned char *bytes = fr->arguments[i].pointer;
    if (!bytes || !is_out(p) || tells_bytes(by))
      continue;
    if (p->sort == SORT_LENT) {
      fold_lent(fr, i);
    } else if (!is_sized(p)) {
      fold_list(p, bytes, out_size(fr, p) / p->size);
    }
  }
}

/* MARK: The call */

/* What has changed in the world of runtime 0, for a trace. */
static uint64_t moved(void) {
  motus_runtime *runtime = f.pool[0][RUNTIME][0];
  return motus_is_alive(runtime) &&
                 motus_handle_kind(runtime) == MOTUS_KIND_RUNTIME
             ? motus_runtime_trace_hash(runtime)
             : 0;
}

/* Whether the call succeeded. */
static bool attempt(int index, int number_of_attempt) {
  frame fr;
  const step *s = &f.steps[index];
  f.run += 1;
  fr.step = s;
  fr.step_index = index;
  fr.attempt = number_of_attempt;
  fr.function = function_of(s->op);
  fr.reported = MOTUS_OK;
  memset(&fr.answer, 0, sizeof fr.answer);
  draw(&fr);
  if (watching.before_call)
    watching.before_call(&fr);
  dirty(&fr);
  prepare_cells(&fr);
  if (prints)
    print_step(&fr);
  frame *outer = f.innermost;
  const char *doing = f.doing;
  f.innermost = &fr;
  f.doing = fr.function->name;
  uint64_t before = transitions();
  uint64_t steps = reached.steps += 1;
  size_t number = (size_t)(fr.function - functions);
  reached.calls[number] += 1;

  fr.function->call(fr.arguments, &fr.answer);

  f.innermost = outer;
  if (fr.answer.integer >= 0 && fr.reported == MOTUS_OK)
    reached.good[number] += 1;
  if (traces && fr.answer.integer < 0)
    fprintf(stderr, "%s answers %lld\n", fr.function->name, fr.answer.integer);
  check_cells(&fr);
  if (fr.function->result == SORT_STATUS)
    check_status(&fr);
  /* Unless a destroy function has done it. */
  if (fr.function->result == SORT_STATUS && fr.answer.integer < 0 &&
      reached.steps == steps && transitions() != before)
    found("a refused call changes transitions", fr.function->name);
  check_outputs(&fr);
  check_getter(&fr);
  if (fr.function->result == SORT_CHOICE && fr.function->result_index >= 0) {
    const choice *of = &choices[fr.function->result_index];
    bool listed = false;
    for (int i = 0; i < of->count; i++)
      listed |= of->values[i] == fr.answer.integer;
    if (!listed)
      found("a value that the header does not list", fr.function->name);
  }
  fold_answer(&fr);
  check_changes(&fr);
  if (watching.after_call)
    watching.after_call(&fr);
  f.doing = doing;
  if (traces)
    fprintf(stderr, "%*s%d %s: %lld %.17g %016llx %016llx\n", 2 * f.depth, "",
            index, fr.function->name, fr.answer.integer, fr.answer.number,
            (unsigned long long)f.hash, (unsigned long long)moved());
  collect(&fr);
  for (int i = 0; i < fr.function->count; i++)
    if (fr.function->parameters[i].sort == SORT_OUT_BYTES &&
        fr.answer.integer == 0) {
      size_t size;
      memcpy(&size, fr.arguments[fr.function->count - 1].pointer, sizeof size);
      remember_snapshot(size);
    }
  /* The pools' runtimes tell the time; a tick has moved it, or has not. */
  for (int world = 0; world < WORLDS; world++)
    if (strcmp(fr.function->name, "motus_runtime_tick") == 0 &&
        fr.answer.integer == 0 &&
        fr.arguments[0].pointer == f.pool[world][RUNTIME][0])
      f.now[world] = fr.arguments[1].number;
  return fr.function->result != SORT_STATUS || fr.answer.integer >= 0;
}

/* A host that means well knows what is possible: a refused call has changed
 * nothing, and other arguments are tried. */
void perform(int index) {
  bool is_outermost = f.depth == 0;
  if (is_outermost)
    f.run = 0;
  int attempts =
      is_outermost && step_is_calm(&f.steps[index]) ? MOST_ATTEMPTS : 1;
  for (int i = 0; i < attempts && f.run < MOST_RUN; i++)
    if (attempt(index, i))
      return;
}
