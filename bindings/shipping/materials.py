"""The software bill of materials of the archives in a folder, and one list of their checksums.

usage: materials.py VERSION FOLDER; writes motus-VERSION.sbom.json (CycloneDX 1.5) and SHA256SUMS there

Motus has no dependencies: the only part of others is Swift's Embedded standard library, which is compiled into it.
"""

import hashlib
import json
import pathlib
import re
import subprocess
import sys

version, folder = sys.argv[1], pathlib.Path(sys.argv[2])
swift = subprocess.run(["swiftc", "--version"], capture_output=True, text=True).stdout
swift = re.search(r"Swift version (\S+)", swift)
archives = sorted(path for path in folder.iterdir()
                  if path.suffix in (".gz", ".tgz", ".whl", ".zip") and re.search(rf"motus-{re.escape(version)}[-.]", path.name))


def sum_of(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


bill = {
    "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
    "metadata": {"component": {
        "type": "library", "bom-ref": "motus", "name": "motus", "version": version,
        "licenses": [{"license": {"id": "MIT"}}]}},
    "components": [{
        "type": "library", "bom-ref": "swift", "name": "Swift standard library (Embedded)",
        "version": swift[1] if swift else "unknown",
        "licenses": [{"expression": "Apache-2.0 WITH Swift-exception"}]}] + [
        {"type": "file", "bom-ref": path.name, "name": path.name,
         "hashes": [{"alg": "SHA-256", "content": sum_of(path)}]} for path in archives],
    "dependencies": [{"ref": "motus", "dependsOn": ["swift"]}],
}
written = folder / f"motus-{version}.sbom.json"
written.write_text(json.dumps(bill, indent=2) + "\n")
(folder / "SHA256SUMS").write_text("".join(f"{sum_of(path)}  {path.name}\n" for path in [*archives, written]))
print(f"{folder}: {len(archives)} archives, {written.name}, SHA256SUMS")
