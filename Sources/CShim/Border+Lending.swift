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

/// The way in for calls that lend rows. Both outputs are cleared before anything can fail.
@inline(__always)
func lending<Struct>(
  _ outRows: UnsafeMutablePointer<UnsafePointer<Struct>?>?, _ name: StaticString,
  _ outCount: UnsafeMutablePointer<Int>?, of pointer: OpaquePointer?, as kind: Kind,
  _ function: StaticString = #function, _ body: (Runtime, Handle) throws(Fault) -> LentRows
) -> motus_status {
  outRows?.pointee = nil
  outCount?.pointee = 0
  var rows = LentRows.none
  let status = lend(
    without: outRows != nil && outCount != nil ? nil : outRows == nil ? name : "out_count",
    &rows, of: pointer, as: kind, function, body)
  outRows?.pointee = rows.base?.assumingMemoryBound(to: Struct.self)
  outCount?.pointee = rows.count
  return status
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
