import CMotus
import Testing

@Test func theVersionNumberIsPositive() { #expect(motus_version_number() > 0) }
