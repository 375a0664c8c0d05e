import { type ComponentPropsWithRef, type ReactNode, type Ref, type RefObject, use, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
  DisclosureStateContext,
} from 'react-aria-components/Disclosure';
import { classNames } from '#src/lib/classNames.ts';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import styles from './DisclosureParts.module.css';

export interface DisclosureRootProps
  extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style' | 'render'> {
  /** A `DisclosureTrigger` and a `DisclosurePanel`. */
  children: ReactNode;
  /** Added to the root element's class names. */
  className?: string | undefined;
  /** Ref of the element around both. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Connects a trigger with its panel, for layouts that `Disclosure` does not cover.
 *
 * Closed panels are `hidden="until-found"`, so the browser's in-page search opens them. Without JavaScript and
 * in print, every panel is open.
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
  /** The button's text, and a `DisclosureChevron`. */
  children: ReactNode;
  /** Added to the root element's class names. */
  className?: string | undefined;
  /** Ref of the `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The button that opens and closes the panel of a `DisclosureRoot`. Without JavaScript, where the panel is open, its
 * content is plain text.
 */
export function DisclosureTrigger({ className, children, ...rest }: DisclosureTriggerProps) {
  const classes = classNames(styles.trigger, className);
  return (
    <>
      <AriaButton {...rest} slot="trigger" className={classes} render={renderTrigger} data-scripted="">
        {children}
      </AriaButton>
      <noscript className={styles.unscripted}>
        <span className={classes}>{children}</span>
      </noscript>
    </>
  );
}

// react-aria's id names the panel, but `renderPanel` omits that name. Two triggers of one panel would share the id.
const renderTrigger = ({ id: _id, ...props }: ComponentPropsWithRef<'button'>) => <button {...props} />;

export interface DisclosurePanelProps {
  /** Hidden until the trigger opens the panel. */
  children: ReactNode;
  /** Added to the root element's class names. */
  className?: string | undefined;
  /** Ref of the panel. */
  ref?: Ref<HTMLDivElement>;
}

/** The collapsible content of a `DisclosureRoot`. */
export function DisclosurePanel({ className, children, ref, ...rest }: DisclosurePanelProps) {
  const panel = useObjectRef(ref);
  return (
    <AriaDisclosurePanel
      {...rest}
      ref={panel}
      className={classNames(styles.panel, className)}
      render={renderPanel}
    >
      {children}
      <PanelFocus of={panel} />
    </AriaDisclosurePanel>
  );
}

/** Keeps the focus when something else than its trigger closes an open panel. */
function PanelFocus({ of: panel }: { of: RefObject<HTMLElement | null> }) {
  const isOpen = use(DisclosureStateContext)?.isExpanded;
  const [trigger] = useState(() => triggerOf(panel));
  return isOpen ? <FocusFallback of={panel} trigger={trigger} /> : null;
}

const triggerOf = (panel: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return document.querySelector<HTMLElement>(`[aria-controls="${panel.current?.id}"]`);
  },
});

// Only `hidden` hides a closed panel. react-aria's `aria-hidden` would keep it hidden from screen readers where CSS
// opens it: without JavaScript and in the wide footer. A group with the same name as the heading above it would be read
// twice.
const renderPanel = ({
  role: _role,
  'aria-labelledby': _labelledby,
  'aria-hidden': _hidden,
  ...props
}: ComponentPropsWithRef<'div'>) => <div {...props} />;

export interface DisclosureChevronProps {
  /** 16 px instead of 20 px at the default text size. */
  size?: 'small';
  /** Added to the root element's class names. */
  className?: string | undefined;
}

/** The arrow of a trigger; it points up while the panel is open. */
export function DisclosureChevron({ size, className }: DisclosureChevronProps) {
  return <ChevronDownIcon size={size} className={classNames(styles.chevron, className)} />;
}
