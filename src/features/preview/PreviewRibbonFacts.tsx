import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useFormatLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import styles from './Preview.module.css';
import { PreviewGroups } from './PreviewGroups.tsx';
import { minutesText, momentText, type PreviewSession, VISITOR_TEXTS } from './previewModel.ts';
import { scrubbedTimeAtom, timelineFailureAtom } from './timelineAtoms.ts';

interface PreviewRibbonFactsProps {
  session: PreviewSession;
  /** Until the session ends; `null` if unknown. */
  minutesLeft: number | null;
}

/** What the preview shows and how long it lasts. While the timeline's thumb moves, the date is that below it. */
export function PreviewRibbonFacts({ session, minutesLeft }: PreviewRibbonFactsProps) {
  const { isShared, expiresAt } = session;
  const { dateTime, selection, visitor } = session.settings;
  const text = useText();
  const locale = useFormatLocale();
  const { timeZone } = useSite();
  const scrubbed = useAtomValue(scrubbedTimeAtom);
  const failure = useAtomValue(timelineFailureAtom);
  const moment = scrubbed ?? (dateTime ? new Date(dateTime) : null);
  const date = moment ? momentText(locale, timeZone, moment) : text('preview.ribbon.now');
  const facts: [name: string, value: ReactNode][] = [[text('preview.date'), date]];
  if (isShared && expiresAt)
    facts.push([text('preview.ribbon.until'), momentText(locale, timeZone, expiresAt)]);
  if (!isShared && minutesLeft !== null)
    facts.push([text('preview.session'), minutesText(locale, minutesLeft)]);
  if (visitor) facts.push([text('preview.visitor'), text(VISITOR_TEXTS[visitor])]);
  if (selection)
    facts.push(
      [text('preview.ab_test'), selection.test],
      [
        text('preview.group'),
        isShared ? selection.group : <PreviewGroups selection={selection} dateTime={dateTime} />,
      ],
    );
  return (
    <div className={styles.ribbonFacts}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {failure && <p className={styles.ribbonError}>{text(failure)}</p>}
    </div>
  );
}
