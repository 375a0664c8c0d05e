import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { registerAnnouncementsPanel } from './announcements/AnnouncementsPanel.tsx';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vitrine',
    colorPrimary: '#6f4528',
    colorSecondary: '#6f4528',
    appBg: '#f7f3ec',
    appBorderColor: '#e3dace',
    appBorderRadius: 8,
    textColor: '#1f1b16',
    barBg: '#fffdf9',
    barSelectedColor: '#6f4528',
    barHoverColor: '#6f4528',
  }),
});

registerAnnouncementsPanel();
