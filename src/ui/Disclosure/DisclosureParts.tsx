import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import { classNames } from '#src/lib/classNames.ts';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import styles from './DisclosureParts.module.css';

export interface DisclosureRootProps
  extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style' | 'render'> {
  /** A `DisclosureTrigger` and a `DisclosurePanel`. */
  children: ReactNode;
  /** Added to the classes of its root. */
  className?: string | undefined;
  /** The element around both. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Connects a trigger with the panel that it opens (INP-10), where `Disclosure` has the wrong layout.
 *
 * Closed panels are `hidden="until-found"`, so the browser's in-page search opens them (FTR-01). Without JavaScript and
 * on paper, every panel is open (FND-02).
 *
 * @example
 * <DisclosureRoot>
 *   <DisclosureTrigger>Rechtliche Hinweise <DisclosureChevron /></DisclosureTrigger>
 *   <DisclosurePanel>…</DisclosurePanel>
 * </DisclosureRoot>
 */
export function DisclosureRoot({ className, ...rest }: DisclosureRootProps) {
  return <AriaDisclosure {...rest} className={className ?? ''} />;
}

export interface DisclosureTriggerProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'slot' | 'isPending' | 'id'> {
  /** The button's name, and a `DisclosureChevron`. */
  children: ReactNode;
  /** Added to the classes of its root. */
  className?: string | undefined;
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens and closes the panel of a `DisclosureRoot` (INP-10). */
export function DisclosureTrigger({ className, ...rest }: DisclosureTriggerProps) {
  return (
    <AriaButton
      {...rest}
      slot="trigger"
      className={classNames(styles.trigger, className)}
      render={renderTrigger}
    />
  );
}

// react-aria's id is for the panel's name, which `renderPanel` leaves out. Two triggers of one panel would share it.
const renderTrigger = ({ id: _id, ...props }: ComponentPropsWithRef<'button'>) => <button {...props} />;

export interface DisclosurePanelProps {
  /** Hidden until the trigger opens the panel. */
  children: ReactNode;
  /** Added to the classes of its root. */
  className?: string | undefined;
  /** The panel's element. */
  ref?: Ref<HTMLDivElement>;
}

/** The content of a `DisclosureRoot`, which its trigger shows and hides (INP-10). */
export function DisclosurePanel({ className, ...rest }: DisclosurePanelProps) {
  return (
    <AriaDisclosurePanel {...rest} className={classNames(styles.panel, className)} render={renderPanel} />
  );
}

// `hidden` alone hides a closed panel. With react-aria's `aria-hidden` it would stay hidden from screen readers where CSS
// opens it: without JavaScript and in the wide footer. A group named like the heading above it would be read twice.
const renderPanel = ({
  role: _role,
  'aria-labelledby': _labelledby,
  'aria-hidden': _hidden,
  ...props
}: ComponentPropsWithRef<'div'>) => <div {...props} />;

export interface DisclosureChevronProps {
  /** 16 instead of 20 px at the default text size. */
  size?: 'small';
  /** Added to the classes of its root. */
  className?: string | undefined;
}

/** The arrow of a trigger (INP-10); it turns when the panel is open. */
export function DisclosureChevron({ size, className }: DisclosureChevronProps) {
  return <ChevronDownIcon size={size} className={classNames(styles.chevron, className)} />;
}
