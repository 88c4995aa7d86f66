"""Holds: every kind of object, event and status that the header has is told by its name."""

import ctypes
import re
import sys

import header

library = ctypes.CDLL(str(header.LIBRARY))
problems, count = [], 0
for function, enum in (("motus_kind_name", "motus_kind"), ("motus_event_kind_name", "motus_event_kind"),
                       ("motus_status_name", "motus_status")):
    name_of = getattr(library, function)
    name_of.restype = ctypes.c_char_p
    body = re.search(rf"typedef enum {enum} \{{(.*?)\}} {enum};", header.without_comments(header.source()), re.S)[1]
    for name, number in re.findall(r"(MOTUS_\w+) = (-?\d+)", body):
        count += 1
        told = name_of(int(number)).decode()
        if told != name:
            problems.append(f"{function}({number}) says {told}, the header {name}")
print("\n".join(problems) or f"{count} names")
sys.exit(bool(problems) or count < 100)
