import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { useLocale, useSite, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { CloseIcon, EyeIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Preview.module.css';
import { applyPreviewAtom } from './previewAtoms.ts';
import { type PreviewSettings, readPreviewTime, zoneName } from './previewModel.ts';

interface PreviewRibbonProps {
  settings: PreviewSettings;
  /** The ribbon is gone, and the focus with it. */
  onSwitchedOff: () => void;
}

/** Shows that this is not the shop that visitors see, names date, test and group, and switches the preview off (BEY-06). */
export function PreviewRibbon({ settings: { dateTime, selection }, onSwitchedOff }: PreviewRibbonProps) {
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite();
  const announce = useAnnounce();
  const apply = useSetAtom(applyPreviewAtom);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const switchOff = async () => {
    setBusy(true);
    const isOff = await apply({});
    if (isOff) onSwitchedOff();
    setBusy(false);
    setFailed(!isOff);
    announce(text(isOff ? 'preview.ribbon.is_off' : 'preview.failure'), isOff ? 'polite' : 'assertive');
  };

  const moment = dateTime ? readPreviewTime(dateTime, new Date()) : null;
  const date = moment
    ? `${new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment)} (${zoneName(locale, timeZone, moment)})`
    : text('preview.ribbon.now');
  return (
    <div className={styles.ribbon} data-part="ribbon">
      <p className={styles.ribbonTitle}>
        <EyeIcon />
        {text('preview.ribbon.title')}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{text('preview.date')}</dt>
          <dd>{date}</dd>
        </div>
        {selection && (
          <>
            <div>
              <dt>{text('preview.ab_test')}</dt>
              <dd>{selection.test}</dd>
            </div>
            <div>
              <dt>{text('preview.group')}</dt>
              <dd>{selection.group}</dd>
            </div>
          </>
        )}
      </dl>
      {hasFailed && <p className={styles.ribbonError}>{text('preview.failure')}</p>}
      <Button size="small" variant="secondary" isLoading={isBusy} onPress={() => void switchOff()}>
        <CloseIcon size="small" />
        {text('preview.ribbon.off')}
      </Button>
    </div>
  );
}
