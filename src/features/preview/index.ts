export type { ContentEntry, EditUrl } from './contentEntries.ts';
export { PreviewPanel, type PreviewPanelProps } from './PreviewPanel.tsx';
