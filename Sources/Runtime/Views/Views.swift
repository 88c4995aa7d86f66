/// The view tree and the model values of its properties.
///
/// A view is a row; its handle names it and its index is where it stands. Parents hold their
/// children. Row 0 is the window, the root of all that is shown.
final class Views {
  private(set) var names: GenerationTable
  private(set) var rows = Buffer<ViewRow>()
  /// `PropertyKind.geometryComponents` numbers a view.
  private var places = Buffer<Double>()
  /// `PropertyKind.lookComponents` numbers a view.
  private var looks = Buffer<Double>()
  var customs = CustomValues()
  let properties = PropertyRegistry()
  let tags: Tags
  /// One for each view that shows what another showed once.
  var snapshots = ViewSnapshots()
  /// Views that are drawn in front of others: see `setLifted`.
  private(set) var lifted: [Lifted] = []
  /// Views and properties that changed without animation since the last frame.
  private(set) var changes = Buffer<Change>()
  /// Goes up when the changes are forgotten: what was noted before is news again.
  private var changeRound: UInt64 = 1
  let treeChanges = TreeChanges()
  let flights = FlightPictures()
  /// The number of the present frame.
  private(set) var frame: UInt64 = 1
  /// The frame in which a view has come to stand where it stands, or has been shown; by row.
  private var appearance = Buffer<UInt64>()
  /// Counts what can show or hide views: where they stand, and `hidden`.
  private(set) var visibilityVersion: UInt64 = 1
  /// Grows when views may have gone out of the reach of touches, or have come back into it: hidden,
  /// disabled, enabled or out of the window.
  private(set) var coverVersion: UInt64 = 1
  /// Counts every change of what is to be drawn.
  private(set) var drawVersion: UInt64 = 1
  let picture = PictureNotes()
  /// Bounds of subtrees; none before somebody draws.
  private(set) var reaches: ViewReaches?
  /// In the order of their ranks.
  private(set) var observers: [ViewObserver] = []
  /// Rows of a copy that hold views: all others are absent.
  private var copied = Buffer<Int32>()
  /// How many works that move views in silence are under way.
  private var holdsOfNews = 0
  /// The child that was last asked for by its place.
  private var found = FoundChild()
  /// The view that has the focus; none while none has.
  private(set) var focused = Handle.none
  /// The direction of layout where nothing else is set.
  private(set) var direction = LayoutDirection.leftToRight
  /// Whether a view, a controller or a container has ever been given another one: else nobody looks.
  private(set) var hasDirections = false
  /// Whether the window has got another size since the last layout.
  private(set) var hasResizedWindow = false
  /// Whether a view that holds others by the library's own layout has had another size since they
  /// were placed last.
  private(set) var awaitsFit = false

  struct Change: BitwiseCopyable {
    let view: Handle.Bits
    let property: PropertyID
  }

  init(runtime: UInt8, firstGeneration: UInt16, tags: Tags = Tags()) {
    self.tags = tags
    names = GenerationTable(runtime: runtime, firstGeneration: firstGeneration)
    guard let window = try? create() else { return }
    rows.base[window.index].flags.formUnion([.window, .inWindow])
  }

  var window: Handle { rows[0].handle }

  func noteDirection(_ direction: LayoutDirection?) {
    if direction != nil { hasDirections = true }
  }

  func setDirection(_ direction: LayoutDirection) { self.direction = direction }

  func setFocused(_ view: Handle) { focused = view }

  /// Lets bounds of subtrees be kept, if nobody keeps them yet.
  func keep(_ reaches: ViewReaches) {
    if self.reaches == nil { self.reaches = reaches }
  }

  /// Views may have begun or ceased to be visible.
  func noteVisibility() { visibilityVersion += 1 }

  /// Views may have come into the reach of touches, or gone out of it.
  func noteCover() { coverVersion += 1 }

  func noteResizedWindow() { hasResizedWindow = true }

  func noteFit(isDue: Bool) { awaitsFit = isDue }

  func noteLaidOutWindow() { hasResizedWindow = false }

  /// Notes that a value, which is no view, is another one from now on.
  func noteChange(ofValue name: Handle.Bits, _ property: PropertyID) {
    changes.append(Change(view: name, property: property))
  }

  /// Notifies an observer of the tree from now on.
  func observe(_ observer: ViewObserver, as rank: ViewObserver.Rank = .others) {
    observer.begin(as: rank)
    var index = observers.count
    while index > 0, observers[index - 1].rank.rawValue > rank.rawValue { index -= 1 }
    observers.put(observer, at: index)
  }

  /// Lets go of those who listen: they hold the views, and would keep them for ever.
  func forgetObservers() { observers = [] }

  /// The row of a living view.
  func row(_ view: Handle) throws(Fault) -> Int {
    guard names.containsOften(view) else { throw Fault(.staleHandle, "the view is gone") }
    return view.index
  }

  /// A new view for the host, who holds it.
  func createForHost() throws(Fault) -> Handle {
    let view = try create()
    names.give(view)
    return view
  }

  /// A new view without parent, held once, by the library: bounds empty, transform identity, alpha
  /// 1, colour clear.
  func create() throws(Fault) -> Handle {
    let view = try names.insert(.view)
    names.own(view)
    let index = view.index
    if index == rows.count {
      rows.append(ViewRow(name: view.bits))
      places.append(repeating: 0, count: PropertyKind.geometryComponents)
      looks.append(repeating: 0, count: PropertyKind.lookComponents)
    } else {
      rows[index] = ViewRow(name: view.bits)
    }
    tags.makeRoom(forView: index)
    if index == appearance.count { appearance.append(frame) } else { appearance[index] = frame }
    let geometry = self.geometry(index)
    let look = self.look(index)
    for component in 0..<PropertyKind.geometryComponents { geometry[component] = 0 }
    for component in 0..<PropertyKind.lookComponents { look[component] = 0 }
    geometry[Component.a] = 1
    geometry[Component.d] = 1
    look[Component.alpha - PropertyKind.geometryComponents] = 1
    return view
  }

  /// Notes that a view is somewhere new, or not hidden any more: no frame has shown it there yet.
  func noteAppearance(_ index: Int) {
    appearance[index] = frame
    visibilityVersion += 1
  }

  /// Closes the frame for the tree.
  func closeFrame() {
    treeChanges.close(self)
    frame += 1
  }

  /// Whether a view is in the window, and neither it nor one above it is hidden.
  func isVisible(_ index: Int) -> Bool { isVisible(index, before: .max) }

  /// Whether a closed frame has shown it as it stands now.
  func hasBeenShown(_ index: Int) -> Bool { isVisible(index, before: frame) }

  private func isVisible(_ index: Int, before frame: UInt64) -> Bool {
    var index = index
    while true {
      let row = rows[index]
      guard !row.flags.contains(.hidden) || row.flags.contains(.drawnHidden),
        appearance[index] < frame
      else { return false }
      guard row.parent >= 0 else { return index == 0 }
      index = Int(row.parent)
    }
  }

  /// Holds a view for the host.
  func retainForHost(_ view: Handle) throws(Fault) { try names.retain(view) }

  /// Holds a view for an object of the library.
  func retain(_ view: Handle) throws(Fault) { try names.retain(view, owned: 1) }

  /// Drops one hold. With the last one the view ends, and its children lose their parent.
  func release(_ view: Handle, byHost: Bool = false) {
    guard names.release(view, byHost: byHost) else { return }
    // The parent's hold is given back with the link; should somebody have taken it, the link goes.
    detach(view.index)
    // Children are let go one by one and end in turn when nobody else holds them; a stack of our
    // own instead of recursion, because trees can be deep.
    var ending = Buffer<Int32>()
    ending.append(Int32(truncatingIfNeeded: view.index))
    while ending.count > 0 {
      let index = Int(ending[ending.count - 1])
      ending.removeLast()
      for observer in observers { observer.viewWillEnd(index) }
      if rows[index].flags.contains(.indexed) { reaches?.willEnd(index, self) }
      while rows[index].firstChild >= 0 {
        let child = Int(rows[index].firstChild)
        detach(child)
        if names.release(rows[child].handle) {
          ending.append(Int32(truncatingIfNeeded: child))
        } else {
          for observer in observers {
            observer.viewDidMove(child, from: index, wasInWindow: false)
          }
        }
      }
      customs.removeAll(from: &rows.base[index].firstCustom)
      if rows[index].flags.contains(.snapshot) { snapshots.remove(rows[index].name) }
      names.remove(rows[index].handle)
    }
    drawVersion += 1
  }

  /// Other views are drawn from now on, or in another way.
  @inline(__always)
  func changePicture() {
    drawVersion += 1
    picture.changeShape()
  }

  /// A view, with all below it, is drawn from now on or no longer, or elsewhere among its siblings.
  @inline(__always)
  private func relist(_ index: Int) {
    drawVersion += 1
    if isInWindow(index) { picture.relist(index) }
  }

  /// Notes that only values have changed, of views that are noted or move.
  @inline(__always)
  func changeValues() { drawVersion += 1 }

  /// Center, bounds and transform of a view: the first 12 numbers of its built-in properties.
  @inline(__always)
  func geometry(_ index: Int) -> UnsafeMutablePointer<Double> {
    places.base + index &* PropertyKind.geometryComponents
  }

  /// Alpha, background colour and corner radii: the other nine.
  @inline(__always)
  func look(_ index: Int) -> UnsafeMutablePointer<Double> {
    looks.base + index &* PropertyKind.lookComponents
  }

  /// Address of a built-in property, by its offset among all.
  @inline(__always)
  func model(_ index: Int, at offset: Int) -> UnsafeMutablePointer<Double> {
    offset < PropertyKind.geometryComponents
      ? geometry(index) + offset : look(index) + (offset &- PropertyKind.geometryComponents)
  }

  /// Copies all of them.
  @inline(__always)
  func readModel(_ index: Int, into values: UnsafeMutablePointer<Double>) {
    values.copy(from: geometry(index), count: PropertyKind.geometryComponents)
    (values + PropertyKind.geometryComponents).copy(
      from: look(index), count: PropertyKind.lookComponents)
  }

  /// Begins to take over some views of another tree, in the rows in which they stand there.
  func beginCopy(_ other: Views) {
    names.copy(other.names)
    changes.removeAll()
    let count = other.rows.count
    for entry in 0..<copied.count { rows[Int(copied[entry])] = .absent }
    copied.removeAll()
    if rows.count < count {
      rows.removeAll()
      while rows.count < count { rows.append(.absent) }
      places.makeRoom(for: count * PropertyKind.geometryComponents)
      looks.makeRoom(for: count * PropertyKind.lookComponents)
    }
    customs.removeAll()
    if !snapshots.isEmpty { snapshots.removeAll() }
    lifted = other.lifted
    flights.copy(other.flights)
  }

  /// Takes over a view with its values, and without its place in the tree but for its superview.
  func copyRow(_ index: Int, _ other: Views) {
    if rows[index].isAbsent { copied.append(Int32(truncatingIfNeeded: index)) }
    var row = other.rows[index]
    (row.firstChild, row.lastChild, row.next) = (-1, -1, -1)
    row.previous = ViewRow.unlinked
    row.childCount = 0
    row.changed = 0
    row.flags.subtract([.relied, .keepsReach, .indexed, .leadsRun])
    if row.firstCustom >= 0 { row.firstCustom = customs.copy(other.customs, from: row.firstCustom) }
    rows[index] = row
    geometry(index).copy(from: other.geometry(index), count: PropertyKind.geometryComponents)
    look(index).copy(from: other.look(index), count: PropertyKind.lookComponents)
    tags.copy(ofView: index, among: other.rows.count, other.tags)
    if row.flags.contains(.snapshot), let snapshot = other.snapshots[row.name] {
      snapshots.append(snapshot)
    }
  }

  /// Lets a view that has been taken over stand behind the other subviews of its superview, once.
  /// A view that is drawn elsewhere may have a superview that has not been taken over.
  func linkCopy(_ index: Int) {
    guard rows[index].previous == ViewRow.unlinked else { return }
    let parent = Int(rows[index].parent)
    guard parent >= 0, !rows[parent].isAbsent else { return rows.base[index].previous = -1 }
    let (last, own) = (rows[parent].lastChild, Int32(truncatingIfNeeded: index))
    rows.base[index].previous = last
    if last >= 0 { rows.base[Int(last)].next = own } else { rows.base[parent].firstChild = own }
    rows.base[parent].lastChild = own
    rows.base[parent].childCount += 1
  }

  /// Remembers that a property shows another value from now on.
  @_optimize(speed)
  func noteChange(_ index: Int, _ property: PropertyID) {
    // Nothing draws it, and no host reads it.
    if property == .contentShift { return }
    if property == .hidden {
      relist(index)
    } else {
      drawVersion += 1
      picture.touch(index)
    }
    if property.placesPicture { loosen(index) }
    if property.isCustom { reaches?.noteContent(rows[index].name) }
    if !property.hasBit {
      guard customs.note(property, from: rows[index].firstCustom, in: changeRound) else { return }
    } else {
      let bit: UInt16 = 1 << property.rawValue
      guard rows[index].changed & bit == 0 else { return }
      rows.base[index].changed |= bit
    }
    changes.append(Change(view: rows[index].name, property: property))
  }

  /// Forgets the changes of the frame that has been read.
  @_optimize(speed)
  func clearChanges() {
    for entry in 0..<changes.count {
      let view = Handle(bits: changes[entry].view)
      guard names.containsOften(view) else { continue }
      rows.base[view.index].changed = 0
    }
    changes.removeAll()
    changeRound += 1
  }
}

extension Views {
  func parent(_ index: Int) -> Int? {
    let parent = rows[index].parent
    return parent >= 0 ? Int(parent) : nil
  }

  func child(_ index: Int, at position: Int) -> Int? {
    guard position >= 0, position < Int(rows[index].childCount) else { return nil }
    let last = Int(rows[index].childCount) - 1
    // From the nearest of three: the last one, the first one, the one that was asked for before.
    var (child, place) = (rows[index].firstChild, 0)
    if position > last / 2 { (child, place) = (rows[index].lastChild, last) }
    if found.parent == index, abs(found.position - position) < abs(place - position) {
      (child, place) = (found.child, found.position)
    }
    while place < position { (child, place) = (rows[Int(child)].next, place + 1) }
    while place > position { (child, place) = (rows[Int(child)].previous, place - 1) }
    found = FoundChild(parent: index, position: position, child: child)
    return Int(child)
  }

  func isInWindow(_ index: Int) -> Bool { has(.inWindow, index) }

  /// Marks a view and all below it as standing in the window, or not any more. All of them always
  /// are alike.
  private func mark(_ root: Int, inWindow: Bool) {
    guard isInWindow(root) != inWindow else { return }
    var index = root
    while true {
      rows.base[index].flags.formSymmetricDifference(.inWindow)
      if rows[index].firstChild >= 0 {
        index = Int(rows[index].firstChild)
        continue
      }
      while index != root, rows[index].next < 0 { index = Int(rows[index].parent) }
      if index == root { return }
      index = Int(rows[index].next)
    }
  }

  /// Puts a view in front of the children of another, taking it from its old parent.
  func add(_ child: Int, to parent: Int) throws(Fault) {
    try insert(child, into: parent, before: -1)
  }

  /// Puts a view among the children of another so that it stands at `position` afterwards, counted
  /// from the back; beyond the end means in front.
  func insert(_ child: Int, into parent: Int, at position: Int) throws(Fault) {
    if rows[child].parent != Int32(truncatingIfNeeded: parent) {
      let next = self.child(parent, at: max(0, position))
      return try insert(child, into: parent, before: next.map { Int32($0) } ?? -1)
    }
    var next = rows[parent].firstChild
    var remaining = max(0, position)
    while next >= 0 && (remaining > 0 || Int(next) == child) {
      if Int(next) != child { remaining -= 1 }
      next = rows[Int(next)].next
    }
    try insert(child, into: parent, before: next)
  }

  func insert(_ child: Int, into parent: Int, above sibling: Int) throws(Fault) {
    guard rows[sibling].parent == Int32(truncatingIfNeeded: parent), sibling != child else {
      throw Fault(.invalidArgument, "the sibling is not a subview of this view")
    }
    var next = rows[sibling].next
    if Int(next) == child { next = rows[child].next }
    try insert(child, into: parent, before: next)
  }

  func insert(_ child: Int, into parent: Int, below sibling: Int) throws(Fault) {
    guard rows[sibling].parent == Int32(truncatingIfNeeded: parent), sibling != child else {
      throw Fault(.invalidArgument, "the sibling is not a subview of this view")
    }
    try insert(child, into: parent, before: Int32(sibling))
  }

  /// Takes a view from its parent, which lets go of it.
  func removeFromSuperview(_ child: Int) {
    guard parent(child) != nil else { return }
    let handle = rows[child].handle
    let wasInWindow = isInWindow(child)
    if wasInWindow {
      for observer in observers { observer.viewWillMove(child, into: nil) }
    }
    // Its own wish, too, may have moved it meanwhile.
    guard names.contains(handle), let oldParent = parent(child) else { return }
    detach(child)
    for observer in observers {
      observer.viewDidMove(child, from: oldParent, wasInWindow: wasInWindow)
    }
    release(handle)
  }

  private func insert(_ child: Int, into parent: Int, before next: Int32) throws(Fault) {
    // Whoever stands there only changes the order.
    if rows[child].parent != Int32(truncatingIfNeeded: parent), bearsNews(child) {
      for observer in observers {
        if let fault = observer.refusal(of: child, into: parent) { throw fault }
      }
    }
    guard isNews(child, in: parent) else {
      return try link(child, into: parent, inFrontOf: next)
    }
    let handle = rows[child].handle
    let parentHandle = rows[parent].handle
    try retain(handle)
    defer { release(handle) }
    let isEntering = isInWindow(parent)
    for observer in observers { observer.viewWillMove(child, into: parent) }
    do throws(Fault) {
      guard names.contains(parentHandle) else {
        throw Fault(.invalidState, "the view that was to be the superview has ended meanwhile")
      }
      // The sibling may have gone elsewhere.
      let isThere = next >= 0 && rows[Int(next)].parent == Int32(truncatingIfNeeded: parent)
      try link(child, into: parent, inFrontOf: isThere ? next : -1)
      // A callback has moved the superview itself: it came otherwise.
      guard isInWindow(child) != isEntering else { return }
      for observer in observers {
        observer.viewDidMove(child, from: parent, wasInWindow: isEntering)
      }
    } catch {
      // Those who were notified learn that nothing came of it.
      for observer in observers {
        observer.viewDidMove(child, from: self.parent(child), wasInWindow: !isInWindow(child))
      }
      throw error
    }
  }

  /// Whether a view would enter or leave the window, and somebody may want to know it before: a
  /// view without subviews and without controller moves in silence.
  private func isNews(_ child: Int, in parent: Int) -> Bool {
    let row = rows[child]
    return (row.owner != 0 || row.childCount > 0) && child != 0
      && row.parent != Int32(truncatingIfNeeded: parent)
      && (row.childCount == 0 || !isDescendant(parent, of: child)) && child != parent
      && isInWindow(child) != isInWindow(parent)
  }

  private func link(_ child: Int, into parent: Int, inFrontOf next: Int32) throws(Fault) {
    guard child != 0 else { throw Fault(.invalidArgument, "the window has no superview") }
    // Only a view that has subviews can have another one below it.
    guard child != parent, rows[child].childCount == 0 || !isDescendant(parent, of: child) else {
      throw Fault(.invalidArgument, "a view cannot stand below itself")
    }
    let oldParent = self.parent(child)
    let wasInWindow = oldParent != nil && isInWindow(child)
    treeChanges.note(child, self)
    if oldParent == nil { try retain(rows[child].handle) } else { unlink(child) }
    link(child, into: parent, before: next)
    guard oldParent != parent else { return }
    for observer in observers {
      observer.viewDidMove(child, from: oldParent, wasInWindow: wasInWindow)
    }
  }

  /// Where a view goes that is put before `next`, or in front of all as −1: behind the bars.
  private func place(_ child: Int, in parent: Int, before next: Int32) -> Int32 {
    guard rows[parent].flags.contains(.holdsFront), !rows[child].flags.contains(.inFront) else {
      return next
    }
    var (front, place) = (rows[parent].lastChild, next)
    while front >= 0, rows[Int(front)].flags.contains(.inFront) {
      if next < 0 || place == front || rows[Int(front)].next == place { place = front }
      front = rows[Int(front)].previous
    }
    return place
  }

  private func link(_ child: Int, into parent: Int, before next: Int32) {
    let next = place(child, in: parent, before: next)
    let previous = next >= 0 ? rows[Int(next)].previous : rows[parent].lastChild
    let this = Int32(truncatingIfNeeded: child)
    rows.base[child].parent = Int32(truncatingIfNeeded: parent)
    rows.base[child].previous = previous
    rows.base[child].next = next
    if previous >= 0 {
      rows.base[Int(previous)].next = this
    } else {
      rows.base[parent].firstChild = this
    }
    if next >= 0 {
      rows.base[Int(next)].previous = this
    } else {
      rows.base[parent].lastChild = this
    }
    rows.base[parent].childCount += 1
    if found.parent == parent, next >= 0 { found.noteInsertion(of: this, before: next) }
    let row = rows[child]
    if row.owner != 0 || row.flags.contains(.holdsOwned) {
      noteController(below: parent)
    }
    mark(child, inWindow: isInWindow(parent))
    noteLink(of: child, in: parent)
    relist(child)
  }

  /// Marks a view and those above it as having a controller's view below them, so that a walk over
  /// controllers leaves out all other views. What is above a marked view is marked.
  func noteController(below view: Int) {
    var marked = view
    while marked >= 0, !rows[marked].flags.contains(.holdsOwned) {
      rows.base[marked].flags.insert(.holdsOwned)
      marked = Int(rows[marked].parent)
    }
  }

  /// Takes a view out of the tree without letting go of it.
  func detach(_ child: Int) {
    unlink(child)
    mark(child, inWindow: false)
  }

  /// Takes a view out of its parent's list; it is put into another one, or leaves the tree.
  private func unlink(_ child: Int) {
    let row = rows[child]
    guard row.parent >= 0 else { return }
    treeChanges.note(child, self)
    let parent = Int(row.parent)
    noteUnlink(of: child, from: parent)
    if row.previous >= 0 {
      rows.base[Int(row.previous)].next = row.next
    } else {
      rows.base[parent].firstChild = row.next
    }
    if row.next >= 0 {
      rows.base[Int(row.next)].previous = row.previous
    } else {
      rows.base[parent].lastChild = row.previous
    }
    rows.base[parent].childCount -= 1
    if found.parent == parent { found.noteRemoval(of: Int32(truncatingIfNeeded: child), row) }
    rows.base[child].parent = -1
    rows.base[child].previous = -1
    rows.base[child].next = -1
    relist(child)
  }
}

/// Flags of views, and the changes that follow from setting them.
extension Views {
  func has(_ flag: ViewRow.Flags, _ index: Int) -> Bool { rows[index].flags.contains(flag) }

  /// Whether a view is drawn as hidden.
  func isDrawnHidden(_ index: Int) -> Bool {
    has(.hidden, index) && !has(.drawnHidden, index)
  }

  /// Hides or shows a view; the next frame reports it.
  func setHidden(_ index: Int, _ isHidden: Bool) {
    guard set(.hidden, index, isHidden) else { return }
    if isHidden {
      visibilityVersion += 1
      coverVersion += 1
    } else {
      noteAppearance(index)
    }
    noteChange(index, .hidden)
  }

  /// Hides a copied view whose time is over, or shows it again: none of its properties changes.
  func hideCopy(_ index: Int, _ isHidden: Bool) {
    guard set(.hidden, index, isHidden) else { return }
    visibilityVersion += 1
    coverVersion += 1
  }

  /// Lets a view be drawn though it is hidden, or ends that.
  func setDrawnHidden(_ index: Int, _ isDrawn: Bool) {
    setDrawn(.drawnHidden, index, isDrawn)
  }

  /// Lets touches through to a view, or keeps them from it and from what is below it.
  func setTouchable(_ index: Int, _ isTouchable: Bool) {
    _ = set(.untouchable, index, !isTouchable)
  }

  /// Lets a view be drawn, and touched, as far aside as it is, or ends that.
  func setSwiped(_ index: Int, _ isSwiped: Bool) {
    setDrawn(.swiped, index, isSwiped)
  }

  /// Leaves a view undrawn at its place, where it takes no touches either, or puts it back.
  func setDrawnElsewhere(_ index: Int, _ isElsewhere: Bool) {
    setDrawn(.drawnElsewhere, index, isElsewhere)
  }

  /// Draws overlays in front of a view's subviews, or not any more.
  func setHoldsOverlays(_ index: Int, _ holds: Bool) {
    setDrawn(.holdsOverlays, index, holds)
  }

  /// Draws a view smaller behind what covers it, or not any more.
  func setDrawnScaled(_ index: Int, _ isScaled: Bool) {
    setDrawn(.drawnScaled, index, isScaled)
  }

  func setClipsToBounds(_ index: Int, _ clips: Bool) {
    setDrawn(.clipsToBounds, index, clips)
  }

  func setDoubleSided(_ index: Int, _ isDoubleSided: Bool) {
    setDrawn(.singleSided, index, !isDoubleSided)
  }

  func setGroupsOpacity(_ index: Int, _ groups: Bool) {
    setDrawn(.groupsOpacity, index, groups)
  }

  /// Says that the library owns a view, or that it is on its way out: details of what is drawn.
  func setDetail(_ flag: ViewRow.Flags, _ index: Int, _ isOn: Bool) {
    setDrawn(flag, index, isOn)
  }

  /// Sets a flag that the picture is made by.
  private func setDrawn(_ flag: ViewRow.Flags, _ index: Int, _ isOn: Bool) {
    if set(flag, index, isOn) { changePicture() }
  }

  /// A new view of the library's own, which says so in the draw list's details.
  func createOwn() throws(Fault) -> Handle {
    let view = try create()
    setDetail(.libraryOwned, view.index, true)
    return view
  }

  func setUserInteractionEnabled(_ index: Int, _ isEnabled: Bool) {
    guard set(.userInteractionEnabled, index, isEnabled) else { return }
    coverVersion += 1
    for observer in observers { observer.viewDidChangeStates(index) }
  }

  /// Lets a view stand in front of all others in the window, or not any more.
  func setStaysInFront(_ index: Int, _ stays: Bool) {
    if stays { _ = set(.holdsFront, window.index, true) }
    _ = set(.inFront, index, stays)
  }

  /// Lets a view be drawn as if its superview had the size that is seen, or not any more.
  func setCountersScale(_ index: Int, _ counters: Bool) {
    setDetail(.counters, index, counters)
    if counters, let parent = parent(index) { _ = set(.countered, parent, true) }
  }

  /// Whether a view may be drawn somewhere else than it is by itself.
  @inline(__always)
  func isElsewhere(_ index: Int) -> Bool {
    !rows[index].flags.isDisjoint(with: [.presence, .counters])
  }

  /// Says which views are drawn in front of everything else in an ancestor.
  func setLifted(_ lifted: [Lifted]) {
    guard lifted != self.lifted else { return }
    for old in self.lifted {
      if names.contains(Handle(bits: old.view)) {
        _ = set(.lifted, Handle(bits: old.view).index, false)
      }
      let container = Handle(bits: old.container)
      if names.contains(container) { _ = set(.holdsLifted, container.index, false) }
    }
    self.lifted = lifted
    for new in lifted {
      _ = set(.lifted, Handle(bits: new.view).index, true)
      _ = set(.holdsLifted, Handle(bits: new.container).index, true)
    }
    changePicture()
  }

  /// Returns whether this changed anything.
  fileprivate func set(_ flag: ViewRow.Flags, _ index: Int, _ isOn: Bool) -> Bool {
    guard rows[index].flags.contains(flag) != isOn else { return false }
    if !flag.isDisjoint(with: .placesPicture) { loosen(index) }
    if isOn { rows.base[index].flags.insert(flag) } else { rows.base[index].flags.remove(flag) }
    return true
  }
}

/// Views that are drawn for a while though they are hidden.
extension Views {
  /// Hides a view for getters and touches; it is drawn until `endLingering`.
  func hideLater(_ index: Int) {
    guard set(.hidden, index, true) else { return }
    visibilityVersion += 1
    coverVersion += 1
    setDrawnHidden(index, true)
  }

  /// Shows a view again that `hideLater` has hidden.
  func showAgain(_ index: Int) {
    setDrawnHidden(index, false)
    _ = set(.hidden, index, false)
    visibilityVersion += 1
  }

  func endLingering(_ index: Int) {
    guard has(.drawnHidden, index) else { return }
    setDrawnHidden(index, false)
    noteChange(index, .hidden)
  }
}

/// Changes of the tree of which hosts hear later: while somebody works through buffers that a
/// callback could change, nobody is called. What has moved meanwhile is reported at the end, as it
/// stands then.
extension Views {
  /// Whether moves are made in silence.
  var holdsNews: Bool { holdsOfNews > 0 }

  /// Lets moves be made in silence while `body` runs; the host may be called after it, and change
  /// anything.
  func holdingNews(_ body: () -> Void) {
    holdsOfNews += 1
    body()
    holdsOfNews -= 1
    guard !holdsNews else { return }
    for observer in observers { observer.reportMoves() }
  }

  /// Announces that a view is about to be moved in silence, as if it were moved now: the host may
  /// be called here. What comes of it is reported at the end of the silence.
  func announce(_ child: Int, into parent: Int?) {
    guard bearsNews(child), isInWindow(child) != parent.map({ isInWindow($0) }) ?? false else {
      return
    }
    if let parent {
      for observer in observers where observer.refusal(of: child, into: parent) != nil { return }
    }
    for observer in observers { observer.announce(child, into: parent) }
  }

  /// Whether a view has an owner, or holds one that has.
  func bearsNews(_ view: Int) -> Bool {
    rows[view].owner != 0 || rows[view].flags.contains(.holdsOwned)
  }
}
