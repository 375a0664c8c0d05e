import { type ReactNode, useEffect, useRef } from 'react';

interface AnswerGroupProps {
  /** `data-part` in the markup. */
  part: string;
  /** Id of the element that names the group. */
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What a server answered to a posted form, as a group that takes the focus when the page opens, so that it is read first
 * (INP-13): by `autofocus` without JavaScript, by script where the browser leaves that out.
 */
export function AnswerGroup({ part, labelledBy, className, children }: AnswerGroupProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A person who has begun to type keeps the focus.
    if (!document.activeElement || document.activeElement === document.body) root.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs; this element groups words and links.
    <div
      ref={root}
      className={className}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, only this attribute moves the focus to the answer.
      autoFocus
      aria-labelledby={labelledBy}
      data-part={part}
    >
      {children}
    </div>
  );
}
