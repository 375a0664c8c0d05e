// The entry point `vitrine/ui`: the styled components that all other parts use.

import '../lib/guardGlobals.ts';

export { alreadyLoaded, importWithRetry, type Lazy, type LoadState } from '../lazy/loadWithRetry.ts';
export * from '../ui/Accordion/Accordion.tsx';
export { Announcer } from '../ui/Announcer/Announcer.tsx';
export {
  type Announcement,
  clearAnnouncements,
  type Politeness,
  readAnnouncements,
  subscribeToAnnouncements,
} from '../ui/Announcer/announcementLedger.ts';
export { type Announce, useAnnounce } from '../ui/Announcer/useAnnounce.ts';
export * from '../ui/Badge/Badge.tsx';
export { bubbleText } from '../ui/Badge/bubbleText.ts';
export { Button, type ButtonProps } from '../ui/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from '../ui/Button/ButtonLink.tsx';
export type { ButtonBehaviour, ButtonLook, ButtonSize, ButtonVariant } from '../ui/Button/buttonProps.ts';
export { IconButton, type IconButtonLook, type IconButtonProps } from '../ui/Button/IconButton.tsx';
export { ToggleButton, type ToggleButtonProps } from '../ui/Button/ToggleButton.tsx';
export * from '../ui/Carousel/Carousel.tsx';
export { Disclosure, type DisclosureLook, type DisclosureProps } from '../ui/Disclosure/Disclosure.tsx';
export * from '../ui/Disclosure/DisclosureParts.tsx';
export * from '../ui/ErrorBoundary/ErrorBoundary.tsx';
export * from '../ui/Flyout/Flyout.tsx';
export * from '../ui/FlyoutButton/FlyoutButton.tsx';
export * from '../ui/Group/Group.tsx';
export * from '../ui/Icon/brandIcons.tsx';
export { BrandIcon, type BrandIconProps, Icon, type IconProps } from '../ui/Icon/Icon.tsx';
export * from '../ui/Icon/icons.tsx';
export { clientIsland } from '../ui/Island/clientIsland.tsx';
export type { IslandOptions } from '../ui/Island/hydrationTrigger.ts';
export { type IslandSource, island } from '../ui/Island/island.tsx';
export { ExternalHint, externalLinkProps } from '../ui/Link/external.tsx';
export * from '../ui/Link/Link.tsx';
export * from '../ui/Meter/Meter.tsx';
export * from '../ui/Modal/Modal.tsx';
export * from '../ui/Notification/Notification.tsx';
export * from '../ui/Picture/Picture.tsx';
export * from '../ui/Price/Price.tsx';
export * from '../ui/ProgressRing/ProgressRing.tsx';
export * from '../ui/QuantityField/QuantityField.tsx';
export * from '../ui/ReadMore/ReadMore.tsx';
export type { RootProps } from '../ui/rootProps.ts';
export * from '../ui/Skeleton/Skeleton.tsx';
export * from '../ui/SkipLink/SkipLink.tsx';
export type { SlotPlace } from '../ui/Slot/Slot.tsx';
export * from '../ui/Spinner/Spinner.tsx';
export * from '../ui/Tooltip/ToggleTip.tsx';
export * from '../ui/Tooltip/Tooltip.tsx';
export * from '../ui/VisuallyHidden/VisuallyHidden.tsx';
export * from '../ui/WindowEdge/StandInBar.tsx';
export { useWindowEdge, type WindowEdgeBox } from '../ui/WindowEdge/useWindowEdge.ts';
