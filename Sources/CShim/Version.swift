import CMotus

@_cdecl("motus_version_number") @implementation
public func motus_version_number() -> Int32 {
  100
}
