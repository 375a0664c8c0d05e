import type { ReactNode } from 'react';
import { RIBBON_WIDTH_REM } from '#src/config/breakpoints.ts';
import { useFormatLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { classNames } from '#src/lib/classNames.ts';
import {
  DisclosureChevron,
  DisclosurePanel,
  DisclosureRoot,
  DisclosureTrigger,
} from '#src/ui/Disclosure/DisclosureParts.tsx';
import { ClockIcon, EyeIcon } from '#src/ui/Icon/icons.tsx';
import { clientIsland } from '#src/ui/Island/clientIsland.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import styles from './Preview.module.css';
import { PreviewRibbonFacts } from './PreviewRibbonFacts.tsx';
import { type PreviewSession, shortMomentText, zoneName } from './previewModel.ts';

const PreviewTimeline = clientIsland(
  importWithRetry(
    'The preview timeline',
    () => import('./PreviewTimeline.tsx'),
    (module) => module.PreviewTimeline,
  ),
);

const NARROW = `(width < ${RIBBON_WIDTH_REM}rem)`;

interface PreviewRibbonProps {
  session: PreviewSession;
  /** Whether a preview is active. Otherwise there is only the timeline, with which staff start one. */
  isOn: boolean;
  minutesLeft: number | null;
  /** Whether the timeline is open, and on narrow screens the facts. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * Shows that a preview is active, with its date, test and group, and the timeline of theme worlds, which a shared
 * preview lacks. Below 64 rem facts and timeline are in one disclosure, so that the ribbon takes one row; closed, its
 * title has the date.
 */
export function PreviewRibbon({
  session,
  isOn,
  minutesLeft,
  isOpen,
  onOpenChange,
  children,
}: PreviewRibbonProps) {
  const text = useText();
  const isNarrow = useMediaQuery(NARROW);
  const title = (
    <>
      <EyeIcon />
      <span className={styles.ribbonName}>
        <span>{text('preview.ribbon.title')}</span>{' '}
        {isNarrow && !isOpen && <RibbonDate dateTime={session.settings.dateTime} />}
      </span>
    </>
  );
  // On a phone and a tablet the buttons with their names follow the timeline.
  const areButtonsLast = isOn && isNarrow && isOpen;
  const facts = isOn && <PreviewRibbonFacts session={session} minutesLeft={minutesLeft} />;
  return (
    <DisclosureRoot
      className={styles.ribbon}
      data-part={isOn ? 'ribbon' : undefined}
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
    >
      {isOn && !isNarrow && <p className={styles.ribbonTitle}>{title}</p>}
      {isOn && isNarrow && (
        <DisclosureTrigger className={styles.ribbonTitle}>
          {title}
          <DisclosureChevron size="small" />
        </DisclosureTrigger>
      )}
      {!session.isShared && !(isOn && isNarrow) && (
        <DisclosureTrigger className={classNames(styles.toggle, styles.named)}>
          <ClockIcon size="small" />
          <span className={styles.name}>{text('preview.timeline')}</span>
          <DisclosureChevron size="small" />
        </DisclosureTrigger>
      )}
      {!areButtonsLast && children}
      {!isNarrow && facts}
      <DisclosurePanel className={styles.details}>
        {isNarrow && facts}
        {!session.isShared && isOpen && <PreviewTimeline />}
      </DisclosurePanel>
      {areButtonsLast && children}
    </DisclosureRoot>
  );
}

/** The previewed time in the title of a closed ribbon. */
function RibbonDate({ dateTime }: { dateTime: string | undefined }) {
  const text = useText();
  const locale = useFormatLocale();
  const { timeZone } = useSite();
  const moment = dateTime ? new Date(dateTime) : null;
  return (
    <span className={styles.ribbonDate}>
      <span>{moment ? shortMomentText(locale, timeZone, moment) : text('preview.ribbon.now')}</span>{' '}
      {moment && <span className={styles.ribbonZone}>{zoneName(locale, timeZone, moment, 'short')}</span>}
    </span>
  );
}
