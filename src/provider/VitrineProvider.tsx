import { use, useMemo, useState } from 'react';
import { loadMessages } from '#messages';
import type { Locale } from '#src/config/locales.ts';
import { type SiteSettings, withSettings } from '#src/config/siteSettings.ts';
import { SITE_CODES, SITES, type SiteCode, type SiteConfig } from '#src/config/sites.ts';
import { createSiteIntl, type MessageOverrides, type Messages } from '#src/i18n/siteIntl.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { type PageProps, SiteProvider } from './SiteProvider.tsx';

export interface VitrineProviderProps extends PageProps {
  /** The country site; everything that differs between countries follows from it (SIT-01). */
  site: SiteCode;
  /** The language. @default the site's own */
  locale?: Locale;
  /** The language's compiled texts from `vitrine/locales/<locale>`. @default loaded by the library itself */
  messages?: Messages;
  /** Own words for some texts; `{name}` in them stands for an argument of the text (SIT-08). */
  messageOverrides?: MessageOverrides;
  /** Own facts for the site, such as a brand, a link or a threshold: only what is different, at any depth (SIT-08). */
  settings?: SiteSettings;
}

/**
 * Everything a Vitrine component needs from its page: site, language, shop, router, analytics (SIT-01, SIT-08).
 * Put one around all of them; the header, the newsletter and the footer share its state.
 *
 * @example <VitrineProvider site="DE"><Header /></VitrineProvider>
 */
export function VitrineProvider({
  site: siteCode,
  locale: givenLocale,
  messages: givenMessages,
  messageOverrides: givenOverrides,
  settings: givenSettings,
  ...rest
}: VitrineProviderProps) {
  const settings = useSameContent(givenSettings);
  const messageOverrides = useSameContent(givenOverrides);
  const site = useMemo(() => withSettings(findSite(siteCode), settings), [siteCode, settings]);
  const locale = givenLocale ?? site.locale;
  const messages = useMessages(locale, givenMessages);
  const intl = useMemo(
    () => createSiteIntl(site, locale, messages, messageOverrides),
    [site, locale, messages, messageOverrides],
  );
  return <SiteProvider site={site} locale={locale} intl={intl} {...rest} />;
}

/** A language's texts; waits for them where they are a chunk of their own. */
function useMessages(locale: Locale, given: Messages | undefined): Messages {
  const messages = given ?? loadMessages(locale);
  return messages instanceof Promise ? use(messages) : messages;
}

/** The row of a site; an unknown one is a mistake of the page's developer, and said in words. */
function findSite(code: SiteCode): SiteConfig {
  const site: SiteConfig | undefined = SITES[code];
  if (!site) {
    throw new VitrineError(
      `VitrineProvider knows no site ${JSON.stringify(code)}. Give it one of ${SITE_CODES.join(', ')}.`,
    );
  }
  return site;
}

/** The former value while the content is the same: pages write settings into their markup, anew at every render. */
function useSameContent<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
