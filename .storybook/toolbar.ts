import type { Preview } from '@storybook/react-vite';
import { LOCALE_CODES, LOCALES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';

/** What the toolbar and the address say about a story: `globals=site:PL;locale:pl-PL`. */
export interface StoryGlobals {
  site: SiteCode;
  /** `site` stands for the site's own language. */
  locale: Locale | 'site';
  /** `auto` follows the window's width. */
  platform: 'auto' | 'CLASSIC' | 'TABLET' | 'MATCH';
  theme: 'light' | 'dark' | 'forced';
}

export const initialGlobals: StoryGlobals = {
  site: 'DE',
  locale: 'site',
  platform: 'auto',
  theme: 'light',
};

/** The language that a story's globals ask for. */
export const localeOf = ({ site, locale }: Pick<StoryGlobals, 'site' | 'locale'>): Locale =>
  locale === 'site' ? SITES[site].locale : locale;

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
        { value: 'auto', title: 'By width' },
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
        { value: 'forced', title: 'Forced colours', icon: 'contrast' },
      ],
    },
  },
};
