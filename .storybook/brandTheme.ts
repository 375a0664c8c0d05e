import { create } from 'storybook/theming';

const isDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;

const FONT = "'Hanken Grotesk', system-ui, sans-serif";

/** The shop's mark and name; `manager-head.html` has their styles. */
const BRAND =
  '<span class="vitrine-brand"><svg viewBox="0 0 28 32" aria-hidden="true"><path d="M3 30V13.5C3 7.1 7.9 2 14 2s11 5.1 11 11.5V30Z"/><path d="M3 23.5h22"/><circle cx="14" cy="16.5" r="5"/></svg>Vitrine</span>';

const SHARED = { brandTitle: BRAND, fontBase: FONT, appBorderRadius: 8, inputBorderRadius: 8 };

/** The theme of Storybook's UI and docs pages, light or dark like the system. */
export const brandTheme = create(
  isDark
    ? {
        ...SHARED,
        base: 'dark',
        colorPrimary: '#e0b48f',
        // The toolbar's text (5.3 : 1); a darker shade is the background of the selected page's white text (5.4 : 1).
        colorSecondary: '#c98a5c',
        appBg: '#1c1814',
        appContentBg: '#221d18',
        appHoverBg: '#342c25',
        appPreviewBg: '#fbf8f2',
        appBorderColor: '#4a4138',
        textColor: '#f1ebe2',
        textMutedColor: '#b9ad9e',
        barBg: '#221d18',
        barSelectedColor: '#e0b48f',
        barHoverColor: '#e0b48f',
        barTextColor: '#b9ad9e',
        inputBg: '#1c1814',
        inputBorder: '#7d7062',
        inputTextColor: '#f1ebe2',
        buttonBg: '#2f2821',
        buttonBorder: '#7d7062',
        booleanBg: '#2f2821',
        booleanSelectedBg: '#4a4138',
      }
    : {
        ...SHARED,
        base: 'light',
        colorPrimary: '#6f4528',
        colorSecondary: '#6f4528',
        appBg: '#f7f3ec',
        appContentBg: '#fffdf9',
        appHoverBg: '#efe7da',
        // The ground of stories, which are light by default: a loading story does not flash.
        appPreviewBg: '#fdfaf4',
        appBorderColor: '#e3dace',
        textColor: '#1f1b16',
        textMutedColor: '#5d5348',
        barBg: '#fffdf9',
        barSelectedColor: '#6f4528',
        barHoverColor: '#6f4528',
        barTextColor: '#5d5348',
        inputBg: '#fffdf9',
        inputBorder: '#8f8376',
        inputTextColor: '#1f1b16',
        buttonBg: '#fffdf9',
        buttonBorder: '#8f8376',
        booleanBg: '#efe7da',
        booleanSelectedBg: '#fffdf9',
      },
);
