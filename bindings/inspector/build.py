"""One page that shows a watched trace, with all it needs in it: WATCHED_TRACE OUT. With --live in place of a trace it is
the page that live.py serves."""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def fields():
    """What the words of a call are called: of each call its parameters, of each struct its fields, with the name of the
    struct that stands there."""
    sys.path.append(str(HERE.parent / "generate"))
    import model as shared
    import record
    writer = record.Writer(shared.Model())
    structs = writer.structs
    names = {one.c: [[field.name + (f"[{at}]" if field.length else ""), struct_of(writer, field.type)]
                     for field in one.fields if not structs.is_skipped(one, field) for at in range(field.length or 1)]
             for one in structs.written()}
    calls = {writer.short(one): [[given.name, struct_of(writer, given.type)] for given in one.parameters
                                 if given.role != "block_data"] for one in writer.model.functions if writer.is_kept(one)}
    return {"calls": calls, "structs": names}


def struct_of(writer, kind):
    base = kind.replace("const", "").replace("*", "").strip()
    return base if base in writer.model.structs else ""


def page(text="", is_live=False):
    """With a text, or for the server of live.py, which has a player at hand: what is named can be changed there."""
    script = "\n".join((HERE / name).read_text() for name in ("read.js", "change.js", "show.js", "live.js"))
    named = json.dumps(fields(), separators=(",", ":")) if is_live else "null"
    made = (HERE / "inspector.html").read_text().replace("SCRIPT", f"const FIELDS = {named};\n{script}")
    if is_live:
        made = made.replace('id="trace">', 'id="trace" data-live>', 1)
    return made.replace("TRACE", text.replace("</script", "<\\/script"), 1)


def main(trace, out):
    made = page(is_live=True) if trace == "--live" else page(pathlib.Path(trace).read_text(errors="replace"))
    pathlib.Path(out).write_text(made)
    print(f"{out}: {len(made)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:3])
