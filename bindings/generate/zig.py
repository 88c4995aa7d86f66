"""Writes what is generated of the Zig package: zig/src/motus.zig, with bindings/generate/zig.zig.in at its head."""

import pathlib
import re
import textwrap

import api
import header
import model as shared
from shapes import Shapes

SCALARS = {"bool": "bool", "double": "f64", "float": "f32", "size_t": "usize", "int32_t": "i32", "uint32_t": "u32",
           "uint16_t": "u16", "uint64_t": "u64"}
KEYWORDS = {"addrspace", "align", "allowzero", "and", "anyframe", "anytype", "asm", "async", "await", "break", "catch", "comptime",
            "const", "continue", "defer", "else", "enum", "errdefer", "error", "export", "extern", "fn", "for", "if", "inline",
            "linksection", "noalias", "noinline", "nosuspend", "opaque", "or", "orelse", "packed", "pub", "resume", "return",
            "struct", "suspend", "switch", "test", "threadlocal", "try", "type", "union", "unreachable", "usingnamespace", "var",
            "volatile", "while", "null", "undefined", "true", "false"}
# Written by hand in zig.zig.in, or for each kind of handle by `common`.
BY_HAND = {"motus_runtime_create": "Runtime.create", "motus_runtime_set_diagnostics": "message",
           "motus_library_set_diagnostics": "message", "motus_retain": "View.retain", "motus_release": "View.release",
           "motus_is_alive": "View.isAlive", "motus_tag": "View.tag", "motus_set_tag": "View.setTag",
           "motus_handle_kind": "Handle.kind", "motus_handle_runtime": "Handle.runtime"}
COMPLETIONS = {"motus_completion_fn", "motus_animator_completion_fn"}  # an event may tell what they would
EXTRA = {"motus_transform": "    /// Leaves everything where it is.\n    pub const identity: Transform = .{ .a = 1, .d = 1 };\n",
         "motus_timing": "    /// A spring that bounces by 0 (not at all) to 1.\n    pub fn withBounce(bounce: f64) Timing {\n        var timing = Timing.init();\n"
                         "        timing.type = .spring_bounce;\n        timing.bounce = bounce;\n        return timing;\n    }\n",
         "motus_animation_options": "    /// Options with a timing, and the library's values for the rest.\n    pub fn with(timing: Timing) AnimationOptions {\n"
                                    "        var options = AnimationOptions.init();\n        options.timing = timing;\n        return options;\n    }\n"}


def camel(name):
    return "".join(part[:1].upper() + part[1:] for part in name.lower().split("_"))


def method(name):
    made = camel(name)
    return quoted(made[0].lower() + made[1:])


def quoted(name):
    return f'@"{name}"' if name in KEYWORDS or name[0].isdigit() else name


class Writer(Shapes):
    def __init__(self, model):
        self.model, self.uses = model, []
        self.links = {one.c: self.path(one) for one in model.functions}
        for table in (model.handles, model.structs, model.enums):
            self.links |= {one.c: self.type_name(one.c) for one in table.values()}
        for one in model.enums.values():
            self.links |= {value: f".{quoted(one.short(value).lower())}" for value, _, _ in one.values}

    def files(self):
        for name in ("build.zig.zon",):
            if f'.version = "{self.model.version}"' not in (shared.ROOT / "bindings" / "zig" / name).read_text():
                raise SystemExit(f"bindings/zig/{name} has another version than the header")
        parts = [(pathlib.Path(__file__).parent / "zig.zig.in").read_text(), self.enums(), self.structs(), self.tables(), self.handles(),
                 self.free(), self.externs()]
        uses = "".join(f"    {one};\n" for one in self.uses)
        used = ("//! Written by bindings/generate: calls each function that takes functions, so that it is compiled.\n\nconst motus = @import(\"motus\");\n\n"
                f"pub fn all() void {{\n    @setEvalBranchQuota(100_000);\n{uses}}}\n{self.layout()}")
        return {"zig/src/uses.zig": used, "zig/src/motus.zig": "//! Written by bindings/generate from motus.h: `make bindings`.\n" + "\n".join(parts)}

    def layout(self):
        """Lines that hold that structs are as long as C's and their fields stand where C's do; none without clang."""
        interface = api.Interface(header.source())
        if not api.measured(interface, {"64": api.TARGETS["64"]}):
            return ""
        lines = ""
        for given in interface.structs:
            if given["name"] in self.model.structs:
                name = f"motus.{self.type_name(given['name'])}"
                lines += f"    is({name}, @sizeOf({name}), {given['size']['64']});\n"
                lines += "".join(f"    is({name}, @offsetOf({name}, \"{field['name']}\"), {field['offset']['64']});\n" for field in given["fields"])
        return ("\nfn is(comptime Struct: type, comptime here: usize, comptime there: usize) void {\n    if (here != there) @compileError(@typeName(Struct) ++ \" has another layout in C\");\n}\n\n"
                f"comptime {{\n    @setEvalBranchQuota(100_000);\n{lines}}}\n")

    # MARK: Names

    def type_name(self, c):
        return camel(c.removeprefix("motus_"))

    def path(self, function):
        if function.c in BY_HAND:
            return BY_HAND[function.c]
        owner = function.owner or function.maker
        return f"{self.type_name(owner.c)}.{self.method_name(function)}" if owner else method(function.method)

    def method_name(self, function):
        return method(function.method.removeprefix("get_").replace("_get_", "_"))

    def comment(self, text, indent="", more=()):
        def word(found):
            name = found[0].lstrip("#").removesuffix("()")
            return f"`{self.links.get(name, name)}`"

        out = []
        for block in [text, *more]:
            if not block:
                continue
            out += [""] if out else []
            for paragraph in block.split("\n\n"):
                paragraph = re.sub(r"#?\b(?:motus|MOTUS)_\w+\b(?:\(\))?", word, paragraph.replace("`", "")).replace("NULL", "null")
                out += ([""] if out and out[-1] else []) + textwrap.wrap(" ".join(paragraph.split()), 112 - len(indent), break_long_words=False,
                                                                         break_on_hyphens=False)
        return "".join(f"{indent}///{' ' if line else ''}{line}\n" for line in out)

    # MARK: Types

    def zig_type(self, kind, many=False, bits=None, name=""):
        """A type of the header. `many`: the pointer is to an array."""
        base, stars = shared.plain_type(kind), kind.count("*")
        if base in self.model.callbacks:
            return f"?*const {self.function_type(self.model.callbacks[base])}" if base != "motus_destroy_fn" else "?*const fn (?*anyopaque) callconv(.c) void"
        if base == "char":
            return "?[*:0]const u8"
        if base in self.model.handles:
            stars -= 1
        if base == "void" and stars:
            made, stars = "anyopaque", stars
        else:
            made = "void" if base == "void" else self.type_name(bits) if bits else SCALARS.get(base) or self.type_name(base)
        for at in range(stars):
            constant = "const " if (at == 0 and re.match(r"const\b", kind) or "*const" in kind and base in self.model.handles) else ""
            made = f"?{'[*]' if many else '*'}{constant}{made}"
        return made

    def function_type(self, callback):
        items = ["?*anyopaque"] + [self.callback_type(one) for one in callback.parameters]
        return f"fn ({', '.join(items)}) callconv(.c) {self.zig_type(callback.returns)}"

    def callback_type(self, one):
        if one.role == "pointer":
            return "usize"
        if one.role == "text":
            return "[*:0]const u8"
        if one.role in ("buffer", "struct_in"):
            base = SCALARS.get(one.base) or self.type_name(one.base)
            return f"*{'const ' if one.role == 'struct_in' else ''}{base}"
        return self.zig_type(one.type, bits=self.bits(one))

    def bits(self, one):
        enum = self.enum_of(one, one.bits)
        return enum.c if enum else None

    # MARK: Enumerations and structs

    def enums(self):
        out = []
        for one in self.model.enums.values():
            name, rows, names, seen = self.type_name(one.c), "", "", {}
            text = self.comment(one.text)
            if one.bits:
                single = {number: (value, said) for value, number, said in reversed(one.values) if number and not number & (number - 1)}
                for bit in range(32):
                    if 1 << bit in single:
                        value, said = single[1 << bit]
                        rows += self.comment(said, "    ") + f"    {quoted(one.short(value).lower())}: bool = false,\n"
                    else:
                        rows += f"    _bit{bit}: bool = false,\n"
                for value, number, said in one.values:
                    if number not in single:
                        names += self.comment(said, "    ") + f"    pub const {quoted(one.short(value).lower())}: {name} = @bitCast(@as(u32, {number}));\n"
                out.append(f"{text}pub const {name} = packed struct(u32) {{\n{rows}{names}}};\n")
                continue
            for value, number, said in one.values:
                short = quoted(one.short(value).lower())
                if number in seen:
                    names += self.comment(said, "    ") + f"    pub const {short}: {name} = .{seen[number]};\n"
                    continue
                seen[number] = short
                rows += self.comment(said, "    ") + f"    {short} = {number},\n"
            out.append(f"{text}pub const {name} = enum(i32) {{\n{rows}    _,\n{names}}};\n")
        return "\n".join(out)

    def structs(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "callbacks":
                continue
            name, rows = self.type_name(one.c), "    struct_size: usize,\n" if one.sized else ""
            for field in one.fields:
                base, stars = shared.plain_type(field.type), field.type.count("*")
                kind = self.zig_type(field.type, bool(field.count or one.counter(field)), self.bits(field))
                zero = "null" if kind[0] == "?" else ".none" if base in self.model.handles else "false" if base == "bool" else ".{}" if \
                    base in self.model.structs or kind == self.type_name(self.bits(field) or "") and self.model.enums[self.bits(field)].bits else \
                    f"@enumFromInt(0)" if self.bits(field) else "0"
                if base == "void" and stars and field.meaning and "handle" in field.meaning:
                    kind, zero = "Handle", ".none"
                if field.count and base in self.model.handles:
                    kind = f"?[*]const {self.type_name(base)}"
                if field.length:
                    kind, zero = f"[{field.length}]{kind}", f"std.mem.zeroes([{field.length}]{kind})"
                default = f" = {zero}" if one.kind == "plain" and not self.is_lent(one) else ""
                rows += self.comment(field.text, "    ") + f"    {quoted(field.name)}: {kind}{default},\n"
            made = EXTRA.get(one.c, "")
            if one.init:
                made = (f"    /// The library's own values.\n    pub fn init() {name} {{\n        var made: {name} = undefined;\n"
                        f"        _ = {one.init.c}(&made, @sizeOf({name}));\n        return made;\n    }}\n") + ("\n" + made if made else "")
            out.append(f"{self.comment(one.text)}pub const {name} = extern struct {{\n{rows}{chr(10) + made if made else ''}}};\n")
        return "\n".join(out)

    # MARK: Functions that are given

    def entry(self, callback, function, indent):
        """A function that C calls, of one of Zig's whose first argument is the context."""
        items = ["data: ?*anyopaque"] + [f"{one.name}_: {self.callback_type(one)}" for one in callback.parameters]
        passed = ", ".join(["contextOf(Context, data)"] + [f"{one.name}_" for one in callback.parameters])
        answer = self.zig_type(callback.returns)
        return (f"struct {{\n{indent}    fn entry({', '.join(items)}) callconv(.c) {answer} {{\n"
                f"{indent}        return invoke({answer}, {function}, .{{ {passed} }});\n{indent}    }}\n{indent}}}.entry")

    def tables(self):
        out = []
        for base, callback in self.model.callbacks.items():
            if base in ("motus_destroy_fn", "motus_diagnostics_fn", "motus_curve_fn"):
                continue
            out.append(f"fn {method(base.removeprefix('motus_'))}(comptime Context: type, comptime function: anytype) ?*const {self.function_type(callback)} {{\n"
                       f"    if (@TypeOf(function) == @TypeOf(null)) return null;\n    return {self.entry(callback, 'function', '    ')};\n}}\n")
        for one in self.model.structs.values():
            if one.kind != "callbacks":
                continue
            name, rows, sets = self.type_name(one.c), "", ""
            for field in one.fields:
                named = quoted(field.name)
                rows += self.comment(field.text, "    ") + f"    {named}: ?*const {self.function_type(field.callback)} = null,\n"
                sets += f"        if (@hasField(F, \"{field.name}\")) table.{named} = {self.entry(field.callback, f'functions.{named}', '        ')};\n"
            out.append(f"{self.comment(one.text)}pub const {name} = extern struct {{\n    struct_size: usize = @sizeOf(@This()),\n{rows}\n"
                       f"    /// Of functions by name, `.{{ .{one.fields[0].name} = f }}`, whose first argument is the context.\n"
                       f"    pub fn of(comptime Context: type, comptime functions: anytype) {name} {{\n        const F = @TypeOf(functions);\n"
                       f"        comptime known({name}, F);\n        var table: {name} = .{{}};\n{sets}        return table;\n    }}\n}};\n")
        return "\n".join(out)

    # MARK: Handles

    def handles(self):
        out = []
        for one in self.model.ordered_handles():
            name = self.type_name(one.c)
            taken = {self.method_name(each) for each in one.methods + one.makers}
            text = f"    /// No object.\n    none = 0,\n    _,\n\n"
            text += (f"    pub fn handle(self: {name}) Handle {{\n        return @enumFromInt(@intFromEnum(self));\n    }}\n")
            base = one.base
            while base:
                kind = self.type_name(base.c)
                text += f"\n    pub fn as{kind}(self: {name}) {kind} {{\n        return @enumFromInt(@intFromEnum(self));\n    }}\n"
                base = base.base
            kinds = ", ".join(f".{one_kind.removeprefix('MOTUS_KIND_').lower()}" for one_kind in self.kinds_of(one))
            if kinds:
                text += (f"\n    /// The object of a handle, if it is of this kind.\n    pub fn from(object: Handle) ?{name} {{\n"
                         f"        return if (isOneOf(object, &.{{ {kinds} }})) @enumFromInt(@intFromEnum(object)) else null;\n    }}\n")
            text += (f"\n    pub fn isAlive(self: {name}) bool {{\n        return motus_is_alive(self.handle());\n    }}\n"
                     f"\n    pub fn tag(self: {name}) u64 {{\n        return motus_tag(self.handle());\n    }}\n"
                     f"\n    pub fn setTag(self: {name}, tag_: u64) Error!void {{\n        return checkStatus(motus_set_tag(self.handle(), tag_));\n    }}\n")
            if one.counted and one.name != "runtime":
                text += (f"\n    /// Takes one more reference, to be given back by `release`.\n    pub fn retain(self: {name}) Error!void {{\n        return checkStatus(motus_retain(self.handle()));\n    }}\n"
                         f"\n    /// Gives a reference back: what makes an object gives one. Nothing happens after the end of its runtime.\n    pub fn release(self: {name}) void {{\n"
                         f"        if (self.isAlive()) _ = motus_release(self.handle());\n    }}\n")
            if one.name == "runtime":
                text += "\n" + self.runtime_create()
            for each in one.makers + one.methods:
                if each.c not in BY_HAND:
                    text += "".join("\n" + textwrap.indent(made, "    ") for made in self.methods(each, taken))
            out.append(f"{self.comment(one.text)}pub const {name} = enum(usize) {{\n{text}}};\n")
        return "\n".join(out)

    def runtime_create(self):
        function = next(one for one in self.model.functions if one.c == "motus_runtime_create")
        return (self.comment(function.text, "    ") + "    pub fn create(options: ?*const RuntimeOptions) Error!Runtime {\n        listen(.none);\n        var made: Runtime = .none;\n"
                "        try checkStatus(motus_runtime_create(options, &made));\n        listen(made);\n        return made;\n    }\n")

    def free(self):
        tellers = [self.teller(each) for each in self.model.enums.values()]
        names = {method(one.method) for one in self.model.free}
        return "\n".join(text for one in self.model.free if one.c not in BY_HAND and one not in tellers for text in self.methods(one, names))

    def methods(self, function, taken):
        fns = [one for one in function.of("fn") if one.scope != "during the call"]
        optional = len(fns) == 1 and fns[0].nullable and fns[0].scope in ("once",)
        if optional:
            made = [self.method(function, taken, "", False), self.method(function, taken, "Then", True)]
            return made + ([self.method(function, taken, "Tell", False)] if fns[0].base in COMPLETIONS else [])
        made = [self.method(function, taken, "", True)]
        sets = function.method.startswith("set_") and (fns and all(one.nullable for one in fns) or any(one.nullable for one in function.of("callbacks")))
        if sets and not function.of("struct_in"):
            made.append(self.method(function, taken, "Clear", False))
        return made

    def method(self, function, taken, variant, has_functions):
        """One method. `variant` Tell has a token in place of a completion, Clear takes functions away."""
        name = self.method_name(function)
        name = "clear" + name.removeprefix("set") if variant == "Clear" else name.strip('@"') + variant
        name = quoted(name)
        later = [one for one in function.of("fn") if one.scope != "during the call"]
        now = [one for one in function.of("fn") if one.scope == "during the call"]
        items, passed, setup, outs, has_context = [], [], [], [], False

        def word(one):
            made = one.name.removeprefix("out_")
            return made + "_" if made in taken or made in ("self", "from", "context", "table", "status", "rows", "count", "type", "run", "message", "u8") or \
                made in KEYWORDS or made in self.top else made

        for one in function.parameters:
            mine, base = word(one), one.base
            match one.role:
                case "self":
                    items.append(f"self: {self.type_name(base)}")
                    passed.append("self")
                case "handle" | "scalar" | "enum" | "struct":
                    items.append(f"{mine}: {self.zig_type(one.type, bits=self.bits(one))}")
                    passed.append(mine)
                case "struct_in":
                    kind = self.type_name(base)
                    items.append(f"{mine}: {'?*const ' if one.nullable else '*const '}{kind}")
                    passed.append(mine)
                case "text":
                    items.append(f"{mine}: {'?' if one.nullable else ''}[:0]const u8")
                    passed.append(f"if ({mine}) |one| one.ptr else null" if one.nullable else f"{mine}.ptr")
                case "pointer":
                    items.append(f"{mine}: usize")
                    passed.append(mine)
                case "size":
                    passed.append(f"@sizeOf({self.type_name(one.sized_struct)})")
                case "array" | "bytes" | "buffer":
                    element = "u8" if base == "void" else SCALARS.get(base) or self.type_name(base)
                    items.append(f"{mine}: []{'' if one.role == 'buffer' else 'const '}{element}")
                    passed.append(f"{mine}.ptr")
                case "count":
                    owner, *others = function.counted(one)
                    made = f"{word(owner)}.len"
                    for other in others:
                        made = f"if ({word(other)}.len == {word(owner)}.len) {made} else 0"
                    passed.append(made if one.type == "size_t" else f"@intCast({made})")
                case "capacity":
                    owner = next(each for each in function.parameters if each.length == one.name)
                    passed.append(f"{word(owner)}.len")
                case "fn" if one in now:
                    items += [f"{mine}_context: anytype", f"comptime {mine}: anytype"]
                    passed.append(f"{method(base.removeprefix('motus_'))}(@TypeOf({mine}_context), {mine})")
                case "fn" if has_functions:
                    if not has_context:
                        items.append("context: anytype")
                        has_context = True
                    items.append(f"comptime {mine}: anytype")
                    passed.append(f"{method(base.removeprefix('motus_'))}(@TypeOf(context), {mine})")
                case "callbacks" if has_functions:
                    items += ["context: anytype", f"comptime {mine}: anytype"]
                    has_context = True
                    if one.nullable and function.made:
                        setup.append(f"const table: ?{self.type_name(base)} = if (@TypeOf({mine}) == @TypeOf(null)) null else {self.type_name(base)}.of(@TypeOf(context), {mine});")
                        passed.append("if (table) |*one| one else null")
                    else:
                        setup.append(f"const table = {self.type_name(base)}.of(@TypeOf(context), {mine});")
                        passed.append("&table")
                case "fn" | "callbacks" | "destroy":
                    passed.append("null")
                case "user_data":
                    if variant == "Tell":
                        items.append("token: usize")
                    passed.append("@ptrFromInt(token)" if variant == "Tell" else "dataOf(context)" if has_context or has_functions and (later or function.of("callbacks")) else "null")
                case "block_data":
                    passed.append(f"dataOf({word(now[0])}_context)" if now else "dataOf(context)" if has_context else "null")
                case "rows":
                    passed.append("&rows")
                case "rows_count":
                    passed.append("&count")
                case "out":
                    kind = self.type_name(base) if base in self.model.handles or base in self.model.structs else \
                        self.type_name(self.bits(one)) if self.bits(one) else SCALARS.get(base)
                    made = one.name.removeprefix("out_") + "_out"
                    struct = self.model.structs.get(base)
                    setup.append(f"var {made} = std.mem.zeroes({kind});")
                    if struct and struct.sized:
                        setup.append(f"{made}.struct_size = @sizeOf({kind});")
                    outs.append((kind, made, quoted(one.name.removeprefix("out_"))))
                    passed.append(f"&{made}")
        call = f"{function.c}({', '.join(passed)})"
        kinds = [kind for kind, _, _ in outs]
        kind = "void" if not outs else kinds[0] if len(outs) == 1 else "struct { " + ", ".join(f"{named}: {each}" for each, _, named in outs) + " }"
        answer = "" if not outs else outs[0][1] if len(outs) == 1 else ".{ " + ", ".join(f".{named} = {made}" for _, made, named in outs) + " }"
        if rows := function.of("rows"):
            row = self.type_name(rows[0].base)
            kind = f"Error![]const {row}"
            lines = setup + [f"var rows: ?[*]const {row} = null;", "var count: usize = 0;", f"try checkStatus({call});", "return if (rows) |all| all[0..count] else &.{};"]
        elif function.returns_status:
            lines = setup + ([f"return checkStatus({call});"] if not outs else [f"try checkStatus({call});", f"return {answer};"])
            kind = f"Error!{kind}"
        elif outs:
            lines, kind = setup + [f"return if ({call}) {answer} else null;"], f"?{kind}"
        elif shared.plain_type(function.returns) == "char":
            lines, kind = setup + [f"return if ({call}) |text| std.mem.span(text) else null;"], "?[:0]const u8"
        elif function.returns.startswith("void *"):
            lines, kind = setup + [f"return {call};"], "usize"
        else:
            lines, kind = setup + [f"return {call};"], self.zig_type(function.returns, bits=function.returned.get("bits"))
        said = [f"{word(one)}: {one.text}" for one in function.parameters if one.text and any(item.startswith(f"{word(one)}:") for item in items)]
        refused = function.answers.removeprefix("#MOTUS_OK").lstrip(";, ").strip()
        said += [f"Errors: {refused}" if function.returns_status else f"Returns {refused}"] if refused and refused != "." else []
        body = "".join(f"    {line}\n" for line in lines)
        if any("anytype" in item for item in items):
            owner = function.owner or function.maker
            given = ["null" if "_context: anytype" in item or item.startswith(("context: anytype", "comptime ")) else "undefined" for item in items]
            if function.of("callbacks"):
                given = [".{}" if item.startswith("comptime ") else one for item, one in zip(items, given)]
            self.uses.append(f"_ = {'motus.' + self.type_name(owner.c) + '.' if owner else 'motus.'}{name}({', '.join(given)})" +
                             (" catch {}" if kind.startswith("Error!") else ""))
        return f"{self.comment(function.text, '', said)}pub fn {name}({', '.join(items)}) {kind} {{\n{body}}}\n"

    @property
    def top(self):
        return {method(one.method) for one in self.model.free} | {"invoke", "checkStatus", "known", "listen", "std", "message"}

    def externs(self):
        out = ""
        for one in self.model.functions:
            items = []
            for each in one.parameters:
                many = each.role in ("array", "buffer", "rows") and each.base != "void"
                kind = self.zig_type(each.type, many, self.bits(each) if each.base in SCALARS and each.role in ("scalar", "out") else None)
                if each.role == "rows":
                    kind = f"*?[*]const {self.type_name(each.base)}"
                elif each.role == "pointer":
                    kind = "Handle" if each.name == "handle" else "usize"
                items.append(f"{each.name}_: {kind}")
            answer = "i32" if one.returns_status else "usize" if one.returns.startswith("void *") else self.zig_type(one.returns, bits=one.returned.get("bits"))
            out += f"extern fn {one.c}({', '.join(items)}) {answer};\n"
        return out
