/// Attachments of hosts to the properties of views: timings, starting values, and functions that
/// are notified of the end of glides.
final class ImplicitTimings {
  /// A function of the host, with the names of what has come to rest.
  final class Listener {
    let call: (_ view: Handle, _ property: PropertyID, _ finished: Bool) -> Void
    init(_ call: @escaping (_ view: Handle, _ property: PropertyID, _ finished: Bool) -> Void) {
      self.call = call
    }
  }

  fileprivate enum Content {
    case timing(ImplicitTiming)
    case start([Double])
    case listener(Listener)
  }

  private struct Entry {
    var property: PropertyID
    var content: Content
    var next: Int32
  }

  /// A view's property whose first frame shows another value than its model (IM-5).
  struct Start {
    let view: Handle.Bits
    let property: PropertyID
    /// Whether a closed frame has shown it since.
    var isShown = false
  }

  private var entries: [Entry] = []
  private var firstFree: Int32 = -1
  /// The first entry of each view and value.
  private var first = SubjectColumn()
  private(set) var timingCount = 0
  /// Timings that count for more than their own view.
  private var subtreeCount = 0
  private(set) var starts: [Start] = []

  /// Notes whether the present frame shows a starting value.
  func noteShown(_ isShown: Bool, at index: Int) { starts[index].isShown = isShown }

  @_optimize(speed)
  func timing(of view: Int, _ property: PropertyID) -> ImplicitTiming? {
    guard case .timing(let timing)? = content(view, property, { $0.isTiming }) else { return nil }
    return timing
  }

  func startingValue(of view: Int, _ property: PropertyID) -> [Double]? {
    guard case .start(let values)? = content(view, property, { $0.isStart }) else { return nil }
    return values
  }

  func listener(of view: Int, _ property: PropertyID) -> Listener? {
    guard case .listener(let listener)? = content(view, property, { $0.isListener }) else {
      return nil
    }
    return listener
  }

  /// The timing that counts for a property: the view's own, else that of the nearest view above
  /// that has one for its subtree; for the property before that for all (IM-2).
  func resolve(_ view: Int, _ property: PropertyID, _ views: Views) -> ImplicitTiming? {
    if let own = timing(of: view, property) ?? timing(of: view, .all) { return own }
    guard subtreeCount > 0, view >= 0 else { return nil }
    var index = view
    while let parent = views.parent(index) {
      for name in [property, .all] {
        if let above = timing(of: parent, name), above.flags.contains(.subtree) { return above }
      }
      index = parent
    }
    return nil
  }

  func set(_ timing: ImplicitTiming, of view: Int, _ property: PropertyID) {
    clearTiming(of: view, property)
    timingCount += 1
    if timing.flags.contains(.subtree) { subtreeCount += 1 }
    insert(.timing(timing), view, property)
  }

  func clearTiming(of view: Int, _ property: PropertyID) {
    guard case .timing(let old)? = remove(view, property, { $0.isTiming }) else { return }
    timingCount -= 1
    if old.flags.contains(.subtree) { subtreeCount -= 1 }
  }

  /// None clears it. A view that is shown already has nothing to start from.
  func setStartingValue(
    _ values: [Double], of view: Handle, _ property: PropertyID, isShown: Bool
  ) {
    _ = remove(view.index, property) { $0.isStart }
    starts.removeAll { $0.view == view.bits && $0.property == property }
    guard !values.isEmpty else { return }
    insert(.start(values), view.index, property)
    starts.append(Start(view: view.bits, property: property, isShown: isShown))
  }

  func set(_ listener: Listener?, of view: Int, _ property: PropertyID) {
    _ = remove(view, property) { $0.isListener }
    if let listener { insert(.listener(listener), view, property) }
  }

  /// Removes all attachments of a view that ends.
  func forget(_ view: Handle) {
    while let entry = firstEntry(view.subject) {
      let name = entries[Int(entry)].property
      if entries[Int(entry)].content.isTiming {
        clearTiming(of: view.subject, name)
      } else {
        _ = remove(view.subject, name) { !$0.isTiming }
      }
    }
    if !starts.isEmpty { starts.removeAll { $0.view == view.bits } }
  }

  private func firstEntry(_ view: Int) -> Int32? {
    let entry = first[view]
    return entry >= 0 ? entry : nil
  }

  @inline(__always)
  private func content(
    _ view: Int, _ property: PropertyID, _ isSought: (Content) -> Bool
  ) -> Content? {
    var index = firstEntry(view) ?? -1
    while index >= 0 {
      if entries[Int(index)].property == property, isSought(entries[Int(index)].content) {
        return entries[Int(index)].content
      }
      index = entries[Int(index)].next
    }
    return nil
  }

  private func insert(_ content: Content, _ view: Int, _ property: PropertyID) {
    let entry = Entry(property: property, content: content, next: first[view])
    if firstFree >= 0 {
      let index = firstFree
      firstFree = entries[Int(index)].next
      entries[Int(index)] = entry
      first[view] = index
    } else {
      first[view] = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
  }

  private func remove(
    _ view: Int, _ property: PropertyID, _ isSought: (Content) -> Bool
  ) -> Content? {
    var previous: Int32 = -1
    var index = firstEntry(view) ?? -1
    while index >= 0 {
      let entry = entries[Int(index)]
      guard entry.property == property, isSought(entry.content) else {
        previous = index
        index = entry.next
        continue
      }
      if previous >= 0 {
        entries[Int(previous)].next = entry.next
      } else {
        first[view] = entry.next
      }
      // The content that it has held ends now and not with the next use of the entry.
      entries[Int(index)] = Entry(property: .all, content: .start([]), next: firstFree)
      firstFree = index
      return entry.content
    }
    return nil
  }
}

extension ImplicitTimings.Content {
  fileprivate var isTiming: Bool { if case .timing = self { true } else { false } }
  fileprivate var isStart: Bool { if case .start = self { true } else { false } }
  fileprivate var isListener: Bool { if case .listener = self { true } else { false } }
}
