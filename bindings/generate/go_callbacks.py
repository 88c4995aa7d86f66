"""Functions that a Go program gives, structs of them, and C's side of both: for bindings/generate/go.py."""

import model as shared
from go_parts import C_SCALARS, SCALARS, camel, lower


class Callbacks:
    # MARK: What a function gets and answers

    def taken(self, callback):
        """(name, type, expression of what C passes) of each argument."""
        found = []
        for one in callback.parameters:
            name = lower(one.name)
            if one.name.startswith("out_"):
                continue
            if one.role == "handle" and one.base == "motus_runtime":
                kind, made = "*Runtime", f"runtimeOf({name})"
            elif one.role == "handle":
                kind = self.type_name(one.base)
                made = f"named[{kind}]({name})"
            elif one.role == "buffer" and one.base in SCALARS:
                kind = f"*{SCALARS[one.base]}"
                made = f"({kind})(unsafe.Pointer({name}))"
            elif one.role == "buffer":
                kind, made = f"*{self.type_name(one.base)}", "&changed"
            elif one.role == "text":
                kind, made = "string", f"C.GoString({name})"
            elif one.role == "struct_in":
                kind = self.type_name(one.base)
                made = f"*(*{kind})(unsafe.Pointer({name}))"
            elif one.role == "pointer":
                kind, made = "uintptr", f"uintptr({name})"
            else:
                enum = self.enum_of(one, one.bits)
                kind = self.type_name(enum.c) if enum else SCALARS[one.base]
                made = f"{kind}({name})"
            found.append((name, kind, made))
        return found

    def answered(self, callback):
        """What a function answers, as its type says it."""
        outs = self.answers(callback)
        if outs:
            kinds = [f"{lower(one.name.removeprefix('out_'))} {SCALARS.get(one.base) or self.type_name(one.base)}" for one in outs]
            return f" ({', '.join(kinds)})" if len(kinds) > 1 else f" {kinds[0].split()[1]}"
        base = shared.plain_type(callback.returns)
        if base in self.model.handles:
            return f" {self.any_name(base)}"
        if base in self.model.enums:
            return f" {self.type_name(base)}"
        return "" if base == "void" else f" {SCALARS[base]}"

    def function_type(self, callback):
        return f"func({', '.join(f'{name} {kind}' for name, kind, _ in self.taken(callback))}){self.answered(callback)}"

    # MARK: C's types

    def passed_type(self, one):
        """(C's type in an exported function, Go's name of it) of an argument."""
        if one.role in ("handle", "pointer"):
            return "uintptr_t", "C.uintptr_t"
        if one.role == "text":
            return "char *", "*C.char"
        if one.role in ("buffer", "struct_in"):
            return f"{one.base} *", f"*{C_SCALARS.get(one.base) or 'C.' + one.base}"
        return one.base, C_SCALARS.get(one.base) or f"C.{one.base}"

    def exported(self, callback, entry, called, get):
        """A function of Go that C calls. `get` finds the function that the program gave."""
        base = shared.plain_type(callback.returns)
        parameters = ["data C.uintptr_t"] + [f"{lower(one.name)} {self.passed_type(one)[1]}" for one in callback.parameters]
        answer, arguments = "", ", ".join(made for _, _, made in self.taken(callback))
        call = f"{called}({arguments})"
        lines, outs, changed = ["defer contain()", get] if get else ["defer contain()"], self.answers(callback), self.changed(callback)
        if base in self.model.handles:
            answer = " (answer C.uintptr_t)"
            lines.append(f"return {'given' if callback.returned['transfer'] == 'given' else 'bitsOf'}({call})")
        elif outs:
            names = [f"a{at}" for at in range(len(outs))]
            lines.append(f"{', '.join(names)} := {call}")
            lines += [f"*{lower(one.name)} = {C_SCALARS[one.base]}({name})" if one.base in SCALARS else f"*{lower(one.name)} = {name}.c()"
                      for one, name in zip(outs, names)]
        elif changed:
            kind, name = self.type_name(changed.base), lower(changed.name)
            lines += [f"var changed {kind}", f"changed.read({name})", call, f"changed.write({name}, boxed(data).renewed())"]
        elif base == "void":
            lines.append(call)
        else:
            kind = C_SCALARS.get(base) or f"C.{base}"
            answer = f" (answer {kind})"
            lines.append(f"return {kind}({call})")
        return (f"//export {entry}\nfunc {entry}({', '.join(parameters)}){answer} {{\n" +
                "".join(f"\t{line}\n" for line in lines) + "}\n")

    def trampoline(self, callback, name, entry):
        """The function in C whose address the library gets."""
        def declared(one):
            return f"{one.type}{one.name}" if one.type.endswith("*") else f"{one.type} {one.name}"

        parameters = ["void *data"] + [declared(one) for one in callback.parameters]
        passed = ["(uintptr_t)data"]
        for one in callback.parameters:
            kind = self.passed_type(one)[0]
            passed.append(f"({kind}){one.name}" if one.role in ("handle", "pointer", "text", "struct_in") else one.name)
        call = f"{entry}({', '.join(passed)})"
        base, returned = shared.plain_type(callback.returns), callback.returns
        if base in self.model.handles:
            call = f"return ({returned}){call}"
        elif base != "void":
            call = f"return {call}"
        space = "" if returned.endswith("*") else " "
        return f"static {returned}{space}{name}({', '.join(parameters)}) {{\n  {call};\n}}\n"

    # MARK: Functions by themselves

    def entry_name(self, base, place):
        return f"{base.removeprefix('motus_').removesuffix('_fn')}_{place}"

    def used(self):
        """Each kind of function that calls take, and its place among those that share a user_data."""
        found = set()
        for function in self.model.functions:
            for one, place in function.places().items():
                if one.base != "motus_diagnostics_fn":
                    found.add((one.base, place))
        return sorted(found)

    def entries(self):
        out = []
        for base, place in self.used():
            callback = self.model.callbacks[base]
            get = f"function := boxed(data).functions[{place}].({self.function_type(callback)})"
            out.append(self.exported(callback, f"motusgo{camel(self.entry_name(base, place))}", "function", get))
        for one in self.tables():
            for field in one.fields:
                called = f"boxed(data).functions[0].(*{self.type_name(one.c)}).{camel(field.name)}"
                out.append(self.exported(field.callback, f"motusgo{self.type_name(one.c)}{camel(field.name)}", called, ""))
        return "\n".join(out)

    def trampolines(self):
        out = [self.trampoline(self.model.callbacks[base], f"on_{self.entry_name(base, place)}",
                               f"motusgo{camel(self.entry_name(base, place))}") for base, place in self.used()]
        for one in self.tables():
            sets = ""
            for at, field in enumerate(one.fields):
                name = f"on_{one.name}_{field.name}"
                out.append(self.trampoline(field.callback, name, f"motusgo{self.type_name(one.c)}{camel(field.name)}"))
                sets += f"  if (has >> {at} & 1)\n    table.{field.name} = {name};\n"
            out.append(f"static {one.c} {one.name}_of(uint64_t has) {{\n  {one.c} table = {{0}};\n"
                       f"  table.struct_size = sizeof table;\n{sets}  return table;\n}}\n")
        return "\n".join(out)

    # MARK: Structs of functions

    def tables(self):
        return [one for one in self.model.structs.values() if one.kind == "callbacks"]

    def delegates(self):
        out = []
        for one in self.tables():
            name, rows, bits = self.type_name(one.c), [], ""
            for at, field in enumerate(one.fields):
                made = camel(field.name)
                rows.append(self.docs.comment(field.text, made, "\t") + f"\t{made} {self.function_type(field.callback)}\n")
                bits += f"\tif t.{made} != nil {{\n\t\thas |= 1 << {at}\n\t}}\n"
            text = self.docs.comment(one.text, name, "", ["Functions that are nil are not implemented."])
            out.append(f"{text}type {name} struct {{\n" + "\n".join(rows) + f"}}\n\nfunc (t *{name}) has() (has C.uint64_t) {{\n\tif t == nil {{\n\t\treturn 0\n\t}}\n{bits}\treturn has\n}}\n\n"
                       f"// box keeps a copy of the functions for the library; 0 where there are none.\n"
                       f"func (t *{name}) box() C.uintptr_t {{\n\tif t == nil {{\n\t\treturn 0\n\t}}\n\tkept := *t\n\treturn newBox(&kept)\n}}\n")
        return "\n".join(out)
