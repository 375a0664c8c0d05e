import type { Preview } from '@storybook/react-vite';
import { LOCALE_CODES, LOCALES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import type { TrialLocale } from './storyMessages.ts';

/** A story's settings from toolbar and address: `globals=site:PL;locale:pl-PL`. */
export interface StoryGlobals {
  site: SiteCode;
  /** `site` is the site's own language; `pseudo` and `longest` test the layout. */
  locale: Locale | 'site' | TrialLocale;
  /** `auto` follows the window's width. */
  platform: 'auto' | 'CLASSIC' | 'TABLET' | 'MATCH';
  theme: 'light' | 'dark' | 'forced';
  /** Text size in percent. */
  text: '100' | '200';
}

export const initialGlobals: StoryGlobals = {
  site: 'DE',
  locale: 'site',
  platform: 'auto',
  theme: 'light',
  text: '100',
};

/** The language in a story's globals. */
export const localeOf = ({ site, locale }: Pick<StoryGlobals, 'site' | 'locale'>): Locale =>
  locale === 'site' || isTrial(locale) ? SITES[site].locale : locale;

const isTrial = (locale: StoryGlobals['locale']): locale is TrialLocale =>
  locale === 'pseudo' || locale === 'longest';

/** The test language in a story's globals. */
export const trialOf = ({ locale }: Pick<StoryGlobals, 'locale'>): TrialLocale | null =>
  isTrial(locale) ? locale : null;

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;
type Item = { value: string; title: string } & Partial<Pick<Toolbar, 'icon'> & { right: string }>;

const menu = (description: string, icon: Toolbar['icon'], items: Item[], title = description) => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items },
});

export const globalTypes = {
  site: menu(
    'Country site',
    'globe',
    SITE_CODES.map((code) => ({ value: code, title: code, right: SITES[code].countryName })),
    'Site',
  ),
  locale: menu('Language', 'comment', [
    { value: 'site', title: 'Site’s language' },
    ...LOCALE_CODES.map((code) => ({ value: code, title: code, right: LOCALES[code].name })),
    { value: 'pseudo', title: 'Pseudo', right: 'accented, longer' },
    { value: 'longest', title: 'Longest', right: 'of all languages' },
  ]),
  platform: menu('Platform', 'browser', [
    { value: 'auto', title: 'Platform by width' },
    { value: 'CLASSIC', title: 'CLASSIC' },
    { value: 'TABLET', title: 'TABLET' },
    { value: 'MATCH', title: 'MATCH' },
  ]),
  theme: menu('Colours', 'paintbrush', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'forced', title: 'Forced colours (similar)', icon: 'contrast' },
  ]),
  text: menu(
    'Size of text',
    'zoom',
    [
      { value: '100', title: 'Text 100 %' },
      { value: '200', title: 'Text 200 %' },
    ],
    'Text',
  ),
} satisfies Record<keyof StoryGlobals, object>;
