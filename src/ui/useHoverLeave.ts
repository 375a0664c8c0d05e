import { type DOMAttributes, useEffect, useRef } from 'react';
import { useHover } from 'react-aria/useHover';

interface HoverLeaveOptions {
  /** How long the mouse must be outside, in milliseconds. */
  delayMs: number;
  onLeave: () => void;
}

/**
 * Detects that a mouse has left an element and stayed outside.
 *
 * @returns props for the element
 */
export function useHoverLeave({ delayMs, onLeave }: HoverLeaveOptions): {
  hoverProps: DOMAttributes<HTMLElement>;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { hoverProps } = useHover({
    onHoverStart: () => clearTimeout(timer.current),
    onHoverEnd: ({ pointerType }) => {
      clearTimeout(timer.current);
      if (pointerType === 'mouse') timer.current = setTimeout(onLeave, delayMs);
    },
  });
  return { hoverProps };
}
