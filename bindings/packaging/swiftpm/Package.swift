// swift-tools-version:5.9
// The library as it is released, for iOS 13 and macOS 11 and newer: import CMotus.
import PackageDescription

let package = Package(
  name: "Motus",
  platforms: [.iOS(.v13), .macOS(.v11)],
  products: [.library(name: "CMotus", targets: ["CMotus"])],
  targets: [
    .binaryTarget(
      name: "CMotus", url: "@ADDRESS@/motus-@VERSION@-xcframework.zip",
      checksum: "@SHA256:xcframework@")
  ]
)
