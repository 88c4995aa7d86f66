"""Where the links of pages lead, of Markdown and of HTML. As a program: links.py FOLDER holds that no page below it has
a broken one."""

import pathlib
import re
import sys
import urllib.parse


def anchors(text):
    """The names of a page's headings, as forges make them."""
    heads = re.findall(r"^#+ +(.*)$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w\- ]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", head).lower()).replace(" ", "-") for head in heads}


def pages_of(folder):
    return sorted(path for kind in ("*.md", "*.html") for path in folder.rglob(kind))


def broken(page):
    """Each link of a page to a file or heading that there is not."""
    if page.suffix == ".html":
        links = re.findall(r'\s(?:href|src)="(?![a-z]+:|#|")([^"#?]+)', page.read_text())
        return [link for link in dict.fromkeys(links) if not (page.parent / urllib.parse.unquote(link)).exists()]
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.M | re.S)
    out = []
    for link in re.findall(r"\]\((?!https?:|mailto:)([^)\s]+)\)", text):
        place, _, anchor = link.partition("#")
        target = page.parent / place if place else page
        if not target.exists() or (anchor and anchor not in anchors(target.read_text())):
            out.append(link)
    return out


if __name__ == "__main__":
    pages = pages_of(pathlib.Path(sys.argv[1]))
    problems = [f"{page}: there is no {link}" for page in pages for link in broken(page)]
    print("\n".join(problems) or f"the links of {len(pages)} pages lead somewhere")
    sys.exit(bool(problems) or not pages)
