"""Names, comments, enumerations and structs of the Go package: for bindings/generate/go.py."""

import re
import textwrap

import model as shared
from shapes import Shapes, blocks_of, links_of

SCALARS = {"bool": "bool", "double": "float64", "float": "float32", "size_t": "int", "int32_t": "int32",
           "uint32_t": "uint32", "uint16_t": "uint16", "uint64_t": "uint64"}
C_SCALARS = {"bool": "C.bool", "double": "C.double", "float": "C.float", "size_t": "C.size_t", "int32_t": "C.int32_t",
             "uint32_t": "C.uint32_t", "uint16_t": "C.uint16_t", "uint64_t": "C.uint64_t"}
KEYWORDS = {"break", "case", "chan", "const", "continue", "default", "defer", "else", "fallthrough", "for", "func", "go",
            "goto", "if", "import", "interface", "map", "package", "range", "return", "select", "struct", "switch",
            "type", "var", "C", "k", "r", "len"}
WORDS = {"id": "ID", "3d": "3D"}
# Written by hand in bindings/go.
BY_HAND = {"motus_runtime_create": "NewRuntime", "motus_runtime_destroy": "Runtime.Close",
           "motus_runtime_set_diagnostics": "Runtime.SetDiagnostics", "motus_library_set_diagnostics": "SetDiagnostics",
           "motus_retain": "View.Retain", "motus_release": "OwnedView.Close", "motus_is_alive": "Handle.IsAlive",
           "motus_tag": "Handle.Tag", "motus_set_tag": "Handle.SetTag", "motus_handle_kind": "Handle.Kind",
           "motus_handle_runtime": "Handle.Runtime"}


def camel(name):
    return "".join(WORDS.get(part, part[:1].upper() + part[1:]) for part in name.lower().split("_"))


def lower(name):
    """A parameter's name: value_at is valueAt."""
    made = camel("kind" if name == "type" else name)
    made = made[0].lower() + made[1:] if not made.startswith("ID") else "id" + made[2:]
    return made + "_" if made in KEYWORDS else made


class Docs:
    """Comments of the header as godoc reads them: names are links, indented lines are texts."""

    def __init__(self, model, parts):
        self.links = links_of(model, parts, lambda one, value: parts.value_name(value))

    def word(self, found):
        name = found[0].lstrip("#").removesuffix("()")
        return f"[{self.links[name]}]" if name in self.links else name

    def line(self, text):
        text = re.sub(r"\bout_(\w+)", lambda found: lower(found[1]), text)
        text = re.sub(r"#?\b(?:motus|MOTUS)_\w+\b(?:\(\))?", self.word, text)
        return re.sub(r"\bSIZE_MAX\b", "-1", re.sub(r"\bNULL\b", "nil", text)).replace("`", "")

    def named(self, name, text):
        """A comment that begins with the name of its subject, as Go's do."""
        if re.match(r"(?:An?|The) ", text):
            return f"{name} is {text[0].lower()}{text[1:]}"
        if re.match(r"[A-Z][a-z]+s\b(?! (?:is|are|has|have|that|of|in|and|which)\b)", text) and not text.startswith(("This", "Less")):
            return f"{name} {text[0].lower()}{text[1:]}"
        return f"{name}: {text}"

    def comment(self, text, name, indent="", more=()):
        """A // comment; `more` are paragraphs that follow."""
        blocks = blocks_of(self.named(name, text) if text else "", self.line,
                           lambda line: line.startswith("  ") or line.lstrip().startswith("* "))
        out = []
        for block in blocks + list(more):
            out += [""] if out else []
            if isinstance(block, list):
                out += ["\t" + line for line in textwrap.dedent("\n".join(block)).split("\n")]
            else:
                out += textwrap.wrap(block, 112 - len(indent), break_long_words=False, break_on_hyphens=False)
        return "".join(f"{indent}//{' ' if line and line[0] != chr(9) else ''}{line}\n" for line in out)


class Parts(Shapes):
    """`self.model` is what is written; the rest are the types of the package."""

    def type_name(self, c):
        return camel(c.removeprefix("motus_"))

    def value_name(self, value):
        """TouchBegan; where a type has that name, its enumeration's comes first: KindView."""
        return camel(value.removeprefix("MOTUS_"))

    def raw_type(self, enum):
        return "uint32" if enum.bits else "int32"

    # MARK: Enumerations

    def enums(self):
        out = []
        for one in self.model.enums.values():
            name, seen = self.type_name(one.c), set()
            out.append(self.docs.comment(one.text, name) + f"type {name} {self.raw_type(one)}\n")
            rows, cases = [], ""
            for value, number, said in one.values:
                made = self.value_name(value)
                shown = f"{number:#x}" if one.bits and number > 9 else number
                rows.append(self.docs.comment(said, made, "\t") + f"\t{made} {name} = {shown}\n")
                if number not in seen:
                    cases += f"\tcase {made}:\n\t\treturn \"{made}\"\n"
                seen.add(number)
            out.append("const (\n" + "\n".join(rows) + ")\n")
            short = name[0].lower()
            out.append(f"// String is the name of the value in Go.\nfunc ({short} {name}) String() string {{\n\tswitch {short} {{\n"
                       f"{cases}\t}}\n\treturn unknown(\"{name}\", int64({short}))\n}}\n")
        return "\n".join(out)

    # MARK: Structs

    def field_name(self, field):
        return camel(field.name)

    def field_type(self, struct, field):
        """The type of a field that a program sees."""
        base, stars = shared.plain_type(field.type), field.type.count("*")
        counter = struct.counter(field)
        if base in self.model.callbacks:
            return "Curve"
        if stars == 1 and base in self.model.handles:
            return self.type_name(base)
        if base == "void":
            return "Handle"
        if base == "char":
            return "string"
        enum = self.enum_of(field, field.bits)
        made = self.type_name(enum.c) if enum else SCALARS.get(base) or self.type_name(base)
        if field.length and not counter:
            return f"[{field.length}]{made}"
        if stars and counter or field.length:
            return f"[]{made}"
        return f"*{made}" if stars else made

    def structs(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "callbacks":
                continue
            if self.is_mirrored(one):
                out.append(self.mirrored(one))
            elif self.is_lent(one):
                out.append(self.lent(one))
            else:
                out.append(self.settings(one))
        return "\n".join(out)

    def fields_of(self, name, rows, text):
        return text + f"type {name} struct {{\n" + "\n".join(rows) + "}\n"

    def mirrored(self, one):
        """Structs with the layout of C's: what differs does not compile."""
        name = self.type_name(one.c)
        rows, checks = [], f"\t_ = [1]struct{{}}{{}}[unsafe.Offsetof(struct{{ a, b {name} }}{{}}.b)-C.sizeof_{one.c}]\n"
        for field in one.fields:
            made = self.field_name(field) if field.name != "reserved" else "reserved"
            kind = self.field_type(one, field) if field.name != "reserved" else SCALARS[field.type]
            if field.type == "size_t":
                kind = "int"
            rows.append(self.docs.comment(field.text, made, "\t") + f"\t{made} {kind}\n")
            c = f"_{field.name}" if field.name in KEYWORDS - {"C", "k", "r", "len"} else field.name
            checks += f"\t_ = [1]struct{{}}{{}}[unsafe.Offsetof({name}{{}}.{made})-unsafe.Offsetof(C.{one.c}{{}}.{c})]\n"
        text = self.fields_of(name, rows, self.docs.comment(one.text, name))
        short = name[0].lower()
        return (f"{text}\nvar (\n{checks})\n\nfunc ({short} {name}) c() C.{one.c} {{\n\treturn *(*C.{one.c})(unsafe.Pointer(&{short}))\n}}\n")

    def lent(self, one):
        """Rows that point into the library's memory: what they point to is copied with the row."""
        name = self.type_name(one.c)
        rows, reads = [], []
        for field in one.fields:
            made, base, c = self.field_name(field), shared.plain_type(field.type), f"c.{field.name}"
            if field.name in KEYWORDS:
                c = f"c._{field.name}"
            if field.count:
                element = self.type_name(base) if base in self.model.handles else SCALARS[base]
                kind = f"[]{element}"
                count = "*".join(f"int(c.{part})" for part in field.count.split(" * "))
                read = f"copied[{element}](unsafe.Pointer({c}), {count})"
            elif base == "char":
                kind, read = "string", f"C.GoString({c})"
            else:
                kind = self.field_type(one, field)
                read = f"*(*{kind})(unsafe.Pointer(&{c}))"
            rows.append(self.docs.comment(field.text, made, "\t") + f"\t{made} {kind}\n")
            reads.append((made, read))
        text = self.fields_of(name, rows, self.docs.comment(one.text, name))
        width = max(len(made) for made, _ in reads) + 1
        reads = "".join(f"\t\t{made + ':':<{width}} {read},\n" for made, read in reads)
        return (f"{text}\nfunc read{name}(from unsafe.Pointer) {name} {{\n\tc := (*C.{one.c})(from)\n\treturn {name}{{\n{reads}\t}}\n}}\n")

    def given_fields(self, one):
        return [field for field in one.given if field.type != "void *" or field.meaning != "token"]

    def settings(self, one):
        """Structs that are translated, since C's have sizes and pointers."""
        name, fields = self.type_name(one.c), self.given_fields(one)
        said = [f"Default{name} has the library's values; those of {name}{{}} are zeros."] if one.init else []
        rows = []
        for field in fields:
            made = self.field_name(field)
            rows.append(self.docs.comment(field.text, made, "\t") + f"\t{made} {self.field_type(one, field)}\n")
        text = self.fields_of(name, rows, self.docs.comment(one.text, name, "", said))
        if one.init:
            text += (f"\n// Default{name} returns the library's own values.\nfunc Default{name}() {name} {{\n\tk := newKeep()\n"
                     f"\tdefer k.free()\n\tc := (*C.{one.c})(k.alloc(C.sizeof_{one.c}))\n"
                     f"\tC.{one.init.c}(c, C.sizeof_{one.c})\n\tvar o {name}\n\to.read(c)\n\treturn o\n}}\n")
        if self.is_given(one):
            text += self.writing(one, fields)
        if one.init or self.is_answered(one):
            text += self.reading(one, fields)
        return text

    def c_field(self, field):
        return f"c._{field.name}" if field.name in KEYWORDS - {"C", "k", "r", "len"} else f"c.{field.name}"

    def writing(self, struct, fields):
        lines = []
        if struct.sized:
            lines.append(f"c.struct_size = C.sizeof_{struct.c}")
        uses_keep = False
        for field in fields:
            o, c, base, stars = f"o.{self.field_name(field)}", self.c_field(field), shared.plain_type(field.type), field.type.count("*")
            counter, inner, enum = struct.counter(field), self.model.structs.get(shared.plain_type(field.type)), self.enum_of(field, field.bits)
            mirrored = inner and self.is_mirrored(inner)
            if base in self.model.callbacks:
                lines += [f"if {o} != nil {{", f"\tC.motusgo_set_curve(&c.{field.name}, &c.{field.name}_data, k.curve({o}))", "}"]
                uses_keep = True
            elif stars == 1 and base in self.model.handles or base == "void":
                lines.append(f"*(*uintptr)(unsafe.Pointer(&{c})) = {o}.bits")
            elif field.length and counter:
                element = self.field_type(struct, field)[2:]
                lines += [f"copy((*[{field.length}]{element})(unsafe.Pointer(&{c}))[:], {o})",
                          f"c.{counter.name} = {C_SCALARS[counter.type]}(len({o}))"]
            elif stars and counter:
                uses_keep = True
                lines += [f"if len({o}) > 0 {{", f"\tall := k.alloc(len({o}) * C.sizeof_{self.c_size(base)})"]
                lines += ([f"\tfor at := range {o} {{",
                           f"\t\t{o}[at].write((*C.{base})(unsafe.Add(all, at*C.sizeof_{base})), k)", "\t}"]
                          if inner and not mirrored else
                          [f"\tcopy(unsafe.Slice((*{self.field_type(struct, field)[2:]})(all), len({o})), {o})"])
                lines += [f"\t{c} = (*{self.c_name(base)})(all)", "}", f"c.{counter.name} = {C_SCALARS[counter.type]}(len({o}))"]
            elif stars:
                uses_keep = True
                lines.append(f"{c} = {o}.in(k)")
            elif field.length:
                lines.append(f"{c} = *(*[{field.length}]{self.c_name(base)})(unsafe.Pointer(&{o}))")
            elif inner and not mirrored:
                uses_keep = True
                lines.append(f"{o}.write(&{c}, k)")
            elif inner:
                lines.append(f"{c} = {o}.c()")
            else:
                lines.append(f"{c} = {self.c_name(base)}({o})")
        keep = "k *keep" if uses_keep else "_ *keep"
        name = self.type_name(struct.c)
        return (f"\nfunc (o *{name}) write(c *C.{struct.c}, {keep}) {{\n" + "".join(f"\t{line}\n" for line in lines) + "}\n" +
                f"\nfunc (o *{name}) in(k *keep) *C.{struct.c} {{\n\tif o == nil {{\n\t\treturn nil\n\t}}\n"
                f"\tc := (*C.{struct.c})(k.alloc(C.sizeof_{struct.c}))\n\to.write(c, k)\n\treturn c\n}}\n")

    def c_size(self, base):
        return {"size_t": "size_t"}.get(base, base)

    def c_name(self, base):
        return C_SCALARS.get(base) or f"C.{base}"

    def reading(self, struct, fields):
        lines = []
        for field in fields:
            o, c, base, stars = f"o.{self.field_name(field)}", self.c_field(field), shared.plain_type(field.type), field.type.count("*")
            counter, inner, kind = struct.counter(field), self.model.structs.get(shared.plain_type(field.type)), self.field_type(struct, field)
            mirrored = inner and self.is_mirrored(inner)
            if base in self.model.callbacks:
                continue
            if stars == 1 and base in self.model.handles or base == "void":
                lines.append(f"{o} = *(*{kind})(unsafe.Pointer(&{c}))")
            elif field.length and counter:
                lines.append(f"{o} = copied[{kind[2:]}](unsafe.Pointer(&{c}), int(c.{counter.name}))")
            elif stars and counter and inner and not mirrored:
                lines += [f"for at := 0; at < int(c.{counter.name}); at++ {{", f"\tvar one {kind[2:]}",
                          f"\tone.read((*C.{base})(unsafe.Add(unsafe.Pointer({c}), at*C.sizeof_{base})))",
                          f"\t{o} = append({o}, one)", "}"]
            elif stars and counter:
                lines.append(f"{o} = copied[{kind[2:]}](unsafe.Pointer({c}), int(c.{counter.name}))")
            elif stars:
                lines += [f"if {c} != nil {{", f"\t{o} = new({kind[1:]})",
                          f"\t{o}.read({c})" if not mirrored else f"\t*{o} = *(*{kind[1:]})(unsafe.Pointer({c}))", "}"]
            elif field.length or inner and mirrored:
                lines.append(f"{o} = *(*{kind})(unsafe.Pointer(&{c}))")
            elif inner:
                lines.append(f"{o}.read(&{c})")
            else:
                lines.append(f"{o} = {kind}({c})")
        return (f"\nfunc (o *{self.type_name(struct.c)}) read(c *C.{struct.c}) {{\n" +
                "".join(f"\t{line}\n" for line in lines) + "}\n")
