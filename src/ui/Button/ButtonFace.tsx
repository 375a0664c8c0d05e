import { type ReactNode, useId } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Button.module.css';

/** What is seen inside a button: its label and, while loading, the ring in the label's place. */
export function ButtonFace({ children, isLoading = false }: { children: ReactNode; isLoading?: boolean }) {
  return (
    <>
      <span className={styles.label}>{children}</span>
      {isLoading && <LoadingMark />}
    </>
  );
}

function LoadingMark() {
  const text = useText();
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
