"""Holds: functions, callbacks and fields have the types that signatures.txt lists; it only grows."""

import pathlib
import re
import sys

import header

LIST = pathlib.Path(__file__).with_name("signatures.txt")


def types(arguments):
    """The types of a list of parameters, without their names."""
    if arguments.strip() == "void":
        return "void"
    return ", ".join(re.match(r"(.*?)\w+$", one.strip()).group(1).strip()
                     for one in arguments.split(","))


def signatures():
    found = {}
    for name, declaration in header.functions().items():
        result, arguments = re.match(rf"(.*?)\b{name} ?\((.*)\)$", declaration).groups()
        found[name] = f"{result.strip()} ({types(arguments)})"
    for statement in header.statements():
        match = re.match(r"typedef (.+?) ?\(\* ?(\w+)\) ?\((.*)\)$", statement)
        if match:
            found[match.group(2)] = f"{match.group(1).strip()} ({types(match.group(3))})"
    for struct, fields in header.structs().items():
        for field in fields:
            match = re.match(r"(.+?) ?\( ?\* ?(\w+) ?\) ?\((.*)\)$", field)
            if match:
                found[f"{struct}.{match.group(2)}"] = f"{match.group(1)} ({types(match.group(3))})"
                continue
            for name in header.declarators(field):
                kind = re.match(r"(.*?[ *])\w+(\[\w+\])?(,|$)", field)
                found[f"{struct}.{name}"] = kind.group(1).strip() + (kind.group(2) or "")
    return found


now = signatures()
then = dict(line.split(" ", 1) for line in LIST.read_text().splitlines()) if LIST.exists() else {}
broken = [f"{name} was {then[name]} and is {now.get(name, 'gone')}"
          for name in then if now.get(name) != then[name]]
if "--update" in sys.argv and not broken:
    LIST.write_text("".join(f"{name} {what}\n" for name, what in sorted(now.items())))
    print(f"signatures.txt: {len(now.keys() - then.keys())} added, {len(now)} lines")
    sys.exit()
if broken:
    broken.append("hosts built before this would break; if none can exist, take the lines out of "
                  "Tests/abi/signatures.txt by hand, then `make symbols`")
else:
    broken = [f"{name} is new: run `make symbols`" for name in now.keys() - then.keys()]
print("\n".join(broken) or f"{len(now)} signatures")
sys.exit(bool(broken))
