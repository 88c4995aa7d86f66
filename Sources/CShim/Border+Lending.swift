import CMotus

/// Rows of the engine that a host may read until the next tick. The header has a struct of the same
/// layout: tests compare the two.
struct LentRows {
  let base: UnsafeRawPointer?
  let count: Int

  static var none: LentRows { LentRows(base: nil, count: 0) }
}

extension Buffer {
  var lent: LentRows { LentRows(base: base, count: count) }
}

extension Rows {
  var lent: LentRows { LentRows(base: base, count: count) }
}

/// Hands rows to the host. Both outputs are cleared before anything can fail; `lend` is told which of
/// them there is not.
@inline(__always)
func handing<Struct>(
  _ outRows: UnsafeMutablePointer<UnsafePointer<Struct>?>?, _ name: StaticString,
  _ outCount: UnsafeMutablePointer<Int>?,
  _ lend: (_ missing: StaticString?, inout LentRows) -> motus_status
) -> motus_status {
  outRows?.pointee = nil
  outCount?.pointee = 0
  var rows = LentRows.none
  let status = lend(
    outRows != nil && outCount != nil ? nil : outRows == nil ? name : "out_count", &rows)
  outRows?.pointee = rows.base?.assumingMemoryBound(to: Struct.self)
  outCount?.pointee = rows.count
  return status
}

/// The way in for calls that lend rows.
@inline(__always)
func lending<Struct>(
  _ outRows: UnsafeMutablePointer<UnsafePointer<Struct>?>?, _ name: StaticString,
  _ outCount: UnsafeMutablePointer<Int>?, of pointer: OpaquePointer?, as kind: Kind,
  _ function: StaticString = #function, _ body: (Runtime, Handle) throws(Fault) -> LentRows
) -> motus_status {
  handing(outRows, name, outCount) { missing, rows in
    lend(without: missing, &rows, of: pointer, as: kind, function, body)
  }
}

@inline(__always)
func lending<Struct, Object>(
  _ outRows: UnsafeMutablePointer<UnsafePointer<Struct>?>?, _ name: StaticString,
  _ outCount: UnsafeMutablePointer<Int>?, of pointer: OpaquePointer?, _ kind: KindOf<Object>,
  _ function: StaticString = #function, _ body: (Object) -> LentRows
) -> motus_status {
  lending(outRows, name, outCount, of: pointer, as: kind.kind, function) {
    runtime, handle throws(Fault) in
    body(kind.object(try runtime.entity(handle)))
  }
}

/// In one place for all kinds of rows.
@inline(never)
private func lend(
  without missing: StaticString?, _ rows: inout LentRows, of pointer: OpaquePointer?, as kind: Kind,
  _ function: StaticString, _ body: (Runtime, Handle) throws(Fault) -> LentRows
) -> motus_status {
  entering(pointer, as: kind, function) { runtime, handle throws(Fault) in
    if let missing { throw Fault(.invalidArgument, "\(missing) is NULL") }
    rows = try body(runtime, handle)
  }
}
