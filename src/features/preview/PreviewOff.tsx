import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { CloseIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Preview.module.css';
import { applyPreviewAtom, logoutStaffAtom } from './previewAtoms.ts';

interface PreviewOffProps {
  isShared: boolean;
  /** Called when the ribbon, which had the focus, is removed. */
  onSwitchedOff: () => void;
}

/** Switches the preview off, or leaves a shared one. */
export function PreviewOff({ isShared, onSwitchedOff }: PreviewOffProps) {
  const text = useText();
  const announce = useAnnounce();
  const apply = useSetAtom(applyPreviewAtom);
  const leave = useSetAtom(logoutStaffAtom);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const switchOff = async () => {
    setBusy(true);
    const outcome = isShared ? (await leave()) && 'applied' : await apply({});
    // The end of the session is announced where it is noticed.
    if (outcome === 'ended') return;
    const isOff = outcome === 'applied';
    if (isOff) onSwitchedOff();
    setBusy(false);
    setFailed(!isOff);
    announce(text(isOff ? 'preview.ribbon.is_off' : 'preview.failure'), isOff ? 'polite' : 'assertive');
  };

  return (
    <>
      {hasFailed && <p className={styles.ribbonError}>{text('preview.failure')}</p>}
      <Button
        className={styles.named}
        size="small"
        variant="secondary"
        isLoading={isBusy}
        onPress={() => void switchOff()}
      >
        <CloseIcon size="small" />
        <span className={styles.name}>{text('preview.ribbon.off')}</span>
      </Button>
    </>
  );
}
