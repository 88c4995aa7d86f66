"""Names, comments, enumerations and structs of the Rust crates: for bindings/generate/rust.py."""

import re
import textwrap

import model as shared
from shapes import Shapes, blocks_of, links_of

SCALARS = {"bool": "bool", "double": "f64", "float": "f32", "size_t": "usize", "int32_t": "i32", "uint32_t": "u32",
           "uint16_t": "u16", "uint64_t": "u64"}
KEYWORDS = {"as", "box", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern", "fn", "for", "if",
            "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "self", "static",
            "struct", "super", "trait", "type", "unsafe", "use", "where", "while", "yield", "final", "override"}
# Written by hand in bindings/rust/motus/src.
BY_HAND = {"motus_runtime_create", "motus_runtime_destroy", "motus_runtime_set_diagnostics",
           "motus_library_set_diagnostics", "motus_retain", "motus_release", "motus_is_alive", "motus_tag",
           "motus_set_tag", "motus_handle_kind", "motus_handle_runtime"}
DEFAULTS = {"transform", "transform_3d"}  # whose zeros are no value: written by hand
NAMES = {"motus_runtime": "RuntimeHandle"}  # Runtime owns it


def camel(name):
    return "".join(part.capitalize() for part in name.split("_"))


def named(name):
    return name + "_" if name in KEYWORDS else name


def wrapped(head, items, tail, indent="", width=120):
    """A list in brackets: on one line, or an item a line."""
    line = f"{indent}{head}{', '.join(items)}{tail}"
    if len(line) <= width and "\n" not in line:
        return line
    return f"{indent}{head}\n" + "".join(f"{indent}    {item},\n" for item in items) + f"{indent}{tail.lstrip()}"


class Docs:
    """Comments of the header as rustdoc reads them: names are links, indented lines are texts."""

    def __init__(self, model, parts):
        self.links = links_of(model, parts, lambda one, value: f"{parts.type_name(one.c)}::{parts.value_name(one, value)}",
                              lambda one: one.c in parts.hidden)

    def word(self, found):
        name = found[0].lstrip("#").removesuffix("()")
        if name in self.links:
            call = "()" if found[0].endswith("()") else ""
            return f"[`{self.links[name]}{call}`](crate::{self.links[name]})"
        return f"`{name}`" if name.startswith(("motus_", "MOTUS_")) else found[0]

    def line(self, text):
        """Prose: what is code already stays as it is."""
        parts = re.split(r"(`[^`]*`)", text)
        for at in range(0, len(parts), 2):
            part = re.sub(r"([\[\]<>*])", r"\\\1", parts[at])
            part = re.sub(r"#?\b(?:motus|MOTUS)_\w+\b(?:\(\))?", self.word, part)
            parts[at] = re.sub(r"\bNULL\b", "`None`", part)
        return re.sub(r"\bSIZE_MAX\b", "`usize::MAX`", "".join(parts))

    def plain(self, text):
        """A comment of the header as it stands there, with what rustdoc would take for marks of its own taken back."""
        lines = re.sub(r"([\[\]<>*])", r"\\\1", text).split("\n")
        return "\n".join(line.strip() for line in lines)

    def comment(self, text, indent, more=()):
        """A `///` comment; `more` are sections that follow."""
        blocks = blocks_of(text, self.line,
                           lambda line: line.startswith("  ") and not line.lstrip().startswith("*"))
        out = []
        for block in blocks + list(more):
            out += [""] if out else []
            if isinstance(block, list):
                out += ["```text"] + textwrap.dedent("\n".join(block)).split("\n") + ["```"]
            else:
                for line in block.split("\n"):
                    out += textwrap.wrap(line, 112 - len(indent), break_long_words=False, break_on_hyphens=False,
                                         subsequent_indent="  " if line.startswith("* ") else "") or [""]
        return "".join(f"{indent}///{' ' if line else ''}{line}\n" for line in out)


class Parts(Shapes):
    """`self.model` is what is written; the rest are the types of the crate."""

    # MARK: Names

    @property
    def hidden(self):
        return {one.c for one in self.model.structs.values() if one.name == "memory_source"}

    def type_name(self, c):
        return NAMES.get(c, camel(c.removeprefix("motus_")))

    def value_name(self, enum, value):
        short = enum.short(value)
        return f"_{short}" if short[0].isdigit() else short

    def raw_type(self, enum):
        return "u32" if enum.bits else "i32"

    # MARK: C's types

    def sys_type(self, kind, length=None, within="sys::"):
        """A type of the header as motus-sys has it, and as others name it."""
        base, stars = shared.plain_type(kind), kind.count("*")
        made = {"void": "c_void", "char": "c_char"}.get(base) or SCALARS.get(base) or within + base
        if stars:
            for at in range(stars):
                innermost = at == 0
                is_const = bool(re.match(r"const\b", kind)) if innermost else "*const *" in kind
                made = f"*{'const' if is_const else 'mut'} {made}"
        return f"[{made}; {length}]" if length else made

    def sys_callback(self, callback):
        kinds = ", ".join(["*mut c_void"] + [self.sys_type(one.type, within="") for one in callback.parameters])
        answer = f" -> {self.sys_type(callback.returns, within='')}" if callback.returns != "void" else ""
        return f"Option<unsafe extern \"C\" fn({kinds}){answer}>"

    # MARK: Values

    def field_type(self, struct, field):
        """The type of a field that a program sees."""
        base, stars = shared.plain_type(field.type), field.type.count("*")
        counter = struct.counter(field)
        if base in self.model.callbacks:
            return "Option<Curve>"
        if stars == 1 and base in self.model.handles:
            return f"Option<{self.type_name(base)}>"
        if base == "void":
            return "Option<Handle>"
        enum = self.enum_of(field, field.bits)
        made = self.type_name(enum.c) if enum else SCALARS.get(base) or self.type_name(base)
        if stars and counter or field.length and counter:
            return f"Vec<{made}>"
        if stars:
            return f"Option<Box<{made}>>" if struct.kind == "plain" else f"Option<{made}>"
        return f"[{made}; {field.length}]" if field.length else made

    # MARK: Enumerations

    def enums(self):
        out = []
        for one in self.model.enums.values():
            name, seen, distinct, values = self.type_name(one.c), set(), [], ""
            for value, number, said in one.values:
                short = self.value_name(one, value)
                distinct += [short] if number not in seen else []
                seen.add(number)
                values += self.docs.comment(said, " " * 8) or "        #[allow(missing_docs)]\n"
                values += f"        {short} = {f'{number:#x}' if one.bits and number > 9 else number},\n"
            known = "".join(f"        {short},\n" for short in distinct)
            out.append(f"enumeration! {{\n{self.docs.comment(one.text, '    ')}    {name}: {self.raw_type(one)} {{\n"
                       f"{values}    }}\n    known {{\n{known}    }}\n}}")
            if one.bits:
                out.append(f"bits!({name});")
            if teller := self.teller(one):
                out.append(f"impl {name} {{\n{self.docs.comment(teller.text, '    ')}"
                           f"    pub fn name(self) -> &'static str {{\n"
                           f"        unsafe {{ lasting(sys::{teller.c}(self.raw())) }}\n    }}\n}}")
        return "\n\n".join(out)

    # MARK: Structs

    def structs(self):
        out = []
        for one in self.model.structs.values():
            if one.kind == "callbacks":
                continue
            if self.is_mirrored(one):
                out.append(self.mirrored(one))
            elif self.is_lent(one):
                out.append(self.lent(one))
            else:
                out.append(self.settings(one))
        return "\n\n".join(out)

    def mirrored(self, one):
        name = self.type_name(one.c)
        default = "" if one.name in DEFAULTS or self.has_long_array(one) else ", Default"
        text = self.docs.comment(one.text, "")
        text += f"#[repr(C)]\n#[derive(Clone, Copy, Debug, PartialEq{default})]\npub struct {name} {{\n"
        for field in one.fields:
            if field.name == "reserved":
                text += f"    pub(crate) reserved: {self.sys_type(field.type, field.length)},\n"
                continue
            text += self.docs.comment(field.text, "    ") or "    #[allow(missing_docs)]\n"
            text += f"    pub {named(field.name)}: {self.field_type(one, field)},\n"
        text += f"}}\n\nmirror!({name}, {one.c});"
        if self.is_numbers(one) and len(one.fields) <= 6:
            names = [named(field.name) for field in one.fields]
            kinds = ", ".join(["f64"] * len(names))
            for given, pattern in ((f"({kinds})", f"({', '.join(names)})"), (f"[f64; {len(names)}]", f"[{', '.join(names)}]")):
                text += (f"\n\nimpl From<{given}> for {name} {{\n    fn from({pattern}: {given}) -> Self {{\n"
                         f"        {name} {{ {', '.join(names)} }}\n    }}\n}}")
        return text

    def has_long_array(self, one):
        return any(field.length and field.length > 32 for field in one.fields)

    def lent(self, one):
        """Rows that point into the library's memory: read by methods, and never copied."""
        name, text = self.type_name(one.c), self.docs.comment(one.text, "")
        text += f"#[repr(C)]\npub struct {name} {{\n"
        reads, shown = "", []
        for field in one.fields:
            base, stars = shared.plain_type(field.type), field.type.count("*")
            if self.is_plain_field(field):
                text += self.docs.comment(field.text, "    ") or "    #[allow(missing_docs)]\n"
                text += f"    pub {named(field.name)}: {self.field_type(one, field)},\n"
                shown.append(f".field(\"{field.name}\", &self.{named(field.name)})")
                continue
            text += f"    {named(field.name)}: {self.sys_type(field.type)},\n"
            reads += "\n" if reads else ""
            reads += self.docs.comment(field.text, "    ")
            shown.append(f".field(\"{field.name}\", &self.{named(field.name)}())")
            if base == "char":
                reads += (f"    pub fn {named(field.name)}(&self) -> &'static str {{\n"
                          f"        unsafe {{ lasting(self.{named(field.name)}) }}\n    }}\n")
                continue
            kind = f"Option<{self.type_name(base)}>" if base in self.model.handles else \
                "Property" if base == "uint16_t" else SCALARS.get(base) or self.type_name(base)
            kind = SCALARS[base] if kind == "Property" else kind
            count = " * ".join(self.count_of(one, part) for part in field.count.split(" * "))
            reads += (f"    pub fn {named(field.name)}(&self) -> &[{kind}] {{\n"
                      f"        unsafe {{ slice(self.{named(field.name)}.cast(), {count}) }}\n    }}\n")
        text += f"}}\n\nimpl {name} {{\n{reads}}}\n\n"
        text += (f"impl fmt::Debug for {name} {{\n    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {{\n"
                 f"        f.debug_struct(\"{name}\")\n" + "".join(f"            {one}\n" for one in shown) +
                 "            .finish()\n    }\n}")
        return text

    def count_of(self, struct, name):
        kind = next(field.type for field in struct.fields if field.name == name)
        return f"self.{name}" if kind == "size_t" else f"self.{name} as usize"

    def settings(self, one):
        """Structs that are translated, since C's have sizes and pointers."""
        name = self.type_name(one.c)
        fields = [field for field in one.given if field.type != "void *" or field.meaning != "token"]
        has_default = bool(one.init) or one.kind == "plain"
        kinds = {field.name: self.field_type(one, field) for field in fields}
        derives = ["Clone", "Debug", "PartialEq"] + (["Default"] if has_default and not one.init else [])
        said = []
        if one.init:
            said = [f"The default has the library's values: `{name} {{ …, ..Default::default() }}`."]
        text = self.docs.comment(one.text, "", said) + f"#[derive({', '.join(derives)})]\npub struct {name} {{\n"
        for field in fields:
            text += self.docs.comment(field.text, "    ") or "    #[allow(missing_docs)]\n"
            text += f"    pub {named(field.name)}: {kinds[field.name]},\n"
        text += "}\n\n"
        if one.init:
            text += (f"impl Default for {name} {{\n    fn default() -> Self {{\n        unsafe {{\n"
                     f"            let mut c: sys::{one.c} = std::mem::zeroed();\n"
                     f"            sys::{one.init.c}(&mut c, std::mem::size_of::<sys::{one.c}>());\n"
                     f"            Self::from_c(&c)\n        }}\n    }}\n}}\n\n")
        text += f"impl {name} {{\n" + self.to_c(one, fields) if self.is_given(one) else f"impl {name} {{\n"
        if one.init or self.is_answered(one):
            text += ("\n" if self.is_given(one) else "") + self.from_c(one, fields)
        return text + "}"

    def to_c(self, struct, fields):
        lines = [f"let mut c: sys::{struct.c} = unsafe {{ std::mem::zeroed() }};"]
        uses_keep = False
        if struct.sized:
            lines.append(f"c.struct_size = std::mem::size_of::<sys::{struct.c}>();")
        for field in fields:
            name, base, stars = named(field.name), shared.plain_type(field.type), field.type.count("*")
            c, counter = f"c.{named(field.name)}", struct.counter(field)
            enum = self.enum_of(field, field.bits)
            inner = self.model.structs.get(base)
            translated = inner and not self.is_mirrored(inner)
            if base in self.model.callbacks:
                lines += [f"if let Some(curve) = &self.{name} {{",
                          f"    {c} = Some(curve_of);",
                          f"    c.{name}_data = curve as *const Curve as *mut c_void;", "}"]
            elif stars and base in self.model.handles:
                lines.append(f"{c} = self.{name}.map_or(std::ptr::null_mut(), |one| one.raw());")
            elif base == "void":
                lines.append(f"{c} = self.{name}.map_or(std::ptr::null_mut(), |one| one.0.as_ptr());")
            elif field.length and counter:
                cast = f" as {SCALARS[counter.type]}" if counter.type != "size_t" else ""
                lines += [f"for (place, one) in {c}.iter_mut().zip(&self.{name}) {{", "    *place = *one;", "}",
                          f"c.{counter.name} = self.{name}.len(){cast};"]
            elif stars and counter:
                cast = f" as {SCALARS[counter.type]}" if counter.type != "size_t" else ""
                if translated:
                    lines.append(f"{c} = keep.many(self.{name}.iter().map(|one| one.to_c(keep)).collect());")
                    uses_keep = True
                else:
                    pointer = f"self.{name}.as_ptr()" + ("" if base in SCALARS else ".cast()")
                    lines.append(f"{c} = if self.{name}.is_empty() {{ std::ptr::null() }} else {{ {pointer} }};")
                lines.append(f"c.{counter.name} = self.{name}.len(){cast};")
            elif stars:
                lines.append(f"{c} = self.{name}.as_ref().map_or(std::ptr::null(), |one| keep.one(one.to_c(keep)));")
                uses_keep = True
            elif field.length:
                lines.append(f"{c} = self.{name};")
            elif translated:
                lines.append(f"{c} = self.{name}.to_c(keep);")
                uses_keep = True
            elif inner:
                lines.append(f"{c} = sys_of(&self.{name});")
            elif enum:
                target = SCALARS.get(base, "i32")
                cast = f" as {target}" if target != self.raw_type(enum) else ""
                lines.append(f"{c} = self.{name}.raw(){cast};")
            else:
                lines.append(f"{c} = self.{name};")
        keep = "keep" if uses_keep else "_keep"
        body = "".join(f"        {line}\n" for line in lines + ["c"])
        return (f"    #[allow(clippy::field_reassign_with_default)]\n    pub(crate) fn to_c(&self, {keep}: &Keep) -> sys::{struct.c} {{\n{body}    }}\n")

    def from_c(self, struct, fields):
        """Reads C's struct; what it points to is copied. `Self` has no reserved fields."""
        rows = []
        for field in fields:
            name, base, stars = named(field.name), shared.plain_type(field.type), field.type.count("*")
            c, counter, inner = f"c.{named(field.name)}", struct.counter(field), self.model.structs.get(base)
            enum = self.enum_of(field, field.bits)
            translated = inner and not self.is_mirrored(inner)
            if base in self.model.callbacks:
                made = "None"
            elif stars and base in self.model.handles:
                made = f"{self.type_name(base)}::maybe({c})"
            elif base == "void":
                made = f"NonNull::new({c}).map(Handle)"
            elif field.length and counter:
                made = f"{c}.iter().copied().take({f'c.{counter.name}'} as usize).collect()"
            elif stars and counter:
                each = f"unsafe {{ slice::<sys::{base}>({c}, c.{counter.name} as usize) }}" if translated else \
                    f"unsafe {{ slice({c}.cast(), c.{counter.name} as usize) }}.to_vec()"
                made = f"{each}.iter().map(|one| unsafe {{ {self.type_name(base)}::from_c(one) }}).collect()" if translated else each
            elif stars:
                made = f"unsafe {{ {c}.as_ref().map(|one| {self.type_name(base)}::from_c(one)) }}"
            elif field.length:
                made = c
            elif translated:
                made = f"unsafe {{ {self.type_name(base)}::from_c(&{c}) }}"
            elif inner:
                made = f"unsafe {{ rust_of(&{c}) }}"
            elif enum:
                source = SCALARS.get(base, "i32")
                cast = f" as {self.raw_type(enum)}" if source != self.raw_type(enum) else ""
                made = f"{self.type_name(enum.c)}::from_raw({c}{cast})"
            else:
                made = c
            rows.append(f"            {name}: {made},\n")
        return (f"    /// # Safety\n    /// What it points to lives.\n"
                f"    pub(crate) unsafe fn from_c(c: &sys::{struct.c}) -> Self {{\n"
                f"        {self.type_name(struct.c)} {{\n{''.join(rows)}        }}\n    }}\n")
