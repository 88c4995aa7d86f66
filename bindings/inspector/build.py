"""One page that shows a watched trace, with all it needs in it: WATCHED_TRACE OUT."""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def main(trace, out):
    script = "\n".join((HERE / name).read_text() for name in ("read.js", "show.js"))
    text = pathlib.Path(trace).read_text(errors="replace").replace("</script", "<\\/script")
    page = (HERE / "inspector.html").read_text().replace("SCRIPT", script).replace("TRACE", text, 1)
    pathlib.Path(out).write_text(page)
    print(f"{out}: {len(page)} bytes")


main(*sys.argv[1:3])
