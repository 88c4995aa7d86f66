/// The order in which links hang on one another: each input comes after all links that move what it
/// reads (LK-6).
///
/// It is kept as a list, sorted by how many links lead to an input one after the other, and then by what
/// it reads; so it does not depend on the order in which links were made. A link that hangs on nothing,
/// and on which nothing hangs, comes and goes by a search; after any other the list is sorted again with
/// the next pass.
final class LinkOrder {
  /// Inputs that read something, or links that reach it, by what it is.
  private struct Table<Owner: AnyObject>: ~Copyable {
    struct Entry {
      let owner: Owner
      let components: PropertyLinks.Components
    }

    private var places = KeyMap()
    private var lists: [[Entry]] = []
    private var free: [Int32] = []

    func forEach(of cell: LinkCell, _ body: (Owner) -> Void) {
      let place = places.find(cell.key)
      guard place >= 0 else { return }
      for entry in lists[Int(place)] where entry.components & cell.components != 0 {
        body(entry.owner)
      }
    }

    func contains(_ cell: LinkCell) -> Bool {
      var isThere = false
      forEach(of: cell) { _ in isThere = true }
      return isThere
    }

    mutating func insert(_ owner: Owner, at cell: LinkCell) {
      var place = places.find(cell.key)
      if place < 0 {
        if let last = free.popLast() {
          place = last
        } else {
          place = Int32(truncatingIfNeeded: lists.count)
          lists.append([])
        }
        _ = places.insert(cell.key, place)
      }
      lists[Int(place)].append(Entry(owner: owner, components: cell.components))
    }

    mutating func remove(_ owner: Owner, at cell: LinkCell) {
      let place = places.find(cell.key)
      guard place >= 0 else { return }
      lists[Int(place)].removeOne { $0.owner === owner && $0.components == cell.components }
      guard lists[Int(place)].isEmpty else { return }
      places.remove(cell.key)
      free.append(place)
    }

    mutating func removeAll() {
      places.removeAll()
      lists = []
      free = []
    }
  }

  private enum State {
    case sorted
    case unsorted
  }

  private(set) var inputs: [LinkInput] = []
  private var state = State.sorted
  private var readers = Table<LinkInput>()
  /// Links to animators and interactions, by what those move.
  private var reachers = Table<Link>()
  private var reaching: [Link] = []
  /// Inputs by a number made of what they read; the next number where others have the same.
  private var known = KeyMap()
  private var knownInputs: [LinkInput?] = []
  private var freeNumbers: [Int32] = []
  private var marks: UInt64 = 0

  var isEmpty: Bool { inputs.isEmpty }

  // MARK: Inputs

  /// The input that reads some sources: one that there is, or a new one, which is kept with its first
  /// link.
  func input(
    _ sources: [LinkSource], _ combination: LinkCombination, _ reader: LinkReader
  ) -> LinkInput {
    let words = LinkInput.words(of: sources, combination)
    let number = find(words).number
    if number >= 0, let input = knownInputs[Int(number)] { return input }
    var reads: [LinkCell] = []
    for source in sources { reads += reader.cells(of: source.place) }
    return LinkInput(sources, combination, words, reads: reads)
  }

  private func find(_ words: [UInt64]) -> (number: Int32, key: UInt64) {
    var hash = TraceHash()
    for word in words { hash.add(word) }
    var key = hash.value
    let number = known.find(&key) { knownInputs[$0]?.words == words }
    return (number, key)
  }

  private func keep(_ input: LinkInput, _ links: Links) {
    let (number, key) = find(input.words)
    guard number < 0 else { return }
    var free: Int32
    if let last = freeNumbers.popLast() {
      free = last
      knownInputs[Int(free)] = input
    } else {
      free = Int32(truncatingIfNeeded: knownInputs.count)
      knownInputs.append(input)
    }
    _ = known.insert(key, free)
    for cell in input.reads { readers.insert(input, at: cell) }
    input.stand(at: level(of: input, links))
    inputs.put(input, at: place(of: input))
  }

  private func drop(_ input: LinkInput) {
    let (number, key) = find(input.words)
    guard number >= 0 else { return }
    knownInputs[Int(number)] = nil
    freeNumbers.append(number)
    forget(key)
    for cell in input.reads { readers.remove(input, at: cell) }
    let place = place(of: input)
    if place < inputs.count, inputs[place] === input {
      inputs.close(place)
    } else {
      inputs.removeOne { $0 === input }
    }
  }

  /// Takes a number away; those that stand under the next ones because of it move up.
  private func forget(_ key: UInt64) {
    known.remove(key)
    var next = max(1, key &+ 1)
    while case let number = known.find(next), number >= 0, let input = knownInputs[Int(number)] {
      known.remove(next)
      _ = known.insert(find(input.words).key, number)
      next = max(1, next &+ 1)
    }
  }

  /// Returns the index of an input, or the one that it would have, among those that are sorted.
  private func place(of input: LinkInput) -> Int {
    inputs.firstPlace { !Self.comesBefore($0, input) }
  }

  private static func comesBefore(_ one: LinkInput, _ other: LinkInput) -> Bool {
    if one.level != other.level { return one.level < other.level }
    let count = min(one.words.count, other.words.count)
    for index in 0..<count where one.words[index] != other.words[index] {
      return one.words[index] < other.words[index]
    }
    return one.words.count < other.words.count
  }

  // MARK: Links

  func insert(_ link: Link, _ links: Links) {
    keep(link.input, links)
    link.input.add(link)
    switch link.target {
    case .property: break
    case .animator, .interaction: reaching.append(link)
    }
    if readers.contains(link.target.cell) { state = .unsorted }
  }

  func remove(_ link: Link, _ links: Links) {
    link.input.remove(link)
    if readers.contains(link.target.cell) { state = .unsorted }
    if let reach = link.reach {
      for cell in reach.cells { reachers.remove(link, at: cell) }
      link.forgetReach()
      state = .unsorted
    }
    switch link.target {
    case .property: break
    case .animator, .interaction: reaching.removeOne { $0 === link }
    }
    if link.input.links.isEmpty { drop(link.input) }
  }

  func removeAll() {
    // Links and the inputs that they read hold one another.
    for input in inputs { input.forgetLinks() }
    inputs = []
    knownInputs = []
    reaching = []
    readers.removeAll()
    reachers.removeAll()
  }

  // MARK: Sorting

  /// Brings the list up to date, before a pass.
  @inline(__always)
  func update(_ links: Links) {
    for index in reaching.indices where index < reaching.count { look(at: reaching[index], links) }
    if case .unsorted = state { sort(links) }
  }

  /// Notes the cells that an animator or a transition moves; they may have become more.
  private func look(at link: Link, _ links: Links) {
    guard let driver = links.driver(of: link) else { return }
    if let reach = link.reach, reach.driver === driver, reach.count == driver.members.count {
      return
    }
    if let old = link.reach { for cell in old.cells { reachers.remove(link, at: cell) } }
    var cells = links.tracks.cells(of: driver)
    cells += links.fractions(of: link)
    for cell in cells { reachers.insert(link, at: cell) }
    link.setReach(cells, by: driver)
    state = .unsorted
  }

  private func sort(_ links: Links) {
    while true {
      state = .sorted
      for input in inputs { input.beginSorting() }
      for input in inputs { forEachReader(of: input) { $0.awaitOther() } }
      var sorted: [LinkInput] = []
      sorted.reserveCapacity(inputs.count)
      for input in inputs where input.pending == 0 { sorted.append(input) }
      var next = 0
      while next < sorted.count {
        let input = sorted[next]
        next += 1
        forEachReader(of: input) { reader in
          if reader.otherIsSorted(input) { sorted.append(reader) }
        }
      }
      if sorted.count == inputs.count {
        HeapSort.sort(&sorted, Self.comesBefore)
        return inputs = sorted
      }
      // Blocks that an animator has been given since have closed a circle.
      guard let link = linkInCircle else { return }
      links.animations.host.warn(
        .invalidState, "motus_link_create",
        "a circle of links has been closed since: the link to \(link.target.noun) ends")
      links.remove(link)
    }
  }

  /// The last link in a circle that leads an animator or a transition: no other can close one later.
  private var linkInCircle: Link? {
    var found: Link?
    for link in reaching where link.input.pending > 0 {
      if let other = found, other.target.word > link.target.word { continue }
      found = link
    }
    return found
  }

  private func forEachReader(of input: LinkInput, _ body: (LinkInput) -> Void) {
    for link in input.links { forEachReader(of: link, body) }
  }

  /// Visits the inputs that read a property itself.
  func forEachReader(of subject: Handle, _ property: PropertyID, _ body: (LinkInput) -> Void) {
    let cell = LinkCell(
      key: PropertyLinks.key(subject, property), components: PropertyLinks.all)
    readers.forEach(of: cell) { input in
      var isRead = false
      input.forEachSubject { isRead = isRead || $0 == subject }
      if isRead { body(input) }
    }
  }

  private func forEachReader(of link: Link, _ body: (LinkInput) -> Void) {
    readers.forEach(of: link.target.cell, body)
    if let reach = link.reach { for cell in reach.cells { readers.forEach(of: cell, body) } }
  }

  /// Visits the links that move what an input reads.
  private func forEachWriter(of input: LinkInput, _ links: Links, _ body: (Link) -> Void) {
    for cell in input.reads {
      links.forEachLink(leading: cell, body)
      reachers.forEach(of: cell, body)
    }
  }

  private func level(of input: LinkInput, _ links: Links) -> Int {
    var level = 0
    forEachWriter(of: input, links) { level = max(level, $0.input.level + 1) }
    return level
  }

  // MARK: Circles

  /// Returns the links from some cells to an input, in words, if these would close a circle; none if there
  /// are none.
  func circle(from cells: [LinkCell], to end: LinkInput, _ links: Links) -> Message? {
    for cell in cells {
      for read in end.reads where read.key == cell.key && read.components & cell.components != 0 {
        return " leads itself"
      }
    }
    var isWritten = false
    forEachWriter(of: end, links) { _ in isWritten = true }
    guard isWritten else { return nil }
    marks += 1
    var steps: [(input: LinkInput, via: Link?, from: Int)] = []
    for cell in cells {
      readers.forEach(of: cell) { input in
        guard input.visit(marks) else { return }
        steps.append((input, nil, -1))
      }
    }
    var next = 0
    while next < steps.count {
      let step = steps[next]
      for link in step.input.links {
        // The input may not be among those that are known yet.
        if moves(link, end) { return words(steps, next, link) }
        forEachReader(of: link) { input in
          guard input.visit(marks) else { return }
          steps.append((input, link, next))
        }
      }
      next += 1
    }
    return nil
  }

  private func moves(_ link: Link, _ end: LinkInput) -> Bool {
    for read in end.reads {
      let cells = [link.target.cell] + (link.reach?.cells ?? [])
      for cell in cells where cell.key == read.key && cell.components & read.components != 0 {
        return true
      }
    }
    return false
  }

  private func words(
    _ steps: [(input: LinkInput, via: Link?, from: Int)], _ last: Int, _ end: Link
  ) -> Message {
    var names = [end.target.noun]
    var step = last
    while step >= 0 {
      if let link = steps[step].via { names.append(link.target.noun) }
      step = steps[step].from
    }
    var message: Message = ""
    // A long one is named by its ends.
    let most = 8
    for index in 0..<min(names.count, most) {
      message = "\(message) leads \(names[names.count - 1 - index]), which"
    }
    if names.count > most { message = "\(message) leads others, of which the last" }
    return "\(message) leads the first"
  }
}

extension Links {
  /// Visits the links that lead something directly.
  fileprivate func forEachLink(leading cell: LinkCell, _ body: (Link) -> Void) {
    let handle = Handle(bits: Handle.Bits(truncatingIfNeeded: cell.key >> 16))
    let property = PropertyID(rawValue: UInt16(truncatingIfNeeded: cell.key))
    if property == .all {
      if let animator = reader.entities[handle] as? PropertyAnimator {
        if let link = link(animator.leader) { body(link) }
      } else if let interaction = reader.entities[handle] as? PercentDrivenInteraction {
        if let link = link(interaction.leader) { body(link) }
      }
      return
    }
    tracks.links.forEach(of: handle, property) { leader, components in
      if components & cell.components != 0, let link = link(leader) { body(link) }
    }
  }

  /// Returns the driver of the animator or transition that a link leads by a fraction.
  fileprivate func driver(of link: Link) -> Driver? {
    switch link.target {
    case .property: break
    case .animator(let animator):
      if let animator = reader.entities[animator] as? PropertyAnimator,
        case .active(let driver) = animator.state
      {
        return driver
      }
    case .interaction(let interaction):
      return reader.session(of: interaction)?.motion.driver
    }
    return nil
  }

  /// The other names under which the fraction is read of what a link leads.
  fileprivate func fractions(of link: Link) -> [LinkCell] {
    guard case .interaction(let interaction) = link.target,
      let session = reader.session(of: interaction)
    else { return [] }
    return [
      LinkCell(
        key: PropertyLinks.key(session.coordinator.handle, .all), components: PropertyLinks.all)
    ]
  }
}

extension Tracks {
  /// The properties that a driver moves.
  func cells(of driver: Driver) -> [LinkCell] {
    var cells: [LinkCell] = []
    for member in driver.members {
      forEachRecord(of: member.group) { record in
        let identity = tables[record.table].identity[track(of: record).row]
        cells.append(
          LinkCell(
            key: PropertyLinks.key(Handle(bits: identity.view), identity.property),
            components: PropertyLinks.all))
      }
    }
    return cells
  }
}

extension LinkReader {
  /// Returns the cells, of those that links can move, on which a source depends.
  fileprivate func cells(of place: LinkSource.Place) -> [LinkCell] {
    switch place {
    case .property(let subject, let property, _, let component, _):
      return [
        LinkCell(
          key: PropertyLinks.key(subject, property),
          components: 1 << PropertyLinks.Components(component))
      ]
    case .anchors(let drag):
      guard let target = self.drag(drag)?.dragged, let axis = target.onlyAxis else { return [] }
      return [
        LinkCell(
          key: PropertyLinks.key(target.name, target.property),
          components: 1 << PropertyLinks.Components(target.component(axis)))
      ]
    case .offset(let scroller, let axis, let isFromRest):
      guard let scroller = self.scroller(scroller) else { return [] }
      let components: PropertyLinks.Components = isFromRest ? 0b0101 << axis : 0b0001 << axis
      return [
        LinkCell(key: PropertyLinks.key(scroller.view, .bounds), components: components)
      ]
    case .range(let scroller, _, let range):
      guard let scroller = self.scroller(scroller) else { return [] }
      return [
        LinkCell(key: PropertyLinks.key(scroller.view, .bounds), components: PropertyLinks.all)
      ] + cells(placing: range.subject, to: scroller.view)
    case .fraction(let animator):
      var cells: [LinkCell] = []
      var next = entities[animator] as? PropertyAnimator
      while let animator = next {
        cells.append(
          LinkCell(key: PropertyLinks.key(animator.handle, .all), components: PropertyLinks.all))
        next = animator.owner
      }
      return cells
    case .progress(let transition):
      return [LinkCell(key: PropertyLinks.key(transition, .all), components: PropertyLinks.all)]
    case .translation, .location, .scale, .rotation, .touch, .pointer, .bar: return []
    }
  }

  /// Returns the cells on which a view's place in another one depends: centers and bounds of the view and of
  /// those around it.
  private func cells(placing view: Handle, to container: Handle) -> [LinkCell] {
    guard views.names.contains(view), views.isDescendant(view.index, of: container.index) else {
      return []
    }
    var cells: [LinkCell] = []
    var next: Int? = view.index
    while let row = next, row != container.index {
      let name = Handle(bits: views.rows[row].name)
      cells.append(LinkCell(key: PropertyLinks.key(name, .center), components: PropertyLinks.all))
      cells.append(LinkCell(key: PropertyLinks.key(name, .bounds), components: PropertyLinks.all))
      next = views.parent(row)
    }
    return cells
  }
}
