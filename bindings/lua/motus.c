/* Motus for Lua 5.1 to 5.4, LuaJIT and LÖVE. Written by bindings/generate from motus.h: `make
 * bindings`. One C module for all of them: what it calls back into is never compiled code, so
 * LuaJIT's rule about callbacks is kept by construction.
 *
 * An object is a userdata that holds one reference; the collector gives it back. A refused call is
 * an error with the diagnostic's sentence. An error in a callback is kept, the callback answers
 * nothing, and the call that has led to it raises it when the library has returned. */
#include <lauxlib.h>
#include <lua.h>
#include <motus.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if LUA_VERSION_NUM < 502
#define lua_rawlen lua_objlen
#endif

#if defined(__GNUC__)
#define UNUSED __attribute__((unused))
#else
#define UNUSED
#endif

typedef struct object {
  void *handle;
  unsigned ticks; /* of a runtime: rows of another one are refused */
  bool owned;
} object;

/* What a user_data is: functions, or one table of functions. */
typedef struct held {
  int refs[2];
} held;

static lua_State *current; /* whose call is under way */
static int kept = LUA_NOREF; /* the first error of a callback that nobody has raised */
static struct { motus_status status; char function[80], message[400]; } last;
static unsigned ticks; /* of all runtimes */
static char known_key, kinds_key;

static lua_State *begin(void *data, int which, const char *name);
static bool call(lua_State *L, int arguments, int results);

/* `data`: who else hears of it. */
static void record(void *data, motus_status status, const char *function, const char *message) {
  lua_State *L;
  last.status = status;
  snprintf(last.function, sizeof last.function, "%s", function);
  snprintf(last.message, sizeof last.message, "%s", message);
  if (!data || !(L = begin(data, 0, NULL)))
    return;
  lua_pushnumber(L, status);
  lua_pushstring(L, function);
  lua_pushstring(L, message);
  call(L, 3, 0);
}

static lua_State *enter(lua_State *L) {
  lua_State *outer = current;
  current = L;
  last.status = MOTUS_OK;
  return outer;
}

/* After a call: raises what a callback raised, or what the call was refused for. */
static void leave(lua_State *L, lua_State *outer, motus_status status, bool asked) {
  current = outer;
  if (kept != LUA_NOREF) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, kept);
    luaL_unref(L, LUA_REGISTRYINDEX, kept);
    kept = LUA_NOREF;
    lua_error(L);
  }
  if (status < 0 && last.status == status)
    luaL_error(L, "%s: %s", last.function, last.message);
  if (status < 0)
    luaL_error(L, "%s", motus_status_name(status));
  if (asked && last.status < 0)
    luaL_error(L, "%s: %s", last.function, last.message);
}

/* ---- Objects ---- */

static object *object_at(lua_State *L, int at) {
  object *found = NULL;
  at = at < 0 ? lua_gettop(L) + 1 + at : at;
  if (lua_isuserdata(L, at) && lua_getmetatable(L, at)) {
    lua_pushliteral(L, "motus");
    lua_rawget(L, -2);
    if (lua_toboolean(L, -1))
      found = lua_touserdata(L, at);
    lua_pop(L, 2);
  }
  return found;
}

static void *handle_at(lua_State *L, int at, bool nullable) {
  object *found;
  if (nullable && lua_isnoneornil(L, at))
    return NULL;
  found = object_at(L, at);
  if (!found)
    luaL_argerror(L, at, "an object of motus expected");
  return found->handle;
}

static void push(lua_State *L, void *handle, const char *class, bool counted, bool full) {
  object *made;
  if (!handle) {
    lua_pushnil(L);
    return;
  }
  luaL_checkstack(L, 6, NULL);
  lua_pushlightuserdata(L, &known_key);
  lua_rawget(L, LUA_REGISTRYINDEX);
  lua_pushlightuserdata(L, handle);
  lua_rawget(L, -2);
  if (!lua_isnil(L, -1)) {
    lua_remove(L, -2);
    if (full)
      motus_release(handle);
    return;
  }
  lua_pop(L, 1);
  made = lua_newuserdata(L, sizeof *made);
  made->handle = handle;
  made->ticks = 0;
  made->owned = full || (counted && motus_retain(handle) >= 0);
  /* The class of its kind, where that is known: a view that is asked for as an item is a view. */
  lua_pushlightuserdata(L, &kinds_key);
  lua_rawget(L, LUA_REGISTRYINDEX);
  lua_rawgeti(L, -1, (int)motus_handle_kind(handle));
  if (lua_isnil(L, -1) || !strcmp(lua_tostring(L, -1), "motus.dynamic_behavior")) {
    lua_pop(L, 1);
    lua_pushstring(L, class);
  }
  lua_rawget(L, LUA_REGISTRYINDEX);
  lua_setmetatable(L, -3);
  lua_pop(L, 1);
  lua_pushlightuserdata(L, handle);
  lua_pushvalue(L, -2);
  lua_rawset(L, -4);
  lua_remove(L, -2);
}

static int object_gc(lua_State *L) {
  object *self = lua_touserdata(L, 1);
  if (self->owned && motus_is_alive(self->handle)) {
    lua_State *outer = current;
    current = L;
    self->owned = false;
    motus_release(self->handle);
    current = outer;
  }
  return 0;
}

static int object_is_alive(lua_State *L) {
  lua_pushboolean(L, motus_is_alive(handle_at(L, 1, false)));
  return 1;
}

static int object_text(lua_State *L) {
  object *self = lua_touserdata(L, 1);
  lua_pushfstring(L, "%s%s: %p", motus_kind_name(motus_handle_kind(self->handle)),
                  motus_is_alive(self->handle) ? "" : " (ended)", self->handle);
  return 1;
}

/* ---- Callbacks ---- */

static void forget(void *data) {
  held *one = data;
  if (current)
    for (int i = 0; i < 2; i++)
      luaL_unref(current, LUA_REGISTRYINDEX, one->refs[i]);
  free(one);
}

/* Holds the values at two places of the stack; 0 for none. */
static held *hold(lua_State *L, int first, int second) {
  held *one;
  int places[2] = {first, second};
  if ((!first || lua_isnoneornil(L, first)) && (!second || lua_isnoneornil(L, second)))
    return NULL;
  one = malloc(sizeof *one);
  if (!one)
    luaL_error(L, "no memory");
  for (int i = 0; i < 2; i++) {
    one->refs[i] = LUA_NOREF;
    if (places[i] && !lua_isnoneornil(L, places[i])) {
      lua_pushvalue(L, places[i]);
      one->refs[i] = luaL_ref(L, LUA_REGISTRYINDEX);
    }
  }
  return one;
}

/* The function to be called, on the stack. */
static lua_State *begin(void *data, int which, const char *name) {
  held *one = data;
  lua_State *L = current;
  if (!L || !one || !lua_checkstack(L, 24))
    return NULL;
  lua_rawgeti(L, LUA_REGISTRYINDEX, one->refs[which]);
  if (name) {
    lua_getfield(L, -1, name);
    lua_remove(L, -2);
  }
  return L;
}

static bool call(lua_State *L, int arguments, int results) {
  if (lua_pcall(L, arguments, results, 0) == 0)
    return true;
  if (kept == LUA_NOREF)
    kept = luaL_ref(L, LUA_REGISTRYINDEX);
  return false;
}

static void function_at(lua_State *L, int at, bool nullable) {
  if (!(nullable && lua_isnoneornil(L, at)))
    luaL_checktype(L, at, LUA_TFUNCTION);
}

static bool has(lua_State *L, int table, const char *name) {
  bool found;
  lua_getfield(L, table, name);
  found = lua_isfunction(L, -1);
  lua_pop(L, 1);
  return found;
}

/* ---- Values ---- */

static UNUSED bool flag_at(lua_State *L, int at) {
  luaL_checkany(L, at);
  return lua_toboolean(L, at);
}

/* Field `name`, or number `index`, of the table on top; false when there is none. */
static bool field(lua_State *L, int table, const char *name, int index) {
  lua_getfield(L, table, name);
  if (lua_isnil(L, -1) && index) {
    lua_pop(L, 1);
    lua_rawgeti(L, table, index);
  }
  if (!lua_isnil(L, -1))
    return true;
  lua_pop(L, 1);
  return false;
}

/* Refuses a table with a field that its struct has not: a misspelled setting would be another motion. */
static UNUSED void only(lua_State *L, int table, const char *name, const char *const *known) {
  lua_pushnil(L);
  while (lua_next(L, table)) {
    const char *const *one = known;
    const char *key;
    lua_pop(L, 1);
    if (lua_type(L, -1) != LUA_TSTRING)
      continue; /* the fields of a struct without defaults may stand in their order */
    key = lua_tostring(L, -1);
    while (*one && (**one != *key || strcmp(*one, key)))
      one++;
    if (!*one)
      luaL_error(L, "%s has no field %s", name, key);
  }
}

static UNUSED void numbers(lua_State *L, const double *values, size_t count) {
  lua_createtable(L, (int)count, 0);
  for (size_t i = 0; i < count; i++) {
    lua_pushnumber(L, values[i]);
    lua_rawseti(L, -2, (int)i + 1);
  }
}

/* An iterator over rows that the library lends until the next tick. */
typedef void (*push_row_fn)(lua_State *L, const void *rows, size_t index);
typedef struct lent {
  const void *rows;
  size_t count, next;
  push_row_fn push;
  const unsigned *clock;
  unsigned then;
} lent;

static int next_row(lua_State *L) {
  lent *self = lua_touserdata(L, lua_upvalueindex(1));
  if (self->next >= self->count)
    return 0;
  if (*self->clock != self->then)
    return luaL_error(L, "the rows are of an earlier frame");
  self->push(L, self->rows, self->next++);
  return 1;
}

/* Of the object at 1, which stays alive: a runtime counts its own ticks. */
static void iterate(lua_State *L, const void *rows, size_t count, push_row_fn push_row) {
  object *owner = object_at(L, 1);
  lent *made = lua_newuserdata(L, sizeof *made);
  made->rows = rows, made->count = count, made->next = 0, made->push = push_row;
  made->clock = motus_handle_kind(owner->handle) == MOTUS_KIND_RUNTIME ? &owner->ticks : &ticks;
  made->then = *made->clock;
  lua_pushvalue(L, 1);
  lua_pushcclosure(L, next_row, 2);
}

static UNUSED void read_motus_point(lua_State *L, int table, motus_point *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "x", 1)) {
    out->x = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "y", 2)) {
    out->y = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_point(lua_State *L, const motus_point *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->x);
  lua_setfield(L, -2, "x");
  lua_pushnumber(L, (lua_Number)from->y);
  lua_setfield(L, -2, "y");
}
static UNUSED void row_motus_point(lua_State *L, const void *rows, size_t index) {
  push_motus_point(L, (const motus_point *)rows + index);
}

static UNUSED void read_motus_vector(lua_State *L, int table, motus_vector *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "dx", 1)) {
    out->dx = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "dy", 2)) {
    out->dy = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_vector(lua_State *L, const motus_vector *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->dx);
  lua_setfield(L, -2, "dx");
  lua_pushnumber(L, (lua_Number)from->dy);
  lua_setfield(L, -2, "dy");
}
static UNUSED void row_motus_vector(lua_State *L, const void *rows, size_t index) {
  push_motus_vector(L, (const motus_vector *)rows + index);
}

static UNUSED void read_motus_size(lua_State *L, int table, motus_size *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "width", 1)) {
    out->width = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "height", 2)) {
    out->height = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_size(lua_State *L, const motus_size *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->width);
  lua_setfield(L, -2, "width");
  lua_pushnumber(L, (lua_Number)from->height);
  lua_setfield(L, -2, "height");
}
static UNUSED void row_motus_size(lua_State *L, const void *rows, size_t index) {
  push_motus_size(L, (const motus_size *)rows + index);
}

static UNUSED void read_motus_rect(lua_State *L, int table, motus_rect *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "x", 1)) {
    out->x = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "y", 2)) {
    out->y = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "width", 3)) {
    out->width = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "height", 4)) {
    out->height = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_rect(lua_State *L, const motus_rect *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->x);
  lua_setfield(L, -2, "x");
  lua_pushnumber(L, (lua_Number)from->y);
  lua_setfield(L, -2, "y");
  lua_pushnumber(L, (lua_Number)from->width);
  lua_setfield(L, -2, "width");
  lua_pushnumber(L, (lua_Number)from->height);
  lua_setfield(L, -2, "height");
}
static UNUSED void row_motus_rect(lua_State *L, const void *rows, size_t index) {
  push_motus_rect(L, (const motus_rect *)rows + index);
}

static UNUSED void read_motus_insets(lua_State *L, int table, motus_insets *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "top", 1)) {
    out->top = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "left", 2)) {
    out->left = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bottom", 3)) {
    out->bottom = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "right", 4)) {
    out->right = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_insets(lua_State *L, const motus_insets *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->top);
  lua_setfield(L, -2, "top");
  lua_pushnumber(L, (lua_Number)from->left);
  lua_setfield(L, -2, "left");
  lua_pushnumber(L, (lua_Number)from->bottom);
  lua_setfield(L, -2, "bottom");
  lua_pushnumber(L, (lua_Number)from->right);
  lua_setfield(L, -2, "right");
}
static UNUSED void row_motus_insets(lua_State *L, const void *rows, size_t index) {
  push_motus_insets(L, (const motus_insets *)rows + index);
}

static UNUSED void read_motus_transform(lua_State *L, int table, motus_transform *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "a", 1)) {
    out->a = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "b", 2)) {
    out->b = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "c", 3)) {
    out->c = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "d", 4)) {
    out->d = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "tx", 5)) {
    out->tx = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "ty", 6)) {
    out->ty = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_transform(lua_State *L, const motus_transform *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->a);
  lua_setfield(L, -2, "a");
  lua_pushnumber(L, (lua_Number)from->b);
  lua_setfield(L, -2, "b");
  lua_pushnumber(L, (lua_Number)from->c);
  lua_setfield(L, -2, "c");
  lua_pushnumber(L, (lua_Number)from->d);
  lua_setfield(L, -2, "d");
  lua_pushnumber(L, (lua_Number)from->tx);
  lua_setfield(L, -2, "tx");
  lua_pushnumber(L, (lua_Number)from->ty);
  lua_setfield(L, -2, "ty");
}
static UNUSED void row_motus_transform(lua_State *L, const void *rows, size_t index) {
  push_motus_transform(L, (const motus_transform *)rows + index);
}

static UNUSED void read_motus_transform_3d(lua_State *L, int table, motus_transform_3d *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  for (int i = 0; i < 16; i++) {
    lua_rawgeti(L, table, i + 1);
    out->m[i] = luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_transform_3d(lua_State *L, const motus_transform_3d *from) {
  lua_newtable(L);
  numbers(L, from->m, 16);
  lua_setfield(L, -2, "m");
}
static UNUSED void row_motus_transform_3d(lua_State *L, const void *rows, size_t index) {
  push_motus_transform_3d(L, (const motus_transform_3d *)rows + index);
}

static UNUSED void read_motus_color(lua_State *L, int table, motus_color *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "red", 1)) {
    out->red = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "green", 2)) {
    out->green = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "blue", 3)) {
    out->blue = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "alpha", 4)) {
    out->alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_color(lua_State *L, const motus_color *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->red);
  lua_setfield(L, -2, "red");
  lua_pushnumber(L, (lua_Number)from->green);
  lua_setfield(L, -2, "green");
  lua_pushnumber(L, (lua_Number)from->blue);
  lua_setfield(L, -2, "blue");
  lua_pushnumber(L, (lua_Number)from->alpha);
  lua_setfield(L, -2, "alpha");
}
static UNUSED void row_motus_color(lua_State *L, const void *rows, size_t index) {
  push_motus_color(L, (const motus_color *)rows + index);
}

static UNUSED void read_motus_corner_radii(lua_State *L, int table, motus_corner_radii *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "top_left", 1)) {
    out->top_left = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "top_right", 2)) {
    out->top_right = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bottom_right", 3)) {
    out->bottom_right = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bottom_left", 4)) {
    out->bottom_left = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_corner_radii(lua_State *L, const motus_corner_radii *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->top_left);
  lua_setfield(L, -2, "top_left");
  lua_pushnumber(L, (lua_Number)from->top_right);
  lua_setfield(L, -2, "top_right");
  lua_pushnumber(L, (lua_Number)from->bottom_right);
  lua_setfield(L, -2, "bottom_right");
  lua_pushnumber(L, (lua_Number)from->bottom_left);
  lua_setfield(L, -2, "bottom_left");
}
static UNUSED void row_motus_corner_radii(lua_State *L, const void *rows, size_t index) {
  push_motus_corner_radii(L, (const motus_corner_radii *)rows + index);
}

static UNUSED void read_motus_runtime_options(lua_State *L, int table, motus_runtime_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"window_size", "start_time", "longest_step", NULL};
  only(L, table, "runtime_options", known);
  motus_runtime_options_init(out, sizeof *out);
  if (field(L, table, "window_size", 0)) {
    read_motus_size(L, lua_gettop(L), &out->window_size);
    lua_pop(L, 1);
  }
  if (field(L, table, "start_time", 0)) {
    out->start_time = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "longest_step", 0)) {
    out->longest_step = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_runtime_options(lua_State *L, const motus_runtime_options *from) {
  lua_newtable(L);
  push_motus_size(L, &from->window_size);
  lua_setfield(L, -2, "window_size");
  lua_pushnumber(L, (lua_Number)from->start_time);
  lua_setfield(L, -2, "start_time");
  lua_pushnumber(L, (lua_Number)from->longest_step);
  lua_setfield(L, -2, "longest_step");
}
static UNUSED void row_motus_runtime_options(lua_State *L, const void *rows, size_t index) {
  push_motus_runtime_options(L, (const motus_runtime_options *)rows + index);
}

static UNUSED void read_motus_statistics(lua_State *L, int table, motus_statistics *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"views", "objects", "animations", "animated_properties", "moving_properties", "transitions", "animation_bytes", "library_bytes", "library_peak_bytes", NULL};
  only(L, table, "statistics", known);
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (field(L, table, "views", 0)) {
    out->views = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "objects", 0)) {
    out->objects = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "animations", 0)) {
    out->animations = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "animated_properties", 0)) {
    out->animated_properties = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "moving_properties", 0)) {
    out->moving_properties = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "transitions", 0)) {
    out->transitions = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "animation_bytes", 0)) {
    out->animation_bytes = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "library_bytes", 0)) {
    out->library_bytes = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "library_peak_bytes", 0)) {
    out->library_peak_bytes = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_statistics(lua_State *L, const motus_statistics *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->views);
  lua_setfield(L, -2, "views");
  lua_pushnumber(L, (lua_Number)from->objects);
  lua_setfield(L, -2, "objects");
  lua_pushnumber(L, (lua_Number)from->animations);
  lua_setfield(L, -2, "animations");
  lua_pushnumber(L, (lua_Number)from->animated_properties);
  lua_setfield(L, -2, "animated_properties");
  lua_pushnumber(L, (lua_Number)from->moving_properties);
  lua_setfield(L, -2, "moving_properties");
  lua_pushnumber(L, (lua_Number)from->transitions);
  lua_setfield(L, -2, "transitions");
  lua_pushnumber(L, (lua_Number)from->animation_bytes);
  lua_setfield(L, -2, "animation_bytes");
  lua_pushnumber(L, (lua_Number)from->library_bytes);
  lua_setfield(L, -2, "library_bytes");
  lua_pushnumber(L, (lua_Number)from->library_peak_bytes);
  lua_setfield(L, -2, "library_peak_bytes");
}
static UNUSED void row_motus_statistics(lua_State *L, const void *rows, size_t index) {
  push_motus_statistics(L, (const motus_statistics *)rows + index);
}

static UNUSED void read_motus_change(lua_State *L, int table, motus_change *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"view", "property", "component_count", "tag", "values", NULL};
  only(L, table, "change", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "view", 1)) {
    out->view = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "property", 2)) {
    out->property = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "component_count", 3)) {
    out->component_count = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "tag", 4)) {
    out->tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_change(lua_State *L, const motus_change *from) {
  lua_newtable(L);
  if (motus_is_alive(from->view))
    push(L, (void *)from->view, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "view");
  lua_pushnumber(L, (lua_Number)from->property);
  lua_setfield(L, -2, "property");
  lua_pushnumber(L, (lua_Number)from->component_count);
  lua_setfield(L, -2, "component_count");
  lua_pushnumber(L, (lua_Number)from->tag);
  lua_setfield(L, -2, "tag");
  numbers(L, from->values, from->component_count);
  lua_setfield(L, -2, "values");
}
static UNUSED void row_motus_change(lua_State *L, const void *rows, size_t index) {
  push_motus_change(L, (const motus_change *)rows + index);
}

static UNUSED void read_motus_draw_item(lua_State *L, int table, motus_draw_item *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"view", "tag", "transform", "bounds", "color", "alpha", "corner_radius", "clip", "depth", NULL};
  only(L, table, "draw_item", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "view", 1)) {
    out->view = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "tag", 2)) {
    out->tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "transform", 3)) {
    read_motus_transform(L, lua_gettop(L), &out->transform);
    lua_pop(L, 1);
  }
  if (field(L, table, "bounds", 4)) {
    read_motus_rect(L, lua_gettop(L), &out->bounds);
    lua_pop(L, 1);
  }
  if (field(L, table, "color", 5)) {
    read_motus_color(L, lua_gettop(L), &out->color);
    lua_pop(L, 1);
  }
  if (field(L, table, "alpha", 6)) {
    out->alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "corner_radius", 7)) {
    out->corner_radius = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "clip", 8)) {
    out->clip = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "depth", 9)) {
    out->depth = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_draw_item(lua_State *L, const motus_draw_item *from) {
  lua_newtable(L);
  if (motus_is_alive(from->view))
    push(L, (void *)from->view, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "view");
  lua_pushnumber(L, (lua_Number)from->tag);
  lua_setfield(L, -2, "tag");
  push_motus_transform(L, &from->transform);
  lua_setfield(L, -2, "transform");
  push_motus_rect(L, &from->bounds);
  lua_setfield(L, -2, "bounds");
  push_motus_color(L, &from->color);
  lua_setfield(L, -2, "color");
  lua_pushnumber(L, (lua_Number)from->alpha);
  lua_setfield(L, -2, "alpha");
  lua_pushnumber(L, (lua_Number)from->corner_radius);
  lua_setfield(L, -2, "corner_radius");
  lua_pushnumber(L, (lua_Number)from->clip);
  lua_setfield(L, -2, "clip");
  lua_pushnumber(L, (lua_Number)from->depth);
  lua_setfield(L, -2, "depth");
}
static UNUSED void row_motus_draw_item(lua_State *L, const void *rows, size_t index) {
  push_motus_draw_item(L, (const motus_draw_item *)rows + index);
}

static UNUSED void read_motus_draw_effect(lua_State *L, int table, motus_draw_effect *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"item", "transform", "curl", "curl_direction", NULL};
  only(L, table, "draw_effect", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "item", 1)) {
    out->item = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "reserved", 2)) {
    out->reserved = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "transform", 3)) {
    read_motus_transform_3d(L, lua_gettop(L), &out->transform);
    lua_pop(L, 1);
  }
  if (field(L, table, "curl", 4)) {
    out->curl = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "curl_direction", 5)) {
    out->curl_direction = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_draw_effect(lua_State *L, const motus_draw_effect *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->item);
  lua_setfield(L, -2, "item");
  lua_pushnumber(L, (lua_Number)from->reserved);
  lua_setfield(L, -2, "reserved");
  push_motus_transform_3d(L, &from->transform);
  lua_setfield(L, -2, "transform");
  lua_pushnumber(L, (lua_Number)from->curl);
  lua_setfield(L, -2, "curl");
  lua_pushnumber(L, (lua_Number)from->curl_direction);
  lua_setfield(L, -2, "curl_direction");
}
static UNUSED void row_motus_draw_effect(lua_State *L, const void *rows, size_t index) {
  push_motus_draw_effect(L, (const motus_draw_effect *)rows + index);
}

static UNUSED void read_motus_draw_detail(lua_State *L, int table, motus_draw_detail *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"tag", "own_alpha", "group_alpha", "group", "flags", "scale_x", "scale_y", "corner_radii", "border_width", "border_color", "shadow_color", "shadow_offset", "shadow_radius", NULL};
  only(L, table, "draw_detail", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "tag", 1)) {
    out->tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "own_alpha", 2)) {
    out->own_alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "group_alpha", 3)) {
    out->group_alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "group", 4)) {
    out->group = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "flags", 5)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "scale_x", 6)) {
    out->scale_x = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "scale_y", 7)) {
    out->scale_y = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "corner_radii", 8)) {
    read_motus_corner_radii(L, lua_gettop(L), &out->corner_radii);
    lua_pop(L, 1);
  }
  if (field(L, table, "border_width", 9)) {
    out->border_width = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "border_color", 10)) {
    read_motus_color(L, lua_gettop(L), &out->border_color);
    lua_pop(L, 1);
  }
  if (field(L, table, "shadow_color", 11)) {
    read_motus_color(L, lua_gettop(L), &out->shadow_color);
    lua_pop(L, 1);
  }
  if (field(L, table, "shadow_offset", 12)) {
    read_motus_vector(L, lua_gettop(L), &out->shadow_offset);
    lua_pop(L, 1);
  }
  if (field(L, table, "shadow_radius", 13)) {
    out->shadow_radius = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_draw_detail(lua_State *L, const motus_draw_detail *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->tag);
  lua_setfield(L, -2, "tag");
  lua_pushnumber(L, (lua_Number)from->own_alpha);
  lua_setfield(L, -2, "own_alpha");
  lua_pushnumber(L, (lua_Number)from->group_alpha);
  lua_setfield(L, -2, "group_alpha");
  lua_pushnumber(L, (lua_Number)from->group);
  lua_setfield(L, -2, "group");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  lua_pushnumber(L, (lua_Number)from->scale_x);
  lua_setfield(L, -2, "scale_x");
  lua_pushnumber(L, (lua_Number)from->scale_y);
  lua_setfield(L, -2, "scale_y");
  push_motus_corner_radii(L, &from->corner_radii);
  lua_setfield(L, -2, "corner_radii");
  lua_pushnumber(L, (lua_Number)from->border_width);
  lua_setfield(L, -2, "border_width");
  push_motus_color(L, &from->border_color);
  lua_setfield(L, -2, "border_color");
  push_motus_color(L, &from->shadow_color);
  lua_setfield(L, -2, "shadow_color");
  push_motus_vector(L, &from->shadow_offset);
  lua_setfield(L, -2, "shadow_offset");
  lua_pushnumber(L, (lua_Number)from->shadow_radius);
  lua_setfield(L, -2, "shadow_radius");
}
static UNUSED void row_motus_draw_detail(lua_State *L, const void *rows, size_t index) {
  push_motus_draw_detail(L, (const motus_draw_detail *)rows + index);
}

static UNUSED void read_motus_draw_group(lua_State *L, int table, motus_draw_group *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"first", "end", "parent", "depth", "alpha", NULL};
  only(L, table, "draw_group", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "first", 1)) {
    out->first = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "end", 2)) {
    out->end = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "parent", 3)) {
    out->parent = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "depth", 4)) {
    out->depth = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "alpha", 5)) {
    out->alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_draw_group(lua_State *L, const motus_draw_group *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->first);
  lua_setfield(L, -2, "first");
  lua_pushnumber(L, (lua_Number)from->end);
  lua_setfield(L, -2, "end");
  lua_pushnumber(L, (lua_Number)from->parent);
  lua_setfield(L, -2, "parent");
  lua_pushnumber(L, (lua_Number)from->depth);
  lua_setfield(L, -2, "depth");
  lua_pushnumber(L, (lua_Number)from->alpha);
  lua_setfield(L, -2, "alpha");
}
static UNUSED void row_motus_draw_group(lua_State *L, const void *rows, size_t index) {
  push_motus_draw_group(L, (const motus_draw_group *)rows + index);
}

static UNUSED void read_motus_tree_change(lua_State *L, int table, motus_tree_change *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"view", "superview", "tag", "kind", "index", NULL};
  only(L, table, "tree_change", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "view", 1)) {
    out->view = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "superview", 2)) {
    out->superview = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "tag", 3)) {
    out->tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "kind", 4)) {
    out->kind = (motus_tree_change_kind)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "index", 5)) {
    out->index = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_tree_change(lua_State *L, const motus_tree_change *from) {
  lua_newtable(L);
  if (motus_is_alive(from->view))
    push(L, (void *)from->view, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "view");
  if (motus_is_alive(from->superview))
    push(L, (void *)from->superview, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "superview");
  lua_pushnumber(L, (lua_Number)from->tag);
  lua_setfield(L, -2, "tag");
  lua_pushnumber(L, (lua_Number)from->kind);
  lua_setfield(L, -2, "kind");
  lua_pushnumber(L, (lua_Number)from->index);
  lua_setfield(L, -2, "index");
}
static UNUSED void row_motus_tree_change(lua_State *L, const void *rows, size_t index) {
  push_motus_tree_change(L, (const motus_tree_change *)rows + index);
}

static UNUSED void read_motus_motion(lua_State *L, int table, motus_motion *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"mover", "view", "property", "kind", "state", "component_count", "fraction", "velocity", NULL};
  only(L, table, "motion", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "view", 2)) {
    out->view = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "property", 3)) {
    out->property = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "kind", 4)) {
    out->kind = (motus_mover_kind)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "state", 5)) {
    out->state = (motus_motion_state)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "component_count", 6)) {
    out->component_count = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "fraction", 7)) {
    out->fraction = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_motion(lua_State *L, const motus_motion *from) {
  lua_newtable(L);
  if (from->mover && motus_is_alive(from->mover))
    push(L, from->mover, "motus.view", true, false);
  else
    lua_pushlightuserdata(L, from->mover);
  lua_setfield(L, -2, "mover");
  if (motus_is_alive(from->view))
    push(L, (void *)from->view, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "view");
  lua_pushnumber(L, (lua_Number)from->property);
  lua_setfield(L, -2, "property");
  lua_pushnumber(L, (lua_Number)from->kind);
  lua_setfield(L, -2, "kind");
  lua_pushnumber(L, (lua_Number)from->state);
  lua_setfield(L, -2, "state");
  lua_pushnumber(L, (lua_Number)from->component_count);
  lua_setfield(L, -2, "component_count");
  lua_pushnumber(L, (lua_Number)from->fraction);
  lua_setfield(L, -2, "fraction");
  numbers(L, from->velocity, from->component_count);
  lua_setfield(L, -2, "velocity");
}
static UNUSED void row_motus_motion(lua_State *L, const void *rows, size_t index) {
  push_motus_motion(L, (const motus_motion *)rows + index);
}

static UNUSED void read_motus_timing(lua_State *L, int table, motus_timing *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"type", "control_1", "control_2", "mass", "stiffness", "damping", "damping_ratio", "spring_duration", "bounce", "initial_velocity", "step_count", "step_position", "points", "point_count", NULL};
  only(L, table, "timing", known);
  motus_timing_init(out, sizeof *out);
  if (field(L, table, "type", 0)) {
    out->type = (motus_timing_type)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "control_1", 0)) {
    read_motus_point(L, lua_gettop(L), &out->control_1);
    lua_pop(L, 1);
  }
  if (field(L, table, "control_2", 0)) {
    read_motus_point(L, lua_gettop(L), &out->control_2);
    lua_pop(L, 1);
  }
  if (field(L, table, "mass", 0)) {
    out->mass = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "stiffness", 0)) {
    out->stiffness = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "damping", 0)) {
    out->damping = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "damping_ratio", 0)) {
    out->damping_ratio = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "spring_duration", 0)) {
    out->spring_duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bounce", 0)) {
    out->bounce = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "initial_velocity", 0)) {
    out->initial_velocity = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "step_count", 0)) {
    out->step_count = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "step_position", 0)) {
    out->step_position = (motus_step_position)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "points", 0)) { /* stays on the stack */
    int from = lua_gettop(L);
    luaL_checktype(L, from, LUA_TTABLE);
    out->point_count = lua_rawlen(L, from);
    motus_point *all = lua_newuserdata(L, sizeof *all * out->point_count + 1);
    for (size_t i = 0; i < out->point_count; i++) {
      lua_rawgeti(L, from, (int)i + 1);
      read_motus_point(L, lua_gettop(L), &all[i]);
      lua_pop(L, 1);
    }
    out->points = all;
  }
  if (field(L, table, "point_count", 0)) {
    out->point_count = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

/* The timing of settings: a table, a type alone, or a spring in its place. */
static void read_spring(lua_State *L, int table, motus_timing *out) {
  bool bounce = field(L, table, "bounce", 0), ratio, response;
  double values[3] = {bounce ? luaL_checknumber(L, -1) : 0, 0, 0};
  ratio = field(L, table, "damping_ratio", 0);
  values[1] = ratio ? luaL_checknumber(L, -1) : 0;
  response = field(L, table, "response", 0);
  values[2] = response ? luaL_checknumber(L, -1) : 0;
  lua_pop(L, bounce + ratio + response);
  if (bounce && ratio)
    luaL_error(L, "bounce and damping_ratio are two words for one thing: give one of them");
  if (field(L, table, "timing", 0)) { /* its points may stay on the stack */
    if (bounce || ratio || response)
      luaL_error(L, "timing, or bounce, response and damping_ratio in its place: not both");
    if (!lua_isnumber(L, -1)) {
      read_motus_timing(L, lua_gettop(L), out);
      return;
    }
    motus_timing_init(out, sizeof *out);
    out->type = (motus_timing_type)lua_tonumber(L, -1);
    lua_pop(L, 1);
  } else if (bounce || ratio || response) {
    motus_timing_init(out, sizeof *out);
    out->type = !ratio ? MOTUS_TIMING_SPRING_BOUNCE
                : response ? MOTUS_TIMING_SPRING_RESPONSE : MOTUS_TIMING_SPRING_RATIO;
    if (bounce)
      out->bounce = values[0];
    if (ratio)
      out->damping_ratio = values[1];
    if (response)
      out->spring_duration = values[2];
  }
}

static UNUSED void push_motus_timing(lua_State *L, const motus_timing *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->type);
  lua_setfield(L, -2, "type");
  push_motus_point(L, &from->control_1);
  lua_setfield(L, -2, "control_1");
  push_motus_point(L, &from->control_2);
  lua_setfield(L, -2, "control_2");
  lua_pushnumber(L, (lua_Number)from->mass);
  lua_setfield(L, -2, "mass");
  lua_pushnumber(L, (lua_Number)from->stiffness);
  lua_setfield(L, -2, "stiffness");
  lua_pushnumber(L, (lua_Number)from->damping);
  lua_setfield(L, -2, "damping");
  lua_pushnumber(L, (lua_Number)from->damping_ratio);
  lua_setfield(L, -2, "damping_ratio");
  lua_pushnumber(L, (lua_Number)from->spring_duration);
  lua_setfield(L, -2, "spring_duration");
  lua_pushnumber(L, (lua_Number)from->bounce);
  lua_setfield(L, -2, "bounce");
  lua_pushnumber(L, (lua_Number)from->initial_velocity);
  lua_setfield(L, -2, "initial_velocity");
  lua_pushnumber(L, (lua_Number)from->step_count);
  lua_setfield(L, -2, "step_count");
  lua_pushnumber(L, (lua_Number)from->step_position);
  lua_setfield(L, -2, "step_position");
  lua_pushnumber(L, (lua_Number)from->point_count);
  lua_setfield(L, -2, "point_count");
  if (from->curve_data && motus_is_alive(from->curve_data))
    push(L, from->curve_data, "motus.view", true, false);
  else
    lua_pushlightuserdata(L, from->curve_data);
  lua_setfield(L, -2, "curve_data");
  numbers(L, from->reserved, 2);
  lua_setfield(L, -2, "reserved");
}
static UNUSED void row_motus_timing(lua_State *L, const void *rows, size_t index) {
  push_motus_timing(L, (const motus_timing *)rows + index);
}

static UNUSED void read_motus_decay(lua_State *L, int table, motus_decay *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "rate", 1)) {
    out->rate = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "start", 2)) {
    out->start = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "velocity", 3)) {
    out->velocity = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_decay(lua_State *L, const motus_decay *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->rate);
  lua_setfield(L, -2, "rate");
  lua_pushnumber(L, (lua_Number)from->start);
  lua_setfield(L, -2, "start");
  lua_pushnumber(L, (lua_Number)from->velocity);
  lua_setfield(L, -2, "velocity");
}
static UNUSED void row_motus_decay(lua_State *L, const void *rows, size_t index) {
  push_motus_decay(L, (const motus_decay *)rows + index);
}

static UNUSED void read_motus_paging(lua_State *L, int table, motus_paging *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"page_size", "origin", "page_count", "begin_page", "maximum_pages", "rate", NULL};
  only(L, table, "paging", known);
  motus_paging_init(out, sizeof *out);
  if (field(L, table, "page_size", 0)) {
    out->page_size = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "origin", 0)) {
    out->origin = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "page_count", 0)) {
    out->page_count = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "begin_page", 0)) {
    out->begin_page = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "maximum_pages", 0)) {
    out->maximum_pages = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "rate", 0)) {
    out->rate = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_paging(lua_State *L, const motus_paging *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->page_size);
  lua_setfield(L, -2, "page_size");
  lua_pushnumber(L, (lua_Number)from->origin);
  lua_setfield(L, -2, "origin");
  lua_pushnumber(L, (lua_Number)from->page_count);
  lua_setfield(L, -2, "page_count");
  lua_pushnumber(L, (lua_Number)from->begin_page);
  lua_setfield(L, -2, "begin_page");
  lua_pushnumber(L, (lua_Number)from->maximum_pages);
  lua_setfield(L, -2, "maximum_pages");
  lua_pushnumber(L, (lua_Number)from->rate);
  lua_setfield(L, -2, "rate");
}
static UNUSED void row_motus_paging(lua_State *L, const void *rows, size_t index) {
  push_motus_paging(L, (const motus_paging *)rows + index);
}

static UNUSED void read_motus_snap_position(lua_State *L, int table, motus_snap_position *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"offset", "end", "stops", NULL};
  only(L, table, "snap_position", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "offset", 1)) {
    out->offset = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "end", 2)) {
    out->end = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "stops", 3)) {
    out->stops = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_snap_position(lua_State *L, const motus_snap_position *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->offset);
  lua_setfield(L, -2, "offset");
  lua_pushnumber(L, (lua_Number)from->end);
  lua_setfield(L, -2, "end");
  lua_pushboolean(L, from->stops);
  lua_setfield(L, -2, "stops");
}
static UNUSED void row_motus_snap_position(lua_State *L, const void *rows, size_t index) {
  push_motus_snap_position(L, (const motus_snap_position *)rows + index);
}

static UNUSED void read_motus_snapping(lua_State *L, int table, motus_snapping *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"strictness", "proximity", "minimum_offset", "maximum_offset", "begin_offset", "rate", NULL};
  only(L, table, "snapping", known);
  motus_snapping_init(out, sizeof *out);
  if (field(L, table, "strictness", 0)) {
    out->strictness = (motus_snap_strictness)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "proximity", 0)) {
    out->proximity = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "minimum_offset", 0)) {
    out->minimum_offset = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "maximum_offset", 0)) {
    out->maximum_offset = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "begin_offset", 0)) {
    out->begin_offset = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "rate", 0)) {
    out->rate = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_snapping(lua_State *L, const motus_snapping *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->strictness);
  lua_setfield(L, -2, "strictness");
  lua_pushnumber(L, (lua_Number)from->proximity);
  lua_setfield(L, -2, "proximity");
  lua_pushnumber(L, (lua_Number)from->minimum_offset);
  lua_setfield(L, -2, "minimum_offset");
  lua_pushnumber(L, (lua_Number)from->maximum_offset);
  lua_setfield(L, -2, "maximum_offset");
  lua_pushnumber(L, (lua_Number)from->begin_offset);
  lua_setfield(L, -2, "begin_offset");
  lua_pushnumber(L, (lua_Number)from->rate);
  lua_setfield(L, -2, "rate");
}
static UNUSED void row_motus_snapping(lua_State *L, const void *rows, size_t index) {
  push_motus_snapping(L, (const motus_snapping *)rows + index);
}

static UNUSED void read_motus_animation_options(lua_State *L, int table, motus_animation_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"duration", "delay", "timing", "flags", "repeat_count", "bounce", "response", "damping_ratio", NULL};
  only(L, table, "animation_options", known);
  motus_animation_options_init(out, sizeof *out);
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "delay", 0)) {
    out->delay = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_spring(L, table, &out->timing);
  if (field(L, table, "flags", 0)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "repeat_count", 0)) {
    out->repeat_count = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_animation_options(lua_State *L, const motus_animation_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  lua_pushnumber(L, (lua_Number)from->delay);
  lua_setfield(L, -2, "delay");
  push_motus_timing(L, &from->timing);
  lua_setfield(L, -2, "timing");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  lua_pushnumber(L, (lua_Number)from->repeat_count);
  lua_setfield(L, -2, "repeat_count");
}
static UNUSED void row_motus_animation_options(lua_State *L, const void *rows, size_t index) {
  push_motus_animation_options(L, (const motus_animation_options *)rows + index);
}

static UNUSED void read_motus_implicit_options(lua_State *L, int table, motus_implicit_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"duration", "delay", "timing", "flags", "bounce", "response", "damping_ratio", NULL};
  only(L, table, "implicit_options", known);
  motus_implicit_options_init(out, sizeof *out);
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "delay", 0)) {
    out->delay = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_spring(L, table, &out->timing);
  if (field(L, table, "flags", 0)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "reserved", 0)) {
    out->reserved = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_implicit_options(lua_State *L, const motus_implicit_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  lua_pushnumber(L, (lua_Number)from->delay);
  lua_setfield(L, -2, "delay");
  push_motus_timing(L, &from->timing);
  lua_setfield(L, -2, "timing");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  lua_pushnumber(L, (lua_Number)from->reserved);
  lua_setfield(L, -2, "reserved");
}
static UNUSED void row_motus_implicit_options(lua_State *L, const void *rows, size_t index) {
  push_motus_implicit_options(L, (const motus_implicit_options *)rows + index);
}

static UNUSED void read_motus_presence(lua_State *L, int table, motus_presence *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"alpha", "transform", "offset", "offset_is_relative", "duration", "delay", "timing", "bounce", "response", "damping_ratio", NULL};
  only(L, table, "presence", known);
  motus_presence_init(out, sizeof *out);
  if (field(L, table, "alpha", 0)) {
    out->alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "transform", 0)) {
    read_motus_transform(L, lua_gettop(L), &out->transform);
    lua_pop(L, 1);
  }
  if (field(L, table, "offset", 0)) {
    read_motus_vector(L, lua_gettop(L), &out->offset);
    lua_pop(L, 1);
  }
  if (field(L, table, "offset_is_relative", 0)) {
    out->offset_is_relative = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "delay", 0)) {
    out->delay = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_spring(L, table, &out->timing);
}

static UNUSED void push_motus_presence(lua_State *L, const motus_presence *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->alpha);
  lua_setfield(L, -2, "alpha");
  push_motus_transform(L, &from->transform);
  lua_setfield(L, -2, "transform");
  push_motus_vector(L, &from->offset);
  lua_setfield(L, -2, "offset");
  lua_pushboolean(L, from->offset_is_relative);
  lua_setfield(L, -2, "offset_is_relative");
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  lua_pushnumber(L, (lua_Number)from->delay);
  lua_setfield(L, -2, "delay");
  push_motus_timing(L, &from->timing);
  lua_setfield(L, -2, "timing");
}
static UNUSED void row_motus_presence(lua_State *L, const void *rows, size_t index) {
  push_motus_presence(L, (const motus_presence *)rows + index);
}

static UNUSED void read_motus_child(lua_State *L, int table, motus_child *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"key", "frame", "view", "tag", "flags", "presence", NULL};
  only(L, table, "child", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "key", 1)) {
    out->key = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "frame", 2)) {
    read_motus_rect(L, lua_gettop(L), &out->frame);
    lua_pop(L, 1);
  }
  if (field(L, table, "view", 3)) {
    out->view = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "tag", 4)) {
    out->tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "flags", 5)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "reserved", 6)) {
    out->reserved = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_child(lua_State *L, const motus_child *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->key);
  lua_setfield(L, -2, "key");
  push_motus_rect(L, &from->frame);
  lua_setfield(L, -2, "frame");
  if (motus_is_alive(from->view))
    push(L, (void *)from->view, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "view");
  lua_pushnumber(L, (lua_Number)from->tag);
  lua_setfield(L, -2, "tag");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  lua_pushnumber(L, (lua_Number)from->reserved);
  lua_setfield(L, -2, "reserved");
}
static UNUSED void row_motus_child(lua_State *L, const void *rows, size_t index) {
  push_motus_child(L, (const motus_child *)rows + index);
}

static UNUSED void read_motus_arrangement_options(lua_State *L, int table, motus_arrangement_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"duration", "timing", "enter", "exit", "sizing", "leaver_order", "leaver_anchor", "stagger", "stagger_limit", "stagger_from", "order", "stagger_point", "flags", "origin", "cull_margin", "group", "bounce", "response", "damping_ratio", NULL};
  only(L, table, "arrangement_options", known);
  motus_arrangement_options_init(out, sizeof *out);
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_spring(L, table, &out->timing);
  if (field(L, table, "sizing", 0)) {
    out->sizing = (motus_sizing)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "leaver_order", 0)) {
    out->leaver_order = (motus_leaver_order)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "leaver_anchor", 0)) {
    read_motus_point(L, lua_gettop(L), &out->leaver_anchor);
    lua_pop(L, 1);
  }
  if (field(L, table, "stagger", 0)) {
    out->stagger = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "stagger_limit", 0)) {
    out->stagger_limit = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "stagger_from", 0)) {
    out->stagger_from = (motus_stagger_origin)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "order", 0)) {
    out->order = (motus_arrangement_order)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "stagger_point", 0)) {
    read_motus_point(L, lua_gettop(L), &out->stagger_point);
    lua_pop(L, 1);
  }
  if (field(L, table, "flags", 0)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "origin", 0)) {
    read_motus_point(L, lua_gettop(L), &out->origin);
    lua_pop(L, 1);
  }
  if (field(L, table, "cull_margin", 0)) {
    out->cull_margin = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "group", 0)) {
    out->group = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_arrangement_options(lua_State *L, const motus_arrangement_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  push_motus_timing(L, &from->timing);
  lua_setfield(L, -2, "timing");
  lua_pushnumber(L, (lua_Number)from->sizing);
  lua_setfield(L, -2, "sizing");
  lua_pushnumber(L, (lua_Number)from->leaver_order);
  lua_setfield(L, -2, "leaver_order");
  push_motus_point(L, &from->leaver_anchor);
  lua_setfield(L, -2, "leaver_anchor");
  lua_pushnumber(L, (lua_Number)from->stagger);
  lua_setfield(L, -2, "stagger");
  lua_pushnumber(L, (lua_Number)from->stagger_limit);
  lua_setfield(L, -2, "stagger_limit");
  lua_pushnumber(L, (lua_Number)from->stagger_from);
  lua_setfield(L, -2, "stagger_from");
  lua_pushnumber(L, (lua_Number)from->order);
  lua_setfield(L, -2, "order");
  push_motus_point(L, &from->stagger_point);
  lua_setfield(L, -2, "stagger_point");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  push_motus_point(L, &from->origin);
  lua_setfield(L, -2, "origin");
  lua_pushnumber(L, (lua_Number)from->cull_margin);
  lua_setfield(L, -2, "cull_margin");
  lua_pushnumber(L, (lua_Number)from->group);
  lua_setfield(L, -2, "group");
}
static UNUSED void row_motus_arrangement_options(lua_State *L, const void *rows, size_t index) {
  push_motus_arrangement_options(L, (const motus_arrangement_options *)rows + index);
}

static UNUSED void read_motus_arrangement_summary(lua_State *L, int table, motus_arrangement_summary *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"entered", "moved", "resized", "left", "returned", "came", "culled", NULL};
  only(L, table, "arrangement_summary", known);
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (field(L, table, "entered", 0)) {
    out->entered = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "moved", 0)) {
    out->moved = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "resized", 0)) {
    out->resized = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "left", 0)) {
    out->left = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "returned", 0)) {
    out->returned = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "came", 0)) {
    out->came = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "culled", 0)) {
    out->culled = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_arrangement_summary(lua_State *L, const motus_arrangement_summary *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->entered);
  lua_setfield(L, -2, "entered");
  lua_pushnumber(L, (lua_Number)from->moved);
  lua_setfield(L, -2, "moved");
  lua_pushnumber(L, (lua_Number)from->resized);
  lua_setfield(L, -2, "resized");
  lua_pushnumber(L, (lua_Number)from->left);
  lua_setfield(L, -2, "left");
  lua_pushnumber(L, (lua_Number)from->returned);
  lua_setfield(L, -2, "returned");
  lua_pushnumber(L, (lua_Number)from->came);
  lua_setfield(L, -2, "came");
  lua_pushnumber(L, (lua_Number)from->culled);
  lua_setfield(L, -2, "culled");
}
static UNUSED void row_motus_arrangement_summary(lua_State *L, const void *rows, size_t index) {
  push_motus_arrangement_summary(L, (const motus_arrangement_summary *)rows + index);
}

static UNUSED void read_motus_reorder_options(lua_State *L, int table, motus_reorder_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"axis", "lift", "duration", "drop", NULL};
  only(L, table, "reorder_options", known);
  motus_reorder_options_init(out, sizeof *out);
  if (field(L, table, "axis", 0)) {
    out->axis = (motus_reorder_axis)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "drop", 0))
    read_motus_timing(L, lua_gettop(L), &out->drop);
}

static UNUSED void push_motus_reorder_options(lua_State *L, const motus_reorder_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->axis);
  lua_setfield(L, -2, "axis");
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  push_motus_timing(L, &from->drop);
  lua_setfield(L, -2, "drop");
}
static UNUSED void row_motus_reorder_options(lua_State *L, const void *rows, size_t index) {
  push_motus_reorder_options(L, (const motus_reorder_options *)rows + index);
}

static UNUSED void read_motus_keyframes_options(lua_State *L, int table, motus_keyframes_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"duration", "delay", "timing", "flags", "calculation", "repeat_count", "tension", "continuity", "bias", "bounce", "response", "damping_ratio", NULL};
  only(L, table, "keyframes_options", known);
  motus_keyframes_options_init(out, sizeof *out);
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "delay", 0)) {
    out->delay = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_spring(L, table, &out->timing);
  if (field(L, table, "flags", 0)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "calculation", 0)) {
    out->calculation = (motus_keyframe_calculation)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "repeat_count", 0)) {
    out->repeat_count = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "tension", 0)) {
    out->tension = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "continuity", 0)) {
    out->continuity = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bias", 0)) {
    out->bias = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_keyframes_options(lua_State *L, const motus_keyframes_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  lua_pushnumber(L, (lua_Number)from->delay);
  lua_setfield(L, -2, "delay");
  push_motus_timing(L, &from->timing);
  lua_setfield(L, -2, "timing");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  lua_pushnumber(L, (lua_Number)from->calculation);
  lua_setfield(L, -2, "calculation");
  lua_pushnumber(L, (lua_Number)from->repeat_count);
  lua_setfield(L, -2, "repeat_count");
  lua_pushnumber(L, (lua_Number)from->tension);
  lua_setfield(L, -2, "tension");
  lua_pushnumber(L, (lua_Number)from->continuity);
  lua_setfield(L, -2, "continuity");
  lua_pushnumber(L, (lua_Number)from->bias);
  lua_setfield(L, -2, "bias");
}
static UNUSED void row_motus_keyframes_options(lua_State *L, const void *rows, size_t index) {
  push_motus_keyframes_options(L, (const motus_keyframes_options *)rows + index);
}

static UNUSED void read_motus_path_segment(lua_State *L, int table, motus_path_segment *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"kind", "control_1", "control_2", "end", "angle", NULL};
  only(L, table, "path_segment", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "kind", 1)) {
    out->kind = (motus_path_segment_kind)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "reserved", 2)) {
    out->reserved = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "control_1", 3)) {
    read_motus_point(L, lua_gettop(L), &out->control_1);
    lua_pop(L, 1);
  }
  if (field(L, table, "control_2", 4)) {
    read_motus_point(L, lua_gettop(L), &out->control_2);
    lua_pop(L, 1);
  }
  if (field(L, table, "end", 5)) {
    read_motus_point(L, lua_gettop(L), &out->end);
    lua_pop(L, 1);
  }
  if (field(L, table, "angle", 6)) {
    out->angle = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_path_segment(lua_State *L, const motus_path_segment *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->kind);
  lua_setfield(L, -2, "kind");
  lua_pushnumber(L, (lua_Number)from->reserved);
  lua_setfield(L, -2, "reserved");
  push_motus_point(L, &from->control_1);
  lua_setfield(L, -2, "control_1");
  push_motus_point(L, &from->control_2);
  lua_setfield(L, -2, "control_2");
  push_motus_point(L, &from->end);
  lua_setfield(L, -2, "end");
  lua_pushnumber(L, (lua_Number)from->angle);
  lua_setfield(L, -2, "angle");
}
static UNUSED void row_motus_path_segment(lua_State *L, const void *rows, size_t index) {
  push_motus_path_segment(L, (const motus_path_segment *)rows + index);
}

static UNUSED void read_motus_follow_options(lua_State *L, int table, motus_follow_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"orientation", "paces_by_segment", "keeps_orientation", "angle", NULL};
  only(L, table, "follow_options", known);
  motus_follow_options_init(out, sizeof *out);
  if (field(L, table, "orientation", 0)) {
    out->orientation = (motus_orientation)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "paces_by_segment", 0)) {
    out->paces_by_segment = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "keeps_orientation", 0)) {
    out->keeps_orientation = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "angle", 0)) {
    out->angle = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_follow_options(lua_State *L, const motus_follow_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->orientation);
  lua_setfield(L, -2, "orientation");
  lua_pushboolean(L, from->paces_by_segment);
  lua_setfield(L, -2, "paces_by_segment");
  lua_pushboolean(L, from->keeps_orientation);
  lua_setfield(L, -2, "keeps_orientation");
  lua_pushnumber(L, (lua_Number)from->angle);
  lua_setfield(L, -2, "angle");
}
static UNUSED void row_motus_follow_options(lua_State *L, const void *rows, size_t index) {
  push_motus_follow_options(L, (const motus_follow_options *)rows + index);
}

static UNUSED void read_motus_value_options(lua_State *L, int table, motus_value_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"kind", "color_space", "flags", "point", NULL};
  only(L, table, "value_options", known);
  motus_value_options_init(out, sizeof *out);
  if (field(L, table, "kind", 0)) {
    out->kind = (motus_property_kind)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "color_space", 0)) {
    out->color_space = (motus_color_space)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "flags", 0)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "reserved", 0)) {
    out->reserved = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "point", 0)) {
    out->point = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_value_options(lua_State *L, const motus_value_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->kind);
  lua_setfield(L, -2, "kind");
  lua_pushnumber(L, (lua_Number)from->color_space);
  lua_setfield(L, -2, "color_space");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  lua_pushnumber(L, (lua_Number)from->reserved);
  lua_setfield(L, -2, "reserved");
  lua_pushnumber(L, (lua_Number)from->point);
  lua_setfield(L, -2, "point");
}
static UNUSED void row_motus_value_options(lua_State *L, const void *rows, size_t index) {
  push_motus_value_options(L, (const motus_value_options *)rows + index);
}

static UNUSED void read_motus_fling_options(lua_State *L, int table, motus_fling_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"rate", "rates", "rate_count", "minimums", "minimum_count", "maximums", "maximum_count", "rests", "rest_count", "point", NULL};
  only(L, table, "fling_options", known);
  motus_fling_options_init(out, sizeof *out);
  if (field(L, table, "rate", 0)) {
    out->rate = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "rates", 0)) { /* stays on the stack */
    int from = lua_gettop(L);
    luaL_checktype(L, from, LUA_TTABLE);
    out->rate_count = lua_rawlen(L, from);
    double *all = lua_newuserdata(L, sizeof *all * out->rate_count + 1);
    for (size_t i = 0; i < out->rate_count; i++) {
      lua_rawgeti(L, from, (int)i + 1);
      all[i] = luaL_checknumber(L, -1);
      lua_pop(L, 1);
    }
    out->rates = all;
  }
  if (field(L, table, "rate_count", 0)) {
    out->rate_count = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "minimums", 0)) { /* stays on the stack */
    int from = lua_gettop(L);
    luaL_checktype(L, from, LUA_TTABLE);
    out->minimum_count = lua_rawlen(L, from);
    double *all = lua_newuserdata(L, sizeof *all * out->minimum_count + 1);
    for (size_t i = 0; i < out->minimum_count; i++) {
      lua_rawgeti(L, from, (int)i + 1);
      all[i] = luaL_checknumber(L, -1);
      lua_pop(L, 1);
    }
    out->minimums = all;
  }
  if (field(L, table, "minimum_count", 0)) {
    out->minimum_count = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "maximums", 0)) { /* stays on the stack */
    int from = lua_gettop(L);
    luaL_checktype(L, from, LUA_TTABLE);
    out->maximum_count = lua_rawlen(L, from);
    double *all = lua_newuserdata(L, sizeof *all * out->maximum_count + 1);
    for (size_t i = 0; i < out->maximum_count; i++) {
      lua_rawgeti(L, from, (int)i + 1);
      all[i] = luaL_checknumber(L, -1);
      lua_pop(L, 1);
    }
    out->maximums = all;
  }
  if (field(L, table, "maximum_count", 0)) {
    out->maximum_count = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "rests", 0)) { /* stays on the stack */
    int from = lua_gettop(L);
    luaL_checktype(L, from, LUA_TTABLE);
    out->rest_count = lua_rawlen(L, from);
    double *all = lua_newuserdata(L, sizeof *all * out->rest_count + 1);
    for (size_t i = 0; i < out->rest_count; i++) {
      lua_rawgeti(L, from, (int)i + 1);
      all[i] = luaL_checknumber(L, -1);
      lua_pop(L, 1);
    }
    out->rests = all;
  }
  if (field(L, table, "rest_count", 0)) {
    out->rest_count = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "point", 0)) {
    out->point = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_fling_options(lua_State *L, const motus_fling_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->rate);
  lua_setfield(L, -2, "rate");
  numbers(L, from->rates, from->rate_count);
  lua_setfield(L, -2, "rates");
  lua_pushnumber(L, (lua_Number)from->rate_count);
  lua_setfield(L, -2, "rate_count");
  numbers(L, from->minimums, from->minimum_count);
  lua_setfield(L, -2, "minimums");
  lua_pushnumber(L, (lua_Number)from->minimum_count);
  lua_setfield(L, -2, "minimum_count");
  numbers(L, from->maximums, from->maximum_count);
  lua_setfield(L, -2, "maximums");
  lua_pushnumber(L, (lua_Number)from->maximum_count);
  lua_setfield(L, -2, "maximum_count");
  numbers(L, from->rests, from->rest_count);
  lua_setfield(L, -2, "rests");
  lua_pushnumber(L, (lua_Number)from->rest_count);
  lua_setfield(L, -2, "rest_count");
  lua_pushnumber(L, (lua_Number)from->point);
  lua_setfield(L, -2, "point");
}
static UNUSED void row_motus_fling_options(lua_State *L, const void *rows, size_t index) {
  push_motus_fling_options(L, (const motus_fling_options *)rows + index);
}

static UNUSED void read_motus_glide_options(lua_State *L, int table, motus_glide_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"duration", "delay", "timing", "starts", "start_count", "keep", "color_space", "flags", "bounce", "response", "damping_ratio", NULL};
  only(L, table, "glide_options", known);
  motus_glide_options_init(out, sizeof *out);
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "delay", 0)) {
    out->delay = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_spring(L, table, &out->timing);
  if (field(L, table, "starts", 0)) { /* stays on the stack */
    int from = lua_gettop(L);
    luaL_checktype(L, from, LUA_TTABLE);
    out->start_count = lua_rawlen(L, from);
    double *all = lua_newuserdata(L, sizeof *all * out->start_count + 1);
    for (size_t i = 0; i < out->start_count; i++) {
      lua_rawgeti(L, from, (int)i + 1);
      all[i] = luaL_checknumber(L, -1);
      lua_pop(L, 1);
    }
    out->starts = all;
  }
  if (field(L, table, "start_count", 0)) {
    out->start_count = (size_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "keep", 0)) {
    out->keep = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "color_space", 0)) {
    out->color_space = (motus_color_space)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "flags", 0)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_glide_options(lua_State *L, const motus_glide_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  lua_pushnumber(L, (lua_Number)from->delay);
  lua_setfield(L, -2, "delay");
  push_motus_timing(L, &from->timing);
  lua_setfield(L, -2, "timing");
  numbers(L, from->starts, from->start_count);
  lua_setfield(L, -2, "starts");
  lua_pushnumber(L, (lua_Number)from->start_count);
  lua_setfield(L, -2, "start_count");
  lua_pushnumber(L, (lua_Number)from->keep);
  lua_setfield(L, -2, "keep");
  lua_pushnumber(L, (lua_Number)from->color_space);
  lua_setfield(L, -2, "color_space");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
}
static UNUSED void row_motus_glide_options(lua_State *L, const void *rows, size_t index) {
  push_motus_glide_options(L, (const motus_glide_options *)rows + index);
}

static UNUSED void read_motus_presence_options(lua_State *L, int table, motus_presence_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"enter_duration", "exit_duration", "enter", "exit", NULL};
  only(L, table, "presence_options", known);
  motus_presence_options_init(out, sizeof *out);
  if (field(L, table, "enter_duration", 0)) {
    out->enter_duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "exit_duration", 0)) {
    out->exit_duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "enter", 0))
    read_motus_timing(L, lua_gettop(L), &out->enter);
  if (field(L, table, "exit", 0))
    read_motus_timing(L, lua_gettop(L), &out->exit);
}

static UNUSED void push_motus_presence_options(lua_State *L, const motus_presence_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->enter_duration);
  lua_setfield(L, -2, "enter_duration");
  lua_pushnumber(L, (lua_Number)from->exit_duration);
  lua_setfield(L, -2, "exit_duration");
  push_motus_timing(L, &from->enter);
  lua_setfield(L, -2, "enter");
  push_motus_timing(L, &from->exit);
  lua_setfield(L, -2, "exit");
}
static UNUSED void row_motus_presence_options(lua_State *L, const void *rows, size_t index) {
  push_motus_presence_options(L, (const motus_presence_options *)rows + index);
}

static UNUSED void read_motus_frame_rate_range(lua_State *L, int table, motus_frame_rate_range *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "minimum", 1)) {
    out->minimum = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "maximum", 2)) {
    out->maximum = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "preferred", 3)) {
    out->preferred = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_frame_rate_range(lua_State *L, const motus_frame_rate_range *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->minimum);
  lua_setfield(L, -2, "minimum");
  lua_pushnumber(L, (lua_Number)from->maximum);
  lua_setfield(L, -2, "maximum");
  lua_pushnumber(L, (lua_Number)from->preferred);
  lua_setfield(L, -2, "preferred");
}
static UNUSED void row_motus_frame_rate_range(lua_State *L, const void *rows, size_t index) {
  push_motus_frame_rate_range(L, (const motus_frame_rate_range *)rows + index);
}

static UNUSED void read_motus_touch(lua_State *L, int table, motus_touch *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"id", "phase", "point", "time", NULL};
  only(L, table, "touch", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "id", 1)) {
    out->id = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "phase", 2)) {
    out->phase = (motus_touch_phase)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "point", 3)) {
    read_motus_point(L, lua_gettop(L), &out->point);
    lua_pop(L, 1);
  }
  if (field(L, table, "time", 4)) {
    out->time = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_touch(lua_State *L, const motus_touch *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->id);
  lua_setfield(L, -2, "id");
  lua_pushnumber(L, (lua_Number)from->phase);
  lua_setfield(L, -2, "phase");
  push_motus_point(L, &from->point);
  lua_setfield(L, -2, "point");
  lua_pushnumber(L, (lua_Number)from->time);
  lua_setfield(L, -2, "time");
}
static UNUSED void row_motus_touch(lua_State *L, const void *rows, size_t index) {
  push_motus_touch(L, (const motus_touch *)rows + index);
}

static UNUSED void read_motus_gesture_options(lua_State *L, int table, motus_gesture_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"type", "minimum_touches", "maximum_touches", "edges", "directions", "taps", "touches", "duration", "movement", "wheels", NULL};
  only(L, table, "gesture_options", known);
  motus_gesture_options_init(out, sizeof *out);
  if (field(L, table, "type", 0)) {
    out->type = (motus_gesture_type)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "minimum_touches", 0)) {
    out->minimum_touches = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "maximum_touches", 0)) {
    out->maximum_touches = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "edges", 0)) {
    out->edges = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "directions", 0)) {
    out->directions = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "taps", 0)) {
    out->taps = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "touches", 0)) {
    out->touches = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "movement", 0)) {
    out->movement = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "wheels", 0)) {
    out->wheels = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_gesture_options(lua_State *L, const motus_gesture_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->type);
  lua_setfield(L, -2, "type");
  lua_pushnumber(L, (lua_Number)from->minimum_touches);
  lua_setfield(L, -2, "minimum_touches");
  lua_pushnumber(L, (lua_Number)from->maximum_touches);
  lua_setfield(L, -2, "maximum_touches");
  lua_pushnumber(L, (lua_Number)from->edges);
  lua_setfield(L, -2, "edges");
  lua_pushnumber(L, (lua_Number)from->directions);
  lua_setfield(L, -2, "directions");
  lua_pushnumber(L, (lua_Number)from->taps);
  lua_setfield(L, -2, "taps");
  lua_pushnumber(L, (lua_Number)from->touches);
  lua_setfield(L, -2, "touches");
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  lua_pushnumber(L, (lua_Number)from->movement);
  lua_setfield(L, -2, "movement");
  lua_pushnumber(L, (lua_Number)from->wheels);
  lua_setfield(L, -2, "wheels");
}
static UNUSED void row_motus_gesture_options(lua_State *L, const void *rows, size_t index) {
  push_motus_gesture_options(L, (const motus_gesture_options *)rows + index);
}

static UNUSED void read_motus_scroller_options(lua_State *L, int table, motus_scroller_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"axes", "enabled", "bounces", "always_bounces", "locks_direction", "deceleration_rate", "paging", "page_size", "page_spacing", "page_origin", "maximum_pages", "snap_strictness", "snap_proximity", "snap_padding", "horizontal_chaining", "vertical_chaining", "right_to_left", "refresh_distance", "wheel_notch", "line", "page_fraction", "smooths_wheel", "indicators", "indicator_inset", "minimum_indicator", "scrolls_to_top", "keyboard_dismiss", "minimum_zoom", "maximum_zoom", "bounces_zoom", "centers_content", "carries_momentum", "chains_momentum", "delays_content_touches", "cancels_content_touches", NULL};
  only(L, table, "scroller_options", known);
  motus_scroller_options_init(out, sizeof *out);
  if (field(L, table, "axes", 0)) {
    out->axes = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "enabled", 0)) {
    out->enabled = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bounces", 0)) {
    out->bounces = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "always_bounces", 0)) {
    out->always_bounces = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "locks_direction", 0)) {
    out->locks_direction = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "deceleration_rate", 0)) {
    out->deceleration_rate = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "paging", 0)) {
    out->paging = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "page_size", 0)) {
    out->page_size = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "page_spacing", 0)) {
    out->page_spacing = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "page_origin", 0)) {
    out->page_origin = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "maximum_pages", 0)) {
    out->maximum_pages = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "snap_strictness", 0)) {
    out->snap_strictness = (motus_snap_strictness)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "snap_proximity", 0)) {
    out->snap_proximity = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "snap_padding", 0)) {
    read_motus_insets(L, lua_gettop(L), &out->snap_padding);
    lua_pop(L, 1);
  }
  if (field(L, table, "horizontal_chaining", 0)) {
    out->horizontal_chaining = (motus_chaining)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "vertical_chaining", 0)) {
    out->vertical_chaining = (motus_chaining)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "right_to_left", 0)) {
    out->right_to_left = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "refresh_distance", 0)) {
    out->refresh_distance = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "wheel_notch", 0)) {
    out->wheel_notch = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "line", 0)) {
    out->line = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "page_fraction", 0)) {
    out->page_fraction = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "smooths_wheel", 0)) {
    out->smooths_wheel = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "indicators", 0)) {
    out->indicators = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "indicator_inset", 0)) {
    read_motus_insets(L, lua_gettop(L), &out->indicator_inset);
    lua_pop(L, 1);
  }
  if (field(L, table, "minimum_indicator", 0)) {
    out->minimum_indicator = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "scrolls_to_top", 0)) {
    out->scrolls_to_top = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "keyboard_dismiss", 0)) {
    out->keyboard_dismiss = (motus_keyboard_dismiss)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "minimum_zoom", 0)) {
    out->minimum_zoom = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "maximum_zoom", 0)) {
    out->maximum_zoom = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bounces_zoom", 0)) {
    out->bounces_zoom = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "centers_content", 0)) {
    out->centers_content = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "carries_momentum", 0)) {
    out->carries_momentum = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "chains_momentum", 0)) {
    out->chains_momentum = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "delays_content_touches", 0)) {
    out->delays_content_touches = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "cancels_content_touches", 0)) {
    out->cancels_content_touches = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_scroller_options(lua_State *L, const motus_scroller_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->axes);
  lua_setfield(L, -2, "axes");
  lua_pushboolean(L, from->enabled);
  lua_setfield(L, -2, "enabled");
  lua_pushnumber(L, (lua_Number)from->bounces);
  lua_setfield(L, -2, "bounces");
  lua_pushnumber(L, (lua_Number)from->always_bounces);
  lua_setfield(L, -2, "always_bounces");
  lua_pushboolean(L, from->locks_direction);
  lua_setfield(L, -2, "locks_direction");
  lua_pushnumber(L, (lua_Number)from->deceleration_rate);
  lua_setfield(L, -2, "deceleration_rate");
  lua_pushnumber(L, (lua_Number)from->paging);
  lua_setfield(L, -2, "paging");
  lua_pushnumber(L, (lua_Number)from->page_size);
  lua_setfield(L, -2, "page_size");
  lua_pushnumber(L, (lua_Number)from->page_spacing);
  lua_setfield(L, -2, "page_spacing");
  lua_pushnumber(L, (lua_Number)from->page_origin);
  lua_setfield(L, -2, "page_origin");
  lua_pushnumber(L, (lua_Number)from->maximum_pages);
  lua_setfield(L, -2, "maximum_pages");
  lua_pushnumber(L, (lua_Number)from->snap_strictness);
  lua_setfield(L, -2, "snap_strictness");
  lua_pushnumber(L, (lua_Number)from->snap_proximity);
  lua_setfield(L, -2, "snap_proximity");
  push_motus_insets(L, &from->snap_padding);
  lua_setfield(L, -2, "snap_padding");
  lua_pushnumber(L, (lua_Number)from->horizontal_chaining);
  lua_setfield(L, -2, "horizontal_chaining");
  lua_pushnumber(L, (lua_Number)from->vertical_chaining);
  lua_setfield(L, -2, "vertical_chaining");
  lua_pushboolean(L, from->right_to_left);
  lua_setfield(L, -2, "right_to_left");
  lua_pushnumber(L, (lua_Number)from->refresh_distance);
  lua_setfield(L, -2, "refresh_distance");
  lua_pushnumber(L, (lua_Number)from->wheel_notch);
  lua_setfield(L, -2, "wheel_notch");
  lua_pushnumber(L, (lua_Number)from->line);
  lua_setfield(L, -2, "line");
  lua_pushnumber(L, (lua_Number)from->page_fraction);
  lua_setfield(L, -2, "page_fraction");
  lua_pushboolean(L, from->smooths_wheel);
  lua_setfield(L, -2, "smooths_wheel");
  lua_pushnumber(L, (lua_Number)from->indicators);
  lua_setfield(L, -2, "indicators");
  push_motus_insets(L, &from->indicator_inset);
  lua_setfield(L, -2, "indicator_inset");
  lua_pushnumber(L, (lua_Number)from->minimum_indicator);
  lua_setfield(L, -2, "minimum_indicator");
  lua_pushboolean(L, from->scrolls_to_top);
  lua_setfield(L, -2, "scrolls_to_top");
  lua_pushnumber(L, (lua_Number)from->keyboard_dismiss);
  lua_setfield(L, -2, "keyboard_dismiss");
  lua_pushnumber(L, (lua_Number)from->minimum_zoom);
  lua_setfield(L, -2, "minimum_zoom");
  lua_pushnumber(L, (lua_Number)from->maximum_zoom);
  lua_setfield(L, -2, "maximum_zoom");
  lua_pushboolean(L, from->bounces_zoom);
  lua_setfield(L, -2, "bounces_zoom");
  lua_pushboolean(L, from->centers_content);
  lua_setfield(L, -2, "centers_content");
  lua_pushboolean(L, from->carries_momentum);
  lua_setfield(L, -2, "carries_momentum");
  lua_pushboolean(L, from->chains_momentum);
  lua_setfield(L, -2, "chains_momentum");
  lua_pushboolean(L, from->delays_content_touches);
  lua_setfield(L, -2, "delays_content_touches");
  lua_pushboolean(L, from->cancels_content_touches);
  lua_setfield(L, -2, "cancels_content_touches");
}
static UNUSED void row_motus_scroller_options(lua_State *L, const void *rows, size_t index) {
  push_motus_scroller_options(L, (const motus_scroller_options *)rows + index);
}

static UNUSED void read_motus_wheel_event(lua_State *L, int table, motus_wheel_event *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"point", "time", "delta", "unit", "phase", "momentum", "modifiers", NULL};
  only(L, table, "wheel_event", known);
  motus_wheel_event_init(out, sizeof *out);
  if (field(L, table, "point", 0)) {
    read_motus_point(L, lua_gettop(L), &out->point);
    lua_pop(L, 1);
  }
  if (field(L, table, "time", 0)) {
    out->time = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "delta", 0)) {
    read_motus_vector(L, lua_gettop(L), &out->delta);
    lua_pop(L, 1);
  }
  if (field(L, table, "unit", 0)) {
    out->unit = (motus_wheel_unit)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "phase", 0)) {
    out->phase = (motus_wheel_phase)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "momentum", 0)) {
    out->momentum = (motus_wheel_momentum)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "modifiers", 0)) {
    out->modifiers = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_wheel_event(lua_State *L, const motus_wheel_event *from) {
  lua_newtable(L);
  push_motus_point(L, &from->point);
  lua_setfield(L, -2, "point");
  lua_pushnumber(L, (lua_Number)from->time);
  lua_setfield(L, -2, "time");
  push_motus_vector(L, &from->delta);
  lua_setfield(L, -2, "delta");
  lua_pushnumber(L, (lua_Number)from->unit);
  lua_setfield(L, -2, "unit");
  lua_pushnumber(L, (lua_Number)from->phase);
  lua_setfield(L, -2, "phase");
  lua_pushnumber(L, (lua_Number)from->momentum);
  lua_setfield(L, -2, "momentum");
  lua_pushnumber(L, (lua_Number)from->modifiers);
  lua_setfield(L, -2, "modifiers");
}
static UNUSED void row_motus_wheel_event(lua_State *L, const void *rows, size_t index) {
  push_motus_wheel_event(L, (const motus_wheel_event *)rows + index);
}

static UNUSED void read_motus_indicator(lua_State *L, int table, motus_indicator *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "position", 1)) {
    out->position = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "length", 2)) {
    out->length = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "alpha", 3)) {
    out->alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_indicator(lua_State *L, const motus_indicator *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->position);
  lua_setfield(L, -2, "position");
  lua_pushnumber(L, (lua_Number)from->length);
  lua_setfield(L, -2, "length");
  lua_pushnumber(L, (lua_Number)from->alpha);
  lua_setfield(L, -2, "alpha");
}
static UNUSED void row_motus_indicator(lua_State *L, const void *rows, size_t index) {
  push_motus_indicator(L, (const motus_indicator *)rows + index);
}

static UNUSED void read_motus_snap_area(lua_State *L, int table, motus_snap_area *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"start", "size", "alignment", "stops", NULL};
  only(L, table, "snap_area", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "start", 1)) {
    out->start = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "size", 2)) {
    out->size = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "alignment", 3)) {
    out->alignment = (motus_snap_alignment)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "stops", 4)) {
    out->stops = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_snap_area(lua_State *L, const motus_snap_area *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->start);
  lua_setfield(L, -2, "start");
  lua_pushnumber(L, (lua_Number)from->size);
  lua_setfield(L, -2, "size");
  lua_pushnumber(L, (lua_Number)from->alignment);
  lua_setfield(L, -2, "alignment");
  lua_pushboolean(L, from->stops);
  lua_setfield(L, -2, "stops");
}
static UNUSED void row_motus_snap_area(lua_State *L, const void *rows, size_t index) {
  push_motus_snap_area(L, (const motus_snap_area *)rows + index);
}

static UNUSED void read_motus_scroll_link_options(lua_State *L, int table, motus_scroll_link_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"axis", "range", "subject", "begin_offset", "end_offset", "inset_start", "inset_end", "goes_beyond", NULL};
  only(L, table, "scroll_link_options", known);
  motus_scroll_link_options_init(out, sizeof *out);
  if (field(L, table, "axis", 0)) {
    out->axis = (motus_axis)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "range", 0)) {
    out->range = (motus_scroll_range_kind)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "subject", 0)) {
    out->subject = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "begin_offset", 0)) {
    out->begin_offset = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "end_offset", 0)) {
    out->end_offset = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "inset_start", 0)) {
    out->inset_start = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "inset_end", 0)) {
    out->inset_end = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "goes_beyond", 0)) {
    out->goes_beyond = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_scroll_link_options(lua_State *L, const motus_scroll_link_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->axis);
  lua_setfield(L, -2, "axis");
  lua_pushnumber(L, (lua_Number)from->range);
  lua_setfield(L, -2, "range");
  if (motus_is_alive(from->subject))
    push(L, (void *)from->subject, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "subject");
  lua_pushnumber(L, (lua_Number)from->begin_offset);
  lua_setfield(L, -2, "begin_offset");
  lua_pushnumber(L, (lua_Number)from->end_offset);
  lua_setfield(L, -2, "end_offset");
  lua_pushnumber(L, (lua_Number)from->inset_start);
  lua_setfield(L, -2, "inset_start");
  lua_pushnumber(L, (lua_Number)from->inset_end);
  lua_setfield(L, -2, "inset_end");
  lua_pushboolean(L, from->goes_beyond);
  lua_setfield(L, -2, "goes_beyond");
}
static UNUSED void row_motus_scroll_link_options(lua_State *L, const void *rows, size_t index) {
  push_motus_scroll_link_options(L, (const motus_scroll_link_options *)rows + index);
}

static UNUSED void read_motus_container_transition_options(lua_State *L, int table, motus_container_transition_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"animator", "interaction", "container_view", "operation", "from_initial_frame", "from_final_frame", "to_initial_frame", "to_final_frame", NULL};
  only(L, table, "container_transition_options", known);
  motus_container_transition_options_init(out, sizeof *out);
  if (field(L, table, "animator", 0)) {
    out->animator = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "interaction", 0)) {
    out->interaction = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "container_view", 0)) {
    out->container_view = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "operation", 0)) {
    out->operation = (motus_navigation_operation)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "from_initial_frame", 0)) {
    read_motus_rect(L, lua_gettop(L), &out->from_initial_frame);
    lua_pop(L, 1);
  }
  if (field(L, table, "from_final_frame", 0)) {
    read_motus_rect(L, lua_gettop(L), &out->from_final_frame);
    lua_pop(L, 1);
  }
  if (field(L, table, "to_initial_frame", 0)) {
    read_motus_rect(L, lua_gettop(L), &out->to_initial_frame);
    lua_pop(L, 1);
  }
  if (field(L, table, "to_final_frame", 0)) {
    read_motus_rect(L, lua_gettop(L), &out->to_final_frame);
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_container_transition_options(lua_State *L, const motus_container_transition_options *from) {
  lua_newtable(L);
  if (motus_is_alive(from->animator))
    push(L, (void *)from->animator, "motus.animation_controller", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "animator");
  if (motus_is_alive(from->interaction))
    push(L, (void *)from->interaction, "motus.interaction_controller", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "interaction");
  if (motus_is_alive(from->container_view))
    push(L, (void *)from->container_view, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "container_view");
  lua_pushnumber(L, (lua_Number)from->operation);
  lua_setfield(L, -2, "operation");
  push_motus_rect(L, &from->from_initial_frame);
  lua_setfield(L, -2, "from_initial_frame");
  push_motus_rect(L, &from->from_final_frame);
  lua_setfield(L, -2, "from_final_frame");
  push_motus_rect(L, &from->to_initial_frame);
  lua_setfield(L, -2, "to_initial_frame");
  push_motus_rect(L, &from->to_final_frame);
  lua_setfield(L, -2, "to_final_frame");
}
static UNUSED void row_motus_container_transition_options(lua_State *L, const void *rows, size_t index) {
  push_motus_container_transition_options(L, (const motus_container_transition_options *)rows + index);
}

static UNUSED void read_motus_inset_change(lua_State *L, int table, motus_inset_change *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"from", "to", "shown", "duration", "is_animated", "is_interactive", "is_over", "was_cancelled", NULL};
  only(L, table, "inset_change", known);
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (field(L, table, "from", 0)) {
    read_motus_insets(L, lua_gettop(L), &out->from);
    lua_pop(L, 1);
  }
  if (field(L, table, "to", 0)) {
    read_motus_insets(L, lua_gettop(L), &out->to);
    lua_pop(L, 1);
  }
  if (field(L, table, "shown", 0)) {
    read_motus_insets(L, lua_gettop(L), &out->shown);
    lua_pop(L, 1);
  }
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "is_animated", 0)) {
    out->is_animated = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "is_interactive", 0)) {
    out->is_interactive = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "is_over", 0)) {
    out->is_over = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "was_cancelled", 0)) {
    out->was_cancelled = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_inset_change(lua_State *L, const motus_inset_change *from) {
  lua_newtable(L);
  push_motus_insets(L, &from->from);
  lua_setfield(L, -2, "from");
  push_motus_insets(L, &from->to);
  lua_setfield(L, -2, "to");
  push_motus_insets(L, &from->shown);
  lua_setfield(L, -2, "shown");
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  lua_pushboolean(L, from->is_animated);
  lua_setfield(L, -2, "is_animated");
  lua_pushboolean(L, from->is_interactive);
  lua_setfield(L, -2, "is_interactive");
  lua_pushboolean(L, from->is_over);
  lua_setfield(L, -2, "is_over");
  lua_pushboolean(L, from->was_cancelled);
  lua_setfield(L, -2, "was_cancelled");
}
static UNUSED void row_motus_inset_change(lua_State *L, const void *rows, size_t index) {
  push_motus_inset_change(L, (const motus_inset_change *)rows + index);
}

static UNUSED void read_motus_navigation_options(lua_State *L, int table, motus_navigation_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"parallax", "dimming", "shadow_alpha", "shadow_radius", NULL};
  only(L, table, "navigation_options", known);
  motus_navigation_options_init(out, sizeof *out);
  if (field(L, table, "parallax", 0)) {
    out->parallax = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "dimming", 0)) {
    out->dimming = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "shadow_alpha", 0)) {
    out->shadow_alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "shadow_radius", 0)) {
    out->shadow_radius = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_navigation_options(lua_State *L, const motus_navigation_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->parallax);
  lua_setfield(L, -2, "parallax");
  lua_pushnumber(L, (lua_Number)from->dimming);
  lua_setfield(L, -2, "dimming");
  lua_pushnumber(L, (lua_Number)from->shadow_alpha);
  lua_setfield(L, -2, "shadow_alpha");
  lua_pushnumber(L, (lua_Number)from->shadow_radius);
  lua_setfield(L, -2, "shadow_radius");
}
static UNUSED void row_motus_navigation_options(lua_State *L, const void *rows, size_t index) {
  push_motus_navigation_options(L, (const motus_navigation_options *)rows + index);
}

static UNUSED void read_motus_page_view_controller_options(lua_State *L, int table, motus_page_view_controller_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"axis", "spacing", "right_to_left", NULL};
  only(L, table, "page_view_controller_options", known);
  motus_page_view_controller_options_init(out, sizeof *out);
  if (field(L, table, "axis", 0)) {
    out->axis = (motus_axis)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "spacing", 0)) {
    out->spacing = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "right_to_left", 0)) {
    out->right_to_left = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_page_view_controller_options(lua_State *L, const motus_page_view_controller_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->axis);
  lua_setfield(L, -2, "axis");
  lua_pushnumber(L, (lua_Number)from->spacing);
  lua_setfield(L, -2, "spacing");
  lua_pushboolean(L, from->right_to_left);
  lua_setfield(L, -2, "right_to_left");
}
static UNUSED void row_motus_page_view_controller_options(lua_State *L, const void *rows, size_t index) {
  push_motus_page_view_controller_options(L, (const motus_page_view_controller_options *)rows + index);
}

static UNUSED void read_motus_column_width(lua_State *L, int table, motus_column_width *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  memset(out, 0, sizeof *out);
  if (field(L, table, "minimum", 1)) {
    out->minimum = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "preferred", 2)) {
    out->preferred = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "maximum", 3)) {
    out->maximum = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_column_width(lua_State *L, const motus_column_width *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->minimum);
  lua_setfield(L, -2, "minimum");
  lua_pushnumber(L, (lua_Number)from->preferred);
  lua_setfield(L, -2, "preferred");
  lua_pushnumber(L, (lua_Number)from->maximum);
  lua_setfield(L, -2, "maximum");
}
static UNUSED void row_motus_column_width(lua_State *L, const void *rows, size_t index) {
  push_motus_column_width(L, (const motus_column_width *)rows + index);
}

static UNUSED void read_motus_split_view_controller_options(lua_State *L, int table, motus_split_view_controller_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"primary_width", "supplementary_width", "secondary_minimum_width", "dimming", "right_to_left", "interactive", NULL};
  only(L, table, "split_view_controller_options", known);
  motus_split_view_controller_options_init(out, sizeof *out);
  if (field(L, table, "primary_width", 0)) {
    read_motus_column_width(L, lua_gettop(L), &out->primary_width);
    lua_pop(L, 1);
  }
  if (field(L, table, "supplementary_width", 0)) {
    read_motus_column_width(L, lua_gettop(L), &out->supplementary_width);
    lua_pop(L, 1);
  }
  if (field(L, table, "secondary_minimum_width", 0)) {
    out->secondary_minimum_width = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "dimming", 0)) {
    out->dimming = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "right_to_left", 0)) {
    out->right_to_left = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "interactive", 0)) {
    out->interactive = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_split_view_controller_options(lua_State *L, const motus_split_view_controller_options *from) {
  lua_newtable(L);
  push_motus_column_width(L, &from->primary_width);
  lua_setfield(L, -2, "primary_width");
  push_motus_column_width(L, &from->supplementary_width);
  lua_setfield(L, -2, "supplementary_width");
  lua_pushnumber(L, (lua_Number)from->secondary_minimum_width);
  lua_setfield(L, -2, "secondary_minimum_width");
  lua_pushnumber(L, (lua_Number)from->dimming);
  lua_setfield(L, -2, "dimming");
  lua_pushboolean(L, from->right_to_left);
  lua_setfield(L, -2, "right_to_left");
  lua_pushboolean(L, from->interactive);
  lua_setfield(L, -2, "interactive");
}
static UNUSED void row_motus_split_view_controller_options(lua_State *L, const void *rows, size_t index) {
  push_motus_split_view_controller_options(L, (const motus_split_view_controller_options *)rows + index);
}

static UNUSED void read_motus_gesture_binding_options(lua_State *L, int table, motus_gesture_binding_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"direction", "extent", "threshold", NULL};
  only(L, table, "gesture_binding_options", known);
  motus_gesture_binding_options_init(out, sizeof *out);
  if (field(L, table, "direction", 0)) {
    read_motus_vector(L, lua_gettop(L), &out->direction);
    lua_pop(L, 1);
  }
  if (field(L, table, "extent", 0)) {
    out->extent = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "threshold", 0)) {
    out->threshold = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_gesture_binding_options(lua_State *L, const motus_gesture_binding_options *from) {
  lua_newtable(L);
  push_motus_vector(L, &from->direction);
  lua_setfield(L, -2, "direction");
  lua_pushnumber(L, (lua_Number)from->extent);
  lua_setfield(L, -2, "extent");
  lua_pushnumber(L, (lua_Number)from->threshold);
  lua_setfield(L, -2, "threshold");
}
static UNUSED void row_motus_gesture_binding_options(lua_State *L, const void *rows, size_t index) {
  push_motus_gesture_binding_options(L, (const motus_gesture_binding_options *)rows + index);
}

static UNUSED void read_motus_transition_info(lua_State *L, int table, motus_transition_info *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"is_animated", "is_initially_interactive", "is_interruptible", "is_interactive", "was_cancelled", "presentation_style", "transition_duration", "percent_complete", "completion_velocity", "target_transform", NULL};
  only(L, table, "transition_info", known);
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (field(L, table, "is_animated", 0)) {
    out->is_animated = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "is_initially_interactive", 0)) {
    out->is_initially_interactive = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "is_interruptible", 0)) {
    out->is_interruptible = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "is_interactive", 0)) {
    out->is_interactive = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "was_cancelled", 0)) {
    out->was_cancelled = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "presentation_style", 0)) {
    out->presentation_style = (motus_presentation_style)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "transition_duration", 0)) {
    out->transition_duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "percent_complete", 0)) {
    out->percent_complete = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "completion_velocity", 0)) {
    out->completion_velocity = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "target_transform", 0)) {
    read_motus_transform(L, lua_gettop(L), &out->target_transform);
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_transition_info(lua_State *L, const motus_transition_info *from) {
  lua_newtable(L);
  lua_pushboolean(L, from->is_animated);
  lua_setfield(L, -2, "is_animated");
  lua_pushboolean(L, from->is_initially_interactive);
  lua_setfield(L, -2, "is_initially_interactive");
  lua_pushboolean(L, from->is_interruptible);
  lua_setfield(L, -2, "is_interruptible");
  lua_pushboolean(L, from->is_interactive);
  lua_setfield(L, -2, "is_interactive");
  lua_pushboolean(L, from->was_cancelled);
  lua_setfield(L, -2, "was_cancelled");
  lua_pushnumber(L, (lua_Number)from->presentation_style);
  lua_setfield(L, -2, "presentation_style");
  lua_pushnumber(L, (lua_Number)from->transition_duration);
  lua_setfield(L, -2, "transition_duration");
  lua_pushnumber(L, (lua_Number)from->percent_complete);
  lua_setfield(L, -2, "percent_complete");
  lua_pushnumber(L, (lua_Number)from->completion_velocity);
  lua_setfield(L, -2, "completion_velocity");
  push_motus_transform(L, &from->target_transform);
  lua_setfield(L, -2, "target_transform");
}
static UNUSED void row_motus_transition_info(lua_State *L, const void *rows, size_t index) {
  push_motus_transition_info(L, (const motus_transition_info *)rows + index);
}

static UNUSED void read_motus_match_options(lua_State *L, int table, motus_match_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"content", "flags", "content_size", "gravity", "z", NULL};
  only(L, table, "match_options", known);
  motus_match_options_init(out, sizeof *out);
  if (field(L, table, "content", 0)) {
    out->content = (motus_match_content)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "flags", 0)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "content_size", 0)) {
    read_motus_size(L, lua_gettop(L), &out->content_size);
    lua_pop(L, 1);
  }
  if (field(L, table, "gravity", 0)) {
    read_motus_point(L, lua_gettop(L), &out->gravity);
    lua_pop(L, 1);
  }
  if (field(L, table, "z", 0)) {
    out->z = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_match_options(lua_State *L, const motus_match_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->content);
  lua_setfield(L, -2, "content");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  push_motus_size(L, &from->content_size);
  lua_setfield(L, -2, "content_size");
  push_motus_point(L, &from->gravity);
  lua_setfield(L, -2, "gravity");
  lua_pushnumber(L, (lua_Number)from->z);
  lua_setfield(L, -2, "z");
}
static UNUSED void row_motus_match_options(lua_State *L, const void *rows, size_t index) {
  push_motus_match_options(L, (const motus_match_options *)rows + index);
}

static UNUSED void read_motus_matched_options(lua_State *L, int table, motus_matched_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"style", "keep_source_hidden", "duration", "timing", "cross_fade", "bounce", "response", "damping_ratio", NULL};
  only(L, table, "matched_options", known);
  motus_matched_options_init(out, sizeof *out);
  if (field(L, table, "style", 0)) {
    out->style = (motus_matched_style)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "keep_source_hidden", 0)) {
    out->keep_source_hidden = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "duration", 0)) {
    out->duration = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_spring(L, table, &out->timing);
  if (field(L, table, "cross_fade", 0)) {
    out->cross_fade = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_matched_options(lua_State *L, const motus_matched_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->style);
  lua_setfield(L, -2, "style");
  lua_pushboolean(L, from->keep_source_hidden);
  lua_setfield(L, -2, "keep_source_hidden");
  lua_pushnumber(L, (lua_Number)from->duration);
  lua_setfield(L, -2, "duration");
  push_motus_timing(L, &from->timing);
  lua_setfield(L, -2, "timing");
  lua_pushnumber(L, (lua_Number)from->cross_fade);
  lua_setfield(L, -2, "cross_fade");
}
static UNUSED void row_motus_matched_options(lua_State *L, const void *rows, size_t index) {
  push_motus_matched_options(L, (const motus_matched_options *)rows + index);
}

static UNUSED void read_motus_flight(lua_State *L, int table, motus_flight *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"source", "destination", "key", "source_tag", "destination_tag", "item", "flags", "progress", "source_weight", "destination_weight", "source_rect", "destination_rect", "clip", NULL};
  only(L, table, "flight", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "source", 1)) {
    out->source = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "destination", 2)) {
    out->destination = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "key", 3)) {
    out->key = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "source_tag", 4)) {
    out->source_tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "destination_tag", 5)) {
    out->destination_tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "item", 6)) {
    out->item = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "flags", 7)) {
    out->flags = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "progress", 8)) {
    out->progress = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "source_weight", 9)) {
    out->source_weight = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "destination_weight", 10)) {
    out->destination_weight = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "source_rect", 11)) {
    read_motus_rect(L, lua_gettop(L), &out->source_rect);
    lua_pop(L, 1);
  }
  if (field(L, table, "destination_rect", 12)) {
    read_motus_rect(L, lua_gettop(L), &out->destination_rect);
    lua_pop(L, 1);
  }
  if (field(L, table, "clip", 13)) {
    read_motus_rect(L, lua_gettop(L), &out->clip);
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_flight(lua_State *L, const motus_flight *from) {
  lua_newtable(L);
  if (motus_is_alive(from->source))
    push(L, (void *)from->source, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "source");
  if (motus_is_alive(from->destination))
    push(L, (void *)from->destination, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "destination");
  lua_pushnumber(L, (lua_Number)from->key);
  lua_setfield(L, -2, "key");
  lua_pushnumber(L, (lua_Number)from->source_tag);
  lua_setfield(L, -2, "source_tag");
  lua_pushnumber(L, (lua_Number)from->destination_tag);
  lua_setfield(L, -2, "destination_tag");
  lua_pushnumber(L, (lua_Number)from->item);
  lua_setfield(L, -2, "item");
  lua_pushnumber(L, (lua_Number)from->flags);
  lua_setfield(L, -2, "flags");
  lua_pushnumber(L, (lua_Number)from->progress);
  lua_setfield(L, -2, "progress");
  lua_pushnumber(L, (lua_Number)from->source_weight);
  lua_setfield(L, -2, "source_weight");
  lua_pushnumber(L, (lua_Number)from->destination_weight);
  lua_setfield(L, -2, "destination_weight");
  push_motus_rect(L, &from->source_rect);
  lua_setfield(L, -2, "source_rect");
  push_motus_rect(L, &from->destination_rect);
  lua_setfield(L, -2, "destination_rect");
  push_motus_rect(L, &from->clip);
  lua_setfield(L, -2, "clip");
}
static UNUSED void row_motus_flight(lua_State *L, const void *rows, size_t index) {
  push_motus_flight(L, (const motus_flight *)rows + index);
}

static UNUSED void read_motus_zoom_physics(lua_State *L, int table, motus_zoom_physics *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"entrance_frequency", "entrance_damping", "landing_frequency", "landing_damping", "return_frequency", "return_damping", "tracking_frequency", "cover_frequency", "gain", "knee", "smallest", "fall", "band", "reach", "pan_threshold", "edge_threshold", "pinch_threshold", "look_ahead", "quickening", "cross_fade", "cover", "bend_in", "bend_back", "shadow_alpha", "shadow_offset", "shadow_radius", "dissolve", NULL};
  only(L, table, "zoom_physics", known);
  motus_zoom_physics_init(out, sizeof *out);
  if (field(L, table, "entrance_frequency", 0)) {
    out->entrance_frequency = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "entrance_damping", 0)) {
    out->entrance_damping = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "landing_frequency", 0)) {
    out->landing_frequency = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "landing_damping", 0)) {
    out->landing_damping = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "return_frequency", 0)) {
    out->return_frequency = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "return_damping", 0)) {
    out->return_damping = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "tracking_frequency", 0)) {
    out->tracking_frequency = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "cover_frequency", 0)) {
    out->cover_frequency = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "gain", 0)) {
    out->gain = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "knee", 0)) {
    out->knee = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "smallest", 0)) {
    out->smallest = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "fall", 0)) {
    out->fall = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "band", 0)) {
    out->band = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "reach", 0)) {
    out->reach = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "pan_threshold", 0)) {
    out->pan_threshold = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "edge_threshold", 0)) {
    out->edge_threshold = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "pinch_threshold", 0)) {
    out->pinch_threshold = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "look_ahead", 0)) {
    out->look_ahead = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "quickening", 0)) {
    out->quickening = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "cross_fade", 0)) {
    out->cross_fade = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "cover", 0)) {
    out->cover = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bend_in", 0)) {
    out->bend_in = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "bend_back", 0)) {
    out->bend_back = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "shadow_alpha", 0)) {
    out->shadow_alpha = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "shadow_offset", 0)) {
    out->shadow_offset = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "shadow_radius", 0)) {
    out->shadow_radius = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "dissolve", 0)) {
    out->dissolve = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_zoom_physics(lua_State *L, const motus_zoom_physics *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->entrance_frequency);
  lua_setfield(L, -2, "entrance_frequency");
  lua_pushnumber(L, (lua_Number)from->entrance_damping);
  lua_setfield(L, -2, "entrance_damping");
  lua_pushnumber(L, (lua_Number)from->landing_frequency);
  lua_setfield(L, -2, "landing_frequency");
  lua_pushnumber(L, (lua_Number)from->landing_damping);
  lua_setfield(L, -2, "landing_damping");
  lua_pushnumber(L, (lua_Number)from->return_frequency);
  lua_setfield(L, -2, "return_frequency");
  lua_pushnumber(L, (lua_Number)from->return_damping);
  lua_setfield(L, -2, "return_damping");
  lua_pushnumber(L, (lua_Number)from->tracking_frequency);
  lua_setfield(L, -2, "tracking_frequency");
  lua_pushnumber(L, (lua_Number)from->cover_frequency);
  lua_setfield(L, -2, "cover_frequency");
  lua_pushnumber(L, (lua_Number)from->gain);
  lua_setfield(L, -2, "gain");
  lua_pushnumber(L, (lua_Number)from->knee);
  lua_setfield(L, -2, "knee");
  lua_pushnumber(L, (lua_Number)from->smallest);
  lua_setfield(L, -2, "smallest");
  lua_pushnumber(L, (lua_Number)from->fall);
  lua_setfield(L, -2, "fall");
  lua_pushnumber(L, (lua_Number)from->band);
  lua_setfield(L, -2, "band");
  lua_pushnumber(L, (lua_Number)from->reach);
  lua_setfield(L, -2, "reach");
  lua_pushnumber(L, (lua_Number)from->pan_threshold);
  lua_setfield(L, -2, "pan_threshold");
  lua_pushnumber(L, (lua_Number)from->edge_threshold);
  lua_setfield(L, -2, "edge_threshold");
  lua_pushnumber(L, (lua_Number)from->pinch_threshold);
  lua_setfield(L, -2, "pinch_threshold");
  lua_pushnumber(L, (lua_Number)from->look_ahead);
  lua_setfield(L, -2, "look_ahead");
  lua_pushnumber(L, (lua_Number)from->quickening);
  lua_setfield(L, -2, "quickening");
  lua_pushnumber(L, (lua_Number)from->cross_fade);
  lua_setfield(L, -2, "cross_fade");
  lua_pushnumber(L, (lua_Number)from->cover);
  lua_setfield(L, -2, "cover");
  lua_pushnumber(L, (lua_Number)from->bend_in);
  lua_setfield(L, -2, "bend_in");
  lua_pushnumber(L, (lua_Number)from->bend_back);
  lua_setfield(L, -2, "bend_back");
  lua_pushnumber(L, (lua_Number)from->shadow_alpha);
  lua_setfield(L, -2, "shadow_alpha");
  lua_pushnumber(L, (lua_Number)from->shadow_offset);
  lua_setfield(L, -2, "shadow_offset");
  lua_pushnumber(L, (lua_Number)from->shadow_radius);
  lua_setfield(L, -2, "shadow_radius");
  lua_pushnumber(L, (lua_Number)from->dissolve);
  lua_setfield(L, -2, "dissolve");
}
static UNUSED void row_motus_zoom_physics(lua_State *L, const void *rows, size_t index) {
  push_motus_zoom_physics(L, (const motus_zoom_physics *)rows + index);
}

static UNUSED void read_motus_zoom_options(lua_State *L, int table, motus_zoom_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"source_key", "dimming_color", "gestures", "policy", "physics", NULL};
  only(L, table, "zoom_options", known);
  motus_zoom_options_init(out, sizeof *out);
  if (field(L, table, "source_key", 0)) {
    out->source_key = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "dimming_color", 0)) {
    read_motus_color(L, lua_gettop(L), &out->dimming_color);
    lua_pop(L, 1);
  }
  if (field(L, table, "gestures", 0)) {
    out->gestures = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "policy", 0)) {
    out->policy = (motus_zoom_policy)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "physics", 0))
    read_motus_zoom_physics(L, lua_gettop(L), &out->physics);
}

static UNUSED void push_motus_zoom_options(lua_State *L, const motus_zoom_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->source_key);
  lua_setfield(L, -2, "source_key");
  push_motus_color(L, &from->dimming_color);
  lua_setfield(L, -2, "dimming_color");
  lua_pushnumber(L, (lua_Number)from->gestures);
  lua_setfield(L, -2, "gestures");
  lua_pushnumber(L, (lua_Number)from->policy);
  lua_setfield(L, -2, "policy");
  push_motus_zoom_physics(L, &from->physics);
  lua_setfield(L, -2, "physics");
}
static UNUSED void row_motus_zoom_options(lua_State *L, const void *rows, size_t index) {
  push_motus_zoom_options(L, (const motus_zoom_options *)rows + index);
}

static UNUSED void read_motus_look_options(lua_State *L, int table, motus_look_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"background_color", "corner_radius", "dimming_color", "grabber_color", NULL};
  only(L, table, "look_options", known);
  motus_look_options_init(out, sizeof *out);
  if (field(L, table, "background_color", 0)) {
    read_motus_color(L, lua_gettop(L), &out->background_color);
    lua_pop(L, 1);
  }
  if (field(L, table, "corner_radius", 0)) {
    out->corner_radius = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "dimming_color", 0)) {
    read_motus_color(L, lua_gettop(L), &out->dimming_color);
    lua_pop(L, 1);
  }
  if (field(L, table, "grabber_color", 0)) {
    read_motus_color(L, lua_gettop(L), &out->grabber_color);
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_look_options(lua_State *L, const motus_look_options *from) {
  lua_newtable(L);
  push_motus_color(L, &from->background_color);
  lua_setfield(L, -2, "background_color");
  lua_pushnumber(L, (lua_Number)from->corner_radius);
  lua_setfield(L, -2, "corner_radius");
  push_motus_color(L, &from->dimming_color);
  lua_setfield(L, -2, "dimming_color");
  push_motus_color(L, &from->grabber_color);
  lua_setfield(L, -2, "grabber_color");
}
static UNUSED void row_motus_look_options(lua_State *L, const void *rows, size_t index) {
  push_motus_look_options(L, (const motus_look_options *)rows + index);
}

static UNUSED void read_motus_sheet_options(lua_State *L, int table, motus_sheet_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"detents", "detent_count", "selected_detent", "largest_undimmed_detent", "prefers_grabber_visible", "prefers_edge_attached_in_compact_height", "width_follows_preferred_content_size", "prefers_scrolling_expands", "preferred_corner_radius", "safe_area", "source_view", NULL};
  only(L, table, "sheet_options", known);
  motus_sheet_options_init(out, sizeof *out);
  if (field(L, table, "detents", 0)) {
    luaL_checktype(L, -1, LUA_TTABLE);
    for (int i = 0; i < 8; i++) {
      lua_rawgeti(L, -1, i + 1);
      if (!lua_isnil(L, -1)) out->detents[i] = (int32_t)luaL_checknumber(L, -1);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  if (field(L, table, "detent_count", 0)) {
    out->detent_count = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "selected_detent", 0)) {
    out->selected_detent = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "largest_undimmed_detent", 0)) {
    out->largest_undimmed_detent = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "prefers_grabber_visible", 0)) {
    out->prefers_grabber_visible = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "prefers_edge_attached_in_compact_height", 0)) {
    out->prefers_edge_attached_in_compact_height = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "width_follows_preferred_content_size", 0)) {
    out->width_follows_preferred_content_size = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "prefers_scrolling_expands", 0)) {
    out->prefers_scrolling_expands = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "preferred_corner_radius", 0)) {
    out->preferred_corner_radius = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "safe_area", 0)) {
    read_motus_insets(L, lua_gettop(L), &out->safe_area);
    lua_pop(L, 1);
  }
  if (field(L, table, "source_view", 0)) {
    out->source_view = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_sheet_options(lua_State *L, const motus_sheet_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->detent_count);
  lua_setfield(L, -2, "detent_count");
  lua_pushnumber(L, (lua_Number)from->selected_detent);
  lua_setfield(L, -2, "selected_detent");
  lua_pushnumber(L, (lua_Number)from->largest_undimmed_detent);
  lua_setfield(L, -2, "largest_undimmed_detent");
  lua_pushboolean(L, from->prefers_grabber_visible);
  lua_setfield(L, -2, "prefers_grabber_visible");
  lua_pushboolean(L, from->prefers_edge_attached_in_compact_height);
  lua_setfield(L, -2, "prefers_edge_attached_in_compact_height");
  lua_pushboolean(L, from->width_follows_preferred_content_size);
  lua_setfield(L, -2, "width_follows_preferred_content_size");
  lua_pushboolean(L, from->prefers_scrolling_expands);
  lua_setfield(L, -2, "prefers_scrolling_expands");
  lua_pushnumber(L, (lua_Number)from->preferred_corner_radius);
  lua_setfield(L, -2, "preferred_corner_radius");
  push_motus_insets(L, &from->safe_area);
  lua_setfield(L, -2, "safe_area");
  if (motus_is_alive(from->source_view))
    push(L, (void *)from->source_view, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "source_view");
}
static UNUSED void row_motus_sheet_options(lua_State *L, const void *rows, size_t index) {
  push_motus_sheet_options(L, (const motus_sheet_options *)rows + index);
}

static UNUSED void read_motus_popover_options(lua_State *L, int table, motus_popover_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"source_view", "source_rect", "permitted_arrow_directions", "margins", NULL};
  only(L, table, "popover_options", known);
  motus_popover_options_init(out, sizeof *out);
  if (field(L, table, "source_view", 0)) {
    out->source_view = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "source_rect", 0)) {
    read_motus_rect(L, lua_gettop(L), &out->source_rect);
    lua_pop(L, 1);
  }
  if (field(L, table, "permitted_arrow_directions", 0)) {
    out->permitted_arrow_directions = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "margins", 0)) {
    read_motus_insets(L, lua_gettop(L), &out->margins);
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_popover_options(lua_State *L, const motus_popover_options *from) {
  lua_newtable(L);
  if (motus_is_alive(from->source_view))
    push(L, (void *)from->source_view, "motus.view", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "source_view");
  push_motus_rect(L, &from->source_rect);
  lua_setfield(L, -2, "source_rect");
  lua_pushnumber(L, (lua_Number)from->permitted_arrow_directions);
  lua_setfield(L, -2, "permitted_arrow_directions");
  push_motus_insets(L, &from->margins);
  lua_setfield(L, -2, "margins");
}
static UNUSED void row_motus_popover_options(lua_State *L, const void *rows, size_t index) {
  push_motus_popover_options(L, (const motus_popover_options *)rows + index);
}

static UNUSED void read_motus_layout_path(lua_State *L, int table, motus_layout_path *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"category", "kind", "section", "item", NULL};
  only(L, table, "layout_path", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "category", 1)) {
    out->category = (motus_element_category)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "kind", 2)) {
    out->kind = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "section", 3)) {
    out->section = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "item", 4)) {
    out->item = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_layout_path(lua_State *L, const motus_layout_path *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->category);
  lua_setfield(L, -2, "category");
  lua_pushnumber(L, (lua_Number)from->kind);
  lua_setfield(L, -2, "kind");
  lua_pushnumber(L, (lua_Number)from->section);
  lua_setfield(L, -2, "section");
  lua_pushnumber(L, (lua_Number)from->item);
  lua_setfield(L, -2, "item");
}
static UNUSED void row_motus_layout_path(lua_State *L, const void *rows, size_t index) {
  push_motus_layout_path(L, (const motus_layout_path *)rows + index);
}

static UNUSED void read_motus_dynamic_contact_event(lua_State *L, int table, motus_dynamic_contact_event *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"behavior", "item", "other", "item_tag", "other_tag", "point", "boundary", "has_begun", NULL};
  only(L, table, "dynamic_contact_event", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "behavior", 1)) {
    out->behavior = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "item", 2)) {
    out->item = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "other", 3)) {
    out->other = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "item_tag", 4)) {
    out->item_tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "other_tag", 5)) {
    out->other_tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "point", 6)) {
    read_motus_point(L, lua_gettop(L), &out->point);
    lua_pop(L, 1);
  }
  if (field(L, table, "boundary", 7)) {
    out->boundary = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "has_begun", 8)) {
    out->has_begun = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_dynamic_contact_event(lua_State *L, const motus_dynamic_contact_event *from) {
  lua_newtable(L);
  if (motus_is_alive(from->behavior))
    push(L, (void *)from->behavior, "motus.collision_behavior", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "behavior");
  if (motus_is_alive(from->item))
    push(L, (void *)from->item, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "item");
  if (motus_is_alive(from->other))
    push(L, (void *)from->other, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "other");
  lua_pushnumber(L, (lua_Number)from->item_tag);
  lua_setfield(L, -2, "item_tag");
  lua_pushnumber(L, (lua_Number)from->other_tag);
  lua_setfield(L, -2, "other_tag");
  push_motus_point(L, &from->point);
  lua_setfield(L, -2, "point");
  lua_pushnumber(L, (lua_Number)from->boundary);
  lua_setfield(L, -2, "boundary");
  lua_pushboolean(L, from->has_begun);
  lua_setfield(L, -2, "has_begun");
}
static UNUSED void row_motus_dynamic_contact_event(lua_State *L, const void *rows, size_t index) {
  push_motus_dynamic_contact_event(L, (const motus_dynamic_contact_event *)rows + index);
}

static UNUSED void read_motus_dynamic_pose(lua_State *L, int table, motus_dynamic_pose *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"item", "center", "rotation", NULL};
  only(L, table, "dynamic_pose", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "item", 1)) {
    out->item = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "center", 2)) {
    read_motus_point(L, lua_gettop(L), &out->center);
    lua_pop(L, 1);
  }
  if (field(L, table, "rotation", 3)) {
    out->rotation = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_dynamic_pose(lua_State *L, const motus_dynamic_pose *from) {
  lua_newtable(L);
  if (motus_is_alive(from->item))
    push(L, (void *)from->item, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "item");
  push_motus_point(L, &from->center);
  lua_setfield(L, -2, "center");
  lua_pushnumber(L, (lua_Number)from->rotation);
  lua_setfield(L, -2, "rotation");
}
static UNUSED void row_motus_dynamic_pose(lua_State *L, const void *rows, size_t index) {
  push_motus_dynamic_pose(L, (const motus_dynamic_pose *)rows + index);
}

static UNUSED void read_motus_dynamic_item_state(lua_State *L, int table, motus_dynamic_item_state *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"item", "center", "rotation", "velocity", "angular_velocity", "mass", "is_sleeping", "contact_count", NULL};
  only(L, table, "dynamic_item_state", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "item", 1)) {
    out->item = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "center", 2)) {
    read_motus_point(L, lua_gettop(L), &out->center);
    lua_pop(L, 1);
  }
  if (field(L, table, "rotation", 3)) {
    out->rotation = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "velocity", 4)) {
    read_motus_vector(L, lua_gettop(L), &out->velocity);
    lua_pop(L, 1);
  }
  if (field(L, table, "angular_velocity", 5)) {
    out->angular_velocity = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "mass", 6)) {
    out->mass = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "is_sleeping", 7)) {
    out->is_sleeping = flag_at(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "contact_count", 8)) {
    out->contact_count = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_dynamic_item_state(lua_State *L, const motus_dynamic_item_state *from) {
  lua_newtable(L);
  if (motus_is_alive(from->item))
    push(L, (void *)from->item, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "item");
  push_motus_point(L, &from->center);
  lua_setfield(L, -2, "center");
  lua_pushnumber(L, (lua_Number)from->rotation);
  lua_setfield(L, -2, "rotation");
  push_motus_vector(L, &from->velocity);
  lua_setfield(L, -2, "velocity");
  lua_pushnumber(L, (lua_Number)from->angular_velocity);
  lua_setfield(L, -2, "angular_velocity");
  lua_pushnumber(L, (lua_Number)from->mass);
  lua_setfield(L, -2, "mass");
  lua_pushboolean(L, from->is_sleeping);
  lua_setfield(L, -2, "is_sleeping");
  lua_pushnumber(L, (lua_Number)from->contact_count);
  lua_setfield(L, -2, "contact_count");
}
static UNUSED void row_motus_dynamic_item_state(lua_State *L, const void *rows, size_t index) {
  push_motus_dynamic_item_state(L, (const motus_dynamic_item_state *)rows + index);
}

static UNUSED void read_motus_dynamic_contact(lua_State *L, int table, motus_dynamic_contact *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"behavior", "item", "other", "item_tag", "other_tag", "points", "normal", "impulse", "friction_impulse", "boundary", "point_count", NULL};
  only(L, table, "dynamic_contact", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "behavior", 1)) {
    out->behavior = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "item", 2)) {
    out->item = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "other", 3)) {
    out->other = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "item_tag", 4)) {
    out->item_tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "other_tag", 5)) {
    out->other_tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "points", 0)) {
    luaL_checktype(L, -1, LUA_TTABLE);
    for (int i = 0; i < 2; i++) {
      lua_rawgeti(L, -1, i + 1);
      if (!lua_isnil(L, -1)) read_motus_point(L, lua_gettop(L), &out->points[i]);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  if (field(L, table, "normal", 7)) {
    read_motus_vector(L, lua_gettop(L), &out->normal);
    lua_pop(L, 1);
  }
  if (field(L, table, "impulse", 8)) {
    out->impulse = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "friction_impulse", 9)) {
    out->friction_impulse = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "boundary", 10)) {
    out->boundary = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "point_count", 11)) {
    out->point_count = (uint32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_dynamic_contact(lua_State *L, const motus_dynamic_contact *from) {
  lua_newtable(L);
  if (motus_is_alive(from->behavior))
    push(L, (void *)from->behavior, "motus.collision_behavior", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "behavior");
  if (motus_is_alive(from->item))
    push(L, (void *)from->item, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "item");
  if (motus_is_alive(from->other))
    push(L, (void *)from->other, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "other");
  lua_pushnumber(L, (lua_Number)from->item_tag);
  lua_setfield(L, -2, "item_tag");
  lua_pushnumber(L, (lua_Number)from->other_tag);
  lua_setfield(L, -2, "other_tag");
  lua_newtable(L);
  for (int i = 0; i < 2; i++) {
    push_motus_point(L, &from->points[i]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, "points");
  push_motus_vector(L, &from->normal);
  lua_setfield(L, -2, "normal");
  lua_pushnumber(L, (lua_Number)from->impulse);
  lua_setfield(L, -2, "impulse");
  lua_pushnumber(L, (lua_Number)from->friction_impulse);
  lua_setfield(L, -2, "friction_impulse");
  lua_pushnumber(L, (lua_Number)from->boundary);
  lua_setfield(L, -2, "boundary");
  lua_pushnumber(L, (lua_Number)from->point_count);
  lua_setfield(L, -2, "point_count");
}
static UNUSED void row_motus_dynamic_contact(lua_State *L, const void *rows, size_t index) {
  push_motus_dynamic_contact(L, (const motus_dynamic_contact *)rows + index);
}

static UNUSED void read_motus_dynamic_joint(lua_State *L, int table, motus_dynamic_joint *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"behavior", "item", "other", "anchor", "other_anchor", "force", "torque", NULL};
  only(L, table, "dynamic_joint", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "behavior", 1)) {
    out->behavior = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "item", 2)) {
    out->item = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "other", 3)) {
    out->other = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "anchor", 4)) {
    read_motus_point(L, lua_gettop(L), &out->anchor);
    lua_pop(L, 1);
  }
  if (field(L, table, "other_anchor", 5)) {
    read_motus_point(L, lua_gettop(L), &out->other_anchor);
    lua_pop(L, 1);
  }
  if (field(L, table, "force", 6)) {
    read_motus_vector(L, lua_gettop(L), &out->force);
    lua_pop(L, 1);
  }
  if (field(L, table, "torque", 7)) {
    out->torque = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_dynamic_joint(lua_State *L, const motus_dynamic_joint *from) {
  lua_newtable(L);
  if (motus_is_alive(from->behavior))
    push(L, (void *)from->behavior, "motus.dynamic_behavior", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "behavior");
  if (motus_is_alive(from->item))
    push(L, (void *)from->item, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "item");
  if (motus_is_alive(from->other))
    push(L, (void *)from->other, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "other");
  push_motus_point(L, &from->anchor);
  lua_setfield(L, -2, "anchor");
  push_motus_point(L, &from->other_anchor);
  lua_setfield(L, -2, "other_anchor");
  push_motus_vector(L, &from->force);
  lua_setfield(L, -2, "force");
  lua_pushnumber(L, (lua_Number)from->torque);
  lua_setfield(L, -2, "torque");
}
static UNUSED void row_motus_dynamic_joint(lua_State *L, const void *rows, size_t index) {
  push_motus_dynamic_joint(L, (const motus_dynamic_joint *)rows + index);
}

static UNUSED void read_motus_dynamic_stage_time(lua_State *L, int table, motus_dynamic_stage_time *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"name", "seconds", NULL};
  only(L, table, "dynamic_stage_time", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "seconds", 2)) {
    out->seconds = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_dynamic_stage_time(lua_State *L, const motus_dynamic_stage_time *from) {
  lua_newtable(L);
  lua_pushstring(L, from->name);
  lua_setfield(L, -2, "name");
  lua_pushnumber(L, (lua_Number)from->seconds);
  lua_setfield(L, -2, "seconds");
}
static UNUSED void row_motus_dynamic_stage_time(lua_State *L, const void *rows, size_t index) {
  push_motus_dynamic_stage_time(L, (const motus_dynamic_stage_time *)rows + index);
}

static UNUSED void read_motus_attachment_options(lua_State *L, int table, motus_attachment_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"type", "collision", "item", "other", "offset", "other_offset", "anchor", "axis", "length", "frequency", "damping_ratio", "friction_torque", "lower_limit", "upper_limit", NULL};
  only(L, table, "attachment_options", known);
  motus_attachment_options_init(out, sizeof *out);
  if (field(L, table, "type", 0)) {
    out->type = (motus_attachment_type)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "collision", 0)) {
    out->collision = (motus_attachment_collision)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "item", 0)) {
    out->item = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "other", 0)) {
    out->other = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "offset", 0)) {
    read_motus_vector(L, lua_gettop(L), &out->offset);
    lua_pop(L, 1);
  }
  if (field(L, table, "other_offset", 0)) {
    read_motus_vector(L, lua_gettop(L), &out->other_offset);
    lua_pop(L, 1);
  }
  if (field(L, table, "anchor", 0)) {
    read_motus_point(L, lua_gettop(L), &out->anchor);
    lua_pop(L, 1);
  }
  if (field(L, table, "axis", 0)) {
    read_motus_vector(L, lua_gettop(L), &out->axis);
    lua_pop(L, 1);
  }
  if (field(L, table, "length", 0)) {
    out->length = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "frequency", 0)) {
    out->frequency = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "damping_ratio", 0)) {
    out->damping_ratio = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "friction_torque", 0)) {
    out->friction_torque = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "lower_limit", 0)) {
    out->lower_limit = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "upper_limit", 0)) {
    out->upper_limit = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_attachment_options(lua_State *L, const motus_attachment_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->type);
  lua_setfield(L, -2, "type");
  lua_pushnumber(L, (lua_Number)from->collision);
  lua_setfield(L, -2, "collision");
  if (motus_is_alive(from->item))
    push(L, (void *)from->item, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "item");
  if (motus_is_alive(from->other))
    push(L, (void *)from->other, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "other");
  push_motus_vector(L, &from->offset);
  lua_setfield(L, -2, "offset");
  push_motus_vector(L, &from->other_offset);
  lua_setfield(L, -2, "other_offset");
  push_motus_point(L, &from->anchor);
  lua_setfield(L, -2, "anchor");
  push_motus_vector(L, &from->axis);
  lua_setfield(L, -2, "axis");
  lua_pushnumber(L, (lua_Number)from->length);
  lua_setfield(L, -2, "length");
  lua_pushnumber(L, (lua_Number)from->frequency);
  lua_setfield(L, -2, "frequency");
  lua_pushnumber(L, (lua_Number)from->damping_ratio);
  lua_setfield(L, -2, "damping_ratio");
  lua_pushnumber(L, (lua_Number)from->friction_torque);
  lua_setfield(L, -2, "friction_torque");
  lua_pushnumber(L, (lua_Number)from->lower_limit);
  lua_setfield(L, -2, "lower_limit");
  lua_pushnumber(L, (lua_Number)from->upper_limit);
  lua_setfield(L, -2, "upper_limit");
}
static UNUSED void row_motus_attachment_options(lua_State *L, const void *rows, size_t index) {
  push_motus_attachment_options(L, (const motus_attachment_options *)rows + index);
}

static UNUSED void read_motus_item_behavior_options(lua_State *L, int table, motus_item_behavior_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"elasticity", "friction", "density", "resistance", "angular_resistance", "charge", "is_anchored", "allows_rotation", NULL};
  only(L, table, "item_behavior_options", known);
  motus_item_behavior_options_init(out, sizeof *out);
  if (field(L, table, "elasticity", 0)) {
    out->elasticity = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "friction", 0)) {
    out->friction = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "density", 0)) {
    out->density = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "resistance", 0)) {
    out->resistance = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "angular_resistance", 0)) {
    out->angular_resistance = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "charge", 0)) {
    out->charge = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "is_anchored", 0)) {
    out->is_anchored = (motus_choice)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "allows_rotation", 0)) {
    out->allows_rotation = (motus_choice)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_item_behavior_options(lua_State *L, const motus_item_behavior_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->elasticity);
  lua_setfield(L, -2, "elasticity");
  lua_pushnumber(L, (lua_Number)from->friction);
  lua_setfield(L, -2, "friction");
  lua_pushnumber(L, (lua_Number)from->density);
  lua_setfield(L, -2, "density");
  lua_pushnumber(L, (lua_Number)from->resistance);
  lua_setfield(L, -2, "resistance");
  lua_pushnumber(L, (lua_Number)from->angular_resistance);
  lua_setfield(L, -2, "angular_resistance");
  lua_pushnumber(L, (lua_Number)from->charge);
  lua_setfield(L, -2, "charge");
  lua_pushnumber(L, (lua_Number)from->is_anchored);
  lua_setfield(L, -2, "is_anchored");
  lua_pushnumber(L, (lua_Number)from->allows_rotation);
  lua_setfield(L, -2, "allows_rotation");
}
static UNUSED void row_motus_item_behavior_options(lua_State *L, const void *rows, size_t index) {
  push_motus_item_behavior_options(L, (const motus_item_behavior_options *)rows + index);
}

static UNUSED void read_motus_field_options(lua_State *L, int table, motus_field_options *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"type", "region", "position", "strength", "falloff", "minimum_radius", "direction", "smoothness", "animation_speed", NULL};
  only(L, table, "field_options", known);
  motus_field_options_init(out, sizeof *out);
  if (field(L, table, "type", 0)) {
    out->type = (motus_field_type)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "region", 0)) {
    out->region = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "position", 0)) {
    read_motus_point(L, lua_gettop(L), &out->position);
    lua_pop(L, 1);
  }
  if (field(L, table, "strength", 0)) {
    out->strength = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "falloff", 0)) {
    out->falloff = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "minimum_radius", 0)) {
    out->minimum_radius = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "direction", 0)) {
    read_motus_vector(L, lua_gettop(L), &out->direction);
    lua_pop(L, 1);
  }
  if (field(L, table, "smoothness", 0)) {
    out->smoothness = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "animation_speed", 0)) {
    out->animation_speed = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_field_options(lua_State *L, const motus_field_options *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->type);
  lua_setfield(L, -2, "type");
  if (motus_is_alive(from->region))
    push(L, (void *)from->region, "motus.region", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "region");
  push_motus_point(L, &from->position);
  lua_setfield(L, -2, "position");
  lua_pushnumber(L, (lua_Number)from->strength);
  lua_setfield(L, -2, "strength");
  lua_pushnumber(L, (lua_Number)from->falloff);
  lua_setfield(L, -2, "falloff");
  lua_pushnumber(L, (lua_Number)from->minimum_radius);
  lua_setfield(L, -2, "minimum_radius");
  push_motus_vector(L, &from->direction);
  lua_setfield(L, -2, "direction");
  lua_pushnumber(L, (lua_Number)from->smoothness);
  lua_setfield(L, -2, "smoothness");
  lua_pushnumber(L, (lua_Number)from->animation_speed);
  lua_setfield(L, -2, "animation_speed");
}
static UNUSED void row_motus_field_options(lua_State *L, const void *rows, size_t index) {
  push_motus_field_options(L, (const motus_field_options *)rows + index);
}

static UNUSED void read_motus_field_probe(lua_State *L, int table, motus_field_probe *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"item", "position", "velocity", "mass", "charge", "time_step", NULL};
  only(L, table, "field_probe", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "item", 1)) {
    out->item = handle_at(L, lua_gettop(L), true);
    lua_pop(L, 1);
  }
  if (field(L, table, "position", 2)) {
    read_motus_point(L, lua_gettop(L), &out->position);
    lua_pop(L, 1);
  }
  if (field(L, table, "velocity", 3)) {
    read_motus_vector(L, lua_gettop(L), &out->velocity);
    lua_pop(L, 1);
  }
  if (field(L, table, "mass", 4)) {
    out->mass = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "charge", 5)) {
    out->charge = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "time_step", 6)) {
    out->time_step = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_field_probe(lua_State *L, const motus_field_probe *from) {
  lua_newtable(L);
  if (motus_is_alive(from->item))
    push(L, (void *)from->item, "motus.dynamic_item", true, false);
  else
    lua_pushnil(L);
  lua_setfield(L, -2, "item");
  push_motus_point(L, &from->position);
  lua_setfield(L, -2, "position");
  push_motus_vector(L, &from->velocity);
  lua_setfield(L, -2, "velocity");
  lua_pushnumber(L, (lua_Number)from->mass);
  lua_setfield(L, -2, "mass");
  lua_pushnumber(L, (lua_Number)from->charge);
  lua_setfield(L, -2, "charge");
  lua_pushnumber(L, (lua_Number)from->time_step);
  lua_setfield(L, -2, "time_step");
}
static UNUSED void row_motus_field_probe(lua_State *L, const void *rows, size_t index) {
  push_motus_field_probe(L, (const motus_field_probe *)rows + index);
}

static UNUSED void read_motus_event(lua_State *L, int table, motus_event *out) {
  luaL_checktype(L, table, LUA_TTABLE);
  luaL_checkstack(L, 8, NULL);
  static const char *const known[] = {"kind", "detail", "subject", "other", "tag", "time", "value", NULL};
  only(L, table, "event", known);
  memset(out, 0, sizeof *out);
  if (field(L, table, "kind", 1)) {
    out->kind = (motus_event_kind)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "detail", 2)) {
    out->detail = (int32_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "tag", 5)) {
    out->tag = (uint64_t)luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "time", 6)) {
    out->time = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (field(L, table, "value", 7)) {
    out->value = luaL_checknumber(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

static UNUSED void push_motus_event(lua_State *L, const motus_event *from) {
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)from->kind);
  lua_setfield(L, -2, "kind");
  lua_pushnumber(L, (lua_Number)from->detail);
  lua_setfield(L, -2, "detail");
  if (from->subject && motus_is_alive(from->subject))
    push(L, from->subject, "motus.view", true, false);
  else
    lua_pushlightuserdata(L, from->subject);
  lua_setfield(L, -2, "subject");
  if (from->other && motus_is_alive(from->other))
    push(L, from->other, "motus.view", true, false);
  else
    lua_pushlightuserdata(L, from->other);
  lua_setfield(L, -2, "other");
  lua_pushnumber(L, (lua_Number)from->tag);
  lua_setfield(L, -2, "tag");
  lua_pushnumber(L, (lua_Number)from->time);
  lua_setfield(L, -2, "time");
  lua_pushnumber(L, (lua_Number)from->value);
  lua_setfield(L, -2, "value");
}
static UNUSED void row_motus_event(lua_State *L, const void *rows, size_t index) {
  push_motus_event(L, (const motus_event *)rows + index);
}

static void on_motus_block_fn_0(void *data) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  if (call(L, 0, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_completion_fn_0(void *data, bool finished) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  lua_pushboolean(L, finished);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_completion_fn_1(void *data, bool finished) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 1, NULL);
  if (!L)
    return;
  lua_pushboolean(L, finished);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_settle_fn_0(void *data, motus_view * view, uint32_t property, bool finished) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)view, "motus.view", true, false);
  lua_pushnumber(L, (lua_Number)property);
  lua_pushboolean(L, finished);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_animator_completion_fn_0(void *data, motus_animating_position position) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  lua_pushnumber(L, (lua_Number)position);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_animator_observer_fn_0(void *data, motus_property_animator * animator, motus_animator_change change) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)animator, "motus.property_animator", true, false);
  lua_pushnumber(L, (lua_Number)change);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_value_observer_fn_0(void *data, motus_value * value, double previous, double shown, double velocity) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)value, "motus.value", true, false);
  lua_pushnumber(L, (lua_Number)previous);
  lua_pushnumber(L, (lua_Number)shown);
  lua_pushnumber(L, (lua_Number)velocity);
  if (call(L, 4, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_value_settle_fn_0(void *data, motus_value * value, bool finished) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)value, "motus.value", true, false);
  lua_pushboolean(L, finished);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_timer_fn_0(void *data, motus_timer * timer, double time) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)timer, "motus.timer", false, false);
  lua_pushnumber(L, (lua_Number)time);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_cue_fn_0(void *data, motus_property_animator * animator, uint32_t cue, bool forward) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)animator, "motus.property_animator", true, false);
  lua_pushnumber(L, (lua_Number)cue);
  lua_pushboolean(L, forward);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_display_link_fn_0(void *data, motus_display_link * link, double timestamp, double target_timestamp) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)link, "motus.display_link", true, false);
  lua_pushnumber(L, (lua_Number)timestamp);
  lua_pushnumber(L, (lua_Number)target_timestamp);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_gesture_fn_0(void *data, motus_gesture * gesture) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)gesture, "motus.gesture", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_insets_fn_0(void *data, motus_runtime * runtime, motus_inset_source source) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)runtime, "motus.runtime", true, false);
  lua_pushnumber(L, (lua_Number)source);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_insets_fn_1(void *data, motus_runtime * runtime, motus_inset_source source) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 1, NULL);
  if (!L)
    return;
  push(L, (void *)runtime, "motus.runtime", true, false);
  lua_pushnumber(L, (lua_Number)source);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_segue_fn_0(void *data, motus_segue * segue) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)segue, "motus.segue", false, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_coordinator_fn_0(void *data, motus_transition_coordinator * coordinator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)coordinator, "motus.transition_coordinator", false, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_coordinator_fn_1(void *data, motus_transition_coordinator * coordinator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 1, NULL);
  if (!L)
    return;
  push(L, (void *)coordinator, "motus.transition_coordinator", false, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static double on_motus_detent_fn_0(void *data, int32_t detent, double maximum) {
  double answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return answer;
  lua_pushnumber(L, (lua_Number)detent);
  lua_pushnumber(L, (lua_Number)maximum);
  if (call(L, 2, 1)) {
    answer = (double)lua_tonumber(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_motus_dynamic_action_fn_0(void *data, motus_dynamic_behavior * behavior) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)behavior, "motus.dynamic_behavior", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_dynamic_move_fn_0(void *data, motus_dynamic_behavior * behavior, motus_dynamic_animator * animator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)behavior, "motus.dynamic_behavior", true, false);
  push(L, (void *)animator, "motus.dynamic_animator", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_motus_field_fn_0(void *data, motus_field_behavior * field, const motus_field_probe * probe, motus_vector * out_force) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, NULL);
  if (!L)
    return;
  push(L, (void *)field, "motus.field_behavior", true, false);
  push_motus_field_probe(L, probe);
  if (call(L, 2, 2)) {
    if (lua_isnumber(L, top + 1)) out_force->dx = lua_tonumber(L, top + 1);
    if (lua_isnumber(L, top + 2)) out_force->dy = lua_tonumber(L, top + 2);
  }
  lua_settop(L, top);
  return;
}

static void on_arrangement_delegate_enter(void *data, motus_view * view, uint64_t key) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "enter");
  if (!L)
    return;
  push(L, (void *)view, "motus.view", true, false);
  lua_pushnumber(L, (lua_Number)key);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_arrangement_delegate_exit(void *data, motus_view * view, uint64_t key) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "exit");
  if (!L)
    return;
  push(L, (void *)view, "motus.view", true, false);
  lua_pushnumber(L, (lua_Number)key);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_arrangement_delegate_left(void *data, motus_view * view, uint64_t key, uint64_t tag, bool finished) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "left");
  if (!L)
    return;
  push(L, (void *)view, "motus.view", true, false);
  lua_pushnumber(L, (lua_Number)key);
  lua_pushnumber(L, (lua_Number)tag);
  lua_pushboolean(L, finished);
  if (call(L, 4, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_arrangement_delegate_settled(void *data, motus_view * view, bool finished) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "settled");
  if (!L)
    return;
  push(L, (void *)view, "motus.view", true, false);
  lua_pushboolean(L, finished);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_arrangement_delegate(lua_State *L, int table, motus_arrangement_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "enter")) out->enter = on_arrangement_delegate_enter;
  if (has(L, table, "exit")) out->exit = on_arrangement_delegate_exit;
  if (has(L, table, "left")) out->left = on_arrangement_delegate_left;
  if (has(L, table, "settled")) out->settled = on_arrangement_delegate_settled;
}

static bool on_gesture_delegate_should_begin(void *data, motus_gesture * gesture) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_begin");
  if (!L)
    return answer;
  push(L, (void *)gesture, "motus.gesture", true, false);
  if (call(L, 1, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static bool on_gesture_delegate_should_receive_touch(void *data, motus_gesture * gesture, motus_view * view, double x, double y) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_receive_touch");
  if (!L)
    return answer;
  push(L, (void *)gesture, "motus.gesture", true, false);
  push(L, (void *)view, "motus.view", true, false);
  lua_pushnumber(L, (lua_Number)x);
  lua_pushnumber(L, (lua_Number)y);
  if (call(L, 4, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static bool on_gesture_delegate_should_recognize_simultaneously(void *data, motus_gesture * gesture, motus_gesture * other) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_recognize_simultaneously");
  if (!L)
    return answer;
  push(L, (void *)gesture, "motus.gesture", true, false);
  push(L, (void *)other, "motus.gesture", true, false);
  if (call(L, 2, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static bool on_gesture_delegate_should_require_failure_of(void *data, motus_gesture * gesture, motus_gesture * other) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_require_failure_of");
  if (!L)
    return answer;
  push(L, (void *)gesture, "motus.gesture", true, false);
  push(L, (void *)other, "motus.gesture", true, false);
  if (call(L, 2, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static bool on_gesture_delegate_should_be_required_to_fail_by(void *data, motus_gesture * gesture, motus_gesture * other) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_be_required_to_fail_by");
  if (!L)
    return answer;
  push(L, (void *)gesture, "motus.gesture", true, false);
  push(L, (void *)other, "motus.gesture", true, false);
  if (call(L, 2, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void read_motus_gesture_delegate(lua_State *L, int table, motus_gesture_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "should_begin")) out->should_begin = on_gesture_delegate_should_begin;
  if (has(L, table, "should_receive_touch")) out->should_receive_touch = on_gesture_delegate_should_receive_touch;
  if (has(L, table, "should_recognize_simultaneously")) out->should_recognize_simultaneously = on_gesture_delegate_should_recognize_simultaneously;
  if (has(L, table, "should_require_failure_of")) out->should_require_failure_of = on_gesture_delegate_should_require_failure_of;
  if (has(L, table, "should_be_required_to_fail_by")) out->should_be_required_to_fail_by = on_gesture_delegate_should_be_required_to_fail_by;
}

static void on_scroller_delegate_did_scroll(void *data, motus_scroller * scroller, bool adjusted) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_scroll");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  lua_pushboolean(L, adjusted);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_will_begin_dragging(void *data, motus_scroller * scroller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_begin_dragging");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_will_end_dragging(void *data, motus_scroller * scroller, double velocity_x, double velocity_y, double * target_x, double * target_y) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_end_dragging");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  lua_pushnumber(L, (lua_Number)velocity_x);
  lua_pushnumber(L, (lua_Number)velocity_y);
  lua_pushnumber(L, *target_x);
  lua_pushnumber(L, *target_y);
  if (call(L, 5, 2)) {
    if (lua_isnumber(L, top + 1)) *target_x = lua_tonumber(L, top + 1);
    if (lua_isnumber(L, top + 2)) *target_y = lua_tonumber(L, top + 2);
  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_did_end_dragging(void *data, motus_scroller * scroller, bool will_decelerate) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_end_dragging");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  lua_pushboolean(L, will_decelerate);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_will_begin_decelerating(void *data, motus_scroller * scroller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_begin_decelerating");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_did_end_decelerating(void *data, motus_scroller * scroller, bool finished) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_end_decelerating");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  lua_pushboolean(L, finished);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_did_end_animation(void *data, motus_scroller * scroller, bool finished) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_end_animation");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  lua_pushboolean(L, finished);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_did_change_page(void *data, motus_scroller * scroller, motus_axis axis, uint32_t page) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_change_page");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  lua_pushnumber(L, (lua_Number)axis);
  lua_pushnumber(L, (lua_Number)page);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_did_trigger_refresh(void *data, motus_scroller * scroller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_trigger_refresh");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static bool on_scroller_delegate_should_scroll_to_top(void *data, motus_scroller * scroller) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_scroll_to_top");
  if (!L)
    return answer;
  push(L, (void *)scroller, "motus.scroller", true, false);
  if (call(L, 1, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_scroller_delegate_did_scroll_to_top(void *data, motus_scroller * scroller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_scroll_to_top");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_will_begin_zooming(void *data, motus_scroller * scroller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_begin_zooming");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_did_zoom(void *data, motus_scroller * scroller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_zoom");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_scroller_delegate_did_end_zooming(void *data, motus_scroller * scroller, double scale) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_end_zooming");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  lua_pushnumber(L, (lua_Number)scale);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static bool on_scroller_delegate_should_cancel_touches_in(void *data, motus_scroller * scroller, motus_view * view) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_cancel_touches_in");
  if (!L)
    return answer;
  push(L, (void *)scroller, "motus.scroller", true, false);
  push(L, (void *)view, "motus.view", true, false);
  if (call(L, 2, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_scroller_delegate_wants_keyboard_away(void *data, motus_scroller * scroller, double finger_y) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "wants_keyboard_away");
  if (!L)
    return;
  push(L, (void *)scroller, "motus.scroller", true, false);
  lua_pushnumber(L, (lua_Number)finger_y);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_scroller_delegate(lua_State *L, int table, motus_scroller_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "did_scroll")) out->did_scroll = on_scroller_delegate_did_scroll;
  if (has(L, table, "will_begin_dragging")) out->will_begin_dragging = on_scroller_delegate_will_begin_dragging;
  if (has(L, table, "will_end_dragging")) out->will_end_dragging = on_scroller_delegate_will_end_dragging;
  if (has(L, table, "did_end_dragging")) out->did_end_dragging = on_scroller_delegate_did_end_dragging;
  if (has(L, table, "will_begin_decelerating")) out->will_begin_decelerating = on_scroller_delegate_will_begin_decelerating;
  if (has(L, table, "did_end_decelerating")) out->did_end_decelerating = on_scroller_delegate_did_end_decelerating;
  if (has(L, table, "did_end_animation")) out->did_end_animation = on_scroller_delegate_did_end_animation;
  if (has(L, table, "did_change_page")) out->did_change_page = on_scroller_delegate_did_change_page;
  if (has(L, table, "did_trigger_refresh")) out->did_trigger_refresh = on_scroller_delegate_did_trigger_refresh;
  if (has(L, table, "should_scroll_to_top")) out->should_scroll_to_top = on_scroller_delegate_should_scroll_to_top;
  if (has(L, table, "did_scroll_to_top")) out->did_scroll_to_top = on_scroller_delegate_did_scroll_to_top;
  if (has(L, table, "will_begin_zooming")) out->will_begin_zooming = on_scroller_delegate_will_begin_zooming;
  if (has(L, table, "did_zoom")) out->did_zoom = on_scroller_delegate_did_zoom;
  if (has(L, table, "did_end_zooming")) out->did_end_zooming = on_scroller_delegate_did_end_zooming;
  if (has(L, table, "should_cancel_touches_in")) out->should_cancel_touches_in = on_scroller_delegate_should_cancel_touches_in;
  if (has(L, table, "wants_keyboard_away")) out->wants_keyboard_away = on_scroller_delegate_wants_keyboard_away;
}

static void on_view_controller_callbacks_load_view(void *data, motus_view_controller * controller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "load_view");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_did_load(void *data, motus_view_controller * controller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_did_load");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_will_appear(void *data, motus_view_controller * controller, bool animated) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_will_appear");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushboolean(L, animated);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_is_appearing(void *data, motus_view_controller * controller, bool animated) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_is_appearing");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushboolean(L, animated);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_did_appear(void *data, motus_view_controller * controller, bool animated) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_did_appear");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushboolean(L, animated);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_will_disappear(void *data, motus_view_controller * controller, bool animated) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_will_disappear");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushboolean(L, animated);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_did_disappear(void *data, motus_view_controller * controller, bool animated) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_did_disappear");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushboolean(L, animated);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_will_layout_subviews(void *data, motus_view_controller * controller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_will_layout_subviews");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_did_layout_subviews(void *data, motus_view_controller * controller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_did_layout_subviews");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_will_move_to_parent(void *data, motus_view_controller * controller, motus_view_controller * parent) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_move_to_parent");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)parent, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_did_move_to_parent(void *data, motus_view_controller * controller, motus_view_controller * parent) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_move_to_parent");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)parent, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_did_receive_memory_warning(void *data, motus_view_controller * controller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_receive_memory_warning");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_will_transition_to_size(void *data, motus_view_controller * controller, double width, double height, motus_transition_coordinator * coordinator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_will_transition_to_size");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushnumber(L, (lua_Number)width);
  lua_pushnumber(L, (lua_Number)height);
  push(L, (void *)coordinator, "motus.transition_coordinator", false, false);
  if (call(L, 4, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_size_for_child(void *data, motus_view_controller * controller, motus_view_controller * child, double * width, double * height) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "size_for_child");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)child, "motus.view_controller", true, false);
  lua_pushnumber(L, *width);
  lua_pushnumber(L, *height);
  if (call(L, 4, 2)) {
    if (lua_isnumber(L, top + 1)) *width = lua_tonumber(L, top + 1);
    if (lua_isnumber(L, top + 2)) *height = lua_tonumber(L, top + 2);
  }
  lua_settop(L, top);
  return;
}

static bool on_view_controller_callbacks_should_perform_segue(void *data, motus_view_controller * controller, const char * identifier, void * sender) {
  bool answer = 0;
  (void)sender;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_perform_segue");
  if (!L)
    return answer;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushstring(L, identifier);
  if (call(L, 2, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_view_controller_callbacks_prepare_for_segue(void *data, motus_view_controller * controller, motus_segue * segue) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "prepare_for_segue");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)segue, "motus.segue", false, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static bool on_view_controller_callbacks_can_perform_unwind(void *data, motus_view_controller * controller, const char * action, motus_view_controller * source, void * sender) {
  bool answer = 0;
  (void)sender;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "can_perform_unwind");
  if (!L)
    return answer;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushstring(L, action);
  push(L, (void *)source, "motus.view_controller", true, false);
  if (call(L, 3, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static bool on_view_controller_callbacks_allows_unwind_to_child(void *data, motus_view_controller * controller, motus_view_controller * child, motus_view_controller * source) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "allows_unwind_to_child");
  if (!L)
    return answer;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)child, "motus.view_controller", true, false);
  push(L, (void *)source, "motus.view_controller", true, false);
  if (call(L, 3, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static bool on_view_controller_callbacks_unwind_to_child(void *data, motus_view_controller * controller, motus_segue * segue, motus_view_controller * child) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "unwind_to_child");
  if (!L)
    return answer;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)segue, "motus.segue", false, false);
  push(L, (void *)child, "motus.view_controller", true, false);
  if (call(L, 3, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_view_controller_callbacks_show(void *data, motus_view_controller * controller, motus_view_controller * shown, void * sender) {
  (void)sender;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "show");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)shown, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_show_detail(void *data, motus_view_controller * controller, motus_view_controller * shown, void * sender) {
  (void)sender;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "show_detail");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)shown, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_will_transition_to_traits(void *data, motus_view_controller * controller, motus_size_class horizontal, motus_size_class vertical, motus_transition_coordinator * coordinator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_transition_to_traits");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushnumber(L, (lua_Number)horizontal);
  lua_pushnumber(L, (lua_Number)vertical);
  push(L, (void *)coordinator, "motus.transition_coordinator", false, false);
  if (call(L, 4, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_preferred_content_size_did_change_for_child(void *data, motus_view_controller * controller, motus_view_controller * child) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "preferred_content_size_did_change_for_child");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)child, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_system_layout_fitting_size_did_change_for_child(void *data, motus_view_controller * controller, motus_view_controller * child) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "system_layout_fitting_size_did_change_for_child");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)child, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_view_controller_callbacks_view_safe_area_did_change(void *data, motus_view_controller * controller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_safe_area_did_change");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_view_controller_callbacks(lua_State *L, int table, motus_view_controller_callbacks *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "load_view")) out->load_view = on_view_controller_callbacks_load_view;
  if (has(L, table, "view_did_load")) out->view_did_load = on_view_controller_callbacks_view_did_load;
  if (has(L, table, "view_will_appear")) out->view_will_appear = on_view_controller_callbacks_view_will_appear;
  if (has(L, table, "view_is_appearing")) out->view_is_appearing = on_view_controller_callbacks_view_is_appearing;
  if (has(L, table, "view_did_appear")) out->view_did_appear = on_view_controller_callbacks_view_did_appear;
  if (has(L, table, "view_will_disappear")) out->view_will_disappear = on_view_controller_callbacks_view_will_disappear;
  if (has(L, table, "view_did_disappear")) out->view_did_disappear = on_view_controller_callbacks_view_did_disappear;
  if (has(L, table, "view_will_layout_subviews")) out->view_will_layout_subviews = on_view_controller_callbacks_view_will_layout_subviews;
  if (has(L, table, "view_did_layout_subviews")) out->view_did_layout_subviews = on_view_controller_callbacks_view_did_layout_subviews;
  if (has(L, table, "will_move_to_parent")) out->will_move_to_parent = on_view_controller_callbacks_will_move_to_parent;
  if (has(L, table, "did_move_to_parent")) out->did_move_to_parent = on_view_controller_callbacks_did_move_to_parent;
  if (has(L, table, "did_receive_memory_warning")) out->did_receive_memory_warning = on_view_controller_callbacks_did_receive_memory_warning;
  if (has(L, table, "view_will_transition_to_size")) out->view_will_transition_to_size = on_view_controller_callbacks_view_will_transition_to_size;
  if (has(L, table, "size_for_child")) out->size_for_child = on_view_controller_callbacks_size_for_child;
  if (has(L, table, "should_perform_segue")) out->should_perform_segue = on_view_controller_callbacks_should_perform_segue;
  if (has(L, table, "prepare_for_segue")) out->prepare_for_segue = on_view_controller_callbacks_prepare_for_segue;
  if (has(L, table, "can_perform_unwind")) out->can_perform_unwind = on_view_controller_callbacks_can_perform_unwind;
  if (has(L, table, "allows_unwind_to_child")) out->allows_unwind_to_child = on_view_controller_callbacks_allows_unwind_to_child;
  if (has(L, table, "unwind_to_child")) out->unwind_to_child = on_view_controller_callbacks_unwind_to_child;
  if (has(L, table, "show")) out->show = on_view_controller_callbacks_show;
  if (has(L, table, "show_detail")) out->show_detail = on_view_controller_callbacks_show_detail;
  if (has(L, table, "will_transition_to_traits")) out->will_transition_to_traits = on_view_controller_callbacks_will_transition_to_traits;
  if (has(L, table, "preferred_content_size_did_change_for_child")) out->preferred_content_size_did_change_for_child = on_view_controller_callbacks_preferred_content_size_did_change_for_child;
  if (has(L, table, "system_layout_fitting_size_did_change_for_child")) out->system_layout_fitting_size_did_change_for_child = on_view_controller_callbacks_system_layout_fitting_size_did_change_for_child;
  if (has(L, table, "view_safe_area_did_change")) out->view_safe_area_did_change = on_view_controller_callbacks_view_safe_area_did_change;
}

static void on_navigation_delegate_will_show(void *data, motus_navigation_controller * navigation, motus_view_controller * controller, bool animated) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_show");
  if (!L)
    return;
  push(L, (void *)navigation, "motus.navigation_controller", true, false);
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushboolean(L, animated);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_navigation_delegate_did_show(void *data, motus_navigation_controller * navigation, motus_view_controller * controller, bool animated) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_show");
  if (!L)
    return;
  push(L, (void *)navigation, "motus.navigation_controller", true, false);
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushboolean(L, animated);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static motus_animation_controller * on_navigation_delegate_animation_controller(void *data, motus_navigation_controller * navigation, motus_navigation_operation operation, motus_view_controller * from, motus_view_controller * to) {
  motus_animation_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "animation_controller");
  if (!L)
    return answer;
  push(L, (void *)navigation, "motus.navigation_controller", true, false);
  lua_pushnumber(L, (lua_Number)operation);
  push(L, (void *)from, "motus.view_controller", true, false);
  push(L, (void *)to, "motus.view_controller", true, false);
  if (call(L, 4, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static motus_interaction_controller * on_navigation_delegate_interaction_controller(void *data, motus_navigation_controller * navigation, motus_animation_controller * animator) {
  motus_interaction_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "interaction_controller");
  if (!L)
    return answer;
  push(L, (void *)navigation, "motus.navigation_controller", true, false);
  push(L, (void *)animator, "motus.animation_controller", true, false);
  if (call(L, 2, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void read_motus_navigation_delegate(lua_State *L, int table, motus_navigation_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "will_show")) out->will_show = on_navigation_delegate_will_show;
  if (has(L, table, "did_show")) out->did_show = on_navigation_delegate_did_show;
  if (has(L, table, "animation_controller")) out->animation_controller = on_navigation_delegate_animation_controller;
  if (has(L, table, "interaction_controller")) out->interaction_controller = on_navigation_delegate_interaction_controller;
}

static bool on_tab_bar_delegate_should_select(void *data, motus_tab_bar_controller * tabs, motus_view_controller * controller) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_select");
  if (!L)
    return answer;
  push(L, (void *)tabs, "motus.tab_bar_controller", true, false);
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 2, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_tab_bar_delegate_did_select(void *data, motus_tab_bar_controller * tabs, motus_view_controller * controller) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_select");
  if (!L)
    return;
  push(L, (void *)tabs, "motus.tab_bar_controller", true, false);
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static motus_animation_controller * on_tab_bar_delegate_animation_controller(void *data, motus_tab_bar_controller * tabs, motus_view_controller * from, motus_view_controller * to) {
  motus_animation_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "animation_controller");
  if (!L)
    return answer;
  push(L, (void *)tabs, "motus.tab_bar_controller", true, false);
  push(L, (void *)from, "motus.view_controller", true, false);
  push(L, (void *)to, "motus.view_controller", true, false);
  if (call(L, 3, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static motus_interaction_controller * on_tab_bar_delegate_interaction_controller(void *data, motus_tab_bar_controller * tabs, motus_animation_controller * animator) {
  motus_interaction_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "interaction_controller");
  if (!L)
    return answer;
  push(L, (void *)tabs, "motus.tab_bar_controller", true, false);
  push(L, (void *)animator, "motus.animation_controller", true, false);
  if (call(L, 2, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void read_motus_tab_bar_delegate(lua_State *L, int table, motus_tab_bar_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "should_select")) out->should_select = on_tab_bar_delegate_should_select;
  if (has(L, table, "did_select")) out->did_select = on_tab_bar_delegate_did_select;
  if (has(L, table, "animation_controller")) out->animation_controller = on_tab_bar_delegate_animation_controller;
  if (has(L, table, "interaction_controller")) out->interaction_controller = on_tab_bar_delegate_interaction_controller;
}

static motus_view_controller * on_page_data_source_before(void *data, motus_page_view_controller * pages, motus_view_controller * page) {
  motus_view_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "before");
  if (!L)
    return answer;
  push(L, (void *)pages, "motus.page_view_controller", true, false);
  push(L, (void *)page, "motus.view_controller", true, false);
  if (call(L, 2, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static motus_view_controller * on_page_data_source_after(void *data, motus_page_view_controller * pages, motus_view_controller * page) {
  motus_view_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "after");
  if (!L)
    return answer;
  push(L, (void *)pages, "motus.page_view_controller", true, false);
  push(L, (void *)page, "motus.view_controller", true, false);
  if (call(L, 2, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void read_motus_page_data_source(lua_State *L, int table, motus_page_data_source *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "before")) out->before = on_page_data_source_before;
  if (has(L, table, "after")) out->after = on_page_data_source_after;
}

static void on_page_delegate_will_transition(void *data, motus_page_view_controller * pages, motus_view_controller * to) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_transition");
  if (!L)
    return;
  push(L, (void *)pages, "motus.page_view_controller", true, false);
  push(L, (void *)to, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_page_delegate_did_transition(void *data, motus_page_view_controller * pages, motus_view_controller * previous, bool completed) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_transition");
  if (!L)
    return;
  push(L, (void *)pages, "motus.page_view_controller", true, false);
  push(L, (void *)previous, "motus.view_controller", true, false);
  lua_pushboolean(L, completed);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_page_delegate(lua_State *L, int table, motus_page_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "will_transition")) out->will_transition = on_page_delegate_will_transition;
  if (has(L, table, "did_transition")) out->did_transition = on_page_delegate_did_transition;
}

static bool on_split_delegate_should_collapse(void *data, motus_split_view_controller * split) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_collapse");
  if (!L)
    return answer;
  push(L, (void *)split, "motus.split_view_controller", true, false);
  if (call(L, 1, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static motus_split_column on_split_delegate_top_column(void *data, motus_split_view_controller * split, motus_split_column proposed) {
  motus_split_column answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "top_column");
  if (!L)
    return answer;
  push(L, (void *)split, "motus.split_view_controller", true, false);
  lua_pushnumber(L, (lua_Number)proposed);
  if (call(L, 2, 1)) {
    answer = (motus_split_column)lua_tonumber(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static motus_split_mode on_split_delegate_mode_for_expanding(void *data, motus_split_view_controller * split, motus_split_mode proposed) {
  motus_split_mode answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "mode_for_expanding");
  if (!L)
    return answer;
  push(L, (void *)split, "motus.split_view_controller", true, false);
  lua_pushnumber(L, (lua_Number)proposed);
  if (call(L, 2, 1)) {
    answer = (motus_split_mode)lua_tonumber(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_split_delegate_will_change_mode(void *data, motus_split_view_controller * split, motus_split_mode mode) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_change_mode");
  if (!L)
    return;
  push(L, (void *)split, "motus.split_view_controller", true, false);
  lua_pushnumber(L, (lua_Number)mode);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_split_delegate_will_show_column(void *data, motus_split_view_controller * split, motus_split_column column) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_show_column");
  if (!L)
    return;
  push(L, (void *)split, "motus.split_view_controller", true, false);
  lua_pushnumber(L, (lua_Number)column);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_split_delegate_will_hide_column(void *data, motus_split_view_controller * split, motus_split_column column) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_hide_column");
  if (!L)
    return;
  push(L, (void *)split, "motus.split_view_controller", true, false);
  lua_pushnumber(L, (lua_Number)column);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_split_delegate_did_collapse(void *data, motus_split_view_controller * split, bool collapsed) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_collapse");
  if (!L)
    return;
  push(L, (void *)split, "motus.split_view_controller", true, false);
  lua_pushboolean(L, collapsed);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_split_delegate(lua_State *L, int table, motus_split_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "should_collapse")) out->should_collapse = on_split_delegate_should_collapse;
  if (has(L, table, "top_column")) out->top_column = on_split_delegate_top_column;
  if (has(L, table, "mode_for_expanding")) out->mode_for_expanding = on_split_delegate_mode_for_expanding;
  if (has(L, table, "will_change_mode")) out->will_change_mode = on_split_delegate_will_change_mode;
  if (has(L, table, "will_show_column")) out->will_show_column = on_split_delegate_will_show_column;
  if (has(L, table, "will_hide_column")) out->will_hide_column = on_split_delegate_will_hide_column;
  if (has(L, table, "did_collapse")) out->did_collapse = on_split_delegate_did_collapse;
}

static motus_view_controller * on_segue_callbacks_make_destination(void *data, motus_view_controller * source) {
  motus_view_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "make_destination");
  if (!L)
    return answer;
  push(L, (void *)source, "motus.view_controller", true, false);
  if (call(L, 1, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void on_segue_callbacks_perform(void *data, motus_segue * segue) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "perform");
  if (!L)
    return;
  push(L, (void *)segue, "motus.segue", false, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_segue_callbacks(lua_State *L, int table, motus_segue_callbacks *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "make_destination")) out->make_destination = on_segue_callbacks_make_destination;
  if (has(L, table, "perform")) out->perform = on_segue_callbacks_perform;
}

static double on_animation_controller_callbacks_transition_duration(void *data, motus_transition_context * context) {
  double answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "transition_duration");
  if (!L)
    return answer;
  push(L, (void *)context, "motus.transition_context", false, false);
  if (call(L, 1, 1)) {
    answer = (double)lua_tonumber(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_animation_controller_callbacks_animate_transition(void *data, motus_transition_context * context) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "animate_transition");
  if (!L)
    return;
  push(L, (void *)context, "motus.transition_context", false, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static motus_property_animator * on_animation_controller_callbacks_interruptible_animator(void *data, motus_transition_context * context) {
  motus_property_animator * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "interruptible_animator");
  if (!L)
    return answer;
  push(L, (void *)context, "motus.transition_context", false, false);
  if (call(L, 1, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void on_animation_controller_callbacks_animation_ended(void *data, bool completed) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "animation_ended");
  if (!L)
    return;
  lua_pushboolean(L, completed);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_animation_controller_callbacks(lua_State *L, int table, motus_animation_controller_callbacks *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "transition_duration")) out->transition_duration = on_animation_controller_callbacks_transition_duration;
  if (has(L, table, "animate_transition")) out->animate_transition = on_animation_controller_callbacks_animate_transition;
  if (has(L, table, "interruptible_animator")) out->interruptible_animator = on_animation_controller_callbacks_interruptible_animator;
  if (has(L, table, "animation_ended")) out->animation_ended = on_animation_controller_callbacks_animation_ended;
}

static void on_interaction_controller_callbacks_start_interactive_transition(void *data, motus_transition_context * context) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "start_interactive_transition");
  if (!L)
    return;
  push(L, (void *)context, "motus.transition_context", false, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static bool on_interaction_controller_callbacks_wants_interactive_start(void *data) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "wants_interactive_start");
  if (!L)
    return answer;
  if (call(L, 0, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static double on_interaction_controller_callbacks_completion_speed(void *data) {
  double answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "completion_speed");
  if (!L)
    return answer;
  if (call(L, 0, 1)) {
    answer = (double)lua_tonumber(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void read_motus_interaction_controller_callbacks(lua_State *L, int table, motus_interaction_controller_callbacks *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "start_interactive_transition")) out->start_interactive_transition = on_interaction_controller_callbacks_start_interactive_transition;
  if (has(L, table, "wants_interactive_start")) out->wants_interactive_start = on_interaction_controller_callbacks_wants_interactive_start;
  if (has(L, table, "completion_speed")) out->completion_speed = on_interaction_controller_callbacks_completion_speed;
}

static motus_view * on_zoom_delegate_source_view(void *data, motus_view_controller * controller) {
  motus_view * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "source_view");
  if (!L)
    return answer;
  push(L, (void *)controller, "motus.view_controller", true, false);
  if (call(L, 1, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void on_zoom_delegate_alignment_rect(void *data, motus_view_controller * controller, motus_view * source, motus_rect * out_rect) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "alignment_rect");
  if (!L)
    return;
  push(L, (void *)controller, "motus.view_controller", true, false);
  push(L, (void *)source, "motus.view", true, false);
  if (call(L, 2, 4)) {
    if (lua_isnumber(L, top + 1)) out_rect->x = lua_tonumber(L, top + 1);
    if (lua_isnumber(L, top + 2)) out_rect->y = lua_tonumber(L, top + 2);
    if (lua_isnumber(L, top + 3)) out_rect->width = lua_tonumber(L, top + 3);
    if (lua_isnumber(L, top + 4)) out_rect->height = lua_tonumber(L, top + 4);
  }
  lua_settop(L, top);
  return;
}

static bool on_zoom_delegate_should_begin(void *data, motus_view_controller * controller, motus_zoom_gesture gesture, double x, double y, double velocity_x, double velocity_y, bool scroll_at_edge) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_begin");
  if (!L)
    return answer;
  push(L, (void *)controller, "motus.view_controller", true, false);
  lua_pushnumber(L, (lua_Number)gesture);
  lua_pushnumber(L, (lua_Number)x);
  lua_pushnumber(L, (lua_Number)y);
  lua_pushnumber(L, (lua_Number)velocity_x);
  lua_pushnumber(L, (lua_Number)velocity_y);
  lua_pushboolean(L, scroll_at_edge);
  if (call(L, 7, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void read_motus_zoom_delegate(lua_State *L, int table, motus_zoom_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "source_view")) out->source_view = on_zoom_delegate_source_view;
  if (has(L, table, "alignment_rect")) out->alignment_rect = on_zoom_delegate_alignment_rect;
  if (has(L, table, "should_begin")) out->should_begin = on_zoom_delegate_should_begin;
}

static motus_animation_controller * on_transitioning_delegate_animation_controller_for_presented(void *data, motus_view_controller * presented, motus_view_controller * presenting, motus_view_controller * source) {
  motus_animation_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "animation_controller_for_presented");
  if (!L)
    return answer;
  push(L, (void *)presented, "motus.view_controller", true, false);
  push(L, (void *)presenting, "motus.view_controller", true, false);
  push(L, (void *)source, "motus.view_controller", true, false);
  if (call(L, 3, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static motus_animation_controller * on_transitioning_delegate_animation_controller_for_dismissed(void *data, motus_view_controller * dismissed) {
  motus_animation_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "animation_controller_for_dismissed");
  if (!L)
    return answer;
  push(L, (void *)dismissed, "motus.view_controller", true, false);
  if (call(L, 1, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static motus_interaction_controller * on_transitioning_delegate_interaction_controller_for_presentation(void *data, motus_animation_controller * animator) {
  motus_interaction_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "interaction_controller_for_presentation");
  if (!L)
    return answer;
  push(L, (void *)animator, "motus.animation_controller", true, false);
  if (call(L, 1, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static motus_interaction_controller * on_transitioning_delegate_interaction_controller_for_dismissal(void *data, motus_animation_controller * animator) {
  motus_interaction_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "interaction_controller_for_dismissal");
  if (!L)
    return answer;
  push(L, (void *)animator, "motus.animation_controller", true, false);
  if (call(L, 1, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static motus_presentation_controller * on_transitioning_delegate_presentation_controller(void *data, motus_view_controller * presented, motus_view_controller * presenting, motus_view_controller * source) {
  motus_presentation_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "presentation_controller");
  if (!L)
    return answer;
  push(L, (void *)presented, "motus.view_controller", true, false);
  push(L, (void *)presenting, "motus.view_controller", true, false);
  push(L, (void *)source, "motus.view_controller", true, false);
  if (call(L, 3, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void read_motus_transitioning_delegate(lua_State *L, int table, motus_transitioning_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "animation_controller_for_presented")) out->animation_controller_for_presented = on_transitioning_delegate_animation_controller_for_presented;
  if (has(L, table, "animation_controller_for_dismissed")) out->animation_controller_for_dismissed = on_transitioning_delegate_animation_controller_for_dismissed;
  if (has(L, table, "interaction_controller_for_presentation")) out->interaction_controller_for_presentation = on_transitioning_delegate_interaction_controller_for_presentation;
  if (has(L, table, "interaction_controller_for_dismissal")) out->interaction_controller_for_dismissal = on_transitioning_delegate_interaction_controller_for_dismissal;
  if (has(L, table, "presentation_controller")) out->presentation_controller = on_transitioning_delegate_presentation_controller;
}

static bool on_presentation_controller_callbacks_should_present_in_fullscreen(void *data, motus_presentation_controller * presentation) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_present_in_fullscreen");
  if (!L)
    return answer;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static bool on_presentation_controller_callbacks_should_remove_presenters_view(void *data, motus_presentation_controller * presentation) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_remove_presenters_view");
  if (!L)
    return answer;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static motus_view * on_presentation_controller_callbacks_presented_view(void *data, motus_presentation_controller * presentation) {
  motus_view * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "presented_view");
  if (!L)
    return answer;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void on_presentation_controller_callbacks_frame_of_presented_view(void *data, motus_presentation_controller * presentation, motus_rect * out_frame) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "frame_of_presented_view");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 4)) {
    if (lua_isnumber(L, top + 1)) out_frame->x = lua_tonumber(L, top + 1);
    if (lua_isnumber(L, top + 2)) out_frame->y = lua_tonumber(L, top + 2);
    if (lua_isnumber(L, top + 3)) out_frame->width = lua_tonumber(L, top + 3);
    if (lua_isnumber(L, top + 4)) out_frame->height = lua_tonumber(L, top + 4);
  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_container_view_will_layout_subviews(void *data, motus_presentation_controller * presentation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "container_view_will_layout_subviews");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_container_view_did_layout_subviews(void *data, motus_presentation_controller * presentation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "container_view_did_layout_subviews");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_presentation_transition_will_begin(void *data, motus_presentation_controller * presentation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "presentation_transition_will_begin");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_presentation_transition_did_end(void *data, motus_presentation_controller * presentation, bool completed) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "presentation_transition_did_end");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  lua_pushboolean(L, completed);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_dismissal_transition_will_begin(void *data, motus_presentation_controller * presentation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "dismissal_transition_will_begin");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_dismissal_transition_did_end(void *data, motus_presentation_controller * presentation, bool completed) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "dismissal_transition_did_end");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  lua_pushboolean(L, completed);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static motus_presentation_style on_presentation_controller_callbacks_adaptive_style(void *data, motus_presentation_controller * presentation, bool is_compact_in_width, bool is_compact_in_height) {
  motus_presentation_style answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "adaptive_style");
  if (!L)
    return answer;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  lua_pushboolean(L, is_compact_in_width);
  lua_pushboolean(L, is_compact_in_height);
  if (call(L, 3, 1)) {
    answer = (motus_presentation_style)lua_tonumber(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_presentation_controller_callbacks_will_transition_to_traits(void *data, motus_presentation_controller * presentation, motus_size_class horizontal, motus_size_class vertical, motus_transition_coordinator * coordinator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_transition_to_traits");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  lua_pushnumber(L, (lua_Number)horizontal);
  lua_pushnumber(L, (lua_Number)vertical);
  push(L, (void *)coordinator, "motus.transition_coordinator", false, false);
  if (call(L, 4, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_view_will_transition_to_size(void *data, motus_presentation_controller * presentation, double width, double height, motus_transition_coordinator * coordinator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_will_transition_to_size");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  lua_pushnumber(L, (lua_Number)width);
  lua_pushnumber(L, (lua_Number)height);
  push(L, (void *)coordinator, "motus.transition_coordinator", false, false);
  if (call(L, 4, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_size_for_child(void *data, motus_presentation_controller * presentation, motus_view_controller * presented, double * width, double * height) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "size_for_child");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  push(L, (void *)presented, "motus.view_controller", true, false);
  lua_pushnumber(L, *width);
  lua_pushnumber(L, *height);
  if (call(L, 4, 2)) {
    if (lua_isnumber(L, top + 1)) *width = lua_tonumber(L, top + 1);
    if (lua_isnumber(L, top + 2)) *height = lua_tonumber(L, top + 2);
  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_preferred_content_size_did_change_for_child(void *data, motus_presentation_controller * presentation, motus_view_controller * presented) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "preferred_content_size_did_change_for_child");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  push(L, (void *)presented, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_presentation_controller_callbacks_system_layout_fitting_size_did_change_for_child(void *data, motus_presentation_controller * presentation, motus_view_controller * presented) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "system_layout_fitting_size_did_change_for_child");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  push(L, (void *)presented, "motus.view_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_presentation_controller_callbacks(lua_State *L, int table, motus_presentation_controller_callbacks *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "should_present_in_fullscreen")) out->should_present_in_fullscreen = on_presentation_controller_callbacks_should_present_in_fullscreen;
  if (has(L, table, "should_remove_presenters_view")) out->should_remove_presenters_view = on_presentation_controller_callbacks_should_remove_presenters_view;
  if (has(L, table, "presented_view")) out->presented_view = on_presentation_controller_callbacks_presented_view;
  if (has(L, table, "frame_of_presented_view")) out->frame_of_presented_view = on_presentation_controller_callbacks_frame_of_presented_view;
  if (has(L, table, "container_view_will_layout_subviews")) out->container_view_will_layout_subviews = on_presentation_controller_callbacks_container_view_will_layout_subviews;
  if (has(L, table, "container_view_did_layout_subviews")) out->container_view_did_layout_subviews = on_presentation_controller_callbacks_container_view_did_layout_subviews;
  if (has(L, table, "presentation_transition_will_begin")) out->presentation_transition_will_begin = on_presentation_controller_callbacks_presentation_transition_will_begin;
  if (has(L, table, "presentation_transition_did_end")) out->presentation_transition_did_end = on_presentation_controller_callbacks_presentation_transition_did_end;
  if (has(L, table, "dismissal_transition_will_begin")) out->dismissal_transition_will_begin = on_presentation_controller_callbacks_dismissal_transition_will_begin;
  if (has(L, table, "dismissal_transition_did_end")) out->dismissal_transition_did_end = on_presentation_controller_callbacks_dismissal_transition_did_end;
  if (has(L, table, "adaptive_style")) out->adaptive_style = on_presentation_controller_callbacks_adaptive_style;
  if (has(L, table, "will_transition_to_traits")) out->will_transition_to_traits = on_presentation_controller_callbacks_will_transition_to_traits;
  if (has(L, table, "view_will_transition_to_size")) out->view_will_transition_to_size = on_presentation_controller_callbacks_view_will_transition_to_size;
  if (has(L, table, "size_for_child")) out->size_for_child = on_presentation_controller_callbacks_size_for_child;
  if (has(L, table, "preferred_content_size_did_change_for_child")) out->preferred_content_size_did_change_for_child = on_presentation_controller_callbacks_preferred_content_size_did_change_for_child;
  if (has(L, table, "system_layout_fitting_size_did_change_for_child")) out->system_layout_fitting_size_did_change_for_child = on_presentation_controller_callbacks_system_layout_fitting_size_did_change_for_child;
}

static motus_presentation_style on_adaptive_presentation_delegate_adaptive_style(void *data, motus_presentation_controller * presentation, bool is_compact_in_width, bool is_compact_in_height) {
  motus_presentation_style answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "adaptive_style");
  if (!L)
    return answer;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  lua_pushboolean(L, is_compact_in_width);
  lua_pushboolean(L, is_compact_in_height);
  if (call(L, 3, 1)) {
    answer = (motus_presentation_style)lua_tonumber(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_adaptive_presentation_delegate_prepare_adaptive(void *data, motus_presentation_controller * presentation, motus_presentation_controller * adaptive) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "prepare_adaptive");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  push(L, (void *)adaptive, "motus.presentation_controller", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static motus_view_controller * on_adaptive_presentation_delegate_view_controller_for_adaptive_style(void *data, motus_presentation_controller * presentation, motus_presentation_style style) {
  motus_view_controller * answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "view_controller_for_adaptive_style");
  if (!L)
    return answer;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  lua_pushnumber(L, (lua_Number)style);
  if (call(L, 2, 1)) {
    if (object_at(L, -1)) answer = object_at(L, -1)->handle;
  }
  lua_settop(L, top);
  return answer;
}

static void on_adaptive_presentation_delegate_will_present(void *data, motus_presentation_controller * presentation, motus_presentation_style style, motus_transition_coordinator * coordinator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_present");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  lua_pushnumber(L, (lua_Number)style);
  push(L, (void *)coordinator, "motus.transition_coordinator", false, false);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static bool on_adaptive_presentation_delegate_should_dismiss(void *data, motus_presentation_controller * presentation) {
  bool answer = 0;
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "should_dismiss");
  if (!L)
    return answer;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 1)) {
    answer = lua_toboolean(L, -1);
  }
  lua_settop(L, top);
  return answer;
}

static void on_adaptive_presentation_delegate_will_dismiss(void *data, motus_presentation_controller * presentation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_dismiss");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_adaptive_presentation_delegate_did_dismiss(void *data, motus_presentation_controller * presentation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_dismiss");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_adaptive_presentation_delegate_did_attempt_to_dismiss(void *data, motus_presentation_controller * presentation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_attempt_to_dismiss");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_adaptive_presentation_delegate_did_change_detent(void *data, motus_presentation_controller * presentation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_change_detent");
  if (!L)
    return;
  push(L, (void *)presentation, "motus.presentation_controller", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_adaptive_presentation_delegate(lua_State *L, int table, motus_adaptive_presentation_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "adaptive_style")) out->adaptive_style = on_adaptive_presentation_delegate_adaptive_style;
  if (has(L, table, "prepare_adaptive")) out->prepare_adaptive = on_adaptive_presentation_delegate_prepare_adaptive;
  if (has(L, table, "view_controller_for_adaptive_style")) out->view_controller_for_adaptive_style = on_adaptive_presentation_delegate_view_controller_for_adaptive_style;
  if (has(L, table, "will_present")) out->will_present = on_adaptive_presentation_delegate_will_present;
  if (has(L, table, "should_dismiss")) out->should_dismiss = on_adaptive_presentation_delegate_should_dismiss;
  if (has(L, table, "will_dismiss")) out->will_dismiss = on_adaptive_presentation_delegate_will_dismiss;
  if (has(L, table, "did_dismiss")) out->did_dismiss = on_adaptive_presentation_delegate_did_dismiss;
  if (has(L, table, "did_attempt_to_dismiss")) out->did_attempt_to_dismiss = on_adaptive_presentation_delegate_did_attempt_to_dismiss;
  if (has(L, table, "did_change_detent")) out->did_change_detent = on_adaptive_presentation_delegate_did_change_detent;
}

static void on_dynamic_item_callbacks_read(void *data, motus_dynamic_item * item, motus_point * out_center, motus_size * out_size, double * out_rotation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "read");
  if (!L)
    return;
  push(L, (void *)item, "motus.dynamic_item", true, false);
  if (call(L, 1, 5)) {
    if (lua_isnumber(L, top + 1)) out_center->x = lua_tonumber(L, top + 1);
    if (lua_isnumber(L, top + 2)) out_center->y = lua_tonumber(L, top + 2);
    if (lua_isnumber(L, top + 3)) out_size->width = lua_tonumber(L, top + 3);
    if (lua_isnumber(L, top + 4)) out_size->height = lua_tonumber(L, top + 4);
    if (lua_isnumber(L, top + 5)) *out_rotation = lua_tonumber(L, top + 5);
  }
  lua_settop(L, top);
  return;
}

static void on_dynamic_item_callbacks_moved(void *data, motus_dynamic_item * item, double x, double y, double rotation) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "moved");
  if (!L)
    return;
  push(L, (void *)item, "motus.dynamic_item", true, false);
  lua_pushnumber(L, (lua_Number)x);
  lua_pushnumber(L, (lua_Number)y);
  lua_pushnumber(L, (lua_Number)rotation);
  if (call(L, 4, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_dynamic_item_callbacks(lua_State *L, int table, motus_dynamic_item_callbacks *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "read")) out->read = on_dynamic_item_callbacks_read;
  if (has(L, table, "moved")) out->moved = on_dynamic_item_callbacks_moved;
}

static void on_dynamic_animator_delegate_will_resume(void *data, motus_dynamic_animator * animator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "will_resume");
  if (!L)
    return;
  push(L, (void *)animator, "motus.dynamic_animator", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_dynamic_animator_delegate_did_pause(void *data, motus_dynamic_animator * animator) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "did_pause");
  if (!L)
    return;
  push(L, (void *)animator, "motus.dynamic_animator", true, false);
  if (call(L, 1, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_dynamic_animator_delegate_item_did_leave(void *data, motus_dynamic_animator * animator, motus_dynamic_item * item) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "item_did_leave");
  if (!L)
    return;
  push(L, (void *)animator, "motus.dynamic_animator", true, false);
  push(L, (void *)item, "motus.dynamic_item", true, false);
  if (call(L, 2, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_dynamic_animator_delegate(lua_State *L, int table, motus_dynamic_animator_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "will_resume")) out->will_resume = on_dynamic_animator_delegate_will_resume;
  if (has(L, table, "did_pause")) out->did_pause = on_dynamic_animator_delegate_did_pause;
  if (has(L, table, "item_did_leave")) out->item_did_leave = on_dynamic_animator_delegate_item_did_leave;
}

static void on_collision_delegate_began(void *data, motus_collision_behavior * behavior, motus_dynamic_item * item, motus_dynamic_item * other, double x, double y) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "began");
  if (!L)
    return;
  push(L, (void *)behavior, "motus.collision_behavior", true, false);
  push(L, (void *)item, "motus.dynamic_item", true, false);
  push(L, (void *)other, "motus.dynamic_item", true, false);
  lua_pushnumber(L, (lua_Number)x);
  lua_pushnumber(L, (lua_Number)y);
  if (call(L, 5, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_collision_delegate_ended(void *data, motus_collision_behavior * behavior, motus_dynamic_item * item, motus_dynamic_item * other) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "ended");
  if (!L)
    return;
  push(L, (void *)behavior, "motus.collision_behavior", true, false);
  push(L, (void *)item, "motus.dynamic_item", true, false);
  push(L, (void *)other, "motus.dynamic_item", true, false);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_collision_delegate_began_with_boundary(void *data, motus_collision_behavior * behavior, motus_dynamic_item * item, int32_t boundary, double x, double y) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "began_with_boundary");
  if (!L)
    return;
  push(L, (void *)behavior, "motus.collision_behavior", true, false);
  push(L, (void *)item, "motus.dynamic_item", true, false);
  lua_pushnumber(L, (lua_Number)boundary);
  lua_pushnumber(L, (lua_Number)x);
  lua_pushnumber(L, (lua_Number)y);
  if (call(L, 5, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void on_collision_delegate_ended_with_boundary(void *data, motus_collision_behavior * behavior, motus_dynamic_item * item, int32_t boundary) {
  int top = current ? lua_gettop(current) : 0;
  lua_State *L = begin(data, 0, "ended_with_boundary");
  if (!L)
    return;
  push(L, (void *)behavior, "motus.collision_behavior", true, false);
  push(L, (void *)item, "motus.dynamic_item", true, false);
  lua_pushnumber(L, (lua_Number)boundary);
  if (call(L, 3, 0)) {

  }
  lua_settop(L, top);
  return;
}

static void read_motus_collision_delegate(lua_State *L, int table, motus_collision_delegate *out) {
  memset(out, 0, sizeof *out);
  out->struct_size = sizeof *out;
  if (lua_isnoneornil(L, table))
    return;
  luaL_checktype(L, table, LUA_TTABLE);
  if (has(L, table, "began")) out->began = on_collision_delegate_began;
  if (has(L, table, "ended")) out->ended = on_collision_delegate_ended;
  if (has(L, table, "began_with_boundary")) out->began_with_boundary = on_collision_delegate_began_with_boundary;
  if (has(L, table, "ended_with_boundary")) out->ended_with_boundary = on_collision_delegate_ended_with_boundary;
}

static int f_motus_version_number(lua_State *L) {
  lua_settop(L, 0);
  lua_State *outer = enter(L);
  int32_t answer = motus_version_number();
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_version_string(lua_State *L) {
  lua_settop(L, 0);
  lua_State *outer = enter(L);
  const char * answer = motus_version_string();
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_status_name(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_status_name((motus_status)luaL_checknumber(L, 1));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_tag(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint64_t answer = motus_tag(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_set_tag(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_set_tag(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_kind_name(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_kind_name((motus_kind)luaL_checknumber(L, 1));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_runtime_create(lua_State *L) {
  lua_settop(L, 1);
  motus_runtime_options options;
  bool has_options = !lua_isnoneornil(L, 1);
  if (has_options)
    read_motus_runtime_options(L, 1, &options);
  motus_runtime *out_runtime = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_create(has_options ? &options : NULL, &out_runtime);
  if (status >= 0)
    motus_runtime_set_diagnostics(out_runtime, record, NULL, NULL);
  leave(L, outer, status, false);
  push(L, out_runtime, "motus.runtime", true, true);
  return 1;
}

static int f_motus_runtime_destroy(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_destroy(handle_at(L, 1, false));
  ticks += 1, object_at(L, 1)->ticks += 1;
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_tick(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_tick(handle_at(L, 1, false), luaL_checknumber(L, 2));
  ticks += 1, object_at(L, 1)->ticks += 1;
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_time(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_runtime_time(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_runtime_clock_time(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_runtime_clock_time(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_runtime_clock_speed(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_runtime_clock_speed(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_runtime_set_clock_speed(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_clock_speed(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_advance_clock(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_advance_clock(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_reduces_motion(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_runtime_reduces_motion(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_runtime_set_reduces_motion(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_reduces_motion(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_is_idle(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_runtime_is_idle(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_runtime_needs_tick(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_runtime_needs_tick(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_runtime_next_deadline(lua_State *L) {
  lua_settop(L, 1);
  double out_time = 0;
  lua_State *outer = enter(L);
  bool found = motus_runtime_next_deadline(handle_at(L, 1, false), &out_time);
  leave(L, outer, MOTUS_OK, !found);
  if (!found)
    return 0;
  lua_pushnumber(L, (lua_Number)out_time);
  return 1;
}

static int f_motus_runtime_window(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_runtime_window(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_runtime_statistics(lua_State *L) {
  lua_settop(L, 1);
  motus_statistics out_statistics = {0};
  out_statistics.struct_size = sizeof out_statistics;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_statistics(handle_at(L, 1, false), &out_statistics);
  leave(L, outer, status, false);
  push_motus_statistics(L, &out_statistics);
  return 1;
}

static int f_motus_runtime_changes(lua_State *L) {
  lua_settop(L, 1);
  const motus_change *out_changes = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_changes(handle_at(L, 1, false), &out_changes, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_changes, out_count, row_motus_change);
  return 1;
}

static int f_motus_runtime_draw_list(lua_State *L) {
  lua_settop(L, 1);
  const motus_draw_item *out_items = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_draw_list(handle_at(L, 1, false), &out_items, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_items, out_count, row_motus_draw_item);
  return 1;
}

static int f_motus_runtime_draw_effects(lua_State *L) {
  lua_settop(L, 1);
  const motus_draw_effect *out_effects = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_draw_effects(handle_at(L, 1, false), &out_effects, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_effects, out_count, row_motus_draw_effect);
  return 1;
}

static int f_motus_runtime_draw_details(lua_State *L) {
  lua_settop(L, 1);
  const motus_draw_detail *out_details = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_draw_details(handle_at(L, 1, false), &out_details, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_details, out_count, row_motus_draw_detail);
  return 1;
}

static int f_motus_runtime_draw_groups(lua_State *L) {
  lua_settop(L, 1);
  const motus_draw_group *out_groups = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_draw_groups(handle_at(L, 1, false), &out_groups, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_groups, out_count, row_motus_draw_group);
  return 1;
}

static int f_motus_runtime_picture_generation(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint64_t answer = motus_runtime_picture_generation(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_runtime_tree_changes(lua_State *L) {
  lua_settop(L, 1);
  const motus_tree_change *out_changes = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_tree_changes(handle_at(L, 1, false), &out_changes, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_changes, out_count, row_motus_tree_change);
  return 1;
}

static int f_motus_runtime_motions(lua_State *L) {
  lua_settop(L, 1);
  const motus_motion *out_motions = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_motions(handle_at(L, 1, false), &out_motions, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_motions, out_count, row_motus_motion);
  return 1;
}

static int f_motus_view_create(lua_State *L) {
  lua_settop(L, 1);
  motus_view *out_view = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_view_create(handle_at(L, 1, false), &out_view);
  leave(L, outer, status, false);
  push(L, out_view, "motus.view", true, true);
  return 1;
}

static int f_motus_view_add_subview(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_add_subview(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_insert_subview(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_view_insert_subview(handle_at(L, 1, false), handle_at(L, 2, false), (size_t)luaL_checknumber(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_insert_subview_above(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_view_insert_subview_above(handle_at(L, 1, false), handle_at(L, 2, false), handle_at(L, 3, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_insert_subview_below(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_view_insert_subview_below(handle_at(L, 1, false), handle_at(L, 2, false), handle_at(L, 3, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_remove_from_superview(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_view_remove_from_superview(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_bring_subview_to_front(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_bring_subview_to_front(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_send_subview_to_back(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_send_subview_to_back(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_superview(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_superview(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_subview_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_view_subview_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_subview_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_subview_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_is_descendant_of(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  bool answer = motus_view_is_descendant_of(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_is_in_window(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_is_in_window(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_hit_test(lua_State *L) {
  lua_settop(L, 3);
  motus_point point = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_hit_test(handle_at(L, 1, false), point);
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_convert_point(lua_State *L) {
  lua_settop(L, 4);
  motus_point point = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  motus_point out_point = {0};
  lua_State *outer = enter(L);
  motus_status status = motus_view_convert_point(handle_at(L, 1, false), point, handle_at(L, 4, true), &out_point);
  leave(L, outer, status, false);
  lua_pushnumber(L, out_point.x);
  lua_pushnumber(L, out_point.y);
  return 2;
}

static int f_motus_view_with_tag(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_with_tag(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_clips_to_bounds(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_clips_to_bounds(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_set_clips_to_bounds(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_clips_to_bounds(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_groups_opacity(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_groups_opacity(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_set_groups_opacity(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_groups_opacity(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_is_double_sided(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_is_double_sided(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_set_double_sided(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_double_sided(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_create_snapshot(lua_State *L) {
  lua_settop(L, 1);
  motus_view *out_view = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_view_create_snapshot(handle_at(L, 1, false), &out_view);
  leave(L, outer, status, false);
  push(L, out_view, "motus.view", true, true);
  return 1;
}

static int f_motus_view_snapshot_source(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_snapshot_source(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_is_user_interaction_enabled(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_is_user_interaction_enabled(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_set_user_interaction_enabled(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_user_interaction_enabled(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_register_property(lua_State *L) {
  lua_settop(L, 4);
  size_t component_count = lua_isnoneornil(L, 4) ? 0 : lua_rawlen(L, 4);
  double *initial = lua_newuserdata(L, sizeof *initial * component_count + 1);
  for (size_t i = 0; i < component_count; i++) {
    lua_rawgeti(L, 4, (int)i + 1);
    initial[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  uint32_t out_property = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_register_property(handle_at(L, 1, false), luaL_checkstring(L, 2), (motus_property_kind)luaL_checknumber(L, 3), component_count, initial, &out_property);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_property);
  return 1;
}

static int f_motus_runtime_property_name(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  const char * answer = motus_runtime_property_name(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_runtime_set_property_color_space(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_property_color_space(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), (motus_color_space)luaL_checknumber(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_property_color_space(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_color_space answer = motus_runtime_property_color_space(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_set_property(lua_State *L) {
  lua_settop(L, 3);
  size_t count = (luaL_checktype(L, 3, LUA_TTABLE), 0) + lua_rawlen(L, 3);
  double *values = lua_newuserdata(L, sizeof *values * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    values[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_property(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), values, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_property(lua_State *L) {
  lua_settop(L, 4);
  size_t capacity = (size_t)luaL_checknumber(L, 4);
  double out_values[16];
  if (capacity > 16)
    luaL_argerror(L, 4, "at most 16");
  lua_State *outer = enter(L);
  motus_status status = motus_view_property(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), (motus_value_source)luaL_checknumber(L, 3), out_values, capacity);
  leave(L, outer, status, false);
  for (size_t i = 0; i < capacity; i++)
    lua_pushnumber(L, out_values[i]);
  return (int)capacity;
}

static int f_motus_view_property_velocity(lua_State *L) {
  lua_settop(L, 3);
  size_t capacity = (size_t)luaL_checknumber(L, 3);
  double out_values[16];
  if (capacity > 16)
    luaL_argerror(L, 3, "at most 16");
  lua_State *outer = enter(L);
  motus_status status = motus_view_property_velocity(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), out_values, capacity);
  leave(L, outer, status, false);
  for (size_t i = 0; i < capacity; i++)
    lua_pushnumber(L, out_values[i]);
  return (int)capacity;
}

static int f_motus_view_set_property_velocity(lua_State *L) {
  lua_settop(L, 3);
  size_t count = (luaL_checktype(L, 3, LUA_TTABLE), 0) + lua_rawlen(L, 3);
  double *velocity = lua_newuserdata(L, sizeof *velocity * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    velocity[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_property_velocity(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), velocity, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_center(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_point answer = motus_view_center(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_view_set_center(lua_State *L) {
  lua_settop(L, 3);
  motus_point center = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_center(handle_at(L, 1, false), center);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_bounds(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_rect answer = motus_view_bounds(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0 && answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 4;
}

static int f_motus_view_set_bounds(lua_State *L) {
  lua_settop(L, 5);
  motus_rect bounds = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_bounds(handle_at(L, 1, false), bounds);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_frame(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_rect answer = motus_view_frame(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0 && answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 4;
}

static int f_motus_view_set_frame(lua_State *L) {
  lua_settop(L, 5);
  motus_rect frame = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_frame(handle_at(L, 1, false), frame);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_transform(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_transform answer = motus_view_transform(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.a == 0 && answer.b == 0 && answer.c == 0 && answer.d == 0 && answer.tx == 0 && answer.ty == 0);
  lua_pushnumber(L, answer.a);
  lua_pushnumber(L, answer.b);
  lua_pushnumber(L, answer.c);
  lua_pushnumber(L, answer.d);
  lua_pushnumber(L, answer.tx);
  lua_pushnumber(L, answer.ty);
  return 6;
}

static int f_motus_view_set_transform(lua_State *L) {
  lua_settop(L, 7);
  motus_transform transform = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5), luaL_checknumber(L, 6), luaL_checknumber(L, 7)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_transform(handle_at(L, 1, false), transform);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_transform_3d(lua_State *L) {
  lua_settop(L, 1);
  motus_transform_3d out_transform = {0};
  lua_State *outer = enter(L);
  motus_status status = motus_view_transform_3d(handle_at(L, 1, false), &out_transform);
  leave(L, outer, status, false);
  push_motus_transform_3d(L, &out_transform);
  return 1;
}

static int f_motus_view_set_transform_3d(lua_State *L) {
  lua_settop(L, 2);
  motus_transform_3d transform;
  read_motus_transform_3d(L, 2, &transform);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_transform_3d(handle_at(L, 1, false), &transform);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_transform_3d_rotation(lua_State *L) {
  lua_settop(L, 4);
  motus_transform_3d out_transform = {0};
  lua_State *outer = enter(L);
  motus_status status = motus_transform_3d_rotation(luaL_checknumber(L, 1), luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), &out_transform);
  leave(L, outer, status, false);
  push_motus_transform_3d(L, &out_transform);
  return 1;
}

static int f_motus_transform_3d_concat(lua_State *L) {
  lua_settop(L, 2);
  motus_transform_3d first;
  read_motus_transform_3d(L, 1, &first);
  motus_transform_3d second;
  read_motus_transform_3d(L, 2, &second);
  motus_transform_3d out_transform = {0};
  lua_State *outer = enter(L);
  motus_status status = motus_transform_3d_concat(&first, &second, &out_transform);
  leave(L, outer, status, false);
  push_motus_transform_3d(L, &out_transform);
  return 1;
}

static int f_motus_view_alpha(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_view_alpha(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_set_alpha(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_alpha(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_background_color(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_color answer = motus_view_background_color(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.red == 0 && answer.green == 0 && answer.blue == 0 && answer.alpha == 0);
  lua_pushnumber(L, answer.red);
  lua_pushnumber(L, answer.green);
  lua_pushnumber(L, answer.blue);
  lua_pushnumber(L, answer.alpha);
  return 4;
}

static int f_motus_view_set_background_color(lua_State *L) {
  lua_settop(L, 5);
  motus_color color = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_background_color(handle_at(L, 1, false), color);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_corner_radius(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_view_corner_radius(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_set_corner_radius(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_corner_radius(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_corner_radii(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_corner_radii answer = motus_view_corner_radii(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.top_left == 0 && answer.top_right == 0 && answer.bottom_right == 0 && answer.bottom_left == 0);
  lua_pushnumber(L, answer.top_left);
  lua_pushnumber(L, answer.top_right);
  lua_pushnumber(L, answer.bottom_right);
  lua_pushnumber(L, answer.bottom_left);
  return 4;
}

static int f_motus_view_set_corner_radii(lua_State *L) {
  lua_settop(L, 5);
  motus_corner_radii radii = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_corner_radii(handle_at(L, 1, false), radii);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_shadow_color(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_color answer = motus_view_shadow_color(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.red == 0 && answer.green == 0 && answer.blue == 0 && answer.alpha == 0);
  lua_pushnumber(L, answer.red);
  lua_pushnumber(L, answer.green);
  lua_pushnumber(L, answer.blue);
  lua_pushnumber(L, answer.alpha);
  return 4;
}

static int f_motus_view_set_shadow_color(lua_State *L) {
  lua_settop(L, 5);
  motus_color color = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_shadow_color(handle_at(L, 1, false), color);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_shadow_offset(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_vector answer = motus_view_shadow_offset(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.dx == 0 && answer.dy == 0);
  lua_pushnumber(L, answer.dx);
  lua_pushnumber(L, answer.dy);
  return 2;
}

static int f_motus_view_set_shadow_offset(lua_State *L) {
  lua_settop(L, 3);
  motus_vector offset = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_shadow_offset(handle_at(L, 1, false), offset);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_shadow_radius(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_view_shadow_radius(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_set_shadow_radius(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_shadow_radius(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_border_color(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_color answer = motus_view_border_color(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.red == 0 && answer.green == 0 && answer.blue == 0 && answer.alpha == 0);
  lua_pushnumber(L, answer.red);
  lua_pushnumber(L, answer.green);
  lua_pushnumber(L, answer.blue);
  lua_pushnumber(L, answer.alpha);
  return 4;
}

static int f_motus_view_set_border_color(lua_State *L) {
  lua_settop(L, 5);
  motus_color color = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_border_color(handle_at(L, 1, false), color);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_border_width(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_view_border_width(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_set_border_width(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_border_width(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_is_hidden(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_is_hidden(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_set_hidden(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_hidden(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_convert_point_by(lua_State *L) {
  lua_settop(L, 5);
  motus_point point = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  motus_point out_point = {0};
  lua_State *outer = enter(L);
  motus_status status = motus_view_convert_point_by(handle_at(L, 1, false), point, handle_at(L, 4, true), (motus_value_source)luaL_checknumber(L, 5), &out_point);
  leave(L, outer, status, false);
  lua_pushnumber(L, out_point.x);
  lua_pushnumber(L, out_point.y);
  return 2;
}

static int f_motus_view_convert_rect_by(lua_State *L) {
  lua_settop(L, 7);
  motus_rect rect = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  motus_rect out_rect = {0};
  lua_State *outer = enter(L);
  motus_status status = motus_view_convert_rect_by(handle_at(L, 1, false), rect, handle_at(L, 6, true), (motus_value_source)luaL_checknumber(L, 7), &out_rect);
  leave(L, outer, status, false);
  lua_pushnumber(L, out_rect.x);
  lua_pushnumber(L, out_rect.y);
  lua_pushnumber(L, out_rect.width);
  lua_pushnumber(L, out_rect.height);
  return 4;
}

static int f_motus_view_transform_by(lua_State *L) {
  lua_settop(L, 3);
  motus_transform out_transform = {0};
  lua_State *outer = enter(L);
  motus_status status = motus_view_transform_by(handle_at(L, 1, false), handle_at(L, 2, true), (motus_value_source)luaL_checknumber(L, 3), &out_transform);
  leave(L, outer, status, false);
  lua_pushnumber(L, out_transform.a);
  lua_pushnumber(L, out_transform.b);
  lua_pushnumber(L, out_transform.c);
  lua_pushnumber(L, out_transform.d);
  lua_pushnumber(L, out_transform.tx);
  lua_pushnumber(L, out_transform.ty);
  return 6;
}

static int f_motus_timing_evaluate(lua_State *L) {
  lua_settop(L, 3);
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 1);
  if (has_timing)
    read_motus_timing(L, 1, &timing);
  double out_progress = 0;
  double out_velocity = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_timing_evaluate(has_timing ? &timing : NULL, luaL_checknumber(L, 2), luaL_checknumber(L, 3), &out_progress, &out_velocity);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_progress);
  lua_pushnumber(L, (lua_Number)out_velocity);
  return 2;
}

static int f_motus_timing_duration(lua_State *L) {
  lua_settop(L, 2);
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 1);
  if (has_timing)
    read_motus_timing(L, 1, &timing);
  double out_duration = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_timing_duration(has_timing ? &timing : NULL, luaL_checknumber(L, 2), &out_duration);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_duration);
  return 1;
}

static int f_motus_timing_inverse(lua_State *L) {
  lua_settop(L, 3);
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 1);
  if (has_timing)
    read_motus_timing(L, 1, &timing);
  double out_time = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_timing_inverse(has_timing ? &timing : NULL, luaL_checknumber(L, 2), luaL_checknumber(L, 3), &out_time);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_time);
  return 1;
}

static int f_motus_decay_evaluate(lua_State *L) {
  lua_settop(L, 2);
  motus_decay decay;
  read_motus_decay(L, 1, &decay);
  double out_position = 0;
  double out_velocity = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_decay_evaluate(&decay, luaL_checknumber(L, 2), &out_position, &out_velocity);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_position);
  lua_pushnumber(L, (lua_Number)out_velocity);
  return 2;
}

static int f_motus_decay_projected_end(lua_State *L) {
  lua_settop(L, 1);
  motus_decay decay;
  read_motus_decay(L, 1, &decay);
  double out_position = 0;
  double out_duration = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_decay_projected_end(&decay, &out_position, &out_duration);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_position);
  lua_pushnumber(L, (lua_Number)out_duration);
  return 2;
}

static int f_motus_rubber_band_offset(lua_State *L) {
  lua_settop(L, 2);
  double out_offset = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_rubber_band_offset(luaL_checknumber(L, 1), luaL_checknumber(L, 2), &out_offset);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_offset);
  return 1;
}

static int f_motus_rubber_band_pull(lua_State *L) {
  lua_settop(L, 2);
  double out_pull = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_rubber_band_pull(luaL_checknumber(L, 1), luaL_checknumber(L, 2), &out_pull);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_pull);
  return 1;
}

static int f_motus_decay_crossing(lua_State *L) {
  lua_settop(L, 2);
  motus_decay decay;
  read_motus_decay(L, 1, &decay);
  bool out_crosses = 0;
  double out_time = 0;
  double out_velocity = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_decay_crossing(&decay, luaL_checknumber(L, 2), &out_crosses, &out_time, &out_velocity);
  leave(L, outer, status, false);
  lua_pushboolean(L, out_crosses);
  lua_pushnumber(L, (lua_Number)out_time);
  lua_pushnumber(L, (lua_Number)out_velocity);
  return 3;
}

static int f_motus_decay_to_target(lua_State *L) {
  lua_settop(L, 3);
  motus_decay decay;
  read_motus_decay(L, 1, &decay);
  bool out_fits = 0;
  double out_position = 0;
  double out_velocity = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_decay_to_target(&decay, luaL_checknumber(L, 2), luaL_checknumber(L, 3), &out_fits, &out_position, &out_velocity);
  leave(L, outer, status, false);
  lua_pushboolean(L, out_fits);
  lua_pushnumber(L, (lua_Number)out_position);
  lua_pushnumber(L, (lua_Number)out_velocity);
  return 3;
}

static int f_motus_spring_settle(lua_State *L) {
  lua_settop(L, 4);
  double out_displacement = 0;
  double out_velocity = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_spring_settle(luaL_checknumber(L, 1), luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), &out_displacement, &out_velocity);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_displacement);
  lua_pushnumber(L, (lua_Number)out_velocity);
  return 2;
}

static int f_motus_page_target(lua_State *L) {
  lua_settop(L, 3);
  motus_paging paging;
  bool has_paging = !lua_isnoneornil(L, 1);
  if (has_paging)
    read_motus_paging(L, 1, &paging);
  uint32_t out_page = 0;
  double out_offset = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_page_target(has_paging ? &paging : NULL, luaL_checknumber(L, 2), luaL_checknumber(L, 3), &out_page, &out_offset);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_page);
  lua_pushnumber(L, (lua_Number)out_offset);
  return 2;
}

static int f_motus_snap_target(lua_State *L) {
  lua_settop(L, 4);
  motus_snapping snapping;
  bool has_snapping = !lua_isnoneornil(L, 1);
  if (has_snapping)
    read_motus_snapping(L, 1, &snapping);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  motus_snap_position *positions = lua_newuserdata(L, sizeof *positions * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    read_motus_snap_position(L, lua_gettop(L), &positions[i]);
    lua_pop(L, 1);
  }
  double out_target = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_snap_target(has_snapping ? &snapping : NULL, positions, count, luaL_checknumber(L, 3), luaL_checknumber(L, 4), &out_target);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_target);
  return 1;
}

static int f_motus_scroll_range(lua_State *L) {
  lua_settop(L, 6);
  double out_begin = 0;
  double out_end = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_scroll_range((motus_scroll_range_kind)luaL_checknumber(L, 1), luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5), luaL_checknumber(L, 6), &out_begin, &out_end);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_begin);
  lua_pushnumber(L, (lua_Number)out_end);
  return 2;
}

static int f_motus_runtime_animate(lua_State *L) {
  lua_settop(L, 4);
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_animation_options(L, 2, &options);
  function_at(L, 3, false);
  function_at(L, 4, true);
  motus_animation *out_animation = NULL;
  held *block = hold(L, 3, 0);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_animate(handle_at(L, 1, false), has_options ? &options : NULL, on_motus_block_fn_0, block, lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_runtime_begin_animation(lua_State *L) {
  lua_settop(L, 2);
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_animation_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_begin_animation(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_commit_animation(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  motus_animation *out_animation = NULL;
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_commit_animation(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_runtime_modify_animations(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, false);
  held *block = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_modify_animations(handle_at(L, 1, false), luaL_checknumber(L, 2), flag_at(L, 3), on_motus_block_fn_0, block);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_transition(lua_State *L) {
  lua_settop(L, 4);
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_animation_options(L, 2, &options);
  function_at(L, 3, false);
  function_at(L, 4, true);
  motus_animation *out_animation = NULL;
  held *block = hold(L, 3, 0);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_transition(handle_at(L, 1, false), has_options ? &options : NULL, on_motus_block_fn_0, block, lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_view_transition_to(lua_State *L) {
  lua_settop(L, 4);
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 3);
  if (has_options)
    read_motus_animation_options(L, 3, &options);
  function_at(L, 4, true);
  motus_animation *out_animation = NULL;
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_transition_to(handle_at(L, 1, false), handle_at(L, 2, false), has_options ? &options : NULL, lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_runtime_perform_system_animation(lua_State *L) {
  lua_settop(L, 6);
  size_t count = (luaL_checktype(L, 3, LUA_TTABLE), 0) + lua_rawlen(L, 3);
  motus_view **views = lua_newuserdata(L, sizeof *views * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    views[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 4);
  if (has_options)
    read_motus_animation_options(L, 4, &options);
  function_at(L, 5, true);
  function_at(L, 6, true);
  motus_animation *out_animation = NULL;
  held *block = hold(L, 5, 0);
  held *data = hold(L, 6, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_perform_system_animation(handle_at(L, 1, false), (motus_system_animation)luaL_checknumber(L, 2), views, count, has_options ? &options : NULL, lua_isnoneornil(L, 5) ? NULL : on_motus_block_fn_0, block, lua_isnoneornil(L, 6) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_runtime_perform_without_animation(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, false);
  held *block = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_perform_without_animation(handle_at(L, 1, false), on_motus_block_fn_0, block);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_is_animation_enabled(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_runtime_is_animation_enabled(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_runtime_set_animation_enabled(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_animation_enabled(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_inherited_animation_duration(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_runtime_inherited_animation_duration(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_animation_cancel(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_animation_cancel(handle_at(L, 1, false), (motus_animating_position)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_remove_all_animations(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_view_remove_all_animations(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_set_implicit(lua_State *L) {
  lua_settop(L, 3);
  motus_implicit_options options;
  bool has_options = !lua_isnoneornil(L, 3);
  if (has_options)
    read_motus_implicit_options(L, 3, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_implicit(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_clear_implicit(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_clear_implicit(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_implicit(lua_State *L) {
  lua_settop(L, 2);
  motus_implicit_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_view_implicit(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), &out_options);
  leave(L, outer, status, false);
  push_motus_implicit_options(L, &out_options);
  return 1;
}

static int f_motus_view_set_starting_value(lua_State *L) {
  lua_settop(L, 3);
  size_t count = lua_isnoneornil(L, 3) ? 0 : lua_rawlen(L, 3);
  double *values = lua_newuserdata(L, sizeof *values * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    values[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_starting_value(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), values, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_set_settle(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, true);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_settle(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), lua_isnoneornil(L, 3) ? NULL : on_motus_settle_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_begin_without_animation(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_begin_without_animation(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_arrange(lua_State *L) {
  lua_settop(L, 4);
  size_t count = lua_isnoneornil(L, 2) ? 0 : lua_rawlen(L, 2);
  motus_child *children = lua_newuserdata(L, sizeof *children * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    read_motus_child(L, lua_gettop(L), &children[i]);
    lua_pop(L, 1);
  }
  motus_arrangement_options options;
  bool has_options = !lua_isnoneornil(L, 4);
  if (has_options)
    read_motus_arrangement_options(L, 4, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_view_arrange(handle_at(L, 1, false), children, count, (size_t)luaL_checknumber(L, 3), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_begin_arrangement(lua_State *L) {
  lua_settop(L, 2);
  motus_arrangement_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_arrangement_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_view_begin_arrangement(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_add_child(lua_State *L) {
  lua_settop(L, 2);
  motus_child child;
  read_motus_child(L, 2, &child);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_add_child(handle_at(L, 1, false), &child);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_commit_arrangement(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_commit_arrangement(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_arrangement_summary(lua_State *L) {
  lua_settop(L, 1);
  motus_arrangement_summary out_summary = {0};
  out_summary.struct_size = sizeof out_summary;
  lua_State *outer = enter(L);
  motus_status status = motus_view_arrangement_summary(handle_at(L, 1, false), &out_summary);
  leave(L, outer, status, false);
  push_motus_arrangement_summary(L, &out_summary);
  return 1;
}

static int f_motus_view_set_arrangement_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_arrangement_delegate delegate;
  read_motus_arrangement_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_arrangement_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_child_state(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_child_state answer = motus_view_child_state(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_key(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint64_t answer = motus_view_key(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_child_with_key(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_child_with_key(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), flag_at(L, 3));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_end_leavers(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_view_end_leavers(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_leaver_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_view_leaver_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_leaver_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_leaver_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_begin_reorder(lua_State *L) {
  lua_settop(L, 5);
  motus_point point = {luaL_checknumber(L, 3), luaL_checknumber(L, 4)};
  motus_reorder_options options;
  bool has_options = !lua_isnoneornil(L, 5);
  if (has_options)
    read_motus_reorder_options(L, 5, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_view_begin_reorder(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), point, has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_update_reorder(lua_State *L) {
  lua_settop(L, 3);
  motus_point point = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  size_t out_index = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_view_update_reorder(handle_at(L, 1, false), point, &out_index);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_index);
  return 1;
}

static int f_motus_view_end_reorder(lua_State *L) {
  lua_settop(L, 3);
  motus_vector velocity = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  size_t out_index = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_view_end_reorder(handle_at(L, 1, false), velocity, &out_index);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_index);
  return 1;
}

static int f_motus_view_cancel_reorder(lua_State *L) {
  lua_settop(L, 1);
  size_t out_index = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_view_cancel_reorder(handle_at(L, 1, false), &out_index);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_index);
  return 1;
}

static int f_motus_runtime_animate_keyframes(lua_State *L) {
  lua_settop(L, 4);
  motus_keyframes_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_keyframes_options(L, 2, &options);
  function_at(L, 3, false);
  function_at(L, 4, true);
  motus_animation *out_animation = NULL;
  held *block = hold(L, 3, 0);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_animate_keyframes(handle_at(L, 1, false), has_options ? &options : NULL, on_motus_block_fn_0, block, lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_runtime_begin_keyframes(lua_State *L) {
  lua_settop(L, 2);
  motus_keyframes_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_keyframes_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_begin_keyframes(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_add_keyframe(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, false);
  held *block = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_add_keyframe(handle_at(L, 1, false), luaL_checknumber(L, 2), luaL_checknumber(L, 3), on_motus_block_fn_0, block);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_begin_keyframe(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_begin_keyframe(handle_at(L, 1, false), luaL_checknumber(L, 2), luaL_checknumber(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_path_create(lua_State *L) {
  lua_settop(L, 4);
  motus_point start = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  size_t count = (luaL_checktype(L, 4, LUA_TTABLE), 0) + lua_rawlen(L, 4);
  motus_path_segment *segments = lua_newuserdata(L, sizeof *segments * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 4, (int)i + 1);
    read_motus_path_segment(L, lua_gettop(L), &segments[i]);
    lua_pop(L, 1);
  }
  motus_path *out_path = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_path_create(handle_at(L, 1, false), start, segments, count, &out_path);
  leave(L, outer, status, false);
  push(L, out_path, "motus.path", true, true);
  return 1;
}

static int f_motus_path_length(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_path_length(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_path_point_at(lua_State *L) {
  lua_settop(L, 2);
  motus_point out_point = {0};
  double out_angle = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_path_point_at(handle_at(L, 1, false), luaL_checknumber(L, 2), &out_point, &out_angle);
  leave(L, outer, status, false);
  lua_pushnumber(L, out_point.x);
  lua_pushnumber(L, out_point.y);
  lua_pushnumber(L, (lua_Number)out_angle);
  return 3;
}

static int f_motus_view_follow_path(lua_State *L) {
  lua_settop(L, 3);
  motus_follow_options options;
  bool has_options = !lua_isnoneornil(L, 3);
  if (has_options)
    read_motus_follow_options(L, 3, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_view_follow_path(handle_at(L, 1, false), handle_at(L, 2, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_animating_state_name(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_animating_state_name((motus_animating_state)luaL_checknumber(L, 1));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_property_animator_create(lua_State *L) {
  lua_settop(L, 3);
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 3);
  if (has_timing)
    read_motus_timing(L, 3, &timing);
  motus_property_animator *out_animator = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_create(handle_at(L, 1, false), luaL_checknumber(L, 2), has_timing ? &timing : NULL, &out_animator);
  leave(L, outer, status, false);
  push(L, out_animator, "motus.property_animator", true, true);
  return 1;
}

static int f_motus_property_animator_create_running(lua_State *L) {
  lua_settop(L, 4);
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_animation_options(L, 2, &options);
  function_at(L, 3, false);
  function_at(L, 4, true);
  motus_property_animator *out_animator = NULL;
  held *block = hold(L, 3, 0);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_create_running(handle_at(L, 1, false), has_options ? &options : NULL, on_motus_block_fn_0, block, lua_isnoneornil(L, 4) ? NULL : on_motus_animator_completion_fn_0, data, data ? forget : NULL, &out_animator);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  push(L, out_animator, "motus.property_animator", true, true);
  return 1;
}

static int f_motus_property_animator_create_group(lua_State *L) {
  lua_settop(L, 4);
  size_t count = (luaL_checktype(L, 4, LUA_TTABLE), 0) + lua_rawlen(L, 4);
  motus_property_animator **members = lua_newuserdata(L, sizeof *members * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 4, (int)i + 1);
    members[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  motus_property_animator *out_group = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_create_group(handle_at(L, 1, false), (motus_animator_arrangement)luaL_checknumber(L, 2), luaL_checknumber(L, 3), members, count, &out_group);
  leave(L, outer, status, false);
  push(L, out_group, "motus.property_animator", true, true);
  return 1;
}

static int f_motus_property_animator_member_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_property_animator_member_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_property_animator_member_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_property_animator * answer = motus_property_animator_member_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.property_animator", true, false);
  return 1;
}

static int f_motus_property_animator_add_animations(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, false);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_add_animations(handle_at(L, 1, false), on_motus_block_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_add_animations_delayed(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, false);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_add_animations_delayed(handle_at(L, 1, false), luaL_checknumber(L, 2), on_motus_block_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_add_completion(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_add_completion(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_animator_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_set_observer(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_observer(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_animator_observer_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_start(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_start(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_start_after_delay(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_start_after_delay(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_pause(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_pause(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_continue(lua_State *L) {
  lua_settop(L, 3);
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 2);
  if (has_timing)
    read_motus_timing(L, 2, &timing);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_continue(handle_at(L, 1, false), has_timing ? &timing : NULL, luaL_checknumber(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_continue_until(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_continue_until(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_stop(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_stop(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_finish(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_finish(handle_at(L, 1, false), (motus_animating_position)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_state(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_animating_state answer = motus_property_animator_state(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_property_animator_is_running(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_property_animator_is_running(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_property_animator_is_reversed(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_property_animator_is_reversed(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_property_animator_set_reversed(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_reversed(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_fraction_complete(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_property_animator_fraction_complete(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_property_animator_set_fraction_complete(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_fraction_complete(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_seek(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_seek(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_speed(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_property_animator_speed(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_property_animator_set_speed(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_speed(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_timing(lua_State *L) {
  lua_settop(L, 1);
  motus_timing out_timing = {0};
  out_timing.struct_size = sizeof out_timing;
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_timing(handle_at(L, 1, false), &out_timing);
  leave(L, outer, status, false);
  push_motus_timing(L, &out_timing);
  return 1;
}

static int f_motus_property_animator_duration(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_property_animator_duration(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_property_animator_delay(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_property_animator_delay(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_property_animator_is_interruptible(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_property_animator_is_interruptible(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_property_animator_set_interruptible(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_interruptible(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_is_user_interaction_enabled(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_property_animator_is_user_interaction_enabled(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_property_animator_set_user_interaction_enabled(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_user_interaction_enabled(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_is_manual_hit_testing_enabled(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_property_animator_is_manual_hit_testing_enabled(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_property_animator_set_manual_hit_testing_enabled(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_manual_hit_testing_enabled(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_scrubs_linearly(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_property_animator_scrubs_linearly(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_property_animator_set_scrubs_linearly(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_scrubs_linearly(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_pauses_on_completion(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_property_animator_pauses_on_completion(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_property_animator_set_pauses_on_completion(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_pauses_on_completion(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_color_space(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_color_space answer = motus_property_animator_color_space(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_property_animator_set_color_space(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_color_space(handle_at(L, 1, false), (motus_color_space)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_keeps_motion(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_property_animator_keeps_motion(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_property_animator_set_keeps_motion(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_set_keeps_motion(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_create(lua_State *L) {
  lua_settop(L, 3);
  motus_value_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_value_options(L, 2, &options);
  size_t count = lua_isnoneornil(L, 3) ? 0 : lua_rawlen(L, 3);
  double *initial = lua_newuserdata(L, sizeof *initial * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    initial[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  motus_value *out_value = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_value_create(handle_at(L, 1, false), has_options ? &options : NULL, initial, count, &out_value);
  leave(L, outer, status, false);
  push(L, out_value, "motus.value", true, true);
  return 1;
}

static int f_motus_value_create_number(lua_State *L) {
  lua_settop(L, 2);
  motus_value *out_value = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_value_create_number(handle_at(L, 1, false), luaL_checknumber(L, 2), &out_value);
  leave(L, outer, status, false);
  push(L, out_value, "motus.value", true, true);
  return 1;
}

static int f_motus_value_kind(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_property_kind answer = motus_value_kind(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_value_component_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_value_component_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_value_set(lua_State *L) {
  lua_settop(L, 2);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  double *values = lua_newuserdata(L, sizeof *values * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    values[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_value_set(handle_at(L, 1, false), values, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_set_number(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_value_set_number(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_read(lua_State *L) {
  lua_settop(L, 3);
  size_t capacity = (size_t)luaL_checknumber(L, 3);
  double out_values[16];
  if (capacity > 16)
    luaL_argerror(L, 3, "at most 16");
  lua_State *outer = enter(L);
  motus_status status = motus_value_read(handle_at(L, 1, false), (motus_value_source)luaL_checknumber(L, 2), out_values, capacity);
  leave(L, outer, status, false);
  for (size_t i = 0; i < capacity; i++)
    lua_pushnumber(L, out_values[i]);
  return (int)capacity;
}

static int f_motus_value_number(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_value_number(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_value_velocity(lua_State *L) {
  lua_settop(L, 2);
  size_t capacity = (size_t)luaL_checknumber(L, 2);
  double out_values[16];
  if (capacity > 16)
    luaL_argerror(L, 2, "at most 16");
  lua_State *outer = enter(L);
  motus_status status = motus_value_velocity(handle_at(L, 1, false), out_values, capacity);
  leave(L, outer, status, false);
  for (size_t i = 0; i < capacity; i++)
    lua_pushnumber(L, out_values[i]);
  return (int)capacity;
}

static int f_motus_value_is_moving(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_value_is_moving(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_value_jump(lua_State *L) {
  lua_settop(L, 2);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  double *values = lua_newuserdata(L, sizeof *values * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    values[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_value_jump(handle_at(L, 1, false), values, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_stop(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_value_stop(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_finish(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_value_finish(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_set_velocity(lua_State *L) {
  lua_settop(L, 2);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  double *velocity = lua_newuserdata(L, sizeof *velocity * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    velocity[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_value_set_velocity(handle_at(L, 1, false), velocity, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_nudge(lua_State *L) {
  lua_settop(L, 4);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  double *velocity = lua_newuserdata(L, sizeof *velocity * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    velocity[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 3);
  if (has_timing)
    read_motus_timing(L, 3, &timing);
  function_at(L, 4, true);
  motus_animation *out_animation = NULL;
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_value_nudge(handle_at(L, 1, false), velocity, count, has_timing ? &timing : NULL, lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_view_nudge(lua_State *L) {
  lua_settop(L, 5);
  size_t count = (luaL_checktype(L, 3, LUA_TTABLE), 0) + lua_rawlen(L, 3);
  double *velocity = lua_newuserdata(L, sizeof *velocity * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    velocity[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 4);
  if (has_timing)
    read_motus_timing(L, 4, &timing);
  function_at(L, 5, true);
  motus_animation *out_animation = NULL;
  held *data = hold(L, 5, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_nudge(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), velocity, count, has_timing ? &timing : NULL, lua_isnoneornil(L, 5) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_value_fling(lua_State *L) {
  lua_settop(L, 4);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  double *velocity = lua_newuserdata(L, sizeof *velocity * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    velocity[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  motus_fling_options options;
  bool has_options = !lua_isnoneornil(L, 3);
  if (has_options)
    read_motus_fling_options(L, 3, &options);
  function_at(L, 4, true);
  motus_animation *out_animation = NULL;
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_value_fling(handle_at(L, 1, false), velocity, count, has_options ? &options : NULL, lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_view_fling(lua_State *L) {
  lua_settop(L, 5);
  size_t count = (luaL_checktype(L, 3, LUA_TTABLE), 0) + lua_rawlen(L, 3);
  double *velocity = lua_newuserdata(L, sizeof *velocity * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    velocity[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  motus_fling_options options;
  bool has_options = !lua_isnoneornil(L, 4);
  if (has_options)
    read_motus_fling_options(L, 4, &options);
  function_at(L, 5, true);
  motus_animation *out_animation = NULL;
  held *data = hold(L, 5, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_fling(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2), velocity, count, has_options ? &options : NULL, lua_isnoneornil(L, 5) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_animation);
  leave(L, outer, status, false);
  push(L, out_animation, "motus.animation", false, false);
  return 1;
}

static int f_motus_value_follow_path(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_value_follow_path(handle_at(L, 1, false), handle_at(L, 2, false), flag_at(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_set_implicit(lua_State *L) {
  lua_settop(L, 2);
  motus_implicit_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_implicit_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_value_set_implicit(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_clear_implicit(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_value_clear_implicit(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_set_observer(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_value_set_observer(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_value_observer_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_value_previous(lua_State *L) {
  lua_settop(L, 2);
  size_t capacity = (size_t)luaL_checknumber(L, 2);
  double out_values[16];
  if (capacity > 16)
    luaL_argerror(L, 2, "at most 16");
  lua_State *outer = enter(L);
  motus_status status = motus_value_previous(handle_at(L, 1, false), out_values, capacity);
  leave(L, outer, status, false);
  for (size_t i = 0; i < capacity; i++)
    lua_pushnumber(L, out_values[i]);
  return (int)capacity;
}

static int f_motus_value_set_settle(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_value_set_settle(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_value_settle_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_id(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint64_t answer = motus_id(luaL_optstring(L, 1, NULL));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_id_in(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  uint64_t answer = motus_id_in((uint64_t)luaL_checknumber(L, 1), luaL_optstring(L, 2, NULL));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_runtime_glide_number(lua_State *L) {
  lua_settop(L, 5);
  motus_glide_options options;
  bool has_options = !lua_isnoneornil(L, 5);
  if (has_options)
    read_motus_glide_options(L, 5, &options);
  lua_State *outer = enter(L);
  double answer = motus_runtime_glide_number(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), (uint32_t)luaL_checknumber(L, 3), luaL_checknumber(L, 4), has_options ? &options : NULL);
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_runtime_glide(lua_State *L) {
  lua_settop(L, 7);
  size_t count = (luaL_checktype(L, 5, LUA_TTABLE), 0) + lua_rawlen(L, 5);
  double *target = lua_newuserdata(L, sizeof *target * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 5, (int)i + 1);
    target[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  motus_glide_options options;
  bool has_options = !lua_isnoneornil(L, 6);
  if (has_options)
    read_motus_glide_options(L, 6, &options);
  size_t capacity = (size_t)luaL_checknumber(L, 7);
  double out_shown[16];
  if (capacity > 16)
    luaL_argerror(L, 7, "at most 16");
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_glide(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), (uint32_t)luaL_checknumber(L, 3), (motus_property_kind)luaL_checknumber(L, 4), target, count, has_options ? &options : NULL, out_shown, capacity);
  leave(L, outer, status, false);
  for (size_t i = 0; i < capacity; i++)
    lua_pushnumber(L, out_shown[i]);
  return (int)capacity;
}

static int f_motus_runtime_glide_settled(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  bool answer = motus_runtime_glide_settled(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), (uint32_t)luaL_checknumber(L, 3));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_runtime_glide_velocity(lua_State *L) {
  lua_settop(L, 4);
  size_t capacity = (size_t)luaL_checknumber(L, 4);
  double out_values[16];
  if (capacity > 16)
    luaL_argerror(L, 4, "at most 16");
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_glide_velocity(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), (uint32_t)luaL_checknumber(L, 3), out_values, capacity);
  leave(L, outer, status, false);
  for (size_t i = 0; i < capacity; i++)
    lua_pushnumber(L, out_values[i]);
  return (int)capacity;
}

static int f_motus_runtime_glide_jump(lua_State *L) {
  lua_settop(L, 4);
  size_t count = (luaL_checktype(L, 4, LUA_TTABLE), 0) + lua_rawlen(L, 4);
  double *values = lua_newuserdata(L, sizeof *values * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 4, (int)i + 1);
    values[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_glide_jump(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), (uint32_t)luaL_checknumber(L, 3), values, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_presence(lua_State *L) {
  lua_settop(L, 4);
  motus_presence_options options;
  bool has_options = !lua_isnoneornil(L, 4);
  if (has_options)
    read_motus_presence_options(L, 4, &options);
  double out_amount = 0;
  lua_State *outer = enter(L);
  bool found = motus_runtime_presence(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), flag_at(L, 3), has_options ? &options : NULL, &out_amount);
  leave(L, outer, MOTUS_OK, !found);
  if (!found)
    return 0;
  lua_pushnumber(L, (lua_Number)out_amount);
  return 1;
}

static int f_motus_runtime_after(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, true);
  motus_timer *out_timer = NULL;
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_after(handle_at(L, 1, false), luaL_checknumber(L, 2), lua_isnoneornil(L, 3) ? NULL : on_motus_timer_fn_0, data, data ? forget : NULL, &out_timer);
  leave(L, outer, status, false);
  push(L, out_timer, "motus.timer", false, false);
  return 1;
}

static int f_motus_runtime_every(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, true);
  motus_timer *out_timer = NULL;
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_every(handle_at(L, 1, false), luaL_checknumber(L, 2), lua_isnoneornil(L, 3) ? NULL : on_motus_timer_fn_0, data, data ? forget : NULL, &out_timer);
  leave(L, outer, status, false);
  push(L, out_timer, "motus.timer", false, false);
  return 1;
}

static int f_motus_timer_cancel(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_timer_cancel(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_property_animator_add_cue(lua_State *L) {
  lua_settop(L, 5);
  function_at(L, 5, true);
  uint32_t out_cue = 0;
  held *data = hold(L, 5, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_add_cue(handle_at(L, 1, false), (motus_cue_unit)luaL_checknumber(L, 2), luaL_checknumber(L, 3), (uint32_t)luaL_checknumber(L, 4), lua_isnoneornil(L, 5) ? NULL : on_motus_cue_fn_0, data, data ? forget : NULL, &out_cue);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_cue);
  return 1;
}

static int f_motus_property_animator_remove_cue(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_property_animator_remove_cue(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_display_link_create(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  motus_display_link *out_link = NULL;
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_display_link_create(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_display_link_fn_0, data, data ? forget : NULL, &out_link);
  leave(L, outer, status, false);
  push(L, out_link, "motus.display_link", true, true);
  return 1;
}

static int f_motus_display_link_is_paused(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_display_link_is_paused(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_display_link_set_paused(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_display_link_set_paused(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_display_link_frame_rates(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_frame_rate_range answer = motus_display_link_frame_rates(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.minimum == 0 && answer.maximum == 0 && answer.preferred == 0);
  lua_pushnumber(L, answer.minimum);
  lua_pushnumber(L, answer.maximum);
  lua_pushnumber(L, answer.preferred);
  return 3;
}

static int f_motus_display_link_set_frame_rates(lua_State *L) {
  lua_settop(L, 4);
  motus_frame_rate_range rates = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4)};
  lua_State *outer = enter(L);
  motus_status status = motus_display_link_set_frame_rates(handle_at(L, 1, false), rates);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_display_link_timestamp(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_display_link_timestamp(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_display_link_target_timestamp(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_display_link_target_timestamp(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_display_link_invalidate(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_display_link_invalidate(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_send_touch(lua_State *L) {
  lua_settop(L, 6);
  motus_point point = {luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_send_touch(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), (motus_touch_phase)luaL_checknumber(L, 3), point, luaL_checknumber(L, 6));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_send_touches(lua_State *L) {
  lua_settop(L, 2);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  motus_touch *touches = lua_newuserdata(L, sizeof *touches * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    read_motus_touch(L, lua_gettop(L), &touches[i]);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_send_touches(handle_at(L, 1, false), touches, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_send_hover(lua_State *L) {
  lua_settop(L, 5);
  motus_point point = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_send_hover(handle_at(L, 1, false), point, flag_at(L, 4), luaL_checknumber(L, 5));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_type_name(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_gesture_type_name((motus_gesture_type)luaL_checknumber(L, 1));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_gesture_create(lua_State *L) {
  lua_settop(L, 2);
  motus_gesture_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_gesture_options(L, 2, &options);
  motus_gesture *out_gesture = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_create(handle_at(L, 1, false), has_options ? &options : NULL, &out_gesture);
  leave(L, outer, status, false);
  push(L, out_gesture, "motus.gesture", true, true);
  return 1;
}

static int f_motus_runtime_touch_gesture(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_gesture * answer = motus_runtime_touch_gesture(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.gesture", true, false);
  return 1;
}

static int f_motus_view_add_gesture(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_add_gesture(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_remove_gesture(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_remove_gesture(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_gesture_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_view_gesture_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_gesture_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_gesture * answer = motus_view_gesture_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.gesture", true, false);
  return 1;
}

static int f_motus_gesture_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_gesture_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_gesture_set_action(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_action(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_gesture_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_gesture_delegate delegate;
  read_motus_gesture_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_require_failure_of(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_require_failure_of(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_recognition_state_name(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_recognition_state_name((motus_recognition_state)luaL_checknumber(L, 1));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_gesture_state(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_recognition_state answer = motus_gesture_state(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_gesture_is_enabled(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_gesture_is_enabled(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_gesture_set_enabled(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_enabled(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_cancels_touches(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_gesture_cancels_touches(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_gesture_set_cancels_touches(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_cancels_touches(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_touch_delays(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint32_t answer = motus_gesture_touch_delays(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_gesture_set_touch_delays(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_touch_delays(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_name(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_gesture_name(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_gesture_set_name(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_name(handle_at(L, 1, false), luaL_optstring(L, 2, NULL));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_touch_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_gesture_touch_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_gesture_touch_location(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_point answer = motus_gesture_touch_location(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2), handle_at(L, 3, true));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_gesture_location(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_point answer = motus_gesture_location(handle_at(L, 1, false), handle_at(L, 2, true));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_gesture_translation(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_vector answer = motus_gesture_translation(handle_at(L, 1, false), handle_at(L, 2, true));
  leave(L, outer, MOTUS_OK, answer.dx == 0 && answer.dy == 0);
  lua_pushnumber(L, answer.dx);
  lua_pushnumber(L, answer.dy);
  return 2;
}

static int f_motus_gesture_set_translation(lua_State *L) {
  lua_settop(L, 4);
  motus_vector translation = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_translation(handle_at(L, 1, false), translation, handle_at(L, 4, true));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_velocity(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_vector answer = motus_gesture_velocity(handle_at(L, 1, false), handle_at(L, 2, true));
  leave(L, outer, MOTUS_OK, answer.dx == 0 && answer.dy == 0);
  lua_pushnumber(L, answer.dx);
  lua_pushnumber(L, answer.dy);
  return 2;
}

static int f_motus_gesture_scale(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_gesture_scale(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_gesture_set_scale(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_scale(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_scale_velocity(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_gesture_scale_velocity(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_gesture_rotation(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_gesture_rotation(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_gesture_set_rotation(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_set_rotation(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_rotation_velocity(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_gesture_rotation_velocity(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_scroller_create(lua_State *L) {
  lua_settop(L, 2);
  motus_scroller_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_scroller_options(L, 2, &options);
  motus_scroller *out_scroller = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_create(handle_at(L, 1, false), has_options ? &options : NULL, &out_scroller);
  leave(L, outer, status, false);
  push(L, out_scroller, "motus.scroller", true, true);
  return 1;
}

static int f_motus_view_scroller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_scroller * answer = motus_view_scroller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.scroller", true, false);
  return 1;
}

static int f_motus_scroller_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_scroller_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_scroller_pan_gesture(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_gesture * answer = motus_scroller_pan_gesture(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.gesture", true, false);
  return 1;
}

static int f_motus_scroller_set_options(lua_State *L) {
  lua_settop(L, 2);
  motus_scroller_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_scroller_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_set_options(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_get_options(lua_State *L) {
  lua_settop(L, 1);
  motus_scroller_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_get_options(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_scroller_options(L, &out_options);
  return 1;
}

static int f_motus_scroller_content_size(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_size answer = motus_scroller_content_size(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 2;
}

static int f_motus_scroller_set_content_size(lua_State *L) {
  lua_settop(L, 3);
  motus_size size = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_set_content_size(handle_at(L, 1, false), size);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_content_inset(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_insets answer = motus_scroller_content_inset(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.top == 0 && answer.left == 0 && answer.bottom == 0 && answer.right == 0);
  lua_pushnumber(L, answer.top);
  lua_pushnumber(L, answer.left);
  lua_pushnumber(L, answer.bottom);
  lua_pushnumber(L, answer.right);
  return 4;
}

static int f_motus_scroller_set_content_inset(lua_State *L) {
  lua_settop(L, 5);
  motus_insets inset = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_set_content_inset(handle_at(L, 1, false), inset);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_offset(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_point answer = motus_scroller_offset(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_scroller_minimum_offset(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_point answer = motus_scroller_minimum_offset(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_scroller_maximum_offset(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_point answer = motus_scroller_maximum_offset(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_scroller_target_offset(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_point answer = motus_scroller_target_offset(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_scroller_velocity(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_vector answer = motus_scroller_velocity(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.dx == 0 && answer.dy == 0);
  lua_pushnumber(L, answer.dx);
  lua_pushnumber(L, answer.dy);
  return 2;
}

static int f_motus_scroller_get_state(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_scroller_state answer = motus_scroller_get_state(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_scroller_axis_state(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_scroller_state answer = motus_scroller_axis_state(handle_at(L, 1, false), (motus_axis)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_scroller_scroll_to(lua_State *L) {
  lua_settop(L, 5);
  motus_point offset = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  function_at(L, 5, true);
  held *data = hold(L, 5, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_scroll_to(handle_at(L, 1, false), offset, flag_at(L, 4), lua_isnoneornil(L, 5) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_scroll_to_rect(lua_State *L) {
  lua_settop(L, 7);
  motus_rect rect = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  function_at(L, 7, true);
  held *data = hold(L, 7, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_scroll_to_rect(handle_at(L, 1, false), rect, flag_at(L, 6), lua_isnoneornil(L, 7) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_scroll_to_page(lua_State *L) {
  lua_settop(L, 5);
  function_at(L, 5, true);
  held *data = hold(L, 5, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_scroll_to_page(handle_at(L, 1, false), (motus_axis)luaL_checknumber(L, 2), (uint32_t)luaL_checknumber(L, 3), flag_at(L, 4), lua_isnoneornil(L, 5) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_page(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  uint32_t answer = motus_scroller_page(handle_at(L, 1, false), (motus_axis)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_scroller_fling(lua_State *L) {
  lua_settop(L, 3);
  motus_vector velocity = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_fling(handle_at(L, 1, false), velocity);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_stop(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_stop(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_adjust(lua_State *L) {
  lua_settop(L, 4);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_adjust(handle_at(L, 1, false), (motus_axis)luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_is_refreshing(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_scroller_is_refreshing(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_scroller_end_refreshing(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_end_refreshing(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_send_wheel(lua_State *L) {
  lua_settop(L, 2);
  motus_wheel_event event;
  read_motus_wheel_event(L, 2, &event);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_send_wheel(handle_at(L, 1, false), &event);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_wheel_scroller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_scroller * answer = motus_runtime_wheel_scroller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.scroller", true, false);
  return 1;
}

static int f_motus_view_send_scroll_key(lua_State *L) {
  lua_settop(L, 2);
  bool out_taken = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_view_send_scroll_key(handle_at(L, 1, false), (motus_scroll_key)luaL_checknumber(L, 2), &out_taken);
  leave(L, outer, status, false);
  lua_pushboolean(L, out_taken);
  return 1;
}

static int f_motus_scroller_is_tracking(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_scroller_is_tracking(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_scroller_is_dragging(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_scroller_is_dragging(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_scroller_is_decelerating(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_scroller_is_decelerating(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_scroller_is_zooming(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_scroller_is_zooming(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_scroller_visible_rect(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_rect answer = motus_scroller_visible_rect(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0 && answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 4;
}

static int f_motus_scroller_indicator(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_indicator answer = motus_scroller_indicator(handle_at(L, 1, false), (motus_axis)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, answer.position == 0 && answer.length == 0 && answer.alpha == 0);
  lua_pushnumber(L, answer.position);
  lua_pushnumber(L, answer.length);
  lua_pushnumber(L, answer.alpha);
  return 3;
}

static int f_motus_scroller_flash_indicators(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_flash_indicators(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_scroll_to_top(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_scroll_to_top(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_scroll_to_top(lua_State *L) {
  lua_settop(L, 1);
  bool out_taken = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_scroll_to_top(handle_at(L, 1, false), &out_taken);
  leave(L, outer, status, false);
  lua_pushboolean(L, out_taken);
  return 1;
}

static int f_motus_runtime_touch_is_delayed(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  bool answer = motus_runtime_touch_is_delayed(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_scroller_set_zoom_view(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_set_zoom_view(handle_at(L, 1, false), handle_at(L, 2, true));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_zoom_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_scroller_zoom_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_scroller_pinch_gesture(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_gesture * answer = motus_scroller_pinch_gesture(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.gesture", true, false);
  return 1;
}

static int f_motus_scroller_zoom(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_scroller_zoom(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_scroller_set_zoom(lua_State *L) {
  lua_settop(L, 5);
  motus_point anchor = {luaL_checknumber(L, 3), luaL_checknumber(L, 4)};
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_set_zoom(handle_at(L, 1, false), luaL_checknumber(L, 2), anchor, flag_at(L, 5));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_zoom_to_rect(lua_State *L) {
  lua_settop(L, 6);
  motus_rect rect = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_zoom_to_rect(handle_at(L, 1, false), rect, flag_at(L, 6));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_set_snap_areas(lua_State *L) {
  lua_settop(L, 3);
  size_t count = (luaL_checktype(L, 3, LUA_TTABLE), 0) + lua_rawlen(L, 3);
  motus_snap_area *areas = lua_newuserdata(L, sizeof *areas * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    read_motus_snap_area(L, lua_gettop(L), &areas[i]);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_set_snap_areas(handle_at(L, 1, false), (motus_axis)luaL_checknumber(L, 2), areas, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_scroller_delegate delegate;
  read_motus_scroller_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_link_property(lua_State *L) {
  lua_settop(L, 7);
  motus_scroll_link_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_scroll_link_options(L, 2, &options);
  size_t count_of_from = (luaL_checktype(L, 5, LUA_TTABLE), 0) + lua_rawlen(L, 5);
  double *from = lua_newuserdata(L, sizeof *from * count_of_from + 1);
  for (size_t i = 0; i < count_of_from; i++) {
    lua_rawgeti(L, 5, (int)i + 1);
    from[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  size_t count = (luaL_checktype(L, 6, LUA_TTABLE), 0) + lua_rawlen(L, 6);
  double *to = lua_newuserdata(L, sizeof *to * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 6, (int)i + 1);
    to[i] = (double)luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  if (count_of_from != count)
    count = 0; /* refused */
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 7);
  if (has_timing)
    read_motus_timing(L, 7, &timing);
  motus_scroll_link *out_link = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_link_property(handle_at(L, 1, false), has_options ? &options : NULL, handle_at(L, 3, false), (uint32_t)luaL_checknumber(L, 4), from, to, count, has_timing ? &timing : NULL, &out_link);
  leave(L, outer, status, false);
  push(L, out_link, "motus.scroll_link", false, false);
  return 1;
}

static int f_motus_scroller_link_animator(lua_State *L) {
  lua_settop(L, 3);
  motus_scroll_link_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_scroll_link_options(L, 2, &options);
  motus_scroll_link *out_link = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_link_animator(handle_at(L, 1, false), has_options ? &options : NULL, handle_at(L, 3, false), &out_link);
  leave(L, outer, status, false);
  push(L, out_link, "motus.scroll_link", false, false);
  return 1;
}

static int f_motus_scroller_link_interaction(lua_State *L) {
  lua_settop(L, 3);
  motus_scroll_link_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_scroll_link_options(L, 2, &options);
  motus_scroll_link *out_link = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_link_interaction(handle_at(L, 1, false), has_options ? &options : NULL, handle_at(L, 3, false), &out_link);
  leave(L, outer, status, false);
  push(L, out_link, "motus.scroll_link", false, false);
  return 1;
}

static int f_motus_scroll_link_remove(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_scroll_link_remove(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroll_link_is_active(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_scroll_link_is_active(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_scroll_link_progress(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_scroll_link_progress(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_scroll_link_velocity(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_scroll_link_velocity(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_create(lua_State *L) {
  lua_settop(L, 2);
  motus_view_controller_callbacks callbacks;
  read_motus_view_controller_callbacks(L, 2, &callbacks);
  motus_view_controller *out_controller = NULL;
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_create(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &callbacks, data, data ? forget : NULL, &out_controller);
  leave(L, outer, status, false);
  push(L, out_controller, "motus.view_controller", true, true);
  return 1;
}

static int f_motus_runtime_set_root_view_controller(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_root_view_controller(handle_at(L, 1, false), handle_at(L, 2, true));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_root_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_runtime_root_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_view_controller_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_controller_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_controller_view_if_loaded(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_controller_view_if_loaded(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_controller_set_view(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_view(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_unload_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_unload_view(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_send_memory_warning(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_send_memory_warning(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_title(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_view_controller_title(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_view_controller_set_title(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_title(handle_at(L, 1, false), luaL_optstring(L, 2, NULL));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_appearance_state_name(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_appearance_state_name((motus_appearance_state)luaL_checknumber(L, 1));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_view_controller_appearance_state(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_appearance_state answer = motus_view_controller_appearance_state(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_is_moving_to_parent(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_controller_is_moving_to_parent(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_controller_is_moving_from_parent(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_controller_is_moving_from_parent(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_controller_parent(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_view_controller_parent(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_view_controller_child_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_view_controller_child_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_child_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_view_controller_child_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_view_controller_add_child(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_add_child(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_remove_from_parent(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_remove_from_parent(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_will_move_to_parent(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_will_move_to_parent(handle_at(L, 1, false), handle_at(L, 2, true));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_did_move_to_parent(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_did_move_to_parent(handle_at(L, 1, false), handle_at(L, 2, true));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_forwards_appearance(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_controller_forwards_appearance(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_controller_set_forwards_appearance(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_forwards_appearance(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_begin_appearance_transition(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_begin_appearance_transition(handle_at(L, 1, false), flag_at(L, 2), flag_at(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_end_appearance_transition(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_end_appearance_transition(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_interruption_policy(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_interruption_policy answer = motus_view_controller_interruption_policy(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_set_interruption_policy(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_interruption_policy(handle_at(L, 1, false), (motus_interruption_policy)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_transition(lua_State *L) {
  lua_settop(L, 6);
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 4);
  if (has_options)
    read_motus_animation_options(L, 4, &options);
  function_at(L, 5, true);
  function_at(L, 6, true);
  held *data = hold(L, 5, 6);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_transition(handle_at(L, 1, false), handle_at(L, 2, false), handle_at(L, 3, false), has_options ? &options : NULL, lua_isnoneornil(L, 5) ? NULL : on_motus_block_fn_0, data, lua_isnoneornil(L, 6) ? NULL : on_motus_completion_fn_1, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_transition_by(lua_State *L) {
  lua_settop(L, 5);
  motus_container_transition_options options;
  bool has_options = !lua_isnoneornil(L, 4);
  if (has_options)
    read_motus_container_transition_options(L, 4, &options);
  function_at(L, 5, true);
  held *data = hold(L, 5, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_transition_by(handle_at(L, 1, false), handle_at(L, 2, true), handle_at(L, 3, true), has_options ? &options : NULL, lua_isnoneornil(L, 5) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_horizontal_size_class(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_size_class answer = motus_view_controller_horizontal_size_class(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_vertical_size_class(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_size_class answer = motus_view_controller_vertical_size_class(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_runtime_override_traits(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_override_traits(handle_at(L, 1, false), (motus_size_class)luaL_checknumber(L, 2), (motus_size_class)luaL_checknumber(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_override_child_traits(lua_State *L) {
  lua_settop(L, 4);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_override_child_traits(handle_at(L, 1, false), handle_at(L, 2, false), (motus_size_class)luaL_checknumber(L, 3), (motus_size_class)luaL_checknumber(L, 4));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_system_layout_fitting_size_did_change(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_system_layout_fitting_size_did_change(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_set_window_size(lua_State *L) {
  lua_settop(L, 6);
  motus_size size = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 5);
  if (has_options)
    read_motus_animation_options(L, 5, &options);
  function_at(L, 6, true);
  held *data = hold(L, 6, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_window_size(handle_at(L, 1, false), size, (int32_t)luaL_checknumber(L, 4), has_options ? &options : NULL, lua_isnoneornil(L, 6) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_show(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_show(handle_at(L, 1, false), handle_at(L, 2, false), NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_show_detail(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_show_detail(handle_at(L, 1, false), handle_at(L, 2, false), NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_show_target(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_view_controller_show_target(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_runtime_set_window_insets(lua_State *L) {
  lua_settop(L, 8);
  motus_insets insets = {luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5), luaL_checknumber(L, 6)};
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 7);
  if (has_options)
    read_motus_animation_options(L, 7, &options);
  function_at(L, 8, true);
  held *data = hold(L, 8, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_window_insets(handle_at(L, 1, false), (motus_inset_source)luaL_checknumber(L, 2), insets, has_options ? &options : NULL, lua_isnoneornil(L, 8) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_drag_window_insets(lua_State *L) {
  lua_settop(L, 6);
  motus_insets insets = {luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5), luaL_checknumber(L, 6)};
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_drag_window_insets(handle_at(L, 1, false), (motus_inset_source)luaL_checknumber(L, 2), insets);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_animate_alongside_insets(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 3, true);
  function_at(L, 4, true);
  held *data = hold(L, 3, 4);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_animate_alongside_insets(handle_at(L, 1, false), (motus_inset_source)luaL_checknumber(L, 2), lua_isnoneornil(L, 3) ? NULL : on_motus_insets_fn_0, lua_isnoneornil(L, 4) ? NULL : on_motus_insets_fn_1, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_inset_change(lua_State *L) {
  lua_settop(L, 2);
  motus_inset_change out_change = {0};
  out_change.struct_size = sizeof out_change;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_inset_change(handle_at(L, 1, false), (motus_inset_source)luaL_checknumber(L, 2), &out_change);
  leave(L, outer, status, false);
  push_motus_inset_change(L, &out_change);
  return 1;
}

static int f_motus_runtime_window_insets(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_insets answer = motus_runtime_window_insets(handle_at(L, 1, false), (motus_inset_source)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, answer.top == 0 && answer.left == 0 && answer.bottom == 0 && answer.right == 0);
  lua_pushnumber(L, answer.top);
  lua_pushnumber(L, answer.left);
  lua_pushnumber(L, answer.bottom);
  lua_pushnumber(L, answer.right);
  return 4;
}

static int f_motus_view_controller_safe_area(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_insets answer = motus_view_controller_safe_area(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.top == 0 && answer.left == 0 && answer.bottom == 0 && answer.right == 0);
  lua_pushnumber(L, answer.top);
  lua_pushnumber(L, answer.left);
  lua_pushnumber(L, answer.bottom);
  lua_pushnumber(L, answer.right);
  return 4;
}

static int f_motus_view_controller_additional_safe_area(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_insets answer = motus_view_controller_additional_safe_area(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.top == 0 && answer.left == 0 && answer.bottom == 0 && answer.right == 0);
  lua_pushnumber(L, answer.top);
  lua_pushnumber(L, answer.left);
  lua_pushnumber(L, answer.bottom);
  lua_pushnumber(L, answer.right);
  return 4;
}

static int f_motus_view_controller_set_additional_safe_area(lua_State *L) {
  lua_settop(L, 5);
  motus_insets insets = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_additional_safe_area(handle_at(L, 1, false), insets);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_set_inset_adjustment(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_scroller_set_inset_adjustment(handle_at(L, 1, false), (motus_inset_adjustment)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_scroller_adjusted_inset(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_insets answer = motus_scroller_adjusted_inset(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.top == 0 && answer.left == 0 && answer.bottom == 0 && answer.right == 0);
  lua_pushnumber(L, answer.top);
  lua_pushnumber(L, answer.left);
  lua_pushnumber(L, answer.bottom);
  lua_pushnumber(L, answer.right);
  return 4;
}

static int f_motus_navigation_controller_create(lua_State *L) {
  lua_settop(L, 2);
  motus_navigation_controller *out_navigation = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_navigation_controller_create(handle_at(L, 1, false), handle_at(L, 2, true), &out_navigation);
  leave(L, outer, status, false);
  push(L, out_navigation, "motus.navigation_controller", true, true);
  return 1;
}

static int f_motus_view_controller_navigation_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_navigation_controller * answer = motus_view_controller_navigation_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.navigation_controller", true, false);
  return 1;
}

static int f_motus_navigation_controller_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_navigation_delegate delegate;
  read_motus_navigation_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_navigation_controller_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_navigation_controller_push(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_navigation_controller_push(handle_at(L, 1, false), handle_at(L, 2, false), flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_navigation_controller_pop(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, true);
  motus_view_controller *out_popped = NULL;
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_navigation_controller_pop(handle_at(L, 1, false), flag_at(L, 2), lua_isnoneornil(L, 3) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_popped);
  leave(L, outer, status, false);
  push(L, out_popped, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_navigation_controller_pop_to(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, true);
  size_t out_popped_count = 0;
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_navigation_controller_pop_to(handle_at(L, 1, false), handle_at(L, 2, true), flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, NULL, 0, &out_popped_count);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_popped_count);
  return 1;
}

static int f_motus_navigation_controller_set_view_controllers(lua_State *L) {
  lua_settop(L, 4);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  motus_view_controller **controllers = lua_newuserdata(L, sizeof *controllers * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    controllers[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_navigation_controller_set_view_controllers(handle_at(L, 1, false), controllers, count, flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_navigation_controller_view_controller_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_navigation_controller_view_controller_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_navigation_controller_view_controller_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_navigation_controller_view_controller_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_navigation_controller_top_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_navigation_controller_top_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_navigation_controller_visible_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_navigation_controller_visible_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_navigation_controller_get_options(lua_State *L) {
  lua_settop(L, 1);
  motus_navigation_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_navigation_controller_get_options(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_navigation_options(L, &out_options);
  return 1;
}

static int f_motus_navigation_controller_set_options(lua_State *L) {
  lua_settop(L, 2);
  motus_navigation_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_navigation_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_navigation_controller_set_options(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_navigation_controller_interactive_pop_gesture(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_gesture * answer = motus_navigation_controller_interactive_pop_gesture(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.gesture", true, false);
  return 1;
}

static int f_motus_tab_bar_controller_create(lua_State *L) {
  lua_settop(L, 1);
  motus_tab_bar_controller *out_tabs = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_tab_bar_controller_create(handle_at(L, 1, false), &out_tabs);
  leave(L, outer, status, false);
  push(L, out_tabs, "motus.tab_bar_controller", true, true);
  return 1;
}

static int f_motus_view_controller_tab_bar_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_tab_bar_controller * answer = motus_view_controller_tab_bar_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.tab_bar_controller", true, false);
  return 1;
}

static int f_motus_tab_bar_controller_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_tab_bar_delegate delegate;
  read_motus_tab_bar_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_tab_bar_controller_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_tab_bar_controller_set_view_controllers(lua_State *L) {
  lua_settop(L, 4);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  motus_view_controller **controllers = lua_newuserdata(L, sizeof *controllers * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    controllers[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_tab_bar_controller_set_view_controllers(handle_at(L, 1, false), controllers, count, flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_tab_bar_controller_view_controller_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_tab_bar_controller_view_controller_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_tab_bar_controller_view_controller_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_tab_bar_controller_view_controller_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_tab_bar_controller_selected_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_tab_bar_controller_selected_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_tab_bar_controller_selected_index(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_tab_bar_controller_selected_index(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_tab_bar_controller_select(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, true);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_tab_bar_controller_select(handle_at(L, 1, false), handle_at(L, 2, false), lua_isnoneornil(L, 3) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_tab_bar_controller_select_by_user(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, true);
  bool out_selected = 0;
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_tab_bar_controller_select_by_user(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2), lua_isnoneornil(L, 3) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL, &out_selected);
  leave(L, outer, status, false);
  lua_pushboolean(L, out_selected);
  return 1;
}

static int f_motus_view_controller_set_bar(lua_State *L) {
  lua_settop(L, 4);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_bar(handle_at(L, 1, false), (motus_edge)luaL_checknumber(L, 2), handle_at(L, 3, true), luaL_checknumber(L, 4));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_bar(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view * answer = motus_view_controller_bar(handle_at(L, 1, false), (motus_edge)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_controller_bar_height(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  double answer = motus_view_controller_bar_height(handle_at(L, 1, false), (motus_edge)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_set_bar_hidden(lua_State *L) {
  lua_settop(L, 5);
  motus_animation_options options;
  bool has_options = !lua_isnoneornil(L, 4);
  if (has_options)
    read_motus_animation_options(L, 4, &options);
  function_at(L, 5, true);
  held *data = hold(L, 5, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_bar_hidden(handle_at(L, 1, false), (motus_edge)luaL_checknumber(L, 2), flag_at(L, 3), has_options ? &options : NULL, lua_isnoneornil(L, 5) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_is_bar_hidden(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  bool answer = motus_view_controller_is_bar_hidden(handle_at(L, 1, false), (motus_edge)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_controller_set_hidden_bars(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_hidden_bars(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_hidden_bars(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint32_t answer = motus_view_controller_hidden_bars(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_page_view_controller_create(lua_State *L) {
  lua_settop(L, 2);
  motus_page_view_controller_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_page_view_controller_options(L, 2, &options);
  motus_page_view_controller *out_pages = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_page_view_controller_create(handle_at(L, 1, false), has_options ? &options : NULL, &out_pages);
  leave(L, outer, status, false);
  push(L, out_pages, "motus.page_view_controller", true, true);
  return 1;
}

static int f_motus_view_controller_page_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_page_view_controller * answer = motus_view_controller_page_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.page_view_controller", true, false);
  return 1;
}

static int f_motus_page_view_controller_scroller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_scroller * answer = motus_page_view_controller_scroller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.scroller", true, false);
  return 1;
}

static int f_motus_page_view_controller_set_data_source(lua_State *L) {
  lua_settop(L, 2);
  motus_page_data_source source;
  read_motus_page_data_source(L, 2, &source);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_page_view_controller_set_data_source(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &source, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_page_view_controller_set_pages(lua_State *L) {
  lua_settop(L, 3);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  motus_view_controller **controllers = lua_newuserdata(L, sizeof *controllers * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    controllers[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_page_view_controller_set_pages(handle_at(L, 1, false), controllers, count, flag_at(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_page_view_controller_reload(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_page_view_controller_reload(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_page_view_controller_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_page_delegate delegate;
  read_motus_page_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_page_view_controller_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_page_view_controller_show_page(lua_State *L) {
  lua_settop(L, 5);
  function_at(L, 5, true);
  held *data = hold(L, 5, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_page_view_controller_show_page(handle_at(L, 1, false), handle_at(L, 2, false), (motus_page_direction)luaL_checknumber(L, 3), flag_at(L, 4), lua_isnoneornil(L, 5) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_page_view_controller_current(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_page_view_controller_current(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_page_view_controller_pending(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_page_view_controller_pending(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_page_view_controller_position(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_page_view_controller_position(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_split_view_controller_create(lua_State *L) {
  lua_settop(L, 2);
  motus_split_view_controller_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_split_view_controller_options(L, 2, &options);
  motus_split_view_controller *out_split = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_create(handle_at(L, 1, false), has_options ? &options : NULL, &out_split);
  leave(L, outer, status, false);
  push(L, out_split, "motus.split_view_controller", true, true);
  return 1;
}

static int f_motus_view_controller_split_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_split_view_controller * answer = motus_view_controller_split_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.split_view_controller", true, false);
  return 1;
}

static int f_motus_split_view_controller_get_options(lua_State *L) {
  lua_settop(L, 1);
  motus_split_view_controller_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_get_options(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_split_view_controller_options(L, &out_options);
  return 1;
}

static int f_motus_split_view_controller_set_options(lua_State *L) {
  lua_settop(L, 2);
  motus_split_view_controller_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_split_view_controller_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_set_options(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_split_view_controller_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_split_delegate delegate;
  read_motus_split_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_split_view_controller_set_column(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_set_column(handle_at(L, 1, false), (motus_split_column)luaL_checknumber(L, 2), handle_at(L, 3, true));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_split_view_controller_column(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_split_view_controller_column(handle_at(L, 1, false), (motus_split_column)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_split_view_controller_show_column(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_show_column(handle_at(L, 1, false), (motus_split_column)luaL_checknumber(L, 2), flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_split_view_controller_hide_column(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_hide_column(handle_at(L, 1, false), (motus_split_column)luaL_checknumber(L, 2), flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_split_view_controller_show_detail(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_show_detail(handle_at(L, 1, false), handle_at(L, 2, false), flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_split_view_controller_set_mode(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_split_view_controller_set_mode(handle_at(L, 1, false), (motus_split_mode)luaL_checknumber(L, 2), flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_split_view_controller_mode(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_split_mode answer = motus_split_view_controller_mode(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_split_view_controller_is_collapsed(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_split_view_controller_is_collapsed(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_split_view_controller_stack(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_navigation_controller * answer = motus_split_view_controller_stack(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.navigation_controller", true, false);
  return 1;
}

static int f_motus_view_controller_add_segue(lua_State *L) {
  lua_settop(L, 4);
  motus_segue_callbacks callbacks;
  read_motus_segue_callbacks(L, 4, &callbacks);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_add_segue(handle_at(L, 1, false), luaL_checkstring(L, 2), (motus_segue_kind)luaL_checknumber(L, 3), &callbacks, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_perform_segue(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_perform_segue(handle_at(L, 1, false), luaL_checkstring(L, 2), NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_perform_segue_by_user(lua_State *L) {
  lua_settop(L, 2);
  bool out_performed = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_perform_segue_by_user(handle_at(L, 1, false), luaL_checkstring(L, 2), NULL, &out_performed);
  leave(L, outer, status, false);
  lua_pushboolean(L, out_performed);
  return 1;
}

static int f_motus_view_controller_add_unwind_action(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, false);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_add_unwind_action(handle_at(L, 1, false), luaL_checkstring(L, 2), on_motus_segue_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_unwind(lua_State *L) {
  lua_settop(L, 2);
  motus_view_controller *out_destination = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_unwind(handle_at(L, 1, false), luaL_checkstring(L, 2), NULL, &out_destination);
  leave(L, outer, status, false);
  push(L, out_destination, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_segue_identifier(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_segue_identifier(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_segue_source(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_segue_source(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_segue_destination(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_segue_destination(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_segue_is_unwind(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_segue_is_unwind(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_runtime_set_uses_uniform_order(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_uses_uniform_order(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_runtime_uses_uniform_order(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_runtime_uses_uniform_order(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_animation_controller_create(lua_State *L) {
  lua_settop(L, 2);
  motus_animation_controller_callbacks callbacks;
  read_motus_animation_controller_callbacks(L, 2, &callbacks);
  motus_animation_controller *out_animator = NULL;
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_animation_controller_create(handle_at(L, 1, false), &callbacks, data, data ? forget : NULL, &out_animator);
  leave(L, outer, status, false);
  push(L, out_animator, "motus.animation_controller", true, true);
  return 1;
}

static int f_motus_interaction_controller_create(lua_State *L) {
  lua_settop(L, 2);
  motus_interaction_controller_callbacks callbacks;
  read_motus_interaction_controller_callbacks(L, 2, &callbacks);
  motus_interaction_controller *out_interaction = NULL;
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_interaction_controller_create(handle_at(L, 1, false), &callbacks, data, data ? forget : NULL, &out_interaction);
  leave(L, outer, status, false);
  push(L, out_interaction, "motus.interaction_controller", true, true);
  return 1;
}

static int f_motus_transition_context_container_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_transition_context_container_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_transition_context_coordinator(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_transition_coordinator * answer = motus_transition_context_coordinator(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.transition_coordinator", false, false);
  return 1;
}

static int f_motus_transition_context_view_controller(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_transition_context_view_controller(handle_at(L, 1, false), (motus_transition_side)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_transition_context_view(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view * answer = motus_transition_context_view(handle_at(L, 1, false), (motus_transition_side)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_transition_context_initial_frame(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_rect answer = motus_transition_context_initial_frame(handle_at(L, 1, false), (motus_transition_side)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0 && answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 4;
}

static int f_motus_transition_context_final_frame(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_rect answer = motus_transition_context_final_frame(handle_at(L, 1, false), (motus_transition_side)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0 && answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 4;
}

static int f_motus_transition_context_target_transform(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_transform answer = motus_transition_context_target_transform(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.a == 0 && answer.b == 0 && answer.c == 0 && answer.d == 0 && answer.tx == 0 && answer.ty == 0);
  lua_pushnumber(L, answer.a);
  lua_pushnumber(L, answer.b);
  lua_pushnumber(L, answer.c);
  lua_pushnumber(L, answer.d);
  lua_pushnumber(L, answer.tx);
  lua_pushnumber(L, answer.ty);
  return 6;
}

static int f_motus_transition_context_is_animated(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_transition_context_is_animated(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_transition_context_is_interactive(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_transition_context_is_interactive(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_transition_context_was_cancelled(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_transition_context_was_cancelled(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_transition_context_operation(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_navigation_operation answer = motus_transition_context_operation(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_transition_context_presentation_style(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_presentation_style answer = motus_transition_context_presentation_style(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_transition_context_update(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_transition_context_update(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_transition_context_finish(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_transition_context_finish(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_transition_context_cancel(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_transition_context_cancel(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_transition_context_pause(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_transition_context_pause(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_transition_context_complete(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_transition_context_complete(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_create(lua_State *L) {
  lua_settop(L, 1);
  motus_percent_driven_interaction *out_interaction = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_create(handle_at(L, 1, false), &out_interaction);
  leave(L, outer, status, false);
  push(L, out_interaction, "motus.percent_driven_interaction", true, true);
  return 1;
}

static int f_motus_percent_driven_interaction_update(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_update(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_finish(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_finish(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_cancel(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_cancel(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_finish_with_velocity(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_finish_with_velocity(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_cancel_with_velocity(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_cancel_with_velocity(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_pause(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_pause(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_percent_complete(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_percent_driven_interaction_percent_complete(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_percent_driven_interaction_duration(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_percent_driven_interaction_duration(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_percent_driven_interaction_completion_speed(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_percent_driven_interaction_completion_speed(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_percent_driven_interaction_set_completion_speed(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_set_completion_speed(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_set_completion_timing(lua_State *L) {
  lua_settop(L, 2);
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 2);
  if (has_timing)
    read_motus_timing(L, 2, &timing);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_set_completion_timing(handle_at(L, 1, false), has_timing ? &timing : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_set_timing_curve(lua_State *L) {
  lua_settop(L, 2);
  motus_timing timing;
  bool has_timing = !lua_isnoneornil(L, 2);
  if (has_timing)
    read_motus_timing(L, 2, &timing);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_set_timing_curve(handle_at(L, 1, false), has_timing ? &timing : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_percent_driven_interaction_completion_timing(lua_State *L) {
  lua_settop(L, 1);
  motus_timing out_timing = {0};
  out_timing.struct_size = sizeof out_timing;
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_completion_timing(handle_at(L, 1, false), &out_timing);
  leave(L, outer, status, false);
  push_motus_timing(L, &out_timing);
  return 1;
}

static int f_motus_percent_driven_interaction_timing_curve(lua_State *L) {
  lua_settop(L, 1);
  motus_timing out_timing = {0};
  out_timing.struct_size = sizeof out_timing;
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_timing_curve(handle_at(L, 1, false), &out_timing);
  leave(L, outer, status, false);
  push_motus_timing(L, &out_timing);
  return 1;
}

static int f_motus_percent_driven_interaction_wants_interactive_start(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_percent_driven_interaction_wants_interactive_start(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_percent_driven_interaction_set_wants_interactive_start(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_percent_driven_interaction_set_wants_interactive_start(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gesture_bind(lua_State *L) {
  lua_settop(L, 4);
  motus_gesture_binding_options options;
  bool has_options = !lua_isnoneornil(L, 3);
  if (has_options)
    read_motus_gesture_binding_options(L, 3, &options);
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_gesture_bind(handle_at(L, 1, false), handle_at(L, 2, true), has_options ? &options : NULL, lua_isnoneornil(L, 4) ? NULL : on_motus_gesture_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_transition_coordinator(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_transition_coordinator * answer = motus_view_controller_transition_coordinator(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.transition_coordinator", false, false);
  return 1;
}

static int f_motus_transition_coordinator_animate_alongside(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 3, true);
  function_at(L, 4, true);
  held *data = hold(L, 3, 4);
  lua_State *outer = enter(L);
  motus_status status = motus_transition_coordinator_animate_alongside(handle_at(L, 1, false), handle_at(L, 2, true), lua_isnoneornil(L, 3) ? NULL : on_motus_coordinator_fn_0, lua_isnoneornil(L, 4) ? NULL : on_motus_coordinator_fn_1, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_transition_coordinator_notify(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, false);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_transition_coordinator_notify(handle_at(L, 1, false), (motus_transition_moment)luaL_checknumber(L, 2), on_motus_coordinator_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_transition_coordinator_info(lua_State *L) {
  lua_settop(L, 1);
  motus_transition_info out_info = {0};
  out_info.struct_size = sizeof out_info;
  lua_State *outer = enter(L);
  motus_status status = motus_transition_coordinator_info(handle_at(L, 1, false), &out_info);
  leave(L, outer, status, false);
  push_motus_transition_info(L, &out_info);
  return 1;
}

static int f_motus_transition_coordinator_completion_progress(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  double answer = motus_transition_coordinator_completion_progress(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_transition_coordinator_container_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_transition_coordinator_container_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_transition_coordinator_view_controller(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_transition_coordinator_view_controller(handle_at(L, 1, false), (motus_transition_side)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_transition_coordinator_view(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_view * answer = motus_transition_coordinator_view(handle_at(L, 1, false), (motus_transition_side)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_view_set_match_key(lua_State *L) {
  lua_settop(L, 3);
  motus_match_options options;
  bool has_options = !lua_isnoneornil(L, 3);
  if (has_options)
    read_motus_match_options(L, 3, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_view_set_match_key(handle_at(L, 1, false), (uint64_t)luaL_checknumber(L, 2), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_match_key(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint64_t answer = motus_view_match_key(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_animation_controller_create_matched(lua_State *L) {
  lua_settop(L, 2);
  motus_matched_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_matched_options(L, 2, &options);
  motus_animation_controller *out_animator = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_animation_controller_create_matched(handle_at(L, 1, false), has_options ? &options : NULL, &out_animator);
  leave(L, outer, status, false);
  push(L, out_animator, "motus.animation_controller", true, true);
  return 1;
}

static int f_motus_transition_context_match(lua_State *L) {
  lua_settop(L, 2);
  motus_matched_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_matched_options(L, 2, &options);
  size_t out_pairs = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_transition_context_match(handle_at(L, 1, false), has_options ? &options : NULL, &out_pairs);
  leave(L, outer, status, false);
  lua_pushnumber(L, (lua_Number)out_pairs);
  return 1;
}

static int f_motus_runtime_draw_flights(lua_State *L) {
  lua_settop(L, 1);
  const motus_flight *out_flights = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_draw_flights(handle_at(L, 1, false), &out_flights, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_flights, out_count, row_motus_flight);
  return 1;
}

static int f_motus_zoom_evaluate(lua_State *L) {
  lua_settop(L, 8);
  motus_zoom_physics physics;
  bool has_physics = !lua_isnoneornil(L, 1);
  if (has_physics)
    read_motus_zoom_physics(L, 1, &physics);
  motus_vector translation = {luaL_checknumber(L, 3), luaL_checknumber(L, 4)};
  motus_size size = {luaL_checknumber(L, 5), luaL_checknumber(L, 6)};
  motus_point grab = {luaL_checknumber(L, 7), luaL_checknumber(L, 8)};
  motus_rect out_rect = {0};
  double out_scale = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_zoom_evaluate(has_physics ? &physics : NULL, (motus_zoom_gesture)luaL_checknumber(L, 2), translation, size, grab, &out_rect, &out_scale);
  leave(L, outer, status, false);
  lua_pushnumber(L, out_rect.x);
  lua_pushnumber(L, out_rect.y);
  lua_pushnumber(L, out_rect.width);
  lua_pushnumber(L, out_rect.height);
  lua_pushnumber(L, (lua_Number)out_scale);
  return 5;
}

static int f_motus_view_controller_set_zoom(lua_State *L) {
  lua_settop(L, 3);
  motus_zoom_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_zoom_options(L, 2, &options);
  motus_zoom_delegate delegate;
  read_motus_zoom_delegate(L, 3, &delegate);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_zoom(handle_at(L, 1, false), has_options ? &options : NULL, lua_isnoneornil(L, 3) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_clear_zoom(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_clear_zoom(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_present(lua_State *L) {
  lua_settop(L, 4);
  function_at(L, 4, true);
  held *data = hold(L, 4, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_present(handle_at(L, 1, false), handle_at(L, 2, false), flag_at(L, 3), lua_isnoneornil(L, 4) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_dismiss(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, true);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_dismiss(handle_at(L, 1, false), flag_at(L, 2), lua_isnoneornil(L, 3) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_presented_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_view_controller_presented_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_view_controller_presenting_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_view_controller_presenting_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_view_controller_is_being_presented(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_controller_is_being_presented(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_controller_is_being_dismissed(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_view_controller_is_being_dismissed(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_view_controller_presentation_style(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_presentation_style answer = motus_view_controller_presentation_style(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_set_presentation_style(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_presentation_style(handle_at(L, 1, false), (motus_presentation_style)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_modal_transition_style(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_modal_transition_style answer = motus_view_controller_modal_transition_style(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_set_modal_transition_style(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_modal_transition_style(handle_at(L, 1, false), (motus_modal_transition_style)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_modal_flags(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint32_t answer = motus_view_controller_modal_flags(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_view_controller_set_modal_flags(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_modal_flags(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_set_transitioning_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_transitioning_delegate delegate;
  read_motus_transitioning_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_transitioning_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_presentation_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_presentation_controller * answer = motus_view_controller_presentation_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.presentation_controller", true, false);
  return 1;
}

static int f_motus_view_controller_active_presentation_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_presentation_controller * answer = motus_view_controller_active_presentation_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.presentation_controller", true, false);
  return 1;
}

static int f_motus_view_controller_preferred_content_size(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_size answer = motus_view_controller_preferred_content_size(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 2;
}

static int f_motus_view_controller_set_preferred_content_size(lua_State *L) {
  lua_settop(L, 3);
  motus_size size = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_preferred_content_size(handle_at(L, 1, false), size);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_presentation_controller_create(lua_State *L) {
  lua_settop(L, 3);
  motus_presentation_controller_callbacks callbacks;
  read_motus_presentation_controller_callbacks(L, 3, &callbacks);
  motus_presentation_controller *out_presentation = NULL;
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_presentation_controller_create(handle_at(L, 1, false), handle_at(L, 2, true), lua_isnoneornil(L, 3) ? NULL : &callbacks, data, data ? forget : NULL, &out_presentation);
  leave(L, outer, status, false);
  push(L, out_presentation, "motus.presentation_controller", true, true);
  return 1;
}

static int f_motus_presentation_controller_presented_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_presentation_controller_presented_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_presentation_controller_presenting_view_controller(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view_controller * answer = motus_presentation_controller_presenting_view_controller(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view_controller", true, false);
  return 1;
}

static int f_motus_presentation_controller_style(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_presentation_style answer = motus_presentation_controller_style(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_presentation_controller_adaptive_style(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_presentation_style answer = motus_presentation_controller_adaptive_style(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_presentation_controller_adaptive_style_for(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_presentation_style answer = motus_presentation_controller_adaptive_style_for(handle_at(L, 1, false), (motus_size_class)luaL_checknumber(L, 2), (motus_size_class)luaL_checknumber(L, 3));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_presentation_controller_override_traits(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_presentation_controller_override_traits(handle_at(L, 1, false), (motus_size_class)luaL_checknumber(L, 2), (motus_size_class)luaL_checknumber(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_presentation_controller_container_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_presentation_controller_container_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_presentation_controller_presented_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_presentation_controller_presented_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_presentation_controller_frame_of_presented_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_rect answer = motus_presentation_controller_frame_of_presented_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0 && answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 4;
}

static int f_motus_presentation_controller_set_needs_layout(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_presentation_controller_set_needs_layout(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_presentation_controller_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_adaptive_presentation_delegate delegate;
  read_motus_adaptive_presentation_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_presentation_controller_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_presentation_controller_dismiss_by_user(lua_State *L) {
  lua_settop(L, 3);
  function_at(L, 3, true);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_presentation_controller_dismiss_by_user(handle_at(L, 1, false), flag_at(L, 2), lua_isnoneornil(L, 3) ? NULL : on_motus_completion_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_view_controller_get_look(lua_State *L) {
  lua_settop(L, 1);
  motus_look_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_get_look(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_look_options(L, &out_options);
  return 1;
}

static int f_motus_view_controller_set_look(lua_State *L) {
  lua_settop(L, 2);
  motus_look_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_look_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_view_controller_set_look(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_sheet_get_options(lua_State *L) {
  lua_settop(L, 1);
  motus_sheet_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_sheet_get_options(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_sheet_options(L, &out_options);
  return 1;
}

static int f_motus_sheet_set_options(lua_State *L) {
  lua_settop(L, 3);
  motus_sheet_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_sheet_options(L, 2, &options);
  function_at(L, 3, true);
  held *data = hold(L, 3, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_sheet_set_options(handle_at(L, 1, false), has_options ? &options : NULL, lua_isnoneornil(L, 3) ? NULL : on_motus_detent_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_sheet_select_detent(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_sheet_select_detent(handle_at(L, 1, false), (int32_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_sheet_invalidate_detents(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_sheet_invalidate_detents(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_sheet_detent_value(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  double answer = motus_sheet_detent_value(handle_at(L, 1, false), (int32_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_sheet_animate_changes(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, false);
  held *block = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_sheet_animate_changes(handle_at(L, 1, false), on_motus_block_fn_0, block);
  if (block)
    forget(block);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_sheet_set_scroll_offset(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_sheet_set_scroll_offset(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_sheet_scroll_offset(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_sheet_scroll_offset(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_sheet_pan_gesture(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_gesture * answer = motus_sheet_pan_gesture(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.gesture", true, false);
  return 1;
}

static int f_motus_popover_get_options(lua_State *L) {
  lua_settop(L, 1);
  motus_popover_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_popover_get_options(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_popover_options(L, &out_options);
  return 1;
}

static int f_motus_popover_set_options(lua_State *L) {
  lua_settop(L, 2);
  motus_popover_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_popover_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_popover_set_options(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_popover_placement(lua_State *L) {
  lua_settop(L, 1);
  motus_rect out_frame = {0};
  motus_arrow_direction out_direction = 0;
  motus_point out_tip = {0};
  lua_State *outer = enter(L);
  motus_status status = motus_popover_placement(handle_at(L, 1, false), &out_frame, &out_direction, &out_tip);
  leave(L, outer, status, false);
  lua_pushnumber(L, out_frame.x);
  lua_pushnumber(L, out_frame.y);
  lua_pushnumber(L, out_frame.width);
  lua_pushnumber(L, out_frame.height);
  lua_pushnumber(L, (lua_Number)out_direction);
  lua_pushnumber(L, out_tip.x);
  lua_pushnumber(L, out_tip.y);
  return 7;
}

static int f_motus_dynamic_item_create(lua_State *L) {
  lua_settop(L, 6);
  motus_point center = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  motus_size size = {luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  motus_dynamic_item *out_item = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_item_create(handle_at(L, 1, false), center, size, luaL_checknumber(L, 6), &out_item);
  leave(L, outer, status, false);
  push(L, out_item, "motus.dynamic_item", true, true);
  return 1;
}

static int f_motus_dynamic_item_center(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_point answer = motus_dynamic_item_center(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_dynamic_item_rotation(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_dynamic_item_rotation(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_dynamic_item_set_pose(lua_State *L) {
  lua_settop(L, 4);
  motus_point center = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_item_set_pose(handle_at(L, 1, false), center, luaL_checknumber(L, 4));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_item_set_outline(lua_State *L) {
  lua_settop(L, 3);
  size_t count = lua_isnoneornil(L, 3) ? 0 : lua_rawlen(L, 3);
  motus_point *points = lua_newuserdata(L, sizeof *points * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    read_motus_point(L, lua_gettop(L), &points[i]);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_item_set_outline(handle_at(L, 1, false), (motus_outline_type)luaL_checknumber(L, 2), points, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_item_outline(lua_State *L) {
  lua_settop(L, 1);
  motus_outline_type out_type = 0;
  lua_State *outer = enter(L);
  size_t capacity = 0, size = 0;
  motus_point *out_points = NULL;
  motus_status first = motus_dynamic_item_outline(handle_at(L, 1, false), &out_type, out_points, capacity, &size);
  leave(L, outer, first, false);
  outer = enter(L);
  capacity = size;
  out_points = lua_newuserdata(L, sizeof *out_points * capacity + 1);
  motus_status status = motus_dynamic_item_outline(handle_at(L, 1, false), &out_type, out_points, capacity, &size);
  leave(L, outer, status, false);
  lua_newtable(L);
  for (size_t i = 0; i < size; i++) {
    push_motus_point(L, &out_points[i]);
    lua_rawseti(L, -2, (int)i + 1);
  }
  lua_pushnumber(L, (lua_Number)out_type);
  lua_pushvalue(L, -2);
  return 2;
}

static int f_motus_dynamic_item_create_with_callbacks(lua_State *L) {
  lua_settop(L, 2);
  motus_dynamic_item_callbacks callbacks;
  read_motus_dynamic_item_callbacks(L, 2, &callbacks);
  motus_dynamic_item *out_item = NULL;
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_item_create_with_callbacks(handle_at(L, 1, false), &callbacks, data, data ? forget : NULL, &out_item);
  leave(L, outer, status, false);
  push(L, out_item, "motus.dynamic_item", true, true);
  return 1;
}

static int f_motus_dynamic_item_create_group(lua_State *L) {
  lua_settop(L, 2);
  size_t count = (luaL_checktype(L, 2, LUA_TTABLE), 0) + lua_rawlen(L, 2);
  motus_dynamic_item **items = lua_newuserdata(L, sizeof *items * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    items[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  motus_dynamic_item *out_group = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_item_create_group(handle_at(L, 1, false), items, count, &out_group);
  leave(L, outer, status, false);
  push(L, out_group, "motus.dynamic_item", true, true);
  return 1;
}

static int f_motus_dynamic_item_member_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_dynamic_item_member_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_dynamic_item_member_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_dynamic_item * answer = motus_dynamic_item_member_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.dynamic_item", true, false);
  return 1;
}

static int f_motus_dynamic_item_set_layout_path(lua_State *L) {
  lua_settop(L, 2);
  motus_layout_path path;
  bool has_path = !lua_isnoneornil(L, 2);
  if (has_path)
    read_motus_layout_path(L, 2, &path);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_item_set_layout_path(handle_at(L, 1, false), has_path ? &path : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_create(lua_State *L) {
  lua_settop(L, 2);
  motus_dynamic_animator *out_animator = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_create(handle_at(L, 1, false), handle_at(L, 2, true), &out_animator);
  leave(L, outer, status, false);
  push(L, out_animator, "motus.dynamic_animator", true, true);
  return 1;
}

static int f_motus_dynamic_animator_create_for_layout(lua_State *L) {
  lua_settop(L, 3);
  motus_size content_size = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  motus_dynamic_animator *out_animator = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_create_for_layout(handle_at(L, 1, false), content_size, &out_animator);
  leave(L, outer, status, false);
  push(L, out_animator, "motus.dynamic_animator", true, true);
  return 1;
}

static int f_motus_dynamic_animator_content_size(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_size answer = motus_dynamic_animator_content_size(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.width == 0 && answer.height == 0);
  lua_pushnumber(L, answer.width);
  lua_pushnumber(L, answer.height);
  return 2;
}

static int f_motus_dynamic_animator_set_content_size(lua_State *L) {
  lua_settop(L, 3);
  motus_size content_size = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_set_content_size(handle_at(L, 1, false), content_size);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_item_at_path(lua_State *L) {
  lua_settop(L, 2);
  motus_layout_path path;
  read_motus_layout_path(L, 2, &path);
  lua_State *outer = enter(L);
  motus_dynamic_item * answer = motus_dynamic_animator_item_at_path(handle_at(L, 1, false), &path);
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.dynamic_item", true, false);
  return 1;
}

static int f_motus_dynamic_animator_add_behavior(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_add_behavior(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_remove_behavior(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_remove_behavior(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_remove_all_behaviors(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_remove_all_behaviors(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_behavior_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_dynamic_animator_behavior_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_dynamic_animator_behavior_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_dynamic_behavior * answer = motus_dynamic_animator_behavior_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.dynamic_behavior", true, false);
  return 1;
}

static int f_motus_dynamic_animator_reference_view(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_view * answer = motus_dynamic_animator_reference_view(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.view", true, false);
  return 1;
}

static int f_motus_dynamic_animator_items_in_rect(lua_State *L) {
  lua_settop(L, 5);
  motus_rect rect = {luaL_checknumber(L, 2), luaL_checknumber(L, 3), luaL_checknumber(L, 4), luaL_checknumber(L, 5)};
  lua_State *outer = enter(L);
  size_t capacity = 0, size = 0;
  motus_dynamic_item **out_items = NULL;
  motus_status first = motus_dynamic_animator_items_in_rect(handle_at(L, 1, false), rect, out_items, capacity, &size);
  leave(L, outer, first, false);
  outer = enter(L);
  capacity = size;
  out_items = lua_newuserdata(L, sizeof *out_items * capacity + 1);
  motus_status status = motus_dynamic_animator_items_in_rect(handle_at(L, 1, false), rect, out_items, capacity, &size);
  leave(L, outer, status, false);
  lua_newtable(L);
  for (size_t i = 0; i < size; i++) {
    push(L, out_items[i], "motus.dynamic_item", true, false);
    lua_rawseti(L, -2, (int)i + 1);
  }
  return 1;
}

static int f_motus_dynamic_animator_update_item(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_update_item(handle_at(L, 1, false), handle_at(L, 2, false), flag_at(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_is_running(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_dynamic_animator_is_running(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_dynamic_animator_elapsed_time(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_dynamic_animator_elapsed_time(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_dynamic_animator_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_dynamic_animator_delegate delegate;
  read_motus_dynamic_animator_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_set_watched_rect(lua_State *L) {
  lua_settop(L, 2);
  motus_rect rect;
  bool has_rect = !lua_isnoneornil(L, 2);
  if (has_rect)
    read_motus_rect(L, 2, &rect);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_set_watched_rect(handle_at(L, 1, false), has_rect ? &rect : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_watched_rect(lua_State *L) {
  lua_settop(L, 1);
  motus_rect out_rect = {0};
  lua_State *outer = enter(L);
  bool found = motus_dynamic_animator_watched_rect(handle_at(L, 1, false), &out_rect);
  leave(L, outer, MOTUS_OK, !found);
  if (!found)
    return 0;
  lua_pushnumber(L, out_rect.x);
  lua_pushnumber(L, out_rect.y);
  lua_pushnumber(L, out_rect.width);
  lua_pushnumber(L, out_rect.height);
  return 4;
}

static int f_motus_dynamic_animator_contact_events(lua_State *L) {
  lua_settop(L, 1);
  const motus_dynamic_contact_event *out_events = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_contact_events(handle_at(L, 1, false), &out_events, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_events, out_count, row_motus_dynamic_contact_event);
  return 1;
}

static int f_motus_dynamic_animator_moved_items(lua_State *L) {
  lua_settop(L, 1);
  const motus_dynamic_pose *out_poses = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_moved_items(handle_at(L, 1, false), &out_poses, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_poses, out_count, row_motus_dynamic_pose);
  return 1;
}

static int f_motus_dynamic_animator_step_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint64_t answer = motus_dynamic_animator_step_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_dynamic_animator_item_states(lua_State *L) {
  lua_settop(L, 1);
  const motus_dynamic_item_state *out_states = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_item_states(handle_at(L, 1, false), &out_states, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_states, out_count, row_motus_dynamic_item_state);
  return 1;
}

static int f_motus_dynamic_animator_set_item_states(lua_State *L) {
  lua_settop(L, 2);
  size_t count = lua_isnoneornil(L, 2) ? 0 : lua_rawlen(L, 2);
  motus_dynamic_item_state *states = lua_newuserdata(L, sizeof *states * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    read_motus_dynamic_item_state(L, lua_gettop(L), &states[i]);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_set_item_states(handle_at(L, 1, false), states, count);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_animator_contacts(lua_State *L) {
  lua_settop(L, 1);
  const motus_dynamic_contact *out_contacts = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_contacts(handle_at(L, 1, false), &out_contacts, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_contacts, out_count, row_motus_dynamic_contact);
  return 1;
}

static int f_motus_dynamic_animator_joints(lua_State *L) {
  lua_settop(L, 1);
  const motus_dynamic_joint *out_joints = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_joints(handle_at(L, 1, false), &out_joints, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_joints, out_count, row_motus_dynamic_joint);
  return 1;
}

static int f_motus_dynamic_animator_snapshot_size(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_dynamic_animator_snapshot_size(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_dynamic_animator_snapshot(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t capacity = 0, size = 0;
  char *out_bytes = NULL;
  size = motus_dynamic_animator_snapshot_size(handle_at(L, 1, false));
  capacity = size;
  out_bytes = lua_newuserdata(L, sizeof *out_bytes * capacity + 1);
  motus_status status = motus_dynamic_animator_snapshot(handle_at(L, 1, false), out_bytes, capacity, &size);
  leave(L, outer, status, false);
  lua_pushlstring(L, out_bytes, size);
  return 1;
}

static int f_motus_dynamic_animator_restore(lua_State *L) {
  lua_settop(L, 2);
  size_t size;
  const char *bytes = luaL_checklstring(L, 2, &size);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_animator_restore(handle_at(L, 1, false), bytes, size);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_behavior_create(lua_State *L) {
  lua_settop(L, 1);
  motus_dynamic_behavior *out_behavior = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_behavior_create(handle_at(L, 1, false), &out_behavior);
  leave(L, outer, status, false);
  push(L, out_behavior, "motus.dynamic_behavior", true, true);
  return 1;
}

static int f_motus_dynamic_behavior_add_child(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_behavior_add_child(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_behavior_remove_child(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_behavior_remove_child(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_behavior_child_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_dynamic_behavior_child_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_dynamic_behavior_child_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_dynamic_behavior * answer = motus_dynamic_behavior_child_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.dynamic_behavior", true, false);
  return 1;
}

static int f_motus_dynamic_behavior_animator(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_dynamic_animator * answer = motus_dynamic_behavior_animator(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.dynamic_animator", true, false);
  return 1;
}

static int f_motus_dynamic_behavior_add_item(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_behavior_add_item(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_behavior_remove_item(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_behavior_remove_item(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_behavior_item_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_dynamic_behavior_item_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_dynamic_behavior_item_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_dynamic_item * answer = motus_dynamic_behavior_item_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  push(L, (void *)answer, "motus.dynamic_item", true, false);
  return 1;
}

static int f_motus_dynamic_behavior_set_action(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_behavior_set_action(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_dynamic_action_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_dynamic_behavior_set_did_move(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_dynamic_behavior_set_did_move(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_dynamic_move_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_gravity_behavior_create(lua_State *L) {
  lua_settop(L, 2);
  size_t count = lua_isnoneornil(L, 2) ? 0 : lua_rawlen(L, 2);
  motus_dynamic_item **items = lua_newuserdata(L, sizeof *items * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    items[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  motus_gravity_behavior *out_gravity = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_gravity_behavior_create(handle_at(L, 1, false), items, count, &out_gravity);
  leave(L, outer, status, false);
  push(L, out_gravity, "motus.gravity_behavior", true, true);
  return 1;
}

static int f_motus_gravity_behavior_direction(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_vector answer = motus_gravity_behavior_direction(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.dx == 0 && answer.dy == 0);
  lua_pushnumber(L, answer.dx);
  lua_pushnumber(L, answer.dy);
  return 2;
}

static int f_motus_gravity_behavior_set_direction(lua_State *L) {
  lua_settop(L, 3);
  motus_vector direction = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_gravity_behavior_set_direction(handle_at(L, 1, false), direction);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_collision_behavior_create(lua_State *L) {
  lua_settop(L, 2);
  size_t count = lua_isnoneornil(L, 2) ? 0 : lua_rawlen(L, 2);
  motus_dynamic_item **items = lua_newuserdata(L, sizeof *items * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    items[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  motus_collision_behavior *out_collision = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_collision_behavior_create(handle_at(L, 1, false), items, count, &out_collision);
  leave(L, outer, status, false);
  push(L, out_collision, "motus.collision_behavior", true, true);
  return 1;
}

static int f_motus_collision_behavior_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  motus_collision_delegate delegate;
  read_motus_collision_delegate(L, 2, &delegate);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_collision_behavior_set_delegate(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : &delegate, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_collision_behavior_mode(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint32_t answer = motus_collision_behavior_mode(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_collision_behavior_set_mode(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_collision_behavior_set_mode(handle_at(L, 1, false), (uint32_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_collision_behavior_reference_bounds(lua_State *L) {
  lua_settop(L, 1);
  motus_insets out_insets = {0};
  lua_State *outer = enter(L);
  bool found = motus_collision_behavior_reference_bounds(handle_at(L, 1, false), &out_insets);
  leave(L, outer, MOTUS_OK, !found);
  if (!found)
    return 0;
  lua_pushnumber(L, out_insets.top);
  lua_pushnumber(L, out_insets.left);
  lua_pushnumber(L, out_insets.bottom);
  lua_pushnumber(L, out_insets.right);
  return 4;
}

static int f_motus_collision_behavior_set_reference_bounds(lua_State *L) {
  lua_settop(L, 2);
  motus_insets insets;
  bool has_insets = !lua_isnoneornil(L, 2);
  if (has_insets)
    read_motus_insets(L, 2, &insets);
  lua_State *outer = enter(L);
  motus_status status = motus_collision_behavior_set_reference_bounds(handle_at(L, 1, false), has_insets ? &insets : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_collision_behavior_add_boundary(lua_State *L) {
  lua_settop(L, 4);
  size_t count = (luaL_checktype(L, 3, LUA_TTABLE), 0) + lua_rawlen(L, 3);
  motus_point *points = lua_newuserdata(L, sizeof *points * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    read_motus_point(L, lua_gettop(L), &points[i]);
    lua_pop(L, 1);
  }
  lua_State *outer = enter(L);
  motus_status status = motus_collision_behavior_add_boundary(handle_at(L, 1, false), (int32_t)luaL_checknumber(L, 2), points, count, flag_at(L, 4));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_collision_behavior_remove_boundary(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_collision_behavior_remove_boundary(handle_at(L, 1, false), (int32_t)luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_collision_behavior_remove_all_boundaries(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_status status = motus_collision_behavior_remove_all_boundaries(handle_at(L, 1, false));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_collision_behavior_boundary_count(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  size_t answer = motus_collision_behavior_boundary_count(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_collision_behavior_boundary_at(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  int32_t answer = motus_collision_behavior_boundary_at(handle_at(L, 1, false), (size_t)luaL_checknumber(L, 2));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_collision_behavior_boundary_points(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  size_t capacity = 0, size = 0;
  motus_point *out_points = NULL;
  motus_status first = motus_collision_behavior_boundary_points(handle_at(L, 1, false), (int32_t)luaL_checknumber(L, 2), out_points, capacity, &size);
  leave(L, outer, first, false);
  outer = enter(L);
  capacity = size;
  out_points = lua_newuserdata(L, sizeof *out_points * capacity + 1);
  motus_status status = motus_collision_behavior_boundary_points(handle_at(L, 1, false), (int32_t)luaL_checknumber(L, 2), out_points, capacity, &size);
  leave(L, outer, status, false);
  lua_newtable(L);
  for (size_t i = 0; i < size; i++) {
    push_motus_point(L, &out_points[i]);
    lua_rawseti(L, -2, (int)i + 1);
  }
  return 1;
}

static int f_motus_attachment_behavior_create(lua_State *L) {
  lua_settop(L, 2);
  motus_attachment_options options;
  read_motus_attachment_options(L, 2, &options);
  motus_attachment_behavior *out_attachment = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_attachment_behavior_create(handle_at(L, 1, false), &options, &out_attachment);
  leave(L, outer, status, false);
  push(L, out_attachment, "motus.attachment_behavior", true, true);
  return 1;
}

static int f_motus_attachment_behavior_get_options(lua_State *L) {
  lua_settop(L, 1);
  motus_attachment_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_attachment_behavior_get_options(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_attachment_options(L, &out_options);
  return 1;
}

static int f_motus_attachment_behavior_set_options(lua_State *L) {
  lua_settop(L, 2);
  motus_attachment_options options;
  read_motus_attachment_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_attachment_behavior_set_options(handle_at(L, 1, false), &options);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_attachment_behavior_anchor_point(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_point answer = motus_attachment_behavior_anchor_point(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_attachment_behavior_set_anchor_point(lua_State *L) {
  lua_settop(L, 3);
  motus_point anchor = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_attachment_behavior_set_anchor_point(handle_at(L, 1, false), anchor);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_snap_behavior_create(lua_State *L) {
  lua_settop(L, 4);
  motus_point point = {luaL_checknumber(L, 3), luaL_checknumber(L, 4)};
  motus_snap_behavior *out_snap = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_snap_behavior_create(handle_at(L, 1, false), handle_at(L, 2, false), point, &out_snap);
  leave(L, outer, status, false);
  push(L, out_snap, "motus.snap_behavior", true, true);
  return 1;
}

static int f_motus_snap_behavior_point(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_point answer = motus_snap_behavior_point(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.x == 0 && answer.y == 0);
  lua_pushnumber(L, answer.x);
  lua_pushnumber(L, answer.y);
  return 2;
}

static int f_motus_snap_behavior_set_point(lua_State *L) {
  lua_settop(L, 3);
  motus_point point = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_snap_behavior_set_point(handle_at(L, 1, false), point);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_snap_behavior_damping_ratio(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  double answer = motus_snap_behavior_damping_ratio(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_snap_behavior_set_damping_ratio(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_snap_behavior_set_damping_ratio(handle_at(L, 1, false), luaL_checknumber(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_push_behavior_create(lua_State *L) {
  lua_settop(L, 3);
  size_t count = lua_isnoneornil(L, 2) ? 0 : lua_rawlen(L, 2);
  motus_dynamic_item **items = lua_newuserdata(L, sizeof *items * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 2, (int)i + 1);
    items[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  motus_push_behavior *out_push = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_push_behavior_create(handle_at(L, 1, false), items, count, (motus_push_mode)luaL_checknumber(L, 3), &out_push);
  leave(L, outer, status, false);
  push(L, out_push, "motus.push_behavior", true, true);
  return 1;
}

static int f_motus_push_behavior_mode(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_push_mode answer = motus_push_behavior_mode(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_push_behavior_is_active(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_push_behavior_is_active(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_push_behavior_set_active(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_push_behavior_set_active(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_push_behavior_direction(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  motus_vector answer = motus_push_behavior_direction(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, answer.dx == 0 && answer.dy == 0);
  lua_pushnumber(L, answer.dx);
  lua_pushnumber(L, answer.dy);
  return 2;
}

static int f_motus_push_behavior_set_direction(lua_State *L) {
  lua_settop(L, 3);
  motus_vector direction = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  motus_status status = motus_push_behavior_set_direction(handle_at(L, 1, false), direction);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_push_behavior_target_offset(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_vector answer = motus_push_behavior_target_offset(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, MOTUS_OK, answer.dx == 0 && answer.dy == 0);
  lua_pushnumber(L, answer.dx);
  lua_pushnumber(L, answer.dy);
  return 2;
}

static int f_motus_push_behavior_set_target_offset(lua_State *L) {
  lua_settop(L, 4);
  motus_vector offset = {luaL_checknumber(L, 3), luaL_checknumber(L, 4)};
  lua_State *outer = enter(L);
  motus_status status = motus_push_behavior_set_target_offset(handle_at(L, 1, false), handle_at(L, 2, false), offset);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_item_behavior_create(lua_State *L) {
  lua_settop(L, 3);
  motus_item_behavior_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_item_behavior_options(L, 2, &options);
  size_t count = lua_isnoneornil(L, 3) ? 0 : lua_rawlen(L, 3);
  motus_dynamic_item **items = lua_newuserdata(L, sizeof *items * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    items[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  motus_item_behavior *out_behavior = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_item_behavior_create(handle_at(L, 1, false), has_options ? &options : NULL, items, count, &out_behavior);
  leave(L, outer, status, false);
  push(L, out_behavior, "motus.item_behavior", true, true);
  return 1;
}

static int f_motus_item_behavior_get_options(lua_State *L) {
  lua_settop(L, 1);
  motus_item_behavior_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_item_behavior_get_options(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_item_behavior_options(L, &out_options);
  return 1;
}

static int f_motus_item_behavior_set_options(lua_State *L) {
  lua_settop(L, 2);
  motus_item_behavior_options options;
  read_motus_item_behavior_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_item_behavior_set_options(handle_at(L, 1, false), &options);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_item_behavior_linear_velocity(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_vector answer = motus_item_behavior_linear_velocity(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, MOTUS_OK, answer.dx == 0 && answer.dy == 0);
  lua_pushnumber(L, answer.dx);
  lua_pushnumber(L, answer.dy);
  return 2;
}

static int f_motus_item_behavior_add_linear_velocity(lua_State *L) {
  lua_settop(L, 4);
  motus_vector velocity = {luaL_checknumber(L, 3), luaL_checknumber(L, 4)};
  lua_State *outer = enter(L);
  motus_status status = motus_item_behavior_add_linear_velocity(handle_at(L, 1, false), handle_at(L, 2, false), velocity);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_item_behavior_angular_velocity(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  double answer = motus_item_behavior_angular_velocity(handle_at(L, 1, false), handle_at(L, 2, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushnumber(L, (lua_Number)answer);
  return 1;
}

static int f_motus_item_behavior_add_angular_velocity(lua_State *L) {
  lua_settop(L, 3);
  lua_State *outer = enter(L);
  motus_status status = motus_item_behavior_add_angular_velocity(handle_at(L, 1, false), handle_at(L, 2, false), luaL_checknumber(L, 3));
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_region_create(lua_State *L) {
  lua_settop(L, 4);
  motus_size size = {luaL_checknumber(L, 3), luaL_checknumber(L, 4)};
  motus_region *out_region = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_region_create(handle_at(L, 1, false), (motus_region_shape)luaL_checknumber(L, 2), size, &out_region);
  leave(L, outer, status, false);
  push(L, out_region, "motus.region", true, true);
  return 1;
}

static int f_motus_region_combine(lua_State *L) {
  lua_settop(L, 3);
  motus_region *out_region = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_region_combine(handle_at(L, 1, false), (motus_region_operation)luaL_checknumber(L, 2), handle_at(L, 3, true), &out_region);
  leave(L, outer, status, false);
  push(L, out_region, "motus.region", true, true);
  return 1;
}

static int f_motus_region_contains(lua_State *L) {
  lua_settop(L, 3);
  motus_point point = {luaL_checknumber(L, 2), luaL_checknumber(L, 3)};
  lua_State *outer = enter(L);
  bool answer = motus_region_contains(handle_at(L, 1, false), point);
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_field_behavior_create(lua_State *L) {
  lua_settop(L, 3);
  motus_field_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_field_options(L, 2, &options);
  size_t count = lua_isnoneornil(L, 3) ? 0 : lua_rawlen(L, 3);
  motus_dynamic_item **items = lua_newuserdata(L, sizeof *items * count + 1);
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, 3, (int)i + 1);
    items[i] = handle_at(L, lua_gettop(L), false);
    lua_pop(L, 1);
  }
  motus_field_behavior *out_field = NULL;
  lua_State *outer = enter(L);
  motus_status status = motus_field_behavior_create(handle_at(L, 1, false), has_options ? &options : NULL, items, count, &out_field);
  leave(L, outer, status, false);
  push(L, out_field, "motus.field_behavior", true, true);
  return 1;
}

static int f_motus_field_behavior_get_options(lua_State *L) {
  lua_settop(L, 1);
  motus_field_options out_options = {0};
  out_options.struct_size = sizeof out_options;
  lua_State *outer = enter(L);
  motus_status status = motus_field_behavior_get_options(handle_at(L, 1, false), &out_options);
  leave(L, outer, status, false);
  push_motus_field_options(L, &out_options);
  return 1;
}

static int f_motus_field_behavior_set_options(lua_State *L) {
  lua_settop(L, 2);
  motus_field_options options;
  bool has_options = !lua_isnoneornil(L, 2);
  if (has_options)
    read_motus_field_options(L, 2, &options);
  lua_State *outer = enter(L);
  motus_status status = motus_field_behavior_set_options(handle_at(L, 1, false), has_options ? &options : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_field_behavior_set_evaluator(lua_State *L) {
  lua_settop(L, 2);
  function_at(L, 2, true);
  held *data = hold(L, 2, 0);
  lua_State *outer = enter(L);
  motus_status status = motus_field_behavior_set_evaluator(handle_at(L, 1, false), lua_isnoneornil(L, 2) ? NULL : on_motus_field_fn_0, data, data ? forget : NULL);
  leave(L, outer, status, false);
  return 0;
}

static int f_motus_event_kind_name(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  const char * answer = motus_event_kind_name((motus_event_kind)luaL_checknumber(L, 1));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushstring(L, answer);
  return 1;
}

static int f_motus_runtime_events(lua_State *L) {
  lua_settop(L, 1);
  const motus_event *out_events = NULL;
  size_t out_count = 0;
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_events(handle_at(L, 1, false), &out_events, &out_count);
  leave(L, outer, status, false);
  iterate(L, out_events, out_count, row_motus_event);
  return 1;
}

static int f_motus_runtime_trace_hash(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  uint64_t answer = motus_runtime_trace_hash(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  char text[17];
  snprintf(text, sizeof text, "%016llx", (unsigned long long)answer);
  lua_pushstring(L, text); /* no number of Lua 5.1 holds it */
  return 1;
}

static int f_motus_runtime_traces_changes(lua_State *L) {
  lua_settop(L, 1);
  lua_State *outer = enter(L);
  bool answer = motus_runtime_traces_changes(handle_at(L, 1, false));
  leave(L, outer, MOTUS_OK, !answer);
  lua_pushboolean(L, answer);
  return 1;
}

static int f_motus_runtime_set_traces_changes(lua_State *L) {
  lua_settop(L, 2);
  lua_State *outer = enter(L);
  motus_status status = motus_runtime_set_traces_changes(handle_at(L, 1, false), flag_at(L, 2));
  leave(L, outer, status, false);
  return 0;
}

/* ---- Columns: arrays of a frame's changes, from 0; copies, which can be kept ---- */

typedef enum column_kind { COLUMN_VIEWS, COLUMN_PROPERTIES, COLUMN_TAGS, COLUMN_VALUES } column_kind;
typedef struct column {
  size_t count;
  column_kind kind;
  union { void *handle; uint16_t property; uint64_t tag; double value; } first[1];
} column;

static int column_at(lua_State *L) {
  const column *self = luaL_checkudata(L, 1, "motus column");
  const lua_Number at = luaL_checknumber(L, 2);
  const size_t index = at >= 0 && at < (lua_Number)self->count ? (size_t)at : self->count;
  if (index == self->count)
    return 0;
  switch (self->kind) {
  case COLUMN_VIEWS: lua_pushlightuserdata(L, ((void *const *)self->first)[index]); break;
  case COLUMN_PROPERTIES: lua_pushnumber(L, ((const uint16_t *)self->first)[index]); break;
  case COLUMN_TAGS: lua_pushnumber(L, (lua_Number)((const uint64_t *)self->first)[index]); break;
  case COLUMN_VALUES: lua_pushnumber(L, ((const double *)self->first)[index]); break;
  }
  return 1;
}

static int column_count(lua_State *L) {
  lua_pushnumber(L, (lua_Number)((const column *)luaL_checkudata(L, 1, "motus column"))->count);
  return 1;
}

static void push_column(lua_State *L, const char *name, column_kind kind, const void *from, size_t count, size_t size) {
  column *made = lua_newuserdata(L, sizeof *made + count * size);
  made->count = count;
  made->kind = kind;
  if (count)
    memcpy(made->first, from, count * size);
  if (luaL_newmetatable(L, "motus column")) {
    lua_pushcfunction(L, column_at);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, column_count);
    lua_setfield(L, -2, "__len");
  }
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, name);
}

static void push_batch(lua_State *L, const void *rows, size_t index) {
  const motus_change_batch *one = (const motus_change_batch *)rows + index;
  lua_newtable(L);
  lua_pushnumber(L, (lua_Number)one->count);
  lua_setfield(L, -2, "count");
  lua_pushnumber(L, (lua_Number)one->component_count);
  lua_setfield(L, -2, "component_count");
  push_column(L, "views", COLUMN_VIEWS, one->views, one->count, sizeof *one->views);
  push_column(L, "properties", COLUMN_PROPERTIES, one->properties, one->count, sizeof *one->properties);
  push_column(L, "tags", COLUMN_TAGS, one->tags, one->count, sizeof *one->tags);
  push_column(L, "values", COLUMN_VALUES, one->values, one->count * one->component_count, sizeof *one->values);
}

/* The changes as columns: batches with count, component_count, views, properties, tags and values. */
static int runtime_change_batches(lua_State *L) {
  motus_runtime *runtime = handle_at(L, 1, false);
  const motus_change_batch *first = NULL;
  size_t count = 0;
  lua_State *outer = enter(L);
  leave(L, outer, motus_runtime_change_batches(runtime, &first, &count), false);
  iterate(L, first, count, push_batch);
  return 1;
}

/* The object of a handle in a column. */
static int module_object(lua_State *L) {
  void *handle = lua_touserdata(L, 1);
  if (!lua_islightuserdata(L, 1) || !motus_is_alive(handle))
    return 0;
  push(L, handle, "motus.view", true, false);
  return 1;
}

/* What else is heard of refusals and warnings of a runtime: fn(status, call, message), or nil. */
static int runtime_set_diagnostics(lua_State *L) {
  motus_runtime *runtime = handle_at(L, 1, false);
  lua_State *outer;
  held *data;
  lua_settop(L, 2);
  function_at(L, 2, true);
  data = hold(L, 2, 0);
  outer = enter(L);
  leave(L, outer, motus_runtime_set_diagnostics(runtime, record, data, data ? forget : NULL), false);
  return 0;
}

static const luaL_Reg methods_runtime[] = {
  {"destroy", f_motus_runtime_destroy},
  {"tick", f_motus_runtime_tick},
  {"time", f_motus_runtime_time},
  {"clock_time", f_motus_runtime_clock_time},
  {"clock_speed", f_motus_runtime_clock_speed},
  {"set_clock_speed", f_motus_runtime_set_clock_speed},
  {"advance_clock", f_motus_runtime_advance_clock},
  {"reduces_motion", f_motus_runtime_reduces_motion},
  {"set_reduces_motion", f_motus_runtime_set_reduces_motion},
  {"is_idle", f_motus_runtime_is_idle},
  {"needs_tick", f_motus_runtime_needs_tick},
  {"next_deadline", f_motus_runtime_next_deadline},
  {"window", f_motus_runtime_window},
  {"statistics", f_motus_runtime_statistics},
  {"changes", f_motus_runtime_changes},
  {"draw_list", f_motus_runtime_draw_list},
  {"draw_effects", f_motus_runtime_draw_effects},
  {"draw_details", f_motus_runtime_draw_details},
  {"draw_groups", f_motus_runtime_draw_groups},
  {"picture_generation", f_motus_runtime_picture_generation},
  {"tree_changes", f_motus_runtime_tree_changes},
  {"motions", f_motus_runtime_motions},
  {"register_property", f_motus_runtime_register_property},
  {"property_name", f_motus_runtime_property_name},
  {"set_property_color_space", f_motus_runtime_set_property_color_space},
  {"property_color_space", f_motus_runtime_property_color_space},
  {"animate", f_motus_runtime_animate},
  {"begin_animation", f_motus_runtime_begin_animation},
  {"commit_animation", f_motus_runtime_commit_animation},
  {"modify_animations", f_motus_runtime_modify_animations},
  {"perform_system_animation", f_motus_runtime_perform_system_animation},
  {"perform_without_animation", f_motus_runtime_perform_without_animation},
  {"is_animation_enabled", f_motus_runtime_is_animation_enabled},
  {"set_animation_enabled", f_motus_runtime_set_animation_enabled},
  {"inherited_animation_duration", f_motus_runtime_inherited_animation_duration},
  {"begin_without_animation", f_motus_runtime_begin_without_animation},
  {"add_child", f_motus_runtime_add_child},
  {"commit_arrangement", f_motus_runtime_commit_arrangement},
  {"animate_keyframes", f_motus_runtime_animate_keyframes},
  {"begin_keyframes", f_motus_runtime_begin_keyframes},
  {"add_keyframe", f_motus_runtime_add_keyframe},
  {"begin_keyframe", f_motus_runtime_begin_keyframe},
  {"glide_number", f_motus_runtime_glide_number},
  {"glide", f_motus_runtime_glide},
  {"glide_settled", f_motus_runtime_glide_settled},
  {"glide_velocity", f_motus_runtime_glide_velocity},
  {"glide_jump", f_motus_runtime_glide_jump},
  {"presence", f_motus_runtime_presence},
  {"after", f_motus_runtime_after},
  {"every", f_motus_runtime_every},
  {"send_touch", f_motus_runtime_send_touch},
  {"send_touches", f_motus_runtime_send_touches},
  {"send_hover", f_motus_runtime_send_hover},
  {"touch_gesture", f_motus_runtime_touch_gesture},
  {"send_wheel", f_motus_runtime_send_wheel},
  {"wheel_scroller", f_motus_runtime_wheel_scroller},
  {"scroll_to_top", f_motus_runtime_scroll_to_top},
  {"touch_is_delayed", f_motus_runtime_touch_is_delayed},
  {"set_root_view_controller", f_motus_runtime_set_root_view_controller},
  {"root_view_controller", f_motus_runtime_root_view_controller},
  {"send_memory_warning", f_motus_runtime_send_memory_warning},
  {"override_traits", f_motus_runtime_override_traits},
  {"set_window_size", f_motus_runtime_set_window_size},
  {"set_window_insets", f_motus_runtime_set_window_insets},
  {"drag_window_insets", f_motus_runtime_drag_window_insets},
  {"animate_alongside_insets", f_motus_runtime_animate_alongside_insets},
  {"inset_change", f_motus_runtime_inset_change},
  {"window_insets", f_motus_runtime_window_insets},
  {"set_uses_uniform_order", f_motus_runtime_set_uses_uniform_order},
  {"uses_uniform_order", f_motus_runtime_uses_uniform_order},
  {"draw_flights", f_motus_runtime_draw_flights},
  {"events", f_motus_runtime_events},
  {"trace_hash", f_motus_runtime_trace_hash},
  {"traces_changes", f_motus_runtime_traces_changes},
  {"set_traces_changes", f_motus_runtime_set_traces_changes},
  {"change_batches", runtime_change_batches},
  {"set_diagnostics", runtime_set_diagnostics},
  {NULL, NULL}};

static const luaL_Reg methods_dynamic_item[] = {
  {"center", f_motus_dynamic_item_center},
  {"rotation", f_motus_dynamic_item_rotation},
  {"set_pose", f_motus_dynamic_item_set_pose},
  {"set_outline", f_motus_dynamic_item_set_outline},
  {"outline", f_motus_dynamic_item_outline},
  {"member_count", f_motus_dynamic_item_member_count},
  {"member_at", f_motus_dynamic_item_member_at},
  {"set_layout_path", f_motus_dynamic_item_set_layout_path},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_view[] = {
  {"add_subview", f_motus_view_add_subview},
  {"insert_subview", f_motus_view_insert_subview},
  {"insert_subview_above", f_motus_view_insert_subview_above},
  {"insert_subview_below", f_motus_view_insert_subview_below},
  {"remove_from_superview", f_motus_view_remove_from_superview},
  {"bring_subview_to_front", f_motus_view_bring_subview_to_front},
  {"send_subview_to_back", f_motus_view_send_subview_to_back},
  {"superview", f_motus_view_superview},
  {"subview_count", f_motus_view_subview_count},
  {"subview_at", f_motus_view_subview_at},
  {"is_descendant_of", f_motus_view_is_descendant_of},
  {"is_in_window", f_motus_view_is_in_window},
  {"hit_test", f_motus_view_hit_test},
  {"convert_point", f_motus_view_convert_point},
  {"with_tag", f_motus_view_with_tag},
  {"clips_to_bounds", f_motus_view_clips_to_bounds},
  {"set_clips_to_bounds", f_motus_view_set_clips_to_bounds},
  {"groups_opacity", f_motus_view_groups_opacity},
  {"set_groups_opacity", f_motus_view_set_groups_opacity},
  {"is_double_sided", f_motus_view_is_double_sided},
  {"set_double_sided", f_motus_view_set_double_sided},
  {"create_snapshot", f_motus_view_create_snapshot},
  {"snapshot_source", f_motus_view_snapshot_source},
  {"is_user_interaction_enabled", f_motus_view_is_user_interaction_enabled},
  {"set_user_interaction_enabled", f_motus_view_set_user_interaction_enabled},
  {"set_property", f_motus_view_set_property},
  {"property", f_motus_view_property},
  {"property_velocity", f_motus_view_property_velocity},
  {"set_property_velocity", f_motus_view_set_property_velocity},
  {"center", f_motus_view_center},
  {"set_center", f_motus_view_set_center},
  {"bounds", f_motus_view_bounds},
  {"set_bounds", f_motus_view_set_bounds},
  {"frame", f_motus_view_frame},
  {"set_frame", f_motus_view_set_frame},
  {"transform", f_motus_view_transform},
  {"set_transform", f_motus_view_set_transform},
  {"transform_3d", f_motus_view_transform_3d},
  {"set_transform_3d", f_motus_view_set_transform_3d},
  {"alpha", f_motus_view_alpha},
  {"set_alpha", f_motus_view_set_alpha},
  {"background_color", f_motus_view_background_color},
  {"set_background_color", f_motus_view_set_background_color},
  {"corner_radius", f_motus_view_corner_radius},
  {"set_corner_radius", f_motus_view_set_corner_radius},
  {"corner_radii", f_motus_view_corner_radii},
  {"set_corner_radii", f_motus_view_set_corner_radii},
  {"shadow_color", f_motus_view_shadow_color},
  {"set_shadow_color", f_motus_view_set_shadow_color},
  {"shadow_offset", f_motus_view_shadow_offset},
  {"set_shadow_offset", f_motus_view_set_shadow_offset},
  {"shadow_radius", f_motus_view_shadow_radius},
  {"set_shadow_radius", f_motus_view_set_shadow_radius},
  {"border_color", f_motus_view_border_color},
  {"set_border_color", f_motus_view_set_border_color},
  {"border_width", f_motus_view_border_width},
  {"set_border_width", f_motus_view_set_border_width},
  {"is_hidden", f_motus_view_is_hidden},
  {"set_hidden", f_motus_view_set_hidden},
  {"convert_point_by", f_motus_view_convert_point_by},
  {"convert_rect_by", f_motus_view_convert_rect_by},
  {"transform_by", f_motus_view_transform_by},
  {"transition", f_motus_view_transition},
  {"transition_to", f_motus_view_transition_to},
  {"remove_all_animations", f_motus_view_remove_all_animations},
  {"set_implicit", f_motus_view_set_implicit},
  {"clear_implicit", f_motus_view_clear_implicit},
  {"implicit", f_motus_view_implicit},
  {"set_starting_value", f_motus_view_set_starting_value},
  {"set_settle", f_motus_view_set_settle},
  {"arrange", f_motus_view_arrange},
  {"begin_arrangement", f_motus_view_begin_arrangement},
  {"arrangement_summary", f_motus_view_arrangement_summary},
  {"set_arrangement_delegate", f_motus_view_set_arrangement_delegate},
  {"child_state", f_motus_view_child_state},
  {"key", f_motus_view_key},
  {"child_with_key", f_motus_view_child_with_key},
  {"end_leavers", f_motus_view_end_leavers},
  {"leaver_count", f_motus_view_leaver_count},
  {"leaver_at", f_motus_view_leaver_at},
  {"begin_reorder", f_motus_view_begin_reorder},
  {"update_reorder", f_motus_view_update_reorder},
  {"end_reorder", f_motus_view_end_reorder},
  {"cancel_reorder", f_motus_view_cancel_reorder},
  {"follow_path", f_motus_view_follow_path},
  {"nudge", f_motus_view_nudge},
  {"fling", f_motus_view_fling},
  {"add_gesture", f_motus_view_add_gesture},
  {"remove_gesture", f_motus_view_remove_gesture},
  {"gesture_count", f_motus_view_gesture_count},
  {"gesture_at", f_motus_view_gesture_at},
  {"scroller", f_motus_view_scroller},
  {"send_scroll_key", f_motus_view_send_scroll_key},
  {"set_match_key", f_motus_view_set_match_key},
  {"match_key", f_motus_view_match_key},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_animation[] = {
  {"cancel", f_motus_animation_cancel},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_property_animator[] = {
  {"member_count", f_motus_property_animator_member_count},
  {"member_at", f_motus_property_animator_member_at},
  {"add_animations", f_motus_property_animator_add_animations},
  {"add_animations_delayed", f_motus_property_animator_add_animations_delayed},
  {"add_completion", f_motus_property_animator_add_completion},
  {"set_observer", f_motus_property_animator_set_observer},
  {"start", f_motus_property_animator_start},
  {"start_after_delay", f_motus_property_animator_start_after_delay},
  {"pause", f_motus_property_animator_pause},
  {"continue", f_motus_property_animator_continue},
  {"continue_until", f_motus_property_animator_continue_until},
  {"stop", f_motus_property_animator_stop},
  {"finish", f_motus_property_animator_finish},
  {"state", f_motus_property_animator_state},
  {"is_running", f_motus_property_animator_is_running},
  {"is_reversed", f_motus_property_animator_is_reversed},
  {"set_reversed", f_motus_property_animator_set_reversed},
  {"fraction_complete", f_motus_property_animator_fraction_complete},
  {"set_fraction_complete", f_motus_property_animator_set_fraction_complete},
  {"seek", f_motus_property_animator_seek},
  {"speed", f_motus_property_animator_speed},
  {"set_speed", f_motus_property_animator_set_speed},
  {"timing", f_motus_property_animator_timing},
  {"duration", f_motus_property_animator_duration},
  {"delay", f_motus_property_animator_delay},
  {"is_interruptible", f_motus_property_animator_is_interruptible},
  {"set_interruptible", f_motus_property_animator_set_interruptible},
  {"is_user_interaction_enabled", f_motus_property_animator_is_user_interaction_enabled},
  {"set_user_interaction_enabled", f_motus_property_animator_set_user_interaction_enabled},
  {"is_manual_hit_testing_enabled", f_motus_property_animator_is_manual_hit_testing_enabled},
  {"set_manual_hit_testing_enabled", f_motus_property_animator_set_manual_hit_testing_enabled},
  {"scrubs_linearly", f_motus_property_animator_scrubs_linearly},
  {"set_scrubs_linearly", f_motus_property_animator_set_scrubs_linearly},
  {"pauses_on_completion", f_motus_property_animator_pauses_on_completion},
  {"set_pauses_on_completion", f_motus_property_animator_set_pauses_on_completion},
  {"color_space", f_motus_property_animator_color_space},
  {"set_color_space", f_motus_property_animator_set_color_space},
  {"keeps_motion", f_motus_property_animator_keeps_motion},
  {"set_keeps_motion", f_motus_property_animator_set_keeps_motion},
  {"add_cue", f_motus_property_animator_add_cue},
  {"remove_cue", f_motus_property_animator_remove_cue},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_interaction_controller[] = {
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_percent_driven_interaction[] = {
  {"update", f_motus_percent_driven_interaction_update},
  {"finish", f_motus_percent_driven_interaction_finish},
  {"cancel", f_motus_percent_driven_interaction_cancel},
  {"finish_with_velocity", f_motus_percent_driven_interaction_finish_with_velocity},
  {"cancel_with_velocity", f_motus_percent_driven_interaction_cancel_with_velocity},
  {"pause", f_motus_percent_driven_interaction_pause},
  {"percent_complete", f_motus_percent_driven_interaction_percent_complete},
  {"duration", f_motus_percent_driven_interaction_duration},
  {"completion_speed", f_motus_percent_driven_interaction_completion_speed},
  {"set_completion_speed", f_motus_percent_driven_interaction_set_completion_speed},
  {"set_completion_timing", f_motus_percent_driven_interaction_set_completion_timing},
  {"set_timing_curve", f_motus_percent_driven_interaction_set_timing_curve},
  {"completion_timing", f_motus_percent_driven_interaction_completion_timing},
  {"timing_curve", f_motus_percent_driven_interaction_timing_curve},
  {"wants_interactive_start", f_motus_percent_driven_interaction_wants_interactive_start},
  {"set_wants_interactive_start", f_motus_percent_driven_interaction_set_wants_interactive_start},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_path[] = {
  {"length", f_motus_path_length},
  {"point_at", f_motus_path_point_at},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_value[] = {
  {"kind", f_motus_value_kind},
  {"component_count", f_motus_value_component_count},
  {"set", f_motus_value_set},
  {"set_number", f_motus_value_set_number},
  {"read", f_motus_value_read},
  {"number", f_motus_value_number},
  {"velocity", f_motus_value_velocity},
  {"is_moving", f_motus_value_is_moving},
  {"jump", f_motus_value_jump},
  {"stop", f_motus_value_stop},
  {"finish", f_motus_value_finish},
  {"set_velocity", f_motus_value_set_velocity},
  {"nudge", f_motus_value_nudge},
  {"fling", f_motus_value_fling},
  {"follow_path", f_motus_value_follow_path},
  {"set_implicit", f_motus_value_set_implicit},
  {"clear_implicit", f_motus_value_clear_implicit},
  {"set_observer", f_motus_value_set_observer},
  {"previous", f_motus_value_previous},
  {"set_settle", f_motus_value_set_settle},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_timer[] = {
  {"cancel", f_motus_timer_cancel},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_display_link[] = {
  {"is_paused", f_motus_display_link_is_paused},
  {"set_paused", f_motus_display_link_set_paused},
  {"frame_rates", f_motus_display_link_frame_rates},
  {"set_frame_rates", f_motus_display_link_set_frame_rates},
  {"timestamp", f_motus_display_link_timestamp},
  {"target_timestamp", f_motus_display_link_target_timestamp},
  {"invalidate", f_motus_display_link_invalidate},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_gesture[] = {
  {"view", f_motus_gesture_view},
  {"set_action", f_motus_gesture_set_action},
  {"set_delegate", f_motus_gesture_set_delegate},
  {"require_failure_of", f_motus_gesture_require_failure_of},
  {"state", f_motus_gesture_state},
  {"is_enabled", f_motus_gesture_is_enabled},
  {"set_enabled", f_motus_gesture_set_enabled},
  {"cancels_touches", f_motus_gesture_cancels_touches},
  {"set_cancels_touches", f_motus_gesture_set_cancels_touches},
  {"touch_delays", f_motus_gesture_touch_delays},
  {"set_touch_delays", f_motus_gesture_set_touch_delays},
  {"name", f_motus_gesture_name},
  {"set_name", f_motus_gesture_set_name},
  {"touch_count", f_motus_gesture_touch_count},
  {"touch_location", f_motus_gesture_touch_location},
  {"location", f_motus_gesture_location},
  {"translation", f_motus_gesture_translation},
  {"set_translation", f_motus_gesture_set_translation},
  {"velocity", f_motus_gesture_velocity},
  {"scale", f_motus_gesture_scale},
  {"set_scale", f_motus_gesture_set_scale},
  {"scale_velocity", f_motus_gesture_scale_velocity},
  {"rotation", f_motus_gesture_rotation},
  {"set_rotation", f_motus_gesture_set_rotation},
  {"rotation_velocity", f_motus_gesture_rotation_velocity},
  {"bind", f_motus_gesture_bind},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_scroller[] = {
  {"view", f_motus_scroller_view},
  {"pan_gesture", f_motus_scroller_pan_gesture},
  {"set_options", f_motus_scroller_set_options},
  {"get_options", f_motus_scroller_get_options},
  {"content_size", f_motus_scroller_content_size},
  {"set_content_size", f_motus_scroller_set_content_size},
  {"content_inset", f_motus_scroller_content_inset},
  {"set_content_inset", f_motus_scroller_set_content_inset},
  {"offset", f_motus_scroller_offset},
  {"minimum_offset", f_motus_scroller_minimum_offset},
  {"maximum_offset", f_motus_scroller_maximum_offset},
  {"target_offset", f_motus_scroller_target_offset},
  {"velocity", f_motus_scroller_velocity},
  {"get_state", f_motus_scroller_get_state},
  {"axis_state", f_motus_scroller_axis_state},
  {"scroll_to", f_motus_scroller_scroll_to},
  {"scroll_to_rect", f_motus_scroller_scroll_to_rect},
  {"scroll_to_page", f_motus_scroller_scroll_to_page},
  {"page", f_motus_scroller_page},
  {"fling", f_motus_scroller_fling},
  {"stop", f_motus_scroller_stop},
  {"adjust", f_motus_scroller_adjust},
  {"is_refreshing", f_motus_scroller_is_refreshing},
  {"end_refreshing", f_motus_scroller_end_refreshing},
  {"is_tracking", f_motus_scroller_is_tracking},
  {"is_dragging", f_motus_scroller_is_dragging},
  {"is_decelerating", f_motus_scroller_is_decelerating},
  {"is_zooming", f_motus_scroller_is_zooming},
  {"visible_rect", f_motus_scroller_visible_rect},
  {"indicator", f_motus_scroller_indicator},
  {"flash_indicators", f_motus_scroller_flash_indicators},
  {"scroll_to_top", f_motus_scroller_scroll_to_top},
  {"set_zoom_view", f_motus_scroller_set_zoom_view},
  {"zoom_view", f_motus_scroller_zoom_view},
  {"pinch_gesture", f_motus_scroller_pinch_gesture},
  {"zoom", f_motus_scroller_zoom},
  {"set_zoom", f_motus_scroller_set_zoom},
  {"zoom_to_rect", f_motus_scroller_zoom_to_rect},
  {"set_snap_areas", f_motus_scroller_set_snap_areas},
  {"set_delegate", f_motus_scroller_set_delegate},
  {"link_property", f_motus_scroller_link_property},
  {"link_animator", f_motus_scroller_link_animator},
  {"link_interaction", f_motus_scroller_link_interaction},
  {"set_inset_adjustment", f_motus_scroller_set_inset_adjustment},
  {"adjusted_inset", f_motus_scroller_adjusted_inset},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_scroll_link[] = {
  {"remove", f_motus_scroll_link_remove},
  {"is_active", f_motus_scroll_link_is_active},
  {"progress", f_motus_scroll_link_progress},
  {"velocity", f_motus_scroll_link_velocity},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_view_controller[] = {
  {"view", f_motus_view_controller_view},
  {"view_if_loaded", f_motus_view_controller_view_if_loaded},
  {"set_view", f_motus_view_controller_set_view},
  {"unload_view", f_motus_view_controller_unload_view},
  {"title", f_motus_view_controller_title},
  {"set_title", f_motus_view_controller_set_title},
  {"appearance_state", f_motus_view_controller_appearance_state},
  {"is_moving_to_parent", f_motus_view_controller_is_moving_to_parent},
  {"is_moving_from_parent", f_motus_view_controller_is_moving_from_parent},
  {"parent", f_motus_view_controller_parent},
  {"child_count", f_motus_view_controller_child_count},
  {"child_at", f_motus_view_controller_child_at},
  {"add_child", f_motus_view_controller_add_child},
  {"remove_from_parent", f_motus_view_controller_remove_from_parent},
  {"will_move_to_parent", f_motus_view_controller_will_move_to_parent},
  {"did_move_to_parent", f_motus_view_controller_did_move_to_parent},
  {"forwards_appearance", f_motus_view_controller_forwards_appearance},
  {"set_forwards_appearance", f_motus_view_controller_set_forwards_appearance},
  {"begin_appearance_transition", f_motus_view_controller_begin_appearance_transition},
  {"end_appearance_transition", f_motus_view_controller_end_appearance_transition},
  {"interruption_policy", f_motus_view_controller_interruption_policy},
  {"set_interruption_policy", f_motus_view_controller_set_interruption_policy},
  {"transition", f_motus_view_controller_transition},
  {"transition_by", f_motus_view_controller_transition_by},
  {"horizontal_size_class", f_motus_view_controller_horizontal_size_class},
  {"vertical_size_class", f_motus_view_controller_vertical_size_class},
  {"override_child_traits", f_motus_view_controller_override_child_traits},
  {"system_layout_fitting_size_did_change", f_motus_view_controller_system_layout_fitting_size_did_change},
  {"show", f_motus_view_controller_show},
  {"show_detail", f_motus_view_controller_show_detail},
  {"show_target", f_motus_view_controller_show_target},
  {"safe_area", f_motus_view_controller_safe_area},
  {"additional_safe_area", f_motus_view_controller_additional_safe_area},
  {"set_additional_safe_area", f_motus_view_controller_set_additional_safe_area},
  {"navigation_controller", f_motus_view_controller_navigation_controller},
  {"tab_bar_controller", f_motus_view_controller_tab_bar_controller},
  {"set_bar", f_motus_view_controller_set_bar},
  {"bar", f_motus_view_controller_bar},
  {"bar_height", f_motus_view_controller_bar_height},
  {"set_bar_hidden", f_motus_view_controller_set_bar_hidden},
  {"is_bar_hidden", f_motus_view_controller_is_bar_hidden},
  {"set_hidden_bars", f_motus_view_controller_set_hidden_bars},
  {"hidden_bars", f_motus_view_controller_hidden_bars},
  {"page_view_controller", f_motus_view_controller_page_view_controller},
  {"split_view_controller", f_motus_view_controller_split_view_controller},
  {"add_segue", f_motus_view_controller_add_segue},
  {"perform_segue", f_motus_view_controller_perform_segue},
  {"perform_segue_by_user", f_motus_view_controller_perform_segue_by_user},
  {"add_unwind_action", f_motus_view_controller_add_unwind_action},
  {"unwind", f_motus_view_controller_unwind},
  {"transition_coordinator", f_motus_view_controller_transition_coordinator},
  {"set_zoom", f_motus_view_controller_set_zoom},
  {"clear_zoom", f_motus_view_controller_clear_zoom},
  {"present", f_motus_view_controller_present},
  {"dismiss", f_motus_view_controller_dismiss},
  {"presented_view_controller", f_motus_view_controller_presented_view_controller},
  {"presenting_view_controller", f_motus_view_controller_presenting_view_controller},
  {"is_being_presented", f_motus_view_controller_is_being_presented},
  {"is_being_dismissed", f_motus_view_controller_is_being_dismissed},
  {"presentation_style", f_motus_view_controller_presentation_style},
  {"set_presentation_style", f_motus_view_controller_set_presentation_style},
  {"modal_transition_style", f_motus_view_controller_modal_transition_style},
  {"set_modal_transition_style", f_motus_view_controller_set_modal_transition_style},
  {"modal_flags", f_motus_view_controller_modal_flags},
  {"set_modal_flags", f_motus_view_controller_set_modal_flags},
  {"set_transitioning_delegate", f_motus_view_controller_set_transitioning_delegate},
  {"presentation_controller", f_motus_view_controller_presentation_controller},
  {"active_presentation_controller", f_motus_view_controller_active_presentation_controller},
  {"preferred_content_size", f_motus_view_controller_preferred_content_size},
  {"set_preferred_content_size", f_motus_view_controller_set_preferred_content_size},
  {"get_look", f_motus_view_controller_get_look},
  {"set_look", f_motus_view_controller_set_look},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_transition_coordinator[] = {
  {"animate_alongside", f_motus_transition_coordinator_animate_alongside},
  {"notify", f_motus_transition_coordinator_notify},
  {"info", f_motus_transition_coordinator_info},
  {"completion_progress", f_motus_transition_coordinator_completion_progress},
  {"container_view", f_motus_transition_coordinator_container_view},
  {"view_controller", f_motus_transition_coordinator_view_controller},
  {"view", f_motus_transition_coordinator_view},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_segue[] = {
  {"identifier", f_motus_segue_identifier},
  {"source", f_motus_segue_source},
  {"destination", f_motus_segue_destination},
  {"is_unwind", f_motus_segue_is_unwind},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_animation_controller[] = {
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_navigation_controller[] = {
  {"set_delegate", f_motus_navigation_controller_set_delegate},
  {"push", f_motus_navigation_controller_push},
  {"pop", f_motus_navigation_controller_pop},
  {"pop_to", f_motus_navigation_controller_pop_to},
  {"set_view_controllers", f_motus_navigation_controller_set_view_controllers},
  {"view_controller_count", f_motus_navigation_controller_view_controller_count},
  {"view_controller_at", f_motus_navigation_controller_view_controller_at},
  {"top_view_controller", f_motus_navigation_controller_top_view_controller},
  {"visible_view_controller", f_motus_navigation_controller_visible_view_controller},
  {"get_options", f_motus_navigation_controller_get_options},
  {"set_options", f_motus_navigation_controller_set_options},
  {"interactive_pop_gesture", f_motus_navigation_controller_interactive_pop_gesture},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_tab_bar_controller[] = {
  {"set_delegate", f_motus_tab_bar_controller_set_delegate},
  {"set_view_controllers", f_motus_tab_bar_controller_set_view_controllers},
  {"view_controller_count", f_motus_tab_bar_controller_view_controller_count},
  {"view_controller_at", f_motus_tab_bar_controller_view_controller_at},
  {"selected_view_controller", f_motus_tab_bar_controller_selected_view_controller},
  {"selected_index", f_motus_tab_bar_controller_selected_index},
  {"select", f_motus_tab_bar_controller_select},
  {"select_by_user", f_motus_tab_bar_controller_select_by_user},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_page_view_controller[] = {
  {"scroller", f_motus_page_view_controller_scroller},
  {"set_data_source", f_motus_page_view_controller_set_data_source},
  {"set_pages", f_motus_page_view_controller_set_pages},
  {"reload", f_motus_page_view_controller_reload},
  {"set_delegate", f_motus_page_view_controller_set_delegate},
  {"show_page", f_motus_page_view_controller_show_page},
  {"current", f_motus_page_view_controller_current},
  {"pending", f_motus_page_view_controller_pending},
  {"position", f_motus_page_view_controller_position},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_split_view_controller[] = {
  {"get_options", f_motus_split_view_controller_get_options},
  {"set_options", f_motus_split_view_controller_set_options},
  {"set_delegate", f_motus_split_view_controller_set_delegate},
  {"set_column", f_motus_split_view_controller_set_column},
  {"column", f_motus_split_view_controller_column},
  {"show_column", f_motus_split_view_controller_show_column},
  {"hide_column", f_motus_split_view_controller_hide_column},
  {"split_show_detail", f_motus_split_view_controller_show_detail},
  {"set_mode", f_motus_split_view_controller_set_mode},
  {"mode", f_motus_split_view_controller_mode},
  {"is_collapsed", f_motus_split_view_controller_is_collapsed},
  {"stack", f_motus_split_view_controller_stack},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_transition_context[] = {
  {"container_view", f_motus_transition_context_container_view},
  {"coordinator", f_motus_transition_context_coordinator},
  {"view_controller", f_motus_transition_context_view_controller},
  {"view", f_motus_transition_context_view},
  {"initial_frame", f_motus_transition_context_initial_frame},
  {"final_frame", f_motus_transition_context_final_frame},
  {"target_transform", f_motus_transition_context_target_transform},
  {"is_animated", f_motus_transition_context_is_animated},
  {"is_interactive", f_motus_transition_context_is_interactive},
  {"was_cancelled", f_motus_transition_context_was_cancelled},
  {"operation", f_motus_transition_context_operation},
  {"presentation_style", f_motus_transition_context_presentation_style},
  {"update", f_motus_transition_context_update},
  {"finish", f_motus_transition_context_finish},
  {"cancel", f_motus_transition_context_cancel},
  {"pause", f_motus_transition_context_pause},
  {"complete", f_motus_transition_context_complete},
  {"match", f_motus_transition_context_match},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_presentation_controller[] = {
  {"presented_view_controller", f_motus_presentation_controller_presented_view_controller},
  {"presenting_view_controller", f_motus_presentation_controller_presenting_view_controller},
  {"style", f_motus_presentation_controller_style},
  {"adaptive_style", f_motus_presentation_controller_adaptive_style},
  {"adaptive_style_for", f_motus_presentation_controller_adaptive_style_for},
  {"override_traits", f_motus_presentation_controller_override_traits},
  {"container_view", f_motus_presentation_controller_container_view},
  {"presented_view", f_motus_presentation_controller_presented_view},
  {"frame_of_presented_view", f_motus_presentation_controller_frame_of_presented_view},
  {"set_needs_layout", f_motus_presentation_controller_set_needs_layout},
  {"set_delegate", f_motus_presentation_controller_set_delegate},
  {"dismiss_by_user", f_motus_presentation_controller_dismiss_by_user},
  {"sheet_get_options", f_motus_sheet_get_options},
  {"sheet_set_options", f_motus_sheet_set_options},
  {"sheet_select_detent", f_motus_sheet_select_detent},
  {"sheet_invalidate_detents", f_motus_sheet_invalidate_detents},
  {"sheet_detent_value", f_motus_sheet_detent_value},
  {"sheet_animate_changes", f_motus_sheet_animate_changes},
  {"sheet_set_scroll_offset", f_motus_sheet_set_scroll_offset},
  {"sheet_scroll_offset", f_motus_sheet_scroll_offset},
  {"sheet_pan_gesture", f_motus_sheet_pan_gesture},
  {"popover_get_options", f_motus_popover_get_options},
  {"popover_set_options", f_motus_popover_set_options},
  {"popover_placement", f_motus_popover_placement},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_dynamic_animator[] = {
  {"content_size", f_motus_dynamic_animator_content_size},
  {"set_content_size", f_motus_dynamic_animator_set_content_size},
  {"item_at_path", f_motus_dynamic_animator_item_at_path},
  {"add_behavior", f_motus_dynamic_animator_add_behavior},
  {"remove_behavior", f_motus_dynamic_animator_remove_behavior},
  {"remove_all_behaviors", f_motus_dynamic_animator_remove_all_behaviors},
  {"behavior_count", f_motus_dynamic_animator_behavior_count},
  {"behavior_at", f_motus_dynamic_animator_behavior_at},
  {"reference_view", f_motus_dynamic_animator_reference_view},
  {"items_in_rect", f_motus_dynamic_animator_items_in_rect},
  {"update_item", f_motus_dynamic_animator_update_item},
  {"is_running", f_motus_dynamic_animator_is_running},
  {"elapsed_time", f_motus_dynamic_animator_elapsed_time},
  {"set_delegate", f_motus_dynamic_animator_set_delegate},
  {"set_watched_rect", f_motus_dynamic_animator_set_watched_rect},
  {"watched_rect", f_motus_dynamic_animator_watched_rect},
  {"contact_events", f_motus_dynamic_animator_contact_events},
  {"moved_items", f_motus_dynamic_animator_moved_items},
  {"step_count", f_motus_dynamic_animator_step_count},
  {"item_states", f_motus_dynamic_animator_item_states},
  {"set_item_states", f_motus_dynamic_animator_set_item_states},
  {"contacts", f_motus_dynamic_animator_contacts},
  {"joints", f_motus_dynamic_animator_joints},
  {"snapshot_size", f_motus_dynamic_animator_snapshot_size},
  {"snapshot", f_motus_dynamic_animator_snapshot},
  {"restore", f_motus_dynamic_animator_restore},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_dynamic_behavior[] = {
  {"add_child", f_motus_dynamic_behavior_add_child},
  {"remove_child", f_motus_dynamic_behavior_remove_child},
  {"child_count", f_motus_dynamic_behavior_child_count},
  {"child_at", f_motus_dynamic_behavior_child_at},
  {"animator", f_motus_dynamic_behavior_animator},
  {"add_item", f_motus_dynamic_behavior_add_item},
  {"remove_item", f_motus_dynamic_behavior_remove_item},
  {"item_count", f_motus_dynamic_behavior_item_count},
  {"item_at", f_motus_dynamic_behavior_item_at},
  {"set_action", f_motus_dynamic_behavior_set_action},
  {"set_did_move", f_motus_dynamic_behavior_set_did_move},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_gravity_behavior[] = {
  {"direction", f_motus_gravity_behavior_direction},
  {"set_direction", f_motus_gravity_behavior_set_direction},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_collision_behavior[] = {
  {"set_delegate", f_motus_collision_behavior_set_delegate},
  {"mode", f_motus_collision_behavior_mode},
  {"set_mode", f_motus_collision_behavior_set_mode},
  {"reference_bounds", f_motus_collision_behavior_reference_bounds},
  {"set_reference_bounds", f_motus_collision_behavior_set_reference_bounds},
  {"add_boundary", f_motus_collision_behavior_add_boundary},
  {"remove_boundary", f_motus_collision_behavior_remove_boundary},
  {"remove_all_boundaries", f_motus_collision_behavior_remove_all_boundaries},
  {"boundary_count", f_motus_collision_behavior_boundary_count},
  {"boundary_at", f_motus_collision_behavior_boundary_at},
  {"boundary_points", f_motus_collision_behavior_boundary_points},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_attachment_behavior[] = {
  {"get_options", f_motus_attachment_behavior_get_options},
  {"set_options", f_motus_attachment_behavior_set_options},
  {"anchor_point", f_motus_attachment_behavior_anchor_point},
  {"set_anchor_point", f_motus_attachment_behavior_set_anchor_point},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_snap_behavior[] = {
  {"point", f_motus_snap_behavior_point},
  {"set_point", f_motus_snap_behavior_set_point},
  {"damping_ratio", f_motus_snap_behavior_damping_ratio},
  {"set_damping_ratio", f_motus_snap_behavior_set_damping_ratio},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_push_behavior[] = {
  {"mode", f_motus_push_behavior_mode},
  {"is_active", f_motus_push_behavior_is_active},
  {"set_active", f_motus_push_behavior_set_active},
  {"direction", f_motus_push_behavior_direction},
  {"set_direction", f_motus_push_behavior_set_direction},
  {"target_offset", f_motus_push_behavior_target_offset},
  {"set_target_offset", f_motus_push_behavior_set_target_offset},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_item_behavior[] = {
  {"get_options", f_motus_item_behavior_get_options},
  {"set_options", f_motus_item_behavior_set_options},
  {"linear_velocity", f_motus_item_behavior_linear_velocity},
  {"add_linear_velocity", f_motus_item_behavior_add_linear_velocity},
  {"angular_velocity", f_motus_item_behavior_angular_velocity},
  {"add_angular_velocity", f_motus_item_behavior_add_angular_velocity},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_field_behavior[] = {
  {"get_options", f_motus_field_behavior_get_options},
  {"set_options", f_motus_field_behavior_set_options},
  {"set_evaluator", f_motus_field_behavior_set_evaluator},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const luaL_Reg methods_region[] = {
  {"combine", f_motus_region_combine},
  {"contains", f_motus_region_contains},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {NULL, NULL}};

static const struct { const char *name, *base; const luaL_Reg *methods; } classes[] = {
  {"motus.runtime", NULL, methods_runtime},
  {"motus.dynamic_item", NULL, methods_dynamic_item},
  {"motus.view", "motus.dynamic_item", methods_view},
  {"motus.animation", NULL, methods_animation},
  {"motus.property_animator", NULL, methods_property_animator},
  {"motus.interaction_controller", NULL, methods_interaction_controller},
  {"motus.percent_driven_interaction", "motus.interaction_controller", methods_percent_driven_interaction},
  {"motus.path", NULL, methods_path},
  {"motus.value", NULL, methods_value},
  {"motus.timer", NULL, methods_timer},
  {"motus.display_link", NULL, methods_display_link},
  {"motus.gesture", NULL, methods_gesture},
  {"motus.scroller", NULL, methods_scroller},
  {"motus.scroll_link", NULL, methods_scroll_link},
  {"motus.view_controller", NULL, methods_view_controller},
  {"motus.transition_coordinator", NULL, methods_transition_coordinator},
  {"motus.segue", NULL, methods_segue},
  {"motus.animation_controller", NULL, methods_animation_controller},
  {"motus.navigation_controller", "motus.view_controller", methods_navigation_controller},
  {"motus.tab_bar_controller", "motus.view_controller", methods_tab_bar_controller},
  {"motus.page_view_controller", "motus.view_controller", methods_page_view_controller},
  {"motus.split_view_controller", "motus.view_controller", methods_split_view_controller},
  {"motus.transition_context", NULL, methods_transition_context},
  {"motus.presentation_controller", NULL, methods_presentation_controller},
  {"motus.dynamic_animator", NULL, methods_dynamic_animator},
  {"motus.dynamic_behavior", NULL, methods_dynamic_behavior},
  {"motus.gravity_behavior", "motus.dynamic_behavior", methods_gravity_behavior},
  {"motus.collision_behavior", "motus.dynamic_behavior", methods_collision_behavior},
  {"motus.attachment_behavior", "motus.dynamic_behavior", methods_attachment_behavior},
  {"motus.snap_behavior", "motus.dynamic_behavior", methods_snap_behavior},
  {"motus.push_behavior", "motus.dynamic_behavior", methods_push_behavior},
  {"motus.item_behavior", "motus.dynamic_behavior", methods_item_behavior},
  {"motus.field_behavior", "motus.dynamic_behavior", methods_field_behavior},
  {"motus.region", NULL, methods_region},
};

static const struct { int kind; const char *class; } kinds[] = {
  {1, "motus.runtime"},
  {2, "motus.view"},
  {3, "motus.view_controller"},
  {4, "motus.navigation_controller"},
  {5, "motus.tab_bar_controller"},
  {6, "motus.property_animator"},
  {7, "motus.animation_controller"},
  {8, "motus.interaction_controller"},
  {9, "motus.percent_driven_interaction"},
  {10, "motus.transition_context"},
  {11, "motus.transition_coordinator"},
  {12, "motus.presentation_controller"},
  {13, "motus.gesture"},
  {14, "motus.dynamic_animator"},
  {15, "motus.dynamic_behavior"},
  {16, "motus.segue"},
  {17, "motus.display_link"},
  {18, "motus.animation"},
  {19, "motus.dynamic_item"},
  {20, "motus.region"},
  {22, "motus.scroller"},
  {23, "motus.scroll_link"},
  {24, "motus.page_view_controller"},
  {25, "motus.split_view_controller"},
  {27, "motus.path"},
  {28, "motus.value"},
  {29, "motus.timer"},
};

static const luaL_Reg module[] = {
  {"version_number", f_motus_version_number},
  {"version_string", f_motus_version_string},
  {"status_name", f_motus_status_name},
  {"tag", f_motus_tag},
  {"set_tag", f_motus_set_tag},
  {"kind_name", f_motus_kind_name},
  {"transform_3d_rotation", f_motus_transform_3d_rotation},
  {"transform_3d_concat", f_motus_transform_3d_concat},
  {"timing_evaluate", f_motus_timing_evaluate},
  {"timing_duration", f_motus_timing_duration},
  {"timing_inverse", f_motus_timing_inverse},
  {"decay_evaluate", f_motus_decay_evaluate},
  {"decay_projected_end", f_motus_decay_projected_end},
  {"rubber_band_offset", f_motus_rubber_band_offset},
  {"rubber_band_pull", f_motus_rubber_band_pull},
  {"decay_crossing", f_motus_decay_crossing},
  {"decay_to_target", f_motus_decay_to_target},
  {"spring_settle", f_motus_spring_settle},
  {"page_target", f_motus_page_target},
  {"snap_target", f_motus_snap_target},
  {"scroll_range", f_motus_scroll_range},
  {"animating_state_name", f_motus_animating_state_name},
  {"id", f_motus_id},
  {"id_in", f_motus_id_in},
  {"gesture_type_name", f_motus_gesture_type_name},
  {"recognition_state_name", f_motus_recognition_state_name},
  {"appearance_state_name", f_motus_appearance_state_name},
  {"zoom_evaluate", f_motus_zoom_evaluate},
  {"event_kind_name", f_motus_event_kind_name},
  {"runtime", f_motus_runtime_create},
  {"view", f_motus_view_create},
  {"property_animator", f_motus_property_animator_create},
  {"property_animator_running", f_motus_property_animator_create_running},
  {"property_animator_group", f_motus_property_animator_create_group},
  {"percent_driven_interaction", f_motus_percent_driven_interaction_create},
  {"path", f_motus_path_create},
  {"value", f_motus_value_create},
  {"value_number", f_motus_value_create_number},
  {"display_link", f_motus_display_link_create},
  {"gesture", f_motus_gesture_create},
  {"scroller", f_motus_scroller_create},
  {"view_controller", f_motus_view_controller_create},
  {"animation_controller", f_motus_animation_controller_create},
  {"animation_controller_matched", f_motus_animation_controller_create_matched},
  {"interaction_controller", f_motus_interaction_controller_create},
  {"navigation_controller", f_motus_navigation_controller_create},
  {"tab_bar_controller", f_motus_tab_bar_controller_create},
  {"page_view_controller", f_motus_page_view_controller_create},
  {"split_view_controller", f_motus_split_view_controller_create},
  {"presentation_controller", f_motus_presentation_controller_create},
  {"dynamic_animator", f_motus_dynamic_animator_create},
  {"dynamic_animator_for_layout", f_motus_dynamic_animator_create_for_layout},
  {"dynamic_item", f_motus_dynamic_item_create},
  {"dynamic_item_with_callbacks", f_motus_dynamic_item_create_with_callbacks},
  {"dynamic_item_group", f_motus_dynamic_item_create_group},
  {"dynamic_behavior", f_motus_dynamic_behavior_create},
  {"gravity_behavior", f_motus_gravity_behavior_create},
  {"collision_behavior", f_motus_collision_behavior_create},
  {"attachment_behavior", f_motus_attachment_behavior_create},
  {"snap_behavior", f_motus_snap_behavior_create},
  {"push_behavior", f_motus_push_behavior_create},
  {"item_behavior", f_motus_item_behavior_create},
  {"field_behavior", f_motus_field_behavior_create},
  {"region", f_motus_region_create},
  {NULL, NULL}};

static const struct { const char *name; double value; } constants[] = {
  {"OK", MOTUS_OK},
  {"ERROR_INVALID_ARGUMENT", MOTUS_ERROR_INVALID_ARGUMENT},
  {"ERROR_STALE_HANDLE", MOTUS_ERROR_STALE_HANDLE},
  {"ERROR_WRONG_KIND", MOTUS_ERROR_WRONG_KIND},
  {"ERROR_FOREIGN_HANDLE", MOTUS_ERROR_FOREIGN_HANDLE},
  {"ERROR_INVALID_STATE", MOTUS_ERROR_INVALID_STATE},
  {"ERROR_REENTRANT", MOTUS_ERROR_REENTRANT},
  {"ERROR_BUSY", MOTUS_ERROR_BUSY},
  {"ERROR_NOT_FOUND", MOTUS_ERROR_NOT_FOUND},
  {"ERROR_OUT_OF_MEMORY", MOTUS_ERROR_OUT_OF_MEMORY},
  {"ERROR_STRUCT_SIZE", MOTUS_ERROR_STRUCT_SIZE},
  {"ERROR_LIMIT", MOTUS_ERROR_LIMIT},
  {"KIND_NONE", MOTUS_KIND_NONE},
  {"KIND_RUNTIME", MOTUS_KIND_RUNTIME},
  {"KIND_VIEW", MOTUS_KIND_VIEW},
  {"KIND_VIEW_CONTROLLER", MOTUS_KIND_VIEW_CONTROLLER},
  {"KIND_NAVIGATION_CONTROLLER", MOTUS_KIND_NAVIGATION_CONTROLLER},
  {"KIND_TAB_BAR_CONTROLLER", MOTUS_KIND_TAB_BAR_CONTROLLER},
  {"KIND_PROPERTY_ANIMATOR", MOTUS_KIND_PROPERTY_ANIMATOR},
  {"KIND_ANIMATION_CONTROLLER", MOTUS_KIND_ANIMATION_CONTROLLER},
  {"KIND_INTERACTION_CONTROLLER", MOTUS_KIND_INTERACTION_CONTROLLER},
  {"KIND_PERCENT_DRIVEN_INTERACTION", MOTUS_KIND_PERCENT_DRIVEN_INTERACTION},
  {"KIND_TRANSITION_CONTEXT", MOTUS_KIND_TRANSITION_CONTEXT},
  {"KIND_TRANSITION_COORDINATOR", MOTUS_KIND_TRANSITION_COORDINATOR},
  {"KIND_PRESENTATION_CONTROLLER", MOTUS_KIND_PRESENTATION_CONTROLLER},
  {"KIND_GESTURE", MOTUS_KIND_GESTURE},
  {"KIND_DYNAMIC_ANIMATOR", MOTUS_KIND_DYNAMIC_ANIMATOR},
  {"KIND_DYNAMIC_BEHAVIOR", MOTUS_KIND_DYNAMIC_BEHAVIOR},
  {"KIND_SEGUE", MOTUS_KIND_SEGUE},
  {"KIND_DISPLAY_LINK", MOTUS_KIND_DISPLAY_LINK},
  {"KIND_ANIMATION", MOTUS_KIND_ANIMATION},
  {"KIND_DYNAMIC_ITEM", MOTUS_KIND_DYNAMIC_ITEM},
  {"KIND_REGION", MOTUS_KIND_REGION},
  {"KIND_SCROLLER", MOTUS_KIND_SCROLLER},
  {"KIND_SCROLL_LINK", MOTUS_KIND_SCROLL_LINK},
  {"KIND_PAGE_VIEW_CONTROLLER", MOTUS_KIND_PAGE_VIEW_CONTROLLER},
  {"KIND_SPLIT_VIEW_CONTROLLER", MOTUS_KIND_SPLIT_VIEW_CONTROLLER},
  {"KIND_PATH", MOTUS_KIND_PATH},
  {"KIND_VALUE", MOTUS_KIND_VALUE},
  {"KIND_TIMER", MOTUS_KIND_TIMER},
  {"DRAW_LEAVING", MOTUS_DRAW_LEAVING},
  {"DRAW_FLYING", MOTUS_DRAW_FLYING},
  {"DRAW_LIBRARY_OWNED", MOTUS_DRAW_LIBRARY_OWNED},
  {"TREE_ADDED", MOTUS_TREE_ADDED},
  {"TREE_REMOVED", MOTUS_TREE_REMOVED},
  {"TREE_MOVED", MOTUS_TREE_MOVED},
  {"TREE_REPARENTED", MOTUS_TREE_REPARENTED},
  {"MOVER_ANIMATION", MOTUS_MOVER_ANIMATION},
  {"MOVER_KEYFRAMES", MOTUS_MOVER_KEYFRAMES},
  {"MOVER_ANIMATOR", MOTUS_MOVER_ANIMATOR},
  {"MOVER_TRANSITION", MOTUS_MOVER_TRANSITION},
  {"MOVER_IMPLICIT", MOTUS_MOVER_IMPLICIT},
  {"MOVER_FLIGHT", MOTUS_MOVER_FLIGHT},
  {"MOTION_WAITING", MOTUS_MOTION_WAITING},
  {"MOTION_RUNNING", MOTUS_MOTION_RUNNING},
  {"MOTION_PAUSED", MOTUS_MOTION_PAUSED},
  {"PROPERTY_ALL", MOTUS_PROPERTY_ALL},
  {"PROPERTY_CENTER", MOTUS_PROPERTY_CENTER},
  {"PROPERTY_BOUNDS", MOTUS_PROPERTY_BOUNDS},
  {"PROPERTY_TRANSFORM", MOTUS_PROPERTY_TRANSFORM},
  {"PROPERTY_ALPHA", MOTUS_PROPERTY_ALPHA},
  {"PROPERTY_BACKGROUND_COLOR", MOTUS_PROPERTY_BACKGROUND_COLOR},
  {"PROPERTY_CORNER_RADIUS", MOTUS_PROPERTY_CORNER_RADIUS},
  {"PROPERTY_HIDDEN", MOTUS_PROPERTY_HIDDEN},
  {"PROPERTY_TRANSFORM_3D", MOTUS_PROPERTY_TRANSFORM_3D},
  {"PROPERTY_CURL", MOTUS_PROPERTY_CURL},
  {"PROPERTY_SHADOW_COLOR", MOTUS_PROPERTY_SHADOW_COLOR},
  {"PROPERTY_SHADOW_OFFSET", MOTUS_PROPERTY_SHADOW_OFFSET},
  {"PROPERTY_SHADOW_RADIUS", MOTUS_PROPERTY_SHADOW_RADIUS},
  {"PROPERTY_BORDER_COLOR", MOTUS_PROPERTY_BORDER_COLOR},
  {"PROPERTY_BORDER_WIDTH", MOTUS_PROPERTY_BORDER_WIDTH},
  {"PROPERTY_CORNER_RADII", MOTUS_PROPERTY_CORNER_RADII},
  {"PROPERTY_PRESENCE_ALPHA", MOTUS_PROPERTY_PRESENCE_ALPHA},
  {"PROPERTY_PRESENCE_TRANSFORM", MOTUS_PROPERTY_PRESENCE_TRANSFORM},
  {"PROPERTY_PRESENCE_OFFSET", MOTUS_PROPERTY_PRESENCE_OFFSET},
  {"PROPERTY_PLACE_SCALE", MOTUS_PROPERTY_PLACE_SCALE},
  {"PROPERTY_VALUE", MOTUS_PROPERTY_VALUE},
  {"PROPERTY_GLIDE", MOTUS_PROPERTY_GLIDE},
  {"PROPERTY_CUSTOM", MOTUS_PROPERTY_CUSTOM},
  {"VALUE_MODEL", MOTUS_VALUE_MODEL},
  {"VALUE_SHOWN", MOTUS_VALUE_SHOWN},
  {"PROPERTY_KIND_LINEAR", MOTUS_PROPERTY_KIND_LINEAR},
  {"PROPERTY_KIND_ANGLE", MOTUS_PROPERTY_KIND_ANGLE},
  {"PROPERTY_KIND_COLOR", MOTUS_PROPERTY_KIND_COLOR},
  {"PROPERTY_KIND_TRANSFORM", MOTUS_PROPERTY_KIND_TRANSFORM},
  {"PROPERTY_KIND_TRANSFORM_3D", MOTUS_PROPERTY_KIND_TRANSFORM_3D},
  {"COLOR_SPACE_UNSPECIFIED", MOTUS_COLOR_SPACE_UNSPECIFIED},
  {"COLOR_SPACE_LINEAR_SRGB", MOTUS_COLOR_SPACE_LINEAR_SRGB},
  {"COLOR_SPACE_OKLAB", MOTUS_COLOR_SPACE_OKLAB},
  {"COLOR_SPACE_SRGB", MOTUS_COLOR_SPACE_SRGB},
  {"TIMING_LINEAR", MOTUS_TIMING_LINEAR},
  {"TIMING_EASE_IN_OUT", MOTUS_TIMING_EASE_IN_OUT},
  {"TIMING_EASE_IN", MOTUS_TIMING_EASE_IN},
  {"TIMING_EASE_OUT", MOTUS_TIMING_EASE_OUT},
  {"TIMING_EASE", MOTUS_TIMING_EASE},
  {"TIMING_CUBIC", MOTUS_TIMING_CUBIC},
  {"TIMING_SPRING", MOTUS_TIMING_SPRING},
  {"TIMING_SPRING_RATIO", MOTUS_TIMING_SPRING_RATIO},
  {"TIMING_SPRING_BOUNCE", MOTUS_TIMING_SPRING_BOUNCE},
  {"TIMING_STEPS", MOTUS_TIMING_STEPS},
  {"TIMING_POINTS", MOTUS_TIMING_POINTS},
  {"TIMING_CUSTOM", MOTUS_TIMING_CUSTOM},
  {"TIMING_SPRING_RESPONSE", MOTUS_TIMING_SPRING_RESPONSE},
  {"TIMING_COMPOSED", MOTUS_TIMING_COMPOSED},
  {"STEP_END", MOTUS_STEP_END},
  {"STEP_START", MOTUS_STEP_START},
  {"STEP_NONE", MOTUS_STEP_NONE},
  {"STEP_BOTH", MOTUS_STEP_BOTH},
  {"SNAP_NONE", MOTUS_SNAP_NONE},
  {"SNAP_PROXIMITY", MOTUS_SNAP_PROXIMITY},
  {"SNAP_MANDATORY", MOTUS_SNAP_MANDATORY},
  {"SCROLL_RANGE_SCROLL", MOTUS_SCROLL_RANGE_SCROLL},
  {"SCROLL_RANGE_COVER", MOTUS_SCROLL_RANGE_COVER},
  {"SCROLL_RANGE_CONTAIN", MOTUS_SCROLL_RANGE_CONTAIN},
  {"SCROLL_RANGE_ENTRY", MOTUS_SCROLL_RANGE_ENTRY},
  {"SCROLL_RANGE_EXIT", MOTUS_SCROLL_RANGE_EXIT},
  {"SCROLL_RANGE_ENTRY_CROSSING", MOTUS_SCROLL_RANGE_ENTRY_CROSSING},
  {"SCROLL_RANGE_EXIT_CROSSING", MOTUS_SCROLL_RANGE_EXIT_CROSSING},
  {"SCROLL_RANGE_OFFSETS", MOTUS_SCROLL_RANGE_OFFSETS},
  {"ANIMATION_LAYOUT_SUBVIEWS", MOTUS_ANIMATION_LAYOUT_SUBVIEWS},
  {"ANIMATION_ALLOW_USER_INTERACTION", MOTUS_ANIMATION_ALLOW_USER_INTERACTION},
  {"ANIMATION_BEGIN_FROM_CURRENT_STATE", MOTUS_ANIMATION_BEGIN_FROM_CURRENT_STATE},
  {"ANIMATION_REPEAT", MOTUS_ANIMATION_REPEAT},
  {"ANIMATION_AUTOREVERSE", MOTUS_ANIMATION_AUTOREVERSE},
  {"ANIMATION_OVERRIDE_INHERITED_DURATION", MOTUS_ANIMATION_OVERRIDE_INHERITED_DURATION},
  {"ANIMATION_OVERRIDE_INHERITED_TIMING", MOTUS_ANIMATION_OVERRIDE_INHERITED_TIMING},
  {"ANIMATION_ALLOW_ANIMATED_CONTENT", MOTUS_ANIMATION_ALLOW_ANIMATED_CONTENT},
  {"ANIMATION_SHOW_HIDE_TRANSITION_VIEWS", MOTUS_ANIMATION_SHOW_HIDE_TRANSITION_VIEWS},
  {"ANIMATION_OVERRIDE_INHERITED_OPTIONS", MOTUS_ANIMATION_OVERRIDE_INHERITED_OPTIONS},
  {"ANIMATION_TRANSITION_FLIP_FROM_LEFT", MOTUS_ANIMATION_TRANSITION_FLIP_FROM_LEFT},
  {"ANIMATION_TRANSITION_FLIP_FROM_RIGHT", MOTUS_ANIMATION_TRANSITION_FLIP_FROM_RIGHT},
  {"ANIMATION_TRANSITION_CURL_UP", MOTUS_ANIMATION_TRANSITION_CURL_UP},
  {"ANIMATION_TRANSITION_CURL_DOWN", MOTUS_ANIMATION_TRANSITION_CURL_DOWN},
  {"ANIMATION_TRANSITION_CROSS_DISSOLVE", MOTUS_ANIMATION_TRANSITION_CROSS_DISSOLVE},
  {"ANIMATION_TRANSITION_FLIP_FROM_TOP", MOTUS_ANIMATION_TRANSITION_FLIP_FROM_TOP},
  {"ANIMATION_TRANSITION_FLIP_FROM_BOTTOM", MOTUS_ANIMATION_TRANSITION_FLIP_FROM_BOTTOM},
  {"ANIMATION_PREFERRED_FPS_60", MOTUS_ANIMATION_PREFERRED_FPS_60},
  {"ANIMATION_PREFERRED_FPS_30", MOTUS_ANIMATION_PREFERRED_FPS_30},
  {"ANIMATION_JUMP_ON_RETARGET", MOTUS_ANIMATION_JUMP_ON_RETARGET},
  {"ANIMATION_COLOR_SPACE_LINEAR_SRGB", MOTUS_ANIMATION_COLOR_SPACE_LINEAR_SRGB},
  {"ANIMATION_COLOR_SPACE_OKLAB", MOTUS_ANIMATION_COLOR_SPACE_OKLAB},
  {"ANIMATION_COLOR_SPACE_SRGB", MOTUS_ANIMATION_COLOR_SPACE_SRGB},
  {"ANIMATION_KEEP_MOTION", MOTUS_ANIMATION_KEEP_MOTION},
  {"SYSTEM_ANIMATION_DELETE", MOTUS_SYSTEM_ANIMATION_DELETE},
  {"POSITION_END", MOTUS_POSITION_END},
  {"POSITION_START", MOTUS_POSITION_START},
  {"POSITION_CURRENT", MOTUS_POSITION_CURRENT},
  {"IMPLICIT_SUBTREE", MOTUS_IMPLICIT_SUBTREE},
  {"IMPLICIT_NONE", MOTUS_IMPLICIT_NONE},
  {"IMPLICIT_SHORTEN_REVERSAL", MOTUS_IMPLICIT_SHORTEN_REVERSAL},
  {"IMPLICIT_KEEP_MOTION", MOTUS_IMPLICIT_KEEP_MOTION},
  {"IMPLICIT_ON_RESIZE", MOTUS_IMPLICIT_ON_RESIZE},
  {"CHILD_KEEP_LEAVING", MOTUS_CHILD_KEEP_LEAVING},
  {"CHILD_JUMP", MOTUS_CHILD_JUMP},
  {"CHILD_HELD", MOTUS_CHILD_HELD},
  {"CHILD_COUNTER_SCALE", MOTUS_CHILD_COUNTER_SCALE},
  {"CHILD_ON_TOP", MOTUS_CHILD_ON_TOP},
  {"LEAVERS_NATURAL", MOTUS_LEAVERS_NATURAL},
  {"LEAVERS_BELOW", MOTUS_LEAVERS_BELOW},
  {"LEAVERS_ABOVE", MOTUS_LEAVERS_ABOVE},
  {"SIZING_REAL", MOTUS_SIZING_REAL},
  {"SIZING_POSITION", MOTUS_SIZING_POSITION},
  {"SIZING_SIZE", MOTUS_SIZING_SIZE},
  {"SIZING_SCALE", MOTUS_SIZING_SCALE},
  {"STAGGER_FIRST", MOTUS_STAGGER_FIRST},
  {"STAGGER_LAST", MOTUS_STAGGER_LAST},
  {"STAGGER_CENTER", MOTUS_STAGGER_CENTER},
  {"STAGGER_POINT", MOTUS_STAGGER_POINT},
  {"ORDER_TOGETHER", MOTUS_ORDER_TOGETHER},
  {"ORDER_EXITS_FIRST", MOTUS_ORDER_EXITS_FIRST},
  {"ORDER_EXITS_MOVES_ENTERS", MOTUS_ORDER_EXITS_MOVES_ENTERS},
  {"ARRANGEMENT_ENTER_ON_FIRST", MOTUS_ARRANGEMENT_ENTER_ON_FIRST},
  {"ARRANGEMENT_LEAVERS_TAKE_TOUCHES", MOTUS_ARRANGEMENT_LEAVERS_TAKE_TOUCHES},
  {"ARRANGEMENT_NO_CULLING", MOTUS_ARRANGEMENT_NO_CULLING},
  {"ARRANGEMENT_ON_RESIZE", MOTUS_ARRANGEMENT_ON_RESIZE},
  {"ARRANGEMENT_KEEP_MOTION", MOTUS_ARRANGEMENT_KEEP_MOTION},
  {"ARRANGEMENT_PROPAGATE_EXITS", MOTUS_ARRANGEMENT_PROPAGATE_EXITS},
  {"ARRANGEMENT_ADOPT", MOTUS_ARRANGEMENT_ADOPT},
  {"CHILD_NONE", MOTUS_CHILD_NONE},
  {"CHILD_ENTERING", MOTUS_CHILD_ENTERING},
  {"CHILD_RESTING", MOTUS_CHILD_RESTING},
  {"CHILD_MOVING", MOTUS_CHILD_MOVING},
  {"CHILD_WAITING", MOTUS_CHILD_WAITING},
  {"CHILD_LEAVING", MOTUS_CHILD_LEAVING},
  {"REORDER_VERTICAL", MOTUS_REORDER_VERTICAL},
  {"REORDER_HORIZONTAL", MOTUS_REORDER_HORIZONTAL},
  {"REORDER_GRID", MOTUS_REORDER_GRID},
  {"KEYFRAMES_LINEAR", MOTUS_KEYFRAMES_LINEAR},
  {"KEYFRAMES_DISCRETE", MOTUS_KEYFRAMES_DISCRETE},
  {"KEYFRAMES_PACED", MOTUS_KEYFRAMES_PACED},
  {"KEYFRAMES_CUBIC", MOTUS_KEYFRAMES_CUBIC},
  {"KEYFRAMES_CUBIC_PACED", MOTUS_KEYFRAMES_CUBIC_PACED},
  {"PATH_LINE", MOTUS_PATH_LINE},
  {"PATH_QUADRATIC", MOTUS_PATH_QUADRATIC},
  {"PATH_CUBIC", MOTUS_PATH_CUBIC},
  {"PATH_ARC", MOTUS_PATH_ARC},
  {"ORIENT_NONE", MOTUS_ORIENT_NONE},
  {"ORIENT_TANGENT", MOTUS_ORIENT_TANGENT},
  {"ORIENT_REVERSED", MOTUS_ORIENT_REVERSED},
  {"ANIMATING_INACTIVE", MOTUS_ANIMATING_INACTIVE},
  {"ANIMATING_ACTIVE", MOTUS_ANIMATING_ACTIVE},
  {"ANIMATING_STOPPED", MOTUS_ANIMATING_STOPPED},
  {"ANIMATOR_CHANGE_STATE", MOTUS_ANIMATOR_CHANGE_STATE},
  {"ANIMATOR_CHANGE_RUNNING", MOTUS_ANIMATOR_CHANGE_RUNNING},
  {"ANIMATOR_CHANGE_REVERSED", MOTUS_ANIMATOR_CHANGE_REVERSED},
  {"ANIMATORS_TOGETHER", MOTUS_ANIMATORS_TOGETHER},
  {"ANIMATORS_SEQUENCE", MOTUS_ANIMATORS_SEQUENCE},
  {"ANIMATORS_STAGGER", MOTUS_ANIMATORS_STAGGER},
  {"VALUE_PLACE", MOTUS_VALUE_PLACE},
  {"VALUE_KEEP_MOTION", MOTUS_VALUE_KEEP_MOTION},
  {"CUE_FRACTION", MOTUS_CUE_FRACTION},
  {"CUE_SECONDS", MOTUS_CUE_SECONDS},
  {"CUE_JUMPS", MOTUS_CUE_JUMPS},
  {"TOUCH_BEGAN", MOTUS_TOUCH_BEGAN},
  {"TOUCH_MOVED", MOTUS_TOUCH_MOVED},
  {"TOUCH_ENDED", MOTUS_TOUCH_ENDED},
  {"TOUCH_CANCELLED", MOTUS_TOUCH_CANCELLED},
  {"GESTURE_PAN", MOTUS_GESTURE_PAN},
  {"GESTURE_SCREEN_EDGE_PAN", MOTUS_GESTURE_SCREEN_EDGE_PAN},
  {"GESTURE_TAP", MOTUS_GESTURE_TAP},
  {"GESTURE_LONG_PRESS", MOTUS_GESTURE_LONG_PRESS},
  {"GESTURE_SWIPE", MOTUS_GESTURE_SWIPE},
  {"GESTURE_PINCH", MOTUS_GESTURE_PINCH},
  {"GESTURE_ROTATION", MOTUS_GESTURE_ROTATION},
  {"GESTURE_HOVER", MOTUS_GESTURE_HOVER},
  {"EDGE_TOP", MOTUS_EDGE_TOP},
  {"EDGE_LEFT", MOTUS_EDGE_LEFT},
  {"EDGE_BOTTOM", MOTUS_EDGE_BOTTOM},
  {"EDGE_RIGHT", MOTUS_EDGE_RIGHT},
  {"SWIPE_RIGHT", MOTUS_SWIPE_RIGHT},
  {"SWIPE_LEFT", MOTUS_SWIPE_LEFT},
  {"SWIPE_UP", MOTUS_SWIPE_UP},
  {"SWIPE_DOWN", MOTUS_SWIPE_DOWN},
  {"PAN_WHEEL_NOTCHES", MOTUS_PAN_WHEEL_NOTCHES},
  {"PAN_WHEEL_CONTINUOUS", MOTUS_PAN_WHEEL_CONTINUOUS},
  {"RECOGNITION_POSSIBLE", MOTUS_RECOGNITION_POSSIBLE},
  {"RECOGNITION_BEGAN", MOTUS_RECOGNITION_BEGAN},
  {"RECOGNITION_CHANGED", MOTUS_RECOGNITION_CHANGED},
  {"RECOGNITION_ENDED", MOTUS_RECOGNITION_ENDED},
  {"RECOGNITION_CANCELLED", MOTUS_RECOGNITION_CANCELLED},
  {"RECOGNITION_FAILED", MOTUS_RECOGNITION_FAILED},
  {"TOUCH_DELAY_BEGIN", MOTUS_TOUCH_DELAY_BEGIN},
  {"TOUCH_DELAY_END", MOTUS_TOUCH_DELAY_END},
  {"AXIS_HORIZONTAL", MOTUS_AXIS_HORIZONTAL},
  {"AXIS_VERTICAL", MOTUS_AXIS_VERTICAL},
  {"AXES_HORIZONTAL", MOTUS_AXES_HORIZONTAL},
  {"AXES_VERTICAL", MOTUS_AXES_VERTICAL},
  {"CHAINING_AUTOMATIC", MOTUS_CHAINING_AUTOMATIC},
  {"CHAINING_NONE", MOTUS_CHAINING_NONE},
  {"CHAINING_FRESH", MOTUS_CHAINING_FRESH},
  {"CHAINING_CONTINUOUS", MOTUS_CHAINING_CONTINUOUS},
  {"KEYBOARD_DISMISS_NONE", MOTUS_KEYBOARD_DISMISS_NONE},
  {"KEYBOARD_DISMISS_ON_DRAG", MOTUS_KEYBOARD_DISMISS_ON_DRAG},
  {"KEYBOARD_DISMISS_INTERACTIVE", MOTUS_KEYBOARD_DISMISS_INTERACTIVE},
  {"SCROLLER_IDLE", MOTUS_SCROLLER_IDLE},
  {"SCROLLER_TRACKING", MOTUS_SCROLLER_TRACKING},
  {"SCROLLER_DRAGGING", MOTUS_SCROLLER_DRAGGING},
  {"SCROLLER_DECELERATING", MOTUS_SCROLLER_DECELERATING},
  {"SCROLLER_BOUNCING", MOTUS_SCROLLER_BOUNCING},
  {"SCROLLER_SETTLING", MOTUS_SCROLLER_SETTLING},
  {"SCROLLER_ANIMATING", MOTUS_SCROLLER_ANIMATING},
  {"SCROLLER_WHEEL", MOTUS_SCROLLER_WHEEL},
  {"WHEEL_NOTCHES_120", MOTUS_WHEEL_NOTCHES_120},
  {"WHEEL_LINES", MOTUS_WHEEL_LINES},
  {"WHEEL_PIXELS", MOTUS_WHEEL_PIXELS},
  {"WHEEL_PAGES", MOTUS_WHEEL_PAGES},
  {"WHEEL_PHASE_NONE", MOTUS_WHEEL_PHASE_NONE},
  {"WHEEL_PHASE_MAY_BEGIN", MOTUS_WHEEL_PHASE_MAY_BEGIN},
  {"WHEEL_PHASE_BEGAN", MOTUS_WHEEL_PHASE_BEGAN},
  {"WHEEL_PHASE_CHANGED", MOTUS_WHEEL_PHASE_CHANGED},
  {"WHEEL_PHASE_ENDED", MOTUS_WHEEL_PHASE_ENDED},
  {"WHEEL_PHASE_CANCELLED", MOTUS_WHEEL_PHASE_CANCELLED},
  {"WHEEL_MOMENTUM_NONE", MOTUS_WHEEL_MOMENTUM_NONE},
  {"WHEEL_MOMENTUM_BEGAN", MOTUS_WHEEL_MOMENTUM_BEGAN},
  {"WHEEL_MOMENTUM_CHANGED", MOTUS_WHEEL_MOMENTUM_CHANGED},
  {"WHEEL_MOMENTUM_ENDED", MOTUS_WHEEL_MOMENTUM_ENDED},
  {"WHEEL_ACROSS", MOTUS_WHEEL_ACROSS},
  {"WHEEL_ZOOMS", MOTUS_WHEEL_ZOOMS},
  {"SCROLL_LINE_UP", MOTUS_SCROLL_LINE_UP},
  {"SCROLL_LINE_DOWN", MOTUS_SCROLL_LINE_DOWN},
  {"SCROLL_LINE_LEFT", MOTUS_SCROLL_LINE_LEFT},
  {"SCROLL_LINE_RIGHT", MOTUS_SCROLL_LINE_RIGHT},
  {"SCROLL_PAGE_UP", MOTUS_SCROLL_PAGE_UP},
  {"SCROLL_PAGE_DOWN", MOTUS_SCROLL_PAGE_DOWN},
  {"SCROLL_HOME", MOTUS_SCROLL_HOME},
  {"SCROLL_END", MOTUS_SCROLL_END},
  {"SNAP_START", MOTUS_SNAP_START},
  {"SNAP_CENTER", MOTUS_SNAP_CENTER},
  {"SNAP_END", MOTUS_SNAP_END},
  {"PRESENTATION_AUTOMATIC", MOTUS_PRESENTATION_AUTOMATIC},
  {"PRESENTATION_NONE", MOTUS_PRESENTATION_NONE},
  {"PRESENTATION_FULL_SCREEN", MOTUS_PRESENTATION_FULL_SCREEN},
  {"PRESENTATION_PAGE_SHEET", MOTUS_PRESENTATION_PAGE_SHEET},
  {"PRESENTATION_FORM_SHEET", MOTUS_PRESENTATION_FORM_SHEET},
  {"PRESENTATION_CURRENT_CONTEXT", MOTUS_PRESENTATION_CURRENT_CONTEXT},
  {"PRESENTATION_CUSTOM", MOTUS_PRESENTATION_CUSTOM},
  {"PRESENTATION_OVER_FULL_SCREEN", MOTUS_PRESENTATION_OVER_FULL_SCREEN},
  {"PRESENTATION_OVER_CURRENT_CONTEXT", MOTUS_PRESENTATION_OVER_CURRENT_CONTEXT},
  {"PRESENTATION_POPOVER", MOTUS_PRESENTATION_POPOVER},
  {"SIZE_CLASS_UNSPECIFIED", MOTUS_SIZE_CLASS_UNSPECIFIED},
  {"SIZE_CLASS_COMPACT", MOTUS_SIZE_CLASS_COMPACT},
  {"SIZE_CLASS_REGULAR", MOTUS_SIZE_CLASS_REGULAR},
  {"APPEARANCE_DISAPPEARED", MOTUS_APPEARANCE_DISAPPEARED},
  {"APPEARANCE_APPEARING", MOTUS_APPEARANCE_APPEARING},
  {"APPEARANCE_APPEARED", MOTUS_APPEARANCE_APPEARED},
  {"APPEARANCE_DISAPPEARING", MOTUS_APPEARANCE_DISAPPEARING},
  {"INTERRUPTION_QUEUE", MOTUS_INTERRUPTION_QUEUE},
  {"INTERRUPTION_FLUID", MOTUS_INTERRUPTION_FLUID},
  {"NAVIGATION_NONE", MOTUS_NAVIGATION_NONE},
  {"NAVIGATION_PUSH", MOTUS_NAVIGATION_PUSH},
  {"NAVIGATION_POP", MOTUS_NAVIGATION_POP},
  {"INSETS_SAFE_AREA", MOTUS_INSETS_SAFE_AREA},
  {"INSETS_KEYBOARD", MOTUS_INSETS_KEYBOARD},
  {"INSETS_SCROLLABLE_AXES", MOTUS_INSETS_SCROLLABLE_AXES},
  {"INSETS_NEVER", MOTUS_INSETS_NEVER},
  {"INSETS_ALWAYS", MOTUS_INSETS_ALWAYS},
  {"PAGE_FORWARD", MOTUS_PAGE_FORWARD},
  {"PAGE_BACKWARD", MOTUS_PAGE_BACKWARD},
  {"SPLIT_PRIMARY", MOTUS_SPLIT_PRIMARY},
  {"SPLIT_SUPPLEMENTARY", MOTUS_SPLIT_SUPPLEMENTARY},
  {"SPLIT_SECONDARY", MOTUS_SPLIT_SECONDARY},
  {"SPLIT_AUTOMATIC", MOTUS_SPLIT_AUTOMATIC},
  {"SPLIT_SECONDARY_ONLY", MOTUS_SPLIT_SECONDARY_ONLY},
  {"SPLIT_ONE_BESIDE", MOTUS_SPLIT_ONE_BESIDE},
  {"SPLIT_ONE_OVER", MOTUS_SPLIT_ONE_OVER},
  {"SPLIT_TWO_BESIDE", MOTUS_SPLIT_TWO_BESIDE},
  {"SPLIT_TWO_OVER", MOTUS_SPLIT_TWO_OVER},
  {"SEGUE_SHOW", MOTUS_SEGUE_SHOW},
  {"SEGUE_SHOW_DETAIL", MOTUS_SEGUE_SHOW_DETAIL},
  {"SEGUE_PRESENT", MOTUS_SEGUE_PRESENT},
  {"SEGUE_CUSTOM", MOTUS_SEGUE_CUSTOM},
  {"TRANSITION_FROM", MOTUS_TRANSITION_FROM},
  {"TRANSITION_TO", MOTUS_TRANSITION_TO},
  {"TRANSITION_INTERACTION_ENDED", MOTUS_TRANSITION_INTERACTION_ENDED},
  {"TRANSITION_INTERACTION_CHANGED", MOTUS_TRANSITION_INTERACTION_CHANGED},
  {"TRANSITION_CANCELLED", MOTUS_TRANSITION_CANCELLED},
  {"MATCH_FILL", MOTUS_MATCH_FILL},
  {"MATCH_FIT", MOTUS_MATCH_FIT},
  {"MATCH_STRETCH", MOTUS_MATCH_STRETCH},
  {"MATCH_NONE", MOTUS_MATCH_NONE},
  {"MATCH_CLIP_SOURCE", MOTUS_MATCH_CLIP_SOURCE},
  {"MATCH_ARC", MOTUS_MATCH_ARC},
  {"MATCH_FROZEN_SOURCE", MOTUS_MATCH_FROZEN_SOURCE},
  {"MATCH_FADE_THROUGH", MOTUS_MATCH_FADE_THROUGH},
  {"MATCHED_SLIDE", MOTUS_MATCHED_SLIDE},
  {"MATCHED_DISSOLVE", MOTUS_MATCHED_DISSOLVE},
  {"MATCHED_NONE", MOTUS_MATCHED_NONE},
  {"FLIGHT_SOURCE_GONE", MOTUS_FLIGHT_SOURCE_GONE},
  {"FLIGHT_DESTINATION_GONE", MOTUS_FLIGHT_DESTINATION_GONE},
  {"FLIGHT_FALLBACK", MOTUS_FLIGHT_FALLBACK},
  {"ZOOM_PAN", MOTUS_ZOOM_PAN},
  {"ZOOM_EDGE", MOTUS_ZOOM_EDGE},
  {"ZOOM_PINCH", MOTUS_ZOOM_PINCH},
  {"ZOOM_COMPLETE", MOTUS_ZOOM_COMPLETE},
  {"ZOOM_CANCEL", MOTUS_ZOOM_CANCEL},
  {"MODAL_TRANSITION_COVER_VERTICAL", MOTUS_MODAL_TRANSITION_COVER_VERTICAL},
  {"MODAL_TRANSITION_FLIP_HORIZONTAL", MOTUS_MODAL_TRANSITION_FLIP_HORIZONTAL},
  {"MODAL_TRANSITION_CROSS_DISSOLVE", MOTUS_MODAL_TRANSITION_CROSS_DISSOLVE},
  {"MODAL_TRANSITION_PARTIAL_CURL", MOTUS_MODAL_TRANSITION_PARTIAL_CURL},
  {"MODAL_DEFINES_CONTEXT", MOTUS_MODAL_DEFINES_CONTEXT},
  {"MODAL_PROVIDES_TRANSITION_STYLE", MOTUS_MODAL_PROVIDES_TRANSITION_STYLE},
  {"MODAL_IN_PRESENTATION", MOTUS_MODAL_IN_PRESENTATION},
  {"DETENT_NONE", MOTUS_DETENT_NONE},
  {"DETENT_MEDIUM", MOTUS_DETENT_MEDIUM},
  {"DETENT_LARGE", MOTUS_DETENT_LARGE},
  {"ARROW_UP", MOTUS_ARROW_UP},
  {"ARROW_DOWN", MOTUS_ARROW_DOWN},
  {"ARROW_LEFT", MOTUS_ARROW_LEFT},
  {"ARROW_RIGHT", MOTUS_ARROW_RIGHT},
  {"ARROW_ANY", MOTUS_ARROW_ANY},
  {"OUTLINE_RECTANGLE", MOTUS_OUTLINE_RECTANGLE},
  {"OUTLINE_ELLIPSE", MOTUS_OUTLINE_ELLIPSE},
  {"OUTLINE_POLYGON", MOTUS_OUTLINE_POLYGON},
  {"ELEMENT_CELL", MOTUS_ELEMENT_CELL},
  {"ELEMENT_SUPPLEMENTARY", MOTUS_ELEMENT_SUPPLEMENTARY},
  {"ELEMENT_DECORATION", MOTUS_ELEMENT_DECORATION},
  {"BOUNDARY_REFERENCE", MOTUS_BOUNDARY_REFERENCE},
  {"COLLISION_ITEMS", MOTUS_COLLISION_ITEMS},
  {"COLLISION_BOUNDARIES", MOTUS_COLLISION_BOUNDARIES},
  {"COLLISION_EVERYTHING", MOTUS_COLLISION_EVERYTHING},
  {"ATTACHMENT_ANCHOR", MOTUS_ATTACHMENT_ANCHOR},
  {"ATTACHMENT_ITEMS", MOTUS_ATTACHMENT_ITEMS},
  {"ATTACHMENT_LIMIT", MOTUS_ATTACHMENT_LIMIT},
  {"ATTACHMENT_FIXED", MOTUS_ATTACHMENT_FIXED},
  {"ATTACHMENT_PIN", MOTUS_ATTACHMENT_PIN},
  {"ATTACHMENT_SLIDING", MOTUS_ATTACHMENT_SLIDING},
  {"ATTACHMENT_COLLIDES_UNLESS_CLOSE", MOTUS_ATTACHMENT_COLLIDES_UNLESS_CLOSE},
  {"ATTACHMENT_COLLIDES_ALWAYS", MOTUS_ATTACHMENT_COLLIDES_ALWAYS},
  {"ATTACHMENT_COLLIDES_NEVER", MOTUS_ATTACHMENT_COLLIDES_NEVER},
  {"PUSH_CONTINUOUS", MOTUS_PUSH_CONTINUOUS},
  {"PUSH_INSTANTANEOUS", MOTUS_PUSH_INSTANTANEOUS},
  {"CHOICE_OPEN", MOTUS_CHOICE_OPEN},
  {"CHOICE_NO", MOTUS_CHOICE_NO},
  {"CHOICE_YES", MOTUS_CHOICE_YES},
  {"FIELD_DRAG", MOTUS_FIELD_DRAG},
  {"FIELD_VORTEX", MOTUS_FIELD_VORTEX},
  {"FIELD_RADIAL_GRAVITY", MOTUS_FIELD_RADIAL_GRAVITY},
  {"FIELD_LINEAR_GRAVITY", MOTUS_FIELD_LINEAR_GRAVITY},
  {"FIELD_VELOCITY", MOTUS_FIELD_VELOCITY},
  {"FIELD_NOISE", MOTUS_FIELD_NOISE},
  {"FIELD_TURBULENCE", MOTUS_FIELD_TURBULENCE},
  {"FIELD_SPRING", MOTUS_FIELD_SPRING},
  {"FIELD_ELECTRIC", MOTUS_FIELD_ELECTRIC},
  {"FIELD_MAGNETIC", MOTUS_FIELD_MAGNETIC},
  {"FIELD_CUSTOM", MOTUS_FIELD_CUSTOM},
  {"REGION_INFINITE", MOTUS_REGION_INFINITE},
  {"REGION_DISC", MOTUS_REGION_DISC},
  {"REGION_BOX", MOTUS_REGION_BOX},
  {"REGION_UNION", MOTUS_REGION_UNION},
  {"REGION_DIFFERENCE", MOTUS_REGION_DIFFERENCE},
  {"REGION_INTERSECTION", MOTUS_REGION_INTERSECTION},
  {"REGION_INVERSE", MOTUS_REGION_INVERSE},
  {"EVENT_VIEW_DID_LOAD", MOTUS_EVENT_VIEW_DID_LOAD},
  {"EVENT_VIEW_WILL_APPEAR", MOTUS_EVENT_VIEW_WILL_APPEAR},
  {"EVENT_VIEW_IS_APPEARING", MOTUS_EVENT_VIEW_IS_APPEARING},
  {"EVENT_VIEW_DID_APPEAR", MOTUS_EVENT_VIEW_DID_APPEAR},
  {"EVENT_VIEW_WILL_DISAPPEAR", MOTUS_EVENT_VIEW_WILL_DISAPPEAR},
  {"EVENT_VIEW_DID_DISAPPEAR", MOTUS_EVENT_VIEW_DID_DISAPPEAR},
  {"EVENT_WILL_MOVE_TO_PARENT", MOTUS_EVENT_WILL_MOVE_TO_PARENT},
  {"EVENT_DID_MOVE_TO_PARENT", MOTUS_EVENT_DID_MOVE_TO_PARENT},
  {"EVENT_WILL_SHOW", MOTUS_EVENT_WILL_SHOW},
  {"EVENT_DID_SHOW", MOTUS_EVENT_DID_SHOW},
  {"EVENT_DID_SELECT", MOTUS_EVENT_DID_SELECT},
  {"EVENT_VIEW_WILL_CHANGE_SIZE", MOTUS_EVENT_VIEW_WILL_CHANGE_SIZE},
  {"EVENT_TRAITS_WILL_CHANGE", MOTUS_EVENT_TRAITS_WILL_CHANGE},
  {"EVENT_TRANSITION_BEGAN", MOTUS_EVENT_TRANSITION_BEGAN},
  {"EVENT_TRANSITION_BECAME_INTERACTIVE", MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE},
  {"EVENT_TRANSITION_FINISHING", MOTUS_EVENT_TRANSITION_FINISHING},
  {"EVENT_TRANSITION_CANCELLING", MOTUS_EVENT_TRANSITION_CANCELLING},
  {"EVENT_TRANSITION_ENDED", MOTUS_EVENT_TRANSITION_ENDED},
  {"EVENT_PRESENTATION_ADAPTED", MOTUS_EVENT_PRESENTATION_ADAPTED},
  {"EVENT_SHEET_DETENT_CHANGED", MOTUS_EVENT_SHEET_DETENT_CHANGED},
  {"EVENT_SHEET_DRAG_BEGAN", MOTUS_EVENT_SHEET_DRAG_BEGAN},
  {"EVENT_SHEET_DRAG_ENDED", MOTUS_EVENT_SHEET_DRAG_ENDED},
  {"EVENT_COMPLETED", MOTUS_EVENT_COMPLETED},
  {"EVENT_WILL_DISMISS", MOTUS_EVENT_WILL_DISMISS},
  {"EVENT_DID_DISMISS", MOTUS_EVENT_DID_DISMISS},
  {"EVENT_DID_ATTEMPT_TO_DISMISS", MOTUS_EVENT_DID_ATTEMPT_TO_DISMISS},
  {"EVENT_GESTURE", MOTUS_EVENT_GESTURE},
  {"EVENT_SETTLED", MOTUS_EVENT_SETTLED},
  {"EVENT_CHILD_ENTERING", MOTUS_EVENT_CHILD_ENTERING},
  {"EVENT_CHILD_ENTERED", MOTUS_EVENT_CHILD_ENTERED},
  {"EVENT_CHILD_LEAVING", MOTUS_EVENT_CHILD_LEAVING},
  {"EVENT_CHILD_LEFT", MOTUS_EVENT_CHILD_LEFT},
  {"EVENT_CHILD_RETURNED", MOTUS_EVENT_CHILD_RETURNED},
  {"EVENT_CHILD_MOVED_PARENT", MOTUS_EVENT_CHILD_MOVED_PARENT},
  {"EVENT_ARRANGEMENT_SETTLED", MOTUS_EVENT_ARRANGEMENT_SETTLED},
  {"EVENT_FLIGHT_BEGAN", MOTUS_EVENT_FLIGHT_BEGAN},
  {"EVENT_FLIGHT_ENDED", MOTUS_EVENT_FLIGHT_ENDED},
  {"EVENT_REORDER_CHANGED", MOTUS_EVENT_REORDER_CHANGED},
  {"EVENT_REORDER_ENDED", MOTUS_EVENT_REORDER_ENDED},
  {"EVENT_DYNAMICS_WILL_RESUME", MOTUS_EVENT_DYNAMICS_WILL_RESUME},
  {"EVENT_DYNAMICS_DID_PAUSE", MOTUS_EVENT_DYNAMICS_DID_PAUSE},
  {"EVENT_DYNAMICS_ITEM_LEFT", MOTUS_EVENT_DYNAMICS_ITEM_LEFT},
  {"EVENT_CONTACT_BEGAN", MOTUS_EVENT_CONTACT_BEGAN},
  {"EVENT_CONTACT_ENDED", MOTUS_EVENT_CONTACT_ENDED},
  {"EVENT_DISPLAY_LINK", MOTUS_EVENT_DISPLAY_LINK},
  {"EVENT_SAFE_AREA_CHANGED", MOTUS_EVENT_SAFE_AREA_CHANGED},
  {"EVENT_SCROLL_WILL_BEGIN_DRAGGING", MOTUS_EVENT_SCROLL_WILL_BEGIN_DRAGGING},
  {"EVENT_SCROLL_DID_SCROLL", MOTUS_EVENT_SCROLL_DID_SCROLL},
  {"EVENT_SCROLL_WILL_END_DRAGGING", MOTUS_EVENT_SCROLL_WILL_END_DRAGGING},
  {"EVENT_SCROLL_DID_END_DRAGGING", MOTUS_EVENT_SCROLL_DID_END_DRAGGING},
  {"EVENT_SCROLL_WILL_BEGIN_DECELERATING", MOTUS_EVENT_SCROLL_WILL_BEGIN_DECELERATING},
  {"EVENT_SCROLL_DID_END_DECELERATING", MOTUS_EVENT_SCROLL_DID_END_DECELERATING},
  {"EVENT_SCROLL_DID_END_ANIMATION", MOTUS_EVENT_SCROLL_DID_END_ANIMATION},
  {"EVENT_SCROLL_PAGE_CHANGED", MOTUS_EVENT_SCROLL_PAGE_CHANGED},
  {"EVENT_SCROLL_DID_TRIGGER_REFRESH", MOTUS_EVENT_SCROLL_DID_TRIGGER_REFRESH},
  {"EVENT_SCROLL_DID_SCROLL_TO_TOP", MOTUS_EVENT_SCROLL_DID_SCROLL_TO_TOP},
  {"EVENT_SCROLL_WILL_BEGIN_ZOOMING", MOTUS_EVENT_SCROLL_WILL_BEGIN_ZOOMING},
  {"EVENT_SCROLL_DID_ZOOM", MOTUS_EVENT_SCROLL_DID_ZOOM},
  {"EVENT_SCROLL_DID_END_ZOOMING", MOTUS_EVENT_SCROLL_DID_END_ZOOMING},
  {"EVENT_SCROLL_WANTS_KEYBOARD_AWAY", MOTUS_EVENT_SCROLL_WANTS_KEYBOARD_AWAY},
  {"EVENT_SPLIT_MODE_CHANGED", MOTUS_EVENT_SPLIT_MODE_CHANGED},
  {"EVENT_SPLIT_COLLAPSED", MOTUS_EVENT_SPLIT_COLLAPSED},
  {"EVENT_TIMER", MOTUS_EVENT_TIMER},
  {"EVENT_CUE", MOTUS_EVENT_CUE},
};

/* ---- The module ---- */

static void add_class(lua_State *L, const char *name, const char *base, const luaL_Reg *methods) {
  lua_newtable(L);
  lua_pushliteral(L, "motus");
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);
  lua_pushcfunction(L, object_gc);
  lua_setfield(L, -2, "__gc");
  lua_pushcfunction(L, object_text);
  lua_setfield(L, -2, "__tostring");
  lua_newtable(L); /* methods */
  lua_pushcfunction(L, object_is_alive);
  lua_setfield(L, -2, "is_alive");
  for (; methods->name; methods++) {
    lua_pushcfunction(L, methods->func);
    lua_setfield(L, -2, methods->name);
  }
  if (base) {
    lua_newtable(L);
    lua_getfield(L, LUA_REGISTRYINDEX, base);
    lua_getfield(L, -1, "__index");
    lua_setfield(L, -3, "__index");
    lua_pop(L, 1);
    lua_setmetatable(L, -2);
  }
  lua_setfield(L, -2, "__index");
  lua_setfield(L, LUA_REGISTRYINDEX, name);
}

#if defined(__GNUC__)
__attribute__((visibility("default")))
#endif
int luaopen_motus(lua_State *L) {
  size_t i;
  lua_pushlightuserdata(L, &known_key);
  lua_newtable(L);
  lua_newtable(L);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawset(L, LUA_REGISTRYINDEX);
  lua_pushlightuserdata(L, &kinds_key);
  lua_newtable(L);
  for (i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    lua_pushstring(L, kinds[i].class);
    lua_rawseti(L, -2, kinds[i].kind);
  }
  lua_rawset(L, LUA_REGISTRYINDEX);
  for (i = 0; i < sizeof classes / sizeof *classes; i++)
    add_class(L, classes[i].name, classes[i].base, classes[i].methods);
  lua_newtable(L);
  for (i = 0; module[i].name; i++) {
    lua_pushcfunction(L, module[i].func);
    lua_setfield(L, -2, module[i].name);
  }
  for (i = 0; i < sizeof constants / sizeof *constants; i++) {
    lua_pushnumber(L, constants[i].value);
    lua_setfield(L, -2, constants[i].name);
  }
  lua_pushcfunction(L, module_object);
  lua_setfield(L, -2, "object");
  motus_library_set_diagnostics(record, NULL, NULL);
  return 1;
}
