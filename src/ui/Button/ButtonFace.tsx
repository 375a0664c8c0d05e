import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Button.module.css';

/** What is seen inside a button: its label and, while loading, the ring in the label's place. */
export function ButtonFace({ children, isLoading = false }: { children: ReactNode; isLoading?: boolean }) {
  const label = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={label} className={styles.label}>
        {children}
      </span>
      {isLoading && <LoadingMark label={label} />}
    </>
  );
}

function LoadingMark({ label }: { label: RefObject<HTMLSpanElement | null> }) {
  const text = useText();
  const announce = useAnnounce();
  const isSaid = useRef(false);
  // When the person is on the button: a changed name alone is not read.
  useEffect(() => {
    if (isSaid.current || label.current?.closest('button') !== document.activeElement) return;
    isSaid.current = true;
    announce(text('ui.button.loading'));
  }, [announce, text, label]);
  return (
    <>
      <Spinner className={styles.spinner} />
      <VisuallyHidden>{text('ui.button.loading')}</VisuallyHidden>
    </>
  );
}

/** The reason of a button that does nothing now: not seen, read as its description. */
export function useReason(reason: string | undefined) {
  const id = useId();
  if (reason === undefined) return { describedBy: undefined, reasonNode: null };
  return {
    describedBy: id,
    reasonNode: (
      <span id={id} hidden>
        {reason}
      </span>
    ),
  };
}
