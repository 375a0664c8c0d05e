import { useState } from 'react';
import { useLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import {
  DisclosureChevron,
  DisclosurePanel,
  DisclosureRoot,
  DisclosureTrigger,
} from '#src/ui/Disclosure/DisclosureParts.tsx';
import { EyeIcon } from '#src/ui/Icon/icons.tsx';
import { useIsNarrow } from '#src/ui/useIsNarrow.ts';
import styles from './Preview.module.css';
import {
  minutesText,
  momentText,
  type PreviewSession,
  readPreviewTime,
  VISITOR_TEXTS,
} from './previewModel.ts';

interface PreviewRibbonProps {
  session: PreviewSession;
  /** Until the session ends; `null` if unknown. */
  minutesLeft: number | null;
}

/**
 * Shows that a preview is active, with its date, test and group (BEY-06). For a shared preview it adds the end of the
 * link's validity, for a staff session the remaining time (BEY-21). Below 767 px the facts are in a disclosure, so that the
 * ribbon takes one row on a phone.
 */
export function PreviewRibbon({ session, minutesLeft }: PreviewRibbonProps) {
  const { isShared, expiresAt } = session;
  const { dateTime, selection, visitor } = session.settings;
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const date = dateTime
    ? momentText(locale, timeZone, readPreviewTime(dateTime, new Date()))
    : text('preview.ribbon.now');
  const facts: [name: string, value: string][] = [[text('preview.date'), date]];
  if (isShared && expiresAt)
    facts.push([text('preview.ribbon.until'), momentText(locale, timeZone, expiresAt)]);
  if (!isShared && minutesLeft !== null)
    facts.push([text('preview.session'), minutesText(locale, minutesLeft)]);
  if (visitor) facts.push([text('preview.visitor'), text(VISITOR_TEXTS[visitor])]);
  if (selection)
    facts.push([text('preview.ab_test'), selection.test], [text('preview.group'), selection.group]);
  const title = (
    <>
      <EyeIcon />
      <span className={styles.ribbonName}>{text('preview.ribbon.title')}</span>
    </>
  );
  return (
    <div className={styles.ribbon} data-part="ribbon">
      <DisclosureRoot
        className={styles.ribbonParts}
        isExpanded={isOpen || !isNarrow}
        onExpandedChange={setOpen}
      >
        {isNarrow ? (
          <DisclosureTrigger className={styles.ribbonTitle}>
            {title}
            <DisclosureChevron size="small" />
          </DisclosureTrigger>
        ) : (
          <p className={styles.ribbonTitle}>{title}</p>
        )}
        <DisclosurePanel className={styles.ribbonFacts}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </DisclosurePanel>
      </DisclosureRoot>
    </div>
  );
}
