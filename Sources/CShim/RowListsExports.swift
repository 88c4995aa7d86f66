import CMotus

@_cdecl("motus_row_list_options_init") @implementation
public func motus_row_list_options_init(
  _ options: UnsafeMutablePointer<motus_row_list_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_row_list_options: SizedSettings {
  static var defaults: motus_row_list_options {
    motus_row_list_options(
      struct_size: MemoryLayout<motus_row_list_options>.size, axis: MOTUS_AXIS_VERTICAL, gap: 0,
      padding: motus_insets(), margin: 0.5, arrangement: nil)
  }
}

extension motus_row_list_delegate: SizedSettings {
  static var defaults: motus_row_list_delegate {
    var delegate = motus_row_list_delegate()
    delegate.struct_size = MemoryLayout<motus_row_list_delegate>.size
    return delegate
  }
}

/// The functions of a list's rows on the other side of the border.
private final class HostRowListDelegate: RowListDelegate {
  private let delegate: motus_row_list_delegate
  private let context: HostContext
  /// Ends its lists before it ends.
  private unowned(unsafe) let runtime: Runtime

  init(_ delegate: motus_row_list_delegate, _ context: HostContext, _ runtime: Runtime) {
    self.delegate = delegate
    self.context = context
    self.runtime = runtime
  }

  override func provide(_ list: Handle, _ key: UInt64, _ index: Int) -> Answer {
    let answer = context.call { delegate.provide?($0, OpaquePointer(list), key, index) }
    guard let answer = answer ?? nil else { return .success(.none) }
    do throws(Fault) {
      return .success(try runtime.resolve(answer, as: .view))
    } catch {
      return .failure(error)
    }
  }

  override func recycle(_ list: Handle, _ key: UInt64, _ view: Handle) {
    context.call {
      delegate.recycle?($0, OpaquePointer(list), key, OpaquePointer(view))
    }
  }
}

@_cdecl("motus_view_set_row_list_delegate") @implementation
public func motus_view_set_row_list_delegate(
  _ view: OpaquePointer?, _ delegate: UnsafePointer<motus_row_list_delegate>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(view, as: .view, owning: userData, destroy) { runtime, view, context throws(Fault) in
    let delegate = try delegate.map { delegate throws(Fault) in
      HostRowListDelegate(try read(delegate, "delegate"), context, runtime)
    }
    let list = try runtime.list(of: view)
    list.setDelegate(delegate)
    list.note(.sizes)
    list.forgetRefused()
  }
}

@_cdecl("motus_view_set_rows") @implementation
public func motus_view_set_rows(
  _ view: OpaquePointer?, _ rows: UnsafePointer<motus_row>?, _ count: Int, _ rowSize: Int,
  _ options: UnsafePointer<motus_row_list_options>?
) -> motus_status {
  making(view, as: .view) { runtime, view throws(Fault) in
    let rows = try checked(rows, count, rowSize)
    let options = try runtime.checked(read(options, "options"))
    let list = try runtime.list(of: view)
    var order = RowOrder()
    order.reserve(count)
    for index in 0..<count {
      let row = rows[index]
      guard order.append(row.key, row.extent, isHeading: row.isHeading) else {
        throw Fault(.invalidArgument, "row \(index) has the key of another one")
      }
    }
    try check(length: order.total() + options.gap * Double(count))
    runtime.rowLists.replaceAll(list, order, options)
  }
}

@_cdecl("motus_view_replace_rows") @implementation
public func motus_view_replace_rows(
  _ view: OpaquePointer?, _ index: Int, _ removed: Int, _ rows: UnsafePointer<motus_row>?,
  _ count: Int, _ rowSize: Int
) -> motus_status {
  making(view, as: .view) { runtime, view throws(Fault) in
    let rows = try checked(rows, count, rowSize)
    let list = try runtime.existingList(of: view)
    let there = list.order.count
    guard index >= 0, index <= there, removed >= 0, removed <= there - index else {
      throw Fault(
        .invalidArgument,
        "index \(UInt(bitPattern: index)) and removed \(UInt(bitPattern: removed)): there are \(there) rows"
      )
    }
    guard there - removed + count <= RowLists.mostRows else { throw tooMany }
    var added = 0.0
    var seen = KeyMap()
    for number in 0..<count {
      let slot = list.order.find(rows[number].key)
      let isDouble =
        slot >= 0
        && !(index..<index + removed).contains(list.order.cursor(ofSlot: slot).index)
      guard !isDouble, seen.insert(rows[number].key, 0) < 0 else {
        throw Fault(.invalidArgument, "row \(number) has the key of another one")
      }
      added += rows[number].extent
    }
    try check(length: list.length() + added + list.options.gap * Double(count))
    let reversal = runtime.rowLists.willReplace(
      list, at: index, removed: removed, added: count, length: added)
    for _ in 0..<removed { list.order.remove(at: index) }
    for number in 0..<count {
      let row = rows[number]
      _ = list.order.insert(
        row.key, row.extent, isHeading: row.isHeading, at: index + number)
    }
    runtime.rowLists.rowsChanged(list, reversal)
  }
}

@_cdecl("motus_view_set_row_extent") @implementation
public func motus_view_set_row_extent(
  _ view: OpaquePointer?, _ key: UInt64, _ extent: Double
) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    let extent = try bounded(extent, "extent", within: 0...longest)
    let list = try runtime.existingList(of: view)
    let slot = try slot(of: key, list)
    try check(length: list.length() + extent)
    runtime.rowLists.setExtent(list, slot, extent)
  }
}

@_cdecl("motus_view_row_count") @implementation
public func motus_view_row_count(_ view: OpaquePointer?) -> Int {
  reading(view, as: .view, or: 0) { runtime, view throws(Fault) in
    runtime.parts.rowLists.layer?.find(view.index)?.order.count ?? 0
  }
}

@_cdecl("motus_view_row_place") @implementation
public func motus_view_row_place(
  _ view: OpaquePointer?, _ key: UInt64, _ outIndex: UnsafeMutablePointer<Int>?,
  _ outFrame: UnsafeMutablePointer<motus_rect>?
) -> motus_status {
  outIndex?.pointee = 0
  outFrame?.pointee = motus_rect()
  return entering(view, as: .view) { runtime, view throws(Fault) in
    let list = try runtime.existingList(of: view)
    let cursor = list.order.cursor(ofSlot: try slot(of: key, list))
    outIndex?.pointee = cursor.index
    outFrame?.pointee = motus_rect(runtime.rowLists.frame(list, cursor))
  }
}

private let longest = 1e6

private var tooMany: Fault { Fault(.limit, "a list has at most \(RowLists.mostRows) rows") }

private func slot(of key: UInt64, _ list: RowList) throws(Fault) -> Int {
  let slot = key == 0 ? -1 : list.order.find(key)
  guard slot >= 0 else { throw Fault(.notFound, "no row has the key \(key)") }
  return slot
}

private func check(length: Double) throws(Fault) {
  guard length <= RowLists.farthest else {
    throw Fault(.invalidArgument, "the rows are \(length) long together: 1e9 is possible")
  }
}

/// Rows that a host has given, after a look at each.
private func checked(
  _ rows: UnsafePointer<motus_row>?, _ count: Int, _ rowSize: Int
) throws(Fault) -> UnsafeBufferPointer<motus_row> {
  guard rowSize == MemoryLayout<motus_row>.size else {
    throw Fault(
      .structSize,
      "row_size is \(UInt(bitPattern: rowSize)): a row has \(MemoryLayout<motus_row>.size) bytes")
  }
  guard UInt(bitPattern: count) <= UInt(RowLists.mostRows) else { throw tooMany }
  guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
  try Memory.checkBudget(count: count)
  let rows = UnsafeBufferPointer(start: try need(rows, "rows"), count: count)
  for index in 0..<count {
    guard rows[index].key != 0 else { throw Fault(.invalidArgument, "row \(index) has no key") }
    guard rows[index].extent >= 0, rows[index].extent <= longest else {
      throw Fault(
        .invalidArgument, "the extent of row \(index) is \(rows[index].extent): 0 to 1e6")
    }
    guard rows[index].flags & ~motus_row.allFlags == 0 else {
      throw Fault(.invalidArgument, "flags of row \(index): some bits mean nothing here")
    }
  }
  return rows
}

extension motus_row {
  fileprivate static let allFlags = MOTUS_ROW_LIST_HEADING.rawValue

  fileprivate var isHeading: Bool { flags & MOTUS_ROW_LIST_HEADING.rawValue != 0 }
}

extension Runtime {
  /// The list of a view, made now if there is none.
  fileprivate func list(of view: Handle) throws(Fault) -> RowList {
    if let list = parts.rowLists.layer?.find(view.index) { return list }
    guard parts.arrangements.layer?.find(view.index) == nil else {
      throw Fault(.invalidState, "the view has children of motus_view_arrange()")
    }
    return try rowLists.list(of: view, checked(motus_row_list_options.defaults))
  }

  /// Throws if the children of a view are rows.
  func checkHasNoRows(_ view: Handle) throws(Fault) {
    guard parts.rowLists.layer?.find(view.index) == nil else {
      throw Fault(.invalidState, "the children of the view are rows: motus_view_set_rows()")
    }
  }

  fileprivate func existingList(of view: Handle) throws(Fault) -> RowList {
    guard let list = parts.rowLists.layer?.find(view.index) else {
      throw Fault(.invalidState, "the view has no rows: motus_view_set_rows() comes first")
    }
    return list
  }

  fileprivate func checked(_ options: motus_row_list_options) throws(Fault) -> RowListOptions {
    guard options.axis.rawValue <= 1 else {
      throw Fault(
        .invalidArgument, "options.axis is \(options.axis.rawValue): 0 and 1 are possible")
    }
    var checked = RowListOptions(
      arrangement: try self.checked(read(options.arrangement, "options.arrangement")))
    checked.axis = Int(options.axis.rawValue)
    checked.gap = try bounded(options.gap, "options.gap", within: 0...longest)
    checked.padding = try options.padding.bounded("options.padding")
    let padding = checked.padding
    guard min(padding.top, padding.left, padding.bottom, padding.right) >= 0 else {
      throw Fault(.invalidArgument, "options.padding is negative")
    }
    checked.margin = try bounded(options.margin, "options.margin", within: 0...10)
    return checked
  }
}
