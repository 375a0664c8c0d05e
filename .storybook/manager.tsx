import { addons } from 'storybook/manager-api';
import { registerAnnouncementsPanel } from './announcements/AnnouncementsPanel.tsx';
import { brandTheme } from './brandTheme.ts';

addons.setConfig({ theme: brandTheme });

registerAnnouncementsPanel();
