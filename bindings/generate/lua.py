"""Writes lua/motus.c of the packages: the text of lua.c.in with what the header has filled in."""

import pathlib

import model as shared
from lua_structs import Structs, named

INTEGERS = {"size_t", "int32_t", "uint32_t", "uint16_t", "uint64_t"}
# Written by hand in lua.c.in and luajit.lua.in, or not for Lua.
LEFT_OUT = {"motus_runtime_set_diagnostics", "motus_library_set_diagnostics", "motus_retain",
            "motus_release", "motus_is_alive", "motus_handle_kind", "motus_handle_runtime", "motus_runtime_change_batches",
            "motus_segue_sender", "motus_dynamic_animator_stage_times", "motus_dynamic_animator_set_profile_clock"}

# After these the rows that a runtime has lent are gone.
ENDS_ROWS = {"motus_runtime_tick", "motus_runtime_destroy"}


class Writer(Structs):
    def __init__(self, model):
        self.model = model

    # MARK: Callbacks

    def trampoline(self, name, callback, which, method):
        """One C function that calls Lua; None when Lua cannot serve it."""
        arguments, pushes, outs, unused = ["void *data"], [], [], []
        for one in callback.parameters:
            arguments.append(f"{one.type} {one.name}")
            if one.role == "buffer":
                struct = self.model.structs.get(one.base)
                if struct and not self.is_flat(one.base):
                    return None
                outs.append(one)
                if not one.name.startswith("out_"):
                    if struct:
                        return None
                    pushes.append(f"lua_pushnumber(L, *{one.name});")
                continue
            if one.role == "struct_in":
                pushes.append(f"push_{one.base}(L, {one.name});" if one.base in self.model.structs else "")
            elif one.role == "pointer":
                unused.append(f"  (void){one.name};\n")
            else:
                pushes.append(self.push_value(one.type, one.name))
        returns = callback.returns
        results, after = 0, []
        for one in outs:
            targets = [f"{one.name}->{field.name}" for field in self.model.structs[one.base].fields] \
                if one.base in self.model.structs else [f"*{one.name}"]
            for target in targets:
                results += 1
                after.append(f"    if (lua_isnumber(L, top + {results})) {target} = lua_tonumber(L, top + {results});")
        answer = ""
        if returns != "void":
            results = 1
            answer = f"  {returns} answer = 0;\n"
            if returns == "bool":
                after.append("    answer = lua_toboolean(L, -1);")
            elif "*" in returns:
                after.append("    if (object_at(L, -1)) answer = object_at(L, -1)->handle;")
            else:
                after.append(f"    answer = ({returns})lua_tonumber(L, -1);")
        quoted = f'"{method}"' if method else "NULL"
        out_of = " answer" if returns != "void" else ""
        return (f"static {returns} {name}({', '.join(arguments)}) {{\n{answer}"
                + "".join(unused) + f"  int top = current ? lua_gettop(current) : 0;\n"
                f"  lua_State *L = begin(data, {which}, {quoted});\n  if (!L)\n    return{out_of};\n"
                + "".join(f"  {line}\n" for line in pushes)
                + f"  if (call(L, {len(pushes)}, {results})) {{\n" + "\n".join(after) + "\n  }\n"
                + f"  lua_settop(L, top);\n  return{out_of};\n}}\n")

    def trampolines(self):
        out, self.served = [], set()
        for name, callback in self.model.callbacks.items():
            if name in ("motus_destroy_fn", "motus_diagnostics_fn", "motus_curve_fn", "motus_dynamic_clock_fn"):
                continue
            for which in self.model.places(name):
                out.append(self.trampoline(f"on_{name}_{which}", callback, which, None))
        for struct in self.model.structs.values():
            if struct.kind != "callbacks":
                continue
            fields = []
            for one in struct.fields:
                text = self.trampoline(f"on_{struct.name}_{one.name}", one.callback, 0, one.name)
                if text:
                    out.append(text)
                    fields.append(f'  if (has(L, table, "{one.name}")) out->{one.name} = on_{struct.name}_{one.name};')
            out.append(f"static void read_{struct.c}(lua_State *L, int table, {struct.c} *out) {{\n"
                       f"  memset(out, 0, sizeof *out);\n  out->struct_size = sizeof *out;\n  if (lua_isnoneornil(L, table))\n    return;\n"
                       f"  luaL_checktype(L, table, LUA_TTABLE);\n" + "\n".join(fields) + "\n}\n")
        return "\n".join(out)

    # MARK: Functions

    def function(self, function):
        at, before, passed, after, results = 1, [], [], [], 0
        later = [one for one in function.of("fn") if not (one.data == "block_data" and one.scope == "during the call")]
        now = [one for one in function.of("fn") if one not in later]
        places, buffers = {}, function.of("buffer")
        for one in function.parameters:
            name = one.name
            if one.role in ("self", "handle"):
                passed.append(f"handle_at(L, {at}, {'true' if one.nullable else 'false'})")
                at += 1
            elif one.role == "struct":
                fields = self.model.structs[one.base].fields
                values = ", ".join(f"luaL_checknumber(L, {at + i})" for i in range(len(fields)))
                before.append(f"{one.base} {name} = {{{values}}};")
                passed.append(name)
                at += len(fields)
            elif one.role == "struct_in":
                before.append(f"{one.base} {name};")
                if one.nullable:
                    before.append(f"bool has_{name} = !lua_isnoneornil(L, {at});")
                before.append(("if (has_" + name + ")\n    " if one.nullable else "") + f"read_{one.base}(L, {at}, &{name});")
                passed.append(f"has_{name} ? &{name} : NULL" if one.nullable else f"&{name}")
                at += 1
            elif one.role == "text":
                passed.append(f"luaL_{'opt' if one.nullable else 'check'}string(L, {at}{', NULL' if one.nullable else ''})")
                at += 1
            elif one.role in ("enum", "scalar"):
                passed.append(self.read_value(one.type, at, one.name))
                at += 1
            elif one.role == "size":
                passed.append(f"sizeof({one.sized_struct})")
            elif one.role == "pointer" and one.base == "void" and function.c in ("motus_tag", "motus_set_tag"):
                passed.append(f"handle_at(L, {at}, false)")
                at += 1
            elif one.role == "pointer":
                passed.append("NULL")
            elif one.role == "bytes":
                before.append(f"size_t {one.length};\n  const char *{name} = luaL_checklstring(L, {at}, &{one.length});")
                passed.append(name)
                at += 1
            elif one.role == "array":
                kind = f"{one.base} *" if one.base in self.model.handles else f"{one.base} "
                item = f"handle_at(L, lua_gettop(L), false)" if one.base in self.model.handles else None
                read = f"{name}[i] = {item};" if item else \
                    f"read_{one.base}(L, lua_gettop(L), &{name}[i]);" if one.base in self.model.structs else \
                    f"{name}[i] = ({one.base})luaL_checknumber(L, -1);"
                test = f"lua_isnoneornil(L, {at}) ? 0 : " if one.nullable else \
                    f"(luaL_checktype(L, {at}, LUA_TTABLE), 0) + "
                among = [other.name for other in function.parameters if other.length == one.length]
                length = one.length if among[-1] == one.name else f"{one.length}_of_{name}"
                struct = self.model.structs.get(one.base)
                points = struct and any("*" in field.type and shared.plain_type(field.type) in self.model.structs
                                        for field in struct.fields)
                pop = "lua_pop(L, 1);" if not points else \
                    "while (lua_gettop(L) > kept) /* what an item points at stays */\n      " \
                    "lua_rawseti(L, kept, (int)lua_rawlen(L, kept) + 1);"
                keep = "\n  lua_newtable(L);\n  const int kept = lua_gettop(L);" if points else ""
                before.append(f"""size_t {length} = {test}lua_rawlen(L, {at});
  {kind}*{name} = lua_newuserdata(L, sizeof *{name} * {length} + 1);{keep}
  for (size_t i = 0; i < {length}; i++) {{
    lua_rawgeti(L, {at}, (int)i + 1);
    {read}
    {pop}
  }}""")
                if len(among) > 1 and among[-1] == one.name:
                    before += [f"if ({one.length}_of_{other} != {one.length})\n    {one.length} = 0; /* refused */"
                               for other in among[:-1]]
                passed.append(f"{name}")
                at += 1
            elif one.role == "count":
                passed.append(name)
            elif one.role == "fn":
                before.append(f"function_at(L, {at}, {'true' if one.nullable else 'false'});")
                which = 0 if one in now else later.index(one)
                places[name] = at
                call = f"on_{one.base}_{which}"
                passed.append(f"lua_isnoneornil(L, {at}) ? NULL : {call}" if one.nullable else call)
                at += 1
            elif one.role == "callbacks":
                before.append(f"{one.base} {name};\n  read_{one.base}(L, {at}, &{name});")
                places[name] = at
                passed.append(f"lua_isnoneornil(L, {at}) ? NULL : &{name}" if one.nullable else f"&{name}")
                at += 1
            elif one.role == "user_data":
                passed.append("data" if later or function.of("callbacks") else "NULL")
            elif one.role == "destroy":
                passed.append("data ? forget : NULL" if later or function.of("callbacks") else "NULL")
            elif one.role == "block_data":
                passed.append("block" if now else "data")
            elif one.role == "rows":
                before.append(f"const {one.base} *{name} = NULL;\n  size_t out_count = 0;")
                passed.append(f"&{name}")
                after.append(f"iterate(L, {name}, out_count, row_{one.base});")
                results += 1
            elif one.role == "rows_count":
                passed.append("&out_count")
            elif one.role == "buffer":
                passed.append("NULL" if function.of("fn") else name)
            elif one.role == "capacity":
                if function.of("fn"):
                    passed.append("0")
                elif function.of("out"):
                    passed.append("capacity")
                else:  # as many numbers as are asked for
                    before.append(f"size_t capacity = (size_t)luaL_checknumber(L, {at});\n  double {buffers[0].name}[16];\n"
                                  f"  if (capacity > 16)\n    luaL_argerror(L, {at}, \"at most 16\");")
                    after.append(f"for (size_t i = 0; i < capacity; i++)\n    lua_pushnumber(L, {buffers[0].name}[i]);")
                    results = "(int)capacity"
                    passed.append("capacity")
                    at += 1
            elif one.role == "out":
                if buffers and not function.of("fn") and one is function.of("out")[-1]:
                    passed.append("&size")
                    continue
                if one.base in self.model.handles:
                    before.append(f"{one.base} *{name} = NULL;")
                    after.append(self.push_handle(one.base, name, "true" if one.transfer == "full" else "false"))
                    results += 1
                elif self.is_flat(one.base):
                    fields = self.model.structs[one.base].fields
                    before.append(f"{one.base} {name} = {{0}};")
                    after += [f"lua_pushnumber(L, {name}.{field.name});" for field in fields]
                    results += len(fields)
                else:
                    struct = self.model.structs.get(one.base)
                    size = f"\n  {name}.struct_size = sizeof {name};" if struct and struct.sized else ""
                    zero = "{0}" if struct else "0"
                    before.append(f"{one.base} {name} = {zero};{size}")
                    after.append(self.push_value(one.base, name))
                    results += 1
                passed.append(f"&{name}")
        if now:
            before.append(f"held *block = hold(L, {places[now[0].name]}, 0);")
        if later:
            spots = [places[one.name] for one in later] + [0]
            before.append(f"held *data = hold(L, {spots[0]}, {spots[1]});")
        if function.of("callbacks"):
            before.append(f"held *data = hold(L, {places[function.of('callbacks')[0].name]}, 0);")
        call = f"{function.c}({', '.join(passed)})"
        before.insert(0, f"lua_settop(L, {at - 1});")
        lines = before + ["lua_State *outer = enter(L);"]
        free = ["if (block)\n    forget(block);"] if now else []
        if buffers and not function.of("fn") and function.of("out"):
            one = buffers[0]
            kind = f"{one.base} *" if one.base in self.model.handles else "char " if one.base == "void" else f"{one.base} "
            lines += [f"size_t capacity = 0, size = 0;\n  {kind}*{one.name} = NULL;"]
            if function.c == "motus_dynamic_animator_snapshot":
                lines += ["size = motus_dynamic_animator_snapshot_size(handle_at(L, 1, false));"]
            else:
                lines += [f"motus_status first = {call};", "leave(L, outer, first, false);", "outer = enter(L);"]
            lines += ["capacity = size;", f"{one.name} = lua_newuserdata(L, sizeof *{one.name} * capacity + 1);",
                      f"motus_status status = {call};", "leave(L, outer, status, false);"]
            if one.base == "void":
                lines += [f"lua_pushlstring(L, {one.name}, size);"]
            else:
                item = self.push_handle(one.base, f"{one.name}[i]") if one.base in self.model.handles \
                    else self.push_value(one.base, f"{one.name}[i]")
                lines += [f"lua_newtable(L);\n  for (size_t i = 0; i < size; i++) {{\n    {item}\n"
                          "    lua_rawseti(L, -2, (int)i + 1);\n  }"]
            results = 1
            if after:  # what else comes back stands before the array
                lines += after + [f"lua_pushvalue(L, -{results + len(after)});"]
                results = 1 + len(after)
        elif function.returns_status:
            lines += [f"motus_status status = {call};"] + free
            if function.c in ENDS_ROWS:
                lines.append("ticks += 1, object_at(L, 1)->ticks += 1;")
            if function.c == "motus_runtime_create":
                lines.append("if (status >= 0)\n    motus_runtime_set_diagnostics(out_runtime, record, NULL, NULL);")
            lines += ["leave(L, outer, status, false);"] + after
        elif function.of("out"):
            lines += [f"bool found = {call};", "leave(L, outer, MOTUS_OK, !found);", "if (!found)\n    return 0;"] + after
        elif self.is_answered_flat(function.returns):
            fields = [one for one in self.model.structs[function.returns].fields if one.name != "reserved"]
            zero = " && ".join(f"answer.{one.name} == 0" for one in fields)
            lines += [f"{function.returns} answer = {call};", f"leave(L, outer, MOTUS_OK, {zero});"]
            lines += [self.push_value(one.type, f"answer.{one.name}") for one in fields]
            results = len(fields)
        else:
            lines += [f"{function.returns} answer = {call};", "leave(L, outer, MOTUS_OK, !answer);",
                      self.push_value(function.returns, "answer") if function.c != "motus_runtime_trace_hash" else
                      'char text[17];\n  snprintf(text, sizeof text, "%016llx", (unsigned long long)answer);\n'
                      "  lua_pushstring(L, text); /* no number of Lua 5.1 holds it */"]
            results = 1
        lines.append(f"return {results};")
        return f"static int f_{function.c}(lua_State *L) {{\n" + "".join(f"  {line}\n" for line in lines) + "}\n"

    def functions(self):
        return "\n".join(self.function(one) for one in self.kept())

    def kept(self):
        known = set(self.model.free) | {one for handle in self.model.handles.values()
                                        for one in handle.methods + handle.makers}
        return [one for one in self.model.functions if one in known and one.c not in LEFT_OUT]

    def tables(self):
        out, kept = [], set(self.kept())
        classes = []
        for handle in self.model.ordered_handles():
            rows = [f'  {{"{named(one.method)}", f_{one.c}}},' for one in handle.methods if one in kept]
            if handle.name != "runtime":
                rows += ['  {"tag", f_motus_tag},', '  {"set_tag", f_motus_set_tag},']
            else:
                rows += [f'  {{"{name}", runtime_{name}}},' for name in ("change_batches", "set_diagnostics")]
            out.append(f"static const luaL_Reg methods_{handle.name}[] = {{\n" + "\n".join(rows) + "\n  {NULL, NULL}};\n")
            base = f'"motus.{handle.base.name}"' if handle.base else "NULL"
            classes.append(f'  {{"motus.{handle.name}", {base}, methods_{handle.name}}},')
        out.append("static const struct { const char *name, *base; const luaL_Reg *methods; } classes[] = {\n"
                   + "\n".join(classes) + "\n};\n")
        names = {one.name.upper(): one.name for one in self.model.handles.values()}
        kinds = [f'  {{{number}, "motus.{names[name.removeprefix("MOTUS_KIND_")]}"}},'
                 for name, number, _ in self.model.enums["motus_kind"].values
                 if name.removeprefix("MOTUS_KIND_") in names]
        out.append("static const struct { int kind; const char *class; } kinds[] = {\n" + "\n".join(kinds) + "\n};\n")
        module = [f'  {{"{one.method}", f_{one.c}}},' for one in self.model.free if one in kept]
        for handle in self.model.handles.values():
            for one in handle.makers:
                name = handle.name if one.method == "create" else f"{handle.name}_{one.method.removeprefix('create_')}"
                module.append(f'  {{"{name}", f_{one.c}}},')
        out.append("static const luaL_Reg module[] = {\n" + "\n".join(module) + "\n  {NULL, NULL}};\n")
        constants = [f'  {{"{name.removeprefix("MOTUS_")}", {name}}},' for enum in self.model.enums.values()
                     for name, _, _ in enum.values]
        out.append("static const struct { const char *name; double value; } constants[] = {\n"
                   + "\n".join(constants) + "\n};\n")
        return "\n".join(out)

    def text(self):
        here = pathlib.Path(__file__).parent
        text = (here / "lua.c.in").read_text().replace("@COLUMNS@", (here / "lua_columns.c.in").read_text())
        for name in ("structs", "trampolines", "functions", "tables"):
            text = text.replace(f"@{name.upper()}@", getattr(self, name)())
        return text
