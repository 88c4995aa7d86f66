import CMotus

@_cdecl("motus_version_number") @implementation
public func motus_version_number() -> Int32 {
  MOTUS_VERSION_MAJOR * 10000 + MOTUS_VERSION_MINOR * 100 + MOTUS_VERSION_PATCH
}

@_cdecl("motus_version_string") @implementation
public func motus_version_string() -> UnsafePointer<CChar>? {
  // MOTUS_VERSION_STRING once more: the macro reaches Swift as a String without an address.
  let text: StaticString = "0.1.0"
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
