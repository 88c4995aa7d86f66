import CMotus

extension motus_frame_info: SizedStruct {
  static var firstSize: Int {
    MemoryLayout<motus_frame_info>.size - MemoryLayout<Double>.size
  }
}

@_cdecl("motus_runtime_publish") @implementation
public func motus_runtime_publish(
  _ runtime: OpaquePointer?, _ contents: UInt32, _ outFrame: UnsafeMutablePointer<UInt64>?
) -> motus_status {
  outFrame?.pointee = 0
  return entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    let out = try need(outFrame, "out_frame")
    let wanted = PublishedFrame.Contents(rawValue: contents)
    guard !wanted.isEmpty, wanted.isSubset(of: .all) else {
      throw Fault(
        .invalidArgument, "contents is \(contents): bits of motus_frame_content are needed")
    }
    out.pointee = try PublishedFrames.publish(wanted, of: runtime)
  }
}

@_cdecl("motus_frame_give_back") @implementation
public func motus_frame_give_back(_ frame: UInt64) -> motus_status {
  answering { () throws(Fault) in try PublishedFrames.giveBack(frame) }
}

@_cdecl("motus_frame_get_info") @implementation
public func motus_frame_get_info(
  _ frame: UInt64, _ outInfo: UnsafeMutablePointer<motus_frame_info>?
) -> motus_status {
  clear(outInfo)
  return answering { () throws(Fault) in
    let found = try PublishedFrames.find(frame)
    var info = motus_frame_info()
    found._withUnsafeGuaranteedRef { frame in
      info.number = frame.number
      info.time = frame.time
      info.picture_generation = frame.generation
      info.contents = frame.contents.rawValue
      info.standing = frame.standing.rawValue
      info.shown_time = frame.shownTime
    }
    try fill(outInfo, "out_info", with: info)
  }
}

@_cdecl("motus_frame_advance") @implementation
public func motus_frame_advance(_ frame: UInt64, _ time: Double) -> motus_status {
  answering { () throws(Fault) in
    let found = try PublishedFrames.find(frame)
    guard time.isFinite else { throw Fault(.invalidArgument, "time is not a finite number") }
    guard found._withUnsafeGuaranteedRef({ $0.contents.contains(.motion) }) else {
      throw Fault(.notFound, "frame \(frame) was published without MOTUS_FRAME_MOTION")
    }
    found._withUnsafeGuaranteedRef { $0.advance(to: time) }
  }
}

/// The way in for calls that lend a part of a frame, which may have been published without.
@inline(__always)
private func lending<Struct>(
  _ outRows: UnsafeMutablePointer<UnsafePointer<Struct>?>?, _ name: StaticString,
  _ outCount: UnsafeMutablePointer<Int>?, of frame: UInt64, _ part: PublishedFrame.Contents,
  _ function: StaticString = #function, _ body: (PublishedFrame) -> LentRows
) -> motus_status {
  handing(outRows, name, outCount) { missing, rows in
    lend(without: missing, &rows, of: frame, part, function, body)
  }
}

/// In one place for all parts.
@inline(never)
private func lend(
  without missing: StaticString?, _ rows: inout LentRows, of frame: UInt64,
  _ part: PublishedFrame.Contents, _ function: StaticString, _ body: (PublishedFrame) -> LentRows
) -> motus_status {
  answering(function) { () throws(Fault) in
    if let missing { throw Fault(.invalidArgument, "\(missing) is NULL") }
    let found = try PublishedFrames.find(frame)
    guard found._withUnsafeGuaranteedRef({ $0.contents.contains(part) }) else {
      throw Fault(.notFound, "frame \(frame) was published without this part of it")
    }
    rows = found._withUnsafeGuaranteedRef(body)
  }
}

@_cdecl("motus_frame_draw_list") @implementation
public func motus_frame_draw_list(
  _ frame: UInt64, _ outItems: UnsafeMutablePointer<UnsafePointer<motus_draw_item>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outItems, "out_items", outCount, of: frame, .items) { $0.shownItems.lent }
}

@_cdecl("motus_frame_draw_effects") @implementation
public func motus_frame_draw_effects(
  _ frame: UInt64, _ outEffects: UnsafeMutablePointer<UnsafePointer<motus_draw_effect>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outEffects, "out_effects", outCount, of: frame, .items) { $0.shownEffects.lent }
}

@_cdecl("motus_frame_draw_details") @implementation
public func motus_frame_draw_details(
  _ frame: UInt64, _ outDetails: UnsafeMutablePointer<UnsafePointer<motus_draw_detail>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outDetails, "out_details", outCount, of: frame, .details) { $0.shownDetails.lent }
}

@_cdecl("motus_frame_draw_groups") @implementation
public func motus_frame_draw_groups(
  _ frame: UInt64, _ outGroups: UnsafeMutablePointer<UnsafePointer<motus_draw_group>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outGroups, "out_groups", outCount, of: frame, .details) { $0.shownGroups.lent }
}

@_cdecl("motus_frame_draw_rows") @implementation
public func motus_frame_draw_rows(
  _ frame: UInt64, _ outRows: UnsafeMutablePointer<UnsafePointer<motus_draw_row>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outRows, "out_rows", outCount, of: frame, .rows) { $0.shownRows.lent }
}

@_cdecl("motus_frame_draw_row_changes") @implementation
public func motus_frame_draw_row_changes(
  _ frame: UInt64, _ outRanges: UnsafeMutablePointer<UnsafePointer<motus_draw_row_range>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outRanges, "out_ranges", outCount, of: frame, .rows) { $0.shownRowChanges.lent }
}

@_cdecl("motus_frame_damage") @implementation
public func motus_frame_damage(
  _ frame: UInt64, _ age: UInt32,
  _ outRects: UnsafeMutablePointer<UnsafePointer<motus_pixel_rect>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outRects, "out_rects", outCount, of: frame, .damage) { frame in
    let rects = frame.damage(age: age)
    return LentRows(base: rects.base, count: rects.count)
  }
}

@_cdecl("motus_frame_changes") @implementation
public func motus_frame_changes(
  _ frame: UInt64, _ outChanges: UnsafeMutablePointer<UnsafePointer<motus_change>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outChanges, "out_changes", outCount, of: frame, .changes) { $0.shownChanges.lent }
}

@_cdecl("motus_frame_events") @implementation
public func motus_frame_events(
  _ frame: UInt64, _ outEvents: UnsafeMutablePointer<UnsafePointer<motus_event>?>?,
  _ outCount: UnsafeMutablePointer<Int>?
) -> motus_status {
  lending(outEvents, "out_events", outCount, of: frame, .events) { $0.events.lent }
}
