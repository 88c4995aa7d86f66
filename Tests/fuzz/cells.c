/* user_data and what callbacks do. A callback runs the script that its
 * user_data was given, and answers what its user_data's seed says. */
#include "fuzz.h"
#include <math.h>

cell *give(frame *fr, dice *d, bool is_calm) {
  uint32_t seed = roll(d, 1u << 31), script = roll(d, 3 * (SCRIPTS - 1));
  if (f.cell_count == MOST_CELLS || fr->cell_count == 4)
    return NULL;
  cell *it = &f.cells[f.cell_count++];
  *it = (cell){.seed = seed,
               .script = script < SCRIPTS ? (int)script : 0,
               .step = fr->step_index,
               .is_calm = is_calm,
               .is_given = true,
               .by = fr->function,
               .most_calls = -1};
  fr->cells[fr->cell_count++] = it;
  return it;
}

static const char *name_of(const cell *it) {
  return it && it->by ? it->by->name : "no function";
}

void end_cell(void *user_data) {
  cell *it = user_data;
  if (!it) {
    f.ended_nothing += 1;
    return;
  }
  if (it->has_ended)
    found("user_data is destroyed twice", name_of(it));
  it->has_ended = true;
  fold_integer(it->step);
  visit v = {
      .cell = it, .slot = -1, .dice = {it->seed}, .is_calm = it->is_calm};
  if (it->seed % 8 == 0)
    visit_run(&v);
}

/* MARK: Visits */

static int world_of(const cell *it) {
  return it && it->step >= 0 ? step_world(&f.steps[it->step]) : 0;
}

visit visit_begin(void *user_data, int slot) {
  cell *it = user_data;
  visit v = {.cell = it, .slot = slot, .is_calm = true};
  reached.visits[slot] += 1;
  fold_integer(slot);
  if (!it)
    return v;
  if (it < f.cells || it >= f.cells + f.cell_count)
    found("a callback is given another user_data", slots[slot].name);
  v.dice.state = mixed((uint64_t)it->seed << 8 | (uint64_t)slot);
  v.is_calm = it->is_calm;
  if (it->has_ended)
    found("a callback is called after its destroy", slots[slot].name);
  if (it->is_refused)
    found("a callback of a refused call is called", slots[slot].name);
  it->calls += 1;
  if (it->scope == SCOPE_DURING_THE_CALL && it->has_returned)
    found("a callback is called after its call", slots[slot].name);
  if (it->scope == SCOPE_ONCE && it->calls > it->most_calls)
    found("a callback is called too often", slots[slot].name);
  fold_integer(it->step);
  return v;
}

void visit_handle(visit *v, int kind, const void *handle) {
  fold_handle(handle);
  if (!handle)
    return;
  if (v->about_count < (int)(sizeof v->about / sizeof *v->about)) {
    v->about[v->about_count] = (void *)(uintptr_t)handle;
    v->about_kinds[v->about_count++] = kind;
  }
  /* What has ended may have cut off its own glides. */
  const char *slot = slots[v->slot].name;
  if (!motus_is_alive(handle) && strcmp(slot, "motus_settle_fn") != 0 &&
      strcmp(slot, "motus_value_settle_fn") != 0)
    found("a callback is given a handle that is not alive", slot);
  keep_lent(world_of(v->cell), kind,
            v->cell ? (int)(v->cell->seed >> 8) % PLACES : 0, (void *)handle);
}
void visit_number(visit *v, double number) {
  (void)v;
  fold_number(number);
}
void visit_integer(visit *v, long long integer) {
  (void)v;
  fold_integer(integer);
}
/* Sentences name handles and published frames, whose numbers differ from
 * runtime to runtime, and the sizes of structs and of far too large lists, which
 * differ with the width of pointers. */
void visit_text(visit *v, const char *text) {
  (void)v;
  bool differs = text && (strstr(text, "struct_size") ||
                          strstr(text, " bytes") || strstr(text, "frame "));
  while (text && *text) {
    size_t digits = strspn(text, "0123456789");
    if (text[0] == '0' && text[1] == 'x')
      text += 2 + strspn(text + 2, "0123456789abcdef");
    else if (digits > 0) {
      fold(text, differs || digits > 9 ? 0 : digits);
      text += digits;
    } else {
      fold(text++, 1);
    }
  }
}

void visit_run(visit *v) {
  if (watching.in_callback)
    watching.in_callback(v);
  if (!v->cell || !v->cell->script || f.depth >= MOST_DEPTH || f.is_muted ||
      v->cell->calls > MOST_SCRIPTED)
    return;
  f.depth += 1;
  for (int i = 0; i < f.step_count; i++)
    if (step_script(&f.steps[i]) == v->cell->script)
      perform(i);
  f.depth -= 1;
}

bool visit_bool(visit *v) {
  return roll(&v->dice, v->is_calm ? 4 : 2) != 0;
}
double visit_double(visit *v, const double *given) {
  uint32_t die = roll(&v->dice, 8);
  double number;
  if (given && die < 6)
    number = die < 4 ? *given : *given * *given;
  else
    number = draw_number(&v->dice, v->is_calm, HINT_SECONDS, 0);
  return watching.answered ? watching.answered(v, number) : number;
}
int visit_choice(visit *v, int choice) {
  return draw_choice(&v->dice, v->is_calm, &choices[choice]);
}
void *visit_lend(visit *v, int kind) {
  static frame lender;
  static step nothing;
  uint32_t die = roll(&v->dice, 4);
  lender.step =
      v->cell && v->cell->step >= 0 ? &f.steps[v->cell->step] : &nothing;
  lender.origin_count = 0;
  if (die == 0)
    return NULL;
  return draw_handle(&lender, &v->dice, v->is_calm, kind, true, NULL,
                     step_world(lender.step));
}
void visit_fill(visit *v, int shape, void *into) {
  if (roll(&v->dice, 4) == 0)
    return;
  const struct shape *of = &shapes[shape];
  for (int i = 0; i < of->field_count; i++) {
    const field *fi = &of->fields[i];
    if (fi->sort == SORT_NUMBER && roll(&v->dice, 3)) {
      double number = draw_number(&v->dice, v->is_calm, fi->hint, 0);
      if (watching.answered)
        number = watching.answered(v, number);
      memcpy((char *)into + fi->offset, &number, sizeof number);
    } else if (fi->sort == SORT_CHOICE && roll(&v->dice, 3)) {
      int value = draw_choice(&v->dice, v->is_calm, &choices[fi->index]);
      memcpy((char *)into + fi->offset, &value, sizeof value);
    }
  }
}

/* MARK: Slots that do more */

void hook_report(motus_status status, const char *function, const char *text) {
  if (status > MOTUS_OK || status < MOTUS_ERROR_LIMIT || !function || !text)
    found("a report of no known status", function ? function : "no function");
  /* A block's user_data is not told apart: what the innermost call says. */
  if (f.innermost && f.innermost->function &&
      strcmp(f.innermost->function->name, function) == 0 && status < MOTUS_OK)
    f.innermost->reported = status;
  if (traces)
    fprintf(stderr, "%s: %s\n", function, text);
}

/* AP-9: who may be told what, and when. */
void hook_appearance(visit *v, motus_view_controller *controller, int call) {
  enum { WILL_APPEAR, IS_APPEARING, DID_APPEAR, WILL_DISAPPEAR, DID_DISAPPEAR };
  cell *it = v->cell;
  if (!it || !it->has_appearance)
    return;
  int was = it->appearance;
  bool holds = true;
  (void)controller;
  switch (call) {
  case WILL_APPEAR:
    holds = was == MOTUS_APPEARANCE_DISAPPEARED ||
            was == MOTUS_APPEARANCE_DISAPPEARING;
    it->appearance = MOTUS_APPEARANCE_APPEARING;
    it->is_appearing_calls = 0;
    break;
  case IS_APPEARING:
    holds = was == MOTUS_APPEARANCE_APPEARING && !it->is_appearing_calls;
    it->is_appearing_calls += 1;
    break;
  case DID_APPEAR:
    holds = was == MOTUS_APPEARANCE_APPEARING;
    it->appearance = MOTUS_APPEARANCE_APPEARED;
    break;
  case WILL_DISAPPEAR:
    holds =
        was == MOTUS_APPEARANCE_APPEARED || was == MOTUS_APPEARANCE_APPEARING;
    it->appearance = MOTUS_APPEARANCE_DISAPPEARING;
    break;
  default:
    holds = was == MOTUS_APPEARANCE_DISAPPEARING;
    it->appearance = MOTUS_APPEARANCE_DISAPPEARED;
  }
  if (!holds)
    found("calls of appearance are not balanced", slots[v->slot].name);
}

static void complete(void *user_data, bool finished) {
  (void)finished;
  motus_transition_context *context = user_data;
  motus_transition_context_complete(
      context, !motus_transition_context_was_cancelled(context));
}
static void show_all(void *context) {
  motus_view_set_alpha(
      motus_transition_context_view(context, MOTUS_TRANSITION_TO), 1);
  motus_view_set_alpha(
      motus_transition_context_view(context, MOTUS_TRANSITION_FROM), .5);
}

/* Most hosts end what they animate: at once, or when an animation has ended. */
void hook_animate_transition(visit *v, motus_transition_context *context) {
  uint32_t die = roll(&v->dice, 8);
  if (die < 6)
    motus_view_add_subview(
        motus_transition_context_container_view(context),
        motus_transition_context_view(context, MOTUS_TRANSITION_TO));
  if (die < 4)
    motus_runtime_animate(f.pool[world_of(v->cell)][RUNTIME][0], NULL, show_all,
                          context, complete, context, NULL, NULL);
  if (die == 4 || die == 5)
    complete(context, true);
}
