"""The brackets in the header's comments of struct fields, of callbacks and of event kinds, and what
else a binding needs to know of a declaration: kinds, sets of bits, threads. api.py puts them into the
description; "Annotations" at the top of the header defines the words."""

import re

TRANSFERS = ("lent", "retained", "given")
ANSWERS = ("nothing", "yes", "no", "none", "required", "default")


def brackets(text):
    """(the entries of the bracket that ends a comment, the comment without it)."""
    found = re.match(r"(.*?)\s*\[([^\][]*)\]$", text, re.S)
    if not found or text.rstrip().endswith("of them]") and not found:
        return [], text
    return [" ".join(entry.split()) for entry in found[2].split(";")], found[1]


def transfer(words):
    """{transfer, nullable} of "retained or NULL"."""
    kind, _, rest = words.partition(" or ")
    return {"transfer": kind, "nullable": rest == "NULL"} if kind in TRANSFERS and rest in ("", "NULL") else None


# MARK: Members of structs of callbacks

def callback(owner, one, handles, constants, problems):
    """Adds to a function that the host gives: what NULL means, what is returned, and of each parameter
    its direction, whether it may be NULL, and whose it is."""
    entries, one["text"] = brackets(one["text"])
    parameters = {parameter["name"]: parameter for parameter in one["parameters"]}
    for parameter in parameters.values():
        kind, name = parameter["type"], parameter["name"]
        parameter["direction"] = "out" if name.startswith("out_") else "in"
        if "*" in kind:
            parameter |= {"nullable": name == "user_data", "transfer": "lent"}
    null = None
    for entry in entries:
        if match := re.match(r"NULL: (.+)$", entry):
            null = match[1]
        elif match := re.match(r"returns (.+)$", entry):
            one["returned"] = transfer(match[1])
            if not one["returned"]:
                problems.append(f"{owner}: [{entry}] says nothing that is known")
        else:
            names, _, word = re.match(r"((?:\w+, )*\w+)( )(.+)$", entry).groups() if " " in entry else ("", "", entry)
            for name in names.split(", "):
                if name not in parameters:
                    problems.append(f"{owner}: [{entry}] names no parameter")
                elif word == "or NULL":
                    parameters[name]["nullable"] = True
                elif word == "in and out":
                    parameters[name]["direction"] = "inout"
                elif word == "token":
                    parameters[name] |= {"meaning": "token", "nullable": True}
                else:
                    problems.append(f"{owner}: [{entry}] says nothing that is known")
    for name, parameter in parameters.items():
        kind = parameter["type"]
        base = re.sub(r"\bconst\b|\*", "", kind).strip()
        if "*" in kind and base not in handles and "const" not in kind and parameter["direction"] == "in" \
                and base != "void":
            problems.append(f"{owner}: {name} is neither `out_…` nor [{name} in and out]")
        if base == "void" and name not in ("user_data", "memory") and "meaning" not in parameter:
            problems.append(f"{owner}: {name} is not said to be a [{name} token]")
    if "*" in one["returns"] and "returned" not in one and "void" not in one["returns"]:
        problems.append(f"{owner}: whose the result is does not stand in brackets")
    return null


def member(struct, one, handles, constants, problems):
    owner = f"{struct['name']}.{one['name']}"
    null = callback(owner, one, handles, constants, problems)
    answers = one["returns"] != "void" or any(
        parameter["direction"] != "in" for parameter in one["parameters"])
    one["null"] = null or ("nothing" if one["returns"] == "void" else None)
    names = [parameter["name"] for parameter in one["parameters"]]
    known = (*ANSWERS, *names)
    if not one["null"]:
        problems.append(f"{owner}: [NULL: …] does not say what a function that is missing means")
    elif one["null"].removeprefix("#") not in (*known, *constants) and not re.fullmatch(r"-?[\d.]+", one["null"]):
        problems.append(f"{owner}: [NULL: {one['null']}] is no known word")
    if one["null"] == "nothing" and not answers and null:
        problems.append(f"{owner}: [NULL: nothing] goes without saying")


# MARK: Fields

def field(struct, one, names, problems):
    """Adds whose a pointer is, how long it is read, and its length."""
    entries, one["text"] = brackets(one["text"])
    owner, pointer = f"{struct['name']}.{one['name']}", "*" in one["type"] or one["type"].endswith("_fn")
    if pointer and not entries:
        problems.append(f"{owner}: nothing in brackets says whose it is")
    one |= {"nullable": False} if pointer else {}
    for entry in entries:
        if entry == "or NULL":
            one["nullable"] = True
        elif found := transfer(entry):
            one |= found
        elif entry in ("token", "handle", "handle or token"):
            one |= {"meaning": entry, "nullable": True}
        elif entry in ("during the call", "library"):
            one["lifetime"] = "until the process ends" if entry == "library" else entry
        elif match := re.match(r"(\w+(?: \* \w+)*) (?:numbers|of them)$", entry):
            one["count"] = match[1]
            if set(match[1].split(" * ")) - set(names):
                problems.append(f"{owner}: the length {match[1]} is no field")
        else:
            problems.append(f"{owner}: [{entry}] says nothing that is known")


# MARK: Events

def events(enum, problems):
    """A table: for each kind the kinds of its subject and its other, and the types of detail and value. What
    stands in a comment holds for the kinds below it, too, up to the next comment."""
    rows, entries = [], []
    for one in enum["values"]:
        if one["text"]:
            entries, one["text"] = brackets(one["text"])
        row = {"kind": one["name"]}
        for entry in entries:
            key, _, word = entry.partition(" ")
            if key not in ("subject", "other", "detail", "value"):
                problems.append(f"{one['name']}: [{entry}] says nothing that is known")
            elif key in ("detail", "value"):
                row[key] = word
            else:
                row[key] = {"kinds": [kind for kind in word.split(" or ") if kind != "NULL"],
                            "nullable": word.endswith(" or NULL")}
        if not entries:
            problems.append(f"{one['name']}: no [subject …; other …; detail …; value …]")
        rows.append(row)
    return rows


# MARK: Kinds

def bases(text, handles, functions):
    """Which kind is which other, and which are counted: the host may hold references to them."""
    by_name = {one["name"]: one for one in handles}
    for kind, base in re.findall(r"^ \*\s+(motus_\w+)\s+is a\s+(motus_\w+)$", text, re.M):
        by_name[kind]["base"] = base
    for name, one in by_name.items():
        if name.endswith("_behavior") and name != "motus_dynamic_behavior":
            one["base"] = "motus_dynamic_behavior"
    made = {parameter["type"].replace("*", "").strip() for function in functions
            for parameter in function["parameters"] if parameter.get("transfer") == "full"}

    def line(name):
        found = {name}
        while name := by_name[name].get("base"):
            found.add(name)
        return found

    for name, one in by_name.items():
        one["base"] = one.get("base")
        one["counted"] = any(name in line(other) or other in line(name) for other in made & by_name.keys())


def sets(interface, problems):
    """Which enumerations are sets of bits, and which fields, parameters and results hold them; which may
    get more values that a host will meet."""
    enums = {one["name"]: one for one in interface.enums}
    for one in enums.values():
        one |= {"bits": False, "open": False}
    places = [(struct["name"], one) for struct in interface.structs for one in struct["fields"]]
    places += [(function["name"], one) for function in interface.functions
               for one in (*function["parameters"], function["returns"])]
    for owner, one in places:
        for name in re.findall(r"\b(motus_\w+)\s+bits", one.get("text") or ""):
            if name not in enums:
                problems.append(f"{owner}: {name} is no enumeration")
                continue
            one["bits"] = name
            enums[name]["bits"] = True
    for function in interface.functions:
        for name in re.findall(r"\b(motus_\w+)\s+bits", function["text"]):
            if name in enums:
                enums[name]["bits"] = True
                target = function["returns"] if function["returns"]["type"] == "uint32_t" else None
                for parameter in function["parameters"]:
                    if parameter["type"] in ("uint32_t", "uint32_t *") and "bits" not in parameter:
                        target = target or parameter
                if target is not None:
                    target.setdefault("bits", name)
    for owner, one in places:
        name = one.get("name") or owner
        if one["type"] == "uint32_t" and re.search(r"(flags|edges|delays|reasons|modifiers|axes|mode|_bars)$", name) \
                and "bits" not in one:
            problems.append(f"{owner}: {one.get('name', 'the result')} is no set: which `motus_x bits`?")
    for one in enums.values():  # "Bits of motus_x.flags" and the like
        if re.match(r"Bits of |.*\bas bits\b", one["text"], re.S):
            one["bits"] = True
    told = {one["type"] for struct in interface.structs if struct["kind"] == "plain" for one in struct["fields"]}
    told |= {function["returns"]["type"] for function in interface.functions}
    told |= {parameter["type"] for one in interface.members() for parameter in one["parameters"]}
    for name in told & enums.keys():
        enums[name]["open"] = True


def settings(interface, problems):
    """One style: each struct of settings that a host fills has an _init with the struct and its size, and what reads
    the options of an object stands beside what sets them."""
    functions = {one["name"]: one for one in interface.functions}
    filled = {parameter["type"].removeprefix("const ").removesuffix(" *") for one in interface.functions
              for parameter in one["parameters"] if parameter["type"].startswith("const ")}
    for struct in interface.structs:
        init = functions.get(f"{struct['name']}_init")
        if struct["kind"] == "options" and struct["name"] in filled and not init:
            problems.append(f"{struct['name']} has no _init")
        if init and [(one["type"], one["name"]) for one in init["parameters"]][1:] != [("size_t", "struct_size")]:
            problems.append(f"{init['name']} does not take the struct and its size alone")
        if struct["kind"] == "callbacks" and init:
            problems.append(f"{init['name']}: structs of callbacks begin empty")
    for name in functions:
        for one, other in (("_get_options", "_set_options"), ("_set_options", "_get_options")):
            if name.endswith(one) and name.removesuffix(one) + other not in functions:
                problems.append(f"{name} stands without {other}")


def threads(function, handles):
    """Which thread may call it: any at any time, the one that uses the runtime, or one for the process."""
    if function["name"].startswith("motus_library_"):
        return "process"
    kinds = {parameter["type"].replace("const", "").replace("*", "").strip() for parameter in function["parameters"]
             if parameter["direction"] == "in"}
    return "runtime" if kinds & (set(handles) | {"void"}) else "any"
