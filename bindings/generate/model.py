"""The interface as a binding sees it: classes with methods, made from include/motus.h.

Tests/abi/api.py reads the header; here each function becomes a method of a class, a way to make
one, or a free function, and each of its parameters gets a role. Nothing is decided by name lists:
a new function of the header is in every binding after `make bindings`.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "abi"))
import api  # noqa: E402
import header  # noqa: E402

SCALARS = {"bool", "double", "float", "size_t", "int32_t", "uint32_t", "uint16_t", "uint64_t"}
PREFIX = "motus_"


class Handle:
    def __init__(self, c, text):
        self.c, self.name, self.text = c, c.removeprefix(PREFIX), text
        self.base, self.counted = None, False
        self.methods, self.makers = [], []

    def is_a(self, other):
        return self is other or bool(self.base and self.base.is_a(other))


class Field:
    def __init__(self, given, model):
        self.name, self.type, self.text = given["name"], given["type"], given["text"]
        self.length, self.bits = given.get("length"), given.get("bits")
        self.meaning, self.lifetime, self.count = given.get("meaning"), given.get("lifetime"), given.get("count")
        self.callback = Callback(given, model) if self.type == "callback" else None


def counts(field, following):
    """Whether a field says how many things the array before it has."""
    return following.name.endswith("_count") and bool(field.length or "*" in field.type) and \
        field.name.startswith(following.name.removesuffix("_count"))


class Struct:
    """`kind` is "callbacks" (functions), "options" (with struct_size), or "plain"."""

    def __init__(self, given, model):
        self.c, self.name, self.text = given["name"], given["name"].removeprefix(PREFIX), given["text"]
        self.fields = [Field(field, model) for field in given["fields"]]
        self.sized = self.fields[0].name == "struct_size"
        self.kind = "plain"
        if self.sized:
            self.kind = "callbacks" if any(field.callback for field in self.fields) else "options"
            self.fields = self.fields[1:]
        self.init = None

    def counter(self, field):
        """The field that says how many things the array in `field` has; None: there is none."""
        at = self.fields.index(field) + 1
        return self.fields[at] if at < len(self.fields) and counts(field, self.fields[at]) else None

    @property
    def given(self):
        """The fields that a host sets: neither those that count nor those that are reserved."""
        counters = [self.counter(field) for field in self.fields]
        return [field for field in self.fields
                if field not in counters and field.name not in ("reserved", "curve_data")]


class Callback:
    """A function that the host gives: parameters without the user_data that comes first."""

    def __init__(self, given, model):
        self.name, self.returns, self.returned = given["name"], given["returns"], given.get("returned", {})
        self.parameters = [Parameter(one, model, [], True) for one in given["parameters"][1:]]


class Enum:
    def __init__(self, given, text):
        self.c, self.name = given["name"], given["name"].removeprefix(PREFIX)
        self.text, self.bits = given["text"], given["bits"]
        self.values = [(value["name"], int(eval_constant(text, value["name"])), value["text"])
                       for value in given["values"]]
        names = [name for name, _, _ in self.values]
        self.prefix = common_prefix(names, self.c)

    def short(self, name):
        return name.removeprefix(self.prefix)


def eval_constant(text, name):
    found = re.search(rf"\b{name}\s*=\s*([^,}}]+?)\s*(?:,|\}})", text)
    return eval(found[1], {"__builtins__": {}})  # numbers and shifts of the header, nothing else


def common_prefix(names, c):
    """What all enumerators of an enum begin with, up to a word's end."""
    own = c.upper() + "_"
    if all(name.startswith(own) for name in names):
        return own
    if len(names) == 1:
        return names[0][:names[0].rindex("_") + 1]
    first, last = min(names), max(names)
    same = 0
    while same < min(len(first), len(last)) and first[same] == last[same]:
        same += 1
    return first[:first[:same].rindex("_") + 1]


class Parameter:
    """`role` says what a binding does with it:

    handle, struct, struct_in, text, scalar, enum, pointer    what the caller gives
    size                                                      of a struct, as the caller's compiler knows it
    array, count, bytes                                       a sequence, and its length
    fn, callbacks, user_data, block_data, destroy             functions and their data
    out, rows, rows_count, buffer, capacity                   what comes back
    """

    def __init__(self, given, model, names, in_callback):
        self.name, self.type = given["name"], given["type"]
        self.text = given.get("text", "")
        self.nullable = bool(given.get("nullable"))
        self.transfer, self.scope = given.get("transfer", "none"), given.get("scope")
        self.length, self.lifetime = given.get("length"), given.get("lifetime")
        self.direction, self.bits = given.get("direction", "in"), given.get("bits")
        self.base = re.sub(r"\bconst\b|\*", "", self.type).strip()
        self.stars = self.type.count("*")
        self.data = "block_data" if given.get("user_data") == "block_data" else "user_data"
        self.role = self.find_role(model, names, in_callback)

    def find_role(self, model, names, in_callback):
        kind, name = self.base, self.name
        if name in ("user_data", "block_data", "destroy"):
            return name
        if kind in model.callbacks:
            return "fn"
        if in_callback:
            if kind in model.handles:
                return "handle"
            if kind in model.structs and self.stars:
                return "struct_in" if "const" in self.type else "buffer"
            if self.type == "const char *":
                return "text"
            if kind in model.enums:
                return "enum"
            return "buffer" if kind in SCALARS and self.stars else "pointer" if self.stars else "scalar"
        if name.startswith("out_"):
            if self.length in names:
                return "rows" if self.length == "out_count" else "buffer"
            return "out"
        if self.length and self.length in names and not (kind in model.handles and self.stars == 1):
            return "bytes" if kind == "void" else "array"
        if kind in model.handles:
            return "handle"
        if kind in model.structs:
            if not self.stars:
                return "struct"
            return "callbacks" if model.structs[kind].kind == "callbacks" else "struct_in"
        if self.type == "const char *":
            return "text"
        if kind in model.enums:
            return "enum"
        if self.sized_struct in model.structs:
            return "size"
        return "pointer" if self.stars else "scalar"

    @property
    def sized_struct(self):
        """The struct whose size it is: child_size that of motus_child."""
        is_size = self.type == "size_t" and self.name.endswith("_size")
        return PREFIX + self.name.removesuffix("_size") if is_size else None

    @property
    def is_key(self):
        return is_key(self.type, self.name)


def plain_type(kind):
    """A type without const and stars."""
    return re.sub(r"\bconst\b|\*", "", kind).strip()


def is_key(kind, name):
    """Whether it names something by a number of the host's: a language has words for that."""
    return kind == "uint64_t" and (name in ("key", "group") or name.endswith("_key"))


class Function:
    def __init__(self, given, model):
        self.c, self.section, self.text = given["name"], given["section"], given["text"]
        self.returns, self.answers = given["returns"]["type"], given["returns"].get("text", "")
        self.calls_back, self.returned = given["calls_back"], given["returns"]
        names = [one["name"] for one in given["parameters"]]
        self.parameters = [Parameter(one, model, names, False) for one in given["parameters"]]
        lengths = {one.length: one for one in self.parameters if one.role in
                   ("array", "bytes", "rows", "buffer")}
        for one in self.parameters:
            if one.name in lengths:
                owner = lengths[one.name].role
                one.role = {"rows": "rows_count", "buffer": "capacity"}.get(owner, "count")
                if owner == "buffer" and one.name.startswith("out_"):
                    one.role = "out"
        self.returns_status = self.returns == "motus_status"
        self.place(model)

    def place(self, model):
        """Which class it belongs to, under which name, and whether it makes an object."""
        name, first = self.c.removeprefix(PREFIX), self.parameters[0] if self.parameters else None
        self.owner = self.maker = None
        self.method = name
        made = next((one for one in self.parameters if one.role == "out" and one.transfer == "full"), None)
        self.made = model.handles[made.base] if made else None
        receiver = model.handles.get(first.base) if first and first.role == "handle" else None
        if receiver and name.startswith(receiver.name + "_"):
            self.owner, self.method = receiver, name.removeprefix(receiver.name + "_")
        elif self.made and name.startswith(self.made.name + "_"):
            self.maker, self.method = self.made, name.removeprefix(self.made.name + "_")
        elif receiver:
            self.owner = receiver
        if self.owner:
            first.role = "self"

    @property
    def is_getter(self):
        """Whether it answers one thing about its object and does nothing: the comments of those that answer with a
        status begin with "Reads", so that what acts is a method."""
        if [one for one in self.parameters if one.role not in ("self", "out")]:
            return False
        outs = self.of("out")
        if any(one.transfer == "full" for one in outs):
            return False
        return not self.returns_status or (len(outs) == 1 and self.text.startswith("Reads"))

    def may_be_null(self, out=None):
        """Whether the object that it answers, or `out`, may be missing: the header says so of each."""
        return "NULL" in ((out.text or self.text) if out else self.text + self.answers)

    @property
    def word(self):
        """The name of the property that it reads or sets: options for get_options."""
        name = self.method.removeprefix("set_").removeprefix("get_").replace("_get_", "_").replace("_set_", "_")
        is_question = name.startswith("is_") and self.owner and self.is_getter and self.setter
        return name.removeprefix("is_") if is_question else name

    @property
    def setter(self):
        """The method that sets what this one reads; None: it cannot be set."""
        name = self.method.removeprefix("get_").removeprefix("is_")
        wanted = name.replace("_get_", "_set_") if "_get_" in name else "set_" + name
        return next((one for one in self.owner.methods if one.method == wanted and one.returns_status
                     and len(one.parameters) == 2 and one.parameters[1].role in
                     ("scalar", "struct", "struct_in", "handle", "enum", "text")), None)

    def counted(self, count):
        """The arrays whose length a parameter says: where there are two that differ, a binding says 0, which is
        refused."""
        return [one for one in self.parameters if one.length == count.name]

    def of(self, *roles):
        return [one for one in self.parameters if one.role in roles]

    def places(self):
        """The place of each function that is given: those that run during the call have the first, others
        theirs among them."""
        fns = self.of("fn")
        later = [one for one in fns if not (one.data == "block_data" and one.scope == "during the call")]
        return {one: later.index(one) if one in later else 0 for one in fns}


class Model:
    def __init__(self):
        interface = api.described()
        text = header.plain()
        self.callbacks = {one["name"]: None for one in interface.callbacks}
        self.handles = {one["name"]: Handle(one["name"], one["text"]) for one in interface.handles}
        # The memory of a process with another language in it is that language's business.
        interface.structs = [one for one in interface.structs if one["name"] != "motus_memory_source"]
        interface.functions = [one for one in interface.functions
                               if not one["name"].startswith("motus_library_set_memory")]
        self.structs = {one["name"]: None for one in interface.structs}
        self.enums = {one["name"]: Enum(one, text) for one in interface.enums}
        for one in interface.structs:
            self.structs[one["name"]] = Struct(one, self)
        for one in interface.callbacks:
            self.callbacks[one["name"]] = Callback(one, self)
        once = {one["name"]: one for one in reversed(interface.functions)}  # declared twice, made once
        functions = [Function(one, self) for one in interface.functions if once[one["name"]] is one]
        # What one thread publishes and another one reads is for languages whose threads run side by side: C, and C++
        # by the names of C. A trace has one thread.
        self.of_threads = [one for one in functions if one.section == "Frames"]
        self.functions = [one for one in functions if one not in self.of_threads]
        self.find_bases(header.source())
        self.version = re.search(r'VERSION_STRING "(.*?)"', header.source()).group(1)
        for function in self.functions:
            if function.c.endswith("_init") and function.parameters[0].base in self.structs:
                self.structs[function.parameters[0].base].init = function
            if function.made:
                function.made.counted = True
            if function.owner:
                function.owner.methods.append(function)
            elif function.maker:
                function.maker.makers.append(function)
        self.part_names()
        for handle in self.handles.values():
            handle.counted |= any(other.counted and (other.is_a(handle) or handle.is_a(other))
                                  for other in self.handles.values())
        self.free = [one for one in self.functions if not one.owner and not one.maker and
                     not (one.parameters and self.structs.get(one.parameters[0].base)
                          and self.structs[one.parameters[0].base].init is one)]

    def places(self, name, functions=None):
        """Those at which a callback stands."""
        return sorted({0} | {at for function in functions or self.functions
                             for one, at in function.places().items() if one.base == name})

    def part_names(self):
        """A method that has the name of another one of its bases, and takes or answers something else, gets
        its class's first word in front."""
        def kind(one):
            return [one.returns] + [(each.type, each.role) for each in one.parameters if each.role != "self"]

        for handle in self.ordered_handles():
            base, taken = handle.base, {}
            while base:
                taken = {one.method: one for one in base.methods} | taken
                base = base.base
            for one in handle.methods:
                if one.method in taken and kind(one) != kind(taken[one.method]):
                    one.method = f"{handle.name.split('_')[0]}_{one.method}"

    def find_bases(self, text):
        """From the table in the header: "motus_view   is a   motus_dynamic_item"."""
        for kind, base in re.findall(r"^ \*\s+(motus_\w+)\s+is a\s+(motus_\w+)$", text, re.M):
            self.handles[kind].base = self.handles[base]
        base = self.handles.get("motus_dynamic_behavior")
        for handle in self.handles.values():
            if handle.name.endswith("_behavior") and handle is not base:
                handle.base = base

    def ordered_handles(self):
        """Bases before what derives from them."""
        done = []
        def visit(handle):
            if handle not in done:
                if handle.base:
                    visit(handle.base)
                done.append(handle)
        for handle in self.handles.values():
            visit(handle)
        return done


def sentence(text):
    """The first sentence of a comment, on one line."""
    text = " ".join(text.split())
    found = re.match(r"(.*?[.:;])(?= |$)", text)
    first = found[1] if found else text
    return first.rstrip(":;") + ("" if first.endswith(".") else ".") if first else ""
