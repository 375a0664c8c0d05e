import { loadMessages } from '#messages';
import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { steadyLoad } from '#src/lib/steadyLoad.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import type { FrameTexts } from './frameTexts.ts';
import type { SiteIntl } from './siteIntl.ts';

/**
 * Texts of a page that a server has drawn: those of the frame at once, all others when the first part is taken over.
 *
 * @param frame what the server handed over
 */
export function createLaterIntl(site: SiteConfig, locale: Locale, frame: FrameTexts): SiteIntl {
  let whole: SiteIntl | undefined;
  const whenWhole = steadyLoad("The page's language", async () => {
    const [{ createSiteIntl }, messages] = await Promise.all([import('./siteIntl.ts'), loadMessages(locale)]);
    whole = createSiteIntl(site, locale, messages);
  });
  const tooEarly = (what: string) =>
    new VitrineError(`${what} was asked for before the page's language was there. Add it to FRAME_TEXTS.`);
  return {
    get intl() {
      if (!whole) throw tooEarly('The intl object');
      return whole.intl;
    },
    text: (id, values) => {
      if (whole) return whole.text(id, values);
      const words = (frame as Partial<Record<string, string>>)[id];
      if (words === undefined) throw tooEarly(`The text “${id}”`);
      return words;
    },
    whenWhole,
  };
}
