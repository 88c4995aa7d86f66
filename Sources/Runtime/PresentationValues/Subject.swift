/// The owner of a track: a view, by its row; or a value, by the complement of its row, below zero.
///
/// So whatever moves properties moves values, and neither of the two is disguised as the other.
typealias Subject = Int

extension Handle {
  /// The subject that a handle of a view or a value names.
  @inline(__always)
  var subject: Subject {
    kindNumber == Handle.Bits(Kind.value.rawValue) ? ~index : index
  }
}

extension TrackTable.Identity {
  @inline(__always)
  var subject: Subject { Handle(bits: view).subject }

  /// The view or value in reports to hosts; glides have keys, and no names.
  @inline(__always)
  var namedView: Handle.Bits { property.isGlide ? 0 : view }
}

extension Tracks {
  @inline(__always)
  func name(of subject: Subject) -> Handle.Bits {
    subject >= 0 ? views.rows[subject].name : values.rows[~subject].name
  }

  @inline(__always)
  func firstTrack(of subject: Subject) -> TrackID {
    subject >= 0 ? views.rows[subject].firstTrack : values.rows[~subject].track
  }

  @inline(__always)
  func setFirstTrack(_ track: TrackID, of subject: Subject) {
    if subject >= 0 {
      views.rows.base[subject].firstTrack = track
    } else {
      values.rows.base[~subject].track = track
    }
  }

  /// Whether a view or a value lives.
  @inline(__always)
  func contains(_ subject: Handle) -> Bool {
    views.names.containsOften(subject) || values.contains(subject)
  }

  /// Notes that a view is drawn otherwise; values are not drawn.
  @inline(__always)
  func touchPicture(_ subject: Subject) {
    guard subject >= 0 else { return }
    views.picture.touch(subject)
    views.loosen(subject)
  }

  /// Notes that a subject looks different, as one of its properties has another value.
  func touchPicture(_ identity: TrackTable.Identity) {
    touchPicture(identity.subject)
    noteContent(identity)
  }

  /// Notes that the content of a view may look different: hosts draw it by their own properties.
  func noteContent(_ identity: TrackTable.Identity) {
    if identity.property.isCustom, identity.subject >= 0 {
      views.reaches?.noteContent(identity.view)
    }
  }

  /// The picture of a view begins to move.
  @inline(__always)
  func loosen(_ subject: Subject) {
    if subject >= 0 { views.loosen(subject) }
  }

  /// Remembers that a property shows another value from now on.
  @inline(__always)
  func noteChange(_ subject: Subject, _ property: PropertyID) {
    if subject >= 0 { views.noteChange(subject, property) } else { noteChange(ofValue: ~subject) }
  }

  @_optimize(speed)
  @inline(never)
  private func noteChange(ofValue row: Int) {
    let value = values.rows.base + row
    guard !value.pointee.isNoted else { return }
    value.pointee.isNoted = true
    views.noteChange(ofValue: value.pointee.name, value.pointee.property)
  }

  /// Forgets that a value was noted, before the changes of the frame are forgotten.
  @inline(__always)
  func forgetNote(ofValue row: Int) { values.rows.base[row].isNoted = false }

  /// Removes a value that ends, with its track.
  func removeValue(_ row: Int) {
    removeTracks(of: ~row)
    values.remove(row)
  }
}
