"""Functions that a C# program gives, and classes of them: for bindings/generate/csharp.py."""

import model as shared
from csharp_parts import RAW, SCALARS, camel, lower


class Callbacks:
    def has_ref(self, callback):
        return any(one.role == "buffer" and one.base in SCALARS and not one.name.startswith("out_") for one in callback.parameters)

    def taken(self, callback):
        """(name, type, expression of what C passes) of each argument."""
        found = []
        for one in callback.parameters:
            name = lower(one.name)
            if one.name.startswith("out_"):
                continue
            if one.role == "handle":
                kind = self.type_name(one.base)
                made = f"{kind}.Named({name})"
            elif one.role == "buffer" and one.base in SCALARS:
                kind, made = f"ref {SCALARS[one.base]}", f"ref *({SCALARS[one.base]}*){name}"
            elif one.role == "buffer":
                kind, made = self.type_name(one.base), "changed"
            elif one.role == "text":
                kind, made = "string", f"Keep.Text({name})"
            elif one.role == "struct_in":
                kind = self.type_name(one.base)
                made = f"*({kind}*){name}"
            elif one.role == "pointer":
                kind, made = "long", f"(long){name}"
            else:
                enum = self.enum_of(one, one.bits)
                kind = self.type_name(enum.c) if enum else SCALARS[one.base]
                made = f"{name} != 0" if one.base == "bool" else f"({kind}){name}" if kind != RAW.get(one.base) else name
            found.append((name, kind, made))
        return found

    def answered(self, callback):
        """The type of what a function answers; None for nothing."""
        outs = self.answers(callback)
        if outs:
            kinds = [SCALARS.get(one.base) or self.type_name(one.base) for one in outs]
            names = [lower(one.name.removeprefix("out_")) for one in outs]
            return kinds[0] if len(kinds) == 1 else "(" + ", ".join(f"{kind} {name}" for kind, name in zip(kinds, names)) + ")"
        base = shared.plain_type(callback.returns)
        return None if base == "void" else SCALARS.get(base) or self.type_name(base)

    def function_type(self, callback, own):
        """Action and Func; `own` is the name of a delegate where an argument is passed by reference."""
        if self.has_ref(callback):
            return own
        kinds, answer = [kind for _, kind, _ in self.taken(callback)], self.answered(callback)
        if not answer:
            return f"Action<{', '.join(kinds)}>" if kinds else "Action"
        return f"Func<{', '.join(kinds + [answer])}>"

    def delegate_type(self, callback, own):
        items = ", ".join(f"{kind} {name}" for name, kind, _ in self.taken(callback))
        return f"public delegate {self.answered(callback) or 'void'} {own}({items});"

    # MARK: Entries

    def raw_kind(self, one):
        if one.stars:
            return "IntPtr"
        return self.type_name(one.base) if one.base in self.model.enums else RAW[one.base]

    def raw_answer(self, callback):
        base = shared.plain_type(callback.returns)
        if base in self.model.handles:
            return "IntPtr"
        return "void" if base == "void" else self.type_name(base) if base in self.model.enums else RAW[base]

    def entry(self, callback, name, get):
        """A static method that C calls, kept alive by a field, and its address."""
        parameters = ", ".join(["IntPtr data"] + [f"{self.raw_kind(one)} {lower(one.name)}" for one in callback.parameters])
        answer, base = self.raw_answer(callback), shared.plain_type(callback.returns)
        call = f"{get}({', '.join(made for _, _, made in self.taken(callback))})"
        outs, changed = self.answers(callback), self.changed(callback)
        if base in self.model.handles:
            lines = [f"answer = MotusObject.{'Given' if callback.returned['transfer'] == 'given' else 'BitsOf'}({call});"]
        elif outs:
            lines = [f"var all = {call};"]
            each = ["all"] if len(outs) == 1 else [f"all.Item{at + 1}" for at in range(len(outs))]
            lines += [f"*({SCALARS.get(one.base) or self.type_name(one.base)}*){lower(one.name)} = {made};" for one, made in zip(outs, each)]
        elif changed:
            lines = [f"var changed = new {self.type_name(changed.base)}((Native.{changed.base}*){lower(changed.name)});", f"{call};",
                     f"changed.Write((Native.{changed.base}*){lower(changed.name)}, Box.Of(data).Renewed());"]
        elif base == "void":
            lines = [f"{call};"]
        else:
            lines = [f"answer = {f'Native.Byte({call})' if base == 'bool' else call};"]
        zero = f"            {answer} answer = default({answer});\n" if answer != "void" else ""
        last = "            return answer;\n" if answer != "void" else ""
        body = "".join(f"                {line}\n" for line in lines)
        return (f"        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]\n        private delegate {answer} {name}Type({parameters});\n\n"
                f"        private static readonly {name}Type {name}Kept = {name}Entry;\n"
                f"        internal static readonly IntPtr {name} = Marshal.GetFunctionPointerForDelegate({name}Kept);\n\n"
                f"        [MonoPInvokeCallback(typeof({name}Type))]\n        private static {answer} {name}Entry({parameters})\n        {{\n"
                f"{zero}            var earlier = Failure.Take();\n            try\n            {{\n{body}            }}\n            catch (Exception failure)\n            {{\n"
                f"                Failure.Keep(failure);\n            }}\n            Failure.After(earlier);\n{last}        }}\n")

    def entry_name(self, base, place):
        return camel(f"{base.removeprefix('motus_').removesuffix('_fn')}_{place}")

    def used(self):
        """Each kind of function that calls take, and its place among those that share a user_data."""
        return sorted({(one.base, place) for function in self.model.functions for one, place in function.places().items()
                       if one.base != "motus_diagnostics_fn"})

    def entries(self):
        out = []
        for base, place in self.used():
            callback = self.model.callbacks[base]
            kind = self.function_type(callback, self.type_name(base))
            out.append(self.entry(callback, self.entry_name(base, place), f"(({kind})Box.Of(data).Functions[{place}])"))
        for one in self.tables():
            for field in one.fields:
                out.append(self.entry(field.callback, f"{self.type_name(one.c)}{camel(field.name)}",
                                      f"(({self.type_name(one.c)})Box.Of(data).Functions[0]).{camel(field.name)}"))
        return "    internal static unsafe partial class Entries\n    {\n" + "\n".join(out) + "    }\n"

    # MARK: Classes of functions

    def tables(self):
        return [one for one in self.model.structs.values() if one.kind == "callbacks"]

    def delegates(self):
        out = []
        for one in self.tables():
            name, rows, sets = self.type_name(one.c), "", ""
            for field in one.fields:
                made, own = camel(field.name), f"{camel(field.name)}Function"
                if self.has_ref(field.callback):
                    rows += f"        {self.delegate_type(field.callback, own)}\n\n"
                names = ", ".join(name_.lstrip("@") for name_, _, _ in self.taken(field.callback))
                said = field.text + (f" Gets: {names}." if names else "")
                rows += self.docs.comment(said, " " * 8) + f"        public {self.function_type(field.callback, own)} {made};\n\n"
                sets += f"            c->{lower(field.name)} = {made} == null ? IntPtr.Zero : Entries.{name}{made};\n"
            out.append(self.docs.comment(one.text + "\n\nFunctions that are null are not implemented.", "    ") +
                       f"    public unsafe sealed class {name}\n    {{\n{rows}        internal Native.{one.c}* In(Keep k)\n        {{\n"
                       f"            var c = (Native.{one.c}*)k.Alloc(sizeof(Native.{one.c}));\n            c->structSize = (IntPtr)sizeof(Native.{one.c});\n"
                       f"{sets}            return c;\n        }}\n\n        internal {name} Copied()\n        {{\n            return ({name})MemberwiseClone();\n        }}\n    }}\n")
        return "\n".join(out)
