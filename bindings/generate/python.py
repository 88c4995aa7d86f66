"""Writes python/motus/_api.py of the packages: enumerations, structs and classes of the header."""

import textwrap

import model as shared
from python_parts import BY_HAND, PLURALS, SCALARS, Docs, Parts, camel, named, wrapped

class Writer(Parts):
    def __init__(self, model):
        self.model, self.docs = model, Docs(model)

    # MARK: Functions

    def prototypes(self):
        out = []
        for one in self.model.functions:
            if one.c.endswith("_init") and one not in self.model.free:
                continue
            result = "ctypes.c_void_p" if "*" in one.returns and one.returns != "const char *" \
                else self.ctype(one.returns)
            if one.returns in self.model.structs:
                result = f"copied({result})"
            kinds = ", ".join([result] + [self.ctype(other.type) for other in one.parameters])
            line = f'_{one.c} = function("{one.c}", {kinds})'
            out.append(wrapped(line, 99, rest="    "))
        return "\n".join(out)

    def given(self, one):
        """(parameter with its hint, default) of a method; None when it does not show."""
        name, hint = named(one.name), self.hint(one.base)
        match one.role:
            case "handle":
                return (f"{name}: Optional[{hint}]", "None") if one.nullable else (f"{name}: {hint}", None)
            case "struct":
                return f"{name}: {self.like(one.base)}", None
            case "struct_in":
                kind = self.like(one.base)
                return (f"{name}: Optional[{kind}]", "None") if one.nullable else (f"{name}: {kind}", None)
            case "text":
                return (f"{name}: Optional[str]", "None") if one.nullable else (f"{name}: str", None)
            case "scalar" if one.name == "flags":
                return f"{name}: int", "0"
            case "enum" | "scalar":
                return f"{name}: {'Key' if one.is_key else hint}", None
            case "pointer":
                return f"{name}: Optional[int]", "None"
            case "array":
                kind = hint if one.base in self.model.handles or one.base in SCALARS else self.like(one.base)
                kind = "Union[float, Sequence[float]]" if one.base == "double" else f"Sequence[{kind}]"
                return f"{name}: {kind}", "()" if one.nullable else None
            case "bytes":
                return f"{name}: bytes", None
            case "fn":
                callback = self.model.callbacks[one.base]
                _, _, _, hints, answer = self.callback_parts(callback, False)
                kind = f"Callable[[{', '.join(hint for _, hint in hints)}], {answer if answer != 'None' else 'Any'}]"
                return (f"{name}: Optional[{kind}]", "None") if one.nullable else (f"{name}: {kind}", None)
            case "callbacks":
                return f"{name}: {'Optional[object]' if one.nullable else 'object'}", "None" if one.nullable else None
        return None

    def body(self, function, runtime):
        """Lines of a method and (hint, expression) of what it returns."""
        lines, passed, outs = [], [], []
        fns = function.of("fn")
        later = [one for one in fns if not (one.data == "block_data" and one.scope == "during the call")]
        now = [one for one in fns if one not in later]
        places = {one.name: at for at, one in enumerate(later)}
        if now:
            lines.append(f"_block = hold({runtime}, Held(({', '.join(named(one.name) for one in now)},)))")
        if later:
            names = [named(one.name) for one in later]
            test = " and ".join(f"{name} is None" for name in names)
            optional = all(one.nullable for one in later)
            lasts = ", True" if all(one.scope in ("until replaced", "until it ends") for one in later) else ""
            make = f"hold({runtime}, Held(({', '.join(names)},){lasts}))"
            lines.append(f"_data = None if {test} else {make}" if optional else f"_data = {make}")
        if function.of("callbacks"):
            one = function.of("callbacks")[0]
            struct = self.model.structs[one.base]
            lines.append(f"_table, _data = _made({runtime}, {named(one.name)}, {camel(struct.name)}, _{struct.name})")
        buffers = [one for one in function.parameters if one.role == "buffer"]
        # As many numbers as there can be: what comes back is as long as what went in, or as the value is.
        numbers = bool(buffers) and not fns and not function.of("out") and buffers[0].base == "double"
        sized = bool(buffers) and not fns and not numbers
        if numbers:
            target = [one for one in function.of("array") if one.base == "double"]
            own = any(one.role == "self" and one.base == "motus_value" for one in function.parameters)
            room = f"len(_{named(target[0].name)})" if target else "self.component_count" if own else "16"
            lines.append(f"_{buffers[0].name} = (ctypes.c_double * 16)()")
            outs.append(("List[float]", f"list(_{buffers[0].name}[:{room}])"))
        for one in function.parameters:
            name = named(one.name)
            match one.role:
                case "self":
                    passed.append("self._h")
                case "handle":
                    passed.append(f"{'None if ' + name + ' is None else ' if one.nullable else ''}pointer({name})")
                case "struct":
                    passed.append(f"_value({self.hint(one.base)}, {name})")
                case "struct_in":
                    made = f"ctypes.byref(_value({self.hint(one.base)}, {name}))"
                    passed.append(f"None if {name} is None else {made}" if one.nullable else made)
                case "text":
                    passed.append(f"None if {name} is None else encoded({name})" if one.nullable else f"encoded({name})")
                case "array" if one.base in self.model.handles:
                    lines.append(f"_{name} = handles({name})")
                    passed.append(f"_{name}")
                case "array":
                    lines.append(f"_{name} = array({self.ctype(one.base)}, {name})")
                    passed.append(f"_{name}")
                case "count":
                    owner, *others = function.counted(one)
                    length = f"len({named(owner.name)})" if owner.role == "bytes" else f"len(_{named(owner.name)})"
                    for other in others:
                        length = f"{length} if {length} == len(_{named(other.name)}) else 0"
                    passed.append(length)
                case "fn":
                    at = 0 if one in now else places[one.name]
                    target = f"_{one.base}_{at}"
                    passed.append(f"{target} if {name} is not None else None" if one.nullable else target)
                case "callbacks":
                    passed.append("_table")
                case "user_data":
                    passed.append("_data" if later or function.of("callbacks") else "None")
                case "destroy":
                    passed.append("on_destroy" if later or function.of("callbacks") else "None")
                case "block_data":
                    passed.append("_block" if now else "_data")
                case "buffer" | "capacity" if numbers:
                    passed.append("_" + name if one.role == "buffer" else "16")
                case "buffer" | "capacity":
                    passed.append(("_" + name if one.role == "buffer" else "_room") if sized
                                  else ("None" if one.role == "buffer" else "0"))
                case "rows":
                    lines.append(f"_{name}, _count = ctypes.c_void_p(), ctypes.c_size_t()")
                    passed.append(f"ctypes.byref(_{name})")
                    kind = self.hint(one.base)
                    outs.append((f"Rows[{kind}]", f"Rows({kind}, _{name}.value, _count.value, {runtime})"))
                case "rows_count":
                    passed.append("ctypes.byref(_count)")
                case "out" if not sized or one is not function.of("out")[-1]:
                    if one.base in self.model.handles:
                        lines.append(f"_{name} = ctypes.c_void_p()")
                        full = ", True" if one.transfer == "full" else ""
                        hint = self.hint(one.base)
                        outs.append((f"{hint}" if one.transfer == "full" or not function.may_be_null(one)
                                     else f"Optional[{hint}]",
                                     f"wrap({runtime}, _{name}.value, {hint}{full})"))
                    elif one.base in self.model.structs:
                        lines.append(f"_{name} = copied({self.hint(one.base)})()")
                        outs.append((self.hint(one.base), f"_{name}"))
                    else:
                        kind = self.ctype(one.base)
                        lines.append(f"_{name} = {kind}()")
                        value = f"_{name}.value"
                        if one.base in self.model.enums:
                            value = f"enum({self.hint(one.base)}, {value})"
                        outs.append((self.hint(one.base), value))
                    passed.append(f"ctypes.byref(_{name})")
                case "out":
                    passed.append("ctypes.byref(_size)")
                case "size":
                    passed.append(f"ctypes.sizeof({camel(one.sized_struct.removeprefix(shared.PREFIX))})")
                case "scalar" if one.is_key:
                    passed.append(f"_key({name})")
                case _:
                    passed.append(name)
        call = f"_{function.c}({', '.join(passed)})"
        if sized:
            one = buffers[0]
            item = "ctypes.c_void_p" if one.base in self.model.handles else self.ctype(one.base)
            lines += [f"_{one.name}: Any = None", "_room, _size = 0, ctypes.c_size_t()", f"ok({call})",
                      "_room = _size.value", f"_{one.name} = ({item} * _room)()", f"ok({call})"]
            hint, value = f"List[{self.hint(one.base)}]", f"list(_{one.name})"
            if item in ("ctypes.c_char", "ctypes.c_ubyte"):
                hint, value = "bytes", f"bytes(_{one.name})"
            if one.base in self.model.handles:
                value = f"[wrap({runtime}, one, {self.hint(one.base)}) for one in _{one.name}]"
            outs.append((hint, value))
            hint = f"Tuple[{', '.join(kind for kind, _ in outs)}]" if len(outs) > 1 else hint
            return lines, hint, f"({', '.join(made for _, made in outs)})" if len(outs) > 1 else value
        if fns and buffers:
            outs = []
        hint = f"Tuple[{', '.join(kind for kind, _ in outs)}]" if len(outs) > 1 else outs[0][0] if outs else "None"
        value = f"({', '.join(made for _, made in outs)})" if len(outs) > 1 else outs[0][1] if outs else ""
        if function.returns_status:
            if now:
                lines += ["try:", f"    ok({call})", "finally:", "    on_destroy(_block)"]
            else:
                lines.append(f"ok({call})")
            return lines, hint, value
        if outs:
            lines.append(f"if not got({call}):\n    return None")
            return lines, f"Optional[{hint}]", value
        hint, make = self.returned(function.returns)
        if function.returns.rstrip(" *") in self.model.handles and not function.may_be_null():
            hint = hint[len("Optional["):-1]
        if shared.is_key(function.returns, function.method):
            hint, make = "Any", "key_of({})"
        if runtime != "self._runtime":
            make = make.replace("self._runtime", runtime)
        return lines, hint, make.format(f"got({call})")

    def method(self, function, kind="method"):
        """`kind`: method, maker, getter, setter or free."""
        runtime = {"free": "None"}.get(kind, "self._runtime")
        taken = next((one for one in function.parameters if one.base == "motus_runtime" and one.role == "handle"), None)
        if kind == "maker":
            runtime = named(taken.name) if taken else \
                named(next(one for one in function.parameters if one.role == "handle").name) + "._runtime"
        lines, hint, value = self.body(function, runtime)
        shown = [given for one in function.parameters if (given := self.given(one))]
        trailing, texts = True, []
        for declared, default in reversed(shown):
            trailing = trailing and default is not None
            texts.insert(0, f"{declared} = {default}" if trailing else declared)
        first = [] if kind == "free" else ["cls"] if kind == "maker" else ["self"]
        indent = "" if kind == "free" else "    "
        name = named(function.method)
        text = ""
        if kind == "maker":
            text += "    @classmethod\n"
        if kind == "getter":
            text += "    @property\n"
            name = self.property_name(function)
        if kind == "setter":
            name = self.property_name(function)
            text += f"    @{name}.setter\n"
        line = f"def {name}({', '.join(first + texts)}) -> {hint}:"
        text += wrapped(line, 99 - len(indent), indent, indent + " " * 8) + "\n"
        if kind != "setter":
            text += self.function_doc(function, indent + "    ")
        owner = function.owner or function.maker
        if value:
            lines = lines + [f"return {value}"]
        lines = self.guarded(function, f"{camel(owner.name)}.{name}" if owner else f"motus.{name}", lines)
        text += textwrap.indent("\n".join(lines or ["pass"]), indent + "    ") + "\n"
        if kind == "setter" and function.parameters[1].role in ("struct", "struct_in"):
            return text, self.like(function.parameters[1].base)
        return text

    def guarded(self, function, name, lines):
        """Where C's types could refuse an argument, it is refused in words of Python's."""
        if not any(one.role in ("scalar", "enum", "pointer") for one in function.parameters):
            return lines
        return ["try:"] + [textwrap.indent(one, "    ") for one in lines] + [
            "except ctypes.ArgumentError as error:", f'    raise wrong("{name}", error, locals()) from None']

    def property_name(self, function):
        return named(function.word)

    def both(self, getter, done):
        """A property. One that takes more than it answers is an Attribute for those who check types."""
        text, setter = self.method(getter, "getter"), getter.setter
        if not setter or setter.c in BY_HAND:
            return text
        done.add(setter)
        written = self.method(setter, "setter")
        if isinstance(written, str):
            return text + "\n" + written
        written, given = written
        hint = self.hint(setter.parameters[1].base)
        name, base, other = self.property_name(getter), getter.owner.base, ""
        while base:
            table = self.model.structs.get(f"motus_{base.name}_callbacks")
            if name in [one.word for one in base.methods] + [one.name for one in (table.fields if table else [])]:
                other = "  # type: ignore[assignment]"
            base = base.base
        lines = wrapped(f"{name}: Attribute[{hint}, {given}]", 91, " " * 8, " " * 12).split("\n")
        return ("    if TYPE_CHECKING:\n" + "\n".join([lines[0] + other] + lines[1:]) + "\n" +
                self.function_doc(getter, " " * 8) + "    else:\n" + textwrap.indent(text + "\n" + written, "    "))

    def set_by(self, handle):
        """(property, hint of what is given) of what can be set of a class and those that it is."""
        found = []
        while handle:
            for one in handle.methods:
                if one.is_getter and one.setter and one.setter.c not in BY_HAND:
                    last = one.setter.parameters[1]
                    declared = self.given(last)[0].split(": ", 1)[1]
                    found.append((self.property_name(one), declared.removeprefix("Optional[").removesuffix("]")
                                  if declared.startswith("Optional[") else declared))
            handle = handle.base
        once = {}
        for name, hint in found:
            once.setdefault(name, hint)
        return once

    def classes(self):
        return "\n\n".join(self.one_class(handle) for handle in self.model.ordered_handles())

    def one_class(self, handle):
        name = camel(handle.name)
        base = camel(handle.base.name) if handle.base else "RuntimeBase" if handle.name == "runtime" else \
            "TagBase, Handle"
        base = {"view": f"ViewBase, {base}", "value": f"ValueBase, {base}", "dynamic_animator": f"DynamicAnimatorBase, {base}"}.get(handle.name, base)
        text = f"class {name}({base}):\n" + self.doc(handle.text, "    ")
        text += f"    __slots__ = ()\n    _counted = {handle.counted}\n"
        table = self.model.structs.get(f"motus_{handle.name}_callbacks")
        own = table if table and self.subclassed(table) else None
        for function in handle.makers:
            if function.c in BY_HAND:
                continue
            text += "\n" + (self.constructor(function, own) if function.method == "create" else
                            self.method(function, "maker"))
        done = set()
        counts = {one.method[:-len("_count")]: one for one in handle.methods if one.method.endswith("_count")}
        for function in handle.methods:
            if function.c in BY_HAND or function in done:
                continue
            if function.method.endswith("_count") and f"{function.method[:-6]}_at" in {
                    one.method for one in handle.methods}:
                continue
            if function.method.endswith("_at") and function.method[:-3] in counts:
                single = function.method[:-3]
                hint, make = self.returned(function.returns)
                hint = hint.removeprefix("Optional[").removesuffix("]") if hint.startswith("Opt") else hint
                call = make.format(f"got(_{function.c}(self._h, at))")
                plural = PLURALS.get(single, single + "s")
                text += (f"\n    @property\n    def {plural}(self) -> Tuple[{hint}, ...]:\n"
                         + self.doc("All of them, in order.", "        ") +
                         f"        count = got(_{counts[single].c}(self._h))\n"
                         f"        return tuple({call} for at in range(count))\n")
            elif function.is_getter:
                text += "\n" + self.both(function, done)
            elif any(one.is_getter and one.setter is function for one in handle.methods):
                continue  # written with its getter
            else:
                text += "\n" + self.method(function)
        if own:
            text += self.methods_of(own)
        return text

    def constructor(self, function, own):
        """`create` is the class's own call."""
        shown = [given for one in function.parameters if one.role not in ("callbacks",) and (given := self.given(one))]
        first = function.parameters[0]
        runtime = named(first.name) if first.base == "motus_runtime" else f"{named(first.name)}._runtime"
        trailing, texts = True, []
        for declared, default in reversed(shown):
            trailing = trailing and default is not None
            texts.insert(0, f"{declared} = {default}" if trailing else declared)
        names = [named(one.name) for one in function.parameters]
        more = {name: hint for name, hint in self.set_by(function.maker).items() if name not in names}
        more = {"tag": "int"} | more
        if function.maker.name == "view":
            more = {"parent": "View"} | more
        texts += ["*"] + [f"{name}: Optional[{hint}] = None" for name, hint in more.items()]
        line = f"def __init__(self, {', '.join(texts)}) -> None:"
        lines, _, _ = self.body(function, runtime)
        made = next(one for one in function.parameters if one.role == "out")
        if own:
            lines = [line.replace(f"_made({runtime}, {named(function.of('callbacks')[0].name)}, "
                                  f"{camel(own.name)}, _{own.name})",
                                  f"_made_self({runtime}, self, {camel(function.maker.name)}, _{own.name})")
                     for line in lines]
        else:
            lines.insert(0, "self._entry = None")
        base = function.maker.base
        while base and not own:
            table = self.model.structs.get(f"motus_{base.name}_callbacks")
            if table and self.subclassed(table):
                lines.append(f"_uncalled(self, {camel(function.maker.name)}, _{table.name})")
                break
            base = base.base
        lines.append(f"self._adopt({runtime}, _{made.name}.value or 0, True)")
        lines = self.guarded(function, camel(function.maker.name), lines)
        lines.append("_given = {_name: _one for _name, _one in (" + ", ".join(
            f'("{name}", {name})' for name in more) + ",) if _one is not None}")
        lines.append(f"if _given:\n    _settings({runtime}, self, _given)")
        return (wrapped(line, 95, "    ", " " * 12) + "\n"
                + self.function_doc(function, "        ") + textwrap.indent("\n".join(lines), "        ") + "\n")

    def free(self):
        return "\n\n".join(self.method(one, "free") for one in self.model.free if one.c not in BY_HAND)

    def kinds(self):
        lines = []
        names = {one.name.upper(): camel(one.name) for one in self.model.handles.values()}
        for name, number, _ in self.model.enums["motus_kind"].values:
            short = name.removeprefix("MOTUS_KIND_")
            if short in names:
                lines.append(f"KINDS[{number}] = {names[short]}")
        return "\n".join(lines)

    def text(self):
        exported = [camel(one.name) for table in (self.model.enums, self.model.handles) for one in table.values()]
        exported += [camel(one.name) for one in self.model.structs.values()
                     if one.kind != "callbacks" or not self.subclassed(one)]
        exported += [named(one.method) for one in self.model.free if one.c not in BY_HAND]
        listed = "\n".join(textwrap.wrap(", ".join(f'"{one}"' for one in sorted(exported)), 95,
                                         initial_indent="    ", subsequent_indent="    "))
        return PRELUDE + "\n" + "\n\n\n".join([
            f"__all__ = [\n{listed}]", self.enums(), self.structs(), self.inits(), self.prototypes(),
            self.delegates(), self.classes(), self.trampolines(), self.kinds(), self.fields(), self.free()]).rstrip() + "\n"


PRELUDE = '''"""The interface of the library. Generated from include/motus.h by bindings/generate; the header
has the full text on everything: units, order, errors."""

# mypy: no-warn-return-any, no-warn-unused-ignores, disable-error-code=override
from __future__ import annotations

import ctypes
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Any, Callable, List, Optional, Sequence, Tuple, Union

from ._core import (KINDS, Handle, Held, enum, function, got, handles, hold, implemented, ok, on_destroy,
                    pointer, trampoline, wrap)
from ._errors import wrong
from ._runtime import DynamicAnimatorBase, RuntimeBase, TagBase, ValueBase, ViewBase, answer as _answer
from ._runtime import made as _made, made_self as _made_self, settings as _settings, text as _text
from ._runtime import uncalled as _uncalled
from ._runtime import write as _write
from ._values import (ColorBase, Key, Numbers, Options, Rows, Sums, Transform3dBase, TransformBase, Values,
                      array, copied, encoded, key_of, lent_row)
from ._values import key as _key, value as _value

if TYPE_CHECKING:
    from ._values import Attribute

'''
