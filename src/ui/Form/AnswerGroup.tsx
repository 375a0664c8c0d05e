import { type ComponentProps, useEffect, useRef } from 'react';
import { Group } from '#src/ui/Group/Group.tsx';

interface AnswerGroupProps extends ComponentProps<'div'> {
  /** The `data-part` attribute. */
  part: string;
  /** Id of the element that names the group. */
  labelledBy: string;
}

/**
 * The server's response to a submitted form, as a group that takes the focus when the page opens, so that it is read
 * first. It uses `autofocus` without JavaScript, and a script where the browser ignores `autofocus`.
 */
export function AnswerGroup({ part, labelledBy, ...props }: AnswerGroupProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Do not take the focus from a user who has started typing.
    if (!document.activeElement || document.activeElement === document.body) root.current?.focus();
  }, []);
  return (
    <Group
      {...props}
      ref={root}
      tabIndex={-1}
      // Without JavaScript, only this attribute moves the focus to the response.
      autoFocus
      aria-labelledby={labelledBy}
      data-part={part}
    />
  );
}
