import { useEffect, useMemo, useReducer, useState } from 'react';
import { createPageIntl, type PageIntl, type PageIntlOptions } from '#src/i18n/pageIntl.ts';

interface Shown extends Pick<PageIntlOptions, 'site' | 'locale'> {
  intl: PageIntl;
}

/**
 * The site and the language that the page shows. A change takes effect when its texts are loaded; until then, and if
 * they never load, the page stays unchanged.
 */
export function useShownIntl({ site, locale, messages, overrides, shellMessages }: PageIntlOptions): Shown {
  const [revision, countLateOverrides] = useReducer((count: number) => count + 1, 0);
  // Overrides that were compiled late create new texts, so their count is a dependency.
  const wanted = useMemo<Shown>(
    () => ({ site, locale, intl: createPageIntl({ site, locale, messages, overrides, shellMessages }) }),
    [site, locale, messages, overrides, shellMessages, revision],
  );
  const [shown, setShown] = useState(wanted);
  const isReady = wanted.intl.hasAllTexts() || !shown.intl.hasAllTexts();
  if (isReady && shown !== wanted) setShown(wanted);

  useEffect(() => wanted.intl.onLateOverrides(countLateOverrides), [wanted]);
  useEffect(() => {
    if (isReady) return;
    let isWanted = true;
    void wanted.intl.whenTextsLoaded().then(() => isWanted && setShown(wanted));
    return () => {
      isWanted = false;
    };
  }, [wanted, isReady]);
  return isReady ? wanted : shown;
}
