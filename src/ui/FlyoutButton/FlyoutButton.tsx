import { type SubmitEvent, useId, useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { flushSync } from 'react-dom';
import { classNames } from '#src/lib/classNames.ts';
import { isKeyboardPress } from '#src/ui/Button/isKeyboardPress.ts';
import { Flyout, type FlyoutProps } from '#src/ui/Flyout/Flyout.tsx';
import { type FocusMover, FocusRegion } from '#src/ui/FocusRegion/FocusRegion.tsx';
import type { HeaderActionLook } from '#src/ui/HeaderAction/HeaderActionContent.tsx';
import { HeaderButton } from '#src/ui/HeaderAction/HeaderButton.tsx';
import { QueryFields } from '#src/ui/QueryFields/QueryFields.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './FlyoutButton.module.css';

export interface FlyoutButtonProps
  extends HeaderActionLook,
    RootProps<HTMLDivElement>,
    Pick<FlyoutProps, 'name' | 'header' | 'footer' | 'isBusy' | 'children'> {
  /**
   * Visible text in place of the label; the accessible name contains both. If it is set, even to an empty text, the button has a
   * fixed width and truncates longer text.
   */
  shownLabel?: string;
  /** Whether the flyout is open. */
  isOpen: boolean;
  /** Called when the user opens or closes the flyout. */
  onOpenChange: (isOpen: boolean) => void;
  /** The button's link without JavaScript. */
  href: string;
  /** Value of the `data-vitrine` attribute. */
  part: string;
}

/**
 * A header icon with a panel below it. Opened by keyboard, the focus moves to the first control of the panel; by mouse,
 * only to a field. It returns when the panel closes. Without JavaScript the button links to a page.
 */
export function FlyoutButton({
  icon,
  label,
  shownLabel,
  isOpen,
  onOpenChange,
  href,
  part,
  className,
  ref,
  children,
  name,
  header,
  footer,
  isBusy,
  ...root
}: FlyoutButtonProps) {
  const rootAttributes = useRoot(part, root);
  const isHydrated = useIsHydrated();
  const id = useId();
  const linkId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const focus = useRef<FocusMover>(null);

  const toggle = (event: PressEvent) => {
    flushSync(() => onOpenChange(!isOpen));
    if (isOpen) return;
    if (isKeyboardPress(event)) focus.current?.focusFirst();
    // On touch screens, focusing a field would open the virtual keyboard.
    else if (window.matchMedia?.('(pointer: fine)').matches) focus.current?.focusFirst({ accept: isField });
  };

  return (
    <div ref={ref} className={classNames(styles.place, className)} {...rootAttributes}>
      {!isHydrated && (
        <form hidden id={linkId} action={href.replace(/[?#].*/s, '')} onSubmit={stayOnPage}>
          <QueryFields address={href} />
        </form>
      )}
      <HeaderButton
        ref={trigger}
        // WebKit would click a submit button again when Space comes up, although the focus has moved into the panel.
        {...(isHydrated ? { type: 'button' } : { type: 'submit', form: linkId })}
        icon={icon}
        label={shownLabel ? `${label}, ${shownLabel}` : label}
        shownLabel={shownLabel || label}
        hasFixedWidth={shownLabel !== undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={toggle}
      />
      <Flyout
        name={name}
        header={header}
        footer={footer}
        isBusy={isBusy}
        id={id}
        label={label}
        isOpen={isOpen}
        triggerRef={trigger}
        hasCloseButton
        onClose={() => onOpenChange(false)}
      >
        <FocusRegion ref={focus}>{children}</FocusRegion>
      </Flyout>
    </div>
  );
}

const isField = (element: Element) => element instanceof HTMLInputElement;

const stayOnPage = (event: SubmitEvent) => event.preventDefault();
