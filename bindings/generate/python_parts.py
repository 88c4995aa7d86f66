"""Enumerations, structs and delegates of the Python package: for bindings/generate/python.py."""

import keyword
import textwrap

import model as shared


SCALARS = {"bool": ("ctypes.c_bool", "bool"), "double": ("ctypes.c_double", "float"),
           "size_t": ("ctypes.c_size_t", "int"), "int32_t": ("ctypes.c_int32", "int"),
           "uint32_t": ("ctypes.c_uint32", "int"), "uint16_t": ("ctypes.c_uint16", "int"),
           "uint64_t": ("ctypes.c_uint64", "int")}
BY_HAND = {"motus_runtime_create", "motus_runtime_set_diagnostics", "motus_runtime_destroy",
           "motus_runtime_tick", "motus_library_set_diagnostics", "motus_retain", "motus_release",
           "motus_is_alive", "motus_handle_kind", "motus_tag", "motus_set_tag",
           "motus_runtime_animate", "motus_runtime_begin_animation",
           "motus_runtime_commit_animation", "motus_runtime_animate_keyframes", "motus_runtime_begin_keyframes",
           "motus_runtime_add_keyframe", "motus_runtime_begin_keyframe", "motus_view_property",
           "motus_view_property_velocity", "motus_runtime_register_property", "motus_view_set_implicit",
           "motus_dynamic_animator_snapshot", "motus_status_name"}
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


def doc(text, indent):
    text = shared.sentence(text).replace("\\", "\\\\").replace("#MOTUS_", "MOTUS_").replace("`", "")
    if not text:
        return ""
    lines = textwrap.wrap(text, 92 - len(indent))
    return f'{indent}"""' + ("\n" + indent).join(lines) + '"""\n'


class Parts:
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
            text += doc(one.text, "    ") or "    pass\n"
            for name, number, _ in one.values:
                short = one.short(name)
                short = short + "_" if keyword.iskeyword(short) or short[0].isdigit() else short
                text += f"    {short} = {number}\n"
            out.append(text)
        return "\n\n".join(out)

    def structs(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "callbacks":
                continue
            base = "Options" if one.kind == "options" else "Values"
            text = f"class {camel(one.name)}({base}):\n" + doc(one.text, "    ")
            fields = [("struct_size", "size_t", None)] if one.sized else []
            fields += [(field.name, field.type, field.length) for field in one.fields]
            pairs = ", ".join(
                f'("{name}", {self.ctype(kind)}{f" * {length}" if length else ""})' for name, kind, length in fields)
            text += wrapped(f"    _fields_ = [{pairs}]", 99, rest=" " * 16) + "\n"
            for name, kind, length in fields:
                base = kind.replace("const", "").replace("*", "").strip()
                hint = "Any" if length or "*" in kind or base in self.model.callbacks else self.hint(base)
                hint = "int" if base in self.model.enums else hint
                text += f"    {named(name)}: {hint}\n"
            if one.kind == "options" and one.fields:
                names = [named(field.name) for field in one.fields if field.name != "reserved"]
                if "timing" in names and "bounce" not in names:  # a spring in its place
                    names += ["bounce", "response", "damping_ratio"]
                given = ", ".join(f"{name}: Any = None" for name in names)
                passed = ", ".join(f"{name}={name}" for name in names)
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
                nullable = one.nullable or one.name in ("parent", "coordinator", "presenting", "other", "from", "to")
                hints.append((name, f"Optional[{self.hint(one.base)}]" if nullable else self.hint(one.base)))
            elif one.role == "enum":
                lifted.append(f"enum({self.hint(one.base)}, {name})")
                hints.append((name, self.hint(one.base)))
            elif one.role == "text":
                lifted.append(f"_text({name})")
                hints.append((name, "str"))
            elif one.role == "struct_in":
                lifted.append(f"{self.hint(one.base)}.from_address({name})")
                hints.append((name, self.hint(one.base)))
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
                     + (doc(field.text, indent + "    ") or f'{indent}    """Called by the library."""\n')
                     + f"{indent}    raise NotImplementedError\n")
        return text

    def delegates(self):
        return "\n\n".join(f"class {camel(one.name)}:\n" + doc(one.text, "    ") + self.methods_of(one)
                           for one in self.model.structs.values()
                           if one.kind == "callbacks" and not self.subclassed(one))
