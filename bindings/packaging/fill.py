"""The packaging files of this folder, filled in for a release: version, address and checksums of its archives.

usage: fill.py ADDRESS ARCHIVES OUT; ADDRESS is the folder that hosts download from, https://… or file://…, ARCHIVES the
folder in which they stand here, as `make archives` leaves it

@VERSION@, @MAJOR@ and @ADDRESS@ stand for themselves, @SHA256:linux-x86_64@ and @SHA512:…@ for the checksum of an archive. A
package whose archives are not all there is left out, and said so.
"""

import hashlib
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ENDS = (".tar.gz", ".zip")


def version():
    text = (HERE.parents[1] / "include" / "motus.h").read_text()
    return re.search(r'^#define MOTUS_VERSION_STRING "(.*)"', text, re.M)[1]


def filled(text, address, archives):
    """The text, or the archives that it wants and that are not there."""
    missing = set()

    def value(found):
        kind, archive = found[1].lower(), found[2]
        for end in ENDS:
            path = archives / f"motus-{version()}-{archive}{end}"
            if path.exists():
                return hashlib.new(kind, path.read_bytes()).hexdigest()
        missing.add(archive)
        return ""

    text = re.sub(r"@(SHA256|SHA512):([\w-]+)@", value, text)
    return text.replace("@VERSION@", version()).replace("@MAJOR@", version().split(".")[0]).replace("@ADDRESS@", address), missing


def main():
    address, archives, out = sys.argv[1].rstrip("/"), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    done = []
    for package in sorted(path for path in HERE.iterdir() if path.is_dir() and path.name != "__pycache__"):
        files, missing = {}, set()
        for path in sorted(path for path in package.rglob("*") if path.is_file()):
            files[path], lacking = filled(path.read_text(), address, archives)
            missing |= lacking
        if missing:
            print(f"SKIPPED: {package.name}: there is no archive for {', '.join(sorted(missing))}")
            continue
        for path, text in files.items():
            place = out / path.relative_to(HERE)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
            place.chmod(path.stat().st_mode)
        done.append(package.name)
    print(f"{out}: {', '.join(done)}")


if __name__ == "__main__":
    main()
