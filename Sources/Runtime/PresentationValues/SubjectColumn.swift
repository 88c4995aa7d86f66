/// One number for each view and value, −1 where nobody has set another one.
struct SubjectColumn: ~Copyable {
  private var views = Buffer<Int32>()
  private var values = Buffer<Int32>()

  subscript(subject: Subject) -> Int32 {
    get {
      guard subject < 0 else { return subject < views.count ? views[subject] : -1 }
      return ~subject < values.count ? values[~subject] : -1
    }
    set {
      if subject >= 0 {
        Self.set(&views, subject, newValue)
      } else {
        Self.set(&values, ~subject, newValue)
      }
    }
  }

  mutating func removeAll() {
    views.removeAll()
    values.removeAll()
  }

  private static func set(_ column: inout Buffer<Int32>, _ index: Int, _ number: Int32) {
    if index >= column.count { column.append(repeating: -1, count: index + 1 - column.count) }
    column[index] = number
  }
}
