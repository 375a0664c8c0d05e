import { create } from 'storybook/theming';

const isDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;

const FONT = "'Hanken Grotesk', system-ui, sans-serif";

/** The theme of Storybook's UI and docs pages, light or dark like the system. */
export const brandTheme = create(
  isDark
    ? {
        base: 'dark',
        brandTitle: 'Vitrine',
        fontBase: FONT,
        colorPrimary: '#e0b48f',
        // The toolbar's text (5.3 : 1); a darker shade is the background of the selected page's white text (5.4 : 1).
        colorSecondary: '#c98a5c',
        appBg: '#1c1814',
        appContentBg: '#221d18',
        appPreviewBg: '#fbf8f2',
        appBorderColor: '#4a4138',
        appBorderRadius: 8,
        textColor: '#f1ebe2',
        textMutedColor: '#b9ad9e',
        barBg: '#221d18',
        barSelectedColor: '#e0b48f',
        barHoverColor: '#e0b48f',
      }
    : {
        base: 'light',
        brandTitle: 'Vitrine',
        fontBase: FONT,
        colorPrimary: '#6f4528',
        colorSecondary: '#6f4528',
        appBg: '#f7f3ec',
        appBorderColor: '#e3dace',
        appBorderRadius: 8,
        textColor: '#1f1b16',
        textMutedColor: '#5d5348',
        barBg: '#fffdf9',
        barSelectedColor: '#6f4528',
        barHoverColor: '#6f4528',
      },
);
