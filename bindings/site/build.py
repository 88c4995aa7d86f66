"""Writes the site from what exists, for make site: WEB DOCS OUT. WEB is the folder of make web, DOCS that of make docs or
one that does not exist.

Nothing is fetched, and nothing but the browser is needed: pages are served by anything, and opened from the folder. There
a page may load neither modules nor the library; then boot.js takes both from bundle.js.
"""

import base64
import json
import pathlib
import re
import shutil
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NAMES = {"c": "C", "cpp": "C++", "python": "Python", "lua": "Lua", "js": "JavaScript", "rust": "Rust", "csharp": "C#", "java": "Java",
         "go": "Go", "zig": "Zig"}
PAGES = {"index": "Motus", "gallery": "Gallery", "playground": "Playground", "curves": "Curves"}

# Examples that live in the page, with their sources: the same thing in several languages, where it exists.
LIVE = [
    ("A phone app", "app.html", 844, "One canvas, four tabs: pages that are swiped back, a sheet over a map with thousands of rows, "
     "cards that are thrown, a list. The arrows turn it from right to left.",
     {"JavaScript": ["web/app.js", "web/walks.js", "web/map.js", "web/wallet.js", "web/packing.js", "web/kit.js", "web/host.js"],
      "C": ["sdl/app/app.c", "sdl/app/walks.c", "sdl/app/map.c", "sdl/app/wallet.c", "sdl/app/packing.c", "sdl/host.c"],
      "Lua": ["love/main.lua"]}),
    ("Letters in a document", "mail.html", 720, "Elements stay elements: rows are swiped aside, pressed, chosen by the arrow keys, "
     "under a title that shrinks.",
     {"JavaScript": ["web/mail.js", "web/mail.html"], "C": ["c/swipe.c", "c/bars.c", "c/focus.c"], "Lua": ["lua/swipe.lua"]}),
    ("Ten thousand cards", "cards.html", 600, "They gather where one clicks; one call of WebGL2 draws them.",
     {"JavaScript": ["web/cards.js", "web/rows.js"], "Python": ["python/cards.py"], "C": ["opengl/main.c", "opengl/rows.c"],
      "C++": ["cpp/deal.cpp"]}),
]
# Pictures of examples in C, and what does the same elsewhere.
BESIDE = {"swipe": {"Lua": ["lua/swipe.lua"]}, "button": {"Python": ["python/springs.py"]}}


def sources(names):
    return {language: [{"name": f"examples/{file}", "text": (ROOT / "examples" / file).read_text()} for file in files]
            for language, files in names.items()}


def gallery():
    """Everything that the gallery shows, as one list."""
    readme = (ROOT / "README.md").read_text()
    first = {name: [{"name": "README.md", "text": re.search(rf"^```{key}\n(.*?)^```", readme, re.M | re.S)[1]}]
             for key, name in NAMES.items() if re.search(rf"^```{key}\n", readme, re.M)}
    shown = [{"title": "Ten lines", "said": "A number goes to 300 by a spring, in every language.", "live": "first.html",
              "height": 120, "sources": first}]
    shown += [{"title": title, "said": said, "live": page, "height": height, "sources": sources(names)}
              for title, page, height, said, names in LIVE]
    for alt, name in re.findall(r"^!\[(.*?)\]\(examples/c/pictures/(\w+)\.svg\)", readme, re.M):
        if (ROOT / f"examples/c/{name}.c").exists():
            shown.append({"title": name.replace("_", " ").capitalize(), "said": f"{alt}.", "picture": f"pictures/{name}.svg",
                          "sources": sources({"C": [f"c/{name}.c"], **BESIDE.get(name, {})})})
    return shown


def page(name, title, body, docs):
    links = "".join(f'<a href="{one}.html"{" aria-current=page" if one == name else ""}>{words}</a>'
                    for one, words in PAGES.items())
    if docs.is_dir():
        sections = next(one for one in ("topics.html", "modules.html") if (docs / one).exists())  # by doxygen's age
        links += f'<a href="docs/index.html">Guide</a><a href="docs/{sections}">Reference</a>'
    links += '<a href="inspector.html">Inspector</a>'
    return (HERE / "frame.html").read_text().replace("TITLE", title).replace("LINKS", links).replace("BODY", body)


def bundle(out):
    """Modules as texts and the library in base64, for pages that are opened from a folder."""
    modules = {path.name: path.read_text() for path in sorted(out.glob("*.js")) if path.name not in ("boot.js", "examples.js")}
    library = base64.b64encode((out / "motus.wasm").read_bytes()).decode()
    (out / "bundle.js").write_text(f"globalThis.motusModules = {json.dumps(modules)};\n"
                                   f'globalThis.motusLibrary = "{library}";\n')


def main(web, docs, out):
    web, docs, out = map(pathlib.Path, (web, docs, out))
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for path in web.iterdir():
        if path.suffix in (".js", ".wasm", ".html") and path.name != "index.html":
            shutil.copy(path, out)
    for path in HERE.iterdir():
        if path.suffix in (".js", ".css"):
            shutil.copy(path, out)
    # Pages of examples load their modules by boot.js.
    for name, source in (("app", web / "index.html"), ("mail", web / "mail.html"), ("cards", web / "cards.html")):
        text = re.sub(r"<script>\n.*?</script>\n", "", source.read_text(), flags=re.S)
        text, count = re.subn(r'<script type="module" src="(\w+\.js)"></script>',
                              r'<script src="boot.js"></script>\n<script>boot("\1")</script>', text)
        assert count == 1, f"{source} has {count} modules"
        (out / f"{name}.html").write_text(text)
    (out / "pictures").mkdir()
    for path in [*(ROOT / "examples/c/pictures").glob("*.svg"), ROOT / "examples/sdl/wander.png", ROOT / "examples/sdl/film.webp"]:
        shutil.copy(path, out / "pictures")
    if docs.is_dir():
        shutil.copytree(docs, out / "docs")
    (out / "examples.js").write_text(f"globalThis.EXAMPLES = {json.dumps(gallery())};\n")
    for name, title in PAGES.items():
        body = (HERE / f"{name}.html").read_text()
        (out / f"{name}.html").write_text(page(name, title if name == "index" else f"{title} · Motus", body, docs))
    (out / "first.html").write_text((HERE / "first.html").read_text())
    inspector = ROOT / "bindings/inspector"
    script = "\n".join(["const FIELDS = null;", *((inspector / name).read_text() for name in ("read.js", "change.js", "show.js"))])
    (out / "inspector.html").write_text((inspector / "inspector.html").read_text().replace("SCRIPT", script).replace("TRACE", "", 1))
    bundle(out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}/index.html: {len(list(out.glob('*.html')))} pages{'' if docs.is_dir() else ', no guide and no reference'}, "
          f"{size >> 20} MB")


main(*sys.argv[1:4])
