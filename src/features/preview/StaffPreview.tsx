import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SESSION_END_NOTICE_MINUTES } from '#src/config/limits.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { classNames } from '#src/lib/classNames.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { focusPage } from '#src/ui/FocusFallback/focusPage.ts';
import { CompareIcon, SettingsIcon } from '#src/ui/Icon/icons.tsx';
import { clientIsland } from '#src/ui/Island/clientIsland.tsx';
import { useRoot } from '#src/ui/useRoot.ts';
import { useWindowEdge } from '#src/ui/WindowEdge/useWindowEdge.ts';
import styles from './Preview.module.css';
import { PreviewOff } from './PreviewOff.tsx';
import { PreviewRibbon } from './PreviewRibbon.tsx';
import {
  endedSessionAtom,
  followPreviewAtom,
  isPreviewOnAtom,
  previewSessionAtom,
  renewStaffSessionAtom,
  watchSharedEndAtom,
} from './previewAtoms.ts';
import { toToolsAddress } from './previewModel.ts';
import type { PreviewPanelProps } from './previewPanelProps.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';
import { useTimelineOpen } from './useTimelineOpen.ts';

// Date fields are large, and staff open the dialog on few pages.
const PreviewDialog = clientIsland(
  importWithRetry(
    'The preview dialog',
    () => import('./PreviewDialog.tsx'),
    (module) => module.PreviewDialog,
  ),
);

/** The staff's controls at the bottom of each page: the button, and the ribbon while settings apply. */
export function StaffPreview({ toolsHref, loginHref, editUrl }: PreviewPanelProps) {
  const text = useText();
  const rootAttributes = useRoot('preview');
  const announce = useAnnounce();
  const session = useAtomValue(previewSessionAtom);
  const [ended, setEnded] = useAtom(endedSessionAtom);
  const isOn = useAtomValue(isPreviewOnAtom);
  const isShared = session?.isShared === true;
  const isStaff = session !== null && !isShared;
  const follow = useSetAtom(followPreviewAtom);
  const renewSession = useSetAtom(renewStaffSessionAtom);
  const watchEnd = useSetAtom(watchSharedEndAtom);
  const { code } = useSite();
  const [isOpen, setOpen] = useState(false);
  const [isTimelineOpen, setTimelineOpen] = useTimelineOpen(isOn);
  const root = useRef<HTMLElement>(null);
  const minutesLeft = useMinutesLeft(session?.expiresAt ?? null);
  const isShown = session !== null && (isOn || !isShared);
  const edge = useWindowEdge('preview', root, isShown);
  const isEnding = minutesLeft !== null && minutesLeft <= SESSION_END_NOTICE_MINUTES;

  useEffect(() => follow(), [follow]);
  useEffect(() => (isStaff ? renewSession() : undefined), [isStaff, renewSession]);

  // Another tab can open another link.
  const end = session?.expiresAt?.getTime();
  useEffect(() => (isShared ? watchEnd() : undefined), [isShared, end, watchEnd]);

  useEffect(() => {
    if (isEnding) announce(text('preview.session.ending'));
  }, [isEnding, announce, text]);

  // An open dialog shows the end itself, and keeps the focus and the chosen settings.
  const hasVanished = ended !== null && !isOpen;
  useEffect(() => {
    if (hasVanished) announce(text('preview.session.ended'), 'assertive');
  }, [hasVanished, announce, text]);

  const described = session ?? ended;
  // The tools page cannot be shared.
  const toolsAddress =
    toolsHref && location.pathname !== toolsHref
      ? safeHref(toToolsAddress(toolsHref, location.href, code))
      : null;
  const close = () => {
    if (session) return setOpen(false);
    // The button that has opened the dialog is gone.
    flushSync(() => {
      setOpen(false);
      setEnded(null);
    });
    focusPage();
  };
  const logOut = () => {
    flushSync(() => setOpen(false));
    focusPage();
    announce(text('preview.logged_out'));
  };
  // The focused button disappears with the ribbon; the staff's button stays.
  const focusButton = () => root.current?.querySelector<HTMLElement>('[data-part="open"]')?.focus();
  return (
    <>
      {isShown && (
        <aside
          ref={root}
          className={classNames(styles.preview, edge)}
          {...rootAttributes}
          data-on={isOn || undefined}
          data-open={(isStaff && isTimelineOpen) || undefined}
          aria-label={text('preview.region')}
        >
          <FocusFallback of={root} />
          <PreviewRibbon
            session={session}
            isOn={isOn}
            minutesLeft={minutesLeft}
            isOpen={isTimelineOpen}
            onOpenChange={setTimelineOpen}
          >
            {isStaff && (
              <Button
                className={isOn ? styles.named : undefined}
                size="small"
                variant={isOn ? 'secondary' : 'primary'}
                data-part="open"
                aria-haspopup="dialog"
                onPress={() => setOpen(true)}
              >
                <SettingsIcon size="small" />
                <span className={isOn ? styles.name : undefined}>{text('preview.open')}</span>
              </Button>
            )}
            {isStaff && toolsAddress && (
              <ButtonLink className={styles.named} size="small" variant="secondary" href={toolsAddress}>
                <CompareIcon size="small" />
                <span className={styles.name}>{text('preview.tools')}</span>
              </ButtonLink>
            )}
            {isOn && <PreviewOff isShared={isShared} onSwitchedOff={focusButton} />}
          </PreviewRibbon>
        </aside>
      )}
      {isOpen && described && (
        <PreviewDialog
          settings={described.settings}
          hasEnded={session === null}
          loginHref={loginHref}
          minutesLeft={minutesLeft}
          editUrl={editUrl}
          onClose={close}
          onLoggedOut={logOut}
        />
      )}
    </>
  );
}
