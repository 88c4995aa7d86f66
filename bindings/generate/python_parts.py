"""Enumerations, structs and delegates of the Python package: for bindings/generate/python.py."""

import keyword
import re
import textwrap

import model as shared


SCALARS = {"bool": ("ctypes.c_bool", "bool"), "double": ("ctypes.c_double", "float"),
           "float": ("ctypes.c_float", "float"),
           "size_t": ("ctypes.c_size_t", "int"), "int32_t": ("ctypes.c_int32", "int"),
           "uint32_t": ("ctypes.c_uint32", "int"), "uint16_t": ("ctypes.c_uint16", "int"),
           "uint64_t": ("ctypes.c_uint64", "int")}
BY_HAND = {"motus_runtime_create", "motus_runtime_set_diagnostics", "motus_runtime_destroy",
           "motus_runtime_tick", "motus_library_set_diagnostics", "motus_retain", "motus_release",
           "motus_is_alive", "motus_handle_kind", "motus_handle_runtime", "motus_tag", "motus_set_tag",
           "motus_runtime_animate", "motus_runtime_begin_animation",
           "motus_runtime_commit_animation", "motus_runtime_animate_keyframes", "motus_runtime_begin_keyframes",
           "motus_runtime_add_keyframe", "motus_runtime_begin_keyframe", "motus_view_property",
           "motus_view_property_velocity", "motus_runtime_register_property", "motus_view_set_implicit", "motus_value_set_implicit",
           "motus_dynamic_animator_snapshot", "motus_status_name"}
BASES = {"point": "Sums", "vector": "Sums", "size": "Sums", "color": "ColorBase", "transform": "TransformBase",
         "transform_3d": "Transform3dBase"}  # written by hand, for what such values can do
PLURALS = {"child": "children", "boundary": "boundaries"}


def wrapped(line, width, first="", rest=""):
    """Lines of code; broken only where parentheses allow it."""
    line = line.replace(" -> ", "\xa0->\xa0").replace(" = function(", "\xa0=\xa0function(")
    head, arrow, tail = line.partition("\xa0->\xa0")
    line = head + arrow + tail.replace(" ", "\xa0")
    return "\n".join(textwrap.wrap(line, width, initial_indent=first, subsequent_indent=rest,
                                   break_long_words=False, break_on_hyphens=False)).replace("\xa0", " ")


def camel(name):
    return "".join(part.capitalize() for part in name.split("_"))


def named(name):
    return name + "_" if keyword.iskeyword(name) else name


class Docs:
    """Comments of the header in the words of the package: View.center for motus_view_center()."""

    ERRORS = {"STRUCT_SIZE": "MotusError", "LIMIT": "MemoryLimitError", "OUT_OF_MEMORY": "MemoryLimitError"}

    def __init__(self, model):
        self.words = {"NULL": "None", "true": "True", "false": "False", "SIZE_MAX": "2**64 - 1"}
        for one in model.functions:
            owner = one.owner or one.maker
            name = one.word if one.owner and (one.is_getter or one in [each.setter for each in one.owner.methods
                                                                       if each.is_getter]) else one.method
            made = f"{camel(owner.name)}.{named(name)}" if owner else f"motus.{named(name)}"
            self.words[one.c] = camel(owner.name) if one.maker and one.method == "create" else made
        for table in (model.structs, model.handles, model.enums):
            for one in table.values():
                self.words[one.c] = camel(one.name)
        for one in model.enums.values():
            for name, _, _ in one.values:
                self.words[name] = f"{camel(one.name)}.{member(one, name)}"
        for name, _, _ in model.enums["motus_status"].values:
            if name.startswith("MOTUS_ERROR_"):
                short = name.removeprefix("MOTUS_ERROR_")
                self.words[name] = self.ERRORS.get(short, short.title().replace("_", "") + "Error")

    def said(self, text):
        text = re.sub(r"#?\b([A-Za-z_][A-Za-z_0-9]*)\b(\(\))?",
                      lambda found: self.words.get(found[1], found[0].removeprefix("#")), text)
        return text.replace("\\", "\\\\").replace("`", "").replace('"""', "'''")

    def text(self, text, indent, *more):
        """A docstring: a comment's paragraphs, and lines that follow."""
        width = 98 - len(indent)
        parts = ["\n".join(textwrap.wrap(self.said(one), width)) if not re.match(r"\s", one) else self.said(one)
                 for one in text.split("\n\n") if one.strip() and not one.startswith("Time:")]
        lines = [textwrap.fill(self.said(" ".join(one.split())), width, subsequent_indent="    ")
                 for one in more if one]
        whole = "\n\n".join(parts + (["\n".join(lines)] if lines else []))
        if not whole:
            return ""
        whole = whole[0].upper() + whole[1:]
        tail = f"\n{indent}" if "\n" in whole else ""
        whole += " " if whole.endswith('"') else ""
        return textwrap.indent(f'"""{whole}', indent, lambda line: bool(line.strip())) + tail + '"""\n'


def member(one, name):
    short = one.short(name)
    return short + "_" if keyword.iskeyword(short) or short[0].isdigit() else short


class Parts:
    def doc(self, text, indent, *more):
        return self.docs.text(text, indent, *more)

    def function_doc(self, function, indent):
        """Its comment, what is said of its parameters, and what it refuses."""
        shown = [one for one in function.parameters if self.given(one)]
        lines = [f"{named(one.name)}: {one.text}" for one in shown if one.text]
        lines += [f"Returns {one.text}" for one in function.of("out") if one.text]
        refusals = re.sub(r"#?MOTUS_OK( or |[;,.] ?)?", "", function.answers).strip()
        if refusals.startswith("as "):
            lines.append(f"Raises {refusals}")
        elif function.returns_status and refusals:
            lines.append(f"Raises {refusals}")
        elif refusals:
            lines.append(f"Returns {refusals}")
        return self.doc(function.text, indent, *lines)

    def ctype(self, kind):
        base = kind.replace("const", "").replace("*", "").strip()
        if "*" in kind or base in self.model.callbacks:
            return "ctypes.c_char_p" if kind == "const char *" else "ctypes.c_void_p"
        if base in SCALARS:
            return SCALARS[base][0]
        if base in self.model.structs:
            return camel(self.model.structs[base].name)
        return "ctypes.c_int" if base in self.model.enums else "None"

    def hint(self, base):
        if base in SCALARS:
            return SCALARS[base][1]
        for table in (self.model.structs, self.model.enums, self.model.handles):
            if base in table:
                return camel(table[base].name)
        return "Any"

    def returned(self, kind):
        """(hint, how to make it of `{}`) of something that C answers."""
        base = kind.replace("const", "").replace("*", "").strip()
        if kind == "const char *":
            return "Optional[str]", "_text({})"
        if base in self.model.handles and "*" in kind:
            return f"Optional[{self.hint(base)}]", f"wrap(self._runtime, {{}}, {self.hint(base)})"
        if base in self.model.enums:
            return self.hint(base), f"enum({self.hint(base)}, {{}})"
        return self.hint(base), "{}"

    def enums(self):
        out = []
        for one in self.model.enums.values():
            flags = " bits" in one.text or "Bits" in one.text or one.name in ("collision_mode",)
            text = f"class {camel(one.name)}({'IntFlag' if flags else 'IntEnum'}):\n"
            text += self.doc(one.text, "    ") or "    pass\n"
            for name, number, said in one.values:
                text += f"    {member(one, name)} = {number}\n" + self.doc(said, "    ")
            out.append(text)
        return "\n\n".join(out)

    def like(self, base):
        """The hint of a struct where one is given."""
        struct = self.model.structs[base]
        if base == "motus_timing":
            return "Union[Timing, TimingType]"
        if struct.kind != "plain":
            return camel(struct.name)
        is_numbers = self.is_numbers(struct)
        return f"Union[{camel(struct.name)}, Sequence[{'float' if is_numbers else 'Any'}]]"

    def is_numbers(self, struct):
        return struct.kind == "plain" and all(field.type == "double" and not field.length for field in struct.fields)

    def field(self, struct, field):
        """(hint of what is read, of what is given, words for _FIELDS) of a field of a struct."""
        base, stars = shared.plain_type(field.type), field.type.count("*")
        counter = struct.counter(field)
        count = f", '={counter.name}'" if counter else ", None"
        if base in self.model.callbacks:
            _, _, _, hints, answer = self.callback_parts(self.model.callbacks[base], False)
            hint = f"Optional[Callable[[{', '.join(hint for _, hint in hints)}], {answer}]]"
            return hint, hint, f"'curve', _{base}_0, '=curve_data'"
        if stars == 1 and base in self.model.handles:
            return f"Optional[{self.hint(base)}]", f"Optional[{self.hint(base)}]", f"'object', {self.hint(base)}"
        if field.type == "void *":
            return "Any", "Any", "'object', None" if field.name != "curve_data" else None
        if stars == 2:
            return "List[View]", "Any", "'views'"
        if field.type == "const char *":
            return "Optional[str]", "Optional[str]", "'text'"
        if stars and counter and struct.kind != "plain":
            kind = self.hint(base)
            given = f"Sequence[{self.like(base) if base in self.model.structs else kind}]"
            return f"Tuple[{kind}, ...]", given, f"'list', {self.ctype(base)}{count}"
        if stars and base in self.model.structs:
            return f"Optional[{self.hint(base)}]", f"Optional[{self.like(base)}]", f"'pointer', {self.hint(base)}"
        if stars:
            others = [one.name for one in struct.fields]
            by = [one for one in ("count", "component_count") if one in others]
            by = by if base == "double" else by[:1]
            return "Any", "Any", f"'lent', {self.ctype(base)}, " + ", ".join(map(repr, by))
        if field.length:
            kind = self.hint(base)
            return f"Tuple[{kind}, ...]", f"Sequence[{self.like(base) if base in self.model.structs else kind}]", \
                f"'fixed', {self.ctype(base)}, {field.length}{count}"
        if base in self.model.structs:
            return self.hint(base), self.like(base), f"'nested', {self.hint(base)}"
        if shared.is_key(field.type, field.name):
            return "Any", "Key", "'key'"
        if base in self.model.enums:
            return "int", self.hint(base), None
        return self.hint(base), self.hint(base), None

    def fields(self):
        """What the fields are that have more than numbers."""
        rows = []
        for struct in self.model.structs.values():
            if struct.kind != "callbacks":
                for field in struct.given:
                    if words := self.field(struct, field)[2]:
                        rows.append(f"    ({camel(struct.name)}, {field.name!r}, {words}),")
        return "_FIELDS: List[Tuple[Any, ...]] = [\n" + "\n".join(rows) + "\n]"

    def structs(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "callbacks":
                continue
            name = camel(one.name)
            base = "Options" if one.kind == "options" else "Numbers" if self.is_numbers(one) else "Values"
            base = BASES.get(one.name, base)
            text = f"class {name}({base}):\n" + self.doc(one.text, "    ") + "    __slots__ = ()\n"
            fields = [("struct_size", "size_t", None)] if one.sized else []
            fields += [(field.name, field.type, field.length) for field in one.fields]
            pairs = ", ".join(
                f'("{name}", {self.ctype(kind)}{f" * {length}" if length else ""})' for name, kind, length in fields)
            text += wrapped(f"    _fields_ = [{pairs}]", 99, rest=" " * 16) + "\n"
            hints = [(field, *self.field(one, field)[:2]) for field in one.given]
            for field, read, given in hints:
                hint = read if read == given or given == "Any" else f"Attribute[{read}, {given}]"
                text += wrapped(f"{named(field.name)}: {hint}", 95, "    ", " " * 8) + "\n"
                text += self.doc(field.text, "    ")
            if one.kind == "plain" and not base.startswith("Transform"):
                is_numbers = self.is_numbers(one)
                words = [f"{named(field.name)}: {given} = ..." for field, _, given in hints]
                reserved = [at for at, field in enumerate(one.fields) if field.name == "reserved"]
                if reserved and reserved[0] < len(words):
                    words.insert(reserved[0], "*")
                line = f"def __init__(self, {', '.join(words)}) -> None: ..."
                text += "\n    if TYPE_CHECKING:\n" + wrapped(line, 95, " " * 8, " " * 21) + "\n"
            if one.kind == "options" and one.fields:
                words = [(named(field.name), given) for field, _, given in hints]
                names = [name for name, _ in words]
                if "timing" in names and "bounce" not in names:  # a spring in its place
                    words += [(word, "float") for word in ("bounce", "response", "damping_ratio")]
                given = ", ".join(
                    f"{name}: {hint if hint.startswith('Optional[') or hint == 'Any' else f'Optional[{hint}]'} = None"
                    for name, hint in words)
                passed = ", ".join(f"{name}={name}" for name, _ in words)
                line = f"def __init__(self, *, {given}) -> None:"
                text += "\n" + textwrap.indent(wrapped(line, 95, rest=" " * 13), "    ") + "\n"
                text += textwrap.indent(wrapped(
                    f"super().__init__({passed})", 91, rest=" " * 17), "        ") + "\n"
            out.append(text)
        return "\n\n".join(out)

    def inits(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "options" and one.init:
                if len(one.init.parameters) == 2:
                    out.append(f'{camel(one.name)}._init = function("{one.c}_init", ctypes.c_int, '
                               f'ctypes.c_void_p, ctypes.c_size_t)')
                else:  # with the type that decides the defaults
                    out.append(f'{camel(one.name)}._init = function("{one.c}_init", ctypes.c_int, '
                               f'ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)\n'
                               f'{camel(one.name)}._by = "{one.init.parameters[2].name}"')
        return "\n".join(out)

    # MARK: Callbacks

    def callback_parts(self, callback, skip_first):
        """(C type, lift, lower, zero, hints, return hint) of one function that the host gives."""
        kinds = ["ctypes.c_void_p"] + [self.ctype(one.type) for one in callback.parameters]
        result = self.ctype(callback.returns) if callback.returns != "void" else "None"
        result = "ctypes.c_void_p" if "*" in callback.returns else result
        names = [named(one.name) for one in callback.parameters]
        lifted, hints, outs = [], [], []
        for at, one in enumerate(callback.parameters):
            name = named(one.name)
            if one.role == "buffer":
                kind = SCALARS[one.base][0] if one.base in SCALARS else self.hint(one.base)
                outs.append((name, kind, one))
                if not one.name.startswith("out_"):
                    read = f"ctypes.cast({name}, ctypes.POINTER({kind}))[0]"
                    lifted.append(read)
                    hints.append((name, self.hint(one.base)))
                continue
            if at == 0 and skip_first and one.role == "handle":
                continue
            if one.role == "handle":
                lifted.append(f"wrap(owner, {name}, {self.hint(one.base)})")
                nullable = one.nullable
                hints.append((name, f"Optional[{self.hint(one.base)}]" if nullable else self.hint(one.base)))
            elif one.role == "enum":
                lifted.append(f"enum({self.hint(one.base)}, {name})")
                hints.append((name, self.hint(one.base)))
            elif one.role == "text":
                lifted.append(f"_text({name})")
                hints.append((name, "str"))
            elif one.role == "struct_in":
                lifted.append(f"lent_row({self.hint(one.base)}, {name}, owner)")
                hints.append((name, self.hint(one.base)))
            elif shared.is_key(one.type, one.name):
                lifted.append(f"key_of({name})")
                hints.append((name, "Any"))
            else:
                lifted.append(name)
                hints.append((name, self.hint(one.base) if one.role == "scalar" else "Optional[int]"))
        lift = f"lambda {', '.join(['owner'] + names)}: ({', '.join(lifted)}{',' if lifted else ''})"
        zero, lower, answer = "None", None, "None"
        if outs:
            targets = ", ".join(f"({name}, {kind})" for name, kind, _ in outs)
            lower = f"lambda {', '.join(['held', 'answer'] + names)}: _write(answer, {targets})"
            answer = "Any"
        elif callback.returns == "bool":
            lower, zero, answer = "lambda held, answer, *_: bool(answer)", "False", "bool"
        elif callback.returns == "double":
            lower, zero, answer = "lambda held, answer, *_: float(answer)", "0.0", "float"
        elif "*" in callback.returns:
            base = callback.returns.rstrip(" *")
            answer = f"Optional[{self.hint(base)}]"
            lower = f"lambda held, answer, *_: _answer(held, {callback.name!r}, answer)"
        elif callback.returns != "void":
            lower, zero = "lambda held, answer, *_: int(answer)", "0"
            answer = self.hint(callback.returns)
        kind = f"ctypes.CFUNCTYPE({', '.join([result] + kinds)})"
        rest = f", lower={lower}, zero={zero}" if lower else ""
        return kind, lift, rest, hints, answer

    def trampolines(self):
        out = []
        for name, callback in self.model.callbacks.items():
            if name in ("motus_destroy_fn", "motus_diagnostics_fn"):
                continue
            kind, lift, rest, _, _ = self.callback_parts(callback, False)
            for position in self.model.places(name):
                out.append(f"_{name}_{position} = trampoline(\n    {kind},\n    {lift},\n"
                           f"    position={position}{rest})")
        for struct in self.model.structs.values():
            if struct.kind != "callbacks":
                continue
            own = self.subclassed(struct)
            entries = []
            for field in struct.fields:
                skip = bool(own) and field.callback.parameters and field.callback.parameters[0].base == own.c
                kind, lift, rest, _, _ = self.callback_parts(field.callback, skip)
                method = self.method_name(struct, field)
                entries.append(f'    ("{field.name}", "{method}", trampoline(\n        {kind},\n        {lift},\n'
                               f'        name="{method}"{rest})),')
            out.append(f"_{struct.name} = [\n" + "\n".join(entries) + "\n]")
        return "\n".join(out)

    def subclassed(self, struct):
        """The class whose instances have the callbacks as methods; None for a delegate."""
        handle = self.model.handles.get("motus_" + struct.name.removesuffix("_callbacks"))
        return handle if struct.name.endswith("_callbacks") and handle and any(
            one.of("callbacks") and one.method == "create" for one in handle.makers) else None

    def method_name(self, struct, field):
        handle = self.subclassed(struct)
        if not handle:
            return named(field.name)
        taken = set()
        while handle:
            taken |= {one.method for one in handle.methods}
            handle = handle.base
        return f"on_{field.name}" if field.name in taken else named(field.name)

    def methods_of(self, struct, indent="    "):
        """The callbacks as methods that do nothing: a host overrides those that it wants."""
        own, text = self.subclassed(struct), ""
        for field in struct.fields:
            skip = bool(own) and field.callback.parameters and field.callback.parameters[0].base == own.c
            _, _, _, hints, answer = self.callback_parts(field.callback, skip)
            arguments = "".join(f", {name}: {hint}" for name, hint in hints)
            text += (f"\n{indent}def {self.method_name(struct, field)}(self{arguments}) -> {answer}:\n"
                     + (self.doc(field.text, indent + "    ") or f'{indent}    """Called by the library."""\n')
                     + f"{indent}    raise NotImplementedError\n")
        return text

    def delegates(self):
        return "\n\n".join(f"class {camel(one.name)}:\n" + self.doc(one.text, "    ") + self.methods_of(one)
                           for one in self.model.structs.values()
                           if one.kind == "callbacks" and not self.subclassed(one))
