"""Questions about types of the interface whose answers are the same in every compiled language."""

import re

import model as shared


def blocks_of(text, said, is_kept):
    """A comment's paragraphs, each as `said` has it in one line; lines that are kept as they are stand in lists."""
    blocks, lines = [], []
    for line in text.split("\n") + [""]:
        if line and not is_kept(line):
            lines.append(line)
            continue
        if lines:
            blocks.append(said(" ".join(" ".join(lines).split())))
            lines = []
        if line:
            if not blocks or not isinstance(blocks[-1], list):
                blocks.append([])
            blocks[-1].append(line)
    return blocks


def links_of(model, parts, of_value, is_hidden=lambda one: one.name == "memory_source"):
    """What a language calls each function, type and value of the interface, by its name in C."""
    links = {one.c: path for one in model.functions if (path := parts.path(one))}
    for table in (model.handles, model.structs, model.enums):
        links |= {one.c: parts.type_name(one.c) for one in table.values() if not is_hidden(one)}
    for one in model.enums.values():
        links |= {value: of_value(one, value) for value, _, _ in one.values}
    return links


def line_of_markup(text, lower, word):
    """A line of a comment where null is a word, and texts in backquotes are plain."""
    text = re.sub(r"\bout_(\w+)", lambda found: lower(found[1]), text)
    text = re.sub(r"`([^`]*)`", r"\1", text)
    text = re.sub(r"#?\b(?:motus|MOTUS)_\w+\b(?:\(\))?", word, text)
    return re.sub(r"\bNULL\b", "null", text).replace("SIZE_MAX", "-1")


class Shapes:
    """`self.model` is what is asked about."""

    def enum_of(self, one, bits):
        """The enumeration of a parameter, a field or a result: by its type, as a set of bits, or by its name."""
        base = shared.plain_type(one.type)
        if base in self.model.enums:
            return self.model.enums[base]
        if bits:
            return self.model.enums[bits]
        name = "motus_" + one.name.removeprefix("out_")
        return self.model.enums.get(name) if base == "uint32_t" else None

    def is_mirrored(self, struct):
        """Whether a struct of the language may have its layout and all its fields: only numbers, handles and such
        structs."""
        return struct.kind == "plain" and all(self.is_plain_field(field) for field in struct.fields)

    def is_plain_field(self, field):
        base, stars = shared.plain_type(field.type), field.type.count("*")
        if stars == 1 and (base in self.model.handles or (base == "void" and field.meaning)):
            return True
        if base in self.model.structs and not stars:
            return self.is_mirrored(self.model.structs[base])
        return not stars and (base in shared.SCALARS or base in self.model.enums)

    def is_lent(self, struct):
        """Whether it points to memory of the library: rows that are only read."""
        rows = {one.base for function in self.model.functions for one in function.of("rows")}
        return struct.kind == "plain" and struct.c in rows and not self.is_mirrored(struct)

    def is_numbers(self, struct):
        return struct.kind == "plain" and all(field.type == "double" and not field.length for field in struct.fields)

    def is_given(self, struct):
        """Whether calls take it, alone or in another struct."""
        return bool(struct.init) or any(one.base == struct.c and one.role in ("struct_in", "struct", "array")
                                        for function in self.model.functions for one in function.parameters)

    def is_answered(self, struct):
        return any(one.base == struct.c for function in self.model.functions for one in function.of("out"))

    def teller(self, enum):
        """The function that names its values."""
        return next((one for one in self.model.free if one.returns == "const char *" and len(one.parameters) == 1
                     and one.parameters[0].base == enum.c), None)

    def kinds_of(self, handle):
        """The kinds of objects that a handle of this kind names, as MOTUS_KIND_… has them."""
        known = {name for name, _, _ in self.model.enums["motus_kind"].values}
        return [f"MOTUS_KIND_{one.name.upper()}" for one in self.model.handles.values()
                if one.is_a(handle) and f"MOTUS_KIND_{one.name.upper()}" in known]

    # MARK: Rows that are lent

    def lease(self, function):
        """The number of what ends the rows that a function lends, besides the tick; -1: nothing does."""
        rows = function.of("rows")
        if not rows or rows[0].lifetime == "until the next tick" or function.owner.name != "runtime":
            return -1
        until = rows[0].lifetime
        group = "draw" if "motus_runtime_draw_…" in until else \
            until.split("call of ")[1].split("()")[0] if "()" in until else function.c
        if group not in self.leases:
            self.leases.append(group)
        return self.leases.index(group)

    def ends(self, function):
        """The leases that a call ends."""
        return [at for at, group in enumerate(self.leases)
                if group == function.c or group == "draw" and function.c.startswith("motus_runtime_draw_")]

    # MARK: Functions of the host

    def answers(self, callback):
        """The parameters that it writes before it returns."""
        return [one for one in callback.parameters if one.name.startswith("out_")]

    def changed(self, callback):
        """The struct of settings that it may change; None: there is none."""
        return next((one for one in callback.parameters if one.role == "buffer" and not one.name.startswith("out_")
                     and one.base in self.model.structs), None)
