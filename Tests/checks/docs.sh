#!/bin/sh
# Makes the header's reference as pages (.build/motus/docs/html/index.html) with one group for each
# section, and holds: every function and type is documented, every #NAME names something.
cd "$(dirname "$0")/../.." || exit 2
out=.build/motus/docs
command -v doxygen >/dev/null || { echo 'SKIPPED: doxygen is not installed'; exit 0; }
rm -rf $out
mkdir -p $out

# The sections' rules become groups of members.
awk '
  /^\/\* ---- / {
    gsub(/^\/\* -* | -* \*\/$/, "")
    print (open ? "/** @} */ " : "") "/** @name " $0 " */ /** @{ */"
    open = 1
    next
  }
  /^#ifdef __cplusplus/ && open { print "/** @} */"; open = 0 }
  { print }
' include/motus.h >$out/motus.h

pages() {
  printf '%s\n' "INPUT = $out/motus.h" "OUTPUT_DIRECTORY = $out" 'PROJECT_NAME = Motus' \
    'OPTIMIZE_OUTPUT_FOR_C = YES' 'JAVADOC_AUTOBRIEF = YES' 'GENERATE_LATEX = NO' 'QUIET = YES' \
    'STRIP_FROM_PATH = '$out 'HAVE_DOT = NO' 'SORT_MEMBER_DOCS = NO' 'WARN_IF_INCOMPLETE_DOC = NO' \
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
echo "$(grep -c 'class="memitem"' $out/html/motus_8h.html) declarations as pages, $out/html/index.html"
