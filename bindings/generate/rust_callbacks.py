"""Functions that a Rust program gives, and structs of them: for bindings/generate/rust.py."""

import model as shared
from rust_parts import SCALARS, named, wrapped

ZEROS = {"bool": "false", "double": "0.0"}


class Callbacks:
    # MARK: What a function gets and answers

    def answers(self, callback):
        """The parameters that it writes before it returns."""
        return [one for one in callback.parameters if one.name.startswith("out_")]

    def taken(self, callback):
        """(type, expression of what C passes) of each argument of the closure."""
        found = []
        for one in callback.parameters:
            name = named(one.name)
            if one.name.startswith("out_"):
                continue
            if one.role == "handle":
                kind = self.type_name(one.base)
                found.append((f"Option<{kind}>", f"{kind}::maybe({name})") if one.nullable else
                             (kind, f"{kind}::named({name})"))
            elif one.role == "buffer" and one.base in SCALARS:
                found.append((f"&mut {SCALARS[one.base]}", f"unsafe {{ &mut *{name} }}"))
            elif one.role == "buffer":
                found.append((f"&mut {self.type_name(one.base)}", f"&mut given"))
            elif one.role == "enum":
                enum = self.model.enums[one.base]
                found.append((self.type_name(enum.c), self.enum_from(enum, name, "i32")))
            elif one.role == "text":
                found.append(("&str", f"unsafe {{ lasting({name}) }}"))
            elif one.role == "struct_in":
                found.append((f"&{self.type_name(one.base)}", f"unsafe {{ &*{name}.cast() }}"))
            elif one.role == "pointer":
                found.append(("usize", f"{name} as usize"))
            elif enum := self.enum_of(one, one.bits):
                found.append((self.type_name(enum.c), self.enum_from(enum, name, SCALARS[one.base])))
            else:
                found.append((SCALARS[one.base], name))
        return found

    def enum_from(self, enum, value, source):
        """An enumeration of a number of C."""
        cast = f" as {self.raw_type(enum)}" if source != self.raw_type(enum) else ""
        return f"{self.type_name(enum.c)}::from_raw({value}{cast})"

    def answered(self, callback):
        """What a closure answers."""
        outs = self.answers(callback)
        if outs:
            kinds = [SCALARS.get(one.base) or self.type_name(one.base) for one in outs]
            return kinds[0] if len(kinds) == 1 else f"({', '.join(kinds)})"
        base = shared.plain_type(callback.returns)
        if base in self.model.handles:
            kind = self.type_name(base)
            transfer = callback.returned["transfer"]
            kind = kind if transfer == "lent" else f"Owned<{kind}>"
            return f"Option<{kind}>" if callback.returned.get("nullable") else kind
        if base in self.model.enums:
            return self.type_name(base)
        return "()" if base == "void" else SCALARS[base]

    def raw_parameters(self, callback):
        return ["data: *mut c_void"] + [f"{named(one.name)}: {self.sys_type(one.type)}" for one in callback.parameters]

    def entry(self, callback, call, kept=None):
        """The lines of a function that C calls; `call` gives the result of the closure, with what
        is put in the place of @. `kept` is
        where an answer lives that C looks at after the call."""
        outs, base = self.answers(callback), shared.plain_type(callback.returns)
        made = call.replace("@", ", ".join(expression for _, expression in self.taken(callback)))
        changed = next((one for one in callback.parameters if one.role == "buffer" and not
                        one.name.startswith("out_") and one.base in self.model.structs), None)
        zero, lines = ZEROS.get(base) or "()", []
        if base in self.model.handles:
            zero = "std::ptr::null_mut()"
            answer = f"{made}?"
            nullable = callback.returned.get("nullable")
            if callback.returned["transfer"] == "retained":
                lines = [f"let answer = {answer};",
                         "let raw = answer.as_ref().map_or(std::ptr::null_mut(), |one| one.raw());",
                         f"drop({kept}.replace(answer));", "Ok(raw)"]
            else:
                leave = ".leave()" if callback.returned["transfer"] == "given" else ""
                lines = [f"let answer = {answer};", "Ok(answer.map_or(std::ptr::null_mut(), |one| one%s.raw()))" % leave] \
                    if nullable else [f"Ok(({answer}){leave}.raw())"]
        elif outs:
            names = [f"answer.{at}" for at in range(len(outs))] if len(outs) > 1 else ["answer"]
            lines = [f"let answer = {made}?;"]
            lines += [f"unsafe {{ *{one.name} = {name if one.base in SCALARS else f'sys_of(&{name})'} }};"
                      for one, name in zip(outs, names)] + ["Ok(())"]
        elif changed:
            kind, name = self.type_name(changed.base), named(changed.name)
            lines = [f"let mut given = unsafe {{ {kind}::from_c(&*{name}) }};", f"{made}?;",
                     "let keep = Keep::default();",
                     f"unsafe {{ *{name} = (*keep.one(given)).to_c(&keep) }};",
                     f"drop({kept}.replace(keep));", "Ok(())"]
        elif base in self.model.enums:
            zero = "0"
            cast = " as i32" if self.raw_type(self.model.enums[base]) != "i32" else ""
            lines = [f"Ok({made}?.raw(){cast})"]
        else:
            zero = ZEROS.get(base, "()" if base == "void" else "0")
            lines = [made]
        return zero, lines

    def c_answer(self, callback):
        return f" -> {self.sys_type(callback.returns)}" if callback.returns != "void" else ""

    # MARK: Functions by themselves

    def mode(self, one):
        return "once" if one.scope in ("once", "during the call", "until it has run") else "many"

    def entry_name(self, base, mode):
        return f"{base.removeprefix('motus_').removesuffix('_fn')}_{mode}"

    def bound(self, callback, mode):
        """What a closure has to be, with `R` for what it returns."""
        kinds = ", ".join(kind for kind, _ in self.taken(callback))
        return f"{'FnOnce' if mode == 'once' else 'Fn'}({kinds}) -> R"

    def entries(self):
        """A function for C of each kind of callback that calls take."""
        used = sorted({(one.base, self.mode(one)) for function in self.model.functions for one in function.of("fn")
                       if one.base != "motus_diagnostics_fn"})
        out = []
        for base, mode in used:
            callback = self.model.callbacks[base]
            bound = self.bound(callback, mode)
            call = "function(@).answer()" if mode == "once" else "data.slot()(@).answer()"
            zero, lines = self.entry(callback, call)
            first = ["let data = unsafe { &*data.cast::<D>() };"]
            if mode == "once":
                generics, where = "D, F, R, const AT: usize", ["D: Slot<AT, Function = Once<F>>", f"F: {bound}"]
                first.append(f"let function = match data.slot().take() {{\n            Some(function) => function,\n"
                             f"            None => return Ok({zero}),\n        }};")
            else:
                generics, where = "D, R, const AT: usize", ["D: Slot<AT>", f"D::Function: {bound}"]
            where.append(f"R: Answer<{self.answered(callback)}>")
            head = f"pub(crate) unsafe extern \"C\" fn {self.entry_name(base, mode)}<{generics}>("
            out.append(wrapped(head, self.raw_parameters(callback), f"){self.c_answer(callback)}") + "\nwhere\n" + "".join(f"    {one},\n" for one in where) +
                       f"{{\n    guard({zero}, || {{\n" + "".join(f"        {line}\n" for line in first + lines) +
                       "    })\n}")
        return "\n\n".join(out)

    # MARK: Structs of functions

    def delegates(self):
        return "\n\n".join(self.delegate(one) for one in self.model.structs.values() if one.kind == "callbacks")

    def kept(self, field):
        """The type of what has to live after a callback has returned; None: nothing has to."""
        callback = field.callback
        if callback.returned.get("transfer") == "retained":
            return self.answered(callback)
        changed = any(one.role == "buffer" and not one.name.startswith("out_") and one.base in self.model.structs
                      for one in callback.parameters)
        return "Keep" if changed else None

    def delegate(self, one):
        name = self.type_name(one.c)
        fields, builders, table, entries = "", "", "", ""
        for field in one.fields:
            callback, method = field.callback, named(field.name)
            kinds = ", ".join(kind for kind, _ in self.taken(callback))
            answer = self.answered(callback)
            fields += f"    {method}: Option<Box<dyn Fn({kinds}) -> Result<{answer}>>>,\n"
            kept = None
            if kind := self.kept(field):
                fields += f"    kept_{field.name}: Cell<{kind}>,\n"
                kept = f"all.kept_{field.name}"
            arguments = ", ".join(f"a{at}" for at in range(len(self.taken(callback))))
            builders += (("\n" if builders else "") +
                         (self.docs.comment(field.text, "    ") or "    #[allow(missing_docs)]\n") +
                         f"    pub fn {method}<F, R>(mut self, function: F) -> Self\n    where\n"
                         f"        F: {self.bound(callback, 'many')} + 'static,\n        R: Answer<{answer}>,\n    {{\n"
                         f"        self.{method} = Some(Box::new(move |{arguments}| function({arguments}).answer()));\n"
                         f"        self\n    }}\n")
            entry = f"{one.name}_{field.name}"
            table += f"        table.{named(field.name)} = self.{method}.as_ref().map(|_| {entry} as _);\n"
            zero, lines = self.entry(callback, "function(@)", kept)
            entries += ("\n\n" + wrapped(f"unsafe extern \"C\" fn {entry}(", self.raw_parameters(callback),
                                         f"){self.c_answer(callback)} {{\n") +
                        f"    guard({zero}, || {{\n        let all = unsafe {{ &*data.cast::<{name}>() }};\n"
                        f"        let function = match &all.{method} {{\n            Some(function) => function,\n"
                        f"            None => return Ok({zero}),\n        }};\n" +
                        "".join(f"        {line}\n" for line in lines) + "    })\n}")
        return (self.docs.comment(one.text, "", ["Functions that are not given are not implemented."]) +
                f"#[derive(Default)]\n#[allow(clippy::type_complexity)]\npub struct {name} {{\n{fields}}}\n\n"
                f"impl {name} {{\n    /// Without any function.\n    pub fn new() -> Self {{\n        Self::default()\n    }}\n\n"
                f"{builders}\n    pub(crate) fn table(&self) -> sys::{one.c} {{\n"
                f"        let mut table: sys::{one.c} = unsafe {{ std::mem::zeroed() }};\n"
                f"        table.struct_size = std::mem::size_of::<sys::{one.c}>();\n{table}        table\n    }}\n}}\n\n"
                f"impl std::fmt::Debug for {name} {{\n    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{\n"
                f"        f.write_str(\"{name}(..)\")\n    }}\n}}{entries}")
