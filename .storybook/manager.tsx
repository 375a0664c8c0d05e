import { addons } from 'storybook/manager-api';
import { registerAnnouncementsPanel } from './announcements/AnnouncementsPanel.tsx';
import { brandTheme } from './brandTheme.ts';
import { registerCopyLinkTool } from './CopyLinkTool.tsx';
import { registerRequirementsPanel } from './requirements/RequirementsPanel.tsx';

addons.setConfig({ theme: brandTheme });

registerAnnouncementsPanel();
registerRequirementsPanel();
registerCopyLinkTool();
