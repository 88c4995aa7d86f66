/// Model values of custom properties: a linked list for each view that has any.
struct CustomValues: ~Copyable {
  // Not private: swiftc 6.3 cannot compile that file by file (Tests/quick.sh).
  struct Node: BitwiseCopyable {
    var property: PropertyID
    var next: Int32
    /// The last round of changes in which it has changed.
    var round: UInt64 = 0
  }

  private var nodes = Buffer<Node>()
  /// Sixteen numbers a node.
  private var values = Buffer<Double>()
  private var firstFree: Int32 = -1

  /// Where the components stand; nil when the view has no value of its own yet. Valid until the
  /// next insertion.
  func find(_ property: PropertyID, from first: Int32) -> UnsafeMutablePointer<Double>? {
    var index = first
    while index >= 0 {
      if nodes[Int(index)].property == property { return components(index) }
      index = nodes[Int(index)].next
    }
    return nil
  }

  /// Adds a value to a list; its components are zero.
  mutating func insert(
    _ property: PropertyID, into first: inout Int32
  ) -> UnsafeMutablePointer<Double> {
    let node = Node(property: property, next: first)
    var index = firstFree
    if index >= 0 {
      firstFree = nodes[Int(index)].next
      nodes[Int(index)] = node
    } else {
      index = Int32(truncatingIfNeeded: nodes.count)
      nodes.append(node)
      for _ in 0..<PropertyID.maximumComponents { values.append(0) }
    }
    first = index
    let components = components(index)
    for component in 0..<PropertyID.maximumComponents { components[component] = 0 }
    return components
  }

  /// Marks a value as changed in a round; false when it is marked already.
  mutating func note(_ property: PropertyID, from first: Int32, in round: UInt64) -> Bool {
    var index = first
    while index >= 0 {
      if nodes[Int(index)].property == property {
        let isNews = nodes[Int(index)].round != round
        nodes.base[Int(index)].round = round
        return isNews
      }
      index = nodes[Int(index)].next
    }
    return false
  }

  /// Forgets the values of all views.
  mutating func removeAll() {
    nodes.removeAll()
    values.removeAll()
    firstFree = -1
  }

  /// Takes over a list of other values. Returns its first.
  mutating func copy(_ other: borrowing CustomValues, from first: Int32) -> Int32 {
    var (copied, index): (Int32, Int32) = (-1, first)
    while index >= 0 {
      let node = other.nodes[Int(index)]
      insert(node.property, into: &copied).copy(
        from: other.components(index), count: PropertyID.maximumComponents)
      index = node.next
    }
    return copied
  }

  mutating func removeAll(from first: inout Int32) {
    while first >= 0 {
      let next = nodes[Int(first)].next
      nodes.base[Int(first)].next = firstFree
      firstFree = first
      first = next
    }
  }

  private func components(_ index: Int32) -> UnsafeMutablePointer<Double> {
    values.base + Int(index) * PropertyID.maximumComponents
  }
}
