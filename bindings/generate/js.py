"""Writes bindings/js: motus.js, an ES module over the WebAssembly build, and its types, motus.d.ts.

Offsets and sizes are those that clang has for wasm32."""

import re
import textwrap

import api
import model as shared

CODES = {"bool": "i", "double": "d", "size_t": "i", "int32_t": "i", "uint32_t": "i", "uint16_t": "i",
         "uint64_t": "j", "void": "v"}
KINDS = {"bool": "bool", "double": "f64", "size_t": "u32", "int32_t": "i32", "uint32_t": "u32",
         "uint16_t": "u16", "uint64_t": "u64"}
WIDTHS = {"f64": 8, "u64": 8, "u32": 4, "i32": 4, "u16": 2, "bool": 1}
BY_HAND = {"motus_runtime_set_diagnostics", "motus_runtime_destroy", "motus_runtime_tick",
           "motus_library_set_diagnostics", "motus_retain", "motus_release", "motus_is_alive",
           "motus_handle_kind", "motus_tag", "motus_set_tag", "motus_runtime_register_property",
           "motus_view_property", "motus_view_property_velocity", "motus_status_name"}
PLURALS = {"child": "children", "boundary": "boundaries"}
RESERVED = {"default", "function", "in", "with", "new", "delete", "var", "this", "export", "import",
            "switch", "class", "case", "for", "if", "package", "interface",
            # and what the module calls itself
            "all", "answer", "base", "begin", "camel", "forget", "got", "handle", "held", "hold", "int", "keep",
            "known", "large", "lent", "number", "ok", "own", "put", "run", "slot", "table", "take", "text",
            "top", "views", "word", "wrap"}
TEMPLATE = shared.ROOT / "bindings" / "generate" / "motus.js.in"


def pascal(name):
    return "".join(part.capitalize() for part in name.split("_"))


def camel(name):
    made = pascal(name)
    return made[0].lower() + made[1:]


def named(name):
    made = camel(name)
    return made + "_" if made in RESERVED else made


def base_of(kind):
    return re.sub(r"\bconst\b|\*", "", kind).strip()


def doc(text, indent=""):
    text = shared.sentence(text).replace("*/", "* /").replace("#MOTUS_", "MOTUS_").replace("`", "")
    lines = textwrap.wrap(text, 96 - len(indent))
    return f"{indent}/** " + f"\n{indent} *  ".join(lines) + " */\n" if text else ""


def wrapped(line, indent=""):
    line = line.replace(" =>", "\xa0=>").replace("return ", "return\xa0")
    return "\n".join(textwrap.wrap(line, 110, initial_indent=indent, subsequent_indent=indent + "  ",
                                   break_long_words=False, break_on_hyphens=False)).replace("\xa0", " ") + "\n"


class Writer:
    def __init__(self, model):
        self.model = model
        interface = api.described()
        self.is_measured = api.measured(interface, {"wasm32": "wasm32-unknown-unknown"})
        self.layouts = {one["name"]: one for one in interface.structs}

    # MARK: Types

    def hint(self, base, is_given=False):
        if base in KINDS:
            return {"bool": "boolean", "uint64_t": "number | bigint"}.get(base, "number")
        if base in self.model.structs:
            one = self.model.structs[base]
            name = pascal(one.name)
            if not is_given:
                return name
            return f"{name} | readonly number[]" if one.kind == "plain" else f"{name}Given"
        if base in self.model.enums or base in self.model.handles:
            return pascal(base.removeprefix(shared.PREFIX))
        return "any"

    def enums(self, is_types):
        out = []
        for one in self.model.enums.values():
            pairs = [(f"_{one.short(name)}" if one.short(name)[0].isdigit() else one.short(name), number, text)
                     for name, number, text in one.values]
            name = pascal(one.name)
            if is_types:
                body = "".join(doc(text, "  ") + f"  {short} = {number},\n" for short, number, text in pairs)
                out.append(doc(one.text) + f"export declare enum {name} {{\n{body}}}\n")
            else:
                body = ", ".join(f"{short}: {number}" for short, number, _ in pairs)
                out.append(wrapped(f"export const {name} = Object.freeze({{ {body} }});"))
        return "".join(out)

    # MARK: Structs

    def field(self, struct, at):
        """(kind, further words, type of what is read, type of what is given) of a field; None: not shown."""
        field = struct.fields[at]
        base, stars = base_of(field.type), field.type.count("*")
        after = struct.fields[at + 1].name if at + 1 < len(struct.fields) else ""
        offsets = {one["name"]: one["offset"]["wasm32"] for one in self.layouts[struct.c]["fields"]} \
            if self.is_measured else {}
        length = f"length: {field.length}" if field.length else ""
        if length and after and self.counts(field, struct.fields[at + 1]):
            length += f", count: {offsets.get(after, 0)}"
        if field.name == "reserved" or field.name == "curve_data":
            return None
        if at and self.counts(struct.fields[at - 1], field):
            return None
        if base in self.model.callbacks:
            short = pascal(base.removeprefix(shared.PREFIX).removesuffix("_fn"))
            return "curve", f"of: () => slot{short}(0)", "undefined", self.callback_type(self.model.callbacks[base])
        if stars and base in self.model.structs and after.endswith("_count"):
            codec = pascal(base.removeprefix(shared.PREFIX))
            return "points", f"of: () => {codec}Codec", f"{codec}[]", f"readonly ({self.hint(base, True)})[]"
        if stars and base in self.model.structs:
            codec = pascal(base.removeprefix(shared.PREFIX))
            return "pointer", f"of: () => {codec}Codec", f"{codec} | null", f"{self.hint(base, True)} | null"
        if field.type == "const char *":
            return "text", "", "string | null", "string | null"
        if stars == 1 and base in self.model.handles:
            hint = self.hint(base)
            return "handle", f"of: () => {hint}", f"{hint} | null", f"{hint} | null"
        if field.type == "void *":
            return "handle", "", "Handle | number | null", "never"
        if stars:
            memory = "u32" if stars > 1 else KINDS[base]
            by = [name for name in ("count", "component_count") if name in offsets]
            by = by if memory == "f64" else [name for name in by if name == "count"]
            array = {"f64": "Float64Array", "u64": "BigUint64Array", "u16": "Uint16Array", "u32": "Uint32Array"}
            places = ", ".join(str(offsets[name]) for name in by)
            return "numbers", f'memory: "{memory}", by: [{places}]', array[memory], "never"
        if base in self.model.structs:
            codec = pascal(base.removeprefix(shared.PREFIX))
            more = ", ".join(filter(None, [f"of: () => {codec}Codec", length]))
            many = "[]" if field.length else ""
            given = self.hint(base, True)
            return "struct", more, codec + many, f"readonly ({given})[]" if many else \
                f"{given} | TimingType" if codec == "Timing" else given
        kind = "i32" if base in self.model.enums else KINDS[base]
        array = {"f64": "Float64Array", "i32": "Int32Array", "u32": "Uint32Array"}.get(kind, "any")
        hint = self.hint(base)
        return kind, length, array if length else hint, f"readonly {hint}[] | {array}" if length else hint

    def counts(self, field, following):
        """Whether a field says how many things the array before it has."""
        return following.name.endswith("_count") and (field.length or "*" in field.type) and \
            field.name.startswith(following.name.removesuffix("_count"))

    def codecs(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "callbacks":
                continue
            layout = self.layouts[one.c]
            offsets = {field["name"]: field["offset"]["wasm32"] for field in layout["fields"]}
            rows = []
            for at, field in enumerate(one.fields):
                if found := self.field(one, at):
                    kind, more = found[:2]
                    rows.append(f'["{field.name}", {offsets[field.name]}, "{kind}"' +
                                (f", {{ {more} }}" if more else "") + "]")
            init = ""
            if one.sized and one.init and len(one.init.parameters) == 2:
                init = f", (place, size) => ok(W.{one.init.c}(place, size))"
            elif one.sized and one.init:
                by = camel(one.init.parameters[2].name)
                init = f", (place, size, given) => ok(W.{one.init.c}(place, size, int(given.{by})))"
            elif one.sized:
                init = ", (place, size) => { U32[place >> 2] = size; }"
            name = pascal(one.name)
            out.append(wrapped(f'const {name}Codec = new Codec("{name}", {layout["size"]["wasm32"]}, '
                               f'[{", ".join(rows)}]{init});'))
        return "".join(out)

    def struct_types(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "callbacks":
                body = "".join(doc(field.text, "  ") + "  " + self.callback_type(
                    field.callback, field.name) + ";\n" for field in one.fields)
                out.append(doc(one.text) + f"export interface {pascal(one.name)} {{\n{body}}}\n")
                continue
            read = given = ids = ""
            for at, field in enumerate(one.fields):
                if not (found := self.field(one, at)):
                    continue
                _, _, kind, taken = found
                name = camel(field.name)
                text = doc(field.text, "  ")
                read += text + f"  {name}: {kind};\n"
                given += text + f"  {name}?: {taken};\n"
                if found[0] == "handle":
                    ids += f"  readonly {name}Id: number;\n"
            name = pascal(one.name)
            out.append(doc(one.text) + f"export interface {name} {{\n{read}}}\n")
            if one.kind == "plain":
                out.append(f"export interface {name}Row extends {name} {{\n{ids}}}\n")
            else:
                fields = {field.name for field in one.fields}
                if "timing" in fields and "bounce" not in fields:
                    given += "  /** A spring, in place of `timing`: bounce, perceived duration, damping ratio. */\n" \
                        "  bounce?: number;\n  response?: number;\n  dampingRatio?: number;\n"
                out.append(f"export interface {name}Given {{\n{given}}}\n")
        return "".join(out)

    # MARK: Callbacks

    def callback_type(self, callback, name=None):
        given, _, answer = self.callback(callback)
        arguments = ", ".join(f"{one}: {kind}" for one, kind in given)
        return f"{camel(name)}?({arguments}): {answer}" if name else f"(({arguments}) => {answer})"

    def callback(self, callback):
        """([(name, type)], JavaScript of the arguments, type of the answer)."""
        hints, lifted, outs = [], [], []
        for one in callback.parameters:
            name, hint = named(one.name), self.hint(one.base)
            if one.role == "buffer":
                outs.append(one)
                if one.name.startswith("out_"):
                    continue
                lifted.append(f"F64[{name} >> 3]" if one.base == "double" else f"{hint}Codec.read({name}, r)")
            elif one.role == "handle":
                lifted.append(f"wrap(r, {name}, {hint})")
                nullable = one.nullable or one.name in ("parent", "coordinator", "presenting", "other", "from", "to")
                hint = f"{hint} | null" if nullable else hint
            elif one.role == "text":
                lifted.append(f"text({name})")
                hint = "string"
            elif one.role == "struct_in":
                lifted.append(f"{hint}Codec.read({name}, r)")
            elif one.base == "bool":
                lifted.append(f"{name} !== 0")
            else:
                lifted.append(name)
                hint = "number" if one.role == "pointer" else hint
            hints.append((name, hint))
        answer = "void"
        if outs:
            kinds = [self.hint(one.base, True) for one in outs]
            answer = (f"[{', '.join(kinds)}] | void" if len(kinds) > 1 else f"{kinds[0]} | void")
        elif callback.returns != "void":
            base = base_of(callback.returns)
            answer = self.hint(base) + (" | null | void" if "*" in callback.returns else "")
        return hints, lifted, answer

    def code(self, kind):
        base = base_of(kind)
        if "*" in kind:
            return "i"
        return "i" if base in self.model.enums else CODES[base]

    def caller(self, callback, function):
        """(type, JavaScript) of what the library calls; `function` is what it hands on to."""
        _, lifted, _ = self.callback(callback)
        names = [named(one.name) for one in callback.parameters]
        call = f"{function}({', '.join(lifted)})"
        outs = [one for one in callback.parameters if one.role == "buffer"]
        if outs:
            places = ", ".join(
                f"[{named(one.name)}, " + (f"{self.hint(one.base)}Codec]" if one.base in self.model.structs else "null]")
                for one in outs)
            call = f"answer([{places}], {call})"
        elif callback.returns == "bool":
            call += " ? 1 : 0"
        elif "*" in callback.returns:
            call = f'lent(t, "{callback.name}", {call})'
        kind = self.code(callback.returns) + "i" + "".join(self.code(one.type) for one in callback.parameters)
        return kind, f"(t, r, [{', '.join(names)}]) => {call}"

    def tables(self):
        out = []
        for name, callback in self.model.callbacks.items():
            if name in ("motus_destroy_fn", "motus_diagnostics_fn"):
                continue
            kind, call = self.caller(callback, "t")
            short = pascal(name.removeprefix(shared.PREFIX).removesuffix("_fn"))
            out.append(wrapped(
                f'const call{short} = {call};'))
            out.append(wrapped(
                f'const slot{short} = (at) => slot(`{short}.${{at}}`, "{kind}", (data, ...given) => '
                f'run(data, 0, (t, r) => call{short}(t[at], r, given)));'))
        for struct in self.model.structs.values():
            if struct.kind != "callbacks":
                continue
            offsets = {field["name"]: field["offset"]["wasm32"] for field in self.layouts[struct.c]["fields"]}
            rows = ""
            for field in struct.fields:
                kind, call = self.caller(field.callback, f"t.{camel(field.name)}")
                rows += wrapped(f'["{field.name}", {offsets[field.name]}, "{kind}", {call}],', "  ")
            size, name = self.layouts[struct.c]["size"]["wasm32"], pascal(struct.name)
            out.append(f'const {name}Table = [\n{rows}];\n'
                       f'const put{name} = (given) => table({size}, "{name}", {name}Table, given);\n')
        return "".join(out)

    # MARK: Functions

    def is_size(self, one):
        """Whether it is the size that a host's struct has."""
        return one.name.endswith("_size") and one.base == "size_t" and \
            shared.PREFIX + one.name.removesuffix("_size") in self.model.structs

    def given(self, one):
        """(name, type, whether it may be left out) of a parameter that a method shows; None: it has none."""
        name, hint = named(one.name), self.hint(one.base, True)
        match one.role:
            case "handle" | "struct_in" | "text":
                hint = "string" if one.role == "text" else hint
                return name, f"{hint} | null" if one.nullable else hint, one.nullable
            case "struct" | "enum" | "scalar":
                return None if self.is_size(one) else (name, hint, False)
            case "pointer":
                return name, "number", True
            case "array":
                hint = "readonly number[] | Float64Array" if one.base == "double" else f"readonly ({hint})[]"
                return name, hint, one.nullable
            case "bytes":
                return name, "Uint8Array", False
            case "fn":
                hint = self.callback_type(self.model.callbacks[one.base])
                return name, f"{hint} | null" if one.nullable else hint, one.nullable
            case "callbacks":
                hint = pascal(one.base.removeprefix(shared.PREFIX))
                return name, f"{hint} | null" if one.nullable else hint, one.nullable
        return None

    def returned(self, kind, runtime):
        """(type, JavaScript that reads `{}`) of what C answers."""
        base = base_of(kind)
        if kind == "const char *":
            return "string | null", "text({})"
        if base in self.model.handles and "*" in kind:
            return f"{self.hint(base)} | null", f"wrap({runtime}, {{}}, {self.hint(base)})"
        if "*" in kind:
            return "number", "{} >>> 0"
        if base == "bool":
            return "boolean", "{} !== 0"
        if base in ("size_t", "uint32_t"):
            return "number", "{} >>> 0"
        return self.hint(base), "number({})" if base == "uint64_t" else "{}"

    def out(self, one, place, runtime):
        """(size, type, JavaScript) of something that is written at `place`."""
        if one.base in self.model.handles:
            made = f"wrap({runtime}, U32[{place} >> 2], {self.hint(one.base)})"
            if one.transfer == "full":
                made = f"own({runtime}, U32[{place} >> 2], {self.hint(one.base)})"
            return "4", self.hint(one.base) + ("" if one.transfer == "full" else " | null"), made
        if one.base in self.model.structs:
            codec = self.hint(one.base) + "Codec"
            return f"{codec}.size", self.hint(one.base), f"{codec}.read({place}, {runtime})"
        kind = "i32" if one.base in self.model.enums else KINDS[one.base]
        return "8", self.hint(one.base), f"KIND.{kind}[0]({place})"

    def body(self, function, runtime):
        """(lines, type, JavaScript) of a method."""
        lines, passed, outs, fns = [], [], [], function.of("fn")
        later = [one for one in fns if not (one.data == "block_data" and one.scope == "during the call")]
        now = [one for one in fns if one not in later]
        table = function.of("callbacks")
        if now:
            lines.append(f"const _block = hold({runtime}, [{', '.join(named(one.name) for one in now)}]);")
        if later:
            names = [named(one.name) for one in later]
            lines.append(f"const _data = {' || '.join(names)} ? hold({runtime}, [{', '.join(names)}]) : 0;")
        if table:
            lines.append(f"const _data = {named(table[0].name)} ? hold({runtime}, {named(table[0].name)}) : 0;")
        buffers = function.of("buffer")
        sized = buffers and not fns and function.of("out")
        for one in function.parameters:
            name, codec = named(one.name), self.hint(one.base) + "Codec"
            match one.role:
                case "self":
                    passed.append("this._h")
                case "handle":
                    passed.append(f"handle({name}, true)" if one.nullable else f"handle({name})")
                case "struct":
                    passed.append(f"put({codec}, {name})")
                case "struct_in":
                    passed.append(f"put({codec}, {name})")
                case "text":
                    passed.append(f"putText({name})")
                case "array":
                    put = "putHandles({})" if one.base in self.model.handles else "putDoubles({})" \
                        if one.base == "double" else f"putAll({codec}, {{}})"
                    passed.append(f"{name} ? {put.format(name)} : 0" if one.nullable else put.format(name))
                case "bytes":
                    passed.append(f"putBytes({name})")
                case "count":
                    owner = next(other for other in function.parameters if other.length == one.name)
                    passed.append(f"{named(owner.name)}?.length ?? 0" if owner.nullable else f"{named(owner.name)}.length")
                case "fn":
                    short = pascal(one.base.removeprefix(shared.PREFIX).removesuffix("_fn"))
                    slot = f"slot{short}({now.index(one) if one in now else later.index(one)})"
                    passed.append(f"{name} ? {slot} : 0" if one.nullable else slot)
                case "callbacks":
                    short = pascal(one.base.removeprefix(shared.PREFIX))
                    passed.append(f"{name} ? put{short}({name}) : 0")
                case "user_data":
                    passed.append("_data" if later or table else "0")
                case "destroy":
                    passed.append("_data ? forget() : 0" if later or table else "0")
                case "block_data":
                    passed.append("_block" if now else "_data")
                case "buffer" | "capacity":
                    passed.append({"buffer": name, "capacity": "_room"}[one.role] if sized else "0")
                case "rows":
                    lines.append(f"const {name} = take(8);")
                    passed.append(name)
                    outs.append((f"Rows<{self.hint(one.base)}Row>",
                                 f"new Rows({codec}, {runtime}, U32[{name} >> 2], U32[({name} >> 2) + 1])"))
                case "rows_count":
                    owner = next(other for other in function.parameters if other.length == one.name)
                    passed.append(f"{named(owner.name)} + 4")
                case "out":
                    size, hint, made = self.out(one, name, runtime)
                    lines.append(f"const {name} = take({size});")
                    struct = self.model.structs.get(one.base)
                    if struct and struct.sized:
                        lines.append(f"U32[{name} >> 2] = {codec}.size;")
                    passed.append(name)
                    if not sized or one is not function.of("out")[-1]:
                        outs.append((hint, made))
                case "scalar" if self.is_size(one):
                    passed.append(f"{pascal(one.name.removesuffix('_size'))}Codec.size")
                case "scalar" if one.base == "bool":
                    passed.append(f"{name} ? 1 : 0")
                case "scalar" if one.base == "uint64_t":
                    passed.append(f"word({name})")
                case "scalar" if one.base == "double":
                    passed.append(name)
                case "scalar" | "enum":
                    passed.append(f"int({name})")
                case _:
                    passed.append(f"{name} ?? 0" if one.role == "pointer" else name)
        hidden = base_of(function.returns) in self.model.structs and "*" not in function.returns
        call = f"W.{function.c}({', '.join((['_out'] if hidden else []) + passed)})"
        if sized:
            return self.sized(function, lines, outs, call, runtime)
        if fns and buffers:
            outs = []
        hint = f"[{', '.join(one for one, _ in outs)}]" if len(outs) > 1 else outs[0][0] if outs else "void"
        value = f"[{', '.join(made for _, made in outs)}]" if len(outs) > 1 else outs[0][1] if outs else ""
        if function.returns_status:
            lines.append(f"try {{ ok({call}); }} finally {{ held.delete(_block); }}" if now else f"ok({call});")
        elif hidden:
            codec = self.hint(base_of(function.returns)) + "Codec"
            lines += [f"const _out = take({codec}.size);", f"{call};", "got(0);"]
            hint, value = self.hint(base_of(function.returns)), f"{codec}.read(_out, {runtime})"
        elif outs:
            lines.append(f"if (!got({call})) return null;")
            hint += " | null"
        elif function.returns == "void":
            lines.append(f"{call};")
        else:
            hint, made = self.returned(function.returns, runtime)
            value = made.format(f"got({call})")
        return lines, hint, value

    def sized(self, function, lines, outs, call, runtime):
        """Asks how many there are, then for all of them."""
        one = function.of("buffer")[0]
        name, count = named(one.name), named(function.of("out")[-1].name)
        codec = self.hint(one.base) + "Codec"
        size = f"{codec}.size" if one.base in self.model.structs else "4" if one.base in self.model.handles else "1"
        lines += [f"let {name} = 0, _room = 0;", f"ok({call});", f"_room = U32[{count} >> 2];",
                  f"{name} = take(_room * {size});", f"ok({call});"]
        if one.base in self.model.handles:
            hint = f"{self.hint(one.base)}[]"
            value = f"Array.from(U32.slice({name} >> 2, ({name} >> 2) + _room), " \
                f"(one) => wrap({runtime}, one, {self.hint(one.base)}))"
        elif one.base in self.model.structs:
            hint, value = f"{self.hint(one.base)}[]", f"all({codec}, {name}, _room, {runtime})"
        else:
            hint, value = "Uint8Array", f"U8.slice({name}, {name} + _room)"
        outs = outs + [(hint, value)]
        if len(outs) == 1:
            return lines, hint, value
        return lines, f"[{', '.join(one for one, _ in outs)}]", f"[{', '.join(made for _, made in outs)}]"

    def signature(self, shown):
        """(parameters in JavaScript, in TypeScript): those at the end may be left out."""
        plain, typed, trailing = [], [], True
        for name, hint, optional in reversed(shown):
            trailing = trailing and optional
            plain.insert(0, f"{name} = null" if trailing else name)
            typed.insert(0, f"{name}{'?' if trailing else ''}: {hint}")
        return ", ".join(plain), ", ".join(typed)

    def runtime_of(self, function, kind):
        if kind == "free":
            return "null"
        if kind not in ("maker", "constructor"):
            return "this._runtime"
        first = next((one for one in function.parameters if one.role == "handle"), None)
        if not first:  # the runtime itself
            return "this"
        return named(first.name) if first.base == "motus_runtime" else f"{named(first.name)}._runtime"

    def method(self, function, kind="method"):
        """(JavaScript, TypeScript) of a method, maker, getter, setter or free function."""
        lines, hint, value = self.body(function, self.runtime_of(function, kind))
        plain, typed = self.signature([found for one in function.parameters if (found := self.given(one))])
        name = camel(function.method)
        if kind in ("getter", "setter"):
            name = self.property_name(function)
        needs = any("take(" in line or "put" in line for line in lines + [value])
        if needs:
            lines = ["const _mark = begin();"] + lines
            if value:
                lines += [f"const _answer = {value};", "top = _mark;", "return _answer;"]
            else:
                lines.append("top = _mark;")
        elif value:
            lines.append(f"return {value};")
        word = {"maker": "static ", "getter": "get ", "setter": "set ", "free": "export function "}.get(kind, "")
        indent = "" if kind == "free" else "  "
        text = f"{indent}{word}{name}({plain}) {{\n" + "".join(wrapped(line, indent + "  ") for line in lines) + indent + "}\n"
        kinds = doc(function.text, indent)
        if kind == "getter":
            kinds += f"  get {name}(): {hint};\n"
        elif kind == "setter":
            one = function.parameters[1]
            may = "" if self.given(one)[2] or one.base not in self.model.handles else " | null"
            kinds = f"  set {name}({typed.replace('?', '')}{may});\n"
            text = text.replace(" = null) {", ") {", 1)
        elif kind == "free":
            kinds += f"export function {name}({typed}): {hint};\n"
        else:
            kinds += f"  {word}{name}({typed}): {hint};\n"
        return text, kinds

    def property_name(self, function):
        name = function.method.removeprefix("set_").removeprefix("get_").replace("_get_", "_")
        return camel(name.removeprefix("is_") if name.startswith("is_") and self.setter_of(function) else name)

    def setter_of(self, getter):
        name = "set_" + getter.method.removeprefix("is_").removeprefix("get_")
        return next((one for one in getter.owner.methods if one.method == name and one.returns_status
                     and len(one.parameters) == 2 and one.parameters[1].role in
                     ("scalar", "struct", "struct_in", "handle", "enum", "text")), None)

    def is_getter(self, function):
        if [one for one in function.parameters if one.role not in ("self", "out")]:
            return False
        outs = function.of("out")
        if any(one.transfer == "full" for one in outs):
            return False
        return not function.returns_status or len(outs) == 1

    def constructor(self, function):
        runtime = self.runtime_of(function, "constructor")
        lines, _, _ = self.body(function, runtime)
        plain, typed = self.signature([found for one in function.parameters if (found := self.given(one))])
        made = named(next(one for one in function.parameters if one.role == "out").name)
        first = re.match(r"\w+", plain)[0]
        is_runtime = function.maker.name == "runtime"
        lines = ["super(BARE);", f"if ({first} === BARE) return;", "begin();"] + \
            [line.replace("ok(W.", "ok(W.") for line in lines] + \
            [f"this._adopt({'null' if is_runtime else runtime}, U32[{made} >> 2]);"]
        if is_runtime:
            lines.append("ok(W.motus_runtime_set_diagnostics(this._h, diagnostics(), 0, 0));")
        text = f"  constructor({plain}) {{\n" + "".join(wrapped(line, "    ") for line in lines) + "  }\n"
        return text, doc(function.text, "  ") + f"  constructor({typed});\n"

    def one_class(self, handle):
        base = pascal(handle.base.name) if handle.base else "RuntimeBase" if handle.name == "runtime" else "Handle"
        name = pascal(handle.name)
        text = f"export class {name} extends {base} {{\n  static isCounted = {str(handle.counted).lower()};\n"
        kinds = doc(handle.text) + f"export class {name} extends {base} {{\n"
        parts = []
        for function in handle.makers:
            if function.c not in BY_HAND:
                parts.append(self.constructor(function) if function.method == "create" else self.method(function, "maker"))
        if not any(one.method == "create" for one in handle.makers):
            kinds += "  private constructor();\n" if not handle.base else ""
        done = set()
        methods = {one.method: one for one in handle.methods}
        for function in handle.methods:
            stem = function.method.removesuffix("_count").removesuffix("_at")
            if function.c in BY_HAND or function in done:
                continue
            if function.method.endswith("_count") and f"{stem}_at" in methods:
                continue
            if function.method.endswith("_at") and f"{stem}_count" in methods:
                hint, made = self.returned(function.returns, "this._runtime")
                plural = camel(PLURALS.get(stem, stem + "s"))
                call = made.format(f"got(W.{function.c}(this._h, at))")
                parts.append((f"  get {plural}() {{\n    const length = got(W.{methods[stem + '_count'].c}(this._h));\n"
                              f"    return Array.from({{ length }}, (_, at) => {call});\n  }}\n",
                              f"  /** All of them, in order. */\n  get {plural}(): {hint.removesuffix(' | null')}[];\n"))
            elif self.is_getter(function):
                parts.append(self.method(function, "getter"))
                setter = self.setter_of(function)
                if setter and setter.c not in BY_HAND:
                    parts.append(self.method(setter, "setter"))
                    done.add(setter)
            elif not any(self.is_getter(one) and self.setter_of(one) is function for one in handle.methods):
                parts.append(self.method(function))
        if handle.name == "view":
            kinds += VIEW_TYPES
        return text + "\n".join([""] + [one for one, _ in parts]) + "}\n", \
            kinds + "".join(one for _, one in parts) + "}\n"

    def text(self):
        classes = [self.one_class(handle) for handle in self.model.ordered_handles()]
        free = [self.method(one, "free") for one in self.model.free if one.c not in BY_HAND]
        kinds = []
        names = {one.name.upper(): pascal(one.name) for one in self.model.handles.values()}
        for name, number, _ in self.model.enums["motus_kind"].values:
            if (short := name.removeprefix("MOTUS_KIND_")) in names:
                kinds.append(f"{number}: {names[short]}")
        return TEMPLATE.read_text() + "\n// MARK: The interface\n\n" + "\n".join([
            self.enums(False), self.codecs(), "\n".join(one for one, _ in classes),
            wrapped(f"const KINDS = {{ {', '.join(kinds)} }};"), MIXINS, self.tables(),
            "\n".join(one for one, _ in free)])

    def types(self):
        classes = "\n".join(self.one_class(handle)[1] for handle in self.model.ordered_handles())
        free = "".join(self.method(one, "free")[1] for one in self.model.free if one.c not in BY_HAND)
        return TYPES + "\n" + "\n".join([self.enums(True), self.struct_types(), classes, free])


MIXINS = """for (const name of ["value", "shown", "velocity"]) View.prototype[name] = ViewBase.prototype[name];
"""

VIEW_TYPES = """  /** The numbers of any property: its model value, or what is shown. */
  value(property: number, source?: ValueSource): Float64Array;
  /** The numbers of any property as the last frame shows them. */
  shown(property: number): Float64Array;
  /** How fast a property moves, in units per second. */
  velocity(property: number): Float64Array;
"""

TYPES = """// Types of motus.js. Generated from include/motus.h by bindings/generate; the header has the full text.

/** Loads motus.wasm: by its address, as bytes, as a Response or as a module. Beside motus.js if not given. */
export function load(source?: string | URL | BufferSource | Response | WebAssembly.Module): Promise<void>;
/** How many bytes of the library's memory are in use. */
export function memoryHeld(): number;
/** `warn` is told what the library reports without refusing a call. */
export const settings: { warn(call: string, message: string): void };

/** A refused call: its message is the diagnostic's sentence. */
export class MotusError extends Error {
  readonly status: Status;
  readonly call: string;
}

/** Records in the library's memory, until the next tick. Iterating hands out one and the same row. */
export class Rows<Row> implements Iterable<Row> {
  readonly length: number;
  /** The size of a record in bytes. */
  readonly stride: number;
  at(index: number): Row | undefined;
  [Symbol.iterator](): IterableIterator<Row>;
  /** All of it as numbers, without a copy: record n begins at n * stride / 8. Until the next call. */
  readonly floats: Float64Array;
  /** The same as whole numbers of 32 bits. */
  readonly words: Uint32Array;
  /** Where a field begins in a record, in bytes. */
  offset(name: keyof Row & string): number;
}

/** Any object. */
export class Handle {
  protected constructor();
  /** Its handle: the same number that rows have. */
  readonly id: number;
  readonly isAlive: boolean;
  /** The host's own number for the object. */
  get tag(): number | bigint;
  set tag(tag: number | bigint);
  /** Gives back JavaScript's reference: what nothing else holds ends. */
  release(): void;
}

declare class RuntimeBase extends Handle {
  /** Ends the runtime and everything in it. */
  destroy(): void;
  /** Advances the runtime to a time, in seconds, and makes one frame. */
  tick(time: number): void;
  /** Also calls `report(status, call, message)` for refused calls and warnings. */
  setDiagnostics(report?: ((status: Status, call: string, message: string) => void) | null): void;
  /** Registers a custom property for all views of the runtime; answers its number. */
  registerProperty(name: string, kind: PropertyKind, componentCount: number,
    initial?: readonly number[] | null): number;
}
"""
