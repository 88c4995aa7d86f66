import CMotus
import Testing

@testable import Motus

/// Enumerators of the header and raw values of the engine are the same numbers.
struct LayoutEnumeratorTests {
  @Test func eventKindsAreThoseOfTheHeader() {
    let pairs: [(Event.Kind, motus_event_kind)] = [
      (.viewDidLoad, MOTUS_EVENT_VIEW_DID_LOAD),
      (.viewWillAppear, MOTUS_EVENT_VIEW_WILL_APPEAR),
      (.viewIsAppearing, MOTUS_EVENT_VIEW_IS_APPEARING),
      (.viewDidAppear, MOTUS_EVENT_VIEW_DID_APPEAR),
      (.viewWillDisappear, MOTUS_EVENT_VIEW_WILL_DISAPPEAR),
      (.viewDidDisappear, MOTUS_EVENT_VIEW_DID_DISAPPEAR),
      (.willMoveToParent, MOTUS_EVENT_WILL_MOVE_TO_PARENT),
      (.didMoveToParent, MOTUS_EVENT_DID_MOVE_TO_PARENT),
      (.willShow, MOTUS_EVENT_WILL_SHOW),
      (.didShow, MOTUS_EVENT_DID_SHOW),
      (.transitionBegan, MOTUS_EVENT_TRANSITION_BEGAN),
      (.transitionBecameInteractive, MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE),
      (.transitionFinishing, MOTUS_EVENT_TRANSITION_FINISHING),
      (.transitionCancelling, MOTUS_EVENT_TRANSITION_CANCELLING),
      (.transitionEnded, MOTUS_EVENT_TRANSITION_ENDED),
    ]
    for (kind, enumerator) in pairs { #expect(kind.rawValue == enumerator.rawValue) }
  }

  @Test func propertiesAreThoseOfTheHeader() {
    let pairs: [(PropertyID, motus_property)] = [
      (.center, MOTUS_PROPERTY_CENTER), (.bounds, MOTUS_PROPERTY_BOUNDS),
      (.transform, MOTUS_PROPERTY_TRANSFORM), (.alpha, MOTUS_PROPERTY_ALPHA),
      (.backgroundColor, MOTUS_PROPERTY_BACKGROUND_COLOR),
      (.cornerRadius, MOTUS_PROPERTY_CORNER_RADIUS), (.hidden, MOTUS_PROPERTY_HIDDEN),
      (.shadowColor, MOTUS_PROPERTY_SHADOW_COLOR), (.shadowOffset, MOTUS_PROPERTY_SHADOW_OFFSET),
      (.shadowRadius, MOTUS_PROPERTY_SHADOW_RADIUS), (.borderColor, MOTUS_PROPERTY_BORDER_COLOR),
      (.borderWidth, MOTUS_PROPERTY_BORDER_WIDTH),
      (.numberOfCornerRadii, MOTUS_PROPERTY_CORNER_RADII),
    ]
    for (property, enumerator) in pairs {
      #expect(UInt32(property.rawValue) == enumerator.rawValue)
    }
    #expect(UInt32(PropertyID.firstCustom) == MOTUS_PROPERTY_CUSTOM.rawValue)
  }

  @Test func faultsAreTheStatusesOfTheHeader() {
    let pairs: [(Fault.Code, motus_status)] = [
      (.invalidArgument, MOTUS_ERROR_INVALID_ARGUMENT),
      (.staleHandle, MOTUS_ERROR_STALE_HANDLE), (.wrongKind, MOTUS_ERROR_WRONG_KIND),
      (.foreignHandle, MOTUS_ERROR_FOREIGN_HANDLE), (.invalidState, MOTUS_ERROR_INVALID_STATE),
      (.reentrant, MOTUS_ERROR_REENTRANT), (.busy, MOTUS_ERROR_BUSY),
      (.notFound, MOTUS_ERROR_NOT_FOUND), (.outOfMemory, MOTUS_ERROR_OUT_OF_MEMORY),
      (.structSize, MOTUS_ERROR_STRUCT_SIZE), (.limit, MOTUS_ERROR_LIMIT),
    ]
    for (code, enumerator) in pairs { #expect(status(code) == enumerator) }
  }

  @Test func statesAndPositionsAreThoseOfTheHeader() {
    #expect(UInt32(Appearance.disappeared.rawValue) == MOTUS_APPEARANCE_DISAPPEARED.rawValue)
    #expect(UInt32(Appearance.appearing.rawValue) == MOTUS_APPEARANCE_APPEARING.rawValue)
    #expect(UInt32(Appearance.appeared.rawValue) == MOTUS_APPEARANCE_APPEARED.rawValue)
    #expect(UInt32(Appearance.disappearing.rawValue) == MOTUS_APPEARANCE_DISAPPEARING.rawValue)
    #expect(UInt32(AnimatingPosition.end.rawValue) == MOTUS_POSITION_END.rawValue)
    #expect(UInt32(AnimatingPosition.start.rawValue) == MOTUS_POSITION_START.rawValue)
    #expect(UInt32(AnimatingPosition.current.rawValue) == MOTUS_POSITION_CURRENT.rawValue)
    typealias Operation = TransitionPolicy.Operation
    #expect(UInt32(Operation.none.rawValue) == MOTUS_NAVIGATION_NONE.rawValue)
    #expect(UInt32(Operation.push.rawValue) == MOTUS_NAVIGATION_PUSH.rawValue)
    #expect(UInt32(Operation.pop.rawValue) == MOTUS_NAVIGATION_POP.rawValue)
  }

  @Test func optionFlagsAreThoseOfTheHeader() {
    let pairs: [(AnimationOptions.Flags, motus_animation_flag)] = [
      (.allowUserInteraction, MOTUS_ANIMATION_ALLOW_USER_INTERACTION),
      (.repeats, MOTUS_ANIMATION_REPEAT), (.autoreverses, MOTUS_ANIMATION_AUTOREVERSE),
      (.overrideInheritedDuration, MOTUS_ANIMATION_OVERRIDE_INHERITED_DURATION),
      (.overrideInheritedCurve, MOTUS_ANIMATION_OVERRIDE_INHERITED_TIMING),
      (.overrideInheritedOptions, MOTUS_ANIMATION_OVERRIDE_INHERITED_OPTIONS),
    ]
    for (flag, enumerator) in pairs { #expect(flag.rawValue == enumerator.rawValue) }
  }
}
