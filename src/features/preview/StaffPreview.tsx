import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#src/i18n/SiteContext.ts';
import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { SettingsIcon } from '#src/ui/Icon/icons.tsx';
import { clientIsland } from '#src/ui/Island/clientIsland.tsx';
import styles from './Preview.module.css';
import { PreviewRibbon } from './PreviewRibbon.tsx';
import {
  isPreviewOnAtom,
  keepStaffSessionAtom,
  previewSettingsAtom,
  startPreviewAtom,
} from './previewAtoms.ts';

// Date fields are heavy, and most pages that staff look at they look at without changing anything.
const PreviewDialog = clientIsland(
  importWithRetry(
    'The preview dialog',
    () => import('./PreviewDialog.tsx'),
    (module) => module.PreviewDialog,
  ),
);

/** The panel is gone with everything that had the focus: the page itself is where a person goes on. */
function focusPage() {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** What staff have at the bottom of each page: the button, and the ribbon while settings apply (PRV-01, BEY-06). */
export function StaffPreview() {
  const text = useText();
  const announce = useAnnounce();
  const settings = useAtomValue(previewSettingsAtom);
  const isOn = useAtomValue(isPreviewOnAtom);
  const isStaff = settings !== null;
  const start = useSetAtom(startPreviewAtom);
  const keepSession = useSetAtom(keepStaffSessionAtom);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);

  useEffect(() => void start(), [start]);
  useEffect(() => (isStaff ? keepSession() : undefined), [isStaff, keepSession]);

  if (!settings) return null;
  const logOut = () => {
    flushSync(() => setOpen(false));
    focusPage();
    announce(text('preview.logged_out'));
  };
  // The ribbon takes its own button with it.
  const focusButton = () => root.current?.querySelector<HTMLElement>('[data-part="open"]')?.focus();
  return (
    <aside
      ref={root}
      className={styles.preview}
      data-vitrine="preview"
      data-on={isOn || undefined}
      aria-label={text('preview.region')}
    >
      {isOn && <PreviewRibbon settings={settings} onSwitchedOff={focusButton} />}
      <Button
        size="small"
        variant={isOn ? 'secondary' : 'primary'}
        className={styles.open}
        data-part="open"
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <SettingsIcon size="small" />
        {text('preview.open')}
      </Button>
      {isOpen && <PreviewDialog settings={settings} onClose={() => setOpen(false)} onLoggedOut={logOut} />}
    </aside>
  );
}
