"""Writes what is generated of the Java library, java of the packages."""

import re

import api
import header
import model as shared
from java_callbacks import Callbacks
from java_parts import BY_HAND, CARRIERS, CODES, OWN, READS, SCALARS, SIZES, Docs, Parts, camel, indented, lower

HEAD = "// Written by bindings/generate from motus.h: `make bindings`.\npackage motus;\n\n"
IMPORTS = {"List<": "java.util.List", "DoubleUnaryOperator": "java.util.function.DoubleUnaryOperator",
           "DoubleSupplier": "java.util.function.DoubleSupplier", "Consumer<": "java.util.function.Consumer",
           "CompletableFuture<": "java.util.concurrent.CompletableFuture", "MethodHandle ": "java.lang.invoke.MethodHandle",
           "MemorySegment ": "java.lang.foreign.MemorySegment", "SegmentAllocator": "java.lang.foreign.SegmentAllocator",
           "HashMap<": "java.util.HashMap", "ArrayList<": "java.util.ArrayList", "Map<": "java.util.Map"}
COMPLETIONS = {"motus_completion_fn", "motus_animator_completion_fn"}  # an event may tell what they would
SOURCE = "java/src/main/java/motus"


class Writer(Parts, Callbacks):
    def __init__(self, model):
        self.model, self.leases, self.layouts = model, [], {}
        for function in model.functions:
            self.lease(function)
        every = [one for function in model.functions for one in function.parameters]
        every += [field for struct in model.structs.values() for field in struct.fields]
        self.open = {self.enum_of(one, one.bits) for one in every if shared.plain_type(one.type) == "uint32_t"}
        self.docs = Docs(model, self)
        self.members = dict(re.findall(r"^// MARK: (\w+)\n(.*?)(?=^// MARK: |\Z)", (shared.ROOT / "bindings" / "generate" / "java_members.java.in").read_text(), re.M | re.S))

    def by_hand(self, name):
        """Members of a class that are written by hand."""
        return "\n" + self.members.pop(name).strip("\n") + "\n" if name in self.members else ""

    def files(self):
        project = (shared.ROOT / "bindings" / "java" / "pom.xml").read_text()
        if f"<version>{self.model.version}</version>" not in project:
            raise SystemExit("bindings/java/pom.xml has another version than the header")
        files = {self.type_name(one.c): self.enum_text(one) for one in self.model.enums.values()}
        files |= {self.type_name(one.c): self.struct_text(one) for one in self.model.structs.values()}
        files |= self.function_texts() | self.objects() | {"Native": self.native(), "Entries": self.entries()}
        if self.members:
            raise SystemExit(f"java_members.java.in has members of no class: {', '.join(self.members)}")
        files = {f"{SOURCE}/{name}.java": self.whole(text) for name, text in files.items()}
        if layout := self.layout():
            files["java/src/test/java/motus/Layout.java"] = self.whole(layout)
        return files

    def whole(self, text):
        used = sorted(path for word, path in IMPORTS.items() if re.search(rf"(?<!\w){word}", text))
        return HEAD + "".join(f"import {path};\n" for path in used) + ("\n" if used else "") + text

    def layout(self):
        """A test that fields are where C's are; None where clang is missing."""
        interface = api.Interface(header.source())
        if not api.measured(interface, {"64": api.TARGETS["64"]}):
            return None
        lines = []
        for given in interface.structs:
            one = self.model.structs.get(given["name"])
            if not one:
                continue
            places = self.layout_of(one)[0]
            lines.append(f'is("{one.c}", {self.struct_size(one.c)}, {given["size"]["64"]});')
            lines += [f'is("{one.c}.{field["name"]}", {places[field["name"]]}, {field["offset"]["64"]});' for field in given["fields"] if field["name"] in places]
        parts = [lines[at:at + 400] for at in range(0, len(lines), 400)]
        calls = "".join(f"        check{at}();\n" for at in range(len(parts)))
        bodies = "".join(f"\n    private static void check{at}() {{\n{indented(part, 8)}    }}\n" for at, part in enumerate(parts))
        return ("/** Where this library takes the fields of C to be, and where a compiler of C has them. */\nfinal class Layout {\n    static int count;\n\n"
                "    private Layout() {\n    }\n\n    private static void is(String name, long here, long there) {\n        count++;\n        if (here != there) {\n"
                f"            throw new AssertionError(name + \": \" + here + \", in C \" + there);\n        }}\n    }}\n\n    static void check() {{\n{calls}    }}\n{bodies}}}\n")

    # MARK: Names

    def method_name(self, function):
        method = function.word if function.owner and function.is_getter else function.method.removeprefix("get_").replace("_get_", "_")
        if function.owner and function.is_getter and function.method.startswith("is_"):
            method = function.method
        made = lower(method)
        return f"{function.owner.name.split('_')[0]}{camel(method)}" if function.owner and made in OWN else made

    def path(self, function):
        if function.c in BY_HAND:
            return BY_HAND[function.c]
        owner = function.owner or function.maker
        if function.maker and function.method == "create":
            return f"{self.type_name(owner.c)}"
        if not owner:
            return f"Library#{lower(function.method)}" if function in self.model.free and not self.is_teller(function) else None
        return f"{self.type_name(owner.c)}#{self.method_name(function)}"

    def is_teller(self, function):
        """Whether it names values: constants of Java have their names."""
        return any(self.teller(each) is function and self.is_enum(each) for each in self.model.enums.values())

    # MARK: Native

    def code(self, one):
        """How a parameter is passed: a letter; small for structs by value."""
        if one.stars or one.role in ("self", "handle", "pointer", "user_data", "block_data", "fn", "destroy"):
            return "J"
        return self.code_of(one.base)

    def code_of(self, base):
        if base in self.model.structs:
            if base not in self.by_value:
                self.by_value.append(base)
            return chr(ord("a") + self.by_value.index(base))
        return CODES[CARRIERS.get(base, "int")]

    def native(self):
        self.by_value, holders, out, addresses = [], {}, "", ""
        for one in self.model.functions:
            base = shared.plain_type(one.returns)
            answer = "J" if "*" in one.returns else CODES["void"] if base == "void" else self.code_of(base)
            code = answer + "".join(self.code(each) for each in one.parameters)
            holder = holders.setdefault(code, f"H{len(holders)}")
            kinds = {letter: kind for kind, letter in CODES.items()}
            items, passed, comes = [], [], kinds.get(answer, "long")
            struct = comes == "long" and answer != "J"
            if struct:
                items.append("Keep k")
                passed.append("(SegmentAllocator) k")
            for each in one.parameters:
                letter = self.code(each)
                items.append(f"{kinds.get(letter, 'long')} {lower(each.name)}")
                passed.append(lower(each.name) if letter in kinds else f"at({lower(each.name)}, {self.struct_size(each.base)})")
            call = f"{holder}.HANDLE.invokeExact({', '.join([f'_{one.c}', *passed])})"
            line = f"return ((MemorySegment) {call}).address();" if struct else f"{call};" if comes == "void" else f"return ({comes}) {call};"
            addresses += f"    private static final MemorySegment _{one.c} = symbol(\"{one.c}\");\n"
            out += (f"\n    static {comes} {one.c}({', '.join(items)}) {{\n        try {{\n            {line}\n        }} catch (Throwable failure) {{\n"
                    f"            throw failed(failure);\n        }}\n    }}\n")
        made = "".join(f"\n    private static final class {name} {{\n        static final MethodHandle HANDLE = handle(\"{code}\");\n    }}\n" for code, name in holders.items())
        layouts = ", ".join('"' + "".join(CODES[CARRIERS.get(shared.plain_type(field.type), 'int')] * (field.length or 1) for field in self.model.structs[base].fields) + '"'
                            for base in self.by_value)
        for base in self.by_value:
            assert sum(self.size_of(field)[0] for field in self.model.structs[base].fields) == self.struct_size(base), base
        return (f"/** The functions of C. A handle or a pointer is a long, as is the place of a struct. */\nfinal class Native extends Downcalls {{\n"
                f"    static final int LEASE_COUNT = {len(self.leases)};\n    static {{\n        structs({layouts});\n    }}\n\n{addresses}{out}{made}}}\n")

    # MARK: Classes

    def objects(self):
        files, cases = {}, ""
        for handle in self.model.ordered_handles():
            name = self.type_name(handle.c)
            base = self.type_name(handle.base.c) if handle.base else "MotusObject"
            text = ""
            if handle.name != "runtime":
                derived = any(each.base is handle for each in self.model.handles.values()) and self.kinds_of(handle) != []
                over = "    @Override\n" if handle.counted else ""
                made = f"of(bits) instanceof {name} one ? one : new {name}(bits, false)" if derived else f"new {name}(bits, false)"
                text += f"    {name}(long bits, boolean owned) {{\n        super(bits, owned);\n    }}\n\n    static {name} named(long bits) {{\n        return bits == 0 ? null : {made};\n    }}\n"
                if handle.counted:
                    text += (f"\n    /** Takes one more reference to the object, which keeps it alive until it is closed. */\n{over}"
                             f"    public {name} retain() {{\n        return new {name}(retained(), true);\n    }}\n").replace(over, over if handle.base and handle.base.counted else "")
                value = f"MOTUS_KIND_{handle.name.upper()}"
                if value in self.kinds_of(handle):
                    cases += f"            case {self.value_name(self.model.enums['motus_kind'], value)}:\n                return new {name}(bits, false);\n"
            text += self.by_hand(name)
            for one in handle.makers + handle.methods:
                if one.c not in BY_HAND:
                    text += "".join("\n" + each for each in self.methods(one))
            sealed = "final " if not any(each.base is handle for each in self.model.handles.values()) else ""
            files[name] = f"{self.docs.comment(handle.text, '')}public {sealed}class {name} extends {base} {{\n{text}}}\n"
        free = "\n".join(text for one in self.model.free if one.c not in BY_HAND and not self.is_teller(one) for text in self.methods(one))
        files["Library"] = f"/** What belongs to no object. */\npublic final class Library {{\n    private Library() {{\n    }}\n{self.by_hand('Library')}\n{free}}}\n"
        files["Kinds"] = ("/** Makes objects of what they are. */\nfinal class Kinds {\n    private Kinds() {\n    }\n\n    static MotusObject make(Kind kind, long bits) {\n"
                          f"        if (kind == null) {{\n            return new MotusObject(bits, false);\n        }}\n        switch (kind) {{\n{cases}            default:\n                return new MotusObject(bits, false);\n        }}\n    }}\n}}\n")
        return files

    def refused(self, function):
        said = function.answers.removeprefix("#MOTUS_OK").lstrip(";, ").strip()
        return said if function.returns_status and said != "." else ""

    def is_now(self, one):
        return one.scope == "during the call"

    def later(self, function):
        return [one for one in function.of("fn") if not self.is_now(one)]

    def methods(self, function):
        later = self.later(function)
        told = len(later) == 1 and later[0].base in COMPLETIONS and later[0].nullable
        return [self.method(function, False)] + self.shorter(function) + ([self.method(function, True)] if told else []) + self.answers_of(function)

    def shorter(self, function):
        """Without arguments at the end that may be null."""
        shown = [(one, self.shown(one, False)) for one in function.parameters]
        shown = [(one, kind) for one, kind in shown if kind]
        out = []
        while shown and shown[-1][0].nullable:
            shown = shown[:-1]
            items = ", ".join(f"{kind} {self.word(one)}" for one, kind in shown)
            dropped = [kind for one, kind in [(one, self.shown(one, False)) for one in function.parameters] if kind][len(shown):]
            passed = ", ".join([self.word(one) for one, _ in shown] + ["0" if kind == "long" else f"({kind}) null" for kind in dropped])
            name, kind = self.method_name(function), self.answer_kind(function)
            if not shown and name in ("notify", "wait"):
                break
            text = self.docs.comment(function.text, "    ")
            if function.maker and function.method == "create":
                out.append(f"{text}    public {self.type_name(function.maker.c)}({items}) {{\n        this({passed});\n    }}\n")
            else:
                static = "" if function.owner else "static "
                out.append(f"{text}    public {static}{kind} {name}({items}) {{\n        {'' if kind == 'void' else 'return '}{name}({passed});\n    }}\n")
        return out

    def answers_of(self, function):
        outs = function.of("out")
        if len(outs) < 2:
            return []
        rows = ", ".join(f"{self.out(one)[0]} {lower(one.name.removeprefix('out_'))}" for one in outs)
        said = [(lower(one.name.removeprefix("out_")), one.text) for one in outs if one.text]
        text = self.docs.comment(f"The answers of {{@link #{self.method_name(function)}}}.".replace("@", "\0"), "    ", said).replace("\0", "@")
        return [f"{text}    public record {self.result_name(function)}({rows}) {{\n    }}\n"]

    def result_name(self, function):
        return camel(function.method) + "Result"

    def method(self, function, tells):
        self.function = function
        shown = [(one, self.shown(one, tells)) for one in function.parameters]
        shown = [(one, kind) for one, kind in shown if kind]
        items = [f"{kind} {self.word(one)}" for one, kind in shown]
        said = [(self.word(one), one.text) for one, _ in shown if one.text]
        if tells:
            items.append("long token")
            said.append(("token", "an event of the kind COMPLETED has it when this is over"))
        kind, body = self.answer_kind(function), self.body(function, tells)
        returns = "" if function.returns_status or function.answers.strip() in ("", ".") or kind == "void" else function.answers
        text = self.docs.comment(function.text, "    ", said, returns, self.refused(function))
        name = self.method_name(function) + ("Tell" if tells else "")
        if function.maker and function.method == "create" and not tells:
            owner, passed = self.type_name(function.maker.c), ", ".join(self.word(one) for one, _ in shown)
            lines = [re.sub(rf"return new {owner}\((.*), true\);", r"return \1;", line) for line in body]
            return (f"{text}    public {owner}({', '.join(items)}) {{\n        super(create({passed}), true);\n    }}\n\n"
                    f"    private static long create({', '.join(items)}) {{\n{indented(lines, 8)}    }}\n")
        return f"{text}    public {'' if function.owner else 'static '}{kind} {name}({', '.join(items)}) {{\n{indented(body, 8)}    }}\n"

    def word(self, one):
        return lower(one.name.removeprefix("out_"))

    def shown(self, one, tells):
        """The type of a parameter of a method; None when it does not show."""
        base = one.base
        match one.role:
            case "handle" | "struct" | "struct_in" | "callbacks":
                return self.type_name(base)
            case "text":
                return "String"
            case "scalar" | "enum":
                enum = self.enum_of(one, one.bits)
                return (self.type_name(enum.c) if self.is_enum(enum) else "int") if enum else SCALARS[base]
            case "pointer":
                return "long"
            case "array" if base in SCALARS:
                return f"{SCALARS[base]}[]"
            case "array" if base in self.model.handles:
                return f"List<? extends {self.type_name(base)}>"
            case "array":
                return f"List<{self.type_name(base)}>"
            case "buffer" if base != "void":
                return f"{SCALARS.get(base) or self.type_name(base)}[]"
            case "bytes" | "buffer":
                return "byte[]"
            case "fn" if self.is_now(one):
                return "Runnable"
            case "fn" if not tells:
                return self.function_name(base)
        return None

    # MARK: Bodies

    def body(self, function, tells):
        self.setup, self.uses_keep, self.function, self.copies = [], False, function, []
        later = self.later(function)
        if later and not tells:
            kept = ", ".join(self.word(one) for one in sorted(later, key=function.places().get))
            some = " || ".join(f"{self.word(one)} != null" for one in later)
            self.setup.append(f"long data = {some} ? Box.give({kept}) : 0;")
        if table := function.of("callbacks"):
            name = self.word(table[0])
            self.setup.append(f"long data = {name} == null ? 0 : Box.give({name}.copied());")
        passed = [self.passed(one, tells) for one in function.parameters]
        _, lines = self.result(function, passed)
        for one in reversed(function.of("out")):
            self.setup.insert(0, self.out(one)[2])
        lines = self.setup + lines
        if self.uses_keep:
            lines = ["try (var k = new Keep()) {"] + [f"    {line}" for line in lines] + ["}"]
        if function.c == "motus_runtime_tick":  # what was lent ends before the call
            lines.insert(0, "renew();")
        return lines

    def passed(self, one, tells):
        name, base = self.word(one), one.base
        match one.role:
            case "self":
                return "bits"
            case "handle":
                return f"MotusObject.bitsOf({name})"
            case "enum" | "scalar":
                enum = self.enum_of(one, one.bits)
                cast = {"size_t": "(long) ", "uint16_t": "(short) "}.get(base, "")
                return f"{name}.value" if self.is_enum(enum) else cast + name
            case "struct":
                self.uses_keep = True
                return f"{name}.in(k)"
            case "struct_in" | "callbacks":
                self.uses_keep = True
                return f"{name} == null ? 0 : {name}.in(k)"
            case "text":
                self.uses_keep = True
                return f"k.text({name})"
            case "pointer":
                return name
            case "size":
                return f"{self.struct_size(one.sized_struct)}L"
            case "array":
                self.uses_keep = True
                return self.array(base, name, "List") if one.nullable else f"Keep.some({self.array(base, name, 'List')}, k)"
            case "bytes":
                self.uses_keep = True
                return f"k.bytes({name})"
            case "count":
                owner, *others = self.function.counted(one)
                made = f"Keep.countOf({self.word(owner)})"
                for other in others:
                    made = f"(Keep.countOf({self.word(other)}) == Keep.countOf({self.word(owner)}) ? {made} : 0)"
                return self.counting(base, made)
            case "buffer":
                self.uses_keep = True
                local = name.rstrip("_") + "C"
                inner = self.model.structs.get(base)
                size = 8 if base in self.model.handles else 1 if base == "void" else SIZES[base] if base in SIZES else self.struct_size(base)
                self.setup.append(f"long {local} = {name} == null ? 0 : k.alloc({name}.length * {size}L + 1);")
                read = f"{self.type_name(base)}.named(Native.j({{0}}))" if base in self.model.handles else "Native.b({0})" if base == "void" \
                    else f"{self.type_name(base)}.read({{0}})" if inner else READS[base]
                place = f"{local} + at * {size}L"
                self.copies += [f"for (int at = 0; {name} != null && at < {name}.length; at++) {{", f"    {name}[at] = {read.format(place)};", "}"]
                return local
            case "capacity":
                owner = next(each for each in self.function.parameters if each.length == one.name)
                return self.counting(base, f"Keep.countOf({self.word(owner)})")
            case "fn" if self.is_now(one):
                return f"{name} == null ? 0 : Entries.{self.entry_name(base, 0)}()"
            case "fn":
                return "0L" if tells else f"{name} == null ? 0 : Entries.{self.entry_name(base, self.function.places()[one])}()"
            case "user_data":
                return "token" if tells else "data"
            case "block_data":
                now = next((each for each in self.function.of("fn") if self.is_now(each)), None)
                self.uses_keep |= bool(now)
                return f"k.box({self.word(now)})" if now else "data"
            case "destroy":
                return "0L" if tells else "data == 0 ? 0 : Entries.destroy()"
            case "rows":
                return "rows"
            case "rows_count":
                return "count"
            case "out":
                return self.out(one)[1]
        raise SystemExit(f"java.py: {self.function.c}: {one.name} has no role that is known")

    def counting(self, base, made):
        return made if base == "size_t" else f"(int) {made}"

    def out(self, one):
        """(type, name in C, its declaration, expression) of something that comes back."""
        name, base = one.name.removeprefix("out_"), one.base
        self.uses_keep = True
        local = lower(name).rstrip("_") + "Out"
        if base in self.model.handles:
            kind = self.type_name(base)
            made = f"new {kind}(Native.j({local}), true)" if one.transfer == "full" else f"{kind}.named(Native.j({local}))"
            return kind, local, f"long {local} = k.alloc(8);", made
        if struct := self.model.structs.get(base):
            size = self.struct_size(base)
            kind = self.type_name(base)
            return kind, local, f"long {local} = k.{'sized' if struct.sized else 'alloc'}({size});", f"{kind}.read({local})"
        enum = self.enum_of(one, one.bits)
        first = f"long {local} = k.alloc({SIZES.get(base, 4)});"
        if self.is_enum(enum):
            kind = self.type_name(enum.c)
            return kind, local, first, f"{kind}.of(Native.i({local}))"
        return SCALARS.get(base, "int"), local, first, READS.get(base, "Native.i({0})").format(local)

    def answer_kind(self, function):
        self.function, self.copies = function, []
        return self.result(function, [])[0]

    def result(self, function, passed):
        """(type that a method returns, its last lines)."""
        call = f"Native.{function.c}({', '.join(passed)})"
        copies = self.copies
        if rows := function.of("rows"):
            self.uses_keep = True
            kind, c = self.type_name(rows[0].base), rows[0].base
            lines = ["long rows = k.alloc(8), count = k.alloc(8);"] + [f"end({at});" for at in self.ends(function)] + [f"Failure.check({call});"]
            if function.owner.name == "runtime":
                return f"Rows<{kind}>", lines + [f"return new Rows<>(this, {self.lease(function)}, Native.j(rows), {self.struct_size(c)}, (int) Native.j(count), {kind}::read);"]
            return f"List<{kind}>", lines + [f"return Native.list(Native.j(rows), (int) Native.j(count), {self.struct_size(c)}, {kind}::read);"]
        outs = [self.out(one) for one in function.of("out")]
        kind = "void" if not outs else outs[0][0] if len(outs) == 1 else self.result_name(function)
        made = ", ".join(expression for *_, expression in outs)
        made = f"new {kind}({made})" if len(outs) > 1 else made
        if function.returns_status:
            return kind, [f"Failure.check({call});", *copies] + ([f"return {made};"] if outs else [])
        if outs:
            kind = {"double": "Double", "int": "Integer", "long": "Long", "boolean": "Boolean"}.get(kind, kind)
            return kind, [f"return {call} ? {made} : null;"]
        return self.answer(function, call)

    def answer(self, function, call):
        """(type, lines) of what C answers itself."""
        base = shared.plain_type(function.returns)
        after = ["Failure.resume();"] if function.calls_back else []
        if base == "void" and "*" not in function.returns:
            return "void", [f"{call};", *after]
        if base in self.model.handles:
            kind, made = self.type_name(base), f"{self.type_name(base)}.named({{0}})"
        elif base == "char":
            kind, made = "String", "Keep.text({0})"
        elif base == "void":
            kind, made = "long", "{0}"
        elif base in self.model.structs:
            self.uses_keep = True
            kind, made = self.type_name(base), f"{self.type_name(base)}.read({{0}})"
            call = call.replace("(", "(k, ", 1).replace("(k, )", "(k)")
        else:
            enum = self.model.enums.get(base) or self.model.enums.get(function.returned.get("bits"))
            kind = self.type_name(enum.c) if self.is_enum(enum) else SCALARS.get(base, "int")
            made = f"{kind}.of({{0}})" if self.is_enum(enum) else f"({kind}) {{0}}" if kind != CARRIERS.get(base, "int") else "{0}"
        if not after:
            return kind, [f"return {made.format(call)};"]
        return kind, [f"var answer = {call};", *after, f"return {made.format('answer')};"]
