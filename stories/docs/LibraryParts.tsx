import { type ReactNode, Suspense, use } from 'react';
import { SITES } from '#src/config/sites.ts';
import { loadSiteIntl } from '#src/i18n/loadSiteIntl.ts';
import { SiteContext } from '#src/i18n/SiteContext.ts';

const SITE = SITES.DE;
const LOCALE = 'en';
const texts = loadSiteIntl(SITE, LOCALE);

function WithTexts({ children }: { children: ReactNode }) {
  return <SiteContext value={{ ...use(texts), site: SITE, locale: LOCALE }}>{children}</SiteContext>;
}

/** The library's own fields and buttons on a docs page, in English. */
export function LibraryParts({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <WithTexts>{children}</WithTexts>
    </Suspense>
  );
}
