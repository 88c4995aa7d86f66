"""Writes js of the packages: motus.js, an ES module over the WebAssembly build, and its types, motus.d.ts."""

import re

import model as shared
from js_structs import KINDS, Structs, base_of, camel, doc, function_doc, named, pascal, wrapped

HERE = shared.ROOT / "bindings" / "generate"
BY_HAND = {"motus_runtime_set_diagnostics", "motus_runtime_destroy", "motus_runtime_tick",
           "motus_library_set_diagnostics", "motus_retain", "motus_release", "motus_is_alive",
           "motus_handle_kind", "motus_handle_runtime", "motus_tag", "motus_set_tag", "motus_runtime_register_property",
           "motus_view_property", "motus_view_property_velocity", "motus_status_name"}
PLURALS = {"child": "children", "boundary": "boundaries"}


class Writer(Structs):
    # MARK: Functions

    def given(self, one):
        """(name, type, whether it may be left out) of a parameter that a method shows; None: it has none."""
        name, hint = named(one.name), self.hint(one.base, True)
        match one.role:
            case "handle" | "struct_in" | "text":
                hint = "string" if one.role == "text" else hint
                return name, f"{hint} | null" if one.nullable else hint, one.nullable
            case "struct" | "enum" | "scalar":
                return name, "Key" if one.is_key else hint, False
            case "pointer":
                return name, "number", True
            case "array":
                hint = "number | readonly number[] | Float64Array" if one.base == "double" else f"readonly ({hint})[]"
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
        # The end of an animation can be awaited as well.
        ending = next((one for one in later if one.base == "motus_completion_fn"), None) \
            if [one for one in function.of("out") if one.base == "motus_animation"] else None
        if now:
            lines.append(f"const _block = hold({runtime}, [{', '.join(named(one.name) for one in now)}]);")
        if ending:
            lines.append(f"const _end = new Ending({named(ending.name)}), _data = hold({runtime}, [_end.call], _end);")
        elif later:
            names = [named(one.name) for one in later]
            lines.append(f"const _data = {' || '.join(names)} ? hold({runtime}, [{', '.join(names)}]) : 0;")
        if table:
            lines.append(f"const _data = {named(table[0].name)} ? hold({runtime}, {named(table[0].name)}) : 0;")
        for one in function.of("array"):
            if one.base == "double":
                lines.insert(0, f"{named(one.name)} = many({named(one.name)});")
        buffers = function.of("buffer")
        sized = buffers and not fns and function.of("out")
        # As many numbers as there can be: what comes back is as long as what went in, or as the value is.
        numbers = bool(buffers) and not fns and not sized and buffers[0].base == "double"
        if numbers:
            target = [one for one in function.of("array") if one.base == "double"]
            own = any(one.role == "self" and one.base == "motus_value" for one in function.parameters)
            room = f"{named(target[0].name)}.length" if target else "this.componentCount" if own else "16"
            lines.append(f"const _count = {room}, {named(buffers[0].name)} = take(128);")
        for one in function.parameters:
            name, codec = named(one.name), self.hint(one.base) + "Codec"
            match one.role:
                case "self":
                    passed.append("this._h")
                case "handle":
                    passed.append(f"handle({name}, true)" if one.nullable else f"handle({name})")
                case "struct" | "struct_in":
                    passed.append(f"put({codec}, {name}{', true' if one.nullable else ''})")
                case "text":
                    passed.append(f"putText({name}{', true' if one.nullable else ''})")
                case "array":
                    put = "putHandles({})" if one.base in self.model.handles else "putDoubles({})" \
                        if one.base == "double" else f"putAll({codec}, {{}})"
                    passed.append(f"{name} ? {put.format(name)} : 0" if one.nullable else put.format(name))
                case "bytes":
                    passed.append(f"putBytes({name})")
                case "count":
                    owner, *others = function.counted(one)
                    length = f"{named(owner.name)}?.length ?? 0" if owner.nullable else f"{named(owner.name)}.length"
                    for other in others:
                        length = f"{length} === {named(other.name)}.length ? {length} : 0"
                    passed.append(length)
                case "fn":
                    short = pascal(one.base.removeprefix(shared.PREFIX).removesuffix("_fn"))
                    slot = f"slot{short}({now.index(one) if one in now else later.index(one)})"
                    passed.append(f"{name} ? {slot} : 0" if one.nullable and not ending else slot)
                case "callbacks":
                    short = pascal(one.base.removeprefix(shared.PREFIX))
                    passed.append(f"{name} ? put{short}({name}) : 0")
                case "user_data":
                    passed.append("_data" if later or table else "0")
                case "destroy":
                    passed.append("_data ? forget() : 0" if later or table else "0")
                case "block_data":
                    passed.append("_block" if now else "_data")
                case "buffer" if numbers:
                    passed.append(name)
                    outs.append(("Float64Array", f"F64.slice({name} >> 3, ({name} >> 3) + _count)"))
                case "capacity" if numbers:
                    passed.append("16")
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
                    if ending and one.base == "motus_animation":
                        hint, made = "Animation", f"_end.of({made})"
                    elif hint.endswith(" | null") and not function.may_be_null(one):
                        hint = hint.removesuffix(" | null")
                    lines.append(f"const {name} = take({size});")
                    struct = self.model.structs.get(one.base)
                    if struct and struct.sized:
                        lines.append(f"U32[{name} >> 2] = {codec}.size;")
                    passed.append(name)
                    if not sized or one is not function.of("out")[-1]:
                        outs.append((hint, made))
                case "size":
                    passed.append(f"{pascal(one.sized_struct.removeprefix(shared.PREFIX))}Codec.size")
                case "scalar" if one.base == "bool":
                    passed.append(f"flag({name})")
                case "scalar" if one.is_key:
                    passed.append(f"key({name})")
                case "scalar" if one.base == "uint64_t":
                    passed.append(f"word({name})")
                case "scalar" if one.base == "double":
                    passed.append(f"num({name})")
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
            if base_of(function.returns) in self.model.handles and not function.may_be_null():
                hint = hint.removesuffix(" | null")
            value = made.format(f"got({call})")
        return lines, hint, value

    def sized(self, function, lines, outs, call, runtime):
        """Asks how many there are, then for all of them."""
        one = function.of("buffer")[0]
        name, count = named(one.name), named(function.of("out")[-1].name)
        codec = self.hint(one.base) + "Codec"
        size = f"{codec}.size" if one.base in self.model.structs else "4" if one.base in self.model.handles else "1"
        lines.append(f"let {name} = 0, _room = 0;")
        if one.base == "void":  # what has a size of its own is not handed out in part
            lines.append(f"_room = got(W.{function.c}_size(this._h)) >>> 0;")
        else:
            lines += [f"ok({call});", f"_room = U32[{count} >> 2];"]
        lines += [f"{name} = take(_room * {size});", f"ok({call});"]
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
        shown = [found for one in function.parameters if (found := self.given(one))]
        plain, typed = self.signature(shown)
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
        kinds = function_doc(function, indent, {found[0] for found in shown})
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
        return camel(function.word)

    def constructor(self, function):
        runtime = self.runtime_of(function, "constructor")
        lines, _, _ = self.body(function, runtime)
        plain, typed = self.signature([found for one in function.parameters if (found := self.given(one))])
        made = named(next(one for one in function.parameters if one.role == "out").name)
        first = re.match(r"\w+", plain)[0]
        is_runtime = function.maker.name == "runtime"
        lines = ["super(BARE);", f"if ({first} === BARE) return;", "begin();"] + \
            self.own_methods(function) + lines + \
            [f"this._adopt({'null' if is_runtime else runtime}, U32[{made} >> 2]);"]
        table = self.table_of(function.maker.base) if function.maker.base else None
        if table:
            name = pascal(function.maker.name)
            lines.append(f"if (new.target !== {name}) uncalled(this, {name}, {table}Table);")
        if is_runtime:
            lines.append("ok(W.motus_runtime_set_diagnostics(this._h, diagnostics(), 0, 0));")
        text = f"  constructor({plain}) {{\n" + "".join(wrapped(line, "    ") for line in lines) + "  }\n"
        return text, function_doc(function, "  ", set(re.findall(r"\w+", plain))) + f"  constructor({typed});\n"

    def table_of(self, handle):
        """The table of callbacks that a class, or one that it is, has as methods."""
        while handle:
            if f"motus_{handle.name}_callbacks" in self.model.structs:
                return pascal(handle.name) + "Callbacks"
            handle = handle.base
        return None

    def own_methods(self, function):
        """A host's class has the callbacks as methods."""
        given = function.of("callbacks")
        name = pascal(function.maker.name)
        if not given or given[0].base != f"motus_{function.maker.name}_callbacks":
            return []
        word = named(given[0].name)
        return [f"if (new.target !== {name}) {word} ??= methods(this, {name}, {name}CallbacksTable);"]

    def method_types(self, handle):
        """Callbacks as methods that a host's class may have."""
        struct = self.model.structs.get(f"motus_{handle.name}_callbacks")
        makers = [one for one in handle.makers if one.method == "create" and one.of("callbacks")]
        if not struct or not makers:
            return ""
        taken, base = set(), handle
        while base:
            taken |= {self.property_name(one) if one.is_getter else camel(one.method) for one in base.methods}
            base = base.base
        # A class that derives from this one may have a property of that name.
        hidden = {self.property_name(one) for other in self.model.handles.values()
                  if other is not handle and other.is_a(handle) for one in other.methods if one.is_getter}
        text = ""
        for field in struct.fields:
            name = camel(field.name)
            if name in hidden:
                continue
            name = "on" + name[0].upper() + name[1:] if name in taken else name
            hints, _, answer = self.callback(field.callback)
            if field.callback.parameters and field.callback.parameters[0].base == handle.c:
                hints = hints[1:]
            arguments = ", ".join(f"{one}: {kind}" for one, kind in hints)
            text += doc(field.text, "  ") + f"  {name}?({arguments}): {answer};\n"
        return text

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
            elif function.is_getter:
                parts.append(self.method(function, "getter"))
                setter = function.setter
                if setter and setter.c not in BY_HAND:
                    parts.append(self.method(setter, "setter"))
                    done.add(setter)
            elif not any(one.is_getter and one.setter is function for one in handle.methods):
                parts.append(self.method(function))
        kinds += {"view": VIEW_TYPES, "animation": ANIMATION_TYPES}.get(handle.name, "") + self.method_types(handle)
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
        hand = (HERE / "motus.js.in").read_text()
        hand = hand.replace("@OBJECTS@", (HERE / "js_objects.js.in").read_text())
        return hand + "\n// MARK: The interface\n\n" + "\n".join([
            self.enums(False), self.codecs(), "\n".join(one for one, _ in classes),
            wrapped(f"const KINDS = {{ {', '.join(kinds)} }};"), MIXINS, self.tables(),
            "\n".join(one for one, _ in free)])

    def types(self):
        classes = "\n".join(self.one_class(handle)[1] for handle in self.model.ordered_handles())
        free = "".join(self.method(one, "free")[1] for one in self.model.free if one.c not in BY_HAND)
        return (HERE / "motus.d.ts.in").read_text() + "\n" + "\n".join([self.enums(True), self.struct_types(), classes, free])


MIXINS = """Object.defineProperty(Animation.prototype, "finished", { get() {
  if (!this._end) throw new MotusError(-5, "", "only what has begun the animation knows its end");
  return this._end.finished;
} });
for (const name of ["value", "shown", "velocity"]) View.prototype[name] = ViewBase.prototype[name];
"""

ANIMATION_TYPES = """  /** Whether it has run to its end: await it. The end of the runtime is false. */
  readonly finished: Promise<boolean>;
"""

VIEW_TYPES = """  /** The numbers of any property: its model value, or what is shown. */
  value(property: number, source?: ValueSource): Float64Array;
  /** The numbers of any property as the last frame shows them. */
  shown(property: number): Float64Array;
  /** How fast a property moves, in units per second. */
  velocity(property: number): Float64Array;
"""
