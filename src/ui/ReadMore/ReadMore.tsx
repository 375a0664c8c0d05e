import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { watchSizes } from '#src/lib/watchSizes.ts';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import { useCustomProperties } from '#src/ui/useCustomProperties.tsx';
import styles from './ReadMore.module.css';

export interface ReadMoreProps {
  /** The text that is clamped until it is expanded. */
  children: ReactNode;
  /** Lines shown while collapsed. @default 3 */
  lines?: number;
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * A long text that is clamped to its first lines and expands with an animation (the text slider). A text that
 * fits has no button, and focus inside expands it. Without JavaScript the whole text is visible. It is not a
 * `Disclosure`, whose panel is either visible or hidden.
 *
 * @example <ReadMore lines={4}><p>…</p></ReadMore>
 */
export function ReadMore({ children, lines = 3, className }: ReadMoreProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [fits, setFits] = useState(false);
  const clamp = useCustomProperties({ '--read-more-lines': lines });
  const body = useRef<HTMLDivElement>(null);
  const { focusWithinProps } = useFocusWithin({ onFocusWithin: () => setIsOpen(true) });

  useEffect(() => {
    const element = body.current;
    if (isOpen || !element) return;
    return (
      watchSizes([element], () => setFits(element.scrollHeight <= element.clientHeight + 1)) ?? undefined
    );
  }, [isOpen]);

  return (
    <div className={classNames(styles.readMore, className)}>
      <div
        id={id}
        ref={body}
        className={styles.body}
        data-open={isOpen || undefined}
        {...clamp.attributes}
        {...focusWithinProps}
      >
        {children}
      </div>
      {clamp.sheet}
      {!(fits && !isOpen) && (
        <AriaButton
          className={styles.button ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setIsOpen(!isOpen)}
        >
          <span>{text(isOpen ? 'ui.read_more.less' : 'ui.read_more.more')}</span>
          <ChevronDownIcon className={styles.chevron} size="small" />
        </AriaButton>
      )}
    </div>
  );
}
