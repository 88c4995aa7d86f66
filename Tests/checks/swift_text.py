"""Swift source as the checks see it: comments and the text of strings replaced by blanks."""

import re

QUOTE = re.compile(r'(#*)("""|")')


def code(source):
    """The source with comments and strings blanked out; every line keeps its number."""
    kept, at, comments = list(source), 0, 0
    contexts = [0]  # a number: code, and its open parentheses; a pair: a string's end and escape
    while at < len(source):
        context, length, keep = contexts[-1], 1, True
        if comments:
            comments += {"/*": 1, "*/": -1}.get(source[at:at + 2], 0)
            length, keep = 2 if source[at:at + 2] in ("/*", "*/") else 1, False
        elif isinstance(context, tuple):
            end, escape = context
            keep = False
            if source.startswith(escape + "(", at):  # interpolation: code again
                length = len(escape) + 1
                contexts.append(0)
            elif source.startswith(escape, at):
                length = len(escape) + 1
            elif source.startswith(end, at):
                length = len(end)
                contexts.pop()
        elif source.startswith("//", at):
            length, keep = len(source[at:].split("\n", 1)[0]), False
        elif source.startswith("/*", at):
            comments, length, keep = 1, 2, False
        elif quote := QUOTE.match(source, at):
            length, keep = len(quote[0]), False
            contexts.append((quote[2] + quote[1], "\\" + quote[1]))
        elif source[at] == ")" and context == 0 and len(contexts) > 1:
            contexts.pop()
            keep = False
        else:
            contexts[-1] += {"(": 1, ")": -1}.get(source[at], 0)
        if not keep:
            kept[at:at + length] = re.sub(r"[^\n]", " ", source[at:at + length])
        at += length
    return "".join(kept)
