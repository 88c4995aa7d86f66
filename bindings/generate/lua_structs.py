"""How values and structs go between C and Lua: for bindings/generate/lua.py."""

import model as shared

KEYWORDS = {"and", "break", "do", "else", "elseif", "end", "for", "function", "goto", "if", "in", "local", "not", "or",
            "repeat", "return", "then", "until", "while"}


def named(word):
    return word + "_" if word in KEYWORDS else word


SPRING = """/* The timing of settings: a table, a type alone, or a spring in its place. */
static void read_spring(lua_State *L, int table, motus_timing *out) {
  bool bounce = field(L, table, "bounce", 0), ratio, response;
  double values[3] = {bounce ? luaL_checknumber(L, -1) : 0, 0, 0};
  ratio = field(L, table, "damping_ratio", 0);
  values[1] = ratio ? luaL_checknumber(L, -1) : 0;
  response = field(L, table, "response", 0);
  values[2] = response ? luaL_checknumber(L, -1) : 0;
  lua_pop(L, bounce + ratio + response);
  if ((bounce || response) && field(L, table, "duration", 0)) { /* as it is perceived */
    if (response)
      luaL_error(L, "duration and response are two words for how long a spring takes: give one of them");
    response = true;
    values[2] = luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
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
"""


class Structs:
    def is_flat(self, base):
        struct = self.model.structs.get(base)
        return bool(struct) and struct.kind == "plain" and all(
            one.type == "double" and not one.length for one in struct.fields)

    def is_answered_flat(self, base):
        """Of numbers and enumerators: several values as an answer."""
        struct = self.model.structs.get(base)
        return bool(struct) and struct.kind == "plain" and all(
            (one.type == "double" or one.type in self.model.enums or one.name == "reserved") and not one.length
            for one in struct.fields)

    def push_handle(self, base, value, full="false"):
        handle = self.model.handles[base]
        counted = "true" if handle.counted else "false"
        return f'push(L, {value}, "motus.{handle.name}", {counted}, {full});'

    def push_value(self, kind, value):
        """Statements that push one value of C."""
        base = kind.replace("const", "").replace("*", "").strip()
        if kind.strip() == "const char *":
            return f"lua_pushstring(L, {value});"
        if base in self.model.handles:
            return self.push_handle(base, f"(void *){value}")
        if base == "bool":
            return f"lua_pushboolean(L, {value});"
        if base in self.model.structs:
            return f"push_{base}(L, &{value});"
        if base in ("double", "float"):
            return f"lua_pushnumber(L, {value});"
        return f"push_whole(L, (lua_Number){value});"

    def read_value(self, kind, at, name=""):
        if shared.is_key(kind, name):
            return f"key_at(L, {at})"
        base = kind.replace("const", "").replace("*", "").strip()
        if base == "bool":
            return f"flag_at(L, {at})"
        if base == "double":
            return f"luaL_checknumber(L, {at})"
        return f"({base})luaL_checknumber(L, {at})"

    # MARK: Structs

    def structs(self):
        out = []
        for struct in self.model.structs.values():
            if struct.kind == "callbacks" or struct.c == "motus_change_batch":
                continue
            out.append(self.read_struct(struct))
            if struct.c == "motus_timing":
                out.append(SPRING)
            out.append(self.push_struct(struct))
        return "\n".join(out)

    def read_struct(self, struct):
        lines = []
        names = [one.name for one in struct.fields]
        for at, one in enumerate(struct.fields):
            base = one.type.replace("const", "").replace("*", "").strip()
            index = at + 1 if struct.kind == "plain" else 0
            target = f"out->{one.name}"
            if one.length and base == "double":
                source = "table" if len(struct.fields) == 1 else None
                if source:
                    lines.append(f"  for (int i = 0; i < {one.length}; i++) {{\n    lua_rawgeti(L, table, i + 1);\n"
                                 f"    {target}[i] = luaL_checknumber(L, -1);\n    lua_pop(L, 1);\n  }}")
                continue
            if one.length:
                read_item = f"read_{base}(L, lua_gettop(L), &{target}[i]);" if base in self.model.structs \
                    else f"{target}[i] = ({base})luaL_checknumber(L, -1);"
                lines.append(f'  if (field(L, table, "{one.name}", 0)) {{\n    luaL_checktype(L, -1, LUA_TTABLE);\n'
                             f"    for (int i = 0; i < {one.length}; i++) {{\n      lua_rawgeti(L, -1, i + 1);\n"
                             f"      if (!lua_isnil(L, -1)) {read_item}\n"
                             f"      lua_pop(L, 1);\n    }}\n    lua_pop(L, 1);\n  }}")
                continue
            if "*" in one.type:
                if base in self.model.handles or (one.type == "void *" and struct.kind == "plain"):
                    lines.append(f'  if (field(L, table, "{one.name}", {index})) {{\n'
                                 f"    {target} = handle_at(L, lua_gettop(L), true);\n    lua_pop(L, 1);\n  }}")
                elif base == "double" and one.name.removesuffix("s") + "_count" in names:
                    count = f"out->{one.name.removesuffix('s')}_count"
                    lines.append(f'''  if (field(L, table, "{one.name}", 0)) {{ /* stays on the stack */
    int from = lua_gettop(L);
    luaL_checktype(L, from, LUA_TTABLE);
    {count} = lua_rawlen(L, from);
    double *all = lua_newuserdata(L, sizeof *all * {count} + 1);
    for (size_t i = 0; i < {count}; i++) {{
      lua_rawgeti(L, from, (int)i + 1);
      all[i] = luaL_checknumber(L, -1);
      lua_pop(L, 1);
    }}
    {target} = all;
  }}''')
                elif one.name.removesuffix("s") + "_count" in names and self.is_flat(base):
                    count = f"out->{one.name.removesuffix('s')}_count"
                    lines.append(f'''  if (field(L, table, "{one.name}", 0)) {{ /* stays on the stack */
    int from = lua_gettop(L);
    luaL_checktype(L, from, LUA_TTABLE);
    {count} = lua_rawlen(L, from);
    {base} *all = lua_newuserdata(L, sizeof *all * {count} + 1);
    for (size_t i = 0; i < {count}; i++) {{
      lua_rawgeti(L, from, (int)i + 1);
      read_{base}(L, lua_gettop(L), &all[i]);
      lua_pop(L, 1);
    }}
    {target} = all;
  }}''')
                elif one.type.count("*") == 1 and base in self.model.structs:
                    lines.append(f'''  if (field(L, table, "{one.name}", {index})) {{ /* stays on the stack */
    {base} *one = lua_newuserdata(L, sizeof *one);
    read_{base}(L, lua_gettop(L) - 1, one);
    {target} = one;
  }}''')
                continue
            if base in self.model.callbacks:
                continue
            if base in self.model.structs:
                read = f"read_{base}(L, lua_gettop(L), &{target});"
                if one.name == "timing" and self.has_spring(struct):
                    lines.append(f"  read_spring(L, table, &{target});")
                    continue
                if self.model.structs[base].kind == "options":  # points may stay on the stack
                    lines.append(f'  if (field(L, table, "{one.name}", {index}))\n    {read}')
                    continue
            else:
                read = f"{target} = {self.read_value(one.type, 'lua_gettop(L)', one.name)};"
            lines.append(f'  if (field(L, table, "{one.name}", {index})) {{\n    {read}\n    lua_pop(L, 1);\n  }}')
        fill = "  memset(out, 0, sizeof *out);\n"
        if struct.init and len(struct.init.parameters) == 2:
            fill = f"  {struct.c}_init(out, sizeof *out);\n"
        elif struct.init:
            more = struct.init.parameters[2]
            fill = (f'  {more.base} by = ({more.base})0;\n  lua_getfield(L, table, "{more.name}");\n'
                    f"  by = ({more.base})luaL_checknumber(L, -1);\n  lua_pop(L, 1);\n"
                    f"  {struct.c}_init(out, sizeof *out, by);\n")
        elif struct.kind == "options":
            fill = "  memset(out, 0, sizeof *out);\n  out->struct_size = sizeof *out;\n"
        known = self.known_fields(struct)
        names = ", ".join([f'"{name}"' for name in known] + ["NULL"])
        checks = [f"  static const char *const known[] = {{{names}}};\n",
                  f'  only(L, table, "{struct.name}", known);\n'] if known else []
        return (f"static UNUSED void read_{struct.c}(lua_State *L, int table, {struct.c} *out) {{\n"
                f"  luaL_checktype(L, table, LUA_TTABLE);\n  luaL_checkstack(L, 8, NULL);\n"
                + "".join(checks) + fill + "\n".join(lines) + "\n}\n")

    def has_spring(self, struct):
        """Whether bounce, response and damping_ratio may stand in place of the timing."""
        names = {one.name for one in struct.fields}
        return struct.kind == "options" and "timing" in names and "bounce" not in names

    def known_fields(self, struct):
        """What a table that is given may have, and no other; none where it is numbers, as in a point."""
        if self.is_flat(struct.c) or (len(struct.fields) == 1 and struct.fields[0].length):
            return []
        return [one.name for one in struct.fields if one.name != "reserved" and
                (one.type != "void *" or struct.kind == "plain") and one.type.replace("const", "").replace("*", "").strip() not in self.model.callbacks] + \
            (["bounce", "response", "damping_ratio"] if self.has_spring(struct) else [])

    def push_struct(self, struct):
        lines = []
        for one in struct.fields:
            base = one.type.replace("const", "").replace("*", "").strip()
            source = f"from->{one.name}"
            if one.type == "const double *":
                count = one.name.removesuffix("s") + "_count"
                if not any(other.name == count for other in struct.fields):
                    count = "component_count"
                lines.append(f"  numbers(L, {source}, from->{count});")
            elif one.length and base == "double":
                lines.append(f"  numbers(L, {source}, {one.length});")
            elif one.length and base == "float":
                lines.append(f"  lua_newtable(L);\n  for (int i = 0; i < {one.length}; i++) {{\n"
                             f"    lua_pushnumber(L, {source}[i]);\n    lua_rawseti(L, -2, i + 1);\n  }}")
            elif one.length and base in self.model.structs:
                lines.append(f"  lua_newtable(L);\n  for (int i = 0; i < {one.length}; i++) {{\n"
                             f"    push_{base}(L, &{source}[i]);\n    lua_rawseti(L, -2, i + 1);\n  }}")
            elif one.type == "void *":  # of any kind; anything at all where a host gave it
                lines.append(f'  if ({source} && motus_is_alive({source}))\n    push(L, {source}, "motus.view", true, false);\n'
                             f"  else\n    lua_pushlightuserdata(L, {source});")
            elif one.length or base in self.model.callbacks or (
                    "*" in one.type and base not in self.model.handles and one.type != "const char *"):
                continue
            elif "*" in one.type and base in self.model.handles:
                lines.append(f"  if (motus_is_alive({source}))\n    {self.push_value(one.type, source)}\n"
                             "  else\n    lua_pushnil(L);")
            else:
                lines.append("  " + self.push_value(one.type, source))
            lines.append(f'  lua_setfield(L, -2, "{one.name}");')
        return (f"static UNUSED void push_{struct.c}(lua_State *L, const {struct.c} *from) {{\n  lua_newtable(L);\n"
                + "\n".join(lines) + "\n}\n"
                f"static UNUSED void row_{struct.c}(lua_State *L, const void *rows, size_t index) {{\n"
                f"  push_{struct.c}(L, (const {struct.c} *)rows + index);\n}}\n")
