"""Names, comments, enumerations and structs of the C# library: for bindings/generate/csharp.py."""

import textwrap

import model as shared
from shapes import Shapes, line_of_markup, links_of

SCALARS = {"bool": "bool", "double": "double", "float": "float", "size_t": "int", "int32_t": "int", "uint32_t": "uint",
           "uint16_t": "ushort", "uint64_t": "ulong"}
RAW = SCALARS | {"bool": "byte", "size_t": "IntPtr"}  # as C passes them
KEYWORDS = {"as", "base", "bool", "break", "case", "catch", "checked", "class", "const", "continue", "default", "delegate",
            "do", "double", "else", "enum", "event", "explicit", "extern", "finally", "fixed", "float", "for", "foreach",
            "goto", "if", "implicit", "in", "int", "interface", "internal", "is", "lock", "long", "namespace", "new", "null",
            "object", "operator", "out", "override", "params", "private", "protected", "public", "readonly", "ref",
            "return", "sealed", "sizeof", "static", "string", "struct", "switch", "this", "throw", "try", "typeof",
            "unchecked", "unsafe", "using", "virtual", "void", "volatile", "while"}
# Written by hand in bindings/csharp.
BY_HAND = {"motus_runtime_create": "Runtime", "motus_runtime_destroy": "Runtime.Dispose",
           "motus_runtime_set_diagnostics": "Runtime.Diagnostics", "motus_library_set_diagnostics": "Library.Diagnostics",
           "motus_retain": "MotusObject.Retain", "motus_release": "MotusObject.Dispose", "motus_is_alive": "MotusObject.IsAlive",
           "motus_tag": "MotusObject.Tag", "motus_set_tag": "MotusObject.Tag", "motus_handle_kind": "MotusObject.Kind",
           "motus_handle_runtime": "MotusObject.Runtime"}


def camel(name):
    return "".join(part[:1].upper() + part[1:] for part in name.lower().split("_"))


def lower(name):
    made = camel(name)
    made = made[0].lower() + made[1:]
    return "@" + made if made in KEYWORDS else made


class Docs:
    """Comments of the header as C#'s: names are references."""

    def __init__(self, model, parts):
        self.links = links_of(model, parts, lambda one, value: f"{parts.type_name(one.c)}.{parts.value_name(one, value)}")

    def word(self, found):
        name = found[0].lstrip("#").removesuffix("()")
        return f"<c>{self.links.get(name, name)}</c>"

    def line(self, text):
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return line_of_markup(text, lower, self.word)

    def comment(self, text, indent, parameters=(), returns="", refused=""):
        if not text and not parameters and not returns:
            return ""
        paragraphs, lines = [], []
        for line in text.split("\n") + [""]:
            if line:
                lines.append(line)
            elif lines:
                paragraphs.append(self.line(" ".join(" ".join(lines).split())))
                lines = []
        out = []

        def tag(name, text, attribute=""):
            one = f"<{name}{attribute}>{text}</{name}>"
            out.extend(textwrap.wrap(one, 116 - len(indent), break_long_words=False, break_on_hyphens=False))

        if paragraphs:
            tag("summary", paragraphs[0])
        if paragraphs[1:]:
            tag("remarks", "".join(f"<para>{one}</para> " for one in paragraphs[1:]).strip())
        for name, said in parameters:
            tag("param", self.line(said), f' name="{name.lstrip("@")}"')
        if returns:
            tag("returns", self.line(returns[0].upper() + returns[1:]))
        if refused:
            tag("exception", self.line(refused), ' cref="MotusException"')
        return "".join(f"{indent}/// {line}\n" for line in out)


class Parts(Shapes):
    # MARK: Names

    def type_name(self, c):
        return camel(c.removeprefix("motus_"))

    def value_name(self, enum, value):
        short = enum.short(value)
        return f"_{camel(short)}" if short[0].isdigit() else camel(short)

    def raw_type(self, enum):
        return "uint" if enum.bits else "int"

    # MARK: Enumerations

    def enums(self):
        out = []
        for one in self.model.enums.values():
            name = self.type_name(one.c)
            rows = "".join(self.docs.comment(said, "        ") +
                           f"        {self.value_name(one, value)} = {f'{number:#x}' if one.bits and number > 9 else number},\n"
                           for value, number, said in one.values)
            flags = "    [Flags]\n" if one.bits else ""
            out.append(f"{self.docs.comment(one.text, '    ')}{flags}    public enum {name} : {self.raw_type(one)}\n    {{\n{rows}    }}\n")
        return "\n".join(out)

    # MARK: Fields

    def field_type(self, struct, field):
        """The type of a field that a program sees."""
        base, stars = shared.plain_type(field.type), field.type.count("*")
        counter = struct.counter(field)
        if base in self.model.callbacks:
            return "Func<double, double>"
        if stars == 1 and base in self.model.handles:
            return self.type_name(base)
        if base == "void":
            return "MotusObject"
        if base == "char":
            return "string"
        enum = self.enum_of(field, field.bits)
        made = self.type_name(enum.c) if enum else SCALARS.get(base) or self.type_name(base)
        if field.length:
            return f"{made}[]"
        if stars and counter:
            return f"IReadOnlyList<{made}>"
        inner = self.model.structs.get(base)
        return f"{made}?" if stars and inner and self.is_mirrored(inner) else made

    def raw_field(self, field):
        """A field in C's order."""
        base, stars = shared.plain_type(field.type), field.type.count("*")
        inner, name = self.model.structs.get(base), lower(field.name)
        enum = self.enum_of(field, field.bits)
        if stars or base in self.model.callbacks:
            return f"IntPtr {name}"
        if field.length and inner:
            return f"{self.type_name(base)} " + ", ".join(f"{name}{at}" for at in range(field.length))
        if field.length:
            return f"fixed {RAW.get(base) or 'int'} {name}[{field.length}]"
        if inner:
            return f"{self.type_name(base) if self.is_mirrored(inner) else f'Native.{base}'} {name}"
        return f"{self.type_name(enum.c) if enum and base in self.model.enums else RAW.get(base) or self.type_name(base)} {name}"

    def structs(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "callbacks":
                continue
            out.append(self.mirrored(one) if self.is_mirrored(one) else self.lent(one) if self.is_lent(one) else self.settings(one))
        return "\n".join(out)

    def mirrored(self, one):
        """Structs with the layout of C's. What C# has in another form has a property over a field."""
        name = self.type_name(one.c)
        text = self.docs.comment(one.text, "    ") + f"    public unsafe partial struct {name}\n    {{\n"
        names = [camel(field.name) for field in one.fields]
        for field in one.fields:
            base, stars = shared.plain_type(field.type), field.type.count("*")
            said, made, raw, kind = self.docs.comment(field.text, " " * 8), camel(field.name), lower(field.name), self.field_type(one, field)
            made += "Value" if made == name else ""
            if field.name == "reserved":
                text += f"        internal {self.raw_field(field)};\n"
            elif base in self.model.handles:
                text += (f"        internal IntPtr {raw};\n\n{said}        public {kind} {made}\n        {{\n            get => {kind}.Named({raw});\n"
                         f"            set => {raw} = MotusObject.BitsOf(value);\n        }}\n")
            elif base == "void":
                text += (f"        internal IntPtr {raw};\n\n{said}        public MotusObject {made}\n        {{\n            get => MotusObject.Of({raw});\n"
                         f"            set => {raw} = MotusObject.BitsOf(value);\n        }}\n")
                if "token" in (field.meaning or ""):
                    text += f"\n        /// <summary>The number, where a token stands in the place of an object.</summary>\n        public long {made}Token => (long){raw};\n"
            elif field.length and base in self.model.structs:
                all_ = ", ".join(f"{raw}{at}" for at in range(field.length))
                text += f"        internal {self.raw_field(field)};\n\n{said}        public {kind} {made} => new[] {{ {all_} }};\n"
            elif field.length:
                element = kind[:-2]
                text += (f"        internal {self.raw_field(field)};\n\n{said}        public {kind} {made}\n        {{\n            get\n            {{\n"
                         f"                var all = new {element}[{field.length}];\n                fixed ({element}* from = {raw})\n                    for (int at = 0; at < {field.length}; at++)\n"
                         f"                        all[at] = from[at];\n                return all;\n            }}\n"
                         f"            set\n            {{\n                fixed ({element}* to = {raw})\n                    for (int at = 0; at < {field.length}; at++)\n"
                         f"                        to[at] = value[at];\n            }}\n        }}\n")
            elif base == "bool":
                text += f"        internal byte {raw};\n\n{said}        public bool {made}\n        {{\n            get => {raw} != 0;\n            set => {raw} = Native.Byte(value);\n        }}\n"
            elif base == "size_t":
                text += f"        internal IntPtr {raw};\n\n{said}        public int {made}\n        {{\n            get => (int){raw};\n            set => {raw} = (IntPtr)value;\n        }}\n"
            else:
                text += f"{said}        public {kind} {made};\n"
        if self.is_numbers(one) and len(one.fields) <= 6:
            items = ", ".join(f"double {lower(field.name)}" for field in one.fields)
            text += f"\n        public {name}({items})\n        {{\n" + "".join(f"            {made} = {lower(field.name)};\n" for made, field in zip(names, one.fields)) + "        }\n"
            shown = ", ".join(f"{{{made}}}" for made in names)
            text += ("\n        /// <inheritdoc/>\n        public override string ToString()\n        {\n"
                     f'            return FormattableString.Invariant($"({shown})");\n        }}\n')
        return text + "    }\n"

    def lent(self, one):
        """Rows that point into the library's memory: what they point to is copied with the row."""
        name = self.type_name(one.c)
        rows, reads = "", ""
        for field in one.fields:
            made, base, c = camel(field.name), shared.plain_type(field.type), f"c->{lower(field.name)}"
            if field.count:
                element = self.type_name(base) if base in self.model.handles else SCALARS[base]
                kind = f"{element}[]"
                count = " * ".join(f"(int)c->{lower(part)}" for part in field.count.split(" * "))
                at = f"Motus.{element}.Named(((IntPtr*){c})[at])" if base in self.model.handles else f"(({element}*){c})[at]"
                read = f"Motus.Keep.Read({c}, {count}, (from, at) => {at.replace(c, 'from')})"
            else:
                kind = self.field_type(one, field)
                read = self.from_raw(field, kind, c)
            rows += self.docs.comment(field.text, " " * 8) + f"        public readonly {kind} {made};\n"
            reads += f"            {made} = {read};\n"
        return (self.docs.comment(one.text, "    ") + f"    public unsafe sealed class {name}\n    {{\n{rows}\n        internal {name}(Native.{one.c}* c)\n        {{\n{reads}        }}\n    }}\n")

    def from_raw(self, field, kind, c):
        base, stars = shared.plain_type(field.type), field.type.count("*")
        if base in self.model.handles:
            return f"{kind}.Named({c})"
        if base == "void":
            return f"MotusObject.Of({c})"
        if base == "char":
            return f"Motus.Keep.Text({c})"
        if base == "bool":
            return f"{c} != 0"
        return f"({kind}){c}"

    # MARK: Settings

    def given_fields(self, one):
        return [field for field in one.given if field.type != "void *" or field.meaning != "token"]

    def settings(self, one):
        """Structs that are translated, since C's have sizes and pointers."""
        name, fields = self.type_name(one.c), self.given_fields(one)
        text = self.docs.comment(one.text, "    ") + f"    public unsafe sealed partial class {name}\n    {{\n"
        for field in fields:
            text += self.docs.comment(field.text, " " * 8) + f"        public {self.field_type(one, field)} {self.member(one, field)} {{ get; set; }}\n"
        if one.init:
            text += (f"\n        /// <summary>Has the library's own values.</summary>\n        public {name}()\n        {{\n            Native.{one.c} c;\n"
                     f"            Native.{one.init.c}(&c, (IntPtr)sizeof(Native.{one.c}));\n            Read(&c);\n        }}\n")
        if self.is_given(one):
            text += self.writing(one, fields)
        if one.init or self.is_answered(one):
            text += self.reading(one, fields)
        return text + "    }\n"

    def member(self, one, field):
        made = camel(field.name)
        return made + "Value" if made == self.type_name(one.c) else made

    def writing(self, struct, fields):
        lines = [f"c->structSize = (IntPtr)sizeof(Native.{struct.c});"] if struct.sized else []
        for field in fields:
            o, c = self.member(struct, field), f"c->{lower(field.name)}"
            base, stars, counter = shared.plain_type(field.type), field.type.count("*"), struct.counter(field)
            inner = self.model.structs.get(base)
            mirrored = inner and self.is_mirrored(inner)
            cast = f"({RAW[counter.type]})" if counter else ""
            if base in self.model.callbacks:
                lines += [f"if ({o} != null)", "{", f"    {c} = Entries.Curve;", f"    c->{lower(field.name)}Data = k.Curve({o});", "}"]
            elif stars == 1 and base in self.model.handles or base == "void":
                lines.append(f"{c} = MotusObject.BitsOf({o});")
            elif field.length:
                count = f"Math.Min({o}.Length, {field.length})"
                lines += [f"for (int at = 0; {o} != null && at < {count}; at++)", f"    {c}[at] = {o}[at];"]
                if counter:
                    lines.append(f"c->{lower(counter.name)} = {cast}({o} == null ? 0 : {o}.Length);")
            elif stars and counter:
                lines += [f"c->{lower(counter.name)} = {cast}({o} == null ? 0 : {o}.Count);", *self.array(o, base, c, "=")]
            elif stars and mirrored:
                lines.append(f"{c} = {o}.HasValue ? (IntPtr)k.One(out {self.type_name(base)}* _) : IntPtr.Zero;")
            elif stars:
                lines.append(f"{c} = (IntPtr)({o} == null ? null : {o}.In(k));")
            elif inner and not mirrored:
                lines.append(f"({o} ?? new {self.type_name(base)}()).Write(&{c}, k);")
            elif base == "bool":
                lines.append(f"{c} = Native.Byte({o});")
            else:
                raw = RAW.get(base)
                lines.append(f"{c} = {f'({raw})' if raw else ''}{o};")
        body = "".join(f"            {line}\n" for line in lines)
        return (f"\n        internal void Write(Native.{struct.c}* c, Keep k)\n        {{\n{body}        }}\n"
                f"\n        internal Native.{struct.c}* In(Keep k)\n        {{\n            var c = (Native.{struct.c}*)k.Alloc(sizeof(Native.{struct.c}));\n"
                f"            Write(c, k);\n            return c;\n        }}\n")

    def array(self, name, base, to, how):
        """Lines that copy a list into memory of C; `to` becomes its address, or zero where it is empty."""
        inner = self.model.structs.get(base)
        made = lower(base) + "s"
        if base in self.model.handles:
            kind, at = "IntPtr", f"MotusObject.BitsOf({name}[at])"
        elif inner and not self.is_mirrored(inner):
            kind, at = f"Native.{base}", None
        else:
            kind = RAW.get(base) or self.type_name(base)
            at = f"Native.Byte({name}[at])" if base == "bool" else f"({kind}){name}[at]" if base == "size_t" else f"{name}[at]"
        del made
        lines = [f"if ({name} != null && {name}.Count > 0)", "{", f"    var all = ({kind}*)k.Alloc({name}.Count * sizeof({kind}));",
                 f"    for (int at = 0; at < {name}.Count; at++)",
                 f"        all[at] = {at};" if at else f"        {name}[at].Write(&all[at], k);", f"    {to} {how} (IntPtr)all;", "}"]
        return lines

    def reading(self, struct, fields):
        lines = []
        for field in fields:
            o, c, kind = self.member(struct, field), f"c->{lower(field.name)}", self.field_type(struct, field)
            base, stars, counter = shared.plain_type(field.type), field.type.count("*"), struct.counter(field)
            inner = self.model.structs.get(base)
            mirrored = inner and self.is_mirrored(inner)
            if base in self.model.callbacks:
                continue
            if field.length:
                count = f"(int)c->{lower(counter.name)}" if counter else str(field.length)
                lines += [f"{o} = new {kind[:-2]}[{count}];", f"for (int at = 0; at < {o}.Length; at++)", f"    {o}[at] = {c}[at];"]
            elif stars and counter:
                element = kind[len("IReadOnlyList<"):-1]
                at = f"new {element}((Native.{base}*)from + at)" if inner and not mirrored else f"(({element}*)from)[at]"
                lines.append(f"{o} = Motus.Keep.Read({c}, (int)c->{lower(counter.name)}, (from, at) => {at});")
            elif stars and inner:
                lines.append(f"{o} = {c} == IntPtr.Zero ? null : new {kind}((Native.{base}*){c});")
            elif inner and not mirrored:
                lines.append(f"{o} = new {kind}(&{c});")
            elif inner:
                lines.append(f"{o} = {c};")
            else:
                lines.append(f"{o} = {self.from_raw(field, kind, c)};")
        body = "".join(f"            {line}\n" for line in lines)
        name = self.type_name(struct.c)
        return (f"\n        internal {name}(Native.{struct.c}* c)\n        {{\n            Read(c);\n        }}\n"
                f"\n        private void Read(Native.{struct.c}* c)\n        {{\n{body}        }}\n")
