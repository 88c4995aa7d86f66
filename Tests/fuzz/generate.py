"""Writes what the fuzzer knows of the interface, .build/motus/fuzz/interface.c, from the description
that `make api` writes: a function, struct or callback that is new in the header is attacked at once.
Fails where it does not know what an argument is."""

import json
import pathlib
import re
import sys

from ring import ring
from tables import (ALSO, BY_HABIT, HABITS, HINTS, INTEGERS, LENGTHS, MAY_HAVE_ENDED, NOT_HERE, NUMBERS, TABLES,
                    statuses, widest)

ROOT = pathlib.Path(__file__).resolve().parents[2]
API = ROOT / ".build" / "motus" / "motus.json"
OUT = ROOT / ".build" / "motus" / "fuzz" / "interface.c"


class Unknown(Exception):
    """Something in the header that this file has not learnt yet."""


class Writer:
    def __init__(self, api):
        api["functions"] = [one for one in api["functions"] if one["name"] not in NOT_HERE
                            and one["section"] != BY_HABIT]
        api["structs"] = [one for one in api["structs"] if one["name"] != "motus_memory_source"]
        self.api = api
        self.kinds = [one["name"] for one in api["handles"]]
        self.enums = [one["name"] for one in api["enums"]]
        self.structs = {one["name"]: at for at, one in enumerate(api["structs"])}
        self.by_name = {one["name"]: one for one in api["structs"]}
        self.callbacks = [one["name"] for one in api["callbacks"] if one["name"] != "motus_destroy_fn"]
        self.inits = {one["name"]: one for one in api["functions"] if one["name"].endswith("_init")}
        self.slots, self.lines = [], []
        self.user_data = {}
        self.list_slots()

    def out(self, *lines):
        self.lines.extend(lines)

    # MARK: Callbacks

    def list_slots(self):
        for one in self.api["callbacks"]:
            if one["name"] != "motus_destroy_fn":
                self.slots.append((one["name"], one["returns"], one["parameters"]))
        for struct in self.api["structs"]:
            for field in struct["fields"]:
                if field["type"] == "callback":
                    self.slots.append((f"{struct['name']}.{field['name']}", field["returns"],
                                       field["parameters"]))

    def slot(self, name):
        return [one[0] for one in self.slots].index(name)

    def write_slots(self):
        for at, (name, result, parameters) in enumerate(self.slots):
            takes = ", ".join(f"{one['type']} {one['name']}" for one in parameters)
            self.out(f"static {result} on_{at}({takes}) {{ /* {name} */",
                     f"  visit v = visit_begin(user_data, {at});")
            filled = []
            numbers = "NULL"
            for one in parameters:
                if one["name"] == "user_data":
                    continue
                kind, named = one["type"], one["name"]
                base = kind.replace("const ", "").replace("*", "").strip()
                if (name, base) in MAY_HAVE_ENDED:
                    self.out(f"  fold_handle({named});")
                elif base in self.kinds:
                    self.out(f"  visit_handle(&v, {self.kinds.index(base)}, {named});")
                elif kind == "double":
                    self.out(f"  visit_number(&v, {named});")
                    numbers = f"&{named}"
                elif kind == "const char *":
                    self.out(f"  visit_text(&v, {named});")
                elif kind in NUMBERS or kind in self.enums:
                    self.out(f"  visit_integer(&v, ({widest(kind)}){named});")
                elif kind == "double *":
                    filled.append(f"  *{named} = visit_double(&v, {named});")
                elif kind.startswith("const ") and base in self.structs:
                    self.out(f"  fold_value(&shapes[{self.structs[base]}], {named});")
                elif base in self.structs and kind == f"{base} *":
                    filled.append(f"  visit_fill(&v, {self.structs[base]}, {named});")
                elif kind == "void *":
                    self.out(f"  (void){named};")
                else:
                    raise Unknown(f"{name}: a callback's `{kind} {named}`")
            self.out(*self.hook(name), "  visit_run(&v);", *filled)
            if result == "bool":
                self.out("  return visit_bool(&v);")
            elif result == "double":
                self.out(f"  return visit_double(&v, {numbers});")
            elif result == "int32_t":
                self.out("  int32_t answer = visit_bool(&v);",
                         "  return visit_bool(&v) ? answer - 2 : answer;")
            elif result in self.enums:
                self.out(f"  return ({result})visit_choice(&v, {self.enums.index(result)});")
            elif result.replace("*", "").strip() in self.kinds:
                kind = self.kinds.index(result.replace("*", "").strip())
                self.out(f"  return visit_lend(&v, {kind});")
            elif result != "void":
                raise Unknown(f"{name}: a callback that returns {result}")
            self.out("}")
        self.out("const slot slots[] = {")
        for at, (name, result, parameters) in enumerate(self.slots):
            takes = ", ".join(f"{one['type']} {one['name']}" for one in parameters)
            self.out(f'  {{"{name}", "{result}", "{takes}", (void (*)(void))on_{at}}},')
        self.out("};", f"const int slot_count = {len(self.slots)};")

    def hook(self, name):
        appearance = ["view_will_appear", "view_is_appearing", "view_did_appear",
                      "view_will_disappear", "view_did_disappear"]
        struct, _, field = name.partition(".")
        if name == "motus_diagnostics_fn":
            return ["  hook_report(status, function, message);"]
        if struct == "motus_view_controller_callbacks" and field in appearance:
            return [f"  hook_appearance(&v, controller, {appearance.index(field)});"]
        if field == "animate_transition":
            return ["  hook_animate_transition(&v, context);"]
        return []

    # MARK: Types

    def write_types(self):
        for at, name in enumerate(self.kinds):
            fits = [name] + ALSO.get(name, [])
            if name == "motus_dynamic_behavior":
                fits += [one for one in self.kinds if one.endswith("_behavior") and one != name]
            numbers = ", ".join(str(self.kinds.index(one)) for one in fits)
            self.out(f"static const int fits_{at}[] = {{{numbers}}};")
        self.out("const kind kinds[] = {")
        for at, name in enumerate(self.kinds):
            self.out(f'  {{"{name}", fits_{at}, sizeof fits_{at} / sizeof(int)}},')
        self.out("};", f"const int kind_count = {len(self.kinds)};")
        for named in ("motus_runtime", "motus_transition_context"):
            self.out(f"const int {named.removeprefix('motus_').upper()} = {self.kinds.index(named)};")
        for at, one in enumerate(self.api["enums"]):
            names = [value["name"] for value in one["values"]]
            self.out(f"static const char *const names_{at}[] = {{" +
                     ", ".join(f'"{name}"' for name in names) + "};",
                     f"static const int values_{at}[] = {{{', '.join(names)}}};")
        self.out("const choice choices[] = {")
        for at, one in enumerate(self.api["enums"]):
            self.out(f'  {{"{one["name"]}", names_{at}, values_{at}, {len(one["values"])}}},')
        self.out("};")

    def write_shapes(self):
        for at, one in enumerate(self.api["structs"]):
            self.write_fields(at, one)
            init = self.inits.get(one["name"] + "_init")
            if init:
                more = "".join(f", ({p['type']})0" for p in init["parameters"][2:])
                self.out(f"static void init_{at}(void *filled) {{",
                         f"  {one['name']}_init(filled, sizeof({one['name']}){more});", "}")
            elif one["name"].endswith(TABLES):
                self.out(f"static void init_{at}(void *filled) {{",
                         f"  *({one['name']} *)filled =",
                         f"      ({one['name']}){{.struct_size = sizeof({one['name']})}};", "}")
        self.out("const shape shapes[] = {")
        for at, one in enumerate(self.api["structs"]):
            name = one["name"]
            init = f"init_{at}" if name + "_init" in self.inits or name.endswith(TABLES) else "NULL"
            sized = int(one["fields"][0]["name"] == "struct_size")
            table = int(name.endswith(TABLES))
            self.out(f'  {{"{name}", sizeof({name}), {sized}, {table}, {init}, fields_{at}, '
                     f"{len(one['fields'])}}},")
        self.out("};")

    def write_fields(self, at, struct):
        name = struct["name"]
        names = [field["name"] for field in struct["fields"]]
        self.out(f"static const field fields_{at}[] = {{")
        for field in struct["fields"]:
            kind, sort, index, hint = field["type"], None, 0, HINTS.get(field["name"], "NONE")
            base = kind.replace("const ", "").replace("*", "").strip()
            length = LENGTHS.get(f"{name}.{field['name']}")
            if field["name"] in LENGTHS.values():
                hint = "KEPT"
            if kind == "callback":
                sort, index, kind = "FUNCTION", self.slot(f"{name}.{field['name']}"), "callback"
            elif kind.endswith("_fn"):
                sort, index = "FUNCTION", self.slot(kind)
            elif base in self.kinds and kind == f"{base} *":
                sort, index = "HANDLE", self.kinds.index(base)
            elif kind in ("double", "float"):  # the latter in what is lent
                sort = "NUMBER"
            elif kind == "bool":
                sort = "BOOL"
            elif kind in INTEGERS:
                sort = "INTEGER"
            elif kind in self.enums:
                sort, index = "CHOICE", self.enums.index(kind)
            elif kind in self.structs:
                sort, index = "VALUE", self.structs[kind]
            elif kind == "const char *":
                sort = "TEXT"
            elif kind == "const double *":
                sort = "NUMBERS"
            elif base in self.structs and (length or kind == f"const {base} *"):
                sort, index = "STRUCTS", self.structs[base]
            elif kind == "void *":
                sort = "DATA" if field["name"].endswith("data") else \
                    "ANY_HANDLE" if field["name"] == "object" else "POINTER"
            elif kind in ("motus_view *const *", "const uint16_t *", "const uint64_t *"):
                sort = "POINTER"  # columns that the library lends, read as records too
            else:
                raise Unknown(f"{name}.{field['name']}: `{kind}`")
            self.out(f'  {{"{field["name"]}", "{kind}", SORT_{sort}, {index}, HINT_{hint}, '
                     f"offsetof({name}, {field['name']}), sizeof((({name} *)0)->{field['name']}), "
                     f"{field.get('length', 1)}, {names.index(length) if length else -1}}},")
        self.out("};")

    # MARK: Functions

    def sort(self, function, one, names):
        """(sort, of, index, hint, size, length, scope, user_data) of a parameter."""
        kind, name = one["type"], one["name"]
        base = kind.replace("const ", "").replace("*const *", "**").strip()
        bare = base.replace("*", "").strip()
        hint = HINTS.get(name, "NONE")
        length = one.get("length")
        at = names.index(length) if length in names else -1
        scope = (one.get("scope") or "none").upper().replace(" ", "_")
        data = names.index(one["user_data"]) if one.get("user_data") in names else -1
        if data < 0 and kind.endswith("_fn") and kind != "motus_destroy_fn":
            # Of two functions side by side: their data stands behind the second.
            after = names.index(name) + 2
            data = after if names[after:after + 1] == ["user_data"] else -1
        of, index, size = "NOTHING", 0, "0"

        def answer(sort):
            return sort, of, index, hint, size, at, scope, data

        if kind in ("void *", "const void *") and name == "handle":
            return answer("ANY_HANDLE")
        if kind == "motus_destroy_fn":
            return answer("DESTROY")
        if kind.endswith("_fn"):
            index = self.slot(kind)
            return answer("FUNCTION")
        if name in ("user_data", "block_data"):
            return answer("DATA")
        if name == "sender":
            return answer("POINTER")
        if one["direction"] == "out":
            if base == "void *":
                return answer("OUT_BYTES")
            pointee = kind.removesuffix("*").strip()
            if pointee.startswith("const ") and pointee.endswith("*") and bare in self.structs:
                index, size = self.structs[bare], f"sizeof({bare})"
                return answer("LENT")
            size = f"sizeof({pointee})"
            if pointee.endswith("*") and bare in self.kinds:
                of, index = "HANDLE", self.kinds.index(bare)
            elif pointee in self.structs:
                of, index = "VALUE", self.structs[pointee]
            elif pointee == "double":
                of = "NUMBER"
            elif pointee in INTEGERS or pointee in self.enums or pointee == "bool":
                of = "INTEGER"
            else:
                raise Unknown(f"{function}: `{kind} {name}`")
            return answer("OUT_ARRAY" if length else "OUT")
        if bare in self.kinds and base == f"{bare} *":
            index = self.kinds.index(bare)
            at = -1
            return answer("HANDLE")
        if bare in self.kinds and base == f"{bare} **":
            index = self.kinds.index(bare)
            return answer("HANDLES")
        if kind == "const void *" and length:
            return answer("BYTES")
        if kind == "const double *":
            return answer("NUMBERS")
        if kind == "const char *":
            return answer("TEXT")
        if kind == "double":
            return answer("NUMBER")
        if kind == "bool":
            return answer("BOOL")
        if kind in INTEGERS:
            hint = hint if hint in ("PROPERTY", "FLAGS", "FINGER", "STRUCT_SIZE", "ELEMENT_SIZE") else "NONE"
            return answer("INTEGER")
        if kind in self.enums:
            index = self.enums.index(kind)
            return answer("CHOICE")
        if bare in self.structs:
            index, size = self.structs[bare], f"sizeof({bare})"
            if base == bare:
                return answer("VALUE")
            if function.endswith("_init"):
                return answer("FILLED")
            if base == f"{bare} *" and kind.startswith("const "):
                return answer("STRUCTS" if length else "STRUCT")
        raise Unknown(f"{function}: `{kind} {name}`")

    def argument(self, at, one):
        kind = one["type"]
        if kind in self.structs:
            return f"*(const {kind} *)a[{at}].pointer"
        if kind.endswith("_fn"):
            return f"({kind})a[{at}].function"
        if "*" in kind:
            return f"a[{at}].pointer"
        if kind == "double":
            return f"a[{at}].number"
        if kind == "bool":
            return f"a[{at}].integer != 0"
        if kind == "size_t":
            return f"size_of(a[{at}].integer)"
        return f"({kind})a[{at}].integer"

    def result(self, function):
        """(sort, index, size, statement)"""
        kind, call = function["returns"]["type"], self.call(function)
        bare = kind.replace("const ", "").replace("*", "").strip()
        if kind == "motus_status":
            return "STATUS", 0, "0", f"r->integer = {call};"
        if kind == "double":
            return "NUMBER", 0, "0", f"r->number = {call};"
        if kind in self.enums:
            return "CHOICE", self.enums.index(kind), "0", f"r->integer = {call};"
        if kind in NUMBERS:
            return "INTEGER", 0, "0", f"r->integer = ({widest(kind)}){call};"
        if kind == "const char *":
            return "TEXT", 0, "0", f"r->pointer = {call};"
        if bare in self.kinds:
            return "HANDLE", self.kinds.index(bare), "0", f"r->pointer = {call};"
        if kind == "void *":
            return "POINTER", 0, "0", f"r->pointer = {call};"
        if kind in self.structs:
            return ("VALUE", self.structs[kind], f"sizeof({kind})",
                    f"{kind} x = {call}; memcpy(r->value, &x, sizeof x);")
        raise Unknown(f"{function['name']} returns {kind}")

    def call(self, function):
        return f"{function['name']}(" + ", ".join(
            self.argument(at, one) for at, one in enumerate(function["parameters"])) + ")"

    def write_functions(self):
        for at, function in enumerate(self.api["functions"]):
            self.out(f"static void call_{at}(const argument *a, answer *r) {{",
                     "  (void)a, (void)r;", f"  {self.result(function)[3]}", "}")
        for name in HABITS:
            self.out(f"void {name}(const argument *a, answer *r);")
        self.out("const function functions[] = {")
        for at, function in enumerate(self.api["functions"]):
            name, parameters = function["name"], function["parameters"]
            sort, index, size, _ = self.result(function)
            creates = any(one["name"].startswith("out_") and one.get("transfer") == "full"
                          for one in parameters)
            self.out(f'  {{"{name}", call_{at}, SORT_{sort}, {index}, {size}, '
                     f"{statuses(self.api, function):#x}, {int(creates)}, {int(name.endswith('_init'))}, {{")
            names = [one["name"] for one in parameters]
            for one in parameters:
                kind, of, index, hint, size, length, scope, data = self.sort(name, one, names)
                counts = any(other.get("length") == one["name"] and
                             (other["type"].startswith("const ") or "const *" in other["type"] or
                              other["direction"] == "out") for other in parameters)
                if kind == "INTEGER" and counts:
                    hint = "LENGTH"
                nullable = one.get("nullable", False)
                self.out(f'    {{"{one["name"]}", "{one["type"]}", SORT_{kind}, SORT_{of}, {index}, '
                         f"HINT_{hint}, {int(nullable)}, {size}, {length}, SCOPE_{scope}, {data}}},")
            self.out(f"  }}, {len(parameters)}}},")
        for name in HABITS:
            self.out(f'  {{"{name}", {name}, SORT_NOTHING, 0, 0, 0, 0, 0, {{',
                     f'    {{"runtime", "motus_runtime *", SORT_HANDLE, SORT_NOTHING, '
                     f"{self.kinds.index('motus_runtime')}, HINT_NONE, 0, 0, -1, SCOPE_NONE, -1}},",
                     '    {"first", "int32_t", SORT_INTEGER, SORT_NOTHING, 0, HINT_SEED, 0, 0, -1, '
                     "SCOPE_NONE, -1},",
                     '    {"second", "int32_t", SORT_INTEGER, SORT_NOTHING, 0, HINT_SEED, 0, 0, -1, '
                     "SCOPE_NONE, -1},", "  }, 3},")
        self.out("};", f"const int function_count = {len(self.api['functions']) + len(HABITS)};")

    def text(self):
        self.out("/* Written by Tests/fuzz/generate.py. */", '#include "fuzz.h"',
                 "#include <stddef.h>", "")
        self.write_slots()
        self.write_types()
        self.write_shapes()
        self.write_functions()
        self.out(*ring(self.api))
        return "\n".join(self.lines) + "\n"


def main():
    if not API.exists():
        sys.exit("there is no description of the interface: run `make api`")
    writer = Writer(json.loads(API.read_text()))
    try:
        text = writer.text()
    except Unknown as what:
        sys.exit(f"{what}: teach Tests/fuzz/generate.py what to draw")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    if not OUT.exists() or OUT.read_text() != text:
        OUT.write_text(text)
    print(f"{len(writer.api['functions'])} functions, {len(writer.slots)} callback slots")


if __name__ == "__main__":
    main()
