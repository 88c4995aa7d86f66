"""Writes lua/luajit/motus.lua of the packages: the text of luajit.lua.in with what the header has filled in."""

import pathlib
import textwrap

import header
import lua
from lua_structs import named
import model as shared

LEFT_OUT = lua.LEFT_OUT


class Writer(lua.Writer):
    """Decides as the C module does what a function takes and answers: both pass the same test."""

    def object(self, base, value, full="false"):
        handle = self.model.handles[base]
        return f'object({value}, "{handle.name}", {str(handle.counted).lower()}, {full})'

    def back(self, kind, value, full="false"):
        """An expression of Lua for a value of C."""
        base = kind.replace("const", "").replace("*", "").strip()
        if kind.strip() == "const char *":
            return f"({value} ~= nil and ffi.string({value}) or nil)"
        if base in self.model.handles:
            return self.object(base, value, full)
        if base == "bool":
            return value
        if base in self.model.structs:
            return f'tell("{base}", {value})'
        return f"tonumber({value})"

    # MARK: Structs

    def field(self, struct, one):
        """{ name, kind, type, length } of a field that Lua can give or read; None of another one."""
        base = one.type.replace("const", "").replace("*", "").strip()
        names = [other.name for other in struct.fields]
        if one.length:
            if base in self.model.structs:
                return f'{{ "{one.name}", "structs", "{base}", {one.length} }}'
            return f'{{ "{one.name}", "numbers", nil, {one.length} }}'
        if one.type == "const double *" and struct.kind == "options" and struct.counter(one):
            return f'{{ "{one.name}", "doubles", "{struct.counter(one).name}" }}'
        if one.type == "const double *":
            return f'{{ "{one.name}", "components" }}'
        if one.type == "const char *":
            return f'{{ "{one.name}", "text" }}'
        if one.type == "void *":
            return f'{{ "{one.name}", "any" }}' if struct.kind == "plain" else None
        if base in self.model.handles:
            if one.type.count("*") > 1:
                return None
            counted = ", counted = true" if self.model.handles[base].counted else ""
            return f'{{ "{one.name}", "handle", "{base}"{counted} }}'
        if "*" in one.type:
            count = one.name.removesuffix("s") + "_count"
            if count in names and self.is_flat(base):
                return f'{{ "{one.name}", "array", "{base}", "{count}" }}'
            return f'{{ "{one.name}", "pointer", "{base}" }}' if base in self.model.structs else None
        if base in self.model.callbacks:
            return None
        if base in self.model.structs:
            return f'{{ "{one.name}", "struct", "{base}" }}'
        kind = "key" if shared.is_key(one.type, one.name) else "value"
        return f'{{ "{one.name}", "{kind}" }}'

    def structs(self):
        out = []
        for struct in self.model.structs.values():
            if struct.kind == "callbacks":
                rows = [f'  {one.name} = "{struct.name}_{one.name}",' for one in struct.fields
                        if self.callback(f"{struct.name}_{one.name}", one.callback, 1, one.name)]
                out.append(f"structs.{struct.c} = {{\n" + "\n".join(rows) + "\n}")
                continue
            if struct.c == "motus_change_batch":
                continue
            rows = []
            if struct.kind == "plain":
                rows.append("  plain = true,")
            if self.known_fields(struct):
                rows.append("  only = true,")
            if self.has_spring(struct):
                rows.append("  spring = true,")
            if struct.sized:
                rows.append("  sized = true,")
            if struct.init:
                rows.append(f'  init = "{struct.c}_init",')
                if len(struct.init.parameters) > 2:
                    rows.append(f'  init_with = "{struct.init.parameters[2].name}",')
            rows += [f"  {text}," for one in struct.fields if (text := self.field(struct, one))]
            out.append(f"structs.{struct.c} = {{\n" + "\n".join(rows) + "\n}")
        return "\n".join(out) + "\n"

    # MARK: Callbacks

    def callback(self, name, callback, which, method):
        given, passed, outs = ["data"], [], []
        for at, one in enumerate(callback.parameters):
            given.append(f"a{at}")
            if one.role == "buffer":
                struct = self.model.structs.get(one.base)
                if struct and (not self.is_flat(one.base) or not one.name.startswith("out_")):
                    return None
                outs.append((at, one))
                if not one.name.startswith("out_"):
                    passed.append(f"a{at}[0]")
            elif one.role == "struct_in":
                passed.append(f'tell("{one.base}", a{at})')
            elif one.role != "pointer":
                passed.append(self.back(one.type, f"a{at}"))
        zero = {"void": "", "bool": " false"}.get(callback.returns, " nil" if "*" in callback.returns else " 0")
        targets = [f"a{at}[0]" + (f".{field}" if field else "") for at, one in outs for field in
                   ([each.name for each in self.model.structs[one.base].fields] if one.base in self.model.structs
                    else [None])]
        results = [f"r{at}" for at in range(max(len(targets), callback.returns != "void"))]
        quoted = f', "{method}"' if method else ""
        lines = [f"local call = called(data, {which}{quoted})", f"if not call then return{zero} end"]
        call = f"protected(pcall({', '.join(['call'] + passed)}))"
        lines.append(f"local {', '.join(results)} = {call}" if results else call)
        lines += [f"if tonumber(r{at}) then {target} = tonumber(r{at}) end" for at, target in enumerate(targets)]
        if callback.returns == "bool":
            lines.append("return not not r0")
        elif "*" in callback.returns:
            lines.append("return r0 and ffi.cast(void, handle(r0, 1)) or nil")
        elif callback.returns != "void":
            lines.append("return tonumber(r0) or 0")
        body = textwrap.indent("\n".join(lines), "  ")
        return f"function on.{name}({', '.join(given)})\n{body}\nend"

    def callbacks(self):
        out = []
        for name, callback in self.model.callbacks.items():
            if name in ("motus_destroy_fn", "motus_diagnostics_fn", "motus_curve_fn", "motus_dynamic_clock_fn"):
                continue
            for which in self.model.places(name):
                out.append(self.callback(f"{name}_{which}", callback, which + 1, None))
        for struct in self.model.structs.values():
            if struct.kind == "callbacks":
                out += [text for one in struct.fields if (text := self.callback(
                    f"{struct.name}_{one.name}", one.callback, 1, one.name))]
        return "\n".join(out) + "\n"

    # MARK: Functions

    def function(self, function, where):
        at, before, passed, after = 1, [], [], []
        later = [one for one in function.of("fn") if not (one.data == "block_data" and one.scope == "during the call")]
        now = [one for one in function.of("fn") if one not in later]
        buffers, sized = function.of("buffer"), None
        names = {}
        for one in function.parameters:
            name = "x_" + one.name
            match one.role:
                case "self" | "handle":
                    passed.append(f"handle(a{at}, {at}{', true' if one.nullable else ''})")
                case "struct":
                    fields = self.model.structs[one.base].fields
                    values = ", ".join(f"number(a{at + i}, {at + i})" for i in range(len(fields)))
                    passed.append(f'ffi.new("{one.base}", {values})')
                    at += len(fields) - 1
                case "struct_in":
                    read = f'read("{one.base}", a{at}, keep)'
                    before.append(f"local {name} = " + (f"a{at} ~= nil and {read} or nil" if one.nullable else read))
                    passed.append(name)
                case "text":
                    passed.append(f"text(a{at}, {at}{', true' if one.nullable else ''})")
                case "scalar" if one.is_key:
                    passed.append(f"key_of(a{at}, {at})")
                case "enum" | "scalar":
                    passed.append(f"{'flag' if one.base == 'bool' else 'number'}(a{at}, {at})")
                case "size":
                    passed.append(f'ffi.sizeof("{one.sized_struct}")')
                    continue
                case "pointer" if function.c in ("motus_tag", "motus_set_tag"):
                    passed.append(f"handle(a{at}, {at})")
                case "bytes":
                    passed.append(f"text(a{at}, {at})")
                    names[one.length] = f"#a{at}"
                case "array":
                    kind = f"{one.base} *" if one.base in self.model.handles else one.base
                    item = (f"{name}[i - 1] = ffi.cast(\"{kind}\", handle(from[i], {at}))" if one.base in self.model.handles
                            else f'fill("{one.base}", {name}[i - 1], from[i], keep)' if one.base in self.model.structs
                            else f"{name}[i - 1] = number(from[i], {at})")
                    before.append(f"local from = array(a{at}, {at}{', true' if one.nullable else ''})\n"
                                  f'local {name} = ffi.new("{kind}[?]", #from)\nfor i = 1, #from do {item} end')
                    if one.length in names:  # another array has this length
                        names[one.length] = f"{names[one.length]} == #from and #from or 0"
                    else:
                        names[one.length] = "#from"
                        if len([other for other in function.parameters if other.length == one.length]) > 1:
                            before[-1] += "\nlocal length = #from"
                            names[one.length] = "length"
                    passed.append(name)
                case "fn":
                    which = 0 if one in now else later.index(one)
                    before.append(f"callable(a{at}, {at}{', true' if one.nullable else ''})")
                    names[one.name] = f"a{at}"
                    passed.append(f'a{at} and pointer("{one.base}", "{one.base}_{which}") or nil')
                case "callbacks":
                    before.append(f'local {name} = a{at} ~= nil and delegate("{one.base}", array(a{at}, {at})) or nil')
                    names[one.name] = f"a{at}"
                    passed.append(name)
                case "count":
                    passed.append("@" + one.name)  # its array may come later
                    continue
                case "pointer":
                    passed.append("nil")
                    continue
                case "user_data":
                    passed.append("data" if later or function.of("callbacks") else "nil")
                    continue
                case "destroy":
                    passed.append("data and forget or nil" if later or function.of("callbacks") else "nil")
                    continue
                case "block_data":
                    passed.append("block" if now else "data")
                    continue
                case "rows":
                    before.append(f'local {name} = ffi.new("const {one.base} *[1]")\nlocal row_count = ffi.new("size_t[1]")')
                    after.append(f'rows("{one.base}", {name}[0], tonumber(row_count[0]), a1)')
                    passed.append(name)
                    continue
                case "rows_count":
                    passed.append("row_count")
                    continue
                case "buffer":
                    passed.append("nil" if function.of("fn") else name)
                    continue
                case "capacity":
                    passed.append("0" if function.of("fn") else "capacity")
                    if function.of("fn") or function.of("out"):
                        continue
                    kind = buffers[0].base
                    before.append(f'local capacity = number(a{at}, {at})\nlocal x_{buffers[0].name} = '
                                  f'ffi.new("{kind}[?]", capacity)')
                    after.append(f"values(x_{buffers[0].name}, capacity)")
                case "out":
                    if buffers and not function.of("fn") and one is function.of("out")[-1]:
                        passed.append("size")
                        continue
                    after += self.out(one, name, before)
                    passed.append(name)
                    continue
            at += 1
        passed = [names[one[1:]] if one.startswith("@") else one for one in passed]
        if now:
            before.append(f"local block, block_id = hold({names[now[0].name]})")
        if later:
            before.append(f"local data = hold({', '.join(names[one.name] for one in later)})")
        if function.of("callbacks"):
            before.append(f"local data = hold({names[function.of('callbacks')[0].name]})")
        given = ", ".join(f"a{i}" for i in range(1, at))
        lines = ["local keep = {}"] if any("keep" in one for one in before) else []
        lines += self.calls(function, before, passed, after, bool(now))
        body = textwrap.indent("\n".join(lines), "  ")
        return f"function {where}({given})\n{body}\nend"

    def out(self, one, name, before):
        """What comes back in one place: expressions."""
        kind = f"{one.base} *" if one.base in self.model.handles else one.base
        before.append(f'local {name} = ffi.new("{kind}[1]")')
        struct = self.model.structs.get(one.base)
        if struct and struct.sized:
            before.append(f'{name}[0].struct_size = ffi.sizeof("{one.base}")')
        if self.is_flat(one.base):
            return [f"{name}[0].{field.name}" for field in struct.fields]
        return [self.back(kind, f"{name}[0]", "true" if one.transfer == "full" else "false")]

    def calls(self, function, before, passed, after, has_block):
        call = f"lib.{function.c}({', '.join(passed)})"
        buffers = function.of("buffer")
        lines = before + ["enter()"]
        if buffers and not function.of("fn") and function.of("out"):
            one = buffers[0]
            kind = f"{one.base} *" if one.base in self.model.handles else "char" if one.base == "void" else one.base
            lines += ['local size, capacity = ffi.new("size_t[1]"), 0', f"local x_{one.name}"]
            if function.c == "motus_dynamic_animator_snapshot":
                lines.append("size[0] = lib.motus_dynamic_animator_snapshot_size(handle(a1, 1))")
            else:
                lines += [f"leave(tonumber({call}))", "enter()"]
            lines += ["capacity = tonumber(size[0])", f'x_{one.name} = ffi.new("{kind}[?]", capacity + 1)',
                      f"leave(tonumber({call}))"]
            if one.base == "void":
                lines.append(f"return ffi.string(x_{one.name}, tonumber(size[0]))")
            else:
                lines += ["local all = {}", f"for i = 1, tonumber(size[0]) do all[i] = {self.back(kind, f'x_{one.name}[i - 1]')} end",
                          "return " + ", ".join(after + ["all"])]
            return lines
        free = ["if block then held[block_id] = nil end"] if has_block else []
        if function.returns_status:
            lines += [f"local status = tonumber({call})"] + free
            if function.c in lua.ENDS_ROWS:
                lines.append("clocks.ticks, a1.ticks = clocks.ticks + 1, a1.ticks + 1")
            if function.c == "motus_runtime_create":
                lines.append("if status >= 0 then created(x_out_runtime[0]) end")
            lines.append("leave(status)")
            return lines + (["return " + ", ".join(after)] if after else [])
        lines.append(f"local answer = {call}")
        if function.of("out"):
            return lines + ["leave(0, not answer)", "if not answer then return end", "return " + ", ".join(after)]
        if self.is_answered_flat(function.returns):
            fields = [one for one in self.model.structs[function.returns].fields if one.name != "reserved"]
            zero = " and ".join(f"answer.{one.name} == 0" for one in fields)
            given = [f"answer.{one.name}" if one.type == "double" else f"tonumber(answer.{one.name})" for one in fields]
            return lines + [f"leave(0, {zero})", "return " + ", ".join(given)]
        if function.returns == "motus_runtime *" or "*" in function.returns:
            lines.append("leave(0, answer == nil)")
        else:
            lines.append("leave(0, answer == 0)" if function.returns != "bool" else "leave(0, not answer)")
        if function.c == "motus_runtime_trace_hash":  # no number of Lua holds it
            return lines + ['return ("%08x%08x"):format(tonumber(answer / 2ULL ^ 32), tonumber(answer % 2ULL ^ 32))']
        return lines + [f"return {self.back(function.returns, 'answer')}"]

    def classes(self):
        out, kept = [], set(self.kept())
        tags = [one for one in self.model.functions if one.c in ("motus_tag", "motus_set_tag")]
        for handle in self.model.ordered_handles():
            base = f', "{handle.base.name}"' if handle.base else ""
            out.append(f'do\nlocal m = class("{handle.name}"{base})')
            out += [self.function(one, f"m.{named(one.method)}") for one in handle.methods if one in kept]
            if handle.name != "runtime":
                out += [self.function(one, f"m.{one.c.removeprefix('motus_')}") for one in tags]
            out.append("end")
        names = {one.name.upper(): one.name for one in self.model.handles.values()}
        for name, number, _ in self.model.enums["motus_kind"].values:
            if name.removeprefix("MOTUS_KIND_") in names:
                out.append(f'kinds[{number}] = "{names[name.removeprefix("MOTUS_KIND_")]}"')
        out += [self.function(one, f"motus.{one.method}") for one in self.model.free if one in kept]
        for handle in self.model.handles.values():
            for one in handle.makers:
                name = handle.name if one.method == "create" else f"{handle.name}_{one.method.removeprefix('create_')}"
                out.append(self.function(one, f"motus.{name}"))
        return "\n".join(out) + "\n"

    def constants(self):
        return "".join(f"motus.{name.removeprefix('MOTUS_')} = {number}\n" for enum in self.model.enums.values()
                       for name, number, _ in enum.values)

    def text(self):
        text = (pathlib.Path(__file__).parent / "luajit.lua.in").read_text()
        declared = "\n".join(line for line in header.plain().replace('extern "C" {', "").split("\n")
                             if line.strip() and not line.startswith("#"))
        depth, kept = 0, []
        for line in declared.split("\n"):  # the brace that closed extern "C"
            depth += line.count("{") - line.count("}")
            if depth < 0:
                depth = 0
                continue
            kept.append(line)
        for name, part in (("HEADER", "\n".join(kept)), ("STRUCTS", self.structs()), ("CALLBACKS", self.callbacks()),
                           ("CLASSES", self.classes()), ("CONSTANTS", self.constants())):
            text = text.replace(f"@{name}@", part)
        return text
