#!/bin/sh
# Makes pages of the guide and of the header (.build/motus/docs/html/index.html): the guide first, with its contents, and
# a group for each section of the header. Holds: every function and type is documented, every #NAME names something, each
# section is a page, and none is endless.
cd "$(dirname "$0")/../.." || exit 2
out=${OUT:-.build/motus/docs}
command -v doxygen >/dev/null || { echo 'SKIPPED: doxygen is not installed'; exit 0; }
rm -rf $out
mkdir -p $out/pages $out/pictures

# The sections' rules become groups, in the header's order.
awk '
  /^\/\* ---- / {
    gsub(/^\/\* -* | -* \*\/$/, "")
    print (open ? "/** @} */ " : "") sprintf("/** @defgroup section_%02d %s", ++open, $0) " */ /** @{ */"
    next
  }
  /^#ifdef __cplusplus/ && open { print "/** @} */"; open = 0 }
  { print }
' include/motus.h >$out/motus.h
# Of the pages those that a host reads; what they say of others stays as words.
for page in GUIDE CAPABILITIES DYNAMICS TRACE; do
  sed 's,(../examples/[^)]*/\([a-z]*\.png\)),(\1),; s,\[\([^]]*\)\](../include/motus.h),\1,g
    s,\([^!]\)\[\([^]]*\)\](\(\.\./[^)]*\|RULES.md\|ARCHITECTURE.md\)),\1\2,g
    s,^\[\([^]]*\)\](\(\.\./[^)]*\|RULES.md\|ARCHITECTURE.md\)),\1,
    s,^\* \[\([^]]*\)\](\(\.\./[^)]*\|RULES.md\|ARCHITECTURE.md\)),* \1,
    1s,$,\n\n[TOC],' docs/$page.md >$out/pages/$page.md
done
cp examples/*/*.png $out/pictures
sections=$(grep -c '^/\* ---- ' include/motus.h)

pages() {
  printf '%s\n' "INPUT = $out/motus.h $out/pages" "OUTPUT_DIRECTORY = $out" 'PROJECT_NAME = Motus' \
    "USE_MDFILE_AS_MAINPAGE = $out/pages/GUIDE.md" "IMAGE_PATH = $out/pictures" 'TOC_INCLUDE_HEADINGS = 3' \
    'GENERATE_TREEVIEW = YES' 'FULL_SIDEBAR = NO' 'HTML_TIMESTAMP = NO' \
    'OPTIMIZE_OUTPUT_FOR_C = YES' 'JAVADOC_AUTOBRIEF = YES' 'GENERATE_LATEX = NO' 'QUIET = YES' \
    'STRIP_FROM_PATH = '$out 'VERBATIM_HEADERS = NO' 'HAVE_DOT = NO' 'SORT_MEMBER_DOCS = NO' 'SORT_GROUP_NAMES = NO' 'WARN_IF_INCOMPLETE_DOC = NO' \
    "$@" | doxygen - 2>&1
}
# First what is undocumented: fields and constants may speak for themselves. Then the pages, with all.
pages 'EXTRACT_ALL = NO' 'GENERATE_HTML = NO' 'GENERATE_XML = YES' |
  grep -E '\((function|typedef|enumeration)\)|Compound' >$out/warnings
pages 'EXTRACT_ALL = YES' >>$out/warnings
rm -rf $out/xml
if [ -s $out/warnings ]; then
  cat $out/warnings
  exit 1
fi
"${PYTHON:-python3}" - $out/html "$sections" <<'END'
import pathlib, re, sys

html, sections = pathlib.Path(sys.argv[1]), int(sys.argv[2])
groups = sorted(html.glob("group__section__*.html"))
index = (html / "index.html").read_text()
problems = [] if len(groups) == sections else [f"{len(groups)} pages for {sections} sections"]
if not all(word in index for word in ("A host", "first hour", 'class="toc"', "SDL_WaitEvent")):
    problems.append("index.html is not the guide with its contents")
counts = {page.name: page.read_text().count('class="memitem"') for page in html.glob("*.html")}
problems += [f"{name}: {count} declarations on one page" for name, count in counts.items() if count > 160]
for page in html.glob("*.html"):
    problems += [f"{page.name}: there is no {link}" for link in set(re.findall(r'(?:href|src)="(?!https?:|#)([^"#]+)', page.read_text()))
                 if not (html / link).exists() and not link.startswith("javascript:")]
print("\n".join(problems[:20]) or f"{sum(counts.values())} declarations on {len(groups)} pages, the guide first: {html}/index.html")
sys.exit(bool(problems))
END
