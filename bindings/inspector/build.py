"""One page that shows a watched trace, with all it needs in it: WATCHED_TRACE OUT."""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def page(text):
    script = "\n".join((HERE / name).read_text() for name in ("read.js", "show.js", "live.js"))
    text = text.replace("</script", "<\\/script")
    return (HERE / "inspector.html").read_text().replace("SCRIPT", script).replace("TRACE", text, 1)


def main(trace, out):
    made = page(pathlib.Path(trace).read_text(errors="replace"))
    pathlib.Path(out).write_text(made)
    print(f"{out}: {len(made)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:3])
