"""Names, comments, enumerations and structs of the Java library: for bindings/generate/java.py."""

import re
import textwrap

import model as shared
from shapes import Shapes, line_of_markup, links_of

SCALARS = {"bool": "boolean", "double": "double", "float": "float", "size_t": "int", "int32_t": "int", "uint32_t": "int",
           "uint16_t": "int", "uint64_t": "long"}
CARRIERS = SCALARS | {"size_t": "long", "uint16_t": "short"}  # as C passes them
SIZES = {"bool": 1, "double": 8, "float": 4, "size_t": 8, "int32_t": 4, "uint32_t": 4, "uint16_t": 2, "uint64_t": 8}
CODES = {"boolean": "Z", "double": "D", "float": "F", "int": "I", "long": "J", "short": "S", "void": "V"}
READS = {"bool": "Native.z({0})", "double": "Native.d({0})", "float": "Native.f({0})", "size_t": "(int) Native.j({0})",
         "int32_t": "Native.i({0})", "uint32_t": "Native.i({0})", "uint16_t": "Native.s({0})", "uint64_t": "Native.j({0})"}
KEYWORDS = {"abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
            "default", "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
            "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private",
            "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
            "throw", "throws", "transient", "try", "void", "volatile", "while"}
TAKEN = {"Runtime"}  # by java.lang, which is imported everywhere
OWN = {"kind", "tag", "runtime", "isAlive", "retain", "close"}  # of each object
KNOWN = {"motus_block_fn": "Runnable", "motus_curve_fn": "DoubleUnaryOperator", "motus_dynamic_clock_fn": "DoubleSupplier"}
CALLED = {"motus_block_fn": "run", "motus_curve_fn": "applyAsDouble", "motus_dynamic_clock_fn": "getAsDouble"}
# Written by hand in bindings/java.
BY_HAND = {"motus_runtime_create": "MotusRuntime", "motus_runtime_destroy": "MotusRuntime#close",
           "motus_runtime_set_diagnostics": "MotusRuntime#setDiagnostics", "motus_library_set_diagnostics": "Library#setDiagnostics",
           "motus_retain": "MotusObject", "motus_release": "MotusObject#close", "motus_is_alive": "MotusObject#isAlive",
           "motus_tag": "MotusObject#tag", "motus_set_tag": "MotusObject#setTag", "motus_handle_kind": "MotusObject#kind",
           "motus_handle_runtime": "MotusObject#runtime"}


def camel(name):
    return "".join(part[:1].upper() + part[1:] for part in name.lower().split("_"))


def lower(name):
    made = camel(name)
    made = made[0].lower() + made[1:]
    return made + "_" if made in KEYWORDS else made


def indented(lines, columns):
    return "".join(f"{' ' * columns}{line}\n" if line else "\n" for line in lines)


class Docs:
    """Comments of the header as Java's: names are links."""

    def __init__(self, model, parts):
        self.links = links_of(model, parts, lambda one, value: f"{parts.type_name(one.c)}#{parts.value_name(one, value)}")

    def word(self, found):
        name = found[0].lstrip("#").removesuffix("()")
        return f"{{@link {self.links[name]}}}" if name in self.links else f"{{@code {name}}}"

    def line(self, text):
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("*/", "*&#47;").replace("@", "&#64;")
        return line_of_markup(text, lower, self.word)

    def comment(self, text, indent, parameters=(), returns="", refused=""):
        blocks = [self.line(" ".join(one.split())) for one in re.split(r"\n\s*\n", text) if one.strip()]
        lines = [("" if at == 0 else "<p>") + one for at, one in enumerate(blocks)]
        lines += [f"@param {name} {self.line(' '.join(said.split()))}" for name, said in parameters]
        if returns:
            lines.append(f"@return {self.line(' '.join(returns.split()))}")
        if refused:
            lines.append(f"@throws MotusException {self.line(' '.join(refused.split()))}")
        out = []
        for at, one in enumerate(lines):
            if at and at <= len(blocks) and (at < len(blocks) or one.startswith("@")):
                out.append("")
            out += textwrap.wrap(one, 112 - len(indent), break_long_words=False, break_on_hyphens=False,
                                 subsequent_indent="    " if one.startswith("@") else "")
        if not out:
            return ""
        if len(out) == 1:
            return f"{indent}/** {out[0]} */\n"
        return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in out) + f"{indent} */\n"


class Parts(Shapes):
    # MARK: Names

    def type_name(self, c):
        made = camel(c.removeprefix("motus_"))
        return "Motus" + made if made in TAKEN else made

    def value_name(self, enum, value):
        short = enum.short(value)
        return f"_{short}" if short[0].isdigit() else short

    def function_name(self, base):
        return KNOWN.get(base) or camel(base.removeprefix("motus_").removesuffix("_fn")) + "Function"

    def is_enum(self, enum):
        """Whether values of it are constants of a Java enum: sets of bits are numbers, since some have numbers in them, and
        so are those that C keeps in plain numbers, since a program may add its own."""
        return bool(enum) and not enum.bits and enum not in self.open

    # MARK: Enumerations

    def enum_text(self, one):
        name = self.type_name(one.c)
        if not self.is_enum(one):
            rows = "".join(self.docs.comment(said, "    ") + f"    public static final int {self.value_name(one, value)} = {f'{number:#x}' if number > 9 else number};\n"
                           for value, number, said in one.values)
            return (f"{self.docs.comment(one.text + chr(10) * 2 + ('Bits, to be joined by |.' if one.bits else 'Numbers, since a program may add its own.'), '')}public final class {name} {{\n{rows}\n"
                    f"    private {name}() {{\n    }}\n}}\n")
        rows = ",\n".join(self.docs.comment(said, "    ") + f"    {self.value_name(one, value)}({number})" for value, number, said in one.values)
        return (f"{self.docs.comment(one.text, '')}public enum {name} {{\n{rows};\n\n    private static final {name}[] all = values();\n    final int value;\n\n"
                f"    {name}(int value) {{\n        this.value = value;\n    }}\n\n"
                f"    /** The constant of a number; null when a newer library has one that is not known here. */\n"
                f"    static {name} of(int value) {{\n        for ({name} one : all) {{\n            if (one.value == value) {{\n                return one;\n            }}\n        }}\n        return null;\n    }}\n}}\n")

    # MARK: Layout

    def size_of(self, field):
        """(size, alignment) of a field of C."""
        base, stars = shared.plain_type(field.type), field.type.count("*")
        if stars or base in self.model.callbacks or field.type == "callback":
            return 8, 8
        times = field.length or 1
        if base in self.model.structs:
            _, size, align = self.layout_of(self.model.structs[base])
            return size * times, align
        size = 4 if base in self.model.enums else SIZES[base]
        return size * times, size

    def layout_of(self, struct):
        """(offset of each field, size, alignment), as compilers of 64 bits lay C out."""
        if struct.c not in self.layouts:
            at, widest, places = 8 if struct.sized else 0, 8 if struct.sized else 1, {}
            for field in struct.fields:
                size, align = self.size_of(field)
                at = -(-at // align) * align
                places[field.name] = at
                at, widest = at + size, max(widest, align)
            self.layouts[struct.c] = places, -(-at // widest) * widest, widest
        return self.layouts[struct.c]

    def struct_size(self, c):
        return self.layout_of(self.model.structs[c])[1]

    # MARK: Fields

    def field_type(self, struct, field):
        """The type of a field that a program sees."""
        base, stars = shared.plain_type(field.type), field.type.count("*")
        if base in self.model.callbacks:
            return self.function_name(base)
        if stars == 2 and base in self.model.handles:
            return f"{self.type_name(base)}[]"
        if stars == 1 and base in self.model.handles and not (field.count and self.is_lent(struct)):
            return self.type_name(base)
        if base == "void":
            return "MotusObject"
        if base == "char":
            return "String"
        enum = self.enum_of(field, field.bits)
        made = (self.type_name(enum.c) if self.is_enum(enum) else "int") if enum else SCALARS.get(base) or self.type_name(base)
        if field.length or field.count and self.is_lent(struct):
            return f"{made}[]"
        if stars and struct.counter(field):
            return f"{made}[]" if base in SCALARS else f"List<{made}>"
        return made

    def read(self, struct, field, c):
        """The expression that reads a field of the struct at `c`."""
        base, stars, kind = shared.plain_type(field.type), field.type.count("*"), self.field_type(struct, field)
        offset = self.layout_of(struct)[0][field.name]
        at = f"{c} + {offset}" if offset else c
        inner, counter = self.model.structs.get(base), struct.counter(field)
        if field.count and self.is_lent(struct):
            places = self.layout_of(struct)[0]
            count = " * ".join(READS[next(one for one in struct.fields if one.name == part).type].format(f"{c} + {places[part]}")
                               for part in field.count.split(" * "))
            if base in self.model.handles:
                return f"Native.objects(Native.j({at}), {count}, {self.type_name(base)}[]::new, {self.type_name(base)}::named)"
            return f"Native.{SCALARS[base]}s(Native.j({at}), {count})"
        if base in self.model.handles:
            return f"{kind}.named(Native.j({at}))"
        if base == "void":
            return f"MotusObject.of(Native.j({at}))"
        if base == "char":
            return f"Keep.text(Native.j({at}))"
        if stars and counter:
            count = READS[counter.type].format(f"{c} + {self.layout_of(struct)[0][counter.name]}")
            if not inner:
                return f"Native.{SCALARS[base]}s(Native.j({at}), {count})"
            return f"Native.list(Native.j({at}), {count}, {self.struct_size(base)}, {self.type_name(base)}::read)"
        if stars and inner:
            return f"Native.j({at}) == 0 ? null : {kind}.read(Native.j({at}))"
        if field.length and inner:
            return f"Native.objects({at}, {field.length}, {self.struct_size(base)}, {kind}::new, {kind[:-2]}::read)"
        if field.length:
            count = READS[counter.type].format(f"{c} + {self.layout_of(struct)[0][counter.name]}") if counter else field.length
            return f"Native.{kind[:-2]}s({at}, {count})"
        if inner:
            return f"{kind}.read({at})"
        enum = self.enum_of(field, field.bits)
        if self.is_enum(enum):
            return f"{kind}.of(Native.i({at}))"
        return (READS.get(base) or "Native.i({0})").format(at)

    def write(self, struct, field, value):
        """The lines that write a field into the struct at `_c`: fields are called c, too."""
        base, stars = shared.plain_type(field.type), field.type.count("*")
        places = self.layout_of(struct)[0]
        offset = places[field.name]
        at = f"_c + {offset}" if offset else "_c"
        inner, counter = self.model.structs.get(base), struct.counter(field)
        mirrored = inner and self.is_mirrored(inner)
        size = lambda length: f"Native.put(_c + {places[counter.name]}, {'' if counter.type == 'size_t' else '(int) '}{length});"  # noqa: E731
        if base in self.model.callbacks:
            return [f"if ({value} != null) {{", f"    Native.put({at}, Entries.{self.entry_name(base, 0)}());", f"    Native.put(_c + {places[field.name + '_data']}, k.box({value}));", "}"]
        if stars == 1 and base in self.model.handles or base == "void":
            return [f"Native.put({at}, MotusObject.bitsOf({value}));"]
        if base == "char":
            return [f"Native.put({at}, k.text({value}));"]
        if field.length and inner:
            return [f"for (int at = 0; {value} != null && at < Math.min({value}.length, {field.length}); at++) {{", f"    {value}[at].write({at} + at * {self.struct_size(base)});", "}"]
        if field.length:
            lines = [f"for (int at = 0; {value} != null && at < Math.min({value}.length, {field.length}); at++) {{", f"    Native.put({at} + at * {SIZES[base]}, {value}[at]);", "}"]
            return lines + ([size(f"Keep.countOf({value})")] if counter else [])
        if stars and counter:
            return [size(f"Keep.countOf({value})"), f"Native.put({at}, {self.array(base, value, 'List')});"]
        if stars and inner:
            return [f"Native.put({at}, {value} == null ? 0 : {value}.in(k));"]
        if inner and mirrored:
            return [f"{value}.write({at});"]
        if inner:
            return [f"({value} == null ? new {self.type_name(base)}() : {value}).write({at}, k);"]
        enum = self.enum_of(field, field.bits)
        if self.is_enum(enum):
            value += ".value"
        cast = {"size_t": "(long) ", "uint16_t": "(short) "}.get(base, "")
        return [f"Native.put({at}, {cast}{value});"]

    def array(self, base, name, kind):
        """The expression for the address of a copy of a list, or 0 where it is empty."""
        inner = self.model.structs.get(base)
        if base in self.model.handles:
            return f"k.handles({name})"
        if inner:
            each = "(one, at) -> one.write(at)" if self.is_mirrored(inner) else "(one, at) -> one.write(at, k)"
            return f"k.structs({name}, {self.struct_size(base)}, {each})"
        return f"k.numbers({name})"

    # MARK: Structs

    def struct_text(self, one):
        if one.kind == "callbacks":
            return self.table_text(one)
        if self.is_mirrored(one) or self.is_lent(one):
            return self.record_text(one)
        return self.settings_text(one)

    def record_text(self, one):
        """Structs with numbers, handles and such structs, and rows that point into the library's memory: what they point
        to is copied with the row."""
        name, said, items, reads, writes, more = self.type_name(one.c), [], [], [], [], ""
        mirrored = self.is_mirrored(one)
        counters = [one.counter(field) for field in one.fields]
        for field in one.fields:
            if field.name == "reserved" or field in counters:
                continue
            word, kind = lower(field.name), self.field_type(one, field)
            if kind == "MotusObject":  # a token may stand there
                more += (f"\n{self.docs.comment(field.text, '    ')}    public MotusObject {word}() {{\n        return MotusObject.of({word}Bits);\n    }}\n")
                if "token" in (field.meaning or ""):
                    more += f"\n    /** The number, where a token stands in the place of an object. */\n    public long {word}Token() {{\n        return {word}Bits;\n    }}\n"
                offset = self.layout_of(one)[0][field.name]
                said.append((f"{word}Bits", f"As a number: {field.text}"))
                items.append(f"long {word}Bits")
                reads.append(f"Native.j(c + {offset})")
                writes += [f"Native.put(_c + {offset}, {word}Bits);"]
                continue
            said.append((word, field.text))
            items.append(f"{kind} {word}")
            reads.append(self.read(one, field, "c"))
            writes += self.write(one, field, word) if mirrored else []
        body = f"    static {name} read(long c) {{\n        return new {name}(" + ",\n            ".join(reads) + ");\n    }\n"
        if mirrored:
            body += (f"\n    void write(long _c) {{\n{indented(writes, 8)}    }}\n\n    long in(Keep k) {{\n        long c = k.alloc({self.struct_size(one.c)});\n        write(c);\n        return c;\n    }}\n")
        return (self.docs.comment(one.text, "", [each for each in said if each[1]]) +
                f"public record {name}({', '.join(items)}) {{\n{body}{more}{self.by_hand(name)}}}\n")

    def settings_text(self, one):
        """Structs whose fields begin with the library's values and are set one by one."""
        name, fields, text = self.type_name(one.c), [field for field in one.given if field.type != "void *" or field.meaning != "token"], ""
        size = self.struct_size(one.c)
        given, answered = self.is_given(one), self.is_answered(one) or any(
            each.base == one.c and each.role == "buffer" for table in self.tables() for field in table.fields for each in field.callback.parameters)
        for field in fields:
            text += f"    private {self.field_type(one, field)} {lower(field.name)};\n"
        if one.init:
            text += (f"\n    /** Has the library's own values. */\n    public {name}() {{\n        try (var k = new Keep()) {{\n            long c = k.alloc({size});\n"
                     f"            Native.{one.init.c}(c, {size});\n            readAll(c);\n        }}\n    }}\n")
        elif given:
            text += f"\n    /** All fields are 0 or null. */\n    public {name}() {{\n{''.join(self.zeros(one, fields))}    }}\n"
        else:
            text += f"\n    private {name}() {{\n    }}\n"
        for field in fields:
            word, kind = lower(field.name), self.field_type(one, field)
            comment = self.docs.comment(field.text, "    ")
            text += f"\n{comment}    public {kind} {word}() {{\n        return {word};\n    }}\n"
            if given:
                text += f"\n{comment}    public {name} {word}({kind} {word}) {{\n        this.{word} = {word};\n        return this;\n    }}\n"
        if given:
            lines = [f"Native.put(_c, {size}L);"] if one.sized else []
            for field in fields:
                lines += self.write(one, field, lower(field.name))
            text += (f"\n    void write(long _c, Keep k) {{\n{indented(lines, 8)}    }}\n\n    long in(Keep k) {{\n        long c = k.alloc({size});\n        write(c, k);\n        return c;\n    }}\n")
        if one.init or answered or not given:
            lines = []
            for field in fields:
                if shared.plain_type(field.type) not in self.model.callbacks:
                    lines.append(f"{lower(field.name)} = {self.read(one, field, 'c')};")
            text += f"\n    static {name} read(long c) {{\n        var one = new {name}();\n        one.readAll(c);\n        return one;\n    }}\n\n    private void readAll(long c) {{\n{indented(lines, 8)}    }}\n"
        return self.docs.comment(one.text, "") + f"public final class {name} {{\n{text}{self.by_hand(name)}}}\n"

    def zeros(self, one, fields):
        """Structs without a null, in settings that have no values of the library's."""
        for field in fields:
            base = shared.plain_type(field.type)
            enum = self.enum_of(field, field.bits)
            if "*" in field.type or field.length:
                continue
            if self.is_enum(enum):
                yield f"        {lower(field.name)} = {self.type_name(enum.c)}.of(0);\n"
            elif base in self.model.structs and self.is_mirrored(self.model.structs[base]):
                numbers = ", ".join("0" for _ in self.model.structs[base].fields)
                yield f"        {lower(field.name)} = new {self.type_name(base)}({numbers});\n"
