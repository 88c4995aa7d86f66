"""Functions that a Java program gives, and classes of them: for bindings/generate/java.py."""

import model as shared
from java_parts import CALLED, CARRIERS, CODES, KNOWN, READS, SCALARS, camel, indented, lower


class Callbacks:
    def taken(self, callback):
        """(name, type, expression of what C passes) of each argument."""
        found = []
        for one in callback.parameters:
            name = lower(one.name)
            if one.name.startswith("out_"):
                continue
            if one.role == "handle":
                kind = self.type_name(one.base)
                made = f"{kind}.named({name})"
            elif one.role == "buffer" and one.base in SCALARS:
                kind, made = "DoubleRef", f"{name}Ref"
            elif one.role == "buffer":
                kind, made = self.type_name(one.base), "changed"
            elif one.role == "text":
                kind, made = "String", f"Keep.text({name})"
            elif one.role == "struct_in":
                kind = self.type_name(one.base)
                made = f"{kind}.read({name})"
            elif one.role == "pointer":
                kind, made = "long", name
            else:
                enum = self.enum_of(one, one.bits)
                if self.is_enum(enum):
                    kind, made = self.type_name(enum.c), f"{self.type_name(enum.c)}.of({name})"
                else:
                    kind = "int" if enum else SCALARS[one.base]
                    made = f"({kind}) {name}" if kind != CARRIERS.get(one.base, "int") else name
            found.append((name, kind, made))
        return found

    def answered(self, callback, own):
        """The type of what a function answers."""
        outs = self.answers(callback)
        if len(outs) > 1:
            return f"{own.removesuffix('Function')}Result"
        if outs:
            return SCALARS.get(outs[0].base) or self.type_name(outs[0].base)
        base = shared.plain_type(callback.returns)
        return "void" if base == "void" else SCALARS.get(base) or self.type_name(base)

    def interface(self, callback, own, indent):
        """A functional interface; a record beside it where a function answers several things."""
        items = ", ".join(f"{kind} {name}" for name, kind, _ in self.taken(callback))
        text = f"{indent}    {self.answered(callback, own)} call({items});\n"
        outs = self.answers(callback)
        if len(outs) > 1:
            rows = ", ".join(f"{SCALARS.get(one.base) or self.type_name(one.base)} {lower(one.name.removeprefix('out_'))}" for one in outs)
            text += f"\n{indent}    /** What it answers. */\n{indent}    record {own.removesuffix('Function')}Result({rows}) {{\n{indent}    }}\n"
        return text

    def function_texts(self):
        """The functions that calls take, by the name of their file."""
        files = {}
        for base, callback in self.model.callbacks.items():
            if base in KNOWN or base in ("motus_destroy_fn", "motus_diagnostics_fn"):
                continue
            own = self.function_name(base)
            files[own] = f"/** A function that the library calls. */\n@FunctionalInterface\npublic interface {own} {{\n    /** Is called by the library. */\n{self.interface(callback, own, '')}}}\n"
        return files

    # MARK: Entries

    def raw_kind(self, one):
        return "long" if one.stars else CARRIERS.get(one.base, "int")

    def raw_answer(self, callback):
        base = shared.plain_type(callback.returns)
        if base in self.model.handles:
            return "long"
        return "void" if base == "void" else CARRIERS.get(base, "int")

    def entry(self, callback, name, get, called, own):
        """A static method that C calls, and its address: made when it is first wanted, kept for ever."""
        parameters = ", ".join(["long data"] + [f"{self.raw_kind(one)} {lower(one.name)}" for one in callback.parameters])
        answer, base = self.raw_answer(callback), shared.plain_type(callback.returns)
        call = f"{get}.{called}({', '.join(made for _, _, made in self.taken(callback))})"
        outs, changed = self.answers(callback), self.changed(callback)
        refs = [one for one in callback.parameters if one.role == "buffer" and one.base in SCALARS and not one.name.startswith("out_")]
        if base in self.model.handles:
            lines = [f"answer = MotusObject.{'given' if callback.returned['transfer'] == 'given' else 'bitsOf'}({call});"]
        elif outs:
            lines = [f"var all = {call};"]
            each = ["all"] if len(outs) == 1 else [f"all.{lower(one.name.removeprefix('out_'))}()" for one in outs]
            lines += [f"Native.put({lower(one.name)}, {made});" if one.base in SCALARS else f"{made}.write({lower(one.name)});" for one, made in zip(outs, each)]
        elif refs:
            lines = [f"var {lower(one.name)}Ref = new DoubleRef({READS[one.base].format(lower(one.name))});" for one in refs]
            lines += [f"{call};"] + [f"Native.put({lower(one.name)}, {lower(one.name)}Ref.value);" for one in refs]
        elif changed:
            lines = [f"var changed = {self.type_name(changed.base)}.read({lower(changed.name)});", f"{call};",
                     f"changed.write({lower(changed.name)}, Box.of(data).renewed());"]
        elif base == "void":
            lines = [f"{call};"]
        else:
            lines = [f"answer = {call}{'.value' if base in self.model.enums else ''};"]
        zero = {"void": "", "boolean": "        boolean answer = false;\n"}.get(answer, f"        {answer} answer = 0;\n")
        last = "        return answer;\n" if answer != "void" else ""
        code = CODES[answer] + "J" + "".join(CODES[self.raw_kind(one)] for one in callback.parameters)
        self.entry_count += 1
        return (f"    static long {name}() {{\n        return stub({self.entry_count - 1}, \"{name}Entry\", \"{code}\");\n    }}\n\n"
                f"    static {answer} {name}Entry({parameters}) {{\n{zero}        var earlier = Failure.take();\n        try {{\n{indented(lines, 12)}"
                f"        }} catch (Throwable failure) {{\n            Failure.keep(failure);\n        }}\n        Failure.after(earlier);\n{last}    }}\n")

    def entry_name(self, base, place):
        return lower(base.removeprefix("motus_").removesuffix("_fn")).rstrip("_") + str(place)

    def used(self):
        """Each kind of function that calls take, and its place among those that share a user_data."""
        return sorted({(one.base, place) for function in self.model.functions for one, place in function.places().items()
                       if one.base != "motus_diagnostics_fn"} | {("motus_curve_fn", 0)})

    def entries(self):
        out, self.entry_count = [], 0
        for base, place in self.used():
            kind = self.function_name(base)
            out.append(self.entry(self.model.callbacks[base], self.entry_name(base, place), f"(({kind}) Box.of(data).functions[{place}])",
                                  CALLED.get(base, "call"), kind))
        for one in self.tables():
            for field in one.fields:
                name = self.type_name(one.c)
                out.append(self.entry(field.callback, f"{name[0].lower()}{name[1:]}{camel(field.name)}",
                                      f"(({name}) Box.of(data).functions[0]).{lower(field.name)}", "call", camel(field.name)))
        return "/** The methods that C calls. */\nfinal class Entries extends Stubs {\n    private Entries() {\n    }\n\n" + "\n".join(out) + "}\n"

    # MARK: Classes of functions

    def tables(self):
        return [one for one in self.model.structs.values() if one.kind == "callbacks"]

    def table_text(self, one):
        name, rows, sets, copies, places = self.type_name(one.c), "", "", "", self.layout_of(one)[0]
        for field in one.fields:
            made, own, entry = lower(field.name), camel(field.name) + "Function", f"{name[0].lower()}{name[1:]}{camel(field.name)}"
            rows += (f"{self.docs.comment(field.text, '    ')}    @FunctionalInterface\n    public interface {own} {{\n        /** Is called by the library. */\n"
                     f"{self.interface(field.callback, own, '    ')}    }}\n\n    {own} {made};\n\n"
                     f"{self.docs.comment(field.text, '    ')}    public {name} {made}({own} function) {{\n        {made} = function;\n        return this;\n    }}\n\n")
            sets += f"        if ({made} != null) {{\n            Native.put(c + {places[field.name]}, Entries.{entry}());\n        }}\n"
            copies += f"        one.{made} = {made};\n"
        size = self.struct_size(one.c)
        return (self.docs.comment(one.text + "\n\nFunctions that are not set are not implemented.", "") +
                f"public final class {name} {{\n{rows}    long in(Keep k) {{\n        long c = k.alloc({size});\n        Native.put(c, {size}L);\n{sets}        return c;\n    }}\n\n"
                f"    {name} copied() {{\n        var one = new {name}();\n{copies}        return one;\n    }}\n}}\n")
