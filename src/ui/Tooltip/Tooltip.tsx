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
import styles from './Tooltip.module.css';
import { useKeptInWindow } from './useKeptInWindow.ts';

export interface TooltipProps {
  /** The name of the control; shown only, because the control says it already. */
  text: string;
  /** The control: an `IconButton`. */
  children: ReactNode;
  /** @default 'below' */
  placement?: 'above' | 'below';
  /** Added to the classes of its root. */
  className?: string;
}

/**
 * Shows the name of an icon control on hover and keyboard focus (HDR-07). It can be hovered itself, stays until it is
 * left, and closes on Escape, which then closes nothing around it (WCAG 1.4.13). Touch has no hover: icons that need
 * words there get a visible label or a `ToggleTip`.
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

// In the place of react-aria's `Tooltip`, which stands in a portal, outside the reset and tokens of the page's part.
function Tip(props: Required<Pick<TooltipProps, 'text' | 'placement'>>) {
  const state = use(TooltipTriggerStateContext);
  return state?.isOpen ? <OpenTip {...props} state={state} /> : null;
}

function OpenTip({
  text,
  placement,
  state,
}: Required<Pick<TooltipProps, 'text' | 'placement'>> & { state: TooltipTriggerState }) {
  // react-aria passes the id of its trigger's description here; its type leaves it out.
  const { id } = { ...useSlottedContext(TooltipContext) } as { id?: string };
  const { role: _role, ...withoutRole } = useTooltip({}, state).tooltipProps;
  const keepInWindow = useKeptInWindow();
  return (
    // The control refers to this element as its description; hidden words leave it empty, so the name is read once.
    <span {...withoutRole} id={id} ref={keepInWindow} className={styles.tip} data-placement={placement}>
      <span className={styles.words} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
