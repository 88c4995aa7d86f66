"""Writes what is generated of the Rust crates, rust/motus-sys and rust/motus of the packages."""

import pathlib
import re
import textwrap

import api
import header
import model as shared
from rust_callbacks import Callbacks
from rust_parts import BY_HAND, SCALARS, Docs, Parts, named, wrapped

HEAD = "// Written by bindings/generate from motus.h: `make bindings`.\n\n"
COMPLETIONS = {"motus_completion_fn", "motus_animator_completion_fn"}  # an event may tell what they would
NEEDS_OWNER = {"motus_runtime_tick"}  # besides what lends rows


class Writer(Parts, Callbacks):
    def __init__(self, model):
        self.model = model
        self.docs = Docs(model, self)

    def files(self):
        files = {"motus-sys/src/lib.rs": self.sys(), "motus/src/enums.rs": self.enums_file(),
                 "motus/src/structs.rs": self.structs_file(), "motus/src/handles.rs": self.handles_file(),
                 "motus/src/callbacks.rs": self.callbacks_file(), "motus/src/objects.rs": self.objects_file(),
                 "motus/src/functions.rs": self.functions_file()}
        if layout := self.layout():
            files["motus-sys/tests/layout.rs"] = layout
        for crate in ("motus", "motus-sys"):
            given = (shared.ROOT / "bindings" / "rust" / crate / "Cargo.toml").read_text()
            if f'version = "{self.model.version}"' not in given:
                raise SystemExit(f"bindings/rust/{crate}/Cargo.toml has another version than the header")
        return {f"rust/{name}": text for name, text in files.items()}

    # MARK: motus-sys

    def sys(self):
        def comment(text, indent=""):
            lines = [f"{indent}/// {line}".rstrip() for line in self.docs.plain(text).split("\n")]
            return "\n".join(lines) + "\n" if text else ""

        out = [(pathlib.Path(__file__).parent / "rust_sys.rs.in").read_text()]
        for one in self.model.enums.values():
            out.append(comment(one.text) + f"pub type {one.c} = i32;\n" + "".join(
                comment(said) + f"pub const {name}: {one.c} = {number};\n" for name, number, said in one.values))
        for one in self.model.handles.values():
            out.append(comment(one.text) + f"#[repr(C)]\npub struct {one.c} {{\n    _private: [u8; 0],\n}}\n")
        for name, callback in self.model.callbacks.items():
            out.append(f"pub type {name} = {self.sys_callback(callback)};\n" if name != "motus_destroy_fn" else
                       f"pub type {name} = Option<unsafe extern \"C\" fn(*mut c_void)>;\n")
        for one in self.model.structs.values():
            text = comment(one.text) + f"#[repr(C)]\n#[derive(Clone, Copy)]\npub struct {one.c} {{\n"
            text += "    pub struct_size: usize,\n" if one.sized else ""
            for field in one.fields:
                kind = self.sys_callback(field.callback) if field.callback else self.sys_type(field.type, field.length, "")
                text += comment(field.text, "    ") + f"    pub {named(field.name)}: {kind},\n"
            out.append(text + "}\n")
        rows = ""
        for one in self.model.functions:
            items = [f"{named(each.name)}: {self.sys_type(each.type, within='')}" for each in one.parameters]
            answer = f" -> {self.sys_type(one.returns, within='')}" if one.returns != "void" else ""
            rows += comment(one.text, "    ") + wrapped(f"pub fn {one.c}(", items, f"){answer};", "    ") + "\n"
        out.append(f"extern \"C\" {{\n{rows}}}\n")
        return "\n".join(out)

    def layout(self):
        """A test that the structs are as long as C's, and their fields where C's are; None where clang is missing."""
        interface = api.Interface(header.source())
        if not api.measured(interface, {"64": api.TARGETS["64"]}):
            return None
        checks = ""
        for struct in interface.structs:
            if struct["name"] not in self.model.structs:
                continue
            checks += f"    is::<{struct['name']}>({struct['size']['64']}, {struct['alignment']['64']});\n"
            for field in struct["fields"]:
                checks += f"    at!({struct['name']}, {named(field['name'])}, {field['offset']['64']});\n"
        text = (pathlib.Path(__file__).parent / "rust_layout.rs.in").read_text()
        return HEAD + text.replace("@CHECKS@\n", checks)

    # MARK: Files of motus

    def enums_file(self):
        return HEAD + ("use crate::callback::lasting;\nuse crate::values::{bits, enumeration};\nuse motus_sys as sys;\n\n"
                       f"{self.enums()}\n")

    def structs_file(self):
        return HEAD + ("#![allow(clippy::unnecessary_cast)]\n\nuse std::ffi::c_void;\nuse std::fmt;\nuse std::os::raw::c_char;\n\n"
                       "use crate::callback::{curve_of, lasting, Keep};\nuse crate::mirror::{mirror, rust_of, sys_of};\n"
                       "use crate::runtime::slice;\nuse crate::*;\nuse motus_sys as sys;\n\n"
                       f"{self.structs()}\n")

    def callbacks_file(self):
        return HEAD + ("use std::cell::Cell;\nuse std::ffi::c_void;\nuse std::os::raw::c_char;\n\n"
                       "use crate::callback::{guard, lasting, Answer, Keep, Once, Slot};\nuse crate::mirror::sys_of;\n"
                       "use crate::*;\nuse motus_sys as sys;\n\n"
                       f"{self.entries()}\n\n{self.delegates()}\n")

    def handles_file(self):
        out = []
        for one in self.model.ordered_handles():
            bases, base = [], one.base
            while base:
                bases.append(base)
                base = base.base
            nearest = self.type_name(one.base.c) if one.base else "Handle"
            kinds = [each.removeprefix("MOTUS_KIND_") for each in self.kinds_of(one)]
            out.append(f"handle! {{\n{self.docs.comment(one.text, '    ')}    {self.type_name(one.c)}: {nearest}, {one.c}, "
                       f"[{', '.join(kinds)}]\n}}")
            names = ", ".join(self.type_name(each.c) for each in bases)
            if bases:
                out.append(f"is_a!({self.type_name(one.c)}: {names});")
            if one.counted and one.name != "runtime":
                out.append(f"counted!({self.type_name(one.c)}: {names});")
        return HEAD + "\n\n".join(out) + "\n"

    def objects_file(self):
        out = []
        for handle in self.model.ordered_handles():
            owned = [one for one in handle.methods if self.needs_owner(one)]
            mine = [one for one in handle.makers + handle.methods if one not in owned]
            for kind, functions in ((self.type_name(handle.c), mine), ("Runtime", owned)):
                made = [text for one in functions if one.c not in BY_HAND for text in self.methods(one)]
                if made:
                    out.append(f"impl {kind} {{\n" + "\n".join(made) + "}")
        return self.with_imports("\n\n".join(out))

    def functions_file(self):
        made = [text for one in self.model.free
                if one.c not in BY_HAND and not any(self.teller(each) is one for each in self.model.enums.values())
                for text in self.methods(one)]
        return self.with_imports("\n".join(made))

    def with_imports(self, text):
        return HEAD + ("#![allow(unused_imports, clippy::too_many_arguments, clippy::unnecessary_cast)]\n\n"
                       "use std::ffi::c_void;\nuse std::ptr::{null, null_mut};\n\n"
                       "use crate::callback::{c_text, copied, destroy, finish, give, lasting, resume, Answer, Keep, Once};\n"
                       "use crate::callbacks::*;\nuse crate::error::listen;\nuse crate::mirror::{rust_of, sys_of};\n"
                       "use crate::runtime::{lend, Rows};\nuse crate::*;\nuse motus_sys as sys;\n\n" + text + "\n")

    # MARK: Methods

    def needs_owner(self, function):
        """Whether it is called by who owns the runtime: it lends rows, or ends what was lent."""
        owner = function.owner
        return bool(owner and owner.name == "runtime" and (function.of("rows") or function.c in NEEDS_OWNER))

    def method_name(self, function):
        name = function.method.removeprefix("get_").replace("_get_", "_")
        if function.maker and (name == "create" or name.startswith("create_")):
            name = "new" + name.removeprefix("create")
        return named(name)

    def path(self, function):
        """How it is called in the crate: View::set_center; None: not at all."""
        owner = function.owner or function.maker
        by_hand = {"motus_runtime_create": "Runtime::new", "motus_runtime_destroy": "Runtime::destroy",
                   "motus_runtime_set_diagnostics": "Runtime::set_diagnostics", "motus_retain": "Owned::retain",
                   "motus_library_set_diagnostics": "set_diagnostics", "motus_release": "Owned",
                   "motus_is_alive": "Handle::is_alive", "motus_tag": "Handle::tag", "motus_set_tag": "Handle::set_tag",
                   "motus_handle_kind": "Handle::kind", "motus_handle_runtime": "Handle::runtime"}
        if function.c in by_hand:
            return by_hand[function.c]
        if not owner:
            return named(function.method) if function in self.model.free and not function.c.endswith("_name") else None
        return f"{'Runtime' if self.needs_owner(function) else self.type_name(owner.c)}::{self.method_name(function)}"

    def methods(self, function):
        """A method, or more: where a function may be missing, one with it and one without, and one where an event
        tells instead."""
        name = self.method_name(function)
        optional = [one for one in function.of("fn", "callbacks") if one.nullable and self.mode_of(one) != "during"]
        shown = [one for one in function.parameters
                 if one not in optional and one.role in ("handle", "struct", "struct_in", "text", "scalar", "enum",
                                                         "array", "bytes", "fn", "pointer", "callbacks")]
        if len(optional) > 1 and all(one.scope == "until replaced" for one in optional):
            return [self.method(function, name, True), self.method(function, "clear_" + name.removeprefix("set_"), False)]
        if len(optional) != 1:
            return [self.method(function, name, True)]
        if name.startswith("set_") and not any(one.role == "struct_in" for one in shown):
            return [self.method(function, name, True), self.method(function, "clear_" + name.removeprefix("set_"), False)]
        told = [self.method(function, name.rstrip("_") + "_tell", False, True)] if self.has_token(function, optional[0]) else []
        if not shown and not function.of("out"):
            return [self.method(function, name, True), *told]
        ending = "_then" if optional[0].role == "fn" and optional[0].scope == "once" else "_with"
        return [self.method(function, name, False), self.method(function, name.rstrip("_") + ending, True), *told]

    def mode_of(self, one):
        return "during" if one.role == "fn" and one.scope == "during the call" else "later"

    def method(self, function, name, is_with, tells=False):
        """`is_with`: the functions that may be missing are given; `tells`: a token is, in place of a completion."""
        self.function, self.is_with = function, is_with
        self.generics, self.where, self.setup, self.after, self.uses_keep = [], [], [], [], False
        self.early = []  # what may fail before the library is given anything
        owner, is_owned = function.owner, self.needs_owner(function)
        parameters, passed = [], []
        later = [one for one in function.of("fn") if self.mode_of(one) == "later" and (is_with or not one.nullable)]
        now = [one for one in function.of("fn") if self.mode_of(one) == "during"]
        slots = {one.name: self.tuple([self.stored(each) for each in group])
                 for group in (now, later) for one in group}
        for one in function.parameters:
            shown = self.shown(one, later + now)
            if shown:
                parameters.append(f"{named(one.name) if one.name != 'fn' else 'function'}: {shown}")
        lifetime = any("'a" in one for one in parameters)
        if tells:
            parameters.append("token: Token")
        for group, place in ((now, "block"), (later, "data")):
            if group:
                value = self.tuple([self.storing(one) for one in group])
                self.setup.append(f"let {place} = {value};" if place == "block" else f"let {place} = give({value});")
        if function.of("callbacks") and (is_with or not function.of("callbacks")[0].nullable):
            one = function.of("callbacks")[0]
            self.setup.append(f"let table = {named(one.name)}.table();")
            self.setup.append(f"let data = give({named(one.name)});")
        places = {one.name: (group.index(one), slots[one.name]) for group in (now, later) for one in group}
        has_table = any(line.startswith("let table") for line in self.setup)
        for one in function.parameters:
            passed.append(self.passed(one, places, tells, has_table, later, now))
        lines = self.early + self.setup
        if self.uses_keep:
            lines.insert(0, "let keep = Keep::default();")
        returned = self.result(function, passed, lines)
        receiver = []
        if owner:
            rows = function.of("rows")
            until_tick = bool(rows) and rows[0].lifetime == "until the next tick"
            receiver = ["&mut self" if is_owned and not until_tick else "&self"]
            if rows and not is_owned:
                receiver.append("runtime: &'a Runtime" if until_tick else "runtime: &'a mut Runtime")
                lifetime = True
        generics = (["'a"] if lifetime else []) + self.generics
        head = f"pub fn {name}{f'<{chr(44).join(generics)}>'.replace(',', ', ') if generics else ''}("
        indent = "    " if owner or function.maker else ""
        answer = f" -> {returned}" if returned else ""
        text = self.docs.comment(function.text, indent, self.sections(function, [one.split(":")[0] for one in parameters]))
        text += f"{indent}#[inline]\n" if len(lines) == 1 else ""
        where = f"\n{indent}where\n" + "".join(f"{indent}    {one},\n" for one in self.where) + f"{indent}{{" if self.where else " {"
        text += wrapped(head, receiver + parameters, f"){answer}", indent) + where + "\n"
        return text + textwrap.indent("\n".join(lines), f"{indent}    ") + f"\n{indent}}}\n"

    def sections(self, function, shown):
        """What follows a comment: parameters that need words, and failures."""
        lines = [f"* `{named(one.name)}`: {self.docs.line(one.text)}" for one in function.parameters
                 if one.text and named(one.name) in shown]
        found = ["\n".join(lines)] if lines else []
        said = re.sub(r"^#MOTUS_OK[;,]?\s*", "", function.answers).strip()
        if function.returns_status and said and said != ".":
            found += ["# Errors", self.docs.line(said[0].upper() + said[1:] if said[0] != "#" else said)]
        elif not function.returns_status and function.of("text"):
            said += " A text with a zero byte is none."
        if said and not function.returns_status:
            said = said.strip()
            found.append(self.docs.line(said[0].upper() + said[1:]))
        return found

    # MARK: Functions that are given

    def has_token(self, function, one):
        """Whether an event may tell in its place: it is a completion that shares its data with no other function."""
        return one.role == "fn" and one.base in COMPLETIONS and one.nullable and \
            not [each for each in function.of("fn") if each is not one and self.mode_of(each) == "later"]

    def tuple(self, items):
        return f"({', '.join(items)}{',' if len(items) == 1 else ''})"

    def letter(self, one):
        fns = [each for each in self.function.of("fn")]
        return "" if len(fns) == 1 else str(fns.index(one) + 1)

    def stored(self, one):
        return f"Once<F{self.letter(one)}>" if self.mode(one) == "once" else f"F{self.letter(one)}"

    def storing(self, one):
        name = "function" if one.name == "fn" else named(one.name)
        return f"Once::new({name})" if self.mode(one) == "once" else name

    def shown(self, one, fns):
        """The type of a parameter of a method; None when it does not show."""
        base = one.base
        match one.role:
            case "handle":
                kind = f"&{self.type_name(base)}"
                return f"Option<{kind}>" if one.nullable else kind
            case "struct":
                struct = self.model.structs[base]
                easy = self.is_numbers(struct) and len(struct.fields) <= 6
                return f"impl Into<{self.type_name(base)}>" if easy else self.type_name(base)
            case "struct_in":
                kind, mirrored = self.type_name(base), self.is_mirrored(self.model.structs[base])
                if not one.nullable:
                    return f"&{kind}"
                return f"impl Into<Option<{kind}>>" if mirrored else f"impl Into<Option<&'a {kind}>>"
            case "text":
                return "impl Into<Option<&'a str>>" if one.nullable else "&str"
            case "scalar":
                enum = self.enum_of(one, one.bits)
                return self.type_name(enum.c) if enum else SCALARS[base]
            case "enum":
                return self.type_name(base)
            case "pointer":
                return "usize"
            case "array":
                return f"&[{SCALARS.get(base) or self.type_name(base)}]"
            case "bytes":
                return "&[u8]"
            case "buffer" if base == "void":
                return "&mut [u8]"
            case "buffer":
                kind = SCALARS.get(base) or self.type_name(base)
                return f"&mut [{f'Option<{kind}>' if base in self.model.handles else kind}]"
            case "callbacks":
                return self.type_name(base) if self.is_with or not one.nullable else None
            case "fn" if one in fns:
                letter, callback = self.letter(one), self.model.callbacks[base]
                lasting = "" if self.mode_of(one) == "during" else " + 'static"
                self.generics += [f"F{letter}", f"R{letter}"]
                self.where += [f"F{letter}: {self.bound(callback, self.mode(one)).replace('-> R', f'-> R{letter}')}{lasting}",
                               f"R{letter}: Answer<{self.answered(callback)}>"]
                return f"F{letter}"
        return None

    def passed(self, one, places, tells, has_table, later, now):
        """What the call of C gets for a parameter."""
        name, base = named(one.name), one.base
        match one.role:
            case "self":
                return "self.raw()"
            case "handle":
                return f"{name}.map_or(null_mut(), |one| one.raw())" if one.nullable else f"{name}.raw()"
            case "struct":
                easy = self.is_numbers(self.model.structs[base]) and len(self.model.structs[base].fields) <= 6
                return f"sys_of(&{name}{'.into()' if easy else ''})" if not easy else \
                    f"sys_of::<{self.type_name(base)}>(&{name}.into())"
            case "struct_in":
                mirrored = self.is_mirrored(self.model.structs[base])
                if one.nullable:
                    read = ".map(|one| sys_of(&one))" if mirrored else ".map(|one| one.to_c(&keep))"
                    self.uses_keep |= not mirrored
                    self.early.append(f"let {name} = {name}.into(){read};")
                    return f"{name}.as_ref().map_or(null(), |one| one as *const _)"
                if mirrored:
                    return f"&sys_of({name})"
                self.uses_keep = True
                return f"&{name}.to_c(&keep)"
            case "text":
                if one.nullable:
                    self.early.append(f"let {name} = {name}.into().map(c_text).transpose()?;" if self.function.returns_status
                                      else f"let {name} = {name}.into().and_then(|one| c_text(one).ok());")
                    return f"{name}.as_ref().map_or(null(), |one| one.as_ptr())"
                self.early.append(f"let {name} = c_text({name})?;")
                return f"{name}.as_ptr()"
            case "scalar" if enum := self.enum_of(one, one.bits):
                cast = f" as {SCALARS[base]}" if self.raw_type(enum) != SCALARS[base] else ""
                return f"{name}.raw(){cast}"
            case "enum":
                return f"{name}.raw(){' as i32' if self.raw_type(self.model.enums[base]) != 'i32' else ''}"
            case "pointer":
                return f"{name} as *mut c_void"
            case "size":
                return f"std::mem::size_of::<sys::{one.sized_struct}>()"
            case "array":
                struct = self.model.structs.get(base)
                if struct and not self.is_mirrored(struct):
                    self.uses_keep = True
                    self.early.append(f"let {name}: Vec<_> = {name}.iter().map(|one| one.to_c(&keep)).collect();")
                    pointer = f"{name}.as_ptr()"
                else:
                    pointer = f"{name}.as_ptr()" + ("" if base in SCALARS else ".cast()")
                return f"if {name}.is_empty() {{ null() }} else {{ {pointer} }}" if one.nullable else pointer
            case "bytes":
                return f"{name}.as_ptr().cast()"
            case "count":
                owner, *others = self.function.counted(one)
                length = f"{named(owner.name)}.len()"
                for other in others:
                    length = f"if {named(other.name)}.len() == {named(owner.name)}.len() {{ {length} }} else {{ 0 }}"
                return length
            case "buffer":
                return f"{name}.as_mut_ptr()" + ("" if base in SCALARS else ".cast()")
            case "capacity":
                owner = next(each for each in self.function.parameters if each.length == one.name)
                return f"{named(owner.name)}.len()"
            case "fn" if one.name in places:
                at, slots = places[one.name]
                letter = self.letter(one)
                once = f"F{letter}, " if self.mode(one) == "once" else ""
                return f"Some({self.entry_name(base, self.mode(one))}::<{slots}, {once}R{letter}, {at}>)"
            case "fn":
                return "None"
            case "callbacks":
                return "&table" if has_table else "null()"
            case "user_data":
                return "token.data()" if tells else "data" if has_table or later else "null_mut()"
            case "destroy":
                kind = f"destroy::<{self.type_name(self.function.of('callbacks')[0].base)}>" if has_table else \
                    f"destroy::<{self.tuple([self.stored(each) for each in later])}>"
                return f"Some({kind})" if has_table or later else "None"
            case "block_data":
                return "&block as *const _ as *mut c_void" if now else "data"
            case "rows":
                return "rows"
            case "rows_count":
                return "count"
            case "out":
                self.setup.insert(0, self.cleared(one))
                return f"&mut {one.name}"
        return name

    # MARK: What comes back

    def cleared(self, one):
        base = one.base
        if base in self.model.handles:
            return f"let mut {one.name} = null_mut();"
        if base in self.model.structs:
            struct = self.model.structs[base]
            size = f"\n{one.name}.struct_size = std::mem::size_of::<sys::{base}>();" if struct.sized else ""
            return f"let mut {one.name}: sys::{base} = unsafe {{ std::mem::zeroed() }};{size}"
        zero = {"bool": "false", "double": "0.0"}.get(base, "0")
        return f"let mut {one.name} = {zero};"

    def out(self, one):
        """(type, expression) of something that comes back."""
        base, name = one.base, one.name
        if base in self.model.handles:
            kind = self.type_name(base)
            if one.transfer == "full":
                return f"Owned<{kind}>", f"Owned::adopt({kind}::named({name}))"
            lent = one.text and not self.function.may_be_null(one) and not one.text.startswith("as in")
            return (kind, f"{kind}::named({name})") if lent else (f"Option<{kind}>", f"{kind}::maybe({name})")
        if base in self.model.structs:
            kind = self.type_name(base)
            mirrored = self.is_mirrored(self.model.structs[base])
            return kind, f"unsafe {{ rust_of(&{name}) }}" if mirrored else f"unsafe {{ {kind}::from_c(&{name}) }}"
        if enum := self.enum_of(one, one.bits):
            return self.type_name(enum.c), self.enum_from(enum, name, SCALARS.get(base, "i32"))
        return SCALARS[base], name

    def result(self, function, passed, lines):
        """Adds the call, and answers the type of what the method returns."""
        call = f"sys::{function.c}({', '.join(passed)})"
        outs = [self.out(one) for one in function.of("out")]
        kinds, values = ", ".join(kind for kind, _ in outs), ", ".join(value for _, value in outs)
        kind = kinds if len(outs) == 1 else f"({kinds})" if outs else "()"
        value = values if len(outs) == 1 else f"({values})" if outs else "()"
        if not function.owner and not function.maker and function.returns_status:
            lines.insert(0, "listen();")
        block = f"unsafe {{ {call} }}"
        if len(block) > 95:
            block = "unsafe {\n" + wrapped(f"sys::{function.c}(", passed, ")", "    ", 100) + "\n}"
        if rows := function.of("rows"):
            row = self.type_name(rows[0].base)
            if self.needs_owner(function):
                lines.append(f"unsafe {{ lend(|rows, count| {call}) }}")
                return f"Result<&[{row}]>"
            lines.append(f"unsafe {{\n    Rows::of(*self, runtime.handle(), |rows, count| {call})\n}}")
            return f"Result<Rows<'a, {row}>>"
        if function.returns_status:
            lines.append(f"finish({block}){'?;' if outs else ''}")
            if outs:
                lines.append(f"Ok({value})")
            return f"Result<{kind}>"
        if outs:
            lines.append(f"let found = {block};")
            lines.append(f"found.then_some({value})" if value.isidentifier() else f"found.then(|| {value})")
            return f"Option<{kind}>"
        kind, value = self.answer(function, call)
        if function.calls_back:
            lines += [f"let answer = {value};", "resume();", "answer"]
        else:
            lines.append(value)
        return kind

    def answer(self, function, call):
        """(type, expression) of what C answers itself."""
        base, block = shared.plain_type(function.returns), f"unsafe {{ {call} }}"
        if base in self.model.handles:
            kind = self.type_name(base)
            return (f"Option<{kind}>", f"{kind}::maybe({block})") if function.may_be_null() else (kind, f"{kind}::named({block})")
        if base in self.model.structs:
            return self.type_name(base), f"unsafe {{ rust_of(&{call}) }}"
        if base == "char":
            if function.returned.get("lifetime") == "until the process ends":
                return "&'static str", f"unsafe {{ lasting({call}) }}"
            return "Option<String>", f"unsafe {{ copied({call}) }}"
        if base == "void":
            return "usize", f"unsafe {{ {call} as usize }}"
        if base in self.model.enums:
            return self.type_name(base), self.enum_from(self.model.enums[base], block, "i32")
        if bits := function.returned.get("bits"):
            return self.type_name(bits), self.enum_from(self.model.enums[bits], block, SCALARS[base])
        return SCALARS[base], block
