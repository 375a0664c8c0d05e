import { type ReactNode, use } from 'react';
import { useTooltip } from 'react-aria/useTooltipTrigger';
import { useSlottedContext } from 'react-aria-components/slots';
import {
  TooltipContext,
  TooltipTrigger,
  type TooltipTriggerState,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { classNames } from '#src/lib/classNames.ts';
import { keepInWindow } from './keepInWindow.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** The control's accessible name, which the tooltip only makes visible. */
  text: string;
  /** The control: an `IconButton`. */
  children: ReactNode;
  /** @default 'below' */
  placement?: 'above' | 'below';
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * Shows the name of an icon control on hover and keyboard focus. It can be hovered, stays until the pointer or
 * focus leaves, and closes on Escape, which then closes nothing around it (WCAG 1.4.13). Touch screens have no hover:
 * icons that need text there get a visible label or a `ToggleTip`.
 *
 * @example <Tooltip text="Suche leeren"><IconButton label="Suche leeren">…</IconButton></Tooltip>
 */
export function Tooltip({ text, children, placement = 'below', className }: TooltipProps) {
  return (
    <TooltipTrigger delay={0}>
      <span className={classNames(styles.anchor, className)}>
        {children}
        <Tip text={text} placement={placement} />
      </span>
    </TooltipTrigger>
  );
}

// Replaces react-aria's `Tooltip`, whose portal is outside the page's reset and tokens.
function Tip(props: Required<Pick<TooltipProps, 'text' | 'placement'>>) {
  const state = use(TooltipTriggerStateContext);
  return state?.isOpen ? <OpenTip {...props} state={state} /> : null;
}

function OpenTip({
  text,
  placement,
  state,
}: Required<Pick<TooltipProps, 'text' | 'placement'>> & { state: TooltipTriggerState }) {
  // react-aria passes the id for the trigger's description here; its type omits it.
  const { id } = { ...useSlottedContext(TooltipContext) } as { id?: string };
  const { role: _role, ...withoutRole } = useTooltip({}, state).tooltipProps;
  return (
    // The control's description refers to this element; hidden text leaves it empty, so the name is read only once.
    <span {...withoutRole} id={id} ref={keepInWindow} className={styles.tip} data-placement={placement}>
      <span className={styles.words} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
