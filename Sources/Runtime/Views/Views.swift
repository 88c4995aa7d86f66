/// The view tree and the model values of its properties.
///
/// A view is a row; its handle names it and its index is where it stands. Parents hold their
/// children. Row 0 is the window, the root of all that is shown.
final class Views {
  var names: GenerationTable
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
  var lifted: [Lifted] = []
  /// Views and properties that changed without animation since the last frame.
  var changes = Buffer<Change>()
  /// Goes up when the changes are forgotten: what was noted before is news again.
  private var changeRound: UInt64 = 1
  let treeChanges = TreeChanges()
  let flights = FlightPictures()
  /// The number of the present frame.
  private(set) var frame: UInt64 = 1
  /// The frame in which a view has come to stand where it stands, or has been shown; by row.
  private var appearance = Buffer<UInt64>()
  /// Counts what can show or hide views: where they stand, and `hidden`.
  var visibilityVersion: UInt64 = 1
  /// Grows when views may have gone out of the reach of touches, or have come back into it: hidden,
  /// disabled, enabled or out of the window.
  var coverVersion: UInt64 = 1
  /// Counts every change of what is to be drawn.
  private(set) var drawVersion: UInt64 = 1
  let picture = PictureNotes()
  /// Bounds of subtrees; none before somebody draws.
  var reaches: ViewReaches?
  /// In the order of their ranks.
  private(set) var observers: [ViewObserver] = []
  /// How many works that move views in silence are under way.
  var holdsOfNews = 0
  /// The child that was last asked for by its place.
  var found = FoundChild()
  /// The view that has the focus; none while none has.
  var focused = Handle.none
  /// The direction of layout where nothing else is set.
  var direction = LayoutDirection.leftToRight
  /// Whether a view, a controller or a container has ever been given another one: else nobody looks.
  private(set) var hasDirections = false
  /// Whether the window has got another size since the last layout.
  var hasResizedWindow = false

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

  /// Notifies an observer of the tree from now on.
  func observe(_ observer: ViewObserver, as rank: ViewObserver.Rank = .others) {
    observer.rank = rank
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
    changePicture()
  }

  /// Other views are drawn from now on, or in another way.
  @inline(__always)
  func changePicture() {
    drawVersion += 1
    picture.changeShape()
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

  /// Remembers that a property shows another value from now on.
  @_optimize(speed)
  func noteChange(_ index: Int, _ property: PropertyID) {
    drawVersion += 1
    if property == .hidden { picture.changeShape() } else { picture.touch(index) }
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
