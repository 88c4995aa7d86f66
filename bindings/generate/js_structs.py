"""Enumerations, structs and callbacks of the header in JavaScript and TypeScript: see js.py.

Offsets and sizes are those that clang has for wasm32."""

import re
import textwrap

import api
import model as shared

CODES = {"bool": "i", "double": "d", "size_t": "i", "int32_t": "i", "uint32_t": "i", "uint16_t": "i",
         "uint64_t": "j", "void": "v"}
KINDS = {"bool": "bool", "double": "f64", "float": "f32", "size_t": "u32", "int32_t": "i32", "uint32_t": "u32",
         "uint16_t": "u16", "uint64_t": "u64"}
WIDTHS = {"f64": 8, "u64": 8, "f32": 4, "u32": 4, "i32": 4, "u16": 2, "bool": 1}
RESERVED = {"default", "function", "in", "with", "new", "delete", "var", "this", "export", "import",
            "switch", "class", "case", "for", "if", "package", "interface",
            # and what the module calls itself
            "all", "answer", "base", "begin", "camel", "forget", "got", "handle", "held", "hold", "int", "keep",
            "known", "large", "lent", "number", "ok", "own", "put", "run", "slot", "table", "take", "text",
            "top", "views", "word", "wrap", "num", "flag", "list", "key", "file", "start", "plain", "look", "method",
            "methods", "uncalled", "tell", "watch", "ownMethods", "slotsOf", "isNear", "isPlaced", "many", "enliven", "sweep"}


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


WORDS = {"NULL": "null", "SIZE_MAX": "4294967295"}  # of the header, as they are called here


def name_words(model):
    for one in model.functions:
        owner = one.owner or one.maker
        is_property = one.owner and (one.is_getter or any(
            each.is_getter and each.setter is one for each in one.owner.methods))
        name = camel(one.word) if is_property else named(one.method)
        WORDS[one.c] = f"new {pascal(owner.name)}()" if one.maker and one.method == "create" else \
            f"{pascal(owner.name)}.{name}" if owner else name
    for table in (model.structs, model.handles, model.enums):
        WORDS.update({one.c: pascal(one.name) for one in table.values()})
    for one in model.enums.values():
        for name, _, _ in one.values:
            short = one.short(name)
            WORDS[name] = f"{pascal(one.name)}.{'_' if short[0].isdigit() else ''}{short}"


def said(text):
    return re.sub(r"#?\b([A-Za-z_][A-Za-z_0-9]*)\b(\(\))?", lambda found: WORDS.get(found[1], found[0].removeprefix("#")),
                  text).replace("*/", "* /").replace("`", "")


def doc(text, indent="", *more):
    """A comment: the header's paragraphs, and lines that follow."""
    width = 96 - len(indent)
    parts = [said(one) if re.match(r"\s", one) else "\n".join(textwrap.wrap(said(one), width))
             for one in text.split("\n\n") if one.strip() and not one.startswith("Time:")]
    lines = [textwrap.fill(said(" ".join(one.split())), width, subsequent_indent="  ") for one in more]
    whole = "\n\n".join(parts + (["\n".join(lines)] if lines else []))
    whole = "\n".join(f"{indent} *  {line}".rstrip() for line in whole.split("\n"))
    return f"{indent}/** {whole[len(indent) + 4:]} */\n" if whole.strip(" *") else ""


def function_doc(function, indent, shown):
    """Its comment, what is said of its parameters, and what it refuses."""
    lines = [f"@param {named(one.name)} {one.text}" for one in function.parameters if one.text and named(one.name) in shown]
    outs = [one.text for one in function.of("out") if one.text]
    answers = re.sub(r"#?MOTUS_OK( or |[;,.] ?)?", "", function.answers).strip()
    if answers and not function.returns_status:
        outs.append(answers)
    lines += [f"@returns {one}" for one in outs[:1]]
    if answers and function.returns_status:
        lines.append(f"@throws {answers}")
    return doc(function.text, indent, *lines)


def wrapped(line, indent=""):
    line = line.replace(" =>", "\xa0=>").replace("return ", "return\xa0")
    return "\n".join(textwrap.wrap(line, 110, initial_indent=indent, subsequent_indent=indent + "  ",
                                   break_long_words=False, break_on_hyphens=False)).replace("\xa0", " ") + "\n"


class Structs:
    def __init__(self, model):
        self.model = model
        name_words(model)
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
            if one.kind != "plain":
                return f"{name}Given"
            is_numbers = all(field.type == "double" and not field.length for field in one.fields)
            return f"{name} | readonly number[]" if is_numbers else f"Given<{name}>"
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
        if length and after and shared.counts(field, struct.fields[at + 1]):
            length += f", count: {offsets.get(after, 0)}"
        if field.name == "reserved" or field.name == "curve_data":
            return None
        if at and shared.counts(struct.fields[at - 1], field):
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
            return "handle", "", "Handle | number | null", "Handle | null"
        if stars == 1 and base == "double" and struct.kind == "options" and after and shared.counts(field, struct.fields[at + 1]):
            return "floats", "", "Float64Array", "number | readonly number[] | Float64Array"
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
        if shared.is_key(field.type, field.name):
            return "key", "", "number | bigint", "Key"
        kind = "i32" if base in self.model.enums else KINDS[base]
        array = {"f64": "Float64Array", "f32": "Float32Array", "i32": "Int32Array", "u32": "Uint32Array"}.get(kind, "any")
        hint = self.hint(base)
        return kind, length, array if length else hint, f"readonly {hint}[] | {array}" if length else hint

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
                out.append(f"export interface {name}Row extends {name} {{\n{ids}"
                           f"  /** Its fields as they are now, to be kept. */\n  copy(): {name};\n}}\n")
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
                nullable = one.nullable
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
                f'const slot{short} = slotsOf("{short}", "{kind}", (at) => (data, ...given) => '
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
