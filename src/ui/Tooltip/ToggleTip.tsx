import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { InfoIcon } from '#src/ui/Icon/icons.tsx';
import { useDismiss } from '#src/ui/useDismiss.ts';
import { keepInWindow } from './keepInWindow.ts';
import styles from './Tooltip.module.css';

export interface ToggleTipProps {
  /** The explanation. */
  children: ReactNode;
  /** The button's accessible name: what is explained. @default "More information" in the page's language */
  label?: string;
  /** @default 'below' */
  placement?: 'above' | 'below';
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * A small (i) that shows an explanation on press, so that it works with touch and keyboard as well as a mouse.
 * The text is announced when it opens, and stays until Escape, a press outside or a focus change (WCAG 1.4.13).
 *
 * @example <ToggleTip label="Zum 30-Tage-Bestpreis">Niedrigster Preis der letzten 30 Tage.</ToggleTip>
 */
export function ToggleTip({ children, label, placement = 'below', className }: ToggleTipProps) {
  const text = useText();
  const announce = useAnnounce();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const dismissProps = useDismiss({
    isOpen,
    panel: root,
    trigger,
    onDismiss: () => setIsOpen(false),
    needsFocus: true,
  });
  useEffect(() => {
    if (!isOpen) return;
    const stop = keepInWindow(panel.current);
    announce(panel.current?.textContent ?? '');
    return stop;
  }, [isOpen, announce]);
  return (
    <span ref={root} className={classNames(styles.anchor, className)} {...dismissProps}>
      <IconButton
        ref={trigger}
        className={styles.trigger}
        size="small"
        label={label ?? text('ui.toggle_tip.label')}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPress={() => setIsOpen(!isOpen)}
      >
        <InfoIcon size="small" />
      </IconButton>
      {isOpen && (
        <span ref={panel} id={id} className={styles.tip} data-placement={placement} data-kind="explanation">
          <span className={styles.words}>{children}</span>
        </span>
      )}
    </span>
  );
}
