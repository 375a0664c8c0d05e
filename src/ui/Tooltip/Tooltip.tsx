import { type ReactNode, useState } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import styles from './Tooltip.module.css';
import { useKeptInWindow } from './useKeptInWindow.ts';

export interface TooltipProps {
  /** The words; the same as the name of the control, so they are only shown, not read twice. */
  text: string;
  /** The control: an icon button with its own label. */
  children: ReactNode;
  /** @default 'below' */
  placement?: 'above' | 'below';
  /** Added to the classes of its root. */
  className?: string;
}

/**
 * Shows the name of an icon control to those who point at it or reach it by keyboard (HDR-07). It can be pointed at
 * itself, stays until it is left, and goes on Escape (WCAG 1.4.13). By touch, where nothing hovers, icons that need
 * words get a visible label or a `ToggleTip` instead.
 *
 * @example <Tooltip text="Suche leeren"><IconButton label="Suche leeren">…</IconButton></Tooltip>
 */
export function Tooltip({ text, children, placement = 'below', className }: TooltipProps) {
  const [isShown, setIsShown] = useState(false);
  const keepInWindow = useKeptInWindow();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which stays the target.
    <span
      className={classNames(styles.anchor, className)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setIsShown(true)}
      onPointerLeave={() => setIsShown(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isShown) return;
        // This Escape was for the words, not for the flyout around them.
        event.stopPropagation();
        event.nativeEvent.stopImmediatePropagation();
        setIsShown(false);
      }}
    >
      {children}
      {isShown && (
        <span ref={keepInWindow} className={styles.tip} data-placement={placement} aria-hidden="true">
          <span className={styles.words}>{text}</span>
        </span>
      )}
    </span>
  );
}
