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

export const globalTypes: Preview['globalTypes'] = {
  site: {
    description: 'Country site',
    toolbar: {
      title: 'Site',
      icon: 'globe',
      dynamicTitle: true,
      items: SITE_CODES.map((code) => ({ value: code, title: code, right: SITES[code].countryName })),
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'comment',
      dynamicTitle: true,
      items: [
        { value: 'site', title: 'Site’s language' },
        ...LOCALE_CODES.map((code) => ({ value: code, title: code, right: LOCALES[code].name })),
        { value: 'pseudo', title: 'Pseudo', right: 'accented, longer' },
        { value: 'longest', title: 'Longest', right: 'of all languages' },
      ],
    },
  },
  platform: {
    description: 'Platform',
    toolbar: {
      title: 'Platform',
      icon: 'browser',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Platform by width' },
        { value: 'CLASSIC', title: 'CLASSIC' },
        { value: 'TABLET', title: 'TABLET' },
        { value: 'MATCH', title: 'MATCH' },
      ],
    },
  },
  theme: {
    description: 'Colours',
    toolbar: {
      title: 'Colours',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'forced', title: 'Forced colours (similar)', icon: 'contrast' },
      ],
    },
  },
  text: {
    description: 'Size of text',
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
};
