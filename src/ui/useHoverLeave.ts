import { type DOMAttributes, useEffect, useRef } from 'react';
import { useHover } from 'react-aria/useHover';

interface HoverLeaveOptions {
  /** How long the mouse has to be away, in milliseconds. */
  delayMs: number;
  onLeave: () => void;
}

/**
 * Tells when a mouse has left an element for good.
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
