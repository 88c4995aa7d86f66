/// States of a view controller's view between hidden and shown, and the calls between them (AP-9).
///
///     disappeared ──begin(appearing)──▶ appearing ──end──▶ appeared
///          ▲                             │      ▲              │
///          │               begin(dis…)   ▼      │ begin(app…)  │ begin(disappearing)
///          └────────end──────────────── disappearing ◀─────────┘
enum Appearance: Int32 {
  case disappeared = 0
  case appearing = 1
  case appeared = 2
  case disappearing = 3

  var noun: StaticString {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
