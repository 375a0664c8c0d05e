import { addons } from 'storybook/manager-api';
import { registerAnnouncementsPanel } from './announcements/AnnouncementsPanel.tsx';
import { brandTheme } from './brandTheme.ts';
import { registerCompareTool } from './CompareTool.tsx';
import { registerCopyLinkTool } from './CopyLinkTool.tsx';
import { registerReportTool } from './report/ReportTool.tsx';
import { registerRequirementsPanel } from './requirements/RequirementsPanel.tsx';
import { sentenceCase } from './sentenceCase.ts';

addons.setConfig({
  theme: brandTheme,
  // Leaves tall parts most of the window.
  layout: { bottomPanelHeight: 220 },
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});

registerAnnouncementsPanel();
registerRequirementsPanel();
registerCompareTool();
registerCopyLinkTool();
registerReportTool();
