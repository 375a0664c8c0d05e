import { loadMessages } from '#messages';
import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { steadyLoad } from '#src/lib/steadyLoad.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import type { FrameTexts } from './frameTexts.ts';
import type { Messages, SiteIntl } from './siteIntl.ts';

/**
 * Texts of a page that a server has drawn: those of the frame at once, all others when the first part is taken over.
 *
 * @param frame what the server handed over
 * @param load gets all texts that the page has @default the library's own
 */
export function createLaterIntl(
  site: SiteConfig,
  locale: Locale,
  frame: FrameTexts,
  load: () => Messages | Promise<Messages> = () => loadMessages(locale),
): SiteIntl {
  let whole: SiteIntl | undefined;
  const whenWhole = steadyLoad("The page's language", async () => {
    const [{ createSiteIntl }, messages] = await Promise.all([import('./siteIntl.ts'), load()]);
    whole = createSiteIntl(site, locale, messages);
  });
  const tooEarly = (id: string) =>
    new VitrineError(
      `The text “${id}” was asked for before the page's language was there. Add it to FRAME_TEXTS.`,
    );
  return {
    parts: (id, values) => {
      if (!whole) throw tooEarly(id);
      return whole.parts(id, values);
    },
    text: (id, values) => {
      if (whole) return whole.text(id, values);
      const words = (frame as Partial<Record<string, string>>)[id];
      if (words === undefined) throw tooEarly(id);
      return words;
    },
    whenWhole,
  };
}
