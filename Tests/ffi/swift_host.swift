// A program that is itself ordinary Swift loads the library: two Swift runtimes, one process.
// It uses its own classes, strings and dictionaries around the calls, so that a symbol of one
// runtime taken for the other's would show.
import CMotus

final class Box {
  var versions: [String: Int32] = [:]
}

let box = Box()
for round in 0..<100 {
  box.versions["round \(round)"] = motus_version_number()
}
let version = motus_version_number()
guard version >= 100, box.versions.count == 100, Set(box.versions.values) == [version] else {
  fatalError("the library answers differently: \(box.versions)")
}
print("Swift: Motus \(version)")
